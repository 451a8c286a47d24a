// SPDX-License-Identifier: Apache-2.0
//
// A whole message in one call, without a context, is one job.

#include "algorithms.h"
#include "context.h"
#include "device.h"
#include "driver.h"
#include "soft.h"

#define ME rvh_driver

// Why a call is none of the common case.
enum why {
    AT_WORK,   // the driver is, on the call that this one has interrupted
    OTHER,     // extendable output, or no message, or one that is not quick; the engine has to be made free; the hart
               // is to sleep
    NO_OUTPUT, // the device may have begun, and it cannot end so
    NOT_WELL,  // the job did not end well
};

// The job did not end well: either the device lacks the algorithm, and software can still do it, or it failed.
static rvh_status not_done(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    if (!rvh_driver_has(rvh_algorithms[alg].family)) {
        rvh_device_unbuilt();
        ME.used--;
        rvh_driver_leave();
        return rvh_soft_hash(alg, out, outlen, data, len);
    }
    for (size_t i = 0; i < outlen; i++) {
        out[i] = 0;
    }
    rvh_driver_give_up();
    rvh_driver_leave();
    return RVH_ERR_HW;
}

static __attribute__((noinline)) rvh_status otherwise(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data,
                                                      size_t len, enum why why)
{
    if (why == NOT_WELL) {
        rvh_driver_enter();
        return not_done(alg, out, outlen, data, len);
    }
    if (why == NO_OUTPUT) {
        rvh_driver_drop();
    }
    rvh_status status = rvh_hash_check(alg, out, outlen, data, len);
    if (status != RVH_OK || why == AT_WORK || !rvh_driver_make_free()) {
        if (why != AT_WORK) {
            rvh_driver_leave();
        }
        return status == RVH_OK ? rvh_soft_hash(alg, out, outlen, data, len) : status;
    }
    ME.used++;
    const struct rvh_moves moves = {.data = data, .len = len, .to = out, .room = outlen};
    if (!rvh_device_do(OP_START | JOB_IN | JOB_FINISH | JOB_OUT | (uint32_t)alg << JOB_ALG_AT, moves)) {
        return not_done(alg, out, outlen, data, len);
    }
    if (rvh_algorithms[alg].digest == 0) { // it would go on
        rvh_driver_drop();
    }
    rvh_driver_leave();
    return RVH_OK;
}

// The common case calls nothing and comes back to nothing, so it needs no stack and saves no registers. The device has
// begun to read the message while the rest of the arguments is looked at; nothing is written before that. The other
// cases leave by one call: for two, gcc would copy the arguments first.
rvh_status rvh_hash(rvh_alg alg, void *out, size_t outlen, const void *data, size_t len)
{
    enum why why = AT_WORK;
    if (RVH_UNLIKELY(!rvh_driver_enter())) {
        goto otherwise;
    }
    why = OTHER;
    const int too_long = (uint64_t)len >> 32 != 0; // where size_t can be that
    if (RVH_UNLIKELY(ME.state != STATE_USUAL || alg >= RVH_SHAKE128 || data == NULL || too_long
                     || !rvh_device_quick(data, len))) {
        goto otherwise;
    }
    rvh_device_begin(alg, data, len);
    why = NO_OUTPUT;
    if (RVH_UNLIKELY(outlen != rvh_device_digest_size(alg) || outlen == 0 || out == NULL)) {
        goto otherwise;
    }
    why = NOT_WELL;
    int well = rvh_device_end(alg, out, outlen, data, len);
    rvh_driver_leave(); // before the look at `well`, which is a cycle on its way
    if (!RVH_UNLIKELY(!well)) {
        return RVH_OK;
    }
otherwise:
    return otherwise(alg, out, outlen, data, len, why);
}

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
    IN_A_CALL, // the driver is at work, on the call that this one has interrupted
    OTHER,     // extendable output, or no message, or one that is not quick, or memory that the device does not reach;
               // the engine has to be made free; the hart is to sleep
    NO_OUTPUT, // the device may have begun, and it cannot end so
    NOT_WELL,  // the job did not end well
};

// The look at what became of a job is a cycle on its way, in which the driver can be left. Not while the job may be
// under way: nobody else may use the device. Not with a lock: another task would have the engine before what went wrong
// is seen.
enum { LEAVES_EARLY = RVH_DEVICE_ENDS && !RVH_LOCKED };

// The job did not end well: either the device lacks the algorithm, and software can still do it, or it failed. Nothing
// moves any more when the output is cleared, if the device answers at all.
static rvh_status not_done(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    if (!rvh_driver_has(rvh_algorithms[alg].family) && rvh_device_settle()) {
        rvh_device_unbuilt();
        ME.used--;
        rvh_driver_leave();
        return rvh_soft_hash(alg, out, outlen, data, len);
    }
    if (ME.engine == ENGINE_FREE) { // as this call has left it: no handler has come in between
        rvh_driver_give_up();
    }
    for (size_t i = 0; i < outlen; i++) {
        out[i] = 0;
    }
    rvh_driver_leave();
    return RVH_ERR_HW;
}

static __attribute__((noinline)) rvh_status otherwise(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data,
                                                      size_t len, enum why why)
{
    if (RVH_UNLIKELY(why == NOT_WELL)) {
        if (LEAVES_EARLY) { // a handler runs to its end, so the driver is not at work
            rvh_driver_enter();
        } else if (rvh_device_late(len)) {
            rvh_driver_leave();
            return RVH_OK;
        }
        return not_done(alg, out, outlen, data, len);
    }
    if (RVH_UNLIKELY(why == NO_OUTPUT)) {
        rvh_driver_drop();
    }
    rvh_status status = rvh_hash_check(alg, out, outlen, data, len);
    const int reached = rvh_device_takes(data, len) && rvh_reaches(out, outlen);
    if (RVH_UNLIKELY(status != RVH_OK || why == IN_A_CALL || !reached) || !rvh_driver_make_free()) {
        if (status == RVH_OK) {
            rvh_driver_fell_back(alg);
        }
        if (why != IN_A_CALL) {
            rvh_driver_leave();
        }
        return status == RVH_OK ? rvh_soft_hash(alg, out, outlen, data, len) : status;
    }
    ME.used++;
    const struct rvh_moves moves = {.data = data, .len = len, .to = out, .room = outlen};
    if (RVH_UNLIKELY(!rvh_device_do(OP_START | JOB_IN | JOB_FINISH | JOB_OUT | (uint32_t)alg << JOB_ALG_AT, moves))) {
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
    enum why why = IN_A_CALL;
    if (RVH_UNLIKELY(!rvh_driver_enter())) {
        goto otherwise;
    }
    why = OTHER;
    const int reached = rvh_device_takes(data, len) && rvh_reaches(out, outlen);
    if (RVH_UNLIKELY(ME.state != STATE_USUAL || alg >= RVH_SHAKE128 || data == NULL || !reached
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
    if (LEAVES_EARLY) {
        rvh_driver_leave();
    }
    if (!RVH_UNLIKELY(!well)) {
        if (!LEAVES_EARLY) {
            rvh_driver_leave();
        }
        return RVH_OK;
    }
otherwise:
    return otherwise(alg, out, outlen, data, len, why);
}

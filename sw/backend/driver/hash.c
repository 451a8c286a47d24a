// SPDX-License-Identifier: Apache-2.0
//
// A whole message in one call, without a context, is one job.

#include "algorithms.h"
#include "context.h"
#include "device.h"
#include "driver.h"
#include "soft.h"

#define ME rvh_driver

// Reasons for leaving the fast path.
enum why {
    IN_A_CALL, // this call interrupted another call of the driver
    OTHER,     // extendable output; a null message, one that is not quick, or memory that the device does not reach; an
               // engine that is not free; a wait mode in which the hart sleeps
    NO_OUTPUT, // the output arguments are invalid, and the device may have begun
    NOT_WELL,  // the job failed
};

// Loading the result of a job takes an extra cycle, in which the driver can be left. Not if the job may still be
// active: no other call may use the device. Not with a lock: another task could take the engine before a failure is
// seen.
enum { LEAVES_EARLY = RVH_DEVICE_ENDS && !RVH_LOCKED };

// The job failed. If the device lacks the algorithm, portable C hashes the message. Otherwise abort the device, then
// clear the output: no transfer is in flight by then, if the device responds at all.
static rvh_status not_done(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    if (!rvh_driver_has(rvh_algorithms[alg].family) && rvh_device_settle()) {
        rvh_device_unbuilt();
        ME.used--;
        rvh_driver_leave();
        return rvh_soft_hash(alg, out, outlen, data, len);
    }
    if (ME.engine == ENGINE_FREE) { // unchanged since this call: no handler has used the engine
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
        if (LEAVES_EARLY) { // cannot fail: a handler runs to its end, so no other call is active
            rvh_driver_enter();
        } else if (rvh_device_late(len)) {
            RVH_CACHE_INVALIDATE(out, outlen);
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
    if (rvh_algorithms[alg].digest == 0) { // an extendable output would continue
        rvh_driver_drop();
    }
    rvh_driver_leave();
    return RVH_OK;
}

// The fast path calls no function, so it needs no stack and saves no registers. The device begins to read the message
// before the remaining arguments are checked; it writes nothing until they are. All other cases leave by one tail call:
// with two, gcc would copy the arguments first.
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

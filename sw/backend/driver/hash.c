// SPDX-License-Identifier: Apache-2.0
//
// A whole message in one call, without a context, is one job.

#include "algorithms.h"
#include "context.h"
#include "device.h"
#include "driver.h"
#include "rvhash_xof.h"
#include "soft.h"

#define ME rvh_driver

// Reasons for leaving the fast path.
enum why {
    IN_A_CALL, // this call interrupted another call of the driver
    OTHER,     // extendable output by rvh_hash; a null message or output, one that is not quick, or memory that the device does not reach; an
               // engine that is not free; a wait mode in which the hart sleeps; a cache that is not coherent
    NO_OUTPUT, // the output arguments are invalid, and the device may have begun
    NOT_WELL,  // the job failed
};

// Loading the result of a job takes an extra cycle, in which the driver can be left. Not if the job may still be
// active: no other call may use the device. Not with a lock: another task could take the engine before a failure is
// seen.
enum { LEAVES_EARLY = RVH_DEVICE_ENDS && !RVH_LOCKED };

// Has a handler used the engine after this call has left the driver? Then the device is idle, or has its message.
RVH_INLINE int is_used_since(void)
{
    return LEAVES_EARLY && ME.engine != ENGINE_FREE;
}

// The job failed. If the device lacks the algorithm, portable C hashes the message. Otherwise abort the device, then
// clear the output: no transfer is in flight by then, if the device responds at all.
static rvh_status not_done(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    if (!rvh_driver_has(rvh_algorithms[alg].family) && (is_used_since() || rvh_device_settle())) {
        rvh_device_unbuilt();
        ME.used--;
        if (RVH_SOFT) {
            rvh_driver_leave();
            return rvh_soft_hash(alg, out, outlen, data, len);
        }
    } else if (!is_used_since()) {
        rvh_driver_give_up();
    }
    for (size_t i = 0; i < outlen; i++) {
        out[i] = 0;
    }
    rvh_driver_leave();
    return RVH_ERR_HW;
}

// A job whose memory the device reaches. With a cache, output that shares a line with other data is staged.
#if RVH_CACHED
#define DO(word, moves) rvh_driver_job(word, &(moves))
#else
#define DO(word, moves) rvh_device_do(word, moves)
#endif

// The fast path and a job of one message cannot do it.
static rvh_status by_other_means(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len, enum why why)
{
    if (RVH_SOFT) {
        return rvh_soft_hash(alg, out, outlen, data, len);
    }
    const rvh_part part = {data, len};
    return why == IN_A_CALL ? RVH_ERR_BUSY : rvh_hashv(alg, out, outlen, &part, 1);
}

static __attribute__((noinline)) rvh_status otherwise(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data,
                                                      size_t len, enum why why)
{
    if (RVH_UNLIKELY(why == NOT_WELL)) {
        if (LEAVES_EARLY) { // cannot fail: a handler runs to its end, so no other call is active
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
#if RVH_REACH_TOLD
    if (why != IN_A_CALL && ME.engine == ENGINE_UNKNOWN) {
        rvh_driver_make_free();
    }
#endif
    const int reached = rvh_device_takes(data, len) && rvh_reaches(out, outlen);
    if (RVH_UNLIKELY(status != RVH_OK || why == IN_A_CALL || !reached) || !rvh_driver_make_free()) {
        if (status == RVH_OK) {
            rvh_driver_fell_back(alg);
        }
        if (why != IN_A_CALL) {
            rvh_driver_leave();
        }
        return status == RVH_OK ? by_other_means(alg, out, outlen, data, len, why) : status;
    }
    ME.used++;
    const struct rvh_moves moves = {.data = data, .len = len, .to = out, .room = outlen};
    if (RVH_UNLIKELY(!DO(OP_START | JOB_IN | JOB_FINISH | JOB_OUT | (uint32_t)alg << JOB_ALG_AT, moves))) {
        return not_done(alg, out, outlen, data, len);
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
    if (RVH_UNLIKELY(RVH_CACHED || ME.state != STATE_USUAL || alg >= RVH_SHAKE128 || data == NULL || !reached
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

// The same for extendable output, which the engine would continue: it is left there until the next message begins.
rvh_status rvh_xof(rvh_alg alg, void *out, size_t outlen, const void *data, size_t len)
{
    enum why why = IN_A_CALL;
    if (RVH_UNLIKELY(!RVH_HAS_KECCAK || (alg != RVH_SHAKE128 && alg != RVH_SHAKE256))) {
        return RVH_ERR_ALG;
    }
    if (RVH_UNLIKELY(!rvh_driver_enter())) {
        goto otherwise;
    }
    why = OTHER;
    const int reached = rvh_device_takes(data, len) && rvh_reaches(out, outlen);
    if (RVH_UNLIKELY(RVH_CACHED || ME.state != STATE_USUAL || data == NULL || out == NULL || outlen == 0 || !reached
                     || !rvh_device_quick(data, len))) {
        goto otherwise;
    }
    rvh_device_begin(alg, data, len);
    why = NOT_WELL;
    int well = rvh_device_end_output(alg, out, outlen, data, len);
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

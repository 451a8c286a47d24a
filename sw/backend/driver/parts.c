// SPDX-License-Identifier: Apache-2.0
//
// A whole message in parts is one job, if the device reads a list of fragments that the hart wrote for itself.
// Otherwise it is a message in pieces whose context lives in this call, or one job for each part if there are no messages
// in pieces (build.h).

#include "context.h"
#include "device.h"
#include "messages.h"
#include "rvhash_xof.h"
#include "soft.h"

#define ME rvh_driver

RVH_INLINE int are_reached(const rvh_part *parts, size_t count)
{
    int all = 1;
    for (size_t i = 0; RVH_REACH_LIMITED && i < count; i++) {
        all &= rvh_reaches(parts[i].data, parts[i].len);
    }
    return all;
}

// MOVED: portable C has hashed it, or a part of it. STAYS: nothing is hashed.
static enum outcome in_pieces(rvh_ctx *ctx, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count)
{
    enum outcome outcome = WELL;
    for (size_t i = 0; i < count && outcome != LOST && outcome != STAYS; i++) {
        ctx->total += parts[i].len;
        if (parts[i].len > 0 && rvh_is_soft(ctx)) {
            rvh_soft_absorb(ctx, parts[i].data, parts[i].len);
        } else if (parts[i].len > 0) {
            outcome = rvh_message_absorb(ctx, parts[i].data, parts[i].len);
        }
    }
    if (outcome == LOST || outcome == STAYS) {
        return outcome;
    }
    if (rvh_is_soft(ctx)) {
        rvh_soft_finish(ctx);
        rvh_soft_squeeze(ctx, out, outlen);
    } else {
        rvh_backend_finish(ctx);
        ctx->phase = RVH_PHASE_SQUEEZE;
        outcome = rvh_message_output(ctx, out, outlen);
    }
    return outcome;
}

// MOVED: the device does not hash this algorithm.
static enum outcome by_context(rvh_alg alg, uint8_t *out, size_t outlen,
                                                         const rvh_part *parts, size_t count)
{
    rvh_ctx ctx;
    ctx.phase = RVH_PHASE_ABSORB;
    ctx.alg = (uint8_t)alg;
    ctx.home = RVH_HOME_HARDWARE;
    ctx.total = 0;
    if (!rvh_message_can_begin(&ctx)) {
        return MOVED;
    }
    ctx.u.hw.place = PLACE_FRESH;
    enum outcome outcome = in_pieces(&ctx, out, outlen, parts, count);
    if (rvh_is_soft(&ctx)) {
        rvh_soft_clean_stack(alg);
    } else if (ME.owner.at == &ctx) { // extendable output: left in the engine until the next message begins
        rvh_driver_disown();
    }
    rvh_context_clear(&ctx);
    return RVH_SOFT && outcome == MOVED ? WELL : outcome;
}

// A job for each part. MOVED: the device is absent or does not hash this algorithm.
static enum outcome by_jobs(rvh_alg alg, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count)
{
    _Static_assert(RVH_MESSAGES || RVH_DEVICE_UNIT == 1, "RVH_NO_MESSAGES requires a device that reads memory");
    if (!rvh_driver_make_free() || !rvh_driver_has(rvh_algorithms[alg].family)) {
        return MOVED;
    }
    uint32_t word = OP_START | (uint32_t)alg << JOB_ALG_AT;
    int well = 1;
    ME.used++;
    for (size_t i = 0; well && i < count; i++) {
        if (parts[i].len > 0) {
            const struct rvh_moves moves = {.data = parts[i].data, .len = parts[i].len};
            well = rvh_driver_job(word | JOB_IN, &moves);
            word = OP_NONE;
        }
    }
    const struct rvh_moves end = {.to = out, .room = outlen};
    well = well && rvh_driver_job(word | JOB_FINISH | (outlen > 0 ? (uint32_t)JOB_OUT : 0), &end);
    if (!well) {
        rvh_driver_give_up();
    }
    return well ? WELL : LOST;
}

// `out` is valid for the message, and the driver is entered. Leaves it.
static __attribute__((noinline)) rvh_status otherwise(rvh_alg alg, uint8_t *out, size_t outlen, const rvh_part *parts,
                                                      size_t count, int lost)
{
    enum outcome outcome = LOST;
    if (lost) {
        rvh_driver_give_up();
    } else {
        outcome = RVH_MESSAGES ? by_context(alg, out, outlen, parts, count) : by_jobs(alg, out, outlen, parts, count);
    }
    if (outcome == LOST || (!RVH_SOFT && outcome == MOVED)) {
        memset(out, 0, outlen);
    }
    rvh_driver_leave();
    if (RVH_SOFT && outcome == MOVED) {
        rvh_driver_fell_back(alg);
        return rvh_soft_hashv(alg, out, outlen, parts, count);
    }
    return outcome == WELL ? RVH_OK : outcome == STAYS ? RVH_ERR_BUSY : RVH_ERR_HW;
}

static __attribute__((noinline)) int becomes_usual(void)
{
    const int made = rvh_driver_make_free();
    ME.at_work = AT_WORK; // the coprocessor has stored a status here, which must not pass for that of the next message
    return made && ME.mode == 0;
}

rvh_status rvh_hashv(rvh_alg alg, void *out, size_t outlen, const rvh_part *parts, size_t count)
{
    size_t bytes;
    rvh_status status = rvh_hashv_check(alg, out, outlen, parts, count, &bytes);
    if (RVH_UNLIKELY(status != RVH_OK)) {
        return status;
    }
    if (RVH_UNLIKELY(!rvh_driver_enter())) {
        rvh_driver_fell_back(alg);
        return RVH_SOFT ? rvh_soft_hashv(alg, out, outlen, parts, count) : RVH_ERR_BUSY;
    }
    int well = 1;
    if (RVH_UNLIKELY(RVH_CACHED || (ME.state != STATE_USUAL && !becomes_usual()) || outlen == 0 || !are_reached(parts, count)
                     || !rvh_reaches(out, outlen) || !rvh_device_takes_parts(parts, count)
                     || !rvh_driver_has(rvh_algorithms[alg].family))
        || RVH_UNLIKELY(!(well = rvh_device_parts(alg, 0, out, outlen, parts, count, bytes)))) {
        return otherwise(alg, out, outlen, parts, count, !well);
    }
    rvh_driver_leave();
    return RVH_OK;
}

int rvh_backend_resumes(void)
{
    return RVH_DEVICE_SAVES;
}

rvh_result rvh_backend_whole(rvh_alg alg, int resumes, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count,
                             size_t bytes)
{
    if (RVH_CACHED || (resumes && !RVH_DEVICE_SAVES) || !rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    rvh_result result = RVH_SUCCESS;
    if (RVH_UNLIKELY((ME.state != STATE_USUAL && !becomes_usual()) || !are_reached(parts, count) || !rvh_reaches(out, outlen)
                     || !rvh_device_takes_parts(parts, count) || !rvh_driver_has(rvh_algorithms[alg].family))) {
        result = RVH_FALLBACK;
    } else if (RVH_UNLIKELY(!rvh_device_parts(alg, resumes, out, outlen, parts, count, bytes))) {
        rvh_driver_give_up();
        memset(out, 0, outlen);
        result = RVH_FAILURE;
    }
    rvh_driver_leave();
    return result;
}

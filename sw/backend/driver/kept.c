// SPDX-License-Identifier: Apache-2.0

#include "kept.h"

#include "context.h"
#include "saved.h"

#if !RVH_DMA

#define ME rvh_driver

enum { UNIT = RVH_DEVICE_UNIT };

static void forget(rvh_ctx *ctx)
{
    uint8_t *kept = rvh_kept_at(ctx);
    for (size_t i = 0; i < ctx->u.hw.ahead; i++) {
        kept[i] = 0;
    }
    ctx->u.hw.ahead = 0;
}

static void keep(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    rvh_copy(rvh_kept_at(ctx) + ctx->u.hw.ahead, data, len);
    ctx->u.hw.filled |= !RVH_DEVICE_SAVES; // kept bytes are in saved[]
    ctx->u.hw.ahead = (uint8_t)(ctx->u.hw.ahead + len);
}

// Pass `units` kept bytes, whole units, to the engine. LOST: the bytes are lost with the message. MOVED: they stay
// until portable C has absorbed them.
static enum outcome push(rvh_ctx *ctx, size_t units)
{
    enum outcome outcome = rvh_message_work(ctx, JOB_IN, rvh_kept_at(ctx), units, NULL, 0);
    if (outcome == WELL) {
        forget(ctx);
    }
    return outcome;
}

enum outcome rvh_kept_work(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    const size_t n = ctx->u.hw.ahead, fill = -n & (UNIT - 1);
    const size_t most = ctx->u.hw.place == PLACE_FRESH ? RVH_DEVICE_KEEPS : UNIT - 1;
    if (ctx->u.hw.place == PLACE_HELD && !rvh_driver_is(ME.owner, ctx) && rvh_pool_of(ctx) == NULL) {
        return LOST; // report it now, not when the unit is complete
    }
    if (len <= most - n) {
        keep(ctx, data, len);
        return WELL;
    }
    const size_t whole = (len - fill) & ~(size_t)(UNIT - 1);
    enum outcome outcome = WELL;
    if (n > 0) {
        rvh_copy(rvh_kept_at(ctx) + n, data, fill);
        outcome = push(ctx, n + fill);
    }
    if (outcome == WELL && whole > 0) {
        outcome = rvh_message_work(ctx, JOB_IN, data + fill, whole, NULL, 0);
    }
    if (outcome == WELL) {
        keep(ctx, data + fill + whole, len - fill - whole);
    }
    return outcome;
}

enum outcome rvh_kept_fill(rvh_ctx *ctx)
{
    const size_t n = ctx->u.hw.ahead, fill = -n & (UNIT - 1);
    uint8_t *kept = rvh_kept_at(ctx);
    for (size_t i = 0; i < fill; i++) {
        kept[n + i] = 0;
    }
    return push(ctx, n + fill);
}

enum outcome rvh_kept_end(rvh_ctx *ctx, uint32_t word, uint8_t *to, size_t room)
{
    const size_t n = ctx->u.hw.ahead;
    enum outcome outcome = rvh_message_work(ctx, n > 0 ? word | JOB_IN : word, rvh_kept_at(ctx), n, to, room);
    if (outcome == WELL && to != rvh_kept_at(ctx)) {
        forget(ctx);
    }
    return outcome;
}

// ---- saved messages: docs/context.md ----

// Start of the unfinished block. In a sponge, the message bytes are XORed into the state.
static uint8_t *block_of(const rvh_ctx *ctx, uint8_t *saved)
{
    static const uint8_t hash_value[] = {0, 32, 64, 0}; // by family
    return saved + RVH_SAVED_STATE + hash_value[rvh_algorithms[ctx->alg].family];
}

static int is_sponge(const rvh_ctx *ctx)
{
    return rvh_algorithms[ctx->alg].family == RVH_FAMILY_KECCAK;
}

void rvh_kept_split(rvh_ctx *ctx, uint8_t *saved)
{
    const uint8_t n = saved[RVH_SAVED_POS] & (UNIT - 1);
    saved[RVH_SAVED_POS] = (uint8_t)(saved[RVH_SAVED_POS] - n);
    const uint8_t *from = block_of(ctx, saved) + saved[RVH_SAVED_POS];
    for (unsigned i = 0; i < n; i++) {
        rvh_kept_at(ctx)[i] = is_sponge(ctx) ? 0 : from[i]; // a sponge has the bytes in its state: zeros change nothing
    }
    if (!is_sponge(ctx)) {
        saved[RVH_SAVED_LENGTH] = (uint8_t)(saved[RVH_SAVED_LENGTH] - n);
    }
    ctx->u.hw.ahead = n;
}

void rvh_kept_join(rvh_ctx *ctx, uint8_t *saved)
{
    const uint8_t n = ctx->u.hw.ahead;
    uint8_t *to = block_of(ctx, saved) + saved[RVH_SAVED_POS];
    for (unsigned i = 0; i < n; i++) {
        to[i] = rvh_kept_at(ctx)[i] ^ (is_sponge(ctx) ? to[i] : 0);
    }
    saved[RVH_SAVED_POS] = (uint8_t)(saved[RVH_SAVED_POS] + n); // position and length were multiples of the unit
    if (!is_sponge(ctx)) {
        saved[RVH_SAVED_LENGTH] = (uint8_t)(saved[RVH_SAVED_LENGTH] + n);
    }
}

#endif

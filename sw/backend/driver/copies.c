// SPDX-License-Identifier: Apache-2.0
//
// Copy, save, restore and wipe messages. A message is first moved into its context before it is copied. A message with
// output that was read ahead does not fit into the context, and stays in a slot.

#include "algorithms.h"
#include "context.h"
#include "device.h"
#include "kept.h"
#include "messages.h"
#include "saved.h"
#include "soft.h"

#define ME rvh_driver

// Copies only the used part: a context is large.
static void copy_context(rvh_ctx *dst, const rvh_ctx *src)
{
    size_t bytes = offsetof(rvh_ctx, u.hw.saved);
    if (src->u.hw.place == PLACE_SAVED) {
        bytes += rvh_saved_size((rvh_alg)src->alg);
    } else if (!RVH_DEVICE_SAVES && src->u.hw.place == PLACE_FRESH) {
        bytes += src->u.hw.ahead; // the kept bytes are in saved[]
    }
    rvh_copy((uint8_t *)dst, (const uint8_t *)src, bytes);
}

// Move a message from the engine or a slot into its context. WELL: it is in the context, or was not begun, or is in a
// slot with output that was read ahead. MOVED: no slot is free; nothing has changed.
static enum outcome fetch(rvh_ctx *ctx)
{
    if (ctx->u.hw.place != PLACE_HELD) {
        return WELL;
    }
    if (rvh_driver_is(ME.owner, ctx)) {
        if (RVH_DEVICE_SAVES && !ME.in_output) {
            const struct rvh_moves moves = {.to = ctx->u.hw.saved, .room = ME.saved_size};
            if (!rvh_driver_job(OP_SAVE | JOB_OUT, &moves)) {
                rvh_driver_give_up();
                return LOST;
            }
            rvh_driver_disown();
            ctx->u.hw.place = PLACE_SAVED;
            ctx->u.hw.filled = 1;
            return WELL;
        }
        if (!rvh_driver_evict()) {
            return MOVED;
        }
    }
    struct rvh_slot *slot = rvh_pool_of(ctx);
    if (slot == NULL) {
        return LOST;
    }
    if (slot->left == 0) {
        rvh_copy(ctx->u.hw.saved, slot->bytes + slot->message, sizeof ctx->u.hw.saved);
        rvh_pool_release(slot);
        ctx->u.hw.place = PLACE_SAVED;
        ctx->u.hw.filled = 1;
    }
    return WELL;
}

// Can one more message be open, in place of the message of `dst`?
static int has_room(const rvh_ctx *dst)
{
    if (!RVH_SOFT && rvh_pool_open() >= RVH_SLOTS) {
        return rvh_pool_has(dst) || ME.owner.at == dst;
    }
    return rvh_pool_free() != NULL || rvh_pool_has(dst);
}

// Copy the message in `slot` for `dst`. Requires a free slot.
static void copy_slot(rvh_ctx *dst, const struct rvh_slot *slot)
{
    struct rvh_slot *other = rvh_pool_free();
    rvh_copy((uint8_t *)other, (const uint8_t *)slot, sizeof *other);
    dst->u.hw.ticket = ++ME.tickets;
    rvh_pool_take(other, (struct rvh_owner){dst, dst->u.hw.ticket});
}

rvh_result rvh_backend_clone(rvh_ctx *dst, const rvh_ctx *src)
{
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    enum outcome outcome = fetch((rvh_ctx *)src); // not const: the place of the message changes here
    if (outcome == WELL) {
        const struct rvh_slot *slot = src->u.hw.place == PLACE_HELD ? rvh_pool_of(src) : NULL;
        if (slot != NULL && !has_room(dst)) {
            outcome = MOVED;
        } else {
            rvh_driver_forget(dst); // the earlier message of dst
            copy_context(dst, src);
            if (slot != NULL) {
                copy_slot(dst, slot);
            }
        }
    }
    rvh_driver_leave();
    return outcome == WELL ? RVH_SUCCESS : outcome == LOST ? RVH_FAILURE : RVH_FALLBACK;
}

// Write a message that is in memory in the layout of rvh_save. Output that was read ahead is put back.
static void write_saved(rvh_ctx *ctx, uint8_t *to)
{
    const struct rvh_slot *slot = ctx->u.hw.place == PLACE_HELD ? rvh_pool_of(ctx) : NULL;
    rvh_copy(to, slot != NULL ? slot->bytes + slot->message : ctx->u.hw.saved, rvh_saved_size((rvh_alg)ctx->alg));
    if (ctx->phase == RVH_PHASE_SQUEEZE) {
        rvh_saved_back(to, (slot != NULL ? slot->left : 0u) + ctx->u.hw.ahead - ctx->u.hw.given);
    } else if (RVH_DEVICE_UNIT > 1) {
        rvh_kept_join(ctx, to);
    }
}

rvh_result rvh_backend_save(const rvh_ctx *ctx, uint8_t *to)
{
    rvh_ctx *message = (rvh_ctx *)ctx;
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    enum outcome outcome = WELL;
    if (ctx->u.hw.place == PLACE_FRESH && RVH_DEVICE_SAVES) {
        outcome = rvh_message_work(message, OP_NONE, NULL, 0, NULL, 0);
    } else if (ctx->u.hw.place == PLACE_FRESH) {
        outcome = rvh_message_move(message);
    }
    if (RVH_SOFT && outcome == MOVED) {
        rvh_soft_save(ctx, to);
        outcome = WELL;
    } else {
        outcome = outcome == WELL ? fetch(message) : outcome;
        if (outcome == WELL) {
            write_saved(message, to);
        }
    }
    rvh_driver_leave();
    return outcome == WELL ? RVH_SUCCESS : outcome == LOST ? RVH_FAILURE : RVH_FALLBACK;
}

// The engine outputs whole words. The rest of a partly returned word comes from the context.
static void split_word(rvh_ctx *ctx)
{
    uint8_t *saved = ctx->u.hw.saved, given = saved[RVH_SAVED_POS] & (RVH_ENGINE_WORD - 1);
    if (RVH_ENGINE_WORD > 8 && saved[RVH_SAVED_POS] == rvh_output_block(ctx)) {
        given = 0; // the end of a block is the end of a word
    }
    if (given > 0) {
        saved[RVH_SAVED_POS] = (uint8_t)(saved[RVH_SAVED_POS] - given);
        const uint8_t ahead = (uint8_t)rvh_output_word(ctx, saved[RVH_SAVED_POS]);
        rvh_copy(ctx->u.hw.word, saved + RVH_SAVED_STATE + saved[RVH_SAVED_POS], ahead);
        saved[RVH_SAVED_POS] = (uint8_t)(saved[RVH_SAVED_POS] + ahead);
        ctx->u.hw.given = given;
        ctx->u.hw.ahead = ahead;
    }
    if (RVH_ENGINE_WORD > 8) {
        ctx->pos = (uint8_t)(saved[RVH_SAVED_POS] % rvh_output_block(ctx));
    }
}

// A message in hardware has 64 bits of length in its context. If it continued in portable C, its carry would be lost.
static int is_too_long(const rvh_ctx *ctx)
{
    return RVH_SOFT && ctx->total >> 63 != 0;
}

rvh_result rvh_backend_restore(rvh_ctx *ctx, const uint8_t *from)
{
    rvh_result result = RVH_FALLBACK;
    if (RVH_DEVICE_SAVES && !is_too_long(ctx) && rvh_driver_enter()) {
        if (rvh_message_can_begin(ctx)) {
            rvh_copy(ctx->u.hw.saved, from, rvh_saved_size((rvh_alg)ctx->alg));
            ctx->u.hw.place = PLACE_SAVED;
            ctx->u.hw.filled = 1; // restored
            if (ctx->phase == RVH_PHASE_SQUEEZE) {
                split_word(ctx);
            } else if (RVH_DEVICE_UNIT > 1) {
                rvh_kept_split(ctx, ctx->u.hw.saved);
            }
            result = RVH_SUCCESS;
        }
        rvh_driver_leave();
    }
    if (result != RVH_SUCCESS) {
        rvh_driver_fell_back(ctx->alg);
    }
    return result;
}

// Can the driver hold a message of `ctx`? For a caller that could not enter the driver. With a lock, another task is in
// the driver, so the answer comes from the context alone. For a context that is not initialised it may wrongly be yes.
static int is_held(const rvh_ctx *ctx)
{
    if (RVH_LOCKED) {
        return ctx->home == RVH_HOME_HARDWARE && ctx->u.hw.place == PLACE_HELD;
    }
    return ME.owner.at == ctx || rvh_pool_has(ctx);
}

rvh_result rvh_backend_forget(rvh_ctx *ctx)
{
    if (!rvh_driver_enter()) {
        return is_held(ctx) ? RVH_FALLBACK : RVH_SUCCESS;
    }
    int well = !rvh_driver_forget(ctx) || rvh_driver_make_free();
    rvh_driver_leave();
    return well ? RVH_SUCCESS : RVH_FAILURE;
}

// Start to zeroize what earlier messages have left in the engine, if none is in it. 0: the device does not respond.
static int start_to_clean(void)
{
    int well = 1;
    if (ME.engine == ENGINE_UNKNOWN) { // an earlier program may have left data in the engine
        well = rvh_driver_make_free() || ME.capability == 0;
    }
    if (ME.engine == ENGINE_FREE) {
        rvh_driver_drop();
    }
    return well;
}

// Wait for the end of what start_to_clean began.
RVH_INLINE int end_clean(void)
{
    if (ME.engine != ENGINE_WIPING) {
        return 1;
    }
    const int well = rvh_device_settle();
    ME.engine = well ? ENGINE_FREE : ENGINE_ABSENT;
    return well;
}

rvh_result rvh_backend_wipe(rvh_ctx *ctx)
{
    if (!rvh_driver_enter()) {
        if (is_held(ctx)) {
            return RVH_FALLBACK;
        }
        rvh_context_clear(ctx); // the engine works for another call
        return RVH_SUCCESS;
    }
    int well = 1;
    if (ME.owner.at == ctx) { // first, so that the rest is done while the engine is being wiped
        rvh_driver_drop();
    } else if (!rvh_driver_forget(ctx) && ctx->home == RVH_HOME_HARDWARE) {
        well = start_to_clean(); // a message that was saved may have been in the engine before
    }
    rvh_context_clear(ctx);
    if (ME.slots != 0) {
        rvh_pool_forget(ctx);
    }
    well = end_clean() && well;
    rvh_driver_leave();
    return well ? RVH_SUCCESS : RVH_FAILURE;
}

rvh_result rvh_backend_clean(void)
{
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    int well = start_to_clean();
    well = end_clean() && well;
    rvh_driver_leave();
    return well ? RVH_SUCCESS : RVH_FAILURE;
}

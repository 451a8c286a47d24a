// SPDX-License-Identifier: Apache-2.0
//
// Messages in pieces. One-call messages are in hash.c, copies of messages in copies.c.
//
// A job brings its message into the engine: START with the first bytes, or RESTORE with the next bytes if another
// message has used the engine. The message stays there until it ends or another message needs the engine. If the engine
// is not available, because no slot is free for the message in it or because the device has failed, a message that is
// in memory continues in portable C.
//
// Interrupt handlers may hash. If a handler interrupts a call of the driver, a message that it begins is hashed by
// portable C. A call on a message in hardware returns FALLBACK, and nothing has changed.

#include "messages.h"

#include "algorithms.h"
#include "context.h"
#include "device.h"
#include "kept.h"
#include "saved.h"
#include "soft.h"

#define ME rvh_driver

static uint32_t start_word(const rvh_ctx *ctx)
{
    uint32_t word = OP_START | (uint32_t)ctx->alg << JOB_ALG_AT;
    if (ctx->alg == RVH_SPONGE) {
        word |= (uint32_t)rvh_rate_code(ctx->rate) << JOB_RATE_AT | (ctx->rounds == 12 ? JOB_SHORT : 0);
    }
    return word;
}

static int is_in_engine(const rvh_ctx *ctx)
{
    return ctx->u.hw.place == PLACE_HELD && rvh_driver_is(ME.owner, ctx);
}

// Move the message of `ctx`, which is in memory or not begun, to portable C, with its kept bytes.
static void move_to_software(rvh_ctx *ctx, struct rvh_slot *slot)
{
    const uint64_t total = ctx->total; // includes bytes that are not absorbed yet
    const uint8_t phase = ctx->phase, suffix = ctx->suffix;
    struct rvh_kept kept;
    rvh_kept_out(ctx, &kept);
    ctx->home = RVH_HOME_SOFTWARE;
    rvh_driver_fell_back(ctx->alg); // counted once: the message does not return to hardware
    if (ctx->u.hw.place == PLACE_FRESH) {
        ME.used--;
        if (ctx->alg == RVH_SPONGE) {
            rvh_keccak_message_start_sponge(ctx);
        } else {
            rvh_soft_start(ctx);
        }
        rvh_kept_absorb(ctx, &kept);
        return;
    }
    uint8_t saved[RVH_SAVED_MAX] __attribute__((aligned(4)));
    rvh_copy(saved, slot != NULL ? slot->bytes + slot->message : ctx->u.hw.saved, sizeof saved);
    if (slot != NULL) {
        rvh_pool_release(slot);
    }
    rvh_soft_restore(ctx, saved);
    rvh_clear_sixteens(saved, sizeof saved);
    ctx->total = total;
    ctx->phase = phase;
    if (ctx->alg == RVH_SPONGE) {
        ctx->suffix = suffix;
    }
    rvh_kept_absorb(ctx, &kept);
}

// The engine is not available for the message of `ctx`.
static enum outcome not_now(rvh_ctx *ctx, struct rvh_slot *slot)
{
    if (RVH_SOFT) {
        move_to_software(ctx, slot);
        return MOVED;
    }
    if (ME.engine != ENGINE_ABSENT) {
        return STAYS;
    }
    if (slot != NULL) {
        rvh_pool_release(slot);
    }
    return LOST;
}

enum outcome rvh_message_move(rvh_ctx *ctx)
{
    return not_now(ctx, NULL);
}

enum outcome rvh_message_work(rvh_ctx *ctx, uint32_t word, const uint8_t *data, size_t len, uint8_t *to, size_t room)
{
    struct rvh_moves moves = {.data = data, .len = len, .to = to, .room = room};
    struct rvh_slot *slot = NULL;
    const unsigned place = ctx->u.hw.place;
    if (!is_in_engine(ctx)) {
        if (place == PLACE_HELD && (slot = rvh_pool_of(ctx)) == NULL) { // lost, or the context was copied or moved
            return LOST;
        }
        if (place != PLACE_HELD) {
            rvh_driver_forget(ctx); // this message is not begun or is saved: any other at ctx is stale
        }
        if (!rvh_driver_make_free()) {
            return not_now(ctx, slot);
        }
        if (place == PLACE_FRESH) {
            word |= start_word(ctx);
        } else {
            word |= OP_RESTORE;
            moves.saved = slot != NULL ? slot->bytes + slot->message : ctx->u.hw.saved;
            moves.saved_len = rvh_saved_size((rvh_alg)ctx->alg);
        }
    }
    rvh_driver_own(ctx);
    int well = rvh_driver_job(word, &moves);
    if (slot != NULL) {
        rvh_pool_release(slot);
    }
    if (!well) {
        rvh_driver_give_up();
    }
    return well ? WELL : LOST;
}

// Convert an outcome to a result. If the message is lost, clear its output: the device was aborted and writes no more.
static rvh_result done(enum outcome outcome, uint8_t *out, size_t outlen)
{
    for (size_t i = 0; outcome == LOST && i < outlen; i++) {
        out[i] = 0;
    }
    rvh_driver_leave();
    return outcome == LOST ? RVH_FAILURE : outcome == STAYS ? RVH_FALLBACK : RVH_SUCCESS;
}

int rvh_message_can_begin(rvh_ctx *ctx)
{
    rvh_driver_forget(ctx);
    if (ME.engine == ENGINE_UNKNOWN) {
        rvh_driver_make_free();
    }
    if (ME.engine == ENGINE_ABSENT || !rvh_driver_has(rvh_algorithms[ctx->alg].family)) {
        return 0;
    }
    ctx->u.hw.ending = 0;
    ctx->u.hw.filled = 0;
    ctx->u.hw.given = 0;
    ctx->u.hw.ahead = 0;
    ME.used++;
    return 1;
}

rvh_result rvh_backend_start(rvh_ctx *ctx)
{
    rvh_result result = RVH_FALLBACK;
    if (rvh_driver_enter()) {
        if (rvh_message_can_begin(ctx)) {
            ctx->u.hw.place = PLACE_FRESH;
            result = RVH_SUCCESS;
        }
        rvh_driver_leave();
    }
    if (result != RVH_SUCCESS) {
        rvh_driver_fell_back(ctx->alg);
    }
    return result;
}

RVH_INLINE enum outcome absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    enum outcome outcome = RVH_DEVICE_UNIT > 1 ? rvh_kept_work(ctx, data, len)
                                               : rvh_message_work(ctx, JOB_IN, data, len, NULL, 0);
    if (outcome == MOVED) {
        rvh_soft_absorb(ctx, data, len);
    }
    return outcome;
}

enum outcome rvh_message_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    return absorb(ctx, data, len);
}

// Without portable C: 0 if the message of `ctx` is not in hardware and as many as possible are. They need the last slot
// to take turns.
static int leaves_a_slot(const rvh_ctx *ctx)
{
    return RVH_SOFT || !RVH_DEVICE_SAVES || ctx->u.hw.place == PLACE_HELD || ME.engine == ENGINE_ABSENT
           || rvh_pool_open() < RVH_SLOTS;
}

rvh_result rvh_backend_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    return done(leaves_a_slot(ctx) ? absorb(ctx, data, len) : STAYS, NULL, 0);
}

rvh_result rvh_backend_pad(rvh_ctx *ctx)
{
    const int keeps = RVH_DEVICE_UNIT > 1 && ctx->u.hw.ahead > 0;
    if (ctx->u.hw.place == PLACE_FRESH && !keeps) {
        return RVH_SUCCESS;
    }
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    enum outcome outcome = WELL;
    if (!leaves_a_slot(ctx)) {
        outcome = STAYS;
    } else if (keeps) {
        outcome = rvh_kept_fill(ctx);
    } else if (!is_in_engine(ctx)) {
        outcome = rvh_message_work(ctx, OP_NONE, NULL, 0, NULL, 0);
    }
    if (outcome == WELL) {
        outcome = rvh_message_work(ctx, OP_PAD, NULL, 0, NULL, 0);
    } else if (RVH_SOFT && outcome == MOVED) {
        rvh_keccak_message_pad(ctx);
    }
    return done(outcome, NULL, 0);
}

rvh_result rvh_backend_finish(rvh_ctx *ctx)
{
    ctx->u.hw.ending = 1; // the job of the first output sends FINISH to the engine
    if (RVH_ENGINE_WORD > 8) {
        ctx->pos = 0;
    }
    return RVH_SUCCESS;
}

// Read the next `bytes` bytes of output: whole words, except at the end of a digest. MOVED: the caller must still get
// them, from portable C.
static enum outcome take(rvh_ctx *ctx, uint8_t *to, size_t bytes)
{
    const int ending = ctx->u.hw.ending;
    uint32_t word = bytes > 0 ? JOB_OUT : 0;
    if (ending) {
        word |= JOB_FINISH | (ctx->alg == RVH_SPONGE ? (uint32_t)ctx->suffix << JOB_SUFFIX_AT : 0);
    }
    ctx->u.hw.ending = 0;
    enum outcome outcome = RVH_DEVICE_UNIT > 1 && ending ? rvh_kept_end(ctx, word, to, bytes)
                                                         : rvh_message_work(ctx, word, NULL, 0, to, bytes);
    if (outcome == MOVED && ending) {
        rvh_soft_finish(ctx);
    }
    if (!RVH_SOFT && outcome == STAYS) {
        ctx->u.hw.ending = ending != 0;
    }
    return outcome;
}

// Return the pending bytes of a word, up to `outlen`. Returns their number.
static size_t take_word(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    size_t n = 0;
    for (; n < outlen && ctx->u.hw.given < ctx->u.hw.ahead; n++) {
        out[n] = ctx->u.hw.word[ctx->u.hw.given];
        ctx->u.hw.word[ctx->u.hw.given++] = 0;
    }
    return n;
}

// Return output that the engine had read ahead when the message was saved, up to `outlen` bytes. Returns their number.
static size_t take_unread(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    struct rvh_slot *slot = ctx->u.hw.place == PLACE_HELD ? rvh_pool_of(ctx) : NULL;
    if (slot == NULL) {
        return 0;
    }
    size_t n = outlen < slot->left ? outlen : slot->left;
    rvh_copy(out, slot->bytes + slot->first, n);
    slot->first = (uint8_t)(slot->first + n);
    slot->left = (uint8_t)(slot->left - n);
    rvh_output_moves(ctx, n);
    return n;
}

// Write `outlen` bytes of extendable output. *done: bytes written. MOVED: the caller must get the rest from portable C.
static enum outcome squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen, size_t *done)
{
    enum outcome outcome = WELL;
    size_t n = RVH_DEVICE_UNIT > 1 && ctx->u.hw.ending ? 0 : take_word(ctx, out, outlen); // 0: word[] holds message
    n += take_unread(ctx, out + n, outlen - n);
    size_t whole = rvh_output_whole(ctx, outlen - n);
    if (whole > 0 || (ctx->u.hw.ending && n == outlen)) {
        outcome = take(ctx, out + n, whole);
        if (outcome == WELL) {
            n += whole;
            rvh_output_moves(ctx, whole);
        }
    }
    if (outcome == WELL && n < outlen) { // the rest of the word stays for the next call
        const unsigned ahead = rvh_output_word(ctx, ctx->pos);
        outcome = take(ctx, ctx->u.hw.word, ahead);
        if (outcome == WELL) {
            ctx->u.hw.given = 0;
            ctx->u.hw.ahead = (uint8_t)ahead;
            rvh_output_moves(ctx, ahead);
            take_word(ctx, out + n, outlen - n);
        }
    }
    *done = n;
    return outcome;
}

RVH_INLINE enum outcome output(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    int digest = rvh_algorithms[ctx->alg].digest != 0;
    size_t n = 0;
    enum outcome outcome = digest ? take(ctx, out, outlen) : squeeze(ctx, out, outlen, &n);
    if (outcome == WELL && digest) {
        rvh_driver_drop(); // otherwise the hash value would stay in the engine
    } else if (outcome == MOVED) {
        rvh_soft_squeeze(ctx, out + n, outlen - n);
    }
    return outcome;
}

enum outcome rvh_message_output(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    return output(ctx, out, outlen);
}

rvh_result rvh_backend_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    return done(leaves_a_slot(ctx) ? output(ctx, out, outlen) : STAYS, out, outlen);
}

uint32_t rvh_backend_used(void)
{
    return ME.used;
}

uint32_t rvh_backend_fallbacks(void)
{
    return ME.fallbacks;
}

// SPDX-License-Identifier: Apache-2.0
//
// Messages in pieces. One-call messages are in hash.c.
//
// A message is brought into the engine by the job that needs it there: START with the first bytes, RESTORE with the
// next ones when another message was in between. It stays there until another one comes or it ends.
//
// Interrupt handlers may hash too. A message that one begins while the driver is at work is portable C; a message that
// is in hardware has to wait then: FALLBACK, and nothing has changed.

#include "algorithms.h"
#include "context.h"
#include "device.h"
#include "driver.h"
#include "saved.h"

#define ME rvh_driver

static uint32_t start_word(const rvh_ctx *ctx)
{
    uint32_t word = OP_START | (uint32_t)ctx->alg << JOB_ALG_AT;
    if (ctx->alg == RVH_SPONGE) {
        word |= (uint32_t)rvh_rate_code(ctx->rate) << JOB_RATE_AT | (ctx->rounds == 12 ? JOB_SHORT : 0);
    }
    return word;
}

// Do a job on the message of `ctx`, wherever it is: `word` is what is asked of it there, with `len` bytes of `data`
// if it has IN, and `room` bytes at `to` if it has OUT. Afterwards the message is in the engine. 1: well.
static int work(rvh_ctx *ctx, uint32_t word, const uint8_t *data, size_t len, uint8_t *to, size_t room)
{
    struct rvh_moves moves = {.data = data, .len = len, .to = to, .room = room};
    if (ctx->u.hw.place != PLACE_ENGINE && !rvh_driver_make_free()) {
        return 0;
    }
    switch (ctx->u.hw.place) {
    case PLACE_ENGINE:
        if (ME.owner != ctx) { // a copied context, or one whose engine failed
            return 0;
        }
        break;
    case PLACE_FRESH: word |= start_word(ctx); break;
    case PLACE_SAVED:
        word |= OP_RESTORE;
        moves.saved = ctx->u.hw.saved;
        moves.saved_len = rvh_saved_size((rvh_alg)ctx->alg);
        break;
    default: return 0;
    }
    rvh_driver_own(ctx);
    return rvh_device_job(word, &moves);
}

// As a result; a message that did not go well is lost, and nothing of its output stays. The engine may hold the
// message of another: a moved context cannot harm it.
static rvh_result done(const rvh_ctx *ctx, int well, uint8_t *out, size_t outlen)
{
    if (!well) {
        for (size_t i = 0; i < outlen; i++) {
            out[i] = 0;
        }
        if (ME.owner == ctx) {
            rvh_driver_give_up();
        }
    }
    rvh_driver_leave();
    return well ? RVH_SUCCESS : RVH_FAILURE;
}

// Can a message of ctx->alg begin or go on in hardware? The device is looked at if nobody has.
static int can_take(rvh_ctx *ctx)
{
    if (ME.owner == ctx) { // its last message was not ended
        rvh_driver_drop();
    }
    if (ME.engine == ENGINE_UNKNOWN) {
        rvh_driver_make_free();
    }
    if (ME.engine == ENGINE_ABSENT || !rvh_driver_has(rvh_algorithms[ctx->alg].family)) {
        return 0;
    }
    ctx->u.hw.ending = 0;
    ctx->u.hw.given = 0;
    ctx->u.hw.ahead = 0;
    ME.used++;
    return 1;
}

rvh_result rvh_backend_start(rvh_ctx *ctx)
{
    if (!rvh_driver_enter()) { // the old message of `ctx` may be on its way into it
        return ME.owner == ctx ? RVH_FAILURE : RVH_FALLBACK;
    }
    rvh_result result = RVH_FALLBACK;
    if (can_take(ctx)) {
        ctx->u.hw.place = PLACE_FRESH;
        result = RVH_SUCCESS;
    }
    rvh_driver_leave();
    return result;
}

rvh_result rvh_backend_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    return done(ctx, work(ctx, JOB_IN, data, len, NULL, 0), NULL, 0);
}

rvh_result rvh_backend_pad(rvh_ctx *ctx)
{
    if (ctx->u.hw.place == PLACE_FRESH) {
        return RVH_SUCCESS;
    }
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    int well = ctx->u.hw.place != PLACE_SAVED || work(ctx, OP_NONE, NULL, 0, NULL, 0);
    return done(ctx, well && work(ctx, OP_PAD, NULL, 0, NULL, 0), NULL, 0);
}

rvh_result rvh_backend_finish(rvh_ctx *ctx)
{
    ctx->u.hw.ending = 1; // the job that brings the first output tells the engine
    return RVH_SUCCESS;
}

// The next `bytes` bytes of output, whole words but at the end of a digest.
static int take(rvh_ctx *ctx, uint8_t *to, size_t bytes)
{
    uint32_t word = bytes > 0 ? JOB_OUT : 0;
    if (ctx->u.hw.ending) {
        word |= JOB_FINISH | (ctx->alg == RVH_SPONGE ? (uint32_t)ctx->suffix << JOB_SUFFIX_AT : 0);
    }
    ctx->u.hw.ending = 0;
    return work(ctx, word, NULL, 0, to, bytes);
}

// What waits in bytes[], as far as it goes.
static size_t take_ahead(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    size_t n = 0;
    for (; n < outlen && ctx->u.hw.given < ctx->u.hw.ahead; n++) {
        out[n] = ctx->u.hw.bytes[ctx->u.hw.given];
        ctx->u.hw.bytes[ctx->u.hw.given++] = 0;
    }
    return n;
}

static int squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    size_t n = take_ahead(ctx, out, outlen);
    size_t whole = (outlen - n) & ~(size_t)3;
    if ((whole > 0 || (ctx->u.hw.ending && n == outlen)) && !take(ctx, out + n, whole)) {
        return 0;
    }
    n += whole;
    if (n < outlen) { // the rest of a word stays for the next time
        if (!take(ctx, ctx->u.hw.bytes, 4)) {
            return 0;
        }
        ctx->u.hw.given = 0;
        ctx->u.hw.ahead = 4;
        take_ahead(ctx, out + n, outlen - n);
    }
    return 1;
}

rvh_result rvh_backend_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    int digest = rvh_algorithms[ctx->alg].digest != 0;
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    int well = digest ? take(ctx, out, outlen) : squeeze(ctx, out, outlen);
    if (well && digest) {
        ME.owner = NULL;
        ME.engine = ENGINE_FREE;
    }
    return done(ctx, well, out, outlen);
}

// The message of `ctx` is in its memory then, or not begun. 1: well.
static int fetch(const rvh_ctx *ctx)
{
    return ctx->u.hw.place != PLACE_ENGINE || (ME.owner == ctx && rvh_driver_evict());
}

rvh_result rvh_backend_clone(rvh_ctx *dst, const rvh_ctx *src)
{
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    int well = fetch(src);
    if (well) {
        if (ME.owner == dst) { // the message it held
            rvh_driver_drop();
        }
        *dst = *src;
    }
    rvh_driver_leave();
    return well ? RVH_SUCCESS : RVH_FAILURE;
}

rvh_result rvh_backend_save(const rvh_ctx *ctx, uint8_t *to)
{
    rvh_ctx *message = (rvh_ctx *)ctx; // a message is no constant: where it is changes here
    if (ctx->u.hw.given != ctx->u.hw.ahead || !rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    int well = (ctx->u.hw.place != PLACE_FRESH || work(message, OP_NONE, NULL, 0, NULL, 0)) && fetch(ctx);
    if (well && ctx->u.hw.given == ctx->u.hw.ahead) {
        memcpy(to, ctx->u.hw.saved, rvh_saved_size((rvh_alg)ctx->alg));
    }
    rvh_driver_leave();
    return !well ? RVH_FAILURE : ctx->u.hw.given == ctx->u.hw.ahead ? RVH_SUCCESS : RVH_FALLBACK;
}

rvh_result rvh_backend_restore(rvh_ctx *ctx, const uint8_t *from)
{
    rvh_result result = RVH_FALLBACK;
    if (!(ctx->phase == RVH_PHASE_SQUEEZE && ctx->pos % 4 != 0) && rvh_driver_enter()) {
        if (can_take(ctx)) {
            memcpy(ctx->u.hw.saved, from, rvh_saved_size((rvh_alg)ctx->alg));
            ctx->u.hw.place = PLACE_SAVED;
            result = RVH_SUCCESS;
        }
        rvh_driver_leave();
    }
    return result;
}

rvh_result rvh_backend_wipe(rvh_ctx *ctx)
{
    if (ME.owner != ctx) {
        return RVH_SUCCESS;
    }
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    rvh_driver_drop();
    rvh_result result = rvh_driver_make_free() ? RVH_SUCCESS : RVH_FAILURE;
    rvh_driver_leave();
    return result;
}

uint32_t rvh_backend_used(void)
{
    return ME.used;
}

// SPDX-License-Identifier: Apache-2.0

#include "device.h"
#include "driver.h"

#include "algorithms.h"
#include "context.h"
#include "saved.h"

__attribute__((section(".sbss.rvh_driver"))) struct rvh_driver rvh_driver; // near gp: one instruction for its address

#define ME rvh_driver

void rvh_driver_drop(void)
{
    rvh_device_wipe();
    ME.owner = NULL;
    ME.engine = ENGINE_WIPING;
}

void rvh_driver_give_up(void)
{
    rvh_driver_drop();
    ME.engine = ENGINE_UNKNOWN;
}

// A number that stands in a context whose message is in the engine, and that no other memory is likely to hold: an
// owner that was moved, or went away with its stack frame, is not written to.
static uint32_t mark(const rvh_ctx *ctx)
{
    return (uint32_t)(uintptr_t)ctx ^ UINT32_C(0x72766873);
}

void rvh_driver_own(rvh_ctx *ctx)
{
    ctx->u.hw.place = PLACE_ENGINE;
    ctx->u.hw.mark = mark(ctx);
    ME.owner = ctx;
    ME.engine = ENGINE_OWNED;
}

// The next `room` bytes of output or context, after the command `word`.
static int give(uint32_t word, uint8_t *to, size_t room)
{
    const struct rvh_moves moves = {.to = to, .room = room};
    return rvh_device_job(word | JOB_OUT, &moves);
}

// Output of `ctx` that the engine has read ahead goes behind what waits in ahead[], the rest of the context to saved[].
static int save_output(rvh_ctx *ctx)
{
    uint8_t *saved = ctx->u.hw.saved;
    unsigned i = 0;
    if (!give(OP_SAVE, saved, RVH_SAVED_STATE)) {
        return 0;
    }
    for (ctx->u.hw.ahead -= ctx->u.hw.given; i < ctx->u.hw.ahead; i++) {
        ctx->u.hw.bytes[i] = ctx->u.hw.bytes[ctx->u.hw.given + i];
    }
    ctx->u.hw.given = 0;
    unsigned unread = rvh_load16(saved + RVH_SAVED_UNREAD);
    unsigned room = (unread + 15) & ~15u;
    if (ctx->u.hw.ahead + room > sizeof ctx->u.hw.bytes) {
        return 0; // more than any block has
    }
    if (room != 0) {
        if (!give(OP_NONE, ctx->u.hw.bytes + ctx->u.hw.ahead, room)) {
            return 0;
        }
        ctx->u.hw.ahead = (uint8_t)(ctx->u.hw.ahead + unread);
        rvh_store16(saved + RVH_SAVED_UNREAD, 0);
    }
    return give(OP_NONE, saved + RVH_SAVED_STATE, RVH_SAVED_SPONGE - RVH_SAVED_STATE);
}

int rvh_driver_evict(void)
{
    rvh_ctx *ctx = ME.owner;
    int well;
    if (ctx->home != RVH_HOME_HARDWARE || ctx->u.hw.place != PLACE_ENGINE || ctx->u.hw.mark != mark(ctx)) {
        rvh_driver_drop(); // it went away without a word
        return 1;
    }
    if (ctx->phase == RVH_PHASE_SQUEEZE && !ctx->u.hw.ending) {
        well = save_output(ctx);
    } else {
        size_t size = rvh_saved_size((rvh_alg)ctx->alg);
        well = give(OP_SAVE, ctx->u.hw.saved, size);
    }
    ctx->u.hw.place = PLACE_SAVED;
    if (!well) {
        ctx->u.hw.place = PLACE_LOST;
        ctx->u.hw.ahead = ctx->u.hw.given;
    }
    ME.owner = NULL;
    ME.engine = ENGINE_FREE;
    if (!well) {
        rvh_driver_give_up();
    }
    return well;
}

int rvh_driver_make_free(void)
{
    if (ME.engine == ENGINE_FREE) {
        return 1;
    }
    if (ME.engine == ENGINE_OWNED) { // the message of another that cannot be saved is lost, and its owner will hear
        rvh_driver_evict();
    }
    if (ME.engine == ENGINE_UNKNOWN) {
        ME.capability = rvh_device_look();
        ME.engine = ME.capability != 0 ? ENGINE_WIPING : ENGINE_ABSENT;
    }
    if (ME.engine == ENGINE_WIPING) {
        ME.engine = rvh_device_settle() ? ENGINE_FREE : ENGINE_ABSENT;
    }
    return ME.engine == ENGINE_FREE;
}

// SPDX-License-Identifier: Apache-2.0

#include "engine.h"

#include "algorithms.h"
#include "context.h"
#include "saved.h"

struct rvh_mmio_driver rvh_mmio_driver;

#define ME rvh_mmio_driver

void rvh_mmio_wait_mode(rvh_wait mode)
{
    ME.mode = (uint8_t)mode;
}

static int is_known_device(void)
{
    uint32_t version = mmio_version();
    int32_t minor = (int32_t)(version & RVH_MMIO_REGS__VERSION__MINOR_bm);
    return mmio_name() == RVH_MMIO_REGS__NAME__VALUE_reset
           && version >> RVH_MMIO_REGS__VERSION__MAJOR_bp == RVH_MMIO_REGS__VERSION__MAJOR_reset
           && minor >= (int32_t)RVH_MMIO_REGS__VERSION__MINOR_reset;
}

// A device that can do what this driver asks of it: it has to have the DMA.
static int look(void)
{
    if (!is_known_device()) {
        return 0;
    }
    ME.capability = mmio_capability();
    return (ME.capability & MMIO_BIT(CAPABILITY, DMA)) != 0;
}

int rvh_mmio_job(uint32_t word, size_t bytes, uint8_t *to, size_t room)
{
    uint32_t patience = MMIO_PATIENCE + (uint32_t)bytes + (uint32_t)room;
    mmio_destination(to);
    mmio_room(room);
    mmio_command(word);
    uint32_t status = ME.mode != RVH_WAIT_POLL ? rvh_mmio_sleep(patience) : mmio_poll(patience);
    if (!(status & MMIO_BIT(STATUS, JOB))) { // else it is locked
        mmio_room(LONGEST_DIGEST);
    }
    mmio_see_output();
    return !(status & (MMIO_BIT(STATUS, JOB) | MMIO_BIT(STATUS, FAILED)));
}

void rvh_mmio_drop(void)
{
    mmio_command(OP_WIPE);
    ME.owner = NULL;
    ME.engine = ENGINE_WIPING;
}

void rvh_mmio_give_up(void)
{
    rvh_mmio_drop();
    ME.engine = ENGINE_UNKNOWN;
}

// A number that stands in a context whose message is in the engine, and that no other memory is likely to hold: an
// owner that was moved, or went away with its stack frame, is not written to.
static uint32_t mark(const rvh_ctx *ctx)
{
    return (uint32_t)(uintptr_t)ctx ^ UINT32_C(0x72766873);
}

void rvh_mmio_own(rvh_ctx *ctx)
{
    ctx->u.hw.place = PLACE_ENGINE;
    ctx->u.hw.mark = mark(ctx);
    ME.owner = ctx;
    ME.engine = ENGINE_OWNED;
}

// Output of `ctx` that the engine has read ahead goes behind what waits in ahead[], the rest of the context to saved[].
static int save_output(rvh_ctx *ctx)
{
    uint8_t *saved = ctx->u.hw.saved;
    unsigned i = 0;
    if (!rvh_mmio_job(OP_SAVE | MMIO_FIELD(CMD, OUT, 1), 0, saved, RVH_SAVED_STATE)) {
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
        if (!rvh_mmio_job(MMIO_FIELD(CMD, OUT, 1), 0, ctx->u.hw.bytes + ctx->u.hw.ahead, room)) {
            return 0;
        }
        ctx->u.hw.ahead = (uint8_t)(ctx->u.hw.ahead + unread);
        rvh_store16(saved + RVH_SAVED_UNREAD, 0);
    }
    return rvh_mmio_job(MMIO_FIELD(CMD, OUT, 1), 0, saved + RVH_SAVED_STATE, RVH_SAVED_SPONGE - RVH_SAVED_STATE);
}

int rvh_mmio_evict(void)
{
    rvh_ctx *ctx = ME.owner;
    int well;
    if (ctx->home != RVH_HOME_HARDWARE || ctx->u.hw.place != PLACE_ENGINE || ctx->u.hw.mark != mark(ctx)) {
        rvh_mmio_drop(); // it went away without a word
        return 1;
    }
    if (ctx->phase == RVH_PHASE_SQUEEZE && !ctx->u.hw.ending) {
        well = save_output(ctx);
    } else {
        size_t size = rvh_saved_size((rvh_alg)ctx->alg);
        well = rvh_mmio_job(OP_SAVE | MMIO_FIELD(CMD, OUT, 1), 0, ctx->u.hw.saved, size);
    }
    ctx->u.hw.place = PLACE_SAVED;
    if (!well) {
        ctx->u.hw.place = PLACE_LOST;
        ctx->u.hw.ahead = ctx->u.hw.given;
    }
    ME.owner = NULL;
    ME.engine = ENGINE_FREE;
    if (!well) {
        rvh_mmio_give_up();
    }
    return well;
}

int rvh_mmio_make_free(void)
{
    if (ME.engine == ENGINE_FREE) {
        return 1;
    }
    if (ME.engine == ENGINE_OWNED) { // the message of another that cannot be saved is lost, and its owner will hear
        rvh_mmio_evict();
    }
    if (ME.engine == ENGINE_UNKNOWN) {
        if (!look()) {
            ME.engine = ENGINE_ABSENT;
            return 0;
        }
        mmio_clear_errors();
        if ((mmio_status() & (MMIO_BIT(STATUS, IDLE) | MMIO_BIT(STATUS, JOB))) != MMIO_BIT(STATUS, IDLE)) {
            mmio_command(OP_WIPE); // as another program left it, or as an error did
        }
        ME.engine = ENGINE_WIPING;
    }
    if (ME.engine == ENGINE_WIPING) {
        ME.engine = mmio_poll(MMIO_PATIENCE) & MMIO_BIT(STATUS, JOB) ? ENGINE_ABSENT : ENGINE_FREE;
        if (ME.engine == ENGINE_FREE) {
            mmio_room(LONGEST_DIGEST);
        }
    }
    return ME.engine == ENGINE_FREE;
}

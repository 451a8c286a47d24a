// SPDX-License-Identifier: Apache-2.0

#include "fake_engine.h"

#include "algorithms.h"
#include "context.h"
#include "saved.h"
#include "soft.h"

uint32_t fake_state = FAKE_IDLE, fake_errors;
struct fake_faults fake_is;

static rvh_ctx ctx;
static uint8_t ready[512]; // digest or context that is given out
static size_t given, held;

void fake_fault(const char *what, uint32_t value)
{
    static const struct {
        const char *name;
        uint32_t *knob;
    } knobs[] = {
        {"name_flip", &fake_is.name_flip},   {"version_flip", &fake_is.version_flip},
        {"never_done", &fake_is.never_done}, {"capability_flip", &fake_is.capability_flip},
        {"never_idle", &fake_is.never_idle}, {"refuse_alg", &fake_is.refuse_alg},
        {"bad_job", &fake_is.bad_job},       {"bad_status", &fake_is.bad_status},
        {"status_flip", &fake_is.status_flip},
    };
    for (size_t i = 0; i < sizeof knobs / sizeof knobs[0]; i++) {
        if (!strcmp(what, knobs[i].name)) {
            *knobs[i].knob = value;
            return;
        }
    }
    __builtin_trap(); // no such fault
}

void fake_leave(uint32_t state)
{
    fake_state = state;
}

static int refuse(uint32_t error)
{
    fake_errors |= error;
    return 0;
}

int fake_is_in(uint32_t states)
{
    return (fake_state & states) != 0 || refuse(FAKE_STATE);
}

int fake_start(uint32_t alg, uint32_t rate, int short_rounds)
{
    if (alg >= RVH_ALGORITHMS || rvh_algorithms[alg].family == 0 || alg == fake_is.refuse_alg) {
        return refuse(FAKE_ALG);
    }
    if (!fake_is_in(FAKE_IDLE | FAKE_DONE)) {
        return 0;
    }
    memset(&ctx, 0, sizeof ctx);
    ctx.alg = (uint8_t)alg;
    ctx.phase = RVH_PHASE_ABSORB;
    if (alg == RVH_SPONGE) {
        static const uint8_t rates[] = {72, 104, 136, 144, 168};
        if (rate >= sizeof rates) {
            return refuse(FAKE_ALG);
        }
        ctx.rate = rates[rate];
        ctx.rounds = short_rounds ? 12 : 24;
        rvh_keccak_message_start_sponge(&ctx);
    } else {
        rvh_soft_start(&ctx);
    }
    fake_state = FAKE_ABSORB;
    return 1;
}

int fake_restore(void)
{
    if (!fake_is_in(FAKE_IDLE | FAKE_DONE)) {
        return 0;
    }
    fake_state = FAKE_LOAD;
    return 1;
}

int fake_pad(void)
{
    if (!fake_is_in(FAKE_ABSORB) || rvh_algorithms[ctx.alg].family != RVH_FAMILY_KECCAK) {
        return refuse(FAKE_STATE);
    }
    rvh_keccak_message_pad(&ctx);
    return 1;
}

// An engine that reads ahead: what is left of the output block comes along, and the state is behind it.
int fake_save(void)
{
    if (fake_state != FAKE_ABSORB && !(fake_state == FAKE_DONE && rvh_is_xof(ctx.alg))) {
        return refuse(FAKE_STATE);
    }
    size_t size = rvh_saved_size((rvh_alg)ctx.alg), unread = 0;
    memset(ready, 0, sizeof ready);
    if (ctx.phase == RVH_PHASE_SQUEEZE) {
        unread = ctx.rate - ctx.pos;
        rvh_soft_squeeze(&ctx, ready + RVH_SAVED_STATE, unread);
    }
    uint8_t saved[RVH_SAVED_MAX];
    rvh_soft_save(&ctx, saved);
    memcpy(ready, saved, RVH_SAVED_STATE);
    rvh_store16(ready + RVH_SAVED_UNREAD, (unsigned)unread);
    size_t behind = RVH_SAVED_STATE + ((unread + 15) & ~(size_t)15);
    memcpy(ready + behind, saved + RVH_SAVED_STATE, size - RVH_SAVED_STATE);
    given = 0;
    held = behind + size - RVH_SAVED_STATE;
    fake_state = FAKE_SAVE;
    return 1;
}

void fake_take(const uint8_t *from, size_t bytes)
{
    if (fake_state == FAKE_LOAD) { // in one piece
        memset(&ctx, 0, sizeof ctx);
        rvh_soft_restore(&ctx, from);
        fake_state = ctx.phase == RVH_PHASE_SQUEEZE ? FAKE_DONE : FAKE_ABSORB;
        if (bytes != rvh_saved_size((rvh_alg)ctx.alg)) {
            fake_errors |= FAKE_CONTEXT;
            fake_wipe();
        }
    } else if (fake_is_in(FAKE_ABSORB)) {
        ctx.total += bytes;
        if (bytes > 0) {
            rvh_soft_absorb(&ctx, from, bytes);
        }
    }
}

void fake_finish(uint32_t suffix)
{
    if (!fake_is_in(FAKE_ABSORB)) {
        return;
    }
    if (ctx.alg == RVH_SPONGE) {
        ctx.suffix = (uint8_t)suffix;
    }
    rvh_soft_finish(&ctx);
    ctx.phase = RVH_PHASE_SQUEEZE;
    given = held = 0;
    if (!rvh_is_xof(ctx.alg)) {
        held = rvh_algorithms[ctx.alg].digest;
        rvh_soft_squeeze(&ctx, ready, held);
    }
    fake_state = FAKE_DONE;
}

void fake_give(uint8_t *to, size_t room)
{
    if (!fake_is_in(FAKE_DONE | FAKE_SAVE)) {
        return;
    }
    if (fake_state == FAKE_DONE && rvh_is_xof(ctx.alg)) {
        rvh_soft_squeeze(&ctx, to, room);
        uint8_t rest[4]; // of a word
        rvh_soft_squeeze(&ctx, rest, -room & 3);
        return;
    }
    size_t n = held - given < room ? held - given : room;
    memcpy(to, ready + given, n);
    given += n;
    if (given == held) {
        fake_state = FAKE_IDLE;
    }
}

void fake_wipe(void)
{
    memset(&ctx, 0, sizeof ctx);
    memset(ready, 0, sizeof ready);
    fake_state = FAKE_IDLE;
}

void fake_bus_error(void)
{
    fake_errors |= FAKE_READ;
    fake_wipe();
}

// SPDX-License-Identifier: Apache-2.0

#include "fake_engine.h"

#include <stdlib.h>

#include "fake_cache.h"
#include "fake_reach.h"

#include "algorithms.h"
#include "context.h"
#include "saved.h"
#include "soft.h"

enum { BARE = 2 }; // phase: the block is left out

uint32_t fake_state = FAKE_IDLE, fake_errors;
struct fake_faults fake_is = {.clock_step = 1};
void (*fake_handler)(void);

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
        {"status_flip", &fake_is.status_flip}, {"late", &fake_is.late},
        {"late_wipe", &fake_is.late_wipe},   {"late_write", &fake_is.late_write},
        {"clock_step", &fake_is.clock_step}, {"flip_alg", &fake_is.flip_alg},
        {"flip_bit", &fake_is.flip_bit},     {"lost_status", &fake_is.lost_status},
        {"config", &fake_is.config},
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

void fake_point(void)
{
    if (fake_handler != NULL) {
        fake_handler();
    }
}

void __sanitizer_cov_trace_pc(void);

void __sanitizer_cov_trace_pc(void)
{
    fake_point();
}

void fake_reset_engine(void)
{
    fake_wipe();
    fake_errors = 0;
    fake_is = (struct fake_faults){.clock_step = 1};
}

uint32_t fake_secrets(void)
{
    uint8_t any = 0;
    for (size_t i = 0; i < sizeof ctx; i++) {
        any |= ((const uint8_t *)&ctx)[i];
    }
    for (size_t i = 0; i < sizeof ready; i++) {
        any |= ready[i];
    }
    return any != 0;
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

// An engine that reads ahead: the rest of the output block is saved too, followed by the state.
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
    const uint8_t *seen = fake_access(from, bytes) ? fake_view(from, bytes) : NULL;
    if (seen == NULL && bytes > 0) {
        fake_bus_error();
    } else {
        fake_take_near(seen, bytes);
    }
}

// Bytes of the context with this header; 0: impossible.
static size_t size_of(const uint8_t *header)
{
    const unsigned alg = header[RVH_SAVED_ALG];
    const size_t size = rvh_saved_size((rvh_alg)alg);
    if (!(header[RVH_SAVED_PHASE] & BARE)) {
        return size;
    }
    const int possible = size != 0 && rvh_algorithms[alg].family != RVH_FAMILY_KECCAK && header[RVH_SAVED_POS] == 0;
    return possible ? size - rvh_algorithms[alg].block : 0;
}

void fake_take_near(const uint8_t *from, size_t bytes)
{
    if (fake_state == FAKE_LOAD) { // the context in one piece
        const size_t size = bytes < RVH_SAVED_STATE ? 0 : size_of(from);
        if (size == 0 || bytes < size) {
            fake_errors |= FAKE_CONTEXT;
            fake_wipe();
            return;
        }
        uint8_t whole[RVH_SAVED_MAX] = {0};
        memcpy(whole, from, size);
        whole[RVH_SAVED_PHASE] &= (uint8_t)~BARE;
        memset(&ctx, 0, sizeof ctx);
        rvh_soft_restore(&ctx, whole);
        fake_state = ctx.phase == RVH_PHASE_SQUEEZE ? FAKE_DONE : FAKE_ABSORB;
        if (bytes > size) { // the message goes on in the same fragment
            fake_take_near(from + size, bytes - size);
        }
    } else if (fake_is_in(FAKE_ABSORB)) {
        ctx.total += bytes;
        if (bytes > 0) {
            rvh_soft_absorb(&ctx, from, bytes);
        }
    }
}

static size_t flip_from, given_words; // of the output that words give since the end of a message
static uint8_t loading[RVH_SAVED_MAX]; // a context, word by word
static size_t loaded;

// An engine refuses an impossible header at once; this one when it is all there.
static void load(void)
{
    const size_t size = size_of(loading);
    if (loaded >= RVH_SAVED_STATE && loaded == size) {
        loaded = 0;
        fake_take_near(loading, size);
        memset(loading, 0, sizeof loading);
    }
}

void fake_push(uint32_t word)
{
    if (fake_state == FAKE_LOAD && loaded < sizeof loading) {
        rvh_store32(loading + loaded, word);
        loaded += 4;
        load();
    } else if (fake_state == FAKE_ABSORB) {
        uint8_t bytes[4];
        rvh_store32(bytes, word);
        ctx.total += 4;
        rvh_soft_absorb(&ctx, bytes, 4);
    } else {
        refuse(FAKE_MSG);
    }
}

uint32_t fake_pop(void)
{
    uint8_t bytes[4] = {0};
    if (!(fake_state & (FAKE_DONE | FAKE_SAVE))) {
        refuse(FAKE_OUT);
        return 0;
    }
    flip_from = given_words;
    fake_give_near(bytes, sizeof bytes);
    flip_from = 0;
    given_words += 4;
    return rvh_load32(bytes);
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
    given = held = given_words = 0;
    if (!rvh_is_xof(ctx.alg)) {
        held = rvh_algorithms[ctx.alg].digest;
        rvh_soft_squeeze(&ctx, ready, held);
    }
    fake_state = FAKE_DONE;
}

// One bit of the output given out by one job; by words, of all since the end of the message.
static void flip(uint8_t *to, size_t n)
{
    uint32_t bit = fake_is.flip_bit - 1 - 8 * (uint32_t)flip_from; // none: beyond every output
    if (fake_state == FAKE_DONE && ctx.alg == fake_is.flip_alg && bit / 8 < n) {
        to[bit / 8] ^= (uint8_t)(1u << bit % 8);
    }
}

// Bytes that there are for this room.
static size_t there(size_t room)
{
    const size_t left = held - given;
    return (fake_state == FAKE_DONE && rvh_is_xof(ctx.alg)) || room < left ? room : left;
}

void fake_give(uint8_t *to, size_t room)
{
    if (!fake_is_in(FAKE_DONE | FAKE_SAVE)) {
        return;
    }
    const size_t n = there(room);
    if (!fake_access(to, n)) {
        fake_bus_error();
        return;
    }
    uint8_t *bytes = malloc(n + 1);
    fake_give_near(bytes, room);
    fake_store(to, bytes, n);
    free(bytes);
}

void fake_give_near(uint8_t *to, size_t room)
{
    const size_t n = there(room);
    if (fake_state == FAKE_DONE && rvh_is_xof(ctx.alg)) {
        rvh_soft_squeeze(&ctx, to, room);
        flip(to, room);
        uint8_t rest[4]; // of a word
        rvh_soft_squeeze(&ctx, rest, -room & 3);
        return;
    }
    memcpy(to, ready + given, n);
    flip(to, n);
    given += n;
    if (given == held) {
        fake_state = FAKE_IDLE;
    }
}

void fake_wipe(void)
{
    memset(&ctx, 0, sizeof ctx);
    memset(ready, 0, sizeof ready);
    memset(loading, 0, sizeof loading);
    loaded = 0;
    fake_state = FAKE_IDLE;
}

void fake_bus_error(void)
{
    fake_errors |= FAKE_READ;
    fake_wipe();
}

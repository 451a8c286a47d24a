// SPDX-License-Identifier: Apache-2.0
//
// A model of the memory-mapped peripheral, built on the portable C, that can be told to misbehave.

#include "algorithms.h"
#include "context.h"
#include "saved.h"
#include "soft.h"
#include "wait.h"

enum { IDLE = 1, ABSORB = 2, BUSY = 4, DONE = 8, SAVE = 32, JOB = 256, FAILED = 512 };
enum { OP_NONE = 0, OP_START = 1, OP_PAD = 3, OP_SAVE = 4, OP_RESTORE = 5, OP_WIPE = 6 };

static struct {
    rvh_ctx ctx;
    uint32_t state, errors, failed;
    const uint8_t *source;
    uint8_t *destination;
    size_t count, room;
    uint8_t ready[512]; // digest or context that is given out
    size_t given, held;
} device = {.state = IDLE};

// ---- how it misbehaves; all zero: not at all ----

static struct {
    uint32_t name_flip, version_flip, capability_flip; // bits that read wrong
    uint32_t never_done;                               // a job with FINISH never ends
    uint32_t never_idle;                               // WIPE never ends
    uint32_t bad_job;                                  // so many jobs later there is a bus error
    uint32_t refuse_alg;                               // this algorithm is not built
} fault;

static uint32_t polls; // status reads so far

void fake_fault(const char *what, uint32_t value);
uint32_t fake_polls(void);
void fake_leave(uint32_t state);

void fake_fault(const char *what, uint32_t value)
{
    uint32_t *knob = !strcmp(what, "name_flip")         ? &fault.name_flip
                     : !strcmp(what, "version_flip")    ? &fault.version_flip
                     : !strcmp(what, "capability_flip") ? &fault.capability_flip
                     : !strcmp(what, "never_done")      ? &fault.never_done
                     : !strcmp(what, "never_idle")      ? &fault.never_idle
                     : !strcmp(what, "bad_job")         ? &fault.bad_job
                                                        : &fault.refuse_alg;
    *knob = value;
}

uint32_t fake_polls(void)
{
    return polls;
}

// Leave the device in a state, as an earlier program would.
void fake_leave(uint32_t state)
{
    device.state = state;
}

// ---- the engine ----

static uint32_t family(void)
{
    return rvh_algorithms[device.ctx.alg].family;
}

static void absorb(const uint8_t *bytes, size_t n)
{
    device.ctx.total += n;
    if (n > 0) {
        rvh_soft_absorb(&device.ctx, bytes, n);
    }
}

// An engine that reads ahead: what is left of the output block comes along, and the state is behind it.
static void save(void)
{
    size_t size = rvh_saved_size((rvh_alg)device.ctx.alg), unread = 0;
    memset(device.ready, 0, sizeof device.ready);
    if (device.ctx.phase == RVH_PHASE_SQUEEZE) {
        unread = device.ctx.rate - device.ctx.pos;
        rvh_soft_squeeze(&device.ctx, device.ready + RVH_SAVED_STATE, unread);
    }
    uint8_t saved[RVH_SAVED_MAX];
    rvh_soft_save(&device.ctx, saved);
    memcpy(device.ready, saved, RVH_SAVED_STATE);
    rvh_store16(device.ready + RVH_SAVED_UNREAD, (unsigned)unread);
    size_t behind = RVH_SAVED_STATE + ((unread + 15) & ~(size_t)15);
    memcpy(device.ready + behind, saved + RVH_SAVED_STATE, size - RVH_SAVED_STATE);
    device.given = 0;
    device.held = behind + size - RVH_SAVED_STATE;
    device.state = SAVE;
}

static void finish(uint32_t suffix)
{
    if (device.ctx.alg == RVH_SPONGE) {
        device.ctx.suffix = (uint8_t)suffix;
    }
    rvh_soft_finish(&device.ctx);
    device.ctx.phase = RVH_PHASE_SQUEEZE;
    device.given = device.held = 0;
    if (!rvh_is_xof(device.ctx.alg)) {
        device.held = rvh_algorithms[device.ctx.alg].digest;
        rvh_soft_squeeze(&device.ctx, device.ready, device.held);
    }
    device.state = DONE;
}

static void give(void)
{
    if (device.state == DONE && rvh_is_xof(device.ctx.alg)) {
        rvh_soft_squeeze(&device.ctx, device.destination, device.room);
        uint8_t rest[4]; // of a word
        rvh_soft_squeeze(&device.ctx, rest, -device.room & 3);
        return;
    }
    size_t n = device.held - device.given < device.room ? device.held - device.given : device.room;
    memcpy(device.destination, device.ready + device.given, n);
    device.given += n;
    if (device.given == device.held) {
        device.state = IDLE;
    }
}

// ---- register actions ----

uint32_t mmio_name(void)
{
    return RVH_MMIO_REGS__NAME__VALUE_reset ^ fault.name_flip;
}

uint32_t mmio_version(void)
{
    uint32_t major = RVH_MMIO_REGS__VERSION__MAJOR_reset;
    return (major << RVH_MMIO_REGS__VERSION__MAJOR_bp | RVH_MMIO_REGS__VERSION__MINOR_reset) ^ fault.version_flip;
}

uint32_t mmio_capability(void)
{
    return 0x707 ^ fault.capability_flip;
}

void mmio_source(const void *from, size_t count)
{
    device.source = from;
    device.count = count;
}

void mmio_destination(void *to)
{
    device.destination = to;
}

void mmio_room(size_t bytes)
{
    device.room = bytes;
}

// What the engine is told; 0: it refuses.
static int tell(uint32_t word)
{
    uint32_t op = word & 7, alg = word >> 8 & 15;
    switch (op) {
    case OP_START:
        if (alg >= RVH_ALGORITHMS || rvh_algorithms[alg].family == 0 || alg == fault.refuse_alg) {
            device.errors |= MMIO_BIT(ERROR, ALG);
            return 0;
        }
        if (!(device.state & (IDLE | DONE))) {
            break;
        }
        memset(&device.ctx, 0, sizeof device.ctx);
        device.ctx.alg = (uint8_t)alg;
        device.ctx.phase = RVH_PHASE_ABSORB;
        if (alg == RVH_SPONGE) {
            static const uint8_t rates[] = {72, 104, 136, 144, 168};
            device.ctx.rate = rates[word >> 16 & 7];
            device.ctx.rounds = word >> 19 & 1 ? 12 : 24;
            rvh_keccak_message_start_sponge(&device.ctx);
        } else {
            rvh_soft_start(&device.ctx);
        }
        device.state = ABSORB;
        return 1;
    case OP_RESTORE: return (device.state & (IDLE | DONE)) != 0;
    case OP_PAD:
        if (device.state != ABSORB || family() != RVH_FAMILY_KECCAK) {
            break;
        }
        rvh_keccak_message_pad(&device.ctx);
        return 1;
    case OP_SAVE:
        if (device.state != ABSORB && !(device.state == DONE && rvh_is_xof(device.ctx.alg))) {
            break;
        }
        save();
        return 1;
    default:
        if (device.state & (ABSORB | DONE | SAVE)) {
            return 1;
        }
    }
    device.errors |= MMIO_BIT(ERROR, STATE);
    return 0;
}

// A fragment of the message, behind the context that RESTORE takes first.
static void take(const uint8_t *from, size_t bytes, int *context)
{
    if (*context) {
        memset(&device.ctx, 0, sizeof device.ctx);
        rvh_soft_restore(&device.ctx, from);
        device.state = device.ctx.phase == RVH_PHASE_SQUEEZE ? DONE : ABSORB;
        *context = 0;
        if (bytes != rvh_saved_size((rvh_alg)device.ctx.alg)) {
            device.errors |= MMIO_BIT(ERROR, CONTEXT);
        }
    } else if (device.state == ABSORB) {
        absorb(from, bytes);
    } else {
        device.errors |= MMIO_BIT(ERROR, STATE);
    }
}

static void obey(uint32_t word)
{
    int context = (word & 7) == OP_RESTORE;
    if (word == OP_WIPE) {
        memset(&device.ctx, 0, sizeof device.ctx);
        device.state = fault.never_idle ? BUSY | JOB : IDLE;
        return;
    }
    if (device.state & JOB) {
        device.errors |= MMIO_BIT(ERROR, LOCKED);
        return;
    }
    if (!tell(word)) {
        return;
    }
    if (word & MMIO_BIT(CMD, LIST)) {
        const struct mmio_fragment *list = (const void *)device.source;
        for (size_t i = 0; i < device.count; i++) {
            take(list[i].address, list[i].bytes, &context);
        }
    } else if (word & MMIO_BIT(CMD, IN)) {
        take(device.source, device.count, &context);
    }
    if (word & MMIO_BIT(CMD, FINISH)) {
        finish(word >> 24);
    }
    if (fault.bad_job != 0 && --fault.bad_job == 0) {
        device.errors |= MMIO_BIT(ERROR, READ);
        device.state = IDLE;
    } else if (fault.never_done && (word & MMIO_BIT(CMD, FINISH))) {
        device.state = BUSY | JOB;
    } else if (word & MMIO_BIT(CMD, OUT)) {
        give();
    }
}

void mmio_command(uint32_t word)
{
    uint32_t before = device.errors;
    device.errors = 0;
    obey(word);
    device.failed = device.errors != 0;
    device.errors |= before;
}

uint32_t mmio_status(void)
{
    polls++;
    return device.state | (device.failed ? FAILED : 0);
}

void mmio_see_output(void)
{
}

uint32_t mmio_errors(void)
{
    return device.errors;
}

void mmio_clear_errors(void)
{
    device.errors = 0;
}

// ---- in place of wait.c, which is for RISC-V ----

uint32_t rvh_mmio_sleep(uint32_t patience)
{
    return mmio_poll(patience);
}

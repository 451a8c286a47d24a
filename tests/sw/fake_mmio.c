// SPDX-License-Identifier: Apache-2.0
//
// The memory-mapped peripheral in front of the model of the engine. A job can be late: then it reads and writes memory
// when it ends, and not before.

#include "fake_mmio.h"

#include "fake_cache.h"
#include "fake_engine.h"
#include "fake_rows.h"
#include "rvhash_xof.h"
#include "wait.h"

enum { JOB = 256, FAILED = 512 };
enum { OP_NONE = 0, OP_START = 1, OP_CHAIN = 2, OP_PAD = 3, OP_SAVE = 4, OP_RESTORE = 5, OP_WIPE = 6 };

static struct {
    uint32_t job, failed;
    uint32_t word;    // of the job
    uint32_t late;    // ticks until it ends; 0: never
    uint8_t *landing; // a wipe ends when what was on its way to memory has come there
    const uint8_t *source;
    uint8_t *destination;
    size_t count, room;
    uint32_t tail;
} device;

static uint32_t polls, now; // status reads and ticks of the clock so far

uint32_t fake_polls(void);
uint32_t fake_now(void);

uint32_t fake_polls(void)
{
    return polls;
}

// ---- time ----

static void obey(uint32_t word);

static void end_job(void)
{
    uint32_t before = fake_errors;
    device.job = 0;
    fake_errors = 0;
    obey(device.word);
    device.failed |= fake_errors != 0;
    fake_errors |= before;
}

static void tick(void)
{
    if (device.job && device.late != 0 && --device.late == 0) {
        end_job();
    }
}

uint32_t fake_now(void)
{
    fake_point();
    tick();
    now += fake_is.clock_step;
    return now;
}

// ---- register actions ----

uint32_t mmio_name(void)
{
    fake_point();
    return RVH_MMIO_REGS__NAME__VALUE_reset ^ fake_is.name_flip;
}

uint32_t mmio_version(void)
{
    uint32_t major = RVH_MMIO_REGS__VERSION__MAJOR_reset;
    fake_point();
    return (major << RVH_MMIO_REGS__VERSION__MAJOR_bp | RVH_MMIO_REGS__VERSION__MINOR_reset) ^ fake_is.version_flip;
}

uint32_t mmio_capability(void)
{
    fake_point();
#ifdef RVH_CHAINS
    const uint32_t chains = MMIO_BIT(CAPABILITY, CHAINS);
#else
    const uint32_t chains = 0;
#endif
    return (0x707 | chains | MMIO_FIELD(CAPABILITY, ADDRESS, 32)) ^ fake_is.capability_flip;
}

// While a job runs these are locked. Each access takes time.
static int locked(void)
{
    fake_point();
    tick();
    if (device.job) {
        fake_errors |= FAKE_LOCKED;
    }
    return device.job != 0;
}

void mmio_source(const void *from, size_t count)
{
    if (!locked()) {
        device.source = from;
    }
    if (!locked()) { // another access
        device.count = count;
    }
}

void mmio_destination(void *to)
{
    if (!locked()) {
        device.destination = to;
    }
}

void mmio_room(size_t bytes)
{
    if (!locked()) {
        device.room = bytes;
    }
}

void mmio_config(uint32_t bits)
{
    if (!locked()) {
        fake_is.config = bits;
    }
}

// What the engine is told; 0: it refuses.
static int tell(uint32_t word)
{
    switch (word & 7) {
    case OP_START: return fake_start(word >> 8 & 15, word >> 16 & 7, word >> 19 & 1);
    case OP_RESTORE: return fake_restore();
    case OP_PAD: return fake_pad();
    case OP_SAVE: return fake_save();
    default:
        if (!(word & (MMIO_BIT(CMD, IN) | MMIO_BIT(CMD, FINISH) | MMIO_BIT(CMD, OUT)))) {
            fake_errors |= FAKE_CMD; // a job of nothing
            return 0;
        }
        return fake_is_in(FAKE_ABSORB | FAKE_DONE | FAKE_SAVE);
    }
}

#ifdef RVH_CHAINS
static void row(uint32_t word)
{
    if ((word & ~(uint32_t)0xf07) != 0) {
        fake_errors |= FAKE_CMD;
    } else if (fake_is.bad_job != 0 && --fake_is.bad_job == 0) {
        fake_bus_error();
    } else {
        fake_row_job(word >> 8 & 15, device.source, fake_address_bits());
    }
}
#endif

static void obey(uint32_t word)
{
    if (word == OP_WIPE) {
        if (device.landing != NULL) {
            uint8_t bytes[64];
            memset(bytes, 0x5a, sizeof bytes);
            fake_store(device.landing, bytes, fake_is.late_write < sizeof bytes ? fake_is.late_write : sizeof bytes);
        }
        device.landing = NULL;
        fake_wipe();
        return;
    }
#ifdef RVH_CHAINS
    if ((word & 7) == OP_CHAIN) {
        row(word);
        return;
    }
#endif
    if (fake_is.config != 0) {
        fake_errors |= FAKE_ADDR; // with another byte order the device refuses some messages; here all of them
        return;
    }
    if (!tell(word)) {
        return;
    }
    if (word & MMIO_BIT(CMD, LIST)) {
        rvh_part list[FAKE_FRAGMENTS];
        const size_t bytes = device.count * sizeof list[0];
        const uint8_t *seen = fake_access(device.source, bytes) ? fake_view(device.source, bytes) : NULL;
        if (seen == NULL || device.count > FAKE_FRAGMENTS) {
            fake_bus_error();
            return;
        }
        memcpy(list, seen, bytes);
        for (size_t i = 0; i < device.count; i++) {
            fake_take(list[i].data, list[i].len);
        }
    } else if (word & MMIO_BIT(CMD, IN)) {
        fake_take(device.source, device.count);
    }
    if (word & MMIO_BIT(CMD, FINISH)) {
        uint8_t tail[4];
        rvh_store32(tail, device.tail);
        device.tail = 0;
        if (word & MMIO_BIT(CMD, TAIL)) {
            fake_take_near(tail, word >> RVH_MMIO_REGS__CMD__TAIL_bp & 3);
        }
        fake_finish(word >> 24);
    }
    if (fake_is.bad_job != 0 && --fake_is.bad_job == 0) {
        fake_bus_error();
    } else if (fake_is.never_done && (word & MMIO_BIT(CMD, FINISH))) {
        fake_state = FAKE_BUSY;
        device.job = JOB;
    } else if (word & MMIO_BIT(CMD, OUT)) {
        fake_give(device.destination, device.room);
    }
}

static void begin(uint32_t word, uint32_t late)
{
    device.failed = 0;
    device.word = word;
    device.job = JOB;
    device.late = late;
    if (late == 0) {
        end_job();
    }
}

static void wipe(void)
{
    if (device.job && (device.word & MMIO_BIT(CMD, OUT)) && fake_is.late_write != 0) {
        device.landing = device.destination;
    }
    begin(OP_WIPE, fake_is.late_wipe);
    if (fake_is.never_idle) {
        device.job = JOB;
        device.late = 0;
        fake_state = FAKE_BUSY;
    }
}

void mmio_command(uint32_t word)
{
    fake_point();
    tick();
    if (word == OP_WIPE) {
        wipe();
    } else if (device.job) {
        fake_errors |= FAKE_LOCKED;
        device.failed = 1;
    } else {
        begin(word, fake_is.late);
    }
}

// ---- the windows, which are closed while a job runs ----

void mmio_push(uint32_t word)
{
    fake_point();
    tick();
    if (device.job) {
        fake_errors |= FAKE_MSG;
    } else {
        fake_push(word);
    }
}

uint32_t mmio_pop(void)
{
    fake_point();
    tick();
    if (device.job) {
        fake_errors |= FAKE_OUT;
        return 0;
    }
    return fake_pop();
}

void mmio_tail(uint32_t bytes)
{
    if (!locked()) {
        device.tail = bytes;
    }
}

uint32_t mmio_status(void)
{
    fake_point();
    polls++;
    tick();
    return fake_state | device.job | (device.failed ? FAILED : 0);
}

void mmio_see_output(void)
{
    fake_point();
}

uint32_t mmio_errors(void)
{
    fake_point();
    return fake_errors;
}

void mmio_clear_errors(uint32_t bits)
{
    fake_point();
    fake_errors &= ~bits;
}

// Let time pass until the device is quiet.
void fake_rest(void)
{
    while (device.job && device.late != 0) {
        tick();
    }
}

// As after a reset.
void fake_reset(void)
{
    memset(&device, 0, sizeof device);
    fake_reset_engine();
}

// ---- in place of wait.c, which is for RISC-V ----

uint32_t rvh_mmio_sleep(size_t bytes)
{
    return mmio_poll(bytes);
}

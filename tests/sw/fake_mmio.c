// SPDX-License-Identifier: Apache-2.0
//
// The memory-mapped peripheral in front of the model of the engine.

#include "fake_engine.h"
#include "wait.h"

enum { JOB = 256, FAILED = 512 };
enum { OP_NONE = 0, OP_START = 1, OP_PAD = 3, OP_SAVE = 4, OP_RESTORE = 5, OP_WIPE = 6 };

static struct {
    uint32_t job, failed;
    const uint8_t *source;
    uint8_t *destination;
    size_t count, room;
} device;

static uint32_t polls; // status reads so far

uint32_t fake_polls(void);

uint32_t fake_polls(void)
{
    return polls;
}

// ---- register actions ----

uint32_t mmio_name(void)
{
    return RVH_MMIO_REGS__NAME__VALUE_reset ^ fake_is.name_flip;
}

uint32_t mmio_version(void)
{
    uint32_t major = RVH_MMIO_REGS__VERSION__MAJOR_reset;
    return (major << RVH_MMIO_REGS__VERSION__MAJOR_bp | RVH_MMIO_REGS__VERSION__MINOR_reset) ^ fake_is.version_flip;
}

uint32_t mmio_capability(void)
{
    return 0x707 ^ fake_is.capability_flip;
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
    switch (word & 7) {
    case OP_START: return fake_start(word >> 8 & 15, word >> 16 & 7, word >> 19 & 1);
    case OP_RESTORE: return fake_restore();
    case OP_PAD: return fake_pad();
    case OP_SAVE: return fake_save();
    default: return fake_is_in(FAKE_ABSORB | FAKE_DONE | FAKE_SAVE);
    }
}

static void obey(uint32_t word)
{
    if (word == OP_WIPE) {
        fake_wipe();
        device.job = fake_is.never_idle ? JOB : 0;
        fake_state = fake_is.never_idle ? FAKE_BUSY : FAKE_IDLE;
        return;
    }
    if (device.job) {
        fake_errors |= FAKE_LOCKED;
        return;
    }
    if (!tell(word)) {
        return;
    }
    if (word & MMIO_BIT(CMD, LIST)) {
        const struct mmio_fragment *list = (const void *)device.source;
        for (size_t i = 0; i < device.count; i++) {
            fake_take(list[i].address, list[i].bytes);
        }
    } else if (word & MMIO_BIT(CMD, IN)) {
        fake_take(device.source, device.count);
    }
    if (word & MMIO_BIT(CMD, FINISH)) {
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

void mmio_command(uint32_t word)
{
    uint32_t before = fake_errors;
    fake_errors = 0;
    obey(word);
    device.failed = fake_errors != 0;
    fake_errors |= before;
}

uint32_t mmio_status(void)
{
    polls++;
    return fake_state | device.job | (device.failed ? FAILED : 0);
}

void mmio_see_output(void)
{
}

uint32_t mmio_errors(void)
{
    return fake_errors;
}

void mmio_clear_errors(void)
{
    fake_errors = 0;
}

// ---- in place of wait.c, which is for RISC-V ----

uint32_t rvh_mmio_sleep(uint32_t patience)
{
    return mmio_poll(patience);
}

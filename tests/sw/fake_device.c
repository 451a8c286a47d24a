// SPDX-License-Identifier: Apache-2.0
//
// A model of the memory-mapped peripheral, built on the portable C, that can be told to misbehave.

#include "algorithms.h"
#include "soft.h"
#include "wait.h"

enum { IDLE = 1, ABSORB = 2, BUSY = 4, DONE = 8 };

static struct {
    rvh_ctx ctx;
    uint32_t state, errors, tail, digest_at;
    uint8_t digest[64];
} device = {.state = IDLE};

// ---- how it misbehaves; all zero: not at all ----

static struct {
    uint32_t name_flip, version_flip; // bits that read wrong
    uint32_t never_done;              // FINISH never ends
    uint32_t never_idle;              // WIPE never ends
    uint32_t error_at_word;           // after so many words, set ERROR.STATE
    uint32_t refuse_alg;              // this algorithm is not built
} fault;

static uint32_t words;
static uint32_t polls; // status reads so far

void fake_fault(const char *what, uint32_t value);
uint32_t fake_polls(void);
void fake_leave(uint32_t state);

void fake_fault(const char *what, uint32_t value)
{
    uint32_t *knob = !strcmp(what, "name_flip")       ? &fault.name_flip
                     : !strcmp(what, "version_flip")  ? &fault.version_flip
                     : !strcmp(what, "never_done")    ? &fault.never_done
                     : !strcmp(what, "never_idle")    ? &fault.never_idle
                     : !strcmp(what, "error_at_word") ? &fault.error_at_word
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

// ---- register actions ----

uint32_t mmio_name(void)
{
    return RVH_MMIO_REGS__NAME__VALUE_reset ^ fault.name_flip;
}

uint32_t mmio_version(void)
{
    return RVH_MMIO_REGS__VERSION__MINOR_reset ^ fault.version_flip;
}

static int is_sha2(void)
{
    return rvh_algorithms[device.ctx.alg].family != RVH_FAMILY_KECCAK;
}

void mmio_start(uint32_t alg)
{
    if (alg >= RVH_ALGORITHMS || rvh_algorithms[alg].block == 0 || alg == fault.refuse_alg) {
        device.errors |= MMIO_BIT(ERROR, ALG);
    } else if (device.state & (ABSORB | BUSY)) {
        device.errors |= MMIO_BIT(ERROR, STATE);
    } else {
        device.ctx.alg = (uint8_t)alg;
        device.ctx.total = 0;
        device.state = ABSORB;
        words = 0;
        rvh_soft_start(&device.ctx);
    }
}

static void absorb(uint32_t word, uint32_t n)
{
    uint8_t bytes[4];
    rvh_store32(bytes, word);
    device.ctx.total += n;
    rvh_soft_absorb(&device.ctx, bytes, n);
}

void mmio_absorb(uint32_t word)
{
    if (device.state != ABSORB) {
        device.errors |= MMIO_BIT(ERROR, MSG);
        return;
    }
    absorb(word, 4);
    if (++words == fault.error_at_word) {
        device.errors |= MMIO_BIT(ERROR, STATE);
    }
}

void mmio_put_tail(uint32_t bytes)
{
    device.tail = bytes;
}

void mmio_finish(uint32_t tail_bytes)
{
    if (device.state != ABSORB) {
        device.errors |= MMIO_BIT(ERROR, STATE);
        return;
    }
    absorb(device.tail, tail_bytes);
    device.tail = 0;
    device.digest_at = 0;
    rvh_soft_finish(&device.ctx);
    if (is_sha2()) { // which is read whole
        rvh_soft_squeeze(&device.ctx, device.digest, rvh_algorithms[device.ctx.alg].digest);
    }
    device.state = fault.never_done ? BUSY : DONE;
}

void mmio_wipe(void)
{
    memset(&device, 0, sizeof device);
    device.state = fault.never_idle ? BUSY : IDLE;
}

uint32_t mmio_squeeze(void)
{
    uint8_t bytes[4];
    uint32_t digest = rvh_algorithms[device.ctx.alg].digest;
    if (device.state != DONE) {
        device.errors |= MMIO_BIT(ERROR, OUT);
        return 0;
    }
    if (is_sha2()) {
        memcpy(bytes, device.digest + device.digest_at, 4);
    } else {
        rvh_soft_squeeze(&device.ctx, bytes, 4);
    }
    device.digest_at += 4;
    if (digest != 0 && device.digest_at == digest) {
        device.state = IDLE;
    }
    return rvh_load32(bytes);
}

uint32_t mmio_status(void)
{
    polls++;
    return device.state;
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

int rvh_mmio_sleep_until_done(void)
{
    return mmio_poll_until_done();
}

// SPDX-License-Identifier: Apache-2.0
//
// The interrupt of the memory-mapped peripheral: hashes that sleep in wfi, with interrupts off globally, with them on
// and a handler of another interrupt, and with a handler of this one. For images with the mmio backend.

#include "check.h"
#include "counters.h"
#include "mmio_raw.h"
#include "rvh_mmio.h"
#include "trap.h"

enum { MSTATUS_MIE = 8, MESSAGE_BYTES = 600 };

#define IRQ_MASK (UINT32_C(1) << RVH_MMIO_IRQ)
#define IRQ_CAUSE (UINT32_C(0x80000000) | RVH_MMIO_IRQ)

static uint8_t message[MESSAGE_BYTES + 4] __attribute__((aligned(4)));
static uint8_t want[64] __attribute__((aligned(4)));
static uint8_t got[64] __attribute__((aligned(4)));

static volatile unsigned taken; // interrupts that came to the handler

// Level-sensitive: the handler must silence the source.
void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != IRQ_CAUSE) {
        trap_unexpected(mcause, mepc, mtval);
    }
    taken++;
    mmio_enable_interrupts(0);
    mmio_clear_done();
    MMIO_REG(INTR_TEST) = 0;
}

static uint32_t read_mie(void)
{
    uint32_t value;
    __asm__ volatile("csrr %0, mie" : "=r"(value)::"memory");
    return value;
}

static uint32_t read_mip(void)
{
    uint32_t value;
    __asm__ volatile("csrr %0, mip" : "=r"(value)::"memory");
    return value;
}

static void global_interrupts(int on)
{
    if (on) {
        __asm__ volatile("csrs mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
    } else {
        __asm__ volatile("csrc mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
    }
}

static void line(int on)
{
    if (on) {
        __asm__ volatile("csrs mie, %0" ::"r"(IRQ_MASK) : "memory");
    } else {
        __asm__ volatile("csrc mie, %0" ::"r"(IRQ_MASK) : "memory");
    }
}

static void hash_everything(void)
{
    for (int i = 0; i < CHECK_ALGORITHMS; i++) {
        rvh_alg alg = check_algorithms[i];
        size_t outlen = rvh_digest_size(alg) ? rvh_digest_size(alg) : 64;
        for (size_t len = 0; len <= MESSAGE_BYTES; len = 3 * len + 101) {
            uint32_t before = rvh_hw_used();
            check_reference(alg, want, outlen, message + len % 3, len);
            CHECK(rvh_hash(alg, got, outlen, message + len % 3, len) == RVH_OK);
            CHECK(check_equal(got, want, outlen));
            static rvh_ctx ctx;
            CHECK(rvh_init(&ctx, alg) == RVH_OK);
            CHECK(rvh_update(&ctx, message + len % 3, len) == RVH_OK);
            CHECK(rvh_final(&ctx, got, outlen) == RVH_OK);
            CHECK(check_equal(got, want, outlen));
            CHECK(rvh_wipe(&ctx) == RVH_OK);
            CHECK(rvh_hw_used() == before + 2);
        }
    }
}

// The driver sleeps, and no handler runs.
static void sleep_in_driver(int global)
{
    global_interrupts(global);
    hash_everything();
    CHECK(taken == 0);
    CHECK(!(read_mie() & IRQ_MASK)); // as it was before
    CHECK(mmio_interrupts_enabled() == 0);
    global_interrupts(0);
}

// wfi really sleeps: almost no instruction is retired between FINISH and the end.
static void sleeps(void)
{
    uint32_t instructions[2];
    for (int mode = 0; mode < 2; mode++) {
        rvh_mmio_wait_mode(mode == 0 ? RVH_WAIT_POLL : RVH_WAIT_WFI);
        rvh_hash(RVH_SHA3_256, got, 32, message + 1, 0);
        raw_start(RVH_SHA3_512);
        raw_finish();
        uint32_t before = counters_instructions();
        line(1);
        mmio_enable_interrupts(MMIO_BIT(INTR_ENABLE, DONE));
        if (mode == 0) {
            while (!(read_mip() & IRQ_MASK)) {
            }
        } else {
            __asm__ volatile("wfi" ::: "memory");
        }
        instructions[mode] = counters_instructions() - before;
        CHECK(mmio_status() & MMIO_BIT(STATUS, DONE));
        mmio_enable_interrupts(0);
        line(0);
        raw_wipe();
        while (mmio_status() & MMIO_BIT(STATUS, JOB)) {
        }
    }
    CHECK(instructions[1] < instructions[0]);
}

// A handler of this interrupt runs once for each message, in the middle of a polling driver.
static void handler(void)
{
    rvh_mmio_wait_mode(RVH_WAIT_POLL);
    line(1);
    global_interrupts(1);
    for (unsigned i = 1; i <= 10; i++) {
        mmio_enable_interrupts(MMIO_BIT(INTR_ENABLE, DONE));
        check_reference(RVH_SHA3_384, want, 48, message, 200 + i);
        CHECK(rvh_hash(RVH_SHA3_384, got, 48, message, 200 + i) == RVH_OK);
        CHECK(check_equal(got, want, 48));
        CHECK(taken == i);
    }
    taken = 0;
    // The test register has the effect of a message.
    mmio_enable_interrupts(MMIO_BIT(INTR_ENABLE, ERROR));
    MMIO_REG(INTR_TEST) = MMIO_BIT(INTR_TEST, ERROR);
    (void)MMIO_REG(INTR_TEST); // the write has arrived
    for (int i = 0; i < 100 && taken == 0; i++) {
    }
    CHECK(taken == 1);
    CHECK(!(read_mip() & IRQ_MASK));
    global_interrupts(0);
    line(0);
    taken = 0;
}

int main(void)
{
    check_fill(message, sizeof message);
    rvh_mmio_wait_mode(RVH_WAIT_WFI);
    sleep_in_driver(0);
    console_puts("."); // for whoever waits
    sleep_in_driver(1);
    sleeps();
    handler();
    return check_done("wfi");
}

// SPDX-License-Identifier: Apache-2.0
//
// KRONOS's system, loosely coupled: the DMA and the processor at the same memory, bus errors of the DMA, and the
// interrupts of both parts. For images with the software kronos-loosely.

#include "check.h"
#include "../../../sw/paper/kronos/loosely.h"
#include "trap.h"

enum { WORDS = 500, WORK = 64, LONG_ENOUGH = 10000, MSTATUS_MIE = 8 };

#define NOBODY UINT32_C(0x40000000)
#define DEVICE UINT32_C(0x10000ff0) // the simulation device: the processor's alone

static uint32_t from[WORDS], to[WORDS];
static volatile uint32_t work[WORK];
static volatile uint32_t taken; // interrupts

// Level-sensitive: the handler silences the source that is enabled.
void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != (UINT32_C(0x80000000) | KRONOS_IRQ)) {
        trap_unexpected(mcause, mepc, mtval);
    }
    taken++;
    kronos_write(DMA_INTR_ENABLE, 0);
    kronos_write(KRONOS_INTR_CLEAR, 1);
}

static void start(uint32_t target, uint32_t source, uint32_t words)
{
    __asm__ volatile("" ::: "memory"); // what is copied is in memory
    kronos_write(DMA_SRC, source);
    kronos_write(DMA_DST, target);
    kronos_write(DMA_WORDS, words);
}

// The status when the copy is done; 0 if that takes too long.
static uint32_t finish(void)
{
    uint32_t status = 0;
    for (int i = 0; i < LONG_ENOUGH && !(status & 1); i++) {
        status = kronos_read(DMA_STATUS);
    }
    __asm__ volatile("" ::: "memory"); // what was copied is read from memory
    return status;
}

static uint32_t address(const void *of)
{
    return (uint32_t)(uintptr_t)of;
}

static void both_at_once(void)
{
    uint32_t rounds = 0;
    for (uint32_t i = 0; i < WORDS; i++) {
        from[i] = i * UINT32_C(0x9e3779b9);
    }
    start(address(to), address(from), WORDS);
    do {
        for (uint32_t i = 0; i < WORK; i++) {
            work[i] = work[i] + i;
        }
        rounds++;
    } while (!(kronos_read(DMA_STATUS) & 1) && rounds < LONG_ENOUGH);
    CHECK(finish() == 1);
    CHECK(rounds > 1); // it ran beside the copy
    CHECK(check_equal((const uint8_t *)to, (const uint8_t *)from, sizeof to));
    for (uint32_t i = 0; i < WORK; i++) {
        CHECK(work[i] == rounds * i);
    }
}

static void errors(void)
{
    uint32_t word = 5, other = 0;
    start(address(&other), NOBODY, 1);
    CHECK(finish() == 3);
    start(NOBODY, address(&word), 1);
    CHECK(finish() == 3);
    start(DEVICE, address(&word), 1);
    CHECK(finish() == 3);
    start(address(&other), address(&word), 1);
    CHECK(finish() == 1);
    CHECK(other == 5);
}

// `count` interrupts have come, now or soon.
static void expect_taken(uint32_t count)
{
    for (int i = 0; i < LONG_ENOUGH && taken < count; i++) {
    }
    CHECK(taken == count);
}

static void interrupts(void)
{
    __asm__ volatile("csrs mie, %0" ::"r"(UINT32_C(1) << KRONOS_IRQ) : "memory");
    __asm__ volatile("csrs mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
    start(address(to), address(from), WORDS);
    CHECK(finish() == 1);
    CHECK(taken == 0);
    kronos_write(DMA_INTR_ENABLE, 1); // the copy is done: at once
    expect_taken(1);
    start(address(to), address(from), WORDS);
    kronos_write(DMA_INTR_ENABLE, 1); // before it is done
    expect_taken(2);
    kronos_write(KRONOS_INTR_ENABLE, 1);
    for (uint32_t i = 0; i < 3; i++) {
        rvh_kronos_run();
        expect_taken(3 + i);
    }
    __asm__ volatile("csrc mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
}

int main(void)
{
    both_at_once();
    errors();
    interrupts();
    return check_done("dma");
}

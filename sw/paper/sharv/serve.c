// SPDX-License-Identifier: Apache-2.0
//
// The program of SHA-RV's subsystem: processes jobs of the AXI manager, alternating between the halves of the data
// memory, and sleeps while no job is pending. docs/paper/sharv.md describes the page and the halves.

#include "../../apps/blocks.h"

#include "trap.h"

#define PAGE ((volatile uint32_t *)0x20000000u)

enum { JOB = 0, DONE = 1 };                  // words of the page
enum { DONE_FAILED = 1u << 0, DONE_FAULT = 1u << 1 };
enum { JOB_SHA224 = 1u << 24, JOB_LAST = 1u << 30, IRQ = 16 };
enum { MOST_BLOCKS = 1024, DIGESTS = 65536 }; // in a half

static uint8_t *const half[2] = {(uint8_t *)0x80120000u, (uint8_t *)0x80140000u};

// This program expects no trap.
void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    (void)mcause, (void)mepc, (void)mtval;
    PAGE[DONE] = DONE_FAILED | DONE_FAULT;
    for (;;) {
        __asm__ volatile("csrw mie, zero\n\twfi");
    }
}

static int work(uint32_t job)
{
    uint32_t n = job & 0xffff, mode = job >> 16 & 3;
    uint8_t *at = half[(job & JOB_LAST) != 0];
    if (n == 0 || n > MOST_BLOCKS || mode > BLOCKS_FOUR || (mode == BLOCKS_FOUR && n % 4 != 0)) {
        return 0;
    }
    return blocks_hash(job & JOB_SHA224 ? RVH_SHA224 : RVH_SHA256, (enum blocks_mode)mode, at, n, at + DIGESTS) != 0;
}

int main(void)
{
    __asm__ volatile("csrw mie, %0" ::"r"(1u << IRQ)); // the interrupt wakes the hart from wfi and is not taken
    for (;;) {
        uint32_t job = PAGE[JOB];
        if (job == 0) {
            __asm__ volatile("wfi" ::: "memory");
            continue;
        }
        PAGE[DONE] = work(job) ? 0 : DONE_FAILED;
    }
}

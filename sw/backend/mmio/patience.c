// SPDX-License-Identifier: Apache-2.0

#include "wait.h"

// The clock: a function of the user, uint32_t f(void), or the cycle counter of the hart.
#ifdef RVH_NOW
uint32_t RVH_NOW(void);
#else
static uint32_t cycle_counter(void)
{
    uint32_t value;
    __asm__ volatile("csrr %0, mcycle" : "=r"(value)::"memory");
    return value;
}
#define RVH_NOW cycle_counter
#endif

static struct {
    int chosen; // 0: the compile-time values hold
    uint32_t job, byte;
} ticks;

void rvh_mmio_patience(uint32_t per_job, uint32_t per_byte)
{
    ticks.job = per_job;
    ticks.byte = per_byte;
    ticks.chosen = 1;
}

struct mmio_patience rvh_mmio_patience_for(size_t bytes)
{
    const uint32_t job = ticks.chosen ? ticks.job : RVH_MMIO_PATIENCE;
    const uint32_t byte = ticks.chosen ? ticks.byte : RVH_MMIO_PATIENCE_BYTE;
#if SIZE_MAX > UINT32_MAX
    uint64_t all;
    if (__builtin_mul_overflow((uint64_t)bytes, byte, &all) || __builtin_add_overflow(all, job, &all)) {
        all = UINT64_MAX;
    }
#else
    const uint64_t all = job + (uint64_t)bytes * byte;
#endif
    return (struct mmio_patience){.last = RVH_NOW(), .left = all < SIZE_MAX ? (size_t)all : SIZE_MAX};
}

int rvh_mmio_over(struct mmio_patience *patience)
{
    uint32_t now = RVH_NOW(), passed = now - patience->last;
    patience->last = now;
    if (passed == 0) {
        passed = 1;
    }
    if (passed >= patience->left) {
        return 1;
    }
    patience->left -= passed;
    return 0;
}

uint32_t rvh_mmio_wait(size_t bytes)
{
    struct mmio_patience patience = rvh_mmio_patience_for(bytes);
    for (;;) {
        int over = rvh_mmio_over(&patience);
        uint32_t status = mmio_status();
        if (over || !(status & MMIO_BIT(STATUS, JOB))) {
            return status;
        }
    }
}

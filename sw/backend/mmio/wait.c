// SPDX-License-Identifier: Apache-2.0
//
// Waiting for the end of a job with wfi.
//
// Interrupts are off globally from before the look at STATUS until after wfi. An interrupt that comes in between stays
// pending and ends the wfi at once, so none is missed.

#include "wait.h"

enum { MSTATUS_MIE = 8 };

#define IRQ_MASK (1ul << RVH_MMIO_IRQ) // as long as a CSR

RVH_INLINE unsigned long disable_all(void)
{
    unsigned long before;
    __asm__ volatile("csrrci %0, mstatus, %1" : "=r"(before) : "i"(MSTATUS_MIE) : "memory");
    return before & MSTATUS_MIE;
}

RVH_INLINE void restore_all(unsigned long before)
{
    __asm__ volatile("csrs mstatus, %0" ::"r"(before) : "memory");
}

RVH_INLINE unsigned long enable_line(void)
{
    unsigned long before;
    __asm__ volatile("csrrs %0, mie, %1" : "=r"(before) : "r"(IRQ_MASK) : "memory");
    return before & IRQ_MASK;
}

RVH_INLINE void disable_line(void)
{
    __asm__ volatile("csrc mie, %0" ::"r"(IRQ_MASK) : "memory");
}

RVH_INLINE void restore_line(unsigned long before)
{
    disable_line();
    __asm__ volatile("csrs mie, %0" ::"r"(before) : "memory");
}

uint32_t rvh_mmio_sleep(size_t bytes)
{
    struct mmio_patience patience = rvh_mmio_patience_for(bytes);
    int over = 0;
    unsigned long mie_before = disable_all();
    unsigned long line_before = enable_line();
    uint32_t enabled_before = mmio_interrupts_enabled();
    mmio_enable_interrupts(MMIO_BIT(INTR_ENABLE, DONE));
    uint32_t status = mmio_status();
    while ((status & MMIO_BIT(STATUS, JOB)) && !over) {
        __asm__ volatile("wfi" ::: "memory");
        if (mie_before) { // let other interrupts be taken, but not the peripheral's
            disable_line();
            restore_all(mie_before);
            disable_all();
            enable_line();
        }
        over = rvh_mmio_over(&patience);
        status = mmio_status();
    }
    mmio_clear_done();
    mmio_enable_interrupts(enabled_before);
    restore_line(line_before);
    restore_all(mie_before);
    return status;
}

// SPDX-License-Identifier: Apache-2.0
//
// What a user of the memory-mapped backend may choose.

#ifndef RVH_MMIO_H
#define RVH_MMIO_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// How the driver waits for the end of a message, at most about a hundred cycles.
typedef enum rvh_wait {
    RVH_WAIT_POLL, // reads the status until done; the default
    RVH_WAIT_WFI,  // sleeps until the peripheral's interrupt, without taking it: no handler is needed. Other interrupts
                   // are served while it waits if they were enabled. Machine mode only. A device that dies at work is
                   // noticed only when some other interrupt wakes the hart: where that matters, keep a timer running.
} rvh_wait;

// Choose for all messages from now on.
void rvh_mmio_wait_mode(rvh_wait mode);

// How long the driver waits for a job before it gives the device up: so many ticks, and so many more for each byte that
// is moved. A tick is a cycle of mcycle, or what the function counts that RVH_NOW names when the driver is compiled:
// uint32_t f(void), which may wrap around. Where that stands still, in wfi or for ever, each look at the device is a
// tick.
#ifndef RVH_MMIO_PATIENCE
#define RVH_MMIO_PATIENCE 100000u
#endif
#ifndef RVH_MMIO_PATIENCE_BYTE
#define RVH_MMIO_PATIENCE_BYTE 64u // memory that takes 256 cycles for a word
#endif

// Choose for all jobs from now on; before that it is as the driver was compiled.
void rvh_mmio_patience(uint32_t per_job, uint32_t per_byte);

#ifdef __cplusplus
}
#endif

#endif

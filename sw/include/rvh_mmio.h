// SPDX-License-Identifier: Apache-2.0
//
// Run-time options of the memory-mapped backend.

#ifndef RVH_MMIO_H
#define RVH_MMIO_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// How the driver waits for the end of a job: about a hundred cycles for a short message, more for a longer one.
typedef enum rvh_wait {
    RVH_WAIT_POLL, // reads the status until the job is done; the default
    RVH_WAIT_WFI,  // sleeps until the peripheral's interrupt, without taking it: no handler is needed. Other interrupts
                   // are served during the wait if they were enabled. Machine mode only. If the device stops during a
                   // job, the driver notices only when another interrupt wakes the hart: keep a timer running if that
                   // matters.
} rvh_wait;

// Set the wait mode for all messages from now on.
void rvh_mmio_wait_mode(rvh_wait mode);

// The timeout of a job: RVH_MMIO_PATIENCE ticks, and RVH_MMIO_PATIENCE_BYTE ticks more for each byte that the job
// moves; on RV32 at most 2^32 - 1 ticks. After the timeout the driver aborts the job. A tick is a cycle of mcycle. To
// use another clock, set RVH_NOW at compile time to the name of a function uint32_t f(void); its value may wrap around.
// If the clock does not advance, in wfi or at all, each read of the status counts as a tick.
#ifndef RVH_MMIO_PATIENCE
#define RVH_MMIO_PATIENCE 100000u
#endif
#ifndef RVH_MMIO_PATIENCE_BYTE
#define RVH_MMIO_PATIENCE_BYTE 64u // enough for memory that takes 256 cycles for a word
#endif

// Set the timeout of all jobs from now on, in ticks. Until this call, the compile-time values hold.
void rvh_mmio_patience(uint32_t per_job, uint32_t per_byte);

#ifdef __cplusplus
}
#endif

#endif

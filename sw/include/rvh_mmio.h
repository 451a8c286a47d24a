// SPDX-License-Identifier: Apache-2.0
//
// What a user of the memory-mapped backend may choose.

#ifndef RVH_MMIO_H
#define RVH_MMIO_H

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

#ifdef __cplusplus
}
#endif

#endif

// SPDX-License-Identifier: Apache-2.0
//
// Waiting for the end of a job, with a timeout.

#ifndef RVH_MMIO_WAIT_H
#define RVH_MMIO_WAIT_H

#include "mmio_regs.h"
#include "rvh_mmio.h"

// Reads of STATUS before the first read of the clock: as many as a job takes if memory is fast. The usual wait
// therefore ends without delay.
#ifndef RVH_MMIO_READS
#define RVH_MMIO_READS 1000
#endif
enum { MMIO_READS = RVH_MMIO_READS };

// The time that a job may still take.
struct mmio_patience {
    uint32_t last; // reading of the clock
    size_t left;
};

// The timeout of a job of `bytes` bytes.
struct mmio_patience rvh_mmio_patience_for(size_t bytes);

// 1: the time is over. If the clock does not advance, each call counts as a tick. Read STATUS once more after this
// call: an interrupt handler may have used up the time.
int rvh_mmio_over(struct mmio_patience *patience);

// Poll until a job of `bytes` bytes has ended or its time is over. Returns STATUS; JOB is set if the time is over.
uint32_t rvh_mmio_wait(size_t bytes);

// As rvh_mmio_wait, but the hart sleeps in wfi.
uint32_t rvh_mmio_sleep(size_t bytes);

// As rvh_mmio_wait, but faster to see the end of a job that is not late.
RVH_INLINE uint32_t mmio_poll(size_t bytes)
{
    uint32_t status = mmio_status(), reads = MMIO_READS;
    while (RVH_UNLIKELY(status & MMIO_BIT(STATUS, JOB)) && reads-- != 0) {
        status = mmio_status();
    }
    if (RVH_UNLIKELY(status & MMIO_BIT(STATUS, JOB))) {
        return rvh_mmio_wait(bytes);
    }
    return status;
}

#endif

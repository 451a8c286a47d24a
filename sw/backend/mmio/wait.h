// SPDX-License-Identifier: Apache-2.0
//
// Waiting for the end of a job: never for ever.

#ifndef RVH_MMIO_WAIT_H
#define RVH_MMIO_WAIT_H

#include "mmio_regs.h"
#include "rvh_mmio.h"

// Reads of STATUS before anybody looks at the clock: as many as a job takes where memory is quick, so that the usual
// wait ends as soon as can be.
#ifndef RVH_MMIO_READS
#define RVH_MMIO_READS 1000
#endif
enum { MMIO_READS = RVH_MMIO_READS };

// The time that a job of so many bytes may still take.
struct mmio_patience {
    uint32_t last; // reading of the clock
    uint32_t left;
};

struct mmio_patience rvh_mmio_patience_for(size_t bytes);

// 1: it is over. A clock that stands still counts the calls. Look at STATUS once more behind it: an interrupt handler
// may have taken the time.
int rvh_mmio_over(struct mmio_patience *patience);

// Poll until a job of so many bytes is over, or patience is. Returns STATUS; JOB is set in it in the second case.
uint32_t rvh_mmio_wait(size_t bytes);

// The same asleep.
uint32_t rvh_mmio_sleep(size_t bytes);

// The same, quick to see the end of a job that is not late.
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

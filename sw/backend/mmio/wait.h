// SPDX-License-Identifier: Apache-2.0
//
// Waiting for the end of a job: never for ever.

#ifndef RVH_MMIO_WAIT_H
#define RVH_MMIO_WAIT_H

#include "mmio_regs.h"
#include "rvh_mmio.h"

// More reads of STATUS than a job needs that moves no bytes. Each byte moved is worth one more: that is ten times what
// the engine needs, and leaves memory that much time.
enum { MMIO_PATIENCE = 1000 };

// Sleep until the job is over. Returns STATUS; JOB is set in it when patience is over.
uint32_t rvh_mmio_sleep(uint32_t patience);

RVH_INLINE uint32_t mmio_poll(uint32_t patience)
{
    uint32_t status = mmio_status();
    while (RVH_UNLIKELY(status & MMIO_BIT(STATUS, JOB)) && patience-- != 0) {
        status = mmio_status();
    }
    return status;
}

#endif

// SPDX-License-Identifier: Apache-2.0
//
// Waiting for the engine: never for ever.

#ifndef RVH_MMIO_WAIT_H
#define RVH_MMIO_WAIT_H

#include "mmio_regs.h"

// More status reads than any engine needs; after so many it counts as dead.
enum { MMIO_PATIENCE = 1000 };

// After FINISH, sleep until done. 1: done. 0: patience is over, or there is no message.
int rvh_mmio_sleep_until_done(void);

// Read STATUS until one of the bits is 1. Returns STATUS, or 0 when patience is over.
RVH_INLINE uint32_t mmio_poll_until(uint32_t bits)
{
    for (int i = MMIO_PATIENCE; i != 0; i--) {
        uint32_t status = mmio_status();
        if (status & bits) {
            return status;
        }
    }
    return 0;
}

// After FINISH. 1: done. 0: patience is over, or the engine is idle and so has no message: nothing will come.
RVH_INLINE int mmio_poll_until_done(void)
{
    return (mmio_poll_until(MMIO_BIT(STATUS, DONE) | MMIO_BIT(STATUS, IDLE)) & MMIO_BIT(STATUS, DONE)) != 0;
}

#endif

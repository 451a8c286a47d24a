// SPDX-License-Identifier: Apache-2.0
//
// Rows of hash chains on the memory-mapped peripheral: rows.h. Waits by polling and in wfi.

#ifndef ROWS
#define ROWS 4
#endif

#include "mmio_raw.h"
#include "rows.h"
#include "rvh_mmio.h"

static void rows_turn(unsigned turn)
{
    rvh_mmio_wait_mode(turn % 3 == 0 ? RVH_WAIT_WFI : RVH_WAIT_POLL);
}

static void rows_window(uint32_t limit)
{
    MMIO_REG(WINDOW_LIMIT) = limit;
}

static int rows_are_built(void)
{
    return (MMIO_REG(CAPABILITY) & MMIO_BIT(CAPABILITY, CHAINS)) != 0;
}

int main(void)
{
    return rows_done();
}

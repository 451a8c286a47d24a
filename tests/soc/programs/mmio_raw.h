// SPDX-License-Identifier: Apache-2.0
//
// The memory-mapped peripheral fed by the processor, without the driver: for programs that test the device.

#ifndef RVH_APPS_MMIO_RAW_H
#define RVH_APPS_MMIO_RAW_H

#include "../../../sw/backend/mmio/mmio_regs.h"

// The windows follow the registers; every word of a window has the same effect.
enum { MSG_WINDOW = 0x400, OUT_WINDOW = 0x800 };
enum { RAW_START = 1, RAW_WIPE = 6 }; // CMD.OP

static inline void raw_start(uint32_t alg)
{
    MMIO_REG(CMD) = RAW_START | MMIO_FIELD(CMD, ALG, alg);
}

static inline void raw_absorb(uint32_t word)
{
    *(volatile uint32_t *)(RVH_MMIO_BASE + MSG_WINDOW) = word;
}

static inline void raw_finish(void)
{
    MMIO_REG(CMD) = MMIO_BIT(CMD, FINISH);
}

static inline void raw_wipe(void)
{
    MMIO_REG(CMD) = RAW_WIPE;
}

static inline uint32_t raw_squeeze(void)
{
    return *(volatile uint32_t *)(RVH_MMIO_BASE + OUT_WINDOW);
}

#endif

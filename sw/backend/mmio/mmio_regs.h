// SPDX-License-Identifier: Apache-2.0
//
// The memory-mapped peripheral, one inline function per register action. Registers go by the names of the generated
// header; policy is in mmio.c and wait.c.
//
// The generated struct is packed, and gcc reads a packed struct byte by byte here, which the peripheral refuses: so
// only the offsets of its members are used.

#ifndef RVH_MMIO_ACTIONS_H
#define RVH_MMIO_ACTIONS_H

#include <stddef.h>

#include "bytes.h"
#include "rvh_mmio_regs.h"

#ifndef RVH_MMIO_BASE
#define RVH_MMIO_BASE 0x20000000u
#endif

// The interrupt line of the peripheral: its bit of mie and mip.
#ifndef RVH_MMIO_IRQ
#define RVH_MMIO_IRQ 16
#endif

// The windows lie behind the registers; any word of a window does the same.
enum { MMIO_MSG_WINDOW = 0x400, MMIO_OUT_WINDOW = 0x800 };

// CMD.OP
enum { MMIO_OP_START = 1, MMIO_OP_FINISH = 2, MMIO_OP_WIPE = 6 };

#define MMIO_FIELD(reg, field, value) ((uint32_t)(value) << RVH_MMIO_REGS__##reg##__##field##_bp)
#define MMIO_BIT(reg, field) RVH_MMIO_REGS__##reg##__##field##_bm
#define MMIO_REG(reg) (*(volatile uint32_t *)(RVH_MMIO_BASE + offsetof(rvh_mmio_regs_t, reg)))

RVH_INLINE uint32_t mmio_name(void)
{
    return MMIO_REG(NAME);
}

RVH_INLINE uint32_t mmio_version(void)
{
    return MMIO_REG(VERSION);
}

RVH_INLINE void mmio_start(uint32_t alg)
{
    MMIO_REG(CMD) = MMIO_FIELD(CMD, OP, MMIO_OP_START) | MMIO_FIELD(CMD, ALG, alg);
}

// Four message bytes, the first one in bits 7:0. Held back while the engine is at work.
RVH_INLINE void mmio_absorb(uint32_t word)
{
    *(volatile uint32_t *)(RVH_MMIO_BASE + MMIO_MSG_WINDOW) = word;
}

// The last 0 to 3 message bytes for mmio_finish, the first one in bits 7:0.
RVH_INLINE void mmio_put_tail(uint32_t bytes)
{
    MMIO_REG(TAIL) = bytes;
}

RVH_INLINE void mmio_finish(uint32_t tail_bytes)
{
    MMIO_REG(CMD) = MMIO_FIELD(CMD, OP, MMIO_OP_FINISH) | MMIO_FIELD(CMD, TAIL, tail_bytes);
}

RVH_INLINE void mmio_wipe(void)
{
    MMIO_REG(CMD) = MMIO_FIELD(CMD, OP, MMIO_OP_WIPE);
}

// The next four output bytes, the first one in bits 7:0. Only when done.
RVH_INLINE uint32_t mmio_squeeze(void)
{
    return *(volatile uint32_t *)(RVH_MMIO_BASE + MMIO_OUT_WINDOW);
}

RVH_INLINE uint32_t mmio_status(void)
{
    return MMIO_REG(STATUS);
}

RVH_INLINE uint32_t mmio_errors(void)
{
    return MMIO_REG(ERROR);
}

RVH_INLINE void mmio_clear_errors(void)
{
    MMIO_REG(ERROR) = UINT32_MAX;
}

RVH_INLINE uint32_t mmio_interrupts_enabled(void)
{
    return MMIO_REG(INTR_ENABLE);
}

RVH_INLINE void mmio_enable_interrupts(uint32_t mask)
{
    MMIO_REG(INTR_ENABLE) = mask;
}

#endif

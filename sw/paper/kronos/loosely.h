// SPDX-License-Identifier: Apache-2.0
//
// Registers of the attachment `kronos-loosely`: rtl/paper/kronos/rvh_kronos_loosely.sv and rtl/soc/rvh_kronos_dma.sv.

#ifndef RVH_KRONOS_LOOSELY_H
#define RVH_KRONOS_LOOSELY_H

#include "kronos.h"

#define KRONOS_BASE UINT32_C(0x20000000)
#define KRONOS_IRQ 16 // its line at the hart

enum {
    KRONOS_DIN = 0x000,
    KRONOS_DOUT = 0x100,
    KRONOS_CTRL = 0x200,        // W bit 0 start
    KRONOS_STATUS = 0x204,      // R bit 0 done
    KRONOS_INTR_ENABLE = 0x208, // RW bit 0
    KRONOS_INTR_CLEAR = 0x20c,  // W bit 0

    DMA_SRC = 0x800,
    DMA_DST = 0x804,
    DMA_WORDS = 0x808,       // W starts
    DMA_STATUS = 0x80c,      // R bit 0 done, bit 1 error
    DMA_INTR_ENABLE = 0x810, // RW bit 0
};

static inline void kronos_write(uint32_t offset, uint32_t value)
{
    *(volatile uint32_t *)(KRONOS_BASE + offset) = value;
}

static inline uint32_t kronos_read(uint32_t offset)
{
    return *(volatile uint32_t *)(KRONOS_BASE + offset);
}

#endif

// SPDX-License-Identifier: Apache-2.0
//
// The memory-mapped peripheral, one inline function per register access. Register names are those of the generated
// header; policy is in the other files of this folder.
//
// The generated struct is packed, and gcc reads a packed struct byte by byte, which the peripheral refuses. Therefore
// only the offsets of its members are used.

#ifndef RVH_MMIO_ACTIONS_H
#define RVH_MMIO_ACTIONS_H

#include <stddef.h>

#include "bytes.h"
#include "../driver/reach.h"
#include "rvh_mmio_regs.h"

#ifndef RVH_MMIO_BASE
#define RVH_MMIO_BASE 0x20000000u
#endif

// An access to the register at an address. A platform whose accesses are no plain loads and stores defines both.
#ifndef RVH_MMIO_READ
#define RVH_MMIO_READ(at) (*(volatile uint32_t *)(at))
#define RVH_MMIO_WRITE(at, word) ((void)(*(volatile uint32_t *)(at) = (word)))
#endif

// The interrupt line of the peripheral: its bit of mie and mip.
#ifndef RVH_MMIO_IRQ
#define RVH_MMIO_IRQ 16
#endif

#define MMIO_FIELD(reg, field, value) ((uint32_t)(value) << RVH_MMIO_REGS__##reg##__##field##_bp)
#define MMIO_BIT(reg, field) RVH_MMIO_REGS__##reg##__##field##_bm
#define MMIO_AT(reg) (RVH_MMIO_BASE + offsetof(rvh_mmio_regs_t, reg))
#define MMIO_REG(reg) RVH_MMIO_READ(MMIO_AT(reg))
#define MMIO_SET(reg, word) RVH_MMIO_WRITE(MMIO_AT(reg), word)

RVH_INLINE uint32_t mmio_name(void)
{
    return MMIO_REG(NAME);
}

RVH_INLINE uint32_t mmio_version(void)
{
    return MMIO_REG(VERSION);
}

RVH_INLINE uint32_t mmio_capability(void)
{
    return MMIO_REG(CAPABILITY);
}

// The windows: write a word of the message or of a context, and read the next word of output. Every address of a window
// has the same effect.
enum { MMIO_MESSAGE_WINDOW = 0x400, MMIO_OUTPUT_WINDOW = 0x800 };

RVH_INLINE void mmio_push(uint32_t word)
{
    RVH_MMIO_WRITE(RVH_MMIO_BASE + MMIO_MESSAGE_WINDOW, word);
}

RVH_INLINE uint32_t mmio_pop(void)
{
    return RVH_MMIO_READ(RVH_MMIO_BASE + MMIO_OUTPUT_WINDOW);
}

// The last 0 to 3 bytes of a message, for a command with FINISH.
RVH_INLINE void mmio_tail(uint32_t bytes)
{
    MMIO_SET(TAIL, bytes);
}

// The upper halves of addresses and lengths can be written in a device with more than 32 address bits only.
//
// A message, a context, or a list of fragments, for a command with IN. `count`: bytes or fragments.
RVH_INLINE void mmio_source(const void *from, size_t count)
{
    MMIO_SET(SRC, rvh_device_address(from));
    MMIO_SET(LEN, rvh_device_bytes(count));
    if (rvh_reach_is_long()) {
        MMIO_SET(SRC_HIGH, rvh_device_address_high(from));
        MMIO_SET(LEN_HIGH, rvh_device_bytes_high(count));
    }
}

// A list of two fragments in memory, for a command with LIST. A fragment is an address and its bytes, both of 32 bits,
// or both of 64 bits in a device with more than 32 address bits.
struct mmio_list {
    uint32_t word[RVH_REACH_TOLD ? 8 : 4];
} __attribute__((aligned(RVH_REACH_TOLD ? 8 : 4)));

RVH_INLINE void mmio_fragment(struct mmio_list *list, unsigned i, const void *from, size_t bytes)
{
    if (rvh_reach_is_long()) {
        list->word[4 * i] = rvh_device_address(from);
        list->word[4 * i + 1] = rvh_device_address_high(from);
        list->word[4 * i + 2] = rvh_device_bytes(bytes);
        list->word[4 * i + 3] = rvh_device_bytes_high(bytes);
    } else {
        list->word[2 * i] = rvh_device_address(from);
        list->word[2 * i + 1] = rvh_device_bytes(bytes);
    }
}

// Where output goes, for a command with OUT.
RVH_INLINE void mmio_destination(void *to)
{
    MMIO_SET(DST, rvh_device_address(to));
    if (rvh_reach_is_long()) {
        MMIO_SET(DST_HIGH, rvh_device_address_high(to));
    }
}

// Room there.
RVH_INLINE void mmio_room(size_t bytes)
{
    MMIO_SET(OLEN, rvh_device_bytes(bytes));
    if (rvh_reach_is_long()) {
        MMIO_SET(OLEN_HIGH, rvh_device_bytes_high(bytes));
    }
}

// Define RVH_IN_ORDER if memory and device see accesses in program order, as with an in-order hart without a store
// buffer and without a cache. A compiler barrier then replaces the fence.
#ifdef RVH_IN_ORDER
#define MMIO_FENCE(before, after) __asm__ volatile("" ::: "memory")
#else
#define MMIO_FENCE(before, after) __asm__ volatile("fence " #before ", " #after ::: "memory")
#endif

// Start a job. Earlier stores are visible to the device.
RVH_INLINE void mmio_command(uint32_t word)
{
    MMIO_FENCE(rw, ow);
    MMIO_SET(CMD, word);
}

RVH_INLINE uint32_t mmio_status(void)
{
    return MMIO_REG(STATUS);
}

// Call it after STATUS has shown the end of the job: later loads see what the job wrote.
RVH_INLINE void mmio_see_output(void)
{
    MMIO_FENCE(ir, rw);
}

RVH_INLINE uint32_t mmio_errors(void)
{
    return MMIO_REG(ERROR);
}

// The byte order of messages and output. Locked while a job runs.
RVH_INLINE void mmio_config(uint32_t bits)
{
    MMIO_SET(CONFIG, bits);
}

RVH_INLINE void mmio_clear_errors(uint32_t bits)
{
    MMIO_SET(ERROR, bits);
}

RVH_INLINE uint32_t mmio_interrupts_enabled(void)
{
    return MMIO_REG(INTR_ENABLE);
}

RVH_INLINE void mmio_enable_interrupts(uint32_t mask)
{
    MMIO_SET(INTR_ENABLE, mask);
}

RVH_INLINE void mmio_clear_done(void)
{
    MMIO_SET(INTR_STATE, MMIO_BIT(INTR_STATE, DONE));
}

#endif

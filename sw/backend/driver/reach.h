// SPDX-License-Identifier: Apache-2.0
//
// The memory that the device reaches. The platform may define one of these:
//
//     RVH_DMA_BASE, RVH_DMA_SIZE    one window of addresses, between two multiples of 4 GiB; or
//     RVH_REACHES(p, n)             an expression: not 0 if the device reaches the n bytes at p, n at least 1.
//
// With pointers of 32 bits and neither of them, the device reaches all memory, and the checks here compile to nothing.
//
// With longer pointers, the device's address bits are a limit too: 32, or those that CAPABILITY.ADDRESS of the
// memory-mapped peripheral or the status word of the coprocessor shows. A device with 32 bits outputs bits 31:0 of an address.
//
// - With one of the two settings, the bus that it is attached to supplies the upper bits. The device does not reach a
//   range that crosses a multiple of 4 GiB.
// - With neither, it reaches the first 4 GiB.
//
// A coprocessor with operands of 32 bits requires a setting. One with operands of 64 bits tells its address bits in the
// status word, in steps of 8, and refuses addresses with more: no bus supplies them.
//
// A device with more bits outputs the whole address. It is passed what lies below the end of its addresses.
//
// rvh_hash passes a message or output that the device does not reach to portable C. A message in pieces goes through
// the driver's memory (reach.c). The device must reach that memory and the driver's slots (pool.c); otherwise
// everything is portable C.
//
// Without DMA (config.h) the device accesses no memory, and none of this is required.

#ifndef RVH_REACH_H
#define RVH_REACH_H

#include "bytes.h"
#include "cache.h"
#include "config.h"

#if defined RVH_DMA_BASE != defined RVH_DMA_SIZE
#error "rvhash: RVH_DMA_BASE and RVH_DMA_SIZE need each other"
#endif
#if defined RVH_DMA_BASE && defined RVH_REACHES
#error "rvhash: define RVH_DMA_BASE and RVH_DMA_SIZE, or RVH_REACHES, not both"
#endif
#if !RVH_DMA
#define RVH_REACH_LIMITED 0
#elif defined RVH_DMA_BASE || defined RVH_REACHES
#define RVH_REACH_LIMITED 1
#elif UINTPTR_MAX > UINT32_MAX
#define RVH_REACH_LIMITED 1
#else
#define RVH_REACH_LIMITED 0
#endif

// 1: the device tells how many address bits it has.
#define RVH_REACH_TOLD (RVH_REACH_LIMITED && UINTPTR_MAX > UINT32_MAX)

// 1: some memory goes through the driver's (reach.c).
#define RVH_STAGED (RVH_REACH_LIMITED || RVH_CACHED)

#if RVH_REACH_TOLD
extern uint8_t rvh_reach_bits; // address bits of the device, 32 or more; 0: rvh_device_look has not told them yet
#endif

// For rvh_device_look.
RVH_INLINE void rvh_reach_tell(unsigned bits)
{
#if RVH_REACH_TOLD
    rvh_reach_bits = (uint8_t)bits;
#else
    (void)bits;
#endif
}

// Does the device have registers for the upper half of an address?
RVH_INLINE int rvh_reach_is_long(void)
{
#if RVH_REACH_TOLD
    return rvh_reach_bits > 32;
#else
    return 0;
#endif
}

// Every address and length for the device is converted by these functions. No significant bit is lost: rvh_reaches is
// true, so in a device with 32 bits the upper half of a length is 0, and the bus supplies that of an address.
RVH_INLINE uint32_t rvh_device_address(const void *p)
{
    return (uint32_t)(uintptr_t)p;
}

RVH_INLINE uint32_t rvh_device_address_high(const void *p)
{
    return (uint32_t)((uint64_t)(uintptr_t)p >> 32);
}

RVH_INLINE uint32_t rvh_device_bytes(size_t n)
{
    return (uint32_t)n;
}

RVH_INLINE uint32_t rvh_device_bytes_high(size_t n)
{
    return (uint32_t)((uint64_t)n >> 32);
}

#ifdef RVH_DMA_BASE
_Static_assert((uint64_t)(RVH_DMA_BASE) >> 32 >> (8 * sizeof(uintptr_t) - 32) == 0, "RVH_DMA_BASE is no address");
_Static_assert((uint64_t)(RVH_DMA_SIZE) > 0 && ((uint64_t)(RVH_DMA_SIZE) - 1) >> 32 == 0, "1 byte to 4 GiB");
_Static_assert((uint64_t)(RVH_DMA_BASE) >> 32 == ((uint64_t)(RVH_DMA_BASE) + (uint64_t)(RVH_DMA_SIZE) - 1) >> 32,
               "RVH_DMA_BASE and RVH_DMA_SIZE: the window lies between two multiples of 4 GiB");
#endif

#if RVH_REACH_TOLD
// Do the device's address bits suffice for the `n` bytes, at least one, from `from` on?
RVH_INLINE int rvh_reach_bits_suffice(uintptr_t from, size_t n)
{
    const uint64_t first = from, last = first + (n - 1);
    const unsigned bits = rvh_reach_bits;
    if (last < first) {
        return 0;
    }
    if (bits == 0 || bits >= 64) {
        return 1;
    }
#if defined RVH_DMA_BASE || defined RVH_REACHES
    if (bits == 32) {
        return first >> 32 == last >> 32 && (uint64_t)n >> 32 == 0;
    }
#endif
    return last >> bits == 0 && (uint64_t)n >> bits == 0;
}
#endif

// Does the device reach the `n` bytes at `p`?
RVH_INLINE int rvh_reaches(const void *p, size_t n)
{
#if RVH_REACH_LIMITED
    uintptr_t from = (uintptr_t)p;
    if (n == 0) {
        return 1;
    }
#if RVH_REACH_TOLD
    if (!rvh_reach_bits_suffice(from, n)) {
        return 0;
    }
#endif
#ifdef RVH_DMA_BASE
    uint64_t offset = (uintptr_t)(from - (uintptr_t)(RVH_DMA_BASE)), size = RVH_DMA_SIZE;
    return offset < size && n <= size - offset;
#elif defined RVH_REACHES
    uintptr_t last = from + (n - 1);
    return last >= from && RVH_REACHES(p, n);
#else
    return 1;
#endif
#else
    (void)p, (void)n;
    return 1;
#endif
}

// May the device write the `n` bytes at `p`? It reaches them, and no other data is on their lines.
RVH_INLINE int rvh_may_write(const void *p, size_t n)
{
    return rvh_reaches(p, n) && (n == 0 || rvh_cache_lines(p, n));
}

#if RVH_REACH_LIMITED

// Does the device reach the driver's own memory? 0: the device cannot be used.
int rvh_reach_is_enough(void);

#endif
#if RVH_STAGED

struct rvh_moves;

// rvh_device_job for memory that the device does not reach, or output that shares a line with other data. After a failure the device may still access the driver's
// memory: rvh_driver_give_up aborts it and clears that memory.
int rvh_reach_job(uint32_t word, const struct rvh_moves *moves);

// Clear the driver's memory for transfers.
void rvh_reach_clear(void);

#endif

#endif

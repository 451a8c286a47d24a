// SPDX-License-Identifier: Apache-2.0
//
// The memory that the device reaches. Its addresses and lengths have 32 bits. With pointers of 32 bits it reaches all
// memory unless the platform defines otherwise, and the checks here compile to nothing. With longer pointers the
// platform must define one of these:
//
//     RVH_DMA_BASE, RVH_DMA_SIZE    one window of addresses, between two multiples of 4 GiB; or
//     RVH_REACHES(p, n)             an expression: not 0 if the device reaches the n bytes at p. It is evaluated for n
//                                   from 1 to 2^32 - 1 only, and never for a range that crosses a multiple of 4 GiB.
//
// The device outputs bits 31:0 of an address; the bus that it is attached to supplies the upper bits. rvh_hash passes a
// message or output that the device does not reach to portable C. A message in pieces goes through the driver's memory
// (reach.c). The device must reach that memory and the driver's slots (pool.c); otherwise everything is portable C.
//
// Without DMA (config.h) the device accesses no memory, and none of this is required.

#ifndef RVH_REACH_H
#define RVH_REACH_H

#include "bytes.h"
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
#error "rvhash: pointers are longer than the device's 32-bit addresses: define RVH_DMA_BASE and RVH_DMA_SIZE, the memory \
that the device reaches, or RVH_REACHES(p, n) (sw/backend/driver/reach.h)"
#define RVH_REACH_LIMITED 0
#else
#define RVH_REACH_LIMITED 0
#endif

// Every address and length for the device is converted by these two functions. No significant bit is lost.
RVH_INLINE uint32_t rvh_device_address(const void *p)
{
    return (uint32_t)(uintptr_t)p; // rvh_reaches is true: the bus supplies the upper bits
}

RVH_INLINE uint32_t rvh_device_bytes(size_t n)
{
    return (uint32_t)n; // likewise
}

#ifdef RVH_DMA_BASE
_Static_assert((uint64_t)(RVH_DMA_BASE) >> 32 >> (8 * sizeof(uintptr_t) - 32) == 0, "RVH_DMA_BASE is no address");
_Static_assert((uint64_t)(RVH_DMA_SIZE) > 0 && ((uint64_t)(RVH_DMA_SIZE) - 1) >> 32 == 0, "1 byte to 4 GiB");
_Static_assert((uint64_t)(RVH_DMA_BASE) >> 32 == ((uint64_t)(RVH_DMA_BASE) + (uint64_t)(RVH_DMA_SIZE) - 1) >> 32,
               "RVH_DMA_BASE and RVH_DMA_SIZE: the window lies between two multiples of 4 GiB");
#endif

// Does the device reach the `n` bytes at `p`?
RVH_INLINE int rvh_reaches(const void *p, size_t n)
{
#if RVH_REACH_LIMITED
    uintptr_t from = (uintptr_t)p;
    if (n == 0) {
        return 1;
    }
    if ((uint64_t)n >> 32 != 0) {
        return 0;
    }
#ifdef RVH_DMA_BASE
    uint64_t offset = (uintptr_t)(from - (uintptr_t)(RVH_DMA_BASE)), size = RVH_DMA_SIZE;
    return offset < size && n <= size - offset;
#elif defined RVH_REACHES
    uintptr_t last = from + (n - 1);
    return last >= from && (uint64_t)from >> 32 == (uint64_t)last >> 32 && RVH_REACHES(p, n);
#endif
#else
    (void)p, (void)n;
    return 1;
#endif
}

#if RVH_REACH_LIMITED

// Does the device reach the driver's own memory? 0: the device cannot be used.
int rvh_reach_is_enough(void);

struct rvh_moves;

// rvh_device_job for memory that the device does not reach. After a failure the device may still access the driver's
// memory: rvh_driver_give_up aborts it and clears that memory.
int rvh_reach_job(uint32_t word, const struct rvh_moves *moves);

// Clear the driver's memory for transfers.
void rvh_reach_clear(void);

#endif

#endif

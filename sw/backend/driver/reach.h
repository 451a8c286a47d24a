// SPDX-License-Identifier: Apache-2.0
//
// What the device reaches: its addresses and lengths have 32 bits. Where pointers have 32 bits too, it reaches everything
// unless the platform says otherwise, and nothing here costs anything. Where they are longer, the platform has to say:
//
//     RVH_DMA_BASE, RVH_DMA_SIZE    one window of addresses, between two multiples of 4 GiB; or
//     RVH_REACHES(p, n)             an expression: not 0 if the n bytes at p are reached. It is asked for n from 1 to
//                                   2^32 - 1 only, and never for bytes on both sides of a multiple of 4 GiB.
//
// The device puts out bits 31:0 of an address; what stands above them is of the bus that it sits on. rvh_hash leaves a
// message or output that is not reached to portable C. A message in pieces goes through memory of the driver (reach.c),
// which has to be reached, as its slots have to (pool.c): else everything is portable C.
//
// Without DMA (config.h) the device reads and writes no memory: nothing has to be said.

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

// Everything that the device is told of memory goes through these two: nothing is cut off.
RVH_INLINE uint32_t rvh_device_address(const void *p)
{
    return (uint32_t)(uintptr_t)p; // rvh_reaches has said yes: what is above is of the bus
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

// What the driver itself has to have reached. 0: this device cannot be used.
int rvh_reach_is_enough(void);

struct rvh_moves;

// rvh_device_job with moves that are not reached. After one that was not well the device may still be at work on memory
// of the driver: rvh_driver_give_up clears that.
int rvh_reach_job(uint32_t word, const struct rvh_moves *moves);

void rvh_reach_clear(void);

#endif

#endif

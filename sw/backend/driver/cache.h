// SPDX-License-Identifier: Apache-2.0
//
// A data cache that is not coherent with the device's accesses to memory: the platform defines its cache operations.
//
//     RVH_CACHE_CLEAN(p, n)         writes the dirty lines among those that hold the n bytes at p to memory. The lines
//                                   may stay in the cache
//     RVH_CACHE_INVALIDATE(p, n)    discards the lines that hold the n bytes at p. It may write dirty lines to memory
//                                   first: none is dirty
//     RVH_CACHE_LINE                bytes of a line, a power of two from 4 on; of the longest line if caches differ
//
// p is any address, n is at least 1. Both act on all levels of cache between the hart and the memory that the device
// accesses, on every hart that can run the driver. A clean is complete in memory before a later `fence rw, ow` is. A
// load after RVH_CACHE_INVALIDATE gets what memory holds.
//
// The driver calls RVH_CACHE_CLEAN before a job: on what the device reads, so that memory has it, and on what the
// device writes, so that no dirty line is written over it later. It calls RVH_CACHE_INVALIDATE after the job on what
// the device has written. That is late enough for lines that the hart has fetched speculatively during the job.
//
// The device writes to complete lines only, and nobody else writes to these lines during the job. An output of the
// caller that has other data on its first or last line goes through the driver's memory (reach.c), so it is of any
// alignment, and on the stack, and its neighbours may change at any time. The driver's own memory has lines of its own.
//
// If none of the three is defined, the driver calls nothing, and the device's accesses must be coherent or uncached.

#ifndef RVH_DRIVER_CACHE_H
#define RVH_DRIVER_CACHE_H

#include "bytes.h"
#include "config.h"

#if defined RVH_CACHE_CLEAN != defined RVH_CACHE_INVALIDATE || defined RVH_CACHE_CLEAN != defined RVH_CACHE_LINE
#error "rvhash: RVH_CACHE_CLEAN, RVH_CACHE_INVALIDATE and RVH_CACHE_LINE need each other"
#endif

// Without DMA the device accesses no memory.
#if defined RVH_CACHE_LINE && RVH_DMA
#define RVH_CACHED 1
_Static_assert((RVH_CACHE_LINE) >= 4 && ((RVH_CACHE_LINE) & ((RVH_CACHE_LINE)-1)) == 0,
               "RVH_CACHE_LINE: a power of two");
enum { RVH_LINE = RVH_CACHE_LINE };
#define RVH_OWN_LINE __attribute__((aligned(RVH_CACHE_LINE)))
#else
#define RVH_CACHED 0
enum { RVH_LINE = 1 };
#define RVH_OWN_LINE
#endif

// `n` bytes, rounded up to complete lines.
#define RVH_LINES_OF(n) (((n) + (RVH_LINE - 1)) & ~(RVH_LINE - 1))

// Are these complete lines?
RVH_INLINE int rvh_cache_lines(const void *p, size_t n)
{
    return (((uintptr_t)p | n) & (RVH_LINE - 1)) == 0;
}

// Between the hart's stores before and the command after. The barrier keeps the compiler from moving stores over it.
RVH_INLINE void rvh_cache_clean(const void *p, size_t n)
{
#if RVH_CACHED
    if (n > 0) {
        __asm__ volatile("" ::: "memory");
        RVH_CACHE_CLEAN(p, n);
    }
#else
    (void)p, (void)n;
#endif
}

// Between the end of the job and the hart's loads.
RVH_INLINE void rvh_cache_invalidate(void *p, size_t n)
{
#if RVH_CACHED
    if (n > 0) {
        RVH_CACHE_INVALIDATE(p, n);
        __asm__ volatile("" ::: "memory");
    }
#else
    (void)p, (void)n;
#endif
}

#endif

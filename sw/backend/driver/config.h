// SPDX-License-Identifier: Apache-2.0
//
// Compile-time configuration of the driver. Every macro is optional. Define it with -D, or in a header of the platform
// that -DRVH_CONFIG='"platform.h"' names.
//
//     RVH_DMA                       0: the processor moves all words, through the windows of the peripheral or as
//                                   operands of instructions. Required for hardware without a manager port, and
//                                   correct on any hardware. Default: 1
//     RVH_MMIO_BASE, RVH_MMIO_IRQ   address and interrupt line of the peripheral (mmio_regs.h)
//     RVH_IN_ORDER                  memory sees accesses in program order
//     RVH_DMA_BASE, RVH_DMA_SIZE    the memory that the device reaches, or
//     RVH_REACHES(p, n)             whether the device reaches the n bytes at p (reach.h)
//     RVH_CACHE_CLEAN(p, n)         write the n bytes at p to memory if a cache has newer ones
//     RVH_CACHE_INVALIDATE(p, n)    drop the n bytes at p from caches: the device has written memory
//     RVH_SLOTS                     messages that can be open in hardware at a time (pool.h)
//     RVH_LOCK(), RVH_UNLOCK()      a lock around each use of the engine (lock.h)

#ifndef RVH_DRIVER_CONFIG_H
#define RVH_DRIVER_CONFIG_H

#ifdef RVH_CONFIG
#include RVH_CONFIG
#endif

#ifndef RVH_CACHE_CLEAN
#define RVH_CACHE_CLEAN(address, bytes) ((void)(address), (void)(bytes))
#endif
#ifndef RVH_CACHE_INVALIDATE
#define RVH_CACHE_INVALIDATE(address, bytes) ((void)(address), (void)(bytes))
#endif

#ifndef RVH_DMA
#define RVH_DMA 1
#endif

#endif

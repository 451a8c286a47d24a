// SPDX-License-Identifier: Apache-2.0
//
// What a platform may tell the driver. All of it can be left out; each is a macro, given by -D or defined in a header of
// the platform whose name is given by -DRVH_CONFIG='"platform.h"'.
//
//     RVH_DMA                       0: the processor moves all words, by the windows of the peripheral or by operands of
//                                   instructions; for hardware without a manager port, and right on any (1)
//     RVH_MMIO_BASE, RVH_MMIO_IRQ   where the peripheral is (mmio_regs.h)
//     RVH_IN_ORDER                  memory sees accesses in the order of the program
//     RVH_DMA_BASE, RVH_DMA_SIZE    what the device reaches, or
//     RVH_REACHES(p, n)             whether it reaches the n bytes at p (reach.h)
//     RVH_SLOTS                     messages that can be open in hardware at a time (pool.h)
//     RVH_LOCK(), RVH_UNLOCK()      a lock around each use of the engine (lock.h)

#ifndef RVH_DRIVER_CONFIG_H
#define RVH_DRIVER_CONFIG_H

#ifdef RVH_CONFIG
#include RVH_CONFIG
#endif

#ifndef RVH_DMA
#define RVH_DMA 1
#endif

#endif

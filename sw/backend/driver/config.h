// SPDX-License-Identifier: Apache-2.0
//
// Compile-time configuration of the driver. Every macro is optional. Define it with -D, or in a header of the platform
// that -DRVH_CONFIG='"platform.h"' names.
//
//     RVH_DMA                       0: the processor moves all words, through the windows of the peripheral or as
//                                   operands of instructions. Required for hardware without a manager port, and
//                                   correct on any hardware. Default: 1
//     RVH_ENGINE_WIDTH              the parameter EngineWidth of the hardware: 32, 64, 128. Default: 32. Not in the header
//                                   of the platform: programs that include rvhash.h need it too (rvhash_form.h)
//     RVH_XIF_XLEN                  the parameter XLen of the coprocessor: 32, 64. Default: that of the processor; with
//                                   RVH_DMA = 0 it is 32
//     RVH_MMIO_BASE, RVH_MMIO_IRQ   address and interrupt line of the peripheral (mmio_regs.h)
//     RVH_IN_ORDER                  memory sees accesses in program order
//     RVH_XIF_FENCE()               the fence before an instruction of the coprocessor, if it is not `fence rw, rw`
//     RVH_DMA_BASE, RVH_DMA_SIZE    the memory that the device reaches, or
//     RVH_REACHES(p, n)             whether the device reaches the n bytes at p (reach.h)
//     RVH_CACHE_CLEAN(p, n), RVH_CACHE_INVALIDATE(p, n), RVH_CACHE_LINE
//                                   a data cache that is not coherent with the device (cache.h)
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
#if defined RVH_CHAINS && !RVH_DMA
#error "rvhash: RVH_CHAINS requires RVH_DMA"
#endif

#ifndef RVH_XIF_XLEN
#if RVH_DMA && defined __riscv_xlen && __riscv_xlen == 64
#define RVH_XIF_XLEN 64
#else
#define RVH_XIF_XLEN 32
#endif
#endif
#if RVH_XIF_XLEN != 32 && (RVH_XIF_XLEN != 64 || !RVH_DMA)
#error "rvhash: RVH_XIF_XLEN is 32 or 64, without RVH_DMA 32"
#endif

#endif

// SPDX-License-Identifier: Apache-2.0
//
// One engine for several tasks, or several harts: a lock around each use of the driver, of the platform's own making.
//
//     RVH_LOCK()     an expression: not 0 if the lock is held now, after waiting where that is wanted; 0 if not now. An
//                    interrupt handler cannot wait for the task that it interrupted: there it must be 0 unless the lock
//                    is free, and if handlers hash, it must not be taken from one that has it.
//     RVH_UNLOCK()   gives it back. Both order memory, as a mutex does.
//
// Where the lock is not held, a new message is worked by portable C (and counted by rvh_hw_fallbacks), and one that is
// in hardware answers RVH_ERR_BUSY, unchanged. With several harts or pre-empting tasks a context that was started is
// ended or wiped before another message is started in it.
//
// Without them the driver is for one task and for handlers that run to their end before it goes on; nothing is locked.

#ifndef RVH_DRIVER_LOCK_H
#define RVH_DRIVER_LOCK_H

#include "config.h"

#if defined RVH_LOCK != defined RVH_UNLOCK
#error "rvhash: RVH_LOCK() and RVH_UNLOCK() need each other"
#endif

#ifdef RVH_LOCK
#define RVH_LOCKED 1
#else
#define RVH_LOCKED 0
#define RVH_LOCK() 1
#define RVH_UNLOCK() ((void)0)
#endif

// Adds 1 to a counter that somebody else may be adding to. Without atomic instructions, two that meet may count as one.
#if defined __riscv && !defined __riscv_atomic
#define RVH_COUNT(counter) ((void)((counter)++))
#else
#define RVH_COUNT(counter) ((void)__atomic_fetch_add(&(counter), 1, __ATOMIC_RELAXED))
#endif

#endif

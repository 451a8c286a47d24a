// SPDX-License-Identifier: Apache-2.0
//
// One engine for several tasks or several harts: the platform defines a lock, which the driver takes for each call.
//
//     RVH_LOCK()     an expression that takes the lock: not 0 if the caller now holds it, 0 if not. It may wait for the
//                    lock. An interrupt handler cannot wait for the task that it interrupted: in a handler it must
//                    return 0 if the lock is not free. If handlers hash, it must also return 0 to a caller that already
//                    holds the lock.
//     RVH_UNLOCK()   releases the lock. Both order memory accesses, as a mutex does.
//
// If RVH_LOCK() returns 0, a new message is hashed by portable C (and counted by rvh_hw_fallbacks); a call on a message
// in hardware returns RVH_ERR_BUSY and changes nothing. With several harts or pre-empting tasks, end or wipe a started
// context before another message is started in it.
//
// If neither macro is defined, the driver locks nothing. It then serves one task, and interrupt handlers that run to
// their end before the task continues.

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

// Add 1 to a counter that other tasks may be incrementing. Without atomic instructions, two simultaneous increments may
// count as one.
#if defined __riscv && !defined __riscv_atomic
#define RVH_COUNT(counter) ((void)((counter)++))
#else
#define RVH_COUNT(counter) ((void)__atomic_fetch_add(&(counter), 1, __ATOMIC_RELAXED))
#endif

#endif

// SPDX-License-Identifier: Apache-2.0
//
// RVH_CONFIG of threads.c: a mutex; a thread that plays an interrupt handler does not wait for it.

#ifndef LOCKS_H
#define LOCKS_H

int locks_take(void);
void locks_give(void);

#define RVH_LOCK() locks_take()
#define RVH_UNLOCK() locks_give()

#endif

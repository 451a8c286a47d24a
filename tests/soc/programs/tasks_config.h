// SPDX-License-Identifier: Apache-2.0
//
// RVH_CONFIG of tasks.c: a lock of its scheduler, and room in hardware for every message of every task.

#ifndef TASKS_CONFIG_H
#define TASKS_CONFIG_H

int tasks_take(void);
void tasks_give(void);

#define RVH_LOCK() tasks_take()
#define RVH_UNLOCK() tasks_give()
#define RVH_SLOTS 8

#endif

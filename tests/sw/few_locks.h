// SPDX-License-Identifier: Apache-2.0
//
// RVH_CONFIG of test_builds.py: a lock that refuses after so many calls.

#ifndef FEW_LOCKS_H
#define FEW_LOCKS_H

__attribute__((weak)) unsigned few_locks;

#define RVH_LOCK() (few_locks != 0 && few_locks--)
#define RVH_UNLOCK() ((void)0)

#endif

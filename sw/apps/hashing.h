// SPDX-License-Identifier: Apache-2.0
//
// Cycles that a library spends in the calls that hash.

#ifndef APPS_HASHING_H
#define APPS_HASHING_H

#include <stdint.h>

// Cycles in these calls since the start, without those of counting.
extern uint32_t hashing_cycles;

// Measure what counting takes: before the first of these calls.
void hashing_calibrate(void);

#endif

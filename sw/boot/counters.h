// SPDX-License-Identifier: Apache-2.0
//
// The hart's counters, lower halves: clock cycles and instructions retired. A difference of two readings is right
// for stretches of less than 2^32 cycles.

#ifndef COUNTERS_H
#define COUNTERS_H

#include <stdint.h>

static inline uint32_t counters_cycles(void)
{
    uint32_t value;
    __asm__ volatile("csrr %0, mcycle" : "=r"(value)::"memory");
    return value;
}

static inline uint32_t counters_instructions(void)
{
    uint32_t value;
    __asm__ volatile("csrr %0, minstret" : "=r"(value)::"memory");
    return value;
}

#endif

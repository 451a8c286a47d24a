// SPDX-License-Identifier: Apache-2.0
//
// The rotation of a lane of 64 bits in two words, as the KRONOS paper has it for its tightly coupled accelerator: by the
// instruction rol_32 if KRONOS_ROL32 is defined, otherwise by a function in portable C. KRONOS_BARRIER: as the paper's
// inline assembly, the rotation is volatile and clobbers memory, so the compiler moves no load or store across it.

#ifndef RVH_KRONOS_TIGHTLY_WORDS_H
#define RVH_KRONOS_TIGHTLY_WORDS_H

#include <stdint.h>

#ifdef KRONOS_BARRIER
#define BARRIER() __asm__ volatile("" ::: "memory")
#else
#define BARRIER() (void)0
#endif

#ifdef KRONOS_ROL32
#include "rvh_kronos_tightly_instr.h"

// n: a constant, 0 to 63.
#define ROL32(to_high, to_low, high, low, n)                                                                           \
    do {                                                                                                               \
        uint32_t high_ = (n) < 32 ? (high) : (low), low_ = (n) < 32 ? (low) : (high);                                  \
        (to_high) = rvh_kronos_tightly_rol32(high_, low_, (n) % 32);                                                   \
        (to_low) = rvh_kronos_tightly_rol32(low_, high_, (n) % 32);                                                    \
        BARRIER();                                                                                                     \
    } while (0)

#else

// n: 0 to 63.
static void rol32(uint32_t *to_high, uint32_t *to_low, uint32_t high, uint32_t low, unsigned n)
{
    if (n >= 32) {
        uint32_t word = high;
        high = low;
        low = word;
        n -= 32;
    }
    if (n == 0) {
        *to_high = high;
        *to_low = low;
    } else {
        *to_high = (high << n) ^ (low >> (32 - n));
        *to_low = (low << n) ^ (high >> (32 - n));
    }
}

#define ROL32(to_high, to_low, high, low, n)                                                                           \
    do {                                                                                                               \
        rol32(&(to_high), &(to_low), high, low, n);                                                                    \
        BARRIER();                                                                                                     \
    } while (0)

#endif
#endif

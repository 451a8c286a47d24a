// SPDX-License-Identifier: Apache-2.0
//
// Seam A: the constants of Keccak-f[1600] (FIPS 202 section 3.2), for code that is unrolled at compile time.

#ifndef RVH_KECCAK_FUNCTIONS_H
#define RVH_KECCAK_FUNCTIONS_H

#include "bytes.h"

// Section 3.2.2: the left rotation of lane (x, y) by rho, modulo 64. Index x + 5 y.
static const uint8_t rvh_keccak_rho[25] = {
    0,  1,  62, 28, 27, //
    36, 44, 6,  55, 20, //
    3,  10, 43, 25, 39, //
    41, 45, 15, 21, 8,  //
    18, 2,  61, 56, 14, //
};

// Section 3.2.3: pi moves lane (x + 3 y mod 5, x) to (x, y). The index of the lane that moves to (x, y).
RVH_INLINE int rvh_keccak_pi_source(int x, int y)
{
    return (x + 3 * y) % 5 + 5 * x;
}

#endif

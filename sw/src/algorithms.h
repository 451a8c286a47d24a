// SPDX-License-Identifier: Apache-2.0
//
// What every algorithm is made of, by its number.

#ifndef RVH_ALGORITHMS_H
#define RVH_ALGORITHMS_H

#include "rvhash.h"

typedef struct rvh_algorithm {
    uint8_t digest; // bytes; 0 for SHAKE, or for no algorithm
    uint8_t block;  // bytes of a block or of the rate; 0 for no algorithm
    uint8_t suffix; // SHA-3: the domain bits and the first padding bit (FIPS 202 section 6, annex B.2); 0: SHA-2
    uint8_t none;   // makes four bytes, for a cheap index
} rvh_algorithm;

enum { RVH_ALGORITHMS = 16 };

extern const rvh_algorithm rvh_algorithms[RVH_ALGORITHMS];

#endif

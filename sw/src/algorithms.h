// SPDX-License-Identifier: Apache-2.0
//
// The properties of every algorithm, indexed by its number.

#ifndef RVH_ALGORITHMS_H
#define RVH_ALGORITHMS_H

#include "build.h"
#include "rvhash.h"

enum rvh_family { RVH_FAMILY_NONE = 0, RVH_FAMILY_SHA256, RVH_FAMILY_SHA512, RVH_FAMILY_KECCAK };

typedef struct rvh_algorithm {
    uint8_t digest; // bytes; 0 for SHAKE and RVH_SPONGE, or for no algorithm
    uint8_t block;  // bytes of a block or of the rate; 0 for no algorithm, and for RVH_SPONGE, whose context has it
    uint8_t suffix; // SHA-3: the domain bits and the first padding bit (FIPS 202 section 6, annex B.2); 0: not fixed
    uint8_t family; // enum rvh_family
} rvh_algorithm;

enum { RVH_ALGORITHMS = 16 };

extern const rvh_algorithm rvh_algorithms[RVH_ALGORITHMS];

#endif

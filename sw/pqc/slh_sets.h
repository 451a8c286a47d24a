// SPDX-License-Identifier: Apache-2.0
//
// The parameters of SLH-DSA: FIPS 205 table 2. w is 16 in every set.

#ifndef RVH_SLH_SETS_H
#define RVH_SLH_SETS_H

#include "rvh_slh_dsa.h"

typedef struct rvh_slh_parameters {
    uint8_t n;      // bytes of a value
    uint8_t layers; // d
    uint8_t height; // h', of a tree of a layer
    uint8_t bits;   // a: the height of a tree of FORS
    uint8_t trees;  // k: trees of FORS
    uint8_t is_shake;
} rvh_slh_parameters;

enum {
    RVH_SLH_N = 32,     // at most
    RVH_SLH_CHAINS = 67, // len of WOTS+, at most
    RVH_SLH_DIGEST_MAX = 49, // m, at most
};

// The parameters of a set, or null if there is no such set.
const rvh_slh_parameters *rvh_slh_parameters_of(rvh_slh_set set);

// Chains of a WOTS+ key: 2n digits and 3 of their checksum (section 5, equations 5.1 to 5.4).
static inline unsigned rvh_slh_chains(const rvh_slh_parameters *p)
{
    return 2u * p->n + 3;
}

#endif

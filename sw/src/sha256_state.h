// SPDX-License-Identifier: Apache-2.0
//
// Seam B: the state of SHA-224 and SHA-256, eight words H(i) of FIPS 180-4 section 6.2.

#ifndef RVH_SHA256_STATE_H
#define RVH_SHA256_STATE_H

#include "rvhash.h"

// The initial hash value of RVH_SHA224 or RVH_SHA256.
void rvh_sha256_init(uint32_t h[8], rvh_alg alg);

// Absorb `n` blocks of 64 bytes, any alignment.
void rvh_sha256_absorb(uint32_t h[8], const uint8_t *blocks, size_t n);

#endif

// SPDX-License-Identifier: Apache-2.0
//
// Seam B: the state of SHA-384, SHA-512 and SHA-512/t, eight words H(i) of FIPS 180-4 section 6.4.

#ifndef RVH_SHA512_STATE_H
#define RVH_SHA512_STATE_H

#include "rvhash.h"

// The initial hash value of RVH_SHA384, RVH_SHA512, RVH_SHA512_224 or RVH_SHA512_256.
void rvh_sha512_init(uint64_t h[8], rvh_alg alg);

// Absorb `n` blocks of 128 bytes, any alignment.
void rvh_sha512_absorb(uint64_t h[8], const uint8_t *blocks, size_t n);

#endif

// SPDX-License-Identifier: Apache-2.0
//
// Seam A: the functions of SHA-224 and SHA-256, named as in FIPS 180-4 section 4.1.2.

#ifndef RVH_SHA256_FUNCTIONS_H
#define RVH_SHA256_FUNCTIONS_H

#include "bytes.h"

// z where x is 0, y where x is 1: the standard's (x & y) ^ (~x & z) in three operations.
RVH_INLINE uint32_t rvh_sha256_ch(uint32_t x, uint32_t y, uint32_t z)
{
    return ((y ^ z) & x) ^ z;
}

RVH_INLINE uint32_t rvh_sha256_maj(uint32_t x, uint32_t y, uint32_t z)
{
    return (x & y) ^ (x & z) ^ (y & z);
}

RVH_INLINE uint32_t rvh_sha256_big_sigma0(uint32_t x)
{
    return rvh_rotr32(x, 2) ^ rvh_rotr32(x, 13) ^ rvh_rotr32(x, 22);
}

RVH_INLINE uint32_t rvh_sha256_big_sigma1(uint32_t x)
{
    return rvh_rotr32(x, 6) ^ rvh_rotr32(x, 11) ^ rvh_rotr32(x, 25);
}

RVH_INLINE uint32_t rvh_sha256_sigma0(uint32_t x)
{
    return rvh_rotr32(x, 7) ^ rvh_rotr32(x, 18) ^ x >> 3;
}

RVH_INLINE uint32_t rvh_sha256_sigma1(uint32_t x)
{
    return rvh_rotr32(x, 17) ^ rvh_rotr32(x, 19) ^ x >> 10;
}

// FIPS 180-4 section 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
extern const uint32_t rvh_sha256_k[64];

#endif

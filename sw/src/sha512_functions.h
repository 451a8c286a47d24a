// SPDX-License-Identifier: Apache-2.0
//
// Seam A: the functions of the SHA-512 family, named as in FIPS 180-4 section 4.1.3.

#ifndef RVH_SHA512_FUNCTIONS_H
#define RVH_SHA512_FUNCTIONS_H

#include "bytes.h"

RVH_INLINE uint64_t rvh_sha512_rotr(uint64_t x, unsigned n)
{
    return x >> n | x << (64 - n);
}

// z where x is 0, y where x is 1: the standard's (x & y) ^ (~x & z) in three operations.
RVH_INLINE uint64_t rvh_sha512_ch(uint64_t x, uint64_t y, uint64_t z)
{
    return ((y ^ z) & x) ^ z;
}

RVH_INLINE uint64_t rvh_sha512_maj(uint64_t x, uint64_t y, uint64_t z)
{
    return (x & y) ^ (x & z) ^ (y & z);
}

RVH_INLINE uint64_t rvh_sha512_big_sigma0(uint64_t x)
{
    return rvh_sha512_rotr(x, 28) ^ rvh_sha512_rotr(x, 34) ^ rvh_sha512_rotr(x, 39);
}

RVH_INLINE uint64_t rvh_sha512_big_sigma1(uint64_t x)
{
    return rvh_sha512_rotr(x, 14) ^ rvh_sha512_rotr(x, 18) ^ rvh_sha512_rotr(x, 41);
}

RVH_INLINE uint64_t rvh_sha512_sigma0(uint64_t x)
{
    return rvh_sha512_rotr(x, 1) ^ rvh_sha512_rotr(x, 8) ^ x >> 7;
}

RVH_INLINE uint64_t rvh_sha512_sigma1(uint64_t x)
{
    return rvh_sha512_rotr(x, 19) ^ rvh_sha512_rotr(x, 61) ^ x >> 6;
}

// FIPS 180-4 section 4.2.3: the first 64 bits of the fractional parts of the cube roots of the first 80 primes.
extern const uint64_t rvh_sha512_k[80];

#endif

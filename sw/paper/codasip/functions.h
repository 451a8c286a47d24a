// SPDX-License-Identifier: Apache-2.0
//
// The functions of SHA-512 (FIPS 180-4 section 4.1.3) for the three builds of Codasip's study: portable C; with
// CODASIP_ZKNH the sigma functions by Zknh's six instructions for SHA-512 on RV32; with CODASIP_CH_MAJ also Ch and Maj by
// instructions with three sources, hx.ch and hx.maj of the attachment isa.

#ifndef RVH_CODASIP_FUNCTIONS_H
#define RVH_CODASIP_FUNCTIONS_H

#include <stdint.h>

#include "bytes.h"

#ifdef CODASIP_ZKNH
#include "rvh_zknh_instr.h"
#endif
#ifdef CODASIP_CH_MAJ
#include "rvh_hx_instr.h"
#endif

RVH_INLINE uint32_t low(uint64_t x)
{
    return (uint32_t)x;
}

RVH_INLINE uint32_t high(uint64_t x)
{
    return (uint32_t)(x >> 32);
}

RVH_INLINE uint64_t pair(uint32_t high_word, uint32_t low_word)
{
    return (uint64_t)high_word << 32 | low_word;
}

#ifdef CODASIP_ZKNH

RVH_INLINE uint64_t sum0(uint64_t x)
{
    return pair(rvh_zknh_sha512sum0r(high(x), low(x)), rvh_zknh_sha512sum0r(low(x), high(x)));
}

RVH_INLINE uint64_t sum1(uint64_t x)
{
    return pair(rvh_zknh_sha512sum1r(high(x), low(x)), rvh_zknh_sha512sum1r(low(x), high(x)));
}

RVH_INLINE uint64_t sigma0(uint64_t x)
{
    return pair(rvh_zknh_sha512sig0h(high(x), low(x)), rvh_zknh_sha512sig0l(low(x), high(x)));
}

RVH_INLINE uint64_t sigma1(uint64_t x)
{
    return pair(rvh_zknh_sha512sig1h(high(x), low(x)), rvh_zknh_sha512sig1l(low(x), high(x)));
}

#else

RVH_INLINE uint64_t rotr(uint64_t x, unsigned n)
{
    return x >> n | x << (64 - n);
}

RVH_INLINE uint64_t sum0(uint64_t x)
{
    return rotr(x, 28) ^ rotr(x, 34) ^ rotr(x, 39);
}

RVH_INLINE uint64_t sum1(uint64_t x)
{
    return rotr(x, 14) ^ rotr(x, 18) ^ rotr(x, 41);
}

RVH_INLINE uint64_t sigma0(uint64_t x)
{
    return rotr(x, 1) ^ rotr(x, 8) ^ x >> 7;
}

RVH_INLINE uint64_t sigma1(uint64_t x)
{
    return rotr(x, 19) ^ rotr(x, 61) ^ x >> 6;
}

#endif
#ifdef CODASIP_CH_MAJ

RVH_INLINE uint64_t ch(uint64_t x, uint64_t y, uint64_t z)
{
    return pair(rvh_hx_ch(high(x), high(y), high(z)), rvh_hx_ch(low(x), low(y), low(z)));
}

RVH_INLINE uint64_t maj(uint64_t x, uint64_t y, uint64_t z)
{
    return pair(rvh_hx_maj(high(x), high(y), high(z)), rvh_hx_maj(low(x), low(y), low(z)));
}

#else

RVH_INLINE uint64_t ch(uint64_t x, uint64_t y, uint64_t z)
{
    return (x & y) ^ (~x & z);
}

RVH_INLINE uint64_t maj(uint64_t x, uint64_t y, uint64_t z)
{
    return (x & y) ^ (x & z) ^ (y & z);
}

#endif
#endif

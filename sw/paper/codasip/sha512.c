// SPDX-License-Identifier: Apache-2.0
//
// SHA-512 compression (FIPS 180-4 section 6.4.2) in the style of the benchmark of the RISC-V scalar cryptography
// repository, which Codasip's study measures: sixteen rounds are unrolled in a loop, and the schedule is computed
// sixteen words at a time. The same C for the three builds of functions.h.

#include "functions.h"
#include "sha512_functions.h"
#include "sha512_state.h"

// A round. The caller rotates the names of the working variables.
#define ROUND(a, b, c, d, e, f, g, h, i)                                                                               \
    do {                                                                                                               \
        h += sum1(e) + ch(e, f, g) + k[i] + w##i;                                                                      \
        d += h;                                                                                                        \
        h += sum0(a) + maj(a, b, c);                                                                                   \
    } while (0)

// The word that replaces word i: sixteen words later.
#define NEXT(i, i1, i9, i14) w##i += sigma1(w##i14) + w##i9 + sigma0(w##i1)

// A word of a block that is 4-byte aligned.
RVH_INLINE uint64_t word(const uint8_t *p)
{
    return pair(rvh_swap32(rvh_load32_aligned(p)), rvh_swap32(rvh_load32_aligned(p + 4)));
}

static __attribute__((noinline)) void absorb_block(uint64_t hash[8], const uint8_t *block)
{
    uint64_t a = hash[0], b = hash[1], c = hash[2], d = hash[3];
    uint64_t e = hash[4], f = hash[5], g = hash[6], h = hash[7];
    uint64_t w0 = word(block), w1 = word(block + 8), w2 = word(block + 16), w3 = word(block + 24);
    uint64_t w4 = word(block + 32), w5 = word(block + 40), w6 = word(block + 48), w7 = word(block + 56);
    uint64_t w8 = word(block + 64), w9 = word(block + 72), w10 = word(block + 80), w11 = word(block + 88);
    uint64_t w12 = word(block + 96), w13 = word(block + 104), w14 = word(block + 112), w15 = word(block + 120);
    for (const uint64_t *k = rvh_sha512_k;; k += 16) {
        ROUND(a, b, c, d, e, f, g, h, 0);
        ROUND(h, a, b, c, d, e, f, g, 1);
        ROUND(g, h, a, b, c, d, e, f, 2);
        ROUND(f, g, h, a, b, c, d, e, 3);
        ROUND(e, f, g, h, a, b, c, d, 4);
        ROUND(d, e, f, g, h, a, b, c, 5);
        ROUND(c, d, e, f, g, h, a, b, 6);
        ROUND(b, c, d, e, f, g, h, a, 7);
        ROUND(a, b, c, d, e, f, g, h, 8);
        ROUND(h, a, b, c, d, e, f, g, 9);
        ROUND(g, h, a, b, c, d, e, f, 10);
        ROUND(f, g, h, a, b, c, d, e, 11);
        ROUND(e, f, g, h, a, b, c, d, 12);
        ROUND(d, e, f, g, h, a, b, c, 13);
        ROUND(c, d, e, f, g, h, a, b, 14);
        ROUND(b, c, d, e, f, g, h, a, 15);
        if (k == rvh_sha512_k + 64) {
            break;
        }
        NEXT(0, 1, 9, 14);
        NEXT(1, 2, 10, 15);
        NEXT(2, 3, 11, 0);
        NEXT(3, 4, 12, 1);
        NEXT(4, 5, 13, 2);
        NEXT(5, 6, 14, 3);
        NEXT(6, 7, 15, 4);
        NEXT(7, 8, 0, 5);
        NEXT(8, 9, 1, 6);
        NEXT(9, 10, 2, 7);
        NEXT(10, 11, 3, 8);
        NEXT(11, 12, 4, 9);
        NEXT(12, 13, 5, 10);
        NEXT(13, 14, 6, 11);
        NEXT(14, 15, 7, 12);
        NEXT(15, 0, 8, 13);
    }
    hash[0] += a, hash[1] += b, hash[2] += c, hash[3] += d;
    hash[4] += e, hash[5] += f, hash[6] += g, hash[7] += h;
}

void rvh_sha512_absorb(uint64_t hash[8], const uint8_t *blocks, size_t n)
{
    for (; n > 0; n--, blocks += 128) {
        if (rvh_is_aligned4(blocks)) {
            absorb_block(hash, blocks);
        } else {
            uint32_t copy[32];
            rvh_copy((uint8_t *)copy, blocks, 128);
            absorb_block(hash, (const uint8_t *)copy);
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
//
// SHA-512 compression for speed (FIPS 180-4 section 6.4.2): first the whole schedule, then eight rounds unrolled, so
// that the working variables stay in their registers. Two functions: in one, gcc spills more.

#include "sha512_functions.h"
#include "sha512_state.h"

// One round. The caller rotates the names of the eight variables instead of moving them. `ab` is a ^ b; `bc` is `ab` of
// the previous round, and maj(a, b, c) = b ^ ((a ^ b) & (b ^ c)).
#define ROUND(a, b, c, d, e, f, g, h, ab, bc, i)                                                                       \
    do {                                                                                                               \
        h += rvh_sha512_big_sigma1(e) + rvh_sha512_ch(e, f, g) + k[i] + w[i];                                          \
        d += h;                                                                                                        \
        ab = a ^ b;                                                                                                    \
        h += rvh_sha512_big_sigma0(a) + (b ^ (ab & bc));                                                               \
    } while (0)

RVH_INLINE uint64_t word(uint32_t high, uint32_t low)
{
    return (uint64_t)rvh_swap32(high) << 32 | rvh_swap32(low);
}

// The schedule of a block.
static __attribute__((noinline)) void schedule(uint64_t w[80], const uint8_t *block)
{
    if (rvh_is_aligned4(block)) {
        for (int t = 0; t < 16; t++) {
            w[t] = word(rvh_load32_aligned(block + 8 * t), rvh_load32_aligned(block + 8 * t + 4));
        }
    } else {
        for (int t = 0; t < 16; t++) {
            w[t] = word(rvh_load32(block + 8 * t), rvh_load32(block + 8 * t + 4));
        }
    }
    for (const uint64_t *end = w + 64; w != end; w += 4) {
        RVH_UNROLL
        for (int i = 0; i < 4; i++) {
            w[i + 16] = rvh_sha512_sigma1(w[i + 14]) + w[i + 9] + rvh_sha512_sigma0(w[i + 1]) + w[i];
        }
    }
}

static __attribute__((noinline)) void rounds(uint64_t hash[8], const uint64_t w[80])
{
    uint64_t a = hash[0], b = hash[1], c = hash[2], d = hash[3];
    uint64_t e = hash[4], f = hash[5], g = hash[6], h = hash[7];
    uint64_t x, y = b ^ c;
    for (const uint64_t *k = rvh_sha512_k; k != rvh_sha512_k + 80; w += 8, k += 8) {
        ROUND(a, b, c, d, e, f, g, h, x, y, 0);
        ROUND(h, a, b, c, d, e, f, g, y, x, 1);
        ROUND(g, h, a, b, c, d, e, f, x, y, 2);
        ROUND(f, g, h, a, b, c, d, e, y, x, 3);
        ROUND(e, f, g, h, a, b, c, d, x, y, 4);
        ROUND(d, e, f, g, h, a, b, c, y, x, 5);
        ROUND(c, d, e, f, g, h, a, b, x, y, 6);
        ROUND(b, c, d, e, f, g, h, a, y, x, 7);
    }
    hash[0] += a, hash[1] += b, hash[2] += c, hash[3] += d;
    hash[4] += e, hash[5] += f, hash[6] += g, hash[7] += h;
}

void rvh_sha512_absorb(uint64_t hash[8], const uint8_t *blocks, size_t n)
{
    for (; n > 0; n--, blocks += 128) {
        uint64_t w[80];
        schedule(w, blocks);
        rounds(hash, w);
    }
}

// SPDX-License-Identifier: Apache-2.0
//
// SHA-256 compression for speed (FIPS 180-4 section 6.2.2): sixteen rounds unrolled, so that the working variables stay
// in their registers, and a schedule of sixteen words that rolls on in place.

#include "sha256_functions.h"
#include "sha256_state.h"

// One round. The caller rotates the names of the eight variables instead of moving them. `ab` is a ^ b; `bc` is `ab` of
// the previous round, and maj(a, b, c) = b ^ ((a ^ b) & (b ^ c)).
#define ROUND(a, b, c, d, e, f, g, h, ab, bc, kw)                                                                      \
    do {                                                                                                               \
        h += rvh_sha256_big_sigma1(e) + rvh_sha256_ch(e, f, g) + (kw);                                                 \
        d += h;                                                                                                        \
        ab = a ^ b;                                                                                                    \
        h += rvh_sha256_big_sigma0(a) + (b ^ (ab & bc));                                                               \
    } while (0)

// The word of the schedule that takes the place of w[i], sixteen rounds later.
#define SCHEDULE(i)                                                                                                    \
    (w[i] += rvh_sha256_sigma1(w[(i + 14) & 15]) + w[(i + 9) & 15] + rvh_sha256_sigma0(w[(i + 1) & 15]))

#define FIRST(i) w[i]

#define EIGHT_ROUNDS(i, word)                                                                                          \
    ROUND(a, b, c, d, e, f, g, h, x, y, k[i + 0] + word(i + 0));                                                       \
    ROUND(h, a, b, c, d, e, f, g, y, x, k[i + 1] + word(i + 1));                                                       \
    ROUND(g, h, a, b, c, d, e, f, x, y, k[i + 2] + word(i + 2));                                                       \
    ROUND(f, g, h, a, b, c, d, e, y, x, k[i + 3] + word(i + 3));                                                       \
    ROUND(e, f, g, h, a, b, c, d, x, y, k[i + 4] + word(i + 4));                                                       \
    ROUND(d, e, f, g, h, a, b, c, y, x, k[i + 5] + word(i + 5));                                                       \
    ROUND(c, d, e, f, g, h, a, b, x, y, k[i + 6] + word(i + 6));                                                       \
    ROUND(b, c, d, e, f, g, h, a, y, x, k[i + 7] + word(i + 7))

RVH_INLINE void load_block(uint32_t w[16], const uint8_t *block)
{
    if (rvh_is_aligned4(block)) {
        RVH_UNROLL
        for (int t = 0; t < 16; t++) {
            w[t] = rvh_swap32(rvh_load32_aligned(block + 4 * t));
        }
    } else {
        RVH_UNROLL
        for (int t = 0; t < 16; t++) {
            w[t] = rvh_swap32(rvh_load32(block + 4 * t));
        }
    }
}

void rvh_sha256_absorb(uint32_t hash[8], const uint8_t *blocks, size_t n)
{
    for (; n > 0; n--, blocks += 64) {
        uint32_t w[16];
        load_block(w, blocks);
        uint32_t a = hash[0], b = hash[1], c = hash[2], d = hash[3];
        uint32_t e = hash[4], f = hash[5], g = hash[6], h = hash[7];
        uint32_t x, y = b ^ c;
        const uint32_t *k = rvh_sha256_k;
        EIGHT_ROUNDS(0, FIRST);
        EIGHT_ROUNDS(8, FIRST);
        for (k += 16; k != rvh_sha256_k + 64; k += 16) {
            EIGHT_ROUNDS(0, SCHEDULE);
            EIGHT_ROUNDS(8, SCHEDULE);
        }
        hash[0] += a, hash[1] += b, hash[2] += c, hash[3] += d;
        hash[4] += e, hash[5] += f, hash[6] += g, hash[7] += h;
    }
}

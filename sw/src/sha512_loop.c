// SPDX-License-Identifier: Apache-2.0
//
// SHA-512 compression as the standard writes it (FIPS 180-4 section 6.4.2), with the schedule rolling on in sixteen
// words (section 6.1.3 does it for SHA-1): one loop, little stack. For the stand-in builds; src/sha512_good.c is the
// fast one.

#include "sha512_functions.h"
#include "sha512_state.h"

static uint64_t load_word(const uint8_t *p)
{
    return (uint64_t)rvh_swap32(rvh_load32(p)) << 32 | rvh_swap32(rvh_load32(p + 4));
}

static void run(uint64_t h[8], const uint8_t *block)
{
    uint64_t w[16];
    uint64_t v[8];
    memcpy(v, h, sizeof v);
    for (int t = 0; t < 80; t++) {
        uint64_t *word = &w[t % 16];
        *word = t < 16 ? load_word(block + 8 * t)
                       : rvh_sha512_sigma1(w[(t + 14) % 16]) + w[(t + 9) % 16] + rvh_sha512_sigma0(w[(t + 1) % 16])
                             + *word;
        uint64_t t1 = v[7] + rvh_sha512_big_sigma1(v[4]) + rvh_sha512_ch(v[4], v[5], v[6]) + rvh_sha512_k[t] + *word;
        uint64_t t2 = rvh_sha512_big_sigma0(v[0]) + rvh_sha512_maj(v[0], v[1], v[2]);
        v[7] = v[6];
        v[6] = v[5];
        v[5] = v[4];
        v[4] = v[3] + t1;
        v[3] = v[2];
        v[2] = v[1];
        v[1] = v[0];
        v[0] = t1 + t2;
    }
    for (int i = 0; i < 8; i++) {
        h[i] += v[i];
    }
}

void rvh_sha512_absorb(uint64_t h[8], const uint8_t *blocks, size_t n)
{
    for (; n > 0; n--, blocks += 128) {
        run(h, blocks);
    }
}

// SPDX-License-Identifier: Apache-2.0
//
// SHA-256 compression as the standard writes it (FIPS 180-4 section 6.2.2): one loop for the schedule, one for the
// rounds. For the stand-in builds; src/sha256_good.c is the fast one.

#include "sha256_functions.h"
#include "sha256_state.h"

static void run(uint32_t h[8], const uint8_t *block)
{
    uint32_t w[64];
    for (int t = 0; t < 16; t++) {
        w[t] = rvh_swap32(rvh_load32(block + 4 * t));
    }
    for (int t = 16; t < 64; t++) {
        w[t] = rvh_sha256_sigma1(w[t - 2]) + w[t - 7] + rvh_sha256_sigma0(w[t - 15]) + w[t - 16];
    }
    uint32_t v[8];
    memcpy(v, h, sizeof v);
    for (int t = 0; t < 64; t++) {
        uint32_t t1 =
            v[7] + rvh_sha256_big_sigma1(v[4]) + rvh_sha256_ch(v[4], v[5], v[6]) + rvh_sha256_k[t] + w[t];
        uint32_t t2 = rvh_sha256_big_sigma0(v[0]) + rvh_sha256_maj(v[0], v[1], v[2]);
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

void rvh_sha256_absorb(uint32_t h[8], const uint8_t *blocks, size_t n)
{
    for (; n > 0; n--, blocks += 64) {
        run(h, blocks);
    }
}

// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600] for the KRONOS paper's tightly coupled accelerator: lanes as pairs of words, a round unrolled, which
// alternates between two states. The same C for both builds of tightly_words.h.

#include "bytes.h"
#include "keccak_functions.h"
#include "keccak_state.h"
#include "tightly_words.h"

// FIPS 202 section 3.2.5: low word, high word.
static const uint32_t round_constants[24][2] = {
    {0x00000001, 0x00000000}, {0x00008082, 0x00000000}, {0x0000808a, 0x80000000}, {0x80008000, 0x80000000},
    {0x0000808b, 0x00000000}, {0x80000001, 0x00000000}, {0x80008081, 0x80000000}, {0x00008009, 0x80000000},
    {0x0000008a, 0x00000000}, {0x00000088, 0x00000000}, {0x80008009, 0x00000000}, {0x8000000a, 0x00000000},
    {0x8000808b, 0x00000000}, {0x0000008b, 0x80000000}, {0x00008089, 0x80000000}, {0x00008003, 0x80000000},
    {0x00008002, 0x80000000}, {0x00000080, 0x80000000}, {0x0000800a, 0x00000000}, {0x8000000a, 0x80000000},
    {0x80008081, 0x80000000}, {0x00008080, 0x80000000}, {0x80000001, 0x00000000}, {0x80008008, 0x80000000},
};

RVH_INLINE void keccak_round(uint32_t e[25][2], const uint32_t a[25][2], const uint32_t rc[2])
{
    uint32_t c[5][2], d[5][2];
    RVH_UNROLL
    for (int x = 0; x < 5; x++) {
        c[x][0] = a[x][0] ^ a[x + 5][0] ^ a[x + 10][0] ^ a[x + 15][0] ^ a[x + 20][0];
        c[x][1] = a[x][1] ^ a[x + 5][1] ^ a[x + 10][1] ^ a[x + 15][1] ^ a[x + 20][1];
    }
    RVH_UNROLL
    for (int x = 0; x < 5; x++) {
        ROL32(d[x][1], d[x][0], c[(x + 1) % 5][1], c[(x + 1) % 5][0], 1);
        d[x][0] ^= c[(x + 4) % 5][0];
        d[x][1] ^= c[(x + 4) % 5][1];
    }
    RVH_UNROLL
    for (int y = 0; y < 5; y++) {
        uint32_t b[5][2];
        RVH_UNROLL
        for (int x = 0; x < 5; x++) {
            int lane = rvh_keccak_pi_source(x, y);
            ROL32(b[x][1], b[x][0], a[lane][1] ^ d[lane % 5][1], a[lane][0] ^ d[lane % 5][0], rvh_keccak_rho[lane]);
        }
        RVH_UNROLL
        for (int x = 0; x < 5; x++) {
            e[x + 5 * y][0] = b[x][0] ^ (~b[(x + 1) % 5][0] & b[(x + 2) % 5][0]);
            e[x + 5 * y][1] = b[x][1] ^ (~b[(x + 1) % 5][1] & b[(x + 2) % 5][1]);
        }
    }
    e[0][0] ^= rc[0];
    e[0][1] ^= rc[1];
}

void rvh_keccak_permute(rvh_keccak_state *state, unsigned rounds)
{
    uint32_t(*a)[2] = (uint32_t(*)[2])state->word;
    uint32_t e[25][2];
    for (unsigned i = 24 - rounds; i < 24; i += 2) {
        keccak_round(e, (const uint32_t(*)[2])a, round_constants[i]);
        keccak_round(a, (const uint32_t(*)[2])e, round_constants[i + 1]);
    }
}

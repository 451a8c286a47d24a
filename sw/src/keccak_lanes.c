// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600] with lanes of 64 bits and an unrolled round, which alternates between two states: the style of public
// reference code, and a stand-in for the software that papers compare against.

#include "bytes.h"
#include "keccak_functions.h"
#include "keccak_state.h"

// Section 3.2.5.
static const uint64_t round_constants[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b,
    0x0000000080000001, 0x8000000080008081, 0x8000000000008009, 0x000000000000008a, 0x0000000000000088,
    0x0000000080008009, 0x000000008000000a, 0x000000008000808b, 0x800000000000008b, 0x8000000000008089,
    0x8000000000008003, 0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
};

RVH_INLINE uint64_t rotl64(uint64_t x, int n)
{
    return x << (n & 63) | x >> (-n & 63);
}

RVH_INLINE void keccak_round(uint64_t e[25], const uint64_t a[25], uint64_t rc)
{
    uint64_t c[5], d[5];
    RVH_UNROLL
    for (int x = 0; x < 5; x++) {
        c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
    }
    RVH_UNROLL
    for (int x = 0; x < 5; x++) {
        d[x] = c[(x + 4) % 5] ^ rotl64(c[(x + 1) % 5], 1);
    }
    RVH_UNROLL
    for (int y = 0; y < 5; y++) {
        uint64_t b[5];
        RVH_UNROLL
        for (int x = 0; x < 5; x++) {
            int lane = rvh_keccak_pi_source(x, y);
            b[x] = rotl64(a[lane] ^ d[lane % 5], rvh_keccak_rho[lane]);
        }
        RVH_UNROLL
        for (int x = 0; x < 5; x++) {
            e[x + 5 * y] = b[x] ^ (~b[(x + 1) % 5] & b[(x + 2) % 5]);
        }
    }
    e[0] ^= rc;
}

void rvh_keccak_permute(rvh_keccak_state *state, unsigned rounds)
{
    uint64_t *a = state->lane;
    uint64_t e[25];
    for (unsigned i = 24 - rounds; i < 24; i += 2) {
        keccak_round(e, a, round_constants[i]);
        keccak_round(a, e, round_constants[i + 1]);
    }
}

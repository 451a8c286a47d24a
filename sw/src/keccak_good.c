// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600] for 32-bit machines, bit-interleaved: a lane is a word of its even bits and a word of its odd bits. A
// rotation of a lane is a rotation of two words. word[2 i] holds the even bits of lane i = x + 5 y, word[2 i + 1] the
// odd bits.
//
// One pass over the state computes a whole round. A row of five words is loaded through rho and pi, with theta's
// correction added. Chi is computed in registers, and the row is stored to the other of two states. The column parities
// for the next round's theta are collected from the same registers. Each word is therefore loaded once and stored once
// per round. Ten parities, ten corrections and a row of five words are live, which the register file can hold.

#include "bytes.h"
#include "keccak_functions.h"
#include "keccak_state.h"

enum { EVEN = 0, ODD = 1 };

// Section 3.2.5, in the same form: even bits, odd bits.
static const uint32_t round_constants[24][2] = {
    {0x00000001, 0x00000000}, {0x00000000, 0x00000089}, {0x00000000, 0x8000008b}, {0x00000000, 0x80008080},
    {0x00000001, 0x0000008b}, {0x00000001, 0x00008000}, {0x00000001, 0x80008088}, {0x00000001, 0x80000082},
    {0x00000000, 0x0000000b}, {0x00000000, 0x0000000a}, {0x00000001, 0x00008082}, {0x00000000, 0x00008003},
    {0x00000001, 0x0000808b}, {0x00000001, 0x8000000b}, {0x00000001, 0x8000008a}, {0x00000001, 0x80000081},
    {0x00000000, 0x80000081}, {0x00000000, 0x80000008}, {0x00000000, 0x00000083}, {0x00000000, 0x80008003},
    {0x00000001, 0x80008088}, {0x00000000, 0x80000088}, {0x00000001, 0x00008000}, {0x00000000, 0x80008082},
};

RVH_INLINE uint32_t rotl32(uint32_t x, int n)
{
    return rvh_rotr32(x, (unsigned)-n);
}

// Theta's parities of the columns, c[2 x + half].
RVH_INLINE void column_parities(uint32_t c[10], const uint32_t a[50])
{
    RVH_UNROLL
    for (int i = 0; i < 10; i++) {
        c[i] = a[i] ^ a[i + 10] ^ a[i + 20] ^ a[i + 30] ^ a[i + 40];
    }
}

// Theta's correction for each column: the parity on its left, XOR the parity on its right rotated by one.
RVH_INLINE void theta_corrections(uint32_t d[10], const uint32_t c[10])
{
    RVH_UNROLL
    for (int x = 0; x < 5; x++) {
        const uint32_t *left = &c[(x + 4) % 5 * 2];
        const uint32_t *right = &c[(x + 1) % 5 * 2];
        d[2 * x + EVEN] = left[EVEN] ^ rotl32(right[ODD], 1);
        d[2 * x + ODD] = left[ODD] ^ right[EVEN];
    }
}

// One half (even or odd bits) of the lane that rho and pi move to (x, y), with theta's correction.
RVH_INLINE uint32_t fetch(const uint32_t a[50], const uint32_t d[10], int x, int y, int half)
{
    int lane = rvh_keccak_pi_source(x, y);
    int turn = rvh_keccak_rho[lane];
    int from = half ^ (turn & 1);                // an odd rotation moves odd bits to even places
    int by = (turn + (half == EVEN ? 1 : 0)) / 2; // and even bits to odd places, by one step less
    return rotl32(a[2 * lane + from] ^ d[lane % 5 * 2 + from], by);
}

// One half of row y of the next state, and its share of the next parities.
RVH_INLINE void row(uint32_t e[50], uint32_t c[10], const uint32_t a[50], const uint32_t d[10], uint32_t iota, int y,
                    int half)
{
    uint32_t b[5];
    RVH_UNROLL
    for (int x = 0; x < 5; x++) {
        b[x] = fetch(a, d, x, y, half);
    }
    RVH_UNROLL
    for (int x = 0; x < 5; x++) {
        uint32_t word = b[x] ^ (~b[(x + 1) % 5] & b[(x + 2) % 5]);
        if (x == 0 && y == 0) {
            word ^= iota;
        }
        e[2 * (x + 5 * y) + half] = word;
        c[2 * x + half] = y == 0 ? word : c[2 * x + half] ^ word;
    }
}

// One round from `a` to `e`; c goes from the parities of `a` to those of `e`.
RVH_INLINE void keccak_round(uint32_t e[50], uint32_t c[10], const uint32_t a[50], const uint32_t rc[2])
{
    uint32_t d[10];
    theta_corrections(d, c);
    RVH_UNROLL
    for (int y = 0; y < 5; y++) {
        row(e, c, a, d, rc[EVEN], y, EVEN);
        row(e, c, a, d, rc[ODD], y, ODD);
    }
}

void rvh_keccak_permute(rvh_keccak_state *state, unsigned rounds)
{
    uint32_t *a = state->word;
    uint32_t e[50];
    uint32_t c[10];
    column_parities(c, a);
    const uint32_t(*rc)[2] = round_constants + 24 - rounds;
    do {
        keccak_round(e, c, a, rc[0]);
        keccak_round(a, c, e, rc[1]);
        rc += 2;
    } while (rc != round_constants + 24);
}

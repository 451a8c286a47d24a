// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600] in the fewest lines: nested loops, indices modulo 5, rotation offsets and round constants computed
// on the way (FIPS 202 sections 3.2.1 to 3.2.5 and algorithm 5). A stand-in for what papers compare against.

#include "keccak_state.h"

static uint64_t rotl64(uint64_t x, unsigned n)
{
    return x << (n % 64) | x >> (-n % 64);
}

// Algorithm 5: the next output bit of the LFSR x^8 + x^6 + x^5 + x^4 + 1.
static unsigned rc_bit(uint8_t *lfsr)
{
    unsigned bit = *lfsr & 1;
    *lfsr = (uint8_t)(*lfsr << 1 ^ (*lfsr >> 7) * 0x71);
    return bit;
}

static void theta(uint64_t a[25])
{
    uint64_t c[5];
    for (int x = 0; x < 5; x++) {
        c[x] = 0;
        for (int y = 0; y < 5; y++) {
            c[x] ^= a[x + 5 * y];
        }
    }
    for (int x = 0; x < 5; x++) {
        for (int y = 0; y < 5; y++) {
            a[x + 5 * y] ^= c[(x + 4) % 5] ^ rotl64(c[(x + 1) % 5], 1);
        }
    }
}

// Lane (1, 0) moves to (0, 2), that lane to (2, 3) and so on; the t-th lane is rotated by (t + 1)(t + 2) / 2.
static void rho_pi(uint64_t a[25])
{
    int x = 1;
    int y = 0;
    uint64_t moving = a[1];
    for (unsigned t = 0; t < 24; t++) {
        int next_y = (2 * x + 3 * y) % 5;
        x = y;
        y = next_y;
        uint64_t here = a[x + 5 * y];
        a[x + 5 * y] = rotl64(moving, (t + 1) * (t + 2) / 2);
        moving = here;
    }
}

static void chi(uint64_t a[25])
{
    for (int y = 0; y < 5; y++) {
        uint64_t row[5];
        for (int x = 0; x < 5; x++) {
            row[x] = a[x + 5 * y];
        }
        for (int x = 0; x < 5; x++) {
            a[x + 5 * y] = row[x] ^ (~row[(x + 1) % 5] & row[(x + 2) % 5]);
        }
    }
}

static void iota(uint64_t a[25], uint8_t *lfsr)
{
    for (unsigned j = 0; j < 7; j++) {
        a[0] ^= (uint64_t)rc_bit(lfsr) << ((1u << j) - 1);
    }
}

void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds)
{
    uint8_t lfsr = 1;
    for (unsigned bits = 7 * (24 - rounds); bits > 0; bits--) { // of the omitted rounds
        rc_bit(&lfsr);
    }
    for (; rounds > 0; rounds--) {
        theta(a->lane);
        rho_pi(a->lane);
        chi(a->lane);
        iota(a->lane, &lfsr);
    }
}

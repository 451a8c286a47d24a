// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600] in compact C, as the SHA-3 ASIP paper's programs: nested loops, indices modulo 5, round constants from an
// LFSR (FIPS 202 sections 3.2.1 to 3.2.5). An index that can be 5 or more is reduced by a comparison: no division.

#include "keccak_state.h"

static unsigned modulo5(unsigned i) // i < 10
{
    return i - (i > 4) * 5;
}

static uint64_t rotl64(uint64_t x, unsigned n) // 0 < n < 64
{
    return x << n | x >> (64 - n);
}

static void theta(uint64_t a[25])
{
    uint64_t c[5];
    for (unsigned x = 0; x < 5; x++) {
        c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
    }
    for (unsigned x = 0; x < 5; x++) {
        uint64_t d = c[modulo5(x + 4)] ^ rotl64(c[modulo5(x + 1)], 1);
        for (unsigned y = 0; y < 25; y += 5) {
            a[x + y] ^= d;
        }
    }
}

// Lane (1, 0) moves to (0, 2), that lane to (2, 1) and so on: (x, y) to (y, 2 x + 3 y). The t-th one is rotated by t (t + 1) / 2.
static void rho_pi(uint64_t a[25])
{
    unsigned x = 1, y = 0, n = 0;
    uint64_t moving = a[1];
    for (unsigned t = 1; t < 25; t++) {
        unsigned next = modulo5(2 * modulo5(x + 5 - y)); // 3 y is -2 y
        x = y;
        y = next;
        n = (n + t) % 64;
        uint64_t here = a[x + 5 * y];
        a[x + 5 * y] = rotl64(moving, n);
        moving = here;
    }
}

static void chi(uint64_t a[25])
{
    for (unsigned y = 0; y < 25; y += 5) {
        uint64_t row[5];
        for (unsigned x = 0; x < 5; x++) {
            row[x] = a[x + y];
        }
        for (unsigned x = 0; x < 5; x++) {
            a[x + y] = row[x] ^ (~row[modulo5(x + 1)] & row[modulo5(x + 2)]);
        }
    }
}

// Algorithm 5: the LFSR x^8 + x^6 + x^5 + x^4 + 1 gives seven bits of each round constant, at 2^j - 1.
static unsigned iota(uint32_t lane[2], unsigned lfsr)
{
    for (unsigned n = 1; n < 128; n *= 2) {
        if (lfsr & 1) {
            lane[n / 64] ^= 1u << (n - 1) % 32;
        }
        lfsr = lfsr << 1 ^ (lfsr & 0x80 ? 0x171 : 0);
    }
    return lfsr;
}

void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds)
{
    // The LFSR before the last 24 or 12 rounds.
    unsigned lfsr = rounds == 24 ? 0x01 : 0xd5;
    do {
        theta(a->lane);
        rho_pi(a->lane);
        chi(a->lane);
        lfsr = iota(a->word, lfsr);
    } while (--rounds > 0);
}

// SPDX-License-Identifier: Apache-2.0
//
// Take back output of a saved sponge that was read ahead: Keccak-f is a permutation, so the state before it can be
// computed from the state after it. An engine that reads ahead and portable C therefore share one form of a saved
// message.

#include "bytes.h"
#include "keccak_functions.h"
#include "saved.h"

enum { AT_SPONGE = 3, TWELVE_ROUNDS = 8 };

static uint64_t load_lane(const uint8_t *state, int lane)
{
    return rvh_load32(state + 8 * lane) | (uint64_t)rvh_load32(state + 8 * lane + 4) << 32;
}

static void store_lane(uint8_t *state, int lane, uint64_t value)
{
    rvh_store32(state + 8 * lane, (uint32_t)value);
    rvh_store32(state + 8 * lane + 4, (uint32_t)(value >> 32));
}

static uint64_t rotl64(uint64_t x, unsigned n)
{
    return x << (n & 63) | x >> (-n & 63);
}

// FIPS 202 section 3.2.5: RC[round].
static uint64_t round_constant(unsigned round)
{
    uint64_t constant = 0;
    unsigned lfsr = 1;
    for (unsigned t = 0; t < 7 * round; t++) {
        lfsr = lfsr << 1 ^ (lfsr >> 7) * 0x171u;
    }
    for (unsigned j = 0; j < 7; j++) {
        constant |= (uint64_t)(lfsr & 1) << ((1u << j) - 1);
        lfsr = lfsr << 1 ^ (lfsr >> 7) * 0x171u;
    }
    return constant;
}

// Iota and chi (3.2.5, 3.2.4), rho and pi (3.2.2, 3.2.3), backwards, on a row and on all lanes.
static void chi_back(uint8_t *state)
{
    for (int y = 0; y < 25; y += 5) {
        uint64_t b[5];
        for (int x = 0; x < 5; x++) {
            b[x] = load_lane(state, y + x);
        }
        for (int x = 0; x < 5; x++) {
            const uint64_t far = b[(x + 2) % 5] ^ (~b[(x + 3) % 5] & b[(x + 4) % 5]);
            store_lane(state, y + x, b[x] ^ (~b[(x + 1) % 5] & far));
        }
        rvh_clear_words(b, sizeof b);
    }
}

static void rho_pi_back(uint8_t *state)
{
    uint64_t b[25];
    for (int lane = 0; lane < 25; lane++) {
        b[lane] = load_lane(state, lane);
    }
    for (int y = 0; y < 5; y++) {
        for (int x = 0; x < 5; x++) {
            const int lane = rvh_keccak_pi_source(x, y);
            store_lane(state, lane, rotl64(b[x + 5 * y], 64u - rvh_keccak_rho[lane]));
        }
    }
    rvh_clear_words(b, sizeof b);
}

// Theta (3.2.1) adds Q C to the column parities C, with Q = X + X^-1 Z, where X and Z shift by one place along x and z.
// (1 + Q)^192 = 1, so (1 + Q)^191 inverts it; and (1 + Q)^n = 1 + X^n + X^-n Z^n if n is a power of 2.
static void theta_back(uint8_t *state)
{
    static const uint8_t powers[] = {1, 2, 4, 8, 16, 32, 128}; // 191
    uint64_t c[5], d[5];
    for (int x = 0; x < 5; x++) {
        c[x] = 0;
        for (int y = 0; y < 25; y += 5) {
            c[x] ^= load_lane(state, x + y);
        }
    }
    for (unsigned i = 0; i <= sizeof powers; i++) { // the last iteration applies Q to the parities before theta
        const unsigned n = i < sizeof powers ? powers[i] : 1, shift = n % 5;
        for (unsigned x = 0; x < 5; x++) {
            d[x] = c[(x + 5 - shift) % 5] ^ rotl64(c[(x + shift) % 5], n);
        }
        for (int x = 0; x < 5 && i < sizeof powers; x++) {
            c[x] ^= d[x];
        }
    }
    for (int lane = 0; lane < 25; lane++) {
        store_lane(state, lane, load_lane(state, lane) ^ d[lane % 5]);
    }
    rvh_clear_words(c, sizeof c);
    rvh_clear_words(d, sizeof d);
}

static void permute_back(uint8_t *state, unsigned rounds)
{
    for (unsigned round = 24; round > 24 - rounds; round--) {
        store_lane(state, 0, load_lane(state, 0) ^ round_constant(round - 1));
        chi_back(state);
        rho_pi_back(state);
        theta_back(state);
    }
}

void rvh_saved_back(uint8_t *saved, unsigned bytes)
{
    const unsigned block = rvh_saved_block(saved);
    unsigned pos = rvh_load16(saved + RVH_SAVED_POS);
    for (; bytes > pos; pos += block) {
        permute_back(saved + RVH_SAVED_STATE, saved[AT_SPONGE] & TWELVE_ROUNDS ? 12 : 24);
    }
    rvh_store16(saved + RVH_SAVED_POS, pos - bytes);
}

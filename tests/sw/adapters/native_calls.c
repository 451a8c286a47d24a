// SPDX-License-Identifier: Apache-2.0
//
// The adapters of mlkem-native and mldsa-native as functions, with the headers that those libraries name by a macro. What
// is compiled here is inline in the libraries.

#ifdef ML_KEM
#define MLK_CONFIG_FIPS202_CUSTOM_HEADER "fips202_rvhash.h"
#define MLK_CONFIG_FIPS202X4_CUSTOM_HEADER "fips202x4_rvhash.h"
#include MLK_CONFIG_FIPS202_CUSTOM_HEADER
#include MLK_CONFIG_FIPS202X4_CUSTOM_HEADER

// Matrix entries, four at a time and one by one: 3 blocks, then one after the other, as rejection sampling reads them.
void matrix(uint8_t *out, const uint8_t seeds[4][34], unsigned more)
{
    const size_t each = (3 + more) * SHAKE128_RATE;
    mlk_shake128x4ctx four; // dropped in a part of the calls
    mlk_shake128x4_init(&four);
    mlk_shake128x4_absorb_once(&four, seeds[0], seeds[1], seeds[2], seeds[3], 34);
    mlk_shake128x4_squeezeblocks(out, out + each, out + 2 * each, out + 3 * each, 3, &four);
    for (unsigned i = 0; i < more; i++) {
        const size_t at = (3 + i) * SHAKE128_RATE;
        mlk_shake128x4_squeezeblocks(out + at, out + each + at, out + 2 * each + at, out + 3 * each + at, 1, &four);
    }
    if (more % 2 == 0) {
        mlk_shake128x4_release(&four);
    }
    mlk_shake128ctx one;
    mlk_shake128_init(&one);
    mlk_shake128_absorb_once(&one, seeds[0], 34);
    mlk_shake128_squeezeblocks(out + 4 * each, 3, &one);
    const mlk_shake128ctx copy = one;
    mlk_shake128_squeezeblocks(out + 4 * each + 3 * SHAKE128_RATE, more, &one);
    one = copy;
    mlk_shake128_squeezeblocks(out + 4 * each + 3 * SHAKE128_RATE, more, &one);
    mlk_shake128_release(&one);
}

// Noise, four at a time; one in place.
void noise(uint8_t *out, size_t outlen, const uint8_t keys[4][33])
{
    mlk_shake256x4(out, out + outlen, out + 2 * outlen, out + 3 * outlen, outlen, keys[0], keys[1], keys[2], keys[3], 33);
}

void hashes(uint8_t *out, const uint8_t *in, size_t inlen)
{
    mlk_sha3_256(out, in, inlen);
    mlk_sha3_512(out + 32, in, inlen);
    mlk_shake256(out + 96, 32, in, inlen);
}
#endif

#ifdef ML_DSA
#define MLD_CONFIG_FIPS202_CUSTOM_HEADER "fips202_rvhash.h"
#define MLD_CONFIG_FIPS202X4_CUSTOM_HEADER "fips202x4_rvhash.h"
#include MLD_CONFIG_FIPS202_CUSTOM_HEADER
#include MLD_CONFIG_FIPS202X4_CUSTOM_HEADER

// Polynomials of the matrix: 5 blocks, then one after the other.
void matrix(uint8_t *out, const uint8_t seeds[4][34], unsigned more)
{
    const size_t each = (5 + more) * SHAKE128_RATE;
    mld_shake128x4ctx four;
    mld_shake128x4_init(&four);
    mld_shake128x4_absorb_once(&four, seeds[0], seeds[1], seeds[2], seeds[3], 34);
    mld_shake128x4_squeezeblocks(out, out + each, out + 2 * each, out + 3 * each, 5, &four);
    for (unsigned i = 0; i < more; i++) {
        const size_t at = (5 + i) * SHAKE128_RATE;
        mld_shake128x4_squeezeblocks(out + at, out + each + at, out + 2 * each + at, out + 3 * each + at, 1, &four);
    }
    if (more % 2 == 0) {
        mld_shake128x4_release(&four);
    }
    mld_shake128ctx one;
    mld_shake128_init(&one);
    mld_shake128_absorb(&one, seeds[0], 32);
    mld_shake128_absorb(&one, seeds[0] + 32, 2);
    mld_shake128_finalize(&one);
    mld_shake128_squeeze(out + 4 * each, 5 * SHAKE128_RATE, &one);
    const mld_shake128ctx copy = one;
    mld_shake128_squeeze(out + 4 * each + 5 * SHAKE128_RATE, more * SHAKE128_RATE, &one);
    one = copy;
    mld_shake128_squeeze(out + 4 * each + 5 * SHAKE128_RATE, more * SHAKE128_RATE, &one);
    mld_shake128_release(&one);
}

// The mask, four at a time.
void noise(uint8_t *out, size_t blocks, const uint8_t seeds[4][66])
{
    const size_t each = blocks * SHAKE256_RATE;
    mld_shake256x4ctx four;
    mld_shake256x4_init(&four);
    mld_shake256x4_absorb_once(&four, seeds[0], seeds[1], seeds[2], seeds[3], 66);
    mld_shake256x4_squeezeblocks(out, out + each, out + 2 * each, out + 3 * each, blocks, &four);
    mld_shake256x4_release(&four);
}

// A message in three parts, whose hash is read in pieces; the whole in one call.
void hashes(uint8_t *out, const uint8_t *in, size_t inlen)
{
    mld_shake256ctx state;
    mld_shake256_init(&state);
    mld_shake256_absorb(&state, in, inlen / 3);
    mld_shake256_absorb(&state, in + inlen / 3, 0);
    mld_shake256_absorb(&state, in + inlen / 3, inlen - inlen / 3);
    mld_shake256_finalize(&state);
    mld_shake256_squeeze(out, 1, &state);
    mld_shake256_squeeze(out + 1, 63, &state);
    mld_shake256_squeeze(out + 64, 200, &state);
    mld_shake256_release(&state);
    mld_shake256(out + 264, 64, in, inlen);
}
#endif

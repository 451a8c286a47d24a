// SPDX-License-Identifier: Apache-2.0
//
// The FIPS 202 interface of mlkem-native (its FIPS202.md) on rvhash:
//
//     -DMLK_CONFIG_FIPS202_CUSTOM_HEADER='"fips202_rvhash.h"' -DMLK_CONFIG_FIPS202X4_CUSTOM_HEADER='"fips202x4_rvhash.h"'
//
// (before its macros were named MLK_CONFIG_, as in liboqs 0.13: MLK_FIPS202_CUSTOM_HEADER, MLK_FIPS202X4_CUSTOM_HEADER)
// with this folder and sw/include in the include path; link ../sponge.c, ../failure.c and the driver, and leave out
// mlkem-native's fips202 folder. Contexts are values: they may be copied and discarded. What each call costs and what
// happens to an error: docs/adapters/mlkem-native.md.

#ifndef RVH_MLKEM_NATIVE_FIPS202_H
#define RVH_MLKEM_NATIVE_FIPS202_H

#include <stddef.h>
#include <stdint.h>

#include "../failure.h"
#include "../sponge.h"

#define SHAKE128_RATE 168
#define SHAKE256_RATE 136
#define SHA3_256_RATE 136
#define SHA3_384_RATE 104
#define SHA3_512_RATE 72
#define SHA3_256_HASHBYTES 32
#define SHA3_512_HASHBYTES 64

typedef rvh_adapter_sponge mlk_shake128ctx;

// The library calls absorb_once next, so the compiler can leave it out.
static inline void mlk_shake128_init(mlk_shake128ctx *state)
{
    rvh_adapter_sponge_absorb_once(state, RVH_SHAKE128, NULL, 0);
}

// The whole input. It starts the context, too.
static inline void mlk_shake128_absorb_once(mlk_shake128ctx *state, const uint8_t *input, size_t inlen)
{
    rvh_adapter_sponge_absorb_once(state, RVH_SHAKE128, input, inlen);
}

static inline void mlk_shake128_squeezeblocks(uint8_t *output, size_t nblocks, mlk_shake128ctx *state)
{
    rvh_adapter_sponge_squeeze(state, output, nblocks * SHAKE128_RATE);
}

static inline void mlk_shake128_release(mlk_shake128ctx *state)
{
    rvh_adapter_sponge_clear(state);
}

static inline void mlk_shake256(uint8_t *output, size_t outlen, const uint8_t *input, size_t inlen)
{
    rvh_adapter_check(rvh_xof(RVH_SHAKE256, output, outlen, input, inlen), output, outlen);
}

static inline void mlk_sha3_256(uint8_t *output, const uint8_t *input, size_t inlen)
{
    rvh_adapter_check(rvh_hash(RVH_SHA3_256, output, SHA3_256_HASHBYTES, input, inlen), output, SHA3_256_HASHBYTES);
}

static inline void mlk_sha3_512(uint8_t *output, const uint8_t *input, size_t inlen)
{
    rvh_adapter_check(rvh_hash(RVH_SHA3_512, output, SHA3_512_HASHBYTES, input, inlen), output, SHA3_512_HASHBYTES);
}

#endif

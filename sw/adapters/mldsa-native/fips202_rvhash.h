// SPDX-License-Identifier: Apache-2.0
//
// The FIPS 202 interface of mldsa-native (its FIPS202.md) on rvhash:
//
//     -DMLD_CONFIG_FIPS202_CUSTOM_HEADER='"fips202_rvhash.h"' -DMLD_CONFIG_FIPS202X4_CUSTOM_HEADER='"fips202x4_rvhash.h"'
//
// with this folder and sw/include in the include path; link ../sponge.c, ../failure.c and the driver, and leave out
// mldsa-native's fips202 folder. Contexts are values: they may be copied and discarded. What each call costs and what
// happens to an error: docs/adapters/mldsa-native.md.

#ifndef RVH_MLDSA_NATIVE_FIPS202_H
#define RVH_MLDSA_NATIVE_FIPS202_H

#include <stddef.h>
#include <stdint.h>

#include "../failure.h"
#include "../sponge.h"

#define SHAKE128_RATE 168
#define SHAKE256_RATE 136

typedef rvh_adapter_sponge mld_shake128ctx;
typedef rvh_adapter_sponge mld_shake256ctx;

static inline void mld_shake128_init(mld_shake128ctx *state)
{
    rvh_adapter_sponge_init(state, RVH_SHAKE128);
}

static inline void mld_shake128_absorb(mld_shake128ctx *state, const uint8_t *in, size_t inlen)
{
    rvh_adapter_sponge_absorb(state, in, inlen);
}

static inline void mld_shake128_finalize(mld_shake128ctx *state)
{
    rvh_adapter_sponge_finalize(state);
}

static inline void mld_shake128_squeeze(uint8_t *out, size_t outlen, mld_shake128ctx *state)
{
    rvh_adapter_sponge_squeeze(state, out, outlen);
}

static inline void mld_shake128_release(mld_shake128ctx *state)
{
    rvh_adapter_sponge_clear(state);
}

static inline void mld_shake256_init(mld_shake256ctx *state)
{
    rvh_adapter_sponge_init(state, RVH_SHAKE256);
}

static inline void mld_shake256_absorb(mld_shake256ctx *state, const uint8_t *in, size_t inlen)
{
    rvh_adapter_sponge_absorb(state, in, inlen);
}

static inline void mld_shake256_finalize(mld_shake256ctx *state)
{
    rvh_adapter_sponge_finalize(state);
}

static inline void mld_shake256_squeeze(uint8_t *out, size_t outlen, mld_shake256ctx *state)
{
    rvh_adapter_sponge_squeeze(state, out, outlen);
}

static inline void mld_shake256_release(mld_shake256ctx *state)
{
    rvh_adapter_sponge_clear(state);
}

static inline void mld_shake256(uint8_t *output, size_t outlen, const uint8_t *input, size_t inlen)
{
    rvh_adapter_check(rvh_xof(RVH_SHAKE256, output, outlen, input, inlen), output, outlen);
}

#endif

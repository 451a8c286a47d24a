// SPDX-License-Identifier: Apache-2.0
//
// Four at once, for mldsa-native: one after the other on the hardware. See fips202_rvhash.h. It is not used with
// MLD_CONFIG_SERIAL_FIPS202_ONLY.

#ifndef RVH_MLDSA_NATIVE_FIPS202X4_H
#define RVH_MLDSA_NATIVE_FIPS202X4_H

#include "fips202_rvhash.h"

typedef struct {
    mld_shake128ctx lane[4];
} mld_shake128x4ctx;

static inline void mld_shake128x4_init(mld_shake128x4ctx *state)
{
    for (int i = 0; i < 4; i++) {
        mld_shake128_init(&state->lane[i]);
    }
}

// The whole input of each. It starts the contexts, too.
static inline void mld_shake128x4_absorb_once(mld_shake128x4ctx *state, const uint8_t *in0, const uint8_t *in1,
                                              const uint8_t *in2, const uint8_t *in3, size_t inlen)
{
    const uint8_t *const in[] = {in0, in1, in2, in3};
    for (int i = 0; i < 4; i++) {
        rvh_adapter_sponge_absorb_once(&state->lane[i], RVH_SHAKE128, in[i], inlen);
    }
}

static inline void mld_shake128x4_squeezeblocks(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3,
                                                size_t nblocks, mld_shake128x4ctx *state)
{
    uint8_t *const out[] = {out0, out1, out2, out3};
    for (int i = 0; i < 4; i++) {
        mld_shake128_squeeze(out[i], nblocks * SHAKE128_RATE, &state->lane[i]);
    }
}

static inline void mld_shake128x4_release(mld_shake128x4ctx *state)
{
    for (int i = 0; i < 4; i++) {
        mld_shake128_release(&state->lane[i]);
    }
}

typedef struct {
    mld_shake256ctx lane[4];
} mld_shake256x4ctx;

static inline void mld_shake256x4_init(mld_shake256x4ctx *state)
{
    for (int i = 0; i < 4; i++) {
        mld_shake256_init(&state->lane[i]);
    }
}

// The whole input of each. It starts the contexts, too.
static inline void mld_shake256x4_absorb_once(mld_shake256x4ctx *state, const uint8_t *in0, const uint8_t *in1,
                                              const uint8_t *in2, const uint8_t *in3, size_t inlen)
{
    const uint8_t *const in[] = {in0, in1, in2, in3};
    for (int i = 0; i < 4; i++) {
        rvh_adapter_sponge_absorb_once(&state->lane[i], RVH_SHAKE256, in[i], inlen);
    }
}

static inline void mld_shake256x4_squeezeblocks(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3,
                                                size_t nblocks, mld_shake256x4ctx *state)
{
    uint8_t *const out[] = {out0, out1, out2, out3};
    for (int i = 0; i < 4; i++) {
        mld_shake256_squeeze(out[i], nblocks * SHAKE256_RATE, &state->lane[i]);
    }
}

static inline void mld_shake256x4_release(mld_shake256x4ctx *state)
{
    for (int i = 0; i < 4; i++) {
        mld_shake256_release(&state->lane[i]);
    }
}

#endif

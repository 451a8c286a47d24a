// SPDX-License-Identifier: Apache-2.0
//
// Four at once, for mlkem-native: one after the other on the hardware. See fips202_rvhash.h. It is not used with
// MLK_CONFIG_SERIAL_FIPS202_ONLY.

#ifndef RVH_MLKEM_NATIVE_FIPS202X4_H
#define RVH_MLKEM_NATIVE_FIPS202X4_H

#include "fips202_rvhash.h"

// Four at once cost as much as four calls: the library then leaves out noise that it does not need.
#define FIPS202_X4_DEFAULT_IMPLEMENTATION

typedef struct {
    mlk_shake128ctx lane[4];
} mlk_shake128x4ctx;

static inline void mlk_shake128x4_init(mlk_shake128x4ctx *state)
{
    for (int i = 0; i < 4; i++) {
        mlk_shake128_init(&state->lane[i]);
    }
}

static inline void mlk_shake128x4_absorb_once(mlk_shake128x4ctx *state, const uint8_t *in0, const uint8_t *in1,
                                              const uint8_t *in2, const uint8_t *in3, size_t inlen)
{
    const uint8_t *const in[] = {in0, in1, in2, in3};
    for (int i = 0; i < 4; i++) {
        mlk_shake128_absorb_once(&state->lane[i], in[i], inlen);
    }
}

static inline void mlk_shake128x4_squeezeblocks(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3,
                                                size_t nblocks, mlk_shake128x4ctx *state)
{
    uint8_t *const out[] = {out0, out1, out2, out3};
    for (int i = 0; i < 4; i++) {
        mlk_shake128_squeezeblocks(out[i], nblocks, &state->lane[i]);
    }
}

static inline void mlk_shake128x4_release(mlk_shake128x4ctx *state)
{
    for (int i = 0; i < 4; i++) {
        mlk_shake128_release(&state->lane[i]);
    }
}

static inline void mlk_shake256x4(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3, size_t outlen,
                                  const uint8_t *in0, const uint8_t *in1, const uint8_t *in2, const uint8_t *in3,
                                  size_t inlen)
{
    mlk_shake256(out0, outlen, in0, inlen);
    mlk_shake256(out1, outlen, in1, inlen);
    mlk_shake256(out2, outlen, in2, inlen);
    mlk_shake256(out3, outlen, in3, inlen);
}

#endif

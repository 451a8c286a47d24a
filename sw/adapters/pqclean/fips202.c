// SPDX-License-Identifier: Apache-2.0
//
// PQClean's fips202.h on rvhash.

#include "fips202.h"

#include "../failure.h"

// ---- SHAKE ----

#define SHAKE(name, alg, rate)                                                                                         \
    void name##_inc_init(name##incctx *state)                                                                          \
    {                                                                                                                  \
        rvh_adapter_sponge_init(state, alg);                                                                           \
    }                                                                                                                  \
    void name##_inc_absorb(name##incctx *state, const uint8_t *input, size_t inlen)                                    \
    {                                                                                                                  \
        rvh_adapter_sponge_absorb(state, input, inlen);                                                                \
    }                                                                                                                  \
    void name##_inc_finalize(name##incctx *state)                                                                      \
    {                                                                                                                  \
        rvh_adapter_sponge_finalize(state);                                                                            \
    }                                                                                                                  \
    void name##_inc_squeeze(uint8_t *output, size_t outlen, name##incctx *state)                                       \
    {                                                                                                                  \
        rvh_adapter_sponge_squeeze(state, output, outlen);                                                             \
    }                                                                                                                  \
    void name##_inc_ctx_clone(name##incctx *dest, const name##incctx *src)                                             \
    {                                                                                                                  \
        *dest = *src;                                                                                                  \
    }                                                                                                                  \
    void name##_inc_ctx_release(name##incctx *state)                                                                   \
    {                                                                                                                  \
        rvh_adapter_sponge_clear(state);                                                                               \
    }                                                                                                                  \
    void name##_absorb(name##ctx *state, const uint8_t *input, size_t inlen)                                           \
    {                                                                                                                  \
        rvh_adapter_sponge_absorb_once(state, alg, input, inlen);                                                      \
    }                                                                                                                  \
    void name##_squeezeblocks(uint8_t *output, size_t nblocks, name##ctx *state)                                       \
    {                                                                                                                  \
        rvh_adapter_sponge_squeeze(state, output, nblocks * (rate));                                                   \
    }                                                                                                                  \
    void name##_ctx_release(name##ctx *state)                                                                          \
    {                                                                                                                  \
        rvh_adapter_sponge_clear(state);                                                                               \
    }                                                                                                                  \
    void name##_ctx_clone(name##ctx *dest, const name##ctx *src)                                                       \
    {                                                                                                                  \
        *dest = *src;                                                                                                  \
    }                                                                                                                  \
    void name(uint8_t *output, size_t outlen, const uint8_t *input, size_t inlen)                                      \
    {                                                                                                                  \
        rvh_adapter_check(rvh_xof(alg, output, outlen, input, inlen), output, outlen);                                 \
    }

SHAKE(shake128, RVH_SHAKE128, SHAKE128_RATE)
SHAKE(shake256, RVH_SHAKE256, SHAKE256_RATE)

// ---- SHA-3 ----

#define SHA3(name, alg, bytes)                                                                                         \
    void name##_inc_init(name##incctx *state)                                                                          \
    {                                                                                                                  \
        rvh_adapter_sponge_init(state, alg);                                                                           \
    }                                                                                                                  \
    void name##_inc_absorb(name##incctx *state, const uint8_t *input, size_t inlen)                                    \
    {                                                                                                                  \
        rvh_adapter_sponge_absorb(state, input, inlen);                                                                \
    }                                                                                                                  \
    void name##_inc_finalize(uint8_t *output, name##incctx *state)                                                     \
    {                                                                                                                  \
        rvh_adapter_sponge_finalize(state);                                                                            \
        rvh_adapter_sponge_squeeze(state, output, bytes);                                                              \
        rvh_adapter_sponge_clear(state);                                                                               \
    }                                                                                                                  \
    void name##_inc_ctx_clone(name##incctx *dest, const name##incctx *src)                                             \
    {                                                                                                                  \
        *dest = *src;                                                                                                  \
    }                                                                                                                  \
    void name##_inc_ctx_release(name##incctx *state)                                                                   \
    {                                                                                                                  \
        rvh_adapter_sponge_clear(state);                                                                               \
    }                                                                                                                  \
    void name(uint8_t *output, const uint8_t *input, size_t inlen)                                                     \
    {                                                                                                                  \
        rvh_adapter_check(rvh_hash(alg, output, bytes, input, inlen), output, bytes);                                  \
    }

SHA3(sha3_256, RVH_SHA3_256, 32)
SHA3(sha3_384, RVH_SHA3_384, 48)
SHA3(sha3_512, RVH_SHA3_512, 64)

// SPDX-License-Identifier: Apache-2.0
//
// liboqs's SHA-3 and SHAKE on rvhash: every field of struct OQS_SHA3_callbacks, and `ctx`, the only one of its
// contexts.
//
// As in liboqs's own provider: init allocates, clone copies into a context that was started, reset starts the message
// anew in the same memory, release frees. The end of a SHA-3 does not free; the context is then as after reset.

#include "rvh_oqs.h"

#include "../sponge.h"
#include "contexts.h"

#include <oqs/sha3_ops.h>

RVH_OQS_HOOKS(struct OQS_SHA3_callbacks, 37);

static void *start(rvh_alg alg)
{
    rvh_adapter_sponge *const s = rvh_oqs_new(sizeof *s);
    rvh_adapter_sponge_init(s, alg);
    return s;
}

static void absorb(rvh_adapter_sponge *s, const uint8_t *input, size_t inlen)
{
    rvh_oqs_need(s, NULL, 0);
    rvh_adapter_sponge_absorb(s, input, inlen);
}

static void reset(rvh_adapter_sponge *s, rvh_alg alg)
{
    rvh_oqs_need(s, NULL, 0);
    rvh_adapter_sponge_init(s, alg);
}

static void clone(rvh_adapter_sponge *dest, const rvh_adapter_sponge *src)
{
    rvh_oqs_need(dest, NULL, 0);
    rvh_oqs_need(src, NULL, 0);
    *dest = *src;
}

static void digest(rvh_adapter_sponge *s, rvh_alg alg, uint8_t *output, size_t bytes)
{
    rvh_oqs_need(s, output, bytes);
    rvh_adapter_sponge_finalize(s);
    rvh_adapter_sponge_squeeze(s, output, bytes);
    rvh_adapter_sponge_init(s, alg);
}

static void finalize(rvh_adapter_sponge *s)
{
    rvh_oqs_need(s, NULL, 0);
    rvh_adapter_sponge_finalize(s);
}

static void squeeze(rvh_adapter_sponge *s, uint8_t *output, size_t outlen)
{
    rvh_oqs_need(s, output, outlen);
    rvh_adapter_sponge_squeeze(s, output, outlen);
}

// ---- hooks ----

#define CONTEXT(name, alg)                                                                                             \
    static void name##_inc_init(OQS_SHA3_##name##_inc_ctx *state)                                                      \
    {                                                                                                                  \
        state->ctx = start(alg);                                                                                       \
    }                                                                                                                  \
    static void name##_inc_absorb(OQS_SHA3_##name##_inc_ctx *state, const uint8_t *input, size_t inlen)                \
    {                                                                                                                  \
        absorb(state->ctx, input, inlen);                                                                              \
    }                                                                                                                  \
    static void name##_inc_ctx_release(OQS_SHA3_##name##_inc_ctx *state)                                               \
    {                                                                                                                  \
        rvh_oqs_release(&state->ctx, sizeof(rvh_adapter_sponge));                                                      \
    }                                                                                                                  \
    static void name##_inc_ctx_reset(OQS_SHA3_##name##_inc_ctx *state)                                                 \
    {                                                                                                                  \
        reset(state->ctx, alg);                                                                                        \
    }                                                                                                                  \
    static void name##_inc_ctx_clone(OQS_SHA3_##name##_inc_ctx *dest, const OQS_SHA3_##name##_inc_ctx *src)            \
    {                                                                                                                  \
        clone(dest->ctx, src->ctx);                                                                                    \
    }

#define SHA3(name, alg, bytes)                                                                                         \
    CONTEXT(name, alg)                                                                                                 \
    static void name(uint8_t *output, const uint8_t *input, size_t inlen)                                              \
    {                                                                                                                  \
        rvh_adapter_check(rvh_hash(alg, output, bytes, input, inlen), output, bytes);                                  \
    }                                                                                                                  \
    static void name##_inc_finalize(uint8_t *output, OQS_SHA3_##name##_inc_ctx *state)                                 \
    {                                                                                                                  \
        digest(state->ctx, alg, output, bytes);                                                                        \
    }

SHA3(sha3_256, RVH_SHA3_256, 32)
SHA3(sha3_384, RVH_SHA3_384, 48)
SHA3(sha3_512, RVH_SHA3_512, 64)

#define SHAKE(name, alg)                                                                                               \
    CONTEXT(name, alg)                                                                                                 \
    static void name(uint8_t *output, size_t outlen, const uint8_t *input, size_t inlen)                               \
    {                                                                                                                  \
        rvh_adapter_check(rvh_xof(alg, output, outlen, input, inlen), output, outlen);                                 \
    }                                                                                                                  \
    static void name##_inc_finalize(OQS_SHA3_##name##_inc_ctx *state)                                                  \
    {                                                                                                                  \
        finalize(state->ctx);                                                                                          \
    }                                                                                                                  \
    static void name##_inc_squeeze(uint8_t *output, size_t outlen, OQS_SHA3_##name##_inc_ctx *state)                   \
    {                                                                                                                  \
        squeeze(state->ctx, output, outlen);                                                                           \
    }

SHAKE(shake128, RVH_SHAKE128)
SHAKE(shake256, RVH_SHAKE256)

#define HOOKS(name)                                                                                                    \
    .SHA3_##name = name, .SHA3_##name##_inc_init = name##_inc_init, .SHA3_##name##_inc_absorb = name##_inc_absorb,     \
    .SHA3_##name##_inc_finalize = name##_inc_finalize, .SHA3_##name##_inc_ctx_release = name##_inc_ctx_release,        \
    .SHA3_##name##_inc_ctx_reset = name##_inc_ctx_reset, .SHA3_##name##_inc_ctx_clone = name##_inc_ctx_clone

void rvh_oqs_use_sha3(void)
{
    static struct OQS_SHA3_callbacks table = {
        HOOKS(sha3_256),
        HOOKS(sha3_384),
        HOOKS(sha3_512),
        HOOKS(shake128),
        .SHA3_shake128_inc_squeeze = shake128_inc_squeeze,
        HOOKS(shake256),
        .SHA3_shake256_inc_squeeze = shake256_inc_squeeze,
    };
    OQS_SHA3_set_callbacks(&table);
}

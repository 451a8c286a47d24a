// SPDX-License-Identifier: Apache-2.0
//
// liboqs's four SHAKE at once on rvhash, one after the other: every field of struct OQS_SHA3_x4_callbacks, and `ctx`,
// the only one of its contexts. Contexts are started, cloned, reset and released as in sha3.c.

#include "rvh_oqs.h"

#include "../sponge.h"
#include "contexts.h"

#include <oqs/sha3x4_ops.h>

enum { LANES = 4 };

RVH_OQS_HOOKS(struct OQS_SHA3_x4_callbacks, 16);

typedef struct {
    rvh_adapter_sponge lane[LANES];
} sponges;

static void reset(sponges *s, rvh_alg alg)
{
    rvh_oqs_need(s, NULL, 0);
    for (int i = 0; i < LANES; i++) {
        rvh_adapter_sponge_init(&s->lane[i], alg);
    }
}

static void *start(rvh_alg alg)
{
    sponges *const s = rvh_oqs_new(sizeof *s);
    reset(s, alg);
    return s;
}

static void absorb(sponges *s, const uint8_t *const in[LANES], size_t inlen)
{
    rvh_oqs_need(s, NULL, 0);
    for (int i = 0; i < LANES; i++) {
        rvh_adapter_sponge_absorb(&s->lane[i], in[i], inlen);
    }
}

static void finalize(sponges *s)
{
    rvh_oqs_need(s, NULL, 0);
    for (int i = 0; i < LANES; i++) {
        rvh_adapter_sponge_finalize(&s->lane[i]);
    }
}

static void squeeze(sponges *s, uint8_t *const out[LANES], size_t outlen)
{
    rvh_oqs_need(s, out[0], outlen);
    for (int i = 0; i < LANES; i++) {
        rvh_adapter_sponge_squeeze(&s->lane[i], out[i], outlen);
    }
}

static void clone(sponges *dest, const sponges *src)
{
    rvh_oqs_need(dest, NULL, 0);
    rvh_oqs_need(src, NULL, 0);
    *dest = *src;
}

static int overlap(const uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen)
{
    return (uintptr_t)out < (uintptr_t)in + inlen && (uintptr_t)in < (uintptr_t)out + outlen;
}

static __attribute__((noinline)) void absorb_first(rvh_alg alg, uint8_t *const out[LANES], size_t outlen,
                                                   const uint8_t *const in[LANES], size_t inlen)
{
    sponges s;
    reset(&s, alg);
    absorb(&s, in, inlen);
    finalize(&s);
    squeeze(&s, out, outlen);
    rvh_oqs_clear(&s, sizeof s);
}

// Four jobs, unless an output would overwrite an input that is hashed later.
static void whole(rvh_alg alg, uint8_t *const out[LANES], size_t outlen, const uint8_t *const in[LANES], size_t inlen)
{
    for (int i = 0; i < LANES; i++) {
        for (int later = i + 1; later < LANES; later++) {
            if (overlap(out[i], outlen, in[later], inlen)) {
                absorb_first(alg, out, outlen, in, inlen);
                return;
            }
        }
    }
    for (int i = 0; i < LANES; i++) {
        rvh_adapter_check(rvh_xof(alg, out[i], outlen, in[i], inlen), out[i], outlen);
    }
}

// ---- hooks ----

#define X4(name, alg)                                                                                                  \
    static void name(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3, size_t outlen, const uint8_t *in0,    \
                     const uint8_t *in1, const uint8_t *in2, const uint8_t *in3, size_t inlen)                         \
    {                                                                                                                  \
        uint8_t *const out[] = {out0, out1, out2, out3};                                                               \
        const uint8_t *const in[] = {in0, in1, in2, in3};                                                              \
        whole(alg, out, outlen, in, inlen);                                                                            \
    }                                                                                                                  \
    static void name##_inc_init(OQS_SHA3_##name##_inc_ctx *state)                                                      \
    {                                                                                                                  \
        state->ctx = start(alg);                                                                                       \
    }                                                                                                                  \
    static void name##_inc_absorb(OQS_SHA3_##name##_inc_ctx *state, const uint8_t *in0, const uint8_t *in1,            \
                                  const uint8_t *in2, const uint8_t *in3, size_t inlen)                                \
    {                                                                                                                  \
        const uint8_t *const in[] = {in0, in1, in2, in3};                                                              \
        absorb(state->ctx, in, inlen);                                                                                 \
    }                                                                                                                  \
    static void name##_inc_finalize(OQS_SHA3_##name##_inc_ctx *state)                                                  \
    {                                                                                                                  \
        finalize(state->ctx);                                                                                          \
    }                                                                                                                  \
    static void name##_inc_squeeze(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3, size_t outlen,          \
                                   OQS_SHA3_##name##_inc_ctx *state)                                                   \
    {                                                                                                                  \
        uint8_t *const out[] = {out0, out1, out2, out3};                                                               \
        squeeze(state->ctx, out, outlen);                                                                              \
    }                                                                                                                  \
    static void name##_inc_ctx_release(OQS_SHA3_##name##_inc_ctx *state)                                               \
    {                                                                                                                  \
        rvh_oqs_release(&state->ctx, sizeof(sponges));                                                                 \
    }                                                                                                                  \
    static void name##_inc_ctx_clone(OQS_SHA3_##name##_inc_ctx *dest, const OQS_SHA3_##name##_inc_ctx *src)            \
    {                                                                                                                  \
        clone(dest->ctx, src->ctx);                                                                                    \
    }                                                                                                                  \
    static void name##_inc_ctx_reset(OQS_SHA3_##name##_inc_ctx *state)                                                 \
    {                                                                                                                  \
        reset(state->ctx, alg);                                                                                        \
    }

X4(shake128_x4, RVH_SHAKE128)
X4(shake256_x4, RVH_SHAKE256)

#define HOOKS(name)                                                                                                    \
    .SHA3_##name = name, .SHA3_##name##_inc_init = name##_inc_init, .SHA3_##name##_inc_absorb = name##_inc_absorb,     \
    .SHA3_##name##_inc_finalize = name##_inc_finalize, .SHA3_##name##_inc_squeeze = name##_inc_squeeze,                \
    .SHA3_##name##_inc_ctx_release = name##_inc_ctx_release, .SHA3_##name##_inc_ctx_clone = name##_inc_ctx_clone,      \
    .SHA3_##name##_inc_ctx_reset = name##_inc_ctx_reset

void rvh_oqs_use_sha3x4(void)
{
    static struct OQS_SHA3_x4_callbacks table = {HOOKS(shake128_x4), HOOKS(shake256_x4)};
    OQS_SHA3_x4_set_callbacks(&table);
}

// SPDX-License-Identifier: Apache-2.0
//
// liboqs's SHA-2 on rvhash: every field of struct OQS_SHA2_callbacks; `ctx` of its contexts; and for SHA-256, which
// takes pieces of any length, `data` and `data_len`: the bytes of the block that is not complete.
//
// As in liboqs's own provider, and unlike SHA-3: clone allocates, so its destination must not be started before, and
// the end of a message frees.

#include "rvh_oqs.h"

#include "../pqclean/sha2.h"
#include "contexts.h"

#include <oqs/sha2_ops.h>

enum { BLOCK = 64 }; // of SHA-256

RVH_OQS_HOOKS(struct OQS_SHA2_callbacks, 19);

// ---- hooks of all three ----

#define CONTEXT(name, digest)                                                                                          \
    static void oqs_##name##_inc_init(OQS_SHA2_##name##_ctx *state)                                                    \
    {                                                                                                                  \
        state->ctx = rvh_oqs_new(sizeof(name##ctx));                                                                   \
        state->data_len = 0;                                                                                           \
        name##_inc_init(state->ctx);                                                                                   \
    }                                                                                                                  \
    static void oqs_##name##_inc_ctx_clone(OQS_SHA2_##name##_ctx *dest, const OQS_SHA2_##name##_ctx *src)              \
    {                                                                                                                  \
        rvh_oqs_need(src->ctx, NULL, 0);                                                                               \
        dest->ctx = rvh_oqs_new(sizeof(name##ctx));                                                                    \
        name##_inc_ctx_clone(dest->ctx, src->ctx);                                                                     \
        dest->data_len = src->data_len;                                                                                \
        memcpy(dest->data, src->data, src->data_len);                                                                  \
    }                                                                                                                  \
    static void oqs_##name##_inc_ctx_release(OQS_SHA2_##name##_ctx *state)                                             \
    {                                                                                                                  \
        rvh_oqs_release(&state->ctx, sizeof(name##ctx));                                                               \
    }                                                                                                                  \
    static void finish_##name(uint8_t *out, OQS_SHA2_##name##_ctx *state, const uint8_t *in, size_t inlen)             \
    {                                                                                                                  \
        rvh_oqs_need(state->ctx, out, digest);                                                                         \
        name##_inc_finalize(out, state->ctx, in, inlen);                                                               \
        oqs_##name##_inc_ctx_release(state);                                                                           \
    }

CONTEXT(sha256, 32)
CONTEXT(sha384, 48)
CONTEXT(sha512, 64)

// ---- SHA-384 and SHA-512: whole blocks ----

#define BLOCKS(name)                                                                                                   \
    static void oqs_##name##_inc_blocks(OQS_SHA2_##name##_ctx *state, const uint8_t *in, size_t inblocks)              \
    {                                                                                                                  \
        rvh_oqs_need(state->ctx, NULL, 0);                                                                             \
        name##_inc_blocks(state->ctx, in, inblocks);                                                                   \
    }

BLOCKS(sha384)
BLOCKS(sha512)

// ---- SHA-256: pieces of any length ----

static void keep(OQS_SHA2_sha256_ctx *state, const uint8_t *in, size_t len)
{
    memcpy(state->data + state->data_len, in, len);
    state->data_len += len;
}

static void forget(OQS_SHA2_sha256_ctx *state)
{
    rvh_oqs_clear(state->data, state->data_len);
    state->data_len = 0;
}

static void oqs_sha256_inc(OQS_SHA2_sha256_ctx *state, const uint8_t *in, size_t len)
{
    rvh_oqs_need(state->ctx, NULL, 0);
    if (state->data_len > 0 && len >= BLOCK - state->data_len) {
        const size_t rest = BLOCK - state->data_len;
        keep(state, in, rest);
        sha256_inc_blocks(state->ctx, state->data, 1);
        forget(state);
        in += rest;
        len -= rest;
    }
    if (len >= BLOCK) { // then no bytes are kept
        sha256_inc_blocks(state->ctx, in, len / BLOCK);
        in += len / BLOCK * BLOCK;
        len %= BLOCK;
    }
    if (len > 0) {
        keep(state, in, len);
    }
}

static void oqs_sha256_inc_blocks(OQS_SHA2_sha256_ctx *state, const uint8_t *in, size_t inblocks)
{
    oqs_sha256_inc(state, in, inblocks * BLOCK);
}

static void oqs_sha256_inc_finalize(uint8_t *out, OQS_SHA2_sha256_ctx *state, const uint8_t *in, size_t inlen)
{
    if (state->data_len == 0) {
        finish_sha256(out, state, in, inlen);
    } else {
        oqs_sha256_inc(state, in, inlen);
        finish_sha256(out, state, state->data, state->data_len);
        forget(state);
    }
}

static void release_sha256(OQS_SHA2_sha256_ctx *state)
{
    if (state->ctx != NULL) {
        forget(state);
    }
    oqs_sha256_inc_ctx_release(state);
}

// ---- the table ----

#define HOOKS(name, finalize, release)                                                                                 \
    .SHA2_##name = name, .SHA2_##name##_inc_init = oqs_##name##_inc_init,                                              \
    .SHA2_##name##_inc_ctx_clone = oqs_##name##_inc_ctx_clone, .SHA2_##name##_inc_blocks = oqs_##name##_inc_blocks,    \
    .SHA2_##name##_inc_finalize = finalize, .SHA2_##name##_inc_ctx_release = release

void rvh_oqs_use_sha2(void)
{
    static struct OQS_SHA2_callbacks table = {
        HOOKS(sha256, oqs_sha256_inc_finalize, release_sha256),
        .SHA2_sha256_inc = oqs_sha256_inc,
        HOOKS(sha384, finish_sha384, oqs_sha384_inc_ctx_release),
        HOOKS(sha512, finish_sha512, oqs_sha512_inc_ctx_release),
    };
    OQS_SHA2_set_callbacks(&table);
}

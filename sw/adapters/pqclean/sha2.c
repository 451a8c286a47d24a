// SPDX-License-Identifier: Apache-2.0
//
// PQClean's sha2.h on rvhash.

#include "sha2.h"

#include "../failure.h"
#include "rvhash_xof.h"

#include <string.h>

// The most significant byte first.
static void put_words(uint8_t *to, uint64_t value, size_t bytes)
{
    while (bytes > 0) {
        to[--bytes] = (uint8_t)value;
        value >>= 8;
    }
}

static void clear(void *p, size_t bytes)
{
    memset(p, 0, bytes);
    __asm__ volatile("" ::"r"(p) : "memory"); // not left out, although nothing reads it
}

// The last bytes of a message, less than a block, with its padding: one or two blocks. Returns how many.
static size_t pad(uint8_t *blocks, size_t block, const uint8_t *in, size_t inlen, uint64_t bytes)
{
    const size_t length = block / 8, count = inlen + 1 + length > block ? 2 : 1; // bytes of the length
    memset(blocks, 0, count * block);
    if (inlen > 0) {
        memcpy(blocks, in, inlen);
    }
    blocks[inlen] = 0x80;
    put_words(blocks + count * block - 8, bytes << 3, 8);
    if (length > 8) {
        blocks[count * block - 9] = (uint8_t)(bytes >> 61);
    }
    return count;
}

#define SHA2(name, alg, digest, family, block, word)                                                                   \
    void name##_inc_init(name##ctx *state)                                                                             \
    {                                                                                                                  \
        rvh_adapter_check(rvh_##family##_begin(state->h, alg), NULL, 0);                                               \
        state->bytes = 0;                                                                                              \
    }                                                                                                                  \
    void name##_inc_ctx_clone(name##ctx *stateout, const name##ctx *statein)                                           \
    {                                                                                                                  \
        *stateout = *statein;                                                                                          \
    }                                                                                                                  \
    void name##_inc_blocks(name##ctx *state, const uint8_t *in, size_t inblocks)                                       \
    {                                                                                                                  \
        rvh_adapter_check(rvh_##family##_compress(state->h, in, inblocks), NULL, 0);                                   \
        state->bytes += (uint64_t)inblocks * (block);                                                                  \
    }                                                                                                                  \
    void name##_inc_finalize(uint8_t *out, name##ctx *state, const uint8_t *in, size_t inlen)                          \
    {                                                                                                                  \
        uint8_t last[2 * (block)];                                                                                     \
        const size_t whole = inlen / (block);                                                                          \
        if (whole > 0) {                                                                                               \
            rvh_adapter_check(rvh_##family##_compress(state->h, in, whole), out, digest);                              \
            state->bytes += (uint64_t)whole * (block);                                                                 \
            in += whole * (block);                                                                                     \
            inlen -= whole * (block);                                                                                  \
        }                                                                                                              \
        const size_t count = pad(last, block, in, inlen, state->bytes + inlen);                                        \
        rvh_adapter_check(rvh_##family##_compress(state->h, last, count), out, digest);                                \
        for (size_t i = 0; i < (digest); i += (word)) {                                                                \
            put_words(out + i, state->h[i / (word)], word);                                                            \
        }                                                                                                              \
        clear(last, sizeof last);                                                                                      \
        clear(state, sizeof *state);                                                                                   \
    }                                                                                                                  \
    void name##_inc_ctx_release(name##ctx *state)                                                                      \
    {                                                                                                                  \
        clear(state, sizeof *state);                                                                                   \
    }                                                                                                                  \
    void name(uint8_t *out, const uint8_t *in, size_t inlen)                                                           \
    {                                                                                                                  \
        rvh_adapter_check(rvh_hash(alg, out, digest, in, inlen), out, digest);                                         \
    }

SHA2(sha224, RVH_SHA224, 28, sha256, 64, 4)
SHA2(sha256, RVH_SHA256, 32, sha256, 64, 4)
SHA2(sha384, RVH_SHA384, 48, sha512, 128, 8)
SHA2(sha512, RVH_SHA512, 64, sha512, 128, 8)

// SPDX-License-Identifier: Apache-2.0
//
// PQClean's sha2.h on rvhash: as fips202.h beside it, in place of common/sha2.c. A context is the hash value and the bytes
// so far. Whole blocks are compressed in hardware; the end adds the padding in one call.

#ifndef SHA2_H
#define SHA2_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t h[8];
    uint64_t bytes;
} sha256ctx;
typedef sha256ctx sha224ctx;

typedef struct {
    uint64_t h[8];
    uint64_t bytes;
} sha512ctx;
typedef sha512ctx sha384ctx;

#define PQC_SHA256CTX_BYTES sizeof(sha256ctx)
#define PQC_SHA512CTX_BYTES sizeof(sha512ctx)

// For each function: start, copy, `inblocks` whole blocks of 64 or 128 bytes, the rest and the digest, discard, one call.
// The end releases the context.
void sha224_inc_init(sha224ctx *state);
void sha224_inc_ctx_clone(sha224ctx *stateout, const sha224ctx *statein);
void sha224_inc_blocks(sha224ctx *state, const uint8_t *in, size_t inblocks);
void sha224_inc_finalize(uint8_t *out, sha224ctx *state, const uint8_t *in, size_t inlen);
void sha224_inc_ctx_release(sha224ctx *state);
void sha224(uint8_t *out, const uint8_t *in, size_t inlen);
void sha256_inc_init(sha256ctx *state);
void sha256_inc_ctx_clone(sha256ctx *stateout, const sha256ctx *statein);
void sha256_inc_blocks(sha256ctx *state, const uint8_t *in, size_t inblocks);
void sha256_inc_finalize(uint8_t *out, sha256ctx *state, const uint8_t *in, size_t inlen);
void sha256_inc_ctx_release(sha256ctx *state);
void sha256(uint8_t *out, const uint8_t *in, size_t inlen);
void sha384_inc_init(sha384ctx *state);
void sha384_inc_ctx_clone(sha384ctx *stateout, const sha384ctx *statein);
void sha384_inc_blocks(sha384ctx *state, const uint8_t *in, size_t inblocks);
void sha384_inc_finalize(uint8_t *out, sha384ctx *state, const uint8_t *in, size_t inlen);
void sha384_inc_ctx_release(sha384ctx *state);
void sha384(uint8_t *out, const uint8_t *in, size_t inlen);
void sha512_inc_init(sha512ctx *state);
void sha512_inc_ctx_clone(sha512ctx *stateout, const sha512ctx *statein);
void sha512_inc_blocks(sha512ctx *state, const uint8_t *in, size_t inblocks);
void sha512_inc_finalize(uint8_t *out, sha512ctx *state, const uint8_t *in, size_t inlen);
void sha512_inc_ctx_release(sha512ctx *state);
void sha512(uint8_t *out, const uint8_t *in, size_t inlen);

#endif

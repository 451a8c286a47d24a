// SPDX-License-Identifier: Apache-2.0
//
// SHA-224 and SHA-256 messages: blocks, padding (FIPS 180-4 section 5.1.1), digest.

#include "algorithms.h"
#include "bytes.h"
#include "sha256_state.h"
#include "soft.h"

enum { BLOCK = 64, LENGTH_AT = 56 };

void rvh_sha256_message_start(rvh_ctx *ctx)
{
    ctx->pos = 0;
    rvh_sha256_init(ctx->u.sha256.h, (rvh_alg)ctx->alg);
}

void rvh_sha256_message_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    size_t pos = ctx->pos;
    if (pos > 0) {
        size_t room = BLOCK - pos;
        size_t n = len < room ? len : room;
        rvh_copy(ctx->u.sha256.block + pos, data, n);
        if (n < room) {
            ctx->pos = (uint8_t)(pos + n);
            return;
        }
        rvh_sha256_absorb(ctx->u.sha256.h, ctx->u.sha256.block, 1);
        data += n;
        len -= n;
    }
    if (len >= BLOCK) {
        size_t blocks = len / BLOCK;
        rvh_sha256_absorb(ctx->u.sha256.h, data, blocks);
        data += blocks * BLOCK;
        len %= BLOCK;
    }
    if (len > 0) {
        rvh_copy(ctx->u.sha256.block, data, len);
    }
    ctx->pos = (uint8_t)len;
}

void rvh_sha256_message_finish(rvh_ctx *ctx)
{
    uint8_t *block = ctx->u.sha256.block;
    size_t pos = ctx->pos;
    block[pos++] = 0x80;
    if (pos > LENGTH_AT) {
        rvh_zero_words(block, pos, BLOCK);
        rvh_sha256_absorb(ctx->u.sha256.h, block, 1);
        pos = 0;
    }
    rvh_zero_words(block, pos, LENGTH_AT);
    uint64_t bits = ctx->total << 3;
    rvh_store32_aligned(block + LENGTH_AT, rvh_swap32((uint32_t)(bits >> 32)));
    rvh_store32_aligned(block + LENGTH_AT + 4, rvh_swap32((uint32_t)bits));
    rvh_sha256_absorb(ctx->u.sha256.h, block, 1);
}

void rvh_sha256_message_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    for (size_t i = 0; i < outlen / 4; i++) {
        uint32_t word = rvh_swap32(ctx->u.sha256.h[i]);
        if (rvh_is_aligned4(out)) {
            rvh_store32_aligned(out + 4 * i, word);
        } else {
            rvh_store32(out + 4 * i, word);
        }
    }
}

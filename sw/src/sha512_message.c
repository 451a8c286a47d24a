// SPDX-License-Identifier: Apache-2.0
//
// SHA-384, SHA-512 and SHA-512/t messages: blocks, padding (FIPS 180-4 section 5.1.2), digest.

#include "algorithms.h"
#include "bytes.h"
#include "sha512_state.h"
#include "soft.h"

enum { BLOCK = 128, LENGTH_AT = 112 };

void rvh_sha512_message_start(rvh_ctx *ctx)
{
    ctx->pos = 0;
    ctx->u.sha512.total_high = 0;
    rvh_sha512_init(ctx->u.sha512.h, (rvh_alg)ctx->alg);
}

void rvh_sha512_message_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    size_t pos = ctx->pos;
    if (pos > 0) {
        size_t room = BLOCK - pos;
        size_t n = len < room ? len : room;
        rvh_copy(ctx->u.sha512.block + pos, data, n);
        if (n < room) {
            ctx->pos = (uint8_t)(pos + n);
            return;
        }
        rvh_sha512_absorb(ctx->u.sha512.h, ctx->u.sha512.block, 1);
        data += n;
        len -= n;
    }
    if (len >= BLOCK) {
        size_t blocks = len / BLOCK;
        rvh_sha512_absorb(ctx->u.sha512.h, data, blocks);
        data += blocks * BLOCK;
        len %= BLOCK;
    }
    if (len > 0) {
        rvh_copy(ctx->u.sha512.block, data, len);
    }
    ctx->pos = (uint8_t)len;
}

void rvh_sha512_message_finish(rvh_ctx *ctx)
{
    uint8_t *block = ctx->u.sha512.block;
    size_t pos = ctx->pos;
    block[pos++] = 0x80;
    if (pos > LENGTH_AT) {
        rvh_zero_words(block, pos, BLOCK);
        rvh_sha512_absorb(ctx->u.sha512.h, block, 1);
        pos = 0;
    }
    rvh_zero_words(block, pos, LENGTH_AT);
    uint64_t high = ctx->u.sha512.total_high << 3 | ctx->total >> 61; // the length in bits
    uint64_t low = ctx->total << 3;
    rvh_store32_aligned(block + LENGTH_AT, rvh_swap32((uint32_t)(high >> 32)));
    rvh_store32_aligned(block + LENGTH_AT + 4, rvh_swap32((uint32_t)high));
    rvh_store32_aligned(block + LENGTH_AT + 8, rvh_swap32((uint32_t)(low >> 32)));
    rvh_store32_aligned(block + LENGTH_AT + 12, rvh_swap32((uint32_t)low));
    rvh_sha512_absorb(ctx->u.sha512.h, block, 1);
}

// The digest of SHA-512/224 ends in the middle of a word.
void rvh_sha512_message_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    for (size_t i = 0; i < outlen / 4; i++) {
        uint64_t h = ctx->u.sha512.h[i / 2];
        uint32_t half = rvh_swap32((uint32_t)(i % 2 == 0 ? h >> 32 : h));
        if (rvh_is_aligned4(out)) {
            rvh_store32_aligned(out + 4 * i, half);
        } else {
            rvh_store32(out + 4 * i, half);
        }
    }
}

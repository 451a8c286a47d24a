// SPDX-License-Identifier: Apache-2.0
//
// SHA-3, SHAKE and bare sponge messages: the sponge (FIPS 202 section 4) with its padding (section 5.1, annex B.2).

#include "algorithms.h"
#include "bytes.h"
#include "keccak_state.h"
#include "soft.h"

void rvh_keccak_message_start_sponge(rvh_ctx *ctx)
{
    ctx->pos = 0;
    rvh_keccak_init(&ctx->u.keccak);
}

void rvh_keccak_message_start(rvh_ctx *ctx)
{
    const rvh_algorithm *algorithm = &rvh_algorithms[ctx->alg];
    ctx->rate = algorithm->block;
    ctx->rounds = 24;
    ctx->suffix = algorithm->suffix;
    rvh_keccak_message_start_sponge(ctx);
}

void rvh_keccak_message_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    const size_t rate = ctx->rate;
    size_t pos = ctx->pos;
    while (len >= rate - pos) {
#ifdef RVH_KECCAK_BLOCKS
        if (pos == 0 && rvh_is_aligned4(data)) {
            rvh_keccak_absorb(&ctx->u.keccak, ctx->rounds, rate, data, len / rate);
            data += len / rate * rate;
            len %= rate;
            break;
        }
#endif
        size_t n = rate - pos;
        rvh_keccak_xor_bytes(&ctx->u.keccak, pos, data, n);
        rvh_keccak_permute(&ctx->u.keccak, ctx->rounds);
        data += n;
        len -= n;
        pos = 0;
    }
    rvh_keccak_xor_bytes(&ctx->u.keccak, pos, data, len);
    ctx->pos = (uint8_t)(pos + len);
}

void rvh_keccak_message_pad(rvh_ctx *ctx)
{
    if (ctx->pos > 0) { // zeros change nothing in the state
        rvh_keccak_permute(&ctx->u.keccak, ctx->rounds);
        ctx->pos = 0;
    }
}

void rvh_keccak_message_finish(rvh_ctx *ctx)
{
    static const uint8_t last_bit = 0x80;
    rvh_keccak_xor_bytes(&ctx->u.keccak, ctx->pos, &ctx->suffix, 1);
    rvh_keccak_xor_bytes(&ctx->u.keccak, ctx->rate - 1u, &last_bit, 1);
    rvh_keccak_permute(&ctx->u.keccak, ctx->rounds);
    ctx->pos = 0;
}

void rvh_keccak_message_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    const size_t rate = ctx->rate;
    size_t pos = ctx->pos;
    while (outlen > 0) {
        if (pos == rate) {
            rvh_keccak_permute(&ctx->u.keccak, ctx->rounds);
            pos = 0;
        }
        size_t n = outlen < rate - pos ? outlen : rate - pos;
        rvh_keccak_extract_bytes(&ctx->u.keccak, pos, out, n);
        out += n;
        outlen -= n;
        pos += n;
    }
    ctx->pos = (uint8_t)pos;
}

void rvh_keccak_message_skip(rvh_ctx *ctx, size_t bytes)
{
    for (; bytes >= ctx->rate; bytes -= ctx->rate) {
        rvh_keccak_permute(&ctx->u.keccak, ctx->rounds);
    }
    ctx->pos = (uint8_t)bytes;
}

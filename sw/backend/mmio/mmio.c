// SPDX-License-Identifier: Apache-2.0
//
// The backend for the memory-mapped peripheral: a message in pieces, in a context that owns the engine. The processor
// feeds the words. One-call messages are in hash.c.
//
// Interrupt handlers may hash too: a handler that finds the engine taken falls back to portable C. A handler must not
// leave a message open in the engine when it returns to code that may be starting one.

#include "algorithms.h"
#include "carry.h"
#include "engine.h"
#include "words.h"

rvh_result rvh_backend_start(rvh_ctx *ctx)
{
    if (rvh_mmio_driver.owner == ctx) { // its last message was not ended
        rvh_backend_wipe(ctx);
    }
    if (ctx->alg == RVH_SPONGE || !rvh_mmio_make_free()) { // the device does not take rate, rounds and suffix yet
        return RVH_FALLBACK;
    }
    mmio_clear_errors();
    mmio_start(ctx->alg);
    if (mmio_errors()) { // an algorithm that is not built
        mmio_wipe();
        rvh_mmio_driver.engine = ENGINE_WIPING;
        return RVH_FALLBACK;
    }
    rvh_mmio_driver.engine = ENGINE_OWNED;
    rvh_mmio_driver.owner = ctx;
    rvh_mmio_driver.used++;
    ctx->u.hw.carry = 0;
    ctx->u.hw.ncarry = 0;
    return RVH_SUCCESS;
}

rvh_result rvh_backend_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    if (rvh_mmio_driver.owner != ctx) { // a copied context, or one whose engine was given to another
        return RVH_FAILURE;
    }
    rvh_mmio_absorb_bytes(ctx, data, len);
    return RVH_SUCCESS;
}

rvh_result rvh_backend_finish(rvh_ctx *ctx)
{
    if (rvh_mmio_driver.owner != ctx) {
        return RVH_FAILURE;
    }
    mmio_put_tail(ctx->u.hw.carry);
    mmio_finish(ctx->u.hw.ncarry);
    if (!rvh_mmio_wait_until_done()) { // what else went wrong is seen when the output was read
        return rvh_mmio_give_up(NULL, 0);
    }
    ctx->u.hw.carry = 0;
    ctx->u.hw.ncarry = 0;
    return RVH_SUCCESS;
}

// Output bytes that were read with their word and not yet asked for wait in the carry.
RVH_INLINE uint8_t *squeeze_carry(rvh_ctx *ctx, uint8_t *out, const uint8_t *end)
{
    for (; ctx->u.hw.ncarry > 0 && out != end; ctx->u.hw.ncarry--) {
        *out++ = (uint8_t)ctx->u.hw.carry;
        ctx->u.hw.carry >>= 8;
    }
    return out;
}

rvh_result rvh_backend_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    if (rvh_mmio_driver.owner != ctx) {
        for (size_t i = 0; i < outlen; i++) {
            out[i] = 0;
        }
        return RVH_FAILURE;
    }
    uint8_t *end = out + outlen;
    uint8_t *p = squeeze_carry(ctx, out, end);
    p = squeeze_words(p, (size_t)(end - p));
    if (p != end) {
        ctx->u.hw.carry = mmio_squeeze();
        ctx->u.hw.ncarry = 4;
        squeeze_carry(ctx, p, end);
    }
    if (mmio_errors()) {
        return rvh_mmio_give_up(out, outlen);
    }
    if (rvh_algorithms[ctx->alg].digest != 0) {
        rvh_mmio_release(ENGINE_FREE);
    }
    return RVH_SUCCESS;
}

rvh_result rvh_backend_clone(rvh_ctx *dst, const rvh_ctx *src)
{
    (void)dst, (void)src;
    return RVH_FALLBACK; // this engine cannot save its state
}

rvh_result rvh_backend_wipe(rvh_ctx *ctx)
{
    if (rvh_mmio_driver.owner != ctx) {
        return RVH_SUCCESS;
    }
    mmio_wipe();
    rvh_mmio_release(ENGINE_WIPING);
    return rvh_mmio_make_free() ? RVH_SUCCESS : RVH_FAILURE;
}

uint32_t rvh_backend_used(void)
{
    return rvh_mmio_driver.used;
}

// SPDX-License-Identifier: Apache-2.0
//
// The message API: checks arguments and order of calls, and sends each message to the backend or to portable C.

#include "rvhash.h"

#include "bytes.h"
#include "context.h"
#include "rvh_backend.h"
#include "soft.h"

// ---- the phases of a context ----

__attribute__((noinline)) void rvh_context_clear(rvh_ctx *ctx)
{
#ifdef RVH_HARDWARE
    if (ctx->home == RVH_HOME_HARDWARE && !ctx->u.hw.filled) {
        rvh_clear_words(ctx, offsetof(rvh_ctx, u.hw.saved));
        return;
    }
#endif
    const size_t sixteens = sizeof *ctx & ~(size_t)15;
    rvh_clear_sixteens(ctx, sixteens);
    rvh_clear_words((uint8_t *)ctx + sixteens, sizeof *ctx - sixteens);
}

// End the message: clear it from memory. Only init and wipe can follow.
static void bury(rvh_ctx *ctx)
{
    if (rvh_is_soft(ctx)) {
        rvh_soft_clean_stack(ctx->alg);
    }
    rvh_context_clear(ctx);
    ctx->phase = RVH_PHASE_OVER;
}

static rvh_status fail(rvh_ctx *ctx)
{
    bury(ctx);
    return RVH_ERR_HW;
}

// Convert the result of a backend call on a message in hardware to a status.
static rvh_status outcome(rvh_ctx *ctx, rvh_result result)
{
    return result == RVH_SUCCESS ? RVH_OK : result == RVH_FALLBACK ? RVH_ERR_BUSY : fail(ctx);
}

// Open a message of `alg`, in hardware or not.
static rvh_status start(rvh_ctx *ctx, rvh_alg alg)
{
    if (!RVH_MESSAGES) {
        return RVH_ERR_ALG;
    }
    ctx->phase = RVH_PHASE_ABSORB;
    ctx->alg = (uint8_t)alg;
    ctx->total = 0;
    rvh_result result = rvh_backend_start(ctx);
    if (result == RVH_FAILURE) {
        return fail(ctx);
    }
    if (!RVH_SOFT && result == RVH_FALLBACK) {
        ctx->phase = RVH_PHASE_NONE;
        return RVH_DECLINED(alg);
    }
    ctx->home = result == RVH_SUCCESS ? RVH_HOME_HARDWARE : RVH_HOME_SOFTWARE;
    return RVH_OK;
}

rvh_status rvh_init(rvh_ctx *ctx, rvh_alg alg)
{
    if (ctx == NULL) {
        return RVH_ERR_ARG;
    }
    if (!rvh_is_algorithm(alg)) {
        return RVH_ERR_ALG;
    }
    rvh_status status = start(ctx, alg);
    if (status == RVH_OK && rvh_is_soft(ctx)) {
        rvh_soft_start(ctx);
    }
    return status;
}

rvh_status rvh_sponge_init(rvh_ctx *ctx, size_t rate, unsigned rounds)
{
    if (ctx == NULL || !rvh_is_sponge(rate, rounds)) {
        return RVH_ERR_ARG;
    }
    if (!RVH_HAS_KECCAK) {
        return RVH_ERR_ALG;
    }
    ctx->rate = (uint8_t)rate;
    ctx->rounds = (uint8_t)rounds;
    rvh_status status = start(ctx, RVH_SPONGE);
    if (status == RVH_OK && rvh_is_soft(ctx)) {
        rvh_keccak_message_start_sponge(ctx);
    }
    return status;
}

// Count `len` more message bytes. 0: the message would be longer than the standard allows. A message in hardware cannot
// reach the limit of the SHA-512 family: with portable C it has less than 2^63 bytes when it begins or is restored, and
// without portable C the device counts 128 bits.
static int count(rvh_ctx *ctx, size_t len)
{
    unsigned family = rvh_algorithms[ctx->alg].family;
    if (family == RVH_FAMILY_SHA256 && len > rvh_sha256_max_bytes - ctx->total) {
        return 0;
    }
    ctx->total += len;
    if (family == RVH_FAMILY_SHA512 && ctx->total < len && rvh_is_soft(ctx)) { // carry
        return ++ctx->u.sha512.total_high <= rvh_sha512_max_high;
    }
    return 1;
}

rvh_status rvh_update(rvh_ctx *ctx, const void *data, size_t len)
{
    if (ctx == NULL || (data == NULL && len > 0)) {
        return RVH_ERR_ARG;
    }
    if (ctx->phase != RVH_PHASE_ABSORB) {
        return RVH_ERR_STATE;
    }
    if (len == 0) {
        return RVH_OK;
    }
    if (RVH_UNLIKELY(!count(ctx, len))) {
        rvh_backend_wipe(ctx);
        bury(ctx);
        return RVH_ERR_LENGTH;
    }
    if (rvh_is_soft(ctx)) {
        rvh_soft_absorb(ctx, data, len);
        return RVH_OK;
    }
    rvh_result result = rvh_backend_absorb(ctx, data, len);
    if (RVH_UNLIKELY(result == RVH_FALLBACK)) {
        ctx->total -= len;
    }
    return outcome(ctx, result);
}

static rvh_status squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    if (rvh_is_soft(ctx)) {
        rvh_soft_squeeze(ctx, out, outlen);
        return RVH_OK;
    }
    return outcome(ctx, rvh_backend_squeeze(ctx, out, outlen));
}

// End a message and write its first output. The arguments are valid.
static rvh_status finish(rvh_ctx *ctx, void *out, size_t outlen)
{
    if (rvh_is_soft(ctx)) {
        rvh_soft_finish(ctx);
    } else if (rvh_backend_finish(ctx) != RVH_SUCCESS) {
        if (outlen > 0) {
            memset(out, 0, outlen);
        }
        return fail(ctx);
    }
    ctx->phase = RVH_PHASE_SQUEEZE;
    rvh_status status = squeeze(ctx, out, outlen);
    if (status == RVH_ERR_BUSY) {
        ctx->phase = RVH_PHASE_ABSORB;
    } else if (!rvh_is_xof(ctx->alg)) {
        bury(ctx);
    }
    return status;
}

rvh_status rvh_final(rvh_ctx *ctx, void *out, size_t outlen)
{
    if (ctx == NULL || (out == NULL && outlen > 0)) {
        return RVH_ERR_ARG;
    }
    if (ctx->phase != RVH_PHASE_ABSORB || ctx->alg == RVH_SPONGE) {
        return RVH_ERR_STATE;
    }
    if (!rvh_is_right_outlen(ctx->alg, outlen)) {
        return RVH_ERR_ARG;
    }
    return finish(ctx, out, outlen);
}

rvh_status rvh_sponge_final(rvh_ctx *ctx, uint8_t suffix, void *out, size_t outlen)
{
    if (ctx == NULL || (out == NULL && outlen > 0) || suffix < 0x01 || suffix > 0x7f) {
        return RVH_ERR_ARG;
    }
    if (ctx->phase != RVH_PHASE_ABSORB || ctx->alg != RVH_SPONGE) {
        return RVH_ERR_STATE;
    }
    ctx->suffix = suffix;
    return finish(ctx, out, outlen);
}

rvh_status rvh_pad_to_rate(rvh_ctx *ctx)
{
    if (ctx == NULL) {
        return RVH_ERR_ARG;
    }
    if (ctx->phase != RVH_PHASE_ABSORB || rvh_algorithms[ctx->alg].family != RVH_FAMILY_KECCAK) {
        return RVH_ERR_STATE;
    }
    if (rvh_is_soft(ctx)) {
        rvh_keccak_message_pad(ctx);
        return RVH_OK;
    }
    return outcome(ctx, rvh_backend_pad(ctx));
}

rvh_status rvh_squeeze(rvh_ctx *ctx, void *out, size_t outlen)
{
    if (ctx == NULL || (out == NULL && outlen > 0)) {
        return RVH_ERR_ARG;
    }
    if (ctx->phase != RVH_PHASE_SQUEEZE) {
        return RVH_ERR_STATE;
    }
    return squeeze(ctx, out, outlen);
}

rvh_status rvh_clone(rvh_ctx *dst, const rvh_ctx *src)
{
    if (dst == NULL || src == NULL) {
        return RVH_ERR_ARG;
    }
    if (src->phase != RVH_PHASE_ABSORB && src->phase != RVH_PHASE_SQUEEZE) {
        return RVH_ERR_STATE;
    }
    if (dst == src) {
        return RVH_OK;
    }
    if (!rvh_is_soft(src)) {
        rvh_result result = rvh_backend_clone(dst, src);
        return result == RVH_SUCCESS ? RVH_OK : result == RVH_FALLBACK ? RVH_ERR_BUSY : RVH_ERR_HW;
    }
    if (rvh_backend_forget(dst) == RVH_FALLBACK) { // the earlier message of dst is in hardware
        return RVH_ERR_BUSY;
    }
    rvh_copy((uint8_t *)dst, (const uint8_t *)src, RVH_SOFTWARE_BYTES);
    return RVH_OK;
}

rvh_status rvh_wipe(rvh_ctx *ctx)
{
    if (ctx == NULL) {
        return RVH_ERR_ARG;
    }
    if (rvh_is_soft(ctx) && (ctx->phase == RVH_PHASE_ABSORB || ctx->phase == RVH_PHASE_SQUEEZE)) {
        rvh_soft_clean_stack(ctx->alg);
    }
    rvh_result result = rvh_backend_wipe(ctx);
    return result == RVH_SUCCESS ? RVH_OK : result == RVH_FALLBACK ? RVH_ERR_BUSY : RVH_ERR_HW;
}

rvh_status rvh_hw_wipe(void)
{
    rvh_result result = rvh_backend_clean();
    return result == RVH_SUCCESS ? RVH_OK : result == RVH_FALLBACK ? RVH_ERR_BUSY : RVH_ERR_HW;
}

// ---- sizes and counters ----

size_t rvh_digest_size(rvh_alg alg)
{
    return rvh_is_algorithm(alg) ? rvh_algorithms[alg].digest : 0;
}

size_t rvh_block_size(rvh_alg alg)
{
    return rvh_is_algorithm(alg) ? rvh_algorithms[alg].block : 0;
}

uint32_t rvh_hw_used(void)
{
    return rvh_backend_used();
}

uint32_t rvh_hw_fallbacks(void)
{
    return rvh_backend_fallbacks();
}

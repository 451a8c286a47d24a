// SPDX-License-Identifier: Apache-2.0
//
// The message API: checks arguments and order of calls, and sends each message to the backend or to portable C.

#include "rvhash.h"

#include "algorithms.h"
#include "bytes.h"
#include "rvh_backend.h"
#include "soft.h"

enum phase { PHASE_NONE = 0, PHASE_ABSORB, PHASE_SQUEEZE, PHASE_OVER };
enum home { HOME_SOFTWARE = 0, HOME_HARDWARE };

// FIPS 180-4 section 1: SHA-224 and SHA-256 messages have fewer than 2^64 bits. SHA-3 has no limit.
static const uint64_t sha256_max_bytes = (UINT64_C(1) << 61) - 1;

static int is_algorithm(rvh_alg alg)
{
    return (unsigned)alg < RVH_ALGORITHMS && rvh_algorithms[alg].block != 0;
}

static int is_sha2(unsigned alg)
{
    return rvh_algorithms[alg].suffix == 0;
}

static int is_shake(unsigned alg)
{
    return rvh_algorithms[alg].digest == 0;
}

// ---- portable C, by family ----

static void soft_start(rvh_ctx *ctx)
{
    if (is_sha2(ctx->alg)) {
        rvh_sha256_message_start(ctx);
    } else {
        rvh_keccak_message_start(ctx);
    }
}

static void soft_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    if (is_sha2(ctx->alg)) {
        rvh_sha256_message_absorb(ctx, data, len);
    } else {
        rvh_keccak_message_absorb(ctx, data, len);
    }
}

static void soft_finish(rvh_ctx *ctx)
{
    if (is_sha2(ctx->alg)) {
        rvh_sha256_message_finish(ctx);
    } else {
        rvh_keccak_message_finish(ctx);
    }
}

static void soft_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    if (is_sha2(ctx->alg)) {
        rvh_sha256_message_squeeze(ctx, out, outlen);
    } else {
        rvh_keccak_message_squeeze(ctx, out, outlen);
    }
}

// Clear what the functions below have left on the stack: states, schedules, spilled registers. They were called from
// the same depth as this one, so it lies at the same place.
static __attribute__((noinline)) void clean_stack(unsigned alg)
{
    enum { SHA2_BYTES = 384, KECCAK_BYTES = 640 }; // more than the deepest of them takes; tests/sw measures it
    uint8_t below[KECCAK_BYTES] __attribute__((aligned(8)));
    size_t n = is_sha2(alg) ? SHA2_BYTES : KECCAK_BYTES;
    rvh_clear_words(below + sizeof below - n, n); // the stack grows downwards
}

// ---- the life of a context ----

// The message is over: nothing of it stays in memory, and only init and wipe can follow.
static void bury(rvh_ctx *ctx)
{
    if (ctx->home == HOME_SOFTWARE) {
        clean_stack(ctx->alg);
    }
    rvh_clear_words(ctx, sizeof *ctx);
    ctx->phase = PHASE_OVER;
}

static rvh_status fail(rvh_ctx *ctx)
{
    bury(ctx);
    return RVH_ERR_HW;
}

rvh_status rvh_init(rvh_ctx *ctx, rvh_alg alg)
{
    if (ctx == NULL) {
        return RVH_ERR_ARG;
    }
    if (!is_algorithm(alg)) {
        return RVH_ERR_ALG;
    }
    ctx->phase = PHASE_ABSORB;
    ctx->alg = (uint8_t)alg;
    ctx->total = 0;
    rvh_result result = rvh_backend_start(ctx);
    if (result == RVH_FAILURE) {
        return fail(ctx);
    }
    ctx->home = result == RVH_SUCCESS ? HOME_HARDWARE : HOME_SOFTWARE;
    if (ctx->home == HOME_SOFTWARE) {
        soft_start(ctx);
    }
    return RVH_OK;
}

rvh_status rvh_update(rvh_ctx *ctx, const void *data, size_t len)
{
    if (ctx == NULL || (data == NULL && len > 0)) {
        return RVH_ERR_ARG;
    }
    if (ctx->phase != PHASE_ABSORB) {
        return RVH_ERR_STATE;
    }
    if (len == 0) {
        return RVH_OK;
    }
    if (is_sha2(ctx->alg) && len > sha256_max_bytes - ctx->total) {
        rvh_backend_wipe(ctx);
        bury(ctx);
        return RVH_ERR_LENGTH;
    }
    ctx->total += len;
    if (ctx->home == HOME_SOFTWARE) {
        soft_absorb(ctx, data, len);
        return RVH_OK;
    }
    return rvh_backend_absorb(ctx, data, len) == RVH_SUCCESS ? RVH_OK : fail(ctx);
}

static rvh_status squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    if (ctx->home == HOME_SOFTWARE) {
        soft_squeeze(ctx, out, outlen);
        return RVH_OK;
    }
    return rvh_backend_squeeze(ctx, out, outlen) == RVH_SUCCESS ? RVH_OK : fail(ctx);
}

static int is_right_outlen(unsigned alg, size_t outlen)
{
    return outlen == rvh_algorithms[alg].digest || is_shake(alg);
}

rvh_status rvh_final(rvh_ctx *ctx, void *out, size_t outlen)
{
    if (ctx == NULL || (out == NULL && outlen > 0)) {
        return RVH_ERR_ARG;
    }
    if (ctx->phase != PHASE_ABSORB) {
        return RVH_ERR_STATE;
    }
    if (!is_right_outlen(ctx->alg, outlen)) {
        return RVH_ERR_ARG;
    }
    if (ctx->home == HOME_SOFTWARE) {
        soft_finish(ctx);
    } else if (rvh_backend_finish(ctx) != RVH_SUCCESS) {
        if (outlen > 0) {
            memset(out, 0, outlen);
        }
        return fail(ctx);
    }
    ctx->phase = PHASE_SQUEEZE;
    rvh_status status = squeeze(ctx, out, outlen);
    if (!is_shake(ctx->alg)) {
        bury(ctx);
    }
    return status;
}

rvh_status rvh_squeeze(rvh_ctx *ctx, void *out, size_t outlen)
{
    if (ctx == NULL || (out == NULL && outlen > 0)) {
        return RVH_ERR_ARG;
    }
    if (ctx->phase != PHASE_SQUEEZE) {
        return RVH_ERR_STATE;
    }
    return squeeze(ctx, out, outlen);
}

rvh_status rvh_clone(rvh_ctx *dst, const rvh_ctx *src)
{
    if (dst == NULL || src == NULL) {
        return RVH_ERR_ARG;
    }
    if (src->phase != PHASE_ABSORB && src->phase != PHASE_SQUEEZE) {
        return RVH_ERR_STATE;
    }
    if (dst == src) {
        return RVH_OK;
    }
    if (src->home == HOME_HARDWARE) {
        return rvh_backend_clone(dst, src) == RVH_SUCCESS ? RVH_OK : RVH_ERR_BUSY;
    }
    rvh_backend_wipe(dst); // in case the message it held lives in hardware
    *dst = *src;
    return RVH_OK;
}

rvh_status rvh_wipe(rvh_ctx *ctx)
{
    if (ctx == NULL) {
        return RVH_ERR_ARG;
    }
    rvh_result result = rvh_backend_wipe(ctx);
    clean_stack(RVH_SHA3_512);
    rvh_clear_words(ctx, sizeof *ctx);
    return result == RVH_FAILURE ? RVH_ERR_HW : RVH_OK;
}

// ---- one call ----

// Apart from rvh_hash, so that a message for the hardware does not pay for this one's context.
static __attribute__((noinline)) rvh_status soft_hash(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    rvh_ctx ctx;
    ctx.alg = (uint8_t)alg;
    ctx.total = len;
    soft_start(&ctx);
    if (len > 0) {
        soft_absorb(&ctx, data, len);
    }
    soft_finish(&ctx);
    soft_squeeze(&ctx, out, outlen);
    clean_stack(alg);
    rvh_clear_words(&ctx, sizeof ctx);
    return RVH_OK;
}

rvh_status rvh_hash(rvh_alg alg, void *out, size_t outlen, const void *data, size_t len)
{
    if (RVH_UNLIKELY(!is_algorithm(alg))) {
        return RVH_ERR_ALG;
    }
    if (RVH_UNLIKELY((data == NULL && len > 0) || (out == NULL && outlen > 0) || !is_right_outlen(alg, outlen))) {
        return RVH_ERR_ARG;
    }
    if (len > sha256_max_bytes && is_sha2(alg)) {
        return RVH_ERR_LENGTH;
    }
    rvh_result result = rvh_backend_hash(alg, out, outlen, data, len);
    if (RVH_UNLIKELY(result != RVH_SUCCESS)) {
        return result == RVH_FALLBACK ? soft_hash(alg, out, outlen, data, len) : RVH_ERR_HW;
    }
    return RVH_OK;
}

// ---- facts ----

size_t rvh_digest_size(rvh_alg alg)
{
    return is_algorithm(alg) ? rvh_algorithms[alg].digest : 0;
}

size_t rvh_block_size(rvh_alg alg)
{
    return is_algorithm(alg) ? rvh_algorithms[alg].block : 0;
}

uint32_t rvh_hw_used(void)
{
    return rvh_backend_used();
}

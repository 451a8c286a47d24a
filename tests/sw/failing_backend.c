// SPDX-License-Identifier: Apache-2.0
//
// A backend whose n-th call goes wrong: hardware that takes every message, works it by portable C, and breaks when a
// test says so. To check that its callers return nothing and leave no data.

#include <string.h>

#include "bytes.h"
#include "context.h"
#include "rvh_backend.h"
#include "soft.h"

static unsigned calls_left; // until the one that fails; 0: none does
static rvh_result answer;   // of that one

// The n-th call from now on answers `with`; 0: every call goes well. Returns 1 when the last one asked for was reached.
int failing_at(unsigned n, int with)
{
    int reached = calls_left == 0;
    calls_left = n;
    answer = (rvh_result)with;
    return reached;
}

static rvh_result next(void)
{
    return calls_left > 0 && --calls_left == 0 ? answer : RVH_SUCCESS;
}

rvh_result rvh_backend_start(rvh_ctx *ctx)
{
    if (ctx->alg == RVH_SPONGE) {
        rvh_keccak_message_start_sponge(ctx);
    } else {
        rvh_soft_start(ctx);
    }
    return next();
}

rvh_result rvh_backend_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    rvh_result result = next();
    if (result != RVH_FALLBACK) {
        rvh_soft_absorb(ctx, data, len);
    }
    return result;
}

rvh_result rvh_backend_pad(rvh_ctx *ctx)
{
    rvh_result result = next();
    if (result != RVH_FALLBACK) {
        rvh_keccak_message_pad(ctx);
    }
    return result;
}

rvh_result rvh_backend_finish(rvh_ctx *ctx)
{
    rvh_soft_finish(ctx);
    return next();
}

rvh_result rvh_backend_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    rvh_result result = next();
    if (result == RVH_SUCCESS) {
        rvh_soft_squeeze(ctx, out, outlen);
    } else if (result == RVH_FAILURE) {
        memset(out, 0, outlen);
    }
    return result;
}

rvh_result rvh_backend_clone(rvh_ctx *dst, const rvh_ctx *src)
{
    rvh_result result = next();
    if (result == RVH_SUCCESS) {
        *dst = *src;
    }
    return result;
}

rvh_result rvh_backend_save(const rvh_ctx *ctx, uint8_t *to)
{
    (void)ctx, (void)to;
    return RVH_FALLBACK;
}

rvh_result rvh_backend_restore(rvh_ctx *ctx, const uint8_t *from)
{
    (void)ctx, (void)from;
    return RVH_FALLBACK;
}

rvh_result rvh_backend_forget(rvh_ctx *ctx)
{
    (void)ctx;
    return next();
}

rvh_result rvh_backend_wipe(rvh_ctx *ctx)
{
    rvh_result result = next();
    if (result != RVH_FALLBACK) {
        rvh_context_clear(ctx);
    }
    return result;
}

rvh_result rvh_backend_clean(void)
{
    return next();
}

rvh_status rvh_hash(rvh_alg alg, void *out, size_t outlen, const void *data, size_t len)
{
    rvh_status status = rvh_hash_check(alg, out, outlen, data, len);
    if (status != RVH_OK) {
        return status;
    }
    if (next() != RVH_SUCCESS) {
        memset(out, 0, outlen);
        return RVH_ERR_HW;
    }
    return rvh_soft_hash(alg, out, outlen, data, len);
}

rvh_status rvh_xof(rvh_alg alg, void *out, size_t outlen, const void *data, size_t len)
{
    rvh_status status = rvh_xof_check(alg, out, outlen, data, len);
    return status == RVH_OK ? rvh_hash(alg, out, outlen, data, len) : status;
}

rvh_status rvh_hashv(rvh_alg alg, void *out, size_t outlen, const rvh_part *parts, size_t count)
{
    size_t bytes;
    rvh_status status = rvh_hashv_check(alg, out, outlen, parts, count, &bytes);
    return status == RVH_OK ? rvh_soft_hashv(alg, out, outlen, parts, count) : status;
}

rvh_result rvh_backend_output(const rvh_seed_xof *xof, uint8_t *out, size_t outlen)
{
    (void)xof, (void)out, (void)outlen;
    return RVH_FALLBACK;
}

uint32_t rvh_backend_used(void)
{
    return 0;
}

uint32_t rvh_backend_fallbacks(void)
{
    return 0;
}

// SPDX-License-Identifier: Apache-2.0
//
// The backend of a system without hash hardware: it declines every message.

#include "context.h"
#include "rvh_backend.h"
#include "soft.h"

rvh_result rvh_backend_start(rvh_ctx *ctx)
{
    (void)ctx;
    return RVH_FALLBACK;
}

rvh_result rvh_backend_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    (void)ctx, (void)data, (void)len;
    return RVH_FAILURE; // no message was ever started here
}

rvh_result rvh_backend_pad(rvh_ctx *ctx)
{
    (void)ctx;
    return RVH_FAILURE;
}

rvh_result rvh_backend_finish(rvh_ctx *ctx)
{
    (void)ctx;
    return RVH_FAILURE;
}

rvh_result rvh_backend_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
    (void)ctx, (void)out, (void)outlen;
    return RVH_FAILURE;
}

rvh_result rvh_backend_clone(rvh_ctx *dst, const rvh_ctx *src)
{
    (void)dst, (void)src;
    return RVH_FALLBACK;
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
    return RVH_SUCCESS;
}

rvh_result rvh_backend_wipe(rvh_ctx *ctx)
{
    rvh_context_clear(ctx);
    return RVH_SUCCESS;
}

rvh_result rvh_backend_clean(void)
{
    return RVH_SUCCESS;
}

rvh_status rvh_hash(rvh_alg alg, void *out, size_t outlen, const void *data, size_t len)
{
    rvh_status status = rvh_hash_check(alg, out, outlen, data, len);
    if (status != RVH_OK) {
        return status;
    }
    return rvh_soft_hash(alg, out, outlen, data, len);
}

rvh_status rvh_xof(rvh_alg alg, void *out, size_t outlen, const void *data, size_t len)
{
    rvh_status status = rvh_xof_check(alg, out, outlen, data, len);
    if (status != RVH_OK) {
        return status;
    }
    return rvh_soft_hash(alg, out, outlen, data, len);
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

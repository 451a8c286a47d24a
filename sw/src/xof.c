// SPDX-License-Identifier: Apache-2.0
//
// Output of a seed at a position: rvhash_xof.h. Whole messages are in the backend (rvh_backend.h).

#include "rvhash_xof.h"

#include "bytes.h"
#include "rvh_backend.h"
#include "soft.h"

static int is_shake(rvh_alg alg)
{
    return RVH_HAS_KECCAK && (alg == RVH_SHAKE128 || alg == RVH_SHAKE256);
}

rvh_status rvh_xofv(rvh_alg alg, void *out, size_t outlen, const rvh_part *parts, size_t count)
{
    return is_shake(alg) ? rvh_hashv(alg, out, outlen, parts, count) : RVH_ERR_ALG;
}

// ---- output of a seed at a position ----

rvh_status rvh_seed_xof_init(rvh_seed_xof *xof, rvh_alg alg)
{
    if (xof == NULL) {
        return RVH_ERR_ARG;
    }
    if (!is_shake(alg)) {
        return RVH_ERR_ALG;
    }
    xof->alg = (uint8_t)alg;
    xof->len = 0;
    xof->position = 0;
    return RVH_OK;
}

rvh_status rvh_seed_xof_absorb(rvh_seed_xof *xof, const void *data, size_t len)
{
    if (xof == NULL || (data == NULL && len > 0)) {
        return RVH_ERR_ARG;
    }
    if (!is_shake((rvh_alg)xof->alg) || xof->len > RVH_SEED_MAX || xof->position > 0) {
        return RVH_ERR_STATE;
    }
    if (len > (size_t)(RVH_SEED_MAX - xof->len)) {
        return RVH_ERR_ARG;
    }
    rvh_copy(xof->seed + xof->len, data, len);
    xof->len = (uint8_t)(xof->len + len);
    return RVH_OK;
}

// In portable C. The blocks before the position are not copied.
static __attribute__((noinline)) void soft_output(const rvh_seed_xof *xof, uint8_t *out, size_t outlen)
{
    rvh_ctx ctx;
    ctx.alg = xof->alg;
    ctx.total = xof->len;
    rvh_keccak_message_start(&ctx);
    rvh_keccak_message_absorb(&ctx, xof->seed, xof->len);
    rvh_keccak_message_finish(&ctx);
    rvh_keccak_message_skip(&ctx, xof->position);
    rvh_keccak_message_squeeze(&ctx, out, outlen);
    rvh_soft_clean_stack(xof->alg);
    rvh_clear_words(&ctx, RVH_SOFTWARE_BYTES);
}

static rvh_status output_at(const rvh_seed_xof *xof, uint8_t *out, size_t outlen)
{
    rvh_result result = rvh_backend_output(xof, out, outlen);
    if (!RVH_SOFT && result == RVH_FALLBACK) {
        const rvh_status status = RVH_DECLINED(xof->alg);
        if (status == RVH_ERR_HW) {
            memset(out, 0, outlen);
        }
        return status;
    }
    if (RVH_UNLIKELY(result == RVH_FALLBACK)) {
        soft_output(xof, out, outlen);
    }
    return result == RVH_FAILURE ? RVH_ERR_HW : RVH_OK;
}

rvh_status rvh_seed_xof_squeeze(rvh_seed_xof *xof, void *out, size_t outlen)
{
    if (xof == NULL || (out == NULL && outlen > 0)) {
        return RVH_ERR_ARG;
    }
    if (!is_shake((rvh_alg)xof->alg) || RVH_UNLIKELY(xof->len > RVH_SEED_MAX)) {
        return RVH_ERR_STATE;
    }
    if (outlen > SIZE_MAX - xof->position) {
        return RVH_ERR_ARG;
    }
    if (outlen == 0) {
        return RVH_OK;
    }
    const rvh_status status = xof->position == 0 ? rvh_xof((rvh_alg)xof->alg, out, outlen, xof->seed, xof->len)
                                                 : output_at(xof, out, outlen);
    xof->position += status == RVH_OK ? outlen : 0;
    return status;
}

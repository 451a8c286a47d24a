// SPDX-License-Identifier: Apache-2.0
//
// TurboSHAKE (RFC 9861 section 2): the sponge of 12 rounds.

#include "rvhash_k12.h"

rvh_status rvh_turboshake_init(rvh_ctx *ctx, unsigned strength)
{
    if (strength != 128 && strength != 256) {
        return RVH_ERR_ARG;
    }
    return rvh_sponge_init(ctx, strength == 128 ? 168 : 136, 12);
}

rvh_status rvh_turboshake_final(rvh_ctx *ctx, uint8_t domain, void *out, size_t outlen)
{
    return rvh_sponge_final(ctx, domain, out, outlen);
}

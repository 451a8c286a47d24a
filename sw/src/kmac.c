// SPDX-License-Identifier: Apache-2.0
//
// KMAC (SP 800-185 section 4): cSHAKE with the name "KMAC", whose message begins with blocks that hold the key.

#include "cshake.h"

rvh_status rvh_kmac_init(rvh_kmac *k, unsigned strength, const void *key, size_t key_len, const void *custom,
                         size_t custom_len)
{
    if (k == NULL || (key == NULL && key_len > 0)) {
        return RVH_ERR_ARG;
    }
    rvh_status status = rvh_cshake_init(&k->cshake, strength, "KMAC", 4, custom, custom_len);
    if (status == RVH_OK) { // bytepad(encode_string(K), rate)
        status = rvh_cshake_add_left(&k->cshake, rvh_strength_rate(strength));
    }
    if (status == RVH_OK) {
        status = rvh_cshake_add_string(&k->cshake, key, key_len);
    }
    return status == RVH_OK ? rvh_pad_to_rate(&k->cshake.ctx) : status;
}

rvh_status rvh_kmac_update(rvh_kmac *k, const void *data, size_t len)
{
    return k == NULL ? RVH_ERR_ARG : rvh_cshake_update(&k->cshake, data, len);
}

rvh_status rvh_kmac_final(rvh_kmac *k, void *out, size_t outlen)
{
    return k == NULL ? RVH_ERR_ARG : rvh_cshake_end(&k->cshake, out, outlen);
}

rvh_status rvh_kmac_final_xof(rvh_kmac *k, void *out, size_t outlen)
{
    return k == NULL ? RVH_ERR_ARG : rvh_cshake_end_xof(&k->cshake, out, outlen);
}

rvh_status rvh_kmac_squeeze(rvh_kmac *k, void *out, size_t outlen)
{
    return k == NULL ? RVH_ERR_ARG : rvh_cshake_squeeze(&k->cshake, out, outlen);
}

rvh_status rvh_kmac_clone(rvh_kmac *dst, const rvh_kmac *src)
{
    return dst == NULL || src == NULL ? RVH_ERR_ARG : rvh_cshake_clone(&dst->cshake, &src->cshake);
}

rvh_status rvh_kmac_wipe(rvh_kmac *k)
{
    return k == NULL ? RVH_ERR_ARG : rvh_cshake_wipe(&k->cshake);
}

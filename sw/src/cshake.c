// SPDX-License-Identifier: Apache-2.0
//
// cSHAKE (SP 800-185 section 3): a sponge whose first block holds the two strings, padded to the rate.

#include "cshake.h"

#include "encode.h"

enum { CSHAKE = 0x04 }; // the domain bits 00 and the first bit of the padding

rvh_status rvh_cshake_add_left(rvh_cshake *c, uint64_t x)
{
    uint8_t bytes[RVH_ENCODED_MAX];
    return rvh_update(&c->ctx, bytes, rvh_left_encode(bytes, x));
}

rvh_status rvh_cshake_add_right(rvh_cshake *c, uint64_t x)
{
    uint8_t bytes[RVH_ENCODED_MAX];
    return rvh_update(&c->ctx, bytes, rvh_right_encode(bytes, x));
}

rvh_status rvh_cshake_add_string(rvh_cshake *c, const void *string, size_t len)
{
    rvh_status status = rvh_cshake_add_left(c, (uint64_t)len * 8);
    return status == RVH_OK ? rvh_update(&c->ctx, string, len) : status;
}

rvh_status rvh_cshake_init(rvh_cshake *c, unsigned strength, const void *name, size_t name_len, const void *custom,
                           size_t custom_len)
{
    size_t rate = rvh_strength_rate(strength);
    if (c == NULL || rate == 0 || (name == NULL && name_len > 0) || (custom == NULL && custom_len > 0)) {
        return RVH_ERR_ARG;
    }
    c->plain = name_len == 0 && custom_len == 0;
    if (c->plain) {
        return rvh_init(&c->ctx, strength == 128 ? RVH_SHAKE128 : RVH_SHAKE256);
    }
    rvh_status status = rvh_sponge_init(&c->ctx, rate, 24);
    if (status == RVH_OK) { // bytepad(encode_string(N) || encode_string(S), rate)
        status = rvh_cshake_add_left(c, rate);
    }
    if (status == RVH_OK) {
        status = rvh_cshake_add_string(c, name, name_len);
    }
    if (status == RVH_OK) {
        status = rvh_cshake_add_string(c, custom, custom_len);
    }
    return status == RVH_OK ? rvh_pad_to_rate(&c->ctx) : status;
}

rvh_status rvh_cshake_update(rvh_cshake *c, const void *data, size_t len)
{
    return c == NULL ? RVH_ERR_ARG : rvh_update(&c->ctx, data, len);
}

rvh_status rvh_cshake_final(rvh_cshake *c, void *out, size_t outlen)
{
    if (c == NULL) {
        return RVH_ERR_ARG;
    }
    return c->plain ? rvh_final(&c->ctx, out, outlen) : rvh_sponge_final(&c->ctx, CSHAKE, out, outlen);
}

rvh_status rvh_cshake_squeeze(rvh_cshake *c, void *out, size_t outlen)
{
    return c == NULL ? RVH_ERR_ARG : rvh_squeeze(&c->ctx, out, outlen);
}

rvh_status rvh_cshake_clone(rvh_cshake *dst, const rvh_cshake *src)
{
    if (dst == NULL || src == NULL) {
        return RVH_ERR_ARG;
    }
    rvh_status status = rvh_clone(&dst->ctx, &src->ctx);
    if (status == RVH_OK) {
        dst->plain = src->plain;
    }
    return status;
}

rvh_status rvh_cshake_wipe(rvh_cshake *c)
{
    return c == NULL ? RVH_ERR_ARG : rvh_wipe(&c->ctx);
}

rvh_status rvh_cshake_end(rvh_cshake *c, void *out, size_t outlen)
{
    if (c == NULL || (out == NULL && outlen > 0)) {
        return RVH_ERR_ARG;
    }
    rvh_status status = rvh_cshake_add_right(c, (uint64_t)outlen * 8);
    if (status != RVH_OK) {
        return status;
    }
    status = rvh_cshake_final(c, out, outlen);
    rvh_status wiped = rvh_wipe(&c->ctx);
    return status == RVH_OK ? wiped : status;
}

rvh_status rvh_cshake_end_xof(rvh_cshake *c, void *out, size_t outlen)
{
    if (c == NULL || (out == NULL && outlen > 0)) {
        return RVH_ERR_ARG;
    }
    rvh_status status = rvh_cshake_add_right(c, 0);
    return status == RVH_OK ? rvh_cshake_final(c, out, outlen) : status;
}

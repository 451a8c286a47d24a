// SPDX-License-Identifier: Apache-2.0
//
// ParallelHash (SP 800-185 section 6): cSHAKE with the name "ParallelHash" over the digests of the message's blocks.
// The digest of a block is cSHAKE without strings, that is SHAKE, with a length of twice the strength.

#include "bytes.h"
#include "cshake.h"

enum { MAX_DIGEST = 64 };

static size_t digest_size(const rvh_parallelhash *p)
{
    return p->strength / 4;
}

static rvh_alg inner_alg(const rvh_parallelhash *p)
{
    return p->strength == 128 ? RVH_SHAKE128 : RVH_SHAKE256;
}

// An error inside a message must not lead to a digest: the message is lost.
static rvh_status settle(rvh_parallelhash *p, rvh_status status)
{
    if (status != RVH_OK) {
        rvh_parallelhash_wipe(p);
    }
    return status;
}

static rvh_status add_digest(rvh_parallelhash *p, uint8_t digest[MAX_DIGEST], rvh_status status)
{
    if (status == RVH_OK) {
        status = rvh_cshake_update(&p->outer, digest, digest_size(p));
        p->blocks++;
    }
    rvh_clear_words(digest, MAX_DIGEST);
    return status;
}

// Hash a block that is contained in the caller's data.
static rvh_status whole_block(rvh_parallelhash *p, const uint8_t *data)
{
    uint8_t digest[MAX_DIGEST] __attribute__((aligned(4)));
    return add_digest(p, digest, rvh_hash(inner_alg(p), digest, digest_size(p), data, p->block));
}

// End the current block.
static rvh_status end_block(rvh_parallelhash *p)
{
    uint8_t digest[MAX_DIGEST] __attribute__((aligned(4)));
    rvh_status status = rvh_final(&p->inner, digest, digest_size(p));
    rvh_status wiped = rvh_wipe(&p->inner);
    p->filled = 0;
    return add_digest(p, digest, status == RVH_OK ? wiped : status);
}

static rvh_status part_of_block(rvh_parallelhash *p, const uint8_t *data, size_t len)
{
    rvh_status status = p->filled == 0 ? rvh_init(&p->inner, inner_alg(p)) : RVH_OK;
    if (status == RVH_OK) {
        status = rvh_update(&p->inner, data, len);
    }
    p->filled += len;
    return status == RVH_OK && p->filled == p->block ? end_block(p) : status;
}

rvh_status rvh_parallelhash_init(rvh_parallelhash *p, unsigned strength, size_t block, const void *custom,
                                 size_t custom_len)
{
    if (p == NULL || block == 0) {
        return RVH_ERR_ARG;
    }
    rvh_status status = rvh_cshake_init(&p->outer, strength, "ParallelHash", 12, custom, custom_len);
    if (status == RVH_ERR_ARG) { // nothing has changed
        return status;
    }
    memset(&p->inner, 0, sizeof p->inner);
    p->block = block;
    p->filled = 0;
    p->blocks = 0;
    p->strength = (uint16_t)strength;
    return status == RVH_OK ? rvh_cshake_add_left(&p->outer, block) : status;
}

rvh_status rvh_parallelhash_update(rvh_parallelhash *p, const void *data, size_t len)
{
    if (p == NULL || (data == NULL && len > 0)) {
        return RVH_ERR_ARG;
    }
    rvh_status status = rvh_cshake_update(&p->outer, NULL, 0); // is it open?
    if (status != RVH_OK) {
        return status;
    }
    const uint8_t *from = data;
    while (len > 0 && status == RVH_OK) {
        size_t n = len < p->block - p->filled ? len : p->block - p->filled;
        status = n == p->block ? whole_block(p, from) : part_of_block(p, from, n);
        from += n;
        len -= n;
    }
    return settle(p, status);
}

// Add the current block and the number of blocks, before the output length.
static rvh_status end_message(rvh_parallelhash *p, const void *out, size_t outlen)
{
    if (p == NULL || (out == NULL && outlen > 0)) {
        return RVH_ERR_ARG;
    }
    rvh_status status = rvh_cshake_update(&p->outer, NULL, 0);
    if (status != RVH_OK) {
        return status;
    }
    if (p->filled > 0) {
        status = end_block(p);
    }
    if (status == RVH_OK) {
        status = rvh_cshake_add_right(&p->outer, p->blocks);
    }
    return settle(p, status);
}

rvh_status rvh_parallelhash_final(rvh_parallelhash *p, void *out, size_t outlen)
{
    rvh_status status = end_message(p, out, outlen);
    return status == RVH_OK ? rvh_cshake_end(&p->outer, out, outlen) : status;
}

rvh_status rvh_parallelhash_final_xof(rvh_parallelhash *p, void *out, size_t outlen)
{
    rvh_status status = end_message(p, out, outlen);
    return status == RVH_OK ? rvh_cshake_end_xof(&p->outer, out, outlen) : status;
}

rvh_status rvh_parallelhash_squeeze(rvh_parallelhash *p, void *out, size_t outlen)
{
    return p == NULL ? RVH_ERR_ARG : rvh_cshake_squeeze(&p->outer, out, outlen);
}

rvh_status rvh_parallelhash_wipe(rvh_parallelhash *p)
{
    if (p == NULL) {
        return RVH_ERR_ARG;
    }
    rvh_status outer = rvh_cshake_wipe(&p->outer);
    rvh_status inner = rvh_wipe(&p->inner);
    p->filled = 0;
    p->blocks = 0;
    return outer == RVH_OK ? inner : outer;
}

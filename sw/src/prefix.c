// SPDX-License-Identifier: Apache-2.0
//
// Hashes of messages with a common prefix: rvh_chain.h. Hardware hashes the block of a padded prefix again, which is faster than
// restoring a context. Portable C, and hardware in a row of chains, begin with the midstate.

#include "rvh_chain.h"

#include "bytes.h"
#include "context.h"
#include "sha256_state.h"
#include "sha512_state.h"
#include "soft.h"

enum { LONGEST_BLOCK = 128, MOST_PARTS = 6 }; // parts of the caller that need no context

static size_t block_of(const rvh_prefix *prefix)
{
    return rvh_algorithms[prefix->alg].block;
}

rvh_status rvh_prefix_init(rvh_prefix *prefix, rvh_alg alg, const void *bytes, size_t len, int padded)
{
    if (prefix == NULL || (bytes == NULL && len > 0) || len > RVH_CHAIN_MOST) {
        return RVH_ERR_ARG;
    }
    if (!rvh_is_algorithm(alg)) {
        return RVH_ERR_ALG;
    }
    const unsigned family = rvh_algorithms[alg].family;
    if (padded && family == RVH_FAMILY_KECCAK) {
        return RVH_ERR_ARG;
    }
    memset(prefix, 0, sizeof *prefix);
    rvh_copy(prefix->bytes, bytes, len);
    prefix->alg = (uint8_t)alg;
    prefix->len = (uint8_t)len;
    prefix->padded = padded != 0;
#if !defined RVH_HARDWARE || defined RVH_CHAINS
    uint8_t block[LONGEST_BLOCK] = {0};
    if (padded) {
        rvh_copy(block, bytes, len);
    }
    rvh_status status = RVH_OK;
    if (padded && family == RVH_FAMILY_SHA256) {
        rvh_sha256_begin(prefix->midstate.h32, alg);
        status = rvh_sha256_compress(prefix->midstate.h32, block, 1);
    } else if (padded) {
        rvh_sha512_begin(prefix->midstate.h64, alg);
        status = rvh_sha512_compress(prefix->midstate.h64, block, 1);
    }
    rvh_clear_words(block, sizeof block);
    return status;
#else
    return RVH_OK;
#endif
}

#ifdef RVH_HARDWARE

static const uint8_t zeros[LONGEST_BLOCK];

// The digest, or `outlen` bytes of SHAKE.
static rvh_status digest_of(const rvh_prefix *prefix, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count)
{
    const size_t fill = prefix->padded ? block_of(prefix) - prefix->len : 0;
    if (count <= MOST_PARTS) {
        rvh_part all[MOST_PARTS + 2] = {{prefix->bytes, prefix->len}, {zeros, fill}};
        for (size_t i = 0; i < count; i++) {
            all[i + 2] = parts[i];
        }
        return rvh_hashv((rvh_alg)prefix->alg, out, outlen, all, count + 2);
    }
    rvh_ctx ctx;
    rvh_status status = rvh_init(&ctx, (rvh_alg)prefix->alg);
    status = status == RVH_OK ? rvh_update(&ctx, prefix->bytes, prefix->len) : status;
    status = status == RVH_OK ? rvh_update(&ctx, zeros, fill) : status;
    for (size_t i = 0; i < count && status == RVH_OK; i++) {
        status = rvh_update(&ctx, parts[i].data, parts[i].len);
    }
    status = status == RVH_OK ? rvh_final(&ctx, out, outlen) : status;
    rvh_status wiped = rvh_wipe(&ctx);
    return status == RVH_OK ? wiped : status;
}

#else

static void begin(rvh_ctx *ctx, const rvh_prefix *prefix)
{
    ctx->alg = prefix->alg;
    ctx->total = prefix->padded ? block_of(prefix) : prefix->len;
    rvh_soft_start(ctx);
    if (!prefix->padded) {
        rvh_soft_absorb(ctx, prefix->bytes, prefix->len);
    } else if (rvh_algorithms[prefix->alg].family == RVH_FAMILY_SHA256) {
        memcpy(ctx->u.sha256.h, prefix->midstate.h32, sizeof ctx->u.sha256.h);
    } else {
        memcpy(ctx->u.sha512.h, prefix->midstate.h64, sizeof ctx->u.sha512.h);
    }
}

static rvh_status digest_of(const rvh_prefix *prefix, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count)
{
    rvh_ctx ctx;
    begin(&ctx, prefix);
    rvh_soft_parts(&ctx, out, outlen, parts, count);
    return RVH_OK;
}

#endif

rvh_status rvh_prefix_hash(const rvh_prefix *prefix, void *out, size_t outlen, const rvh_part *parts, size_t count)
{
    uint8_t digest[64] __attribute__((aligned(4)));
    size_t bytes;
    if (prefix == NULL) {
        return RVH_ERR_ARG;
    }
    if (!rvh_is_algorithm((rvh_alg)prefix->alg) || prefix->len > RVH_CHAIN_MOST
        || (prefix->padded && rvh_algorithms[prefix->alg].family == RVH_FAMILY_KECCAK)) {
        return RVH_ERR_STATE;
    }
    const size_t size = rvh_algorithms[prefix->alg].digest;
    if (outlen > size && size != 0) {
        return RVH_ERR_ARG;
    }
    rvh_status status = rvh_hashv_check((rvh_alg)prefix->alg, out, size != 0 ? size : outlen, parts, count, &bytes);
    if (status == RVH_OK && bytes > rvh_sha256_max_bytes - 2 * LONGEST_BLOCK
        && rvh_algorithms[prefix->alg].family == RVH_FAMILY_SHA256) {
        status = RVH_ERR_LENGTH;
    }
    if (status != RVH_OK) {
        return status;
    }
    if (size == 0 || outlen == size) {
        return digest_of(prefix, out, outlen, parts, count);
    }
    status = digest_of(prefix, digest, size, parts, count);
    if (status != RVH_ERR_BUSY) {
        rvh_copy(out, digest, outlen);
    }
    rvh_clear_words(digest, sizeof digest);
    return status;
}

// SPDX-License-Identifier: Apache-2.0
//
// Hashes of messages with a common prefix: rvh_chain.h. The block of a padded prefix is hashed once. Hardware continues
// with the message after it, which is saved without its block; portable C with its hash value.

#include "rvh_chain.h"

#include "bytes.h"
#include "context.h"
#include "rvh_backend.h"
#include "saved.h"
#include "sha256_state.h"
#include "sha512_state.h"
#include "soft.h"

enum { SHA256_BLOCK = 64, LONGEST_BLOCK = 128, LONGEST_DIGEST = 64, MOST_PARTS = 6 }; // parts of the caller in a job

static size_t block_of(const rvh_prefix *prefix)
{
    return rvh_algorithms[prefix->alg].block;
}

// Hash the block of a padded prefix.
static rvh_status hash_block(rvh_prefix *prefix)
{
    const rvh_alg alg = (rvh_alg)prefix->alg;
    uint8_t block[LONGEST_BLOCK] = {0};
    rvh_copy(block, prefix->bytes, prefix->len);
    union {
        uint32_t h32[16]; // also the halves of h64
        uint64_t h64[8];
    } h;
    rvh_status status;
    if (block_of(prefix) == SHA256_BLOCK) {
        rvh_sha256_begin(h.h32, alg);
        status = rvh_sha256_compress(h.h32, block, 1);
    } else {
        rvh_sha512_begin(h.h64, alg);
        status = rvh_sha512_compress(h.h64, block, 1);
    }
#ifdef RVH_HARDWARE
    uint8_t *const saved = (uint8_t *)prefix->after;
    const int is_wide = block_of(prefix) != SHA256_BLOCK;
    rvh_saved_begin(saved, alg | RVH_SAVED_BARE, 0, 0);
    saved[RVH_SAVED_LENGTH] = (uint8_t)block_of(prefix);
    for (int i = 0; i < 8 << is_wide; i++) { // the most significant byte first
        rvh_store32_aligned(saved + RVH_SAVED_STATE + 4 * i, rvh_swap32(h.h32[i ^ is_wide]));
    }
#else
    memcpy(prefix->after, &h, sizeof h);
#endif
    rvh_clear_words((uint8_t *)&h, sizeof h);
    rvh_clear_words(block, sizeof block);
    return status;
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
    rvh_clear_words(prefix, sizeof *prefix);
    rvh_copy(prefix->bytes, bytes, len);
    prefix->alg = (uint8_t)alg;
    prefix->len = (uint8_t)len;
    prefix->padded = padded != 0;
    prefix->digest = rvh_algorithms[alg].digest;
    prefix->saved = (uint8_t)(RVH_SAVED_STATE + block_of(prefix) / 2);
#ifdef RVH_HARDWARE
    if (!rvh_backend_resumes()) {
        return RVH_OK;
    }
#endif
    return padded ? hash_block(prefix) : RVH_OK;
}

#ifdef RVH_HARDWARE

static const uint8_t zeros[LONGEST_BLOCK];

// A whole digest, or `outlen` bytes of SHAKE, with the prefix hashed again.
static rvh_status digest_of(const rvh_prefix *prefix, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count)
{
    rvh_ctx ctx;
    rvh_status status = rvh_init(&ctx, (rvh_alg)prefix->alg);
    status = status == RVH_OK ? rvh_update(&ctx, prefix->bytes, prefix->len) : status;
    if (prefix->padded && status == RVH_OK) {
        status = rvh_update(&ctx, zeros, block_of(prefix) - prefix->len);
    }
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
        memcpy(ctx->u.sha256.h, prefix->after, sizeof ctx->u.sha256.h);
    } else {
        memcpy(ctx->u.sha512.h, prefix->after, sizeof ctx->u.sha512.h);
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

#ifdef RVH_HARDWARE

RVH_INLINE rvh_part start_of(const rvh_prefix *prefix)
{
    return prefix->padded ? (rvh_part){prefix->after, prefix->saved} : (rvh_part){prefix->bytes, prefix->len};
}

// One part or two, of usual lengths. FALLBACK: something is unusual, or wrong.
RVH_INLINE rvh_result usual(const rvh_prefix *prefix, void *out, size_t outlen, const rvh_part *parts, size_t count)
{
    const unsigned alg = prefix->alg;
    if (count - 1 > 1 || out == NULL || parts == NULL || (prefix->digest != 0 && outlen > prefix->digest) || outlen == 0
        || prefix->len > RVH_CHAIN_MOST || prefix->saved == 0 || alg > (prefix->padded ? RVH_SHA512_256 : RVH_SHAKE256)
        || parts->data == NULL || parts->len > INT32_MAX) {
        return RVH_FALLBACK;
    }
    size_t bytes = parts->len;
    rvh_part all[3] = {start_of(prefix), *parts};
    if (count == 2) {
        if (parts[1].data == NULL || parts[1].len > INT32_MAX) {
            return RVH_FALLBACK;
        }
        all[2] = parts[1];
        bytes += parts[1].len;
    }
    return rvh_backend_whole((rvh_alg)alg, prefix->padded, out, outlen, all, count + 1, bytes);
}

#endif

// What is not one job of the device.
static __attribute__((noinline)) rvh_status in_pieces(const rvh_prefix *prefix, uint8_t *out, size_t outlen,
                                                      const rvh_part *parts, size_t count)
{
    const size_t size = rvh_algorithms[prefix->alg].digest;
    uint8_t digest[LONGEST_DIGEST] __attribute__((aligned(4)));
    const int whole = size == 0 || outlen == size;
    rvh_status status = digest_of(prefix, whole ? out : digest, whole ? outlen : size, parts, count);
    if (status == RVH_ERR_HW) {
        memset(out, 0, outlen);
    } else if (status == RVH_OK && !whole) {
        rvh_copy(out, digest, outlen);
        rvh_clear_words(digest, sizeof digest);
    }
    return status;
}

rvh_status rvh_prefix_hash(const rvh_prefix *prefix, void *out, size_t outlen, const rvh_part *parts, size_t count)
{
    if (prefix == NULL) {
        return RVH_ERR_ARG;
    }
#ifdef RVH_HARDWARE
    const rvh_result quick = usual(prefix, out, outlen, parts, count);
    if (quick != RVH_FALLBACK) {
        return quick == RVH_SUCCESS ? RVH_OK : RVH_ERR_HW;
    }
#endif
    const rvh_alg alg = (rvh_alg)prefix->alg;
    if (!rvh_is_algorithm(alg) || prefix->len > RVH_CHAIN_MOST
        || (prefix->padded && rvh_algorithms[alg].family == RVH_FAMILY_KECCAK)) {
        return RVH_ERR_STATE;
    }
    const size_t size = rvh_algorithms[alg].digest;
    if (outlen > size && size != 0) {
        return RVH_ERR_ARG;
    }
    size_t bytes;
    rvh_status status = rvh_hashv_check(alg, out, size != 0 ? size : outlen, parts, count, &bytes);
    if (status == RVH_OK && bytes > rvh_sha256_max_bytes - 2 * LONGEST_BLOCK
        && rvh_algorithms[alg].family == RVH_FAMILY_SHA256) {
        status = RVH_ERR_LENGTH;
    }
    if (status != RVH_OK) {
        return status;
    }
#ifdef RVH_HARDWARE
    if (count <= MOST_PARTS && outlen > 0) {
        rvh_part all[MOST_PARTS + 1];
        all[0] = start_of(prefix);
        for (size_t i = 0; i < count; i++) {
            all[i + 1] = parts[i];
        }
        const rvh_result result = rvh_backend_whole(alg, prefix->padded, out, outlen, all, count + 1, bytes);
        if (result != RVH_FALLBACK) {
            return result == RVH_SUCCESS ? RVH_OK : RVH_ERR_HW;
        }
    }
#endif
    return in_pieces(prefix, out, outlen, parts, count);
}

// SPDX-License-Identifier: Apache-2.0
//
// The values of the members of a context.

#ifndef RVH_CONTEXT_H
#define RVH_CONTEXT_H

#include "algorithms.h"
#include "bytes.h"
#include "rvhash.h"
#include "rvhash_xof.h"

enum rvh_phase {
    RVH_PHASE_NONE = 0, // not started
    RVH_PHASE_ABSORB,
    RVH_PHASE_SQUEEZE, // of an extendable output
    RVH_PHASE_OVER,    // the digest was returned, or the message was lost
};

enum rvh_home { RVH_HOME_SOFTWARE = 0, RVH_HOME_HARDWARE };

// Clear what the message of `ctx` can have written there. All of it is zero afterwards, except bytes of saved[] that no
// message has used. rvhash.c.
void rvh_context_clear(rvh_ctx *ctx);

// FIPS 180-4 section 1: SHA-224 and SHA-256 messages have fewer than 2^64 bits, those of the SHA-512 family fewer than
// 2^128. SHA-3 has no limit.
static const uint64_t rvh_sha256_max_bytes = (UINT64_C(1) << 61) - 1;
static const uint64_t rvh_sha512_max_high = (UINT64_C(1) << 61) - 1; // of total_high; the lower half can be anything

// Is the message hashed by portable C?
static inline int rvh_is_soft(const rvh_ctx *ctx)
{
    return RVH_SOFT && ctx->home == RVH_HOME_SOFTWARE;
}

// An algorithm without further parameters: not RVH_SPONGE.
static inline int rvh_is_algorithm(rvh_alg alg)
{
    return (unsigned)alg < RVH_ALGORITHMS && rvh_algorithms[alg].block != 0;
}

// Does the algorithm have extendable output? `alg` must be valid.
static inline int rvh_is_xof(unsigned alg)
{
    return rvh_algorithms[alg].digest == 0;
}

// Is this sponge supported?
static inline int rvh_is_sponge(size_t rate, unsigned rounds)
{
    return (rate == 72 || rate == 104 || rate == 136 || rate == 144 || rate == 168) && (rounds == 24 || rounds == 12);
}

static inline int rvh_is_right_outlen(unsigned alg, size_t outlen)
{
    return outlen == rvh_algorithms[alg].digest || rvh_is_xof(alg);
}

// Check the arguments of rvh_hash; RVH_OK if they are valid. Each backend has its own rvh_hash (rvh_backend.h).
static inline rvh_status rvh_hash_check(rvh_alg alg, const void *out, size_t outlen, const void *data, size_t len)
{
    if (RVH_UNLIKELY(!rvh_is_algorithm(alg))) {
        return RVH_ERR_ALG;
    }
    if (RVH_UNLIKELY((data == NULL && len > 0) || (out == NULL && outlen > 0) || !rvh_is_right_outlen(alg, outlen))) {
        return RVH_ERR_ARG;
    }
    if (len > rvh_sha256_max_bytes && rvh_algorithms[alg].family == RVH_FAMILY_SHA256) {
        return RVH_ERR_LENGTH;
    }
    return RVH_OK;
}

// The same for rvh_hashv. *bytes: bytes of the message, at most SIZE_MAX.
RVH_INLINE rvh_status rvh_hashv_check(rvh_alg alg, const void *out, size_t outlen, const rvh_part *parts, size_t count,
                                      size_t *bytes)
{
    size_t total = 0;
    int absent = parts == NULL && count > 0;
    for (const rvh_part *part = parts, *end = parts + count; !absent && part != end; part++) {
        absent = part->data == NULL && part->len > 0;
        total = part->len > SIZE_MAX - total ? SIZE_MAX : total + part->len;
    }
    *bytes = total;
    return rvh_hash_check(alg, out, outlen, absent ? NULL : parts, absent ? 1 : total);
}

// The same for rvh_xof.
static inline rvh_status rvh_xof_check(rvh_alg alg, const void *out, size_t outlen, const void *data, size_t len)
{
    if (RVH_UNLIKELY(alg != RVH_SHAKE128 && alg != RVH_SHAKE256)) {
        return RVH_ERR_ALG;
    }
    return rvh_hash_check(alg, out, outlen, data, len);
}

#endif

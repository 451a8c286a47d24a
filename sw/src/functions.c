// SPDX-License-Identifier: Apache-2.0
//
// The functions that hashes are made of, on a state in memory: rvhash_xof.h. To hardware each is a saved message
// (docs/context.md) that is continued by whole blocks and saved again.

#include "rvhash_xof.h"

#include "bytes.h"
#include "context.h"
#include "keccak_state.h"
#include "rvh_backend.h"
#include "saved.h"
#include "sha256_state.h"
#include "sha512_state.h"
#include "soft.h"

enum { STATE_BYTES = 200 };

static int is_inside(size_t offset, size_t len)
{
    return offset <= STATE_BYTES && len <= STATE_BYTES - offset;
}

static int are_whole(const rvh_f1600 *state, size_t rate, size_t at, const void *data, size_t len)
{
    return state != NULL && (data != NULL || len == 0) && rvh_is_sponge(rate, 24) && at < rate && len <= SIZE_MAX - at
           && (at + len) % rate == 0;
}

// In portable C.
static void absorb(rvh_keccak_state *a, size_t rate, size_t at, const uint8_t *data, size_t len)
{
    for (; len > 0; at = 0) {
        const size_t now = rate - at;
        rvh_keccak_xor_bytes(a, at, data, now);
        rvh_keccak_permute(a, 24);
        data += now;
        len -= now;
    }
}

#ifdef RVH_HARDWARE

// A sponge with a block of 168 bytes, of which the last four are missing: zeros, which are kept after the message. They
// complete the block and change nothing in it.
enum { RATE = 168, RATE_CODE = 4, MISSING = 4 };
_Static_assert(sizeof(rvh_f1600) >= RVH_SAVED_SPONGE + MISSING, "the zeros have room");

static uint8_t *bytes_of(rvh_f1600 *state)
{
    return (uint8_t *)state->saved;
}

rvh_status rvh_f1600_init(rvh_f1600 *state)
{
    if (state == NULL) {
        return RVH_ERR_ARG;
    }
    rvh_clear_words(state, sizeof *state);
    return RVH_OK;
}

rvh_status rvh_f1600_xor(rvh_f1600 *state, size_t offset, const void *data, size_t len)
{
    if (state == NULL || (data == NULL && len > 0) || !is_inside(offset, len)) {
        return RVH_ERR_ARG;
    }
    rvh_xor(bytes_of(state) + RVH_SAVED_STATE + offset, data, len);
    return RVH_OK;
}

rvh_status rvh_f1600_extract(const rvh_f1600 *state, size_t offset, void *out, size_t len)
{
    if (state == NULL || (out == NULL && len > 0) || !is_inside(offset, len)) {
        return RVH_ERR_ARG;
    }
    rvh_copy(out, (const uint8_t *)state->saved + RVH_SAVED_STATE + offset, len);
    return RVH_OK;
}

static void soft_absorb(uint8_t *state, size_t rate, size_t at, const uint8_t *data, size_t len)
{
    rvh_keccak_state a;
    rvh_keccak_init(&a);
    rvh_keccak_xor_bytes(&a, 0, state, STATE_BYTES);
    absorb(&a, rate, at, data, len);
    rvh_keccak_extract_bytes(&a, 0, state, STATE_BYTES);
    rvh_soft_clean_stack(RVH_SHAKE128);
    rvh_clear_words(&a, sizeof a);
}

// The device has not done it.
static __attribute__((noinline)) rvh_status otherwise(rvh_result result, rvh_f1600 *state, size_t rate, size_t at,
                                                      const uint8_t *data, size_t len)
{
    if (!RVH_SOFT && result == RVH_FALLBACK && RVH_DECLINED(RVH_SPONGE) == RVH_ERR_BUSY) {
        return RVH_ERR_BUSY;
    }
    if (RVH_SOFT && result == RVH_FALLBACK) {
        soft_absorb(bytes_of(state) + RVH_SAVED_STATE, rate, at, data, len);
        return RVH_OK;
    }
    rvh_f1600_init(state);
    return RVH_ERR_HW;
}

// One job. `code`: of the rate.
RVH_INLINE rvh_status absorb_job(rvh_f1600 *state, unsigned code, size_t rate, size_t at, const uint8_t *data,
                                 size_t len)
{
    uint8_t *saved = bytes_of(state);
    rvh_saved_begin(saved, RVH_SPONGE, code, (unsigned)at);
    const rvh_result result = rvh_backend_step(saved, RVH_SAVED_SPONGE, data, len, RVH_SAVED_SPONGE);
    return RVH_UNLIKELY(result != RVH_SUCCESS) ? otherwise(result, state, rate, at, data, len) : RVH_OK;
}

rvh_status rvh_keccak_f1600(rvh_f1600 *state)
{
    if (state == NULL) {
        return RVH_ERR_ARG;
    }
    if (!RVH_HAS_KECCAK) {
        return RVH_ERR_ALG;
    }
    return absorb_job(state, RATE_CODE, RATE, RATE - MISSING, bytes_of(state) + RVH_SAVED_SPONGE, MISSING);
}

rvh_status rvh_f1600_absorb(rvh_f1600 *state, size_t rate, size_t at, const void *data, size_t len)
{
    if (!are_whole(state, rate, at, data, len)) {
        return RVH_ERR_ARG;
    }
    if (!RVH_HAS_KECCAK) {
        return RVH_ERR_ALG;
    }
    return len == 0 ? RVH_OK : absorb_job(state, rvh_rate_code((unsigned)rate), rate, at, data, len);
}

#else

rvh_status rvh_f1600_init(rvh_f1600 *state)
{
    if (state == NULL) {
        return RVH_ERR_ARG;
    }
    rvh_keccak_init(&state->keccak);
    return RVH_OK;
}

rvh_status rvh_f1600_xor(rvh_f1600 *state, size_t offset, const void *data, size_t len)
{
    if (state == NULL || (data == NULL && len > 0) || !is_inside(offset, len)) {
        return RVH_ERR_ARG;
    }
    if (len > 0) {
        rvh_keccak_xor_bytes(&state->keccak, offset, data, len);
    }
    return RVH_OK;
}

rvh_status rvh_f1600_extract(const rvh_f1600 *state, size_t offset, void *out, size_t len)
{
    if (state == NULL || (out == NULL && len > 0) || !is_inside(offset, len)) {
        return RVH_ERR_ARG;
    }
    if (len > 0) {
        rvh_keccak_extract_bytes(&state->keccak, offset, out, len);
    }
    return RVH_OK;
}

rvh_status rvh_keccak_f1600(rvh_f1600 *state)
{
    if (state == NULL) {
        return RVH_ERR_ARG;
    }
    if (!RVH_HAS_KECCAK) {
        return RVH_ERR_ALG;
    }
    rvh_keccak_permute(&state->keccak, 24);
    rvh_soft_clean_stack(RVH_SHAKE128);
    return RVH_OK;
}

rvh_status rvh_f1600_absorb(rvh_f1600 *state, size_t rate, size_t at, const void *data, size_t len)
{
    if (!are_whole(state, rate, at, data, len)) {
        return RVH_ERR_ARG;
    }
    if (!RVH_HAS_KECCAK) {
        return RVH_ERR_ALG;
    }
    absorb(&state->keccak, rate, at, data, len);
    rvh_soft_clean_stack(RVH_SHAKE128);
    return RVH_OK;
}

#endif

// ---- SHA-2 ----

rvh_status rvh_sha256_begin(uint32_t h[8], rvh_alg alg)
{
    if (h == NULL) {
        return RVH_ERR_ARG;
    }
    if (!rvh_is_algorithm(alg) || rvh_algorithms[alg].family != RVH_FAMILY_SHA256) {
        return RVH_ERR_ALG;
    }
    rvh_sha256_init(h, alg);
    return RVH_OK;
}

rvh_status rvh_sha512_begin(uint64_t h[8], rvh_alg alg)
{
    if (h == NULL) {
        return RVH_ERR_ARG;
    }
    if (!rvh_is_algorithm(alg) || rvh_algorithms[alg].family != RVH_FAMILY_SHA512) {
        return RVH_ERR_ALG;
    }
    rvh_sha512_init(h, alg);
    return RVH_OK;
}

enum { SHA256_BLOCK = 64, SHA512_BLOCK = 128 };

static int are_blocks(const void *h, const void *blocks, size_t count, size_t block)
{
    return h != NULL && (blocks != NULL || count == 0) && count <= SIZE_MAX / block;
}

static __attribute__((noinline)) void soft_sha256(uint32_t h[8], const uint8_t *blocks, size_t count)
{
    rvh_sha256_absorb(h, blocks, count);
    rvh_soft_clean_stack(RVH_SHA256);
}

static __attribute__((noinline)) void soft_sha512(uint64_t h[8], const uint8_t *blocks, size_t count)
{
    rvh_sha512_absorb(h, blocks, count);
    rvh_soft_clean_stack(RVH_SHA512);
}

#ifdef RVH_HARDWARE

// The words of a hash value in a saved message have their most significant byte first. In memory, the 32-bit words of
// a 64-bit word change places too: `last` is 1 for these, 0 for words of 32 bits.
RVH_INLINE void swap_words(uint8_t *to, const uint8_t *from, unsigned words, unsigned last)
{
    RVH_UNROLL
    for (unsigned i = 0; i < words; i++) {
        rvh_store32_aligned(to + 4 * i, rvh_swap32(rvh_load32_aligned(from + 4 * (i ^ last))));
    }
}

rvh_status rvh_sha256_compress(uint32_t h[8], const void *blocks, size_t count)
{
    uint8_t saved[RVH_SAVED_SHA256] __attribute__((aligned(8)));
    if (!are_blocks(h, blocks, count, SHA256_BLOCK)) {
        return RVH_ERR_ARG;
    }
    if (!RVH_HAS_SHA256) {
        return RVH_ERR_ALG;
    }
    if (count == 0) {
        return RVH_OK;
    }
    rvh_saved_begin(saved, RVH_SHA256 | RVH_SAVED_BARE, 0, 0);
    swap_words(saved + RVH_SAVED_STATE, (const uint8_t *)h, 8, 0);
    rvh_result result = rvh_backend_step(saved, RVH_SAVED_SHA256 - SHA256_BLOCK, blocks, count * SHA256_BLOCK, sizeof saved);
    rvh_status status = result == RVH_SUCCESS ? RVH_OK : RVH_ERR_HW;
    if (RVH_SOFT && result == RVH_FALLBACK) {
        soft_sha256(h, blocks, count);
        status = RVH_OK;
    } else if (result == RVH_SUCCESS) {
        swap_words((uint8_t *)h, saved + RVH_SAVED_STATE, 8, 0);
    } else if (RVH_SOFT || result == RVH_FAILURE || (status = RVH_DECLINED(RVH_SHA256)) == RVH_ERR_HW) {
        rvh_clear_words(h, 32);
    }
    rvh_clear_words(saved + RVH_SAVED_STATE, 32); // the rest is zeros
    return status;
}

rvh_status rvh_sha512_compress(uint64_t h[8], const void *blocks, size_t count)
{
    uint8_t saved[RVH_SAVED_SHA512] __attribute__((aligned(8)));
    if (!are_blocks(h, blocks, count, SHA512_BLOCK)) {
        return RVH_ERR_ARG;
    }
    if (!RVH_HAS_SHA512) {
        return RVH_ERR_ALG;
    }
    if (count == 0) {
        return RVH_OK;
    }
    rvh_saved_begin(saved, RVH_SHA512 | RVH_SAVED_BARE, 0, 0);
    swap_words(saved + RVH_SAVED_STATE, (const uint8_t *)h, 16, 1);
    rvh_result result = rvh_backend_step(saved, RVH_SAVED_SHA512 - SHA512_BLOCK, blocks, count * SHA512_BLOCK, sizeof saved);
    rvh_status status = result == RVH_SUCCESS ? RVH_OK : RVH_ERR_HW;
    if (RVH_SOFT && result == RVH_FALLBACK) {
        soft_sha512(h, blocks, count);
        status = RVH_OK;
    } else if (result == RVH_SUCCESS) {
        swap_words((uint8_t *)h, saved + RVH_SAVED_STATE, 16, 1);
    } else if (RVH_SOFT || result == RVH_FAILURE || (status = RVH_DECLINED(RVH_SHA512)) == RVH_ERR_HW) {
        rvh_clear_words(h, 64);
    }
    rvh_clear_words(saved + RVH_SAVED_STATE, 64); // the rest is zeros
    return status;
}

#else

rvh_status rvh_sha256_compress(uint32_t h[8], const void *blocks, size_t count)
{
    if (!are_blocks(h, blocks, count, SHA256_BLOCK)) {
        return RVH_ERR_ARG;
    }
    if (!RVH_HAS_SHA256) {
        return RVH_ERR_ALG;
    }
    if (count > 0) {
        soft_sha256(h, blocks, count);
    }
    return RVH_OK;
}

rvh_status rvh_sha512_compress(uint64_t h[8], const void *blocks, size_t count)
{
    if (!are_blocks(h, blocks, count, SHA512_BLOCK)) {
        return RVH_ERR_ARG;
    }
    if (!RVH_HAS_SHA512) {
        return RVH_ERR_ALG;
    }
    if (count > 0) {
        soft_sha512(h, blocks, count);
    }
    return RVH_OK;
}

#endif

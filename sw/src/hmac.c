// SPDX-License-Identifier: Apache-2.0
//
// HMAC (FIPS 198-1): H((K0 ^ opad) || H((K0 ^ ipad) || text)). K0 is one block: the key, or the digest of a key that is
// longer than a block, followed by zeros. A key consists of two contexts, each after its first block. A message is a
// clone of the inner context, and at its end a clone of the outer context.

#include "rvhash_hmac.h"

#include "bytes.h"
#include "context.h"

enum { IPAD = 0x36, OPAD = 0x5c };
enum { MAX_BLOCK = 144, MAX_DIGEST = 64 }; // bytes: of SHA3-224, and of SHA-512 and SHA3-512

// ---- a key ----

// Absorb a first block, in a local context that is wiped here together with the stack. `to` becomes a clone in memory,
// also if the hardware has hashed; therefore `to` no longer changes.
static rvh_status absorb_block(rvh_ctx *to, rvh_alg alg, const uint8_t *block)
{
    rvh_ctx ctx;
    rvh_status status = rvh_init(&ctx, alg);
    if (status == RVH_OK) {
        status = rvh_update(&ctx, block, rvh_block_size(alg));
    }
    if (status == RVH_OK) {
        status = rvh_clone(to, &ctx);
    }
    rvh_status wiped = rvh_wipe(&ctx);
    return status == RVH_OK ? wiped : status;
}

static void xor_pad(uint8_t *block, size_t size, uint8_t pad)
{
    for (size_t i = 0; i < size; i++) {
        block[i] ^= pad;
    }
}

rvh_status rvh_hmac_key_init(rvh_hmac_key *k, rvh_alg alg, const void *key, size_t key_len)
{
    if (k == NULL || (key == NULL && key_len > 0)) {
        return RVH_ERR_ARG;
    }
    size_t digest = rvh_digest_size(alg), size = rvh_block_size(alg);
    if (digest == 0) {
        return RVH_ERR_ALG;
    }
    uint8_t block[MAX_BLOCK] __attribute__((aligned(4))) = {0}; // K0, then with a pad
    rvh_status status = RVH_OK;
    memset(k, 0, sizeof *k); // so that the key can be wiped after any error
    if (key_len > size) {
        status = rvh_hash(alg, block, digest, key, key_len);
    } else {
        rvh_copy(block, key, key_len);
    }
    if (status == RVH_OK) {
        xor_pad(block, size, IPAD);
        status = absorb_block(&k->inner, alg, block);
    }
    if (status == RVH_OK) {
        xor_pad(block, size, IPAD ^ OPAD);
        status = absorb_block(&k->outer, alg, block);
    }
    rvh_clear_words(block, sizeof block);
    if (status != RVH_OK) {
        rvh_hmac_key_wipe(k);
    }
    return status;
}

rvh_status rvh_hmac_key_wipe(rvh_hmac_key *k)
{
    if (k == NULL) {
        return RVH_ERR_ARG;
    }
    rvh_status inner = rvh_wipe(&k->inner);
    rvh_status outer = rvh_wipe(&k->outer);
    return inner == RVH_OK ? outer : inner;
}

// ---- a message in pieces ----

rvh_status rvh_hmac_init(rvh_hmac *m, const rvh_hmac_key *k)
{
    if (m == NULL || k == NULL) {
        return RVH_ERR_ARG;
    }
    rvh_status status = rvh_clone(&m->ctx, &k->inner);
    if (status == RVH_OK) {
        m->key = k;
    }
    return status;
}

rvh_status rvh_hmac_update(rvh_hmac *m, const void *data, size_t len)
{
    return m == NULL ? RVH_ERR_ARG : rvh_update(&m->ctx, data, len);
}

// Is the tag length valid under this key?
static rvh_status check_tag(const rvh_hmac_key *k, const void *tag, size_t tag_len)
{
    if (k == NULL || tag == NULL) {
        return RVH_ERR_ARG;
    }
    if (k->outer.phase != RVH_PHASE_ABSORB) {
        return RVH_ERR_STATE;
    }
    return tag_len > 0 && tag_len <= rvh_digest_size((rvh_alg)k->outer.alg) ? RVH_OK : RVH_ERR_ARG;
}

static rvh_status check_end(const rvh_hmac *m, const void *tag, size_t tag_len)
{
    if (m == NULL || tag == NULL) {
        return RVH_ERR_ARG;
    }
    return m->ctx.phase == RVH_PHASE_ABSORB ? check_tag(m->key, tag, tag_len) : RVH_ERR_STATE;
}

// End the message `ctx` under `k`: write its whole tag to `digest`, which holds the inner digest before. The message is
// wiped. Inlined into its callers, so that the stack is cleared from the depth at which the message was hashed.
RVH_INLINE rvh_status finish(rvh_ctx *ctx, const rvh_hmac_key *k, uint8_t digest[MAX_DIGEST])
{
    size_t size = rvh_digest_size((rvh_alg)ctx->alg);
    rvh_status status = rvh_final(ctx, digest, size);
    if (status == RVH_OK) {
        status = rvh_clone(ctx, &k->outer);
    }
    if (status == RVH_OK) {
        status = rvh_update(ctx, digest, size);
    }
    if (status == RVH_OK) {
        status = rvh_final(ctx, digest, size);
    }
    rvh_status wiped = rvh_wipe(ctx);
    return status == RVH_OK ? wiped : status;
}

// Return the tag of a message that ended with `status`.
static rvh_status give(void *tag, size_t tag_len, uint8_t digest[MAX_DIGEST], rvh_status status)
{
    if (status == RVH_OK) {
        rvh_copy(tag, digest, tag_len);
    } else if (status == RVH_ERR_HW) {
        memset(tag, 0, tag_len);
    }
    rvh_clear_words(digest, MAX_DIGEST);
    return status;
}

// Compare with the tag of a message that ended with `status`. Compares every byte, also after a mismatch.
static rvh_status compare(const uint8_t *tag, size_t tag_len, uint8_t digest[MAX_DIGEST], rvh_status status)
{
    volatile uint8_t difference = 0; // the compiler cannot stop early
    for (size_t i = 0; i < tag_len; i++) {
        difference |= digest[i] ^ tag[i];
    }
    rvh_clear_words(digest, MAX_DIGEST);
    return status == RVH_OK && difference != 0 ? RVH_ERR_TAG : status;
}

rvh_status rvh_hmac_final(rvh_hmac *m, void *tag, size_t tag_len)
{
    rvh_status status = check_end(m, tag, tag_len);
    if (status != RVH_OK) {
        return status;
    }
    uint8_t digest[MAX_DIGEST] __attribute__((aligned(4)));
    status = finish(&m->ctx, m->key, digest);
    m->key = NULL;
    return give(tag, tag_len, digest, status);
}

rvh_status rvh_hmac_final_verify(rvh_hmac *m, const void *tag, size_t tag_len)
{
    rvh_status status = check_end(m, tag, tag_len);
    if (status != RVH_OK) {
        return status;
    }
    uint8_t digest[MAX_DIGEST] __attribute__((aligned(4))) = {0};
    status = finish(&m->ctx, m->key, digest);
    m->key = NULL;
    return compare(tag, tag_len, digest, status);
}

rvh_status rvh_hmac_wipe(rvh_hmac *m)
{
    if (m == NULL) {
        return RVH_ERR_ARG;
    }
    m->key = NULL;
    return rvh_wipe(&m->ctx);
}

// ---- one call ----

static rvh_status check_call(const rvh_hmac_key *k, const void *tag, size_t tag_len, const void *data, size_t len)
{
    return data == NULL && len > 0 ? RVH_ERR_ARG : check_tag(k, tag, tag_len);
}

// A message from its start to its whole tag.
static rvh_status work(const rvh_hmac_key *k, uint8_t digest[MAX_DIGEST], const void *data, size_t len)
{
    rvh_ctx ctx;
    rvh_status status = rvh_clone(&ctx, &k->inner);
    if (status != RVH_OK) {
        return status;
    }
    status = rvh_update(&ctx, data, len);
    if (status == RVH_OK) {
        return finish(&ctx, k, digest);
    }
    (void)rvh_wipe(&ctx); // BUSY: the context has the state of the key
    return status;
}

rvh_status rvh_hmac_tag(const rvh_hmac_key *k, void *tag, size_t tag_len, const void *data, size_t len)
{
    rvh_status status = check_call(k, tag, tag_len, data, len);
    if (status != RVH_OK) {
        return status;
    }
    uint8_t digest[MAX_DIGEST] __attribute__((aligned(4)));
    return give(tag, tag_len, digest, work(k, digest, data, len));
}

rvh_status rvh_hmac_verify(const rvh_hmac_key *k, const void *tag, size_t tag_len, const void *data, size_t len)
{
    rvh_status status = check_call(k, tag, tag_len, data, len);
    if (status != RVH_OK) {
        return status;
    }
    uint8_t digest[MAX_DIGEST] __attribute__((aligned(4))) = {0};
    return compare(tag, tag_len, digest, work(k, digest, data, len));
}

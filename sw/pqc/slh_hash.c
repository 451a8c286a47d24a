// SPDX-License-Identifier: Apache-2.0
//
// The functions of SLH-DSA: FIPS 205 section 11. PRF, and F in chains, are steps of rows (rvh_chain.h).

#include "slh_hash.h"

#include "bytes.h"

enum { ADRS = 32, ADRS_C = 22, SHA256_BLOCK = 64, SHA512_BLOCK = 128 };
// From the end of an address.
enum { FIRST = 8, SECOND = 4, KEY_PAIR = 12, TYPE = 13, TREE = 24, TREE_C = 21, LAYER = 29, LAYER_C = 22 };

static void put32(uint8_t *at, uint32_t value)
{
    if (rvh_is_aligned4(at)) {
        rvh_store32_aligned(at, rvh_swap32(value));
    } else {
        rvh_store32(at, rvh_swap32(value));
    }
}

void rvh_slh_type(uint8_t *end, unsigned type, uint32_t key_pair)
{
    end[-TYPE] = (uint8_t)type;
    put32(end - KEY_PAIR, key_pair);
    put32(end - FIRST, 0);
    put32(end - SECOND, 0);
}

void rvh_slh_words(uint8_t *end, uint32_t first, uint32_t second)
{
    put32(end - FIRST, first);
    put32(end - SECOND, second);
}

void rvh_slh_at_tree(rvh_slh *s, unsigned layer, uint64_t tree)
{
    uint8_t *const ends[] = {rvh_slh_chain_address(s), rvh_slh_pair_values(s), rvh_slh_list_values(s)};
    const int compressed = !s->p->is_shake;
    for (unsigned i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        uint8_t *at = ends[i] - (compressed ? TREE_C : TREE);
        ends[i][compressed ? -LAYER_C : -LAYER] = (uint8_t)layer;
        put32(at, (uint32_t)(tree >> 32));
        put32(at + 4, (uint32_t)tree);
    }
}

rvh_status rvh_slh_begin(rvh_slh *s, const rvh_slh_parameters *p, const uint8_t *seed, const uint8_t *secret_seed)
{
    static const uint8_t zeros[ADRS];
    const size_t n = p->n;
    s->p = p;
    s->secret_seed = secret_seed;
    rvh_clear_words(s->pair.bytes, RVH_SLH_HEAD);
    rvh_clear_words(s->list.bytes, RVH_SLH_HEAD);
    if (p->is_shake) {
        rvh_copy(rvh_slh_pair_values(s) - ADRS - n, seed, n);
        rvh_copy(rvh_slh_list_values(s) - ADRS - n, seed, n);
        return rvh_chains_slh_shake(&s->chains, n, seed, zeros);
    }
    const rvh_status status = rvh_chains_slh_sha2(&s->chains, n, seed, zeros);
    return status != RVH_OK ? status : rvh_prefix_init(&s->wide, n == 16 ? RVH_SHA256 : RVH_SHA512, seed, n, 1);
}

// The hash of an address and `len` bytes of values, which begin at `values`. `prefix`: with SHA-2.
static rvh_status hash(const rvh_slh *s, const rvh_prefix *prefix, uint8_t *out, const uint8_t *values, size_t len)
{
    const size_t n = s->p->n;
    if (s->p->is_shake) {
        return rvh_xof(RVH_SHAKE256, out, n, values - ADRS - n, n + ADRS + len);
    }
    const rvh_part part = {values - ADRS_C, ADRS_C + len};
    return rvh_prefix_hash(prefix, out, n, &part, 1);
}

rvh_status rvh_slh_f(rvh_slh *s, uint8_t *out)
{
    return hash(s, &s->chains.prefix, out, rvh_slh_pair_values(s), s->p->n);
}

rvh_status rvh_slh_h(rvh_slh *s, uint8_t *out)
{
    return hash(s, &s->wide, out, rvh_slh_pair_values(s), 2u * s->p->n);
}

rvh_status rvh_slh_t(rvh_slh *s, unsigned count, uint8_t *out)
{
    return hash(s, &s->wide, out, rvh_slh_list_values(s), (size_t)count * s->p->n);
}

// ---- functions of the message ----

// Its digest with SHA-2: SHA-512 where n is more than 16.
static rvh_alg sha2_of(const rvh_slh_parameters *p)
{
    return p->n == 16 ? RVH_SHA256 : RVH_SHA512;
}

// HMAC (FIPS 198-1) of the parts from the second one on. Two whole messages need no saved context, and so run on
// hardware that cannot save one.
static rvh_status hmac(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *key, size_t key_len, rvh_part *parts,
                       size_t count)
{
    const size_t block_len = alg == RVH_SHA256 ? SHA256_BLOCK : SHA512_BLOCK, size = block_len / 2;
    uint8_t block[SHA512_BLOCK + SHA512_BLOCK / 2] __attribute__((aligned(8)));
    memset(block, 0x36, block_len);
    rvh_xor(block, key, key_len);
    parts[0] = (rvh_part){block, block_len};
    rvh_status status = rvh_hashv(alg, block + block_len, size, parts, count);
    if (status == RVH_OK) {
        memset(block, 0x5c, block_len);
        rvh_xor(block, key, key_len);
        status = rvh_hash(alg, block, size, block, block_len + size);
        rvh_copy(out, block, outlen);
    }
    rvh_clear_words(block, sizeof block);
    return status;
}

rvh_status rvh_slh_prf_msg(const rvh_slh_parameters *p, uint8_t *out, const uint8_t *secret_prf, const uint8_t *random,
                           rvh_slh_parts *message)
{
    message->part[1] = (rvh_part){random, p->n};
    if (!p->is_shake) {
        return hmac(sha2_of(p), out, p->n, secret_prf, p->n, message->part, message->count);
    }
    message->part[0] = (rvh_part){secret_prf, p->n};
    return rvh_xofv(RVH_SHAKE256, out, p->n, message->part, message->count);
}

// MGF1 (RFC 8017 appendix B.2.1) of R, PK.seed and the digest.
static rvh_status mgf1(rvh_alg alg, uint8_t *out, size_t outlen, uint8_t *seed, size_t seed_len)
{
    const size_t size = alg == RVH_SHA256 ? SHA256_BLOCK / 2 : SHA512_BLOCK / 2;
    uint8_t digest[SHA512_BLOCK / 2] __attribute__((aligned(8)));
    rvh_status status = RVH_OK;
    for (uint32_t i = 0; outlen > 0 && status == RVH_OK; i++) {
        const size_t now = outlen < size ? outlen : size;
        rvh_store32(seed + seed_len, rvh_swap32(i));
        status = rvh_hash(alg, digest, size, seed, seed_len + 4);
        rvh_copy(out, digest, now);
        out += now;
        outlen -= now;
    }
    return status;
}

rvh_status rvh_slh_h_msg(const rvh_slh_parameters *p, uint8_t *out, size_t outlen, const uint8_t *r,
                         const uint8_t *public_key, rvh_slh_parts *message)
{
    const size_t n = p->n;
    message->part[0] = (rvh_part){r, n};
    message->part[1] = (rvh_part){public_key, 2 * n};
    if (p->is_shake) {
        return rvh_xofv(RVH_SHAKE256, out, outlen, message->part, message->count);
    }
    const rvh_alg alg = sha2_of(p);
    uint8_t seed[2 * RVH_SLH_N + SHA512_BLOCK / 2 + 4] __attribute__((aligned(8)));
    const size_t size = alg == RVH_SHA256 ? SHA256_BLOCK / 2 : SHA512_BLOCK / 2;
    rvh_copy(seed, r, n);
    rvh_copy(seed + n, public_key, n);
    rvh_status status = rvh_hashv(alg, seed + 2 * n, size, message->part, message->count);
    return status != RVH_OK ? status : mgf1(alg, out, outlen, seed, 2 * n + size);
}

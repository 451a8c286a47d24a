// SPDX-License-Identifier: Apache-2.0
//
// slhdsa-c's tables of hash functions on rvhash, for the twelve sets of FIPS 205: in place of its slh_sha2.c and
// slh_shake.c, with its own headers. What each call costs and what happens to an error: docs/adapters/slhdsa-c.md.
//
// Every function reads the library's address, var->adrs, as it is. Only wots_chain and fors_hash change it: the type,
// and the word that the PRF has 0.

#include "slh_var.h"

#include "../failure.h"
#include "slh_message.h"

enum { ADRS = 32, TYPE = 4, HEIGHT = 6, HASH = 7 }; // bytes of an address, and words of it: FIPS 205 section 4.2
enum { WOTS_PRF = 5, FORS_PRF = 6 };                // types
enum { LG_W = 4, W = 16, NUMBER = 4 };              // bytes of a word

// What is kept for a key, where the library's own code keeps states of SHA-2, which nothing else of it reads.
typedef struct __attribute__((may_alias)) {
    rvh_chains chains; // F and PRF; with SHAKE and with n = 16 also H and T_l
    rvh_prefix wide;   // SHA-512: PK.seed before H and T_l
} kept;

enum {
    START = (offsetof(slh_var_t, sha2_256_pk_seed) + _Alignof(kept) - 1) / _Alignof(kept) * _Alignof(kept),
    BETWEEN = offsetof(slh_var_t, sha2_512_pk_seed) - offsetof(slh_var_t, sha2_256_pk_seed),
    END = offsetof(slh_var_t, sha2_512_pk_seed) + sizeof(((slh_var_t *)NULL)->sha2_512_pk_seed),
};
_Static_assert(_Alignof(slh_var_t) % _Alignof(kept) == 0, "the place is aligned");
_Static_assert(BETWEEN >= sizeof(((slh_var_t *)NULL)->sha2_256_pk_seed)
                   && BETWEEN < sizeof(((slh_var_t *)NULL)->sha2_256_pk_seed) + _Alignof(kept),
               "the two states of SHA-2 are one place");
_Static_assert(START + sizeof(kept) <= END, "the place is large enough");

static kept *kept_of(slh_var_t *var)
{
    return (kept *)(void *)((uint8_t *)var + START);
}

static int is_shake(const kept *k)
{
    return k->chains.address_len == ADRS;
}

// ---- a key ----

static void take_key(slh_var_t *var, const uint8_t *pk, const uint8_t *sk, const slh_param_t *prm)
{
    const size_t n = prm->n;
    var->prm = prm;
    var->adrs = &var->t_adrs;
    if (sk != NULL) {
        rvh_copy(var->sk_seed, sk, n);
        rvh_copy(var->sk_prf, sk + n, n);
        pk = sk + 2 * n;
    }
    if (pk != NULL) {
        rvh_copy(var->pk_seed, pk, n);
        rvh_copy(var->pk_root, pk + n, n);
    }
}

static const uint8_t no_address[ADRS];

static void shake_mk_var(slh_var_t *var, const uint8_t *pk, const uint8_t *sk, const slh_param_t *prm)
{
    take_key(var, pk, sk, prm);
    rvh_adapter_check(rvh_chains_slh_shake(&kept_of(var)->chains, prm->n, var->pk_seed, no_address), NULL, 0);
}

static void sha2_mk_var(slh_var_t *var, const uint8_t *pk, const uint8_t *sk, const slh_param_t *prm)
{
    kept *k = kept_of(var);
    take_key(var, pk, sk, prm);
    rvh_adapter_check(rvh_chains_slh_sha2(&k->chains, prm->n, var->pk_seed, no_address), NULL, 0);
    if (prm->n > 16) {
        rvh_adapter_check(rvh_prefix_init(&k->wide, RVH_SHA512, var->pk_seed, prm->n, 1), NULL, 0);
    }
}

// ---- F, H, T_l, PRF ----

// The library's address as it is hashed: compressed with SHA-2 (section 11.2).
static void take_address(kept *k, const adrs_t *adrs)
{
    uint8_t *to = k->chains.address;
    if (is_shake(k)) {
        rvh_copy(to, adrs->u8, ADRS);
        return;
    }
    to[0] = adrs->u8[3];
    rvh_copy(to + 1, adrs->u8 + 8, 8);
    to[9] = adrs->u8[19];
    rvh_copy(to + 10, adrs->u8 + 20, 12);
}

static void hash(slh_var_t *var, const rvh_prefix *prefix, uint8_t *out, const uint8_t *values, size_t len)
{
    kept *k = kept_of(var);
    const size_t n = var->prm->n;
    take_address(k, var->adrs);
    const rvh_part parts[] = {{k->chains.address, k->chains.address_len}, {values, len}};
    rvh_adapter_check(rvh_prefix_hash(prefix, out, n, parts, 2), out, n);
}

static void f(slh_var_t *var, uint8_t *h, const uint8_t *m1)
{
    hash(var, &kept_of(var)->chains.prefix, h, m1, var->prm->n);
}

static void prf(slh_var_t *var, uint8_t *h)
{
    f(var, h, var->sk_seed);
}

static void t_l(slh_var_t *var, uint8_t *h, const uint8_t *m, size_t m_sz)
{
    const kept *k = kept_of(var);
    const int narrow = is_shake(k) || var->prm->n == 16;
    hash(var, narrow ? &k->chains.prefix : &k->wide, h, m, m_sz);
}

static void h(slh_var_t *var, uint8_t *out, const uint8_t *m1, const uint8_t *m2)
{
    uint8_t pair[2 * RVH_SLH_N] __attribute__((aligned(8)));
    const size_t n = var->prm->n;
    rvh_copy(pair, m1, n);
    rvh_copy(pair + n, m2, n);
    t_l(var, out, pair, 2 * n);
}

// ---- chains ----

// The steps of a chain up to the digit (RVH_CHAIN_TO_DIGIT) or from it up to `last`; `prf`: the start is the PRF's.
static void steps(slh_var_t *var, uint8_t *out, const uint8_t *start, unsigned part, uint8_t digit, unsigned last,
                  int prf)
{
    kept *k = kept_of(var);
    const rvh_row row = {
        .starts = start,
        .digits = &digit,
        .ends = out,
        .count = 1,
        .part = (uint8_t)part,
        .prf = (uint8_t)prf,
    };
    k->chains.last = (uint8_t)last;
    take_address(k, var->adrs);
    rvh_adapter_check(rvh_chain_row(&k->chains, &row), out, var->prm->n);
}

// Fields of the chains' address, from its end.
static void chain_fields(slh_var_t *var, unsigned chain, unsigned step, unsigned prf_type)
{
    rvh_chains *chains = &kept_of(var)->chains;
    chains->chain_at = (uint8_t)(chains->address_len - chain);
    chains->step_at = (uint8_t)(chains->address_len - step);
    chains->prf_byte = (uint8_t)prf_type;
}

static void put_word(slh_var_t *var, unsigned word, uint32_t value)
{
    var->adrs->u32[word] = rvh_swap32(value);
}

static void chain(slh_var_t *var, uint8_t *tmp, const uint8_t *x, uint32_t i, uint32_t s)
{
    if (s == 0) {
        rvh_copy(tmp, x, var->prm->n);
        return;
    }
    chain_fields(var, 2 * NUMBER, NUMBER, WOTS_PRF);
    steps(var, tmp, x, RVH_CHAIN_FROM_DIGIT, (uint8_t)i, i + s, 0);
}

static void wots_chain(slh_var_t *var, uint8_t *tmp, uint32_t s)
{
    put_word(var, TYPE, RVH_SLH_WOTS_HASH);
    put_word(var, HASH, 0);
    chain_fields(var, 2 * NUMBER, NUMBER, WOTS_PRF);
    steps(var, tmp, var->sk_seed, RVH_CHAIN_TO_DIGIT, (uint8_t)s, W - 1, 1);
}

// The secret value of a leaf of FORS; its F if s is 1. A chain of one step: the height is the number of the step.
static void fors_hash(slh_var_t *var, uint8_t *tmp, uint32_t s)
{
    put_word(var, TYPE, RVH_SLH_FORS_TREE);
    put_word(var, HEIGHT, 0);
    chain_fields(var, NUMBER, 2 * NUMBER, FORS_PRF);
    steps(var, tmp, var->sk_seed, RVH_CHAIN_TO_DIGIT, (uint8_t)s, 1, 1);
}

// ---- functions of the message ----

static rvh_slh_parameters parameters_of(slh_var_t *var)
{
    return (rvh_slh_parameters){.n = (uint8_t)var->prm->n, .is_shake = (uint8_t)is_shake(kept_of(var))};
}

// The parts of M': the message alone in the functions of section 9, after the context in those of section 10.
static rvh_status encode(rvh_slh_encoded *to, const uint8_t *m, size_t m_sz, const uint8_t *ctx, size_t ctx_sz)
{
    if (ctx_sz == SLH_CTX_SZ_NO_CONTEXT) {
        return rvh_slh_encode(to, &(rvh_slh_message){.data = m, .len = m_sz, .form = RVH_SLH_INTERNAL});
    }
    return rvh_slh_encode(to, &(rvh_slh_message){.data = m, .len = m_sz, .context = ctx, .context_len = ctx_sz});
}

static void h_msg(slh_var_t *var, uint8_t *digest, const uint8_t *r, const uint8_t *m, size_t m_sz, const uint8_t *ctx,
                  size_t ctx_sz)
{
    const rvh_slh_parameters p = parameters_of(var);
    const size_t n = p.n;
    uint8_t public_key[2 * RVH_SLH_N] __attribute__((aligned(8)));
    rvh_slh_encoded message;
    rvh_copy(public_key, var->pk_seed, n);
    rvh_copy(public_key + n, var->pk_root, n);
    rvh_status status = encode(&message, m, m_sz, ctx, ctx_sz);
    if (status == RVH_OK) {
        status = rvh_slh_h_msg(&p, digest, var->prm->m, r, public_key, &message.parts);
    }
    rvh_adapter_check(status, digest, var->prm->m);
}

static void prf_msg(slh_var_t *var, uint8_t *r, const uint8_t *opt_rand, const uint8_t *m, size_t m_sz,
                    const uint8_t *ctx, size_t ctx_sz)
{
    const rvh_slh_parameters p = parameters_of(var);
    rvh_slh_encoded message;
    rvh_status status = encode(&message, m, m_sz, ctx, ctx_sz);
    if (status == RVH_OK) {
        status = rvh_slh_prf_msg(&p, r, var->sk_prf, opt_rand, &message.parts);
    }
    rvh_adapter_check(status, r, p.n);
}

// ---- the sets: section 11, table 2 ----

#define TABLE(name, id, mk_var, ...)                                                                                   \
    const slh_param_t name = {id,        __VA_ARGS__, mk_var, chain, wots_chain, fors_hash, h_msg, prf,                \
                              prf_msg, f,           h,      t_l};

// n, h, d, h', a, k, lg w, m
#define SETS(size, ...)                                                                                                \
    TABLE(slh_dsa_sha2_##size, "SLH-DSA-SHA2-" #size, sha2_mk_var, __VA_ARGS__)                                        \
    TABLE(slh_dsa_shake_##size, "SLH-DSA-SHAKE-" #size, shake_mk_var, __VA_ARGS__)

SETS(128s, 16, 63, 7, 9, 12, 14, LG_W, 30)
SETS(128f, 16, 66, 22, 3, 6, 33, LG_W, 34)
SETS(192s, 24, 63, 7, 9, 14, 17, LG_W, 39)
SETS(192f, 24, 66, 22, 3, 8, 33, LG_W, 42)
SETS(256s, 32, 64, 8, 8, 14, 22, LG_W, 47)
SETS(256f, 32, 68, 17, 4, 9, 35, LG_W, 49)

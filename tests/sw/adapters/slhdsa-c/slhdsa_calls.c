// SPDX-License-Identifier: Apache-2.0
//
// What slhdsa-c does with a table of its hash functions: single calls, and keys, signatures and verification of FIPS
// 205 that go through the table alone. Between calls only those words of the address change that the library changes:
// it leaves the type to wots_chain and fors_hash, and does not set it again before h_h in FORS.

#include <string.h>

#include "slh_var.h"

#define EACH(of)                                                                                                       \
    of(slh_dsa_sha2_128s) of(slh_dsa_sha2_128f) of(slh_dsa_sha2_192s) of(slh_dsa_sha2_192f) of(slh_dsa_sha2_256s)      \
        of(slh_dsa_sha2_256f) of(slh_dsa_shake_128s) of(slh_dsa_shake_128f) of(slh_dsa_shake_192s)                     \
            of(slh_dsa_shake_192f) of(slh_dsa_shake_256s) of(slh_dsa_shake_256f)
#define DECLARE(name) extern const slh_param_t name;
#define POINTER(name) &name,
EACH(DECLARE)
static const slh_param_t *const sets[] = {EACH(POINTER)};

enum { LAYER, TREE_HIGH = 2, TREE_LOW, TYPE, KEY_PAIR, CHAIN, HASH }; // words of an address
enum { HEIGHT = CHAIN, INDEX = HASH };
enum { WOTS_HASH, WOTS_PK, TREE, FORS_TREE, FORS_ROOTS };

// ---- single calls on one key ----

static slh_var_t key;

const char *calls_set(unsigned set, uint32_t numbers[8])
{
    const slh_param_t *p = sets[set];
    const uint32_t all[] = {p->n, p->h, p->d, p->hp, p->a, p->k, p->lg_w, p->m};
    memcpy(numbers, all, sizeof all);
    return p->alg_id;
}

// As the library has it on its stack: nothing is initialised. Returns the address.
uint8_t *calls_key(unsigned set, const uint8_t *pk, const uint8_t *sk)
{
    memset(&key, 0xa5, sizeof key);
    sets[set]->mk_var(&key, pk, sk, sets[set]);
    return key.adrs->u8;
}

// pk.seed, pk.root, sk.seed, sk.prf, each from its own place of 32 bytes.
void calls_seeds(uint8_t out[4][32])
{
    memcpy(out[0], key.pk_seed, 32);
    memcpy(out[1], key.pk_root, 32);
    memcpy(out[2], key.sk_seed, 32);
    memcpy(out[3], key.sk_prf, 32);
}

// A copy goes on where the original was.
void calls_move(void)
{
    static slh_var_t copy;
    copy = key;
    memset(&key, 0, sizeof key);
    key = copy;
    key.adrs = &key.t_adrs;
}

void calls_chain(uint8_t *tmp, const uint8_t *x, uint32_t i, uint32_t s)
{
    key.prm->chain(&key, tmp, x, i, s);
}

void calls_wots_chain(uint8_t *tmp, uint32_t s)
{
    key.prm->wots_chain(&key, tmp, s);
}

void calls_fors_hash(uint8_t *tmp, uint32_t s)
{
    key.prm->fors_hash(&key, tmp, s);
}

void calls_h_msg(uint8_t *h, const uint8_t *r, const uint8_t *m, size_t m_sz, const uint8_t *ctx, size_t ctx_sz)
{
    key.prm->h_msg(&key, h, r, m, m_sz, ctx, ctx_sz);
}

void calls_prf(uint8_t *h)
{
    key.prm->prf(&key, h);
}

void calls_prf_msg(uint8_t *h, const uint8_t *rand, const uint8_t *m, size_t m_sz, const uint8_t *ctx, size_t ctx_sz)
{
    key.prm->prf_msg(&key, h, rand, m, m_sz, ctx, ctx_sz);
}

void calls_h_f(uint8_t *h, const uint8_t *m1)
{
    key.prm->h_f(&key, h, m1);
}

void calls_h_h(uint8_t *h, const uint8_t *m1, const uint8_t *m2)
{
    key.prm->h_h(&key, h, m1, m2);
}

void calls_h_t(uint8_t *h, const uint8_t *m, size_t m_sz)
{
    key.prm->h_t(&key, h, m, m_sz);
}

// ---- addresses and digits ----

static void set(slh_var_t *v, unsigned word, uint32_t value)
{
    uint8_t *at = v->adrs->u8 + 4 * word;
    for (int i = 4; i-- > 0; value >>= 8) {
        at[i] = (uint8_t)value;
    }
}

static void set_place(slh_var_t *v, uint32_t layer, uint64_t tree)
{
    set(v, LAYER, layer);
    set(v, TREE_HIGH, (uint32_t)(tree >> 32));
    set(v, TREE_LOW, (uint32_t)tree);
}

// The type; the last two words are cleared.
static void set_type(slh_var_t *v, uint32_t type)
{
    set(v, TYPE, type);
    set(v, CHAIN, 0);
    set(v, HASH, 0);
}

static uint64_t bits_of(const uint8_t *bytes, size_t first, size_t count)
{
    uint64_t value = 0;
    for (size_t i = first; i < first + count; i++) {
        value = value << 1 | (bytes[i / 8] >> (7 - i % 8) & 1);
    }
    return value;
}

static uint32_t chains_of(const slh_param_t *p)
{
    return 2 * p->n + 3;
}

static void digits_of(const slh_param_t *p, const uint8_t *value, uint32_t *digits)
{
    uint32_t sum = 0;
    for (uint32_t i = 0; i < 2 * p->n; i++) {
        digits[i] = (uint32_t)bits_of(value, 4 * i, 4);
        sum += 15 - digits[i];
    }
    for (uint32_t i = 0; i < 3; i++) {
        digits[2 * p->n + i] = sum >> (8 - 4 * i) & 15;
    }
}

// ---- WOTS+ and trees of the hypertree ----

static void node_of(slh_var_t *v, uint8_t *node, uint32_t index, uint32_t level)
{
    const slh_param_t *p = v->prm;
    uint8_t ends[SLH_MAX_LEN * SLH_MAX_N], right[SLH_MAX_N];
    if (level > 0) {
        node_of(v, node, 2 * index, level - 1);
        node_of(v, right, 2 * index + 1, level - 1);
        set_type(v, TREE);
        set(v, KEY_PAIR, 0);
        set(v, HEIGHT, level);
        set(v, INDEX, index);
        p->h_h(v, node, node, right);
        return;
    }
    set(v, KEY_PAIR, index);
    for (uint32_t i = 0; i < chains_of(p); i++) {
        set(v, CHAIN, i);
        p->wots_chain(v, ends + i * p->n, 15);
    }
    set_type(v, WOTS_PK);
    p->h_t(v, node, ends, (size_t)chains_of(p) * p->n);
}

static void climb(slh_var_t *v, uint8_t *node, uint32_t index, uint32_t levels, const uint8_t *path)
{
    const slh_param_t *p = v->prm;
    for (uint32_t level = 1; level <= levels; level++, path += p->n) {
        set(v, HEIGHT, level);
        set(v, INDEX, index >> level);
        if (index >> (level - 1) & 1) {
            p->h_h(v, node, path, node);
        } else {
            p->h_h(v, node, node, path);
        }
    }
}

// The root from a signature of `node`, which it may replace.
static void root_of(slh_var_t *v, uint8_t *root, uint32_t leaf, const uint8_t *signature, const uint8_t *node)
{
    const slh_param_t *p = v->prm;
    uint32_t digits[SLH_MAX_LEN];
    uint8_t ends[SLH_MAX_LEN * SLH_MAX_N];
    digits_of(p, node, digits);
    set_type(v, WOTS_HASH);
    set(v, KEY_PAIR, leaf);
    for (uint32_t i = 0; i < chains_of(p); i++) {
        set(v, CHAIN, i);
        p->chain(v, ends + i * p->n, signature + i * p->n, digits[i], 15 - digits[i]);
    }
    set_type(v, WOTS_PK);
    p->h_t(v, root, ends, (size_t)chains_of(p) * p->n);
    set_type(v, TREE);
    set(v, KEY_PAIR, 0);
    climb(v, root, leaf, p->hp, signature + (size_t)chains_of(p) * p->n);
}

static void sign_node(slh_var_t *v, uint8_t *signature, uint32_t leaf, const uint8_t *node)
{
    const slh_param_t *p = v->prm;
    uint32_t digits[SLH_MAX_LEN];
    for (uint32_t level = 0; level < p->hp; level++) {
        node_of(v, signature + (chains_of(p) + level) * p->n, leaf >> level ^ 1, level);
    }
    digits_of(p, node, digits);
    set_type(v, WOTS_HASH);
    set(v, KEY_PAIR, leaf);
    for (uint32_t i = 0; i < chains_of(p); i++) {
        set(v, CHAIN, i);
        p->wots_chain(v, signature + i * p->n, digits[i]);
    }
}

// ---- FORS ----

static void fors_node(slh_var_t *v, uint8_t *node, uint32_t index, uint32_t level)
{
    uint8_t right[SLH_MAX_N];
    if (level == 0) {
        set(v, INDEX, index);
        v->prm->fors_hash(v, node, 1);
        return;
    }
    fors_node(v, node, 2 * index, level - 1);
    fors_node(v, right, 2 * index + 1, level - 1);
    set(v, HEIGHT, level);
    set(v, INDEX, index);
    v->prm->h_h(v, node, node, right);
}

static void fors_sign(slh_var_t *v, uint8_t *signature, const uint8_t *digest)
{
    const slh_param_t *p = v->prm;
    for (uint32_t i = 0; i < p->k; i++) {
        const uint32_t leaf = (i << p->a) + (uint32_t)bits_of(digest, i * p->a, p->a);
        set(v, INDEX, leaf);
        p->fors_hash(v, signature, 0);
        signature += p->n;
        for (uint32_t level = 0; level < p->a; level++, signature += p->n) {
            fors_node(v, signature, leaf >> level ^ 1, level);
        }
    }
}

static void fors_root(slh_var_t *v, uint8_t *root, const uint8_t *signature, const uint8_t *digest)
{
    const slh_param_t *p = v->prm;
    uint8_t roots[SLH_MAX_K * SLH_MAX_N];
    for (uint32_t i = 0; i < p->k; i++, signature += (1 + p->a) * p->n) {
        const uint32_t leaf = (i << p->a) + (uint32_t)bits_of(digest, i * p->a, p->a);
        set(v, HEIGHT, 0);
        set(v, INDEX, leaf);
        p->h_f(v, roots + i * p->n, signature);
        climb(v, roots + i * p->n, leaf, p->a, signature + p->n);
    }
    set_type(v, FORS_ROOTS);
    p->h_t(v, root, roots, (size_t)p->k * p->n);
}

// ---- keys, signatures, verification ----

struct place {
    uint64_t tree;
    uint32_t leaf;
};

// What the digest selects, and the address of its FORS key.
static struct place select_key(slh_var_t *v, const uint8_t *digest)
{
    const slh_param_t *p = v->prm;
    const size_t fors = (p->k * p->a + 7) / 8, above = p->h - p->hp, bytes = (above + 7) / 8, leaf = (p->hp + 7) / 8;
    const struct place at = {
        .tree = bits_of(digest, 8 * (fors + bytes) - above, above),
        .leaf = (uint32_t)bits_of(digest, 8 * (fors + bytes + leaf) - p->hp, p->hp),
    };
    memset(v->adrs, 0, sizeof *v->adrs);
    set_place(v, 0, at.tree);
    set_type(v, FORS_TREE);
    set(v, KEY_PAIR, at.leaf);
    return at;
}

static struct place next_layer(const slh_param_t *p, struct place at)
{
    return (struct place){at.tree >> p->hp, (uint32_t)(at.tree & ((1u << p->hp) - 1))};
}

// sk: SK.seed, SK.prf, PK.seed, and the root that this makes.
void calls_keygen(unsigned number, uint8_t *sk)
{
    const slh_param_t *p = sets[number];
    slh_var_t v;
    p->mk_var(&v, NULL, sk, p);
    memset(v.adrs, 0, sizeof *v.adrs);
    set_place(&v, p->d - 1, 0);
    node_of(&v, sk + 3 * p->n, 0, p->hp);
}

void calls_sign(unsigned number, uint8_t *signature, const uint8_t *m, size_t m_sz, const uint8_t *ctx, size_t ctx_sz,
                const uint8_t *sk)
{
    const slh_param_t *p = sets[number];
    slh_var_t v;
    uint8_t digest[SLH_MAX_M], node[SLH_MAX_N];
    p->mk_var(&v, NULL, sk, p);
    p->prf_msg(&v, signature, v.pk_seed, m, m_sz, ctx, ctx_sz);
    p->h_msg(&v, digest, signature, m, m_sz, ctx, ctx_sz);
    signature += p->n;
    struct place at = select_key(&v, digest);
    fors_sign(&v, signature, digest);
    fors_root(&v, node, signature, digest);
    signature += p->k * (1 + p->a) * p->n;
    memset(v.adrs, 0, sizeof *v.adrs);
    for (uint32_t layer = 0; layer < p->d; layer++) {
        set_place(&v, layer, at.tree);
        sign_node(&v, signature, at.leaf, node);
        root_of(&v, node, at.leaf, signature, node);
        signature += (chains_of(p) + p->hp) * p->n;
        at = next_layer(p, at);
    }
}

// 1: the signature is right.
int calls_verify(unsigned number, const uint8_t *m, size_t m_sz, const uint8_t *signature, const uint8_t *ctx,
                 size_t ctx_sz, const uint8_t *pk)
{
    const slh_param_t *p = sets[number];
    slh_var_t v;
    uint8_t digest[SLH_MAX_M], node[SLH_MAX_N];
    p->mk_var(&v, pk, NULL, p);
    p->h_msg(&v, digest, signature, m, m_sz, ctx, ctx_sz);
    signature += p->n;
    struct place at = select_key(&v, digest);
    fors_root(&v, node, signature, digest);
    signature += p->k * (1 + p->a) * p->n;
    memset(v.adrs, 0, sizeof *v.adrs);
    for (uint32_t layer = 0; layer < p->d; layer++) {
        set_place(&v, layer, at.tree);
        root_of(&v, node, at.leaf, signature, node);
        signature += (chains_of(p) + p->hp) * p->n;
        at = next_layer(p, at);
    }
    return memcmp(node, v.pk_root, p->n) == 0;
}

// SPDX-License-Identifier: Apache-2.0
//
// The trees of SLH-DSA, in one pass over their leaves. Leaves are made in batches: the leaves of a batch of FORS are one
// row of chains. A key of WOTS+ is a row of chains, and a hash of their ends.

#include "slh_tree.h"

#include "bytes.h"

enum { BATCH = 1024, HIGHEST = 14, FEWEST = BATCH / RVH_SLH_N }; // bytes of a batch; leaves of a batch at least
enum { LEFT = HIGHEST - 5 + 1 };                                 // nodes that wait: the root of a batch is at level 5
_Static_assert(FEWEST >= 1 << 5, "a batch has 2^5 leaves at least");
enum { W = 16, FORS_PRF = 6, WOTS_PRF = 5, NUMBER = 4 };

// ---- addresses ----

// Fields of the chains' address, from its end: a chain of WOTS+ counts steps in the last word, one of FORS leaves.
static void chain_fields(rvh_slh *s, unsigned chain, unsigned step, unsigned last, unsigned prf)
{
    s->chains.chain_at = (uint8_t)(s->chains.address_len - chain);
    s->chains.step_at = (uint8_t)(s->chains.address_len - step);
    s->chains.last = (uint8_t)last;
    s->chains.prf_byte = (uint8_t)prf;
}

void rvh_slh_use_wots(rvh_slh *s)
{
    chain_fields(s, 2 * NUMBER, NUMBER, W - 1, WOTS_PRF);
    rvh_slh_type(rvh_slh_pair_values(s), RVH_SLH_TREE, 0);
}

void rvh_slh_use_fors(rvh_slh *s, uint32_t key_pair)
{
    chain_fields(s, NUMBER, 2 * NUMBER, 1, FORS_PRF);
    rvh_slh_type(rvh_slh_chain_address(s), RVH_SLH_FORS_TREE, key_pair);
    rvh_slh_type(rvh_slh_pair_values(s), RVH_SLH_FORS_TREE, key_pair);
    rvh_slh_type(rvh_slh_list_values(s), RVH_SLH_FORS_ROOTS, key_pair);
}

// ---- WOTS+ ----

void rvh_slh_digits(rvh_slh *s, const uint8_t *value)
{
    const unsigned n = s->p->n;
    unsigned sum = 2 * n * (W - 1);
    RVH_UNROLL_BY(8)
    for (unsigned i = 0; i < n; i++) {
        s->digits[2 * i] = value[i] >> 4;
        s->digits[2 * i + 1] = value[i] & 15;
        sum -= (value[i] >> 4) + (value[i] & 15u);
    }
    for (unsigned i = 0; i < 3; i++) {
        s->digits[2 * n + i] = sum >> (8 - 4 * i) & 15;
    }
}

static rvh_status wots_row(rvh_slh *s, unsigned part, const uint8_t *starts, int prf, uint8_t *ends)
{
    const rvh_row row = {
        .starts = starts,
        .digits = part == RVH_CHAIN_WHOLE ? NULL : s->digits,
        .ends = ends,
        .count = (uint16_t)rvh_slh_chains(s->p),
        .part = (uint8_t)part,
        .prf = (uint8_t)prf,
    };
    return rvh_chain_row(&s->chains, &row);
}

static void at_key_pair(rvh_slh *s, uint32_t key_pair)
{
    rvh_slh_type(rvh_slh_chain_address(s), RVH_SLH_WOTS_HASH, key_pair);
    rvh_slh_type(rvh_slh_list_values(s), RVH_SLH_WOTS_PK, key_pair);
}

rvh_status rvh_slh_wots_from_signature(rvh_slh *s, uint32_t key_pair, const uint8_t *signature, uint8_t *out)
{
    at_key_pair(s, key_pair);
    const rvh_status status = wots_row(s, RVH_CHAIN_FROM_DIGIT, signature, 0, rvh_slh_list_values(s));
    return status != RVH_OK ? status : rvh_slh_t(s, rvh_slh_chains(s->p), out);
}

// The public key of a key pair; of the one that signs, by way of its signature: no step is done twice.
static rvh_status wots_leaf(rvh_slh *s, const rvh_slh_tree *tree, uint32_t key_pair, uint8_t *out)
{
    at_key_pair(s, key_pair);
    rvh_status status;
    if (tree->signature != NULL && key_pair == tree->leaf) {
        status = wots_row(s, RVH_CHAIN_TO_DIGIT, s->secret_seed, 1, tree->signature);
        return status != RVH_OK ? status : rvh_slh_wots_from_signature(s, key_pair, tree->signature, out);
    }
    status = wots_row(s, RVH_CHAIN_WHOLE, s->secret_seed, 1, rvh_slh_list_values(s));
    return status != RVH_OK ? status : rvh_slh_t(s, rvh_slh_chains(s->p), out);
}

// ---- trees ----

// `count` leaves of a tree from `index` on.
static rvh_status leaves(rvh_slh *s, const rvh_slh_tree *tree, uint32_t index, unsigned count, uint8_t *out)
{
    rvh_status status = RVH_OK;
    if (tree->is_fors) {
        const rvh_row row = {.starts = s->secret_seed, .ends = out, .count = (uint16_t)count, .prf = 1};
        rvh_slh_words(rvh_slh_chain_address(s), 0, tree->first + index);
        return rvh_chain_row(&s->chains, &row);
    }
    for (unsigned i = 0; i < count && status == RVH_OK; i++) {
        status = wots_leaf(s, tree, index + i, out + i * s->p->n);
    }
    return status;
}

// The secret value of the leaf of FORS that signs.
static rvh_status fors_secret(rvh_slh *s, const rvh_slh_tree *tree)
{
    static const uint8_t none = 0;
    const rvh_row row = {
        .starts = s->secret_seed,
        .digits = &none,
        .ends = tree->signature,
        .count = 1,
        .part = RVH_CHAIN_TO_DIGIT,
        .prf = 1,
    };
    rvh_slh_words(rvh_slh_chain_address(s), 0, tree->first + tree->leaf);
    return rvh_chain_row(&s->chains, &row);
}

// Keep the sibling of the path if it is among the `count` nodes of a level from `index` on.
static void keep(const rvh_slh *s, const rvh_slh_tree *tree, unsigned level, uint32_t index, unsigned count,
                 const uint8_t *nodes)
{
    const uint32_t sibling = tree->leaf >> level ^ 1, at = sibling - index;
    if (tree->path != NULL && level < tree->height && at < count) {
        rvh_copy(tree->path + level * s->p->n, nodes + at * s->p->n, s->p->n);
    }
}

// The parent of the pair, which is number `index` of its level in the tree.
static rvh_status parent(rvh_slh *s, const rvh_slh_tree *tree, unsigned level, uint32_t index, uint8_t *out)
{
    rvh_slh_node(s, level, (tree->first >> level) + index);
    return rvh_slh_h(s, out);
}

rvh_status rvh_slh_tree_root(rvh_slh *s, const rvh_slh_tree *tree, uint8_t *root)
{
    const size_t n = s->p->n;
    uint8_t nodes[BATCH] __attribute__((aligned(8))), left[LEFT][RVH_SLH_N] __attribute__((aligned(8)));
    uint8_t *const pair = rvh_slh_pair_values(s);
    unsigned low = 0; // height of the tree over a batch
    while (low < tree->height && n << (low + 1) <= BATCH) {
        low++;
    }
    rvh_status status = tree->is_fors && tree->signature != NULL ? fors_secret(s, tree) : RVH_OK;
    for (uint32_t at = 0; at >> tree->height == 0 && status == RVH_OK; at += 1u << low) {
        status = leaves(s, tree, at, 1u << low, nodes);
        for (unsigned level = 0; level < low; level++) {
            const unsigned count = 1u << (low - level);
            keep(s, tree, level, at >> level, count, nodes);
            for (unsigned i = 0; i < count / 2 && status == RVH_OK; i++) {
                rvh_slh_copy(pair, nodes + 2 * i * n, 2 * n);
                status = parent(s, tree, level + 1, (at >> (level + 1)) + i, nodes + i * n);
            }
        }
        unsigned level = low;
        uint32_t index = at >> low;
        keep(s, tree, level, index, 1, nodes);
        for (; index % 2 == 1 && status == RVH_OK; index /= 2) {
            rvh_slh_copy(pair, left[level - low], n);
            rvh_slh_copy(pair + n, nodes, n);
            level++;
            status = parent(s, tree, level, index / 2, nodes);
            keep(s, tree, level, index / 2, 1, nodes);
        }
        rvh_copy(left[level - low], nodes, n);
    }
    rvh_copy(root, left[tree->height - low], n);
    return status;
}

rvh_status rvh_slh_climb(rvh_slh *s, unsigned height, uint32_t index, const uint8_t *path, uint8_t *node)
{
    const size_t n = s->p->n;
    uint8_t *const pair = rvh_slh_pair_values(s);
    uint8_t *at = pair + (index % 2 == 1 ? n : 0); // of the node in the pair
    rvh_status status = RVH_OK;
    rvh_slh_copy(at, node, n);
    for (unsigned level = 1; level <= height && status == RVH_OK; level++) {
        rvh_slh_copy(at == pair ? pair + n : pair, path, n);
        index /= 2;
        path += n;
        at = level == height ? node : pair + (index % 2 == 1 ? n : 0);
        rvh_slh_node(s, level, index);
        status = rvh_slh_h(s, at);
    }
    return status;
}

// SPDX-License-Identifier: Apache-2.0
//
// SLH-DSA: rvh_slh_dsa.h. Algorithms 18 to 25 of FIPS 205.

#include "rvh_slh_dsa.h"

#include "bytes.h"
#include "slh_message.h"
#include "slh_tree.h"

// What H_msg selects (algorithm 19 lines 6 to 10).
struct selection {
    uint8_t digest[RVH_SLH_DIGEST_MAX + 7]; // its first bytes are the indices of the leaves of FORS
    uint64_t tree;
    uint32_t leaf;
};

static uint64_t number_of(const uint8_t *bytes, unsigned count)
{
    uint64_t value = 0;
    while (count-- > 0) {
        value = value << 8 | *bytes++;
    }
    return value;
}

static rvh_status select(const rvh_slh_parameters *p, struct selection *to, const uint8_t *r, const uint8_t *public_key,
                         rvh_slh_parts *message)
{
    const unsigned above = p->height * (p->layers - 1u); // height of the hypertree without its lowest layer
    const unsigned fors = (p->trees * p->bits + 7u) / 8, tree = (above + 7) / 8, leaf = (p->height + 7u) / 8;
    const rvh_status status = rvh_slh_h_msg(p, to->digest, fors + tree + leaf, r, public_key, message);
    if (status == RVH_OK) {
        to->tree = number_of(to->digest + fors, tree) & (UINT64_MAX >> (64 - above));
        to->leaf = (uint32_t)number_of(to->digest + fors + tree, leaf) & ((1u << p->height) - 1);
    }
    return status;
}

// Number `i` of the indices of `bits` bits (algorithm 4).
static uint32_t index_of(const uint8_t *digest, unsigned i, unsigned bits)
{
    const unsigned first = i * bits;
    const uint8_t *at = digest + first / 8; // bits is at most 14
    const uint32_t three = (uint32_t)at[0] << 16 | (uint32_t)at[1] << 8 | at[2];
    return three >> (24 - first % 8 - bits) & ((1u << bits) - 1);
}

// ---- signing ----

// Sign the digest with FORS (algorithm 16); `node`: its public key.
static rvh_status fors_sign(rvh_slh *s, const struct selection *of, uint8_t *signature, uint8_t *node)
{
    const rvh_slh_parameters *p = s->p;
    rvh_status status = RVH_OK;
    rvh_slh_at_tree(s, 0, of->tree);
    rvh_slh_use_fors(s, of->leaf);
    for (unsigned i = 0; i < p->trees && status == RVH_OK; i++) {
        const rvh_slh_tree tree = {
            .height = p->bits,
            .is_fors = 1,
            .first = (uint32_t)i << p->bits,
            .leaf = index_of(of->digest, i, p->bits),
            .signature = signature,
            .path = signature + p->n,
        };
        status = rvh_slh_tree_root(s, &tree, rvh_slh_list_values(s) + i * p->n);
        signature += p->n * (1u + p->bits);
    }
    return status != RVH_OK ? status : rvh_slh_t(s, p->trees, node);
}

// Sign the node with the hypertree (algorithm 12); `node` becomes its root.
static rvh_status hypertree_sign(rvh_slh *s, const struct selection *of, uint8_t *signature, uint8_t *node)
{
    const rvh_slh_parameters *p = s->p;
    uint64_t number = of->tree;
    uint32_t leaf = of->leaf;
    rvh_status status = RVH_OK;
    for (unsigned layer = 0; layer < p->layers && status == RVH_OK; layer++) {
        const rvh_slh_tree tree = {
            .height = p->height,
            .leaf = leaf,
            .signature = signature,
            .path = signature + rvh_slh_chains(p) * p->n,
        };
        rvh_slh_at_tree(s, layer, number);
        rvh_slh_use_wots(s);
        rvh_slh_digits(s, node);
        status = rvh_slh_tree_root(s, &tree, node);
        signature += p->n * (rvh_slh_chains(p) + p->height);
        leaf = (uint32_t)number & ((1u << p->height) - 1);
        number >>= p->height;
    }
    return status;
}

// Clear what secrets have left in the hardware. A call that interrupted another one was not in hardware.
static rvh_status wiped(rvh_status status)
{
    const rvh_status wipe = rvh_hw_wipe();
    return status != RVH_OK || wipe == RVH_ERR_BUSY ? status : wipe;
}

static rvh_status sign(const rvh_slh_parameters *p, uint8_t *signature, rvh_slh_parts *message, const uint8_t *secret,
                       const uint8_t *random)
{
    const size_t n = p->n;
    const uint8_t *const public_key = secret + 2 * n;
    uint8_t node[RVH_SLH_N] __attribute__((aligned(8)));
    struct selection selection;
    rvh_slh s;
    rvh_status status = rvh_slh_begin(&s, p, public_key, secret);
    if (status == RVH_OK) {
        status = rvh_slh_prf_msg(p, signature, secret + n, random != NULL ? random : public_key, message);
    }
    if (status == RVH_OK) {
        status = select(p, &selection, signature, public_key, message);
    }
    if (status == RVH_OK) {
        status = fors_sign(&s, &selection, signature + n, node);
    }
    if (status == RVH_OK) {
        status = hypertree_sign(&s, &selection, signature + n * (1 + p->trees * (1u + p->bits)), node);
    }
    return status == RVH_OK && memcmp(node, public_key + n, n) != 0 ? RVH_ERR_STATE : status;
}

rvh_status rvh_slh_sign(rvh_slh_set set, void *signature, const rvh_slh_message *message, const void *secret,
                        const void *random)
{
    const rvh_slh_parameters *p = rvh_slh_parameters_of(set);
    if (p == NULL) {
        return RVH_ERR_ALG;
    }
    if (signature == NULL || secret == NULL) {
        return RVH_ERR_ARG;
    }
    rvh_slh_encoded encoded;
    rvh_status status = rvh_slh_encode(&encoded, message);
    if (status == RVH_ERR_ARG || status == RVH_ERR_ALG) {
        return status;
    }
    if (status == RVH_OK) {
        status = wiped(sign(p, signature, &encoded.parts, secret, random));
    }
    if (status != RVH_OK) {
        memset(signature, 0, rvh_slh_signature_bytes(set));
    }
    return status;
}

// ---- keys ----

rvh_status rvh_slh_keygen(rvh_slh_set set, void *secret, void *public_key, const void *seeds)
{
    const rvh_slh_parameters *p = rvh_slh_parameters_of(set);
    if (p == NULL) {
        return RVH_ERR_ALG;
    }
    if (secret == NULL || seeds == NULL) {
        return RVH_ERR_ARG;
    }
    const size_t n = p->n;
    uint8_t *const to = secret;
    rvh_copy(to, seeds, 3 * n);
    rvh_slh s;
    rvh_status status = rvh_slh_begin(&s, p, to + 2 * n, to);
    if (status == RVH_OK) {
        const rvh_slh_tree tree = {.height = p->height};
        rvh_slh_at_tree(&s, p->layers - 1u, 0);
        rvh_slh_use_wots(&s);
        status = rvh_slh_tree_root(&s, &tree, to + 3 * n);
    }
    status = wiped(status);
    if (status != RVH_OK) {
        memset(to, 0, 4 * n);
    }
    if (public_key != NULL) {
        rvh_copy(public_key, to + 2 * n, 2 * n);
    }
    return status;
}

// ---- verification ----

// The public key of FORS from its signature (algorithm 17).
static rvh_status fors_verify(rvh_slh *s, const struct selection *of, const uint8_t *signature, uint8_t *node)
{
    const rvh_slh_parameters *p = s->p;
    rvh_status status = RVH_OK;
    rvh_slh_at_tree(s, 0, of->tree);
    rvh_slh_use_fors(s, of->leaf);
    for (unsigned i = 0; i < p->trees && status == RVH_OK; i++) {
        const uint32_t index = ((uint32_t)i << p->bits) + index_of(of->digest, i, p->bits);
        uint8_t *const root = rvh_slh_list_values(s) + i * p->n;
        rvh_slh_node(s, 0, index);
        rvh_slh_copy(rvh_slh_pair_values(s), signature, p->n);
        status = rvh_slh_f(s, root);
        if (status == RVH_OK) {
            status = rvh_slh_climb(s, p->bits, index, signature + p->n, root);
        }
        signature += p->n * (1u + p->bits);
    }
    return status != RVH_OK ? status : rvh_slh_t(s, p->trees, node);
}

// The root of the hypertree from its signature of a node (algorithm 13); `node` becomes the root.
static rvh_status hypertree_verify(rvh_slh *s, const struct selection *of, const uint8_t *signature, uint8_t *node)
{
    const rvh_slh_parameters *p = s->p;
    uint64_t number = of->tree;
    uint32_t leaf = of->leaf;
    rvh_status status = RVH_OK;
    for (unsigned layer = 0; layer < p->layers && status == RVH_OK; layer++) {
        rvh_slh_at_tree(s, layer, number);
        rvh_slh_use_wots(s);
        rvh_slh_digits(s, node);
        status = rvh_slh_wots_from_signature(s, leaf, signature, node);
        signature += p->n * rvh_slh_chains(p);
        if (status == RVH_OK) {
            status = rvh_slh_climb(s, p->height, leaf, signature, node);
        }
        signature += p->n * p->height;
        leaf = (uint32_t)number & ((1u << p->height) - 1);
        number >>= p->height;
    }
    return status;
}

static rvh_status verify(const rvh_slh_parameters *p, const uint8_t *signature, rvh_slh_parts *message,
                         const uint8_t *public_key)
{
    const size_t n = p->n;
    uint8_t node[RVH_SLH_N] __attribute__((aligned(8)));
    struct selection selection;
    rvh_slh s;
    rvh_status status = rvh_slh_begin(&s, p, public_key, NULL);
    if (status == RVH_OK) {
        status = select(p, &selection, signature, public_key, message);
    }
    if (status == RVH_OK) {
        status = fors_verify(&s, &selection, signature + n, node);
    }
    if (status == RVH_OK) {
        status = hypertree_verify(&s, &selection, signature + n * (1 + p->trees * (1u + p->bits)), node);
    }
    return status == RVH_OK && memcmp(node, public_key + n, n) != 0 ? RVH_ERR_TAG : status;
}

rvh_status rvh_slh_verify(rvh_slh_set set, const void *signature, size_t signature_len, const rvh_slh_message *message,
                          const void *public_key, size_t public_len)
{
    const rvh_slh_parameters *p = rvh_slh_parameters_of(set);
    if (p == NULL) {
        return RVH_ERR_ALG;
    }
    if ((signature == NULL && signature_len > 0) || public_key == NULL || public_len != 2u * p->n) {
        return RVH_ERR_ARG;
    }
    rvh_slh_encoded encoded;
    const rvh_status status = rvh_slh_encode(&encoded, message);
    if (status != RVH_OK) {
        return status;
    }
    if (signature_len != rvh_slh_signature_bytes(set)) {
        return RVH_ERR_TAG;
    }
    return verify(p, signature, &encoded.parts, public_key);
}

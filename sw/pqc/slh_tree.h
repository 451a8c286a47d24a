// SPDX-License-Identifier: Apache-2.0
//
// The trees of SLH-DSA: those of the hypertree, whose leaves are keys of WOTS+ (FIPS 205 sections 5, 6), and those of
// FORS, whose leaves are secret values (section 8).

#ifndef RVH_SLH_TREE_H
#define RVH_SLH_TREE_H

#include "slh_hash.h"

// A tree to compute. A tree of the hypertree if `is_fors` is 0.
typedef struct rvh_slh_tree {
    uint8_t height;
    uint8_t is_fors;
    uint32_t first;     // index of its first leaf
    uint32_t leaf;      // the leaf that signs, counted from the first
    uint8_t *signature; // the signature of that leaf: of WOTS+ for s->digits, or its secret value; null: none
    uint8_t *path;      // the authentication path of that leaf; null: none
} rvh_slh_tree;

// Compute the root of a tree, with the signature and the path of its leaf. Errors: HW, BUSY.
rvh_status rvh_slh_tree_root(rvh_slh *s, const rvh_slh_tree *tree, uint8_t *root);

// Addresses of a tree: of the hypertree, and of FORS with a key pair. rvh_slh_at_tree comes before.
void rvh_slh_use_wots(rvh_slh *s);
void rvh_slh_use_fors(rvh_slh *s, uint32_t key_pair);

// The digits of a value of n bytes, and of their checksum (algorithms 4 and 7): s->digits.
void rvh_slh_digits(rvh_slh *s, const uint8_t *value);

// The public key of WOTS+ of a key pair from the signature of s->digits (algorithm 8). Errors: HW, BUSY.
rvh_status rvh_slh_wots_from_signature(rvh_slh *s, uint32_t key_pair, const uint8_t *signature, uint8_t *out);

// The root above the node with this index, by its path (algorithms 11 and 17); `node` becomes the root. Errors: HW, BUSY.
rvh_status rvh_slh_climb(rvh_slh *s, unsigned height, uint32_t index, const uint8_t *path, uint8_t *node);

#endif

// SPDX-License-Identifier: Apache-2.0
//
// The functions of SLH-DSA (FIPS 205 section 4.1) and the addresses that they hash (section 4.2), for one key.

#ifndef RVH_SLH_HASH_H
#define RVH_SLH_HASH_H

#include "bytes.h"
#include "rvh_chain.h"
#include "slh_sets.h"

enum { RVH_SLH_HEAD = 64 }; // bytes at most of PK.seed and an address

// Types of addresses. The types of the PRF are in rvh_chains.
enum { RVH_SLH_WOTS_HASH, RVH_SLH_WOTS_PK, RVH_SLH_TREE, RVH_SLH_FORS_TREE, RVH_SLH_FORS_ROOTS };

// A message of H or T_l: values at byte RVH_SLH_HEAD, the address directly before them, and with SHAKE PK.seed before it.
typedef struct rvh_slh_pair {
    uint8_t bytes[RVH_SLH_HEAD + 2 * RVH_SLH_N] __attribute__((aligned(8)));
} rvh_slh_pair;
typedef struct rvh_slh_list {
    uint8_t bytes[RVH_SLH_HEAD + RVH_SLH_CHAINS * RVH_SLH_N] __attribute__((aligned(8)));
} rvh_slh_list;

// A key in use, and what is hashed with it. Addresses are compressed with SHA-2 (section 11.2).
typedef struct rvh_slh {
    const rvh_slh_parameters *p;
    const uint8_t *secret_seed; // SK.seed; null in verification
    rvh_chains chains;          // F and PRF
    rvh_prefix wide;            // SHA-2: PK.seed before H and T_l
    rvh_slh_pair pair;          // H
    rvh_slh_list list;          // T_l
    uint8_t digits[RVH_SLH_CHAINS + 1];
} rvh_slh;

// A key with the PK.seed of n bytes. Addresses are all zeros. Errors: HW, BUSY.
rvh_status rvh_slh_begin(rvh_slh *s, const rvh_slh_parameters *p, const uint8_t *seed, const uint8_t *secret_seed);

// In all addresses: the layer and the tree.
void rvh_slh_at_tree(rvh_slh *s, unsigned layer, uint64_t tree);

// In the address that ends at `end`: the type and the key pair, which clear the rest; and the two words at the end.
void rvh_slh_type(uint8_t *end, unsigned type, uint32_t key_pair);
void rvh_slh_words(uint8_t *end, uint32_t first, uint32_t second);

// The ends of the addresses.
static inline uint8_t *rvh_slh_chain_address(rvh_slh *s)
{
    return s->chains.address + s->chains.address_len;
}

static inline uint8_t *rvh_slh_pair_values(rvh_slh *s)
{
    return s->pair.bytes + RVH_SLH_HEAD;
}

static inline uint8_t *rvh_slh_list_values(rvh_slh *s)
{
    return s->list.bytes + RVH_SLH_HEAD;
}

// The two words of the pair's address: the level of a node and its number.
static inline void rvh_slh_node(rvh_slh *s, uint32_t level, uint32_t index)
{
    rvh_store32_aligned(rvh_slh_pair_values(s) - 8, rvh_swap32(level));
    rvh_store32_aligned(rvh_slh_pair_values(s) - 4, rvh_swap32(index));
}

// Copy values: n is a multiple of 8, `to` is aligned.
RVH_INLINE void rvh_slh_copy(uint8_t *to, const uint8_t *from, size_t n)
{
    if (RVH_UNLIKELY(!rvh_is_aligned4(from))) {
        rvh_copy(to, from, n);
        return;
    }
    for (const uint8_t *end = to + n; to != end; to += 8, from += 8) {
        const uint32_t a = rvh_load32_aligned(from), b = rvh_load32_aligned(from + 4);
        rvh_store32_aligned(to, a);
        rvh_store32_aligned(to + 4, b);
    }
}

// F of the first value of the pair, H of both, and T_l of the first `count` values of the list. `out` may be one of them.
rvh_status rvh_slh_f(rvh_slh *s, uint8_t *out);
rvh_status rvh_slh_h(rvh_slh *s, uint8_t *out);
rvh_status rvh_slh_t(rvh_slh *s, unsigned count, uint8_t *out);

// A message to sign in parts, of which the caller leaves the first two empty.
enum { RVH_SLH_PARTS = 6 };
typedef struct rvh_slh_parts {
    rvh_part part[RVH_SLH_PARTS];
    size_t count;
} rvh_slh_parts;

// PRF_msg, of n bytes, and H_msg, of `outlen` bytes. `public_key`: PK.seed and PK.root. Errors: LENGTH, HW, BUSY.
rvh_status rvh_slh_prf_msg(const rvh_slh_parameters *p, uint8_t *out, const uint8_t *secret_prf, const uint8_t *random,
                           rvh_slh_parts *message);
rvh_status rvh_slh_h_msg(const rvh_slh_parameters *p, uint8_t *out, size_t outlen, const uint8_t *r,
                         const uint8_t *public_key, rvh_slh_parts *message);

#endif

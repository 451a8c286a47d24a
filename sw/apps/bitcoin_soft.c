// SPDX-License-Identifier: Apache-2.0
//
// Bitcoin's hashes on seam B, whatever implements it: portable C. An image with SHA-RV has faster ones.

#include "bitcoin.h"

#include "sha256_state.h"

static void give(uint8_t *to, const uint32_t h[8])
{
    for (uint32_t i = 0; i < 8; i++) {
        rvh_store32_aligned(to + 4 * i, rvh_swap32(h[i]));
    }
}

// The second hash, of the first one `h`. `block` is padded.
static void second(uint8_t block[64], uint32_t h[8], uint8_t *hash)
{
    give(block, h);
    rvh_sha256_init(h, RVH_SHA256);
    rvh_sha256_absorb(h, block, 1);
    give(hash, h);
}

__attribute__((weak)) int bitcoin_headers(const uint32_t midstate[8], const uint8_t rest[BITCOIN_TAIL_BYTES],
                                          uint32_t nonce, uint32_t n, uint8_t *hashes)
{
    _Alignas(4) uint8_t block[64], again[64];
    bitcoin_pad_hash(again);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t h[8];
        memcpy(h, midstate, sizeof h);
        bitcoin_tail(block, rest, nonce + i);
        rvh_sha256_absorb(h, block, 1);
        second(again, h, hashes + BITCOIN_HASH_BYTES * i);
    }
    return 1;
}

__attribute__((weak)) int bitcoin_merkle(uint8_t *nodes, uint32_t n)
{
    _Alignas(4) uint8_t padding[64], again[64];
    bitcoin_pad_pair(padding);
    bitcoin_pad_hash(again);
    while (n > 1) {
        n = bitcoin_pairs(nodes, n);
        for (uint32_t i = 0; i < n; i++) {
            uint32_t h[8];
            rvh_sha256_init(h, RVH_SHA256);
            rvh_sha256_absorb(h, nodes + 64 * i, 1);
            rvh_sha256_absorb(h, padding, 1);
            second(again, h, nodes + BITCOIN_HASH_BYTES * i);
        }
    }
    return 1;
}

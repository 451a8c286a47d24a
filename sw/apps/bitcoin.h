// SPDX-License-Identifier: Apache-2.0
//
// Bitcoin's two uses of SHA-256 twice over: block headers with one nonce after the other, and the Merkle root of a block's
// transactions. Hashes are bytes as SHA-256 gives them; Bitcoin prints them from the last byte to the first. All of it is
// public, so time may depend on it.

#ifndef BITCOIN_H
#define BITCOIN_H

#include "bytes.h"

enum {
    BITCOIN_HEADER_BYTES = 80,
    BITCOIN_HASH_BYTES = 32,
    BITCOIN_MOST_NONCES = 1024, // of a scan
    BITCOIN_MOST_LEAVES = 2048,
};

// The second block of a header begins with its last 16 bytes, and those with the nonce at the end.
enum { BITCOIN_TAIL_BYTES = 16, BITCOIN_NONCE_AT = 12 };

// The hashes of `n` headers, 1 to BITCOIN_MOST_NONCES, that differ in the nonce alone: `nonce`, nonce + 1, and so on.
// `midstate` is the hash value behind their first 64 bytes, `rest` the others. `rest` and `hashes` at a
// multiple of 4. 0: the coprocessor told an error.
int bitcoin_headers(const uint32_t midstate[8], const uint8_t rest[BITCOIN_TAIL_BYTES], uint32_t nonce, uint32_t n,
                    uint8_t *hashes);

// The Merkle root of `n` leaves, 1 to BITCOIN_MOST_LEAVES, in place: it is the first node in the end. `nodes` at a
// multiple of 4, with room for n rounded up to a multiple of 8. 0: as above.
int bitcoin_merkle(uint8_t *nodes, uint32_t n);

// Ends a message of `bits` in its last block, of which `filled` bytes, whole words, are there.
RVH_INLINE void bitcoin_pad(uint8_t block[64], uint32_t filled, uint32_t bits)
{
    rvh_store32_aligned(block + filled, 0x80);
    RVH_UNROLL
    for (uint32_t i = filled + 4; i < 60; i += 4) {
        rvh_store32_aligned(block + i, 0);
    }
    rvh_store32_aligned(block + 60, rvh_swap32(bits));
}

// The second hash is of the first one, the first half of a block.
RVH_INLINE void bitcoin_pad_hash(uint8_t block[64])
{
    bitcoin_pad(block, BITCOIN_HASH_BYTES, 8 * BITCOIN_HASH_BYTES);
}

// The second block of a header; `rest` is its last 16 bytes, of which the nonce is another.
RVH_INLINE void bitcoin_tail(uint8_t block[64], const uint8_t rest[BITCOIN_TAIL_BYTES], uint32_t nonce)
{
    RVH_UNROLL
    for (uint32_t i = 0; i < BITCOIN_NONCE_AT; i += 4) {
        rvh_store32_aligned(block + i, rvh_load32_aligned(rest + i));
    }
    rvh_store32_aligned(block + BITCOIN_NONCE_AT, nonce);
    bitcoin_pad(block, BITCOIN_TAIL_BYTES, 8 * BITCOIN_HEADER_BYTES);
}

// The last block of two hashes.
RVH_INLINE void bitcoin_pad_pair(uint8_t block[64])
{
    bitcoin_pad(block, 0, 16 * BITCOIN_HASH_BYTES);
}

// The pairs of a level. If its number of nodes is odd, the last one is there twice.
static inline uint32_t bitcoin_pairs(uint8_t *nodes, uint32_t n)
{
    if (n & 1) {
        rvh_copy(nodes + BITCOIN_HASH_BYTES * n, nodes + BITCOIN_HASH_BYTES * (n - 1), BITCOIN_HASH_BYTES);
    }
    return (n + 1) / 2;
}

#endif

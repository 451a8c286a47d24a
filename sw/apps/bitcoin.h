// SPDX-License-Identifier: Apache-2.0
//
// Bitcoin's two uses of double SHA-256: block headers with successive nonces, and the Merkle root of a block's
// transactions. Hashes are in the byte order of SHA-256; Bitcoin prints them from the last byte to the first. All data
// is public, so run time may depend on it.

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
// `midstate` is the hash value after their first 64 bytes, `rest` the remaining bytes. `rest` and `hashes` are 4-byte
// aligned. 0: the coprocessor reported an error.
int bitcoin_headers(const uint32_t midstate[8], const uint8_t rest[BITCOIN_TAIL_BYTES], uint32_t nonce, uint32_t n,
                    uint8_t *hashes);

// The Merkle root of `n` leaves, 1 to BITCOIN_MOST_LEAVES, in place: at the end it is the first node. `nodes` is 4-byte
// aligned and has room for n rounded up to a multiple of 8. 0: as above.
int bitcoin_merkle(uint8_t *nodes, uint32_t n);

// Pad the last block of a message of `bits` bits; `filled` bytes of the block, whole words, are filled.
RVH_INLINE void bitcoin_pad(uint8_t block[64], uint32_t filled, uint32_t bits)
{
    rvh_store32_aligned(block + filled, 0x80);
    RVH_UNROLL
    for (uint32_t i = filled + 4; i < 60; i += 4) {
        rvh_store32_aligned(block + i, 0);
    }
    rvh_store32_aligned(block + 60, rvh_swap32(bits));
}

// The message of the second hash is the first hash: the first half of a block.
RVH_INLINE void bitcoin_pad_hash(uint8_t block[64])
{
    bitcoin_pad(block, BITCOIN_HASH_BYTES, 8 * BITCOIN_HASH_BYTES);
}

// The second block of a header; `rest` is its last 16 bytes, in which `nonce` replaces the nonce.
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

// The pairs of a level. If its number of nodes is odd, the last node is used twice.
static inline uint32_t bitcoin_pairs(uint8_t *nodes, uint32_t n)
{
    if (n & 1) {
        rvh_copy(nodes + BITCOIN_HASH_BYTES * n, nodes + BITCOIN_HASH_BYTES * (n - 1), BITCOIN_HASH_BYTES);
    }
    return (n + 1) / 2;
}

#endif

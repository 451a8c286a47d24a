// SPDX-License-Identifier: Apache-2.0
//
// Bitcoin's hashes on a coprocessor that hashes one message at a time. It stores first hashes directly into the blocks
// of the second ones. The hart only makes blocks, while the coprocessor hashes others.

#include "../../apps/bitcoin.h"

#include "sharv.h"

enum { BATCH = 64 }; // nonces between two stages of IV and K

#ifdef SHARV_ANY
enum { MOST = BATCH };
#else
enum { MOST = SHARV_MAX_SHORT };
#endif

static uint8_t first[BATCH][64] __attribute__((aligned(4), section(".noinit")));
static uint8_t second[BATCH][64] __attribute__((aligned(4), section(".noinit")));
static uint8_t padding[64] __attribute__((aligned(4), section(".noinit")));
static rvh_sharv_image standard, middle;

// IV and K, once.
static void prepare(void)
{
    if (standard.k[0] == 0) {
        rvh_sharv_image_init(&standard, RVH_SHA256);
        rvh_sharv_image_init(&middle, RVH_SHA256);
    }
}

// The hash of these one-block messages.
RVH_INLINE void hash_short(const uint8_t *blocks, uint32_t n, uint8_t *hashes)
{
    rvh_sharv_latch(blocks, SHARV_BLOCK_WORDS * n);
    rvh_sharv_write(0);
    rvh_sharv_latch(hashes, 8 * n);
    rvh_sharv_read();
    rvh_sharv_sha256short(0);
}

int bitcoin_headers(const uint32_t midstate[8], const uint8_t rest[BITCOIN_TAIL_BYTES], uint32_t nonce, uint32_t n,
                    uint8_t *hashes)
{
    prepare();
    for (uint32_t i = 0; i < 8; i++) {
        middle.h[i] = midstate[i];
    }
    while (n != 0) {
        uint32_t now = n < BATCH ? n : BATCH;
        rvh_sharv_wait(); // the coprocessor no longer reads the blocks
        rvh_sharv_stage(&middle);
        for (uint32_t i = 0; i < now; i++) { // makes a block while the coprocessor hashes the previous one
            bitcoin_tail(first[i], rest, nonce++);
            bitcoin_pad_hash(second[i]);
            SHARV_FENCE();
            hash_short(first[i], 1, second[i]);
        }
        rvh_sharv_stage(&standard);
        for (uint32_t i = 0; i < now; i += MOST) {
            uint32_t run = now - i < MOST ? now - i : MOST;
            hash_short(second[i], run, hashes);
            hashes += BITCOIN_HASH_BYTES * run;
        }
        n -= now;
    }
    return !(rvh_sharv_finish() & SHARV_ERR);
}

int bitcoin_merkle(uint8_t *nodes, uint32_t n)
{
    prepare();
    bitcoin_pad_pair(padding);
    bitcoin_pad_hash(second[0]);
    SHARV_FENCE();
    rvh_sharv_stage(&standard);
    while (n > 1) {
        if (n & 1) {
            rvh_sharv_wait();
            SHARV_FENCE();
        }
        n = bitcoin_pairs(nodes, n);
        SHARV_FENCE();
        for (uint32_t i = 0; i < n; i++) {
            rvh_sharv_latch(nodes + 64 * i, SHARV_BLOCK_WORDS);
            rvh_sharv_write(0);
            rvh_sharv_sha256long(0);
            rvh_sharv_latch(padding, SHARV_BLOCK_WORDS);
            rvh_sharv_write(0);
            rvh_sharv_latch(second[0], 8);
            rvh_sharv_read();
            rvh_sharv_sha256long(SHARV_GOES_ON);
            hash_short(second[0], 1, nodes + BITCOIN_HASH_BYTES * i);
        }
    }
    return !(rvh_sharv_finish() & SHARV_ERR);
}

// SPDX-License-Identifier: Apache-2.0
//
// Bitcoin's hashes on the coprocessor that hashes four messages at once. The hashes of a run are stored one after the
// other, so the hart must move the first hashes into the blocks of the second ones. It does so while the coprocessor
// processes the next run.

#include "../../apps/bitcoin.h"

#include "sharv.h"

enum { BATCH = 64, PIECE = 16, SIDE = 4 }; // nonces between two stages of IV and K; of a run; pairs side by side

static uint8_t first[BATCH][64] __attribute__((aligned(4), section(".noinit")));
static uint8_t second[BATCH][64] __attribute__((aligned(4), section(".noinit")));
static uint8_t between[BATCH][BITCOIN_HASH_BYTES] __attribute__((aligned(4), section(".noinit")));
static uint8_t padding[SIDE][64] __attribute__((aligned(4), section(".noinit")));
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

// Make the blocks of the second hashes from finished first hashes.
static void move(uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to; i++) {
        RVH_UNROLL
        for (uint32_t w = 0; w < BITCOIN_HASH_BYTES; w += 4) {
            rvh_store32_aligned(second[i] + w, rvh_load32_aligned(between[i] + w));
        }
    }
    SHARV_FENCE();
}

static void settle(void)
{
    rvh_sharv_wait();
    SHARV_FENCE();
}

static uint32_t up_to(uint32_t i, uint32_t n)
{
    return i + PIECE < n ? i + PIECE : n;
}

// Hash the headers with nonces from `nonce` on, at most a batch.
static void batch(const uint8_t rest[BITCOIN_TAIL_BYTES], uint32_t nonce, uint32_t n, uint8_t *hashes)
{
    rvh_sharv_stage(&middle);
    uint32_t moved = 0;
    for (uint32_t i = 0; i < n; i += PIECE) {
        uint32_t end = up_to(i, n);
        for (uint32_t j = i; j < end; j++) {
            bitcoin_tail(first[j], rest, nonce + j);
            bitcoin_pad_hash(second[j]);
        }
        settle();
        hash_short(first[i], end - i, between[i]);
        move(moved, i);
        moved = i;
    }
    settle();
    rvh_sharv_stage(&standard);
    if (moved != 0) {
        hash_short(second[0], moved, hashes);
    }
    move(moved, n);
    hash_short(second[moved], n - moved, hashes + BITCOIN_HASH_BYTES * moved);
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
        batch(rest, nonce, now, hashes);
        nonce += now;
        hashes += BITCOIN_HASH_BYTES * now;
        n -= now;
    }
    return !(rvh_sharv_finish() & SHARV_ERR);
}

// The first hashes of four pairs; the constant second block needs a run of its own.
static void hash_pairs(const uint8_t *pairs, uint8_t *hashes)
{
    rvh_sharv_latch(pairs, SIDE * SHARV_BLOCK_WORDS);
    rvh_sharv_write(0);
    rvh_sharv_sha256long(SHARV_SIDE_BY_SIDE);
    rvh_sharv_latch(padding, SIDE * SHARV_BLOCK_WORDS);
    rvh_sharv_write(0);
    rvh_sharv_latch(hashes, SIDE * 8);
    rvh_sharv_read();
    rvh_sharv_sha256long(SHARV_SIDE_BY_SIDE | SHARV_GOES_ON);
}

// The parents of up to a batch of pairs, four side by side. If fewer than four pairs are left, the run also hashes the
// data after them.
static void above(const uint8_t *pairs, uint32_t n, uint8_t *nodes)
{
    uint32_t moved = 0;
    for (uint32_t i = 0; i < n; i += SIDE) {
        settle();
        hash_pairs(pairs + 64 * i, between[i]);
        move(moved, i);
        moved = i;
    }
    settle();
    move(moved, n);
    hash_short(second[0], n, nodes);
}

int bitcoin_merkle(uint8_t *nodes, uint32_t n)
{
    prepare();
    rvh_sharv_stage(&standard);
    for (uint32_t i = 0; i < SIDE; i++) {
        bitcoin_pad_pair(padding[i]);
    }
    for (uint32_t i = 0; i < BATCH; i++) {
        bitcoin_pad_hash(second[i]);
    }
    while (n > 1) {
        settle();
        n = bitcoin_pairs(nodes, n);
        SHARV_FENCE();
        for (uint32_t i = 0; i < n; i += BATCH) {
            above(nodes + 64 * i, n - i < BATCH ? n - i : BATCH, nodes + BITCOIN_HASH_BYTES * i);
        }
    }
    return !(rvh_sharv_finish() & SHARV_ERR);
}

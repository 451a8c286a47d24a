// SPDX-License-Identifier: Apache-2.0
//
// Blocks by SHA-RV's instructions alone, as in the paper's program.

#include "../../apps/blocks.h"

#include "counters.h"
#include "sharv.h"

// One run. Each algorithm and each mode has its own hash instruction, with a variant that continues a message.
static inline __attribute__((always_inline)) void run(rvh_alg alg, enum blocks_mode mode, int first)
{
    if (mode == BLOCKS_SHORT) {
        if (alg == RVH_SHA224) {
            rvh_sharv_sha224short(0);
        } else {
            rvh_sharv_sha256short(0);
        }
    } else if (mode == BLOCKS_FOUR) {
        if (alg == RVH_SHA224) {
            rvh_sharv_sha224long(SHARV_SIDE_BY_SIDE);
        } else {
            rvh_sharv_sha256long(SHARV_SIDE_BY_SIDE);
        }
    } else if (first) {
        if (alg == RVH_SHA224) {
            rvh_sharv_sha224long(0);
        } else {
            rvh_sharv_sha256long(0);
        }
    } else {
        if (alg == RVH_SHA224) {
            rvh_sharv_sha224long(SHARV_GOES_ON);
        } else {
            rvh_sharv_sha256long(SHARV_GOES_ON);
        }
    }
}

// All runs of a call, `most` blocks in each. Inlined for each algorithm and mode, so the loop has no other branch.
static inline __attribute__((always_inline)) uint32_t runs(rvh_alg alg, enum blocks_mode mode, uint32_t most,
                                                           const rvh_sharv_image *image, const uint8_t *blocks,
                                                           uint32_t n, uint8_t *digests)
{
    const uint32_t words = alg == RVH_SHA224 ? 7 : 8;
    SHARV_FENCE(); // image and blocks are in memory before the coprocessor reads them
    uint32_t before = counters_cycles();
    rvh_sharv_latch(image, SHARV_STAGED_WORDS);
    rvh_sharv_write(1);
    int first = 1;
    do {
        uint32_t now = most != 0 && n > most ? most : n;
        uint32_t digest_words = mode == BLOCKS_SHORT ? now * words : mode == BLOCKS_LONG ? words : 4 * words;
        rvh_sharv_latch(blocks, now * SHARV_BLOCK_WORDS);
        rvh_sharv_write(0);
        n -= now;
        if (mode == BLOCKS_SHORT || n == 0) {
            rvh_sharv_latch(digests, digest_words);
            rvh_sharv_read();
        }
        run(alg, mode, first);
        first = 0;
        blocks += 64 * now;
        if (mode == BLOCKS_SHORT) {
            digests += 4 * digest_words;
        }
    } while (n != 0);
    rvh_sharv_wait();
    return counters_cycles() - before;
}

#ifdef SHARV_ANY
enum { MOST_LONG = 0, MOST_SHORT = 0 };
#else
enum { MOST_LONG = SHARV_MAX_LONG, MOST_SHORT = SHARV_MAX_SHORT };
#endif

uint32_t blocks_hash(rvh_alg alg, enum blocks_mode mode, const uint8_t *blocks, uint32_t n, uint8_t *digests)
{
    static rvh_sharv_image image;
    static uint32_t in_image; // the algorithm of its IV
    uint32_t cycles = 0;
    if (in_image != alg) {
        rvh_sharv_image_init(&image, alg);
        in_image = alg;
    }
    rvh_sharv_used++;
    if (mode == BLOCKS_SHORT) {
        if (alg == RVH_SHA224) {
            cycles = runs(RVH_SHA224, BLOCKS_SHORT, MOST_SHORT, &image, blocks, n, digests);
        } else {
            cycles = runs(RVH_SHA256, BLOCKS_SHORT, MOST_SHORT, &image, blocks, n, digests);
        }
    } else if (mode == BLOCKS_LONG) {
        if (alg == RVH_SHA224) {
            cycles = runs(RVH_SHA224, BLOCKS_LONG, MOST_LONG, &image, blocks, n, digests);
        } else {
            cycles = runs(RVH_SHA256, BLOCKS_LONG, MOST_LONG, &image, blocks, n, digests);
        }
    } else {
        if (alg == RVH_SHA224) {
            cycles = runs(RVH_SHA224, BLOCKS_FOUR, 0, &image, blocks, n, digests);
        } else {
            cycles = runs(RVH_SHA256, BLOCKS_FOUR, 0, &image, blocks, n, digests);
        }
    }
    return rvh_sharv_finish() & SHARV_ERR ? 0 : cycles;
}

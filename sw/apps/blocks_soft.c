// SPDX-License-Identifier: Apache-2.0
//
// Blocks on seam B, whatever implements it: portable C. An image with SHA-RV has a faster one.

#include "blocks.h"

#include "bytes.h"
#include "counters.h"
#include "sha256_state.h"

static void give(uint8_t *digest, const uint32_t h[8], uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        rvh_store32(digest + 4 * i, rvh_swap32(h[i]));
    }
}

__attribute__((weak)) uint32_t blocks_hash(rvh_alg alg, enum blocks_mode mode, const uint8_t *blocks, uint32_t n,
                                           uint8_t *digests)
{
    uint32_t before = counters_cycles();
    uint32_t words = alg == RVH_SHA224 ? 7 : 8;
    uint32_t messages = mode == BLOCKS_SHORT ? n : mode == BLOCKS_LONG ? 1 : 4;
    uint32_t each = n / messages;
    for (uint32_t i = 0; i < messages; i++) {
        uint32_t h[8];
        rvh_sha256_init(h, alg);
        rvh_sha256_absorb(h, blocks, each);
        give(digests, h, words);
        blocks += 64 * each;
        digests += 4 * words;
    }
    return counters_cycles() - before;
}

// SPDX-License-Identifier: Apache-2.0
//
// Padded blocks of SHA-224 or SHA-256, counted as in SHA-RV's paper: N messages of one block (short), or one message of
// N blocks (long), or four messages of N / 4 blocks each, one after the other (four).

#ifndef BLOCKS_H
#define BLOCKS_H

#include "rvhash.h"

enum blocks_mode { BLOCKS_SHORT = 0, BLOCKS_LONG = 1, BLOCKS_FOUR = 2 };

// Writes the digests of the messages one after the other, 28 or 32 bytes each. `blocks` and `digests` are 4-byte
// aligned. Returns the cycles from the first instruction for the coprocessor until the last digest is in memory,
// including the read of the counter; for portable C, the cycles of the whole call. 0: the mode is not supported, or the
// coprocessor reported an error.
uint32_t blocks_hash(rvh_alg alg, enum blocks_mode mode, const uint8_t *blocks, uint32_t n, uint8_t *digests);

#endif

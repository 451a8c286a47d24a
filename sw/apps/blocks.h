// SPDX-License-Identifier: Apache-2.0
//
// Blocks of SHA-224 or SHA-256, padded already, as SHA-RV's paper counts them: N blocks that are a message each (short), or N
// blocks that are one message (long), or four messages of N / 4 blocks each, one behind the other (four).

#ifndef BLOCKS_H
#define BLOCKS_H

#include "rvhash.h"

enum blocks_mode { BLOCKS_SHORT = 0, BLOCKS_LONG = 1, BLOCKS_FOUR = 2 };

// Digests of the messages, one behind the other, 28 or 32 bytes each. `blocks` and `digests` at multiples of 4. Returns the
// cycles from the first instruction for the coprocessor until the last digest is in memory, the reading of the counter
// included; of portable C, of the whole. 0: it does not do that, or it told an error.
uint32_t blocks_hash(rvh_alg alg, enum blocks_mode mode, const uint8_t *blocks, uint32_t n, uint8_t *digests);

#endif

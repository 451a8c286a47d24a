// SPDX-License-Identifier: Apache-2.0
//
// Offsets in a saved message (docs/context.md) that a backend needs.

#ifndef RVH_SAVED_H
#define RVH_SAVED_H

#include <stdint.h>

enum { RVH_SAVED_ALG = 1, RVH_SAVED_PHASE = 2, RVH_SAVED_POS = 4, RVH_SAVED_UNREAD = 6, RVH_SAVED_LENGTH = 16, RVH_SAVED_STATE = 32 };
enum { RVH_SAVED_BARE = 2 << 8 }; // with the algorithm: its block is left out. SHA-2 only

// The code of a sponge's rate in a saved message, and in commands of the engine.
unsigned rvh_rate_code(unsigned rate);

// Write the header of a saved message in the phase of absorbing: `pos` bytes of its block are there, and the blocks
// before count as none. `alg`: also RVH_SAVED_BARE. `sponge`: byte 3 of docs/context.md. `saved` is 4-byte aligned.
void rvh_saved_begin(uint8_t *saved, unsigned alg, unsigned sponge, unsigned pos);

// The block size of an algorithm or sponge, from the header of a valid saved message.
unsigned rvh_saved_block(const uint8_t *saved);

// Take back the last `bytes` bytes of output of a saved message: they will be output again. The message must have
// output that many.
void rvh_saved_back(uint8_t *saved, unsigned bytes);

#endif

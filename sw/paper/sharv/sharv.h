// SPDX-License-Identifier: Apache-2.0
//
// SHA-RV's coprocessor under the portable C. A macro selects one of three variants: SHARV_FOUR for four messages at
// once, SHARV_ANY for runs of any length; without them the paper's, with runs of 11 or 7 blocks.

#ifndef SHARV_H
#define SHARV_H

#include "rvhash.h"
#include "rvh_sharv_instr.h"

enum { SHARV_GOES_ON = 1, SHARV_SIDE_BY_SIDE = 2 }; // in funct7 of a hash

enum { SHARV_STAGED_WORDS = 72, SHARV_BLOCK_WORDS = 16, SHARV_MAX_LONG = 11, SHARV_MAX_SHORT = 7 };

// The status word.
enum {
    SHARV_STAGED = 1u << 0,    // IV and K are loaded
    SHARV_CHAINED = 1u << 1,   // a hash value to continue from is present
    SHARV_ERR_CMD = 1u << 8,   // this design does not support the command
    SHARV_ERR_STATE = 1u << 9, // a hash without blocks, without IV and K, or without a hash value to continue from
    SHARV_ERR_AMOUNT = 1u << 10,
    SHARV_ERR_ADDR = 1u << 11, // not a multiple of 4, or beyond the last address
    SHARV_ERR_READ = 1u << 12, // a read of memory failed
    SHARV_ERR_WRITE = 1u << 13,
    SHARV_ERR_HOST = 1u << 14, // the host killed what it had committed
    SHARV_ERR = 1u << 31,      // one of them
};

// IV and K, as the coprocessor takes them.
typedef struct rvh_sharv_image {
    uint32_t h[8];
    uint32_t k[64];
} rvh_sharv_image;

// An image with the standard's IV of RVH_SHA224 or RVH_SHA256.
void rvh_sharv_image_init(rvh_sharv_image *image, rvh_alg alg);

// Stores of the hart reach memory before the coprocessor reads there, and the hart reads the coprocessor's stores after
// its wait. With RVH_IN_ORDER the hart guarantees that order, and a compiler barrier replaces the fence.
#ifdef RVH_IN_ORDER
#define SHARV_FENCE() __asm__ volatile("" ::: "memory")
#else
#define SHARV_FENCE() __asm__ volatile("fence rw, rw" ::: "memory")
#endif

static inline void rvh_sharv_stage(const rvh_sharv_image *image)
{
    SHARV_FENCE();
    rvh_sharv_latch(image, SHARV_STAGED_WORDS);
    rvh_sharv_write(1);
}

// Wait for all operations. Returns the status word and clears its errors.
uint32_t rvh_sharv_finish(void);

// Blocks that the coprocessor has been given since boot, by rvh_sha256_absorb.
extern uint32_t rvh_sharv_used;

// rvh_sha256_absorb in portable C.
void rvh_sharv_absorb_soft(uint32_t h[8], const uint8_t *blocks, size_t n);

#endif

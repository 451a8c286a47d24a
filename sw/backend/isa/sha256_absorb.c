// SPDX-License-Identifier: Apache-2.0
//
// Blocks of SHA-256 at any address, by the code in sha256.S, which reads words. Without it: portable C.

#include "rvh_isa.h"

#if !(RVH_ISA_SHA256_HX || RVH_ISA_ZKNH256 || defined(__riscv_zbb))
#include "sha256_good.c"
#else

#include "bytes.h"
#include "sha256_state.h"

enum { BLOCK = 64 };

// `blocks` is a multiple of 4.
void rvh_sha256_blocks(uint32_t h[8], const uint8_t *blocks, size_t n);

// Kept apart: most messages are aligned, and need no room for a copy.
static __attribute__((noinline)) void absorb_copies(uint32_t h[8], const uint8_t *blocks, size_t n)
{
    for (; n > 0; n--, blocks += BLOCK) {
        uint8_t copy[BLOCK] __attribute__((aligned(4)));
        for (size_t i = 0; i < BLOCK; i += 4) {
            rvh_store32_aligned(copy + i, rvh_load32(blocks + i));
        }
        rvh_sha256_blocks(h, copy, 1);
    }
}

void rvh_sha256_absorb(uint32_t h[8], const uint8_t *blocks, size_t n)
{
    if (rvh_is_aligned4(blocks)) {
        rvh_sha256_blocks(h, blocks, n);
    } else {
        absorb_copies(h, blocks, n);
    }
}

#endif

// SPDX-License-Identifier: Apache-2.0
//
// SHA-3 and SHAKE as libraries of post-quantum cryptography use them: a context is a value on the stack. It may be copied
// by assignment and discarded at any time; nothing stays open in hardware.
//
// A SHAKE of at most 72 bytes is kept as its seed: output is one job of the hardware, which skips what was returned
// before. Longer input, small reads, and output beyond LATE blocks are on a state in memory: a permutation each block.

#ifndef RVH_ADAPTER_SPONGE_H
#define RVH_ADAPTER_SPONGE_H

#include "rvhash_xof.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RVH_ADAPTER_LATE = 8 }; // blocks of output that are skipped at most

typedef struct rvh_adapter_sponge {
    union {
        rvh_seed_xof seed;
        rvh_f1600 state;
    } u;
    uint8_t alg;      // rvh_alg: SHA-3 or SHAKE
    uint8_t is_state; // which of the two
    uint8_t rate;     // bytes
    uint8_t at;       // state: bytes absorbed into the block, or output from it
} rvh_adapter_sponge;

// An empty message, absorbed bytes, its end, output. A hash that fails stops the program (failure.h).
void rvh_adapter_sponge_init(rvh_adapter_sponge *s, rvh_alg alg);
void rvh_adapter_sponge_absorb(rvh_adapter_sponge *s, const void *data, size_t len);
void rvh_adapter_sponge_finalize(rvh_adapter_sponge *s);
void rvh_adapter_sponge_squeeze(rvh_adapter_sponge *s, void *out, size_t outlen);

// Clear it.
void rvh_adapter_sponge_clear(rvh_adapter_sponge *s);

#ifdef __cplusplus
}
#endif

#endif

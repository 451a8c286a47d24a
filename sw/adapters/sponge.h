// SPDX-License-Identifier: Apache-2.0
//
// SHA-3 and SHAKE as libraries of post-quantum cryptography use them: a context is a value on the stack. It may be copied
// by assignment and discarded at any time; nothing stays open in hardware.
//
// A SHAKE of at most 72 bytes is kept as its seed: output is one job of the hardware, which skips what was returned
// before. Longer input, small reads, and output beyond LATE blocks are on a state in memory: a job for all whole blocks
// that are absorbed, a permutation for each block of output.

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

// Clear what it has of the message.
void rvh_adapter_sponge_clear(rvh_adapter_sponge *s);

// The same as init, absorb and finalize.
void rvh_adapter_sponge_absorb_all(rvh_adapter_sponge *s, rvh_alg alg, const void *data, size_t len);

// Copy a seed to a whole word. The C library's memcpy goes byte by byte.
static inline void rvh_adapter_copy_seed(uint8_t *to, const uint8_t *from, size_t len)
{
    typedef uint32_t __attribute__((may_alias)) any_word;
    if (((uintptr_t)from & 3) != 0) {
        for (; len > 0; len--) {
            *to++ = *from++;
        }
        return;
    }
    const any_word *word = (const any_word *)(const void *)from;
    any_word *copy = (any_word *)(void *)to;
    for (; len >= 16; len -= 16, word += 4, copy += 4) {
        const uint32_t a = word[0], b = word[1], c = word[2], d = word[3];
        copy[0] = a, copy[1] = b, copy[2] = c, copy[3] = d;
    }
    for (; len >= 4; len -= 4) {
        *copy++ = *word++;
    }
    from = (const uint8_t *)word;
    to = (uint8_t *)copy;
    if (len & 2) {
        to[0] = from[0], to[1] = from[1];
        to += 2, from += 2;
    }
    if (len & 1) {
        *to = *from;
    }
}

// The same. A short seed of SHAKE goes without calls, and `alg` is usually a constant.
static inline void rvh_adapter_sponge_absorb_once(rvh_adapter_sponge *s, rvh_alg alg, const void *data, size_t len)
{
    if (len > RVH_SEED_MAX || (alg != RVH_SHAKE128 && alg != RVH_SHAKE256)) {
        rvh_adapter_sponge_absorb_all(s, alg, data, len);
        return;
    }
    s->u.seed.alg = s->alg = (uint8_t)alg;
    s->u.seed.len = (uint8_t)len;
    s->u.seed.position = 0;
    s->rate = alg == RVH_SHAKE128 ? 168 : 136;
    s->is_state = 0;
    rvh_adapter_copy_seed(s->u.seed.seed, (const uint8_t *)data, len);
}

#ifdef __cplusplus
}
#endif

#endif

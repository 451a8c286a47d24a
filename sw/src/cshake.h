// SPDX-License-Identifier: Apache-2.0
//
// Functions of cSHAKE for KMAC, TupleHash and ParallelHash, in addition to rvhash_sp800185.h.

#ifndef RVH_CSHAKE_H
#define RVH_CSHAKE_H

#include "rvhash_sp800185.h"

// The rate of Keccak[256] and Keccak[512] in bytes; 0 for another strength.
static inline size_t rvh_strength_rate(unsigned strength)
{
    return strength == 128 ? 168 : strength == 256 ? 136 : 0;
}

// Absorb left_encode(x), right_encode(x), encode_string(string) (section 2.3). `string` is null only with `len` 0.
rvh_status rvh_cshake_add_left(rvh_cshake *c, uint64_t x);
rvh_status rvh_cshake_add_right(rvh_cshake *c, uint64_t x);
rvh_status rvh_cshake_add_string(rvh_cshake *c, const void *string, size_t len);

// The common end of KMAC, TupleHash and ParallelHash: absorb right_encode of the output length in bits, write the
// output and wipe the context. With extendable output: absorb right_encode(0).
rvh_status rvh_cshake_end(rvh_cshake *c, void *out, size_t outlen);
rvh_status rvh_cshake_end_xof(rvh_cshake *c, void *out, size_t outlen);

#endif

// SPDX-License-Identifier: Apache-2.0
//
// Seam B: the state of Keccak-f[1600] (FIPS 202 section 3). Each implementation chooses the layout in memory. Callers
// see 200 bytes in the order of FIPS 202 section 3.1.2 and annex B.1. An all-zero state is all zeros in every layout.

#ifndef RVH_KECCAK_STATE_H
#define RVH_KECCAK_STATE_H

#include "rvhash.h"

// All zeros.
void rvh_keccak_init(rvh_keccak_state *a);

// XOR `len` bytes into the state at byte `offset`; offset + len <= 200. Any alignment.
void rvh_keccak_xor_bytes(rvh_keccak_state *a, size_t offset, const uint8_t *data, size_t len);

// The last `rounds` rounds of Keccak-f[1600], an even number: 24 for all of it, 12 for Keccak-p[1600, 12].
void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds);

#ifdef RVH_KECCAK_BLOCKS
// Absorb `blocks` blocks, one or more, of `rate` bytes each, a rate of FIPS 202; `data` is aligned to words. For
// implementations whose state is not in memory meanwhile.
void rvh_keccak_absorb(rvh_keccak_state *a, unsigned rounds, size_t rate, const uint8_t *data, size_t blocks);
#endif

// Copy `len` bytes out of the state from byte `offset`; offset + len <= 200. Any alignment.
void rvh_keccak_extract_bytes(const rvh_keccak_state *a, size_t offset, uint8_t *out, size_t len);

#endif

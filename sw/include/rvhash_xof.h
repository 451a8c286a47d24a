// SPDX-License-Identifier: Apache-2.0
//
// Short messages, as post-quantum signatures and key exchange hash them by the thousand: SHAKE in one call, messages in
// parts, output at a position, and the functions that hashes are made of. All of it uses the hardware if it is present,
// otherwise portable C; the result is the same.
//
//     rvh_xof(RVH_SHAKE256, out, sizeof out, data, len);
//
//     const rvh_part parts[] = {{seed, 16}, {address, 32}, {value, 16}};
//     rvh_xofv(RVH_SHAKE256, out, 16, parts, 3);
//
// Lengths, pointers, statuses, interrupt handlers and locks are as in rvhash.h. Nothing here stays open: no call needs
// an end or a wipe by a later one. After a call the hardware keeps the last output and state until its next message;
// rvh_hw_wipe clears them.

#ifndef RVHASH_XOF_H
#define RVHASH_XOF_H

#include "rvhash.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- whole messages ----

// SHAKE128 or SHAKE256 of `len` bytes: write `outlen` bytes, any number. The result is that of rvh_hash.
// Errors: ARG, ALG (not SHAKE), HW. After HW, `out` is all zeros.
rvh_status rvh_xof(rvh_alg alg, void *out, size_t outlen, const void *data, size_t len);

// A part of a message: `len` bytes at `data`.
typedef struct rvh_part {
    const void *data;
    size_t len;
} rvh_part;

// Hash a message whose bytes are those of `count` parts, one after the other. Any algorithm but RVH_SPONGE. With DMA,
// the hardware fetches the parts from where they are. Errors: as rvh_hash.
rvh_status rvh_hashv(rvh_alg alg, void *out, size_t outlen, const rvh_part *parts, size_t count);

// The same for SHAKE128 and SHAKE256 alone. Errors: as rvh_xof.
rvh_status rvh_xofv(rvh_alg alg, void *out, size_t outlen, const rvh_part *parts, size_t count);

// ---- output of a short seed, at a position ----

enum { RVH_SEED_MAX = 72 };

// The output of SHAKE128 or SHAKE256 of a seed, from a position on. It is a value: it may be copied by assignment and
// discarded at any time, and any number can take turns. Each squeeze hashes the seed anew and skips what was returned
// before, so it is fast for the first few blocks; for long output use rvh_ctx. Its members are private. The seed stays
// in it: clear it if the seed is secret.
typedef struct rvh_seed_xof {
    uint8_t seed[RVH_SEED_MAX];
    uint8_t alg; // rvh_alg
    uint8_t len; // bytes of seed
    size_t position; // bytes returned so far
} rvh_seed_xof;

// An empty seed, position 0. `xof` need not be initialised. Errors: ARG, ALG (not SHAKE).
rvh_status rvh_seed_xof_init(rvh_seed_xof *xof, rvh_alg alg);

// Append `len` bytes to the seed. Errors: ARG (also if the seed would be longer than RVH_SEED_MAX), STATE (output was
// returned already, or xof is all zeros).
rvh_status rvh_seed_xof_absorb(rvh_seed_xof *xof, const void *data, size_t len);

// Write the next `outlen` bytes of output. `out` does not overlap `xof`. Errors: ARG (also if the position would not fit
// a size_t), STATE (xof is all zeros), HW (out is all zeros, the position is as before).
rvh_status rvh_seed_xof_squeeze(rvh_seed_xof *xof, void *out, size_t outlen);

// ---- Keccak-f[1600] on a state in memory (FIPS 202 section 3.3) ----

// The state: 200 bytes in the order of FIPS 202 section 3.1.2 and annex B.1. Its members are private. It may be copied
// by assignment, and discarded at any time.
typedef struct rvh_f1600 {
#ifdef RVH_HARDWARE
    uint64_t saved[RVH_SAVED_SPONGE / 8 + 1]; // docs/context.md, and the last bytes of its block
#else
    rvh_keccak_state keccak;
#endif
} rvh_f1600;

// All zeros. `state` need not be initialised. Also clears it. Errors: ARG.
rvh_status rvh_f1600_init(rvh_f1600 *state);

// XOR `len` bytes into the state from byte `offset` on. Errors: ARG (also if offset + len is more than 200).
rvh_status rvh_f1600_xor(rvh_f1600 *state, size_t offset, const void *data, size_t len);

// Copy `len` bytes of the state from byte `offset` on. Errors: as above.
rvh_status rvh_f1600_extract(const rvh_f1600 *state, size_t offset, void *out, size_t len);

// The permutation, all 24 rounds. Errors: ARG, HW (the state is all zeros).
rvh_status rvh_keccak_f1600(rvh_f1600 *state);

// XOR `len` bytes into blocks of `rate` bytes, the first into byte `at` of its block; the permutation follows each block.
// In hardware this is one job, whatever the length. The last block must be complete: at + len is a multiple of the rate.
// rate: 168, 144, 136, 104 or 72; at < rate. Errors: ARG, HW (the state is all zeros).
rvh_status rvh_f1600_absorb(rvh_f1600 *state, size_t rate, size_t at, const void *data, size_t len);

// ---- the compression functions of SHA-2 (FIPS 180-4 sections 6.2.2 and 6.4.2) ----
//
// h: the hash value H0 to H7, a midstate if it is kept. No padding is added; the digest is the hash value after the last
// block, each word with its most significant byte first.

// The initial hash value (section 5.3). Errors: ARG, ALG (another family).
rvh_status rvh_sha256_begin(uint32_t h[8], rvh_alg alg);
rvh_status rvh_sha512_begin(uint64_t h[8], rvh_alg alg);

// Process `count` blocks of 64 or 128 bytes. Errors: ARG, HW (h is all zeros).
rvh_status rvh_sha256_compress(uint32_t h[8], const void *blocks, size_t count);
rvh_status rvh_sha512_compress(uint64_t h[8], const void *blocks, size_t count);

#ifdef __cplusplus
}
#endif

#endif

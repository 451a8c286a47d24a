// SPDX-License-Identifier: Apache-2.0
//
// Hash chains, as one-time signatures have them (WOTS+ of SLH-DSA, FIPS 205 section 5; LM-OTS of LMS, RFC 8554 section
// 4), and hashes of messages with a common prefix. A value is hashed again and again together with an address in which
// a counter rises:
//
//     value = first n bytes of H(prefix || address with the number of the step || value)
//
// A row is many such chains, whose numbers in the address rise. What differs between the standards is fields of
// rvh_chains: nothing here knows a standard except rvh_chains_slh_* and rvh_chains_lms at the end.
//
// Lengths, statuses, interrupt handlers and locks are as in rvhash.h. No call leaves anything open.
//
// Run time depends on the number of steps, and so on the digits of a row: in verification they are public, in signing
// they are digits of the message digest, which the signature shows. It does not depend on values, prefix or address.

#ifndef RVH_CHAIN_H
#define RVH_CHAIN_H

#include "rvhash_xof.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RVH_CHAIN_MOST = 32 }; // bytes of a prefix, of an address, and of a value, at most

// ---- hashes of messages with a common prefix ----

// A prefix that many messages begin with. It may be copied by assignment. Its members are private. It stays in memory:
// clear it if it is secret.
typedef struct rvh_prefix {
    uint64_t after[12]; // padded: the message after its block. Hardware: a saved message; portable C: the hash value
    uint8_t bytes[RVH_CHAIN_MOST];
    uint8_t alg;    // rvh_alg
    uint8_t len;    // bytes
    uint8_t padded; // zeros follow, to the end of a block
    uint8_t digest; // bytes of a digest; 0: SHAKE
    uint8_t saved;  // bytes of the saved message
} rvh_prefix;

// A prefix of `len` bytes, at most RVH_CHAIN_MOST. padded: zeros fill its block, which is then hashed only once: SHA-2 of
// SLH-DSA. Not with SHA-3 and SHAKE. Errors: ARG, ALG (RVH_SPONGE), HW, BUSY.
rvh_status rvh_prefix_init(rvh_prefix *prefix, rvh_alg alg, const void *bytes, size_t len, int padded);

// The first `outlen` bytes of the hash of the prefix and `count` parts; of SHAKE any number. Errors: ARG (also outlen
// beyond the digest), STATE (prefix is all zeros, or no prefix), LENGTH, HW (out is all zeros).
rvh_status rvh_prefix_hash(const rvh_prefix *prefix, void *out, size_t outlen, const rvh_part *parts, size_t count);

// ---- chains ----

// What all chains of a row share. Fill it by hand, or by one of the functions at the end.
//
// A message is the prefix, the address and a value of n bytes. It must fit one block: at most 55 bytes for SHA-256 (the
// block of a padded prefix does not count), 135 for SHAKE256.
typedef struct rvh_chains {
    rvh_prefix prefix;   // of RVH_SHA256 or RVH_SHAKE256
    uint8_t address[RVH_CHAIN_MOST];
    uint8_t address_len; // 1 to RVH_CHAIN_MOST
    uint8_t n;           // 16, 24 or 32
    // Fields of the address: offset and 1, 2 or 4 bytes, the most significant first. Other bytes are as they are. The
    // number of a chain counts modulo 256^chain_len.
    uint8_t chain_at, chain_len; // number of the chain: that in `address` for the first chain, then rising
    uint8_t step_at, step_len;   // number of the step
    uint8_t last;                // steps are numbered from 0 to last - 1; 1 to 255
    // The address of the PRF that makes a start: that of step 0 with another byte at an offset.
    uint8_t prf_at, prf_byte;
} rvh_chains;

enum rvh_chain_part {
    RVH_CHAIN_WHOLE = 0,      // steps 0 to last - 1: a public key
    RVH_CHAIN_TO_DIGIT = 1,   // steps 0 to digit - 1: a signature
    RVH_CHAIN_FROM_DIGIT = 2, // steps digit to last - 1: a public key from a signature
};

// A row of `count` chains. `starts`: a value for each chain; with `prf` instead one secret of n bytes, and the start of
// each chain is the first n bytes of H(prefix || PRF address || secret). `digits`: a byte for each chain, at most `last`;
// null with RVH_CHAIN_WHOLE. The last value of each chain is written to `ends`, one after the other. `ends` may be
// `starts` (without `prf`), and may not overlap it otherwise.
// Errors: ARG (also a field that does not fit, and a digit that is too large: nothing is written), ALG, HW (ends is all
// zeros), BUSY (nothing is written).
typedef struct rvh_row {
    const uint8_t *starts;
    const uint8_t *digits;
    uint8_t *ends;
    uint16_t count;
    uint8_t part; // enum rvh_chain_part
    uint8_t prf;
} rvh_row;
rvh_status rvh_chain_row(const rvh_chains *chains, const rvh_row *row);

// ---- the standards ----

// WOTS+ of SLH-DSA-SHAKE-* and SLH-DSA-SHA2-* with w = 16 (FIPS 205 sections 5, 11). `seed`: PK.seed of n bytes. `adrs`:
// a WOTS_HASH address of 32 bytes (section 4.2) with layer, tree and key pair; the SHA-2 sets compress it themselves
// (section 11.2). Errors: ARG, HW.
rvh_status rvh_chains_slh_shake(rvh_chains *chains, size_t n, const uint8_t *seed, const uint8_t adrs[32]);
rvh_status rvh_chains_slh_sha2(rvh_chains *chains, size_t n, const uint8_t *seed, const uint8_t adrs[32]);

// LM-OTS of LMS (RFC 8554 section 4, and the sets of SP 800-208): alg is RVH_SHA256 or RVH_SHAKE256, n 24 or 32, w 1, 2, 4
// or 8. I: the 16 bytes of the identifier. q: number of the leaf. The PRF is that of RFC 8554 appendix A.
// Errors: ARG, ALG, HW.
rvh_status rvh_chains_lms(rvh_chains *chains, rvh_alg alg, size_t n, unsigned w, const uint8_t I[16], uint32_t q);

#ifdef __cplusplus
}
#endif

#endif

// SPDX-License-Identifier: Apache-2.0
//
// Public keys of LMS: their types (RFC 8554 sections 4.1, 5.1; SP 800-208 section 4) and their parts.

#ifndef RVH_LMS_KEY_H
#define RVH_LMS_KEY_H

#include "rvh_lms.h"

enum { RVH_LMS_N = 32, RVH_LMS_I = 16, RVH_LMS_TYPES = 8 }; // bytes: of a hash at most, of I, of the two types

typedef struct rvh_lms_key {
    rvh_alg alg;     // RVH_SHA256 or RVH_SHAKE256
    uint32_t tree;   // type of the tree
    uint32_t ots;    // type of LM-OTS
    uint8_t n;       // bytes of a hash
    uint8_t height;  // of the tree
    uint8_t w;       // bits of a digit
    uint8_t shift;   // ls, of the checksum
    uint16_t digits; // p
    const uint8_t *I; // and T[1] after it
} rvh_lms_key;

// The number in the 4 bytes at `at`.
uint32_t rvh_lms_number(const uint8_t *at);

// The public key at the start of `len` bytes. Errors: ARG (too short), ALG.
rvh_status rvh_lms_read_key(rvh_lms_key *key, const uint8_t *bytes, size_t len);

// Bytes of the key, and of its signatures.
static inline size_t rvh_lms_key_bytes(const rvh_lms_key *key)
{
    return RVH_LMS_TYPES + RVH_LMS_I + (size_t)key->n;
}

static inline size_t rvh_lms_bytes(const rvh_lms_key *key)
{
    return 12 + (size_t)key->n * (1u + key->digits + key->height); // q, two types; C, y, path
}

#endif

// SPDX-License-Identifier: Apache-2.0
//
// The functions derived from SHA-3 of NIST SP 800-185: cSHAKE, KMAC, TupleHash, ParallelHash.
//
//     rvh_kmac kmac;
//     rvh_kmac_init(&kmac, 256, key, key_len, "app 1", 5);
//     rvh_kmac_update(&kmac, part, part_len);         // any number of times, any length
//     rvh_kmac_final(&kmac, tag, sizeof tag);
//
// The functions follow the rules of rvhash.h: status values, pointers, one thread of execution at a time, and a started
// context must be ended (by a final without squeeze) or wiped. `strength` is 128 or 256; any other value returns
// RVH_ERR_ARG. `custom` is the customization string S. Lengths are in bytes. Do not move a context by assignment: it
// may be in hardware. In an interrupt handler, every function on an open message can return RVH_ERR_BUSY, as in
// rvhash.h; the message can then only be wiped.

#ifndef RVHASH_SP800185_H
#define RVHASH_SP800185_H

#include "rvhash.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- cSHAKE128, cSHAKE256 (section 3) ----

typedef struct rvh_cshake { // private
    rvh_ctx ctx;
    uint8_t plain; // 1: both strings are empty, which is SHAKE
} rvh_cshake;

// Start a message. `name` is the function name N, which only NIST assigns: leave it empty otherwise. If both strings
// are empty, cSHAKE is SHAKE. Errors: ARG, HW.
rvh_status rvh_cshake_init(rvh_cshake *c, unsigned strength, const void *name, size_t name_len, const void *custom,
                           size_t custom_len);

// As rvh_update, rvh_final, rvh_squeeze, rvh_clone and rvh_wipe for SHAKE.
rvh_status rvh_cshake_update(rvh_cshake *c, const void *data, size_t len);
rvh_status rvh_cshake_final(rvh_cshake *c, void *out, size_t outlen);
rvh_status rvh_cshake_squeeze(rvh_cshake *c, void *out, size_t outlen);
rvh_status rvh_cshake_clone(rvh_cshake *dst, const rvh_cshake *src);
rvh_status rvh_cshake_wipe(rvh_cshake *c);

// ---- KMAC128, KMAC256, KMACXOF128, KMACXOF256 (section 4) ----

typedef struct rvh_kmac { // private
    rvh_cshake cshake;
} rvh_kmac;

// Start a message under a key. Section 8.4.1 requires a key of at least `strength` bits; the length is not checked.
// Errors: ARG, HW.
rvh_status rvh_kmac_init(rvh_kmac *k, unsigned strength, const void *key, size_t key_len, const void *custom,
                         size_t custom_len);

// Add `len` message bytes. Errors: ARG, STATE, HW.
rvh_status rvh_kmac_update(rvh_kmac *k, const void *data, size_t len);

// KMAC: end the message and write a tag of `outlen` bytes; the tag depends on its length. The context is wiped.
// Errors: ARG, STATE, HW.
rvh_status rvh_kmac_final(rvh_kmac *k, void *out, size_t outlen);

// KMACXOF: end the message and write the first `outlen` bytes, which may be 0; rvh_kmac_squeeze returns more.
// Errors: ARG, STATE, HW.
rvh_status rvh_kmac_final_xof(rvh_kmac *k, void *out, size_t outlen);
rvh_status rvh_kmac_squeeze(rvh_kmac *k, void *out, size_t outlen);

// Copy a message in any phase, as rvh_clone does. Use it to keep a key: the result of rvh_kmac_init is a key as long as
// no message bytes are added. Each clone is a message under this key and does not hash the key and the strings again.
//
//     rvh_kmac key, message;
//     rvh_kmac_init(&key, 256, secret, secret_len, "app 1", 5); // once
//     rvh_kmac_clone(&message, &key);                           // for each message; then update and final
//     rvh_kmac_wipe(&key);                                      // after the last one
//
// Errors: ARG, STATE, HW, BUSY.
rvh_status rvh_kmac_clone(rvh_kmac *dst, const rvh_kmac *src);

rvh_status rvh_kmac_wipe(rvh_kmac *k);

// ---- TupleHash128, TupleHash256, TupleHashXOF128, TupleHashXOF256 (section 5) ----

typedef struct rvh_tuplehash { // private
    rvh_cshake cshake;
} rvh_tuplehash;

// Start a tuple. Errors: ARG, HW.
rvh_status rvh_tuplehash_init(rvh_tuplehash *t, unsigned strength, const void *custom, size_t custom_len);

// Add the next string of the tuple, as a whole; an empty string counts. Errors: ARG, STATE, HW.
rvh_status rvh_tuplehash_add(rvh_tuplehash *t, const void *string, size_t len);

// As with KMAC.
rvh_status rvh_tuplehash_final(rvh_tuplehash *t, void *out, size_t outlen);
rvh_status rvh_tuplehash_final_xof(rvh_tuplehash *t, void *out, size_t outlen);
rvh_status rvh_tuplehash_squeeze(rvh_tuplehash *t, void *out, size_t outlen);
rvh_status rvh_tuplehash_wipe(rvh_tuplehash *t);

// ---- ParallelHash128, ParallelHash256, ParallelHashXOF128, ParallelHashXOF256 (section 6) ----

typedef struct rvh_parallelhash { // private
    rvh_cshake outer;
    rvh_ctx inner;   // the current block, while `filled` > 0
    size_t block;    // B
    size_t filled;   // bytes of the current block
    uint64_t blocks; // blocks hashed so far
    uint16_t strength;
} rvh_parallelhash;

// Start a message that is cut into blocks of `block` bytes (B of the standard), at least 1. Errors: ARG, HW.
rvh_status rvh_parallelhash_init(rvh_parallelhash *p, unsigned strength, size_t block, const void *custom,
                                 size_t custom_len);

// Add `len` message bytes. A block that is contained in `data` is hashed by one call of rvh_hash.
// Errors: ARG, STATE, HW.
rvh_status rvh_parallelhash_update(rvh_parallelhash *p, const void *data, size_t len);

// As with KMAC.
rvh_status rvh_parallelhash_final(rvh_parallelhash *p, void *out, size_t outlen);
rvh_status rvh_parallelhash_final_xof(rvh_parallelhash *p, void *out, size_t outlen);
rvh_status rvh_parallelhash_squeeze(rvh_parallelhash *p, void *out, size_t outlen);
rvh_status rvh_parallelhash_wipe(rvh_parallelhash *p);

#ifdef __cplusplus
}
#endif

#endif

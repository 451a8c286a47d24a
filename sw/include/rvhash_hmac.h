// SPDX-License-Identifier: Apache-2.0
//
// HMAC (FIPS 198-1) with every algorithm of rvhash.h that has a fixed digest: SHA-2 and SHA-3.
//
//     rvh_hmac_key key;                                   // once
//     rvh_hmac_key_init(&key, RVH_SHA256, secret, secret_len);
//
//     uint8_t tag[32];                                    // any number of times
//     if (rvh_hmac_tag(&key, tag, sizeof tag, data, len) != RVH_OK) { ... }
//     if (rvh_hmac_verify(&key, tag, sizeof tag, data, len) != RVH_OK) { ... } // forged, or not checked
//
//     rvh_hmac message;                                   // or in pieces
//     rvh_hmac_init(&message, &key);
//     rvh_hmac_update(&message, part, part_len);
//     rvh_hmac_final(&message, tag, sizeof tag);
//
//     rvh_hmac_key_wipe(&key);
//
// A key is hashed once, not for every message: of the blocks that HMAC adds, each message hashes only one. Messages
// read the key and never change it. Any number of messages can be open under one key; they are independent of each
// other. The key must not be moved or changed until its last message has ended.
//
// Keys and messages follow the rules of rvhash.h: status values, pointers, one thread of execution at a time, and a
// started message must be ended or wiped. Do not move a key or a message by assignment: it may be in hardware. A tag
// has from 1 byte to the digest size; a shorter tag is the first bytes of the full tag (section 5). The tag's buffer
// may overlap the message.
//
// A key that was made in hardware remains in hardware. If the hardware fails, messages under the key return RVH_ERR_HW
// until the key is made again. If an interrupt handler interrupts a call of this library, its calls on messages under
// such a key return RVH_ERR_BUSY, both for a new message and for an open one. An open message can then only be wiped.

#ifndef RVHASH_HMAC_H
#define RVHASH_HMAC_H

#include "rvhash.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- a key ----

typedef struct rvh_hmac_key { // private
    rvh_ctx inner; // after K0 ^ ipad
    rvh_ctx outer; // after K0 ^ opad
} rvh_hmac_key;

// Make a key from the `key_len` bytes at `key`, any number. `k` need not be initialised. `key` may be discarded
// afterwards. After an error other than ARG and ALG, k is all zeros.
// Errors: ARG, ALG (also for SHAKE), LENGTH, HW, BUSY (the hardware cannot save its state).
rvh_status rvh_hmac_key_init(rvh_hmac_key *k, rvh_alg alg, const void *key, size_t key_len);

// Clear the key. Allowed at any time on a key that was made or is all zeros. Errors: ARG, HW, BUSY.
rvh_status rvh_hmac_key_wipe(rvh_hmac_key *k);

// ---- a message in pieces ----

typedef struct rvh_hmac { // private
    rvh_ctx ctx;
    const rvh_hmac_key *key;
} rvh_hmac;

// Start a message under a key. `m` need not be initialised. Errors: ARG, STATE (no key was made), HW, BUSY.
rvh_status rvh_hmac_init(rvh_hmac *m, const rvh_hmac_key *k);

// Add `len` message bytes. Errors: ARG, STATE, LENGTH, HW, BUSY.
rvh_status rvh_hmac_update(rvh_hmac *m, const void *data, size_t len);

// End the message and write `tag_len` bytes. The message is wiped. After HW, the tag is all zeros.
// Errors: ARG (the tag length is 0 or more than the digest size), STATE (also if the key was wiped), HW, BUSY.
rvh_status rvh_hmac_final(rvh_hmac *m, void *tag, size_t tag_len);

// End the message and compare its tag with the `tag_len` bytes at `tag`, in constant time. The message is wiped.
// Errors: TAG (the tags differ), and those of rvh_hmac_final.
rvh_status rvh_hmac_final_verify(rvh_hmac *m, const void *tag, size_t tag_len);

// Clear the message. Allowed at any time on a message that was started or is all zeros. Errors: ARG, HW, BUSY.
rvh_status rvh_hmac_wipe(rvh_hmac *m);

// ---- one call ----

// Write the tag of `len` bytes of `data`. After HW, the tag is all zeros.
// Errors: ARG, STATE (no key was made), LENGTH, HW, BUSY.
rvh_status rvh_hmac_tag(const rvh_hmac_key *k, void *tag, size_t tag_len, const void *data, size_t len);

// Compare `tag` with the tag of `data`. The tag is valid if and only if the status is RVH_OK.
// Errors: TAG, and those of rvh_hmac_tag.
rvh_status rvh_hmac_verify(const rvh_hmac_key *k, const void *tag, size_t tag_len, const void *data, size_t len);

#ifdef __cplusplus
}
#endif

#endif

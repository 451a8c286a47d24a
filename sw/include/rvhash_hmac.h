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
// A key is hashed once, not with every message: of the blocks that HMAC adds to a message, one is left. Messages read
// the key and never change it; any number of them can be open under one key, each independent of the others. The key
// stays where it is, as it is, until its last message has ended.
//
// Both stand on rvhash.h alone and keep its rules: status values, pointers, one thread of execution at a time, and a
// message that was started is ended or wiped. Neither is moved by assignment: it may live in hardware. A tag has from
// 1 byte to the digest size; a shorter one is the first bytes of the whole (section 5). Its buffer may lie over the
// message.
//
// A key that was made in hardware goes on there. If the hardware fails, its messages end with RVH_ERR_HW until the key
// is made again. A handler that interrupts a call of this library gets RVH_ERR_BUSY for a new message under such a key, and for one
// that is open; after that, an open one can only be wiped.

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

// Make a key of `key_len` bytes, any number. `k` need not be initialised. `key` is not needed afterwards. After an
// error other than ARG and ALG, k is all zeros.
// Errors: ARG, ALG (SHAKE too), LENGTH, HW, BUSY (hardware that cannot save its state).
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

// Errors: ARG, STATE, LENGTH, HW, BUSY.
rvh_status rvh_hmac_update(rvh_hmac *m, const void *data, size_t len);

// End the message and write `tag_len` bytes. The message is wiped. After HW, the tag is all zeros.
// Errors: ARG (a tag length of 0, or more than the digest's), STATE (the key is gone, too), HW, BUSY.
rvh_status rvh_hmac_final(rvh_hmac *m, void *tag, size_t tag_len);

// The same, but compare with the `tag_len` bytes at `tag`, in a time that does not depend on any byte.
// Errors: TAG (it is another one; the message is wiped all the same), and those of rvh_hmac_final.
rvh_status rvh_hmac_final_verify(rvh_hmac *m, const void *tag, size_t tag_len);

// Clear the message. Allowed at any time on one that was started or is all zeros. Errors: ARG, HW, BUSY.
rvh_status rvh_hmac_wipe(rvh_hmac *m);

// ---- one call ----

// The tag of `len` bytes of `data`. After HW, it is all zeros. Errors: ARG, STATE (no key was made), LENGTH, HW, BUSY.
rvh_status rvh_hmac_tag(const rvh_hmac_key *k, void *tag, size_t tag_len, const void *data, size_t len);

// RVH_OK: `tag` is the tag of `data`. Only that status says so. Errors: TAG, and those of rvh_hmac_tag.
rvh_status rvh_hmac_verify(const rvh_hmac_key *k, const void *tag, size_t tag_len, const void *data, size_t len);

#ifdef __cplusplus
}
#endif

#endif

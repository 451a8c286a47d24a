// SPDX-License-Identifier: Apache-2.0
//
// LMS and HSS, the stateful hash-based signatures of RFC 8554 and SP 800-208: verification, over rvh_chain.h and
// rvhash_xof.h. Sources: sw/pqc.
//
//     if (rvh_lms_verify(signature, signature_len, image, image_len, public_key, public_len) != RVH_OK) { ... }
//
// Keys and signatures are the bytes of the standards: an LMS public key is its type, the type of LM-OTS, I and T[1] (RFC
// 8554 section 5.3); an HSS public key is the number of levels and the LMS public key of the first (section 6.1). The
// types say which set it is: SHA-256 with 32 or 24 bytes, SHAKE256 with 32 or 24 bytes; heights 5 to 25; w = 1, 2, 4, 8.
// Nothing is allocated. Stack: docs/pqc.md. There is no signing here: its state must be kept safe, which a library cannot.
//
// Lengths are in bytes. Pointers need no alignment. Interrupt handlers and locks are as in rvhash.h. Run time depends on
// the message and the signature, which are public.

#ifndef RVH_LMS_H
#define RVH_LMS_H

#include "rvhash.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RVH_LMS_PUBLIC_MAX = 56, RVH_HSS_PUBLIC_MAX = 60, RVH_HSS_LEVELS_MAX = 8 };

// Bytes of the signatures of an LMS public key; 0 if its length is wrong, or its types are unknown, do not belong
// together, or are not in this build.
size_t rvh_lms_signature_bytes(const void *public_key, size_t public_len);

// Verify a signature of LMS (RFC 8554 section 5.4) and of HSS (section 6.3). It is valid if and only if the status is
// RVH_OK. The two types of a key must have the same hash function and length, in HSS those of all levels (SP 800-208
// section 4).
// Errors: TAG (not valid; also of the wrong length, or of other types), ARG (also a public key of the wrong length, or of
// 0 or more than 8 levels), ALG (types of the public key that are unknown, do not belong together, or are not in this
// build), LENGTH, HW, BUSY (with w = 1 and 2 only: the hardware cannot save its state).
rvh_status rvh_lms_verify(const void *signature, size_t signature_len, const void *data, size_t len,
                          const void *public_key, size_t public_len);
rvh_status rvh_hss_verify(const void *signature, size_t signature_len, const void *data, size_t len,
                          const void *public_key, size_t public_len);

#ifdef __cplusplus
}
#endif

#endif

// SPDX-License-Identifier: Apache-2.0
//
// SLH-DSA, the stateless hash-based signature of FIPS 205: all twelve parameter sets, key generation, signing and
// verification, over rvh_chain.h and rvhash_xof.h. Sources: sw/pqc.
//
//     rvh_slh_keygen(RVH_SLH_SHAKE_128F, secret, public, seeds);           // seeds: 48 random bytes
//
//     const rvh_slh_message message = {.data = data, .len = len};
//     rvh_slh_sign(RVH_SLH_SHAKE_128F, signature, &message, secret, random); // random: 16 bytes, or null
//     if (rvh_slh_verify(RVH_SLH_SHAKE_128F, signature, signature_len, &message, public, public_len) != RVH_OK) { ... }
//
// Keys and signatures are the bytes of the standard: a public key is PK.seed, PK.root (figure 16); a secret key is
// SK.seed, SK.prf and the public key (figure 15); a signature is R, SIG_FORS, SIG_HT (figure 17). Nothing is allocated.
// Stack: docs/pqc.md. There is no random number generator here: the caller supplies random bytes.
//
// Lengths are in bytes. Pointers need no alignment; with pointers to words the hardware is faster. Outputs may not
// overlap inputs. Interrupt handlers and locks are as in rvhash.h.
//
// Run time depends on the set, on the length of the message and of the context, and on digits that the signature shows.
// It does not depend on secrets. Secrets are cleared from the stack and from the hardware before a call returns.
//
// Signing does not defend against faults that are induced on purpose. The root of the highest tree is compared with the
// key, which detects a wrong key and faults in that tree. To detect all faults, verify the signature before it is
// released.

#ifndef RVH_SLH_DSA_H
#define RVH_SLH_DSA_H

#include "rvhash.h"

#ifdef __cplusplus
extern "C" {
#endif

// The parameter sets of FIPS 205 table 2. S: small signatures, F: fast signing.
typedef enum rvh_slh_set {
    RVH_SLH_SHA2_128S = 1,
    RVH_SLH_SHA2_128F = 2,
    RVH_SLH_SHA2_192S = 3,
    RVH_SLH_SHA2_192F = 4,
    RVH_SLH_SHA2_256S = 5,
    RVH_SLH_SHA2_256F = 6,
    RVH_SLH_SHAKE_128S = 7,
    RVH_SLH_SHAKE_128F = 8,
    RVH_SLH_SHAKE_192S = 9,
    RVH_SLH_SHAKE_192F = 10,
    RVH_SLH_SHAKE_256S = 11,
    RVH_SLH_SHAKE_256F = 12,
} rvh_slh_set;

// Bytes of the longest of all sets. A secret key is twice as long as a public key, the seeds are 3/4 of a secret key.
enum { RVH_SLH_PUBLIC_MAX = 64, RVH_SLH_SECRET_MAX = 128, RVH_SLH_SIGNATURE_MAX = 49856 };

// Bytes of n, of a public key, of a secret key and of a signature; 0 if there is no such set.
size_t rvh_slh_n(rvh_slh_set set);
size_t rvh_slh_public_bytes(rvh_slh_set set);
size_t rvh_slh_secret_bytes(rvh_slh_set set);
size_t rvh_slh_signature_bytes(rvh_slh_set set);

// What is signed.
enum rvh_slh_form {
    RVH_SLH_PURE = 0,     // the message (sections 10.2.1, 10.3)
    RVH_SLH_PREHASH = 1,  // the digest of the message, which is computed here (sections 10.2.2, 10.3)
    RVH_SLH_DIGEST = 2,   // the same; `data` is the digest
    RVH_SLH_INTERNAL = 3, // the message without a context, by the internal functions (section 9): for tests
};

typedef struct rvh_slh_message {
    const void *data;
    size_t len;
    const void *context; // at most 255 bytes; empty if not used
    size_t context_len;
    uint8_t form;    // enum rvh_slh_form
    uint8_t prehash; // rvh_alg of a digest: any but RVH_SPONGE. SHAKE128 has 32 bytes here, SHAKE256 64. For the strength
                     // of the set it should be 2n bytes or longer
} rvh_slh_message;

// Make a key from 3n random bytes: SK.seed, SK.prf, PK.seed (section 9.1). `public` may be null: the secret key contains
// it. After HW, both are all zeros. Errors: ARG, ALG (no such set, or not in this build), HW, BUSY.
rvh_status rvh_slh_keygen(rvh_slh_set set, void *secret, void *public_key, const void *seeds);

// Sign. `random`: n random bytes; null: the signature is deterministic (section 9.2). `signature` has room for
// rvh_slh_signature_bytes(set). After an error other than ARG and ALG, it is all zeros.
// Errors: ARG (also a context of more than 255 bytes, and a digest of the wrong length), ALG, STATE (the root in the
// secret key is not that of its seeds), LENGTH, HW, BUSY.
rvh_status rvh_slh_sign(rvh_slh_set set, void *signature, const rvh_slh_message *message, const void *secret,
                        const void *random);

// Verify. The signature is valid if and only if the status is RVH_OK.
// Errors: TAG (not valid; also of the wrong length), ARG (also a public key of the wrong length), ALG, LENGTH, HW, BUSY.
rvh_status rvh_slh_verify(rvh_slh_set set, const void *signature, size_t signature_len, const rvh_slh_message *message,
                          const void *public_key, size_t public_len);

#ifdef __cplusplus
}
#endif

#endif

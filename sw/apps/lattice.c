// SPDX-License-Identifier: Apache-2.0
//
// ML-KEM or ML-DSA of PQClean by the mailbox, for `rvhash bench pqc`. The scheme is RVH_ML_KEM = 512, 768, 1024, or
// RVH_ML_DSA = 44, 65, 87. The message of a job is a request (requests.h) with these blobs, the output what is named here
// and two words: bytes of stack, and cycles in calls that hash (hashing.h).
//
//     job          blobs                                    output
//     1 keygen     random: what the scheme draws            public key, secret key
//     2 sign       random, key: secret, context, data       signature
//     3 verify     key: public, signature, context, data
//     7 encaps     random, key: public                      ciphertext, shared secret
//     8 decaps     key: secret, signature: ciphertext       shared secret

#include "hashing.h"
#include "requests.h"

#include "api.h"
#include "randombytes.h"

#include <string.h>

enum { KEYGEN = 1, SIGN = 2, VERIFY = 3, ENCAPS = 7, DECAPS = 8 };

#define JOINED(prefix, bits, name) prefix##bits##_CLEAN_##name
#define NAMED(prefix, bits, name) JOINED(prefix, bits, name)
#ifdef RVH_ML_KEM
#define SCHEME(name) NAMED(PQCLEAN_MLKEM, RVH_ML_KEM, name)
#else
#define SCHEME(name) NAMED(PQCLEAN_MLDSA, RVH_ML_DSA, name)
#endif

enum { PUBLIC = SCHEME(CRYPTO_PUBLICKEYBYTES), SECRET = SCHEME(CRYPTO_SECRETKEYBYTES) };
#ifdef RVH_ML_KEM
enum { CIPHERTEXT = SCHEME(CRYPTO_CIPHERTEXTBYTES), SHARED = SCHEME(CRYPTO_BYTES) };
#endif

static uint8_t output[PUBLIC + SECRET] __attribute__((aligned(16), section(".noinit")));

// ---- what the scheme draws ----

static const uint8_t *random_left;
static uint32_t random_bytes;

int randombytes(uint8_t *out, size_t n)
{
    if (n > random_bytes) {
        __builtin_trap();
    }
    memcpy(out, random_left, n);
    random_left += n;
    random_bytes -= (uint32_t)n;
    return 0;
}

// PQClean's own hashes exit if they have no memory for a context.
__attribute__((noreturn)) void _exit(int status);
void _exit(int status)
{
    (void)status;
    __builtin_trap();
}

// ---- jobs ----

// Returns the bytes of its output, -1 if a signature is not valid, -2 if it is not a job of this scheme.
static int run_call(uint32_t job, const struct request *r, const struct blobs *in)
{
    if (job == KEYGEN) {
#ifdef RVH_ML_KEM
        SCHEME(crypto_kem_keypair)(output, output + PUBLIC);
#else
        SCHEME(crypto_sign_keypair)(output, output + PUBLIC);
#endif
        return PUBLIC + SECRET;
    }
#ifdef RVH_ML_KEM
    if (job == ENCAPS && r->key == PUBLIC) {
        SCHEME(crypto_kem_enc)(output, output + CIPHERTEXT, in->key);
        return CIPHERTEXT + SHARED;
    }
    if (job == DECAPS && r->key == SECRET && r->signature == CIPHERTEXT) {
        SCHEME(crypto_kem_dec)(output, in->signature, in->key);
        return SHARED;
    }
#else
    if (job == SIGN && r->key == SECRET) {
        size_t bytes = 0;
        SCHEME(crypto_sign_signature_ctx)(output, &bytes, in->data, r->data, in->context, r->context, in->key);
        return (int)bytes;
    }
    if (job == VERIFY && r->key == PUBLIC) {
        const int bad = SCHEME(crypto_sign_verify_ctx)(in->signature, r->signature, in->data, r->data, in->context,
                                                       r->context, in->key);
        return bad ? -1 : 0;
    }
#endif
    return -2;
}

static rvh_status run_job(uint32_t job, uint32_t outlen)
{
    struct {
        uint32_t stack, hashing;
    } words = {0, 0};
    struct blobs in;
    if (!request_fetch(&in)) {
        return RVH_ERR_ARG;
    }
    random_left = in.random;
    random_bytes = request.head.random;
    const uint32_t hashing = hashing_cycles;
    const uint8_t *top = stack_paint();
    count_begin();
    const int bytes = run_call(job, &request.head, &in);
    count_end();
    words.stack = stack_used(top);
    words.hashing = hashing_cycles - hashing;
    if (bytes == -1) {
        return RVH_ERR_TAG;
    }
    if (bytes < 0 || (uint32_t)bytes + sizeof words != outlen) {
        return RVH_ERR_ARG;
    }
    request_deliver(output, (uint32_t)bytes);
    request_deliver(&words, sizeof words);
    return RVH_OK;
}

int main(void)
{
    hashing_calibrate();
#ifndef RVH_OWN_C
    // The driver probes its device in the first call. Make that call before the first job.
    rvh_hash(RVH_SHA3_256, output, 32, NULL, 0);
#endif
    requests_serve(run_job);
    return 0;
}

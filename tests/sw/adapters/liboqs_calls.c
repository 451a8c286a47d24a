// SPDX-License-Identifier: Apache-2.0
//
// What liboqs does with the tables of the adapter: it keeps their addresses, and each of its functions calls a hook.
// And own_malloc and own_free, which the objects of the adapter call in place of malloc and free.
//
// With -DLIBOQS_MAIN a program over a device whose next job fails: liboqs_calls CALL exit|return|none. Prints what the
// handler sees.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <oqs/sha2_ops.h>
#include <oqs/sha3_ops.h>
#include <oqs/sha3x4_ops.h>

#include "../../../sw/adapters/liboqs/rvh_oqs.h"

// ---- memory ----

static struct {
    uint8_t *at;
    size_t bytes;
} blocks[64];

size_t memory_open;      // blocks that are allocated
unsigned memory_dirty;   // blocks that were freed and not all zeros
unsigned memory_unknown; // frees of what is not allocated
int memory_none;         // nothing is left to allocate

void *own_malloc(size_t bytes)
{
    if (memory_none) {
        return NULL;
    }
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++) {
        if (blocks[i].at == NULL) {
            blocks[i].at = malloc(bytes);
            blocks[i].bytes = bytes;
            memset(blocks[i].at, 0xa5, bytes);
            memory_open++;
            return blocks[i].at;
        }
    }
    abort(); // more blocks than any test has
}

void own_free(void *memory)
{
    if (memory == NULL) {
        return;
    }
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++) {
        if (blocks[i].at == memory) {
            uint8_t any = 0;
            for (size_t k = 0; k < blocks[i].bytes; k++) {
                any |= blocks[i].at[k];
            }
            memory_dirty += any != 0;
            memset(memory, 0xa5, blocks[i].bytes);
            free(memory);
            blocks[i].at = NULL;
            memory_open--;
            return;
        }
    }
    memory_unknown++;
}

// ---- tables ----

static struct OQS_SHA3_callbacks *sha3;
static struct OQS_SHA3_x4_callbacks *x4;
static struct OQS_SHA2_callbacks *sha2;

void OQS_SHA3_set_callbacks(struct OQS_SHA3_callbacks *new_callbacks)
{
    sha3 = new_callbacks;
}

void OQS_SHA3_x4_set_callbacks(struct OQS_SHA3_x4_callbacks *new_callbacks)
{
    x4 = new_callbacks;
}

void OQS_SHA2_set_callbacks(struct OQS_SHA2_callbacks *new_callbacks)
{
    sha2 = new_callbacks;
}

// 1, 2, 4: SHA-3, x4, SHA-2 were set.
int tables_set(void)
{
    return (sha3 != NULL) + 2 * (x4 != NULL) + 4 * (sha2 != NULL);
}

// ---- the functions of the library ----

#define STATE_OF(name, context, table, hook)                                                                           \
    void OQS_##name##_inc_init(context *state)                                                                         \
    {                                                                                                                  \
        table->hook##_inc_init(state);                                                                                 \
    }                                                                                                                  \
    void OQS_##name##_inc_ctx_release(context *state)                                                                  \
    {                                                                                                                  \
        table->hook##_inc_ctx_release(state);                                                                          \
    }                                                                                                                  \
    void OQS_##name##_inc_ctx_clone(context *dest, const context *src)                                                 \
    {                                                                                                                  \
        table->hook##_inc_ctx_clone(dest, src);                                                                        \
    }

#define RESET_OF(name, context, table, hook)                                                                           \
    void OQS_##name##_inc_ctx_reset(context *state)                                                                    \
    {                                                                                                                  \
        table->hook##_inc_ctx_reset(state);                                                                            \
    }

#define SPONGE(name)                                                                                                   \
    STATE_OF(SHA3_##name, OQS_SHA3_##name##_inc_ctx, sha3, SHA3_##name)                                                \
    RESET_OF(SHA3_##name, OQS_SHA3_##name##_inc_ctx, sha3, SHA3_##name)                                                \
    void OQS_SHA3_##name##_inc_absorb(OQS_SHA3_##name##_inc_ctx *state, const uint8_t *input, size_t inlen)            \
    {                                                                                                                  \
        sha3->SHA3_##name##_inc_absorb(state, input, inlen);                                                           \
    }

#define SHA3(name)                                                                                                     \
    SPONGE(name)                                                                                                       \
    void OQS_SHA3_##name(uint8_t *output, const uint8_t *input, size_t inlen)                                          \
    {                                                                                                                  \
        sha3->SHA3_##name(output, input, inlen);                                                                       \
    }                                                                                                                  \
    void OQS_SHA3_##name##_inc_finalize(uint8_t *output, OQS_SHA3_##name##_inc_ctx *state)                             \
    {                                                                                                                  \
        sha3->SHA3_##name##_inc_finalize(output, state);                                                               \
    }

SHA3(sha3_256)
SHA3(sha3_384)
SHA3(sha3_512)

#define SHAKE(name)                                                                                                    \
    SPONGE(name)                                                                                                       \
    void OQS_SHA3_##name(uint8_t *output, size_t outlen, const uint8_t *input, size_t inlen)                           \
    {                                                                                                                  \
        sha3->SHA3_##name(output, outlen, input, inlen);                                                               \
    }                                                                                                                  \
    void OQS_SHA3_##name##_inc_finalize(OQS_SHA3_##name##_inc_ctx *state)                                              \
    {                                                                                                                  \
        sha3->SHA3_##name##_inc_finalize(state);                                                                       \
    }                                                                                                                  \
    void OQS_SHA3_##name##_inc_squeeze(uint8_t *output, size_t outlen, OQS_SHA3_##name##_inc_ctx *state)               \
    {                                                                                                                  \
        sha3->SHA3_##name##_inc_squeeze(output, outlen, state);                                                        \
    }

SHAKE(shake128)
SHAKE(shake256)

#define X4(name)                                                                                                       \
    STATE_OF(SHA3_##name, OQS_SHA3_##name##_inc_ctx, x4, SHA3_##name)                                                  \
    RESET_OF(SHA3_##name, OQS_SHA3_##name##_inc_ctx, x4, SHA3_##name)                                                  \
    void OQS_SHA3_##name(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3, size_t outlen,                    \
                         const uint8_t *in0, const uint8_t *in1, const uint8_t *in2, const uint8_t *in3, size_t inlen) \
    {                                                                                                                  \
        x4->SHA3_##name(out0, out1, out2, out3, outlen, in0, in1, in2, in3, inlen);                                    \
    }                                                                                                                  \
    void OQS_SHA3_##name##_inc_absorb(OQS_SHA3_##name##_inc_ctx *state, const uint8_t *in0, const uint8_t *in1,        \
                                      const uint8_t *in2, const uint8_t *in3, size_t inlen)                            \
    {                                                                                                                  \
        x4->SHA3_##name##_inc_absorb(state, in0, in1, in2, in3, inlen);                                                \
    }                                                                                                                  \
    void OQS_SHA3_##name##_inc_finalize(OQS_SHA3_##name##_inc_ctx *state)                                              \
    {                                                                                                                  \
        x4->SHA3_##name##_inc_finalize(state);                                                                         \
    }                                                                                                                  \
    void OQS_SHA3_##name##_inc_squeeze(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3, size_t outlen,      \
                                       OQS_SHA3_##name##_inc_ctx *state)                                               \
    {                                                                                                                  \
        x4->SHA3_##name##_inc_squeeze(out0, out1, out2, out3, outlen, state);                                          \
    }

X4(shake128_x4)
X4(shake256_x4)

#define SHA2(name)                                                                                                     \
    STATE_OF(SHA2_##name, OQS_SHA2_##name##_ctx, sha2, SHA2_##name)                                                    \
    void OQS_SHA2_##name(uint8_t *output, const uint8_t *input, size_t inlen)                                          \
    {                                                                                                                  \
        sha2->SHA2_##name(output, input, inlen);                                                                       \
    }                                                                                                                  \
    void OQS_SHA2_##name##_inc_blocks(OQS_SHA2_##name##_ctx *state, const uint8_t *in, size_t inblocks)                \
    {                                                                                                                  \
        sha2->SHA2_##name##_inc_blocks(state, in, inblocks);                                                           \
    }                                                                                                                  \
    void OQS_SHA2_##name##_inc_finalize(uint8_t *out, OQS_SHA2_##name##_ctx *state, const uint8_t *in, size_t inlen)   \
    {                                                                                                                  \
        sha2->SHA2_##name##_inc_finalize(out, state, in, inlen);                                                       \
    }

SHA2(sha256)
SHA2(sha384)
SHA2(sha512)

void OQS_SHA2_sha256_inc(OQS_SHA2_sha256_ctx *state, const uint8_t *in, size_t len)
{
    sha2->SHA2_sha256_inc(state, in, len);
}

// ---- what must stop the program ----

#ifdef LIBOQS_MAIN
#include "failing_handler.h"

static const uint8_t data[200];
static uint8_t lanes[3][64];
static OQS_SHA3_sha3_256_inc_ctx s3, other3;
static OQS_SHA3_shake256_inc_ctx xof;
static OQS_SHA3_shake128_x4_inc_ctx four, other4;
static OQS_SHA2_sha256_ctx h256, other256;
static OQS_SHA2_sha512_ctx h512;

// Messages that are open before anything fails.
static void open_messages(void)
{
    OQS_SHA3_sha3_256_inc_init(&s3);
    OQS_SHA3_shake256_inc_init(&xof);
    OQS_SHA3_shake256_inc_absorb(&xof, data, 20);
    OQS_SHA3_shake256_inc_finalize(&xof);
    OQS_SHA3_shake128_x4_inc_init(&four);
    OQS_SHA3_shake128_x4_inc_absorb(&four, data, data, data, data, 20);
    OQS_SHA3_shake128_x4_inc_finalize(&four);
    OQS_SHA2_sha256_inc_init(&h256);
    OQS_SHA2_sha512_inc_init(&h512);
}

static void filled(size_t bytes)
{
    memset(out, 0xa5, bytes);
}

// A job that fails. The SHA-3 in pieces is of a state, which fails before any output.
static int job(const char *call)
{
    fake_fault("bad_job", 1);
    if (!strcmp(call, "shake128")) {
        filled(64);
        OQS_SHA3_shake128(out, 64, data, 20);
    } else if (!strcmp(call, "sha3_256")) {
        filled(32);
        OQS_SHA3_sha3_256(out, data, 20);
    } else if (!strcmp(call, "sha3_256_inc")) {
        OQS_SHA3_sha3_256_inc_absorb(&s3, data, 20);
        OQS_SHA3_sha3_256_inc_finalize(out, &s3);
    } else if (!strcmp(call, "shake256_inc")) {
        filled(64);
        OQS_SHA3_shake256_inc_squeeze(out, 64, &xof);
    } else if (!strcmp(call, "shake256_x4")) {
        filled(64);
        OQS_SHA3_shake256_x4(out, lanes[0], lanes[1], lanes[2], 64, data, data, data, data, 20);
    } else if (!strcmp(call, "shake128_x4_inc")) {
        filled(64);
        OQS_SHA3_shake128_x4_inc_squeeze(out, lanes[0], lanes[1], lanes[2], 64, &four);
    } else if (!strcmp(call, "sha384")) {
        filled(48);
        OQS_SHA2_sha384(out, data, 20);
    } else if (!strcmp(call, "sha256_inc")) {
        filled(32);
        OQS_SHA2_sha256_inc(&h256, data, 20);
        OQS_SHA2_sha256_inc_finalize(out, &h256, data, 20);
    } else if (!strcmp(call, "sha512_inc")) {
        filled(64);
        OQS_SHA2_sha512_inc_finalize(out, &h512, data, 20);
    } else {
        return 0;
    }
    return 1;
}

// Memory that is not there.
static int memory(const char *call)
{
    memory_none = 1;
    if (!strcmp(call, "new_shake256")) {
        OQS_SHA3_shake256_inc_init(&xof);
    } else if (!strcmp(call, "new_shake128_x4")) {
        OQS_SHA3_shake128_x4_inc_init(&other4);
    } else if (!strcmp(call, "new_sha256")) {
        OQS_SHA2_sha256_inc_init(&other256);
    } else if (!strcmp(call, "clone_sha256")) {
        OQS_SHA2_sha256_inc_ctx_clone(&other256, &h256);
    } else {
        return 0;
    }
    return 1;
}

// A context that was never started, or was released.
static int closed(const char *call)
{
    OQS_SHA3_sha3_256_inc_ctx_release(&s3);
    OQS_SHA3_shake256_inc_ctx_release(&xof);
    OQS_SHA3_shake128_x4_inc_ctx_release(&four);
    OQS_SHA2_sha256_inc_finalize(out, &h256, data, 1);
    OQS_SHA2_sha512_inc_ctx_release(&h512);
    memset(out, 0, sizeof out);
    if (!strcmp(call, "closed_absorb")) {
        OQS_SHA3_sha3_256_inc_absorb(&s3, data, 1);
    } else if (!strcmp(call, "closed_reset")) {
        OQS_SHA3_sha3_256_inc_ctx_reset(&s3);
    } else if (!strcmp(call, "closed_clone")) {
        OQS_SHA3_sha3_256_inc_init(&other3);
        OQS_SHA3_sha3_256_inc_ctx_clone(&other3, &s3);
    } else if (!strcmp(call, "closed_clone_to")) {
        OQS_SHA3_sha3_256_inc_init(&other3);
        OQS_SHA3_sha3_256_inc_ctx_clone(&s3, &other3);
    } else if (!strcmp(call, "closed_digest")) {
        filled(32);
        OQS_SHA3_sha3_256_inc_finalize(out, &s3);
    } else if (!strcmp(call, "closed_finalize")) {
        OQS_SHA3_shake256_inc_finalize(&xof);
    } else if (!strcmp(call, "closed_squeeze")) {
        filled(64);
        OQS_SHA3_shake256_inc_squeeze(out, 64, &xof);
    } else if (!strcmp(call, "closed_x4_absorb")) {
        OQS_SHA3_shake128_x4_inc_absorb(&four, data, data, data, data, 1);
    } else if (!strcmp(call, "closed_x4_reset")) {
        OQS_SHA3_shake128_x4_inc_ctx_reset(&four);
    } else if (!strcmp(call, "closed_x4_clone")) {
        OQS_SHA3_shake128_x4_inc_init(&other4);
        OQS_SHA3_shake128_x4_inc_ctx_clone(&other4, &four);
    } else if (!strcmp(call, "closed_x4_clone_to")) {
        OQS_SHA3_shake128_x4_inc_init(&other4);
        OQS_SHA3_shake128_x4_inc_ctx_clone(&four, &other4);
    } else if (!strcmp(call, "closed_x4_finalize")) {
        OQS_SHA3_shake128_x4_inc_finalize(&four);
    } else if (!strcmp(call, "closed_x4_squeeze")) {
        filled(64);
        OQS_SHA3_shake128_x4_inc_squeeze(out, lanes[0], lanes[1], lanes[2], 64, &four);
    } else if (!strcmp(call, "closed_inc")) {
        OQS_SHA2_sha256_inc(&h256, data, 1);
    } else if (!strcmp(call, "closed_sha256")) {
        filled(32);
        OQS_SHA2_sha256_inc_finalize(out, &h256, data, 1);
    } else if (!strcmp(call, "closed_sha256_clone")) {
        OQS_SHA2_sha256_inc_ctx_clone(&other256, &h256);
    } else if (!strcmp(call, "closed_blocks")) {
        OQS_SHA2_sha512_inc_blocks(&h512, data, 1);
    } else if (!strcmp(call, "closed_sha512")) {
        filled(64);
        OQS_SHA2_sha512_inc_finalize(out, &h512, data, 1);
    } else {
        return 0;
    }
    return 1;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        return 2;
    }
    leaves = strcmp(argv[2], "exit") == 0;
    if (strcmp(argv[2], "none") != 0) {
        rvh_adapter_set_handler(handler);
    }
    rvh_oqs_use();
    OQS_SHA2_sha256(out, data, 3); // the driver probes its device
    memset(out, 0, sizeof out);
    open_messages();
    int (*kind)(const char *) = job;
    if (!strncmp(argv[1], "closed", 6)) {
        kind = closed;
    } else if (!strncmp(argv[1], "new", 3) || !strncmp(argv[1], "clone", 5)) {
        kind = memory;
    }
    if (!kind(argv[1])) {
        return 3;
    }
    puts("went on");
    return 0;
}
#endif

// SPDX-License-Identifier: Apache-2.0
//
// Cycles that a library spends in the calls that hash: the linker puts these functions before PQClean's, by --wrap
// (app.lattice of sources.toml). Contexts are opaque here.

#include "hashing.h"

#include "counters.h"

#include <stddef.h>

uint32_t hashing_cycles;

static uint32_t reading; // cycles that counting takes in each call

static __attribute__((noinline)) void nothing(void)
{
    __asm__ volatile("");
}

void hashing_calibrate(void)
{
    const uint32_t start = counters_cycles();
    nothing();
    reading = counters_cycles() - start;
}

// A function of these parameters that counts the cycles of the function of that name.
#define COUNTED(name, parameters, arguments)                                                                           \
    void __real_##name parameters;                                                                                     \
    void __wrap_##name parameters;                                                                                     \
    void __wrap_##name parameters                                                                                      \
    {                                                                                                                  \
        const uint32_t start = counters_cycles();                                                                      \
        __real_##name arguments;                                                                                       \
        hashing_cycles += counters_cycles() - start - reading;                                                         \
    }

#define COUNTED_XOF(name)                                                                                              \
    COUNTED(name##_inc_init, (void *ctx), (ctx))                                                                       \
    COUNTED(name##_inc_absorb, (void *ctx, const uint8_t *in, size_t inlen), (ctx, in, inlen))                         \
    COUNTED(name##_inc_finalize, (void *ctx), (ctx))                                                                   \
    COUNTED(name##_inc_squeeze, (uint8_t * out, size_t outlen, void *ctx), (out, outlen, ctx))                         \
    COUNTED(name##_inc_ctx_release, (void *ctx), (ctx))

COUNTED_XOF(shake128)
COUNTED_XOF(shake256)
COUNTED(shake128_absorb, (void *ctx, const uint8_t *in, size_t inlen), (ctx, in, inlen))
COUNTED(shake128_squeezeblocks, (uint8_t * out, size_t blocks, void *ctx), (out, blocks, ctx))
COUNTED(shake128_ctx_release, (void *ctx), (ctx))
COUNTED(shake256, (uint8_t * out, size_t outlen, const uint8_t *in, size_t inlen), (out, outlen, in, inlen))
COUNTED(sha3_256, (uint8_t * out, const uint8_t *in, size_t inlen), (out, in, inlen))
COUNTED(sha3_512, (uint8_t * out, const uint8_t *in, size_t inlen), (out, in, inlen))

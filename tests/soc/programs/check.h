// SPDX-License-Identifier: Apache-2.0
//
// Shared by the test programs: a message, a report of failed checks, and the reference, which is the portable C that
// is linked into every image (tests/sw compares it with hashlib).

#ifndef CHECK_H
#define CHECK_H

#include "console.h"
#include "rvhash.h"
#include "soft.h"

static int check_failures;

// Report the failed check, and continue.
#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            check_failures++;                                                                                          \
            console_puts(__FILE__ ":");                                                                                \
            console_dec(__LINE__);                                                                                     \
            console_puts(": " #condition "\n");                                                                        \
        }                                                                                                              \
    } while (0)

// The bytes 0, 1, 2, ... modulo 256, as the bench does.
static inline void check_fill(uint8_t *message, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        message[i] = (uint8_t)i;
    }
}

static inline int check_equal(const uint8_t *a, const uint8_t *b, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        if (a[i] != b[i]) {
            return 0;
        }
    }
    return 1;
}

static inline int check_is(const uint8_t *a, uint8_t value, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        if (a[i] != value) {
            return 0;
        }
    }
    return 1;
}

// The digest or output by portable C, past the dispatch and so past the hardware.
static inline void check_reference(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    static rvh_ctx ctx;
    ctx.alg = (uint8_t)alg;
    ctx.total = len;
    rvh_soft_start(&ctx);
    rvh_soft_absorb(&ctx, data, len);
    rvh_soft_finish(&ctx);
    rvh_soft_squeeze(&ctx, out, outlen);
}

static const rvh_alg check_algorithms[] = {
    RVH_SHA224,   RVH_SHA256,   RVH_SHA384,   RVH_SHA512,   RVH_SHA512_224, RVH_SHA512_256,
    RVH_SHA3_224, RVH_SHA3_256, RVH_SHA3_384, RVH_SHA3_512, RVH_SHAKE128,   RVH_SHAKE256,
};
enum { CHECK_ALGORITHMS = sizeof check_algorithms / sizeof check_algorithms[0] };

// The program's exit code.
static inline int check_done(const char *name)
{
    console_puts(name);
    console_puts(check_failures ? ": failed\n" : ": ok\n");
    return check_failures ? 1 : 0;
}

#endif

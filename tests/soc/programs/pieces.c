// SPDX-License-Identifier: Apache-2.0
//
// Extendable output in two pieces. Between them the message leaves the engine for another one, at every byte of two
// blocks and more; or it is saved, around words and blocks, and restored in a second context, which goes on as well, at
// once or by less than a word of any engine at a time.

#include <string.h>

#include "check.h"
#include "rvhash.h"

enum { MESSAGE = 50, OUTPUT = 400, STEP = 21, SHORT = 5 };

static const rvh_alg algorithms[] = {RVH_SHAKE128, RVH_SHAKE256};

static const uint8_t saved_at[] = {0, 1, 7, 9, 15, 17, 31, 129, 135, 136, 137, 145, 159, 161, 167, 168, 169, 177};
static uint8_t message[MESSAGE], want[OUTPUT], got[OUTPUT], saved[RVH_SAVED_MAX];

// The rest of the output, `step` bytes at a time. Ends the message.
static void rest(rvh_ctx *ctx, size_t at, size_t step)
{
    memset(got + at, 0, OUTPUT - at);
    for (size_t i = at; i < OUTPUT; i += step) {
        CHECK(rvh_squeeze(ctx, got + i, OUTPUT - i < step ? OUTPUT - i : step) == RVH_OK);
    }
    CHECK(memcmp(got, want, OUTPUT) == 0);
    CHECK(rvh_wipe(ctx) == RVH_OK);
}

static void cut(rvh_alg alg, size_t at, int leaves)
{
    rvh_ctx ctx, other;
    memset(&ctx, 0xa5, sizeof ctx); // the driver trusts nothing that it has not written
    memset(got, 0, sizeof got);
    CHECK(rvh_init(&ctx, alg) == RVH_OK);
    CHECK(rvh_update(&ctx, message, MESSAGE) == RVH_OK);
    CHECK(rvh_final(&ctx, got, at) == RVH_OK);
    if (leaves) {
        CHECK(rvh_init(&other, RVH_SHA256) == RVH_OK);
        CHECK(rvh_update(&other, message, MESSAGE) == RVH_OK);
        CHECK(rvh_wipe(&other) == RVH_OK);
    } else {
        size_t used = 0;
        CHECK(rvh_save(&ctx, saved, sizeof saved, &used) == RVH_OK);
        CHECK(rvh_restore(&other, saved, used) == RVH_OK);
        rest(&other, at, OUTPUT);
        CHECK(rvh_restore(&other, saved, used) == RVH_OK);
        rest(&other, at, SHORT);
    }
    rest(&ctx, at, STEP);
}

int main(void)
{
    for (size_t i = 0; i < MESSAGE; i++) {
        message[i] = (uint8_t)(3 * i);
    }
    for (unsigned i = 0; i < sizeof algorithms / sizeof algorithms[0]; i++) {
        CHECK(rvh_soft_hash(algorithms[i], want, OUTPUT, message, MESSAGE) == RVH_OK);
        for (size_t at = 0; at < 2 * 168 + 10; at++) {
            cut(algorithms[i], at, 1);
        }
        for (unsigned j = 0; j < sizeof saved_at; j++) {
            cut(algorithms[i], saved_at[j], 0);
        }
    }
    CHECK(rvh_hw_used() != 0 && rvh_hw_fallbacks() == 0);
    return check_done("pieces");
}

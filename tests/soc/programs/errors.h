// SPDX-License-Identifier: Apache-2.0
//
// Shared by the programs that test errors: SHA3-384 of a message of 200 bytes, and the driver on addresses
// without memory.

#ifndef ERRORS_H
#define ERRORS_H

#include "check.h"

static uint8_t message[256] __attribute__((aligned(4)));
static uint8_t want[48] __attribute__((aligned(4)));
static uint8_t got[48] __attribute__((aligned(4)));

static inline void prepare(void)
{
    check_fill(message, sizeof message);
    check_reference(RVH_SHA3_384, want, 48, message, 200);
}

// The next call of the driver is correct.
static inline void expect_next_call(void)
{
    uint32_t before = rvh_hw_used();
    CHECK(rvh_hash(RVH_SHA3_384, got, 48, message, 200) == RVH_OK);
    CHECK(check_equal(got, want, 48));
    CHECK(rvh_hw_used() == before + 1);
}

// A message, or a part of one, without memory: the error is reported, and no part of a digest is left.
static inline void driver_on_unmapped_memory(void)
{
    static const uint32_t unmapped[] = {0x40000000, 0x80000000, 0x10000000, 0xfffffff0}; // instructions; a device
    static rvh_ctx ctx, other;
    for (unsigned i = 0; i < sizeof unmapped / sizeof unmapped[0]; i++) {
        void *nowhere = (void *)(uintptr_t)unmapped[i];
        check_fill(got, 48);
        CHECK(rvh_hash(RVH_SHA3_384, got, 48, nowhere, 200) == RVH_ERR_HW);
        CHECK(check_is(got, 0, 48));
        expect_next_call();
        CHECK(rvh_hash(RVH_SHAKE128, got, 48, nowhere, 200) == RVH_ERR_HW);
        CHECK(check_is(got, 0, 48));
        for (unsigned at = 0; at <= 100; at += 50) {
            CHECK(rvh_init(&ctx, RVH_SHA3_384) == RVH_OK);
            CHECK(rvh_update(&ctx, message, at) == RVH_OK);
            CHECK(rvh_update(&ctx, nowhere, 200) == RVH_ERR_HW);
            CHECK(rvh_final(&ctx, got, 48) == RVH_ERR_STATE);
            expect_next_call();
        }
        // The message of another context, which was saved before, continues.
        CHECK(rvh_init(&other, RVH_SHA3_384) == RVH_OK);
        CHECK(rvh_update(&other, message, 77) == RVH_OK);
        CHECK(rvh_init(&ctx, RVH_SHA256) == RVH_OK);
        CHECK(rvh_update(&ctx, nowhere, 64) == RVH_ERR_HW);
        CHECK(rvh_update(&other, message + 77, 123) == RVH_OK);
        CHECK(rvh_final(&other, got, 48) == RVH_OK);
        CHECK(check_equal(got, want, 48));
    }
}

#endif

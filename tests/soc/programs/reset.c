// SPDX-License-Identifier: Apache-2.0
//
// A reset during a hash: from the first start on it hashes without end. After the reset, which comes from
// outside, it reports what was active, and every hash is correct and done in hardware.

#include "check.h"

enum { BYTES = 200, FIRST_START_WAS = 0x72737421, NONE = -1 };

// Data that a start does not clear.
static __attribute__((section(".noinit"))) struct {
    uint32_t magic;
    volatile int in_work; // index of an algorithm, or NONE
} kept;

static uint8_t message[BYTES], got[64], want[64];

static size_t out_bytes(rvh_alg alg)
{
    return rvh_digest_size(alg) ? rvh_digest_size(alg) : sizeof got;
}

// The hardware counts one call, or its blocks.
static int by_hardware(rvh_alg alg)
{
    uint32_t before = rvh_hw_used();
    CHECK(rvh_hash(alg, got, out_bytes(alg), message, sizeof message) == RVH_OK);
    return rvh_hw_used() != before;
}

// By the algorithms that hardware does.
static void hash_without_end(void)
{
    int algorithms = by_hardware(RVH_SHA3_256) ? CHECK_ALGORITHMS : 2; // all, or SHA-224 and SHA-256
    for (int i = 0;; i = (i + 5) % algorithms) {
        kept.in_work = i;
        rvh_hash(check_algorithms[i], got, out_bytes(check_algorithms[i]), message, sizeof message);
        kept.in_work = NONE;
    }
}

static int knows_messages; // the hardware; else it does blocks

static void look_for_hardware(void)
{
    static rvh_ctx ctx;
    CHECK(rvh_init(&ctx, RVH_SHA256) == RVH_OK);
    knows_messages = rvh_hw_used() != 0;
    CHECK(rvh_wipe(&ctx) == RVH_OK);
}

// In one call, then in pieces with another message in between, which saves and restores.
static void hash_right(rvh_alg alg)
{
    static rvh_ctx one, two;
    size_t n = out_bytes(alg);
    check_reference(alg, want, n, message, sizeof message);
    uint32_t before = rvh_hw_used();
    CHECK(rvh_hash(alg, got, n, message, sizeof message) == RVH_OK);
    CHECK(check_equal(got, want, n));
    CHECK(rvh_init(&one, alg) == RVH_OK);
    CHECK(rvh_update(&one, message, 77) == RVH_OK);
    CHECK(rvh_init(&two, RVH_SHA256) == RVH_OK);
    CHECK(rvh_update(&two, message, 5) == RVH_OK);
    CHECK(rvh_update(&one, message + 77, sizeof message - 77) == RVH_OK);
    check_fill(got, n);
    CHECK(rvh_final(&one, got, n) == RVH_OK);
    CHECK(check_equal(got, want, n));
    CHECK(rvh_wipe(&one) == RVH_OK);
    CHECK(rvh_wipe(&two) == RVH_OK);
    CHECK(knows_messages ? rvh_hw_used() == before + 3 : rvh_hw_used() != before);
}

int main(void)
{
    check_fill(message, sizeof message);
    if (kept.magic != FIRST_START_WAS) {
        kept.magic = FIRST_START_WAS;
        hash_without_end();
    }
    kept.magic = 0;
    CHECK(rvh_hw_used() == 0);
    look_for_hardware();
    if (kept.in_work == NONE) {
        console_puts("reset between hashes\n");
    } else {
        console_puts("reset in algorithm ");
        console_dec((uint32_t)check_algorithms[kept.in_work]);
        console_puts("\n");
    }
    if (kept.in_work != NONE) {
        hash_right(check_algorithms[kept.in_work]);
    }
    hash_right(RVH_SHA256);
    if (by_hardware(RVH_SHA3_256)) {
        hash_right(RVH_SHA512);
        hash_right(RVH_SHA3_384);
        hash_right(RVH_SHAKE128);
    }
    return check_done("reset");
}

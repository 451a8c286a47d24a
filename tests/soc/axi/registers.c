// SPDX-License-Identifier: Apache-2.0
//
// Registers and windows of the peripheral by loads and stores of 64 bits: the bus makes two accesses of 32 bits of each,
// the lower address first. Ends with 0 if each has the effect of these two.

#include "../programs/check.h"
#include "rvh_mmio_regs.h"

#define PAGE UINT64_C(0x20000000)
#define AT(reg) offsetof(rvh_mmio_regs_t, reg)
enum { START = 1, SHA256 = RVH_SHA256 << 8, IN = 1 << 12, FINISH = 1 << 14, IN_WINDOW = 0x400, OUT_WINDOW = 0x800 };

static uint8_t message[200] __attribute__((aligned(16)));

static uint64_t load64(uint64_t at)
{
    return *(volatile uint64_t *)(PAGE + at);
}

static void store64(uint64_t at, uint64_t value)
{
    *(volatile uint64_t *)(PAGE + at) = value;
}

static uint32_t load32(uint64_t at)
{
    return *(volatile uint32_t *)(PAGE + at);
}

static void store32(uint64_t at, uint32_t value)
{
    *(volatile uint32_t *)(PAGE + at) = value;
}

static void settle(void)
{
    for (int i = 0; i < 10000 && (load32(AT(STATUS)) & RVH_MMIO_REGS__STATUS__JOB_bm); i++) {
    }
}

// The digest, by loads of 64 bits from different addresses of the window, is that of `len` bytes of the message.
static int right(size_t len)
{
    uint64_t words[4];
    uint8_t want[32];
    settle();
    for (unsigned i = 0; i < 4; i++) {
        words[i] = load64(OUT_WINDOW + 8 * i);
    }
    check_reference(RVH_SHA256, want, sizeof want, message, len);
    return check_equal((const uint8_t *)words, want, sizeof want);
}

int main(void)
{
    _Static_assert(AT(LEN) % 8 == 0 && AT(DST) == AT(LEN) + 4 && AT(STATUS) % 8 == 0 && AT(ERROR) == AT(STATUS) + 4, "");
    check_fill(message, sizeof message);
    CHECK(load64(AT(NAME)) == ((uint64_t)load32(AT(VERSION)) << 32 | load32(AT(NAME))));
    CHECK((load64(AT(NAME)) & UINT32_MAX) == UINT32_C(0x53485652)); // "RVHS", the first byte lowest

    // Two registers at once, each with its own value; then the job reads through them.
    store64(AT(LEN), UINT64_C(0x1234567800000000) | sizeof message);
    CHECK(load32(AT(LEN)) == sizeof message && load32(AT(DST)) == 0x12345678);
    CHECK(load64(AT(LEN)) == (UINT64_C(0x1234567800000000) | sizeof message));
    store32(AT(SRC), (uint32_t)(uintptr_t)message);
    __asm__ volatile("fence rw, rw" ::: "memory");
    store32(AT(CMD), START | SHA256 | IN | FINISH);
    CHECK(right(sizeof message));

    // Eight bytes of a message at once; what is before and after them by 32 bits.
    uint64_t pairs[24];
    uint32_t first, last;
    __builtin_memcpy(&first, message, 4);
    __builtin_memcpy(pairs, message + 4, 192);
    __builtin_memcpy(&last, message + 196, 4);
    store32(AT(CMD), START | SHA256);
    store32(IN_WINDOW, first);
    for (unsigned i = 0; i < 24; i++) {
        store64(IN_WINDOW + 8 * (i % 16), pairs[i]);
    }
    store32(IN_WINDOW + 4, last);
    store32(AT(CMD), FINISH);
    CHECK(right(200));

    // CMD and then TAIL: the job has begun, and TAIL is locked. So a store of both does not set a tail.
    CHECK((load64(AT(STATUS)) >> 32) == 0);
    store64(AT(CMD), UINT64_C(0x00636261) << 32 | START | SHA256 | FINISH | 3 << 4);
    settle();
    CHECK(load32(AT(ERROR)) == RVH_MMIO_REGS__ERROR__LOCKED_bm);
    return check_done("registers");
}

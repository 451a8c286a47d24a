// SPDX-License-Identifier: Apache-2.0
//
// Interrupts at every point of a hash, and at random points of messages in pieces, with a handler that hashes too: one
// call, a message in pieces, extendable output, and a message that it keeps from one interrupt to the next.

#include "check.h"
#include "counters.h"
#include "rvh_mmio.h"
#include "simdev.h"
#include "trap.h"

#pragma weak rvh_mmio_wait_mode // of one backend

// Of the attachment isa: the handler hashes, so it saves the carry of what it interrupts.
uint32_t rvh_isa_carry_save(void);
void rvh_isa_carry_restore(uint32_t carry);
#pragma weak rvh_isa_carry_save
#pragma weak rvh_isa_carry_restore

enum { MSTATUS_MIE = 8, MESSAGE_BYTES = 600, SHORT_BYTES = 40, KEPT_BYTES = 20, MAX_OUT = 100, MOST_POINTS = 80 };

#define IRQ_CAUSE (UINT32_C(0x80000000) | SIMDEV_IRQ)

static uint8_t message[MESSAGE_BYTES] __attribute__((aligned(4)));

// The results that the handler must get, computed before: portable C keeps its state in one place (check_reference).
static uint8_t short_want[CHECK_ALGORITHMS][MAX_OUT], kept_want[48];

static uint32_t random_state = 1;

// xorshift32
static uint32_t chance(uint32_t below)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 17;
    random_state ^= random_state << 5;
    return random_state % below;
}

static size_t out_bytes(rvh_alg alg)
{
    return rvh_digest_size(alg) ? rvh_digest_size(alg) : MAX_OUT;
}

// ---- the handler ----

static volatile unsigned taken;               // interrupts
static volatile unsigned in_hardware, in_software; // messages that the handler began
static volatile unsigned kept_on, kept_busy;  // bytes that went into its message, and that had to wait
static volatile uint32_t carries;             // bit n: a carry of n was saved
static volatile uint32_t again;               // after so many cycles, at most, the next interrupt; 0: none

static void short_message(unsigned form)
{
    static rvh_ctx ctx;
    unsigned i = taken % CHECK_ALGORITHMS;
    rvh_alg alg = check_algorithms[i];
    uint8_t got[MAX_OUT];
    uint32_t before = rvh_hw_used();
    size_t n = out_bytes(alg), first = rvh_digest_size(alg) ? n : 5;
    if (form == 0) {
        CHECK(rvh_hash(alg, got, n, message, SHORT_BYTES) == RVH_OK);
    } else {
        CHECK(rvh_init(&ctx, alg) == RVH_OK);
        CHECK(rvh_update(&ctx, message, 7) == RVH_OK);
        CHECK(rvh_update(&ctx, message + 7, SHORT_BYTES - 7) == RVH_OK);
        CHECK(rvh_final(&ctx, got, first) == RVH_OK);
        if (first < n) {
            CHECK(rvh_squeeze(&ctx, got + first, n - first) == RVH_OK);
        }
        CHECK(rvh_wipe(&ctx) == RVH_OK);
    }
    CHECK(check_equal(got, short_want[i], n));
    if (rvh_hw_used() != before) {
        in_hardware++;
    } else {
        in_software++;
    }
}

static rvh_ctx kept;
static unsigned kept_len;

static void kept_message(void)
{
    uint8_t got[48];
    rvh_status status;
    if (kept_len < KEPT_BYTES) {
        status = rvh_update(&kept, message + kept_len, 1);
        kept_len += status == RVH_OK;
    } else {
        status = rvh_final(&kept, got, sizeof got);
        if (status == RVH_OK) {
            CHECK(check_equal(got, kept_want, sizeof got));
            CHECK(rvh_init(&kept, RVH_SHA3_384) == RVH_OK);
            kept_len = 0;
        }
    }
    CHECK(status == RVH_OK || status == RVH_ERR_BUSY);
    if (status == RVH_ERR_BUSY) {
        rvh_ctx copy;
        kept_busy++;
        CHECK(rvh_clone(&copy, &kept) == RVH_ERR_BUSY);
    } else {
        kept_on++;
    }
}

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != IRQ_CAUSE) {
        trap_unexpected(mcause, mepc, mtval);
    }
    uint32_t carry = rvh_isa_carry_save ? rvh_isa_carry_save() : 0;
    carries |= 1u << carry;
    simdev_write(SIMDEV_INTERRUPT, 0);
    taken++;
    if (taken % 3 == 2) {
        kept_message();
    } else {
        short_message(taken % 3);
    }
    if (again != 0) {
        simdev_write(SIMDEV_INTERRUPT, 1 + chance(again));
    }
    if (rvh_isa_carry_restore) {
        rvh_isa_carry_restore(carry);
    }
}

static void interrupts(int on)
{
    if (on) {
        __asm__ volatile("csrs mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
    } else {
        __asm__ volatile("csrc mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
        simdev_write(SIMDEV_INTERRUPT, 0);
    }
}

static void wait_mode(int sleep)
{
    if (rvh_mmio_wait_mode) {
        rvh_mmio_wait_mode(sleep ? RVH_WAIT_WFI : RVH_WAIT_POLL);
    }
}

// ---- what is interrupted ----

// One call, interrupted after each number of cycles that it takes. At least 9 of 10 come in time. Portable C is
// interrupted at some points, with wait states at no more of them.
static void at_every_cycle(rvh_alg alg, size_t len, unsigned step)
{
    uint8_t want[64], got[64];
    size_t n = rvh_digest_size(alg);
    check_reference(alg, want, n, message, len);
    CHECK(rvh_hash(alg, got, n, message, len) == RVH_OK);
    uint32_t start = counters_cycles();
    CHECK(rvh_hash(alg, got, n, message, len) == RVH_OK);
    uint32_t cycles = counters_cycles() - start;
    if (step > 100 && cycles / step > MOST_POINTS) {
        step = cycles / MOST_POINTS;
    }
    unsigned before = taken, tries = 0;
    for (uint32_t at = 1; at <= cycles; at += step, tries++) {
        interrupts(1);
        simdev_write(SIMDEV_INTERRUPT, at);
        CHECK(rvh_hash(alg, got, n, message, len) == RVH_OK);
        interrupts(0);
        CHECK(check_equal(got, want, n));
    }
    CHECK(10 * (taken - before) >= 9 * tries);
}

// Two messages in pieces, in turns, while interrupts come at random, rarely where most of the work is portable C.
static void at_random(unsigned rounds, int rarely)
{
    static rvh_ctx ctx[3];
    static uint8_t want[2][MAX_OUT], got[2][MAX_OUT];
    for (unsigned round = 0; round < rounds; round++) {
        rvh_alg alg[2];
        size_t len[2], at[2] = {0, 0};
        for (unsigned i = 0; i < 2; i++) {
            alg[i] = check_algorithms[chance(CHECK_ALGORITHMS)];
            len[i] = chance(MESSAGE_BYTES);
            check_reference(alg[i], want[i], out_bytes(alg[i]), message, len[i]);
        }
        wait_mode(round % 2);
        again = (300 + chance(3000)) * (rarely ? 4 : 1); // the message goes on in between
        interrupts(1);
        simdev_write(SIMDEV_INTERRUPT, again);
        CHECK(rvh_init(&ctx[0], alg[0]) == RVH_OK);
        CHECK(rvh_init(&ctx[1], alg[1]) == RVH_OK);
        while (at[0] < len[0] || at[1] < len[1]) {
            unsigned i = at[0] == len[0] ? 1 : at[1] == len[1] ? 0 : chance(2);
            size_t n = 1 + chance((uint32_t)(len[i] - at[i]));
            CHECK(rvh_update(&ctx[i], message + at[i], n) == RVH_OK);
            at[i] += n;
            if (chance(4) == 0) {
                CHECK(rvh_clone(&ctx[2], &ctx[i]) == RVH_OK);
                CHECK(rvh_wipe(&ctx[i]) == RVH_OK);
                CHECK(rvh_clone(&ctx[i], &ctx[2]) == RVH_OK);
                CHECK(rvh_wipe(&ctx[2]) == RVH_OK);
            }
        }
        for (unsigned i = 0; i < 2; i++) {
            size_t n = out_bytes(alg[i]), first = rvh_digest_size(alg[i]) ? n : chance(MAX_OUT);
            CHECK(rvh_final(&ctx[i], got[i], first) == RVH_OK);
            if (first < n) {
                CHECK(rvh_squeeze(&ctx[i], got[i] + first, n - first) == RVH_OK);
            }
        }
        again = 0;
        interrupts(0);
        for (unsigned i = 0; i < 2; i++) {
            CHECK(check_equal(got[i], want[i], out_bytes(alg[i])));
            CHECK(rvh_wipe(&ctx[i]) == RVH_OK);
        }
    }
    wait_mode(0);
}

// Whether the hardware processes part of a message of this algorithm.
static int by_hardware(rvh_alg alg)
{
    uint8_t got[64];
    uint32_t before = rvh_hw_used();
    CHECK(rvh_hash(alg, got, rvh_digest_size(alg), message, SHORT_BYTES) == RVH_OK);
    return rvh_hw_used() != before;
}

int main(void)
{
    check_fill(message, sizeof message);
    for (unsigned i = 0; i < CHECK_ALGORITHMS; i++) {
        check_reference(check_algorithms[i], short_want[i], out_bytes(check_algorithms[i]), message, SHORT_BYTES);
    }
    check_reference(RVH_SHA3_384, kept_want, sizeof kept_want, message, KEPT_BYTES);
    int keccak = by_hardware(RVH_SHA3_384), sha2 = by_hardware(RVH_SHA256);
    uint32_t before = rvh_hw_used();
    CHECK(rvh_init(&kept, RVH_SHA3_384) == RVH_OK);
    int messages = rvh_hw_used() != before; // and not only permutations, or blocks
    __asm__ volatile("csrs mie, %0" ::"r"(UINT32_C(1) << SIMDEV_IRQ) : "memory");
    at_every_cycle(RVH_SHA3_384, 200, messages ? 1 : keccak ? 23 : 301);
    at_every_cycle(RVH_SHA256, 64, messages ? 1 : sha2 ? 11 : 101);
    if (rvh_isa_carry_save) { // in the middle of a sum of 64 bits, too
        at_every_cycle(RVH_SHA512, 64, 7);
        CHECK(carries == 7);
    }
    console_puts("."); // for whoever waits
    at_random(messages ? 12 : 2, !messages);
    CHECK(kept_on > 0);
    CHECK(in_software > 0);
    CHECK((in_hardware > 0) == (keccak || sha2));
    CHECK((kept_busy > 0) == messages);
    return check_done("interrupts");
}

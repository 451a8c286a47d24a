// SPDX-License-Identifier: Apache-2.0
//
// Interrupts at every cycle of one call, with a handler that hashes too. For a device that cannot save a message: what
// the handler hashes while a message is in the device is done by portable C, and no digest is wrong.

#include "check.h"
#include "counters.h"
#include "simdev.h"
#include "trap.h"

enum { MSTATUS_MIE = 8, MESSAGE_BYTES = 200, SHORT_BYTES = 40, MAX_OUT = 100 };

#define IRQ_CAUSE (UINT32_C(0x80000000) | SIMDEV_IRQ)

static uint8_t message[MESSAGE_BYTES + 1] __attribute__((aligned(4)));
static uint8_t short_want[CHECK_ALGORITHMS][MAX_OUT];
static volatile unsigned taken, in_hardware, in_software; // interrupts, and who hashed in them

static size_t out_bytes(rvh_alg alg)
{
    return rvh_digest_size(alg) ? rvh_digest_size(alg) : MAX_OUT;
}

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != IRQ_CAUSE) {
        trap_unexpected(mcause, mepc, mtval);
    }
    simdev_write(SIMDEV_INTERRUPT, 0);
    const unsigned i = taken++ % CHECK_ALGORITHMS;
    const size_t n = out_bytes(check_algorithms[i]);
    const uint32_t before = rvh_hw_used();
    uint8_t got[MAX_OUT];
    CHECK(rvh_hash(check_algorithms[i], got, n, message, SHORT_BYTES) == RVH_OK);
    CHECK(check_equal(got, short_want[i], n));
    if (rvh_hw_used() != before) {
        in_hardware++;
    } else {
        in_software++;
    }
}

// `data` may be unaligned. At least 9 of 10 interrupts come in time.
static void at_every_cycle(rvh_alg alg, const uint8_t *data, size_t len)
{
    uint8_t want[MAX_OUT], got[MAX_OUT];
    const size_t n = out_bytes(alg);
    check_reference(alg, want, n, data, len);
    CHECK(rvh_hash(alg, got, n, data, len) == RVH_OK);
    const uint32_t start = counters_cycles();
    CHECK(rvh_hash(alg, got, n, data, len) == RVH_OK);
    const uint32_t cycles = counters_cycles() - start;
    const unsigned before = taken;
    for (uint32_t at = 1; at <= cycles; at++) {
        __asm__ volatile("csrs mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
        simdev_write(SIMDEV_INTERRUPT, at);
        CHECK(rvh_hash(alg, got, n, data, len) == RVH_OK);
        __asm__ volatile("csrc mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
        simdev_write(SIMDEV_INTERRUPT, 0);
        CHECK(check_equal(got, want, n));
    }
    CHECK(10 * (taken - before) >= 9 * cycles);
}

int main(void)
{
    check_fill(message, sizeof message);
    for (unsigned i = 0; i < CHECK_ALGORITHMS; i++) {
        check_reference(check_algorithms[i], short_want[i], out_bytes(check_algorithms[i]), message, SHORT_BYTES);
    }
    __asm__ volatile("csrs mie, %0" ::"r"(UINT32_C(1) << SIMDEV_IRQ) : "memory");
    at_every_cycle(RVH_SHA3_384, message, MESSAGE_BYTES);
    at_every_cycle(RVH_SHA256, message + 1, 67);
    CHECK(in_hardware > 0);
    CHECK(in_software > 0);
    return check_done("words");
}

// SPDX-License-Identifier: Apache-2.0
//
// A permutation on KRONOS's coprocessor, interrupted after one in STEP numbers of cycles that it takes; the handler
// permutes too, in turns with one that only goes to memory. For images with the software kronos-coprocessor.

#include "check.h"
#include "counters.h"
#include "keccak_state.h"
#include "simdev.h"
#include "trap.h"
#include "../../../sw/paper/kronos/kronos.h"

#ifndef STEP
#define STEP 4
#endif

enum { MSTATUS_MIE = 8, SWEEPS = 1, HANDLER_EVERY = 5 };

static rvh_keccak_state first, want, want_again; // a state, permuted once, permuted twice
static volatile unsigned taken, in_coprocessor, in_software;

static int equal(const rvh_keccak_state *a, const rvh_keccak_state *b)
{
    return check_equal((const uint8_t *)a->lane, (const uint8_t *)b->lane, sizeof a->lane);
}

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != (UINT32_C(0x80000000) | SIMDEV_IRQ)) {
        trap_unexpected(mcause, mepc, mtval);
    }
    simdev_write(SIMDEV_INTERRUPT, 0);
    if (taken++ % HANDLER_EVERY == 0) {
        static rvh_keccak_state a;
        uint32_t before = rvh_kronos_used;
        a = want;
        rvh_keccak_permute(&a, 24);
        CHECK(equal(&a, &want_again));
        if (rvh_kronos_used != before) {
            in_coprocessor++;
        } else {
            in_software++;
        }
    }
}

static void permuted(rvh_keccak_state *a)
{
    *a = first;
    rvh_keccak_permute(a, 24);
}

int main(void)
{
    static rvh_keccak_state a;
    for (unsigned i = 0; i < 25; i++) {
        first.lane[i] = i * UINT64_C(0x9e3779b97f4a7c15);
    }
    want = first;
    rvh_kronos_permute_soft(&want, 24);
    want_again = want;
    rvh_kronos_permute_soft(&want_again, 24);
    permuted(&a);
    CHECK(equal(&a, &want));
    uint32_t start = counters_cycles();
    permuted(&a);
    uint32_t cycles = counters_cycles() - start;
    __asm__ volatile("csrs mie, %0" ::"r"(UINT32_C(1) << SIMDEV_IRQ) : "memory");
    unsigned tries = 0;
    for (unsigned sweep = 0; sweep < SWEEPS; sweep++) {
        for (uint32_t at = 1; at <= cycles; at += STEP, tries++) {
            __asm__ volatile("csrs mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
            simdev_write(SIMDEV_INTERRUPT, at);
            permuted(&a);
            __asm__ volatile("csrc mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
            simdev_write(SIMDEV_INTERRUPT, 0);
            CHECK(equal(&a, &want));
        }
    }
    CHECK(10 * taken >= 9 * tries);
    CHECK(in_coprocessor > 0);
    CHECK(in_software > 0);
    return check_done("coprocessor");
}

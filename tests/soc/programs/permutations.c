// SPDX-License-Identifier: Apache-2.0
//
// Interrupts at every cycle of a round of Keccak-p and at POINTS random ones of permutations. The handler saves the unit,
// changes all of it, at times by a permutation of its own, and restores it.

#include "check.h"
#include "counters.h"
#include "keccak_state.h"
#include "rvh_unit.h"
#include "simdev.h"
#include "trap.h"

// Without a unit there is nothing to save.
#pragma weak rvh_unit_save
#pragma weak rvh_unit_restore

#ifndef POINTS
#define POINTS 200
#endif

enum { MSTATUS_MIE = 8 };
#define IRQ_CAUSE (UINT32_C(0x80000000) | SIMDEV_IRQ)

static rvh_keccak_state start, want[2], got, other, other_want;
static rvh_unit_t saved, changed;
static volatile unsigned taken;

static uint32_t random_state = 1;

// xorshift32
static uint32_t chance(uint32_t below)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 17;
    random_state ^= random_state << 5;
    return random_state % below;
}

static int same(const rvh_keccak_state *a, const rvh_keccak_state *b)
{
    return check_equal((const uint8_t *)a, (const uint8_t *)b, sizeof *a);
}

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != IRQ_CAUSE) {
        trap_unexpected(mcause, mepc, mtval);
    }
    simdev_write(SIMDEV_INTERRUPT, 0);
    if (rvh_unit_save) {
        rvh_unit_save(&saved);
    }
    if (!rvh_unit_save || taken % 16 == 0) {
        other = start;
        rvh_keccak_permute(&other, 12);
        CHECK(same(&other, &other_want));
    } else {
        rvh_unit_restore(&changed);
    }
    if (rvh_unit_save) {
        rvh_unit_restore(&saved);
    }
    taken++;
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

static uint32_t cycles_of(unsigned rounds)
{
    got = start;
    uint32_t began = counters_cycles();
    rvh_keccak_permute(&got, rounds);
    return counters_cycles() - began;
}

static void interrupted(unsigned rounds, uint32_t at)
{
    got = start;
    interrupts(1);
    simdev_write(SIMDEV_INTERRUPT, at);
    rvh_keccak_permute(&got, rounds);
    interrupts(0);
    CHECK(same(&got, &want[rounds == 24]));
}

int main(void)
{
    check_fill((uint8_t *)&start, sizeof start);
    if (rvh_unit_save) {
        rvh_unit_save(&changed);
    }
    for (unsigned i = 0; i < sizeof changed.word / 4; i++) { // any other contents
        changed.word[i] ^= 0x5aa5c33c;
    }
    changed.word[0] %= 50; // of lane: an index
    uint32_t twelve = cycles_of(12);
    want[0] = other_want = got;
    uint32_t all = cycles_of(24);
    want[1] = got;
    uint32_t round = (all - twelve) / 12;
    __asm__ volatile("csrs mie, %0" ::"r"(UINT32_C(1) << SIMDEV_IRQ) : "memory");
    unsigned tries = 0;
    for (uint32_t at = twelve / 2; at < twelve / 2 + round; at++, tries++) {
        interrupted(12, at);
    }
    CHECK(taken == tries);
    for (unsigned i = 0; i < POINTS; i++, tries++) {
        unsigned rounds = i % 2 ? 24 : 12;
        interrupted(rounds, 1 + chance(rounds == 24 ? all : twelve));
    }
    CHECK(10 * taken >= 9 * tries);
    return check_done("permutations");
}

// SPDX-License-Identifier: Apache-2.0
//
// sw/apps/requests.c for test_signatures.py: while jobs run, interrupts come. Their handler hashes, by one call of each
// kind in turn, and ends the program if a digest is wrong.

#define requests_serve serve_without_interrupts
#include "../../sw/apps/requests.c"
#undef requests_serve

#include "console.h"
#include "rvhash_xof.h"
#include "trap.h"

#include <string.h>

void requests_serve(rvh_status (*run)(uint32_t job, uint32_t outlen));

enum { LEN = 150, OUT = 40, KINDS = 3, LEAST = 300, MORE = 1500, STEP = 709, MSTATUS_MIE = 8 };

static const uint8_t message[LEN] = {1, 2, 3};
static uint8_t want[KINDS][OUT];
static volatile uint32_t taken;

static rvh_status hash(uint32_t kind, uint8_t out[OUT])
{
    switch (kind) {
    case 0: return rvh_hash(RVH_SHA256, out, 32, message, LEN);
    case 1: return rvh_xof(RVH_SHAKE256, out, OUT, message, LEN);
    default: return rvh_hash(RVH_SHA512_256, out, 32, message + 1, LEN - 1);
    }
}

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != (UINT32_C(0x80000000) | SIMDEV_IRQ)) {
        trap_unexpected(mcause, mepc, mtval);
    }
    uint8_t got[OUT] = {0};
    const uint32_t kind = taken % KINDS;
    if (hash(kind, got) != RVH_OK || memcmp(got, want[kind], OUT) != 0) {
        console_puts("a wrong digest in the handler\n");
        sim_exit(1);
    }
    taken++;
    simdev_write(SIMDEV_INTERRUPT, LEAST + taken * STEP % MORE);
}

void requests_serve(rvh_status (*run)(uint32_t job, uint32_t outlen))
{
    for (uint32_t kind = 0; kind < KINDS; kind++) {
        if (hash(kind, want[kind]) != RVH_OK) {
            sim_exit(1);
        }
    }
    __asm__ volatile("csrs mie, %0" ::"r"(1u << SIMDEV_IRQ));
    simdev_write(SIMDEV_INTERRUPT, LEAST);
    __asm__ volatile("csrs mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
    serve_without_interrupts(run);
    __asm__ volatile("csrc mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
    console_dec(taken);
    console_puts(" interrupts\n");
}

// SPDX-License-Identifier: Apache-2.0
//
// An interrupt at every point of a message on CVA6 that instructions pass in registers, and at many points of a
// call of the driver. The digest is right, and every interrupt was taken.

#include "../programs/check.h"
#include "rvh_xif_instr.h"
#include "simdev.h"
#include "trap.h"

enum { CAUSE = (int)(UINT32_C(1) << 31 | 7), BYTES = 192, POINTS = 300, CALL_POINTS = 1600, CALL_STEP = 5 };

static uint8_t message[BYTES] __attribute__((aligned(16)));
static uint8_t digest[48] __attribute__((aligned(16))), want[48];
static uint32_t told __attribute__((aligned(16)));
static volatile unsigned taken;

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if ((int)mcause != CAUSE) {
        trap_unexpected(mcause, mepc, mtval);
    }
    taken++;
    simdev_write(SIMDEV_INTERRUPT, 0);
    __asm__ volatile("fence" ::: "memory"); // the line is down
}

#define SETTLE()                                                                                                       \
    __asm__ volatile("fence\n\tcsrwi 0x701, 0\n\tcsrwi 0x701, 1\n\tcsrr t0, sscratch\n\tmv t0, t0" ::: "t0", "memory")

static void pushed(void)
{
    const uint64_t *pair = (const uint64_t *)(const void *)message;
    rvh_xif_start(RVH_SHA3_384);
    rvh_xif_absorb(pair[0], pair[1]);
    rvh_xif_absorb(pair[2], pair[3]);
    rvh_xif_absorb(pair[4], pair[5]);
    rvh_xif_absorb(pair[6], pair[7]);
    rvh_xif_absorb(pair[8], pair[9]);
    rvh_xif_absorb(pair[10], pair[11]);
    rvh_xif_absorb(pair[12], pair[13]);
    rvh_xif_absorb(pair[14], pair[15]);
    rvh_xif_absorb(pair[16], pair[17]);
    rvh_xif_absorb(pair[18], pair[19]);
    rvh_xif_absorb(pair[20], pair[21]);
    rvh_xif_finish(pair[22], pair[23], 16);
    rvh_xif_drain(digest, sizeof digest);
    rvh_xif_status(&told);
    rvh_xif_wait();
    SETTLE();
}

static void interrupted(unsigned points, unsigned step, int by_driver)
{
    unsigned missed = 0;
    for (unsigned n = 1; n <= points; n += step) {
        const unsigned before = taken;
        for (size_t i = 0; i < sizeof digest; i++) {
            digest[i] = 0;
        }
        SETTLE();
        simdev_write(SIMDEV_INTERRUPT, n);
        if (by_driver) {
            CHECK(rvh_hash(RVH_SHA3_384, digest, sizeof digest, message, sizeof message) == RVH_OK);
        } else {
            pushed();
            CHECK((int32_t)*(volatile uint32_t *)&told > 0);
        }
        CHECK(check_equal(digest, want, sizeof want));
        if (taken == before) { // after the message
            missed++;
            simdev_write(SIMDEV_INTERRUPT, 0);
            __asm__ volatile("fence\n\tnop" ::: "memory");
        }
    }
    console_dec(points / step - missed);
    console_puts(by_driver ? " interrupts in calls\n" : " interrupts in instructions\n");
    CHECK(missed < points / step - 50);
}

int main(void)
{
    check_fill(message, sizeof message);
    check_reference(RVH_SHA3_384, want, sizeof want, message, sizeof message);
    CHECK(rvh_hash(RVH_SHA3_384, digest, sizeof digest, message, sizeof message) == RVH_OK);
    __asm__ volatile("csrs mie, %0\n\tcsrsi mstatus, 8" ::"r"(UINT32_C(1) << 7) : "memory");
    interrupted(POINTS, 1, 0);
    interrupted(CALL_POINTS, CALL_STEP, 1);
    CHECK(rvh_hw_fallbacks() == 0);
    return check_done("interrupted");
}

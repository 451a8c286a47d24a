// SPDX-License-Identifier: Apache-2.0
//
// How often CVA6 makes the coprocessor execute an instruction that follows another one directly. CVA6 offers and
// commits it while the instruction before it can still flush it; it then offers and commits it again. The coprocessor
// absorbs operands after each kind of instruction; the digest says how often. Ends with 0 if none is absorbed more often
// than expected.

#include "../programs/check.h"
#include "rvh_xif_instr.h"
#include "trap.h"

static uint8_t message[48] __attribute__((aligned(16)));
static uint8_t digest[32] __attribute__((aligned(16)));
static uint32_t told __attribute__((aligned(16)));
static uint32_t misaligned[4];

// Skip the instruction, which has 4 bytes.
void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != 2 && mcause != 4 && mcause != 11) { // illegal, misaligned load, ECALL
        trap_unexpected(mcause, mepc, mtval);
    }
    __asm__ volatile("csrr t0, mepc\n\taddi t0, t0, 4\n\tcsrw mepc, t0" ::: "t0", "memory");
}

#define RETIRED "csrr t0, sscratch; mv t0, t0"

#define SETTLE() __asm__ volatile("fence\n\tcsrwi 0x701, 0\n\tcsrwi 0x701, 1\n\t" RETIRED ::: "t0", "memory")

// The instructions `before`, directly before an ABSORB of 16 bytes between two others. The number of times that these
// bytes were absorbed, or 9.
#define TIMES(before)                                                                                                  \
    __extension__({                                                                                                    \
        const uint64_t *pair = begun();                                                                                \
        __asm__ volatile(".balign 64\n\t.option push\n\t.option norvc\n\tnop\n\tnop\n\t" before "\n\t"                 \
                         ".insn r 0x5b, 1, 0, x0, %0, %1\n\tnop\n\t.option pop"                                        \
                         :: "r"(pair[2]), "r"(pair[3]), "r"(misaligned), "r"(8) : "t0", "memory");                     \
        ended();                                                                                                       \
        times();                                                                                                       \
    })

static const uint64_t *begun(void)
{
    const uint64_t *pair = (const uint64_t *)(const void *)message;
    SETTLE();
    rvh_xif_start(RVH_SHA256);
    rvh_xif_absorb(pair[0], pair[1]);
    return pair;
}

static void ended(void)
{
    const uint64_t *pair = (const uint64_t *)(const void *)message;
    rvh_xif_finish(pair[4], pair[5], 16);
    SETTLE();
    rvh_xif_drain(digest, sizeof digest);
    rvh_xif_status(&told);
    rvh_xif_wait();
    SETTLE();
}

static int times(void)
{
    uint8_t absorbed[96], want[32];
    if ((int32_t)*(volatile uint32_t *)&told < 0) {
        return 9;
    }
    for (size_t n = 0; n < 4; n++) {
        size_t at = 0;
        for (size_t i = 0; i < 16; i++) {
            absorbed[at++] = message[i];
        }
        for (size_t i = 0; i < 16 * n; i++) {
            absorbed[at++] = message[16 + i % 16];
        }
        for (size_t i = 32; i < 48; i++) {
            absorbed[at++] = message[i];
        }
        check_reference(RVH_SHA256, want, sizeof want, absorbed, at);
        if (check_equal(digest, want, sizeof want)) {
            return (int)n;
        }
    }
    return 9;
}

// Once, or up to `most` times: it depends on the instructions that CVA6 has fetched.
#define EXPECT(most, before)                                                                                           \
    do {                                                                                                               \
        const int found = TIMES(before);                                                                               \
        console_dec((uint32_t)found);                                                                                  \
        console_puts(" after " before "\n");                                                                           \
        CHECK(found == 1 || found == (most));                                                                          \
    } while (0)

// What the driver has before its sequences, after a store that is pending.
static int times_after_the_fence(void)
{
    const uint64_t *pair = begun(), low = pair[2], high = pair[3];
    *(volatile uint32_t *)misaligned = 0;
    RVH_XIF_FENCE();
    rvh_xif_absorb(low, high);
    ended();
    return times();
}

int main(void)
{
    check_fill(message, sizeof message);
    rvh_xif_wipe();
    // What issues before it has no effect on it.
    EXPECT(1, "nop");
    EXPECT(1, "beq x0, x0, 1f; .insn r 0x5b, 1, 0, x0, %0, %1; 1:");
    EXPECT(1, "ld t0, 0(%2)");
    EXPECT(1, "sd x0, 0(%2)");
    EXPECT(1, "div t0, %3, %3");
    EXPECT(1, "csrr t0, mscratch");
    EXPECT(1, "csrw mscratch, x0");
    // A flush when it retires.
    EXPECT(2, "fence rw, rw");
    EXPECT(2, ".word 0x0000100f");
    EXPECT(2, "csrr t0, mstatus; csrw mstatus, t0");
    EXPECT(2, "ecall");
    EXPECT(2, "lw t0, 1(%2)");
    EXPECT(2, ".word 0x0000007b");
    // An instruction of the ALU between them waits for a fence or a CSR instruction...
    EXPECT(1, "fence rw, rw; nop");
    EXPECT(1, ".word 0x0000100f; nop");
    EXPECT(1, "csrr t0, mstatus; csrw mstatus, t0; nop");
    // ... unless a store is pending: a fence that waits for it lets younger instructions issue.
    EXPECT(2, "sd x0, 0(%2); fence rw, rw; nop");
    EXPECT(2, "sd x0, 0(%2); fence rw, rw; fence rw, rw; nop");
    // One that needs the result of a load waits for it.
    EXPECT(1, "lw t0, 1(%2); add t0, t0, t0");
    // An instruction that needs the result of a CSR read waits for all before it.
    EXPECT(1, "fence rw, rw; " RETIRED);
    EXPECT(1, ".word 0x0000100f; " RETIRED);
    EXPECT(1, "csrr t0, mstatus; csrw mstatus, t0; " RETIRED);
    EXPECT(1, "sd x0, 0(%2); fence rw, rw; " RETIRED);
    EXPECT(1, "sd x0, 0(%2); fence rw, rw; fence rw, rw; " RETIRED);
    EXPECT(1, "sd x0, 0(%2); csrr t0, mstatus; csrw mstatus, t0; " RETIRED);
    EXPECT(1, "ecall; " RETIRED);
    EXPECT(1, ".word 0x0000007b; " RETIRED);
    EXPECT(1, "lw t0, 1(%2); " RETIRED);
    const int found = times_after_the_fence();
    console_dec((uint32_t)found);
    console_puts(" after RVH_XIF_FENCE\n");
    CHECK(found == 1);
    return check_done("flushed");
}

# SPDX-License-Identifier: Apache-2.0
#
# What is interrupted at every cycle, and a handler of a few instructions, with a load directly before its mret. t5 and t6
# are the handler's; the work does not have them. mscratch is the work's.

#include "vectors.h"

    .option norvc

    .section .text.interrupts, "ax"
    vectors short_vector, short_entry

short_entry:
    lui     t6, 0x10000             # the simulation device: the line falls
    sw      x0, 0x44(t6)
    csrr    t5, mcause
    la      t6, short_record
    sw      t5, 4(t6)
    csrr    t5, mepc
    sw      t5, 8(t6)
    lw      t5, 0(t6)
    addi    t5, t5, 1
    sw      t5, 0(t6)
    lw      t5, 12(t6)
    mret

# uint32_t work(uint32_t *memory, uint32_t page): every kind of instruction, the result depends on each. Each access to
# the page has an effect there: it counts 4 reads and 6 writes.
    .globl  work
work:
    addi    sp, sp, -16
    sw      ra, 0(sp)
    sw      s0, 4(sp)
    sw      s1, 8(sp)
    csrw    mscratch, a0
    li      a2, 3                   # turns
    li      a3, 0x12345
    li      s0, 0
    li      s1, 7
1:  addi    s0, s0, 17
    sw      s0, 0(a0)
    lw      t0, 0(a0)
    add     s1, s1, t0
    sb      s1, 5(a0)
    lhu     t1, 4(a0)
    xor     s1, s1, t1
    sw      s1, 0x3c(a1)            # a write
    lw      t0, 0(a0)
    lw      t1, 4(a0)
    sw      t0, 8(a0)
    sw      t1, 12(a0)
    sub     t2, t1, t0
    add     s0, s0, t2
#ifdef __riscv_mul
    mul     t0, s0, s1
    add     s1, s1, t0
    divu    t1, s1, a3
    sw      t1, 16(a0)
    remu    t2, s0, a3
    xor     s0, s0, t2
    mulhu   t0, s0, a3
    lw      t1, 16(a0)
    add     s0, s0, t0
    add     s1, s1, t1
#endif
    csrrw   t0, mscratch, s0
    xor     s1, s1, t0
    csrrs   t1, mscratch, x0
    add     s1, s1, t1
    csrrci  t2, mscratch, 31
    add     s0, s0, t2
    bltu    s0, s1, 2f
    slli    t0, s0, 3
    xor     s1, s1, t0
2:  srli    t1, s1, 5
    beqz    a2, 3f
    sub     s0, s0, t1
    jal     called
3:  add     s1, s1, a4
    addi    a2, a2, -1
    bnez    a2, 1b
    lw      t0, 0x3c(a1)            # reads: 0, 1, 2, 3
    slli    t0, t0, 1
    lw      t1, 0x3c(a1)
    add     s1, s1, t0
    xor     s1, s1, t1
    sw      s1, 0x3c(a1)            # a write behind a read, one before it
    lw      t0, 0x3c(a1)
    sw      s0, 0x3c(a1)
    sw      t0, 0x3c(a1)
    lw      t1, 0x3c(a1)
    slli    t1, t1, 9
    add     s1, s1, t1
    add     a0, s0, s1
    lw      ra, 0(sp)
    lw      s0, 4(sp)
    lw      s1, 8(sp)
    addi    sp, sp, 16
    ret
    .option rvc
called:
    addi    sp, sp, -16
    sw      s0, 4(sp)
    mv      a4, s1
    andi    a4, a4, 28
    xor     s0, s0, a4
    sw      s0, 8(sp)
    j       4f
    .half   0
4:  lw      a4, 8(sp)
    lw      s0, 4(sp)
    addi    sp, sp, 16
    ret
    .option norvc
    .globl  work_end
work_end:

# void sleep_once(uint32_t cycles): asks for an interrupt after so many cycles, and sleeps.
    .globl  sleep_once, sleep_once_after
sleep_once:
    lui     t0, 0x10000
    sw      a0, 0x44(t0)
    wfi
sleep_once_after:
    nop
    ret
# The same, and from the address a1 of a function that does the rest: other instructions before wfi.
    .globl  sleep_busy, sleep_busy_after
sleep_busy:
    lui     t0, 0x10000
    sw      a0, 0x44(t0)
    lw      t1, 0(sp)
    sw      t1, -4(sp)
    addi    t1, t1, 1
    wfi
sleep_busy_after:
    addi    t1, t1, 1
    ret

// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600] for OASIP: the steps of compact.c (FIPS 202 sections 3.2.1 to 3.2.5) with two levels of hardware loops,
// the third one unrolled. Rotations in the auxiliary register, indices modulo 5 and the LFSR by OASIP's instructions.

#include "loops.h"
#include "rvh_oasip_instr.h"

// void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds): 24 or 12.
// a0 state, a1 rounds left, a3 LFSR; five lanes on the stack.
    .globl  rvh_keccak_permute
    .balign 4
rvh_keccak_permute:
    addi    sp, sp, -48
    li      a3, 0x01
    li      t0, 24
    beq     a1, t0, round
    li      a3, 0xd5            // after 12 rounds
round:

    // theta: column parities
    li      a7, 5
    mv      a2, a0
    mv      a4, sp
    lp.setup 0, a7, 1f
    lw      t1, 0(a2)
    lw      t2, 4(a2)
    .irp    y, 40, 80, 120, 160
    lw      t3, \y(a2)
    lw      t4, \y + 4(a2)
    xor     t1, t1, t3
    xor     t2, t2, t4
    .endr
    sw      t1, 0(a4)
    sw      t2, 4(a4)
    addi    a2, a2, 8
    addi    a4, a4, 8
1:
    // theta: their effect. a4 is x, a2 its first lane
    li      a4, 0
    li      a5, 1
    mv      a2, a0
    lp.setup 1, a7, 3f
    oasip.remv t0, a4, 16 + 1
    slli    t0, t0, 3
    add     t0, t0, sp
    lw      t2, 4(t0)
    lw      t1, 0(t0)
    oasip.remv t0, a4, 16 - 1
    oasip.pack t2, t1
    slli    t0, t0, 3
    oasip.rotr t2, a5
    add     t0, t0, sp
    oasip.extlw t1
    lw      t3, 0(t0)
    lw      t4, 4(t0)
    xor     t1, t1, t3
    xor     t2, t2, t4
    mv      t0, a2
    addi    a2, a2, 8
    lp.setup 0, a7, 2f
    lw      t3, 0(t0)
    lw      t4, 4(t0)
    xor     t3, t3, t1
    xor     t4, t4, t2
    sw      t3, 0(t0)
    sw      t4, 4(t0)
    addi    t0, t0, 40
2:
    addi    a4, a4, 1
3:
    // rho and pi: lane (x, y) moves to (y, 2 x + 3 y); 3 y is -2 y. a4 x, a5 y, a6 t, a7 bits, t1 and t2 the lane
    li      a4, 1
    li      a5, 0
    li      a6, 1
    li      a7, 0
    lw      t1, 8(a0)
    lw      t2, 12(a0)
    li      t0, 24
    lp.setup 0, t0, 4f
    sub     t0, a4, a5
    slli    t0, t0, 1
    mv      a4, a5
    oasip.remv a5, t0, 16
    add     a7, a7, a6
    oasip.pack t2, t1
    addi    a6, a6, 1
    oasip.rotr t2, a7
    slli    t0, a5, 2
    add     t0, t0, a5
    add     t0, t0, a4
    slli    t0, t0, 3
    add     t0, t0, a0
    lw      t3, 0(t0)
    lw      t4, 4(t0)
    oasip.extlw t1
    sw      t2, 4(t0)
    sw      t1, 0(t0)
    mv      t1, t3
    mv      t2, t4
4:
    // chi: a row in ten registers
    li      a7, 5
    mv      a2, a0
    lp.setup 0, a7, 5f
    lw      t0, 0(a2)
    lw      t1, 4(a2)
    lw      t2, 8(a2)
    lw      t3, 12(a2)
    lw      t4, 16(a2)
    lw      t5, 20(a2)
    lw      t6, 24(a2)
    lw      a4, 28(a2)
    lw      a5, 32(a2)
    lw      a6, 36(a2)
    .macro  chi at, from, next, after
    not     a7, \next
    and     a7, a7, \after
    xor     a7, a7, \from
    sw      a7, \at(a2)
    .endm
    chi     0, t0, t2, t4
    chi     4, t1, t3, t5
    chi     8, t2, t4, t6
    chi     12, t3, t5, a4
    chi     16, t4, t6, a5
    chi     20, t5, a4, a6
    chi     24, t6, a5, t0
    chi     28, a4, a6, t1
    chi     32, a5, t0, t2
    chi     36, a6, t1, t3
    addi    a2, a2, 40
5:
    // iota: bits 0, 1, 3, 7, 15, 31 and 63
    lw      t5, 0(a0)
    lw      t6, 4(a0)
    li      t1, 1
    li      t0, 6
    lp.setup 0, t0, 6f
    andi    t2, a3, 1
    oasip.lfsr a3, a3
    addi    t3, t1, -1
    sll     t2, t2, t3
    xor     t5, t5, t2
    slli    t1, t1, 1
6:
    slli    t2, a3, 31
    oasip.lfsr a3, a3
    xor     t6, t6, t2
    sw      t5, 0(a0)
    sw      t6, 4(a0)
    addi    a1, a1, -1
    bnez    a1, round

    addi    sp, sp, 48
    ret

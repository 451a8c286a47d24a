// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600] for DASIP (FIPS 202 sections 3.2.1 to 3.2.5). The lanes stay in memory; a row, the column parities and the
// lane that moves are in auxiliary registers. Column parities arise beside chi of the round before.

#include "loops.h"
#include "rvh_dasip_instr.h"

// void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds): 24 or 12. If an access to memory fails, it traps.
// a0 state, a1 rounds left, a3 LFSR, a4 x, a5 y.
    .globl  rvh_keccak_permute
    .balign 4
rvh_keccak_permute:
    dasip.base zero, a0
    li      a3, 0x01
    li      t0, 24
    beq     a1, t0, 1f
    li      a3, 0xd5            // after 12 rounds
1:
    // column parities of the state
    li      a7, 5
    li      a5, 0
    lp.setup 1, a7, 3f
    li      a4, 0
    lp.setup 0, a7, 2f
    dasip.parity a4, a5
    addi    a4, a4, 1
2:
    addi    a5, a5, 1
3:

round:
    // theta: the effect of the parities, r[x]
    li      a4, 0
    lp.setup 0, a7, 4f
    dasip.effect a4
    addi    a4, a4, 1
4:
    // theta, rho and pi: lane (x, y) moves to (y, 2 x + 3 y); 3 y is -2 y. t1 number of the lane, t2 bits
    dasip.first zero, zero
    dasip.store zero, zero, 10
    li      a4, 1
    li      a5, 0
    li      t1, 1
    li      t2, 0
    dasip.first a4, a5
    li      t0, 24
    lp.setup 0, t0, 5f
    sub     t0, a4, a5
    slli    t0, t0, 1
    mv      a4, a5
    dasip.remv a5, t0, 16
    add     t2, t2, t1
    addi    t1, t1, 1
    dasip.turn t2
    dasip.swap a4, a5
5:
    // chi, a row at a time
    li      a5, 0
    lp.setup 1, a7, 8f
    li      a4, 0
    lp.setup 0, a7, 6f
    dasip.row a4, a5
    addi    a4, a4, 1
6:
    li      a4, 0
    lp.setup 0, a7, 7f
    dasip.chi a4, a5
    addi    a4, a4, 1
7:
    addi    a5, a5, 1
8:
    // iota: bits 0, 1, 3, 7, 15, 31 and 63 of lane (0, 0) and of its parity
    dasip.row zero, zero
    li      t1, 1
    li      t2, 0
    li      t0, 6
    lp.setup 0, t0, 9f
    andi    t3, a3, 1
    addi    t4, t1, -1
    sll     t3, t3, t4
    or      t2, t2, t3
    slli    t1, t1, 1
    dasip.lfsr a3, a3
9:
    slli    t3, a3, 31
    dasip.lfsr a3, a3
    dasip.mix t2, t3, 0
    dasip.mix t2, t3, 5
    dasip.store zero, zero, 0
    addi    a1, a1, -1
    bnez    a1, round

    dasip.sync t0, zero
    beqz    t0, 10f
    unimp
10:
    ret

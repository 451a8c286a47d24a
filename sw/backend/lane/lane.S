// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600] and whole blocks of a sponge on lane: the state is in the unit while a function runs, in memory between
// functions, as 25 lanes of 64 bits. Interrupt handlers that hash save the unit: docs/paper/asip.md.

#include "rvh_lane_instr.h"

#define TEN t1, t2, t3, t4, t5, t6, a5, a6, a7, t0
// The first words of a block: as many as the smallest rate has.
#define EIGHTEEN TEN, s0, s1, s2, s3, s4, s5, s6, s7

// The state at a0 into the unit. Ends with a0 as it was.
    .macro  put
    lane.clear
    .set    at, 0
    .rept   5
    .irp    register, TEN
    lw      \register, at (a0)
    .set    at, at + 4
    .endr
    .irp    register, TEN
    lane.word zero, \register
    .endr
    .endr
    .endm

// The state out of the unit.
    .macro  get
    .set    at, 0
    .rept   5
    .irp    register, TEN
    lane.word \register, zero
    .endr
    .irp    register, TEN
    sw      \register, at (a0)
    .set    at, at + 4
    .endr
    .endr
    lane.clear                  // nothing stays there
    .endm

// void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds)
    .globl  rvh_keccak_permute
    .section .text.rvh_keccak_permute, "ax"
    .balign 4
rvh_keccak_permute:
    put
    lane.permute a1
    get
    ret

// void rvh_keccak_absorb(rvh_keccak_state *a, unsigned rounds, size_t rate, const uint8_t *data, size_t blocks): one block
// or more, aligned to words. The first words of the next block are loaded while the unit permutes. The words after them
// are at the end of the block: the code for them is entered where as many are left as the rate has.
    .globl  rvh_keccak_absorb
    .section .text.rvh_keccak_absorb, "ax"
    .balign 4
rvh_keccak_absorb:
    addi    sp, sp, -48
    .set    at, 0
    .irp    register, s0, s1, s2, s3, s4, s5, s6, s7, s8
    sw      \register, at (sp)
    .set    at, at + 4
    .endr
    put
    la      s8, rest
    sub     s8, s8, a2
    sub     s8, s8, a2
    addi    s8, s8, 2 * 168     // 8 bytes of code a word
block:
    .set    at, 0
    .irp    register, EIGHTEEN
    lw      \register, at (a3)
    .set    at, at + 4
    .endr
    add     a3, a3, a2
    addi    a4, a4, -1
    .irp    register, EIGHTEEN
    lane.word zero, \register
    .endr
    jr      s8
    .balign 4
    .option push
    .option norvc
rest:
    .set    at, 18 * 4 - 168
    .rept   12
    lw      t1, at (a3)
    lw      t2, at + 4 (a3)
    lane.word zero, t1
    lane.word zero, t2
    .set    at, at + 8
    .endr
    .option pop
    lane.permute a1
    bnez    a4, block
    get
    .set    at, 0
    .irp    register, s0, s1, s2, s3, s4, s5, s6, s7, s8
    lw      \register, at (sp)
    .set    at, at + 4
    .endr
    addi    sp, sp, 48
    ret

// SPDX-License-Identifier: Apache-2.0
//
// The steps of a permutation by KRONOS's instructions. In assembly, because CV32E40X can lose the writeback of a
// coprocessor instruction that is accepted while the execute stage is stalled (docs/limits.md). Therefore two
// instructions that take one cycle each and do not access memory precede a run of `store`, and the run contains nothing
// but `store`.

#include "rvh_kronos_instr.h"

// Ten words in registers.
#define TEN t0, t1, t2, t3, t4, t5, t6, a1, a2, a3

// void rvh_kronos_put(const uint32_t *words): two words of memory are a lane.
    .globl  rvh_kronos_put
    .balign 4
rvh_kronos_put:
    .set    i, 0
    .rept   5
    .set    word, 10 * i
    .irp    register, TEN
    lw      \register, 4 * word (a0)
    .set    word, word + 1
    .endr
    kronos.load t0, t1, 5 * i
    kronos.load t2, t3, 5 * i + 1
    kronos.load t4, t5, 5 * i + 2
    kronos.load t6, a1, 5 * i + 3
    kronos.load a2, a3, 5 * i + 4
    .set    i, i + 1
    .endr
    ret

// void rvh_kronos_run(void): the rounds are done when it returns.
    .globl  rvh_kronos_run
    .balign 4
rvh_kronos_run:
    kronos.start
    kronos.store zero, 0
    ret

// void rvh_kronos_get(uint32_t *words)
    .globl  rvh_kronos_get
    .balign 4
rvh_kronos_get:
    .set    i, 0
    .rept   5
    nop; nop
    .set    word, 10 * i
    .irp    register, TEN
    kronos.store \register, word
    .set    word, word + 1
    .endr
    .set    word, 10 * i
    .irp    register, TEN
    sw      \register, 4 * word (a0)
    .set    word, word + 1
    .endr
    .set    i, i + 1
    .endr
    ret

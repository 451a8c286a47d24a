// SPDX-License-Identifier: Apache-2.0
// rvh_unit_save, rvh_unit_restore (rvh_unit.h): the index of the next word, and the state from it on.

#include "rvh_lane_instr.h"

    .globl  rvh_unit_save
    .section .text.rvh_unit_save, "ax"
rvh_unit_save:
    lane.where t0
    sw      t0, 0(a0)
    addi    t1, a0, 200
1:  lane.word t0, zero
    addi    a0, a0, 4
    sw      t0, 0(a0)
    bne     a0, t1, 1b
    ret

    .globl  rvh_unit_restore
    .section .text.rvh_unit_restore, "ax"
rvh_unit_restore:
    lane.clear
    lw      t0, 0(a0)
    addi    t1, a0, 200
    beqz    t0, 2f
1:  lane.word zero, zero
    addi    t0, t0, -1
    bnez    t0, 1b
2:  addi    a0, a0, 4
    lw      t0, 0(a0)
    lane.word zero, t0
    bne     a0, t1, 2b
    ret

// SPDX-License-Identifier: Apache-2.0
// rvh_unit_save, rvh_unit_restore (rvh_unit.h): the auxiliary registers, whether an access failed, the base, the
// loops. The unit writes and reads its registers itself.

#include "loops_save.h"
#include "rvh_dasip_instr.h"

    .globl  rvh_unit_save
    .section .text.rvh_unit_save, "ax"
rvh_unit_save:
    dasip.sync t1, zero
    dasip.base t2, a0
    .irp    n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    li      t0, \n
    dasip.store t0, zero, \n
    .endr
    sw      t1, 88(a0)
    sw      t2, 92(a0)
    loops.save 96, a0
    dasip.sync t0, zero
    bnez    t0, failed
    ret

    .globl  rvh_unit_restore
    .section .text.rvh_unit_restore, "ax"
rvh_unit_restore:
    dasip.base zero, a0
    .irp    n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    li      t0, \n
    dasip.load t0, zero, \n
    .endr
    lw      t1, 88(a0)
    lw      t2, 92(a0)
    dasip.sync t0, t1
    bnez    t0, failed
    dasip.base zero, t2
    loops.restore 96, a0
    ret

failed:
    unimp

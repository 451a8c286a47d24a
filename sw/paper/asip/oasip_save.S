// SPDX-License-Identifier: Apache-2.0
// rvh_unit_save, rvh_unit_restore (rvh_unit.h): the auxiliary register, the loops.

#include "loops_save.h"
#include "rvh_oasip_instr.h"

    .globl  rvh_unit_save
    .section .text.rvh_unit_save, "ax"
rvh_unit_save:
    oasip.rotr t1, zero
    oasip.extlw t2
    sw      t1, 0(a0)
    sw      t2, 4(a0)
    loops.save 8, a0
    ret

    .globl  rvh_unit_restore
    .section .text.rvh_unit_restore, "ax"
rvh_unit_restore:
    lw      t1, 0(a0)
    lw      t2, 4(a0)
    oasip.pack t1, t2
    loops.restore 8, a0
    ret

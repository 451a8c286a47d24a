// SPDX-License-Identifier: Apache-2.0
// asip_save, asip_restore (unit.h): the auxiliary register, the loops.

#include "loops_save.h"
#include "rvh_oasip_instr.h"

    .globl  asip_save
    .section .text.asip_save, "ax"
asip_save:
    oasip.rotr t1, zero
    oasip.extlw t2
    sw      t1, 0(a0)
    sw      t2, 4(a0)
    loops.save 8, a0
    ret

    .globl  asip_restore
    .section .text.asip_restore, "ax"
asip_restore:
    lw      t1, 0(a0)
    lw      t2, 4(a0)
    oasip.pack t1, t2
    loops.restore 8, a0
    ret

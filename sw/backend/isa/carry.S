// SPDX-License-Identifier: Apache-2.0
//
// Saves and restores the carry: rvh_isa.h.

#include "rvh_hx_instr.h"
#include "rvh_isa.h"

    .section .text.rvh_isa_carry_save, "ax"
    .balign 4
    .globl rvh_isa_carry_save
    .type rvh_isa_carry_save, @function
rvh_isa_carry_save:
#if RVH_ISA_SHA512
    hx.add3.hi a0, x0, x0, x0
#else
    li a0, 0
#endif
    ret
    .size rvh_isa_carry_save, .-rvh_isa_carry_save

    .section .text.rvh_isa_carry_restore, "ax"
    .balign 4
    .globl rvh_isa_carry_restore
    .type rvh_isa_carry_restore, @function
rvh_isa_carry_restore:
#if RVH_ISA_SHA512
    // Three times a0 * 0x60000000 carries a0 out.
    slli a1, a0, 30
    slli a0, a0, 29
    or a0, a0, a1
    hx.add3.lo x0, a0, a0, a0
#endif
    ret
    .size rvh_isa_carry_restore, .-rvh_isa_carry_restore

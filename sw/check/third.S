# SPDX-License-Identifier: Apache-2.0
#
# The third source of an offload, made by each kind of instruction shortly before: as in offloads.S.
# a0, a1: operands. a2: an address of 32 bytes. a3 = 1.

#include "offload.h"

    .option norvc

    .macro begin by, between
    .pushsection .rodata.third_names, "a"
7:  .asciz "\by"
    .popsection
    .pushsection .rodata.third_table, "a"
    .word 7b, \between, 8f
    .popsection
    .balign 4
8:
    .endm

    .macro make by
    .ifc \by, addition
    add     t0, a0, x0
    .endif
    .ifc \by, load
    lw      t0, 0(a2)
    .endif
    .ifc \by, csr
    csrr    t0, mscratch
    .endif
    .ifc \by, offload
    mix     t0, a4, x0
    .endif
#ifdef __riscv_mul
    .ifc \by, product
    mul     t0, a0, a3
    .endif
    .ifc \by, quotient
    divu    t0, a0, a3
    .endif
#endif
    .endm

    .macro third by, count
    begin   \by, \count
    sw      a0, 0(a2)
    csrw    mscratch, a0
    li      a4, 0x9e3779b9
    sub     a4, a0, a4
    li      t0, -1
    .rept   4
    nop
    .endr
    make    \by
    .rept   \count
    xori    t1, t1, 1
    .endr
    mix3    a0, a1, a3, t0
    .rept   4
    nop
    .endr
    ret
    .endm

    .section .rodata.third_table, "a"
    .balign 4
    .globl  third_table
third_table:
    .section .text.third, "ax"
    .balign 4
    .irp count, 0, 1, 2, 3
    .irp by, addition, load, csr, offload
    third   \by, \count
    .endr
#ifdef __riscv_mul
    third   product, \count
    third   quotient, \count
#endif
    .endr
    .section .rodata.third_table, "a"
    .globl  third_table_end
third_table_end:

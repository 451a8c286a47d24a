# SPDX-License-Identifier: Apache-2.0
#
# One function for each way around an offload. Tables of them, with names, as in hazards.S.
# a0, a1: operands. a2: an address of 32 bytes. a3: the page. a4 = 1. a5: another such address.

#include "offload.h"

    .option norvc

    .macro begin by, to, between
    .pushsection .rodata.offload_names, "a"
7:  .asciz "\by"
9:  .asciz "\to"
    .popsection
    .pushsection .rodata.offload_table, "a"
    .word 7b, 9b, \between, 8f
    .popsection
    .balign 4
8:
    .endm

    .macro table name
    .section .rodata.offload_table, "a"
    .balign 4
    .globl \name
\name:
    .section .text.offloads, "ax"
    .balign 4
    .endm

    .macro between count
    .rept \count
    xori    t1, t1, 1
    .endr
    .endm

# What is before an offload.
    .macro before by
    .ifc \by, load
    lw      t2, 0(a2)
    .endif
    .ifc \by, store
    sw      a4, 4(a2)
    .endif
    .ifc \by, device-load
    lw      t2, 0x3c(a3)
    .endif
    .ifc \by, device-store
    sw      a4, 0x3c(a3)
    .endif
    .ifc \by, csr
    csrr    t2, mscratch
    .endif
    .ifc \by, counter
    csrr    t2, mcycle
    .endif
    .ifc \by, branch
    beq     x0, x0, 4f
    .word   0
4:
    .endif
    .ifc \by, mix
    mix     t2, a0, a1
    .endif
    .ifc \by, late-mix
    mix     t2, a0, a1, 5
    .endif
    .ifc \by, note
    note    a0, a1
    .endif
#ifdef __riscv_mul
    .ifc \by, product
    mul     t2, a0, a1
    .endif
    .ifc \by, product-high
    mulhu   t2, a0, a1
    .endif
    .ifc \by, quotient
    divu    t2, a0, a4
    .endif
#endif
    .endm

    .macro result by, late, count
    begin   \by, "a result", \count
    li      t0, -1
    between 4
    before  \by
    between \count
    mix     t0, a0, a1, \late
    between 4
    mv      a0, t0
    ret
    .endm

    table   offload_results
    .irp count, 0, 1, 2
    .irp late, 0, 1, 5
    .irp by, nothing, load, store, device-load, device-store, csr, counter, branch, mix, late-mix, note
    result  \by, \late, \count
    .endr
#ifdef __riscv_mul
    .irp by, product, product-high, quotient
    result  \by, \late, \count
    .endr
#endif
    .endr
    .endr
    table   offload_results_end

# Who makes the first operand (the second one): t0 = a0.
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
#ifdef __riscv_mul
    .ifc \by, product
    mul     t0, a0, a4
    .endif
    .ifc \by, quotient
    divu    t0, a0, a4
    .endif
#endif
    .endm

    .macro operand by, which, count
    begin   \by, \which, \count
    sw      a0, 0(a2)
    csrw    mscratch, a0
    li      t0, -1
    between 3
    make    \by
    between \count
    .ifc \which, first
    note    t0, a1
    .else
    note    a1, t0
    .endif
    ret
    .endm

    table   offload_operands
    .irp count, 0, 1, 2, 3
    .irp which, first, second
    .irp by, addition, load, csr
    operand \by, \which, \count
    .endr
#ifdef __riscv_mul
    .irp by, product, quotient
    operand \by, \which, \count
    .endr
#endif
    .endr
    .endr
    table   offload_operands_end

# Who takes the result, which is the address in a2: a0 = a2 - golden, a1 = 0. t0 is a5 before.
    .macro take by
    .ifc \by, addition
    addi    a0, t0, 1
    .endif
    .ifc \by, store
    sw      t0, 8(a2)
    lw      a0, 8(a2)
    .endif
    .ifc \by, load-address
    lw      a0, 12(t0)
    .endif
    .ifc \by, store-address
    sw      a4, 16(t0)
    lw      a0, 16(a2)
    .endif
    .ifc \by, branch
    beq     t0, a2, 1f
    li      a0, 0
    j       2f
1:  li      a0, 1
2:
    .endif
    .ifc \by, csr
    csrw    mscratch, t0
    csrr    a0, mscratch
    .endif
    .ifc \by, mix
    mix     a0, t0, a4
    .endif
    .ifc \by, overwritten
    mv      t0, a4
    mv      a0, t0
    .endif
#ifdef __riscv_mul
    .ifc \by, product
    mul     a0, t0, a4
    .endif
    .ifc \by, quotient
    divu    a0, t0, a4
    .endif
#endif
    .endm

    .macro taker to, late, count
    begin   \to, "taking a result", \count
    mv      t0, a5
    between 4
    mix     t0, a0, a1, \late
    between \count
    take    \to
    between 4
    ret
    .endm

    table   offload_takers
    .irp count, 0, 1, 2, 3
    .irp late, 0, 4
    .irp to, addition, store, load-address, store-address, branch, csr, mix, overwritten
    taker   \to, \late, \count
    .endr
#ifdef __riscv_mul
    .irp to, product, quotient
    taker   \to, \late, \count
    .endr
#endif
    .endr
    .endr
    table   offload_takers_end

# A jump to the result.
    .macro jump late, count
    begin   jump, "to a result", \count
    la      a0, 1f
    li      a1, 0x9e3779b9
    sub     a0, a0, a1
    la      t0, 2f
    between 4
    mix     t0, a0, x0, \late
    between \count
    jr      t0
2:  li      a0, 0
    ret
1:  li      a0, 1
    ret
    .endm

    table   offload_jumps
    .irp count, 0, 1, 2, 3
    jump    0, \count
    jump    4, \count
    .endr
    table   offload_jumps_end

# Accesses to a device around slow offloads: one write and one read.
    .macro access what, late, count
    begin   \what, "the accesses of a device", \count
    mv      t1, a4
    before  \what
    .ifc \what, mix
    mix     t0, a0, a1, \late
    .else
    note    a0, a1, \late
    .endif
    between \count
    sw      t1, 0x3c(a3)
    note    a0, a1, \late
    between \count
    lw      a0, 0x3c(a3)
    note    a0, a1, \late
    ret
    .endm

    table   offload_accesses
    .irp count, 0, 2
    .irp late, 0, 1, 2, 5, 9
    .irp what, mix, note, load
    access  \what, \late, \count
    .endr
    .endr
    .endr
    table   offload_accesses_end

# An offload behind what takes an exception: the handler skips that one only. a1: an address of nobody.
    .macro killed by, what, count
    begin   \by, "an offload after it", \count
    li      t0, 0
    between 4
    \what
    between \count
    note    a0, a1
    tick    t0
    ret
    .endm

    table   offload_killed
    .irp count, 0, 1
    killed  ecall, ecall, \count
    killed  ebreak, ebreak, \count
    killed  illegal, ".word 0xffffffff", \count
    killed  rejected, ".insn r 0x5b, 7, 0, x0, a1, a2", \count
    .endr
    table   offload_killed_end
    table   offload_faults
    .irp count, 0, 1
    killed  load-error, "lw t2, 0(a1)", \count
    killed  store-error, "sw t2, 0(a1)", \count
    .endr
    table   offload_faults_end

# Encodings that the coprocessor rejects. a0 stays.
    .macro rejected opcode, funct3
    begin   rejected, "an encoding of opcode", \opcode
    mix     t0, a0, a1, 5
    .insn r \opcode, \funct3, 0, a0, a1, a2
    ret
    .endm
    table   offload_rejected
    .irp funct3, 3, 4, 5, 6, 7
    rejected 0x5b, \funct3
    .endr
    .irp opcode, 0x2b, 0x7b
    rejected \opcode, 0
    .endr
    rejected 0x0b, 1
    table   offload_rejected_end

    .text
# Where a jump to an address of nobody continues: 0, to the caller.
    .globl  offload_nowhere
offload_nowhere:
    li      a0, 0
    ret

# uint32_t offload_burst(void): cycles of 32 that write nothing, one after the other.
    .globl  offload_burst
offload_burst:
    csrr    a0, mcycle
    .rept   32
    note    a0, a0
    .endr
    csrr    a1, mcycle
    sub     a0, a1, a0
    ret
# A stretch with everything: 40 notes, 10 ticks. Returns the sum of the ticks' results.
    .globl  offload_stretch
offload_stretch:
    li      t3, 10
    li      a7, 0
1:  note    a0, a1
    lw      t0, 0(a2)
    note    t0, a1, 3
    tick    t1
    note    a1, a0
    sw      t1, 4(a2)
#ifdef __riscv_mul
    divu    t0, a0, a4
#else
    mv      t0, a0
#endif
    xori    t2, t2, 1
    note    t0, a0, 1
    beqz    a4, 1b
    add     a7, a7, t1
    addi    a0, a0, 3
    sw      a0, 0x3c(a3)
    addi    t3, t3, -1
    bnez    t3, 1b
    mv      a0, a7
    ret

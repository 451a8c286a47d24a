# SPDX-License-Identifier: Apache-2.0
#
# One function for each way in which an instruction gets a value from one shortly before it: who makes the value, who
# takes it, and how many instructions are in between. a0: the value, an address of 32 bytes. a1: a word that holds it and
# three more. a2: another such address, which the register holds before. Returns what the taker saw. `hazards_table`: the
# functions, with their names.

    .option norvc

    .macro begin by, to, between
    .pushsection .rodata.hazards_names, "a"
7:  .asciz "\by"
9:  .asciz "\to"
    .popsection
    .pushsection .rodata.hazards_table, "a"
    .word 7b, 9b, \between, 8f
    .popsection
    .balign 4
8:
    .endm

# Makers: t0 = a0. On entry t0 is another value, and a3 = 1, a4 = -1, a5 = a0 + 1, 0(a1) = mscratch = a0.
    .macro make by
    .ifc \by, addition
    add     t0, a0, x0
    .endif
    .ifc \by, load
    lw      t0, 0(a1)
    .endif
    .ifc \by, csr
    csrr    t0, mscratch
    .endif
#ifdef __riscv_mul
    .ifc \by, product
    mul     t0, a0, a3
    .endif
    .ifc \by, product-high
    mulhu   t0, a5, a4
    .endif
    .ifc \by, quotient
    divu    t0, a0, a3
    .endif
    .ifc \by, remainder
    remu    t0, a0, a4
    .endif
#endif
    .endm

# Takers: a0 = what they make of t0.
    .macro take by
    .ifc \by, addition
    addi    a0, t0, 1
    .endif
    .ifc \by, store
    sw      t0, 8(a1)
    lw      a0, 8(a1)
    .endif
    .ifc \by, store-byte
    sb      t0, 8(a1)
    lbu     a0, 8(a1)
    .endif
    .ifc \by, load-address
    lw      a0, 12(t0)
    .endif
    .ifc \by, store-address
    sw      a3, 16(t0)
    lw      a0, 16(a0)
    .endif
    .ifc \by, branch
    beq     t0, a0, 1f
    li      a0, 0
    j       2f
1:  li      a0, 1
2:
    .endif
    .ifc \by, csr
    csrw    mscratch, t0
    csrr    a0, mscratch
    .endif
#ifdef __riscv_mul
    .ifc \by, product
    mul     a0, t0, a3
    .endif
    .ifc \by, quotient
    divu    a0, t0, a3
    .endif
#endif
    .endm

    .macro prepare
    mv      t0, a2
    sw      a0, 0(a1)
    csrw    mscratch, a0
    li      a3, 1
    li      a4, -1
    addi    a5, a0, 1
    .endm

    .macro between count
    .rept \count
    xori    t1, t1, 1
    .endr
    .endm

    .macro pair by, to, count
    begin   \by, \to, \count
    prepare
    make    \by
    between \count
    take    \to
    ret
    .endm

# A jump to the value, which is another one here: 1 if it arrives.
    .macro jump by, count
    begin   \by, jump, \count
    la      a0, 1f
    la      a2, 2f
    prepare
    make    \by
    between \count
    jr      t0
2:  li      a0, 0
    ret
1:  li      a0, 1
    ret
    .endm

    .macro all by
    .irp count, 0, 1, 2, 3
    .irp to, addition, store, store-byte, load-address, store-address, branch, csr
    pair \by, \to, \count
    .endr
#ifdef __riscv_mul
    pair \by, product, \count
    pair \by, quotient, \count
#endif
    jump \by, \count
    .endr
    .endm

    .section .rodata.hazards_table, "a"
    .balign 4
    .globl hazards_table
hazards_table:
    .section .text.hazards, "ax"
    .balign 4

    .irp by, addition, load, csr
    all \by
    .endr
#ifdef __riscv_mul
    .irp by, product, product-high, quotient, remainder
    all \by
    .endr
#endif

    .section .rodata.hazards_table, "a"
    .globl hazards_table_end
hazards_table_end:

# ---- memory: a word of a0, a store of a1 into it, a load of a part of it ----
    .macro store_load store, load, at, from, count
    begin   \store, \load, \count
    .pushsection .rodata.hazards_table, "a"
    .word   \at, \from
    .popsection
    sw      a0, 0(a2)
    between \count
    \store  a1, \at(a2)
    between \count
    \load   a0, \from(a2)
    ret
    .endm

    .section .rodata.hazards_table, "a"
    .globl memory_table
memory_table:
    .section .text.hazards, "ax"
    .irp count, 0, 1
    .irp load, lb, lbu
    .irp from, 0, 1, 2, 3
    .irp at, 0, 1, 2, 3
    store_load sb, \load, \at, \from, \count
    .endr
    .irp at, 0, 2
    store_load sh, \load, \at, \from, \count
    .endr
    store_load sw, \load, 0, \from, \count
    .endr
    .endr
    .irp load, lh, lhu
    .irp from, 0, 2
    .irp at, 0, 1, 2, 3
    store_load sb, \load, \at, \from, \count
    .endr
    .irp at, 0, 2
    store_load sh, \load, \at, \from, \count
    .endr
    store_load sw, \load, 0, \from, \count
    .endr
    .endr
    .irp at, 0, 1, 2, 3
    store_load sb, lw, \at, 0, \count
    .endr
    .irp at, 0, 2
    store_load sh, lw, \at, 0, \count
    .endr
    store_load sw, lw, 0, 0, \count
    .endr
    .section .rodata.hazards_table, "a"
    .globl memory_table_end
memory_table_end:

# ---- what the counters count ----
    .section .text.counted, "ax"
    .macro counted name, csr, count
    .globl  \name
\name:
    csrr    a0, \csr
    .rept   \count
    addi    a1, a1, 1
    .endr
    csrr    a1, \csr
    sub     a0, a1, a0
    ret
    .endm
    counted counted_instructions_10, minstret, 10
    counted counted_instructions_200, minstret, 200
    counted counted_cycles_10, mcycle, 10
    counted counted_cycles_200, mcycle, 200

# Taken branches, loads and stores are instructions too: 3 + 4 * 10 of them.
    .globl  counted_loop
counted_loop:
    csrr    a0, minstret
    li      a1, 10
1:  sw      a1, -4(sp)
    lw      a2, -4(sp)
    addi    a1, a1, -1
    bnez    a1, 1b
    csrr    a1, minstret
    sub     a0, a1, a0
    ret

# A written counter holds what was written: the instruction itself does not count.
    .globl  written_instructions
written_instructions:
    csrw    minstret, a0
    csrr    a0, minstret
    ret

    .globl  carried
carried:
    li      a0, 5
    li      a1, -8
    csrw    mcycle, x0
    csrw    mcycleh, a0
    csrw    mcycle, a1
    .rept   20
    nop
    .endr
    csrr    a0, mcycleh
    ret
    .globl  carried_instructions
carried_instructions:
    li      a0, 5
    li      a1, -8
    csrw    minstret, x0
    csrw    minstreth, a0
    csrw    minstret, a1
    .rept   20
    nop
    .endr
    csrr    a0, minstreth
    ret

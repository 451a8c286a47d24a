# SPDX-License-Identifier: Apache-2.0
#
# One function for each exception after each kind of instruction: `traps_table`. The handler notes the state in the record
# to which mscratch points (struct record of traps.c), and continues at the end of the function.
# a0: a mark that the exception must leave. a1: the address for an access. a2: memory. a3: the page of the slot.
# a4: counts what is done after the exception. a5 = 1.

#include "vectors.h"

    .option norvc
    .option arch, +c

    .section .text.traps, "ax"
    vectors traps_vector, traps_entry

traps_entry:
    csrrw   t6, mscratch, t6
    sw      t5, 0(t6)
    csrr    t5, mcause
    slli    t5, t5, 1
    addi    t5, t5, -34             # the interrupt of the simulation device
    beqz    t5, traps_interrupt
    csrr    t5, mcause
    sw      t5, 4(t6)
    csrr    t5, mepc
    sw      t5, 8(t6)
    csrr    t5, mtval
    sw      t5, 12(t6)
    csrr    t5, mstatus
    sw      t5, 16(t6)
    sw      a0, 20(t6)
    sw      a4, 24(t6)
    lw      t5, 40(t6)              # the page
    lw      t5, 0x1c(t5)
    sw      t5, 28(t6)
    lw      t5, 40(t6)
    lw      t5, 0x20(t5)
    sw      t5, 32(t6)
    lw      t5, 36(t6)
    addi    t5, t5, 1
    sw      t5, 36(t6)
    lw      t5, 44(t6)              # where it continues
    csrw    mepc, t5
    lw      t5, 0(t6)
    csrrw   t6, mscratch, t6
    mret

traps_interrupt:
    lw      t5, 48(t6)
    addi    t5, t5, 1
    sw      t5, 48(t6)
    lui     t5, 0x10000
    sw      x0, 0x44(t5)            # the line falls
    lw      t5, 0(t6)
    csrrw   t6, mscratch, t6
    mret

# uint32_t traps_run(function, struct record *, uint32_t mark, uint32_t address, uint32_t *memory): returns a0 at the end.
    .globl  traps_run
traps_run:
    csrw    mscratch, a1
    mv      t0, a0
    mv      a0, a2
    mv      a1, a3
    mv      a2, a4
    csrr    a3, mscratch
    lw      a4, 52(a3)
    lw      a3, 40(a3)
    lui     a5, 0x10000
    beqz    a4, 1f
    sw      a4, 0x44(a5)            # an interrupt after so many cycles
1:  li      a4, 0
    li      a5, 1
    jr      t0

    .macro begin what, before
    .pushsection .rodata.traps_names, "a"
7:  .asciz "\what"
9:  .asciz "\before"
    .popsection
    .pushsection .rodata.traps_table, "a"
    .word 7b, 9b, 8f, 6f, 5f
    .popsection
    .balign 4
8:
    .endm

    .macro before by
    .ifc \by, load
    lw      t1, 0(a2)
    .endif
    .ifc \by, store
    sw      a5, 4(a2)
    .endif
    .ifc \by, csr
    csrr    t1, mcycle
    .endif
    .ifc \by, branch
    beq     x0, x0, 4f
    .word   0
4:
    .endif
    .ifc \by, halfword
    c.nop
    .endif
    .ifc \by, device
    lw      t1, 0x20(a3)
    .endif
#ifdef __riscv_mul
    .ifc \by, product
    mul     t1, a0, a5
    .endif
    .ifc \by, quotient
    div     t1, a0, a5
    .endif
#endif
    .endm

    .macro exception by
6:
    .ifc \by, illegal
    .word   0xffffffff
    .endif
    .ifc \by, zeros
    .half   0
    .endif
    .ifc \by, ones
    .half   0x9c41
    .endif
    .ifc \by, unknown-csr
    csrr    a0, 0x5c0
    .endif
    .ifc \by, read-only-csr
    csrrw   a0, mhartid, a5
    .endif
    .ifc \by, ebreak
    ebreak
    .endif
    .ifc \by, c.ebreak
    c.ebreak
    .endif
    .ifc \by, ecall
    ecall
    .endif
    .ifc \by, load
    lw      a0, 0(a1)
    .endif
    .ifc \by, load-byte
    lb      a0, 0(a1)
    .endif
    .ifc \by, store
    sw      a0, 0(a1)
    .endif
    .ifc \by, store-half
    sh      a0, 2(a1)
    .endif
    .endm

# What is after it must not be done. `slow`: the exception may come later, so there is more.
    .macro trap what, before, slow=0
    begin   \what, \before
    before  \before
    exception \what
    addi    a4, a4, 1
    sw      a5, 0x3c(a3)
    lw      t1, 0x3c(a3)
    addi    a4, a4, 1
    .if     \slow
    .rept   100
    nop
    .endr
    .endif
    .balign 4
5:  ret
    .endm

    .section .rodata.traps_table, "a"
    .balign 4
    .globl  traps_table
traps_table:
    .section .text.traps, "ax"
    .irp before, nothing, load, store, device, csr, branch, halfword
    .irp what, illegal, zeros, unknown-csr, read-only-csr, ebreak, c.ebreak, ecall
    trap    \what, \before
    .endr
    .endr
#ifdef __riscv_mul
    .irp before, product, quotient
    .irp what, illegal, zeros, unknown-csr, read-only-csr, ebreak, c.ebreak, ecall
    trap    \what, \before
    .endr
    .endr
#endif
    .section .rodata.traps_table, "a"
    .globl  traps_table_end, errors_table
traps_table_end:
errors_table:
    .section .text.traps, "ax"
    .irp before, nothing, load, store, device, csr, branch, halfword
    .irp what, load, load-byte, store, store-half
    trap    \what, \before, 1
    .endr
    .endr
#ifdef __riscv_mul
    .irp before, product, quotient
    .irp what, load, load-byte, store, store-half
    trap    \what, \before, 1
    .endr
    .endr
#endif
# The same with another exception directly after it.
    .macro second what, behind
    begin   \what, nothing
    exception \what
    .ifc    \behind, ecall
    ecall
    .endif
    .ifc    \behind, illegal
    .word   0xffffffff
    .endif
    .ifc    \behind, load
    lw      t1, 8(a1)
    .endif
    .ifc    \behind, fetch
    jr      a1
    .endif
    .rept   100
    nop
    .endr
5:  ret
    .endm
    .irp behind, ecall, illegal, load, fetch
    second  load, \behind
    second  store, \behind
    .endr
    .section .rodata.traps_table, "a"
    .globl  errors_table_end, fetch_table
errors_table_end:
fetch_table:
    .section .text.traps, "ax"
# The register of the link gets it, because the jump itself is done.
    .irp before, nothing, load, store, branch, halfword
    begin   fetch, \before
    before  \before
6:  jalr    t1, 0(a1)
    addi    a4, a4, 1
    sw      a5, 0x3c(a3)
5:  ret
    .endr
    .section .rodata.traps_table, "a"
    .globl  fetch_table_end, quiet_table
fetch_table_end:
quiet_table:
    .section .text.traps, "ax"
# No exception: the instruction is after a taken branch or jump.
    .macro  quiet what
    begin   \what, branch
#ifdef __riscv_mul
    div     t1, a0, a5
#endif
    beq     x0, x0, 5f
    exception \what
    .balign 4
5:  ret
    begin   \what, jump
    lw      t1, 0(a2)
    j       5f
    exception \what
    .balign 4
5:  ret
    .endm
    .irp what, illegal, zeros, unknown-csr, ebreak, ecall, load, store
    quiet   \what
    .endr
    .section .rodata.traps_table, "a"
    .globl  quiet_table_end, misaligned_table
quiet_table_end:
misaligned_table:
    .section .text.traps, "ax"
    .irp what, lw, lh, lhu, sw, sh
    begin   \what, nothing
6:  \what   a0, 0(a1)
    addi    a4, a4, 1
5:  ret
    .endr
    .section .rodata.traps_table, "a"
    .globl  misaligned_table_end
misaligned_table_end:

# SPDX-License-Identifier: Apache-2.0
#
# Start-up for a bare hart: registers, trap vector, cycle counters, cleared .bss, main, exit.

#ifndef RVH_TRAP_VECTORS
#define RVH_TRAP_VECTORS 16
#endif

    .option norvc
    .section .text.start, "ax"
    .globl _start
_start:
    .option push
    .option norelax
    la      gp, __global_pointer$
    .option pop
    la      sp, __stack_top
    la      t0, trap_vector
    csrw    mtvec, t0               # direct mode: bits 1:0 are 0
    csrw    0x320, zero             # mcountinhibit: mcycle and minstret run
    la      t0, __bss_start
    la      t1, __bss_end
1:  bgeu    t0, t1, 2f
    sw      zero, 0(t0)
    addi    t0, t0, 4
    j       1b
2:  li      a0, 0
    li      a1, 0
    call    main
    call    sim_exit                # does not return

# Save what a C function may change, call trap_handler(mcause, mepc, mtval), restore, return.
trap_entry:
    addi    sp, sp, -64
    sw      ra, 0(sp)
    sw      t0, 4(sp)
    sw      t1, 8(sp)
    sw      t2, 12(sp)
    sw      a0, 16(sp)
    sw      a1, 20(sp)
    sw      a2, 24(sp)
    sw      a3, 28(sp)
    sw      a4, 32(sp)
    sw      a5, 36(sp)
    sw      a6, 40(sp)
    sw      a7, 44(sp)
    sw      t3, 48(sp)
    sw      t4, 52(sp)
    sw      t5, 56(sp)
    sw      t6, 60(sp)
    csrr    a0, mcause
    csrr    a1, mepc
    csrr    a2, mtval
    call    trap_handler
    lw      ra, 0(sp)
    lw      t0, 4(sp)
    lw      t1, 8(sp)
    lw      t2, 12(sp)
    lw      a0, 16(sp)
    lw      a1, 20(sp)
    lw      a2, 24(sp)
    lw      a3, 28(sp)
    lw      a4, 32(sp)
    lw      a5, 36(sp)
    lw      a6, 40(sp)
    lw      a7, 44(sp)
    lw      t3, 48(sp)
    lw      t4, 52(sp)
    lw      t5, 56(sp)
    lw      t6, 60(sp)
    addi    sp, sp, 64
    mret

# Exceptions and interrupts jump to the base; a bus error of a data access jumps to entry 15, in every mode. A host whose
# vector is a table in every mode defines RVH_TRAP_VECTORS=32: an entry for each interrupt. link.ld aligns the vector to
# 256 bytes, because mtvec of some hosts keeps bits 31:8 only. That alignment here would keep the linker from shortening
# as many calls.
    .section .text.trap_vector, "ax"
    .globl trap_vector
    .balign 128
trap_vector:
    .rept   RVH_TRAP_VECTORS
    j       trap_entry
    .endr

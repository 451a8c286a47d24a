# SPDX-License-Identifier: Apache-2.0
#
# Start-up for a bare hart: registers, trap vector, cycle counters, cleared .bss, main, exit.

#ifndef RVH_TRAP_VECTORS
#define RVH_TRAP_VECTORS 16
#endif

#if __riscv_xlen == 64
#define STORE sd
#define LOAD ld
#else
#define STORE sw
#define LOAD lw
#endif
#define REGISTER (__riscv_xlen / 8)

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
#ifndef RVH_NO_COUNTINHIBIT
    csrw    0x320, zero             # mcountinhibit: mcycle and minstret run
#endif
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
    addi    sp, sp, -16*REGISTER
    STORE   ra, 0*REGISTER(sp)
    STORE   t0, 1*REGISTER(sp)
    STORE   t1, 2*REGISTER(sp)
    STORE   t2, 3*REGISTER(sp)
    STORE   a0, 4*REGISTER(sp)
    STORE   a1, 5*REGISTER(sp)
    STORE   a2, 6*REGISTER(sp)
    STORE   a3, 7*REGISTER(sp)
    STORE   a4, 8*REGISTER(sp)
    STORE   a5, 9*REGISTER(sp)
    STORE   a6, 10*REGISTER(sp)
    STORE   a7, 11*REGISTER(sp)
    STORE   t3, 12*REGISTER(sp)
    STORE   t4, 13*REGISTER(sp)
    STORE   t5, 14*REGISTER(sp)
    STORE   t6, 15*REGISTER(sp)
    csrr    a0, mcause
    csrr    a1, mepc
    csrr    a2, mtval
#if __riscv_xlen == 64              // the handler takes 32 bits: bit 63 of mcause becomes bit 31
    srai    t0, a0, 63
    slli    t0, t0, 31
    or      a0, a0, t0
    sext.w  a0, a0
    sext.w  a1, a1
    sext.w  a2, a2
#endif
    call    trap_handler
    LOAD    ra, 0*REGISTER(sp)
    LOAD    t0, 1*REGISTER(sp)
    LOAD    t1, 2*REGISTER(sp)
    LOAD    t2, 3*REGISTER(sp)
    LOAD    a0, 4*REGISTER(sp)
    LOAD    a1, 5*REGISTER(sp)
    LOAD    a2, 6*REGISTER(sp)
    LOAD    a3, 7*REGISTER(sp)
    LOAD    a4, 8*REGISTER(sp)
    LOAD    a5, 9*REGISTER(sp)
    LOAD    a6, 10*REGISTER(sp)
    LOAD    a7, 11*REGISTER(sp)
    LOAD    t3, 12*REGISTER(sp)
    LOAD    t4, 13*REGISTER(sp)
    LOAD    t5, 14*REGISTER(sp)
    LOAD    t6, 15*REGISTER(sp)
    addi    sp, sp, 16*REGISTER
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

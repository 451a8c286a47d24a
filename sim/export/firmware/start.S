# SPDX-License-Identifier: Apache-2.0
#
# Start of a program: registers, trap vector, cleared .bss, main. A trap ends the simulation with 128 + mcause.

    .option norvc
    .section .text.start, "ax"
    .globl _start
_start:
    .option push
    .option norelax
    la      gp, __global_pointer$
    .option pop
    la      sp, __stack_top
    la      t0, trap
    csrw    mtvec, t0
    csrw    0x320, zero             # mcountinhibit: mcycle runs
    la      t0, __bss_start
    la      t1, __bss_end
1:  bgeu    t0, t1, 2f
    sw      zero, 0(t0)
    addi    t0, t0, 4
    j       1b
2:  call    main
    call    example_exit            # does not return

    .balign 256
trap:
    .rept   32
    j       1f
    .endr
1:  csrr    a0, mcause
    andi    a0, a0, 127
    ori     a0, a0, 128
    call    example_exit

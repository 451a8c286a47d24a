# SPDX-License-Identifier: Apache-2.0
# The begin of the program of the stimulus `hart`: writes every register that no reset writes, and then work() for ever.
# The simulation of the gates knows a register from its first write on.

    .section .text
    .globl _start
_start:
    .irp    x, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
    li      x\x, \x
    .endr
    li      sp, 0x80008000
    mul     t0, t1, t2
    div     t0, t1, t2
    lw      t0, -6(sp)              # in two words
    sw      t0, -6(sp)
again:
    jal     work
    j       again

# SPDX-License-Identifier: Apache-2.0
# The begin of the program of the stimulus `hart`: a stack, and then work() for ever.

    .section .text
    .globl _start
_start:
    li      sp, 0x80008000
again:
    jal     work
    j       again

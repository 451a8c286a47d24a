# SPDX-License-Identifier: Apache-2.0
    .section .text.start, "ax"
    .globl _start
_start:
    li      sp, 0xf000              # the registers of the processor are in the last bytes of its memory
    la      t0, __bss_start
    la      t1, __bss_end
1:  bgeu    t0, t1, 2f
    sw      zero, 0(t0)
    addi    t0, t0, 4
    j       1b
2:  call    main
    li      t0, 0x80000000
    sw      a0, 4(t0)
3:  j       3b

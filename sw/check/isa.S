# SPDX-License-Identifier: Apache-2.0
#
# One function for each instruction: operands in a0 and a1, the result in a0. a2 points to scratch memory of 16 bytes. The
# table `isa_table` has name and address of each. The name is the instruction as in rvhash/check/instructions.py, which
# has what the result must be.

    .option norvc
    .option norelax
    .option arch, +m, +zifencei, +zba, +zbb, +zbs, +zbkb

    .macro begin name:vararg
    .pushsection .rodata.isa_names, "a"
9:  .asciz "\name"
    .popsection
    .pushsection .rodata.isa_table, "a"
    .word 9b, 8f
    .popsection
    .balign 4
8:
    .endm

    .macro two instruction
    begin \instruction
    \instruction a0, a0, a1
    ret
    .endm

    .macro one instruction
    begin \instruction
    \instruction a0, a0
    ret
    .endm

    .macro number instruction, immediate
    begin \instruction, \immediate
    \instruction a0, a0, \immediate
    ret
    .endm

    .macro branch instruction
    begin \instruction
    \instruction a0, a1, 1f
    li      a0, 0
    ret
1:  li      a0, 1
    ret
    .endm

    .macro load instruction, offset
    begin \instruction, \offset
    sw      a0, 0(a2)
    sw      a1, 4(a2)
    \instruction a0, \offset(a2)
    ret
    .endm

# Negative offset, and what a store leaves in the two words.
    .macro store instruction, offset
    begin \instruction, \offset
    sw      a0, 0(a2)
    addi    a3, a2, 100
    \instruction a1, \offset-100(a3)
    lw      a0, 0(a2)
    ret
    .endm

    .section .rodata.isa_table, "a"
    .balign 4
    .globl isa_table
isa_table:
    .section .text.isa, "ax"
    .balign 4

# ---- I ----
    .irp instruction, add, sub, sll, slt, sltu, xor, srl, sra, or, and
    two \instruction
    .endr
    .irp immediate, 0, 1, -1, 2047, -2048
    number addi, \immediate
    number slti, \immediate
    number sltiu, \immediate
    number xori, \immediate
    number ori, \immediate
    number andi, \immediate
    .endr
    .irp immediate, 0, 1, 13, 31
    number slli, \immediate
    number srli, \immediate
    number srai, \immediate
    .endr
    .irp instruction, beq, bne, blt, bge, bltu, bgeu
    branch \instruction
    .endr
    .irp offset, 0, 1, 2, 3, 7
    load lb, \offset
    load lbu, \offset
    store sb, \offset
    .endr
    .irp offset, 0, 2, 6
    load lh, \offset
    load lhu, \offset
    store sh, \offset
    .endr
    load lw, 0
    load lw, 4
    store sw, 0
    begin lui, 0xfffff
    lui     a0, 0xfffff
    ret
    begin lui, 0x12345
    lui     a0, 0x12345
    ret
# Relative to the link of a jump, which jumps over two instructions.
    begin auipc
    mv      a3, ra
    jal     ra, 1f
    .word   0, 0
1:  auipc   a0, 0x12345
    sub     a0, a0, ra
    mv      ra, a3
    ret
# The lowest bit of the target is cleared. The register of the target gets the link.
    begin jalr
    la      a3, 1f
    addi    a3, a3, -99
    jalr    a3, 100(a3)
    .word   0
1:  la      a0, 1b
    sub     a0, a0, a3
    ret
    begin jal
    jal     a3, 2f
1:  j       3f
    .word   0
2:  la      a0, 1b
    sub     a0, a0, a3
    jalr    x0, 0(a3)
    .word   0
3:  ret
    begin x0
    add     x0, a0, a1
    lw      x0, 0(a2)
    mv      a0, x0
    ret
    begin fence
    sw      a0, 0(a2)
    fence
    lw      a0, 0(a2)
    ret
    begin fence.i
    fence.i
    ret

# ---- M ----
    .irp instruction, mul, mulh, mulhsu, mulhu, div, divu, rem, remu
    two \instruction
    .endr

# ---- Zicsr: the old value, and the new one ----
    .irp instruction, csrrw, csrrs, csrrc
    begin \instruction old
    csrw    mscratch, a0
    \instruction a0, mscratch, a1
    ret
    begin \instruction new
    csrw    mscratch, a0
    \instruction a0, mscratch, a1
    csrr    a0, mscratch
    ret
    .endr
    .irp instruction, csrrwi, csrrsi, csrrci
    begin \instruction old
    csrw    mscratch, a0
    \instruction a0, mscratch, 21
    ret
    begin \instruction new
    csrw    mscratch, a0
    \instruction a0, mscratch, 21
    csrr    a0, mscratch
    ret
    .endr

# ---- Zba, Zbb, Zbs, Zbkb ----
    .irp instruction, sh1add, sh2add, sh3add
    two \instruction
    .endr
    .irp instruction, andn, orn, xnor, max, maxu, min, minu, rol, ror
    two \instruction
    .endr
    .irp instruction, clz, ctz, cpop, sext.b, sext.h, zext.h, orc.b, rev8
    one \instruction
    .endr
    number rori, 1
    number rori, 31
    .irp instruction, bclr, bext, binv, bset
    two \instruction
    .endr
    .irp immediate, 0, 11, 31
    number bclri, \immediate
    number bexti, \immediate
    number binvi, \immediate
    number bseti, \immediate
    .endr
    two pack
    two packh
    one brev8
    one zip
    one unzip

# ---- C ----
    .option rvc
    .irp immediate, 1, -1, 31, -32
    begin c.addi, \immediate
    c.addi  a0, \immediate
    ret
    begin c.li, \immediate
    c.li    a0, \immediate
    ret
    begin c.andi, \immediate
    c.andi  a0, \immediate
    ret
    .endr
    .irp immediate, 1, 31, 0xfffff, 0xfffe0
    begin c.lui, \immediate
    c.lui   a0, \immediate
    ret
    .endr
    .irp immediate, 1, 13, 31
    begin c.slli, \immediate
    c.slli  a0, \immediate
    ret
    begin c.srli, \immediate
    c.srli  a0, \immediate
    ret
    begin c.srai, \immediate
    c.srai  a0, \immediate
    ret
    .endr
    .irp instruction, c.add, c.sub, c.xor, c.or, c.and, c.mv
    begin \instruction
    \instruction a0, a1
    ret
    .endr
    begin c.beqz
    c.beqz  a0, 1f
    li      a0, 0
    ret
1:  li      a0, 1
    ret
    begin c.bnez
    c.bnez  a0, 1f
    li      a0, 0
    ret
1:  li      a0, 1
    ret
    begin c.j
    c.j     2f
1:  c.li    a0, 5
    ret
2:  c.j     1b
    begin c.jal
    mv      a3, ra
    c.jal   1f
    .word   0
1:  la      a0, 1b
    sub     a0, a0, ra
    mv      ra, a3
    ret
    begin c.jalr
    mv      a4, ra
    la      a3, 1f
    c.jalr  a3
    .word   0
1:  la      a0, 1b
    sub     a0, a0, ra
    mv      ra, a4
    ret
    begin c.jr
    la      a3, 1f
    c.jr    a3
    .word   0
1:  c.li    a0, 7
    c.jr    ra
    begin c.lw
    sw      a0, 4(a2)
    c.lw    a0, 4(a2)
    ret
    begin c.sw
    c.sw    a0, 8(a2)
    lw      a0, 8(a2)
    ret
    begin c.lwsp
    sw      a0, -8(sp)
    addi    sp, sp, -16
    c.lwsp  a0, 8(sp)
    addi    sp, sp, 16
    ret
    begin c.swsp
    addi    sp, sp, -16
    c.swsp  a0, 4(sp)
    addi    sp, sp, 16
    lw      a0, -12(sp)
    ret
    begin c.addi4spn
    c.addi4spn a0, sp, 1020
    sub     a0, a0, sp
    ret
    begin c.addi16sp
    mv      a3, sp
    c.addi16sp sp, -512
    sub     a0, sp, a3
    mv      sp, a3
    ret
    begin c.nop
    c.nop
    c.li    a0, 9
    ret
# Instructions of 32 bits in the last halfword of a word.
    begin c.torn
    c.nop
    .option norvc
    add     a0, a0, a1
    xor     a0, a0, a1
    beq     x0, x0, 1f
    .option rvc
    c.nop
    .option norvc
1:  sub     a0, a0, a1
    .option rvc
    c.nop
    ret

    .option norvc
    .section .rodata.isa_table, "a"
    .globl isa_table_end
isa_table_end:
    .text
# Where an instruction that the host does not have continues.
    .globl isa_return
isa_return:
    ret

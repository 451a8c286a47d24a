// SPDX-License-Identifier: Apache-2.0
//
// Made by `python -m rvhash.codegen`; do not edit.
//
// void rvh_sha512_blocks(uint64_t h[8], const uint8_t *blocks, size_t n): absorbs n blocks of 128 bytes, which are
// read by lw: they are at a multiple of 4, unless the hart loads words from any address.
//
// Requires RV32I and Zknh and Zbb.
//
// Registers: As in the psABI; gp and tp stay as they are. Stack: 208 bytes.
//
// 5471 cycles for one block, as rvhash/codegen/machine.py counts them. 6992 bytes of code and constants.

    .section .text.rvh_sha512_blocks, "ax"
    .balign 4
    .globl rvh_sha512_blocks
    .type rvh_sha512_blocks, @function
rvh_sha512_blocks:
    bnez a2, .L_rvh_sha512_begin
    ret
    .balign 4
.L_rvh_sha512_begin:
    addi sp, sp, -208
    sw ra, 0(sp)
    sw s0, 4(sp)
    sw s1, 8(sp)
    sw s2, 12(sp)
    sw s3, 16(sp)
    sw s4, 20(sp)
    sw s5, 24(sp)
    sw s6, 28(sp)
    sw s7, 32(sp)
    sw s8, 36(sp)
    sw s9, 40(sp)
    sw s10, 44(sp)
    sw s11, 48(sp)
    slli a2, a2, 7
    add a2, a2, a1
    sw a0, 52(sp)
    sw a1, 56(sp)
    sw a2, 60(sp)
    .balign 4
.L_rvh_sha512_block:
    lw t6, 52(sp)
    lla t3, .L_rvh_sha512_k
    lw ra, 0(t6)
    lw t0, 4(t6)
    lw t1, 8(t6)
    lw t2, 12(t6)
    lw s0, 16(t6)
    lw s1, 20(t6)
    lw a0, 24(t6)
    lw a1, 28(t6)
    lw a2, 32(t6)
    lw a3, 36(t6)
    lw a4, 40(t6)
    lw a5, 44(t6)
    lw a6, 48(t6)
    lw a7, 52(t6)
    lw s2, 56(t6)
    lw s3, 60(t6)
    lw t6, 56(sp)
    addi t5, t3, 512
    addi t4, t6, 128
    sw t4, 56(sp)
    sw t5, 192(sp)
    xor s10, t1, s0
    xor s11, t2, s1
    lw t4, 0(t6)
    lw t5, 4(t6)
    rev8 s5, t4
    rev8 s4, t5
    sw s4, 64(sp)
    sw s5, 68(sp)
    lw s6, 0(t3)
    lw s7, 4(t3)
    add s2, s2, s4
    sltu s8, s2, s4
    add s3, s3, s5
    add s3, s3, s8
    add s2, s2, s6
    sltu s8, s2, s6
    add s3, s3, s7
    add s3, s3, s8
    sha512sum1r s6, a2, a3
    sha512sum1r s7, a3, a2
    add s2, s2, s6
    sltu s8, s2, s6
    add s3, s3, s7
    add s3, s3, s8
    xor t4, a4, a6
    and t4, t4, a2
    xor t4, t4, a6
    xor t5, a5, a7
    and t5, t5, a3
    xor t5, t5, a7
    add s2, s2, t4
    sltu s8, s2, t4
    add s3, s3, t5
    add s3, s3, s8
    add a0, a0, s2
    sltu s8, a0, s2
    add a1, a1, s3
    add a1, a1, s8
    sha512sum0r s6, ra, t0
    sha512sum0r s7, t0, ra
    add s2, s2, s6
    sltu s8, s2, s6
    add s3, s3, s7
    add s3, s3, s8
    xor t4, ra, t1
    xor t5, t0, t2
    and s10, s10, t4
    xor s10, s10, t1
    and s11, s11, t5
    xor s11, s11, t2
    add s2, s2, s10
    sltu s8, s2, s10
    add s3, s3, s11
    add s3, s3, s8
    lw s10, 8(t6)
    lw s11, 12(t6)
    rev8 s5, s10
    rev8 s4, s11
    sw s4, 72(sp)
    sw s5, 76(sp)
    lw s6, 8(t3)
    lw s7, 12(t3)
    add a6, a6, s4
    sltu s8, a6, s4
    add a7, a7, s5
    add a7, a7, s8
    add a6, a6, s6
    sltu s8, a6, s6
    add a7, a7, s7
    add a7, a7, s8
    sha512sum1r s6, a0, a1
    sha512sum1r s7, a1, a0
    add a6, a6, s6
    sltu s8, a6, s6
    add a7, a7, s7
    add a7, a7, s8
    xor s10, a2, a4
    and s10, s10, a0
    xor s10, s10, a4
    xor s11, a3, a5
    and s11, s11, a1
    xor s11, s11, a5
    add a6, a6, s10
    sltu s8, a6, s10
    add a7, a7, s11
    add a7, a7, s8
    add s0, s0, a6
    sltu s8, s0, a6
    add s1, s1, a7
    add s1, s1, s8
    sha512sum0r s6, s2, s3
    sha512sum0r s7, s3, s2
    add a6, a6, s6
    sltu s8, a6, s6
    add a7, a7, s7
    add a7, a7, s8
    xor s10, s2, ra
    xor s11, s3, t0
    and t4, t4, s10
    xor t4, t4, ra
    and t5, t5, s11
    xor t5, t5, t0
    add a6, a6, t4
    sltu s8, a6, t4
    add a7, a7, t5
    add a7, a7, s8
    lw t4, 16(t6)
    lw t5, 20(t6)
    rev8 s5, t4
    rev8 s4, t5
    sw s4, 80(sp)
    sw s5, 84(sp)
    lw s6, 16(t3)
    lw s7, 20(t3)
    add a4, a4, s4
    sltu s8, a4, s4
    add a5, a5, s5
    add a5, a5, s8
    add a4, a4, s6
    sltu s8, a4, s6
    add a5, a5, s7
    add a5, a5, s8
    sha512sum1r s6, s0, s1
    sha512sum1r s7, s1, s0
    add a4, a4, s6
    sltu s8, a4, s6
    add a5, a5, s7
    add a5, a5, s8
    xor t4, a0, a2
    and t4, t4, s0
    xor t4, t4, a2
    xor t5, a1, a3
    and t5, t5, s1
    xor t5, t5, a3
    add a4, a4, t4
    sltu s8, a4, t4
    add a5, a5, t5
    add a5, a5, s8
    add t1, t1, a4
    sltu s8, t1, a4
    add t2, t2, a5
    add t2, t2, s8
    sha512sum0r s6, a6, a7
    sha512sum0r s7, a7, a6
    add a4, a4, s6
    sltu s8, a4, s6
    add a5, a5, s7
    add a5, a5, s8
    xor t4, a6, s2
    xor t5, a7, s3
    and s10, s10, t4
    xor s10, s10, s2
    and s11, s11, t5
    xor s11, s11, s3
    add a4, a4, s10
    sltu s8, a4, s10
    add a5, a5, s11
    add a5, a5, s8
    lw s10, 24(t6)
    lw s11, 28(t6)
    rev8 s5, s10
    rev8 s4, s11
    sw s4, 88(sp)
    sw s5, 92(sp)
    lw s6, 24(t3)
    lw s7, 28(t3)
    add a2, a2, s4
    sltu s8, a2, s4
    add a3, a3, s5
    add a3, a3, s8
    add a2, a2, s6
    sltu s8, a2, s6
    add a3, a3, s7
    add a3, a3, s8
    sha512sum1r s6, t1, t2
    sha512sum1r s7, t2, t1
    add a2, a2, s6
    sltu s8, a2, s6
    add a3, a3, s7
    add a3, a3, s8
    xor s10, s0, a0
    and s10, s10, t1
    xor s10, s10, a0
    xor s11, s1, a1
    and s11, s11, t2
    xor s11, s11, a1
    add a2, a2, s10
    sltu s8, a2, s10
    add a3, a3, s11
    add a3, a3, s8
    add ra, ra, a2
    sltu s8, ra, a2
    add t0, t0, a3
    add t0, t0, s8
    sha512sum0r s6, a4, a5
    sha512sum0r s7, a5, a4
    add a2, a2, s6
    sltu s8, a2, s6
    add a3, a3, s7
    add a3, a3, s8
    xor s10, a4, a6
    xor s11, a5, a7
    and t4, t4, s10
    xor t4, t4, a6
    and t5, t5, s11
    xor t5, t5, a7
    add a2, a2, t4
    sltu s8, a2, t4
    add a3, a3, t5
    add a3, a3, s8
    lw t4, 32(t6)
    lw t5, 36(t6)
    rev8 s5, t4
    rev8 s4, t5
    sw s4, 96(sp)
    sw s5, 100(sp)
    lw s6, 32(t3)
    lw s7, 36(t3)
    add a0, a0, s4
    sltu s8, a0, s4
    add a1, a1, s5
    add a1, a1, s8
    add a0, a0, s6
    sltu s8, a0, s6
    add a1, a1, s7
    add a1, a1, s8
    sha512sum1r s6, ra, t0
    sha512sum1r s7, t0, ra
    add a0, a0, s6
    sltu s8, a0, s6
    add a1, a1, s7
    add a1, a1, s8
    xor t4, t1, s0
    and t4, t4, ra
    xor t4, t4, s0
    xor t5, t2, s1
    and t5, t5, t0
    xor t5, t5, s1
    add a0, a0, t4
    sltu s8, a0, t4
    add a1, a1, t5
    add a1, a1, s8
    add s2, s2, a0
    sltu s8, s2, a0
    add s3, s3, a1
    add s3, s3, s8
    sha512sum0r s6, a2, a3
    sha512sum0r s7, a3, a2
    add a0, a0, s6
    sltu s8, a0, s6
    add a1, a1, s7
    add a1, a1, s8
    xor t4, a2, a4
    xor t5, a3, a5
    and s10, s10, t4
    xor s10, s10, a4
    and s11, s11, t5
    xor s11, s11, a5
    add a0, a0, s10
    sltu s8, a0, s10
    add a1, a1, s11
    add a1, a1, s8
    lw s10, 40(t6)
    lw s11, 44(t6)
    rev8 s5, s10
    rev8 s4, s11
    sw s4, 104(sp)
    sw s5, 108(sp)
    lw s6, 40(t3)
    lw s7, 44(t3)
    add s0, s0, s4
    sltu s8, s0, s4
    add s1, s1, s5
    add s1, s1, s8
    add s0, s0, s6
    sltu s8, s0, s6
    add s1, s1, s7
    add s1, s1, s8
    sha512sum1r s6, s2, s3
    sha512sum1r s7, s3, s2
    add s0, s0, s6
    sltu s8, s0, s6
    add s1, s1, s7
    add s1, s1, s8
    xor s10, ra, t1
    and s10, s10, s2
    xor s10, s10, t1
    xor s11, t0, t2
    and s11, s11, s3
    xor s11, s11, t2
    add s0, s0, s10
    sltu s8, s0, s10
    add s1, s1, s11
    add s1, s1, s8
    add a6, a6, s0
    sltu s8, a6, s0
    add a7, a7, s1
    add a7, a7, s8
    sha512sum0r s6, a0, a1
    sha512sum0r s7, a1, a0
    add s0, s0, s6
    sltu s8, s0, s6
    add s1, s1, s7
    add s1, s1, s8
    xor s10, a0, a2
    xor s11, a1, a3
    and t4, t4, s10
    xor t4, t4, a2
    and t5, t5, s11
    xor t5, t5, a3
    add s0, s0, t4
    sltu s8, s0, t4
    add s1, s1, t5
    add s1, s1, s8
    lw t4, 48(t6)
    lw t5, 52(t6)
    rev8 s5, t4
    rev8 s4, t5
    sw s4, 112(sp)
    sw s5, 116(sp)
    lw s6, 48(t3)
    lw s7, 52(t3)
    add t1, t1, s4
    sltu s8, t1, s4
    add t2, t2, s5
    add t2, t2, s8
    add t1, t1, s6
    sltu s8, t1, s6
    add t2, t2, s7
    add t2, t2, s8
    sha512sum1r s6, a6, a7
    sha512sum1r s7, a7, a6
    add t1, t1, s6
    sltu s8, t1, s6
    add t2, t2, s7
    add t2, t2, s8
    xor t4, s2, ra
    and t4, t4, a6
    xor t4, t4, ra
    xor t5, s3, t0
    and t5, t5, a7
    xor t5, t5, t0
    add t1, t1, t4
    sltu s8, t1, t4
    add t2, t2, t5
    add t2, t2, s8
    add a4, a4, t1
    sltu s8, a4, t1
    add a5, a5, t2
    add a5, a5, s8
    sha512sum0r s6, s0, s1
    sha512sum0r s7, s1, s0
    add t1, t1, s6
    sltu s8, t1, s6
    add t2, t2, s7
    add t2, t2, s8
    xor t4, s0, a0
    xor t5, s1, a1
    and s10, s10, t4
    xor s10, s10, a0
    and s11, s11, t5
    xor s11, s11, a1
    add t1, t1, s10
    sltu s8, t1, s10
    add t2, t2, s11
    add t2, t2, s8
    lw s10, 56(t6)
    lw s11, 60(t6)
    rev8 s5, s10
    rev8 s4, s11
    sw s4, 120(sp)
    sw s5, 124(sp)
    lw s6, 56(t3)
    lw s7, 60(t3)
    add ra, ra, s4
    sltu s8, ra, s4
    add t0, t0, s5
    add t0, t0, s8
    add ra, ra, s6
    sltu s8, ra, s6
    add t0, t0, s7
    add t0, t0, s8
    sha512sum1r s6, a4, a5
    sha512sum1r s7, a5, a4
    add ra, ra, s6
    sltu s8, ra, s6
    add t0, t0, s7
    add t0, t0, s8
    xor s10, a6, s2
    and s10, s10, a4
    xor s10, s10, s2
    xor s11, a7, s3
    and s11, s11, a5
    xor s11, s11, s3
    add ra, ra, s10
    sltu s8, ra, s10
    add t0, t0, s11
    add t0, t0, s8
    add a2, a2, ra
    sltu s8, a2, ra
    add a3, a3, t0
    add a3, a3, s8
    sha512sum0r s6, t1, t2
    sha512sum0r s7, t2, t1
    add ra, ra, s6
    sltu s8, ra, s6
    add t0, t0, s7
    add t0, t0, s8
    xor s10, t1, s0
    xor s11, t2, s1
    and t4, t4, s10
    xor t4, t4, s0
    and t5, t5, s11
    xor t5, t5, s1
    add ra, ra, t4
    sltu s8, ra, t4
    add t0, t0, t5
    add t0, t0, s8
    lw t4, 64(t6)
    lw t5, 68(t6)
    rev8 s5, t4
    rev8 s4, t5
    sw s4, 128(sp)
    sw s5, 132(sp)
    lw s6, 64(t3)
    lw s7, 68(t3)
    add s2, s2, s4
    sltu s8, s2, s4
    add s3, s3, s5
    add s3, s3, s8
    add s2, s2, s6
    sltu s8, s2, s6
    add s3, s3, s7
    add s3, s3, s8
    sha512sum1r s6, a2, a3
    sha512sum1r s7, a3, a2
    add s2, s2, s6
    sltu s8, s2, s6
    add s3, s3, s7
    add s3, s3, s8
    xor t4, a4, a6
    and t4, t4, a2
    xor t4, t4, a6
    xor t5, a5, a7
    and t5, t5, a3
    xor t5, t5, a7
    add s2, s2, t4
    sltu s8, s2, t4
    add s3, s3, t5
    add s3, s3, s8
    add a0, a0, s2
    sltu s8, a0, s2
    add a1, a1, s3
    add a1, a1, s8
    sha512sum0r s6, ra, t0
    sha512sum0r s7, t0, ra
    add s2, s2, s6
    sltu s8, s2, s6
    add s3, s3, s7
    add s3, s3, s8
    xor t4, ra, t1
    xor t5, t0, t2
    and s10, s10, t4
    xor s10, s10, t1
    and s11, s11, t5
    xor s11, s11, t2
    add s2, s2, s10
    sltu s8, s2, s10
    add s3, s3, s11
    add s3, s3, s8
    lw s10, 72(t6)
    lw s11, 76(t6)
    rev8 s5, s10
    rev8 s4, s11
    sw s4, 136(sp)
    sw s5, 140(sp)
    lw s6, 72(t3)
    lw s7, 76(t3)
    add a6, a6, s4
    sltu s8, a6, s4
    add a7, a7, s5
    add a7, a7, s8
    add a6, a6, s6
    sltu s8, a6, s6
    add a7, a7, s7
    add a7, a7, s8
    sha512sum1r s6, a0, a1
    sha512sum1r s7, a1, a0
    add a6, a6, s6
    sltu s8, a6, s6
    add a7, a7, s7
    add a7, a7, s8
    xor s10, a2, a4
    and s10, s10, a0
    xor s10, s10, a4
    xor s11, a3, a5
    and s11, s11, a1
    xor s11, s11, a5
    add a6, a6, s10
    sltu s8, a6, s10
    add a7, a7, s11
    add a7, a7, s8
    add s0, s0, a6
    sltu s8, s0, a6
    add s1, s1, a7
    add s1, s1, s8
    sha512sum0r s6, s2, s3
    sha512sum0r s7, s3, s2
    add a6, a6, s6
    sltu s8, a6, s6
    add a7, a7, s7
    add a7, a7, s8
    xor s10, s2, ra
    xor s11, s3, t0
    and t4, t4, s10
    xor t4, t4, ra
    and t5, t5, s11
    xor t5, t5, t0
    add a6, a6, t4
    sltu s8, a6, t4
    add a7, a7, t5
    add a7, a7, s8
    lw t4, 80(t6)
    lw t5, 84(t6)
    rev8 s5, t4
    rev8 s4, t5
    sw s4, 144(sp)
    sw s5, 148(sp)
    lw s6, 80(t3)
    lw s7, 84(t3)
    add a4, a4, s4
    sltu s8, a4, s4
    add a5, a5, s5
    add a5, a5, s8
    add a4, a4, s6
    sltu s8, a4, s6
    add a5, a5, s7
    add a5, a5, s8
    sha512sum1r s6, s0, s1
    sha512sum1r s7, s1, s0
    add a4, a4, s6
    sltu s8, a4, s6
    add a5, a5, s7
    add a5, a5, s8
    xor t4, a0, a2
    and t4, t4, s0
    xor t4, t4, a2
    xor t5, a1, a3
    and t5, t5, s1
    xor t5, t5, a3
    add a4, a4, t4
    sltu s8, a4, t4
    add a5, a5, t5
    add a5, a5, s8
    add t1, t1, a4
    sltu s8, t1, a4
    add t2, t2, a5
    add t2, t2, s8
    sha512sum0r s6, a6, a7
    sha512sum0r s7, a7, a6
    add a4, a4, s6
    sltu s8, a4, s6
    add a5, a5, s7
    add a5, a5, s8
    xor t4, a6, s2
    xor t5, a7, s3
    and s10, s10, t4
    xor s10, s10, s2
    and s11, s11, t5
    xor s11, s11, s3
    add a4, a4, s10
    sltu s8, a4, s10
    add a5, a5, s11
    add a5, a5, s8
    lw s10, 88(t6)
    lw s11, 92(t6)
    rev8 s5, s10
    rev8 s4, s11
    sw s4, 152(sp)
    sw s5, 156(sp)
    lw s6, 88(t3)
    lw s7, 92(t3)
    add a2, a2, s4
    sltu s8, a2, s4
    add a3, a3, s5
    add a3, a3, s8
    add a2, a2, s6
    sltu s8, a2, s6
    add a3, a3, s7
    add a3, a3, s8
    sha512sum1r s6, t1, t2
    sha512sum1r s7, t2, t1
    add a2, a2, s6
    sltu s8, a2, s6
    add a3, a3, s7
    add a3, a3, s8
    xor s10, s0, a0
    and s10, s10, t1
    xor s10, s10, a0
    xor s11, s1, a1
    and s11, s11, t2
    xor s11, s11, a1
    add a2, a2, s10
    sltu s8, a2, s10
    add a3, a3, s11
    add a3, a3, s8
    add ra, ra, a2
    sltu s8, ra, a2
    add t0, t0, a3
    add t0, t0, s8
    sha512sum0r s6, a4, a5
    sha512sum0r s7, a5, a4
    add a2, a2, s6
    sltu s8, a2, s6
    add a3, a3, s7
    add a3, a3, s8
    xor s10, a4, a6
    xor s11, a5, a7
    and t4, t4, s10
    xor t4, t4, a6
    and t5, t5, s11
    xor t5, t5, a7
    add a2, a2, t4
    sltu s8, a2, t4
    add a3, a3, t5
    add a3, a3, s8
    lw t4, 96(t6)
    lw t5, 100(t6)
    rev8 s5, t4
    rev8 s4, t5
    sw s4, 160(sp)
    sw s5, 164(sp)
    lw s6, 96(t3)
    lw s7, 100(t3)
    add a0, a0, s4
    sltu s8, a0, s4
    add a1, a1, s5
    add a1, a1, s8
    add a0, a0, s6
    sltu s8, a0, s6
    add a1, a1, s7
    add a1, a1, s8
    sha512sum1r s6, ra, t0
    sha512sum1r s7, t0, ra
    add a0, a0, s6
    sltu s8, a0, s6
    add a1, a1, s7
    add a1, a1, s8
    xor t4, t1, s0
    and t4, t4, ra
    xor t4, t4, s0
    xor t5, t2, s1
    and t5, t5, t0
    xor t5, t5, s1
    add a0, a0, t4
    sltu s8, a0, t4
    add a1, a1, t5
    add a1, a1, s8
    add s2, s2, a0
    sltu s8, s2, a0
    add s3, s3, a1
    add s3, s3, s8
    sha512sum0r s6, a2, a3
    sha512sum0r s7, a3, a2
    add a0, a0, s6
    sltu s8, a0, s6
    add a1, a1, s7
    add a1, a1, s8
    xor t4, a2, a4
    xor t5, a3, a5
    and s10, s10, t4
    xor s10, s10, a4
    and s11, s11, t5
    xor s11, s11, a5
    add a0, a0, s10
    sltu s8, a0, s10
    add a1, a1, s11
    add a1, a1, s8
    lw s10, 104(t6)
    lw s11, 108(t6)
    rev8 s5, s10
    rev8 s4, s11
    sw s4, 168(sp)
    sw s5, 172(sp)
    lw s6, 104(t3)
    lw s7, 108(t3)
    add s0, s0, s4
    sltu s8, s0, s4
    add s1, s1, s5
    add s1, s1, s8
    add s0, s0, s6
    sltu s8, s0, s6
    add s1, s1, s7
    add s1, s1, s8
    sha512sum1r s6, s2, s3
    sha512sum1r s7, s3, s2
    add s0, s0, s6
    sltu s8, s0, s6
    add s1, s1, s7
    add s1, s1, s8
    xor s10, ra, t1
    and s10, s10, s2
    xor s10, s10, t1
    xor s11, t0, t2
    and s11, s11, s3
    xor s11, s11, t2
    add s0, s0, s10
    sltu s8, s0, s10
    add s1, s1, s11
    add s1, s1, s8
    add a6, a6, s0
    sltu s8, a6, s0
    add a7, a7, s1
    add a7, a7, s8
    sha512sum0r s6, a0, a1
    sha512sum0r s7, a1, a0
    add s0, s0, s6
    sltu s8, s0, s6
    add s1, s1, s7
    add s1, s1, s8
    xor s10, a0, a2
    xor s11, a1, a3
    and t4, t4, s10
    xor t4, t4, a2
    and t5, t5, s11
    xor t5, t5, a3
    add s0, s0, t4
    sltu s8, s0, t4
    add s1, s1, t5
    add s1, s1, s8
    lw t4, 112(t6)
    lw t5, 116(t6)
    rev8 s11, t4
    rev8 s10, t5
    sw s10, 176(sp)
    sw s11, 180(sp)
    lw s6, 112(t3)
    lw s7, 116(t3)
    add t1, t1, s10
    sltu s4, t1, s10
    add t2, t2, s11
    add t2, t2, s4
    add t1, t1, s6
    sltu s4, t1, s6
    add t2, t2, s7
    add t2, t2, s4
    sha512sum1r s6, a6, a7
    sha512sum1r s7, a7, a6
    add t1, t1, s6
    sltu s4, t1, s6
    add t2, t2, s7
    add t2, t2, s4
    xor t4, s2, ra
    and t4, t4, a6
    xor t4, t4, ra
    xor t5, s3, t0
    and t5, t5, a7
    xor t5, t5, t0
    add t1, t1, t4
    sltu s4, t1, t4
    add t2, t2, t5
    add t2, t2, s4
    add a4, a4, t1
    sltu s4, a4, t1
    add a5, a5, t2
    add a5, a5, s4
    sha512sum0r s6, s0, s1
    sha512sum0r s7, s1, s0
    add t1, t1, s6
    sltu s4, t1, s6
    add t2, t2, s7
    add t2, t2, s4
    xor t4, s0, a0
    xor s4, a0, a2
    and t4, t4, s4
    xor t4, t4, a0
    xor t5, s1, a1
    xor s4, a1, a3
    and t5, t5, s4
    xor t5, t5, a1
    add t1, t1, t4
    sltu s4, t1, t4
    add t2, t2, t5
    add t2, t2, s4
    lw t4, 120(t6)
    lw t5, 124(t6)
    rev8 s9, t4
    rev8 s8, t5
    sw s8, 184(sp)
    sw s9, 188(sp)
    lw s6, 120(t3)
    lw s7, 124(t3)
    add ra, ra, s8
    sltu s4, ra, s8
    add t0, t0, s9
    add t0, t0, s4
    add ra, ra, s6
    sltu s4, ra, s6
    add t0, t0, s7
    add t0, t0, s4
    sha512sum1r s6, a4, a5
    sha512sum1r s7, a5, a4
    add ra, ra, s6
    sltu s4, ra, s6
    add t0, t0, s7
    add t0, t0, s4
    xor t4, a6, s2
    and t4, t4, a4
    xor t4, t4, s2
    xor t5, a7, s3
    and t5, t5, a5
    xor t5, t5, s3
    add ra, ra, t4
    sltu s4, ra, t4
    add t0, t0, t5
    add t0, t0, s4
    add a2, a2, ra
    sltu s4, a2, ra
    add a3, a3, t0
    add a3, a3, s4
    sha512sum0r s6, t1, t2
    sha512sum0r s7, t2, t1
    add ra, ra, s6
    sltu s4, ra, s6
    add t0, t0, s7
    add t0, t0, s4
    xor t4, t1, s0
    xor s4, s0, a0
    and t4, t4, s4
    xor t4, t4, s0
    xor t5, t2, s1
    xor s4, s1, a1
    and t5, t5, s4
    xor t5, t5, s1
    add ra, ra, t4
    sltu s4, ra, t4
    add t0, t0, t5
    add t0, t0, s4
    lw s4, 64(sp)
    lw s5, 68(sp)
    .balign 4
.L_rvh_sha512_rounds:
    addi t3, t3, 128
    lw s6, 72(sp)
    lw s7, 76(sp)
    lw t4, 136(sp)
    lw t5, 140(sp)
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sha512sig0l t4, s6, s7
    sha512sig0h t5, s7, s6
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sha512sig1l t4, s10, s11
    sha512sig1h t5, s11, s10
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sw s4, 64(sp)
    sw s5, 68(sp)
    lw s10, 0(t3)
    lw s11, 4(t3)
    add s2, s2, s4
    sltu t6, s2, s4
    add s3, s3, s5
    add s3, s3, t6
    add s2, s2, s10
    sltu t6, s2, s10
    add s3, s3, s11
    add s3, s3, t6
    sha512sum1r s10, a2, a3
    sha512sum1r s11, a3, a2
    add s2, s2, s10
    sltu t6, s2, s10
    add s3, s3, s11
    add s3, s3, t6
    xor t4, a4, a6
    and t4, t4, a2
    xor t4, t4, a6
    xor t5, a5, a7
    and t5, t5, a3
    xor t5, t5, a7
    add s2, s2, t4
    sltu t6, s2, t4
    add s3, s3, t5
    add s3, s3, t6
    add a0, a0, s2
    sltu t6, a0, s2
    add a1, a1, s3
    add a1, a1, t6
    sha512sum0r s10, ra, t0
    sha512sum0r s11, t0, ra
    add s2, s2, s10
    sltu t6, s2, s10
    add s3, s3, s11
    add s3, s3, t6
    xor t4, ra, t1
    xor t6, t1, s0
    and t4, t4, t6
    xor t4, t4, t1
    xor t5, t0, t2
    xor t6, t2, s1
    and t5, t5, t6
    xor t5, t5, t2
    add s2, s2, t4
    sltu t6, s2, t4
    add s3, s3, t5
    add s3, s3, t6
    lw s10, 80(sp)
    lw s11, 84(sp)
    lw t4, 144(sp)
    lw t5, 148(sp)
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sha512sig0l t4, s10, s11
    sha512sig0h t5, s11, s10
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sha512sig1l t4, s8, s9
    sha512sig1h t5, s9, s8
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sw s6, 72(sp)
    sw s7, 76(sp)
    lw s8, 8(t3)
    lw s9, 12(t3)
    add a6, a6, s6
    sltu t6, a6, s6
    add a7, a7, s7
    add a7, a7, t6
    add a6, a6, s8
    sltu t6, a6, s8
    add a7, a7, s9
    add a7, a7, t6
    sha512sum1r s8, a0, a1
    sha512sum1r s9, a1, a0
    add a6, a6, s8
    sltu t6, a6, s8
    add a7, a7, s9
    add a7, a7, t6
    xor t4, a2, a4
    and t4, t4, a0
    xor t4, t4, a4
    xor t5, a3, a5
    and t5, t5, a1
    xor t5, t5, a5
    add a6, a6, t4
    sltu t6, a6, t4
    add a7, a7, t5
    add a7, a7, t6
    add s0, s0, a6
    sltu t6, s0, a6
    add s1, s1, a7
    add s1, s1, t6
    sha512sum0r s8, s2, s3
    sha512sum0r s9, s3, s2
    add a6, a6, s8
    sltu t6, a6, s8
    add a7, a7, s9
    add a7, a7, t6
    xor t4, s2, ra
    xor t6, ra, t1
    and t4, t4, t6
    xor t4, t4, ra
    xor t5, s3, t0
    xor t6, t0, t2
    and t5, t5, t6
    xor t5, t5, t0
    add a6, a6, t4
    sltu t6, a6, t4
    add a7, a7, t5
    add a7, a7, t6
    lw s8, 88(sp)
    lw s9, 92(sp)
    lw t4, 152(sp)
    lw t5, 156(sp)
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sha512sig0l t4, s8, s9
    sha512sig0h t5, s9, s8
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sha512sig1l t4, s4, s5
    sha512sig1h t5, s5, s4
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sw s10, 80(sp)
    sw s11, 84(sp)
    lw s4, 16(t3)
    lw s5, 20(t3)
    add a4, a4, s10
    sltu t6, a4, s10
    add a5, a5, s11
    add a5, a5, t6
    add a4, a4, s4
    sltu t6, a4, s4
    add a5, a5, s5
    add a5, a5, t6
    sha512sum1r s4, s0, s1
    sha512sum1r s5, s1, s0
    add a4, a4, s4
    sltu t6, a4, s4
    add a5, a5, s5
    add a5, a5, t6
    xor t4, a0, a2
    and t4, t4, s0
    xor t4, t4, a2
    xor t5, a1, a3
    and t5, t5, s1
    xor t5, t5, a3
    add a4, a4, t4
    sltu t6, a4, t4
    add a5, a5, t5
    add a5, a5, t6
    add t1, t1, a4
    sltu t6, t1, a4
    add t2, t2, a5
    add t2, t2, t6
    sha512sum0r s4, a6, a7
    sha512sum0r s5, a7, a6
    add a4, a4, s4
    sltu t6, a4, s4
    add a5, a5, s5
    add a5, a5, t6
    xor t4, a6, s2
    xor t6, s2, ra
    and t4, t4, t6
    xor t4, t4, s2
    xor t5, a7, s3
    xor t6, s3, t0
    and t5, t5, t6
    xor t5, t5, s3
    add a4, a4, t4
    sltu t6, a4, t4
    add a5, a5, t5
    add a5, a5, t6
    lw s4, 96(sp)
    lw s5, 100(sp)
    lw t4, 160(sp)
    lw t5, 164(sp)
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sha512sig0l t4, s4, s5
    sha512sig0h t5, s5, s4
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sha512sig1l t4, s6, s7
    sha512sig1h t5, s7, s6
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sw s8, 88(sp)
    sw s9, 92(sp)
    lw s6, 24(t3)
    lw s7, 28(t3)
    add a2, a2, s8
    sltu t6, a2, s8
    add a3, a3, s9
    add a3, a3, t6
    add a2, a2, s6
    sltu t6, a2, s6
    add a3, a3, s7
    add a3, a3, t6
    sha512sum1r s6, t1, t2
    sha512sum1r s7, t2, t1
    add a2, a2, s6
    sltu t6, a2, s6
    add a3, a3, s7
    add a3, a3, t6
    xor t4, s0, a0
    and t4, t4, t1
    xor t4, t4, a0
    xor t5, s1, a1
    and t5, t5, t2
    xor t5, t5, a1
    add a2, a2, t4
    sltu t6, a2, t4
    add a3, a3, t5
    add a3, a3, t6
    add ra, ra, a2
    sltu t6, ra, a2
    add t0, t0, a3
    add t0, t0, t6
    sha512sum0r s6, a4, a5
    sha512sum0r s7, a5, a4
    add a2, a2, s6
    sltu t6, a2, s6
    add a3, a3, s7
    add a3, a3, t6
    xor t4, a4, a6
    xor t6, a6, s2
    and t4, t4, t6
    xor t4, t4, a6
    xor t5, a5, a7
    xor t6, a7, s3
    and t5, t5, t6
    xor t5, t5, a7
    add a2, a2, t4
    sltu t6, a2, t4
    add a3, a3, t5
    add a3, a3, t6
    lw s6, 104(sp)
    lw s7, 108(sp)
    lw t4, 168(sp)
    lw t5, 172(sp)
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sha512sig0l t4, s6, s7
    sha512sig0h t5, s7, s6
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sha512sig1l t4, s10, s11
    sha512sig1h t5, s11, s10
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sw s4, 96(sp)
    sw s5, 100(sp)
    lw s10, 32(t3)
    lw s11, 36(t3)
    add a0, a0, s4
    sltu t6, a0, s4
    add a1, a1, s5
    add a1, a1, t6
    add a0, a0, s10
    sltu t6, a0, s10
    add a1, a1, s11
    add a1, a1, t6
    sha512sum1r s10, ra, t0
    sha512sum1r s11, t0, ra
    add a0, a0, s10
    sltu t6, a0, s10
    add a1, a1, s11
    add a1, a1, t6
    xor t4, t1, s0
    and t4, t4, ra
    xor t4, t4, s0
    xor t5, t2, s1
    and t5, t5, t0
    xor t5, t5, s1
    add a0, a0, t4
    sltu t6, a0, t4
    add a1, a1, t5
    add a1, a1, t6
    add s2, s2, a0
    sltu t6, s2, a0
    add s3, s3, a1
    add s3, s3, t6
    sha512sum0r s10, a2, a3
    sha512sum0r s11, a3, a2
    add a0, a0, s10
    sltu t6, a0, s10
    add a1, a1, s11
    add a1, a1, t6
    xor t4, a2, a4
    xor t6, a4, a6
    and t4, t4, t6
    xor t4, t4, a4
    xor t5, a3, a5
    xor t6, a5, a7
    and t5, t5, t6
    xor t5, t5, a5
    add a0, a0, t4
    sltu t6, a0, t4
    add a1, a1, t5
    add a1, a1, t6
    lw s10, 112(sp)
    lw s11, 116(sp)
    lw t4, 176(sp)
    lw t5, 180(sp)
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sha512sig0l t4, s10, s11
    sha512sig0h t5, s11, s10
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sha512sig1l t4, s8, s9
    sha512sig1h t5, s9, s8
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sw s6, 104(sp)
    sw s7, 108(sp)
    lw s8, 40(t3)
    lw s9, 44(t3)
    add s0, s0, s6
    sltu t6, s0, s6
    add s1, s1, s7
    add s1, s1, t6
    add s0, s0, s8
    sltu t6, s0, s8
    add s1, s1, s9
    add s1, s1, t6
    sha512sum1r s8, s2, s3
    sha512sum1r s9, s3, s2
    add s0, s0, s8
    sltu t6, s0, s8
    add s1, s1, s9
    add s1, s1, t6
    xor t4, ra, t1
    and t4, t4, s2
    xor t4, t4, t1
    xor t5, t0, t2
    and t5, t5, s3
    xor t5, t5, t2
    add s0, s0, t4
    sltu t6, s0, t4
    add s1, s1, t5
    add s1, s1, t6
    add a6, a6, s0
    sltu t6, a6, s0
    add a7, a7, s1
    add a7, a7, t6
    sha512sum0r s8, a0, a1
    sha512sum0r s9, a1, a0
    add s0, s0, s8
    sltu t6, s0, s8
    add s1, s1, s9
    add s1, s1, t6
    xor t4, a0, a2
    xor t6, a2, a4
    and t4, t4, t6
    xor t4, t4, a2
    xor t5, a1, a3
    xor t6, a3, a5
    and t5, t5, t6
    xor t5, t5, a3
    add s0, s0, t4
    sltu t6, s0, t4
    add s1, s1, t5
    add s1, s1, t6
    lw s8, 120(sp)
    lw s9, 124(sp)
    lw t4, 184(sp)
    lw t5, 188(sp)
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sha512sig0l t4, s8, s9
    sha512sig0h t5, s9, s8
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sha512sig1l t4, s4, s5
    sha512sig1h t5, s5, s4
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sw s10, 112(sp)
    sw s11, 116(sp)
    lw s4, 48(t3)
    lw s5, 52(t3)
    add t1, t1, s10
    sltu t6, t1, s10
    add t2, t2, s11
    add t2, t2, t6
    add t1, t1, s4
    sltu t6, t1, s4
    add t2, t2, s5
    add t2, t2, t6
    sha512sum1r s4, a6, a7
    sha512sum1r s5, a7, a6
    add t1, t1, s4
    sltu t6, t1, s4
    add t2, t2, s5
    add t2, t2, t6
    xor t4, s2, ra
    and t4, t4, a6
    xor t4, t4, ra
    xor t5, s3, t0
    and t5, t5, a7
    xor t5, t5, t0
    add t1, t1, t4
    sltu t6, t1, t4
    add t2, t2, t5
    add t2, t2, t6
    add a4, a4, t1
    sltu t6, a4, t1
    add a5, a5, t2
    add a5, a5, t6
    sha512sum0r s4, s0, s1
    sha512sum0r s5, s1, s0
    add t1, t1, s4
    sltu t6, t1, s4
    add t2, t2, s5
    add t2, t2, t6
    xor t4, s0, a0
    xor t6, a0, a2
    and t4, t4, t6
    xor t4, t4, a0
    xor t5, s1, a1
    xor t6, a1, a3
    and t5, t5, t6
    xor t5, t5, a1
    add t1, t1, t4
    sltu t6, t1, t4
    add t2, t2, t5
    add t2, t2, t6
    lw s4, 128(sp)
    lw s5, 132(sp)
    lw t4, 64(sp)
    lw t5, 68(sp)
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sha512sig0l t4, s4, s5
    sha512sig0h t5, s5, s4
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sha512sig1l t4, s6, s7
    sha512sig1h t5, s7, s6
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sw s8, 120(sp)
    sw s9, 124(sp)
    lw s6, 56(t3)
    lw s7, 60(t3)
    add ra, ra, s8
    sltu t6, ra, s8
    add t0, t0, s9
    add t0, t0, t6
    add ra, ra, s6
    sltu t6, ra, s6
    add t0, t0, s7
    add t0, t0, t6
    sha512sum1r s6, a4, a5
    sha512sum1r s7, a5, a4
    add ra, ra, s6
    sltu t6, ra, s6
    add t0, t0, s7
    add t0, t0, t6
    xor t4, a6, s2
    and t4, t4, a4
    xor t4, t4, s2
    xor t5, a7, s3
    and t5, t5, a5
    xor t5, t5, s3
    add ra, ra, t4
    sltu t6, ra, t4
    add t0, t0, t5
    add t0, t0, t6
    add a2, a2, ra
    sltu t6, a2, ra
    add a3, a3, t0
    add a3, a3, t6
    sha512sum0r s6, t1, t2
    sha512sum0r s7, t2, t1
    add ra, ra, s6
    sltu t6, ra, s6
    add t0, t0, s7
    add t0, t0, t6
    xor t4, t1, s0
    xor t6, s0, a0
    and t4, t4, t6
    xor t4, t4, s0
    xor t5, t2, s1
    xor t6, s1, a1
    and t5, t5, t6
    xor t5, t5, s1
    add ra, ra, t4
    sltu t6, ra, t4
    add t0, t0, t5
    add t0, t0, t6
    lw s6, 136(sp)
    lw s7, 140(sp)
    lw t4, 72(sp)
    lw t5, 76(sp)
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sha512sig0l t4, s6, s7
    sha512sig0h t5, s7, s6
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sha512sig1l t4, s10, s11
    sha512sig1h t5, s11, s10
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sw s4, 128(sp)
    sw s5, 132(sp)
    lw s10, 64(t3)
    lw s11, 68(t3)
    add s2, s2, s4
    sltu t6, s2, s4
    add s3, s3, s5
    add s3, s3, t6
    add s2, s2, s10
    sltu t6, s2, s10
    add s3, s3, s11
    add s3, s3, t6
    sha512sum1r s10, a2, a3
    sha512sum1r s11, a3, a2
    add s2, s2, s10
    sltu t6, s2, s10
    add s3, s3, s11
    add s3, s3, t6
    xor t4, a4, a6
    and t4, t4, a2
    xor t4, t4, a6
    xor t5, a5, a7
    and t5, t5, a3
    xor t5, t5, a7
    add s2, s2, t4
    sltu t6, s2, t4
    add s3, s3, t5
    add s3, s3, t6
    add a0, a0, s2
    sltu t6, a0, s2
    add a1, a1, s3
    add a1, a1, t6
    sha512sum0r s10, ra, t0
    sha512sum0r s11, t0, ra
    add s2, s2, s10
    sltu t6, s2, s10
    add s3, s3, s11
    add s3, s3, t6
    xor t4, ra, t1
    xor t6, t1, s0
    and t4, t4, t6
    xor t4, t4, t1
    xor t5, t0, t2
    xor t6, t2, s1
    and t5, t5, t6
    xor t5, t5, t2
    add s2, s2, t4
    sltu t6, s2, t4
    add s3, s3, t5
    add s3, s3, t6
    lw s10, 144(sp)
    lw s11, 148(sp)
    lw t4, 80(sp)
    lw t5, 84(sp)
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sha512sig0l t4, s10, s11
    sha512sig0h t5, s11, s10
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sha512sig1l t4, s8, s9
    sha512sig1h t5, s9, s8
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sw s6, 136(sp)
    sw s7, 140(sp)
    lw s8, 72(t3)
    lw s9, 76(t3)
    add a6, a6, s6
    sltu t6, a6, s6
    add a7, a7, s7
    add a7, a7, t6
    add a6, a6, s8
    sltu t6, a6, s8
    add a7, a7, s9
    add a7, a7, t6
    sha512sum1r s8, a0, a1
    sha512sum1r s9, a1, a0
    add a6, a6, s8
    sltu t6, a6, s8
    add a7, a7, s9
    add a7, a7, t6
    xor t4, a2, a4
    and t4, t4, a0
    xor t4, t4, a4
    xor t5, a3, a5
    and t5, t5, a1
    xor t5, t5, a5
    add a6, a6, t4
    sltu t6, a6, t4
    add a7, a7, t5
    add a7, a7, t6
    add s0, s0, a6
    sltu t6, s0, a6
    add s1, s1, a7
    add s1, s1, t6
    sha512sum0r s8, s2, s3
    sha512sum0r s9, s3, s2
    add a6, a6, s8
    sltu t6, a6, s8
    add a7, a7, s9
    add a7, a7, t6
    xor t4, s2, ra
    xor t6, ra, t1
    and t4, t4, t6
    xor t4, t4, ra
    xor t5, s3, t0
    xor t6, t0, t2
    and t5, t5, t6
    xor t5, t5, t0
    add a6, a6, t4
    sltu t6, a6, t4
    add a7, a7, t5
    add a7, a7, t6
    lw s8, 152(sp)
    lw s9, 156(sp)
    lw t4, 88(sp)
    lw t5, 92(sp)
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sha512sig0l t4, s8, s9
    sha512sig0h t5, s9, s8
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sha512sig1l t4, s4, s5
    sha512sig1h t5, s5, s4
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sw s10, 144(sp)
    sw s11, 148(sp)
    lw s4, 80(t3)
    lw s5, 84(t3)
    add a4, a4, s10
    sltu t6, a4, s10
    add a5, a5, s11
    add a5, a5, t6
    add a4, a4, s4
    sltu t6, a4, s4
    add a5, a5, s5
    add a5, a5, t6
    sha512sum1r s4, s0, s1
    sha512sum1r s5, s1, s0
    add a4, a4, s4
    sltu t6, a4, s4
    add a5, a5, s5
    add a5, a5, t6
    xor t4, a0, a2
    and t4, t4, s0
    xor t4, t4, a2
    xor t5, a1, a3
    and t5, t5, s1
    xor t5, t5, a3
    add a4, a4, t4
    sltu t6, a4, t4
    add a5, a5, t5
    add a5, a5, t6
    add t1, t1, a4
    sltu t6, t1, a4
    add t2, t2, a5
    add t2, t2, t6
    sha512sum0r s4, a6, a7
    sha512sum0r s5, a7, a6
    add a4, a4, s4
    sltu t6, a4, s4
    add a5, a5, s5
    add a5, a5, t6
    xor t4, a6, s2
    xor t6, s2, ra
    and t4, t4, t6
    xor t4, t4, s2
    xor t5, a7, s3
    xor t6, s3, t0
    and t5, t5, t6
    xor t5, t5, s3
    add a4, a4, t4
    sltu t6, a4, t4
    add a5, a5, t5
    add a5, a5, t6
    lw s4, 160(sp)
    lw s5, 164(sp)
    lw t4, 96(sp)
    lw t5, 100(sp)
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sha512sig0l t4, s4, s5
    sha512sig0h t5, s5, s4
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sha512sig1l t4, s6, s7
    sha512sig1h t5, s7, s6
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sw s8, 152(sp)
    sw s9, 156(sp)
    lw s6, 88(t3)
    lw s7, 92(t3)
    add a2, a2, s8
    sltu t6, a2, s8
    add a3, a3, s9
    add a3, a3, t6
    add a2, a2, s6
    sltu t6, a2, s6
    add a3, a3, s7
    add a3, a3, t6
    sha512sum1r s6, t1, t2
    sha512sum1r s7, t2, t1
    add a2, a2, s6
    sltu t6, a2, s6
    add a3, a3, s7
    add a3, a3, t6
    xor t4, s0, a0
    and t4, t4, t1
    xor t4, t4, a0
    xor t5, s1, a1
    and t5, t5, t2
    xor t5, t5, a1
    add a2, a2, t4
    sltu t6, a2, t4
    add a3, a3, t5
    add a3, a3, t6
    add ra, ra, a2
    sltu t6, ra, a2
    add t0, t0, a3
    add t0, t0, t6
    sha512sum0r s6, a4, a5
    sha512sum0r s7, a5, a4
    add a2, a2, s6
    sltu t6, a2, s6
    add a3, a3, s7
    add a3, a3, t6
    xor t4, a4, a6
    xor t6, a6, s2
    and t4, t4, t6
    xor t4, t4, a6
    xor t5, a5, a7
    xor t6, a7, s3
    and t5, t5, t6
    xor t5, t5, a7
    add a2, a2, t4
    sltu t6, a2, t4
    add a3, a3, t5
    add a3, a3, t6
    lw s6, 168(sp)
    lw s7, 172(sp)
    lw t4, 104(sp)
    lw t5, 108(sp)
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sha512sig0l t4, s6, s7
    sha512sig0h t5, s7, s6
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sha512sig1l t4, s10, s11
    sha512sig1h t5, s11, s10
    add s4, s4, t4
    sltu t6, s4, t4
    add s5, s5, t5
    add s5, s5, t6
    sw s4, 160(sp)
    sw s5, 164(sp)
    lw s10, 96(t3)
    lw s11, 100(t3)
    add a0, a0, s4
    sltu t6, a0, s4
    add a1, a1, s5
    add a1, a1, t6
    add a0, a0, s10
    sltu t6, a0, s10
    add a1, a1, s11
    add a1, a1, t6
    sha512sum1r s10, ra, t0
    sha512sum1r s11, t0, ra
    add a0, a0, s10
    sltu t6, a0, s10
    add a1, a1, s11
    add a1, a1, t6
    xor t4, t1, s0
    and t4, t4, ra
    xor t4, t4, s0
    xor t5, t2, s1
    and t5, t5, t0
    xor t5, t5, s1
    add a0, a0, t4
    sltu t6, a0, t4
    add a1, a1, t5
    add a1, a1, t6
    add s2, s2, a0
    sltu t6, s2, a0
    add s3, s3, a1
    add s3, s3, t6
    sha512sum0r s10, a2, a3
    sha512sum0r s11, a3, a2
    add a0, a0, s10
    sltu t6, a0, s10
    add a1, a1, s11
    add a1, a1, t6
    xor t4, a2, a4
    xor t6, a4, a6
    and t4, t4, t6
    xor t4, t4, a4
    xor t5, a3, a5
    xor t6, a5, a7
    and t5, t5, t6
    xor t5, t5, a5
    add a0, a0, t4
    sltu t6, a0, t4
    add a1, a1, t5
    add a1, a1, t6
    lw s10, 176(sp)
    lw s11, 180(sp)
    lw t4, 112(sp)
    lw t5, 116(sp)
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sha512sig0l t4, s10, s11
    sha512sig0h t5, s11, s10
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sha512sig1l t4, s8, s9
    sha512sig1h t5, s9, s8
    add s6, s6, t4
    sltu t6, s6, t4
    add s7, s7, t5
    add s7, s7, t6
    sw s6, 168(sp)
    sw s7, 172(sp)
    lw s8, 104(t3)
    lw s9, 108(t3)
    add s0, s0, s6
    sltu t6, s0, s6
    add s1, s1, s7
    add s1, s1, t6
    add s0, s0, s8
    sltu t6, s0, s8
    add s1, s1, s9
    add s1, s1, t6
    sha512sum1r s8, s2, s3
    sha512sum1r s9, s3, s2
    add s0, s0, s8
    sltu t6, s0, s8
    add s1, s1, s9
    add s1, s1, t6
    xor t4, ra, t1
    and t4, t4, s2
    xor t4, t4, t1
    xor t5, t0, t2
    and t5, t5, s3
    xor t5, t5, t2
    add s0, s0, t4
    sltu t6, s0, t4
    add s1, s1, t5
    add s1, s1, t6
    add a6, a6, s0
    sltu t6, a6, s0
    add a7, a7, s1
    add a7, a7, t6
    sha512sum0r s8, a0, a1
    sha512sum0r s9, a1, a0
    add s0, s0, s8
    sltu t6, s0, s8
    add s1, s1, s9
    add s1, s1, t6
    xor t4, a0, a2
    xor t6, a2, a4
    and t4, t4, t6
    xor t4, t4, a2
    xor t5, a1, a3
    xor t6, a3, a5
    and t5, t5, t6
    xor t5, t5, a3
    add s0, s0, t4
    sltu t6, s0, t4
    add s1, s1, t5
    add s1, s1, t6
    lw s8, 184(sp)
    lw s9, 188(sp)
    lw t4, 120(sp)
    lw t5, 124(sp)
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sha512sig0l t4, s8, s9
    sha512sig0h t5, s9, s8
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sha512sig1l t4, s4, s5
    sha512sig1h t5, s5, s4
    add s10, s10, t4
    sltu t6, s10, t4
    add s11, s11, t5
    add s11, s11, t6
    sw s10, 176(sp)
    sw s11, 180(sp)
    lw s4, 112(t3)
    lw s5, 116(t3)
    add t1, t1, s10
    sltu t6, t1, s10
    add t2, t2, s11
    add t2, t2, t6
    add t1, t1, s4
    sltu t6, t1, s4
    add t2, t2, s5
    add t2, t2, t6
    sha512sum1r s4, a6, a7
    sha512sum1r s5, a7, a6
    add t1, t1, s4
    sltu t6, t1, s4
    add t2, t2, s5
    add t2, t2, t6
    xor t4, s2, ra
    and t4, t4, a6
    xor t4, t4, ra
    xor t5, s3, t0
    and t5, t5, a7
    xor t5, t5, t0
    add t1, t1, t4
    sltu t6, t1, t4
    add t2, t2, t5
    add t2, t2, t6
    add a4, a4, t1
    sltu t6, a4, t1
    add a5, a5, t2
    add a5, a5, t6
    sha512sum0r s4, s0, s1
    sha512sum0r s5, s1, s0
    add t1, t1, s4
    sltu t6, t1, s4
    add t2, t2, s5
    add t2, t2, t6
    xor t4, s0, a0
    xor t6, a0, a2
    and t4, t4, t6
    xor t4, t4, a0
    xor t5, s1, a1
    xor t6, a1, a3
    and t5, t5, t6
    xor t5, t5, a1
    add t1, t1, t4
    sltu t6, t1, t4
    add t2, t2, t5
    add t2, t2, t6
    lw s4, 64(sp)
    lw s5, 68(sp)
    lw t4, 128(sp)
    lw t5, 132(sp)
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sha512sig0l t4, s4, s5
    sha512sig0h t5, s5, s4
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sha512sig1l t4, s6, s7
    sha512sig1h t5, s7, s6
    add s8, s8, t4
    sltu t6, s8, t4
    add s9, s9, t5
    add s9, s9, t6
    sw s8, 184(sp)
    sw s9, 188(sp)
    lw s6, 120(t3)
    lw s7, 124(t3)
    add ra, ra, s8
    sltu t6, ra, s8
    add t0, t0, s9
    add t0, t0, t6
    add ra, ra, s6
    sltu t6, ra, s6
    add t0, t0, s7
    add t0, t0, t6
    sha512sum1r s6, a4, a5
    sha512sum1r s7, a5, a4
    add ra, ra, s6
    sltu t6, ra, s6
    add t0, t0, s7
    add t0, t0, t6
    xor t4, a6, s2
    and t4, t4, a4
    xor t4, t4, s2
    xor t5, a7, s3
    and t5, t5, a5
    xor t5, t5, s3
    add ra, ra, t4
    sltu t6, ra, t4
    add t0, t0, t5
    add t0, t0, t6
    add a2, a2, ra
    sltu t6, a2, ra
    add a3, a3, t0
    add a3, a3, t6
    sha512sum0r s6, t1, t2
    sha512sum0r s7, t2, t1
    add ra, ra, s6
    sltu t6, ra, s6
    add t0, t0, s7
    add t0, t0, t6
    xor t4, t1, s0
    xor t6, s0, a0
    and t4, t4, t6
    xor t4, t4, s0
    xor t5, t2, s1
    xor t6, s1, a1
    and t5, t5, t6
    xor t5, t5, s1
    add ra, ra, t4
    sltu t6, ra, t4
    add t0, t0, t5
    add t0, t0, t6
    lw t6, 192(sp)
    bne t3, t6, .L_rvh_sha512_rounds
    lw t6, 52(sp)
    lw s4, 0(t6)
    lw s5, 4(t6)
    lw s6, 8(t6)
    lw s7, 12(t6)
    lw s8, 16(t6)
    lw s9, 20(t6)
    lw s10, 24(t6)
    lw s11, 28(t6)
    add ra, ra, s4
    sltu t3, ra, s4
    add t0, t0, s5
    add t0, t0, t3
    add t1, t1, s6
    sltu t3, t1, s6
    add t2, t2, s7
    add t2, t2, t3
    add s0, s0, s8
    sltu t3, s0, s8
    add s1, s1, s9
    add s1, s1, t3
    add a0, a0, s10
    sltu t3, a0, s10
    add a1, a1, s11
    add a1, a1, t3
    sw ra, 0(t6)
    sw t0, 4(t6)
    sw t1, 8(t6)
    sw t2, 12(t6)
    sw s0, 16(t6)
    sw s1, 20(t6)
    sw a0, 24(t6)
    sw a1, 28(t6)
    lw s4, 32(t6)
    lw s5, 36(t6)
    lw s6, 40(t6)
    lw s7, 44(t6)
    lw s8, 48(t6)
    lw s9, 52(t6)
    lw s10, 56(t6)
    lw s11, 60(t6)
    add a2, a2, s4
    sltu t3, a2, s4
    add a3, a3, s5
    add a3, a3, t3
    add a4, a4, s6
    sltu t3, a4, s6
    add a5, a5, s7
    add a5, a5, t3
    add a6, a6, s8
    sltu t3, a6, s8
    add a7, a7, s9
    add a7, a7, t3
    add s2, s2, s10
    sltu t3, s2, s10
    add s3, s3, s11
    add s3, s3, t3
    sw a2, 32(t6)
    sw a3, 36(t6)
    sw a4, 40(t6)
    sw a5, 44(t6)
    sw a6, 48(t6)
    sw a7, 52(t6)
    sw s2, 56(t6)
    sw s3, 60(t6)
    lw t4, 56(sp)
    lw t5, 60(sp)
    beq t4, t5, .L_rvh_sha512_block_end
    j .L_rvh_sha512_block
    .balign 4
.L_rvh_sha512_block_end:
    lw ra, 0(sp)
    lw s0, 4(sp)
    lw s1, 8(sp)
    lw s2, 12(sp)
    lw s3, 16(sp)
    lw s4, 20(sp)
    lw s5, 24(sp)
    lw s6, 28(sp)
    lw s7, 32(sp)
    lw s8, 36(sp)
    lw s9, 40(sp)
    lw s10, 44(sp)
    lw s11, 48(sp)
    addi sp, sp, 208
    ret
    .size rvh_sha512_blocks, .-rvh_sha512_blocks
    .section .rodata.rvh_sha512_blocks, "a"
    .balign 4
.L_rvh_sha512_k:
    .word 0xd728ae22, 0x428a2f98, 0x23ef65cd, 0x71374491
    .word 0xec4d3b2f, 0xb5c0fbcf, 0x8189dbbc, 0xe9b5dba5
    .word 0xf348b538, 0x3956c25b, 0xb605d019, 0x59f111f1
    .word 0xaf194f9b, 0x923f82a4, 0xda6d8118, 0xab1c5ed5
    .word 0xa3030242, 0xd807aa98, 0x45706fbe, 0x12835b01
    .word 0x4ee4b28c, 0x243185be, 0xd5ffb4e2, 0x550c7dc3
    .word 0xf27b896f, 0x72be5d74, 0x3b1696b1, 0x80deb1fe
    .word 0x25c71235, 0x9bdc06a7, 0xcf692694, 0xc19bf174
    .word 0x9ef14ad2, 0xe49b69c1, 0x384f25e3, 0xefbe4786
    .word 0x8b8cd5b5, 0x0fc19dc6, 0x77ac9c65, 0x240ca1cc
    .word 0x592b0275, 0x2de92c6f, 0x6ea6e483, 0x4a7484aa
    .word 0xbd41fbd4, 0x5cb0a9dc, 0x831153b5, 0x76f988da
    .word 0xee66dfab, 0x983e5152, 0x2db43210, 0xa831c66d
    .word 0x98fb213f, 0xb00327c8, 0xbeef0ee4, 0xbf597fc7
    .word 0x3da88fc2, 0xc6e00bf3, 0x930aa725, 0xd5a79147
    .word 0xe003826f, 0x06ca6351, 0x0a0e6e70, 0x14292967
    .word 0x46d22ffc, 0x27b70a85, 0x5c26c926, 0x2e1b2138
    .word 0x5ac42aed, 0x4d2c6dfc, 0x9d95b3df, 0x53380d13
    .word 0x8baf63de, 0x650a7354, 0x3c77b2a8, 0x766a0abb
    .word 0x47edaee6, 0x81c2c92e, 0x1482353b, 0x92722c85
    .word 0x4cf10364, 0xa2bfe8a1, 0xbc423001, 0xa81a664b
    .word 0xd0f89791, 0xc24b8b70, 0x0654be30, 0xc76c51a3
    .word 0xd6ef5218, 0xd192e819, 0x5565a910, 0xd6990624
    .word 0x5771202a, 0xf40e3585, 0x32bbd1b8, 0x106aa070
    .word 0xb8d2d0c8, 0x19a4c116, 0x5141ab53, 0x1e376c08
    .word 0xdf8eeb99, 0x2748774c, 0xe19b48a8, 0x34b0bcb5
    .word 0xc5c95a63, 0x391c0cb3, 0xe3418acb, 0x4ed8aa4a
    .word 0x7763e373, 0x5b9cca4f, 0xd6b2b8a3, 0x682e6ff3
    .word 0x5defb2fc, 0x748f82ee, 0x43172f60, 0x78a5636f
    .word 0xa1f0ab72, 0x84c87814, 0x1a6439ec, 0x8cc70208
    .word 0x23631e28, 0x90befffa, 0xde82bde9, 0xa4506ceb
    .word 0xb2c67915, 0xbef9a3f7, 0xe372532b, 0xc67178f2
    .word 0xea26619c, 0xca273ece, 0x21c0c207, 0xd186b8c7
    .word 0xcde0eb1e, 0xeada7dd6, 0xee6ed178, 0xf57d4f7f
    .word 0x72176fba, 0x06f067aa, 0xa2c898a6, 0x0a637dc5
    .word 0xbef90dae, 0x113f9804, 0x131c471b, 0x1b710b35
    .word 0x23047d84, 0x28db77f5, 0x40c72493, 0x32caab7b
    .word 0x15c9bebc, 0x3c9ebe0a, 0x9c100d4c, 0x431d67c4
    .word 0xcb3e42b6, 0x4cc5d4be, 0xfc657e2a, 0x597f299c
    .word 0x3ad6faec, 0x5fcb6fab, 0x4a475817, 0x6c44198c

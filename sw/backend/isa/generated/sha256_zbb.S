// SPDX-License-Identifier: Apache-2.0
//
// Made by `python -m rvhash.codegen`; do not edit.
//
// void rvh_sha256_blocks(uint32_t h[8], const uint8_t *blocks, size_t n): absorbs n blocks of 64 bytes, which are
// read by lw: they are at a multiple of 4, unless the hart loads words from any address.
//
// Requires RV32I and Zbb.
//
// Registers: As in the psABI; gp and tp stay as they are. Stack: 80 bytes.
//
// 2286 cycles for one block, as rvhash/codegen/machine.py counts them. 3920 bytes of code and constants.

    .section .text.rvh_sha256_blocks, "ax"
    .balign 4
    .globl rvh_sha256_blocks
    .type rvh_sha256_blocks, @function
rvh_sha256_blocks:
    beqz a2, .L_rvh_sha256_done
    addi sp, sp, -80
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
    slli a2, a2, 6
    add a2, a2, a1
    sw a0, 52(sp)
    sw a1, 56(sp)
    sw a2, 60(sp)
    .balign 4
.L_rvh_sha256_block:
    lw t4, 56(sp)
    lw t5, 52(sp)
    lw a2, 0(t4)
    lw a3, 4(t4)
    lw a4, 8(t4)
    lw a5, 12(t4)
    lw a6, 16(t4)
    lw a7, 20(t4)
    lw s2, 24(t4)
    lw s3, 28(t4)
    lw s4, 32(t4)
    lw s5, 36(t4)
    lw s6, 40(t4)
    lw s7, 44(t4)
    lw s8, 48(t4)
    lw s9, 52(t4)
    lw s10, 56(t4)
    lw s11, 60(t4)
    addi t4, t4, 64
    sw t4, 56(sp)
    rev8 a2, a2
    rev8 a3, a3
    rev8 a4, a4
    rev8 a5, a5
    rev8 a6, a6
    rev8 a7, a7
    rev8 s2, s2
    rev8 s3, s3
    rev8 s4, s4
    rev8 s5, s5
    rev8 s6, s6
    rev8 s7, s7
    rev8 s8, s8
    rev8 s9, s9
    rev8 s10, s10
    rev8 s11, s11
    lla t3, .L_rvh_sha256_k
    lw ra, 0(t5)
    lw t0, 4(t5)
    lw t1, 8(t5)
    lw t2, 12(t5)
    lw s0, 16(t5)
    lw s1, 20(t5)
    lw a0, 24(t5)
    lw a1, 28(t5)
    xor t5, t0, t1
    addi t4, t3, 192
    sw t4, 64(sp)
    .balign 4
.L_rvh_sha256_rounds:
    lw t4, 0(t3)
    xor t6, s1, a0
    add t4, t4, a1
    add t4, t4, a2
    rori a1, s0, 14
    xor a1, a1, s0
    rori a1, a1, 5
    xor a1, a1, s0
    rori a1, a1, 6
    add t4, t4, a1
    and t6, t6, s0
    xor t6, t6, a0
    add t4, t4, t6
    add t2, t2, t4
    rori a1, ra, 9
    xor a1, a1, ra
    rori a1, a1, 11
    xor a1, a1, ra
    rori a1, a1, 2
    add a1, a1, t4
    xor t6, ra, t0
    and t5, t5, t6
    xor t5, t5, t0
    add a1, a1, t5
    rori t4, a3, 11
    xor t4, t4, a3
    rori t4, t4, 7
    srli t5, a3, 3
    xor t4, t4, t5
    add a2, a2, t4
    rori t4, s10, 2
    xor t4, t4, s10
    rori t4, t4, 17
    srli t5, s10, 10
    xor t4, t4, t5
    add a2, a2, s5
    add a2, a2, t4
    lw t4, 4(t3)
    xor t5, s0, s1
    add t4, t4, a0
    add t4, t4, a3
    rori a0, t2, 14
    xor a0, a0, t2
    rori a0, a0, 5
    xor a0, a0, t2
    rori a0, a0, 6
    add t4, t4, a0
    and t5, t5, t2
    xor t5, t5, s1
    add t4, t4, t5
    add t1, t1, t4
    rori a0, a1, 9
    xor a0, a0, a1
    rori a0, a0, 11
    xor a0, a0, a1
    rori a0, a0, 2
    add a0, a0, t4
    xor t5, a1, ra
    and t6, t6, t5
    xor t6, t6, ra
    add a0, a0, t6
    rori t4, a4, 11
    xor t4, t4, a4
    rori t4, t4, 7
    srli t6, a4, 3
    xor t4, t4, t6
    add a3, a3, t4
    rori t4, s11, 2
    xor t4, t4, s11
    rori t4, t4, 17
    srli t6, s11, 10
    xor t4, t4, t6
    add a3, a3, s6
    add a3, a3, t4
    lw t4, 8(t3)
    xor t6, t2, s0
    add t4, t4, s1
    add t4, t4, a4
    rori s1, t1, 14
    xor s1, s1, t1
    rori s1, s1, 5
    xor s1, s1, t1
    rori s1, s1, 6
    add t4, t4, s1
    and t6, t6, t1
    xor t6, t6, s0
    add t4, t4, t6
    add t0, t0, t4
    rori s1, a0, 9
    xor s1, s1, a0
    rori s1, s1, 11
    xor s1, s1, a0
    rori s1, s1, 2
    add s1, s1, t4
    xor t6, a0, a1
    and t5, t5, t6
    xor t5, t5, a1
    add s1, s1, t5
    rori t4, a5, 11
    xor t4, t4, a5
    rori t4, t4, 7
    srli t5, a5, 3
    xor t4, t4, t5
    add a4, a4, t4
    rori t4, a2, 2
    xor t4, t4, a2
    rori t4, t4, 17
    srli t5, a2, 10
    xor t4, t4, t5
    add a4, a4, s7
    add a4, a4, t4
    lw t4, 12(t3)
    xor t5, t1, t2
    add t4, t4, s0
    add t4, t4, a5
    rori s0, t0, 14
    xor s0, s0, t0
    rori s0, s0, 5
    xor s0, s0, t0
    rori s0, s0, 6
    add t4, t4, s0
    and t5, t5, t0
    xor t5, t5, t2
    add t4, t4, t5
    add ra, ra, t4
    rori s0, s1, 9
    xor s0, s0, s1
    rori s0, s0, 11
    xor s0, s0, s1
    rori s0, s0, 2
    add s0, s0, t4
    xor t5, s1, a0
    and t6, t6, t5
    xor t6, t6, a0
    add s0, s0, t6
    rori t4, a6, 11
    xor t4, t4, a6
    rori t4, t4, 7
    srli t6, a6, 3
    xor t4, t4, t6
    add a5, a5, t4
    rori t4, a3, 2
    xor t4, t4, a3
    rori t4, t4, 17
    srli t6, a3, 10
    xor t4, t4, t6
    add a5, a5, s8
    add a5, a5, t4
    lw t4, 16(t3)
    xor t6, t0, t1
    add t4, t4, t2
    add t4, t4, a6
    rori t2, ra, 14
    xor t2, t2, ra
    rori t2, t2, 5
    xor t2, t2, ra
    rori t2, t2, 6
    add t4, t4, t2
    and t6, t6, ra
    xor t6, t6, t1
    add t4, t4, t6
    add a1, a1, t4
    rori t2, s0, 9
    xor t2, t2, s0
    rori t2, t2, 11
    xor t2, t2, s0
    rori t2, t2, 2
    add t2, t2, t4
    xor t6, s0, s1
    and t5, t5, t6
    xor t5, t5, s1
    add t2, t2, t5
    rori t4, a7, 11
    xor t4, t4, a7
    rori t4, t4, 7
    srli t5, a7, 3
    xor t4, t4, t5
    add a6, a6, t4
    rori t4, a4, 2
    xor t4, t4, a4
    rori t4, t4, 17
    srli t5, a4, 10
    xor t4, t4, t5
    add a6, a6, s9
    add a6, a6, t4
    lw t4, 20(t3)
    xor t5, ra, t0
    add t4, t4, t1
    add t4, t4, a7
    rori t1, a1, 14
    xor t1, t1, a1
    rori t1, t1, 5
    xor t1, t1, a1
    rori t1, t1, 6
    add t4, t4, t1
    and t5, t5, a1
    xor t5, t5, t0
    add t4, t4, t5
    add a0, a0, t4
    rori t1, t2, 9
    xor t1, t1, t2
    rori t1, t1, 11
    xor t1, t1, t2
    rori t1, t1, 2
    add t1, t1, t4
    xor t5, t2, s0
    and t6, t6, t5
    xor t6, t6, s0
    add t1, t1, t6
    rori t4, s2, 11
    xor t4, t4, s2
    rori t4, t4, 7
    srli t6, s2, 3
    xor t4, t4, t6
    add a7, a7, t4
    rori t4, a5, 2
    xor t4, t4, a5
    rori t4, t4, 17
    srli t6, a5, 10
    xor t4, t4, t6
    add a7, a7, s10
    add a7, a7, t4
    lw t4, 24(t3)
    xor t6, a1, ra
    add t4, t4, t0
    add t4, t4, s2
    rori t0, a0, 14
    xor t0, t0, a0
    rori t0, t0, 5
    xor t0, t0, a0
    rori t0, t0, 6
    add t4, t4, t0
    and t6, t6, a0
    xor t6, t6, ra
    add t4, t4, t6
    add s1, s1, t4
    rori t0, t1, 9
    xor t0, t0, t1
    rori t0, t0, 11
    xor t0, t0, t1
    rori t0, t0, 2
    add t0, t0, t4
    xor t6, t1, t2
    and t5, t5, t6
    xor t5, t5, t2
    add t0, t0, t5
    rori t4, s3, 11
    xor t4, t4, s3
    rori t4, t4, 7
    srli t5, s3, 3
    xor t4, t4, t5
    add s2, s2, t4
    rori t4, a6, 2
    xor t4, t4, a6
    rori t4, t4, 17
    srli t5, a6, 10
    xor t4, t4, t5
    add s2, s2, s11
    add s2, s2, t4
    lw t4, 28(t3)
    xor t5, a0, a1
    add t4, t4, ra
    add t4, t4, s3
    rori ra, s1, 14
    xor ra, ra, s1
    rori ra, ra, 5
    xor ra, ra, s1
    rori ra, ra, 6
    add t4, t4, ra
    and t5, t5, s1
    xor t5, t5, a1
    add t4, t4, t5
    add s0, s0, t4
    rori ra, t0, 9
    xor ra, ra, t0
    rori ra, ra, 11
    xor ra, ra, t0
    rori ra, ra, 2
    add ra, ra, t4
    xor t5, t0, t1
    and t6, t6, t5
    xor t6, t6, t1
    add ra, ra, t6
    rori t4, s4, 11
    xor t4, t4, s4
    rori t4, t4, 7
    srli t6, s4, 3
    xor t4, t4, t6
    add s3, s3, t4
    rori t4, a7, 2
    xor t4, t4, a7
    rori t4, t4, 17
    srli t6, a7, 10
    xor t4, t4, t6
    add s3, s3, a2
    add s3, s3, t4
    lw t4, 32(t3)
    xor t6, s1, a0
    add t4, t4, a1
    add t4, t4, s4
    rori a1, s0, 14
    xor a1, a1, s0
    rori a1, a1, 5
    xor a1, a1, s0
    rori a1, a1, 6
    add t4, t4, a1
    and t6, t6, s0
    xor t6, t6, a0
    add t4, t4, t6
    add t2, t2, t4
    rori a1, ra, 9
    xor a1, a1, ra
    rori a1, a1, 11
    xor a1, a1, ra
    rori a1, a1, 2
    add a1, a1, t4
    xor t6, ra, t0
    and t5, t5, t6
    xor t5, t5, t0
    add a1, a1, t5
    rori t4, s5, 11
    xor t4, t4, s5
    rori t4, t4, 7
    srli t5, s5, 3
    xor t4, t4, t5
    add s4, s4, t4
    rori t4, s2, 2
    xor t4, t4, s2
    rori t4, t4, 17
    srli t5, s2, 10
    xor t4, t4, t5
    add s4, s4, a3
    add s4, s4, t4
    lw t4, 36(t3)
    xor t5, s0, s1
    add t4, t4, a0
    add t4, t4, s5
    rori a0, t2, 14
    xor a0, a0, t2
    rori a0, a0, 5
    xor a0, a0, t2
    rori a0, a0, 6
    add t4, t4, a0
    and t5, t5, t2
    xor t5, t5, s1
    add t4, t4, t5
    add t1, t1, t4
    rori a0, a1, 9
    xor a0, a0, a1
    rori a0, a0, 11
    xor a0, a0, a1
    rori a0, a0, 2
    add a0, a0, t4
    xor t5, a1, ra
    and t6, t6, t5
    xor t6, t6, ra
    add a0, a0, t6
    rori t4, s6, 11
    xor t4, t4, s6
    rori t4, t4, 7
    srli t6, s6, 3
    xor t4, t4, t6
    add s5, s5, t4
    rori t4, s3, 2
    xor t4, t4, s3
    rori t4, t4, 17
    srli t6, s3, 10
    xor t4, t4, t6
    add s5, s5, a4
    add s5, s5, t4
    lw t4, 40(t3)
    xor t6, t2, s0
    add t4, t4, s1
    add t4, t4, s6
    rori s1, t1, 14
    xor s1, s1, t1
    rori s1, s1, 5
    xor s1, s1, t1
    rori s1, s1, 6
    add t4, t4, s1
    and t6, t6, t1
    xor t6, t6, s0
    add t4, t4, t6
    add t0, t0, t4
    rori s1, a0, 9
    xor s1, s1, a0
    rori s1, s1, 11
    xor s1, s1, a0
    rori s1, s1, 2
    add s1, s1, t4
    xor t6, a0, a1
    and t5, t5, t6
    xor t5, t5, a1
    add s1, s1, t5
    rori t4, s7, 11
    xor t4, t4, s7
    rori t4, t4, 7
    srli t5, s7, 3
    xor t4, t4, t5
    add s6, s6, t4
    rori t4, s4, 2
    xor t4, t4, s4
    rori t4, t4, 17
    srli t5, s4, 10
    xor t4, t4, t5
    add s6, s6, a5
    add s6, s6, t4
    lw t4, 44(t3)
    xor t5, t1, t2
    add t4, t4, s0
    add t4, t4, s7
    rori s0, t0, 14
    xor s0, s0, t0
    rori s0, s0, 5
    xor s0, s0, t0
    rori s0, s0, 6
    add t4, t4, s0
    and t5, t5, t0
    xor t5, t5, t2
    add t4, t4, t5
    add ra, ra, t4
    rori s0, s1, 9
    xor s0, s0, s1
    rori s0, s0, 11
    xor s0, s0, s1
    rori s0, s0, 2
    add s0, s0, t4
    xor t5, s1, a0
    and t6, t6, t5
    xor t6, t6, a0
    add s0, s0, t6
    rori t4, s8, 11
    xor t4, t4, s8
    rori t4, t4, 7
    srli t6, s8, 3
    xor t4, t4, t6
    add s7, s7, t4
    rori t4, s5, 2
    xor t4, t4, s5
    rori t4, t4, 17
    srli t6, s5, 10
    xor t4, t4, t6
    add s7, s7, a6
    add s7, s7, t4
    lw t4, 48(t3)
    xor t6, t0, t1
    add t4, t4, t2
    add t4, t4, s8
    rori t2, ra, 14
    xor t2, t2, ra
    rori t2, t2, 5
    xor t2, t2, ra
    rori t2, t2, 6
    add t4, t4, t2
    and t6, t6, ra
    xor t6, t6, t1
    add t4, t4, t6
    add a1, a1, t4
    rori t2, s0, 9
    xor t2, t2, s0
    rori t2, t2, 11
    xor t2, t2, s0
    rori t2, t2, 2
    add t2, t2, t4
    xor t6, s0, s1
    and t5, t5, t6
    xor t5, t5, s1
    add t2, t2, t5
    rori t4, s9, 11
    xor t4, t4, s9
    rori t4, t4, 7
    srli t5, s9, 3
    xor t4, t4, t5
    add s8, s8, t4
    rori t4, s6, 2
    xor t4, t4, s6
    rori t4, t4, 17
    srli t5, s6, 10
    xor t4, t4, t5
    add s8, s8, a7
    add s8, s8, t4
    lw t4, 52(t3)
    xor t5, ra, t0
    add t4, t4, t1
    add t4, t4, s9
    rori t1, a1, 14
    xor t1, t1, a1
    rori t1, t1, 5
    xor t1, t1, a1
    rori t1, t1, 6
    add t4, t4, t1
    and t5, t5, a1
    xor t5, t5, t0
    add t4, t4, t5
    add a0, a0, t4
    rori t1, t2, 9
    xor t1, t1, t2
    rori t1, t1, 11
    xor t1, t1, t2
    rori t1, t1, 2
    add t1, t1, t4
    xor t5, t2, s0
    and t6, t6, t5
    xor t6, t6, s0
    add t1, t1, t6
    rori t4, s10, 11
    xor t4, t4, s10
    rori t4, t4, 7
    srli t6, s10, 3
    xor t4, t4, t6
    add s9, s9, t4
    rori t4, s7, 2
    xor t4, t4, s7
    rori t4, t4, 17
    srli t6, s7, 10
    xor t4, t4, t6
    add s9, s9, s2
    add s9, s9, t4
    lw t4, 56(t3)
    xor t6, a1, ra
    add t4, t4, t0
    add t4, t4, s10
    rori t0, a0, 14
    xor t0, t0, a0
    rori t0, t0, 5
    xor t0, t0, a0
    rori t0, t0, 6
    add t4, t4, t0
    and t6, t6, a0
    xor t6, t6, ra
    add t4, t4, t6
    add s1, s1, t4
    rori t0, t1, 9
    xor t0, t0, t1
    rori t0, t0, 11
    xor t0, t0, t1
    rori t0, t0, 2
    add t0, t0, t4
    xor t6, t1, t2
    and t5, t5, t6
    xor t5, t5, t2
    add t0, t0, t5
    rori t4, s11, 11
    xor t4, t4, s11
    rori t4, t4, 7
    srli t5, s11, 3
    xor t4, t4, t5
    add s10, s10, t4
    rori t4, s8, 2
    xor t4, t4, s8
    rori t4, t4, 17
    srli t5, s8, 10
    xor t4, t4, t5
    add s10, s10, s3
    add s10, s10, t4
    lw t4, 60(t3)
    xor t5, a0, a1
    add t4, t4, ra
    add t4, t4, s11
    rori ra, s1, 14
    xor ra, ra, s1
    rori ra, ra, 5
    xor ra, ra, s1
    rori ra, ra, 6
    add t4, t4, ra
    and t5, t5, s1
    xor t5, t5, a1
    add t4, t4, t5
    add s0, s0, t4
    rori ra, t0, 9
    xor ra, ra, t0
    rori ra, ra, 11
    xor ra, ra, t0
    rori ra, ra, 2
    add ra, ra, t4
    xor t5, t0, t1
    and t6, t6, t5
    xor t6, t6, t1
    add ra, ra, t6
    rori t4, a2, 11
    xor t4, t4, a2
    rori t4, t4, 7
    srli t6, a2, 3
    xor t4, t4, t6
    add s11, s11, t4
    rori t4, s9, 2
    xor t4, t4, s9
    rori t4, t4, 17
    srli t6, s9, 10
    xor t4, t4, t6
    add s11, s11, s4
    add s11, s11, t4
    lw t4, 64(sp)
    addi t3, t3, 64
    bne t3, t4, .L_rvh_sha256_rounds
    lw t4, 0(t3)
    xor t6, s1, a0
    add t4, t4, a1
    add t4, t4, a2
    rori a1, s0, 14
    xor a1, a1, s0
    rori a1, a1, 5
    xor a1, a1, s0
    rori a1, a1, 6
    add t4, t4, a1
    and t6, t6, s0
    xor t6, t6, a0
    add t4, t4, t6
    add t2, t2, t4
    rori a1, ra, 9
    xor a1, a1, ra
    rori a1, a1, 11
    xor a1, a1, ra
    rori a1, a1, 2
    add a1, a1, t4
    xor t6, ra, t0
    and t5, t5, t6
    xor t5, t5, t0
    add a1, a1, t5
    lw t4, 4(t3)
    xor t5, s0, s1
    add t4, t4, a0
    add t4, t4, a3
    rori a0, t2, 14
    xor a0, a0, t2
    rori a0, a0, 5
    xor a0, a0, t2
    rori a0, a0, 6
    add t4, t4, a0
    and t5, t5, t2
    xor t5, t5, s1
    add t4, t4, t5
    add t1, t1, t4
    rori a0, a1, 9
    xor a0, a0, a1
    rori a0, a0, 11
    xor a0, a0, a1
    rori a0, a0, 2
    add a0, a0, t4
    xor t5, a1, ra
    and t6, t6, t5
    xor t6, t6, ra
    add a0, a0, t6
    lw t4, 8(t3)
    xor t6, t2, s0
    add t4, t4, s1
    add t4, t4, a4
    rori s1, t1, 14
    xor s1, s1, t1
    rori s1, s1, 5
    xor s1, s1, t1
    rori s1, s1, 6
    add t4, t4, s1
    and t6, t6, t1
    xor t6, t6, s0
    add t4, t4, t6
    add t0, t0, t4
    rori s1, a0, 9
    xor s1, s1, a0
    rori s1, s1, 11
    xor s1, s1, a0
    rori s1, s1, 2
    add s1, s1, t4
    xor t6, a0, a1
    and t5, t5, t6
    xor t5, t5, a1
    add s1, s1, t5
    lw t4, 12(t3)
    xor t5, t1, t2
    add t4, t4, s0
    add t4, t4, a5
    rori s0, t0, 14
    xor s0, s0, t0
    rori s0, s0, 5
    xor s0, s0, t0
    rori s0, s0, 6
    add t4, t4, s0
    and t5, t5, t0
    xor t5, t5, t2
    add t4, t4, t5
    add ra, ra, t4
    rori s0, s1, 9
    xor s0, s0, s1
    rori s0, s0, 11
    xor s0, s0, s1
    rori s0, s0, 2
    add s0, s0, t4
    xor t5, s1, a0
    and t6, t6, t5
    xor t6, t6, a0
    add s0, s0, t6
    lw t4, 16(t3)
    xor t6, t0, t1
    add t4, t4, t2
    add t4, t4, a6
    rori t2, ra, 14
    xor t2, t2, ra
    rori t2, t2, 5
    xor t2, t2, ra
    rori t2, t2, 6
    add t4, t4, t2
    and t6, t6, ra
    xor t6, t6, t1
    add t4, t4, t6
    add a1, a1, t4
    rori t2, s0, 9
    xor t2, t2, s0
    rori t2, t2, 11
    xor t2, t2, s0
    rori t2, t2, 2
    add t2, t2, t4
    xor t6, s0, s1
    and t5, t5, t6
    xor t5, t5, s1
    add t2, t2, t5
    lw t4, 20(t3)
    xor t5, ra, t0
    add t4, t4, t1
    add t4, t4, a7
    rori t1, a1, 14
    xor t1, t1, a1
    rori t1, t1, 5
    xor t1, t1, a1
    rori t1, t1, 6
    add t4, t4, t1
    and t5, t5, a1
    xor t5, t5, t0
    add t4, t4, t5
    add a0, a0, t4
    rori t1, t2, 9
    xor t1, t1, t2
    rori t1, t1, 11
    xor t1, t1, t2
    rori t1, t1, 2
    add t1, t1, t4
    xor t5, t2, s0
    and t6, t6, t5
    xor t6, t6, s0
    add t1, t1, t6
    lw t4, 24(t3)
    xor t6, a1, ra
    add t4, t4, t0
    add t4, t4, s2
    rori t0, a0, 14
    xor t0, t0, a0
    rori t0, t0, 5
    xor t0, t0, a0
    rori t0, t0, 6
    add t4, t4, t0
    and t6, t6, a0
    xor t6, t6, ra
    add t4, t4, t6
    add s1, s1, t4
    rori t0, t1, 9
    xor t0, t0, t1
    rori t0, t0, 11
    xor t0, t0, t1
    rori t0, t0, 2
    add t0, t0, t4
    xor t6, t1, t2
    and t5, t5, t6
    xor t5, t5, t2
    add t0, t0, t5
    lw t4, 28(t3)
    xor t5, a0, a1
    add t4, t4, ra
    add t4, t4, s3
    rori ra, s1, 14
    xor ra, ra, s1
    rori ra, ra, 5
    xor ra, ra, s1
    rori ra, ra, 6
    add t4, t4, ra
    and t5, t5, s1
    xor t5, t5, a1
    add t4, t4, t5
    add s0, s0, t4
    rori ra, t0, 9
    xor ra, ra, t0
    rori ra, ra, 11
    xor ra, ra, t0
    rori ra, ra, 2
    add ra, ra, t4
    xor t5, t0, t1
    and t6, t6, t5
    xor t6, t6, t1
    add ra, ra, t6
    lw t4, 32(t3)
    xor t6, s1, a0
    add t4, t4, a1
    add t4, t4, s4
    rori a1, s0, 14
    xor a1, a1, s0
    rori a1, a1, 5
    xor a1, a1, s0
    rori a1, a1, 6
    add t4, t4, a1
    and t6, t6, s0
    xor t6, t6, a0
    add t4, t4, t6
    add t2, t2, t4
    rori a1, ra, 9
    xor a1, a1, ra
    rori a1, a1, 11
    xor a1, a1, ra
    rori a1, a1, 2
    add a1, a1, t4
    xor t6, ra, t0
    and t5, t5, t6
    xor t5, t5, t0
    add a1, a1, t5
    lw t4, 36(t3)
    xor t5, s0, s1
    add t4, t4, a0
    add t4, t4, s5
    rori a0, t2, 14
    xor a0, a0, t2
    rori a0, a0, 5
    xor a0, a0, t2
    rori a0, a0, 6
    add t4, t4, a0
    and t5, t5, t2
    xor t5, t5, s1
    add t4, t4, t5
    add t1, t1, t4
    rori a0, a1, 9
    xor a0, a0, a1
    rori a0, a0, 11
    xor a0, a0, a1
    rori a0, a0, 2
    add a0, a0, t4
    xor t5, a1, ra
    and t6, t6, t5
    xor t6, t6, ra
    add a0, a0, t6
    lw t4, 40(t3)
    xor t6, t2, s0
    add t4, t4, s1
    add t4, t4, s6
    rori s1, t1, 14
    xor s1, s1, t1
    rori s1, s1, 5
    xor s1, s1, t1
    rori s1, s1, 6
    add t4, t4, s1
    and t6, t6, t1
    xor t6, t6, s0
    add t4, t4, t6
    add t0, t0, t4
    rori s1, a0, 9
    xor s1, s1, a0
    rori s1, s1, 11
    xor s1, s1, a0
    rori s1, s1, 2
    add s1, s1, t4
    xor t6, a0, a1
    and t5, t5, t6
    xor t5, t5, a1
    add s1, s1, t5
    lw t4, 44(t3)
    xor t5, t1, t2
    add t4, t4, s0
    add t4, t4, s7
    rori s0, t0, 14
    xor s0, s0, t0
    rori s0, s0, 5
    xor s0, s0, t0
    rori s0, s0, 6
    add t4, t4, s0
    and t5, t5, t0
    xor t5, t5, t2
    add t4, t4, t5
    add ra, ra, t4
    rori s0, s1, 9
    xor s0, s0, s1
    rori s0, s0, 11
    xor s0, s0, s1
    rori s0, s0, 2
    add s0, s0, t4
    xor t5, s1, a0
    and t6, t6, t5
    xor t6, t6, a0
    add s0, s0, t6
    lw t4, 48(t3)
    xor t6, t0, t1
    add t4, t4, t2
    add t4, t4, s8
    rori t2, ra, 14
    xor t2, t2, ra
    rori t2, t2, 5
    xor t2, t2, ra
    rori t2, t2, 6
    add t4, t4, t2
    and t6, t6, ra
    xor t6, t6, t1
    add t4, t4, t6
    add a1, a1, t4
    rori t2, s0, 9
    xor t2, t2, s0
    rori t2, t2, 11
    xor t2, t2, s0
    rori t2, t2, 2
    add t2, t2, t4
    xor t6, s0, s1
    and t5, t5, t6
    xor t5, t5, s1
    add t2, t2, t5
    lw t4, 52(t3)
    xor t5, ra, t0
    add t4, t4, t1
    add t4, t4, s9
    rori t1, a1, 14
    xor t1, t1, a1
    rori t1, t1, 5
    xor t1, t1, a1
    rori t1, t1, 6
    add t4, t4, t1
    and t5, t5, a1
    xor t5, t5, t0
    add t4, t4, t5
    add a0, a0, t4
    rori t1, t2, 9
    xor t1, t1, t2
    rori t1, t1, 11
    xor t1, t1, t2
    rori t1, t1, 2
    add t1, t1, t4
    xor t5, t2, s0
    and t6, t6, t5
    xor t6, t6, s0
    add t1, t1, t6
    lw t4, 56(t3)
    xor t6, a1, ra
    add t4, t4, t0
    add t4, t4, s10
    rori t0, a0, 14
    xor t0, t0, a0
    rori t0, t0, 5
    xor t0, t0, a0
    rori t0, t0, 6
    add t4, t4, t0
    and t6, t6, a0
    xor t6, t6, ra
    add t4, t4, t6
    add s1, s1, t4
    rori t0, t1, 9
    xor t0, t0, t1
    rori t0, t0, 11
    xor t0, t0, t1
    rori t0, t0, 2
    add t0, t0, t4
    xor t6, t1, t2
    and t5, t5, t6
    xor t5, t5, t2
    add t0, t0, t5
    lw t4, 60(t3)
    xor t5, a0, a1
    add t4, t4, ra
    add t4, t4, s11
    rori ra, s1, 14
    xor ra, ra, s1
    rori ra, ra, 5
    xor ra, ra, s1
    rori ra, ra, 6
    add t4, t4, ra
    and t5, t5, s1
    xor t5, t5, a1
    add t4, t4, t5
    add s0, s0, t4
    rori ra, t0, 9
    xor ra, ra, t0
    rori ra, ra, 11
    xor ra, ra, t0
    rori ra, ra, 2
    add ra, ra, t4
    xor t5, t0, t1
    and t6, t6, t5
    xor t6, t6, t1
    add ra, ra, t6
    lw t5, 52(sp)
    lw t3, 0(t5)
    lw t4, 4(t5)
    lw t6, 8(t5)
    lw a2, 12(t5)
    add ra, ra, t3
    add t0, t0, t4
    add t1, t1, t6
    add t2, t2, a2
    sw ra, 0(t5)
    sw t0, 4(t5)
    sw t1, 8(t5)
    sw t2, 12(t5)
    lw t3, 16(t5)
    lw t4, 20(t5)
    lw t6, 24(t5)
    lw a2, 28(t5)
    add s0, s0, t3
    add s1, s1, t4
    add a0, a0, t6
    add a1, a1, a2
    sw s0, 16(t5)
    sw s1, 20(t5)
    sw a0, 24(t5)
    sw a1, 28(t5)
    lw t4, 56(sp)
    lw t5, 60(sp)
    bne t4, t5, .L_rvh_sha256_block
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
    addi sp, sp, 80
    .balign 4
.L_rvh_sha256_done:
    ret
    .size rvh_sha256_blocks, .-rvh_sha256_blocks
    .section .rodata.rvh_sha256_blocks, "a"
    .balign 4
.L_rvh_sha256_k:
    .word 0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
    .word 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
    .word 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
    .word 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
    .word 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
    .word 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
    .word 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
    .word 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
    .word 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
    .word 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
    .word 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
    .word 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
    .word 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
    .word 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
    .word 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
    .word 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2

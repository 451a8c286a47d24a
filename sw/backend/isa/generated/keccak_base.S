// SPDX-License-Identifier: Apache-2.0
//
// Made by `python -m rvhash.codegen`; do not edit.
//
// void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds): the last `rounds` rounds, an even number up to 24,
// of Keccak-f[1600]. The state is 25 lanes at a multiple of 4, each the word of its even bits, then the word of its
// odd bits.
//
// Requires RV32I.
//
// Registers: As in the psABI; gp and tp stay as they are. Stack: 304 bytes.
//
// 11193 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 4308 bytes of code and constants.

    .section .text.rvh_keccak_permute, "ax"
    .balign 4
    .globl rvh_keccak_permute
    .type rvh_keccak_permute, @function
rvh_keccak_permute:
    addi sp, sp, -304
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
    lla t0, .L_rvh_keccak_rc
    addi t0, t0, 192
    slli a1, a1, 3
    sw t0, 56(sp)
    sub t0, t0, a1
    sw t0, 52(sp)
    lw ra, 0(a0)
    lw t0, 40(a0)
    lw t1, 80(a0)
    lw t2, 120(a0)
    lw s0, 160(a0)
    xor a3, ra, t0
    xori s0, s0, -1
    sw s0, 160(a0)
    xor a3, a3, t1
    xor a3, a3, t2
    xor a3, a3, s0
    lw a1, 4(a0)
    lw a2, 44(a0)
    lw a4, 84(a0)
    lw a6, 124(a0)
    lw s2, 164(a0)
    xor s9, a1, a2
    xori s2, s2, -1
    sw s2, 164(a0)
    xor s9, s9, a4
    xor s9, s9, a6
    xor s9, s9, s2
    lw s3, 8(a0)
    lw s4, 48(a0)
    xori s3, s3, -1
    sw s3, 8(a0)
    lw s5, 88(a0)
    lw s6, 128(a0)
    lw s11, 168(a0)
    xor a7, s3, s4
    xor a7, a7, s5
    xor a7, a7, s6
    xor a7, a7, s11
    lw t3, 12(a0)
    lw t5, 52(a0)
    xori t3, t3, -1
    sw t3, 12(a0)
    lw ra, 92(a0)
    lw t0, 132(a0)
    lw t1, 172(a0)
    xor t4, t3, t5
    xor t4, t4, ra
    xor t4, t4, t0
    xor t4, t4, t1
    lw t2, 16(a0)
    lw s0, 56(a0)
    xori t2, t2, -1
    sw t2, 16(a0)
    lw a1, 96(a0)
    lw a2, 136(a0)
    xori a1, a1, -1
    sw a1, 96(a0)
    xori a2, a2, -1
    sw a2, 136(a0)
    lw a4, 176(a0)
    xor t6, t2, s0
    xor t6, t6, a1
    xor t6, t6, a2
    xor t6, t6, a4
    lw a6, 20(a0)
    lw s2, 60(a0)
    xori a6, a6, -1
    sw a6, 20(a0)
    lw s3, 100(a0)
    lw s4, 140(a0)
    xori s3, s3, -1
    sw s3, 100(a0)
    xori s4, s4, -1
    sw s4, 140(a0)
    lw s5, 180(a0)
    xor s10, a6, s2
    xor s10, s10, s3
    xor s10, s10, s4
    xor s10, s10, s5
    lw s6, 24(a0)
    lw s11, 64(a0)
    lw t3, 104(a0)
    xori s11, s11, -1
    sw s11, 64(a0)
    lw t5, 144(a0)
    lw ra, 184(a0)
    xor s1, s6, s11
    xor s1, s1, t3
    xor s1, s1, t5
    xor s1, s1, ra
    lw t0, 28(a0)
    lw t1, 68(a0)
    lw t2, 108(a0)
    xori t1, t1, -1
    sw t1, 68(a0)
    lw s0, 148(a0)
    lw a1, 188(a0)
    xor s8, t0, t1
    xor s8, s8, t2
    xor s8, s8, s0
    xor s8, s8, a1
    lw a2, 32(a0)
    lw a4, 72(a0)
    lw a6, 112(a0)
    lw s2, 152(a0)
    lw s3, 192(a0)
    xor s7, a2, a4
    xor s7, s7, a6
    xor s7, s7, s2
    xor s7, s7, s3
    lw s4, 36(a0)
    lw s5, 76(a0)
    lw s6, 116(a0)
    lw s11, 156(a0)
    lw t3, 196(a0)
    xor a5, s4, s5
    xor a5, a5, s6
    xor a5, a5, s11
    xor a5, a5, t3
    lw a4, 40(a0)
    lw a1, 112(a0)
    lw s2, 148(a0)
    lw s11, 0(a0)
    lw s3, 88(a0)
    lw t3, 192(a0)
    lw t0, 64(a0)
    lw t2, 176(a0)
    lw t5, 48(a0)
    lw s0, 36(a0)
    lw s4, 184(a0)
    lw s5, 80(a0)
    lw a6, 104(a0)
    lw t1, 120(a0)
    lw a2, 160(a0)
    lw ra, 52(sp)
    .balign 4
.L_rvh_keccak_rounds:
    xor s6, t4, s1
    slli ra, s9, 1
    xor ra, ra, s1
    srli s1, s9, 31
    xor s1, s1, ra
    slli ra, t4, 1
    xor ra, ra, s7
    srli t4, t4, 31
    xor t4, t4, ra
    xor a4, a4, t4
    slli ra, a4, 18
    srli a4, a4, 14
    or a4, a4, ra
    xor ra, s10, s7
    xor a1, a1, s1
    slli s7, a1, 19
    srli a1, a1, 13
    or a1, a1, s7
    xor s7, s9, t6
    slli s9, s10, 1
    xor s9, s9, a3
    srli s10, s10, 31
    xor s10, s10, s9
    slli s9, a5, 1
    xor s9, s9, t6
    srli t6, a5, 31
    xor t6, t6, s9
    xor s2, s2, ra
    slli s9, s2, 11
    srli s2, s2, 21
    or s2, s2, s9
    xor a3, s8, a3
    xor s9, s11, t4
    xor s3, s3, s10
    slli s11, s3, 5
    srli s3, s3, 27
    or s3, s3, s11
    xor a5, a5, a7
    slli s11, s8, 1
    xor s11, s11, a7
    srli a7, s8, 31
    xor a7, a7, s11
    xor s8, t3, s1
    slli t3, s8, 7
    srli s8, s8, 25
    or s8, s8, t3
    lw s11, 140(a0)
    xor t0, t0, t6
    xor s11, s11, s6
    slli t3, s11, 8
    srli s11, s11, 24
    or s11, s11, t3
    slli t3, t0, 27
    srli t0, t0, 5
    or t0, t0, t3
    xor t2, t2, a7
    slli t3, t2, 30
    srli t2, t2, 2
    or t2, t2, t3
    xor t5, t5, s10
    slli t3, t5, 22
    srli t5, t5, 10
    or t5, t5, t3
    xor s0, s0, a3
    slli t3, s0, 14
    srli s0, s0, 18
    or s0, s0, t3
    xor s4, s4, t6
    slli t3, s4, 28
    srli s4, s4, 4
    or s4, s4, t3
    or t3, s3, s11
    xor t3, a4, t3
    sw t3, 188(sp)
    and t3, a4, s3
    xor t3, s0, t3
    sw t3, 180(sp)
    xori s11, s11, -1
    or t3, s11, s4
    xor t3, s3, t3
    sw t3, 196(sp)
    and t3, s4, s0
    xor t3, s11, t3
    sw t3, 204(sp)
    lw s11, 164(a0)
    xor s5, s5, t4
    xor s11, s11, a5
    slli t3, s11, 9
    srli s11, s11, 23
    or s11, s11, t3
    slli t3, s5, 1
    srli s5, s5, 31
    or s5, s5, t3
    or s3, s8, s9
    xor s3, s2, s3
    sw s3, 84(sp)
    lw t3, 156(a0)
    or s0, s0, a4
    xor t3, t3, a3
    slli s3, t3, 4
    srli t3, t3, 28
    or t3, t3, s3
    xor s0, s4, s0
    sw s0, 212(sp)
    xor a6, a6, t6
    slli a4, a6, 12
    srli a6, a6, 20
    or a6, a6, a4
    xor t1, t1, t4
    slli s4, t1, 20
    srli t1, t1, 12
    or t1, t1, s4
    xori s4, t3, -1
    and a4, s4, s11
    xor a4, a6, a4
    and s0, s9, t5
    xor s0, s8, s0
    xor a2, a2, t4
    slli s3, a2, 9
    srli a2, a2, 23
    or a2, a2, s3
    lw s3, 100(a0)
    sw s0, 92(sp)
    xor s3, s3, s6
    slli t4, s3, 22
    srli s3, s3, 10
    or s3, s3, t4
    xori s0, s3, -1
    or s0, s0, s2
    xor s0, t5, s0
    sw s0, 68(sp)
    or t5, t5, s3
    xor t5, s9, t5
    lw s9, 168(a0)
    and s2, s2, s8
    xor s9, s9, s10
    slli t4, s9, 1
    srli s9, s9, 31
    or s9, s9, t4
    sw s9, 300(sp)
    xor s2, s3, s2
    sw s2, 76(sp)
    lw s9, 60(a0)
    lw s0, 128(a0)
    xor s9, s9, s6
    slli s8, s9, 3
    srli s9, s9, 29
    or s9, s9, s8
    lw s8, 172(a0)
    xor s0, s0, s10
    xor s8, s8, s7
    slli s3, s8, 1
    srli s8, s8, 31
    or s8, s8, s3
    and s2, t1, s8
    xor s2, a1, s2
    slli t4, s0, 22
    srli s0, s0, 10
    or s0, s0, t4
    xori s3, t2, -1
    or s3, s0, s3
    xor s3, s5, s3
    lw t4, 8(a0)
    sw a4, 160(sp)
    xor t4, t4, s10
    xor s10, a4, s2
    sw s2, 240(sp)
    xor s10, s10, s3
    sw s3, 120(sp)
    or s3, s9, a6
    xor s3, t4, s3
    lw s2, 20(a0)
    and a6, a6, t3
    xor s2, s2, s6
    slli a4, s2, 31
    srli s2, s2, 1
    or s2, s2, a4
    or a4, s11, t4
    xor a4, s4, a4
    and s4, t4, s9
    xor s4, s11, s4
    xor a6, s9, a6
    xori t3, t0, -1
    and t4, t3, a1
    xor t4, s2, t4
    or a1, a1, t1
    xor a1, t3, a1
    or t3, s8, s2
    xor t3, t1, t3
    lw s9, 52(a0)
    and t0, s2, t0
    xor s9, s9, s7
    slli s11, s9, 22
    srli s9, s9, 10
    or s9, s9, s11
    xor t0, s8, t0
    lw s2, 28(a0)
    sw a4, 168(sp)
    xor s2, s2, ra
    slli s11, s2, 14
    srli s2, s2, 18
    or s2, s2, s11
    or s8, t2, s2
    xor s8, s0, s8
    xor s11, a4, s8
    sw s8, 128(sp)
    xor s11, s11, t3
    sw t3, 248(sp)
    lw a4, 76(a0)
    lw t1, 96(a0)
    xor a4, a4, a3
    slli s8, a4, 10
    srli a4, a4, 22
    or a4, a4, s8
    xor t1, t1, a7
    slli s8, t1, 21
    srli t1, t1, 11
    or t1, t1, s8
    and t3, s2, a4
    xor t3, t2, t3
    xor t2, t0, s4
    sw t0, 256(sp)
    sw s4, 176(sp)
    xor t2, t2, t3
    sw t3, 136(sp)
    lw s8, 4(a0)
    lw t3, 196(a0)
    xor s8, s8, a5
    xor t3, t3, a3
    slli s4, t3, 7
    srli t3, t3, 25
    or t3, t3, s4
    or t0, a4, s5
    xor t0, s2, t0
    and s0, s5, s0
    xor s0, a4, s0
    lw s5, 144(a0)
    or s2, s9, t1
    xor s5, s5, t6
    slli s4, s5, 10
    srli s5, s5, 22
    or s5, s5, s4
    xor s2, s8, s2
    lw a4, 52(sp)
    sw s3, 144(sp)
    lw s4, 4(a4)
    sw t0, 104(sp)
    xor s4, s2, s4
    xor s2, s4, s3
    sw s4, 64(sp)
    xor s2, s2, t0
    lw s3, 92(a0)
    lw s4, 24(a0)
    xor s3, s3, s7
    slli t0, s3, 5
    srli s3, s3, 27
    or s3, s3, t0
    xor s4, s4, t6
    slli t0, s4, 14
    srli s4, s4, 18
    or s4, s4, t0
    xori t6, t1, -1
    or t6, t6, s5
    xor t6, s9, t6
    xor t0, s0, t6
    sw s0, 112(sp)
    sw t6, 72(sp)
    xor t0, t0, a6
    sw a6, 152(sp)
    or a6, t3, s8
    xor a6, s5, a6
    and s5, s5, t3
    xor s5, t1, s5
    lw t1, 188(a0)
    and s9, s8, s9
    xor t1, t1, ra
    slli t6, t1, 28
    srli t1, t1, 4
    or t1, t1, t6
    xor s9, t3, s9
    lw t6, 44(a0)
    lw t3, 136(a0)
    xor t6, t6, a5
    slli s0, t6, 18
    srli t6, t6, 14
    or t6, t6, s0
    lw s0, 180(a0)
    xor t3, t3, a7
    xor s0, s0, s6
    slli s6, s0, 31
    srli s0, s0, 1
    or s0, s0, s6
    slli s6, t3, 7
    srli t3, t3, 25
    or t3, t3, s6
    or s8, s3, t3
    xor s8, t6, s8
    xori t3, t3, -1
    or s6, t3, t1
    xor s6, s3, s6
    xor t0, t0, a1
    sw a1, 232(sp)
    xor t0, t0, s8
    sw s8, 192(sp)
    xor s10, s10, s5
    sw s5, 80(sp)
    xor s10, s10, s6
    sw s6, 200(sp)
    lw s5, 56(a0)
    lw s8, 32(a0)
    xor s5, s5, a7
    slli a1, s5, 3
    srli s5, s5, 29
    or s5, s5, a1
    lw a1, 84(a0)
    xor s8, s8, s1
    xor a1, a1, a5
    slli s6, a1, 2
    srli a1, a1, 30
    or a1, a1, s6
    slli s6, s8, 13
    srli s8, s8, 19
    or s8, s8, s6
    or s6, s8, t6
    xor s6, t1, s6
    and t6, t6, s3
    xor t6, s8, t6
    and s8, t1, s8
    xor s8, t3, s8
    lw t3, 12(a0)
    lw t1, 152(a0)
    xor t3, t3, s7
    slli s3, t3, 1
    srli t3, t3, 31
    or t3, t3, s3
    xor t1, t1, s1
    slli s3, t1, 4
    srli t1, t1, 28
    or t1, t1, s3
    xor s11, s11, s8
    xor s11, s11, a6
    sw a6, 88(sp)
    xor t2, t2, s6
    sw s6, 216(sp)
    xor t2, t2, s9
    lw s3, 72(a0)
    lw a6, 132(a0)
    xor s1, s3, s1
    slli s3, s1, 10
    srli s1, s1, 22
    or s1, s1, s3
    lw s3, 0(a4)
    xor s7, a6, s7
    xor s3, t5, s3
    slli s6, s7, 23
    srli s7, s7, 9
    or s7, s7, s6
    lw a4, 108(a0)
    xor s2, s2, t4
    xor a4, a4, ra
    slli s6, a4, 13
    srli a4, a4, 19
    or a4, a4, s6
    sw t4, 224(sp)
    xor s2, s2, t6
    sw t6, 184(sp)
    and t5, a1, s7
    xor t5, s1, t5
    lw t6, 16(a0)
    and s6, t3, s5
    xor t6, t6, a7
    slli t4, t6, 31
    srli t6, t6, 1
    or t6, t6, t4
    xor s6, a2, s6
    lw a6, 68(a0)
    and a7, s4, s1
    xor ra, a6, ra
    slli t4, ra, 28
    srli ra, ra, 4
    or ra, ra, t4
    and t4, a4, t1
    xor t4, s5, t4
    or s5, s5, a4
    xor s5, t3, s5
    xori t1, t1, -1
    or t3, a2, t3
    xor t3, t1, t3
    xor a7, s0, a7
    and a2, t1, a2
    xor a2, a4, a2
    lw a6, 116(a0)
    or s1, s1, a1
    xor a3, a6, a3
    slli a4, a3, 20
    srli a3, a3, 12
    or a3, a3, a4
    xor s1, s4, s1
    lw a4, 124(a0)
    lw a6, 300(sp)
    xor a5, a4, a5
    slli a4, a5, 21
    srli a5, a5, 11
    or a5, a5, a4
    and t1, t6, ra
    xor t1, a6, t1
    xori a4, s0, -1
    or a4, s7, a4
    xor a4, a1, a4
    xori ra, ra, -1
    or a1, a3, a5
    xor a1, ra, a1
    or s4, s0, s4
    xor s4, s7, s4
    and s7, a5, a6
    xor s7, a3, s7
    or s0, a6, t6
    xor s0, a5, s0
    lw a6, 92(sp)
    xor a5, s6, a7
    sw a7, 132(sp)
    xor a5, a5, a6
    lw a7, 76(sp)
    sw a4, 116(sp)
    xor a6, a4, a7
    xor a6, a6, s7
    lw a4, 188(sp)
    sw a2, 156(sp)
    xor a7, a4, a1
    xor a7, a7, t4
    lw a4, 196(sp)
    and ra, ra, a3
    xor a6, a6, a4
    xor a6, a6, a2
    xor ra, t6, ra
    lw a3, 204(sp)
    lw t6, 84(sp)
    xor a4, a3, s0
    xor a4, a4, t6
    xor a3, s1, ra
    xor a3, a3, s5
    lw t6, 68(sp)
    lw a2, 212(sp)
    xor a7, a7, t6
    xor a7, a7, t5
    lw t6, 180(sp)
    xor a5, a5, t1
    xor a3, a3, t6
    xor a3, a3, s3
    xor a5, a5, a2
    xor a4, a4, s4
    xor a4, a4, t3
    xor t6, t0, a4
    slli a2, s2, 1
    xor a2, a2, a4
    srli a4, s2, 31
    xor a4, a4, a2
    slli a2, t0, 1
    xor a2, a2, a5
    srli t0, t0, 31
    xor t0, t0, a2
    xor s1, s1, t0
    slli a2, s1, 18
    srli s1, s1, 14
    or s1, s1, a2
    xor a2, s10, a5
    xor s6, s6, a4
    slli a5, s6, 19
    srli s6, s6, 13
    or s6, s6, a5
    xor s2, s2, a6
    slli a5, s10, 1
    xor a5, a5, a3
    srli s10, s10, 31
    xor s10, s10, a5
    slli a5, t2, 1
    xor a5, a5, a6
    srli a6, t2, 31
    xor a6, a6, a5
    xor s8, s8, a2
    slli a5, s8, 11
    srli s8, s8, 21
    or s8, s8, a5
    xor a3, s11, a3
    xor s3, s3, t0
    xor t4, t4, s10
    slli a5, t4, 5
    srli t4, t4, 27
    or t4, t4, a5
    xor t2, t2, a7
    slli a5, s11, 1
    xor a5, a5, a7
    srli a7, s11, 31
    xor a7, a7, a5
    xor s11, t1, a4
    slli t1, s11, 7
    srli s11, s11, 25
    or s11, s11, t1
    lw a5, 200(sp)
    xor s4, s4, a6
    xor a5, a5, t6
    slli t1, a5, 8
    srli a5, a5, 24
    or a5, a5, t1
    slli t1, s4, 27
    srli s4, s4, 5
    or s4, s4, t1
    xor s7, s7, a7
    slli t1, s7, 30
    srli s7, s7, 2
    or s7, s7, t1
    xor t5, t5, s10
    slli t1, t5, 22
    srli t5, t5, 10
    or t5, t5, t1
    xor s9, s9, a3
    slli t1, s9, 14
    srli s9, s9, 18
    or s9, s9, t1
    xor s0, s0, a6
    slli t1, s0, 28
    srli s0, s0, 4
    or s0, s0, t1
    or t1, t4, a5
    xor t1, s1, t1
    sw t1, 128(a0)
    and t1, s1, t4
    xor t1, s9, t1
    sw t1, 120(a0)
    xori a5, a5, -1
    or t1, a5, s0
    xor t1, t4, t1
    sw t1, 136(a0)
    and t1, s0, s9
    xor t1, a5, t1
    sw t1, 144(a0)
    lw t1, 224(sp)
    xor s5, s5, t0
    xor t1, t1, t2
    slli a5, t1, 9
    srli t1, t1, 23
    or t1, t1, a5
    slli t4, s5, 1
    srli s5, s5, 31
    or s5, s5, t4
    or a5, s11, s3
    xor a5, s8, a5
    sw a5, 24(a0)
    lw a5, 216(sp)
    or s9, s9, s1
    xor a5, a5, a3
    slli t4, a5, 4
    srli a5, a5, 28
    or a5, a5, t4
    xor s9, s0, s9
    sw s9, 152(a0)
    xor t3, t3, a6
    slli s0, t3, 12
    srli t3, t3, 20
    or t3, t3, s0
    lw s0, 180(sp)
    xori s1, a5, -1
    xor s0, s0, t0
    slli s9, s0, 20
    srli s0, s0, 12
    or s0, s0, s9
    and t4, s1, t1
    xor t4, t3, t4
    and s9, s3, t5
    xor s9, s11, s9
    sw s9, 32(a0)
    xor ra, ra, t0
    slli s9, ra, 9
    srli ra, ra, 23
    or ra, ra, s9
    lw t0, 160(sp)
    xor a1, a1, s10
    xor t0, t0, t6
    slli s9, t0, 22
    srli t0, t0, 10
    or t0, t0, s9
    xori s9, t0, -1
    or s9, s9, s8
    xor s9, t5, s9
    sw s9, 8(a0)
    or t5, t5, t0
    xor t5, s3, t5
    slli s3, a1, 1
    srli a1, a1, 31
    or a1, a1, s3
    sw a1, 300(sp)
    and s8, s8, s11
    xor s8, t0, s8
    sw s8, 16(a0)
    lw t0, 120(sp)
    lw a1, 188(sp)
    xor t0, t0, t6
    slli s8, t0, 3
    srli t0, t0, 29
    or t0, t0, s8
    lw s8, 232(sp)
    xor a1, a1, s10
    xor s8, s8, s2
    slli s11, s8, 1
    srli s8, s8, 31
    or s8, s8, s11
    and s9, s0, s8
    xor s9, s6, s9
    slli s3, a1, 22
    srli a1, a1, 10
    or a1, a1, s3
    xori s11, s7, -1
    or s11, a1, s11
    xor s11, s5, s11
    lw s3, 68(sp)
    sw t4, 100(a0)
    xor s3, s3, s10
    xor s10, t4, s9
    sw s9, 180(a0)
    xor s10, s10, s11
    sw s11, 60(a0)
    or s11, t0, t3
    xor s11, s3, s11
    lw s9, 80(sp)
    and t3, t3, a5
    xor s9, s9, t6
    slli t4, s9, 31
    srli s9, s9, 1
    or s9, s9, t4
    or t4, t1, s3
    xor t4, s1, t4
    and s3, s3, t0
    xor s3, t1, s3
    xor t3, t0, t3
    xori s1, s4, -1
    and t1, s1, s6
    xor t1, s9, t1
    or s6, s6, s0
    xor s6, s1, s6
    or a5, s8, s9
    xor a5, s0, a5
    lw s0, 112(sp)
    and s4, s9, s4
    xor s0, s0, s2
    slli s1, s0, 22
    srli s0, s0, 10
    or s0, s0, s1
    xor s4, s8, s4
    lw s9, 88(sp)
    sw t4, 108(a0)
    xor s9, s9, a2
    slli t0, s9, 14
    srli s9, s9, 18
    or s9, s9, t0
    or t0, s7, s9
    xor t0, a1, t0
    xor s8, t4, t0
    sw t0, 68(a0)
    xor s8, s8, a5
    sw a5, 188(a0)
    lw t0, 136(sp)
    sw s4, 196(a0)
    xor t0, t0, a3
    slli s1, t0, 10
    srli t0, t0, 22
    or t0, t0, s1
    lw s1, 156(sp)
    and t4, s9, t0
    xor s1, s1, a7
    slli a5, s1, 21
    srli s1, s1, 11
    or s1, s1, a5
    xor t4, s7, t4
    xor a5, s4, s3
    sw s3, 116(a0)
    xor a5, a5, t4
    sw t4, 76(a0)
    lw s4, 64(sp)
    lw s3, 256(sp)
    xor s4, s4, t2
    xor s3, s3, a3
    slli s7, s3, 7
    srli s3, s3, 25
    or s3, s3, s7
    or t4, t0, s5
    xor t4, s9, t4
    and s7, s5, a1
    xor s7, t0, s7
    lw s5, 204(sp)
    lw a1, 52(sp)
    xor s5, s5, a6
    slli s9, s5, 10
    srli s5, s5, 22
    or s5, s5, s9
    or s9, s0, s1
    xor s9, s4, s9
    lw t0, 12(a1)
    sw s11, 84(a0)
    xor t0, s9, t0
    xor s9, t0, s11
    sw t0, 4(a0)
    xor s9, s9, t4
    sw t4, 44(a0)
    lw s11, 152(sp)
    lw t0, 84(sp)
    xor s11, s11, s2
    slli t4, s11, 5
    srli s11, s11, 27
    or s11, s11, t4
    xor t0, t0, a6
    slli a6, t0, 14
    srli t0, t0, 18
    or t0, t0, a6
    xori a6, s1, -1
    or a6, a6, s5
    xor a6, s0, a6
    xor t4, s7, a6
    sw s7, 52(a0)
    sw a6, 12(a0)
    xor t4, t4, t3
    sw t3, 92(a0)
    or t3, s3, s4
    xor t3, s5, t3
    and s5, s5, s3
    xor s5, s1, s5
    lw s1, 248(sp)
    and s0, s4, s0
    xor s1, s1, a2
    slli a6, s1, 28
    srli s1, s1, 4
    or s1, s1, a6
    xor s0, s3, s0
    lw s3, 104(sp)
    lw a6, 240(sp)
    xor s3, s3, t2
    slli s4, s3, 18
    srli s3, s3, 14
    or s3, s3, s4
    xor t6, a6, t6
    slli s7, t6, 31
    srli t6, t6, 1
    or t6, t6, s7
    lw a6, 196(sp)
    xor t4, t4, s6
    xor a6, a6, a7
    slli s4, a6, 7
    srli a6, a6, 25
    or a6, a6, s4
    or s7, s11, a6
    xor s7, s3, s7
    xori a6, a6, -1
    or s4, a6, s1
    xor s4, s11, s4
    sw s6, 172(a0)
    xor t4, t4, s7
    sw s7, 132(a0)
    xor s10, s10, s5
    sw s5, 20(a0)
    xor s10, s10, s4
    sw s4, 140(a0)
    lw s5, 116(sp)
    lw s7, 144(sp)
    xor s5, s5, a7
    slli s4, s5, 3
    srli s5, s5, 29
    or s5, s5, s4
    xor s7, s7, t2
    slli s4, s7, 2
    srli s7, s7, 30
    or s7, s7, s4
    lw s6, 92(sp)
    sw t3, 28(a0)
    xor s6, s6, a4
    slli s4, s6, 13
    srli s6, s6, 19
    or s6, s6, s4
    or s4, s6, s3
    xor s4, s1, s4
    and s3, s3, s11
    xor s3, s6, s3
    and s6, s1, s6
    xor s6, a6, s6
    lw a6, 72(sp)
    lw s1, 212(sp)
    xor a6, a6, s2
    slli s11, a6, 1
    srli a6, a6, 31
    or a6, a6, s11
    xor s1, s1, a4
    slli s11, s1, 4
    srli s1, s1, 28
    or s1, s1, s11
    xor s8, s8, s6
    xor s8, s8, t3
    xor a5, a5, s4
    sw s4, 156(a0)
    xor a5, a5, s0
    lw t3, 132(sp)
    lw s11, 8(a1)
    xor a4, t3, a4
    slli s4, a4, 10
    srli a4, a4, 22
    or a4, a4, s4
    xor s11, t5, s11
    lw s4, 192(sp)
    lw t3, 168(sp)
    xor s2, s4, s2
    slli t5, s2, 23
    srli s2, s2, 9
    or s2, s2, t5
    xor t3, t3, a2
    slli s4, t3, 13
    srli t3, t3, 19
    or t3, t3, s4
    xor s9, s9, t1
    sw t1, 164(a0)
    xor s9, s9, s3
    sw s3, 124(a0)
    and t5, s7, s2
    xor t5, a4, t5
    lw t1, 76(sp)
    and a1, a6, s5
    xor t1, t1, a7
    slli s3, t1, 31
    srli t1, t1, 1
    or t1, t1, s3
    xor a1, ra, a1
    lw s4, 128(sp)
    and a7, t0, a4
    xor a2, s4, a2
    slli s3, a2, 28
    srli a2, a2, 4
    or a2, a2, s3
    and s3, t3, s1
    xor s3, s5, s3
    or s5, s5, t3
    xor s5, a6, s5
    xori s1, s1, -1
    or a6, ra, a6
    xor a6, s1, a6
    xor a7, t6, a7
    and ra, s1, ra
    xor ra, t3, ra
    lw s4, 176(sp)
    or a4, a4, s7
    xor a3, s4, a3
    slli s1, a3, 20
    srli a3, a3, 12
    or a3, a3, s1
    xor a4, t0, a4
    lw s4, 184(sp)
    xori s1, t6, -1
    xor t2, s4, t2
    slli t3, t2, 21
    srli t2, t2, 11
    or t2, t2, t3
    lw s4, 300(sp)
    and t3, t1, a2
    xor t3, s4, t3
    or s1, s2, s1
    xor s1, s7, s1
    xori a2, a2, -1
    or s7, a3, t2
    xor s7, a2, s7
    or t0, t6, t0
    xor t0, s2, t0
    and s2, t2, s4
    xor s2, a3, s2
    or s4, s4, t1
    xor s4, t2, s4
    lw t6, 32(a0)
    xor t2, a1, a7
    sw a7, 72(a0)
    xor t2, t2, t6
    lw a7, 16(a0)
    sw s1, 56(a0)
    xor t6, s1, a7
    xor t6, t6, s2
    lw s1, 128(a0)
    sw s7, 168(a0)
    xor a7, s1, s7
    xor a7, a7, s3
    lw s1, 136(a0)
    sw ra, 96(a0)
    xor t6, t6, s1
    xor t6, t6, ra
    and a2, a2, a3
    xor a2, t1, a2
    lw t1, 144(a0)
    lw a3, 24(a0)
    xor s1, t1, s4
    xor s1, s1, a3
    xor a3, a4, a2
    xor a3, a3, s5
    lw ra, 8(a0)
    lw t1, 120(a0)
    xor a7, a7, ra
    xor a7, a7, t5
    xor a3, a3, t1
    xor a3, a3, s11
    lw s7, 152(a0)
    xor t2, t2, t3
    xor t2, t2, s7
    xor s1, s1, t0
    xor s1, s1, a6
    lw ra, 52(sp)
    mv s7, t2
    addi ra, ra, 16
    sw ra, 52(sp)
    mv t2, s2
    mv s2, s6
    lw s6, 56(sp)
    bne ra, s6, .L_rvh_keccak_rounds
    sw s11, 0(a0)
    lw s6, 8(a0)
    sw s0, 36(a0)
    xori s6, s6, -1
    sw s6, 8(a0)
    lw s6, 12(a0)
    sw a4, 40(a0)
    xori s6, s6, -1
    sw s6, 12(a0)
    lw s6, 16(a0)
    sw t5, 48(a0)
    xori s6, s6, -1
    sw s6, 16(a0)
    lw s6, 20(a0)
    xori t0, t0, -1
    xori s6, s6, -1
    sw s6, 20(a0)
    sw t0, 64(a0)
    lw s6, 68(a0)
    sw s5, 80(a0)
    xori s6, s6, -1
    sw s6, 68(a0)
    sw s3, 88(a0)
    lw s6, 96(a0)
    sw a6, 104(a0)
    xori s6, s6, -1
    sw s6, 96(a0)
    lw s6, 100(a0)
    sw a1, 112(a0)
    xori s6, s6, -1
    sw s6, 100(a0)
    sw t1, 120(a0)
    lw s6, 136(a0)
    sw s2, 148(a0)
    xori s6, s6, -1
    sw s6, 136(a0)
    lw s6, 140(a0)
    xori a2, a2, -1
    xori s6, s6, -1
    sw s6, 140(a0)
    sw a2, 160(a0)
    lw s6, 164(a0)
    sw t2, 176(a0)
    xori s6, s6, -1
    sw s6, 164(a0)
    sw s4, 184(a0)
    sw t3, 192(a0)
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
    addi sp, sp, 304
    ret
    .size rvh_keccak_permute, .-rvh_keccak_permute
    .section .rodata.rvh_keccak_permute, "a"
    .balign 4
.L_rvh_keccak_rc:
    .word 0x00000001, 0x00000000, 0x00000000, 0x00000089
    .word 0x00000000, 0x8000008b, 0x00000000, 0x80008080
    .word 0x00000001, 0x0000008b, 0x00000001, 0x00008000
    .word 0x00000001, 0x80008088, 0x00000001, 0x80000082
    .word 0x00000000, 0x0000000b, 0x00000000, 0x0000000a
    .word 0x00000001, 0x00008082, 0x00000000, 0x00008003
    .word 0x00000001, 0x0000808b, 0x00000001, 0x8000000b
    .word 0x00000001, 0x8000008a, 0x00000001, 0x80000081
    .word 0x00000000, 0x80000081, 0x00000000, 0x80000008
    .word 0x00000000, 0x00000083, 0x00000000, 0x80008003
    .word 0x00000001, 0x80008088, 0x00000000, 0x80000088
    .word 0x00000001, 0x00008000, 0x00000000, 0x80008082

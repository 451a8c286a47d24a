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
// Registers: As in the psABI; gp and tp stay as they are. Stack: 320 bytes.
//
// 11207 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 4292 bytes of code and constants.

    .section .text.rvh_keccak_permute, "ax"
    .balign 4
    .globl rvh_keccak_permute
    .type rvh_keccak_permute, @function
rvh_keccak_permute:
    addi sp, sp, -320
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
    lw t0, 0(a0)
    lw t1, 40(a0)
    lw t2, 80(a0)
    lw s0, 120(a0)
    lw s1, 160(a0)
    xor s2, t0, t1
    xori s1, s1, -1
    sw s1, 160(a0)
    xor s2, s2, t2
    xor s2, s2, s0
    xor s2, s2, s1
    lw a1, 4(a0)
    lw a2, 44(a0)
    lw a4, 84(a0)
    lw a5, 124(a0)
    lw a6, 164(a0)
    xor t5, a1, a2
    xori a6, a6, -1
    sw a6, 164(a0)
    xor t5, t5, a4
    xor t5, t5, a5
    xor t5, t5, a6
    lw a7, 8(a0)
    lw s4, 48(a0)
    xori a7, a7, -1
    sw a7, 8(a0)
    lw s5, 88(a0)
    lw s6, 128(a0)
    lw s8, 168(a0)
    xor a7, a7, s4
    xor a7, a7, s5
    xor a7, a7, s6
    xor a7, a7, s8
    sw a7, 268(sp)
    lw s11, 12(a0)
    lw t3, 52(a0)
    xori s11, s11, -1
    sw s11, 12(a0)
    lw t4, 92(a0)
    lw t6, 132(a0)
    lw t0, 172(a0)
    xor s7, s11, t3
    xor s7, s7, t4
    xor s7, s7, t6
    xor s7, s7, t0
    lw t1, 16(a0)
    lw t2, 56(a0)
    xori t1, t1, -1
    sw t1, 16(a0)
    lw s0, 96(a0)
    lw s1, 136(a0)
    xori s0, s0, -1
    sw s0, 96(a0)
    xori s1, s1, -1
    sw s1, 136(a0)
    lw a1, 176(a0)
    xor t1, t1, t2
    xor t1, t1, s0
    xor t1, t1, s1
    xor t1, t1, a1
    sw t1, 276(sp)
    lw a2, 20(a0)
    lw a4, 60(a0)
    xori a2, a2, -1
    sw a2, 20(a0)
    lw a5, 100(a0)
    lw a6, 140(a0)
    xori a5, a5, -1
    sw a5, 100(a0)
    xori a6, a6, -1
    sw a6, 140(a0)
    lw a7, 180(a0)
    xor s10, a2, a4
    xor s10, s10, a5
    xor s10, s10, a6
    xor s10, s10, a7
    lw s4, 24(a0)
    lw s5, 64(a0)
    lw s6, 104(a0)
    xori s5, s5, -1
    sw s5, 64(a0)
    lw s8, 144(a0)
    lw s11, 184(a0)
    xor a3, s4, s5
    xor a3, a3, s6
    xor a3, a3, s8
    xor a3, a3, s11
    lw t3, 28(a0)
    lw t4, 68(a0)
    lw t6, 108(a0)
    xori t4, t4, -1
    sw t4, 68(a0)
    lw t0, 148(a0)
    lw t1, 188(a0)
    xor ra, t3, t4
    xor ra, ra, t6
    xor ra, ra, t0
    xor ra, ra, t1
    lw t2, 32(a0)
    lw s0, 72(a0)
    lw s1, 112(a0)
    lw a1, 152(a0)
    lw a2, 192(a0)
    xor s9, t2, s0
    xor s9, s9, s1
    xor s9, s9, a1
    xor s9, s9, a2
    lw a4, 36(a0)
    lw a5, 76(a0)
    lw a6, 116(a0)
    lw a7, 156(a0)
    lw s4, 196(a0)
    xor s3, a4, a5
    xor s3, s3, a6
    xor s3, s3, a7
    xor s3, s3, s4
    lw a4, 44(a0)
    lw s11, 196(a0)
    lw s1, 124(a0)
    lw a1, 52(a0)
    lw a5, 164(a0)
    lw s6, 132(a0)
    lw t6, 4(a0)
    lw a7, 84(a0)
    lw t4, 68(a0)
    lw t3, 116(a0)
    lw s5, 148(a0)
    lw s0, 180(a0)
    lw a2, 100(a0)
    lw s4, 76(a0)
    lw t1, 108(a0)
    lw t2, 156(a0)
    lw t0, 140(a0)
    lw s8, 52(sp)
    .balign 4
.L_rvh_keccak_rounds:
    sw t2, 156(a0)
    sw t0, 140(a0)
    lw t2, 268(sp)
    xor a6, ra, s2
    xor t0, s3, t2
    xor a4, a4, t0
    slli s8, a4, 18
    srli a4, a4, 14
    or a4, a4, s8
    sw a4, 300(sp)
    slli a4, s10, 1
    xor a4, a4, s2
    srli s2, s10, 31
    xor s2, s2, a4
    lw s8, 276(sp)
    slli a4, s3, 1
    xor a4, a4, s8
    srli s3, s3, 31
    xor s3, s3, a4
    xor s11, s11, a6
    slli a4, s11, 7
    srli s11, s11, 25
    or s11, s11, a4
    xor s1, s1, t0
    slli a4, s1, 21
    srli s1, s1, 11
    or s1, s1, a4
    xor a4, t5, s8
    xor s8, s10, s9
    xor a1, a1, a4
    slli s10, a1, 22
    srli a1, a1, 10
    or a1, a1, s10
    xor a5, a5, t0
    slli s10, a5, 9
    srli a5, a5, 23
    or a5, a5, s10
    sw a5, 304(sp)
    xor s6, s6, a4
    slli s10, s6, 23
    srli s6, s6, 9
    or s6, s6, s10
    slli a5, s7, 1
    xor a5, a5, s9
    srli s10, s7, 31
    xor s10, s10, a5
    xor s9, t6, t0
    xor s7, s7, a3
    slli t6, t5, 1
    xor t6, t6, a3
    srli a3, t5, 31
    xor a3, a3, t6
    slli a5, ra, 1
    xor a5, a5, t2
    srli ra, ra, 31
    xor ra, ra, a5
    lw t6, 144(a0)
    or a5, s11, s9
    xor t6, t6, s3
    slli t5, t6, 10
    srli t6, t6, 22
    or t6, t6, t5
    xor a5, t6, a5
    sw a5, 88(sp)
    lw a5, 96(a0)
    xor a7, a7, t0
    xor a5, a5, ra
    slli t2, a5, 21
    srli a5, a5, 11
    or a5, a5, t2
    slli t2, a7, 2
    srli a7, a7, 30
    or a7, a7, t2
    xor t4, t4, s8
    slli t5, t4, 28
    srli t4, t4, 4
    or t4, t4, t5
    and t5, s9, a1
    xor t5, s11, t5
    sw t5, 96(sp)
    or t2, a1, a5
    xor t2, s9, t2
    xori t5, a5, -1
    or t5, t5, t6
    xor t5, a1, t5
    sw t5, 72(sp)
    and t0, t6, s11
    xor t0, a5, t0
    sw t0, 80(sp)
    lw a1, 48(a0)
    lw a5, 72(a0)
    xor a1, a1, s2
    slli t5, a1, 22
    srli a1, a1, 10
    or a1, a1, t5
    xor a5, a5, a3
    slli t0, a5, 10
    srli a5, a5, 22
    or a5, a5, t0
    xor t3, t3, a6
    slli t0, t3, 20
    srli t3, t3, 12
    or t3, t3, t0
    lw t0, 24(a0)
    xor s5, s5, s8
    xor t0, t0, s3
    slli s11, t0, 14
    srli t0, t0, 18
    or t0, t0, s11
    slli t6, s5, 11
    srli s5, s5, 21
    or s5, s5, t6
    xor s0, s0, s7
    slli t5, s0, 31
    srli s0, s0, 1
    or s0, s0, t5
    xor a2, a2, s7
    slli t5, a2, 22
    srli a2, a2, 10
    or a2, a2, t5
    or t5, s0, t0
    xor t5, s6, t5
    sw t5, 124(sp)
    xori s9, a2, -1
    or s9, s9, s5
    xor s9, a1, s9
    and s11, a7, s6
    xor s11, a5, s11
    xori t5, s0, -1
    or s6, s6, t5
    xor s6, a7, s6
    or a7, a5, a7
    xor a7, t0, a7
    and t6, t0, a5
    xor t6, s0, t6
    sw t6, 132(sp)
    lw t6, 192(a0)
    xori t5, t4, -1
    xor t6, t6, a3
    slli t0, t6, 7
    srli t6, t6, 25
    or t6, t6, t0
    or t0, t3, s1
    xor t0, t5, t0
    xor a5, s9, t0
    sw t0, 228(sp)
    sw s9, 68(sp)
    xor a5, a5, s11
    sw s11, 108(sp)
    lw t0, 0(a0)
    or s11, a1, a2
    xor t0, t0, s10
    xor s11, t0, s11
    and a1, t0, a1
    xor a1, t6, a1
    lw s9, 52(sp)
    or t0, t6, t0
    lw s0, 0(s9)
    xor t0, s5, t0
    xor s0, s11, s0
    lw s11, 4(s9)
    and t6, s5, t6
    xor s11, t2, s11
    xor t6, a2, t6
    lw s9, 168(a0)
    sw s6, 116(sp)
    xor s9, s9, s2
    slli a2, s9, 1
    srli s9, s9, 31
    or s9, s9, a2
    and a2, s1, s9
    xor a2, t3, a2
    xor t2, a2, s6
    sw a2, 236(sp)
    xor t2, t2, t6
    sw t6, 76(sp)
    lw s6, 56(a0)
    xor s4, s4, a6
    xor s6, s6, ra
    slli t6, s6, 3
    srli s6, s6, 29
    or s6, s6, t6
    lw t6, 16(a0)
    and t5, t5, t3
    xor t6, t6, ra
    slli a2, t6, 31
    srli t6, t6, 1
    or t6, t6, a2
    and s5, t6, t4
    xor s5, s9, s5
    slli t4, s4, 10
    srli s4, s4, 22
    or s4, s4, t4
    or s9, s9, t6
    xor s9, s1, s9
    lw a2, 12(a0)
    xor t5, t6, t5
    xor a2, a2, a4
    slli s1, a2, 1
    srli a2, a2, 31
    or a2, a2, s1
    xor t1, t1, s8
    slli t6, t1, 13
    srli t1, t1, 19
    or t1, t1, t6
    lw t6, 36(a0)
    sw s0, 60(sp)
    xor t6, t6, a6
    slli t3, t6, 14
    srli t6, t6, 18
    or t6, t6, t3
    lw t3, 156(a0)
    sw t5, 220(sp)
    xor a6, t3, a6
    slli s1, a6, 4
    srli a6, a6, 28
    or a6, a6, s1
    lw t3, 160(a0)
    xor s1, s0, t5
    xor t3, t3, s10
    slli t4, t3, 9
    srli t3, t3, 23
    or t3, t3, t4
    xor s1, s1, a7
    sw a7, 100(sp)
    and a7, a2, s6
    xor a7, t3, a7
    xor t4, a1, a7
    sw a7, 172(sp)
    sw a1, 92(sp)
    xor t4, t4, s5
    sw s5, 252(sp)
    lw s5, 184(a0)
    lw s0, 152(a0)
    xor s5, s5, s3
    slli t5, s5, 28
    srli s5, s5, 4
    or s5, s5, t5
    or t5, s6, t1
    xor t5, a2, t5
    xor s0, s0, a3
    slli a1, s0, 4
    srli s0, s0, 28
    or s0, s0, a1
    and a7, t1, s0
    xor a7, s6, a7
    xori a1, s0, -1
    and s6, a1, t3
    xor s6, t1, s6
    or s0, t3, a2
    xor s0, a1, s0
    xor t1, t0, s0
    sw t0, 84(sp)
    sw s0, 164(sp)
    xor t1, t1, s9
    sw s9, 244(sp)
    lw s0, 140(a0)
    sw a7, 148(sp)
    xor s0, s0, s7
    slli t0, s0, 8
    srli s0, s0, 24
    or s0, s0, t0
    lw t0, 40(a0)
    sw s6, 156(sp)
    xor t0, t0, s10
    slli a1, t0, 18
    srli t0, t0, 14
    or t0, t0, a1
    lw a1, 88(a0)
    or a2, t6, t0
    xor a1, a1, s2
    slli t3, a1, 5
    srli a1, a1, 27
    or a1, a1, t3
    xor a2, s5, a2
    or t3, a1, s0
    xor t3, t0, t3
    and t0, t0, a1
    xor t0, t6, t0
    xori s0, s0, -1
    or s9, s0, s5
    xor s9, a1, s9
    xor a1, a5, t3
    sw t3, 188(sp)
    xor a1, a1, a7
    lw a5, 188(a0)
    sw s9, 196(sp)
    xor a5, a5, s8
    slli a7, a5, 28
    srli a5, a5, 4
    or a5, a5, a7
    xor a7, t2, s6
    xor a7, a7, s9
    sw a7, 276(sp)
    lw s6, 20(a0)
    and s9, s5, t6
    xor s6, s6, s7
    slli t2, s6, 31
    srli s6, s6, 1
    or s6, s6, t2
    lw t2, 104(a0)
    xor s9, s0, s9
    xor t2, t2, s3
    slli t3, t2, 12
    srli t2, t2, 20
    or t2, t2, t3
    lw s0, 60(a0)
    xor s5, s1, t0
    xor s0, s0, s7
    slli t6, s0, 3
    srli s0, s0, 29
    or s0, s0, t6
    sw t0, 180(sp)
    xor s5, s5, t5
    sw t5, 140(sp)
    lw t3, 8(a0)
    lw s7, 112(a0)
    xor t3, t3, s2
    xor s7, s7, a3
    slli t6, s7, 19
    srli s7, s7, 13
    or s7, s7, t6
    lw t6, 304(sp)
    and a7, t3, s0
    xor a7, t6, a7
    or t5, s0, t2
    xor t5, t3, t5
    lw s1, 28(a0)
    lw t0, 132(sp)
    xor s8, s1, s8
    slli s1, s8, 14
    srli s8, s8, 18
    or s8, s8, s1
    xor s1, t4, a2
    sw a2, 212(sp)
    xor s1, s1, t0
    sw s1, 292(sp)
    lw t0, 64(a0)
    lw t4, 92(a0)
    xor s3, t0, s3
    slli s1, s3, 27
    srli s3, s3, 5
    or s3, s3, s1
    lw s1, 172(a0)
    and a2, s6, s3
    xor s1, s1, a4
    slli t0, s1, 1
    srli s1, s1, 31
    or s1, s1, t0
    xor a2, s1, a2
    and t0, t2, a6
    xor t0, s0, t0
    xor a4, t4, a4
    slli t4, a4, 5
    srli a4, a4, 27
    or a4, a4, t4
    xori a6, a6, -1
    and s0, a6, t6
    xor s0, t2, s0
    lw t4, 124(sp)
    sw s9, 204(sp)
    xor t1, t1, t4
    xor t1, t1, s9
    lw s9, 176(a0)
    or t2, t6, t3
    xor s9, s9, ra
    slli t4, s9, 30
    srli s9, s9, 2
    or s9, s9, t4
    xor t2, a6, t2
    lw a6, 136(a0)
    lw t6, 32(a0)
    xor ra, a6, ra
    slli t4, ra, 7
    srli ra, ra, 25
    or ra, ra, t4
    xor t6, t6, a3
    slli a3, t6, 13
    srli t6, t6, 19
    or t6, t6, a3
    xori t4, s3, -1
    and a6, t4, s7
    xor a6, s6, a6
    lw t3, 80(a0)
    lw a3, 120(a0)
    xor t3, t3, s10
    slli s3, t3, 1
    srli t3, t3, 31
    or t3, t3, s3
    xor s10, a3, s10
    slli a3, s10, 20
    srli s10, s10, 12
    or s10, s10, a3
    and s3, s10, s1
    xor s3, s7, s3
    or s1, s1, s6
    xor s1, s10, s1
    lw a3, 128(a0)
    or s10, s7, s10
    xor s2, a3, s2
    slli s6, s2, 22
    srli s2, s2, 10
    or s2, s2, s6
    xor s10, t4, s10
    and s6, t3, s2
    xor s6, s4, s6
    xori t4, s9, -1
    or t4, s2, t4
    xor t4, t3, t4
    or a3, s9, s8
    xor a3, s2, a3
    and s7, s8, s4
    xor s7, s9, s7
    or s4, s4, t3
    xor s4, s8, s4
    lw s8, 300(sp)
    or s2, a4, ra
    xor s2, s8, s2
    xor s9, s10, s6
    sw s10, 232(sp)
    xor s9, s9, s2
    lw s10, 72(sp)
    xor s9, s9, t0
    sw t0, 152(sp)
    xor s9, s9, s10
    xori ra, ra, -1
    or t0, ra, a5
    xor t0, a4, t0
    and t3, a5, t6
    xor t3, ra, t3
    xor s10, s1, t2
    sw s1, 248(sp)
    xor s10, s10, a3
    and a4, s8, a4
    xor a4, t6, a4
    xor ra, s4, a4
    xor ra, ra, t5
    or t6, t6, s8
    xor t6, a5, t6
    lw s1, 80(sp)
    xor s8, t4, s0
    sw t4, 120(sp)
    xor s8, s8, s1
    xor a5, a7, s7
    xor a5, a5, a2
    xor s8, s8, t0
    sw t0, 200(sp)
    xor s8, s8, s3
    lw s1, 88(sp)
    xor ra, ra, a6
    xor s10, s10, s1
    xor s10, s10, t3
    xor ra, ra, s11
    lw t4, 96(sp)
    xor a5, a5, t6
    sw t6, 216(sp)
    xor a5, a5, t4
    xor t4, a5, a1
    xor s4, s4, t4
    slli t6, s4, 18
    srli s4, s4, 14
    or s4, s4, t6
    sw s4, 300(sp)
    xor t0, s10, s5
    slli s1, s8, 1
    xor s1, s1, s5
    srli s4, s8, 31
    xor s4, s4, s1
    lw t6, 276(sp)
    slli s1, a5, 1
    xor s1, s1, t6
    srli a5, a5, 31
    xor a5, a5, s1
    xor a2, a2, t0
    slli s5, a2, 7
    srli a2, a2, 25
    or a2, a2, s5
    xor a4, a4, t4
    slli s5, a4, 21
    srli a4, a4, 11
    or a4, a4, s5
    xor s1, ra, t6
    lw t6, 292(sp)
    xor s6, s6, s1
    xor s8, s8, t6
    slli s5, s6, 22
    srli s6, s6, 10
    or s6, s6, s5
    xor a6, a6, t4
    slli s5, a6, 9
    srli a6, a6, 23
    or a6, a6, s5
    sw a6, 304(sp)
    xor s2, s2, s1
    slli s5, s2, 23
    srli s2, s2, 9
    or s2, s2, s5
    slli a6, s9, 1
    xor a6, a6, t6
    srli s5, s9, 31
    xor s5, s5, a6
    xor t6, s11, t4
    xor s9, s9, t1
    slli s11, ra, 1
    xor s11, s11, t1
    srli a6, ra, 31
    xor a6, a6, s11
    slli ra, s10, 1
    xor ra, ra, a1
    srli s10, s10, 31
    xor s10, s10, ra
    lw s11, 204(sp)
    lw ra, 156(sp)
    xor s11, s11, a5
    slli a1, s11, 10
    srli s11, s11, 22
    or s11, s11, a1
    or a1, a2, t6
    xor a1, s11, a1
    sw a1, 28(a0)
    xor ra, ra, s10
    slli t1, ra, 21
    srli ra, ra, 11
    or ra, ra, t1
    xor t5, t5, t4
    slli a1, t5, 2
    srli t5, t5, 30
    or t5, t5, a1
    xor a3, a3, s8
    slli t1, a3, 28
    srli a3, a3, 4
    or a3, a3, t1
    and a1, t6, s6
    xor a1, a2, a1
    sw a1, 36(a0)
    or t4, s6, ra
    xor t4, t6, t4
    xori t6, ra, -1
    or t6, t6, s11
    xor t6, s6, t6
    sw t6, 12(a0)
    and s11, s11, a2
    xor s11, ra, s11
    sw s11, 20(a0)
    lw s6, 108(sp)
    xor a7, a7, t0
    xor s6, s6, s4
    slli a2, s6, 22
    srli s6, s6, 10
    or s6, s6, a2
    lw a2, 132(sp)
    slli t6, a7, 20
    xor a2, a2, a6
    slli ra, a2, 10
    srli a2, a2, 22
    or a2, a2, ra
    srli a7, a7, 12
    or a7, a7, t6
    lw t6, 84(sp)
    xor t3, t3, s8
    xor t6, t6, a5
    slli ra, t6, 14
    srli t6, t6, 18
    or t6, t6, ra
    slli t1, t3, 11
    srli t3, t3, 21
    or t3, t3, t1
    xor s3, s3, s9
    slli a1, s3, 31
    srli s3, s3, 1
    or s3, s3, a1
    xor s0, s0, s9
    slli a1, s0, 22
    srli s0, s0, 10
    or s0, s0, a1
    or a1, s3, t6
    xor a1, s2, a1
    sw a1, 64(a0)
    xori ra, s0, -1
    or ra, ra, t3
    xor ra, s6, ra
    and t1, t5, s2
    xor t1, a2, t1
    xori s11, s3, -1
    or s2, s2, s11
    xor s2, t5, s2
    or t5, a2, t5
    xor t5, t6, t5
    and a1, t6, a2
    xor a1, s3, a1
    sw a1, 72(a0)
    lw s3, 252(sp)
    or a2, a7, a4
    xor s3, s3, a6
    slli s11, s3, 7
    srli s3, s3, 25
    or s3, s3, s11
    xori s11, a3, -1
    xor a2, s11, a2
    xor a1, ra, a2
    sw a2, 168(a0)
    sw ra, 8(a0)
    xor a1, a1, t1
    sw t1, 48(a0)
    lw ra, 60(sp)
    or t6, s6, s0
    xor ra, ra, s5
    xor t6, ra, t6
    and s6, ra, s6
    xor s6, s3, s6
    lw a2, 52(sp)
    or ra, s3, ra
    lw t1, 8(a2)
    xor ra, t3, ra
    xor t1, t6, t1
    lw t6, 12(a2)
    and s3, t3, s3
    xor t6, t4, t6
    xor s3, s0, s3
    lw s0, 228(sp)
    sw s2, 56(a0)
    xor s0, s0, s4
    slli t3, s0, 1
    srli s0, s0, 31
    or s0, s0, t3
    and a2, a4, s0
    xor a2, a7, a2
    xor t4, a2, s2
    sw a2, 176(a0)
    xor t4, t4, s3
    sw s3, 16(a0)
    lw s3, 116(sp)
    lw a2, 76(sp)
    xor s3, s3, s10
    slli s2, s3, 3
    srli s3, s3, 29
    or s3, s3, s2
    xor a2, a2, s10
    slli s2, a2, 31
    srli a2, a2, 1
    or a2, a2, s2
    and t3, a2, a3
    xor t3, s0, t3
    xor s7, s7, t0
    slli a3, s7, 10
    srli s7, s7, 22
    or s7, s7, a3
    or s0, s0, a2
    xor s0, a4, s0
    lw a4, 72(sp)
    and s11, s11, a7
    xor a4, a4, s1
    slli s2, a4, 1
    srli a4, a4, 31
    or a4, a4, s2
    xor s11, a2, s11
    xor t2, t2, s8
    slli a2, t2, 13
    srli t2, t2, 19
    or t2, t2, a2
    lw a2, 96(sp)
    lw s2, 220(sp)
    xor a2, a2, t0
    slli a7, a2, 14
    srli a2, a2, 18
    or a2, a2, a7
    lw a7, 216(sp)
    xor s2, s2, s5
    xor t0, a7, t0
    slli a3, t0, 4
    srli t0, t0, 28
    or t0, t0, a3
    slli a3, s2, 9
    srli s2, s2, 23
    or s2, s2, a3
    xor a7, t1, s11
    sw t1, 0(a0)
    sw s11, 160(a0)
    xor a7, a7, t5
    sw t5, 40(a0)
    and t1, a4, s3
    xor t1, s2, t1
    xor s11, s6, t1
    sw t1, 112(a0)
    sw s6, 32(a0)
    xor s11, s11, t3
    sw t3, 192(a0)
    lw t1, 244(sp)
    lw a3, 212(sp)
    xor t1, t1, a5
    slli t5, t1, 28
    srli t1, t1, 4
    or t1, t1, t5
    or t5, s3, t2
    xor t5, a4, t5
    xor a3, a3, a6
    slli t3, a3, 4
    srli a3, a3, 28
    or a3, a3, t3
    and s6, t2, a3
    xor s6, s3, s6
    xori a3, a3, -1
    and t3, a3, s2
    xor t3, t2, t3
    or a4, s2, a4
    xor a4, a3, a4
    xor a3, ra, a4
    sw ra, 24(a0)
    sw a4, 104(a0)
    xor a3, a3, s0
    lw s2, 200(sp)
    sw s6, 88(a0)
    xor s2, s2, s9
    slli t2, s2, 8
    srli s2, s2, 24
    or s2, s2, t2
    lw t2, 100(sp)
    sw t3, 96(a0)
    xor t2, t2, s5
    slli s3, t2, 18
    srli t2, t2, 14
    or t2, t2, s3
    lw s3, 148(sp)
    sw s0, 184(a0)
    xor s3, s3, s4
    slli ra, s3, 5
    srli s3, s3, 27
    or s3, s3, ra
    or ra, a2, t2
    xor ra, t1, ra
    or a4, s3, s2
    xor a4, t2, a4
    and t2, t2, s3
    xor t2, a2, t2
    xori s2, s2, -1
    or s0, s2, t1
    xor s0, s3, s0
    xor s3, a1, a4
    sw a4, 128(a0)
    xor s3, s3, s6
    sw s3, 268(sp)
    lw s3, 248(sp)
    xor a1, t4, t3
    xor s3, s3, s8
    slli a4, s3, 28
    srli s3, s3, 4
    or s3, s3, a4
    xor a1, a1, s0
    sw a1, 276(sp)
    sw s0, 136(a0)
    lw a4, 80(sp)
    and t1, t1, a2
    xor a4, a4, s9
    slli s0, a4, 31
    srli a4, a4, 1
    or a4, a4, s0
    lw s0, 164(sp)
    xor t1, s2, t1
    xor s0, s0, a5
    slli a1, s0, 12
    srli s0, s0, 20
    or s0, s0, a1
    lw a2, 120(sp)
    sw t2, 120(a0)
    xor a2, a2, s9
    slli s2, a2, 3
    srli a2, a2, 29
    or a2, a2, s2
    xor s2, a7, t2
    xor s2, s2, t5
    sw t5, 80(a0)
    lw a1, 68(sp)
    lw t4, 172(sp)
    xor a1, a1, s4
    xor t4, t4, a6
    slli t2, t4, 19
    srli t4, t4, 13
    or t4, t4, t2
    lw t2, 304(sp)
    and t3, a1, a2
    xor t3, t2, t3
    or a7, a2, s0
    xor a7, a1, a7
    lw s9, 88(sp)
    sw ra, 152(a0)
    xor s8, s9, s8
    slli t5, s8, 14
    srli s8, s8, 18
    or s8, s8, t5
    lw t5, 72(a0)
    xor s9, s11, ra
    xor s9, s9, t5
    lw s6, 124(sp)
    and ra, s0, t0
    xor a5, s6, a5
    slli t5, a5, 27
    srli a5, a5, 5
    or a5, a5, t5
    lw t5, 232(sp)
    xor ra, a2, ra
    xor t5, t5, s1
    slli s11, t5, 1
    srli t5, t5, 31
    or t5, t5, s11
    and s11, a4, a5
    xor s11, t5, s11
    lw a2, 152(sp)
    xori s6, t0, -1
    xor s1, a2, s1
    slli a2, s1, 5
    srli s1, s1, 27
    or s1, s1, a2
    and a2, s6, t2
    xor a2, s0, a2
    lw t0, 64(a0)
    sw t1, 144(a0)
    xor a3, a3, t0
    xor a3, a3, t1
    lw t0, 236(sp)
    or t1, t2, a1
    xor t0, t0, s10
    slli s0, t0, 30
    srli t0, t0, 2
    or t0, t0, s0
    xor t1, s6, t1
    lw s6, 196(sp)
    xori a1, a5, -1
    xor s10, s6, s10
    slli t2, s10, 7
    srli s10, s10, 25
    or s10, s10, t2
    lw t2, 92(sp)
    and a5, a1, t4
    xor t2, t2, a6
    slli a6, t2, 13
    srli t2, t2, 19
    or t2, t2, a6
    xor a5, a4, a5
    lw s6, 140(sp)
    lw a6, 188(sp)
    xor s6, s6, s5
    slli s0, s6, 1
    srli s6, s6, 31
    or s6, s6, s0
    lw s0, 180(sp)
    xor s4, a6, s4
    xor s5, s0, s5
    slli s0, s5, 20
    srli s5, s5, 12
    or s5, s5, s0
    and s0, s5, t5
    xor s0, t4, s0
    or t5, t5, a4
    xor t5, s5, t5
    slli a6, s4, 22
    srli s4, s4, 10
    or s4, s4, a6
    or s5, t4, s5
    xor s5, a1, s5
    and a1, s6, s4
    xor a1, s7, a1
    xori a6, t0, -1
    or a6, s4, a6
    xor a6, s6, a6
    or t4, t0, s8
    xor t4, s4, t4
    and s4, s8, s7
    xor s4, t0, s4
    or a4, s7, s6
    xor a4, s8, a4
    lw s8, 300(sp)
    or s6, s1, s10
    xor s6, s8, s6
    xor s7, s5, a1
    sw s5, 172(a0)
    xor s7, s7, s6
    lw t0, 12(a0)
    xor s7, s7, ra
    sw ra, 92(a0)
    xor s7, s7, t0
    xori s10, s10, -1
    or t0, s10, s3
    xor t0, s1, t0
    and s5, s3, t2
    xor s5, s10, s5
    xor ra, t5, t1
    sw t5, 188(a0)
    xor ra, ra, t4
    and s1, s8, s1
    xor s1, t2, s1
    xor t5, a4, s1
    xor t5, t5, a7
    or t2, t2, s8
    xor t2, s3, t2
    lw s8, 20(a0)
    xor s10, a6, a2
    sw a6, 60(a0)
    xor s10, s10, s8
    xor s3, t3, s4
    xor s3, s3, s11
    xor s10, s10, t0
    xor s10, s10, s0
    lw a6, 28(a0)
    xor t5, t5, a5
    xor ra, ra, a6
    xor ra, ra, s5
    xor t5, t5, t6
    lw a6, 36(a0)
    xor s3, s3, t2
    xor s3, s3, a6
    lw s8, 52(sp)
    lw a6, 56(sp)
    addi s8, s8, 16
    sw s8, 52(sp)
    bne s8, a6, .L_rvh_keccak_rounds
    sw t6, 4(a0)
    lw a6, 8(a0)
    sw a4, 44(a0)
    xori a6, a6, -1
    sw a6, 8(a0)
    lw a6, 12(a0)
    sw a1, 52(a0)
    xori a6, a6, -1
    sw a6, 12(a0)
    lw a6, 16(a0)
    xori t4, t4, -1
    xori a6, a6, -1
    sw a6, 16(a0)
    lw a6, 20(a0)
    sw t4, 68(a0)
    xori a6, a6, -1
    sw a6, 20(a0)
    lw a6, 64(a0)
    sw s4, 76(a0)
    xori a6, a6, -1
    sw a6, 64(a0)
    sw a7, 84(a0)
    lw a6, 96(a0)
    xori a2, a2, -1
    xori a6, a6, -1
    sw a6, 96(a0)
    sw a2, 100(a0)
    sw t1, 108(a0)
    sw t3, 116(a0)
    sw s1, 124(a0)
    sw s6, 132(a0)
    lw a6, 136(a0)
    xori t0, t0, -1
    xori a6, a6, -1
    sw a6, 136(a0)
    sw t0, 140(a0)
    sw s5, 148(a0)
    sw t2, 156(a0)
    lw a6, 160(a0)
    xori a5, a5, -1
    xori a6, a6, -1
    sw a6, 160(a0)
    sw a5, 164(a0)
    sw s0, 180(a0)
    sw s11, 196(a0)
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
    addi sp, sp, 320
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

// SPDX-License-Identifier: Apache-2.0
//
// Made by `python -m rvhash.codegen`; do not edit.
//
// void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds): the last `rounds` rounds, an even number up to 24,
// of Keccak-f[1600]. The state is 25 lanes at a multiple of 4, each the word of its even bits, then the word of its
// odd bits.
//
// Requires RV32I and Zbb.
//
// Registers: As in the psABI; gp and tp stay as they are. Stack: 304 bytes.
//
// 8317 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 3196 bytes of code and constants.

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
    lw t0, 0(a0)
    lw t2, 40(a0)
    lw a1, 80(a0)
    lw a2, 120(a0)
    lw a3, 160(a0)
    xor s0, t0, t2
    xor s0, s0, a1
    xor s0, s0, a2
    xor s0, s0, a3
    lw a4, 4(a0)
    lw a5, 44(a0)
    lw s3, 84(a0)
    lw s4, 124(a0)
    lw s5, 164(a0)
    xor t1, a4, a5
    xor t1, t1, s3
    xor t1, t1, s4
    xor t1, t1, s5
    lw s6, 8(a0)
    lw s7, 48(a0)
    lw s8, 88(a0)
    lw s9, 128(a0)
    lw s11, 168(a0)
    xor s1, s6, s7
    xor s1, s1, s8
    xor s1, s1, s9
    xor s1, s1, s11
    lw t3, 12(a0)
    lw t5, 52(a0)
    lw t0, 92(a0)
    lw t2, 132(a0)
    lw a1, 172(a0)
    xor t6, t3, t5
    xor t6, t6, t0
    xor t6, t6, t2
    xor t6, t6, a1
    lw a2, 16(a0)
    lw a3, 56(a0)
    lw a4, 96(a0)
    lw a5, 136(a0)
    lw s3, 176(a0)
    xor t4, a2, a3
    xor t4, t4, a4
    xor t4, t4, a5
    xor t4, t4, s3
    lw s4, 20(a0)
    lw s5, 60(a0)
    lw s6, 100(a0)
    lw s7, 140(a0)
    lw s8, 180(a0)
    xor s2, s4, s5
    xor s2, s2, s6
    xor s2, s2, s7
    xor s2, s2, s8
    lw s9, 24(a0)
    lw s11, 64(a0)
    lw t3, 104(a0)
    lw t5, 144(a0)
    lw t0, 184(a0)
    xor a7, s9, s11
    xor a7, a7, t3
    xor a7, a7, t5
    xor a7, a7, t0
    lw t2, 28(a0)
    lw a1, 68(a0)
    lw a2, 108(a0)
    lw a3, 148(a0)
    lw a4, 188(a0)
    xor ra, t2, a1
    xor ra, ra, a2
    xor ra, ra, a3
    xor ra, ra, a4
    lw a5, 32(a0)
    lw s3, 72(a0)
    lw s4, 112(a0)
    lw s5, 152(a0)
    lw s6, 192(a0)
    xor s10, a5, s3
    xor s10, s10, s4
    xor s10, s10, s5
    xor s10, s10, s6
    lw s7, 36(a0)
    lw s8, 76(a0)
    lw s9, 116(a0)
    lw s11, 156(a0)
    lw t3, 196(a0)
    xor a6, s7, s8
    xor a6, a6, s9
    xor a6, a6, s11
    xor a6, a6, t3
    lw s4, 44(a0)
    lw s7, 196(a0)
    lw a5, 124(a0)
    lw a4, 52(a0)
    lw a1, 164(a0)
    lw s6, 132(a0)
    lw s8, 4(a0)
    lw t0, 84(a0)
    lw s9, 68(a0)
    lw t3, 116(a0)
    lw a2, 148(a0)
    lw t5, 180(a0)
    lw s5, 100(a0)
    lw a3, 76(a0)
    lw s3, 108(a0)
    lw s11, 52(sp)
    .balign 4
.L_rvh_keccak_rounds:
    xor t2, a6, s1
    xor s4, s4, t2
    rori s4, s4, 14
    sw s4, 300(sp)
    xor s11, ra, s0
    rori s4, s2, 31
    xor s4, s0, s4
    rori s0, a6, 31
    xor s0, t4, s0
    xor a6, s7, s11
    rori a6, a6, 25
    xor a5, a5, t2
    rori a5, a5, 11
    xor s7, t1, t4
    xor s2, s2, s10
    xor a4, a4, s7
    rori a4, a4, 10
    xor a1, a1, t2
    rori a1, a1, 23
    xor s6, s6, s7
    rori s6, s6, 9
    rori t4, t6, 31
    xor t4, s10, t4
    xor s8, s8, t2
    xor s10, t6, a7
    rori t1, t1, 31
    xor t1, a7, t1
    rori ra, ra, 31
    xor ra, s1, ra
    lw t6, 144(a0)
    andn a7, s8, a6
    xor t6, t6, s0
    rori t6, t6, 22
    xor a7, t6, a7
    sw a7, 88(sp)
    lw a7, 96(a0)
    xor t0, t0, t2
    xor a7, a7, ra
    rori a7, a7, 11
    rori t0, t0, 30
    xor t2, s9, s2
    rori t2, t2, 4
    andn s1, a4, s8
    xor s1, a6, s1
    sw s1, 96(sp)
    andn s9, a7, a4
    xor s9, s8, s9
    andn s1, t6, a7
    xor s1, a4, s1
    sw s1, 72(sp)
    andn t6, a6, t6
    xor t6, a7, t6
    sw t6, 80(sp)
    lw s8, 48(a0)
    lw a7, 72(a0)
    xor s8, s8, s4
    rori s8, s8, 10
    xor a7, a7, t1
    rori a7, a7, 22
    xor t3, t3, s11
    rori t3, t3, 12
    lw a4, 24(a0)
    xor a2, a2, s2
    xor a4, a4, s0
    rori a4, a4, 18
    rori a2, a2, 21
    xor t5, t5, s10
    rori t5, t5, 1
    xor s5, s5, s10
    rori s5, s5, 10
    andn a6, a4, t5
    xor a6, s6, a6
    sw a6, 124(sp)
    andn t6, a2, s5
    xor t6, s8, t6
    andn a6, s6, t0
    xor a6, a7, a6
    andn s6, t5, s6
    xor s6, t0, s6
    andn t0, t0, a7
    xor t0, a4, t0
    andn a7, a7, a4
    xor a7, t5, a7
    sw a7, 132(sp)
    lw s1, 192(a0)
    andn t5, a5, t3
    xor s1, s1, t1
    rori s1, s1, 25
    xor t5, t2, t5
    xor a7, t6, t5
    sw t5, 228(sp)
    sw t6, 68(sp)
    xor a7, a7, a6
    sw a6, 108(sp)
    lw a4, 0(a0)
    andn t5, s5, s8
    xor a4, a4, t4
    xor t5, a4, t5
    andn s8, s8, a4
    xor s8, s1, s8
    lw a6, 52(sp)
    andn a4, a4, s1
    lw t6, 0(a6)
    xor a4, a2, a4
    xor t6, t5, t6
    lw t5, 4(a6)
    andn a2, s1, a2
    xor t5, s9, t5
    sw t5, 64(sp)
    xor a2, s5, a2
    lw a6, 168(a0)
    sw s6, 116(sp)
    xor a6, a6, s4
    rori a6, a6, 31
    andn s1, a6, a5
    xor s1, t3, s1
    xor t5, s1, s6
    sw s1, 236(sp)
    xor t5, t5, a2
    sw a2, 76(sp)
    lw s6, 56(a0)
    lw s9, 16(a0)
    xor s6, s6, ra
    rori s6, s6, 29
    xor s9, s9, ra
    rori s9, s9, 1
    andn s1, t2, s9
    xor s1, a6, s1
    xor a3, a3, s11
    rori a3, a3, 22
    andn a6, s9, a6
    xor a6, a5, a6
    lw a5, 12(a0)
    andn t2, t3, t2
    xor a5, a5, s7
    rori a5, a5, 31
    xor t2, s9, t2
    xor s3, s3, s2
    rori s3, s3, 19
    lw s9, 36(a0)
    lw s5, 156(a0)
    xor s9, s9, s11
    rori s9, s9, 18
    xor s11, s5, s11
    rori s11, s11, 28
    lw a2, 160(a0)
    xor s5, t6, t2
    xor a2, a2, t4
    rori a2, a2, 23
    sw t6, 60(sp)
    sw t2, 220(sp)
    xor s5, s5, t0
    sw t0, 100(sp)
    andn t2, s6, a5
    xor t2, a2, t2
    xor t3, s8, t2
    sw t2, 172(sp)
    sw s8, 92(sp)
    xor t3, t3, s1
    sw s1, 252(sp)
    lw s8, 184(a0)
    andn t6, s3, s6
    xor s8, s8, s0
    rori s8, s8, 4
    xor t6, a5, t6
    lw t0, 152(a0)
    andn a5, a5, a2
    xor t0, t0, t1
    rori t0, t0, 28
    andn s1, t0, s3
    xor s1, s6, s1
    andn t2, a2, t0
    xor t2, s3, t2
    xor a5, t0, a5
    xor t0, a4, a5
    sw a4, 84(sp)
    sw a5, 164(sp)
    xor t0, t0, a6
    sw a6, 244(sp)
    lw a2, 140(a0)
    lw s3, 40(a0)
    xor a2, a2, s10
    rori a2, a2, 24
    xor s3, s3, t4
    rori s3, s3, 14
    lw a5, 88(a0)
    andn s6, s3, s9
    xor a5, a5, s4
    rori a5, a5, 27
    xor s6, s8, s6
    andn a4, a2, a5
    xor a4, s3, a4
    andn s3, a5, s3
    xor s3, s9, s3
    andn a6, s8, a2
    xor a6, a5, a6
    xor a5, a7, a4
    sw a4, 188(sp)
    xor a5, a5, s1
    sw s1, 148(sp)
    lw a4, 188(a0)
    xor t5, t5, t2
    xor a4, a4, s2
    rori a4, a4, 4
    sw t2, 156(sp)
    xor t5, t5, a6
    sw a6, 196(sp)
    lw t2, 20(a0)
    lw s1, 104(a0)
    xor t2, t2, s10
    rori t2, t2, 1
    xor s1, s1, s0
    rori s1, s1, 20
    andn s8, s9, s8
    xor s8, a2, s8
    lw a7, 60(a0)
    xor s5, s5, s3
    xor a7, a7, s10
    rori a7, a7, 29
    sw s3, 180(sp)
    xor s5, s5, t6
    sw t6, 140(sp)
    lw s3, 8(a0)
    lw a2, 112(a0)
    xor s3, s3, s4
    xor a2, a2, t1
    rori a2, a2, 13
    andn a6, a7, s3
    xor a6, a1, a6
    andn s10, s1, a7
    xor s10, s3, s10
    lw t6, 28(a0)
    xor t3, t3, s6
    xor t6, t6, s2
    rori t6, t6, 18
    lw s2, 132(sp)
    sw s6, 212(sp)
    xor t3, t3, s2
    lw s2, 64(a0)
    lw s6, 172(a0)
    xor s0, s2, s0
    rori s0, s0, 5
    xor s6, s6, s7
    rori s6, s6, 31
    andn s2, s0, t2
    xor s2, s6, s2
    andn s9, s11, s1
    xor s9, a7, s9
    lw a7, 92(a0)
    sw s8, 204(sp)
    xor a7, a7, s7
    rori a7, a7, 27
    andn s7, a1, s11
    xor s7, s1, s7
    lw s1, 124(sp)
    andn a1, s3, a1
    xor t0, t0, s1
    xor t0, t0, s8
    lw s1, 176(a0)
    xor a1, s11, a1
    xor s1, s1, ra
    rori s1, s1, 2
    lw s11, 136(a0)
    lw s8, 80(a0)
    xor ra, s11, ra
    rori ra, ra, 25
    lw s11, 32(a0)
    xor s8, s8, t4
    xor t1, s11, t1
    rori t1, t1, 19
    andn s11, a2, s0
    xor s11, t2, s11
    rori s8, s8, 31
    lw s3, 120(a0)
    andn t2, t2, s6
    xor s3, s3, t4
    rori s3, s3, 12
    andn t4, s6, s3
    xor t4, a2, t4
    xor t2, s3, t2
    lw s6, 128(a0)
    andn s3, s3, a2
    xor s6, s6, s4
    rori s6, s6, 10
    xor s3, s0, s3
    andn a2, s6, s8
    xor a2, a3, a2
    andn s4, s1, s6
    xor s4, s8, s4
    andn s0, t6, s1
    xor s0, s6, s0
    andn s6, a3, t6
    xor s6, s1, s6
    andn a3, s8, a3
    xor a3, t6, a3
    lw s8, 300(sp)
    andn t6, ra, a7
    xor t6, s8, t6
    xor s1, s3, a2
    sw s3, 232(sp)
    xor s1, s1, t6
    lw s3, 72(sp)
    xor s1, s1, s9
    sw s9, 152(sp)
    xor s1, s1, s3
    andn s9, a4, ra
    xor s9, a7, s9
    andn s3, t1, a4
    xor s3, ra, s3
    xor ra, t2, a1
    sw t2, 248(sp)
    xor ra, ra, s0
    andn a7, a7, s8
    xor a7, t1, a7
    xor t2, a3, a7
    xor t2, t2, s10
    andn t1, s8, t1
    xor t1, a4, t1
    lw a4, 80(sp)
    xor s8, s4, s7
    sw s4, 120(sp)
    xor s8, s8, a4
    xor a4, a6, s6
    xor a4, a4, s2
    xor s8, s8, s9
    sw s9, 200(sp)
    xor s8, s8, t4
    lw s4, 88(sp)
    lw s9, 64(sp)
    xor ra, ra, s4
    xor ra, ra, s3
    xor t2, t2, s11
    xor t2, t2, s9
    lw s4, 96(sp)
    xor a4, a4, t1
    sw t1, 216(sp)
    xor a4, a4, s4
    xor t1, a4, a5
    xor a3, a3, t1
    rori a3, a3, 14
    sw a3, 300(sp)
    xor s4, ra, s5
    rori a3, s8, 31
    xor a3, s5, a3
    rori a4, a4, 31
    xor a4, t5, a4
    xor s2, s2, s4
    rori s2, s2, 25
    xor a7, a7, t1
    rori a7, a7, 11
    xor s5, t2, t5
    xor s8, s8, t3
    xor a2, a2, s5
    rori a2, a2, 10
    xor s11, s11, t1
    rori s11, s11, 23
    xor t6, t6, s5
    rori t6, t6, 9
    rori t5, s1, 31
    xor t5, t3, t5
    xor t3, s9, t1
    xor s9, s1, t0
    rori t2, t2, 31
    xor t2, t0, t2
    rori ra, ra, 31
    xor ra, a5, ra
    lw t0, 204(sp)
    andn a5, t3, s2
    xor t0, t0, a4
    rori t0, t0, 22
    xor a5, t0, a5
    sw a5, 28(a0)
    lw a5, 156(sp)
    xor s10, s10, t1
    xor a5, a5, ra
    rori a5, a5, 11
    rori s10, s10, 30
    xor t1, s0, s8
    rori t1, t1, 4
    andn s1, a2, t3
    xor s1, s2, s1
    sw s1, 36(a0)
    andn s0, a5, a2
    xor s0, t3, s0
    andn s1, t0, a5
    xor s1, a2, s1
    sw s1, 12(a0)
    andn s1, s2, t0
    xor s1, a5, s1
    sw s1, 20(a0)
    lw s2, 108(sp)
    lw a2, 132(sp)
    xor s2, s2, a3
    rori s2, s2, 10
    xor a2, a2, t2
    rori a2, a2, 22
    xor a6, a6, s4
    rori a6, a6, 12
    lw t3, 84(sp)
    xor s3, s3, s8
    xor t3, t3, a4
    rori t3, t3, 18
    rori s3, s3, 21
    xor t4, t4, s9
    rori t4, t4, 1
    xor s7, s7, s9
    rori s7, s7, 10
    andn s1, t3, t4
    xor s1, t6, s1
    sw s1, 64(a0)
    andn a5, s3, s7
    xor a5, s2, a5
    andn s1, t6, s10
    xor s1, a2, s1
    andn t6, t4, t6
    xor t6, s10, t6
    andn s10, s10, a2
    xor s10, t3, s10
    andn a2, a2, t3
    xor a2, t4, a2
    sw a2, 72(a0)
    lw t4, 252(sp)
    andn t0, a7, a6
    xor t4, t4, t2
    rori t4, t4, 25
    xor t0, t1, t0
    xor a2, a5, t0
    sw t0, 168(a0)
    sw a5, 8(a0)
    xor a2, a2, s1
    sw s1, 48(a0)
    lw t3, 60(sp)
    andn s1, s7, s2
    xor t3, t3, t5
    xor s1, t3, s1
    andn s2, s2, t3
    xor s2, t4, s2
    lw t0, 52(sp)
    andn t3, t3, t4
    lw a5, 8(t0)
    xor t3, s3, t3
    xor a5, s1, a5
    lw s1, 12(t0)
    andn s3, t4, s3
    xor s1, s0, s1
    sw s1, 4(a0)
    xor s3, s7, s3
    lw s7, 228(sp)
    sw t6, 56(a0)
    xor s7, s7, a3
    rori s7, s7, 31
    andn s0, s7, a7
    xor s0, a6, s0
    xor t4, s0, t6
    sw s0, 176(a0)
    xor t4, t4, s3
    sw s3, 16(a0)
    lw s1, 116(sp)
    lw s0, 76(sp)
    xor s1, s1, ra
    rori s1, s1, 29
    xor s0, s0, ra
    rori s0, s0, 1
    andn s3, t1, s0
    xor s3, s7, s3
    xor s6, s6, s4
    rori s6, s6, 22
    andn s7, s0, s7
    xor s7, a7, s7
    lw t0, 72(sp)
    andn t1, a6, t1
    xor t0, t0, s5
    rori t0, t0, 31
    xor t1, s0, t1
    xor a1, a1, s8
    rori a1, a1, 19
    lw t6, 96(sp)
    lw a6, 216(sp)
    xor t6, t6, s4
    rori t6, t6, 18
    xor s4, a6, s4
    rori s4, s4, 28
    lw a6, 220(sp)
    xor s0, a5, t1
    xor a6, a6, t5
    rori a6, a6, 23
    sw a5, 0(a0)
    sw t1, 160(a0)
    xor s0, s0, s10
    sw s10, 40(a0)
    andn a7, s1, t0
    xor a7, a6, a7
    xor s10, s2, a7
    sw a7, 112(a0)
    sw s2, 32(a0)
    xor s10, s10, s3
    sw s3, 192(a0)
    lw a5, 244(sp)
    andn s3, a1, s1
    xor a5, a5, a4
    rori a5, a5, 4
    xor s3, t0, s3
    lw a7, 212(sp)
    sw t3, 24(a0)
    xor a7, a7, t2
    rori a7, a7, 28
    andn s2, a7, a1
    xor s2, s1, s2
    andn t1, a6, a7
    xor t1, a1, t1
    andn s1, t0, a6
    xor s1, a7, s1
    xor a7, t3, s1
    sw s1, 104(a0)
    xor a7, a7, s7
    sw s7, 184(a0)
    lw a6, 200(sp)
    lw t0, 100(sp)
    xor a6, a6, s9
    rori a6, a6, 24
    xor t0, t0, t5
    rori t0, t0, 14
    lw s1, 148(sp)
    andn s7, t0, t6
    xor s1, s1, a3
    rori s1, s1, 27
    xor s7, a5, s7
    andn a1, a6, s1
    xor a1, t0, a1
    andn t0, s1, t0
    xor t0, t6, t0
    andn t3, a5, a6
    xor t3, s1, t3
    xor s1, a2, a1
    sw a1, 128(a0)
    xor s1, s1, s2
    sw s2, 88(a0)
    lw s2, 248(sp)
    xor t4, t4, t1
    xor s2, s2, s8
    rori s2, s2, 4
    sw t1, 96(a0)
    xor t4, t4, t3
    sw t3, 136(a0)
    lw t1, 80(sp)
    lw a1, 164(sp)
    xor t1, t1, s9
    rori t1, t1, 1
    xor a1, a1, a4
    rori a1, a1, 20
    andn t6, t6, a5
    xor t6, a6, t6
    lw a5, 120(sp)
    xor s0, s0, t0
    xor a5, a5, s9
    rori a5, a5, 29
    sw t0, 120(a0)
    xor s0, s0, s3
    sw s3, 80(a0)
    lw s3, 68(sp)
    lw a6, 172(sp)
    xor s3, s3, a3
    xor a6, a6, t2
    rori a6, a6, 13
    andn t3, a5, s3
    xor t3, s11, t3
    andn t0, a1, a5
    xor t0, s3, t0
    lw s9, 88(sp)
    lw a2, 72(a0)
    xor s8, s9, s8
    rori s8, s8, 18
    xor s10, s10, s7
    sw s7, 152(a0)
    xor s10, s10, a2
    lw a2, 124(sp)
    lw s9, 232(sp)
    xor a4, a2, a4
    rori a4, a4, 5
    xor s9, s9, s5
    rori s9, s9, 31
    andn s7, a4, t1
    xor s7, s9, s7
    andn a2, s4, a1
    xor a2, a5, a2
    lw a5, 152(sp)
    sw t6, 144(a0)
    xor a5, a5, s5
    rori a5, a5, 27
    andn s5, s11, s4
    xor s5, a1, s5
    lw a1, 64(a0)
    andn s3, s3, s11
    xor a7, a7, a1
    xor a7, a7, t6
    lw t6, 236(sp)
    xor s3, s4, s3
    xor t6, t6, ra
    rori t6, t6, 2
    lw s4, 196(sp)
    andn a1, a6, a4
    xor ra, s4, ra
    rori ra, ra, 25
    lw s4, 92(sp)
    xor a1, t1, a1
    xor t2, s4, t2
    rori t2, t2, 19
    lw s4, 140(sp)
    lw s11, 180(sp)
    xor s4, s4, t5
    rori s4, s4, 31
    xor s11, s11, t5
    rori s11, s11, 12
    andn t5, s9, s11
    xor t5, a6, t5
    andn t1, t1, s9
    xor t1, s11, t1
    lw s9, 188(sp)
    andn s11, s11, a6
    xor a3, s9, a3
    rori a3, a3, 10
    xor s11, a4, s11
    andn a4, a3, s4
    xor a4, s6, a4
    andn a6, t6, a3
    xor a6, s4, a6
    andn s9, s8, t6
    xor s9, a3, s9
    andn a3, s6, s8
    xor a3, t6, a3
    andn s4, s4, s6
    xor s4, s8, s4
    lw s8, 300(sp)
    andn s6, ra, a5
    xor s6, s8, s6
    xor t6, s11, a4
    sw s11, 172(a0)
    xor t6, t6, s6
    lw s11, 12(a0)
    xor t6, t6, a2
    sw a2, 92(a0)
    xor t6, t6, s11
    andn s11, s2, ra
    xor s11, a5, s11
    andn a2, t2, s2
    xor a2, ra, a2
    xor ra, t1, s3
    sw t1, 188(a0)
    xor ra, ra, s9
    andn a5, a5, s8
    xor a5, t2, a5
    xor t1, s4, a5
    xor t1, t1, t0
    andn t2, s8, t2
    xor t2, s2, t2
    lw s8, 20(a0)
    xor s2, a6, s5
    sw a6, 60(a0)
    xor s2, s2, s8
    xor a6, t3, a3
    xor a6, a6, s7
    xor s2, s2, s11
    sw s11, 140(a0)
    xor s2, s2, t5
    lw s8, 28(a0)
    xor t1, t1, a1
    xor ra, ra, s8
    xor ra, ra, a2
    lw s8, 4(a0)
    lw s11, 36(a0)
    xor t1, t1, s8
    xor a6, a6, t2
    sw t2, 156(a0)
    xor a6, a6, s11
    lw s11, 52(sp)
    lw t2, 56(sp)
    addi s11, s11, 16
    sw s11, 52(sp)
    bne s11, t2, .L_rvh_keccak_rounds
    sw s8, 4(a0)
    sw s4, 44(a0)
    sw a4, 52(a0)
    sw s9, 68(a0)
    sw a3, 76(a0)
    sw t0, 84(a0)
    sw s5, 100(a0)
    sw s3, 108(a0)
    sw t3, 116(a0)
    sw a5, 124(a0)
    sw s6, 132(a0)
    sw a2, 148(a0)
    sw a1, 164(a0)
    sw t5, 180(a0)
    sw s7, 196(a0)
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

// SPDX-License-Identifier: Apache-2.0
//
// Made by `python -m rvhash.codegen`; do not edit.
//
// void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds): the last 24 or 12 rounds of Keccak-f[1600]. The
// state is 25 lanes at a multiple of 4, each the word of its even bits, then the word of its odd bits.
//
// Requires RV32I and Zbb.
//
// Registers: As in the psABI; gp and tp stay as they are. Stack: 224 bytes.
//
// 8086 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 28524 bytes of code and constants.

    .section .text.rvh_keccak_permute, "ax"
    .balign 4
    .globl rvh_keccak_permute
    .type rvh_keccak_permute, @function
rvh_keccak_permute:
    addi sp, sp, -224
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
    sw a0, 52(sp)
    addi t0, zero, 24
    beq a1, t0, .L_rvh_keccak_24
    lw s0, 0(a0)
    lw a1, 40(a0)
    sw s0, 100(sp)
    sw a1, 124(sp)
    lw a3, 80(a0)
    lw a4, 120(a0)
    sw a3, 132(sp)
    sw a4, 140(sp)
    lw a5, 160(a0)
    xor t1, s0, a1
    sw a5, 192(sp)
    xor t1, t1, a3
    xor t1, t1, a4
    xor t1, t1, a5
    lw a6, 4(a0)
    lw a7, 44(a0)
    sw a6, 68(sp)
    lw s2, 84(a0)
    lw s3, 124(a0)
    lw s6, 164(a0)
    xor t2, a6, a7
    xor t2, t2, s2
    xor t2, t2, s3
    xor t2, t2, s6
    lw s7, 8(a0)
    lw s8, 48(a0)
    sw s7, 108(sp)
    sw s8, 60(sp)
    lw s9, 88(a0)
    lw s11, 128(a0)
    sw s9, 172(sp)
    sw s11, 184(sp)
    lw t3, 168(a0)
    xor s1, s7, s8
    sw t3, 116(sp)
    xor s1, s1, s9
    xor s1, s1, s11
    xor s1, s1, t3
    lw t4, 12(a0)
    lw t6, 52(a0)
    sw t4, 136(sp)
    lw s0, 92(a0)
    lw a1, 132(a0)
    sw s0, 180(sp)
    lw a3, 172(a0)
    xor s10, t4, t6
    sw a3, 196(sp)
    xor s10, s10, s0
    xor s10, s10, a1
    xor s10, s10, a3
    lw a4, 16(a0)
    lw a5, 56(a0)
    sw a4, 92(sp)
    sw a5, 88(sp)
    lw a6, 96(a0)
    lw a7, 136(a0)
    sw a6, 112(sp)
    sw a7, 144(sp)
    lw s2, 176(a0)
    xor t5, a4, a5
    sw s2, 188(sp)
    xor t5, t5, a6
    xor t5, t5, a7
    xor t5, t5, s2
    lw s3, 20(a0)
    lw s6, 60(a0)
    sw s3, 204(sp)
    sw s6, 76(sp)
    lw s7, 100(a0)
    lw s8, 140(a0)
    lw s9, 180(a0)
    sw s8, 72(sp)
    xor s5, s3, s6
    xor s5, s5, s7
    xor s5, s5, s8
    xor s5, s5, s9
    lw s11, 24(a0)
    lw t3, 64(a0)
    sw s11, 96(sp)
    sw t3, 148(sp)
    lw t4, 104(a0)
    lw t6, 144(a0)
    sw t4, 64(sp)
    lw s0, 184(a0)
    xor t0, s11, t3
    sw s0, 128(sp)
    xor t0, t0, t4
    xor t0, t0, t6
    xor t0, t0, s0
    lw a1, 28(a0)
    lw a3, 68(a0)
    sw a1, 168(sp)
    lw a4, 108(a0)
    lw a5, 148(a0)
    lw a6, 188(a0)
    xor ra, a1, a3
    sw a6, 156(sp)
    xor ra, ra, a4
    xor ra, ra, a5
    xor ra, ra, a6
    lw a7, 32(a0)
    lw s2, 72(a0)
    sw a7, 120(sp)
    sw s2, 104(sp)
    lw s3, 112(a0)
    lw s6, 152(a0)
    sw s3, 176(sp)
    sw s6, 56(sp)
    lw s7, 192(a0)
    xor s4, a7, s2
    sw s7, 164(sp)
    xor s4, s4, s3
    xor s4, s4, s6
    xor s4, s4, s7
    lw s8, 36(a0)
    lw s9, 76(a0)
    sw s8, 152(sp)
    lw s11, 116(a0)
    lw t3, 156(a0)
    lw t4, 196(a0)
    xor a2, s8, s9
    xor a2, a2, s11
    xor a2, a2, t3
    xor a2, a2, t4
    lw t3, 4(a0)
    lw s2, 36(a0)
    lw s0, 44(a0)
    lw s11, 52(a0)
    lw t4, 68(a0)
    lw a4, 76(a0)
    lw a3, 84(a0)
    lw s8, 100(a0)
    lw s3, 108(a0)
    lw s7, 124(a0)
    lw a7, 132(a0)
    lw a5, 144(a0)
    lw s9, 148(a0)
    lw a1, 156(a0)
    lw a6, 164(a0)
    lw t6, 180(a0)
    lw s6, 196(a0)
    lw a0, 116(a0)
    j .L_rvh_keccak_12
    .balign 4
.L_rvh_keccak_24:
    lw ra, 8(a0)
    lw t0, 168(a0)
    lw t1, 48(a0)
    xor t2, ra, t0
    xor t2, t2, t1
    lw s0, 176(a0)
    lw s1, 56(a0)
    lw a1, 16(a0)
    xor a2, s0, s1
    xor a2, a2, a1
    lw a3, 0(a0)
    lw a4, 160(a0)
    lw a5, 40(a0)
    xor a6, a3, a4
    xor a6, a6, a5
    lw a7, 32(a0)
    lw s2, 112(a0)
    lw s3, 192(a0)
    xor s4, a7, s2
    xor s4, s4, s3
    lw s5, 24(a0)
    lw s6, 104(a0)
    lw s7, 184(a0)
    xor s8, s5, s6
    xor s8, s8, s7
    lw s9, 128(a0)
    lw s10, 88(a0)
    xor t2, t2, s9
    xor t2, t2, s10
    lw s11, 96(a0)
    lw t3, 136(a0)
    xor a2, a2, s11
    xor a2, a2, t3
    lw t4, 120(a0)
    lw t5, 80(a0)
    xor a6, a6, t4
    xor a6, a6, t5
    lw t6, 152(a0)
    lw s9, 72(a0)
    xor s4, s4, t6
    xor s4, s4, s9
    lw t4, 64(a0)
    lw t5, 144(a0)
    xor s8, s8, t4
    xor s8, s8, t5
    lw a7, 172(a0)
    lw t3, 52(a0)
    lw s0, 132(a0)
    xor t4, a7, t3
    xor t4, t4, s0
    lw a7, 92(a0)
    lw s2, 12(a0)
    xor t4, t4, a7
    xor t4, t4, s2
    lw a7, 188(a0)
    lw ra, 108(a0)
    lw s6, 68(a0)
    xor s10, a7, ra
    xor s10, s10, s6
    lw a7, 44(a0)
    lw a5, 124(a0)
    lw t6, 84(a0)
    xor s7, a7, a5
    xor s7, s7, t6
    lw a4, 60(a0)
    lw ra, 100(a0)
    lw s2, 20(a0)
    xor a1, a4, ra
    xor a1, a1, s2
    lw a4, 116(a0)
    lw s2, 76(a0)
    lw s1, 196(a0)
    xor t0, a4, s2
    xor t0, t0, s1
    lw s2, 140(a0)
    lw a3, 180(a0)
    xor a1, a1, s2
    xor a1, a1, a3
    lw s2, 28(a0)
    lw s3, 148(a0)
    xor s10, s10, s2
    xor s10, s10, s3
    lw s2, 164(a0)
    lw ra, 4(a0)
    xor s7, s7, s2
    xor s7, s7, ra
    lw a3, 156(a0)
    lw s3, 36(a0)
    xor t0, t0, a3
    xor t0, t0, s3
    xor a3, t0, t2
    xor a7, a7, a3
    rori a7, a7, 14
    sw a7, 56(sp)
    xor a7, s10, a6
    rori s3, a1, 31
    xor s3, a6, s3
    rori t0, t0, 31
    xor t0, a2, t0
    xor s1, s1, a7
    rori s1, s1, 25
    xor a5, a5, a3
    rori a5, a5, 11
    xor a2, s7, a2
    xor a1, a1, s4
    xor a6, t3, a2
    rori a6, a6, 10
    xor s2, s2, a3
    rori s2, s2, 23
    xor s0, s0, a2
    rori s0, s0, 9
    rori t3, t4, 31
    xor t3, s4, t3
    xor ra, ra, a3
    xor s4, t4, s8
    rori s7, s7, 31
    xor s7, s8, s7
    rori s8, s10, 31
    xor s8, t2, s8
    xor t2, t5, t0
    rori t2, t2, 22
    andn s10, ra, s1
    xor s10, t2, s10
    xor s11, s11, s8
    rori s11, s11, 11
    xor a3, t6, a3
    rori a3, a3, 30
    xor s6, s6, a1
    rori s6, s6, 4
    andn t4, a6, ra
    xor t4, s1, t4
    andn t5, s11, a6
    xor t5, ra, t5
    andn ra, t2, s11
    xor ra, a6, ra
    andn t2, s1, t2
    xor t2, s11, t2
    xor t1, t1, s3
    rori t1, t1, 10
    xor s1, s9, s7
    rori s1, s1, 22
    xor a4, a4, a7
    rori a4, a4, 12
    xor a6, s5, t0
    rori a6, a6, 18
    lw s5, 148(a0)
    lw s9, 180(a0)
    xor s5, s5, a1
    rori s5, s5, 21
    xor s9, s9, s4
    rori s9, s9, 1
    lw s11, 100(a0)
    andn t6, a6, s9
    xor s11, s11, s4
    rori s11, s11, 10
    xor t6, s0, t6
    sw t4, 60(sp)
    andn t4, s5, s11
    xor t4, t1, t4
    sw t5, 64(sp)
    andn t5, s0, a3
    xor t5, s1, t5
    andn s0, s9, s0
    xor s0, a3, s0
    andn a3, a3, s1
    xor a3, a6, a3
    andn s1, s1, a6
    xor s1, s9, s1
    lw a6, 192(a0)
    andn s9, a5, a4
    xor a6, a6, s7
    rori a6, a6, 25
    xor s9, s6, s9
    sw s10, 68(sp)
    xor s10, t4, s9
    xor s10, s10, t5
    sw t4, 72(sp)
    lw t4, 0(a0)
    sw s9, 76(sp)
    xor t4, t4, t3
    andn s9, s11, t1
    xor s9, t4, s9
    andn t1, t1, t4
    xor t1, a6, t1
    xori s9, s9, 1
    andn t4, t4, a6
    xor t4, s5, t4
    andn a6, a6, s5
    xor a6, s11, a6
    lw s5, 168(a0)
    sw t5, 80(sp)
    xor s5, s5, s3
    rori s5, s5, 31
    andn s11, s5, a5
    xor s11, a4, s11
    xor t5, s11, s0
    xor t5, t5, a6
    sw s11, 84(sp)
    lw s11, 56(a0)
    sw a6, 88(sp)
    xor s11, s11, s8
    rori s11, s11, 29
    lw a6, 16(a0)
    sw s0, 92(sp)
    xor a6, a6, s8
    rori a6, a6, 1
    andn s0, s6, a6
    xor s0, s5, s0
    sw t2, 96(sp)
    lw t2, 76(a0)
    andn s5, a6, s5
    xor t2, t2, a7
    rori t2, t2, 22
    xor s5, a5, s5
    lw a5, 12(a0)
    andn a4, a4, s6
    xor a5, a5, a2
    rori a5, a5, 31
    xor a4, a6, a4
    lw a6, 108(a0)
    lw s6, 36(a0)
    xor a6, a6, a1
    rori a6, a6, 19
    xor s6, s6, a7
    rori s6, s6, 18
    sw ra, 100(sp)
    lw ra, 156(a0)
    sw t2, 104(sp)
    xor ra, ra, a7
    rori ra, ra, 28
    lw a7, 160(a0)
    xor t2, s9, a4
    xor a7, a7, t3
    rori a7, a7, 23
    xor t2, t2, a3
    sw a3, 108(sp)
    andn a3, s11, a5
    xor a3, a7, a3
    sw a4, 112(sp)
    xor a4, t1, a3
    xor a4, a4, s0
    sw t1, 116(sp)
    lw t1, 184(a0)
    sw a3, 120(sp)
    xor t1, t1, t0
    rori t1, t1, 4
    andn a3, a6, s11
    xor a3, a5, a3
    sw s9, 124(sp)
    lw s9, 152(a0)
    sw s0, 128(sp)
    xor s9, s9, s7
    rori s9, s9, 28
    andn s0, s9, a6
    xor s0, s11, s0
    andn s11, a7, s9
    xor s11, a6, s11
    andn a5, a5, a7
    xor a5, s9, a5
    xor a6, t4, a5
    xor a6, a6, s5
    lw a7, 140(a0)
    lw s9, 40(a0)
    xor a7, a7, s4
    rori a7, a7, 24
    xor s9, s9, t3
    rori s9, s9, 14
    sw a5, 132(sp)
    lw a5, 88(a0)
    sw s5, 136(sp)
    xor a5, a5, s3
    rori a5, a5, 27
    andn s5, s9, s6
    xor s5, t1, s5
    sw t4, 140(sp)
    andn t4, a7, a5
    xor t4, s9, t4
    andn s9, a5, s9
    xor s9, s6, s9
    sw t3, 144(sp)
    andn t3, t1, a7
    xor t3, a5, t3
    xor a5, s10, t4
    xor a5, a5, s0
    lw s10, 188(a0)
    xor t5, t5, s11
    xor s10, s10, a1
    rori s10, s10, 4
    xor t5, t5, t3
    sw t4, 148(sp)
    lw t4, 20(a0)
    sw t3, 152(sp)
    xor t4, t4, s4
    rori t4, t4, 1
    lw t3, 104(a0)
    andn t1, s6, t1
    xor t3, t3, t0
    rori t3, t3, 20
    xor t1, a7, t1
    lw a7, 60(a0)
    xor t2, t2, s9
    xor a7, a7, s4
    rori a7, a7, 29
    xor t2, t2, a3
    lw s4, 8(a0)
    lw s6, 112(a0)
    xor s4, s4, s3
    xor s6, s6, s7
    rori s6, s6, 13
    sw s9, 156(sp)
    andn s9, a7, s4
    xor s9, s2, s9
    sw a3, 160(sp)
    andn a3, t3, a7
    xor a3, s4, a3
    sw s0, 164(sp)
    lw s0, 28(a0)
    sw s5, 168(sp)
    xor s0, s0, a1
    rori s0, s0, 18
    xor a1, a4, s5
    xor a1, a1, s1
    lw a4, 64(a0)
    sw s1, 172(sp)
    xor t0, a4, t0
    rori t0, t0, 5
    lw a4, 172(a0)
    andn s5, t0, t4
    xor a4, a4, a2
    rori a4, a4, 31
    xor s5, a4, s5
    andn s1, ra, t3
    xor s1, a7, s1
    lw a7, 92(a0)
    xor a6, a6, t6
    xor a2, a7, a2
    rori a2, a2, 27
    andn a7, s2, ra
    xor a7, t3, a7
    xor a6, a6, t1
    lw t3, 176(a0)
    andn s2, s4, s2
    xor t3, t3, s8
    rori t3, t3, 2
    xor s2, ra, s2
    lw ra, 136(a0)
    lw s4, 32(a0)
    xor ra, ra, s8
    rori ra, ra, 25
    xor s4, s4, s7
    rori s4, s4, 19
    andn s7, s6, t0
    xor s7, t4, s7
    lw s8, 80(a0)
    sw t6, 176(sp)
    lw t6, 144(sp)
    sw s11, 180(sp)
    xor s8, s8, t6
    rori s8, s8, 31
    lw s11, 120(a0)
    sw t1, 144(sp)
    xor s11, s11, t6
    rori s11, s11, 12
    andn t6, a4, s11
    xor t6, s6, t6
    andn a4, t4, a4
    xor a4, s11, a4
    lw t4, 128(a0)
    andn s6, s11, s6
    xor s3, t4, s3
    rori s3, s3, 10
    xor s6, t0, s6
    lw t0, 104(sp)
    andn s11, s3, s8
    xor s11, t0, s11
    andn t4, t3, s3
    xor t4, s8, t4
    andn t1, s0, t3
    xor t1, s3, t1
    andn s3, t0, s0
    xor s3, t3, s3
    andn t0, s8, t0
    xor t0, s0, t0
    lw s0, 56(sp)
    andn s8, ra, a2
    xor s8, s0, s8
    xor t3, s6, s11
    xor t3, t3, s8
    sw s6, 104(sp)
    lw s6, 100(sp)
    xor t3, t3, s1
    xor t3, t3, s6
    sw s1, 184(sp)
    andn s1, s10, ra
    xor s1, a2, s1
    andn s6, s4, s10
    xor s6, ra, s6
    xor ra, a4, s2
    xor ra, ra, t1
    andn a2, a2, s0
    xor a2, s4, a2
    sw a4, 188(sp)
    xor a4, t0, a2
    xor a4, a4, a3
    andn s0, s0, s4
    xor s0, s10, s0
    lw s4, 96(sp)
    xor s10, t4, a7
    xor s10, s10, s4
    xor s4, s9, s3
    xor s4, s4, s5
    xor s10, s10, s1
    xor s10, s10, t6
    sw t4, 56(sp)
    lw t4, 68(sp)
    xor a4, a4, s7
    xor ra, ra, t4
    xor ra, ra, s6
    lw t4, 64(sp)
    sw s1, 192(sp)
    xor a4, a4, t4
    lw s1, 60(sp)
    xor s4, s4, s0
    xor s4, s4, s1
    xor a0, s4, a5
    xor t0, t0, a0
    rori t0, t0, 14
    sw t0, 196(sp)
    xor t0, ra, t2
    rori s1, s10, 31
    xor s1, t2, s1
    rori t2, s4, 31
    xor t2, t5, t2
    xor s4, s5, t0
    rori s4, s4, 25
    xor a2, a2, a0
    rori a2, a2, 11
    xor s5, a4, t5
    xor s10, s10, a1
    xor s11, s11, s5
    rori s11, s11, 10
    xor s7, s7, a0
    rori s7, s7, 23
    xor s8, s8, s5
    rori s8, s8, 9
    rori t5, t3, 31
    xor t5, a1, t5
    xor a1, t4, a0
    xor t3, t3, a6
    rori a4, a4, 31
    xor a4, a6, a4
    rori ra, ra, 31
    xor ra, a5, ra
    lw a5, 144(sp)
    andn a6, a1, s4
    xor a5, a5, t2
    rori a5, a5, 22
    xor a6, a5, a6
    lw t4, 180(sp)
    xor a3, a3, a0
    xor t4, t4, ra
    rori t4, t4, 11
    rori a3, a3, 30
    xor t1, t1, s10
    rori t1, t1, 4
    andn a0, s11, a1
    xor a0, s4, a0
    sw a0, 180(sp)
    andn a0, t4, s11
    xor a0, a1, a0
    andn a1, a5, t4
    xor a1, s11, a1
    andn a5, s4, a5
    xor a5, t4, a5
    lw s4, 80(sp)
    lw s11, 172(sp)
    xor s4, s4, s1
    rori s4, s4, 10
    xor s11, s11, a4
    rori s11, s11, 22
    xor s9, s9, t0
    rori s9, s9, 12
    lw t4, 140(sp)
    xor s6, s6, s10
    xor t4, t4, t2
    rori t4, t4, 18
    rori s6, s6, 21
    xor t6, t6, t3
    rori t6, t6, 1
    xor a7, a7, t3
    rori a7, a7, 10
    sw a6, 140(sp)
    andn a6, t4, t6
    xor a6, s8, a6
    sw a5, 172(sp)
    andn a5, s6, a7
    xor a5, s4, a5
    sw a1, 80(sp)
    andn a1, s8, a3
    xor a1, s11, a1
    andn s8, t6, s8
    xor s8, a3, s8
    andn a3, a3, s11
    xor a3, t4, a3
    andn s11, s11, t4
    xor s11, t6, s11
    lw t4, 128(sp)
    andn t6, a2, s9
    xor t4, t4, a4
    rori t4, t4, 25
    xor t6, t1, t6
    sw a6, 128(sp)
    xor a6, a5, t6
    xor a6, a6, a1
    sw a5, 144(sp)
    lw a5, 124(sp)
    sw t6, 124(sp)
    xor a5, a5, t5
    andn t6, a7, s4
    xor t6, a5, t6
    andn s4, s4, a5
    xor s4, t4, s4
    andn a5, a5, t4
    xor a5, s6, a5
    xori a0, a0, 137
    andn s6, t4, s6
    xor s6, a7, s6
    lw a7, 76(sp)
    sw a1, 76(sp)
    xor a7, a7, s1
    rori a7, a7, 31
    andn t4, a7, a2
    xor t4, s9, t4
    xor a1, t4, s8
    xor a1, a1, s6
    sw t4, 64(sp)
    lw t4, 92(sp)
    sw s6, 92(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s6, 88(sp)
    sw s8, 88(sp)
    xor s6, s6, ra
    rori s6, s6, 1
    andn s8, t1, s6
    xor s8, a7, s8
    xor s3, s3, t0
    rori s3, s3, 22
    andn a7, s6, a7
    xor a7, a2, a7
    lw a2, 100(sp)
    andn t1, s9, t1
    xor a2, a2, s5
    rori a2, a2, 31
    xor t1, s6, t1
    xor s2, s2, s10
    rori s2, s2, 19
    lw s6, 60(sp)
    xor s9, t6, t1
    xor s6, s6, t0
    rori s6, s6, 18
    xor t0, s0, t0
    rori t0, t0, 28
    lw s0, 112(sp)
    xor s9, s9, a3
    xor s0, s0, t5
    rori s0, s0, 23
    sw a3, 112(sp)
    andn a3, t4, a2
    xor a3, s0, a3
    sw t1, 60(sp)
    xor t1, s4, a3
    xor t1, t1, s8
    sw s4, 100(sp)
    lw s4, 136(sp)
    sw a3, 136(sp)
    xor s4, s4, t2
    rori s4, s4, 4
    andn a3, s2, t4
    xor a3, a2, a3
    sw t6, 200(sp)
    lw t6, 168(sp)
    sw s8, 168(sp)
    xor t6, t6, a4
    rori t6, t6, 28
    andn s8, t6, s2
    xor s8, t4, s8
    andn t4, s0, t6
    xor t4, s2, t4
    andn s0, a2, s0
    xor s0, t6, s0
    xor a2, a5, s0
    xor a2, a2, a7
    lw s2, 192(sp)
    lw t6, 108(sp)
    xor s2, s2, t3
    rori s2, s2, 24
    xor t6, t6, t5
    rori t6, t6, 14
    sw s0, 108(sp)
    lw s0, 164(sp)
    sw a7, 164(sp)
    xor s0, s0, s1
    rori s0, s0, 27
    andn a7, t6, s6
    xor a7, s4, a7
    sw a5, 192(sp)
    andn a5, s2, s0
    xor a5, t6, a5
    andn t6, s0, t6
    xor t6, s6, t6
    sw a0, 204(sp)
    andn a0, s4, s2
    xor a0, s0, a0
    xor s0, a6, a5
    xor s0, s0, s8
    lw a6, 188(sp)
    xor a1, a1, t4
    xor a6, a6, s10
    rori a6, a6, 4
    xor a1, a1, a0
    sw a5, 188(sp)
    lw a5, 96(sp)
    sw a0, 96(sp)
    xor a5, a5, t3
    rori a5, a5, 1
    lw a0, 132(sp)
    andn s4, s6, s4
    xor a0, a0, t2
    rori a0, a0, 20
    xor s4, s2, s4
    lw s2, 56(sp)
    xor s6, s9, t6
    xor s2, s2, t3
    rori s2, s2, 29
    xor s6, s6, a3
    lw s9, 72(sp)
    lw t3, 120(sp)
    xor s9, s9, s1
    xor t3, t3, a4
    rori t3, t3, 13
    sw t6, 120(sp)
    andn t6, s2, s9
    xor t6, s7, t6
    sw a3, 72(sp)
    andn a3, a0, s2
    xor a3, s9, a3
    sw s8, 56(sp)
    lw s8, 68(sp)
    xor t1, t1, a7
    xor s8, s8, s10
    rori s8, s8, 18
    xor t1, t1, s11
    lw s10, 176(sp)
    sw s11, 176(sp)
    xor t2, s10, t2
    rori t2, t2, 5
    lw s10, 104(sp)
    sw a7, 104(sp)
    xor s10, s10, s5
    rori s10, s10, 31
    andn a7, t2, a5
    andn s11, t0, a0
    xor s11, s2, s11
    lw s2, 184(sp)
    xor a7, s10, a7
    xor s2, s2, s5
    rori s2, s2, 27
    andn s5, s7, t0
    xor s5, a0, s5
    lw a0, 128(sp)
    andn s7, s9, s7
    xor a2, a2, a0
    xor a2, a2, s4
    lw a0, 84(sp)
    xor s7, t0, s7
    xor a0, a0, ra
    rori a0, a0, 2
    lw t0, 152(sp)
    lw s9, 160(sp)
    xor ra, t0, ra
    rori ra, ra, 25
    lw t0, 116(sp)
    xor s9, s9, t5
    xor t0, t0, a4
    rori t0, t0, 19
    andn a4, t3, t2
    xor a4, a5, a4
    rori s9, s9, 31
    sw t4, 160(sp)
    lw t4, 156(sp)
    andn a5, a5, s10
    xor t4, t4, t5
    rori t4, t4, 12
    andn t5, s10, t4
    xor t5, t3, t5
    xor a5, t4, a5
    lw s10, 148(sp)
    sw s11, 156(sp)
    xor s1, s10, s1
    rori s1, s1, 10
    andn s10, t4, t3
    xor s10, t2, s10
    andn t2, s1, s9
    xor t2, s3, t2
    andn t3, a0, s1
    xor t3, s9, t3
    andn t4, s8, a0
    xor t4, s1, t4
    andn s1, s3, s8
    xor s1, a0, s1
    andn s3, s9, s3
    xor s3, s8, s3
    lw s8, 196(sp)
    andn s9, ra, s2
    xor s9, s8, s9
    xor a0, s10, t2
    xor a0, a0, s9
    sw s10, 148(sp)
    lw s10, 80(sp)
    xor a0, a0, s11
    xor a0, a0, s10
    andn s11, a6, ra
    xor s11, s2, s11
    andn s10, t0, a6
    xor s10, ra, s10
    xor ra, a5, s7
    xor ra, ra, t4
    andn s2, s2, s8
    xor s2, t0, s2
    sw a5, 116(sp)
    xor a5, s3, s2
    xor a5, a5, a3
    andn t0, s8, t0
    xor t0, a6, t0
    lw a6, 172(sp)
    xor s8, t3, s5
    xor s8, s8, a6
    xor a6, t6, s1
    xor a6, a6, a7
    xor s8, s8, s11
    xor s8, s8, t5
    sw t3, 196(sp)
    lw t3, 140(sp)
    xor a5, a5, a4
    xor ra, ra, t3
    xor ra, ra, s10
    lw t3, 204(sp)
    sw s11, 152(sp)
    xor a5, a5, t3
    lw s11, 180(sp)
    xor a6, a6, t0
    xor a6, a6, s11
    xor s11, a6, s0
    xor s3, s3, s11
    rori s3, s3, 14
    sw s3, 84(sp)
    xor s3, ra, s6
    sw t0, 184(sp)
    rori t0, s8, 31
    xor t0, s6, t0
    rori a6, a6, 31
    xor a6, a1, a6
    xor a7, a7, s3
    rori a7, a7, 25
    xor s2, s2, s11
    rori s2, s2, 11
    xor a1, a5, a1
    xor s6, s8, t1
    xor t2, t2, a1
    rori t2, t2, 10
    xor a4, a4, s11
    rori a4, a4, 23
    xor s8, s9, a1
    rori s8, s8, 9
    rori s9, a0, 31
    xor s9, t1, s9
    xor t1, t3, s11
    xor t3, a0, a2
    rori a5, a5, 31
    xor a5, a2, a5
    rori ra, ra, 31
    xor ra, s0, ra
    xor s0, s4, a6
    rori s0, s0, 22
    andn a2, t1, a7
    xor a2, s0, a2
    lw s4, 160(sp)
    xor a3, a3, s11
    xor s4, s4, ra
    rori s4, s4, 11
    rori a3, a3, 30
    xor s11, t4, s6
    rori s11, s11, 4
    andn t4, t2, t1
    xor t4, a7, t4
    andn a0, s4, t2
    xor a0, t1, a0
    andn t1, s0, s4
    xor t1, t2, t1
    andn t2, a7, s0
    xor t2, s4, t2
    lw s0, 76(sp)
    lw a7, 176(sp)
    xor s0, s0, t0
    rori s0, s0, 10
    xor a7, a7, a5
    rori a7, a7, 22
    xor s4, t6, s3
    rori s4, s4, 12
    lw t6, 192(sp)
    xor s10, s10, s6
    xor t6, t6, a6
    rori t6, t6, 18
    rori s10, s10, 21
    xor t5, t5, t3
    rori t5, t5, 1
    xor s5, s5, t3
    rori s5, s5, 10
    sw t4, 192(sp)
    andn t4, t6, t5
    xor t4, s8, t4
    sw a2, 176(sp)
    andn a2, s10, s5
    xor a2, s0, a2
    sw t2, 76(sp)
    andn t2, s8, a3
    xor t2, a7, t2
    andn s8, t5, s8
    xor s8, a3, s8
    andn a3, a3, a7
    xor a3, t6, a3
    andn a7, a7, t6
    xor a7, t5, a7
    lw t5, 168(sp)
    andn t6, s2, s4
    xor t5, t5, a5
    rori t5, t5, 25
    xor t6, s11, t6
    sw t1, 168(sp)
    xor t1, a2, t6
    xor t1, t1, t2
    sw a2, 160(sp)
    lw a2, 200(sp)
    sw t6, 200(sp)
    xor a2, a2, s9
    andn t6, s5, s0
    xor t6, a2, t6
    andn s0, s0, a2
    xor s0, t5, s0
    andn a2, a2, t5
    xor a2, s10, a2
    sw t2, 204(sp)
    lui t2, 524288
    xor t2, a0, t2
    xori t2, t2, 139
    andn s10, t5, s10
    xor s10, s5, s10
    lw s5, 124(sp)
    xor s1, s1, s3
    xor s5, s5, t0
    rori s5, s5, 31
    andn t5, s5, s2
    xor t5, s4, t5
    xor a0, t5, s8
    xor a0, a0, s10
    sw t5, 124(sp)
    lw t5, 88(sp)
    sw s10, 88(sp)
    xor t5, t5, ra
    rori t5, t5, 29
    lw s10, 92(sp)
    sw s8, 92(sp)
    xor s10, s10, ra
    rori s10, s10, 1
    andn s8, s11, s10
    xor s8, s5, s8
    rori s1, s1, 22
    andn s5, s10, s5
    xor s5, s2, s5
    lw s2, 80(sp)
    andn s4, s4, s11
    xor s2, s2, a1
    rori s2, s2, 31
    xor s4, s10, s4
    xor s7, s7, s6
    rori s7, s7, 19
    lw s10, 180(sp)
    lw s11, 184(sp)
    xor s10, s10, s3
    rori s10, s10, 18
    xor s3, s11, s3
    rori s3, s3, 28
    lw s11, 60(sp)
    sw t2, 60(sp)
    xor s11, s11, s9
    rori s11, s11, 23
    xor t2, t6, s4
    xor t2, t2, a3
    sw a3, 184(sp)
    andn a3, t5, s2
    xor a3, s11, a3
    sw s4, 180(sp)
    xor s4, s0, a3
    xor s4, s4, s8
    sw s0, 80(sp)
    lw s0, 164(sp)
    sw a3, 164(sp)
    xor s0, s0, a6
    rori s0, s0, 4
    andn a3, s7, t5
    xor a3, s2, a3
    sw t6, 68(sp)
    lw t6, 104(sp)
    sw s8, 104(sp)
    xor t6, t6, a5
    rori t6, t6, 28
    andn s8, t6, s7
    xor s8, t5, s8
    andn t5, s11, t6
    xor t5, s7, t5
    andn s2, s2, s11
    xor s2, t6, s2
    xor s7, a2, s2
    xor s7, s7, s5
    lw s11, 152(sp)
    lw t6, 112(sp)
    xor s11, s11, t3
    rori s11, s11, 24
    xor t6, t6, s9
    rori t6, t6, 14
    sw s2, 112(sp)
    lw s2, 56(sp)
    sw s5, 56(sp)
    xor s2, s2, t0
    rori s2, s2, 27
    andn s5, t6, s10
    xor s5, s0, s5
    sw a2, 152(sp)
    andn a2, s11, s2
    xor a2, t6, a2
    andn t6, s2, t6
    xor t6, s10, t6
    sw s1, 132(sp)
    andn s1, s0, s11
    xor s1, s2, s1
    xor t1, t1, a2
    xor t1, t1, s8
    lw s2, 116(sp)
    xor a0, a0, t5
    xor s2, s2, s6
    rori s2, s2, 4
    xor a0, a0, s1
    sw a2, 116(sp)
    lw a2, 172(sp)
    sw s1, 172(sp)
    xor a2, a2, t3
    rori a2, a2, 1
    lw s1, 108(sp)
    andn s0, s10, s0
    xor s1, s1, a6
    rori s1, s1, 20
    xor s0, s11, s0
    lw s10, 196(sp)
    xor t2, t2, t6
    xor s10, s10, t3
    rori s10, s10, 29
    xor t2, t2, a3
    lw s11, 144(sp)
    lw t3, 136(sp)
    xor s11, s11, t0
    xor t3, t3, a5
    rori t3, t3, 13
    sw t6, 136(sp)
    andn t6, s10, s11
    xor t6, a4, t6
    sw a3, 144(sp)
    andn a3, s1, s10
    xor a3, s11, a3
    sw s8, 196(sp)
    lw s8, 140(sp)
    xor s4, s4, s5
    xor s6, s8, s6
    rori s6, s6, 18
    xor s4, s4, a7
    lw s8, 128(sp)
    sw a7, 128(sp)
    xor a6, s8, a6
    rori a6, a6, 5
    lw s8, 148(sp)
    sw s5, 148(sp)
    xor s8, s8, a1
    rori s8, s8, 31
    andn s5, a6, a2
    andn a7, s3, s1
    xor a7, s10, a7
    lw s10, 156(sp)
    xor s5, s8, s5
    xor a1, s10, a1
    rori a1, a1, 27
    andn s10, a4, s3
    xor s10, s1, s10
    xor s1, s7, t4
    xor s1, s1, s0
    lw s7, 64(sp)
    andn a4, s11, a4
    xor s7, s7, ra
    rori s7, s7, 2
    xor a4, s3, a4
    lw s3, 96(sp)
    lw s11, 72(sp)
    xor ra, s3, ra
    rori ra, ra, 25
    lw s3, 100(sp)
    xor s11, s11, s9
    xor a5, s3, a5
    rori a5, a5, 19
    andn s3, t3, a6
    xor s3, a2, s3
    rori s11, s11, 31
    sw t4, 72(sp)
    lw t4, 120(sp)
    andn a2, a2, s8
    xor s9, t4, s9
    rori s9, s9, 12
    andn t4, s8, s9
    xor t4, t3, t4
    xor a2, s9, a2
    lw s8, 188(sp)
    sw t5, 188(sp)
    xor t0, s8, t0
    rori t0, t0, 10
    andn s8, s9, t3
    xor s8, a6, s8
    lw a6, 132(sp)
    andn s9, t0, s11
    xor s9, a6, s9
    andn t3, s7, t0
    xor t3, s11, t3
    andn t5, s6, s7
    xor t5, t0, t5
    andn t0, a6, s6
    xor t0, s7, t0
    andn a6, s11, a6
    xor a6, s6, a6
    lw s6, 84(sp)
    andn s7, ra, a1
    xor s7, s6, s7
    xor s11, s8, s9
    xor s11, s11, s7
    sw s8, 132(sp)
    lw s8, 168(sp)
    xor s11, s11, a7
    xor s11, s11, s8
    sw a7, 120(sp)
    andn a7, s2, ra
    xor a7, a1, a7
    andn s8, a5, s2
    xor s8, ra, s8
    xor ra, a2, a4
    xor ra, ra, t5
    andn a1, a1, s6
    xor a1, a5, a1
    sw a2, 100(sp)
    xor a2, a6, a1
    xor a2, a2, a3
    andn a5, s6, a5
    xor a5, s2, a5
    lw s2, 76(sp)
    xor s6, t3, s10
    xor s6, s6, s2
    xor s2, t6, t0
    xor s2, s2, s5
    xor s6, s6, a7
    xor s6, s6, t4
    sw t3, 84(sp)
    lw t3, 176(sp)
    xor a2, a2, s3
    xor ra, ra, t3
    xor ra, ra, s8
    lw t3, 60(sp)
    sw a7, 96(sp)
    xor a2, a2, t3
    lw a7, 192(sp)
    xor s2, s2, a5
    xor s2, s2, a7
    xor a7, s2, t1
    xor a6, a6, a7
    rori a6, a6, 14
    sw a6, 64(sp)
    xor a6, ra, t2
    sw a5, 156(sp)
    rori a5, s6, 31
    xor a5, t2, a5
    rori t2, s2, 31
    xor t2, a0, t2
    xor s2, s5, a6
    rori s2, s2, 25
    xor a1, a1, a7
    rori a1, a1, 11
    xor s5, a2, a0
    xor s6, s6, s4
    xor s9, s9, s5
    rori s9, s9, 10
    xor s3, s3, a7
    rori s3, s3, 23
    xor s7, s7, s5
    rori s7, s7, 9
    rori a0, s11, 31
    xor a0, s4, a0
    xor s4, t3, a7
    xor s11, s11, s1
    rori a2, a2, 31
    xor a2, s1, a2
    rori ra, ra, 31
    xor ra, t1, ra
    xor t1, s0, t2
    rori t1, t1, 22
    andn s0, s4, s2
    xor s0, t1, s0
    lw s1, 188(sp)
    xor a3, a3, a7
    xor s1, s1, ra
    rori s1, s1, 11
    rori a3, a3, 30
    xor a7, t5, s6
    rori a7, a7, 4
    andn t3, s9, s4
    xor t3, s2, t3
    andn t5, s1, s9
    xor t5, s4, t5
    andn s4, t1, s1
    xor s4, s9, s4
    andn t1, s2, t1
    xor t1, s1, t1
    lw s1, 204(sp)
    lw s2, 128(sp)
    xor s1, s1, a5
    rori s1, s1, 10
    xor s2, s2, a2
    rori s2, s2, 22
    xor s9, t6, a6
    rori s9, s9, 12
    lw t6, 152(sp)
    xor s8, s8, s6
    xor t6, t6, t2
    rori t6, t6, 18
    rori s8, s8, 21
    xor t4, t4, s11
    rori t4, t4, 1
    xor s10, s10, s11
    rori s10, s10, 10
    sw t3, 152(sp)
    andn t3, t6, t4
    xor t3, s7, t3
    sw s0, 128(sp)
    andn s0, s8, s10
    xor s0, s1, s0
    sw t1, 204(sp)
    andn t1, s7, a3
    xor t1, s2, t1
    andn s7, t4, s7
    xor s7, a3, s7
    andn a3, a3, s2
    xor a3, t6, a3
    andn s2, s2, t6
    xor s2, t4, s2
    lw t4, 104(sp)
    andn t6, a1, s9
    xor t4, t4, a2
    rori t4, t4, 25
    xor t6, a7, t6
    sw s4, 104(sp)
    xor s4, s0, t6
    xor s4, s4, t1
    sw s0, 188(sp)
    lw s0, 68(sp)
    sw t6, 68(sp)
    xor s0, s0, a0
    andn t6, s10, s1
    xor t6, s0, t6
    andn s1, s1, s0
    xor s1, t4, s1
    andn s0, s0, t4
    xor s0, s8, s0
    sw t1, 60(sp)
    lui t1, 524296
    xor t1, t5, t1
    xori t1, t1, 128
    andn s8, t4, s8
    xor s8, s10, s8
    lw s10, 200(sp)
    xor t0, t0, a6
    xor s10, s10, a5
    rori s10, s10, 31
    andn t4, s10, a1
    xor t4, s9, t4
    xor t5, t4, s7
    xor t5, t5, s8
    sw t4, 200(sp)
    lw t4, 92(sp)
    sw s8, 92(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s8, 88(sp)
    sw s7, 88(sp)
    xor s8, s8, ra
    rori s8, s8, 1
    andn s7, a7, s8
    xor s7, s10, s7
    rori t0, t0, 22
    andn s10, s8, s10
    xor s10, a1, s10
    lw a1, 168(sp)
    andn a7, s9, a7
    xor a1, a1, s5
    rori a1, a1, 31
    xor a7, s8, a7
    xor a4, a4, s6
    rori a4, a4, 19
    lw s8, 192(sp)
    lw s9, 156(sp)
    xor s8, s8, a6
    rori s8, s8, 18
    xor a6, s9, a6
    rori a6, a6, 28
    lw s9, 180(sp)
    sw t1, 180(sp)
    xor s9, s9, a0
    rori s9, s9, 23
    xor t1, t6, a7
    xor t1, t1, a3
    sw a3, 156(sp)
    andn a3, t4, a1
    xor a3, s9, a3
    sw a7, 192(sp)
    xor a7, s1, a3
    xor a7, a7, s7
    sw s1, 168(sp)
    lw s1, 56(sp)
    sw a3, 56(sp)
    xor s1, s1, t2
    rori s1, s1, 4
    andn a3, a4, t4
    xor a3, a1, a3
    sw t6, 140(sp)
    lw t6, 148(sp)
    sw s7, 148(sp)
    xor t6, t6, a2
    rori t6, t6, 28
    andn s7, t6, a4
    xor s7, t4, s7
    andn t4, s9, t6
    xor t4, a4, t4
    andn a1, a1, s9
    xor a1, t6, a1
    xor a4, s0, a1
    xor a4, a4, s10
    lw s9, 96(sp)
    lw t6, 184(sp)
    xor s9, s9, s11
    rori s9, s9, 24
    xor t6, t6, a0
    rori t6, t6, 14
    sw a1, 184(sp)
    lw a1, 196(sp)
    sw s10, 196(sp)
    xor a1, a1, a5
    rori a1, a1, 27
    andn s10, t6, s8
    xor s10, s1, s10
    sw s0, 96(sp)
    andn s0, s9, a1
    xor s0, t6, s0
    andn t6, a1, t6
    xor t6, s8, t6
    sw t0, 108(sp)
    andn t0, s1, s9
    xor t0, a1, t0
    xor a1, s4, s0
    xor a1, a1, s7
    lw s4, 100(sp)
    xor t5, t5, t4
    xor s4, s4, s6
    rori s4, s4, 4
    xor t5, t5, t0
    sw s0, 100(sp)
    lw s0, 76(sp)
    sw t0, 76(sp)
    xor s0, s0, s11
    rori s0, s0, 1
    lw t0, 112(sp)
    andn s1, s8, s1
    xor t0, t0, t2
    rori t0, t0, 20
    xor s1, s9, s1
    lw s8, 84(sp)
    xor t1, t1, t6
    xor s8, s8, s11
    rori s8, s8, 29
    xor t1, t1, a3
    lw s9, 160(sp)
    lw s11, 164(sp)
    xor s9, s9, a5
    xor s11, s11, a2
    rori s11, s11, 13
    sw t6, 164(sp)
    andn t6, s8, s9
    xor t6, s3, t6
    sw a3, 160(sp)
    andn a3, t0, s8
    xor a3, s9, a3
    sw s7, 84(sp)
    lw s7, 176(sp)
    xor a7, a7, s10
    xor s6, s7, s6
    rori s6, s6, 18
    xor a7, a7, s2
    lw s7, 72(sp)
    sw s2, 72(sp)
    xor t2, s7, t2
    rori t2, t2, 5
    lw s7, 132(sp)
    sw s10, 132(sp)
    xor s7, s7, s5
    rori s7, s7, 31
    andn s10, t2, s0
    andn s2, a6, t0
    xor s2, s8, s2
    lw s8, 120(sp)
    xor s10, s7, s10
    xor s5, s8, s5
    rori s5, s5, 27
    andn s8, s3, a6
    xor s8, t0, s8
    xor t0, a4, t3
    xor t0, t0, s1
    lw a4, 124(sp)
    andn s3, s9, s3
    xor a4, a4, ra
    rori a4, a4, 2
    xor s3, a6, s3
    lw a6, 172(sp)
    lw s9, 144(sp)
    xor ra, a6, ra
    rori ra, ra, 25
    lw a6, 80(sp)
    xor s9, s9, a0
    xor a2, a6, a2
    rori a2, a2, 19
    andn a6, s11, t2
    xor a6, s0, a6
    rori s9, s9, 31
    sw t3, 144(sp)
    lw t3, 136(sp)
    andn s0, s0, s7
    xor t3, t3, a0
    rori t3, t3, 12
    andn a0, s7, t3
    xor a0, s11, a0
    xor s0, t3, s0
    lw s7, 116(sp)
    sw t4, 116(sp)
    xor a5, s7, a5
    rori a5, a5, 10
    andn s7, t3, s11
    xor s7, t2, s7
    lw t2, 108(sp)
    andn s11, a5, s9
    xor s11, t2, s11
    andn t3, a4, a5
    xor t3, s9, t3
    andn t4, s6, a4
    xor t4, a5, t4
    andn a5, t2, s6
    xor a5, a4, a5
    andn t2, s9, t2
    xor t2, s6, t2
    lw a4, 64(sp)
    andn s6, ra, s5
    xor s6, a4, s6
    xor s9, s7, s11
    xor s9, s9, s6
    sw s7, 108(sp)
    lw s7, 104(sp)
    xor s9, s9, s2
    xor s9, s9, s7
    sw s2, 136(sp)
    andn s2, s4, ra
    xor s2, s5, s2
    andn s7, a2, s4
    xor s7, ra, s7
    xor ra, s0, s3
    xor ra, ra, t4
    andn s5, s5, a4
    xor s5, a2, s5
    sw s0, 80(sp)
    xor s0, t2, s5
    xor s0, s0, a3
    andn a2, a4, a2
    xor a2, s4, a2
    lw a4, 204(sp)
    xor s4, t3, s8
    xor s4, s4, a4
    xor a4, t6, a5
    xor a4, a4, s10
    xor s4, s4, s2
    xor s4, s4, a0
    sw t3, 64(sp)
    lw t3, 128(sp)
    xor s0, s0, a6
    xor ra, ra, t3
    xor ra, ra, s7
    lw t3, 180(sp)
    sw s2, 172(sp)
    xor s0, s0, t3
    lw s2, 152(sp)
    xor a4, a4, a2
    xor a4, a4, s2
    xor s2, a4, a1
    xor t2, t2, s2
    rori t2, t2, 14
    sw t2, 124(sp)
    xor t2, ra, t1
    sw a2, 120(sp)
    rori a2, s4, 31
    xor a2, t1, a2
    rori t1, a4, 31
    xor t1, t5, t1
    xor a4, s10, t2
    rori a4, a4, 25
    xor s5, s5, s2
    rori s5, s5, 11
    xor s10, s0, t5
    xor s4, s4, a7
    xor s11, s11, s10
    rori s11, s11, 10
    xor a6, a6, s2
    rori a6, a6, 23
    xor s6, s6, s10
    rori s6, s6, 9
    rori t5, s9, 31
    xor t5, a7, t5
    xor a7, t3, s2
    xor s9, s9, t0
    rori s0, s0, 31
    xor s0, t0, s0
    rori ra, ra, 31
    xor ra, a1, ra
    xor t0, s1, t1
    rori t0, t0, 22
    andn s1, a7, a4
    xor s1, t0, s1
    lw a1, 116(sp)
    xor a3, a3, s2
    xor a1, a1, ra
    rori a1, a1, 11
    rori a3, a3, 30
    xor s2, t4, s4
    rori s2, s2, 4
    andn t3, s11, a7
    xor t3, a4, t3
    andn t4, a1, s11
    xor t4, a7, t4
    andn a7, t0, a1
    xor a7, s11, a7
    andn t0, a4, t0
    xor t0, a1, t0
    lw a1, 60(sp)
    lw a4, 72(sp)
    xor a1, a1, a2
    rori a1, a1, 10
    xor a4, a4, s0
    rori a4, a4, 22
    xor s11, t6, t2
    rori s11, s11, 12
    lw t6, 96(sp)
    xor s7, s7, s4
    xor t6, t6, t1
    rori t6, t6, 18
    rori s7, s7, 21
    xor a0, a0, s9
    rori a0, a0, 1
    xor s8, s8, s9
    rori s8, s8, 10
    sw t3, 96(sp)
    andn t3, t6, a0
    xor t3, s6, t3
    sw s1, 72(sp)
    andn s1, s7, s8
    xor s1, a1, s1
    sw t0, 60(sp)
    andn t0, s6, a3
    xor t0, a4, t0
    andn s6, a0, s6
    xor s6, a3, s6
    andn a3, a3, a4
    xor a3, t6, a3
    andn a4, a4, t6
    xor a4, a0, a4
    lw t6, 148(sp)
    andn a0, s5, s11
    xor t6, t6, s0
    rori t6, t6, 25
    xor a0, s2, a0
    sw a7, 148(sp)
    xor a7, s1, a0
    xor a7, a7, t0
    sw s1, 116(sp)
    lw s1, 140(sp)
    sw a0, 140(sp)
    xor s1, s1, t5
    andn a0, s8, a1
    xor a0, s1, a0
    andn a1, a1, s1
    xor a1, t6, a1
    xori a0, a0, 1
    andn s1, s1, t6
    xor s1, s7, s1
    xori t4, t4, 139
    andn s7, t6, s7
    xor s7, s8, s7
    lw s8, 68(sp)
    sw t0, 68(sp)
    xor s8, s8, a2
    rori s8, s8, 31
    andn t6, s8, s5
    xor t6, s11, t6
    xor t0, t6, s6
    xor t0, t0, s7
    sw t6, 180(sp)
    lw t6, 88(sp)
    sw s7, 88(sp)
    xor t6, t6, ra
    rori t6, t6, 29
    lw s7, 92(sp)
    sw s6, 92(sp)
    xor s7, s7, ra
    rori s7, s7, 1
    andn s6, s2, s7
    xor s6, s8, s6
    xor a5, a5, t2
    rori a5, a5, 22
    andn s8, s7, s8
    xor s8, s5, s8
    lw s5, 104(sp)
    andn s2, s11, s2
    xor s5, s5, s10
    rori s5, s5, 31
    xor s2, s7, s2
    xor s3, s3, s4
    rori s3, s3, 19
    lw s7, 152(sp)
    lw s11, 120(sp)
    xor s7, s7, t2
    rori s7, s7, 18
    xor t2, s11, t2
    rori t2, t2, 28
    lw s11, 192(sp)
    sw t4, 192(sp)
    xor s11, s11, t5
    rori s11, s11, 23
    xor t4, a0, s2
    xor t4, t4, a3
    sw a3, 120(sp)
    andn a3, t6, s5
    xor a3, s11, a3
    sw s2, 152(sp)
    xor s2, a1, a3
    xor s2, s2, s6
    sw a1, 104(sp)
    lw a1, 196(sp)
    sw a3, 196(sp)
    xor a1, a1, t1
    rori a1, a1, 4
    andn a3, s3, t6
    xor a3, s5, a3
    sw a0, 176(sp)
    lw a0, 132(sp)
    sw s6, 132(sp)
    xor a0, a0, s0
    rori a0, a0, 28
    andn s6, a0, s3
    xor s6, t6, s6
    andn t6, s11, a0
    xor t6, s3, t6
    andn s3, s5, s11
    xor s3, a0, s3
    xor s5, s1, s3
    xor s5, s5, s8
    lw s11, 172(sp)
    lw a0, 156(sp)
    xor s11, s11, s9
    rori s11, s11, 24
    xor a0, a0, t5
    rori a0, a0, 14
    sw s3, 156(sp)
    lw s3, 84(sp)
    sw s8, 84(sp)
    xor s3, s3, a2
    rori s3, s3, 27
    andn s8, a0, s7
    xor s8, a1, s8
    sw s1, 172(sp)
    andn s1, s11, s3
    xor s1, a0, s1
    andn a0, s3, a0
    xor a0, s7, a0
    sw a5, 112(sp)
    andn a5, a1, s11
    xor a5, s3, a5
    xor a7, a7, s1
    xor a7, a7, s6
    lw s3, 80(sp)
    xor t0, t0, t6
    xor s3, s3, s4
    rori s3, s3, 4
    xor t0, t0, a5
    sw s1, 80(sp)
    lw s1, 204(sp)
    sw a5, 204(sp)
    xor s1, s1, s9
    rori s1, s1, 1
    lw a5, 184(sp)
    andn a1, s7, a1
    xor a5, a5, t1
    rori a5, a5, 20
    xor a1, s11, a1
    lw s7, 64(sp)
    lw s11, 188(sp)
    xor s7, s7, s9
    rori s7, s7, 29
    xor s9, t4, a0
    xor s9, s9, a3
    xor s11, s11, a2
    lw t4, 56(sp)
    sw a0, 56(sp)
    xor t4, t4, s0
    rori t4, t4, 13
    andn a0, s7, s11
    xor a0, a6, a0
    sw a3, 188(sp)
    andn a3, a5, s7
    xor a3, s11, a3
    sw s6, 64(sp)
    lw s6, 128(sp)
    xor s2, s2, s8
    xor s4, s6, s4
    rori s4, s4, 18
    xor s2, s2, a4
    lw s6, 144(sp)
    sw a4, 144(sp)
    xor t1, s6, t1
    rori t1, t1, 5
    lw s6, 108(sp)
    sw s8, 108(sp)
    xor s6, s6, s10
    rori s6, s6, 31
    andn s8, t1, s1
    andn a4, t2, a5
    xor a4, s7, a4
    lw s7, 136(sp)
    xor s8, s6, s8
    xor s7, s7, s10
    rori s7, s7, 27
    andn s10, a6, t2
    xor s10, a5, s10
    xor a5, s5, t3
    xor a5, a5, a1
    lw s5, 200(sp)
    andn a6, s11, a6
    xor s5, s5, ra
    rori s5, s5, 2
    xor a6, t2, a6
    lw t2, 76(sp)
    lw s11, 160(sp)
    xor ra, t2, ra
    rori ra, ra, 25
    lw t2, 168(sp)
    xor s11, s11, t5
    xor t2, t2, s0
    rori t2, t2, 19
    andn s0, t4, t1
    xor s0, s1, s0
    rori s11, s11, 31
    sw t3, 160(sp)
    lw t3, 164(sp)
    andn s1, s1, s6
    xor t3, t3, t5
    rori t3, t3, 12
    andn t5, s6, t3
    xor t5, t4, t5
    xor s1, t3, s1
    lw s6, 100(sp)
    sw t6, 100(sp)
    xor a2, s6, a2
    rori a2, a2, 10
    andn s6, t3, t4
    xor s6, t1, s6
    lw t1, 112(sp)
    andn t3, a2, s11
    xor t3, t1, t3
    andn t4, s5, a2
    xor t4, s11, t4
    andn t6, s4, s5
    xor t6, a2, t6
    andn a2, t1, s4
    xor a2, s5, a2
    andn t1, s11, t1
    xor t1, s4, t1
    lw s4, 124(sp)
    andn s5, ra, s7
    xor s5, s4, s5
    xor s11, s6, t3
    xor s11, s11, s5
    sw s6, 112(sp)
    lw s6, 148(sp)
    xor s11, s11, a4
    xor s11, s11, s6
    sw a4, 164(sp)
    andn a4, s3, ra
    xor a4, s7, a4
    andn s6, t2, s3
    xor s6, ra, s6
    xor ra, s1, a6
    xor ra, ra, t6
    andn s7, s7, s4
    xor s7, t2, s7
    sw s1, 168(sp)
    xor s1, t1, s7
    xor s1, s1, a3
    andn t2, s4, t2
    xor t2, s3, t2
    lw s3, 60(sp)
    xor s4, t4, s10
    xor s4, s4, s3
    xor s3, a0, a2
    xor s3, s3, s8
    xor s4, s4, a4
    xor s4, s4, t5
    sw t4, 124(sp)
    lw t4, 72(sp)
    xor s1, s1, s0
    xor ra, ra, t4
    xor ra, ra, s6
    lw t4, 192(sp)
    sw a4, 76(sp)
    xor s1, s1, t4
    lw a4, 96(sp)
    xor s3, s3, t2
    xor s3, s3, a4
    xor a4, s3, a7
    xor t1, t1, a4
    rori t1, t1, 14
    sw t1, 200(sp)
    xor t1, ra, s9
    sw t2, 136(sp)
    rori t2, s4, 31
    xor t2, s9, t2
    rori s3, s3, 31
    xor s3, t0, s3
    xor s8, s8, t1
    rori s8, s8, 25
    xor s7, s7, a4
    rori s7, s7, 11
    xor t0, s1, t0
    xor s4, s4, s2
    xor s9, t3, t0
    rori s9, s9, 10
    xor s0, s0, a4
    rori s0, s0, 23
    xor s5, s5, t0
    rori s5, s5, 9
    rori t3, s11, 31
    xor t3, s2, t3
    xor s2, t4, a4
    xor s11, s11, a5
    rori s1, s1, 31
    xor s1, a5, s1
    rori ra, ra, 31
    xor ra, a7, ra
    xor a1, a1, s3
    rori a1, a1, 22
    andn a5, s2, s8
    xor a5, a1, a5
    lw a7, 100(sp)
    xor a3, a3, a4
    xor a7, a7, ra
    rori a7, a7, 11
    rori a3, a3, 30
    xor a4, t6, s4
    rori a4, a4, 4
    andn t4, s9, s2
    xor t4, s8, t4
    andn t6, a7, s9
    xor t6, s2, t6
    andn s2, a1, a7
    xor s2, s9, s2
    andn a1, s8, a1
    xor a1, a7, a1
    lw a7, 68(sp)
    lw s8, 144(sp)
    xor a7, a7, t2
    rori a7, a7, 10
    xor s8, s8, s1
    rori s8, s8, 22
    xor s9, a0, t1
    rori s9, s9, 12
    lw a0, 172(sp)
    xor s6, s6, s4
    xor a0, a0, s3
    rori a0, a0, 18
    rori s6, s6, 21
    xor t5, t5, s11
    rori t5, t5, 1
    xor s10, s10, s11
    rori s10, s10, 10
    sw t4, 172(sp)
    andn t4, a0, t5
    xor t4, s5, t4
    sw a5, 144(sp)
    andn a5, s6, s10
    xor a5, a7, a5
    sw a1, 68(sp)
    andn a1, s5, a3
    xor a1, s8, a1
    andn s5, t5, s5
    xor s5, a3, s5
    andn a3, a3, s8
    xor a3, a0, a3
    andn s8, s8, a0
    xor s8, t5, s8
    lw t5, 132(sp)
    andn a0, s7, s9
    xor t5, t5, s1
    rori t5, t5, 25
    xor a0, a4, a0
    sw s2, 132(sp)
    xor s2, a5, a0
    xor s2, s2, a1
    sw a5, 100(sp)
    lw a5, 176(sp)
    sw a0, 176(sp)
    xor a5, a5, t3
    andn a0, s10, a7
    xor a0, a5, a0
    andn a7, a7, a5
    xor a7, t5, a7
    xori a0, a0, 1
    andn a5, a5, t5
    xor a5, s6, a5
    sw a1, 192(sp)
    lui a1, 8
    xor a1, t6, a1
    andn s6, t5, s6
    xor s6, s10, s6
    lw s10, 140(sp)
    xor a2, a2, t1
    xor s10, s10, t2
    rori s10, s10, 31
    andn t5, s10, s7
    xor t5, s9, t5
    xor t6, t5, s5
    xor t6, t6, s6
    sw t5, 140(sp)
    lw t5, 92(sp)
    sw s6, 92(sp)
    xor t5, t5, ra
    rori t5, t5, 29
    lw s6, 88(sp)
    sw s5, 88(sp)
    xor s6, s6, ra
    rori s6, s6, 1
    andn s5, a4, s6
    xor s5, s10, s5
    rori a2, a2, 22
    andn s10, s6, s10
    xor s10, s7, s10
    lw s7, 148(sp)
    andn a4, s9, a4
    xor s7, s7, t0
    rori s7, s7, 31
    xor a4, s6, a4
    xor a6, a6, s4
    rori a6, a6, 19
    lw s6, 96(sp)
    lw s9, 136(sp)
    xor s6, s6, t1
    rori s6, s6, 18
    xor t1, s9, t1
    rori t1, t1, 28
    lw s9, 152(sp)
    sw a1, 152(sp)
    xor s9, s9, t3
    rori s9, s9, 23
    xor a1, a0, a4
    xor a1, a1, a3
    sw a3, 136(sp)
    andn a3, t5, s7
    xor a3, s9, a3
    sw a4, 96(sp)
    xor a4, a7, a3
    xor a4, a4, s5
    sw a7, 148(sp)
    lw a7, 84(sp)
    sw a3, 84(sp)
    xor a7, a7, s3
    rori a7, a7, 4
    andn a3, a6, t5
    xor a3, s7, a3
    sw a0, 128(sp)
    lw a0, 108(sp)
    sw s5, 108(sp)
    xor a0, a0, s1
    rori a0, a0, 28
    andn s5, a0, a6
    xor s5, t5, s5
    andn t5, s9, a0
    xor t5, a6, t5
    andn a6, s7, s9
    xor a6, a0, a6
    xor s7, a5, a6
    xor s7, s7, s10
    lw s9, 76(sp)
    lw a0, 120(sp)
    xor s9, s9, s11
    rori s9, s9, 24
    xor a0, a0, t3
    rori a0, a0, 14
    sw a6, 120(sp)
    lw a6, 64(sp)
    sw s10, 64(sp)
    xor a6, a6, t2
    rori a6, a6, 27
    andn s10, a0, s6
    xor s10, a7, s10
    sw a5, 76(sp)
    andn a5, s9, a6
    xor a5, a0, a5
    andn a0, a6, a0
    xor a0, s6, a0
    sw a2, 184(sp)
    andn a2, a7, s9
    xor a2, a6, a2
    xor a6, s2, a5
    xor a6, a6, s5
    lw s2, 168(sp)
    xor t6, t6, t5
    xor s2, s2, s4
    rori s2, s2, 4
    xor t6, t6, a2
    sw a5, 168(sp)
    lw a5, 60(sp)
    sw a2, 60(sp)
    xor a5, a5, s11
    rori a5, a5, 1
    lw a2, 156(sp)
    andn a7, s6, a7
    xor a2, a2, s3
    rori a2, a2, 20
    xor a7, s9, a7
    lw s6, 124(sp)
    xor a1, a1, a0
    xor s6, s6, s11
    rori s6, s6, 29
    xor a1, a1, a3
    lw s9, 116(sp)
    lw s11, 196(sp)
    xor s9, s9, t2
    xor s11, s11, s1
    rori s11, s11, 13
    sw a0, 196(sp)
    andn a0, s6, s9
    xor a0, s0, a0
    sw a3, 116(sp)
    andn a3, a2, s6
    xor a3, s9, a3
    sw s5, 124(sp)
    lw s5, 72(sp)
    xor a4, a4, s10
    xor s4, s5, s4
    rori s4, s4, 18
    xor a4, a4, s8
    lw s5, 160(sp)
    sw s8, 160(sp)
    xor s3, s5, s3
    rori s3, s3, 5
    lw s5, 112(sp)
    sw s10, 112(sp)
    xor s5, s5, t0
    rori s5, s5, 31
    andn s10, s3, a5
    andn s8, t1, a2
    xor s8, s6, s8
    lw s6, 164(sp)
    xor s10, s5, s10
    xor t0, s6, t0
    rori t0, t0, 27
    andn s6, s0, t1
    xor s6, a2, s6
    xor a2, s7, t4
    xor a2, a2, a7
    lw s7, 180(sp)
    andn s0, s9, s0
    xor s7, s7, ra
    rori s7, s7, 2
    xor s0, t1, s0
    lw t1, 204(sp)
    lw s9, 188(sp)
    xor ra, t1, ra
    rori ra, ra, 25
    lw t1, 104(sp)
    xor s9, s9, t3
    xor t1, t1, s1
    rori t1, t1, 19
    andn s1, s11, s3
    xor s1, a5, s1
    rori s9, s9, 31
    sw t4, 188(sp)
    lw t4, 56(sp)
    andn a5, a5, s5
    xor t3, t4, t3
    rori t3, t3, 12
    andn t4, s5, t3
    xor t4, s11, t4
    xor a5, t3, a5
    lw s5, 80(sp)
    sw t5, 80(sp)
    xor t2, s5, t2
    rori t2, t2, 10
    andn s5, t3, s11
    xor s5, s3, s5
    lw s3, 184(sp)
    andn s11, t2, s9
    xor s11, s3, s11
    andn t3, s7, t2
    xor t3, s9, t3
    andn t5, s4, s7
    xor t5, t2, t5
    andn t2, s3, s4
    xor t2, s7, t2
    andn s3, s9, s3
    xor s3, s4, s3
    lw s4, 200(sp)
    andn s7, ra, t0
    xor s7, s4, s7
    xor s9, s5, s11
    xor s9, s9, s7
    sw s5, 184(sp)
    lw s5, 132(sp)
    xor s9, s9, s8
    xor s9, s9, s5
    sw s8, 56(sp)
    andn s8, s2, ra
    xor s8, t0, s8
    andn s5, t1, s2
    xor s5, ra, s5
    xor ra, a5, s0
    xor ra, ra, t5
    andn t0, t0, s4
    xor t0, t1, t0
    sw a5, 104(sp)
    xor a5, s3, t0
    xor a5, a5, a3
    andn t1, s4, t1
    xor t1, s2, t1
    lw s2, 68(sp)
    xor s4, t3, s6
    xor s4, s4, s2
    xor s2, a0, t2
    xor s2, s2, s10
    xor s4, s4, s8
    xor s4, s4, t4
    sw t3, 200(sp)
    lw t3, 144(sp)
    xor a5, a5, s1
    xor ra, ra, t3
    xor ra, ra, s5
    lw t3, 152(sp)
    sw s8, 204(sp)
    xor a5, a5, t3
    lw s8, 172(sp)
    xor s2, s2, t1
    xor s2, s2, s8
    xor s8, s2, a6
    xor s3, s3, s8
    rori s3, s3, 14
    sw s3, 180(sp)
    xor s3, ra, a1
    sw t1, 164(sp)
    rori t1, s4, 31
    xor t1, a1, t1
    rori a1, s2, 31
    xor a1, t6, a1
    xor s2, s10, s3
    rori s2, s2, 25
    xor t0, t0, s8
    rori t0, t0, 11
    xor s10, a5, t6
    xor s4, s4, a4
    xor s11, s11, s10
    rori s11, s11, 10
    xor s1, s1, s8
    rori s1, s1, 23
    xor s7, s7, s10
    rori s7, s7, 9
    rori t6, s9, 31
    xor t6, a4, t6
    xor a4, t3, s8
    xor s9, s9, a2
    rori a5, a5, 31
    xor a5, a2, a5
    rori ra, ra, 31
    xor ra, a6, ra
    xor a2, a7, a1
    rori a2, a2, 22
    andn a6, a4, s2
    xor a6, a2, a6
    lw a7, 80(sp)
    xor a3, a3, s8
    xor a7, a7, ra
    rori a7, a7, 11
    rori a3, a3, 30
    xor s8, t5, s4
    rori s8, s8, 4
    andn t3, s11, a4
    xor t3, s2, t3
    andn t5, a7, s11
    xor t5, a4, t5
    andn a4, a2, a7
    xor a4, s11, a4
    andn a2, s2, a2
    xor a2, a7, a2
    lw a7, 192(sp)
    lw s2, 160(sp)
    xor a7, a7, t1
    rori a7, a7, 10
    xor s2, s2, a5
    rori s2, s2, 22
    xor s11, a0, s3
    rori s11, s11, 12
    lw a0, 76(sp)
    xor s5, s5, s4
    xor a0, a0, a1
    rori a0, a0, 18
    rori s5, s5, 21
    xor t4, t4, s9
    rori t4, t4, 1
    xor s6, s6, s9
    rori s6, s6, 10
    sw t3, 76(sp)
    andn t3, a0, t4
    xor t3, s7, t3
    sw a6, 160(sp)
    andn a6, s5, s6
    xor a6, a7, a6
    sw a2, 192(sp)
    andn a2, s7, a3
    xor a2, s2, a2
    andn s7, t4, s7
    xor s7, a3, s7
    andn a3, a3, s2
    xor a3, a0, a3
    andn s2, s2, a0
    xor s2, t4, s2
    lw t4, 108(sp)
    andn a0, t0, s11
    xor t4, t4, a5
    rori t4, t4, 25
    xor a0, s8, a0
    sw a4, 108(sp)
    xor a4, a6, a0
    xor a4, a4, a2
    sw a6, 80(sp)
    lw a6, 128(sp)
    sw a0, 128(sp)
    xor a6, a6, t6
    andn a0, s6, a7
    xor a0, a6, a0
    andn a7, a7, a6
    xor a7, t4, a7
    xori a0, a0, 1
    andn a6, a6, t4
    xor a6, s5, a6
    sw a2, 152(sp)
    lui a2, 524296
    xor a2, t5, a2
    xori a2, a2, 136
    andn s5, t4, s5
    xor s5, s6, s5
    lw s6, 176(sp)
    xor t2, t2, s3
    xor s6, s6, t1
    rori s6, s6, 31
    andn t4, s6, t0
    xor t4, s11, t4
    xor t5, t4, s7
    xor t5, t5, s5
    sw t4, 176(sp)
    lw t4, 88(sp)
    sw s5, 88(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s5, 92(sp)
    sw s7, 92(sp)
    xor s5, s5, ra
    rori s5, s5, 1
    andn s7, s8, s5
    xor s7, s6, s7
    rori t2, t2, 22
    andn s6, s5, s6
    xor s6, t0, s6
    lw t0, 132(sp)
    andn s8, s11, s8
    xor t0, t0, s10
    rori t0, t0, 31
    xor s8, s5, s8
    xor s0, s0, s4
    rori s0, s0, 19
    lw s5, 172(sp)
    lw s11, 164(sp)
    xor s5, s5, s3
    rori s5, s5, 18
    xor s3, s11, s3
    rori s3, s3, 28
    lw s11, 96(sp)
    sw a2, 96(sp)
    xor s11, s11, t6
    rori s11, s11, 23
    xor a2, a0, s8
    xor a2, a2, a3
    sw a3, 164(sp)
    andn a3, t4, t0
    xor a3, s11, a3
    sw s8, 172(sp)
    xor s8, a7, a3
    xor s8, s8, s7
    sw a7, 132(sp)
    lw a7, 64(sp)
    sw a3, 64(sp)
    xor a7, a7, a1
    rori a7, a7, 4
    andn a3, s0, t4
    xor a3, t0, a3
    sw a0, 72(sp)
    lw a0, 112(sp)
    sw s7, 112(sp)
    xor a0, a0, a5
    rori a0, a0, 28
    andn s7, a0, s0
    xor s7, t4, s7
    andn t4, s11, a0
    xor t4, s0, t4
    andn t0, t0, s11
    xor t0, a0, t0
    xor s0, a6, t0
    xor s0, s0, s6
    lw s11, 204(sp)
    lw a0, 136(sp)
    xor s11, s11, s9
    rori s11, s11, 24
    xor a0, a0, t6
    rori a0, a0, 14
    sw t0, 136(sp)
    lw t0, 124(sp)
    sw s6, 124(sp)
    xor t0, t0, t1
    rori t0, t0, 27
    andn s6, a0, s5
    xor s6, a7, s6
    sw a6, 204(sp)
    andn a6, s11, t0
    xor a6, a0, a6
    andn a0, t0, a0
    xor a0, s5, a0
    sw t2, 156(sp)
    andn t2, a7, s11
    xor t2, t0, t2
    xor t0, a4, a6
    xor t0, t0, s7
    lw a4, 104(sp)
    xor t5, t5, t4
    xor a4, a4, s4
    rori a4, a4, 4
    xor t5, t5, t2
    sw a6, 104(sp)
    lw a6, 68(sp)
    sw t2, 68(sp)
    xor a6, a6, s9
    rori a6, a6, 1
    lw t2, 120(sp)
    andn a7, s5, a7
    xor t2, t2, a1
    rori t2, t2, 20
    xor a7, s11, a7
    lw s5, 200(sp)
    xor a2, a2, a0
    xor s5, s5, s9
    rori s5, s5, 29
    xor a2, a2, a3
    lw s9, 100(sp)
    lw s11, 84(sp)
    xor s9, s9, t1
    xor s11, s11, a5
    rori s11, s11, 13
    sw a0, 84(sp)
    andn a0, s5, s9
    xor a0, s1, a0
    sw a3, 100(sp)
    andn a3, t2, s5
    sw s7, 200(sp)
    lw s7, 144(sp)
    xor a3, s9, a3
    xor s4, s7, s4
    rori s4, s4, 18
    xor s7, s8, s6
    xor s7, s7, s2
    lw s8, 188(sp)
    sw s2, 188(sp)
    xor a1, s8, a1
    rori a1, a1, 5
    lw s8, 184(sp)
    sw s6, 184(sp)
    xor s8, s8, s10
    rori s8, s8, 31
    andn s6, a1, a6
    andn s2, s3, t2
    xor s2, s5, s2
    lw s5, 56(sp)
    xor s6, s8, s6
    xor s5, s5, s10
    rori s5, s5, 27
    andn s10, s1, s3
    xor s10, t2, s10
    xor t2, s0, t3
    xor t2, t2, a7
    lw s0, 140(sp)
    andn s1, s9, s1
    xor s0, s0, ra
    rori s0, s0, 2
    xor s1, s3, s1
    lw s3, 60(sp)
    lw s9, 116(sp)
    xor ra, s3, ra
    rori ra, ra, 25
    lw s3, 148(sp)
    xor s9, s9, t6
    xor a5, s3, a5
    rori a5, a5, 19
    andn s3, s11, a1
    xor s3, a6, s3
    rori s9, s9, 31
    sw t3, 116(sp)
    lw t3, 196(sp)
    andn a6, a6, s8
    xor t3, t3, t6
    rori t3, t3, 12
    andn t6, s8, t3
    xor t6, s11, t6
    xor a6, t3, a6
    lw s8, 168(sp)
    sw t4, 168(sp)
    xor t1, s8, t1
    rori t1, t1, 10
    andn s8, t3, s11
    xor s8, a1, s8
    lw a1, 156(sp)
    andn s11, t1, s9
    xor s11, a1, s11
    andn t3, s0, t1
    xor t3, s9, t3
    andn t4, s4, s0
    xor t4, t1, t4
    andn t1, a1, s4
    xor t1, s0, t1
    andn s0, s9, a1
    xor s0, s4, s0
    lw a1, 180(sp)
    andn s4, ra, s5
    xor s4, a1, s4
    xor s9, s8, s11
    xor s9, s9, s4
    sw s8, 156(sp)
    lw s8, 108(sp)
    xor s9, s9, s2
    xor s9, s9, s8
    sw s2, 196(sp)
    andn s2, a4, ra
    xor s2, s5, s2
    andn s8, a5, a4
    xor s8, ra, s8
    xor ra, a6, s1
    xor ra, ra, t4
    andn s5, s5, a1
    xor s5, a5, s5
    sw a6, 148(sp)
    xor a6, s0, s5
    xor a6, a6, a3
    andn a1, a1, a5
    xor a1, a4, a1
    lw a4, 192(sp)
    xor a5, t3, s10
    xor a5, a5, a4
    xor a4, a0, t1
    xor a4, a4, s6
    xor a5, a5, s2
    xor a5, a5, t6
    sw t3, 180(sp)
    lw t3, 160(sp)
    xor a6, a6, s3
    xor ra, ra, t3
    xor ra, ra, s8
    lw t3, 96(sp)
    sw s2, 60(sp)
    xor a6, a6, t3
    lw s2, 76(sp)
    xor a4, a4, a1
    xor a4, a4, s2
    xor s2, a4, t0
    xor s0, s0, s2
    rori s0, s0, 14
    sw s0, 140(sp)
    xor s0, ra, a2
    sw a1, 56(sp)
    rori a1, a5, 31
    xor a1, a2, a1
    rori a2, a4, 31
    xor a2, t5, a2
    xor a4, s6, s0
    rori a4, a4, 25
    xor s5, s5, s2
    rori s5, s5, 11
    xor s6, a6, t5
    xor a5, a5, s7
    xor s11, s11, s6
    rori s11, s11, 10
    xor s3, s3, s2
    rori s3, s3, 23
    xor s4, s4, s6
    rori s4, s4, 9
    rori t5, s9, 31
    xor t5, s7, t5
    xor s7, t3, s2
    xor s9, s9, t2
    rori a6, a6, 31
    xor a6, t2, a6
    rori ra, ra, 31
    xor ra, t0, ra
    xor t0, a7, a2
    rori t0, t0, 22
    andn t2, s7, a4
    xor t2, t0, t2
    lw a7, 168(sp)
    xor a3, a3, s2
    xor a7, a7, ra
    rori a7, a7, 11
    rori a3, a3, 30
    xor s2, t4, a5
    rori s2, s2, 4
    andn t3, s11, s7
    xor t3, a4, t3
    andn t4, a7, s11
    xor t4, s7, t4
    andn s7, t0, a7
    xor s7, s11, s7
    andn t0, a4, t0
    xor t0, a7, t0
    lw a4, 152(sp)
    lw a7, 188(sp)
    xor a4, a4, a1
    rori a4, a4, 10
    xor a7, a7, a6
    rori a7, a7, 22
    xor s11, a0, s0
    rori s11, s11, 12
    lw a0, 204(sp)
    xor s8, s8, a5
    xor a0, a0, a2
    rori a0, a0, 18
    rori s8, s8, 21
    xor t6, t6, s9
    rori t6, t6, 1
    xor s10, s10, s9
    rori s10, s10, 10
    sw t3, 204(sp)
    andn t3, a0, t6
    xor t3, s4, t3
    sw t2, 188(sp)
    andn t2, s8, s10
    xor t2, a4, t2
    sw t0, 152(sp)
    andn t0, s4, a3
    xor t0, a7, t0
    andn s4, t6, s4
    xor s4, a3, s4
    andn a3, a3, a7
    xor a3, a0, a3
    andn a7, a7, a0
    xor a7, t6, a7
    lw t6, 112(sp)
    andn a0, s5, s11
    xor t6, t6, a6
    rori t6, t6, 25
    xor a0, s2, a0
    sw s7, 112(sp)
    xor s7, t2, a0
    xor s7, s7, t0
    sw t2, 168(sp)
    lw t2, 72(sp)
    sw a0, 72(sp)
    xor t2, t2, t5
    andn a0, s10, a4
    xor a0, t2, a0
    andn a4, a4, t2
    xor a4, t6, a4
    xori a0, a0, 1
    andn t2, t2, t6
    xor t2, s8, t2
    sw t0, 96(sp)
    lui t0, 524288
    xor t0, t4, t0
    xori t0, t0, 130
    andn s8, t6, s8
    xor s8, s10, s8
    lw s10, 128(sp)
    xor t1, t1, s0
    xor s10, s10, a1
    rori s10, s10, 31
    andn t4, s10, s5
    xor t4, s11, t4
    xor t6, t4, s4
    xor t6, t6, s8
    sw t4, 128(sp)
    lw t4, 92(sp)
    sw s8, 92(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s8, 88(sp)
    sw s4, 88(sp)
    xor s8, s8, ra
    rori s8, s8, 1
    andn s4, s2, s8
    xor s4, s10, s4
    rori t1, t1, 22
    andn s10, s8, s10
    xor s10, s5, s10
    lw s5, 108(sp)
    andn s2, s11, s2
    xor s5, s5, s6
    rori s5, s5, 31
    xor s2, s8, s2
    xor s1, s1, a5
    rori s1, s1, 19
    lw s8, 76(sp)
    lw s11, 56(sp)
    xor s8, s8, s0
    rori s8, s8, 18
    xor s0, s11, s0
    rori s0, s0, 28
    lw s11, 172(sp)
    sw t0, 172(sp)
    xor s11, s11, t5
    rori s11, s11, 23
    xor t0, a0, s2
    xor t0, t0, a3
    sw a3, 56(sp)
    andn a3, t4, s5
    xor a3, s11, a3
    sw s2, 76(sp)
    xor s2, a4, a3
    xor s2, s2, s4
    sw a4, 108(sp)
    lw a4, 124(sp)
    sw a3, 124(sp)
    xor a4, a4, a2
    rori a4, a4, 4
    andn a3, s1, t4
    xor a3, s5, a3
    sw a0, 144(sp)
    lw a0, 184(sp)
    sw s4, 184(sp)
    xor a0, a0, a6
    rori a0, a0, 28
    andn s4, a0, s1
    xor s4, t4, s4
    andn t4, s11, a0
    xor t4, s1, t4
    andn s1, s5, s11
    xor s1, a0, s1
    xor s5, t2, s1
    xor s5, s5, s10
    lw s11, 60(sp)
    lw a0, 164(sp)
    xor s11, s11, s9
    rori s11, s11, 24
    xor a0, a0, t5
    rori a0, a0, 14
    sw s1, 164(sp)
    lw s1, 200(sp)
    sw s10, 200(sp)
    xor s1, s1, a1
    rori s1, s1, 27
    andn s10, a0, s8
    xor s10, a4, s10
    sw t2, 60(sp)
    andn t2, s11, s1
    xor t2, a0, t2
    andn a0, s1, a0
    xor a0, s8, a0
    sw t1, 120(sp)
    andn t1, a4, s11
    xor t1, s1, t1
    xor s1, s7, t2
    xor s1, s1, s4
    lw s7, 148(sp)
    xor t6, t6, t4
    xor s7, s7, a5
    rori s7, s7, 4
    xor t6, t6, t1
    sw t2, 148(sp)
    lw t2, 192(sp)
    sw t1, 192(sp)
    xor t2, t2, s9
    rori t2, t2, 1
    lw t1, 136(sp)
    andn a4, s8, a4
    xor t1, t1, a2
    rori t1, t1, 20
    xor a4, s11, a4
    lw s8, 180(sp)
    xor t0, t0, a0
    xor s8, s8, s9
    rori s8, s8, 29
    xor t0, t0, a3
    lw s9, 80(sp)
    lw s11, 64(sp)
    xor s9, s9, a1
    xor s11, s11, a6
    rori s11, s11, 13
    sw a0, 64(sp)
    andn a0, s8, s9
    xor a0, s3, a0
    sw a3, 80(sp)
    andn a3, t1, s8
    xor a3, s9, a3
    sw s4, 180(sp)
    lw s4, 160(sp)
    xor s2, s2, s10
    xor a5, s4, a5
    rori a5, a5, 18
    xor s2, s2, a7
    lw s4, 116(sp)
    sw a7, 116(sp)
    xor a2, s4, a2
    rori a2, a2, 5
    lw s4, 156(sp)
    sw s10, 156(sp)
    xor s4, s4, s6
    rori s4, s4, 31
    andn s10, a2, t2
    andn a7, s0, t1
    xor a7, s8, a7
    lw s8, 196(sp)
    xor s10, s4, s10
    xor s6, s8, s6
    rori s6, s6, 27
    andn s8, s3, s0
    xor s8, t1, s8
    xor t1, s5, t3
    xor t1, t1, a4
    lw s5, 176(sp)
    andn s3, s9, s3
    xor s5, s5, ra
    rori s5, s5, 2
    xor s3, s0, s3
    lw s0, 68(sp)
    lw s9, 100(sp)
    xor ra, s0, ra
    rori ra, ra, 25
    lw s0, 132(sp)
    xor s9, s9, t5
    xor s0, s0, a6
    rori s0, s0, 19
    andn a6, s11, a2
    xor a6, t2, a6
    rori s9, s9, 31
    sw t3, 100(sp)
    lw t3, 84(sp)
    andn t2, t2, s4
    xor t3, t3, t5
    rori t3, t3, 12
    andn t5, s4, t3
    xor t5, s11, t5
    xor t2, t3, t2
    lw s4, 104(sp)
    sw t4, 104(sp)
    xor a1, s4, a1
    rori a1, a1, 10
    andn s4, t3, s11
    xor s4, a2, s4
    lw a2, 120(sp)
    andn s11, a1, s9
    xor s11, a2, s11
    andn t3, s5, a1
    xor t3, s9, t3
    andn t4, a5, s5
    xor t4, a1, t4
    andn a1, a2, a5
    xor a1, s5, a1
    andn a2, s9, a2
    xor a2, a5, a2
    lw a5, 140(sp)
    andn s5, ra, s6
    xor s5, a5, s5
    xor s9, s4, s11
    xor s9, s9, s5
    sw s4, 120(sp)
    lw s4, 112(sp)
    xor s9, s9, a7
    xor s9, s9, s4
    sw a7, 84(sp)
    andn a7, s7, ra
    xor a7, s6, a7
    andn s4, s0, s7
    xor s4, ra, s4
    xor ra, t2, s3
    xor ra, ra, t4
    andn s6, s6, a5
    xor s6, s0, s6
    sw t2, 132(sp)
    xor t2, a2, s6
    xor t2, t2, a3
    andn s0, a5, s0
    xor s0, s7, s0
    lw a5, 152(sp)
    xor s7, t3, s8
    xor s7, s7, a5
    xor a5, a0, a1
    xor a5, a5, s10
    xor s7, s7, a7
    xor s7, s7, t5
    sw t3, 140(sp)
    lw t3, 188(sp)
    xor t2, t2, a6
    xor ra, ra, t3
    xor ra, ra, s4
    lw t3, 172(sp)
    sw a7, 68(sp)
    xor t2, t2, t3
    lw a7, 204(sp)
    xor a5, a5, s0
    xor a5, a5, a7
    xor a7, a5, s1
    xor a2, a2, a7
    rori a2, a2, 14
    sw a2, 176(sp)
    xor a2, ra, t0
    sw s0, 196(sp)
    rori s0, s7, 31
    xor s0, t0, s0
    rori t0, a5, 31
    xor t0, t6, t0
    xor a5, s10, a2
    rori a5, a5, 25
    xor s6, s6, a7
    rori s6, s6, 11
    xor s10, t2, t6
    xor s7, s7, s2
    xor s11, s11, s10
    rori s11, s11, 10
    xor a6, a6, a7
    rori a6, a6, 23
    xor s5, s5, s10
    rori s5, s5, 9
    rori t6, s9, 31
    xor t6, s2, t6
    xor s2, t3, a7
    xor s9, s9, t1
    rori t2, t2, 31
    xor t2, t1, t2
    rori ra, ra, 31
    xor ra, s1, ra
    xor t1, a4, t0
    rori t1, t1, 22
    andn s1, s2, a5
    xor s1, t1, s1
    lw a4, 104(sp)
    xor a3, a3, a7
    xor a4, a4, ra
    rori a4, a4, 11
    rori a3, a3, 30
    xor a7, t4, s7
    rori a7, a7, 4
    andn t3, s11, s2
    xor t3, a5, t3
    andn t4, a4, s11
    xor t4, s2, t4
    andn s2, t1, a4
    xor s2, s11, s2
    andn t1, a5, t1
    xor t1, a4, t1
    lw a4, 96(sp)
    lw a5, 116(sp)
    xor a4, a4, s0
    rori a4, a4, 10
    xor a5, a5, t2
    rori a5, a5, 22
    xor s11, a0, a2
    rori s11, s11, 12
    lw a0, 60(sp)
    xor s4, s4, s7
    xor a0, a0, t0
    rori a0, a0, 18
    rori s4, s4, 21
    xor t5, t5, s9
    rori t5, t5, 1
    xor s8, s8, s9
    rori s8, s8, 10
    sw t3, 60(sp)
    andn t3, a0, t5
    xor t3, s5, t3
    sw s1, 116(sp)
    andn s1, s4, s8
    xor s1, a4, s1
    sw t1, 96(sp)
    andn t1, s5, a3
    xor t1, a5, t1
    andn s5, t5, s5
    xor s5, a3, s5
    andn a3, a3, a5
    xor a3, a0, a3
    andn a5, a5, a0
    xor a5, t5, a5
    lw t5, 184(sp)
    andn a0, s6, s11
    xor t5, t5, t2
    rori t5, t5, 25
    xor a0, a7, a0
    sw s2, 184(sp)
    xor s2, s1, a0
    xor s2, s2, t1
    sw s1, 104(sp)
    lw s1, 144(sp)
    sw a0, 144(sp)
    xor s1, s1, t6
    andn a0, s8, a4
    xor a0, s1, a0
    andn a4, a4, s1
    xor a4, t5, a4
    andn s1, s1, t5
    xor s1, s4, s1
    xori t4, t4, 11
    andn s4, t5, s4
    xor s4, s8, s4
    lw s8, 72(sp)
    sw t1, 72(sp)
    xor s8, s8, s0
    rori s8, s8, 31
    andn t5, s8, s6
    xor t5, s11, t5
    xor t1, t5, s5
    xor t1, t1, s4
    sw t5, 172(sp)
    lw t5, 88(sp)
    sw s4, 88(sp)
    xor t5, t5, ra
    rori t5, t5, 29
    lw s4, 92(sp)
    sw s5, 92(sp)
    xor s4, s4, ra
    rori s4, s4, 1
    andn s5, a7, s4
    xor s5, s8, s5
    xor a1, a1, a2
    rori a1, a1, 22
    andn s8, s4, s8
    xor s8, s6, s8
    lw s6, 112(sp)
    andn a7, s11, a7
    xor s6, s6, s10
    rori s6, s6, 31
    xor a7, s4, a7
    xor s3, s3, s7
    rori s3, s3, 19
    lw s4, 204(sp)
    lw s11, 196(sp)
    xor s4, s4, a2
    rori s4, s4, 18
    xor a2, s11, a2
    rori a2, a2, 28
    lw s11, 76(sp)
    sw t4, 76(sp)
    xor s11, s11, t6
    rori s11, s11, 23
    xor t4, a0, a7
    xor t4, t4, a3
    sw a3, 196(sp)
    andn a3, t5, s6
    xor a3, s11, a3
    sw a7, 204(sp)
    xor a7, a4, a3
    xor a7, a7, s5
    sw a4, 112(sp)
    lw a4, 200(sp)
    sw a3, 200(sp)
    xor a4, a4, t0
    rori a4, a4, 4
    andn a3, s3, t5
    xor a3, s6, a3
    sw a0, 160(sp)
    lw a0, 156(sp)
    sw s5, 156(sp)
    xor a0, a0, t2
    rori a0, a0, 28
    andn s5, a0, s3
    xor s5, t5, s5
    andn t5, s11, a0
    xor t5, s3, t5
    andn s3, s6, s11
    xor s3, a0, s3
    xor s6, s1, s3
    xor s6, s6, s8
    lw s11, 68(sp)
    lw a0, 56(sp)
    xor s11, s11, s9
    rori s11, s11, 24
    xor a0, a0, t6
    rori a0, a0, 14
    sw s3, 56(sp)
    lw s3, 180(sp)
    sw s8, 180(sp)
    xor s3, s3, s0
    rori s3, s3, 27
    andn s8, a0, s4
    xor s8, a4, s8
    sw s1, 68(sp)
    andn s1, s11, s3
    xor s1, a0, s1
    andn a0, s3, a0
    xor a0, s4, a0
    sw a1, 136(sp)
    andn a1, a4, s11
    xor a1, s3, a1
    xor s2, s2, s1
    xor s2, s2, s5
    lw s3, 132(sp)
    xor t1, t1, t5
    xor s3, s3, s7
    rori s3, s3, 4
    xor t1, t1, a1
    sw s1, 132(sp)
    lw s1, 152(sp)
    sw a1, 152(sp)
    xor s1, s1, s9
    rori s1, s1, 1
    lw a1, 164(sp)
    andn a4, s4, a4
    xor a1, a1, t0
    rori a1, a1, 20
    xor a4, s11, a4
    lw s4, 140(sp)
    lw s11, 168(sp)
    xor s4, s4, s9
    rori s4, s4, 29
    xor s9, t4, a0
    xor s9, s9, a3
    xor s11, s11, s0
    lw t4, 124(sp)
    sw a0, 124(sp)
    xor t4, t4, t2
    rori t4, t4, 13
    andn a0, s4, s11
    xor a0, a6, a0
    sw a3, 168(sp)
    andn a3, a1, s4
    xor a3, s11, a3
    sw s5, 140(sp)
    lw s5, 188(sp)
    xor a7, a7, s8
    xor s5, s5, s7
    rori s5, s5, 18
    xor a7, a7, a5
    lw s7, 100(sp)
    sw a5, 100(sp)
    xor t0, s7, t0
    rori t0, t0, 5
    lw s7, 120(sp)
    sw s8, 120(sp)
    xor s7, s7, s10
    rori s7, s7, 31
    andn s8, t0, s1
    andn a5, a2, a1
    xor a5, s4, a5
    lw s4, 84(sp)
    xor s8, s7, s8
    xor s4, s4, s10
    rori s4, s4, 27
    andn s10, a6, a2
    xor s10, a1, s10
    xor a1, s6, t3
    xor a1, a1, a4
    lw s6, 128(sp)
    andn a6, s11, a6
    xor s6, s6, ra
    rori s6, s6, 2
    xor a6, a2, a6
    lw a2, 192(sp)
    lw s11, 80(sp)
    xor ra, a2, ra
    rori ra, ra, 25
    lw a2, 108(sp)
    xor s11, s11, t6
    xor t2, a2, t2
    rori t2, t2, 19
    andn a2, t4, t0
    xor a2, s1, a2
    rori s11, s11, 31
    sw t3, 80(sp)
    lw t3, 64(sp)
    andn s1, s1, s7
    xor t3, t3, t6
    rori t3, t3, 12
    andn t6, s7, t3
    xor t6, t4, t6
    xor s1, t3, s1
    lw s7, 148(sp)
    sw t5, 148(sp)
    xor s0, s7, s0
    rori s0, s0, 10
    andn s7, t3, t4
    xor s7, t0, s7
    lw t0, 136(sp)
    andn t3, s0, s11
    xor t3, t0, t3
    andn t4, s6, s0
    xor t4, s11, t4
    andn t5, s5, s6
    xor t5, s0, t5
    andn s0, t0, s5
    xor s0, s6, s0
    andn t0, s11, t0
    xor t0, s5, t0
    lw s5, 176(sp)
    andn s6, ra, s4
    xor s6, s5, s6
    xor s11, s7, t3
    xor s11, s11, s6
    sw s7, 136(sp)
    lw s7, 184(sp)
    xor s11, s11, a5
    xor s11, s11, s7
    sw a5, 64(sp)
    andn a5, s3, ra
    xor a5, s4, a5
    andn s7, t2, s3
    xor s7, ra, s7
    xor ra, s1, a6
    xor ra, ra, t5
    andn s4, s4, s5
    xor s4, t2, s4
    sw s1, 108(sp)
    xor s1, t0, s4
    xor s1, s1, a3
    andn t2, s5, t2
    xor t2, s3, t2
    lw s3, 96(sp)
    xor s5, t4, s10
    xor s5, s5, s3
    xor s3, a0, s0
    xor s3, s3, s8
    xor s5, s5, a5
    xor s5, s5, t6
    sw t4, 176(sp)
    lw t4, 116(sp)
    xor s1, s1, a2
    xor ra, ra, t4
    xor ra, ra, s7
    lw t4, 76(sp)
    sw a5, 192(sp)
    xor s1, s1, t4
    lw a5, 60(sp)
    xor s3, s3, t2
    xor s3, s3, a5
    xor a5, s3, s2
    xor t0, t0, a5
    rori t0, t0, 14
    sw t0, 128(sp)
    xor t0, ra, s9
    sw t2, 84(sp)
    rori t2, s5, 31
    xor t2, s9, t2
    rori s3, s3, 31
    xor s3, t1, s3
    xor s8, s8, t0
    rori s8, s8, 25
    xor s4, s4, a5
    rori s4, s4, 11
    xor t1, s1, t1
    xor s5, s5, a7
    xor s9, t3, t1
    rori s9, s9, 10
    xor a2, a2, a5
    rori a2, a2, 23
    xor s6, s6, t1
    rori s6, s6, 9
    rori t3, s11, 31
    xor t3, a7, t3
    xor a7, t4, a5
    xor s11, s11, a1
    rori s1, s1, 31
    xor s1, a1, s1
    rori ra, ra, 31
    xor ra, s2, ra
    xor a1, a4, s3
    rori a1, a1, 22
    andn a4, a7, s8
    xor a4, a1, a4
    lw s2, 148(sp)
    xor a3, a3, a5
    xor s2, s2, ra
    rori s2, s2, 11
    rori a3, a3, 30
    xor a5, t5, s5
    rori a5, a5, 4
    andn t4, s9, a7
    xor t4, s8, t4
    andn t5, s2, s9
    xor t5, a7, t5
    andn a7, a1, s2
    xor a7, s9, a7
    andn a1, s8, a1
    xor a1, s2, a1
    lw s2, 72(sp)
    lw s8, 100(sp)
    xor s2, s2, t2
    rori s2, s2, 10
    xor s8, s8, s1
    rori s8, s8, 22
    xor s9, a0, t0
    rori s9, s9, 12
    lw a0, 68(sp)
    xor s7, s7, s5
    xor a0, a0, s3
    rori a0, a0, 18
    rori s7, s7, 21
    xor t6, t6, s11
    rori t6, t6, 1
    xor s10, s10, s11
    rori s10, s10, 10
    sw t4, 68(sp)
    andn t4, a0, t6
    xor t4, s6, t4
    sw a4, 100(sp)
    andn a4, s7, s10
    xor a4, s2, a4
    sw a1, 72(sp)
    andn a1, s6, a3
    xor a1, s8, a1
    andn s6, t6, s6
    xor s6, a3, s6
    andn a3, a3, s8
    xor a3, a0, a3
    andn s8, s8, a0
    xor s8, t6, s8
    lw t6, 156(sp)
    andn a0, s4, s9
    xor t6, t6, s1
    rori t6, t6, 25
    xor a0, a5, a0
    sw a7, 156(sp)
    xor a7, a4, a0
    xor a7, a7, a1
    sw a4, 148(sp)
    lw a4, 160(sp)
    sw a0, 160(sp)
    xor a4, a4, t3
    andn a0, s10, s2
    xor a0, a4, a0
    andn s2, s2, a4
    xor s2, t6, s2
    andn a4, a4, t6
    xor a4, s7, a4
    xori t5, t5, 10
    andn s7, t6, s7
    xor s7, s10, s7
    lw s10, 144(sp)
    sw a1, 144(sp)
    xor s10, s10, t2
    rori s10, s10, 31
    andn t6, s10, s4
    xor t6, s9, t6
    xor a1, t6, s6
    xor a1, a1, s7
    sw t6, 76(sp)
    lw t6, 92(sp)
    sw s7, 92(sp)
    xor t6, t6, ra
    rori t6, t6, 29
    lw s7, 88(sp)
    sw s6, 88(sp)
    xor s7, s7, ra
    rori s7, s7, 1
    andn s6, a5, s7
    xor s6, s10, s6
    xor s0, s0, t0
    rori s0, s0, 22
    andn s10, s7, s10
    xor s10, s4, s10
    lw s4, 184(sp)
    andn a5, s9, a5
    xor s4, s4, t1
    rori s4, s4, 31
    xor a5, s7, a5
    xor a6, a6, s5
    rori a6, a6, 19
    lw s7, 60(sp)
    lw s9, 84(sp)
    xor s7, s7, t0
    rori s7, s7, 18
    xor t0, s9, t0
    rori t0, t0, 28
    lw s9, 204(sp)
    sw t5, 204(sp)
    xor s9, s9, t3
    rori s9, s9, 23
    xor t5, a0, a5
    xor t5, t5, a3
    sw a3, 84(sp)
    andn a3, t6, s4
    xor a3, s9, a3
    sw a5, 60(sp)
    xor a5, s2, a3
    xor a5, a5, s6
    sw s2, 184(sp)
    lw s2, 180(sp)
    sw a3, 180(sp)
    xor s2, s2, s3
    rori s2, s2, 4
    andn a3, a6, t6
    xor a3, s4, a3
    sw a0, 188(sp)
    lw a0, 120(sp)
    sw s6, 120(sp)
    xor a0, a0, s1
    rori a0, a0, 28
    andn s6, a0, a6
    xor s6, t6, s6
    andn t6, s9, a0
    xor t6, a6, t6
    andn a6, s4, s9
    xor a6, a0, a6
    xor s4, a4, a6
    xor s4, s4, s10
    lw s9, 192(sp)
    lw a0, 196(sp)
    xor s9, s9, s11
    rori s9, s9, 24
    xor a0, a0, t3
    rori a0, a0, 14
    sw a6, 196(sp)
    lw a6, 140(sp)
    sw s10, 140(sp)
    xor a6, a6, t2
    rori a6, a6, 27
    andn s10, a0, s7
    xor s10, s2, s10
    sw a4, 192(sp)
    andn a4, s9, a6
    xor a4, a0, a4
    andn a0, a6, a0
    xor a0, s7, a0
    sw s0, 164(sp)
    andn s0, s2, s9
    xor s0, a6, s0
    xor a6, a7, a4
    xor a6, a6, s6
    lw a7, 108(sp)
    xor a1, a1, t6
    xor a7, a7, s5
    rori a7, a7, 4
    xor a1, a1, s0
    sw a4, 108(sp)
    lw a4, 96(sp)
    sw s0, 96(sp)
    xor a4, a4, s11
    rori a4, a4, 1
    lw s0, 56(sp)
    andn s2, s7, s2
    xor s0, s0, s3
    rori s0, s0, 20
    xor s2, s9, s2
    lw s7, 176(sp)
    xor s9, t5, a0
    xor s7, s7, s11
    rori s7, s7, 29
    xor s9, s9, a3
    lw s11, 104(sp)
    lw t5, 200(sp)
    xor s11, s11, t2
    xor t5, t5, s1
    rori t5, t5, 13
    sw a0, 200(sp)
    andn a0, s7, s11
    xor a0, a2, a0
    sw a3, 104(sp)
    andn a3, s0, s7
    xor a3, s11, a3
    sw s6, 176(sp)
    lw s6, 116(sp)
    xor a5, a5, s10
    xor s5, s6, s5
    rori s5, s5, 18
    xor a5, a5, s8
    lw s6, 80(sp)
    sw s8, 80(sp)
    xor s3, s6, s3
    rori s3, s3, 5
    lw s6, 136(sp)
    sw s10, 136(sp)
    xor s6, s6, t1
    rori s6, s6, 31
    andn s10, s3, a4
    andn s8, t0, s0
    xor s8, s7, s8
    lw s7, 64(sp)
    xor s10, s6, s10
    xor t1, s7, t1
    rori t1, t1, 27
    andn s7, a2, t0
    xor s7, s0, s7
    xor s0, s4, t4
    xor s0, s0, s2
    lw s4, 172(sp)
    andn a2, s11, a2
    xor s4, s4, ra
    rori s4, s4, 2
    xor a2, t0, a2
    lw t0, 152(sp)
    lw s11, 168(sp)
    xor ra, t0, ra
    rori ra, ra, 25
    lw t0, 112(sp)
    xor s11, s11, t3
    xor t0, t0, s1
    rori t0, t0, 19
    andn s1, t5, s3
    xor s1, a4, s1
    rori s11, s11, 31
    sw t4, 168(sp)
    lw t4, 124(sp)
    andn a4, a4, s6
    xor t3, t4, t3
    rori t3, t3, 12
    andn t4, s6, t3
    xor t4, t5, t4
    xor a4, t3, a4
    lw s6, 132(sp)
    sw t6, 132(sp)
    xor t2, s6, t2
    rori t2, t2, 10
    andn s6, t3, t5
    xor s6, s3, s6
    lw s3, 164(sp)
    andn t3, t2, s11
    xor t3, s3, t3
    andn t5, s4, t2
    xor t5, s11, t5
    andn t6, s5, s4
    xor t6, t2, t6
    andn t2, s3, s5
    xor t2, s4, t2
    andn s3, s11, s3
    xor s3, s5, s3
    lw s4, 128(sp)
    andn s5, ra, t1
    xor s5, s4, s5
    xor s11, s6, t3
    xor s11, s11, s5
    sw s6, 164(sp)
    lw s6, 156(sp)
    xor s11, s11, s8
    xor s11, s11, s6
    sw s8, 124(sp)
    andn s8, a7, ra
    xor s8, t1, s8
    andn s6, t0, a7
    xor s6, ra, s6
    xor ra, a4, a2
    xor ra, ra, t6
    andn t1, t1, s4
    xor t1, t0, t1
    sw a4, 112(sp)
    xor a4, s3, t1
    xor a4, a4, a3
    andn t0, s4, t0
    xor t0, a7, t0
    lw a7, 72(sp)
    xor s4, t5, s7
    xor s4, s4, a7
    xor a7, a0, t2
    xor a7, a7, s10
    xor s4, s4, s8
    xor s4, s4, t4
    sw t5, 128(sp)
    lw t5, 100(sp)
    xor a4, a4, s1
    xor ra, ra, t5
    xor ra, ra, s6
    lw t5, 204(sp)
    sw s8, 152(sp)
    xor a4, a4, t5
    lw s8, 68(sp)
    xor a7, a7, t0
    xor a7, a7, s8
    xor s8, a7, a6
    xor s3, s3, s8
    rori s3, s3, 14
    sw s3, 172(sp)
    xor s3, ra, s9
    sw t0, 64(sp)
    rori t0, s4, 31
    xor t0, s9, t0
    rori a7, a7, 31
    xor a7, a1, a7
    xor s9, s10, s3
    rori s9, s9, 25
    xor t1, t1, s8
    rori t1, t1, 11
    xor a1, a4, a1
    xor s4, s4, a5
    xor s10, t3, a1
    rori s10, s10, 10
    xor s1, s1, s8
    rori s1, s1, 23
    xor s5, s5, a1
    rori s5, s5, 9
    rori t3, s11, 31
    xor t3, a5, t3
    xor a5, t5, s8
    xor s11, s11, s0
    rori a4, a4, 31
    xor a4, s0, a4
    rori ra, ra, 31
    xor ra, a6, ra
    xor s0, s2, a7
    rori s0, s0, 22
    andn a6, a5, s9
    xor a6, s0, a6
    lw s2, 132(sp)
    xor a3, a3, s8
    xor s2, s2, ra
    rori s2, s2, 11
    rori a3, a3, 30
    xor s8, t6, s4
    rori s8, s8, 4
    andn t5, s10, a5
    xor t5, s9, t5
    andn t6, s2, s10
    xor t6, a5, t6
    andn a5, s0, s2
    xor a5, s10, a5
    andn s0, s9, s0
    xor s0, s2, s0
    lw s2, 144(sp)
    lw s9, 80(sp)
    xor s2, s2, t0
    rori s2, s2, 10
    xor s9, s9, a4
    rori s9, s9, 22
    xor s10, a0, s3
    rori s10, s10, 12
    lw a0, 192(sp)
    xor s6, s6, s4
    xor a0, a0, a7
    rori a0, a0, 18
    rori s6, s6, 21
    xor t4, t4, s11
    rori t4, t4, 1
    xor s7, s7, s11
    rori s7, s7, 10
    sw t5, 192(sp)
    andn t5, a0, t4
    xor t5, s5, t5
    sw a6, 80(sp)
    andn a6, s6, s7
    xor a6, s2, a6
    sw s0, 144(sp)
    andn s0, s5, a3
    xor s0, s9, s0
    andn s5, t4, s5
    xor s5, a3, s5
    andn a3, a3, s9
    xor a3, a0, a3
    andn s9, s9, a0
    xor s9, t4, s9
    lw t4, 120(sp)
    andn a0, t1, s10
    xor t4, t4, a4
    rori t4, t4, 25
    xor a0, s8, a0
    sw a5, 120(sp)
    xor a5, a6, a0
    xor a5, a5, s0
    sw a6, 132(sp)
    lw a6, 188(sp)
    sw a0, 188(sp)
    xor a6, a6, t3
    andn a0, s7, s2
    xor a0, a6, a0
    andn s2, s2, a6
    xor s2, t4, s2
    xori a0, a0, 1
    andn a6, a6, t4
    xor a6, s6, a6
    sw s0, 204(sp)
    lui s0, 8
    xor s0, t6, s0
    xori s0, s0, 130
    andn s6, t4, s6
    xor s6, s7, s6
    lw s7, 160(sp)
    xor t2, t2, s3
    xor s7, s7, t0
    rori s7, s7, 31
    andn t4, s7, t1
    xor t4, s10, t4
    xor t6, t4, s5
    xor t6, t6, s6
    sw t4, 160(sp)
    lw t4, 88(sp)
    sw s6, 88(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s6, 92(sp)
    sw s5, 92(sp)
    xor s6, s6, ra
    rori s6, s6, 1
    andn s5, s8, s6
    xor s5, s7, s5
    rori t2, t2, 22
    andn s7, s6, s7
    xor s7, t1, s7
    lw t1, 156(sp)
    andn s8, s10, s8
    xor t1, t1, a1
    rori t1, t1, 31
    xor s8, s6, s8
    xor a2, a2, s4
    rori a2, a2, 19
    lw s6, 68(sp)
    lw s10, 64(sp)
    xor s6, s6, s3
    rori s6, s6, 18
    xor s3, s10, s3
    rori s3, s3, 28
    lw s10, 60(sp)
    sw s0, 60(sp)
    xor s10, s10, t3
    rori s10, s10, 23
    xor s0, a0, s8
    xor s0, s0, a3
    sw a3, 64(sp)
    andn a3, t4, t1
    xor a3, s10, a3
    sw s8, 68(sp)
    xor s8, s2, a3
    xor s8, s8, s5
    sw s2, 156(sp)
    lw s2, 140(sp)
    sw a3, 140(sp)
    xor s2, s2, a7
    rori s2, s2, 4
    andn a3, a2, t4
    xor a3, t1, a3
    sw a0, 116(sp)
    lw a0, 136(sp)
    sw s5, 136(sp)
    xor a0, a0, a4
    rori a0, a0, 28
    andn s5, a0, a2
    xor s5, t4, s5
    andn t4, s10, a0
    xor t4, a2, t4
    andn t1, t1, s10
    xor t1, a0, t1
    xor a2, a6, t1
    xor a2, a2, s7
    lw s10, 152(sp)
    lw a0, 84(sp)
    xor s10, s10, s11
    rori s10, s10, 24
    xor a0, a0, t3
    rori a0, a0, 14
    sw t1, 84(sp)
    lw t1, 176(sp)
    sw s7, 176(sp)
    xor t1, t1, t0
    rori t1, t1, 27
    andn s7, a0, s6
    xor s7, s2, s7
    sw a6, 152(sp)
    andn a6, s10, t1
    xor a6, a0, a6
    andn a0, t1, a0
    xor a0, s6, a0
    sw t2, 56(sp)
    andn t2, s2, s10
    xor t2, t1, t2
    xor t1, a5, a6
    xor t1, t1, s5
    lw a5, 112(sp)
    xor t6, t6, t4
    xor a5, a5, s4
    rori a5, a5, 4
    xor t6, t6, t2
    sw a6, 112(sp)
    lw a6, 72(sp)
    sw t2, 72(sp)
    xor a6, a6, s11
    rori a6, a6, 1
    lw t2, 196(sp)
    andn s2, s6, s2
    xor t2, t2, a7
    rori t2, t2, 20
    xor s2, s10, s2
    lw s6, 128(sp)
    xor s0, s0, a0
    xor s6, s6, s11
    rori s6, s6, 29
    xor s0, s0, a3
    lw s10, 148(sp)
    lw s11, 180(sp)
    xor s10, s10, t0
    xor s11, s11, a4
    rori s11, s11, 13
    sw a0, 180(sp)
    andn a0, s6, s10
    xor a0, s1, a0
    sw a3, 148(sp)
    andn a3, t2, s6
    sw s5, 128(sp)
    lw s5, 100(sp)
    xor a3, s10, a3
    xor s4, s5, s4
    rori s4, s4, 18
    xor s5, s8, s7
    xor s5, s5, s9
    lw s8, 168(sp)
    sw s9, 168(sp)
    xor a7, s8, a7
    rori a7, a7, 5
    lw s8, 164(sp)
    sw s7, 164(sp)
    xor s8, s8, a1
    rori s8, s8, 31
    andn s7, a7, a6
    andn s9, s3, t2
    xor s9, s6, s9
    lw s6, 124(sp)
    xor s7, s8, s7
    xor a1, s6, a1
    rori a1, a1, 27
    andn s6, s1, s3
    xor s6, t2, s6
    xor t2, a2, t5
    xor t2, t2, s2
    lw a2, 76(sp)
    andn s1, s10, s1
    xor a2, a2, ra
    rori a2, a2, 2
    xor s1, s3, s1
    lw s3, 96(sp)
    lw s10, 104(sp)
    xor ra, s3, ra
    rori ra, ra, 25
    lw s3, 184(sp)
    xor s10, s10, t3
    xor a4, s3, a4
    rori a4, a4, 19
    andn s3, s11, a7
    xor s3, a6, s3
    rori s10, s10, 31
    sw t5, 104(sp)
    lw t5, 200(sp)
    andn a6, a6, s8
    xor t3, t5, t3
    rori t3, t3, 12
    andn t5, s8, t3
    xor t5, s11, t5
    xor a6, t3, a6
    lw s8, 108(sp)
    sw t4, 108(sp)
    xor t0, s8, t0
    rori t0, t0, 10
    andn s8, t3, s11
    xor s8, a7, s8
    lw a7, 56(sp)
    andn s11, t0, s10
    xor s11, a7, s11
    andn t3, a2, t0
    xor t3, s10, t3
    andn t4, s4, a2
    xor t4, t0, t4
    andn t0, a7, s4
    xor t0, a2, t0
    andn a2, s10, a7
    xor a2, s4, a2
    lw a7, 172(sp)
    andn s4, ra, a1
    xor s4, a7, s4
    xor s10, s8, s11
    xor s10, s10, s4
    sw s8, 56(sp)
    lw s8, 120(sp)
    xor s10, s10, s9
    xor s10, s10, s8
    sw s9, 200(sp)
    andn s9, a5, ra
    xor s9, a1, s9
    andn s8, a4, a5
    xor s8, ra, s8
    xor ra, a6, s1
    xor ra, ra, t4
    andn a1, a1, a7
    xor a1, a4, a1
    sw a6, 184(sp)
    xor a6, a2, a1
    xor a6, a6, a3
    andn a4, a7, a4
    xor a4, a5, a4
    lw a5, 144(sp)
    xor a7, t3, s6
    xor a7, a7, a5
    xor a5, a0, t0
    xor a5, a5, s7
    xor a7, a7, s9
    xor a7, a7, t5
    sw t3, 172(sp)
    lw t3, 80(sp)
    xor a6, a6, s3
    xor ra, ra, t3
    xor ra, ra, s8
    lw t3, 60(sp)
    sw s9, 96(sp)
    xor a6, a6, t3
    lw s9, 192(sp)
    xor a5, a5, a4
    xor a5, a5, s9
    xor s9, a5, t1
    xor a2, a2, s9
    rori a2, a2, 14
    sw a2, 76(sp)
    xor a2, ra, s0
    sw a4, 124(sp)
    rori a4, a7, 31
    xor a4, s0, a4
    rori s0, a5, 31
    xor s0, t6, s0
    xor a5, s7, a2
    rori a5, a5, 25
    xor a1, a1, s9
    rori a1, a1, 11
    xor s7, a6, t6
    xor a7, a7, s5
    xor s11, s11, s7
    rori s11, s11, 10
    xor s3, s3, s9
    rori s3, s3, 23
    xor s4, s4, s7
    rori s4, s4, 9
    rori t6, s10, 31
    xor t6, s5, t6
    xor s5, t3, s9
    xor s10, s10, t2
    rori a6, a6, 31
    xor a6, t2, a6
    rori ra, ra, 31
    xor ra, t1, ra
    xor t1, s2, s0
    rori t1, t1, 22
    andn t2, s5, a5
    xor t2, t1, t2
    lw s2, 108(sp)
    xor a3, a3, s9
    xor s2, s2, ra
    rori s2, s2, 11
    rori a3, a3, 30
    xor s9, t4, a7
    rori s9, s9, 4
    andn t3, s11, s5
    xor t3, a5, t3
    andn t4, s2, s11
    xor t4, s5, t4
    andn s5, t1, s2
    xor s5, s11, s5
    andn t1, a5, t1
    xor t1, s2, t1
    lw a5, 204(sp)
    lw s2, 168(sp)
    xor a5, a5, a4
    rori a5, a5, 10
    xor s2, s2, a6
    rori s2, s2, 22
    xor s11, a0, a2
    rori s11, s11, 12
    lw a0, 152(sp)
    xor s8, s8, a7
    xor a0, a0, s0
    rori a0, a0, 18
    rori s8, s8, 21
    xor t5, t5, s10
    rori t5, t5, 1
    xor s6, s6, s10
    rori s6, s6, 10
    sw t3, 152(sp)
    andn t3, a0, t5
    xor t3, s4, t3
    sw t2, 168(sp)
    andn t2, s8, s6
    xor t2, a5, t2
    sw t1, 204(sp)
    andn t1, s4, a3
    xor t1, s2, t1
    andn s4, t5, s4
    xor s4, a3, s4
    andn a3, a3, s2
    xor a3, a0, a3
    andn s2, s2, a0
    xor s2, t5, s2
    lw t5, 136(sp)
    andn a0, a1, s11
    xor t5, t5, a6
    rori t5, t5, 25
    xor a0, s9, a0
    sw s5, 136(sp)
    xor s5, t2, a0
    xor s5, s5, t1
    sw t2, 108(sp)
    lw t2, 116(sp)
    sw a0, 116(sp)
    xor t2, t2, t6
    andn a0, s6, a5
    xor a0, t2, a0
    andn a5, a5, t2
    xor a5, t5, a5
    andn t2, t2, t5
    xor t2, s8, t2
    sw t1, 60(sp)
    lui t1, 8
    xor t1, t4, t1
    xori t1, t1, 3
    andn s8, t5, s8
    xor s8, s6, s8
    lw s6, 188(sp)
    xor t0, t0, a2
    xor s6, s6, a4
    rori s6, s6, 31
    andn t4, s6, a1
    xor t4, s11, t4
    xor t5, t4, s4
    xor t5, t5, s8
    sw t4, 188(sp)
    lw t4, 92(sp)
    sw s8, 92(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s8, 88(sp)
    sw s4, 88(sp)
    xor s8, s8, ra
    rori s8, s8, 1
    andn s4, s9, s8
    xor s4, s6, s4
    rori t0, t0, 22
    andn s6, s8, s6
    xor s6, a1, s6
    lw a1, 120(sp)
    andn s9, s11, s9
    xor a1, a1, s7
    rori a1, a1, 31
    xor s9, s8, s9
    xor s1, s1, a7
    rori s1, s1, 19
    lw s8, 192(sp)
    lw s11, 124(sp)
    xor s8, s8, a2
    rori s8, s8, 18
    xor a2, s11, a2
    rori a2, a2, 28
    lw s11, 68(sp)
    sw t1, 68(sp)
    xor s11, s11, t6
    rori s11, s11, 23
    xor t1, a0, s9
    xor t1, t1, a3
    sw a3, 124(sp)
    andn a3, t4, a1
    xor a3, s11, a3
    sw s9, 192(sp)
    xor s9, a5, a3
    xor s9, s9, s4
    sw a5, 120(sp)
    lw a5, 176(sp)
    sw a3, 176(sp)
    xor a5, a5, s0
    rori a5, a5, 4
    andn a3, s1, t4
    xor a3, a1, a3
    sw a0, 100(sp)
    lw a0, 164(sp)
    sw s4, 164(sp)
    xor a0, a0, a6
    rori a0, a0, 28
    andn s4, a0, s1
    xor s4, t4, s4
    andn t4, s11, a0
    xor t4, s1, t4
    andn s1, a1, s11
    xor s1, a0, s1
    xor a1, t2, s1
    xor a1, a1, s6
    lw s11, 96(sp)
    lw a0, 64(sp)
    xor s11, s11, s10
    rori s11, s11, 24
    xor a0, a0, t6
    rori a0, a0, 14
    sw s1, 64(sp)
    lw s1, 128(sp)
    sw s6, 128(sp)
    xor s1, s1, a4
    rori s1, s1, 27
    andn s6, a0, s8
    xor s6, a5, s6
    sw t2, 96(sp)
    andn t2, s11, s1
    xor t2, a0, t2
    andn a0, s1, a0
    xor a0, s8, a0
    sw t0, 196(sp)
    andn t0, a5, s11
    xor t0, s1, t0
    xor s1, s5, t2
    xor s1, s1, s4
    lw s5, 184(sp)
    xor t5, t5, t4
    xor s5, s5, a7
    rori s5, s5, 4
    xor t5, t5, t0
    sw t2, 184(sp)
    lw t2, 144(sp)
    sw t0, 144(sp)
    xor t2, t2, s10
    rori t2, t2, 1
    lw t0, 84(sp)
    andn a5, s8, a5
    xor t0, t0, s0
    rori t0, t0, 20
    xor a5, s11, a5
    lw s8, 172(sp)
    xor t1, t1, a0
    xor s8, s8, s10
    rori s8, s8, 29
    xor t1, t1, a3
    lw s10, 132(sp)
    lw s11, 140(sp)
    xor s10, s10, a4
    xor s11, s11, a6
    rori s11, s11, 13
    sw a0, 140(sp)
    andn a0, s8, s10
    xor a0, s3, a0
    sw a3, 132(sp)
    andn a3, t0, s8
    sw s4, 172(sp)
    lw s4, 80(sp)
    xor a3, s10, a3
    xor a7, s4, a7
    rori a7, a7, 18
    xor s4, s9, s6
    xor s4, s4, s2
    lw s9, 104(sp)
    sw s2, 104(sp)
    xor s0, s9, s0
    rori s0, s0, 5
    lw s9, 56(sp)
    sw s6, 56(sp)
    xor s9, s9, s7
    rori s9, s9, 31
    andn s6, s0, t2
    andn s2, a2, t0
    xor s2, s8, s2
    lw s8, 200(sp)
    xor s6, s9, s6
    xor s7, s8, s7
    rori s7, s7, 27
    andn s8, s3, a2
    xor s8, t0, s8
    xor t0, a1, t3
    xor t0, t0, a5
    lw a1, 160(sp)
    andn s3, s10, s3
    xor a1, a1, ra
    rori a1, a1, 2
    xor s3, a2, s3
    lw a2, 72(sp)
    lw s10, 148(sp)
    xor ra, a2, ra
    rori ra, ra, 25
    lw a2, 156(sp)
    xor s10, s10, t6
    xor a2, a2, a6
    rori a2, a2, 19
    andn a6, s11, s0
    xor a6, t2, a6
    rori s10, s10, 31
    sw t3, 148(sp)
    lw t3, 180(sp)
    andn t2, t2, s9
    xor t3, t3, t6
    rori t3, t3, 12
    andn t6, s9, t3
    xor t6, s11, t6
    xor t2, t3, t2
    lw s9, 112(sp)
    sw t4, 112(sp)
    xor a4, s9, a4
    rori a4, a4, 10
    andn s9, t3, s11
    xor s9, s0, s9
    lw s0, 196(sp)
    andn s11, a4, s10
    xor s11, s0, s11
    andn t3, a1, a4
    xor t3, s10, t3
    andn t4, a7, a1
    xor t4, a4, t4
    andn a4, s0, a7
    xor a4, a1, a4
    andn s0, s10, s0
    xor s0, a7, s0
    lw a1, 76(sp)
    andn a7, ra, s7
    xor a7, a1, a7
    xor s10, s9, s11
    xor s10, s10, a7
    sw s9, 196(sp)
    lw s9, 136(sp)
    xor s10, s10, s2
    xor s10, s10, s9
    sw s2, 180(sp)
    andn s2, s5, ra
    xor s2, s7, s2
    andn s9, a2, s5
    xor s9, ra, s9
    xor ra, t2, s3
    xor ra, ra, t4
    andn s7, s7, a1
    xor s7, a2, s7
    sw t2, 156(sp)
    xor t2, s0, s7
    xor t2, t2, a3
    andn a1, a1, a2
    xor a1, s5, a1
    lw a2, 204(sp)
    xor s5, t3, s8
    xor s5, s5, a2
    xor a2, a0, a4
    xor a2, a2, s6
    xor s5, s5, s2
    xor s5, s5, t6
    sw t3, 76(sp)
    lw t3, 168(sp)
    xor t2, t2, a6
    xor ra, ra, t3
    xor ra, ra, s9
    lw t3, 68(sp)
    sw s2, 72(sp)
    xor t2, t2, t3
    lw s2, 152(sp)
    xor a2, a2, a1
    xor a2, a2, s2
.L_rvh_keccak_12:
    xor s2, a2, s1
    xor s0, s0, s2
    rori s0, s0, 14
    sw s0, 160(sp)
    xor s0, ra, t1
    sw a1, 200(sp)
    rori a1, s5, 31
    xor a1, t1, a1
    rori t1, a2, 31
    xor t1, t5, t1
    xor a2, s6, s0
    rori a2, a2, 25
    xor s6, s7, s2
    rori s6, s6, 11
    xor s7, t2, t5
    xor s5, s5, s4
    xor s11, s11, s7
    rori s11, s11, 10
    xor a6, a6, s2
    rori a6, a6, 23
    xor a7, a7, s7
    rori a7, a7, 9
    rori t5, s10, 31
    xor t5, s4, t5
    xor s4, t3, s2
    xor s10, s10, t0
    rori t2, t2, 31
    xor t2, t0, t2
    rori ra, ra, 31
    xor ra, s1, ra
    xor t0, a5, t1
    rori t0, t0, 22
    andn s1, s4, a2
    xor s1, t0, s1
    lw a5, 112(sp)
    xor a3, a3, s2
    xor a5, a5, ra
    rori a5, a5, 11
    rori a3, a3, 30
    xor s2, t4, s5
    rori s2, s2, 4
    andn t3, s11, s4
    xor t3, a2, t3
    andn t4, a5, s11
    xor t4, s4, t4
    andn s4, t0, a5
    xor s4, s11, s4
    andn t0, a2, t0
    xor t0, a5, t0
    lw a2, 60(sp)
    lw a5, 104(sp)
    xor a2, a2, a1
    rori a2, a2, 10
    xor a5, a5, t2
    rori a5, a5, 22
    xor s11, a0, s0
    rori s11, s11, 12
    lw a0, 96(sp)
    xor s9, s9, s5
    xor a0, a0, t1
    rori a0, a0, 18
    rori s9, s9, 21
    xor t6, t6, s10
    rori t6, t6, 1
    xor s8, s8, s10
    rori s8, s8, 10
    sw t3, 96(sp)
    andn t3, a0, t6
    xor t3, a7, t3
    sw s1, 104(sp)
    andn s1, s9, s8
    xor s1, a2, s1
    sw t0, 60(sp)
    andn t0, a7, a3
    xor t0, a5, t0
    andn a7, t6, a7
    xor a7, a3, a7
    andn a3, a3, a5
    xor a3, a0, a3
    andn a5, a5, a0
    xor a5, t6, a5
    lw t6, 164(sp)
    andn a0, s6, s11
    xor t6, t6, t2
    rori t6, t6, 25
    xor a0, s2, a0
    sw s4, 164(sp)
    xor s4, s1, a0
    xor s4, s4, t0
    sw s1, 112(sp)
    lw s1, 100(sp)
    sw a0, 100(sp)
    xor s1, s1, t5
    andn a0, s8, a2
    xor a0, s1, a0
    andn a2, a2, s1
    xor a2, t6, a2
    xori a0, a0, 1
    andn s1, s1, t6
    xor s1, s9, s1
    sw t0, 68(sp)
    lui t0, 8
    xor t0, t4, t0
    xori t0, t0, 139
    andn s9, t6, s9
    xor s9, s8, s9
    lw s8, 116(sp)
    xor a4, a4, s0
    xor s8, s8, a1
    rori s8, s8, 31
    andn t4, s8, s6
    xor t4, s11, t4
    xor t6, t4, a7
    xor t6, t6, s9
    sw t4, 116(sp)
    lw t4, 88(sp)
    sw s9, 88(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s9, 92(sp)
    sw a7, 92(sp)
    xor s9, s9, ra
    rori s9, s9, 1
    andn a7, s2, s9
    xor a7, s8, a7
    rori a4, a4, 22
    andn s8, s9, s8
    xor s8, s6, s8
    lw s6, 136(sp)
    andn s2, s11, s2
    xor s6, s6, s7
    rori s6, s6, 31
    xor s2, s9, s2
    xor s3, s3, s5
    rori s3, s3, 19
    lw s9, 152(sp)
    lw s11, 200(sp)
    xor s9, s9, s0
    rori s9, s9, 18
    xor s0, s11, s0
    rori s0, s0, 28
    lw s11, 192(sp)
    sw t0, 192(sp)
    xor s11, s11, t5
    rori s11, s11, 23
    xor t0, a0, s2
    xor t0, t0, a3
    sw a3, 200(sp)
    andn a3, t4, s6
    xor a3, s11, a3
    sw s2, 152(sp)
    xor s2, a2, a3
    xor s2, s2, a7
    sw a2, 136(sp)
    lw a2, 128(sp)
    sw a3, 128(sp)
    xor a2, a2, t1
    rori a2, a2, 4
    andn a3, s3, t4
    xor a3, s6, a3
    sw a0, 80(sp)
    lw a0, 56(sp)
    sw a7, 56(sp)
    xor a0, a0, t2
    rori a0, a0, 28
    andn a7, a0, s3
    xor a7, t4, a7
    andn t4, s11, a0
    xor t4, s3, t4
    andn s3, s6, s11
    xor s3, a0, s3
    xor s6, s1, s3
    xor s6, s6, s8
    lw s11, 72(sp)
    lw a0, 124(sp)
    xor s11, s11, s10
    rori s11, s11, 24
    xor a0, a0, t5
    rori a0, a0, 14
    sw s3, 124(sp)
    lw s3, 172(sp)
    sw s8, 172(sp)
    xor s3, s3, a1
    rori s3, s3, 27
    andn s8, a0, s9
    xor s8, a2, s8
    sw s1, 72(sp)
    andn s1, s11, s3
    xor s1, a0, s1
    andn a0, s3, a0
    xor a0, s9, a0
    sw a4, 84(sp)
    andn a4, a2, s11
    xor a4, s3, a4
    xor s3, s4, s1
    xor s3, s3, a7
    lw s4, 156(sp)
    xor t6, t6, t4
    xor s4, s4, s5
    rori s4, s4, 4
    xor t6, t6, a4
    sw s1, 156(sp)
    lw s1, 204(sp)
    sw a4, 204(sp)
    xor s1, s1, s10
    rori s1, s1, 1
    lw a4, 64(sp)
    andn a2, s9, a2
    xor a4, a4, t1
    rori a4, a4, 20
    xor a2, s11, a2
    lw s9, 76(sp)
    xor t0, t0, a0
    xor s9, s9, s10
    rori s9, s9, 29
    xor t0, t0, a3
    lw s10, 108(sp)
    lw s11, 176(sp)
    xor s10, s10, a1
    xor s11, s11, t2
    rori s11, s11, 13
    sw a0, 176(sp)
    andn a0, s9, s10
    xor a0, a6, a0
    sw a3, 108(sp)
    andn a3, a4, s9
    xor a3, s10, a3
    sw a7, 76(sp)
    lw a7, 168(sp)
    xor s2, s2, s8
    xor a7, a7, s5
    rori a7, a7, 18
    xor s2, s2, a5
    lw s5, 148(sp)
    sw a5, 148(sp)
    xor t1, s5, t1
    rori t1, t1, 5
    lw s5, 196(sp)
    sw s8, 196(sp)
    xor s5, s5, s7
    rori s5, s5, 31
    andn s8, t1, s1
    andn a5, s0, a4
    xor a5, s9, a5
    lw s9, 180(sp)
    xor s8, s5, s8
    xor s7, s9, s7
    rori s7, s7, 27
    andn s9, a6, s0
    xor s9, a4, s9
    xor a4, s6, t3
    xor a4, a4, a2
    lw s6, 188(sp)
    andn a6, s10, a6
    xor s6, s6, ra
    rori s6, s6, 2
    xor a6, s0, a6
    lw s0, 144(sp)
    lw s10, 132(sp)
    xor ra, s0, ra
    rori ra, ra, 25
    lw s0, 120(sp)
    xor s10, s10, t5
    xor t2, s0, t2
    rori t2, t2, 19
    andn s0, s11, t1
    xor s0, s1, s0
    rori s10, s10, 31
    sw t3, 132(sp)
    lw t3, 140(sp)
    andn s1, s1, s5
    xor t3, t3, t5
    rori t3, t3, 12
    andn t5, s5, t3
    xor t5, s11, t5
    xor s1, t3, s1
    lw s5, 184(sp)
    sw t4, 184(sp)
    xor a1, s5, a1
    rori a1, a1, 10
    andn s5, t3, s11
    xor s5, t1, s5
    lw t1, 84(sp)
    andn s11, a1, s10
    xor s11, t1, s11
    andn t3, s6, a1
    xor t3, s10, t3
    andn t4, a7, s6
    xor t4, a1, t4
    andn a1, t1, a7
    xor a1, s6, a1
    andn t1, s10, t1
    xor t1, a7, t1
    lw a7, 160(sp)
    andn s6, ra, s7
    xor s6, a7, s6
    xor s10, s5, s11
    xor s10, s10, s6
    sw s5, 84(sp)
    lw s5, 164(sp)
    xor s10, s10, a5
    xor s10, s10, s5
    sw a5, 140(sp)
    andn a5, s4, ra
    xor a5, s7, a5
    andn s5, t2, s4
    xor s5, ra, s5
    xor ra, s1, a6
    xor ra, ra, t4
    andn s7, s7, a7
    xor s7, t2, s7
    sw s1, 120(sp)
    xor s1, t1, s7
    xor s1, s1, a3
    andn t2, a7, t2
    xor t2, s4, t2
    lw a7, 60(sp)
    xor s4, t3, s9
    xor s4, s4, a7
    xor a7, a0, a1
    xor a7, a7, s8
    xor s4, s4, a5
    xor s4, s4, t5
    sw t3, 160(sp)
    lw t3, 104(sp)
    xor s1, s1, s0
    xor ra, ra, t3
    xor ra, ra, s5
    lw t3, 192(sp)
    sw a5, 144(sp)
    xor s1, s1, t3
    lw a5, 96(sp)
    xor a7, a7, t2
    xor a7, a7, a5
    xor a5, a7, s3
    xor t1, t1, a5
    rori t1, t1, 14
    sw t1, 188(sp)
    xor t1, ra, t0
    sw t2, 180(sp)
    rori t2, s4, 31
    xor t2, t0, t2
    rori t0, a7, 31
    xor t0, t6, t0
    xor a7, s8, t1
    rori a7, a7, 25
    xor s7, s7, a5
    rori s7, s7, 11
    xor s8, s1, t6
    xor s4, s4, s2
    xor s11, s11, s8
    rori s11, s11, 10
    xor s0, s0, a5
    rori s0, s0, 23
    xor s6, s6, s8
    rori s6, s6, 9
    rori t6, s10, 31
    xor t6, s2, t6
    xor s2, t3, a5
    xor s10, s10, a4
    rori s1, s1, 31
    xor s1, a4, s1
    rori ra, ra, 31
    xor ra, s3, ra
    xor a2, a2, t0
    rori a2, a2, 22
    andn a4, s2, a7
    xor a4, a2, a4
    lw s3, 184(sp)
    xor a3, a3, a5
    xor s3, s3, ra
    rori s3, s3, 11
    rori a3, a3, 30
    xor a5, t4, s4
    rori a5, a5, 4
    andn t3, s11, s2
    xor t3, a7, t3
    andn t4, s3, s11
    xor t4, s2, t4
    andn s2, a2, s3
    xor s2, s11, s2
    andn a2, a7, a2
    xor a2, s3, a2
    lw a7, 68(sp)
    lw s3, 148(sp)
    xor a7, a7, t2
    rori a7, a7, 10
    xor s3, s3, s1
    rori s3, s3, 22
    xor s11, a0, t1
    rori s11, s11, 12
    lw a0, 72(sp)
    xor s5, s5, s4
    xor a0, a0, t0
    rori a0, a0, 18
    rori s5, s5, 21
    xor t5, t5, s10
    rori t5, t5, 1
    xor s9, s9, s10
    rori s9, s9, 10
    sw t3, 72(sp)
    andn t3, a0, t5
    xor t3, s6, t3
    sw a4, 148(sp)
    andn a4, s5, s9
    xor a4, a7, a4
    sw a2, 68(sp)
    andn a2, s6, a3
    xor a2, s3, a2
    andn s6, t5, s6
    xor s6, a3, s6
    andn a3, a3, s3
    xor a3, a0, a3
    andn s3, s3, a0
    xor s3, t5, s3
    lw t5, 56(sp)
    andn a0, s7, s11
    xor t5, t5, s1
    rori t5, t5, 25
    xor a0, a5, a0
    sw s2, 56(sp)
    xor s2, a4, a0
    xor s2, s2, a2
    sw a4, 184(sp)
    lw a4, 80(sp)
    sw a0, 80(sp)
    xor a4, a4, t6
    andn a0, s9, a7
    xor a0, a4, a0
    andn a7, a7, a4
    xor a7, t5, a7
    xori a0, a0, 1
    andn a4, a4, t5
    xor a4, s5, a4
    sw a2, 192(sp)
    lui a2, 524288
    xor a2, t4, a2
    xori a2, a2, 11
    andn s5, t5, s5
    xor s5, s9, s5
    lw s9, 100(sp)
    xor a1, a1, t1
    xor s9, s9, t2
    rori s9, s9, 31
    andn t4, s9, s7
    xor t4, s11, t4
    xor t5, t4, s6
    xor t5, t5, s5
    sw t4, 100(sp)
    lw t4, 92(sp)
    sw s5, 92(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s5, 88(sp)
    sw s6, 88(sp)
    xor s5, s5, ra
    rori s5, s5, 1
    andn s6, a5, s5
    xor s6, s9, s6
    rori a1, a1, 22
    andn s9, s5, s9
    xor s9, s7, s9
    lw s7, 164(sp)
    andn a5, s11, a5
    xor s7, s7, s8
    rori s7, s7, 31
    xor a5, s5, a5
    xor a6, a6, s4
    rori a6, a6, 19
    lw s5, 96(sp)
    lw s11, 180(sp)
    xor s5, s5, t1
    rori s5, s5, 18
    xor t1, s11, t1
    rori t1, t1, 28
    lw s11, 152(sp)
    sw a2, 152(sp)
    xor s11, s11, t6
    rori s11, s11, 23
    xor a2, a0, a5
    xor a2, a2, a3
    sw a3, 180(sp)
    andn a3, t4, s7
    xor a3, s11, a3
    sw a5, 96(sp)
    xor a5, a7, a3
    xor a5, a5, s6
    sw a7, 164(sp)
    lw a7, 172(sp)
    sw a3, 172(sp)
    xor a7, a7, t0
    rori a7, a7, 4
    andn a3, a6, t4
    xor a3, s7, a3
    sw a0, 168(sp)
    lw a0, 196(sp)
    sw s6, 196(sp)
    xor a0, a0, s1
    rori a0, a0, 28
    andn s6, a0, a6
    xor s6, t4, s6
    andn t4, s11, a0
    xor t4, a6, t4
    andn a6, s7, s11
    xor a6, a0, a6
    xor s7, a4, a6
    xor s7, s7, s9
    lw s11, 144(sp)
    lw a0, 200(sp)
    xor s11, s11, s10
    rori s11, s11, 24
    xor a0, a0, t6
    rori a0, a0, 14
    sw a6, 200(sp)
    lw a6, 76(sp)
    sw s9, 76(sp)
    xor a6, a6, t2
    rori a6, a6, 27
    andn s9, a0, s5
    xor s9, a7, s9
    sw a4, 144(sp)
    andn a4, s11, a6
    xor a4, a0, a4
    andn a0, a6, a0
    xor a0, s5, a0
    sw a1, 64(sp)
    andn a1, a7, s11
    xor a1, a6, a1
    xor a6, s2, a4
    xor a6, a6, s6
    lw s2, 120(sp)
    xor t5, t5, t4
    xor s2, s2, s4
    rori s2, s2, 4
    xor t5, t5, a1
    sw a4, 120(sp)
    lw a4, 60(sp)
    sw a1, 60(sp)
    xor a4, a4, s10
    rori a4, a4, 1
    lw a1, 124(sp)
    andn a7, s5, a7
    xor a1, a1, t0
    rori a1, a1, 20
    xor a7, s11, a7
    lw s5, 160(sp)
    xor a2, a2, a0
    xor s5, s5, s10
    rori s5, s5, 29
    xor a2, a2, a3
    lw s10, 112(sp)
    lw s11, 128(sp)
    xor s10, s10, t2
    xor s11, s11, s1
    rori s11, s11, 13
    sw a0, 128(sp)
    andn a0, s5, s10
    xor a0, s0, a0
    sw a3, 112(sp)
    andn a3, a1, s5
    xor a3, s10, a3
    sw s6, 160(sp)
    lw s6, 104(sp)
    xor a5, a5, s9
    xor s4, s6, s4
    rori s4, s4, 18
    xor a5, a5, s3
    lw s6, 132(sp)
    sw s3, 132(sp)
    xor t0, s6, t0
    rori t0, t0, 5
    lw s6, 84(sp)
    sw s9, 84(sp)
    xor s6, s6, s8
    rori s6, s6, 31
    andn s9, t0, a4
    andn s3, t1, a1
    xor s3, s5, s3
    lw s5, 140(sp)
    xor s9, s6, s9
    xor s5, s5, s8
    rori s5, s5, 27
    andn s8, s0, t1
    xor s8, a1, s8
    xor a1, s7, t3
    xor a1, a1, a7
    lw s7, 116(sp)
    andn s0, s10, s0
    xor s7, s7, ra
    rori s7, s7, 2
    xor s0, t1, s0
    lw t1, 204(sp)
    lw s10, 108(sp)
    xor ra, t1, ra
    rori ra, ra, 25
    lw t1, 136(sp)
    xor s10, s10, t6
    xor t1, t1, s1
    rori t1, t1, 19
    andn s1, s11, t0
    xor s1, a4, s1
    rori s10, s10, 31
    sw t3, 108(sp)
    lw t3, 176(sp)
    andn a4, a4, s6
    xor t3, t3, t6
    rori t3, t3, 12
    andn t6, s6, t3
    xor t6, s11, t6
    xor a4, t3, a4
    lw s6, 156(sp)
    sw t4, 156(sp)
    xor t2, s6, t2
    rori t2, t2, 10
    andn s6, t3, s11
    xor s6, t0, s6
    lw t0, 64(sp)
    andn s11, t2, s10
    xor s11, t0, s11
    andn t3, s7, t2
    xor t3, s10, t3
    andn t4, s4, s7
    xor t4, t2, t4
    andn t2, t0, s4
    xor t2, s7, t2
    andn t0, s10, t0
    xor t0, s4, t0
    lw s4, 188(sp)
    andn s7, ra, s5
    xor s7, s4, s7
    xor s10, s6, s11
    xor s10, s10, s7
    sw s6, 64(sp)
    lw s6, 56(sp)
    xor s10, s10, s3
    xor s10, s10, s6
    sw s3, 176(sp)
    andn s3, s2, ra
    xor s3, s5, s3
    andn s6, t1, s2
    xor s6, ra, s6
    xor ra, a4, s0
    xor ra, ra, t4
    andn s5, s5, s4
    xor s5, t1, s5
    sw a4, 136(sp)
    xor a4, t0, s5
    xor a4, a4, a3
    andn t1, s4, t1
    xor t1, s2, t1
    lw s2, 68(sp)
    xor s4, t3, s8
    xor s4, s4, s2
    xor s2, a0, t2
    xor s2, s2, s9
    xor s4, s4, s3
    xor s4, s4, t6
    sw t3, 188(sp)
    lw t3, 148(sp)
    xor a4, a4, s1
    xor ra, ra, t3
    xor ra, ra, s6
    lw t3, 152(sp)
    sw s3, 204(sp)
    xor a4, a4, t3
    lw s3, 72(sp)
    xor s2, s2, t1
    xor s2, s2, s3
    xor s3, s2, a6
    xor t0, t0, s3
    rori t0, t0, 14
    sw t0, 116(sp)
    xor t0, ra, a2
    sw t1, 140(sp)
    rori t1, s4, 31
    xor t1, a2, t1
    rori a2, s2, 31
    xor a2, t5, a2
    xor s2, s9, t0
    rori s2, s2, 25
    xor s5, s5, s3
    rori s5, s5, 11
    xor s9, a4, t5
    xor s4, s4, a5
    xor s11, s11, s9
    rori s11, s11, 10
    xor s1, s1, s3
    rori s1, s1, 23
    xor s7, s7, s9
    rori s7, s7, 9
    rori t5, s10, 31
    xor t5, a5, t5
    xor a5, t3, s3
    xor s10, s10, a1
    rori a4, a4, 31
    xor a4, a1, a4
    rori ra, ra, 31
    xor ra, a6, ra
    xor a1, a7, a2
    rori a1, a1, 22
    andn a6, a5, s2
    xor a6, a1, a6
    lw a7, 156(sp)
    xor a3, a3, s3
    xor a7, a7, ra
    rori a7, a7, 11
    rori a3, a3, 30
    xor s3, t4, s4
    rori s3, s3, 4
    andn t3, s11, a5
    xor t3, s2, t3
    andn t4, a7, s11
    xor t4, a5, t4
    andn a5, a1, a7
    xor a5, s11, a5
    andn a1, s2, a1
    xor a1, a7, a1
    lw a7, 192(sp)
    lw s2, 132(sp)
    xor a7, a7, t1
    rori a7, a7, 10
    xor s2, s2, a4
    rori s2, s2, 22
    xor s11, a0, t0
    rori s11, s11, 12
    lw a0, 144(sp)
    xor s6, s6, s4
    xor a0, a0, a2
    rori a0, a0, 18
    rori s6, s6, 21
    xor t6, t6, s10
    rori t6, t6, 1
    xor s8, s8, s10
    rori s8, s8, 10
    sw t3, 144(sp)
    andn t3, a0, t6
    xor t3, s7, t3
    sw a6, 132(sp)
    andn a6, s6, s8
    xor a6, a7, a6
    sw a1, 192(sp)
    andn a1, s7, a3
    xor a1, s2, a1
    andn s7, t6, s7
    xor s7, a3, s7
    andn a3, a3, s2
    xor a3, a0, a3
    andn s2, s2, a0
    xor s2, t6, s2
    lw t6, 196(sp)
    andn a0, s5, s11
    xor t6, t6, a4
    rori t6, t6, 25
    xor a0, s3, a0
    sw a5, 196(sp)
    xor a5, a6, a0
    xor a5, a5, a1
    sw a6, 156(sp)
    lw a6, 168(sp)
    sw a0, 168(sp)
    xor a6, a6, t5
    andn a0, s8, a7
    xor a0, a6, a0
    andn a7, a7, a6
    xor a7, t6, a7
    xori a0, a0, 1
    andn a6, a6, t6
    xor a6, s6, a6
    sw a1, 152(sp)
    lui a1, 524288
    xor a1, t4, a1
    xori a1, a1, 138
    andn s6, t6, s6
    xor s6, s8, s6
    lw s8, 80(sp)
    xor t2, t2, t0
    xor s8, s8, t1
    rori s8, s8, 31
    andn t4, s8, s5
    xor t4, s11, t4
    xor t6, t4, s7
    xor t6, t6, s6
    sw t4, 80(sp)
    lw t4, 88(sp)
    sw s6, 88(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s6, 92(sp)
    sw s7, 92(sp)
    xor s6, s6, ra
    rori s6, s6, 1
    andn s7, s3, s6
    xor s7, s8, s7
    rori t2, t2, 22
    andn s8, s6, s8
    xor s8, s5, s8
    lw s5, 56(sp)
    andn s3, s11, s3
    xor s5, s5, s9
    rori s5, s5, 31
    xor s3, s6, s3
    xor s0, s0, s4
    rori s0, s0, 19
    lw s6, 72(sp)
    lw s11, 140(sp)
    xor s6, s6, t0
    rori s6, s6, 18
    xor t0, s11, t0
    rori t0, t0, 28
    lw s11, 96(sp)
    sw a1, 96(sp)
    xor s11, s11, t5
    rori s11, s11, 23
    xor a1, a0, s3
    xor a1, a1, a3
    sw a3, 140(sp)
    andn a3, t4, s5
    xor a3, s11, a3
    sw s3, 72(sp)
    xor s3, a7, a3
    xor s3, s3, s7
    sw a7, 56(sp)
    lw a7, 76(sp)
    sw a3, 76(sp)
    xor a7, a7, a2
    rori a7, a7, 4
    andn a3, s0, t4
    xor a3, s5, a3
    sw a0, 104(sp)
    lw a0, 84(sp)
    sw s7, 84(sp)
    xor a0, a0, a4
    rori a0, a0, 28
    andn s7, a0, s0
    xor s7, t4, s7
    andn t4, s11, a0
    xor t4, s0, t4
    andn s0, s5, s11
    xor s0, a0, s0
    xor s5, a6, s0
    xor s5, s5, s8
    lw s11, 204(sp)
    lw a0, 180(sp)
    xor s11, s11, s10
    rori s11, s11, 24
    xor a0, a0, t5
    rori a0, a0, 14
    sw s0, 180(sp)
    lw s0, 160(sp)
    sw s8, 160(sp)
    xor s0, s0, t1
    rori s0, s0, 27
    andn s8, a0, s6
    xor s8, a7, s8
    sw a6, 204(sp)
    andn a6, s11, s0
    xor a6, a0, a6
    andn a0, s0, a0
    xor a0, s6, a0
    sw t2, 124(sp)
    andn t2, a7, s11
    xor t2, s0, t2
    xor s0, a5, a6
    xor s0, s0, s7
    lw a5, 136(sp)
    xor t6, t6, t4
    xor a5, a5, s4
    rori a5, a5, 4
    xor t6, t6, t2
    sw a6, 136(sp)
    lw a6, 68(sp)
    sw t2, 68(sp)
    xor a6, a6, s10
    rori a6, a6, 1
    lw t2, 200(sp)
    andn a7, s6, a7
    xor t2, t2, a2
    rori t2, t2, 20
    xor a7, s11, a7
    lw s6, 188(sp)
    xor a1, a1, a0
    xor s6, s6, s10
    rori s6, s6, 29
    xor a1, a1, a3
    lw s10, 184(sp)
    lw s11, 172(sp)
    xor s10, s10, t1
    xor s11, s11, a4
    rori s11, s11, 13
    sw a0, 172(sp)
    andn a0, s6, s10
    xor a0, s1, a0
    sw a3, 184(sp)
    andn a3, t2, s6
    xor a3, s10, a3
    sw s7, 188(sp)
    lw s7, 148(sp)
    xor s3, s3, s8
    xor s4, s7, s4
    rori s4, s4, 18
    xor s3, s3, s2
    lw s7, 108(sp)
    sw s2, 108(sp)
    xor a2, s7, a2
    rori a2, a2, 5
    lw s7, 64(sp)
    sw s8, 64(sp)
    xor s7, s7, s9
    rori s7, s7, 31
    andn s8, a2, a6
    andn s2, t0, t2
    xor s2, s6, s2
    lw s6, 176(sp)
    xor s8, s7, s8
    xor s6, s6, s9
    rori s6, s6, 27
    andn s9, s1, t0
    xor s9, t2, s9
    xor t2, s5, t3
    xor t2, t2, a7
    lw s5, 100(sp)
    andn s1, s10, s1
    xor s5, s5, ra
    rori s5, s5, 2
    xor s1, t0, s1
    lw t0, 60(sp)
    lw s10, 112(sp)
    xor ra, t0, ra
    rori ra, ra, 25
    lw t0, 164(sp)
    xor s10, s10, t5
    xor t0, t0, a4
    rori t0, t0, 19
    andn a4, s11, a2
    xor a4, a6, a4
    rori s10, s10, 31
    sw t3, 112(sp)
    lw t3, 128(sp)
    andn a6, a6, s7
    xor t3, t3, t5
    rori t3, t3, 12
    andn t5, s7, t3
    xor t5, s11, t5
    xor a6, t3, a6
    lw s7, 120(sp)
    sw t4, 120(sp)
    xor t1, s7, t1
    rori t1, t1, 10
    andn s7, t3, s11
    xor s7, a2, s7
    lw a2, 124(sp)
    andn s11, t1, s10
    xor s11, a2, s11
    andn t3, s5, t1
    xor t3, s10, t3
    andn t4, s4, s5
    xor t4, t1, t4
    andn t1, a2, s4
    xor t1, s5, t1
    andn a2, s10, a2
    xor a2, s4, a2
    lw s4, 116(sp)
    andn s5, ra, s6
    xor s5, s4, s5
    xor s10, s7, s11
    xor s10, s10, s5
    sw s7, 124(sp)
    lw s7, 196(sp)
    xor s10, s10, s2
    xor s10, s10, s7
    sw s2, 128(sp)
    andn s2, a5, ra
    xor s2, s6, s2
    andn s7, t0, a5
    xor s7, ra, s7
    xor ra, a6, s1
    xor ra, ra, t4
    andn s6, s6, s4
    xor s6, t0, s6
    sw a6, 164(sp)
    xor a6, a2, s6
    xor a6, a6, a3
    andn t0, s4, t0
    xor t0, a5, t0
    lw a5, 192(sp)
    xor s4, t3, s9
    xor s4, s4, a5
    xor a5, a0, t1
    xor a5, a5, s8
    xor s4, s4, s2
    xor s4, s4, t5
    sw t3, 116(sp)
    lw t3, 132(sp)
    xor a6, a6, a4
    xor ra, ra, t3
    xor ra, ra, s7
    lw t3, 96(sp)
    sw s2, 60(sp)
    xor a6, a6, t3
    lw s2, 144(sp)
    xor a5, a5, t0
    xor a5, a5, s2
    xor s2, a5, s0
    xor a2, a2, s2
    rori a2, a2, 14
    sw a2, 100(sp)
    xor a2, ra, a1
    sw t0, 176(sp)
    rori t0, s4, 31
    xor t0, a1, t0
    rori a1, a5, 31
    xor a1, t6, a1
    xor a5, s8, a2
    rori a5, a5, 25
    xor s6, s6, s2
    rori s6, s6, 11
    xor s8, a6, t6
    xor s4, s4, s3
    xor s11, s11, s8
    rori s11, s11, 10
    xor a4, a4, s2
    rori a4, a4, 23
    xor s5, s5, s8
    rori s5, s5, 9
    rori t6, s10, 31
    xor t6, s3, t6
    xor s3, t3, s2
    xor s10, s10, t2
    rori a6, a6, 31
    xor a6, t2, a6
    rori ra, ra, 31
    xor ra, s0, ra
    xor t2, a7, a1
    rori t2, t2, 22
    andn s0, s3, a5
    xor s0, t2, s0
    lw a7, 120(sp)
    xor a3, a3, s2
    xor a7, a7, ra
    rori a7, a7, 11
    rori a3, a3, 30
    xor s2, t4, s4
    rori s2, s2, 4
    andn t3, s11, s3
    xor t3, a5, t3
    andn t4, a7, s11
    xor t4, s3, t4
    andn s3, t2, a7
    xor s3, s11, s3
    andn t2, a5, t2
    xor t2, a7, t2
    lw a5, 152(sp)
    lw a7, 108(sp)
    xor a5, a5, t0
    rori a5, a5, 10
    xor a7, a7, a6
    rori a7, a7, 22
    xor s11, a0, a2
    rori s11, s11, 12
    lw a0, 204(sp)
    xor s7, s7, s4
    xor a0, a0, a1
    rori a0, a0, 18
    rori s7, s7, 21
    xor t5, t5, s10
    rori t5, t5, 1
    xor s9, s9, s10
    rori s9, s9, 10
    sw t3, 204(sp)
    andn t3, a0, t5
    xor t3, s5, t3
    sw s0, 108(sp)
    andn s0, s7, s9
    xor s0, a5, s0
    sw t2, 152(sp)
    andn t2, s5, a3
    xor t2, a7, t2
    andn s5, t5, s5
    xor s5, a3, s5
    andn a3, a3, a7
    xor a3, a0, a3
    andn a7, a7, a0
    xor a7, t5, a7
    lw t5, 84(sp)
    andn a0, s6, s11
    xor t5, t5, a6
    rori t5, t5, 25
    xor a0, s2, a0
    sw s3, 84(sp)
    xor s3, s0, a0
    xor s3, s3, t2
    sw s0, 120(sp)
    lw s0, 104(sp)
    sw a0, 104(sp)
    xor s0, s0, t6
    andn a0, s9, a5
    xor a0, s0, a0
    andn a5, a5, s0
    xor a5, t5, a5
    xori a0, a0, 1
    andn s0, s0, t5
    xor s0, s7, s0
    sw t2, 96(sp)
    lui t2, 524288
    xor t2, t4, t2
    xori t2, t2, 129
    andn s7, t5, s7
    xor s7, s9, s7
    lw s9, 168(sp)
    xor t1, t1, a2
    xor s9, s9, t0
    rori s9, s9, 31
    andn t4, s9, s6
    xor t4, s11, t4
    xor t5, t4, s5
    xor t5, t5, s7
    sw t4, 168(sp)
    lw t4, 92(sp)
    sw s7, 92(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s7, 88(sp)
    sw s5, 88(sp)
    xor s7, s7, ra
    rori s7, s7, 1
    andn s5, s2, s7
    xor s5, s9, s5
    rori t1, t1, 22
    andn s9, s7, s9
    xor s9, s6, s9
    lw s6, 196(sp)
    andn s2, s11, s2
    xor s6, s6, s8
    rori s6, s6, 31
    xor s2, s7, s2
    xor s1, s1, s4
    rori s1, s1, 19
    lw s7, 144(sp)
    lw s11, 176(sp)
    xor s7, s7, a2
    rori s7, s7, 18
    xor a2, s11, a2
    rori a2, a2, 28
    lw s11, 72(sp)
    sw t2, 72(sp)
    xor s11, s11, t6
    rori s11, s11, 23
    xor t2, a0, s2
    xor t2, t2, a3
    sw a3, 176(sp)
    andn a3, t4, s6
    xor a3, s11, a3
    sw s2, 144(sp)
    xor s2, a5, a3
    xor s2, s2, s5
    sw a5, 196(sp)
    lw a5, 160(sp)
    sw a3, 160(sp)
    xor a5, a5, a1
    rori a5, a5, 4
    andn a3, s1, t4
    xor a3, s6, a3
    sw a0, 148(sp)
    lw a0, 64(sp)
    sw s5, 64(sp)
    xor a0, a0, a6
    rori a0, a0, 28
    andn s5, a0, s1
    xor s5, t4, s5
    andn t4, s11, a0
    xor t4, s1, t4
    andn s1, s6, s11
    xor s1, a0, s1
    xor s6, s0, s1
    xor s6, s6, s9
    lw s11, 60(sp)
    lw a0, 140(sp)
    xor s11, s11, s10
    rori s11, s11, 24
    xor a0, a0, t6
    rori a0, a0, 14
    sw s1, 140(sp)
    lw s1, 188(sp)
    sw s9, 188(sp)
    xor s1, s1, t0
    rori s1, s1, 27
    andn s9, a0, s7
    xor s9, a5, s9
    sw s0, 60(sp)
    andn s0, s11, s1
    xor s0, a0, s0
    andn a0, s1, a0
    xor a0, s7, a0
    sw t1, 200(sp)
    andn t1, a5, s11
    xor t1, s1, t1
    xor s1, s3, s0
    xor s1, s1, s5
    lw s3, 164(sp)
    xor t5, t5, t4
    xor s3, s3, s4
    rori s3, s3, 4
    xor t5, t5, t1
    sw s0, 164(sp)
    lw s0, 192(sp)
    sw t1, 192(sp)
    xor s0, s0, s10
    rori s0, s0, 1
    lw t1, 180(sp)
    andn a5, s7, a5
    xor t1, t1, a1
    rori t1, t1, 20
    xor a5, s11, a5
    lw s7, 116(sp)
    xor t2, t2, a0
    xor s7, s7, s10
    rori s7, s7, 29
    xor t2, t2, a3
    lw s10, 156(sp)
    lw s11, 76(sp)
    xor s10, s10, t0
    xor s11, s11, a6
    rori s11, s11, 13
    sw a0, 76(sp)
    andn a0, s7, s10
    xor a0, a4, a0
    sw a3, 156(sp)
    andn a3, t1, s7
    xor a3, s10, a3
    sw s5, 116(sp)
    lw s5, 132(sp)
    xor s2, s2, s9
    xor s4, s5, s4
    rori s4, s4, 18
    xor s2, s2, a7
    lw s5, 112(sp)
    sw a7, 112(sp)
    xor a1, s5, a1
    rori a1, a1, 5
    lw s5, 124(sp)
    sw s9, 124(sp)
    xor s5, s5, s8
    rori s5, s5, 31
    andn s9, a1, s0
    andn a7, a2, t1
    xor a7, s7, a7
    lw s7, 128(sp)
    xor s9, s5, s9
    xor s7, s7, s8
    rori s7, s7, 27
    andn s8, a4, a2
    xor s8, t1, s8
    xor t1, s6, t3
    xor t1, t1, a5
    lw s6, 80(sp)
    andn a4, s10, a4
    xor s6, s6, ra
    rori s6, s6, 2
    xor a4, a2, a4
    lw a2, 68(sp)
    lw s10, 184(sp)
    xor ra, a2, ra
    rori ra, ra, 25
    lw a2, 56(sp)
    xor s10, s10, t6
    xor a2, a2, a6
    rori a2, a2, 19
    andn a6, s11, a1
    xor a6, s0, a6
    rori s10, s10, 31
    sw t3, 184(sp)
    lw t3, 172(sp)
    andn s0, s0, s5
    xor t3, t3, t6
    rori t3, t3, 12
    andn t6, s5, t3
    xor t6, s11, t6
    xor s0, t3, s0
    lw s5, 136(sp)
    sw t4, 136(sp)
    xor t0, s5, t0
    rori t0, t0, 10
    andn s5, t3, s11
    xor s5, a1, s5
    lw a1, 200(sp)
    andn s11, t0, s10
    xor s11, a1, s11
    andn t3, s6, t0
    xor t3, s10, t3
    andn t4, s4, s6
    xor t4, t0, t4
    andn t0, a1, s4
    xor t0, s6, t0
    andn a1, s10, a1
    xor a1, s4, a1
    lw s4, 100(sp)
    andn s6, ra, s7
    xor s6, s4, s6
    xor s10, s5, s11
    xor s10, s10, s6
    sw s5, 200(sp)
    lw s5, 84(sp)
    xor s10, s10, a7
    xor s10, s10, s5
    sw a7, 172(sp)
    andn a7, s3, ra
    xor a7, s7, a7
    andn s5, a2, s3
    xor s5, ra, s5
    xor ra, s0, a4
    xor ra, ra, t4
    andn s7, s7, s4
    xor s7, a2, s7
    sw s0, 56(sp)
    xor s0, a1, s7
    xor s0, s0, a3
    andn a2, s4, a2
    xor a2, s3, a2
    lw s3, 152(sp)
    xor s4, t3, s8
    xor s4, s4, s3
    xor s3, a0, t0
    xor s3, s3, s9
    xor s4, s4, a7
    xor s4, s4, t6
    sw t3, 100(sp)
    lw t3, 108(sp)
    xor s0, s0, a6
    xor ra, ra, t3
    xor ra, ra, s5
    lw t3, 72(sp)
    sw a7, 68(sp)
    xor s0, s0, t3
    lw a7, 204(sp)
    xor s3, s3, a2
    xor s3, s3, a7
    xor a7, s3, s1
    xor a1, a1, a7
    rori a1, a1, 14
    sw a1, 80(sp)
    xor a1, ra, t2
    sw a2, 128(sp)
    rori a2, s4, 31
    xor a2, t2, a2
    rori t2, s3, 31
    xor t2, t5, t2
    xor s3, s9, a1
    rori s3, s3, 25
    xor s7, s7, a7
    rori s7, s7, 11
    xor s9, s0, t5
    xor s4, s4, s2
    xor s11, s11, s9
    rori s11, s11, 10
    xor a6, a6, a7
    rori a6, a6, 23
    xor s6, s6, s9
    rori s6, s6, 9
    rori t5, s10, 31
    xor t5, s2, t5
    xor s2, t3, a7
    xor s10, s10, t1
    rori s0, s0, 31
    xor s0, t1, s0
    rori ra, ra, 31
    xor ra, s1, ra
    xor t1, a5, t2
    rori t1, t1, 22
    andn s1, s2, s3
    xor s1, t1, s1
    lw a5, 136(sp)
    xor a3, a3, a7
    xor a5, a5, ra
    rori a5, a5, 11
    rori a3, a3, 30
    xor a7, t4, s4
    rori a7, a7, 4
    andn t3, s11, s2
    xor t3, s3, t3
    andn t4, a5, s11
    xor t4, s2, t4
    andn s2, t1, a5
    xor s2, s11, s2
    andn t1, s3, t1
    xor t1, a5, t1
    lw a5, 96(sp)
    lw s3, 112(sp)
    xor a5, a5, a2
    rori a5, a5, 10
    xor s3, s3, s0
    rori s3, s3, 22
    xor s11, a0, a1
    rori s11, s11, 12
    lw a0, 60(sp)
    xor s5, s5, s4
    xor a0, a0, t2
    rori a0, a0, 18
    rori s5, s5, 21
    xor t6, t6, s10
    rori t6, t6, 1
    xor s8, s8, s10
    rori s8, s8, 10
    sw t3, 60(sp)
    andn t3, a0, t6
    xor t3, s6, t3
    sw s1, 112(sp)
    andn s1, s5, s8
    xor s1, a5, s1
    sw t1, 96(sp)
    andn t1, s6, a3
    xor t1, s3, t1
    andn s6, t6, s6
    xor s6, a3, s6
    andn a3, a3, s3
    xor a3, a0, a3
    andn s3, s3, a0
    xor s3, t6, s3
    lw t6, 64(sp)
    andn a0, s7, s11
    xor t6, t6, s0
    rori t6, t6, 25
    xor a0, a7, a0
    sw s2, 64(sp)
    xor s2, s1, a0
    xor s2, s2, t1
    sw s1, 136(sp)
    lw s1, 148(sp)
    sw a0, 148(sp)
    xor s1, s1, t5
    andn a0, s8, a5
    xor a0, s1, a0
    andn a5, a5, s1
    xor a5, t6, a5
    andn s1, s1, t6
    xor s1, s5, s1
    sw t1, 72(sp)
    lui t1, 524288
    xor t1, t4, t1
    xori t1, t1, 129
    andn s5, t6, s5
    xor s5, s8, s5
    lw s8, 104(sp)
    xor t0, t0, a1
    xor s8, s8, a2
    rori s8, s8, 31
    andn t4, s8, s7
    xor t4, s11, t4
    xor t6, t4, s6
    xor t6, t6, s5
    sw t4, 104(sp)
    lw t4, 88(sp)
    sw s5, 88(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s5, 92(sp)
    sw s6, 92(sp)
    xor s5, s5, ra
    rori s5, s5, 1
    andn s6, a7, s5
    xor s6, s8, s6
    rori t0, t0, 22
    andn s8, s5, s8
    xor s8, s7, s8
    lw s7, 84(sp)
    andn a7, s11, a7
    xor s7, s7, s9
    rori s7, s7, 31
    xor a7, s5, a7
    xor a4, a4, s4
    rori a4, a4, 19
    lw s5, 204(sp)
    lw s11, 128(sp)
    xor s5, s5, a1
    rori s5, s5, 18
    xor a1, s11, a1
    rori a1, a1, 28
    lw s11, 144(sp)
    sw t1, 144(sp)
    xor s11, s11, t5
    rori s11, s11, 23
    xor t1, a0, a7
    xor t1, t1, a3
    sw a3, 128(sp)
    andn a3, t4, s7
    xor a3, s11, a3
    sw a7, 204(sp)
    xor a7, a5, a3
    xor a7, a7, s6
    sw a5, 84(sp)
    lw a5, 188(sp)
    sw a3, 188(sp)
    xor a5, a5, t2
    rori a5, a5, 4
    andn a3, a4, t4
    xor a3, s7, a3
    sw a0, 132(sp)
    lw a0, 124(sp)
    sw s6, 124(sp)
    xor a0, a0, s0
    rori a0, a0, 28
    andn s6, a0, a4
    xor s6, t4, s6
    andn t4, s11, a0
    xor t4, a4, t4
    andn a4, s7, s11
    xor a4, a0, a4
    xor s7, s1, a4
    xor s7, s7, s8
    lw s11, 68(sp)
    lw a0, 176(sp)
    xor s11, s11, s10
    rori s11, s11, 24
    xor a0, a0, t5
    rori a0, a0, 14
    sw a4, 176(sp)
    lw a4, 116(sp)
    sw s8, 116(sp)
    xor a4, a4, a2
    rori a4, a4, 27
    andn s8, a0, s5
    xor s8, a5, s8
    sw s1, 68(sp)
    andn s1, s11, a4
    xor s1, a0, s1
    andn a0, a4, a0
    xor a0, s5, a0
    sw t0, 180(sp)
    andn t0, a5, s11
    xor t0, a4, t0
    xor a4, s2, s1
    xor a4, a4, s6
    lw s2, 56(sp)
    xor t6, t6, t4
    xor s2, s2, s4
    rori s2, s2, 4
    xor t6, t6, t0
    sw s1, 56(sp)
    lw s1, 152(sp)
    sw t0, 152(sp)
    xor s1, s1, s10
    rori s1, s1, 1
    lw t0, 140(sp)
    andn a5, s5, a5
    xor t0, t0, t2
    rori t0, t0, 20
    xor a5, s11, a5
    lw s5, 100(sp)
    xor t1, t1, a0
    xor s5, s5, s10
    rori s5, s5, 29
    xor t1, t1, a3
    lw s10, 120(sp)
    lw s11, 160(sp)
    xor s10, s10, a2
    xor s11, s11, s0
    rori s11, s11, 13
    sw a0, 160(sp)
    andn a0, s5, s10
    xor a0, a6, a0
    sw a3, 120(sp)
    andn a3, t0, s5
    xor a3, s10, a3
    sw s6, 100(sp)
    lw s6, 108(sp)
    xor a7, a7, s8
    xor s4, s6, s4
    rori s4, s4, 18
    xor a7, a7, s3
    lw s6, 184(sp)
    sw s3, 184(sp)
    xor t2, s6, t2
    rori t2, t2, 5
    lw s6, 200(sp)
    sw s8, 200(sp)
    xor s6, s6, s9
    rori s6, s6, 31
    andn s8, t2, s1
    andn s3, a1, t0
    xor s3, s5, s3
    lw s5, 172(sp)
    xor s8, s6, s8
    xor s5, s5, s9
    rori s5, s5, 27
    andn s9, a6, a1
    xor s9, t0, s9
    xor t0, s7, t3
    xor t0, t0, a5
    lw s7, 168(sp)
    andn a6, s10, a6
    xor s7, s7, ra
    rori s7, s7, 2
    xor a6, a1, a6
    lw a1, 192(sp)
    lw s10, 156(sp)
    xor ra, a1, ra
    rori ra, ra, 25
    lw a1, 196(sp)
    xor s10, s10, t5
    xor s0, a1, s0
    rori s0, s0, 19
    andn a1, s11, t2
    xor a1, s1, a1
    rori s10, s10, 31
    sw t3, 156(sp)
    lw t3, 76(sp)
    andn s1, s1, s6
    xor t3, t3, t5
    rori t3, t3, 12
    andn t5, s6, t3
    xor t5, s11, t5
    xor s1, t3, s1
    lw s6, 164(sp)
    sw t4, 164(sp)
    xor a2, s6, a2
    rori a2, a2, 10
    andn s6, t3, s11
    xor s6, t2, s6
    lw t2, 180(sp)
    andn s11, a2, s10
    xor s11, t2, s11
    andn t3, s7, a2
    xor t3, s10, t3
    andn t4, s4, s7
    xor t4, a2, t4
    andn a2, t2, s4
    xor a2, s7, a2
    andn t2, s10, t2
    xor t2, s4, t2
    lw s4, 80(sp)
    andn s7, ra, s5
    xor s7, s4, s7
    xor s10, s6, s11
    xor s10, s10, s7
    sw s6, 180(sp)
    lw s6, 64(sp)
    xor s10, s10, s3
    xor s10, s10, s6
    sw s3, 76(sp)
    andn s3, s2, ra
    xor s3, s5, s3
    andn s6, s0, s2
    xor s6, ra, s6
    xor ra, s1, a6
    xor ra, ra, t4
    andn s5, s5, s4
    xor s5, s0, s5
    sw s1, 196(sp)
    xor s1, t2, s5
    xor s1, s1, a3
    andn s0, s4, s0
    xor s0, s2, s0
    lw s2, 96(sp)
    xor s4, t3, s9
    xor s4, s4, s2
    xor s2, a0, a2
    xor s2, s2, s8
    xor s4, s4, s3
    xor s4, s4, t5
    sw t3, 80(sp)
    lw t3, 112(sp)
    xor s1, s1, a1
    xor ra, ra, t3
    xor ra, ra, s6
    lw t3, 144(sp)
    sw s3, 192(sp)
    xor s1, s1, t3
    lw s3, 60(sp)
    xor s2, s2, s0
    xor s2, s2, s3
    xor s3, s2, a4
    xor t2, t2, s3
    rori t2, t2, 14
    sw t2, 168(sp)
    xor t2, ra, t1
    sw s0, 172(sp)
    rori s0, s4, 31
    xor s0, t1, s0
    rori t1, s2, 31
    xor t1, t6, t1
    xor s2, s8, t2
    rori s2, s2, 25
    xor s5, s5, s3
    rori s5, s5, 11
    xor s8, s1, t6
    xor s4, s4, a7
    xor s11, s11, s8
    rori s11, s11, 10
    xor a1, a1, s3
    rori a1, a1, 23
    xor s7, s7, s8
    rori s7, s7, 9
    rori t6, s10, 31
    xor t6, a7, t6
    xor a7, t3, s3
    xor s10, s10, t0
    rori s1, s1, 31
    xor s1, t0, s1
    rori ra, ra, 31
    xor ra, a4, ra
    xor t0, a5, t1
    rori t0, t0, 22
    andn a4, a7, s2
    xor a4, t0, a4
    lw a5, 164(sp)
    xor a3, a3, s3
    xor a5, a5, ra
    rori a5, a5, 11
    rori a3, a3, 30
    xor s3, t4, s4
    rori s3, s3, 4
    andn t3, s11, a7
    xor t3, s2, t3
    andn t4, a5, s11
    xor t4, a7, t4
    andn a7, t0, a5
    xor a7, s11, a7
    andn t0, s2, t0
    xor t0, a5, t0
    lw a5, 72(sp)
    lw s2, 184(sp)
    xor a5, a5, s0
    rori a5, a5, 10
    xor s2, s2, s1
    rori s2, s2, 22
    xor s11, a0, t2
    rori s11, s11, 12
    lw a0, 68(sp)
    xor s6, s6, s4
    xor a0, a0, t1
    rori a0, a0, 18
    rori s6, s6, 21
    xor t5, t5, s10
    rori t5, t5, 1
    xor s9, s9, s10
    rori s9, s9, 10
    sw t3, 68(sp)
    andn t3, a0, t5
    xor t3, s7, t3
    sw a4, 184(sp)
    andn a4, s6, s9
    xor a4, a5, a4
    sw t0, 72(sp)
    andn t0, s7, a3
    xor t0, s2, t0
    andn s7, t5, s7
    xor s7, a3, s7
    andn a3, a3, s2
    xor a3, a0, a3
    andn s2, s2, a0
    xor s2, t5, s2
    lw t5, 124(sp)
    andn a0, s5, s11
    xor t5, t5, s1
    rori t5, t5, 25
    xor a0, s3, a0
    sw a7, 124(sp)
    xor a7, a4, a0
    xor a7, a7, t0
    sw a4, 164(sp)
    lw a4, 132(sp)
    sw a0, 132(sp)
    xor a4, a4, t6
    andn a0, s9, a5
    xor a0, a4, a0
    andn a5, a5, a4
    xor a5, t5, a5
    andn a4, a4, t5
    xor a4, s6, a4
    sw t0, 144(sp)
    lui t0, 524288
    xor t0, t4, t0
    xori t0, t0, 8
    andn s6, t5, s6
    xor s6, s9, s6
    lw s9, 148(sp)
    xor a2, a2, t2
    xor s9, s9, s0
    rori s9, s9, 31
    andn t4, s9, s5
    xor t4, s11, t4
    xor t5, t4, s7
    xor t5, t5, s6
    sw t4, 148(sp)
    lw t4, 92(sp)
    sw s6, 92(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s6, 88(sp)
    sw s7, 88(sp)
    xor s6, s6, ra
    rori s6, s6, 1
    andn s7, s3, s6
    xor s7, s9, s7
    rori a2, a2, 22
    andn s9, s6, s9
    xor s9, s5, s9
    lw s5, 64(sp)
    andn s3, s11, s3
    xor s5, s5, s8
    rori s5, s5, 31
    xor s3, s6, s3
    xor a6, a6, s4
    rori a6, a6, 19
    lw s6, 60(sp)
    lw s11, 172(sp)
    xor s6, s6, t2
    rori s6, s6, 18
    xor t2, s11, t2
    rori t2, t2, 28
    lw s11, 204(sp)
    sw t0, 204(sp)
    xor s11, s11, t6
    rori s11, s11, 23
    xor t0, a0, s3
    xor t0, t0, a3
    sw a3, 172(sp)
    andn a3, t4, s5
    xor a3, s11, a3
    sw s3, 60(sp)
    xor s3, a5, a3
    xor s3, s3, s7
    sw a5, 64(sp)
    lw a5, 116(sp)
    sw a3, 116(sp)
    xor a5, a5, t1
    rori a5, a5, 4
    andn a3, a6, t4
    xor a3, s5, a3
    sw a0, 108(sp)
    lw a0, 200(sp)
    sw s7, 200(sp)
    xor a0, a0, s1
    rori a0, a0, 28
    andn s7, a0, a6
    xor s7, t4, s7
    andn t4, s11, a0
    xor t4, a6, t4
    andn a6, s5, s11
    xor a6, a0, a6
    xor s5, a4, a6
    xor s5, s5, s9
    lw s11, 192(sp)
    lw a0, 128(sp)
    xor s11, s11, s10
    rori s11, s11, 24
    xor a0, a0, t6
    rori a0, a0, 14
    sw a6, 128(sp)
    lw a6, 100(sp)
    sw s9, 100(sp)
    xor a6, a6, s0
    rori a6, a6, 27
    andn s9, a0, s6
    xor s9, a5, s9
    sw a4, 192(sp)
    andn a4, s11, a6
    xor a4, a0, a4
    andn a0, a6, a0
    xor a0, s6, a0
    sw a2, 140(sp)
    andn a2, a5, s11
    xor a2, a6, a2
    xor a6, a7, a4
    xor a6, a6, s7
    lw a7, 196(sp)
    xor t5, t5, t4
    xor a7, a7, s4
    rori a7, a7, 4
    xor t5, t5, a2
    sw a4, 196(sp)
    lw a4, 96(sp)
    sw a2, 96(sp)
    xor a4, a4, s10
    rori a4, a4, 1
    lw a2, 176(sp)
    andn a5, s6, a5
    xor a2, a2, t1
    rori a2, a2, 20
    xor a5, s11, a5
    lw s6, 80(sp)
    xor t0, t0, a0
    xor s6, s6, s10
    rori s6, s6, 29
    xor t0, t0, a3
    lw s10, 136(sp)
    lw s11, 188(sp)
    xor s10, s10, s0
    xor s11, s11, s1
    rori s11, s11, 13
    sw a0, 188(sp)
    andn a0, s6, s10
    xor a0, a1, a0
    sw a3, 136(sp)
    andn a3, a2, s6
    xor a3, s10, a3
    sw s7, 80(sp)
    lw s7, 112(sp)
    xor s3, s3, s9
    xor s4, s7, s4
    rori s4, s4, 18
    xor s3, s3, s2
    lw s7, 156(sp)
    sw s2, 156(sp)
    xor t1, s7, t1
    rori t1, t1, 5
    lw s7, 180(sp)
    sw s9, 180(sp)
    xor s7, s7, s8
    rori s7, s7, 31
    andn s9, t1, a4
    andn s2, t2, a2
    xor s2, s6, s2
    lw s6, 76(sp)
    xor s9, s7, s9
    xor s6, s6, s8
    rori s6, s6, 27
    andn s8, a1, t2
    xor s8, a2, s8
    xor a2, s5, t3
    xor a2, a2, a5
    lw s5, 104(sp)
    andn a1, s10, a1
    xor s5, s5, ra
    rori s5, s5, 2
    xor a1, t2, a1
    lw t2, 152(sp)
    lw s10, 120(sp)
    xor ra, t2, ra
    rori ra, ra, 25
    lw t2, 84(sp)
    xor s10, s10, t6
    xor t2, t2, s1
    rori t2, t2, 19
    andn s1, s11, t1
    xor s1, a4, s1
    rori s10, s10, 31
    sw t3, 120(sp)
    lw t3, 160(sp)
    andn a4, a4, s7
    xor t3, t3, t6
    rori t3, t3, 12
    andn t6, s7, t3
    xor t6, s11, t6
    xor a4, t3, a4
    lw s7, 56(sp)
    sw t4, 56(sp)
    xor s0, s7, s0
    rori s0, s0, 10
    andn s7, t3, s11
    xor s7, t1, s7
    lw t1, 140(sp)
    andn s11, s0, s10
    xor s11, t1, s11
    andn t3, s5, s0
    xor t3, s10, t3
    andn t4, s4, s5
    xor t4, s0, t4
    andn s0, t1, s4
    xor s0, s5, s0
    andn t1, s10, t1
    xor t1, s4, t1
    lw s4, 168(sp)
    andn s5, ra, s6
    xor s5, s4, s5
    xor s10, s7, s11
    xor s10, s10, s5
    sw s7, 140(sp)
    lw s7, 124(sp)
    xor s10, s10, s2
    xor s10, s10, s7
    sw s2, 160(sp)
    andn s2, a7, ra
    xor s2, s6, s2
    andn s7, t2, a7
    xor s7, ra, s7
    xor ra, a4, a1
    xor ra, ra, t4
    andn s6, s6, s4
    xor s6, t2, s6
    sw a4, 84(sp)
    xor a4, t1, s6
    xor a4, a4, a3
    andn t2, s4, t2
    xor t2, a7, t2
    lw a7, 72(sp)
    xor s4, t3, s8
    xor s4, s4, a7
    xor a7, a0, s0
    xor a7, a7, s9
    xor s4, s4, s2
    xor s4, s4, t6
    sw t3, 168(sp)
    lw t3, 184(sp)
    xor a4, a4, s1
    xor ra, ra, t3
    xor ra, ra, s7
    lw t3, 204(sp)
    sw s2, 152(sp)
    xor a4, a4, t3
    lw s2, 68(sp)
    xor a7, a7, t2
    xor a7, a7, s2
    xor s2, a7, a6
    xor t1, t1, s2
    rori t1, t1, 14
    sw t1, 104(sp)
    xor t1, ra, t0
    sw t2, 76(sp)
    rori t2, s4, 31
    xor t2, t0, t2
    rori t0, a7, 31
    xor t0, t5, t0
    xor a7, s9, t1
    rori a7, a7, 25
    xor s6, s6, s2
    rori s6, s6, 11
    xor s9, a4, t5
    xor s4, s4, s3
    xor s11, s11, s9
    rori s11, s11, 10
    xor s1, s1, s2
    rori s1, s1, 23
    xor s5, s5, s9
    rori s5, s5, 9
    rori t5, s10, 31
    xor t5, s3, t5
    xor s3, t3, s2
    xor s10, s10, a2
    rori a4, a4, 31
    xor a4, a2, a4
    rori ra, ra, 31
    xor ra, a6, ra
    xor a2, a5, t0
    rori a2, a2, 22
    andn a5, s3, a7
    xor a5, a2, a5
    lw a6, 56(sp)
    xor a3, a3, s2
    xor a6, a6, ra
    rori a6, a6, 11
    rori a3, a3, 30
    xor s2, t4, s4
    rori s2, s2, 4
    andn t3, s11, s3
    xor t3, a7, t3
    andn t4, a6, s11
    xor t4, s3, t4
    andn s3, a2, a6
    xor s3, s11, s3
    andn a2, a7, a2
    xor a2, a6, a2
    lw a6, 144(sp)
    lw a7, 156(sp)
    xor a6, a6, t2
    rori a6, a6, 10
    xor a7, a7, a4
    rori a7, a7, 22
    xor s11, a0, t1
    rori s11, s11, 12
    lw a0, 192(sp)
    xor s7, s7, s4
    xor a0, a0, t0
    rori a0, a0, 18
    rori s7, s7, 21
    xor t6, t6, s10
    rori t6, t6, 1
    xor s8, s8, s10
    rori s8, s8, 10
    sw t3, 192(sp)
    andn t3, a0, t6
    xor t3, s5, t3
    sw a5, 156(sp)
    andn a5, s7, s8
    xor a5, a6, a5
    sw a2, 144(sp)
    andn a2, s5, a3
    xor a2, a7, a2
    andn s5, t6, s5
    xor s5, a3, s5
    andn a3, a3, a7
    xor a3, a0, a3
    andn a7, a7, a0
    xor a7, t6, a7
    lw t6, 200(sp)
    andn a0, s6, s11
    xor t6, t6, a4
    rori t6, t6, 25
    xor a0, s2, a0
    sw s3, 200(sp)
    xor s3, a5, a0
    xor s3, s3, a2
    sw a5, 56(sp)
    lw a5, 108(sp)
    sw a0, 108(sp)
    xor a5, a5, t5
    andn a0, s8, a6
    xor a0, a5, a0
    andn a6, a6, a5
    xor a6, t6, a6
    andn a5, a5, t6
    xor a5, s7, a5
    xori t4, t4, 131
    andn s7, t6, s7
    xor s7, s8, s7
    lw s8, 132(sp)
    sw a2, 132(sp)
    xor s8, s8, t2
    rori s8, s8, 31
    andn t6, s8, s6
    xor t6, s11, t6
    xor a2, t6, s5
    xor a2, a2, s7
    sw t6, 204(sp)
    lw t6, 88(sp)
    sw s7, 88(sp)
    xor t6, t6, ra
    rori t6, t6, 29
    lw s7, 92(sp)
    sw s5, 92(sp)
    xor s7, s7, ra
    rori s7, s7, 1
    andn s5, s2, s7
    xor s5, s8, s5
    xor s0, s0, t1
    rori s0, s0, 22
    andn s8, s7, s8
    xor s8, s6, s8
    lw s6, 124(sp)
    andn s2, s11, s2
    xor s6, s6, s9
    rori s6, s6, 31
    xor s2, s7, s2
    xor a1, a1, s4
    rori a1, a1, 19
    lw s7, 68(sp)
    lw s11, 76(sp)
    xor s7, s7, t1
    rori s7, s7, 18
    xor t1, s11, t1
    rori t1, t1, 28
    lw s11, 60(sp)
    sw t4, 60(sp)
    xor s11, s11, t5
    rori s11, s11, 23
    xor t4, a0, s2
    xor t4, t4, a3
    sw a3, 76(sp)
    andn a3, t6, s6
    xor a3, s11, a3
    sw s2, 68(sp)
    xor s2, a6, a3
    xor s2, s2, s5
    sw a6, 124(sp)
    lw a6, 100(sp)
    sw a3, 100(sp)
    xor a6, a6, t0
    rori a6, a6, 4
    andn a3, a1, t6
    xor a3, s6, a3
    sw a0, 112(sp)
    lw a0, 180(sp)
    sw s5, 180(sp)
    xor a0, a0, a4
    rori a0, a0, 28
    andn s5, a0, a1
    xor s5, t6, s5
    andn t6, s11, a0
    xor t6, a1, t6
    andn a1, s6, s11
    xor a1, a0, a1
    xor s6, a5, a1
    xor s6, s6, s8
    lw s11, 152(sp)
    lw a0, 172(sp)
    xor s11, s11, s10
    rori s11, s11, 24
    xor a0, a0, t5
    rori a0, a0, 14
    sw a1, 172(sp)
    lw a1, 80(sp)
    sw s8, 80(sp)
    xor a1, a1, t2
    rori a1, a1, 27
    andn s8, a0, s7
    xor s8, a6, s8
    sw a5, 152(sp)
    andn a5, s11, a1
    xor a5, a0, a5
    andn a0, a1, a0
    xor a0, s7, a0
    sw s0, 176(sp)
    andn s0, a6, s11
    xor s0, a1, s0
    xor a1, s3, a5
    xor a1, a1, s5
    lw s3, 84(sp)
    xor a2, a2, t6
    xor s3, s3, s4
    rori s3, s3, 4
    xor a2, a2, s0
    sw a5, 84(sp)
    lw a5, 72(sp)
    sw s0, 72(sp)
    xor a5, a5, s10
    rori a5, a5, 1
    lw s0, 128(sp)
    andn a6, s7, a6
    xor s0, s0, t0
    rori s0, s0, 20
    xor a6, s11, a6
    lw s7, 168(sp)
    lw s11, 164(sp)
    xor s7, s7, s10
    rori s7, s7, 29
    xor s10, t4, a0
    xor s10, s10, a3
    xor s11, s11, t2
    lw t4, 116(sp)
    sw a0, 116(sp)
    xor t4, t4, a4
    rori t4, t4, 13
    andn a0, s7, s11
    xor a0, s1, a0
    sw a3, 164(sp)
    andn a3, s0, s7
    xor a3, s11, a3
    sw s5, 168(sp)
    lw s5, 184(sp)
    xor s2, s2, s8
    xor s4, s5, s4
    rori s4, s4, 18
    xor s2, s2, a7
    lw s5, 120(sp)
    sw a7, 120(sp)
    xor t0, s5, t0
    rori t0, t0, 5
    lw s5, 140(sp)
    sw s8, 140(sp)
    xor s5, s5, s9
    rori s5, s5, 31
    andn s8, t0, a5
    andn a7, t1, s0
    xor a7, s7, a7
    lw s7, 160(sp)
    xor s8, s5, s8
    xor s7, s7, s9
    rori s7, s7, 27
    andn s9, s1, t1
    xor s9, s0, s9
    xor s0, s6, t3
    xor s0, s0, a6
    lw s6, 148(sp)
    andn s1, s11, s1
    xor s6, s6, ra
    rori s6, s6, 2
    xor s1, t1, s1
    lw t1, 96(sp)
    lw s11, 136(sp)
    xor ra, t1, ra
    rori ra, ra, 25
    lw t1, 64(sp)
    xor s11, s11, t5
    xor t1, t1, a4
    rori t1, t1, 19
    andn a4, t4, t0
    xor a4, a5, a4
    rori s11, s11, 31
    sw t3, 136(sp)
    lw t3, 188(sp)
    andn a5, a5, s5
    xor t3, t3, t5
    rori t3, t3, 12
    andn t5, s5, t3
    xor t5, t4, t5
    xor a5, t3, a5
    lw s5, 196(sp)
    sw t6, 196(sp)
    xor t2, s5, t2
    rori t2, t2, 10
    andn s5, t3, t4
    xor s5, t0, s5
    lw t0, 176(sp)
    andn t3, t2, s11
    xor t3, t0, t3
    andn t4, s6, t2
    xor t4, s11, t4
    andn t6, s4, s6
    xor t6, t2, t6
    andn t2, t0, s4
    xor t2, s6, t2
    andn t0, s11, t0
    xor t0, s4, t0
    lw s4, 104(sp)
    andn s6, ra, s7
    xor s6, s4, s6
    xor s11, s5, t3
    xor s11, s11, s6
    sw s5, 176(sp)
    lw s5, 200(sp)
    xor s11, s11, a7
    xor s11, s11, s5
    sw a7, 188(sp)
    andn a7, s3, ra
    xor a7, s7, a7
    andn s5, t1, s3
    xor s5, ra, s5
    xor ra, a5, s1
    xor ra, ra, t6
    andn s7, s7, s4
    xor s7, t1, s7
    sw a5, 64(sp)
    xor a5, t0, s7
    xor a5, a5, a3
    andn t1, s4, t1
    xor t1, s3, t1
    lw s3, 144(sp)
    xor s4, t4, s9
    xor s4, s4, s3
    xor s3, a0, t2
    xor s3, s3, s8
    xor s4, s4, a7
    xor s4, s4, t5
    sw t4, 104(sp)
    lw t4, 156(sp)
    xor a5, a5, a4
    xor ra, ra, t4
    xor ra, ra, s5
    lw t4, 60(sp)
    sw a7, 96(sp)
    xor a5, a5, t4
    lw a7, 192(sp)
    xor s3, s3, t1
    xor s3, s3, a7
    xor a7, s3, a1
    xor t0, t0, a7
    rori t0, t0, 14
    sw t0, 148(sp)
    xor t0, ra, s10
    sw t1, 160(sp)
    rori t1, s4, 31
    xor t1, s10, t1
    rori s3, s3, 31
    xor s3, a2, s3
    xor s8, s8, t0
    rori s8, s8, 25
    xor s7, s7, a7
    rori s7, s7, 11
    xor a2, a5, a2
    xor s4, s4, s2
    xor s10, t3, a2
    rori s10, s10, 10
    xor a4, a4, a7
    rori a4, a4, 23
    xor s6, s6, a2
    rori s6, s6, 9
    rori t3, s11, 31
    xor t3, s2, t3
    xor s2, t4, a7
    xor s11, s11, s0
    rori a5, a5, 31
    xor a5, s0, a5
    rori ra, ra, 31
    xor ra, a1, ra
    xor s0, a6, s3
    rori s0, s0, 22
    andn a1, s2, s8
    xor a1, s0, a1
    lw a6, 196(sp)
    xor a3, a3, a7
    xor a6, a6, ra
    rori a6, a6, 11
    rori a3, a3, 30
    xor a7, t6, s4
    rori a7, a7, 4
    andn t4, s10, s2
    xor t4, s8, t4
    andn t6, a6, s10
    xor t6, s2, t6
    andn s2, s0, a6
    xor s2, s10, s2
    andn s0, s8, s0
    xor s0, a6, s0
    lw a6, 132(sp)
    lw s8, 120(sp)
    xor a6, a6, t1
    rori a6, a6, 10
    xor s8, s8, a5
    rori s8, s8, 22
    xor s10, a0, t0
    rori s10, s10, 12
    lw a0, 152(sp)
    xor s5, s5, s4
    xor a0, a0, s3
    rori a0, a0, 18
    rori s5, s5, 21
    xor t5, t5, s11
    rori t5, t5, 1
    xor s9, s9, s11
    rori s9, s9, 10
    sw t4, 152(sp)
    andn t4, a0, t5
    xor t4, s6, t4
    sw a1, 120(sp)
    andn a1, s5, s9
    xor a1, a6, a1
    sw s0, 132(sp)
    andn s0, s6, a3
    xor s0, s8, s0
    andn s6, t5, s6
    xor s6, a3, s6
    andn a3, a3, s8
    xor a3, a0, a3
    andn s8, s8, a0
    xor s8, t5, s8
    lw t5, 180(sp)
    andn a0, s7, s10
    xor t5, t5, a5
    rori t5, t5, 25
    xor a0, a7, a0
    sw s2, 180(sp)
    xor s2, a1, a0
    xor s2, s2, s0
    sw a1, 196(sp)
    lw a1, 112(sp)
    sw a0, 112(sp)
    xor a1, a1, t3
    andn a0, s9, a6
    xor a0, a1, a0
    andn a6, a6, a1
    xor a6, t5, a6
    andn a1, a1, t5
    xor a1, s5, a1
    sw s0, 60(sp)
    lui s0, 524296
    xor s0, t6, s0
    xori s0, s0, 3
    andn s5, t5, s5
    xor s5, s9, s5
    lw s9, 108(sp)
    xor t2, t2, t0
    xor s9, s9, t1
    rori s9, s9, 31
    andn t5, s9, s7
    xor t5, s10, t5
    xor t6, t5, s6
    xor t6, t6, s5
    sw t5, 108(sp)
    lw t5, 92(sp)
    sw s5, 92(sp)
    xor t5, t5, ra
    rori t5, t5, 29
    lw s5, 88(sp)
    sw s6, 88(sp)
    xor s5, s5, ra
    rori s5, s5, 1
    andn s6, a7, s5
    xor s6, s9, s6
    rori t2, t2, 22
    andn s9, s5, s9
    xor s9, s7, s9
    lw s7, 200(sp)
    andn a7, s10, a7
    xor s7, s7, a2
    rori s7, s7, 31
    xor a7, s5, a7
    xor s1, s1, s4
    rori s1, s1, 19
    lw s5, 192(sp)
    lw s10, 160(sp)
    xor s5, s5, t0
    rori s5, s5, 18
    xor t0, s10, t0
    rori t0, t0, 28
    lw s10, 68(sp)
    sw s0, 68(sp)
    xor s10, s10, t3
    rori s10, s10, 23
    xor s0, a0, a7
    xor s0, s0, a3
    sw a3, 160(sp)
    andn a3, t5, s7
    xor a3, s10, a3
    sw a7, 192(sp)
    xor a7, a6, a3
    xor a7, a7, s6
    sw a6, 200(sp)
    lw a6, 80(sp)
    sw a3, 80(sp)
    xor a6, a6, s3
    rori a6, a6, 4
    andn a3, s1, t5
    xor a3, s7, a3
    sw a0, 184(sp)
    lw a0, 140(sp)
    sw s6, 140(sp)
    xor a0, a0, a5
    rori a0, a0, 28
    andn s6, a0, s1
    xor s6, t5, s6
    andn t5, s10, a0
    xor t5, s1, t5
    andn s1, s7, s10
    xor s1, a0, s1
    xor s7, a1, s1
    xor s7, s7, s9
    lw s10, 96(sp)
    lw a0, 76(sp)
    xor s10, s10, s11
    rori s10, s10, 24
    xor a0, a0, t3
    rori a0, a0, 14
    sw s1, 76(sp)
    lw s1, 168(sp)
    sw s9, 168(sp)
    xor s1, s1, t1
    rori s1, s1, 27
    andn s9, a0, s5
    xor s9, a6, s9
    sw a1, 96(sp)
    andn a1, s10, s1
    xor a1, a0, a1
    andn a0, s1, a0
    xor a0, s5, a0
    sw t2, 128(sp)
    andn t2, a6, s10
    xor t2, s1, t2
    xor s1, s2, a1
    xor s1, s1, s6
    lw s2, 64(sp)
    xor t6, t6, t5
    xor s2, s2, s4
    rori s2, s2, 4
    xor t6, t6, t2
    sw a1, 64(sp)
    lw a1, 144(sp)
    sw t2, 144(sp)
    xor a1, a1, s11
    rori a1, a1, 1
    lw t2, 172(sp)
    andn a6, s5, a6
    xor t2, t2, s3
    rori t2, t2, 20
    xor a6, s10, a6
    lw s5, 104(sp)
    xor s0, s0, a0
    xor s5, s5, s11
    rori s5, s5, 29
    xor s0, s0, a3
    lw s10, 56(sp)
    lw s11, 100(sp)
    xor s10, s10, t1
    xor s11, s11, a5
    rori s11, s11, 13
    sw a0, 100(sp)
    andn a0, s5, s10
    xor a0, a4, a0
    sw a3, 56(sp)
    andn a3, t2, s5
    xor a3, s10, a3
    sw s6, 104(sp)
    lw s6, 156(sp)
    xor a7, a7, s9
    xor s4, s6, s4
    rori s4, s4, 18
    xor a7, a7, s8
    lw s6, 136(sp)
    sw s8, 136(sp)
    xor s3, s6, s3
    rori s3, s3, 5
    lw s6, 176(sp)
    sw s9, 176(sp)
    xor s6, s6, a2
    rori s6, s6, 31
    andn s9, s3, a1
    andn s8, t0, t2
    xor s8, s5, s8
    lw s5, 188(sp)
    xor s9, s6, s9
    xor a2, s5, a2
    rori a2, a2, 27
    andn s5, a4, t0
    xor s5, t2, s5
    xor t2, s7, t4
    xor t2, t2, a6
    lw s7, 204(sp)
    andn a4, s10, a4
    xor s7, s7, ra
    rori s7, s7, 2
    xor a4, t0, a4
    lw t0, 72(sp)
    lw s10, 164(sp)
    xor ra, t0, ra
    rori ra, ra, 25
    lw t0, 124(sp)
    xor s10, s10, t3
    xor t0, t0, a5
    rori t0, t0, 19
    andn a5, s11, s3
    xor a5, a1, a5
    rori s10, s10, 31
    sw t4, 164(sp)
    lw t4, 116(sp)
    andn a1, a1, s6
    xor t3, t4, t3
    rori t3, t3, 12
    andn t4, s6, t3
    xor t4, s11, t4
    xor a1, t3, a1
    lw s6, 84(sp)
    sw t5, 84(sp)
    xor t1, s6, t1
    rori t1, t1, 10
    andn s6, t3, s11
    xor s6, s3, s6
    lw s3, 128(sp)
    andn s11, t1, s10
    xor s11, s3, s11
    andn t3, s7, t1
    xor t3, s10, t3
    andn t5, s4, s7
    xor t5, t1, t5
    andn t1, s3, s4
    xor t1, s7, t1
    andn s3, s10, s3
    xor s3, s4, s3
    lw s4, 148(sp)
    andn s7, ra, a2
    xor s7, s4, s7
    xor s10, s6, s11
    xor s10, s10, s7
    sw s6, 128(sp)
    lw s6, 180(sp)
    xor s10, s10, s8
    xor s10, s10, s6
    sw s8, 116(sp)
    andn s8, s2, ra
    xor s8, a2, s8
    andn s6, t0, s2
    xor s6, ra, s6
    xor ra, a1, a4
    xor ra, ra, t5
    andn a2, a2, s4
    xor a2, t0, a2
    sw a1, 124(sp)
    xor a1, s3, a2
    xor a1, a1, a3
    andn t0, s4, t0
    xor t0, s2, t0
    lw s2, 132(sp)
    xor s4, t3, s5
    xor s4, s4, s2
    xor s2, a0, t1
    xor s2, s2, s9
    xor s4, s4, s8
    xor s4, s4, t4
    sw t3, 148(sp)
    lw t3, 120(sp)
    xor a1, a1, a5
    xor ra, ra, t3
    xor ra, ra, s6
    lw t3, 68(sp)
    sw s8, 72(sp)
    xor a1, a1, t3
    lw s8, 152(sp)
    xor s2, s2, t0
    xor s2, s2, s8
    xor s8, s2, s1
    xor s3, s3, s8
    rori s3, s3, 14
    sw s3, 204(sp)
    xor s3, ra, s0
    sw t0, 188(sp)
    rori t0, s4, 31
    xor t0, s0, t0
    rori s0, s2, 31
    xor s0, t6, s0
    xor s2, s9, s3
    rori s2, s2, 25
    xor a2, a2, s8
    rori a2, a2, 11
    xor s9, a1, t6
    xor s4, s4, a7
    xor s11, s11, s9
    rori s11, s11, 10
    xor a5, a5, s8
    rori a5, a5, 23
    xor s7, s7, s9
    rori s7, s7, 9
    rori t6, s10, 31
    xor t6, a7, t6
    xor a7, t3, s8
    xor s10, s10, t2
    rori a1, a1, 31
    xor a1, t2, a1
    rori ra, ra, 31
    xor ra, s1, ra
    xor t2, a6, s0
    rori t2, t2, 22
    andn s1, a7, s2
    xor s1, t2, s1
    lw a6, 84(sp)
    xor a3, a3, s8
    xor a6, a6, ra
    rori a6, a6, 11
    rori a3, a3, 30
    xor s8, t5, s4
    rori s8, s8, 4
    andn t3, s11, a7
    xor t3, s2, t3
    andn t5, a6, s11
    xor t5, a7, t5
    andn a7, t2, a6
    xor a7, s11, a7
    andn t2, s2, t2
    xor t2, a6, t2
    lw a6, 60(sp)
    lw s2, 136(sp)
    xor a6, a6, t0
    rori a6, a6, 10
    xor s2, s2, a1
    rori s2, s2, 22
    xor s11, a0, s3
    rori s11, s11, 12
    lw a0, 96(sp)
    xor s6, s6, s4
    xor a0, a0, s0
    rori a0, a0, 18
    rori s6, s6, 21
    xor t4, t4, s10
    rori t4, t4, 1
    xor s5, s5, s10
    rori s5, s5, 10
    sw t3, 96(sp)
    andn t3, a0, t4
    xor t3, s7, t3
    sw s1, 136(sp)
    andn s1, s6, s5
    xor s1, a6, s1
    sw t2, 60(sp)
    andn t2, s7, a3
    xor t2, s2, t2
    andn s7, t4, s7
    xor s7, a3, s7
    andn a3, a3, s2
    xor a3, a0, a3
    andn s2, s2, a0
    xor s2, t4, s2
    lw t4, 140(sp)
    andn a0, a2, s11
    xor t4, t4, a1
    rori t4, t4, 25
    xor a0, s8, a0
    sw a7, 140(sp)
    xor a7, s1, a0
    xor a7, a7, t2
    sw s1, 84(sp)
    lw s1, 184(sp)
    sw a0, 184(sp)
    xor s1, s1, t6
    andn a0, s5, a6
    xor a0, s1, a0
    andn a6, a6, s1
    xor a6, t4, a6
    xori a0, a0, 1
    andn s1, s1, t4
    xor s1, s6, s1
    sw t2, 68(sp)
    lui t2, 524296
    xor t2, t5, t2
    xori t2, t2, 136
    andn s6, t4, s6
    xor s6, s5, s6
    lw s5, 112(sp)
    xor t1, t1, s3
    xor s5, s5, t0
    rori s5, s5, 31
    andn t4, s5, a2
    xor t4, s11, t4
    xor t5, t4, s7
    xor t5, t5, s6
    sw t4, 112(sp)
    lw t4, 88(sp)
    sw s6, 88(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s6, 92(sp)
    sw s7, 92(sp)
    xor s6, s6, ra
    rori s6, s6, 1
    andn s7, s8, s6
    xor s7, s5, s7
    rori t1, t1, 22
    andn s5, s6, s5
    xor s5, a2, s5
    lw a2, 180(sp)
    andn s8, s11, s8
    xor a2, a2, s9
    rori a2, a2, 31
    xor s8, s6, s8
    xor a4, a4, s4
    rori a4, a4, 19
    lw s6, 152(sp)
    lw s11, 188(sp)
    xor s6, s6, s3
    rori s6, s6, 18
    xor s3, s11, s3
    rori s3, s3, 28
    lw s11, 192(sp)
    sw t2, 192(sp)
    xor s11, s11, t6
    rori s11, s11, 23
    xor t2, a0, s8
    xor t2, t2, a3
    sw a3, 188(sp)
    andn a3, t4, a2
    xor a3, s11, a3
    sw s8, 152(sp)
    xor s8, a6, a3
    xor s8, s8, s7
    sw a6, 180(sp)
    lw a6, 168(sp)
    sw a3, 168(sp)
    xor a6, a6, s0
    rori a6, a6, 4
    andn a3, a4, t4
    xor a3, a2, a3
    sw a0, 156(sp)
    lw a0, 176(sp)
    sw s7, 176(sp)
    xor a0, a0, a1
    rori a0, a0, 28
    andn s7, a0, a4
    xor s7, t4, s7
    andn t4, s11, a0
    xor t4, a4, t4
    andn a2, a2, s11
    xor a2, a0, a2
    xor a4, s1, a2
    xor a4, a4, s5
    lw s11, 72(sp)
    lw a0, 160(sp)
    xor s11, s11, s10
    rori s11, s11, 24
    xor a0, a0, t6
    rori a0, a0, 14
    sw a2, 160(sp)
    lw a2, 104(sp)
    sw s5, 104(sp)
    xor a2, a2, t0
    rori a2, a2, 27
    andn s5, a0, s6
    xor s5, a6, s5
    sw s1, 72(sp)
    andn s1, s11, a2
    xor s1, a0, s1
    andn a0, a2, a0
    xor a0, s6, a0
    sw t1, 172(sp)
    andn t1, a6, s11
    xor t1, a2, t1
    xor a2, a7, s1
    xor a2, a2, s7
    lw a7, 124(sp)
    xor t5, t5, t4
    xor a7, a7, s4
    rori a7, a7, 4
    xor t5, t5, t1
    sw s1, 124(sp)
    lw s1, 132(sp)
    sw t1, 132(sp)
    xor s1, s1, s10
    rori s1, s1, 1
    lw t1, 76(sp)
    andn a6, s6, a6
    xor t1, t1, s0
    rori t1, t1, 20
    xor a6, s11, a6
    lw s6, 148(sp)
    xor t2, t2, a0
    xor s6, s6, s10
    rori s6, s6, 29
    xor t2, t2, a3
    lw s10, 196(sp)
    lw s11, 80(sp)
    xor s10, s10, t0
    xor s11, s11, a1
    rori s11, s11, 13
    sw a0, 80(sp)
    andn a0, s6, s10
    xor a0, a5, a0
    sw a3, 196(sp)
    andn a3, t1, s6
    sw s7, 148(sp)
    lw s7, 120(sp)
    xor a3, s10, a3
    xor s4, s7, s4
    rori s4, s4, 18
    xor s7, s8, s5
    xor s7, s7, s2
    lw s8, 164(sp)
    sw s2, 164(sp)
    xor s0, s8, s0
    rori s0, s0, 5
    lw s8, 128(sp)
    sw s5, 128(sp)
    xor s8, s8, s9
    rori s8, s8, 31
    andn s5, s0, s1
    andn s2, s3, t1
    xor s2, s6, s2
    lw s6, 116(sp)
    xor s5, s8, s5
    xor s6, s6, s9
    rori s6, s6, 27
    andn s9, a5, s3
    xor s9, t1, s9
    xor t1, a4, t3
    xor t1, t1, a6
    lw a4, 108(sp)
    andn a5, s10, a5
    xor a4, a4, ra
    rori a4, a4, 2
    xor a5, s3, a5
    lw s3, 144(sp)
    lw s10, 56(sp)
    xor ra, s3, ra
    rori ra, ra, 25
    lw s3, 200(sp)
    xor s10, s10, t6
    xor a1, s3, a1
    rori a1, a1, 19
    andn s3, s11, s0
    xor s3, s1, s3
    rori s10, s10, 31
    sw t3, 56(sp)
    lw t3, 100(sp)
    andn s1, s1, s8
    xor t3, t3, t6
    rori t3, t3, 12
    andn t6, s8, t3
    xor t6, s11, t6
    xor s1, t3, s1
    lw s8, 64(sp)
    sw t4, 64(sp)
    xor t0, s8, t0
    rori t0, t0, 10
    andn s8, t3, s11
    xor s8, s0, s8
    lw s0, 172(sp)
    andn s11, t0, s10
    xor s11, s0, s11
    andn t3, a4, t0
    xor t3, s10, t3
    andn t4, s4, a4
    xor t4, t0, t4
    andn t0, s0, s4
    xor t0, a4, t0
    andn s0, s10, s0
    xor s0, s4, s0
    lw a4, 204(sp)
    andn s4, ra, s6
    xor s4, a4, s4
    xor s10, s8, s11
    xor s10, s10, s4
    sw s8, 172(sp)
    lw s8, 140(sp)
    xor s10, s10, s2
    xor s10, s10, s8
    sw s2, 100(sp)
    andn s2, a7, ra
    xor s2, s6, s2
    andn s8, a1, a7
    xor s8, ra, s8
    xor ra, s1, a5
    xor ra, ra, t4
    andn s6, s6, a4
    xor s6, a1, s6
    sw s1, 200(sp)
    xor s1, s0, s6
    xor s1, s1, a3
    andn a1, a4, a1
    xor a1, a7, a1
    lw a4, 60(sp)
    xor a7, t3, s9
    xor a7, a7, a4
    xor a4, a0, t0
    xor a4, a4, s5
    xor a7, a7, s2
    xor a7, a7, t6
    sw t3, 204(sp)
    lw t3, 136(sp)
    xor s1, s1, s3
    xor ra, ra, t3
    xor ra, ra, s8
    lw t3, 192(sp)
    sw s2, 144(sp)
    xor s1, s1, t3
    lw s2, 96(sp)
    xor a4, a4, a1
    xor a4, a4, s2
    xor s2, a4, a2
    xor s0, s0, s2
    rori s0, s0, 14
    sw s0, 108(sp)
    xor s0, ra, t2
    sw a1, 116(sp)
    rori a1, a7, 31
    xor a1, t2, a1
    rori t2, a4, 31
    xor t2, t5, t2
    xor a4, s5, s0
    rori a4, a4, 25
    xor s5, s6, s2
    rori s5, s5, 11
    xor s6, s1, t5
    xor a7, a7, s7
    xor s11, s11, s6
    rori s11, s11, 10
    xor s3, s3, s2
    rori s3, s3, 23
    xor s4, s4, s6
    rori s4, s4, 9
    rori t5, s10, 31
    xor t5, s7, t5
    xor s7, t3, s2
    xor s10, s10, t1
    rori s1, s1, 31
    xor s1, t1, s1
    rori ra, ra, 31
    xor ra, a2, ra
    xor t1, a6, t2
    rori t1, t1, 22
    andn a2, s7, a4
    xor a2, t1, a2
    lw a6, 64(sp)
    xor a3, a3, s2
    xor a6, a6, ra
    rori a6, a6, 11
    rori a3, a3, 30
    xor s2, t4, a7
    rori s2, s2, 4
    andn t3, s11, s7
    xor t3, a4, t3
    andn t4, a6, s11
    xor t4, s7, t4
    andn s7, t1, a6
    xor s7, s11, s7
    andn t1, a4, t1
    xor t1, a6, t1
    lw a4, 68(sp)
    lw a6, 164(sp)
    xor a4, a4, a1
    rori a4, a4, 10
    xor a6, a6, s1
    rori a6, a6, 22
    xor s11, a0, s0
    rori s11, s11, 12
    lw a0, 72(sp)
    xor s8, s8, a7
    xor a0, a0, t2
    rori a0, a0, 18
    rori s8, s8, 21
    xor t6, t6, s10
    rori t6, t6, 1
    xor s9, s9, s10
    rori s9, s9, 10
    sw t3, 72(sp)
    andn t3, a0, t6
    xor t3, s4, t3
    sw a2, 164(sp)
    andn a2, s8, s9
    xor a2, a4, a2
    sw t1, 68(sp)
    andn t1, s4, a3
    xor t1, a6, t1
    andn s4, t6, s4
    xor s4, a3, s4
    andn a3, a3, a6
    xor a3, a0, a3
    andn a6, a6, a0
    xor a6, t6, a6
    lw t6, 176(sp)
    andn a0, s5, s11
    xor t6, t6, s1
    rori t6, t6, 25
    xor a0, s2, a0
    sw s7, 176(sp)
    xor s7, a2, a0
    xor s7, s7, t1
    sw a2, 64(sp)
    lw a2, 156(sp)
    sw a0, 156(sp)
    xor a2, a2, t5
    andn a0, s9, a4
    xor a0, a2, a0
    andn a4, a4, a2
    xor a4, t6, a4
    andn a2, a2, t6
    xor a2, s8, a2
    sw t1, 192(sp)
    lui t1, 524288
    xor t1, t4, t1
    xori t1, t1, 136
    andn s8, t6, s8
    xor s8, s9, s8
    lw s9, 184(sp)
    xor t0, t0, s0
    xor s9, s9, a1
    rori s9, s9, 31
    andn t4, s9, s5
    xor t4, s11, t4
    xor t6, t4, s4
    xor t6, t6, s8
    sw t4, 184(sp)
    lw t4, 92(sp)
    sw s8, 92(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s8, 88(sp)
    sw s4, 88(sp)
    xor s8, s8, ra
    rori s8, s8, 1
    andn s4, s2, s8
    xor s4, s9, s4
    rori t0, t0, 22
    andn s9, s8, s9
    xor s9, s5, s9
    lw s5, 140(sp)
    andn s2, s11, s2
    xor s5, s5, s6
    rori s5, s5, 31
    xor s2, s8, s2
    xor a5, a5, a7
    rori a5, a5, 19
    lw s8, 96(sp)
    lw s11, 116(sp)
    xor s8, s8, s0
    rori s8, s8, 18
    xor s0, s11, s0
    rori s0, s0, 28
    lw s11, 152(sp)
    sw t1, 152(sp)
    xor s11, s11, t5
    rori s11, s11, 23
    xor t1, a0, s2
    xor t1, t1, a3
    sw a3, 116(sp)
    andn a3, t4, s5
    xor a3, s11, a3
    sw s2, 96(sp)
    xor s2, a4, a3
    xor s2, s2, s4
    sw a4, 140(sp)
    lw a4, 104(sp)
    sw a3, 104(sp)
    xor a4, a4, t2
    rori a4, a4, 4
    andn a3, a5, t4
    xor a3, s5, a3
    sw a0, 120(sp)
    lw a0, 128(sp)
    sw s4, 128(sp)
    xor a0, a0, s1
    rori a0, a0, 28
    andn s4, a0, a5
    xor s4, t4, s4
    andn t4, s11, a0
    xor t4, a5, t4
    andn a5, s5, s11
    xor a5, a0, a5
    xor s5, a2, a5
    xor s5, s5, s9
    lw s11, 144(sp)
    lw a0, 188(sp)
    xor s11, s11, s10
    rori s11, s11, 24
    xor a0, a0, t5
    rori a0, a0, 14
    sw a5, 188(sp)
    lw a5, 148(sp)
    sw s9, 148(sp)
    xor a5, a5, a1
    rori a5, a5, 27
    andn s9, a0, s8
    xor s9, a4, s9
    sw a2, 144(sp)
    andn a2, s11, a5
    xor a2, a0, a2
    andn a0, a5, a0
    xor a0, s8, a0
    sw t0, 76(sp)
    andn t0, a4, s11
    xor t0, a5, t0
    xor a5, s7, a2
    xor a5, a5, s4
    lw s7, 200(sp)
    xor t6, t6, t4
    xor s7, s7, a7
    rori s7, s7, 4
    xor t6, t6, t0
    sw a2, 200(sp)
    lw a2, 60(sp)
    sw t0, 60(sp)
    xor a2, a2, s10
    rori a2, a2, 1
    lw t0, 160(sp)
    andn a4, s8, a4
    xor t0, t0, t2
    rori t0, t0, 20
    xor a4, s11, a4
    lw s8, 204(sp)
    xor t1, t1, a0
    xor s8, s8, s10
    rori s8, s8, 29
    xor t1, t1, a3
    lw s10, 84(sp)
    lw s11, 168(sp)
    xor s10, s10, a1
    xor s11, s11, s1
    rori s11, s11, 13
    sw a0, 168(sp)
    andn a0, s8, s10
    xor a0, s3, a0
    sw a3, 84(sp)
    andn a3, t0, s8
    xor a3, s10, a3
    sw s4, 204(sp)
    lw s4, 136(sp)
    xor s2, s2, s9
    xor a7, s4, a7
    rori a7, a7, 18
    xor s2, s2, a6
    lw s4, 56(sp)
    sw a6, 56(sp)
    xor t2, s4, t2
    rori t2, t2, 5
    lw s4, 172(sp)
    sw s9, 172(sp)
    xor s4, s4, s6
    rori s4, s4, 31
    andn s9, t2, a2
    andn a6, s0, t0
    xor a6, s8, a6
    lw s8, 100(sp)
    xor s9, s4, s9
    xor s6, s8, s6
    rori s6, s6, 27
    andn s8, s3, s0
    xor s8, t0, s8
    xor t0, s5, t3
    xor t0, t0, a4
    lw s5, 112(sp)
    andn s3, s10, s3
    xor s5, s5, ra
    rori s5, s5, 2
    xor s3, s0, s3
    lw s0, 132(sp)
    lw s10, 196(sp)
    xor ra, s0, ra
    rori ra, ra, 25
    lw s0, 180(sp)
    xor s10, s10, t5
    xor s0, s0, s1
    rori s0, s0, 19
    andn s1, s11, t2
    xor s1, a2, s1
    rori s10, s10, 31
    sw t3, 196(sp)
    lw t3, 80(sp)
    andn a2, a2, s4
    xor t3, t3, t5
    rori t3, t3, 12
    andn t5, s4, t3
    xor t5, s11, t5
    xor a2, t3, a2
    lw s4, 124(sp)
    sw t4, 124(sp)
    xor a1, s4, a1
    rori a1, a1, 10
    andn s4, t3, s11
    xor s4, t2, s4
    lw t2, 76(sp)
    andn s11, a1, s10
    xor s11, t2, s11
    andn t3, s5, a1
    xor t3, s10, t3
    andn t4, a7, s5
    xor t4, a1, t4
    andn a1, t2, a7
    xor a1, s5, a1
    andn t2, s10, t2
    xor t2, a7, t2
    lw a7, 108(sp)
    andn s5, ra, s6
    xor s5, a7, s5
    xor s10, s4, s11
    xor s10, s10, s5
    sw s4, 76(sp)
    lw s4, 176(sp)
    xor s10, s10, a6
    xor s10, s10, s4
    sw a6, 80(sp)
    andn a6, s7, ra
    xor a6, s6, a6
    andn s4, s0, s7
    xor s4, ra, s4
    xor ra, a2, s3
    xor ra, ra, t4
    andn s6, s6, a7
    xor s6, s0, s6
    sw a2, 180(sp)
    xor a2, t2, s6
    xor a2, a2, a3
    andn s0, a7, s0
    xor s0, s7, s0
    lw a7, 68(sp)
    xor s7, t3, s8
    xor s7, s7, a7
    xor a7, a0, a1
    xor a7, a7, s9
    xor s7, s7, a6
    xor s7, s7, t5
    sw t3, 108(sp)
    lw t3, 164(sp)
    xor a2, a2, s1
    xor ra, ra, t3
    xor ra, ra, s4
    lw t3, 152(sp)
    sw a6, 132(sp)
    xor a2, a2, t3
    lw a6, 72(sp)
    xor a7, a7, s0
    xor a7, a7, a6
    xor a6, a7, a5
    xor t2, t2, a6
    rori t2, t2, 14
    sw t2, 112(sp)
    xor t2, ra, t1
    sw s0, 100(sp)
    rori s0, s7, 31
    xor s0, t1, s0
    rori t1, a7, 31
    xor t1, t6, t1
    xor a7, s9, t2
    rori a7, a7, 25
    xor s6, s6, a6
    rori s6, s6, 11
    xor s9, a2, t6
    xor s7, s7, s2
    xor s11, s11, s9
    rori s11, s11, 10
    xor s1, s1, a6
    rori s1, s1, 23
    xor s5, s5, s9
    rori s5, s5, 9
    rori t6, s10, 31
    xor t6, s2, t6
    xor s2, t3, a6
    xor s10, s10, t0
    rori a2, a2, 31
    xor a2, t0, a2
    rori ra, ra, 31
    xor ra, a5, ra
    xor t0, a4, t1
    rori t0, t0, 22
    andn a4, s2, a7
    xor a4, t0, a4
    lw a5, 124(sp)
    xor a3, a3, a6
    xor a5, a5, ra
    rori a5, a5, 11
    rori a3, a3, 30
    xor a6, t4, s7
    rori a6, a6, 4
    andn t3, s11, s2
    xor t3, a7, t3
    andn t4, a5, s11
    xor t4, s2, t4
    andn s2, t0, a5
    xor s2, s11, s2
    andn t0, a7, t0
    xor t0, a5, t0
    lw a5, 192(sp)
    lw a7, 56(sp)
    xor a5, a5, s0
    rori a5, a5, 10
    xor a7, a7, a2
    rori a7, a7, 22
    xor s11, a0, t2
    rori s11, s11, 12
    lw a0, 144(sp)
    xor s4, s4, s7
    xor a0, a0, t1
    rori a0, a0, 18
    rori s4, s4, 21
    xor t5, t5, s10
    rori t5, t5, 1
    xor s8, s8, s10
    rori s8, s8, 10
    sw t3, 144(sp)
    andn t3, a0, t5
    xor t3, s5, t3
    sw a4, 56(sp)
    andn a4, s4, s8
    xor a4, a5, a4
    sw t0, 192(sp)
    andn t0, s5, a3
    xor t0, a7, t0
    andn s5, t5, s5
    xor s5, a3, s5
    andn a3, a3, a7
    xor a3, a0, a3
    andn a7, a7, a0
    xor a7, t5, a7
    lw t5, 128(sp)
    andn a0, s6, s11
    xor t5, t5, a2
    rori t5, t5, 25
    xor a0, a6, a0
    sw s2, 128(sp)
    xor s2, a4, a0
    xor s2, s2, t0
    sw a4, 124(sp)
    lw a4, 120(sp)
    sw a0, 120(sp)
    xor a4, a4, t6
    andn a0, s8, a5
    xor a0, a4, a0
    andn a5, a5, a4
    xor a5, t5, a5
    xori a0, a0, 1
    andn a4, a4, t5
    xor a4, s4, a4
    sw t0, 152(sp)
    lui t0, 8
    xor t0, t4, t0
    andn s4, t5, s4
    xor s4, s8, s4
    lw s8, 156(sp)
    xor a1, a1, t2
    xor s8, s8, s0
    rori s8, s8, 31
    andn t4, s8, s6
    xor t4, s11, t4
    xor t5, t4, s5
    xor t5, t5, s4
    sw t4, 156(sp)
    lw t4, 88(sp)
    sw s4, 88(sp)
    xor t4, t4, ra
    rori t4, t4, 29
    lw s4, 92(sp)
    sw s5, 92(sp)
    xor s4, s4, ra
    rori s4, s4, 1
    andn s5, a6, s4
    xor s5, s8, s5
    rori a1, a1, 22
    andn s8, s4, s8
    xor s8, s6, s8
    lw s6, 176(sp)
    andn a6, s11, a6
    xor s6, s6, s9
    rori s6, s6, 31
    xor a6, s4, a6
    xor s3, s3, s7
    rori s3, s3, 19
    lw s4, 72(sp)
    lw s11, 100(sp)
    xor s4, s4, t2
    rori s4, s4, 18
    xor t2, s11, t2
    rori t2, t2, 28
    lw s11, 96(sp)
    sw t0, 96(sp)
    xor s11, s11, t6
    rori s11, s11, 23
    xor t0, a0, a6
    xor t0, t0, a3
    sw a3, 100(sp)
    andn a3, t4, s6
    xor a3, s11, a3
    sw a6, 72(sp)
    xor a6, a5, a3
    xor a6, a6, s5
    sw a5, 176(sp)
    lw a5, 148(sp)
    sw a3, 148(sp)
    xor a5, a5, t1
    rori a5, a5, 4
    andn a3, s3, t4
    xor a3, s6, a3
    sw a0, 136(sp)
    lw a0, 172(sp)
    sw s5, 172(sp)
    xor a0, a0, a2
    rori a0, a0, 28
    andn s5, a0, s3
    xor s5, t4, s5
    andn t4, s11, a0
    xor t4, s3, t4
    andn s3, s6, s11
    xor s3, a0, s3
    xor s6, a4, s3
    xor s6, s6, s8
    lw s11, 132(sp)
    lw a0, 116(sp)
    xor s11, s11, s10
    rori s11, s11, 24
    xor a0, a0, t6
    rori a0, a0, 14
    sw s3, 116(sp)
    lw s3, 204(sp)
    sw s8, 204(sp)
    xor s3, s3, s0
    rori s3, s3, 27
    andn s8, a0, s4
    xor s8, a5, s8
    sw a4, 132(sp)
    andn a4, s11, s3
    xor a4, a0, a4
    andn a0, s3, a0
    xor a0, s4, a0
    sw a1, 160(sp)
    andn a1, a5, s11
    xor a1, s3, a1
    xor s2, s2, a4
    xor s2, s2, s5
    lw s3, 180(sp)
    xor t5, t5, t4
    xor s3, s3, s7
    rori s3, s3, 4
    xor t5, t5, a1
    sw a4, 180(sp)
    lw a4, 68(sp)
    sw a1, 68(sp)
    xor a4, a4, s10
    rori a4, a4, 1
    lw a1, 188(sp)
    andn a5, s4, a5
    xor a1, a1, t1
    rori a1, a1, 20
    xor a5, s11, a5
    lw s4, 108(sp)
    xor t0, t0, a0
    xor s4, s4, s10
    rori s4, s4, 29
    xor t0, t0, a3
    lw s10, 64(sp)
    lw s11, 104(sp)
    xor s10, s10, s0
    xor s11, s11, a2
    rori s11, s11, 13
    sw a0, 104(sp)
    andn a0, s4, s10
    xor a0, s1, a0
    sw a3, 64(sp)
    andn a3, a1, s4
    xor a3, s10, a3
    sw s5, 108(sp)
    lw s5, 164(sp)
    xor a6, a6, s8
    xor s5, s5, s7
    rori s5, s5, 18
    xor a6, a6, a7
    lw s7, 196(sp)
    sw a7, 196(sp)
    xor t1, s7, t1
    rori t1, t1, 5
    lw s7, 76(sp)
    sw s8, 76(sp)
    xor s7, s7, s9
    rori s7, s7, 31
    andn s8, t1, a4
    andn a7, t2, a1
    xor a7, s4, a7
    lw s4, 80(sp)
    xor s8, s7, s8
    xor s4, s4, s9
    rori s4, s4, 27
    andn s9, s1, t2
    xor s9, a1, s9
    xor a1, s6, t3
    xor a1, a1, a5
    lw s6, 184(sp)
    andn s1, s10, s1
    xor s6, s6, ra
    rori s6, s6, 2
    xor s1, t2, s1
    lw t2, 60(sp)
    lw s10, 84(sp)
    xor ra, t2, ra
    rori ra, ra, 25
    lw t2, 140(sp)
    xor s10, s10, t6
    xor t2, t2, a2
    rori t2, t2, 19
    andn a2, s11, t1
    xor a2, a4, a2
    rori s10, s10, 31
    sw t3, 84(sp)
    lw t3, 168(sp)
    andn a4, a4, s7
    xor t3, t3, t6
    rori t3, t3, 12
    andn t6, s7, t3
    xor t6, s11, t6
    xor a4, t3, a4
    lw s7, 200(sp)
    sw t4, 200(sp)
    xor s0, s7, s0
    rori s0, s0, 10
    andn s7, t3, s11
    xor s7, t1, s7
    lw t1, 160(sp)
    andn s11, s0, s10
    xor s11, t1, s11
    andn t3, s6, s0
    xor t3, s10, t3
    andn t4, s5, s6
    xor t4, s0, t4
    andn s0, t1, s5
    xor s0, s6, s0
    andn t1, s10, t1
    xor t1, s5, t1
    lw s5, 112(sp)
    andn s6, ra, s4
    xor s6, s5, s6
    xor s10, s7, s11
    xor s10, s10, s6
    sw s7, 160(sp)
    lw s7, 128(sp)
    xor s10, s10, a7
    xor s10, s10, s7
    sw a7, 168(sp)
    andn a7, s3, ra
    xor a7, s4, a7
    andn s7, t2, s3
    xor s7, ra, s7
    xor ra, a4, s1
    xor ra, ra, t4
    andn s4, s4, s5
    xor s4, t2, s4
    sw a4, 140(sp)
    xor a4, t1, s4
    xor a4, a4, a3
    andn t2, s5, t2
    xor t2, s3, t2
    lw s3, 192(sp)
    xor s5, t3, s9
    xor s5, s5, s3
    xor s3, a0, s0
    xor s3, s3, s8
    xor s5, s5, a7
    xor s5, s5, t6
    sw t3, 112(sp)
    lw t3, 56(sp)
    xor a4, a4, a2
    xor ra, ra, t3
    xor ra, ra, s7
    lw t3, 96(sp)
    sw a7, 60(sp)
    xor a4, a4, t3
    lw a7, 144(sp)
    xor s3, s3, t2
    xor s3, s3, a7
    sw a0, 184(sp)
    lw a0, 52(sp)
    xor a7, s3, s2
    xor t1, t1, a7
    rori t1, t1, 14
    sw t1, 80(sp)
    xor t1, ra, t0
    sw t2, 164(sp)
    rori t2, s5, 31
    xor t2, t0, t2
    rori t0, s3, 31
    xor t0, t5, t0
    xor s3, s8, t1
    rori s3, s3, 25
    xor s4, s4, a7
    rori s4, s4, 11
    xor s8, a4, t5
    xor s5, s5, a6
    xor s11, s11, s8
    rori s11, s11, 10
    xor a2, a2, a7
    rori a2, a2, 23
    xor s6, s6, s8
    rori s6, s6, 9
    rori t5, s10, 31
    xor t5, a6, t5
    xor a6, t3, a7
    xor s10, s10, a1
    rori a4, a4, 31
    xor a4, a1, a4
    rori ra, ra, 31
    xor ra, s2, ra
    xor a1, a5, t0
    rori a1, a1, 22
    andn a5, a6, s3
    xor a5, a1, a5
    lw s2, 200(sp)
    xor a3, a3, a7
    xor s2, s2, ra
    rori s2, s2, 11
    rori a3, a3, 30
    xor a7, t4, s5
    rori a7, a7, 4
    andn t3, s11, a6
    xor t3, s3, t3
    andn t4, s2, s11
    xor t4, a6, t4
    andn a6, a1, s2
    xor a6, s11, a6
    andn a1, s3, a1
    xor a1, s2, a1
    lw s2, 152(sp)
    lw s3, 196(sp)
    xor s2, s2, t2
    rori s2, s2, 10
    xor s3, s3, a4
    rori s3, s3, 22
    lw s11, 184(sp)
    sw a1, 20(a0)
    xor s11, s11, t1
    rori s11, s11, 12
    lw a1, 132(sp)
    xor s7, s7, s5
    xor a1, a1, t0
    rori a1, a1, 18
    rori s7, s7, 21
    xor t6, t6, s10
    rori t6, t6, 1
    xor s9, s9, s10
    rori s9, s9, 10
    sw a5, 28(a0)
    andn a5, a1, t6
    xor a5, s6, a5
    sw a5, 64(a0)
    andn a5, s7, s9
    xor a5, s2, a5
    sw a5, 8(a0)
    andn a5, s6, a3
    xor a5, s3, a5
    andn s6, t6, s6
    xor s6, a3, s6
    andn a3, a3, s3
    xor a3, a1, a3
    andn a1, s3, a1
    xor a1, t6, a1
    lw s3, 172(sp)
    andn t6, s4, s11
    xor s3, s3, a4
    rori s3, s3, 25
    xor t6, a7, t6
    sw a1, 72(a0)
    lw a1, 136(sp)
    sw a3, 40(a0)
    xor a1, a1, t5
    andn a3, s9, s2
    xor a3, a1, a3
    andn s2, s2, a1
    xor s2, s3, s2
    andn a1, a1, s3
    xor a1, s7, a1
    sw a1, 24(a0)
    lui a1, 524296
    xor a1, t4, a1
    xori a1, a1, 130
    andn s3, s3, s7
    xor s3, s9, s3
    lw s7, 120(sp)
    lw t4, 92(sp)
    xor s7, s7, t2
    rori s7, s7, 31
    andn s9, s7, s4
    xor s9, s11, s9
    xor t4, t4, ra
    rori t4, t4, 29
    sw a1, 4(a0)
    lw a1, 88(sp)
    sw a3, 0(a0)
    xor a1, a1, ra
    rori a1, a1, 1
    andn a3, a7, a1
    xor a3, s7, a3
    xor s0, s0, t1
    rori s0, s0, 22
    andn s7, a1, s7
    xor s7, s4, s7
    lw s4, 128(sp)
    andn a7, s11, a7
    xor s4, s4, s8
    rori s4, s4, 31
    xor a7, a1, a7
    xor s1, s1, s5
    rori s1, s1, 19
    lw a1, 144(sp)
    lw s11, 164(sp)
    xor a1, a1, t1
    rori a1, a1, 18
    xor t1, s11, t1
    rori t1, t1, 28
    lw s11, 72(sp)
    sw a3, 192(a0)
    xor s11, s11, t5
    rori s11, s11, 23
    andn a3, t4, s4
    xor a3, s11, a3
    sw a3, 112(a0)
    lw a3, 204(sp)
    sw a5, 48(a0)
    xor a3, a3, t0
    rori a3, a3, 4
    andn a5, s1, t4
    xor a5, s4, a5
    sw a5, 80(a0)
    lw a5, 76(sp)
    sw a6, 12(a0)
    xor a5, a5, a4
    rori a5, a5, 28
    andn a6, a5, s1
    xor a6, t4, a6
    andn t4, s11, a5
    xor t4, s1, t4
    andn s1, s4, s11
    xor s1, a5, s1
    lw a5, 60(sp)
    lw s4, 100(sp)
    xor a5, a5, s10
    rori a5, a5, 24
    xor s4, s4, t5
    rori s4, s4, 14
    lw s11, 108(sp)
    sw s1, 104(a0)
    xor s11, s11, t2
    rori s11, s11, 27
    andn s1, s4, a1
    xor s1, a3, s1
    sw s1, 152(a0)
    andn s1, a5, s11
    xor s1, s4, s1
    andn s4, s11, s4
    xor s4, a1, s4
    sw s1, 128(a0)
    andn s1, a3, a5
    xor s1, s11, s1
    lw s11, 140(sp)
    sw s1, 136(a0)
    xor s11, s11, s5
    rori s11, s11, 4
    lw s1, 192(sp)
    sw a6, 88(a0)
    xor s1, s1, s10
    rori s1, s1, 1
    lw a6, 116(sp)
    andn a1, a1, a3
    xor a6, a6, t0
    rori a6, a6, 20
    xor a1, a5, a1
    lw a3, 112(sp)
    lw a5, 124(sp)
    xor a3, a3, s10
    rori a3, a3, 29
    xor a5, a5, t2
    lw s10, 148(sp)
    sw a1, 144(a0)
    xor s10, s10, a4
    andn a1, a3, a5
    xor a1, a2, a1
    sw a1, 116(a0)
    andn a1, a6, a3
    xor a1, a5, a1
    sw a1, 84(a0)
    lw a1, 56(sp)
    sw a7, 160(a0)
    xor a1, a1, s5
    lw s5, 84(sp)
    rori a1, a1, 18
    xor t0, s5, t0
    rori t0, t0, 5
    lw s5, 160(sp)
    andn a7, t0, s1
    xor s5, s5, s8
    rori s5, s5, 31
    xor a7, s5, a7
    sw a7, 196(a0)
    andn a7, t1, a6
    xor a7, a3, a7
    lw a3, 168(sp)
    rori s10, s10, 13
    xor a3, a3, s8
    rori a3, a3, 27
    andn s8, a2, t1
    xor s8, a6, s8
    lw a6, 156(sp)
    andn a2, a5, a2
    xor a6, a6, ra
    rori a6, a6, 2
    xor a2, t1, a2
    lw t1, 68(sp)
    lw a5, 64(sp)
    xor ra, t1, ra
    rori ra, ra, 25
    lw t1, 176(sp)
    xor a5, a5, t5
    xor t1, t1, a4
    rori t1, t1, 19
    andn a4, s10, t0
    xor a4, s1, a4
    rori a5, a5, 31
    sw a2, 108(a0)
    lw a2, 104(sp)
    andn s1, s1, s5
    xor a2, a2, t5
    rori a2, a2, 12
    andn t5, s5, a2
    xor t5, s10, t5
    xor s1, a2, s1
    lw s5, 180(sp)
    andn a2, a2, s10
    xor t2, s5, t2
    rori t2, t2, 10
    xor a2, t0, a2
    andn t0, t2, a5
    xor t0, s0, t0
    andn s5, a6, t2
    xor s5, a5, s5
    andn s10, a1, a6
    xor s10, t2, s10
    andn t2, s0, a1
    xor t2, a6, t2
    andn s0, a5, s0
    xor s0, a1, s0
    lw a1, 80(sp)
    andn a5, ra, a3
    xor a5, a1, a5
    andn a6, s11, ra
    xor a6, a3, a6
    sw t0, 52(a0)
    andn t0, t1, s11
    xor t0, ra, t0
    andn ra, a3, a1
    xor ra, t1, ra
    andn t1, a1, t1
    xor t1, s11, t1
    sw t3, 36(a0)
    sw s6, 56(a0)
    sw t6, 168(a0)
    sw s2, 32(a0)
    sw s3, 16(a0)
    sw s9, 176(a0)
    sw s7, 184(a0)
    sw t4, 96(a0)
    sw s4, 120(a0)
    sw a7, 92(a0)
    sw s8, 100(a0)
    sw a4, 164(a0)
    sw t5, 180(a0)
    sw s1, 188(a0)
    sw a2, 172(a0)
    sw s5, 60(a0)
    sw s10, 68(a0)
    sw t2, 76(a0)
    sw s0, 44(a0)
    sw a5, 132(a0)
    sw a6, 140(a0)
    sw t0, 148(a0)
    sw ra, 124(a0)
    sw t1, 156(a0)
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
    addi sp, sp, 224
    ret
    .size rvh_keccak_permute, .-rvh_keccak_permute

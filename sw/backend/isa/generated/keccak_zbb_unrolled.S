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
// 7982 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 28492 bytes of code and constants.

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
    lw t0, 0(a0)
    lw t1, 40(a0)
    lw t2, 80(a0)
    lw s0, 120(a0)
    lw s1, 160(a0)
    xor a3, t0, t1
    xor a3, a3, t2
    xor a3, a3, s0
    xor a3, a3, s1
    lw a1, 4(a0)
    lw a5, 44(a0)
    sw a1, 64(sp)
    sw a5, 204(sp)
    lw a6, 84(a0)
    lw a7, 124(a0)
    sw a6, 112(sp)
    sw a7, 116(sp)
    lw s3, 164(a0)
    xor a2, a1, a5
    sw s3, 100(sp)
    xor a2, a2, a6
    xor a2, a2, a7
    xor a2, a2, s3
    lw s4, 8(a0)
    lw s5, 48(a0)
    lw s6, 88(a0)
    sw s5, 180(sp)
    sw s6, 92(sp)
    lw s7, 128(a0)
    lw s8, 168(a0)
    xor ra, s4, s5
    sw s8, 88(sp)
    xor ra, ra, s6
    xor ra, ra, s7
    xor ra, ra, s8
    lw s10, 12(a0)
    lw s11, 52(a0)
    sw s10, 72(sp)
    sw s11, 132(sp)
    lw t3, 92(a0)
    lw t5, 132(a0)
    sw t3, 184(sp)
    sw t5, 148(sp)
    lw t6, 172(a0)
    xor s2, s10, s11
    sw t6, 164(sp)
    xor s2, s2, t3
    xor s2, s2, t5
    xor s2, s2, t6
    lw t0, 16(a0)
    lw t1, 56(a0)
    lw t2, 96(a0)
    lw s0, 136(a0)
    lw s1, 176(a0)
    xor s9, t0, t1
    xor s9, s9, t2
    xor s9, s9, s0
    xor s9, s9, s1
    lw a1, 20(a0)
    lw a5, 60(a0)
    lw a6, 100(a0)
    sw a5, 152(sp)
    sw a6, 80(sp)
    lw a7, 140(a0)
    lw s3, 180(a0)
    sw a7, 68(sp)
    sw s3, 96(sp)
    xor a1, a1, a5
    xor a1, a1, a6
    xor a1, a1, a7
    xor a1, a1, s3
    sw a1, 196(sp)
    lw s4, 24(a0)
    lw s5, 64(a0)
    lw s6, 104(a0)
    lw s7, 144(a0)
    lw s8, 184(a0)
    xor s4, s4, s5
    xor s4, s4, s6
    xor s4, s4, s7
    xor s4, s4, s8
    sw s4, 208(sp)
    lw s10, 28(a0)
    lw s11, 68(a0)
    sw s10, 168(sp)
    sw s11, 104(sp)
    lw t3, 108(a0)
    lw t5, 148(a0)
    sw t3, 176(sp)
    sw t5, 56(sp)
    lw t6, 188(a0)
    xor s10, s10, s11
    sw t6, 124(sp)
    xor s10, s10, t3
    xor s10, s10, t5
    xor s10, s10, t6
    sw s10, 200(sp)
    lw t0, 32(a0)
    lw t1, 72(a0)
    sw t0, 140(sp)
    sw t1, 144(sp)
    lw t2, 112(a0)
    lw s0, 152(a0)
    lw s1, 192(a0)
    xor a4, t0, t1
    sw s1, 76(sp)
    xor a4, a4, t2
    xor a4, a4, s0
    xor a4, a4, s1
    lw a1, 36(a0)
    lw a5, 76(a0)
    sw a1, 120(sp)
    sw a5, 172(sp)
    lw a6, 116(a0)
    lw a7, 156(a0)
    sw a6, 192(sp)
    sw a7, 188(sp)
    lw s3, 196(a0)
    xor t4, a1, a5
    sw s3, 84(sp)
    xor t4, t4, a6
    xor t4, t4, a7
    xor t4, t4, s3
    lw t3, 0(a0)
    lw s8, 8(a0)
    lw s4, 16(a0)
    lw s10, 20(a0)
    lw a5, 24(a0)
    lw t0, 40(a0)
    lw s11, 56(a0)
    lw s1, 64(a0)
    lw a6, 80(a0)
    lw s0, 96(a0)
    lw t6, 104(a0)
    lw t1, 112(a0)
    lw a1, 120(a0)
    lw s6, 128(a0)
    lw t5, 136(a0)
    lw s3, 144(a0)
    lw t2, 152(a0)
    lw s5, 160(a0)
    lw a7, 176(a0)
    lw s7, 184(a0)
    lw a0, 208(sp)
    j .L_rvh_keccak_12
    .balign 4
.L_rvh_keccak_24:
    lw ra, 68(a0)
    lw t0, 28(a0)
    lw t1, 188(a0)
    xor t2, ra, t0
    xor t2, t2, t1
    lw s0, 20(a0)
    lw s1, 180(a0)
    lw a1, 60(a0)
    xor a2, s0, s1
    xor a2, a2, a1
    lw a3, 4(a0)
    lw a4, 44(a0)
    lw a5, 84(a0)
    xor a6, a3, a4
    xor a6, a6, a5
    lw a7, 52(a0)
    lw s2, 92(a0)
    lw s3, 12(a0)
    xor s4, a7, s2
    xor s4, s4, s3
    lw s5, 148(a0)
    lw s6, 108(a0)
    xor t2, t2, s5
    xor t2, t2, s6
    lw s7, 196(a0)
    lw s8, 116(a0)
    lw s9, 36(a0)
    xor s10, s7, s8
    xor s10, s10, s9
    lw s11, 100(a0)
    lw t3, 140(a0)
    xor a2, a2, s11
    xor a2, a2, t3
    lw t4, 156(a0)
    lw t5, 76(a0)
    xor s10, s10, t4
    xor s10, s10, t5
    lw t6, 172(a0)
    lw t3, 132(a0)
    xor s4, s4, t6
    xor s4, s4, t3
    lw s11, 124(a0)
    lw s1, 164(a0)
    xor a6, a6, s11
    xor a6, a6, s1
    lw s8, 168(a0)
    lw s9, 48(a0)
    lw s5, 88(a0)
    xor s6, s8, s9
    xor s6, s6, s5
    lw s5, 32(a0)
    lw s9, 72(a0)
    lw s8, 192(a0)
    xor s11, s5, s9
    xor s11, s11, s8
    lw s9, 8(a0)
    lw s8, 128(a0)
    xor s6, s6, s9
    xor s6, s6, s8
    lw a5, 40(a0)
    lw ra, 160(a0)
    lw t3, 120(a0)
    xor s2, a5, ra
    xor s2, s2, t3
    lw t1, 80(a0)
    lw s3, 0(a0)
    xor s2, s2, t1
    xor s2, s2, s3
    lw a4, 152(a0)
    lw s5, 112(a0)
    xor s11, s11, a4
    xor s11, s11, s5
    lw a4, 136(a0)
    lw s1, 176(a0)
    lw t4, 56(a0)
    xor a1, a4, s1
    xor a1, a1, t4
    lw a7, 64(a0)
    lw a3, 24(a0)
    lw s7, 104(a0)
    xor s9, a7, a3
    xor s9, s9, s7
    lw t4, 96(a0)
    lw s3, 16(a0)
    xor a1, a1, t4
    xor a1, a1, s3
    lw t5, 144(a0)
    lw t1, 184(a0)
    xor s9, s9, t5
    xor s9, s9, t1
    rori s8, s10, 31
    xor s8, a1, s8
    xor t1, t1, s8
    rori t1, t1, 4
    sw t1, 56(sp)
    rori t1, s4, 31
    xor t1, s11, t1
    xor s4, s4, s9
    xor a7, a7, s8
    rori a7, a7, 5
    xor a1, a6, a1
    rori a6, a6, 31
    xor a6, s9, a6
    xor s0, s0, s4
    rori s0, s0, 1
    xor s9, t6, a1
    rori s9, s9, 31
    xor s5, s5, a6
    rori s5, s5, 13
    xor a5, a5, t1
    rori a5, a5, 14
    xor t3, t3, t1
    rori t3, t3, 12
    xor s10, s10, s6
    andn t6, a7, s0
    xor t6, s9, t6
    sw a5, 60(sp)
    andn a5, s5, a7
    xor a5, s0, a5
    andn s0, s0, s9
    xor s0, t3, s0
    sw a5, 64(sp)
    andn a5, t3, s5
    xor a5, a7, a5
    xor a7, t5, s8
    rori a7, a7, 22
    rori t5, t2, 31
    xor t5, s6, t5
    xor a3, a3, s8
    rori a3, a3, 18
    xor s6, s7, s8
    rori s6, s6, 20
    xor s7, a2, s11
    xor t0, t0, s7
    rori t0, t0, 18
    xor ra, ra, t1
    rori ra, ra, 23
    andn s8, s9, t3
    xor s8, s5, s8
    xor a4, a4, t5
    rori a4, a4, 25
    xor s3, s3, t5
    rori s3, s3, 1
    xor t2, t2, s2
    xor s5, t4, t5
    rori s5, s5, 11
    rori a2, a2, 31
    xor a2, s2, a2
    xor s1, s1, t5
    rori s1, s1, 2
    lw s2, 128(a0)
    andn s9, t0, s1
    xor s2, s2, a2
    rori s2, s2, 10
    xor s9, s2, s9
    lw s11, 80(a0)
    lw t3, 76(a0)
    xor s11, s11, t1
    rori s11, s11, 31
    xor t3, t3, t2
    rori t3, t3, 22
    lw t4, 0(a0)
    sw a3, 72(sp)
    xor t1, t4, t1
    andn t4, s2, s11
    xor t4, t3, t4
    sw t1, 68(sp)
    lw t1, 56(a0)
    andn a3, t3, t0
    xor t1, t1, t5
    rori t1, t1, 29
    lw t5, 8(a0)
    xor a3, s1, a3
    xor t5, t5, a2
    andn s1, s1, s2
    xor s1, s11, s1
    andn s2, s11, t3
    xor s2, t0, s2
    lw t0, 196(a0)
    lw s11, 4(a0)
    xor t0, t0, t2
    rori t0, t0, 25
    xor s11, s11, s10
    andn t3, s11, t0
    xor t3, a7, t3
    sw s3, 76(sp)
    xor s3, s9, t3
    xor s3, s3, s0
    sw s9, 80(sp)
    andn s9, t0, a7
    xor s9, s5, s9
    sw s0, 84(sp)
    lw s0, 52(a0)
    sw t3, 88(sp)
    xor s0, s0, a1
    rori s0, s0, 10
    lw t3, 60(a0)
    andn a7, a7, s5
    xor t3, t3, s4
    rori t3, t3, 29
    xor a7, s0, a7
    andn s5, s5, s0
    xor s5, s11, s5
    andn s0, s0, s11
    xor s0, t0, s0
    xor t0, s9, s8
    xor t0, t0, s1
    andn s11, s6, t3
    xor s11, t5, s11
    sw s8, 92(sp)
    lw s8, 156(a0)
    sw s1, 96(sp)
    xor s8, s8, t2
    rori s8, s8, 28
    xor s1, s5, s2
    xor s1, s1, s11
    sw s11, 100(sp)
    lw s11, 164(a0)
    sw s2, 104(sp)
    xor s11, s11, s10
    rori s11, s11, 23
    andn s2, s8, s6
    xor s2, t3, s2
    sw s5, 108(sp)
    xor s5, t4, s2
    xor s5, s5, a7
    sw s2, 112(sp)
    lw s2, 32(a0)
    sw a7, 116(sp)
    xor s2, s2, a6
    rori s2, s2, 19
    lw a7, 44(a0)
    andn t3, t3, t5
    xor a7, a7, s10
    rori a7, a7, 14
    xor t3, s11, t3
    sw t4, 120(sp)
    andn t4, s11, s8
    xor t4, s6, t4
    lw s6, 12(a0)
    andn s11, t5, s11
    xor s6, s6, a1
    rori s6, s6, 31
    xor s11, s8, s11
    lw s8, 188(a0)
    sw s11, 128(sp)
    xor s8, s8, s7
    rori s8, s8, 4
    andn t5, s2, s8
    xor t5, a4, t5
    xor s3, s3, t5
    xor s3, s3, s11
    sw t5, 124(sp)
    andn t5, a7, s2
    xor t5, s8, t5
    xor s11, t6, t3
    xor s11, s11, s0
    sw t3, 132(sp)
    lw t3, 92(a0)
    andn s8, s8, a4
    xor t3, t3, a1
    rori t3, t3, 27
    xor s8, t3, s8
    xor t0, t0, t4
    xor t0, t0, s8
    andn a4, a4, t3
    xor a4, a7, a4
    sw s8, 136(sp)
    lw s8, 152(a0)
    sw t4, 140(sp)
    xor s8, s8, a6
    rori s8, s8, 28
    lw t4, 132(a0)
    xor s11, s11, t5
    xor a1, t4, a1
    rori a1, a1, 9
    xor s11, s11, a3
    lw t4, 68(a0)
    xor s5, s5, a5
    xor t4, t4, s7
    rori t4, t4, 4
    xor s5, s5, a4
    sw s0, 144(sp)
    lw s0, 84(a0)
    sw a4, 148(sp)
    xor s0, s0, s10
    rori s0, s0, 30
    lw a4, 192(a0)
    sw t5, 152(sp)
    xor a4, a4, a6
    rori a4, a4, 25
    lw t5, 124(a0)
    sw t6, 156(sp)
    xor s10, t5, s10
    rori s10, s10, 11
    lw t5, 108(a0)
    lw t6, 168(a0)
    xor t5, t5, s7
    rori t5, t5, 19
    xor t6, t6, a2
    rori t6, t6, 31
    sw a3, 160(sp)
    andn a3, s8, t5
    xor a3, t1, a3
    andn a7, t3, a7
    xor a7, s2, a7
    andn s2, t5, t1
    xor s2, s6, s2
    andn t3, s6, ra
    xor t3, s8, t3
    sw t0, 164(sp)
    lw t0, 48(a0)
    andn s8, ra, s8
    xor t0, t0, a2
    rori t0, t0, 10
    xor s8, t5, s8
    lw t5, 148(a0)
    andn t1, t1, s6
    xor s7, t5, s7
    rori s7, s7, 21
    lw t5, 88(a0)
    xor t1, ra, t1
    xor a2, t5, a2
    rori a2, a2, 27
    lw ra, 36(a0)
    lw s6, 72(a0)
    xor ra, ra, t2
    rori ra, ra, 18
    xor a6, s6, a6
    rori a6, a6, 22
    lw s6, 64(sp)
    xor s1, s1, a7
    xor s1, s1, s6
    lw t5, 116(a0)
    andn s6, t6, s10
    xor t2, t5, t2
    rori t2, t2, 12
    andn t5, s10, t2
    xor t5, t4, t5
    xor s6, t2, s6
    sw a7, 168(sp)
    lw a7, 76(sp)
    sw s3, 172(sp)
    andn s3, t4, a7
    xor s3, t6, s3
    andn t6, a7, t6
    xor t6, s10, t6
    andn s10, a1, s0
    xor s10, a6, s10
    andn t2, t2, t4
    xor t2, a7, t2
    xor a7, t5, s10
    xor a7, a7, a3
    lw t4, 180(a0)
    sw a3, 76(sp)
    xor t4, t4, s4
    rori t4, t4, 1
    andn a3, t4, a1
    xor a3, s0, a3
    sw s10, 176(sp)
    lw s10, 72(sp)
    andn s0, s0, a6
    xor s0, s10, s0
    andn a6, a6, s10
    xor a6, t4, a6
    sw t5, 180(sp)
    lw t5, 68(sp)
    sw a5, 184(sp)
    andn s10, t0, t5
    xor s10, a4, s10
    lw t5, 100(a0)
    lw a5, 72(sp)
    xor t5, t5, s4
    rori t5, t5, 10
    andn a5, a5, t4
    xor a5, a1, a5
    xor a1, s10, a6
    xor a1, a1, s3
    lw t4, 60(sp)
    sw a6, 72(sp)
    andn a6, a2, t4
    xor a6, ra, a6
    sw s3, 188(sp)
    lw s3, 140(a0)
    sw s10, 192(sp)
    xor s3, s3, s4
    rori s3, s3, 24
    andn s4, a4, s7
    xor s4, t5, s4
    lw s10, 68(sp)
    andn t4, t5, t0
    xor t4, s10, t4
    andn a4, s10, a4
    xor a4, s7, a4
    lw s10, 60(sp)
    sw s9, 68(sp)
    andn s9, s3, a2
    xor s9, s10, s9
    andn s7, s7, t5
    xor s7, t0, s7
    xori t0, t4, 1
    lw t4, 56(sp)
    xor a7, a7, s7
    andn t5, t4, s3
    xor t5, a2, t5
    andn a2, ra, t4
    xor a2, s3, a2
    xor a7, a7, s9
    xor s3, s0, t2
    xor s3, s3, a6
    andn ra, s10, ra
    xor ra, t4, ra
    xor s3, s3, s2
    xor s3, s3, t0
    xor a1, a1, ra
    xor a1, a1, t1
    xor s10, t5, s6
    xor s10, s10, a3
    xor t4, a5, a4
    xor t4, t4, t3
    xor s10, s10, s8
    xor s10, s10, s4
    xor t4, t4, a2
    xor t4, t4, t6
    rori a0, s11, 31
    xor a0, s10, a0
    xor t6, t6, a0
    rori t6, t6, 4
    sw t6, 60(sp)
    rori t6, s5, 31
    xor t6, a1, t6
    xor s5, s5, t4
    xor a5, a5, a0
    rori a5, a5, 5
    xor s10, s1, s10
    rori s1, s1, 31
    xor s1, t4, s1
    lw t4, 68(sp)
    sw ra, 68(sp)
    xor t4, t4, s5
    rori t4, t4, 1
    lw ra, 184(sp)
    xor t1, t1, s1
    xor ra, ra, s10
    rori ra, ra, 31
    rori t1, t1, 13
    xor s0, s0, t6
    rori s0, s0, 14
    xor a6, a6, t6
    rori a6, a6, 12
    xor s11, s11, a7
    sw s0, 184(sp)
    andn s0, a5, t4
    xor s0, ra, s0
    sw s0, 56(sp)
    andn s0, t1, a5
    xor s0, t4, s0
    andn t4, t4, ra
    xor t4, a6, t4
    sw s0, 196(sp)
    andn s0, a6, t1
    xor s0, a5, s0
    xor a2, a2, a0
    rori a2, a2, 22
    lw a5, 172(sp)
    sw s0, 200(sp)
    rori s0, a5, 31
    xor s0, a7, s0
    xor a4, a4, a0
    rori a4, a4, 18
    xor a7, t3, a0
    rori a7, a7, 20
    lw t3, 164(sp)
    lw a0, 88(sp)
    xor a1, t3, a1
    xor a0, a0, a1
    rori a0, a0, 18
    xor t2, t2, t6
    rori t2, t2, 23
    andn ra, ra, a6
    xor ra, t1, ra
    xor t1, t5, s0
    rori t1, t1, 25
    xor a6, s4, s0
    rori a6, a6, 1
    xor a5, a5, s3
    xor s4, s8, s0
    rori s4, s4, 11
    rori s8, t3, 31
    xor s8, s3, s8
    xor s3, s6, s0
    rori s3, s3, 2
    xor s6, s9, s8
    rori s6, s6, 10
    andn s9, a0, s3
    xor s9, s6, s9
    xor s2, s2, t6
    rori s2, s2, 31
    lw t3, 160(sp)
    xor t0, t0, t6
    xor t3, t3, a5
    rori t3, t3, 22
    andn t5, s6, s2
    xor t5, t3, t5
    xor s0, a3, s0
    rori s0, s0, 29
    xor a3, s7, s8
    andn s7, t3, a0
    xor s7, s3, s7
    andn s3, s3, s6
    xor s3, s2, s3
    andn s2, s2, t3
    xor s2, a0, s2
    lw s6, 156(sp)
    lw t3, 108(sp)
    xor s6, s6, a5
    rori s6, s6, 25
    xor t3, t3, s11
    andn t6, t3, s6
    xor t6, a2, t6
    xor a0, s9, t6
    xor a0, a0, t4
    sw s9, 108(sp)
    andn s9, s6, a2
    xor s9, s4, s9
    sw t4, 156(sp)
    lw t4, 120(sp)
    sw t6, 120(sp)
    xor t4, t4, s10
    rori t4, t4, 10
    lw t6, 96(sp)
    andn a2, a2, s4
    xor t6, t6, s5
    rori t6, t6, 29
    xor a2, t4, a2
    andn s4, s4, t4
    xor s4, t3, s4
    andn t3, t4, t3
    xor t3, s6, t3
    xori s4, s4, 137
    xor s6, s9, ra
    xor s6, s6, s3
    andn t4, a7, t6
    xor t4, a3, t4
    sw ra, 96(sp)
    lw ra, 152(sp)
    sw s3, 152(sp)
    xor ra, ra, a5
    rori ra, ra, 28
    xor s3, s4, s2
    xor s3, s3, t4
    sw t4, 160(sp)
    lw t4, 64(sp)
    sw s2, 64(sp)
    xor t4, t4, s11
    rori t4, t4, 23
    andn s2, ra, a7
    xor s2, t6, s2
    sw s4, 164(sp)
    xor s4, t5, s2
    xor s4, s4, a2
    sw s2, 172(sp)
    lw s2, 192(sp)
    sw a2, 192(sp)
    xor s2, s2, s1
    rori s2, s2, 19
    lw a2, 104(sp)
    andn t6, t6, a3
    xor a2, a2, s11
    rori a2, a2, 14
    xor t6, t4, t6
    sw t5, 104(sp)
    andn t5, t4, ra
    xor t5, a7, t5
    lw a7, 116(sp)
    andn a3, a3, t4
    xor a7, a7, s10
    rori a7, a7, 31
    xor a3, ra, a3
    lw ra, 84(sp)
    sw a3, 116(sp)
    xor ra, ra, a1
    rori ra, ra, 4
    andn t4, s2, ra
    xor t4, t1, t4
    xor a0, a0, t4
    xor a0, a0, a3
    sw t4, 84(sp)
    andn t4, a2, s2
    xor t4, ra, t4
    lw a3, 56(sp)
    sw a0, 88(sp)
    xor a0, a3, t6
    xor a0, a0, t3
    sw t6, 204(sp)
    lw t6, 112(sp)
    andn ra, ra, t1
    xor t6, t6, s10
    rori t6, t6, 27
    xor ra, t6, ra
    xor s6, s6, t5
    xor s6, s6, ra
    andn t1, t1, t6
    xor t1, a2, t1
    sw ra, 112(sp)
    lw ra, 68(sp)
    sw t5, 68(sp)
    xor ra, ra, s1
    rori ra, ra, 28
    lw t5, 148(sp)
    sw t1, 148(sp)
    xor s10, t5, s10
    rori s10, s10, 9
    xor t5, a0, t4
    xor t5, t5, s7
    lw a0, 80(sp)
    sw t3, 80(sp)
    xor a0, a0, a1
    rori a0, a0, 4
    lw t3, 200(sp)
    lw a3, 188(sp)
    xor s4, s4, t3
    xor s4, s4, t1
    lw t1, 100(sp)
    xor a3, a3, s1
    xor t1, t1, s11
    rori t1, t1, 30
    rori a3, a3, 25
    sw t4, 188(sp)
    lw t4, 168(sp)
    lw t3, 180(sp)
    xor s11, t4, s11
    rori s11, s11, 11
    lw t4, 128(sp)
    xor t3, t3, s8
    xor t4, t4, a1
    rori t4, t4, 19
    rori t3, t3, 31
    sw s7, 180(sp)
    andn s7, ra, t4
    xor s7, s0, s7
    andn a2, t6, a2
    xor a2, s2, a2
    andn s2, t4, s0
    xor s2, a7, s2
    andn t6, a7, t2
    xor t6, ra, t6
    sw s6, 128(sp)
    lw s6, 176(sp)
    andn ra, t2, ra
    xor s6, s6, s8
    rori s6, s6, 10
    xor ra, t4, ra
    lw t4, 124(sp)
    andn s0, s0, a7
    xor a1, t4, a1
    rori a1, a1, 21
    lw t4, 76(sp)
    xor s0, t2, s0
    xor s8, t4, s8
    rori s8, s8, 27
    lw t2, 144(sp)
    lw a7, 72(sp)
    xor t2, t2, a5
    rori t2, t2, 18
    xor s1, a7, s1
    rori s1, s1, 22
    lw a7, 196(sp)
    xor s3, s3, a2
    xor s3, s3, a7
    lw t4, 132(sp)
    andn a7, t3, s11
    xor a5, t4, a5
    rori a5, a5, 12
    andn t4, s11, a5
    xor t4, a0, t4
    xor a7, a5, a7
    sw a2, 132(sp)
    andn a2, a0, a6
    xor a2, t3, a2
    andn t3, a6, t3
    xor t3, s11, t3
    andn s11, s10, t1
    xor s11, s1, s11
    andn a5, a5, a0
    xor a5, a6, a5
    xor a6, t4, s11
    xor a6, a6, s7
    lw a0, 92(sp)
    sw s7, 92(sp)
    xor a0, a0, s5
    rori a0, a0, 1
    andn s7, a0, s10
    xor s7, t1, s7
    andn t1, t1, s1
    xor t1, a4, t1
    andn s1, s1, a4
    xor s1, a0, s1
    sw s11, 72(sp)
    andn s11, s6, t0
    xor s11, a3, s11
    sw t4, 144(sp)
    lw t4, 140(sp)
    andn a4, a4, a0
    xor t4, t4, s5
    rori t4, t4, 10
    xor a4, s10, a4
    xor s10, s11, s1
    xor s10, s10, a2
    lw a0, 184(sp)
    sw s1, 140(sp)
    andn s1, s8, a0
    xor s1, t2, s1
    sw a2, 76(sp)
    lw a2, 136(sp)
    sw s11, 136(sp)
    xor a2, a2, s5
    rori a2, a2, 24
    andn s5, a3, a1
    xor s5, t4, s5
    andn s11, t4, s6
    xor s11, t0, s11
    andn t0, t0, a3
    xor t0, a1, t0
    andn a3, a2, s8
    andn a1, a1, t4
    xor a1, s6, a1
    lw s6, 60(sp)
    xor a3, a0, a3
    andn t4, s6, a2
    xor t4, s8, t4
    andn s8, t2, s6
    xor s8, a2, s8
    xor a2, a6, a1
    xor a2, a2, a3
    xor a6, t1, a5
    xor a6, a6, s1
    andn t2, a0, t2
    xor t2, s6, t2
    xor a6, a6, s2
    xor a6, a6, s11
    xor s6, s10, t2
    xor s6, s6, s0
    xor s10, t4, a7
    xor s10, s10, s7
    xor a0, a4, t0
    xor a0, a0, t6
    xor s10, s10, ra
    xor s10, s10, s5
    xor a0, a0, s8
    xor a0, a0, t3
    sw t2, 184(sp)
    rori t2, t5, 31
    xor t2, s10, t2
    xor t3, t3, t2
    rori t3, t3, 4
    sw t3, 60(sp)
    rori t3, s4, 31
    xor t3, s6, t3
    xor s4, s4, a0
    xor a4, a4, t2
    rori a4, a4, 5
    xor s10, s3, s10
    rori s3, s3, 31
    xor s3, a0, s3
    xor s9, s9, s4
    rori s9, s9, 1
    lw a0, 200(sp)
    xor s0, s0, s3
    xor a0, a0, s10
    rori a0, a0, 31
    rori s0, s0, 13
    xor t1, t1, t3
    rori t1, t1, 14
    xor s1, s1, t3
    rori s1, s1, 12
    xor t5, t5, a2
    sw t1, 200(sp)
    andn t1, a4, s9
    xor t1, a0, t1
    sw t1, 124(sp)
    andn t1, s0, a4
    xor t1, s9, t1
    andn s9, s9, a0
    xor s9, s1, s9
    sw t1, 176(sp)
    andn t1, s1, s0
    xor t1, a4, t1
    xor a4, s8, t2
    rori a4, a4, 22
    lw s8, 88(sp)
    sw t1, 168(sp)
    rori t1, s8, 31
    xor t1, a2, t1
    xor t0, t0, t2
    rori t0, t0, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw a2, 128(sp)
    lw t6, 120(sp)
    xor s6, a2, s6
    xor t6, t6, s6
    rori t6, t6, 18
    xor a5, a5, t3
    rori a5, a5, 23
    andn s1, a0, s1
    xor s1, s0, s1
    xor s0, t4, t1
    rori s0, s0, 25
    xor s5, s5, t1
    rori s5, s5, 1
    xor s8, s8, a6
    xor ra, ra, t1
    rori ra, ra, 11
    rori a2, a2, 31
    xor a2, a6, a2
    xor a6, a7, t1
    rori a6, a6, 2
    xor a3, a3, a2
    rori a3, a3, 10
    andn a7, t6, a6
    xor a7, a3, a7
    xor s2, s2, t3
    rori s2, s2, 31
    lw t4, 180(sp)
    xor s11, s11, t3
    xor t4, t4, s8
    rori t4, t4, 22
    andn t3, a3, s2
    xor t3, t4, t3
    xor t1, s7, t1
    rori t1, t1, 29
    xor a1, a1, a2
    andn s7, t4, t6
    xor s7, a6, s7
    andn a3, a6, a3
    xor a3, s2, a3
    andn a6, s2, t4
    xor a6, t6, a6
    lw s2, 56(sp)
    lw t4, 164(sp)
    xor s2, s2, s8
    rori s2, s2, 25
    xor t4, t4, t5
    andn t6, t4, s2
    xor t6, a4, t6
    xor a0, a7, t6
    xor a0, a0, s9
    sw a7, 164(sp)
    andn a7, s2, a4
    xor a7, ra, a7
    sw s9, 56(sp)
    lw s9, 104(sp)
    sw t6, 104(sp)
    xor s9, s9, s10
    rori s9, s9, 10
    lw t6, 152(sp)
    andn a4, a4, ra
    xor t6, t6, s4
    rori t6, t6, 29
    xor a4, s9, a4
    andn ra, ra, s9
    xor ra, t4, ra
    andn s9, s9, t4
    xor s9, s2, s9
    lui s2, 524288
    xor s2, ra, s2
    xori s2, s2, 139
    xor ra, a7, s1
    xor ra, ra, a3
    andn t4, t2, t6
    xor t4, a1, t4
    sw s1, 152(sp)
    lw s1, 188(sp)
    sw a3, 188(sp)
    xor s1, s1, s8
    rori s1, s1, 28
    xor a3, s2, a6
    xor a3, a3, t4
    sw t4, 180(sp)
    lw t4, 196(sp)
    sw a6, 196(sp)
    xor t4, t4, t5
    rori t4, t4, 23
    andn a6, s1, t2
    xor a6, t6, a6
    sw s2, 128(sp)
    xor s2, t3, a6
    xor s2, s2, a4
    sw a6, 88(sp)
    lw a6, 136(sp)
    sw a4, 136(sp)
    xor a6, a6, s3
    rori a6, a6, 19
    lw a4, 64(sp)
    andn t6, t6, a1
    xor a4, a4, t5
    rori a4, a4, 14
    xor t6, t4, t6
    sw t3, 64(sp)
    andn t3, t4, s1
    xor t3, t2, t3
    lw t2, 192(sp)
    andn a1, a1, t4
    xor t2, t2, s10
    rori t2, t2, 31
    xor a1, s1, a1
    lw s1, 156(sp)
    sw a1, 192(sp)
    xor s1, s1, s6
    rori s1, s1, 4
    andn t4, a6, s1
    xor t4, s0, t4
    xor a0, a0, t4
    xor a0, a0, a1
    sw t4, 156(sp)
    andn t4, a4, a6
    xor t4, s1, t4
    lw a1, 124(sp)
    sw a0, 120(sp)
    xor a0, a1, t6
    xor a0, a0, s9
    sw t6, 100(sp)
    lw t6, 172(sp)
    andn s1, s1, s0
    xor t6, t6, s10
    rori t6, t6, 27
    xor s1, t6, s1
    xor ra, ra, t3
    xor ra, ra, s1
    andn s0, s0, t6
    xor s0, a4, s0
    sw s1, 172(sp)
    lw s1, 184(sp)
    sw t3, 184(sp)
    xor s1, s1, s3
    rori s1, s1, 28
    lw t3, 148(sp)
    sw s0, 148(sp)
    xor s10, t3, s10
    rori s10, s10, 9
    xor t3, a0, t4
    xor t3, t3, s7
    lw a0, 108(sp)
    sw s9, 108(sp)
    xor a0, a0, s6
    rori a0, a0, 4
    lw s9, 168(sp)
    lw a1, 76(sp)
    xor s2, s2, s9
    xor s2, s2, s0
    lw s0, 160(sp)
    xor a1, a1, s3
    xor s0, s0, t5
    rori s0, s0, 30
    rori a1, a1, 25
    sw t4, 76(sp)
    lw t4, 132(sp)
    lw s9, 144(sp)
    xor t4, t4, t5
    rori t4, t4, 11
    lw t5, 116(sp)
    xor s9, s9, a2
    xor t5, t5, s6
    rori t5, t5, 19
    rori s9, s9, 31
    sw s7, 144(sp)
    andn s7, s1, t5
    xor s7, t1, s7
    andn a4, t6, a4
    xor a4, a6, a4
    andn a6, t5, t1
    xor a6, t2, a6
    andn t6, t2, a5
    xor t6, s1, t6
    sw ra, 116(sp)
    lw ra, 72(sp)
    andn s1, a5, s1
    xor ra, ra, a2
    rori ra, ra, 10
    xor s1, t5, s1
    lw t5, 84(sp)
    andn t1, t1, t2
    xor s6, t5, s6
    rori s6, s6, 21
    lw t5, 92(sp)
    xor t1, a5, t1
    xor a2, t5, a2
    rori a2, a2, 27
    lw t2, 80(sp)
    lw a5, 140(sp)
    xor t2, t2, s8
    rori t2, t2, 18
    xor a5, a5, s3
    rori a5, a5, 22
    lw s3, 176(sp)
    xor a3, a3, a4
    xor a3, a3, s3
    lw t5, 204(sp)
    andn s3, s9, t4
    xor s8, t5, s8
    rori s8, s8, 12
    andn t5, t4, s8
    xor t5, a0, t5
    xor s3, s8, s3
    sw a4, 204(sp)
    andn a4, a0, s5
    xor a4, s9, a4
    andn s9, s5, s9
    xor s9, t4, s9
    andn t4, s10, s0
    xor t4, a5, t4
    andn s8, s8, a0
    xor s8, s5, s8
    xor s5, t5, t4
    xor s5, s5, s7
    lw a0, 96(sp)
    sw s7, 96(sp)
    xor a0, a0, s4
    rori a0, a0, 1
    andn s7, a0, s10
    xor s7, s0, s7
    andn s0, s0, a5
    xor s0, t0, s0
    andn a5, a5, t0
    xor a5, a0, a5
    sw t4, 140(sp)
    andn t4, ra, s11
    xor t4, a1, t4
    sw t5, 80(sp)
    lw t5, 68(sp)
    andn t0, t0, a0
    xor t5, t5, s4
    rori t5, t5, 10
    xor t0, s10, t0
    xor s10, t4, a5
    xor s10, s10, a4
    lw a0, 200(sp)
    sw a5, 68(sp)
    andn a5, a2, a0
    xor a5, t2, a5
    sw a4, 92(sp)
    lw a4, 112(sp)
    sw t4, 112(sp)
    xor a4, a4, s4
    rori a4, a4, 24
    andn s4, a1, s6
    xor s4, t5, s4
    andn t4, t5, ra
    xor t4, s11, t4
    andn a1, s11, a1
    xor a1, s6, a1
    andn s11, a4, a2
    andn s6, s6, t5
    xor s6, ra, s6
    lw ra, 60(sp)
    xor s11, a0, s11
    andn t5, ra, a4
    xor t5, a2, t5
    andn a2, t2, ra
    xor a2, a4, a2
    xor a4, s5, s6
    xor a4, a4, s11
    xor s5, s0, s8
    xor s5, s5, a5
    andn t2, a0, t2
    xor t2, ra, t2
    xor ra, s5, a6
    xor ra, ra, t4
    xor s5, s10, t2
    xor s5, s5, t1
    xor s10, t5, s3
    xor s10, s10, s7
    xor a0, t0, a1
    xor a0, a0, t6
    xor s10, s10, s1
    xor s10, s10, s4
    xor a0, a0, a2
    xor a0, a0, s9
    sw t2, 200(sp)
    rori t2, t3, 31
    xor t2, s10, t2
    xor s9, s9, t2
    rori s9, s9, 4
    sw s9, 60(sp)
    rori s9, s2, 31
    xor s9, s5, s9
    xor s2, s2, a0
    xor t0, t0, t2
    rori t0, t0, 5
    xor s10, a3, s10
    rori a3, a3, 31
    xor a3, a0, a3
    xor a7, a7, s2
    rori a7, a7, 1
    lw a0, 168(sp)
    xor t1, t1, a3
    xor a0, a0, s10
    rori a0, a0, 31
    rori t1, t1, 13
    xor s0, s0, s9
    rori s0, s0, 14
    xor a5, a5, s9
    rori a5, a5, 12
    xor t3, t3, a4
    sw s0, 168(sp)
    andn s0, t0, a7
    xor s0, a0, s0
    sw s0, 84(sp)
    andn s0, t1, t0
    xor s0, a7, s0
    andn a7, a7, a0
    xor a7, a5, a7
    sw s0, 72(sp)
    andn s0, a5, t1
    xor s0, t0, s0
    xor t0, a2, t2
    rori t0, t0, 22
    lw a2, 120(sp)
    sw s0, 132(sp)
    rori s0, a2, 31
    xor s0, a4, s0
    xor a1, a1, t2
    rori a1, a1, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw a4, 116(sp)
    lw t6, 104(sp)
    xor s5, a4, s5
    xor t6, t6, s5
    rori t6, t6, 18
    xor s8, s8, s9
    rori s8, s8, 23
    andn a5, a0, a5
    xor a5, t1, a5
    xor t1, t5, s0
    rori t1, t1, 25
    xor s4, s4, s0
    rori s4, s4, 1
    xor a2, a2, ra
    xor s1, s1, s0
    rori s1, s1, 11
    rori a4, a4, 31
    xor a4, ra, a4
    xor ra, s3, s0
    rori ra, ra, 2
    xor s3, s11, a4
    rori s3, s3, 10
    andn s11, t6, ra
    xor s11, s3, s11
    xor a6, a6, s9
    rori a6, a6, 31
    lw t5, 144(sp)
    xor s9, t4, s9
    xor t5, t5, a2
    rori t5, t5, 22
    andn t4, s3, a6
    xor t4, t5, t4
    xor s0, s7, s0
    rori s0, s0, 29
    xor s6, s6, a4
    andn s7, t5, t6
    xor s7, ra, s7
    andn ra, ra, s3
    xor ra, a6, ra
    andn a6, a6, t5
    xor a6, t6, a6
    lw s3, 124(sp)
    lw t5, 128(sp)
    xor s3, s3, a2
    rori s3, s3, 25
    xor t5, t5, t3
    andn t6, t5, s3
    xor t6, t0, t6
    xor a0, s11, t6
    xor a0, a0, a7
    sw s11, 128(sp)
    andn s11, s3, t0
    xor s11, s1, s11
    sw a7, 124(sp)
    lw a7, 64(sp)
    sw t6, 64(sp)
    xor a7, a7, s10
    rori a7, a7, 10
    lw t6, 188(sp)
    andn t0, t0, s1
    xor t6, t6, s2
    rori t6, t6, 29
    xor t0, a7, t0
    andn s1, s1, a7
    xor s1, t5, s1
    andn a7, a7, t5
    xor a7, s3, a7
    lui s3, 524296
    xor s3, s1, s3
    xori s3, s3, 128
    xor s1, s11, a5
    xor s1, s1, ra
    andn t5, t2, t6
    xor t5, s6, t5
    sw a5, 188(sp)
    lw a5, 76(sp)
    sw ra, 76(sp)
    xor a5, a5, a2
    rori a5, a5, 28
    xor ra, s3, a6
    xor ra, ra, t5
    sw t5, 144(sp)
    lw t5, 176(sp)
    sw a6, 176(sp)
    xor t5, t5, t3
    rori t5, t5, 23
    andn a6, a5, t2
    xor a6, t6, a6
    sw s3, 116(sp)
    xor s3, t4, a6
    xor s3, s3, t0
    sw a6, 120(sp)
    lw a6, 112(sp)
    sw t0, 112(sp)
    xor a6, a6, a3
    rori a6, a6, 19
    lw t0, 196(sp)
    andn t6, t6, s6
    xor t0, t0, t3
    rori t0, t0, 14
    xor t6, t5, t6
    sw t4, 196(sp)
    andn t4, t5, a5
    xor t4, t2, t4
    lw t2, 136(sp)
    andn s6, s6, t5
    xor t2, t2, s10
    rori t2, t2, 31
    xor s6, a5, s6
    lw a5, 56(sp)
    sw s6, 136(sp)
    xor a5, a5, s5
    rori a5, a5, 4
    andn t5, a6, a5
    xor t5, t1, t5
    xor a0, a0, t5
    xor a0, a0, s6
    sw t5, 56(sp)
    andn t5, t0, a6
    xor t5, a5, t5
    lw s6, 84(sp)
    sw a0, 104(sp)
    xor a0, s6, t6
    xor a0, a0, a7
    sw t6, 160(sp)
    lw t6, 88(sp)
    andn a5, a5, t1
    xor t6, t6, s10
    rori t6, t6, 27
    xor a5, t6, a5
    xor s1, s1, t4
    xor s1, s1, a5
    andn t1, t1, t6
    xor t1, t0, t1
    sw a5, 88(sp)
    lw a5, 200(sp)
    sw t4, 200(sp)
    xor a5, a5, a3
    rori a5, a5, 28
    lw t4, 148(sp)
    sw t1, 148(sp)
    xor s10, t4, s10
    rori s10, s10, 9
    xor t4, a0, t5
    xor t4, t4, s7
    lw a0, 164(sp)
    sw a7, 164(sp)
    xor a0, a0, s5
    rori a0, a0, 4
    lw a7, 132(sp)
    lw s6, 92(sp)
    xor s3, s3, a7
    xor s3, s3, t1
    lw t1, 180(sp)
    xor s6, s6, a3
    xor t1, t1, t3
    rori t1, t1, 30
    rori s6, s6, 25
    sw t5, 92(sp)
    lw t5, 204(sp)
    lw a7, 80(sp)
    xor t3, t5, t3
    rori t3, t3, 11
    lw t5, 192(sp)
    xor a7, a7, a4
    xor t5, t5, s5
    rori t5, t5, 19
    rori a7, a7, 31
    sw s7, 80(sp)
    andn s7, a5, t5
    xor s7, s0, s7
    andn t0, t6, t0
    xor t0, a6, t0
    andn a6, t5, s0
    xor a6, t2, a6
    andn t6, t2, s8
    xor t6, a5, t6
    sw s1, 192(sp)
    lw s1, 140(sp)
    andn a5, s8, a5
    xor s1, s1, a4
    rori s1, s1, 10
    xor a5, t5, a5
    lw t5, 156(sp)
    andn t2, s0, t2
    xor s5, t5, s5
    rori s5, s5, 21
    lw t5, 96(sp)
    xor t2, s8, t2
    xor a4, t5, a4
    rori a4, a4, 27
    lw s0, 108(sp)
    lw s8, 68(sp)
    xor s0, s0, a2
    rori s0, s0, 18
    xor a3, s8, a3
    rori a3, a3, 22
    lw s8, 72(sp)
    xor ra, ra, t0
    xor ra, ra, s8
    lw t5, 100(sp)
    andn s8, a7, t3
    xor a2, t5, a2
    rori a2, a2, 12
    andn t5, t3, a2
    xor t5, a0, t5
    xor s8, a2, s8
    sw t0, 100(sp)
    andn t0, a0, s4
    xor t0, a7, t0
    andn a7, s4, a7
    xor a7, t3, a7
    andn t3, s10, t1
    xor t3, a3, t3
    andn a2, a2, a0
    xor a2, s4, a2
    xor s4, t5, t3
    xor s4, s4, s7
    lw a0, 152(sp)
    sw s7, 152(sp)
    xor a0, a0, s2
    rori a0, a0, 1
    andn s7, a0, s10
    xor s7, t1, s7
    andn t1, t1, a3
    xor t1, a1, t1
    andn a3, a3, a1
    xor a3, a0, a3
    sw t3, 68(sp)
    andn t3, s1, s9
    xor t3, s6, t3
    sw t5, 108(sp)
    lw t5, 184(sp)
    andn a1, a1, a0
    xor t5, t5, s2
    rori t5, t5, 10
    xor a1, s10, a1
    xor s10, t3, a3
    xor s10, s10, t0
    lw a0, 168(sp)
    sw a3, 184(sp)
    andn a3, a4, a0
    xor a3, s0, a3
    sw t0, 96(sp)
    lw t0, 172(sp)
    sw t3, 172(sp)
    xor t0, t0, s2
    rori t0, t0, 24
    andn s2, s6, s5
    xor s2, t5, s2
    andn t3, t5, s1
    xor t3, s9, t3
    andn s6, s9, s6
    xor s6, s5, s6
    andn s9, t0, a4
    andn s5, s5, t5
    xor s5, s1, s5
    lw s1, 60(sp)
    xor s9, a0, s9
    andn t5, s1, t0
    xor t5, a4, t5
    andn a4, s0, s1
    xor a4, t0, a4
    xor t0, s4, s5
    xor t0, t0, s9
    xor s4, t1, a2
    xor s4, s4, a3
    andn s0, a0, s0
    xor s0, s1, s0
    xor s1, s4, a6
    xor s1, s1, t3
    xor s4, s10, s0
    xor s4, s4, t2
    xor s10, t5, s8
    xor s10, s10, s7
    xor a0, a1, s6
    xor a0, a0, t6
    xor s10, s10, a5
    xor s10, s10, s2
    xor a0, a0, a4
    xor a0, a0, a7
    sw s0, 168(sp)
    rori s0, t4, 31
    xor s0, s10, s0
    xor a7, a7, s0
    rori a7, a7, 4
    sw a7, 60(sp)
    rori a7, s3, 31
    xor a7, s4, a7
    xor s3, s3, a0
    xor a1, a1, s0
    rori a1, a1, 5
    xor s10, ra, s10
    rori ra, ra, 31
    xor ra, a0, ra
    xor s11, s11, s3
    rori s11, s11, 1
    lw a0, 132(sp)
    xor t2, t2, ra
    xor a0, a0, s10
    rori a0, a0, 31
    rori t2, t2, 13
    xor t1, t1, a7
    rori t1, t1, 14
    xor a3, a3, a7
    rori a3, a3, 12
    xor t4, t4, t0
    sw t1, 132(sp)
    andn t1, a1, s11
    xor t1, a0, t1
    sw t1, 156(sp)
    andn t1, t2, a1
    xor t1, s11, t1
    andn s11, s11, a0
    xor s11, a3, s11
    sw t1, 140(sp)
    andn t1, a3, t2
    xor t1, a1, t1
    xor a1, a4, s0
    rori a1, a1, 22
    lw a4, 104(sp)
    sw t1, 204(sp)
    rori t1, a4, 31
    xor t1, t0, t1
    xor t0, s6, s0
    rori t0, t0, 18
    xor s0, t6, s0
    rori s0, s0, 20
    lw s6, 192(sp)
    lw t6, 64(sp)
    xor s4, s6, s4
    xor t6, t6, s4
    rori t6, t6, 18
    xor a2, a2, a7
    rori a2, a2, 23
    andn a3, a0, a3
    xor a3, t2, a3
    xor t2, t5, t1
    rori t2, t2, 25
    xor s2, s2, t1
    rori s2, s2, 1
    xor a4, a4, s1
    xor a5, a5, t1
    rori a5, a5, 11
    rori s6, s6, 31
    xor s6, s1, s6
    xor s1, s8, t1
    rori s1, s1, 2
    xor s8, s9, s6
    rori s8, s8, 10
    andn s9, t6, s1
    xor s9, s8, s9
    xor a6, a6, a7
    rori a6, a6, 31
    lw t5, 80(sp)
    xor a7, t3, a7
    xor t5, t5, a4
    rori t5, t5, 22
    andn t3, s8, a6
    xor t3, t5, t3
    xor t1, s7, t1
    rori t1, t1, 29
    xor s5, s5, s6
    andn s7, t5, t6
    xor s7, s1, s7
    andn s1, s1, s8
    xor s1, a6, s1
    andn a6, a6, t5
    xor a6, t6, a6
    lw s8, 84(sp)
    lw t5, 116(sp)
    xor s8, s8, a4
    rori s8, s8, 25
    xor t5, t5, t4
    andn t6, t5, s8
    xor t6, a1, t6
    xor a0, s9, t6
    xor a0, a0, s11
    sw s9, 116(sp)
    andn s9, s8, a1
    xor s9, a5, s9
    sw s11, 84(sp)
    lw s11, 196(sp)
    sw t6, 196(sp)
    xor s11, s11, s10
    rori s11, s11, 10
    lw t6, 76(sp)
    andn a1, a1, a5
    xor t6, t6, s3
    rori t6, t6, 29
    xor a1, s11, a1
    andn a5, a5, s11
    xor a5, t5, a5
    andn s11, s11, t5
    xor s11, s8, s11
    xori a5, a5, 139
    xor s8, s9, a3
    xor s8, s8, s1
    andn t5, s0, t6
    xor t5, s5, t5
    sw a3, 76(sp)
    lw a3, 92(sp)
    sw s1, 92(sp)
    xor a3, a3, a4
    rori a3, a3, 28
    xor s1, a5, a6
    xor s1, s1, t5
    sw t5, 80(sp)
    lw t5, 72(sp)
    sw a6, 72(sp)
    xor t5, t5, t4
    rori t5, t5, 23
    andn a6, a3, s0
    xor a6, t6, a6
    sw a5, 192(sp)
    xor a5, t3, a6
    xor a5, a5, a1
    sw a6, 104(sp)
    lw a6, 172(sp)
    sw a1, 172(sp)
    xor a6, a6, ra
    rori a6, a6, 19
    lw a1, 176(sp)
    andn t6, t6, s5
    xor a1, a1, t4
    rori a1, a1, 14
    xor t6, t5, t6
    sw t3, 176(sp)
    andn t3, t5, a3
    xor t3, s0, t3
    lw s0, 112(sp)
    andn s5, s5, t5
    xor s0, s0, s10
    rori s0, s0, 31
    xor s5, a3, s5
    lw a3, 124(sp)
    sw s5, 112(sp)
    xor a3, a3, s4
    rori a3, a3, 4
    andn t5, a6, a3
    xor t5, t2, t5
    xor a0, a0, t5
    xor a0, a0, s5
    sw t5, 124(sp)
    andn t5, a1, a6
    xor t5, a3, t5
    lw s5, 156(sp)
    sw a0, 64(sp)
    xor a0, s5, t6
    xor a0, a0, s11
    sw t6, 180(sp)
    lw t6, 120(sp)
    andn a3, a3, t2
    xor t6, t6, s10
    rori t6, t6, 27
    xor a3, t6, a3
    xor s8, s8, t3
    xor s8, s8, a3
    andn t2, t2, t6
    xor t2, a1, t2
    sw a3, 120(sp)
    lw a3, 168(sp)
    sw t3, 168(sp)
    xor a3, a3, ra
    rori a3, a3, 28
    lw t3, 148(sp)
    sw t2, 148(sp)
    xor s10, t3, s10
    rori s10, s10, 9
    xor t3, a0, t5
    xor t3, t3, s7
    lw a0, 128(sp)
    sw s11, 128(sp)
    xor a0, a0, s4
    rori a0, a0, 4
    lw s11, 204(sp)
    lw s5, 96(sp)
    xor a5, a5, s11
    xor a5, a5, t2
    lw t2, 144(sp)
    xor s5, s5, ra
    xor t2, t2, t4
    rori t2, t2, 30
    rori s5, s5, 25
    sw t5, 96(sp)
    lw t5, 100(sp)
    lw s11, 108(sp)
    xor t4, t5, t4
    rori t4, t4, 11
    lw t5, 136(sp)
    xor s11, s11, s6
    xor t5, t5, s4
    rori t5, t5, 19
    rori s11, s11, 31
    sw s7, 108(sp)
    andn s7, a3, t5
    xor s7, t1, s7
    andn a1, t6, a1
    xor a1, a6, a1
    andn a6, t5, t1
    xor a6, s0, a6
    andn t6, s0, a2
    xor t6, a3, t6
    sw s8, 136(sp)
    lw s8, 68(sp)
    andn a3, a2, a3
    xor s8, s8, s6
    rori s8, s8, 10
    xor a3, t5, a3
    lw t5, 56(sp)
    andn t1, t1, s0
    xor s4, t5, s4
    rori s4, s4, 21
    lw t5, 152(sp)
    xor t1, a2, t1
    xor s6, t5, s6
    rori s6, s6, 27
    lw s0, 164(sp)
    lw a2, 184(sp)
    xor s0, s0, a4
    rori s0, s0, 18
    xor ra, a2, ra
    rori ra, ra, 22
    lw a2, 140(sp)
    xor s1, s1, a1
    xor s1, s1, a2
    lw t5, 160(sp)
    andn a2, s11, t4
    xor a4, t5, a4
    rori a4, a4, 12
    andn t5, t4, a4
    xor t5, a0, t5
    xor a2, a4, a2
    sw a1, 160(sp)
    andn a1, a0, s2
    xor a1, s11, a1
    andn s11, s2, s11
    xor s11, t4, s11
    andn t4, s10, t2
    xor t4, ra, t4
    andn a4, a4, a0
    xor a4, s2, a4
    xor s2, t5, t4
    xor s2, s2, s7
    lw a0, 188(sp)
    sw s7, 188(sp)
    xor a0, a0, s3
    rori a0, a0, 1
    andn s7, a0, s10
    xor s7, t2, s7
    andn t2, t2, ra
    xor t2, t0, t2
    andn ra, ra, t0
    xor ra, a0, ra
    sw t4, 184(sp)
    andn t4, s8, a7
    xor t4, s5, t4
    sw t5, 164(sp)
    lw t5, 200(sp)
    andn t0, t0, a0
    xor t5, t5, s3
    rori t5, t5, 10
    xor t0, s10, t0
    xor s10, t4, ra
    xor s10, s10, a1
    lw a0, 132(sp)
    sw ra, 200(sp)
    andn ra, s6, a0
    xor ra, s0, ra
    sw a1, 152(sp)
    lw a1, 88(sp)
    sw t4, 88(sp)
    xor a1, a1, s3
    rori a1, a1, 24
    andn s3, s5, s4
    xor s3, t5, s3
    andn t4, t5, s8
    xor t4, a7, t4
    andn a7, a7, s5
    xor a7, s4, a7
    andn s5, a1, s6
    andn s4, s4, t5
    xor s4, s8, s4
    xori s8, t4, 1
    lw t4, 60(sp)
    xor s5, a0, s5
    andn t5, t4, a1
    xor t5, s6, t5
    andn s6, s0, t4
    xor s6, a1, s6
    xor a1, s2, s4
    xor a1, a1, s5
    xor s2, t2, a4
    xor s2, s2, ra
    andn s0, a0, s0
    xor s0, t4, s0
    xor s2, s2, a6
    xor s2, s2, s8
    xor s10, s10, s0
    xor s10, s10, t1
    xor t4, t5, a2
    xor t4, t4, s7
    xor a0, t0, a7
    xor a0, a0, t6
    xor t4, t4, a3
    xor t4, t4, s3
    xor a0, a0, s6
    xor a0, a0, s11
    sw s0, 132(sp)
    rori s0, t3, 31
    xor s0, t4, s0
    xor s11, s11, s0
    rori s11, s11, 4
    sw s11, 60(sp)
    rori s11, a5, 31
    xor s11, s10, s11
    xor a5, a5, a0
    xor t0, t0, s0
    rori t0, t0, 5
    xor t4, s1, t4
    rori s1, s1, 31
    xor s1, a0, s1
    xor s9, s9, a5
    rori s9, s9, 1
    lw a0, 204(sp)
    xor t1, t1, s1
    xor a0, a0, t4
    rori a0, a0, 31
    rori t1, t1, 13
    xor t2, t2, s11
    rori t2, t2, 14
    xor ra, ra, s11
    rori ra, ra, 12
    xor t3, t3, a1
    sw t2, 204(sp)
    andn t2, t0, s9
    xor t2, a0, t2
    sw t2, 56(sp)
    andn t2, t1, t0
    xor t2, s9, t2
    andn s9, s9, a0
    xor s9, ra, s9
    sw t2, 68(sp)
    andn t2, ra, t1
    xor t2, t0, t2
    xor t0, s6, s0
    rori t0, t0, 22
    lw s6, 64(sp)
    sw t2, 100(sp)
    rori t2, s6, 31
    xor t2, a1, t2
    xor a1, a7, s0
    rori a1, a1, 18
    xor s0, t6, s0
    rori s0, s0, 20
    lw a7, 136(sp)
    lw t6, 196(sp)
    xor s10, a7, s10
    xor t6, t6, s10
    rori t6, t6, 18
    xor a4, a4, s11
    rori a4, a4, 23
    andn ra, a0, ra
    xor ra, t1, ra
    xor t1, t5, t2
    rori t1, t1, 25
    xor s3, s3, t2
    rori s3, s3, 1
    xor s6, s6, s2
    xor a3, a3, t2
    rori a3, a3, 11
    rori a7, a7, 31
    xor a7, s2, a7
    xor a2, a2, t2
    rori a2, a2, 2
    xor s2, s5, a7
    rori s2, s2, 10
    andn s5, t6, a2
    xor s5, s2, s5
    xor a6, a6, s11
    rori a6, a6, 31
    lw t5, 108(sp)
    xor s8, s8, s11
    xor t5, t5, s6
    rori t5, t5, 22
    andn s11, s2, a6
    xor s11, t5, s11
    xor t2, s7, t2
    rori t2, t2, 29
    xor s4, s4, a7
    andn s7, t5, t6
    xor s7, a2, s7
    andn a2, a2, s2
    xor a2, a6, a2
    andn a6, a6, t5
    xor a6, t6, a6
    lw s2, 156(sp)
    lw t5, 192(sp)
    xor s2, s2, s6
    rori s2, s2, 25
    xor t5, t5, t3
    andn t6, t5, s2
    xor t6, t0, t6
    xor a0, s5, t6
    xor a0, a0, s9
    sw s5, 192(sp)
    andn s5, s2, t0
    xor s5, a3, s5
    sw s9, 156(sp)
    lw s9, 176(sp)
    sw t6, 176(sp)
    xor s9, s9, t4
    rori s9, s9, 10
    lw t6, 92(sp)
    andn t0, t0, a3
    xor t6, t6, a5
    rori t6, t6, 29
    xor t0, s9, t0
    andn a3, a3, s9
    xor a3, t5, a3
    andn s9, s9, t5
    xor s9, s2, s9
    lui s2, 8
    xor s2, a3, s2
    xor a3, s5, ra
    xor a3, a3, a2
    andn t5, s0, t6
    xor t5, s4, t5
    sw ra, 92(sp)
    lw ra, 96(sp)
    sw a2, 96(sp)
    xor ra, ra, s6
    rori ra, ra, 28
    xor a2, s2, a6
    xor a2, a2, t5
    sw t5, 108(sp)
    lw t5, 140(sp)
    sw a6, 140(sp)
    xor t5, t5, t3
    rori t5, t5, 23
    andn a6, ra, s0
    xor a6, t6, a6
    sw s2, 136(sp)
    xor s2, s11, a6
    xor s2, s2, t0
    sw a6, 64(sp)
    lw a6, 88(sp)
    sw t0, 88(sp)
    xor a6, a6, s1
    rori a6, a6, 19
    lw t0, 72(sp)
    andn t6, t6, s4
    xor t0, t0, t3
    rori t0, t0, 14
    xor t6, t5, t6
    sw s11, 72(sp)
    andn s11, t5, ra
    xor s11, s0, s11
    lw s0, 172(sp)
    andn s4, s4, t5
    xor s0, s0, t4
    rori s0, s0, 31
    xor s4, ra, s4
    lw ra, 84(sp)
    sw s4, 172(sp)
    xor ra, ra, s10
    rori ra, ra, 4
    andn t5, a6, ra
    xor t5, t1, t5
    xor a0, a0, t5
    xor a0, a0, s4
    sw t5, 84(sp)
    andn t5, t0, a6
    xor t5, ra, t5
    lw s4, 56(sp)
    sw a0, 196(sp)
    xor a0, s4, t6
    xor a0, a0, s9
    sw t6, 144(sp)
    lw t6, 104(sp)
    andn ra, ra, t1
    xor t6, t6, t4
    rori t6, t6, 27
    xor ra, t6, ra
    xor a3, a3, s11
    xor a3, a3, ra
    andn t1, t1, t6
    xor t1, t0, t1
    sw ra, 104(sp)
    lw ra, 132(sp)
    sw s11, 132(sp)
    xor ra, ra, s1
    rori ra, ra, 28
    lw s11, 148(sp)
    sw t1, 148(sp)
    xor s11, s11, t4
    rori s11, s11, 9
    xor t4, a0, t5
    xor t4, t4, s7
    lw a0, 116(sp)
    sw s9, 116(sp)
    xor a0, a0, s10
    rori a0, a0, 4
    lw s9, 100(sp)
    lw s4, 152(sp)
    xor s2, s2, s9
    xor s2, s2, t1
    lw t1, 80(sp)
    xor s4, s4, s1
    xor t1, t1, t3
    rori t1, t1, 30
    rori s4, s4, 25
    sw t5, 152(sp)
    lw t5, 160(sp)
    lw s9, 164(sp)
    xor t3, t5, t3
    rori t3, t3, 11
    lw t5, 112(sp)
    xor s9, s9, a7
    xor t5, t5, s10
    rori t5, t5, 19
    rori s9, s9, 31
    sw s7, 164(sp)
    andn s7, ra, t5
    xor s7, t2, s7
    andn t0, t6, t0
    xor t0, a6, t0
    andn a6, t5, t2
    xor a6, s0, a6
    andn t6, s0, a4
    xor t6, ra, t6
    sw a3, 112(sp)
    lw a3, 184(sp)
    andn ra, a4, ra
    xor a3, a3, a7
    rori a3, a3, 10
    xor ra, t5, ra
    lw t5, 124(sp)
    andn t2, t2, s0
    xor s10, t5, s10
    rori s10, s10, 21
    lw t5, 188(sp)
    xor t2, a4, t2
    xor a7, t5, a7
    rori a7, a7, 27
    lw s0, 128(sp)
    lw a4, 200(sp)
    xor s0, s0, s6
    rori s0, s0, 18
    xor s1, a4, s1
    rori s1, s1, 22
    lw a4, 68(sp)
    xor a2, a2, t0
    xor a2, a2, a4
    lw t5, 180(sp)
    andn a4, s9, t3
    xor s6, t5, s6
    rori s6, s6, 12
    andn t5, t3, s6
    xor t5, a0, t5
    xor a4, s6, a4
    sw t0, 180(sp)
    andn t0, a0, s3
    xor t0, s9, t0
    andn s9, s3, s9
    xor s9, t3, s9
    andn t3, s11, t1
    xor t3, s1, t3
    andn s6, s6, a0
    xor s6, s3, s6
    xor s3, t5, t3
    xor s3, s3, s7
    lw a0, 76(sp)
    sw s7, 76(sp)
    xor a0, a0, a5
    rori a0, a0, 1
    andn s7, a0, s11
    xor s7, t1, s7
    andn t1, t1, s1
    xor t1, a1, t1
    andn s1, s1, a1
    xor s1, a0, s1
    sw t3, 200(sp)
    andn t3, a3, s8
    xor t3, s4, t3
    sw t5, 128(sp)
    lw t5, 168(sp)
    andn a1, a1, a0
    xor t5, t5, a5
    rori t5, t5, 10
    xor a1, s11, a1
    xor s11, t3, s1
    xor s11, s11, t0
    lw a0, 204(sp)
    sw s1, 168(sp)
    andn s1, a7, a0
    xor s1, s0, s1
    sw t0, 188(sp)
    lw t0, 120(sp)
    sw t3, 120(sp)
    xor t0, t0, a5
    rori t0, t0, 24
    andn a5, s4, s10
    xor a5, t5, a5
    andn t3, t5, a3
    xor t3, s8, t3
    andn s4, s8, s4
    xor s4, s10, s4
    andn s8, t0, a7
    andn s10, s10, t5
    xor s10, a3, s10
    xori a3, t3, 1
    lw t3, 60(sp)
    xor s8, a0, s8
    andn t5, t3, t0
    xor t5, a7, t5
    andn a7, s0, t3
    xor a7, t0, a7
    xor t0, s3, s10
    xor t0, t0, s8
    xor s3, t1, s6
    xor s3, s3, s1
    andn s0, a0, s0
    xor s0, t3, s0
    xor s3, s3, a6
    xor s3, s3, a3
    xor s11, s11, s0
    xor s11, s11, t2
    xor t3, t5, a4
    xor t3, t3, s7
    xor a0, a1, s4
    xor a0, a0, t6
    xor t3, t3, ra
    xor t3, t3, a5
    xor a0, a0, a7
    xor a0, a0, s9
    sw s0, 204(sp)
    rori s0, t4, 31
    xor s0, t3, s0
    xor s9, s9, s0
    rori s9, s9, 4
    sw s9, 60(sp)
    rori s9, s2, 31
    xor s9, s11, s9
    xor s2, s2, a0
    xor a1, a1, s0
    rori a1, a1, 5
    xor t3, a2, t3
    rori a2, a2, 31
    xor a2, a0, a2
    xor s5, s5, s2
    rori s5, s5, 1
    lw a0, 100(sp)
    xor t2, t2, a2
    xor a0, a0, t3
    rori a0, a0, 31
    rori t2, t2, 13
    xor t1, t1, s9
    rori t1, t1, 14
    xor s1, s1, s9
    rori s1, s1, 12
    xor t4, t4, t0
    sw t1, 100(sp)
    andn t1, a1, s5
    xor t1, a0, t1
    sw t1, 124(sp)
    andn t1, t2, a1
    xor t1, s5, t1
    andn s5, s5, a0
    xor s5, s1, s5
    sw t1, 184(sp)
    andn t1, s1, t2
    xor t1, a1, t1
    xor a1, a7, s0
    rori a1, a1, 22
    lw a7, 196(sp)
    sw t1, 160(sp)
    rori t1, a7, 31
    xor t1, t0, t1
    xor t0, s4, s0
    rori t0, t0, 18
    xor s0, t6, s0
    rori s0, s0, 20
    lw s4, 112(sp)
    lw t6, 176(sp)
    xor s11, s4, s11
    xor t6, t6, s11
    rori t6, t6, 18
    xor s6, s6, s9
    rori s6, s6, 23
    andn s1, a0, s1
    xor s1, t2, s1
    xor t2, t5, t1
    rori t2, t2, 25
    xor a5, a5, t1
    rori a5, a5, 1
    xor a7, a7, s3
    xor ra, ra, t1
    rori ra, ra, 11
    rori s4, s4, 31
    xor s4, s3, s4
    xor a4, a4, t1
    rori a4, a4, 2
    xor s3, s8, s4
    rori s3, s3, 10
    andn s8, t6, a4
    xor s8, s3, s8
    xor a6, a6, s9
    rori a6, a6, 31
    lw t5, 164(sp)
    xor a3, a3, s9
    xor t5, t5, a7
    rori t5, t5, 22
    andn s9, s3, a6
    xor s9, t5, s9
    xor t1, s7, t1
    rori t1, t1, 29
    xor s7, s10, s4
    andn s10, t5, t6
    xor s10, a4, s10
    andn a4, a4, s3
    xor a4, a6, a4
    andn a6, a6, t5
    xor a6, t6, a6
    lw s3, 56(sp)
    lw t5, 136(sp)
    xor s3, s3, a7
    rori s3, s3, 25
    xor t5, t5, t4
    andn t6, t5, s3
    xor t6, a1, t6
    xor a0, s8, t6
    xor a0, a0, s5
    sw s8, 136(sp)
    andn s8, s3, a1
    xor s8, ra, s8
    sw s5, 56(sp)
    lw s5, 72(sp)
    sw t6, 72(sp)
    xor s5, s5, t3
    rori s5, s5, 10
    lw t6, 96(sp)
    andn a1, a1, ra
    xor t6, t6, s2
    rori t6, t6, 29
    xor a1, s5, a1
    andn ra, ra, s5
    xor ra, t5, ra
    andn s5, s5, t5
    xor s5, s3, s5
    lui s3, 524296
    xor s3, ra, s3
    xori s3, s3, 136
    xor ra, s8, s1
    xor ra, ra, a4
    andn t5, s0, t6
    xor t5, s7, t5
    sw s1, 96(sp)
    lw s1, 152(sp)
    sw a4, 152(sp)
    xor s1, s1, a7
    rori s1, s1, 28
    xor a4, s3, a6
    xor a4, a4, t5
    sw t5, 164(sp)
    lw t5, 68(sp)
    sw a6, 68(sp)
    xor t5, t5, t4
    rori t5, t5, 23
    andn a6, s1, s0
    xor a6, t6, a6
    sw s3, 112(sp)
    xor s3, s9, a6
    xor s3, s3, a1
    sw a6, 196(sp)
    lw a6, 120(sp)
    sw a1, 120(sp)
    xor a6, a6, a2
    rori a6, a6, 19
    lw a1, 140(sp)
    andn t6, t6, s7
    xor a1, a1, t4
    rori a1, a1, 14
    xor t6, t5, t6
    sw s9, 140(sp)
    andn s9, t5, s1
    xor s9, s0, s9
    lw s0, 88(sp)
    andn s7, s7, t5
    xor s0, s0, t3
    rori s0, s0, 31
    xor s7, s1, s7
    lw s1, 156(sp)
    sw s7, 88(sp)
    xor s1, s1, s11
    rori s1, s1, 4
    andn t5, a6, s1
    xor t5, t2, t5
    xor a0, a0, t5
    xor a0, a0, s7
    sw t5, 156(sp)
    andn t5, a1, a6
    xor t5, s1, t5
    lw s7, 124(sp)
    sw a0, 176(sp)
    xor a0, s7, t6
    xor a0, a0, s5
    sw t6, 80(sp)
    lw t6, 64(sp)
    andn s1, s1, t2
    xor t6, t6, t3
    rori t6, t6, 27
    xor s1, t6, s1
    xor ra, ra, s9
    xor ra, ra, s1
    andn t2, t2, t6
    xor t2, a1, t2
    sw s1, 64(sp)
    lw s1, 204(sp)
    sw s9, 204(sp)
    xor s1, s1, a2
    rori s1, s1, 28
    lw s9, 148(sp)
    sw t2, 148(sp)
    xor s9, s9, t3
    rori s9, s9, 9
    xor t3, a0, t5
    xor t3, t3, s10
    lw a0, 192(sp)
    sw s5, 192(sp)
    xor a0, a0, s11
    rori a0, a0, 4
    lw s5, 160(sp)
    lw s7, 188(sp)
    xor s3, s3, s5
    xor s3, s3, t2
    lw t2, 108(sp)
    xor s7, s7, a2
    xor t2, t2, t4
    rori t2, t2, 30
    rori s7, s7, 25
    sw t5, 188(sp)
    lw t5, 180(sp)
    lw s5, 128(sp)
    xor t4, t5, t4
    rori t4, t4, 11
    lw t5, 172(sp)
    xor s5, s5, s4
    xor t5, t5, s11
    rori t5, t5, 19
    rori s5, s5, 31
    sw s10, 128(sp)
    andn s10, s1, t5
    xor s10, t1, s10
    andn a1, t6, a1
    xor a1, a6, a1
    andn a6, t5, t1
    xor a6, s0, a6
    andn t6, s0, s6
    xor t6, s1, t6
    sw ra, 172(sp)
    lw ra, 200(sp)
    andn s1, s6, s1
    xor ra, ra, s4
    rori ra, ra, 10
    xor s1, t5, s1
    lw t5, 84(sp)
    andn t1, t1, s0
    xor s11, t5, s11
    rori s11, s11, 21
    lw t5, 76(sp)
    xor t1, s6, t1
    xor s4, t5, s4
    rori s4, s4, 27
    lw s0, 116(sp)
    lw s6, 168(sp)
    xor s0, s0, a7
    rori s0, s0, 18
    xor a2, s6, a2
    rori a2, a2, 22
    lw s6, 184(sp)
    xor a4, a4, a1
    xor a4, a4, s6
    lw t5, 144(sp)
    andn s6, s5, t4
    xor a7, t5, a7
    rori a7, a7, 12
    andn t5, t4, a7
    xor t5, a0, t5
    xor s6, a7, s6
    sw a1, 144(sp)
    andn a1, a0, a5
    xor a1, s5, a1
    andn s5, a5, s5
    xor s5, t4, s5
    andn t4, s9, t2
    xor t4, a2, t4
    andn a7, a7, a0
    xor a7, a5, a7
    xor a5, t5, t4
    xor a5, a5, s10
    lw a0, 92(sp)
    sw s10, 92(sp)
    xor a0, a0, s2
    rori a0, a0, 1
    andn s10, a0, s9
    xor s10, t2, s10
    andn t2, t2, a2
    xor t2, t0, t2
    andn a2, a2, t0
    xor a2, a0, a2
    sw t4, 168(sp)
    andn t4, ra, a3
    xor t4, s7, t4
    sw t5, 116(sp)
    lw t5, 132(sp)
    andn t0, t0, a0
    xor t5, t5, s2
    rori t5, t5, 10
    xor t0, s9, t0
    xor s9, t4, a2
    xor s9, s9, a1
    lw a0, 100(sp)
    sw a2, 132(sp)
    andn a2, s4, a0
    xor a2, s0, a2
    sw a1, 76(sp)
    lw a1, 104(sp)
    sw t4, 104(sp)
    xor a1, a1, s2
    rori a1, a1, 24
    andn s2, s7, s11
    xor s2, t5, s2
    andn t4, t5, ra
    xor t4, a3, t4
    andn a3, a3, s7
    xor a3, s11, a3
    andn s7, a1, s4
    andn s11, s11, t5
    xor s11, ra, s11
    xori ra, t4, 1
    lw t4, 60(sp)
    xor s7, a0, s7
    andn t5, t4, a1
    xor t5, s4, t5
    andn s4, s0, t4
    xor s4, a1, s4
    xor a1, a5, s11
    xor a1, a1, s7
    xor a5, t2, a7
    xor a5, a5, a2
    andn s0, a0, s0
    xor s0, t4, s0
    xor a5, a5, a6
    xor a5, a5, ra
    xor s9, s9, s0
    xor s9, s9, t1
    xor t4, t5, s6
    xor t4, t4, s10
    xor a0, t0, a3
    xor a0, a0, t6
    xor t4, t4, s1
    xor t4, t4, s2
    xor a0, a0, s4
    xor a0, a0, s5
    sw s0, 100(sp)
    rori s0, t3, 31
    xor s0, t4, s0
    xor s5, s5, s0
    rori s5, s5, 4
    sw s5, 60(sp)
    rori s5, s3, 31
    xor s5, s9, s5
    xor s3, s3, a0
    xor t0, t0, s0
    rori t0, t0, 5
    xor t4, a4, t4
    rori a4, a4, 31
    xor a4, a0, a4
    xor s8, s8, s3
    rori s8, s8, 1
    lw a0, 160(sp)
    xor t1, t1, a4
    xor a0, a0, t4
    rori a0, a0, 31
    rori t1, t1, 13
    xor t2, t2, s5
    rori t2, t2, 14
    xor a2, a2, s5
    rori a2, a2, 12
    xor t3, t3, a1
    sw t2, 160(sp)
    andn t2, t0, s8
    xor t2, a0, t2
    sw t2, 84(sp)
    andn t2, t1, t0
    xor t2, s8, t2
    andn s8, s8, a0
    xor s8, a2, s8
    sw t2, 200(sp)
    andn t2, a2, t1
    xor t2, t0, t2
    xor t0, s4, s0
    rori t0, t0, 22
    lw s4, 176(sp)
    sw t2, 180(sp)
    rori t2, s4, 31
    xor t2, a1, t2
    xor a1, a3, s0
    rori a1, a1, 18
    xor s0, t6, s0
    rori s0, s0, 20
    lw a3, 172(sp)
    lw t6, 72(sp)
    xor s9, a3, s9
    xor t6, t6, s9
    rori t6, t6, 18
    xor a7, a7, s5
    rori a7, a7, 23
    andn a2, a0, a2
    xor a2, t1, a2
    xor t1, t5, t2
    rori t1, t1, 25
    xor s2, s2, t2
    rori s2, s2, 1
    xor s4, s4, a5
    xor s1, s1, t2
    rori s1, s1, 11
    rori a3, a3, 31
    xor a3, a5, a3
    xor a5, s6, t2
    rori a5, a5, 2
    xor s6, s7, a3
    rori s6, s6, 10
    andn s7, t6, a5
    xor s7, s6, s7
    xor a6, a6, s5
    rori a6, a6, 31
    lw t5, 128(sp)
    xor ra, ra, s5
    xor t5, t5, s4
    rori t5, t5, 22
    andn s5, s6, a6
    xor s5, t5, s5
    xor t2, s10, t2
    rori t2, t2, 29
    xor s10, s11, a3
    andn s11, t5, t6
    xor s11, a5, s11
    andn a5, a5, s6
    xor a5, a6, a5
    andn a6, a6, t5
    xor a6, t6, a6
    lw s6, 124(sp)
    lw t5, 112(sp)
    xor s6, s6, s4
    rori s6, s6, 25
    xor t5, t5, t3
    andn t6, t5, s6
    xor t6, t0, t6
    xor a0, s7, t6
    xor a0, a0, s8
    sw s7, 112(sp)
    andn s7, s6, t0
    xor s7, s1, s7
    sw s8, 124(sp)
    lw s8, 140(sp)
    sw t6, 140(sp)
    xor s8, s8, t4
    rori s8, s8, 10
    lw t6, 152(sp)
    andn t0, t0, s1
    xor t6, t6, s3
    rori t6, t6, 29
    xor t0, s8, t0
    andn s1, s1, s8
    xor s1, t5, s1
    andn s8, s8, t5
    xor s8, s6, s8
    lui s6, 524288
    xor s6, s1, s6
    xori s6, s6, 130
    xor s1, s7, a2
    xor s1, s1, a5
    andn t5, s0, t6
    xor t5, s10, t5
    sw a2, 152(sp)
    lw a2, 188(sp)
    sw a5, 188(sp)
    xor a2, a2, s4
    rori a2, a2, 28
    xor a5, s6, a6
    xor a5, a5, t5
    sw t5, 128(sp)
    lw t5, 184(sp)
    sw a6, 184(sp)
    xor t5, t5, t3
    rori t5, t5, 23
    andn a6, a2, s0
    xor a6, t6, a6
    sw s6, 172(sp)
    xor s6, s5, a6
    xor s6, s6, t0
    sw a6, 176(sp)
    lw a6, 104(sp)
    sw t0, 104(sp)
    xor a6, a6, a4
    rori a6, a6, 19
    lw t0, 68(sp)
    andn t6, t6, s10
    xor t0, t0, t3
    rori t0, t0, 14
    xor t6, t5, t6
    sw s5, 68(sp)
    andn s5, t5, a2
    xor s5, s0, s5
    lw s0, 120(sp)
    andn s10, s10, t5
    xor s0, s0, t4
    rori s0, s0, 31
    xor s10, a2, s10
    lw a2, 56(sp)
    sw s10, 120(sp)
    xor a2, a2, s9
    rori a2, a2, 4
    andn t5, a6, a2
    xor t5, t1, t5
    xor a0, a0, t5
    xor a0, a0, s10
    sw t5, 56(sp)
    andn t5, t0, a6
    xor t5, a2, t5
    lw s10, 84(sp)
    sw a0, 72(sp)
    xor a0, s10, t6
    xor a0, a0, s8
    sw t6, 108(sp)
    lw t6, 196(sp)
    andn a2, a2, t1
    xor t6, t6, t4
    rori t6, t6, 27
    xor a2, t6, a2
    xor s1, s1, s5
    xor s1, s1, a2
    andn t1, t1, t6
    xor t1, t0, t1
    sw a2, 196(sp)
    lw a2, 100(sp)
    sw s5, 100(sp)
    xor a2, a2, a4
    rori a2, a2, 28
    lw s5, 148(sp)
    sw t1, 148(sp)
    xor s5, s5, t4
    rori s5, s5, 9
    xor t4, a0, t5
    xor t4, t4, s11
    lw a0, 136(sp)
    sw s8, 136(sp)
    xor a0, a0, s9
    rori a0, a0, 4
    lw s8, 180(sp)
    lw s10, 76(sp)
    xor s6, s6, s8
    xor s6, s6, t1
    lw t1, 164(sp)
    xor s10, s10, a4
    xor t1, t1, t3
    rori t1, t1, 30
    rori s10, s10, 25
    sw t5, 76(sp)
    lw t5, 144(sp)
    lw s8, 116(sp)
    xor t3, t5, t3
    rori t3, t3, 11
    lw t5, 88(sp)
    xor s8, s8, a3
    xor t5, t5, s9
    rori t5, t5, 19
    rori s8, s8, 31
    sw s11, 116(sp)
    andn s11, a2, t5
    xor s11, t2, s11
    andn t0, t6, t0
    xor t0, a6, t0
    andn a6, t5, t2
    xor a6, s0, a6
    andn t6, s0, a7
    xor t6, a2, t6
    sw s1, 88(sp)
    lw s1, 168(sp)
    andn a2, a7, a2
    xor s1, s1, a3
    rori s1, s1, 10
    xor a2, t5, a2
    lw t5, 156(sp)
    andn t2, t2, s0
    xor s9, t5, s9
    rori s9, s9, 21
    lw t5, 92(sp)
    xor t2, a7, t2
    xor a3, t5, a3
    rori a3, a3, 27
    lw s0, 192(sp)
    lw a7, 132(sp)
    xor s0, s0, s4
    rori s0, s0, 18
    xor a4, a7, a4
    rori a4, a4, 22
    lw a7, 200(sp)
    xor a5, a5, t0
    xor a5, a5, a7
    lw t5, 80(sp)
    andn a7, s8, t3
    xor s4, t5, s4
    rori s4, s4, 12
    andn t5, t3, s4
    xor t5, a0, t5
    xor a7, s4, a7
    sw t0, 80(sp)
    andn t0, a0, s2
    xor t0, s8, t0
    andn s8, s2, s8
    xor s8, t3, s8
    andn t3, s5, t1
    xor t3, a4, t3
    andn s4, s4, a0
    xor s4, s2, s4
    xor s2, t5, t3
    xor s2, s2, s11
    lw a0, 96(sp)
    sw s11, 96(sp)
    xor a0, a0, s3
    rori a0, a0, 1
    andn s11, a0, s5
    xor s11, t1, s11
    andn t1, t1, a4
    xor t1, a1, t1
    andn a4, a4, a1
    xor a4, a0, a4
    sw t3, 132(sp)
    andn t3, s1, ra
    xor t3, s10, t3
    sw t5, 192(sp)
    lw t5, 204(sp)
    andn a1, a1, a0
    xor t5, t5, s3
    rori t5, t5, 10
    xor a1, s5, a1
    xor s5, t3, a4
    xor s5, s5, t0
    lw a0, 160(sp)
    sw a4, 204(sp)
    andn a4, a3, a0
    xor a4, s0, a4
    sw t0, 92(sp)
    lw t0, 64(sp)
    sw t3, 64(sp)
    xor t0, t0, s3
    rori t0, t0, 24
    andn s3, s10, s9
    xor s3, t5, s3
    andn t3, t5, s1
    xor t3, ra, t3
    andn ra, ra, s10
    xor ra, s9, ra
    andn s10, t0, a3
    andn s9, s9, t5
    xor s9, s1, s9
    xori s1, t3, 1
    lw t3, 60(sp)
    xor s10, a0, s10
    andn t5, t3, t0
    xor t5, a3, t5
    andn a3, s0, t3
    xor a3, t0, a3
    xor t0, s2, s9
    xor t0, t0, s10
    xor s2, t1, s4
    xor s2, s2, a4
    andn s0, a0, s0
    xor s0, t3, s0
    xor s2, s2, a6
    xor s2, s2, s1
    xor s5, s5, s0
    xor s5, s5, t2
    xor t3, t5, a7
    xor t3, t3, s11
    xor a0, a1, ra
    xor a0, a0, t6
    xor t3, t3, a2
    xor t3, t3, s3
    xor a0, a0, a3
    xor a0, a0, s8
    sw s0, 160(sp)
    rori s0, t4, 31
    xor s0, t3, s0
    xor s8, s8, s0
    rori s8, s8, 4
    sw s8, 60(sp)
    rori s8, s6, 31
    xor s8, s5, s8
    xor s6, s6, a0
    xor a1, a1, s0
    rori a1, a1, 5
    xor t3, a5, t3
    rori a5, a5, 31
    xor a5, a0, a5
    xor s7, s7, s6
    rori s7, s7, 1
    lw a0, 180(sp)
    xor t2, t2, a5
    xor a0, a0, t3
    rori a0, a0, 31
    rori t2, t2, 13
    xor t1, t1, s8
    rori t1, t1, 14
    xor a4, a4, s8
    rori a4, a4, 12
    xor t4, t4, t0
    sw t1, 180(sp)
    andn t1, a1, s7
    xor t1, a0, t1
    sw t1, 156(sp)
    andn t1, t2, a1
    xor t1, s7, t1
    andn s7, s7, a0
    xor s7, a4, s7
    sw t1, 168(sp)
    andn t1, a4, t2
    xor t1, a1, t1
    xor a1, a3, s0
    rori a1, a1, 22
    lw a3, 72(sp)
    sw t1, 144(sp)
    rori t1, a3, 31
    xor t1, t0, t1
    xor ra, ra, s0
    rori ra, ra, 18
    xor t0, t6, s0
    rori t0, t0, 20
    lw s0, 88(sp)
    lw t6, 140(sp)
    xor s5, s0, s5
    xor t6, t6, s5
    rori t6, t6, 18
    xor s4, s4, s8
    rori s4, s4, 23
    andn a4, a0, a4
    xor a4, t2, a4
    xor t2, t5, t1
    rori t2, t2, 25
    xor s3, s3, t1
    rori s3, s3, 1
    xor a3, a3, s2
    xor a2, a2, t1
    rori a2, a2, 11
    rori s0, s0, 31
    xor s0, s2, s0
    xor a7, a7, t1
    rori a7, a7, 2
    xor s2, s10, s0
    rori s2, s2, 10
    andn s10, t6, a7
    xor s10, s2, s10
    xor a6, a6, s8
    rori a6, a6, 31
    lw t5, 116(sp)
    xor s1, s1, s8
    xor t5, t5, a3
    rori t5, t5, 22
    andn s8, s2, a6
    xor s8, t5, s8
    xor t1, s11, t1
    rori t1, t1, 29
    xor s9, s9, s0
    andn s11, t5, t6
    xor s11, a7, s11
    andn a7, a7, s2
    xor a7, a6, a7
    andn a6, a6, t5
    xor a6, t6, a6
    lw s2, 84(sp)
    lw t5, 172(sp)
    xor s2, s2, a3
    rori s2, s2, 25
    xor t5, t5, t4
    andn t6, t5, s2
    xor t6, a1, t6
    xor a0, s10, t6
    xor a0, a0, s7
    sw s10, 172(sp)
    andn s10, s2, a1
    xor s10, a2, s10
    sw s7, 84(sp)
    lw s7, 68(sp)
    sw t6, 68(sp)
    xor s7, s7, t3
    rori s7, s7, 10
    lw t6, 188(sp)
    andn a1, a1, a2
    xor t6, t6, s6
    rori t6, t6, 29
    xor a1, s7, a1
    andn a2, a2, s7
    xor a2, t5, a2
    andn s7, s7, t5
    xor s7, s2, s7
    xori a2, a2, 11
    xor s2, s10, a4
    xor s2, s2, a7
    andn t5, t0, t6
    xor t5, s9, t5
    sw a4, 188(sp)
    lw a4, 76(sp)
    sw a7, 76(sp)
    xor a4, a4, a3
    rori a4, a4, 28
    xor a7, a2, a6
    xor a7, a7, t5
    sw t5, 116(sp)
    lw t5, 200(sp)
    sw a6, 200(sp)
    xor t5, t5, t4
    rori t5, t5, 23
    andn a6, a4, t0
    xor a6, t6, a6
    sw a2, 88(sp)
    xor a2, s8, a6
    xor a2, a2, a1
    sw a6, 72(sp)
    lw a6, 64(sp)
    sw a1, 64(sp)
    xor a6, a6, a5
    rori a6, a6, 19
    lw a1, 184(sp)
    andn t6, t6, s9
    xor a1, a1, t4
    rori a1, a1, 14
    xor t6, t5, t6
    sw s8, 184(sp)
    andn s8, t5, a4
    xor s8, t0, s8
    lw t0, 104(sp)
    andn s9, s9, t5
    xor t0, t0, t3
    rori t0, t0, 31
    xor s9, a4, s9
    lw a4, 124(sp)
    sw s9, 104(sp)
    xor a4, a4, s5
    rori a4, a4, 4
    andn t5, a6, a4
    xor t5, t2, t5
    xor a0, a0, t5
    xor a0, a0, s9
    sw t5, 124(sp)
    andn t5, a1, a6
    xor t5, a4, t5
    lw s9, 156(sp)
    sw a0, 140(sp)
    xor a0, s9, t6
    xor a0, a0, s7
    sw t6, 164(sp)
    lw t6, 176(sp)
    andn a4, a4, t2
    xor t6, t6, t3
    rori t6, t6, 27
    xor a4, t6, a4
    xor s2, s2, s8
    xor s2, s2, a4
    andn t2, t2, t6
    xor t2, a1, t2
    sw a4, 176(sp)
    lw a4, 160(sp)
    sw s8, 160(sp)
    xor a4, a4, a5
    rori a4, a4, 28
    lw s8, 148(sp)
    sw t2, 148(sp)
    xor s8, s8, t3
    rori s8, s8, 9
    xor t3, a0, t5
    xor t3, t3, s11
    lw a0, 112(sp)
    sw s7, 112(sp)
    xor a0, a0, s5
    rori a0, a0, 4
    lw s7, 144(sp)
    lw s9, 92(sp)
    xor a2, a2, s7
    xor a2, a2, t2
    lw t2, 128(sp)
    xor s9, s9, a5
    xor t2, t2, t4
    rori t2, t2, 30
    rori s9, s9, 25
    sw t5, 92(sp)
    lw t5, 80(sp)
    lw s7, 192(sp)
    xor t4, t5, t4
    rori t4, t4, 11
    lw t5, 120(sp)
    xor s7, s7, s0
    xor t5, t5, s5
    rori t5, t5, 19
    rori s7, s7, 31
    sw s11, 192(sp)
    andn s11, a4, t5
    xor s11, t1, s11
    andn a1, t6, a1
    xor a1, a6, a1
    andn a6, t5, t1
    xor a6, t0, a6
    andn t6, t0, s4
    xor t6, a4, t6
    sw s2, 120(sp)
    lw s2, 132(sp)
    andn a4, s4, a4
    xor s2, s2, s0
    rori s2, s2, 10
    xor a4, t5, a4
    lw t5, 56(sp)
    andn t0, t1, t0
    xor s5, t5, s5
    rori s5, s5, 21
    lw t5, 96(sp)
    xor t0, s4, t0
    xor s0, t5, s0
    rori s0, s0, 27
    lw t1, 136(sp)
    lw s4, 204(sp)
    xor t1, t1, a3
    rori t1, t1, 18
    xor a5, s4, a5
    rori a5, a5, 22
    lw s4, 168(sp)
    xor a7, a7, a1
    xor a7, a7, s4
    lw t5, 108(sp)
    andn s4, s7, t4
    xor a3, t5, a3
    rori a3, a3, 12
    andn t5, t4, a3
    xor t5, a0, t5
    xor s4, a3, s4
    sw a1, 108(sp)
    andn a1, a0, s3
    xor a1, s7, a1
    andn s7, s3, s7
    xor s7, t4, s7
    andn t4, s8, t2
    xor t4, a5, t4
    andn a3, a3, a0
    xor a3, s3, a3
    xor s3, t5, t4
    xor s3, s3, s11
    lw a0, 152(sp)
    sw s11, 152(sp)
    xor a0, a0, s6
    rori a0, a0, 1
    andn s11, a0, s8
    xor s11, t2, s11
    andn t2, t2, a5
    xor t2, ra, t2
    andn a5, a5, ra
    xor a5, a0, a5
    sw t4, 204(sp)
    andn t4, s2, s1
    xor t4, s9, t4
    sw t5, 136(sp)
    lw t5, 100(sp)
    andn ra, ra, a0
    xor t5, t5, s6
    rori t5, t5, 10
    xor ra, s8, ra
    xor s8, t4, a5
    xor s8, s8, a1
    lw a0, 180(sp)
    sw a5, 100(sp)
    andn a5, s0, a0
    xor a5, t1, a5
    sw a1, 96(sp)
    lw a1, 196(sp)
    sw t4, 196(sp)
    xor a1, a1, s6
    rori a1, a1, 24
    andn s6, s9, s5
    xor s6, t5, s6
    andn t4, t5, s2
    xor t4, s1, t4
    andn s1, s1, s9
    xor s1, s5, s1
    andn s9, a1, s0
    andn s5, s5, t5
    xor s5, s2, s5
    lw s2, 60(sp)
    xor s9, a0, s9
    andn t5, s2, a1
    xor t5, s0, t5
    andn s0, t1, s2
    xor s0, a1, s0
    xor a1, s3, s5
    xor a1, a1, s9
    xor s3, t2, a3
    xor s3, s3, a5
    andn t1, a0, t1
    xor t1, s2, t1
    xor s2, s3, a6
    xor s2, s2, t4
    xor s3, s8, t1
    xor s3, s3, t0
    xor s8, t5, s4
    xor s8, s8, s11
    xor a0, ra, s1
    xor a0, a0, t6
    xor s8, s8, a4
    xor s8, s8, s6
    xor a0, a0, s0
    xor a0, a0, s7
    sw t1, 180(sp)
    rori t1, t3, 31
    xor t1, s8, t1
    xor s7, s7, t1
    rori s7, s7, 4
    sw s7, 60(sp)
    rori s7, a2, 31
    xor s7, s3, s7
    xor a2, a2, a0
    xor ra, ra, t1
    rori ra, ra, 5
    xor s8, a7, s8
    rori a7, a7, 31
    xor a7, a0, a7
    xor s10, s10, a2
    rori s10, s10, 1
    lw a0, 144(sp)
    xor t0, t0, a7
    xor a0, a0, s8
    rori a0, a0, 31
    rori t0, t0, 13
    xor t2, t2, s7
    rori t2, t2, 14
    xor a5, a5, s7
    rori a5, a5, 12
    xor t3, t3, a1
    sw t2, 144(sp)
    andn t2, ra, s10
    xor t2, a0, t2
    sw t2, 56(sp)
    andn t2, t0, ra
    xor t2, s10, t2
    andn s10, s10, a0
    xor s10, a5, s10
    sw t2, 132(sp)
    andn t2, a5, t0
    xor t2, ra, t2
    xor ra, s0, t1
    rori ra, ra, 22
    lw s0, 140(sp)
    sw t2, 80(sp)
    rori t2, s0, 31
    xor t2, a1, t2
    xor s1, s1, t1
    rori s1, s1, 18
    xor t1, t6, t1
    rori t1, t1, 20
    lw a1, 120(sp)
    lw t6, 68(sp)
    xor s3, a1, s3
    xor t6, t6, s3
    rori t6, t6, 18
    xor a3, a3, s7
    rori a3, a3, 23
    andn a5, a0, a5
    xor a5, t0, a5
    xor t0, t5, t2
    rori t0, t0, 25
    xor s6, s6, t2
    rori s6, s6, 1
    xor s0, s0, s2
    xor a4, a4, t2
    rori a4, a4, 11
    rori a1, a1, 31
    xor a1, s2, a1
    xor s2, s4, t2
    rori s2, s2, 2
    xor s4, s9, a1
    rori s4, s4, 10
    andn s9, t6, s2
    xor s9, s4, s9
    xor a6, a6, s7
    rori a6, a6, 31
    lw t5, 192(sp)
    xor s7, t4, s7
    xor t5, t5, s0
    rori t5, t5, 22
    andn t4, s4, a6
    xor t4, t5, t4
    xor t2, s11, t2
    rori t2, t2, 29
    xor s5, s5, a1
    andn s11, t5, t6
    xor s11, s2, s11
    andn s2, s2, s4
    xor s2, a6, s2
    andn a6, a6, t5
    xor a6, t6, a6
    lw s4, 156(sp)
    lw t5, 88(sp)
    xor s4, s4, s0
    rori s4, s4, 25
    xor t5, t5, t3
    andn t6, t5, s4
    xor t6, ra, t6
    xor a0, s9, t6
    xor a0, a0, s10
    sw s9, 88(sp)
    andn s9, s4, ra
    xor s9, a4, s9
    sw s10, 156(sp)
    lw s10, 184(sp)
    sw t6, 184(sp)
    xor s10, s10, s8
    rori s10, s10, 10
    lw t6, 76(sp)
    andn ra, ra, a4
    xor t6, t6, a2
    rori t6, t6, 29
    xor ra, s10, ra
    andn a4, a4, s10
    xor a4, t5, a4
    andn s10, s10, t5
    xor s10, s4, s10
    xori a4, a4, 10
    xor s4, s9, a5
    xor s4, s4, s2
    andn t5, t1, t6
    xor t5, s5, t5
    sw a5, 76(sp)
    lw a5, 92(sp)
    sw s2, 92(sp)
    xor a5, a5, s0
    rori a5, a5, 28
    xor s2, a4, a6
    xor s2, s2, t5
    sw t5, 192(sp)
    lw t5, 168(sp)
    sw a6, 168(sp)
    xor t5, t5, t3
    rori t5, t5, 23
    andn a6, a5, t1
    xor a6, t6, a6
    sw a4, 120(sp)
    xor a4, t4, a6
    xor a4, a4, ra
    sw a6, 140(sp)
    lw a6, 196(sp)
    sw ra, 196(sp)
    xor a6, a6, a7
    rori a6, a6, 19
    lw ra, 200(sp)
    andn t6, t6, s5
    xor ra, ra, t3
    rori ra, ra, 14
    xor t6, t5, t6
    sw t4, 200(sp)
    andn t4, t5, a5
    xor t4, t1, t4
    lw t1, 64(sp)
    andn s5, s5, t5
    xor t1, t1, s8
    rori t1, t1, 31
    xor s5, a5, s5
    lw a5, 84(sp)
    sw s5, 64(sp)
    xor a5, a5, s3
    rori a5, a5, 4
    andn t5, a6, a5
    xor t5, t0, t5
    xor a0, a0, t5
    xor a0, a0, s5
    sw t5, 84(sp)
    andn t5, ra, a6
    xor t5, a5, t5
    lw s5, 56(sp)
    sw a0, 68(sp)
    xor a0, s5, t6
    xor a0, a0, s10
    sw t6, 128(sp)
    lw t6, 72(sp)
    andn a5, a5, t0
    xor t6, t6, s8
    rori t6, t6, 27
    xor a5, t6, a5
    xor s4, s4, t4
    xor s4, s4, a5
    andn t0, t0, t6
    xor t0, ra, t0
    sw a5, 72(sp)
    lw a5, 180(sp)
    sw t4, 180(sp)
    xor a5, a5, a7
    rori a5, a5, 28
    lw t4, 148(sp)
    sw t0, 148(sp)
    xor s8, t4, s8
    rori s8, s8, 9
    xor t4, a0, t5
    xor t4, t4, s11
    lw a0, 172(sp)
    sw s10, 172(sp)
    xor a0, a0, s3
    rori a0, a0, 4
    lw s10, 80(sp)
    lw s5, 96(sp)
    xor a4, a4, s10
    xor a4, a4, t0
    lw t0, 116(sp)
    xor s5, s5, a7
    xor t0, t0, t3
    rori t0, t0, 30
    rori s5, s5, 25
    sw t5, 96(sp)
    lw t5, 108(sp)
    lw s10, 136(sp)
    xor t3, t5, t3
    rori t3, t3, 11
    lw t5, 104(sp)
    xor s10, s10, a1
    xor t5, t5, s3
    rori t5, t5, 19
    rori s10, s10, 31
    sw s11, 136(sp)
    andn s11, a5, t5
    xor s11, t2, s11
    andn ra, t6, ra
    xor ra, a6, ra
    andn a6, t5, t2
    xor a6, t1, a6
    andn t6, t1, a3
    xor t6, a5, t6
    sw s4, 104(sp)
    lw s4, 204(sp)
    andn a5, a3, a5
    xor s4, s4, a1
    rori s4, s4, 10
    xor a5, t5, a5
    lw t5, 124(sp)
    andn t1, t2, t1
    xor s3, t5, s3
    rori s3, s3, 21
    lw t5, 152(sp)
    xor t1, a3, t1
    xor a1, t5, a1
    rori a1, a1, 27
    lw t2, 112(sp)
    lw a3, 100(sp)
    xor t2, t2, s0
    rori t2, t2, 18
    xor a3, a3, a7
    rori a3, a3, 22
    lw a7, 132(sp)
    xor s2, s2, ra
    xor s2, s2, a7
    lw t5, 164(sp)
    andn a7, s10, t3
    xor s0, t5, s0
    rori s0, s0, 12
    andn t5, t3, s0
    xor t5, a0, t5
    xor a7, s0, a7
    sw ra, 164(sp)
    andn ra, a0, s6
    xor ra, s10, ra
    andn s10, s6, s10
    xor s10, t3, s10
    andn t3, s8, t0
    xor t3, a3, t3
    andn s0, s0, a0
    xor s0, s6, s0
    xor s6, t5, t3
    xor s6, s6, s11
    lw a0, 188(sp)
    sw s11, 188(sp)
    xor a0, a0, a2
    rori a0, a0, 1
    andn s11, a0, s8
    xor s11, t0, s11
    andn t0, t0, a3
    xor t0, s1, t0
    andn a3, a3, s1
    xor a3, a0, a3
    sw t3, 100(sp)
    andn t3, s4, s7
    xor t3, s5, t3
    sw t5, 112(sp)
    lw t5, 160(sp)
    andn s1, s1, a0
    xor t5, t5, a2
    rori t5, t5, 10
    xor s1, s8, s1
    xor s8, t3, a3
    xor s8, s8, ra
    lw a0, 144(sp)
    sw a3, 160(sp)
    andn a3, a1, a0
    xor a3, t2, a3
    sw ra, 152(sp)
    lw ra, 176(sp)
    sw t3, 176(sp)
    xor ra, ra, a2
    rori ra, ra, 24
    andn a2, s5, s3
    xor a2, t5, a2
    andn t3, t5, s4
    xor t3, s7, t3
    andn s5, s7, s5
    xor s5, s3, s5
    andn s7, ra, a1
    andn s3, s3, t5
    xor s3, s4, s3
    lw s4, 60(sp)
    xor s7, a0, s7
    andn t5, s4, ra
    xor t5, a1, t5
    andn a1, t2, s4
    xor a1, ra, a1
    xor ra, s6, s3
    xor ra, ra, s7
    xor s6, t0, s0
    xor s6, s6, a3
    andn t2, a0, t2
    xor t2, s4, t2
    xor s4, s6, a6
    xor s4, s4, t3
    xor s6, s8, t2
    xor s6, s6, t1
    xor s8, t5, a7
    xor s8, s8, s11
    xor a0, s1, s5
    xor a0, a0, t6
    xor s8, s8, a5
    xor s8, s8, a2
    xor a0, a0, a1
    xor a0, a0, s10
    sw t2, 144(sp)
    rori t2, t4, 31
    xor t2, s8, t2
    xor s10, s10, t2
    rori s10, s10, 4
    sw s10, 60(sp)
    rori s10, a4, 31
    xor s10, s6, s10
    xor a4, a4, a0
    xor s1, s1, t2
    rori s1, s1, 5
    xor s8, s2, s8
    rori s2, s2, 31
    xor s2, a0, s2
    xor s9, s9, a4
    rori s9, s9, 1
    lw a0, 80(sp)
    xor t1, t1, s2
    xor a0, a0, s8
    rori a0, a0, 31
    rori t1, t1, 13
    xor t0, t0, s10
    rori t0, t0, 14
    xor a3, a3, s10
    rori a3, a3, 12
    xor t4, t4, ra
    sw t0, 80(sp)
    andn t0, s1, s9
    xor t0, a0, t0
    sw t0, 124(sp)
    andn t0, t1, s1
    xor t0, s9, t0
    andn s9, s9, a0
    xor s9, a3, s9
    sw t0, 204(sp)
    andn t0, a3, t1
    xor t0, s1, t0
    xor s1, a1, t2
    rori s1, s1, 22
    lw a1, 68(sp)
    sw t0, 108(sp)
    rori t0, a1, 31
    xor t0, ra, t0
    xor ra, s5, t2
    rori ra, ra, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw s5, 104(sp)
    lw t6, 184(sp)
    xor s6, s5, s6
    xor t6, t6, s6
    rori t6, t6, 18
    xor s0, s0, s10
    rori s0, s0, 23
    andn a3, a0, a3
    xor a3, t1, a3
    xor t1, t5, t0
    rori t1, t1, 25
    xor a2, a2, t0
    rori a2, a2, 1
    xor a1, a1, s4
    xor a5, a5, t0
    rori a5, a5, 11
    rori s5, s5, 31
    xor s5, s4, s5
    xor a7, a7, t0
    rori a7, a7, 2
    xor s4, s7, s5
    rori s4, s4, 10
    andn s7, t6, a7
    xor s7, s4, s7
    xor a6, a6, s10
    rori a6, a6, 31
    lw t5, 136(sp)
    xor s10, t3, s10
    xor t5, t5, a1
    rori t5, t5, 22
    andn t3, s4, a6
    xor t3, t5, t3
    xor t0, s11, t0
    rori t0, t0, 29
    xor s3, s3, s5
    andn s11, t5, t6
    xor s11, a7, s11
    andn a7, a7, s4
    xor a7, a6, a7
    andn a6, a6, t5
    xor a6, t6, a6
    lw s4, 56(sp)
    lw t5, 120(sp)
    xor s4, s4, a1
    rori s4, s4, 25
    xor t5, t5, t4
    andn t6, t5, s4
    xor t6, s1, t6
    xor a0, s7, t6
    xor a0, a0, s9
    sw s7, 120(sp)
    andn s7, s4, s1
    xor s7, a5, s7
    sw s9, 56(sp)
    lw s9, 200(sp)
    sw t6, 200(sp)
    xor s9, s9, s8
    rori s9, s9, 10
    lw t6, 92(sp)
    andn s1, s1, a5
    xor t6, t6, a4
    rori t6, t6, 29
    xor s1, s9, s1
    andn a5, a5, s9
    xor a5, t5, a5
    andn s9, s9, t5
    xor s9, s4, s9
    lui s4, 8
    xor s4, a5, s4
    xori s4, s4, 130
    xor a5, s7, a3
    xor a5, a5, a7
    andn t5, t2, t6
    xor t5, s3, t5
    sw a3, 92(sp)
    lw a3, 96(sp)
    sw a7, 96(sp)
    xor a3, a3, a1
    rori a3, a3, 28
    xor a7, s4, a6
    xor a7, a7, t5
    sw t5, 136(sp)
    lw t5, 132(sp)
    sw a6, 132(sp)
    xor t5, t5, t4
    rori t5, t5, 23
    andn a6, a3, t2
    xor a6, t6, a6
    sw s4, 104(sp)
    xor s4, t3, a6
    xor s4, s4, s1
    sw a6, 68(sp)
    lw a6, 176(sp)
    sw s1, 176(sp)
    xor a6, a6, s2
    rori a6, a6, 19
    lw s1, 168(sp)
    andn t6, t6, s3
    xor s1, s1, t4
    rori s1, s1, 14
    xor t6, t5, t6
    sw t3, 168(sp)
    andn t3, t5, a3
    xor t3, t2, t3
    lw t2, 196(sp)
    andn s3, s3, t5
    xor t2, t2, s8
    rori t2, t2, 31
    xor s3, a3, s3
    lw a3, 156(sp)
    sw s3, 196(sp)
    xor a3, a3, s6
    rori a3, a3, 4
    andn t5, a6, a3
    xor t5, t1, t5
    xor a0, a0, t5
    xor a0, a0, s3
    sw t5, 156(sp)
    andn t5, s1, a6
    xor t5, a3, t5
    lw s3, 124(sp)
    sw a0, 184(sp)
    xor a0, s3, t6
    xor a0, a0, s9
    sw t6, 116(sp)
    lw t6, 140(sp)
    andn a3, a3, t1
    xor t6, t6, s8
    rori t6, t6, 27
    xor a3, t6, a3
    xor a5, a5, t3
    xor a5, a5, a3
    andn t1, t1, t6
    xor t1, s1, t1
    sw a3, 140(sp)
    lw a3, 144(sp)
    sw t3, 144(sp)
    xor a3, a3, s2
    rori a3, a3, 28
    lw t3, 148(sp)
    sw t1, 148(sp)
    xor s8, t3, s8
    rori s8, s8, 9
    xor t3, a0, t5
    xor t3, t3, s11
    lw a0, 88(sp)
    sw s9, 88(sp)
    xor a0, a0, s6
    rori a0, a0, 4
    lw s9, 108(sp)
    lw s3, 152(sp)
    xor s4, s4, s9
    xor s4, s4, t1
    lw t1, 192(sp)
    xor s3, s3, s2
    xor t1, t1, t4
    rori t1, t1, 30
    rori s3, s3, 25
    sw t5, 152(sp)
    lw t5, 164(sp)
    lw s9, 112(sp)
    xor t4, t5, t4
    rori t4, t4, 11
    lw t5, 64(sp)
    xor s9, s9, s5
    xor t5, t5, s6
    rori t5, t5, 19
    rori s9, s9, 31
    sw s11, 112(sp)
    andn s11, a3, t5
    xor s11, t0, s11
    andn s1, t6, s1
    xor s1, a6, s1
    andn a6, t5, t0
    xor a6, t2, a6
    andn t6, t2, s0
    xor t6, a3, t6
    sw a5, 64(sp)
    lw a5, 100(sp)
    andn a3, s0, a3
    xor a5, a5, s5
    rori a5, a5, 10
    xor a3, t5, a3
    lw t5, 84(sp)
    andn t0, t0, t2
    xor s6, t5, s6
    rori s6, s6, 21
    lw t5, 188(sp)
    xor t0, s0, t0
    xor s5, t5, s5
    rori s5, s5, 27
    lw t2, 172(sp)
    lw s0, 160(sp)
    xor t2, t2, a1
    rori t2, t2, 18
    xor s0, s0, s2
    rori s0, s0, 22
    lw s2, 204(sp)
    xor a7, a7, s1
    xor a7, a7, s2
    lw t5, 128(sp)
    andn s2, s9, t4
    xor a1, t5, a1
    rori a1, a1, 12
    andn t5, t4, a1
    xor t5, a0, t5
    xor s2, a1, s2
    sw s1, 128(sp)
    andn s1, a0, a2
    xor s1, s9, s1
    andn s9, a2, s9
    xor s9, t4, s9
    andn t4, s8, t1
    xor t4, s0, t4
    andn a1, a1, a0
    xor a1, a2, a1
    xor a2, t5, t4
    xor a2, a2, s11
    lw a0, 76(sp)
    sw s11, 76(sp)
    xor a0, a0, a4
    rori a0, a0, 1
    andn s11, a0, s8
    xor s11, t1, s11
    andn t1, t1, s0
    xor t1, ra, t1
    andn s0, s0, ra
    xor s0, a0, s0
    sw t4, 160(sp)
    andn t4, a5, s10
    xor t4, s3, t4
    sw t5, 172(sp)
    lw t5, 180(sp)
    andn ra, ra, a0
    xor t5, t5, a4
    rori t5, t5, 10
    xor ra, s8, ra
    xor s8, t4, s0
    xor s8, s8, s1
    lw a0, 80(sp)
    sw s0, 180(sp)
    andn s0, s5, a0
    xor s0, t2, s0
    sw s1, 188(sp)
    lw s1, 72(sp)
    sw t4, 72(sp)
    xor s1, s1, a4
    rori s1, s1, 24
    andn a4, s3, s6
    xor a4, t5, a4
    andn t4, t5, a5
    xor t4, s10, t4
    andn s3, s10, s3
    xor s3, s6, s3
    andn s10, s1, s5
    andn s6, s6, t5
    xor s6, a5, s6
    xori a5, t4, 1
    lw t4, 60(sp)
    xor s10, a0, s10
    andn t5, t4, s1
    xor t5, s5, t5
    andn s5, t2, t4
    xor s5, s1, s5
    xor s1, a2, s6
    xor s1, s1, s10
    xor a2, t1, a1
    xor a2, a2, s0
    andn t2, a0, t2
    xor t2, t4, t2
    xor a2, a2, a6
    xor a2, a2, a5
    xor s8, s8, t2
    xor s8, s8, t0
    xor t4, t5, s2
    xor t4, t4, s11
    xor a0, ra, s3
    xor a0, a0, t6
    xor t4, t4, a3
    xor t4, t4, a4
    xor a0, a0, s5
    xor a0, a0, s9
    sw t2, 80(sp)
    rori t2, t3, 31
    xor t2, t4, t2
    xor s9, s9, t2
    rori s9, s9, 4
    sw s9, 60(sp)
    rori s9, s4, 31
    xor s9, s8, s9
    xor s4, s4, a0
    xor ra, ra, t2
    rori ra, ra, 5
    xor t4, a7, t4
    rori a7, a7, 31
    xor a7, a0, a7
    xor s7, s7, s4
    rori s7, s7, 1
    lw a0, 108(sp)
    xor t0, t0, a7
    xor a0, a0, t4
    rori a0, a0, 31
    rori t0, t0, 13
    xor t1, t1, s9
    rori t1, t1, 14
    xor s0, s0, s9
    rori s0, s0, 12
    xor t3, t3, s1
    sw t1, 108(sp)
    andn t1, ra, s7
    xor t1, a0, t1
    sw t1, 84(sp)
    andn t1, t0, ra
    xor t1, s7, t1
    andn s7, s7, a0
    xor s7, s0, s7
    sw t1, 100(sp)
    andn t1, s0, t0
    xor t1, ra, t1
    xor ra, s5, t2
    rori ra, ra, 22
    lw s5, 184(sp)
    sw t1, 164(sp)
    rori t1, s5, 31
    xor t1, s1, t1
    xor s1, s3, t2
    rori s1, s1, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw s3, 64(sp)
    lw t6, 200(sp)
    xor s8, s3, s8
    xor t6, t6, s8
    rori t6, t6, 18
    xor a1, a1, s9
    rori a1, a1, 23
    andn s0, a0, s0
    xor s0, t0, s0
    xor t0, t5, t1
    rori t0, t0, 25
    xor a4, a4, t1
    rori a4, a4, 1
    xor s5, s5, a2
    xor a3, a3, t1
    rori a3, a3, 11
    rori s3, s3, 31
    xor s3, a2, s3
    xor a2, s2, t1
    rori a2, a2, 2
    xor s2, s10, s3
    rori s2, s2, 10
    andn s10, t6, a2
    xor s10, s2, s10
    xor a6, a6, s9
    rori a6, a6, 31
    lw t5, 112(sp)
    xor a5, a5, s9
    xor t5, t5, s5
    rori t5, t5, 22
    andn s9, s2, a6
    xor s9, t5, s9
    xor t1, s11, t1
    rori t1, t1, 29
    xor s6, s6, s3
    andn s11, t5, t6
    xor s11, a2, s11
    andn a2, a2, s2
    xor a2, a6, a2
    andn a6, a6, t5
    xor a6, t6, a6
    lw s2, 124(sp)
    lw t5, 104(sp)
    xor s2, s2, s5
    rori s2, s2, 25
    xor t5, t5, t3
    andn t6, t5, s2
    xor t6, ra, t6
    xor a0, s10, t6
    xor a0, a0, s7
    sw s10, 104(sp)
    andn s10, s2, ra
    xor s10, a3, s10
    sw s7, 124(sp)
    lw s7, 168(sp)
    sw t6, 168(sp)
    xor s7, s7, t4
    rori s7, s7, 10
    lw t6, 96(sp)
    andn ra, ra, a3
    xor t6, t6, s4
    rori t6, t6, 29
    xor ra, s7, ra
    andn a3, a3, s7
    xor a3, t5, a3
    andn s7, s7, t5
    xor s7, s2, s7
    lui s2, 8
    xor s2, a3, s2
    xori s2, s2, 3
    xor a3, s10, s0
    xor a3, a3, a2
    andn t5, t2, t6
    xor t5, s6, t5
    sw s0, 96(sp)
    lw s0, 152(sp)
    sw a2, 152(sp)
    xor s0, s0, s5
    rori s0, s0, 28
    xor a2, s2, a6
    xor a2, a2, t5
    sw t5, 112(sp)
    lw t5, 204(sp)
    sw a6, 204(sp)
    xor t5, t5, t3
    rori t5, t5, 23
    andn a6, s0, t2
    xor a6, t6, a6
    sw s2, 64(sp)
    xor s2, s9, a6
    xor s2, s2, ra
    sw a6, 184(sp)
    lw a6, 72(sp)
    sw ra, 72(sp)
    xor a6, a6, a7
    rori a6, a6, 19
    lw ra, 132(sp)
    andn t6, t6, s6
    xor ra, ra, t3
    rori ra, ra, 14
    xor t6, t5, t6
    sw s9, 132(sp)
    andn s9, t5, s0
    xor s9, t2, s9
    lw t2, 176(sp)
    andn s6, s6, t5
    xor t2, t2, t4
    rori t2, t2, 31
    xor s6, s0, s6
    lw s0, 56(sp)
    sw s6, 176(sp)
    xor s0, s0, s8
    rori s0, s0, 4
    andn t5, a6, s0
    xor t5, t0, t5
    xor a0, a0, t5
    xor a0, a0, s6
    sw t5, 56(sp)
    andn t5, ra, a6
    xor t5, s0, t5
    lw s6, 84(sp)
    sw a0, 200(sp)
    xor a0, s6, t6
    xor a0, a0, s7
    sw t6, 192(sp)
    lw t6, 68(sp)
    andn s0, s0, t0
    xor t6, t6, t4
    rori t6, t6, 27
    xor s0, t6, s0
    xor a3, a3, s9
    xor a3, a3, s0
    andn t0, t0, t6
    xor t0, ra, t0
    sw s0, 68(sp)
    lw s0, 80(sp)
    sw s9, 80(sp)
    xor s0, s0, a7
    rori s0, s0, 28
    lw s9, 148(sp)
    sw t0, 148(sp)
    xor s9, s9, t4
    rori s9, s9, 9
    xor t4, a0, t5
    xor t4, t4, s11
    lw a0, 120(sp)
    sw s7, 120(sp)
    xor a0, a0, s8
    rori a0, a0, 4
    lw s7, 164(sp)
    lw s6, 188(sp)
    xor s2, s2, s7
    xor s2, s2, t0
    lw t0, 136(sp)
    xor s6, s6, a7
    xor t0, t0, t3
    rori t0, t0, 30
    rori s6, s6, 25
    sw t5, 188(sp)
    lw t5, 128(sp)
    lw s7, 172(sp)
    xor t3, t5, t3
    rori t3, t3, 11
    lw t5, 196(sp)
    xor s7, s7, s3
    xor t5, t5, s8
    rori t5, t5, 19
    rori s7, s7, 31
    sw s11, 172(sp)
    andn s11, s0, t5
    xor s11, t1, s11
    andn ra, t6, ra
    xor ra, a6, ra
    andn a6, t5, t1
    xor a6, t2, a6
    andn t6, t2, a1
    xor t6, s0, t6
    sw a3, 196(sp)
    lw a3, 160(sp)
    andn s0, a1, s0
    xor a3, a3, s3
    rori a3, a3, 10
    xor s0, t5, s0
    lw t5, 156(sp)
    andn t1, t1, t2
    xor s8, t5, s8
    rori s8, s8, 21
    lw t5, 76(sp)
    xor t1, a1, t1
    xor s3, t5, s3
    rori s3, s3, 27
    lw t2, 88(sp)
    lw a1, 180(sp)
    xor t2, t2, s5
    rori t2, t2, 18
    xor a1, a1, a7
    rori a1, a1, 22
    lw a7, 100(sp)
    xor a2, a2, ra
    xor a2, a2, a7
    lw t5, 116(sp)
    andn a7, s7, t3
    xor s5, t5, s5
    rori s5, s5, 12
    andn t5, t3, s5
    xor t5, a0, t5
    xor a7, s5, a7
    sw ra, 116(sp)
    andn ra, a0, a4
    xor ra, s7, ra
    andn s7, a4, s7
    xor s7, t3, s7
    andn t3, s9, t0
    xor t3, a1, t3
    andn s5, s5, a0
    xor s5, a4, s5
    xor a4, t5, t3
    xor a4, a4, s11
    lw a0, 92(sp)
    sw s11, 92(sp)
    xor a0, a0, s4
    rori a0, a0, 1
    andn s11, a0, s9
    xor s11, t0, s11
    andn t0, t0, a1
    xor t0, s1, t0
    andn a1, a1, s1
    xor a1, a0, a1
    sw t3, 180(sp)
    andn t3, a3, a5
    xor t3, s6, t3
    sw t5, 88(sp)
    lw t5, 144(sp)
    andn s1, s1, a0
    xor t5, t5, s4
    rori t5, t5, 10
    xor s1, s9, s1
    xor s9, t3, a1
    xor s9, s9, ra
    lw a0, 108(sp)
    sw a1, 144(sp)
    andn a1, s3, a0
    xor a1, t2, a1
    sw ra, 76(sp)
    lw ra, 140(sp)
    sw t3, 140(sp)
    xor ra, ra, s4
    rori ra, ra, 24
    andn s4, s6, s8
    xor s4, t5, s4
    andn t3, t5, a3
    xor t3, a5, t3
    andn a5, a5, s6
    xor a5, s8, a5
    andn s6, ra, s3
    andn s8, s8, t5
    xor s8, a3, s8
    lw a3, 60(sp)
    xor s6, a0, s6
    andn t5, a3, ra
    xor t5, s3, t5
    andn s3, t2, a3
    xor s3, ra, s3
    xor ra, a4, s8
    xor ra, ra, s6
    xor a4, t0, s5
    xor a4, a4, a1
    andn t2, a0, t2
    xor t2, a3, t2
    xor a3, a4, a6
    xor a3, a3, t3
    xor a4, s9, t2
    xor a4, a4, t1
    xor s9, t5, a7
    xor s9, s9, s11
    xor a0, s1, a5
    xor a0, a0, t6
    xor s9, s9, s0
    xor s9, s9, s4
    xor a0, a0, s3
    xor a0, a0, s7
.L_rvh_keccak_12:
    sw t2, 108(sp)
    rori t2, t4, 31
    xor t2, s9, t2
    xor s7, s7, t2
    rori s7, s7, 4
    sw s7, 60(sp)
    rori s7, s2, 31
    xor s7, a4, s7
    xor s2, s2, a0
    xor s1, s1, t2
    rori s1, s1, 5
    xor s9, a2, s9
    rori a2, a2, 31
    xor a2, a0, a2
    xor s10, s10, s2
    rori s10, s10, 1
    lw a0, 164(sp)
    xor t1, t1, a2
    xor a0, a0, s9
    rori a0, a0, 31
    rori t1, t1, 13
    xor t0, t0, s7
    rori t0, t0, 14
    xor a1, a1, s7
    rori a1, a1, 12
    xor t4, t4, ra
    sw t0, 164(sp)
    andn t0, s1, s10
    xor t0, a0, t0
    sw t0, 156(sp)
    andn t0, t1, s1
    xor t0, s10, t0
    andn s10, s10, a0
    xor s10, a1, s10
    sw t0, 160(sp)
    andn t0, a1, t1
    xor t0, s1, t0
    xor s1, s3, t2
    rori s1, s1, 22
    lw s3, 200(sp)
    sw t0, 128(sp)
    rori t0, s3, 31
    xor t0, ra, t0
    xor ra, a5, t2
    rori ra, ra, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw a5, 196(sp)
    lw t6, 168(sp)
    xor a4, a5, a4
    xor t6, t6, a4
    rori t6, t6, 18
    xor s5, s5, s7
    rori s5, s5, 23
    andn a1, a0, a1
    xor a1, t1, a1
    xor t1, t5, t0
    rori t1, t1, 25
    xor s4, s4, t0
    rori s4, s4, 1
    xor s3, s3, a3
    xor s0, s0, t0
    rori s0, s0, 11
    rori a5, a5, 31
    xor a5, a3, a5
    xor a3, a7, t0
    rori a3, a3, 2
    xor a7, s6, a5
    rori a7, a7, 10
    andn s6, t6, a3
    xor s6, a7, s6
    xor a6, a6, s7
    rori a6, a6, 31
    lw t5, 172(sp)
    xor s7, t3, s7
    xor t5, t5, s3
    rori t5, t5, 22
    andn t3, a7, a6
    xor t3, t5, t3
    xor t0, s11, t0
    rori t0, t0, 29
    xor s8, s8, a5
    andn s11, t5, t6
    xor s11, a3, s11
    andn a3, a3, a7
    xor a3, a6, a3
    andn a6, a6, t5
    xor a6, t6, a6
    lw a7, 84(sp)
    lw t5, 64(sp)
    xor a7, a7, s3
    rori a7, a7, 25
    xor t5, t5, t4
    andn t6, t5, a7
    xor t6, s1, t6
    xor a0, s6, t6
    xor a0, a0, s10
    sw s6, 64(sp)
    andn s6, a7, s1
    xor s6, s0, s6
    sw s10, 84(sp)
    lw s10, 132(sp)
    sw t6, 132(sp)
    xor s10, s10, s9
    rori s10, s10, 10
    lw t6, 152(sp)
    andn s1, s1, s0
    xor t6, t6, s2
    rori t6, t6, 29
    xor s1, s10, s1
    andn s0, s0, s10
    xor s0, t5, s0
    andn s10, s10, t5
    xor s10, a7, s10
    lui a7, 8
    xor a7, s0, a7
    xori a7, a7, 139
    xor s0, s6, a1
    xor s0, s0, a3
    andn t5, t2, t6
    xor t5, s8, t5
    sw a1, 152(sp)
    lw a1, 188(sp)
    sw a3, 188(sp)
    xor a1, a1, s3
    rori a1, a1, 28
    xor a3, a7, a6
    xor a3, a3, t5
    sw t5, 172(sp)
    lw t5, 100(sp)
    sw a6, 100(sp)
    xor t5, t5, t4
    rori t5, t5, 23
    andn a6, a1, t2
    xor a6, t6, a6
    sw a7, 196(sp)
    xor a7, t3, a6
    xor a7, a7, s1
    sw a6, 200(sp)
    lw a6, 140(sp)
    sw s1, 140(sp)
    xor a6, a6, a2
    rori a6, a6, 19
    lw s1, 204(sp)
    andn t6, t6, s8
    xor s1, s1, t4
    rori s1, s1, 14
    xor t6, t5, t6
    sw t3, 204(sp)
    andn t3, t5, a1
    xor t3, t2, t3
    lw t2, 72(sp)
    andn s8, s8, t5
    xor t2, t2, s9
    rori t2, t2, 31
    xor s8, a1, s8
    lw a1, 124(sp)
    sw s8, 72(sp)
    xor a1, a1, a4
    rori a1, a1, 4
    andn t5, a6, a1
    xor t5, t1, t5
    xor a0, a0, t5
    xor a0, a0, s8
    sw t5, 124(sp)
    andn t5, s1, a6
    xor t5, a1, t5
    lw s8, 156(sp)
    sw a0, 168(sp)
    xor a0, s8, t6
    xor a0, a0, s10
    sw t6, 136(sp)
    lw t6, 184(sp)
    andn a1, a1, t1
    xor t6, t6, s9
    rori t6, t6, 27
    xor a1, t6, a1
    xor s0, s0, t3
    xor s0, s0, a1
    andn t1, t1, t6
    xor t1, s1, t1
    sw a1, 184(sp)
    lw a1, 108(sp)
    sw t3, 108(sp)
    xor a1, a1, a2
    rori a1, a1, 28
    lw t3, 148(sp)
    sw t1, 148(sp)
    xor s9, t3, s9
    rori s9, s9, 9
    xor t3, a0, t5
    xor t3, t3, s11
    lw a0, 104(sp)
    sw s10, 104(sp)
    xor a0, a0, a4
    rori a0, a0, 4
    lw s10, 128(sp)
    lw s8, 76(sp)
    xor a7, a7, s10
    xor a7, a7, t1
    lw t1, 112(sp)
    xor s8, s8, a2
    xor t1, t1, t4
    rori t1, t1, 30
    rori s8, s8, 25
    sw t5, 76(sp)
    lw t5, 116(sp)
    lw s10, 88(sp)
    xor t4, t5, t4
    rori t4, t4, 11
    lw t5, 176(sp)
    xor s10, s10, a5
    xor t5, t5, a4
    rori t5, t5, 19
    rori s10, s10, 31
    sw s11, 88(sp)
    andn s11, a1, t5
    xor s11, t0, s11
    andn s1, t6, s1
    xor s1, a6, s1
    andn a6, t5, t0
    xor a6, t2, a6
    andn t6, t2, s5
    xor t6, a1, t6
    sw s0, 176(sp)
    lw s0, 180(sp)
    andn a1, s5, a1
    xor s0, s0, a5
    rori s0, s0, 10
    xor a1, t5, a1
    lw t5, 56(sp)
    andn t0, t0, t2
    xor a4, t5, a4
    rori a4, a4, 21
    lw t5, 92(sp)
    xor t0, s5, t0
    xor a5, t5, a5
    rori a5, a5, 27
    lw t2, 120(sp)
    lw s5, 144(sp)
    xor t2, t2, s3
    rori t2, t2, 18
    xor a2, s5, a2
    rori a2, a2, 22
    lw s5, 160(sp)
    xor a3, a3, s1
    xor a3, a3, s5
    lw t5, 192(sp)
    andn s5, s10, t4
    xor s3, t5, s3
    rori s3, s3, 12
    andn t5, t4, s3
    xor t5, a0, t5
    xor s5, s3, s5
    sw s1, 192(sp)
    andn s1, a0, s4
    xor s1, s10, s1
    andn s10, s4, s10
    xor s10, t4, s10
    andn t4, s9, t1
    xor t4, a2, t4
    andn s3, s3, a0
    xor s3, s4, s3
    xor s4, t5, t4
    xor s4, s4, s11
    lw a0, 96(sp)
    sw s11, 96(sp)
    xor a0, a0, s2
    rori a0, a0, 1
    andn s11, a0, s9
    xor s11, t1, s11
    andn t1, t1, a2
    xor t1, ra, t1
    andn a2, a2, ra
    xor a2, a0, a2
    sw t4, 144(sp)
    andn t4, s0, s7
    xor t4, s8, t4
    sw t5, 120(sp)
    lw t5, 80(sp)
    andn ra, ra, a0
    xor t5, t5, s2
    rori t5, t5, 10
    xor ra, s9, ra
    xor s9, t4, a2
    xor s9, s9, s1
    lw a0, 164(sp)
    sw a2, 80(sp)
    andn a2, a5, a0
    xor a2, t2, a2
    sw s1, 92(sp)
    lw s1, 68(sp)
    sw t4, 68(sp)
    xor s1, s1, s2
    rori s1, s1, 24
    andn s2, s8, a4
    xor s2, t5, s2
    andn t4, t5, s0
    xor t4, s7, t4
    andn s7, s7, s8
    xor s7, a4, s7
    andn s8, s1, a5
    andn a4, a4, t5
    xor a4, s0, a4
    xori s0, t4, 1
    lw t4, 60(sp)
    xor s8, a0, s8
    andn t5, t4, s1
    xor t5, a5, t5
    andn a5, t2, t4
    xor a5, s1, a5
    xor s1, s4, a4
    xor s1, s1, s8
    xor s4, t1, s3
    xor s4, s4, a2
    andn t2, a0, t2
    xor t2, t4, t2
    xor s4, s4, a6
    xor s4, s4, s0
    xor s9, s9, t2
    xor s9, s9, t0
    xor t4, t5, s5
    xor t4, t4, s11
    xor a0, ra, s7
    xor a0, a0, t6
    xor t4, t4, a1
    xor t4, t4, s2
    xor a0, a0, a5
    xor a0, a0, s10
    sw t2, 164(sp)
    rori t2, t3, 31
    xor t2, t4, t2
    xor s10, s10, t2
    rori s10, s10, 4
    sw s10, 60(sp)
    rori s10, a7, 31
    xor s10, s9, s10
    xor a7, a7, a0
    xor ra, ra, t2
    rori ra, ra, 5
    xor t4, a3, t4
    rori a3, a3, 31
    xor a3, a0, a3
    xor s6, s6, a7
    rori s6, s6, 1
    lw a0, 128(sp)
    xor t0, t0, a3
    xor a0, a0, t4
    rori a0, a0, 31
    rori t0, t0, 13
    xor t1, t1, s10
    rori t1, t1, 14
    xor a2, a2, s10
    rori a2, a2, 12
    xor t3, t3, s1
    sw t1, 128(sp)
    andn t1, ra, s6
    xor t1, a0, t1
    sw t1, 56(sp)
    andn t1, t0, ra
    xor t1, s6, t1
    andn s6, s6, a0
    xor s6, a2, s6
    sw t1, 180(sp)
    andn t1, a2, t0
    xor t1, ra, t1
    xor ra, a5, t2
    rori ra, ra, 22
    lw a5, 168(sp)
    sw t1, 116(sp)
    rori t1, a5, 31
    xor t1, s1, t1
    xor s1, s7, t2
    rori s1, s1, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw s7, 176(sp)
    lw t6, 132(sp)
    xor s9, s7, s9
    xor t6, t6, s9
    rori t6, t6, 18
    xor s3, s3, s10
    rori s3, s3, 23
    andn a2, a0, a2
    xor a2, t0, a2
    xor t0, t5, t1
    rori t0, t0, 25
    xor s2, s2, t1
    rori s2, s2, 1
    xor a5, a5, s4
    xor a1, a1, t1
    rori a1, a1, 11
    rori s7, s7, 31
    xor s7, s4, s7
    xor s4, s5, t1
    rori s4, s4, 2
    xor s5, s8, s7
    rori s5, s5, 10
    andn s8, t6, s4
    xor s8, s5, s8
    xor a6, a6, s10
    rori a6, a6, 31
    lw t5, 88(sp)
    xor s0, s0, s10
    xor t5, t5, a5
    rori t5, t5, 22
    andn s10, s5, a6
    xor s10, t5, s10
    xor t1, s11, t1
    rori t1, t1, 29
    xor a4, a4, s7
    andn s11, t5, t6
    xor s11, s4, s11
    andn s4, s4, s5
    xor s4, a6, s4
    andn a6, a6, t5
    xor a6, t6, a6
    lw s5, 156(sp)
    lw t5, 196(sp)
    xor s5, s5, a5
    rori s5, s5, 25
    xor t5, t5, t3
    andn t6, t5, s5
    xor t6, ra, t6
    xor a0, s8, t6
    xor a0, a0, s6
    sw s8, 196(sp)
    andn s8, s5, ra
    xor s8, a1, s8
    sw s6, 156(sp)
    lw s6, 204(sp)
    sw t6, 204(sp)
    xor s6, s6, t4
    rori s6, s6, 10
    lw t6, 188(sp)
    andn ra, ra, a1
    xor t6, t6, a7
    rori t6, t6, 29
    xor ra, s6, ra
    andn a1, a1, s6
    xor a1, t5, a1
    andn s6, s6, t5
    xor s6, s5, s6
    lui s5, 524288
    xor s5, a1, s5
    xori s5, s5, 11
    xor a1, s8, a2
    xor a1, a1, s4
    andn t5, t2, t6
    xor t5, a4, t5
    sw a2, 188(sp)
    lw a2, 76(sp)
    sw s4, 76(sp)
    xor a2, a2, a5
    rori a2, a2, 28
    xor s4, s5, a6
    xor s4, s4, t5
    sw t5, 88(sp)
    lw t5, 160(sp)
    sw a6, 160(sp)
    xor t5, t5, t3
    rori t5, t5, 23
    andn a6, a2, t2
    xor a6, t6, a6
    sw s5, 176(sp)
    xor s5, s10, a6
    xor s5, s5, ra
    sw a6, 168(sp)
    lw a6, 68(sp)
    sw ra, 68(sp)
    xor a6, a6, a3
    rori a6, a6, 19
    lw ra, 100(sp)
    andn t6, t6, a4
    xor ra, ra, t3
    rori ra, ra, 14
    xor t6, t5, t6
    sw s10, 100(sp)
    andn s10, t5, a2
    xor s10, t2, s10
    lw t2, 140(sp)
    andn a4, a4, t5
    xor t2, t2, t4
    rori t2, t2, 31
    xor a4, a2, a4
    lw a2, 84(sp)
    sw a4, 140(sp)
    xor a2, a2, s9
    rori a2, a2, 4
    andn t5, a6, a2
    xor t5, t0, t5
    xor a0, a0, t5
    xor a0, a0, a4
    sw t5, 84(sp)
    andn t5, ra, a6
    xor t5, a2, t5
    lw a4, 56(sp)
    sw a0, 132(sp)
    xor a0, a4, t6
    xor a0, a0, s6
    sw t6, 112(sp)
    lw t6, 200(sp)
    andn a2, a2, t0
    xor t6, t6, t4
    rori t6, t6, 27
    xor a2, t6, a2
    xor a1, a1, s10
    xor a1, a1, a2
    andn t0, t0, t6
    xor t0, ra, t0
    sw a2, 200(sp)
    lw a2, 164(sp)
    sw s10, 164(sp)
    xor a2, a2, a3
    rori a2, a2, 28
    lw s10, 148(sp)
    sw t0, 148(sp)
    xor s10, s10, t4
    rori s10, s10, 9
    xor t4, a0, t5
    xor t4, t4, s11
    lw a0, 64(sp)
    sw s6, 64(sp)
    xor a0, a0, s9
    rori a0, a0, 4
    lw s6, 116(sp)
    lw a4, 92(sp)
    xor s5, s5, s6
    xor s5, s5, t0
    lw t0, 172(sp)
    xor a4, a4, a3
    xor t0, t0, t3
    rori t0, t0, 30
    rori a4, a4, 25
    sw t5, 92(sp)
    lw t5, 192(sp)
    lw s6, 120(sp)
    xor t3, t5, t3
    rori t3, t3, 11
    lw t5, 72(sp)
    xor s6, s6, s7
    xor t5, t5, s9
    rori t5, t5, 19
    rori s6, s6, 31
    sw s11, 120(sp)
    andn s11, a2, t5
    xor s11, t1, s11
    andn ra, t6, ra
    xor ra, a6, ra
    andn a6, t5, t1
    xor a6, t2, a6
    andn t6, t2, s3
    xor t6, a2, t6
    sw a1, 72(sp)
    lw a1, 144(sp)
    andn a2, s3, a2
    xor a1, a1, s7
    rori a1, a1, 10
    xor a2, t5, a2
    lw t5, 124(sp)
    andn t1, t1, t2
    xor s9, t5, s9
    rori s9, s9, 21
    lw t5, 96(sp)
    xor t1, s3, t1
    xor s7, t5, s7
    rori s7, s7, 27
    lw t2, 104(sp)
    lw s3, 80(sp)
    xor t2, t2, a5
    rori t2, t2, 18
    xor a3, s3, a3
    rori a3, a3, 22
    lw s3, 180(sp)
    xor s4, s4, ra
    xor s4, s4, s3
    lw t5, 136(sp)
    andn s3, s6, t3
    xor a5, t5, a5
    rori a5, a5, 12
    andn t5, t3, a5
    xor t5, a0, t5
    xor s3, a5, s3
    sw ra, 136(sp)
    andn ra, a0, s2
    xor ra, s6, ra
    andn s6, s2, s6
    xor s6, t3, s6
    andn t3, s10, t0
    xor t3, a3, t3
    andn a5, a5, a0
    xor a5, s2, a5
    xor s2, t5, t3
    xor s2, s2, s11
    lw a0, 152(sp)
    sw s11, 152(sp)
    xor a0, a0, a7
    rori a0, a0, 1
    andn s11, a0, s10
    xor s11, t0, s11
    andn t0, t0, a3
    xor t0, s1, t0
    andn a3, a3, s1
    xor a3, a0, a3
    sw t3, 80(sp)
    andn t3, a1, s0
    xor t3, a4, t3
    sw t5, 104(sp)
    lw t5, 108(sp)
    andn s1, s1, a0
    xor t5, t5, a7
    rori t5, t5, 10
    xor s1, s10, s1
    xor s10, t3, a3
    xor s10, s10, ra
    lw a0, 128(sp)
    sw a3, 108(sp)
    andn a3, s7, a0
    xor a3, t2, a3
    sw ra, 96(sp)
    lw ra, 184(sp)
    sw t3, 184(sp)
    xor ra, ra, a7
    rori ra, ra, 24
    andn a7, a4, s9
    xor a7, t5, a7
    andn t3, t5, a1
    xor t3, s0, t3
    andn s0, s0, a4
    xor s0, s9, s0
    andn a4, ra, s7
    andn s9, s9, t5
    xor s9, a1, s9
    xori a1, t3, 1
    lw t3, 60(sp)
    xor a4, a0, a4
    andn t5, t3, ra
    xor t5, s7, t5
    andn s7, t2, t3
    xor s7, ra, s7
    xor ra, s2, s9
    xor ra, ra, a4
    xor s2, t0, a5
    xor s2, s2, a3
    andn t2, a0, t2
    xor t2, t3, t2
    xor s2, s2, a6
    xor s2, s2, a1
    xor s10, s10, t2
    xor s10, s10, t1
    xor t3, t5, s3
    xor t3, t3, s11
    xor a0, s1, s0
    xor a0, a0, t6
    xor t3, t3, a2
    xor t3, t3, a7
    xor a0, a0, s7
    xor a0, a0, s6
    sw t2, 128(sp)
    rori t2, t4, 31
    xor t2, t3, t2
    xor s6, s6, t2
    rori s6, s6, 4
    sw s6, 60(sp)
    rori s6, s5, 31
    xor s6, s10, s6
    xor s5, s5, a0
    xor s1, s1, t2
    rori s1, s1, 5
    xor t3, s4, t3
    rori s4, s4, 31
    xor s4, a0, s4
    xor s8, s8, s5
    rori s8, s8, 1
    lw a0, 116(sp)
    xor t1, t1, s4
    xor a0, a0, t3
    rori a0, a0, 31
    rori t1, t1, 13
    xor t0, t0, s6
    rori t0, t0, 14
    xor a3, a3, s6
    rori a3, a3, 12
    xor t4, t4, ra
    sw t0, 116(sp)
    andn t0, s1, s8
    xor t0, a0, t0
    sw t0, 124(sp)
    andn t0, t1, s1
    xor t0, s8, t0
    andn s8, s8, a0
    xor s8, a3, s8
    sw t0, 144(sp)
    andn t0, a3, t1
    xor t0, s1, t0
    xor s1, s7, t2
    rori s1, s1, 22
    lw s7, 132(sp)
    sw t0, 192(sp)
    rori t0, s7, 31
    xor t0, ra, t0
    xor ra, s0, t2
    rori ra, ra, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw s0, 72(sp)
    lw t6, 204(sp)
    xor s10, s0, s10
    xor t6, t6, s10
    rori t6, t6, 18
    xor a5, a5, s6
    rori a5, a5, 23
    andn a3, a0, a3
    xor a3, t1, a3
    xor t1, t5, t0
    rori t1, t1, 25
    xor a7, a7, t0
    rori a7, a7, 1
    xor s7, s7, s2
    xor a2, a2, t0
    rori a2, a2, 11
    rori s0, s0, 31
    xor s0, s2, s0
    xor s2, s3, t0
    rori s2, s2, 2
    xor a4, a4, s0
    rori a4, a4, 10
    andn s3, t6, s2
    xor s3, a4, s3
    xor a6, a6, s6
    rori a6, a6, 31
    lw t5, 120(sp)
    xor a1, a1, s6
    xor t5, t5, s7
    rori t5, t5, 22
    andn s6, a4, a6
    xor s6, t5, s6
    xor t0, s11, t0
    rori t0, t0, 29
    xor s9, s9, s0
    andn s11, t5, t6
    xor s11, s2, s11
    andn a4, s2, a4
    xor a4, a6, a4
    andn a6, a6, t5
    xor a6, t6, a6
    lw s2, 56(sp)
    lw t5, 176(sp)
    xor s2, s2, s7
    rori s2, s2, 25
    xor t5, t5, t4
    andn t6, t5, s2
    xor t6, s1, t6
    xor a0, s3, t6
    xor a0, a0, s8
    sw s3, 176(sp)
    andn s3, s2, s1
    xor s3, a2, s3
    sw s8, 56(sp)
    lw s8, 100(sp)
    sw t6, 100(sp)
    xor s8, s8, t3
    rori s8, s8, 10
    lw t6, 76(sp)
    andn s1, s1, a2
    xor t6, t6, s5
    rori t6, t6, 29
    xor s1, s8, s1
    andn a2, a2, s8
    xor a2, t5, a2
    andn s8, s8, t5
    xor s8, s2, s8
    lui s2, 524288
    xor s2, a2, s2
    xori s2, s2, 138
    xor a2, s3, a3
    xor a2, a2, a4
    andn t5, t2, t6
    xor t5, s9, t5
    sw a3, 76(sp)
    lw a3, 92(sp)
    sw a4, 92(sp)
    xor a3, a3, s7
    rori a3, a3, 28
    xor a4, s2, a6
    xor a4, a4, t5
    sw t5, 120(sp)
    lw t5, 180(sp)
    sw a6, 180(sp)
    xor t5, t5, t4
    rori t5, t5, 23
    andn a6, a3, t2
    xor a6, t6, a6
    sw s2, 72(sp)
    xor s2, s6, a6
    xor s2, s2, s1
    sw a6, 132(sp)
    lw a6, 184(sp)
    sw s1, 184(sp)
    xor a6, a6, s4
    rori a6, a6, 19
    lw s1, 160(sp)
    andn t6, t6, s9
    xor s1, s1, t4
    rori s1, s1, 14
    xor t6, t5, t6
    sw s6, 160(sp)
    andn s6, t5, a3
    xor s6, t2, s6
    lw t2, 68(sp)
    andn s9, s9, t5
    xor t2, t2, t3
    rori t2, t2, 31
    xor s9, a3, s9
    lw a3, 156(sp)
    sw s9, 68(sp)
    xor a3, a3, s10
    rori a3, a3, 4
    andn t5, a6, a3
    xor t5, t1, t5
    xor a0, a0, t5
    xor a0, a0, s9
    sw t5, 156(sp)
    andn t5, s1, a6
    xor t5, a3, t5
    lw s9, 124(sp)
    sw a0, 204(sp)
    xor a0, s9, t6
    xor a0, a0, s8
    sw t6, 172(sp)
    lw t6, 168(sp)
    andn a3, a3, t1
    xor t6, t6, t3
    rori t6, t6, 27
    xor a3, t6, a3
    xor a2, a2, s6
    xor a2, a2, a3
    andn t1, t1, t6
    xor t1, s1, t1
    sw a3, 168(sp)
    lw a3, 128(sp)
    sw s6, 128(sp)
    xor a3, a3, s4
    rori a3, a3, 28
    lw s6, 148(sp)
    sw t1, 148(sp)
    xor s6, s6, t3
    rori s6, s6, 9
    xor t3, a0, t5
    xor t3, t3, s11
    lw a0, 196(sp)
    sw s8, 196(sp)
    xor a0, a0, s10
    rori a0, a0, 4
    lw s8, 192(sp)
    lw s9, 96(sp)
    xor s2, s2, s8
    xor s2, s2, t1
    lw t1, 88(sp)
    xor s9, s9, s4
    xor t1, t1, t4
    rori t1, t1, 30
    rori s9, s9, 25
    sw t5, 96(sp)
    lw t5, 136(sp)
    lw s8, 104(sp)
    xor t4, t5, t4
    rori t4, t4, 11
    lw t5, 140(sp)
    xor s8, s8, s0
    xor t5, t5, s10
    rori t5, t5, 19
    rori s8, s8, 31
    sw s11, 104(sp)
    andn s11, a3, t5
    xor s11, t0, s11
    andn s1, t6, s1
    xor s1, a6, s1
    andn a6, t5, t0
    xor a6, t2, a6
    andn t6, t2, a5
    xor t6, a3, t6
    sw a2, 140(sp)
    lw a2, 80(sp)
    andn a3, a5, a3
    xor a2, a2, s0
    rori a2, a2, 10
    xor a3, t5, a3
    lw t5, 84(sp)
    andn t0, t0, t2
    xor s10, t5, s10
    rori s10, s10, 21
    lw t5, 152(sp)
    xor t0, a5, t0
    xor s0, t5, s0
    rori s0, s0, 27
    lw t2, 64(sp)
    lw a5, 108(sp)
    xor t2, t2, s7
    rori t2, t2, 18
    xor a5, a5, s4
    rori a5, a5, 22
    lw s4, 144(sp)
    xor a4, a4, s1
    xor a4, a4, s4
    lw t5, 112(sp)
    andn s4, s8, t4
    xor s7, t5, s7
    rori s7, s7, 12
    andn t5, t4, s7
    xor t5, a0, t5
    xor s4, s7, s4
    sw s1, 112(sp)
    andn s1, a0, a7
    xor s1, s8, s1
    andn s8, a7, s8
    xor s8, t4, s8
    andn t4, s6, t1
    xor t4, a5, t4
    andn s7, s7, a0
    xor s7, a7, s7
    xor a7, t5, t4
    xor a7, a7, s11
    lw a0, 188(sp)
    sw s11, 188(sp)
    xor a0, a0, s5
    rori a0, a0, 1
    andn s11, a0, s6
    xor s11, t1, s11
    andn t1, t1, a5
    xor t1, ra, t1
    andn a5, a5, ra
    xor a5, a0, a5
    sw t4, 108(sp)
    andn t4, a2, a1
    xor t4, s9, t4
    sw t5, 64(sp)
    lw t5, 164(sp)
    andn ra, ra, a0
    xor t5, t5, s5
    rori t5, t5, 10
    xor ra, s6, ra
    xor s6, t4, a5
    xor s6, s6, s1
    lw a0, 116(sp)
    sw a5, 164(sp)
    andn a5, s0, a0
    xor a5, t2, a5
    sw s1, 152(sp)
    lw s1, 200(sp)
    sw t4, 200(sp)
    xor s1, s1, s5
    rori s1, s1, 24
    andn s5, s9, s10
    xor s5, t5, s5
    andn t4, t5, a2
    xor t4, a1, t4
    andn a1, a1, s9
    xor a1, s10, a1
    andn s9, s1, s0
    andn s10, s10, t5
    xor s10, a2, s10
    xori a2, t4, 1
    lw t4, 60(sp)
    xor s9, a0, s9
    andn t5, t4, s1
    xor t5, s0, t5
    andn s0, t2, t4
    xor s0, s1, s0
    xor s1, a7, s10
    xor s1, s1, s9
    xor a7, t1, s7
    xor a7, a7, a5
    andn t2, a0, t2
    xor t2, t4, t2
    xor a7, a7, a6
    xor a7, a7, a2
    xor s6, s6, t2
    xor s6, s6, t0
    xor t4, t5, s4
    xor t4, t4, s11
    xor a0, ra, a1
    xor a0, a0, t6
    xor t4, t4, a3
    xor t4, t4, s5
    xor a0, a0, s0
    xor a0, a0, s8
    sw t2, 116(sp)
    rori t2, t3, 31
    xor t2, t4, t2
    xor s8, s8, t2
    rori s8, s8, 4
    sw s8, 60(sp)
    rori s8, s2, 31
    xor s8, s6, s8
    xor s2, s2, a0
    xor ra, ra, t2
    rori ra, ra, 5
    xor t4, a4, t4
    rori a4, a4, 31
    xor a4, a0, a4
    xor s3, s3, s2
    rori s3, s3, 1
    lw a0, 192(sp)
    xor t0, t0, a4
    xor a0, a0, t4
    rori a0, a0, 31
    rori t0, t0, 13
    xor t1, t1, s8
    rori t1, t1, 14
    xor a5, a5, s8
    rori a5, a5, 12
    xor t3, t3, s1
    sw t1, 192(sp)
    andn t1, ra, s3
    xor t1, a0, t1
    sw t1, 84(sp)
    andn t1, t0, ra
    xor t1, s3, t1
    andn s3, s3, a0
    xor s3, a5, s3
    sw t1, 80(sp)
    andn t1, a5, t0
    xor t1, ra, t1
    xor ra, s0, t2
    rori ra, ra, 22
    lw s0, 204(sp)
    sw t1, 136(sp)
    rori t1, s0, 31
    xor t1, s1, t1
    xor s1, a1, t2
    rori s1, s1, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw a1, 140(sp)
    lw t6, 100(sp)
    xor s6, a1, s6
    xor t6, t6, s6
    rori t6, t6, 18
    xor s7, s7, s8
    rori s7, s7, 23
    andn a5, a0, a5
    xor a5, t0, a5
    xor t0, t5, t1
    rori t0, t0, 25
    xor s5, s5, t1
    rori s5, s5, 1
    xor s0, s0, a7
    xor a3, a3, t1
    rori a3, a3, 11
    rori a1, a1, 31
    xor a1, a7, a1
    xor a7, s4, t1
    rori a7, a7, 2
    xor s4, s9, a1
    rori s4, s4, 10
    andn s9, t6, a7
    xor s9, s4, s9
    xor a6, a6, s8
    rori a6, a6, 31
    lw t5, 104(sp)
    xor a2, a2, s8
    xor t5, t5, s0
    rori t5, t5, 22
    andn s8, s4, a6
    xor s8, t5, s8
    xor t1, s11, t1
    rori t1, t1, 29
    xor s10, s10, a1
    andn s11, t5, t6
    xor s11, a7, s11
    andn a7, a7, s4
    xor a7, a6, a7
    andn a6, a6, t5
    xor a6, t6, a6
    lw s4, 124(sp)
    lw t5, 72(sp)
    xor s4, s4, s0
    rori s4, s4, 25
    xor t5, t5, t3
    andn t6, t5, s4
    xor t6, ra, t6
    xor a0, s9, t6
    xor a0, a0, s3
    sw s9, 72(sp)
    andn s9, s4, ra
    xor s9, a3, s9
    sw s3, 124(sp)
    lw s3, 160(sp)
    sw t6, 160(sp)
    xor s3, s3, t4
    rori s3, s3, 10
    lw t6, 92(sp)
    andn ra, ra, a3
    xor t6, t6, s2
    rori t6, t6, 29
    xor ra, s3, ra
    andn a3, a3, s3
    xor a3, t5, a3
    andn s3, s3, t5
    xor s3, s4, s3
    lui s4, 524288
    xor s4, a3, s4
    xori s4, s4, 129
    xor a3, s9, a5
    xor a3, a3, a7
    andn t5, t2, t6
    xor t5, s10, t5
    sw a5, 92(sp)
    lw a5, 96(sp)
    sw a7, 96(sp)
    xor a5, a5, s0
    rori a5, a5, 28
    xor a7, s4, a6
    xor a7, a7, t5
    sw t5, 104(sp)
    lw t5, 144(sp)
    sw a6, 144(sp)
    xor t5, t5, t3
    rori t5, t5, 23
    andn a6, a5, t2
    xor a6, t6, a6
    sw s4, 140(sp)
    xor s4, s8, a6
    xor s4, s4, ra
    sw a6, 204(sp)
    lw a6, 200(sp)
    sw ra, 200(sp)
    xor a6, a6, a4
    rori a6, a6, 19
    lw ra, 180(sp)
    andn t6, t6, s10
    xor ra, ra, t3
    rori ra, ra, 14
    xor t6, t5, t6
    sw s8, 180(sp)
    andn s8, t5, a5
    xor s8, t2, s8
    lw t2, 184(sp)
    andn s10, s10, t5
    xor t2, t2, t4
    rori t2, t2, 31
    xor s10, a5, s10
    lw a5, 56(sp)
    sw s10, 184(sp)
    xor a5, a5, s6
    rori a5, a5, 4
    andn t5, a6, a5
    xor t5, t0, t5
    xor a0, a0, t5
    xor a0, a0, s10
    sw t5, 56(sp)
    andn t5, ra, a6
    xor t5, a5, t5
    lw s10, 84(sp)
    sw a0, 100(sp)
    xor a0, s10, t6
    xor a0, a0, s3
    sw t6, 88(sp)
    lw t6, 132(sp)
    andn a5, a5, t0
    xor t6, t6, t4
    rori t6, t6, 27
    xor a5, t6, a5
    xor a3, a3, s8
    xor a3, a3, a5
    andn t0, t0, t6
    xor t0, ra, t0
    sw a5, 132(sp)
    lw a5, 116(sp)
    sw s8, 116(sp)
    xor a5, a5, a4
    rori a5, a5, 28
    lw s8, 148(sp)
    sw t0, 148(sp)
    xor s8, s8, t4
    rori s8, s8, 9
    xor t4, a0, t5
    xor t4, t4, s11
    lw a0, 176(sp)
    sw s3, 176(sp)
    xor a0, a0, s6
    rori a0, a0, 4
    lw s3, 136(sp)
    lw s10, 152(sp)
    xor s4, s4, s3
    xor s4, s4, t0
    lw t0, 120(sp)
    xor s10, s10, a4
    xor t0, t0, t3
    rori t0, t0, 30
    rori s10, s10, 25
    sw t5, 152(sp)
    lw t5, 112(sp)
    lw s3, 64(sp)
    xor t3, t5, t3
    rori t3, t3, 11
    lw t5, 68(sp)
    xor s3, s3, a1
    xor t5, t5, s6
    rori t5, t5, 19
    rori s3, s3, 31
    sw s11, 64(sp)
    andn s11, a5, t5
    xor s11, t1, s11
    andn ra, t6, ra
    xor ra, a6, ra
    andn a6, t5, t1
    xor a6, t2, a6
    andn t6, t2, s7
    xor t6, a5, t6
    sw a3, 68(sp)
    lw a3, 108(sp)
    andn a5, s7, a5
    xor a3, a3, a1
    rori a3, a3, 10
    xor a5, t5, a5
    lw t5, 156(sp)
    andn t1, t1, t2
    xor s6, t5, s6
    rori s6, s6, 21
    lw t5, 188(sp)
    xor t1, s7, t1
    xor a1, t5, a1
    rori a1, a1, 27
    lw t2, 196(sp)
    lw s7, 164(sp)
    xor t2, t2, s0
    rori t2, t2, 18
    xor a4, s7, a4
    rori a4, a4, 22
    lw s7, 80(sp)
    xor a7, a7, ra
    xor a7, a7, s7
    lw t5, 172(sp)
    andn s7, s3, t3
    xor s0, t5, s0
    rori s0, s0, 12
    andn t5, t3, s0
    xor t5, a0, t5
    xor s7, s0, s7
    sw ra, 172(sp)
    andn ra, a0, s5
    xor ra, s3, ra
    andn s3, s5, s3
    xor s3, t3, s3
    andn t3, s8, t0
    xor t3, a4, t3
    andn s0, s0, a0
    xor s0, s5, s0
    xor s5, t5, t3
    xor s5, s5, s11
    lw a0, 76(sp)
    sw s11, 76(sp)
    xor a0, a0, s2
    rori a0, a0, 1
    andn s11, a0, s8
    xor s11, t0, s11
    andn t0, t0, a4
    xor t0, s1, t0
    andn a4, a4, s1
    xor a4, a0, a4
    sw t3, 164(sp)
    andn t3, a3, a2
    xor t3, s10, t3
    sw t5, 196(sp)
    lw t5, 128(sp)
    andn s1, s1, a0
    xor t5, t5, s2
    rori t5, t5, 10
    xor s1, s8, s1
    xor s8, t3, a4
    xor s8, s8, ra
    lw a0, 192(sp)
    sw a4, 128(sp)
    andn a4, a1, a0
    xor a4, t2, a4
    sw ra, 188(sp)
    lw ra, 168(sp)
    sw t3, 168(sp)
    xor ra, ra, s2
    rori ra, ra, 24
    andn s2, s10, s6
    xor s2, t5, s2
    andn t3, t5, a3
    xor t3, a2, t3
    andn a2, a2, s10
    xor a2, s6, a2
    andn s10, ra, a1
    andn s6, s6, t5
    xor s6, a3, s6
    xori a3, t3, 1
    lw t3, 60(sp)
    xor s10, a0, s10
    andn t5, t3, ra
    xor t5, a1, t5
    andn a1, t2, t3
    xor a1, ra, a1
    xor ra, s5, s6
    xor ra, ra, s10
    xor s5, t0, s0
    xor s5, s5, a4
    andn t2, a0, t2
    xor t2, t3, t2
    xor s5, s5, a6
    xor s5, s5, a3
    xor s8, s8, t2
    xor s8, s8, t1
    xor t3, t5, s7
    xor t3, t3, s11
    xor a0, s1, a2
    xor a0, a0, t6
    xor t3, t3, a5
    xor t3, t3, s2
    xor a0, a0, a1
    xor a0, a0, s3
    sw t2, 192(sp)
    rori t2, t4, 31
    xor t2, t3, t2
    xor s3, s3, t2
    rori s3, s3, 4
    sw s3, 60(sp)
    rori s3, s4, 31
    xor s3, s8, s3
    xor s4, s4, a0
    xor s1, s1, t2
    rori s1, s1, 5
    xor t3, a7, t3
    rori a7, a7, 31
    xor a7, a0, a7
    xor s9, s9, s4
    rori s9, s9, 1
    lw a0, 136(sp)
    xor t1, t1, a7
    xor a0, a0, t3
    rori a0, a0, 31
    rori t1, t1, 13
    xor t0, t0, s3
    rori t0, t0, 14
    xor a4, a4, s3
    rori a4, a4, 12
    xor t4, t4, ra
    sw t0, 136(sp)
    andn t0, s1, s9
    xor t0, a0, t0
    sw t0, 156(sp)
    andn t0, t1, s1
    xor t0, s9, t0
    andn s9, s9, a0
    xor s9, a4, s9
    sw t0, 108(sp)
    andn t0, a4, t1
    xor t0, s1, t0
    xor s1, a1, t2
    rori s1, s1, 22
    lw a1, 100(sp)
    sw t0, 112(sp)
    rori t0, a1, 31
    xor t0, ra, t0
    xor ra, a2, t2
    rori ra, ra, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw a2, 68(sp)
    lw t6, 160(sp)
    xor s8, a2, s8
    xor t6, t6, s8
    rori t6, t6, 18
    xor s0, s0, s3
    rori s0, s0, 23
    andn a4, a0, a4
    xor a4, t1, a4
    xor t1, t5, t0
    rori t1, t1, 25
    xor s2, s2, t0
    rori s2, s2, 1
    xor a1, a1, s5
    xor a5, a5, t0
    rori a5, a5, 11
    rori a2, a2, 31
    xor a2, s5, a2
    xor s5, s7, t0
    rori s5, s5, 2
    xor s7, s10, a2
    rori s7, s7, 10
    andn s10, t6, s5
    xor s10, s7, s10
    xor a6, a6, s3
    rori a6, a6, 31
    lw t5, 64(sp)
    xor a3, a3, s3
    xor t5, t5, a1
    rori t5, t5, 22
    andn s3, s7, a6
    xor s3, t5, s3
    xor t0, s11, t0
    rori t0, t0, 29
    xor s6, s6, a2
    andn s11, t5, t6
    xor s11, s5, s11
    andn s5, s5, s7
    xor s5, a6, s5
    andn a6, a6, t5
    xor a6, t6, a6
    lw s7, 84(sp)
    lw t5, 140(sp)
    xor s7, s7, a1
    rori s7, s7, 25
    xor t5, t5, t4
    andn t6, t5, s7
    xor t6, s1, t6
    xor a0, s10, t6
    xor a0, a0, s9
    sw s10, 140(sp)
    andn s10, s7, s1
    xor s10, a5, s10
    sw s9, 84(sp)
    lw s9, 180(sp)
    sw t6, 180(sp)
    xor s9, s9, t3
    rori s9, s9, 10
    lw t6, 96(sp)
    andn s1, s1, a5
    xor t6, t6, s4
    rori t6, t6, 29
    xor s1, s9, s1
    andn a5, a5, s9
    xor a5, t5, a5
    andn s9, s9, t5
    xor s9, s7, s9
    lui s7, 524288
    xor s7, a5, s7
    xori s7, s7, 129
    xor a5, s10, a4
    xor a5, a5, s5
    andn t5, t2, t6
    xor t5, s6, t5
    sw a4, 96(sp)
    lw a4, 152(sp)
    sw s5, 152(sp)
    xor a4, a4, a1
    rori a4, a4, 28
    xor s5, s7, a6
    xor s5, s5, t5
    sw t5, 64(sp)
    lw t5, 80(sp)
    sw a6, 80(sp)
    xor t5, t5, t4
    rori t5, t5, 23
    andn a6, a4, t2
    xor a6, t6, a6
    sw s7, 68(sp)
    xor s7, s3, a6
    xor s7, s7, s1
    sw a6, 100(sp)
    lw a6, 168(sp)
    sw s1, 168(sp)
    xor a6, a6, a7
    rori a6, a6, 19
    lw s1, 144(sp)
    andn t6, t6, s6
    xor s1, s1, t4
    rori s1, s1, 14
    xor t6, t5, t6
    sw s3, 144(sp)
    andn s3, t5, a4
    xor s3, t2, s3
    lw t2, 200(sp)
    andn s6, s6, t5
    xor t2, t2, t3
    rori t2, t2, 31
    xor s6, a4, s6
    lw a4, 124(sp)
    sw s6, 200(sp)
    xor a4, a4, s8
    rori a4, a4, 4
    andn t5, a6, a4
    xor t5, t1, t5
    xor a0, a0, t5
    xor a0, a0, s6
    sw t5, 124(sp)
    andn t5, s1, a6
    xor t5, a4, t5
    lw s6, 156(sp)
    sw a0, 160(sp)
    xor a0, s6, t6
    xor a0, a0, s9
    sw t6, 120(sp)
    lw t6, 204(sp)
    andn a4, a4, t1
    xor t6, t6, t3
    rori t6, t6, 27
    xor a4, t6, a4
    xor a5, a5, s3
    xor a5, a5, a4
    andn t1, t1, t6
    xor t1, s1, t1
    sw a4, 204(sp)
    lw a4, 192(sp)
    sw s3, 192(sp)
    xor a4, a4, a7
    rori a4, a4, 28
    lw s3, 148(sp)
    sw t1, 148(sp)
    xor s3, s3, t3
    rori s3, s3, 9
    xor t3, a0, t5
    xor t3, t3, s11
    lw a0, 72(sp)
    sw s9, 72(sp)
    xor a0, a0, s8
    rori a0, a0, 4
    lw s9, 112(sp)
    lw s6, 188(sp)
    xor s7, s7, s9
    xor s7, s7, t1
    lw t1, 104(sp)
    xor s6, s6, a7
    xor t1, t1, t4
    rori t1, t1, 30
    rori s6, s6, 25
    sw t5, 188(sp)
    lw t5, 172(sp)
    lw s9, 196(sp)
    xor t4, t5, t4
    rori t4, t4, 11
    lw t5, 184(sp)
    xor s9, s9, a2
    xor t5, t5, s8
    rori t5, t5, 19
    rori s9, s9, 31
    sw s11, 196(sp)
    andn s11, a4, t5
    xor s11, t0, s11
    andn s1, t6, s1
    xor s1, a6, s1
    andn a6, t5, t0
    xor a6, t2, a6
    andn t6, t2, s0
    xor t6, a4, t6
    sw a5, 184(sp)
    lw a5, 164(sp)
    andn a4, s0, a4
    xor a5, a5, a2
    rori a5, a5, 10
    xor a4, t5, a4
    lw t5, 56(sp)
    andn t0, t0, t2
    xor s8, t5, s8
    rori s8, s8, 21
    lw t5, 76(sp)
    xor t0, s0, t0
    xor a2, t5, a2
    rori a2, a2, 27
    lw t2, 176(sp)
    lw s0, 128(sp)
    xor t2, t2, a1
    rori t2, t2, 18
    xor s0, s0, a7
    rori s0, s0, 22
    lw a7, 108(sp)
    xor s5, s5, s1
    xor s5, s5, a7
    lw t5, 88(sp)
    andn a7, s9, t4
    xor a1, t5, a1
    rori a1, a1, 12
    andn t5, t4, a1
    xor t5, a0, t5
    xor a7, a1, a7
    sw s1, 88(sp)
    andn s1, a0, s2
    xor s1, s9, s1
    andn s9, s2, s9
    xor s9, t4, s9
    andn t4, s3, t1
    xor t4, s0, t4
    andn a1, a1, a0
    xor a1, s2, a1
    xor s2, t5, t4
    xor s2, s2, s11
    lw a0, 92(sp)
    sw s11, 92(sp)
    xor a0, a0, s4
    rori a0, a0, 1
    andn s11, a0, s3
    xor s11, t1, s11
    andn t1, t1, s0
    xor t1, ra, t1
    andn s0, s0, ra
    xor s0, a0, s0
    sw t4, 128(sp)
    andn t4, a5, a3
    xor t4, s6, t4
    sw t5, 176(sp)
    lw t5, 116(sp)
    andn ra, ra, a0
    xor t5, t5, s4
    rori t5, t5, 10
    xor ra, s3, ra
    xor s3, t4, s0
    xor s3, s3, s1
    lw a0, 136(sp)
    sw s0, 116(sp)
    andn s0, a2, a0
    xor s0, t2, s0
    sw s1, 76(sp)
    lw s1, 132(sp)
    sw t4, 132(sp)
    xor s1, s1, s4
    rori s1, s1, 24
    andn s4, s6, s8
    xor s4, t5, s4
    andn t4, t5, a5
    xor t4, a3, t4
    andn a3, a3, s6
    xor a3, s8, a3
    andn s6, s1, a2
    andn s8, s8, t5
    xor s8, a5, s8
    lw a5, 60(sp)
    xor s6, a0, s6
    andn t5, a5, s1
    xor t5, a2, t5
    andn a2, t2, a5
    xor a2, s1, a2
    xor s1, s2, s8
    xor s1, s1, s6
    xor s2, t1, a1
    xor s2, s2, s0
    andn t2, a0, t2
    xor t2, a5, t2
    xor a5, s2, a6
    xor a5, a5, t4
    xor s2, s3, t2
    xor s2, s2, t0
    xor s3, t5, a7
    xor s3, s3, s11
    xor a0, ra, a3
    xor a0, a0, t6
    xor s3, s3, a4
    xor s3, s3, s4
    xor a0, a0, a2
    xor a0, a0, s9
    sw t2, 136(sp)
    rori t2, t3, 31
    xor t2, s3, t2
    xor s9, s9, t2
    rori s9, s9, 4
    sw s9, 60(sp)
    rori s9, s7, 31
    xor s9, s2, s9
    xor s7, s7, a0
    xor ra, ra, t2
    rori ra, ra, 5
    xor s3, s5, s3
    rori s5, s5, 31
    xor s5, a0, s5
    xor s10, s10, s7
    rori s10, s10, 1
    lw a0, 112(sp)
    xor t0, t0, s5
    xor a0, a0, s3
    rori a0, a0, 31
    rori t0, t0, 13
    xor t1, t1, s9
    rori t1, t1, 14
    xor s0, s0, s9
    rori s0, s0, 12
    xor t3, t3, s1
    sw t1, 112(sp)
    andn t1, ra, s10
    xor t1, a0, t1
    sw t1, 56(sp)
    andn t1, t0, ra
    xor t1, s10, t1
    andn s10, s10, a0
    xor s10, s0, s10
    sw t1, 164(sp)
    andn t1, s0, t0
    xor t1, ra, t1
    xor ra, a2, t2
    rori ra, ra, 22
    lw a2, 160(sp)
    sw t1, 172(sp)
    rori t1, a2, 31
    xor t1, s1, t1
    xor s1, a3, t2
    rori s1, s1, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw a3, 184(sp)
    lw t6, 180(sp)
    xor s2, a3, s2
    xor t6, t6, s2
    rori t6, t6, 18
    xor a1, a1, s9
    rori a1, a1, 23
    andn s0, a0, s0
    xor s0, t0, s0
    xor t0, t5, t1
    rori t0, t0, 25
    xor s4, s4, t1
    rori s4, s4, 1
    xor a2, a2, a5
    xor a4, a4, t1
    rori a4, a4, 11
    rori a3, a3, 31
    xor a3, a5, a3
    xor a5, a7, t1
    rori a5, a5, 2
    xor a7, s6, a3
    rori a7, a7, 10
    andn s6, t6, a5
    xor s6, a7, s6
    xor a6, a6, s9
    rori a6, a6, 31
    lw t5, 196(sp)
    xor s9, t4, s9
    xor t5, t5, a2
    rori t5, t5, 22
    andn t4, a7, a6
    xor t4, t5, t4
    xor t1, s11, t1
    rori t1, t1, 29
    xor s8, s8, a3
    andn s11, t5, t6
    xor s11, a5, s11
    andn a5, a5, a7
    xor a5, a6, a5
    andn a6, a6, t5
    xor a6, t6, a6
    lw a7, 156(sp)
    lw t5, 68(sp)
    xor a7, a7, a2
    rori a7, a7, 25
    xor t5, t5, t3
    andn t6, t5, a7
    xor t6, ra, t6
    xor a0, s6, t6
    xor a0, a0, s10
    sw s6, 68(sp)
    andn s6, a7, ra
    xor s6, a4, s6
    sw s10, 156(sp)
    lw s10, 144(sp)
    sw t6, 144(sp)
    xor s10, s10, s3
    rori s10, s10, 10
    lw t6, 152(sp)
    andn ra, ra, a4
    xor t6, t6, s7
    rori t6, t6, 29
    xor ra, s10, ra
    andn a4, a4, s10
    xor a4, t5, a4
    andn s10, s10, t5
    xor s10, a7, s10
    lui a7, 524288
    xor a7, a4, a7
    xori a7, a7, 8
    xor a4, s6, s0
    xor a4, a4, a5
    andn t5, t2, t6
    xor t5, s8, t5
    sw s0, 152(sp)
    lw s0, 188(sp)
    sw a5, 188(sp)
    xor s0, s0, a2
    rori s0, s0, 28
    xor a5, a7, a6
    xor a5, a5, t5
    sw t5, 196(sp)
    lw t5, 108(sp)
    sw a6, 108(sp)
    xor t5, t5, t3
    rori t5, t5, 23
    andn a6, s0, t2
    xor a6, t6, a6
    sw a7, 184(sp)
    xor a7, t4, a6
    xor a7, a7, ra
    sw a6, 160(sp)
    lw a6, 132(sp)
    sw ra, 132(sp)
    xor a6, a6, s5
    rori a6, a6, 19
    lw ra, 80(sp)
    andn t6, t6, s8
    xor ra, ra, t3
    rori ra, ra, 14
    xor t6, t5, t6
    sw t4, 80(sp)
    andn t4, t5, s0
    xor t4, t2, t4
    lw t2, 168(sp)
    andn s8, s8, t5
    xor t2, t2, s3
    rori t2, t2, 31
    xor s8, s0, s8
    lw s0, 84(sp)
    sw s8, 168(sp)
    xor s0, s0, s2
    rori s0, s0, 4
    andn t5, a6, s0
    xor t5, t0, t5
    xor a0, a0, t5
    xor a0, a0, s8
    sw t5, 84(sp)
    andn t5, ra, a6
    xor t5, s0, t5
    lw s8, 56(sp)
    sw a0, 180(sp)
    xor a0, s8, t6
    xor a0, a0, s10
    sw t6, 104(sp)
    lw t6, 100(sp)
    andn s0, s0, t0
    xor t6, t6, s3
    rori t6, t6, 27
    xor s0, t6, s0
    xor a4, a4, t4
    xor a4, a4, s0
    andn t0, t0, t6
    xor t0, ra, t0
    sw s0, 100(sp)
    lw s0, 136(sp)
    sw t4, 136(sp)
    xor s0, s0, s5
    rori s0, s0, 28
    lw t4, 148(sp)
    sw t0, 148(sp)
    xor s3, t4, s3
    rori s3, s3, 9
    xor t4, a0, t5
    xor t4, t4, s11
    lw a0, 140(sp)
    sw s10, 140(sp)
    xor a0, a0, s2
    rori a0, a0, 4
    lw s10, 172(sp)
    lw s8, 76(sp)
    xor a7, a7, s10
    xor a7, a7, t0
    lw t0, 64(sp)
    xor s8, s8, s5
    xor t0, t0, t3
    rori t0, t0, 30
    rori s8, s8, 25
    sw t5, 76(sp)
    lw t5, 88(sp)
    lw s10, 176(sp)
    xor t3, t5, t3
    rori t3, t3, 11
    lw t5, 200(sp)
    xor s10, s10, a3
    xor t5, t5, s2
    rori t5, t5, 19
    rori s10, s10, 31
    sw s11, 176(sp)
    andn s11, s0, t5
    xor s11, t1, s11
    andn ra, t6, ra
    xor ra, a6, ra
    andn a6, t5, t1
    xor a6, t2, a6
    andn t6, t2, a1
    xor t6, s0, t6
    sw a4, 200(sp)
    lw a4, 128(sp)
    andn s0, a1, s0
    xor a4, a4, a3
    rori a4, a4, 10
    xor s0, t5, s0
    lw t5, 124(sp)
    andn t1, t1, t2
    xor s2, t5, s2
    rori s2, s2, 21
    lw t5, 92(sp)
    xor t1, a1, t1
    xor a3, t5, a3
    rori a3, a3, 27
    lw t2, 72(sp)
    lw a1, 116(sp)
    xor t2, t2, a2
    rori t2, t2, 18
    xor a1, a1, s5
    rori a1, a1, 22
    lw s5, 164(sp)
    xor a5, a5, ra
    xor a5, a5, s5
    lw t5, 120(sp)
    andn s5, s10, t3
    xor a2, t5, a2
    rori a2, a2, 12
    andn t5, t3, a2
    xor t5, a0, t5
    xor s5, a2, s5
    sw ra, 120(sp)
    andn ra, a0, s4
    xor ra, s10, ra
    andn s10, s4, s10
    xor s10, t3, s10
    andn t3, s3, t0
    xor t3, a1, t3
    andn a2, a2, a0
    xor a2, s4, a2
    xor s4, t5, t3
    xor s4, s4, s11
    lw a0, 96(sp)
    sw s11, 96(sp)
    xor a0, a0, s7
    rori a0, a0, 1
    andn s11, a0, s3
    xor s11, t0, s11
    andn t0, t0, a1
    xor t0, s1, t0
    andn a1, a1, s1
    xor a1, a0, a1
    sw t3, 116(sp)
    andn t3, a4, s9
    xor t3, s8, t3
    sw t5, 72(sp)
    lw t5, 192(sp)
    andn s1, s1, a0
    xor t5, t5, s7
    rori t5, t5, 10
    xor s1, s3, s1
    xor s3, t3, a1
    xor s3, s3, ra
    lw a0, 112(sp)
    sw a1, 192(sp)
    andn a1, a3, a0
    xor a1, t2, a1
    sw ra, 92(sp)
    lw ra, 204(sp)
    sw t3, 204(sp)
    xor ra, ra, s7
    rori ra, ra, 24
    andn s7, s8, s2
    xor s7, t5, s7
    andn t3, t5, a4
    xor t3, s9, t3
    andn s8, s9, s8
    xor s8, s2, s8
    andn s9, ra, a3
    andn s2, s2, t5
    xor s2, a4, s2
    lw a4, 60(sp)
    xor s9, a0, s9
    andn t5, a4, ra
    xor t5, a3, t5
    andn a3, t2, a4
    xor a3, ra, a3
    xor ra, s4, s2
    xor ra, ra, s9
    xor s4, t0, a2
    xor s4, s4, a1
    andn t2, a0, t2
    xor t2, a4, t2
    xor a4, s4, a6
    xor a4, a4, t3
    xor s3, s3, t2
    xor s3, s3, t1
    xor s4, t5, s5
    xor s4, s4, s11
    xor a0, s1, s8
    xor a0, a0, t6
    xor s4, s4, s0
    xor s4, s4, s7
    xor a0, a0, a3
    xor a0, a0, s10
    sw t2, 112(sp)
    rori t2, t4, 31
    xor t2, s4, t2
    xor s10, s10, t2
    rori s10, s10, 4
    sw s10, 60(sp)
    rori s10, a7, 31
    xor s10, s3, s10
    xor a7, a7, a0
    xor s1, s1, t2
    rori s1, s1, 5
    xor s4, a5, s4
    rori a5, a5, 31
    xor a5, a0, a5
    xor s6, s6, a7
    rori s6, s6, 1
    lw a0, 172(sp)
    xor t1, t1, a5
    xor a0, a0, s4
    rori a0, a0, 31
    rori t1, t1, 13
    xor t0, t0, s10
    rori t0, t0, 14
    xor a1, a1, s10
    rori a1, a1, 12
    xor t4, t4, ra
    sw t0, 172(sp)
    andn t0, s1, s6
    xor t0, a0, t0
    sw t0, 124(sp)
    andn t0, t1, s1
    xor t0, s6, t0
    andn s6, s6, a0
    xor s6, a1, s6
    sw t0, 128(sp)
    andn t0, a1, t1
    xor t0, s1, t0
    xor s1, a3, t2
    rori s1, s1, 22
    lw a3, 180(sp)
    sw t0, 88(sp)
    rori t0, a3, 31
    xor t0, ra, t0
    xor ra, s8, t2
    rori ra, ra, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw s8, 200(sp)
    lw t6, 144(sp)
    xor s3, s8, s3
    xor t6, t6, s3
    rori t6, t6, 18
    xor a2, a2, s10
    rori a2, a2, 23
    andn a1, a0, a1
    xor a1, t1, a1
    xor t1, t5, t0
    rori t1, t1, 25
    xor s7, s7, t0
    rori s7, s7, 1
    xor a3, a3, a4
    xor s0, s0, t0
    rori s0, s0, 11
    rori s8, s8, 31
    xor s8, a4, s8
    xor a4, s5, t0
    rori a4, a4, 2
    xor s5, s9, s8
    rori s5, s5, 10
    andn s9, t6, a4
    xor s9, s5, s9
    xor a6, a6, s10
    rori a6, a6, 31
    lw t5, 176(sp)
    xor s10, t3, s10
    xor t5, t5, a3
    rori t5, t5, 22
    andn t3, s5, a6
    xor t3, t5, t3
    xor t0, s11, t0
    rori t0, t0, 29
    xor s2, s2, s8
    andn s11, t5, t6
    xor s11, a4, s11
    andn a4, a4, s5
    xor a4, a6, a4
    andn a6, a6, t5
    xor a6, t6, a6
    lw s5, 56(sp)
    lw t5, 184(sp)
    xor s5, s5, a3
    rori s5, s5, 25
    xor t5, t5, t4
    andn t6, t5, s5
    xor t6, s1, t6
    xor a0, s9, t6
    xor a0, a0, s6
    sw s9, 184(sp)
    andn s9, s5, s1
    xor s9, s0, s9
    sw s6, 56(sp)
    lw s6, 80(sp)
    sw t6, 80(sp)
    xor s6, s6, s4
    rori s6, s6, 10
    lw t6, 188(sp)
    andn s1, s1, s0
    xor t6, t6, a7
    rori t6, t6, 29
    xor s1, s6, s1
    andn s0, s0, s6
    xor s0, t5, s0
    andn s6, s6, t5
    xor s6, s5, s6
    xori s0, s0, 131
    xor s5, s9, a1
    xor s5, s5, a4
    andn t5, t2, t6
    xor t5, s2, t5
    sw a1, 188(sp)
    lw a1, 76(sp)
    sw a4, 76(sp)
    xor a1, a1, a3
    rori a1, a1, 28
    xor a4, s0, a6
    xor a4, a4, t5
    sw t5, 176(sp)
    lw t5, 164(sp)
    sw a6, 164(sp)
    xor t5, t5, t4
    rori t5, t5, 23
    andn a6, a1, t2
    xor a6, t6, a6
    sw s0, 200(sp)
    xor s0, t3, a6
    xor s0, s0, s1
    sw a6, 180(sp)
    lw a6, 204(sp)
    sw s1, 204(sp)
    xor a6, a6, a5
    rori a6, a6, 19
    lw s1, 108(sp)
    andn t6, t6, s2
    xor s1, s1, t4
    rori s1, s1, 14
    xor t6, t5, t6
    sw t3, 108(sp)
    andn t3, t5, a1
    xor t3, t2, t3
    lw t2, 132(sp)
    andn s2, s2, t5
    xor t2, t2, s4
    rori t2, t2, 31
    xor s2, a1, s2
    lw a1, 156(sp)
    sw s2, 132(sp)
    xor a1, a1, s3
    rori a1, a1, 4
    andn t5, a6, a1
    xor t5, t1, t5
    xor a0, a0, t5
    xor a0, a0, s2
    sw t5, 156(sp)
    andn t5, s1, a6
    xor t5, a1, t5
    lw s2, 124(sp)
    sw a0, 144(sp)
    xor a0, s2, t6
    xor a0, a0, s6
    sw t6, 64(sp)
    lw t6, 160(sp)
    andn a1, a1, t1
    xor t6, t6, s4
    rori t6, t6, 27
    xor a1, t6, a1
    xor s5, s5, t3
    xor s5, s5, a1
    andn t1, t1, t6
    xor t1, s1, t1
    sw a1, 160(sp)
    lw a1, 112(sp)
    sw t3, 112(sp)
    xor a1, a1, a5
    rori a1, a1, 28
    lw t3, 148(sp)
    sw t1, 148(sp)
    xor s4, t3, s4
    rori s4, s4, 9
    xor t3, a0, t5
    xor t3, t3, s11
    lw a0, 68(sp)
    sw s6, 68(sp)
    xor a0, a0, s3
    rori a0, a0, 4
    lw s6, 88(sp)
    lw s2, 92(sp)
    xor s0, s0, s6
    xor s0, s0, t1
    lw t1, 196(sp)
    xor s2, s2, a5
    xor t1, t1, t4
    rori t1, t1, 30
    rori s2, s2, 25
    sw t5, 92(sp)
    lw t5, 120(sp)
    lw s6, 72(sp)
    xor t4, t5, t4
    rori t4, t4, 11
    lw t5, 168(sp)
    xor s6, s6, s8
    xor t5, t5, s3
    rori t5, t5, 19
    rori s6, s6, 31
    sw s11, 72(sp)
    andn s11, a1, t5
    xor s11, t0, s11
    andn s1, t6, s1
    xor s1, a6, s1
    andn a6, t5, t0
    xor a6, t2, a6
    andn t6, t2, a2
    xor t6, a1, t6
    sw s5, 168(sp)
    lw s5, 116(sp)
    andn a1, a2, a1
    xor s5, s5, s8
    rori s5, s5, 10
    xor a1, t5, a1
    lw t5, 84(sp)
    andn t0, t0, t2
    xor s3, t5, s3
    rori s3, s3, 21
    lw t5, 96(sp)
    xor t0, a2, t0
    xor s8, t5, s8
    rori s8, s8, 27
    lw t2, 140(sp)
    lw a2, 192(sp)
    xor t2, t2, a3
    rori t2, t2, 18
    xor a2, a2, a5
    rori a2, a2, 22
    lw a5, 128(sp)
    xor a4, a4, s1
    xor a4, a4, a5
    lw t5, 104(sp)
    andn a5, s6, t4
    xor a3, t5, a3
    rori a3, a3, 12
    andn t5, t4, a3
    xor t5, a0, t5
    xor a5, a3, a5
    sw s1, 104(sp)
    andn s1, a0, s7
    xor s1, s6, s1
    andn s6, s7, s6
    xor s6, t4, s6
    andn t4, s4, t1
    xor t4, a2, t4
    andn a3, a3, a0
    xor a3, s7, a3
    xor s7, t5, t4
    xor s7, s7, s11
    lw a0, 152(sp)
    sw s11, 152(sp)
    xor a0, a0, a7
    rori a0, a0, 1
    andn s11, a0, s4
    xor s11, t1, s11
    andn t1, t1, a2
    xor t1, ra, t1
    andn a2, a2, ra
    xor a2, a0, a2
    sw t4, 192(sp)
    andn t4, s5, s10
    xor t4, s2, t4
    sw t5, 140(sp)
    lw t5, 136(sp)
    andn ra, ra, a0
    xor t5, t5, a7
    rori t5, t5, 10
    xor ra, s4, ra
    xor s4, t4, a2
    xor s4, s4, s1
    lw a0, 172(sp)
    sw a2, 136(sp)
    andn a2, s8, a0
    xor a2, t2, a2
    sw s1, 96(sp)
    lw s1, 100(sp)
    sw t4, 100(sp)
    xor s1, s1, a7
    rori s1, s1, 24
    andn a7, s2, s3
    xor a7, t5, a7
    andn t4, t5, s5
    xor t4, s10, t4
    andn s2, s10, s2
    xor s2, s3, s2
    andn s10, s1, s8
    andn s3, s3, t5
    xor s3, s5, s3
    lw s5, 60(sp)
    xor s10, a0, s10
    andn t5, s5, s1
    xor t5, s8, t5
    andn s8, t2, s5
    xor s8, s1, s8
    xor s1, s7, s3
    xor s1, s1, s10
    xor s7, t1, a3
    xor s7, s7, a2
    andn t2, a0, t2
    xor t2, s5, t2
    xor s5, s7, a6
    xor s5, s5, t4
    xor s4, s4, t2
    xor s4, s4, t0
    xor s7, t5, a5
    xor s7, s7, s11
    xor a0, ra, s2
    xor a0, a0, t6
    xor s7, s7, a1
    xor s7, s7, a7
    xor a0, a0, s8
    xor a0, a0, s6
    sw t2, 172(sp)
    rori t2, t3, 31
    xor t2, s7, t2
    xor s6, s6, t2
    rori s6, s6, 4
    sw s6, 60(sp)
    rori s6, s0, 31
    xor s6, s4, s6
    xor s0, s0, a0
    xor ra, ra, t2
    rori ra, ra, 5
    xor s7, a4, s7
    rori a4, a4, 31
    xor a4, a0, a4
    xor s9, s9, s0
    rori s9, s9, 1
    lw a0, 88(sp)
    xor t0, t0, a4
    xor a0, a0, s7
    rori a0, a0, 31
    rori t0, t0, 13
    xor t1, t1, s6
    rori t1, t1, 14
    xor a2, a2, s6
    rori a2, a2, 12
    xor t3, t3, s1
    sw t1, 88(sp)
    andn t1, ra, s9
    xor t1, a0, t1
    sw t1, 84(sp)
    andn t1, t0, ra
    xor t1, s9, t1
    andn s9, s9, a0
    xor s9, a2, s9
    sw t1, 116(sp)
    andn t1, a2, t0
    xor t1, ra, t1
    xor ra, s8, t2
    rori ra, ra, 22
    lw s8, 144(sp)
    sw t1, 120(sp)
    rori t1, s8, 31
    xor t1, s1, t1
    xor s1, s2, t2
    rori s1, s1, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw s2, 168(sp)
    lw t6, 80(sp)
    xor s4, s2, s4
    xor t6, t6, s4
    rori t6, t6, 18
    xor a3, a3, s6
    rori a3, a3, 23
    andn a2, a0, a2
    xor a2, t0, a2
    xor t0, t5, t1
    rori t0, t0, 25
    xor a7, a7, t1
    rori a7, a7, 1
    xor s8, s8, s5
    xor a1, a1, t1
    rori a1, a1, 11
    rori s2, s2, 31
    xor s2, s5, s2
    xor a5, a5, t1
    rori a5, a5, 2
    xor s5, s10, s2
    rori s5, s5, 10
    andn s10, t6, a5
    xor s10, s5, s10
    xor a6, a6, s6
    rori a6, a6, 31
    lw t5, 72(sp)
    xor s6, t4, s6
    xor t5, t5, s8
    rori t5, t5, 22
    andn t4, s5, a6
    xor t4, t5, t4
    xor t1, s11, t1
    rori t1, t1, 29
    xor s3, s3, s2
    andn s11, t5, t6
    xor s11, a5, s11
    andn a5, a5, s5
    xor a5, a6, a5
    andn a6, a6, t5
    xor a6, t6, a6
    lw s5, 124(sp)
    lw t5, 200(sp)
    xor s5, s5, s8
    rori s5, s5, 25
    xor t5, t5, t3
    andn t6, t5, s5
    xor t6, ra, t6
    xor a0, s10, t6
    xor a0, a0, s9
    sw s10, 200(sp)
    andn s10, s5, ra
    xor s10, a1, s10
    sw s9, 124(sp)
    lw s9, 108(sp)
    sw t6, 108(sp)
    xor s9, s9, s7
    rori s9, s9, 10
    lw t6, 76(sp)
    andn ra, ra, a1
    xor t6, t6, s0
    rori t6, t6, 29
    xor ra, s9, ra
    andn a1, a1, s9
    xor a1, t5, a1
    andn s9, s9, t5
    xor s9, s5, s9
    lui s5, 524296
    xor s5, a1, s5
    xori s5, s5, 3
    xor a1, s10, a2
    xor a1, a1, a5
    andn t5, t2, t6
    xor t5, s3, t5
    sw a2, 76(sp)
    lw a2, 92(sp)
    sw a5, 92(sp)
    xor a2, a2, s8
    rori a2, a2, 28
    xor a5, s5, a6
    xor a5, a5, t5
    sw t5, 72(sp)
    lw t5, 128(sp)
    sw a6, 128(sp)
    xor t5, t5, t3
    rori t5, t5, 23
    andn a6, a2, t2
    xor a6, t6, a6
    sw s5, 168(sp)
    xor s5, t4, a6
    xor s5, s5, ra
    sw a6, 144(sp)
    lw a6, 100(sp)
    sw ra, 100(sp)
    xor a6, a6, a4
    rori a6, a6, 19
    lw ra, 164(sp)
    andn t6, t6, s3
    xor ra, ra, t3
    rori ra, ra, 14
    xor t6, t5, t6
    sw t4, 164(sp)
    andn t4, t5, a2
    xor t4, t2, t4
    lw t2, 204(sp)
    andn s3, s3, t5
    xor t2, t2, s7
    rori t2, t2, 31
    xor s3, a2, s3
    lw a2, 56(sp)
    sw s3, 204(sp)
    xor a2, a2, s4
    rori a2, a2, 4
    andn t5, a6, a2
    xor t5, t0, t5
    xor a0, a0, t5
    xor a0, a0, s3
    sw t5, 56(sp)
    andn t5, ra, a6
    xor t5, a2, t5
    lw s3, 84(sp)
    sw a0, 80(sp)
    xor a0, s3, t6
    xor a0, a0, s9
    sw t6, 196(sp)
    lw t6, 180(sp)
    andn a2, a2, t0
    xor t6, t6, s7
    rori t6, t6, 27
    xor a2, t6, a2
    xor a1, a1, t4
    xor a1, a1, a2
    andn t0, t0, t6
    xor t0, ra, t0
    sw a2, 180(sp)
    lw a2, 172(sp)
    sw t4, 172(sp)
    xor a2, a2, a4
    rori a2, a2, 28
    lw t4, 148(sp)
    sw t0, 148(sp)
    xor s7, t4, s7
    rori s7, s7, 9
    xor t4, a0, t5
    xor t4, t4, s11
    lw a0, 184(sp)
    sw s9, 184(sp)
    xor a0, a0, s4
    rori a0, a0, 4
    lw s9, 120(sp)
    lw s3, 96(sp)
    xor s5, s5, s9
    xor s5, s5, t0
    lw t0, 176(sp)
    xor s3, s3, a4
    xor t0, t0, t3
    rori t0, t0, 30
    rori s3, s3, 25
    sw t5, 96(sp)
    lw t5, 104(sp)
    lw s9, 140(sp)
    xor t3, t5, t3
    rori t3, t3, 11
    lw t5, 132(sp)
    xor s9, s9, s2
    xor t5, t5, s4
    rori t5, t5, 19
    rori s9, s9, 31
    sw s11, 140(sp)
    andn s11, a2, t5
    xor s11, t1, s11
    andn ra, t6, ra
    xor ra, a6, ra
    andn a6, t5, t1
    xor a6, t2, a6
    andn t6, t2, a3
    xor t6, a2, t6
    sw a1, 132(sp)
    lw a1, 192(sp)
    andn a2, a3, a2
    xor a1, a1, s2
    rori a1, a1, 10
    xor a2, t5, a2
    lw t5, 156(sp)
    andn t1, t1, t2
    xor s4, t5, s4
    rori s4, s4, 21
    lw t5, 152(sp)
    xor t1, a3, t1
    xor s2, t5, s2
    rori s2, s2, 27
    lw t2, 68(sp)
    lw a3, 136(sp)
    xor t2, t2, s8
    rori t2, t2, 18
    xor a3, a3, a4
    rori a3, a3, 22
    lw a4, 116(sp)
    xor a5, a5, ra
    xor a5, a5, a4
    lw t5, 64(sp)
    andn a4, s9, t3
    xor s8, t5, s8
    rori s8, s8, 12
    andn t5, t3, s8
    xor t5, a0, t5
    xor a4, s8, a4
    sw ra, 64(sp)
    andn ra, a0, a7
    xor ra, s9, ra
    andn s9, a7, s9
    xor s9, t3, s9
    andn t3, s7, t0
    xor t3, a3, t3
    andn s8, s8, a0
    xor s8, a7, s8
    xor a7, t5, t3
    xor a7, a7, s11
    lw a0, 188(sp)
    sw s11, 188(sp)
    xor a0, a0, s0
    rori a0, a0, 1
    andn s11, a0, s7
    xor s11, t0, s11
    andn t0, t0, a3
    xor t0, s1, t0
    andn a3, a3, s1
    xor a3, a0, a3
    sw t3, 136(sp)
    andn t3, a1, s6
    xor t3, s3, t3
    sw t5, 68(sp)
    lw t5, 112(sp)
    andn s1, s1, a0
    xor t5, t5, s0
    rori t5, t5, 10
    xor s1, s7, s1
    xor s7, t3, a3
    xor s7, s7, ra
    lw a0, 88(sp)
    sw a3, 112(sp)
    andn a3, s2, a0
    xor a3, t2, a3
    sw ra, 152(sp)
    lw ra, 160(sp)
    sw t3, 160(sp)
    xor ra, ra, s0
    rori ra, ra, 24
    andn s0, s3, s4
    xor s0, t5, s0
    andn t3, t5, a1
    xor t3, s6, t3
    andn s3, s6, s3
    xor s3, s4, s3
    andn s6, ra, s2
    andn s4, s4, t5
    xor s4, a1, s4
    lw a1, 60(sp)
    xor s6, a0, s6
    andn t5, a1, ra
    xor t5, s2, t5
    andn s2, t2, a1
    xor s2, ra, s2
    xor ra, a7, s4
    xor ra, ra, s6
    xor a7, t0, s8
    xor a7, a7, a3
    andn t2, a0, t2
    xor t2, a1, t2
    xor a1, a7, a6
    xor a1, a1, t3
    xor a7, s7, t2
    xor a7, a7, t1
    xor s7, t5, a4
    xor s7, s7, s11
    xor a0, s1, s3
    xor a0, a0, t6
    xor s7, s7, a2
    xor s7, s7, s0
    xor a0, a0, s2
    xor a0, a0, s9
    sw t2, 88(sp)
    rori t2, t4, 31
    xor t2, s7, t2
    xor s9, s9, t2
    rori s9, s9, 4
    sw s9, 60(sp)
    rori s9, s5, 31
    xor s9, a7, s9
    xor s5, s5, a0
    xor s1, s1, t2
    rori s1, s1, 5
    xor s7, a5, s7
    rori a5, a5, 31
    xor a5, a0, a5
    xor s10, s10, s5
    rori s10, s10, 1
    lw a0, 120(sp)
    xor t1, t1, a5
    xor a0, a0, s7
    rori a0, a0, 31
    rori t1, t1, 13
    xor t0, t0, s9
    rori t0, t0, 14
    xor a3, a3, s9
    rori a3, a3, 12
    xor t4, t4, ra
    sw t0, 120(sp)
    andn t0, s1, s10
    xor t0, a0, t0
    sw t0, 156(sp)
    andn t0, t1, s1
    xor t0, s10, t0
    andn s10, s10, a0
    xor s10, a3, s10
    sw t0, 192(sp)
    andn t0, a3, t1
    xor t0, s1, t0
    xor s1, s2, t2
    rori s1, s1, 22
    lw s2, 80(sp)
    sw t0, 104(sp)
    rori t0, s2, 31
    xor t0, ra, t0
    xor ra, s3, t2
    rori ra, ra, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw s3, 132(sp)
    lw t6, 108(sp)
    xor a7, s3, a7
    xor t6, t6, a7
    rori t6, t6, 18
    xor s8, s8, s9
    rori s8, s8, 23
    andn a3, a0, a3
    xor a3, t1, a3
    xor t1, t5, t0
    rori t1, t1, 25
    xor s0, s0, t0
    rori s0, s0, 1
    xor s2, s2, a1
    xor a2, a2, t0
    rori a2, a2, 11
    rori s3, s3, 31
    xor s3, a1, s3
    xor a1, a4, t0
    rori a1, a1, 2
    xor a4, s6, s3
    rori a4, a4, 10
    andn s6, t6, a1
    xor s6, a4, s6
    xor a6, a6, s9
    rori a6, a6, 31
    lw t5, 140(sp)
    xor s9, t3, s9
    xor t5, t5, s2
    rori t5, t5, 22
    andn t3, a4, a6
    xor t3, t5, t3
    xor t0, s11, t0
    rori t0, t0, 29
    xor s4, s4, s3
    andn s11, t5, t6
    xor s11, a1, s11
    andn a1, a1, a4
    xor a1, a6, a1
    andn a4, a6, t5
    xor a4, t6, a4
    lw a6, 84(sp)
    lw t5, 168(sp)
    xor a6, a6, s2
    rori a6, a6, 25
    xor t5, t5, t4
    andn t6, t5, a6
    xor t6, s1, t6
    xor a0, s6, t6
    xor a0, a0, s10
    sw s6, 168(sp)
    andn s6, a6, s1
    xor s6, a2, s6
    sw s10, 84(sp)
    lw s10, 164(sp)
    sw t6, 164(sp)
    xor s10, s10, s7
    rori s10, s10, 10
    lw t6, 92(sp)
    andn s1, s1, a2
    xor t6, t6, s5
    rori t6, t6, 29
    xor s1, s10, s1
    andn a2, a2, s10
    xor a2, t5, a2
    andn s10, s10, t5
    xor s10, a6, s10
    lui a6, 524296
    xor a6, a2, a6
    xori a6, a6, 136
    xor a2, s6, a3
    xor a2, a2, a1
    andn t5, t2, t6
    xor t5, s4, t5
    sw a3, 92(sp)
    lw a3, 96(sp)
    sw a1, 96(sp)
    xor a3, a3, s2
    rori a3, a3, 28
    xor a1, a6, a4
    xor a1, a1, t5
    sw t5, 140(sp)
    lw t5, 116(sp)
    sw a4, 116(sp)
    xor t5, t5, t4
    rori t5, t5, 23
    andn a4, a3, t2
    xor a4, t6, a4
    sw a6, 132(sp)
    xor a6, t3, a4
    xor a6, a6, s1
    sw a4, 80(sp)
    lw a4, 160(sp)
    sw s1, 160(sp)
    xor a4, a4, a5
    rori a4, a4, 19
    lw s1, 128(sp)
    andn t6, t6, s4
    xor s1, s1, t4
    rori s1, s1, 14
    xor t6, t5, t6
    sw t3, 128(sp)
    andn t3, t5, a3
    xor t3, t2, t3
    lw t2, 100(sp)
    andn s4, s4, t5
    xor t2, t2, s7
    rori t2, t2, 31
    xor s4, a3, s4
    lw a3, 124(sp)
    sw s4, 100(sp)
    xor a3, a3, a7
    rori a3, a3, 4
    andn t5, a4, a3
    xor t5, t1, t5
    xor a0, a0, t5
    xor a0, a0, s4
    sw t5, 124(sp)
    andn t5, s1, a4
    xor t5, a3, t5
    lw s4, 156(sp)
    sw a0, 108(sp)
    xor a0, s4, t6
    xor a0, a0, s10
    sw t6, 176(sp)
    lw t6, 144(sp)
    andn a3, a3, t1
    xor t6, t6, s7
    rori t6, t6, 27
    xor a3, t6, a3
    xor a2, a2, t3
    xor a2, a2, a3
    andn t1, t1, t6
    xor t1, s1, t1
    sw a3, 144(sp)
    lw a3, 88(sp)
    sw t3, 88(sp)
    xor a3, a3, a5
    rori a3, a3, 28
    lw t3, 148(sp)
    sw t1, 148(sp)
    xor s7, t3, s7
    rori s7, s7, 9
    xor t3, a0, t5
    xor t3, t3, s11
    lw a0, 200(sp)
    sw s10, 200(sp)
    xor a0, a0, a7
    rori a0, a0, 4
    lw s10, 104(sp)
    lw s4, 152(sp)
    xor a6, a6, s10
    xor a6, a6, t1
    lw t1, 72(sp)
    xor s4, s4, a5
    xor t1, t1, t4
    rori t1, t1, 30
    rori s4, s4, 25
    sw t5, 152(sp)
    lw t5, 64(sp)
    lw s10, 68(sp)
    xor t4, t5, t4
    rori t4, t4, 11
    lw t5, 204(sp)
    xor s10, s10, s3
    xor t5, t5, a7
    rori t5, t5, 19
    rori s10, s10, 31
    sw s11, 68(sp)
    andn s11, a3, t5
    xor s11, t0, s11
    andn s1, t6, s1
    xor s1, a4, s1
    andn a4, t5, t0
    xor a4, t2, a4
    andn t6, t2, s8
    xor t6, a3, t6
    sw a2, 204(sp)
    lw a2, 136(sp)
    andn a3, s8, a3
    xor a2, a2, s3
    rori a2, a2, 10
    xor a3, t5, a3
    lw t5, 56(sp)
    andn t0, t0, t2
    xor a7, t5, a7
    rori a7, a7, 21
    lw t5, 188(sp)
    xor t0, s8, t0
    xor s3, t5, s3
    rori s3, s3, 27
    lw t2, 184(sp)
    lw s8, 112(sp)
    xor t2, t2, s2
    rori t2, t2, 18
    xor a5, s8, a5
    rori a5, a5, 22
    lw s8, 192(sp)
    xor a1, a1, s1
    xor a1, a1, s8
    lw t5, 196(sp)
    andn s8, s10, t4
    xor s2, t5, s2
    rori s2, s2, 12
    andn t5, t4, s2
    xor t5, a0, t5
    xor s8, s2, s8
    sw s1, 196(sp)
    andn s1, a0, s0
    xor s1, s10, s1
    andn s10, s0, s10
    xor s10, t4, s10
    andn t4, s7, t1
    xor t4, a5, t4
    andn s2, s2, a0
    xor s2, s0, s2
    xor s0, t5, t4
    xor s0, s0, s11
    lw a0, 76(sp)
    sw s11, 76(sp)
    xor a0, a0, s5
    rori a0, a0, 1
    andn s11, a0, s7
    xor s11, t1, s11
    andn t1, t1, a5
    xor t1, ra, t1
    andn a5, a5, ra
    xor a5, a0, a5
    sw t4, 112(sp)
    andn t4, a2, s9
    xor t4, s4, t4
    sw t5, 184(sp)
    lw t5, 172(sp)
    andn ra, ra, a0
    xor t5, t5, s5
    rori t5, t5, 10
    xor ra, s7, ra
    xor s7, t4, a5
    xor s7, s7, s1
    lw a0, 120(sp)
    sw a5, 172(sp)
    andn a5, s3, a0
    xor a5, t2, a5
    sw s1, 188(sp)
    lw s1, 180(sp)
    sw t4, 180(sp)
    xor s1, s1, s5
    rori s1, s1, 24
    andn s5, s4, a7
    xor s5, t5, s5
    andn t4, t5, a2
    xor t4, s9, t4
    andn s4, s9, s4
    xor s4, a7, s4
    andn s9, s1, s3
    xor s9, a0, s9
    andn a7, a7, t5
    xor a7, a2, a7
    xori a2, t4, 1
    lw t4, 60(sp)
    xor s0, s0, a7
    andn t5, t4, s1
    xor t5, s3, t5
    andn s3, t2, t4
    xor s3, s1, s3
    xor s0, s0, s9
    xor s1, t1, s2
    xor s1, s1, a5
    andn t2, a0, t2
    xor t2, t4, t2
    xor s1, s1, a4
    xor s1, s1, a2
    xor s7, s7, t2
    xor s7, s7, t0
    xor t4, t5, s8
    xor t4, t4, s11
    xor a0, ra, s4
    xor a0, a0, t6
    xor t4, t4, a3
    xor t4, t4, s5
    xor a0, a0, s3
    xor a0, a0, s10
    sw t2, 120(sp)
    rori t2, t3, 31
    xor t2, t4, t2
    xor s10, s10, t2
    rori s10, s10, 4
    sw s10, 60(sp)
    rori s10, a6, 31
    xor s10, s7, s10
    xor a6, a6, a0
    xor ra, ra, t2
    rori ra, ra, 5
    xor t4, a1, t4
    rori a1, a1, 31
    xor a1, a0, a1
    xor s6, s6, a6
    rori s6, s6, 1
    lw a0, 104(sp)
    xor t0, t0, a1
    xor a0, a0, t4
    rori a0, a0, 31
    rori t0, t0, 13
    xor t1, t1, s10
    rori t1, t1, 14
    xor a5, a5, s10
    rori a5, a5, 12
    xor t3, t3, s0
    sw t1, 104(sp)
    andn t1, ra, s6
    xor t1, a0, t1
    sw t1, 56(sp)
    andn t1, t0, ra
    xor t1, s6, t1
    andn s6, s6, a0
    xor s6, a5, s6
    sw t1, 136(sp)
    andn t1, a5, t0
    xor t1, ra, t1
    xor ra, s3, t2
    rori ra, ra, 22
    lw s3, 108(sp)
    sw t1, 64(sp)
    rori t1, s3, 31
    xor t1, s0, t1
    xor s0, s4, t2
    rori s0, s0, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw s4, 204(sp)
    lw t6, 164(sp)
    xor s7, s4, s7
    xor t6, t6, s7
    rori t6, t6, 18
    xor s2, s2, s10
    rori s2, s2, 23
    andn a5, a0, a5
    xor a5, t0, a5
    xor t0, t5, t1
    rori t0, t0, 25
    xor s5, s5, t1
    rori s5, s5, 1
    xor s3, s3, s1
    xor a3, a3, t1
    rori a3, a3, 11
    rori s4, s4, 31
    xor s4, s1, s4
    xor s1, s8, t1
    rori s1, s1, 2
    xor s8, s9, s4
    rori s8, s8, 10
    andn s9, t6, s1
    xor s9, s8, s9
    xor a4, a4, s10
    rori a4, a4, 31
    lw t5, 68(sp)
    xor a2, a2, s10
    xor t5, t5, s3
    rori t5, t5, 22
    andn s10, s8, a4
    xor s10, t5, s10
    xor t1, s11, t1
    rori t1, t1, 29
    xor a7, a7, s4
    andn s11, t5, t6
    xor s11, s1, s11
    andn s1, s1, s8
    xor s1, a4, s1
    andn a4, a4, t5
    xor a4, t6, a4
    lw s8, 156(sp)
    lw t5, 132(sp)
    xor s8, s8, s3
    rori s8, s8, 25
    xor t5, t5, t3
    andn t6, t5, s8
    xor t6, ra, t6
    xor a0, s9, t6
    xor a0, a0, s6
    sw s9, 132(sp)
    andn s9, s8, ra
    xor s9, a3, s9
    sw s6, 156(sp)
    lw s6, 128(sp)
    sw t6, 128(sp)
    xor s6, s6, t4
    rori s6, s6, 10
    lw t6, 96(sp)
    andn ra, ra, a3
    xor t6, t6, a6
    rori t6, t6, 29
    xor ra, s6, ra
    andn a3, a3, s6
    xor a3, t5, a3
    andn s6, s6, t5
    xor s6, s8, s6
    lui s8, 524288
    xor s8, a3, s8
    xori s8, s8, 136
    xor a3, s9, a5
    xor a3, a3, s1
    andn t5, t2, t6
    xor t5, a7, t5
    sw a5, 96(sp)
    lw a5, 152(sp)
    sw s1, 152(sp)
    xor a5, a5, s3
    rori a5, a5, 28
    xor s1, s8, a4
    xor s1, s1, t5
    sw t5, 68(sp)
    lw t5, 192(sp)
    sw a4, 192(sp)
    xor t5, t5, t3
    rori t5, t5, 23
    andn a4, a5, t2
    xor a4, t6, a4
    sw s8, 204(sp)
    xor s8, s10, a4
    xor s8, s8, ra
    sw a4, 108(sp)
    lw a4, 180(sp)
    sw ra, 180(sp)
    xor a4, a4, a1
    rori a4, a4, 19
    lw ra, 116(sp)
    andn t6, t6, a7
    xor ra, ra, t3
    rori ra, ra, 14
    xor t6, t5, t6
    sw s10, 116(sp)
    andn s10, t5, a5
    xor s10, t2, s10
    lw t2, 160(sp)
    andn a7, a7, t5
    xor t2, t2, t4
    rori t2, t2, 31
    xor a7, a5, a7
    lw a5, 84(sp)
    sw a7, 160(sp)
    xor a5, a5, s7
    rori a5, a5, 4
    andn t5, a4, a5
    xor t5, t0, t5
    xor a0, a0, t5
    xor a0, a0, a7
    sw t5, 84(sp)
    andn t5, ra, a4
    xor t5, a5, t5
    lw a7, 56(sp)
    sw a0, 164(sp)
    xor a0, a7, t6
    xor a0, a0, s6
    sw t6, 72(sp)
    lw t6, 80(sp)
    andn a5, a5, t0
    xor t6, t6, t4
    rori t6, t6, 27
    xor a5, t6, a5
    xor a3, a3, s10
    xor a3, a3, a5
    andn t0, t0, t6
    xor t0, ra, t0
    sw a5, 80(sp)
    lw a5, 120(sp)
    sw s10, 120(sp)
    xor a5, a5, a1
    rori a5, a5, 28
    lw s10, 148(sp)
    sw t0, 148(sp)
    xor s10, s10, t4
    rori s10, s10, 9
    xor t4, a0, t5
    xor t4, t4, s11
    lw a0, 168(sp)
    sw s6, 168(sp)
    xor a0, a0, s7
    rori a0, a0, 4
    lw s6, 64(sp)
    lw a7, 188(sp)
    xor s8, s8, s6
    xor s8, s8, t0
    lw t0, 140(sp)
    xor a7, a7, a1
    xor t0, t0, t3
    rori t0, t0, 30
    rori a7, a7, 25
    sw t5, 188(sp)
    lw t5, 196(sp)
    lw s6, 184(sp)
    xor t3, t5, t3
    rori t3, t3, 11
    lw t5, 100(sp)
    xor s6, s6, s4
    xor t5, t5, s7
    rori t5, t5, 19
    rori s6, s6, 31
    sw s11, 184(sp)
    andn s11, a5, t5
    xor s11, t1, s11
    andn ra, t6, ra
    xor ra, a4, ra
    andn a4, t5, t1
    xor a4, t2, a4
    andn t6, t2, s2
    xor t6, a5, t6
    sw a3, 100(sp)
    lw a3, 112(sp)
    andn a5, s2, a5
    xor a3, a3, s4
    rori a3, a3, 10
    xor a5, t5, a5
    lw t5, 124(sp)
    andn t1, t1, t2
    xor s7, t5, s7
    rori s7, s7, 21
    lw t5, 76(sp)
    xor t1, s2, t1
    xor s4, t5, s4
    rori s4, s4, 27
    lw t2, 200(sp)
    lw s2, 172(sp)
    xor t2, t2, s3
    rori t2, t2, 18
    xor a1, s2, a1
    rori a1, a1, 22
    lw s2, 136(sp)
    xor s1, s1, ra
    xor s1, s1, s2
    lw t5, 176(sp)
    andn s2, s6, t3
    xor s3, t5, s3
    rori s3, s3, 12
    andn t5, t3, s3
    xor t5, a0, t5
    xor s2, s3, s2
    sw ra, 176(sp)
    andn ra, a0, s5
    xor ra, s6, ra
    andn s6, s5, s6
    xor s6, t3, s6
    andn t3, s10, t0
    xor t3, a1, t3
    andn s3, s3, a0
    xor s3, s5, s3
    xor s5, t5, t3
    xor s5, s5, s11
    lw a0, 92(sp)
    sw s11, 92(sp)
    xor a0, a0, a6
    rori a0, a0, 1
    andn s11, a0, s10
    xor s11, t0, s11
    andn t0, t0, a1
    xor t0, s0, t0
    andn a1, a1, s0
    xor a1, a0, a1
    sw t3, 172(sp)
    andn t3, a3, a2
    xor t3, a7, t3
    sw t5, 200(sp)
    lw t5, 88(sp)
    andn s0, s0, a0
    xor t5, t5, a6
    rori t5, t5, 10
    xor s0, s10, s0
    xor s10, t3, a1
    xor s10, s10, ra
    lw a0, 104(sp)
    sw a1, 88(sp)
    andn a1, s4, a0
    xor a1, t2, a1
    sw ra, 76(sp)
    lw ra, 144(sp)
    sw t3, 144(sp)
    xor ra, ra, a6
    rori ra, ra, 24
    andn a6, a7, s7
    xor a6, t5, a6
    andn t3, t5, a3
    xor t3, a2, t3
    andn a2, a2, a7
    xor a2, s7, a2
    andn a7, ra, s4
    andn s7, s7, t5
    xor s7, a3, s7
    lw a3, 60(sp)
    xor a7, a0, a7
    andn t5, a3, ra
    xor t5, s4, t5
    andn s4, t2, a3
    xor s4, ra, s4
    xor ra, s5, s7
    xor ra, ra, a7
    xor s5, t0, s3
    xor s5, s5, a1
    andn t2, a0, t2
    xor t2, a3, t2
    xor a3, s5, a4
    xor a3, a3, t3
    xor s5, s10, t2
    xor s5, s5, t1
    xor s10, t5, s2
    xor s10, s10, s11
    xor a0, s0, a2
    xor a0, a0, t6
    xor s10, s10, a5
    xor s10, s10, a6
    xor a0, a0, s4
    xor a0, a0, s6
    sw t2, 104(sp)
    rori t2, t4, 31
    xor t2, s10, t2
    xor s6, s6, t2
    rori s6, s6, 4
    sw s6, 60(sp)
    rori s6, s8, 31
    xor s6, s5, s6
    xor s8, s8, a0
    xor s0, s0, t2
    rori s0, s0, 5
    xor s10, s1, s10
    rori s1, s1, 31
    xor s1, a0, s1
    xor s9, s9, s8
    rori s9, s9, 1
    lw a0, 64(sp)
    xor t1, t1, s1
    xor a0, a0, s10
    rori a0, a0, 31
    rori t1, t1, 13
    xor t0, t0, s6
    rori t0, t0, 14
    xor a1, a1, s6
    rori a1, a1, 12
    xor t4, t4, ra
    sw t0, 64(sp)
    andn t0, s0, s9
    xor t0, a0, t0
    sw t0, 124(sp)
    andn t0, t1, s0
    xor t0, s9, t0
    andn s9, s9, a0
    xor s9, a1, s9
    sw t0, 112(sp)
    andn t0, a1, t1
    xor t0, s0, t0
    xor s0, s4, t2
    rori s0, s0, 22
    lw s4, 164(sp)
    sw t0, 196(sp)
    rori t0, s4, 31
    xor t0, ra, t0
    xor ra, a2, t2
    rori ra, ra, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw a2, 100(sp)
    lw t6, 128(sp)
    xor s5, a2, s5
    xor t6, t6, s5
    rori t6, t6, 18
    xor s3, s3, s6
    rori s3, s3, 23
    andn a1, a0, a1
    xor a1, t1, a1
    xor t1, t5, t0
    rori t1, t1, 25
    xor a6, a6, t0
    rori a6, a6, 1
    xor s4, s4, a3
    xor a5, a5, t0
    rori a5, a5, 11
    rori a2, a2, 31
    xor a2, a3, a2
    xor a3, s2, t0
    rori a3, a3, 2
    xor a7, a7, a2
    rori a7, a7, 10
    andn s2, t6, a3
    xor s2, a7, s2
    xor a4, a4, s6
    rori a4, a4, 31
    lw t5, 184(sp)
    xor s6, t3, s6
    xor t5, t5, s4
    rori t5, t5, 22
    andn t3, a7, a4
    xor t3, t5, t3
    xor t0, s11, t0
    rori t0, t0, 29
    xor s7, s7, a2
    andn s11, t5, t6
    xor s11, a3, s11
    andn a3, a3, a7
    xor a3, a4, a3
    andn a4, a4, t5
    xor a4, t6, a4
    lw a7, 56(sp)
    lw t5, 204(sp)
    xor a7, a7, s4
    rori a7, a7, 25
    xor t5, t5, t4
    andn t6, t5, a7
    xor t6, s0, t6
    xor a0, s2, t6
    xor a0, a0, s9
    sw s2, 204(sp)
    andn s2, a7, s0
    xor s2, a5, s2
    sw s9, 56(sp)
    lw s9, 116(sp)
    sw t6, 116(sp)
    xor s9, s9, s10
    rori s9, s9, 10
    lw t6, 152(sp)
    andn s0, s0, a5
    xor t6, t6, s8
    rori t6, t6, 29
    xor s0, s9, s0
    andn a5, a5, s9
    xor a5, t5, a5
    andn s9, s9, t5
    xor s9, a7, s9
    lui a7, 8
    xor a7, a5, a7
    xor a5, s2, a1
    xor a5, a5, a3
    andn t5, t2, t6
    xor t5, s7, t5
    sw a1, 152(sp)
    lw a1, 188(sp)
    sw a3, 188(sp)
    xor a1, a1, s4
    rori a1, a1, 28
    xor a3, a7, a4
    xor a3, a3, t5
    sw t5, 184(sp)
    lw t5, 136(sp)
    sw a4, 136(sp)
    xor t5, t5, t4
    rori t5, t5, 23
    andn a4, a1, t2
    xor a4, t6, a4
    sw a7, 100(sp)
    xor a7, t3, a4
    xor a7, a7, s0
    sw a4, 164(sp)
    lw a4, 144(sp)
    sw s0, 144(sp)
    xor a4, a4, s1
    rori a4, a4, 19
    lw s0, 192(sp)
    andn t6, t6, s7
    xor s0, s0, t4
    rori s0, s0, 14
    xor t6, t5, t6
    sw t3, 192(sp)
    andn t3, t5, a1
    xor t3, t2, t3
    lw t2, 180(sp)
    andn s7, s7, t5
    xor t2, t2, s10
    rori t2, t2, 31
    xor s7, a1, s7
    lw a1, 156(sp)
    sw s7, 180(sp)
    xor a1, a1, s5
    rori a1, a1, 4
    andn t5, a4, a1
    xor t5, t1, t5
    xor a0, a0, t5
    xor a0, a0, s7
    sw t5, 156(sp)
    andn t5, s0, a4
    xor t5, a1, t5
    lw s7, 124(sp)
    sw a0, 128(sp)
    xor a0, s7, t6
    xor a0, a0, s9
    sw t6, 140(sp)
    lw t6, 108(sp)
    andn a1, a1, t1
    xor t6, t6, s10
    rori t6, t6, 27
    xor a1, t6, a1
    xor a5, a5, t3
    xor a5, a5, a1
    andn t1, t1, t6
    xor t1, s0, t1
    sw a1, 108(sp)
    lw a1, 104(sp)
    sw t3, 104(sp)
    xor a1, a1, s1
    rori a1, a1, 28
    lw t3, 148(sp)
    lw s7, 68(sp)
    xor s10, t3, s10
    rori s10, s10, 9
    xor t3, a0, t5
    xor t3, t3, s11
    lw a0, 132(sp)
    sw s9, 132(sp)
    xor a0, a0, s5
    rori a0, a0, 4
    lw s9, 196(sp)
    xor s7, s7, t4
    xor a7, a7, s9
    xor a7, a7, t1
    rori s7, s7, 30
    sw t1, 68(sp)
    lw t1, 76(sp)
    sw t5, 76(sp)
    xor t1, t1, s1
    rori t1, t1, 25
    lw t5, 176(sp)
    lw s9, 200(sp)
    xor t4, t5, t4
    rori t4, t4, 11
    lw t5, 160(sp)
    xor s9, s9, a2
    xor t5, t5, s5
    rori t5, t5, 19
    rori s9, s9, 31
    sw s11, 200(sp)
    andn s11, a1, t5
    xor s11, t0, s11
    andn s0, t6, s0
    xor s0, a4, s0
    andn a4, t5, t0
    xor a4, t2, a4
    andn t6, t2, s3
    xor t6, a1, t6
    sw a5, 160(sp)
    lw a5, 172(sp)
    andn a1, s3, a1
    xor a5, a5, a2
    rori a5, a5, 10
    xor a1, t5, a1
    lw t5, 84(sp)
    andn t0, t0, t2
    xor s5, t5, s5
    rori s5, s5, 21
    lw t5, 92(sp)
    xor t0, s3, t0
    xor a2, t5, a2
    rori a2, a2, 27
    lw t2, 168(sp)
    lw s3, 88(sp)
    xor t2, t2, s4
    rori t2, t2, 18
    xor s1, s3, s1
    rori s1, s1, 22
    lw s3, 112(sp)
    xor a3, a3, s0
    xor a3, a3, s3
    lw t5, 72(sp)
    andn s3, s9, t4
    xor s4, t5, s4
    rori s4, s4, 12
    andn t5, t4, s4
    xor t5, a0, t5
    xor s3, s4, s3
    sw s0, 72(sp)
    andn s0, a0, a6
    xor s0, s9, s0
    andn s9, a6, s9
    xor s9, t4, s9
    andn t4, s10, s7
    xor t4, s1, t4
    andn s4, s4, a0
    xor s4, a6, s4
    xor a6, t5, t4
    xor a6, a6, s11
    lw a0, 96(sp)
    sw s11, 96(sp)
    xor a0, a0, s8
    rori a0, a0, 1
    andn s11, a0, s10
    xor s11, s7, s11
    andn s7, s7, s1
    xor s7, ra, s7
    andn s1, s1, ra
    xor s1, a0, s1
    sw t4, 88(sp)
    andn t4, a5, s6
    xor t4, t1, t4
    sw t5, 168(sp)
    lw t5, 120(sp)
    andn ra, ra, a0
    xor t5, t5, s8
    rori t5, t5, 10
    xor ra, s10, ra
    xor s10, t4, s1
    xor s10, s10, s0
    lw a0, 64(sp)
    sw s1, 120(sp)
    andn s1, a2, a0
    xor s1, t2, s1
    sw s0, 92(sp)
    lw s0, 80(sp)
    sw t4, 80(sp)
    xor s0, s0, s8
    rori s0, s0, 24
    andn s8, t1, s5
    xor s8, t5, s8
    andn t4, t5, a5
    xor t4, s6, t4
    andn t1, s6, t1
    xor t1, s5, t1
    andn s6, s0, a2
    xor s6, a0, s6
    andn s5, s5, t5
    xor s5, a5, s5
    xori a5, t4, 1
    lw t4, 60(sp)
    sw s5, 172(sp)
    andn t5, t4, s0
    xor t5, a2, t5
    andn a2, t2, t4
    xor a2, s0, a2
    xor s0, a6, s5
    xor s0, s0, s6
    xor a6, s7, s4
    xor a6, a6, s1
    andn t2, a0, t2
    xor t2, t4, t2
    xor a6, a6, a4
    xor a6, a6, a5
    xor s10, s10, t2
    xor s10, s10, t0
    xor t4, t5, s3
    xor t4, t4, s11
    xor a0, ra, t1
    xor a0, a0, t6
    xor t4, t4, a1
    xor t4, t4, s8
    xor a0, a0, a2
    xor a0, a0, s9
    sw a0, 64(sp)
    lw a0, 52(sp)
    sw t2, 60(sp)
    rori t2, t3, 31
    xor t2, t4, t2
    xor s9, s9, t2
    rori s9, s9, 4
    sw s9, 84(sp)
    rori s9, a7, 31
    xor s9, s10, s9
    lw s5, 64(sp)
    xor ra, ra, t2
    xor a7, a7, s5
    rori ra, ra, 5
    xor t4, a3, t4
    rori a3, a3, 31
    xor a3, s5, a3
    xor s2, s2, a7
    rori s2, s2, 1
    lw s5, 196(sp)
    xor t0, t0, a3
    xor s5, s5, t4
    rori s5, s5, 31
    rori t0, t0, 13
    xor s7, s7, s9
    rori s7, s7, 14
    xor s1, s1, s9
    rori s1, s1, 12
    xor t3, t3, s0
    sw s7, 196(sp)
    andn s7, ra, s2
    xor s7, s5, s7
    sw s7, 196(a0)
    andn s7, t0, ra
    xor s7, s2, s7
    andn s2, s2, s5
    xor s2, s1, s2
    sw s2, 188(a0)
    andn s2, s1, t0
    xor s2, ra, s2
    xor ra, a2, t2
    rori ra, ra, 22
    lw a2, 128(sp)
    sw s2, 172(a0)
    rori s2, a2, 31
    xor s2, s0, s2
    xor t1, t1, t2
    rori t1, t1, 18
    xor t2, t6, t2
    rori t2, t2, 20
    lw s0, 160(sp)
    lw t6, 116(sp)
    xor s10, s0, s10
    xor t6, t6, s10
    rori t6, t6, 18
    xor s4, s4, s9
    rori s4, s4, 23
    andn s1, s5, s1
    xor s1, t0, s1
    xor t0, t5, s2
    rori t0, t0, 25
    xor s5, s8, s2
    rori s5, s5, 1
    xor a2, a2, a6
    xor a1, a1, s2
    rori a1, a1, 11
    rori s0, s0, 31
    xor s0, a6, s0
    xor a6, s3, s2
    rori a6, a6, 2
    xor s3, s6, s0
    rori s3, s3, 10
    andn s6, t6, a6
    xor s6, s3, s6
    xor a4, a4, s9
    rori a4, a4, 31
    lw s8, 200(sp)
    xor a5, a5, s9
    xor s8, s8, a2
    rori s8, s8, 22
    andn s9, s3, a4
    xor s9, s8, s9
    xor s2, s11, s2
    rori s2, s2, 29
    lw s11, 172(sp)
    andn t5, s8, t6
    xor s11, s11, s0
    xor t5, a6, t5
    andn a6, a6, s3
    xor a6, a4, a6
    andn a4, a4, s8
    xor a4, t6, a4
    lw s3, 124(sp)
    lw s8, 100(sp)
    xor s3, s3, a2
    rori s3, s3, 25
    xor s8, s8, t3
    andn t6, s8, s3
    xor t6, ra, t6
    sw s1, 180(a0)
    andn s1, s3, ra
    xor s1, a1, s1
    sw s1, 20(a0)
    lw s1, 192(sp)
    sw a4, 44(a0)
    xor s1, s1, t4
    rori s1, s1, 10
    lw a4, 188(sp)
    andn ra, ra, a1
    xor a4, a4, a7
    rori a4, a4, 29
    xor ra, s1, ra
    andn a1, a1, s1
    xor a1, s8, a1
    andn s1, s1, s8
    xor s1, s3, s1
    lui s3, 524296
    xor s3, a1, s3
    xori s3, s3, 130
    andn a1, t2, a4
    xor a1, s11, a1
    lw s8, 76(sp)
    sw ra, 12(a0)
    xor s8, s8, a2
    rori s8, s8, 28
    lw ra, 112(sp)
    sw s1, 36(a0)
    xor ra, ra, t3
    rori ra, ra, 23
    andn s1, s8, t2
    xor s1, a4, s1
    sw s1, 92(a0)
    lw s1, 80(sp)
    sw a1, 84(a0)
    xor s1, s1, a3
    rori s1, s1, 19
    lw a1, 136(sp)
    andn a4, a4, s11
    xor a1, a1, t3
    rori a1, a1, 14
    xor a4, ra, a4
    sw a4, 116(a0)
    andn a4, ra, s8
    xor a4, t2, a4
    lw t2, 144(sp)
    andn ra, s11, ra
    xor t2, t2, t4
    rori t2, t2, 31
    xor ra, s8, ra
    lw s8, 56(sp)
    sw ra, 108(a0)
    xor s8, s8, s10
    rori s8, s8, 4
    andn s11, s1, s8
    xor s11, t0, s11
    andn ra, a1, s1
    xor ra, s8, ra
    sw ra, 156(a0)
    lw ra, 164(sp)
    andn s8, s8, t0
    xor ra, ra, t4
    rori ra, ra, 27
    xor s8, ra, s8
    andn t0, t0, ra
    xor t0, a1, t0
    sw t0, 132(a0)
    lw t0, 60(sp)
    sw a4, 100(a0)
    xor t0, t0, a3
    rori t0, t0, 28
    lw a4, 68(sp)
    sw a6, 60(a0)
    xor a4, a4, t4
    rori a4, a4, 9
    lw t4, 204(sp)
    lw a6, 184(sp)
    xor t4, t4, s10
    rori t4, t4, 4
    xor a6, a6, t3
    rori a6, a6, 30
    sw s3, 4(a0)
    lw s3, 92(sp)
    sw s6, 68(a0)
    xor s3, s3, a3
    rori s3, s3, 25
    lw s6, 72(sp)
    sw s7, 164(a0)
    xor s6, s6, t3
    rori s6, s6, 11
    lw t3, 180(sp)
    lw s7, 168(sp)
    xor t3, t3, s10
    rori t3, t3, 19
    xor s7, s7, s0
    rori s7, s7, 31
    sw s8, 140(a0)
    andn s8, t0, t3
    xor s8, s2, s8
    andn ra, ra, a1
    xor ra, s1, ra
    andn s1, t3, s2
    xor s1, t2, s1
    andn a1, t2, s4
    xor a1, t0, a1
    sw ra, 124(a0)
    lw ra, 88(sp)
    andn t0, s4, t0
    xor ra, ra, s0
    rori ra, ra, 10
    xor t0, t3, t0
    lw t3, 156(sp)
    andn t2, s2, t2
    xor s10, t3, s10
    rori s10, s10, 21
    lw t3, 96(sp)
    xor t2, s4, t2
    xor s0, t3, s0
    rori s0, s0, 27
    lw s2, 132(sp)
    lw s4, 120(sp)
    xor s2, s2, a2
    rori s2, s2, 18
    xor a3, s4, a3
    rori a3, a3, 22
    lw s4, 140(sp)
    andn t3, s7, s6
    xor a2, s4, a2
    rori a2, a2, 12
    andn s4, s6, a2
    xor s4, t4, s4
    xor t3, a2, t3
    sw t0, 96(a0)
    andn t0, t4, s5
    xor t0, s7, t0
    andn s7, s5, s7
    xor s7, s6, s7
    andn s6, a4, a6
    xor s6, a3, s6
    andn a2, a2, t4
    xor a2, s5, a2
    lw s5, 152(sp)
    sw t0, 192(a0)
    xor s5, s5, a7
    rori s5, s5, 1
    andn t4, s5, a4
    xor t4, a6, t4
    andn a6, a6, a3
    xor a6, t1, a6
    andn a3, a3, t1
    xor a3, s5, a3
    andn t0, ra, a5
    xor t0, s3, t0
    sw t0, 32(a0)
    lw t0, 104(sp)
    andn t1, t1, s5
    xor t0, t0, a7
    rori t0, t0, 10
    xor t1, a4, t1
    lw a4, 196(sp)
    sw t1, 64(a0)
    andn s5, s0, a4
    xor s5, s2, s5
    lw t1, 108(sp)
    sw t2, 112(a0)
    xor t1, t1, a7
    rori t1, t1, 24
    andn a7, s3, s10
    xor a7, t0, a7
    andn t2, t0, ra
    xor t2, a5, t2
    andn a5, a5, s3
    xor a5, s10, a5
    andn s3, t1, s0
    xor s3, a4, s3
    andn t0, s10, t0
    xor t0, ra, t0
    lw ra, 84(sp)
    sw s9, 52(a0)
    andn s10, ra, t1
    xor s10, s0, s10
    andn s0, s2, ra
    xor s0, t1, s0
    andn t1, a4, s2
    xor t1, ra, t1
    sw t5, 76(a0)
    sw t6, 28(a0)
    sw s11, 148(a0)
    sw s8, 88(a0)
    sw s1, 80(a0)
    sw a1, 104(a0)
    sw s4, 168(a0)
    sw t3, 176(a0)
    sw s7, 184(a0)
    sw s6, 48(a0)
    sw a2, 160(a0)
    sw t4, 56(a0)
    sw a6, 40(a0)
    sw a3, 72(a0)
    sw s5, 120(a0)
    sw a7, 16(a0)
    sw t2, 0(a0)
    sw a5, 24(a0)
    sw s3, 128(a0)
    sw t0, 8(a0)
    sw s10, 136(a0)
    sw s0, 144(a0)
    sw t1, 152(a0)
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

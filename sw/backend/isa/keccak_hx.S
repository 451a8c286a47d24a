// SPDX-License-Identifier: Apache-2.0
//
// Made by `python -m rvhash.codegen`; do not edit.
//
// void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds): the last `rounds` rounds, an even number up to 24,
// of Keccak-f[1600]. The state is 25 lanes at a multiple of 4, each the word of its even bits, then the word of its
// odd bits.
//
// Requires RV32I and hx.
//
// Registers: As in the psABI; gp and tp stay as they are. Stack: 320 bytes.
//
// 5441 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 2236 bytes of code and constants.

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
    lw ra, 0(a0)
    lw t0, 40(a0)
    lw t1, 80(a0)
    lw t2, 120(a0)
    lw s1, 160(a0)
    .insn r4 0xb, 0, 0, t3, ra, t0, t1 # hx.xor3
    lw a3, 4(a0)
    .insn r4 0xb, 0, 0, t3, t3, t2, s1 # hx.xor3
    lw a5, 44(a0)
    lw a6, 84(a0)
    lw a7, 124(a0)
    lw s3, 164(a0)
    .insn r4 0xb, 0, 0, s0, a3, a5, a6 # hx.xor3
    lw s5, 8(a0)
    .insn r4 0xb, 0, 0, s0, s0, a7, s3 # hx.xor3
    lw s7, 48(a0)
    lw s8, 88(a0)
    lw s10, 128(a0)
    lw s11, 168(a0)
    .insn r4 0xb, 0, 0, a1, s5, s7, s8 # hx.xor3
    lw t5, 12(a0)
    .insn r4 0xb, 0, 0, a1, a1, s10, s11 # hx.xor3
    lw t6, 52(a0)
    lw ra, 92(a0)
    lw t0, 132(a0)
    lw t1, 172(a0)
    .insn r4 0xb, 0, 0, t4, t5, t6, ra # hx.xor3
    lw t2, 16(a0)
    .insn r4 0xb, 0, 0, t4, t4, t0, t1 # hx.xor3
    lw s1, 56(a0)
    lw a3, 96(a0)
    lw a5, 136(a0)
    lw a6, 176(a0)
    .insn r4 0xb, 0, 0, s9, t2, s1, a3 # hx.xor3
    lw a7, 20(a0)
    .insn r4 0xb, 0, 0, s9, s9, a5, a6 # hx.xor3
    lw s3, 60(a0)
    lw s5, 100(a0)
    lw s7, 140(a0)
    lw s8, 180(a0)
    .insn r4 0xb, 0, 0, a4, a7, s3, s5 # hx.xor3
    lw s10, 24(a0)
    .insn r4 0xb, 0, 0, a4, a4, s7, s8 # hx.xor3
    lw s11, 64(a0)
    lw t5, 104(a0)
    lw t6, 144(a0)
    lw ra, 184(a0)
    .insn r4 0xb, 0, 0, s6, s10, s11, t5 # hx.xor3
    lw t0, 28(a0)
    .insn r4 0xb, 0, 0, s6, s6, t6, ra # hx.xor3
    lw t1, 68(a0)
    lw t2, 108(a0)
    lw s1, 148(a0)
    lw a3, 188(a0)
    .insn r4 0xb, 0, 0, s2, t0, t1, t2 # hx.xor3
    lw a5, 32(a0)
    .insn r4 0xb, 0, 0, s2, s2, s1, a3 # hx.xor3
    lw a6, 72(a0)
    lw a7, 112(a0)
    lw s3, 152(a0)
    lw s5, 192(a0)
    .insn r4 0xb, 0, 0, a2, a5, a6, a7 # hx.xor3
    lw s7, 36(a0)
    .insn r4 0xb, 0, 0, a2, a2, s3, s5 # hx.xor3
    lw s8, 76(a0)
    lw s10, 116(a0)
    lw s11, 156(a0)
    lw t5, 196(a0)
    .insn r4 0xb, 0, 0, s4, s7, s8, s10 # hx.xor3
    lw s5, 44(a0)
    .insn r4 0xb, 0, 0, s4, s4, s11, t5 # hx.xor3
    lw t5, 84(a0)
    lw t2, 124(a0)
    lw s11, 52(a0)
    lw s3, 4(a0)
    lw ra, 196(a0)
    lw s10, 116(a0)
    lw t0, 100(a0)
    lw a5, 68(a0)
    lw s1, 148(a0)
    lw a6, 164(a0)
    lw t6, 180(a0)
    lw s8, 132(a0)
    lw a3, 140(a0)
    lw t1, 108(a0)
    lw s7, 52(sp)
    .balign 4
.L_rvh_keccak_rounds:
    sw t1, 108(a0)
    .insn r4 0x2b, 1, 0, s7, a1, s2, x0 # hx.xrl1
    xor s2, s2, t3
    lw t1, 96(a0)
    xor a1, s4, a1
    .insn r4 0x2b, 0, 0, t1, t1, s7, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, a1, x30 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, a1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, a1, x11 # hx.xror
    sw s5, 300(sp)
    xor s5, s0, s9
    .insn r4 0x2b, 1, 0, s0, s6, s0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s11, s11, s5, x10 # hx.xror
    xor s3, s3, a1
    .insn r4 0x2b, 1, 0, s4, s9, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, ra, ra, s2, x25 # hx.xror
    .insn r4 0x2b, 1, 0, t3, t3, a4, x0 # hx.xrl1
    .insn r4 0xb, 0, 1, s9, ra, s3, s11 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s2, x12 # hx.xror
    sw s9, 96(sp)
    lw a7, 144(a0)
    xor s6, t4, s6
    .insn r4 0x2b, 0, 0, a7, a7, s4, x22 # hx.xror
    xor a4, a4, a2
    .insn r4 0xb, 0, 1, s9, s11, t1, a7 # hx.chi
    .insn r4 0x2b, 1, 0, a2, a2, t4, x0 # hx.xrl1
    sw s9, 72(sp)
    .insn r4 0xb, 0, 1, s9, t1, a7, ra # hx.chi
    .insn r4 0xb, 0, 1, t1, s3, s11, t1 # hx.chi
    sw s9, 80(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s6, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, a4, x4 # hx.xror
    .insn r4 0xb, 0, 1, ra, a7, ra, s3 # hx.chi
    .insn r4 0xb, 0, 1, s11, a5, s10, t2 # hx.chi
    sw ra, 88(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a4, x21 # hx.xror
    lw s3, 24(a0)
    lw s9, 168(a0)
    .insn r4 0x2b, 0, 0, s3, s3, s4, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, t3, x31 # hx.xror
    lw a7, 16(a0)
    .insn r4 0x2b, 0, 0, a1, a6, a1, x23 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s7, x1 # hx.xror
    sw a1, 304(sp)
    .insn r4 0xb, 0, 1, ra, a7, a5, s10 # hx.chi
    .insn r4 0xb, 0, 1, t4, t2, s9, a7 # hx.chi
    .insn r4 0xb, 0, 1, t2, s10, t2, s9 # hx.chi
    .insn r4 0x2b, 0, 0, a1, t6, s6, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, s5, x9 # hx.xror
    lw s10, 192(a0)
    .insn r4 0xb, 0, 1, a5, s9, a7, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s0, x25 # hx.xror
    sw a5, 252(sp)
    lw t6, 72(a0)
    .insn r4 0xb, 0, 1, a5, t5, s8, a1 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, s0, x22 # hx.xror
    .insn r4 0xb, 0, 1, a7, t0, s1, s10 # hx.chi
    .insn r4 0xb, 0, 1, a6, s3, t6, t5 # hx.chi
    .insn r4 0xb, 0, 1, t5, t6, t5, s8 # hx.chi
    .insn r4 0xb, 0, 1, t6, a1, s3, t6 # hx.chi
    .insn r4 0xb, 0, 1, a1, s8, a1, s3 # hx.chi
    lw s3, 0(a0)
    .insn r4 0xb, 0, 0, s8, t2, a7, a5 # hx.xor3
    xor s3, s3, a2
    sw a7, 76(sp)
    sw a5, 116(sp)
    sw t2, 236(sp)
    lw t2, 48(a0)
    lw a7, 52(sp)
    .insn r4 0x2b, 0, 0, t2, t2, t3, x10 # hx.xror
    lw a5, 4(a7)
    .insn r4 0xb, 0, 1, s9, t2, t0, s1 # hx.chi
    .insn r4 0xb, 0, 1, t0, s3, t2, t0 # hx.chi
    xor a5, t1, a5
    .insn r4 0xb, 0, 0, t1, s9, s11, t5 # hx.xor3
    sw s11, 228(sp)
    sw t5, 108(sp)
    sw s9, 68(sp)
    .insn r4 0xb, 0, 1, t2, s10, s3, t2 # hx.chi
    lw s9, 184(a0)
    .insn r4 0x2b, 0, 0, a3, a3, s6, x24 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, s4, x4 # hx.xror
    lw s11, 36(a0)
    lw t5, 40(a0)
    .insn r4 0x2b, 0, 0, s11, s11, s2, x18 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, a2, x14 # hx.xror
    .insn r4 0xb, 0, 1, s1, s1, s10, s3 # hx.chi
    sw t4, 244(sp)
    .insn r4 0xb, 0, 0, s10, s1, t4, a1 # hx.xor3
    sw s1, 84(sp)
    sw a1, 124(sp)
    lw s3, 12(a0)
    lw t4, 152(a0)
    .insn r4 0x2b, 0, 0, s3, s3, s5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s0, x28 # hx.xror
    .insn r4 0xb, 0, 1, a1, s9, s11, t5 # hx.chi
    sw t6, 132(sp)
    .insn r4 0xb, 0, 0, s1, a1, t2, t6 # hx.xor3
    sw a1, 212(sp)
    sw t2, 92(sp)
    lw a1, 108(a0)
    lw t6, 88(a0)
    .insn r4 0x2b, 0, 0, a1, a1, a4, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, t3, x27 # hx.xror
    lw t2, 0(a7)
    .insn r4 0xb, 0, 1, a7, t6, a3, s9 # hx.chi
    xor t2, t0, t2
    .insn r4 0xb, 0, 1, s9, a3, s9, s11 # hx.chi
    lw t0, 80(a0)
    .insn r4 0xb, 0, 1, a3, t5, t6, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a2, x31 # hx.xror
    .insn r4 0xb, 0, 1, t6, s11, t5, t6 # hx.chi
    sw t2, 60(sp)
    .insn r4 0xb, 0, 0, s11, t2, t6, a6 # hx.xor3
    sw a6, 100(sp)
    sw t6, 180(sp)
    lw t2, 56(a0)
    sw a3, 188(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s7, x29 # hx.xror
    lw t5, 8(a0)
    .insn r4 0xb, 0, 1, t6, t2, a1, t4 # hx.chi
    xor t5, t5, t3
    .insn r4 0xb, 0, 0, t1, t1, a3, t6 # hx.xor3
    sw t6, 148(sp)
    .insn r4 0xb, 0, 1, a3, s3, t2, a1 # hx.chi
    lw a6, 160(a0)
    lw t6, 104(a0)
    .insn r4 0x2b, 0, 0, a6, a6, a2, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, s4, x20 # hx.xror
    .insn r4 0xb, 0, 1, t2, a6, s3, t2 # hx.chi
    .insn r4 0xb, 0, 0, s11, s11, ra, a3 # hx.xor3
    sw a3, 140(sp)
    sw ra, 220(sp)
    .insn r4 0xb, 0, 1, s3, t4, a6, s3 # hx.chi
    lw ra, 172(a0)
    lw a3, 20(a0)
    .insn r4 0x2b, 0, 0, ra, ra, s5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, s6, x1 # hx.xror
    .insn r4 0xb, 0, 1, a1, a1, t4, a6 # hx.chi
    lw a6, 156(a0)
    .insn r4 0xb, 0, 0, s10, s10, s3, s9 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, s2, x28 # hx.xror
    sw s9, 204(sp)
    sw s3, 164(sp)
    .insn r4 0xb, 0, 0, s8, s8, a1, a7 # hx.xor3
    sw a7, 196(sp)
    lw a7, 120(a0)
    lw t4, 112(a0)
    .insn r4 0x2b, 0, 0, a2, a7, a2, x12 # hx.xror
    lw a7, 76(a0)
    .insn r4 0x2b, 0, 0, t4, t4, s0, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s2, a7, s2, x22 # hx.xror
    lw s3, 128(a0)
    lw a7, 60(a0)
    .insn r4 0x2b, 0, 0, s3, s3, t3, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s6, a7, s6, x29 # hx.xror
    lw a7, 304(sp)
    lw t3, 252(sp)
    .insn r4 0xb, 0, 1, s9, a7, t5, s6 # hx.chi
    .insn r4 0xb, 0, 0, s1, s1, t2, t3 # hx.xor3
    sw t2, 172(sp)
    sw s1, 292(sp)
    .insn r4 0xb, 0, 1, t3, t5, s6, t6 # hx.chi
    .insn r4 0xb, 0, 1, t5, a6, a7, t5 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t6, a6 # hx.chi
    .insn r4 0xb, 0, 1, s1, t4, a2, ra # hx.chi
    lw t2, 64(a0)
    .insn r4 0xb, 0, 1, a6, t6, a6, a7 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s4, x5 # hx.xror
    .insn r4 0xb, 0, 1, t6, s2, t0, s3 # hx.chi
    .insn r4 0xb, 0, 1, a7, a3, t2, t4 # hx.chi
    .insn r4 0xb, 0, 1, s4, t2, t4, a2 # hx.chi
    sw s6, 152(sp)
    .insn r4 0xb, 0, 0, t4, s6, s4, t6 # hx.xor3
    sw s4, 232(sp)
    .insn r4 0xb, 0, 1, a2, a2, ra, a3 # hx.chi
    lw s6, 136(a0)
    lw s4, 32(a0)
    .insn r4 0x2b, 0, 0, s6, s6, s7, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s4, s0, x19 # hx.xror
    .insn r4 0xb, 0, 1, ra, ra, a3, t2 # hx.chi
    lw t2, 176(a0)
    lw s4, 92(a0)
    .insn r4 0x2b, 0, 0, t2, t2, s7, x2 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, s5, x27 # hx.xror
    lw a3, 188(a0)
    lw s7, 28(a0)
    .insn r4 0x2b, 0, 0, a3, a3, a4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s7, a4, x18 # hx.xror
    sw a2, 248(sp)
    .insn r4 0xb, 0, 1, s5, a4, s2, t0 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, s3, t2 # hx.chi
    .insn r4 0xb, 0, 1, s3, s3, t2, a4 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, a4, s2 # hx.chi
    .insn r4 0xb, 0, 1, a4, s6, a3, s0 # hx.chi
    sw t2, 136(sp)
    .insn r4 0xb, 0, 0, s2, t5, a2, a4 # hx.xor3
    lw a2, 300(sp)
    sw t0, 120(sp)
    .insn r4 0xb, 0, 1, s7, a3, s0, a2 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a2, s4 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, s4, s6 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, s6, a3 # hx.chi
    lw s6, 96(sp)
    sw s7, 216(sp)
    .insn r4 0xb, 0, 0, a3, s6, s9, t2 # hx.xor3
    lw s6, 88(sp)
    lw t2, 72(sp)
    .insn r4 0xb, 0, 0, s2, s2, s6, s3 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, a2, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a3, a3, ra, s7 # hx.xor3
    lw s7, 80(sp)
    .insn r4 0xb, 0, 0, t2, s0, s5, a7 # hx.xor3
    .insn r4 0xb, 0, 0, s6, a6, s4, s7 # hx.xor3
    .insn r4 0xb, 0, 0, t2, t2, t3, a5 # hx.xor3
    .insn r4 0xb, 0, 0, s6, s6, t0, s1 # hx.xor3
    .insn r4 0x2b, 1, 0, s7, t1, s2, x0 # hx.xrl1
    xor s2, s2, s11
    .insn r4 0x2b, 0, 0, a1, a1, s7, x11 # hx.xror
    xor t1, a3, t1
    .insn r4 0x2b, 0, 0, t3, t3, t1, x30 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, t1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, t1, x11 # hx.xror
    sw s5, 300(sp)
    xor s5, t2, s8
    .insn r4 0x2b, 1, 0, t2, s10, t2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t6, t6, s5, x10 # hx.xror
    xor a5, a5, t1
    .insn r4 0x2b, 1, 0, a3, s8, a3, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, ra, ra, s2, x25 # hx.xror
    .insn r4 0x2b, 1, 0, s11, s11, s6, x0 # hx.xrl1
    .insn r4 0xb, 0, 1, s8, ra, a5, t6 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, s2, x12 # hx.xror
    sw s8, 36(a0)
    lw t0, 204(sp)
    xor s10, t4, s10
    .insn r4 0x2b, 0, 0, t0, t0, a3, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, s10, x10 # hx.xror
    .insn r4 0xb, 0, 1, s8, t6, a1, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t1, x23 # hx.xror
    sw s8, 12(a0)
    .insn r4 0xb, 0, 1, s8, a1, t0, ra # hx.chi
    .insn r4 0xb, 0, 1, a1, a5, t6, a1 # hx.chi
    sw s8, 20(a0)
    lw s8, 292(sp)
    .insn r4 0xb, 0, 1, ra, t0, ra, a5 # hx.chi
    xor s6, s6, s8
    .insn r4 0x2b, 1, 0, s8, s8, t4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s3, s3, s6, x4 # hx.xror
    sw ra, 28(a0)
    .insn r4 0xb, 0, 1, t6, s3, s9, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a4, s6, x21 # hx.xror
    lw ra, 84(sp)
    lw t4, 228(sp)
    .insn r4 0x2b, 0, 0, ra, ra, a3, x18 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s11, x31 # hx.xror
    lw t0, 76(sp)
    sw a7, 304(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s7, x1 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s5, x9 # hx.xror
    .insn r4 0xb, 0, 1, a4, t0, s3, s9 # hx.chi
    .insn r4 0xb, 0, 1, s3, t4, t0, s3 # hx.chi
    sw a4, 160(a0)
    .insn r4 0xb, 0, 1, a4, s0, t4, t0 # hx.chi
    .insn r4 0xb, 0, 1, s0, s9, s0, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s1, s10, x1 # hx.xror
    lw s1, 252(sp)
    sw s3, 192(a0)
    .insn r4 0x2b, 0, 0, s1, s1, t2, x25 # hx.xror
    lw t1, 132(sp)
    .insn r4 0xb, 0, 1, s3, t3, a2, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, t2, x22 # hx.xror
    .insn r4 0xb, 0, 1, t4, a6, a5, s1 # hx.chi
    .insn r4 0xb, 0, 1, t0, ra, t1, t3 # hx.chi
    .insn r4 0xb, 0, 1, t3, t1, t3, a2 # hx.chi
    .insn r4 0xb, 0, 1, t1, s9, ra, t1 # hx.chi
    .insn r4 0xb, 0, 1, ra, a2, s9, ra # hx.chi
    lw a2, 60(sp)
    .insn r4 0xb, 0, 0, s9, s0, t4, s3 # hx.xor3
    xor a2, a2, s8
    sw t4, 16(a0)
    sw s3, 56(a0)
    sw s0, 176(a0)
    lw s0, 108(sp)
    lw a7, 52(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s11, x10 # hx.xror
    lw s3, 12(a7)
    .insn r4 0xb, 0, 1, t4, s0, a6, a5 # hx.chi
    .insn r4 0xb, 0, 1, a6, a2, s0, a6 # hx.chi
    xor s3, a1, s3
    .insn r4 0xb, 0, 0, a1, t4, t6, t3 # hx.xor3
    sw t6, 168(a0)
    sw t3, 48(a0)
    sw t4, 8(a0)
    .insn r4 0xb, 0, 1, s0, s1, a2, s0 # hx.chi
    lw t4, 244(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s10, x24 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, a3, x4 # hx.xror
    lw t3, 96(sp)
    lw t6, 100(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s2, x18 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, s8, x14 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, s1, a2 # hx.chi
    sw a4, 184(a0)
    .insn r4 0xb, 0, 0, s1, a5, a4, ra # hx.xor3
    sw a5, 24(a0)
    sw ra, 64(a0)
    lw a5, 72(sp)
    lw ra, 212(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t2, x28 # hx.xror
    .insn r4 0xb, 0, 1, a4, t4, t3, t6 # hx.chi
    sw t1, 72(a0)
    .insn r4 0xb, 0, 0, a2, a4, s0, t1 # hx.xor3
    sw a4, 152(a0)
    sw s0, 32(a0)
    .insn r4 0x2b, 0, 0, t5, t5, s6, x19 # hx.xror
    lw a4, 148(sp)
    lw t1, 8(a7)
    .insn r4 0x2b, 0, 0, a4, a4, s11, x27 # hx.xror
    xor t1, a6, t1
    .insn r4 0xb, 0, 1, a7, a4, s4, t4 # hx.chi
    .insn r4 0xb, 0, 1, t4, s4, t4, t3 # hx.chi
    lw s0, 140(sp)
    .insn r4 0xb, 0, 1, s4, t6, a4, s4 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s8, x31 # hx.xror
    .insn r4 0xb, 0, 1, a4, t3, t6, a4 # hx.chi
    sw t1, 0(a0)
    .insn r4 0xb, 0, 0, t3, t1, a4, t0 # hx.xor3
    sw t0, 40(a0)
    sw a4, 120(a0)
    lw t6, 116(sp)
    sw s4, 128(a0)
    .insn r4 0x2b, 0, 0, t6, t6, s7, x29 # hx.xror
    lw t1, 68(sp)
    .insn r4 0xb, 0, 1, a4, t6, t5, ra # hx.chi
    xor t1, t1, s11
    .insn r4 0xb, 0, 0, a1, a1, s4, a4 # hx.xor3
    sw a4, 88(a0)
    .insn r4 0xb, 0, 1, s4, a5, t6, t5 # hx.chi
    lw a6, 220(sp)
    lw t0, 164(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s8, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a3, x20 # hx.xror
    .insn r4 0xb, 0, 1, t6, a6, a5, t6 # hx.chi
    lw a4, 160(a0)
    sw s4, 80(a0)
    .insn r4 0xb, 0, 0, t3, t3, a4, s4 # hx.xor3
    .insn r4 0xb, 0, 1, a5, ra, a6, a5 # hx.chi
    lw a4, 232(sp)
    lw s4, 80(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, s10, x1 # hx.xror
    .insn r4 0xb, 0, 1, t5, t5, ra, a6 # hx.chi
    lw a6, 216(sp)
    .insn r4 0xb, 0, 0, s1, s1, a5, t4 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, s2, x28 # hx.xror
    sw t4, 144(a0)
    sw a5, 104(a0)
    .insn r4 0xb, 0, 0, s9, s9, t5, a7 # hx.xor3
    sw t5, 96(a0)
    sw a7, 136(a0)
    lw t4, 180(sp)
    lw a5, 188(sp)
    .insn r4 0x2b, 0, 0, s8, t4, s8, x12 # hx.xror
    lw t4, 136(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s11, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s2, t4, s2, x22 # hx.xror
    lw t4, 172(sp)
    lw s11, 120(sp)
    .insn r4 0x2b, 0, 0, t4, t4, t2, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s11, s10, x29 # hx.xror
    lw s11, 304(sp)
    lw t5, 192(a0)
    .insn r4 0xb, 0, 1, a7, s11, t1, s10 # hx.chi
    .insn r4 0xb, 0, 0, a2, a2, t6, t5 # hx.xor3
    sw t6, 112(a0)
    .insn r4 0xb, 0, 1, t5, t1, s10, t0 # hx.chi
    .insn r4 0xb, 0, 1, t1, a6, s11, t1 # hx.chi
    .insn r4 0xb, 0, 1, s10, s10, t0, a6 # hx.chi
    .insn r4 0xb, 0, 1, t6, t4, s8, a4 # hx.chi
    lw ra, 124(sp)
    .insn r4 0xb, 0, 1, t0, t0, a6, s11 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, a3, x5 # hx.xror
    .insn r4 0xb, 0, 1, s11, s2, s0, a5 # hx.chi
    .insn r4 0xb, 0, 1, a6, s4, ra, t4 # hx.chi
    .insn r4 0xb, 0, 1, a3, ra, t4, s8 # hx.chi
    sw s10, 92(a0)
    .insn r4 0xb, 0, 0, t4, s10, a3, s11 # hx.xor3
    sw a3, 172(a0)
    .insn r4 0xb, 0, 1, s8, s8, a4, s4 # hx.chi
    lw s10, 196(sp)
    lw a3, 92(sp)
    .insn r4 0x2b, 0, 0, s10, s10, s7, x25 # hx.xror
    .insn r4 0x2b, 0, 0, t2, a3, t2, x19 # hx.xror
    .insn r4 0xb, 0, 1, ra, a4, s4, ra # hx.chi
    lw a4, 236(sp)
    lw a3, 152(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s7, x2 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, s5, x27 # hx.xror
    lw s4, 248(sp)
    lw s7, 88(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s6, x4 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s7, s6, x18 # hx.xror
    .insn r4 0xb, 0, 1, s7, s0, a5, a4 # hx.chi
    .insn r4 0xb, 0, 1, s5, s6, s2, s0 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, a4, s6 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s6, s2 # hx.chi
    .insn r4 0xb, 0, 1, s6, s10, s4, t2 # hx.chi
    sw s8, 188(a0)
    .insn r4 0xb, 0, 0, s2, t1, s8, s6 # hx.xor3
    lw s8, 300(sp)
    sw a4, 76(a0)
    .insn r4 0xb, 0, 1, s0, s4, t2, s8 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s8, a3 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, a3, s10 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s10, s4 # hx.chi
    lw s10, 36(a0)
    sw s0, 156(a0)
    .insn r4 0xb, 0, 0, s4, s10, a7, a4 # hx.xor3
    lw s10, 28(a0)
    lw a4, 12(a0)
    .insn r4 0xb, 0, 0, s2, s2, s10, a5 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s8, a4 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, ra, s0 # hx.xor3
    lw s0, 20(a0)
    sw s7, 60(a0)
    .insn r4 0xb, 0, 0, a4, t0, a3, s0 # hx.xor3
    .insn r4 0xb, 0, 0, s0, t2, s5, a6 # hx.xor3
    .insn r4 0xb, 0, 0, a4, a4, s7, t6 # hx.xor3
    .insn r4 0xb, 0, 0, s0, s0, t5, s3 # hx.xor3
    lw s7, 52(sp)
    mv s10, a7
    addi s7, s7, 16
    sw s7, 52(sp)
    mv a7, s1
    mv s1, s6
    mv s6, a7
    lw a7, 56(sp)
    bne s7, a7, .L_rvh_keccak_rounds
    sw s3, 4(a0)
    sw s5, 44(a0)
    sw s11, 52(a0)
    sw a5, 68(a0)
    sw t5, 84(a0)
    sw t0, 100(a0)
    sw t1, 108(a0)
    sw s10, 116(a0)
    sw t2, 124(a0)
    sw s8, 132(a0)
    sw a3, 140(a0)
    sw s1, 148(a0)
    sw a6, 164(a0)
    sw t6, 180(a0)
    sw ra, 196(a0)
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

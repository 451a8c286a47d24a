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
// Registers: As in the psABI, but gp and tp hold other values during the call: no interrupt and no other thread may
// use them then. Stack: 320 bytes.
//
// 5233 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 2176 bytes of code and constants.

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
    sw gp, 52(sp)
    sw tp, 56(sp)
    lla t0, .L_rvh_keccak_rc
    addi t0, t0, 192
    slli a1, a1, 3
    sw t0, 64(sp)
    sub t0, t0, a1
    sw t0, 60(sp)
    lw ra, 0(a0)
    lw t0, 40(a0)
    lw t1, 80(a0)
    lw s0, 120(a0)
    lw s1, 160(a0)
    .insn r4 0xb, 0, 0, a6, ra, t0, t1 # hx.xor3
    lw a1, 4(a0)
    .insn r4 0xb, 0, 0, a6, a6, s0, s1 # hx.xor3
    lw a2, 44(a0)
    lw a3, 84(a0)
    lw a4, 124(a0)
    lw a7, 164(a0)
    .insn r4 0xb, 0, 0, t3, a1, a2, a3 # hx.xor3
    lw s2, 8(a0)
    .insn r4 0xb, 0, 0, t3, t3, a4, a7 # hx.xor3
    lw s4, 48(a0)
    lw s7, 88(a0)
    lw s8, 128(a0)
    lw s10, 168(a0)
    .insn r4 0xb, 0, 0, s6, s2, s4, s7 # hx.xor3
    lw s11, 12(a0)
    .insn r4 0xb, 0, 0, s6, s6, s8, s10 # hx.xor3
    lw t4, 52(a0)
    lw t5, 92(a0)
    lw t6, 132(a0)
    lw ra, 172(a0)
    .insn r4 0xb, 0, 0, t2, s11, t4, t5 # hx.xor3
    lw t0, 16(a0)
    .insn r4 0xb, 0, 0, t2, t2, t6, ra # hx.xor3
    lw t1, 56(a0)
    lw s0, 96(a0)
    lw s1, 136(a0)
    lw a1, 176(a0)
    .insn r4 0xb, 0, 0, tp, t0, t1, s0 # hx.xor3
    lw a2, 20(a0)
    .insn r4 0xb, 0, 0, tp, tp, s1, a1 # hx.xor3
    lw a3, 60(a0)
    lw a4, 100(a0)
    lw a7, 140(a0)
    lw s2, 180(a0)
    .insn r4 0xb, 0, 0, s9, a2, a3, a4 # hx.xor3
    lw s4, 24(a0)
    .insn r4 0xb, 0, 0, s9, s9, a7, s2 # hx.xor3
    lw s7, 64(a0)
    lw s8, 104(a0)
    lw s10, 144(a0)
    lw s11, 184(a0)
    .insn r4 0xb, 0, 0, s3, s4, s7, s8 # hx.xor3
    lw t4, 28(a0)
    .insn r4 0xb, 0, 0, s3, s3, s10, s11 # hx.xor3
    lw t5, 68(a0)
    lw t6, 108(a0)
    lw ra, 148(a0)
    lw t0, 188(a0)
    .insn r4 0xb, 0, 0, a5, t4, t5, t6 # hx.xor3
    lw t1, 32(a0)
    .insn r4 0xb, 0, 0, a5, a5, ra, t0 # hx.xor3
    lw s0, 72(a0)
    lw s1, 112(a0)
    lw a1, 152(a0)
    lw a2, 192(a0)
    .insn r4 0xb, 0, 0, s5, t1, s0, s1 # hx.xor3
    lw a3, 36(a0)
    .insn r4 0xb, 0, 0, s5, s5, a1, a2 # hx.xor3
    lw a4, 76(a0)
    lw a7, 116(a0)
    lw s2, 156(a0)
    lw s4, 196(a0)
    .insn r4 0xb, 0, 0, gp, a3, a4, a7 # hx.xor3
    lw a2, 44(a0)
    .insn r4 0xb, 0, 0, gp, gp, s2, s4 # hx.xor3
    lw s7, 36(a0)
    lw s0, 104(a0)
    lw s11, 124(a0)
    lw t0, 24(a0)
    lw a1, 156(a0)
    lw ra, 180(a0)
    lw s1, 60(a0)
    lw t4, 76(a0)
    lw s8, 140(a0)
    lw t5, 196(a0)
    lw a3, 164(a0)
    lw s4, 4(a0)
    lw t1, 132(a0)
    lw t6, 72(a0)
    lw a7, 68(a0)
    lw s2, 20(a0)
    lw s10, 60(sp)
    .balign 4
.L_rvh_keccak_rounds:
    xor a4, gp, s6
    .insn r4 0x2b, 1, 0, s6, s6, a5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a2, a2, a4, x14 # hx.xror
    xor a5, a5, a6
    sw a2, 308(sp)
    xor a2, t2, s3
    .insn r4 0x2b, 1, 0, a6, a6, s9, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, gp, tp, gp, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t2, s5, t2, x0 # hx.xrl1
    xor s5, s9, s5
    .insn r4 0x2b, 0, 0, s7, s7, a5, x18 # hx.xror
    .insn r4 0x2b, 1, 0, s3, s3, t3, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s0, s0, gp, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s11, a4, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, gp, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, a5, x28 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, a2, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a2, x29 # hx.xror
    lw s11, 8(a0)
    .insn r4 0x2b, 0, 0, t4, t4, a5, x22 # hx.xror
    xor s11, s11, a6
    .insn r4 0x2b, 0, 0, s8, s8, a2, x24 # hx.xror
    xor t3, t3, tp
    .insn r4 0x2b, 0, 0, a3, a3, a4, x23 # hx.xror
    xor s4, s4, a4
    .insn r4 0xb, 0, 1, tp, a3, s11, s1 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, t3, x9 # hx.xror
    sw tp, 184(sp)
    lw tp, 84(a0)
    .insn r4 0x2b, 0, 0, s2, s2, a2, x1 # hx.xror
    .insn r4 0x2b, 0, 0, a4, tp, a4, x30 # hx.xror
    .insn r4 0xb, 0, 1, tp, s0, a1, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, a5, x25 # hx.xror
    sw tp, 168(sp)
    .insn r4 0xb, 0, 1, tp, s1, s0, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, a3, s11 # hx.chi
    sw tp, 160(sp)
    sw a1, 176(sp)
    lw tp, 88(a0)
    lw a3, 40(a0)
    .insn r4 0x2b, 0, 0, tp, tp, a6, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, t2, x14 # hx.xror
    .insn r4 0xb, 0, 1, s0, s11, s1, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, t6, s3, x22 # hx.xror
    sw s0, 152(sp)
    .insn r4 0xb, 0, 1, s0, a4, t1, ra # hx.chi
    .insn r4 0xb, 0, 1, t6, ra, t0, s11 # hx.chi
    .insn r4 0xb, 0, 1, s1, a3, tp, s8 # hx.chi
    lw a1, 116(a0)
    .insn r4 0xb, 0, 1, ra, t1, ra, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, a5, x12 # hx.xror
    lw a5, 184(a0)
    .insn r4 0xb, 0, 1, t0, t0, s11, a4 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, gp, x4 # hx.xror
    .insn r4 0xb, 0, 1, t1, s11, a4, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s11, a7, s5, x4 # hx.xror
    sw t1, 116(sp)
    .insn r4 0xb, 0, 1, a7, s11, a1, s9 # hx.chi
    sw s1, 196(sp)
    .insn r4 0xb, 0, 0, a4, s1, a7, t1 # hx.xor3
    sw a7, 236(sp)
    .insn r4 0xb, 0, 1, s1, s7, a3, tp # hx.chi
    .insn r4 0xb, 0, 1, a7, s8, a5, s7 # hx.chi
    lw t1, 16(a0)
    .insn r4 0xb, 0, 1, s7, a5, s7, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s6, x1 # hx.xror
    .insn r4 0xb, 0, 1, tp, tp, s8, a5 # hx.chi
    lw a3, 168(a0)
    sw s0, 124(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a6, x31 # hx.xror
    sw tp, 204(sp)
    .insn r4 0xb, 0, 1, s8, a1, s9, a3 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, a3, t1 # hx.chi
    .insn r4 0xb, 0, 0, a5, s0, s8, tp # hx.xor3
    sw s8, 244(sp)
    .insn r4 0xb, 0, 1, a1, t1, s11, a1 # hx.chi
    lw s0, 100(a0)
    lw tp, 48(a0)
    .insn r4 0x2b, 0, 0, a2, s0, a2, x10 # hx.xror
    lw s0, 192(a0)
    .insn r4 0x2b, 0, 0, tp, tp, a6, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, s3, x25 # hx.xror
    .insn r4 0xb, 0, 0, s8, ra, a7, s9 # hx.xor3
    sw s9, 252(sp)
    sw ra, 132(sp)
    sw a7, 212(sp)
    lw ra, 148(a0)
    lw a7, 12(a0)
    .insn r4 0x2b, 0, 0, ra, ra, s5, x21 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t3, x31 # hx.xror
    lw s9, 0(a0)
    .insn r4 0xb, 0, 1, s11, a3, t1, s11 # hx.chi
    xor s9, s9, t2
    .insn r4 0xb, 0, 1, a3, s9, tp, a2 # hx.chi
    lw t1, 0(s10)
    sw t0, 108(sp)
    xor t1, a3, t1
    .insn r4 0xb, 0, 0, a3, t0, s1, a1 # hx.xor3
    sw a1, 228(sp)
    sw s1, 188(sp)
    .insn r4 0xb, 0, 1, s1, ra, s0, s9 # hx.chi
    .insn r4 0xb, 0, 1, s9, s0, s9, tp # hx.chi
    .insn r4 0xb, 0, 1, s0, a2, ra, s0 # hx.chi
    .insn r4 0xb, 0, 0, a1, s7, s9, s11 # hx.xor3
    sw s11, 260(sp)
    sw s7, 220(sp)
    sw s9, 100(sp)
    .insn r4 0xb, 0, 1, ra, tp, a2, ra # hx.chi
    lw a2, 56(a0)
    lw s11, 108(a0)
    .insn r4 0x2b, 0, 0, a2, a2, s6, x29 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, s5, x19 # hx.xror
    lw s9, 152(a0)
    lw s7, 160(a0)
    .insn r4 0x2b, 0, 0, s9, s9, s3, x28 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, t2, x23 # hx.xror
    sw s0, 84(sp)
    .insn r4 0xb, 0, 1, t0, s11, s9, s7 # hx.chi
    lw tp, 64(a0)
    .insn r4 0xb, 0, 0, a5, a5, t0, s0 # hx.xor3
    sw t0, 164(sp)
    lw t0, 128(a0)
    .insn r4 0x2b, 0, 0, tp, tp, gp, x5 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a6, x10 # hx.xror
    .insn r4 0xb, 0, 1, s0, a2, s11, s9 # hx.chi
    lw a6, 144(a0)
    .insn r4 0xb, 0, 1, s11, a7, a2, s11 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, gp, x22 # hx.xror
    .insn r4 0xb, 0, 0, a3, a3, t1, s11 # hx.xor3
    .insn r4 0xb, 0, 1, gp, a6, t5, s4 # hx.chi
    sw t1, 68(sp)
    sw s11, 148(sp)
    .insn r4 0xb, 0, 0, a4, a4, s0, ra # hx.xor3
    sw ra, 76(sp)
    sw s0, 156(sp)
    lw t1, 172(a0)
    lw ra, 120(a0)
    .insn r4 0x2b, 0, 0, t1, t1, t3, x31 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t2, x12 # hx.xror
    .insn r4 0xb, 0, 1, a2, s7, a7, a2 # hx.chi
    lw s11, 96(a0)
    lw s0, 112(a0)
    .insn r4 0x2b, 0, 0, s11, s11, s6, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, s3, x13 # hx.xror
    .insn r4 0xb, 0, 1, a7, s9, s7, a7 # hx.chi
    lw s9, 80(a0)
    .insn r4 0xb, 0, 1, s7, s11, a6, t5 # hx.chi
    .insn r4 0x2b, 0, 0, t2, s9, t2, x31 # hx.xror
    lw s9, 52(a0)
    .insn r4 0xb, 0, 0, a1, a1, a2, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, s9, s9, t3, x10 # hx.xror
    sw a2, 180(sp)
    .insn r4 0xb, 0, 1, a6, s9, s11, a6 # hx.chi
    .insn r4 0xb, 0, 1, s11, s4, s9, s11 # hx.chi
    .insn r4 0xb, 0, 1, s4, t5, s4, s9 # hx.chi
    .insn r4 0xb, 0, 1, t5, t4, t2, t0 # hx.chi
    .insn r4 0xb, 0, 1, s9, tp, s0, ra # hx.chi
    sw a6, 80(sp)
    .insn r4 0xb, 0, 0, a2, t5, a6, s9 # hx.xor3
    sw s9, 240(sp)
    sw t5, 120(sp)
    lw t5, 176(a0)
    .insn r4 0xb, 0, 1, s9, t1, s2, tp # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s6, x2 # hx.xror
    lw a6, 92(a0)
    .insn r4 0xb, 0, 1, tp, s2, tp, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, t3, x27 # hx.xror
    .insn r4 0xb, 0, 1, s2, ra, t1, s2 # hx.chi
    lw t3, 28(a0)
    .insn r4 0xb, 0, 1, s0, s0, ra, t1 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s5, x18 # hx.xror
    lw t1, 136(a0)
    .insn r4 0xb, 0, 1, ra, t0, t5, t3 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s6, x25 # hx.xror
    .insn r4 0xb, 0, 0, s6, gp, ra, s2 # hx.xor3
    sw gp, 96(sp)
    sw s2, 256(sp)
    lw s2, 4(s10)
    .insn r4 0xb, 0, 0, gp, s8, s1, a7 # hx.xor3
    xor s2, s11, s2
    lw s10, 188(a0)
    .insn r4 0xb, 0, 1, s11, t5, t3, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s10, s5, x4 # hx.xror
    .insn r4 0xb, 0, 1, t0, t2, t0, t5 # hx.chi
    .insn r4 0xb, 0, 1, s10, a6, t1, s5 # hx.chi
    lw s8, 32(a0)
    .insn r4 0xb, 0, 1, t2, t3, t4, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s8, s3, x19 # hx.xror
    lw t5, 308(sp)
    .insn r4 0xb, 0, 1, t3, t1, s5, s3 # hx.chi
    .insn r4 0xb, 0, 1, t4, s3, t5, a6 # hx.chi
    .insn r4 0xb, 0, 1, s3, s5, s3, t5 # hx.chi
    .insn r4 0xb, 0, 1, a6, t5, a6, t1 # hx.chi
    lw s8, 176(sp)
    sw t3, 216(sp)
    .insn r4 0xb, 0, 0, s5, s6, s8, t3 # hx.xor3
    lw s6, 184(sp)
    lw t1, 168(sp)
    .insn r4 0xb, 0, 0, s8, s9, s3, s6 # hx.xor3
    .insn r4 0xb, 0, 0, t5, s10, t1, t0 # hx.xor3
    lw s6, 152(sp)
    .insn r4 0xb, 0, 0, t5, t5, s0, s7 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t2, t4, s6 # hx.xor3
    lw t1, 160(sp)
    .insn r4 0xb, 0, 0, t3, t3, s2, tp # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s4, s11 # hx.xor3
    .insn r4 0xb, 0, 0, a2, a2, a6, t1 # hx.xor3
    xor t1, s8, a4
    .insn r4 0x2b, 1, 0, a4, a4, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t2, t2, t1, x14 # hx.xror
    xor s5, s5, a3
    sw t2, 308(sp)
    xor t2, a2, gp
    .insn r4 0x2b, 1, 0, a3, a3, t5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s8, a5, s8, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a2, a1, a2, x0 # hx.xrl1
    xor a1, t5, a1
    .insn r4 0x2b, 0, 0, s4, s4, s5, x18 # hx.xror
    .insn r4 0x2b, 1, 0, gp, gp, t3, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a7, a7, s8, x20 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t4, t1, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s8, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, s5, x28 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, t2, x1 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, t2, x29 # hx.xror
    lw t4, 76(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s5, x22 # hx.xror
    xor t4, t4, a3
    .insn r4 0x2b, 0, 0, s10, s10, t2, x24 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, s5, x25 # hx.xror
    xor t3, t3, a5
    .insn r4 0x2b, 0, 0, tp, tp, t1, x23 # hx.xror
    xor s2, s2, t1
    .insn r4 0xb, 0, 1, a5, tp, t4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, t1, x30 # hx.xror
    sw a5, 116(a0)
    .insn r4 0xb, 0, 1, a5, a7, s3, tp # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, t3, x9 # hx.xror
    sw a5, 100(a0)
    .insn r4 0xb, 0, 1, a5, t0, a7, s3 # hx.chi
    .insn r4 0xb, 0, 1, tp, s3, tp, t4 # hx.chi
    sw a5, 92(a0)
    sw tp, 108(a0)
    lw a5, 156(sp)
    lw s3, 108(sp)
    .insn r4 0x2b, 0, 0, a5, a5, a3, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, a2, x14 # hx.xror
    .insn r4 0xb, 0, 1, a7, t4, t0, a7 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t6, gp, x22 # hx.xror
    sw a7, 84(a0)
    .insn r4 0xb, 0, 1, a7, s6, a6, s0 # hx.chi
    .insn r4 0xb, 0, 1, t6, s0, s1, t0 # hx.chi
    .insn r4 0xb, 0, 1, tp, s3, a5, s10 # hx.chi
    lw t4, 184(sp)
    .insn r4 0xb, 0, 1, s0, a6, s0, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s5, t4, s5, x12 # hx.xror
    lw t4, 252(sp)
    .insn r4 0xb, 0, 1, s1, s1, t0, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, a6, t0, s6, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t1, ra, a1, x4 # hx.xror
    sw a6, 48(a0)
    .insn r4 0xb, 0, 1, t0, t1, s5, t5 # hx.chi
    sw tp, 128(a0)
    .insn r4 0xb, 0, 0, s6, tp, t0, a6 # hx.xor3
    sw t0, 168(a0)
    .insn r4 0xb, 0, 1, t0, s4, s3, a5 # hx.chi
    .insn r4 0xb, 0, 1, ra, s10, t4, s4 # hx.chi
    lw a6, 84(sp)
    .insn r4 0xb, 0, 1, s4, t4, s4, s3 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, a4, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, t2, x1 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, s10, t4 # hx.chi
    lw s10, 236(sp)
    sw a7, 56(a0)
    .insn r4 0x2b, 0, 0, s10, s10, a3, x31 # hx.xror
    sw a5, 136(a0)
    .insn r4 0xb, 0, 1, s3, s5, t5, s10 # hx.chi
    .insn r4 0xb, 0, 1, t5, t5, s10, a6 # hx.chi
    .insn r4 0xb, 0, 0, tp, a7, s3, a5 # hx.xor3
    sw s3, 176(a0)
    .insn r4 0xb, 0, 1, s5, a6, t1, s5 # hx.chi
    lw a7, 168(sp)
    lw a5, 116(sp)
    .insn r4 0x2b, 0, 0, t2, a7, t2, x10 # hx.xror
    lw a7, 260(sp)
    .insn r4 0x2b, 0, 0, a5, a5, a3, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, gp, x25 # hx.xror
    .insn r4 0xb, 0, 0, t4, s0, ra, t5 # hx.xor3
    sw t5, 184(a0)
    sw s0, 64(a0)
    sw ra, 144(a0)
    lw ra, 216(sp)
    lw s0, 80(sp)
    .insn r4 0x2b, 0, 0, ra, ra, a1, x21 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, t3, x31 # hx.xror
    lw t5, 68(sp)
    .insn r4 0xb, 0, 1, t1, s10, a6, t1 # hx.chi
    xor t5, t5, a2
    .insn r4 0xb, 0, 1, a6, t5, a5, t2 # hx.chi
    lw s10, 60(sp)
    sw s1, 40(a0)
    lw s3, 8(s10)
    sw s5, 160(a0)
    xor s3, a6, s3
    .insn r4 0xb, 0, 0, a6, s1, t0, s5 # hx.xor3
    sw t0, 120(a0)
    .insn r4 0xb, 0, 1, t0, ra, a7, t5 # hx.chi
    .insn r4 0xb, 0, 1, t5, a7, t5, a5 # hx.chi
    .insn r4 0xb, 0, 1, a7, t2, ra, a7 # hx.chi
    .insn r4 0xb, 0, 0, s5, s4, t5, t1 # hx.xor3
    sw t1, 192(a0)
    sw s4, 152(a0)
    sw t5, 32(a0)
    .insn r4 0xb, 0, 1, ra, a5, t2, ra # hx.chi
    lw t2, 124(sp)
    lw a5, 176(sp)
    .insn r4 0x2b, 0, 0, t2, t2, a4, x29 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, a1, x19 # hx.xror
    lw t1, 220(sp)
    lw s4, 228(sp)
    .insn r4 0x2b, 0, 0, t1, t1, gp, x28 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, a2, x23 # hx.xror
    sw a7, 16(a0)
    .insn r4 0xb, 0, 1, s1, a5, t1, s4 # hx.chi
    lw t5, 212(sp)
    .insn r4 0xb, 0, 0, tp, tp, s1, a7 # hx.xor3
    sw s1, 96(a0)
    lw s1, 196(sp)
    .insn r4 0xb, 0, 1, a7, t2, a5, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, a3, x10 # hx.xror
    lw a3, 132(sp)
    .insn r4 0x2b, 0, 0, t5, t5, s8, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, s8, x5 # hx.xror
    .insn r4 0xb, 0, 1, s8, t5, s9, s2 # hx.chi
    .insn r4 0xb, 0, 1, a5, s0, t2, a5 # hx.chi
    sw s3, 0(a0)
    .insn r4 0xb, 0, 0, a6, a6, s3, a5 # hx.xor3
    sw a5, 80(a0)
    .insn r4 0xb, 0, 0, s6, s6, a7, ra # hx.xor3
    sw ra, 8(a0)
    sw a7, 88(a0)
    lw a7, 240(sp)
    lw a5, 188(sp)
    .insn r4 0x2b, 0, 0, a7, a7, t3, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, a2, x12 # hx.xror
    .insn r4 0xb, 0, 1, t2, s4, s0, t2 # hx.chi
    lw s3, 164(sp)
    lw ra, 180(sp)
    .insn r4 0x2b, 0, 0, s3, s3, a4, x11 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, gp, x13 # hx.xror
    .insn r4 0xb, 0, 1, s0, t1, s4, s0 # hx.chi
    lw t1, 148(sp)
    .insn r4 0xb, 0, 1, s4, s3, t5, s9 # hx.chi
    .insn r4 0x2b, 0, 0, a2, t1, a2, x31 # hx.xror
    lw t1, 120(sp)
    .insn r4 0xb, 0, 0, s5, s5, t2, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, t1, t1, t3, x10 # hx.xror
    sw t2, 112(a0)
    .insn r4 0xb, 0, 1, t5, t1, s3, t5 # hx.chi
    .insn r4 0xb, 0, 1, s3, s2, t1, s3 # hx.chi
    .insn r4 0xb, 0, 1, s2, s9, s2, t1 # hx.chi
    .insn r4 0xb, 0, 1, s9, s11, a2, s1 # hx.chi
    .insn r4 0xb, 0, 1, t1, a3, ra, a5 # hx.chi
    sw t5, 12(a0)
    .insn r4 0xb, 0, 0, t2, s9, t5, t1 # hx.xor3
    sw t1, 172(a0)
    sw s9, 52(a0)
    lw s9, 244(sp)
    .insn r4 0xb, 0, 1, t5, a7, s7, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, a4, x2 # hx.xror
    lw t1, 160(sp)
    .insn r4 0xb, 0, 1, a3, s7, a3, ra # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, t3, x27 # hx.xror
    .insn r4 0xb, 0, 1, s7, a5, a7, s7 # hx.chi
    lw t3, 96(sp)
    .insn r4 0xb, 0, 1, ra, ra, a5, a7 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, a1, x18 # hx.xror
    lw a5, 204(sp)
    .insn r4 0xb, 0, 1, a7, s1, s9, t3 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, a4, x25 # hx.xror
    .insn r4 0xb, 0, 0, a4, s8, a7, s7 # hx.xor3
    sw s8, 28(a0)
    sw s7, 188(a0)
    lw s7, 12(s10)
    lw s8, 256(sp)
    xor s7, s3, s7
    .insn r4 0xb, 0, 0, s3, t4, t0, s0 # hx.xor3
    .insn r4 0x2b, 0, 0, a1, s8, a1, x4 # hx.xror
    .insn r4 0xb, 0, 1, t4, s9, t3, s11 # hx.chi
    .insn r4 0xb, 0, 1, s1, a2, s1, s9 # hx.chi
    .insn r4 0xb, 0, 1, s8, t1, a5, a1 # hx.chi
    lw s9, 100(sp)
    .insn r4 0xb, 0, 1, a2, t3, s11, a2 # hx.chi
    .insn r4 0x2b, 0, 0, gp, s9, gp, x19 # hx.xror
    lw t3, 308(sp)
    .insn r4 0xb, 0, 1, s9, a5, a1, gp # hx.chi
    .insn r4 0xb, 0, 1, s11, gp, t3, t1 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, gp, t3 # hx.chi
    .insn r4 0xb, 0, 1, t1, t3, t1, a5 # hx.chi
    lw t3, 108(a0)
    sw s9, 148(a0)
    .insn r4 0xb, 0, 0, a5, a4, t3, s9 # hx.xor3
    lw s9, 116(a0)
    lw t3, 100(a0)
    .insn r4 0xb, 0, 0, gp, t5, a1, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s8, t3, s1 # hx.xor3
    lw a4, 84(a0)
    .insn r4 0xb, 0, 0, s9, s9, ra, s4 # hx.xor3
    .insn r4 0xb, 0, 0, t3, a2, s11, a4 # hx.xor3
    lw a4, 92(a0)
    .insn r4 0xb, 0, 0, t3, t3, s7, a3 # hx.xor3
    .insn r4 0xb, 0, 0, t2, t2, t1, a4 # hx.xor3
    .insn r4 0xb, 0, 0, gp, gp, s2, t4 # hx.xor3
    addi s10, s10, 16
    sw s10, 60(sp)
    mv a4, s4
    mv s4, s7
    mv s7, s2
    mv s2, a4
    lw a4, 64(sp)
    bne s10, a4, .L_rvh_keccak_rounds
    sw s4, 4(a0)
    sw s2, 20(a0)
    sw t0, 24(a0)
    sw s7, 36(a0)
    sw a2, 44(a0)
    sw s1, 60(a0)
    sw a7, 68(a0)
    sw t6, 72(a0)
    sw t4, 76(a0)
    sw s0, 104(a0)
    sw s11, 124(a0)
    sw t1, 132(a0)
    sw s8, 140(a0)
    sw a1, 156(a0)
    sw a3, 164(a0)
    sw ra, 180(a0)
    sw t5, 196(a0)
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
    lw gp, 52(sp)
    lw tp, 56(sp)
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

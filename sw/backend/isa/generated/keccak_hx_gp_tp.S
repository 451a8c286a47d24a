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
// 5341 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 2208 bytes of code and constants.

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
    lw t1, 40(a0)
    lw s0, 80(a0)
    lw s1, 120(a0)
    lw a1, 160(a0)
    .insn r4 0xb, 0, 0, s8, ra, t1, s0 # hx.xor3
    lw a2, 4(a0)
    .insn r4 0xb, 0, 0, s8, s8, s1, a1 # hx.xor3
    lw a3, 44(a0)
    lw a4, 84(a0)
    lw a5, 124(a0)
    lw a6, 164(a0)
    .insn r4 0xb, 0, 0, a7, a2, a3, a4 # hx.xor3
    lw s2, 8(a0)
    .insn r4 0xb, 0, 0, a7, a7, a5, a6 # hx.xor3
    lw s4, 48(a0)
    lw s6, 88(a0)
    lw s9, 128(a0)
    lw s10, 168(a0)
    .insn r4 0xb, 0, 0, t2, s2, s4, s6 # hx.xor3
    lw s11, 12(a0)
    .insn r4 0xb, 0, 0, t2, t2, s9, s10 # hx.xor3
    lw t3, 52(a0)
    lw gp, 92(a0)
    lw tp, 132(a0)
    lw ra, 172(a0)
    .insn r4 0xb, 0, 0, s7, s11, t3, gp # hx.xor3
    lw t1, 16(a0)
    .insn r4 0xb, 0, 0, s7, s7, tp, ra # hx.xor3
    lw s0, 56(a0)
    lw s1, 96(a0)
    lw a1, 136(a0)
    lw a2, 176(a0)
    .insn r4 0xb, 0, 0, s5, t1, s0, s1 # hx.xor3
    lw a3, 20(a0)
    .insn r4 0xb, 0, 0, s5, s5, a1, a2 # hx.xor3
    lw a4, 60(a0)
    lw a5, 100(a0)
    lw a6, 140(a0)
    lw s2, 180(a0)
    .insn r4 0xb, 0, 0, t4, a3, a4, a5 # hx.xor3
    lw s4, 24(a0)
    .insn r4 0xb, 0, 0, t4, t4, a6, s2 # hx.xor3
    lw s6, 64(a0)
    lw s9, 104(a0)
    lw s10, 144(a0)
    lw s11, 184(a0)
    .insn r4 0xb, 0, 0, t0, s4, s6, s9 # hx.xor3
    lw t3, 28(a0)
    .insn r4 0xb, 0, 0, t0, t0, s10, s11 # hx.xor3
    lw gp, 68(a0)
    lw tp, 108(a0)
    lw ra, 148(a0)
    lw t1, 188(a0)
    .insn r4 0xb, 0, 0, t6, t3, gp, tp # hx.xor3
    lw s0, 32(a0)
    .insn r4 0xb, 0, 0, t6, t6, ra, t1 # hx.xor3
    lw s1, 72(a0)
    lw a1, 112(a0)
    lw a2, 152(a0)
    lw a3, 192(a0)
    .insn r4 0xb, 0, 0, s3, s0, s1, a1 # hx.xor3
    lw a4, 36(a0)
    .insn r4 0xb, 0, 0, s3, s3, a2, a3 # hx.xor3
    lw a5, 76(a0)
    lw a6, 116(a0)
    lw s2, 156(a0)
    lw s4, 196(a0)
    .insn r4 0xb, 0, 0, t5, a4, a5, a6 # hx.xor3
    lw s1, 168(a0)
    .insn r4 0xb, 0, 0, t5, t5, s2, s4 # hx.xor3
    lw s6, 8(a0)
    lw ra, 16(a0)
    lw a2, 56(a0)
    lw a4, 144(a0)
    lw a3, 76(a0)
    lw t1, 96(a0)
    lw s10, 116(a0)
    lw gp, 112(a0)
    lw s9, 80(a0)
    lw a5, 88(a0)
    lw s0, 64(a0)
    lw s2, 120(a0)
    lw a1, 48(a0)
    lw s4, 128(a0)
    lw a6, 136(a0)
    lw tp, 32(a0)
    lw t3, 60(sp)
    .balign 4
.L_rvh_keccak_rounds:
    xor s11, t6, s8
    .insn r4 0x2b, 1, 0, s8, s8, t4, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, t2, t6, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, s8, x31 # hx.xror
    xor s6, s6, s8
    .insn r4 0x2b, 0, 0, ra, ra, t6, x1 # hx.xror
    xor t2, t5, t2
    .insn r4 0x2b, 0, 0, a2, a2, t6, x29 # hx.xror
    xor t3, s7, t0
    sw a2, 308(sp)
    .insn r4 0x2b, 1, 0, s7, s3, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, s5, t5, x0 # hx.xrl1
    xor s3, t4, s3
    .insn r4 0x2b, 0, 0, a4, a4, t5, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, s11, x22 # hx.xror
    lw a2, 68(a0)
    .insn r4 0x2b, 0, 0, t1, t1, t6, x11 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, s11, x12 # hx.xror
    lw t4, 124(a0)
    .insn r4 0x2b, 1, 0, t0, t0, a7, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t4, t4, t2, x11 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, t0, x13 # hx.xror
    xor a7, a7, s5
    .insn r4 0xb, 0, 1, s5, a2, s10, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, s7, x31 # hx.xror
    sw s5, 236(sp)
    .insn r4 0xb, 0, 1, s5, ra, a2, s10 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s8, x27 # hx.xror
    sw s5, 228(sp)
    .insn r4 0x2b, 0, 0, s0, s0, t5, x5 # hx.xror
    .insn r4 0xb, 0, 1, s10, s10, t4, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s7, x12 # hx.xror
    sw s10, 244(sp)
    .insn r4 0xb, 0, 1, s10, s0, gp, s2 # hx.chi
    lw s5, 20(a0)
    .insn r4 0xb, 0, 1, t4, t4, s1, ra # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, t3, x1 # hx.xror
    sw t4, 252(sp)
    lw t4, 52(a0)
    .insn r4 0x2b, 0, 0, a1, a1, s8, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, a7, x10 # hx.xror
    sw a1, 312(sp)
    .insn r4 0xb, 0, 1, ra, s1, ra, a2 # hx.chi
    lw a1, 172(a0)
    sw ra, 260(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a7, x31 # hx.xror
    lw a2, 176(a0)
    .insn r4 0xb, 0, 1, ra, s2, a1, s5 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, t6, x2 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, s8, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, t6, x25 # hx.xror
    .insn r4 0xb, 0, 1, s8, a3, s9, s4 # hx.chi
    .insn r4 0xb, 0, 1, s1, s5, s0, gp # hx.chi
    .insn r4 0xb, 0, 1, s0, a1, s5, s0 # hx.chi
    .insn r4 0xb, 0, 1, t6, t4, t1, a4 # hx.chi
    .insn r4 0xb, 0, 1, a1, gp, s2, a1 # hx.chi
    .insn r4 0xb, 0, 0, s5, t6, s10, s8 # hx.xor3
    sw s8, 120(sp)
    sw s10, 240(sp)
    sw t6, 80(sp)
    lw s10, 196(a0)
    lw s2, 4(a0)
    .insn r4 0x2b, 0, 0, s10, s10, s11, x25 # hx.xror
    xor s2, s2, t2
    .insn r4 0xb, 0, 1, s8, t1, a4, s10 # hx.chi
    .insn r4 0xb, 0, 1, t1, s2, t4, t1 # hx.chi
    .insn r4 0xb, 0, 1, gp, s9, s4, a2 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s10, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s10, s2, t4 # hx.chi
    .insn r4 0xb, 0, 0, s10, gp, s8, a1 # hx.xor3
    sw s8, 88(sp)
    sw gp, 128(sp)
    sw a1, 248(sp)
    lw s8, 28(a0)
    lw gp, 36(a0)
    .insn r4 0x2b, 0, 0, s8, s8, s3, x18 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, s11, x18 # hx.xror
    lw t4, 164(a0)
    .insn r4 0xb, 0, 1, s4, s4, a2, s8 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, t2, x23 # hx.xror
    .insn r4 0x2b, 0, 0, tp, tp, t0, x19 # hx.xror
    lw a1, 60(sp)
    .insn r4 0xb, 0, 1, s9, s8, a3, s9 # hx.chi
    lw t6, 4(a1)
    .insn r4 0xb, 0, 1, a3, a2, s8, a3 # hx.chi
    xor t6, t1, t6
    lw t1, 156(a0)
    lw s8, 60(a0)
    .insn r4 0x2b, 0, 0, t1, t1, s11, x28 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, t3, x29 # hx.xror
    .insn r4 0xb, 0, 1, s11, t1, t4, s6 # hx.chi
    sw s4, 136(sp)
    .insn r4 0xb, 0, 0, a2, s11, s4, a4 # hx.xor3
    sw a4, 96(sp)
    sw s11, 176(sp)
    lw s11, 104(a0)
    sw s1, 232(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t5, x20 # hx.xror
    sw s9, 112(sp)
    .insn r4 0xb, 0, 1, a4, s6, s8, s11 # hx.chi
    .insn r4 0xb, 0, 1, s6, t4, s6, s8 # hx.chi
    .insn r4 0xb, 0, 0, s4, a4, s9, s1 # hx.xor3
    sw a4, 152(sp)
    lw a4, 100(a0)
    lw s9, 188(a0)
    .insn r4 0x2b, 0, 0, a4, a4, t3, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, s3, x4 # hx.xror
    .insn r4 0xb, 0, 1, s8, s8, s11, t1 # hx.chi
    .insn r4 0xb, 0, 1, s1, a6, s9, tp # hx.chi
    sw ra, 256(sp)
    .insn r4 0xb, 0, 0, a2, a2, ra, s1 # hx.xor3
    sw s1, 216(sp)
    lw ra, 44(a0)
    lw s1, 92(a0)
    .insn r4 0x2b, 0, 0, ra, ra, t2, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a7, x27 # hx.xror
    .insn r4 0xb, 0, 1, t1, s11, t1, t4 # hx.chi
    .insn r4 0xb, 0, 1, s11, s1, a6, s9 # hx.chi
    .insn r4 0xb, 0, 1, t4, tp, ra, s1 # hx.chi
    .insn r4 0xb, 0, 0, s10, s10, s11, t1 # hx.xor3
    sw t1, 168(sp)
    sw s11, 208(sp)
    .insn r4 0xb, 0, 1, s9, s9, tp, ra # hx.chi
    lw s11, 180(a0)
    lw t1, 84(a0)
    .insn r4 0x2b, 0, 0, s11, s11, t3, x1 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t1, t2, x30 # hx.xror
    lw tp, 24(a0)
    .insn r4 0xb, 0, 0, s4, s4, t6, t4 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, t5, x18 # hx.xror
    sw s4, 272(sp)
    sw t6, 72(sp)
    .insn r4 0xb, 0, 1, s1, ra, s1, a6 # hx.chi
    lw a6, 132(a0)
    lw ra, 184(a0)
    .insn r4 0x2b, 0, 0, a6, a6, a7, x9 # hx.xror
    .insn r4 0x2b, 0, 0, t5, ra, t5, x4 # hx.xror
    .insn r4 0xb, 0, 0, ra, s2, s9, s0 # hx.xor3
    sw s0, 264(sp)
    sw s2, 104(sp)
    sw s9, 224(sp)
    lw s4, 72(a0)
    .insn r4 0xb, 0, 1, s2, t2, a6, s11 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, t0, x22 # hx.xror
    lw s9, 160(a0)
    .insn r4 0xb, 0, 1, s0, a6, s11, tp # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, s7, x23 # hx.xror
    .insn r4 0xb, 0, 0, s5, s5, s8, s1 # hx.xor3
    sw s8, 160(sp)
    sw s1, 200(sp)
    lw t6, 192(a0)
    lw s1, 12(a0)
    .insn r4 0x2b, 0, 0, t6, t6, t0, x25 # hx.xror
    .insn r4 0x2b, 0, 0, a7, s1, a7, x31 # hx.xror
    .insn r4 0xb, 0, 0, s1, ra, a3, s6 # hx.xor3
    lw t1, 40(a0)
    lw ra, 0(a0)
    .insn r4 0x2b, 0, 0, t1, t1, s7, x14 # hx.xror
    xor ra, ra, s7
    .insn r4 0xb, 0, 1, s8, tp, s4, t2 # hx.chi
    .insn r4 0xb, 0, 1, t2, s4, t2, a6 # hx.chi
    lw s7, 140(a0)
    .insn r4 0xb, 0, 1, s4, s11, tp, s4 # hx.chi
    .insn r4 0x2b, 0, 0, t3, s7, t3, x24 # hx.xror
    .insn r4 0xb, 0, 1, s11, gp, t1, a5 # hx.chi
    lw s7, 312(sp)
    lw a6, 0(a1)
    .insn r4 0xb, 0, 1, tp, ra, s7, a4 # hx.chi
    lw a1, 152(a0)
    xor a6, tp, a6
    .insn r4 0x2b, 0, 0, t0, a1, t0, x28 # hx.xror
    .insn r4 0xb, 0, 0, tp, a6, s11, s8 # hx.xor3
    sw s8, 108(sp)
    sw a6, 68(sp)
    .insn r4 0xb, 0, 1, s8, t6, ra, s7 # hx.chi
    .insn r4 0xb, 0, 1, a6, a5, t3, t5 # hx.chi
    .insn r4 0xb, 0, 1, a5, t1, a5, t3 # hx.chi
    .insn r4 0xb, 0, 1, t1, t5, gp, t1 # hx.chi
    .insn r4 0xb, 0, 1, gp, t3, t5, gp # hx.chi
    lw t5, 148(a0)
    .insn r4 0xb, 0, 1, a1, t0, s9, a7 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s3, x21 # hx.xror
    sw s4, 140(sp)
    .insn r4 0xb, 0, 1, ra, t5, t6, ra # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, a4, t5 # hx.chi
    .insn r4 0xb, 0, 1, t6, a4, t5, t6 # hx.chi
    lw t5, 260(sp)
    sw t1, 220(sp)
    .insn r4 0xb, 0, 0, t3, s4, t1, t5 # hx.xor3
    lw t5, 108(a0)
    lw s4, 308(sp)
    .insn r4 0x2b, 0, 0, t5, t5, s3, x19 # hx.xror
    .insn r4 0xb, 0, 1, a4, s9, a7, s4 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, s4, t5 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, t5, t0 # hx.chi
    .insn r4 0xb, 0, 0, t1, ra, a1, s0 # hx.xor3
    sw a1, 172(sp)
    sw ra, 92(sp)
    lw ra, 252(sp)
    .insn r4 0xb, 0, 1, t0, t5, t0, s9 # hx.chi
    .insn r4 0xb, 0, 0, t1, t1, ra, gp # hx.xor3
    lw t5, 244(sp)
    .insn r4 0xb, 0, 0, t3, t3, a4, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s9, a6, s2, t5 # hx.xor3
    lw t5, 228(sp)
    .insn r4 0xb, 0, 0, s9, s9, t6, t0 # hx.xor3
    .insn r4 0xb, 0, 0, tp, tp, a7, t5 # hx.xor3
    lw t5, 236(sp)
    xor s3, a2, tp
    .insn r4 0xb, 0, 0, a1, s4, s7, t5 # hx.xor3
    .insn r4 0x2b, 1, 0, tp, tp, s10, x0 # hx.xrl1
    .insn r4 0xb, 0, 0, a1, a1, t2, a5 # hx.xor3
    .insn r4 0x2b, 0, 0, t5, t5, tp, x31 # hx.xror
    .insn r4 0x2b, 1, 0, a2, a1, a2, x0 # hx.xrl1
    xor s7, s7, tp
    .insn r4 0x2b, 0, 0, t6, t6, a2, x1 # hx.xror
    xor a1, s1, a1
    .insn r4 0x2b, 0, 0, s2, s2, a2, x29 # hx.xror
    .insn r4 0x2b, 1, 0, s1, s9, s1, x0 # hx.xrl1
    sw s2, 308(sp)
    xor s2, s5, t1
    .insn r4 0x2b, 1, 0, s5, t3, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, gp, gp, s1, x22 # hx.xror
    xor t3, s10, t3
    .insn r4 0x2b, 0, 0, a3, a3, s3, x22 # hx.xror
    lw s10, 136(sp)
    .insn r4 0x2b, 0, 0, t0, t0, a2, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, t3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s3, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, a1, x11 # hx.xror
    lw ra, 272(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s5, x31 # hx.xror
    .insn r4 0x2b, 1, 0, t1, t1, ra, x0 # hx.xrl1
    xor s9, ra, s9
    .insn r4 0x2b, 0, 0, a4, a4, t1, x13 # hx.xror
    .insn r4 0xb, 0, 1, ra, s10, s6, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, tp, x27 # hx.xror
    sw ra, 168(a0)
    .insn r4 0xb, 0, 1, ra, t6, s10, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s1, x5 # hx.xror
    sw ra, 160(a0)
    .insn r4 0xb, 0, 1, s6, s6, t4, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s5, x12 # hx.xror
    sw s6, 176(a0)
    .insn r4 0xb, 0, 1, ra, s0, a4, s11 # hx.chi
    lw s6, 88(sp)
    .insn r4 0xb, 0, 1, t4, t4, t5, t6 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, s2, x1 # hx.xror
    sw t4, 184(a0)
    lw t4, 120(sp)
    .insn r4 0x2b, 0, 0, t2, t2, tp, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s9, x10 # hx.xror
    sw t2, 312(sp)
    .insn r4 0xb, 0, 1, t6, t5, t6, s10 # hx.chi
    lw s10, 240(sp)
    sw t6, 192(a0)
    .insn r4 0x2b, 0, 0, s10, s10, s9, x31 # hx.xror
    lw t6, 244(sp)
    .insn r4 0xb, 0, 1, t2, s11, s10, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, a2, x2 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, tp, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, a2, x25 # hx.xror
    .insn r4 0xb, 0, 1, tp, a3, a7, a5 # hx.chi
    .insn r4 0xb, 0, 1, t5, s6, s0, a4 # hx.chi
    .insn r4 0xb, 0, 1, s0, s10, s6, s0 # hx.chi
    .insn r4 0xb, 0, 1, a2, t4, t0, gp # hx.chi
    .insn r4 0xb, 0, 1, s11, a4, s11, s10 # hx.chi
    .insn r4 0xb, 0, 0, s10, a2, ra, tp # hx.xor3
    sw tp, 52(a0)
    sw ra, 172(a0)
    sw a2, 12(a0)
    lw ra, 264(sp)
    lw a2, 72(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s3, x25 # hx.xror
    xor a2, a2, a1
    .insn r4 0xb, 0, 1, a4, t0, gp, ra # hx.chi
    .insn r4 0xb, 0, 1, t0, a2, t4, t0 # hx.chi
    .insn r4 0xb, 0, 1, tp, a7, a5, t6 # hx.chi
    .insn r4 0xb, 0, 1, gp, gp, ra, a2 # hx.chi
    .insn r4 0xb, 0, 1, a2, ra, a2, t4 # hx.chi
    .insn r4 0xb, 0, 0, t4, tp, a4, s11 # hx.xor3
    sw a4, 20(a0)
    sw tp, 60(a0)
    sw s11, 180(a0)
    lw tp, 96(sp)
    lw a4, 104(sp)
    .insn r4 0x2b, 0, 0, tp, tp, t3, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, s3, x18 # hx.xror
    lw s6, 232(sp)
    .insn r4 0xb, 0, 1, a5, a5, t6, tp # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, a1, x23 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, t1, x19 # hx.xror
    lw s11, 60(sp)
    sw a5, 68(a0)
    lw ra, 12(s11)
    sw gp, 28(a0)
    xor ra, t0, ra
    lw t0, 224(sp)
    sw t5, 164(a0)
    .insn r4 0x2b, 0, 0, t0, t0, s3, x28 # hx.xror
    .insn r4 0xb, 0, 1, s3, tp, a3, a7 # hx.chi
    .insn r4 0xb, 0, 1, a7, t0, s6, s7 # hx.chi
    .insn r4 0xb, 0, 1, a3, t6, tp, a3 # hx.chi
    lw tp, 128(sp)
    .insn r4 0xb, 0, 0, t6, a7, a5, gp # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, s2, x29 # hx.xror
    sw a7, 108(a0)
    lw a5, 172(sp)
    sw s3, 44(a0)
    .insn r4 0x2b, 0, 0, a5, a5, s1, x20 # hx.xror
    sw t2, 188(a0)
    .insn r4 0xb, 0, 1, gp, s7, tp, a5 # hx.chi
    .insn r4 0xb, 0, 1, s7, s6, s7, tp # hx.chi
    .insn r4 0xb, 0, 0, a7, gp, s3, t5 # hx.xor3
    sw gp, 84(a0)
    lw s3, 168(sp)
    lw gp, 256(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s2, x10 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, t3, x4 # hx.xror
    .insn r4 0xb, 0, 1, tp, tp, a5, t0 # hx.chi
    .insn r4 0xb, 0, 1, t5, a6, gp, s8 # hx.chi
    .insn r4 0xb, 0, 1, t0, a5, t0, s6 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, t2, t5 # hx.xor3
    sw t5, 148(a0)
    lw t5, 112(sp)
    lw t2, 160(sp)
    .insn r4 0x2b, 0, 0, t5, t5, a1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s9, x27 # hx.xror
    sw t0, 100(a0)
    .insn r4 0xb, 0, 1, s6, t2, a6, gp # hx.chi
    .insn r4 0xb, 0, 1, a5, s8, t5, t2 # hx.chi
    .insn r4 0xb, 0, 0, t4, t4, s6, t0 # hx.xor3
    sw s6, 140(a0)
    .insn r4 0xb, 0, 1, gp, gp, s8, t5 # hx.chi
    lw s8, 248(sp)
    lw t0, 152(sp)
    .insn r4 0x2b, 0, 0, s8, s8, s2, x1 # hx.xror
    .insn r4 0x2b, 0, 0, a1, t0, a1, x30 # hx.xror
    lw s6, 92(sp)
    .insn r4 0xb, 0, 0, a7, a7, ra, a5 # hx.xor3
    .insn r4 0x2b, 0, 0, s6, s6, s1, x18 # hx.xror
    sw a5, 124(a0)
    sw ra, 4(a0)
    .insn r4 0xb, 0, 1, t2, t5, t2, a6 # hx.chi
    lw a6, 200(sp)
    lw t0, 252(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s9, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s1, t0, s1, x4 # hx.xror
    .insn r4 0xb, 0, 0, a5, a2, gp, s0 # hx.xor3
    sw s0, 196(a0)
    sw a2, 36(a0)
    sw gp, 156(a0)
    lw gp, 140(sp)
    .insn r4 0xb, 0, 1, a2, a1, a6, s8 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, t1, x22 # hx.xror
    lw t0, 228(sp)
    .insn r4 0xb, 0, 1, s0, a6, s8, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, s10, s10, tp, t2 # hx.xor3
    sw tp, 92(a0)
    sw t2, 132(a0)
    lw ra, 260(sp)
    lw t5, 80(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t1, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s9, t5, s9, x31 # hx.xror
    .insn r4 0xb, 0, 0, t5, a5, a3, s7 # hx.xor3
    lw a5, 108(sp)
    lw t2, 68(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s5, x14 # hx.xror
    xor t2, t2, s5
    .insn r4 0xb, 0, 1, tp, s6, gp, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, gp, a1, a6 # hx.chi
    lw s5, 208(sp)
    .insn r4 0xb, 0, 1, gp, s8, s6, gp # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, s2, x24 # hx.xror
    .insn r4 0xb, 0, 1, s2, a4, a5, s4 # hx.chi
    lw s6, 312(sp)
    lw a6, 8(s11)
    .insn r4 0xb, 0, 1, s8, t2, s6, s3 # hx.chi
    sw tp, 40(a0)
    xor a6, s8, a6
    lw s8, 220(sp)
    sw a6, 0(a0)
    .insn r4 0x2b, 0, 0, t1, s8, t1, x28 # hx.xror
    .insn r4 0xb, 0, 0, s8, a6, s2, tp # hx.xor3
    .insn r4 0xb, 0, 1, tp, ra, t2, s6 # hx.chi
    .insn r4 0xb, 0, 1, a6, s4, s5, s1 # hx.chi
    .insn r4 0xb, 0, 1, s4, a5, s4, s5 # hx.chi
    .insn r4 0xb, 0, 1, a5, s1, a4, a5 # hx.chi
    .insn r4 0xb, 0, 1, a4, s5, s1, a4 # hx.chi
    lw s1, 216(sp)
    .insn r4 0xb, 0, 1, s5, t1, t0, s9 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, t3, x21 # hx.xror
    sw gp, 72(a0)
    .insn r4 0xb, 0, 1, t2, s1, ra, t2 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, s3, s1 # hx.chi
    .insn r4 0xb, 0, 1, ra, s3, s1, ra # hx.chi
    lw s1, 192(a0)
    sw a5, 152(a0)
    .insn r4 0xb, 0, 0, s3, gp, a5, s1 # hx.xor3
    lw s1, 176(sp)
    lw a5, 308(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t3, x19 # hx.xror
    .insn r4 0xb, 0, 1, gp, t0, s9, a5 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, a5, s1 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, s1, t1 # hx.chi
    .insn r4 0xb, 0, 0, t3, t2, s5, s0 # hx.xor3
    sw s5, 104(a0)
    sw t2, 24(a0)
    lw s5, 184(a0)
    .insn r4 0xb, 0, 1, t1, s1, t1, t0 # hx.chi
    .insn r4 0xb, 0, 0, t3, t3, s5, a4 # hx.xor3
    lw s1, 176(a0)
    .insn r4 0xb, 0, 0, s3, s3, gp, tp # hx.xor3
    .insn r4 0xb, 0, 0, s5, a6, a2, s1 # hx.xor3
    lw s1, 160(a0)
    .insn r4 0xb, 0, 0, s5, s5, ra, t1 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s9, s1 # hx.xor3
    lw s1, 168(a0)
    addi s11, s11, 16
    .insn r4 0xb, 0, 0, t2, a5, s6, s1 # hx.xor3
    sw s11, 60(sp)
    .insn r4 0xb, 0, 0, t2, t2, a1, s4 # hx.xor3
    mv t0, t3
    mv t3, s11
    mv s11, s7
    mv s7, s10
    mv s10, s11
    lw s11, 64(sp)
    bne t3, s11, .L_rvh_keccak_rounds
    sw s6, 8(a0)
    sw ra, 16(a0)
    sw tp, 32(a0)
    sw a1, 48(a0)
    sw a2, 56(a0)
    sw s0, 64(a0)
    sw a3, 76(a0)
    sw s9, 80(a0)
    sw a5, 88(a0)
    sw t1, 96(a0)
    sw gp, 112(a0)
    sw s10, 116(a0)
    sw s2, 120(a0)
    sw s4, 128(a0)
    sw a6, 136(a0)
    sw a4, 144(a0)
    sw s1, 168(a0)
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

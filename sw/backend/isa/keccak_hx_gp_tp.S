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
// 5245 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 2220 bytes of code and constants.

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
    lw t0, 0(a0)
    lw t1, 40(a0)
    lw t2, 80(a0)
    lw s0, 120(a0)
    lw s1, 160(a0)
    .insn r4 0xb, 0, 0, ra, t0, t1, t2 # hx.xor3
    lw a3, 4(a0)
    .insn r4 0xb, 0, 0, ra, ra, s0, s1 # hx.xor3
    lw a4, 44(a0)
    lw a5, 84(a0)
    lw a6, 124(a0)
    lw a7, 164(a0)
    .insn r4 0xb, 0, 0, s7, a3, a4, a5 # hx.xor3
    lw s2, 8(a0)
    .insn r4 0xb, 0, 0, s7, s7, a6, a7 # hx.xor3
    lw s3, 48(a0)
    lw s4, 88(a0)
    lw s6, 128(a0)
    lw s8, 168(a0)
    .insn r4 0xb, 0, 0, s5, s2, s3, s4 # hx.xor3
    lw t3, 12(a0)
    .insn r4 0xb, 0, 0, s5, s5, s6, s8 # hx.xor3
    lw t5, 52(a0)
    lw t6, 92(a0)
    lw gp, 132(a0)
    lw t0, 172(a0)
    .insn r4 0xb, 0, 0, s10, t3, t5, t6 # hx.xor3
    lw t1, 16(a0)
    .insn r4 0xb, 0, 0, s10, s10, gp, t0 # hx.xor3
    lw t2, 56(a0)
    lw s0, 96(a0)
    lw s1, 136(a0)
    lw a3, 176(a0)
    .insn r4 0xb, 0, 0, s11, t1, t2, s0 # hx.xor3
    lw a4, 20(a0)
    .insn r4 0xb, 0, 0, s11, s11, s1, a3 # hx.xor3
    lw a5, 60(a0)
    lw a6, 100(a0)
    lw a7, 140(a0)
    lw s2, 180(a0)
    .insn r4 0xb, 0, 0, a1, a4, a5, a6 # hx.xor3
    lw s3, 24(a0)
    .insn r4 0xb, 0, 0, a1, a1, a7, s2 # hx.xor3
    lw s4, 64(a0)
    lw s6, 104(a0)
    lw s8, 144(a0)
    lw t3, 184(a0)
    .insn r4 0xb, 0, 0, t4, s3, s4, s6 # hx.xor3
    lw t5, 28(a0)
    .insn r4 0xb, 0, 0, t4, t4, s8, t3 # hx.xor3
    lw t6, 68(a0)
    lw gp, 108(a0)
    lw t0, 148(a0)
    lw t1, 188(a0)
    .insn r4 0xb, 0, 0, tp, t5, t6, gp # hx.xor3
    lw t2, 32(a0)
    .insn r4 0xb, 0, 0, tp, tp, t0, t1 # hx.xor3
    lw s0, 72(a0)
    lw s1, 112(a0)
    lw a3, 152(a0)
    lw a4, 192(a0)
    .insn r4 0xb, 0, 0, s9, t2, s0, s1 # hx.xor3
    lw a5, 36(a0)
    .insn r4 0xb, 0, 0, s9, s9, a3, a4 # hx.xor3
    lw a6, 76(a0)
    lw a7, 116(a0)
    lw s2, 156(a0)
    lw s3, 196(a0)
    .insn r4 0xb, 0, 0, a2, a5, a6, a7 # hx.xor3
    lw a6, 184(a0)
    .insn r4 0xb, 0, 0, a2, a2, s2, s3 # hx.xor3
    lw a5, 64(a0)
    lw s2, 112(a0)
    lw a7, 40(a0)
    lw s6, 120(a0)
    lw t2, 144(a0)
    lw t0, 24(a0)
    lw t6, 104(a0)
    lw s1, 160(a0)
    lw a4, 136(a0)
    lw t5, 16(a0)
    lw a3, 96(a0)
    lw s8, 176(a0)
    lw t1, 128(a0)
    lw s0, 80(a0)
    lw t3, 0(a0)
    lw gp, 56(a0)
    lw s3, 60(sp)
    .balign 4
.L_rvh_keccak_rounds:
    .insn r4 0x2b, 1, 0, s4, s11, a2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s3, s9, s10, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a6, a6, s4, x4 # hx.xror
    xor s10, s10, t4
    sw a6, 308(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s4, x5 # hx.xror
    xor s11, s7, s11
    .insn r4 0x2b, 1, 0, s7, t4, s7, x0 # hx.xrl1
    lw t4, 20(a0)
    lw a6, 172(a0)
    .insn r4 0x2b, 0, 0, t4, t4, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, s11, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, s7, x13 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s3, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s3, x12 # hx.xror
    sw a7, 312(sp)
    xor a2, a2, s5
    .insn r4 0xb, 0, 1, a7, a6, t4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s4, x22 # hx.xror
    sw a7, 264(sp)
    .insn r4 0xb, 0, 1, a7, t4, a5, s2 # hx.chi
    .insn r4 0xb, 0, 1, t4, s6, a6, t4 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, s2, s6 # hx.chi
    .insn r4 0x2b, 1, 0, s5, s5, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t0, t0, s4, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s4, t6, s4, x20 # hx.xror
    xor s9, a1, s9
    lw t6, 28(a0)
    .insn r4 0x2b, 0, 0, s1, s1, s3, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, s9, x18 # hx.xror
    .insn r4 0xb, 0, 1, s2, s2, s6, a6 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s5, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s6, t5, s5, x1 # hx.xror
    xor t5, tp, ra
    .insn r4 0x2b, 0, 0, a3, a3, s5, x11 # hx.xror
    .insn r4 0x2b, 1, 0, ra, ra, a1, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a1, s8, s5, x2 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, ra, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, s3, x31 # hx.xror
    .insn r4 0xb, 0, 1, s8, t1, a1, t6 # hx.chi
    lw a6, 76(a0)
    xor s3, t3, s3
    .insn r4 0x2b, 0, 0, a6, a6, t5, x22 # hx.xror
    sw s3, 316(sp)
    .insn r4 0xb, 0, 1, s3, a6, s0, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s5, gp, s5, x29 # hx.xror
    lw gp, 8(a0)
    .insn r4 0xb, 0, 1, tp, a1, t6, a6 # hx.chi
    xor gp, gp, ra
    .insn r4 0xb, 0, 1, t1, s0, t1, a1 # hx.chi
    .insn r4 0xb, 0, 1, s0, t6, a6, s0 # hx.chi
    lw t3, 196(a0)
    lw a1, 4(a0)
    .insn r4 0x2b, 0, 0, t3, t3, t5, x25 # hx.xror
    xor a1, a1, a2
    .insn r4 0xb, 0, 1, t6, t2, t3, a1 # hx.chi
    sw t4, 256(sp)
    .insn r4 0xb, 0, 0, a6, s8, t6, t4 # hx.xor3
    sw t6, 96(sp)
    sw s8, 136(sp)
    .insn r4 0xb, 0, 1, t6, a3, t2, t3 # hx.chi
    lw t4, 52(a0)
    lw s8, 60(a0)
    .insn r4 0x2b, 0, 0, t4, t4, s11, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, s10, x29 # hx.xror
    .insn r4 0xb, 0, 1, t2, t4, a3, t2 # hx.chi
    .insn r4 0xb, 0, 1, a3, a1, t4, a3 # hx.chi
    .insn r4 0xb, 0, 1, t3, t3, a1, t4 # hx.chi
    lw a1, 60(sp)
    sw t1, 128(sp)
    lw t4, 4(a1)
    .insn r4 0xb, 0, 0, a1, t6, s2, t1 # hx.xor3
    xor t4, a3, t4
    sw s2, 248(sp)
    .insn r4 0xb, 0, 1, t1, gp, s8, s4 # hx.chi
    lw s2, 156(a0)
    .insn r4 0xb, 0, 0, a3, t4, s0, t1 # hx.xor3
    .insn r4 0x2b, 0, 0, s2, s2, t5, x28 # hx.xror
    sw t4, 72(sp)
    sw s0, 112(sp)
    sw t1, 152(sp)
    lw t1, 164(a0)
    .insn r4 0xb, 0, 1, s0, s8, s4, s2 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, a2, x23 # hx.xror
    .insn r4 0xb, 0, 0, t4, s3, s0, t2 # hx.xor3
    sw s3, 120(sp)
    sw t2, 80(sp)
    sw s0, 160(sp)
    lw s0, 32(a0)
    lw t2, 44(a0)
    .insn r4 0x2b, 0, 0, s0, s0, s7, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, a2, x14 # hx.xror
    .insn r4 0xb, 0, 1, s8, t1, gp, s8 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, s2, t1 # hx.chi
    lw s3, 12(a0)
    .insn r4 0xb, 0, 1, s2, s2, t1, gp # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, s11, x31 # hx.xror
    lw gp, 188(a0)
    sw s2, 176(sp)
    .insn r4 0x2b, 0, 0, gp, gp, s9, x4 # hx.xror
    sw t3, 104(sp)
    .insn r4 0xb, 0, 1, t1, a4, gp, s0 # hx.chi
    sw s8, 184(sp)
    .insn r4 0xb, 0, 0, a6, a6, t1, s2 # hx.xor3
    sw t1, 216(sp)
    sw a6, 296(sp)
    .insn r4 0xb, 0, 1, t1, gp, s0, t2 # hx.chi
    lw s2, 264(sp)
    sw s4, 168(sp)
    .insn r4 0xb, 0, 0, a6, s2, s8, t3 # hx.xor3
    lw s8, 92(a0)
    lw s2, 132(a0)
    .insn r4 0x2b, 0, 0, s8, s8, s11, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, s11, x9 # hx.xror
    .insn r4 0xb, 0, 1, gp, s8, a4, gp # hx.chi
    .insn r4 0xb, 0, 1, a4, t2, s8, a4 # hx.chi
    .insn r4 0xb, 0, 0, a1, a1, s4, gp # hx.xor3
    sw gp, 208(sp)
    sw a1, 288(sp)
    lw gp, 152(a0)
    .insn r4 0xb, 0, 0, a6, a6, t1, tp # hx.xor3
    .insn r4 0x2b, 0, 0, gp, gp, s7, x28 # hx.xror
    sw tp, 144(sp)
    sw t1, 224(sp)
    lw t3, 68(a0)
    .insn r4 0xb, 0, 0, t4, t4, a5, a4 # hx.xor3
    .insn r4 0x2b, 0, 0, t3, t3, s9, x4 # hx.xror
    sw a4, 200(sp)
    lw s4, 84(a0)
    lw tp, 192(a0)
    .insn r4 0x2b, 0, 0, s4, s4, a2, x30 # hx.xror
    .insn r4 0x2b, 0, 0, tp, tp, s7, x25 # hx.xror
    lw t1, 124(a0)
    lw s11, 168(a0)
    .insn r4 0x2b, 0, 0, t1, t1, a2, x11 # hx.xror
    lw a2, 108(a0)
    .insn r4 0x2b, 0, 0, s11, s11, ra, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s9, x19 # hx.xror
    .insn r4 0xb, 0, 1, t2, s0, t2, s8 # hx.chi
    .insn r4 0xb, 0, 1, a4, s5, a2, gp # hx.chi
    .insn r4 0xb, 0, 1, s0, s3, s5, a2 # hx.chi
    .insn r4 0xb, 0, 1, a1, gp, s1, s3 # hx.chi
    lw s8, 48(a0)
    .insn r4 0xb, 0, 1, a2, a2, gp, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, ra, x10 # hx.xror
    lw gp, 148(a0)
    .insn r4 0xb, 0, 1, s1, s1, s3, s5 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, s9, x21 # hx.xror
    lw s9, 88(a0)
    lw s5, 36(a0)
    .insn r4 0x2b, 0, 0, ra, s9, ra, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, t5, x18 # hx.xror
    lw s9, 72(a0)
    .insn r4 0xb, 0, 0, s3, a3, t2, a7 # hx.xor3
    .insn r4 0x2b, 0, 0, s7, s9, s7, x22 # hx.xror
    sw a7, 232(sp)
    sw t2, 192(sp)
    lw t2, 116(a0)
    .insn r4 0xb, 0, 1, a3, s11, s6, t3 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t2, t5, x12 # hx.xror
    .insn r4 0xb, 0, 1, a7, s7, s4, s2 # hx.chi
    .insn r4 0xb, 0, 1, s9, t3, t5, t1 # hx.chi
    .insn r4 0xb, 0, 1, t2, t5, t1, s11 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, s11, s6 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t3, t5 # hx.chi
    .insn r4 0xb, 0, 0, s11, s9, a7, a4 # hx.xor3
    sw s9, 236(sp)
    sw a7, 116(sp)
    sw a4, 156(sp)
    lw t3, 180(a0)
    lw s9, 316(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s10, x1 # hx.xror
    .insn r4 0xb, 0, 1, a4, tp, s9, s8 # hx.chi
    .insn r4 0xb, 0, 1, t5, s4, s2, t3 # hx.chi
    .insn r4 0xb, 0, 1, s4, t0, s7, s4 # hx.chi
    .insn r4 0xb, 0, 1, s7, t3, t0, s7 # hx.chi
    lw a7, 100(a0)
    .insn r4 0xb, 0, 1, t0, s2, t3, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, s10, x10 # hx.xror
    .insn r4 0xb, 0, 0, t3, a4, s7, a3 # hx.xor3
    sw a4, 100(sp)
    sw a3, 260(sp)
    sw s7, 140(sp)
    lw a3, 312(sp)
    lw s2, 140(a0)
    .insn r4 0xb, 0, 1, s7, s5, a3, ra # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s10, x24 # hx.xror
    .insn r4 0xb, 0, 1, s10, a7, gp, tp # hx.chi
    .insn r4 0xb, 0, 1, a4, s9, s8, a7 # hx.chi
    .insn r4 0xb, 0, 1, tp, gp, tp, s9 # hx.chi
    .insn r4 0xb, 0, 1, s9, a3, ra, s2 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, a7, gp # hx.chi
    lw gp, 60(sp)
    .insn r4 0xb, 0, 0, s11, s11, s8, s9 # hx.xor3
    lw a7, 0(gp)
    lw gp, 308(sp)
    xor a7, a4, a7
    .insn r4 0xb, 0, 1, ra, ra, s2, gp # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, gp, s5 # hx.chi
    .insn r4 0xb, 0, 0, a4, s4, s6, s7 # hx.xor3
    .insn r4 0xb, 0, 1, s5, gp, s5, a3 # hx.chi
    .insn r4 0xb, 0, 0, a4, a4, s0, a7 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, s5, s1 # hx.xor3
    sw s5, 220(sp)
    .insn r4 0xb, 0, 0, s5, ra, t2, t5 # hx.xor3
    .insn r4 0xb, 0, 0, gp, t0, tp, a1 # hx.xor3
    .insn r4 0xb, 0, 0, s5, s5, a2, s10 # hx.xor3
    .insn r4 0xb, 0, 0, gp, gp, s2, t1 # hx.xor3
    .insn r4 0x2b, 1, 0, a3, s5, a6, x0 # hx.xrl1
    xor s5, s3, s5
    .insn r4 0x2b, 0, 0, t1, t1, a3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a3, x5 # hx.xror
    sw t1, 312(sp)
    .insn r4 0x2b, 1, 0, t1, t3, t4, x0 # hx.xrl1
    xor t4, t4, gp
    .insn r4 0x2b, 1, 0, s3, gp, s3, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t6, t6, t4, x1 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, s5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s3, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, t1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, t1, x12 # hx.xror
    sw s4, 308(sp)
    xor a6, a6, s11
    .insn r4 0xb, 0, 1, gp, a5, t6, t0 # hx.chi
    .insn r4 0xb, 0, 1, s4, t6, t0, s1 # hx.chi
    .insn r4 0xb, 0, 1, t6, s7, a5, t6 # hx.chi
    sw s4, 164(a0)
    .insn r4 0xb, 0, 1, t0, t0, s1, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, a3, x22 # hx.xror
    lw s4, 296(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a3, x18 # hx.xror
    .insn r4 0x2b, 1, 0, s11, s11, s4, x0 # hx.xrl1
    sw tp, 316(sp)
    .insn r4 0x2b, 0, 0, a3, a1, a3, x20 # hx.xror
    lw tp, 288(sp)
    lw a1, 96(sp)
    xor t3, tp, t3
    .insn r4 0x2b, 0, 0, a1, a1, t3, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, t1, x23 # hx.xror
    .insn r4 0xb, 0, 1, s1, s1, s7, a5 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s11, x25 # hx.xror
    .insn r4 0x2b, 0, 0, a5, s10, s11, x1 # hx.xror
    xor s4, s4, a4
    .insn r4 0x2b, 0, 0, a2, a2, s11, x11 # hx.xror
    .insn r4 0x2b, 1, 0, a4, a4, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s7, t2, s11, x2 # hx.xror
    .insn r4 0x2b, 0, 0, tp, s9, a4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, t1, x31 # hx.xror
    .insn r4 0xb, 0, 1, s10, tp, s7, a1 # hx.chi
    lw s9, 144(sp)
    xor t1, a7, t1
    .insn r4 0x2b, 0, 0, s9, s9, s4, x22 # hx.xror
    .insn r4 0x2b, 0, 0, s11, t5, s11, x29 # hx.xror
    .insn r4 0xb, 0, 1, t2, s9, s0, tp # hx.chi
    xor s8, s8, a4
    .insn r4 0xb, 0, 1, a7, s7, a1, s9 # hx.chi
    .insn r4 0xb, 0, 1, s7, s0, tp, s7 # hx.chi
    .insn r4 0xb, 0, 1, s0, a1, s9, s0 # hx.chi
    lw t5, 264(sp)
    lw a1, 72(sp)
    .insn r4 0x2b, 0, 0, t5, t5, s4, x25 # hx.xror
    xor a1, a1, a6
    .insn r4 0xb, 0, 1, s9, s2, t5, a1 # hx.chi
    sw t6, 188(a0)
    .insn r4 0xb, 0, 0, tp, s10, s9, t6 # hx.xor3
    sw s9, 28(a0)
    sw s10, 68(a0)
    .insn r4 0xb, 0, 1, s10, a2, s2, t5 # hx.chi
    lw s9, 120(sp)
    lw t6, 128(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, t4, x29 # hx.xror
    .insn r4 0xb, 0, 1, s2, s9, a2, s2 # hx.chi
    .insn r4 0xb, 0, 1, a2, a1, s9, a2 # hx.chi
    .insn r4 0xb, 0, 1, t5, t5, a1, s9 # hx.chi
    lw a1, 60(sp)
    sw s10, 20(a0)
    lw s9, 12(a1)
    .insn r4 0xb, 0, 0, a1, s10, s1, s7 # hx.xor3
    xor s9, a2, s9
    sw s7, 60(a0)
    sw s1, 180(a0)
    .insn r4 0xb, 0, 1, s10, s8, t6, a3 # hx.chi
    lw s1, 224(sp)
    .insn r4 0xb, 0, 0, s7, s9, s0, s10 # hx.xor3
    .insn r4 0x2b, 0, 0, s1, s1, s4, x28 # hx.xror
    sw s9, 4(a0)
    sw s0, 44(a0)
    sw s10, 84(a0)
    lw a2, 232(sp)
    .insn r4 0xb, 0, 1, s0, t6, a3, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, a6, x23 # hx.xror
    .insn r4 0xb, 0, 0, s10, t2, s0, s2 # hx.xor3
    sw t2, 52(a0)
    sw s2, 12(a0)
    sw s0, 92(a0)
    lw s0, 100(sp)
    lw t2, 112(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s3, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, a6, x14 # hx.xror
    .insn r4 0xb, 0, 1, t6, a2, s8, t6 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s1, a2 # hx.chi
    lw s2, 80(sp)
    .insn r4 0xb, 0, 1, a2, s1, a2, s8 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s5, x31 # hx.xror
    lw s1, 256(sp)
    sw a2, 108(a0)
    .insn r4 0x2b, 0, 0, s1, s1, t3, x4 # hx.xror
    sw gp, 196(a0)
    .insn r4 0xb, 0, 1, s9, ra, s1, s0 # hx.chi
    sw t5, 36(a0)
    .insn r4 0xb, 0, 0, tp, tp, s9, a2 # hx.xor3
    sw s9, 148(a0)
    .insn r4 0xb, 0, 1, s9, s1, s0, t2 # hx.chi
    .insn r4 0xb, 0, 0, a2, gp, t6, t5 # hx.xor3
    sw t6, 116(a0)
    lw s8, 160(sp)
    sw a3, 100(a0)
    .insn r4 0x2b, 0, 0, s8, s8, s5, x27 # hx.xror
    .insn r4 0xb, 0, 0, a2, a2, s9, a7 # hx.xor3
    .insn r4 0xb, 0, 1, s1, s8, ra, s1 # hx.chi
    .insn r4 0xb, 0, 1, ra, t2, s8, ra # hx.chi
    .insn r4 0xb, 0, 0, a1, a1, a3, s1 # hx.xor3
    sw s1, 140(a0)
    lw a3, 220(sp)
    lw s1, 200(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s3, x28 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s5, x9 # hx.xror
    sw a7, 76(a0)
    sw s9, 156(a0)
    lw t5, 136(sp)
    .insn r4 0xb, 0, 0, s10, s10, t0, ra # hx.xor3
    .insn r4 0x2b, 0, 0, t5, t5, t3, x4 # hx.xror
    sw t0, 172(a0)
    sw ra, 132(a0)
    lw a7, 152(sp)
    lw t0, 260(sp)
    .insn r4 0x2b, 0, 0, a7, a7, a6, x30 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, s3, x25 # hx.xror
    lw s5, 192(sp)
    lw gp, 176(sp)
    .insn r4 0x2b, 0, 0, a6, s5, a6, x11 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, t3, x19 # hx.xror
    lw s5, 236(sp)
    .insn r4 0xb, 0, 1, s9, s11, gp, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, a4, x31 # hx.xror
    .insn r4 0xb, 0, 1, t2, s0, t2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s0, s2, s11, gp # hx.chi
    .insn r4 0xb, 0, 1, t6, a3, s6, s2 # hx.chi
    lw ra, 116(sp)
    .insn r4 0xb, 0, 1, a3, gp, a3, s6 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, a4, x10 # hx.xror
    lw s8, 216(sp)
    .insn r4 0xb, 0, 1, s2, s6, s2, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t3, s8, t3, x21 # hx.xror
    lw s8, 156(sp)
    lw s11, 104(sp)
    .insn r4 0x2b, 0, 0, a4, s8, a4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, s4, x18 # hx.xror
    lw s6, 140(sp)
    lw s8, 164(a0)
    .insn r4 0x2b, 0, 0, s6, s6, s3, x22 # hx.xror
    .insn r4 0xb, 0, 0, s7, s7, t2, s8 # hx.xor3
    sw t2, 124(a0)
    lw s3, 184(sp)
    .insn r4 0xb, 0, 1, t2, s5, a5, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s3, s4, x12 # hx.xror
    .insn r4 0xb, 0, 1, s3, s6, a7, s1 # hx.chi
    .insn r4 0xb, 0, 1, gp, t5, s4, a6 # hx.chi
    .insn r4 0xb, 0, 1, s8, s4, a6, s5 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, s5, a5 # hx.chi
    .insn r4 0xb, 0, 1, s4, a5, t5, s4 # hx.chi
    .insn r4 0xb, 0, 0, s5, gp, s3, s9 # hx.xor3
    sw gp, 168(a0)
    sw s3, 48(a0)
    sw s9, 88(a0)
    lw a5, 248(sp)
    lw t5, 316(sp)
    .insn r4 0x2b, 0, 0, a5, a5, t4, x1 # hx.xror
    .insn r4 0xb, 0, 1, s9, t0, t1, ra # hx.chi
    .insn r4 0xb, 0, 1, gp, a7, s1, a5 # hx.chi
    .insn r4 0xb, 0, 1, a7, t5, s6, a7 # hx.chi
    .insn r4 0xb, 0, 1, s6, a5, t5, s6 # hx.chi
    lw s3, 168(sp)
    lw t5, 316(sp)
    .insn r4 0x2b, 0, 0, s3, s3, t4, x10 # hx.xror
    .insn r4 0xb, 0, 1, s1, s1, a5, t5 # hx.chi
    .insn r4 0xb, 0, 0, a5, s9, s6, t2 # hx.xor3
    sw s9, 32(a0)
    sw t2, 192(a0)
    sw s6, 72(a0)
    lw s9, 308(sp)
    lw t2, 208(sp)
    .insn r4 0xb, 0, 1, s6, s11, s9, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, t4, x24 # hx.xror
    .insn r4 0xb, 0, 1, t5, s3, t3, t0 # hx.chi
    .insn r4 0xb, 0, 1, t4, t1, ra, s3 # hx.chi
    .insn r4 0xb, 0, 1, t0, t3, t0, t1 # hx.chi
    .insn r4 0xb, 0, 1, t1, s9, a4, t2 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s3, t3 # hx.chi
    lw s3, 60(sp)
    .insn r4 0xb, 0, 0, s5, s5, ra, t1 # hx.xor3
    lw t3, 8(s3)
    sw ra, 8(a0)
    xor t3, t4, t3
    lw t4, 312(sp)
    .insn r4 0xb, 0, 0, ra, a7, s4, s6 # hx.xor3
    .insn r4 0xb, 0, 1, a4, a4, t2, t4 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, t4, s11 # hx.chi
    .insn r4 0xb, 0, 1, s11, t4, s11, s9 # hx.chi
    .insn r4 0xb, 0, 0, ra, ra, s0, t3 # hx.xor3
    .insn r4 0xb, 0, 0, s9, a5, s11, s2 # hx.xor3
    sw s11, 152(a0)
    .insn r4 0xb, 0, 0, s11, a4, s8, gp # hx.xor3
    .insn r4 0xb, 0, 0, t4, s1, t0, t6 # hx.xor3
    .insn r4 0xb, 0, 0, s11, s11, a3, t5 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, t2, a6 # hx.xor3
    addi s3, s3, 16
    sw s3, 60(sp)
    mv a5, s1
    mv s1, s4
    lw s4, 64(sp)
    bne s3, s4, .L_rvh_keccak_rounds
    sw t3, 0(a0)
    sw t5, 16(a0)
    sw t0, 24(a0)
    sw a7, 40(a0)
    sw gp, 56(a0)
    sw a5, 64(a0)
    sw s0, 80(a0)
    sw a3, 96(a0)
    sw t6, 104(a0)
    sw s2, 112(a0)
    sw s6, 120(a0)
    sw t1, 128(a0)
    sw a4, 136(a0)
    sw t2, 144(a0)
    sw s1, 160(a0)
    sw s8, 176(a0)
    sw a6, 184(a0)
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

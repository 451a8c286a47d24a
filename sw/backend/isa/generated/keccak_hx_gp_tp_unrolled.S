// SPDX-License-Identifier: Apache-2.0
//
// Made by `python -m rvhash.codegen`; do not edit.
//
// void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds): the last 24 or 12 rounds of Keccak-f[1600]. The
// state is 25 lanes at a multiple of 4, each the word of its even bits, then the word of its odd bits.
//
// Requires RV32I and hx.
//
// Registers: As in the psABI, but gp and tp hold other values during the call: no interrupt and no other thread may
// use them then. Stack: 208 bytes.
//
// 4966 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 16908 bytes of code and constants.

    .section .text.rvh_keccak_permute, "ax"
    .balign 4
    .globl rvh_keccak_permute
    .type rvh_keccak_permute, @function
rvh_keccak_permute:
    addi sp, sp, -208
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
    sw a0, 60(sp)
    addi t0, zero, 24
    beq a1, t0, .L_rvh_keccak_24
    lw ra, 0(a0)
    lw t0, 40(a0)
    sw ra, 76(sp)
    sw t0, 188(sp)
    lw t1, 80(a0)
    lw t2, 120(a0)
    lw s1, 160(a0)
    .insn r4 0xb, 0, 0, t5, ra, t0, t1 # hx.xor3
    sw s1, 112(sp)
    .insn r4 0xb, 0, 0, t5, t5, t2, s1 # hx.xor3
    lw a1, 4(a0)
    lw a2, 44(a0)
    sw a1, 88(sp)
    sw a2, 140(sp)
    lw a3, 84(a0)
    lw a7, 124(a0)
    sw a3, 116(sp)
    lw s2, 164(a0)
    .insn r4 0xb, 0, 0, s0, a1, a2, a3 # hx.xor3
    sw s2, 104(sp)
    .insn r4 0xb, 0, 0, s0, s0, a7, s2 # hx.xor3
    lw s3, 8(a0)
    lw s4, 48(a0)
    lw s6, 88(a0)
    lw s8, 128(a0)
    lw s9, 168(a0)
    .insn r4 0xb, 0, 0, a4, s3, s4, s6 # hx.xor3
    sw s9, 64(sp)
    .insn r4 0xb, 0, 0, a4, a4, s8, s9 # hx.xor3
    lw s10, 12(a0)
    lw s11, 52(a0)
    sw s10, 156(sp)
    sw s11, 124(sp)
    lw t3, 92(a0)
    lw t6, 132(a0)
    sw t3, 120(sp)
    sw t6, 168(sp)
    lw ra, 172(a0)
    .insn r4 0xb, 0, 0, s5, s10, s11, t3 # hx.xor3
    sw ra, 176(sp)
    .insn r4 0xb, 0, 0, s5, s5, t6, ra # hx.xor3
    lw t0, 16(a0)
    lw t1, 56(a0)
    lw t2, 96(a0)
    lw s1, 136(a0)
    lw a1, 176(a0)
    .insn r4 0xb, 0, 0, a6, t0, t1, t2 # hx.xor3
    sw a1, 144(sp)
    .insn r4 0xb, 0, 0, a6, a6, s1, a1 # hx.xor3
    lw a2, 20(a0)
    lw a3, 60(a0)
    sw a2, 160(sp)
    sw a3, 136(sp)
    lw a7, 100(a0)
    lw s2, 140(a0)
    sw a7, 172(sp)
    sw s2, 96(sp)
    lw s3, 180(a0)
    .insn r4 0xb, 0, 0, t4, a2, a3, a7 # hx.xor3
    sw s3, 184(sp)
    .insn r4 0xb, 0, 0, t4, t4, s2, s3 # hx.xor3
    lw s4, 24(a0)
    lw s6, 64(a0)
    sw s4, 80(sp)
    lw s8, 104(a0)
    lw s9, 144(a0)
    lw s10, 184(a0)
    .insn r4 0xb, 0, 0, a5, s4, s6, s8 # hx.xor3
    sw s10, 148(sp)
    .insn r4 0xb, 0, 0, a5, a5, s9, s10 # hx.xor3
    lw s11, 28(a0)
    lw t3, 68(a0)
    sw s11, 152(sp)
    lw t6, 108(a0)
    lw ra, 148(a0)
    sw t6, 132(sp)
    sw ra, 108(sp)
    lw t0, 188(a0)
    .insn r4 0xb, 0, 0, tp, s11, t3, t6 # hx.xor3
    sw t0, 192(sp)
    .insn r4 0xb, 0, 0, tp, tp, ra, t0 # hx.xor3
    lw t1, 32(a0)
    lw t2, 72(a0)
    lw s1, 112(a0)
    sw t2, 68(sp)
    lw a1, 152(a0)
    lw a2, 192(a0)
    sw a1, 164(sp)
    sw a2, 92(sp)
    .insn r4 0xb, 0, 0, s7, t1, t2, s1 # hx.xor3
    lw a3, 36(a0)
    .insn r4 0xb, 0, 0, s7, s7, a1, a2 # hx.xor3
    sw a3, 128(sp)
    lw a7, 76(a0)
    lw s2, 116(a0)
    lw s3, 156(a0)
    lw s4, 196(a0)
    sw s3, 200(sp)
    sw s4, 180(sp)
    .insn r4 0xb, 0, 0, gp, a3, a7, s2 # hx.xor3
    lw a3, 8(a0)
    .insn r4 0xb, 0, 0, gp, gp, s3, s4 # hx.xor3
    lw t0, 16(a0)
    lw t3, 32(a0)
    lw t1, 48(a0)
    lw ra, 56(a0)
    lw s11, 64(a0)
    lw a7, 68(a0)
    lw a2, 76(a0)
    lw s8, 80(a0)
    lw s2, 88(a0)
    lw t2, 96(a0)
    lw s3, 104(a0)
    lw s6, 116(a0)
    lw s4, 120(a0)
    lw t6, 124(a0)
    lw s10, 128(a0)
    lw s9, 136(a0)
    lw a1, 144(a0)
    lw s1, 168(a0)
    lw a0, 112(a0)
    j .L_rvh_keccak_12
    .balign 4
.L_rvh_keccak_24:
    lw ra, 12(a0)
    lw t0, 172(a0)
    lw t1, 52(a0)
    lw s0, 60(a0)
    .insn r4 0xb, 0, 0, t2, ra, t0, t1 # hx.xor3
    lw s1, 20(a0)
    lw a1, 180(a0)
    lw a3, 108(a0)
    .insn r4 0xb, 0, 0, a2, s0, s1, a1 # hx.xor3
    lw a4, 68(a0)
    lw a5, 28(a0)
    lw a7, 84(a0)
    .insn r4 0xb, 0, 0, a6, a3, a4, a5 # hx.xor3
    lw s2, 44(a0)
    lw s3, 164(a0)
    lw s5, 188(a0)
    .insn r4 0xb, 0, 0, s4, a7, s2, s3 # hx.xor3
    lw s6, 148(a0)
    lw s7, 140(a0)
    .insn r4 0xb, 0, 0, a6, a6, s5, s6 # hx.xor3
    lw s8, 100(a0)
    lw s9, 4(a0)
    .insn r4 0xb, 0, 0, a2, a2, s7, s8 # hx.xor3
    lw s10, 124(a0)
    lw s11, 36(a0)
    .insn r4 0xb, 0, 0, s4, s4, s9, s10 # hx.xor3
    lw t3, 156(a0)
    lw t4, 196(a0)
    lw t6, 92(a0)
    .insn r4 0xb, 0, 0, t5, s11, t3, t4 # hx.xor3
    lw gp, 132(a0)
    lw tp, 76(a0)
    .insn r4 0xb, 0, 0, t2, t2, t6, gp # hx.xor3
    lw a3, 116(a0)
    lw s6, 0(a0)
    .insn r4 0xb, 0, 0, t5, t5, tp, a3 # hx.xor3
    lw s7, 120(a0)
    lw ra, 40(a0)
    lw a7, 192(a0)
    .insn r4 0xb, 0, 0, gp, s6, s7, ra # hx.xor3
    lw s6, 72(a0)
    lw ra, 152(a0)
    lw s2, 144(a0)
    .insn r4 0xb, 0, 0, a1, s6, ra, a7 # hx.xor3
    lw ra, 24(a0)
    lw a7, 104(a0)
    lw s6, 64(a0)
    lw s5, 56(a0)
    .insn r4 0xb, 0, 0, t6, ra, a7, s6 # hx.xor3
    lw ra, 184(a0)
    lw s8, 176(a0)
    .insn r4 0xb, 0, 0, t6, t6, ra, s2 # hx.xor3
    lw ra, 136(a0)
    lw s0, 16(a0)
    .insn r4 0xb, 0, 0, a7, ra, s5, s8 # hx.xor3
    lw t3, 96(a0)
    lw s3, 80(a0)
    lw s11, 160(a0)
    lw a5, 8(a0)
    .insn r4 0xb, 0, 0, gp, gp, s3, s11 # hx.xor3
    lw s11, 88(a0)
    lw s9, 168(a0)
    lw ra, 112(a0)
    .insn r4 0xb, 0, 0, t4, s11, a5, s9 # hx.xor3
    lw s8, 32(a0)
    lw t0, 128(a0)
    .insn r4 0xb, 0, 0, a1, a1, ra, s8 # hx.xor3
    lw s8, 48(a0)
    .insn r4 0xb, 0, 0, a7, a7, s0, t3 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s8, t0 # hx.xor3
    xor t0, a6, gp
    .insn r4 0x2b, 1, 0, gp, gp, a2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a6, t4, a6, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s9, s9, gp, x31 # hx.xror
    xor a5, a5, gp
    .insn r4 0x2b, 0, 0, s0, s0, a6, x1 # hx.xror
    xor t4, t5, t4
    .insn r4 0x2b, 0, 0, s5, s5, a6, x29 # hx.xror
    .insn r4 0x2b, 1, 0, t5, a7, t5, x0 # hx.xrl1
    sw s5, 64(sp)
    xor s5, t2, t6
    .insn r4 0x2b, 1, 0, t2, a1, t2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s2, s2, t5, x22 # hx.xror
    xor a1, a2, a1
    .insn r4 0x2b, 0, 0, a2, tp, t0, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, a1, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, a6, x11 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, t0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, t4, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t6, t6, s4, x0 # hx.xrl1
    xor a7, s4, a7
    .insn r4 0x2b, 0, 0, ra, ra, t6, x13 # hx.xror
    .insn r4 0xb, 0, 1, s4, a4, a3, s10 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, t2, x31 # hx.xror
    .insn r4 0xb, 0, 1, tp, s0, a4, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, gp, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, t5, x5 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, s10, s9 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, t2, x12 # hx.xror
    sw s4, 68(sp)
    .insn r4 0xb, 0, 1, s4, s6, ra, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s5, x1 # hx.xror
    .insn r4 0xb, 0, 1, s10, s10, s9, s0 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, a7, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, gp, x10 # hx.xror
    .insn r4 0xb, 0, 1, s0, s9, s0, a4 # hx.chi
    lw a4, 172(a0)
    lw s9, 176(a0)
    .insn r4 0x2b, 0, 0, a4, a4, a7, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a6, x2 # hx.xror
    sw tp, 72(sp)
    .insn r4 0xb, 0, 1, tp, s7, a4, s1 # hx.chi
    sw a3, 76(sp)
    lw a3, 128(a0)
    sw s10, 80(sp)
    .insn r4 0x2b, 0, 0, a3, a3, gp, x10 # hx.xror
    lw s10, 136(a0)
    .insn r4 0xb, 0, 1, gp, a2, s3, a3 # hx.chi
    .insn r4 0x2b, 0, 0, a6, s10, a6, x25 # hx.xror
    .insn r4 0xb, 0, 1, s10, s1, s6, ra # hx.chi
    .insn r4 0xb, 0, 1, s1, a4, s1, s6 # hx.chi
    .insn r4 0xb, 0, 1, s6, t1, t3, s2 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s7, a4 # hx.chi
    .insn r4 0xb, 0, 0, a4, s6, s4, gp # hx.xor3
    lw s7, 196(a0)
    sw s6, 84(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t0, x25 # hx.xror
    lw s6, 4(a0)
    sw s4, 88(sp)
    xor s6, s6, t4
    .insn r4 0xb, 0, 1, s4, t3, s2, s7 # hx.chi
    .insn r4 0xb, 0, 1, t3, s6, t1, t3 # hx.chi
    sw gp, 92(sp)
    .insn r4 0xb, 0, 1, gp, s3, a3, s9 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, s7, s6 # hx.chi
    .insn r4 0xb, 0, 1, t1, s7, s6, t1 # hx.chi
    .insn r4 0xb, 0, 0, s6, gp, s4, ra # hx.xor3
    lw s7, 28(a0)
    sw ra, 96(sp)
    .insn r4 0x2b, 0, 0, s7, s7, a1, x18 # hx.xror
    lw ra, 36(a0)
    sw gp, 100(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t0, x18 # hx.xror
    lw gp, 164(a0)
    .insn r4 0xb, 0, 1, a3, a3, s9, s7 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, t4, x23 # hx.xror
    sw s4, 104(sp)
    lw s4, 32(a0)
    sw s0, 108(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t6, x19 # hx.xror
    lw s0, 156(a0)
    sw s2, 116(sp)
    .insn r4 0x2b, 0, 0, t0, s0, t0, x28 # hx.xror
    .insn r4 0xb, 0, 1, s0, s7, a2, s3 # hx.chi
    .insn r4 0xb, 0, 1, s3, t0, gp, a5 # hx.chi
    .insn r4 0xb, 0, 1, a2, s9, s7, a2 # hx.chi
    lw s7, 60(a0)
    .insn r4 0xb, 0, 0, s9, s3, a3, s2 # hx.xor3
    .insn r4 0x2b, 0, 0, s7, s7, s5, x29 # hx.xror
    sw s3, 112(sp)
    lw s3, 104(a0)
    sw a3, 120(sp)
    .insn r4 0x2b, 0, 0, s3, s3, t5, x20 # hx.xror
    sw s0, 128(sp)
    .insn r4 0xb, 0, 1, s2, a5, s7, s3 # hx.chi
    .insn r4 0xb, 0, 1, a5, gp, a5, s7 # hx.chi
    .insn r4 0xb, 0, 0, a3, s2, s0, s10 # hx.xor3
    sw s2, 124(sp)
    lw s2, 100(a0)
    lw s0, 188(a0)
    .insn r4 0x2b, 0, 0, s2, s2, s5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, a1, x4 # hx.xror
    sw s10, 132(sp)
    .insn r4 0xb, 0, 1, s10, a6, s0, s4 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, s3, t0 # hx.chi
    .insn r4 0xb, 0, 0, s9, s9, tp, s10 # hx.xor3
    sw s10, 136(sp)
    lw s10, 44(a0)
    sw tp, 140(sp)
    .insn r4 0x2b, 0, 0, s10, s10, t4, x14 # hx.xror
    lw tp, 92(a0)
    .insn r4 0xb, 0, 1, t0, s3, t0, gp # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, a7, x27 # hx.xror
    sw t0, 148(sp)
    .insn r4 0xb, 0, 1, s3, tp, a6, s0 # hx.chi
    .insn r4 0xb, 0, 1, gp, s4, s10, tp # hx.chi
    .insn r4 0xb, 0, 0, s6, s6, s3, t0 # hx.xor3
    .insn r4 0xb, 0, 1, s0, s0, s4, s10 # hx.chi
    lw s4, 180(a0)
    sw s3, 144(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s5, x1 # hx.xror
    lw s3, 84(a0)
    .insn r4 0xb, 0, 0, a3, a3, t3, gp # hx.xor3
    .insn r4 0x2b, 0, 0, s3, s3, t4, x30 # hx.xror
    lw t4, 24(a0)
    .insn r4 0xb, 0, 1, a6, s10, tp, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, t5, x18 # hx.xror
    lw s10, 132(a0)
    lw tp, 184(a0)
    .insn r4 0x2b, 0, 0, s10, s10, a7, x9 # hx.xror
    .insn r4 0x2b, 0, 0, t5, tp, t5, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, t1, s0, s1 # hx.xor3
    lw t0, 72(a0)
    sw s0, 152(sp)
    .insn r4 0x2b, 0, 0, t0, t0, t6, x22 # hx.xror
    .insn r4 0xb, 0, 1, s0, s3, s10, s4 # hx.chi
    sw t1, 156(sp)
    lw t1, 160(a0)
    sw t3, 160(sp)
    .insn r4 0x2b, 0, 0, t1, t1, t2, x23 # hx.xror
    .insn r4 0xb, 0, 1, t3, s10, s4, t4 # hx.chi
    .insn r4 0xb, 0, 0, a4, a4, s7, a6 # hx.xor3
    sw a6, 164(sp)
    lw a6, 192(a0)
    sw s7, 168(sp)
    .insn r4 0x2b, 0, 0, a6, a6, t6, x25 # hx.xror
    lw s7, 12(a0)
    sw s1, 172(sp)
    .insn r4 0x2b, 0, 0, a7, s7, a7, x31 # hx.xror
    .insn r4 0xb, 0, 0, s7, tp, a2, a5 # hx.xor3
    lw tp, 40(a0)
    lw s1, 0(a0)
    .insn r4 0x2b, 0, 0, tp, tp, t2, x14 # hx.xror
    xor t2, s1, t2
    .insn r4 0xb, 0, 1, s1, t4, t0, s3 # hx.chi
    .insn r4 0xb, 0, 1, s3, t0, s3, s10 # hx.chi
    lw s10, 140(a0)
    .insn r4 0xb, 0, 1, t0, s4, t4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s10, s5, x24 # hx.xror
    .insn r4 0xb, 0, 1, s4, ra, tp, s11 # hx.chi
    .insn r4 0xb, 0, 1, s10, t2, s8, s2 # hx.chi
    lw t4, 152(a0)
    xori s10, s10, 1
    .insn r4 0x2b, 0, 0, t4, t4, t6, x28 # hx.xror
    .insn r4 0xb, 0, 0, t6, s10, s4, s1 # hx.xor3
    sw s10, 176(sp)
    .insn r4 0xb, 0, 1, s10, a6, t2, s8 # hx.chi
    sw s1, 180(sp)
    .insn r4 0xb, 0, 1, s1, s11, s5, t5 # hx.chi
    .insn r4 0xb, 0, 1, s11, tp, s11, s5 # hx.chi
    .insn r4 0xb, 0, 1, tp, t5, ra, tp # hx.chi
    .insn r4 0xb, 0, 1, ra, s5, t5, ra # hx.chi
    lw s5, 148(a0)
    .insn r4 0xb, 0, 1, t5, t4, t1, a7 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, a1, x21 # hx.xror
    sw tp, 184(sp)
    .insn r4 0xb, 0, 1, t2, s5, a6, t2 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, s2, s5 # hx.chi
    .insn r4 0xb, 0, 1, a6, s2, s5, a6 # hx.chi
    lw s2, 108(sp)
    sw t2, 188(sp)
    .insn r4 0xb, 0, 0, s5, t0, tp, s2 # hx.xor3
    lw s2, 108(a0)
    .insn r4 0x2b, 0, 0, a1, s2, a1, x19 # hx.xror
    lw s2, 64(sp)
    sw t0, 64(sp)
    .insn r4 0xb, 0, 1, tp, t1, a7, s2 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, s2, a1 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, a1, t4 # hx.chi
    .insn r4 0xb, 0, 0, t0, t2, t5, t3 # hx.xor3
    lw t2, 80(sp)
    .insn r4 0xb, 0, 1, t1, a1, t4, t1 # hx.chi
    .insn r4 0xb, 0, 0, t0, t0, t2, ra # hx.xor3
    lw a1, 76(sp)
    lw t2, 72(sp)
    .insn r4 0xb, 0, 0, t4, s1, s0, a1 # hx.xor3
    .insn r4 0xb, 0, 0, t6, t6, a7, t2 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, a6, t1 # hx.xor3
    lw t2, 68(sp)
    .insn r4 0xb, 0, 0, s5, s5, tp, s10 # hx.xor3
    .insn r4 0xb, 0, 0, a1, s2, s8, t2 # hx.xor3
    xor a0, s9, t6
    .insn r4 0xb, 0, 0, a1, a1, s3, s11 # hx.xor3
    .insn r4 0x2b, 1, 0, t6, t6, s6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s9, a1, s9, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t2, t2, t6, x31 # hx.xror
    xor s8, s8, t6
    .insn r4 0x2b, 0, 0, a6, a6, s9, x1 # hx.xror
    xor a1, s7, a1
    .insn r4 0x2b, 0, 0, s0, s0, s9, x29 # hx.xror
    .insn r4 0x2b, 1, 0, s7, t4, s7, x0 # hx.xrl1
    sw s0, 68(sp)
    xor s0, a4, t0
    .insn r4 0x2b, 1, 0, a4, s5, a4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, ra, ra, s7, x22 # hx.xror
    xor s5, s6, s5
    .insn r4 0x2b, 0, 0, a2, a2, a0, x22 # hx.xror
    lw s6, 120(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s9, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s5, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, a0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a1, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t0, t0, a3, x0 # hx.xrl1
    xor a3, a3, t4
    .insn r4 0x2b, 0, 0, tp, tp, t0, x13 # hx.xror
    .insn r4 0xb, 0, 1, t4, s6, a5, gp # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, a4, x31 # hx.xror
    sw t4, 120(sp)
    .insn r4 0xb, 0, 1, t4, a6, s6, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t6, x27 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, s7, x5 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, gp, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, a4, x12 # hx.xror
    sw t4, 192(sp)
    .insn r4 0xb, 0, 1, t4, t3, tp, s4 # hx.chi
    sw a5, 196(sp)
    lw a5, 104(sp)
    .insn r4 0xb, 0, 1, gp, gp, t2, a6 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s0, x1 # hx.xror
    sw gp, 104(sp)
    lw gp, 92(sp)
    .insn r4 0x2b, 0, 0, s3, s3, t6, x10 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a3, x10 # hx.xror
    .insn r4 0xb, 0, 1, t2, t2, a6, s6 # hx.chi
    lw a6, 88(sp)
    lw s6, 76(sp)
    .insn r4 0x2b, 0, 0, a6, a6, a3, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s9, x2 # hx.xror
    sw t2, 76(sp)
    .insn r4 0xb, 0, 1, t2, s4, a6, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, t6, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s9, x25 # hx.xror
    .insn r4 0xb, 0, 1, t6, a2, a7, s11 # hx.chi
    .insn r4 0xb, 0, 1, s9, a5, t3, tp # hx.chi
    .insn r4 0xb, 0, 1, a5, a6, a5, t3 # hx.chi
    .insn r4 0xb, 0, 1, t3, gp, t1, ra # hx.chi
    .insn r4 0xb, 0, 1, a6, tp, s4, a6 # hx.chi
    .insn r4 0xb, 0, 0, s4, t3, t4, t6 # hx.xor3
    lw tp, 172(sp)
    sw t3, 172(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a0, x25 # hx.xror
    lw t3, 160(sp)
    sw t4, 160(sp)
    xor t3, t3, a1
    .insn r4 0xb, 0, 1, t4, t1, ra, tp # hx.chi
    .insn r4 0xb, 0, 1, t1, t3, gp, t1 # hx.chi
    sw t6, 88(sp)
    .insn r4 0xb, 0, 1, t6, a7, s11, s6 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, tp, t3 # hx.chi
    .insn r4 0xb, 0, 1, t3, tp, t3, gp # hx.chi
    .insn r4 0xb, 0, 0, gp, t6, t4, a6 # hx.xor3
    lw tp, 116(sp)
    sw a6, 116(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s5, x18 # hx.xror
    lw a6, 156(sp)
    sw t6, 156(sp)
    .insn r4 0x2b, 0, 0, a6, a6, a0, x18 # hx.xror
    lw t6, 132(sp)
    .insn r4 0xb, 0, 1, s11, s11, s6, tp # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, a1, x23 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, t0, x19 # hx.xror
    xori t1, t1, 137
    sw t4, 132(sp)
    lw t4, 152(sp)
    .insn r4 0xb, 0, 1, a7, tp, a2, a7 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a0, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, s6, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, a0, t4, t6, s8 # hx.chi
    lw s6, 100(sp)
    .insn r4 0xb, 0, 0, tp, a0, s11, ra # hx.xor3
    .insn r4 0x2b, 0, 0, s6, s6, s0, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s7, x20 # hx.xror
    sw a0, 100(sp)
    .insn r4 0xb, 0, 1, a0, s8, s6, t5 # hx.chi
    sw ra, 152(sp)
    .insn r4 0xb, 0, 0, ra, a0, a7, s9 # hx.xor3
    .insn r4 0xb, 0, 1, s8, t6, s8, s6 # hx.chi
    sw a0, 92(sp)
    lw a0, 148(sp)
    sw a7, 148(sp)
    lw a7, 140(sp)
    sw s9, 140(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s5, x4 # hx.xror
    .insn r4 0xb, 0, 1, s6, s6, t5, t4 # hx.chi
    .insn r4 0xb, 0, 1, s9, s1, a7, s10 # hx.chi
    .insn r4 0xb, 0, 1, t4, t5, t4, t6 # hx.chi
    .insn r4 0xb, 0, 0, tp, tp, t2, s9 # hx.xor3
    sw s9, 200(sp)
    lw s9, 128(sp)
    sw t2, 128(sp)
    lw t2, 168(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, a3, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, t5, t2, s1, a7 # hx.chi
    .insn r4 0xb, 0, 1, t6, s10, s9, t2 # hx.chi
    .insn r4 0xb, 0, 0, gp, gp, t5, t4 # hx.xor3
    .insn r4 0xb, 0, 1, a7, a7, s10, s9 # hx.chi
    lw s10, 96(sp)
    sw t5, 96(sp)
    .insn r4 0x2b, 0, 0, s10, s10, s0, x1 # hx.xror
    lw t5, 124(sp)
    .insn r4 0xb, 0, 0, ra, ra, t1, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, a1, t5, a1, x30 # hx.xror
    lw t5, 188(sp)
    .insn r4 0xb, 0, 1, t2, s9, t2, s1 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s7, x18 # hx.xror
    lw s1, 164(sp)
    lw s9, 80(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a3, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s9, s7, x4 # hx.xror
    .insn r4 0xb, 0, 0, s9, t3, a7, a5 # hx.xor3
    sw t4, 80(sp)
    lw t4, 64(sp)
    sw a7, 64(sp)
    .insn r4 0x2b, 0, 0, t4, t4, t0, x22 # hx.xror
    .insn r4 0xb, 0, 1, a7, a1, s1, s10 # hx.chi
    sw t3, 164(sp)
    lw t3, 72(sp)
    sw t1, 72(sp)
    .insn r4 0x2b, 0, 0, t3, t3, a4, x23 # hx.xror
    .insn r4 0xb, 0, 1, t1, s1, s10, t5 # hx.chi
    .insn r4 0xb, 0, 0, s4, s4, s6, t2 # hx.xor3
    sw t2, 188(sp)
    lw t2, 108(sp)
    sw s6, 108(sp)
    .insn r4 0x2b, 0, 0, t2, t2, t0, x25 # hx.xror
    lw s6, 84(sp)
    .insn r4 0xb, 0, 1, s1, t4, a1, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a3, s6, a3, x31 # hx.xror
    .insn r4 0xb, 0, 0, s6, s9, a2, s8 # hx.xor3
    lw s9, 180(sp)
    sw a5, 180(sp)
    lw a5, 176(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a4, x14 # hx.xror
    xor a4, a5, a4
    .insn r4 0xb, 0, 1, a5, t5, t4, a1 # hx.chi
    lw a1, 144(sp)
    sw a5, 144(sp)
    .insn r4 0x2b, 0, 0, s0, a1, s0, x24 # hx.xror
    .insn r4 0xb, 0, 1, a1, s10, t5, t4 # hx.chi
    .insn r4 0xb, 0, 1, s10, a6, s9, s2 # hx.chi
    .insn r4 0xb, 0, 1, t4, a4, s3, a0 # hx.chi
    lw t5, 184(sp)
    sw t4, 184(sp)
    .insn r4 0x2b, 0, 0, t0, t5, t0, x28 # hx.xror
    .insn r4 0xb, 0, 0, t5, t4, s10, a5 # hx.xor3
    .insn r4 0xb, 0, 1, t4, t2, a4, s3 # hx.chi
    .insn r4 0xb, 0, 1, a5, s2, s0, s7 # hx.chi
    .insn r4 0xb, 0, 1, s2, s9, s2, s0 # hx.chi
    .insn r4 0xb, 0, 1, s9, s7, a6, s9 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s7, a6 # hx.chi
    lw a6, 136(sp)
    .insn r4 0xb, 0, 1, s7, t0, t3, a3 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s5, x21 # hx.xror
    sw s7, 176(sp)
    .insn r4 0xb, 0, 1, a4, a6, t2, a4 # hx.chi
    .insn r4 0xb, 0, 1, s3, s3, a0, a6 # hx.chi
    .insn r4 0xb, 0, 1, t2, a0, a6, t2 # hx.chi
    lw a6, 76(sp)
    sw a4, 136(sp)
    .insn r4 0xb, 0, 0, a0, a1, s9, a6 # hx.xor3
    lw a6, 112(sp)
    sw s9, 112(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s5, x19 # hx.xror
    lw s5, 68(sp)
    sw a1, 68(sp)
    .insn r4 0xb, 0, 1, s9, t3, a3, s5 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s5, a6 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a6, t0 # hx.chi
    .insn r4 0xb, 0, 0, a1, a4, s7, t1 # hx.xor3
    lw a4, 104(sp)
    .insn r4 0xb, 0, 1, t0, a6, t0, t3 # hx.chi
    .insn r4 0xb, 0, 0, a1, a1, a4, s0 # hx.xor3
    lw a6, 196(sp)
    lw a4, 192(sp)
    .insn r4 0xb, 0, 0, t3, a5, a7, a6 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, a3, a4 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, t2, t0 # hx.xor3
    lw a4, 120(sp)
    .insn r4 0xb, 0, 0, a0, a0, s9, t4 # hx.xor3
    .insn r4 0xb, 0, 0, a6, s5, s3, a4 # hx.xor3
    xor s7, tp, t5
    .insn r4 0xb, 0, 0, a6, a6, s1, s2 # hx.xor3
    .insn r4 0x2b, 1, 0, t5, t5, gp, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, tp, a6, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a4, a4, t5, x31 # hx.xror
    xor s3, s3, t5
    .insn r4 0x2b, 0, 0, t2, t2, tp, x1 # hx.xror
    xor a6, s6, a6
    .insn r4 0x2b, 0, 0, a7, a7, tp, x29 # hx.xror
    .insn r4 0x2b, 1, 0, s6, t3, s6, x0 # hx.xrl1
    sw a7, 120(sp)
    xor a7, s4, a1
    .insn r4 0x2b, 1, 0, s4, a0, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s0, s0, s6, x22 # hx.xror
    xor gp, gp, a0
    .insn r4 0x2b, 0, 0, a2, a2, s7, x22 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, gp, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, tp, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, s7, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a6, x11 # hx.xror
    .insn r4 0x2b, 1, 0, a1, a1, ra, x0 # hx.xrl1
    xor ra, ra, t3
    .insn r4 0x2b, 0, 0, s9, s9, a1, x13 # hx.xror
    .insn r4 0xb, 0, 1, t3, s11, s8, t6 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s4, x31 # hx.xror
    .insn r4 0xb, 0, 1, a0, t2, s11, s8 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, t5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s6, x5 # hx.xror
    .insn r4 0xb, 0, 1, s8, s8, t6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s4, x12 # hx.xror
    sw t3, 84(sp)
    .insn r4 0xb, 0, 1, t3, t1, s9, s10 # hx.chi
    sw a0, 124(sp)
    lw a0, 132(sp)
    .insn r4 0xb, 0, 1, t6, t6, a4, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, a7, x1 # hx.xror
    sw s8, 132(sp)
    lw s8, 88(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, ra, x10 # hx.xror
    .insn r4 0xb, 0, 1, t2, a4, t2, s11 # hx.chi
    lw a4, 160(sp)
    lw s11, 196(sp)
    .insn r4 0x2b, 0, 0, a4, a4, ra, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, tp, x2 # hx.xror
    sw t6, 196(sp)
    .insn r4 0xb, 0, 1, t6, s10, a4, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, tp, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, a3, s2 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, t1, s9 # hx.chi
    .insn r4 0xb, 0, 1, t1, a4, a0, t1 # hx.chi
    .insn r4 0xb, 0, 1, a0, s8, t0, s0 # hx.chi
    .insn r4 0xb, 0, 1, a4, s9, s10, a4 # hx.chi
    .insn r4 0xb, 0, 0, s9, a0, t3, t5 # hx.xor3
    lw s10, 180(sp)
    sw a0, 180(sp)
    .insn r4 0x2b, 0, 0, s10, s10, s7, x25 # hx.xror
    lw a0, 72(sp)
    sw t3, 72(sp)
    xor a0, a0, a6
    .insn r4 0xb, 0, 1, t3, t0, s0, s10 # hx.chi
    .insn r4 0xb, 0, 1, t0, a0, s8, t0 # hx.chi
    sw t5, 160(sp)
    .insn r4 0xb, 0, 1, t5, a3, s2, s11 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s10, a0 # hx.chi
    .insn r4 0xb, 0, 1, s8, s10, a0, s8 # hx.chi
    .insn r4 0xb, 0, 0, s10, t5, t3, a4 # hx.xor3
    lw a0, 152(sp)
    sw a4, 152(sp)
    .insn r4 0x2b, 0, 0, a0, a0, gp, x18 # hx.xror
    lw a4, 164(sp)
    sw t5, 164(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s7, x18 # hx.xror
    lw t5, 140(sp)
    .insn r4 0xb, 0, 1, s2, s2, s11, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, a6, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, a1, x19 # hx.xror
    sw t3, 140(sp)
    lui t3, 524288
    xor t3, t0, t3
    xori t3, t3, 139
    lw t0, 64(sp)
    .insn r4 0xb, 0, 1, a3, a0, a2, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s7, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, s11, a0, a2 # hx.chi
    .insn r4 0xb, 0, 1, s7, t0, t5, s3 # hx.chi
    lw s11, 156(sp)
    .insn r4 0xb, 0, 0, a0, s7, s2, s0 # hx.xor3
    .insn r4 0x2b, 0, 0, s11, s11, a7, x29 # hx.xror
    sw s7, 156(sp)
    lw s7, 176(sp)
    sw s0, 176(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s6, x20 # hx.xror
    sw s2, 64(sp)
    .insn r4 0xb, 0, 1, s0, s3, s11, s7 # hx.chi
    .insn r4 0xb, 0, 1, s3, t5, s3, s11 # hx.chi
    .insn r4 0xb, 0, 0, s2, s0, a3, tp # hx.xor3
    sw s0, 88(sp)
    lw s0, 80(sp)
    sw a3, 80(sp)
    lw a3, 128(sp)
    sw tp, 128(sp)
    .insn r4 0x2b, 0, 0, a3, a3, gp, x4 # hx.xror
    .insn r4 0xb, 0, 1, s11, s11, s7, t0 # hx.chi
    .insn r4 0xb, 0, 1, tp, a5, a3, t4 # hx.chi
    .insn r4 0xb, 0, 1, t0, s7, t0, t5 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, t6, tp # hx.xor3
    sw tp, 168(sp)
    lw tp, 148(sp)
    sw t6, 148(sp)
    lw t6, 108(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a6, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, ra, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, a7, x10 # hx.xror
    .insn r4 0xb, 0, 1, s7, t6, a5, a3 # hx.chi
    .insn r4 0xb, 0, 1, t5, t4, tp, t6 # hx.chi
    .insn r4 0xb, 0, 0, s10, s10, s7, t0 # hx.xor3
    .insn r4 0xb, 0, 1, a3, a3, t4, tp # hx.chi
    lw t4, 116(sp)
    sw s7, 116(sp)
    .insn r4 0x2b, 0, 0, t4, t4, a7, x1 # hx.xror
    lw s7, 92(sp)
    .insn r4 0xb, 0, 0, s2, s2, t3, t5 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, s7, a6, x30 # hx.xror
    lw s7, 136(sp)
    .insn r4 0xb, 0, 1, a5, tp, t6, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, s6, x18 # hx.xror
    lw t6, 188(sp)
    lw tp, 104(sp)
    .insn r4 0x2b, 0, 0, t6, t6, ra, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s6, tp, s6, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, s8, a3, t1 # hx.xor3
    sw t0, 104(sp)
    lw t0, 68(sp)
    sw a3, 68(sp)
    .insn r4 0x2b, 0, 0, t0, t0, a1, x22 # hx.xror
    .insn r4 0xb, 0, 1, a3, a6, t6, t4 # hx.chi
    sw s8, 188(sp)
    lw s8, 192(sp)
    sw t3, 192(sp)
    .insn r4 0x2b, 0, 0, s8, s8, s4, x23 # hx.xror
    .insn r4 0xb, 0, 1, t3, t6, t4, s7 # hx.chi
    .insn r4 0xb, 0, 0, s9, s9, s11, a5 # hx.xor3
    sw a5, 136(sp)
    lw a5, 76(sp)
    sw s11, 76(sp)
    lw s11, 172(sp)
    .insn r4 0x2b, 0, 0, a5, a5, a1, x25 # hx.xror
    .insn r4 0x2b, 0, 0, ra, s11, ra, x31 # hx.xror
    .insn r4 0xb, 0, 0, s11, tp, a2, s3 # hx.xor3
    lw tp, 144(sp)
    sw t1, 144(sp)
    lw t1, 184(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s4, x14 # hx.xror
    xor t1, t1, s4
    .insn r4 0xb, 0, 1, s4, s7, t0, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, t0, a6, t6 # hx.chi
    lw t6, 96(sp)
    .insn r4 0xb, 0, 1, t0, t4, s7, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a7, t6, a7, x24 # hx.xror
    .insn r4 0xb, 0, 1, s7, a4, tp, s5 # hx.chi
    .insn r4 0xb, 0, 1, t4, t1, s1, s0 # hx.chi
    lw t6, 112(sp)
    sw t4, 112(sp)
    .insn r4 0x2b, 0, 0, a1, t6, a1, x28 # hx.xror
    .insn r4 0xb, 0, 0, t6, t4, s7, s4 # hx.xor3
    .insn r4 0xb, 0, 1, t4, a5, t1, s1 # hx.chi
    sw s4, 96(sp)
    .insn r4 0xb, 0, 1, s4, s5, a7, s6 # hx.chi
    .insn r4 0xb, 0, 1, s5, tp, s5, a7 # hx.chi
    .insn r4 0xb, 0, 1, tp, s6, a4, tp # hx.chi
    .insn r4 0xb, 0, 1, a4, a7, s6, a4 # hx.chi
    lw a7, 200(sp)
    .insn r4 0xb, 0, 1, s6, a1, s8, ra # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, gp, x21 # hx.xror
    sw t0, 200(sp)
    .insn r4 0xb, 0, 1, t1, a7, a5, t1 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, s0, a7 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a7, a5 # hx.chi
    .insn r4 0xb, 0, 0, a5, t0, tp, t2 # hx.xor3
    lw a7, 100(sp)
    sw tp, 100(sp)
    .insn r4 0x2b, 0, 0, a7, a7, gp, x19 # hx.xror
    lw gp, 120(sp)
    sw t2, 120(sp)
    .insn r4 0xb, 0, 1, tp, s8, ra, gp # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, gp, a7 # hx.chi
    .insn r4 0xb, 0, 1, gp, gp, a7, a1 # hx.chi
    .insn r4 0xb, 0, 0, t2, t1, s6, t3 # hx.xor3
    lw t0, 196(sp)
    .insn r4 0xb, 0, 1, a1, a7, a1, s8 # hx.chi
    .insn r4 0xb, 0, 0, t2, t2, t0, a4 # hx.xor3
    lw a7, 132(sp)
    lw t0, 124(sp)
    .insn r4 0xb, 0, 0, s8, s4, a3, a7 # hx.xor3
    .insn r4 0xb, 0, 0, t6, t6, ra, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s0, a1 # hx.xor3
    lw t0, 84(sp)
    sw t1, 184(sp)
    .insn r4 0xb, 0, 0, t1, gp, s1, t0 # hx.xor3
    .insn r4 0xb, 0, 0, a5, a5, tp, t4 # hx.xor3
    .insn r4 0xb, 0, 0, t1, t1, a6, s5 # hx.xor3
    xor a7, a0, t6
    .insn r4 0x2b, 1, 0, t6, t6, s10, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, t1, a0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t0, t0, t6, x31 # hx.xror
    xor s1, s1, t6
    .insn r4 0x2b, 0, 0, s0, s0, a0, x1 # hx.xror
    xor t1, s11, t1
    .insn r4 0x2b, 0, 0, a3, a3, a0, x29 # hx.xror
    .insn r4 0x2b, 1, 0, s11, s8, s11, x0 # hx.xrl1
    sw a3, 84(sp)
    xor a3, s9, t2
    .insn r4 0x2b, 1, 0, s9, a5, s9, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a4, a4, s11, x22 # hx.xror
    xor a5, s10, a5
    .insn r4 0x2b, 0, 0, a2, a2, a7, x22 # hx.xror
    lw s10, 64(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a0, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, a5, x4 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, a7, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, t1, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t2, t2, s2, x0 # hx.xrl1
    xor s2, s2, s8
    .insn r4 0x2b, 0, 0, tp, tp, t2, x13 # hx.xror
    .insn r4 0xb, 0, 1, s8, s10, s3, t5 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s9, x31 # hx.xror
    sw s8, 64(sp)
    .insn r4 0xb, 0, 1, s8, s0, s10, s3 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, t6, x27 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, s11, x5 # hx.xror
    .insn r4 0xb, 0, 1, s3, s3, t5, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, s9, x12 # hx.xror
    sw s8, 172(sp)
    .insn r4 0xb, 0, 1, s8, t3, tp, s7 # hx.chi
    sw s3, 92(sp)
    lw s3, 140(sp)
    .insn r4 0xb, 0, 1, t5, t5, t0, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, a3, x1 # hx.xror
    sw t5, 140(sp)
    lw t5, 160(sp)
    .insn r4 0x2b, 0, 0, a6, a6, t6, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s2, x10 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s0, s10 # hx.chi
    lw s0, 72(sp)
    lw s10, 132(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s2, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, a0, x2 # hx.xror
    sw t0, 132(sp)
    .insn r4 0xb, 0, 1, t0, s7, s0, s3 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, t6, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, a0, x25 # hx.xror
    .insn r4 0xb, 0, 1, t6, a2, ra, s5 # hx.chi
    .insn r4 0xb, 0, 1, a0, s3, t3, tp # hx.chi
    .insn r4 0xb, 0, 1, s3, s0, s3, t3 # hx.chi
    .insn r4 0xb, 0, 1, t3, t5, a1, a4 # hx.chi
    .insn r4 0xb, 0, 1, s0, tp, s7, s0 # hx.chi
    .insn r4 0xb, 0, 0, s7, t3, s8, t6 # hx.xor3
    lw tp, 144(sp)
    sw t3, 144(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a7, x25 # hx.xror
    lw t3, 192(sp)
    sw s8, 192(sp)
    xor t3, t3, t1
    .insn r4 0xb, 0, 1, s8, a1, a4, tp # hx.chi
    .insn r4 0xb, 0, 1, a1, t3, t5, a1 # hx.chi
    sw t6, 72(sp)
    .insn r4 0xb, 0, 1, t6, ra, s5, s10 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, tp, t3 # hx.chi
    .insn r4 0xb, 0, 1, t3, tp, t3, t5 # hx.chi
    .insn r4 0xb, 0, 0, t5, t6, s8, s0 # hx.xor3
    lw tp, 176(sp)
    sw s0, 176(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a5, x18 # hx.xror
    lw s0, 188(sp)
    sw t6, 188(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a7, x18 # hx.xror
    lw t6, 128(sp)
    .insn r4 0xb, 0, 1, s5, s5, s10, tp # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, t1, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, t2, x19 # hx.xror
    sw s8, 128(sp)
    lui s8, 524296
    xor s8, a1, s8
    xori s8, s8, 128
    lw a1, 68(sp)
    .insn r4 0xb, 0, 1, ra, tp, a2, ra # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, a7, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, s10, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, a7, a1, t6, s1 # hx.chi
    lw s10, 164(sp)
    .insn r4 0xb, 0, 0, tp, a7, s5, a4 # hx.xor3
    .insn r4 0x2b, 0, 0, s10, s10, a3, x29 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s11, x20 # hx.xror
    sw a7, 164(sp)
    .insn r4 0xb, 0, 1, a7, s1, s10, s6 # hx.chi
    sw a4, 68(sp)
    .insn r4 0xb, 0, 0, a4, a7, ra, a0 # hx.xor3
    .insn r4 0xb, 0, 1, s1, t6, s1, s10 # hx.chi
    sw a7, 160(sp)
    lw a7, 104(sp)
    sw ra, 104(sp)
    lw ra, 148(sp)
    sw a0, 148(sp)
    .insn r4 0x2b, 0, 0, ra, ra, a5, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, s10, s6, a1 # hx.chi
    .insn r4 0xb, 0, 1, a0, s4, ra, t4 # hx.chi
    .insn r4 0xb, 0, 1, a1, s6, a1, t6 # hx.chi
    .insn r4 0xb, 0, 0, tp, tp, t0, a0 # hx.xor3
    sw a0, 108(sp)
    lw a0, 80(sp)
    sw t0, 80(sp)
    lw t0, 76(sp)
    .insn r4 0x2b, 0, 0, a0, a0, t1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, s2, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, a3, x10 # hx.xror
    .insn r4 0xb, 0, 1, s6, t0, s4, ra # hx.chi
    .insn r4 0xb, 0, 1, t6, t4, a0, t0 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, s6, a1 # hx.xor3
    .insn r4 0xb, 0, 1, ra, ra, t4, a0 # hx.chi
    lw t4, 152(sp)
    sw s6, 152(sp)
    .insn r4 0x2b, 0, 0, t4, t4, a3, x1 # hx.xror
    lw s6, 88(sp)
    .insn r4 0xb, 0, 0, a4, a4, s8, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, t1, s6, t1, x30 # hx.xror
    lw s6, 184(sp)
    .insn r4 0xb, 0, 1, t0, a0, t0, s4 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, s11, x18 # hx.xror
    lw s4, 136(sp)
    lw a0, 196(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s2, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s11, a0, s11, x4 # hx.xror
    .insn r4 0xb, 0, 0, a0, t3, ra, s3 # hx.xor3
    sw a1, 196(sp)
    lw a1, 200(sp)
    sw ra, 200(sp)
    .insn r4 0x2b, 0, 0, a1, a1, t2, x22 # hx.xror
    .insn r4 0xb, 0, 1, ra, t1, s4, t4 # hx.chi
    sw t3, 136(sp)
    lw t3, 124(sp)
    sw s8, 124(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s9, x23 # hx.xror
    .insn r4 0xb, 0, 1, s8, s4, t4, s6 # hx.chi
    .insn r4 0xb, 0, 0, s7, s7, s10, t0 # hx.xor3
    sw t0, 184(sp)
    lw t0, 120(sp)
    sw s10, 120(sp)
    lw s10, 180(sp)
    .insn r4 0x2b, 0, 0, t0, t0, t2, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s10, s2, x31 # hx.xror
    .insn r4 0xb, 0, 0, s10, a0, a2, s1 # hx.xor3
    lw a0, 96(sp)
    sw s3, 96(sp)
    lw s3, 112(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s9, x14 # hx.xror
    xor s3, s3, s9
    .insn r4 0xb, 0, 1, s9, s6, a1, t1 # hx.chi
    .insn r4 0xb, 0, 1, t1, a1, t1, s4 # hx.chi
    lw s4, 116(sp)
    .insn r4 0xb, 0, 1, a1, t4, s6, a1 # hx.chi
    .insn r4 0x2b, 0, 0, a3, s4, a3, x24 # hx.xror
    .insn r4 0xb, 0, 1, s4, s0, a0, gp # hx.chi
    .insn r4 0xb, 0, 1, s6, s3, a6, a7 # hx.chi
    lw t4, 100(sp)
    sw s6, 100(sp)
    .insn r4 0x2b, 0, 0, t2, t4, t2, x28 # hx.xror
    .insn r4 0xb, 0, 0, t4, s6, s4, s9 # hx.xor3
    .insn r4 0xb, 0, 1, s6, t0, s3, a6 # hx.chi
    sw s9, 116(sp)
    .insn r4 0xb, 0, 1, s9, gp, a3, s11 # hx.chi
    .insn r4 0xb, 0, 1, gp, a0, gp, a3 # hx.chi
    .insn r4 0xb, 0, 1, a0, s11, s0, a0 # hx.chi
    .insn r4 0xb, 0, 1, s0, a3, s11, s0 # hx.chi
    lw a3, 168(sp)
    .insn r4 0xb, 0, 1, s11, t2, t3, s2 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, a5, x21 # hx.xror
    sw s11, 112(sp)
    .insn r4 0xb, 0, 1, s3, a3, t0, s3 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, a7, a3 # hx.chi
    .insn r4 0xb, 0, 1, t0, a7, a3, t0 # hx.chi
    lw a3, 132(sp)
    sw s3, 168(sp)
    .insn r4 0xb, 0, 0, a7, a1, a0, a3 # hx.xor3
    lw a3, 156(sp)
    sw a0, 156(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a5, x19 # hx.xror
    lw a5, 84(sp)
    sw a1, 84(sp)
    .insn r4 0xb, 0, 1, a0, t3, s2, a5 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, a5, a3 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, a3, t2 # hx.chi
    .insn r4 0xb, 0, 0, a1, s3, s11, s8 # hx.xor3
    lw s3, 140(sp)
    .insn r4 0xb, 0, 1, t2, a3, t2, t3 # hx.chi
    .insn r4 0xb, 0, 0, a1, a1, s3, s0 # hx.xor3
    lw a3, 92(sp)
    lw s3, 172(sp)
    .insn r4 0xb, 0, 0, t3, s9, ra, a3 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s2, s3 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, t0, t2 # hx.xor3
    lw s3, 64(sp)
    .insn r4 0xb, 0, 0, a7, a7, a0, s6 # hx.xor3
    .insn r4 0xb, 0, 0, a3, a5, a6, s3 # hx.xor3
    xor s11, tp, t4
    .insn r4 0xb, 0, 0, a3, a3, t1, gp # hx.xor3
    .insn r4 0x2b, 1, 0, t4, t4, t5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, tp, a3, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s3, s3, t4, x31 # hx.xror
    xor a6, a6, t4
    .insn r4 0x2b, 0, 0, t0, t0, tp, x1 # hx.xror
    xor a3, s10, a3
    .insn r4 0x2b, 0, 0, ra, ra, tp, x29 # hx.xror
    .insn r4 0x2b, 1, 0, s10, t3, s10, x0 # hx.xrl1
    sw ra, 64(sp)
    xor ra, s7, a1
    .insn r4 0x2b, 1, 0, s7, a7, s7, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s0, s0, s10, x22 # hx.xror
    xor a7, t5, a7
    .insn r4 0x2b, 0, 0, a2, a2, s11, x22 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, a7, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, tp, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s11, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t6, a3, x11 # hx.xror
    .insn r4 0x2b, 1, 0, a1, a1, a4, x0 # hx.xrl1
    xor a4, a4, t3
    .insn r4 0x2b, 0, 0, t6, a0, a1, x13 # hx.xror
    .insn r4 0xb, 0, 1, t3, s5, s1, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s7, x31 # hx.xror
    .insn r4 0xb, 0, 1, a0, t0, s5, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, t4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, s10, x5 # hx.xror
    .insn r4 0xb, 0, 1, s1, s1, t5, s3 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s7, x12 # hx.xror
    sw t3, 180(sp)
    .insn r4 0xb, 0, 1, t3, s8, t6, s4 # hx.chi
    sw a0, 88(sp)
    lw a0, 128(sp)
    .insn r4 0xb, 0, 1, t5, t5, s3, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, ra, x1 # hx.xror
    sw s1, 128(sp)
    lw s1, 72(sp)
    .insn r4 0x2b, 0, 0, t1, t1, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a4, x10 # hx.xror
    .insn r4 0xb, 0, 1, t0, s3, t0, s5 # hx.chi
    lw s3, 192(sp)
    lw s5, 92(sp)
    .insn r4 0x2b, 0, 0, s3, s3, a4, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, tp, x2 # hx.xror
    sw t5, 92(sp)
    .insn r4 0xb, 0, 1, t5, s4, s3, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, gp, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, tp, x25 # hx.xror
    .insn r4 0xb, 0, 1, gp, a2, s2, t4 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, s8, t6 # hx.chi
    .insn r4 0xb, 0, 1, s8, s3, a0, s8 # hx.chi
    .insn r4 0xb, 0, 1, a0, s1, t2, s0 # hx.chi
    .insn r4 0xb, 0, 1, s3, t6, s4, s3 # hx.chi
    .insn r4 0xb, 0, 0, s4, a0, t3, gp # hx.xor3
    lw t6, 96(sp)
    sw a0, 96(sp)
    .insn r4 0x2b, 0, 0, t6, t6, s11, x25 # hx.xror
    lw a0, 124(sp)
    sw t3, 124(sp)
    xor a0, a0, a3
    .insn r4 0xb, 0, 1, t3, t2, s0, t6 # hx.chi
    .insn r4 0xb, 0, 1, t2, a0, s1, t2 # hx.chi
    sw gp, 192(sp)
    .insn r4 0xb, 0, 1, gp, s2, t4, s5 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, t6, a0 # hx.chi
    .insn r4 0xb, 0, 1, s1, t6, a0, s1 # hx.chi
    .insn r4 0xb, 0, 0, t6, gp, t3, s3 # hx.xor3
    lw a0, 68(sp)
    sw s3, 68(sp)
    .insn r4 0x2b, 0, 0, a0, a0, a7, x18 # hx.xror
    lw s3, 136(sp)
    sw gp, 136(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s11, x18 # hx.xror
    lw gp, 148(sp)
    .insn r4 0xb, 0, 1, t4, t4, s5, a0 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, a3, x23 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a1, x19 # hx.xror
    xori t2, t2, 139
    sw t3, 148(sp)
    lw t3, 200(sp)
    .insn r4 0xb, 0, 1, s2, a0, a2, s2 # hx.chi
    .insn r4 0x2b, 0, 0, s11, t3, s11, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, s5, a0, a2 # hx.chi
    .insn r4 0xb, 0, 1, t3, s11, gp, a6 # hx.chi
    lw s5, 188(sp)
    .insn r4 0xb, 0, 0, a0, t3, t4, s0 # hx.xor3
    .insn r4 0x2b, 0, 0, s5, s5, ra, x29 # hx.xror
    sw t3, 188(sp)
    lw t3, 112(sp)
    sw s0, 112(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s10, x20 # hx.xror
    sw t4, 200(sp)
    .insn r4 0xb, 0, 1, s0, a6, s5, t3 # hx.chi
    .insn r4 0xb, 0, 1, a6, gp, a6, s5 # hx.chi
    .insn r4 0xb, 0, 0, t4, s0, s2, tp # hx.xor3
    sw s0, 72(sp)
    lw s0, 196(sp)
    sw s2, 196(sp)
    lw s2, 80(sp)
    sw tp, 80(sp)
    .insn r4 0x2b, 0, 0, s2, s2, a7, x4 # hx.xror
    .insn r4 0xb, 0, 1, s5, s5, t3, s11 # hx.chi
    .insn r4 0xb, 0, 1, tp, s9, s2, s6 # hx.chi
    .insn r4 0xb, 0, 1, s11, t3, s11, gp # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, t5, tp # hx.xor3
    sw tp, 76(sp)
    lw tp, 104(sp)
    sw t5, 104(sp)
    lw t5, 120(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a3, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, a4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, ra, x10 # hx.xror
    .insn r4 0xb, 0, 1, t3, t5, s9, s2 # hx.chi
    .insn r4 0xb, 0, 1, gp, s6, tp, t5 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, t3, s11 # hx.xor3
    .insn r4 0xb, 0, 1, s2, s2, s6, tp # hx.chi
    lw s6, 176(sp)
    sw t3, 176(sp)
    .insn r4 0x2b, 0, 0, s6, s6, ra, x1 # hx.xror
    lw t3, 160(sp)
    .insn r4 0xb, 0, 0, t4, t4, t2, gp # hx.xor3
    .insn r4 0x2b, 0, 0, a3, t3, a3, x30 # hx.xror
    lw t3, 168(sp)
    .insn r4 0xb, 0, 1, s9, tp, t5, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s10, x18 # hx.xror
    lw t5, 184(sp)
    lw tp, 140(sp)
    .insn r4 0x2b, 0, 0, t5, t5, a4, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s10, tp, s10, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, s1, s2, s8 # hx.xor3
    sw s11, 140(sp)
    lw s11, 84(sp)
    sw s2, 84(sp)
    .insn r4 0x2b, 0, 0, s11, s11, a1, x22 # hx.xror
    .insn r4 0xb, 0, 1, s2, a3, t5, s6 # hx.chi
    sw s1, 184(sp)
    lw s1, 172(sp)
    sw t2, 172(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s7, x23 # hx.xror
    .insn r4 0xb, 0, 1, t2, t5, s6, t3 # hx.chi
    .insn r4 0xb, 0, 0, s4, s4, s5, s9 # hx.xor3
    sw s9, 168(sp)
    lw s9, 132(sp)
    sw s5, 132(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a1, x25 # hx.xror
    lw s5, 144(sp)
    .insn r4 0xb, 0, 1, s6, s6, t3, s11 # hx.chi
    .insn r4 0x2b, 0, 0, a4, s5, a4, x31 # hx.xror
    .insn r4 0xb, 0, 0, s5, tp, a2, a6 # hx.xor3
    lw tp, 116(sp)
    sw s8, 116(sp)
    lw s8, 100(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s7, x14 # hx.xror
    xor s7, s8, s7
    .insn r4 0xb, 0, 1, s8, t3, s11, a3 # hx.chi
    .insn r4 0xb, 0, 1, a3, s11, a3, t5 # hx.chi
    lw t5, 152(sp)
    .insn r4 0xb, 0, 1, s11, s3, tp, a5 # hx.chi
    .insn r4 0x2b, 0, 0, ra, t5, ra, x24 # hx.xror
    .insn r4 0xb, 0, 1, t3, s7, t1, s0 # hx.chi
    lw t5, 156(sp)
    xori t3, t3, 1
    .insn r4 0x2b, 0, 0, a1, t5, a1, x28 # hx.xror
    .insn r4 0xb, 0, 0, t5, t3, s11, s8 # hx.xor3
    sw t3, 156(sp)
    .insn r4 0xb, 0, 1, t3, s9, s7, t1 # hx.chi
    sw s8, 152(sp)
    .insn r4 0xb, 0, 1, s8, a5, ra, s10 # hx.chi
    .insn r4 0xb, 0, 1, a5, tp, a5, ra # hx.chi
    .insn r4 0xb, 0, 1, tp, s10, s3, tp # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s10, s3 # hx.chi
    lw s3, 108(sp)
    .insn r4 0xb, 0, 1, s10, a1, s1, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, a7, x21 # hx.xror
    sw s6, 108(sp)
    .insn r4 0xb, 0, 1, s7, s3, s9, s7 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, s0, s3 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s3, s9 # hx.chi
    .insn r4 0xb, 0, 0, s3, s6, tp, t0 # hx.xor3
    lw s9, 164(sp)
    sw tp, 164(sp)
    .insn r4 0x2b, 0, 0, a7, s9, a7, x19 # hx.xror
    lw s9, 64(sp)
    sw t0, 64(sp)
    .insn r4 0xb, 0, 1, tp, s1, a4, s9 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s9, a7 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, a7, a1 # hx.chi
    .insn r4 0xb, 0, 0, t0, s7, s10, t2 # hx.xor3
    lw s6, 92(sp)
    .insn r4 0xb, 0, 1, s1, a7, a1, s1 # hx.chi
    .insn r4 0xb, 0, 0, t0, t0, s6, ra # hx.xor3
    lw a1, 128(sp)
    lw s6, 88(sp)
    .insn r4 0xb, 0, 0, a7, s8, s2, a1 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, a4, s6 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a7, s0, s1 # hx.xor3
    lw s6, 180(sp)
    sw s7, 100(sp)
    .insn r4 0xb, 0, 0, s7, s9, t1, s6 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, tp, t3 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, a3, a5 # hx.xor3
    xor a1, a0, t5
    .insn r4 0x2b, 1, 0, t5, t5, t6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s7, a0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s6, s6, t5, x31 # hx.xror
    xor t1, t1, t5
    .insn r4 0x2b, 0, 0, s0, s0, a0, x1 # hx.xror
    xor s7, s5, s7
    .insn r4 0x2b, 0, 0, s2, s2, a0, x29 # hx.xror
    .insn r4 0x2b, 1, 0, s5, a7, s5, x0 # hx.xrl1
    sw s2, 180(sp)
    xor s2, s4, t0
    .insn r4 0x2b, 1, 0, s4, s3, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, ra, ra, s5, x22 # hx.xror
    xor s3, t6, s3
    .insn r4 0x2b, 0, 0, a2, a2, a1, x22 # hx.xror
    lw t6, 200(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a0, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, s3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, a1, x12 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, s7, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t0, t0, t4, x0 # hx.xrl1
    xor a7, t4, a7
    .insn r4 0x2b, 0, 0, tp, tp, t0, x13 # hx.xror
    .insn r4 0xb, 0, 1, t4, t6, a6, gp # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s4, x31 # hx.xror
    sw t4, 200(sp)
    .insn r4 0xb, 0, 1, t4, s0, t6, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s5, x5 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, gp, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s4, x12 # hx.xror
    sw t4, 144(sp)
    .insn r4 0xb, 0, 1, t4, t2, tp, s11 # hx.chi
    sw a6, 160(sp)
    lw a6, 148(sp)
    .insn r4 0xb, 0, 1, gp, gp, s6, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s2, x1 # hx.xror
    sw gp, 148(sp)
    lw gp, 192(sp)
    .insn r4 0x2b, 0, 0, a3, a3, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a7, x10 # hx.xror
    .insn r4 0xb, 0, 1, s0, s6, s0, t6 # hx.chi
    lw s6, 124(sp)
    lw t6, 128(sp)
    .insn r4 0x2b, 0, 0, s6, s6, a7, x31 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a0, x2 # hx.xror
    sw s0, 128(sp)
    .insn r4 0xb, 0, 1, s0, s11, s6, a6 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, a0, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, a4, a5 # hx.chi
    .insn r4 0xb, 0, 1, a0, a6, t2, tp # hx.chi
    .insn r4 0xb, 0, 1, t2, s6, a6, t2 # hx.chi
    .insn r4 0xb, 0, 1, a6, gp, s1, ra # hx.chi
    .insn r4 0xb, 0, 1, s6, tp, s11, s6 # hx.chi
    .insn r4 0xb, 0, 0, s11, a6, t4, t5 # hx.xor3
    lw tp, 116(sp)
    sw a6, 116(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a1, x25 # hx.xror
    lw a6, 172(sp)
    sw t4, 172(sp)
    xor a6, a6, s7
    .insn r4 0xb, 0, 1, t4, s1, ra, tp # hx.chi
    .insn r4 0xb, 0, 1, s1, a6, gp, s1 # hx.chi
    sw t5, 124(sp)
    .insn r4 0xb, 0, 1, t5, a4, a5, t6 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, tp, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, tp, a6, gp # hx.chi
    .insn r4 0xb, 0, 0, gp, t5, t4, s6 # hx.xor3
    lw tp, 112(sp)
    sw s6, 112(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s3, x18 # hx.xror
    lw s6, 184(sp)
    sw t5, 184(sp)
    .insn r4 0x2b, 0, 0, s6, s6, a1, x18 # hx.xror
    lw t5, 80(sp)
    .insn r4 0xb, 0, 1, a5, a5, t6, tp # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s7, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t0, x19 # hx.xror
    sw t4, 80(sp)
    lui t4, 8
    xor t4, s1, t4
    lw s1, 84(sp)
    .insn r4 0x2b, 0, 0, s10, s10, s5, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a1, x28 # hx.xror
    .insn r4 0xb, 0, 1, a1, tp, a2, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, s1, t5, t1 # hx.chi
    .insn r4 0xb, 0, 1, a2, t6, tp, a2 # hx.chi
    lw t6, 136(sp)
    .insn r4 0xb, 0, 0, tp, a4, a5, ra # hx.xor3
    .insn r4 0x2b, 0, 0, t6, t6, s2, x29 # hx.xror
    sw a4, 136(sp)
    .insn r4 0xb, 0, 1, a4, t1, t6, s10 # hx.chi
    sw ra, 84(sp)
    .insn r4 0xb, 0, 0, ra, a4, a1, a0 # hx.xor3
    .insn r4 0xb, 0, 1, t1, t5, t1, t6 # hx.chi
    sw a4, 192(sp)
    lw a4, 140(sp)
    sw a1, 140(sp)
    lw a1, 104(sp)
    sw a0, 104(sp)
    .insn r4 0x2b, 0, 0, a1, a1, s3, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t6, s10, s1 # hx.chi
    .insn r4 0xb, 0, 1, a0, s8, a1, t3 # hx.chi
    .insn r4 0xb, 0, 1, s1, s10, s1, t5 # hx.chi
    .insn r4 0xb, 0, 0, tp, tp, s0, a0 # hx.xor3
    sw a0, 120(sp)
    lw a0, 196(sp)
    sw s0, 196(sp)
    lw s0, 132(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s7, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, a7, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, s2, x10 # hx.xror
    .insn r4 0xb, 0, 1, s10, s0, s8, a1 # hx.chi
    .insn r4 0xb, 0, 1, t5, t3, a0, s0 # hx.chi
    .insn r4 0xb, 0, 0, gp, gp, s10, s1 # hx.xor3
    .insn r4 0xb, 0, 1, a1, a1, t3, a0 # hx.chi
    lw t3, 68(sp)
    sw s10, 68(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s2, x1 # hx.xror
    lw s10, 72(sp)
    .insn r4 0xb, 0, 0, ra, ra, t4, t5 # hx.xor3
    .insn r4 0x2b, 0, 0, s7, s10, s7, x30 # hx.xror
    lw s10, 100(sp)
    .insn r4 0xb, 0, 1, s0, a0, s0, s8 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s5, x18 # hx.xror
    lw s8, 168(sp)
    lw a0, 92(sp)
    .insn r4 0x2b, 0, 0, s8, s8, a7, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s5, a0, s5, x4 # hx.xror
    .insn r4 0xb, 0, 0, a0, a6, a1, t2 # hx.xor3
    sw s1, 92(sp)
    lw s1, 108(sp)
    sw a1, 108(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t0, x22 # hx.xror
    .insn r4 0xb, 0, 1, a1, s7, s8, t3 # hx.chi
    sw a6, 168(sp)
    lw a6, 88(sp)
    sw t4, 88(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s4, x23 # hx.xror
    .insn r4 0xb, 0, 1, t4, s8, t3, s10 # hx.chi
    .insn r4 0xb, 0, 0, s11, s11, t6, s0 # hx.xor3
    sw s0, 100(sp)
    lw s0, 64(sp)
    sw t6, 64(sp)
    lw t6, 96(sp)
    .insn r4 0x2b, 0, 0, s0, s0, t0, x25 # hx.xror
    .insn r4 0x2b, 0, 0, a7, t6, a7, x31 # hx.xror
    .insn r4 0xb, 0, 0, t6, a0, a2, t1 # hx.xor3
    lw a0, 152(sp)
    sw t2, 152(sp)
    lw t2, 156(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s4, x14 # hx.xror
    xor t2, t2, s4
    .insn r4 0xb, 0, 1, s4, s10, s1, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, s1, s7, s8 # hx.chi
    lw s8, 176(sp)
    .insn r4 0xb, 0, 1, s1, t3, s10, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s8, s2, x24 # hx.xror
    .insn r4 0xb, 0, 1, s8, s6, a0, s9 # hx.chi
    .insn r4 0xb, 0, 1, s10, t2, a3, a4 # hx.chi
    lw t3, 164(sp)
    xori s10, s10, 1
    .insn r4 0x2b, 0, 0, t0, t3, t0, x28 # hx.xror
    .insn r4 0xb, 0, 0, t3, s10, s8, s4 # hx.xor3
    sw s10, 164(sp)
    .insn r4 0xb, 0, 1, s10, s0, t2, a3 # hx.chi
    sw s4, 176(sp)
    .insn r4 0xb, 0, 1, s4, s9, s2, s5 # hx.chi
    .insn r4 0xb, 0, 1, s9, a0, s9, s2 # hx.chi
    .insn r4 0xb, 0, 1, a0, s5, s6, a0 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, s5, s6 # hx.chi
    lw s5, 76(sp)
    .insn r4 0xb, 0, 1, s6, t0, a6, a7 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, s3, x21 # hx.xror
    sw s6, 156(sp)
    .insn r4 0xb, 0, 1, t2, s5, s0, t2 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, a4, s5 # hx.chi
    .insn r4 0xb, 0, 1, s0, a4, s5, s0 # hx.chi
    lw a4, 128(sp)
    sw t2, 76(sp)
    .insn r4 0xb, 0, 0, s5, s1, a0, a4 # hx.xor3
    lw a4, 188(sp)
    sw a0, 188(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s3, x19 # hx.xror
    lw s3, 180(sp)
    sw s1, 180(sp)
    .insn r4 0xb, 0, 1, a0, a6, a7, s3 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, s3, a4 # hx.chi
    .insn r4 0xb, 0, 1, s3, s3, a4, t0 # hx.chi
    .insn r4 0xb, 0, 0, s1, t2, s6, t4 # hx.xor3
    lw t2, 148(sp)
    .insn r4 0xb, 0, 1, t0, a4, t0, a6 # hx.chi
    .insn r4 0xb, 0, 0, s1, s1, t2, s2 # hx.xor3
    lw a4, 160(sp)
    lw t2, 144(sp)
    .insn r4 0xb, 0, 0, a6, s4, a1, a4 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, a7, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, s0, t0 # hx.xor3
    lw t2, 200(sp)
    .insn r4 0xb, 0, 0, s5, s5, a0, s10 # hx.xor3
    .insn r4 0xb, 0, 0, a4, s3, a3, t2 # hx.xor3
    xor s6, tp, t3
    .insn r4 0xb, 0, 0, a4, a4, s7, s9 # hx.xor3
    .insn r4 0x2b, 1, 0, t3, t3, gp, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, tp, a4, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t2, t2, t3, x31 # hx.xror
    xor a3, a3, t3
    .insn r4 0x2b, 0, 0, s0, s0, tp, x1 # hx.xror
    xor a4, t6, a4
    .insn r4 0x2b, 0, 0, a1, a1, tp, x29 # hx.xror
    .insn r4 0x2b, 1, 0, t6, a6, t6, x0 # hx.xrl1
    sw a1, 200(sp)
    xor a1, s11, s1
    .insn r4 0x2b, 1, 0, s11, s5, s11, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s2, s2, t6, x22 # hx.xror
    xor s5, gp, s5
    .insn r4 0x2b, 0, 0, a2, a2, s6, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, s5, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, tp, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s6, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, a4, x11 # hx.xror
    .insn r4 0x2b, 1, 0, s1, s1, ra, x0 # hx.xrl1
    xor ra, ra, a6
    .insn r4 0x2b, 0, 0, gp, a0, s1, x13 # hx.xror
    .insn r4 0xb, 0, 1, a6, a5, t1, t5 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, s11, x31 # hx.xror
    .insn r4 0xb, 0, 1, a0, s0, a5, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, t3, x27 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, t6, x5 # hx.xror
    .insn r4 0xb, 0, 1, t1, t1, t5, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, s11, x12 # hx.xror
    sw a6, 96(sp)
    .insn r4 0xb, 0, 1, a6, t4, gp, s8 # hx.chi
    sw a0, 72(sp)
    lw a0, 80(sp)
    .insn r4 0xb, 0, 1, t5, t5, t2, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, a1, x1 # hx.xror
    sw t1, 80(sp)
    lw t1, 124(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t3, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, ra, x10 # hx.xror
    .insn r4 0xb, 0, 1, t2, t2, s0, a5 # hx.chi
    lw s0, 172(sp)
    lw a5, 160(sp)
    .insn r4 0x2b, 0, 0, s0, s0, ra, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, tp, x2 # hx.xror
    sw t5, 160(sp)
    .insn r4 0xb, 0, 1, t5, s8, s0, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t3, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, tp, x25 # hx.xror
    .insn r4 0xb, 0, 1, t3, a2, a7, s9 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, t4, gp # hx.chi
    .insn r4 0xb, 0, 1, t4, s0, a0, t4 # hx.chi
    .insn r4 0xb, 0, 1, a0, t1, t0, s2 # hx.chi
    .insn r4 0xb, 0, 1, s0, gp, s8, s0 # hx.chi
    .insn r4 0xb, 0, 0, s8, a0, a6, t3 # hx.xor3
    lw gp, 152(sp)
    sw a0, 152(sp)
    .insn r4 0x2b, 0, 0, gp, gp, s6, x25 # hx.xror
    lw a0, 88(sp)
    sw a6, 88(sp)
    xor a0, a0, a4
    .insn r4 0xb, 0, 1, a6, t0, s2, gp # hx.chi
    .insn r4 0xb, 0, 1, t0, a0, t1, t0 # hx.chi
    sw t3, 172(sp)
    .insn r4 0xb, 0, 1, t3, a7, s9, a5 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, gp, a0 # hx.chi
    .insn r4 0xb, 0, 1, t1, gp, a0, t1 # hx.chi
    .insn r4 0xb, 0, 0, gp, t3, a6, s0 # hx.xor3
    lw a0, 84(sp)
    sw s0, 84(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s5, x18 # hx.xror
    lw s0, 168(sp)
    sw t3, 168(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s6, x18 # hx.xror
    lw t3, 104(sp)
    .insn r4 0xb, 0, 1, s9, s9, a5, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, a4, x23 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, s1, x19 # hx.xror
    sw a6, 104(sp)
    lui a6, 524296
    xor a6, t0, a6
    xori a6, a6, 136
    lw t0, 108(sp)
    .insn r4 0xb, 0, 1, a7, a0, a2, a7 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s6, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, a5, a0, a2 # hx.chi
    .insn r4 0xb, 0, 1, s6, t0, t3, a3 # hx.chi
    lw a5, 184(sp)
    .insn r4 0xb, 0, 0, a0, s6, s9, s2 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, a1, x29 # hx.xror
    sw s6, 184(sp)
    lw s6, 156(sp)
    sw s2, 156(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t6, x20 # hx.xror
    sw s9, 108(sp)
    .insn r4 0xb, 0, 1, s2, a3, a5, s6 # hx.chi
    .insn r4 0xb, 0, 1, a3, t3, a3, a5 # hx.chi
    .insn r4 0xb, 0, 0, s9, s2, a7, tp # hx.xor3
    sw s2, 124(sp)
    lw s2, 92(sp)
    sw a7, 92(sp)
    lw a7, 196(sp)
    sw tp, 196(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s5, x4 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, s6, t0 # hx.chi
    .insn r4 0xb, 0, 1, tp, s4, a7, s10 # hx.chi
    .insn r4 0xb, 0, 1, t0, s6, t0, t3 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, t5, tp # hx.xor3
    sw tp, 132(sp)
    lw tp, 140(sp)
    sw t5, 140(sp)
    lw t5, 64(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, ra, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, a1, x10 # hx.xror
    .insn r4 0xb, 0, 1, s6, t5, s4, a7 # hx.chi
    .insn r4 0xb, 0, 1, t3, s10, tp, t5 # hx.chi
    .insn r4 0xb, 0, 0, gp, gp, s6, t0 # hx.xor3
    .insn r4 0xb, 0, 1, a7, a7, s10, tp # hx.chi
    lw s10, 112(sp)
    sw s6, 112(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a1, x1 # hx.xror
    lw s6, 192(sp)
    .insn r4 0xb, 0, 0, s9, s9, a6, t3 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, s6, a4, x30 # hx.xror
    lw s6, 76(sp)
    .insn r4 0xb, 0, 1, s4, tp, t5, s4 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, t6, x18 # hx.xror
    lw t5, 100(sp)
    lw tp, 148(sp)
    .insn r4 0x2b, 0, 0, t5, t5, ra, x9 # hx.xror
    .insn r4 0x2b, 0, 0, t6, tp, t6, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, t1, a7, t4 # hx.xor3
    sw t0, 148(sp)
    lw t0, 180(sp)
    sw a7, 180(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s1, x22 # hx.xror
    .insn r4 0xb, 0, 1, a7, a4, t5, s10 # hx.chi
    sw t1, 100(sp)
    lw t1, 144(sp)
    sw a6, 144(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s11, x23 # hx.xror
    .insn r4 0xb, 0, 1, a6, t5, s10, s6 # hx.chi
    .insn r4 0xb, 0, 0, s8, s8, a5, s4 # hx.xor3
    sw s4, 76(sp)
    lw s4, 128(sp)
    sw a5, 128(sp)
    lw a5, 116(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s1, x25 # hx.xror
    .insn r4 0x2b, 0, 0, ra, a5, ra, x31 # hx.xror
    .insn r4 0xb, 0, 0, a5, tp, a2, a3 # hx.xor3
    lw tp, 176(sp)
    sw t4, 176(sp)
    lw t4, 164(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s11, x14 # hx.xror
    xor s11, t4, s11
    .insn r4 0xb, 0, 1, t4, s6, t0, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, t0, a4, t5 # hx.chi
    lw t5, 68(sp)
    .insn r4 0xb, 0, 1, t0, s10, s6, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a1, t5, a1, x24 # hx.xror
    .insn r4 0xb, 0, 1, s6, s0, tp, s3 # hx.chi
    .insn r4 0xb, 0, 1, s10, s11, s7, s2 # hx.chi
    lw t5, 188(sp)
    xori s10, s10, 1
    .insn r4 0x2b, 0, 0, s1, t5, s1, x28 # hx.xror
    .insn r4 0xb, 0, 0, t5, s10, s6, t4 # hx.xor3
    sw s10, 188(sp)
    .insn r4 0xb, 0, 1, s10, s4, s11, s7 # hx.chi
    sw t4, 68(sp)
    .insn r4 0xb, 0, 1, t4, s3, a1, t6 # hx.chi
    .insn r4 0xb, 0, 1, s3, tp, s3, a1 # hx.chi
    .insn r4 0xb, 0, 1, tp, t6, s0, tp # hx.chi
    .insn r4 0xb, 0, 1, s0, a1, t6, s0 # hx.chi
    lw a1, 120(sp)
    .insn r4 0xb, 0, 1, t6, s1, t1, ra # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s5, x21 # hx.xror
    sw t0, 120(sp)
    .insn r4 0xb, 0, 1, s11, a1, s4, s11 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, s2, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, s2, a1, s4 # hx.chi
    .insn r4 0xb, 0, 0, s2, t0, tp, t2 # hx.xor3
    lw s4, 136(sp)
    sw tp, 136(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s5, x19 # hx.xror
    lw s5, 200(sp)
    sw t2, 200(sp)
    .insn r4 0xb, 0, 1, tp, t1, ra, s5 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s5, s4 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, s4, s1 # hx.chi
    .insn r4 0xb, 0, 0, t2, s11, t6, a6 # hx.xor3
    lw t0, 160(sp)
    .insn r4 0xb, 0, 1, t1, s4, s1, t1 # hx.chi
    .insn r4 0xb, 0, 0, t2, t2, t0, s0 # hx.xor3
    lw s1, 80(sp)
    lw t0, 72(sp)
    .insn r4 0xb, 0, 0, s4, t4, a7, s1 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, ra, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, a1, t1 # hx.xor3
    lw t0, 96(sp)
    sw s11, 164(sp)
    .insn r4 0xb, 0, 0, s11, s5, s7, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, tp, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s11, s11, a4, s3 # hx.xor3
    xor s1, a0, t5
    .insn r4 0x2b, 1, 0, t5, t5, gp, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s11, a0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t0, t0, t5, x31 # hx.xror
    xor s7, s7, t5
    .insn r4 0x2b, 0, 0, a1, a1, a0, x1 # hx.xror
    xor s11, a5, s11
    .insn r4 0x2b, 0, 0, a7, a7, a0, x29 # hx.xror
    .insn r4 0x2b, 1, 0, a5, s4, a5, x0 # hx.xrl1
    sw a7, 96(sp)
    xor a7, s8, t2
    .insn r4 0x2b, 1, 0, s8, s2, s8, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s0, s0, a5, x22 # hx.xror
    xor s2, gp, s2
    .insn r4 0x2b, 0, 0, a2, a2, s1, x22 # hx.xror
    lw gp, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, a0, x11 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, s2, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, s1, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, s11, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t2, t2, s9, x0 # hx.xrl1
    xor s4, s9, s4
    .insn r4 0x2b, 0, 0, tp, tp, t2, x13 # hx.xror
    .insn r4 0xb, 0, 1, s9, gp, a3, t3 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s8, x31 # hx.xror
    sw s9, 108(sp)
    .insn r4 0xb, 0, 1, s9, a1, gp, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, t5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, a5, x5 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, t3, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, s8, x12 # hx.xror
    sw s9, 116(sp)
    .insn r4 0xb, 0, 1, s9, a6, tp, s6 # hx.chi
    sw a3, 192(sp)
    lw a3, 104(sp)
    .insn r4 0xb, 0, 1, t3, t3, t0, a1 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, a7, x1 # hx.xror
    sw t3, 104(sp)
    lw t3, 172(sp)
    .insn r4 0x2b, 0, 0, a4, a4, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, s4, x10 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, a1, gp # hx.chi
    lw a1, 88(sp)
    lw gp, 80(sp)
    .insn r4 0x2b, 0, 0, a1, a1, s4, x31 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a0, x2 # hx.xror
    sw t0, 80(sp)
    .insn r4 0xb, 0, 1, t0, s6, a1, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, a0, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, ra, s3 # hx.chi
    .insn r4 0xb, 0, 1, a0, a3, a6, tp # hx.chi
    .insn r4 0xb, 0, 1, a3, a1, a3, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, t3, t1, s0 # hx.chi
    .insn r4 0xb, 0, 1, a1, tp, s6, a1 # hx.chi
    .insn r4 0xb, 0, 0, s6, a6, s9, t5 # hx.xor3
    lw tp, 176(sp)
    sw a6, 176(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s1, x25 # hx.xror
    lw a6, 144(sp)
    sw s9, 144(sp)
    xor a6, a6, s11
    .insn r4 0xb, 0, 1, s9, t1, s0, tp # hx.chi
    .insn r4 0xb, 0, 1, t1, a6, t3, t1 # hx.chi
    sw t5, 88(sp)
    .insn r4 0xb, 0, 1, t5, ra, s3, gp # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, tp, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, tp, a6, t3 # hx.chi
    .insn r4 0xb, 0, 0, t3, t5, s9, a1 # hx.xor3
    lw tp, 156(sp)
    sw a1, 156(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s2, x18 # hx.xror
    lw a1, 100(sp)
    sw t5, 100(sp)
    .insn r4 0x2b, 0, 0, a1, a1, s1, x18 # hx.xror
    lw t5, 196(sp)
    .insn r4 0xb, 0, 1, s3, s3, gp, tp # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s11, x23 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, t2, x19 # hx.xror
    sw s9, 196(sp)
    lui s9, 524288
    xor s9, t1, s9
    xori s9, s9, 130
    lw t1, 180(sp)
    .insn r4 0xb, 0, 1, ra, tp, a2, ra # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s1, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, gp, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, s1, t1, t5, s7 # hx.chi
    lw gp, 168(sp)
    .insn r4 0xb, 0, 0, tp, s1, s3, s0 # hx.xor3
    .insn r4 0x2b, 0, 0, gp, gp, a7, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a5, x20 # hx.xror
    sw s1, 168(sp)
    .insn r4 0xb, 0, 1, s1, s7, gp, t6 # hx.chi
    sw s0, 180(sp)
    .insn r4 0xb, 0, 0, s0, s1, ra, a0 # hx.xor3
    .insn r4 0xb, 0, 1, s7, t5, s7, gp # hx.chi
    sw s1, 172(sp)
    lw s1, 148(sp)
    sw ra, 148(sp)
    lw ra, 140(sp)
    sw a0, 140(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s2, x4 # hx.xror
    .insn r4 0xb, 0, 1, gp, gp, t6, t1 # hx.chi
    .insn r4 0xb, 0, 1, a0, t4, ra, s10 # hx.chi
    .insn r4 0xb, 0, 1, t1, t6, t1, t5 # hx.chi
    .insn r4 0xb, 0, 0, tp, tp, t0, a0 # hx.xor3
    sw a0, 64(sp)
    lw a0, 92(sp)
    sw t0, 92(sp)
    lw t0, 128(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s11, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, s4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a7, x10 # hx.xror
    .insn r4 0xb, 0, 1, t5, t0, t4, ra # hx.chi
    .insn r4 0xb, 0, 1, t6, s10, a0, t0 # hx.chi
    .insn r4 0xb, 0, 0, t3, t3, t5, t1 # hx.xor3
    .insn r4 0xb, 0, 1, ra, ra, s10, a0 # hx.chi
    lw s10, 84(sp)
    sw t5, 84(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a7, x1 # hx.xror
    lw t5, 124(sp)
    .insn r4 0xb, 0, 0, s0, s0, s9, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, s11, t5, s11, x30 # hx.xror
    lw t5, 164(sp)
    .insn r4 0xb, 0, 1, t0, a0, t0, t4 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, a5, x18 # hx.xror
    lw t4, 76(sp)
    lw a0, 160(sp)
    .insn r4 0x2b, 0, 0, t4, t4, s4, x9 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a0, a5, x4 # hx.xror
    .insn r4 0xb, 0, 0, a0, a6, ra, a3 # hx.xor3
    sw t1, 160(sp)
    lw t1, 120(sp)
    sw ra, 120(sp)
    .insn r4 0x2b, 0, 0, t1, t1, t2, x22 # hx.xror
    .insn r4 0xb, 0, 1, ra, s11, t4, s10 # hx.chi
    sw a6, 76(sp)
    lw a6, 72(sp)
    sw s9, 72(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s8, x23 # hx.xror
    .insn r4 0xb, 0, 1, s9, t4, s10, t5 # hx.chi
    .insn r4 0xb, 0, 0, s6, s6, gp, t0 # hx.xor3
    sw t0, 164(sp)
    lw t0, 200(sp)
    sw gp, 200(sp)
    lw gp, 152(sp)
    .insn r4 0x2b, 0, 0, t0, t0, t2, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s4, gp, s4, x31 # hx.xror
    .insn r4 0xb, 0, 0, gp, a0, a2, s7 # hx.xor3
    lw a0, 68(sp)
    sw a3, 68(sp)
    lw a3, 188(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s8, x14 # hx.xror
    xor a3, a3, s8
    .insn r4 0xb, 0, 1, s8, t5, t1, s11 # hx.chi
    .insn r4 0xb, 0, 1, s11, t1, s11, t4 # hx.chi
    lw t4, 112(sp)
    .insn r4 0xb, 0, 1, t1, s10, t5, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a7, t4, a7, x24 # hx.xror
    .insn r4 0xb, 0, 1, s10, a1, a0, s5 # hx.chi
    .insn r4 0xb, 0, 1, t4, a3, a4, s1 # hx.chi
    lw t5, 136(sp)
    xori t4, t4, 1
    .insn r4 0x2b, 0, 0, t2, t5, t2, x28 # hx.xror
    .insn r4 0xb, 0, 0, t5, t4, s10, s8 # hx.xor3
    sw t4, 136(sp)
    .insn r4 0xb, 0, 1, t4, t0, a3, a4 # hx.chi
    sw s8, 112(sp)
    .insn r4 0xb, 0, 1, s8, s5, a7, a5 # hx.chi
    .insn r4 0xb, 0, 1, s5, a0, s5, a7 # hx.chi
    .insn r4 0xb, 0, 1, a0, a5, a1, a0 # hx.chi
    .insn r4 0xb, 0, 1, a1, a7, a5, a1 # hx.chi
    lw a5, 132(sp)
    .insn r4 0xb, 0, 1, a7, t2, a6, s4 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s2, x21 # hx.xror
    sw a7, 188(sp)
    .insn r4 0xb, 0, 1, a3, a5, t0, a3 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s1, a5 # hx.chi
    .insn r4 0xb, 0, 1, t0, s1, a5, t0 # hx.chi
    lw s1, 80(sp)
    sw a3, 132(sp)
    .insn r4 0xb, 0, 0, a5, t1, a0, s1 # hx.xor3
    lw s1, 184(sp)
    sw a0, 184(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s2, x19 # hx.xror
    lw s2, 96(sp)
    sw t1, 96(sp)
    .insn r4 0xb, 0, 1, a0, a6, s4, s2 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, s2, s1 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, s1, t2 # hx.chi
    .insn r4 0xb, 0, 0, t1, a3, a7, s9 # hx.xor3
    lw a3, 104(sp)
    .insn r4 0xb, 0, 1, t2, s1, t2, a6 # hx.chi
    .insn r4 0xb, 0, 0, t1, t1, a3, a1 # hx.xor3
    lw s1, 192(sp)
    lw a3, 116(sp)
    .insn r4 0xb, 0, 0, a6, s8, ra, s1 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, s4, a3 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, t0, t2 # hx.xor3
    lw a3, 108(sp)
    .insn r4 0xb, 0, 0, a5, a5, a0, t4 # hx.xor3
    .insn r4 0xb, 0, 0, s1, s2, a4, a3 # hx.xor3
    xor a7, tp, t5
    .insn r4 0xb, 0, 0, s1, s1, s11, s5 # hx.xor3
    .insn r4 0x2b, 1, 0, t5, t5, t3, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, tp, s1, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a3, a3, t5, x31 # hx.xror
    xor a4, a4, t5
    .insn r4 0x2b, 0, 0, t0, t0, tp, x1 # hx.xror
    xor s1, gp, s1
    .insn r4 0x2b, 0, 0, ra, ra, tp, x29 # hx.xror
    .insn r4 0x2b, 1, 0, gp, a6, gp, x0 # hx.xrl1
    sw ra, 108(sp)
    xor ra, s6, t1
    .insn r4 0x2b, 1, 0, s6, a5, s6, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a1, a1, gp, x22 # hx.xror
    xor a5, t3, a5
    .insn r4 0x2b, 0, 0, a2, a2, a7, x22 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, a5, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, tp, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a7, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t6, s1, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t1, t1, s0, x0 # hx.xrl1
    xor s0, s0, a6
    .insn r4 0x2b, 0, 0, t6, a0, t1, x13 # hx.xror
    .insn r4 0xb, 0, 1, a6, s3, s7, t3 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s6, x31 # hx.xror
    .insn r4 0xb, 0, 1, a0, t0, s3, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, gp, x5 # hx.xror
    .insn r4 0xb, 0, 1, s7, s7, t3, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s6, x12 # hx.xror
    sw a6, 152(sp)
    .insn r4 0xb, 0, 1, a6, s9, t6, s10 # hx.chi
    sw a0, 124(sp)
    lw a0, 196(sp)
    .insn r4 0xb, 0, 1, t3, t3, a3, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, ra, x1 # hx.xror
    sw s7, 196(sp)
    lw s7, 88(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, t0, a3, t0, s3 # hx.chi
    lw a3, 144(sp)
    lw s3, 192(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, tp, x2 # hx.xror
    sw t3, 192(sp)
    .insn r4 0xb, 0, 1, t3, s10, a3, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, tp, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, s4, s5 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, s9, t6 # hx.chi
    .insn r4 0xb, 0, 1, s9, a3, a0, s9 # hx.chi
    .insn r4 0xb, 0, 1, a0, s7, t2, a1 # hx.chi
    .insn r4 0xb, 0, 1, a3, t6, s10, a3 # hx.chi
    .insn r4 0xb, 0, 0, s10, a0, a6, t5 # hx.xor3
    lw t6, 68(sp)
    sw a0, 68(sp)
    .insn r4 0x2b, 0, 0, t6, t6, a7, x25 # hx.xror
    lw a0, 72(sp)
    sw a6, 72(sp)
    xor a0, a0, s1
    .insn r4 0xb, 0, 1, a6, t2, a1, t6 # hx.chi
    .insn r4 0xb, 0, 1, t2, a0, s7, t2 # hx.chi
    sw t5, 144(sp)
    .insn r4 0xb, 0, 1, t5, s4, s5, s3 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, t6, a0 # hx.chi
    .insn r4 0xb, 0, 1, s7, t6, a0, s7 # hx.chi
    .insn r4 0xb, 0, 0, t6, t5, a6, a3 # hx.xor3
    lw a0, 180(sp)
    sw a3, 180(sp)
    .insn r4 0x2b, 0, 0, a0, a0, a5, x18 # hx.xror
    lw a3, 76(sp)
    sw t5, 76(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a7, x18 # hx.xror
    lw t5, 140(sp)
    .insn r4 0xb, 0, 1, s5, s5, s3, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s1, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, t1, x19 # hx.xror
    sw a6, 140(sp)
    lw a6, 120(sp)
    sw s5, 120(sp)
    .insn r4 0x2b, 0, 0, a6, a6, a7, x28 # hx.xror
    .insn r4 0xb, 0, 1, a7, a0, a2, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, a6, t5, a4 # hx.chi
    .insn r4 0xb, 0, 1, a2, s3, a0, a2 # hx.chi
    lw s3, 100(sp)
    .insn r4 0xb, 0, 0, a0, s4, s5, a1 # hx.xor3
    .insn r4 0x2b, 0, 0, s3, s3, ra, x29 # hx.xror
    sw s4, 100(sp)
    lw s4, 188(sp)
    sw a1, 188(sp)
    .insn r4 0x2b, 0, 0, s4, s4, gp, x20 # hx.xror
    xori t2, t2, 11
    .insn r4 0xb, 0, 1, a1, a4, s3, s4 # hx.chi
    .insn r4 0xb, 0, 1, a4, t5, a4, s3 # hx.chi
    .insn r4 0xb, 0, 0, s5, a1, a7, tp # hx.xor3
    sw a1, 88(sp)
    lw a1, 160(sp)
    sw a7, 160(sp)
    lw a7, 92(sp)
    sw tp, 92(sp)
    .insn r4 0x2b, 0, 0, a7, a7, a5, x4 # hx.xror
    .insn r4 0xb, 0, 1, s3, s3, s4, a6 # hx.chi
    .insn r4 0xb, 0, 1, tp, s8, a7, t4 # hx.chi
    .insn r4 0xb, 0, 1, a6, s4, a6, t5 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, t3, tp # hx.xor3
    sw tp, 128(sp)
    lw tp, 148(sp)
    sw t3, 148(sp)
    lw t3, 200(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, s0, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, ra, x10 # hx.xror
    .insn r4 0xb, 0, 1, s4, t3, s8, a7 # hx.chi
    .insn r4 0xb, 0, 1, t5, t4, tp, t3 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, s4, a6 # hx.xor3
    .insn r4 0xb, 0, 1, a7, a7, t4, tp # hx.chi
    lw t4, 156(sp)
    sw s4, 156(sp)
    .insn r4 0x2b, 0, 0, t4, t4, ra, x1 # hx.xror
    lw s4, 172(sp)
    .insn r4 0xb, 0, 0, s5, s5, t2, t5 # hx.xor3
    .insn r4 0x2b, 0, 0, s1, s4, s1, x30 # hx.xror
    lw s4, 132(sp)
    .insn r4 0xb, 0, 1, s8, tp, t3, s8 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, gp, x18 # hx.xror
    lw t3, 164(sp)
    lw tp, 104(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s0, x9 # hx.xror
    .insn r4 0x2b, 0, 0, gp, tp, gp, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, s7, a7, s9 # hx.xor3
    sw a6, 104(sp)
    lw a6, 96(sp)
    sw a7, 96(sp)
    .insn r4 0x2b, 0, 0, a6, a6, t1, x22 # hx.xror
    .insn r4 0xb, 0, 1, a7, s1, t3, t4 # hx.chi
    sw s7, 164(sp)
    lw s7, 116(sp)
    sw t2, 116(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s6, x23 # hx.xror
    .insn r4 0xb, 0, 1, t2, t3, t4, s4 # hx.chi
    .insn r4 0xb, 0, 0, s10, s10, s3, s8 # hx.xor3
    sw s8, 132(sp)
    lw s8, 80(sp)
    sw s3, 80(sp)
    lw s3, 176(sp)
    .insn r4 0x2b, 0, 0, s8, s8, t1, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s3, s0, x31 # hx.xror
    .insn r4 0xb, 0, 0, s3, tp, a2, a4 # hx.xor3
    lw tp, 112(sp)
    sw s9, 112(sp)
    lw s9, 136(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s6, x14 # hx.xror
    xor s6, s9, s6
    .insn r4 0xb, 0, 1, s9, s4, a6, s1 # hx.chi
    .insn r4 0xb, 0, 1, s1, a6, s1, t3 # hx.chi
    lw t3, 84(sp)
    .insn r4 0xb, 0, 1, a6, t4, s4, a6 # hx.chi
    .insn r4 0x2b, 0, 0, ra, t3, ra, x24 # hx.xror
    .insn r4 0xb, 0, 1, s4, a3, tp, s2 # hx.chi
    .insn r4 0xb, 0, 1, t3, s6, s11, a1 # hx.chi
    lw t4, 184(sp)
    sw t3, 184(sp)
    .insn r4 0x2b, 0, 0, t1, t4, t1, x28 # hx.xror
    .insn r4 0xb, 0, 0, t4, t3, s4, s9 # hx.xor3
    .insn r4 0xb, 0, 1, t3, s8, s6, s11 # hx.chi
    sw s9, 84(sp)
    .insn r4 0xb, 0, 1, s9, s2, ra, gp # hx.chi
    .insn r4 0xb, 0, 1, s2, tp, s2, ra # hx.chi
    .insn r4 0xb, 0, 1, tp, gp, a3, tp # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, gp, a3 # hx.chi
    lw a3, 64(sp)
    .insn r4 0xb, 0, 1, gp, t1, s7, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, a5, x21 # hx.xror
    sw a6, 64(sp)
    .insn r4 0xb, 0, 1, s6, a3, s8, s6 # hx.chi
    .insn r4 0xb, 0, 1, s11, s11, a1, a3 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, a3, s8 # hx.chi
    .insn r4 0xb, 0, 0, a3, a6, tp, t0 # hx.xor3
    lw s8, 168(sp)
    sw tp, 168(sp)
    .insn r4 0x2b, 0, 0, a5, s8, a5, x19 # hx.xror
    lw s8, 108(sp)
    sw t0, 108(sp)
    .insn r4 0xb, 0, 1, tp, s7, s0, s8 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s8, a5 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, a5, t1 # hx.chi
    .insn r4 0xb, 0, 0, t0, s6, gp, t2 # hx.xor3
    lw a6, 192(sp)
    .insn r4 0xb, 0, 1, t1, a5, t1, s7 # hx.chi
    .insn r4 0xb, 0, 0, t0, t0, a6, ra # hx.xor3
    lw a5, 196(sp)
    lw a6, 124(sp)
    .insn r4 0xb, 0, 0, s7, s9, a7, a5 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s0, a6 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, a1, t1 # hx.xor3
    lw a6, 152(sp)
    sw s6, 136(sp)
    .insn r4 0xb, 0, 0, s6, s8, s11, a6 # hx.xor3
    .insn r4 0xb, 0, 0, a3, a3, tp, t3 # hx.xor3
    .insn r4 0xb, 0, 0, s6, s6, s1, s2 # hx.xor3
    xor a5, a0, t4
    .insn r4 0x2b, 1, 0, t4, t4, t6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s6, a0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a6, a6, t4, x31 # hx.xror
    xor s11, s11, t4
    .insn r4 0x2b, 0, 0, a1, a1, a0, x1 # hx.xror
    xor s6, s3, s6
    .insn r4 0x2b, 0, 0, a7, a7, a0, x29 # hx.xror
    .insn r4 0x2b, 1, 0, s3, s7, s3, x0 # hx.xrl1
    sw a7, 152(sp)
    xor a7, s10, t0
    .insn r4 0x2b, 1, 0, s10, a3, s10, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, ra, ra, s3, x22 # hx.xror
    xor a3, t6, a3
    .insn r4 0x2b, 0, 0, a2, a2, a5, x22 # hx.xror
    lw t6, 120(sp)
    .insn r4 0x2b, 0, 0, t1, t1, a0, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, a5, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s6, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t0, t0, s5, x0 # hx.xrl1
    xor s5, s5, s7
    .insn r4 0x2b, 0, 0, tp, tp, t0, x13 # hx.xror
    .insn r4 0xb, 0, 1, s7, t6, a4, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s10, x31 # hx.xror
    sw s7, 120(sp)
    .insn r4 0xb, 0, 1, s7, a1, t6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, t4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s3, x5 # hx.xror
    .insn r4 0xb, 0, 1, a4, a4, t5, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s10, x12 # hx.xror
    sw s7, 176(sp)
    .insn r4 0xb, 0, 1, s7, t2, tp, s4 # hx.chi
    sw a4, 172(sp)
    lw a4, 140(sp)
    .insn r4 0xb, 0, 1, t5, t5, a6, a1 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, a7, x1 # hx.xror
    sw t5, 140(sp)
    lw t5, 144(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s5, x10 # hx.xror
    .insn r4 0xb, 0, 1, a1, a6, a1, t6 # hx.chi
    lw a6, 72(sp)
    lw t6, 196(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a0, x2 # hx.xror
    sw a1, 196(sp)
    .insn r4 0xb, 0, 1, a1, s4, a6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a0, x25 # hx.xror
    .insn r4 0xb, 0, 1, t4, a2, s0, s2 # hx.chi
    .insn r4 0xb, 0, 1, a0, a4, t2, tp # hx.chi
    .insn r4 0xb, 0, 1, t2, a6, a4, t2 # hx.chi
    .insn r4 0xb, 0, 1, a4, t5, t1, ra # hx.chi
    .insn r4 0xb, 0, 1, a6, tp, s4, a6 # hx.chi
    .insn r4 0xb, 0, 0, s4, a4, s7, t4 # hx.xor3
    lw tp, 112(sp)
    sw a4, 112(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a5, x25 # hx.xror
    lw a4, 116(sp)
    sw s7, 116(sp)
    xor a4, a4, s6
    .insn r4 0xb, 0, 1, s7, t1, ra, tp # hx.chi
    .insn r4 0xb, 0, 1, t1, a4, t5, t1 # hx.chi
    sw t4, 72(sp)
    .insn r4 0xb, 0, 1, t4, s0, s2, t6 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, tp, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, tp, a4, t5 # hx.chi
    .insn r4 0xb, 0, 0, t5, t4, s7, a6 # hx.xor3
    lw tp, 188(sp)
    sw a6, 188(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a3, x18 # hx.xror
    lw a6, 164(sp)
    sw t4, 164(sp)
    .insn r4 0x2b, 0, 0, a6, a6, a5, x18 # hx.xror
    lw t4, 92(sp)
    .insn r4 0xb, 0, 1, s2, s2, t6, tp # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s6, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t0, x19 # hx.xror
    xori t1, t1, 10
    sw s7, 92(sp)
    lw s7, 96(sp)
    .insn r4 0xb, 0, 1, s0, tp, a2, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a5, s7, a5, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, t6, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, s7, a5, t4, s11 # hx.chi
    lw t6, 76(sp)
    .insn r4 0xb, 0, 0, tp, s7, s2, ra # hx.xor3
    .insn r4 0x2b, 0, 0, t6, t6, a7, x29 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, s3, x20 # hx.xror
    sw s7, 76(sp)
    .insn r4 0xb, 0, 1, s7, s11, t6, gp # hx.chi
    sw ra, 96(sp)
    .insn r4 0xb, 0, 0, ra, s7, s0, a0 # hx.xor3
    .insn r4 0xb, 0, 1, s11, t4, s11, t6 # hx.chi
    sw s7, 144(sp)
    lw s7, 104(sp)
    sw s0, 104(sp)
    lw s0, 148(sp)
    sw a0, 148(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a3, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t6, gp, a5 # hx.chi
    .insn r4 0xb, 0, 1, a0, s9, s0, t3 # hx.chi
    .insn r4 0xb, 0, 1, a5, gp, a5, t4 # hx.chi
    .insn r4 0xb, 0, 0, tp, tp, a1, a0 # hx.xor3
    sw a0, 200(sp)
    lw a0, 160(sp)
    sw a1, 160(sp)
    lw a1, 80(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s6, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, s5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a7, x10 # hx.xror
    .insn r4 0xb, 0, 1, t4, a1, s9, s0 # hx.chi
    .insn r4 0xb, 0, 1, gp, t3, a0, a1 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, t4, a5 # hx.xor3
    .insn r4 0xb, 0, 1, s0, s0, t3, a0 # hx.chi
    lw t3, 180(sp)
    sw t4, 180(sp)
    .insn r4 0x2b, 0, 0, t3, t3, a7, x1 # hx.xror
    lw t4, 88(sp)
    .insn r4 0xb, 0, 0, ra, ra, t1, gp # hx.xor3
    .insn r4 0x2b, 0, 0, s6, t4, s6, x30 # hx.xror
    lw t4, 136(sp)
    .insn r4 0xb, 0, 1, a1, a0, a1, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s3, x18 # hx.xror
    lw s9, 132(sp)
    lw a0, 192(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s5, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s3, a0, s3, x4 # hx.xror
    .insn r4 0xb, 0, 0, a0, a4, s0, t2 # hx.xor3
    sw a5, 192(sp)
    lw a5, 64(sp)
    sw s0, 64(sp)
    .insn r4 0x2b, 0, 0, a5, a5, t0, x22 # hx.xror
    .insn r4 0xb, 0, 1, s0, s6, s9, t3 # hx.chi
    sw a4, 132(sp)
    lw a4, 124(sp)
    sw t1, 124(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s10, x23 # hx.xror
    .insn r4 0xb, 0, 1, t1, s9, t3, t4 # hx.chi
    .insn r4 0xb, 0, 0, s4, s4, t6, a1 # hx.xor3
    sw a1, 136(sp)
    lw a1, 108(sp)
    sw t6, 108(sp)
    lw t6, 68(sp)
    .insn r4 0x2b, 0, 0, a1, a1, t0, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s5, t6, s5, x31 # hx.xror
    .insn r4 0xb, 0, 0, t6, a0, a2, s11 # hx.xor3
    lw a0, 84(sp)
    sw t2, 84(sp)
    lw t2, 184(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s10, x14 # hx.xror
    xor t2, t2, s10
    .insn r4 0xb, 0, 1, s10, t4, a5, s6 # hx.chi
    .insn r4 0xb, 0, 1, s6, a5, s6, s9 # hx.chi
    lw s9, 156(sp)
    .insn r4 0xb, 0, 1, a5, t3, t4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, a7, s9, a7, x24 # hx.xror
    .insn r4 0xb, 0, 1, s9, a6, a0, s8 # hx.chi
    .insn r4 0xb, 0, 1, t3, t2, s1, s7 # hx.chi
    lw t4, 168(sp)
    sw t3, 168(sp)
    .insn r4 0x2b, 0, 0, t0, t4, t0, x28 # hx.xror
    .insn r4 0xb, 0, 0, t4, t3, s9, s10 # hx.xor3
    .insn r4 0xb, 0, 1, t3, a1, t2, s1 # hx.chi
    sw s10, 156(sp)
    .insn r4 0xb, 0, 1, s10, s8, a7, s3 # hx.chi
    .insn r4 0xb, 0, 1, s8, a0, s8, a7 # hx.chi
    .insn r4 0xb, 0, 1, a0, s3, a6, a0 # hx.chi
    .insn r4 0xb, 0, 1, a6, a7, s3, a6 # hx.chi
    lw a7, 128(sp)
    .insn r4 0xb, 0, 1, s3, t0, a4, s5 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, a3, x21 # hx.xror
    sw s3, 184(sp)
    .insn r4 0xb, 0, 1, t2, a7, a1, t2 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, s7, a7 # hx.chi
    .insn r4 0xb, 0, 1, a1, s7, a7, a1 # hx.chi
    lw a7, 196(sp)
    sw t2, 128(sp)
    .insn r4 0xb, 0, 0, s7, a5, a0, a7 # hx.xor3
    lw a7, 100(sp)
    sw a0, 100(sp)
    .insn r4 0x2b, 0, 0, a3, a7, a3, x19 # hx.xror
    lw a7, 152(sp)
    sw a5, 152(sp)
    .insn r4 0xb, 0, 1, a0, a4, s5, a7 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a7, a3 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, a3, t0 # hx.chi
    .insn r4 0xb, 0, 0, a5, t2, s3, t1 # hx.xor3
    lw t2, 140(sp)
    .insn r4 0xb, 0, 1, t0, a3, t0, a4 # hx.chi
    .insn r4 0xb, 0, 0, a5, a5, t2, a6 # hx.xor3
    lw a3, 172(sp)
    lw t2, 176(sp)
    .insn r4 0xb, 0, 0, a4, s10, s0, a3 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s5, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a4, a4, a1, t0 # hx.xor3
    lw t2, 120(sp)
    .insn r4 0xb, 0, 0, s7, s7, a0, t3 # hx.xor3
    .insn r4 0xb, 0, 0, a3, a7, s1, t2 # hx.xor3
    xor s3, tp, t4
    .insn r4 0xb, 0, 0, a3, a3, s6, s8 # hx.xor3
    .insn r4 0x2b, 1, 0, t4, t4, t5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, tp, a3, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t2, t2, t4, x31 # hx.xror
    xor s1, s1, t4
    .insn r4 0x2b, 0, 0, a1, a1, tp, x1 # hx.xror
    xor a3, t6, a3
    .insn r4 0x2b, 0, 0, s0, s0, tp, x29 # hx.xror
    .insn r4 0x2b, 1, 0, t6, a4, t6, x0 # hx.xrl1
    sw s0, 120(sp)
    xor s0, s4, a5
    .insn r4 0x2b, 1, 0, s4, s7, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a6, a6, t6, x22 # hx.xror
    xor s7, t5, s7
    .insn r4 0x2b, 0, 0, a2, a2, s3, x22 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, s7, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, tp, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, s3, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t5, gp, a3, x11 # hx.xror
    .insn r4 0x2b, 1, 0, a5, a5, ra, x0 # hx.xrl1
    xor ra, ra, a4
    .insn r4 0x2b, 0, 0, gp, a0, a5, x13 # hx.xror
    .insn r4 0xb, 0, 1, a4, s2, s11, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, s4, x31 # hx.xror
    .insn r4 0xb, 0, 1, a0, a1, s2, s11 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, t6, x5 # hx.xror
    .insn r4 0xb, 0, 1, s11, s11, t5, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, s4, x12 # hx.xror
    sw a4, 68(sp)
    .insn r4 0xb, 0, 1, a4, t1, gp, s9 # hx.chi
    sw a0, 88(sp)
    lw a0, 92(sp)
    .insn r4 0xb, 0, 1, t5, t5, t2, a1 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, s0, x1 # hx.xror
    sw s11, 92(sp)
    lw s11, 72(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, ra, x10 # hx.xror
    .insn r4 0xb, 0, 1, t2, t2, a1, s2 # hx.chi
    lw a1, 116(sp)
    lw s2, 172(sp)
    .insn r4 0x2b, 0, 0, a1, a1, ra, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, tp, x2 # hx.xror
    sw t5, 172(sp)
    .insn r4 0xb, 0, 1, t5, s9, a1, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, tp, x25 # hx.xror
    .insn r4 0xb, 0, 1, t4, a2, s5, s8 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, t1, gp # hx.chi
    .insn r4 0xb, 0, 1, t1, a1, a0, t1 # hx.chi
    .insn r4 0xb, 0, 1, a0, s11, t0, a6 # hx.chi
    .insn r4 0xb, 0, 1, a1, gp, s9, a1 # hx.chi
    .insn r4 0xb, 0, 0, s9, a0, a4, t4 # hx.xor3
    lw gp, 84(sp)
    sw a0, 84(sp)
    .insn r4 0x2b, 0, 0, gp, gp, s3, x25 # hx.xror
    lw a0, 124(sp)
    sw a4, 124(sp)
    xor a0, a0, a3
    .insn r4 0xb, 0, 1, a4, t0, a6, gp # hx.chi
    .insn r4 0xb, 0, 1, t0, a0, s11, t0 # hx.chi
    sw t4, 116(sp)
    .insn r4 0xb, 0, 1, t4, s5, s8, s2 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, gp, a0 # hx.chi
    .insn r4 0xb, 0, 1, s11, gp, a0, s11 # hx.chi
    .insn r4 0xb, 0, 0, gp, t4, a4, a1 # hx.xor3
    lw a0, 96(sp)
    sw a1, 96(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s7, x18 # hx.xror
    lw a1, 132(sp)
    sw t4, 132(sp)
    .insn r4 0x2b, 0, 0, a1, a1, s3, x18 # hx.xror
    lw t4, 148(sp)
    .insn r4 0xb, 0, 1, s8, s8, s2, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a3, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, a5, x19 # hx.xror
    sw a4, 148(sp)
    lui a4, 8
    xor a4, t0, a4
    lw t0, 64(sp)
    sw s8, 64(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s3, x28 # hx.xror
    .insn r4 0xb, 0, 1, s3, a0, a2, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, t0, t4, s1 # hx.chi
    .insn r4 0xb, 0, 1, a2, s2, a0, a2 # hx.chi
    lw s2, 164(sp)
    .insn r4 0xb, 0, 0, a0, s5, s8, a6 # hx.xor3
    .insn r4 0x2b, 0, 0, s2, s2, s0, x29 # hx.xror
    sw s5, 164(sp)
    lw s5, 184(sp)
    sw a6, 184(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t6, x20 # hx.xror
    xori a4, a4, 130
    .insn r4 0xb, 0, 1, a6, s1, s2, s5 # hx.chi
    .insn r4 0xb, 0, 1, s1, t4, s1, s2 # hx.chi
    .insn r4 0xb, 0, 0, s8, a6, s3, tp # hx.xor3
    sw a6, 72(sp)
    lw a6, 192(sp)
    sw s3, 192(sp)
    lw s3, 160(sp)
    sw tp, 160(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s7, x4 # hx.xror
    .insn r4 0xb, 0, 1, s2, s2, s5, t0 # hx.chi
    .insn r4 0xb, 0, 1, tp, s10, s3, t3 # hx.chi
    .insn r4 0xb, 0, 1, t0, s5, t0, t4 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, t5, tp # hx.xor3
    sw tp, 80(sp)
    lw tp, 104(sp)
    sw t5, 104(sp)
    lw t5, 108(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a3, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, ra, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, t5, s10, s3 # hx.chi
    .insn r4 0xb, 0, 1, t4, t3, tp, t5 # hx.chi
    .insn r4 0xb, 0, 0, gp, gp, s5, t0 # hx.xor3
    .insn r4 0xb, 0, 1, s3, s3, t3, tp # hx.chi
    lw t3, 188(sp)
    sw s5, 188(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s0, x1 # hx.xror
    lw s5, 144(sp)
    .insn r4 0xb, 0, 0, s8, s8, a4, t4 # hx.xor3
    .insn r4 0x2b, 0, 0, a3, s5, a3, x30 # hx.xror
    lw s5, 128(sp)
    .insn r4 0xb, 0, 1, s10, tp, t5, s10 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, t6, x18 # hx.xror
    lw t5, 136(sp)
    lw tp, 140(sp)
    .insn r4 0x2b, 0, 0, t5, t5, ra, x9 # hx.xror
    .insn r4 0x2b, 0, 0, t6, tp, t6, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, s11, s3, t1 # hx.xor3
    sw t0, 140(sp)
    lw t0, 152(sp)
    sw s3, 152(sp)
    .insn r4 0x2b, 0, 0, t0, t0, a5, x22 # hx.xror
    .insn r4 0xb, 0, 1, s3, a3, t5, t3 # hx.chi
    sw s11, 136(sp)
    lw s11, 176(sp)
    sw a4, 176(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s4, x23 # hx.xror
    .insn r4 0xb, 0, 1, a4, t5, t3, s5 # hx.chi
    .insn r4 0xb, 0, 0, s9, s9, s2, s10 # hx.xor3
    sw s10, 128(sp)
    lw s10, 196(sp)
    sw s2, 196(sp)
    lw s2, 112(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a5, x25 # hx.xror
    .insn r4 0x2b, 0, 0, ra, s2, ra, x31 # hx.xror
    .insn r4 0xb, 0, 0, s2, tp, a2, s1 # hx.xor3
    lw tp, 156(sp)
    sw t1, 156(sp)
    lw t1, 168(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s4, x14 # hx.xror
    xor t1, t1, s4
    .insn r4 0xb, 0, 1, s4, s5, t0, a3 # hx.chi
    .insn r4 0xb, 0, 1, a3, t0, a3, t5 # hx.chi
    lw t5, 180(sp)
    .insn r4 0xb, 0, 1, t0, t3, s5, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s0, t5, s0, x24 # hx.xror
    .insn r4 0xb, 0, 1, s5, a1, tp, a7 # hx.chi
    .insn r4 0xb, 0, 1, t3, t1, s6, a6 # hx.chi
    lw t5, 100(sp)
    xori t3, t3, 1
    .insn r4 0x2b, 0, 0, a5, t5, a5, x28 # hx.xror
    .insn r4 0xb, 0, 0, t5, t3, s5, s4 # hx.xor3
    sw t3, 100(sp)
    .insn r4 0xb, 0, 1, t3, s10, t1, s6 # hx.chi
    sw s4, 180(sp)
    .insn r4 0xb, 0, 1, s4, a7, s0, t6 # hx.chi
    .insn r4 0xb, 0, 1, a7, tp, a7, s0 # hx.chi
    .insn r4 0xb, 0, 1, tp, t6, a1, tp # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, t6, a1 # hx.chi
    lw a1, 200(sp)
    .insn r4 0xb, 0, 1, t6, a5, s11, ra # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s7, x21 # hx.xror
    sw t0, 200(sp)
    .insn r4 0xb, 0, 1, t1, a1, s10, t1 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, a6, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, a6, a1, s10 # hx.chi
    .insn r4 0xb, 0, 0, a6, t0, tp, t2 # hx.xor3
    lw s10, 76(sp)
    sw tp, 76(sp)
    .insn r4 0x2b, 0, 0, s7, s10, s7, x19 # hx.xror
    lw s10, 120(sp)
    sw t2, 120(sp)
    .insn r4 0xb, 0, 1, tp, s11, ra, s10 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s10, s7 # hx.chi
    .insn r4 0xb, 0, 1, s10, s10, s7, a5 # hx.chi
    .insn r4 0xb, 0, 0, t2, t1, t6, a4 # hx.xor3
    lw t0, 172(sp)
    .insn r4 0xb, 0, 1, a5, s7, a5, s11 # hx.chi
    .insn r4 0xb, 0, 0, t2, t2, t0, s0 # hx.xor3
    lw s7, 92(sp)
    lw t0, 88(sp)
    .insn r4 0xb, 0, 0, s11, s4, s3, s7 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, ra, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s11, s11, a1, a5 # hx.xor3
    lw t0, 68(sp)
    sw t1, 168(sp)
    .insn r4 0xb, 0, 0, t1, s10, s6, t0 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, tp, t3 # hx.xor3
    .insn r4 0xb, 0, 0, t1, t1, a3, a7 # hx.xor3
    xor s7, a0, t5
    .insn r4 0x2b, 1, 0, t5, t5, gp, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, t1, a0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t0, t0, t5, x31 # hx.xror
    xor s6, s6, t5
    .insn r4 0x2b, 0, 0, a1, a1, a0, x1 # hx.xror
    xor t1, s2, t1
    .insn r4 0x2b, 0, 0, s3, s3, a0, x29 # hx.xror
    .insn r4 0x2b, 1, 0, s2, s11, s2, x0 # hx.xrl1
    sw s3, 68(sp)
    xor s3, s9, t2
    .insn r4 0x2b, 1, 0, s9, a6, s9, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s0, s0, s2, x22 # hx.xror
    xor a6, gp, a6
    .insn r4 0x2b, 0, 0, a2, a2, s7, x22 # hx.xror
    lw gp, 64(sp)
    .insn r4 0x2b, 0, 0, a5, a5, a0, x11 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a6, x4 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s7, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, t1, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t2, t2, s8, x0 # hx.xrl1
    xor s8, s8, s11
    .insn r4 0x2b, 0, 0, tp, tp, t2, x13 # hx.xror
    .insn r4 0xb, 0, 1, s11, gp, s1, t4 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s9, x31 # hx.xror
    sw s11, 64(sp)
    .insn r4 0xb, 0, 1, s11, a1, gp, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, s2, x5 # hx.xror
    .insn r4 0xb, 0, 1, s1, s1, t4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, s9, x12 # hx.xror
    sw s11, 112(sp)
    .insn r4 0xb, 0, 1, s11, a4, tp, s5 # hx.chi
    sw s1, 144(sp)
    lw s1, 148(sp)
    .insn r4 0xb, 0, 1, t4, t4, t0, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s3, x1 # hx.xror
    sw t4, 148(sp)
    lw t4, 116(sp)
    .insn r4 0x2b, 0, 0, a3, a3, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s8, x10 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, a1, gp # hx.chi
    lw a1, 124(sp)
    lw gp, 92(sp)
    .insn r4 0x2b, 0, 0, a1, a1, s8, x31 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a0, x2 # hx.xror
    sw t0, 92(sp)
    .insn r4 0xb, 0, 1, t0, s5, a1, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, a0, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, ra, a7 # hx.chi
    .insn r4 0xb, 0, 1, a0, s1, a4, tp # hx.chi
    .insn r4 0xb, 0, 1, s1, a1, s1, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, t4, a5, s0 # hx.chi
    .insn r4 0xb, 0, 1, a1, tp, s5, a1 # hx.chi
    .insn r4 0xb, 0, 0, s5, a4, s11, t5 # hx.xor3
    lw tp, 156(sp)
    sw a4, 156(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s7, x25 # hx.xror
    lw a4, 176(sp)
    sw s11, 176(sp)
    xor a4, a4, t1
    .insn r4 0xb, 0, 1, s11, a5, s0, tp # hx.chi
    .insn r4 0xb, 0, 1, a5, a4, t4, a5 # hx.chi
    sw t5, 124(sp)
    .insn r4 0xb, 0, 1, t5, ra, a7, gp # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, tp, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, tp, a4, t4 # hx.chi
    .insn r4 0xb, 0, 0, t4, t5, s11, a1 # hx.xor3
    lw tp, 184(sp)
    sw a1, 184(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a6, x18 # hx.xror
    lw a1, 136(sp)
    sw t5, 136(sp)
    .insn r4 0x2b, 0, 0, a1, a1, s7, x18 # hx.xror
    lw t5, 160(sp)
    .insn r4 0xb, 0, 1, a7, a7, gp, tp # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, t1, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t2, x19 # hx.xror
    sw s11, 160(sp)
    lui s11, 8
    xor s11, a5, s11
    xori s11, s11, 3
    lw a5, 152(sp)
    .insn r4 0xb, 0, 1, ra, tp, a2, ra # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s7, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, gp, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, s7, a5, t5, s6 # hx.chi
    lw gp, 132(sp)
    .insn r4 0xb, 0, 0, tp, s7, a7, s0 # hx.xor3
    .insn r4 0x2b, 0, 0, gp, gp, s3, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, s2, x20 # hx.xror
    sw s7, 132(sp)
    .insn r4 0xb, 0, 1, s7, s6, gp, t6 # hx.chi
    sw s0, 152(sp)
    .insn r4 0xb, 0, 0, s0, s7, ra, a0 # hx.xor3
    .insn r4 0xb, 0, 1, s6, t5, s6, gp # hx.chi
    sw s7, 116(sp)
    lw s7, 140(sp)
    sw ra, 140(sp)
    lw ra, 104(sp)
    sw a0, 104(sp)
    .insn r4 0x2b, 0, 0, ra, ra, a6, x4 # hx.xror
    .insn r4 0xb, 0, 1, gp, gp, t6, a5 # hx.chi
    .insn r4 0xb, 0, 1, a0, s4, ra, t3 # hx.chi
    .insn r4 0xb, 0, 1, a5, t6, a5, t5 # hx.chi
    .insn r4 0xb, 0, 0, tp, tp, t0, a0 # hx.xor3
    sw a0, 108(sp)
    lw a0, 192(sp)
    sw t0, 192(sp)
    lw t0, 196(sp)
    .insn r4 0x2b, 0, 0, a0, a0, t1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, s8, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s3, x10 # hx.xror
    .insn r4 0xb, 0, 1, t5, t0, s4, ra # hx.chi
    .insn r4 0xb, 0, 1, t6, t3, a0, t0 # hx.chi
    .insn r4 0xb, 0, 0, t4, t4, t5, a5 # hx.xor3
    .insn r4 0xb, 0, 1, ra, ra, t3, a0 # hx.chi
    lw t3, 96(sp)
    sw t5, 96(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s3, x1 # hx.xror
    lw t5, 72(sp)
    .insn r4 0xb, 0, 0, s0, s0, s11, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, t1, t5, t1, x30 # hx.xror
    lw t5, 168(sp)
    .insn r4 0xb, 0, 1, t0, a0, t0, s4 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s2, x18 # hx.xror
    lw s4, 128(sp)
    lw a0, 172(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s8, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s2, a0, s2, x4 # hx.xror
    .insn r4 0xb, 0, 0, a0, a4, ra, s1 # hx.xor3
    sw a5, 172(sp)
    lw a5, 200(sp)
    sw ra, 200(sp)
    .insn r4 0x2b, 0, 0, a5, a5, t2, x22 # hx.xror
    .insn r4 0xb, 0, 1, ra, t1, s4, t3 # hx.chi
    sw a4, 128(sp)
    lw a4, 88(sp)
    sw s11, 88(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s9, x23 # hx.xror
    .insn r4 0xb, 0, 1, s11, s4, t3, t5 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, gp, t0 # hx.xor3
    sw t0, 168(sp)
    lw t0, 120(sp)
    sw gp, 120(sp)
    lw gp, 84(sp)
    .insn r4 0x2b, 0, 0, t0, t0, t2, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s8, gp, s8, x31 # hx.xror
    .insn r4 0xb, 0, 0, gp, a0, a2, s6 # hx.xor3
    lw a0, 180(sp)
    sw s1, 180(sp)
    lw s1, 100(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s9, x14 # hx.xror
    xor s1, s1, s9
    .insn r4 0xb, 0, 1, s9, t5, a5, t1 # hx.chi
    .insn r4 0xb, 0, 1, t1, a5, t1, s4 # hx.chi
    lw s4, 188(sp)
    .insn r4 0xb, 0, 1, a5, t3, t5, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s4, s3, x24 # hx.xror
    .insn r4 0xb, 0, 1, s4, a1, a0, s10 # hx.chi
    .insn r4 0xb, 0, 1, t3, s1, a3, s7 # hx.chi
    lw t5, 76(sp)
    sw t3, 76(sp)
    .insn r4 0x2b, 0, 0, t2, t5, t2, x28 # hx.xror
    .insn r4 0xb, 0, 0, t5, t3, s4, s9 # hx.xor3
    sw s9, 188(sp)
    .insn r4 0xb, 0, 1, s9, s10, s3, s2 # hx.chi
    .insn r4 0xb, 0, 1, s10, a0, s10, s3 # hx.chi
    .insn r4 0xb, 0, 1, a0, s2, a1, a0 # hx.chi
    .insn r4 0xb, 0, 1, a1, s3, s2, a1 # hx.chi
    lw s2, 80(sp)
    .insn r4 0xb, 0, 1, s3, t2, a4, s8 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, a6, x21 # hx.xror
    .insn r4 0xb, 0, 1, t3, t0, s1, a3 # hx.chi
    .insn r4 0xb, 0, 1, s1, s2, t0, s1 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s7, s2 # hx.chi
    .insn r4 0xb, 0, 1, t0, s7, s2, t0 # hx.chi
    lw s2, 92(sp)
    sw s1, 80(sp)
    .insn r4 0xb, 0, 0, s7, a5, a0, s2 # hx.xor3
    lw s2, 164(sp)
    sw a0, 164(sp)
    .insn r4 0x2b, 0, 0, a6, s2, a6, x19 # hx.xror
    lw s2, 68(sp)
    sw a5, 68(sp)
    .insn r4 0xb, 0, 1, a0, a4, s8, s2 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, s2, a6 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, a6, t2 # hx.chi
    .insn r4 0xb, 0, 0, a5, s1, s3, s11 # hx.xor3
    lw s1, 148(sp)
    .insn r4 0xb, 0, 1, t2, a6, t2, a4 # hx.chi
    .insn r4 0xb, 0, 0, a5, a5, s1, a1 # hx.xor3
    lw a4, 144(sp)
    lw s1, 112(sp)
    .insn r4 0xb, 0, 0, a6, s9, ra, a4 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, s8, s1 # hx.xor3
    lw s1, 64(sp)
    .insn r4 0xb, 0, 0, s7, s7, a0, t3 # hx.xor3
    .insn r4 0xb, 0, 0, a4, s2, a3, s1 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, t0, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a4, a4, t1, s10 # hx.xor3
.L_rvh_keccak_12:
    sw s3, 100(sp)
    xor s3, tp, t5
    .insn r4 0x2b, 1, 0, t5, t5, t4, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, tp, a4, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, t5, x31 # hx.xror
    xor a3, a3, t5
    .insn r4 0x2b, 0, 0, t0, t0, tp, x1 # hx.xror
    xor a4, gp, a4
    .insn r4 0x2b, 0, 0, ra, ra, tp, x29 # hx.xror
    .insn r4 0x2b, 1, 0, gp, a6, gp, x0 # hx.xrl1
    sw ra, 64(sp)
    xor ra, s5, a5
    .insn r4 0x2b, 1, 0, s5, s7, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a1, a1, gp, x22 # hx.xror
    xor s7, t4, s7
    .insn r4 0x2b, 0, 0, a2, a2, s3, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s7, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, tp, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s3, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t6, a4, x11 # hx.xror
    .insn r4 0x2b, 1, 0, a5, a5, s0, x0 # hx.xrl1
    xor s0, s0, a6
    .insn r4 0x2b, 0, 0, t6, a0, a5, x13 # hx.xror
    .insn r4 0xb, 0, 1, a6, a7, s6, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, s5, x31 # hx.xror
    .insn r4 0xb, 0, 1, a0, t0, a7, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, gp, x5 # hx.xror
    .insn r4 0xb, 0, 1, s6, s6, t4, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s5, x12 # hx.xror
    sw a6, 84(sp)
    .insn r4 0xb, 0, 1, a6, s11, t6, s4 # hx.chi
    sw a0, 72(sp)
    lw a0, 160(sp)
    .insn r4 0xb, 0, 1, t4, t4, s1, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, ra, x1 # hx.xror
    sw s6, 160(sp)
    lw s6, 124(sp)
    .insn r4 0x2b, 0, 0, t1, t1, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, t0, s1, t0, a7 # hx.chi
    lw s1, 176(sp)
    lw a7, 144(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, tp, x2 # hx.xror
    sw t4, 144(sp)
    .insn r4 0xb, 0, 1, t4, s4, s1, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, tp, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, s8, s10 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, s11, t6 # hx.chi
    .insn r4 0xb, 0, 1, s11, s1, a0, s11 # hx.chi
    .insn r4 0xb, 0, 1, a0, s6, t2, a1 # hx.chi
    .insn r4 0xb, 0, 1, s1, t6, s4, s1 # hx.chi
    .insn r4 0xb, 0, 0, s4, a0, a6, t5 # hx.xor3
    lw t6, 180(sp)
    sw a0, 180(sp)
    .insn r4 0x2b, 0, 0, t6, t6, s3, x25 # hx.xror
    lw a0, 88(sp)
    sw a6, 88(sp)
    xor a0, a0, a4
    .insn r4 0xb, 0, 1, a6, t2, a1, t6 # hx.chi
    .insn r4 0xb, 0, 1, t2, a0, s6, t2 # hx.chi
    sw t5, 176(sp)
    .insn r4 0xb, 0, 1, t5, s8, s10, a7 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, t6, a0 # hx.chi
    .insn r4 0xb, 0, 1, s6, t6, a0, s6 # hx.chi
    .insn r4 0xb, 0, 0, t6, t5, a6, s1 # hx.xor3
    lw a0, 152(sp)
    sw s1, 152(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s7, x18 # hx.xror
    lw s1, 128(sp)
    sw t5, 128(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s3, x18 # hx.xror
    lw t5, 104(sp)
    .insn r4 0xb, 0, 1, s10, s10, a7, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, a4, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, a5, x19 # hx.xror
    sw a6, 104(sp)
    lui a6, 8
    xor a6, t2, a6
    lw t2, 200(sp)
    sw s10, 200(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s3, x28 # hx.xror
    .insn r4 0xb, 0, 1, s3, a0, a2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, t2, t5, a3 # hx.chi
    .insn r4 0xb, 0, 1, a2, a7, a0, a2 # hx.chi
    lw a7, 136(sp)
    .insn r4 0xb, 0, 0, a0, s8, s10, a1 # hx.xor3
    .insn r4 0x2b, 0, 0, a7, a7, ra, x29 # hx.xror
    sw s8, 136(sp)
    lw s8, 100(sp)
    sw a1, 100(sp)
    .insn r4 0x2b, 0, 0, s8, s8, gp, x20 # hx.xror
    xori a6, a6, 139
    .insn r4 0xb, 0, 1, a1, a3, a7, s8 # hx.chi
    .insn r4 0xb, 0, 1, a3, t5, a3, a7 # hx.chi
    .insn r4 0xb, 0, 0, s10, a1, s3, tp # hx.xor3
    sw a1, 124(sp)
    lw a1, 172(sp)
    sw s3, 172(sp)
    lw s3, 192(sp)
    sw tp, 192(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s7, x4 # hx.xror
    .insn r4 0xb, 0, 1, a7, a7, s8, t2 # hx.chi
    .insn r4 0xb, 0, 1, tp, s9, s3, t3 # hx.chi
    .insn r4 0xb, 0, 1, t2, s8, t2, t5 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, t4, tp # hx.xor3
    sw tp, 196(sp)
    lw tp, 140(sp)
    sw t4, 140(sp)
    lw t4, 120(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s0, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, ra, x10 # hx.xror
    .insn r4 0xb, 0, 1, s8, t4, s9, s3 # hx.chi
    .insn r4 0xb, 0, 1, t5, t3, tp, t4 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, s8, t2 # hx.xor3
    .insn r4 0xb, 0, 1, s3, s3, t3, tp # hx.chi
    lw t3, 184(sp)
    sw s8, 184(sp)
    .insn r4 0x2b, 0, 0, t3, t3, ra, x1 # hx.xror
    lw s8, 116(sp)
    .insn r4 0xb, 0, 0, s10, s10, a6, t5 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, s8, a4, x30 # hx.xror
    lw s8, 80(sp)
    .insn r4 0xb, 0, 1, s9, tp, t4, s9 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, gp, x18 # hx.xror
    lw t4, 168(sp)
    lw tp, 148(sp)
    .insn r4 0x2b, 0, 0, t4, t4, s0, x9 # hx.xror
    .insn r4 0x2b, 0, 0, gp, tp, gp, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, s6, s3, s11 # hx.xor3
    sw t2, 148(sp)
    lw t2, 68(sp)
    sw s3, 68(sp)
    .insn r4 0x2b, 0, 0, t2, t2, a5, x22 # hx.xror
    .insn r4 0xb, 0, 1, s3, a4, t4, t3 # hx.chi
    sw s6, 168(sp)
    lw s6, 112(sp)
    sw a6, 112(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s5, x23 # hx.xror
    .insn r4 0xb, 0, 1, a6, t4, t3, s8 # hx.chi
    .insn r4 0xb, 0, 0, s4, s4, a7, s9 # hx.xor3
    sw s9, 80(sp)
    lw s9, 92(sp)
    sw a7, 92(sp)
    lw a7, 156(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a5, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s0, a7, s0, x31 # hx.xror
    .insn r4 0xb, 0, 0, a7, tp, a2, a3 # hx.xor3
    lw tp, 188(sp)
    sw s11, 188(sp)
    lw s11, 76(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s5, x14 # hx.xror
    xor s5, s11, s5
    .insn r4 0xb, 0, 1, s11, s8, t2, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, t2, a4, t4 # hx.chi
    lw t4, 96(sp)
    .insn r4 0xb, 0, 1, t2, t3, s8, t2 # hx.chi
    .insn r4 0x2b, 0, 0, ra, t4, ra, x24 # hx.xror
    .insn r4 0xb, 0, 1, s8, s1, tp, s2 # hx.chi
    .insn r4 0xb, 0, 1, t3, s5, t1, a1 # hx.chi
    lw t4, 164(sp)
    xori t3, t3, 1
    .insn r4 0x2b, 0, 0, a5, t4, a5, x28 # hx.xror
    .insn r4 0xb, 0, 0, t4, t3, s8, s11 # hx.xor3
    sw t3, 164(sp)
    .insn r4 0xb, 0, 1, t3, s9, s5, t1 # hx.chi
    sw s11, 96(sp)
    .insn r4 0xb, 0, 1, s11, s2, ra, gp # hx.chi
    .insn r4 0xb, 0, 1, s2, tp, s2, ra # hx.chi
    .insn r4 0xb, 0, 1, tp, gp, s1, tp # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, gp, s1 # hx.chi
    lw s1, 108(sp)
    .insn r4 0xb, 0, 1, gp, a5, s6, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s7, x21 # hx.xror
    sw t2, 108(sp)
    .insn r4 0xb, 0, 1, s5, s1, s9, s5 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, a1, s1 # hx.chi
    .insn r4 0xb, 0, 1, s1, a1, s1, s9 # hx.chi
    .insn r4 0xb, 0, 0, a1, t2, tp, t0 # hx.xor3
    lw s9, 132(sp)
    sw tp, 132(sp)
    .insn r4 0x2b, 0, 0, s7, s9, s7, x19 # hx.xror
    lw s9, 64(sp)
    sw t0, 64(sp)
    .insn r4 0xb, 0, 1, tp, s6, s0, s9 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s9, s7 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, s7, a5 # hx.chi
    .insn r4 0xb, 0, 0, t0, s5, gp, a6 # hx.xor3
    lw t2, 144(sp)
    .insn r4 0xb, 0, 1, a5, s7, a5, s6 # hx.chi
    .insn r4 0xb, 0, 0, t0, t0, t2, ra # hx.xor3
    lw s6, 160(sp)
    lw t2, 72(sp)
    .insn r4 0xb, 0, 0, s7, s11, s3, s6 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s0, t2 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, s1, a5 # hx.xor3
    lw t2, 84(sp)
    sw s5, 76(sp)
    .insn r4 0xb, 0, 0, s5, s9, t1, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a1, a1, tp, t3 # hx.xor3
    .insn r4 0xb, 0, 0, s5, s5, a4, s2 # hx.xor3
    xor s6, a0, t4
    .insn r4 0x2b, 1, 0, t4, t4, t6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s5, a0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t2, t2, t4, x31 # hx.xror
    xor t1, t1, t4
    .insn r4 0x2b, 0, 0, s1, s1, a0, x1 # hx.xror
    xor s5, a7, s5
    .insn r4 0x2b, 0, 0, s3, s3, a0, x29 # hx.xror
    .insn r4 0x2b, 1, 0, a7, s7, a7, x0 # hx.xrl1
    sw s3, 84(sp)
    xor s3, s4, t0
    .insn r4 0x2b, 1, 0, s4, a1, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, ra, ra, a7, x22 # hx.xror
    xor a1, t6, a1
    .insn r4 0x2b, 0, 0, a2, a2, s6, x22 # hx.xror
    lw t6, 200(sp)
    .insn r4 0x2b, 0, 0, a5, a5, a0, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a1, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, s6, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s5, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t0, t0, s10, x0 # hx.xrl1
    xor s7, s10, s7
    .insn r4 0x2b, 0, 0, tp, tp, t0, x13 # hx.xror
    .insn r4 0xb, 0, 1, s10, t6, a3, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s4, x31 # hx.xror
    sw s10, 200(sp)
    .insn r4 0xb, 0, 1, s10, s1, t6, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, a7, x5 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, t5, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, s4, x12 # hx.xror
    sw s10, 156(sp)
    .insn r4 0xb, 0, 1, s10, a6, tp, s8 # hx.chi
    sw a3, 116(sp)
    lw a3, 104(sp)
    .insn r4 0xb, 0, 1, t5, t5, t2, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s3, x1 # hx.xror
    sw t5, 104(sp)
    lw t5, 176(sp)
    .insn r4 0x2b, 0, 0, a4, a4, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s7, x10 # hx.xror
    .insn r4 0xb, 0, 1, t2, t2, s1, t6 # hx.chi
    lw s1, 88(sp)
    lw t6, 160(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s7, x31 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a0, x2 # hx.xror
    sw t2, 160(sp)
    .insn r4 0xb, 0, 1, t2, s8, s1, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, a0, x25 # hx.xror
    .insn r4 0xb, 0, 1, t4, a2, s0, s2 # hx.chi
    .insn r4 0xb, 0, 1, a0, a3, a6, tp # hx.chi
    .insn r4 0xb, 0, 1, a3, s1, a3, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, t5, a5, ra # hx.chi
    .insn r4 0xb, 0, 1, s1, tp, s8, s1 # hx.chi
    .insn r4 0xb, 0, 0, s8, a6, s10, t4 # hx.xor3
    lw tp, 188(sp)
    sw a6, 188(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s6, x25 # hx.xror
    lw a6, 112(sp)
    sw s10, 112(sp)
    xor a6, a6, s5
    .insn r4 0xb, 0, 1, s10, a5, ra, tp # hx.chi
    .insn r4 0xb, 0, 1, a5, a6, t5, a5 # hx.chi
    sw t4, 88(sp)
    .insn r4 0xb, 0, 1, t4, s0, s2, t6 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, tp, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, tp, a6, t5 # hx.chi
    .insn r4 0xb, 0, 0, t5, t4, s10, s1 # hx.xor3
    lw tp, 100(sp)
    sw s1, 100(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a1, x18 # hx.xror
    lw s1, 168(sp)
    sw t4, 168(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s6, x18 # hx.xror
    lw t4, 192(sp)
    .insn r4 0xb, 0, 1, s2, s2, t6, tp # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s5, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t0, x19 # hx.xror
    sw s10, 192(sp)
    lui s10, 524288
    xor s10, a5, s10
    xori s10, s10, 11
    lw a5, 68(sp)
    .insn r4 0xb, 0, 1, s0, tp, a2, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s6, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, t6, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, s6, a5, t4, t1 # hx.chi
    lw t6, 128(sp)
    .insn r4 0xb, 0, 0, tp, s6, s2, ra # hx.xor3
    .insn r4 0x2b, 0, 0, t6, t6, s3, x29 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a7, x20 # hx.xror
    sw s6, 128(sp)
    .insn r4 0xb, 0, 1, s6, t1, t6, gp # hx.chi
    sw ra, 68(sp)
    .insn r4 0xb, 0, 0, ra, s6, s0, a0 # hx.xor3
    .insn r4 0xb, 0, 1, t1, t4, t1, t6 # hx.chi
    sw s6, 176(sp)
    lw s6, 148(sp)
    sw s0, 148(sp)
    lw s0, 140(sp)
    sw a0, 140(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a1, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t6, gp, a5 # hx.chi
    .insn r4 0xb, 0, 1, a0, s11, s0, t3 # hx.chi
    .insn r4 0xb, 0, 1, a5, gp, a5, t4 # hx.chi
    .insn r4 0xb, 0, 0, tp, tp, t2, a0 # hx.xor3
    sw a0, 120(sp)
    lw a0, 172(sp)
    sw t2, 172(sp)
    lw t2, 92(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s7, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s3, x10 # hx.xror
    .insn r4 0xb, 0, 1, t4, t2, s11, s0 # hx.chi
    .insn r4 0xb, 0, 1, gp, t3, a0, t2 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, t4, a5 # hx.xor3
    .insn r4 0xb, 0, 1, s0, s0, t3, a0 # hx.chi
    lw t3, 152(sp)
    sw t4, 152(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s3, x1 # hx.xror
    lw t4, 124(sp)
    .insn r4 0xb, 0, 0, ra, ra, s10, gp # hx.xor3
    .insn r4 0x2b, 0, 0, s5, t4, s5, x30 # hx.xror
    lw t4, 76(sp)
    .insn r4 0xb, 0, 1, t2, a0, t2, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a7, x18 # hx.xror
    lw s11, 80(sp)
    lw a0, 144(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s7, x9 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a0, a7, x4 # hx.xror
    .insn r4 0xb, 0, 0, a0, a6, s0, a3 # hx.xor3
    sw a5, 144(sp)
    lw a5, 108(sp)
    sw s0, 108(sp)
    .insn r4 0x2b, 0, 0, a5, a5, t0, x22 # hx.xror
    .insn r4 0xb, 0, 1, s0, s5, s11, t3 # hx.chi
    sw a6, 80(sp)
    lw a6, 72(sp)
    sw s10, 72(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s4, x23 # hx.xror
    .insn r4 0xb, 0, 1, s10, s11, t3, t4 # hx.chi
    .insn r4 0xb, 0, 0, s8, s8, t6, t2 # hx.xor3
    sw t2, 76(sp)
    lw t2, 64(sp)
    sw t6, 64(sp)
    lw t6, 180(sp)
    .insn r4 0x2b, 0, 0, t2, t2, t0, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s7, t6, s7, x31 # hx.xror
    .insn r4 0xb, 0, 0, t6, a0, a2, t1 # hx.xor3
    lw a0, 96(sp)
    sw a3, 96(sp)
    lw a3, 164(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s4, x14 # hx.xror
    xor a3, a3, s4
    .insn r4 0xb, 0, 1, s4, t4, a5, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, a5, s5, s11 # hx.chi
    lw s11, 184(sp)
    .insn r4 0xb, 0, 1, a5, t3, t4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s11, s3, x24 # hx.xror
    .insn r4 0xb, 0, 1, s11, s1, a0, s9 # hx.chi
    .insn r4 0xb, 0, 1, t3, a3, a4, s6 # hx.chi
    lw t4, 132(sp)
    xori t3, t3, 1
    .insn r4 0x2b, 0, 0, t0, t4, t0, x28 # hx.xror
    .insn r4 0xb, 0, 0, t4, t3, s11, s4 # hx.xor3
    sw t3, 132(sp)
    .insn r4 0xb, 0, 1, t3, t2, a3, a4 # hx.chi
    sw s4, 184(sp)
    .insn r4 0xb, 0, 1, s4, s9, s3, a7 # hx.chi
    .insn r4 0xb, 0, 1, s9, a0, s9, s3 # hx.chi
    .insn r4 0xb, 0, 1, a0, a7, s1, a0 # hx.chi
    .insn r4 0xb, 0, 1, s1, s3, a7, s1 # hx.chi
    lw a7, 196(sp)
    .insn r4 0xb, 0, 1, s3, t0, a6, s7 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, a1, x21 # hx.xror
    sw s3, 164(sp)
    .insn r4 0xb, 0, 1, a3, a7, t2, a3 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s6, a7 # hx.chi
    .insn r4 0xb, 0, 1, t2, s6, a7, t2 # hx.chi
    lw a7, 160(sp)
    sw a3, 196(sp)
    .insn r4 0xb, 0, 0, s6, a5, a0, a7 # hx.xor3
    lw a7, 136(sp)
    sw a0, 136(sp)
    .insn r4 0x2b, 0, 0, a1, a7, a1, x19 # hx.xror
    lw a7, 84(sp)
    sw a5, 84(sp)
    .insn r4 0xb, 0, 1, a0, a6, s7, a7 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, a7, a1 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, a1, t0 # hx.chi
    .insn r4 0xb, 0, 0, a5, a3, s3, s10 # hx.xor3
    lw a3, 104(sp)
    .insn r4 0xb, 0, 1, t0, a1, t0, a6 # hx.chi
    .insn r4 0xb, 0, 0, a5, a5, a3, s1 # hx.xor3
    lw a1, 116(sp)
    lw a3, 156(sp)
    .insn r4 0xb, 0, 0, a6, s4, s0, a1 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s7, a3 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, t2, t0 # hx.xor3
    lw a3, 200(sp)
    .insn r4 0xb, 0, 0, s6, s6, a0, t3 # hx.xor3
    .insn r4 0xb, 0, 0, a1, a7, a4, a3 # hx.xor3
    xor s3, tp, t4
    .insn r4 0xb, 0, 0, a1, a1, s5, s9 # hx.xor3
    .insn r4 0x2b, 1, 0, t4, t4, t5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, tp, a1, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a3, a3, t4, x31 # hx.xror
    xor a4, a4, t4
    .insn r4 0x2b, 0, 0, t2, t2, tp, x1 # hx.xror
    xor a1, t6, a1
    .insn r4 0x2b, 0, 0, s0, s0, tp, x29 # hx.xror
    .insn r4 0x2b, 1, 0, t6, a6, t6, x0 # hx.xrl1
    sw s0, 200(sp)
    xor s0, s8, a5
    .insn r4 0x2b, 1, 0, s8, s6, s8, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, t6, x22 # hx.xror
    xor s6, t5, s6
    .insn r4 0x2b, 0, 0, a2, a2, s3, x22 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, s6, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, tp, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s3, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t5, gp, a1, x11 # hx.xror
    .insn r4 0x2b, 1, 0, a5, a5, ra, x0 # hx.xrl1
    xor ra, ra, a6
    .insn r4 0x2b, 0, 0, gp, a0, a5, x13 # hx.xror
    .insn r4 0xb, 0, 1, a6, s2, t1, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, s8, x31 # hx.xror
    .insn r4 0xb, 0, 1, a0, t2, s2, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, t6, x5 # hx.xror
    .insn r4 0xb, 0, 1, t1, t1, t5, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s8, x12 # hx.xror
    sw a6, 180(sp)
    .insn r4 0xb, 0, 1, a6, s10, gp, s11 # hx.chi
    sw a0, 124(sp)
    lw a0, 192(sp)
    .insn r4 0xb, 0, 1, t5, t5, a3, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, s0, x1 # hx.xror
    sw t1, 192(sp)
    lw t1, 88(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, ra, x10 # hx.xror
    .insn r4 0xb, 0, 1, t2, a3, t2, s2 # hx.chi
    lw a3, 112(sp)
    lw s2, 116(sp)
    .insn r4 0x2b, 0, 0, a3, a3, ra, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, tp, x2 # hx.xror
    sw t5, 116(sp)
    .insn r4 0xb, 0, 1, t5, s11, a3, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, tp, x25 # hx.xror
    .insn r4 0xb, 0, 1, t4, a2, s7, s9 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, s10, gp # hx.chi
    .insn r4 0xb, 0, 1, s10, a3, a0, s10 # hx.chi
    .insn r4 0xb, 0, 1, a0, t1, t0, s1 # hx.chi
    .insn r4 0xb, 0, 1, a3, gp, s11, a3 # hx.chi
    .insn r4 0xb, 0, 0, s11, a0, a6, t4 # hx.xor3
    lw gp, 96(sp)
    sw a0, 96(sp)
    .insn r4 0x2b, 0, 0, gp, gp, s3, x25 # hx.xror
    lw a0, 72(sp)
    sw a6, 72(sp)
    xor a0, a0, a1
    .insn r4 0xb, 0, 1, a6, t0, s1, gp # hx.chi
    .insn r4 0xb, 0, 1, t0, a0, t1, t0 # hx.chi
    sw t4, 112(sp)
    .insn r4 0xb, 0, 1, t4, s7, s9, s2 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, gp, a0 # hx.chi
    .insn r4 0xb, 0, 1, t1, gp, a0, t1 # hx.chi
    .insn r4 0xb, 0, 0, gp, t4, a6, a3 # hx.xor3
    lw a0, 68(sp)
    sw a3, 68(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s6, x18 # hx.xror
    lw a3, 80(sp)
    sw t4, 80(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s3, x18 # hx.xror
    lw t4, 140(sp)
    .insn r4 0xb, 0, 1, s9, s9, s2, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a1, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, a5, x19 # hx.xror
    sw a6, 140(sp)
    lui a6, 524288
    xor a6, t0, a6
    lw t0, 108(sp)
    sw s9, 108(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s3, x28 # hx.xror
    .insn r4 0xb, 0, 1, s3, a0, a2, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, t0, t4, a4 # hx.chi
    .insn r4 0xb, 0, 1, a2, s2, a0, a2 # hx.chi
    lw s2, 168(sp)
    .insn r4 0xb, 0, 0, a0, s7, s9, s1 # hx.xor3
    .insn r4 0x2b, 0, 0, s2, s2, s0, x29 # hx.xror
    sw s7, 168(sp)
    lw s7, 164(sp)
    sw s1, 164(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t6, x20 # hx.xror
    xori a6, a6, 138
    .insn r4 0xb, 0, 1, s1, a4, s2, s7 # hx.chi
    .insn r4 0xb, 0, 1, a4, t4, a4, s2 # hx.chi
    .insn r4 0xb, 0, 0, s9, s1, s3, tp # hx.xor3
    sw s1, 88(sp)
    lw s1, 144(sp)
    sw s3, 144(sp)
    lw s3, 172(sp)
    sw tp, 172(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s6, x4 # hx.xror
    .insn r4 0xb, 0, 1, s2, s2, s7, t0 # hx.chi
    .insn r4 0xb, 0, 1, tp, s4, s3, t3 # hx.chi
    .insn r4 0xb, 0, 1, t0, s7, t0, t4 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, t5, tp # hx.xor3
    sw tp, 92(sp)
    lw tp, 148(sp)
    sw t5, 148(sp)
    lw t5, 64(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, ra, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, s7, t5, s4, s3 # hx.chi
    .insn r4 0xb, 0, 1, t4, t3, tp, t5 # hx.chi
    .insn r4 0xb, 0, 0, gp, gp, s7, t0 # hx.xor3
    .insn r4 0xb, 0, 1, s3, s3, t3, tp # hx.chi
    lw t3, 100(sp)
    sw s7, 100(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s0, x1 # hx.xror
    lw s7, 176(sp)
    .insn r4 0xb, 0, 0, s9, s9, a6, t4 # hx.xor3
    .insn r4 0x2b, 0, 0, a1, s7, a1, x30 # hx.xror
    lw s7, 196(sp)
    .insn r4 0xb, 0, 1, s4, tp, t5, s4 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, t6, x18 # hx.xror
    lw t5, 76(sp)
    lw tp, 104(sp)
    .insn r4 0x2b, 0, 0, t5, t5, ra, x9 # hx.xror
    .insn r4 0x2b, 0, 0, t6, tp, t6, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, t1, s3, s10 # hx.xor3
    sw t0, 104(sp)
    lw t0, 84(sp)
    sw s3, 84(sp)
    .insn r4 0x2b, 0, 0, t0, t0, a5, x22 # hx.xror
    .insn r4 0xb, 0, 1, s3, a1, t5, t3 # hx.chi
    sw t1, 76(sp)
    lw t1, 156(sp)
    sw a6, 156(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s8, x23 # hx.xror
    .insn r4 0xb, 0, 1, a6, t5, t3, s7 # hx.chi
    .insn r4 0xb, 0, 0, s11, s11, s2, s4 # hx.xor3
    sw s4, 196(sp)
    lw s4, 160(sp)
    sw s2, 160(sp)
    lw s2, 188(sp)
    .insn r4 0x2b, 0, 0, s4, s4, a5, x25 # hx.xror
    .insn r4 0x2b, 0, 0, ra, s2, ra, x31 # hx.xror
    .insn r4 0xb, 0, 0, s2, tp, a2, a4 # hx.xor3
    lw tp, 184(sp)
    sw s10, 184(sp)
    lw s10, 132(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x14 # hx.xror
    xor s8, s10, s8
    .insn r4 0xb, 0, 1, s10, s7, t0, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, t0, a1, t5 # hx.chi
    lw t5, 152(sp)
    .insn r4 0xb, 0, 1, t0, t3, s7, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s0, t5, s0, x24 # hx.xror
    .insn r4 0xb, 0, 1, s7, a3, tp, a7 # hx.chi
    .insn r4 0xb, 0, 1, t3, s8, s5, s1 # hx.chi
    lw t5, 136(sp)
    xori t3, t3, 1
    .insn r4 0x2b, 0, 0, a5, t5, a5, x28 # hx.xror
    .insn r4 0xb, 0, 0, t5, t3, s7, s10 # hx.xor3
    sw t3, 136(sp)
    .insn r4 0xb, 0, 1, t3, s4, s8, s5 # hx.chi
    sw s10, 152(sp)
    .insn r4 0xb, 0, 1, s10, a7, s0, t6 # hx.chi
    .insn r4 0xb, 0, 1, a7, tp, a7, s0 # hx.chi
    .insn r4 0xb, 0, 1, tp, t6, a3, tp # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, t6, a3 # hx.chi
    lw a3, 120(sp)
    .insn r4 0xb, 0, 1, t6, a5, t1, ra # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s6, x21 # hx.xror
    sw t0, 120(sp)
    .insn r4 0xb, 0, 1, s8, a3, s4, s8 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, s1, a3 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a3, s4 # hx.chi
    .insn r4 0xb, 0, 0, a3, t0, tp, t2 # hx.xor3
    lw s4, 128(sp)
    sw tp, 128(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s6, x19 # hx.xror
    lw s6, 200(sp)
    sw t2, 200(sp)
    .insn r4 0xb, 0, 1, tp, t1, ra, s6 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s6, s4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, s4, a5 # hx.chi
    .insn r4 0xb, 0, 0, t2, s8, t6, a6 # hx.xor3
    lw t0, 116(sp)
    .insn r4 0xb, 0, 1, t1, s4, a5, t1 # hx.chi
    .insn r4 0xb, 0, 0, t2, t2, t0, s0 # hx.xor3
    lw a5, 192(sp)
    lw t0, 124(sp)
    .insn r4 0xb, 0, 0, s4, s10, s3, a5 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, ra, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, s1, t1 # hx.xor3
    lw t0, 180(sp)
    sw s8, 132(sp)
    .insn r4 0xb, 0, 0, s8, s6, s5, t0 # hx.xor3
    .insn r4 0xb, 0, 0, a3, a3, tp, t3 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, a1, a7 # hx.xor3
    xor a5, a0, t5
    .insn r4 0x2b, 1, 0, t5, t5, gp, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s8, a0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t0, t0, t5, x31 # hx.xror
    xor s5, s5, t5
    .insn r4 0x2b, 0, 0, s1, s1, a0, x1 # hx.xror
    xor s8, s2, s8
    .insn r4 0x2b, 0, 0, s3, s3, a0, x29 # hx.xror
    .insn r4 0x2b, 1, 0, s2, s4, s2, x0 # hx.xrl1
    sw s3, 180(sp)
    xor s3, s11, t2
    .insn r4 0x2b, 1, 0, s11, a3, s11, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s0, s0, s2, x22 # hx.xror
    xor a3, gp, a3
    .insn r4 0x2b, 0, 0, a2, a2, a5, x22 # hx.xror
    lw gp, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, a0, x11 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, a5, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s8, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t2, t2, s9, x0 # hx.xrl1
    xor s4, s9, s4
    .insn r4 0x2b, 0, 0, tp, tp, t2, x13 # hx.xror
    .insn r4 0xb, 0, 1, s9, gp, a4, t4 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s11, x31 # hx.xror
    sw s9, 108(sp)
    .insn r4 0xb, 0, 1, s9, s1, gp, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, t5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, s2, x5 # hx.xror
    .insn r4 0xb, 0, 1, a4, a4, t4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, s11, x12 # hx.xror
    sw s9, 188(sp)
    .insn r4 0xb, 0, 1, s9, a6, tp, s7 # hx.chi
    sw a4, 176(sp)
    lw a4, 140(sp)
    .insn r4 0xb, 0, 1, t4, t4, t0, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s3, x1 # hx.xror
    sw t4, 140(sp)
    lw t4, 112(sp)
    .insn r4 0x2b, 0, 0, a1, a1, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s4, x10 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s1, gp # hx.chi
    lw s1, 72(sp)
    lw gp, 192(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s4, x31 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a0, x2 # hx.xror
    sw t0, 192(sp)
    .insn r4 0xb, 0, 1, t0, s7, s1, a4 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, a0, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, ra, a7 # hx.chi
    .insn r4 0xb, 0, 1, a0, a4, a6, tp # hx.chi
    .insn r4 0xb, 0, 1, a4, s1, a4, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, t4, t1, s0 # hx.chi
    .insn r4 0xb, 0, 1, s1, tp, s7, s1 # hx.chi
    .insn r4 0xb, 0, 0, s7, a6, s9, t5 # hx.xor3
    lw tp, 184(sp)
    sw a6, 184(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a5, x25 # hx.xror
    lw a6, 156(sp)
    sw s9, 156(sp)
    xor a6, a6, s8
    .insn r4 0xb, 0, 1, s9, t1, s0, tp # hx.chi
    .insn r4 0xb, 0, 1, t1, a6, t4, t1 # hx.chi
    sw t5, 72(sp)
    .insn r4 0xb, 0, 1, t5, ra, a7, gp # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, tp, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, tp, a6, t4 # hx.chi
    .insn r4 0xb, 0, 0, t4, t5, s9, s1 # hx.xor3
    lw tp, 164(sp)
    sw s1, 164(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a3, x18 # hx.xror
    lw s1, 76(sp)
    sw t5, 76(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a5, x18 # hx.xror
    lw t5, 172(sp)
    .insn r4 0xb, 0, 1, a7, a7, gp, tp # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s8, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t2, x19 # hx.xror
    sw s9, 172(sp)
    lui s9, 524288
    xor s9, t1, s9
    xori s9, s9, 129
    lw t1, 84(sp)
    .insn r4 0xb, 0, 1, ra, tp, a2, ra # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, a5, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, gp, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, a5, t1, t5, s5 # hx.chi
    lw gp, 80(sp)
    .insn r4 0xb, 0, 0, tp, a5, a7, s0 # hx.xor3
    .insn r4 0x2b, 0, 0, gp, gp, s3, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, s2, x20 # hx.xror
    sw a5, 80(sp)
    .insn r4 0xb, 0, 1, a5, s5, gp, t6 # hx.chi
    sw s0, 84(sp)
    .insn r4 0xb, 0, 0, s0, a5, ra, a0 # hx.xor3
    .insn r4 0xb, 0, 1, s5, t5, s5, gp # hx.chi
    sw a5, 112(sp)
    lw a5, 104(sp)
    sw ra, 104(sp)
    lw ra, 148(sp)
    sw a0, 148(sp)
    .insn r4 0x2b, 0, 0, ra, ra, a3, x4 # hx.xror
    .insn r4 0xb, 0, 1, gp, gp, t6, t1 # hx.chi
    .insn r4 0xb, 0, 1, a0, s10, ra, t3 # hx.chi
    .insn r4 0xb, 0, 1, t1, t6, t1, t5 # hx.chi
    .insn r4 0xb, 0, 0, tp, tp, t0, a0 # hx.xor3
    sw a0, 64(sp)
    lw a0, 144(sp)
    sw t0, 144(sp)
    lw t0, 160(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s8, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, s4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, s3, x10 # hx.xror
    .insn r4 0xb, 0, 1, t5, t0, s10, ra # hx.chi
    .insn r4 0xb, 0, 1, t6, t3, a0, t0 # hx.chi
    .insn r4 0xb, 0, 0, t4, t4, t5, t1 # hx.xor3
    .insn r4 0xb, 0, 1, ra, ra, t3, a0 # hx.chi
    lw t3, 68(sp)
    sw t5, 68(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s3, x1 # hx.xror
    lw t5, 88(sp)
    .insn r4 0xb, 0, 0, s0, s0, s9, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, s8, t5, s8, x30 # hx.xror
    lw t5, 132(sp)
    .insn r4 0xb, 0, 1, t0, a0, t0, s10 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s2, x18 # hx.xror
    lw s10, 196(sp)
    lw a0, 116(sp)
    .insn r4 0x2b, 0, 0, s10, s10, s4, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s2, a0, s2, x4 # hx.xror
    .insn r4 0xb, 0, 0, a0, a6, ra, a4 # hx.xor3
    sw t1, 116(sp)
    lw t1, 120(sp)
    sw ra, 120(sp)
    .insn r4 0x2b, 0, 0, t1, t1, t2, x22 # hx.xror
    .insn r4 0xb, 0, 1, ra, s8, s10, t3 # hx.chi
    sw a6, 196(sp)
    lw a6, 124(sp)
    sw s9, 124(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s11, x23 # hx.xror
    .insn r4 0xb, 0, 1, s9, s10, t3, t5 # hx.chi
    .insn r4 0xb, 0, 0, s7, s7, gp, t0 # hx.xor3
    sw t0, 132(sp)
    lw t0, 200(sp)
    sw gp, 200(sp)
    lw gp, 96(sp)
    .insn r4 0x2b, 0, 0, t0, t0, t2, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s4, gp, s4, x31 # hx.xror
    .insn r4 0xb, 0, 0, gp, a0, a2, s5 # hx.xor3
    lw a0, 152(sp)
    sw a4, 152(sp)
    lw a4, 136(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s11, x14 # hx.xror
    xor a4, a4, s11
    .insn r4 0xb, 0, 1, s11, t5, t1, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, t1, s8, s10 # hx.chi
    lw s10, 100(sp)
    .insn r4 0xb, 0, 1, t1, t3, t5, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s10, s3, x24 # hx.xror
    .insn r4 0xb, 0, 1, s10, s1, a0, s6 # hx.chi
    .insn r4 0xb, 0, 1, t3, a4, a1, a5 # hx.chi
    lw t5, 128(sp)
    xori t3, t3, 1
    .insn r4 0x2b, 0, 0, t2, t5, t2, x28 # hx.xror
    .insn r4 0xb, 0, 0, t5, t3, s10, s11 # hx.xor3
    sw t3, 128(sp)
    .insn r4 0xb, 0, 1, t3, t0, a4, a1 # hx.chi
    sw s11, 100(sp)
    .insn r4 0xb, 0, 1, s11, s6, s3, s2 # hx.chi
    .insn r4 0xb, 0, 1, s6, a0, s6, s3 # hx.chi
    .insn r4 0xb, 0, 1, a0, s2, s1, a0 # hx.chi
    .insn r4 0xb, 0, 1, s1, s3, s2, s1 # hx.chi
    lw s2, 92(sp)
    .insn r4 0xb, 0, 1, s3, t2, a6, s4 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, a3, x21 # hx.xror
    sw s3, 136(sp)
    .insn r4 0xb, 0, 1, a4, s2, t0, a4 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, a5, s2 # hx.chi
    .insn r4 0xb, 0, 1, t0, a5, s2, t0 # hx.chi
    lw a5, 192(sp)
    sw a4, 92(sp)
    .insn r4 0xb, 0, 0, s2, t1, a0, a5 # hx.xor3
    lw a5, 168(sp)
    sw a0, 168(sp)
    .insn r4 0x2b, 0, 0, a3, a5, a3, x19 # hx.xror
    lw a5, 180(sp)
    sw t1, 180(sp)
    .insn r4 0xb, 0, 1, a0, a6, s4, a5 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, a5, a3 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, a3, t2 # hx.chi
    .insn r4 0xb, 0, 0, t1, a4, s3, s9 # hx.xor3
    lw a4, 140(sp)
    .insn r4 0xb, 0, 1, t2, a3, t2, a6 # hx.chi
    .insn r4 0xb, 0, 0, t1, t1, a4, s1 # hx.xor3
    lw a3, 176(sp)
    lw a4, 188(sp)
    .insn r4 0xb, 0, 0, a6, s11, ra, a3 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, s4, a4 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, t0, t2 # hx.xor3
    lw a4, 108(sp)
    .insn r4 0xb, 0, 0, s2, s2, a0, t3 # hx.xor3
    .insn r4 0xb, 0, 0, a3, a5, a1, a4 # hx.xor3
    xor s3, tp, t5
    .insn r4 0xb, 0, 0, a3, a3, s8, s6 # hx.xor3
    .insn r4 0x2b, 1, 0, t5, t5, t4, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, tp, a3, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a4, a4, t5, x31 # hx.xror
    xor a1, a1, t5
    .insn r4 0x2b, 0, 0, t0, t0, tp, x1 # hx.xror
    xor a3, gp, a3
    .insn r4 0x2b, 0, 0, ra, ra, tp, x29 # hx.xror
    .insn r4 0x2b, 1, 0, gp, a6, gp, x0 # hx.xrl1
    sw ra, 108(sp)
    xor ra, s7, t1
    .insn r4 0x2b, 1, 0, s7, s2, s7, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, gp, x22 # hx.xror
    xor s2, t4, s2
    .insn r4 0x2b, 0, 0, a2, a2, s3, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s2, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, tp, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s3, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t6, a3, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t1, t1, s0, x0 # hx.xrl1
    xor s0, s0, a6
    .insn r4 0x2b, 0, 0, t6, a0, t1, x13 # hx.xror
    .insn r4 0xb, 0, 1, a6, a7, s5, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s7, x31 # hx.xror
    .insn r4 0xb, 0, 1, a0, t0, a7, s5 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, t5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, gp, x5 # hx.xror
    .insn r4 0xb, 0, 1, s5, s5, t4, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s7, x12 # hx.xror
    sw a6, 96(sp)
    .insn r4 0xb, 0, 1, a6, s9, t6, s10 # hx.chi
    sw a0, 88(sp)
    lw a0, 172(sp)
    .insn r4 0xb, 0, 1, t4, t4, a4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, ra, x1 # hx.xror
    sw s5, 172(sp)
    lw s5, 72(sp)
    .insn r4 0x2b, 0, 0, s8, s8, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, t0, a4, t0, a7 # hx.chi
    lw a4, 156(sp)
    lw a7, 176(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, tp, x2 # hx.xror
    sw t4, 176(sp)
    .insn r4 0xb, 0, 1, t4, s10, a4, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, tp, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, s4, s6 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, s9, t6 # hx.chi
    .insn r4 0xb, 0, 1, s9, a4, a0, s9 # hx.chi
    .insn r4 0xb, 0, 1, a0, s5, t2, s1 # hx.chi
    .insn r4 0xb, 0, 1, a4, t6, s10, a4 # hx.chi
    .insn r4 0xb, 0, 0, s10, a0, a6, t5 # hx.xor3
    lw t6, 152(sp)
    sw a0, 152(sp)
    .insn r4 0x2b, 0, 0, t6, t6, s3, x25 # hx.xror
    lw a0, 124(sp)
    sw a6, 124(sp)
    xor a0, a0, a3
    .insn r4 0xb, 0, 1, a6, t2, s1, t6 # hx.chi
    .insn r4 0xb, 0, 1, t2, a0, s5, t2 # hx.chi
    sw t5, 156(sp)
    .insn r4 0xb, 0, 1, t5, s4, s6, a7 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, t6, a0 # hx.chi
    .insn r4 0xb, 0, 1, s5, t6, a0, s5 # hx.chi
    .insn r4 0xb, 0, 0, t6, t5, a6, a4 # hx.xor3
    lw a0, 84(sp)
    sw a4, 84(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s2, x18 # hx.xror
    lw a4, 196(sp)
    sw t5, 196(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s3, x18 # hx.xror
    lw t5, 148(sp)
    .insn r4 0xb, 0, 1, s6, s6, a7, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, a3, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t1, x19 # hx.xror
    sw a6, 148(sp)
    lui a6, 524288
    xor a6, t2, a6
    lw t2, 120(sp)
    sw s6, 120(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s3, x28 # hx.xror
    .insn r4 0xb, 0, 1, s3, a0, a2, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, t2, t5, a1 # hx.chi
    .insn r4 0xb, 0, 1, a2, a7, a0, a2 # hx.chi
    lw a7, 76(sp)
    .insn r4 0xb, 0, 0, a0, s4, s6, s1 # hx.xor3
    .insn r4 0x2b, 0, 0, a7, a7, ra, x29 # hx.xror
    sw s4, 76(sp)
    lw s4, 136(sp)
    sw s1, 136(sp)
    .insn r4 0x2b, 0, 0, s4, s4, gp, x20 # hx.xror
    xori a6, a6, 129
    .insn r4 0xb, 0, 1, s1, a1, a7, s4 # hx.chi
    .insn r4 0xb, 0, 1, a1, t5, a1, a7 # hx.chi
    .insn r4 0xb, 0, 0, s6, s1, s3, tp # hx.xor3
    sw s1, 72(sp)
    lw s1, 116(sp)
    sw s3, 116(sp)
    lw s3, 144(sp)
    sw tp, 144(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s2, x4 # hx.xror
    .insn r4 0xb, 0, 1, a7, a7, s4, t2 # hx.chi
    .insn r4 0xb, 0, 1, tp, s11, s3, t3 # hx.chi
    .insn r4 0xb, 0, 1, t2, s4, t2, t5 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, t4, tp # hx.xor3
    sw tp, 160(sp)
    lw tp, 104(sp)
    sw t4, 104(sp)
    lw t4, 200(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a3, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s0, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, ra, x10 # hx.xror
    .insn r4 0xb, 0, 1, s4, t4, s11, s3 # hx.chi
    .insn r4 0xb, 0, 1, t5, t3, tp, t4 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, s4, t2 # hx.xor3
    .insn r4 0xb, 0, 1, s3, s3, t3, tp # hx.chi
    lw t3, 164(sp)
    sw s4, 164(sp)
    .insn r4 0x2b, 0, 0, t3, t3, ra, x1 # hx.xror
    lw s4, 112(sp)
    .insn r4 0xb, 0, 0, s6, s6, a6, t5 # hx.xor3
    .insn r4 0x2b, 0, 0, a3, s4, a3, x30 # hx.xror
    lw s4, 92(sp)
    .insn r4 0xb, 0, 1, s11, tp, t4, s11 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, gp, x18 # hx.xror
    lw t4, 132(sp)
    lw tp, 140(sp)
    .insn r4 0x2b, 0, 0, t4, t4, s0, x9 # hx.xror
    .insn r4 0x2b, 0, 0, gp, tp, gp, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, s5, s3, s9 # hx.xor3
    sw t2, 140(sp)
    lw t2, 180(sp)
    sw s3, 180(sp)
    .insn r4 0x2b, 0, 0, t2, t2, t1, x22 # hx.xror
    .insn r4 0xb, 0, 1, s3, a3, t4, t3 # hx.chi
    sw s5, 132(sp)
    lw s5, 188(sp)
    sw a6, 188(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s7, x23 # hx.xror
    .insn r4 0xb, 0, 1, a6, t4, t3, s4 # hx.chi
    .insn r4 0xb, 0, 0, s10, s10, a7, s11 # hx.xor3
    sw s11, 92(sp)
    lw s11, 192(sp)
    sw a7, 192(sp)
    lw a7, 184(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t1, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s0, a7, s0, x31 # hx.xror
    .insn r4 0xb, 0, 0, a7, tp, a2, a1 # hx.xor3
    lw tp, 100(sp)
    sw s9, 100(sp)
    lw s9, 128(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s7, x14 # hx.xror
    xor s7, s9, s7
    .insn r4 0xb, 0, 1, s9, s4, t2, a3 # hx.chi
    .insn r4 0xb, 0, 1, a3, t2, a3, t4 # hx.chi
    lw t4, 68(sp)
    .insn r4 0xb, 0, 1, t2, t3, s4, t2 # hx.chi
    .insn r4 0x2b, 0, 0, ra, t4, ra, x24 # hx.xror
    .insn r4 0xb, 0, 1, s4, a4, tp, a5 # hx.chi
    .insn r4 0xb, 0, 1, t3, s7, s8, s1 # hx.chi
    lw t4, 168(sp)
    sw t3, 168(sp)
    .insn r4 0x2b, 0, 0, t1, t4, t1, x28 # hx.xror
    .insn r4 0xb, 0, 0, t4, t3, s4, s9 # hx.xor3
    .insn r4 0xb, 0, 1, t3, s11, s7, s8 # hx.chi
    sw s9, 68(sp)
    .insn r4 0xb, 0, 1, s9, a5, ra, gp # hx.chi
    .insn r4 0xb, 0, 1, a5, tp, a5, ra # hx.chi
    .insn r4 0xb, 0, 1, tp, gp, a4, tp # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, gp, a4 # hx.chi
    lw a4, 64(sp)
    .insn r4 0xb, 0, 1, gp, t1, s5, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s2, x21 # hx.xror
    sw t2, 64(sp)
    .insn r4 0xb, 0, 1, s7, a4, s11, s7 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, s1, a4 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a4, s11 # hx.chi
    .insn r4 0xb, 0, 0, a4, t2, tp, t0 # hx.xor3
    lw s11, 80(sp)
    sw tp, 80(sp)
    .insn r4 0x2b, 0, 0, s2, s11, s2, x19 # hx.xror
    lw s11, 108(sp)
    sw t0, 108(sp)
    .insn r4 0xb, 0, 1, tp, s5, s0, s11 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s11, s2 # hx.chi
    .insn r4 0xb, 0, 1, s11, s11, s2, t1 # hx.chi
    .insn r4 0xb, 0, 0, t0, s7, gp, a6 # hx.xor3
    lw t2, 176(sp)
    .insn r4 0xb, 0, 1, t1, s2, t1, s5 # hx.chi
    .insn r4 0xb, 0, 0, t0, t0, t2, ra # hx.xor3
    lw s2, 172(sp)
    lw t2, 88(sp)
    .insn r4 0xb, 0, 0, s5, s9, s3, s2 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s0, t2 # hx.xor3
    .insn r4 0xb, 0, 0, s5, s5, s1, t1 # hx.xor3
    lw t2, 96(sp)
    sw s7, 128(sp)
    .insn r4 0xb, 0, 0, s7, s11, s8, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a4, a4, tp, t3 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, a3, a5 # hx.xor3
    xor s2, a0, t4
    .insn r4 0x2b, 1, 0, t4, t4, t6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s7, a0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t2, t2, t4, x31 # hx.xror
    xor s8, s8, t4
    .insn r4 0x2b, 0, 0, s1, s1, a0, x1 # hx.xror
    xor s7, a7, s7
    .insn r4 0x2b, 0, 0, s3, s3, a0, x29 # hx.xror
    .insn r4 0x2b, 1, 0, a7, s5, a7, x0 # hx.xrl1
    sw s3, 96(sp)
    xor s3, s10, t0
    .insn r4 0x2b, 1, 0, s10, a4, s10, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, ra, ra, a7, x22 # hx.xror
    xor a4, t6, a4
    .insn r4 0x2b, 0, 0, a2, a2, s2, x22 # hx.xror
    lw t6, 120(sp)
    .insn r4 0x2b, 0, 0, t1, t1, a0, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, s2, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s7, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t0, t0, s6, x0 # hx.xrl1
    xor s5, s6, s5
    .insn r4 0x2b, 0, 0, tp, tp, t0, x13 # hx.xror
    .insn r4 0xb, 0, 1, s6, t6, a1, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s10, x31 # hx.xror
    sw s6, 120(sp)
    .insn r4 0xb, 0, 1, s6, s1, t6, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, t4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, a7, x5 # hx.xror
    .insn r4 0xb, 0, 1, a1, a1, t5, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s10, x12 # hx.xror
    sw s6, 184(sp)
    .insn r4 0xb, 0, 1, s6, a6, tp, s4 # hx.chi
    sw a1, 112(sp)
    lw a1, 148(sp)
    .insn r4 0xb, 0, 1, t5, t5, t2, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s3, x1 # hx.xror
    sw t5, 148(sp)
    lw t5, 156(sp)
    .insn r4 0x2b, 0, 0, a3, a3, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s5, x10 # hx.xror
    .insn r4 0xb, 0, 1, t2, t2, s1, t6 # hx.chi
    lw s1, 124(sp)
    lw t6, 172(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a0, x2 # hx.xror
    sw t2, 172(sp)
    .insn r4 0xb, 0, 1, t2, s4, s1, a1 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a0, x25 # hx.xror
    .insn r4 0xb, 0, 1, t4, a2, s0, a5 # hx.chi
    .insn r4 0xb, 0, 1, a0, a1, a6, tp # hx.chi
    .insn r4 0xb, 0, 1, a1, s1, a1, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, t5, t1, ra # hx.chi
    .insn r4 0xb, 0, 1, s1, tp, s4, s1 # hx.chi
    .insn r4 0xb, 0, 0, s4, a6, s6, t4 # hx.xor3
    lw tp, 100(sp)
    sw a6, 100(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s2, x25 # hx.xror
    lw a6, 188(sp)
    sw s6, 188(sp)
    xor a6, a6, s7
    .insn r4 0xb, 0, 1, s6, t1, ra, tp # hx.chi
    .insn r4 0xb, 0, 1, t1, a6, t5, t1 # hx.chi
    sw t4, 124(sp)
    .insn r4 0xb, 0, 1, t4, s0, a5, t6 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, tp, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, tp, a6, t5 # hx.chi
    .insn r4 0xb, 0, 0, t5, t4, s6, s1 # hx.xor3
    lw tp, 136(sp)
    sw s1, 136(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a4, x18 # hx.xror
    lw s1, 132(sp)
    sw t4, 132(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s2, x18 # hx.xror
    lw t4, 144(sp)
    .insn r4 0xb, 0, 1, a5, a5, t6, tp # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s7, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t0, x19 # hx.xror
    sw s6, 144(sp)
    lui s6, 524288
    xor s6, t1, s6
    xori s6, s6, 8
    lw t1, 180(sp)
    .insn r4 0xb, 0, 1, s0, tp, a2, s0 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s2, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, t6, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, s2, t1, t4, s8 # hx.chi
    lw t6, 196(sp)
    .insn r4 0xb, 0, 0, tp, s2, a5, ra # hx.xor3
    .insn r4 0x2b, 0, 0, t6, t6, s3, x29 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a7, x20 # hx.xror
    sw s2, 196(sp)
    .insn r4 0xb, 0, 1, s2, s8, t6, gp # hx.chi
    sw ra, 180(sp)
    .insn r4 0xb, 0, 0, ra, s2, s0, a0 # hx.xor3
    .insn r4 0xb, 0, 1, s8, t4, s8, t6 # hx.chi
    sw s2, 156(sp)
    lw s2, 140(sp)
    sw s0, 140(sp)
    lw s0, 104(sp)
    sw a0, 104(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a4, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t6, gp, t1 # hx.chi
    .insn r4 0xb, 0, 1, a0, s9, s0, t3 # hx.chi
    .insn r4 0xb, 0, 1, t1, gp, t1, t4 # hx.chi
    .insn r4 0xb, 0, 0, tp, tp, t2, a0 # hx.xor3
    sw a0, 200(sp)
    lw a0, 116(sp)
    sw t2, 116(sp)
    lw t2, 192(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s7, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, s3, x10 # hx.xror
    .insn r4 0xb, 0, 1, t4, t2, s9, s0 # hx.chi
    .insn r4 0xb, 0, 1, gp, t3, a0, t2 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, t4, t1 # hx.xor3
    .insn r4 0xb, 0, 1, s0, s0, t3, a0 # hx.chi
    lw t3, 84(sp)
    sw t4, 84(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s3, x1 # hx.xror
    lw t4, 72(sp)
    .insn r4 0xb, 0, 0, ra, ra, s6, gp # hx.xor3
    .insn r4 0x2b, 0, 0, s7, t4, s7, x30 # hx.xror
    lw t4, 128(sp)
    .insn r4 0xb, 0, 1, t2, a0, t2, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a7, x18 # hx.xror
    lw s9, 92(sp)
    lw a0, 176(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s5, x9 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a0, a7, x4 # hx.xror
    .insn r4 0xb, 0, 0, a0, a6, s0, a1 # hx.xor3
    sw t1, 176(sp)
    lw t1, 64(sp)
    sw s0, 64(sp)
    .insn r4 0x2b, 0, 0, t1, t1, t0, x22 # hx.xror
    .insn r4 0xb, 0, 1, s0, s7, s9, t3 # hx.chi
    sw a6, 92(sp)
    lw a6, 88(sp)
    sw s6, 88(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s10, x23 # hx.xror
    .insn r4 0xb, 0, 1, s6, s9, t3, t4 # hx.chi
    .insn r4 0xb, 0, 0, s4, s4, t6, t2 # hx.xor3
    sw t2, 128(sp)
    lw t2, 108(sp)
    sw t6, 108(sp)
    lw t6, 152(sp)
    .insn r4 0x2b, 0, 0, t2, t2, t0, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s5, t6, s5, x31 # hx.xror
    .insn r4 0xb, 0, 0, t6, a0, a2, s8 # hx.xor3
    lw a0, 68(sp)
    sw a1, 68(sp)
    lw a1, 168(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s10, x14 # hx.xror
    xor a1, a1, s10
    .insn r4 0xb, 0, 1, s10, t4, t1, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, t1, s7, s9 # hx.chi
    lw s9, 164(sp)
    .insn r4 0xb, 0, 1, t1, t3, t4, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s9, s3, x24 # hx.xror
    .insn r4 0xb, 0, 1, s9, s1, a0, s11 # hx.chi
    .insn r4 0xb, 0, 1, t3, a1, a3, s2 # hx.chi
    lw t4, 80(sp)
    sw t3, 80(sp)
    .insn r4 0x2b, 0, 0, t0, t4, t0, x28 # hx.xror
    .insn r4 0xb, 0, 0, t4, t3, s9, s10 # hx.xor3
    .insn r4 0xb, 0, 1, t3, t2, a1, a3 # hx.chi
    sw s10, 164(sp)
    .insn r4 0xb, 0, 1, s10, s11, s3, a7 # hx.chi
    .insn r4 0xb, 0, 1, s11, a0, s11, s3 # hx.chi
    .insn r4 0xb, 0, 1, a0, a7, s1, a0 # hx.chi
    .insn r4 0xb, 0, 1, s1, s3, a7, s1 # hx.chi
    lw a7, 160(sp)
    .insn r4 0xb, 0, 1, s3, t0, a6, s5 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, a4, x21 # hx.xror
    sw s3, 168(sp)
    .insn r4 0xb, 0, 1, a1, a7, t2, a1 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s2, a7 # hx.chi
    .insn r4 0xb, 0, 1, t2, s2, a7, t2 # hx.chi
    lw a7, 172(sp)
    sw a1, 160(sp)
    .insn r4 0xb, 0, 0, s2, t1, a0, a7 # hx.xor3
    lw a7, 76(sp)
    sw a0, 76(sp)
    .insn r4 0x2b, 0, 0, a4, a7, a4, x19 # hx.xror
    lw a7, 96(sp)
    sw t1, 96(sp)
    .insn r4 0xb, 0, 1, a0, a6, s5, a7 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a7, a4 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, a4, t0 # hx.chi
    .insn r4 0xb, 0, 0, t1, a1, s3, s6 # hx.xor3
    lw a1, 148(sp)
    .insn r4 0xb, 0, 1, t0, a4, t0, a6 # hx.chi
    .insn r4 0xb, 0, 0, t1, t1, a1, s1 # hx.xor3
    lw a4, 112(sp)
    lw a1, 184(sp)
    .insn r4 0xb, 0, 0, a6, s10, s0, a4 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s5, a1 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, t2, t0 # hx.xor3
    lw a1, 120(sp)
    .insn r4 0xb, 0, 0, s2, s2, a0, t3 # hx.xor3
    .insn r4 0xb, 0, 0, a4, a7, a3, a1 # hx.xor3
    xor s3, tp, t4
    .insn r4 0xb, 0, 0, a4, a4, s7, s11 # hx.xor3
    .insn r4 0x2b, 1, 0, t4, t4, t5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, tp, a4, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a1, a1, t4, x31 # hx.xror
    xor a3, a3, t4
    .insn r4 0x2b, 0, 0, t2, t2, tp, x1 # hx.xror
    xor a4, t6, a4
    .insn r4 0x2b, 0, 0, s0, s0, tp, x29 # hx.xror
    .insn r4 0x2b, 1, 0, t6, a6, t6, x0 # hx.xrl1
    sw s0, 120(sp)
    xor s0, s4, t1
    .insn r4 0x2b, 1, 0, s4, s2, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, t6, x22 # hx.xror
    xor s2, t5, s2
    .insn r4 0x2b, 0, 0, a2, a2, s3, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, s2, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, tp, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, s3, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t5, gp, a4, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t1, t1, ra, x0 # hx.xrl1
    xor ra, ra, a6
    .insn r4 0x2b, 0, 0, gp, a0, t1, x13 # hx.xror
    .insn r4 0xb, 0, 1, a6, a5, s8, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, s4, x31 # hx.xror
    .insn r4 0xb, 0, 1, a0, t2, a5, s8 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, t6, x5 # hx.xror
    .insn r4 0xb, 0, 1, s8, s8, t5, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, s4, x12 # hx.xror
    sw a6, 152(sp)
    .insn r4 0xb, 0, 1, a6, s6, gp, s9 # hx.chi
    sw a0, 72(sp)
    lw a0, 144(sp)
    .insn r4 0xb, 0, 1, t5, t5, a1, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, s0, x1 # hx.xror
    sw s8, 144(sp)
    lw s8, 124(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, ra, x10 # hx.xror
    .insn r4 0xb, 0, 1, t2, a1, t2, a5 # hx.chi
    lw a1, 188(sp)
    lw a5, 112(sp)
    .insn r4 0x2b, 0, 0, a1, a1, ra, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, tp, x2 # hx.xror
    sw t5, 112(sp)
    .insn r4 0xb, 0, 1, t5, s9, a1, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, tp, x25 # hx.xror
    .insn r4 0xb, 0, 1, t4, a2, s5, s11 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, s6, gp # hx.chi
    .insn r4 0xb, 0, 1, s6, a1, a0, s6 # hx.chi
    .insn r4 0xb, 0, 1, a0, s8, t0, s1 # hx.chi
    .insn r4 0xb, 0, 1, a1, gp, s9, a1 # hx.chi
    .insn r4 0xb, 0, 0, s9, a0, a6, t4 # hx.xor3
    lw gp, 68(sp)
    sw a0, 68(sp)
    .insn r4 0x2b, 0, 0, gp, gp, s3, x25 # hx.xror
    lw a0, 88(sp)
    sw a6, 88(sp)
    xor a0, a0, a4
    .insn r4 0xb, 0, 1, a6, t0, s1, gp # hx.chi
    .insn r4 0xb, 0, 1, t0, a0, s8, t0 # hx.chi
    sw t4, 188(sp)
    .insn r4 0xb, 0, 1, t4, s5, s11, a5 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, gp, a0 # hx.chi
    .insn r4 0xb, 0, 1, s8, gp, a0, s8 # hx.chi
    .insn r4 0xb, 0, 0, gp, t4, a6, a1 # hx.xor3
    lw a0, 180(sp)
    sw a1, 180(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s2, x18 # hx.xror
    lw a1, 92(sp)
    sw t4, 92(sp)
    .insn r4 0x2b, 0, 0, a1, a1, s3, x18 # hx.xror
    lw t4, 104(sp)
    .insn r4 0xb, 0, 1, s11, s11, a5, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a4, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t1, x19 # hx.xror
    sw a6, 104(sp)
    lw a6, 64(sp)
    sw s11, 64(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s3, x28 # hx.xror
    .insn r4 0xb, 0, 1, s3, a0, a2, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, a6, t4, a3 # hx.chi
    .insn r4 0xb, 0, 1, a2, a5, a0, a2 # hx.chi
    lw a5, 132(sp)
    .insn r4 0xb, 0, 0, a0, s5, s11, s1 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, s0, x29 # hx.xror
    sw s5, 132(sp)
    lw s5, 168(sp)
    sw s1, 168(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t6, x20 # hx.xror
    xori t0, t0, 131
    .insn r4 0xb, 0, 1, s1, a3, a5, s5 # hx.chi
    .insn r4 0xb, 0, 1, a3, t4, a3, a5 # hx.chi
    .insn r4 0xb, 0, 0, s11, s1, s3, tp # hx.xor3
    sw s1, 124(sp)
    lw s1, 176(sp)
    sw s3, 176(sp)
    lw s3, 116(sp)
    sw tp, 116(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s2, x4 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, s5, a6 # hx.chi
    .insn r4 0xb, 0, 1, tp, s10, s3, t3 # hx.chi
    .insn r4 0xb, 0, 1, a6, s5, a6, t4 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, t5, tp # hx.xor3
    sw tp, 192(sp)
    lw tp, 140(sp)
    sw t5, 140(sp)
    lw t5, 108(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, ra, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, t5, s10, s3 # hx.chi
    .insn r4 0xb, 0, 1, t4, t3, tp, t5 # hx.chi
    .insn r4 0xb, 0, 0, gp, gp, s5, a6 # hx.xor3
    .insn r4 0xb, 0, 1, s3, s3, t3, tp # hx.chi
    lw t3, 136(sp)
    sw s5, 136(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s0, x1 # hx.xror
    lw s5, 156(sp)
    .insn r4 0xb, 0, 0, s11, s11, t0, t4 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, s5, a4, x30 # hx.xror
    lw s5, 160(sp)
    .insn r4 0xb, 0, 1, s10, tp, t5, s10 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, t6, x18 # hx.xror
    lw t5, 128(sp)
    lw tp, 148(sp)
    .insn r4 0x2b, 0, 0, t5, t5, ra, x9 # hx.xror
    .insn r4 0x2b, 0, 0, t6, tp, t6, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, s8, s3, s6 # hx.xor3
    sw a6, 148(sp)
    lw a6, 96(sp)
    sw s3, 96(sp)
    .insn r4 0x2b, 0, 0, a6, a6, t1, x22 # hx.xror
    .insn r4 0xb, 0, 1, s3, a4, t5, t3 # hx.chi
    sw s8, 128(sp)
    lw s8, 184(sp)
    sw t0, 184(sp)
    .insn r4 0x2b, 0, 0, s8, s8, s4, x23 # hx.xror
    .insn r4 0xb, 0, 1, t0, t5, t3, s5 # hx.chi
    .insn r4 0xb, 0, 0, s9, s9, a5, s10 # hx.xor3
    sw s10, 160(sp)
    lw s10, 172(sp)
    sw a5, 172(sp)
    lw a5, 100(sp)
    .insn r4 0x2b, 0, 0, s10, s10, t1, x25 # hx.xror
    .insn r4 0x2b, 0, 0, ra, a5, ra, x31 # hx.xror
    .insn r4 0xb, 0, 0, a5, tp, a2, a3 # hx.xor3
    lw tp, 164(sp)
    sw s6, 164(sp)
    lw s6, 80(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s4, x14 # hx.xror
    xor s4, s6, s4
    .insn r4 0xb, 0, 1, s6, s5, a6, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, a6, a4, t5 # hx.chi
    lw t5, 84(sp)
    .insn r4 0xb, 0, 1, a6, t3, s5, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s0, t5, s0, x24 # hx.xror
    .insn r4 0xb, 0, 1, s5, a1, tp, a7 # hx.chi
    .insn r4 0xb, 0, 1, t3, s4, s7, s1 # hx.chi
    lw t5, 76(sp)
    sw t3, 76(sp)
    .insn r4 0x2b, 0, 0, t1, t5, t1, x28 # hx.xror
    .insn r4 0xb, 0, 0, t5, t3, s5, s6 # hx.xor3
    .insn r4 0xb, 0, 1, t3, s10, s4, s7 # hx.chi
    sw s6, 84(sp)
    .insn r4 0xb, 0, 1, s6, a7, s0, t6 # hx.chi
    .insn r4 0xb, 0, 1, a7, tp, a7, s0 # hx.chi
    .insn r4 0xb, 0, 1, tp, t6, a1, tp # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, t6, a1 # hx.chi
    lw a1, 200(sp)
    .insn r4 0xb, 0, 1, t6, t1, s8, ra # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s2, x21 # hx.xror
    sw a6, 200(sp)
    .insn r4 0xb, 0, 1, s4, a1, s10, s4 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, s1, a1 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a1, s10 # hx.chi
    .insn r4 0xb, 0, 0, a1, a6, tp, t2 # hx.xor3
    lw s10, 196(sp)
    sw tp, 196(sp)
    .insn r4 0x2b, 0, 0, s2, s10, s2, x19 # hx.xror
    lw s10, 120(sp)
    sw t2, 120(sp)
    .insn r4 0xb, 0, 1, tp, s8, ra, s10 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s10, s2 # hx.chi
    .insn r4 0xb, 0, 1, s10, s10, s2, t1 # hx.chi
    .insn r4 0xb, 0, 0, t2, s4, t6, t0 # hx.xor3
    lw a6, 112(sp)
    .insn r4 0xb, 0, 1, t1, s2, t1, s8 # hx.chi
    .insn r4 0xb, 0, 0, t2, t2, a6, s0 # hx.xor3
    lw s2, 144(sp)
    lw a6, 72(sp)
    .insn r4 0xb, 0, 0, s8, s6, s3, s2 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, ra, a6 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s1, t1 # hx.xor3
    lw a6, 152(sp)
    sw s4, 80(sp)
    .insn r4 0xb, 0, 0, s4, s10, s7, a6 # hx.xor3
    .insn r4 0xb, 0, 0, a1, a1, tp, t3 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, a4, a7 # hx.xor3
    xor s2, a0, t5
    .insn r4 0x2b, 1, 0, t5, t5, gp, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s4, a0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a6, a6, t5, x31 # hx.xror
    xor s7, s7, t5
    .insn r4 0x2b, 0, 0, s1, s1, a0, x1 # hx.xror
    xor s4, a5, s4
    .insn r4 0x2b, 0, 0, s3, s3, a0, x29 # hx.xror
    .insn r4 0x2b, 1, 0, a5, s8, a5, x0 # hx.xrl1
    sw s3, 152(sp)
    xor s3, s9, t2
    .insn r4 0x2b, 1, 0, s9, a1, s9, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s0, s0, a5, x22 # hx.xror
    xor a1, gp, a1
    .insn r4 0x2b, 0, 0, a2, a2, s2, x22 # hx.xror
    lw gp, 64(sp)
    .insn r4 0x2b, 0, 0, t1, t1, a0, x11 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a1, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, s2, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s4, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t2, t2, s11, x0 # hx.xrl1
    xor s8, s11, s8
    .insn r4 0x2b, 0, 0, tp, tp, t2, x13 # hx.xror
    .insn r4 0xb, 0, 1, s11, gp, a3, t4 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s9, x31 # hx.xror
    sw s11, 64(sp)
    .insn r4 0xb, 0, 1, s11, s1, gp, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a5, x5 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, t4, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, s9, x12 # hx.xror
    sw s11, 100(sp)
    .insn r4 0xb, 0, 1, s11, t0, tp, s5 # hx.chi
    sw a3, 156(sp)
    lw a3, 104(sp)
    .insn r4 0xb, 0, 1, t4, t4, a6, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s3, x1 # hx.xror
    sw t4, 104(sp)
    lw t4, 188(sp)
    .insn r4 0x2b, 0, 0, a4, a4, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s8, x10 # hx.xror
    .insn r4 0xb, 0, 1, s1, a6, s1, gp # hx.chi
    lw a6, 88(sp)
    lw gp, 144(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s8, x31 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a0, x2 # hx.xror
    sw s1, 144(sp)
    .insn r4 0xb, 0, 1, s1, s5, a6, a3 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a0, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, ra, a7 # hx.chi
    .insn r4 0xb, 0, 1, a0, a3, t0, tp # hx.chi
    .insn r4 0xb, 0, 1, t0, a6, a3, t0 # hx.chi
    .insn r4 0xb, 0, 1, a3, t4, t1, s0 # hx.chi
    .insn r4 0xb, 0, 1, a6, tp, s5, a6 # hx.chi
    .insn r4 0xb, 0, 0, s5, a3, s11, t5 # hx.xor3
    lw tp, 164(sp)
    sw a3, 164(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s2, x25 # hx.xror
    lw a3, 184(sp)
    sw s11, 184(sp)
    xor a3, a3, s4
    .insn r4 0xb, 0, 1, s11, t1, s0, tp # hx.chi
    .insn r4 0xb, 0, 1, t1, a3, t4, t1 # hx.chi
    sw t5, 88(sp)
    .insn r4 0xb, 0, 1, t5, ra, a7, gp # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, tp, a3 # hx.chi
    .insn r4 0xb, 0, 1, a3, tp, a3, t4 # hx.chi
    .insn r4 0xb, 0, 0, t4, t5, s11, a6 # hx.xor3
    lw tp, 168(sp)
    sw a6, 168(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a1, x18 # hx.xror
    lw a6, 128(sp)
    sw t5, 128(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s2, x18 # hx.xror
    lw t5, 116(sp)
    .insn r4 0xb, 0, 1, a7, a7, gp, tp # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s4, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t2, x19 # hx.xror
    sw s11, 116(sp)
    lui s11, 524296
    xor s11, t1, s11
    xori s11, s11, 3
    lw t1, 96(sp)
    .insn r4 0xb, 0, 1, ra, tp, a2, ra # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s2, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, gp, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, s2, t1, t5, s7 # hx.chi
    lw gp, 92(sp)
    .insn r4 0xb, 0, 0, tp, s2, a7, s0 # hx.xor3
    .insn r4 0x2b, 0, 0, gp, gp, s3, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a5, x20 # hx.xror
    sw s2, 92(sp)
    .insn r4 0xb, 0, 1, s2, s7, gp, t6 # hx.chi
    sw s0, 96(sp)
    .insn r4 0xb, 0, 0, s0, s2, ra, a0 # hx.xor3
    .insn r4 0xb, 0, 1, s7, t5, s7, gp # hx.chi
    sw s2, 188(sp)
    lw s2, 148(sp)
    sw ra, 148(sp)
    lw ra, 140(sp)
    sw a0, 140(sp)
    .insn r4 0x2b, 0, 0, ra, ra, a1, x4 # hx.xror
    .insn r4 0xb, 0, 1, gp, gp, t6, t1 # hx.chi
    .insn r4 0xb, 0, 1, a0, s6, ra, t3 # hx.chi
    .insn r4 0xb, 0, 1, t1, t6, t1, t5 # hx.chi
    .insn r4 0xb, 0, 0, tp, tp, s1, a0 # hx.xor3
    sw a0, 108(sp)
    lw a0, 176(sp)
    sw s1, 176(sp)
    lw s1, 172(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s8, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, s3, x10 # hx.xror
    .insn r4 0xb, 0, 1, t5, s1, s6, ra # hx.chi
    .insn r4 0xb, 0, 1, t6, t3, a0, s1 # hx.chi
    .insn r4 0xb, 0, 0, t4, t4, t5, t1 # hx.xor3
    .insn r4 0xb, 0, 1, ra, ra, t3, a0 # hx.chi
    lw t3, 180(sp)
    sw t5, 180(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s3, x1 # hx.xror
    lw t5, 124(sp)
    .insn r4 0xb, 0, 0, s0, s0, s11, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, s4, t5, s4, x30 # hx.xror
    lw t5, 80(sp)
    .insn r4 0xb, 0, 1, s1, a0, s1, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, a5, x18 # hx.xror
    lw s6, 160(sp)
    lw a0, 112(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s8, x9 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a0, a5, x4 # hx.xror
    .insn r4 0xb, 0, 0, a0, a3, ra, t0 # hx.xor3
    sw t1, 112(sp)
    lw t1, 200(sp)
    sw ra, 200(sp)
    .insn r4 0x2b, 0, 0, t1, t1, t2, x22 # hx.xror
    .insn r4 0xb, 0, 1, ra, s4, s6, t3 # hx.chi
    sw a3, 160(sp)
    lw a3, 72(sp)
    sw s11, 72(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s9, x23 # hx.xror
    .insn r4 0xb, 0, 1, s11, s6, t3, t5 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, gp, s1 # hx.xor3
    sw s1, 80(sp)
    lw s1, 120(sp)
    sw gp, 120(sp)
    lw gp, 68(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t2, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s8, gp, s8, x31 # hx.xror
    .insn r4 0xb, 0, 0, gp, a0, a2, s7 # hx.xor3
    lw a0, 84(sp)
    sw t0, 84(sp)
    lw t0, 76(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s9, x14 # hx.xror
    xor t0, t0, s9
    .insn r4 0xb, 0, 1, s9, t5, t1, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, t1, s4, s6 # hx.chi
    lw s6, 136(sp)
    .insn r4 0xb, 0, 1, t1, t3, t5, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s6, s3, x24 # hx.xror
    .insn r4 0xb, 0, 1, s6, a6, a0, s10 # hx.chi
    .insn r4 0xb, 0, 1, t3, t0, a4, s2 # hx.chi
    lw t5, 196(sp)
    sw t3, 196(sp)
    .insn r4 0x2b, 0, 0, t2, t5, t2, x28 # hx.xror
    .insn r4 0xb, 0, 0, t5, t3, s6, s9 # hx.xor3
    .insn r4 0xb, 0, 1, t3, s1, t0, a4 # hx.chi
    sw s9, 136(sp)
    .insn r4 0xb, 0, 1, s9, s10, s3, a5 # hx.chi
    .insn r4 0xb, 0, 1, s10, a0, s10, s3 # hx.chi
    .insn r4 0xb, 0, 1, a0, a5, a6, a0 # hx.chi
    .insn r4 0xb, 0, 1, a5, s3, a5, a6 # hx.chi
    lw a6, 192(sp)
    .insn r4 0xb, 0, 1, s3, t2, a3, s8 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, a1, x21 # hx.xror
    sw s3, 76(sp)
    .insn r4 0xb, 0, 1, t0, a6, s1, t0 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s2, a6 # hx.chi
    .insn r4 0xb, 0, 1, s1, s2, a6, s1 # hx.chi
    lw a6, 144(sp)
    sw t0, 192(sp)
    .insn r4 0xb, 0, 0, s2, t1, a0, a6 # hx.xor3
    lw a6, 132(sp)
    sw a0, 132(sp)
    .insn r4 0x2b, 0, 0, a1, a6, a1, x19 # hx.xror
    lw a6, 152(sp)
    sw t1, 152(sp)
    .insn r4 0xb, 0, 1, a0, a3, s8, a6 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, a6, a1 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, a1, t2 # hx.chi
    .insn r4 0xb, 0, 0, t1, t0, s3, s11 # hx.xor3
    lw t0, 104(sp)
    .insn r4 0xb, 0, 1, t2, a1, t2, a3 # hx.chi
    .insn r4 0xb, 0, 0, t1, t1, t0, a5 # hx.xor3
    lw a1, 156(sp)
    lw t0, 100(sp)
    .insn r4 0xb, 0, 0, a3, s9, ra, a1 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, s8, t0 # hx.xor3
    .insn r4 0xb, 0, 0, a3, a3, s1, t2 # hx.xor3
    lw t0, 64(sp)
    .insn r4 0xb, 0, 0, s2, s2, a0, t3 # hx.xor3
    .insn r4 0xb, 0, 0, a1, a6, a4, t0 # hx.xor3
    xor s3, tp, t5
    .insn r4 0xb, 0, 0, a1, a1, s4, s10 # hx.xor3
    .insn r4 0x2b, 1, 0, t5, t5, t4, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, tp, a1, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t0, t0, t5, x31 # hx.xror
    xor a4, a4, t5
    .insn r4 0x2b, 0, 0, s1, s1, tp, x1 # hx.xror
    xor a1, gp, a1
    .insn r4 0x2b, 0, 0, ra, ra, tp, x29 # hx.xror
    .insn r4 0x2b, 1, 0, gp, a3, gp, x0 # hx.xrl1
    sw ra, 64(sp)
    xor ra, s5, t1
    .insn r4 0x2b, 1, 0, s5, s2, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a5, a5, gp, x22 # hx.xror
    xor s2, t4, s2
    .insn r4 0x2b, 0, 0, a2, a2, s3, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s2, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, tp, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s3, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t6, a1, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t1, t1, s0, x0 # hx.xrl1
    xor s0, s0, a3
    .insn r4 0x2b, 0, 0, t6, a0, t1, x13 # hx.xror
    .insn r4 0xb, 0, 1, a3, a7, s7, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, s5, x31 # hx.xror
    .insn r4 0xb, 0, 1, a0, s1, a7, s7 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, t5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, gp, x5 # hx.xror
    .insn r4 0xb, 0, 1, s7, s7, t4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, s5, x12 # hx.xror
    sw a3, 68(sp)
    .insn r4 0xb, 0, 1, a3, s11, t6, s6 # hx.chi
    sw a0, 124(sp)
    lw a0, 116(sp)
    .insn r4 0xb, 0, 1, t4, t4, t0, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, ra, x1 # hx.xror
    sw s7, 116(sp)
    lw s7, 88(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s1, a7 # hx.chi
    lw s1, 184(sp)
    lw a7, 156(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, tp, x2 # hx.xror
    sw t4, 156(sp)
    .insn r4 0xb, 0, 1, t4, s6, s1, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, tp, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, s8, s10 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, s11, t6 # hx.chi
    .insn r4 0xb, 0, 1, s11, s1, a0, s11 # hx.chi
    .insn r4 0xb, 0, 1, a0, s7, t2, a5 # hx.chi
    .insn r4 0xb, 0, 1, s1, t6, s6, s1 # hx.chi
    .insn r4 0xb, 0, 0, s6, a0, a3, t5 # hx.xor3
    lw t6, 84(sp)
    sw a0, 84(sp)
    .insn r4 0x2b, 0, 0, t6, t6, s3, x25 # hx.xror
    lw a0, 72(sp)
    sw a3, 72(sp)
    xor a0, a0, a1
    .insn r4 0xb, 0, 1, a3, t2, a5, t6 # hx.chi
    .insn r4 0xb, 0, 1, t2, a0, s7, t2 # hx.chi
    sw t5, 184(sp)
    .insn r4 0xb, 0, 1, t5, s8, s10, a7 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, t6, a0 # hx.chi
    .insn r4 0xb, 0, 1, s7, t6, a0, s7 # hx.chi
    .insn r4 0xb, 0, 0, t6, t5, a3, s1 # hx.xor3
    lw a0, 96(sp)
    sw s1, 96(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s2, x18 # hx.xror
    lw s1, 160(sp)
    sw t5, 160(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s3, x18 # hx.xror
    lw t5, 140(sp)
    .insn r4 0xb, 0, 1, s10, s10, a7, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, a1, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t1, x19 # hx.xror
    sw a3, 140(sp)
    lui a3, 524296
    xor a3, t2, a3
    lw t2, 200(sp)
    sw s10, 200(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s3, x28 # hx.xror
    .insn r4 0xb, 0, 1, s3, a0, a2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, t2, t5, a4 # hx.chi
    .insn r4 0xb, 0, 1, a2, a7, a0, a2 # hx.chi
    lw a7, 128(sp)
    .insn r4 0xb, 0, 0, a0, s8, s10, a5 # hx.xor3
    .insn r4 0x2b, 0, 0, a7, a7, ra, x29 # hx.xror
    sw s8, 128(sp)
    lw s8, 76(sp)
    sw a5, 76(sp)
    .insn r4 0x2b, 0, 0, s8, s8, gp, x20 # hx.xror
    xori a3, a3, 136
    .insn r4 0xb, 0, 1, a5, a4, a7, s8 # hx.chi
    .insn r4 0xb, 0, 1, a4, t5, a4, a7 # hx.chi
    .insn r4 0xb, 0, 0, s10, a5, s3, tp # hx.xor3
    sw a5, 88(sp)
    lw a5, 112(sp)
    sw s3, 112(sp)
    lw s3, 176(sp)
    sw tp, 176(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s2, x4 # hx.xror
    .insn r4 0xb, 0, 1, a7, a7, s8, t2 # hx.chi
    .insn r4 0xb, 0, 1, tp, s9, s3, t3 # hx.chi
    .insn r4 0xb, 0, 1, t2, s8, t2, t5 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, t4, tp # hx.xor3
    sw tp, 172(sp)
    lw tp, 148(sp)
    sw t4, 148(sp)
    lw t4, 120(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s0, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, ra, x10 # hx.xror
    .insn r4 0xb, 0, 1, s8, t4, s9, s3 # hx.chi
    .insn r4 0xb, 0, 1, t5, t3, tp, t4 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, s8, t2 # hx.xor3
    .insn r4 0xb, 0, 1, s3, s3, t3, tp # hx.chi
    lw t3, 168(sp)
    sw s8, 168(sp)
    .insn r4 0x2b, 0, 0, t3, t3, ra, x1 # hx.xror
    lw s8, 188(sp)
    .insn r4 0xb, 0, 0, s10, s10, a3, t5 # hx.xor3
    .insn r4 0x2b, 0, 0, a1, s8, a1, x30 # hx.xror
    lw s8, 192(sp)
    .insn r4 0xb, 0, 1, s9, tp, t4, s9 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, gp, x18 # hx.xror
    lw t4, 80(sp)
    lw tp, 104(sp)
    .insn r4 0x2b, 0, 0, t4, t4, s0, x9 # hx.xror
    .insn r4 0x2b, 0, 0, gp, tp, gp, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, s7, s3, s11 # hx.xor3
    sw t2, 104(sp)
    lw t2, 152(sp)
    sw s3, 152(sp)
    .insn r4 0x2b, 0, 0, t2, t2, t1, x22 # hx.xror
    .insn r4 0xb, 0, 1, s3, a1, t4, t3 # hx.chi
    sw s7, 80(sp)
    lw s7, 100(sp)
    sw a3, 100(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s5, x23 # hx.xror
    .insn r4 0xb, 0, 1, a3, t4, t3, s8 # hx.chi
    .insn r4 0xb, 0, 0, s6, s6, a7, s9 # hx.xor3
    sw s9, 192(sp)
    lw s9, 144(sp)
    sw a7, 144(sp)
    lw a7, 164(sp)
    .insn r4 0x2b, 0, 0, s9, s9, t1, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s0, a7, s0, x31 # hx.xror
    .insn r4 0xb, 0, 0, a7, tp, a2, a4 # hx.xor3
    lw tp, 136(sp)
    sw s11, 136(sp)
    lw s11, 196(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s5, x14 # hx.xror
    xor s5, s11, s5
    .insn r4 0xb, 0, 1, s11, s8, t2, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, t2, a1, t4 # hx.chi
    lw t4, 180(sp)
    .insn r4 0xb, 0, 1, t2, t3, s8, t2 # hx.chi
    .insn r4 0x2b, 0, 0, ra, t4, ra, x24 # hx.xror
    .insn r4 0xb, 0, 1, s8, s1, tp, a6 # hx.chi
    .insn r4 0xb, 0, 1, t3, s5, s4, a5 # hx.chi
    lw t4, 132(sp)
    xori t3, t3, 1
    .insn r4 0x2b, 0, 0, t1, t4, t1, x28 # hx.xror
    .insn r4 0xb, 0, 0, t4, t3, s8, s11 # hx.xor3
    sw t3, 132(sp)
    .insn r4 0xb, 0, 1, t3, s9, s5, s4 # hx.chi
    sw s11, 180(sp)
    .insn r4 0xb, 0, 1, s11, a6, ra, gp # hx.chi
    .insn r4 0xb, 0, 1, a6, tp, a6, ra # hx.chi
    .insn r4 0xb, 0, 1, tp, gp, s1, tp # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, gp, s1 # hx.chi
    lw s1, 108(sp)
    .insn r4 0xb, 0, 1, gp, t1, s7, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s2, x21 # hx.xror
    sw t2, 108(sp)
    .insn r4 0xb, 0, 1, s5, s1, s9, s5 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, a5, s1 # hx.chi
    .insn r4 0xb, 0, 1, s1, a5, s1, s9 # hx.chi
    .insn r4 0xb, 0, 0, a5, t2, tp, t0 # hx.xor3
    lw s9, 92(sp)
    sw tp, 92(sp)
    .insn r4 0x2b, 0, 0, s2, s9, s2, x19 # hx.xror
    lw s9, 64(sp)
    sw t0, 64(sp)
    .insn r4 0xb, 0, 1, tp, s7, s0, s9 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s9, s2 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, s2, t1 # hx.chi
    .insn r4 0xb, 0, 0, t0, s5, gp, a3 # hx.xor3
    lw t2, 156(sp)
    .insn r4 0xb, 0, 1, t1, s2, t1, s7 # hx.chi
    .insn r4 0xb, 0, 0, t0, t0, t2, ra # hx.xor3
    lw s2, 116(sp)
    lw t2, 124(sp)
    .insn r4 0xb, 0, 0, s7, s11, s3, s2 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s0, t2 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, s1, t1 # hx.xor3
    lw t2, 68(sp)
    sw s5, 196(sp)
    .insn r4 0xb, 0, 0, s5, s9, s4, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a5, a5, tp, t3 # hx.xor3
    .insn r4 0xb, 0, 0, s5, s5, a1, a6 # hx.xor3
    xor s2, a0, t4
    .insn r4 0x2b, 1, 0, t4, t4, t6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s5, a0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t2, t2, t4, x31 # hx.xror
    xor s4, s4, t4
    .insn r4 0x2b, 0, 0, s1, s1, a0, x1 # hx.xror
    xor s5, a7, s5
    .insn r4 0x2b, 0, 0, s3, s3, a0, x29 # hx.xror
    .insn r4 0x2b, 1, 0, a7, s7, a7, x0 # hx.xrl1
    sw s3, 68(sp)
    xor s3, s6, t0
    .insn r4 0x2b, 1, 0, s6, a5, s6, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, ra, ra, a7, x22 # hx.xror
    xor a5, t6, a5
    .insn r4 0x2b, 0, 0, a2, a2, s2, x22 # hx.xror
    lw t6, 200(sp)
    .insn r4 0x2b, 0, 0, t1, t1, a0, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a5, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, s2, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s5, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t0, t0, s10, x0 # hx.xrl1
    xor s7, s10, s7
    .insn r4 0x2b, 0, 0, tp, tp, t0, x13 # hx.xror
    .insn r4 0xb, 0, 1, s10, t6, a4, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s6, x31 # hx.xror
    sw s10, 200(sp)
    .insn r4 0xb, 0, 1, s10, s1, t6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, a7, x5 # hx.xror
    .insn r4 0xb, 0, 1, a4, a4, t5, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, s6, x12 # hx.xror
    sw s10, 164(sp)
    .insn r4 0xb, 0, 1, s10, a3, tp, s8 # hx.chi
    sw a4, 188(sp)
    lw a4, 140(sp)
    .insn r4 0xb, 0, 1, t5, t5, t2, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s3, x1 # hx.xror
    sw t5, 140(sp)
    lw t5, 184(sp)
    .insn r4 0x2b, 0, 0, a1, a1, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s7, x10 # hx.xror
    .insn r4 0xb, 0, 1, t2, t2, s1, t6 # hx.chi
    lw s1, 72(sp)
    lw t6, 116(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s7, x31 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a0, x2 # hx.xror
    sw t2, 116(sp)
    .insn r4 0xb, 0, 1, t2, s8, s1, a4 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, a0, x25 # hx.xror
    .insn r4 0xb, 0, 1, t4, a2, s0, a6 # hx.chi
    .insn r4 0xb, 0, 1, a0, a4, a3, tp # hx.chi
    .insn r4 0xb, 0, 1, a3, s1, a4, a3 # hx.chi
    .insn r4 0xb, 0, 1, a4, t5, t1, ra # hx.chi
    .insn r4 0xb, 0, 1, s1, tp, s8, s1 # hx.chi
    .insn r4 0xb, 0, 0, s8, a4, s10, t4 # hx.xor3
    lw tp, 136(sp)
    sw a4, 136(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s2, x25 # hx.xror
    lw a4, 100(sp)
    sw s10, 100(sp)
    xor a4, a4, s5
    .insn r4 0xb, 0, 1, s10, t1, ra, tp # hx.chi
    .insn r4 0xb, 0, 1, t1, a4, t5, t1 # hx.chi
    sw t4, 72(sp)
    .insn r4 0xb, 0, 1, t4, s0, a6, t6 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, tp, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, tp, a4, t5 # hx.chi
    .insn r4 0xb, 0, 0, t5, t4, s10, s1 # hx.xor3
    lw tp, 76(sp)
    sw s1, 76(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a5, x18 # hx.xror
    lw s1, 80(sp)
    sw t4, 80(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s2, x18 # hx.xror
    lw t4, 176(sp)
    .insn r4 0xb, 0, 1, a6, a6, t6, tp # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s5, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t0, x19 # hx.xror
    sw s10, 176(sp)
    lui s10, 524288
    xor s10, t1, s10
    xori s10, s10, 136
    lw t1, 152(sp)
    .insn r4 0xb, 0, 1, s0, tp, a2, s0 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s2, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, t6, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, s2, t1, t4, s4 # hx.chi
    lw t6, 160(sp)
    .insn r4 0xb, 0, 0, tp, s2, a6, ra # hx.xor3
    .insn r4 0x2b, 0, 0, t6, t6, s3, x29 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a7, x20 # hx.xror
    sw s2, 160(sp)
    .insn r4 0xb, 0, 1, s2, s4, t6, gp # hx.chi
    sw ra, 152(sp)
    .insn r4 0xb, 0, 0, ra, s2, s0, a0 # hx.xor3
    .insn r4 0xb, 0, 1, s4, t4, s4, t6 # hx.chi
    sw s2, 184(sp)
    lw s2, 104(sp)
    sw s0, 104(sp)
    lw s0, 148(sp)
    sw a0, 148(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a5, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t6, gp, t1 # hx.chi
    .insn r4 0xb, 0, 1, a0, s11, s0, t3 # hx.chi
    .insn r4 0xb, 0, 1, t1, gp, t1, t4 # hx.chi
    .insn r4 0xb, 0, 0, tp, tp, t2, a0 # hx.xor3
    sw a0, 120(sp)
    lw a0, 112(sp)
    sw t2, 112(sp)
    lw t2, 144(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s7, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, s3, x10 # hx.xror
    .insn r4 0xb, 0, 1, t4, t2, s11, s0 # hx.chi
    .insn r4 0xb, 0, 1, gp, t3, a0, t2 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, t4, t1 # hx.xor3
    .insn r4 0xb, 0, 1, s0, s0, t3, a0 # hx.chi
    lw t3, 96(sp)
    sw t4, 96(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s3, x1 # hx.xror
    lw t4, 88(sp)
    .insn r4 0xb, 0, 0, ra, ra, s10, gp # hx.xor3
    .insn r4 0x2b, 0, 0, s5, t4, s5, x30 # hx.xror
    lw t4, 196(sp)
    .insn r4 0xb, 0, 1, t2, a0, t2, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a7, x18 # hx.xror
    lw s11, 192(sp)
    lw a0, 156(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s7, x9 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a0, a7, x4 # hx.xror
    .insn r4 0xb, 0, 0, a0, a4, s0, a3 # hx.xor3
    sw t1, 156(sp)
    lw t1, 108(sp)
    sw s0, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, t0, x22 # hx.xror
    .insn r4 0xb, 0, 1, s0, s5, s11, t3 # hx.chi
    sw a4, 192(sp)
    lw a4, 124(sp)
    sw s10, 124(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s6, x23 # hx.xror
    .insn r4 0xb, 0, 1, s10, s11, t3, t4 # hx.chi
    .insn r4 0xb, 0, 0, s8, s8, t6, t2 # hx.xor3
    sw t2, 196(sp)
    lw t2, 64(sp)
    sw t6, 64(sp)
    lw t6, 84(sp)
    .insn r4 0x2b, 0, 0, t2, t2, t0, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s7, t6, s7, x31 # hx.xror
    .insn r4 0xb, 0, 0, t6, a0, a2, s4 # hx.xor3
    lw a0, 180(sp)
    sw a3, 180(sp)
    lw a3, 132(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s6, x14 # hx.xror
    xor a3, a3, s6
    .insn r4 0xb, 0, 1, s6, t4, t1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, t1, s5, s11 # hx.chi
    lw s11, 168(sp)
    .insn r4 0xb, 0, 1, t1, t3, t4, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s11, s3, x24 # hx.xror
    .insn r4 0xb, 0, 1, s11, s1, a0, s9 # hx.chi
    .insn r4 0xb, 0, 1, t3, a3, a1, s2 # hx.chi
    lw t4, 92(sp)
    sw t3, 92(sp)
    .insn r4 0x2b, 0, 0, t0, t4, t0, x28 # hx.xror
    .insn r4 0xb, 0, 0, t4, t3, s11, s6 # hx.xor3
    .insn r4 0xb, 0, 1, t3, t2, a3, a1 # hx.chi
    sw s6, 168(sp)
    .insn r4 0xb, 0, 1, s6, s9, s3, a7 # hx.chi
    .insn r4 0xb, 0, 1, s9, a0, s9, s3 # hx.chi
    .insn r4 0xb, 0, 1, a0, a7, s1, a0 # hx.chi
    .insn r4 0xb, 0, 1, s1, s3, a7, s1 # hx.chi
    lw a7, 172(sp)
    .insn r4 0xb, 0, 1, s3, t0, a4, s7 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, a5, x21 # hx.xror
    sw s3, 132(sp)
    .insn r4 0xb, 0, 1, a3, a7, t2, a3 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, s2, a7 # hx.chi
    .insn r4 0xb, 0, 1, t2, s2, a7, t2 # hx.chi
    lw a7, 116(sp)
    sw a3, 172(sp)
    .insn r4 0xb, 0, 0, s2, t1, a0, a7 # hx.xor3
    lw a7, 128(sp)
    sw a0, 128(sp)
    .insn r4 0x2b, 0, 0, a5, a7, a5, x19 # hx.xror
    lw a7, 68(sp)
    sw t1, 68(sp)
    .insn r4 0xb, 0, 1, a0, a4, s7, a7 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, a7, a5 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, a5, t0 # hx.chi
    .insn r4 0xb, 0, 0, t1, a3, s3, s10 # hx.xor3
    lw a3, 140(sp)
    .insn r4 0xb, 0, 1, t0, a5, t0, a4 # hx.chi
    .insn r4 0xb, 0, 0, t1, t1, a3, s1 # hx.xor3
    lw a4, 188(sp)
    lw a3, 164(sp)
    .insn r4 0xb, 0, 0, a5, s6, s0, a4 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s7, a3 # hx.xor3
    .insn r4 0xb, 0, 0, a5, a5, t2, t0 # hx.xor3
    lw a3, 200(sp)
    .insn r4 0xb, 0, 0, s2, s2, a0, t3 # hx.xor3
    .insn r4 0xb, 0, 0, a4, a7, a1, a3 # hx.xor3
    xor s3, tp, t4
    .insn r4 0xb, 0, 0, a4, a4, s5, s9 # hx.xor3
    .insn r4 0x2b, 1, 0, t4, t4, t5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, tp, a4, tp, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a3, a3, t4, x31 # hx.xror
    xor a1, a1, t4
    .insn r4 0x2b, 0, 0, t2, t2, tp, x1 # hx.xror
    xor a4, t6, a4
    .insn r4 0x2b, 0, 0, s0, s0, tp, x29 # hx.xror
    .insn r4 0x2b, 1, 0, t6, a5, t6, x0 # hx.xrl1
    sw s0, 200(sp)
    xor s0, s8, t1
    .insn r4 0x2b, 1, 0, s8, s2, s8, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, t6, x22 # hx.xror
    xor s2, t5, s2
    .insn r4 0x2b, 0, 0, a2, a2, s3, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, s2, x4 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, tp, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, s3, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t5, gp, a4, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t1, t1, ra, x0 # hx.xrl1
    xor ra, ra, a5
    .insn r4 0x2b, 0, 0, gp, a0, t1, x13 # hx.xror
    .insn r4 0xb, 0, 1, a5, a6, s4, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, s8, x31 # hx.xror
    .insn r4 0xb, 0, 1, a0, t2, a6, s4 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t4, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, t6, x5 # hx.xror
    .insn r4 0xb, 0, 1, s4, s4, t5, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s8, x12 # hx.xror
    sw a5, 84(sp)
    .insn r4 0xb, 0, 1, a5, s10, gp, s11 # hx.chi
    sw a0, 88(sp)
    lw a0, 176(sp)
    .insn r4 0xb, 0, 1, t5, t5, a3, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, s0, x1 # hx.xror
    sw s4, 176(sp)
    lw s4, 72(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, ra, x10 # hx.xror
    .insn r4 0xb, 0, 1, t2, a3, t2, a6 # hx.chi
    lw a3, 100(sp)
    lw a6, 188(sp)
    .insn r4 0x2b, 0, 0, a3, a3, ra, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, tp, x2 # hx.xror
    sw t5, 188(sp)
    .insn r4 0xb, 0, 1, t5, s11, a3, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, tp, x25 # hx.xror
    .insn r4 0xb, 0, 1, t4, a2, s7, s9 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, s10, gp # hx.chi
    .insn r4 0xb, 0, 1, s10, a3, a0, s10 # hx.chi
    .insn r4 0xb, 0, 1, a0, s4, t0, s1 # hx.chi
    .insn r4 0xb, 0, 1, a3, gp, s11, a3 # hx.chi
    .insn r4 0xb, 0, 0, s11, a0, a5, t4 # hx.xor3
    lw gp, 180(sp)
    sw a0, 180(sp)
    .insn r4 0x2b, 0, 0, gp, gp, s3, x25 # hx.xror
    lw a0, 124(sp)
    sw a5, 124(sp)
    xor a0, a0, a4
    .insn r4 0xb, 0, 1, a5, t0, s1, gp # hx.chi
    .insn r4 0xb, 0, 1, t0, a0, s4, t0 # hx.chi
    sw t4, 100(sp)
    .insn r4 0xb, 0, 1, t4, s7, s9, a6 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, gp, a0 # hx.chi
    .insn r4 0xb, 0, 1, s4, gp, a0, s4 # hx.chi
    .insn r4 0xb, 0, 0, gp, t4, a5, a3 # hx.xor3
    lw a0, 152(sp)
    sw a3, 152(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s2, x18 # hx.xror
    lw a3, 192(sp)
    sw t4, 192(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s3, x18 # hx.xror
    lw t4, 148(sp)
    .insn r4 0xb, 0, 1, s9, s9, a6, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a4, x23 # hx.xror
    sw a5, 148(sp)
    lui a5, 8
    xor a5, t0, a5
    lw t0, 108(sp)
    sw s9, 108(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s3, x28 # hx.xror
    .insn r4 0xb, 0, 1, s3, a0, a2, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, t0, t4, a1 # hx.chi
    .insn r4 0xb, 0, 1, a2, a6, a0, a2 # hx.chi
    lw a6, 80(sp)
    .insn r4 0xb, 0, 0, a0, s7, s9, s1 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, s0, x29 # hx.xror
    sw s7, 80(sp)
    lw s7, 132(sp)
    sw s1, 132(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t6, x20 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t1, x19 # hx.xror
    .insn r4 0xb, 0, 1, s1, a1, a6, s7 # hx.chi
    .insn r4 0xb, 0, 1, a1, t4, a1, a6 # hx.chi
    .insn r4 0xb, 0, 0, s9, s1, s3, tp # hx.xor3
    sw s1, 72(sp)
    lw s1, 156(sp)
    sw s3, 156(sp)
    lw s3, 112(sp)
    sw tp, 112(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s2, x4 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, s7, t0 # hx.chi
    .insn r4 0xb, 0, 1, tp, s6, s3, t3 # hx.chi
    .insn r4 0xb, 0, 1, t0, s7, t0, t4 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, t5, tp # hx.xor3
    sw tp, 144(sp)
    lw tp, 104(sp)
    sw t5, 104(sp)
    lw t5, 64(sp)
    .insn r4 0x2b, 0, 0, tp, tp, a4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, ra, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, s7, t5, s6, s3 # hx.chi
    .insn r4 0xb, 0, 1, t4, t3, tp, t5 # hx.chi
    .insn r4 0xb, 0, 0, gp, gp, s7, t0 # hx.xor3
    .insn r4 0xb, 0, 1, s3, s3, t3, tp # hx.chi
    lw t3, 76(sp)
    sw s7, 76(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s0, x1 # hx.xror
    lw s7, 184(sp)
    .insn r4 0xb, 0, 0, s9, s9, a5, t4 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, s7, a4, x30 # hx.xror
    lw s7, 172(sp)
    .insn r4 0xb, 0, 1, s6, tp, t5, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, t6, x18 # hx.xror
    lw t5, 196(sp)
    lw tp, 140(sp)
    .insn r4 0x2b, 0, 0, t5, t5, ra, x9 # hx.xror
    .insn r4 0x2b, 0, 0, t6, tp, t6, x4 # hx.xror
    .insn r4 0xb, 0, 0, tp, s4, s3, s10 # hx.xor3
    sw t0, 140(sp)
    lw t0, 68(sp)
    sw s3, 68(sp)
    .insn r4 0x2b, 0, 0, t0, t0, t1, x22 # hx.xror
    .insn r4 0xb, 0, 1, s3, a4, t5, t3 # hx.chi
    sw s4, 196(sp)
    lw s4, 164(sp)
    sw a5, 164(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s8, x23 # hx.xror
    .insn r4 0xb, 0, 1, a5, t5, t3, s7 # hx.chi
    .insn r4 0xb, 0, 0, s11, s11, a6, s6 # hx.xor3
    sw s6, 172(sp)
    lw s6, 116(sp)
    sw a6, 116(sp)
    lw a6, 136(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t1, x25 # hx.xror
    .insn r4 0x2b, 0, 0, ra, a6, ra, x31 # hx.xror
    .insn r4 0xb, 0, 0, a6, tp, a2, a1 # hx.xor3
    lw tp, 168(sp)
    sw s10, 168(sp)
    lw s10, 92(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x14 # hx.xror
    xor s8, s10, s8
    .insn r4 0xb, 0, 1, s10, s7, t0, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, t0, a4, t5 # hx.chi
    lw t5, 96(sp)
    .insn r4 0xb, 0, 1, t0, t3, s7, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s0, t5, s0, x24 # hx.xror
    .insn r4 0xb, 0, 1, s7, a3, tp, a7 # hx.chi
    .insn r4 0xb, 0, 1, t3, s8, s5, s1 # hx.chi
    lw t5, 128(sp)
    xori t3, t3, 1
    .insn r4 0x2b, 0, 0, t1, t5, t1, x28 # hx.xror
    .insn r4 0xb, 0, 0, t5, t3, s7, s10 # hx.xor3
    sw t3, 128(sp)
    .insn r4 0xb, 0, 1, t3, s6, s8, s5 # hx.chi
    sw s10, 96(sp)
    .insn r4 0xb, 0, 1, s10, a7, s0, t6 # hx.chi
    .insn r4 0xb, 0, 1, a7, tp, a7, s0 # hx.chi
    .insn r4 0xb, 0, 1, tp, t6, a3, tp # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, t6, a3 # hx.chi
    lw a3, 120(sp)
    .insn r4 0xb, 0, 1, t6, t1, s4, ra # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s2, x21 # hx.xror
    sw t0, 120(sp)
    .insn r4 0xb, 0, 1, s8, a3, s6, s8 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, s1, a3 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a3, s6 # hx.chi
    .insn r4 0xb, 0, 0, a3, t0, tp, t2 # hx.xor3
    lw s6, 160(sp)
    sw tp, 160(sp)
    .insn r4 0x2b, 0, 0, s2, s6, s2, x19 # hx.xror
    lw s6, 200(sp)
    sw t2, 200(sp)
    .insn r4 0xb, 0, 1, tp, s4, ra, s6 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s6, s2 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, s2, t1 # hx.chi
    .insn r4 0xb, 0, 0, t2, s8, t6, a5 # hx.xor3
    lw t0, 188(sp)
    .insn r4 0xb, 0, 1, t1, s2, t1, s4 # hx.chi
    .insn r4 0xb, 0, 0, t2, t2, t0, s0 # hx.xor3
    lw s2, 176(sp)
    lw t0, 88(sp)
    .insn r4 0xb, 0, 0, s4, s10, s3, s2 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, ra, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, s1, t1 # hx.xor3
    lw t0, 84(sp)
    sw s8, 92(sp)
    .insn r4 0xb, 0, 0, s8, s6, s5, t0 # hx.xor3
    .insn r4 0xb, 0, 0, a3, a3, tp, t3 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, a4, a7 # hx.xor3
    sw a0, 136(sp)
    lw a0, 60(sp)
    lw s2, 136(sp)
    sw t6, 184(sp)
    xor t6, s2, t5
    .insn r4 0x2b, 1, 0, t5, t5, gp, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s2, s8, s2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t0, t0, t5, x31 # hx.xror
    xor s5, s5, t5
    .insn r4 0x2b, 0, 0, s1, s1, s2, x1 # hx.xror
    xor s8, a6, s8
    .insn r4 0x2b, 0, 0, s3, s3, s2, x29 # hx.xror
    .insn r4 0x2b, 1, 0, a6, s4, a6, x0 # hx.xrl1
    sw s3, 84(sp)
    xor s3, s11, t2
    .insn r4 0x2b, 1, 0, s11, a3, s11, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s0, s0, a6, x22 # hx.xror
    xor a3, gp, a3
    .insn r4 0x2b, 0, 0, a2, a2, t6, x22 # hx.xror
    lw gp, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s2, x11 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, t6, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s8, x11 # hx.xror
    .insn r4 0x2b, 1, 0, t2, t2, s9, x0 # hx.xrl1
    xor s4, s9, s4
    .insn r4 0x2b, 0, 0, tp, tp, t2, x13 # hx.xror
    .insn r4 0xb, 0, 1, s9, gp, a1, t4 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s11, x31 # hx.xror
    sw s9, 168(a0)
    .insn r4 0xb, 0, 1, s9, s1, gp, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, t5, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, a6, x5 # hx.xror
    .insn r4 0xb, 0, 1, a1, a1, t4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, s11, x12 # hx.xror
    sw a1, 176(a0)
    .insn r4 0xb, 0, 1, a1, a5, tp, s7 # hx.chi
    .insn r4 0xb, 0, 1, t4, t4, t0, s1 # hx.chi
    sw a1, 172(a0)
    lw a1, 148(sp)
    sw s9, 160(a0)
    .insn r4 0x2b, 0, 0, a1, a1, s3, x1 # hx.xror
    lw s9, 100(sp)
    .insn r4 0x2b, 0, 0, a4, a4, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, s4, x10 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s1, gp # hx.chi
    lw s1, 124(sp)
    lw gp, 176(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s4, x31 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, s2, x2 # hx.xror
    sw t0, 192(a0)
    .insn r4 0xb, 0, 1, t0, s7, s1, a1 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s10, s2, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, ra, a7 # hx.chi
    .insn r4 0xb, 0, 1, s10, a1, a5, tp # hx.chi
    .insn r4 0xb, 0, 1, a1, s1, a1, a5 # hx.chi
    .insn r4 0xb, 0, 1, a5, s9, t1, s0 # hx.chi
    .insn r4 0xb, 0, 1, s1, tp, s7, s1 # hx.chi
    lw s7, 168(sp)
    lw tp, 164(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t6, x25 # hx.xror
    xor tp, tp, s8
    sw t0, 188(a0)
    .insn r4 0xb, 0, 1, t0, t1, s0, s7 # hx.chi
    .insn r4 0xb, 0, 1, t1, tp, s9, t1 # hx.chi
    sw t0, 20(a0)
    .insn r4 0xb, 0, 1, t0, ra, a7, gp # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s7, tp # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, tp, s9 # hx.chi
    lw s9, 132(sp)
    lw tp, 196(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a3, x18 # hx.xror
    .insn r4 0x2b, 0, 0, tp, tp, t6, x18 # hx.xror
    sw t0, 60(a0)
    lw t0, 112(sp)
    .insn r4 0xb, 0, 1, a7, a7, gp, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s8, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t2, x19 # hx.xror
    sw s0, 28(a0)
    lui s0, 524296
    xor s0, t1, s0
    xori s0, s0, 130
    lw t1, 68(sp)
    .insn r4 0xb, 0, 1, ra, s9, a2, ra # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, t6, x28 # hx.xror
    .insn r4 0xb, 0, 1, a2, gp, s9, a2 # hx.chi
    .insn r4 0xb, 0, 1, t6, t1, t0, s5 # hx.chi
    lw s9, 192(sp)
    lw gp, 184(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s3, x29 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a6, x20 # hx.xror
    sw ra, 44(a0)
    .insn r4 0xb, 0, 1, ra, s5, s9, gp # hx.chi
    .insn r4 0xb, 0, 1, s5, t0, s5, s9 # hx.chi
    sw ra, 84(a0)
    lw ra, 140(sp)
    sw s0, 4(a0)
    .insn r4 0x2b, 0, 0, ra, ra, s3, x10 # hx.xror
    lw s0, 104(sp)
    sw s1, 180(a0)
    .insn r4 0x2b, 0, 0, s0, s0, a3, x4 # hx.xror
    .insn r4 0xb, 0, 1, s9, s9, gp, t1 # hx.chi
    .insn r4 0xb, 0, 1, s1, s2, s0, t3 # hx.chi
    sw a1, 196(a0)
    sw s1, 148(a0)
    lw s1, 156(sp)
    lw a1, 116(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s8, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, s4, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, gp, t1, t0 # hx.chi
    .insn r4 0xb, 0, 1, t1, a1, s2, s0 # hx.chi
    .insn r4 0xb, 0, 1, gp, t3, s1, a1 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, t3, s1 # hx.chi
    lw t3, 152(sp)
    sw t0, 100(a0)
    .insn r4 0x2b, 0, 0, t3, t3, s3, x1 # hx.xror
    lw t0, 72(sp)
    .insn r4 0xb, 0, 1, s1, s1, a1, s2 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s8, x30 # hx.xror
    lw s8, 92(sp)
    lw a1, 172(sp)
    .insn r4 0x2b, 0, 0, s8, s8, a6, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, s4, x9 # hx.xror
    lw s2, 188(sp)
    sw t1, 140(a0)
    .insn r4 0x2b, 0, 0, a6, s2, a6, x4 # hx.xror
    lw s2, 120(sp)
    .insn r4 0xb, 0, 1, t1, t0, a1, t3 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t2, x22 # hx.xror
    sw t1, 56(a0)
    lw t1, 88(sp)
    sw s0, 156(a0)
    .insn r4 0x2b, 0, 0, t1, t1, s11, x23 # hx.xror
    .insn r4 0xb, 0, 1, s0, a1, t3, s8 # hx.chi
    sw s1, 132(a0)
    sw s0, 64(a0)
    lw s0, 200(sp)
    lw s1, 180(sp)
    .insn r4 0x2b, 0, 0, s0, s0, t2, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s4, x31 # hx.xror
    lw s4, 96(sp)
    sw a2, 76(a0)
    .insn r4 0x2b, 0, 0, s4, s4, s11, x14 # hx.xror
    lw a2, 128(sp)
    sw t4, 184(a0)
    xor a2, a2, s11
    .insn r4 0xb, 0, 1, s11, s8, s2, t0 # hx.chi
    .insn r4 0xb, 0, 1, t0, s2, t0, a1 # hx.chi
    lw a1, 76(sp)
    .insn r4 0xb, 0, 1, s2, t3, s8, s2 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s3, x24 # hx.xror
    .insn r4 0xb, 0, 1, s3, tp, s4, s6 # hx.chi
    .insn r4 0xb, 0, 1, s8, a2, a4, ra # hx.chi
    lw t3, 160(sp)
    sw t0, 48(a0)
    .insn r4 0x2b, 0, 0, t2, t3, t2, x28 # hx.xror
    .insn r4 0xb, 0, 1, t3, s0, a2, a4 # hx.chi
    .insn r4 0xb, 0, 1, t0, s6, a1, a6 # hx.chi
    .insn r4 0xb, 0, 1, s6, s4, s6, a1 # hx.chi
    .insn r4 0xb, 0, 1, s4, a6, tp, s4 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, a6, tp # hx.chi
    lw a6, 144(sp)
    .insn r4 0xb, 0, 1, tp, t2, t1, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, a3, x21 # hx.xror
    sw t5, 52(a0)
    .insn r4 0xb, 0, 1, a2, a6, s0, a2 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, ra, a6 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a6, s0 # hx.chi
    lw s0, 80(sp)
    sw s10, 164(a0)
    .insn r4 0x2b, 0, 0, s0, s0, a3, x19 # hx.xror
    lw a3, 84(sp)
    sw a5, 12(a0)
    .insn r4 0xb, 0, 1, a6, t1, s1, a3 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a3, s0 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s0, t2 # hx.chi
    .insn r4 0xb, 0, 1, t1, s0, t2, t1 # hx.chi
    sw s7, 36(a0)
    sw a7, 68(a0)
    sw t6, 108(a0)
    sw s5, 116(a0)
    sw s9, 92(a0)
    sw gp, 124(a0)
    sw s11, 40(a0)
    sw s2, 72(a0)
    sw s3, 120(a0)
    sw s8, 0(a0)
    sw t3, 32(a0)
    sw t0, 136(a0)
    sw s6, 128(a0)
    sw s4, 152(a0)
    sw a1, 144(a0)
    sw tp, 104(a0)
    sw a2, 24(a0)
    sw a4, 8(a0)
    sw ra, 16(a0)
    sw a6, 112(a0)
    sw s1, 80(a0)
    sw a3, 88(a0)
    sw t1, 96(a0)
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
    addi sp, sp, 208
    ret
    .size rvh_keccak_permute, .-rvh_keccak_permute

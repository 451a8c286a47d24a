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
// 4907 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 16808 bytes of code and constants.

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
    sw t0, 128(sp)
    lw t1, 80(a0)
    lw t2, 120(a0)
    sw t1, 140(sp)
    sw t2, 180(sp)
    lw s0, 160(a0)
    .insn r4 0xb, 0, 0, a2, ra, t0, t1 # hx.xor3
    sw s0, 108(sp)
    .insn r4 0xb, 0, 0, a2, a2, t2, s0 # hx.xor3
    lw s1, 4(a0)
    lw a1, 44(a0)
    lw a3, 84(a0)
    lw a5, 124(a0)
    sw a3, 168(sp)
    lw s3, 164(a0)
    .insn r4 0xb, 0, 0, s4, s1, a1, a3 # hx.xor3
    lw s5, 8(a0)
    .insn r4 0xb, 0, 0, s4, s4, a5, s3 # hx.xor3
    lw s7, 48(a0)
    lw s8, 88(a0)
    sw s7, 148(sp)
    sw s8, 64(sp)
    lw s10, 128(a0)
    lw t3, 168(a0)
    sw s10, 152(sp)
    sw t3, 112(sp)
    .insn r4 0xb, 0, 0, t6, s5, s7, s8 # hx.xor3
    lw t4, 12(a0)
    .insn r4 0xb, 0, 0, t6, t6, s10, t3 # hx.xor3
    sw t4, 80(sp)
    lw t5, 52(a0)
    lw gp, 92(a0)
    sw t5, 176(sp)
    sw gp, 96(sp)
    lw tp, 132(a0)
    lw ra, 172(a0)
    .insn r4 0xb, 0, 0, s2, t4, t5, gp # hx.xor3
    lw t0, 16(a0)
    .insn r4 0xb, 0, 0, s2, s2, tp, ra # hx.xor3
    sw t0, 72(sp)
    lw t1, 56(a0)
    lw t2, 96(a0)
    sw t1, 120(sp)
    sw t2, 116(sp)
    lw s0, 136(a0)
    lw s1, 176(a0)
    sw s0, 68(sp)
    sw s1, 200(sp)
    .insn r4 0xb, 0, 0, s11, t0, t1, t2 # hx.xor3
    lw a1, 20(a0)
    .insn r4 0xb, 0, 0, s11, s11, s0, s1 # hx.xor3
    lw a3, 60(a0)
    lw a5, 100(a0)
    lw s3, 140(a0)
    sw a5, 144(sp)
    lw s5, 180(a0)
    .insn r4 0xb, 0, 0, a6, a1, a3, a5 # hx.xor3
    lw s7, 24(a0)
    .insn r4 0xb, 0, 0, a6, a6, s3, s5 # hx.xor3
    lw s8, 64(a0)
    lw s10, 104(a0)
    sw s8, 188(sp)
    lw t3, 144(a0)
    lw t4, 184(a0)
    sw t3, 136(sp)
    sw t4, 164(sp)
    .insn r4 0xb, 0, 0, a4, s7, s8, s10 # hx.xor3
    lw t5, 28(a0)
    .insn r4 0xb, 0, 0, a4, a4, t3, t4 # hx.xor3
    sw t5, 196(sp)
    lw gp, 68(a0)
    lw tp, 108(a0)
    lw ra, 148(a0)
    sw tp, 100(sp)
    sw ra, 124(sp)
    lw t0, 188(a0)
    .insn r4 0xb, 0, 0, s6, t5, gp, tp # hx.xor3
    sw t0, 92(sp)
    .insn r4 0xb, 0, 0, s6, s6, ra, t0 # hx.xor3
    lw t1, 32(a0)
    lw t2, 72(a0)
    sw t1, 160(sp)
    sw t2, 184(sp)
    lw s0, 112(a0)
    lw s1, 152(a0)
    sw s0, 132(sp)
    sw s1, 156(sp)
    lw a1, 192(a0)
    .insn r4 0xb, 0, 0, s9, t1, t2, s0 # hx.xor3
    sw a1, 84(sp)
    .insn r4 0xb, 0, 0, s9, s9, s1, a1 # hx.xor3
    lw a3, 36(a0)
    lw a5, 76(a0)
    lw s3, 116(a0)
    lw s5, 156(a0)
    lw s7, 196(a0)
    .insn r4 0xb, 0, 0, a7, a3, a5, s3 # hx.xor3
    lw t2, 4(a0)
    .insn r4 0xb, 0, 0, a7, a7, s5, s7 # hx.xor3
    lw t0, 8(a0)
    lw s10, 20(a0)
    lw s1, 24(a0)
    lw t3, 36(a0)
    lw t1, 44(a0)
    lw s8, 60(a0)
    lw a3, 68(a0)
    lw a1, 76(a0)
    lw gp, 84(a0)
    lw s3, 116(a0)
    lw t5, 124(a0)
    lw tp, 132(a0)
    lw s5, 140(a0)
    lw ra, 156(a0)
    lw a5, 164(a0)
    lw s7, 172(a0)
    lw s0, 180(a0)
    lw t4, 196(a0)
    lw a0, 104(a0)
    j .L_rvh_keccak_12
    .balign 4
.L_rvh_keccak_24:
    lw ra, 48(a0)
    lw t0, 168(a0)
    lw t1, 128(a0)
    lw s0, 184(a0)
    .insn r4 0xb, 0, 0, t2, ra, t0, t1 # hx.xor3
    lw s1, 144(a0)
    lw a1, 64(a0)
    lw a3, 160(a0)
    .insn r4 0xb, 0, 0, a2, s0, s1, a1 # hx.xor3
    lw a4, 40(a0)
    lw a5, 120(a0)
    lw a7, 56(a0)
    .insn r4 0xb, 0, 0, a6, a3, a4, a5 # hx.xor3
    lw s2, 136(a0)
    lw s3, 176(a0)
    lw s5, 72(a0)
    .insn r4 0xb, 0, 0, s4, a7, s2, s3 # hx.xor3
    lw s6, 112(a0)
    lw s7, 152(a0)
    lw s9, 32(a0)
    .insn r4 0xb, 0, 0, s8, s5, s6, s7 # hx.xor3
    lw s10, 192(a0)
    lw s11, 8(a0)
    .insn r4 0xb, 0, 0, s8, s8, s9, s10 # hx.xor3
    lw t3, 88(a0)
    lw t4, 96(a0)
    .insn r4 0xb, 0, 0, t2, t2, s11, t3 # hx.xor3
    lw t5, 16(a0)
    lw t6, 80(a0)
    .insn r4 0xb, 0, 0, s4, s4, t4, t5 # hx.xor3
    lw gp, 0(a0)
    lw tp, 28(a0)
    .insn r4 0xb, 0, 0, a6, a6, t6, gp # hx.xor3
    lw t4, 148(a0)
    lw s3, 188(a0)
    lw t6, 132(a0)
    .insn r4 0xb, 0, 0, s2, tp, t4, s3 # hx.xor3
    lw t1, 12(a0)
    lw tp, 52(a0)
    lw a1, 20(a0)
    .insn r4 0xb, 0, 0, s1, t6, t1, tp # hx.xor3
    lw tp, 100(a0)
    lw s3, 140(a0)
    lw s9, 24(a0)
    .insn r4 0xb, 0, 0, a5, tp, a1, s3 # hx.xor3
    lw t4, 104(a0)
    lw gp, 76(a0)
    .insn r4 0xb, 0, 0, a2, a2, s9, t4 # hx.xor3
    lw ra, 36(a0)
    lw s6, 116(a0)
    lw a7, 180(a0)
    .insn r4 0xb, 0, 0, s7, gp, ra, s6 # hx.xor3
    lw t1, 60(a0)
    lw a3, 172(a0)
    .insn r4 0xb, 0, 0, a5, a5, a7, t1 # hx.xor3
    lw s10, 92(a0)
    lw t5, 4(a0)
    .insn r4 0xb, 0, 0, s1, s1, a3, s10 # hx.xor3
    lw a3, 108(a0)
    lw s10, 68(a0)
    lw t0, 44(a0)
    .insn r4 0xb, 0, 0, s2, s2, a3, s10 # hx.xor3
    lw a3, 124(a0)
    lw a1, 156(a0)
    .insn r4 0xb, 0, 0, s0, a3, t5, t0 # hx.xor3
    lw tp, 196(a0)
    lw t0, 164(a0)
    .insn r4 0xb, 0, 0, s7, s7, a1, tp # hx.xor3
    lw s10, 84(a0)
    xor ra, s7, t2
    .insn r4 0xb, 0, 0, s0, s0, t0, s10 # hx.xor3
    .insn r4 0x2b, 1, 0, s7, s4, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t2, t2, s2, x0 # hx.xrl1
    xor s2, s2, a6
    .insn r4 0x2b, 0, 0, t0, t0, ra, x23 # hx.xror
    xor s4, s0, s4
    .insn r4 0x2b, 0, 0, a3, a3, ra, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, ra, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s0, a2, s0, x0 # hx.xrl1
    xor a2, s1, a2
    .insn r4 0x2b, 1, 0, s1, s8, s1, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s3, s3, a2, x24 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s7, x20 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, a2, x29 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, s2, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a6, a6, a5, x0 # hx.xrl1
    xor a5, a5, s8
    .insn r4 0xb, 0, 1, s8, t1, t4, a1 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, s2, x22 # hx.xror
    xor s11, s11, a6
    .insn r4 0x2b, 0, 0, s9, s9, s7, x18 # hx.xror
    xor t5, t5, ra
    sw s8, 64(sp)
    .insn r4 0xb, 0, 1, s8, a1, t0, s11 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, s0, x22 # hx.xror
    .insn r4 0x2b, 0, 0, tp, tp, s2, x25 # hx.xror
    .insn r4 0xb, 0, 1, a1, t4, a1, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s1, x14 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s11, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, a2, x1 # hx.xror
    .insn r4 0xb, 0, 1, t1, s11, t1, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, s2, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s11, t3, a6, x27 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t6, s4, x9 # hx.xror
    .insn r4 0xb, 0, 1, t4, a7, s9, s5 # hx.chi
    lw t6, 36(a0)
    sw t1, 68(sp)
    .insn r4 0x2b, 0, 0, s2, t6, s2, x18 # hx.xror
    lw t6, 68(a0)
    .insn r4 0xb, 0, 1, t1, a4, s11, s3 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, a5, x4 # hx.xror
    sw s8, 72(sp)
    lw s8, 44(a0)
    sw t0, 76(sp)
    .insn r4 0x2b, 0, 0, ra, s8, ra, x14 # hx.xror
    lw s8, 100(a0)
    lw t0, 20(a0)
    .insn r4 0x2b, 0, 0, s8, s8, a2, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a2, x1 # hx.xror
    .insn r4 0xb, 0, 1, a2, s9, s5, s10 # hx.chi
    .insn r4 0xb, 0, 1, s9, t3, a7, s9 # hx.chi
    sw a1, 80(sp)
    .insn r4 0xb, 0, 1, a1, t6, s6, a3 # hx.chi
    .insn r4 0xb, 0, 1, a7, s10, t3, a7 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, s10, t3 # hx.chi
    lw t3, 184(a0)
    .insn r4 0xb, 0, 0, s10, s5, a1, t1 # hx.xor3
    .insn r4 0x2b, 0, 0, t3, t3, s7, x4 # hx.xror
    sw t1, 84(sp)
    .insn r4 0xb, 0, 1, t1, t3, s2, a4 # hx.chi
    sw s5, 88(sp)
    .insn r4 0xb, 0, 1, s5, s11, s3, t3 # hx.chi
    sw a1, 92(sp)
    lw a1, 168(a0)
    .insn r4 0xb, 0, 1, a4, s2, a4, s11 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, a6, x31 # hx.xror
    .insn r4 0xb, 0, 1, s2, s3, t3, s2 # hx.chi
    lw s3, 16(a0)
    sw s2, 96(sp)
    .insn r4 0x2b, 0, 0, s3, s3, t2, x1 # hx.xror
    sw s9, 100(sp)
    .insn r4 0xb, 0, 1, s11, s3, t6, s6 # hx.chi
    .insn r4 0xb, 0, 1, t3, a3, a1, s3 # hx.chi
    .insn r4 0xb, 0, 1, a3, s6, a3, a1 # hx.chi
    .insn r4 0xb, 0, 0, s6, t3, s2, s9 # hx.xor3
    lw s2, 192(a0)
    .insn r4 0xb, 0, 0, s9, s11, a2, a4 # hx.xor3
    .insn r4 0x2b, 0, 0, s2, s2, s0, x25 # hx.xror
    sw a4, 104(sp)
    lw a4, 160(a0)
    sw s11, 108(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s1, x23 # hx.xror
    .insn r4 0xb, 0, 0, s11, a7, s5, a3 # hx.xor3
    sw a3, 112(sp)
    lw a3, 12(a0)
    sw s5, 116(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s4, x31 # hx.xror
    lw s5, 56(a0)
    sw a7, 120(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t2, x29 # hx.xror
    sw t3, 124(sp)
    .insn r4 0xb, 0, 1, a7, a4, a3, s5 # hx.chi
    lw t3, 152(a0)
    .insn r4 0xb, 0, 1, a1, a1, s3, t6 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s0, x28 # hx.xror
    lw s3, 112(a0)
    lw t6, 48(a0)
    .insn r4 0x2b, 0, 0, s3, s3, s0, x13 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, a6, x10 # hx.xror
    sw a2, 128(sp)
    .insn r4 0xb, 0, 0, a2, t4, a7, t1 # hx.xor3
    sw a7, 132(sp)
    lw a7, 108(a0)
    sw t1, 136(sp)
    .insn r4 0x2b, 0, 0, a7, a7, a5, x19 # hx.xror
    sw t4, 140(sp)
    .insn r4 0xb, 0, 1, t1, s5, a7, t3 # hx.chi
    .insn r4 0xb, 0, 1, t4, t3, a4, a3 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s5, a7 # hx.chi
    lw s5, 0(a0)
    .insn r4 0xb, 0, 1, a4, a7, t3, a4 # hx.chi
    xor s5, s5, s1
    lw a7, 148(a0)
    .insn r4 0xb, 0, 1, t3, s2, s5, t6 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, a5, x21 # hx.xror
    .insn r4 0xb, 0, 0, a2, a2, t3, a1 # hx.xor3
    sw t3, 144(sp)
    lw t3, 92(a0)
    sw a1, 148(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s4, x27 # hx.xror
    .insn r4 0xb, 0, 1, a1, t6, s8, a7 # hx.chi
    sw t1, 152(sp)
    .insn r4 0xb, 0, 0, s10, s10, a1, t1 # hx.xor3
    lw t1, 32(a0)
    sw a4, 156(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s0, x19 # hx.xror
    .insn r4 0xb, 0, 1, s0, s5, t6, s8 # hx.chi
    lw t6, 120(a0)
    .insn r4 0xb, 0, 1, s8, s8, a7, s2 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, s1, x12 # hx.xror
    .insn r4 0xb, 0, 1, a7, a7, s2, s5 # hx.chi
    lw s2, 188(a0)
    .insn r4 0xb, 0, 0, s5, s11, a4, s8 # hx.xor3
    .insn r4 0x2b, 0, 0, s2, s2, a5, x4 # hx.xror
    lw s11, 64(a0)
    xori s0, s0, 1
    .insn r4 0x2b, 0, 0, s11, s11, s7, x5 # hx.xror
    lw a4, 144(a0)
    .insn r4 0xb, 0, 0, s9, s9, a3, s0 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, a4, s7, x22 # hx.xror
    .insn r4 0xb, 0, 1, s7, t0, s11, s3 # hx.chi
    sw a3, 160(sp)
    lw a3, 172(a0)
    sw s0, 164(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s4, x31 # hx.xror
    lw s0, 28(a0)
    sw s8, 168(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a5, x18 # hx.xror
    .insn r4 0xb, 0, 1, a5, s11, s3, t6 # hx.chi
    .insn r4 0xb, 0, 1, s11, a3, t0, s11 # hx.chi
    lw s8, 128(a0)
    .insn r4 0xb, 0, 1, s3, s3, t6, a3 # hx.chi
    .insn r4 0x2b, 0, 0, a6, s8, a6, x10 # hx.xror
    lw s8, 80(a0)
    .insn r4 0xb, 0, 1, t0, t6, a3, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s8, s1, x31 # hx.xror
    lw s8, 136(a0)
    .insn r4 0xb, 0, 1, t6, t1, ra, t3 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, t2, x25 # hx.xror
    sw t0, 176(sp)
    .insn r4 0xb, 0, 1, a3, t3, s8, s2 # hx.chi
    .insn r4 0xb, 0, 1, t3, ra, t3, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, s2, t1 # hx.chi
    .insn r4 0xb, 0, 1, ra, s2, t1, ra # hx.chi
    .insn r4 0xb, 0, 1, t1, a4, tp, t5 # hx.chi
    lw s2, 52(a0)
    sw t1, 172(sp)
    .insn r4 0x2b, 0, 0, s2, s2, s4, x10 # hx.xror
    .insn r4 0xb, 0, 0, s4, t1, s8, t0 # hx.xor3
    .insn r4 0xb, 0, 1, t1, gp, s1, a6 # hx.chi
    lw t0, 176(a0)
    sw s8, 180(sp)
    .insn r4 0x2b, 0, 0, t0, t0, t2, x2 # hx.xror
    lw s8, 96(a0)
    sw t1, 184(sp)
    .insn r4 0x2b, 0, 0, t2, s8, t2, x11 # hx.xror
    .insn r4 0xb, 0, 1, s8, tp, t5, s2 # hx.chi
    .insn r4 0xb, 0, 1, tp, t2, a4, tp # hx.chi
    .insn r4 0xb, 0, 1, a4, s2, t2, a4 # hx.chi
    .insn r4 0xb, 0, 1, t2, t5, s2, t2 # hx.chi
    .insn r4 0xb, 0, 0, s2, t3, a4, t1 # hx.xor3
    lw t5, 80(sp)
    sw a4, 188(sp)
    .insn r4 0xb, 0, 0, t1, t5, tp, a3 # hx.xor3
    .insn r4 0xb, 0, 1, t5, s1, a6, t0 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, t0, s0 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, s0, gp # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, gp, s1 # hx.chi
    .insn r4 0xb, 0, 0, s1, s6, a7, t4 # hx.xor3
    lw s6, 76(sp)
    .insn r4 0xb, 0, 0, t1, t1, s3, t5 # hx.xor3
    .insn r4 0xb, 0, 0, gp, t0, s8, s6 # hx.xor3
    lw a4, 64(sp)
    .insn r4 0xb, 0, 0, gp, gp, ra, s11 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, a5, a4 # hx.xor3
    lw a4, 72(sp)
    sw a5, 192(sp)
    .insn r4 0xb, 0, 0, s4, s4, a4, a6 # hx.xor3
    .insn r4 0xb, 0, 0, a4, t6, t2, s0 # hx.xor3
    lw a5, 68(sp)
    xor a0, gp, s10
    .insn r4 0xb, 0, 0, a4, a4, s7, a5 # hx.xor3
    .insn r4 0x2b, 1, 0, gp, s5, gp, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s10, s10, s4, x0 # hx.xrl1
    xor s4, s4, s9
    .insn r4 0x2b, 0, 0, s7, s7, a0, x23 # hx.xror
    xor s5, a4, s5
    .insn r4 0x2b, 0, 0, t6, t6, a0, x11 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, a0, x30 # hx.xror
    .insn r4 0x2b, 1, 0, a4, s1, a4, x0 # hx.xrl1
    xor s1, s2, s1
    .insn r4 0x2b, 1, 0, s2, a2, s2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a3, a3, s1, x24 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, gp, x20 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s1, x29 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, s4, x28 # hx.xror
    .insn r4 0x2b, 1, 0, s9, s9, t1, x0 # hx.xrl1
    xor t1, t1, a2
    .insn r4 0xb, 0, 1, a2, t5, t4, ra # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s4, x22 # hx.xror
    xor a1, a1, s9
    .insn r4 0x2b, 0, 0, a7, a7, gp, x18 # hx.xror
    xor t2, t2, a0
    sw a2, 68(sp)
    .insn r4 0xb, 0, 1, a2, ra, s7, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s4, x25 # hx.xror
    sw a2, 196(sp)
    lw a2, 140(sp)
    .insn r4 0xb, 0, 1, ra, t4, ra, s7 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, a4, x22 # hx.xror
    sw ra, 140(sp)
    lw ra, 128(sp)
    .insn r4 0xb, 0, 1, s7, s7, a1, t5 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s2, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, s1, x1 # hx.xror
    .insn r4 0xb, 0, 1, a1, a1, t5, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, s4, x12 # hx.xror
    lw t4, 152(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s5, x9 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s9, x27 # hx.xror
    .insn r4 0xb, 0, 1, t5, s3, a7, a2 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s8, s4, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, t1, x4 # hx.xror
    .insn r4 0xb, 0, 1, s8, ra, t4, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, a0, x14 # hx.xror
    lw a0, 80(sp)
    sw a1, 80(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s1, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s1, tp, s1, x1 # hx.xror
    .insn r4 0xb, 0, 1, tp, a7, a2, a5 # hx.chi
    .insn r4 0xb, 0, 1, a7, t3, s3, a7 # hx.chi
    .insn r4 0xb, 0, 1, a1, a6, s6, t6 # hx.chi
    .insn r4 0xb, 0, 1, s3, a5, t3, s3 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, a5, t3 # hx.chi
    lw t3, 124(sp)
    .insn r4 0xb, 0, 0, a5, a2, a1, s8 # hx.xor3
    .insn r4 0x2b, 0, 0, t3, t3, gp, x4 # hx.xror
    sw s8, 124(sp)
    .insn r4 0xb, 0, 1, s8, t3, s4, ra # hx.chi
    sw a2, 152(sp)
    .insn r4 0xb, 0, 1, a2, t4, a3, t3 # hx.chi
    sw a1, 76(sp)
    lw a1, 92(sp)
    .insn r4 0xb, 0, 1, ra, s4, ra, t4 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s9, x31 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, t3, s4 # hx.chi
    lw s4, 168(sp)
    sw a3, 168(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s10, x1 # hx.xror
    sw ra, 92(sp)
    .insn r4 0xb, 0, 1, t3, s4, a6, s6 # hx.chi
    .insn r4 0xb, 0, 1, t4, t6, a1, s4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t6, a1 # hx.chi
    .insn r4 0xb, 0, 0, t6, t4, a3, a7 # hx.xor3
    lw a3, 148(sp)
    sw a7, 148(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a4, x25 # hx.xror
    .insn r4 0xb, 0, 0, a7, t3, tp, ra # hx.xor3
    lw ra, 108(sp)
    sw t3, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s2, x23 # hx.xror
    .insn r4 0xb, 0, 0, t3, s3, a2, s6 # hx.xor3
    sw s6, 128(sp)
    lw s6, 188(sp)
    sw a2, 188(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s5, x31 # hx.xror
    lw a2, 120(sp)
    sw s3, 120(sp)
    .insn r4 0x2b, 0, 0, a2, a2, s10, x29 # hx.xror
    sw t4, 200(sp)
    .insn r4 0xb, 0, 1, s3, ra, s6, a2 # hx.chi
    lw t4, 136(sp)
    .insn r4 0xb, 0, 1, a1, a1, s4, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a4, x28 # hx.xror
    lw a6, 132(sp)
    lw s4, 88(sp)
    .insn r4 0x2b, 0, 0, a6, a6, a4, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, s9, x10 # hx.xror
    sw tp, 88(sp)
    .insn r4 0xb, 0, 0, tp, t5, s3, s8 # hx.xor3
    sw s3, 132(sp)
    lw s3, 72(sp)
    sw s8, 72(sp)
    .insn r4 0x2b, 0, 0, s3, s3, t1, x19 # hx.xror
    sw t5, 136(sp)
    .insn r4 0xb, 0, 1, s8, a2, s3, t4 # hx.chi
    .insn r4 0xb, 0, 1, t5, t4, ra, s6 # hx.chi
    .insn r4 0xb, 0, 1, a2, s6, a2, s3 # hx.chi
    lw s6, 164(sp)
    .insn r4 0xb, 0, 1, ra, s3, t4, ra # hx.chi
    xor s6, s6, s2
    lw s3, 180(sp)
    .insn r4 0xb, 0, 1, t4, a3, s6, s4 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, t1, x21 # hx.xror
    .insn r4 0xb, 0, 0, tp, tp, t4, a1 # hx.xor3
    sw t4, 180(sp)
    lw t4, 64(sp)
    sw a1, 64(sp)
    .insn r4 0x2b, 0, 0, t4, t4, s5, x27 # hx.xror
    .insn r4 0xb, 0, 1, a1, s4, a0, s3 # hx.chi
    sw s8, 164(sp)
    .insn r4 0xb, 0, 0, a5, a5, a1, s8 # hx.xor3
    lw s8, 144(sp)
    .insn r4 0xb, 0, 1, s4, s6, s4, a0 # hx.chi
    .insn r4 0x2b, 0, 0, a4, s8, a4, x19 # hx.xror
    lw s8, 104(sp)
    .insn r4 0xb, 0, 1, a0, a0, s3, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, s2, x12 # hx.xror
    .insn r4 0xb, 0, 1, a3, s3, a3, s6 # hx.chi
    lw s3, 176(sp)
    .insn r4 0xb, 0, 0, s6, t3, ra, a0 # hx.xor3
    .insn r4 0x2b, 0, 0, s3, s3, t1, x4 # hx.xror
    lw t3, 100(sp)
    sw ra, 100(sp)
    .insn r4 0x2b, 0, 0, t3, t3, gp, x5 # hx.xror
    lw ra, 96(sp)
    .insn r4 0xb, 0, 0, a7, a7, a2, s4 # hx.xor3
    .insn r4 0x2b, 0, 0, ra, ra, gp, x22 # hx.xror
    .insn r4 0xb, 0, 1, gp, s1, t3, a6 # hx.chi
    sw a2, 96(sp)
    lw a2, 192(sp)
    sw s4, 192(sp)
    .insn r4 0x2b, 0, 0, a2, a2, s5, x31 # hx.xror
    lw s4, 172(sp)
    sw a0, 172(sp)
    .insn r4 0x2b, 0, 0, t1, s4, t1, x18 # hx.xror
    .insn r4 0xb, 0, 1, s4, t3, a6, s8 # hx.chi
    .insn r4 0xb, 0, 1, t3, a2, s1, t3 # hx.chi
    lw a0, 84(sp)
    .insn r4 0xb, 0, 1, a6, a6, s8, a2 # hx.chi
    .insn r4 0x2b, 0, 0, s9, a0, s9, x10 # hx.xror
    lw a0, 160(sp)
    .insn r4 0xb, 0, 1, s1, s8, a2, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s2, a0, s2, x31 # hx.xror
    lw a0, 116(sp)
    .insn r4 0xb, 0, 1, s8, a4, s0, t4 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, s10, x25 # hx.xror
    sw s1, 116(sp)
    .insn r4 0xb, 0, 1, a2, t4, a0, s3 # hx.chi
    .insn r4 0xb, 0, 1, t4, s0, t4, a0 # hx.chi
    .insn r4 0xb, 0, 1, a0, a0, s3, a4 # hx.chi
    .insn r4 0xb, 0, 1, s0, s3, a4, s0 # hx.chi
    .insn r4 0xb, 0, 1, a4, ra, s11, t2 # hx.chi
    lw s3, 184(sp)
    sw a4, 184(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s5, x10 # hx.xror
    .insn r4 0xb, 0, 0, s5, a4, a0, s1 # hx.xor3
    .insn r4 0xb, 0, 1, a4, t0, s2, s9 # hx.chi
    lw s1, 112(sp)
    sw a0, 112(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s10, x2 # hx.xror
    lw a0, 156(sp)
    sw a4, 156(sp)
    .insn r4 0x2b, 0, 0, s10, a0, s10, x11 # hx.xror
    .insn r4 0xb, 0, 1, a0, s11, t2, s3 # hx.chi
    .insn r4 0xb, 0, 1, s11, s10, ra, s11 # hx.chi
    .insn r4 0xb, 0, 1, ra, s3, s10, ra # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s3, s10 # hx.chi
    .insn r4 0xb, 0, 0, s3, t4, ra, a4 # hx.xor3
    lw s10, 140(sp)
    xori t2, t2, 137
    .insn r4 0xb, 0, 0, a4, s10, s11, a2 # hx.xor3
    .insn r4 0xb, 0, 1, s10, s2, s9, s1 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, s1, t1 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, t1, t0 # hx.chi
    .insn r4 0xb, 0, 1, t0, t1, t0, s2 # hx.chi
    .insn r4 0xb, 0, 0, t1, t6, a3, t5 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s1, a0, s7 # hx.xor3
    .insn r4 0xb, 0, 0, a4, a4, a6, s10 # hx.xor3
    lw t6, 68(sp)
    .insn r4 0xb, 0, 0, s2, s2, s0, t3 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, s4, t6 # hx.xor3
    lw t6, 196(sp)
    sw s4, 160(sp)
    .insn r4 0xb, 0, 0, s5, s5, t6, s9 # hx.xor3
    .insn r4 0xb, 0, 0, t6, s8, t2, t0 # hx.xor3
    lw s4, 80(sp)
    sw ra, 84(sp)
    .insn r4 0xb, 0, 0, t6, t6, gp, s4 # hx.xor3
    xor ra, s2, a5
    .insn r4 0x2b, 1, 0, s2, s6, s2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a5, a5, s5, x0 # hx.xrl1
    xor s5, s5, a7
    .insn r4 0x2b, 0, 0, gp, gp, ra, x23 # hx.xror
    xor s6, t6, s6
    .insn r4 0x2b, 0, 0, s8, s8, ra, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, ra, x30 # hx.xror
    .insn r4 0x2b, 1, 0, t6, t1, t6, x0 # hx.xrl1
    xor t1, s3, t1
    .insn r4 0x2b, 1, 0, s3, tp, s3, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a2, a2, t1, x24 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s2, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, t1, x29 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, s5, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a7, a7, a4, x0 # hx.xrl1
    xor a4, a4, tp
    .insn r4 0xb, 0, 1, tp, s10, t5, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s5, x22 # hx.xror
    xor a1, a1, a7
    .insn r4 0x2b, 0, 0, a3, a3, s2, x18 # hx.xror
    xor t2, t2, ra
    sw tp, 80(sp)
    .insn r4 0xb, 0, 1, tp, s0, gp, a1 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s5, x25 # hx.xror
    sw tp, 176(sp)
    lw tp, 136(sp)
    .insn r4 0xb, 0, 1, s0, t5, s0, gp # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, t6, x22 # hx.xror
    sw s0, 136(sp)
    lw s0, 88(sp)
    .insn r4 0xb, 0, 1, gp, gp, a1, s10 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s3, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, t1, x1 # hx.xror
    .insn r4 0xb, 0, 1, a1, a1, s10, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, s5, x12 # hx.xror
    lw s10, 164(sp)
    .insn r4 0x2b, 0, 0, t4, t4, s6, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, a7, x27 # hx.xror
    .insn r4 0xb, 0, 1, t5, a6, a3, tp # hx.chi
    .insn r4 0x2b, 0, 0, s5, a0, s5, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a4, x4 # hx.xror
    .insn r4 0xb, 0, 1, a0, s0, s10, a2 # hx.chi
    .insn r4 0x2b, 0, 0, ra, t0, ra, x14 # hx.xror
    lw t0, 140(sp)
    sw a1, 140(sp)
    .insn r4 0x2b, 0, 0, t0, t0, t1, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t1, s11, t1, x1 # hx.xror
    .insn r4 0xb, 0, 1, s11, a3, tp, s4 # hx.chi
    .insn r4 0xb, 0, 1, a3, t4, a6, a3 # hx.chi
    .insn r4 0xb, 0, 1, a1, s9, s7, s8 # hx.chi
    .insn r4 0xb, 0, 1, a6, s4, t4, a6 # hx.chi
    .insn r4 0xb, 0, 1, s4, tp, s4, t4 # hx.chi
    lw tp, 200(sp)
    .insn r4 0xb, 0, 0, t4, s4, a1, a0 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, s2, x4 # hx.xror
    sw a0, 200(sp)
    .insn r4 0xb, 0, 1, a0, tp, s5, s0 # hx.chi
    sw s4, 164(sp)
    .insn r4 0xb, 0, 1, s4, s10, a2, tp # hx.chi
    sw a1, 88(sp)
    lw a1, 76(sp)
    .insn r4 0xb, 0, 1, s0, s5, s0, s10 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, a7, x31 # hx.xror
    .insn r4 0xb, 0, 1, a2, a2, tp, s5 # hx.chi
    lw s5, 172(sp)
    sw a2, 172(sp)
    .insn r4 0x2b, 0, 0, s5, s5, a5, x1 # hx.xror
    sw s0, 76(sp)
    .insn r4 0xb, 0, 1, s10, s5, s9, s7 # hx.chi
    .insn r4 0xb, 0, 1, tp, s8, a1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, s8, a1 # hx.chi
    .insn r4 0xb, 0, 0, s8, tp, a2, a3 # hx.xor3
    lw a2, 64(sp)
    sw a3, 64(sp)
    .insn r4 0x2b, 0, 0, a2, a2, t6, x25 # hx.xror
    .insn r4 0xb, 0, 0, a3, s10, s11, s0 # hx.xor3
    lw s0, 108(sp)
    sw s10, 108(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s3, x23 # hx.xror
    .insn r4 0xb, 0, 0, s10, a6, s4, s7 # hx.xor3
    sw s7, 104(sp)
    lw s7, 84(sp)
    sw s4, 84(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s6, x31 # hx.xror
    lw s4, 120(sp)
    sw a6, 120(sp)
    .insn r4 0x2b, 0, 0, s4, s4, a5, x29 # hx.xror
    sw tp, 144(sp)
    .insn r4 0xb, 0, 1, a6, s0, s7, s4 # hx.chi
    lw tp, 72(sp)
    .insn r4 0xb, 0, 1, a1, a1, s5, s9 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, t6, x28 # hx.xror
    lw s5, 132(sp)
    lw s9, 152(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t6, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a7, x10 # hx.xror
    sw s11, 152(sp)
    .insn r4 0xb, 0, 0, s11, t5, a6, a0 # hx.xor3
    sw a6, 132(sp)
    lw a6, 196(sp)
    sw a0, 196(sp)
    .insn r4 0x2b, 0, 0, a6, a6, a4, x19 # hx.xror
    sw t5, 72(sp)
    .insn r4 0xb, 0, 1, a0, s4, a6, tp # hx.chi
    .insn r4 0xb, 0, 1, t5, tp, s0, s7 # hx.chi
    .insn r4 0xb, 0, 1, s4, s7, s4, a6 # hx.chi
    lw s7, 192(sp)
    .insn r4 0xb, 0, 1, s0, a6, tp, s0 # hx.chi
    xor s7, s7, s3
    lw a6, 112(sp)
    .insn r4 0xb, 0, 1, tp, a2, s7, s9 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, a4, x21 # hx.xror
    .insn r4 0xb, 0, 0, s11, s11, tp, a1 # hx.xor3
    sw tp, 112(sp)
    lw tp, 68(sp)
    sw a1, 68(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s6, x27 # hx.xror
    .insn r4 0xb, 0, 1, a1, s9, t0, a6 # hx.chi
    sw a0, 192(sp)
    .insn r4 0xb, 0, 0, t4, t4, a1, a0 # hx.xor3
    lw a0, 180(sp)
    .insn r4 0xb, 0, 1, s9, s7, s9, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t6, a0, t6, x19 # hx.xror
    lw a0, 92(sp)
    .insn r4 0xb, 0, 1, t0, t0, a6, a2 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, s3, x12 # hx.xror
    .insn r4 0xb, 0, 1, a2, a6, a2, s7 # hx.chi
    lw a6, 116(sp)
    .insn r4 0xb, 0, 0, s7, s10, s0, t0 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, a4, x4 # hx.xror
    lw s10, 148(sp)
    sw s0, 148(sp)
    .insn r4 0x2b, 0, 0, s10, s10, s2, x5 # hx.xror
    lw s0, 168(sp)
    .insn r4 0xb, 0, 0, a3, a3, s4, s9 # hx.xor3
    .insn r4 0x2b, 0, 0, s0, s0, s2, x22 # hx.xror
    .insn r4 0xb, 0, 1, s2, t1, s10, s5 # hx.chi
    sw s4, 168(sp)
    lw s4, 160(sp)
    sw s9, 160(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s6, x31 # hx.xror
    lw s9, 184(sp)
    sw t0, 184(sp)
    .insn r4 0x2b, 0, 0, a4, s9, a4, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, s10, s5, a0 # hx.chi
    .insn r4 0xb, 0, 1, s10, s4, t1, s10 # hx.chi
    lw t0, 124(sp)
    .insn r4 0xb, 0, 1, s5, s5, a0, s4 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a7, x10 # hx.xror
    lw a7, 96(sp)
    .insn r4 0xb, 0, 1, t1, a0, s4, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, s3, x31 # hx.xror
    lw s3, 188(sp)
    .insn r4 0xb, 0, 1, a0, t6, ra, tp # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, a5, x25 # hx.xror
    sw t1, 188(sp)
    .insn r4 0xb, 0, 1, s4, tp, s3, a6 # hx.chi
    .insn r4 0xb, 0, 1, tp, ra, tp, s3 # hx.chi
    .insn r4 0xb, 0, 1, s3, s3, a6, t6 # hx.chi
    .insn r4 0xb, 0, 1, ra, a6, t6, ra # hx.chi
    .insn r4 0xb, 0, 1, a6, s0, t3, t2 # hx.chi
    lw t6, 156(sp)
    sw a6, 156(sp)
    .insn r4 0x2b, 0, 0, s6, t6, s6, x10 # hx.xror
    .insn r4 0xb, 0, 0, t6, a6, s3, t1 # hx.xor3
    .insn r4 0xb, 0, 1, a6, s1, a7, t0 # hx.chi
    lw t1, 128(sp)
    sw s3, 128(sp)
    .insn r4 0x2b, 0, 0, t1, t1, a5, x2 # hx.xror
    lw s3, 100(sp)
    sw a6, 100(sp)
    .insn r4 0x2b, 0, 0, a5, s3, a5, x11 # hx.xror
    .insn r4 0xb, 0, 1, s3, t3, t2, s6 # hx.chi
    .insn r4 0xb, 0, 1, t3, a5, s0, t3 # hx.chi
    .insn r4 0xb, 0, 1, s0, s6, a5, s0 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s6, a5 # hx.chi
    .insn r4 0xb, 0, 0, a5, tp, s0, a6 # hx.xor3
    lw s6, 136(sp)
    sw s0, 96(sp)
    .insn r4 0xb, 0, 0, a6, s6, t3, s4 # hx.xor3
    .insn r4 0xb, 0, 1, s6, a7, t0, t1 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, t1, a4 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, a4, s1 # hx.chi
    lui s0, 524288
    xor s0, t2, s0
    xori s0, s0, 139
    .insn r4 0xb, 0, 1, t2, a4, s1, a7 # hx.chi
    .insn r4 0xb, 0, 0, s1, s8, a2, t5 # hx.xor3
    .insn r4 0xb, 0, 0, a4, t1, s3, gp # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, s5, s6 # hx.xor3
    lw a7, 80(sp)
    lw s8, 176(sp)
    .insn r4 0xb, 0, 0, a5, a5, s9, a7 # hx.xor3
    .insn r4 0xb, 0, 0, t6, t6, s8, t0 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a0, s0, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a4, a4, ra, s10 # hx.xor3
    lw s8, 140(sp)
    sw s9, 124(sp)
    .insn r4 0xb, 0, 0, a7, a7, s2, s8 # hx.xor3
    xor s9, a4, t4
    .insn r4 0x2b, 1, 0, a4, s7, a4, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, t6, x0 # hx.xrl1
    xor t6, t6, a3
    .insn r4 0x2b, 0, 0, s2, s2, s9, x23 # hx.xror
    xor s7, a7, s7
    .insn r4 0x2b, 0, 0, a0, a0, s9, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, s9, x30 # hx.xror
    .insn r4 0x2b, 1, 0, a7, s1, a7, x0 # hx.xrl1
    xor s1, a5, s1
    .insn r4 0x2b, 1, 0, a5, s11, a5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s4, s4, s1, x24 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, a4, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s1, x29 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t6, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a3, a3, a6, x0 # hx.xrl1
    xor a6, a6, s11
    .insn r4 0xb, 0, 1, s11, s6, t5, ra # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, t6, x22 # hx.xror
    xor a1, a1, a3
    .insn r4 0x2b, 0, 0, a2, a2, a4, x18 # hx.xror
    xor s0, s0, s9
    sw s11, 140(sp)
    .insn r4 0xb, 0, 1, s11, ra, s2, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t6, x25 # hx.xror
    sw s11, 116(sp)
    lw s11, 72(sp)
    .insn r4 0xb, 0, 1, ra, t5, ra, s2 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a7, x22 # hx.xror
    sw ra, 72(sp)
    lw ra, 152(sp)
    .insn r4 0xb, 0, 1, s2, s2, a1, s6 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, a5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s1, x1 # hx.xror
    .insn r4 0xb, 0, 1, a1, a1, s6, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s6, gp, t6, x12 # hx.xror
    lw t5, 192(sp)
    .insn r4 0x2b, 0, 0, gp, tp, s7, x9 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, a3, x27 # hx.xror
    .insn r4 0xb, 0, 1, tp, s5, a2, s11 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, t6, x18 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a6, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, ra, t5, s4 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s9, x14 # hx.xror
    lw s9, 136(sp)
    sw a1, 136(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s1, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s1, t3, s1, x1 # hx.xror
    .insn r4 0xb, 0, 1, t3, a2, s11, s8 # hx.chi
    .insn r4 0xb, 0, 1, a2, gp, s5, a2 # hx.chi
    .insn r4 0xb, 0, 1, a1, t0, s6, a0 # hx.chi
    .insn r4 0xb, 0, 1, s5, s8, gp, s5 # hx.chi
    .insn r4 0xb, 0, 1, s8, s11, s8, gp # hx.chi
    lw gp, 144(sp)
    .insn r4 0xb, 0, 0, s11, s8, a1, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, gp, gp, a4, x4 # hx.xror
    sw t6, 144(sp)
    .insn r4 0xb, 0, 1, t6, gp, s3, ra # hx.chi
    sw s8, 192(sp)
    .insn r4 0xb, 0, 1, s8, t5, s4, gp # hx.chi
    sw a1, 152(sp)
    lw a1, 88(sp)
    .insn r4 0xb, 0, 1, ra, s3, ra, t5 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, a3, x31 # hx.xror
    .insn r4 0xb, 0, 1, s3, s4, gp, s3 # hx.chi
    lw s4, 184(sp)
    sw s3, 184(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t4, x1 # hx.xror
    sw ra, 88(sp)
    .insn r4 0xb, 0, 1, t5, s4, t0, s6 # hx.chi
    .insn r4 0xb, 0, 1, gp, a0, a1, s4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, a0, a1 # hx.chi
    .insn r4 0xb, 0, 0, a0, gp, s3, a2 # hx.xor3
    lw s3, 68(sp)
    sw a2, 68(sp)
    .insn r4 0x2b, 0, 0, s3, s3, a7, x25 # hx.xror
    .insn r4 0xb, 0, 0, a2, t5, t3, ra # hx.xor3
    lw ra, 108(sp)
    sw t5, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, a5, x23 # hx.xror
    .insn r4 0xb, 0, 0, t5, s5, s8, s6 # hx.xor3
    sw s6, 92(sp)
    lw s6, 96(sp)
    sw s8, 96(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s7, x31 # hx.xror
    lw s8, 120(sp)
    sw s5, 120(sp)
    .insn r4 0x2b, 0, 0, s8, s8, t4, x29 # hx.xror
    sw gp, 180(sp)
    .insn r4 0xb, 0, 1, s5, ra, s6, s8 # hx.chi
    lw gp, 196(sp)
    .insn r4 0xb, 0, 1, t0, a1, s4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, a7, x28 # hx.xror
    lw a1, 132(sp)
    lw s4, 164(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a7, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, a3, x10 # hx.xror
    sw t3, 164(sp)
    .insn r4 0xb, 0, 0, t3, tp, s5, t6 # hx.xor3
    sw s5, 132(sp)
    lw s5, 176(sp)
    sw t6, 176(sp)
    .insn r4 0x2b, 0, 0, s5, s5, a6, x19 # hx.xror
    sw tp, 196(sp)
    .insn r4 0xb, 0, 1, t6, s8, s5, gp # hx.chi
    .insn r4 0xb, 0, 1, tp, gp, ra, s6 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, s8, s5 # hx.chi
    lw s8, 160(sp)
    .insn r4 0xb, 0, 1, ra, s5, gp, ra # hx.chi
    xor s8, s8, a5
    lw s5, 128(sp)
    .insn r4 0xb, 0, 1, gp, s3, s8, s4 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, a6, x21 # hx.xror
    .insn r4 0xb, 0, 0, t3, t3, gp, t0 # hx.xor3
    sw gp, 128(sp)
    lw gp, 80(sp)
    sw t0, 80(sp)
    .insn r4 0x2b, 0, 0, gp, gp, s7, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s4, s9, s5 # hx.chi
    sw t6, 160(sp)
    .insn r4 0xb, 0, 0, s11, s11, t0, t6 # hx.xor3
    lw t6, 112(sp)
    .insn r4 0xb, 0, 1, s4, s8, s4, s9 # hx.chi
    .insn r4 0x2b, 0, 0, a7, t6, a7, x19 # hx.xror
    lw t6, 76(sp)
    .insn r4 0xb, 0, 1, s9, s9, s5, s3 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, a5, x12 # hx.xror
    .insn r4 0xb, 0, 1, s3, s5, s3, s8 # hx.chi
    lw s5, 188(sp)
    .insn r4 0xb, 0, 0, s8, t5, ra, s9 # hx.xor3
    .insn r4 0x2b, 0, 0, s5, s5, a6, x4 # hx.xror
    lw t5, 64(sp)
    sw ra, 64(sp)
    .insn r4 0x2b, 0, 0, t5, t5, a4, x5 # hx.xror
    lw ra, 172(sp)
    .insn r4 0xb, 0, 0, a2, a2, s6, s4 # hx.xor3
    .insn r4 0x2b, 0, 0, ra, ra, a4, x22 # hx.xror
    .insn r4 0xb, 0, 1, a4, s1, t5, a1 # hx.chi
    sw s6, 172(sp)
    lw s6, 124(sp)
    sw s4, 124(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s7, x31 # hx.xror
    lw s4, 156(sp)
    sw s9, 156(sp)
    .insn r4 0x2b, 0, 0, a6, s4, a6, x18 # hx.xror
    .insn r4 0xb, 0, 1, s4, t5, a1, t6 # hx.chi
    .insn r4 0xb, 0, 1, t5, s6, s1, t5 # hx.chi
    lw s9, 200(sp)
    .insn r4 0xb, 0, 1, a1, a1, t6, s6 # hx.chi
    .insn r4 0x2b, 0, 0, a3, s9, a3, x10 # hx.xror
    lw s9, 168(sp)
    .insn r4 0xb, 0, 1, s1, t6, s6, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a5, s9, a5, x31 # hx.xror
    lw s9, 84(sp)
    .insn r4 0xb, 0, 1, t6, a7, t2, gp # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x25 # hx.xror
    sw s1, 84(sp)
    .insn r4 0xb, 0, 1, s6, gp, s9, s5 # hx.chi
    .insn r4 0xb, 0, 1, gp, t2, gp, s9 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, s5, a7 # hx.chi
    .insn r4 0xb, 0, 1, t2, s5, a7, t2 # hx.chi
    .insn r4 0xb, 0, 1, a7, ra, s10, s0 # hx.chi
    lw s5, 100(sp)
    sw a7, 100(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s7, x10 # hx.xror
    .insn r4 0xb, 0, 0, s7, a7, s9, s1 # hx.xor3
    .insn r4 0xb, 0, 1, a7, t1, a5, a3 # hx.chi
    lw s1, 104(sp)
    sw s9, 104(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t4, x2 # hx.xror
    lw s9, 148(sp)
    sw a7, 148(sp)
    .insn r4 0x2b, 0, 0, s9, s9, t4, x11 # hx.xror
    .insn r4 0xb, 0, 1, t4, s10, s0, s5 # hx.chi
    .insn r4 0xb, 0, 1, s10, s9, ra, s10 # hx.chi
    .insn r4 0xb, 0, 1, ra, s5, s9, ra # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s5, s9 # hx.chi
    .insn r4 0xb, 0, 0, s5, gp, ra, a7 # hx.xor3
    lw s9, 72(sp)
    sw ra, 168(sp)
    .insn r4 0xb, 0, 0, a7, s9, s10, s6 # hx.xor3
    .insn r4 0xb, 0, 1, s9, a5, a3, s1 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s1, a6 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a6, t1 # hx.chi
    lui ra, 524296
    xor ra, s0, ra
    xori ra, ra, 128
    .insn r4 0xb, 0, 1, t1, a6, t1, a5 # hx.chi
    .insn r4 0xb, 0, 0, s0, a0, s3, tp # hx.xor3
    .insn r4 0xb, 0, 0, a5, s1, t4, s2 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a7, a1, s9 # hx.xor3
    lw a7, 140(sp)
    lw a0, 116(sp)
    .insn r4 0xb, 0, 0, s5, s5, s4, a7 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, a0, a3 # hx.xor3
    .insn r4 0xb, 0, 0, a7, t6, ra, t1 # hx.xor3
    .insn r4 0xb, 0, 0, a5, a5, t2, t5 # hx.xor3
    lw a0, 136(sp)
    sw s4, 200(sp)
    .insn r4 0xb, 0, 0, a7, a7, a4, a0 # hx.xor3
    xor s4, a5, s11
    .insn r4 0x2b, 1, 0, a5, s8, a5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s11, s11, s7, x0 # hx.xrl1
    xor s7, s7, a2
    .insn r4 0x2b, 0, 0, a4, a4, s4, x23 # hx.xror
    xor s8, a7, s8
    .insn r4 0x2b, 0, 0, t6, t6, s4, x11 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, s4, x30 # hx.xror
    .insn r4 0x2b, 1, 0, a7, s0, a7, x0 # hx.xrl1
    xor s0, s5, s0
    .insn r4 0x2b, 1, 0, s5, t3, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s6, s6, s0, x24 # hx.xror
    .insn r4 0x2b, 0, 0, tp, tp, a5, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, s0, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s7, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a2, a2, a6, x0 # hx.xrl1
    xor a6, a6, t3
    .insn r4 0xb, 0, 1, t3, s9, tp, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s7, x22 # hx.xror
    xor t0, t0, a2
    .insn r4 0x2b, 0, 0, s3, s3, a5, x18 # hx.xror
    xor ra, ra, s4
    sw t3, 136(sp)
    .insn r4 0xb, 0, 1, t3, t2, a4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s7, x25 # hx.xror
    sw t3, 188(sp)
    lw t3, 196(sp)
    .insn r4 0xb, 0, 1, t2, tp, t2, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, a7, x22 # hx.xror
    sw t2, 196(sp)
    lw t2, 164(sp)
    .insn r4 0xb, 0, 1, a4, a4, t0, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, s0, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s9, tp # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s7, x12 # hx.xror
    lw s9, 160(sp)
    .insn r4 0x2b, 0, 0, gp, gp, s8, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a2, x27 # hx.xror
    .insn r4 0xb, 0, 1, tp, a1, s3, t3 # hx.chi
    .insn r4 0x2b, 0, 0, s7, t4, s7, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, a6, x4 # hx.xror
    .insn r4 0xb, 0, 1, t4, t2, s9, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s4, x14 # hx.xror
    lw s4, 72(sp)
    sw t0, 72(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s0, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s10, s0, x1 # hx.xror
    .insn r4 0xb, 0, 1, s10, s3, t3, a0 # hx.chi
    .insn r4 0xb, 0, 1, s3, gp, a1, s3 # hx.chi
    .insn r4 0xb, 0, 1, t0, a3, s2, t6 # hx.chi
    .insn r4 0xb, 0, 1, a1, a0, gp, a1 # hx.chi
    .insn r4 0xb, 0, 1, t3, t3, a0, gp # hx.chi
    lw a0, 180(sp)
    .insn r4 0xb, 0, 0, gp, t3, t0, t4 # hx.xor3
    .insn r4 0x2b, 0, 0, a0, a0, a5, x4 # hx.xror
    sw t4, 180(sp)
    .insn r4 0xb, 0, 1, t4, a0, s7, t2 # hx.chi
    sw t3, 160(sp)
    .insn r4 0xb, 0, 1, t3, s9, s6, a0 # hx.chi
    sw t0, 164(sp)
    lw t0, 152(sp)
    .insn r4 0xb, 0, 1, t2, s7, t2, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a2, x31 # hx.xror
    .insn r4 0xb, 0, 1, s6, s6, a0, s7 # hx.chi
    lw s7, 156(sp)
    sw s6, 156(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s11, x1 # hx.xror
    sw t2, 152(sp)
    .insn r4 0xb, 0, 1, s9, s7, a3, s2 # hx.chi
    .insn r4 0xb, 0, 1, a0, t6, t0, s7 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, t6, t0 # hx.chi
    .insn r4 0xb, 0, 0, t6, a0, s6, s3 # hx.xor3
    lw s6, 80(sp)
    sw s3, 80(sp)
    .insn r4 0x2b, 0, 0, s6, s6, a7, x25 # hx.xror
    .insn r4 0xb, 0, 0, s3, s9, s10, t2 # hx.xor3
    lw t2, 108(sp)
    sw s9, 108(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, s9, a1, t3, s2 # hx.xor3
    sw s2, 76(sp)
    lw s2, 168(sp)
    sw t3, 168(sp)
    .insn r4 0x2b, 0, 0, s2, s2, s8, x31 # hx.xror
    lw t3, 120(sp)
    sw a1, 120(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s11, x29 # hx.xror
    sw a0, 112(sp)
    .insn r4 0xb, 0, 1, a1, t2, s2, t3 # hx.chi
    lw a0, 176(sp)
    .insn r4 0xb, 0, 1, t0, t0, s7, a3 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, a7, x28 # hx.xror
    lw a3, 132(sp)
    lw s7, 192(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a7, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a2, x10 # hx.xror
    sw s10, 192(sp)
    .insn r4 0xb, 0, 0, s10, tp, a1, t4 # hx.xor3
    sw a1, 132(sp)
    lw a1, 116(sp)
    sw t4, 116(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a6, x19 # hx.xror
    sw tp, 176(sp)
    .insn r4 0xb, 0, 1, t4, t3, a1, a0 # hx.chi
    .insn r4 0xb, 0, 1, tp, a0, t2, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, t3, a1 # hx.chi
    lw t3, 124(sp)
    .insn r4 0xb, 0, 1, t2, a1, a0, t2 # hx.chi
    xor t3, t3, s5
    lw a1, 104(sp)
    .insn r4 0xb, 0, 1, a0, s6, t3, s7 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, a6, x21 # hx.xror
    .insn r4 0xb, 0, 0, s10, s10, a0, t0 # hx.xor3
    sw a0, 104(sp)
    lw a0, 140(sp)
    sw t0, 140(sp)
    .insn r4 0x2b, 0, 0, a0, a0, s8, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s7, s4, a1 # hx.chi
    sw t4, 124(sp)
    .insn r4 0xb, 0, 0, gp, gp, t0, t4 # hx.xor3
    lw t4, 128(sp)
    .insn r4 0xb, 0, 1, s7, t3, s7, s4 # hx.chi
    .insn r4 0x2b, 0, 0, a7, t4, a7, x19 # hx.xror
    lw t4, 88(sp)
    .insn r4 0xb, 0, 1, s4, s4, a1, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s5, x12 # hx.xror
    .insn r4 0xb, 0, 1, a1, a1, s6, t3 # hx.chi
    lw s6, 84(sp)
    .insn r4 0xb, 0, 0, s9, s9, t2, s4 # hx.xor3
    .insn r4 0x2b, 0, 0, s6, s6, a6, x4 # hx.xror
    lw t3, 68(sp)
    xori s7, s7, 1
    .insn r4 0x2b, 0, 0, t3, t3, a5, x5 # hx.xror
    sw t2, 68(sp)
    lw t2, 184(sp)
    .insn r4 0xb, 0, 0, s3, s3, s2, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, t2, t2, a5, x22 # hx.xror
    .insn r4 0xb, 0, 1, a5, s0, t3, a3 # hx.chi
    sw s2, 184(sp)
    lw s2, 200(sp)
    sw s7, 200(sp)
    .insn r4 0x2b, 0, 0, s2, s2, s8, x31 # hx.xror
    lw s7, 100(sp)
    sw s4, 100(sp)
    .insn r4 0x2b, 0, 0, a6, s7, a6, x18 # hx.xror
    .insn r4 0xb, 0, 1, s7, t3, a3, t4 # hx.chi
    .insn r4 0xb, 0, 1, t3, s2, s0, t3 # hx.chi
    lw s4, 144(sp)
    .insn r4 0xb, 0, 1, a3, a3, t4, s2 # hx.chi
    .insn r4 0x2b, 0, 0, a2, s4, a2, x10 # hx.xror
    lw s4, 172(sp)
    .insn r4 0xb, 0, 1, s0, t4, s2, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s5, x31 # hx.xror
    lw s5, 96(sp)
    .insn r4 0xb, 0, 1, t4, a7, t1, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, s11, x25 # hx.xror
    sw s0, 96(sp)
    .insn r4 0xb, 0, 1, s2, a0, s5, s6 # hx.chi
    .insn r4 0xb, 0, 1, a0, t1, a0, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, s6, a7 # hx.chi
    .insn r4 0xb, 0, 1, t1, s6, a7, t1 # hx.chi
    .insn r4 0xb, 0, 1, a7, t2, t5, ra # hx.chi
    lw s6, 148(sp)
    sw a7, 148(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s8, x10 # hx.xror
    .insn r4 0xb, 0, 0, s8, a7, s5, s0 # hx.xor3
    .insn r4 0xb, 0, 1, a7, s1, s4, a2 # hx.chi
    lw s0, 92(sp)
    sw s5, 92(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s11, x2 # hx.xror
    lw s5, 64(sp)
    sw a7, 64(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s11, x11 # hx.xror
    .insn r4 0xb, 0, 1, s11, t5, ra, s6 # hx.chi
    .insn r4 0xb, 0, 1, t5, s5, t2, t5 # hx.chi
    .insn r4 0xb, 0, 1, t2, s6, s5, t2 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s6, s5 # hx.chi
    .insn r4 0xb, 0, 0, s5, a0, t2, a7 # hx.xor3
    lw s6, 196(sp)
    xori ra, ra, 139
    .insn r4 0xb, 0, 0, a7, s6, t5, s2 # hx.xor3
    .insn r4 0xb, 0, 1, s6, s4, a2, s0 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, s0, a6 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a6, s1 # hx.chi
    .insn r4 0xb, 0, 1, s1, a6, s1, s4 # hx.chi
    .insn r4 0xb, 0, 0, a6, t6, a1, tp # hx.xor3
    .insn r4 0xb, 0, 0, s4, s0, s11, a4 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a7, a3, s6 # hx.xor3
    lw t6, 136(sp)
    .insn r4 0xb, 0, 0, s4, s4, t1, t3 # hx.xor3
    .insn r4 0xb, 0, 0, s5, s5, s7, t6 # hx.xor3
    lw t6, 188(sp)
    sw s7, 172(sp)
    .insn r4 0xb, 0, 0, s8, s8, t6, a2 # hx.xor3
    .insn r4 0xb, 0, 0, t6, t4, ra, s1 # hx.xor3
    lw s7, 72(sp)
    sw t2, 144(sp)
    .insn r4 0xb, 0, 0, t6, t6, a5, s7 # hx.xor3
    xor t2, s4, gp
    .insn r4 0x2b, 1, 0, s4, s9, s4, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, gp, gp, s8, x0 # hx.xrl1
    xor s8, s8, s3
    .insn r4 0x2b, 0, 0, a5, a5, t2, x23 # hx.xror
    xor s9, t6, s9
    .insn r4 0x2b, 0, 0, t4, t4, t2, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, t2, x30 # hx.xror
    .insn r4 0x2b, 1, 0, t6, a6, t6, x0 # hx.xrl1
    xor a6, s5, a6
    .insn r4 0x2b, 1, 0, s5, s10, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s2, s2, a6, x24 # hx.xror
    .insn r4 0x2b, 0, 0, tp, tp, s4, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a6, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s8, x28 # hx.xror
    .insn r4 0x2b, 1, 0, s3, s3, a7, x0 # hx.xrl1
    xor a7, a7, s10
    .insn r4 0xb, 0, 1, s10, s6, tp, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s8, x22 # hx.xror
    xor t0, t0, s3
    .insn r4 0x2b, 0, 0, a1, a1, s4, x18 # hx.xror
    xor ra, ra, t2
    sw s10, 72(sp)
    .insn r4 0xb, 0, 1, s10, t1, a5, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x25 # hx.xror
    sw s10, 84(sp)
    lw s10, 176(sp)
    .insn r4 0xb, 0, 1, t1, tp, t1, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t6, x22 # hx.xror
    sw t1, 176(sp)
    lw t1, 192(sp)
    .insn r4 0xb, 0, 1, a5, a5, t0, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, a6, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s6, tp # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s8, x12 # hx.xror
    lw s6, 124(sp)
    .insn r4 0x2b, 0, 0, tp, a0, s9, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s3, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, a3, a1, s10 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s11, s8, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a7, x4 # hx.xror
    .insn r4 0xb, 0, 1, s11, t1, s6, s2 # hx.chi
    .insn r4 0x2b, 0, 0, t2, s1, t2, x14 # hx.xror
    lw s1, 196(sp)
    sw t0, 196(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a6, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a6, t5, a6, x1 # hx.xror
    .insn r4 0xb, 0, 1, t5, a1, s10, s7 # hx.chi
    .insn r4 0xb, 0, 1, a1, tp, a3, a1 # hx.chi
    .insn r4 0xb, 0, 1, t0, a2, a4, t4 # hx.chi
    .insn r4 0xb, 0, 1, a3, s7, tp, a3 # hx.chi
    .insn r4 0xb, 0, 1, s7, s10, s7, tp # hx.chi
    lw tp, 112(sp)
    .insn r4 0xb, 0, 0, s10, s7, t0, s11 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, s4, x4 # hx.xror
    sw s11, 112(sp)
    .insn r4 0xb, 0, 1, s11, tp, s8, t1 # hx.chi
    sw s7, 124(sp)
    .insn r4 0xb, 0, 1, s7, s6, s2, tp # hx.chi
    sw t0, 192(sp)
    lw t0, 164(sp)
    .insn r4 0xb, 0, 1, t1, s8, t1, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s3, x31 # hx.xror
    .insn r4 0xb, 0, 1, s2, s2, tp, s8 # hx.chi
    lw s6, 100(sp)
    sw s2, 100(sp)
    .insn r4 0x2b, 0, 0, s6, s6, gp, x1 # hx.xror
    sw t1, 164(sp)
    .insn r4 0xb, 0, 1, s8, s6, a2, a4 # hx.chi
    .insn r4 0xb, 0, 1, tp, t4, t0, s6 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, t4, t0 # hx.chi
    .insn r4 0xb, 0, 0, t4, tp, s2, a1 # hx.xor3
    lw s2, 140(sp)
    sw a1, 140(sp)
    .insn r4 0x2b, 0, 0, s2, s2, t6, x25 # hx.xror
    .insn r4 0xb, 0, 0, a1, s8, t5, t1 # hx.xor3
    lw t1, 108(sp)
    sw s8, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, s8, a3, s7, a4 # hx.xor3
    sw a4, 88(sp)
    lw a4, 144(sp)
    sw s7, 144(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s9, x31 # hx.xror
    lw s7, 120(sp)
    sw a3, 120(sp)
    .insn r4 0x2b, 0, 0, s7, s7, gp, x29 # hx.xror
    sw tp, 128(sp)
    .insn r4 0xb, 0, 1, a3, t1, a4, s7 # hx.chi
    lw tp, 116(sp)
    .insn r4 0xb, 0, 1, t0, t0, s6, a2 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, t6, x28 # hx.xror
    lw a2, 132(sp)
    lw s6, 160(sp)
    .insn r4 0x2b, 0, 0, a2, a2, t6, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s3, x10 # hx.xror
    sw t5, 160(sp)
    .insn r4 0xb, 0, 0, t5, a0, a3, s11 # hx.xor3
    sw a3, 132(sp)
    lw a3, 188(sp)
    sw s11, 188(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a7, x19 # hx.xror
    sw a0, 116(sp)
    .insn r4 0xb, 0, 1, s11, s7, a3, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t1, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s7, a3 # hx.chi
    lw s7, 200(sp)
    .insn r4 0xb, 0, 1, t1, a3, tp, t1 # hx.chi
    xor s7, s7, s5
    lw a3, 92(sp)
    .insn r4 0xb, 0, 1, tp, s2, s7, s6 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, a7, x21 # hx.xror
    .insn r4 0xb, 0, 0, t5, t5, tp, t0 # hx.xor3
    sw tp, 92(sp)
    lw tp, 136(sp)
    sw t0, 136(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s9, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s6, s1, a3 # hx.chi
    sw s11, 200(sp)
    .insn r4 0xb, 0, 0, s10, s10, t0, s11 # hx.xor3
    lw s11, 104(sp)
    .insn r4 0xb, 0, 1, s6, s7, s6, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, t6, x19 # hx.xror
    lw t6, 152(sp)
    .insn r4 0xb, 0, 1, s1, s1, a3, s2 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, s5, x12 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, s2, s7 # hx.chi
    lw s2, 96(sp)
    .insn r4 0xb, 0, 0, s7, s8, t1, s1 # hx.xor3
    .insn r4 0x2b, 0, 0, s2, s2, a7, x4 # hx.xror
    lw s8, 80(sp)
    xori s6, s6, 1
    .insn r4 0x2b, 0, 0, s8, s8, s4, x5 # hx.xror
    sw t1, 80(sp)
    lw t1, 156(sp)
    .insn r4 0xb, 0, 0, a1, a1, a4, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, t1, t1, s4, x22 # hx.xror
    .insn r4 0xb, 0, 1, s4, a6, s8, a2 # hx.chi
    sw a4, 156(sp)
    lw a4, 172(sp)
    sw s6, 172(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s9, x31 # hx.xror
    lw s6, 148(sp)
    sw s1, 148(sp)
    .insn r4 0x2b, 0, 0, a7, s6, a7, x18 # hx.xror
    .insn r4 0xb, 0, 1, s6, s8, a2, t6 # hx.chi
    .insn r4 0xb, 0, 1, s8, a4, a6, s8 # hx.chi
    lw s1, 180(sp)
    .insn r4 0xb, 0, 1, a2, a2, t6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s3, x10 # hx.xror
    lw s3, 184(sp)
    .insn r4 0xb, 0, 1, a4, t6, a4, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, s5, x31 # hx.xror
    lw s5, 168(sp)
    .insn r4 0xb, 0, 1, t6, s11, t2, tp # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, gp, x25 # hx.xror
    sw a4, 168(sp)
    .insn r4 0xb, 0, 1, a6, tp, s5, s2 # hx.chi
    .insn r4 0xb, 0, 1, tp, t2, tp, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, s2, s11 # hx.chi
    .insn r4 0xb, 0, 1, t2, s2, s11, t2 # hx.chi
    .insn r4 0xb, 0, 1, s2, t1, t3, ra # hx.chi
    lw s11, 64(sp)
    sw s2, 64(sp)
    .insn r4 0x2b, 0, 0, s9, s11, s9, x10 # hx.xror
    .insn r4 0xb, 0, 0, s11, s2, s5, a4 # hx.xor3
    .insn r4 0xb, 0, 1, s2, s0, s3, s1 # hx.chi
    lw a4, 76(sp)
    sw s5, 76(sp)
    .insn r4 0x2b, 0, 0, a4, a4, gp, x2 # hx.xror
    lw s5, 68(sp)
    sw s2, 68(sp)
    .insn r4 0x2b, 0, 0, s5, s5, gp, x11 # hx.xror
    .insn r4 0xb, 0, 1, gp, t3, ra, s9 # hx.chi
    .insn r4 0xb, 0, 1, t3, s5, t1, t3 # hx.chi
    .insn r4 0xb, 0, 1, t1, s9, s5, t1 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s9, s5 # hx.chi
    .insn r4 0xb, 0, 0, s5, tp, t1, s2 # hx.xor3
    lw s9, 176(sp)
    sw t1, 184(sp)
    .insn r4 0xb, 0, 0, s2, s9, t3, a6 # hx.xor3
    .insn r4 0xb, 0, 1, s9, s3, s1, a4 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a4, a7 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, a7, s0 # hx.chi
    lui t1, 8
    xor t1, ra, t1
    .insn r4 0xb, 0, 1, ra, a7, s0, s3 # hx.chi
    .insn r4 0xb, 0, 0, s0, t4, a3, a0 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a4, gp, a5 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, a2, s9 # hx.xor3
    lw s3, 72(sp)
    lw t4, 84(sp)
    .insn r4 0xb, 0, 0, s5, s5, s6, s3 # hx.xor3
    .insn r4 0xb, 0, 0, s11, s11, t4, s1 # hx.xor3
    .insn r4 0xb, 0, 0, s3, t6, t1, ra # hx.xor3
    .insn r4 0xb, 0, 0, a7, a7, t2, s8 # hx.xor3
    lw t4, 196(sp)
    sw s6, 180(sp)
    .insn r4 0xb, 0, 0, s3, s3, s4, t4 # hx.xor3
    xor s6, a7, s10
    .insn r4 0x2b, 1, 0, a7, s7, a7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s10, s10, s11, x0 # hx.xrl1
    xor s11, s11, a1
    .insn r4 0x2b, 0, 0, s4, s4, s6, x23 # hx.xror
    xor s7, s3, s7
    .insn r4 0x2b, 0, 0, t6, t6, s6, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s6, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s3, s0, s3, x0 # hx.xrl1
    xor s0, s5, s0
    .insn r4 0x2b, 1, 0, s5, t5, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a6, a6, s0, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, a7, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, s0, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s11, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a1, a1, s2, x0 # hx.xrl1
    xor s2, s2, t5
    .insn r4 0xb, 0, 1, t5, s9, a0, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s11, x22 # hx.xror
    xor t0, t0, a1
    .insn r4 0x2b, 0, 0, a3, a3, a7, x18 # hx.xror
    xor t1, t1, s6
    sw t5, 196(sp)
    .insn r4 0xb, 0, 1, t5, t2, s4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, s11, x25 # hx.xror
    sw t5, 96(sp)
    lw t5, 116(sp)
    .insn r4 0xb, 0, 1, t2, a0, t2, s4 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s3, x22 # hx.xror
    sw t2, 116(sp)
    lw t2, 160(sp)
    .insn r4 0xb, 0, 1, s4, s4, t0, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s0, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s9, a0 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s11, x12 # hx.xror
    lw s9, 200(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s7, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a1, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, a2, a3, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s11, gp, s11, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s2, x4 # hx.xror
    .insn r4 0xb, 0, 1, gp, t2, s9, a6 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s6, x14 # hx.xror
    lw s6, 176(sp)
    sw t0, 176(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s0, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s0, t3, s0, x1 # hx.xror
    .insn r4 0xb, 0, 1, t3, a3, t5, t4 # hx.chi
    .insn r4 0xb, 0, 1, a3, tp, a2, a3 # hx.chi
    .insn r4 0xb, 0, 1, t0, s1, a5, t6 # hx.chi
    .insn r4 0xb, 0, 1, a2, t4, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, t4, t5, t4, tp # hx.chi
    lw tp, 128(sp)
    .insn r4 0xb, 0, 0, t5, t4, t0, gp # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, a7, x4 # hx.xror
    sw gp, 128(sp)
    .insn r4 0xb, 0, 1, gp, tp, s11, t2 # hx.chi
    sw t4, 200(sp)
    .insn r4 0xb, 0, 1, t4, s9, a6, tp # hx.chi
    sw t0, 160(sp)
    lw t0, 192(sp)
    .insn r4 0xb, 0, 1, t2, s11, t2, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a1, x31 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, tp, s11 # hx.chi
    lw s9, 148(sp)
    sw a6, 148(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s10, x1 # hx.xror
    sw t2, 192(sp)
    .insn r4 0xb, 0, 1, s11, s9, s1, a5 # hx.chi
    .insn r4 0xb, 0, 1, tp, t6, t0, s9 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, t6, t0 # hx.chi
    .insn r4 0xb, 0, 0, t6, tp, a6, a3 # hx.xor3
    lw a6, 136(sp)
    sw a3, 136(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s3, x25 # hx.xror
    .insn r4 0xb, 0, 0, a3, s11, t3, t2 # hx.xor3
    lw t2, 108(sp)
    sw s11, 108(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, s11, a2, t4, a5 # hx.xor3
    sw a5, 152(sp)
    lw a5, 184(sp)
    sw t4, 184(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s7, x31 # hx.xror
    lw t4, 120(sp)
    sw a2, 120(sp)
    .insn r4 0x2b, 0, 0, t4, t4, s10, x29 # hx.xror
    sw tp, 104(sp)
    .insn r4 0xb, 0, 1, a2, t2, a5, t4 # hx.chi
    lw tp, 188(sp)
    .insn r4 0xb, 0, 1, t0, t0, s9, s1 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s3, x28 # hx.xror
    lw s1, 132(sp)
    lw s9, 124(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s3, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a1, x10 # hx.xror
    sw t3, 124(sp)
    .insn r4 0xb, 0, 0, t3, a0, a2, gp # hx.xor3
    sw a2, 132(sp)
    lw a2, 84(sp)
    sw gp, 84(sp)
    .insn r4 0x2b, 0, 0, a2, a2, s2, x19 # hx.xror
    sw a0, 188(sp)
    .insn r4 0xb, 0, 1, gp, t4, a2, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t2, a5 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, t4, a2 # hx.chi
    lw t4, 172(sp)
    .insn r4 0xb, 0, 1, t2, a2, tp, t2 # hx.chi
    xor t4, t4, s5
    lw a2, 76(sp)
    .insn r4 0xb, 0, 1, tp, a6, t4, s9 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, s2, x21 # hx.xror
    .insn r4 0xb, 0, 0, t3, t3, tp, t0 # hx.xor3
    sw tp, 76(sp)
    lw tp, 72(sp)
    sw t0, 72(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s7, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s9, s6, a2 # hx.chi
    sw gp, 172(sp)
    .insn r4 0xb, 0, 0, t5, t5, t0, gp # hx.xor3
    lw gp, 92(sp)
    .insn r4 0xb, 0, 1, s9, t4, s9, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s3, gp, s3, x19 # hx.xror
    lw gp, 164(sp)
    .insn r4 0xb, 0, 1, s6, s6, a2, a6 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, s5, x12 # hx.xror
    .insn r4 0xb, 0, 1, a2, a2, a6, t4 # hx.chi
    lw a6, 168(sp)
    .insn r4 0xb, 0, 0, s11, s11, t2, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, s2, x4 # hx.xror
    lw t4, 140(sp)
    xori s9, s9, 1
    .insn r4 0x2b, 0, 0, t4, t4, a7, x5 # hx.xror
    sw t2, 140(sp)
    lw t2, 100(sp)
    .insn r4 0xb, 0, 0, a3, a3, a5, s9 # hx.xor3
    .insn r4 0x2b, 0, 0, t2, t2, a7, x22 # hx.xror
    .insn r4 0xb, 0, 1, a7, s0, t4, s1 # hx.chi
    sw a5, 100(sp)
    lw a5, 180(sp)
    sw s9, 180(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s7, x31 # hx.xror
    lw s9, 64(sp)
    sw s6, 64(sp)
    .insn r4 0x2b, 0, 0, s2, s9, s2, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, t4, s1, gp # hx.chi
    .insn r4 0xb, 0, 1, t4, a5, s0, t4 # hx.chi
    lw s6, 112(sp)
    .insn r4 0xb, 0, 1, s1, s1, gp, a5 # hx.chi
    .insn r4 0x2b, 0, 0, a1, s6, a1, x10 # hx.xror
    lw s6, 156(sp)
    .insn r4 0xb, 0, 1, s0, gp, a5, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s6, s5, x31 # hx.xror
    lw s6, 144(sp)
    .insn r4 0xb, 0, 1, gp, s3, ra, tp # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, s10, x25 # hx.xror
    sw s0, 144(sp)
    .insn r4 0xb, 0, 1, a5, tp, s6, a6 # hx.chi
    .insn r4 0xb, 0, 1, tp, ra, tp, s6 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, a6, s3 # hx.chi
    .insn r4 0xb, 0, 1, ra, a6, s3, ra # hx.chi
    .insn r4 0xb, 0, 1, a6, t2, s8, t1 # hx.chi
    lw s3, 68(sp)
    sw a6, 68(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s7, x10 # hx.xror
    .insn r4 0xb, 0, 0, s7, a6, s6, s0 # hx.xor3
    .insn r4 0xb, 0, 1, a6, a4, s5, a1 # hx.chi
    lw s0, 88(sp)
    sw s6, 88(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s10, x2 # hx.xror
    lw s6, 80(sp)
    sw a6, 80(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s10, x11 # hx.xror
    .insn r4 0xb, 0, 1, s10, s8, t1, s3 # hx.chi
    .insn r4 0xb, 0, 1, s8, s6, t2, s8 # hx.chi
    .insn r4 0xb, 0, 1, t2, s3, s6, t2 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, s3, s6 # hx.chi
    .insn r4 0xb, 0, 0, s3, tp, t2, a6 # hx.xor3
    lw s6, 116(sp)
    sw t2, 156(sp)
    .insn r4 0xb, 0, 0, a6, s6, s8, a5 # hx.xor3
    .insn r4 0xb, 0, 1, s6, s5, a1, s0 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, s0, s2 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s2, a4 # hx.chi
    lui t2, 524296
    xor t2, t1, t2
    xori t2, t2, 136
    .insn r4 0xb, 0, 1, t1, s2, a4, s5 # hx.chi
    .insn r4 0xb, 0, 0, a4, t6, a2, a0 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s0, s10, s4 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, s1, s6 # hx.xor3
    lw s5, 196(sp)
    lw t6, 96(sp)
    .insn r4 0xb, 0, 0, s3, s3, s9, s5 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, t6, a1 # hx.xor3
    .insn r4 0xb, 0, 0, s5, gp, t2, t1 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, ra, t4 # hx.xor3
    lw t6, 176(sp)
    sw s9, 112(sp)
    .insn r4 0xb, 0, 0, s5, s5, a7, t6 # hx.xor3
    xor s9, s2, t5
    .insn r4 0x2b, 1, 0, s2, s11, s2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, t5, s7, x0 # hx.xrl1
    xor s7, s7, a3
    .insn r4 0x2b, 0, 0, a7, a7, s9, x23 # hx.xror
    xor s11, s5, s11
    .insn r4 0x2b, 0, 0, gp, gp, s9, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, s9, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s5, a4, s5, x0 # hx.xrl1
    xor a4, s3, a4
    .insn r4 0x2b, 1, 0, s3, t3, s3, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a5, a5, a4, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, s2, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a4, x29 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, s7, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a3, a3, a6, x0 # hx.xrl1
    xor a6, a6, t3
    .insn r4 0xb, 0, 1, t3, s6, a0, ra # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s7, x22 # hx.xror
    xor t0, t0, a3
    .insn r4 0x2b, 0, 0, a2, a2, s2, x18 # hx.xror
    xor t2, t2, s9
    sw t3, 176(sp)
    .insn r4 0xb, 0, 1, t3, ra, a7, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s7, x25 # hx.xror
    sw t3, 168(sp)
    lw t3, 188(sp)
    .insn r4 0xb, 0, 1, ra, a0, ra, a7 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s5, x22 # hx.xror
    sw ra, 188(sp)
    lw ra, 124(sp)
    .insn r4 0xb, 0, 1, a7, a7, t0, s6 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s3, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s6, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s7, x12 # hx.xror
    lw s6, 172(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s11, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a3, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, s1, a2, t3 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s10, s7, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, a6, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, ra, s6, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s9, x14 # hx.xror
    lw s9, 116(sp)
    sw t0, 116(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s8, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, s8, a2, t3, t6 # hx.chi
    .insn r4 0xb, 0, 1, a2, tp, s1, a2 # hx.chi
    .insn r4 0xb, 0, 1, t0, a1, s4, gp # hx.chi
    .insn r4 0xb, 0, 1, s1, t6, tp, s1 # hx.chi
    .insn r4 0xb, 0, 1, t3, t3, t6, tp # hx.chi
    lw tp, 104(sp)
    .insn r4 0xb, 0, 0, t6, t3, t0, s10 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, s2, x4 # hx.xror
    sw s10, 104(sp)
    .insn r4 0xb, 0, 1, s10, tp, s7, ra # hx.chi
    sw t3, 172(sp)
    .insn r4 0xb, 0, 1, t3, s6, a5, tp # hx.chi
    sw t0, 124(sp)
    lw t0, 160(sp)
    .insn r4 0xb, 0, 1, ra, s7, ra, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a3, x31 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, tp, s7 # hx.chi
    lw s6, 64(sp)
    sw a5, 64(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t5, x1 # hx.xror
    sw ra, 160(sp)
    .insn r4 0xb, 0, 1, s7, s6, a1, s4 # hx.chi
    .insn r4 0xb, 0, 1, tp, gp, t0, s6 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, gp, t0 # hx.chi
    .insn r4 0xb, 0, 0, gp, tp, a5, a2 # hx.xor3
    lw a5, 72(sp)
    sw a2, 72(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s5, x25 # hx.xror
    .insn r4 0xb, 0, 0, a2, s7, s8, ra # hx.xor3
    lw ra, 108(sp)
    sw s7, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s3, x23 # hx.xror
    .insn r4 0xb, 0, 0, s7, s1, t3, s4 # hx.xor3
    sw s4, 164(sp)
    lw s4, 156(sp)
    sw t3, 156(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s11, x31 # hx.xror
    lw t3, 120(sp)
    sw s1, 120(sp)
    .insn r4 0x2b, 0, 0, t3, t3, t5, x29 # hx.xror
    sw tp, 92(sp)
    .insn r4 0xb, 0, 1, s1, ra, s4, t3 # hx.chi
    lw tp, 84(sp)
    .insn r4 0xb, 0, 1, t0, t0, s6, a1 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s5, x28 # hx.xror
    lw a1, 132(sp)
    lw s6, 200(sp)
    .insn r4 0x2b, 0, 0, a1, a1, s5, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a3, x10 # hx.xror
    sw s8, 200(sp)
    .insn r4 0xb, 0, 0, s8, a0, s1, s10 # hx.xor3
    sw s1, 132(sp)
    lw s1, 96(sp)
    sw s10, 96(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a6, x19 # hx.xror
    sw a0, 84(sp)
    .insn r4 0xb, 0, 1, s10, t3, s1, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, ra, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, t3, s1 # hx.chi
    lw t3, 180(sp)
    .insn r4 0xb, 0, 1, ra, s1, tp, ra # hx.chi
    xor t3, t3, s3
    lw s1, 88(sp)
    .insn r4 0xb, 0, 1, tp, a5, t3, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, a6, x21 # hx.xror
    .insn r4 0xb, 0, 0, s8, s8, tp, t0 # hx.xor3
    sw tp, 88(sp)
    lw tp, 196(sp)
    sw t0, 196(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s11, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s6, s9, s1 # hx.chi
    sw s10, 180(sp)
    .insn r4 0xb, 0, 0, t6, t6, t0, s10 # hx.xor3
    lw s10, 76(sp)
    .insn r4 0xb, 0, 1, s6, t3, s6, s9 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s10, s5, x19 # hx.xror
    lw s10, 192(sp)
    .insn r4 0xb, 0, 1, s9, s9, s1, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s3, x12 # hx.xror
    .insn r4 0xb, 0, 1, s1, s1, a5, t3 # hx.chi
    lw a5, 144(sp)
    .insn r4 0xb, 0, 0, s7, s7, ra, s9 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, a6, x4 # hx.xror
    lw t3, 136(sp)
    xori s6, s6, 1
    .insn r4 0x2b, 0, 0, t3, t3, s2, x5 # hx.xror
    sw ra, 136(sp)
    lw ra, 148(sp)
    .insn r4 0xb, 0, 0, a2, a2, s4, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, ra, ra, s2, x22 # hx.xror
    .insn r4 0xb, 0, 1, s2, a4, t3, a1 # hx.chi
    sw s4, 148(sp)
    lw s4, 112(sp)
    sw s6, 112(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s11, x31 # hx.xror
    lw s6, 68(sp)
    sw s9, 68(sp)
    .insn r4 0x2b, 0, 0, a6, s6, a6, x18 # hx.xror
    .insn r4 0xb, 0, 1, s6, t3, a1, s10 # hx.chi
    .insn r4 0xb, 0, 1, t3, s4, a4, t3 # hx.chi
    lw s9, 128(sp)
    .insn r4 0xb, 0, 1, a1, a1, s10, s4 # hx.chi
    .insn r4 0x2b, 0, 0, a3, s9, a3, x10 # hx.xror
    lw s9, 100(sp)
    .insn r4 0xb, 0, 1, a4, s10, s4, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s9, s3, x31 # hx.xror
    lw s9, 184(sp)
    .insn r4 0xb, 0, 1, s10, s5, t1, tp # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t5, x25 # hx.xror
    sw a4, 184(sp)
    .insn r4 0xb, 0, 1, s4, tp, s9, a5 # hx.chi
    .insn r4 0xb, 0, 1, tp, t1, tp, s9 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, a5, s5 # hx.chi
    .insn r4 0xb, 0, 1, t1, a5, s5, t1 # hx.chi
    .insn r4 0xb, 0, 1, a5, ra, t4, t2 # hx.chi
    lw s5, 80(sp)
    sw a5, 80(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s11, x10 # hx.xror
    .insn r4 0xb, 0, 0, s11, a5, s9, a4 # hx.xor3
    .insn r4 0xb, 0, 1, a5, s0, s3, a3 # hx.chi
    lw a4, 152(sp)
    sw s9, 152(sp)
    .insn r4 0x2b, 0, 0, a4, a4, t5, x2 # hx.xror
    lw s9, 140(sp)
    sw a5, 140(sp)
    .insn r4 0x2b, 0, 0, s9, s9, t5, x11 # hx.xror
    .insn r4 0xb, 0, 1, t5, t4, t2, s5 # hx.chi
    .insn r4 0xb, 0, 1, t4, s9, ra, t4 # hx.chi
    .insn r4 0xb, 0, 1, ra, s5, s9, ra # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s5, s9 # hx.chi
    .insn r4 0xb, 0, 0, s5, tp, ra, a5 # hx.xor3
    lw s9, 188(sp)
    sw ra, 100(sp)
    .insn r4 0xb, 0, 0, a5, s9, t4, s4 # hx.xor3
    .insn r4 0xb, 0, 1, s9, s3, a3, a4 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, a4, a6 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, a6, s0 # hx.chi
    lui ra, 524288
    xor ra, t2, ra
    xori ra, ra, 130
    .insn r4 0xb, 0, 1, t2, a6, s0, s3 # hx.chi
    .insn r4 0xb, 0, 0, s0, gp, s1, a0 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a4, t5, a7 # hx.xor3
    .insn r4 0xb, 0, 0, a5, a5, a1, s9 # hx.xor3
    lw s3, 176(sp)
    lw gp, 168(sp)
    .insn r4 0xb, 0, 0, s5, s5, s6, s3 # hx.xor3
    .insn r4 0xb, 0, 0, s11, s11, gp, a3 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s10, ra, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, t1, t3 # hx.xor3
    lw gp, 116(sp)
    sw s6, 128(sp)
    .insn r4 0xb, 0, 0, s3, s3, s2, gp # hx.xor3
    xor s6, a6, t6
    .insn r4 0x2b, 1, 0, a6, s7, a6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, t6, s11, x0 # hx.xrl1
    xor s11, s11, a2
    .insn r4 0x2b, 0, 0, s2, s2, s6, x23 # hx.xror
    xor s7, s3, s7
    .insn r4 0x2b, 0, 0, s10, s10, s6, x11 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, s6, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s3, s0, s3, x0 # hx.xrl1
    xor s0, s5, s0
    .insn r4 0x2b, 1, 0, s5, s8, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s4, s4, s0, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, a6, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, s0, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s11, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a2, a2, a5, x0 # hx.xrl1
    xor a5, a5, s8
    .insn r4 0xb, 0, 1, s8, s9, a0, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s11, x22 # hx.xror
    xor t0, t0, a2
    .insn r4 0x2b, 0, 0, s1, s1, a6, x18 # hx.xror
    xor ra, ra, s6
    sw s8, 116(sp)
    .insn r4 0xb, 0, 1, s8, t1, s2, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s11, x25 # hx.xror
    sw s8, 144(sp)
    lw s8, 84(sp)
    .insn r4 0xb, 0, 1, t1, a0, t1, s2 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, s3, x22 # hx.xror
    sw t1, 84(sp)
    lw t1, 200(sp)
    .insn r4 0xb, 0, 1, s2, s2, t0, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, s0, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s9, a0 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, s11, x12 # hx.xror
    lw s9, 180(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s7, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a2, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, a1, s1, s8 # hx.chi
    .insn r4 0x2b, 0, 0, s11, t5, s11, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, a5, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, t1, s9, s4 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s6, x14 # hx.xror
    lw s6, 188(sp)
    sw t0, 188(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s0, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s0, t4, s0, x1 # hx.xror
    .insn r4 0xb, 0, 1, t4, s1, s8, gp # hx.chi
    .insn r4 0xb, 0, 1, s1, tp, a1, s1 # hx.chi
    .insn r4 0xb, 0, 1, t0, a3, a7, s10 # hx.chi
    .insn r4 0xb, 0, 1, a1, gp, tp, a1 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, gp, tp # hx.chi
    lw tp, 92(sp)
    .insn r4 0xb, 0, 0, gp, s8, t0, t5 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, a6, x4 # hx.xror
    sw t5, 92(sp)
    .insn r4 0xb, 0, 1, t5, tp, s11, t1 # hx.chi
    sw s8, 180(sp)
    .insn r4 0xb, 0, 1, s8, s9, s4, tp # hx.chi
    sw t0, 200(sp)
    lw t0, 124(sp)
    .insn r4 0xb, 0, 1, t1, s11, t1, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a2, x31 # hx.xror
    .insn r4 0xb, 0, 1, s4, s4, tp, s11 # hx.chi
    lw s9, 68(sp)
    sw s4, 68(sp)
    .insn r4 0x2b, 0, 0, s9, s9, t6, x1 # hx.xror
    sw t1, 124(sp)
    .insn r4 0xb, 0, 1, s11, s9, a3, a7 # hx.chi
    .insn r4 0xb, 0, 1, tp, s10, t0, s9 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, s10, t0 # hx.chi
    .insn r4 0xb, 0, 0, s10, tp, s4, s1 # hx.xor3
    lw s4, 196(sp)
    sw s1, 196(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s3, x25 # hx.xror
    .insn r4 0xb, 0, 0, s1, s11, t4, t1 # hx.xor3
    lw t1, 108(sp)
    sw s11, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, s11, a1, s8, a7 # hx.xor3
    sw a7, 192(sp)
    lw a7, 100(sp)
    sw s8, 100(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s7, x31 # hx.xror
    lw s8, 120(sp)
    sw a1, 120(sp)
    .insn r4 0x2b, 0, 0, s8, s8, t6, x29 # hx.xror
    sw tp, 76(sp)
    .insn r4 0xb, 0, 1, a1, t1, a7, s8 # hx.chi
    lw tp, 96(sp)
    .insn r4 0xb, 0, 1, t0, t0, s9, a3 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s3, x28 # hx.xror
    lw a3, 132(sp)
    lw s9, 172(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s3, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a2, x10 # hx.xror
    sw t4, 172(sp)
    .insn r4 0xb, 0, 0, t4, a0, a1, t5 # hx.xor3
    sw a1, 132(sp)
    lw a1, 168(sp)
    sw t5, 168(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a5, x19 # hx.xror
    sw a0, 96(sp)
    .insn r4 0xb, 0, 1, t5, s8, a1, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t1, a7 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, s8, a1 # hx.chi
    lw s8, 112(sp)
    .insn r4 0xb, 0, 1, t1, a1, tp, t1 # hx.chi
    xor s8, s8, s5
    lw a1, 152(sp)
    .insn r4 0xb, 0, 1, tp, s4, s8, s9 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, a5, x21 # hx.xror
    .insn r4 0xb, 0, 0, t4, t4, tp, t0 # hx.xor3
    sw tp, 152(sp)
    lw tp, 176(sp)
    sw t0, 176(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s7, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s9, s6, a1 # hx.chi
    sw t5, 112(sp)
    .insn r4 0xb, 0, 0, gp, gp, t0, t5 # hx.xor3
    lw t5, 88(sp)
    .insn r4 0xb, 0, 1, s9, s8, s9, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s3, t5, s3, x19 # hx.xror
    lw t5, 160(sp)
    .insn r4 0xb, 0, 1, s6, s6, a1, s4 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s5, x12 # hx.xror
    .insn r4 0xb, 0, 1, a1, a1, s4, s8 # hx.chi
    lw s4, 184(sp)
    .insn r4 0xb, 0, 0, s8, s11, t1, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, s4, s4, a5, x4 # hx.xror
    lw s11, 72(sp)
    sw t1, 72(sp)
    .insn r4 0x2b, 0, 0, s11, s11, a6, x5 # hx.xror
    lw t1, 64(sp)
    .insn r4 0xb, 0, 0, s1, s1, a7, s9 # hx.xor3
    .insn r4 0x2b, 0, 0, t1, t1, a6, x22 # hx.xror
    .insn r4 0xb, 0, 1, a6, s0, s11, a3 # hx.chi
    sw a7, 64(sp)
    lw a7, 128(sp)
    sw s9, 128(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s7, x31 # hx.xror
    lw s9, 80(sp)
    sw s6, 80(sp)
    .insn r4 0x2b, 0, 0, a5, s9, a5, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, s11, a3, t5 # hx.chi
    .insn r4 0xb, 0, 1, s11, a7, s0, s11 # hx.chi
    lw s6, 104(sp)
    .insn r4 0xb, 0, 1, a3, a3, t5, a7 # hx.chi
    .insn r4 0x2b, 0, 0, a2, s6, a2, x10 # hx.xror
    lw s6, 148(sp)
    .insn r4 0xb, 0, 1, s0, t5, a7, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s6, s5, x31 # hx.xror
    lw s6, 156(sp)
    .insn r4 0xb, 0, 1, t5, s3, t2, tp # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, t6, x25 # hx.xror
    sw s0, 156(sp)
    .insn r4 0xb, 0, 1, a7, tp, s6, s4 # hx.chi
    .insn r4 0xb, 0, 1, tp, t2, tp, s6 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, s4, s3 # hx.chi
    .insn r4 0xb, 0, 1, t2, s4, s3, t2 # hx.chi
    .insn r4 0xb, 0, 1, s3, t1, t3, ra # hx.chi
    lw s4, 140(sp)
    sw s3, 140(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s7, x10 # hx.xror
    .insn r4 0xb, 0, 0, s7, s3, s6, s0 # hx.xor3
    .insn r4 0xb, 0, 1, s3, a4, s5, a2 # hx.chi
    lw s0, 164(sp)
    sw s6, 164(sp)
    .insn r4 0x2b, 0, 0, s0, s0, t6, x2 # hx.xror
    lw s6, 136(sp)
    sw s3, 136(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t6, x11 # hx.xror
    .insn r4 0xb, 0, 1, t6, t3, ra, s4 # hx.chi
    .insn r4 0xb, 0, 1, t3, s6, t1, t3 # hx.chi
    .insn r4 0xb, 0, 1, t1, s4, s6, t1 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s4, s6 # hx.chi
    .insn r4 0xb, 0, 0, s4, tp, t1, s3 # hx.xor3
    lw s6, 84(sp)
    xori ra, ra, 11
    .insn r4 0xb, 0, 0, s3, s6, t3, a7 # hx.xor3
    .insn r4 0xb, 0, 1, s6, s5, a2, s0 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, s0, a5 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a5, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, a5, a4, s5 # hx.chi
    .insn r4 0xb, 0, 0, a5, s10, a1, a0 # hx.xor3
    .insn r4 0xb, 0, 0, s5, s0, t6, s2 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, a3, s6 # hx.xor3
    lw s10, 116(sp)
    .insn r4 0xb, 0, 0, s5, s5, t2, s11 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, s9, s10 # hx.xor3
    lw s10, 144(sp)
    sw s9, 148(sp)
    .insn r4 0xb, 0, 0, s7, s7, s10, a2 # hx.xor3
    .insn r4 0xb, 0, 0, s10, t5, ra, a4 # hx.xor3
    lw s9, 188(sp)
    sw t1, 104(sp)
    .insn r4 0xb, 0, 0, s10, s10, a6, s9 # hx.xor3
    xor t1, s5, gp
    .insn r4 0x2b, 1, 0, s5, s8, s5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, gp, gp, s7, x0 # hx.xrl1
    xor s7, s7, s1
    .insn r4 0x2b, 0, 0, a6, a6, t1, x23 # hx.xror
    xor s8, s10, s8
    .insn r4 0x2b, 0, 0, t5, t5, t1, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, t1, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s10, a5, s10, x0 # hx.xrl1
    xor a5, s4, a5
    .insn r4 0x2b, 1, 0, s4, t4, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a7, a7, a5, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, s5, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a5, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s7, x28 # hx.xror
    .insn r4 0x2b, 1, 0, s1, s1, s3, x0 # hx.xrl1
    xor s3, s3, t4
    .insn r4 0xb, 0, 1, t4, s6, a0, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s7, x22 # hx.xror
    xor t0, t0, s1
    .insn r4 0x2b, 0, 0, a1, a1, s5, x18 # hx.xror
    xor ra, ra, t1
    sw t4, 188(sp)
    .insn r4 0xb, 0, 1, t4, t2, a6, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s7, x25 # hx.xror
    sw t4, 184(sp)
    lw t4, 96(sp)
    .insn r4 0xb, 0, 1, t2, a0, t2, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s10, x22 # hx.xror
    sw t2, 96(sp)
    lw t2, 172(sp)
    .insn r4 0xb, 0, 1, a6, a6, t0, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, a5, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s6, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s7, x12 # hx.xror
    lw s6, 112(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s1, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, a3, a1, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s7, t6, s7, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s3, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t2, s6, a7 # hx.chi
    .insn r4 0x2b, 0, 0, t1, a4, t1, x14 # hx.xror
    lw a4, 84(sp)
    sw t0, 84(sp)
    .insn r4 0x2b, 0, 0, a4, a4, a5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a5, t3, a5, x1 # hx.xror
    .insn r4 0xb, 0, 1, t3, a1, t4, s9 # hx.chi
    .insn r4 0xb, 0, 1, a1, tp, a3, a1 # hx.chi
    .insn r4 0xb, 0, 1, t0, a2, s2, t5 # hx.chi
    .insn r4 0xb, 0, 1, a3, s9, tp, a3 # hx.chi
    .insn r4 0xb, 0, 1, s9, t4, s9, tp # hx.chi
    lw tp, 76(sp)
    .insn r4 0xb, 0, 0, t4, s9, t0, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, s5, x4 # hx.xror
    sw t6, 76(sp)
    .insn r4 0xb, 0, 1, t6, tp, s7, t2 # hx.chi
    sw s9, 112(sp)
    .insn r4 0xb, 0, 1, s9, s6, a7, tp # hx.chi
    sw t0, 172(sp)
    lw t0, 200(sp)
    .insn r4 0xb, 0, 1, t2, s7, t2, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s1, x31 # hx.xror
    .insn r4 0xb, 0, 1, a7, a7, tp, s7 # hx.chi
    lw s6, 80(sp)
    sw a7, 80(sp)
    .insn r4 0x2b, 0, 0, s6, s6, gp, x1 # hx.xror
    sw t2, 200(sp)
    .insn r4 0xb, 0, 1, s7, s6, a2, s2 # hx.chi
    .insn r4 0xb, 0, 1, tp, t5, t0, s6 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, t5, t0 # hx.chi
    .insn r4 0xb, 0, 0, t5, tp, a7, a1 # hx.xor3
    lw a7, 176(sp)
    sw a1, 176(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s10, x25 # hx.xror
    .insn r4 0xb, 0, 0, a1, s7, t3, t2 # hx.xor3
    lw t2, 108(sp)
    sw s7, 108(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s4, x23 # hx.xror
    .insn r4 0xb, 0, 0, s7, a3, s9, s2 # hx.xor3
    sw s2, 160(sp)
    lw s2, 104(sp)
    sw s9, 104(sp)
    .insn r4 0x2b, 0, 0, s2, s2, s8, x31 # hx.xror
    lw s9, 120(sp)
    sw a3, 120(sp)
    .insn r4 0x2b, 0, 0, s9, s9, gp, x29 # hx.xror
    sw tp, 88(sp)
    .insn r4 0xb, 0, 1, a3, t2, s2, s9 # hx.chi
    lw tp, 168(sp)
    .insn r4 0xb, 0, 1, t0, t0, s6, a2 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s10, x28 # hx.xror
    lw a2, 132(sp)
    lw s6, 180(sp)
    .insn r4 0x2b, 0, 0, a2, a2, s10, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s1, x10 # hx.xror
    sw t3, 180(sp)
    .insn r4 0xb, 0, 0, t3, a0, a3, t6 # hx.xor3
    sw a3, 132(sp)
    lw a3, 144(sp)
    sw t6, 144(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s3, x19 # hx.xror
    sw a0, 168(sp)
    .insn r4 0xb, 0, 1, t6, s9, a3, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t2, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, s9, a3 # hx.chi
    lw s9, 128(sp)
    .insn r4 0xb, 0, 1, t2, a3, tp, t2 # hx.chi
    xor s9, s9, s4
    lw a3, 164(sp)
    .insn r4 0xb, 0, 1, tp, a7, s9, s6 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s3, x21 # hx.xror
    .insn r4 0xb, 0, 0, t3, t3, tp, t0 # hx.xor3
    sw tp, 164(sp)
    lw tp, 116(sp)
    sw t0, 116(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s6, a4, a3 # hx.chi
    sw t6, 128(sp)
    .insn r4 0xb, 0, 0, t4, t4, t0, t6 # hx.xor3
    lw t6, 152(sp)
    .insn r4 0xb, 0, 1, s6, s9, s6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s10, t6, s10, x19 # hx.xror
    lw t6, 124(sp)
    .insn r4 0xb, 0, 1, a4, a4, a3, a7 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, s4, x12 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, a7, s9 # hx.chi
    lw a7, 156(sp)
    .insn r4 0xb, 0, 0, s7, s7, t2, a4 # hx.xor3
    .insn r4 0x2b, 0, 0, a7, a7, s3, x4 # hx.xror
    lw s9, 196(sp)
    sw t2, 196(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s5, x5 # hx.xror
    lw t2, 68(sp)
    .insn r4 0xb, 0, 0, a1, a1, s2, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, t2, t2, s5, x22 # hx.xror
    .insn r4 0xb, 0, 1, s5, a5, s9, a2 # hx.chi
    sw s2, 68(sp)
    lw s2, 148(sp)
    sw s6, 148(sp)
    .insn r4 0x2b, 0, 0, s2, s2, s8, x31 # hx.xror
    lw s6, 140(sp)
    sw a4, 140(sp)
    .insn r4 0x2b, 0, 0, s3, s6, s3, x18 # hx.xror
    .insn r4 0xb, 0, 1, s6, s9, a2, t6 # hx.chi
    .insn r4 0xb, 0, 1, s9, s2, a5, s9 # hx.chi
    lw a4, 92(sp)
    .insn r4 0xb, 0, 1, a2, a2, t6, s2 # hx.chi
    .insn r4 0x2b, 0, 0, s1, a4, s1, x10 # hx.xror
    lw a4, 64(sp)
    .insn r4 0xb, 0, 1, a5, t6, s2, a5 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s4, x31 # hx.xror
    lw s4, 100(sp)
    .insn r4 0xb, 0, 1, t6, s10, t1, tp # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, gp, x25 # hx.xror
    sw a5, 100(sp)
    .insn r4 0xb, 0, 1, s2, tp, s4, a7 # hx.chi
    .insn r4 0xb, 0, 1, tp, t1, tp, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, a7, s10 # hx.chi
    .insn r4 0xb, 0, 1, t1, a7, s10, t1 # hx.chi
    .insn r4 0xb, 0, 1, a7, t2, s11, ra # hx.chi
    lw s10, 136(sp)
    sw a7, 136(sp)
    .insn r4 0x2b, 0, 0, s8, s10, s8, x10 # hx.xror
    .insn r4 0xb, 0, 0, s10, a7, s4, a5 # hx.xor3
    .insn r4 0xb, 0, 1, a7, s0, a4, s1 # hx.chi
    lw a5, 192(sp)
    sw s4, 192(sp)
    .insn r4 0x2b, 0, 0, a5, a5, gp, x2 # hx.xror
    lw s4, 72(sp)
    sw a7, 72(sp)
    .insn r4 0x2b, 0, 0, s4, s4, gp, x11 # hx.xror
    .insn r4 0xb, 0, 1, gp, s11, ra, s8 # hx.chi
    .insn r4 0xb, 0, 1, s11, s4, t2, s11 # hx.chi
    .insn r4 0xb, 0, 1, t2, s8, s4, t2 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s8, s4 # hx.chi
    .insn r4 0xb, 0, 0, s4, tp, t2, a7 # hx.xor3
    lw s8, 96(sp)
    xori ra, ra, 10
    .insn r4 0xb, 0, 0, a7, s8, s11, s2 # hx.xor3
    .insn r4 0xb, 0, 1, s8, a4, s1, a5 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a5, s3 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, s3, s0 # hx.chi
    .insn r4 0xb, 0, 1, s0, s3, s0, a4 # hx.chi
    .insn r4 0xb, 0, 0, a4, t5, a3, a0 # hx.xor3
    .insn r4 0xb, 0, 0, s3, a5, gp, a6 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a7, a2, s8 # hx.xor3
    lw t5, 188(sp)
    .insn r4 0xb, 0, 0, s3, s3, t1, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, s6, t5 # hx.xor3
    lw t5, 184(sp)
    sw s6, 64(sp)
    .insn r4 0xb, 0, 0, s10, s10, t5, s1 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t6, ra, s0 # hx.xor3
    lw s6, 84(sp)
    sw t2, 92(sp)
    .insn r4 0xb, 0, 0, t5, t5, s5, s6 # hx.xor3
    xor t2, s3, t4
    .insn r4 0x2b, 1, 0, s3, s7, s3, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, s10, x0 # hx.xrl1
    xor s10, s10, a1
    .insn r4 0x2b, 0, 0, s5, s5, t2, x23 # hx.xror
    xor s7, t5, s7
    .insn r4 0x2b, 0, 0, t6, t6, t2, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, t2, x30 # hx.xror
    .insn r4 0x2b, 1, 0, t5, a4, t5, x0 # hx.xrl1
    xor a4, s4, a4
    .insn r4 0x2b, 1, 0, s4, t3, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s2, s2, a4, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, s3, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, a4, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s10, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a1, a1, a7, x0 # hx.xrl1
    xor a7, a7, t3
    .insn r4 0xb, 0, 1, t3, s8, a0, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s10, x22 # hx.xror
    xor t0, t0, a1
    .insn r4 0x2b, 0, 0, a3, a3, s3, x18 # hx.xror
    xor ra, ra, t2
    sw t3, 84(sp)
    .insn r4 0xb, 0, 1, t3, t1, s5, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, s10, x25 # hx.xror
    sw t3, 156(sp)
    lw t3, 168(sp)
    .insn r4 0xb, 0, 1, t1, a0, t1, s5 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, t5, x22 # hx.xror
    sw t1, 168(sp)
    lw t1, 180(sp)
    .insn r4 0xb, 0, 1, s5, s5, t0, s8 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s8, a0 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s10, x12 # hx.xror
    lw s8, 128(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s7, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, a1, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, a2, a3, t3 # hx.chi
    .insn r4 0x2b, 0, 0, s10, gp, s10, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a7, x4 # hx.xror
    .insn r4 0xb, 0, 1, gp, t1, s8, s2 # hx.chi
    .insn r4 0x2b, 0, 0, t2, s0, t2, x14 # hx.xror
    lw s0, 96(sp)
    sw t0, 96(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s11, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, s11, a3, t3, s6 # hx.chi
    .insn r4 0xb, 0, 1, a3, tp, a2, a3 # hx.chi
    .insn r4 0xb, 0, 1, t0, s1, a6, t6 # hx.chi
    .insn r4 0xb, 0, 1, a2, s6, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, s6, t3, s6, tp # hx.chi
    lw tp, 88(sp)
    .insn r4 0xb, 0, 0, t3, s6, t0, gp # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, s3, x4 # hx.xror
    sw gp, 88(sp)
    .insn r4 0xb, 0, 1, gp, tp, s10, t1 # hx.chi
    sw s6, 128(sp)
    .insn r4 0xb, 0, 1, s6, s8, s2, tp # hx.chi
    sw t0, 180(sp)
    lw t0, 172(sp)
    .insn r4 0xb, 0, 1, t1, s10, t1, s8 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a1, x31 # hx.xror
    .insn r4 0xb, 0, 1, s2, s2, tp, s10 # hx.chi
    lw s8, 140(sp)
    sw s2, 140(sp)
    .insn r4 0x2b, 0, 0, s8, s8, t4, x1 # hx.xror
    sw t1, 172(sp)
    .insn r4 0xb, 0, 1, s10, s8, s1, a6 # hx.chi
    .insn r4 0xb, 0, 1, tp, t6, t0, s8 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, t6, t0 # hx.chi
    .insn r4 0xb, 0, 0, t6, tp, s2, a3 # hx.xor3
    lw s2, 116(sp)
    sw a3, 116(sp)
    .insn r4 0x2b, 0, 0, s2, s2, t5, x25 # hx.xror
    .insn r4 0xb, 0, 0, a3, s10, s11, t1 # hx.xor3
    lw t1, 108(sp)
    sw s10, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s4, x23 # hx.xror
    .insn r4 0xb, 0, 0, s10, a2, s6, a6 # hx.xor3
    sw a6, 124(sp)
    lw a6, 92(sp)
    sw s6, 92(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s7, x31 # hx.xror
    lw s6, 120(sp)
    sw a2, 120(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t4, x29 # hx.xror
    sw tp, 152(sp)
    .insn r4 0xb, 0, 1, a2, t1, a6, s6 # hx.chi
    lw tp, 144(sp)
    .insn r4 0xb, 0, 1, t0, t0, s8, s1 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, t5, x28 # hx.xror
    lw s1, 132(sp)
    lw s8, 112(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t5, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, a1, x10 # hx.xror
    sw s11, 112(sp)
    .insn r4 0xb, 0, 0, s11, a0, a2, gp # hx.xor3
    sw a2, 132(sp)
    lw a2, 184(sp)
    sw gp, 184(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a7, x19 # hx.xror
    sw a0, 144(sp)
    .insn r4 0xb, 0, 1, gp, s6, a2, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t1, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, s6, a2 # hx.chi
    lw s6, 148(sp)
    .insn r4 0xb, 0, 1, t1, a2, tp, t1 # hx.chi
    xor s6, s6, s4
    lw a2, 192(sp)
    .insn r4 0xb, 0, 1, tp, s2, s6, s8 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, a7, x21 # hx.xror
    .insn r4 0xb, 0, 0, s11, s11, tp, t0 # hx.xor3
    sw tp, 192(sp)
    lw tp, 188(sp)
    sw t0, 188(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s7, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s8, s0, a2 # hx.chi
    sw gp, 148(sp)
    .insn r4 0xb, 0, 0, t3, t3, t0, gp # hx.xor3
    lw gp, 164(sp)
    .insn r4 0xb, 0, 1, s8, s6, s8, s0 # hx.chi
    .insn r4 0x2b, 0, 0, t5, gp, t5, x19 # hx.xror
    lw gp, 200(sp)
    .insn r4 0xb, 0, 1, s0, s0, a2, s2 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, s4, x12 # hx.xror
    .insn r4 0xb, 0, 1, a2, a2, s2, s6 # hx.chi
    lw s2, 100(sp)
    .insn r4 0xb, 0, 0, s6, s10, t1, s0 # hx.xor3
    .insn r4 0x2b, 0, 0, s2, s2, a7, x4 # hx.xror
    lw s10, 176(sp)
    xori s8, s8, 1
    .insn r4 0x2b, 0, 0, s10, s10, s3, x5 # hx.xror
    sw t1, 176(sp)
    lw t1, 80(sp)
    .insn r4 0xb, 0, 0, a3, a3, a6, s8 # hx.xor3
    .insn r4 0x2b, 0, 0, t1, t1, s3, x22 # hx.xror
    .insn r4 0xb, 0, 1, s3, a4, s10, s1 # hx.chi
    sw a6, 80(sp)
    lw a6, 64(sp)
    sw s8, 64(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s7, x31 # hx.xror
    lw s8, 136(sp)
    sw s0, 136(sp)
    .insn r4 0x2b, 0, 0, a7, s8, a7, x18 # hx.xror
    .insn r4 0xb, 0, 1, s8, s10, s1, gp # hx.chi
    .insn r4 0xb, 0, 1, s10, a6, a4, s10 # hx.chi
    lw s0, 76(sp)
    .insn r4 0xb, 0, 1, s1, s1, gp, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, a1, x10 # hx.xror
    lw a1, 68(sp)
    .insn r4 0xb, 0, 1, a4, gp, a6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s4, x31 # hx.xror
    lw s4, 104(sp)
    .insn r4 0xb, 0, 1, gp, t5, t2, tp # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, t4, x25 # hx.xror
    sw a4, 104(sp)
    .insn r4 0xb, 0, 1, a6, tp, s4, s2 # hx.chi
    .insn r4 0xb, 0, 1, tp, t2, tp, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, s2, t5 # hx.chi
    .insn r4 0xb, 0, 1, t2, s2, t5, t2 # hx.chi
    .insn r4 0xb, 0, 1, s2, t1, s9, ra # hx.chi
    lw t5, 72(sp)
    sw s2, 72(sp)
    .insn r4 0x2b, 0, 0, s7, t5, s7, x10 # hx.xror
    .insn r4 0xb, 0, 0, t5, s2, s4, a4 # hx.xor3
    .insn r4 0xb, 0, 1, s2, a5, a1, s0 # hx.chi
    lw a4, 160(sp)
    sw s4, 160(sp)
    .insn r4 0x2b, 0, 0, a4, a4, t4, x2 # hx.xror
    lw s4, 196(sp)
    sw s2, 196(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t4, x11 # hx.xror
    .insn r4 0xb, 0, 1, t4, s9, ra, s7 # hx.chi
    .insn r4 0xb, 0, 1, s9, s4, t1, s9 # hx.chi
    .insn r4 0xb, 0, 1, t1, s7, s4, t1 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s7, s4 # hx.chi
    .insn r4 0xb, 0, 0, s4, tp, t1, s2 # hx.xor3
    lw s7, 168(sp)
    sw t1, 68(sp)
    .insn r4 0xb, 0, 0, s2, s7, s9, a6 # hx.xor3
    .insn r4 0xb, 0, 1, s7, a1, s0, a4 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a4, a7 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, a7, a5 # hx.chi
    lui t1, 8
    xor t1, ra, t1
    xori t1, t1, 130
    .insn r4 0xb, 0, 1, ra, a7, a5, a1 # hx.chi
    .insn r4 0xb, 0, 0, a1, t6, a2, a0 # hx.xor3
    .insn r4 0xb, 0, 0, a5, a4, t4, s5 # hx.xor3
    .insn r4 0xb, 0, 0, a7, s2, s1, s7 # hx.xor3
    lw s2, 84(sp)
    lw t6, 156(sp)
    .insn r4 0xb, 0, 0, s4, s4, s8, s2 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, t6, s0 # hx.xor3
    .insn r4 0xb, 0, 0, s2, gp, t1, ra # hx.xor3
    .insn r4 0xb, 0, 0, a5, a5, t2, s10 # hx.xor3
    lw t6, 96(sp)
    sw s8, 76(sp)
    .insn r4 0xb, 0, 0, s2, s2, s3, t6 # hx.xor3
    xor s8, a5, t3
    .insn r4 0x2b, 1, 0, a5, s6, a5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t3, t3, t5, x0 # hx.xrl1
    xor t5, t5, a3
    .insn r4 0x2b, 0, 0, s3, s3, s8, x23 # hx.xror
    xor s6, s2, s6
    .insn r4 0x2b, 0, 0, gp, gp, s8, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, s8, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s2, a1, s2, x0 # hx.xrl1
    xor a1, s4, a1
    .insn r4 0x2b, 1, 0, s4, s11, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a6, a6, a1, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, a5, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a1, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, t5, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a3, a3, a7, x0 # hx.xrl1
    xor a7, a7, s11
    .insn r4 0xb, 0, 1, s11, s7, a0, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, t5, x22 # hx.xror
    xor t0, t0, a3
    .insn r4 0x2b, 0, 0, a2, a2, a5, x18 # hx.xror
    xor t1, t1, s8
    sw s11, 96(sp)
    .insn r4 0xb, 0, 1, s11, t2, s3, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t5, x25 # hx.xror
    sw s11, 100(sp)
    lw s11, 144(sp)
    .insn r4 0xb, 0, 1, t2, a0, t2, s3 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s2, x22 # hx.xror
    sw t2, 144(sp)
    lw t2, 112(sp)
    .insn r4 0xb, 0, 1, s3, s3, t0, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a1, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s7, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, t5, x12 # hx.xror
    lw s7, 148(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s6, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a3, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, s1, a2, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, t5, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, a7, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, t2, s7, a6 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s8, x14 # hx.xror
    lw s8, 168(sp)
    sw t0, 168(sp)
    .insn r4 0x2b, 0, 0, s8, s8, a1, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a1, s9, a1, x1 # hx.xror
    .insn r4 0xb, 0, 1, s9, a2, s11, t6 # hx.chi
    .insn r4 0xb, 0, 1, a2, tp, s1, a2 # hx.chi
    .insn r4 0xb, 0, 1, t0, s0, s5, gp # hx.chi
    .insn r4 0xb, 0, 1, s1, t6, tp, s1 # hx.chi
    .insn r4 0xb, 0, 1, s11, s11, t6, tp # hx.chi
    lw tp, 152(sp)
    .insn r4 0xb, 0, 0, t6, s11, t0, t5 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, a5, x4 # hx.xror
    sw t5, 152(sp)
    .insn r4 0xb, 0, 1, t5, tp, t4, t2 # hx.chi
    sw s11, 148(sp)
    .insn r4 0xb, 0, 1, s11, s7, a6, tp # hx.chi
    sw t0, 112(sp)
    lw t0, 180(sp)
    .insn r4 0xb, 0, 1, t2, t4, t2, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a3, x31 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, tp, t4 # hx.chi
    lw s7, 136(sp)
    sw a6, 136(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t3, x1 # hx.xror
    sw t2, 180(sp)
    .insn r4 0xb, 0, 1, t4, s7, s0, s5 # hx.chi
    .insn r4 0xb, 0, 1, tp, gp, t0, s7 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, gp, t0 # hx.chi
    .insn r4 0xb, 0, 0, gp, tp, a6, a2 # hx.xor3
    lw a6, 188(sp)
    sw a2, 188(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s2, x25 # hx.xror
    .insn r4 0xb, 0, 0, a2, t4, s9, t2 # hx.xor3
    lw t2, 108(sp)
    sw t4, 108(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s4, x23 # hx.xror
    .insn r4 0xb, 0, 0, t4, s1, s11, s5 # hx.xor3
    sw s5, 200(sp)
    lw s5, 68(sp)
    sw s11, 68(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s6, x31 # hx.xror
    lw s11, 120(sp)
    sw s1, 120(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t3, x29 # hx.xror
    sw tp, 164(sp)
    .insn r4 0xb, 0, 1, s1, t2, s5, s11 # hx.chi
    lw tp, 184(sp)
    .insn r4 0xb, 0, 1, t0, t0, s7, s0 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s2, x28 # hx.xror
    lw s0, 132(sp)
    lw s7, 128(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s2, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a3, x10 # hx.xror
    sw s9, 128(sp)
    .insn r4 0xb, 0, 0, s9, a0, s1, t5 # hx.xor3
    sw s1, 132(sp)
    lw s1, 156(sp)
    sw t5, 156(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a7, x19 # hx.xror
    sw a0, 184(sp)
    .insn r4 0xb, 0, 1, t5, s11, s1, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t2, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, s11, s1 # hx.chi
    lw s11, 64(sp)
    .insn r4 0xb, 0, 1, t2, s1, tp, t2 # hx.chi
    xor s11, s11, s4
    lw s1, 160(sp)
    .insn r4 0xb, 0, 1, tp, a6, s11, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, a7, x21 # hx.xror
    .insn r4 0xb, 0, 0, s9, s9, tp, t0 # hx.xor3
    sw tp, 160(sp)
    lw tp, 84(sp)
    sw t0, 84(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s6, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s7, s8, s1 # hx.chi
    sw t5, 64(sp)
    .insn r4 0xb, 0, 0, t6, t6, t0, t5 # hx.xor3
    lw t5, 192(sp)
    .insn r4 0xb, 0, 1, s7, s11, s7, s8 # hx.chi
    .insn r4 0x2b, 0, 0, s2, t5, s2, x19 # hx.xror
    lw t5, 172(sp)
    .insn r4 0xb, 0, 1, s8, s8, s1, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s4, x12 # hx.xror
    .insn r4 0xb, 0, 1, s1, s1, a6, s11 # hx.chi
    lw a6, 104(sp)
    .insn r4 0xb, 0, 0, s11, t4, t2, s8 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, a7, x4 # hx.xror
    lw t4, 116(sp)
    sw t2, 116(sp)
    .insn r4 0x2b, 0, 0, t4, t4, a5, x5 # hx.xror
    lw t2, 140(sp)
    .insn r4 0xb, 0, 0, a2, a2, s5, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, t2, t2, a5, x22 # hx.xror
    .insn r4 0xb, 0, 1, a5, a1, t4, s0 # hx.chi
    sw s5, 140(sp)
    lw s5, 76(sp)
    sw s7, 76(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s6, x31 # hx.xror
    lw s7, 72(sp)
    sw s8, 72(sp)
    .insn r4 0x2b, 0, 0, a7, s7, a7, x18 # hx.xror
    .insn r4 0xb, 0, 1, s7, t4, s0, t5 # hx.chi
    .insn r4 0xb, 0, 1, t4, s5, a1, t4 # hx.chi
    lw s8, 88(sp)
    .insn r4 0xb, 0, 1, s0, s0, t5, s5 # hx.chi
    .insn r4 0x2b, 0, 0, a3, s8, a3, x10 # hx.xror
    lw s8, 80(sp)
    .insn r4 0xb, 0, 1, a1, t5, s5, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s8, s4, x31 # hx.xror
    lw s8, 92(sp)
    .insn r4 0xb, 0, 1, t5, s2, ra, tp # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, t3, x25 # hx.xror
    sw a1, 92(sp)
    .insn r4 0xb, 0, 1, s5, tp, s8, a6 # hx.chi
    .insn r4 0xb, 0, 1, tp, ra, tp, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, a6, s2 # hx.chi
    .insn r4 0xb, 0, 1, ra, a6, s2, ra # hx.chi
    .insn r4 0xb, 0, 1, a6, t2, s10, t1 # hx.chi
    lw s2, 196(sp)
    sw a6, 196(sp)
    .insn r4 0x2b, 0, 0, s2, s2, s6, x10 # hx.xror
    .insn r4 0xb, 0, 0, s6, a6, s8, a1 # hx.xor3
    .insn r4 0xb, 0, 1, a6, a4, s4, a3 # hx.chi
    lw a1, 124(sp)
    sw s8, 124(sp)
    .insn r4 0x2b, 0, 0, a1, a1, t3, x2 # hx.xror
    lw s8, 176(sp)
    sw a6, 176(sp)
    .insn r4 0x2b, 0, 0, s8, s8, t3, x11 # hx.xror
    .insn r4 0xb, 0, 1, t3, s10, t1, s2 # hx.chi
    .insn r4 0xb, 0, 1, s10, s8, t2, s10 # hx.chi
    .insn r4 0xb, 0, 1, t2, s2, s8, t2 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, s2, s8 # hx.chi
    .insn r4 0xb, 0, 0, s2, tp, t2, a6 # hx.xor3
    lw s8, 144(sp)
    sw t2, 80(sp)
    .insn r4 0xb, 0, 0, a6, s8, s10, s5 # hx.xor3
    .insn r4 0xb, 0, 1, s8, s4, a3, a1 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, a1, a7 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, a7, a4 # hx.chi
    lui t2, 8
    xor t2, t1, t2
    xori t2, t2, 3
    .insn r4 0xb, 0, 1, t1, a7, a4, s4 # hx.chi
    .insn r4 0xb, 0, 0, a4, gp, s1, a0 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a1, t3, s3 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, s0, s8 # hx.xor3
    lw s4, 96(sp)
    lw gp, 100(sp)
    .insn r4 0xb, 0, 0, s2, s2, s7, s4 # hx.xor3
    .insn r4 0xb, 0, 0, s6, s6, gp, a3 # hx.xor3
    .insn r4 0xb, 0, 0, s4, t5, t2, t1 # hx.xor3
    lw gp, 168(sp)
    .insn r4 0xb, 0, 0, a7, a7, ra, t4 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, a5, gp # hx.xor3
.L_rvh_keccak_12:
    sw s7, 88(sp)
    xor s7, a7, t6
    .insn r4 0x2b, 1, 0, a7, s11, a7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, t6, s6, x0 # hx.xrl1
    xor s6, s6, a2
    .insn r4 0x2b, 0, 0, a5, a5, s7, x23 # hx.xror
    xor s11, s4, s11
    .insn r4 0x2b, 0, 0, t5, t5, s7, x11 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, s7, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s4, a4, s4, x0 # hx.xrl1
    xor a4, s2, a4
    .insn r4 0x2b, 1, 0, s2, s9, s2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s5, s5, a4, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, a7, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, a4, x29 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, s6, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a2, a2, a6, x0 # hx.xrl1
    xor a6, a6, s9
    .insn r4 0xb, 0, 1, s9, s8, a0, ra # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s6, x22 # hx.xror
    xor t0, t0, a2
    .insn r4 0x2b, 0, 0, s1, s1, a7, x18 # hx.xror
    xor t2, t2, s7
    sw s9, 168(sp)
    .insn r4 0xb, 0, 1, s9, ra, a5, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s6, x25 # hx.xror
    sw s9, 104(sp)
    lw s9, 184(sp)
    .insn r4 0xb, 0, 1, ra, a0, ra, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, s4, x22 # hx.xror
    sw ra, 184(sp)
    lw ra, 128(sp)
    .insn r4 0xb, 0, 1, a5, a5, t0, s8 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s2, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s8, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, s6, x12 # hx.xror
    lw s8, 64(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s11, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, a2, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, s0, s1, s9 # hx.chi
    .insn r4 0x2b, 0, 0, s6, t3, s6, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, a6, x4 # hx.xror
    .insn r4 0xb, 0, 1, t3, ra, s8, s5 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s7, x14 # hx.xror
    lw s7, 144(sp)
    sw t0, 144(sp)
    .insn r4 0x2b, 0, 0, s7, s7, a4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s10, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, s10, s1, s9, gp # hx.chi
    .insn r4 0xb, 0, 1, s1, tp, s0, s1 # hx.chi
    .insn r4 0xb, 0, 1, t0, a3, s3, t5 # hx.chi
    .insn r4 0xb, 0, 1, s0, gp, tp, s0 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, gp, tp # hx.chi
    lw tp, 164(sp)
    .insn r4 0xb, 0, 0, gp, s9, t0, t3 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, a7, x4 # hx.xror
    sw t3, 164(sp)
    .insn r4 0xb, 0, 1, t3, tp, s6, ra # hx.chi
    sw s9, 64(sp)
    .insn r4 0xb, 0, 1, s9, s8, s5, tp # hx.chi
    sw t0, 128(sp)
    lw t0, 112(sp)
    .insn r4 0xb, 0, 1, ra, s6, ra, s8 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a2, x31 # hx.xror
    .insn r4 0xb, 0, 1, s5, s5, tp, s6 # hx.chi
    lw s6, 72(sp)
    sw s5, 72(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t6, x1 # hx.xror
    sw ra, 112(sp)
    .insn r4 0xb, 0, 1, s8, s6, a3, s3 # hx.chi
    .insn r4 0xb, 0, 1, tp, t5, t0, s6 # hx.chi
    .insn r4 0xb, 0, 1, s3, s3, t5, t0 # hx.chi
    .insn r4 0xb, 0, 0, t5, tp, s5, s1 # hx.xor3
    lw s5, 84(sp)
    sw s1, 84(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s4, x25 # hx.xror
    .insn r4 0xb, 0, 0, s1, s8, s10, ra # hx.xor3
    lw ra, 108(sp)
    sw s8, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s2, x23 # hx.xror
    .insn r4 0xb, 0, 0, s8, s0, s9, s3 # hx.xor3
    sw s3, 172(sp)
    lw s3, 80(sp)
    sw s9, 80(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s11, x31 # hx.xror
    lw s9, 120(sp)
    sw s0, 120(sp)
    .insn r4 0x2b, 0, 0, s9, s9, t6, x29 # hx.xror
    sw tp, 192(sp)
    .insn r4 0xb, 0, 1, s0, ra, s3, s9 # hx.chi
    lw tp, 156(sp)
    .insn r4 0xb, 0, 1, t0, t0, s6, a3 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s4, x28 # hx.xror
    lw a3, 132(sp)
    lw s6, 148(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s4, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a2, x10 # hx.xror
    sw s10, 148(sp)
    .insn r4 0xb, 0, 0, s10, a0, s0, t3 # hx.xor3
    sw s0, 132(sp)
    lw s0, 100(sp)
    sw t3, 100(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a6, x19 # hx.xror
    sw a0, 156(sp)
    .insn r4 0xb, 0, 1, t3, s9, s0, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, ra, s3 # hx.chi
    .insn r4 0xb, 0, 1, s3, s3, s9, s0 # hx.chi
    lw s9, 76(sp)
    .insn r4 0xb, 0, 1, ra, s0, tp, ra # hx.chi
    xor s9, s9, s2
    lw s0, 124(sp)
    .insn r4 0xb, 0, 1, tp, s5, s9, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, a6, x21 # hx.xror
    .insn r4 0xb, 0, 0, s10, s10, tp, t0 # hx.xor3
    sw tp, 124(sp)
    lw tp, 96(sp)
    sw t0, 96(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s11, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s6, s7, s0 # hx.chi
    sw t3, 76(sp)
    .insn r4 0xb, 0, 0, gp, gp, t0, t3 # hx.xor3
    lw t3, 160(sp)
    .insn r4 0xb, 0, 1, s6, s9, s6, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s4, t3, s4, x19 # hx.xror
    lw t3, 180(sp)
    .insn r4 0xb, 0, 1, s7, s7, s0, s5 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s2, x12 # hx.xror
    .insn r4 0xb, 0, 1, s0, s0, s5, s9 # hx.chi
    lw s5, 92(sp)
    .insn r4 0xb, 0, 0, s8, s8, ra, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, s5, s5, a6, x4 # hx.xror
    lw s9, 188(sp)
    xori s6, s6, 1
    .insn r4 0x2b, 0, 0, s9, s9, a7, x5 # hx.xror
    sw ra, 188(sp)
    lw ra, 136(sp)
    .insn r4 0xb, 0, 0, s1, s1, s3, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, ra, ra, a7, x22 # hx.xror
    .insn r4 0xb, 0, 1, a7, a4, s9, a3 # hx.chi
    sw s3, 136(sp)
    lw s3, 88(sp)
    sw s6, 88(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s11, x31 # hx.xror
    lw s6, 196(sp)
    sw s7, 196(sp)
    .insn r4 0x2b, 0, 0, a6, s6, a6, x18 # hx.xror
    .insn r4 0xb, 0, 1, s6, s9, a3, t3 # hx.chi
    .insn r4 0xb, 0, 1, s9, s3, a4, s9 # hx.chi
    lw s7, 152(sp)
    .insn r4 0xb, 0, 1, a3, a3, t3, s3 # hx.chi
    .insn r4 0x2b, 0, 0, a2, s7, a2, x10 # hx.xror
    lw s7, 140(sp)
    .insn r4 0xb, 0, 1, a4, t3, s3, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s7, s2, x31 # hx.xror
    lw s7, 68(sp)
    .insn r4 0xb, 0, 1, t3, s4, t1, tp # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, t6, x25 # hx.xror
    sw a4, 68(sp)
    .insn r4 0xb, 0, 1, s3, tp, s7, s5 # hx.chi
    .insn r4 0xb, 0, 1, tp, t1, tp, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, s5, s4 # hx.chi
    .insn r4 0xb, 0, 1, t1, s5, s4, t1 # hx.chi
    .insn r4 0xb, 0, 1, s4, ra, t4, t2 # hx.chi
    lw s5, 176(sp)
    sw s4, 176(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s11, x10 # hx.xror
    .insn r4 0xb, 0, 0, s11, s4, s7, a4 # hx.xor3
    .insn r4 0xb, 0, 1, s4, a1, s2, a2 # hx.chi
    lw a4, 200(sp)
    sw s7, 200(sp)
    .insn r4 0x2b, 0, 0, a4, a4, t6, x2 # hx.xror
    lw s7, 116(sp)
    sw s4, 116(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t6, x11 # hx.xror
    .insn r4 0xb, 0, 1, t6, t4, t2, s5 # hx.chi
    .insn r4 0xb, 0, 1, t4, s7, ra, t4 # hx.chi
    .insn r4 0xb, 0, 1, ra, s5, s7, ra # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s5, s7 # hx.chi
    .insn r4 0xb, 0, 0, s5, tp, ra, s4 # hx.xor3
    lw s7, 184(sp)
    sw ra, 140(sp)
    .insn r4 0xb, 0, 0, s4, s7, t4, s3 # hx.xor3
    .insn r4 0xb, 0, 1, s7, s2, a2, a4 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, a4, a6 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, a6, a1 # hx.chi
    lui ra, 8
    xor ra, t2, ra
    xori ra, ra, 139
    .insn r4 0xb, 0, 1, t2, a6, a1, s2 # hx.chi
    .insn r4 0xb, 0, 0, a1, t5, s0, a0 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a4, t6, a5 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s4, a3, s7 # hx.xor3
    lw s4, 168(sp)
    lw t5, 104(sp)
    .insn r4 0xb, 0, 0, s5, s5, s6, s4 # hx.xor3
    .insn r4 0xb, 0, 0, s11, s11, t5, a2 # hx.xor3
    .insn r4 0xb, 0, 0, s4, t3, ra, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, t1, s9 # hx.xor3
    lw t5, 144(sp)
    sw s6, 152(sp)
    .insn r4 0xb, 0, 0, s4, s4, a7, t5 # hx.xor3
    xor s6, a6, gp
    .insn r4 0x2b, 1, 0, a6, s8, a6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, gp, gp, s11, x0 # hx.xrl1
    xor s11, s11, s1
    .insn r4 0x2b, 0, 0, a7, a7, s6, x23 # hx.xror
    xor s8, s4, s8
    .insn r4 0x2b, 0, 0, t3, t3, s6, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s6, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s4, a1, s4, x0 # hx.xrl1
    xor a1, s5, a1
    .insn r4 0x2b, 1, 0, s5, s10, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s3, s3, a1, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, a6, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a1, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s11, x28 # hx.xror
    .insn r4 0x2b, 1, 0, s1, s1, s2, x0 # hx.xrl1
    xor s2, s2, s10
    .insn r4 0xb, 0, 1, s10, s7, a0, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s11, x22 # hx.xror
    xor t0, t0, s1
    .insn r4 0x2b, 0, 0, s0, s0, a6, x18 # hx.xror
    xor ra, ra, s6
    sw s10, 144(sp)
    .insn r4 0xb, 0, 1, s10, t1, a7, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, s11, x25 # hx.xror
    sw s10, 92(sp)
    lw s10, 156(sp)
    .insn r4 0xb, 0, 1, t1, a0, t1, a7 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s4, x22 # hx.xror
    sw t1, 156(sp)
    lw t1, 148(sp)
    .insn r4 0xb, 0, 1, a7, a7, t0, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, a1, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s7, a0 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s11, x12 # hx.xror
    lw s7, 76(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s1, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, a3, s0, s10 # hx.chi
    .insn r4 0x2b, 0, 0, s11, t6, s11, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s2, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t1, s7, s3 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s6, x14 # hx.xror
    lw s6, 184(sp)
    sw t0, 184(sp)
    .insn r4 0x2b, 0, 0, s6, s6, a1, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a1, t4, a1, x1 # hx.xror
    .insn r4 0xb, 0, 1, t4, s0, s10, t5 # hx.chi
    .insn r4 0xb, 0, 1, s0, tp, a3, s0 # hx.chi
    .insn r4 0xb, 0, 1, t0, a2, a5, t3 # hx.chi
    .insn r4 0xb, 0, 1, a3, t5, tp, a3 # hx.chi
    .insn r4 0xb, 0, 1, s10, s10, t5, tp # hx.chi
    lw tp, 192(sp)
    .insn r4 0xb, 0, 0, t5, s10, t0, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, a6, x4 # hx.xror
    sw t6, 192(sp)
    .insn r4 0xb, 0, 1, t6, tp, s11, t1 # hx.chi
    sw s10, 76(sp)
    .insn r4 0xb, 0, 1, s10, s7, s3, tp # hx.chi
    sw t0, 148(sp)
    lw t0, 128(sp)
    .insn r4 0xb, 0, 1, t1, s11, t1, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s1, x31 # hx.xror
    .insn r4 0xb, 0, 1, s3, s3, tp, s11 # hx.chi
    lw s7, 196(sp)
    sw s3, 196(sp)
    .insn r4 0x2b, 0, 0, s7, s7, gp, x1 # hx.xror
    sw t1, 128(sp)
    .insn r4 0xb, 0, 1, s11, s7, a2, a5 # hx.chi
    .insn r4 0xb, 0, 1, tp, t3, t0, s7 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, t3, t0 # hx.chi
    .insn r4 0xb, 0, 0, t3, tp, s3, s0 # hx.xor3
    lw s3, 96(sp)
    sw s0, 96(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s4, x25 # hx.xror
    .insn r4 0xb, 0, 0, s0, s11, t4, t1 # hx.xor3
    lw t1, 108(sp)
    sw s11, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, s11, a3, s10, a5 # hx.xor3
    sw a5, 180(sp)
    lw a5, 140(sp)
    sw s10, 140(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s8, x31 # hx.xror
    lw s10, 120(sp)
    sw a3, 120(sp)
    .insn r4 0x2b, 0, 0, s10, s10, gp, x29 # hx.xror
    sw tp, 160(sp)
    .insn r4 0xb, 0, 1, a3, t1, a5, s10 # hx.chi
    lw tp, 100(sp)
    .insn r4 0xb, 0, 1, t0, t0, s7, a2 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s4, x28 # hx.xror
    lw a2, 132(sp)
    lw s7, 64(sp)
    .insn r4 0x2b, 0, 0, a2, a2, s4, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s1, x10 # hx.xror
    sw t4, 64(sp)
    .insn r4 0xb, 0, 0, t4, a0, a3, t6 # hx.xor3
    sw a3, 132(sp)
    lw a3, 104(sp)
    sw t6, 104(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s2, x19 # hx.xror
    sw a0, 100(sp)
    .insn r4 0xb, 0, 1, t6, s10, a3, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t1, a5 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, s10, a3 # hx.chi
    lw s10, 88(sp)
    .insn r4 0xb, 0, 1, t1, a3, tp, t1 # hx.chi
    xor s10, s10, s5
    lw a3, 200(sp)
    .insn r4 0xb, 0, 1, tp, s3, s10, s7 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s2, x21 # hx.xror
    .insn r4 0xb, 0, 0, t4, t4, tp, t0 # hx.xor3
    sw tp, 200(sp)
    lw tp, 168(sp)
    sw t0, 168(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s7, s6, a3 # hx.chi
    sw t6, 88(sp)
    .insn r4 0xb, 0, 0, t5, t5, t0, t6 # hx.xor3
    lw t6, 124(sp)
    .insn r4 0xb, 0, 1, s7, s10, s7, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, t6, s4, x19 # hx.xror
    lw t6, 112(sp)
    .insn r4 0xb, 0, 1, s6, s6, a3, s3 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, s5, x12 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, s3, s10 # hx.chi
    lw s3, 68(sp)
    .insn r4 0xb, 0, 0, s10, s11, t1, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, s3, s3, s2, x4 # hx.xror
    lw s11, 84(sp)
    xori s7, s7, 1
    .insn r4 0x2b, 0, 0, s11, s11, a6, x5 # hx.xror
    sw t1, 84(sp)
    lw t1, 72(sp)
    .insn r4 0xb, 0, 0, s0, s0, a5, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, t1, t1, a6, x22 # hx.xror
    .insn r4 0xb, 0, 1, a6, a1, s11, a2 # hx.chi
    sw a5, 72(sp)
    lw a5, 152(sp)
    sw s7, 152(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s8, x31 # hx.xror
    lw s7, 176(sp)
    sw s6, 176(sp)
    .insn r4 0x2b, 0, 0, s2, s7, s2, x18 # hx.xror
    .insn r4 0xb, 0, 1, s7, s11, a2, t6 # hx.chi
    .insn r4 0xb, 0, 1, s11, a5, a1, s11 # hx.chi
    lw s6, 164(sp)
    .insn r4 0xb, 0, 1, a2, a2, t6, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s6, s1, x10 # hx.xror
    lw s6, 136(sp)
    .insn r4 0xb, 0, 1, a1, t6, a5, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s6, s5, x31 # hx.xror
    lw s6, 80(sp)
    .insn r4 0xb, 0, 1, t6, s4, t2, tp # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, gp, x25 # hx.xror
    sw a1, 80(sp)
    .insn r4 0xb, 0, 1, a5, tp, s6, s3 # hx.chi
    .insn r4 0xb, 0, 1, tp, t2, tp, s6 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, s3, s4 # hx.chi
    .insn r4 0xb, 0, 1, t2, s3, s4, t2 # hx.chi
    .insn r4 0xb, 0, 1, s3, t1, s9, ra # hx.chi
    lw s4, 116(sp)
    sw s3, 116(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s8, x10 # hx.xror
    .insn r4 0xb, 0, 0, s8, s3, s6, a1 # hx.xor3
    .insn r4 0xb, 0, 1, s3, a4, s5, s1 # hx.chi
    lw a1, 172(sp)
    sw s6, 172(sp)
    .insn r4 0x2b, 0, 0, a1, a1, gp, x2 # hx.xror
    lw s6, 188(sp)
    sw s3, 188(sp)
    .insn r4 0x2b, 0, 0, s6, s6, gp, x11 # hx.xror
    .insn r4 0xb, 0, 1, gp, s9, ra, s4 # hx.chi
    .insn r4 0xb, 0, 1, s9, s6, t1, s9 # hx.chi
    .insn r4 0xb, 0, 1, t1, s4, s6, t1 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s4, s6 # hx.chi
    .insn r4 0xb, 0, 0, s4, tp, t1, s3 # hx.xor3
    lw s6, 156(sp)
    sw t1, 136(sp)
    .insn r4 0xb, 0, 0, s3, s6, s9, a5 # hx.xor3
    .insn r4 0xb, 0, 1, s6, s5, s1, a1 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a1, s2 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, s2, a4 # hx.chi
    lui t1, 524288
    xor t1, ra, t1
    xori t1, t1, 11
    .insn r4 0xb, 0, 1, ra, s2, a4, s5 # hx.chi
    .insn r4 0xb, 0, 0, a4, t3, a3, a0 # hx.xor3
    .insn r4 0xb, 0, 0, s2, a1, gp, a7 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, a2, s6 # hx.xor3
    lw s5, 144(sp)
    lw t3, 92(sp)
    .insn r4 0xb, 0, 0, s4, s4, s7, s5 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, t3, s1 # hx.xor3
    .insn r4 0xb, 0, 0, s5, t6, t1, ra # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, t2, s11 # hx.xor3
    lw t3, 184(sp)
    sw s7, 164(sp)
    .insn r4 0xb, 0, 0, s5, s5, a6, t3 # hx.xor3
    xor s7, s2, t5
    .insn r4 0x2b, 1, 0, s2, s10, s2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, t5, s8, x0 # hx.xrl1
    xor s8, s8, s0
    .insn r4 0x2b, 0, 0, a6, a6, s7, x23 # hx.xror
    xor s10, s5, s10
    .insn r4 0x2b, 0, 0, t6, t6, s7, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, s7, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s5, a4, s5, x0 # hx.xrl1
    xor a4, s4, a4
    .insn r4 0x2b, 1, 0, s4, t4, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a5, a5, a4, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, s2, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a4, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s8, x28 # hx.xror
    .insn r4 0x2b, 1, 0, s0, s0, s3, x0 # hx.xrl1
    xor s3, s3, t4
    .insn r4 0xb, 0, 1, t4, s6, a0, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s8, x22 # hx.xror
    xor t0, t0, s0
    .insn r4 0x2b, 0, 0, a3, a3, s2, x18 # hx.xror
    xor t1, t1, s7
    sw t4, 184(sp)
    .insn r4 0xb, 0, 1, t4, t2, a6, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s8, x25 # hx.xror
    sw t4, 68(sp)
    lw t4, 100(sp)
    .insn r4 0xb, 0, 1, t2, a0, t2, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s5, x22 # hx.xror
    sw t2, 100(sp)
    lw t2, 64(sp)
    .insn r4 0xb, 0, 1, a6, a6, t0, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s6, a0 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, s8, x12 # hx.xror
    lw s6, 88(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s10, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s0, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, a2, a3, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s8, gp, s8, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s3, x4 # hx.xror
    .insn r4 0xb, 0, 1, gp, t2, s6, a5 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s7, x14 # hx.xror
    lw s7, 156(sp)
    sw t0, 156(sp)
    .insn r4 0x2b, 0, 0, s7, s7, a4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s9, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, s9, a3, t4, t3 # hx.chi
    .insn r4 0xb, 0, 1, a3, tp, a2, a3 # hx.chi
    .insn r4 0xb, 0, 1, t0, s1, a7, t6 # hx.chi
    .insn r4 0xb, 0, 1, a2, t3, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, t3, t4, t3, tp # hx.chi
    lw tp, 160(sp)
    .insn r4 0xb, 0, 0, t4, t3, t0, gp # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, s2, x4 # hx.xror
    sw gp, 160(sp)
    .insn r4 0xb, 0, 1, gp, tp, s8, t2 # hx.chi
    sw t3, 88(sp)
    .insn r4 0xb, 0, 1, t3, s6, a5, tp # hx.chi
    sw t0, 64(sp)
    lw t0, 148(sp)
    .insn r4 0xb, 0, 1, t2, s8, t2, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s0, x31 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, tp, s8 # hx.chi
    lw s6, 176(sp)
    sw a5, 176(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t5, x1 # hx.xror
    sw t2, 148(sp)
    .insn r4 0xb, 0, 1, s8, s6, s1, a7 # hx.chi
    .insn r4 0xb, 0, 1, tp, t6, t0, s6 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, t6, t0 # hx.chi
    .insn r4 0xb, 0, 0, t6, tp, a5, a3 # hx.xor3
    lw a5, 168(sp)
    sw a3, 168(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s5, x25 # hx.xror
    .insn r4 0xb, 0, 0, a3, s8, s9, t2 # hx.xor3
    lw t2, 108(sp)
    sw s8, 108(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s4, x23 # hx.xror
    .insn r4 0xb, 0, 0, s8, a2, t3, a7 # hx.xor3
    sw a7, 112(sp)
    lw a7, 136(sp)
    sw t3, 136(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s10, x31 # hx.xror
    lw t3, 120(sp)
    sw a2, 120(sp)
    .insn r4 0x2b, 0, 0, t3, t3, t5, x29 # hx.xror
    sw tp, 124(sp)
    .insn r4 0xb, 0, 1, a2, t2, a7, t3 # hx.chi
    lw tp, 104(sp)
    .insn r4 0xb, 0, 1, t0, t0, s6, s1 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s5, x28 # hx.xror
    lw s1, 132(sp)
    lw s6, 76(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s5, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s0, x10 # hx.xror
    sw s9, 76(sp)
    .insn r4 0xb, 0, 0, s9, a0, a2, gp # hx.xor3
    sw a2, 132(sp)
    lw a2, 92(sp)
    sw gp, 92(sp)
    .insn r4 0x2b, 0, 0, a2, a2, s3, x19 # hx.xror
    sw a0, 104(sp)
    .insn r4 0xb, 0, 1, gp, t3, a2, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t2, a7 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, t3, a2 # hx.chi
    lw t3, 152(sp)
    .insn r4 0xb, 0, 1, t2, a2, tp, t2 # hx.chi
    xor t3, t3, s4
    lw a2, 172(sp)
    .insn r4 0xb, 0, 1, tp, a5, t3, s6 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, s3, x21 # hx.xror
    .insn r4 0xb, 0, 0, s9, s9, tp, t0 # hx.xor3
    sw tp, 172(sp)
    lw tp, 144(sp)
    sw t0, 144(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s10, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s6, s7, a2 # hx.chi
    sw gp, 152(sp)
    .insn r4 0xb, 0, 0, t4, t4, t0, gp # hx.xor3
    lw gp, 200(sp)
    .insn r4 0xb, 0, 1, s6, t3, s6, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s5, gp, s5, x19 # hx.xror
    lw gp, 128(sp)
    .insn r4 0xb, 0, 1, s7, s7, a2, a5 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, s4, x12 # hx.xror
    .insn r4 0xb, 0, 1, a2, a2, a5, t3 # hx.chi
    lw a5, 80(sp)
    .insn r4 0xb, 0, 0, s8, s8, t2, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, s3, x4 # hx.xror
    lw t3, 96(sp)
    xori s6, s6, 1
    .insn r4 0x2b, 0, 0, t3, t3, s2, x5 # hx.xror
    sw t2, 96(sp)
    lw t2, 196(sp)
    .insn r4 0xb, 0, 0, a3, a3, a7, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, t2, t2, s2, x22 # hx.xror
    .insn r4 0xb, 0, 1, s2, a4, t3, s1 # hx.chi
    sw a7, 196(sp)
    lw a7, 164(sp)
    sw s6, 164(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s10, x31 # hx.xror
    lw s6, 116(sp)
    sw s7, 116(sp)
    .insn r4 0x2b, 0, 0, s3, s6, s3, x18 # hx.xror
    .insn r4 0xb, 0, 1, s6, t3, s1, gp # hx.chi
    .insn r4 0xb, 0, 1, t3, a7, a4, t3 # hx.chi
    lw s7, 192(sp)
    .insn r4 0xb, 0, 1, s1, s1, gp, a7 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s7, s0, x10 # hx.xror
    lw s7, 72(sp)
    .insn r4 0xb, 0, 1, a4, gp, a7, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s7, s4, x31 # hx.xror
    lw s7, 140(sp)
    .insn r4 0xb, 0, 1, gp, s5, ra, tp # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, t5, x25 # hx.xror
    sw a4, 140(sp)
    .insn r4 0xb, 0, 1, a7, tp, s7, a5 # hx.chi
    .insn r4 0xb, 0, 1, tp, ra, tp, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, a5, s5 # hx.chi
    .insn r4 0xb, 0, 1, ra, a5, s5, ra # hx.chi
    .insn r4 0xb, 0, 1, a5, t2, s11, t1 # hx.chi
    lw s5, 188(sp)
    sw a5, 188(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s10, x10 # hx.xror
    .insn r4 0xb, 0, 0, s10, a5, s7, a4 # hx.xor3
    .insn r4 0xb, 0, 1, a5, a1, s4, s0 # hx.chi
    lw a4, 180(sp)
    sw s7, 180(sp)
    .insn r4 0x2b, 0, 0, a4, a4, t5, x2 # hx.xror
    lw s7, 84(sp)
    sw a5, 84(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t5, x11 # hx.xror
    .insn r4 0xb, 0, 1, t5, s11, t1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s11, s7, t2, s11 # hx.chi
    .insn r4 0xb, 0, 1, t2, s5, s7, t2 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, s5, s7 # hx.chi
    .insn r4 0xb, 0, 0, s5, tp, t2, a5 # hx.xor3
    lw s7, 100(sp)
    sw t2, 72(sp)
    .insn r4 0xb, 0, 0, a5, s7, s11, a7 # hx.xor3
    .insn r4 0xb, 0, 1, s7, s4, s0, a4 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a4, s3 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s3, a1 # hx.chi
    lui t2, 524288
    xor t2, t1, t2
    xori t2, t2, 138
    .insn r4 0xb, 0, 1, t1, s3, a1, s4 # hx.chi
    .insn r4 0xb, 0, 0, a1, t6, a2, a0 # hx.xor3
    .insn r4 0xb, 0, 0, s3, a4, t5, a6 # hx.xor3
    .insn r4 0xb, 0, 0, a5, a5, s1, s7 # hx.xor3
    lw s4, 184(sp)
    lw t6, 68(sp)
    .insn r4 0xb, 0, 0, s5, s5, s6, s4 # hx.xor3
    .insn r4 0xb, 0, 0, s10, s10, t6, s0 # hx.xor3
    .insn r4 0xb, 0, 0, s4, gp, t2, t1 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, ra, t3 # hx.xor3
    lw t6, 156(sp)
    sw s6, 192(sp)
    .insn r4 0xb, 0, 0, s4, s4, s2, t6 # hx.xor3
    xor s6, s3, t4
    .insn r4 0x2b, 1, 0, s3, s8, s3, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, s10, x0 # hx.xrl1
    xor s10, s10, a3
    .insn r4 0x2b, 0, 0, s2, s2, s6, x23 # hx.xror
    xor s8, s4, s8
    .insn r4 0x2b, 0, 0, gp, gp, s6, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, s6, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s4, a1, s4, x0 # hx.xrl1
    xor a1, s5, a1
    .insn r4 0x2b, 1, 0, s5, s9, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a7, a7, a1, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, s3, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a1, x29 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, s10, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a3, a3, a5, x0 # hx.xrl1
    xor a5, a5, s9
    .insn r4 0xb, 0, 1, s9, s7, a0, ra # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s10, x22 # hx.xror
    xor t0, t0, a3
    .insn r4 0x2b, 0, 0, a2, a2, s3, x18 # hx.xror
    xor t2, t2, s6
    sw s9, 156(sp)
    .insn r4 0xb, 0, 1, s9, ra, s2, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s10, x25 # hx.xror
    sw s9, 80(sp)
    lw s9, 104(sp)
    .insn r4 0xb, 0, 1, ra, a0, ra, s2 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, s4, x22 # hx.xror
    sw ra, 104(sp)
    lw ra, 76(sp)
    .insn r4 0xb, 0, 1, s2, s2, t0, s7 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a1, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s7, a0 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s10, x12 # hx.xror
    lw s7, 152(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a3, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, s1, a2, s9 # hx.chi
    .insn r4 0x2b, 0, 0, s10, t5, s10, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, a5, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, ra, s7, a7 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s6, x14 # hx.xror
    lw s6, 100(sp)
    sw t0, 100(sp)
    .insn r4 0x2b, 0, 0, s6, s6, a1, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a1, s11, a1, x1 # hx.xror
    .insn r4 0xb, 0, 1, s11, a2, s9, t6 # hx.chi
    .insn r4 0xb, 0, 1, a2, tp, s1, a2 # hx.chi
    .insn r4 0xb, 0, 1, t0, s0, a6, gp # hx.chi
    .insn r4 0xb, 0, 1, s1, t6, tp, s1 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, t6, tp # hx.chi
    lw tp, 124(sp)
    .insn r4 0xb, 0, 0, t6, s9, t0, t5 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, s3, x4 # hx.xror
    sw t5, 124(sp)
    .insn r4 0xb, 0, 1, t5, tp, s10, ra # hx.chi
    sw s9, 152(sp)
    .insn r4 0xb, 0, 1, s9, s7, a7, tp # hx.chi
    sw t0, 76(sp)
    lw t0, 64(sp)
    .insn r4 0xb, 0, 1, ra, s10, ra, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a3, x31 # hx.xror
    .insn r4 0xb, 0, 1, a7, a7, tp, s10 # hx.chi
    lw s7, 116(sp)
    sw a7, 116(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x1 # hx.xror
    sw ra, 64(sp)
    .insn r4 0xb, 0, 1, s10, s7, s0, a6 # hx.chi
    .insn r4 0xb, 0, 1, tp, gp, t0, s7 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, gp, t0 # hx.chi
    .insn r4 0xb, 0, 0, gp, tp, a7, a2 # hx.xor3
    lw a7, 144(sp)
    sw a2, 144(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s4, x25 # hx.xror
    .insn r4 0xb, 0, 0, a2, s10, s11, ra # hx.xor3
    lw ra, 108(sp)
    sw s10, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, s10, s1, s9, a6 # hx.xor3
    sw a6, 128(sp)
    lw a6, 72(sp)
    sw s9, 72(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s8, x31 # hx.xror
    lw s9, 120(sp)
    sw s1, 120(sp)
    .insn r4 0x2b, 0, 0, s9, s9, t4, x29 # hx.xror
    sw tp, 200(sp)
    .insn r4 0xb, 0, 1, s1, ra, a6, s9 # hx.chi
    lw tp, 92(sp)
    .insn r4 0xb, 0, 1, t0, t0, s7, s0 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s4, x28 # hx.xror
    lw s0, 132(sp)
    lw s7, 88(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s4, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a3, x10 # hx.xror
    sw s11, 88(sp)
    .insn r4 0xb, 0, 0, s11, a0, s1, t5 # hx.xor3
    sw s1, 132(sp)
    lw s1, 68(sp)
    sw t5, 68(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a5, x19 # hx.xror
    sw a0, 92(sp)
    .insn r4 0xb, 0, 1, t5, s9, s1, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, ra, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, s9, s1 # hx.chi
    lw s9, 164(sp)
    .insn r4 0xb, 0, 1, ra, s1, tp, ra # hx.chi
    xor s9, s9, s5
    lw s1, 180(sp)
    .insn r4 0xb, 0, 1, tp, a7, s9, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, a5, x21 # hx.xror
    .insn r4 0xb, 0, 0, s11, s11, tp, t0 # hx.xor3
    sw tp, 180(sp)
    lw tp, 184(sp)
    sw t0, 184(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s7, s6, s1 # hx.chi
    sw t5, 164(sp)
    .insn r4 0xb, 0, 0, t6, t6, t0, t5 # hx.xor3
    lw t5, 172(sp)
    .insn r4 0xb, 0, 1, s7, s9, s7, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, t5, s4, x19 # hx.xror
    lw t5, 148(sp)
    .insn r4 0xb, 0, 1, s6, s6, s1, a7 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s5, x12 # hx.xror
    .insn r4 0xb, 0, 1, s1, s1, a7, s9 # hx.chi
    lw a7, 140(sp)
    .insn r4 0xb, 0, 0, s9, s10, ra, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, a7, a7, a5, x4 # hx.xror
    lw s10, 168(sp)
    xori s7, s7, 1
    .insn r4 0x2b, 0, 0, s10, s10, s3, x5 # hx.xror
    sw ra, 168(sp)
    lw ra, 176(sp)
    .insn r4 0xb, 0, 0, a2, a2, a6, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, ra, ra, s3, x22 # hx.xror
    .insn r4 0xb, 0, 1, s3, a1, s10, s0 # hx.chi
    sw a6, 176(sp)
    lw a6, 192(sp)
    sw s7, 192(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s8, x31 # hx.xror
    lw s7, 188(sp)
    sw s6, 188(sp)
    .insn r4 0x2b, 0, 0, a5, s7, a5, x18 # hx.xror
    .insn r4 0xb, 0, 1, s7, s10, s0, t5 # hx.chi
    .insn r4 0xb, 0, 1, s10, a6, a1, s10 # hx.chi
    lw s6, 160(sp)
    .insn r4 0xb, 0, 1, s0, s0, t5, a6 # hx.chi
    .insn r4 0x2b, 0, 0, a3, s6, a3, x10 # hx.xror
    lw s6, 196(sp)
    .insn r4 0xb, 0, 1, a1, t5, a6, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s6, s5, x31 # hx.xror
    lw s6, 136(sp)
    .insn r4 0xb, 0, 1, t5, s4, t1, tp # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, t4, x25 # hx.xror
    sw a1, 136(sp)
    .insn r4 0xb, 0, 1, a6, tp, s6, a7 # hx.chi
    .insn r4 0xb, 0, 1, tp, t1, tp, s6 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, a7, s4 # hx.chi
    .insn r4 0xb, 0, 1, t1, a7, s4, t1 # hx.chi
    .insn r4 0xb, 0, 1, a7, ra, t3, t2 # hx.chi
    lw s4, 84(sp)
    sw a7, 84(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s8, x10 # hx.xror
    .insn r4 0xb, 0, 0, s8, a7, s6, a1 # hx.xor3
    .insn r4 0xb, 0, 1, a7, a4, s5, a3 # hx.chi
    lw a1, 112(sp)
    sw s6, 112(sp)
    .insn r4 0x2b, 0, 0, a1, a1, t4, x2 # hx.xror
    lw s6, 96(sp)
    sw a7, 96(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t4, x11 # hx.xror
    .insn r4 0xb, 0, 1, t4, t3, t2, s4 # hx.chi
    .insn r4 0xb, 0, 1, t3, s6, ra, t3 # hx.chi
    .insn r4 0xb, 0, 1, ra, s4, s6, ra # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s4, s6 # hx.chi
    .insn r4 0xb, 0, 0, s4, tp, ra, a7 # hx.xor3
    lw s6, 104(sp)
    sw ra, 196(sp)
    .insn r4 0xb, 0, 0, a7, s6, t3, a6 # hx.xor3
    .insn r4 0xb, 0, 1, s6, s5, a3, a1 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, a1, a5 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, a5, a4 # hx.chi
    lui ra, 524288
    xor ra, t2, ra
    xori ra, ra, 129
    .insn r4 0xb, 0, 1, t2, a5, a4, s5 # hx.chi
    .insn r4 0xb, 0, 0, a4, gp, s1, a0 # hx.xor3
    .insn r4 0xb, 0, 0, a5, a1, t4, s2 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a7, s0, s6 # hx.xor3
    lw s5, 156(sp)
    lw gp, 80(sp)
    .insn r4 0xb, 0, 0, s4, s4, s7, s5 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, gp, a3 # hx.xor3
    .insn r4 0xb, 0, 0, s5, t5, ra, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a5, a5, t1, s10 # hx.xor3
    lw gp, 100(sp)
    sw s7, 160(sp)
    .insn r4 0xb, 0, 0, s5, s5, s3, gp # hx.xor3
    xor s7, a5, t6
    .insn r4 0x2b, 1, 0, a5, s9, a5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, t6, s8, x0 # hx.xrl1
    xor s8, s8, a2
    .insn r4 0x2b, 0, 0, s3, s3, s7, x23 # hx.xror
    xor s9, s5, s9
    .insn r4 0x2b, 0, 0, t5, t5, s7, x11 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, s7, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s5, a4, s5, x0 # hx.xrl1
    xor a4, s4, a4
    .insn r4 0x2b, 1, 0, s4, s11, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a6, a6, a4, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, a5, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a4, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s8, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a2, a2, a7, x0 # hx.xrl1
    xor a7, a7, s11
    .insn r4 0xb, 0, 1, s11, s6, a0, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s8, x22 # hx.xror
    xor t0, t0, a2
    .insn r4 0x2b, 0, 0, s1, s1, a5, x18 # hx.xror
    xor ra, ra, s7
    sw s11, 100(sp)
    .insn r4 0xb, 0, 1, s11, t1, s3, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s8, x25 # hx.xror
    sw s11, 140(sp)
    lw s11, 92(sp)
    .insn r4 0xb, 0, 1, t1, a0, t1, s3 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s5, x22 # hx.xror
    sw t1, 92(sp)
    lw t1, 88(sp)
    .insn r4 0xb, 0, 1, s3, s3, t0, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s6, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s8, x12 # hx.xror
    lw s6, 164(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s9, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a2, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, s0, s1, s11 # hx.chi
    .insn r4 0x2b, 0, 0, s8, t4, s8, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, a7, x4 # hx.xror
    .insn r4 0xb, 0, 1, t4, t1, s6, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s7, x14 # hx.xror
    lw s7, 104(sp)
    sw t0, 104(sp)
    .insn r4 0x2b, 0, 0, s7, s7, a4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a4, t3, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, t3, s1, s11, gp # hx.chi
    .insn r4 0xb, 0, 1, s1, tp, s0, s1 # hx.chi
    .insn r4 0xb, 0, 1, t0, a3, s2, t5 # hx.chi
    .insn r4 0xb, 0, 1, s0, gp, tp, s0 # hx.chi
    .insn r4 0xb, 0, 1, s11, s11, gp, tp # hx.chi
    lw tp, 200(sp)
    .insn r4 0xb, 0, 0, gp, s11, t0, t4 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, a5, x4 # hx.xror
    sw t4, 200(sp)
    .insn r4 0xb, 0, 1, t4, tp, s8, t1 # hx.chi
    sw s11, 164(sp)
    .insn r4 0xb, 0, 1, s11, s6, a6, tp # hx.chi
    sw t0, 88(sp)
    lw t0, 76(sp)
    .insn r4 0xb, 0, 1, t1, s8, t1, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a2, x31 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, tp, s8 # hx.chi
    lw s6, 188(sp)
    sw a6, 188(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t6, x1 # hx.xror
    sw t1, 76(sp)
    .insn r4 0xb, 0, 1, s8, s6, a3, s2 # hx.chi
    .insn r4 0xb, 0, 1, tp, t5, t0, s6 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, t5, t0 # hx.chi
    .insn r4 0xb, 0, 0, t5, tp, a6, s1 # hx.xor3
    lw a6, 184(sp)
    sw s1, 184(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s5, x25 # hx.xror
    .insn r4 0xb, 0, 0, s1, s8, t3, t1 # hx.xor3
    lw t1, 108(sp)
    sw s8, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s4, x23 # hx.xror
    .insn r4 0xb, 0, 0, s8, s0, s11, s2 # hx.xor3
    sw s2, 148(sp)
    lw s2, 196(sp)
    sw s11, 196(sp)
    .insn r4 0x2b, 0, 0, s2, s2, s9, x31 # hx.xror
    lw s11, 120(sp)
    sw s0, 120(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t6, x29 # hx.xror
    sw tp, 172(sp)
    .insn r4 0xb, 0, 1, s0, t1, s2, s11 # hx.chi
    lw tp, 68(sp)
    .insn r4 0xb, 0, 1, t0, t0, s6, a3 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s5, x28 # hx.xror
    lw a3, 132(sp)
    lw s6, 152(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s5, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a2, x10 # hx.xror
    sw t3, 152(sp)
    .insn r4 0xb, 0, 0, t3, a0, s0, t4 # hx.xor3
    sw s0, 132(sp)
    lw s0, 80(sp)
    sw t4, 80(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a7, x19 # hx.xror
    sw a0, 68(sp)
    .insn r4 0xb, 0, 1, t4, s11, s0, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t1, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s2, s11, s0 # hx.chi
    lw s11, 192(sp)
    .insn r4 0xb, 0, 1, t1, s0, tp, t1 # hx.chi
    xor s11, s11, s4
    lw s0, 112(sp)
    .insn r4 0xb, 0, 1, tp, a6, s11, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, a7, x21 # hx.xror
    .insn r4 0xb, 0, 0, t3, t3, tp, t0 # hx.xor3
    sw tp, 112(sp)
    lw tp, 156(sp)
    sw t0, 156(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s9, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s6, s7, s0 # hx.chi
    sw t4, 192(sp)
    .insn r4 0xb, 0, 0, gp, gp, t0, t4 # hx.xor3
    lw t4, 180(sp)
    .insn r4 0xb, 0, 1, s6, s11, s6, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s5, t4, s5, x19 # hx.xror
    lw t4, 64(sp)
    .insn r4 0xb, 0, 1, s7, s7, s0, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s4, x12 # hx.xror
    .insn r4 0xb, 0, 1, s0, s0, a6, s11 # hx.chi
    lw a6, 136(sp)
    .insn r4 0xb, 0, 0, s8, s8, t1, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, a7, x4 # hx.xror
    lw s11, 144(sp)
    sw t1, 144(sp)
    .insn r4 0x2b, 0, 0, s11, s11, a5, x5 # hx.xror
    lw t1, 116(sp)
    .insn r4 0xb, 0, 0, s1, s1, s2, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, t1, t1, a5, x22 # hx.xror
    .insn r4 0xb, 0, 1, a5, a4, s11, a3 # hx.chi
    sw s2, 116(sp)
    lw s2, 160(sp)
    sw s6, 160(sp)
    .insn r4 0x2b, 0, 0, s2, s2, s9, x31 # hx.xror
    lw s6, 84(sp)
    sw s7, 84(sp)
    .insn r4 0x2b, 0, 0, a7, s6, a7, x18 # hx.xror
    .insn r4 0xb, 0, 1, s6, s11, a3, t4 # hx.chi
    .insn r4 0xb, 0, 1, s11, s2, a4, s11 # hx.chi
    lw s7, 124(sp)
    .insn r4 0xb, 0, 1, a3, a3, t4, s2 # hx.chi
    .insn r4 0x2b, 0, 0, a2, s7, a2, x10 # hx.xror
    lw s7, 176(sp)
    .insn r4 0xb, 0, 1, a4, t4, s2, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s7, s4, x31 # hx.xror
    lw s7, 72(sp)
    .insn r4 0xb, 0, 1, t4, s5, t2, tp # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, t6, x25 # hx.xror
    sw a4, 72(sp)
    .insn r4 0xb, 0, 1, s2, tp, s7, a6 # hx.chi
    .insn r4 0xb, 0, 1, tp, t2, tp, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, a6, s5 # hx.chi
    .insn r4 0xb, 0, 1, t2, a6, s5, t2 # hx.chi
    .insn r4 0xb, 0, 1, a6, t1, s10, ra # hx.chi
    lw s5, 96(sp)
    sw a6, 96(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s9, x10 # hx.xror
    .insn r4 0xb, 0, 0, s9, a6, s7, a4 # hx.xor3
    .insn r4 0xb, 0, 1, a6, a1, s4, a2 # hx.chi
    lw a4, 128(sp)
    sw s7, 128(sp)
    .insn r4 0x2b, 0, 0, a4, a4, t6, x2 # hx.xror
    lw s7, 168(sp)
    sw a6, 168(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t6, x11 # hx.xror
    .insn r4 0xb, 0, 1, t6, s10, ra, s5 # hx.chi
    .insn r4 0xb, 0, 1, s10, s7, t1, s10 # hx.chi
    .insn r4 0xb, 0, 1, t1, s5, s7, t1 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s5, s7 # hx.chi
    .insn r4 0xb, 0, 0, s5, tp, t1, a6 # hx.xor3
    lw s7, 92(sp)
    sw t1, 176(sp)
    .insn r4 0xb, 0, 0, a6, s7, s10, s2 # hx.xor3
    .insn r4 0xb, 0, 1, s7, s4, a2, a4 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, a4, a7 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, a7, a1 # hx.chi
    lui t1, 524288
    xor t1, ra, t1
    xori t1, t1, 129
    .insn r4 0xb, 0, 1, ra, a7, a1, s4 # hx.chi
    .insn r4 0xb, 0, 0, a1, t5, s0, a0 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a4, t6, s3 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, a3, s7 # hx.xor3
    lw s4, 100(sp)
    lw t5, 140(sp)
    .insn r4 0xb, 0, 0, s5, s5, s6, s4 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s9, t5, a2 # hx.xor3
    .insn r4 0xb, 0, 0, s4, t4, t1, ra # hx.xor3
    .insn r4 0xb, 0, 0, a7, a7, t2, s11 # hx.xor3
    lw t5, 104(sp)
    sw s6, 124(sp)
    .insn r4 0xb, 0, 0, s4, s4, a5, t5 # hx.xor3
    xor s6, a7, gp
    .insn r4 0x2b, 1, 0, a7, s8, a7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, gp, gp, s9, x0 # hx.xrl1
    xor s9, s9, s1
    .insn r4 0x2b, 0, 0, a5, a5, s6, x23 # hx.xror
    xor s8, s4, s8
    .insn r4 0x2b, 0, 0, t4, t4, s6, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s6, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s4, a1, s4, x0 # hx.xrl1
    xor a1, s5, a1
    .insn r4 0x2b, 1, 0, s5, t3, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s2, s2, a1, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, a7, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a1, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s9, x28 # hx.xror
    .insn r4 0x2b, 1, 0, s1, s1, a6, x0 # hx.xrl1
    xor a6, a6, t3
    .insn r4 0xb, 0, 1, t3, s7, a0, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s9, x22 # hx.xror
    xor t0, t0, s1
    .insn r4 0x2b, 0, 0, s0, s0, a7, x18 # hx.xror
    xor t1, t1, s6
    sw t3, 104(sp)
    .insn r4 0xb, 0, 1, t3, t2, a5, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s9, x25 # hx.xror
    sw t3, 136(sp)
    lw t3, 68(sp)
    .insn r4 0xb, 0, 1, t2, a0, t2, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s4, x22 # hx.xror
    sw t2, 68(sp)
    lw t2, 152(sp)
    .insn r4 0xb, 0, 1, a5, a5, t0, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, a1, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s7, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, s9, x12 # hx.xror
    lw s7, 192(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s1, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, a3, s0, t3 # hx.chi
    .insn r4 0x2b, 0, 0, s9, t6, s9, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a6, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t2, s7, s2 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s6, x14 # hx.xror
    lw s6, 92(sp)
    sw t0, 92(sp)
    .insn r4 0x2b, 0, 0, s6, s6, a1, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a1, s10, a1, x1 # hx.xror
    .insn r4 0xb, 0, 1, s10, s0, t3, t5 # hx.chi
    .insn r4 0xb, 0, 1, s0, tp, a3, s0 # hx.chi
    .insn r4 0xb, 0, 1, t0, a2, s3, t4 # hx.chi
    .insn r4 0xb, 0, 1, a3, t5, tp, a3 # hx.chi
    .insn r4 0xb, 0, 1, t3, t3, t5, tp # hx.chi
    lw tp, 172(sp)
    .insn r4 0xb, 0, 0, t5, t3, t0, t6 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, a7, x4 # hx.xror
    sw t6, 172(sp)
    .insn r4 0xb, 0, 1, t6, tp, s9, t2 # hx.chi
    sw t3, 192(sp)
    .insn r4 0xb, 0, 1, t3, s7, s2, tp # hx.chi
    sw t0, 152(sp)
    lw t0, 88(sp)
    .insn r4 0xb, 0, 1, t2, s9, t2, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s1, x31 # hx.xror
    .insn r4 0xb, 0, 1, s2, s2, tp, s9 # hx.chi
    lw s7, 84(sp)
    sw s2, 84(sp)
    .insn r4 0x2b, 0, 0, s7, s7, gp, x1 # hx.xror
    sw t2, 88(sp)
    .insn r4 0xb, 0, 1, s9, s7, a2, s3 # hx.chi
    .insn r4 0xb, 0, 1, tp, t4, t0, s7 # hx.chi
    .insn r4 0xb, 0, 1, s3, s3, t4, t0 # hx.chi
    .insn r4 0xb, 0, 0, t4, tp, s2, s0 # hx.xor3
    lw s2, 156(sp)
    sw s0, 156(sp)
    .insn r4 0x2b, 0, 0, s2, s2, s4, x25 # hx.xror
    .insn r4 0xb, 0, 0, s0, s9, s10, t2 # hx.xor3
    lw t2, 108(sp)
    sw s9, 108(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, s9, a3, t3, s3 # hx.xor3
    sw s3, 64(sp)
    lw s3, 176(sp)
    sw t3, 176(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s8, x31 # hx.xror
    lw t3, 120(sp)
    sw a3, 120(sp)
    .insn r4 0x2b, 0, 0, t3, t3, gp, x29 # hx.xror
    sw tp, 180(sp)
    .insn r4 0xb, 0, 1, a3, t2, s3, t3 # hx.chi
    lw tp, 80(sp)
    .insn r4 0xb, 0, 1, t0, t0, s7, a2 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s4, x28 # hx.xror
    lw a2, 132(sp)
    lw s7, 164(sp)
    .insn r4 0x2b, 0, 0, a2, a2, s4, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s1, x10 # hx.xror
    sw s10, 164(sp)
    .insn r4 0xb, 0, 0, s10, a0, a3, t6 # hx.xor3
    sw a3, 132(sp)
    lw a3, 140(sp)
    sw t6, 140(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a6, x19 # hx.xror
    sw a0, 80(sp)
    .insn r4 0xb, 0, 1, t6, t3, a3, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t2, s3 # hx.chi
    .insn r4 0xb, 0, 1, s3, s3, t3, a3 # hx.chi
    lw t3, 160(sp)
    .insn r4 0xb, 0, 1, t2, a3, tp, t2 # hx.chi
    xor t3, t3, s5
    lw a3, 128(sp)
    .insn r4 0xb, 0, 1, tp, s2, t3, s7 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, a6, x21 # hx.xror
    .insn r4 0xb, 0, 0, s10, s10, tp, t0 # hx.xor3
    sw tp, 128(sp)
    lw tp, 100(sp)
    sw t0, 100(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s7, s6, a3 # hx.chi
    sw t6, 160(sp)
    .insn r4 0xb, 0, 0, t5, t5, t0, t6 # hx.xor3
    lw t6, 112(sp)
    .insn r4 0xb, 0, 1, s7, t3, s7, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, t6, s4, x19 # hx.xror
    lw t6, 76(sp)
    .insn r4 0xb, 0, 1, s6, s6, a3, s2 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, s5, x12 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, s2, t3 # hx.chi
    lw s2, 72(sp)
    .insn r4 0xb, 0, 0, s9, s9, t2, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, s2, s2, a6, x4 # hx.xror
    lw t3, 184(sp)
    sw t2, 184(sp)
    .insn r4 0x2b, 0, 0, t3, t3, a7, x5 # hx.xror
    lw t2, 188(sp)
    .insn r4 0xb, 0, 0, s0, s0, s3, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, t2, t2, a7, x22 # hx.xror
    .insn r4 0xb, 0, 1, a7, a1, t3, a2 # hx.chi
    sw s3, 188(sp)
    lw s3, 124(sp)
    sw s7, 124(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s8, x31 # hx.xror
    lw s7, 96(sp)
    sw s6, 96(sp)
    .insn r4 0x2b, 0, 0, a6, s7, a6, x18 # hx.xror
    .insn r4 0xb, 0, 1, s7, t3, a2, t6 # hx.chi
    .insn r4 0xb, 0, 1, t3, s3, a1, t3 # hx.chi
    lw s6, 200(sp)
    .insn r4 0xb, 0, 1, a2, a2, t6, s3 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s6, s1, x10 # hx.xror
    lw s6, 116(sp)
    .insn r4 0xb, 0, 1, a1, t6, s3, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s6, s5, x31 # hx.xror
    lw s6, 196(sp)
    .insn r4 0xb, 0, 1, t6, s4, ra, tp # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, gp, x25 # hx.xror
    sw a1, 196(sp)
    .insn r4 0xb, 0, 1, s3, tp, s6, s2 # hx.chi
    .insn r4 0xb, 0, 1, tp, ra, tp, s6 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, s2, s4 # hx.chi
    .insn r4 0xb, 0, 1, ra, s2, s4, ra # hx.chi
    .insn r4 0xb, 0, 1, s2, t2, s11, t1 # hx.chi
    lw s4, 168(sp)
    sw s2, 168(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s8, x10 # hx.xror
    .insn r4 0xb, 0, 0, s8, s2, s6, a1 # hx.xor3
    .insn r4 0xb, 0, 1, s2, a4, s5, s1 # hx.chi
    lw a1, 148(sp)
    sw s6, 148(sp)
    .insn r4 0x2b, 0, 0, a1, a1, gp, x2 # hx.xror
    lw s6, 144(sp)
    sw s2, 144(sp)
    .insn r4 0x2b, 0, 0, s6, s6, gp, x11 # hx.xror
    .insn r4 0xb, 0, 1, gp, s11, t1, s4 # hx.chi
    .insn r4 0xb, 0, 1, s11, s6, t2, s11 # hx.chi
    .insn r4 0xb, 0, 1, t2, s4, s6, t2 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, s4, s6 # hx.chi
    .insn r4 0xb, 0, 0, s4, tp, t2, s2 # hx.xor3
    lw s6, 68(sp)
    sw t2, 116(sp)
    .insn r4 0xb, 0, 0, s2, s6, s11, s3 # hx.xor3
    .insn r4 0xb, 0, 1, s6, s5, s1, a1 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a1, a6 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, a6, a4 # hx.chi
    lui t2, 524288
    xor t2, t1, t2
    xori t2, t2, 8
    .insn r4 0xb, 0, 1, t1, a6, a4, s5 # hx.chi
    .insn r4 0xb, 0, 0, a4, t4, a3, a0 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a1, gp, a5 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, a2, s6 # hx.xor3
    lw s5, 104(sp)
    lw t4, 136(sp)
    .insn r4 0xb, 0, 0, s4, s4, s7, s5 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, t4, s1 # hx.xor3
    .insn r4 0xb, 0, 0, s5, t6, t2, t1 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, ra, t3 # hx.xor3
    lw t4, 92(sp)
    sw s7, 200(sp)
    .insn r4 0xb, 0, 0, s5, s5, a7, t4 # hx.xor3
    xor s7, a6, t5
    .insn r4 0x2b, 1, 0, a6, s9, a6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, t5, s8, x0 # hx.xrl1
    xor s8, s8, s0
    .insn r4 0x2b, 0, 0, a7, a7, s7, x23 # hx.xror
    xor s9, s5, s9
    .insn r4 0x2b, 0, 0, t6, t6, s7, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, s7, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s5, a4, s5, x0 # hx.xrl1
    xor a4, s4, a4
    .insn r4 0x2b, 1, 0, s4, s10, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s3, s3, a4, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, a6, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a4, x29 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, s8, x28 # hx.xror
    .insn r4 0x2b, 1, 0, s0, s0, s2, x0 # hx.xrl1
    xor s2, s2, s10
    .insn r4 0xb, 0, 1, s10, s6, a0, ra # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s8, x22 # hx.xror
    xor t0, t0, s0
    .insn r4 0x2b, 0, 0, a3, a3, a6, x18 # hx.xror
    xor t2, t2, s7
    sw s10, 92(sp)
    .insn r4 0xb, 0, 1, s10, ra, a7, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x25 # hx.xror
    sw s10, 72(sp)
    lw s10, 80(sp)
    .insn r4 0xb, 0, 1, ra, a0, ra, a7 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s5, x22 # hx.xror
    sw ra, 80(sp)
    lw ra, 164(sp)
    .insn r4 0xb, 0, 1, a7, a7, t0, s6 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s6, a0 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s8, x12 # hx.xror
    lw s6, 160(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s9, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s0, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, a2, a3, s10 # hx.chi
    .insn r4 0x2b, 0, 0, s8, gp, s8, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s2, x4 # hx.xror
    .insn r4 0xb, 0, 1, gp, ra, s6, s3 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s7, x14 # hx.xror
    lw s7, 68(sp)
    sw t0, 68(sp)
    .insn r4 0x2b, 0, 0, s7, s7, a4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s11, a4, x1 # hx.xror
    .insn r4 0xb, 0, 1, s11, a3, s10, t4 # hx.chi
    .insn r4 0xb, 0, 1, a3, tp, a2, a3 # hx.chi
    .insn r4 0xb, 0, 1, t0, s1, a5, t6 # hx.chi
    .insn r4 0xb, 0, 1, a2, t4, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, s10, s10, t4, tp # hx.chi
    lw tp, 180(sp)
    .insn r4 0xb, 0, 0, t4, s10, t0, gp # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, a6, x4 # hx.xror
    sw gp, 180(sp)
    .insn r4 0xb, 0, 1, gp, tp, s8, ra # hx.chi
    sw s10, 160(sp)
    .insn r4 0xb, 0, 1, s10, s6, s3, tp # hx.chi
    sw t0, 164(sp)
    lw t0, 152(sp)
    .insn r4 0xb, 0, 1, ra, s8, ra, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s0, x31 # hx.xror
    .insn r4 0xb, 0, 1, s3, s3, tp, s8 # hx.chi
    lw s6, 96(sp)
    sw s3, 96(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t5, x1 # hx.xror
    sw ra, 152(sp)
    .insn r4 0xb, 0, 1, s8, s6, s1, a5 # hx.chi
    .insn r4 0xb, 0, 1, tp, t6, t0, s6 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, t6, t0 # hx.chi
    .insn r4 0xb, 0, 0, t6, tp, s3, a3 # hx.xor3
    lw s3, 100(sp)
    sw a3, 100(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s5, x25 # hx.xror
    .insn r4 0xb, 0, 0, a3, s8, s11, ra # hx.xor3
    lw ra, 108(sp)
    sw s8, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s4, x23 # hx.xror
    .insn r4 0xb, 0, 0, s8, a2, s10, a5 # hx.xor3
    sw a5, 76(sp)
    lw a5, 116(sp)
    sw s10, 116(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s9, x31 # hx.xror
    lw s10, 120(sp)
    sw a2, 120(sp)
    .insn r4 0x2b, 0, 0, s10, s10, t5, x29 # hx.xror
    sw tp, 112(sp)
    .insn r4 0xb, 0, 1, a2, ra, a5, s10 # hx.chi
    lw tp, 140(sp)
    .insn r4 0xb, 0, 1, t0, t0, s6, s1 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s5, x28 # hx.xror
    lw s1, 132(sp)
    lw s6, 192(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s5, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s0, x10 # hx.xror
    sw s11, 192(sp)
    .insn r4 0xb, 0, 0, s11, a0, a2, gp # hx.xor3
    sw a2, 132(sp)
    lw a2, 136(sp)
    sw gp, 136(sp)
    .insn r4 0x2b, 0, 0, a2, a2, s2, x19 # hx.xror
    sw a0, 140(sp)
    .insn r4 0xb, 0, 1, gp, s10, a2, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, ra, a5 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, s10, a2 # hx.chi
    lw s10, 124(sp)
    .insn r4 0xb, 0, 1, ra, a2, tp, ra # hx.chi
    xor s10, s10, s4
    lw a2, 148(sp)
    .insn r4 0xb, 0, 1, tp, s3, s10, s6 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, s2, x21 # hx.xror
    .insn r4 0xb, 0, 0, s11, s11, tp, t0 # hx.xor3
    sw tp, 148(sp)
    lw tp, 104(sp)
    sw t0, 104(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s9, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s6, s7, a2 # hx.chi
    sw gp, 124(sp)
    .insn r4 0xb, 0, 0, t4, t4, t0, gp # hx.xor3
    lw gp, 128(sp)
    .insn r4 0xb, 0, 1, s6, s10, s6, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s5, gp, s5, x19 # hx.xror
    lw gp, 88(sp)
    .insn r4 0xb, 0, 1, s7, s7, a2, s3 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, s4, x12 # hx.xror
    .insn r4 0xb, 0, 1, a2, a2, s3, s10 # hx.chi
    lw s3, 196(sp)
    .insn r4 0xb, 0, 0, s8, s8, ra, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, s3, s3, s2, x4 # hx.xror
    lw s10, 156(sp)
    sw ra, 156(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a6, x5 # hx.xror
    lw ra, 84(sp)
    .insn r4 0xb, 0, 0, a3, a3, a5, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, ra, ra, a6, x22 # hx.xror
    .insn r4 0xb, 0, 1, a6, a4, s10, s1 # hx.chi
    sw a5, 84(sp)
    lw a5, 200(sp)
    sw s6, 200(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s9, x31 # hx.xror
    lw s6, 168(sp)
    sw s7, 168(sp)
    .insn r4 0x2b, 0, 0, s2, s6, s2, x18 # hx.xror
    .insn r4 0xb, 0, 1, s6, s10, s1, gp # hx.chi
    .insn r4 0xb, 0, 1, s10, a5, a4, s10 # hx.chi
    lw s7, 172(sp)
    .insn r4 0xb, 0, 1, s1, s1, gp, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s7, s0, x10 # hx.xror
    lw s7, 188(sp)
    .insn r4 0xb, 0, 1, a4, gp, a5, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s7, s4, x31 # hx.xror
    lw s7, 176(sp)
    .insn r4 0xb, 0, 1, gp, s5, t1, tp # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, t5, x25 # hx.xror
    sw a4, 176(sp)
    .insn r4 0xb, 0, 1, a5, tp, s7, s3 # hx.chi
    .insn r4 0xb, 0, 1, tp, t1, tp, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, s3, s5 # hx.chi
    .insn r4 0xb, 0, 1, t1, s3, s5, t1 # hx.chi
    .insn r4 0xb, 0, 1, s3, ra, t3, t2 # hx.chi
    lw s5, 144(sp)
    sw s3, 144(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s9, x10 # hx.xror
    .insn r4 0xb, 0, 0, s9, s3, s7, a4 # hx.xor3
    .insn r4 0xb, 0, 1, s3, a1, s4, s0 # hx.chi
    lw a4, 64(sp)
    sw s7, 64(sp)
    .insn r4 0x2b, 0, 0, a4, a4, t5, x2 # hx.xror
    lw s7, 184(sp)
    sw s3, 184(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t5, x11 # hx.xror
    .insn r4 0xb, 0, 1, t5, t3, t2, s5 # hx.chi
    .insn r4 0xb, 0, 1, t3, s7, ra, t3 # hx.chi
    .insn r4 0xb, 0, 1, ra, s5, s7, ra # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s5, s7 # hx.chi
    .insn r4 0xb, 0, 0, s5, tp, ra, s3 # hx.xor3
    lw s7, 80(sp)
    xori t2, t2, 131
    .insn r4 0xb, 0, 0, s3, s7, t3, a5 # hx.xor3
    .insn r4 0xb, 0, 1, s7, s4, s0, a4 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a4, s2 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s2, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, s2, a1, s4 # hx.chi
    .insn r4 0xb, 0, 0, s2, t6, a2, a0 # hx.xor3
    .insn r4 0xb, 0, 0, s4, a4, t5, a7 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, s1, s7 # hx.xor3
    lw t6, 92(sp)
    .insn r4 0xb, 0, 0, s4, s4, t1, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s5, s5, s6, t6 # hx.xor3
    lw t6, 72(sp)
    sw s6, 188(sp)
    .insn r4 0xb, 0, 0, s9, s9, t6, s0 # hx.xor3
    .insn r4 0xb, 0, 0, t6, gp, t2, a1 # hx.xor3
    lw s6, 68(sp)
    sw ra, 172(sp)
    .insn r4 0xb, 0, 0, t6, t6, a6, s6 # hx.xor3
    xor ra, s4, t4
    .insn r4 0x2b, 1, 0, s4, s8, s4, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, s9, x0 # hx.xrl1
    xor s9, s9, a3
    .insn r4 0x2b, 0, 0, a6, a6, ra, x23 # hx.xror
    xor s8, t6, s8
    .insn r4 0x2b, 0, 0, gp, gp, ra, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, ra, x30 # hx.xror
    .insn r4 0x2b, 1, 0, t6, s2, t6, x0 # hx.xrl1
    xor s2, s5, s2
    .insn r4 0x2b, 1, 0, s5, s11, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a5, a5, s2, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, s4, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s2, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s9, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a3, a3, s3, x0 # hx.xrl1
    xor s3, s3, s11
    .insn r4 0xb, 0, 1, s11, s7, a0, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s9, x22 # hx.xror
    xor t0, t0, a3
    .insn r4 0x2b, 0, 0, a2, a2, s4, x18 # hx.xror
    xor t2, t2, ra
    sw s11, 68(sp)
    .insn r4 0xb, 0, 1, s11, t1, a6, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s9, x25 # hx.xror
    sw s11, 196(sp)
    lw s11, 140(sp)
    .insn r4 0xb, 0, 1, t1, a0, t1, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, t6, x22 # hx.xror
    sw t1, 140(sp)
    lw t1, 192(sp)
    .insn r4 0xb, 0, 1, a6, a6, t0, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s2, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s7, a0 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, s9, x12 # hx.xror
    lw s7, 124(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a3, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, s1, a2, s11 # hx.chi
    .insn r4 0x2b, 0, 0, s9, t5, s9, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, s3, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, t1, s7, a5 # hx.chi
    .insn r4 0x2b, 0, 0, ra, a1, ra, x14 # hx.xror
    lw a1, 80(sp)
    sw t0, 80(sp)
    .insn r4 0x2b, 0, 0, a1, a1, s2, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s2, t3, s2, x1 # hx.xror
    .insn r4 0xb, 0, 1, t3, a2, s11, s6 # hx.chi
    .insn r4 0xb, 0, 1, a2, tp, s1, a2 # hx.chi
    .insn r4 0xb, 0, 1, t0, s0, a7, gp # hx.chi
    .insn r4 0xb, 0, 1, s1, s6, tp, s1 # hx.chi
    .insn r4 0xb, 0, 1, s6, s11, s6, tp # hx.chi
    lw tp, 112(sp)
    .insn r4 0xb, 0, 0, s11, s6, t0, t5 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, s4, x4 # hx.xror
    sw t5, 112(sp)
    .insn r4 0xb, 0, 1, t5, tp, s9, t1 # hx.chi
    sw s6, 124(sp)
    .insn r4 0xb, 0, 1, s6, s7, a5, tp # hx.chi
    sw t0, 192(sp)
    lw t0, 164(sp)
    .insn r4 0xb, 0, 1, t1, s9, t1, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a3, x31 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, tp, s9 # hx.chi
    lw s7, 168(sp)
    sw a5, 168(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x1 # hx.xror
    sw t1, 164(sp)
    .insn r4 0xb, 0, 1, s9, s7, s0, a7 # hx.chi
    .insn r4 0xb, 0, 1, tp, gp, t0, s7 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, gp, t0 # hx.chi
    .insn r4 0xb, 0, 0, gp, tp, a5, a2 # hx.xor3
    lw a5, 104(sp)
    sw a2, 104(sp)
    .insn r4 0x2b, 0, 0, a5, a5, t6, x25 # hx.xror
    .insn r4 0xb, 0, 0, a2, s9, t3, t1 # hx.xor3
    lw t1, 108(sp)
    sw s9, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, s9, s1, s6, a7 # hx.xor3
    sw a7, 88(sp)
    lw a7, 172(sp)
    sw s6, 172(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s8, x31 # hx.xror
    lw s6, 120(sp)
    sw s1, 120(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t4, x29 # hx.xror
    sw tp, 128(sp)
    .insn r4 0xb, 0, 1, s1, t1, a7, s6 # hx.chi
    lw tp, 136(sp)
    .insn r4 0xb, 0, 1, t0, t0, s7, s0 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, t6, x28 # hx.xror
    lw s0, 132(sp)
    lw s7, 160(sp)
    .insn r4 0x2b, 0, 0, s0, s0, t6, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a3, x10 # hx.xror
    sw t3, 160(sp)
    .insn r4 0xb, 0, 0, t3, a0, s1, t5 # hx.xor3
    sw s1, 132(sp)
    lw s1, 72(sp)
    sw t5, 72(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s3, x19 # hx.xror
    sw a0, 136(sp)
    .insn r4 0xb, 0, 1, t5, s6, s1, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t1, a7 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, s6, s1 # hx.chi
    lw s6, 200(sp)
    .insn r4 0xb, 0, 1, t1, s1, tp, t1 # hx.chi
    xor s6, s6, s5
    lw s1, 64(sp)
    .insn r4 0xb, 0, 1, tp, a5, s6, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s3, x21 # hx.xror
    .insn r4 0xb, 0, 0, t3, t3, tp, t0 # hx.xor3
    sw tp, 64(sp)
    lw tp, 92(sp)
    sw t0, 92(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s8, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s7, a1, s1 # hx.chi
    sw t5, 200(sp)
    .insn r4 0xb, 0, 0, s11, s11, t0, t5 # hx.xor3
    lw t5, 148(sp)
    .insn r4 0xb, 0, 1, s7, s6, s7, a1 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, t6, x19 # hx.xror
    lw t6, 152(sp)
    .insn r4 0xb, 0, 1, a1, a1, s1, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, s5, x12 # hx.xror
    .insn r4 0xb, 0, 1, s1, s1, a5, s6 # hx.chi
    lw a5, 176(sp)
    .insn r4 0xb, 0, 0, s6, s9, t1, a1 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, s3, x4 # hx.xror
    lw s9, 100(sp)
    sw t1, 100(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s4, x5 # hx.xror
    lw t1, 96(sp)
    .insn r4 0xb, 0, 0, a2, a2, a7, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, t1, t1, s4, x22 # hx.xror
    .insn r4 0xb, 0, 1, s4, s2, s9, s0 # hx.chi
    sw a7, 96(sp)
    lw a7, 188(sp)
    sw s7, 188(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s8, x31 # hx.xror
    lw s7, 144(sp)
    sw a1, 144(sp)
    .insn r4 0x2b, 0, 0, s3, s7, s3, x18 # hx.xror
    .insn r4 0xb, 0, 1, s7, s9, s0, t6 # hx.chi
    .insn r4 0xb, 0, 1, s9, a7, s2, s9 # hx.chi
    lw a1, 180(sp)
    .insn r4 0xb, 0, 1, s0, s0, t6, a7 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, a3, x10 # hx.xror
    lw a3, 84(sp)
    .insn r4 0xb, 0, 1, a7, t6, a7, s2 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s5, x31 # hx.xror
    lw s5, 116(sp)
    .insn r4 0xb, 0, 1, t6, t5, ra, tp # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, t4, x25 # hx.xror
    sw a7, 116(sp)
    .insn r4 0xb, 0, 1, s2, tp, s5, a5 # hx.chi
    .insn r4 0xb, 0, 1, tp, ra, tp, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a5, t5 # hx.chi
    .insn r4 0xb, 0, 1, ra, a5, t5, ra # hx.chi
    .insn r4 0xb, 0, 1, a5, t1, s10, t2 # hx.chi
    lw t5, 184(sp)
    sw a5, 184(sp)
    .insn r4 0x2b, 0, 0, s8, t5, s8, x10 # hx.xror
    .insn r4 0xb, 0, 0, t5, a5, s5, a7 # hx.xor3
    .insn r4 0xb, 0, 1, a5, a4, a3, a1 # hx.chi
    lw a7, 76(sp)
    sw s5, 76(sp)
    .insn r4 0x2b, 0, 0, a7, a7, t4, x2 # hx.xror
    lw s5, 156(sp)
    sw a5, 156(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x11 # hx.xror
    .insn r4 0xb, 0, 1, t4, s10, t2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s10, s5, t1, s10 # hx.chi
    .insn r4 0xb, 0, 1, t1, s8, s5, t1 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s8, s5 # hx.chi
    .insn r4 0xb, 0, 0, s5, tp, t1, a5 # hx.xor3
    lw s8, 140(sp)
    sw t1, 84(sp)
    .insn r4 0xb, 0, 0, a5, s8, s10, s2 # hx.xor3
    .insn r4 0xb, 0, 1, s8, a3, a1, a7 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, a7, s3 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, s3, a4 # hx.chi
    lui t1, 524296
    xor t1, t2, t1
    xori t1, t1, 3
    .insn r4 0xb, 0, 1, t2, s3, a4, a3 # hx.chi
    .insn r4 0xb, 0, 0, a3, gp, s1, a0 # hx.xor3
    .insn r4 0xb, 0, 0, a4, a7, t4, a6 # hx.xor3
    .insn r4 0xb, 0, 0, a5, a5, s0, s8 # hx.xor3
    lw s3, 68(sp)
    lw gp, 196(sp)
    .insn r4 0xb, 0, 0, s5, s5, s7, s3 # hx.xor3
    .insn r4 0xb, 0, 0, t5, t5, gp, a1 # hx.xor3
    .insn r4 0xb, 0, 0, s3, t6, t1, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a4, a4, ra, s9 # hx.xor3
    lw gp, 80(sp)
    sw s7, 180(sp)
    .insn r4 0xb, 0, 0, s3, s3, s4, gp # hx.xor3
    xor s7, a4, s11
    .insn r4 0x2b, 1, 0, a4, s6, a4, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s11, s11, t5, x0 # hx.xrl1
    xor t5, t5, a2
    .insn r4 0x2b, 0, 0, s4, s4, s7, x23 # hx.xror
    xor s6, s3, s6
    .insn r4 0x2b, 0, 0, t6, t6, s7, x11 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, s7, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s3, a3, s3, x0 # hx.xrl1
    xor a3, s5, a3
    .insn r4 0x2b, 1, 0, s5, t3, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s2, s2, a3, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, a4, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, a3, x29 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t5, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a2, a2, a5, x0 # hx.xrl1
    xor a5, a5, t3
    .insn r4 0xb, 0, 1, t3, s8, a0, ra # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t5, x22 # hx.xror
    xor t0, t0, a2
    .insn r4 0x2b, 0, 0, s1, s1, a4, x18 # hx.xror
    xor t1, t1, s7
    sw t3, 80(sp)
    .insn r4 0xb, 0, 1, t3, ra, s4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t5, x25 # hx.xror
    sw t3, 176(sp)
    lw t3, 136(sp)
    .insn r4 0xb, 0, 1, ra, a0, ra, s4 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s3, x22 # hx.xror
    sw ra, 136(sp)
    lw ra, 160(sp)
    .insn r4 0xb, 0, 1, s4, s4, t0, s8 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, a3, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s8, a0 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, t5, x12 # hx.xror
    lw s8, 200(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s6, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, a2, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, s0, s1, t3 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, t5, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, a5, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, ra, s8, s2 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s7, x14 # hx.xror
    lw s7, 140(sp)
    sw t0, 140(sp)
    .insn r4 0x2b, 0, 0, s7, s7, a3, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a3, s10, a3, x1 # hx.xror
    .insn r4 0xb, 0, 1, s10, s1, t3, gp # hx.chi
    .insn r4 0xb, 0, 1, s1, tp, s0, s1 # hx.chi
    .insn r4 0xb, 0, 1, t0, a1, a6, t6 # hx.chi
    .insn r4 0xb, 0, 1, s0, gp, tp, s0 # hx.chi
    .insn r4 0xb, 0, 1, t3, t3, gp, tp # hx.chi
    lw tp, 128(sp)
    .insn r4 0xb, 0, 0, gp, t3, t0, t5 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, a4, x4 # hx.xror
    sw t5, 128(sp)
    .insn r4 0xb, 0, 1, t5, tp, t4, ra # hx.chi
    sw t3, 200(sp)
    .insn r4 0xb, 0, 1, t3, s8, s2, tp # hx.chi
    sw t0, 160(sp)
    lw t0, 192(sp)
    .insn r4 0xb, 0, 1, ra, t4, ra, s8 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a2, x31 # hx.xror
    .insn r4 0xb, 0, 1, s2, s2, tp, t4 # hx.chi
    lw s8, 144(sp)
    sw s2, 144(sp)
    .insn r4 0x2b, 0, 0, s8, s8, s11, x1 # hx.xror
    sw ra, 192(sp)
    .insn r4 0xb, 0, 1, t4, s8, a1, a6 # hx.chi
    .insn r4 0xb, 0, 1, tp, t6, t0, s8 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, t6, t0 # hx.chi
    .insn r4 0xb, 0, 0, t6, tp, s2, s1 # hx.xor3
    lw s2, 92(sp)
    sw s1, 92(sp)
    .insn r4 0x2b, 0, 0, s2, s2, s3, x25 # hx.xror
    .insn r4 0xb, 0, 0, s1, t4, s10, ra # hx.xor3
    lw ra, 108(sp)
    sw t4, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, t4, s0, t3, a6 # hx.xor3
    sw a6, 152(sp)
    lw a6, 84(sp)
    sw t3, 84(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s6, x31 # hx.xror
    lw t3, 120(sp)
    sw s0, 120(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s11, x29 # hx.xror
    sw tp, 148(sp)
    .insn r4 0xb, 0, 1, s0, ra, a6, t3 # hx.chi
    lw tp, 72(sp)
    .insn r4 0xb, 0, 1, t0, t0, s8, a1 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s3, x28 # hx.xror
    lw a1, 132(sp)
    lw s8, 124(sp)
    .insn r4 0x2b, 0, 0, a1, a1, s3, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, a2, x10 # hx.xror
    sw s10, 124(sp)
    .insn r4 0xb, 0, 0, s10, a0, s0, t5 # hx.xor3
    sw s0, 132(sp)
    lw s0, 196(sp)
    sw t5, 196(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a5, x19 # hx.xror
    sw a0, 72(sp)
    .insn r4 0xb, 0, 1, t5, t3, s0, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, ra, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, t3, s0 # hx.chi
    lw t3, 188(sp)
    .insn r4 0xb, 0, 1, ra, s0, tp, ra # hx.chi
    xor t3, t3, s5
    lw s0, 76(sp)
    .insn r4 0xb, 0, 1, tp, s2, t3, s8 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, a5, x21 # hx.xror
    .insn r4 0xb, 0, 0, s10, s10, tp, t0 # hx.xor3
    sw tp, 76(sp)
    lw tp, 68(sp)
    sw t0, 68(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s6, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s8, s7, s0 # hx.chi
    sw t5, 188(sp)
    .insn r4 0xb, 0, 0, gp, gp, t0, t5 # hx.xor3
    lw t5, 64(sp)
    .insn r4 0xb, 0, 1, s8, t3, s8, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s3, t5, s3, x19 # hx.xror
    lw t5, 164(sp)
    .insn r4 0xb, 0, 1, s7, s7, s0, s2 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s5, x12 # hx.xror
    .insn r4 0xb, 0, 1, s0, s0, s2, t3 # hx.chi
    lw s2, 116(sp)
    .insn r4 0xb, 0, 0, t3, t4, ra, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, s2, s2, a5, x4 # hx.xror
    lw t4, 104(sp)
    xori s8, s8, 1
    .insn r4 0x2b, 0, 0, t4, t4, a4, x5 # hx.xror
    sw ra, 104(sp)
    lw ra, 168(sp)
    .insn r4 0xb, 0, 0, s1, s1, a6, s8 # hx.xor3
    .insn r4 0x2b, 0, 0, ra, ra, a4, x22 # hx.xror
    .insn r4 0xb, 0, 1, a4, a3, t4, a1 # hx.chi
    sw a6, 168(sp)
    lw a6, 180(sp)
    sw s8, 180(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s6, x31 # hx.xror
    lw s8, 184(sp)
    sw s7, 184(sp)
    .insn r4 0x2b, 0, 0, a5, s8, a5, x18 # hx.xror
    .insn r4 0xb, 0, 1, s8, t4, a1, t5 # hx.chi
    .insn r4 0xb, 0, 1, t4, a6, a3, t4 # hx.chi
    lw s7, 112(sp)
    .insn r4 0xb, 0, 1, a1, a1, t5, a6 # hx.chi
    .insn r4 0x2b, 0, 0, a2, s7, a2, x10 # hx.xror
    lw s7, 96(sp)
    .insn r4 0xb, 0, 1, a3, t5, a6, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s7, s5, x31 # hx.xror
    lw s7, 172(sp)
    .insn r4 0xb, 0, 1, t5, s3, t2, tp # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, s11, x25 # hx.xror
    sw a3, 172(sp)
    .insn r4 0xb, 0, 1, a6, tp, s7, s2 # hx.chi
    .insn r4 0xb, 0, 1, tp, t2, tp, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, s2, s3 # hx.chi
    .insn r4 0xb, 0, 1, t2, s2, s3, t2 # hx.chi
    .insn r4 0xb, 0, 1, s2, ra, s9, t1 # hx.chi
    lw s3, 156(sp)
    sw s2, 156(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s6, x10 # hx.xror
    .insn r4 0xb, 0, 0, s6, s2, s7, a3 # hx.xor3
    .insn r4 0xb, 0, 1, s2, a7, s5, a2 # hx.chi
    lw a3, 88(sp)
    sw s7, 88(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s11, x2 # hx.xror
    lw s7, 100(sp)
    sw s2, 100(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s11, x11 # hx.xror
    .insn r4 0xb, 0, 1, s11, s9, t1, s3 # hx.chi
    .insn r4 0xb, 0, 1, s9, s7, ra, s9 # hx.chi
    .insn r4 0xb, 0, 1, ra, s3, s7, ra # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, s3, s7 # hx.chi
    .insn r4 0xb, 0, 0, s3, tp, ra, s2 # hx.xor3
    lw s7, 136(sp)
    sw ra, 96(sp)
    .insn r4 0xb, 0, 0, s2, s7, s9, a6 # hx.xor3
    .insn r4 0xb, 0, 1, s7, s5, a2, a3 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, a3, a5 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, a5, a7 # hx.chi
    lui ra, 524296
    xor ra, t1, ra
    xori ra, ra, 136
    .insn r4 0xb, 0, 1, t1, a5, a7, s5 # hx.chi
    .insn r4 0xb, 0, 0, a5, t6, s0, a0 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a3, s11, s4 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, a1, s7 # hx.xor3
    lw s5, 80(sp)
    lw t6, 176(sp)
    .insn r4 0xb, 0, 0, s3, s3, s8, s5 # hx.xor3
    .insn r4 0xb, 0, 0, s6, s6, t6, a2 # hx.xor3
    .insn r4 0xb, 0, 0, s5, t5, ra, t1 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a7, t2, t4 # hx.xor3
    lw t6, 140(sp)
    sw s8, 112(sp)
    .insn r4 0xb, 0, 0, s5, s5, a4, t6 # hx.xor3
    xor s8, a7, gp
    .insn r4 0x2b, 1, 0, a7, t3, a7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, gp, gp, s6, x0 # hx.xrl1
    xor s6, s6, s1
    .insn r4 0x2b, 0, 0, a4, a4, s8, x23 # hx.xror
    xor t3, s5, t3
    .insn r4 0x2b, 0, 0, t5, t5, s8, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, s8, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s5, a5, s5, x0 # hx.xrl1
    xor a5, s3, a5
    .insn r4 0x2b, 1, 0, s3, s10, s3, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a6, a6, a5, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, a7, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, a5, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s6, x28 # hx.xror
    .insn r4 0x2b, 1, 0, s1, s1, s2, x0 # hx.xrl1
    xor s2, s2, s10
    .insn r4 0xb, 0, 1, s10, s7, a0, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s6, x22 # hx.xror
    xor t0, t0, s1
    .insn r4 0x2b, 0, 0, s0, s0, a7, x18 # hx.xror
    xor ra, ra, s8
    sw s10, 140(sp)
    .insn r4 0xb, 0, 1, s10, t2, a4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s6, x25 # hx.xror
    sw s10, 116(sp)
    lw s10, 72(sp)
    .insn r4 0xb, 0, 1, t2, a0, t2, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s5, x22 # hx.xror
    sw t2, 72(sp)
    lw t2, 124(sp)
    .insn r4 0xb, 0, 1, a4, a4, t0, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s3, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, a5, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s7, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s6, x12 # hx.xror
    lw s7, 188(sp)
    .insn r4 0x2b, 0, 0, tp, tp, t3, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s1, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, a1, s0, s10 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s11, s6, x18 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s2, x4 # hx.xror
    .insn r4 0xb, 0, 1, s11, t2, s7, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s8, x14 # hx.xror
    lw s8, 136(sp)
    sw t0, 136(sp)
    .insn r4 0x2b, 0, 0, s8, s8, a5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a5, s9, a5, x1 # hx.xror
    .insn r4 0xb, 0, 1, s9, s0, s10, t6 # hx.chi
    .insn r4 0xb, 0, 1, s0, tp, a1, s0 # hx.chi
    .insn r4 0xb, 0, 1, t0, a2, s4, t5 # hx.chi
    .insn r4 0xb, 0, 1, a1, t6, tp, a1 # hx.chi
    .insn r4 0xb, 0, 1, s10, s10, t6, tp # hx.chi
    lw tp, 148(sp)
    .insn r4 0xb, 0, 0, t6, s10, t0, s11 # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, a7, x4 # hx.xror
    sw s11, 148(sp)
    .insn r4 0xb, 0, 1, s11, tp, s6, t2 # hx.chi
    sw s10, 188(sp)
    .insn r4 0xb, 0, 1, s10, s7, a6, tp # hx.chi
    sw t0, 124(sp)
    lw t0, 160(sp)
    .insn r4 0xb, 0, 1, t2, s6, t2, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s1, x31 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, tp, s6 # hx.chi
    lw s6, 184(sp)
    sw a6, 184(sp)
    .insn r4 0x2b, 0, 0, s6, s6, gp, x1 # hx.xror
    sw t2, 160(sp)
    .insn r4 0xb, 0, 1, s7, s6, a2, s4 # hx.chi
    .insn r4 0xb, 0, 1, tp, t5, t0, s6 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, t5, t0 # hx.chi
    .insn r4 0xb, 0, 0, t5, tp, a6, s0 # hx.xor3
    lw a6, 68(sp)
    sw s0, 68(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s5, x25 # hx.xror
    .insn r4 0xb, 0, 0, s0, s7, s9, t2 # hx.xor3
    lw t2, 108(sp)
    sw s7, 108(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s3, x23 # hx.xror
    .insn r4 0xb, 0, 0, s7, a1, s10, s4 # hx.xor3
    sw s4, 164(sp)
    lw s4, 96(sp)
    sw s10, 96(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t3, x31 # hx.xror
    lw s10, 120(sp)
    sw a1, 120(sp)
    .insn r4 0x2b, 0, 0, s10, s10, gp, x29 # hx.xror
    sw tp, 64(sp)
    .insn r4 0xb, 0, 1, a1, t2, s4, s10 # hx.chi
    lw tp, 196(sp)
    .insn r4 0xb, 0, 1, t0, t0, s6, a2 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s5, x28 # hx.xror
    lw a2, 132(sp)
    lw s6, 200(sp)
    .insn r4 0x2b, 0, 0, a2, a2, s5, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s1, x10 # hx.xror
    sw s9, 200(sp)
    .insn r4 0xb, 0, 0, s9, a0, a1, s11 # hx.xor3
    sw a1, 132(sp)
    lw a1, 176(sp)
    sw s11, 176(sp)
    .insn r4 0x2b, 0, 0, a1, a1, s2, x19 # hx.xror
    sw a0, 196(sp)
    .insn r4 0xb, 0, 1, s11, s10, a1, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t2, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, s10, a1 # hx.chi
    lw s10, 180(sp)
    .insn r4 0xb, 0, 1, t2, a1, tp, t2 # hx.chi
    xor s10, s10, s3
    lw a1, 88(sp)
    .insn r4 0xb, 0, 1, tp, a6, s10, s6 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s2, x21 # hx.xror
    .insn r4 0xb, 0, 0, s9, s9, tp, t0 # hx.xor3
    sw tp, 88(sp)
    lw tp, 80(sp)
    sw t0, 80(sp)
    .insn r4 0x2b, 0, 0, tp, tp, t3, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s6, s8, a1 # hx.chi
    sw s11, 180(sp)
    .insn r4 0xb, 0, 0, t6, t6, t0, s11 # hx.xor3
    lw s11, 76(sp)
    .insn r4 0xb, 0, 1, s6, s10, s6, s8 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s11, s5, x19 # hx.xror
    lw s11, 192(sp)
    .insn r4 0xb, 0, 1, s8, s8, a1, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s3, x12 # hx.xror
    .insn r4 0xb, 0, 1, a1, a1, a6, s10 # hx.chi
    lw a6, 172(sp)
    .insn r4 0xb, 0, 0, s7, s7, t2, s8 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, s2, x4 # hx.xror
    lw s10, 92(sp)
    sw t2, 92(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a7, x5 # hx.xror
    lw t2, 144(sp)
    .insn r4 0xb, 0, 0, s0, s0, s4, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, t2, t2, a7, x22 # hx.xror
    .insn r4 0xb, 0, 1, a7, a5, s10, a2 # hx.chi
    sw s4, 144(sp)
    lw s4, 112(sp)
    sw s6, 112(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t3, x31 # hx.xror
    lw s6, 156(sp)
    sw s8, 156(sp)
    .insn r4 0x2b, 0, 0, s2, s6, s2, x18 # hx.xror
    .insn r4 0xb, 0, 1, s6, s10, a2, s11 # hx.chi
    .insn r4 0xb, 0, 1, s10, s4, a5, s10 # hx.chi
    lw s8, 128(sp)
    .insn r4 0xb, 0, 1, a2, a2, s11, s4 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s8, s1, x10 # hx.xror
    lw s8, 168(sp)
    .insn r4 0xb, 0, 1, a5, s11, s4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s8, s3, x31 # hx.xror
    lw s8, 84(sp)
    .insn r4 0xb, 0, 1, s11, s5, t1, tp # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, gp, x25 # hx.xror
    sw a5, 84(sp)
    .insn r4 0xb, 0, 1, s4, tp, s8, a6 # hx.chi
    .insn r4 0xb, 0, 1, tp, t1, tp, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, a6, s5 # hx.chi
    .insn r4 0xb, 0, 1, t1, a6, s5, t1 # hx.chi
    .insn r4 0xb, 0, 1, a6, t2, t4, ra # hx.chi
    lw s5, 100(sp)
    sw a6, 100(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t3, x10 # hx.xror
    .insn r4 0xb, 0, 0, t3, a6, s8, a5 # hx.xor3
    .insn r4 0xb, 0, 1, a6, a3, s3, s1 # hx.chi
    lw a5, 152(sp)
    sw s8, 152(sp)
    .insn r4 0x2b, 0, 0, a5, a5, gp, x2 # hx.xror
    lw s8, 104(sp)
    sw a6, 104(sp)
    .insn r4 0x2b, 0, 0, s8, s8, gp, x11 # hx.xror
    .insn r4 0xb, 0, 1, gp, t4, ra, s5 # hx.chi
    .insn r4 0xb, 0, 1, t4, s8, t2, t4 # hx.chi
    .insn r4 0xb, 0, 1, t2, s5, s8, t2 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s5, s8 # hx.chi
    .insn r4 0xb, 0, 0, s5, tp, t2, a6 # hx.xor3
    lw s8, 72(sp)
    sw t2, 168(sp)
    .insn r4 0xb, 0, 0, a6, s8, t4, s4 # hx.xor3
    .insn r4 0xb, 0, 1, s8, s3, s1, a5 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a5, s2 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, s2, a3 # hx.chi
    lui t2, 524288
    xor t2, ra, t2
    xori t2, t2, 136
    .insn r4 0xb, 0, 1, ra, s2, a3, s3 # hx.chi
    .insn r4 0xb, 0, 0, a3, t5, a1, a0 # hx.xor3
    .insn r4 0xb, 0, 0, s2, a5, gp, a4 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, a2, s8 # hx.xor3
    lw s3, 140(sp)
    lw t5, 116(sp)
    .insn r4 0xb, 0, 0, s5, s5, s6, s3 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, t5, s1 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s11, t2, ra # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, t1, s10 # hx.xor3
    lw t5, 136(sp)
    sw s6, 128(sp)
    .insn r4 0xb, 0, 0, s3, s3, a7, t5 # hx.xor3
    xor s6, s2, t6
    .insn r4 0x2b, 1, 0, s2, s7, s2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, t6, t3, x0 # hx.xrl1
    xor t3, t3, s0
    .insn r4 0x2b, 0, 0, a7, a7, s6, x23 # hx.xror
    xor s7, s3, s7
    .insn r4 0x2b, 0, 0, s11, s11, s6, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, s6, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s3, a3, s3, x0 # hx.xrl1
    xor a3, s5, a3
    .insn r4 0x2b, 1, 0, s5, s9, s5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s4, s4, a3, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, s2, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, a3, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, t3, x28 # hx.xror
    .insn r4 0x2b, 1, 0, s0, s0, a6, x0 # hx.xrl1
    xor a6, a6, s9
    .insn r4 0xb, 0, 1, s9, s8, a0, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, t3, x22 # hx.xror
    xor t0, t0, s0
    .insn r4 0x2b, 0, 0, a1, a1, s2, x18 # hx.xror
    xor t2, t2, s6
    sw s9, 136(sp)
    .insn r4 0xb, 0, 1, s9, t1, a7, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t3, x25 # hx.xror
    sw s9, 172(sp)
    lw s9, 196(sp)
    .insn r4 0xb, 0, 1, t1, a0, t1, a7 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, s3, x22 # hx.xror
    sw t1, 196(sp)
    lw t1, 200(sp)
    .insn r4 0xb, 0, 1, a7, a7, t0, s8 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a3, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s8, a0 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, t3, x12 # hx.xror
    lw s8, 180(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s7, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, s0, x27 # hx.xror
    .insn r4 0xb, 0, 1, a0, a2, a1, s9 # hx.chi
    .insn r4 0x2b, 0, 0, t3, gp, t3, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a6, x4 # hx.xror
    .insn r4 0xb, 0, 1, gp, t1, s8, s4 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s6, x14 # hx.xror
    lw s6, 72(sp)
    sw t0, 72(sp)
    .insn r4 0x2b, 0, 0, s6, s6, a3, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a3, t4, a3, x1 # hx.xror
    .insn r4 0xb, 0, 1, t4, a1, s9, t5 # hx.chi
    .insn r4 0xb, 0, 1, a1, tp, a2, a1 # hx.chi
    .insn r4 0xb, 0, 1, t0, s1, a4, s11 # hx.chi
    .insn r4 0xb, 0, 1, a2, t5, tp, a2 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, t5, tp # hx.chi
    lw tp, 64(sp)
    .insn r4 0xb, 0, 0, t5, s9, t0, gp # hx.xor3
    .insn r4 0x2b, 0, 0, tp, tp, s2, x4 # hx.xror
    sw gp, 64(sp)
    .insn r4 0xb, 0, 1, gp, tp, t3, t1 # hx.chi
    sw s9, 180(sp)
    .insn r4 0xb, 0, 1, s9, s8, s4, tp # hx.chi
    sw t0, 200(sp)
    lw t0, 124(sp)
    .insn r4 0xb, 0, 1, t1, t3, t1, s8 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s0, x31 # hx.xror
    .insn r4 0xb, 0, 1, s4, s4, tp, t3 # hx.chi
    lw s8, 156(sp)
    sw s4, 156(sp)
    .insn r4 0x2b, 0, 0, s8, s8, t6, x1 # hx.xror
    sw t1, 124(sp)
    .insn r4 0xb, 0, 1, t3, s8, s1, a4 # hx.chi
    .insn r4 0xb, 0, 1, tp, s11, t0, s8 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s11, t0 # hx.chi
    .insn r4 0xb, 0, 0, s11, tp, s4, a1 # hx.xor3
    lw s4, 80(sp)
    sw a1, 80(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s3, x25 # hx.xror
    .insn r4 0xb, 0, 0, a1, t3, t4, t1 # hx.xor3
    lw t1, 108(sp)
    sw t3, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, t3, a2, s9, a4 # hx.xor3
    sw a4, 192(sp)
    lw a4, 168(sp)
    sw s9, 168(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s7, x31 # hx.xror
    lw s9, 120(sp)
    sw a2, 120(sp)
    .insn r4 0x2b, 0, 0, s9, s9, t6, x29 # hx.xror
    sw tp, 76(sp)
    .insn r4 0xb, 0, 1, a2, t1, a4, s9 # hx.chi
    lw tp, 176(sp)
    .insn r4 0xb, 0, 1, t0, t0, s8, s1 # hx.chi
    .insn r4 0x2b, 0, 0, tp, tp, s3, x28 # hx.xror
    lw s1, 132(sp)
    lw s8, 188(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s3, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, s0, x10 # hx.xror
    sw t4, 188(sp)
    .insn r4 0xb, 0, 0, t4, a0, a2, gp # hx.xor3
    sw a2, 132(sp)
    lw a2, 116(sp)
    sw gp, 116(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a6, x19 # hx.xror
    sw a0, 176(sp)
    .insn r4 0xb, 0, 1, gp, s9, a2, tp # hx.chi
    .insn r4 0xb, 0, 1, a0, tp, t1, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s9, a2 # hx.chi
    lw s9, 112(sp)
    .insn r4 0xb, 0, 1, t1, a2, tp, t1 # hx.chi
    xor s9, s9, s5
    lw a2, 152(sp)
    .insn r4 0xb, 0, 1, tp, s4, s9, s8 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, a6, x21 # hx.xror
    .insn r4 0xb, 0, 0, t4, t4, tp, t0 # hx.xor3
    sw tp, 152(sp)
    lw tp, 140(sp)
    sw t0, 140(sp)
    .insn r4 0x2b, 0, 0, tp, tp, s7, x27 # hx.xror
    .insn r4 0xb, 0, 1, t0, s8, s6, a2 # hx.chi
    sw gp, 112(sp)
    .insn r4 0xb, 0, 0, t5, t5, t0, gp # hx.xor3
    lw gp, 88(sp)
    .insn r4 0xb, 0, 1, s8, s9, s8, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s3, gp, s3, x19 # hx.xror
    lw gp, 160(sp)
    .insn r4 0xb, 0, 1, s6, s6, a2, s4 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, s5, x12 # hx.xror
    .insn r4 0xb, 0, 1, a2, a2, s4, s9 # hx.chi
    lw s4, 84(sp)
    .insn r4 0xb, 0, 0, s9, t3, t1, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, s4, s4, a6, x4 # hx.xror
    lw t3, 68(sp)
    xori s8, s8, 1
    .insn r4 0x2b, 0, 0, t3, t3, s2, x5 # hx.xror
    sw t1, 68(sp)
    lw t1, 184(sp)
    .insn r4 0xb, 0, 0, a1, a1, a4, s8 # hx.xor3
    .insn r4 0x2b, 0, 0, t1, t1, s2, x22 # hx.xror
    .insn r4 0xb, 0, 1, s2, a3, t3, s1 # hx.chi
    sw a4, 184(sp)
    lw a4, 128(sp)
    sw s8, 128(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s7, x31 # hx.xror
    lw s8, 100(sp)
    sw s6, 100(sp)
    .insn r4 0x2b, 0, 0, a6, s8, a6, x18 # hx.xror
    .insn r4 0xb, 0, 1, s8, t3, s1, gp # hx.chi
    .insn r4 0xb, 0, 1, t3, a4, a3, t3 # hx.chi
    lw s6, 148(sp)
    .insn r4 0xb, 0, 1, s1, s1, gp, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s6, s0, x10 # hx.xror
    lw s6, 144(sp)
    .insn r4 0xb, 0, 1, a3, gp, a4, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s6, s5, x31 # hx.xror
    lw s6, 96(sp)
    .insn r4 0xb, 0, 1, gp, s3, ra, tp # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, t6, x25 # hx.xror
    sw a3, 96(sp)
    .insn r4 0xb, 0, 1, a4, tp, s6, s4 # hx.chi
    .insn r4 0xb, 0, 1, tp, ra, tp, s6 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, s4, s3 # hx.chi
    .insn r4 0xb, 0, 1, ra, s4, s3, ra # hx.chi
    .insn r4 0xb, 0, 1, s3, t1, s10, t2 # hx.chi
    lw s4, 104(sp)
    sw s3, 104(sp)
    .insn r4 0x2b, 0, 0, s4, s4, s7, x10 # hx.xror
    .insn r4 0xb, 0, 0, s7, s3, s6, a3 # hx.xor3
    .insn r4 0xb, 0, 1, s3, a5, s5, s0 # hx.chi
    lw a3, 164(sp)
    sw s6, 164(sp)
    .insn r4 0x2b, 0, 0, a3, a3, t6, x2 # hx.xror
    lw s6, 92(sp)
    sw s3, 92(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t6, x11 # hx.xror
    .insn r4 0xb, 0, 1, t6, s10, t2, s4 # hx.chi
    .insn r4 0xb, 0, 1, s10, s6, t1, s10 # hx.chi
    .insn r4 0xb, 0, 1, t1, s4, s6, t1 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s4, s6 # hx.chi
    .insn r4 0xb, 0, 0, s4, tp, t1, s3 # hx.xor3
    lw s6, 196(sp)
    sw t1, 144(sp)
    .insn r4 0xb, 0, 0, s3, s6, s10, a4 # hx.xor3
    .insn r4 0xb, 0, 1, s6, s5, s0, a3 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a3, a6 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, a6, a5 # hx.chi
    lui t1, 8
    xor t1, t2, t1
    .insn r4 0xb, 0, 1, t2, a6, a5, s5 # hx.chi
    .insn r4 0xb, 0, 0, a5, s11, a2, a0 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a3, t6, a7 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, s1, s6 # hx.xor3
    lw s5, 136(sp)
    lw s11, 172(sp)
    .insn r4 0xb, 0, 0, s4, s4, s8, s5 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, s11, s0 # hx.xor3
    .insn r4 0xb, 0, 0, s5, gp, t1, t2 # hx.xor3
    .insn r4 0xb, 0, 0, a6, a6, ra, t3 # hx.xor3
    lw s11, 72(sp)
    sw a0, 148(sp)
    .insn r4 0xb, 0, 0, s5, s5, s2, s11 # hx.xor3
    lw a0, 60(sp)
    sw s8, 84(sp)
    xor s8, a6, t5
    .insn r4 0x2b, 1, 0, a6, s9, a6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, t5, s7, x0 # hx.xrl1
    xor s7, s7, a1
    .insn r4 0x2b, 0, 0, s2, s2, s8, x23 # hx.xror
    xor s9, s5, s9
    .insn r4 0x2b, 0, 0, gp, gp, s8, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, s8, x30 # hx.xror
    .insn r4 0x2b, 1, 0, s5, a5, s5, x0 # hx.xrl1
    xor a5, s4, a5
    .insn r4 0x2b, 1, 0, s4, t4, s4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a4, a4, a5, x24 # hx.xror
    sw t5, 72(sp)
    lw t5, 148(sp)
    .insn r4 0x2b, 0, 0, s6, s6, a5, x29 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, a6, x20 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, s7, x28 # hx.xror
    .insn r4 0x2b, 1, 0, a1, a1, s3, x0 # hx.xrl1
    xor s3, s3, t4
    .insn r4 0xb, 0, 1, t4, s6, t5, ra # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s7, x22 # hx.xror
    xor t0, t0, a1
    .insn r4 0x2b, 0, 0, a2, a2, a6, x18 # hx.xror
    xor t1, t1, s8
    sw t4, 92(a0)
    .insn r4 0xb, 0, 1, t4, ra, s2, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s7, x25 # hx.xror
    sw t4, 108(a0)
    lw t4, 176(sp)
    .insn r4 0xb, 0, 1, ra, t5, ra, s2 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s5, x22 # hx.xror
    sw ra, 100(a0)
    lw ra, 188(sp)
    .insn r4 0xb, 0, 1, s2, s2, t0, s6 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a5, x1 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s6, t5 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, s7, x12 # hx.xror
    lw s6, 112(sp)
    .insn r4 0x2b, 0, 0, t5, tp, s9, x9 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a1, x27 # hx.xror
    .insn r4 0xb, 0, 1, tp, s1, a2, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s7, t6, s7, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, s3, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, ra, s6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s8, x14 # hx.xror
    lw s8, 196(sp)
    sw t0, 84(a0)
    .insn r4 0x2b, 0, 0, s8, s8, a5, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a5, s10, a5, x1 # hx.xror
    .insn r4 0xb, 0, 1, s10, a2, t4, s11 # hx.chi
    .insn r4 0xb, 0, 1, a2, t5, s1, a2 # hx.chi
    .insn r4 0xb, 0, 1, t0, s0, a7, gp # hx.chi
    .insn r4 0xb, 0, 1, s1, s11, t5, s1 # hx.chi
    .insn r4 0xb, 0, 1, s11, t4, s11, t5 # hx.chi
    lw t4, 76(sp)
    sw t0, 168(a0)
    .insn r4 0x2b, 0, 0, t4, t4, a6, x4 # hx.xror
    sw s1, 56(a0)
    .insn r4 0xb, 0, 1, t5, t4, s7, ra # hx.chi
    .insn r4 0xb, 0, 1, t0, s6, a4, t4 # hx.chi
    .insn r4 0xb, 0, 1, ra, s7, ra, s6 # hx.chi
    sw t0, 136(a0)
    lw t0, 200(sp)
    .insn r4 0xb, 0, 1, a4, a4, t4, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a1, x31 # hx.xror
    lw s6, 100(sp)
    lw s7, 72(sp)
    sw ra, 120(a0)
    .insn r4 0x2b, 0, 0, s6, s6, s7, x1 # hx.xror
    lw s1, 144(sp)
    .insn r4 0xb, 0, 1, t4, s6, s0, a7 # hx.chi
    .insn r4 0xb, 0, 1, ra, gp, t0, s6 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, gp, t0 # hx.chi
    lw gp, 140(sp)
    sw ra, 184(a0)
    lw ra, 108(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s9, x31 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, s4, x23 # hx.xror
    sw a2, 64(a0)
    lw a2, 120(sp)
    sw a4, 144(a0)
    .insn r4 0x2b, 0, 0, a2, a2, s7, x29 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, s6, s0 # hx.chi
    .insn r4 0xb, 0, 1, a4, ra, s1, a2 # hx.chi
    lw s0, 132(sp)
    sw a4, 112(a0)
    lw a4, 116(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s5, x13 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, s5, x28 # hx.xror
    lw s6, 180(sp)
    sw t0, 192(a0)
    lw t0, 172(sp)
    sw a7, 176(a0)
    .insn r4 0x2b, 0, 0, t0, t0, s3, x19 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, a1, x10 # hx.xror
    .insn r4 0xb, 0, 1, a7, a2, t0, a4 # hx.chi
    .insn r4 0x2b, 0, 0, gp, gp, s5, x25 # hx.xror
    sw a7, 88(a0)
    .insn r4 0xb, 0, 1, a7, a4, ra, s1 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a2, t0 # hx.chi
    lw a2, 128(sp)
    .insn r4 0xb, 0, 1, ra, t0, a4, ra # hx.chi
    xor a2, a2, s4
    lw t0, 164(sp)
    .insn r4 0xb, 0, 1, a4, gp, a2, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s3, x21 # hx.xror
    sw ra, 96(a0)
    lw ra, 136(sp)
    sw s1, 80(a0)
    .insn r4 0x2b, 0, 0, ra, ra, s9, x27 # hx.xror
    .insn r4 0xb, 0, 1, s1, s6, s8, t0 # hx.chi
    sw a4, 32(a0)
    sw s1, 8(a0)
    lw s1, 152(sp)
    lw a4, 84(sp)
    .insn r4 0x2b, 0, 0, s1, s1, s5, x19 # hx.xror
    .insn r4 0xb, 0, 1, s5, a2, s6, s8 # hx.chi
    lw s6, 124(sp)
    .insn r4 0xb, 0, 1, s8, s8, t0, gp # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, s4, x12 # hx.xror
    .insn r4 0xb, 0, 1, t0, t0, gp, a2 # hx.chi
    lw a2, 96(sp)
    lw gp, 80(sp)
    .insn r4 0x2b, 0, 0, a2, a2, s3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, gp, gp, a6, x5 # hx.xror
    sw t0, 24(a0)
    lw t0, 156(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s9, x31 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a6, x22 # hx.xror
    .insn r4 0xb, 0, 1, a6, a5, gp, s0 # hx.chi
    sw a7, 104(a0)
    sw a6, 164(a0)
    lw a6, 104(sp)
    lw a7, 64(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s3, x18 # hx.xror
    .insn r4 0xb, 0, 1, s3, gp, s0, s6 # hx.chi
    .insn r4 0xb, 0, 1, gp, a4, a5, gp # hx.chi
    .insn r4 0x2b, 0, 0, a1, a7, a1, x10 # hx.xror
    lw a7, 184(sp)
    .insn r4 0xb, 0, 1, s0, s0, s6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, s4, x31 # hx.xror
    lw s4, 168(sp)
    .insn r4 0xb, 0, 1, a4, s6, a4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s7, x25 # hx.xror
    .insn r4 0xb, 0, 1, s6, s1, t2, ra # hx.chi
    .insn r4 0xb, 0, 1, a5, ra, s4, a2 # hx.chi
    .insn r4 0xb, 0, 1, ra, t2, ra, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, a2, s1 # hx.chi
    .insn r4 0xb, 0, 1, t2, a2, s1, t2 # hx.chi
    .insn r4 0xb, 0, 1, s1, t0, t3, t1 # hx.chi
    lw a2, 92(sp)
    sw ra, 132(a0)
    .insn r4 0x2b, 0, 0, a2, a2, s9, x10 # hx.xror
    .insn r4 0xb, 0, 1, s9, a3, a7, a1 # hx.chi
    lw ra, 192(sp)
    sw t2, 156(a0)
    .insn r4 0x2b, 0, 0, ra, ra, s7, x2 # hx.xror
    lw t2, 68(sp)
    sw s2, 116(a0)
    .insn r4 0x2b, 0, 0, t2, t2, s7, x11 # hx.xror
    .insn r4 0xb, 0, 1, s7, t3, t1, a2 # hx.chi
    .insn r4 0xb, 0, 1, t3, t2, t0, t3 # hx.chi
    .insn r4 0xb, 0, 1, t0, a2, t2, t0 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, a2, t2 # hx.chi
    .insn r4 0xb, 0, 1, t2, a7, a1, ra # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, ra, a6 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a6, a3 # hx.chi
    lui a2, 524296
    xor a2, t1, a2
    xori a2, a2, 130
    .insn r4 0xb, 0, 1, t1, a6, a3, a7 # hx.chi
    sw tp, 72(a0)
    sw t6, 128(a0)
    sw s10, 40(a0)
    sw s11, 48(a0)
    sw t5, 152(a0)
    sw t4, 160(a0)
    sw s5, 0(a0)
    sw s8, 16(a0)
    sw s3, 172(a0)
    sw gp, 196(a0)
    sw s0, 180(a0)
    sw a4, 188(a0)
    sw a5, 140(a0)
    sw s6, 124(a0)
    sw s4, 148(a0)
    sw s1, 28(a0)
    sw s9, 52(a0)
    sw s7, 36(a0)
    sw t3, 20(a0)
    sw t0, 12(a0)
    sw t2, 60(a0)
    sw a1, 68(a0)
    sw ra, 76(a0)
    sw a2, 4(a0)
    sw t1, 44(a0)
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

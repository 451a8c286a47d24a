// SPDX-License-Identifier: Apache-2.0
//
// Made by `python -m rvhash.codegen`; do not edit.
//
// void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds): the last 24 or 12 rounds of Keccak-f[1600]. The
// state is 25 lanes at a multiple of 4, each the word of its even bits, then the word of its odd bits.
//
// Requires RV32I and hx.
//
// Registers: As in the psABI; gp and tp stay as they are. Stack: 208 bytes.
//
// 5049 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 17024 bytes of code and constants.

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
    sw a0, 52(sp)
    addi t0, zero, 24
    beq a1, t0, .L_rvh_keccak_24
    lw ra, 0(a0)
    lw t0, 40(a0)
    lw t1, 80(a0)
    lw s0, 120(a0)
    lw a1, 160(a0)
    .insn r4 0xb, 0, 0, s2, ra, t0, t1 # hx.xor3
    lw a2, 4(a0)
    .insn r4 0xb, 0, 0, s2, s2, s0, a1 # hx.xor3
    sw a2, 160(sp)
    lw a3, 44(a0)
    lw a4, 84(a0)
    sw a3, 148(sp)
    sw a4, 196(sp)
    lw a5, 124(a0)
    lw a6, 164(a0)
    sw a5, 68(sp)
    sw a6, 96(sp)
    .insn r4 0xb, 0, 0, a2, a2, a3, a4 # hx.xor3
    lw a7, 8(a0)
    .insn r4 0xb, 0, 0, a2, a2, a5, a6 # hx.xor3
    lw s3, 48(a0)
    sw a2, 204(sp)
    sw s3, 104(sp)
    lw s4, 88(a0)
    lw s5, 128(a0)
    sw s4, 56(sp)
    lw s7, 168(a0)
    .insn r4 0xb, 0, 0, t4, a7, s3, s4 # hx.xor3
    sw s7, 168(sp)
    .insn r4 0xb, 0, 0, t4, t4, s5, s7 # hx.xor3
    lw s9, 12(a0)
    lw s11, 52(a0)
    sw s9, 144(sp)
    lw t5, 92(a0)
    lw t6, 132(a0)
    sw t5, 192(sp)
    sw t6, 64(sp)
    lw ra, 172(a0)
    .insn r4 0xb, 0, 0, t2, s9, s11, t5 # hx.xor3
    sw ra, 80(sp)
    .insn r4 0xb, 0, 0, t2, t2, t6, ra # hx.xor3
    lw t0, 16(a0)
    lw t1, 56(a0)
    lw s0, 96(a0)
    lw a1, 136(a0)
    lw a2, 176(a0)
    .insn r4 0xb, 0, 0, s8, t0, t1, s0 # hx.xor3
    lw a3, 20(a0)
    .insn r4 0xb, 0, 0, s8, s8, a1, a2 # hx.xor3
    sw a3, 60(sp)
    lw a4, 60(a0)
    lw a5, 100(a0)
    sw a4, 84(sp)
    sw a5, 180(sp)
    lw a6, 140(a0)
    lw a7, 180(a0)
    sw a6, 176(sp)
    sw a7, 120(sp)
    .insn r4 0xb, 0, 0, s1, a3, a4, a5 # hx.xor3
    lw s3, 24(a0)
    .insn r4 0xb, 0, 0, s1, s1, a6, a7 # hx.xor3
    sw s3, 92(sp)
    lw s4, 64(a0)
    lw s5, 104(a0)
    lw s7, 144(a0)
    sw s5, 76(sp)
    lw s9, 184(a0)
    .insn r4 0xb, 0, 0, s10, s3, s4, s5 # hx.xor3
    sw s9, 188(sp)
    .insn r4 0xb, 0, 0, s10, s10, s7, s9 # hx.xor3
    lw s11, 28(a0)
    lw t5, 68(a0)
    sw s11, 124(sp)
    sw t5, 112(sp)
    lw t6, 108(a0)
    lw ra, 148(a0)
    sw t6, 156(sp)
    sw ra, 172(sp)
    lw t0, 188(a0)
    .insn r4 0xb, 0, 0, s11, s11, t5, t6 # hx.xor3
    sw t0, 108(sp)
    .insn r4 0xb, 0, 0, s11, s11, ra, t0 # hx.xor3
    lw t1, 32(a0)
    sw s11, 152(sp)
    lw s0, 72(a0)
    lw a1, 112(a0)
    sw s0, 140(sp)
    lw a2, 152(a0)
    lw a3, 192(a0)
    sw a2, 72(sp)
    .insn r4 0xb, 0, 0, t3, t1, s0, a1 # hx.xor3
    lw a4, 36(a0)
    .insn r4 0xb, 0, 0, t3, t3, a2, a3 # hx.xor3
    sw a4, 184(sp)
    lw a5, 76(a0)
    lw a6, 116(a0)
    sw a5, 200(sp)
    sw a6, 132(sp)
    lw a7, 156(a0)
    lw s3, 196(a0)
    sw a7, 100(sp)
    sw s3, 136(sp)
    .insn r4 0xb, 0, 0, s6, a4, a5, a6 # hx.xor3
    lw s5, 0(a0)
    .insn r4 0xb, 0, 0, s6, s6, a7, s3 # hx.xor3
    lw a2, 8(a0)
    lw a4, 16(a0)
    lw s3, 32(a0)
    lw t1, 40(a0)
    lw s0, 52(a0)
    lw s9, 56(a0)
    lw a5, 64(a0)
    lw t5, 80(a0)
    lw t6, 96(a0)
    lw a1, 112(a0)
    lw t0, 120(a0)
    lw s11, 128(a0)
    lw s4, 136(a0)
    lw s7, 144(a0)
    lw a7, 160(a0)
    lw a3, 172(a0)
    lw ra, 176(a0)
    lw a6, 192(a0)
    lw a0, 204(sp)
    j .L_rvh_keccak_12
    .balign 4
.L_rvh_keccak_24:
    lw ra, 20(a0)
    lw t0, 180(a0)
    lw t1, 60(a0)
    lw s0, 164(a0)
    .insn r4 0xb, 0, 0, t2, ra, t0, t1 # hx.xor3
    lw s1, 4(a0)
    lw a1, 44(a0)
    lw a3, 108(a0)
    .insn r4 0xb, 0, 0, a2, s0, s1, a1 # hx.xor3
    lw a4, 188(a0)
    lw a5, 68(a0)
    lw a7, 28(a0)
    .insn r4 0xb, 0, 0, a6, a3, a4, a5 # hx.xor3
    lw s2, 148(a0)
    lw s3, 124(a0)
    .insn r4 0xb, 0, 0, a6, a6, a7, s2 # hx.xor3
    lw s4, 84(a0)
    lw s5, 100(a0)
    .insn r4 0xb, 0, 0, a2, a2, s3, s4 # hx.xor3
    lw s6, 140(a0)
    lw s7, 156(a0)
    .insn r4 0xb, 0, 0, t2, t2, s5, s6 # hx.xor3
    lw s8, 76(a0)
    lw s9, 116(a0)
    lw s11, 92(a0)
    .insn r4 0xb, 0, 0, s10, s7, s8, s9 # hx.xor3
    lw t3, 52(a0)
    lw t4, 132(a0)
    lw t6, 168(a0)
    .insn r4 0xb, 0, 0, t5, s11, t3, t4 # hx.xor3
    lw t0, 48(a0)
    lw s6, 88(a0)
    lw s9, 184(a0)
    .insn r4 0xb, 0, 0, s5, t6, t0, s6 # hx.xor3
    lw t0, 24(a0)
    lw t6, 104(a0)
    lw s2, 112(a0)
    .insn r4 0xb, 0, 0, a3, t0, t6, s9 # hx.xor3
    lw s9, 72(a0)
    lw t0, 192(a0)
    lw a5, 36(a0)
    .insn r4 0xb, 0, 0, s4, s9, t0, s2 # hx.xor3
    lw s9, 196(a0)
    lw t4, 172(a0)
    .insn r4 0xb, 0, 0, s10, s10, s9, a5 # hx.xor3
    lw a5, 12(a0)
    lw s6, 152(a0)
    .insn r4 0xb, 0, 0, t5, t5, a5, t4 # hx.xor3
    lw a5, 32(a0)
    lw s3, 144(a0)
    .insn r4 0xb, 0, 0, s4, s4, a5, s6 # hx.xor3
    lw s6, 64(a0)
    lw s11, 160(a0)
    .insn r4 0xb, 0, 0, a3, a3, s6, s3 # hx.xor3
    lw a1, 120(a0)
    lw t0, 80(a0)
    lw t6, 128(a0)
    .insn r4 0xb, 0, 0, a4, s11, a1, t0 # hx.xor3
    lw s0, 8(a0)
    lw s7, 16(a0)
    .insn r4 0xb, 0, 0, s5, s5, t6, s0 # hx.xor3
    lw t1, 176(a0)
    lw a7, 56(a0)
    lw s0, 96(a0)
    .insn r4 0xb, 0, 0, s8, s7, t1, a7 # hx.xor3
    lw s7, 136(a0)
    lw a7, 0(a0)
    .insn r4 0xb, 0, 0, s8, s8, s7, s0 # hx.xor3
    lw s9, 40(a0)
    xor s1, a2, s8
    .insn r4 0xb, 0, 0, a4, a4, a7, s9 # hx.xor3
    .insn r4 0x2b, 1, 0, s8, s8, s10, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a2, a3, a2, x0 # hx.xrl1
    xor a3, t5, a3
    .insn r4 0x2b, 0, 0, s6, s6, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, a2, x13 # hx.xror
    xor s10, s10, s5
    .insn r4 0x2b, 0, 0, s3, s3, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t5, s4, t5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t4, t4, s1, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s11, s11, t5, x23 # hx.xror
    xor s4, t2, s4
    .insn r4 0x2b, 0, 0, a1, a1, t5, x12 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, a2, x19 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, t5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, s1, x10 # hx.xror
    .insn r4 0x2b, 1, 0, s5, s5, a6, x0 # hx.xrl1
    xor a6, a6, a4
    .insn r4 0x2b, 1, 0, t2, a4, t2, x0 # hx.xrl1
    xor a4, a7, t5
    .insn r4 0x2b, 0, 0, ra, ra, a3, x1 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, t5, x31 # hx.xror
    .insn r4 0xb, 0, 1, a7, t4, ra, s6 # hx.chi
    .insn r4 0xb, 0, 1, t5, a1, t4, ra # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s5, x2 # hx.xror
    .insn r4 0xb, 0, 1, ra, ra, s6, s2 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s5, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s5, x25 # hx.xror
    .insn r4 0xb, 0, 1, s6, s6, s2, a1 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, t2, x10 # hx.xror
    sw s6, 56(sp)
    .insn r4 0xb, 0, 1, s6, t3, s0, s3 # hx.chi
    .insn r4 0xb, 0, 1, a1, s2, a1, t4 # hx.chi
    lw s2, 4(a0)
    lw t4, 196(a0)
    xor s2, s2, s10
    .insn r4 0x2b, 0, 0, t4, t4, a6, x25 # hx.xror
    sw s6, 60(sp)
    .insn r4 0xb, 0, 1, s6, t4, s2, t3 # hx.chi
    sw a7, 64(sp)
    lw a7, 56(a0)
    sw s6, 68(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s5, x29 # hx.xror
    lw s6, 8(a0)
    sw s9, 72(sp)
    xor s6, s6, t2
    lw s9, 16(a0)
    .insn r4 0xb, 0, 1, t3, s2, t3, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s9, s5, x1 # hx.xror
    lw s9, 76(a0)
    .insn r4 0xb, 0, 1, s0, s0, s3, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, a6, x22 # hx.xror
    sw a4, 76(sp)
    .insn r4 0xb, 0, 1, a4, t0, t6, t1 # hx.chi
    .insn r4 0xb, 0, 1, s2, s3, t4, s2 # hx.chi
    lw s3, 28(a0)
    .insn r4 0xb, 0, 0, t4, s0, a1, a4 # hx.xor3
    .insn r4 0x2b, 0, 0, s3, s3, s4, x18 # hx.xror
    sw a1, 80(sp)
    lw a1, 60(a0)
    sw a4, 84(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a3, x29 # hx.xror
    .insn r4 0xb, 0, 1, a4, s3, s9, t0 # hx.chi
    .insn r4 0xb, 0, 1, t0, s9, t0, t6 # hx.chi
    .insn r4 0xb, 0, 1, s9, t1, s3, s9 # hx.chi
    sw s0, 88(sp)
    .insn r4 0xb, 0, 0, s0, ra, t3, a4 # hx.xor3
    sw a4, 92(sp)
    lw a4, 156(a0)
    .insn r4 0xb, 0, 1, t1, t6, t1, s3 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, a6, x28 # hx.xror
    lw s3, 164(a0)
    sw ra, 96(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s10, x23 # hx.xror
    sw t1, 104(sp)
    .insn r4 0xb, 0, 1, t6, a4, s3, s6 # hx.chi
    sw t5, 108(sp)
    .insn r4 0xb, 0, 0, ra, t6, t5, t1 # hx.xor3
    sw t6, 100(sp)
    lw t6, 104(a0)
    lw t1, 188(a0)
    .insn r4 0x2b, 0, 0, t6, t6, s8, x20 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s4, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, a1, t6, a4 # hx.chi
    sw t3, 112(sp)
    .insn r4 0xb, 0, 1, t3, s7, t1, a5 # hx.chi
    .insn r4 0xb, 0, 1, a4, t6, a4, s3 # hx.chi
    .insn r4 0xb, 0, 0, ra, ra, s2, t3 # hx.xor3
    sw t3, 116(sp)
    .insn r4 0xb, 0, 1, t3, s6, a1, t6 # hx.chi
    lw t6, 192(a0)
    sw s2, 120(sp)
    .insn r4 0x2b, 0, 0, t6, t6, a2, x25 # hx.xror
    lw s2, 44(a0)
    .insn r4 0xb, 0, 1, a1, s3, s6, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s10, x14 # hx.xror
    lw s3, 92(a0)
    sw ra, 124(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s1, x27 # hx.xror
    sw t3, 128(sp)
    .insn r4 0xb, 0, 1, s6, a5, s2, s3 # hx.chi
    .insn r4 0xb, 0, 1, ra, s2, s3, s7 # hx.chi
    .insn r4 0xb, 0, 0, s0, s0, s6, t3 # hx.xor3
    lw t3, 124(a0)
    .insn r4 0xb, 0, 1, s3, s3, s7, t1 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s10, x11 # hx.xror
    lw s7, 88(a0)
    sw s6, 132(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t2, x27 # hx.xror
    lw s6, 132(a0)
    .insn r4 0xb, 0, 1, t1, t1, a5, s2 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, s1, x9 # hx.xror
    .insn r4 0xb, 0, 0, a5, t4, a4, s3 # hx.xor3
    lw s2, 68(a0)
    lw t4, 12(a0)
    .insn r4 0x2b, 0, 0, s2, s2, s4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, s1, t4, s1, x31 # hx.xror
    .insn r4 0xb, 0, 0, t4, t1, s9, a1 # hx.xor3
    sw s3, 136(sp)
    lw s3, 72(a0)
    sw a4, 140(sp)
    .insn r4 0x2b, 0, 0, s3, s3, a2, x22 # hx.xror
    lw a4, 84(a0)
    sw a1, 144(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s10, x30 # hx.xror
    lw s10, 148(a0)
    .insn r4 0xb, 0, 0, a1, t5, t0, ra # hx.xor3
    .insn r4 0x2b, 0, 0, s10, s10, s4, x21 # hx.xror
    sw ra, 148(sp)
    lw ra, 108(a0)
    sw t5, 152(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s4, x19 # hx.xror
    lw s4, 152(a0)
    sw t1, 156(sp)
    .insn r4 0x2b, 0, 0, a2, s4, a2, x28 # hx.xror
    .insn r4 0xb, 0, 1, s4, s1, a7, ra # hx.chi
    .insn r4 0xb, 0, 1, t5, ra, a2, s11 # hx.chi
    lw t1, 116(a0)
    sw s9, 160(sp)
    .insn r4 0x2b, 0, 0, t1, t1, a6, x12 # hx.xror
    .insn r4 0xb, 0, 1, s9, a2, s11, s1 # hx.chi
    .insn r4 0xb, 0, 1, s1, s11, s1, a7 # hx.chi
    .insn r4 0xb, 0, 1, ra, a7, ra, a2 # hx.chi
    .insn r4 0xb, 0, 1, a2, s2, t1, t3 # hx.chi
    lw a7, 36(a0)
    sw a2, 168(sp)
    .insn r4 0x2b, 0, 0, a6, a7, a6, x18 # hx.xror
    .insn r4 0xb, 0, 1, a7, s3, a4, s6 # hx.chi
    sw ra, 172(sp)
    .insn r4 0xb, 0, 0, s11, a2, a7, ra # hx.xor3
    sw a7, 164(sp)
    lw a7, 168(a0)
    lw a2, 48(a0)
    .insn r4 0x2b, 0, 0, a7, a7, t2, x31 # hx.xror
    .insn r4 0x2b, 0, 0, t2, a2, t2, x10 # hx.xror
    .insn r4 0xb, 0, 1, a2, t3, a7, s5 # hx.chi
    .insn r4 0xb, 0, 1, ra, s5, s2, t1 # hx.chi
    .insn r4 0xb, 0, 1, s2, a7, s5, s2 # hx.chi
    lw s5, 76(sp)
    sw t0, 176(sp)
    .insn r4 0xb, 0, 1, t0, s10, t6, s5 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, t3, a7 # hx.chi
    lw a7, 100(a0)
    .insn r4 0xb, 0, 0, t3, t0, s9, a2 # hx.xor3
    .insn r4 0x2b, 0, 0, a7, a7, a3, x10 # hx.xror
    sw a2, 180(sp)
    .insn r4 0xb, 0, 1, a2, s5, t2, a7 # hx.chi
    .insn r4 0xb, 0, 1, s5, t6, s5, t2 # hx.chi
    sw t0, 76(sp)
    lw t0, 140(a0)
    .insn r4 0xb, 0, 1, t2, t2, a7, s10 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a3, x24 # hx.xror
    sw s9, 184(sp)
    lw s9, 24(a0)
    .insn r4 0xb, 0, 1, a7, a7, s10, t6 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, s8, x18 # hx.xror
    lw s10, 180(a0)
    lw t6, 184(a0)
    .insn r4 0x2b, 0, 0, a3, s10, a3, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, t6, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, a4, s6, a3 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, a3, s9 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s9, s3 # hx.chi
    .insn r4 0xb, 0, 1, a4, s9, s3, a4 # hx.chi
    lw s3, 72(sp)
    .insn r4 0xb, 0, 0, t6, a3, s2, s1 # hx.xor3
    .insn r4 0xb, 0, 1, s9, s3, s7, t0 # hx.chi
    sw a3, 188(sp)
    .insn r4 0xb, 0, 1, a3, t0, s8, a6 # hx.chi
    .insn r4 0xb, 0, 1, t0, s7, t0, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, a6, s3 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, s3, s7 # hx.chi
    lw s3, 64(sp)
    lw s7, 68(sp)
    xori a2, a2, 1
    .insn r4 0xb, 0, 0, t4, t4, s3, s7 # hx.xor3
    lw s7, 60(sp)
    sw s2, 72(sp)
    lw s2, 56(sp)
    .insn r4 0xb, 0, 0, t6, t6, s5, s8 # hx.xor3
    .insn r4 0xb, 0, 0, a1, a1, s7, s2 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, s6, a3 # hx.xor3
    .insn r4 0xb, 0, 0, s7, ra, a6, s4 # hx.xor3
    sw s8, 192(sp)
    .insn r4 0xb, 0, 0, s8, a7, t1, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, a2, a4 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, t0, t5 # hx.xor3
    .insn r4 0xb, 0, 0, s11, s11, s9, t2 # hx.xor3
    xor a0, s0, s8
    .insn r4 0x2b, 1, 0, s8, s8, t4, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s0, t3, s0, x0 # hx.xrl1
    xor t3, a1, t3
    .insn r4 0x2b, 0, 0, s6, s6, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s0, x13 # hx.xror
    xor t4, t4, s11
    .insn r4 0x2b, 0, 0, a3, a3, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, a1, t6, a1, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s2, s2, a0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, a1, x23 # hx.xror
    xor t6, a5, t6
    .insn r4 0x2b, 0, 0, a6, a6, a1, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s0, x19 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, a1, x14 # hx.xror
    .insn r4 0x2b, 1, 0, a5, s7, a5, x0 # hx.xrl1
    sw a4, 56(sp)
    lw a4, 176(sp)
    sw ra, 176(sp)
    .insn r4 0x2b, 0, 0, a4, a4, a0, x10 # hx.xror
    lw ra, 124(sp)
    xor a2, a2, a1
    .insn r4 0x2b, 1, 0, s11, s11, ra, x0 # hx.xrl1
    xor ra, ra, s7
    lw s7, 88(sp)
    .insn r4 0x2b, 0, 0, a1, s4, a1, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, t3, x1 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s11, x2 # hx.xror
    .insn r4 0xb, 0, 1, s4, s2, s7, s6 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, s11, x11 # hx.xror
    sw s4, 88(sp)
    .insn r4 0xb, 0, 1, s4, a6, s2, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, s6, s1 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s11, x25 # hx.xror
    .insn r4 0xb, 0, 1, s6, s6, s1, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, a5, x10 # hx.xror
    sw s6, 124(sp)
    .insn r4 0xb, 0, 1, s6, a4, t5, a3 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, a6, s2 # hx.chi
    lw a6, 112(sp)
    .insn r4 0x2b, 0, 0, s2, s3, ra, x25 # hx.xror
    xor a6, a6, t4
    .insn r4 0xb, 0, 1, s3, s2, a6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s11, x29 # hx.xror
    xor t2, t2, a5
    .insn r4 0x2b, 0, 0, a7, a7, s11, x1 # hx.xror
    lw s11, 160(sp)
    .insn r4 0xb, 0, 1, a4, a6, a4, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, ra, x22 # hx.xror
    .insn r4 0xb, 0, 1, t5, t5, a3, s2 # hx.chi
    sw s6, 160(sp)
    .insn r4 0xb, 0, 1, s6, a1, s9, t1 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s2, a6 # hx.chi
    lw a6, 120(sp)
    .insn r4 0xb, 0, 0, s2, t5, s1, s6 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, t6, x18 # hx.xror
    sw s1, 120(sp)
    lw s1, 84(sp)
    xori a4, a4, 137
    sw s6, 84(sp)
    .insn r4 0xb, 0, 1, s6, a6, s11, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, s11, a1, s9 # hx.chi
    .insn r4 0xb, 0, 1, s11, t1, a6, s11 # hx.chi
    sw t5, 64(sp)
    .insn r4 0xb, 0, 0, t5, s7, a4, s6 # hx.xor3
    sw s6, 112(sp)
    lw s6, 156(sp)
    .insn r4 0xb, 0, 1, t1, s9, t1, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, ra, x28 # hx.xror
    lw a6, 96(sp)
    sw s7, 96(sp)
    .insn r4 0x2b, 0, 0, a6, a6, t4, x23 # hx.xror
    sw a4, 196(sp)
    .insn r4 0xb, 0, 1, s9, s6, a6, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, t3, x29 # hx.xror
    .insn r4 0xb, 0, 0, s7, s9, s4, t1 # hx.xor3
    sw s9, 156(sp)
    lw s9, 184(sp)
    sw t1, 184(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s8, x20 # hx.xror
    lw t1, 108(sp)
    sw s4, 108(sp)
    .insn r4 0x2b, 0, 0, t1, t1, t6, x4 # hx.xror
    .insn r4 0xb, 0, 1, s4, s1, s9, s6 # hx.chi
    .insn r4 0xb, 0, 1, a4, t0, t1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s6, s9, s6, a6 # hx.chi
    .insn r4 0xb, 0, 0, s7, s7, a3, a4 # hx.xor3
    sw a4, 200(sp)
    .insn r4 0xb, 0, 1, a4, t2, s1, s9 # hx.chi
    lw s9, 72(sp)
    sw a3, 72(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s0, x25 # hx.xror
    lw a3, 92(sp)
    .insn r4 0xb, 0, 1, t2, a6, t2, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, t4, x14 # hx.xror
    lw s1, 152(sp)
    sw s7, 152(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a0, x27 # hx.xror
    sw a4, 92(sp)
    .insn r4 0xb, 0, 1, a6, s5, a3, s1 # hx.chi
    .insn r4 0xb, 0, 1, s7, a3, s1, t0 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, a6, a4 # hx.xor3
    lw a4, 132(sp)
    .insn r4 0xb, 0, 1, t0, s1, t0, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, t4, x11 # hx.xror
    lw s1, 172(sp)
    sw a6, 172(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a5, x27 # hx.xror
    lw a6, 148(sp)
    .insn r4 0xb, 0, 1, t1, t1, s5, a3 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, a0, x9 # hx.xror
    .insn r4 0xb, 0, 0, a3, s2, s6, t0 # hx.xor3
    lw s2, 104(sp)
    lw s5, 60(sp)
    .insn r4 0x2b, 0, 0, s2, s2, t6, x4 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, a0, x31 # hx.xror
    .insn r4 0xb, 0, 0, a0, t1, s11, t2 # hx.xor3
    sw t0, 60(sp)
    lw t0, 188(sp)
    sw s6, 188(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s0, x22 # hx.xror
    lw s6, 128(sp)
    sw s7, 128(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t4, x30 # hx.xror
    lw t4, 116(sp)
    sw t2, 116(sp)
    .insn r4 0x2b, 0, 0, t4, t4, t6, x21 # hx.xror
    .insn r4 0xb, 0, 0, t2, s4, a1, s7 # hx.xor3
    lw s7, 100(sp)
    sw t1, 100(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t6, x19 # hx.xror
    lw t6, 192(sp)
    sw s4, 192(sp)
    .insn r4 0x2b, 0, 0, s0, t6, s0, x28 # hx.xror
    .insn r4 0xb, 0, 1, t6, s5, s10, s7 # hx.chi
    lw s4, 176(sp)
    sw s11, 104(sp)
    .insn r4 0xb, 0, 1, t1, s7, s0, s4 # hx.chi
    lw s11, 144(sp)
    sw a1, 144(sp)
    .insn r4 0x2b, 0, 0, s11, s11, ra, x12 # hx.xror
    .insn r4 0xb, 0, 1, a1, s0, s4, s5 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, s5, s10 # hx.chi
    .insn r4 0xb, 0, 1, s0, s10, s7, s0 # hx.chi
    lw s7, 68(sp)
    .insn r4 0xb, 0, 1, s5, s2, s11, a4 # hx.chi
    .insn r4 0x2b, 0, 0, ra, s7, ra, x18 # hx.xror
    .insn r4 0xb, 0, 1, s7, t0, s6, a6 # hx.chi
    .insn r4 0xb, 0, 0, s10, s5, s7, s0 # hx.xor3
    sw s7, 68(sp)
    lw s7, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s7, s7, a5, x31 # hx.xror
    lw s5, 164(sp)
    sw s0, 164(sp)
    .insn r4 0x2b, 0, 0, a5, s5, a5, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a4, s7, a7 # hx.chi
    .insn r4 0xb, 0, 1, s0, a7, s2, s11 # hx.chi
    .insn r4 0xb, 0, 1, a7, s7, a7, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, t4, s9, a2 # hx.chi
    .insn r4 0xb, 0, 1, a4, s11, a4, s7 # hx.chi
    lw s7, 140(sp)
    .insn r4 0xb, 0, 0, s11, s2, a1, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, s7, s7, t3, x10 # hx.xror
    sw s5, 140(sp)
    .insn r4 0xb, 0, 1, s5, a2, a5, s7 # hx.chi
    .insn r4 0xb, 0, 1, a2, s9, a2, a5 # hx.chi
    sw s2, 176(sp)
    lw s2, 136(sp)
    .insn r4 0xb, 0, 1, a5, a5, s7, t4 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t3, x24 # hx.xror
    sw a1, 136(sp)
    lw a1, 76(sp)
    .insn r4 0xb, 0, 1, s7, s7, t4, s9 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s8, x18 # hx.xror
    lw s9, 80(sp)
    lw t4, 180(sp)
    .insn r4 0x2b, 0, 0, s9, s9, t3, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, t4, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, t3, s6, a6, s9 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, s9, a1 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, a1, t0 # hx.chi
    .insn r4 0xb, 0, 1, t0, a1, t0, s6 # hx.chi
    lw a1, 56(sp)
    .insn r4 0xb, 0, 0, t4, s9, a7, s4 # hx.xor3
    .insn r4 0xb, 0, 1, s6, a1, s1, s2 # hx.chi
    sw s9, 180(sp)
    .insn r4 0xb, 0, 1, s9, s2, s8, ra # hx.chi
    .insn r4 0xb, 0, 1, s2, s1, s2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, ra, a1 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a1, s1 # hx.chi
    lw s1, 88(sp)
    sw s3, 56(sp)
    .insn r4 0xb, 0, 0, a1, a0, s1, s3 # hx.xor3
    lw a0, 160(sp)
    lw s3, 124(sp)
    .insn r4 0xb, 0, 0, t4, t4, a2, s8 # hx.xor3
    .insn r4 0xb, 0, 0, t2, t2, a0, s3 # hx.xor3
    .insn r4 0xb, 0, 0, s11, s11, a6, s9 # hx.xor3
    .insn r4 0xb, 0, 0, a0, s0, ra, t6 # hx.xor3
    sw s8, 80(sp)
    .insn r4 0xb, 0, 0, s8, s7, a4, t3 # hx.xor3
    .insn r4 0xb, 0, 0, a0, a0, s5, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s2, t1 # hx.xor3
    .insn r4 0xb, 0, 0, s10, s10, s6, a5 # hx.xor3
    xor s1, t5, s8
    .insn r4 0x2b, 1, 0, s8, s8, a1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, s11, t5, x0 # hx.xrl1
    xor s11, t2, s11
    .insn r4 0x2b, 0, 0, a6, a6, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, t5, x13 # hx.xror
    xor a1, a1, s10
    .insn r4 0x2b, 0, 0, s9, s9, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t2, t4, t2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s3, s3, s1, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, t2, x23 # hx.xror
    xor t4, a3, t4
    .insn r4 0x2b, 0, 0, ra, ra, t2, x12 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, t5, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, t2, x14 # hx.xror
    .insn r4 0x2b, 1, 0, a3, a0, a3, x0 # hx.xrl1
    sw t0, 124(sp)
    lw t0, 144(sp)
    sw s0, 144(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s1, x10 # hx.xror
    lw s0, 152(sp)
    xor s5, s5, t2
    .insn r4 0x2b, 1, 0, s10, s10, s0, x0 # hx.xrl1
    xor s0, s0, a0
    lw a0, 64(sp)
    .insn r4 0x2b, 0, 0, t2, t6, t2, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a0, a0, s11, x1 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, s10, x2 # hx.xror
    .insn r4 0xb, 0, 1, t6, s3, a0, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s10, x11 # hx.xror
    sw t6, 64(sp)
    .insn r4 0xb, 0, 1, t6, ra, s3, a0 # hx.chi
    .insn r4 0xb, 0, 1, a0, a0, a6, s4 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s10, x25 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, s4, ra # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, a3, x10 # hx.xror
    sw a6, 152(sp)
    .insn r4 0xb, 0, 1, a6, t0, t1, s9 # hx.chi
    .insn r4 0xb, 0, 1, ra, s4, ra, s3 # hx.chi
    lw s3, 196(sp)
    lw s4, 88(sp)
    xor s3, s3, a1
    .insn r4 0x2b, 0, 0, s4, s4, s0, x25 # hx.xror
    sw a6, 88(sp)
    .insn r4 0xb, 0, 1, a6, s4, s3, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s10, x29 # hx.xror
    xor a5, a5, a3
    .insn r4 0x2b, 0, 0, s7, s7, s10, x1 # hx.xror
    lw s10, 104(sp)
    .insn r4 0xb, 0, 1, t0, s3, t0, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s0, x22 # hx.xror
    .insn r4 0xb, 0, 1, t1, t1, s9, s4 # hx.chi
    sw a6, 104(sp)
    .insn r4 0xb, 0, 1, a6, t2, s6, a4 # hx.chi
    .insn r4 0xb, 0, 1, s3, s9, s4, s3 # hx.chi
    lw s4, 72(sp)
    .insn r4 0xb, 0, 0, s9, t1, ra, a6 # hx.xor3
    .insn r4 0x2b, 0, 0, s4, s4, t4, x18 # hx.xror
    sw ra, 72(sp)
    lw ra, 84(sp)
    sw a6, 84(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s11, x29 # hx.xror
    lui a6, 524288
    xor a6, t0, a6
    xori a6, a6, 139
    .insn r4 0xb, 0, 1, t0, s4, s10, t2 # hx.chi
    .insn r4 0xb, 0, 1, t2, s10, t2, s6 # hx.chi
    .insn r4 0xb, 0, 1, s10, a4, s4, s10 # hx.chi
    sw t1, 196(sp)
    .insn r4 0xb, 0, 0, t1, a0, a6, t0 # hx.xor3
    sw t0, 76(sp)
    lw t0, 100(sp)
    .insn r4 0xb, 0, 1, a4, s6, a4, s4 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s0, x28 # hx.xror
    lw s4, 96(sp)
    sw a0, 96(sp)
    .insn r4 0x2b, 0, 0, s4, s4, a1, x23 # hx.xror
    sw a6, 148(sp)
    .insn r4 0xb, 0, 1, s6, t0, s4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t5, x25 # hx.xror
    .insn r4 0xb, 0, 0, a0, s6, t6, a4 # hx.xor3
    sw s6, 100(sp)
    lw s6, 136(sp)
    sw a4, 136(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s8, x20 # hx.xror
    lw a4, 108(sp)
    sw t6, 108(sp)
    .insn r4 0x2b, 0, 0, a4, a4, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, ra, s6, t0 # hx.chi
    .insn r4 0xb, 0, 1, a6, s2, a4, a2 # hx.chi
    .insn r4 0xb, 0, 1, t0, s6, t0, s4 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, s3, a6 # hx.xor3
    sw a6, 132(sp)
    .insn r4 0xb, 0, 1, a6, a5, ra, s6 # hx.chi
    lw s6, 112(sp)
    .insn r4 0xb, 0, 1, ra, s4, a5, ra # hx.chi
    .insn r4 0x2b, 0, 0, s6, s6, a1, x14 # hx.xror
    lw a5, 192(sp)
    sw s3, 192(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s1, x27 # hx.xror
    sw a6, 112(sp)
    .insn r4 0xb, 0, 1, s4, a2, s6, a5 # hx.chi
    .insn r4 0xb, 0, 1, s3, s6, a5, s2 # hx.chi
    .insn r4 0xb, 0, 0, t1, t1, s4, a6 # hx.xor3
    lw a6, 172(sp)
    .insn r4 0xb, 0, 1, a5, a5, s2, a4 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, a1, x11 # hx.xror
    lw s2, 164(sp)
    sw s4, 164(sp)
    .insn r4 0x2b, 0, 0, s2, s2, a3, x27 # hx.xror
    lw s4, 128(sp)
    .insn r4 0xb, 0, 1, a2, a4, a2, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s1, x9 # hx.xror
    .insn r4 0xb, 0, 0, a4, s9, t0, a5 # hx.xor3
    lw s6, 184(sp)
    lw s9, 160(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s9, s1, x31 # hx.xror
    .insn r4 0xb, 0, 0, s9, a2, s10, ra # hx.xor3
    sw a5, 160(sp)
    lw a5, 180(sp)
    sw t0, 180(sp)
    .insn r4 0x2b, 0, 0, a5, a5, t5, x22 # hx.xror
    lw t0, 92(sp)
    sw s3, 92(sp)
    .insn r4 0x2b, 0, 0, t0, t0, a1, x30 # hx.xror
    lw a1, 200(sp)
    sw ra, 200(sp)
    .insn r4 0x2b, 0, 0, a1, a1, t4, x21 # hx.xror
    .insn r4 0xb, 0, 0, ra, t6, t2, s3 # hx.xor3
    lw s3, 156(sp)
    sw a2, 156(sp)
    .insn r4 0x2b, 0, 0, s3, s3, t4, x19 # hx.xror
    lw t4, 80(sp)
    sw t6, 80(sp)
    .insn r4 0x2b, 0, 0, t4, t4, t5, x28 # hx.xror
    .insn r4 0xb, 0, 1, t5, s1, t3, s3 # hx.chi
    lw t6, 144(sp)
    sw s10, 184(sp)
    .insn r4 0xb, 0, 1, a2, s3, t4, t6 # hx.chi
    lw s10, 116(sp)
    sw a0, 116(sp)
    .insn r4 0x2b, 0, 0, s10, s10, s0, x12 # hx.xror
    .insn r4 0xb, 0, 1, a0, t4, t6, s1 # hx.chi
    .insn r4 0xb, 0, 1, s1, t6, s1, t3 # hx.chi
    .insn r4 0xb, 0, 1, s3, t3, s3, t4 # hx.chi
    lw t4, 56(sp)
    .insn r4 0xb, 0, 1, t3, s6, s10, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s0, t4, s0, x18 # hx.xror
    .insn r4 0xb, 0, 1, t4, a5, t0, s4 # hx.chi
    .insn r4 0xb, 0, 0, t6, t3, t4, s3 # hx.xor3
    sw t4, 56(sp)
    lw t4, 168(sp)
    sw t3, 168(sp)
    .insn r4 0x2b, 0, 0, t4, t4, a3, x31 # hx.xror
    lw t3, 68(sp)
    sw s3, 68(sp)
    .insn r4 0x2b, 0, 0, a3, t3, a3, x10 # hx.xror
    .insn r4 0xb, 0, 1, t3, a6, t4, s7 # hx.chi
    .insn r4 0xb, 0, 1, s3, s7, s6, s10 # hx.chi
    .insn r4 0xb, 0, 1, s6, t4, s7, s6 # hx.chi
    .insn r4 0xb, 0, 1, s7, a1, a7, s5 # hx.chi
    .insn r4 0xb, 0, 1, a6, s10, a6, t4 # hx.chi
    lw s10, 188(sp)
    .insn r4 0xb, 0, 0, t4, s7, a0, t3 # hx.xor3
    .insn r4 0x2b, 0, 0, s10, s10, s11, x10 # hx.xror
    sw t3, 188(sp)
    .insn r4 0xb, 0, 1, t3, s5, a3, s10 # hx.chi
    .insn r4 0xb, 0, 1, s5, a7, s5, a3 # hx.chi
    sw s7, 144(sp)
    lw s7, 60(sp)
    .insn r4 0xb, 0, 1, a3, a3, s10, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, s11, x24 # hx.xror
    sw a0, 60(sp)
    lw a0, 176(sp)
    .insn r4 0xb, 0, 1, a1, s10, a1, a7 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, s8, x18 # hx.xror
    lw a7, 120(sp)
    sw s6, 120(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s11, x1 # hx.xror
    lw s11, 140(sp)
    .insn r4 0xb, 0, 1, s10, t0, s4, a7 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s4, s4, a7, a0 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, a0, a5 # hx.chi
    .insn r4 0xb, 0, 1, t0, a0, a5, t0 # hx.chi
    lw a5, 124(sp)
    .insn r4 0xb, 0, 0, a0, a7, s6, s1 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a5, s2, s7 # hx.chi
    sw a7, 140(sp)
    .insn r4 0xb, 0, 1, a7, s7, s8, s0 # hx.chi
    .insn r4 0xb, 0, 1, s7, s2, s7, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, s0, a5 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a5, s2 # hx.chi
    lw a5, 64(sp)
    lw s2, 104(sp)
    .insn r4 0xb, 0, 0, a0, a0, s5, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s9, a5, s2 # hx.xor3
    lw s2, 88(sp)
    lw a5, 152(sp)
    .insn r4 0xb, 0, 0, t4, t4, s4, a7 # hx.xor3
    .insn r4 0xb, 0, 0, ra, ra, s2, a5 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s3, s0, t5 # hx.xor3
    sw s8, 124(sp)
    .insn r4 0xb, 0, 0, s8, a1, a6, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, t3, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s7, a2 # hx.xor3
    .insn r4 0xb, 0, 0, t6, t6, s11, a3 # hx.xor3
    xor s6, t1, s8
    .insn r4 0x2b, 1, 0, s8, s8, s9, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t1, t4, t1, x0 # hx.xrl1
    xor t4, ra, t4
    .insn r4 0x2b, 0, 0, s4, s4, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, t1, x13 # hx.xror
    xor s9, s9, t6
    .insn r4 0x2b, 0, 0, a7, a7, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, ra, a0, ra, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a5, a5, s6, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, ra, x23 # hx.xror
    xor a0, a4, a0
    .insn r4 0x2b, 0, 0, s0, s0, ra, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, t1, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, ra, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s6, x10 # hx.xror
    sw t0, 152(sp)
    lw t0, 116(sp)
    .insn r4 0x2b, 1, 0, a4, s2, a4, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, t6, t0, x0 # hx.xrl1
    xor t0, t0, s2
    xor s2, t3, ra
    lw t3, 196(sp)
    .insn r4 0x2b, 0, 0, ra, t5, ra, x31 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, t4, x1 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, t6, x2 # hx.xror
    .insn r4 0xb, 0, 1, t5, a5, t3, s4 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, t6, x11 # hx.xror
    sw t5, 196(sp)
    .insn r4 0xb, 0, 1, t5, s0, a5, t3 # hx.chi
    .insn r4 0xb, 0, 1, t3, t3, s4, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, t6, x25 # hx.xror
    .insn r4 0xb, 0, 1, s4, s4, s1, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a4, x10 # hx.xror
    sw s4, 116(sp)
    .insn r4 0xb, 0, 1, s4, t2, a2, a7 # hx.chi
    .insn r4 0xb, 0, 1, s0, s1, s0, a5 # hx.chi
    lw s1, 148(sp)
    lw a5, 64(sp)
    xor s1, s1, s9
    .insn r4 0x2b, 0, 0, a5, a5, t0, x25 # hx.xror
    sw s4, 64(sp)
    .insn r4 0xb, 0, 1, s4, a5, s1, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t6, x29 # hx.xror
    xor a3, a3, a4
    .insn r4 0x2b, 0, 0, a1, a1, t6, x1 # hx.xror
    lw t6, 184(sp)
    .insn r4 0xb, 0, 1, t2, s1, t2, a2 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, t0, x22 # hx.xror
    .insn r4 0xb, 0, 1, a2, a2, a7, a5 # hx.chi
    sw s4, 184(sp)
    .insn r4 0xb, 0, 1, s4, ra, s11, a6 # hx.chi
    .insn r4 0xb, 0, 1, s1, a7, a5, s1 # hx.chi
    lw a5, 192(sp)
    .insn r4 0xb, 0, 0, a7, a2, s0, s4 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, a0, x18 # hx.xror
    sw s0, 192(sp)
    lw s0, 84(sp)
    sw s4, 84(sp)
    lui s4, 524296
    xor s4, t2, s4
    xori s4, s4, 128
    .insn r4 0xb, 0, 1, t2, a5, t6, ra # hx.chi
    .insn r4 0xb, 0, 1, ra, t6, ra, s11 # hx.chi
    .insn r4 0xb, 0, 1, t6, a6, a5, t6 # hx.chi
    sw a2, 148(sp)
    .insn r4 0xb, 0, 0, a2, t3, s4, t2 # hx.xor3
    sw t2, 176(sp)
    lw t2, 156(sp)
    .insn r4 0xb, 0, 1, a5, s11, a6, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, t0, x28 # hx.xror
    lw a6, 96(sp)
    sw t3, 96(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s9, x23 # hx.xror
    sw s4, 128(sp)
    .insn r4 0xb, 0, 1, s11, t2, a6, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, t4, x29 # hx.xror
    .insn r4 0xb, 0, 0, t3, s11, t5, a5 # hx.xor3
    sw s11, 156(sp)
    lw s11, 60(sp)
    sw a5, 60(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw a5, 108(sp)
    sw t5, 108(sp)
    .insn r4 0x2b, 0, 0, a5, a5, a0, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, s0, s11, t2 # hx.chi
    .insn r4 0xb, 0, 1, s4, s7, a5, s5 # hx.chi
    .insn r4 0xb, 0, 1, t2, s11, t2, a6 # hx.chi
    .insn r4 0xb, 0, 0, t3, t3, s1, s4 # hx.xor3
    sw s4, 172(sp)
    .insn r4 0xb, 0, 1, s4, a3, s0, s11 # hx.chi
    lw s11, 120(sp)
    sw s1, 120(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t1, x25 # hx.xror
    lw s1, 76(sp)
    .insn r4 0xb, 0, 1, s0, a6, a3, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s9, x14 # hx.xror
    lw a3, 80(sp)
    sw t3, 80(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s6, x27 # hx.xror
    sw s4, 76(sp)
    .insn r4 0xb, 0, 1, a6, s5, s1, a3 # hx.chi
    .insn r4 0xb, 0, 1, t3, s1, a3, s7 # hx.chi
    .insn r4 0xb, 0, 0, a2, a2, a6, s4 # hx.xor3
    lw s4, 164(sp)
    .insn r4 0xb, 0, 1, a3, a3, s7, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s9, x11 # hx.xror
    lw s7, 68(sp)
    sw a6, 68(sp)
    lw a6, 92(sp)
    .insn r4 0xb, 0, 1, s1, a5, s5, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s6, x9 # hx.xror
    .insn r4 0xb, 0, 0, a5, a7, t2, a3 # hx.xor3
    lw a7, 136(sp)
    lw s5, 88(sp)
    .insn r4 0x2b, 0, 0, a7, a7, a0, x4 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s6, x31 # hx.xror
    .insn r4 0xb, 0, 0, s6, s1, t6, s0 # hx.xor3
    sw a3, 88(sp)
    lw a3, 140(sp)
    sw t2, 140(sp)
    .insn r4 0x2b, 0, 0, a3, a3, t1, x22 # hx.xror
    lw t2, 112(sp)
    sw t3, 112(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s9, x30 # hx.xror
    lw s9, 132(sp)
    sw s0, 132(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a0, x21 # hx.xror
    .insn r4 0xb, 0, 0, s0, t5, ra, t3 # hx.xor3
    lw t3, 100(sp)
    sw s1, 100(sp)
    .insn r4 0x2b, 0, 0, t3, t3, a0, x19 # hx.xror
    lw a0, 124(sp)
    sw t5, 124(sp)
    .insn r4 0x2b, 0, 0, t1, a0, t1, x28 # hx.xror
    .insn r4 0xb, 0, 1, a0, s5, s10, t3 # hx.chi
    .insn r4 0xb, 0, 1, t5, t3, t1, s3 # hx.chi
    lw s1, 200(sp)
    sw t6, 200(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t0, x12 # hx.xror
    .insn r4 0xb, 0, 1, t6, t1, s3, s5 # hx.chi
    .insn r4 0xb, 0, 1, s3, s3, s5, s10 # hx.chi
    .insn r4 0xb, 0, 1, t1, s10, t3, t1 # hx.chi
    lw s10, 104(sp)
    .insn r4 0xb, 0, 1, s5, a7, s1, s4 # hx.chi
    .insn r4 0x2b, 0, 0, t0, s10, t0, x18 # hx.xror
    .insn r4 0xb, 0, 1, s10, a3, t2, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, a4, x27 # hx.xror
    .insn r4 0xb, 0, 0, t3, s5, s10, t1 # hx.xor3
    sw s10, 104(sp)
    lw s10, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a4, x31 # hx.xror
    lw s5, 56(sp)
    sw t1, 56(sp)
    .insn r4 0x2b, 0, 0, a4, s5, a4, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, s4, s10, a1 # hx.chi
    .insn r4 0xb, 0, 1, t1, a1, a7, s1 # hx.chi
    .insn r4 0xb, 0, 1, a1, s10, a1, a7 # hx.chi
    .insn r4 0xb, 0, 1, a7, s9, s11, s2 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, s4, s10 # hx.chi
    lw s4, 180(sp)
    .insn r4 0xb, 0, 0, s10, a7, t6, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, s4, s4, t4, x10 # hx.xror
    sw s5, 180(sp)
    .insn r4 0xb, 0, 1, s5, s2, a4, s4 # hx.chi
    .insn r4 0xb, 0, 1, s2, s11, s2, a4 # hx.chi
    sw a7, 136(sp)
    lw a7, 160(sp)
    .insn r4 0xb, 0, 1, a4, a4, s4, s9 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t4, x24 # hx.xror
    sw t6, 160(sp)
    lw t6, 144(sp)
    .insn r4 0xb, 0, 1, s4, s4, s9, s11 # hx.chi
    lw s9, 72(sp)
    .insn r4 0x2b, 0, 0, t6, t6, s8, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, t4, x1 # hx.xror
    lw t4, 188(sp)
    .insn r4 0xb, 0, 1, s11, t2, a6, s9 # hx.chi
    .insn r4 0x2b, 0, 0, s8, t4, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, s9, t6 # hx.chi
    .insn r4 0xb, 0, 1, s9, s9, t6, a3 # hx.chi
    .insn r4 0xb, 0, 1, t2, t6, a3, t2 # hx.chi
    lw a3, 152(sp)
    .insn r4 0xb, 0, 0, t6, s9, a1, s3 # hx.xor3
    .insn r4 0xb, 0, 1, t4, a3, s7, a7 # hx.chi
    sw s9, 188(sp)
    .insn r4 0xb, 0, 1, s9, a7, s8, t0 # hx.chi
    .insn r4 0xb, 0, 1, a7, s7, a7, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t0, a3 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, a3, s7 # hx.chi
    lw a3, 196(sp)
    lw s7, 184(sp)
    sw a1, 152(sp)
    .insn r4 0xb, 0, 0, s6, s6, a3, s7 # hx.xor3
    lw s7, 64(sp)
    lw a1, 116(sp)
    .insn r4 0xb, 0, 0, t6, t6, s2, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s0, s0, s7, a1 # hx.xor3
    .insn r4 0xb, 0, 0, s10, s10, a6, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s7, t1, t0, a0 # hx.xor3
    sw s8, 72(sp)
    .insn r4 0xb, 0, 0, s8, s4, s1, s11 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, s5, t2 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, a7, t5 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, t4, a4 # hx.xor3
    xor a3, a2, s8
    .insn r4 0x2b, 1, 0, s8, s8, s6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a2, s10, a2, x0 # hx.xrl1
    xor s10, s0, s10
    .insn r4 0x2b, 0, 0, a6, a6, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, a2, x13 # hx.xror
    xor s6, s6, t3
    .insn r4 0x2b, 0, 0, s9, s9, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, s0, t6, s0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a1, a1, a3, x31 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s0, x23 # hx.xror
    xor t6, a5, t6
    .insn r4 0x2b, 0, 0, t0, t0, s0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, a2, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s0, x14 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, a3, x10 # hx.xror
    sw t2, 116(sp)
    lw t2, 80(sp)
    .insn r4 0x2b, 1, 0, a5, s7, a5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t3, t3, t2, x0 # hx.xrl1
    xor t2, t2, s7
    xor s5, s5, s0
    lw s7, 148(sp)
    .insn r4 0x2b, 0, 0, s0, a0, s0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, t3, x2 # hx.xror
    .insn r4 0xb, 0, 1, a0, a1, s7, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, t3, x11 # hx.xror
    sw a0, 148(sp)
    .insn r4 0xb, 0, 1, a0, t0, a1, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, a6, s3 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, t3, x25 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, s3, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a5, x10 # hx.xror
    sw a6, 80(sp)
    .insn r4 0xb, 0, 1, a6, ra, t5, s9 # hx.chi
    .insn r4 0xb, 0, 1, t0, s3, t0, a1 # hx.chi
    lw a1, 128(sp)
    lw s3, 196(sp)
    xor a1, a1, s6
    .insn r4 0x2b, 0, 0, s3, s3, t2, x25 # hx.xror
    sw a6, 196(sp)
    .insn r4 0xb, 0, 1, a6, s3, a1, ra # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, t3, x29 # hx.xror
    xor a4, a4, a5
    .insn r4 0x2b, 0, 0, s4, s4, t3, x1 # hx.xror
    lw t3, 200(sp)
    .insn r4 0xb, 0, 1, ra, a1, ra, t5 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, t2, x22 # hx.xror
    .insn r4 0xb, 0, 1, t5, t5, s9, s3 # hx.chi
    sw a6, 200(sp)
    .insn r4 0xb, 0, 1, a6, s0, t4, s1 # hx.chi
    .insn r4 0xb, 0, 1, a1, s9, s3, a1 # hx.chi
    lw s3, 120(sp)
    .insn r4 0xb, 0, 0, s9, t5, t0, a6 # hx.xor3
    .insn r4 0x2b, 0, 0, s3, s3, t6, x18 # hx.xror
    sw t0, 120(sp)
    lw t0, 84(sp)
    xori ra, ra, 139
    sw a6, 84(sp)
    .insn r4 0xb, 0, 1, a6, s3, t3, s0 # hx.chi
    .insn r4 0xb, 0, 1, s0, t3, s0, t4 # hx.chi
    .insn r4 0xb, 0, 1, t3, s1, s3, t3 # hx.chi
    sw t5, 128(sp)
    .insn r4 0xb, 0, 0, t5, s7, ra, a6 # hx.xor3
    sw a6, 144(sp)
    lw a6, 100(sp)
    .insn r4 0xb, 0, 1, s1, t4, s1, s3 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, t2, x28 # hx.xror
    lw s3, 96(sp)
    sw s7, 96(sp)
    .insn r4 0x2b, 0, 0, s3, s3, s6, x23 # hx.xror
    sw ra, 92(sp)
    .insn r4 0xb, 0, 1, t4, a6, s3, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s10, x29 # hx.xror
    .insn r4 0xb, 0, 0, s7, t4, a0, s1 # hx.xor3
    sw t4, 100(sp)
    lw t4, 160(sp)
    sw s1, 160(sp)
    .insn r4 0x2b, 0, 0, t4, t4, s8, x20 # hx.xror
    lw s1, 108(sp)
    sw a0, 108(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t6, x4 # hx.xror
    .insn r4 0xb, 0, 1, a0, t0, t4, a6 # hx.chi
    .insn r4 0xb, 0, 1, ra, a7, s1, s2 # hx.chi
    .insn r4 0xb, 0, 1, a6, t4, a6, s3 # hx.chi
    .insn r4 0xb, 0, 0, s7, s7, a1, ra # hx.xor3
    sw ra, 164(sp)
    .insn r4 0xb, 0, 1, ra, a4, t0, t4 # hx.chi
    lw t4, 152(sp)
    sw a1, 152(sp)
    .insn r4 0x2b, 0, 0, t4, t4, a2, x25 # hx.xror
    lw a1, 176(sp)
    .insn r4 0xb, 0, 1, t0, s3, a4, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s6, x14 # hx.xror
    lw a4, 124(sp)
    sw s7, 124(sp)
    .insn r4 0x2b, 0, 0, a4, a4, a3, x27 # hx.xror
    sw ra, 176(sp)
    .insn r4 0xb, 0, 1, s3, s2, a1, a4 # hx.chi
    .insn r4 0xb, 0, 1, s7, a1, a4, a7 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, s3, ra # hx.xor3
    lw ra, 68(sp)
    .insn r4 0xb, 0, 1, a4, a4, a7, s1 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s6, x11 # hx.xror
    lw a7, 56(sp)
    sw s3, 56(sp)
    lw s3, 112(sp)
    .insn r4 0xb, 0, 1, s1, s1, s2, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, a3, x9 # hx.xror
    .insn r4 0xb, 0, 0, a1, s9, a6, a4 # hx.xor3
    lw s2, 60(sp)
    lw s9, 64(sp)
    .insn r4 0x2b, 0, 0, s2, s2, t6, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a3, s9, a3, x31 # hx.xror
    .insn r4 0xb, 0, 0, s9, s1, t3, t0 # hx.xor3
    sw a4, 64(sp)
    lw a4, 188(sp)
    sw a6, 188(sp)
    .insn r4 0x2b, 0, 0, a4, a4, a2, x22 # hx.xror
    lw a6, 76(sp)
    sw s7, 76(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s6, x30 # hx.xror
    lw s6, 172(sp)
    sw t0, 172(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t6, x21 # hx.xror
    .insn r4 0xb, 0, 0, t0, a0, s0, s7 # hx.xor3
    lw s7, 156(sp)
    sw s1, 156(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t6, x19 # hx.xror
    lw t6, 72(sp)
    sw a0, 72(sp)
    .insn r4 0x2b, 0, 0, a2, t6, a2, x28 # hx.xror
    .insn r4 0xb, 0, 1, t6, a3, s11, s7 # hx.chi
    .insn r4 0xb, 0, 1, a0, s7, a2, t1 # hx.chi
    lw s1, 132(sp)
    sw t3, 132(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t2, x12 # hx.xror
    .insn r4 0xb, 0, 1, t3, a2, t1, a3 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, a3, s11 # hx.chi
    .insn r4 0xb, 0, 1, a2, s11, s7, a2 # hx.chi
    lw s7, 184(sp)
    .insn r4 0xb, 0, 1, a3, s2, s1, ra # hx.chi
    .insn r4 0x2b, 0, 0, t2, s7, t2, x18 # hx.xror
    .insn r4 0xb, 0, 1, s7, a4, a6, s3 # hx.chi
    .insn r4 0x2b, 0, 0, a7, a7, a5, x27 # hx.xror
    .insn r4 0xb, 0, 0, s11, a3, s7, a2 # hx.xor3
    sw s7, 184(sp)
    lw s7, 168(sp)
    sw a3, 168(sp)
    .insn r4 0x2b, 0, 0, s7, s7, a5, x31 # hx.xror
    lw a3, 104(sp)
    sw a2, 104(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a5, x10 # hx.xror
    .insn r4 0xb, 0, 1, a5, ra, s7, s4 # hx.chi
    .insn r4 0xb, 0, 1, a2, s4, s2, s1 # hx.chi
    .insn r4 0xb, 0, 1, s2, s7, s4, s2 # hx.chi
    .insn r4 0xb, 0, 1, s4, s6, t4, s5 # hx.chi
    .insn r4 0xb, 0, 1, ra, s1, ra, s7 # hx.chi
    lw s1, 140(sp)
    .insn r4 0xb, 0, 0, s7, s4, t3, a5 # hx.xor3
    .insn r4 0x2b, 0, 0, s1, s1, s10, x10 # hx.xror
    sw a5, 140(sp)
    .insn r4 0xb, 0, 1, a5, s5, a3, s1 # hx.chi
    .insn r4 0xb, 0, 1, s5, t4, s5, a3 # hx.chi
    sw s4, 60(sp)
    lw s4, 88(sp)
    .insn r4 0xb, 0, 1, a3, a3, s1, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s10, x24 # hx.xror
    sw t3, 88(sp)
    lw t3, 136(sp)
    .insn r4 0xb, 0, 1, s1, s1, s6, t4 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x18 # hx.xror
    lw s6, 192(sp)
    lw t4, 180(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, t4, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, a6, s3, s6 # hx.chi
    .insn r4 0xb, 0, 1, s3, s3, s6, t3 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t3, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, t3, a4, a6 # hx.chi
    lw a6, 116(sp)
    .insn r4 0xb, 0, 0, t4, s6, s2, t1 # hx.xor3
    .insn r4 0xb, 0, 1, t3, a6, a7, s4 # hx.chi
    sw s6, 180(sp)
    .insn r4 0xb, 0, 1, s6, s4, s8, t2 # hx.chi
    .insn r4 0xb, 0, 1, s4, a7, s4, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t2, a6 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, a6, a7 # hx.chi
    lw a6, 148(sp)
    lw a7, 200(sp)
    xori a5, a5, 1
    .insn r4 0xb, 0, 0, s9, s9, a6, a7 # hx.xor3
    lw a7, 196(sp)
    lw a6, 80(sp)
    .insn r4 0xb, 0, 0, t4, t4, s5, s8 # hx.xor3
    .insn r4 0xb, 0, 0, t0, t0, a7, a6 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, s3, s6 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a2, t2, t6 # hx.xor3
    .insn r4 0xb, 0, 0, s11, s11, t3, a3 # hx.xor3
    sw s8, 116(sp)
    .insn r4 0xb, 0, 0, s8, s1, ra, s10 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a7, a5, a4 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s4, a0 # hx.xor3
    sw s2, 192(sp)
    xor s2, t5, s8
    .insn r4 0x2b, 1, 0, s8, s8, s9, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, s7, t5, x0 # hx.xrl1
    xor s7, t0, s7
    .insn r4 0x2b, 0, 0, s3, s3, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, t5, x13 # hx.xror
    xor s9, s9, s11
    .insn r4 0x2b, 0, 0, s6, s6, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t0, t4, t0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a6, a6, s2, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, t0, x23 # hx.xror
    xor t4, a1, t4
    .insn r4 0x2b, 0, 0, t2, t2, t0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, t5, x19 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, t0, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, s2, x10 # hx.xror
    sw a4, 80(sp)
    lw a4, 124(sp)
    .insn r4 0x2b, 1, 0, a1, a7, a1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s11, s11, a4, x0 # hx.xrl1
    xor a4, a4, a7
    xor a5, a5, t0
    lw a7, 128(sp)
    .insn r4 0x2b, 0, 0, t0, t6, t0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s7, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, s11, x2 # hx.xror
    .insn r4 0xb, 0, 1, t6, a6, a7, s3 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, s11, x11 # hx.xror
    sw t6, 128(sp)
    .insn r4 0xb, 0, 1, t6, t2, a6, a7 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, s3, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s11, x25 # hx.xror
    .insn r4 0xb, 0, 1, s3, s3, t1, t2 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, a1, x10 # hx.xror
    sw s3, 124(sp)
    .insn r4 0xb, 0, 1, s3, s0, a0, s6 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, t2, a6 # hx.chi
    lw t2, 92(sp)
    lw a6, 148(sp)
    xor t2, t2, s9
    .insn r4 0x2b, 0, 0, a6, a6, a4, x25 # hx.xror
    sw s3, 148(sp)
    .insn r4 0xb, 0, 1, s3, a6, t2, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s11, x29 # hx.xror
    xor a3, a3, a1
    .insn r4 0x2b, 0, 0, s1, s1, s11, x1 # hx.xror
    lw s11, 132(sp)
    .insn r4 0xb, 0, 1, s0, t2, s0, a0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a4, x22 # hx.xror
    .insn r4 0xb, 0, 1, a0, a0, s6, a6 # hx.chi
    sw s3, 132(sp)
    .insn r4 0xb, 0, 1, s3, t0, t3, ra # hx.chi
    .insn r4 0xb, 0, 1, t2, s6, a6, t2 # hx.chi
    lw a6, 152(sp)
    .insn r4 0xb, 0, 0, s6, a0, t1, s3 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, t4, x18 # hx.xror
    sw t1, 152(sp)
    lw t1, 84(sp)
    sw s3, 84(sp)
    lui s3, 8
    xor s3, s0, s3
    .insn r4 0xb, 0, 1, s0, a6, s11, t0 # hx.chi
    .insn r4 0xb, 0, 1, t0, s11, t0, t3 # hx.chi
    .insn r4 0xb, 0, 1, s11, ra, a6, s11 # hx.chi
    sw a0, 92(sp)
    .insn r4 0xb, 0, 0, a0, a7, s3, s0 # hx.xor3
    sw s0, 136(sp)
    lw s0, 156(sp)
    .insn r4 0xb, 0, 1, ra, t3, ra, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, a4, x28 # hx.xror
    lw a6, 96(sp)
    sw a7, 96(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s9, x23 # hx.xror
    sw s3, 112(sp)
    .insn r4 0xb, 0, 1, t3, s0, a6, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s7, x29 # hx.xror
    .insn r4 0xb, 0, 0, a7, t3, t6, ra # hx.xor3
    sw t3, 156(sp)
    lw t3, 88(sp)
    sw ra, 88(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t6, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t1, t3, s0 # hx.chi
    .insn r4 0xb, 0, 1, s3, s4, ra, s5 # hx.chi
    .insn r4 0xb, 0, 1, s0, t3, s0, a6 # hx.chi
    .insn r4 0xb, 0, 0, a7, a7, t2, s3 # hx.xor3
    sw s3, 68(sp)
    .insn r4 0xb, 0, 1, s3, a3, t1, t3 # hx.chi
    lw t3, 192(sp)
    sw t2, 192(sp)
    .insn r4 0x2b, 0, 0, t3, t3, t5, x25 # hx.xror
    lw t2, 144(sp)
    .insn r4 0xb, 0, 1, t1, a6, a3, t1 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s9, x14 # hx.xror
    lw a3, 72(sp)
    sw a7, 72(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s2, x27 # hx.xror
    sw s3, 144(sp)
    .insn r4 0xb, 0, 1, a6, s5, t2, a3 # hx.chi
    .insn r4 0xb, 0, 1, a7, t2, a3, s4 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, a6, s3 # hx.xor3
    lw s3, 56(sp)
    .insn r4 0xb, 0, 1, a3, a3, s4, ra # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, s9, x11 # hx.xror
    lw s4, 104(sp)
    sw a6, 104(sp)
    lw a6, 76(sp)
    .insn r4 0xb, 0, 1, ra, ra, s5, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s2, x9 # hx.xror
    .insn r4 0xb, 0, 0, t2, s6, s0, a3 # hx.xor3
    lw s5, 160(sp)
    lw s6, 196(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s6, s2, x31 # hx.xror
    .insn r4 0xb, 0, 0, s6, ra, s11, t1 # hx.xor3
    sw a3, 196(sp)
    lw a3, 180(sp)
    sw s0, 180(sp)
    .insn r4 0x2b, 0, 0, a3, a3, t5, x22 # hx.xror
    lw s0, 176(sp)
    sw a7, 176(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s9, x30 # hx.xror
    lw s9, 164(sp)
    sw t1, 164(sp)
    .insn r4 0x2b, 0, 0, s9, s9, t4, x21 # hx.xror
    .insn r4 0xb, 0, 0, t1, t6, t0, a7 # hx.xor3
    lw a7, 100(sp)
    sw ra, 100(sp)
    .insn r4 0x2b, 0, 0, a7, a7, t4, x19 # hx.xror
    lw t4, 116(sp)
    sw t6, 116(sp)
    .insn r4 0x2b, 0, 0, t4, t4, t5, x28 # hx.xror
    .insn r4 0xb, 0, 1, t5, s2, s10, a7 # hx.chi
    .insn r4 0xb, 0, 1, t6, a7, t4, a2 # hx.chi
    lw ra, 172(sp)
    sw s11, 172(sp)
    .insn r4 0x2b, 0, 0, ra, ra, a4, x12 # hx.xror
    .insn r4 0xb, 0, 1, s11, t4, a2, s2 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, s2, s10 # hx.chi
    .insn r4 0xb, 0, 1, a7, s10, a7, t4 # hx.chi
    lw s10, 200(sp)
    .insn r4 0xb, 0, 1, s2, s5, ra, s3 # hx.chi
    .insn r4 0x2b, 0, 0, a4, s10, a4, x18 # hx.xror
    .insn r4 0xb, 0, 1, s10, a3, s0, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, a1, x27 # hx.xror
    .insn r4 0xb, 0, 0, t4, s2, s10, a7 # hx.xor3
    sw s10, 200(sp)
    lw s10, 168(sp)
    sw s2, 168(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a1, x31 # hx.xror
    lw s2, 184(sp)
    sw a7, 184(sp)
    .insn r4 0x2b, 0, 0, a1, s2, a1, x10 # hx.xror
    .insn r4 0xb, 0, 1, s2, s3, s10, s1 # hx.chi
    .insn r4 0xb, 0, 1, a7, s1, s5, ra # hx.chi
    .insn r4 0xb, 0, 1, s1, s10, s1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s9, t3, a5 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s3, s10 # hx.chi
    lw s3, 188(sp)
    .insn r4 0xb, 0, 0, s10, s5, s11, s2 # hx.xor3
    .insn r4 0x2b, 0, 0, s3, s3, s7, x10 # hx.xror
    sw s2, 188(sp)
    .insn r4 0xb, 0, 1, s2, a5, a1, s3 # hx.chi
    .insn r4 0xb, 0, 1, a5, t3, a5, a1 # hx.chi
    sw s5, 160(sp)
    lw s5, 64(sp)
    .insn r4 0xb, 0, 1, a1, a1, s3, s9 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, s7, x24 # hx.xror
    sw s11, 64(sp)
    lw s11, 60(sp)
    .insn r4 0xb, 0, 1, s3, s3, s9, t3 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s8, x18 # hx.xror
    lw s9, 120(sp)
    lw t3, 140(sp)
    .insn r4 0x2b, 0, 0, s7, s9, s7, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, t3, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s9, s0, a6, s7 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, s7, s11 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, s11, a3 # hx.chi
    .insn r4 0xb, 0, 1, s0, s11, a3, s0 # hx.chi
    lw a3, 80(sp)
    .insn r4 0xb, 0, 0, t3, s7, s1, a2 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a3, s4, s5 # hx.chi
    sw s7, 140(sp)
    .insn r4 0xb, 0, 1, s7, s5, s8, a4 # hx.chi
    .insn r4 0xb, 0, 1, s5, s4, s5, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, a4, a3 # hx.chi
    .insn r4 0xb, 0, 1, a3, a4, a3, s4 # hx.chi
    lw a4, 128(sp)
    lw s4, 132(sp)
    xori s2, s2, 1
    .insn r4 0xb, 0, 0, s6, s6, a4, s4 # hx.xor3
    lw s4, 148(sp)
    sw s1, 80(sp)
    lw s1, 124(sp)
    .insn r4 0xb, 0, 0, t3, t3, a5, s8 # hx.xor3
    .insn r4 0xb, 0, 0, t1, t1, s4, s1 # hx.xor3
    .insn r4 0xb, 0, 0, s10, s10, a6, s7 # hx.xor3
    .insn r4 0xb, 0, 0, s4, a7, a3, t5 # hx.xor3
    sw s8, 120(sp)
    .insn r4 0xb, 0, 0, s8, s3, ra, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, s2, s0 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s5, t6 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s11, a1 # hx.xor3
    xor a4, a0, s8
    .insn r4 0x2b, 1, 0, s8, s8, s6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s10, a0, x0 # hx.xrl1
    xor s10, t1, s10
    .insn r4 0x2b, 0, 0, a6, a6, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a0, x13 # hx.xror
    xor s6, s6, t4
    .insn r4 0x2b, 0, 0, s7, s7, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t1, t3, t1, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, a4, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t1, x23 # hx.xror
    xor t3, t2, t3
    .insn r4 0x2b, 0, 0, a3, a3, t1, x12 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, a0, x19 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, t1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a4, x10 # hx.xror
    sw s0, 124(sp)
    lw s0, 72(sp)
    .insn r4 0x2b, 1, 0, t2, s4, t2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, s0, x0 # hx.xrl1
    xor s0, s0, s4
    xor s2, s2, t1
    lw s4, 92(sp)
    .insn r4 0x2b, 0, 0, t1, t5, t1, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t4, x2 # hx.xror
    .insn r4 0xb, 0, 1, t5, s1, s4, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, t4, x11 # hx.xror
    sw t5, 92(sp)
    .insn r4 0xb, 0, 1, t5, a3, s1, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s4, a6, a2 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, t4, x25 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, a2, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, t2, x10 # hx.xror
    sw a6, 72(sp)
    .insn r4 0xb, 0, 1, a6, t0, t6, s7 # hx.chi
    .insn r4 0xb, 0, 1, s1, a2, a3, s1 # hx.chi
    lw a2, 112(sp)
    lw a3, 128(sp)
    xor a2, a2, s6
    .insn r4 0x2b, 0, 0, a3, a3, s0, x25 # hx.xror
    sw a6, 128(sp)
    .insn r4 0xb, 0, 1, a6, a3, a2, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x29 # hx.xror
    xor a1, a1, t2
    .insn r4 0x2b, 0, 0, s3, s3, t4, x1 # hx.xror
    lw t4, 172(sp)
    .insn r4 0xb, 0, 1, t0, a2, t0, t6 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s0, x22 # hx.xror
    .insn r4 0xb, 0, 1, t6, t6, s7, a3 # hx.chi
    sw a6, 172(sp)
    .insn r4 0xb, 0, 1, a6, t1, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a2, s7, a3, a2 # hx.chi
    lw a3, 192(sp)
    .insn r4 0xb, 0, 0, s7, t6, s1, a6 # hx.xor3
    .insn r4 0x2b, 0, 0, a3, a3, t3, x18 # hx.xror
    sw s1, 192(sp)
    lw s1, 84(sp)
    sw a6, 84(sp)
    lui a6, 524296
    xor a6, t0, a6
    xori a6, a6, 136
    .insn r4 0xb, 0, 1, t0, a3, t4, t1 # hx.chi
    .insn r4 0xb, 0, 1, t1, t4, t1, s11 # hx.chi
    .insn r4 0xb, 0, 1, t4, ra, a3, t4 # hx.chi
    sw t6, 112(sp)
    .insn r4 0xb, 0, 0, t6, s4, a6, t0 # hx.xor3
    sw t0, 60(sp)
    lw t0, 100(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s0, x28 # hx.xror
    lw a3, 96(sp)
    sw s4, 96(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s6, x23 # hx.xror
    sw a6, 76(sp)
    .insn r4 0xb, 0, 1, s11, t0, a3, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s10, x29 # hx.xror
    .insn r4 0xb, 0, 0, s4, s11, t5, ra # hx.xor3
    sw s11, 100(sp)
    lw s11, 64(sp)
    sw ra, 64(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t5, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t3, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, s1, s11, t0 # hx.chi
    .insn r4 0xb, 0, 1, a6, s5, ra, a5 # hx.chi
    .insn r4 0xb, 0, 1, t0, s11, t0, a3 # hx.chi
    .insn r4 0xb, 0, 0, s4, s4, a2, a6 # hx.xor3
    sw a6, 56(sp)
    .insn r4 0xb, 0, 1, a6, a1, s1, s11 # hx.chi
    lw s11, 80(sp)
    sw a2, 80(sp)
    .insn r4 0x2b, 0, 0, s11, s11, a0, x25 # hx.xror
    lw a2, 136(sp)
    .insn r4 0xb, 0, 1, s1, a3, a1, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, s6, x14 # hx.xror
    lw a1, 116(sp)
    sw s4, 116(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a4, x27 # hx.xror
    sw a6, 136(sp)
    .insn r4 0xb, 0, 1, a3, a5, a2, a1 # hx.chi
    .insn r4 0xb, 0, 1, s4, a2, a1, s5 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, a3, a6 # hx.xor3
    lw a6, 104(sp)
    .insn r4 0xb, 0, 1, a1, a1, s5, ra # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s6, x11 # hx.xror
    lw s5, 184(sp)
    sw a3, 184(sp)
    lw a3, 176(sp)
    .insn r4 0xb, 0, 1, ra, ra, a5, a2 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, a4, x9 # hx.xror
    .insn r4 0xb, 0, 0, a2, s7, t0, a1 # hx.xor3
    lw a5, 88(sp)
    lw s7, 148(sp)
    .insn r4 0x2b, 0, 0, a5, a5, t3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s7, a4, x31 # hx.xror
    .insn r4 0xb, 0, 0, s7, ra, t4, s1 # hx.xor3
    sw a1, 148(sp)
    lw a1, 140(sp)
    sw t0, 140(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a0, x22 # hx.xror
    lw t0, 144(sp)
    sw s4, 144(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s6, x30 # hx.xror
    lw s6, 68(sp)
    sw s1, 68(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t3, x21 # hx.xror
    .insn r4 0xb, 0, 0, s1, t5, t1, s4 # hx.xor3
    lw s4, 156(sp)
    sw ra, 156(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t3, x19 # hx.xror
    lw t3, 120(sp)
    sw t5, 120(sp)
    .insn r4 0x2b, 0, 0, t3, t3, a0, x28 # hx.xror
    .insn r4 0xb, 0, 1, a0, a4, s9, s4 # hx.chi
    .insn r4 0xb, 0, 1, t5, s4, t3, a7 # hx.chi
    lw ra, 164(sp)
    sw t4, 164(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s0, x12 # hx.xror
    .insn r4 0xb, 0, 1, t4, t3, a7, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, a7, a4, s9 # hx.chi
    .insn r4 0xb, 0, 1, a7, s9, s4, t3 # hx.chi
    lw s9, 132(sp)
    .insn r4 0xb, 0, 1, s4, a5, ra, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s9, s0, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, a1, t0, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s5, s5, t2, x27 # hx.xror
    .insn r4 0xb, 0, 0, t3, s4, s9, a7 # hx.xor3
    sw s9, 132(sp)
    lw s9, 168(sp)
    sw s4, 168(sp)
    .insn r4 0x2b, 0, 0, s9, s9, t2, x31 # hx.xror
    lw s4, 200(sp)
    sw a7, 200(sp)
    .insn r4 0x2b, 0, 0, t2, s4, t2, x10 # hx.xror
    .insn r4 0xb, 0, 1, s4, a6, s9, s3 # hx.chi
    .insn r4 0xb, 0, 1, a7, s3, a5, ra # hx.chi
    .insn r4 0xb, 0, 1, a5, s9, s3, a5 # hx.chi
    .insn r4 0xb, 0, 1, s3, s6, s11, s2 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a6, s9 # hx.chi
    lw a6, 180(sp)
    .insn r4 0xb, 0, 0, s9, s3, t4, s4 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, s10, x10 # hx.xror
    sw s4, 180(sp)
    .insn r4 0xb, 0, 1, s4, s2, t2, a6 # hx.chi
    .insn r4 0xb, 0, 1, s2, s11, s2, t2 # hx.chi
    sw s3, 88(sp)
    lw s3, 196(sp)
    .insn r4 0xb, 0, 1, t2, t2, a6, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, s10, x24 # hx.xror
    sw t4, 196(sp)
    lw t4, 160(sp)
    .insn r4 0xb, 0, 1, a6, a6, s6, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s8, x18 # hx.xror
    lw s6, 152(sp)
    lw s11, 188(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, t0, a3, s6 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s6, t4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t4, a1 # hx.chi
    .insn r4 0xb, 0, 1, t0, t4, a1, t0 # hx.chi
    lw a1, 124(sp)
    .insn r4 0xb, 0, 0, t4, s6, a5, a4 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a1, s5, s3 # hx.chi
    sw s6, 188(sp)
    .insn r4 0xb, 0, 1, s6, s3, s8, s0 # hx.chi
    .insn r4 0xb, 0, 1, s3, s5, s3, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, s0, a1 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a1, s5 # hx.chi
    lw a1, 92(sp)
    lw s5, 172(sp)
    xori s4, s4, 1
    .insn r4 0xb, 0, 0, s7, s7, a1, s5 # hx.xor3
    lw s5, 128(sp)
    lw a1, 72(sp)
    .insn r4 0xb, 0, 0, t4, t4, s2, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s1, s1, s5, a1 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s9, a3, s6 # hx.xor3
    .insn r4 0xb, 0, 0, s5, a7, s0, a0 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, s11, t2 # hx.xor3
    sw s8, 124(sp)
    .insn r4 0xb, 0, 0, s8, a6, ra, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s5, s5, s4, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s3, t5 # hx.xor3
    sw a5, 152(sp)
    xor a5, t6, s8
    .insn r4 0x2b, 1, 0, s8, s8, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, s9, t6, x0 # hx.xrl1
    xor s9, s1, s9
    .insn r4 0x2b, 0, 0, a3, a3, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, t6, x13 # hx.xror
    xor s7, s7, t3
    .insn r4 0x2b, 0, 0, s6, s6, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, s1, t4, s1, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a1, a1, a5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s1, x23 # hx.xror
    xor t4, a2, t4
    .insn r4 0x2b, 0, 0, s0, s0, s1, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, t6, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, s1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, a5, x10 # hx.xror
    sw t0, 72(sp)
    lw t0, 116(sp)
    .insn r4 0x2b, 1, 0, a2, s5, a2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t3, t3, t0, x0 # hx.xrl1
    xor t0, t0, s5
    xor s4, s4, s1
    lw s5, 112(sp)
    .insn r4 0x2b, 0, 0, s1, a0, s1, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t3, x2 # hx.xror
    .insn r4 0xb, 0, 1, a0, a1, s5, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, t3, x11 # hx.xror
    sw a0, 112(sp)
    .insn r4 0xb, 0, 1, a0, s0, a1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a3, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, t3, x25 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, a4, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a2, x10 # hx.xror
    sw a3, 116(sp)
    .insn r4 0xb, 0, 1, a3, t1, t5, s6 # hx.chi
    .insn r4 0xb, 0, 1, s0, a4, s0, a1 # hx.chi
    lw a1, 76(sp)
    lw a4, 92(sp)
    xor a1, a1, s7
    .insn r4 0x2b, 0, 0, a4, a4, t0, x25 # hx.xror
    sw a3, 92(sp)
    .insn r4 0xb, 0, 1, a3, a4, a1, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t3, x29 # hx.xror
    xor t2, t2, a2
    .insn r4 0x2b, 0, 0, a6, a6, t3, x1 # hx.xror
    lw t3, 164(sp)
    .insn r4 0xb, 0, 1, t1, a1, t1, t5 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, t0, x22 # hx.xror
    .insn r4 0xb, 0, 1, t5, t5, s6, a4 # hx.chi
    sw a3, 164(sp)
    .insn r4 0xb, 0, 1, a3, s1, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a1, s6, a4, a1 # hx.chi
    lw a4, 80(sp)
    .insn r4 0xb, 0, 0, s6, t5, s0, a3 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, a4, t4, x18 # hx.xror
    sw s0, 80(sp)
    lw s0, 84(sp)
    sw a3, 84(sp)
    lui a3, 524288
    xor a3, t1, a3
    xori a3, a3, 130
    .insn r4 0xb, 0, 1, t1, a4, t3, s1 # hx.chi
    .insn r4 0xb, 0, 1, s1, t3, s1, s11 # hx.chi
    .insn r4 0xb, 0, 1, t3, ra, a4, t3 # hx.chi
    sw t5, 76(sp)
    .insn r4 0xb, 0, 0, t5, s5, a3, t1 # hx.xor3
    sw t1, 160(sp)
    lw t1, 156(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, t0, x28 # hx.xror
    lw a4, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s7, x23 # hx.xror
    sw a3, 176(sp)
    .insn r4 0xb, 0, 1, s11, t1, a4, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s9, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, a0, ra # hx.xor3
    sw s11, 156(sp)
    lw s11, 196(sp)
    sw ra, 196(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw a0, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, a0, s0, s11, t1 # hx.chi
    .insn r4 0xb, 0, 1, a3, s3, ra, s2 # hx.chi
    .insn r4 0xb, 0, 1, t1, s11, t1, a4 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, a1, a3 # hx.xor3
    sw a3, 104(sp)
    .insn r4 0xb, 0, 1, a3, t2, s0, s11 # hx.chi
    lw s11, 152(sp)
    sw a1, 152(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t6, x25 # hx.xror
    lw a1, 60(sp)
    .insn r4 0xb, 0, 1, t2, a4, t2, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s7, x14 # hx.xror
    lw s0, 120(sp)
    sw s5, 120(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a5, x27 # hx.xror
    sw a3, 60(sp)
    .insn r4 0xb, 0, 1, a4, s2, a1, s0 # hx.chi
    .insn r4 0xb, 0, 1, s5, a1, s0, s3 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, a4, a3 # hx.xor3
    lw a3, 184(sp)
    .insn r4 0xb, 0, 1, s0, s0, s3, ra # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s7, x11 # hx.xror
    lw s3, 200(sp)
    sw a4, 200(sp)
    lw a4, 144(sp)
    .insn r4 0xb, 0, 1, ra, ra, s2, a1 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, a5, x9 # hx.xror
    .insn r4 0xb, 0, 0, a1, s6, t1, s0 # hx.xor3
    lw s2, 64(sp)
    lw s6, 128(sp)
    .insn r4 0x2b, 0, 0, s2, s2, t4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a5, s6, a5, x31 # hx.xror
    .insn r4 0xb, 0, 0, s6, ra, t3, t2 # hx.xor3
    sw s0, 128(sp)
    lw s0, 188(sp)
    sw t1, 188(sp)
    .insn r4 0x2b, 0, 0, s0, s0, t6, x22 # hx.xror
    lw t1, 136(sp)
    sw s5, 136(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s7, x30 # hx.xror
    lw s7, 56(sp)
    sw t2, 56(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x21 # hx.xror
    .insn r4 0xb, 0, 0, t2, a0, s1, s5 # hx.xor3
    lw s5, 100(sp)
    sw ra, 100(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x19 # hx.xror
    lw t4, 124(sp)
    sw a0, 124(sp)
    .insn r4 0x2b, 0, 0, t4, t4, t6, x28 # hx.xror
    .insn r4 0xb, 0, 1, t6, a5, s10, s5 # hx.chi
    .insn r4 0xb, 0, 1, a0, s5, t4, a7 # hx.chi
    lw ra, 68(sp)
    sw t3, 68(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t0, x12 # hx.xror
    .insn r4 0xb, 0, 1, t3, t4, a7, a5 # hx.chi
    .insn r4 0xb, 0, 1, a5, a7, a5, s10 # hx.chi
    .insn r4 0xb, 0, 1, a7, s10, s5, t4 # hx.chi
    lw s10, 172(sp)
    .insn r4 0xb, 0, 1, s5, s2, ra, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t0, s10, t0, x18 # hx.xror
    .insn r4 0xb, 0, 1, s10, s0, t1, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, a2, x27 # hx.xror
    .insn r4 0xb, 0, 0, t4, s5, s10, a7 # hx.xor3
    sw s10, 172(sp)
    lw s10, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a2, x31 # hx.xror
    lw s5, 132(sp)
    sw a7, 132(sp)
    .insn r4 0x2b, 0, 0, a2, s5, a2, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a3, s10, a6 # hx.chi
    .insn r4 0xb, 0, 1, a7, a6, s2, ra # hx.chi
    .insn r4 0xb, 0, 1, a6, s10, a6, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s7, s11, s4 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a3, s10 # hx.chi
    lw a3, 140(sp)
    .insn r4 0xb, 0, 0, s10, s2, t3, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a3, a3, s9, x10 # hx.xror
    sw s5, 140(sp)
    .insn r4 0xb, 0, 1, s5, s4, a2, a3 # hx.chi
    .insn r4 0xb, 0, 1, s4, s11, s4, a2 # hx.chi
    sw s2, 64(sp)
    lw s2, 148(sp)
    .insn r4 0xb, 0, 1, a2, a2, a3, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s9, x24 # hx.xror
    sw t3, 148(sp)
    lw t3, 88(sp)
    .insn r4 0xb, 0, 1, a3, a3, s7, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x18 # hx.xror
    lw s7, 192(sp)
    lw s11, 180(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s9, t1, a4, s7 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s7, t3 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, t3, s0 # hx.chi
    .insn r4 0xb, 0, 1, t1, t3, s0, t1 # hx.chi
    lw s0, 72(sp)
    .insn r4 0xb, 0, 0, t3, s7, a6, a5 # hx.xor3
    .insn r4 0xb, 0, 1, s11, s0, s3, s2 # hx.chi
    sw s7, 180(sp)
    .insn r4 0xb, 0, 1, s7, s2, s8, t0 # hx.chi
    .insn r4 0xb, 0, 1, s2, s3, s2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t0, s0 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, s0, s3 # hx.chi
    lw s0, 112(sp)
    lw s3, 164(sp)
    xori s5, s5, 1
    .insn r4 0xb, 0, 0, s6, s6, s0, s3 # hx.xor3
    lw s3, 92(sp)
    lw s0, 116(sp)
    .insn r4 0xb, 0, 0, t3, t3, s4, s8 # hx.xor3
    .insn r4 0xb, 0, 0, t2, t2, s3, s0 # hx.xor3
    .insn r4 0xb, 0, 0, s10, s10, a4, s7 # hx.xor3
    .insn r4 0xb, 0, 0, s3, a7, t0, t6 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s11, a2 # hx.xor3
    sw s8, 72(sp)
    .insn r4 0xb, 0, 0, s8, a3, ra, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, s5, t1 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s2, a0 # hx.xor3
    sw a6, 192(sp)
    xor a6, t5, s8
    .insn r4 0x2b, 1, 0, s8, s8, s6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, s10, t5, x0 # hx.xrl1
    xor s10, t2, s10
    .insn r4 0x2b, 0, 0, a4, a4, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, t5, x13 # hx.xror
    xor s6, s6, t4
    .insn r4 0x2b, 0, 0, s7, s7, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t2, t3, t2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s0, s0, a6, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t2, x23 # hx.xror
    xor t3, a1, t3
    .insn r4 0x2b, 0, 0, t0, t0, t2, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, t5, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, t2, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a6, x10 # hx.xror
    sw t1, 116(sp)
    lw t1, 120(sp)
    .insn r4 0x2b, 1, 0, a1, s3, a1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, t1, x0 # hx.xrl1
    xor t1, t1, s3
    xor s3, s5, t2
    lw s5, 76(sp)
    .insn r4 0x2b, 0, 0, t2, t6, t2, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t4, x2 # hx.xror
    .insn r4 0xb, 0, 1, t6, s0, s5, a4 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, t4, x11 # hx.xror
    sw t6, 76(sp)
    .insn r4 0xb, 0, 1, t6, t0, s0, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t4, x25 # hx.xror
    .insn r4 0xb, 0, 1, a4, a4, a5, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a1, x10 # hx.xror
    sw a4, 120(sp)
    .insn r4 0xb, 0, 1, a4, s1, a0, s7 # hx.chi
    .insn r4 0xb, 0, 1, t0, a5, t0, s0 # hx.chi
    lw s0, 176(sp)
    lw a5, 112(sp)
    xor s0, s0, s6
    .insn r4 0x2b, 0, 0, a5, a5, t1, x25 # hx.xror
    sw a4, 112(sp)
    .insn r4 0xb, 0, 1, a4, a5, s0, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x29 # hx.xror
    xor a2, a2, a1
    .insn r4 0x2b, 0, 0, a3, a3, t4, x1 # hx.xror
    lw t4, 68(sp)
    .insn r4 0xb, 0, 1, s1, s0, s1, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, t1, x22 # hx.xror
    .insn r4 0xb, 0, 1, a0, a0, s7, a5 # hx.chi
    sw a4, 68(sp)
    .insn r4 0xb, 0, 1, a4, t2, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, s0, s7, a5, s0 # hx.chi
    lw a5, 152(sp)
    .insn r4 0xb, 0, 0, s7, a0, t0, a4 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, t3, x18 # hx.xror
    sw t0, 152(sp)
    lw t0, 84(sp)
    xori s1, s1, 11
    sw a4, 84(sp)
    .insn r4 0xb, 0, 1, a4, a5, t4, t2 # hx.chi
    .insn r4 0xb, 0, 1, t2, t4, t2, s11 # hx.chi
    .insn r4 0xb, 0, 1, t4, ra, a5, t4 # hx.chi
    sw a0, 176(sp)
    .insn r4 0xb, 0, 0, a0, s5, s1, a4 # hx.xor3
    sw a4, 88(sp)
    lw a4, 100(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a5 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, t1, x28 # hx.xror
    lw a5, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s6, x23 # hx.xror
    sw s1, 144(sp)
    .insn r4 0xb, 0, 1, s11, a4, a5, a2 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s10, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, t6, ra # hx.xor3
    sw s11, 100(sp)
    lw s11, 148(sp)
    sw ra, 148(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t6, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t3, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t0, s11, a4 # hx.chi
    .insn r4 0xb, 0, 1, s1, s2, ra, s4 # hx.chi
    .insn r4 0xb, 0, 1, a4, s11, a4, a5 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, s0, s1 # hx.xor3
    sw s1, 184(sp)
    .insn r4 0xb, 0, 1, s1, a2, t0, s11 # hx.chi
    lw s11, 192(sp)
    sw s0, 192(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t5, x25 # hx.xror
    lw s0, 160(sp)
    .insn r4 0xb, 0, 1, t0, a5, a2, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s6, x14 # hx.xror
    lw a2, 124(sp)
    sw s5, 124(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a6, x27 # hx.xror
    sw s1, 160(sp)
    .insn r4 0xb, 0, 1, a5, s4, s0, a2 # hx.chi
    .insn r4 0xb, 0, 1, s5, s0, a2, s2 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, a5, s1 # hx.xor3
    lw s1, 200(sp)
    .insn r4 0xb, 0, 1, a2, a2, s2, ra # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s6, x11 # hx.xror
    lw s2, 132(sp)
    sw a5, 132(sp)
    lw a5, 136(sp)
    .insn r4 0xb, 0, 1, ra, ra, s4, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, a6, x9 # hx.xror
    .insn r4 0xb, 0, 0, s0, s7, a4, a2 # hx.xor3
    lw s4, 196(sp)
    lw s7, 92(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a6, s7, a6, x31 # hx.xror
    .insn r4 0xb, 0, 0, s7, ra, t4, t0 # hx.xor3
    sw a2, 92(sp)
    lw a2, 180(sp)
    sw a4, 180(sp)
    .insn r4 0x2b, 0, 0, a2, a2, t5, x22 # hx.xror
    lw a4, 60(sp)
    sw s5, 60(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s6, x30 # hx.xror
    lw s6, 104(sp)
    sw t0, 104(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t3, x21 # hx.xror
    .insn r4 0xb, 0, 0, t0, t6, t2, s5 # hx.xor3
    lw s5, 156(sp)
    sw ra, 156(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t3, x19 # hx.xror
    lw t3, 72(sp)
    sw t6, 72(sp)
    .insn r4 0x2b, 0, 0, t3, t3, t5, x28 # hx.xror
    .insn r4 0xb, 0, 1, t5, a6, s9, s5 # hx.chi
    .insn r4 0xb, 0, 1, t6, s5, t3, a7 # hx.chi
    lw ra, 56(sp)
    sw t4, 56(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t1, x12 # hx.xror
    .insn r4 0xb, 0, 1, t4, t3, a7, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, a7, a6, s9 # hx.chi
    .insn r4 0xb, 0, 1, a7, s9, s5, t3 # hx.chi
    lw s9, 164(sp)
    .insn r4 0xb, 0, 1, s5, s4, ra, s1 # hx.chi
    .insn r4 0x2b, 0, 0, t1, s9, t1, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, a2, a4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, a1, x27 # hx.xror
    .insn r4 0xb, 0, 0, t3, s5, s9, a7 # hx.xor3
    sw s9, 164(sp)
    lw s9, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a1, x31 # hx.xror
    lw s5, 172(sp)
    sw a7, 172(sp)
    .insn r4 0x2b, 0, 0, a1, s5, a1, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, s1, s9, a3 # hx.chi
    .insn r4 0xb, 0, 1, a7, a3, s4, ra # hx.chi
    .insn r4 0xb, 0, 1, a3, s9, a3, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s6, s11, s3 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s1, s9 # hx.chi
    lw s1, 188(sp)
    .insn r4 0xb, 0, 0, s9, s4, t4, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, s1, s1, s10, x10 # hx.xror
    sw s5, 188(sp)
    .insn r4 0xb, 0, 1, s5, s3, a1, s1 # hx.chi
    .insn r4 0xb, 0, 1, s3, s11, s3, a1 # hx.chi
    sw s4, 196(sp)
    lw s4, 128(sp)
    .insn r4 0xb, 0, 1, a1, a1, s1, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s10, x24 # hx.xror
    sw t4, 128(sp)
    lw t4, 64(sp)
    .insn r4 0xb, 0, 1, s1, s1, s6, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s8, x18 # hx.xror
    lw s6, 80(sp)
    lw s11, 140(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, a4, a5, s6 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, s6, t4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t4, a2 # hx.chi
    .insn r4 0xb, 0, 1, a2, t4, a2, a4 # hx.chi
    lw a4, 116(sp)
    .insn r4 0xb, 0, 0, t4, s6, a3, a6 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a4, s2, s4 # hx.chi
    sw s6, 140(sp)
    .insn r4 0xb, 0, 1, s6, s4, s8, t1 # hx.chi
    .insn r4 0xb, 0, 1, s4, s2, s4, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t1, a4 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, a4, s2 # hx.chi
    lw a4, 76(sp)
    lw s2, 68(sp)
    sw a3, 116(sp)
    .insn r4 0xb, 0, 0, s7, s7, a4, s2 # hx.xor3
    lw s2, 112(sp)
    lw a3, 120(sp)
    .insn r4 0xb, 0, 0, t4, t4, s3, s8 # hx.xor3
    .insn r4 0xb, 0, 0, t0, t0, s2, a3 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s9, a5, s6 # hx.xor3
    .insn r4 0xb, 0, 0, s2, a7, t1, t5 # hx.xor3
    sw s8, 80(sp)
    .insn r4 0xb, 0, 0, s8, s1, ra, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, s5, a2 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s4, t6 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, s11, a1 # hx.xor3
    xor a4, a0, s8
    .insn r4 0x2b, 1, 0, s8, s8, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s9, a0, x0 # hx.xrl1
    xor s9, t0, s9
    .insn r4 0x2b, 0, 0, a5, a5, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, a0, x13 # hx.xror
    xor s7, s7, t3
    .insn r4 0x2b, 0, 0, s6, s6, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t0, t4, t0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a3, a3, a4, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t0, x23 # hx.xror
    xor t4, s0, t4
    .insn r4 0x2b, 0, 0, t1, t1, t0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, a0, x19 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, t0, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, a4, x10 # hx.xror
    sw a2, 120(sp)
    lw a2, 124(sp)
    .insn r4 0x2b, 1, 0, s0, s2, s0, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t3, t3, a2, x0 # hx.xrl1
    xor a2, a2, s2
    xor s2, s5, t0
    lw s5, 176(sp)
    .insn r4 0x2b, 0, 0, t0, t5, t0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t3, x2 # hx.xror
    .insn r4 0xb, 0, 1, t5, a3, s5, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, t3, x11 # hx.xror
    sw t5, 176(sp)
    .insn r4 0xb, 0, 1, t5, t1, a3, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a5, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, t3, x25 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, a6, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s0, x10 # hx.xror
    sw a5, 124(sp)
    .insn r4 0xb, 0, 1, a5, t2, t6, s6 # hx.chi
    .insn r4 0xb, 0, 1, t1, a6, t1, a3 # hx.chi
    lw a3, 144(sp)
    lw a6, 76(sp)
    xor a3, a3, s7
    .insn r4 0x2b, 0, 0, a6, a6, a2, x25 # hx.xror
    sw a5, 76(sp)
    .insn r4 0xb, 0, 1, a5, a6, a3, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t3, x29 # hx.xror
    xor a1, a1, s0
    .insn r4 0x2b, 0, 0, s1, s1, t3, x1 # hx.xror
    lw t3, 56(sp)
    .insn r4 0xb, 0, 1, t2, a3, t2, t6 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, a2, x22 # hx.xror
    .insn r4 0xb, 0, 1, t6, t6, s6, a6 # hx.chi
    sw a5, 56(sp)
    .insn r4 0xb, 0, 1, a5, t0, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a3, s6, a6, a3 # hx.chi
    lw a6, 192(sp)
    .insn r4 0xb, 0, 0, s6, t6, t1, a5 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, t4, x18 # hx.xror
    sw t1, 192(sp)
    lw t1, 84(sp)
    xori t2, t2, 10
    sw a5, 84(sp)
    .insn r4 0xb, 0, 1, a5, a6, t3, t0 # hx.chi
    .insn r4 0xb, 0, 1, t0, t3, t0, s11 # hx.chi
    .insn r4 0xb, 0, 1, t3, ra, a6, t3 # hx.chi
    sw t6, 144(sp)
    .insn r4 0xb, 0, 0, t6, s5, t2, a5 # hx.xor3
    sw a5, 64(sp)
    lw a5, 156(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a6 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, a2, x28 # hx.xror
    lw a6, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s7, x23 # hx.xror
    sw t2, 136(sp)
    .insn r4 0xb, 0, 1, s11, a5, a6, a1 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s9, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, t5, ra # hx.xor3
    sw s11, 156(sp)
    lw s11, 128(sp)
    sw ra, 128(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t5, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, t1, s11, a5 # hx.chi
    .insn r4 0xb, 0, 1, t2, s4, ra, s3 # hx.chi
    .insn r4 0xb, 0, 1, a5, s11, a5, a6 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, a3, t2 # hx.xor3
    sw t2, 200(sp)
    .insn r4 0xb, 0, 1, t2, a1, t1, s11 # hx.chi
    lw s11, 116(sp)
    sw a3, 116(sp)
    .insn r4 0x2b, 0, 0, s11, s11, a0, x25 # hx.xror
    lw a3, 88(sp)
    .insn r4 0xb, 0, 1, t1, a6, a1, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s7, x14 # hx.xror
    lw a1, 72(sp)
    sw s5, 72(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a4, x27 # hx.xror
    sw t2, 88(sp)
    .insn r4 0xb, 0, 1, a6, s3, a3, a1 # hx.chi
    .insn r4 0xb, 0, 1, s5, a3, a1, s4 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, a6, t2 # hx.xor3
    lw t2, 132(sp)
    .insn r4 0xb, 0, 1, a1, a1, s4, ra # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s7, x11 # hx.xror
    lw s4, 172(sp)
    sw a6, 172(sp)
    lw a6, 60(sp)
    .insn r4 0xb, 0, 1, ra, ra, s3, a3 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, a4, x9 # hx.xror
    .insn r4 0xb, 0, 0, a3, s6, a5, a1 # hx.xor3
    lw s3, 148(sp)
    lw s6, 112(sp)
    .insn r4 0x2b, 0, 0, s3, s3, t4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s6, a4, x31 # hx.xror
    .insn r4 0xb, 0, 0, s6, ra, t3, t1 # hx.xor3
    sw a1, 112(sp)
    lw a1, 140(sp)
    sw a5, 140(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a0, x22 # hx.xror
    lw a5, 160(sp)
    sw s5, 160(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s7, x30 # hx.xror
    lw s7, 184(sp)
    sw t1, 184(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x21 # hx.xror
    .insn r4 0xb, 0, 0, t1, t5, t0, s5 # hx.xor3
    lw s5, 100(sp)
    sw ra, 100(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x19 # hx.xror
    lw t4, 80(sp)
    sw t5, 80(sp)
    .insn r4 0x2b, 0, 0, t4, t4, a0, x28 # hx.xror
    .insn r4 0xb, 0, 1, a0, a4, s10, s5 # hx.chi
    .insn r4 0xb, 0, 1, t5, s5, t4, a7 # hx.chi
    lw ra, 104(sp)
    sw t3, 104(sp)
    .insn r4 0x2b, 0, 0, ra, ra, a2, x12 # hx.xror
    .insn r4 0xb, 0, 1, t3, t4, a7, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, a7, a4, s10 # hx.chi
    .insn r4 0xb, 0, 1, a7, s10, s5, t4 # hx.chi
    lw s10, 68(sp)
    .insn r4 0xb, 0, 1, s5, s3, ra, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a2, s10, a2, x18 # hx.xror
    .insn r4 0xb, 0, 1, s10, a1, a5, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s0, x27 # hx.xror
    .insn r4 0xb, 0, 0, t4, s5, s10, a7 # hx.xor3
    sw s10, 68(sp)
    lw s10, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s10, s10, s0, x31 # hx.xror
    lw s5, 164(sp)
    sw a7, 164(sp)
    .insn r4 0x2b, 0, 0, s0, s5, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, t2, s10, s1 # hx.chi
    .insn r4 0xb, 0, 1, a7, s1, s3, ra # hx.chi
    .insn r4 0xb, 0, 1, s1, s10, s1, s3 # hx.chi
    .insn r4 0xb, 0, 1, s3, s7, s11, s2 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, t2, s10 # hx.chi
    lw t2, 180(sp)
    .insn r4 0xb, 0, 0, s10, s3, t3, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, t2, t2, s9, x10 # hx.xror
    sw s5, 180(sp)
    .insn r4 0xb, 0, 1, s5, s2, s0, t2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s11, s2, s0 # hx.chi
    sw s3, 148(sp)
    lw s3, 92(sp)
    .insn r4 0xb, 0, 1, s0, s0, t2, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, s9, x24 # hx.xror
    sw t3, 92(sp)
    lw t3, 196(sp)
    .insn r4 0xb, 0, 1, t2, t2, s7, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x18 # hx.xror
    lw s7, 152(sp)
    lw s11, 188(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s9, a5, a6, s7 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, s7, t3 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, t3, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, t3, a1, a5 # hx.chi
    lw a5, 120(sp)
    .insn r4 0xb, 0, 0, t3, s7, s1, a4 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a5, s4, s3 # hx.chi
    sw s7, 188(sp)
    .insn r4 0xb, 0, 1, s7, s3, s8, a2 # hx.chi
    .insn r4 0xb, 0, 1, s3, s4, s3, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, a2, a5 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, a5, s4 # hx.chi
    lw a5, 176(sp)
    lw s4, 56(sp)
    sw s1, 120(sp)
    .insn r4 0xb, 0, 0, s6, s6, a5, s4 # hx.xor3
    lw s4, 76(sp)
    lw s1, 124(sp)
    .insn r4 0xb, 0, 0, t3, t3, s2, s8 # hx.xor3
    .insn r4 0xb, 0, 0, t1, t1, s4, s1 # hx.xor3
    .insn r4 0xb, 0, 0, s10, s10, a6, s7 # hx.xor3
    .insn r4 0xb, 0, 0, s4, a7, a2, a0 # hx.xor3
    sw s8, 152(sp)
    .insn r4 0xb, 0, 0, s8, t2, ra, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, s5, a1 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s3, t5 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s11, s0 # hx.xor3
    xor a5, t6, s8
    .insn r4 0x2b, 1, 0, s8, s8, s6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, s10, t6, x0 # hx.xrl1
    xor s10, t1, s10
    .insn r4 0x2b, 0, 0, a6, a6, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, t6, x13 # hx.xror
    xor s6, s6, t4
    .insn r4 0x2b, 0, 0, s7, s7, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t1, t3, t1, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, a5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t1, x23 # hx.xror
    xor t3, a3, t3
    .insn r4 0x2b, 0, 0, a2, a2, t1, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, t6, x19 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, t1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a5, x10 # hx.xror
    sw a1, 124(sp)
    lw a1, 72(sp)
    .insn r4 0x2b, 1, 0, a3, s4, a3, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, a1, x0 # hx.xrl1
    xor a1, a1, s4
    xor s4, s5, t1
    lw s5, 144(sp)
    .insn r4 0x2b, 0, 0, t1, a0, t1, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t4, x2 # hx.xror
    .insn r4 0xb, 0, 1, a0, s1, s5, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, t4, x11 # hx.xror
    sw a0, 144(sp)
    .insn r4 0xb, 0, 1, a0, a2, s1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, t4, x25 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, a4, a2 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a3, x10 # hx.xror
    sw a6, 72(sp)
    .insn r4 0xb, 0, 1, a6, t0, t5, s7 # hx.chi
    .insn r4 0xb, 0, 1, s1, a4, a2, s1 # hx.chi
    lw a2, 136(sp)
    lw a4, 176(sp)
    xor a2, a2, s6
    .insn r4 0x2b, 0, 0, a4, a4, a1, x25 # hx.xror
    sw a6, 176(sp)
    .insn r4 0xb, 0, 1, a6, a4, a2, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x29 # hx.xror
    xor s0, s0, a3
    .insn r4 0x2b, 0, 0, t2, t2, t4, x1 # hx.xror
    lw t4, 104(sp)
    .insn r4 0xb, 0, 1, t0, a2, t0, t5 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a1, x22 # hx.xror
    .insn r4 0xb, 0, 1, t5, t5, s7, a4 # hx.chi
    sw a6, 104(sp)
    .insn r4 0xb, 0, 1, a6, t1, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a2, s7, a4, a2 # hx.chi
    lw a4, 116(sp)
    .insn r4 0xb, 0, 0, s7, t5, s1, a6 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, a4, t3, x18 # hx.xror
    sw s1, 116(sp)
    lw s1, 84(sp)
    sw a6, 84(sp)
    lui a6, 8
    xor a6, t0, a6
    xori a6, a6, 130
    .insn r4 0xb, 0, 1, t0, a4, t4, t1 # hx.chi
    .insn r4 0xb, 0, 1, t1, t4, t1, s11 # hx.chi
    .insn r4 0xb, 0, 1, t4, ra, a4, t4 # hx.chi
    sw t5, 136(sp)
    .insn r4 0xb, 0, 0, t5, s5, a6, t0 # hx.xor3
    sw t0, 196(sp)
    lw t0, 100(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, a1, x28 # hx.xror
    lw a4, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s6, x23 # hx.xror
    sw a6, 60(sp)
    .insn r4 0xb, 0, 1, s11, t0, a4, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s10, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, a0, ra # hx.xor3
    sw s11, 100(sp)
    lw s11, 92(sp)
    sw ra, 92(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw a0, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t3, x4 # hx.xror
    .insn r4 0xb, 0, 1, a0, s1, s11, t0 # hx.chi
    .insn r4 0xb, 0, 1, a6, s3, ra, s2 # hx.chi
    .insn r4 0xb, 0, 1, t0, s11, t0, a4 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, a2, a6 # hx.xor3
    sw a6, 132(sp)
    .insn r4 0xb, 0, 1, a6, s0, s1, s11 # hx.chi
    lw s11, 120(sp)
    sw a2, 120(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t6, x25 # hx.xror
    lw a2, 64(sp)
    .insn r4 0xb, 0, 1, s0, a4, s0, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, s6, x14 # hx.xror
    lw s1, 80(sp)
    sw s5, 80(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a5, x27 # hx.xror
    sw a6, 64(sp)
    .insn r4 0xb, 0, 1, a4, s2, a2, s1 # hx.chi
    .insn r4 0xb, 0, 1, s5, a2, s1, s3 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, a4, a6 # hx.xor3
    lw a6, 172(sp)
    .insn r4 0xb, 0, 1, s1, s1, s3, ra # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s6, x11 # hx.xror
    lw s3, 164(sp)
    sw a4, 164(sp)
    lw a4, 160(sp)
    .insn r4 0xb, 0, 1, ra, ra, s2, a2 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, a5, x9 # hx.xror
    .insn r4 0xb, 0, 0, a2, s7, t0, s1 # hx.xor3
    lw s2, 128(sp)
    lw s7, 76(sp)
    .insn r4 0x2b, 0, 0, s2, s2, t3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a5, s7, a5, x31 # hx.xror
    .insn r4 0xb, 0, 0, s7, ra, t4, s0 # hx.xor3
    sw s1, 76(sp)
    lw s1, 188(sp)
    sw t0, 188(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t6, x22 # hx.xror
    lw t0, 88(sp)
    sw s5, 88(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s6, x30 # hx.xror
    lw s6, 200(sp)
    sw s0, 200(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t3, x21 # hx.xror
    .insn r4 0xb, 0, 0, s0, a0, t1, s5 # hx.xor3
    lw s5, 156(sp)
    sw ra, 156(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t3, x19 # hx.xror
    lw t3, 152(sp)
    sw a0, 152(sp)
    .insn r4 0x2b, 0, 0, t3, t3, t6, x28 # hx.xror
    .insn r4 0xb, 0, 1, t6, a5, s9, s5 # hx.chi
    .insn r4 0xb, 0, 1, a0, s5, t3, a7 # hx.chi
    lw ra, 184(sp)
    sw t4, 184(sp)
    .insn r4 0x2b, 0, 0, ra, ra, a1, x12 # hx.xror
    .insn r4 0xb, 0, 1, t4, t3, a7, a5 # hx.chi
    .insn r4 0xb, 0, 1, a5, a7, a5, s9 # hx.chi
    .insn r4 0xb, 0, 1, a7, s9, s5, t3 # hx.chi
    lw s9, 56(sp)
    .insn r4 0xb, 0, 1, s5, s2, ra, a6 # hx.chi
    .insn r4 0x2b, 0, 0, a1, s9, a1, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, s1, t0, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, a3, x27 # hx.xror
    .insn r4 0xb, 0, 0, t3, s5, s9, a7 # hx.xor3
    sw s9, 56(sp)
    lw s9, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a3, x31 # hx.xror
    lw s5, 68(sp)
    sw a7, 68(sp)
    .insn r4 0x2b, 0, 0, a3, s5, a3, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a6, s9, t2 # hx.chi
    .insn r4 0xb, 0, 1, a7, t2, s2, ra # hx.chi
    .insn r4 0xb, 0, 1, t2, s9, t2, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s6, s11, s4 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a6, s9 # hx.chi
    lw a6, 140(sp)
    .insn r4 0xb, 0, 0, s9, s2, t4, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, s10, x10 # hx.xror
    sw s5, 140(sp)
    .insn r4 0xb, 0, 1, s5, s4, a3, a6 # hx.chi
    .insn r4 0xb, 0, 1, s4, s11, s4, a3 # hx.chi
    sw s2, 128(sp)
    lw s2, 112(sp)
    .insn r4 0xb, 0, 1, a3, a3, a6, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s10, x24 # hx.xror
    sw t4, 112(sp)
    lw t4, 148(sp)
    .insn r4 0xb, 0, 1, a6, a6, s6, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s8, x18 # hx.xror
    lw s6, 192(sp)
    lw s11, 180(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, t0, a4, s6 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s6, t4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t4, s1 # hx.chi
    .insn r4 0xb, 0, 1, t0, t4, s1, t0 # hx.chi
    lw s1, 124(sp)
    .insn r4 0xb, 0, 0, t4, s6, t2, a5 # hx.xor3
    .insn r4 0xb, 0, 1, s11, s1, s3, s2 # hx.chi
    sw s6, 180(sp)
    .insn r4 0xb, 0, 1, s6, s2, s8, a1 # hx.chi
    .insn r4 0xb, 0, 1, s2, s3, s2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, a1, s1 # hx.chi
    .insn r4 0xb, 0, 1, s1, a1, s1, s3 # hx.chi
    lw a1, 144(sp)
    lw s3, 104(sp)
    xori s5, s5, 1
    .insn r4 0xb, 0, 0, s7, s7, a1, s3 # hx.xor3
    lw s3, 176(sp)
    sw t2, 124(sp)
    lw t2, 72(sp)
    .insn r4 0xb, 0, 0, t4, t4, s4, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s0, s0, s3, t2 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s9, a4, s6 # hx.xor3
    .insn r4 0xb, 0, 0, s3, a7, s1, t6 # hx.xor3
    sw s8, 192(sp)
    .insn r4 0xb, 0, 0, s8, a6, ra, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, s5, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s2, a0 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, s11, a3 # hx.xor3
    xor a1, t5, s8
    .insn r4 0x2b, 1, 0, s8, s8, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, s9, t5, x0 # hx.xrl1
    xor s9, s0, s9
    .insn r4 0x2b, 0, 0, a4, a4, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, t5, x13 # hx.xror
    xor s7, s7, t3
    .insn r4 0x2b, 0, 0, s6, s6, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, s0, t4, s0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t2, t2, a1, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s0, x23 # hx.xror
    xor t4, a2, t4
    .insn r4 0x2b, 0, 0, s1, s1, s0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, t5, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, s0, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, a1, x10 # hx.xror
    sw t0, 72(sp)
    lw t0, 80(sp)
    .insn r4 0x2b, 1, 0, a2, s3, a2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t3, t3, t0, x0 # hx.xrl1
    xor t0, t0, s3
    xor s3, s5, s0
    lw s5, 136(sp)
    .insn r4 0x2b, 0, 0, s0, t6, s0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t3, x2 # hx.xror
    .insn r4 0xb, 0, 1, t6, t2, s5, a4 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, t3, x11 # hx.xror
    sw t6, 136(sp)
    .insn r4 0xb, 0, 1, t6, s1, t2, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t3, x25 # hx.xror
    .insn r4 0xb, 0, 1, a4, a4, a5, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a2, x10 # hx.xror
    sw a4, 80(sp)
    .insn r4 0xb, 0, 1, a4, t1, a0, s6 # hx.chi
    .insn r4 0xb, 0, 1, t2, a5, s1, t2 # hx.chi
    lw s1, 60(sp)
    lw a5, 144(sp)
    xor s1, s1, s7
    .insn r4 0x2b, 0, 0, a5, a5, t0, x25 # hx.xror
    sw a4, 144(sp)
    .insn r4 0xb, 0, 1, a4, a5, s1, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t3, x29 # hx.xror
    xor a3, a3, a2
    .insn r4 0x2b, 0, 0, a6, a6, t3, x1 # hx.xror
    lw t3, 184(sp)
    .insn r4 0xb, 0, 1, t1, s1, t1, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, t0, x22 # hx.xror
    .insn r4 0xb, 0, 1, a0, a0, s6, a5 # hx.chi
    sw a4, 184(sp)
    .insn r4 0xb, 0, 1, a4, s0, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, s1, s6, a5, s1 # hx.chi
    lw a5, 120(sp)
    .insn r4 0xb, 0, 0, s6, a0, t2, a4 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, t4, x18 # hx.xror
    sw t2, 120(sp)
    lw t2, 84(sp)
    sw a4, 84(sp)
    lui a4, 8
    xor a4, t1, a4
    xori a4, a4, 3
    .insn r4 0xb, 0, 1, t1, a5, t3, s0 # hx.chi
    .insn r4 0xb, 0, 1, s0, t3, s0, s11 # hx.chi
    .insn r4 0xb, 0, 1, t3, ra, a5, t3 # hx.chi
    sw a0, 60(sp)
    .insn r4 0xb, 0, 0, a0, s5, a4, t1 # hx.xor3
    sw t1, 148(sp)
    lw t1, 156(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, t0, x28 # hx.xror
    lw a5, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s7, x23 # hx.xror
    sw a4, 160(sp)
    .insn r4 0xb, 0, 1, s11, t1, a5, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s9, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, t6, ra # hx.xor3
    sw s11, 156(sp)
    lw s11, 112(sp)
    sw ra, 112(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t6, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t2, s11, t1 # hx.chi
    .insn r4 0xb, 0, 1, a4, s2, ra, s4 # hx.chi
    .insn r4 0xb, 0, 1, t1, s11, t1, a5 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, s1, a4 # hx.xor3
    sw a4, 172(sp)
    .insn r4 0xb, 0, 1, a4, a3, t2, s11 # hx.chi
    lw s11, 124(sp)
    sw s1, 124(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t5, x25 # hx.xror
    lw s1, 196(sp)
    .insn r4 0xb, 0, 1, t2, a5, a3, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s7, x14 # hx.xror
    lw a3, 152(sp)
    sw s5, 152(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a1, x27 # hx.xror
    sw a4, 196(sp)
    .insn r4 0xb, 0, 1, a5, s4, s1, a3 # hx.chi
    .insn r4 0xb, 0, 1, s5, s1, a3, s2 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, a5, a4 # hx.xor3
    lw a4, 164(sp)
    .insn r4 0xb, 0, 1, a3, a3, s2, ra # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s7, x11 # hx.xror
    lw s2, 68(sp)
    sw a5, 68(sp)
    lw a5, 88(sp)
    .insn r4 0xb, 0, 1, ra, ra, s4, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, a1, x9 # hx.xror
    .insn r4 0xb, 0, 0, s1, s6, t1, a3 # hx.xor3
    lw s4, 92(sp)
    lw s6, 176(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a1, s6, a1, x31 # hx.xror
    .insn r4 0xb, 0, 0, s6, ra, t3, t2 # hx.xor3
    sw a3, 176(sp)
    lw a3, 180(sp)
    sw t1, 180(sp)
    .insn r4 0x2b, 0, 0, a3, a3, t5, x22 # hx.xror
    lw t1, 64(sp)
    sw s5, 64(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s7, x30 # hx.xror
    lw s7, 132(sp)
    sw t2, 132(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x21 # hx.xror
    .insn r4 0xb, 0, 0, t2, t6, s0, s5 # hx.xor3
    lw s5, 100(sp)
    sw ra, 100(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x19 # hx.xror
    lw t4, 192(sp)
    sw t6, 192(sp)
    .insn r4 0x2b, 0, 0, t4, t4, t5, x28 # hx.xror
    .insn r4 0xb, 0, 1, t5, a1, s10, s5 # hx.chi
    .insn r4 0xb, 0, 1, t6, s5, t4, a7 # hx.chi
    lw ra, 200(sp)
    sw t3, 200(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t0, x12 # hx.xror
    .insn r4 0xb, 0, 1, t3, t4, a7, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, a7, a1, s10 # hx.chi
    .insn r4 0xb, 0, 1, a7, s10, s5, t4 # hx.chi
    lw s10, 104(sp)
    .insn r4 0xb, 0, 1, s5, s4, ra, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t0, s10, t0, x18 # hx.xror
    .insn r4 0xb, 0, 1, s10, a3, t1, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, a2, x27 # hx.xror
    .insn r4 0xb, 0, 0, t4, s5, s10, a7 # hx.xor3
    sw s10, 104(sp)
    lw s10, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a2, x31 # hx.xror
    lw s5, 56(sp)
    sw a7, 56(sp)
    .insn r4 0x2b, 0, 0, a2, s5, a2, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a4, s10, a6 # hx.chi
    .insn r4 0xb, 0, 1, a7, a6, s4, ra # hx.chi
    .insn r4 0xb, 0, 1, a6, s10, a6, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s7, s11, s3 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a4, s10 # hx.chi
    lw a4, 188(sp)
    .insn r4 0xb, 0, 0, s10, s4, t3, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, a4, s9, x10 # hx.xror
    sw s5, 188(sp)
    .insn r4 0xb, 0, 1, s5, s3, a2, a4 # hx.chi
    .insn r4 0xb, 0, 1, s3, s11, s3, a2 # hx.chi
    sw s4, 92(sp)
    lw s4, 76(sp)
    .insn r4 0xb, 0, 1, a2, a2, a4, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s9, x24 # hx.xror
    sw t3, 76(sp)
    lw t3, 128(sp)
    .insn r4 0xb, 0, 1, a4, a4, s7, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x18 # hx.xror
    lw s7, 116(sp)
    lw s11, 140(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s9, t1, a5, s7 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, s7, t3 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, t3, a3 # hx.chi
    .insn r4 0xb, 0, 1, t1, t3, a3, t1 # hx.chi
    lw a3, 72(sp)
    .insn r4 0xb, 0, 0, t3, s7, a6, a1 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a3, s2, s4 # hx.chi
    sw s7, 140(sp)
    .insn r4 0xb, 0, 1, s7, s4, s8, t0 # hx.chi
    .insn r4 0xb, 0, 1, s4, s2, s4, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t0, a3 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, a3, s2 # hx.chi
    lw a3, 136(sp)
    lw s2, 184(sp)
    .insn r4 0xb, 0, 0, t3, t3, s3, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s6, s6, a3, s2 # hx.xor3
    lw s2, 144(sp)
    lw a3, 80(sp)
    .insn r4 0xb, 0, 0, s10, s10, a5, s7 # hx.xor3
    .insn r4 0xb, 0, 0, t2, t2, s2, a3 # hx.xor3
    .insn r4 0xb, 0, 0, s2, a7, t0, t5 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s11, a2 # hx.xor3
    sw s8, 72(sp)
    .insn r4 0xb, 0, 0, s8, a4, ra, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, s5, t1 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s4, t6 # hx.xor3
.L_rvh_keccak_12:
    sw a6, 116(sp)
    xor a6, a0, s8
    .insn r4 0x2b, 1, 0, s8, s8, s6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s10, a0, x0 # hx.xrl1
    xor s10, t2, s10
    .insn r4 0x2b, 0, 0, a5, a5, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, a0, x13 # hx.xror
    xor s6, s6, t4
    .insn r4 0x2b, 0, 0, s7, s7, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t2, t3, t2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a3, a3, a6, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t2, x23 # hx.xror
    xor t3, s1, t3
    .insn r4 0x2b, 0, 0, t0, t0, t2, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, a0, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, t2, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, a6, x10 # hx.xror
    sw t1, 80(sp)
    lw t1, 152(sp)
    .insn r4 0x2b, 1, 0, s1, s2, s1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, t1, x0 # hx.xrl1
    xor t1, t1, s2
    xor s2, s5, t2
    lw s5, 60(sp)
    .insn r4 0x2b, 0, 0, t2, t5, t2, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t4, x2 # hx.xror
    .insn r4 0xb, 0, 1, t5, a3, s5, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, t4, x11 # hx.xror
    sw t5, 60(sp)
    .insn r4 0xb, 0, 1, t5, t0, a3, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a5, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, t4, x25 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, a1, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s1, x10 # hx.xror
    sw a5, 152(sp)
    .insn r4 0xb, 0, 1, a5, s0, t6, s7 # hx.chi
    .insn r4 0xb, 0, 1, t0, a1, t0, a3 # hx.chi
    lw a1, 160(sp)
    lw a3, 136(sp)
    xor a1, a1, s6
    .insn r4 0x2b, 0, 0, a3, a3, t1, x25 # hx.xror
    sw a5, 136(sp)
    .insn r4 0xb, 0, 1, a5, a3, a1, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x29 # hx.xror
    xor a2, a2, s1
    .insn r4 0x2b, 0, 0, a4, a4, t4, x1 # hx.xror
    lw t4, 200(sp)
    .insn r4 0xb, 0, 1, s0, a1, s0, t6 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, t1, x22 # hx.xror
    .insn r4 0xb, 0, 1, t6, t6, s7, a3 # hx.chi
    sw a5, 200(sp)
    .insn r4 0xb, 0, 1, a5, t2, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a1, s7, a3, a1 # hx.chi
    lw a3, 124(sp)
    .insn r4 0xb, 0, 0, s7, t6, t0, a5 # hx.xor3
    .insn r4 0x2b, 0, 0, a3, a3, t3, x18 # hx.xror
    sw t0, 124(sp)
    lw t0, 84(sp)
    sw a5, 84(sp)
    lui a5, 8
    xor a5, s0, a5
    xori a5, a5, 139
    .insn r4 0xb, 0, 1, s0, a3, t4, t2 # hx.chi
    .insn r4 0xb, 0, 1, t2, t4, t2, s11 # hx.chi
    .insn r4 0xb, 0, 1, t4, ra, a3, t4 # hx.chi
    sw t6, 160(sp)
    .insn r4 0xb, 0, 0, t6, s5, a5, s0 # hx.xor3
    sw s0, 128(sp)
    lw s0, 100(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, t1, x28 # hx.xror
    lw a3, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s6, x23 # hx.xror
    sw a5, 88(sp)
    .insn r4 0xb, 0, 1, s11, s0, a3, a2 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s10, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, t5, ra # hx.xor3
    sw s11, 100(sp)
    lw s11, 76(sp)
    sw ra, 76(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t5, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t3, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, t0, s11, s0 # hx.chi
    .insn r4 0xb, 0, 1, a5, s4, ra, s3 # hx.chi
    .insn r4 0xb, 0, 1, s0, s11, s0, a3 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, a1, a5 # hx.xor3
    sw a5, 164(sp)
    .insn r4 0xb, 0, 1, a5, a2, t0, s11 # hx.chi
    lw s11, 116(sp)
    sw a1, 116(sp)
    .insn r4 0x2b, 0, 0, s11, s11, a0, x25 # hx.xror
    lw a1, 148(sp)
    .insn r4 0xb, 0, 1, t0, a3, a2, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s6, x14 # hx.xror
    lw a2, 192(sp)
    sw s5, 192(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a6, x27 # hx.xror
    sw a5, 148(sp)
    .insn r4 0xb, 0, 1, a3, s3, a1, a2 # hx.chi
    .insn r4 0xb, 0, 1, s5, a1, a2, s4 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, a3, a5 # hx.xor3
    lw a5, 68(sp)
    .insn r4 0xb, 0, 1, a2, a2, s4, ra # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s6, x11 # hx.xror
    lw s4, 56(sp)
    sw a3, 56(sp)
    lw a3, 64(sp)
    .insn r4 0xb, 0, 1, ra, ra, s3, a1 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, a6, x9 # hx.xror
    .insn r4 0xb, 0, 0, a1, s7, s0, a2 # hx.xor3
    lw s3, 112(sp)
    lw s7, 144(sp)
    .insn r4 0x2b, 0, 0, s3, s3, t3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a6, s7, a6, x31 # hx.xror
    .insn r4 0xb, 0, 0, s7, ra, t4, t0 # hx.xor3
    sw a2, 144(sp)
    lw a2, 140(sp)
    sw s0, 140(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a0, x22 # hx.xror
    lw s0, 196(sp)
    sw s5, 196(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s6, x30 # hx.xror
    lw s6, 172(sp)
    sw t0, 172(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t3, x21 # hx.xror
    .insn r4 0xb, 0, 0, t0, t5, t2, s5 # hx.xor3
    lw s5, 156(sp)
    sw ra, 156(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t3, x19 # hx.xror
    lw t3, 72(sp)
    sw t5, 72(sp)
    .insn r4 0x2b, 0, 0, t3, t3, a0, x28 # hx.xror
    .insn r4 0xb, 0, 1, a0, a6, s9, s5 # hx.chi
    .insn r4 0xb, 0, 1, t5, s5, t3, a7 # hx.chi
    lw ra, 132(sp)
    sw t4, 132(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t1, x12 # hx.xror
    .insn r4 0xb, 0, 1, t4, t3, a7, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, a7, a6, s9 # hx.chi
    .insn r4 0xb, 0, 1, a7, s9, s5, t3 # hx.chi
    lw s9, 184(sp)
    .insn r4 0xb, 0, 1, s5, s3, ra, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t1, s9, t1, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, a2, s0, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s1, x27 # hx.xror
    .insn r4 0xb, 0, 0, t3, s5, s9, a7 # hx.xor3
    sw s9, 184(sp)
    lw s9, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s1, x31 # hx.xror
    lw s5, 104(sp)
    sw a7, 104(sp)
    .insn r4 0x2b, 0, 0, s1, s5, s1, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a5, s9, a4 # hx.chi
    .insn r4 0xb, 0, 1, a7, a4, s3, ra # hx.chi
    .insn r4 0xb, 0, 1, a4, s9, a4, s3 # hx.chi
    .insn r4 0xb, 0, 1, s3, s6, s11, s2 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a5, s9 # hx.chi
    lw a5, 180(sp)
    .insn r4 0xb, 0, 0, s9, s3, t4, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, s10, x10 # hx.xror
    sw s5, 180(sp)
    .insn r4 0xb, 0, 1, s5, s2, s1, a5 # hx.chi
    .insn r4 0xb, 0, 1, s2, s11, s2, s1 # hx.chi
    sw s3, 112(sp)
    lw s3, 176(sp)
    .insn r4 0xb, 0, 1, s1, s1, a5, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, s10, x24 # hx.xror
    sw t4, 176(sp)
    lw t4, 92(sp)
    .insn r4 0xb, 0, 1, a5, a5, s6, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s8, x18 # hx.xror
    lw s6, 120(sp)
    lw s11, 188(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, s0, a3, s6 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s6, t4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t4, a2 # hx.chi
    .insn r4 0xb, 0, 1, s0, t4, a2, s0 # hx.chi
    lw a2, 80(sp)
    .insn r4 0xb, 0, 0, t4, s6, a4, a6 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a2, s4, s3 # hx.chi
    sw s6, 188(sp)
    .insn r4 0xb, 0, 1, s6, s3, s8, t1 # hx.chi
    .insn r4 0xb, 0, 1, s3, s4, s3, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t1, a2 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, a2, s4 # hx.chi
    lw a2, 60(sp)
    lw s4, 200(sp)
    xori s5, s5, 1
    .insn r4 0xb, 0, 0, s7, s7, a2, s4 # hx.xor3
    lw s4, 136(sp)
    lw a2, 152(sp)
    .insn r4 0xb, 0, 0, t4, t4, s2, s8 # hx.xor3
    .insn r4 0xb, 0, 0, t0, t0, s4, a2 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s9, a3, s6 # hx.xor3
    .insn r4 0xb, 0, 0, s4, a7, t1, a0 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, s11, s1 # hx.xor3
    sw s8, 80(sp)
    .insn r4 0xb, 0, 0, s8, a5, ra, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, s5, s0 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s3, t5 # hx.xor3
    sw a4, 120(sp)
    xor a4, t6, s8
    .insn r4 0x2b, 1, 0, s8, s8, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, s9, t6, x0 # hx.xrl1
    xor s9, t0, s9
    .insn r4 0x2b, 0, 0, a3, a3, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, t6, x13 # hx.xror
    xor s7, s7, t3
    .insn r4 0x2b, 0, 0, s6, s6, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t0, t4, t0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a2, a2, a4, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t0, x23 # hx.xror
    xor t4, a1, t4
    .insn r4 0x2b, 0, 0, t1, t1, t0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, t6, x19 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, t0, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, a4, x10 # hx.xror
    sw s0, 152(sp)
    lw s0, 192(sp)
    .insn r4 0x2b, 1, 0, a1, s4, a1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t3, t3, s0, x0 # hx.xrl1
    xor s0, s0, s4
    xor s4, s5, t0
    lw s5, 160(sp)
    .insn r4 0x2b, 0, 0, t0, a0, t0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t3, x2 # hx.xror
    .insn r4 0xb, 0, 1, a0, a2, s5, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, t3, x11 # hx.xror
    sw a0, 160(sp)
    .insn r4 0xb, 0, 1, a0, t1, a2, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a3, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, t3, x25 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, a6, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a1, x10 # hx.xror
    sw a3, 192(sp)
    .insn r4 0xb, 0, 1, a3, t2, t5, s6 # hx.chi
    .insn r4 0xb, 0, 1, t1, a6, t1, a2 # hx.chi
    lw a2, 88(sp)
    lw a6, 60(sp)
    xor a2, a2, s7
    .insn r4 0x2b, 0, 0, a6, a6, s0, x25 # hx.xror
    sw a3, 60(sp)
    .insn r4 0xb, 0, 1, a3, a6, a2, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t3, x29 # hx.xror
    xor s1, s1, a1
    .insn r4 0x2b, 0, 0, a5, a5, t3, x1 # hx.xror
    lw t3, 132(sp)
    .insn r4 0xb, 0, 1, t2, a2, t2, t5 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s0, x22 # hx.xror
    .insn r4 0xb, 0, 1, t5, t5, s6, a6 # hx.chi
    sw a3, 132(sp)
    .insn r4 0xb, 0, 1, a3, t0, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a2, s6, a6, a2 # hx.chi
    lw a6, 116(sp)
    .insn r4 0xb, 0, 0, s6, t5, t1, a3 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, t4, x18 # hx.xror
    sw t1, 116(sp)
    lw t1, 84(sp)
    sw a3, 84(sp)
    lui a3, 524288
    xor a3, t2, a3
    xori a3, a3, 11
    .insn r4 0xb, 0, 1, t2, a6, t3, t0 # hx.chi
    .insn r4 0xb, 0, 1, t0, t3, t0, s11 # hx.chi
    .insn r4 0xb, 0, 1, t3, ra, a6, t3 # hx.chi
    sw t5, 88(sp)
    .insn r4 0xb, 0, 0, t5, s5, a3, t2 # hx.xor3
    sw t2, 92(sp)
    lw t2, 156(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s0, x28 # hx.xror
    lw a6, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s7, x23 # hx.xror
    sw a3, 64(sp)
    .insn r4 0xb, 0, 1, s11, t2, a6, s1 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s9, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, a0, ra # hx.xor3
    sw s11, 156(sp)
    lw s11, 176(sp)
    sw ra, 176(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw a0, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, a0, t1, s11, t2 # hx.chi
    .insn r4 0xb, 0, 1, a3, s3, ra, s2 # hx.chi
    .insn r4 0xb, 0, 1, t2, s11, t2, a6 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, a2, a3 # hx.xor3
    sw a3, 68(sp)
    .insn r4 0xb, 0, 1, a3, s1, t1, s11 # hx.chi
    lw s11, 120(sp)
    sw a2, 120(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t6, x25 # hx.xror
    lw a2, 128(sp)
    .insn r4 0xb, 0, 1, t1, a6, s1, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, s7, x14 # hx.xror
    lw s1, 72(sp)
    sw s5, 72(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a4, x27 # hx.xror
    sw a3, 128(sp)
    .insn r4 0xb, 0, 1, a6, s2, a2, s1 # hx.chi
    .insn r4 0xb, 0, 1, s5, a2, s1, s3 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, a6, a3 # hx.xor3
    lw a3, 56(sp)
    .insn r4 0xb, 0, 1, s1, s1, s3, ra # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s7, x11 # hx.xror
    lw s3, 104(sp)
    sw a6, 104(sp)
    lw a6, 196(sp)
    .insn r4 0xb, 0, 1, ra, ra, s2, a2 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, a4, x9 # hx.xror
    .insn r4 0xb, 0, 0, a2, s6, t2, s1 # hx.xor3
    lw s2, 76(sp)
    lw s6, 136(sp)
    .insn r4 0x2b, 0, 0, s2, s2, t4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s6, a4, x31 # hx.xror
    .insn r4 0xb, 0, 0, s6, ra, t3, t1 # hx.xor3
    sw s1, 136(sp)
    lw s1, 188(sp)
    sw t2, 188(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t6, x22 # hx.xror
    lw t2, 148(sp)
    sw s5, 148(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s7, x30 # hx.xror
    lw s7, 164(sp)
    sw t1, 164(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x21 # hx.xror
    .insn r4 0xb, 0, 0, t1, a0, t0, s5 # hx.xor3
    lw s5, 100(sp)
    sw ra, 100(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x19 # hx.xror
    lw t4, 80(sp)
    sw a0, 80(sp)
    .insn r4 0x2b, 0, 0, t4, t4, t6, x28 # hx.xror
    .insn r4 0xb, 0, 1, t6, a4, s10, s5 # hx.chi
    .insn r4 0xb, 0, 1, a0, s5, t4, a7 # hx.chi
    lw ra, 172(sp)
    sw t3, 172(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s0, x12 # hx.xror
    .insn r4 0xb, 0, 1, t3, t4, a7, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, a7, a4, s10 # hx.chi
    .insn r4 0xb, 0, 1, a7, s10, s5, t4 # hx.chi
    lw s10, 200(sp)
    .insn r4 0xb, 0, 1, s5, s2, ra, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s10, s0, x18 # hx.xror
    .insn r4 0xb, 0, 1, s10, s1, t2, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, a1, x27 # hx.xror
    .insn r4 0xb, 0, 0, t4, s5, s10, a7 # hx.xor3
    sw s10, 200(sp)
    lw s10, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a1, x31 # hx.xror
    lw s5, 184(sp)
    sw a7, 184(sp)
    .insn r4 0x2b, 0, 0, a1, s5, a1, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a3, s10, a5 # hx.chi
    .insn r4 0xb, 0, 1, a7, a5, s2, ra # hx.chi
    .insn r4 0xb, 0, 1, a5, s10, a5, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s7, s11, s4 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a3, s10 # hx.chi
    lw a3, 140(sp)
    .insn r4 0xb, 0, 0, s10, s2, t3, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a3, a3, s9, x10 # hx.xror
    sw s5, 140(sp)
    .insn r4 0xb, 0, 1, s5, s4, a1, a3 # hx.chi
    .insn r4 0xb, 0, 1, s4, s11, s4, a1 # hx.chi
    sw s2, 76(sp)
    lw s2, 144(sp)
    .insn r4 0xb, 0, 1, a1, a1, a3, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s9, x24 # hx.xror
    sw t3, 144(sp)
    lw t3, 112(sp)
    .insn r4 0xb, 0, 1, a3, a3, s7, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x18 # hx.xror
    lw s7, 124(sp)
    lw s11, 180(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s9, t2, a6, s7 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, s7, t3 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, t3, s1 # hx.chi
    .insn r4 0xb, 0, 1, t2, t3, s1, t2 # hx.chi
    lw s1, 152(sp)
    .insn r4 0xb, 0, 0, t3, s7, a5, a4 # hx.xor3
    .insn r4 0xb, 0, 1, s11, s1, s3, s2 # hx.chi
    sw s7, 180(sp)
    .insn r4 0xb, 0, 1, s7, s2, s8, s0 # hx.chi
    .insn r4 0xb, 0, 1, s2, s3, s2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, s0, s1 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s1, s3 # hx.chi
    lw s1, 160(sp)
    lw s3, 132(sp)
    xori s5, s5, 1
    .insn r4 0xb, 0, 0, s6, s6, s1, s3 # hx.xor3
    lw s3, 60(sp)
    lw s1, 192(sp)
    .insn r4 0xb, 0, 0, t3, t3, s4, s8 # hx.xor3
    .insn r4 0xb, 0, 0, t1, t1, s3, s1 # hx.xor3
    .insn r4 0xb, 0, 0, s10, s10, a6, s7 # hx.xor3
    .insn r4 0xb, 0, 0, s3, a7, s0, t6 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s11, a1 # hx.xor3
    sw s8, 152(sp)
    .insn r4 0xb, 0, 0, s8, a3, ra, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, s5, t2 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s2, a0 # hx.xor3
    sw a5, 124(sp)
    xor a5, t5, s8
    .insn r4 0x2b, 1, 0, s8, s8, s6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, s10, t5, x0 # hx.xrl1
    xor s10, t1, s10
    .insn r4 0x2b, 0, 0, a6, a6, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, t5, x13 # hx.xror
    xor s6, s6, t4
    .insn r4 0x2b, 0, 0, s7, s7, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t1, t3, t1, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, a5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t1, x23 # hx.xror
    xor t3, a2, t3
    .insn r4 0x2b, 0, 0, s0, s0, t1, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, t5, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, t1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a5, x10 # hx.xror
    sw t2, 192(sp)
    lw t2, 72(sp)
    .insn r4 0x2b, 1, 0, a2, s3, a2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, t2, x0 # hx.xrl1
    xor t2, t2, s3
    xor s3, s5, t1
    lw s5, 88(sp)
    .insn r4 0x2b, 0, 0, t1, t6, t1, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t4, x2 # hx.xror
    .insn r4 0xb, 0, 1, t6, s1, s5, a6 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, t4, x11 # hx.xror
    sw t6, 88(sp)
    .insn r4 0xb, 0, 1, t6, s0, s1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t4, x25 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, a4, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a2, x10 # hx.xror
    sw a6, 72(sp)
    .insn r4 0xb, 0, 1, a6, t0, a0, s7 # hx.chi
    .insn r4 0xb, 0, 1, s0, a4, s0, s1 # hx.chi
    lw s1, 64(sp)
    lw a4, 160(sp)
    xor s1, s1, s6
    .insn r4 0x2b, 0, 0, a4, a4, t2, x25 # hx.xror
    sw a6, 160(sp)
    .insn r4 0xb, 0, 1, a6, a4, s1, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x29 # hx.xror
    xor a1, a1, a2
    .insn r4 0x2b, 0, 0, a3, a3, t4, x1 # hx.xror
    lw t4, 172(sp)
    .insn r4 0xb, 0, 1, t0, s1, t0, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, t2, x22 # hx.xror
    .insn r4 0xb, 0, 1, a0, a0, s7, a4 # hx.chi
    sw a6, 172(sp)
    .insn r4 0xb, 0, 1, a6, t1, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, s1, s7, a4, s1 # hx.chi
    lw a4, 120(sp)
    .insn r4 0xb, 0, 0, s7, a0, s0, a6 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, a4, t3, x18 # hx.xror
    sw s0, 120(sp)
    lw s0, 84(sp)
    sw a6, 84(sp)
    lui a6, 524288
    xor a6, t0, a6
    xori a6, a6, 138
    .insn r4 0xb, 0, 1, t0, a4, t4, t1 # hx.chi
    .insn r4 0xb, 0, 1, t1, t4, t1, s11 # hx.chi
    .insn r4 0xb, 0, 1, t4, ra, a4, t4 # hx.chi
    sw a0, 64(sp)
    .insn r4 0xb, 0, 0, a0, s5, a6, t0 # hx.xor3
    sw t0, 112(sp)
    lw t0, 100(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, t2, x28 # hx.xror
    lw a4, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s6, x23 # hx.xror
    sw a6, 196(sp)
    .insn r4 0xb, 0, 1, s11, t0, a4, a1 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s10, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, t6, ra # hx.xor3
    sw s11, 100(sp)
    lw s11, 144(sp)
    sw ra, 144(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t6, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t3, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, s0, s11, t0 # hx.chi
    .insn r4 0xb, 0, 1, a6, s2, ra, s4 # hx.chi
    .insn r4 0xb, 0, 1, t0, s11, t0, a4 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, s1, a6 # hx.xor3
    sw a6, 56(sp)
    .insn r4 0xb, 0, 1, a6, a1, s0, s11 # hx.chi
    lw s11, 124(sp)
    sw s1, 124(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t5, x25 # hx.xror
    lw s1, 92(sp)
    .insn r4 0xb, 0, 1, s0, a4, a1, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s6, x14 # hx.xror
    lw a1, 80(sp)
    sw s5, 80(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a5, x27 # hx.xror
    sw a6, 92(sp)
    .insn r4 0xb, 0, 1, a4, s4, s1, a1 # hx.chi
    .insn r4 0xb, 0, 1, s5, s1, a1, s2 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, a4, a6 # hx.xor3
    lw a6, 104(sp)
    .insn r4 0xb, 0, 1, a1, a1, s2, ra # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s6, x11 # hx.xror
    lw s2, 184(sp)
    sw a4, 184(sp)
    lw a4, 148(sp)
    .insn r4 0xb, 0, 1, ra, ra, s4, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, a5, x9 # hx.xror
    .insn r4 0xb, 0, 0, s1, s7, t0, a1 # hx.xor3
    lw s4, 176(sp)
    lw s7, 60(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a5, s7, a5, x31 # hx.xror
    .insn r4 0xb, 0, 0, s7, ra, t4, s0 # hx.xor3
    sw a1, 60(sp)
    lw a1, 180(sp)
    sw t0, 180(sp)
    .insn r4 0x2b, 0, 0, a1, a1, t5, x22 # hx.xror
    lw t0, 128(sp)
    sw s5, 128(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s6, x30 # hx.xror
    lw s6, 68(sp)
    sw s0, 68(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t3, x21 # hx.xror
    .insn r4 0xb, 0, 0, s0, t6, t1, s5 # hx.xor3
    lw s5, 156(sp)
    sw ra, 156(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t3, x19 # hx.xror
    lw t3, 152(sp)
    sw t6, 152(sp)
    .insn r4 0x2b, 0, 0, t3, t3, t5, x28 # hx.xror
    .insn r4 0xb, 0, 1, t5, a5, s9, s5 # hx.chi
    .insn r4 0xb, 0, 1, t6, s5, t3, a7 # hx.chi
    lw ra, 164(sp)
    sw t4, 164(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t2, x12 # hx.xror
    .insn r4 0xb, 0, 1, t4, t3, a7, a5 # hx.chi
    .insn r4 0xb, 0, 1, a5, a7, a5, s9 # hx.chi
    .insn r4 0xb, 0, 1, a7, s9, s5, t3 # hx.chi
    lw s9, 132(sp)
    .insn r4 0xb, 0, 1, s5, s4, ra, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t2, s9, t2, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, a1, t0, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, a2, x27 # hx.xror
    .insn r4 0xb, 0, 0, t3, s5, s9, a7 # hx.xor3
    sw s9, 132(sp)
    lw s9, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a2, x31 # hx.xror
    lw s5, 200(sp)
    sw a7, 200(sp)
    .insn r4 0x2b, 0, 0, a2, s5, a2, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a6, s9, a3 # hx.chi
    .insn r4 0xb, 0, 1, a7, a3, s4, ra # hx.chi
    .insn r4 0xb, 0, 1, a3, s9, a3, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s6, s11, s3 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a6, s9 # hx.chi
    lw a6, 188(sp)
    .insn r4 0xb, 0, 0, s9, s4, t4, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, s10, x10 # hx.xror
    sw s5, 188(sp)
    .insn r4 0xb, 0, 1, s5, s3, a2, a6 # hx.chi
    .insn r4 0xb, 0, 1, s3, s11, s3, a2 # hx.chi
    sw s4, 176(sp)
    lw s4, 136(sp)
    .insn r4 0xb, 0, 1, a2, a2, a6, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s10, x24 # hx.xror
    sw t4, 136(sp)
    lw t4, 76(sp)
    .insn r4 0xb, 0, 1, a6, a6, s6, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s8, x18 # hx.xror
    lw s6, 116(sp)
    lw s11, 140(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, t0, a4, s6 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s6, t4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t4, a1 # hx.chi
    .insn r4 0xb, 0, 1, t0, t4, a1, t0 # hx.chi
    lw a1, 192(sp)
    .insn r4 0xb, 0, 0, t4, s6, a3, a5 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a1, s2, s4 # hx.chi
    sw s6, 140(sp)
    .insn r4 0xb, 0, 1, s6, s4, s8, t2 # hx.chi
    .insn r4 0xb, 0, 1, s4, s2, s4, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t2, a1 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, a1, s2 # hx.chi
    lw a1, 88(sp)
    lw s2, 172(sp)
    xori s5, s5, 1
    .insn r4 0xb, 0, 0, s7, s7, a1, s2 # hx.xor3
    lw s2, 160(sp)
    lw a1, 72(sp)
    .insn r4 0xb, 0, 0, t4, t4, s3, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s0, s0, s2, a1 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s9, a4, s6 # hx.xor3
    .insn r4 0xb, 0, 0, s2, a7, t2, t5 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, s11, a2 # hx.xor3
    sw s8, 192(sp)
    .insn r4 0xb, 0, 0, s8, a6, ra, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, s5, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s4, t6 # hx.xor3
    sw a3, 116(sp)
    xor a3, a0, s8
    .insn r4 0x2b, 1, 0, s8, s8, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s9, a0, x0 # hx.xrl1
    xor s9, s0, s9
    .insn r4 0x2b, 0, 0, a4, a4, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, a0, x13 # hx.xror
    xor s7, s7, t3
    .insn r4 0x2b, 0, 0, s6, s6, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, s0, t4, s0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a1, a1, a3, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s0, x23 # hx.xror
    xor t4, s1, t4
    .insn r4 0x2b, 0, 0, t2, t2, s0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, a0, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, s0, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, a3, x10 # hx.xror
    sw t0, 72(sp)
    lw t0, 80(sp)
    .insn r4 0x2b, 1, 0, s1, s2, s1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t3, t3, t0, x0 # hx.xrl1
    xor t0, t0, s2
    xor s2, s5, s0
    lw s5, 64(sp)
    .insn r4 0x2b, 0, 0, s0, t5, s0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t3, x2 # hx.xror
    .insn r4 0xb, 0, 1, t5, a1, s5, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, t3, x11 # hx.xror
    sw t5, 64(sp)
    .insn r4 0xb, 0, 1, t5, t2, a1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, t3, x25 # hx.xror
    .insn r4 0xb, 0, 1, a4, a4, a5, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s1, x10 # hx.xror
    sw a4, 80(sp)
    .insn r4 0xb, 0, 1, a4, t1, t6, s6 # hx.chi
    .insn r4 0xb, 0, 1, t2, a5, t2, a1 # hx.chi
    lw a1, 196(sp)
    lw a5, 88(sp)
    xor a1, a1, s7
    .insn r4 0x2b, 0, 0, a5, a5, t0, x25 # hx.xror
    sw a4, 88(sp)
    .insn r4 0xb, 0, 1, a4, a5, a1, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t3, x29 # hx.xror
    xor a2, a2, s1
    .insn r4 0x2b, 0, 0, a6, a6, t3, x1 # hx.xror
    lw t3, 164(sp)
    .insn r4 0xb, 0, 1, t1, a1, t1, t6 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, t0, x22 # hx.xror
    .insn r4 0xb, 0, 1, t6, t6, s6, a5 # hx.chi
    sw a4, 164(sp)
    .insn r4 0xb, 0, 1, a4, s0, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a1, s6, a5, a1 # hx.chi
    lw a5, 124(sp)
    .insn r4 0xb, 0, 0, s6, t6, t2, a4 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, t4, x18 # hx.xror
    sw t2, 124(sp)
    lw t2, 84(sp)
    sw a4, 84(sp)
    lui a4, 524288
    xor a4, t1, a4
    xori a4, a4, 129
    .insn r4 0xb, 0, 1, t1, a5, t3, s0 # hx.chi
    .insn r4 0xb, 0, 1, s0, t3, s0, s11 # hx.chi
    .insn r4 0xb, 0, 1, t3, ra, a5, t3 # hx.chi
    sw t6, 196(sp)
    .insn r4 0xb, 0, 0, t6, s5, a4, t1 # hx.xor3
    sw t1, 76(sp)
    lw t1, 156(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, t0, x28 # hx.xror
    lw a5, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s7, x23 # hx.xror
    sw a4, 148(sp)
    .insn r4 0xb, 0, 1, s11, t1, a5, a2 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s9, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, t5, ra # hx.xor3
    sw s11, 156(sp)
    lw s11, 136(sp)
    sw ra, 136(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t5, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, t2, s11, t1 # hx.chi
    .insn r4 0xb, 0, 1, a4, s4, ra, s3 # hx.chi
    .insn r4 0xb, 0, 1, t1, s11, t1, a5 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, a1, a4 # hx.xor3
    sw a4, 104(sp)
    .insn r4 0xb, 0, 1, a4, a2, t2, s11 # hx.chi
    lw s11, 116(sp)
    sw a1, 116(sp)
    .insn r4 0x2b, 0, 0, s11, s11, a0, x25 # hx.xror
    lw a1, 112(sp)
    .insn r4 0xb, 0, 1, t2, a5, a2, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s7, x14 # hx.xror
    lw a2, 152(sp)
    sw s5, 152(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a3, x27 # hx.xror
    sw a4, 112(sp)
    .insn r4 0xb, 0, 1, a5, s3, a1, a2 # hx.chi
    .insn r4 0xb, 0, 1, s5, a1, a2, s4 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, a5, a4 # hx.xor3
    lw a4, 184(sp)
    .insn r4 0xb, 0, 1, a2, a2, s4, ra # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s7, x11 # hx.xror
    lw s4, 200(sp)
    sw a5, 200(sp)
    lw a5, 128(sp)
    .insn r4 0xb, 0, 1, ra, ra, s3, a1 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, a3, x9 # hx.xror
    .insn r4 0xb, 0, 0, a1, s6, t1, a2 # hx.xor3
    lw s3, 144(sp)
    lw s6, 160(sp)
    .insn r4 0x2b, 0, 0, s3, s3, t4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a3, s6, a3, x31 # hx.xror
    .insn r4 0xb, 0, 0, s6, ra, t3, t2 # hx.xor3
    sw a2, 160(sp)
    lw a2, 140(sp)
    sw t1, 140(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a0, x22 # hx.xror
    lw t1, 92(sp)
    sw s5, 92(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s7, x30 # hx.xror
    lw s7, 56(sp)
    sw t2, 56(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x21 # hx.xror
    .insn r4 0xb, 0, 0, t2, t5, s0, s5 # hx.xor3
    lw s5, 100(sp)
    sw ra, 100(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x19 # hx.xror
    lw t4, 192(sp)
    sw t5, 192(sp)
    .insn r4 0x2b, 0, 0, t4, t4, a0, x28 # hx.xror
    .insn r4 0xb, 0, 1, a0, a3, s10, s5 # hx.chi
    .insn r4 0xb, 0, 1, t5, s5, t4, a7 # hx.chi
    lw ra, 68(sp)
    sw t3, 68(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t0, x12 # hx.xror
    .insn r4 0xb, 0, 1, t3, t4, a7, a3 # hx.chi
    .insn r4 0xb, 0, 1, a3, a7, a3, s10 # hx.chi
    .insn r4 0xb, 0, 1, a7, s10, s5, t4 # hx.chi
    lw s10, 172(sp)
    .insn r4 0xb, 0, 1, s5, s3, ra, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t0, s10, t0, x18 # hx.xror
    .insn r4 0xb, 0, 1, s10, a2, t1, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s1, x27 # hx.xror
    .insn r4 0xb, 0, 0, t4, s5, s10, a7 # hx.xor3
    sw s10, 172(sp)
    lw s10, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s10, s10, s1, x31 # hx.xror
    lw s5, 132(sp)
    sw a7, 132(sp)
    .insn r4 0x2b, 0, 0, s1, s5, s1, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a4, s10, a6 # hx.chi
    .insn r4 0xb, 0, 1, a7, a6, s3, ra # hx.chi
    .insn r4 0xb, 0, 1, a6, s10, a6, s3 # hx.chi
    .insn r4 0xb, 0, 1, s3, s7, s11, s2 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a4, s10 # hx.chi
    lw a4, 180(sp)
    .insn r4 0xb, 0, 0, s10, s3, t3, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, a4, s9, x10 # hx.xror
    sw s5, 180(sp)
    .insn r4 0xb, 0, 1, s5, s2, s1, a4 # hx.chi
    .insn r4 0xb, 0, 1, s2, s11, s2, s1 # hx.chi
    sw s3, 144(sp)
    lw s3, 60(sp)
    .insn r4 0xb, 0, 1, s1, s1, a4, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, s9, x24 # hx.xror
    sw t3, 60(sp)
    lw t3, 176(sp)
    .insn r4 0xb, 0, 1, a4, a4, s7, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x18 # hx.xror
    lw s7, 120(sp)
    lw s11, 188(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s9, t1, a5, s7 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, s7, t3 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, t3, a2 # hx.chi
    .insn r4 0xb, 0, 1, t1, t3, a2, t1 # hx.chi
    lw a2, 72(sp)
    .insn r4 0xb, 0, 0, t3, s7, a6, a3 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a2, s4, s3 # hx.chi
    sw s7, 188(sp)
    .insn r4 0xb, 0, 1, s7, s3, s8, t0 # hx.chi
    .insn r4 0xb, 0, 1, s3, s4, s3, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t0, a2 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, a2, s4 # hx.chi
    lw a2, 64(sp)
    lw s4, 164(sp)
    xori s5, s5, 1
    .insn r4 0xb, 0, 0, s6, s6, a2, s4 # hx.xor3
    lw s4, 88(sp)
    lw a2, 80(sp)
    .insn r4 0xb, 0, 0, t3, t3, s2, s8 # hx.xor3
    .insn r4 0xb, 0, 0, t2, t2, s4, a2 # hx.xor3
    .insn r4 0xb, 0, 0, s10, s10, a5, s7 # hx.xor3
    .insn r4 0xb, 0, 0, s4, a7, t0, a0 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s11, s1 # hx.xor3
    sw s8, 72(sp)
    .insn r4 0xb, 0, 0, s8, a4, ra, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, s5, t1 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s3, t5 # hx.xor3
    sw a6, 120(sp)
    xor a6, t6, s8
    .insn r4 0x2b, 1, 0, s8, s8, s6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, s10, t6, x0 # hx.xrl1
    xor s10, t2, s10
    .insn r4 0x2b, 0, 0, a5, a5, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, t6, x13 # hx.xror
    xor s6, s6, t4
    .insn r4 0x2b, 0, 0, s7, s7, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t2, t3, t2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a2, a2, a6, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t2, x23 # hx.xror
    xor t3, a1, t3
    .insn r4 0x2b, 0, 0, t0, t0, t2, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, t6, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, t2, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, a6, x10 # hx.xror
    sw t1, 80(sp)
    lw t1, 152(sp)
    .insn r4 0x2b, 1, 0, a1, s4, a1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, t1, x0 # hx.xrl1
    xor t1, t1, s4
    xor s4, s5, t2
    lw s5, 196(sp)
    .insn r4 0x2b, 0, 0, t2, a0, t2, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t4, x2 # hx.xror
    .insn r4 0xb, 0, 1, a0, a2, s5, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, t4, x11 # hx.xror
    sw a0, 196(sp)
    .insn r4 0xb, 0, 1, a0, t0, a2, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a5, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, t4, x25 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, a3, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a1, x10 # hx.xror
    sw a5, 152(sp)
    .insn r4 0xb, 0, 1, a5, s0, t5, s7 # hx.chi
    .insn r4 0xb, 0, 1, t0, a3, t0, a2 # hx.chi
    lw a2, 148(sp)
    lw a3, 64(sp)
    xor a2, a2, s6
    .insn r4 0x2b, 0, 0, a3, a3, t1, x25 # hx.xror
    sw a5, 64(sp)
    .insn r4 0xb, 0, 1, a5, a3, a2, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x29 # hx.xror
    xor s1, s1, a1
    .insn r4 0x2b, 0, 0, a4, a4, t4, x1 # hx.xror
    lw t4, 68(sp)
    .insn r4 0xb, 0, 1, s0, a2, s0, t5 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, t1, x22 # hx.xror
    .insn r4 0xb, 0, 1, t5, t5, s7, a3 # hx.chi
    sw a5, 68(sp)
    .insn r4 0xb, 0, 1, a5, t2, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a2, s7, a3, a2 # hx.chi
    lw a3, 116(sp)
    .insn r4 0xb, 0, 0, s7, t5, t0, a5 # hx.xor3
    .insn r4 0x2b, 0, 0, a3, a3, t3, x18 # hx.xror
    sw t0, 116(sp)
    lw t0, 84(sp)
    sw a5, 84(sp)
    lui a5, 524288
    xor a5, s0, a5
    xori a5, a5, 129
    .insn r4 0xb, 0, 1, s0, a3, t4, t2 # hx.chi
    .insn r4 0xb, 0, 1, t2, t4, t2, s11 # hx.chi
    .insn r4 0xb, 0, 1, t4, ra, a3, t4 # hx.chi
    sw t5, 148(sp)
    .insn r4 0xb, 0, 0, t5, s5, a5, s0 # hx.xor3
    sw s0, 176(sp)
    lw s0, 100(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, t1, x28 # hx.xror
    lw a3, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s6, x23 # hx.xror
    sw a5, 128(sp)
    .insn r4 0xb, 0, 1, s11, s0, a3, s1 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s10, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, a0, ra # hx.xor3
    sw s11, 100(sp)
    lw s11, 60(sp)
    sw ra, 60(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw a0, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t3, x4 # hx.xror
    .insn r4 0xb, 0, 1, a0, t0, s11, s0 # hx.chi
    .insn r4 0xb, 0, 1, a5, s3, ra, s2 # hx.chi
    .insn r4 0xb, 0, 1, s0, s11, s0, a3 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, a2, a5 # hx.xor3
    sw a5, 184(sp)
    .insn r4 0xb, 0, 1, a5, s1, t0, s11 # hx.chi
    lw s11, 120(sp)
    sw a2, 120(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t6, x25 # hx.xror
    lw a2, 76(sp)
    .insn r4 0xb, 0, 1, t0, a3, s1, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, s6, x14 # hx.xror
    lw s1, 192(sp)
    sw s5, 192(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a6, x27 # hx.xror
    sw a5, 76(sp)
    .insn r4 0xb, 0, 1, a3, s2, a2, s1 # hx.chi
    .insn r4 0xb, 0, 1, s5, a2, s1, s3 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, a3, a5 # hx.xor3
    lw a5, 200(sp)
    .insn r4 0xb, 0, 1, s1, s1, s3, ra # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s6, x11 # hx.xror
    lw s3, 132(sp)
    sw a3, 132(sp)
    lw a3, 92(sp)
    .insn r4 0xb, 0, 1, ra, ra, s2, a2 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, a6, x9 # hx.xror
    .insn r4 0xb, 0, 0, a2, s7, s0, s1 # hx.xor3
    lw s2, 136(sp)
    lw s7, 88(sp)
    .insn r4 0x2b, 0, 0, s2, s2, t3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a6, s7, a6, x31 # hx.xror
    .insn r4 0xb, 0, 0, s7, ra, t4, t0 # hx.xor3
    sw s1, 88(sp)
    lw s1, 188(sp)
    sw s0, 188(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t6, x22 # hx.xror
    lw s0, 112(sp)
    sw s5, 112(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s6, x30 # hx.xror
    lw s6, 104(sp)
    sw t0, 104(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t3, x21 # hx.xror
    .insn r4 0xb, 0, 0, t0, a0, t2, s5 # hx.xor3
    lw s5, 156(sp)
    sw ra, 156(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t3, x19 # hx.xror
    lw t3, 72(sp)
    sw a0, 72(sp)
    .insn r4 0x2b, 0, 0, t3, t3, t6, x28 # hx.xror
    .insn r4 0xb, 0, 1, t6, a6, s9, s5 # hx.chi
    .insn r4 0xb, 0, 1, a0, s5, t3, a7 # hx.chi
    lw ra, 56(sp)
    sw t4, 56(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t1, x12 # hx.xror
    .insn r4 0xb, 0, 1, t4, t3, a7, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, a7, a6, s9 # hx.chi
    .insn r4 0xb, 0, 1, a7, s9, s5, t3 # hx.chi
    lw s9, 164(sp)
    .insn r4 0xb, 0, 1, s5, s2, ra, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t1, s9, t1, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, s1, s0, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, a1, x27 # hx.xror
    .insn r4 0xb, 0, 0, t3, s5, s9, a7 # hx.xor3
    sw s9, 164(sp)
    lw s9, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a1, x31 # hx.xror
    lw s5, 172(sp)
    sw a7, 172(sp)
    .insn r4 0x2b, 0, 0, a1, s5, a1, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a5, s9, a4 # hx.chi
    .insn r4 0xb, 0, 1, a7, a4, s2, ra # hx.chi
    .insn r4 0xb, 0, 1, a4, s9, a4, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s6, s11, s4 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a5, s9 # hx.chi
    lw a5, 140(sp)
    .insn r4 0xb, 0, 0, s9, s2, t4, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, s10, x10 # hx.xror
    sw s5, 140(sp)
    .insn r4 0xb, 0, 1, s5, s4, a1, a5 # hx.chi
    .insn r4 0xb, 0, 1, s4, s11, s4, a1 # hx.chi
    sw s2, 136(sp)
    lw s2, 160(sp)
    .insn r4 0xb, 0, 1, a1, a1, a5, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s10, x24 # hx.xror
    sw t4, 160(sp)
    lw t4, 144(sp)
    .insn r4 0xb, 0, 1, a5, a5, s6, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s8, x18 # hx.xror
    lw s6, 124(sp)
    lw s11, 180(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, s0, a3, s6 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s6, t4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t4, s1 # hx.chi
    .insn r4 0xb, 0, 1, s0, t4, s1, s0 # hx.chi
    lw s1, 80(sp)
    .insn r4 0xb, 0, 0, t4, s6, a4, a6 # hx.xor3
    .insn r4 0xb, 0, 1, s11, s1, s3, s2 # hx.chi
    sw s6, 180(sp)
    .insn r4 0xb, 0, 1, s6, s2, s8, t1 # hx.chi
    .insn r4 0xb, 0, 1, s2, s3, s2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t1, s1 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, s1, s3 # hx.chi
    lw s1, 196(sp)
    lw s3, 68(sp)
    .insn r4 0xb, 0, 0, t4, t4, s4, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, s1, s3 # hx.xor3
    lw s3, 64(sp)
    lw s1, 152(sp)
    .insn r4 0xb, 0, 0, s9, s9, a3, s6 # hx.xor3
    .insn r4 0xb, 0, 0, t0, t0, s3, s1 # hx.xor3
    .insn r4 0xb, 0, 0, s3, a7, t1, t6 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, s11, a1 # hx.xor3
    sw s8, 80(sp)
    .insn r4 0xb, 0, 0, s8, a5, ra, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, s5, s0 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s2, a0 # hx.xor3
    sw a4, 124(sp)
    xor a4, t5, s8
    .insn r4 0x2b, 1, 0, s8, s8, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, s9, t5, x0 # hx.xrl1
    xor s9, t0, s9
    .insn r4 0x2b, 0, 0, a3, a3, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, t5, x13 # hx.xror
    xor s7, s7, t3
    .insn r4 0x2b, 0, 0, s6, s6, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t0, t4, t0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, a4, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t0, x23 # hx.xror
    xor t4, a2, t4
    .insn r4 0x2b, 0, 0, t1, t1, t0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, t5, x19 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, t0, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, a4, x10 # hx.xror
    sw s0, 152(sp)
    lw s0, 192(sp)
    .insn r4 0x2b, 1, 0, a2, s3, a2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t3, t3, s0, x0 # hx.xrl1
    xor s0, s0, s3
    xor s3, s5, t0
    lw s5, 148(sp)
    .insn r4 0x2b, 0, 0, t0, t6, t0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t3, x2 # hx.xror
    .insn r4 0xb, 0, 1, t6, s1, s5, a3 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, t3, x11 # hx.xror
    sw t6, 148(sp)
    .insn r4 0xb, 0, 1, t6, t1, s1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a3, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t3, x25 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, a6, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a2, x10 # hx.xror
    sw a3, 192(sp)
    .insn r4 0xb, 0, 1, a3, t2, a0, s6 # hx.chi
    .insn r4 0xb, 0, 1, t1, a6, t1, s1 # hx.chi
    lw s1, 128(sp)
    lw a6, 196(sp)
    xor s1, s1, s7
    .insn r4 0x2b, 0, 0, a6, a6, s0, x25 # hx.xror
    sw a3, 196(sp)
    .insn r4 0xb, 0, 1, a3, a6, s1, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t3, x29 # hx.xror
    xor a1, a1, a2
    .insn r4 0x2b, 0, 0, a5, a5, t3, x1 # hx.xror
    lw t3, 56(sp)
    .insn r4 0xb, 0, 1, t2, s1, t2, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s0, x22 # hx.xror
    .insn r4 0xb, 0, 1, a0, a0, s6, a6 # hx.chi
    sw a3, 56(sp)
    .insn r4 0xb, 0, 1, a3, t0, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, s1, s6, a6, s1 # hx.chi
    lw a6, 120(sp)
    .insn r4 0xb, 0, 0, s6, a0, t1, a3 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, t4, x18 # hx.xror
    sw t1, 120(sp)
    lw t1, 84(sp)
    sw a3, 84(sp)
    lui a3, 524288
    xor a3, t2, a3
    xori a3, a3, 8
    .insn r4 0xb, 0, 1, t2, a6, t3, t0 # hx.chi
    .insn r4 0xb, 0, 1, t0, t3, t0, s11 # hx.chi
    .insn r4 0xb, 0, 1, t3, ra, a6, t3 # hx.chi
    sw a0, 128(sp)
    .insn r4 0xb, 0, 0, a0, s5, a3, t2 # hx.xor3
    sw t2, 144(sp)
    lw t2, 156(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s0, x28 # hx.xror
    lw a6, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s7, x23 # hx.xror
    sw a3, 92(sp)
    .insn r4 0xb, 0, 1, s11, t2, a6, a1 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s9, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, t6, ra # hx.xor3
    sw s11, 156(sp)
    lw s11, 160(sp)
    sw ra, 160(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t6, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t1, s11, t2 # hx.chi
    .insn r4 0xb, 0, 1, a3, s2, ra, s4 # hx.chi
    .insn r4 0xb, 0, 1, t2, s11, t2, a6 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, s1, a3 # hx.xor3
    sw a3, 200(sp)
    .insn r4 0xb, 0, 1, a3, a1, t1, s11 # hx.chi
    lw s11, 124(sp)
    sw s1, 124(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t5, x25 # hx.xror
    lw s1, 176(sp)
    .insn r4 0xb, 0, 1, t1, a6, a1, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s7, x14 # hx.xror
    lw a1, 72(sp)
    sw s5, 72(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a4, x27 # hx.xror
    sw a3, 176(sp)
    .insn r4 0xb, 0, 1, a6, s4, s1, a1 # hx.chi
    .insn r4 0xb, 0, 1, s5, s1, a1, s2 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, a6, a3 # hx.xor3
    lw a3, 132(sp)
    .insn r4 0xb, 0, 1, a1, a1, s2, ra # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s7, x11 # hx.xror
    lw s2, 172(sp)
    sw a6, 172(sp)
    lw a6, 112(sp)
    .insn r4 0xb, 0, 1, ra, ra, s4, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, a4, x9 # hx.xror
    .insn r4 0xb, 0, 0, s1, s6, t2, a1 # hx.xor3
    lw s4, 60(sp)
    lw s6, 64(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s6, a4, x31 # hx.xror
    .insn r4 0xb, 0, 0, s6, ra, t3, t1 # hx.xor3
    sw a1, 64(sp)
    lw a1, 180(sp)
    sw t2, 180(sp)
    .insn r4 0x2b, 0, 0, a1, a1, t5, x22 # hx.xror
    lw t2, 76(sp)
    sw s5, 76(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s7, x30 # hx.xror
    lw s7, 184(sp)
    sw t1, 184(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x21 # hx.xror
    .insn r4 0xb, 0, 0, t1, t6, t0, s5 # hx.xor3
    lw s5, 100(sp)
    sw ra, 100(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x19 # hx.xror
    lw t4, 80(sp)
    sw t6, 80(sp)
    .insn r4 0x2b, 0, 0, t4, t4, t5, x28 # hx.xror
    .insn r4 0xb, 0, 1, t5, a4, s10, s5 # hx.chi
    .insn r4 0xb, 0, 1, t6, s5, t4, a7 # hx.chi
    lw ra, 104(sp)
    sw t3, 104(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s0, x12 # hx.xror
    .insn r4 0xb, 0, 1, t3, t4, a7, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, a7, a4, s10 # hx.chi
    .insn r4 0xb, 0, 1, a7, s10, s5, t4 # hx.chi
    lw s10, 68(sp)
    .insn r4 0xb, 0, 1, s5, s4, ra, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s10, s0, x18 # hx.xror
    .insn r4 0xb, 0, 1, s10, a1, t2, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, a2, x27 # hx.xror
    .insn r4 0xb, 0, 0, t4, s5, s10, a7 # hx.xor3
    sw s10, 68(sp)
    lw s10, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a2, x31 # hx.xror
    lw s5, 164(sp)
    sw a7, 164(sp)
    .insn r4 0x2b, 0, 0, a2, s5, a2, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a3, s10, a5 # hx.chi
    .insn r4 0xb, 0, 1, a7, a5, s4, ra # hx.chi
    .insn r4 0xb, 0, 1, a5, s10, a5, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s7, s11, s3 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a3, s10 # hx.chi
    lw a3, 188(sp)
    .insn r4 0xb, 0, 0, s10, s4, t3, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a3, a3, s9, x10 # hx.xror
    sw s5, 188(sp)
    .insn r4 0xb, 0, 1, s5, s3, a2, a3 # hx.chi
    .insn r4 0xb, 0, 1, s3, s11, s3, a2 # hx.chi
    sw s4, 60(sp)
    lw s4, 88(sp)
    .insn r4 0xb, 0, 1, a2, a2, a3, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s9, x24 # hx.xror
    sw t3, 88(sp)
    lw t3, 136(sp)
    .insn r4 0xb, 0, 1, a3, a3, s7, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x18 # hx.xror
    lw s7, 116(sp)
    lw s11, 140(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s9, t2, a6, s7 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, s7, t3 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, t3, a1 # hx.chi
    .insn r4 0xb, 0, 1, t2, t3, a1, t2 # hx.chi
    lw a1, 152(sp)
    .insn r4 0xb, 0, 0, t3, s7, a5, a4 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a1, s2, s4 # hx.chi
    sw s7, 140(sp)
    .insn r4 0xb, 0, 1, s7, s4, s8, s0 # hx.chi
    .insn r4 0xb, 0, 1, s4, s2, s4, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, s0, a1 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a1, s2 # hx.chi
    lw a1, 148(sp)
    lw s2, 56(sp)
    .insn r4 0xb, 0, 0, t3, t3, s3, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s6, s6, a1, s2 # hx.xor3
    lw s2, 196(sp)
    lw a1, 192(sp)
    .insn r4 0xb, 0, 0, s10, s10, a6, s7 # hx.xor3
    .insn r4 0xb, 0, 0, t1, t1, s2, a1 # hx.xor3
    .insn r4 0xb, 0, 0, s2, a7, s0, t5 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s11, a2 # hx.xor3
    sw s8, 152(sp)
    .insn r4 0xb, 0, 0, s8, a3, ra, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, s5, t2 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s4, t6 # hx.xor3
    sw a5, 116(sp)
    xor a5, a0, s8
    .insn r4 0x2b, 1, 0, s8, s8, s6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s10, a0, x0 # hx.xrl1
    xor s10, t1, s10
    .insn r4 0x2b, 0, 0, a6, a6, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, a0, x13 # hx.xror
    xor s6, s6, t4
    .insn r4 0x2b, 0, 0, s7, s7, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t1, t3, t1, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a1, a1, a5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t1, x23 # hx.xror
    xor t3, s1, t3
    .insn r4 0x2b, 0, 0, s0, s0, t1, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, a0, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, t1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a5, x10 # hx.xror
    sw t2, 192(sp)
    lw t2, 72(sp)
    .insn r4 0x2b, 1, 0, s1, s2, s1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, t2, x0 # hx.xrl1
    xor t2, t2, s2
    xor s2, s5, t1
    lw s5, 128(sp)
    .insn r4 0x2b, 0, 0, t1, t5, t1, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t4, x2 # hx.xror
    .insn r4 0xb, 0, 1, t5, a1, s5, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, t4, x11 # hx.xror
    sw t5, 128(sp)
    .insn r4 0xb, 0, 1, t5, s0, a1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, t4, x25 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, a4, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s1, x10 # hx.xror
    sw a6, 72(sp)
    .insn r4 0xb, 0, 1, a6, t0, t6, s7 # hx.chi
    .insn r4 0xb, 0, 1, s0, a4, s0, a1 # hx.chi
    lw a1, 92(sp)
    lw a4, 148(sp)
    xor a1, a1, s6
    .insn r4 0x2b, 0, 0, a4, a4, t2, x25 # hx.xror
    sw a6, 148(sp)
    .insn r4 0xb, 0, 1, a6, a4, a1, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x29 # hx.xror
    xor a2, a2, s1
    .insn r4 0x2b, 0, 0, a3, a3, t4, x1 # hx.xror
    lw t4, 104(sp)
    .insn r4 0xb, 0, 1, t0, a1, t0, t6 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, t2, x22 # hx.xror
    .insn r4 0xb, 0, 1, t6, t6, s7, a4 # hx.chi
    sw a6, 104(sp)
    .insn r4 0xb, 0, 1, a6, t1, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a1, s7, a4, a1 # hx.chi
    lw a4, 124(sp)
    .insn r4 0xb, 0, 0, s7, t6, s0, a6 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, a4, t3, x18 # hx.xror
    sw s0, 124(sp)
    lw s0, 84(sp)
    xori t0, t0, 131
    sw a6, 84(sp)
    .insn r4 0xb, 0, 1, a6, a4, t4, t1 # hx.chi
    .insn r4 0xb, 0, 1, t1, t4, t1, s11 # hx.chi
    .insn r4 0xb, 0, 1, t4, ra, a4, t4 # hx.chi
    sw t6, 92(sp)
    .insn r4 0xb, 0, 0, t6, s5, t0, a6 # hx.xor3
    sw a6, 136(sp)
    lw a6, 100(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a4 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, t2, x28 # hx.xror
    lw a4, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s6, x23 # hx.xror
    sw t0, 112(sp)
    .insn r4 0xb, 0, 1, s11, a6, a4, a2 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s10, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, t5, ra # hx.xor3
    sw s11, 100(sp)
    lw s11, 88(sp)
    sw ra, 88(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t5, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t3, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, s0, s11, a6 # hx.chi
    .insn r4 0xb, 0, 1, t0, s4, ra, s3 # hx.chi
    .insn r4 0xb, 0, 1, a6, s11, a6, a4 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, a1, t0 # hx.xor3
    sw t0, 132(sp)
    .insn r4 0xb, 0, 1, t0, a2, s0, s11 # hx.chi
    lw s11, 116(sp)
    sw a1, 116(sp)
    .insn r4 0x2b, 0, 0, s11, s11, a0, x25 # hx.xror
    lw a1, 144(sp)
    .insn r4 0xb, 0, 1, s0, a4, a2, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s6, x14 # hx.xror
    lw a2, 80(sp)
    sw s5, 80(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a5, x27 # hx.xror
    sw t0, 144(sp)
    .insn r4 0xb, 0, 1, a4, s3, a1, a2 # hx.chi
    .insn r4 0xb, 0, 1, s5, a1, a2, s4 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, a4, t0 # hx.xor3
    lw t0, 172(sp)
    .insn r4 0xb, 0, 1, a2, a2, s4, ra # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s6, x11 # hx.xror
    lw s4, 164(sp)
    sw a4, 164(sp)
    lw a4, 76(sp)
    .insn r4 0xb, 0, 1, ra, ra, s3, a1 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, a5, x9 # hx.xror
    .insn r4 0xb, 0, 0, a1, s7, a6, a2 # hx.xor3
    lw s3, 160(sp)
    lw s7, 196(sp)
    .insn r4 0x2b, 0, 0, s3, s3, t3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a5, s7, a5, x31 # hx.xror
    .insn r4 0xb, 0, 0, s7, ra, t4, s0 # hx.xor3
    sw a2, 196(sp)
    lw a2, 140(sp)
    sw a6, 140(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a0, x22 # hx.xror
    lw a6, 176(sp)
    sw s5, 176(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s6, x30 # hx.xror
    lw s6, 200(sp)
    sw s0, 200(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t3, x21 # hx.xror
    .insn r4 0xb, 0, 0, s0, t5, t1, s5 # hx.xor3
    lw s5, 156(sp)
    sw ra, 156(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t3, x19 # hx.xror
    lw t3, 152(sp)
    sw t5, 152(sp)
    .insn r4 0x2b, 0, 0, t3, t3, a0, x28 # hx.xror
    .insn r4 0xb, 0, 1, a0, a5, s9, s5 # hx.chi
    .insn r4 0xb, 0, 1, t5, s5, t3, a7 # hx.chi
    lw ra, 184(sp)
    sw t4, 184(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t2, x12 # hx.xror
    .insn r4 0xb, 0, 1, t4, t3, a7, a5 # hx.chi
    .insn r4 0xb, 0, 1, a5, a7, a5, s9 # hx.chi
    .insn r4 0xb, 0, 1, a7, s9, s5, t3 # hx.chi
    lw s9, 56(sp)
    .insn r4 0xb, 0, 1, s5, s3, ra, t0 # hx.chi
    .insn r4 0x2b, 0, 0, t2, s9, t2, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, a2, a6, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s1, x27 # hx.xror
    .insn r4 0xb, 0, 0, t3, s5, s9, a7 # hx.xor3
    sw s9, 56(sp)
    lw s9, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s9, s9, s1, x31 # hx.xror
    lw s5, 68(sp)
    sw a7, 68(sp)
    .insn r4 0x2b, 0, 0, s1, s5, s1, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, t0, s9, a3 # hx.chi
    .insn r4 0xb, 0, 1, a7, a3, s3, ra # hx.chi
    .insn r4 0xb, 0, 1, a3, s9, a3, s3 # hx.chi
    .insn r4 0xb, 0, 1, s3, s6, s11, s2 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, t0, s9 # hx.chi
    lw t0, 180(sp)
    .insn r4 0xb, 0, 0, s9, s3, t4, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, t0, t0, s10, x10 # hx.xror
    sw s5, 180(sp)
    .insn r4 0xb, 0, 1, s5, s2, s1, t0 # hx.chi
    .insn r4 0xb, 0, 1, s2, s11, s2, s1 # hx.chi
    sw s3, 160(sp)
    lw s3, 64(sp)
    .insn r4 0xb, 0, 1, s1, s1, t0, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, s10, x24 # hx.xror
    sw t4, 64(sp)
    lw t4, 60(sp)
    .insn r4 0xb, 0, 1, t0, t0, s6, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s8, x18 # hx.xror
    lw s6, 120(sp)
    lw s11, 188(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, a6, a4, s6 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s6, t4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t4, a2 # hx.chi
    .insn r4 0xb, 0, 1, a2, t4, a2, a6 # hx.chi
    lw a6, 192(sp)
    .insn r4 0xb, 0, 0, t4, s6, a3, a5 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a6, s4, s3 # hx.chi
    sw s6, 188(sp)
    .insn r4 0xb, 0, 1, s6, s3, s8, t2 # hx.chi
    .insn r4 0xb, 0, 1, s3, s4, s3, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t2, a6 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, a6, s4 # hx.chi
    lw a6, 128(sp)
    lw s4, 104(sp)
    sw a3, 192(sp)
    .insn r4 0xb, 0, 0, s7, s7, a6, s4 # hx.xor3
    lw s4, 148(sp)
    lw a3, 72(sp)
    .insn r4 0xb, 0, 0, t4, t4, s2, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s0, s0, s4, a3 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s9, a4, s6 # hx.xor3
    .insn r4 0xb, 0, 0, s4, a7, t2, a0 # hx.xor3
    sw s8, 120(sp)
    .insn r4 0xb, 0, 0, s8, t0, ra, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, s5, a2 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s3, t5 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, s11, s1 # hx.xor3
    xor a6, t6, s8
    .insn r4 0x2b, 1, 0, s8, s8, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, s9, t6, x0 # hx.xrl1
    xor s9, s0, s9
    .insn r4 0x2b, 0, 0, a4, a4, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, t6, x13 # hx.xror
    xor s7, s7, t3
    .insn r4 0x2b, 0, 0, s6, s6, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, s0, t4, s0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a3, a3, a6, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s0, x23 # hx.xror
    xor t4, a1, t4
    .insn r4 0x2b, 0, 0, t2, t2, s0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, t6, x19 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s0, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, a6, x10 # hx.xror
    sw a2, 72(sp)
    lw a2, 80(sp)
    .insn r4 0x2b, 1, 0, a1, s4, a1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t3, t3, a2, x0 # hx.xrl1
    xor a2, a2, s4
    xor s4, s5, s0
    lw s5, 92(sp)
    .insn r4 0x2b, 0, 0, s0, a0, s0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t3, x2 # hx.xror
    .insn r4 0xb, 0, 1, a0, a3, s5, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, t3, x11 # hx.xror
    sw a0, 92(sp)
    .insn r4 0xb, 0, 1, a0, t2, a3, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, t3, x25 # hx.xror
    .insn r4 0xb, 0, 1, a4, a4, a5, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a1, x10 # hx.xror
    sw a4, 80(sp)
    .insn r4 0xb, 0, 1, a4, t1, t5, s6 # hx.chi
    .insn r4 0xb, 0, 1, t2, a5, t2, a3 # hx.chi
    lw a3, 112(sp)
    lw a5, 128(sp)
    xor a3, a3, s7
    .insn r4 0x2b, 0, 0, a5, a5, a2, x25 # hx.xror
    sw a4, 128(sp)
    .insn r4 0xb, 0, 1, a4, a5, a3, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t3, x29 # hx.xror
    xor s1, s1, a1
    .insn r4 0x2b, 0, 0, t0, t0, t3, x1 # hx.xror
    lw t3, 184(sp)
    .insn r4 0xb, 0, 1, t1, a3, t1, t5 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, a2, x22 # hx.xror
    .insn r4 0xb, 0, 1, t5, t5, s6, a5 # hx.chi
    sw a4, 184(sp)
    .insn r4 0xb, 0, 1, a4, s0, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a3, s6, a5, a3 # hx.chi
    lw a5, 116(sp)
    .insn r4 0xb, 0, 0, s6, t5, t2, a4 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, t4, x18 # hx.xror
    sw t2, 116(sp)
    lw t2, 84(sp)
    sw a4, 84(sp)
    lui a4, 524296
    xor a4, t1, a4
    xori a4, a4, 3
    .insn r4 0xb, 0, 1, t1, a5, t3, s0 # hx.chi
    .insn r4 0xb, 0, 1, s0, t3, s0, s11 # hx.chi
    .insn r4 0xb, 0, 1, t3, ra, a5, t3 # hx.chi
    sw t5, 112(sp)
    .insn r4 0xb, 0, 0, t5, s5, a4, t1 # hx.xor3
    sw t1, 60(sp)
    lw t1, 156(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, a2, x28 # hx.xror
    lw a5, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s7, x23 # hx.xror
    sw a4, 76(sp)
    .insn r4 0xb, 0, 1, s11, t1, a5, s1 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s9, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, a0, ra # hx.xor3
    sw s11, 156(sp)
    lw s11, 64(sp)
    sw ra, 64(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw a0, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, a0, t2, s11, t1 # hx.chi
    .insn r4 0xb, 0, 1, a4, s3, ra, s2 # hx.chi
    .insn r4 0xb, 0, 1, t1, s11, t1, a5 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, a3, a4 # hx.xor3
    sw a4, 172(sp)
    .insn r4 0xb, 0, 1, a4, s1, t2, s11 # hx.chi
    lw s11, 192(sp)
    sw a3, 192(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t6, x25 # hx.xror
    lw a3, 136(sp)
    .insn r4 0xb, 0, 1, t2, a5, s1, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s7, x14 # hx.xror
    lw s1, 152(sp)
    sw s5, 152(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a6, x27 # hx.xror
    sw a4, 136(sp)
    .insn r4 0xb, 0, 1, a5, s2, a3, s1 # hx.chi
    .insn r4 0xb, 0, 1, s5, a3, s1, s3 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, a5, a4 # hx.xor3
    lw a4, 164(sp)
    .insn r4 0xb, 0, 1, s1, s1, s3, ra # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s7, x11 # hx.xror
    lw s3, 68(sp)
    sw a5, 68(sp)
    lw a5, 176(sp)
    .insn r4 0xb, 0, 1, ra, ra, s2, a3 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, a6, x9 # hx.xror
    .insn r4 0xb, 0, 0, a3, s6, t1, s1 # hx.xor3
    lw s2, 88(sp)
    lw s6, 148(sp)
    .insn r4 0x2b, 0, 0, s2, s2, t4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a6, s6, a6, x31 # hx.xror
    .insn r4 0xb, 0, 0, s6, ra, t3, t2 # hx.xor3
    sw s1, 148(sp)
    lw s1, 188(sp)
    sw t1, 188(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t6, x22 # hx.xror
    lw t1, 144(sp)
    sw s5, 144(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s7, x30 # hx.xror
    lw s7, 132(sp)
    sw t2, 132(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x21 # hx.xror
    .insn r4 0xb, 0, 0, t2, a0, s0, s5 # hx.xor3
    lw s5, 100(sp)
    sw ra, 100(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x19 # hx.xror
    lw t4, 120(sp)
    sw a0, 120(sp)
    .insn r4 0x2b, 0, 0, t4, t4, t6, x28 # hx.xror
    .insn r4 0xb, 0, 1, t6, a6, s10, s5 # hx.chi
    .insn r4 0xb, 0, 1, a0, s5, t4, a7 # hx.chi
    lw ra, 200(sp)
    sw t3, 200(sp)
    .insn r4 0x2b, 0, 0, ra, ra, a2, x12 # hx.xror
    .insn r4 0xb, 0, 1, t3, t4, a7, a6 # hx.chi
    .insn r4 0xb, 0, 1, a6, a7, a6, s10 # hx.chi
    .insn r4 0xb, 0, 1, a7, s10, s5, t4 # hx.chi
    lw s10, 104(sp)
    .insn r4 0xb, 0, 1, s5, s2, ra, a4 # hx.chi
    .insn r4 0x2b, 0, 0, a2, s10, a2, x18 # hx.xror
    .insn r4 0xb, 0, 1, s10, s1, t1, a5 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, a1, x27 # hx.xror
    .insn r4 0xb, 0, 0, t4, s5, s10, a7 # hx.xor3
    sw s10, 104(sp)
    lw s10, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a1, x31 # hx.xror
    lw s5, 56(sp)
    sw a7, 56(sp)
    .insn r4 0x2b, 0, 0, a1, s5, a1, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a4, s10, t0 # hx.chi
    .insn r4 0xb, 0, 1, a7, t0, s2, ra # hx.chi
    .insn r4 0xb, 0, 1, t0, s10, t0, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s7, s11, s4 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a4, s10 # hx.chi
    lw a4, 140(sp)
    .insn r4 0xb, 0, 0, s10, s2, t3, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, a4, s9, x10 # hx.xror
    sw s5, 140(sp)
    .insn r4 0xb, 0, 1, s5, s4, a1, a4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s11, s4, a1 # hx.chi
    sw s2, 88(sp)
    lw s2, 196(sp)
    .insn r4 0xb, 0, 1, a1, a1, a4, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s9, x24 # hx.xror
    sw t3, 196(sp)
    lw t3, 160(sp)
    .insn r4 0xb, 0, 1, a4, a4, s7, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x18 # hx.xror
    lw s7, 124(sp)
    lw s11, 180(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s9, t1, a5, s7 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, s7, t3 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, t3, s1 # hx.chi
    .insn r4 0xb, 0, 1, t1, t3, s1, t1 # hx.chi
    lw s1, 72(sp)
    .insn r4 0xb, 0, 0, t3, s7, t0, a6 # hx.xor3
    .insn r4 0xb, 0, 1, s11, s1, s3, s2 # hx.chi
    sw s7, 180(sp)
    .insn r4 0xb, 0, 1, s7, s2, s8, a2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s3, s2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, a2, s1 # hx.chi
    .insn r4 0xb, 0, 1, s1, a2, s1, s3 # hx.chi
    lw a2, 92(sp)
    lw s3, 184(sp)
    sw t0, 72(sp)
    .insn r4 0xb, 0, 0, s6, s6, a2, s3 # hx.xor3
    lw s3, 128(sp)
    lw t0, 80(sp)
    .insn r4 0xb, 0, 0, t3, t3, s4, s8 # hx.xor3
    .insn r4 0xb, 0, 0, t2, t2, s3, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s10, s10, a5, s7 # hx.xor3
    .insn r4 0xb, 0, 0, s3, a7, s1, t6 # hx.xor3
    sw s8, 124(sp)
    .insn r4 0xb, 0, 0, s8, a4, ra, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, s5, t1 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s2, a0 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s11, a1 # hx.xor3
    xor a2, t5, s8
    .insn r4 0x2b, 1, 0, s8, s8, s6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, s10, t5, x0 # hx.xrl1
    xor s10, t2, s10
    .insn r4 0x2b, 0, 0, a5, a5, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, t5, x13 # hx.xror
    xor s6, s6, t4
    .insn r4 0x2b, 0, 0, s7, s7, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t2, t3, t2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t0, t0, a2, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t2, x23 # hx.xror
    xor t3, a3, t3
    .insn r4 0x2b, 0, 0, s1, s1, t2, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, t5, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, t2, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, a2, x10 # hx.xror
    sw t1, 80(sp)
    lw t1, 152(sp)
    .insn r4 0x2b, 1, 0, a3, s3, a3, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, t1, x0 # hx.xrl1
    xor t1, t1, s3
    xor s3, s5, t2
    lw s5, 112(sp)
    .insn r4 0x2b, 0, 0, t2, t6, t2, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t4, x2 # hx.xror
    .insn r4 0xb, 0, 1, t6, t0, s5, a5 # hx.chi
    .insn r4 0x2b, 0, 0, a0, a0, t4, x11 # hx.xror
    sw t6, 112(sp)
    .insn r4 0xb, 0, 1, t6, s1, t0, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a5, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t4, x25 # hx.xror
    .insn r4 0xb, 0, 1, a5, a5, a6, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a3, x10 # hx.xror
    sw a5, 152(sp)
    .insn r4 0xb, 0, 1, a5, s0, a0, s7 # hx.chi
    .insn r4 0xb, 0, 1, t0, a6, s1, t0 # hx.chi
    lw s1, 76(sp)
    lw a6, 92(sp)
    xor s1, s1, s6
    .insn r4 0x2b, 0, 0, a6, a6, t1, x25 # hx.xror
    sw a5, 92(sp)
    .insn r4 0xb, 0, 1, a5, a6, s1, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x29 # hx.xror
    xor a1, a1, a3
    .insn r4 0x2b, 0, 0, a4, a4, t4, x1 # hx.xror
    lw t4, 200(sp)
    .insn r4 0xb, 0, 1, s0, s1, s0, a0 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, t1, x22 # hx.xror
    .insn r4 0xb, 0, 1, a0, a0, s7, a6 # hx.chi
    sw a5, 200(sp)
    .insn r4 0xb, 0, 1, a5, t2, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, s1, s7, a6, s1 # hx.chi
    lw a6, 192(sp)
    .insn r4 0xb, 0, 0, s7, a0, t0, a5 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, t3, x18 # hx.xror
    sw t0, 192(sp)
    lw t0, 84(sp)
    sw a5, 84(sp)
    lui a5, 524296
    xor a5, s0, a5
    xori a5, a5, 136
    .insn r4 0xb, 0, 1, s0, a6, t4, t2 # hx.chi
    .insn r4 0xb, 0, 1, t2, t4, t2, s11 # hx.chi
    .insn r4 0xb, 0, 1, t4, ra, a6, t4 # hx.chi
    sw a0, 76(sp)
    .insn r4 0xb, 0, 0, a0, s5, a5, s0 # hx.xor3
    sw s0, 160(sp)
    lw s0, 100(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, t1, x28 # hx.xror
    lw a6, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a6, a6, s6, x23 # hx.xror
    sw a5, 176(sp)
    .insn r4 0xb, 0, 1, s11, s0, a6, a1 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s10, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, t6, ra # hx.xor3
    sw s11, 100(sp)
    lw s11, 196(sp)
    sw ra, 196(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t6, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t3, x4 # hx.xror
    .insn r4 0xb, 0, 1, t6, t0, s11, s0 # hx.chi
    .insn r4 0xb, 0, 1, a5, s2, ra, s4 # hx.chi
    .insn r4 0xb, 0, 1, s0, s11, s0, a6 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, s1, a5 # hx.xor3
    sw a5, 164(sp)
    .insn r4 0xb, 0, 1, a5, a1, t0, s11 # hx.chi
    lw s11, 72(sp)
    sw s1, 72(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t5, x25 # hx.xror
    lw s1, 60(sp)
    .insn r4 0xb, 0, 1, t0, a6, a1, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s6, x14 # hx.xror
    lw a1, 120(sp)
    sw s5, 120(sp)
    .insn r4 0x2b, 0, 0, a1, a1, a2, x27 # hx.xror
    sw a5, 60(sp)
    .insn r4 0xb, 0, 1, a6, s4, s1, a1 # hx.chi
    .insn r4 0xb, 0, 1, s5, s1, a1, s2 # hx.chi
    .insn r4 0xb, 0, 0, a0, a0, a6, a5 # hx.xor3
    lw a5, 68(sp)
    .insn r4 0xb, 0, 1, a1, a1, s2, ra # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, s6, x11 # hx.xror
    lw s2, 56(sp)
    sw a6, 56(sp)
    lw a6, 144(sp)
    .insn r4 0xb, 0, 1, ra, ra, s4, s1 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, a2, x9 # hx.xror
    .insn r4 0xb, 0, 0, s1, s7, s0, a1 # hx.xor3
    lw s4, 64(sp)
    lw s7, 128(sp)
    .insn r4 0x2b, 0, 0, s4, s4, t3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a2, s7, a2, x31 # hx.xror
    .insn r4 0xb, 0, 0, s7, ra, t4, t0 # hx.xor3
    sw a1, 128(sp)
    lw a1, 180(sp)
    sw s0, 180(sp)
    .insn r4 0x2b, 0, 0, a1, a1, t5, x22 # hx.xror
    lw s0, 136(sp)
    sw s5, 136(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s6, x30 # hx.xror
    lw s6, 172(sp)
    sw t0, 172(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t3, x21 # hx.xror
    .insn r4 0xb, 0, 0, t0, t6, t2, s5 # hx.xor3
    lw s5, 156(sp)
    sw ra, 156(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t3, x19 # hx.xror
    lw t3, 124(sp)
    sw t6, 124(sp)
    .insn r4 0x2b, 0, 0, t3, t3, t5, x28 # hx.xror
    .insn r4 0xb, 0, 1, t5, a2, s9, s5 # hx.chi
    .insn r4 0xb, 0, 1, t6, s5, t3, a7 # hx.chi
    lw ra, 132(sp)
    sw t4, 132(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t1, x12 # hx.xror
    .insn r4 0xb, 0, 1, t4, t3, a7, a2 # hx.chi
    .insn r4 0xb, 0, 1, a2, a7, a2, s9 # hx.chi
    .insn r4 0xb, 0, 1, a7, s9, s5, t3 # hx.chi
    lw s9, 184(sp)
    .insn r4 0xb, 0, 1, s5, s4, ra, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t1, s9, t1, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, a1, s0, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, a3, x27 # hx.xror
    .insn r4 0xb, 0, 0, t3, s5, s9, a7 # hx.xor3
    sw s9, 184(sp)
    lw s9, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a3, x31 # hx.xror
    lw s5, 104(sp)
    sw a7, 104(sp)
    .insn r4 0x2b, 0, 0, a3, s5, a3, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a5, s9, a4 # hx.chi
    .insn r4 0xb, 0, 1, a7, a4, s4, ra # hx.chi
    .insn r4 0xb, 0, 1, a4, s9, a4, s4 # hx.chi
    .insn r4 0xb, 0, 1, s4, s6, s11, s3 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a5, s9 # hx.chi
    lw a5, 188(sp)
    .insn r4 0xb, 0, 0, s9, s4, t4, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, s10, x10 # hx.xror
    sw s5, 188(sp)
    .insn r4 0xb, 0, 1, s5, s3, a3, a5 # hx.chi
    .insn r4 0xb, 0, 1, s3, s11, s3, a3 # hx.chi
    sw s4, 64(sp)
    lw s4, 148(sp)
    .insn r4 0xb, 0, 1, a3, a3, a5, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s10, x24 # hx.xror
    sw t4, 148(sp)
    lw t4, 88(sp)
    .insn r4 0xb, 0, 1, a5, a5, s6, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s8, x18 # hx.xror
    lw s6, 116(sp)
    lw s11, 140(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, s0, a6, s6 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, s6, t4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t4, a1 # hx.chi
    .insn r4 0xb, 0, 1, s0, t4, a1, s0 # hx.chi
    lw a1, 80(sp)
    .insn r4 0xb, 0, 0, t4, s6, a4, a2 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a1, s2, s4 # hx.chi
    sw s6, 140(sp)
    .insn r4 0xb, 0, 1, s6, s4, s8, t1 # hx.chi
    .insn r4 0xb, 0, 1, s4, s2, s4, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t1, a1 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, a1, s2 # hx.chi
    lw a1, 112(sp)
    lw s2, 200(sp)
    xori s5, s5, 1
    .insn r4 0xb, 0, 0, s7, s7, a1, s2 # hx.xor3
    lw s2, 92(sp)
    lw a1, 152(sp)
    .insn r4 0xb, 0, 0, t4, t4, s3, s8 # hx.xor3
    .insn r4 0xb, 0, 0, t0, t0, s2, a1 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s9, a6, s6 # hx.xor3
    .insn r4 0xb, 0, 0, s2, a7, t1, t5 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, s11, a3 # hx.xor3
    sw s8, 80(sp)
    .insn r4 0xb, 0, 0, s8, a5, ra, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s2, s2, s5, s0 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s4, t6 # hx.xor3
    sw a4, 116(sp)
    xor a4, a0, s8
    .insn r4 0x2b, 1, 0, s8, s8, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a0, s9, a0, x0 # hx.xrl1
    xor s9, t0, s9
    .insn r4 0x2b, 0, 0, a6, a6, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a0, x13 # hx.xror
    xor s7, s7, t3
    .insn r4 0x2b, 0, 0, s6, s6, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t0, t4, t0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a1, a1, a4, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t0, x23 # hx.xror
    xor t4, s1, t4
    .insn r4 0x2b, 0, 0, t1, t1, t0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, a0, x19 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, t0, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, a4, x10 # hx.xror
    sw s0, 152(sp)
    lw s0, 120(sp)
    .insn r4 0x2b, 1, 0, s1, s2, s1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t3, t3, s0, x0 # hx.xrl1
    xor s0, s0, s2
    xor s2, s5, t0
    lw s5, 76(sp)
    .insn r4 0x2b, 0, 0, t0, t5, t0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t3, x2 # hx.xror
    .insn r4 0xb, 0, 1, t5, a1, s5, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, t3, x11 # hx.xror
    sw t5, 76(sp)
    .insn r4 0xb, 0, 1, t5, t1, a1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a6, a2 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, t3, x25 # hx.xror
    .insn r4 0xb, 0, 1, a6, a6, a2, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s1, x10 # hx.xror
    sw a6, 120(sp)
    .insn r4 0xb, 0, 1, a6, t2, t6, s6 # hx.chi
    .insn r4 0xb, 0, 1, t1, a2, t1, a1 # hx.chi
    lw a1, 176(sp)
    lw a2, 112(sp)
    xor a1, a1, s7
    .insn r4 0x2b, 0, 0, a2, a2, s0, x25 # hx.xror
    sw a6, 112(sp)
    .insn r4 0xb, 0, 1, a6, a2, a1, t2 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t3, x29 # hx.xror
    xor a3, a3, s1
    .insn r4 0x2b, 0, 0, a5, a5, t3, x1 # hx.xror
    lw t3, 132(sp)
    .insn r4 0xb, 0, 1, t2, a1, t2, t6 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s0, x22 # hx.xror
    .insn r4 0xb, 0, 1, t6, t6, s6, a2 # hx.chi
    sw a6, 132(sp)
    .insn r4 0xb, 0, 1, a6, t0, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a1, s6, a2, a1 # hx.chi
    lw a2, 72(sp)
    .insn r4 0xb, 0, 0, s6, t6, t1, a6 # hx.xor3
    .insn r4 0x2b, 0, 0, a2, a2, t4, x18 # hx.xror
    sw t1, 72(sp)
    lw t1, 84(sp)
    sw a6, 84(sp)
    lui a6, 524288
    xor a6, t2, a6
    xori a6, a6, 136
    .insn r4 0xb, 0, 1, t2, a2, t3, t0 # hx.chi
    .insn r4 0xb, 0, 1, t0, t3, t0, s11 # hx.chi
    .insn r4 0xb, 0, 1, t3, ra, a2, t3 # hx.chi
    sw t6, 176(sp)
    .insn r4 0xb, 0, 0, t6, s5, a6, t2 # hx.xor3
    sw t2, 88(sp)
    lw t2, 156(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a2 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s0, x28 # hx.xror
    lw a2, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a2, a2, s7, x23 # hx.xror
    sw a6, 144(sp)
    .insn r4 0xb, 0, 1, s11, t2, a2, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s9, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, t5, ra # hx.xor3
    sw s11, 156(sp)
    lw s11, 148(sp)
    sw ra, 148(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw t5, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, t5, t1, s11, t2 # hx.chi
    .insn r4 0xb, 0, 1, a6, s4, ra, s3 # hx.chi
    .insn r4 0xb, 0, 1, t2, s11, t2, a2 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, a1, a6 # hx.xor3
    sw a6, 68(sp)
    .insn r4 0xb, 0, 1, a6, a3, t1, s11 # hx.chi
    lw s11, 116(sp)
    sw a1, 116(sp)
    .insn r4 0x2b, 0, 0, s11, s11, a0, x25 # hx.xror
    lw a1, 160(sp)
    .insn r4 0xb, 0, 1, t1, a2, a3, t1 # hx.chi
    .insn r4 0x2b, 0, 0, a1, a1, s7, x14 # hx.xror
    lw a2, 124(sp)
    sw s5, 124(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a4, x27 # hx.xror
    sw a6, 160(sp)
    .insn r4 0xb, 0, 1, a3, s3, a1, a2 # hx.chi
    .insn r4 0xb, 0, 1, s5, a1, a2, s4 # hx.chi
    .insn r4 0xb, 0, 0, t6, t6, a3, a6 # hx.xor3
    lw a6, 56(sp)
    .insn r4 0xb, 0, 1, a2, a2, s4, ra # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s7, x11 # hx.xror
    lw s4, 104(sp)
    sw a3, 104(sp)
    lw a3, 136(sp)
    .insn r4 0xb, 0, 1, ra, ra, s3, a1 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, a4, x9 # hx.xror
    .insn r4 0xb, 0, 0, a1, s6, t2, a2 # hx.xor3
    lw s3, 196(sp)
    lw s6, 92(sp)
    .insn r4 0x2b, 0, 0, s3, s3, t4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s6, a4, x31 # hx.xror
    .insn r4 0xb, 0, 0, s6, ra, t3, t1 # hx.xor3
    sw a2, 92(sp)
    lw a2, 140(sp)
    sw t2, 140(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a0, x22 # hx.xror
    lw t2, 60(sp)
    sw s5, 60(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s7, x30 # hx.xror
    lw s7, 164(sp)
    sw t1, 164(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x21 # hx.xror
    .insn r4 0xb, 0, 0, t1, t5, t0, s5 # hx.xor3
    lw s5, 100(sp)
    sw ra, 100(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t4, x19 # hx.xror
    lw t4, 80(sp)
    sw t5, 80(sp)
    .insn r4 0x2b, 0, 0, t4, t4, a0, x28 # hx.xror
    .insn r4 0xb, 0, 1, a0, a4, s10, s5 # hx.chi
    .insn r4 0xb, 0, 1, t5, s5, t4, a7 # hx.chi
    lw ra, 172(sp)
    sw t3, 172(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s0, x12 # hx.xror
    .insn r4 0xb, 0, 1, t3, t4, a7, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, a7, a4, s10 # hx.chi
    .insn r4 0xb, 0, 1, a7, s10, s5, t4 # hx.chi
    lw s10, 200(sp)
    .insn r4 0xb, 0, 1, s5, s3, ra, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s10, s0, x18 # hx.xror
    .insn r4 0xb, 0, 1, s10, a2, t2, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s1, x27 # hx.xror
    .insn r4 0xb, 0, 0, t4, s5, s10, a7 # hx.xor3
    sw s10, 200(sp)
    lw s10, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s10, s10, s1, x31 # hx.xror
    lw s5, 184(sp)
    sw a7, 184(sp)
    .insn r4 0x2b, 0, 0, s1, s5, s1, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a6, s10, a5 # hx.chi
    .insn r4 0xb, 0, 1, a7, a5, s3, ra # hx.chi
    .insn r4 0xb, 0, 1, a5, s10, a5, s3 # hx.chi
    .insn r4 0xb, 0, 1, s3, s7, s11, s2 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a6, s10 # hx.chi
    lw a6, 180(sp)
    .insn r4 0xb, 0, 0, s10, s3, t3, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, s9, x10 # hx.xror
    sw s5, 180(sp)
    .insn r4 0xb, 0, 1, s5, s2, s1, a6 # hx.chi
    .insn r4 0xb, 0, 1, s2, s11, s2, s1 # hx.chi
    sw s3, 196(sp)
    lw s3, 128(sp)
    .insn r4 0xb, 0, 1, s1, s1, a6, s7 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, s9, x24 # hx.xror
    sw t3, 128(sp)
    lw t3, 64(sp)
    .insn r4 0xb, 0, 1, a6, a6, s7, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x18 # hx.xror
    lw s7, 192(sp)
    lw s11, 188(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s9, t2, a3, s7 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s7, t3 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, t3, a2 # hx.chi
    .insn r4 0xb, 0, 1, t2, t3, a2, t2 # hx.chi
    lw a2, 152(sp)
    .insn r4 0xb, 0, 0, t3, s7, a5, a4 # hx.xor3
    .insn r4 0xb, 0, 1, s11, a2, s4, s3 # hx.chi
    sw s7, 188(sp)
    .insn r4 0xb, 0, 1, s7, s3, s8, s0 # hx.chi
    .insn r4 0xb, 0, 1, s3, s4, s3, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, s0, a2 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a2, s4 # hx.chi
    lw a2, 76(sp)
    lw s4, 132(sp)
    .insn r4 0xb, 0, 0, t3, t3, s2, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s6, s6, a2, s4 # hx.xor3
    lw s4, 112(sp)
    lw a2, 120(sp)
    .insn r4 0xb, 0, 0, s10, s10, a3, s7 # hx.xor3
    .insn r4 0xb, 0, 0, t1, t1, s4, a2 # hx.xor3
    .insn r4 0xb, 0, 0, s4, a7, s0, a0 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s11, s1 # hx.xor3
    sw s8, 152(sp)
    .insn r4 0xb, 0, 0, s8, a6, ra, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s4, s4, s5, t2 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s3, t5 # hx.xor3
    sw a5, 192(sp)
    xor a5, t6, s8
    .insn r4 0x2b, 1, 0, s8, s8, s6, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t6, s10, t6, x0 # hx.xrl1
    xor s10, t1, s10
    .insn r4 0x2b, 0, 0, a3, a3, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, t6, x13 # hx.xror
    xor s6, s6, t4
    .insn r4 0x2b, 0, 0, s7, s7, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, t1, t3, t1, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a2, a2, a5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, t1, x23 # hx.xror
    xor t3, a1, t3
    .insn r4 0x2b, 0, 0, s0, s0, t1, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, t6, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, t1, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a5, x10 # hx.xror
    sw t2, 120(sp)
    lw t2, 124(sp)
    .insn r4 0x2b, 1, 0, a1, s4, a1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t4, t2, x0 # hx.xrl1
    xor t2, t2, s4
    xor s4, s5, t1
    lw s5, 176(sp)
    .insn r4 0x2b, 0, 0, t1, a0, t1, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t4, x2 # hx.xror
    .insn r4 0xb, 0, 1, a0, a2, s5, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, t4, x11 # hx.xror
    sw a0, 176(sp)
    .insn r4 0xb, 0, 1, a0, s0, a2, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a3, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, t4, x25 # hx.xror
    .insn r4 0xb, 0, 1, a3, a3, a4, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, a1, x10 # hx.xror
    sw a3, 124(sp)
    .insn r4 0xb, 0, 1, a3, t0, t5, s7 # hx.chi
    .insn r4 0xb, 0, 1, s0, a4, s0, a2 # hx.chi
    lw a2, 144(sp)
    lw a4, 76(sp)
    xor a2, a2, s6
    .insn r4 0x2b, 0, 0, a4, a4, t2, x25 # hx.xror
    sw a3, 76(sp)
    .insn r4 0xb, 0, 1, a3, a4, a2, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s9, s9, t4, x29 # hx.xror
    xor s1, s1, a1
    .insn r4 0x2b, 0, 0, a6, a6, t4, x1 # hx.xror
    lw t4, 172(sp)
    .insn r4 0xb, 0, 1, t0, a2, t0, t5 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, t2, x22 # hx.xror
    .insn r4 0xb, 0, 1, t5, t5, s7, a4 # hx.chi
    sw a3, 172(sp)
    .insn r4 0xb, 0, 1, a3, t1, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, a2, s7, a4, a2 # hx.chi
    lw a4, 116(sp)
    .insn r4 0xb, 0, 0, s7, t5, s0, a3 # hx.xor3
    .insn r4 0x2b, 0, 0, a4, a4, t3, x18 # hx.xror
    sw s0, 116(sp)
    lw s0, 84(sp)
    sw a3, 84(sp)
    lui a3, 8
    xor a3, t0, a3
    .insn r4 0xb, 0, 1, t0, a4, t4, t1 # hx.chi
    .insn r4 0xb, 0, 1, t1, t4, t1, s11 # hx.chi
    .insn r4 0xb, 0, 1, t4, ra, a4, t4 # hx.chi
    sw t5, 144(sp)
    .insn r4 0xb, 0, 0, t5, s5, a3, t0 # hx.xor3
    sw t0, 64(sp)
    lw t0, 100(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a4 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, t2, x28 # hx.xror
    lw a4, 96(sp)
    sw s5, 96(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s6, x23 # hx.xror
    sw a3, 136(sp)
    .insn r4 0xb, 0, 1, s11, t0, a4, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s10, x29 # hx.xror
    .insn r4 0xb, 0, 0, s5, s11, a0, ra # hx.xor3
    sw s11, 100(sp)
    lw s11, 128(sp)
    sw ra, 128(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x20 # hx.xror
    lw ra, 108(sp)
    sw a0, 108(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t3, x4 # hx.xror
    .insn r4 0xb, 0, 1, a0, s0, s11, t0 # hx.chi
    .insn r4 0xb, 0, 1, a3, s3, ra, s2 # hx.chi
    .insn r4 0xb, 0, 1, t0, s11, t0, a4 # hx.chi
    .insn r4 0xb, 0, 0, s5, s5, a2, a3 # hx.xor3
    sw a3, 56(sp)
    .insn r4 0xb, 0, 1, a3, s1, s0, s11 # hx.chi
    lw s11, 192(sp)
    sw a2, 192(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t6, x25 # hx.xror
    lw a2, 88(sp)
    .insn r4 0xb, 0, 1, s0, a4, s1, s0 # hx.chi
    .insn r4 0x2b, 0, 0, a2, a2, s6, x14 # hx.xror
    lw s1, 80(sp)
    sw s5, 80(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a5, x27 # hx.xror
    sw a3, 88(sp)
    .insn r4 0xb, 0, 1, a4, s2, a2, s1 # hx.chi
    .insn r4 0xb, 0, 1, s5, a2, s1, s3 # hx.chi
    .insn r4 0xb, 0, 0, t5, t5, a4, a3 # hx.xor3
    lw a3, 104(sp)
    .insn r4 0xb, 0, 1, s1, s1, s3, ra # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s6, x11 # hx.xror
    lw s3, 184(sp)
    sw a4, 184(sp)
    lw a4, 60(sp)
    .insn r4 0xb, 0, 1, ra, ra, s2, a2 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, a5, x9 # hx.xror
    .insn r4 0xb, 0, 0, a2, s7, t0, s1 # hx.xor3
    lw s2, 148(sp)
    lw s7, 112(sp)
    .insn r4 0x2b, 0, 0, s2, s2, t3, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a5, s7, a5, x31 # hx.xror
    .insn r4 0xb, 0, 0, s7, ra, t4, s0 # hx.xor3
    sw s1, 112(sp)
    lw s1, 188(sp)
    sw t0, 188(sp)
    .insn r4 0x2b, 0, 0, s1, s1, t6, x22 # hx.xror
    lw t0, 160(sp)
    sw s5, 160(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s6, x30 # hx.xror
    lw s6, 68(sp)
    sw s0, 68(sp)
    .insn r4 0x2b, 0, 0, s6, s6, t3, x21 # hx.xror
    .insn r4 0xb, 0, 0, s0, a0, t1, s5 # hx.xor3
    lw s5, 156(sp)
    sw ra, 156(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t3, x19 # hx.xror
    lw t3, 152(sp)
    sw a0, 152(sp)
    .insn r4 0x2b, 0, 0, t3, t3, t6, x28 # hx.xror
    .insn r4 0xb, 0, 1, t6, a5, s9, s5 # hx.chi
    .insn r4 0xb, 0, 1, a0, s5, t3, a7 # hx.chi
    lw ra, 164(sp)
    sw t4, 164(sp)
    .insn r4 0x2b, 0, 0, ra, ra, t2, x12 # hx.xror
    .insn r4 0xb, 0, 1, t4, t3, a7, a5 # hx.chi
    .insn r4 0xb, 0, 1, a5, a7, a5, s9 # hx.chi
    .insn r4 0xb, 0, 1, a7, s9, s5, t3 # hx.chi
    lw s9, 132(sp)
    .insn r4 0xb, 0, 1, s5, s2, ra, a3 # hx.chi
    .insn r4 0x2b, 0, 0, t2, s9, t2, x18 # hx.xror
    .insn r4 0xb, 0, 1, s9, s1, t0, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s3, a1, x27 # hx.xror
    .insn r4 0xb, 0, 0, t3, s5, s9, a7 # hx.xor3
    sw s9, 132(sp)
    lw s9, 168(sp)
    sw s5, 168(sp)
    .insn r4 0x2b, 0, 0, s9, s9, a1, x31 # hx.xror
    lw s5, 200(sp)
    sw a7, 200(sp)
    .insn r4 0x2b, 0, 0, a1, s5, a1, x10 # hx.xror
    .insn r4 0xb, 0, 1, s5, a3, s9, a6 # hx.chi
    .insn r4 0xb, 0, 1, a7, a6, s2, ra # hx.chi
    .insn r4 0xb, 0, 1, a6, s9, a6, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s6, s11, s4 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a3, s9 # hx.chi
    lw a3, 140(sp)
    .insn r4 0xb, 0, 0, s9, s2, t4, s5 # hx.xor3
    .insn r4 0x2b, 0, 0, a3, a3, s10, x10 # hx.xror
    sw s5, 140(sp)
    .insn r4 0xb, 0, 1, s5, s4, a1, a3 # hx.chi
    .insn r4 0xb, 0, 1, s4, s11, s4, a1 # hx.chi
    sw s2, 148(sp)
    lw s2, 92(sp)
    .insn r4 0xb, 0, 1, a1, a1, a3, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, s10, x24 # hx.xror
    sw t4, 92(sp)
    lw t4, 196(sp)
    .insn r4 0xb, 0, 1, a3, a3, s6, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, s8, x18 # hx.xror
    lw s6, 72(sp)
    lw s11, 180(sp)
    .insn r4 0x2b, 0, 0, s6, s6, s10, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s11, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s10, t0, a4, s6 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s6, t4 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t4, s1 # hx.chi
    .insn r4 0xb, 0, 1, t0, t4, s1, t0 # hx.chi
    lw s1, 120(sp)
    .insn r4 0xb, 0, 0, t4, s6, a6, a5 # hx.xor3
    .insn r4 0xb, 0, 1, s11, s1, s3, s2 # hx.chi
    sw s6, 180(sp)
    .insn r4 0xb, 0, 1, s6, s2, s8, t2 # hx.chi
    .insn r4 0xb, 0, 1, s2, s3, s2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t2, s1 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s1, s3 # hx.chi
    lw s1, 176(sp)
    lw s3, 172(sp)
    xori s5, s5, 1
    .insn r4 0xb, 0, 0, s7, s7, s1, s3 # hx.xor3
    lw s3, 76(sp)
    lw s1, 124(sp)
    .insn r4 0xb, 0, 0, t4, t4, s4, s8 # hx.xor3
    .insn r4 0xb, 0, 0, s0, s0, s3, s1 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s9, a4, s6 # hx.xor3
    .insn r4 0xb, 0, 0, s3, a7, t2, t6 # hx.xor3
    .insn r4 0xb, 0, 0, t3, t3, s11, a1 # hx.xor3
    sw s8, 120(sp)
    .insn r4 0xb, 0, 0, s8, a3, ra, s10 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, s5, t0 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s2, a0 # hx.xor3
    sw a0, 72(sp)
    lw a0, 52(sp)
    sw a6, 196(sp)
    xor a6, t5, s8
    .insn r4 0x2b, 1, 0, s8, s8, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t5, s9, t5, x0 # hx.xrl1
    xor s9, s0, s9
    .insn r4 0x2b, 0, 0, a4, a4, s8, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, t5, x13 # hx.xror
    xor s7, s7, t3
    .insn r4 0x2b, 0, 0, s6, s6, s8, x22 # hx.xror
    .insn r4 0x2b, 1, 0, s0, t4, s0, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, a6, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s0, x23 # hx.xror
    xor t4, a2, t4
    .insn r4 0x2b, 0, 0, t2, t2, s0, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s4, t5, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, s0, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, a6, x10 # hx.xror
    sw t0, 124(sp)
    lw t0, 80(sp)
    .insn r4 0x2b, 1, 0, a2, s3, a2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t3, t3, t0, x0 # hx.xrl1
    xor t0, t0, s3
    xor s3, s5, s0
    lw s5, 144(sp)
    .insn r4 0x2b, 0, 0, s0, t6, s0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s9, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t3, x2 # hx.xror
    .insn r4 0xb, 0, 1, t6, s1, s5, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, t3, x25 # hx.xror
    sw t6, 196(a0)
    .insn r4 0xb, 0, 1, t6, t2, s1, s5 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, a4, a5 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, a5, t2 # hx.chi
    sw s5, 164(a0)
    lw s5, 72(sp)
    .insn r4 0x2b, 0, 0, s11, s11, a2, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, t3, x11 # hx.xror
    sw a4, 172(a0)
    .insn r4 0xb, 0, 1, a4, t1, s5, s6 # hx.chi
    .insn r4 0xb, 0, 1, t2, a5, t2, s1 # hx.chi
    lw s1, 136(sp)
    lw a5, 176(sp)
    xor s1, s1, s7
    .insn r4 0x2b, 0, 0, a5, a5, t0, x25 # hx.xror
    sw t2, 180(a0)
    .insn r4 0xb, 0, 1, t2, a5, s1, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t3, x29 # hx.xror
    xor a1, a1, a2
    .insn r4 0x2b, 0, 0, a3, a3, t3, x1 # hx.xror
    lw t3, 164(sp)
    .insn r4 0xb, 0, 1, t1, s1, t1, s5 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, t0, x22 # hx.xror
    .insn r4 0xb, 0, 1, s5, s5, s6, a5 # hx.chi
    sw t2, 36(a0)
    .insn r4 0xb, 0, 1, t2, s0, s11, ra # hx.chi
    .insn r4 0xb, 0, 1, s1, s6, a5, s1 # hx.chi
    lw a5, 192(sp)
    lw s6, 84(sp)
    .insn r4 0x2b, 0, 0, a5, a5, t4, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s9, x29 # hx.xror
    sw t2, 60(a0)
    lui t2, 524296
    xor t2, t1, t2
    xori t2, t2, 130
    .insn r4 0xb, 0, 1, t1, a5, t3, s0 # hx.chi
    .insn r4 0xb, 0, 1, s0, t3, s0, s11 # hx.chi
    .insn r4 0xb, 0, 1, t3, ra, a5, t3 # hx.chi
    sw t1, 44(a0)
    lw t1, 156(sp)
    .insn r4 0xb, 0, 1, ra, s11, ra, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, t0, x28 # hx.xror
    lw a5, 96(sp)
    sw ra, 68(a0)
    .insn r4 0x2b, 0, 0, a5, a5, s7, x23 # hx.xror
    lw ra, 92(sp)
    .insn r4 0xb, 0, 1, s11, t1, a5, a1 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s8, x20 # hx.xror
    sw t2, 4(a0)
    lw t2, 108(sp)
    sw s0, 52(a0)
    .insn r4 0x2b, 0, 0, t2, t2, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, s0, s6, ra, t1 # hx.chi
    sw s1, 28(a0)
    sw s0, 92(a0)
    .insn r4 0xb, 0, 1, s0, s2, t2, s4 # hx.chi
    lw s1, 160(sp)
    sw s0, 148(a0)
    .insn r4 0xb, 0, 1, s0, a1, s6, ra # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, t1, a5 # hx.chi
    lw t1, 196(sp)
    sw ra, 100(a0)
    .insn r4 0x2b, 0, 0, t1, t1, t5, x25 # hx.xror
    lw ra, 64(sp)
    .insn r4 0xb, 0, 1, a1, a5, a1, s6 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s7, x14 # hx.xror
    lw a5, 152(sp)
    sw s0, 84(a0)
    .insn r4 0x2b, 0, 0, a5, a5, a6, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a6, x9 # hx.xror
    .insn r4 0xb, 0, 1, s6, s4, ra, a5 # hx.chi
    .insn r4 0xb, 0, 1, s0, ra, a5, s2 # hx.chi
    .insn r4 0xb, 0, 1, a5, a5, s2, t2 # hx.chi
    sw s0, 132(a0)
    lw s0, 184(sp)
    lw s2, 200(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s7, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, a2, x27 # hx.xror
    .insn r4 0xb, 0, 1, ra, t2, s4, ra # hx.chi
    lw t2, 128(sp)
    lw s4, 76(sp)
    .insn r4 0x2b, 0, 0, t2, t2, t4, x4 # hx.xror
    .insn r4 0x2b, 0, 0, a6, s4, a6, x31 # hx.xror
    lw s4, 180(sp)
    sw ra, 156(a0)
    .insn r4 0x2b, 0, 0, s4, s4, t5, x22 # hx.xror
    lw ra, 88(sp)
    sw a1, 116(a0)
    .insn r4 0x2b, 0, 0, ra, ra, s7, x30 # hx.xror
    lw s7, 56(sp)
    lw a1, 100(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x21 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, t4, x19 # hx.xror
    lw t4, 120(sp)
    sw a4, 12(a0)
    .insn r4 0x2b, 0, 0, t4, t4, t5, x28 # hx.xror
    .insn r4 0xb, 0, 1, t5, a6, s10, a1 # hx.chi
    .insn r4 0xb, 0, 1, a4, a1, t4, a7 # hx.chi
    sw a5, 140(a0)
    sw a4, 96(a0)
    lw a4, 68(sp)
    .insn r4 0xb, 0, 1, a5, t4, a7, a6 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, t0, x12 # hx.xror
    .insn r4 0xb, 0, 1, a6, a7, a6, s10 # hx.chi
    .insn r4 0xb, 0, 1, a1, s10, a1, t4 # hx.chi
    .insn r4 0xb, 0, 1, a7, t2, a4, s0 # hx.chi
    lw s10, 172(sp)
    lw t4, 168(sp)
    .insn r4 0x2b, 0, 0, t0, s10, t0, x18 # hx.xror
    .insn r4 0xb, 0, 1, s10, s4, ra, s1 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, a2, x31 # hx.xror
    sw a1, 88(a0)
    lw a1, 132(sp)
    sw t6, 188(a0)
    .insn r4 0x2b, 0, 0, a1, a1, a2, x10 # hx.xror
    .insn r4 0xb, 0, 1, a2, s0, t4, a3 # hx.chi
    .insn r4 0xb, 0, 1, s0, a4, s0, t4 # hx.chi
    sw a2, 184(a0)
    .insn r4 0xb, 0, 1, a2, a3, t2, a4 # hx.chi
    .insn r4 0xb, 0, 1, t2, t4, a3, t2 # hx.chi
    .insn r4 0xb, 0, 1, a3, s7, t1, s3 # hx.chi
    lw a4, 188(sp)
    sw t2, 192(a0)
    .insn r4 0x2b, 0, 0, a4, a4, s9, x10 # hx.xror
    lw t2, 112(sp)
    .insn r4 0xb, 0, 1, t4, s3, a1, a4 # hx.chi
    .insn r4 0xb, 0, 1, s3, t1, s3, a1 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s9, x24 # hx.xror
    .insn r4 0xb, 0, 1, a1, a1, a4, s7 # hx.chi
    sw s0, 176(a0)
    lw s0, 148(sp)
    .insn r4 0xb, 0, 1, t1, a4, s7, t1 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s8, x18 # hx.xror
    lw a4, 116(sp)
    sw s5, 20(a0)
    .insn r4 0x2b, 0, 0, a4, a4, s9, x1 # hx.xror
    lw s9, 140(sp)
    .insn r4 0xb, 0, 1, s7, ra, s1, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s9, s8, x4 # hx.xror
    .insn r4 0xb, 0, 1, s1, s1, a4, s0 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s0, s4 # hx.chi
    .insn r4 0xb, 0, 1, ra, s0, s4, ra # hx.chi
    lw s0, 124(sp)
    .insn r4 0xb, 0, 1, s9, t2, s8, t0 # hx.chi
    .insn r4 0xb, 0, 1, s4, s0, s2, t2 # hx.chi
    .insn r4 0xb, 0, 1, t2, s2, t2, s8 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t0, s0 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, s0, s2 # hx.chi
    sw t3, 76(a0)
    sw s11, 108(a0)
    sw s6, 124(a0)
    sw t5, 80(a0)
    sw a5, 104(a0)
    sw a6, 112(a0)
    sw a7, 168(a0)
    sw s10, 48(a0)
    sw a2, 160(a0)
    sw a3, 24(a0)
    sw t4, 0(a0)
    sw s3, 32(a0)
    sw a1, 8(a0)
    sw t1, 16(a0)
    sw s7, 56(a0)
    sw s1, 64(a0)
    sw a4, 72(a0)
    sw ra, 40(a0)
    sw s4, 128(a0)
    sw s9, 144(a0)
    sw t2, 136(a0)
    sw s8, 152(a0)
    sw t0, 120(a0)
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
    addi sp, sp, 208
    ret
    .size rvh_keccak_permute, .-rvh_keccak_permute

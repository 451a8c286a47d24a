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
// 5393 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 2192 bytes of code and constants.

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
    lw t1, 40(a0)
    lw t2, 80(a0)
    lw s0, 120(a0)
    lw s1, 160(a0)
    .insn r4 0xb, 0, 0, a6, ra, t1, t2 # hx.xor3
    lw a1, 4(a0)
    .insn r4 0xb, 0, 0, a6, a6, s0, s1 # hx.xor3
    lw a2, 44(a0)
    lw a3, 84(a0)
    lw a4, 124(a0)
    lw a7, 164(a0)
    .insn r4 0xb, 0, 0, t5, a1, a2, a3 # hx.xor3
    lw s2, 8(a0)
    .insn r4 0xb, 0, 0, t5, t5, a4, a7 # hx.xor3
    lw s3, 48(a0)
    lw s4, 88(a0)
    lw s5, 128(a0)
    lw s7, 168(a0)
    .insn r4 0xb, 0, 0, s8, s2, s3, s4 # hx.xor3
    lw s10, 12(a0)
    .insn r4 0xb, 0, 0, s8, s8, s5, s7 # hx.xor3
    lw t3, 52(a0)
    lw ra, 92(a0)
    lw t1, 132(a0)
    lw t2, 172(a0)
    .insn r4 0xb, 0, 0, s6, s10, t3, ra # hx.xor3
    lw s0, 16(a0)
    .insn r4 0xb, 0, 0, s6, s6, t1, t2 # hx.xor3
    lw s1, 56(a0)
    lw a1, 96(a0)
    lw a2, 136(a0)
    lw a3, 176(a0)
    .insn r4 0xb, 0, 0, t6, s0, s1, a1 # hx.xor3
    lw a4, 20(a0)
    .insn r4 0xb, 0, 0, t6, t6, a2, a3 # hx.xor3
    lw a7, 60(a0)
    lw s2, 100(a0)
    lw s3, 140(a0)
    lw s4, 180(a0)
    .insn r4 0xb, 0, 0, s11, a4, a7, s2 # hx.xor3
    lw s5, 24(a0)
    .insn r4 0xb, 0, 0, s11, s11, s3, s4 # hx.xor3
    lw s7, 64(a0)
    lw s10, 104(a0)
    lw t3, 144(a0)
    lw ra, 184(a0)
    .insn r4 0xb, 0, 0, a5, s5, s7, s10 # hx.xor3
    lw t1, 28(a0)
    .insn r4 0xb, 0, 0, a5, a5, t3, ra # hx.xor3
    lw t2, 68(a0)
    lw s0, 108(a0)
    lw s1, 148(a0)
    lw a1, 188(a0)
    .insn r4 0xb, 0, 0, s9, t1, t2, s0 # hx.xor3
    lw a2, 32(a0)
    .insn r4 0xb, 0, 0, s9, s9, s1, a1 # hx.xor3
    lw a3, 72(a0)
    lw a4, 112(a0)
    lw a7, 152(a0)
    lw s2, 192(a0)
    .insn r4 0xb, 0, 0, t0, a2, a3, a4 # hx.xor3
    lw s3, 36(a0)
    .insn r4 0xb, 0, 0, t0, t0, a7, s2 # hx.xor3
    lw s4, 76(a0)
    lw s5, 116(a0)
    lw s7, 156(a0)
    lw s10, 196(a0)
    .insn r4 0xb, 0, 0, t4, s3, s4, s5 # hx.xor3
    lw a1, 44(a0)
    .insn r4 0xb, 0, 0, t4, t4, s7, s10 # hx.xor3
    lw a4, 36(a0)
    lw t2, 104(a0)
    lw t3, 124(a0)
    lw ra, 24(a0)
    lw t1, 156(a0)
    lw s1, 180(a0)
    lw a2, 60(a0)
    lw s10, 76(a0)
    lw s5, 140(a0)
    lw a3, 196(a0)
    lw s3, 164(a0)
    lw s7, 4(a0)
    lw s0, 132(a0)
    lw s4, 20(a0)
    lw s2, 52(sp)
    .balign 4
.L_rvh_keccak_rounds:
    xor a7, t4, s8
    .insn r4 0x2b, 1, 0, s8, s8, s9, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a1, a1, a7, x14 # hx.xror
    xor s9, s9, a6
    sw a1, 300(sp)
    xor a1, s6, a5
    .insn r4 0x2b, 1, 0, a6, a6, s11, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, t4, t6, t4, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s6, t0, s6, x0 # hx.xrl1
    xor t0, s11, t0
    .insn r4 0x2b, 0, 0, a4, a4, s9, x18 # hx.xror
    .insn r4 0x2b, 1, 0, a5, a5, t5, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t2, t2, t4, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s11, t3, a7, x11 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t4, x18 # hx.xror
    .insn r4 0x2b, 0, 0, t1, t1, s9, x28 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a1, x1 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a1, x29 # hx.xror
    lw t3, 8(a0)
    .insn r4 0x2b, 0, 0, s10, s10, s9, x22 # hx.xror
    xor t3, t3, a6
    sw s10, 304(sp)
    .insn r4 0x2b, 0, 0, s5, s5, a1, x24 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, s9, x25 # hx.xror
    xor t5, t5, t6
    .insn r4 0x2b, 0, 0, s3, s3, a7, x23 # hx.xror
    xor s7, s7, a7
    .insn r4 0xb, 0, 1, s10, s3, t3, a2 # hx.chi
    .insn r4 0xb, 0, 1, t6, t2, t1, s3 # hx.chi
    sw s10, 176(sp)
    lw s10, 84(a0)
    sw t6, 160(sp)
    .insn r4 0x2b, 0, 0, a7, s10, a7, x30 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, t5, x9 # hx.xror
    .insn r4 0xb, 0, 1, t6, a2, t2, t1 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, s3, t3 # hx.chi
    sw t6, 152(sp)
    sw t1, 168(sp)
    lw s3, 88(a0)
    lw t6, 40(a0)
    .insn r4 0x2b, 0, 0, s3, s3, a6, x27 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, s6, x14 # hx.xror
    .insn r4 0xb, 0, 1, t2, t3, a2, t2 # hx.chi
    lw a2, 72(a0)
    sw t2, 144(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a5, x22 # hx.xror
    .insn r4 0xb, 0, 1, t3, a7, s0, s1 # hx.chi
    .insn r4 0xb, 0, 1, s10, s1, ra, a2 # hx.chi
    .insn r4 0xb, 0, 1, t2, t6, s3, s5 # hx.chi
    sw s10, 132(sp)
    lw t1, 116(a0)
    .insn r4 0xb, 0, 1, s1, s0, s1, ra # hx.chi
    .insn r4 0x2b, 0, 0, t1, t1, s9, x12 # hx.xror
    lw s10, 184(a0)
    .insn r4 0xb, 0, 1, ra, ra, a2, a7 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, t4, x4 # hx.xror
    .insn r4 0xb, 0, 1, s0, a2, a7, s0 # hx.chi
    lw a2, 68(a0)
    sw s0, 108(sp)
    .insn r4 0x2b, 0, 0, a2, a2, t0, x4 # hx.xror
    sw t2, 188(sp)
    .insn r4 0xb, 0, 1, a7, a2, t1, s11 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, a1, x1 # hx.xror
    .insn r4 0xb, 0, 0, s9, t2, a7, s0 # hx.xor3
    sw a7, 228(sp)
    .insn r4 0xb, 0, 1, t2, a4, t6, s3 # hx.chi
    .insn r4 0xb, 0, 1, a7, s5, s10, a4 # hx.chi
    lw s0, 16(a0)
    .insn r4 0xb, 0, 1, a4, s10, a4, t6 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s8, x1 # hx.xror
    .insn r4 0xb, 0, 1, s3, s3, s5, s10 # hx.chi
    lw t6, 168(a0)
    sw t3, 116(sp)
    .insn r4 0x2b, 0, 0, t6, t6, a6, x31 # hx.xror
    sw s3, 196(sp)
    .insn r4 0xb, 0, 1, s10, t1, s11, t6 # hx.chi
    .insn r4 0xb, 0, 1, s11, s11, t6, s0 # hx.chi
    .insn r4 0xb, 0, 0, s5, t3, s10, s3 # hx.xor3
    sw s10, 236(sp)
    .insn r4 0xb, 0, 1, t1, s0, a2, t1 # hx.chi
    lw s10, 100(a0)
    lw s3, 48(a0)
    .insn r4 0x2b, 0, 0, a1, s10, a1, x10 # hx.xror
    lw s10, 192(a0)
    .insn r4 0x2b, 0, 0, s3, s3, a6, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, a5, x25 # hx.xror
    .insn r4 0xb, 0, 0, t3, s1, a7, s11 # hx.xor3
    sw s11, 244(sp)
    sw s1, 124(sp)
    sw a7, 204(sp)
    lw s11, 148(a0)
    lw s1, 12(a0)
    .insn r4 0x2b, 0, 0, s11, s11, t0, x21 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, t5, x31 # hx.xror
    lw a7, 0(a0)
    .insn r4 0xb, 0, 1, a2, t6, s0, a2 # hx.chi
    xor a7, a7, s6
    .insn r4 0xb, 0, 1, s0, a7, s3, a1 # hx.chi
    lw t6, 0(s2)
    sw ra, 100(sp)
    xor t6, s0, t6
    .insn r4 0xb, 0, 0, s0, ra, t2, t1 # hx.xor3
    sw t1, 220(sp)
    sw t2, 180(sp)
    .insn r4 0xb, 0, 1, ra, s11, s10, a7 # hx.chi
    .insn r4 0xb, 0, 1, a7, s10, a7, s3 # hx.chi
    .insn r4 0xb, 0, 1, s10, a1, s11, s10 # hx.chi
    .insn r4 0xb, 0, 0, t1, a4, a7, a2 # hx.xor3
    sw a2, 252(sp)
    sw a4, 212(sp)
    sw a7, 92(sp)
    .insn r4 0xb, 0, 1, s11, s3, a1, s11 # hx.chi
    lw a1, 56(a0)
    lw s3, 108(a0)
    .insn r4 0x2b, 0, 0, a1, a1, s8, x29 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, t0, x19 # hx.xror
    lw a7, 152(a0)
    lw a4, 160(a0)
    .insn r4 0x2b, 0, 0, a7, a7, a5, x28 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, s6, x23 # hx.xror
    sw s10, 76(sp)
    .insn r4 0xb, 0, 1, t2, s3, a7, a4 # hx.chi
    lw a2, 64(a0)
    .insn r4 0xb, 0, 0, s5, s5, t2, s10 # hx.xor3
    sw t2, 156(sp)
    lw s10, 128(a0)
    .insn r4 0x2b, 0, 0, a2, a2, t4, x5 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, a6, x10 # hx.xror
    .insn r4 0xb, 0, 1, t2, a1, s3, a7 # hx.chi
    lw a6, 144(a0)
    .insn r4 0xb, 0, 1, s3, s1, a1, s3 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, t4, x22 # hx.xror
    .insn r4 0xb, 0, 0, s0, s0, t6, s3 # hx.xor3
    .insn r4 0xb, 0, 1, t4, a6, a3, s7 # hx.chi
    sw t6, 60(sp)
    sw s3, 140(sp)
    .insn r4 0xb, 0, 0, s9, s9, t2, s11 # hx.xor3
    sw s11, 68(sp)
    sw t2, 148(sp)
    lw s11, 172(a0)
    lw s3, 120(a0)
    .insn r4 0x2b, 0, 0, s11, s11, t5, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s3, s6, x12 # hx.xror
    .insn r4 0xb, 0, 1, a1, a4, s1, a1 # hx.chi
    lw t6, 96(a0)
    lw t2, 112(a0)
    .insn r4 0x2b, 0, 0, t6, t6, s8, x11 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, a5, x13 # hx.xror
    .insn r4 0xb, 0, 1, s1, a7, a4, s1 # hx.chi
    lw a7, 80(a0)
    lw a4, 52(a0)
    .insn r4 0x2b, 0, 0, a7, a7, s6, x31 # hx.xror
    .insn r4 0xb, 0, 1, s6, t6, a6, a3 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, t5, x10 # hx.xror
    sw a1, 172(sp)
    .insn r4 0xb, 0, 1, a6, a4, t6, a6 # hx.chi
    .insn r4 0xb, 0, 1, t6, s7, a4, t6 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s7, a4 # hx.chi
    lw a4, 304(sp)
    sw a6, 72(sp)
    .insn r4 0xb, 0, 1, s7, a4, a7, s10 # hx.chi
    lw a4, 132(sp)
    sw s7, 112(sp)
    .insn r4 0xb, 0, 0, t1, t1, a1, a4 # hx.xor3
    .insn r4 0xb, 0, 1, a4, a2, t2, s3 # hx.chi
    sw t4, 88(sp)
    .insn r4 0xb, 0, 0, a1, s7, a6, a4 # hx.xor3
    sw a4, 232(sp)
    lw s7, 176(a0)
    .insn r4 0xb, 0, 1, a4, s11, s4, a2 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, s8, x2 # hx.xror
    lw a6, 92(a0)
    .insn r4 0xb, 0, 1, a2, s4, a2, t2 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, t5, x27 # hx.xror
    .insn r4 0xb, 0, 1, s4, s3, s11, s4 # hx.chi
    lw t5, 28(a0)
    .insn r4 0xb, 0, 1, t2, t2, s3, s11 # hx.chi
    .insn r4 0x2b, 0, 0, t5, t5, t0, x18 # hx.xror
    lw s11, 136(a0)
    sw s4, 248(sp)
    .insn r4 0x2b, 0, 0, s11, s11, s8, x25 # hx.xror
    .insn r4 0xb, 0, 1, s8, s10, s7, t5 # hx.chi
    .insn r4 0xb, 0, 1, s10, a7, s10, s7 # hx.chi
    .insn r4 0xb, 0, 0, s3, t4, s8, s4 # hx.xor3
    lw s4, 4(s2)
    .insn r4 0xb, 0, 0, t4, t3, ra, s1 # hx.xor3
    lw s2, 188(a0)
    xor s4, t6, s4
    .insn r4 0x2b, 0, 0, t0, s2, t0, x4 # hx.xror
    lw s2, 304(sp)
    .insn r4 0xb, 0, 1, t6, a6, s11, t0 # hx.chi
    .insn r4 0xb, 0, 1, t3, s7, t5, s2 # hx.chi
    lw s7, 32(a0)
    .insn r4 0xb, 0, 1, a7, t5, s2, a7 # hx.chi
    .insn r4 0x2b, 0, 0, a5, s7, a5, x19 # hx.xror
    lw s2, 300(sp)
    .insn r4 0xb, 0, 1, s7, s11, t0, a5 # hx.chi
    .insn r4 0xb, 0, 1, t5, a5, s2, a6 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, a5, s2 # hx.chi
    .insn r4 0xb, 0, 1, a6, s2, a6, s11 # hx.chi
    lw a5, 168(sp)
    sw s7, 208(sp)
    .insn r4 0xb, 0, 0, s2, s3, a5, s7 # hx.xor3
    lw s3, 176(sp)
    lw s11, 160(sp)
    .insn r4 0xb, 0, 0, a5, a4, t0, s3 # hx.xor3
    .insn r4 0xb, 0, 0, s7, t6, s11, s10 # hx.xor3
    lw s3, 144(sp)
    .insn r4 0xb, 0, 0, s7, s7, t2, s6 # hx.xor3
    .insn r4 0xb, 0, 0, s11, a7, t5, s3 # hx.xor3
    lw s3, 152(sp)
    .insn r4 0xb, 0, 0, s11, s11, s4, a2 # hx.xor3
    .insn r4 0xb, 0, 0, a5, a5, a3, t3 # hx.xor3
    .insn r4 0xb, 0, 0, a1, a1, a6, s3 # hx.xor3
    xor s3, a5, s9
    .insn r4 0x2b, 1, 0, s9, s9, s2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a7, a7, s3, x14 # hx.xror
    xor s2, s2, s0
    sw a7, 300(sp)
    xor a7, a1, t4
    .insn r4 0x2b, 1, 0, s0, s0, s7, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a5, s5, a5, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a1, t1, a1, x0 # hx.xrl1
    xor t1, s7, t1
    .insn r4 0x2b, 0, 0, a3, a3, s2, x18 # hx.xror
    .insn r4 0x2b, 1, 0, t4, t4, s11, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s1, s1, a5, x20 # hx.xror
    .insn r4 0x2b, 0, 0, s7, t5, s3, x11 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, a5, x18 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, s2, x28 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, a7, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, a7, x29 # hx.xror
    lw t5, 68(sp)
    .insn r4 0x2b, 0, 0, t3, t3, s2, x22 # hx.xror
    xor t5, t5, s0
    .insn r4 0x2b, 0, 0, t6, t6, a7, x24 # hx.xror
    xor s11, s11, s5
    .insn r4 0x2b, 0, 0, a2, a2, s3, x23 # hx.xror
    xor s4, s4, s3
    .insn r4 0xb, 0, 1, s5, a2, t5, s10 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s11, x9 # hx.xror
    sw s5, 116(a0)
    lw s5, 144(sp)
    .insn r4 0x2b, 0, 0, s6, s6, a7, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s3, s5, s3, x30 # hx.xror
    .insn r4 0xb, 0, 1, s5, s1, t0, a2 # hx.chi
    .insn r4 0x2b, 0, 0, a4, a4, s2, x25 # hx.xror
    sw s5, 100(a0)
    .insn r4 0xb, 0, 1, s5, s10, s1, t0 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, a2, t5 # hx.chi
    sw s5, 92(a0)
    sw t0, 108(a0)
    lw s5, 148(sp)
    lw a2, 100(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s0, x27 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a1, x14 # hx.xror
    .insn r4 0xb, 0, 1, s1, t5, s10, s1 # hx.chi
    lw t5, 132(sp)
    sw s1, 84(a0)
    .insn r4 0x2b, 0, 0, t5, t5, t4, x22 # hx.xror
    .insn r4 0xb, 0, 1, s10, s3, a6, t2 # hx.chi
    .insn r4 0xb, 0, 1, t0, t2, ra, t5 # hx.chi
    lw s1, 176(sp)
    sw t0, 72(a0)
    .insn r4 0xb, 0, 1, t0, a2, s5, t6 # hx.chi
    .insn r4 0x2b, 0, 0, s1, s1, s2, x12 # hx.xror
    .insn r4 0xb, 0, 1, t2, a6, t2, ra # hx.chi
    lw s2, 244(sp)
    .insn r4 0xb, 0, 1, ra, ra, t5, s3 # hx.chi
    .insn r4 0x2b, 0, 0, s2, s2, a5, x4 # hx.xror
    .insn r4 0xb, 0, 1, a6, t5, s3, a6 # hx.chi
    .insn r4 0x2b, 0, 0, s3, s8, t1, x4 # hx.xror
    sw a6, 48(a0)
    .insn r4 0xb, 0, 1, t5, s3, s1, s7 # hx.chi
    sw t0, 128(a0)
    .insn r4 0xb, 0, 0, s8, t0, t5, a6 # hx.xor3
    sw t5, 168(a0)
    .insn r4 0xb, 0, 1, t0, a3, a2, s5 # hx.chi
    .insn r4 0xb, 0, 1, t5, t6, s2, a3 # hx.chi
    lw a6, 76(sp)
    .insn r4 0xb, 0, 1, a3, s2, a3, a2 # hx.chi
    .insn r4 0x2b, 0, 0, a6, a6, s9, x1 # hx.xror
    .insn r4 0xb, 0, 1, s5, s5, t6, s2 # hx.chi
    lw s2, 228(sp)
    sw s10, 56(a0)
    .insn r4 0x2b, 0, 0, s2, s2, s0, x31 # hx.xror
    sw s5, 136(a0)
    .insn r4 0xb, 0, 1, a2, s1, s7, s2 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, s2, a6 # hx.chi
    .insn r4 0xb, 0, 0, t6, s10, a2, s5 # hx.xor3
    sw a2, 176(a0)
    .insn r4 0xb, 0, 1, s1, a6, s3, s1 # hx.chi
    lw s10, 160(sp)
    lw a2, 252(sp)
    .insn r4 0x2b, 0, 0, a7, s10, a7, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, t4, x25 # hx.xror
    lw s10, 108(sp)
    .insn r4 0xb, 0, 0, s5, t2, t5, s7 # hx.xor3
    .insn r4 0x2b, 0, 0, s10, s10, s0, x10 # hx.xror
    sw s5, 304(sp)
    sw s7, 184(a0)
    sw t2, 64(a0)
    sw t5, 144(a0)
    lw t5, 208(sp)
    lw t2, 72(sp)
    .insn r4 0x2b, 0, 0, t5, t5, t1, x21 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s11, x31 # hx.xror
    lw s7, 60(sp)
    .insn r4 0xb, 0, 1, s3, s2, a6, s3 # hx.chi
    xor s7, s7, a1
    .insn r4 0xb, 0, 1, a6, s7, s10, a7 # hx.chi
    lw s2, 52(sp)
    sw ra, 40(a0)
    lw s5, 8(s2)
    sw s1, 160(a0)
    xor s5, a6, s5
    .insn r4 0xb, 0, 0, a6, ra, t0, s1 # hx.xor3
    sw t0, 120(a0)
    .insn r4 0xb, 0, 1, ra, t5, a2, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, a2, s7, s10 # hx.chi
    .insn r4 0xb, 0, 1, a2, a7, t5, a2 # hx.chi
    .insn r4 0xb, 0, 0, t0, a3, s7, s3 # hx.xor3
    sw s3, 192(a0)
    sw a3, 152(a0)
    sw s7, 32(a0)
    .insn r4 0xb, 0, 1, t5, s10, a7, t5 # hx.chi
    lw a7, 116(sp)
    lw s10, 168(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s9, x29 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, t1, x19 # hx.xror
    lw s7, 212(sp)
    lw a3, 220(sp)
    .insn r4 0x2b, 0, 0, s7, s7, t4, x28 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, a1, x23 # hx.xror
    sw a2, 16(a0)
    .insn r4 0xb, 0, 1, s1, s10, s7, a3 # hx.chi
    lw s3, 124(sp)
    .insn r4 0xb, 0, 0, t6, t6, s1, a2 # hx.xor3
    sw s1, 96(a0)
    lw a2, 188(sp)
    .insn r4 0x2b, 0, 0, s3, s3, a5, x5 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, s1, a7, s10, s7 # hx.chi
    lw s0, 204(sp)
    .insn r4 0xb, 0, 1, s10, t2, a7, s10 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, a5, x22 # hx.xror
    .insn r4 0xb, 0, 0, a6, a6, s5, s10 # hx.xor3
    .insn r4 0xb, 0, 1, a5, s0, a4, s4 # hx.chi
    sw s5, 0(a0)
    sw s10, 80(a0)
    .insn r4 0xb, 0, 0, s8, s8, s1, t5 # hx.xor3
    sw t5, 8(a0)
    sw s1, 88(a0)
    lw t5, 232(sp)
    lw s10, 180(sp)
    .insn r4 0x2b, 0, 0, t5, t5, s11, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, a1, x12 # hx.xror
    .insn r4 0xb, 0, 1, a7, a3, t2, a7 # hx.chi
    lw s5, 156(sp)
    lw s1, 172(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s9, x11 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, t4, x13 # hx.xror
    .insn r4 0xb, 0, 1, t2, s7, a3, t2 # hx.chi
    lw s7, 140(sp)
    lw a3, 112(sp)
    .insn r4 0x2b, 0, 0, s7, s7, a1, x31 # hx.xror
    .insn r4 0xb, 0, 1, a1, s5, s0, a4 # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s11, x10 # hx.xror
    sw a7, 112(a0)
    .insn r4 0xb, 0, 1, s0, a3, s5, s0 # hx.chi
    .insn r4 0xb, 0, 1, s5, s4, a3, s5 # hx.chi
    .insn r4 0xb, 0, 1, a4, a4, s4, a3 # hx.chi
    .insn r4 0xb, 0, 1, s4, t3, s7, a2 # hx.chi
    lw a3, 72(a0)
    sw s0, 12(a0)
    .insn r4 0xb, 0, 0, t0, t0, a7, a3 # hx.xor3
    .insn r4 0xb, 0, 1, a3, s3, s1, s10 # hx.chi
    sw s4, 52(a0)
    .insn r4 0xb, 0, 0, a7, s4, s0, a3 # hx.xor3
    sw a3, 172(a0)
    lw s4, 236(sp)
    .insn r4 0xb, 0, 1, a3, t5, s6, s3 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s9, x2 # hx.xror
    lw s0, 152(sp)
    .insn r4 0xb, 0, 1, s3, s6, s3, s1 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s11, x27 # hx.xror
    .insn r4 0xb, 0, 1, s6, s10, t5, s6 # hx.chi
    lw s11, 88(sp)
    .insn r4 0xb, 0, 1, s1, s1, s10, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, t1, x18 # hx.xror
    lw t5, 196(sp)
    .insn r4 0xb, 0, 1, s10, a2, s4, s11 # hx.chi
    .insn r4 0x2b, 0, 0, s9, t5, s9, x25 # hx.xror
    .insn r4 0xb, 0, 0, t5, a5, s10, s6 # hx.xor3
    sw s10, 68(a0)
    sw a5, 28(a0)
    sw s6, 188(a0)
    lw s6, 12(s2)
    lw a5, 304(sp)
    xor s6, s5, s6
    .insn r4 0xb, 0, 0, a5, a5, ra, t2 # hx.xor3
    lw s5, 248(sp)
    .insn r4 0xb, 0, 1, s10, s4, s11, t3 # hx.chi
    .insn r4 0x2b, 0, 0, t1, s5, t1, x4 # hx.xror
    .insn r4 0xb, 0, 1, a2, s7, a2, s4 # hx.chi
    .insn r4 0xb, 0, 1, s5, s0, s9, t1 # hx.chi
    lw s4, 92(sp)
    .insn r4 0xb, 0, 1, s7, s11, t3, s7 # hx.chi
    .insn r4 0x2b, 0, 0, t4, s4, t4, x19 # hx.xror
    lw s4, 300(sp)
    .insn r4 0xb, 0, 1, s11, s9, t1, t4 # hx.chi
    .insn r4 0xb, 0, 1, t3, t4, s4, s0 # hx.chi
    .insn r4 0xb, 0, 1, t1, t1, t4, s4 # hx.chi
    .insn r4 0xb, 0, 1, s0, s4, s0, s9 # hx.chi
    lw t4, 108(a0)
    sw s11, 148(a0)
    .insn r4 0xb, 0, 0, s9, t5, t4, s11 # hx.xor3
    lw t5, 116(a0)
    lw s4, 100(a0)
    .insn r4 0xb, 0, 0, t4, a3, t1, t5 # hx.xor3
    .insn r4 0xb, 0, 0, s11, s5, s4, a2 # hx.xor3
    lw s4, 84(a0)
    .insn r4 0xb, 0, 0, s11, s11, s1, a1 # hx.xor3
    .insn r4 0xb, 0, 0, t5, s7, t3, s4 # hx.xor3
    lw s4, 92(a0)
    .insn r4 0xb, 0, 0, t5, t5, s6, s3 # hx.xor3
    .insn r4 0xb, 0, 0, a7, a7, s0, s4 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, a4, s10 # hx.xor3
    addi s2, s2, 16
    sw s2, 52(sp)
    mv s4, a1
    mv a1, s7
    mv s7, s6
    mv s6, a7
    lw a7, 56(sp)
    bne s2, a7, .L_rvh_keccak_rounds
    sw s7, 4(a0)
    sw s4, 20(a0)
    sw ra, 24(a0)
    sw a4, 36(a0)
    sw a1, 44(a0)
    sw a2, 60(a0)
    sw s10, 76(a0)
    sw t2, 104(a0)
    sw t3, 124(a0)
    sw s0, 132(a0)
    sw s5, 140(a0)
    sw t1, 156(a0)
    sw s3, 164(a0)
    sw s1, 180(a0)
    sw a3, 196(a0)
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

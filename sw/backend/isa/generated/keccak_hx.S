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
// 5480 cycles for 24 rounds, as rvhash/codegen/machine.py counts them. 2224 bytes of code and constants.

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
    lw s0, 160(a0)
    .insn r4 0xb, 0, 0, s3, ra, t0, t1 # hx.xor3
    lw a3, 4(a0)
    .insn r4 0xb, 0, 0, s3, s3, t2, s0 # hx.xor3
    lw a5, 44(a0)
    lw a6, 84(a0)
    lw a7, 124(a0)
    lw s4, 164(a0)
    .insn r4 0xb, 0, 0, a2, a3, a5, a6 # hx.xor3
    lw s5, 8(a0)
    .insn r4 0xb, 0, 0, a2, a2, a7, s4 # hx.xor3
    lw s6, 48(a0)
    lw s8, 88(a0)
    lw s9, 128(a0)
    lw s10, 168(a0)
    .insn r4 0xb, 0, 0, s2, s5, s6, s8 # hx.xor3
    lw t3, 12(a0)
    .insn r4 0xb, 0, 0, s2, s2, s9, s10 # hx.xor3
    lw t4, 52(a0)
    lw t5, 92(a0)
    lw ra, 132(a0)
    lw t0, 172(a0)
    .insn r4 0xb, 0, 0, t6, t3, t4, t5 # hx.xor3
    lw t1, 16(a0)
    .insn r4 0xb, 0, 0, t6, t6, ra, t0 # hx.xor3
    lw t2, 56(a0)
    lw s0, 96(a0)
    lw a3, 136(a0)
    lw a5, 176(a0)
    .insn r4 0xb, 0, 0, s11, t1, t2, s0 # hx.xor3
    lw a6, 20(a0)
    .insn r4 0xb, 0, 0, s11, s11, a3, a5 # hx.xor3
    lw a7, 60(a0)
    lw s4, 100(a0)
    lw s5, 140(a0)
    lw s6, 180(a0)
    .insn r4 0xb, 0, 0, s7, a6, a7, s4 # hx.xor3
    lw s8, 24(a0)
    .insn r4 0xb, 0, 0, s7, s7, s5, s6 # hx.xor3
    lw s9, 64(a0)
    lw s10, 104(a0)
    lw t3, 144(a0)
    lw t4, 184(a0)
    .insn r4 0xb, 0, 0, a1, s8, s9, s10 # hx.xor3
    lw t5, 28(a0)
    .insn r4 0xb, 0, 0, a1, a1, t3, t4 # hx.xor3
    lw ra, 68(a0)
    lw t0, 108(a0)
    lw t1, 148(a0)
    lw t2, 188(a0)
    .insn r4 0xb, 0, 0, s1, t5, ra, t0 # hx.xor3
    lw s0, 32(a0)
    .insn r4 0xb, 0, 0, s1, s1, t1, t2 # hx.xor3
    lw a3, 72(a0)
    lw a5, 112(a0)
    lw a6, 152(a0)
    lw a7, 192(a0)
    .insn r4 0xb, 0, 0, s0, s0, a3, a5 # hx.xor3
    lw s4, 36(a0)
    .insn r4 0xb, 0, 0, s0, s0, a6, a7 # hx.xor3
    lw s5, 76(a0)
    sw s0, 292(sp)
    lw s6, 116(a0)
    lw s8, 156(a0)
    lw s9, 196(a0)
    .insn r4 0xb, 0, 0, a4, s4, s5, s6 # hx.xor3
    lw ra, 44(a0)
    .insn r4 0xb, 0, 0, a4, a4, s8, s9 # hx.xor3
    lw s9, 196(a0)
    lw t2, 124(a0)
    lw a5, 52(a0)
    lw a3, 164(a0)
    lw t3, 132(a0)
    lw t5, 4(a0)
    lw s4, 84(a0)
    lw a7, 68(a0)
    lw a6, 116(a0)
    lw s0, 148(a0)
    lw s5, 180(a0)
    lw s8, 100(a0)
    lw t4, 76(a0)
    lw t0, 108(a0)
    lw t1, 156(a0)
    lw s10, 52(sp)
    .balign 4
.L_rvh_keccak_rounds:
    xor s6, a4, s2
    .insn r4 0x2b, 0, 0, ra, ra, s6, x14 # hx.xror
    .insn r4 0x2b, 1, 0, a4, s11, a4, x0 # hx.xrl1
    sw ra, 300(sp)
    xor ra, s1, s3
    .insn r4 0x2b, 1, 0, s3, s3, s7, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s9, s9, ra, x25 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s6, x11 # hx.xror
    xor s11, a2, s11
    lw s10, 292(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s11, x10 # hx.xror
    xor s7, s7, s10
    .insn r4 0x2b, 0, 0, a3, a3, s6, x23 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, s11, x9 # hx.xror
    sw a3, 304(sp)
    .insn r4 0x2b, 1, 0, s10, s10, t6, x0 # hx.xrl1
    xor t5, t5, s6
    xor t6, t6, a1
    .insn r4 0x2b, 1, 0, a1, a1, a2, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, s1, s2, s1, x0 # hx.xrl1
    lw a3, 144(a0)
    lw a2, 96(a0)
    .insn r4 0x2b, 0, 0, a3, a3, a4, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s1, x11 # hx.xror
    .insn r4 0xb, 0, 1, s2, a3, s9, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, s6, x30 # hx.xror
    sw s2, 88(sp)
    .insn r4 0x2b, 0, 0, a7, a7, s7, x4 # hx.xror
    .insn r4 0xb, 0, 1, s6, s9, t5, a5 # hx.chi
    .insn r4 0xb, 0, 1, t5, t5, a5, a2 # hx.chi
    sw s6, 96(sp)
    .insn r4 0xb, 0, 1, a5, a5, a2, a3 # hx.chi
    .insn r4 0xb, 0, 1, a3, a2, a3, s9 # hx.chi
    sw a5, 72(sp)
    sw a3, 80(sp)
    lw s9, 48(a0)
    lw a2, 72(a0)
    .insn r4 0x2b, 0, 0, s9, s9, s3, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a1, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, ra, x12 # hx.xror
    lw s2, 24(a0)
    .insn r4 0x2b, 0, 0, s0, s0, s7, x21 # hx.xror
    .insn r4 0x2b, 0, 0, s2, s2, a4, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, t6, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s8, s8, t6, x10 # hx.xror
    .insn r4 0xb, 0, 1, s6, t3, s5, s2 # hx.chi
    .insn r4 0xb, 0, 1, a3, a2, s4, t3 # hx.chi
    sw s6, 124(sp)
    .insn r4 0xb, 0, 1, s6, s9, s8, s0 # hx.chi
    .insn r4 0xb, 0, 1, t3, s4, t3, s5 # hx.chi
    .insn r4 0xb, 0, 1, s4, s2, a2, s4 # hx.chi
    .insn r4 0xb, 0, 1, s5, s5, s2, a2 # hx.chi
    lw a2, 192(a0)
    sw s5, 132(sp)
    .insn r4 0x2b, 0, 0, a2, a2, a1, x25 # hx.xror
    .insn r4 0xb, 0, 1, s5, a7, a6, t2 # hx.chi
    sw a3, 108(sp)
    .insn r4 0xb, 0, 0, s2, s6, s5, a3 # hx.xor3
    sw s5, 228(sp)
    sw s6, 68(sp)
    lw a3, 0(a0)
    lw s5, 52(sp)
    xor a3, a3, s10
    .insn r4 0xb, 0, 1, s6, a3, s9, s8 # hx.chi
    .insn r4 0xb, 0, 1, s9, a2, a3, s9 # hx.chi
    lw a5, 0(s5)
    .insn r4 0xb, 0, 1, a3, s0, a2, a3 # hx.chi
    xor a5, s6, a5
    lw s6, 4(s5)
    .insn r4 0xb, 0, 1, s0, s8, s0, a2 # hx.chi
    xor s6, t5, s6
    lw s5, 168(a0)
    sw t3, 116(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s3, x31 # hx.xror
    sw s0, 76(sp)
    .insn r4 0xb, 0, 1, a2, a6, t2, s5 # hx.chi
    .insn r4 0x2b, 0, 0, t4, t4, ra, x22 # hx.xror
    .insn r4 0xb, 0, 0, s8, a2, t3, s0 # hx.xor3
    sw a2, 236(sp)
    lw t3, 56(a0)
    lw a2, 16(a0)
    .insn r4 0x2b, 0, 0, t3, t3, s1, x29 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s1, x1 # hx.xror
    lw s0, 12(a0)
    .insn r4 0xb, 0, 1, t5, s5, a2, a7 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s5, a2 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s11, x31 # hx.xror
    .insn r4 0xb, 0, 1, a2, a2, a7, a6 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s7, x19 # hx.xror
    lw s5, 36(a0)
    .insn r4 0xb, 0, 0, a7, a5, a2, s4 # hx.xor3
    .insn r4 0x2b, 0, 0, s5, s5, ra, x18 # hx.xror
    .insn r4 0x2b, 0, 0, ra, t1, ra, x28 # hx.xror
    lw t1, 160(a0)
    sw a5, 60(sp)
    .insn r4 0x2b, 0, 0, t1, t1, s10, x23 # hx.xror
    sw a2, 220(sp)
    sw s4, 100(sp)
    .insn r4 0xb, 0, 1, a5, t1, s0, t3 # hx.chi
    sw t5, 252(sp)
    .insn r4 0xb, 0, 0, a2, s9, a5, t5 # hx.xor3
    sw a5, 172(sp)
    sw s9, 92(sp)
    lw a5, 184(a0)
    .insn r4 0xb, 0, 1, s4, s0, t3, t0 # hx.chi
    .insn r4 0x2b, 0, 0, a5, a5, a4, x4 # hx.xror
    lw a6, 152(a0)
    sw a3, 84(sp)
    .insn r4 0x2b, 0, 0, a6, a6, a1, x28 # hx.xror
    sw t2, 244(sp)
    .insn r4 0xb, 0, 1, t3, t3, t0, a6 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, a6, t1 # hx.chi
    .insn r4 0xb, 0, 1, t1, a6, t1, s0 # hx.chi
    lw s0, 140(a0)
    .insn r4 0xb, 0, 0, t5, a3, t1, t2 # hx.xor3
    sw t1, 164(sp)
    .insn r4 0x2b, 0, 0, s0, s0, t6, x24 # hx.xror
    lw s9, 40(a0)
    lw t2, 88(a0)
    .insn r4 0x2b, 0, 0, s9, s9, s10, x14 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, s3, x27 # hx.xror
    .insn r4 0xb, 0, 1, a3, a5, s5, s9 # hx.chi
    .insn r4 0xb, 0, 1, a6, s9, t2, s0 # hx.chi
    .insn r4 0xb, 0, 1, s9, s5, s9, t2 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, s0, a5 # hx.chi
    .insn r4 0xb, 0, 0, s2, s2, a6, t3 # hx.xor3
    sw t3, 148(sp)
    sw a6, 188(sp)
    lw a6, 188(a0)
    .insn r4 0xb, 0, 0, s8, s8, t0, t2 # hx.xor3
    .insn r4 0x2b, 0, 0, a6, a6, s7, x4 # hx.xror
    sw t0, 156(sp)
    sw t2, 196(sp)
    lw t1, 20(a0)
    lw t2, 104(a0)
    .insn r4 0x2b, 0, 0, t1, t1, t6, x1 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, a4, x20 # hx.xror
    .insn r4 0xb, 0, 1, s5, s0, a5, s5 # hx.chi
    lw a5, 60(a0)
    .insn r4 0xb, 0, 0, a7, a7, s9, s4 # hx.xor3
    .insn r4 0x2b, 0, 0, a5, a5, t6, x29 # hx.xror
    sw s4, 140(sp)
    sw s9, 180(sp)
    lw s0, 8(a0)
    lw t3, 112(a0)
    xor s0, s0, s3
    .insn r4 0x2b, 0, 0, t3, t3, a1, x13 # hx.xror
    lw s9, 304(sp)
    .insn r4 0xb, 0, 1, s4, s0, a5, t2 # hx.chi
    .insn r4 0xb, 0, 1, t6, s9, s0, a5 # hx.chi
    lw t0, 28(a0)
    sw a3, 212(sp)
    .insn r4 0x2b, 0, 0, t0, t0, s7, x18 # hx.xror
    lw s7, 132(sp)
    .insn r4 0xb, 0, 1, a5, a5, t2, ra # hx.chi
    .insn r4 0xb, 0, 0, a2, a2, a3, s7 # hx.xor3
    lw a3, 64(a0)
    sw a2, 292(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a4, x5 # hx.xror
    lw s7, 172(a0)
    lw a2, 92(a0)
    .insn r4 0x2b, 0, 0, s7, s7, s11, x31 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, s11, x27 # hx.xror
    .insn r4 0xb, 0, 1, a4, s7, t1, a3 # hx.chi
    .insn r4 0xb, 0, 1, t2, t2, ra, s9 # hx.chi
    lw s11, 124(sp)
    sw s5, 204(sp)
    .insn r4 0xb, 0, 0, t5, t5, s11, s5 # hx.xor3
    lw s11, 176(a0)
    .insn r4 0xb, 0, 1, ra, ra, s9, s0 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s1, x2 # hx.xror
    lw s0, 136(a0)
    lw s9, 32(a0)
    .insn r4 0x2b, 0, 0, s0, s0, s1, x25 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a1, x19 # hx.xror
    .insn r4 0xb, 0, 1, a1, t1, a3, t3 # hx.chi
    lw s1, 80(a0)
    lw s5, 120(a0)
    .insn r4 0x2b, 0, 0, s1, s1, s10, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s5, s10, x12 # hx.xror
    sw a5, 152(sp)
    .insn r4 0xb, 0, 1, s10, t3, s5, s7 # hx.chi
    .insn r4 0xb, 0, 1, t1, s5, s7, t1 # hx.chi
    lw s7, 128(a0)
    .insn r4 0xb, 0, 1, a3, a3, t3, s5 # hx.chi
    .insn r4 0x2b, 0, 0, s7, s7, s3, x10 # hx.xror
    lw s3, 300(sp)
    .insn r4 0xb, 0, 1, t3, t4, s1, s7 # hx.chi
    .insn r4 0xb, 0, 1, s5, s1, s7, s11 # hx.chi
    .insn r4 0xb, 0, 1, s7, s7, s11, t0 # hx.chi
    .insn r4 0xb, 0, 1, s11, s11, t0, t4 # hx.chi
    .insn r4 0xb, 0, 1, t0, t0, t4, s1 # hx.chi
    .insn r4 0xb, 0, 1, s1, s3, a2, s0 # hx.chi
    sw a3, 232(sp)
    .insn r4 0xb, 0, 0, t4, a3, t3, s1 # hx.xor3
    lw a3, 72(sp)
    sw t1, 248(sp)
    .insn r4 0xb, 0, 0, t4, t4, a5, a3 # hx.xor3
    .insn r4 0xb, 0, 1, a3, a2, s0, a6 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, a6, s9 # hx.chi
    .insn r4 0xb, 0, 0, a5, t1, ra, s7 # hx.xor3
    .insn r4 0xb, 0, 1, a2, s9, s3, a2 # hx.chi
    .insn r4 0xb, 0, 1, a6, a6, s9, s3 # hx.chi
    .insn r4 0xb, 0, 0, t1, t0, a2, s4 # hx.xor3
    lw s3, 80(sp)
    sw s5, 120(sp)
    .insn r4 0xb, 0, 0, s9, s5, t2, s3 # hx.xor3
    .insn r4 0xb, 0, 0, s3, t6, s11, a4 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s9, a3, s10 # hx.xor3
    sw a3, 200(sp)
    lw a3, 88(sp)
    .insn r4 0xb, 0, 0, t1, t1, a1, s6 # hx.xor3
    lw s5, 96(sp)
    .insn r4 0xb, 0, 0, a5, a5, a3, s0 # hx.xor3
    .insn r4 0xb, 0, 0, s3, s3, a6, s5 # hx.xor3
    lw s5, 292(sp)
    xor a3, s3, s2
    .insn r4 0x2b, 0, 0, t0, t0, a3, x14 # hx.xror
    .insn r4 0x2b, 1, 0, s3, s8, s3, x0 # hx.xrl1
    sw t0, 300(sp)
    xor t0, a5, a7
    .insn r4 0x2b, 1, 0, a7, a7, s9, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, a4, a4, t0, x25 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a3, x11 # hx.xror
    xor s8, t1, s8
    xor s9, s9, s5
    .insn r4 0x2b, 0, 0, t3, t3, s8, x10 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, a3, x23 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, s8, x9 # hx.xror
    sw a1, 304(sp)
    .insn r4 0x2b, 1, 0, s5, s5, t4, x0 # hx.xrl1
    xor s6, s6, a3
    xor t4, t4, t5
    .insn r4 0x2b, 1, 0, t1, t5, t1, x0 # hx.xrl1
    .insn r4 0x2b, 1, 0, a5, s2, a5, x0 # hx.xrl1
    lw s2, 204(sp)
    lw a1, 156(sp)
    .insn r4 0x2b, 0, 0, s2, s2, s3, x22 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, a5, x11 # hx.xror
    .insn r4 0xb, 0, 1, t5, s2, a4, s6 # hx.chi
    .insn r4 0x2b, 0, 0, s4, s4, a3, x30 # hx.xror
    sw t5, 28(a0)
    .insn r4 0x2b, 0, 0, s7, s7, s9, x4 # hx.xror
    .insn r4 0xb, 0, 1, a3, a4, s6, t3 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t3, a1 # hx.chi
    sw a3, 36(a0)
    .insn r4 0xb, 0, 1, t3, t3, a1, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, a1, s2, a4 # hx.chi
    sw t3, 12(a0)
    sw s2, 20(a0)
    lw a3, 108(sp)
    lw t5, 132(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a7, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, t1, x22 # hx.xror
    .insn r4 0x2b, 0, 0, t6, t6, t0, x12 # hx.xror
    lw t3, 84(sp)
    .insn r4 0x2b, 0, 0, s0, s0, s9, x21 # hx.xror
    .insn r4 0x2b, 0, 0, t3, t3, s3, x18 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, t4, x1 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, t4, x10 # hx.xror
    .insn r4 0xb, 0, 1, a4, s1, s10, t3 # hx.chi
    .insn r4 0xb, 0, 1, a1, t5, s4, s1 # hx.chi
    sw a4, 64(a0)
    .insn r4 0xb, 0, 1, a4, a3, t2, s0 # hx.chi
    .insn r4 0xb, 0, 1, s1, s4, s1, s10 # hx.chi
    .insn r4 0xb, 0, 1, s4, t3, t5, s4 # hx.chi
    .insn r4 0xb, 0, 1, t3, s10, t3, t5 # hx.chi
    lw s10, 252(sp)
    sw t3, 72(a0)
    .insn r4 0x2b, 0, 0, s10, s10, t1, x25 # hx.xror
    .insn r4 0xb, 0, 1, t5, s7, t6, a2 # hx.chi
    sw a1, 48(a0)
    .insn r4 0xb, 0, 0, s2, a4, t5, a1 # hx.xor3
    sw t5, 168(a0)
    sw a4, 8(a0)
    lw a4, 60(sp)
    lw a1, 52(sp)
    xor a4, a4, s5
    .insn r4 0xb, 0, 1, t5, a4, a3, t2 # hx.chi
    .insn r4 0xb, 0, 1, a3, s10, a4, a3 # hx.chi
    lw t3, 8(a1)
    .insn r4 0xb, 0, 1, a4, s0, s10, a4 # hx.chi
    xor t3, t5, t3
    lw t5, 12(a1)
    .insn r4 0xb, 0, 1, s0, t2, s0, s10 # hx.chi
    xor t5, s6, t5
    lw s10, 228(sp)
    sw s1, 56(a0)
    .insn r4 0x2b, 0, 0, s10, s10, a7, x31 # hx.xror
    sw s0, 16(a0)
    .insn r4 0xb, 0, 1, a1, t6, a2, s10 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, t0, x22 # hx.xror
    .insn r4 0xb, 0, 0, s6, a1, s1, s0 # hx.xor3
    sw a1, 176(a0)
    lw s1, 116(sp)
    lw a1, 76(sp)
    .insn r4 0x2b, 0, 0, s1, s1, a5, x29 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, a5, x1 # hx.xror
    lw t2, 72(sp)
    .insn r4 0xb, 0, 1, s0, s10, a1, s7 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, s10, a1 # hx.chi
    .insn r4 0x2b, 0, 0, t2, t2, s8, x31 # hx.xror
    .insn r4 0xb, 0, 1, a1, a1, s7, t6 # hx.chi
    .insn r4 0x2b, 0, 0, ra, ra, s9, x19 # hx.xror
    lw s10, 96(sp)
    lw s7, 220(sp)
    .insn r4 0x2b, 0, 0, s10, s10, t0, x18 # hx.xror
    .insn r4 0x2b, 0, 0, t0, a6, t0, x28 # hx.xror
    .insn r4 0x2b, 0, 0, s7, s7, s5, x23 # hx.xror
    .insn r4 0xb, 0, 0, t6, t3, a1, s4 # hx.xor3
    sw t3, 0(a0)
    sw a1, 160(a0)
    sw s4, 40(a0)
    .insn r4 0xb, 0, 1, a1, s7, t2, s1 # hx.chi
    sw s0, 192(a0)
    .insn r4 0xb, 0, 0, t3, a3, a1, s0 # hx.xor3
    sw a1, 112(a0)
    sw a3, 32(a0)
    lw a3, 244(sp)
    .insn r4 0xb, 0, 1, s4, t2, s1, ra # hx.chi
    .insn r4 0x2b, 0, 0, a3, a3, s3, x4 # hx.xror
    lw a1, 212(sp)
    sw a4, 24(a0)
    .insn r4 0x2b, 0, 0, a1, a1, t1, x28 # hx.xror
    sw a2, 184(a0)
    .insn r4 0xb, 0, 1, s1, s1, ra, a1 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, a1, s7 # hx.chi
    .insn r4 0xb, 0, 1, s7, a1, s7, t2 # hx.chi
    lw a6, 200(sp)
    .insn r4 0xb, 0, 0, a1, a4, s7, a2 # hx.xor3
    sw s7, 104(a0)
    .insn r4 0x2b, 0, 0, a6, a6, t4, x24 # hx.xror
    lw a4, 100(sp)
    lw a2, 148(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a2, a2, a7, x27 # hx.xror
    .insn r4 0xb, 0, 1, t2, a3, s10, a4 # hx.chi
    .insn r4 0xb, 0, 1, s7, a4, a2, a6 # hx.chi
    .insn r4 0xb, 0, 1, a4, s10, a4, a2 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, a6, a3 # hx.chi
    .insn r4 0xb, 0, 0, s2, s2, s7, s1 # hx.xor3
    sw s1, 88(a0)
    sw s7, 128(a0)
    lw s7, 248(sp)
    .insn r4 0xb, 0, 0, s6, s6, ra, a2 # hx.xor3
    .insn r4 0x2b, 0, 0, s7, s7, s9, x4 # hx.xror
    sw ra, 96(a0)
    sw a2, 136(a0)
    lw a2, 80(sp)
    lw ra, 164(sp)
    .insn r4 0x2b, 0, 0, a2, a2, t4, x1 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, s3, x20 # hx.xror
    .insn r4 0xb, 0, 1, s10, a6, a3, s10 # hx.chi
    lw s1, 120(sp)
    .insn r4 0xb, 0, 0, t6, t6, a4, s4 # hx.xor3
    .insn r4 0x2b, 0, 0, s1, s1, t4, x29 # hx.xror
    sw s4, 80(a0)
    sw a4, 120(a0)
    lw a3, 68(sp)
    lw a4, 172(sp)
    xor a3, a3, a7
    .insn r4 0x2b, 0, 0, a4, a4, t1, x13 # hx.xror
    lw s0, 304(sp)
    .insn r4 0xb, 0, 1, s4, a3, s1, ra # hx.chi
    .insn r4 0xb, 0, 1, a6, s0, a3, s1 # hx.chi
    lw t4, 88(sp)
    sw t2, 152(a0)
    .insn r4 0x2b, 0, 0, t4, t4, s9, x18 # hx.xror
    lw s9, 72(a0)
    .insn r4 0xb, 0, 1, s1, s1, ra, t0 # hx.chi
    .insn r4 0xb, 0, 0, t3, t3, t2, s9 # hx.xor3
    lw t2, 152(sp)
    sw t3, 292(sp)
    lw t3, 124(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s8, x27 # hx.xror
    .insn r4 0x2b, 0, 0, s3, t3, s3, x5 # hx.xror
    lw t3, 232(sp)
    .insn r4 0xb, 0, 1, ra, ra, t0, s0 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s8, x31 # hx.xror
    lw s8, 64(a0)
    .insn r4 0xb, 0, 1, s9, t3, a2, s3 # hx.chi
    .insn r4 0xb, 0, 0, a1, a1, s8, s10 # hx.xor3
    sw s10, 144(a0)
    lw s8, 236(sp)
    .insn r4 0xb, 0, 1, t0, t0, s0, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, a5, x2 # hx.xror
    lw s0, 196(sp)
    .insn r4 0xb, 0, 1, a3, a2, s3, a4 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, a5, x25 # hx.xror
    lw a5, 92(sp)
    lw s10, 140(sp)
    .insn r4 0x2b, 0, 0, t1, a5, t1, x19 # hx.xror
    lw a5, 180(sp)
    sw s1, 92(a0)
    .insn r4 0x2b, 0, 0, a5, a5, s5, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, s5, x31 # hx.xror
    .insn r4 0xb, 0, 1, s5, a4, a5, t3 # hx.chi
    .insn r4 0xb, 0, 1, a2, a5, t3, a2 # hx.chi
    lw t3, 188(sp)
    .insn r4 0xb, 0, 1, s3, s3, a4, a5 # hx.chi
    .insn r4 0x2b, 0, 0, a7, t3, a7, x10 # hx.xror
    sw s3, 172(a0)
    .insn r4 0xb, 0, 1, a5, s11, s10, a7 # hx.chi
    .insn r4 0xb, 0, 1, a4, s10, a7, s8 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, s8, t4 # hx.chi
    .insn r4 0xb, 0, 1, s8, s8, t4, s11 # hx.chi
    .insn r4 0xb, 0, 1, t4, t4, s11, s10 # hx.chi
    lw s10, 300(sp)
    sw a2, 188(a0)
    .insn r4 0xb, 0, 1, t3, s10, t2, s0 # hx.chi
    sw a4, 60(a0)
    .insn r4 0xb, 0, 0, s11, s3, a5, t3 # hx.xor3
    lw s3, 12(a0)
    .insn r4 0xb, 0, 0, s11, s11, s1, s3 # hx.xor3
    .insn r4 0xb, 0, 1, s3, t2, s0, s7 # hx.chi
    .insn r4 0xb, 0, 1, s0, s0, s7, t1 # hx.chi
    .insn r4 0xb, 0, 0, s1, a2, t0, a7 # hx.xor3
    .insn r4 0xb, 0, 1, t2, t1, s10, t2 # hx.chi
    .insn r4 0xb, 0, 1, t1, s7, t1, s10 # hx.chi
    .insn r4 0xb, 0, 0, a2, t4, t2, s4 # hx.xor3
    lw s10, 20(a0)
    sw s3, 140(a0)
    .insn r4 0xb, 0, 0, s7, a4, ra, s10 # hx.xor3
    .insn r4 0xb, 0, 0, a4, a6, s8, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s7, s7, s3, s5 # hx.xor3
    lw s10, 28(a0)
    .insn r4 0xb, 0, 0, a2, a2, a3, t5 # hx.xor3
    .insn r4 0xb, 0, 0, s1, s1, s10, s0 # hx.xor3
    lw s3, 36(a0)
    lw s10, 52(sp)
    .insn r4 0xb, 0, 0, a4, a4, t1, s3 # hx.xor3
    addi s10, s10, 16
    sw s10, 52(sp)
    mv s3, t6
    mv t6, s11
    mv s11, s6
    mv s6, ra
    mv ra, t4
    mv t4, s8
    mv s8, s6
    lw s6, 56(sp)
    bne s10, s6, .L_rvh_keccak_rounds
    sw t5, 4(a0)
    sw ra, 44(a0)
    sw a5, 52(a0)
    sw a7, 68(a0)
    sw t4, 76(a0)
    sw s4, 84(a0)
    sw s8, 100(a0)
    sw t0, 108(a0)
    sw a6, 116(a0)
    sw t2, 124(a0)
    sw t3, 132(a0)
    sw s0, 148(a0)
    sw t1, 156(a0)
    sw a3, 164(a0)
    sw s5, 180(a0)
    sw s9, 196(a0)
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

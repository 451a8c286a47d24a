    .section .text.rvh_keccak_permute, "ax"
    .balign 4
    .globl rvh_keccak_permute
    .type rvh_keccak_permute, @function
rvh_keccak_permute:
    addi sp, sp, -272
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
    lw t1, 0(a0)
    lw t2, 40(a0)
    lw a2, 80(a0)
    lw a3, 120(a0)
    lw a5, 160(a0)
    .insn r4 0xb, 0, 0, s0, t1, t2, a2 # hx.xor3
    lw a6, 4(a0)
    .insn r4 0xb, 0, 0, s0, s0, a3, a5 # hx.xor3
    lw a7, 44(a0)
    lw s2, 84(a0)
    lw s3, 124(a0)
    lw s4, 164(a0)
    .insn r4 0xb, 0, 0, a4, a6, a7, s2 # hx.xor3
    lw s5, 8(a0)
    .insn r4 0xb, 0, 0, a4, a4, s3, s4 # hx.xor3
    lw s7, 48(a0)
    lw s8, 88(a0)
    lw s10, 128(a0)
    lw s11, 168(a0)
    .insn r4 0xb, 0, 0, s9, s5, s7, s8 # hx.xor3
    lw t3, 12(a0)
    .insn r4 0xb, 0, 0, s9, s9, s10, s11 # hx.xor3
    lw t5, 52(a0)
    lw t1, 92(a0)
    lw t2, 132(a0)
    lw a2, 172(a0)
    .insn r4 0xb, 0, 0, t6, t3, t5, t1 # hx.xor3
    lw a3, 16(a0)
    .insn r4 0xb, 0, 0, t6, t6, t2, a2 # hx.xor3
    lw a5, 56(a0)
    lw a6, 96(a0)
    lw a7, 136(a0)
    lw s2, 176(a0)
    .insn r4 0xb, 0, 0, s1, a3, a5, a6 # hx.xor3
    lw s3, 20(a0)
    .insn r4 0xb, 0, 0, s1, s1, a7, s2 # hx.xor3
    lw s4, 60(a0)
    lw s5, 100(a0)
    lw s7, 140(a0)
    lw s8, 180(a0)
    .insn r4 0xb, 0, 0, t0, s3, s4, s5 # hx.xor3
    lw s10, 24(a0)
    .insn r4 0xb, 0, 0, t0, t0, s7, s8 # hx.xor3
    lw s11, 64(a0)
    lw t3, 104(a0)
    lw t5, 144(a0)
    lw t1, 184(a0)
    .insn r4 0xb, 0, 0, t4, s10, s11, t3 # hx.xor3
    lw t2, 28(a0)
    .insn r4 0xb, 0, 0, t4, t4, t5, t1 # hx.xor3
    lw a2, 68(a0)
    lw a3, 108(a0)
    lw a5, 148(a0)
    lw a6, 188(a0)
    .insn r4 0xb, 0, 0, ra, t2, a2, a3 # hx.xor3
    lw a7, 32(a0)
    .insn r4 0xb, 0, 0, ra, ra, a5, a6 # hx.xor3
    lw s2, 72(a0)
    lw s3, 112(a0)
    lw s4, 152(a0)
    lw s5, 192(a0)
    .insn r4 0xb, 0, 0, a1, a7, s2, s3 # hx.xor3
    lw s7, 36(a0)
    .insn r4 0xb, 0, 0, a1, a1, s4, s5 # hx.xor3
    lw s8, 76(a0)
    lw s10, 116(a0)
    lw s11, 156(a0)
    lw t3, 196(a0)
    .insn r4 0xb, 0, 0, s6, s7, s8, s10 # hx.xor3
    lw s5, 0(a0)
    .insn r4 0xb, 0, 0, s6, s6, s11, t3 # hx.xor3
    lw s8, 100(a0)
    lw t3, 48(a0)
    lw a6, 108(a0)
    lw a5, 64(a0)
    lw s10, 160(a0)
    lw t5, 136(a0)
    lw s2, 192(a0)
    lw t2, 176(a0)
    lw s4, 120(a0)
    .balign 4
.L_rvh_keccak_rounds:
    .insn r4 0x2b, 1, 0, t1, s0, t0, x0 # hx.xrl1
    xor a2, t0, a1
    .insn r4 0x2b, 1, 0, a3, a1, t6, x0 # hx.xrl1
    xor a7, t6, t4
    xor s3, ra, s0
    .insn r4 0x2b, 1, 0, s7, t4, a4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s11, t3, t1, x10 # hx.xror
    .insn r4 0x2b, 1, 0, ra, s9, ra, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t0, s2, s7, x25 # hx.xror
    xor s0, a4, s1
    xor a1, s5, a3
    xor a4, s6, s9
    .insn r4 0x2b, 1, 0, s1, s1, s6, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, s2, s4, a3, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s4, s10, a3, x23 # hx.xror
    .insn r4 0x2b, 0, 0, s5, s8, a7, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s6, t5, ra, x25 # hx.xror
    .insn r4 0x2b, 0, 0, a6, a6, a2, x19 # hx.xror
    .insn r4 0x2b, 0, 0, t2, t2, ra, x2 # hx.xror
    .insn r4 0xb, 0, 1, s8, t0, a1, s11 # hx.chi
    lw s9, 148(a0)
    .insn r4 0x2b, 0, 0, a5, a5, s1, x5 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a2, x21 # hx.xror
    lw t3, 12(a0)
    .insn r4 0xb, 0, 1, s10, s9, t0, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, s11, s5 # hx.chi
    .insn r4 0x2b, 0, 0, t3, t3, s0, x31 # hx.xror
    lw t4, 128(a0)
    lw t5, 40(a0)
    .insn r4 0x2b, 0, 0, t4, t4, t1, x10 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, a3, x14 # hx.xror
    lw t6, 152(a0)
    sw s8, 92(sp)
    .insn r4 0x2b, 0, 0, t6, t6, s7, x28 # hx.xror
    lw s8, 56(a0)
    .insn r4 0xb, 0, 1, t0, s5, s9, t0 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, ra, x29 # hx.xror
    sw t0, 76(sp)
    .insn r4 0xb, 0, 1, t0, t3, s8, a6 # hx.chi
    sw s10, 84(sp)
    .insn r4 0xb, 0, 1, s10, a6, t6, s4 # hx.chi
    .insn r4 0xb, 0, 1, s11, s11, s5, s9 # hx.chi
    sw s10, 156(sp)
    .insn r4 0xb, 0, 1, s10, t6, s4, t3 # hx.chi
    .insn r4 0xb, 0, 1, a6, s8, a6, t6 # hx.chi
    lw s5, 172(a0)
    lw s9, 20(a0)
    .insn r4 0x2b, 0, 0, s5, s5, s0, x31 # hx.xror
    .insn r4 0x2b, 0, 0, s9, s9, a7, x1 # hx.xror
    lw t6, 76(a0)
    sw s10, 164(sp)
    .insn r4 0x2b, 0, 0, t6, t6, s3, x22 # hx.xror
    lw s10, 28(a0)
    sw a6, 148(sp)
    .insn r4 0x2b, 0, 0, s10, s10, a2, x18 # hx.xror
    sw s11, 68(sp)
    .insn r4 0xb, 0, 1, a6, t2, s10, t6 # hx.chi
    lw s11, 80(a0)
    sw t0, 140(sp)
    .insn r4 0x2b, 0, 0, a3, s11, a3, x31 # hx.xror
    lw t0, 112(a0)
    .insn r4 0xb, 0, 1, s11, a3, t4, t2 # hx.chi
    .insn r4 0x2b, 0, 0, t0, t0, s7, x13 # hx.xror
    sw s11, 120(sp)
    lw s11, 52(a0)
    .insn r4 0xb, 0, 1, t2, t4, t2, s10 # hx.chi
    .insn r4 0x2b, 0, 0, s11, s11, s0, x10 # hx.xror
    .insn r4 0xb, 0, 1, s4, s4, t3, s8 # hx.chi
    lw s8, 144(a0)
    .insn r4 0xb, 0, 1, s10, s10, t6, a3 # hx.chi
    .insn r4 0x2b, 0, 0, s8, s8, s1, x22 # hx.xror
    .insn r4 0xb, 0, 1, t3, s2, s5, s9 # hx.chi
    .insn r4 0xb, 0, 1, a3, t6, a3, t4 # hx.chi
    .insn r4 0xb, 0, 1, t4, a5, t0, s2 # hx.chi
    .insn r4 0xb, 0, 1, s2, t0, s2, s5 # hx.chi
    lw t6, 96(a0)
    .insn r4 0xb, 0, 1, s5, s5, s9, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, ra, x11 # hx.xror
    .insn r4 0xb, 0, 1, t0, s9, a5, t0 # hx.chi
    lw a5, 4(a0)
    .insn r4 0xb, 0, 1, s9, s11, t6, s8 # hx.chi
    xor a5, a5, a4
    sw s4, 172(sp)
    .insn r4 0xb, 0, 0, s4, t4, a3, s9 # hx.xor3
    sw a3, 112(sp)
    lw a3, 196(a0)
    sw t4, 232(sp)
    .insn r4 0x2b, 0, 0, a3, a3, s3, x25 # hx.xror
    sw s9, 72(sp)
    .insn r4 0xb, 0, 1, t4, s8, a3, a5 # hx.chi
    .insn r4 0xb, 0, 1, s8, t6, s8, a3 # hx.chi
    .insn r4 0xb, 0, 0, s9, t4, t2, t3 # hx.xor3
    .insn r4 0xb, 0, 1, t6, a5, s11, t6 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, a5, s11 # hx.chi
    lw s11, 44(a0)
    lw a5, 16(a0)
    .insn r4 0x2b, 0, 0, s11, s11, a4, x14 # hx.xror
    .insn r4 0x2b, 0, 0, ra, a5, ra, x1 # hx.xror
    lw a5, 32(a0)
    sw t2, 128(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s7, x19 # hx.xror
    lw t2, 188(a0)
    sw t3, 248(sp)
    .insn r4 0x2b, 0, 0, t2, t2, a2, x4 # hx.xror
    lw t3, 52(sp)
    sw t0, 224(sp)
    lw t3, 4(t3)
    sw s10, 104(sp)
    xor t6, t6, t3
    lw t3, 68(a0)
    sw t6, 64(sp)
    .insn r4 0x2b, 0, 0, a2, t3, a2, x4 # hx.xror
    .insn r4 0xb, 0, 0, t3, t0, t6, s10 # hx.xor3
    lw t0, 164(a0)
    lw s10, 92(a0)
    .insn r4 0x2b, 0, 0, t0, t0, a4, x23 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, s0, x27 # hx.xror
    lw t6, 72(a0)
    sw t4, 88(sp)
    .insn r4 0x2b, 0, 0, s7, t6, s7, x22 # hx.xror
    lw t6, 60(a0)
    .insn r4 0xb, 0, 1, t4, s6, t2, a5 # hx.chi
    .insn r4 0x2b, 0, 0, t6, t6, a7, x29 # hx.xror
    sw s9, 260(sp)
    lw s9, 8(a0)
    sw t4, 208(sp)
    xor s9, s9, t1
    .insn r4 0xb, 0, 0, t4, a3, s5, a6 # hx.xor3
    sw a3, 96(sp)
    .insn r4 0xb, 0, 1, a3, a5, s11, s10 # hx.chi
    sw s5, 256(sp)
    .insn r4 0xb, 0, 1, s5, s11, s10, s6 # hx.chi
    .insn r4 0xb, 0, 1, s11, t2, a5, s11 # hx.chi
    .insn r4 0xb, 0, 1, t2, s10, s6, t2 # hx.chi
    lw a5, 180(a0)
    lw s6, 104(a0)
    .insn r4 0x2b, 0, 0, a5, a5, a7, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s1, x20 # hx.xror
    sw a6, 136(sp)
    .insn r4 0xb, 0, 1, s10, s9, t6, s6 # hx.chi
    .insn r4 0xb, 0, 0, a6, s2, s8, t2 # hx.xor3
    sw t2, 200(sp)
    lw t2, 156(a0)
    sw s2, 240(sp)
    .insn r4 0x2b, 0, 0, t2, t2, s3, x28 # hx.xror
    .insn r4 0xb, 0, 1, s2, t0, s9, t6 # hx.chi
    .insn r4 0xb, 0, 0, t3, t3, a3, s10 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, s2, s11 # hx.xor3
    sw a3, 184(sp)
    lw a3, 84(a0)
    sw s2, 176(sp)
    .insn r4 0x2b, 0, 0, a3, a3, a4, x30 # hx.xror
    lw s2, 168(a0)
    sw s10, 144(sp)
    .insn r4 0x2b, 0, 0, s2, s2, t1, x31 # hx.xror
    lw s10, 24(a0)
    sw s11, 216(sp)
    .insn r4 0x2b, 0, 0, s10, s10, s1, x18 # hx.xror
    lw s11, 52(sp)
    sw s5, 192(sp)
    lw s11, 0(s11)
    sw s8, 80(sp)
    xor a1, a1, s11
    .insn r4 0xb, 0, 1, s11, t6, s6, t2 # hx.chi
    .insn r4 0xb, 0, 1, s6, s6, t2, t0 # hx.chi
    lw t6, 132(a0)
    .insn r4 0xb, 0, 0, s4, s4, s5, s11 # hx.xor3
    .insn r4 0x2b, 0, 0, s0, t6, s0, x9 # hx.xror
    .insn r4 0xb, 0, 1, t0, t2, t0, s9 # hx.chi
    .insn r4 0xb, 0, 1, t6, s7, a3, s0 # hx.chi
    .insn r4 0xb, 0, 1, t2, s10, s7, a3 # hx.chi
    lw s9, 116(a0)
    lw s5, 124(a0)
    .insn r4 0x2b, 0, 0, s9, s9, s3, x12 # hx.xror
    .insn r4 0x2b, 0, 0, a4, s5, a4, x11 # hx.xror
    .insn r4 0xb, 0, 1, s7, a5, s10, s7 # hx.chi
    .insn r4 0xb, 0, 1, a3, a3, s0, a5 # hx.chi
    .insn r4 0xb, 0, 1, s5, a4, s2, ra # hx.chi
    sw s11, 152(sp)
    lw s11, 36(a0)
    lw s8, 140(sp)
    .insn r4 0x2b, 0, 0, s3, s11, s3, x18 # hx.xror
    .insn r4 0xb, 0, 1, s11, s0, a5, s10 # hx.chi
    lw s0, 88(a0)
    lw s10, 140(a0)
    .insn r4 0x2b, 0, 0, t1, s0, t1, x27 # hx.xror
    lw s0, 184(a0)
    .insn r4 0x2b, 0, 0, a7, s10, a7, x24 # hx.xror
    .insn r4 0x2b, 0, 0, s0, s0, s1, x4 # hx.xror
    .insn r4 0xb, 0, 1, s1, ra, a2, s9 # hx.chi
    .insn r4 0xb, 0, 1, a5, s0, s3, t5 # hx.chi
    .insn r4 0xb, 0, 1, s10, t1, a7, s0 # hx.chi
    .insn r4 0xb, 0, 1, ra, s2, ra, a2 # hx.chi
    .insn r4 0xb, 0, 1, s0, a7, s0, s3 # hx.chi
    .insn r4 0xb, 0, 1, a2, a2, s9, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, s9, a4, s2 # hx.chi
    lw s2, 260(sp)
    lw s9, 208(sp)
    .insn r4 0xb, 0, 1, a7, t5, t1, a7 # hx.chi
    .insn r4 0xb, 0, 0, s2, s2, t0, s9 # hx.xor3
    .insn r4 0xb, 0, 0, s9, s8, t2, a1 # hx.xor3
    lw s8, 120(sp)
    sw t2, 100(sp)
    .insn r4 0xb, 0, 0, a6, a6, s6, s8 # hx.xor3
    lw s8, 68(sp)
    sw a2, 228(sp)
    .insn r4 0xb, 0, 0, t2, a2, s8, t6 # hx.xor3
    lw a2, 148(sp)
    .insn r4 0xb, 0, 1, t1, s3, t5, t1 # hx.chi
    .insn r4 0xb, 0, 0, t2, t2, a7, a2 # hx.xor3
    lw a2, 84(sp)
    lw s3, 76(sp)
    .insn r4 0xb, 0, 0, s8, s0, s11, a2 # hx.xor3
    lw t5, 156(sp)
    .insn r4 0xb, 0, 0, s9, s9, t1, s1 # hx.xor3
    .insn r4 0xb, 0, 0, a2, s3, a4, t5 # hx.xor3
    lw s3, 164(sp)
    .insn r4 0xb, 0, 0, a2, a2, s10, a3 # hx.xor3
    .insn r4 0xb, 0, 0, s8, s8, s5, s3 # hx.xor3
    sw s5, 244(sp)
    lw s5, 172(sp)
    lw s3, 92(sp)
    .insn r4 0xb, 0, 0, t5, ra, s5, s3 # hx.xor3
    .insn r4 0x2b, 1, 0, s3, s9, a6, x0 # hx.xrl1
    .insn r4 0xb, 0, 0, t5, t5, a5, s7 # hx.xor3
    xor s9, s2, s9
    xor a6, a6, t5
    .insn r4 0x2b, 1, 0, t5, t5, s4, x0 # hx.xrl1
    xor s4, s4, s8
    .insn r4 0x2b, 1, 0, s8, s8, t3, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t6, t6, s3, x10 # hx.xror
    .insn r4 0x2b, 1, 0, s2, t2, s2, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, ra, ra, s8, x25 # hx.xror
    xor t3, t3, a2
    xor a1, a1, t5
    xor t2, t4, t2
    .insn r4 0x2b, 1, 0, a2, a2, t4, x0 # hx.xrl1
    .insn r4 0x2b, 0, 0, t1, t1, t5, x12 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, t5, x23 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, s4, x10 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, s2, x25 # hx.xror
    .insn r4 0x2b, 0, 0, t0, t0, a6, x19 # hx.xror
    .insn r4 0x2b, 0, 0, a4, a4, s2, x2 # hx.xror
    .insn r4 0xb, 0, 1, t4, ra, a1, t6 # hx.chi
    sw s10, 260(sp)
    sw t4, 32(a0)
    lw t4, 208(sp)
    .insn r4 0x2b, 0, 0, s11, s11, a2, x5 # hx.xror
    .insn r4 0x2b, 0, 0, t4, t4, a6, x21 # hx.xror
    .insn r4 0x2b, 0, 0, a7, a7, s3, x10 # hx.xror
    .insn r4 0xb, 0, 1, s10, t4, ra, a1 # hx.chi
    .insn r4 0xb, 0, 1, a1, a1, t6, s6 # hx.chi
    sw s10, 24(a0)
    lw s10, 72(sp)
    sw a1, 264(sp)
    .insn r4 0x2b, 0, 0, s10, s10, t3, x31 # hx.xror
    lw a1, 100(sp)
    .insn r4 0x2b, 0, 0, a5, a5, s8, x28 # hx.xror
    .insn r4 0x2b, 0, 0, a1, a1, t5, x14 # hx.xror
    .insn r4 0x2b, 0, 0, a3, a3, s2, x29 # hx.xror
    .insn r4 0xb, 0, 1, ra, s6, t4, ra # hx.chi
    .insn r4 0xb, 0, 1, s6, t6, s6, t4 # hx.chi
    sw ra, 16(a0)
    .insn r4 0xb, 0, 1, ra, s10, a3, t0 # hx.chi
    lw t4, 80(sp)
    sw ra, 80(a0)
    .insn r4 0xb, 0, 1, ra, t0, a5, s1 # hx.chi
    .insn r4 0xb, 0, 1, t0, a3, t0, a5 # hx.chi
    sw ra, 96(a0)
    .insn r4 0xb, 0, 1, ra, a5, s1, s10 # hx.chi
    lw a5, 232(sp)
    .insn r4 0x2b, 0, 0, t4, t4, s4, x1 # hx.xror
    .insn r4 0x2b, 0, 0, a5, a5, t3, x31 # hx.xror
    lw t6, 136(sp)
    sw ra, 104(a0)
    .insn r4 0x2b, 0, 0, t6, t6, s9, x22 # hx.xror
    lw ra, 88(sp)
    sw t0, 88(a0)
    .insn r4 0x2b, 0, 0, ra, ra, a6, x18 # hx.xror
    sw s6, 8(a0)
    .insn r4 0xb, 0, 1, t0, a4, ra, t6 # hx.chi
    lw s6, 140(sp)
    .insn r4 0x2b, 0, 0, s5, s5, s8, x13 # hx.xror
    .insn r4 0x2b, 0, 0, s6, s6, t5, x31 # hx.xror
    .insn r4 0xb, 0, 1, a3, s1, s10, a3 # hx.chi
    .insn r4 0xb, 0, 1, t5, s6, a7, a4 # hx.chi
    .insn r4 0xb, 0, 1, a4, a7, a4, ra # hx.chi
    sw t5, 60(a0)
    lw t5, 112(sp)
    .insn r4 0x2b, 0, 0, s0, s0, a2, x22 # hx.xror
    .insn r4 0x2b, 0, 0, t5, t5, t3, x10 # hx.xror
    .insn r4 0xb, 0, 1, ra, ra, t6, s6 # hx.chi
    .insn r4 0xb, 0, 1, s1, t1, a5, t4 # hx.chi
    .insn r4 0xb, 0, 1, a7, t6, s6, a7 # hx.chi
    .insn r4 0xb, 0, 1, s6, s11, s5, t1 # hx.chi
    .insn r4 0xb, 0, 1, t1, s5, t1, a5 # hx.chi
    lw s10, 156(sp)
    .insn r4 0xb, 0, 1, a5, a5, t4, s11 # hx.chi
    .insn r4 0x2b, 0, 0, s10, s10, s2, x11 # hx.xror
    .insn r4 0xb, 0, 1, s11, t4, s11, s5 # hx.chi
    lw s5, 64(sp)
    .insn r4 0xb, 0, 1, t4, t5, s10, s0 # hx.chi
    xor s5, s5, t2
    .insn r4 0xb, 0, 0, t6, s6, a7, t4 # hx.xor3
    sw a7, 52(a0)
    lw a7, 256(sp)
    sw s6, 172(a0)
    .insn r4 0x2b, 0, 0, a7, a7, s9, x25 # hx.xror
    sw t4, 12(a0)
    .insn r4 0xb, 0, 1, s6, s0, a7, s5 # hx.chi
    .insn r4 0xb, 0, 1, s0, s10, s0, a7 # hx.chi
    .insn r4 0xb, 0, 0, t4, s6, a4, s1 # hx.xor3
    .insn r4 0xb, 0, 1, s10, s5, t5, s10 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, s5, t5 # hx.chi
    lw s5, 104(sp)
    lw t5, 76(sp)
    .insn r4 0x2b, 0, 0, s5, s5, t2, x14 # hx.xror
    .insn r4 0x2b, 0, 0, s2, t5, s2, x1 # hx.xror
    lw t5, 92(sp)
    sw a4, 68(a0)
    .insn r4 0x2b, 0, 0, t5, t5, s8, x19 # hx.xror
    lw a4, 248(sp)
    sw s1, 188(a0)
    .insn r4 0x2b, 0, 0, a4, a4, a6, x4 # hx.xror
    lw s1, 52(sp)
    sw s11, 164(a0)
    lw s1, 12(s1)
    sw ra, 44(a0)
    xor s10, s10, s1
    lw s1, 128(sp)
    .insn r4 0x2b, 0, 0, s7, s7, s8, x22 # hx.xror
    .insn r4 0x2b, 0, 0, s1, s1, a6, x4 # hx.xror
    .insn r4 0xb, 0, 0, a6, s11, s10, ra # hx.xor3
    lw s11, 224(sp)
    lw ra, 152(sp)
    .insn r4 0x2b, 0, 0, s11, s11, t2, x23 # hx.xror
    .insn r4 0x2b, 0, 0, ra, ra, t3, x27 # hx.xror
    lw s8, 120(sp)
    sw s10, 4(a0)
    .insn r4 0x2b, 0, 0, s8, s8, s4, x29 # hx.xror
    lw s10, 260(sp)
    sw s6, 28(a0)
    .insn r4 0xb, 0, 1, s6, s10, a4, t5 # hx.chi
    sw a3, 112(a0)
    lw a3, 68(sp)
    sw s6, 148(a0)
    xor a3, a3, s3
    .insn r4 0xb, 0, 0, s6, a7, a5, t0 # hx.xor3
    sw a7, 36(a0)
    .insn r4 0xb, 0, 1, a7, t5, s5, ra # hx.chi
    sw a5, 196(a0)
    .insn r4 0xb, 0, 1, a5, s5, ra, s10 # hx.chi
    .insn r4 0xb, 0, 1, s5, a4, t5, s5 # hx.chi
    .insn r4 0xb, 0, 1, ra, ra, s10, a4 # hx.chi
    lw a4, 240(sp)
    lw s10, 164(sp)
    .insn r4 0x2b, 0, 0, a4, a4, s4, x1 # hx.xror
    .insn r4 0x2b, 0, 0, s10, s10, a2, x20 # hx.xror
    sw t0, 76(a0)
    .insn r4 0xb, 0, 1, t5, a3, s8, s10 # hx.chi
    .insn r4 0xb, 0, 0, t0, t1, s0, ra # hx.xor3
    sw ra, 140(a0)
    lw ra, 216(sp)
    sw t1, 180(a0)
    .insn r4 0x2b, 0, 0, ra, ra, s9, x28 # hx.xror
    .insn r4 0xb, 0, 1, t1, s11, a3, s8 # hx.chi
    .insn r4 0xb, 0, 0, a6, a6, a7, t5 # hx.xor3
    .insn r4 0xb, 0, 0, s6, s6, t1, s5 # hx.xor3
    sw a7, 124(a0)
    lw a7, 144(sp)
    sw t1, 116(a0)
    .insn r4 0x2b, 0, 0, a7, a7, t2, x30 # hx.xror
    lw t1, 228(sp)
    sw t5, 84(a0)
    .insn r4 0x2b, 0, 0, t1, t1, s3, x31 # hx.xror
    lw t5, 84(sp)
    sw s5, 156(a0)
    .insn r4 0x2b, 0, 0, t5, t5, a2, x18 # hx.xror
    lw s5, 264(sp)
    sw s0, 20(a0)
    lw s0, 52(sp)
    .insn r4 0xb, 0, 1, a3, ra, s11, a3 # hx.chi
    lw s0, 8(s0)
    sw a5, 132(a0)
    xor s5, s5, s0
    .insn r4 0xb, 0, 1, s0, s8, s10, ra # hx.chi
    .insn r4 0xb, 0, 1, s8, s10, ra, s11 # hx.chi
    lw s10, 192(sp)
    .insn r4 0xb, 0, 0, t6, t6, a5, s0 # hx.xor3
    .insn r4 0x2b, 0, 0, s10, s10, t3, x9 # hx.xror
    .insn r4 0xb, 0, 1, s11, t5, s7, a7 # hx.chi
    .insn r4 0xb, 0, 1, t3, s7, a7, s10 # hx.chi
    lw ra, 176(sp)
    lw a5, 184(sp)
    .insn r4 0x2b, 0, 0, ra, ra, s9, x12 # hx.xror
    .insn r4 0x2b, 0, 0, t2, a5, t2, x11 # hx.xror
    .insn r4 0xb, 0, 1, s7, a4, t5, s7 # hx.chi
    .insn r4 0xb, 0, 1, a7, a7, s10, a4 # hx.chi
    .insn r4 0xb, 0, 1, a5, t2, t1, s2 # hx.chi
    sw s0, 92(a0)
    lw s0, 96(sp)
    .insn r4 0xb, 0, 1, a4, s10, a4, t5 # hx.chi
    .insn r4 0x2b, 0, 0, s0, s0, s9, x18 # hx.xror
    lw s9, 148(sp)
    .insn r4 0xb, 0, 1, s10, s2, s1, ra # hx.chi
    .insn r4 0x2b, 0, 0, s3, s9, s3, x27 # hx.xror
    lw s9, 244(sp)
    lw t5, 200(sp)
    .insn r4 0x2b, 0, 0, a2, s9, a2, x4 # hx.xror
    .insn r4 0x2b, 0, 0, s4, t5, s4, x24 # hx.xror
    .insn r4 0xb, 0, 1, s9, a2, s0, a1 # hx.chi
    .insn r4 0xb, 0, 1, t5, s3, s4, a2 # hx.chi
    .insn r4 0xb, 0, 1, s2, t1, s2, s1 # hx.chi
    .insn r4 0xb, 0, 1, a2, s4, a2, s0 # hx.chi
    .insn r4 0xb, 0, 1, s1, s1, ra, t2 # hx.chi
    .insn r4 0xb, 0, 1, t2, ra, t2, t1 # hx.chi
    lw t1, 148(a0)
    .insn r4 0xb, 0, 1, s4, a1, s3, s4 # hx.chi
    .insn r4 0xb, 0, 0, ra, t4, a3, t1 # hx.xor3
    lw t4, 80(a0)
    sw s11, 40(a0)
    .insn r4 0xb, 0, 0, t1, t4, s11, s5 # hx.xor3
    lw t4, 60(a0)
    sw s1, 168(a0)
    .insn r4 0xb, 0, 0, t0, t0, s8, t4 # hx.xor3
    lw t4, 8(a0)
    .insn r4 0xb, 0, 1, s3, s0, a1, s3 # hx.chi
    .insn r4 0xb, 0, 0, s11, s1, t4, t3 # hx.xor3
    lw s1, 88(a0)
    lw s0, 16(a0)
    .insn r4 0xb, 0, 0, s11, s11, s4, s1 # hx.xor3
    lw s1, 24(a0)
    lw a1, 96(a0)
    .insn r4 0xb, 0, 0, t4, a2, a4, s1 # hx.xor3
    .insn r4 0xb, 0, 0, s1, s0, t2, a1 # hx.xor3
    .insn r4 0xb, 0, 0, t1, t1, s3, s10 # hx.xor3
    lw s0, 104(a0)
    .insn r4 0xb, 0, 0, s1, s1, t5, a7 # hx.xor3
    .insn r4 0xb, 0, 0, t4, t4, a5, s0 # hx.xor3
    sw a5, 184(a0)
    lw a5, 112(a0)
    lw s0, 32(a0)
    sw s7, 72(a0)
    .insn r4 0xb, 0, 0, a1, s2, a5, s0 # hx.xor3
    sw a7, 56(a0)
    .insn r4 0xb, 0, 0, a1, a1, s9, s7 # hx.xor3
    sw s9, 152(a0)
    sw a2, 144(a0)
    sw s4, 128(a0)
    mv a5, a4
    mv a4, a6
    mv a6, a3
    mv s9, s11
    mv s4, s3
    mv s0, t1
    lw t1, 52(sp)
    lw a2, 56(sp)
    addi t1, t1, 16
    sw t1, 52(sp)
    bne t1, a2, .L_rvh_keccak_rounds
    sw s5, 0(a0)
    sw s8, 100(a0)
    sw t3, 48(a0)
    sw a6, 108(a0)
    sw a5, 64(a0)
    sw s10, 160(a0)
    sw t5, 136(a0)
    sw s2, 192(a0)
    sw t2, 176(a0)
    sw s4, 120(a0)
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
    addi sp, sp, 272
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

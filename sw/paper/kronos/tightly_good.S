// SPDX-License-Identifier: Apache-2.0
//
// Made by tightly_code.py; do not edit. void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds): the last
// `rounds` rounds of Keccak-f[1600], an even number. The state is 25 lanes of 64 bits. Requires Zbb and kronos.rol32.

#include "rvh_kronos_tightly_instr.h"

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
    lla t0, .L_rvh_kronos_rc
    addi t0, t0, 192
    slli a1, a1, 3
    sw t0, 56(sp)
    sub t0, t0, a1
    sw t0, 52(sp)
    lw t2, 0(a0)
    lw a1, 40(a0)
    lw a2, 80(a0)
    lw a4, 120(a0)
    lw a7, 160(a0)
    xor ra, t2, a1
    xor ra, ra, a2
    xor ra, ra, a4
    xor ra, ra, a7
    lw s2, 4(a0)
    lw s5, 44(a0)
    lw s6, 84(a0)
    lw s7, 124(a0)
    lw s8, 164(a0)
    xor a6, s2, s5
    xor a6, a6, s6
    xor a6, a6, s7
    xor a6, a6, s8
    lw s9, 8(a0)
    lw s10, 48(a0)
    lw s11, 88(a0)
    lw t3, 128(a0)
    lw t4, 168(a0)
    xor a3, s9, s10
    xor a3, a3, s11
    xor a3, a3, t3
    xor a3, a3, t4
    lw t5, 12(a0)
    lw t6, 52(a0)
    lw t2, 92(a0)
    lw a1, 132(a0)
    lw a2, 172(a0)
    xor s0, t5, t6
    xor s0, s0, t2
    xor s0, s0, a1
    xor s0, s0, a2
    lw a4, 16(a0)
    lw a7, 56(a0)
    lw s2, 96(a0)
    lw s5, 136(a0)
    lw s6, 176(a0)
    xor a5, a4, a7
    xor a5, a5, s2
    xor a5, a5, s5
    xor a5, a5, s6
    lw s7, 20(a0)
    lw s8, 60(a0)
    lw s9, 100(a0)
    lw s10, 140(a0)
    lw s11, 180(a0)
    xor s1, s7, s8
    xor s1, s1, s9
    xor s1, s1, s10
    xor s1, s1, s11
    lw t3, 24(a0)
    lw t4, 64(a0)
    lw t5, 104(a0)
    lw t6, 144(a0)
    lw t2, 184(a0)
    xor t0, t3, t4
    xor t0, t0, t5
    xor t0, t0, t6
    xor t0, t0, t2
    lw a1, 28(a0)
    lw a2, 68(a0)
    lw a4, 108(a0)
    lw a7, 148(a0)
    lw s2, 188(a0)
    xor s4, a1, a2
    xor s4, s4, a4
    xor s4, s4, a7
    xor s4, s4, s2
    lw s5, 32(a0)
    lw s6, 72(a0)
    lw s7, 112(a0)
    lw s8, 152(a0)
    lw s9, 192(a0)
    xor s3, s5, s6
    xor s3, s3, s7
    xor s3, s3, s8
    xor s3, s3, s9
    lw s10, 36(a0)
    lw s11, 76(a0)
    lw t3, 116(a0)
    lw t4, 156(a0)
    lw t5, 196(a0)
    xor t1, s10, s11
    xor t1, t1, t3
    xor t1, t1, t4
    xor t1, t1, t5
    lw t4, 144(a0)
    lw s6, 148(a0)
    lw s2, 192(a0)
    lw t2, 196(a0)
    lw s8, 132(a0)
    lw t6, 176(a0)
    lw t3, 180(a0)
    lw a1, 152(a0)
    lw a7, 156(a0)
    lw s10, 160(a0)
    lw s9, 164(a0)
    lw t5, 184(a0)
    lw a4, 188(a0)
    lw s11, 172(a0)
    lw a2, 52(sp)
    .balign 4
.L_rvh_kronos_rounds:
    sw a1, 152(a0)
    sw a7, 156(a0)
    sw s10, 160(a0)
    sw s9, 164(a0)
    sw t5, 184(a0)
    sw a4, 188(a0)
    sw s11, 172(a0)
    kronos.rol32 s11, a3, s0, 1
    kronos.rol32 s10, s0, a3, 1
    xor s11, s3, s11
    xor s10, t1, s10
    kronos.rol32 a4, a5, s1, 1
    kronos.rol32 s7, s1, a5, 1
    xor a4, ra, a4
    xor s7, a6, s7
    kronos.rol32 t5, t0, s4, 1
    kronos.rol32 a7, s4, t0, 1
    xor t5, a3, t5
    xor a7, s0, a7
    kronos.rol32 a1, s3, t1, 1
    kronos.rol32 t1, t1, s3, 1
    xor a1, a5, a1
    xor t1, s1, t1
    kronos.rol32 s1, ra, a6, 1
    kronos.rol32 ra, a6, ra, 1
    xor s1, t0, s1
    xor ra, s4, ra
    lw s0, 0(a0)
    lw a5, 4(a0)
    xor s0, s0, s11
    xor a5, a5, s10
    lw a6, 48(a0)
    lw a3, 52(a0)
    xor a6, a6, a4
    xor a3, a3, s7
    kronos.rol32 s9, a3, a6, 12
    kronos.rol32 a6, a6, a3, 12
    lw a3, 96(a0)
    lw s4, 100(a0)
    xor a3, a3, t5
    xor s4, s4, a7
    kronos.rol32 s3, s4, a3, 11
    kronos.rol32 a3, a3, s4, 11
    xor s4, t4, a1
    xor s6, s6, t1
    kronos.rol32 t4, s4, s6, 21
    kronos.rol32 s6, s6, s4, 21
    xor s2, s2, s1
    xor t2, t2, ra
    kronos.rol32 t0, s2, t2, 14
    kronos.rol32 t2, t2, s2, 14
    andn s4, s3, s9
    xor s4, s0, s4
    lw s2, 0(a2)
    andn s5, t4, s3
    xor s2, s4, s2
    xor s5, s9, s5
    andn s4, t0, t4
    xor s4, s3, s4
    andn s3, s0, t0
    xor s3, t4, s3
    andn s0, s9, s0
    xor s0, t0, s0
    andn t0, a3, a6
    xor t0, a5, t0
    lw t4, 4(a2)
    andn s9, s6, a3
    xor t4, t0, t4
    xor s9, a6, s9
    andn t0, t2, s6
    xor t0, a3, t0
    andn a2, a5, t2
    xor a2, s6, a2
    andn a5, a6, a5
    xor a5, t2, a5
    lw s6, 24(a0)
    lw t2, 28(a0)
    xor s6, s6, a1
    xor t2, t2, t1
    sw t1, 316(sp)
    kronos.rol32 a3, s6, t2, 28
    kronos.rol32 s6, t2, s6, 28
    lw t2, 72(a0)
    sw s1, 312(sp)
    xor t2, t2, s1
    lw a6, 76(a0)
    sw ra, 300(sp)
    xor a6, a6, ra
    kronos.rol32 t1, t2, a6, 20
    kronos.rol32 a6, a6, t2, 20
    lw t2, 80(a0)
    sw s11, 304(sp)
    xor t2, t2, s11
    lw s11, 84(a0)
    sw s10, 308(sp)
    xor s11, s11, s10
    kronos.rol32 s10, t2, s11, 3
    kronos.rol32 t2, s11, t2, 3
    lw s1, 128(a0)
    xor s8, s8, s7
    xor s1, s1, a4
    kronos.rol32 ra, s8, s1, 13
    kronos.rol32 s1, s1, s8, 13
    xor s11, t6, t5
    xor t3, t3, a7
    kronos.rol32 t6, t3, s11, 29
    kronos.rol32 s11, s11, t3, 29
    andn s8, s10, t1
    xor s8, a3, s8
    xor t3, s2, s8
    sw s2, 60(sp)
    sw s8, 100(sp)
    andn s8, ra, s10
    xor s8, t1, s8
    xor s2, s5, s8
    sw s8, 108(sp)
    sw s5, 68(sp)
    andn s8, t6, ra
    xor s8, s10, s8
    xor s10, s4, s8
    sw s8, 116(sp)
    sw s4, 76(sp)
    andn s8, a3, t6
    xor s8, ra, s8
    xor ra, s3, s8
    sw s3, 84(sp)
    sw s8, 124(sp)
    andn t1, t1, a3
    xor t1, t6, t1
    xor a3, s0, t1
    sw t1, 132(sp)
    sw s0, 92(sp)
    andn s5, t2, a6
    xor s5, s6, s5
    xor t1, t4, s5
    sw t4, 64(sp)
    sw s5, 104(sp)
    andn s5, s1, t2
    xor s5, a6, s5
    xor s0, s9, s5
    sw s5, 112(sp)
    sw s9, 72(sp)
    andn s3, s11, s1
    xor s3, t2, s3
    xor t2, t0, s3
    sw s3, 120(sp)
    sw t0, 80(sp)
    andn t0, s6, s11
    xor t0, s1, t0
    xor s1, a2, t0
    sw a2, 88(sp)
    sw t0, 128(sp)
    andn s6, a6, s6
    xor s6, s11, s6
    xor s3, a5, s6
    sw s6, 136(sp)
    sw a5, 96(sp)
    lw t4, 8(a0)
    lw t0, 12(a0)
    xor t4, t4, a4
    xor t0, t0, s7
    kronos.rol32 s5, t4, t0, 1
    kronos.rol32 t4, t0, t4, 1
    lw t0, 56(a0)
    lw a2, 60(a0)
    xor t0, t0, t5
    xor a2, a2, a7
    kronos.rol32 a5, t0, a2, 6
    kronos.rol32 a2, a2, t0, 6
    lw s6, 104(a0)
    lw s11, 108(a0)
    xor s6, s6, a1
    lw t6, 316(sp)
    lw t0, 312(sp)
    xor s11, s11, t6
    kronos.rol32 s8, s6, s11, 25
    kronos.rol32 s11, s11, s6, 25
    lw s6, 152(a0)
    lw s4, 156(a0)
    xor s6, s6, t0
    lw a6, 300(sp)
    lw t6, 160(a0)
    xor s4, s4, a6
    kronos.rol32 s9, s6, s4, 8
    kronos.rol32 s6, s4, s6, 8
    lw s4, 304(sp)
    lw a6, 164(a0)
    xor t6, t6, s4
    lw s4, 308(sp)
    xor a6, a6, s4
    kronos.rol32 s4, t6, a6, 18
    kronos.rol32 a6, a6, t6, 18
    andn t6, s8, a5
    xor t6, s5, t6
    xor t3, t3, t6
    sw t6, 140(sp)
    andn t6, s9, s8
    xor t6, a5, t6
    xor s2, s2, t6
    sw t6, 148(sp)
    andn t6, s4, s9
    xor t6, s8, t6
    xor s8, s10, t6
    sw t6, 156(sp)
    andn t6, s5, s4
    xor t6, s9, t6
    xor ra, ra, t6
    sw t6, 164(sp)
    andn s5, a5, s5
    xor s5, s4, s5
    xor t6, a3, s5
    sw s5, 172(sp)
    andn s4, s11, a2
    xor s4, t4, s4
    xor t1, t1, s4
    sw s4, 144(sp)
    andn s9, s6, s11
    xor s9, a2, s9
    xor s0, s0, s9
    sw s9, 152(sp)
    andn a3, a6, s6
    xor a3, s11, a3
    xor s9, t2, a3
    sw a3, 160(sp)
    andn s4, t4, a6
    xor s4, s6, s4
    xor s1, s1, s4
    sw s4, 168(sp)
    andn a2, a2, t4
    xor a2, a6, a2
    xor a6, s3, a2
    sw a2, 176(sp)
    lw s10, 32(a0)
    lw t4, 36(a0)
    xor s10, s10, t0
    lw a3, 300(sp)
    lw a5, 304(sp)
    xor t4, t4, a3
    kronos.rol32 t2, s10, t4, 27
    kronos.rol32 s10, t4, s10, 27
    lw t4, 40(a0)
    lw s3, 44(a0)
    xor t4, t4, a5
    lw t0, 308(sp)
    lw a5, 92(a0)
    xor s3, s3, t0
    kronos.rol32 s6, s3, t4, 4
    kronos.rol32 t4, t4, s3, 4
    lw s3, 88(a0)
    xor a5, a5, s7
    xor s3, s3, a4
    kronos.rol32 a2, s3, a5, 10
    kronos.rol32 a5, a5, s3, 10
    lw s4, 136(a0)
    lw s3, 140(a0)
    xor s4, s4, t5
    xor s3, s3, a7
    kronos.rol32 a3, s4, s3, 15
    kronos.rol32 s4, s3, s4, 15
    lw t0, 184(a0)
    lw s5, 188(a0)
    lw s3, 316(sp)
    xor t0, t0, a1
    xor s5, s5, s3
    kronos.rol32 s11, s5, t0, 24
    kronos.rol32 s5, t0, s5, 24
    andn t0, a2, s6
    xor t0, t2, t0
    xor t3, t3, t0
    sw t0, 180(sp)
    andn t0, a3, a2
    xor t0, s6, t0
    xor s2, s2, t0
    sw t0, 188(sp)
    andn t0, s11, a3
    xor t0, a2, t0
    xor s8, s8, t0
    sw t0, 196(sp)
    andn t0, t2, s11
    xor t0, a3, t0
    xor ra, ra, t0
    andn a3, s6, t2
    xor a3, s11, a3
    xor s6, t6, a3
    sw a3, 212(sp)
    andn t6, a5, t4
    xor t6, s10, t6
    xor t1, t1, t6
    sw t6, 184(sp)
    andn a2, s4, a5
    xor a2, t4, a2
    xor s0, s0, a2
    andn t2, s5, s4
    xor t2, a5, t2
    xor s9, s9, t2
    sw t2, 200(sp)
    andn t6, s10, s5
    xor t6, s4, t6
    xor s1, s1, t6
    andn s10, t4, s10
    xor s10, s5, s10
    xor a6, a6, s10
    sw s10, 216(sp)
    lw a3, 16(a0)
    lw a5, 20(a0)
    xor a3, a3, t5
    xor a7, a5, a7
    kronos.rol32 a5, a7, a3, 30
    kronos.rol32 a7, a3, a7, 30
    lw a3, 64(a0)
    lw t2, 68(a0)
    xor a1, a3, a1
    xor t2, t2, s3
    kronos.rol32 s10, t2, a1, 23
    kronos.rol32 a1, a1, t2, 23
    lw t2, 112(a0)
    lw s4, 312(sp)
    lw s5, 300(sp)
    xor t2, t2, s4
    lw s4, 116(a0)
    lw s11, 304(sp)
    xor s4, s4, s5
    kronos.rol32 s5, s4, t2, 7
    kronos.rol32 t2, t2, s4, 7
    lw s4, 120(a0)
    lw a3, 124(a0)
    xor s11, s4, s11
    lw t5, 308(sp)
    andn t4, s5, s10
    xor t5, a3, t5
    kronos.rol32 a3, t5, s11, 9
    kronos.rol32 s11, s11, t5, 9
    lw t5, 168(a0)
    xor t4, a5, t4
    xor t5, t5, a4
    lw a4, 172(a0)
    xor t3, t3, t4
    xor s7, a4, s7
    kronos.rol32 s4, t5, s7, 2
    kronos.rol32 s7, s7, t5, 2
    sw t4, 220(sp)
    andn t4, a3, s5
    xor t4, s10, t4
    xor s2, s2, t4
    sw t4, 228(sp)
    andn t4, s4, a3
    xor t4, s5, t4
    xor s8, s8, t4
    andn s3, a5, s4
    xor s3, a3, s3
    xor ra, ra, s3
    sw s3, 244(sp)
    andn a5, s10, a5
    xor a5, s4, a5
    xor s6, s6, a5
    andn s10, t2, a1
    xor s10, a7, s10
    xor t1, t1, s10
    sw s10, 224(sp)
    andn s10, s11, t2
    xor s10, a1, s10
    xor s0, s0, s10
    sw s10, 232(sp)
    andn a3, s7, s11
    xor a3, t2, a3
    xor s9, s9, a3
    andn s5, a7, s7
    xor s5, s11, s5
    xor s3, s1, s5
    sw s5, 248(sp)
    andn a1, a1, a7
    xor a1, s7, a1
    xor a6, a6, a1
    kronos.rol32 s5, s2, s0, 1
    kronos.rol32 s11, s0, s2, 1
    xor s5, s6, s5
    xor s11, a6, s11
    kronos.rol32 s7, s8, s9, 1
    kronos.rol32 s10, s9, s8, 1
    xor s7, t3, s7
    xor s10, t1, s10
    kronos.rol32 a4, ra, s3, 1
    kronos.rol32 t2, s6, a6, 1
    xor a4, s2, a4
    kronos.rol32 s2, s3, ra, 1
    xor t2, s8, t2
    xor s2, s0, s2
    kronos.rol32 a6, a6, s6, 1
    lw s8, 64(sp)
    xor a6, s9, a6
    kronos.rol32 s9, t3, t1, 1
    kronos.rol32 t3, t1, t3, 1
    xor s9, ra, s9
    xor t3, s3, t3
    lw s3, 60(sp)
    xor s8, s8, s11
    xor s3, s3, s5
    lw ra, 108(sp)
    lw s4, 112(sp)
    xor ra, ra, s7
    xor s4, s4, s10
    kronos.rol32 t1, s4, ra, 12
    kronos.rol32 ra, ra, s4, 12
    lw s4, 156(sp)
    lw a7, 160(sp)
    xor s4, s4, a4
    xor a7, a7, s2
    kronos.rol32 s1, a7, s4, 11
    kronos.rol32 s4, s4, a7, 11
    xor t0, t0, t2
    xor t6, t6, a6
    kronos.rol32 s6, t0, t6, 21
    kronos.rol32 t6, t6, t0, 21
    xor a5, a5, s9
    xor a1, a1, t3
    kronos.rol32 t5, a5, a1, 14
    kronos.rol32 a1, a1, a5, 14
    andn s0, s1, t1
    xor s0, s3, s0
    lw a7, 52(sp)
    andn a5, s6, s1
    lw t0, 8(a7)
    xor a5, t1, a5
    xor t0, s0, t0
    andn s0, t5, s6
    xor s0, s1, s0
    andn s1, s3, t5
    xor s1, s6, s1
    andn s3, t1, s3
    xor s3, t5, s3
    andn s6, s4, ra
    xor s6, s8, s6
    lw t1, 12(a7)
    andn a7, t6, s4
    xor t1, s6, t1
    xor a7, ra, a7
    andn s6, a1, t6
    xor s6, s4, s6
    andn t5, s8, a1
    xor t5, t6, t5
    andn s8, ra, s8
    xor s8, a1, s8
    lw a1, 84(sp)
    lw s4, 88(sp)
    xor a1, a1, t2
    xor s4, s4, a6
    sw a6, 316(sp)
    kronos.rol32 t6, a1, s4, 28
    kronos.rol32 a1, s4, a1, 28
    lw s4, 132(sp)
    sw s9, 312(sp)
    xor s4, s4, s9
    lw a6, 136(sp)
    sw t3, 308(sp)
    xor a6, a6, t3
    kronos.rol32 t3, s4, a6, 20
    kronos.rol32 s4, a6, s4, 20
    lw ra, 140(sp)
    sw s5, 304(sp)
    xor ra, ra, s5
    lw s9, 144(sp)
    sw s11, 300(sp)
    xor s9, s9, s11
    kronos.rol32 s11, ra, s9, 3
    kronos.rol32 s9, s9, ra, 3
    lw ra, 188(sp)
    xor a2, a2, s10
    xor ra, ra, s7
    kronos.rol32 a6, a2, ra, 13
    kronos.rol32 a2, ra, a2, 13
    xor s5, t4, a4
    xor a3, a3, s2
    kronos.rol32 t4, a3, s5, 29
    kronos.rol32 s5, s5, a3, 29
    andn a3, s11, t3
    xor a3, t6, a3
    xor ra, t0, a3
    sw t0, 0(a0)
    sw a3, 40(a0)
    andn t0, a6, s11
    xor t0, t3, t0
    xor a3, a5, t0
    sw t0, 48(a0)
    sw a5, 8(a0)
    andn t0, t4, a6
    xor t0, s11, t0
    xor a5, s0, t0
    sw t0, 56(a0)
    sw s0, 16(a0)
    andn s0, t6, t4
    xor s0, a6, s0
    xor t0, s1, s0
    sw s1, 24(a0)
    sw s0, 64(a0)
    andn t3, t3, t6
    xor t3, t4, t3
    xor t6, s3, t3
    sw t3, 72(a0)
    sw s3, 32(a0)
    andn t4, s9, s4
    xor t4, a1, t4
    xor a6, t1, t4
    sw t1, 4(a0)
    sw t4, 44(a0)
    andn t4, a2, s9
    xor t4, s4, t4
    xor s0, a7, t4
    sw t4, 52(a0)
    sw a7, 12(a0)
    andn t4, s5, a2
    xor t4, s9, t4
    xor t3, s6, t4
    sw t4, 60(a0)
    sw s6, 20(a0)
    andn s6, a1, s5
    xor s6, a2, s6
    xor a2, t5, s6
    sw t5, 28(a0)
    sw s6, 68(a0)
    andn a1, s4, a1
    xor a1, s5, a1
    xor a7, s8, a1
    sw a1, 76(a0)
    sw s8, 36(a0)
    lw s5, 68(sp)
    lw t4, 72(sp)
    xor s5, s5, s7
    xor t4, t4, s10
    kronos.rol32 s8, s5, t4, 1
    kronos.rol32 s5, t4, s5, 1
    lw t4, 116(sp)
    lw s4, 120(sp)
    xor t4, t4, a4
    xor s4, s4, s2
    kronos.rol32 s11, t4, s4, 6
    kronos.rol32 s4, s4, t4, 6
    lw s6, 164(sp)
    lw s1, 168(sp)
    xor s6, s6, t2
    lw a1, 316(sp)
    lw t4, 216(sp)
    xor s1, s1, a1
    kronos.rol32 s9, s6, s1, 25
    kronos.rol32 s1, s1, s6, 25
    lw s6, 212(sp)
    lw a1, 312(sp)
    lw s3, 308(sp)
    xor s6, s6, a1
    xor t4, t4, s3
    kronos.rol32 s3, s6, t4, 8
    kronos.rol32 s6, t4, s6, 8
    lw t4, 220(sp)
    lw t1, 304(sp)
    lw t5, 300(sp)
    xor t4, t4, t1
    lw t1, 224(sp)
    xor t1, t1, t5
    kronos.rol32 t5, t4, t1, 18
    kronos.rol32 t1, t1, t4, 18
    andn t4, s9, s11
    xor t4, s8, t4
    xor ra, ra, t4
    sw t4, 80(a0)
    andn t4, s3, s9
    xor t4, s11, t4
    xor a3, a3, t4
    sw t4, 88(a0)
    andn t4, t5, s3
    xor t4, s9, t4
    xor a5, a5, t4
    sw t4, 96(a0)
    andn t4, s8, t5
    xor t4, s3, t4
    xor t0, t0, t4
    sw t4, 104(a0)
    andn s8, s11, s8
    xor s8, t5, s8
    xor t5, t6, s8
    sw s8, 112(a0)
    andn s11, s1, s4
    xor s11, s5, s11
    xor a6, a6, s11
    sw s11, 84(a0)
    andn s8, s6, s1
    xor s8, s4, s8
    xor s0, s0, s8
    sw s8, 92(a0)
    andn t6, t1, s6
    xor t6, s1, t6
    xor s1, t3, t6
    sw t6, 100(a0)
    andn t3, s5, t1
    xor t3, s6, t3
    xor a2, a2, t3
    sw t3, 108(a0)
    andn s4, s4, s5
    xor s4, t1, s4
    xor t1, a7, s4
    sw s4, 116(a0)
    lw a7, 92(sp)
    lw t3, 96(sp)
    xor a7, a7, a1
    lw s8, 308(sp)
    lw s3, 304(sp)
    xor t3, t3, s8
    kronos.rol32 s4, a7, t3, 27
    kronos.rol32 a7, t3, a7, 27
    lw t3, 100(sp)
    lw s11, 104(sp)
    xor t3, t3, s3
    lw s8, 300(sp)
    lw s6, 152(sp)
    xor s11, s11, s8
    kronos.rol32 s3, s11, t3, 4
    kronos.rol32 t3, t3, s11, 4
    lw s11, 148(sp)
    xor s6, s6, s10
    xor s11, s11, s7
    kronos.rol32 s9, s11, s6, 10
    kronos.rol32 s6, s6, s11, 10
    lw s11, 196(sp)
    lw s5, 200(sp)
    xor s11, s11, a4
    xor s5, s5, s2
    kronos.rol32 a1, s11, s5, 15
    kronos.rol32 s11, s5, s11, 15
    lw t4, 244(sp)
    lw s5, 248(sp)
    lw t6, 316(sp)
    xor t4, t4, t2
    xor s5, s5, t6
    kronos.rol32 s8, s5, t4, 24
    kronos.rol32 s5, t4, s5, 24
    andn t4, s9, s3
    xor t4, s4, t4
    xor ra, ra, t4
    sw t4, 120(a0)
    andn t4, a1, s9
    xor t4, s3, t4
    xor a3, a3, t4
    sw t4, 128(a0)
    andn t4, s8, a1
    xor t4, s9, t4
    xor a5, a5, t4
    sw t4, 136(a0)
    andn t4, s4, s8
    xor t4, a1, t4
    xor t0, t0, t4
    andn a1, s3, s4
    xor a1, s8, a1
    xor s3, t5, a1
    andn s8, s6, t3
    xor s8, a7, s8
    xor a6, a6, s8
    sw s8, 124(a0)
    andn s8, s11, s6
    xor s8, t3, s8
    xor s0, s0, s8
    andn s9, s5, s11
    xor s9, s6, s9
    xor s1, s1, s9
    sw s9, 140(a0)
    andn s6, a7, s5
    xor s6, s11, s6
    andn a7, t3, a7
    xor a7, s5, a7
    lw s5, 76(sp)
    lw s11, 312(sp)
    xor s5, s5, a4
    lw a4, 80(sp)
    lw t3, 308(sp)
    xor a4, a4, s2
    kronos.rol32 s2, a4, s5, 30
    kronos.rol32 s5, s5, a4, 30
    lw a4, 124(sp)
    lw s4, 304(sp)
    xor t2, a4, t2
    lw a4, 128(sp)
    xor t1, t1, a7
    xor a4, a4, t6
    kronos.rol32 s9, a4, t2, 23
    kronos.rol32 t2, t2, a4, 23
    lw a4, 172(sp)
    lw t6, 176(sp)
    xor a4, a4, s11
    xor t6, t6, t3
    kronos.rol32 t5, t6, a4, 7
    kronos.rol32 a4, a4, t6, 7
    lw t6, 180(sp)
    lw s11, 300(sp)
    xor s4, t6, s4
    lw t6, 184(sp)
    xor a2, a2, s6
    xor s11, t6, s11
    kronos.rol32 t3, s11, s4, 9
    kronos.rol32 s4, s4, s11, 9
    lw s11, 228(sp)
    lw t6, 232(sp)
    xor s7, s11, s7
    xor t6, t6, s10
    kronos.rol32 s11, s7, t6, 2
    kronos.rol32 s7, t6, s7, 2
    andn s10, t5, s9
    xor s10, s2, s10
    xor ra, ra, s10
    andn t6, t3, t5
    xor t6, s9, t6
    xor a3, a3, t6
    sw t6, 168(a0)
    andn t6, s11, t3
    xor t6, t5, t6
    xor a5, a5, t6
    andn t5, s2, s11
    xor t5, t3, t5
    xor t0, t0, t5
    andn s2, s9, s2
    xor s2, s11, s2
    xor s3, s3, s2
    andn s9, a4, t2
    xor s9, s5, s9
    xor a6, a6, s9
    andn s11, s4, a4
    xor s11, t2, s11
    xor s0, s0, s11
    andn t3, s7, s4
    xor t3, a4, t3
    xor s1, s1, t3
    andn a4, s5, s7
    xor a4, s4, a4
    xor s4, a2, a4
    andn t2, t2, s5
    xor t2, s7, t2
    xor t1, t1, t2
    lw a2, 52(sp)
    lw s5, 56(sp)
    addi a2, a2, 16
    sw a2, 52(sp)
    bne a2, s5, .L_rvh_kronos_rounds
    sw t4, 144(a0)
    sw s6, 148(a0)
    sw s2, 192(a0)
    sw t2, 196(a0)
    sw s8, 132(a0)
    sw t6, 176(a0)
    sw t3, 180(a0)
    sw a1, 152(a0)
    sw a7, 156(a0)
    sw s10, 160(a0)
    sw s9, 164(a0)
    sw t5, 184(a0)
    sw a4, 188(a0)
    sw s11, 172(a0)
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
.L_rvh_kronos_rc:
    .word 0x00000001, 0x00000000, 0x00008082, 0x00000000
    .word 0x0000808a, 0x80000000, 0x80008000, 0x80000000
    .word 0x0000808b, 0x00000000, 0x80000001, 0x00000000
    .word 0x80008081, 0x80000000, 0x00008009, 0x80000000
    .word 0x0000008a, 0x00000000, 0x00000088, 0x00000000
    .word 0x80008009, 0x00000000, 0x8000000a, 0x00000000
    .word 0x8000808b, 0x00000000, 0x0000008b, 0x80000000
    .word 0x00008089, 0x80000000, 0x00008003, 0x80000000
    .word 0x00008002, 0x80000000, 0x00000080, 0x80000000
    .word 0x0000800a, 0x00000000, 0x8000000a, 0x80000000
    .word 0x80008081, 0x80000000, 0x00008080, 0x80000000
    .word 0x80000001, 0x00000000, 0x80008008, 0x80000000

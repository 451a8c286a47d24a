// SPDX-License-Identifier: Apache-2.0
//
// Instructions: OASIP. Made from rtl/instructions.toml by scripts/gen_instructions.py.
//
// C: a macro for each, whose field is a constant.

#ifndef RVH_OASIP_INSTR_H
#define RVH_OASIP_INSTR_H

#ifdef __ASSEMBLER__

.macro oasip.remv rd, rs1, n
    .insn r 0x0b, 0, \n, \rd, \rs1, x0
.endm
.macro oasip.hmask rd, rs1
    .insn r 0x0b, 1, 0, \rd, \rs1, x0
.endm
.macro oasip.lfsr rd, rs1
    .insn r 0x0b, 2, 0, \rd, \rs1, x0
.endm
.macro oasip.pack rs1, rs2
    .insn r 0x0b, 3, 0, x0, \rs1, \rs2
.endm
.macro oasip.rotr rd, rs1
    .insn r 0x0b, 4, 0, \rd, \rs1, x0
.endm
.macro oasip.extlw rd
    .insn r 0x0b, 5, 0, \rd, x0, x0
.endm

#else

// rd = (rs1 + n - 16) modulo 5, for sums of -9 to 9. rs1: index.
#define rvh_oasip_remv(rd, rs1, n) \
    __asm__ volatile(".insn r 0x0b, 0, %[field], %[d], %z[s1], x0" \
                     : [d] "=r"(rd) : [s1] "rJ"(rs1), [field] "i"(n))
// rd = (rs1 / 2) modulo 64. rs1: number.
#define rvh_oasip_hmask(rd, rs1) \
    __asm__ volatile(".insn r 0x0b, 1, 0, %[d], %z[s1], x0" \
                     : [d] "=r"(rd) : [s1] "rJ"(rs1))
// rd = (2 rs1) ^ (0x71 if bit 7 of rs1 is 1), in 8 bits. rs1: byte.
#define rvh_oasip_lfsr(rd, rs1) \
    __asm__ volatile(".insn r 0x0b, 2, 0, %[d], %z[s1], x0" \
                     : [d] "=r"(rd) : [s1] "rJ"(rs1))
// aux = {rs1, rs2}. rs1: upper word; rs2: lower word.
#define rvh_oasip_pack(rs1, rs2) \
    __asm__ volatile(".insn r 0x0b, 3, 0, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2))
// Rotates aux to the left by rs1 modulo 64 and returns its upper word. rs1: bits.
#define rvh_oasip_rotr(rd, rs1) \
    __asm__ volatile(".insn r 0x0b, 4, 0, %[d], %z[s1], x0" \
                     : [d] "=r"(rd) : [s1] "rJ"(rs1))
// Returns the lower word of aux.
#define rvh_oasip_extlw(rd) \
    __asm__ volatile(".insn r 0x0b, 5, 0, %[d], x0, x0" \
                     : [d] "=r"(rd) :: "memory"))

#endif
#endif

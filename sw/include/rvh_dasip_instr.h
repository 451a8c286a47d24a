// SPDX-License-Identifier: Apache-2.0
//
// Instructions: DASIP. Made from rtl/instructions.toml by scripts/gen_instructions.py.
//
// C: a macro for each, whose field is a constant.

#ifndef RVH_DASIP_INSTR_H
#define RVH_DASIP_INSTR_H

#ifdef __ASSEMBLER__

.macro dasip.remv rd, rs1, n
    .insn r 0x0b, 0, \n, \rd, \rs1, x0
.endm
.macro dasip.lfsr rd, rs1
    .insn r 0x0b, 1, 0, \rd, \rs1, x0
.endm
.macro dasip.base rd, rs1
    .insn r 0x0b, 1, 1, \rd, \rs1, x0
.endm
.macro dasip.sync rd, rs1
    .insn r 0x0b, 1, 2, \rd, \rs1, x0
.endm
.macro dasip.load rs1, rs2, n
    .insn r 0x0b, 2, \n, x0, \rs1, \rs2
.endm
.macro dasip.store rs1, rs2, n
    .insn r 0x0b, 3, \n, x0, \rs1, \rs2
.endm
.macro dasip.mix rs1, rs2, n
    .insn r 0x0b, 4, \n, x0, \rs1, \rs2
.endm
.macro dasip.row rs1, rs2
    .insn r 0x0b, 5, 0, x0, \rs1, \rs2
.endm
.macro dasip.parity rs1, rs2
    .insn r 0x0b, 5, 1, x0, \rs1, \rs2
.endm
.macro dasip.first rs1, rs2
    .insn r 0x0b, 5, 2, x0, \rs1, \rs2
.endm
.macro dasip.swap rs1, rs2
    .insn r 0x0b, 5, 3, x0, \rs1, \rs2
.endm
.macro dasip.chi rs1, rs2
    .insn r 0x0b, 5, 4, x0, \rs1, \rs2
.endm
.macro dasip.turn rs1
    .insn r 0x0b, 6, 0, x0, \rs1, x0
.endm
.macro dasip.effect rs1
    .insn r 0x0b, 6, 1, x0, \rs1, x0
.endm

#else

// rd = (rs1 + n - 16) modulo 5, for sums of -9 to 9. rs1: index.
#define rvh_dasip_remv(rd, rs1, n) \
    __asm__ volatile(".insn r 0x0b, 0, %[field], %[d], %z[s1], x0" \
                     : [d] "=r"(rd) : [s1] "rJ"(rs1), [field] "i"(n))
// rd = (2 rs1) ^ (0x71 if bit 7 of rs1 is 1), in 8 bits. rs1: byte.
#define rvh_dasip_lfsr(rd, rs1) \
    __asm__ volatile(".insn r 0x0b, 1, 0, %[d], %z[s1], x0" \
                     : [d] "=r"(rd) : [s1] "rJ"(rs1))
// Sets the address of lane (0, 0), a multiple of 4, and returns the one before. rs1: address.
#define rvh_dasip_base(rd, rs1) \
    __asm__ volatile(".insn r 0x0b, 1, 1, %[d], %z[s1], x0" \
                     : [d] "=r"(rd) : [s1] "rJ"(rs1))
// Waits for all memory accesses. Returns 1 if one failed since the last sync, or that one said so in rs1; otherwise
// 0. rs1: for the next sync, in bit 0. rs1: failed.
#define rvh_dasip_sync(rd, rs1) \
    __asm__ volatile(".insn r 0x0b, 1, 2, %[d], %z[s1], x0" \
                     : [d] "=r"(rd) : [s1] "rJ"(rs1))
// Register n = lane (x, y). rs1: x; rs2: y.
#define rvh_dasip_load(rs1, rs2, n) \
    __asm__ volatile(".insn r 0x0b, 2, %[field], x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2), [field] "i"(n))
// Lane (x, y) = register n. rs1: x; rs2: y.
#define rvh_dasip_store(rs1, rs2, n) \
    __asm__ volatile(".insn r 0x0b, 3, %[field], x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2), [field] "i"(n))
// Register n is exclusive ored with {rs2, rs1}. rs1: lower word; rs2: upper word.
#define rvh_dasip_mix(rs1, rs2, n) \
    __asm__ volatile(".insn r 0x0b, 4, %[field], x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2), [field] "i"(n))
// r[x] = lane (x, y). rs1: x; rs2: y.
#define rvh_dasip_row(rs1, rs2) \
    __asm__ volatile(".insn r 0x0b, 5, 0, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2))
// c[x] is exclusive ored with lane (x, y); for y = 0 it becomes that lane. rs1: x; rs2: y.
#define rvh_dasip_parity(rs1, rs2) \
    __asm__ volatile(".insn r 0x0b, 5, 1, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2))
// m = lane (x, y) ^ r[x]. rs1: x; rs2: y.
#define rvh_dasip_first(rs1, rs2) \
    __asm__ volatile(".insn r 0x0b, 5, 2, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2))
// Lane (x, y) = m, and m = the lane before ^ r[x]. rs1: x; rs2: y.
#define rvh_dasip_swap(rs1, rs2) \
    __asm__ volatile(".insn r 0x0b, 5, 3, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2))
// Lane (x, y) = r[x] ^ (~r[x + 1] & r[x + 2]), and c[x] as with parity of that lane. rs1: x; rs2: y.
#define rvh_dasip_chi(rs1, rs2) \
    __asm__ volatile(".insn r 0x0b, 5, 4, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2))
// m is rotated to the left by rs1 modulo 64. rs1: bits.
#define rvh_dasip_turn(rs1) \
    __asm__ volatile(".insn r 0x0b, 6, 0, x0, %z[s1], x0" \
                     :: [s1] "rJ"(rs1))
// r[x] = c[x - 1] ^ (c[x + 1] rotated to the left by 1). rs1: x.
#define rvh_dasip_effect(rs1) \
    __asm__ volatile(".insn r 0x0b, 6, 1, x0, %z[s1], x0" \
                     :: [s1] "rJ"(rs1))

#endif
#endif

// SPDX-License-Identifier: Apache-2.0
//
// Instructions: the state in the unit. Made from rtl/instructions.toml by scripts/gen_instructions.py.
//
// C: a macro for each, whose field is a constant.

#ifndef RVH_LANE_INSTR_H
#define RVH_LANE_INSTR_H

#ifdef __ASSEMBLER__

.macro lane.word rd, rs1
    .insn r 0x0b, 0, 0, \rd, \rs1, x0
.endm
.macro lane.permute rs1
    .insn r 0x0b, 1, 0, x0, \rs1, x0
.endm
.macro lane.clear
    .insn r 0x0b, 2, 0, x0, x0, x0
.endm
.macro lane.where rd
    .insn r 0x0b, 3, 0, \rd, x0, x0
.endm

#else

// Returns the next word of the state, exclusive or rs1, and writes it back. rs1: word.
#define rvh_lane_word(rd, rs1) \
    __asm__ volatile(".insn r 0x0b, 0, 0, %[d], %z[s1], x0" \
                     : [d] "=r"(rd) : [s1] "rJ"(rs1))
// The last rounds of Keccak-f[1600], 1 to 24; other values of rs1: none. The next word is the first one. rs1: rounds.
#define rvh_lane_permute(rs1) \
    __asm__ volatile(".insn r 0x0b, 1, 0, x0, %z[s1], x0" \
                     :: [s1] "rJ"(rs1))
// The state becomes 0. The next word is the first one.
#define rvh_lane_clear() \
    __asm__ volatile(".insn r 0x0b, 2, 0, x0, x0, x0")
// Returns the index of the next word.
#define rvh_lane_where(rd) \
    __asm__ volatile(".insn r 0x0b, 3, 0, %[d], x0, x0" \
                     : [d] "=r"(rd) :: "memory"))

#endif
#endif

// SPDX-License-Identifier: Apache-2.0
//
// Instructions: KRONOS, coprocessor. Made from rtl/instructions.toml by scripts/gen_instructions.py.
//
// C: a macro for each, whose field is a constant.

#ifndef RVH_KRONOS_INSTR_H
#define RVH_KRONOS_INSTR_H

#ifdef __ASSEMBLER__

.macro kronos.load rs1, rs2, lane
    .insn r 0x0b, 0, \lane, x0, \rs1, \rs2
.endm
.macro kronos.start
    .insn r 0x0b, 1, 0, x0, x0, x0
.endm
.macro kronos.store rd, word
    .insn r 0x0b, 2, \word, \rd, x0, x0
.endm

#else

// Loads a lane of the state into the register of the accelerator. rs1: bits 31:0; rs2: bits 63:32.
#define rvh_kronos_load(rs1, rs2, lane) \
    __asm__ volatile(".insn r 0x0b, 0, %[field], x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2), [field] "i"(lane))
// Runs 24 rounds on a copy of the register. Waits at the issue port while rounds run.
#define rvh_kronos_start() \
    __asm__ volatile(".insn r 0x0b, 1, 0, x0, x0, x0")
// Returns a word of the state after the rounds. Waits at the issue port while rounds run.
#define rvh_kronos_store(rd, word) \
    __asm__ volatile(".insn r 0x0b, 2, %[field], %[d], x0, x0" \
                     : [d] "=r"(rd) : [field] "i"(word))

#endif
#endif

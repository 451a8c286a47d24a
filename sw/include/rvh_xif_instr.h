// SPDX-License-Identifier: Apache-2.0
//
// Instructions: the coprocessor. Made from rtl/instructions.toml by scripts/gen_instructions.py.
//
// C: a macro for each, whose field is a constant. What an instruction reads in memory is written before.

#ifndef RVH_XIF_INSTR_H
#define RVH_XIF_INSTR_H

#ifdef __ASSEMBLER__

.macro rvh.start rs1
    .insn r 0x5b, 0, 0, x0, \rs1, x0
.endm
.macro rvh.absorb rs1, rs2
    .insn r 0x5b, 1, 0, x0, \rs1, \rs2
.endm
.macro rvh.finish rs1, rs2, n
    .insn r 0x5b, 2, \n, x0, \rs1, \rs2
.endm
.macro rvh.feed rs1, rs2, last
    .insn r 0x5b, 3, \last, x0, \rs1, \rs2
.endm
.macro rvh.drain rs1, rs2
    .insn r 0x5b, 4, 0, x0, \rs1, \rs2
.endm
.macro rvh.save rs1, rs2
    .insn r 0x5b, 5, 0, x0, \rs1, \rs2
.endm
.macro rvh.restore rs1, rs2
    .insn r 0x5b, 5, 1, x0, \rs1, \rs2
.endm
.macro rvh.suffix rs1
    .insn r 0x5b, 6, 0, x0, \rs1, x0
.endm
.macro rvh.pad
    .insn r 0x5b, 7, 0, x0, x0, x0
.endm
.macro rvh.wipe
    .insn r 0x5b, 7, 1, x0, x0, x0
.endm
.macro rvh.wait
    .insn r 0x5b, 7, 2, x0, x0, x0
.endm
.macro rvh.status rs1
    .insn r 0x5b, 7, 3, x0, \rs1, x0
.endm
.macro rvh.window rs1, rs2
    .insn r 0x5b, 7, 4, x0, \rs1, \rs2
.endm
.macro rvh.lock
    .insn r 0x5b, 7, 5, x0, x0, x0
.endm
.macro rvh.word rd
    .insn r 0x7b, 0, 0, \rd, x0, x0
.endm
.macro rvh.getstatus rd
    .insn r 0x7b, 1, 0, \rd, x0, x0
.endm
.macro rvh.chain rs1, rs2
    .insn r 0x5b, 5, 2, x0, \rs1, \rs2
.endm

#else

// Begins a message with the next instruction. mode: algorithm in bits 3:0; for the raw sponge, rate in 6:4 and 12
// rounds in 7. Allowed where the engine allows START. rs1: mode.
#define rvh_xif_start(rs1) \
    __asm__ volatile(".insn r 0x5b, 0, 0, x0, %z[s1], x0" \
                     :: [s1] "rJ"(rs1) : "memory")
// Absorbs as many message bytes as both operands have: 8, with XLen = 64 16. The first one is in bits 7:0 of rs1.
// rs1: first half of the bytes; rs2: second half.
#define rvh_xif_absorb(rs1, rs2) \
    __asm__ volatile(".insn r 0x5b, 1, 0, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2) : "memory")
// Absorbs the first n bytes of its operands and ends the message. rs1: first half of the bytes; rs2: second half.
#define rvh_xif_finish(rs1, rs2, n) \
    __asm__ volatile(".insn r 0x5b, 2, %[field], x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2), [field] "i"(n) : "memory")
// Absorbs message bytes from memory. last = 1: ends the message after them. rs1: address; rs2: bytes.
#define rvh_xif_feed(rs1, rs2, last) \
    __asm__ volatile(".insn r 0x5b, 3, %[field], x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2), [field] "i"(last) : "memory")
// Writes output to memory: a digest, as far as there is room, or so many bytes of an extendable output, in whole
// words. rs1: address; rs2: bytes.
#define rvh_xif_drain(rs1, rs2) \
    __asm__ volatile(".insn r 0x5b, 4, 0, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2) : "memory")
// Saves the message to memory as a context (docs/context.md), as far as there is room; a drain gives the rest. rs1:
// address; rs2: bytes.
#define rvh_xif_save(rs1, rs2) \
    __asm__ volatile(".insn r 0x5b, 5, 0, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2) : "memory")
// Restores a saved message from memory and continues it. rs1: address; rs2: bytes.
#define rvh_xif_restore(rs1, rs2) \
    __asm__ volatile(".insn r 0x5b, 5, 1, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2) : "memory")
// Sets the first byte of the padding of the raw sponge, for the end of its message. rs1: suffix.
#define rvh_xif_suffix(rs1) \
    __asm__ volatile(".insn r 0x5b, 6, 0, x0, %z[s1], x0" \
                     :: [s1] "rJ"(rs1) : "memory")
// Fills the unfinished block of a sponge with zeros.
#define rvh_xif_pad() \
    __asm__ volatile(".insn r 0x5b, 7, 0, x0, x0, x0" \
                     ::  : "memory")
// Aborts the message and zeroizes all message, state and digest registers.
#define rvh_xif_wipe() \
    __asm__ volatile(".insn r 0x5b, 7, 1, x0, x0, x0" \
                     ::  : "memory")
// Retires when all instructions before it are done. An interrupt can kill it while it waits.
#define rvh_xif_wait() \
    __asm__ volatile(".insn r 0x5b, 7, 2, x0, x0, x0" \
                     ::  : "memory")
// Stores the status word to memory, at a multiple of 4, and clears its errors. rs1: address.
#define rvh_xif_status(rs1) \
    __asm__ volatile(".insn r 0x5b, 7, 3, x0, %z[s1], x0" \
                     :: [s1] "rJ"(rs1) : "memory")
// Sets the window: the manager port reads and writes nothing before the word at rs1 and nothing after the word at
// rs2. After a reset it reaches all of memory. A STATE error once it is locked. rs1: address; rs2: address.
#define rvh_xif_window(rs1, rs2) \
    __asm__ volatile(".insn r 0x5b, 7, 4, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2) : "memory")
// Locks the window until the reset.
#define rvh_xif_lock() \
    __asm__ volatile(".insn r 0x5b, 7, 5, x0, x0, x0" \
                     ::  : "memory")
// Returns the next XLen bits of output, or of a context that is being saved; 0 follows its end.
#define rvh_xif_word(rd) \
    __asm__ volatile(".insn r 0x7b, 0, 0, %[d], x0, x0" \
                     : [d] "=r"(rd) :: "memory")
// Returns the status word, sign-extended, and clears its errors.
#define rvh_xif_getstatus(rd) \
    __asm__ volatile(".insn r 0x7b, 1, 0, %[d], x0, x0" \
                     : [d] "=r"(rd) :: "memory")
// Follows the row of hash chains (docs/chains.md) that is described at the address. rs1: address; rs2: algorithm.
#define rvh_xif_chain(rs1, rs2) \
    __asm__ volatile(".insn r 0x5b, 5, 2, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2) : "memory")

#endif
#endif

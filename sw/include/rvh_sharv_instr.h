// SPDX-License-Identifier: Apache-2.0
//
// Instructions: SHA-RV. Made from rtl/instructions.toml by scripts/gen_instructions.py.
//
// C: a macro for each, whose field is a constant.

#ifndef RVH_SHARV_INSTR_H
#define RVH_SHARV_INSTR_H

#ifdef __ASSEMBLER__

.macro sharv.latch rs1, rs2
    .insn r 0x2b, 0, 0, x0, \rs1, \rs2
.endm
.macro sharv.write stage
    .insn r 0x2b, 1, \stage, x0, x0, x0
.endm
.macro sharv.read
    .insn r 0x2b, 2, 0, x0, x0, x0
.endm
.macro sharv.status rs1
    .insn r 0x2b, 3, 0, x0, \rs1, x0
.endm
.macro sharv.wait
    .insn r 0x2b, 4, 0, x0, x0, x0
.endm
.macro sharv.wipe
    .insn r 0x2b, 5, 0, x0, x0, x0
.endm
.macro sharv.sha224short how
    .insn r 0x0b, 0, \how, x0, x0, x0
.endm
.macro sharv.sha256short how
    .insn r 0x0b, 1, \how, x0, x0, x0
.endm
.macro sharv.sha224long how
    .insn r 0x0b, 2, \how, x0, x0, x0
.endm
.macro sharv.sha256long how
    .insn r 0x0b, 3, \how, x0, x0, x0
.endm

#else

// Sets base and amount for the next write or read. The paper's registers are x8 and x20; any register will do. rs1:
// address; rs2: words.
#define rvh_sharv_latch(rs1, rs2) \
    __asm__ volatile(".insn r 0x2b, 0, 0, x0, %z[s1], %z[s2]" \
                     :: [s1] "rJ"(rs1), [s2] "rJ"(rs2))
// Moves what is latched into the BufferSet: blocks, with the next hash; stage = 1: IV and K, 72 words, at once.
#define rvh_sharv_write(stage) \
    __asm__ volatile(".insn r 0x2b, 1, %[field], x0, x0, x0" \
                     :: [field] "i"(stage))
// Sends the digests of the next hash to what is latched.
#define rvh_sharv_read() \
    __asm__ volatile(".insn r 0x2b, 2, 0, x0, x0, x0")
// Stores the status word to memory, at a multiple of 4, and clears its errors. Not in the paper. rs1: address.
#define rvh_sharv_status(rs1) \
    __asm__ volatile(".insn r 0x2b, 3, 0, x0, %z[s1], x0" \
                     :: [s1] "rJ"(rs1))
// Retires when all instructions before it are done. An interrupt can kill it while it waits. Not in the paper.
#define rvh_sharv_wait() \
    __asm__ volatile(".insn r 0x2b, 4, 0, x0, x0, x0")
// Zeroizes every register that held a message or a hash value, and IV and K. Not in the paper.
#define rvh_sharv_wipe() \
    __asm__ volatile(".insn r 0x2b, 5, 0, x0, x0, x0")
// SHA-224, each block a message of its own.
#define rvh_sharv_sha224short(how) \
    __asm__ volatile(".insn r 0x0b, 0, %[field], x0, x0, x0" \
                     :: [field] "i"(how))
// SHA-256, each block a message of its own.
#define rvh_sharv_sha256short(how) \
    __asm__ volatile(".insn r 0x0b, 1, %[field], x0, x0, x0" \
                     :: [field] "i"(how))
// SHA-224, the blocks are one message. how = 1: it continues the blocks before; 2, 3: the same for four messages side
// by side, the first quarter of the blocks is the first message.
#define rvh_sharv_sha224long(how) \
    __asm__ volatile(".insn r 0x0b, 2, %[field], x0, x0, x0" \
                     :: [field] "i"(how))
// SHA-256, the same.
#define rvh_sharv_sha256long(how) \
    __asm__ volatile(".insn r 0x0b, 3, %[field], x0, x0, x0" \
                     :: [field] "i"(how))

#endif
#endif

// SPDX-License-Identifier: Apache-2.0
//
// Instructions: KRONOS, tightly coupled. Made from rtl/instructions.toml by scripts/gen_instructions.py.
//
// C: a macro for each, whose field is a constant.

#ifndef RVH_KRONOS_TIGHTLY_INSTR_H
#define RVH_KRONOS_TIGHTLY_INSTR_H

#ifdef __ASSEMBLER__

.macro kronos.rol32 rd, rs1, rs2, n
    .insn r 0x0b, 0, \n, \rd, \rs1, \rs2
.endm

#else

#include <stdint.h>

// The word in the place of rs1, of the lane rotated left by n bits: (rs1 << n) ^ (rs2 >> (32 - n)); rs1 for n = 0.
// rs1: a word of a lane; rs2: the other word.
#define rvh_kronos_tightly_rol32(rs1, rs2, n) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r 0x0b, 0, %[field], %[d], %z[s1], %z[s2]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [field] "i"(n)); \
        result_; \
    })

#endif
#endif

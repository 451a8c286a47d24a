// SPDX-License-Identifier: Apache-2.0
//
// Instructions: hx, on the general registers. Made from rtl/instructions.toml by scripts/gen_instructions.py.
//
// C: a macro for each, whose field is a constant.

#ifndef RVH_HX_INSTR_H
#define RVH_HX_INSTR_H

#ifdef __ASSEMBLER__

.macro hx.xor3 rd, rs1, rs2, rs3
    .insn r4 0x0b, 0, 0, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.chi rd, rs1, rs2, rs3
    .insn r4 0x0b, 0, 1, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.ch rd, rs1, rs2, rs3
    .insn r4 0x0b, 0, 2, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.maj rd, rs1, rs2, rs3
    .insn r4 0x0b, 0, 3, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.add3 rd, rs1, rs2, rs3
    .insn r4 0x0b, 1, 0, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.add3c rd, rs1, rs2, rs3
    .insn r4 0x0b, 1, 1, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.add3.lo rd, rs1, rs2, rs3
    .insn r4 0x0b, 2, 0, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.add3.hi rd, rs1, rs2, rs3
    .insn r4 0x0b, 2, 1, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.s256t1 rd, rs1, rs2, rs3
    .insn r4 0x0b, 3, 0, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.s256t2 rd, rs1, rs2, rs3
    .insn r4 0x0b, 3, 1, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.s256w0 rd, rs1, rs2, rs3
    .insn r4 0x0b, 3, 2, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.s256w1 rd, rs1, rs2, rs3
    .insn r4 0x0b, 3, 3, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.sum1.lo rd, rs1, rs2, rs3
    .insn r4 0x0b, 4, 0, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.sum1.hi rd, rs1, rs2, rs3
    .insn r4 0x0b, 4, 1, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.sum0.lo rd, rs1, rs2, rs3
    .insn r4 0x0b, 4, 2, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.sum0.hi rd, rs1, rs2, rs3
    .insn r4 0x0b, 4, 3, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.sig0.lo rd, rs1, rs2, rs3
    .insn r4 0x0b, 5, 0, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.sig0.hi rd, rs1, rs2, rs3
    .insn r4 0x0b, 5, 1, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.sig1.lo rd, rs1, rs2, rs3
    .insn r4 0x0b, 5, 2, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.sig1.hi rd, rs1, rs2, rs3
    .insn r4 0x0b, 5, 3, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.ilve rd, rs1, rs2, rs3
    .insn r4 0x0b, 6, 0, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.ilvo rd, rs1, rs2, rs3
    .insn r4 0x0b, 6, 1, \rd, \rs1, \rs2, \rs3
.endm
.macro hx.dil rd, rs1, rs2
    .insn r4 0x0b, 6, 2, \rd, \rs1, \rs2, x0
.endm
.macro hx.dih rd, rs1, rs2
    .insn r4 0x0b, 6, 3, \rd, \rs1, \rs2, x0
.endm
.macro hx.xror rd, rs1, rs2, n
    .insn r 0x2b, 0, \n << 2, \rd, \rs1, \rs2
.endm
.macro hx.xrl1 rd, rs1, rs2
    .insn r4 0x2b, 1, 0, \rd, \rs1, \rs2, x0
.endm

#else

#include <stdint.h>

// rs1 ^ rs2 ^ rs3. rs1: word; rs2: word; rs3: word.
#define rvh_hx_xor3(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 0, 0, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// rs1 ^ (~rs2 & rs3). rs1: word; rs2: word; rs3: word.
#define rvh_hx_chi(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 0, 1, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Ch of FIPS 180-4, section 4.1: (rs1 & rs2) ^ (~rs1 & rs3). rs1: word; rs2: word; rs3: word.
#define rvh_hx_ch(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 0, 2, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Maj of FIPS 180-4, section 4.1: (rs1 & rs2) ^ (rs1 & rs3) ^ (rs2 & rs3). rs1: word; rs2: word; rs3: word.
#define rvh_hx_maj(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 0, 3, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// rs1 + rs2 + rs3. rs1: word; rs2: word; rs3: word.
#define rvh_hx_add3(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 1, 0, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// What that sum carries out, 0 to 2. rs1: word; rs2: word; rs3: word.
#define rvh_hx_add3c(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 1, 1, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// rs1 + rs2 + rs3. rs1: word; rs2: word; rs3: word.
#define rvh_hx_add3_lo(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__ volatile(".insn r4 0x0b, 2, 0, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// rs1 + rs2 + rs3 + carry. rs1: word; rs2: word; rs3: word.
#define rvh_hx_add3_hi(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__ volatile(".insn r4 0x0b, 2, 1, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Sigma1(rs1) + Ch(rs1, rs2, rs3), of SHA-256. rs1: e; rs2: f; rs3: g.
#define rvh_hx_s256t1(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 3, 0, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Sigma0(rs1) + Maj(rs1, rs2, rs3), of SHA-256. rs1: a; rs2: b; rs3: c.
#define rvh_hx_s256t2(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 3, 1, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// sigma0(rs1) + rs2 + rs3, of SHA-256. rs1: x; rs2: word; rs3: word.
#define rvh_hx_s256w0(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 3, 2, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// sigma1(rs1) + rs2 + rs3, of SHA-256. rs1: x; rs2: word; rs3: word.
#define rvh_hx_s256w1(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 3, 3, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Lower word of Sigma1(x), of SHA-512, + rs3. rs1: lower word of x; rs2: upper word of x; rs3: word.
#define rvh_hx_sum1_lo(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__ volatile(".insn r4 0x0b, 4, 0, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Upper word of Sigma1(x), of SHA-512, + rs3 + carry. rs1: upper word of x; rs2: lower word of x; rs3: word.
#define rvh_hx_sum1_hi(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__ volatile(".insn r4 0x0b, 4, 1, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Lower word of Sigma0(x), of SHA-512, + rs3. rs1: lower word of x; rs2: upper word of x; rs3: word.
#define rvh_hx_sum0_lo(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__ volatile(".insn r4 0x0b, 4, 2, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Upper word of Sigma0(x), of SHA-512, + rs3 + carry. rs1: upper word of x; rs2: lower word of x; rs3: word.
#define rvh_hx_sum0_hi(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__ volatile(".insn r4 0x0b, 4, 3, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Lower word of sigma0(x), of SHA-512, + rs3. rs1: lower word of x; rs2: upper word of x; rs3: word.
#define rvh_hx_sig0_lo(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__ volatile(".insn r4 0x0b, 5, 0, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Upper word of sigma0(x), of SHA-512, + rs3 + carry. rs1: upper word of x; rs2: lower word of x; rs3: word.
#define rvh_hx_sig0_hi(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__ volatile(".insn r4 0x0b, 5, 1, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Lower word of sigma1(x), of SHA-512, + rs3. rs1: lower word of x; rs2: upper word of x; rs3: word.
#define rvh_hx_sig1_lo(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__ volatile(".insn r4 0x0b, 5, 2, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Upper word of sigma1(x), of SHA-512, + rs3 + carry. rs1: upper word of x; rs2: lower word of x; rs3: word.
#define rvh_hx_sig1_hi(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__ volatile(".insn r4 0x0b, 5, 3, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// rs1 ^ the even bits of the lane. rs1: word; rs2: lower word of a lane; rs3: upper word of a lane.
#define rvh_hx_ilve(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 6, 0, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// rs1 ^ the odd bits of the lane. rs1: word; rs2: lower word of a lane; rs3: upper word of a lane.
#define rvh_hx_ilvo(rs1, rs2, rs3) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 6, 1, %[d], %z[s1], %z[s2], %z[s3]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [s3] "rJ"(rs3)); \
        result_; \
    })
// Lower word of the lane with these bits. rs1: even bits; rs2: odd bits.
#define rvh_hx_dil(rs1, rs2) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 6, 2, %[d], %z[s1], %z[s2], x0" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2)); \
        result_; \
    })
// Upper word of the lane with these bits. rs1: even bits; rs2: odd bits.
#define rvh_hx_dih(rs1, rs2) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x0b, 6, 3, %[d], %z[s1], %z[s2], x0" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2)); \
        result_; \
    })
// rs1 ^ rs2, rotated right by n bits. rs1: word; rs2: word.
#define rvh_hx_xror(rs1, rs2, n) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r 0x2b, 0, %[field] << 2, %[d], %z[s1], %z[s2]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2), [field] "i"(n)); \
        result_; \
    })
// rs1 ^ rs2 rotated left by one bit. rs1: word; rs2: word.
#define rvh_hx_xrl1(rs1, rs2) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r4 0x2b, 1, 0, %[d], %z[s1], %z[s2], x0" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2)); \
        result_; \
    })

#endif
#endif

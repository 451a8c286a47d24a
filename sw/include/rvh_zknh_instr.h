// SPDX-License-Identifier: Apache-2.0
//
// Instructions: Zknh of RV32. Made from rtl/instructions.toml by scripts/gen_instructions.py.
//
// C: a macro for each, whose field is a constant.

#ifndef RVH_ZKNH_INSTR_H
#define RVH_ZKNH_INSTR_H

#ifndef __ASSEMBLER__

#include <stdint.h>

// Sigma0(x) of SHA-256. rs1: x.
#define rvh_zknh_sha256sum0(rs1) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn i 0x13, 1, %[d], %z[s1], 256" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1)); \
        result_; \
    })
// Sigma1(x) of SHA-256. rs1: x.
#define rvh_zknh_sha256sum1(rs1) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn i 0x13, 1, %[d], %z[s1], 257" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1)); \
        result_; \
    })
// sigma0(x) of SHA-256. rs1: x.
#define rvh_zknh_sha256sig0(rs1) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn i 0x13, 1, %[d], %z[s1], 258" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1)); \
        result_; \
    })
// sigma1(x) of SHA-256. rs1: x.
#define rvh_zknh_sha256sig1(rs1) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn i 0x13, 1, %[d], %z[s1], 259" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1)); \
        result_; \
    })
// The word of Sigma0(x), of SHA-512, in the place of rs1. rs1: a word of x; rs2: the other word of x.
#define rvh_zknh_sha512sum0r(rs1, rs2) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r 0x33, 0, 40, %[d], %z[s1], %z[s2]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2)); \
        result_; \
    })
// The word of Sigma1(x), of SHA-512, in the place of rs1. rs1: a word of x; rs2: the other word of x.
#define rvh_zknh_sha512sum1r(rs1, rs2) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r 0x33, 0, 41, %[d], %z[s1], %z[s2]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2)); \
        result_; \
    })
// Lower word of sigma0(x), of SHA-512. rs1: lower word of x; rs2: upper word of x.
#define rvh_zknh_sha512sig0l(rs1, rs2) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r 0x33, 0, 42, %[d], %z[s1], %z[s2]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2)); \
        result_; \
    })
// Upper word of sigma0(x), of SHA-512. rs1: upper word of x; rs2: lower word of x.
#define rvh_zknh_sha512sig0h(rs1, rs2) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r 0x33, 0, 46, %[d], %z[s1], %z[s2]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2)); \
        result_; \
    })
// Lower word of sigma1(x), of SHA-512. rs1: lower word of x; rs2: upper word of x.
#define rvh_zknh_sha512sig1l(rs1, rs2) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r 0x33, 0, 43, %[d], %z[s1], %z[s2]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2)); \
        result_; \
    })
// Upper word of sigma1(x), of SHA-512. rs1: upper word of x; rs2: lower word of x.
#define rvh_zknh_sha512sig1h(rs1, rs2) \
    __extension__({ \
        uint32_t result_; \
        __asm__(".insn r 0x33, 0, 47, %[d], %z[s1], %z[s2]" \
                : [d] "=r"(result_) : [s1] "rJ"(rs1), [s2] "rJ"(rs2)); \
        result_; \
    })

#endif
#endif

// SPDX-License-Identifier: Apache-2.0
//
// The instructions of sim/check/rvh_check_offloads.sv, for assembly and for C. `late`: cycles, at least, 0 to 15.

#ifndef OFFLOAD_H
#define OFFLOAD_H

#ifdef __ASSEMBLER__

    .macro mix rd, rs1, rs2, late=0
    .insn r 0x5b, 0, \late, \rd, \rs1, \rs2
    .endm

    .macro note rs1, rs2, late=0
    .insn r 0x5b, 1, \late, x0, \rs1, \rs2
    .endm

    .macro tick rd, late=0
    .insn r 0x5b, 2, \late, \rd, x0, x0
    .endm

    .macro mix3 rd, rs1, rs2, rs3
    .insn r4 0x0b, 0, 0, \rd, \rs1, \rs2, \rs3
    .endm

#else

#include "report.h"

static const uint32_t golden = 0x9e3779b9;

static inline uint32_t mixed(uint32_t a, uint32_t b)
{
    return (a + golden) ^ rotated(b, 8);
}

static inline uint32_t noted(uint32_t sum, uint32_t a, uint32_t b)
{
    return rotated(sum, 1) + (a ^ rotated(b, 8));
}

// Until every accepted instruction is done.
static inline void offloads_settle(void)
{
    for (unsigned i = 0; i < 40; i++) {
        (void)page_read(PAGE_DONE);
    }
}

#endif

#endif

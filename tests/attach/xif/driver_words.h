// SPDX-License-Identifier: Apache-2.0
//
// Takes the place of include/rvh_xif_instr.h (put in front of every file with -include): the instructions of the build
// without a manager port, given to a function of the bench, which offers them to the RTL. So the driver itself runs.

#ifndef RVH_XIF_INSTR_H
#define RVH_XIF_INSTR_H

#include <stdint.h>

enum { DO_START, DO_ABSORB, DO_FINISH, DO_SUFFIX, DO_PAD, DO_WIPE, DO_WORD, DO_GETSTATUS };

extern uint32_t (*rvh_bench)(uint32_t verb, uint32_t rs1, uint32_t rs2, uint32_t field);

#define rvh_xif_start(rs1) ((void)rvh_bench(DO_START, rs1, 0, 0))
#define rvh_xif_absorb(rs1, rs2) ((void)rvh_bench(DO_ABSORB, rs1, rs2, 0))
#define rvh_xif_finish(rs1, rs2, n) ((void)rvh_bench(DO_FINISH, rs1, rs2, n))
#define rvh_xif_suffix(rs1) ((void)rvh_bench(DO_SUFFIX, rs1, 0, 0))
#define rvh_xif_pad() ((void)rvh_bench(DO_PAD, 0, 0, 0))
#define rvh_xif_wipe() ((void)rvh_bench(DO_WIPE, 0, 0, 0))
#define rvh_xif_word(rd) ((rd) = rvh_bench(DO_WORD, 0, 0, 0))
#define rvh_xif_getstatus(rd) ((rd) = rvh_bench(DO_GETSTATUS, 0, 0, 0))

#endif

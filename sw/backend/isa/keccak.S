// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600]: the fastest code for the instructions that there are. RVH_ISA_UNROLLED = 1: all rounds as straight
// code. RVH_ISA_GP_TP = 1: gp and tp hold words of the state during a call, so that no interrupt may be taken.

#include "rvh_isa.h"

#if RVH_ISA_KECCAK && RVH_ISA_UNROLLED && RVH_ISA_GP_TP
#include "generated/keccak_hx_gp_tp_unrolled.S"
#elif RVH_ISA_KECCAK && RVH_ISA_UNROLLED
#include "generated/keccak_hx_unrolled.S"
#elif RVH_ISA_KECCAK && RVH_ISA_GP_TP
#include "generated/keccak_hx_gp_tp.S"
#elif RVH_ISA_KECCAK
#include "generated/keccak_hx.S"
#elif defined(__riscv_zbb) && RVH_ISA_UNROLLED
#include "generated/keccak_zbb_unrolled.S"
#elif defined(__riscv_zbb)
#include "generated/keccak_zbb.S"
#else
#include "generated/keccak_base.S"
#endif

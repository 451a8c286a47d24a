// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600]: the fastest code for the instructions that there are.

#include "rvh_isa.h"

#if RVH_ISA_KECCAK
#include "keccak_hx.S"
#elif defined(__riscv_zbb)
#include "keccak_zbb.S"
#else
#include "keccak_base.S"
#endif

// SPDX-License-Identifier: Apache-2.0
//
// Blocks of SHA-512: the fastest code for the instructions that there are. Without any of them: sha512_absorb.c.

#include "rvh_isa.h"

#if RVH_ISA_SHA512_HX
#include "generated/sha512_hx.S"
#elif RVH_ISA_SHA512_STATELESS
    .option arch, +zknh
#include "generated/sha512_hx_stateless.S"
#elif RVH_ISA_ZKNH512 && RVH_ISA_CH_MAJ
    .option arch, +zknh
#include "generated/sha512_zknh_ch_maj.S"
#elif RVH_ISA_ZKNH512
    .option arch, +zknh
#include "generated/sha512_zknh.S"
#endif

// SPDX-License-Identifier: Apache-2.0
//
// Blocks of SHA-256: the fastest code for the instructions that there are. Without Zbb too: sha256_absorb.c.

#include "rvh_isa.h"

#if RVH_ISA_SHA256_HX
#include "generated/sha256_hx.S"
#elif RVH_ISA_ZKNH256
    .option arch, +zknh
#include "generated/sha256_zknh.S"
#elif defined(__riscv_zbb)
#include "generated/sha256_zbb.S"
#endif

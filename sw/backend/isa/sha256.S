// SPDX-License-Identifier: Apache-2.0
//
// Blocks of SHA-256: the fastest code for the instructions that there are. Without any of them: src/sha256_good.c.

#include "rvh_isa.h"

#if RVH_ISA_SHA256_HX
#include "sha256_hx.S"
#elif RVH_ISA_ZKNH256
#include "sha256_zknh.S"
#else
#include "sha256_zbb.S"
#endif

// SPDX-License-Identifier: Apache-2.0
//
// Blocks of SHA-512: the fastest code for the instructions that there are.

#include "rvh_isa.h"

#if RVH_ISA_SHA512_HX
#include "sha512_hx.S"
#elif RVH_ISA_SHA512_STATELESS
#include "sha512_hx_stateless.S"
#elif RVH_ISA_ZKNH512
#include "sha512_zknh.S"
#else
#include "sha512_zbb.S"
#endif

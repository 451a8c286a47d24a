// SPDX-License-Identifier: Apache-2.0
//
// What the accelerator does not do: Keccak-p[1600] with fewer rounds than 24, by the portable C.

#include "kronos.h"

#define rvh_keccak_permute rvh_kronos_permute_soft
#include "keccak_lanes.c"

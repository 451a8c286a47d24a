// SPDX-License-Identifier: Apache-2.0
//
// Keccak-p[1600] with fewer than 24 rounds, which the accelerator does not support, in portable C.

#include "kronos.h"

#define rvh_keccak_permute rvh_kronos_permute_soft
#include "keccak_lanes.c"

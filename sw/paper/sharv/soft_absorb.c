// SPDX-License-Identifier: Apache-2.0
//
// Blocks for portable C: those at an address that is not a multiple of 4, and those of a handler that interrupts a call
// that uses the coprocessor.

#include "sharv.h"

#define rvh_sha256_absorb rvh_sharv_absorb_soft
#include "sha256_good.c"

// SPDX-License-Identifier: Apache-2.0
//
// What the coprocessor does not take: blocks at an address that is not a multiple of 4, and those of a handler that
// interrupts it.

#include "sharv.h"

#define rvh_sha256_absorb rvh_sharv_absorb_soft
#include "sha256_good.c"

// SPDX-License-Identifier: Apache-2.0
//
// sharv.c with an interrupt at every cycle.

#define STEP 1
#include "sharv.c"

// SPDX-License-Identifier: Apache-2.0
//
// coprocessor.c with an interrupt after each number of cycles.

#define STEP 1
#include "coprocessor.c"

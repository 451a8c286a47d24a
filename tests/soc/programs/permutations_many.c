// SPDX-License-Identifier: Apache-2.0
//
// permutations.c at more points.

#define POINTS 5000
#include "permutations.c"

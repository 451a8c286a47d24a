// SPDX-License-Identifier: Apache-2.0
//
// The program `rows` with more rows, for `make test-full`.

#define ROWS 16
#include "rows.c"

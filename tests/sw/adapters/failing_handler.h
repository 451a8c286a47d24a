// SPDX-License-Identifier: Apache-2.0
//
// For programs over a device that fails: a handler of the adapters that says whether the output of the call was cleared.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../../sw/adapters/failure.h"

void fake_fault(const char *what, uint32_t value);

static uint8_t out[64];  // of the call that is to fail
static int leaves;       // the handler ends the program with 42

static void handler(rvh_status status)
{
    uint8_t any = 0;
    for (size_t i = 0; i < sizeof out; i++) {
        any |= out[i];
    }
    printf("status %d, %s\n", (int)status, any == 0 ? "cleared" : "not cleared");
    fflush(stdout);
    if (leaves) {
        exit(42);
    }
}

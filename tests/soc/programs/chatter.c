// SPDX-License-Identifier: Apache-2.0
//
// Never ends, but prints and asks for jobs all the time: for the simulator's cycle limit, which counts neither as progress.

#include "console.h"
#include "simdev.h"

int main(void)
{
    for (;;) {
        console_puts(".");
        if (simdev_read(SIMDEV_JOB) != 0) {
            return 1; // the test gives no jobs
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
//
// A program for the boot loader: says what its constants and its variables are, and ends the simulation.

#include "console.h"

static volatile uint32_t variable = 7;
static volatile uint32_t cleared;

int main(void)
{
    console_puts("image: ");
    console_dec(variable + cleared);
    console_puts("\n");
    return 0;
}

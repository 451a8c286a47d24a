// SPDX-License-Identifier: Apache-2.0
//
// Reads an unmapped address. The default trap handler must report it and end with 128 or more.

#include <stdint.h>

#include "console.h"

int main(void)
{
    console_puts("reading 0x40000000\n");
    (void)*(volatile uint32_t *)0x40000000u;
    for (int i = 0; i < 100; i++) { // the bus error arrives a few instructions later
        __asm__ volatile("nop");
    }
    console_puts("no trap\n");
    return 0;
}

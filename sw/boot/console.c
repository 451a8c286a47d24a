// SPDX-License-Identifier: Apache-2.0

#include "console.h"
#include "simdev.h"

void console_puts(const char *text)
{
    while (*text) {
        simdev_write(SIMDEV_CONSOLE, (uint8_t)*text++);
    }
}

void console_hex(uint32_t value)
{
    console_puts("0x");
    for (int shift = 28; shift >= 0; shift -= 4) {
        simdev_write(SIMDEV_CONSOLE, (uint8_t)"0123456789abcdef"[value >> shift & 15]);
    }
}

void console_dec(uint32_t value)
{
    char text[11];
    char *p = text + sizeof text;
    *--p = 0;
    do {
        *--p = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    console_puts(p);
}

void sim_exit(int code)
{
    simdev_write(SIMDEV_EXIT, (uint32_t)code);
    for (;;) {
    }
}

// SPDX-License-Identifier: Apache-2.0

#include "example.h"

#define CONSOLE ((volatile uint32_t *)0x10000000u)

static void put(char c)
{
    CONSOLE[0] = (uint8_t)c;
}

void example_print(const char *text)
{
    while (*text) {
        put(*text++);
    }
}

void example_print_number(uint32_t value)
{
    char text[11];
    char *p = text + sizeof text;
    *--p = 0;
    do {
        *--p = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    example_print(p);
}

void example_print_bytes(const uint8_t *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        put("0123456789abcdef"[bytes[i] >> 4]);
        put("0123456789abcdef"[bytes[i] & 15]);
    }
}

_Noreturn void example_exit(int status)
{
    CONSOLE[1] = (uint32_t)status;
    for (;;) {
    }
}

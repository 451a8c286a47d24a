// SPDX-License-Identifier: Apache-2.0
//
// The console of the example system.

#ifndef EXAMPLE_H
#define EXAMPLE_H

#include <stddef.h>
#include <stdint.h>

void example_print(const char *text);
void example_print_number(uint32_t value);
void example_print_bytes(const uint8_t *bytes, size_t count); // in hexadecimal
_Noreturn void example_exit(int status);                      // ends the simulation; 0: success

#endif

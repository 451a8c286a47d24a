// SPDX-License-Identifier: Apache-2.0
//
// Text to the simulator's standard error, and the end of the program.

#ifndef CONSOLE_H
#define CONSOLE_H

#include <stdint.h>

void console_puts(const char *text);
void console_hex(uint32_t value);  // 0x and eight digits
void console_dec(uint32_t value);
_Noreturn void sim_exit(int code); // ends the simulation

#endif

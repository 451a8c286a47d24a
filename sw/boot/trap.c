// SPDX-License-Identifier: Apache-2.0
//
// What happens at a trap that no application expects: say which, and end with a code of 128 or more.
// An application that wants interrupts defines its own trap_handler.

#include "console.h"

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval);

__attribute__((weak)) void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    console_puts("trap: mcause ");
    console_hex(mcause);
    console_puts(" mepc ");
    console_hex(mepc);
    console_puts(" mtval ");
    console_hex(mtval);
    console_puts("\n");
    sim_exit(0x80 | (int)(mcause & 0x7f));
}

// SPDX-License-Identifier: Apache-2.0
//
// Traps. An application that uses interrupts defines its own trap_handler, and passes unexpected traps on.

#ifndef TRAP_H
#define TRAP_H

#include <stdint.h>

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval);

// Report the trap, and end with a code of 128 or more.
_Noreturn void trap_unexpected(uint32_t mcause, uint32_t mepc, uint32_t mtval);

#endif

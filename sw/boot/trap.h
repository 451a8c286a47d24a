// SPDX-License-Identifier: Apache-2.0
//
// Traps. An application that wants interrupts defines its own trap_handler and hands on what it does not expect.

#ifndef TRAP_H
#define TRAP_H

#include <stdint.h>

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval);

// Say which trap it was, and end with a code of 128 or more.
_Noreturn void trap_unexpected(uint32_t mcause, uint32_t mepc, uint32_t mtval);

#endif

// SPDX-License-Identifier: Apache-2.0

#include "trap.h"

#include "console.h"
#include "simdev.h"

_Noreturn void trap_unexpected(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    simdev_write(SIMDEV_TRAP_PC, mepc); // for the tool, which reports it
    simdev_write(SIMDEV_TRAP_VALUE, mtval);
    simdev_write(SIMDEV_TRAP_CAUSE, mcause);
    console_puts("trap: mcause ");
    console_hex(mcause);
    console_puts(" mepc ");
    console_hex(mepc);
    console_puts(" mtval ");
    console_hex(mtval);
    console_puts("\n");
    sim_exit(0x80 | (int)(mcause & 0x7f));
}

__attribute__((weak)) void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    trap_unexpected(mcause, mepc, mtval);
}

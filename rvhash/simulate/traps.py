# SPDX-License-Identifier: Apache-2.0
"""Names of the firmware's traps, and their meaning for the user."""

from typing import Any

INTERRUPT = 1 << 31
ILLEGAL_INSTRUCTION = 2

# mcause (RISC-V Privileged, table of exception codes), and those that CV32E40X adds.
EXCEPTIONS = {
    0: "instruction address misaligned",
    1: "instruction access fault",
    ILLEGAL_INSTRUCTION: "illegal instruction",
    3: "breakpoint",
    4: "load address misaligned",
    5: "load access fault",
    6: "store address misaligned",
    7: "store access fault",
    8: "environment call from user mode",
    9: "environment call from supervisor mode",
    11: "environment call from machine mode",
    12: "instruction page fault",
    13: "load page fault",
    15: "store page fault",
    48: "instruction bus error",
}
NON_MASKABLE = {1024: "bus error of a load", 1025: "bus error of a store"}


def explain(event: dict[str, Any]) -> str:
    """One sentence about a trap event: cause, pc, and the instruction or address."""
    cause, pc, value, instruction = (int(event[k]) for k in ("cause", "pc", "value", "instruction"))
    code = cause & ~INTERRUPT
    if cause & INTERRUPT:
        # The instruction at pc is not the cause: the trap occurs between two instructions, or after the access.
        name = NON_MASKABLE.get(code, f"interrupt {code} without a handler")
        return f"the firmware stopped: {name}, before pc 0x{pc:08x}"
    name = EXCEPTIONS.get(code, f"exception {code}")
    if code == ILLEGAL_INSTRUCTION:
        shown = instruction or value
        digits = 8 if shown & 3 == 3 else 4
        return (
            f"the firmware stopped: {name} 0x{shown:0{digits}x} at pc 0x{pc:08x}; "
            "it uses an instruction that this host or attachment does not have"
        )
    about = f" (mtval 0x{value:08x})" if value else ""
    return f"the firmware stopped: {name} at pc 0x{pc:08x}{about}"

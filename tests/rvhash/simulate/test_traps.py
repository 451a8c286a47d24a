# SPDX-License-Identifier: Apache-2.0
"""The tool's message for a trap of the firmware."""

import re

import pytest

from rvhash.simulate import traps

PC = 0x80000124
EXPLAINED = [  # mcause, mtval, what lies at the pc; the words
    (2, 0, 0x0400705B, "illegal instruction 0x0400705b at pc 0x80000124; it uses an instruction that this host or"),
    (2, 0, 0x9002, "illegal instruction 0x9002 at"),
    (2, 0x0400705B, 0, "illegal instruction 0x0400705b at"),
    (1, 0, 0, "instruction access fault at pc 0x80000124"),
    (4, 0x80100001, 0x13, r"load address misaligned at pc 0x80000124 \(mtval 0x80100001\)"),
    (5, 0, 0x13, "load access fault at pc 0x80000124$"),
    (7, 0x40000000, 0x13, r"store access fault at pc 0x80000124 \(mtval 0x40000000\)"),
    (11, 0, 0x73, "environment call from machine mode at"),
    (48, 0, 0, "instruction bus error at"),
    (63, 0, 0, "exception 63 at pc"),
    (1 << 31 | 1024, 0, 0x13, "bus error of a load, before pc 0x80000124"),
    (1 << 31 | 1025, 0, 0x13, "bus error of a store, before pc 0x80000124"),
    (1 << 31 | 17, 0, 0x13, "interrupt 17 without a handler, before pc 0x80000124"),
]


@pytest.mark.parametrize(("cause", "value", "instruction", "says"), EXPLAINED)
def test_trap_has_a_name(cause, value, instruction, says):
    told = traps.explain({"cause": cause, "pc": PC, "value": value, "instruction": instruction})
    assert told.startswith("the firmware stopped: ")
    assert re.search(says, told), told


def test_hint_about_instructions_is_for_illegal_ones_alone():
    for cause, value, instruction, _ in EXPLAINED:
        told = traps.explain({"cause": cause, "pc": PC, "value": value, "instruction": instruction})
        assert ("does not have" in told) == (cause == traps.ILLEGAL_INSTRUCTION)

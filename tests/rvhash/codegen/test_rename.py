# SPDX-License-Identifier: Apache-2.0
"""Exchanged registers: the code computes the same, and more values are where they should be."""

import random

from rvhash.codegen.machine import Machine
from rvhash.codegen.program import Line, Program
from rvhash.codegen.rename import renamed

POOL = ("a1", "a2", "a3", "a4", "a5", "a6")


def straight(rng: random.Random) -> tuple[list[Line], list[str]]:
    """Random code that reads what has a value, and the registers that have one at its end. A value may be dropped."""
    lines, full = [], []
    for i in range(120):
        if len(full) > 4 or (len(full) > 2 and rng.random() < 0.3):
            gone = full.pop(rng.randrange(len(full)))
            lines.append(Line("sw", (gone, "a0"), 4 * rng.randrange(4)))
        to = rng.choice(POOL)
        if len(full) > 1:
            lines.append(Line("sub", (to, *rng.sample(full, 2))))
        else:
            lines.append(Line("addi", (to, "zero"), i))
        full = [*dict.fromkeys([*full, to])]
    return lines, full


def outcome(lines: list[Line], registers: list[str]) -> tuple[list[int], list[int]]:
    program = Program("f")
    program.lines += lines
    program.ret()
    machine = Machine()
    machine.write(0x100, [0, 0, 0, 0])
    machine.call(program, 0x100)
    return machine.read(0x100, 4), [machine.registers[r] for r in registers]


def test_the_same_values_in_better_places():
    rng = random.Random(1)
    before = after = 0
    for _ in range(10):
        lines, full = straight(rng)
        to = rng.sample(POOL, len(full))
        made, ends = renamed(lines, dict(zip(full, to, strict=True)), POOL)
        now = {wanted: register for register, wanted in ends.items()}
        assert outcome(lines, full) == outcome(made, [now[wanted] for wanted in to])
        before += sum(register != wanted for register, wanted in zip(full, to, strict=True))
        after += sum(register != wanted for register, wanted in ends.items())
    assert before > 30
    assert after == 0


def test_nothing_to_exchange():
    lines = [Line("add", ("a1", "a1", "a2")), Line("add", ("a2", "a1", "a2"))]
    assert renamed(lines, {"a1": "a2", "a2": "a1"}, ("a1", "a2")) == (lines, {"a1": "a2", "a2": "a1"})

# SPDX-License-Identifier: Apache-2.0
"""Scheduled instructions compute the same, and wait less."""

import random

from rvhash.codegen.machine import Machine
from rvhash.codegen.program import Line, Program
from rvhash.codegen.schedule import scheduled

REGISTERS = ("a2", "a3", "a4", "a5", "t0")


def straight(rng: random.Random) -> list[Line]:
    lines = [Line("addi", (r, "a1"), i) for i, r in enumerate(REGISTERS)]
    for _ in range(150):
        to, x, y = (rng.choice(REGISTERS) for _ in range(3))
        kind, place = rng.randrange(6), 4 * rng.randrange(4)
        base = rng.choice(("a0", "sp"))
        lines.append(
            (
                Line("lw", (to, base), place),
                Line("sw", (x, base), place),
                Line("hx.xor3", (to, x, y, x)),
                Line("xor", (to, x, y)),
                Line("hx.add3.lo", (to, x, y, x)),
                Line("hx.add3.hi", (to, x, y, x)),
            )[kind]
        )
    return [*lines, Line("hx.add3.hi", ("a2", "a2", "zero", "zero"))]


def outcome(lines: list[Line]) -> tuple[list[int], list[int], int]:
    program = Program("f")
    program.op("addi", "sp", "sp", -16)
    program.lines += lines
    program.op("addi", "sp", "sp", 16)
    program.ret()
    machine = Machine()
    machine.write(0x100, [1, 2, 3, 4])
    machine.write(0x7FFF_FFF0, [5, 6, 7, 8])
    machine.call(program, 0x100, 9)
    memory = machine.read(0x100, 4) + machine.read(0x7FFF_FFF0, 4)
    return memory, [machine.registers[r] for r in REGISTERS], machine.cycles


def test_the_same_result_sooner():
    rng = random.Random(1)
    before = after = 0
    for _ in range(30):
        lines = straight(rng)
        plain, better = outcome(lines), outcome(scheduled(lines))
        assert plain[:2] == better[:2]
        before, after = before + plain[2], after + better[2]
    assert after < 0.97 * before

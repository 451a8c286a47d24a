# SPDX-License-Identifier: Apache-2.0
"""Registers are given, values leave them and come back, and are in their places at the end."""

import random
from functools import partial

from rvhash.codegen.allocate import Allocation, Step
from rvhash.codegen.machine import Machine
from rvhash.codegen.program import Line, Program

POOL = ("a1", "a2", "a3", "a4", "a5")


def add(apart, to, sources, _spare):
    """The sum. With `apart`, that source is read after the result is begun."""
    if apart is None:
        return [Line("add", (to, *sources))]
    return [Line("mv", (to, sources[1 - apart])), Line("add", (to, to, sources[apart]))]


def test_random_steps():
    """Sums of earlier values, of which all that are used later end in given registers."""
    for seed in range(40):
        rng = random.Random(seed)
        made = Allocation(POOL, lambda value: None, lambda i: ("a0", 64 + 4 * i), clean=rng.choice((0, 8)))
        values = {f"in{i}": 3 * i + 1 for i in range(8)}
        made.memory = {f"in{i}": ("a0", 4 * i) for i in range(8)}
        steps = []
        for i in range(40):
            x, y = rng.choice(list(values)[-9:]), rng.choice(list(values)[-9:])
            if x == y:
                continue
            values[f"v{i}"] = values[x] + values[y]
            apart = rng.choice((None, 0, 1))
            steps.append(Step(f"v{i}", (x, y), partial(add, apart), apart=apart))
        last = list(values)[-4:]
        wanted = dict(zip(last, rng.sample(POOL, 4), strict=True))
        made.run(steps, {value: i for i, value in enumerate(last)})
        made.arrange(wanted, next(r for r in POOL if r not in wanted.values()))
        program = Program("f")
        program.lines += made.lines
        program.ret()
        machine = Machine()
        machine.write(0x100, [3 * i + 1 for i in range(8)])
        machine.call(program, 0x100)
        assert {v: machine.registers[r] for v, r in wanted.items()} == {v: values[v] % 2**32 for v in last}
        assert made.holds == {r: v for v, r in wanted.items()}


def test_a_cycle_of_registers():
    made = Allocation(POOL, lambda value: None, lambda i: ("a0", 4 * i), clean=0)
    made.holds = {"a1": "x", "a2": "y", "a3": "z", "a4": "gone"}
    made.arrange({"x": "a2", "y": "a3", "z": "a1"}, "a5")
    program = Program("f")
    program.lines += [*[Line("addi", (f"a{i}", "zero"), i) for i in (1, 2, 3)], *made.lines]
    program.ret()
    machine = Machine()
    machine.call(program)
    assert [machine.registers[f"a{i}"] for i in (1, 2, 3)] == [3, 1, 2]

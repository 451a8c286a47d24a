# SPDX-License-Identifier: Apache-2.0
"""Exchanges registers in the rest of some code, so that values are at its end in the registers where they should be.

Two registers that hold nothing at some place may be exchanged in all the code after it.
"""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

from rvhash.codegen.program import LOADS, STORES, Line
from rvhash.codegen.schedule import sources, target

STEPS = 30_000  # exchanges that are tried
HOT, COLD = 0.6, 0.1  # registers with a wrong value, for which an exchange is kept that brings no gain


def _stores_first(lines: Sequence[Line]) -> list[Line]:
    """The same code with each store as early as it can be, so that registers hold nothing sooner."""
    made: list[Line] = []
    for line in lines:
        at = len(made)
        if line.name in STORES:
            slot = (line.registers[1], line.number)
            while at:
                before = made[at - 1]
                memory = before.name in (*LOADS, *STORES) and (before.registers[1], before.number) == slot
                if memory or line.registers[0] in before.registers or target(before) == line.registers[1]:
                    break
                at -= 1
        made.insert(at, line)
    return made


def _unused(lines: Sequence[Line], pool: Sequence[str], ends: Mapping[str, str]) -> list[tuple[int, list[str]]]:
    """Places where two registers of the pool or more hold nothing: before which line, and which registers."""
    live, found = set(ends), []
    for i in range(len(lines) - 1, 0, -1):
        live.discard(target(lines[i]))
        live.update(sources(lines[i]))
        free = [register for register in pool if register not in live]
        if len(free) > 1:
            found.append((i, free))
    return found[::-1]


def renamed(
    lines: Sequence[Line], ends: Mapping[str, str], pool: Sequence[str], seed: int = 1
) -> tuple[list[Line], dict[str, str]]:
    """The code with registers of `pool` exchanged. `ends`: the registers that hold a value at the end, and where that
    should be; the same is returned, with as few differences as were found."""
    rng = random.Random(seed)
    lines = _stores_first(lines)
    places = _unused(lines, pool, ends)
    number = {register: i for i, register in enumerate(pool)}
    unused = [[number[register] for register in free] for _, free in places]
    wanted = [(number[register], number[to]) for register, to in ends.items()]
    chosen: list[tuple[int, int]] = [(0, 0)] * len(places)  # by place: registers of the given code

    def wrong() -> int:
        now = list(range(len(pool)))
        for one, other in chosen:
            now[one], now[other] = now[other], now[one]
        return sum([now[register] != to for register, to in wanted])

    count = wrong()
    best, best_count = list(chosen), count
    for i in range(STEPS if places else 0):
        if not best_count:
            break
        place = rng.randrange(len(places))
        before = chosen[place]
        one, other = rng.sample(unused[place], 2)
        chosen[place] = (one, other) if rng.random() < 0.8 else (0, 0)
        found = wrong()
        heat = HOT * (COLD / HOT) ** (i / STEPS)
        if found <= count or rng.random() < math.exp((count - found) / heat):
            count = found
            if count < best_count:
                best, best_count = list(chosen), count
        else:
            chosen[place] = before
    pairs = {at: pair for (at, _), pair in zip(places, best, strict=True)}
    now = list(pool)
    made = []
    for i, line in enumerate(lines):
        one, other = pairs.get(i, (0, 0))
        now[one], now[other] = now[other], now[one]
        made.append(replace(line, registers=tuple(now[number[r]] if r in number else r for r in line.registers)))
    return made, {now[number[register]]: to for register, to in ends.items()}

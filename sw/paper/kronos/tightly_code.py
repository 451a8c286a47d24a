# SPDX-License-Identifier: Apache-2.0
"""Writes tightly_good.S: Keccak-f[1600] with the rotate instruction of the KRONOS paper, for speed.

usage: python sw/paper/kronos/tightly_code.py

As the permutations of rvhash.codegen, but a lane is its lower and its upper word. Two rounds are a loop; after the
first one the words are on the stack, after the second one in the state again, but for those that stay in registers. The
order of the operations is that of operations(): row by row, so that the five lanes of a row are in registers at once.
"""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from rvhash.codegen.allocate import Allocation, Slot, Step, Value
from rvhash.codegen.instructions import COMPUTE, MASK, Kind
from rvhash.codegen.keccak_emit import iota_loaded
from rvhash.codegen.keccak_form import CLEAN, NAME, PARITIES, STATE, WORDS, first_uses, offset, value
from rvhash.codegen.keccak_round import Name, Op
from rvhash.codegen.program import FREE, SAVED, Line, Program
from rvhash.codegen.rename import renamed
from rvhash.codegen.schedule import scheduled
from rvhash.model import constants

FILE = Path(__file__).with_name("tightly_good.S")
HEAD = """// SPDX-License-Identifier: Apache-2.0
//
// Made by tightly_code.py; do not edit. void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds): the last
// `rounds` rounds of Keccak-f[1600], an even number. The state is 25 lanes of 64 bits. Requires Zbb and kronos.rol32.

#include "rvh_kronos_tightly_instr.h"

"""
ROL32 = "kronos.rol32"
INSTRUCTION = Kind(2, True, lambda a, b, n: a << n | b >> 32 - n, "hx")  # "hx": its result is late
TABLE = ".L_rvh_kronos_rc"
PASSES = 16
POINTER: Name = ("rc",)  # the address of the constants of the next two rounds
POOL = [r for r in FREE if r != STATE]
POINTER_AT = 4 * len(SAVED)  # on the stack: that address, and that of the end
WORDS_AT = POINTER_AT + 8  # the words between the two rounds; parities; what is spilled
PARITIES_AT = WORDS_AT + 200
SPILLS_AT = PARITIES_AT + 40


def operations() -> list[Op]:
    """A round. Words of a lane: 0 is the lower one. From the words a and the parities c: d of theta, t = a ^ d, b = t
    rotated, the next words a' and parities c'. A name that is not an instruction is two: see emit()."""
    rho = constants.keccak_rho()
    ops = [
        Op("theta", ("d", x, h), (("c", (x + 4) % 5, h), ("c", (x + 1) % 5, h), ("c", (x + 1) % 5, 1 - h)))
        for x in range(5)
        for h in (0, 1)
    ]
    for row in range(5):
        for column in range(5):  # of b
            x, y = (column + 3 * row) % 5, column
            n = rho[x + 5 * y]
            to = "t" if n else "b"
            place = (x, y) if n else (column, row)
            ops += [Op("xor", (to, *place, h), (("a", x, y, h), ("d", x, h))) for h in (0, 1)]
            for h in (0, 1) if n else ():
                first = h ^ (n >= 32)
                ops.append(Op(ROL32, ("b", column, row, h), (("t", x, y, first), ("t", x, y, 1 - first)), n % 32))
        for h in (0, 1):
            for x in range(5):
                to = ("chi", 0, 0, h) if x == row == 0 else ("a'", x, row, h)
                ops.append(Op("chi", to, (("b", x, row, h), ("b", (x + 1) % 5, row, h), ("b", (x + 2) % 5, row, h))))
                if x == row == 0:
                    ops.append(Op("iota", ("a'", 0, 0, h), (to,), h))
                if row:
                    before = ("a'", x, 0, h) if row == 1 else ("p", x, row - 1, h)
                    sum_ = ("c'", x, h) if row == 4 else ("p", x, row, h)
                    ops.append(Op("xor", sum_, (before, ("a'", x, row, h))))
    return ops


def emit(op: Op, to: str, sources: tuple[str, ...], _free: str) -> list[Line]:
    """The instructions of an operation, not of iota."""
    if op.name == "theta":
        return [Line(ROL32, (to, *sources[1:]), 1), Line("xor", (to, sources[0], to))]
    if op.name == "chi":
        return [Line("andn", (to, sources[2], sources[1])), Line("xor", (to, sources[0], to))]
    return [Line(op.name, (to, *sources), op.number)]


def steps() -> list[Step]:
    """Both rounds, and the address of the constants of the next two."""
    made = []
    for number in (0, 1):
        for op in operations():
            to, sources = value(op.to, number), tuple(value(s, number) for s in op.sources)
            if op.name == "iota":
                load = partial(iota_loaded, 8 * number + 4 * (op.number or 0))
                made.append(Step(to, (*sources, (0, POINTER)), load, apart=0))
            else:
                apart = 0 if op.name in ("theta", "chi") else None
                made.append(Step(to, sources, partial(emit, op), apart=apart))
    advance = Step((2, POINTER), ((0, POINTER),), lambda to, sources, _: [Line("addi", (to, *sources), 16)])
    return [*made, advance]


def slot(of: tuple[int, Name]) -> Slot | None:
    """Where a value is stored; None: where there is room."""
    number, name = of
    if name == POINTER:
        return ("sp", POINTER_AT)
    if name[0] == "c":
        return ("sp", PARITIES_AT + 4 * PARITIES.index(name))
    if name[0] != "a":
        return None
    return ("sp", WORDS_AT + offset(name)) if number % 2 else (STATE, offset(name))


def loop() -> tuple[dict[Name, str], list[Line], int]:
    """Registers at the begin of the loop, its code, and how many words it spills. What is in registers at its end is in
    them at its begin, as far as possible."""
    body = steps()
    after: dict[Value, int] = {(2, name): i for (_, name), i in first_uses(body).items()}

    def run(start: Mapping[Name, str]) -> Allocation:
        made = Allocation(POOL, slot, lambda i: ("sp", SPILLS_AT + 4 * i), CLEAN)
        made.holds = {register: (0, name) for name, register in start.items()}
        names = [name for name in (*WORDS, *PARITIES, POINTER) if name not in start or name == POINTER]
        made.memory = {(0, name): where for name in names if (where := slot((0, name)))}
        made.run(body, after)
        made.store((2, POINTER))
        return made

    start = dict(zip((*PARITIES, POINTER), POOL, strict=False))
    for _ in range(PASSES):
        ended = {of[1]: register for register, of in run(start).holds.items()}
        latest = sorted(ended, key=lambda name: -1 if name == POINTER else after[2, name])
        start = {name: ended[name] for name in latest[: len(POOL) - 1]}
    made = run(start)
    wanted: dict[Value, str] = {(2, name): register for name, register in start.items()}
    for of in list(made.holds.values()):
        if of not in wanted:
            made.store(of)
    values = {wanted[of]: of for of in made.holds.values() if of in wanted}
    ends = {register: wanted[of] for register, of in made.holds.items() if of in wanted}
    made.lines, ends = renamed(made.lines, ends, POOL)
    made.holds = {register: values[to] for register, to in ends.items()}
    made.arrange(wanted, next(r for r in made.registers if r not in wanted.values()))
    return start, made.lines, made.spilled


def entry(start: Mapping[Name, str]) -> list[Line]:
    """The parities, and what else is in a register."""
    lines: list[Line] = []
    spare = [r for r in POOL if r not in [start.get(c) for c in PARITIES]]
    for c in PARITIES:
        _, x, h = c
        rows, spare = spare[:5], [*spare[5:], *spare[:5]]
        lines += [Line("lw", (register, STATE), offset(("a", x, y, h))) for y, register in enumerate(rows)]
        to = start.get(c, rows[0])
        lines += [Line("xor", (to, *rows[:2])), *(Line("xor", (to, to, row)) for row in rows[2:])]
        where = slot((0, c))
        if c not in start and where:
            lines.append(Line("sw", (to, where[0]), where[1]))
    lines += [Line("lw", (register, STATE), offset(word)) for word, register in start.items() if word[0] == "a"]
    return [*lines, Line("lw", (start[POINTER], "sp"), POINTER_AT)]


def write() -> Program:
    """The function."""
    COMPUTE[ROL32] = INSTRUCTION
    try:
        start, lines, spilled = loop()
        frame = -(-(SPILLS_AT + 4 * spilled) // 16) * 16
        p, repeat = Program(NAME), ".L_rvh_kronos_rounds"
        p.tables[TABLE] = tuple(word for rc in constants.keccak_rc() for word in (rc & MASK, rc >> 32))
        p.enter(frame, SAVED)
        p.address("t0", TABLE)
        p.op("addi", "t0", "t0", 192)
        p.op("slli", "a1", "a1", 3)
        p.store("t0", POINTER_AT + 4, "sp")
        p.op("sub", "t0", "t0", "a1")
        p.store("t0", POINTER_AT, "sp")
        p.lines += scheduled(entry(start))
        p.label(repeat)
        end = next(r for r in POOL if r not in start.values())
        p.lines += scheduled([*lines, Line("lw", (end, "sp"), POINTER_AT + 4)])
        p.branch("bne", start[POINTER], end, to=repeat)
        p.lines += [Line("sw", (register, STATE), offset(word)) for word, register in start.items() if word[0] == "a"]
        p.leave(frame, SAVED)
        p.ret()
        return p
    finally:
        del COMPUTE[ROL32]


def text() -> str:
    """The file."""
    return HEAD + write().text()


if __name__ == "__main__":
    FILE.write_text(text())

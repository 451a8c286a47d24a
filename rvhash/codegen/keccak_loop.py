# SPDX-License-Identifier: Apache-2.0
"""The permutation as a loop of two rounds, for any even number of rounds up to 24.

After the first round of the two the words are on the stack, after the second one in the state again, but for those that
stay in registers.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from rvhash.codegen.allocate import Allocation, Slot, Step, Value
from rvhash.codegen.keccak_emit import iota_loaded
from rvhash.codegen.keccak_form import (
    CLEAN,
    CONSTANTS,
    NAME,
    PARITIES,
    STATE,
    WORDS,
    Form,
    first_uses,
    offset,
    round_operations,
    step,
    sum_of,
    value,
)
from rvhash.codegen.keccak_round import Name, Op
from rvhash.codegen.program import Line, Program
from rvhash.codegen.rename import renamed
from rvhash.codegen.schedule import cycles, scheduled

TABLE = ".L_rvh_keccak_rc"
PASSES = (4, 8, 16)
POINTER: Name = ("rc",)  # the address of the constants of the next two rounds


def _pointer_at(form: Form) -> int:
    """On the stack: the address of the constants of the next two rounds, and after it that of their end."""
    return 4 * len(form.saved)


def _words_at(form: Form) -> int:
    """On the stack: the words between the two rounds; after them, what is spilled."""
    return _pointer_at(form) + 8


def _steps(form: Form, ops: Sequence[Op]) -> list[Step]:
    """Both rounds, and the address of the constants of the next two."""
    steps = []
    for number in (0, 1):
        for op in round_operations(form, ops, form.lanes, form.lanes):
            if op.name == "iota":
                sources = (value(op.sources[0], number), (0, POINTER))
                emit = partial(iota_loaded, 8 * number + 4 * (op.number or 0))
                steps.append(Step(value(op.to, number), sources, emit, apart=0))
            else:
                steps.append(step(form, op, number))
    advance = Step((2, POINTER), ((0, POINTER),), lambda to, sources, _: [Line("addi", (to, *sources), 16)])
    return [*steps, advance]


def _slot(form: Form, of: tuple[int, Name]) -> Slot | None:
    number, name = of
    if name == POINTER:
        return ("sp", _pointer_at(form))
    if name[0] == "c":  # used up before the next one of this name is computed
        return ("sp", _words_at(form) + 200 + 4 * PARITIES.index(name))
    if name[0] != "a":
        return None
    return ("sp", _words_at(form) + offset(name)) if number % 2 else (STATE, offset(name))


def body(form: Form, ops: Sequence[Op], passes: Sequence[int] = PASSES) -> tuple[dict[Name, str], list[Line], int]:
    """Registers at the begin of the loop, its code, and how many words it spills. What is in registers at its end is in
    them at its begin: after some passes that is nearly so by itself. The best is taken after so many `passes`."""
    steps = _steps(form, ops)
    after: dict[Value, int] = {(2, name): i for (_, name), i in first_uses(steps).items()}
    after.update({(2, c): 0 for c in PARITIES})
    spills = _words_at(form) + 240

    def run(start: Mapping[Name, str]) -> Allocation:
        made = Allocation(form.pool, partial(_slot, form), lambda i: ("sp", spills + 4 * i), CLEAN)
        made.holds = {register: (0, name) for name, register in start.items()}
        names = [name for name in (*WORDS, *PARITIES, POINTER) if name not in start or name == POINTER]
        made.memory = {(0, name): slot for name in names if (slot := _slot(form, (0, name)))}
        made.run(steps, after)
        made.store((2, POINTER))
        return made

    start = dict(zip((*PARITIES, POINTER), form.pool, strict=False))
    found = []
    for i in range(max(passes) + 1):
        made = run(start)
        ended = {v[1]: register for register, v in made.holds.items()}
        if i in passes:
            found.append((start, _closed(form, made, start), made.spilled))
        latest = sorted(ended, key=lambda name: -1 if name == POINTER else after[2, name])
        start = {name: ended[name] for name in latest[: len(form.pool) - 1]}
    return min(found, key=lambda one: cycles(one[1]))


def _unused(form: Form, start: Mapping[Name, str]) -> str:
    """The register that holds nothing at the begin."""
    return next(r for r in form.pool if r not in start.values())


def _closed(form: Form, made: Allocation, start: Mapping[Name, str]) -> list[Line]:
    """The code of the loop, with the values of its end in the registers of its begin, and in the unused one the address
    of the end of the constants."""
    wanted: dict[Value, str] = {(2, name): register for name, register in start.items()}
    for v in list(made.holds.values()):
        if v not in wanted:
            made.store(v)
    values = {wanted[v]: v for v in made.holds.values() if v in wanted}
    ends = {register: wanted[v] for register, v in made.holds.items() if v in wanted}
    made.lines, ends = renamed(made.lines, ends, made.registers)
    made.holds = {register: values[to] for register, to in ends.items()}
    unused = _unused(form, start)
    made.arrange(wanted, unused)
    return scheduled([*made.lines, Line("lw", (unused, "sp"), _pointer_at(form) + 4)])


def _entry(form: Form, start: Mapping[Name, str]) -> list[Line]:
    """Lanes that are complements, the parities, and what else is in a register."""
    lines: list[Line] = []
    spare = [r for r in form.pool if r not in [start.get(c) for c in PARITIES]]
    for c in PARITIES:
        _, x, h = c
        rows, spare = spare[:5], [*spare[5:], *spare[:5]]
        for y, register in enumerate(rows):
            at = offset(("a", x, y, h))
            lines.append(Line("lw", (register, STATE), at))
            if (x, y) in form.lanes:
                lines += [Line("xori", (register, register), -1), Line("sw", (register, STATE), at)]
        to = start.get(c, rows[0])
        lines += sum_of(form.extension, to, rows)
        if c not in start:
            base, at = _slot(form, (0, c)) or ("", 0)
            lines.append(Line("sw", (to, base), at))
    lines += [Line("lw", (register, STATE), offset(word)) for word, register in start.items() if word[0] == "a"]
    return [*lines, Line("lw", (start[POINTER], "sp"), _pointer_at(form))]


def _exit(form: Form, start: Mapping[Name, str]) -> list[Line]:
    """Words that are in registers to the state, and lanes that are complements."""
    lines: list[Line] = []
    spare = [r for r in form.pool if r not in start.values()]
    for word in WORDS:
        register = start.get(word, "")
        if word[1:3] in form.lanes:
            if not register:
                register, spare = spare[0], [*spare[1:], spare[0]]
                lines.append(Line("lw", (register, STATE), offset(word)))
            lines.append(Line("xori", (register, register), -1))
        if register:
            lines.append(Line("sw", (register, STATE), offset(word)))
    return lines


def write(form: Form, ops: Sequence[Op]) -> Program:
    """The function."""
    start, lines, spilled = body(form, ops)
    frame = -(-(_words_at(form) + 240 + 4 * spilled) // 16) * 16
    pointer_at = _pointer_at(form)
    p = Program(NAME)
    p.tables[TABLE] = tuple(half for halves in CONSTANTS for half in halves)
    repeat = ".L_rvh_keccak_rounds"
    p.enter(frame, form.saved)
    p.address("t0", TABLE)
    p.op("addi", "t0", "t0", 192)
    p.op("slli", "a1", "a1", 3)
    p.store("t0", pointer_at + 4, "sp")
    p.op("sub", "t0", "t0", "a1")
    p.store("t0", pointer_at, "sp")
    p.lines += scheduled(_entry(form, start))
    p.label(repeat)
    p.lines += lines
    p.branch("bne", start[POINTER], _unused(form, start), to=repeat)
    p.lines += scheduled(_exit(form, start))
    p.leave(frame, form.saved)
    p.ret()
    return p

# SPDX-License-Identifier: Apache-2.0
"""The permutation with its 24 rounds in a row. It begins with the first one or, for 12 rounds, in the middle.

Only the first round reads the state and only the last one writes it. In between, the register of its address holds
another value, and words are on the stack.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from rvhash.codegen.allocate import Allocation, Slot, Step, Value
from rvhash.codegen.keccak_emit import iota_immediate, is_long
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
from rvhash.codegen.schedule import scheduled

ROUNDS, MIDDLE = 24, 12


def _round(form: Form, ops: Sequence[Op], number: int) -> list[Step]:
    """Round `number`: the last one computes no parities."""
    before = form.lanes if number > 0 else frozenset()
    after = form.lanes if number < ROUNDS - 1 else frozenset()
    steps = []
    same: dict[Value, Value] = {}  # the result of chi is that of iota with the constant 0
    for op in round_operations(form, ops, before, after):
        if op.name == "iota" and not CONSTANTS[number][op.number or 0]:
            same[value(op.sources[0], number)] = value(op.to, number)
    for op in round_operations(form, ops, before, after):
        if op.name == "iota":
            constant = CONSTANTS[number][op.number or 0]
            if constant:
                sources, emit = (value(op.sources[0], number),), partial(iota_immediate, constant)
                steps.append(Step(value(op.to, number), sources, emit, apart=0 if is_long(constant) else None))
        elif op.to[0] not in ("p", "c'") or number < ROUNDS - 1:
            made = step(form, op, number)
            steps.append(Step(same.get(made.to, made.to), made.sources, made.emit, made.spare, made.apart))
    return steps


class _Code:
    """The code of all rounds, and where everything is before round MIDDLE."""

    def __init__(self, form: Form, ops: Sequence[Op]):
        self.state_at = 4 * len(form.saved)
        self.spills_at = self.state_at + 4

        def slot(of: tuple[int, Name]) -> Slot | None:
            return (STATE, offset(of[1])) if of[0] == ROUNDS else None

        made = Allocation(form.pool, slot, lambda i: ("sp", self.spills_at + 4 * i), CLEAN)
        made.memory = {(0, word): (STATE, offset(word)) for word in WORDS}
        rounds = [_round(form, ops, number) for number in range(ROUNDS)]
        parities = [step(form, op, -1) for op in ops if op.to[0] in ("p", "c'")]
        made.run([*parities, *rounds[0]], first_uses(rounds[1]))
        made.registers = (*form.pool, STATE)
        made.run([s for r in rounds[1:MIDDLE] for s in r], first_uses(rounds[MIDDLE]))
        self.first, made.lines = made.lines, []
        self.holds, self.memory = dict(made.holds), dict(made.memory)
        made.run([s for r in rounds[MIDDLE:-1] for s in r], first_uses(rounds[-1]))
        if STATE in made.holds:
            made.store(made.holds[STATE])
            del made.holds[STATE]
        made.lines.append(Line("lw", (STATE, "sp"), self.state_at))
        made.registers = form.pool
        made.run(rounds[-1], {(ROUNDS, word): 1000 for word in WORDS})
        for word in list(made.holds.values()):
            made.store(word)
        self.second, self.spilled = made.lines, made.spilled


def _enter_middle(form: Form, code: _Code, extra_at: int) -> list[Line]:
    """Everything where round MIDDLE finds it, from the state. `extra_at`: a word of the stack."""
    lines: list[Line] = []
    registers: Mapping[Value, str] = {v: r for r, v in code.holds.items()}
    targets = {name: registers.get((MIDDLE, name), STATE) for name in PARITIES}
    spare = [r for r in form.pool if r not in targets.values()]

    def load(word: Name, register: str) -> None:
        lines.append(Line("lw", (register, STATE), offset(word)))
        if word[1:3] in form.lanes:
            lines.append(Line("xori", (register, register), -1))

    last: list[Line] = []
    for c in PARITIES:
        _, x, h = c
        rows, spare = spare[:5], [*spare[5:], *spare[:5]]
        for y, register in enumerate(rows):
            word: Name = ("a", x, y, h)
            load(word, register)
            if (MIDDLE, word) in code.memory:
                base, at = code.memory[MIDDLE, word]
                lines.append(Line("sw", (register, base), at))
        to = targets[c] if targets[c] != STATE else rows[0]
        lines += sum_of(form.extension, to, rows)
        place = code.memory.get((MIDDLE, c), ("sp", extra_at))
        if targets[c] == STATE or (MIDDLE, c) in code.memory:
            lines.append(Line("sw", (to, place[0]), place[1]))
        if registers.get((MIDDLE, c)) == STATE:
            last.append(Line("lw", (STATE, place[0]), place[1]))
    for word in WORDS:
        register = registers.get((MIDDLE, word), "")
        if register and register != STATE:
            load(word, register)
    if code.holds.get(STATE, (0, ("c",)))[1][0] == "a":
        load(code.holds[STATE][1], STATE)
    return [*lines, *last]


def write(form: Form, ops: Sequence[Op]) -> Program:
    """The function. It takes 12 as the number of rounds if it is not 24."""
    code = _Code(form, ops)
    extra_at = code.spills_at + 4 * code.spilled
    frame = -(-(extra_at + 4) // 16) * 16
    p = Program(NAME)
    whole, middle = ".L_rvh_keccak_24", ".L_rvh_keccak_12"
    p.enter(frame, form.saved)
    p.store(STATE, code.state_at, "sp")
    p.op("addi", "t0", "zero", ROUNDS)
    p.branch("beq", "a1", "t0", to=whole)
    p.lines += scheduled(_enter_middle(form, code, extra_at))
    p.branch("j", to=middle)
    p.label(whole)
    p.lines += scheduled(code.first)
    p.label(middle, align=1)
    p.lines += scheduled(code.second)
    p.leave(frame, form.saved)
    p.ret()
    return p

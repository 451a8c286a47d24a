# SPDX-License-Identifier: Apache-2.0
"""The permutation: `void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds)`, the last `rounds` rounds, an even
number, of Keccak-f[1600]. The state is 25 lanes, each the word of its even bits, then the word of its odd bits.

Two rounds are a loop. After the first one the words are on the stack, after the second one in the state again, but for
those that stay in registers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path

from rvhash.codegen.allocate import Allocation, Slot, Step, Value
from rvhash.codegen.keccak_round import Name, Op, operations
from rvhash.codegen.program import FREE, SAVED, Line, Program
from rvhash.codegen.schedule import scheduled
from rvhash.model import constants

NAME = "rvh_keccak_permute"
TABLE = ".L_rvh_keccak_rc"
STATE = "a0"
WORDS: tuple[Name, ...] = tuple(("a", x, y, h) for y in range(5) for x in range(5) for h in (0, 1))
PARITIES: tuple[Name, ...] = tuple(("c", x, h) for x in range(5) for h in (0, 1))


class Set(Enum):
    """Instructions of the processor beyond RV32I."""

    HX = "hx"
    ZBB = "zbb"
    BASE = "none"


class Registers(Enum):
    """What the function uses beside the registers of every function. gp and tp: only where no interrupt is taken."""

    FREE = ()
    GP_TP = ("gp", "tp")


@dataclass(frozen=True)
class Form:
    """Instructions and registers; `clean`: see Allocation; `most`: how many values are in registers where the loop
    begins."""

    extension: Set
    registers: Registers
    clean: int
    most: int

    @property
    def saved(self) -> tuple[str, ...]:
        """Registers that the function gives back, in their order on the stack."""
        return (*SAVED, *self.registers.value)

    @property
    def pointer_at(self) -> int:
        """On the stack: the address of the constants of the next two rounds, and after it that of their end."""
        return 4 * len(self.saved)

    @property
    def words_at(self) -> int:
        """On the stack: the words between the two rounds of the loop; after them, what is spilled."""
        return self.pointer_at + 8

    @property
    def pool(self) -> list[str]:
        """The registers for values."""
        return [r for r in (*FREE, *self.registers.value) if r != STATE]


FORMS = {
    (Set.HX, Registers.FREE): Form(Set.HX, Registers.FREE, 8, 20),
    (Set.HX, Registers.GP_TP): Form(Set.HX, Registers.GP_TP, 20, 24),
    (Set.ZBB, Registers.FREE): Form(Set.ZBB, Registers.FREE, 20, 24),
    (Set.BASE, Registers.FREE): Form(Set.BASE, Registers.FREE, 8, 24),
}


def order_file(registers: Registers) -> Path:
    """The order that rvhash.codegen.search has found for these registers."""
    return Path(__file__).with_name(f"keccak_order_{registers.name.lower()}.txt")


def order(text: str) -> list[Op]:
    """The operations of a round in an order. A line is the name of what is computed; for a word of c also the order in
    which its rows are added up. ValueError if an operation is missing or comes too early."""
    names: list[Name] = []
    rows: dict[Name, tuple[int, ...]] = {}
    for line in text.splitlines():
        name, _, given = line.partition(" : ")
        first, *numbers = name.split()
        names.append((first, *map(int, numbers)))
        if given:
            rows[names[-1]] = tuple(map(int, given.split()))
    ops = operations(rows)
    if sorted(map(str, names)) != sorted(map(str, ops)):
        raise ValueError("the order does not name every operation once")
    place = {name: i for i, name in enumerate(names)}
    for name in names:
        for source in ops[name].sources:
            if place.get(source, -1) >= place[name]:
                raise ValueError(f"{name} comes before {source}")
    return [ops[name] for name in names]


def text_of(ops: Sequence[Op]) -> str:
    """The order as order() reads it."""
    first = {op.to: [str(s[2]) for s in op.sources] for op in ops if op.to[0] == "p"}
    lines = []
    for op in ops:
        rows = [*first[("p", *op.to[1:])], *(str(s[2]) for s in op.sources[1:])] if op.to[0] == "c'" else []
        lines.append(" ".join(map(str, op.to)) + (" : " + " ".join(rows) if rows else ""))
    return "\n".join(lines) + "\n"


def _offset(word: Name) -> int:
    _, x, y, h = word
    return 8 * (int(x) + 5 * int(y)) + 4 * int(h)


def _value(name: Name, number: int) -> tuple[int, Name]:
    """The value of a name in round `number`. What a round leaves is what the next one finds."""
    if name[0] in ("a'", "c'"):
        return (number + 1, (str(name[0])[0], *name[1:]))
    return (number, name)


# Operations that need a register more
_SPARE = {
    Set.HX: ("iota",),
    Set.ZBB: ("iota", "hx.chi", "hx.xor3", "hx.xrl1"),
    Set.BASE: ("iota", "hx.chi", "hx.xor3", "hx.xrl1", "hx.xror"),
}


def _emit(form: Form, op: Op, number: int, to: str, sources: tuple[str, ...], spare: str) -> list[Line]:
    """The instructions of an operation. `to` may be one of the sources: it is written when they have been read."""
    if op.name == "iota":
        constant = 8 * (number % 2) + 4 * (op.number or 0)
        pointer = Line("lw", (spare, "sp"), form.pointer_at)
        return [pointer, Line("lw", (spare, spare), constant), Line("xor", (to, sources[0], spare))]
    if form.extension is Set.HX or op.name == "xor":
        return [Line(op.name, (to, *sources), op.number)]
    a, b, *c = sources
    n = op.number or 0
    zbb = form.extension is Set.ZBB
    if op.name == "hx.xor3":
        return [Line("xor", (spare, a, b)), Line("xor", (to, spare, *c))]
    if op.name == "hx.chi":
        first = [Line("andn", (spare, *c, b))]
        if not zbb:
            first = [Line("xori", (spare, b), -1), Line("and", (spare, spare, *c))]
        return [*first, Line("xor", (to, a, spare))]
    if op.name == "hx.xror":
        turned = [Line("rori", (to, to), n)]
        if not zbb:
            turned = [Line("slli", (spare, to), 32 - n), Line("srli", (to, to), n), Line("or", (to, to, spare))]
        return [Line("xor", (to, a, b)), *turned]
    if zbb:  # hx.xrl1
        return [Line("rori", (spare, b), 31), Line("xor", (to, a, spare))]
    first = [Line("slli", (spare, b), 1), Line("xor", (spare, spare, a))]
    return [*first, Line("srli", (to, b), 31), Line("xor", (to, to, spare))]


def _steps(form: Form, ops: Sequence[Op], number: int) -> list[Step]:
    """Round `number`; even ones are the first of the loop."""
    return [
        Step(
            _value(op.to, number),
            tuple(_value(s, number) for s in op.sources),
            partial(_emit, form, op, number),
            op.name in _SPARE[form.extension],
        )
        for op in ops
    ]


def _slot(form: Form, value: tuple[int, Name]) -> Slot | None:
    number, name = value
    if name[0] != "a":
        return None
    return ("sp", form.words_at + _offset(name)) if number % 2 else (STATE, _offset(name))


def loop(form: Form, ops: Sequence[Op], tries: int) -> tuple[dict[Name, str], list[Line], int]:
    """Registers at the begin of the loop, its code, and how many words it spills. At its end values have to be in the
    registers in which they are at its begin: that is tried until it takes the fewest moves. ValueError if a word of c
    is not in a register at the end."""
    steps = _steps(form, ops, 0) + _steps(form, ops, 1)
    after: dict[Value, int] = {}
    for i, op in enumerate(ops):
        for source in op.sources:
            if source[0] in ("a", "c"):
                after.setdefault((2, source), i)

    def begun(registers: dict[Name, str]) -> Allocation:
        spills = form.words_at + 200
        made = Allocation(form.pool, partial(_slot, form), lambda i: ("sp", spills + 4 * i), form.clean)
        made.holds = {register: (0, name) for name, register in registers.items()}
        made.memory = {(0, word): (STATE, _offset(word)) for word in WORDS if word not in registers}
        return made

    made = begun(dict(zip(PARITIES, form.pool, strict=False)))
    made.run(steps, after)
    best: tuple[dict[Name, str], list[Line], int] | None = None
    for _ in range(tries):
        kept = sorted(made.holds.values(), key=lambda v: (v[1][0] != "c", after.get(v, 999)))[: form.most]
        start = {value[1]: register for register, value in made.holds.items() if value in kept}
        if any(name not in start for name in PARITIES):
            raise ValueError("a word of c is not in a register at the end of a round")
        made = begun(start)
        wanted: dict[Value, str] = {(2, name): register for name, register in start.items()}
        made.run(steps, after, wanted)
        ended = dict(made.holds)
        for value in ended.values():
            if value not in wanted:
                made.store(value)
        made.arrange(wanted, next(r for r in made.registers if r not in wanted.values()))
        if best is None or len(made.lines) < len(best[1]):
            best = (start, made.lines, made.spilled)
        made.holds = ended
    if best is None:
        raise ValueError("tries must be 1 or more")
    return best


def write(extension: Set, registers: Registers = Registers.FREE) -> Program:
    """The function. KeyError for a pair that is not in FORMS."""
    form = FORMS[extension, registers]
    start, body, spilled = loop(form, order(order_file(registers).read_text()), tries=12)
    frame = -(-(form.words_at + 200 + 4 * spilled) // 16) * 16
    p = Program(NAME)
    p.tables[TABLE] = tuple(half for rc in constants.keccak_rc() for half in interleaved(rc))
    repeat = ".L_rvh_keccak_rounds"
    p.enter(frame, form.saved)
    p.address("t0", TABLE)
    p.op("addi", "t0", "t0", 192)
    p.op("slli", "a1", "a1", 3)
    p.store("t0", form.pointer_at + 4, "sp")
    p.op("sub", "t0", "t0", "a1")
    p.store("t0", form.pointer_at, "sp")

    entry: list[Line] = []
    spare = [r for r in form.pool if r not in [start[c] for c in PARITIES]]
    for c in PARITIES:
        _, x, h = c
        rows, spare = spare[:5], [*spare[5:], *spare[:5]]
        for y, register in enumerate(rows):
            entry.append(Line("lw", (register, STATE), _offset(("a", x, y, h))))
        if extension is Set.HX:
            entry.append(Line("hx.xor3", (start[c], *rows[:3])))
            entry.append(Line("hx.xor3", (start[c], start[c], *rows[3:])))
        else:
            entry.append(Line("xor", (start[c], *rows[:2])))
            entry += [Line("xor", (start[c], start[c], row)) for row in rows[2:]]
    entry += [Line("lw", (register, STATE), _offset(word)) for word, register in start.items() if word[0] == "a"]
    p.lines += scheduled(entry)

    p.label(repeat)
    p.lines += scheduled(body)
    first, second = [r for r in form.pool if r not in start.values()][:2]
    p.load(first, form.pointer_at, "sp")
    p.load(second, form.pointer_at + 4, "sp")
    p.op("addi", first, first, 16)
    p.store(first, form.pointer_at, "sp")
    p.branch("bne", first, second, to=repeat)
    for word, register in start.items():
        if word[0] == "a":
            p.store(register, _offset(word), STATE)
    p.leave(frame, form.saved)
    p.ret()
    return p


def interleaved(lane: int) -> tuple[int, int]:
    """The even and the odd bits of a lane."""
    even, odd = (sum((lane >> 2 * i + h & 1) << i for i in range(32)) for h in (0, 1))
    return even, odd

# SPDX-License-Identifier: Apache-2.0
"""What the forms of the permutation have in common: registers, the places of the words, the steps of a round."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial

from rvhash.codegen import keccak_emit
from rvhash.codegen.allocate import Step, Value
from rvhash.codegen.keccak_complement import LANES, Lanes, complemented
from rvhash.codegen.keccak_emit import Set
from rvhash.codegen.keccak_round import Name, Op
from rvhash.codegen.program import FREE, SAVED, Line
from rvhash.model import constants

NAME = "rvh_keccak_permute"
STATE = "a0"
WORDS: tuple[Name, ...] = tuple(("a", x, y, h) for y in range(5) for x in range(5) for h in (0, 1))
PARITIES: tuple[Name, ...] = tuple(("c", x, h) for x in range(5) for h in (0, 1))
CLEAN = 30  # of Allocation; the search has the same


class Registers(Enum):
    """What the function uses beside the registers of every function. gp and tp: only where no interrupt is taken."""

    FREE = "none"
    GP_TP = "gp and tp"

    @property
    def names(self) -> tuple[str, ...]:
        return ("gp", "tp") if self is Registers.GP_TP else ()


@dataclass(frozen=True)
class Form:
    """Instructions, registers, and whether the 24 rounds are a row of code or a loop of two."""

    extension: Set
    registers: Registers = Registers.FREE
    unrolled: bool = False

    @property
    def saved(self) -> tuple[str, ...]:
        """Registers that the function gives back, in their order on the stack."""
        return (*SAVED, *self.registers.names)

    @property
    def pool(self) -> list[str]:
        """The registers for values, as long as the address of the state is in one."""
        return [r for r in (*FREE, *self.registers.names) if r != STATE]

    @property
    def lanes(self) -> Lanes:
        """Lanes that are complements between two rounds."""
        return LANES if self.extension is Set.BASE else frozenset()


def offset(word: Name) -> int:
    """Of a word in the state."""
    _, x, y, h = word
    return 8 * (int(x) + 5 * int(y)) + 4 * int(h)


def interleaved(lane: int) -> tuple[int, int]:
    """The even and the odd bits of a lane."""
    even, odd = (sum((lane >> 2 * i + h & 1) << i for i in range(32)) for h in (0, 1))
    return even, odd


CONSTANTS = tuple(interleaved(rc) for rc in constants.keccak_rc())  # of iota


def value(name: Name, number: int) -> tuple[int, Name]:
    """The value of a name in round `number`. What a round leaves is what the next one finds."""
    if name[0] in ("a'", "c'"):
        return (number + 1, (str(name[0])[0], *name[1:]))
    return (number, name)


def step(form: Form, op: Op, number: int) -> Step:
    """An operation of round `number`, but iota."""
    return Step(
        value(op.to, number),
        tuple(value(s, number) for s in op.sources),
        partial(keccak_emit.emit, form.extension, op),
        keccak_emit.spare(form.extension, op),
        keccak_emit.apart(form.extension, op),
    )


def round_operations(form: Form, ops: Sequence[Op], before: Lanes, after: Lanes) -> list[Op]:
    """The operations of a round for the instructions of the form. `before`, `after`: lanes that are complements."""
    return complemented(ops, before, after) if form.extension is Set.BASE else list(ops)


def sum_of(extension: Set, to: str, rows: Sequence[str]) -> list[Line]:
    """The sum of five registers; `to` is none of them but the first one."""
    if extension is Set.HX:
        return [Line("hx.xor3", (to, *rows[:3])), Line("hx.xor3", (to, to, *rows[3:]))]
    return [Line("xor", (to, *rows[:2])), *(Line("xor", (to, to, row)) for row in rows[2:])]


def first_uses(steps: Sequence[Step]) -> dict[Value, int]:
    """Values that come from earlier steps, and how many operations later they are used."""
    made: set[Value] = set()
    uses: dict[Value, int] = {}
    for i, s in enumerate(steps):
        for source in s.sources:
            if source not in made:
                uses.setdefault(source, i)
        made.add(s.to)
    return uses

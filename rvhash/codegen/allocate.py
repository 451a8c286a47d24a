# SPDX-License-Identifier: Apache-2.0
"""Gives values registers, in a given order of operations: what is used latest leaves its register first (Belady), and
is stored if no copy of it is in memory."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from rvhash.codegen.program import Line

Value = Hashable
Slot = tuple[str, int]  # base register, offset


@dataclass(frozen=True)
class Step:
    """An operation on values. `emit`: its instructions, from the registers of the result, of the sources and, if
    `spare` is set, of one more. The result may have the register of a source, but not of source number `apart`."""

    to: Value
    sources: tuple[Value, ...]
    emit: Callable[[str, tuple[str, ...], str], list[Line]]
    spare: bool = False
    apart: int | None = None


@dataclass
class Allocation:
    """Registers and memory at some place of the code. `slot`: where a value is stored when it has to be, the same for
    every call with that value; None: in a slot of `spills`. `clean`: by how many operations earlier a value may be used
    again and still leave its register first, because a copy of it is in memory."""

    registers: Sequence[str]
    slot: Callable[[Value], Slot | None]
    spills: Callable[[int], Slot]
    clean: int
    holds: dict[str, Value] = field(default_factory=dict)
    memory: dict[Value, Slot] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    spilled: int = 0  # slots of `spills` that were ever used
    _free: list[int] = field(default_factory=list)
    _of: dict[Value, int] = field(default_factory=dict)

    def place(self, value: Value) -> str | None:
        """The register with a value."""
        return next((r for r, v in self.holds.items() if v == value), None)

    def run(self, steps: Sequence[Step], after: Mapping[Value, int]) -> None:
        """Append the code of the steps. `after`: the values that are used later, and how many operations later."""
        uses: dict[Value, list[int]] = {}
        for i, step in enumerate(steps):
            for source in step.sources:
                uses.setdefault(source, []).append(i)
        for value, distance in after.items():
            uses.setdefault(value, []).append(len(steps) + distance)
        for of in uses.values():
            of.reverse()  # the next one is the last
        where = {value: register for register, value in self.holds.items()}
        free = {r for r in self.registers if r not in self.holds}

        def rank(register: str) -> int:
            value = self.holds[register]
            left = uses.get(value)
            return (left[-1] if left else -1) + (self.clean if value in self.memory else 0)

        def take(keep: Sequence[Value]) -> str:
            if free:
                register = next(r for r in self.registers if r in free)
                free.remove(register)
                return register
            register = max((r for r in self.registers if self.holds[r] not in keep), key=rank)
            gone = self.holds[register]
            self.store(gone)
            del self.holds[register], where[gone]
            return register

        def give(register: str, value: Value) -> None:
            self.holds[register] = value
            where[value] = register

        for step in steps:
            for source in step.sources:
                if source not in where:
                    register = take(step.sources)
                    base, offset = self.memory[source]
                    self.lines.append(Line("lw", (register, base), offset))
                    give(register, source)
            spare = take(step.sources) if step.spare else ""
            sources = tuple(where[s] for s in step.sources)
            later = ""
            for i, source in enumerate(step.sources):
                uses[source].pop()
                if not uses[source]:
                    register = where.pop(source)
                    self.forget(source)
                    if i == step.apart:
                        later = register
                        give(later, "the source apart")
                    else:
                        free.add(register)
            if spare:
                give(spare, "the spare register")
            register = take((*step.sources, "the spare register", "the source apart"))
            self.lines += step.emit(register, sources, spare)
            for name, value in ((spare, "the spare register"), (later, "the source apart")):
                if name:
                    del self.holds[name], where[value]
                    free.add(name)
            give(register, step.to)

    def store(self, value: Value) -> None:
        """Have a copy in memory."""
        if value in self.memory:
            return
        slot = self.slot(value)
        if slot is None:
            number = self._free.pop() if self._free else self.spilled
            self.spilled = max(self.spilled, number + 1)
            self._of[value] = number
            slot = self.spills(number)
        self.memory[value] = slot
        self.lines.append(Line("sw", (self.place(value) or "", slot[0]), slot[1]))

    def forget(self, value: Value) -> None:
        """It is not used any more."""
        register = self.place(value)
        if register:
            del self.holds[register]
        self.memory.pop(value, None)
        if value in self._of:
            self._free.append(self._of.pop(value))

    def arrange(self, wanted: Mapping[Value, str], spare: str) -> None:
        """Have these values in these registers and no other value in a register. What is not wanted has to be in memory
        or unused. `spare`: a register that is not wanted."""
        for register, value in list(self.holds.items()):
            if value not in wanted:
                del self.holds[register]
        moves = {r: wanted[v] for r, v in self.holds.items() if wanted[v] != r}
        while moves:
            start = next((r for r, to in moves.items() if to not in moves), None)
            if start is None:  # a cycle
                start = next(iter(moves))
                self.lines.append(Line("mv", (spare, start)))
                moves[spare] = moves.pop(start)
                continue
            self.lines.append(Line("mv", (moves[start], start)))
            del moves[start]
        present = set(self.holds.values())
        for value, register in wanted.items():
            if value not in present:
                base, offset = self.memory[value]
                self.lines.append(Line("lw", (register, base), offset))
        self.holds = {r: v for v, r in wanted.items()}

# SPDX-License-Identifier: Apache-2.0
"""Executes a program and counts the cycles that the hart takes with memories without wait states: docs/hart.md. The
instruction after a load, or after one of the coprocessor (zknh, hx), waits a cycle if it uses the result. The nop that
aligns a label is not counted: one cycle at most, when the label is reached from above."""

from dataclasses import dataclass, field

from rvhash.codegen.instructions import COMPUTE, MASK, Carry
from rvhash.codegen.program import BRANCHES, LOADS, STORES, Line, Program
from rvhash.codegen.schedule import late, sources

STACK, TABLES, END = 0x8000_0000, 0x4000_0000, 0xFFFF_FFFE  # END: the address that the function returns to
LIMIT = 10_000_000  # instructions


class Fault(Exception):
    """The program does what it must not do."""


@dataclass
class Machine:
    """A call: registers and memory before it, then after it. Memory is a word at each address that was written."""

    memory: dict[int, int] = field(default_factory=dict)
    registers: dict[str, int] = field(default_factory=dict)
    carry: int = 0  # of hx
    cycles: int = 0
    instructions: int = 0

    def write(self, address: int, words: list[int]) -> None:
        """Words at an address that is a multiple of 4."""
        for i, word in enumerate(words):
            self.memory[address + 4 * i] = word

    def read(self, address: int, count: int) -> list[int]:
        """So many words. KeyError for one that nobody wrote."""
        return [self.memory[address + 4 * i] for i in range(count)]

    def call(self, program: Program, *arguments: int) -> None:
        """Call the function with its arguments in a0, a1, ... Fault if it reads what has no value, leaves the stack or
        a register that is not its own changed, or does not return."""
        kept = {r: 0x1000_0000 + i for i, r in enumerate(("gp", "tp", "s0", "s1", *(f"s{i}" for i in range(2, 12))))}
        self.registers = {"zero": 0, "sp": STACK, "ra": END, **kept}
        self.registers.update({f"a{i}": x for i, x in enumerate(arguments)})
        labels = {line.label: i for i, line in enumerate(program.lines) if not line.name}
        at = TABLES
        tables = {}
        for table, words in program.tables.items():
            tables[table] = at
            self.write(at, list(words))
            at += 4 * len(words)
        place, waited = 0, ""
        for _ in range(LIMIT):
            if place >= len(program.lines):
                raise Fault("the end is no return")
            line = program.lines[place]
            place += 1
            if not line.name:
                continue
            self.instructions += 1
            self.cycles += 1
            if waited and waited in sources(line):
                self.cycles += 1
            waited = late(line)
            if line.name == "ret":
                self.cycles += 1
                break
            if line.name in BRANCHES:
                if self._taken(line):
                    place = labels[line.label]
                    self.cycles += 1
            elif line.name == "lla":
                self.instructions += 1
                self.cycles += 1
                self.registers[line.registers[0]] = tables[line.label]
            elif line.name in STORES:
                self.memory[self._address(line)] = self._value(line.registers[0])
            else:
                self._compute(line)
        else:
            raise Fault(f"no return after {LIMIT} instructions")
        if self.carry:
            raise Fault("the carry is not 0")
        if self.registers["ra"] != END or self.registers["sp"] != STACK:
            raise Fault("ra or sp is not what it was")
        for name, value in kept.items():
            if self.registers[name] != value:
                raise Fault(f"{name} is not what it was")

    def _value(self, name: str) -> int:
        if name not in self.registers:
            raise Fault(f"{name} is read and has no value")
        return self.registers[name]

    def _address(self, line: Line) -> int:
        address = (self._value(line.registers[1]) + (line.number or 0)) & MASK
        if address % 4:
            raise Fault(f"{line.text()}: address {address:#x}")
        return address

    def _taken(self, line: Line) -> bool:
        if line.name == "j":
            return True
        values = [self._value(r) for r in line.registers]
        same = values[0] == (values[1] if len(values) > 1 else 0)
        return same == line.name.startswith("beq")

    def _compute(self, line: Line) -> None:
        """Execute an instruction with a result."""
        to = line.registers[0]
        if line.name in LOADS:
            address = self._address(line)
            if address not in self.memory:
                raise Fault(f"{line.text()}: nobody wrote {address:#x}")
            value = self.memory[address]
        else:
            kind = COMPUTE[line.name]
            values = [self._value(r) for r in line.registers[1:]]
            value = kind.compute(*values, *([line.number] if kind.immediate else []))
            if kind.carry is Carry.TAKE:
                value, self.carry = value + self.carry, 0
            elif kind.carry is Carry.SET:
                self.carry = value >> 32
        if to != "zero":
            self.registers[to] = value & MASK

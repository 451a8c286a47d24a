# SPDX-License-Identifier: Apache-2.0
"""rtl/instructions.toml: every instruction of the project, and the major opcodes of each set."""

import itertools
from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rvhash import paths
from rvhash.strict_toml import Strict, load


class Set(Strict):
    """A set of instructions."""

    opcodes: list[str]
    title: str
    name: str = ""  # in names of files, packages and macros; "": the name of the set
    prefix: str = "rvh"  # of the mnemonics
    page: str = ""  # with the table; "": docs/attach/<set>.md
    values: bool = False  # the result is the value of the C macro; it depends on the arguments and the carry alone


class Instruction(Strict):
    """One instruction. The fields of its word that are not registers are `funct7`, or `funct2` and rs3 or a number."""

    set: str
    name: Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(\.[a-z]+)?$")]
    format: Literal["r", "r4", "shift", "unary"] = "r"
    opcode: str
    funct3: Annotated[int, Field(ge=0, le=7)]
    funct7: Annotated[int, Field(ge=0, le=127)] | dict[str, Annotated[int, Field(ge=1, le=127)]] = 0
    funct2: Annotated[int, Field(ge=0, le=3)] = 0
    highest_64: Annotated[int, Field(ge=0, le=127)] = 0  # of its field with operands of 64 bits; 0: the same
    code: Annotated[int, Field(ge=0, le=31)] = 0
    rs1: str = ""
    rs2: str = ""
    rs3: str = ""
    rd: str = ""
    group: str = ""
    carry: Literal["", "set", "take"] = ""
    does: str
    cycles: str
    needs: Literal["", "dma", "chains"] = ""
    versions: list[Literal["0.2", "1.0"]] = Field(default_factory=lambda: ["0.2", "1.0"])

    @model_validator(mode="after")
    def _of_the_format(self) -> "Instruction":
        wrong = (
            (self.format in ("r", "unary") and self.funct2, "funct2 is of r4 and shift"),
            (self.format != "unary" and self.code, "code is of unary"),
            (self.format != "r4" and self.rs3, "rs3 is of r4"),
            (self.format == "unary" and self.rs2, "unary has no rs2"),
            ((self.format == "shift") != bool(self.field) and self.format != "r", "a field is of r and shift"),
            (self.format == "r4" and self.funct7, "r4 has no funct7"),
            (self.format == "shift" and self.field and self.field[1] > 31, "the field of shift is at most 31"),
            (
                self.highest_64 and not (self.format == "r" and self.field and self.field[1] < self.highest_64),
                "highest_64 is of a field of r, and higher than that of 32 bits",
            ),
        )
        for is_wrong, why in wrong:
            if is_wrong:
                raise ValueError(f"{self.set} {self.name}: {why}")
        return self

    @property
    def field(self) -> tuple[str, int] | None:
        """Name and highest value of the field of the instruction."""
        return next(iter(self.funct7.items())) if isinstance(self.funct7, dict) else None

    @property
    def highest(self) -> int:
        """The highest value of the field, of operands of any width."""
        return max(self.highest_64, self.field[1] if self.field else 0)

    @property
    def values(self) -> list[int]:
        """The values of bits 31:25."""
        if self.format == "r4":
            return [n << 2 | self.funct2 for n in (range(32) if self.rs3 else (0,))]
        if self.format == "shift":
            return [n << 2 | self.funct2 for n in range(self.field[1] + 1)] if self.field else []
        if isinstance(self.funct7, dict):
            return list(range(self.highest + 1)) if self.field else []
        return [self.funct7]

    @property
    def codes(self) -> range:
        """The values of bits 24:20."""
        return range(32) if self.rs2 else range(self.code, self.code + 1)

    @property
    def id(self) -> str:
        """Its name in C."""
        return self.name.replace(".", "_")

    @property
    def verb(self) -> str:
        """Its name in SystemVerilog."""
        return "Do" + "".join(part.capitalize() for part in self.name.split("."))


class Table(Strict):
    """The whole file."""

    opcodes: dict[str, int]
    sets: dict[str, Set]
    instruction: list[Instruction]

    @model_validator(mode="after")
    def _no_clash(self) -> "Table":
        seen: dict[tuple[str, str, int, int, int], str] = {}
        for i in self.instruction:
            if i.opcode not in self.sets[i.set].opcodes:
                raise ValueError(f"{i.set} {i.name}: {i.opcode} is not an opcode of that set")
            for value, code in itertools.product(i.values, i.codes):
                place = (i.set, i.opcode, i.funct3, value, code)
                if place in seen:
                    raise ValueError(f"{i.set} {i.name} and {seen[place]} are the same instruction")
                seen[place] = f"{i.set} {i.name}"
        for name, s in self.sets.items():
            for opcode in s.opcodes:
                if opcode not in self.opcodes:
                    raise ValueError(f"set {name}: unknown opcode {opcode}; known: {', '.join(self.opcodes)}")
        return self

    def of(self, name: str) -> list[Instruction]:
        """The instructions of one set."""
        return [i for i in self.instruction if i.set == name]

    def name(self, name: str) -> str:
        """The name of that set in names of files, packages and macros."""
        return self.sets[name].name or name

    def clash(self, sets: Iterable[str]) -> str:
        """The reason why these sets cannot be in one system; "": they can."""
        owner: dict[str, str] = {}
        for name in dict.fromkeys(sets):
            if name not in self.sets:
                return f"unknown set of instructions {name!r}; known: {', '.join(self.sets)}"
            for opcode in self.sets[name].opcodes:
                if opcode in owner:
                    return f"{owner[opcode]} and {name} both have the major opcode {opcode}"
                owner[opcode] = name
        return ""


def table() -> Table:
    """The table of the checkout."""
    return load(Table, paths.root() / "rtl" / "instructions.toml", alone=True)

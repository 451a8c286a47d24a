# SPDX-License-Identifier: Apache-2.0
"""rtl/instructions.toml: every instruction of the project, and the major opcodes of each set."""

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


class Instruction(Strict):
    """One instruction, R-type."""

    set: str
    name: Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*$")]
    opcode: str
    funct3: Annotated[int, Field(ge=0, le=7)]
    funct7: Annotated[int, Field(ge=0, le=127)] | dict[str, Annotated[int, Field(ge=1, le=127)]] = 0
    rs1: str = ""
    rs2: str = ""
    rd: str = ""
    does: str
    cycles: str
    needs: Literal["", "dma"] = ""
    versions: list[Literal["0.2", "1.0"]] = Field(default_factory=lambda: ["0.2", "1.0"])

    @property
    def field(self) -> tuple[str, int] | None:
        """Name and highest value of the field in funct7."""
        return next(iter(self.funct7.items())) if isinstance(self.funct7, dict) else None

    @property
    def values(self) -> range:
        """The values of funct7."""
        return range(self.field[1] + 1) if self.field else range(self.funct7, self.funct7 + 1)

    @property
    def verb(self) -> str:
        """Its name in SystemVerilog."""
        return "Do" + self.name.capitalize()


class Table(Strict):
    """The whole file."""

    opcodes: dict[str, int]
    sets: dict[str, Set]
    instruction: list[Instruction]

    @model_validator(mode="after")
    def _no_clash(self) -> "Table":
        seen: dict[tuple[str, str, int, int], str] = {}
        for i in self.instruction:
            if i.opcode not in self.sets[i.set].opcodes:
                raise ValueError(f"{i.set} {i.name}: {i.opcode} is not an opcode of that set")
            for value in i.values:
                place = (i.set, i.opcode, i.funct3, value)
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
    return load(Table, paths.root() / "rtl" / "instructions.toml")

# SPDX-License-Identifier: Apache-2.0
"""Words of the instructions of rtl/instructions.toml, in all of their formats."""

from rvhash.design import instruction_table
from rvhash.design.instruction_table import Instruction, Table

TABLE: Table = instruction_table.table()


def encode(i: Instruction, rd: int = 0, rs1: int = 0, rs2: int = 0, rs3: int = 0, field: int = 0) -> int:
    """The word; registers that the instruction does not have are x0."""
    seven = i.values[0]
    if i.field:
        seven = field << 2 | i.funct2 if i.format == "shift" else field
    elif i.format == "r4":
        seven = (rs3 if i.rs3 else 0) << 2 | i.funct2
    second = i.code if i.format == "unary" else rs2 if i.rs2 else 0
    word = TABLE.opcodes[i.opcode] | i.funct3 << 12 | seven << 25 | second << 20
    return word | (rs1 if i.rs1 else 0) << 15 | (rd if i.rd else 0) << 7


def decode(word: int, sets: tuple[str, ...]) -> Instruction | None:
    """The instruction of one of these sets that the word is."""
    for i in TABLE.instruction:
        if i.set not in sets or word & 0x707F != TABLE.opcodes[i.opcode] | i.funct3 << 12:
            continue
        if word >> 25 not in i.values or (word >> 20 & 31) not in i.codes:
            continue
        if (i.rs1 or not word >> 15 & 31) and (i.rd or not word >> 7 & 31):
            return i
    return None

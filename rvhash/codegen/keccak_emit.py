# SPDX-License-Identifier: Apache-2.0
"""The instructions of an operation of a round of Keccak, for each set of instructions."""

from enum import Enum

from rvhash.codegen.keccak_round import Op
from rvhash.codegen.program import Line


class Set(Enum):
    """Instructions of the processor beyond RV32I."""

    HX = "hx"
    ZBB = "zbb"
    BASE = "none"


def spare(extension: Set, op: Op) -> bool:
    """Whether the operation needs a register beside those of its sources and its result."""
    return extension is Set.BASE and op.name in ("hx.xror", "hx.xrl1")


def apart(extension: Set, op: Op) -> int | None:
    """The source whose register the result must not have, because it is read after the result is begun."""
    if extension is Set.ZBB and op.name in ("hx.chi", "hx.xrl1"):
        return 0
    return 0 if op.name in ("and", "or") else None


def emit(extension: Set, op: Op, to: str, sources: tuple[str, ...], free: str) -> list[Line]:
    """The instructions of an operation, not of iota. `free`: the register that spare() asks for."""
    if op.name == "not":
        return [Line("xori", (to, *sources), -1)]
    if extension is Set.HX or op.name == "xor":
        return [Line(op.name, (to, *sources), op.number)]
    a, b, *c = sources
    n = op.number or 0
    zbb = extension is Set.ZBB
    if op.name == "hx.xor3":
        first, second, third = sorted(sources, key=lambda s: s != to)
        return [Line("xor", (to, first, second)), Line("xor", (to, to, third))]
    if op.name == "hx.chi":
        return [Line("andn", (to, *c, b)), Line("xor", (to, a, to))]
    if op.name in ("and", "or"):
        return [Line(op.name, (to, b, *c)), Line("xor", (to, a, to))]
    if op.name == "hx.xror":
        turned = [Line("rori", (to, to), n)]
        if not zbb:
            turned = [Line("slli", (free, to), 32 - n), Line("srli", (to, to), n), Line("or", (to, to, free))]
        return [Line("xor", (to, a, b)), *turned]
    if zbb:  # hx.xrl1
        return [Line("rori", (to, b), 31), Line("xor", (to, a, to))]
    first_bits = [Line("slli", (free, b), 1), Line("xor", (free, free, a))]
    return [*first_bits, Line("srli", (to, b), 31), Line("xor", (to, to, free))]


def iota_loaded(offset: int, to: str, sources: tuple[str, ...], _free: str) -> list[Line]:
    """XOR with the word at an address, which is the second source, and an offset. `to` is not the first source."""
    word, address = sources
    return [Line("lw", (to, address), offset), Line("xor", (to, word, to))]


def is_long(constant: int) -> bool:
    """Whether a constant is no immediate of xori."""
    return constant >= 2048


def iota_immediate(constant: int, to: str, sources: tuple[str, ...], _free: str) -> list[Line]:
    """XOR with a constant. `to` is not the source if the constant is long."""
    if not is_long(constant):
        return [Line("xori", (to, *sources), constant)]
    low = (constant & 0xFFF ^ 0x800) - 0x800
    high = (constant ^ low & 0xFFFF_FFFF) >> 12
    lines = [Line("lui", (to,), high), Line("xor", (to, *sources, to))]
    return [*lines, Line("xori", (to, to), low)] if low else lines

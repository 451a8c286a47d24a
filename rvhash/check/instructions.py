# SPDX-License-Identifier: Apache-2.0
"""What each instruction of sw/check/isa.S must return: the RISC-V specification in Python, of its own."""

import random
from collections.abc import Callable

MASK = (1 << 32) - 1
SPECIAL = (0, 1, 2, 3, 31, 32, 0x7F, 0x80, 0xFFFF, 0x8000, 0x7FFFFFFF, 0x80000000, MASK, MASK - 1, 0x55AA00FF)

Function = Callable[[int, int], int]  # of a0 and a1


def pairs(count: int) -> list[tuple[int, int]]:
    """Operands: each special value with each, and random ones up to that number."""
    found = [(a, b) for a in SPECIAL for b in SPECIAL]
    chance = random.Random(1)
    while len(found) < count:
        a, b = chance.getrandbits(32), chance.getrandbits(chance.choice((5, 8, 16, 32)))
        found += [(a, b), (b, a), (a, a)]
    return found


def signed(x: int, bits: int = 32) -> int:
    """The two's complement value of the low bits."""
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


def _rol(a: int, n: int) -> int:
    n &= 31
    return (a << n | a >> (32 - n)) & MASK


def _div(a: int, b: int) -> int:
    return -1 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _rem(a: int, b: int) -> int:
    return a if b == 0 else a - b * _div(a, b)


def _bytes(a: int) -> list[int]:
    return list(a.to_bytes(4, "little"))


def _joined(parts: list[int]) -> int:
    return int.from_bytes(bytes(parts), "little")


def _bits(a: int, order: list[int]) -> int:
    """Bit i of the result is bit order[i] of a."""
    return sum((a >> bit & 1) << i for i, bit in enumerate(order))


def _load(width: int, sign: bool, offset: int) -> Function:
    def value(a: int, b: int) -> int:
        part = (a | b << 32) >> (8 * offset) & ((1 << width) - 1)
        return signed(part, width) if sign else part

    return value


def _store(width: int, offset: int) -> Function:
    """The first of two words, of which the store changes a part."""

    def value(a: int, b: int) -> int:
        mask = ((1 << width) - 1) << (8 * offset)
        return a & ~mask | (b << (8 * offset)) & mask

    return value


BASE: dict[str, Function] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "sll": lambda a, b: a << (b & 31),
    "slt": lambda a, b: signed(a) < signed(b),
    "sltu": lambda a, b: a < b,
    "xor": lambda a, b: a ^ b,
    "srl": lambda a, b: a >> (b & 31),
    "sra": lambda a, b: signed(a) >> (b & 31),
    "or": lambda a, b: a | b,
    "and": lambda a, b: a & b,
}
BRANCHES: dict[str, Function] = {
    "beq": lambda a, b: a == b,
    "bne": lambda a, b: a != b,
    "blt": lambda a, b: signed(a) < signed(b),
    "bge": lambda a, b: signed(a) >= signed(b),
    "bltu": lambda a, b: a < b,
    "bgeu": lambda a, b: a >= b,
}
FIXED = {"auipc": 0x12345008, "jalr": 4, "jal": 0, "x0": 0}  # whatever the operands
M: dict[str, Function] = {
    "mul": lambda a, b: a * b,
    "mulh": lambda a, b: signed(a) * signed(b) >> 32,
    "mulhsu": lambda a, b: signed(a) * b >> 32,
    "mulhu": lambda a, b: a * b >> 32,
    "div": lambda a, b: _div(signed(a), signed(b)),
    "divu": lambda a, b: a // b if b else MASK,
    "rem": lambda a, b: _rem(signed(a), signed(b)),
    "remu": lambda a, b: a % b if b else a,
}
CSR: dict[str, Function] = {"csrrw": lambda a, b: b, "csrrs": lambda a, b: a | b, "csrrc": lambda a, b: a & ~b}
ZBA: dict[str, Function] = {
    "sh1add": lambda a, b: (a << 1) + b,
    "sh2add": lambda a, b: (a << 2) + b,
    "sh3add": lambda a, b: (a << 3) + b,
}
OF_B: dict[str, Function] = {  # in Zbb and in Zbkb
    "andn": lambda a, b: a & ~b,
    "orn": lambda a, b: a | (~b & MASK),
    "xnor": lambda a, b: ~(a ^ b),
    "rol": _rol,
    "ror": lambda a, b: _rol(a, 32 - (b & 31)),
    "rori": lambda a, n: _rol(a, 32 - n),
    "rev8": lambda a, b: _joined(_bytes(a)[::-1]),
}
ZBB: dict[str, Function] = {
    "max": lambda a, b: max(signed(a), signed(b)),
    "maxu": max,
    "min": lambda a, b: min(signed(a), signed(b)),
    "minu": min,
    "clz": lambda a, b: 32 - a.bit_length(),
    "ctz": lambda a, b: (a & -a).bit_length() - 1 if a else 32,
    "cpop": lambda a, b: a.bit_count(),
    "sext.b": lambda a, b: signed(a, 8),
    "sext.h": lambda a, b: signed(a, 16),
    "zext.h": lambda a, b: a & 0xFFFF,
    "orc.b": lambda a, b: _joined([255 * (byte != 0) for byte in _bytes(a)]),
}
ZBS: dict[str, Function] = {
    "bclr": lambda a, b: a & ~(1 << (b & 31)),
    "bext": lambda a, b: a >> (b & 31) & 1,
    "binv": lambda a, b: a ^ 1 << (b & 31),
    "bset": lambda a, b: a | 1 << (b & 31),
}
ZBKB: dict[str, Function] = {
    "pack": lambda a, b: a & 0xFFFF | (b & 0xFFFF) << 16,
    "packh": lambda a, b: a & 0xFF | (b & 0xFF) << 8,
    "brev8": lambda a, b: _bits(a, [i ^ 7 for i in range(32)]),
    "zip": lambda a, b: _bits(a, [i // 2 + 16 * (i % 2) for i in range(32)]),
    "unzip": lambda a, b: _bits(a, [2 * (i % 16) + i // 16 for i in range(32)]),
}
C: dict[str, Function] = {
    "c.add": lambda a, b: a + b,
    "c.sub": lambda a, b: a - b,
    "c.xor": lambda a, b: a ^ b,
    "c.or": lambda a, b: a | b,
    "c.and": lambda a, b: a & b,
    "c.mv": lambda a, b: b,
    "c.beqz": lambda a, b: a == 0,
    "c.bnez": lambda a, b: a != 0,
    "c.torn": lambda a, b: ((a + b & MASK) ^ b) - b,
    **dict.fromkeys(("c.lw", "c.sw", "c.lwsp", "c.swsp"), lambda a, b: a),
}
C_FIXED = {"c.j": 5, "c.jal": 4, "c.jalr": 4, "c.jr": 7, "c.addi4spn": 1020, "c.addi16sp": -512, "c.nop": 9}
C_NUMBERS: dict[str, Function] = {
    "c.addi": lambda a, n: a + n,
    "c.li": lambda a, n: n,
    "c.andi": lambda a, n: a & n,
    "c.lui": lambda a, n: n << 12,
    "c.slli": lambda a, n: a << n,
    "c.srli": lambda a, n: a >> n,
    "c.srai": lambda a, n: signed(a) >> n,
}
WIDTHS = {"b": 8, "h": 16, "w": 32}
SETS = {  # in the order of the table; a set of march
    "i": "base instructions",
    "m": "multiply and divide",
    "c": "compressed instructions",
    "zicsr": "access to CSRs",
    "zba": "address generation",
    "zbb": "basic bits",
    "zbs": "single bits",
    "zbkb": "bits for cryptography",
    "zifencei": "fence.i",
}


def _with_number(function: Function, number: int) -> Function:
    """With an immediate in place of the second operand."""
    return lambda a, b: function(a, number)


def sets_of(march: str) -> set[str]:
    """The sets of instructions that a -march names. "g" and "b" are groups."""
    letters, *names = march.removeprefix("rv32").split("_")
    single, _, first = letters.partition("z")
    found = {*single, *names, *(["z" + first] if first else [])}
    found |= {"m", "zicsr", "zifencei"} if "g" in found else set()
    return found | ({"zba", "zbb", "zbs"} if "b" in found else set())


def of(name: str) -> tuple[set[str], Function]:
    """The sets that have an instruction of isa.S (any of them is enough), and what it returns, modulo 2^32."""
    base, _, text = name.partition(",")
    number = int(text, 0) if text else 0
    if base in FIXED:
        return {"i"}, lambda a, b: FIXED[base]
    if base == "sltiu":
        return {"i"}, lambda a, b: a < number & MASK
    if base == "lui":
        return {"i"}, lambda a, b: number << 12
    if base in ("fence", "fence.i"):
        return {"i" if base == "fence" else "zifencei"}, lambda a, b: a
    if base[0] == "l":
        return {"i"}, _load(WIDTHS[base[1]], not base.endswith("u"), number)
    if base in ("sb", "sh", "sw"):
        return {"i"}, _store(WIDTHS[base[1]], number)
    if base.startswith("csrr"):
        which, _, what = base.partition(" ")
        change = CSR[which[:5]]
        return {"zicsr"}, lambda a, b: a if what == "old" else change(a, 21 if which.endswith("i") else b)
    if base in C_FIXED:
        return {"c"}, lambda a, b: C_FIXED[base]
    if base in C_NUMBERS:
        return {"c"}, lambda a, b: C_NUMBERS[base](a, number)
    tables = (({"i"}, BASE), ({"i"}, BRANCHES), ({"m"}, M), ({"c"}, C), ({"zba"}, ZBA), ({"zbb", "zbkb"}, OF_B))
    tables += (({"zbb"}, ZBB), ({"zbs"}, ZBS), ({"zbkb"}, ZBKB))
    short = base.removesuffix("i")
    for found, table in tables:
        if text and short in table and base != "rori":  # an immediate form, as addi, bseti
            return found, _with_number(table[short], number & MASK)
        if base in table:
            return found, _with_number(table[base], number) if text else table[base]
    raise KeyError(name)

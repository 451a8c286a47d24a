# SPDX-License-Identifier: Apache-2.0
"""The instructions of RV32IMC_Zicsr_Zicntr_Zifencei_Zba_Zbb_Zbs_Zbkb in Python, from the text of the Instruction Set
Manual: how each is encoded, and what it computes. Values are unsigned numbers of 32 bits."""

from collections.abc import Callable
from dataclasses import dataclass

MASK = 0xFFFF_FFFF


def signed(value: int, bits: int = 32) -> int:
    """The lower bits as a two's complement number."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def field(word: int, high: int, low: int) -> int:
    """Bits high to low."""
    return word >> low & ((1 << (high - low + 1)) - 1)


# ---- what an instruction computes, from the values of rs1 and rs2 (or the immediate) ----


def _divide(a: int, b: int) -> tuple[int, int]:
    """Quotient towards zero and remainder of signed numbers, with the results that the manual defines for all pairs."""
    x, y = signed(a), signed(b)
    if y == 0:
        return -1, x
    quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
    return quotient, x - quotient * y


def _rotate_right(a: int, n: int) -> int:
    n &= 31
    return a >> n | a << (32 - n)


def _leading(a: int) -> int:
    return 32 - a.bit_length()


def _trailing(a: int) -> int:
    return 32 if a == 0 else (a & -a).bit_length() - 1


def _bytes(a: int) -> list[int]:
    return [a >> 8 * i & 0xFF for i in range(4)]


def _word(parts: list[int]) -> int:
    return sum(part << 8 * i for i, part in enumerate(parts))


def _reverse(value: int, bits: int) -> int:
    return int(format(value, f"0{bits}b")[::-1], 2)


def _zip(a: int) -> int:
    return sum((a >> i & 1) << 2 * i | (a >> (i + 16) & 1) << (2 * i + 1) for i in range(16))


def _unzip(a: int) -> int:
    return sum((a >> 2 * i & 1) << i | (a >> (2 * i + 1) & 1) << (i + 16) for i in range(16))


Compute = Callable[[int, int], int]


@dataclass(frozen=True)
class Code:
    """An instruction: its format, the bits that are fixed, the extensions that have it, what it computes."""

    name: str
    form: str  # r, i, shift: i with an amount, one: with one source, load, store, branch, u, jal, csr, fixed, ...
    match: int
    mask: int
    of: frozenset[str] = frozenset()  # one of these must be built; empty: always there
    compute: Compute = lambda a, b: 0


def _r(name: str, funct7: int, funct3: int, compute: Compute, *of: str) -> Code:
    return Code(name, "r", funct7 << 25 | funct3 << 12 | 0x33, 0xFE00707F, frozenset(of), compute)


def _i(name: str, funct3: int, compute: Compute) -> Code:
    return Code(name, "i", funct3 << 12 | 0x13, 0x707F, frozenset(), compute)


def _shift(name: str, funct7: int, funct3: int, compute: Compute, *of: str) -> Code:
    return Code(name, "shift", funct7 << 25 | funct3 << 12 | 0x13, 0xFE00707F, frozenset(of), compute)


def _one(name: str, funct12: int, funct3: int, compute: Callable[[int], int], *of: str) -> Code:
    match = funct12 << 20 | funct3 << 12 | 0x13
    return Code(name, "one", match, 0xFFF0707F, frozenset(of), lambda a, _: compute(a))


BOTH = ("zbb", "zbkb")

COMPUTE = [
    _r("add", 0x00, 0, lambda a, b: a + b),
    _r("sub", 0x20, 0, lambda a, b: a - b),
    _r("sll", 0x00, 1, lambda a, b: a << (b & 31)),
    _r("slt", 0x00, 2, lambda a, b: signed(a) < signed(b)),
    _r("sltu", 0x00, 3, lambda a, b: a < b),
    _r("xor", 0x00, 4, lambda a, b: a ^ b),
    _r("srl", 0x00, 5, lambda a, b: a >> (b & 31)),
    _r("sra", 0x20, 5, lambda a, b: signed(a) >> (b & 31)),
    _r("or", 0x00, 6, lambda a, b: a | b),
    _r("and", 0x00, 7, lambda a, b: a & b),
    _r("mul", 0x01, 0, lambda a, b: a * b),
    _r("mulh", 0x01, 1, lambda a, b: signed(a) * signed(b) >> 32),
    _r("mulhsu", 0x01, 2, lambda a, b: signed(a) * b >> 32),
    _r("mulhu", 0x01, 3, lambda a, b: a * b >> 32),
    _r("div", 0x01, 4, lambda a, b: _divide(a, b)[0]),
    _r("divu", 0x01, 5, lambda a, b: MASK if b == 0 else a // b),
    _r("rem", 0x01, 6, lambda a, b: _divide(a, b)[1]),
    _r("remu", 0x01, 7, lambda a, b: a if b == 0 else a % b),
    _r("sh1add", 0x10, 2, lambda a, b: (a << 1) + b, "zba"),
    _r("sh2add", 0x10, 4, lambda a, b: (a << 2) + b, "zba"),
    _r("sh3add", 0x10, 6, lambda a, b: (a << 3) + b, "zba"),
    _r("andn", 0x20, 7, lambda a, b: a & ~b, *BOTH),
    _r("orn", 0x20, 6, lambda a, b: a | ~b, *BOTH),
    _r("xnor", 0x20, 4, lambda a, b: ~(a ^ b), *BOTH),
    _r("min", 0x05, 4, lambda a, b: min(signed(a), signed(b)), "zbb"),
    _r("minu", 0x05, 5, min, "zbb"),
    _r("max", 0x05, 6, lambda a, b: max(signed(a), signed(b)), "zbb"),
    _r("maxu", 0x05, 7, max, "zbb"),
    _r("rol", 0x30, 1, lambda a, b: _rotate_right(a, -b), *BOTH),
    _r("ror", 0x30, 5, _rotate_right, *BOTH),
    _r("pack", 0x04, 4, lambda a, b: a & 0xFFFF | b << 16, "zbkb"),
    _r("packh", 0x04, 7, lambda a, b: a & 0xFF | (b & 0xFF) << 8, "zbkb"),
    _r("bclr", 0x24, 1, lambda a, b: a & ~(1 << (b & 31)), "zbs"),
    _r("bext", 0x24, 5, lambda a, b: a >> (b & 31) & 1, "zbs"),
    _r("binv", 0x34, 1, lambda a, b: a ^ 1 << (b & 31), "zbs"),
    _r("bset", 0x14, 1, lambda a, b: a | 1 << (b & 31), "zbs"),
    Code("zext.h", "one", 0x08004033, 0xFFF0707F, frozenset(["zbb"]), lambda a, _: a & 0xFFFF),
    _i("addi", 0, lambda a, b: a + b),
    _i("slti", 2, lambda a, b: signed(a) < signed(b)),
    _i("sltiu", 3, lambda a, b: a < b),
    _i("xori", 4, lambda a, b: a ^ b),
    _i("ori", 6, lambda a, b: a | b),
    _i("andi", 7, lambda a, b: a & b),
    _shift("slli", 0x00, 1, lambda a, b: a << b),
    _shift("srli", 0x00, 5, lambda a, b: a >> b),
    _shift("srai", 0x20, 5, lambda a, b: signed(a) >> b),
    _shift("rori", 0x30, 5, _rotate_right, *BOTH),
    _shift("bclri", 0x24, 1, lambda a, b: a & ~(1 << b), "zbs"),
    _shift("bexti", 0x24, 5, lambda a, b: a >> b & 1, "zbs"),
    _shift("binvi", 0x34, 1, lambda a, b: a ^ 1 << b, "zbs"),
    _shift("bseti", 0x14, 1, lambda a, b: a | 1 << b, "zbs"),
    _one("clz", 0x600, 1, _leading, "zbb"),
    _one("ctz", 0x601, 1, _trailing, "zbb"),
    _one("cpop", 0x602, 1, lambda a: a.bit_count(), "zbb"),
    _one("sext.b", 0x604, 1, lambda a: signed(a, 8), "zbb"),
    _one("sext.h", 0x605, 1, lambda a: signed(a, 16), "zbb"),
    _one("orc.b", 0x287, 5, lambda a: _word([0xFF if part else 0 for part in _bytes(a)]), "zbb"),
    _one("rev8", 0x698, 5, lambda a: _word(_bytes(a)[::-1]), *BOTH),
    _one("brev8", 0x687, 5, lambda a: _word([_reverse(part, 8) for part in _bytes(a)]), "zbkb"),
    _one("zip", 0x08F, 1, _zip, "zbkb"),
    _one("unzip", 0x08F, 5, _unzip, "zbkb"),
]

BRANCHES: dict[str, tuple[int, Compute]] = {
    "beq": (0, lambda a, b: a == b),
    "bne": (1, lambda a, b: a != b),
    "blt": (4, lambda a, b: signed(a) < signed(b)),
    "bge": (5, lambda a, b: signed(a) >= signed(b)),
    "bltu": (6, lambda a, b: a < b),
    "bgeu": (7, lambda a, b: a >= b),
}
LOADS = {"lb": (0, 1, True), "lh": (1, 2, True), "lw": (2, 4, True), "lbu": (4, 1, False), "lhu": (5, 2, False)}
STORES = {"sb": (0, 1), "sh": (1, 2), "sw": (2, 4)}

CODES = [
    *COMPUTE,
    *(Code(name, "branch", f3 << 12 | 0x63, 0x707F, compute=test) for name, (f3, test) in BRANCHES.items()),
    *(Code(name, "load", f3 << 12 | 0x03, 0x707F) for name, (f3, _, _) in LOADS.items()),
    *(Code(name, "store", f3 << 12 | 0x23, 0x707F) for name, (f3, _) in STORES.items()),
    Code("lui", "u", 0x37, 0x7F),
    Code("auipc", "u", 0x17, 0x7F),
    Code("jal", "jal", 0x6F, 0x7F),
    Code("jalr", "jalr", 0x67, 0x707F),
    Code("fence", "fence", 0x0F, 0x707F),
    Code("fence.i", "fence", 0x100F, 0x707F),
    Code("ecall", "fixed", 0x00000073, MASK),
    Code("ebreak", "fixed", 0x00100073, MASK),
    Code("mret", "fixed", 0x30200073, MASK),
    Code("wfi", "fixed", 0x10500073, MASK),
    *(Code(name, "csr", f3 << 12 | 0x73, 0x707F) for f3, name in ((1, "csrrw"), (2, "csrrs"), (3, "csrrc"))),
    *(Code(name, "csr", f3 << 12 | 0x73, 0x707F) for f3, name in ((5, "csrrwi"), (6, "csrrsi"), (7, "csrrci"))),
    Code("lp.setup", "loop", 0x702B, 0x707F, frozenset(["loops"])),
]
BY_NAME = {code.name: code for code in CODES}


# ---- encoding ----


def encode(name: str, rd: int = 0, rs1: int = 0, rs2: int = 0, imm: int = 0) -> int:
    """The instruction. `imm`: the immediate, shift amount, CSR number or offset."""
    code = BY_NAME[name]
    word = code.match
    match code.form:
        case "r":
            return word | rd << 7 | rs1 << 15 | rs2 << 20
        case "i" | "load" | "jalr" | "csr" | "fence":
            return word | rd << 7 | rs1 << 15 | (imm & 0xFFF) << 20
        case "loop":  # rd: the level
            return word | rd << 7 | rs1 << 15 | (imm & 0xFFF) << 20
        case "shift":
            return word | rd << 7 | rs1 << 15 | imm << 20
        case "one":
            return word | rd << 7 | rs1 << 15
        case "store":
            return word | field(imm, 4, 0) << 7 | rs1 << 15 | rs2 << 20 | field(imm, 11, 5) << 25
        case "branch":
            low = field(imm, 4, 1) << 8 | field(imm, 11, 11) << 7
            return word | low | rs1 << 15 | rs2 << 20 | field(imm, 10, 5) << 25 | field(imm, 12, 12) << 31
        case "u":
            return word | rd << 7 | (imm & 0xFFFFF) << 12
        case "jal":
            spread = field(imm, 19, 12) << 12 | field(imm, 11, 11) << 20 | field(imm, 10, 1) << 21
            return word | rd << 7 | spread | field(imm, 20, 20) << 31
    return word


# ---- decoding: what the manual defines; None: reserved, or not of this hart ----


@dataclass(frozen=True)
class Decoded:
    """An instruction with its fields. `size`: its bytes."""

    code: Code
    rd: int
    rs1: int
    rs2: int
    imm: int
    size: int = 4


IMMEDIATE: dict[str, Callable[[int], int]] = {
    "i": lambda w: signed(w >> 20, 12),
    "store": lambda w: signed(field(w, 31, 25) << 5 | field(w, 11, 7), 12),
    "branch": lambda w: signed(
        field(w, 31, 31) << 12 | field(w, 7, 7) << 11 | field(w, 30, 25) << 5 | field(w, 11, 8) << 1, 13
    ),
    "u": lambda w: w & 0xFFFFF000,
    "jal": lambda w: signed(
        field(w, 31, 31) << 20 | field(w, 19, 12) << 12 | field(w, 20, 20) << 11 | field(w, 30, 21) << 1, 21
    ),
    "csr": lambda w: w >> 20,
    "shift": lambda w: field(w, 24, 20),
    "none": lambda w: 0,
}
FORM_IMMEDIATE = {
    "r": "none", "one": "none", "fixed": "none", "fence": "none",
    "i": "i", "load": "i", "jalr": "i", "loop": "i",
    "shift": "shift", "store": "store", "branch": "branch", "u": "u", "jal": "jal", "csr": "csr",
}  # fmt: skip


def decode32(word: int, has: frozenset[str]) -> Decoded | None:
    """An instruction of 32 bits, by search in the table. The first that is built counts: zext.h is a pack."""
    for code in CODES:
        if word & code.mask == code.match and (not code.of or code.of & has):
            imm = IMMEDIATE[FORM_IMMEDIATE[code.form]](word)
            return Decoded(code, field(word, 11, 7), field(word, 19, 15), field(word, 24, 20), imm)
    return None


def _c(name: str, rd: int = 0, rs1: int = 0, rs2: int = 0, imm: int = 0) -> Decoded:
    return Decoded(BY_NAME[name], rd, rs1, rs2, imm, 2)


def _scatter(c: int, *places: tuple[int, int, int]) -> int:
    """The fields (high, low) of `c` at their places (the lowest bit of each)."""
    return sum(field(c, high, low) << at for high, low, at in places)


def decode16(c: int) -> Decoded | None:
    """An instruction of 16 bits: chapter "C" of the manual, RV32 without floating point."""
    short_rd, short_rs1, rd, rs2 = 8 + field(c, 4, 2), 8 + field(c, 9, 7), field(c, 11, 7), field(c, 6, 2)
    imm6 = signed(_scatter(c, (12, 12, 5), (6, 2, 0)), 6)
    target = signed(
        _scatter(c, (12, 12, 11), (11, 11, 4), (10, 9, 8), (8, 8, 10), (7, 7, 6), (6, 6, 7), (5, 3, 1), (2, 2, 5)), 12
    )
    near = signed(_scatter(c, (12, 12, 8), (11, 10, 3), (6, 5, 6), (4, 3, 1), (2, 2, 5)), 9)
    word_offset = _scatter(c, (12, 10, 3), (6, 6, 2), (5, 5, 6))
    match c & 3, c >> 13:
        case 0, 0:
            imm = _scatter(c, (12, 11, 4), (10, 7, 6), (6, 6, 2), (5, 5, 3))
            return _c("addi", short_rd, 2, imm=imm) if imm else None
        case 0, 2:
            return _c("lw", short_rd, short_rs1, imm=word_offset)
        case 0, 6:
            return _c("sw", 0, short_rs1, short_rd, word_offset)
        case 1, 0:
            return _c("addi", rd, rd, imm=imm6)
        case 1, 1:
            return _c("jal", 1, imm=target)
        case 1, 2:
            return _c("addi", rd, 0, imm=imm6)
        case 1, 3:
            if imm6 == 0:
                return None
            if rd == 2:
                step = _scatter(c, (12, 12, 9), (6, 6, 4), (5, 5, 6), (4, 3, 7), (2, 2, 5))
                return _c("addi", 2, 2, imm=signed(step, 10))
            return _c("lui", rd, imm=imm6 << 12 & MASK)
        case 1, 4:
            return _c_compute(c, short_rs1, short_rd, imm6)
        case 1, 5:
            return _c("jal", 0, imm=target)
        case 1, 6:
            return _c("beq", 0, short_rs1, 0, near)
        case 1, 7:
            return _c("bne", 0, short_rs1, 0, near)
        case 2, 0:
            return _c("slli", rd, rd, imm=rs2) if not c >> 12 & 1 else None
        case 2, 2:
            offset = _scatter(c, (12, 12, 5), (6, 4, 2), (3, 2, 6))
            return _c("lw", rd, 2, imm=offset) if rd else None
        case 2, 4:
            return _c_register(c >> 12 & 1, rd, rs2)
        case 2, 6:
            return _c("sw", 0, 2, rs2, _scatter(c, (12, 9, 2), (8, 7, 6)))
    return None


def _c_compute(c: int, rd: int, rs2: int, imm6: int) -> Decoded | None:
    kind, high = field(c, 11, 10), c >> 12 & 1
    if kind == 2:
        return _c("andi", rd, rd, imm=imm6)
    if high:  # an amount of 32 or more; the instructions of RV64
        return None
    if kind == 3:
        return _c(("sub", "xor", "or", "and")[field(c, 6, 5)], rd, rd, rs2)
    return _c("srai" if kind else "srli", rd, rd, imm=field(c, 6, 2))


def _c_register(high: int, rd: int, rs2: int) -> Decoded | None:
    if rs2:
        return _c("add", rd, rd if high else 0, rs2)
    if rd:
        return _c("jalr", high, rd)
    return _c("ebreak") if high else None

# SPDX-License-Identifier: Apache-2.0
"""The instructions that generated code may use: their operands in assembly, and what they compute.

RV32I, Zbb and Zknh as in the RISC-V Instruction Set Manual; hx are our own on custom-0 and custom-1. Words are 32 bits,
as Python integers from 0 to 2**32 - 1.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

MASK = 0xFFFF_FFFF


def ror(x: int, n: int) -> int:
    """Rotate right by n bits, 0 to 31."""
    return (x >> n | x << 32 - n) & MASK


def ch(x: int, y: int, z: int) -> int:
    """Ch of FIPS 180-4, section 4.1."""
    return x & y ^ ~x & z & MASK


def maj(x: int, y: int, z: int) -> int:
    """Maj of FIPS 180-4, section 4.1."""
    return x & y ^ x & z ^ y & z


def sum0(x: int) -> int:
    """The upper-case sigma 0 of SHA-256: FIPS 180-4, section 4.1.2."""
    return ror(x, 2) ^ ror(x, 13) ^ ror(x, 22)


def sum1(x: int) -> int:
    """The upper-case sigma 1 of SHA-256."""
    return ror(x, 6) ^ ror(x, 11) ^ ror(x, 25)


def sig0(x: int) -> int:
    """The lower-case sigma 0 of SHA-256."""
    return ror(x, 7) ^ ror(x, 18) ^ x >> 3


def sig1(x: int) -> int:
    """The lower-case sigma 1 of SHA-256."""
    return ror(x, 17) ^ ror(x, 19) ^ x >> 10


def word_ror(x: int, other: int, n: int) -> int:
    """A word of a number of 64 bits rotated right by n bits, 1 to 63 but 32: of the same word and the other one."""
    if n > 32:
        x, other, n = other, x, n - 32
    return (x >> n | other << 32 - n) & MASK


def word_sum0(x: int, other: int) -> int:
    """A word of the upper-case sigma 0 of SHA-512: FIPS 180-4, section 4.1.3."""
    return word_ror(x, other, 28) ^ word_ror(x, other, 34) ^ word_ror(x, other, 39)


def word_sum1(x: int, other: int) -> int:
    """A word of the upper-case sigma 1 of SHA-512."""
    return word_ror(x, other, 14) ^ word_ror(x, other, 18) ^ word_ror(x, other, 41)


def low_sig0(low: int, high: int) -> int:
    """The lower word of the lower-case sigma 0 of SHA-512."""
    return word_ror(low, high, 1) ^ word_ror(low, high, 8) ^ word_ror(low, high, 7)


def high_sig0(high: int, low: int) -> int:
    """The upper word of the lower-case sigma 0 of SHA-512."""
    return word_ror(high, low, 1) ^ word_ror(high, low, 8) ^ high >> 7


def low_sig1(low: int, high: int) -> int:
    """The lower word of the lower-case sigma 1 of SHA-512."""
    return word_ror(low, high, 19) ^ word_ror(low, high, 61) ^ word_ror(low, high, 6)


def high_sig1(high: int, low: int) -> int:
    """The upper word of the lower-case sigma 1 of SHA-512."""
    return word_ror(high, low, 19) ^ word_ror(high, low, 61) ^ high >> 6


def even_bits(low: int, high: int) -> int:
    """The bits 0, 2, 4, ... of a number of 64 bits, of its words."""
    return sum((low >> 2 * i & 1) << i | (high >> 2 * i & 1) << 16 + i for i in range(16))


def interleave(even: int, odd: int) -> int:
    """The lower word of the number with these even and odd bits. Its upper word: of even >> 16 and odd >> 16."""
    return sum((even >> i & 1) << 2 * i | (odd >> i & 1) << 2 * i + 1 for i in range(16))


class Carry(Enum):
    """What an instruction does with the carry, 0 to 2, of hx."""

    NONE = "does not touch it"
    SET = "its sum leaves it"
    TAKE = "it is added, and is 0 afterwards"


@dataclass(frozen=True)
class Kind:
    """An instruction. `sources`: number of registers that it reads. `immediate`: whether a number follows them.
    `compute`: the result of the sources and the immediate, with more than 32 bits where a sum has them. `extension`:
    that has it. `code`: for hx, which no assembler knows, opcode, funct3 and funct2 of the R4 format; a number takes
    the place of the third source."""

    sources: int
    immediate: bool
    compute: Callable[..., int]
    extension: str = "i"
    code: tuple[int, int, int] | None = None
    carry: Carry = Carry.NONE


def _rev8(x: int) -> int:
    return int.from_bytes(x.to_bytes(4, "little"), "big")


# What computes a register from registers and a number. Loads, stores and branches are in `machine`.
COMPUTE = {
    "add": Kind(2, False, lambda a, b: a + b),
    "addi": Kind(1, True, lambda a, n: a + n),
    "sub": Kind(2, False, lambda a, b: a - b),
    "xor": Kind(2, False, lambda a, b: a ^ b),
    "xori": Kind(1, True, lambda a, n: a ^ n & MASK),
    "or": Kind(2, False, lambda a, b: a | b),
    "and": Kind(2, False, lambda a, b: a & b),
    "andi": Kind(1, True, lambda a, n: a & n),
    "slli": Kind(1, True, lambda a, n: a << n),
    "srli": Kind(1, True, lambda a, n: a >> n),
    "sltu": Kind(2, False, lambda a, b: int(a < b)),
    "mv": Kind(1, False, lambda a: a),
    "rori": Kind(1, True, ror, "zbb"),
    "andn": Kind(2, False, lambda a, b: a & ~b, "zbb"),
    "rev8": Kind(1, False, _rev8, "zbb"),
    "sha256sum0": Kind(1, False, sum0, "zknh"),
    "sha256sum1": Kind(1, False, sum1, "zknh"),
    "sha256sig0": Kind(1, False, sig0, "zknh"),
    "sha256sig1": Kind(1, False, sig1, "zknh"),
    "sha512sum0r": Kind(2, False, word_sum0, "zknh"),
    "sha512sum1r": Kind(2, False, word_sum1, "zknh"),
    "sha512sig0l": Kind(2, False, low_sig0, "zknh"),
    "sha512sig0h": Kind(2, False, high_sig0, "zknh"),
    "sha512sig1l": Kind(2, False, low_sig1, "zknh"),
    "sha512sig1h": Kind(2, False, high_sig1, "zknh"),
    "hx.xor3": Kind(3, False, lambda a, b, c: a ^ b ^ c, "hx", (0x0B, 0, 0)),
    "hx.chi": Kind(3, False, lambda a, b, c: a ^ ~b & c & MASK, "hx", (0x0B, 0, 1)),
    "hx.xror": Kind(2, True, lambda a, b, n: ror(a ^ b, n), "hx", (0x2B, 0, 0)),
    "hx.xrl1": Kind(2, False, lambda a, b: a ^ ror(b, 31), "hx", (0x2B, 1, 0)),
    "hx.ch": Kind(3, False, ch, "hx", (0x0B, 0, 2)),
    "hx.maj": Kind(3, False, maj, "hx", (0x0B, 0, 3)),
    "hx.add3": Kind(3, False, lambda a, b, c: a + b + c, "hx", (0x0B, 1, 0)),
    "hx.add3c": Kind(3, False, lambda a, b, c: (a + b + c) >> 32, "hx", (0x0B, 1, 1)),
    "hx.add3.lo": Kind(3, False, lambda a, b, c: a + b + c, "hx", (0x0B, 2, 0), Carry.SET),
    "hx.add3.hi": Kind(3, False, lambda a, b, c: a + b + c, "hx", (0x0B, 2, 1), Carry.TAKE),
    "hx.s256t1": Kind(3, False, lambda e, f, g: sum1(e) + ch(e, f, g), "hx", (0x0B, 3, 0)),
    "hx.s256t2": Kind(3, False, lambda a, b, c: sum0(a) + maj(a, b, c), "hx", (0x0B, 3, 1)),
    "hx.s256w0": Kind(3, False, lambda w, b, c: sig0(w) + b + c, "hx", (0x0B, 3, 2)),
    "hx.s256w1": Kind(3, False, lambda w, b, c: sig1(w) + b + c, "hx", (0x0B, 3, 3)),
    "hx.ilve": Kind(3, False, lambda x, low, high: x ^ even_bits(low, high), "hx", (0x0B, 6, 0)),
    "hx.ilvo": Kind(3, False, lambda x, low, high: x ^ even_bits(low >> 1, high >> 1), "hx", (0x0B, 6, 1)),
    "hx.dil": Kind(2, False, interleave, "hx", (0x0B, 6, 2)),
    "hx.dih": Kind(2, False, lambda even, odd: interleave(even >> 16, odd >> 16), "hx", (0x0B, 6, 3)),
    "hx.sum1.lo": Kind(3, False, lambda x, y, c: word_sum1(x, y) + c, "hx", (0x0B, 4, 0), Carry.SET),
    "hx.sum1.hi": Kind(3, False, lambda x, y, c: word_sum1(x, y) + c, "hx", (0x0B, 4, 1), Carry.TAKE),
    "hx.sum0.lo": Kind(3, False, lambda x, y, c: word_sum0(x, y) + c, "hx", (0x0B, 4, 2), Carry.SET),
    "hx.sum0.hi": Kind(3, False, lambda x, y, c: word_sum0(x, y) + c, "hx", (0x0B, 4, 3), Carry.TAKE),
    "hx.sig0.lo": Kind(3, False, lambda x, y, c: low_sig0(x, y) + c, "hx", (0x0B, 5, 0), Carry.SET),
    "hx.sig0.hi": Kind(3, False, lambda x, y, c: high_sig0(x, y) + c, "hx", (0x0B, 5, 1), Carry.TAKE),
    "hx.sig1.lo": Kind(3, False, lambda x, y, c: low_sig1(x, y) + c, "hx", (0x0B, 5, 2), Carry.SET),
    "hx.sig1.hi": Kind(3, False, lambda x, y, c: high_sig1(x, y) + c, "hx", (0x0B, 5, 3), Carry.TAKE),
}

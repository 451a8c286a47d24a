# SPDX-License-Identifier: Apache-2.0
"""One round of Keccak-f[1600] on 32-bit words as a graph of operations, and an order of them. FIPS 202, section 3.2.

A lane is two words: its even and its odd bits. A rotation of the lane is then a rotation of each word. Words are named
("a", x, y, h): h = 0 for the even bits; ("c", x, h) are the parities of the columns. A round receives them from the one
before, and computes them for the next: the words d of theta from c; for each word b = ror(a ^ d); chi; iota; c.
"""

from dataclasses import dataclass

from rvhash.model import constants

Name = tuple[str | int, ...]


@dataclass(frozen=True)
class Op:
    """An operation: `to` is computed from `sources`. `name`: an instruction, or "iota"; `number`: its immediate."""

    name: str
    to: Name
    sources: tuple[Name, ...]
    number: int | None = None


def _offset(x: int, y: int) -> int:
    return constants.keccak_rho()[x + 5 * y]


def operations(rows: dict[Name, tuple[int, ...]] | None = None) -> dict[Name, Op]:
    """The operations by what they compute. `rows`: for a word of c, the order in which the five rows are added up;
    the first three are one operation, ("p", x, h), the others the second."""
    ops: list[Op] = []
    for x in range(5):
        left, right = (x + 4) % 5, (x + 1) % 5
        ops.append(Op("hx.xrl1", ("d", x, 0), (("c", left, 0), ("c", right, 1))))
        ops.append(Op("xor", ("d", x, 1), (("c", left, 1), ("c", right, 0))))
    for x in range(5):
        for y in range(5):
            n = _offset(x, y)
            for h in (0, 1):
                # bit 2i + h of the rotated lane is bit 2i + h - n of the lane
                half = h ^ n & 1
                left = (n + half - h) // 2 % 32
                to = ("b", y, (2 * x + 3 * y) % 5, h)
                sources: tuple[Name, ...] = (("a", x, y, half), ("d", x, half))
                ops.append(Op("hx.xror", to, sources, (32 - left) % 32) if left else Op("xor", to, sources))
    for x in range(5):
        for y in range(5):
            for h in (0, 1):
                to = ("chi", 0, 0, h) if x == y == 0 else ("a'", x, y, h)
                ops.append(Op("hx.chi", to, tuple(("b", (x + i) % 5, y, h) for i in range(3))))
    ops += [Op("iota", ("a'", 0, 0, h), (("chi", 0, 0, h),), h) for h in (0, 1)]
    for x in range(5):
        for h in (0, 1):
            y = (rows or {}).get(("c'", x, h), (0, 1, 2, 3, 4))
            ops.append(Op("hx.xor3", ("p", x, h), tuple(("a'", x, row, h) for row in y[:3])))
            ops.append(Op("hx.xor3", ("c'", x, h), (("p", x, h), *(("a'", x, row, h) for row in y[3:]))))
    return {op.to: op for op in ops}

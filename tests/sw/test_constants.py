# SPDX-License-Identifier: Apache-2.0
"""What stands in the tables of the portable C is what the standards define."""

import re
from math import isqrt

from tests.sw.swlib import SW


def table(file: str, name: str) -> list[int]:
    """The numbers of a C initialiser, in order."""
    text = re.sub(r"//.*", "", (SW / "src" / file).read_text())
    body = re.search(rf"\b{name}(?:\[\d+\])+ = {{(.*?)}};", text, re.DOTALL)
    assert body, f"{name} not found in {file}"
    return [int(n, 0) for n in re.findall(r"0x[0-9a-f]+|\d+", body[1])]


def primes(n: int) -> list[int]:
    return [p for p in range(2, 400) if all(p % q for q in range(2, p))][:n]


def cube_root(n: int) -> int:
    """Floor, by bisection."""
    low, high = 0, 1 << n.bit_length()
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**3 <= n else (low, middle)
    return low


def round_constants() -> list[int]:
    """FIPS 202 algorithms 5 and 6: the LFSR x^8 + x^6 + x^5 + x^4 + 1."""
    constants, register = [], 1
    for _ in range(24):
        value = 0
        for j in range(7):
            value |= (register & 1) << (2**j - 1)
            register <<= 1
            if register & 0x100:
                register ^= 0x171
        constants.append(value)
    return constants


def test_sha256_round_constants():
    assert table("sha256_constants.c", "rvh_sha256_k") == [cube_root(p << 96) % 2**32 for p in primes(64)]


def test_sha2_initial_values():
    assert table("sha256_constants.c", "h0_sha256") == [isqrt(p << 64) % 2**32 for p in primes(8)]
    assert table("sha256_constants.c", "h0_sha224") == [isqrt(p << 128) % 2**32 for p in primes(16)[8:]]


def test_keccak_round_constants():
    lanes = round_constants()
    assert table("keccak_lanes.c", "round_constants") == lanes
    halves = [sum((rc >> 2 * i + odd & 1) << i for i in range(32)) for rc in lanes for odd in (0, 1)]
    assert table("keccak_good.c", "round_constants") == halves


def test_keccak_rotations():
    """FIPS 202 algorithm 2."""
    offsets, x, y = [0] * 25, 1, 0
    for t in range(24):
        offsets[x + 5 * y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    assert table("keccak_functions.h", "rvh_keccak_rho") == offsets

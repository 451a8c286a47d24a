# SPDX-License-Identifier: Apache-2.0
"""Constants of FIPS 180-4 and FIPS 202, derived only from their definitions.

`python -m rvhash.model.constants` prints every table; the tests compare the hardware packages with it.
"""

from math import isqrt

from rvhash.model.blocks import sha2_compress


def primes(count: int) -> list[int]:
    """The first `count` primes."""
    found: list[int] = []
    n = 2
    while len(found) < count:
        if all(n % p for p in found if p * p <= n):
            found.append(n)
        n += 1
    return found


def icbrt(n: int) -> int:
    """Largest integer whose cube is at most `n` (exact, by bisection)."""
    low, high = 0, 1 << (n.bit_length() // 3 + 1)
    while low < high:
        mid = (low + high + 1) // 2
        low, high = (mid, high) if mid**3 <= n else (low, mid - 1)
    return low


def sqrt_fraction(n: int, bits: int) -> int:
    """First `bits` bits of the fractional part of the square root of `n`."""
    return isqrt(n << (2 * bits)) & ((1 << bits) - 1)


def cbrt_fraction(n: int, bits: int) -> int:
    """First `bits` bits of the fractional part of the cube root of `n`."""
    return icbrt(n << (3 * bits)) & ((1 << bits) - 1)


def sha256_k() -> list[int]:
    """FIPS 180-4, 4.2.2: 64 words of 32 bits."""
    return [cbrt_fraction(p, 32) for p in primes(64)]


def sha512_k() -> list[int]:
    """FIPS 180-4, 4.2.3: 80 words of 64 bits."""
    return [cbrt_fraction(p, 64) for p in primes(80)]


def sha256_iv() -> list[int]:
    """FIPS 180-4, 5.3.3: square roots of the first eight primes."""
    return [sqrt_fraction(p, 32) for p in primes(8)]


def sha224_iv() -> list[int]:
    """FIPS 180-4, 5.3.2: the second 32 bits of SHA-384's fractional parts."""
    return [v & 0xFFFFFFFF for v in sha384_iv()]


def sha384_iv() -> list[int]:
    """FIPS 180-4, 5.3.4: square roots of the ninth through sixteenth primes."""
    return [sqrt_fraction(p, 64) for p in primes(16)[8:]]


def sha512_iv() -> list[int]:
    """FIPS 180-4, 5.3.5: square roots of the first eight primes."""
    return [sqrt_fraction(p, 64) for p in primes(8)]


def _sha512_compress(iv: list[int], block: bytes) -> list[int]:
    """FIPS 180-4, 6.4.2, one block; only needed to derive the IVs of SHA-512/t."""
    return sha2_compress(64, sha512_k(), iv, block)


def sha512t_iv(t: int) -> list[int]:
    """FIPS 180-4, 5.3.6: the IV generation function for SHA-512/t, `t` in bits (224 or 256)."""
    name = f"SHA-512/{t}".encode()
    block = name + b"\x80" + bytes(119 - len(name)) + (8 * len(name)).to_bytes(8, "big")
    return _sha512_compress([v ^ 0xA5A5A5A5A5A5A5A5 for v in sha512_iv()], block)


def keccak_rc_bit(t: int) -> int:
    """FIPS 202, algorithm 5: rc(t), an LFSR over x^8 + x^6 + x^5 + x^4 + 1."""
    r = 1
    for _ in range(t % 255):
        r <<= 1
        if r & 0x100:
            r ^= 0x171
    return r & 1


def keccak_rc() -> list[int]:
    """FIPS 202, algorithm 6: the 24 round constants of iota as 64-bit lanes."""
    return [sum(keccak_rc_bit(j + 7 * ir) << ((1 << j) - 1) for j in range(7)) for ir in range(24)]


def keccak_rho() -> list[int]:
    """FIPS 202, algorithm 2: rotation offset modulo 64 of lane (x, y), at index x + 5 * y."""
    offsets = [0] * 25
    x, y = 1, 0
    for t in range(24):
        offsets[x + 5 * y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    return offsets


# name in the hardware packages -> (package, bits a word, values)
TABLES = {
    "Sha256K": ("rvh_sha256_pkg", 32, sha256_k),
    "Sha224Iv": ("rvh_sha256_pkg", 32, sha224_iv),
    "Sha256Iv": ("rvh_sha256_pkg", 32, sha256_iv),
    "Sha512K": ("rvh_sha512_pkg", 64, sha512_k),
    "Sha384Iv": ("rvh_sha512_pkg", 64, sha384_iv),
    "Sha512Iv": ("rvh_sha512_pkg", 64, sha512_iv),
    "Sha512t224Iv": ("rvh_sha512_pkg", 64, lambda: sha512t_iv(224)),
    "Sha512t256Iv": ("rvh_sha512_pkg", 64, lambda: sha512t_iv(256)),
    "KeccakRc": ("rvh_keccak_pkg", 64, keccak_rc),
    "KeccakRho": ("rvh_keccak_pkg", 6, keccak_rho),
}


def sv_table(name: str) -> str:
    """The table as a SystemVerilog localparam with element 0 first, exactly as in the package."""
    _, bits, values = TABLES[name]
    items = values()
    per_line = {32: 4, 64: 2, 6: 5}[bits]
    digits = (bits + 3) // 4
    words = [f"{bits}'d{v}" if bits < 8 else f"{bits}'h{v:0{digits}x}" for v in items]
    rows = [", ".join(words[i : i + per_line]) for i in range(0, len(words), per_line)]
    body = ",\n    ".join(rows)
    table = f"  localparam logic [{bits - 1}:0] {name}[{len(items)}] = '{{\n    {body}\n  }};\n"
    return f"  // verilog_format: off\n{table}  // verilog_format: on\n"


if __name__ == "__main__":
    print("\n".join(sv_table(name) for name in TABLES))

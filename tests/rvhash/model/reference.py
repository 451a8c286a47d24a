# SPDX-License-Identifier: Apache-2.0
"""SHA-2 compression and Keccak-p, slow and from the standards: padding and contexts are judged with these alone.

FIPS 180-4 sections 4 to 6, FIPS 202 section 3. Nothing is shared with hashlib or with rvhash.
"""

from math import isqrt


def _primes(n: int) -> list[int]:
    found: list[int] = []
    candidate = 2
    while len(found) < n:
        if all(candidate % p for p in found):
            found.append(candidate)
        candidate += 1
    return found


def _cube_root(n: int) -> int:
    low, high = 0, n
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**3 <= n else (low, middle - 1)
    return low


def _cube_fraction(prime: int, bits: int) -> int:
    return _cube_root(prime << 3 * bits) % (1 << bits)


def _square_fraction(prime: int, bits: int) -> int:
    return isqrt(prime << 2 * bits) % (1 << bits)


# bits of a word, rounds, rotations of Sigma0, Sigma1, sigma0, sigma1 (the last of a sigma is a shift)
_SHA2 = {
    "sha256": (32, 64, (2, 13, 22), (6, 11, 25), (7, 18, 3), (17, 19, 10)),
    "sha512": (64, 80, (28, 34, 39), (14, 18, 41), (1, 8, 7), (19, 61, 6)),
}
_INITIAL = {
    "sha224": [_square_fraction(p, 64) & 0xFFFFFFFF for p in _primes(16)[8:]],
    "sha256": [_square_fraction(p, 32) for p in _primes(8)],
    "sha384": [_square_fraction(p, 64) for p in _primes(16)[8:]],
    "sha512": [_square_fraction(p, 64) for p in _primes(8)],
}


def sha2(name: str, blocks: list[bytes], digest_bytes: int) -> bytes:
    """Hash blocks that are padded already."""
    family = "sha256" if name in ("sha224", "sha256") else "sha512"
    bits, rounds, big0, big1, small0, small1 = _SHA2[family]
    mask, word = (1 << bits) - 1, bits // 8
    constants = [_cube_fraction(p, bits) for p in _primes(rounds)]

    def rotate(x: int, n: int) -> int:
        return (x >> n | x << (bits - n)) & mask

    def big(x: int, by: tuple[int, int, int]) -> int:
        return rotate(x, by[0]) ^ rotate(x, by[1]) ^ rotate(x, by[2])

    def small(x: int, by: tuple[int, int, int]) -> int:
        return rotate(x, by[0]) ^ rotate(x, by[1]) ^ x >> by[2]

    state = list(_INITIAL[name])
    for block in blocks:
        w = [int.from_bytes(block[i : i + word], "big") for i in range(0, 16 * word, word)]
        assert len(block) == 16 * word
        for t in range(16, rounds):
            w.append((small(w[t - 2], small1) + w[t - 7] + small(w[t - 15], small0) + w[t - 16]) & mask)
        a, b, c, d, e, f, g, h = state
        for t in range(rounds):
            t1 = h + big(e, big1) + ((e & f) ^ (~e & g)) + constants[t] + w[t]
            t2 = big(a, big0) + ((a & b) ^ (a & c) ^ (b & c))
            a, b, c, d, e, f, g, h = (t1 + t2) & mask, a, b, c, (d + t1) & mask, e, f, g
        state = [(x + y) & mask for x, y in zip(state, (a, b, c, d, e, f, g, h), strict=True)]
    return b"".join(x.to_bytes(word, "big") for x in state)[:digest_bytes]


def keccak(blocks: list[bytes], rate: int, out_bytes: int, rounds: int = 24) -> bytes:
    """Absorb blocks that are padded already, and squeeze."""
    state = keccak_state(blocks, rate, rounds)
    out = b""
    while True:
        out += state[:rate]
        if len(out) >= out_bytes:
            return out[:out_bytes]
        state = _keccak_p(state, rounds)


def keccak_state(blocks: list[bytes], rate: int, rounds: int = 24) -> bytes:
    """The 200 bytes of the state after whole blocks."""
    state = bytes(200)
    for block in blocks:
        assert len(block) == rate
        state = _keccak_p(bytes(a ^ b for a, b in zip(state, block.ljust(200, b"\0"), strict=True)), rounds)
    return state


def _keccak_p(state: bytes, rounds: int) -> bytes:
    order = [(x, y) for y in range(5) for x in range(5)]
    a = {xy: int.from_bytes(state[8 * i : 8 * i + 8], "little") for i, xy in enumerate(order)}
    lfsr = 1
    for number in range(24):
        constant = 0
        for j in range(7):
            constant ^= (lfsr & 1) << (1 << j) - 1
            lfsr = lfsr << 1 ^ (0x171 if lfsr & 0x80 else 0)
        if number < 24 - rounds:
            continue
        c = [a[x, 0] ^ a[x, 1] ^ a[x, 2] ^ a[x, 3] ^ a[x, 4] for x in range(5)]
        a = {(x, y): v ^ c[(x - 1) % 5] ^ _rol(c[(x + 1) % 5], 1) for (x, y), v in a.items()}
        b, (x, y) = {(0, 0): a[0, 0]}, (1, 0)
        for t in range(24):
            b[y, (2 * x + 3 * y) % 5] = _rol(a[x, y], (t + 1) * (t + 2) // 2)
            x, y = y, (2 * x + 3 * y) % 5
        a = {(x, y): b[x, y] ^ ~b[(x + 1) % 5, y] & b[(x + 2) % 5, y] for (x, y) in b}
        a[0, 0] ^= constant
    return b"".join(a[xy].to_bytes(8, "little") for xy in order)


def _rol(x: int, n: int) -> int:
    n %= 64
    return (x << n | x >> (64 - n)) & (1 << 64) - 1

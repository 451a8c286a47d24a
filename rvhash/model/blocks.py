# SPDX-License-Identifier: Apache-2.0
"""The block functions: SHA-2 compression for both word sizes, and Keccak-p[1600, rounds]. Plain and slow.

hashlib cannot read or set the state inside a message; these functions can.
"""

import functools

# bits of a word -> amounts of Sigma0, Sigma1, sigma0, sigma1 (FIPS 180-4, 4.1); the last one of a sigma is a shift
_SIGMA = {
    32: ((2, 13, 22), (6, 11, 25), (7, 18, 3), (17, 19, 10)),
    64: ((28, 34, 39), (14, 18, 41), (1, 8, 7), (19, 61, 6)),
}


def sha2_compress(bits: int, k: list[int], chain: list[int], block: bytes) -> list[int]:
    """FIPS 180-4, 6.2.2 and 6.4.2: the next chaining value, 8 words of `bits` bits.

    `k`: the constants, one a round. `block`: 16 words, big-endian.
    """
    mask = (1 << bits) - 1
    (a1, a2, a3), (e1, e2, e3), (p1, p2, p3), (q1, q2, q3) = _SIGMA[bits]

    def rotr(x: int, n: int) -> int:
        return (x >> n | x << (bits - n)) & mask

    step = bits // 8
    w = [int.from_bytes(block[i : i + step], "big") for i in range(0, 16 * step, step)]
    for t in range(16, len(k)):
        s0 = rotr(w[t - 15], p1) ^ rotr(w[t - 15], p2) ^ w[t - 15] >> p3
        s1 = rotr(w[t - 2], q1) ^ rotr(w[t - 2], q2) ^ w[t - 2] >> q3
        w.append((s1 + w[t - 7] + s0 + w[t - 16]) & mask)
    a, b, c, d, e, f, g, h = chain
    for kt, wt in zip(k, w, strict=True):
        t1 = h + (rotr(e, e1) ^ rotr(e, e2) ^ rotr(e, e3)) + (e & f ^ ~e & g) + kt + wt
        t2 = (rotr(a, a1) ^ rotr(a, a2) ^ rotr(a, a3)) + (a & b ^ a & c ^ b & c)
        a, b, c, d, e, f, g, h = (t1 + t2) & mask, a, b, c, (d + t1) & mask, e, f, g
    return [(x + y) & mask for x, y in zip(chain, (a, b, c, d, e, f, g, h), strict=True)]


# Lane (x, y) is at index x + 5 * y. chi (FIPS 202, 3.2.4) takes a lane and the two to its right.
_CHI = [(i, i // 5 * 5 + (i + 1) % 5, i // 5 * 5 + (i + 2) % 5) for i in range(25)]


@functools.cache
def _keccak_tables() -> tuple[list[int], list[tuple[int, int, int]]]:
    """The round constants; for each lane after pi (3.2.3): the lane it comes from, that one's x, its rotation."""
    from rvhash.model import constants  # not above: `python -m rvhash.model.constants` loads this module first

    sources = [(x + 3 * y) % 5 + 5 * x for y in range(5) for x in range(5)]
    rho = constants.keccak_rho()
    return constants.keccak_rc(), [(s, s % 5, rho[s]) for s in sources]


def keccak_p(state: bytes, rounds: int) -> bytes:
    """FIPS 202, 3.3: Keccak-p[1600, rounds], the last `rounds` of the 24. 200 bytes in, 200 bytes out."""
    mask = (1 << 64) - 1
    constants, moves = _keccak_tables()
    a = [int.from_bytes(state[i : i + 8], "little") for i in range(0, 200, 8)]
    for rc in constants[24 - rounds :]:
        c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
        right = [(v << 1 | v >> 63) & mask for v in c]
        d = [c[x - 1] ^ right[(x + 1) % 5] for x in range(5)]
        b = [((v := a[s] ^ d[x]) << n | v >> (64 - n)) & mask for s, x, n in moves]
        a = [b[i] ^ ~b[j] & b[k] for i, j, k in _CHI]
        a[0] ^= rc
    return b"".join(lane.to_bytes(8, "little") for lane in a)

# SPDX-License-Identifier: Apache-2.0
"""SP 800-185 and RFC 9861 by pycryptodome, with the same calls as rvhash.model: what that is judged with.

cSHAKE, KMAC, TupleHash, TurboSHAKE and KT128 are pycryptodome's own. Other functions use its cSHAKE and
TurboSHAKE: the XOF forms, short keys and outputs, ParallelHash, KT256. Nothing is shared with rvhash.
"""

from Crypto.Hash import (
    KMAC128,
    KMAC256,
    SHAKE128,
    SHAKE256,
    KangarooTwelve,
    TupleHash128,
    TupleHash256,
    TurboSHAKE128,
    TurboSHAKE256,
    cSHAKE128,
    cSHAKE256,
)

_CSHAKE = {128: cSHAKE128, 256: cSHAKE256}
_SHAKE = {128: SHAKE128, 256: SHAKE256}
_KMAC = {128: KMAC128, 256: KMAC256}
_TUPLE_HASH = {128: TupleHash128, 256: TupleHash256}
_TURBOSHAKE = {128: TurboSHAKE128, 256: TurboSHAKE256}


def _digits(x: int) -> list[int]:
    digits = []
    while x or not digits:
        digits.insert(0, x & 0xFF)
        x >>= 8
    return digits


def _left(x: int) -> bytes:
    return bytes([len(_digits(x)), *_digits(x)])


def _right(x: int) -> bytes:
    return bytes([*_digits(x), len(_digits(x))])


def cshake(strength: int, data: bytes, out_bytes: int, name: bytes = b"", custom: bytes = b"") -> bytes:
    # `new` of the package always has an empty function name; `_new` takes one.
    return _CSHAKE[strength]._new(data, custom, name).read(out_bytes)


def kmac(strength: int, key: bytes, data: bytes, out_bytes: int, custom: bytes = b"", xof: bool = False) -> bytes:
    if not xof and len(key) >= 16 and out_bytes >= 8:
        return _KMAC[strength].new(key=key, data=data, mac_len=out_bytes, custom=custom).digest()
    rate = 168 if strength == 128 else 136
    block = _left(rate) + _left(8 * len(key)) + key
    while len(block) % rate:
        block += b"\0"
    return cshake(strength, block + data + _right(0 if xof else 8 * out_bytes), out_bytes, b"KMAC", custom)


def tuple_hash(strength: int, items: list[bytes], out_bytes: int, custom: bytes = b"", xof: bool = False) -> bytes:
    if not xof and out_bytes >= 8:
        h = _TUPLE_HASH[strength].new(digest_bytes=out_bytes, custom=custom)
        for item in items:
            h.update(item)
        return h.digest()
    data = b"".join(_left(8 * len(item)) + item for item in items)
    return cshake(strength, data + _right(0 if xof else 8 * out_bytes), out_bytes, b"TupleHash", custom)


def parallel_hash(
    strength: int, data: bytes, block_bytes: int, out_bytes: int, custom: bytes = b"", xof: bool = False
) -> bytes:
    blocks = [data[i : i + block_bytes] for i in range(0, len(data), block_bytes)]
    inner = b"".join(_SHAKE[strength].new(block).read(strength // 4) for block in blocks)
    whole = _left(block_bytes) + inner + _right(len(blocks)) + _right(0 if xof else 8 * out_bytes)
    return cshake(strength, whole, out_bytes, b"ParallelHash", custom)


def turboshake(strength: int, data: bytes, out_bytes: int, suffix: int = 0x1F) -> bytes:
    return _TURBOSHAKE[strength].new(domain=suffix, data=data).read(out_bytes)


def kt(strength: int, data: bytes, out_bytes: int, custom: bytes = b"") -> bytes:
    if strength == 128:
        return KangarooTwelve.new(data, custom).read(out_bytes)
    return kt_by_turboshake(strength, data, out_bytes, custom)


def kt_by_turboshake(strength: int, data: bytes, out_bytes: int, custom: bytes = b"") -> bytes:
    """Also for KT128, so that the tests can hold it against pycryptodome's."""

    def encoded(x: int) -> bytes:
        return _right(x) if x else b"\0"

    s = data + custom + encoded(len(custom))
    if len(s) <= 8192:
        return turboshake(strength, s, out_bytes, 0x07)
    leaves = [turboshake(strength, s[i : i + 8192], strength // 4, 0x0B) for i in range(8192, len(s), 8192)]
    node = s[:8192] + bytes.fromhex("0300000000000000") + b"".join(leaves) + encoded(len(leaves)) + b"\xff\xff"
    return turboshake(strength, node, out_bytes, 0x06)

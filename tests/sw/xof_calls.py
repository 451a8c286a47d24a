# SPDX-License-Identifier: Apache-2.0
"""Calls of rvhash_xof.h."""

import ctypes

from tests.sw.swlib import OK, Alg, placed, written

SEED_MAX = 72  # RVH_SEED_MAX
F1600_BYTES = 256  # room for an rvh_f1600 of any build


class Part(ctypes.Structure):
    """rvh_part."""

    _fields_ = (("data", ctypes.c_void_p), ("len", ctypes.c_size_t))


class SeedXof(ctypes.Structure):
    """rvh_seed_xof."""

    _fields_ = (
        ("seed", ctypes.c_uint8 * SEED_MAX),
        ("alg", ctypes.c_uint8),
        ("len", ctypes.c_uint8),
        ("position", ctypes.c_size_t),
    )


def declared(lib: ctypes.CDLL) -> ctypes.CDLL:
    """The library with the types of rvhash_xof.h."""
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    lib.rvh_xof.argtypes = [ctypes.c_int, pointer, size, pointer, size]
    lib.rvh_hashv.argtypes = lib.rvh_xofv.argtypes = [ctypes.c_int, pointer, size, pointer, size]
    lib.rvh_seed_xof_init.argtypes = [pointer, ctypes.c_int]
    lib.rvh_seed_xof_absorb.argtypes = lib.rvh_seed_xof_squeeze.argtypes = [pointer, pointer, size]
    lib.rvh_f1600_init.argtypes = lib.rvh_keccak_f1600.argtypes = [pointer]
    lib.rvh_f1600_absorb.argtypes = [pointer, size, size, pointer, size]
    lib.rvh_f1600_xor.argtypes = lib.rvh_f1600_extract.argtypes = [pointer, size, pointer, size]
    lib.rvh_sha256_begin.argtypes = lib.rvh_sha512_begin.argtypes = [pointer, ctypes.c_int]
    lib.rvh_sha256_compress.argtypes = lib.rvh_sha512_compress.argtypes = [pointer, pointer, size]
    return lib


def xof(lib, alg: Alg, message: bytes, outlen: int, align: int = 0, to: int = 0) -> tuple[int, bytes]:
    """rvh_xof: status and output."""
    buffer, at = placed(message, align)
    result = written(lambda out: lib.rvh_xof(alg.number, out, outlen, at, len(message)), outlen, to)
    del buffer
    return result


def in_parts(function, alg: Alg, parts: list[bytes], outlen: int, rng) -> tuple[int, bytes]:
    """rvh_hashv or rvh_xofv: status and output. Every part is at an address of its own."""
    kept = [placed(part, rng.randrange(16)) for part in parts]
    of = [Part(at, len(part)) for (_, at), part in zip(kept, parts, strict=True)]
    listed = (Part * len(parts))(*of)
    return written(lambda out: function(alg.number, out, outlen, listed, len(parts)), outlen, rng.randrange(4))


def cut(message: bytes, rng) -> list[bytes]:
    """The message in up to six parts, some of them empty."""
    marks = sorted(rng.randrange(len(message) + 1) for _ in range(rng.randrange(6)))
    return [message[a:b] for a, b in zip([0, *marks], [*marks, len(message)], strict=True)]


def seeded(lib, alg: Alg, *seed: bytes) -> SeedXof:
    """The output of a seed that is absorbed in these parts, at position 0."""
    of = SeedXof()
    ctypes.memset(ctypes.byref(of), 0xA5, ctypes.sizeof(of))
    assert lib.rvh_seed_xof_init(ctypes.byref(of), alg.number) == OK
    for part in seed:
        assert lib.rvh_seed_xof_absorb(ctypes.byref(of), part, len(part)) == OK
    return of


def next_of(lib, of: SeedXof, outlen: int, to: int = 0) -> tuple[int, bytes]:
    """rvh_seed_xof_squeeze: status and output."""
    return written(lambda at: lib.rvh_seed_xof_squeeze(ctypes.byref(of), at, outlen), outlen, to)


class F1600:
    """One rvh_f1600 of a library, all zeros."""

    def __init__(self, lib):
        self.lib = declared(lib)
        self.memory = (ctypes.c_uint64 * (F1600_BYTES // 8)).from_buffer_copy(b"\xa5" * F1600_BYTES)
        self.at = ctypes.addressof(self.memory)
        assert lib.rvh_f1600_init(self.at) == OK

    def xor(self, offset: int, data: bytes, align: int = 0) -> int:
        buffer, at = placed(data, align)
        status = self.lib.rvh_f1600_xor(self.at, offset, at, len(data))
        del buffer
        return status

    def absorb(self, rate: int, at: int, data: bytes, align: int = 0) -> int:
        buffer, address = placed(data, align)
        status = self.lib.rvh_f1600_absorb(self.at, rate, at, address, len(data))
        del buffer
        return status

    def permute(self) -> int:
        return self.lib.rvh_keccak_f1600(self.at)

    def extract(self, offset: int, n: int, align: int = 0) -> tuple[int, bytes]:
        return written(lambda at: self.lib.rvh_f1600_extract(self.at, offset, at, n), n, align)

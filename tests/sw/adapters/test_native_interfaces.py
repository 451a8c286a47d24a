# SPDX-License-Identifier: Apache-2.0
"""The headers for mlkem-native and mldsa-native, called in the patterns of those libraries, against hashlib."""

import ctypes
import hashlib
import random
import shutil

import pytest

from tests.sw import swlib
from tests.sw.adapters.test_pqclean_interface import ADAPTER, subjects
from tests.sw.swlib import HERE, Library, link, written

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")

LENGTHS = (0, 1, 64, 66, 72, 73, 135, 136, 137, 800, 1184)


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """files(library, subject): the calls of native_calls.c."""
    made = {}

    def get(library: str, subject: tuple[str, str]):
        if (library, subject) not in made:
            made[library, subject] = tmp_path_factory.mktemp("native") / "calls.so"
            macro = {"mlkem": "-DML_KEM", "mldsa": "-DML_DSA"}[library]
            flags = [*swlib.native_flags(*subject), f"-I{ADAPTER / f'{library}-native'}", macro, "-shared", "-fPIC"]
            code = [ADAPTER / "failure.c", ADAPTER / "sponge.c", *swlib.native_sources(*subject)]
            link(flags, [*code, HERE / "adapters" / "native_calls.c", HERE / "probe.c"], made[library, subject])
        return made[library, subject]

    return get


def loaded(files, library: str, subject, tmp_path) -> Library:
    lib = swlib.bind(Library(str(shutil.copy(files(library, subject), tmp_path / "own.so"))))
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    lib.matrix.argtypes = [pointer, pointer, ctypes.c_uint]
    lib.noise.argtypes = [pointer, size, pointer]
    lib.hashes.argtypes = [pointer, pointer, size]
    return lib


def shake(bits: int, data: bytes, size: int) -> bytes:
    return hashlib.new(f"shake_{bits}", data).digest(size)


@subjects
@pytest.mark.parametrize("library", ["mlkem", "mldsa"])
def test_matrix(files, tmp_path, library, subject):
    """Four XOFs in turns, then one of them alone from a copy; some are never released."""
    lib, rng = loaded(files, library, subject, tmp_path), random.Random(library)
    first = 3 if library == "mlkem" else 5
    for more in (0, 1, 2, 7):
        seeds = [rng.randbytes(34) for _ in range(4)]
        joined, size = b"".join(seeds), (first + more) * 168
        _, got = written(lambda out, s=joined, m=more: lib.matrix(out, s, m), 5 * size, 0)
        assert got == b"".join(shake(128, seed, size) for seed in (*seeds, seeds[0]))
    # Without a manager port the hardware does not skip output: later blocks are hashed by portable C.
    assert (lib.rvh_hw_fallbacks() > 0) == (subject[1] == "fake-words")


@subjects
def test_noise_of_ml_kem(files, tmp_path, subject):
    lib, rng = loaded(files, "mlkem", subject, tmp_path), random.Random(1)
    for size in (128, 192):
        keys = [rng.randbytes(33) for _ in range(4)]
        joined = b"".join(keys)
        _, got = written(lambda out, k=joined, n=size: lib.noise(out, n, k), 4 * size, 1)
        assert got == b"".join(shake(256, key, size) for key in keys)


@subjects
def test_mask_of_ml_dsa(files, tmp_path, subject):
    lib, rng = loaded(files, "mldsa", subject, tmp_path), random.Random(1)
    seeds = [rng.randbytes(66) for _ in range(4)]
    _, got = written(lambda out: lib.noise(out, 5, b"".join(seeds)), 4 * 680, 2)
    assert got == b"".join(shake(256, seed, 680) for seed in seeds)


@subjects
def test_hashes_of_ml_kem(files, tmp_path, subject):
    lib, rng = loaded(files, "mlkem", subject, tmp_path), random.Random(2)
    for length in LENGTHS:
        data = rng.randbytes(length)
        _, got = written(lambda out, d=data: lib.hashes(out, d, len(d)), 128, 1)
        assert got == hashlib.sha3_256(data).digest() + hashlib.sha3_512(data).digest() + shake(256, data, 32)


@subjects
def test_hashes_of_ml_dsa(files, tmp_path, subject):
    lib, rng = loaded(files, "mldsa", subject, tmp_path), random.Random(2)
    for length in LENGTHS:
        data = rng.randbytes(length)
        _, got = written(lambda out, d=data: lib.hashes(out, d, len(d)), 328, 1)
        assert got == shake(256, data, 264) + shake(256, data, 64)

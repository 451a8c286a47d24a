# SPDX-License-Identifier: Apache-2.0
"""The same code under the address and undefined-behaviour sanitizers: every access in bounds, every shift defined."""

import hmac
import itertools
import random

import pytest

from tests.rvhash.model import derived
from tests.sw.swlib import ALGS, HERE, SUBJECTS, link, native_flags, native_sources, run

SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-O1", "-g"]


QUICK = (("compact", "none"), ("good", "fake-mmio"), ("good", "fake-words"))  # in `make test`; all in `make test-full`
subjects = pytest.mark.parametrize(
    "subject", [pytest.param(s, marks=() if s in QUICK else pytest.mark.full) for s in SUBJECTS], ids="-".join
)


@subjects
def test_no_sanitizer_complains(tmp_path, subject):
    program = tmp_path / "driver"
    link([*native_flags(*subject), *SANITIZE], [*native_sources(*subject), HERE / "driver.c"], program)
    rng = random.Random(11)
    jobs, want = [], []
    for alg in ALGS.values():
        lengths = [*range(6), alg.block - 1, alg.block, alg.block + 1, *(rng.randrange(700) for _ in range(12))]
        for n in lengths:
            outlen = alg.digest or rng.randrange(400)
            jobs.append(f"{alg.number} {outlen} {n} {rng.randrange(2**32)} {rng.randrange(1, 9)}")
            want.append(alg.expect(bytes((i * 7 + n) % 256 for i in range(n)), outlen).hex())
    assert run([program], input="\n".join(jobs)).stdout.split("\n")[:-1] == want


def expect(function: str, strength: int, outlen: int, message: bytes, custom: bytes, pieces: int) -> bytes:
    """What pycryptodome says of a job of driver_derived.c."""
    if function == "cshake":
        return derived.cshake(strength, message, outlen, b"N", custom)
    if function == "hmac":
        name = next(alg.hashlib_name for alg in ALGS.values() if alg.number == strength)
        return hmac.digest(custom, message, name)[:outlen]
    if function in ("kmac", "kmac_clone", "kmac_xof"):
        return derived.kmac(strength, custom, message, outlen, custom, xof=function == "kmac_xof")
    if function == "tuple_hash":
        ends = [len(message) * i // pieces for i in range(pieces + 1)]
        items = [message[a:b] for a, b in itertools.pairwise(ends)]
        return derived.tuple_hash(strength, items, outlen, custom)
    if function == "parallel_hash":
        return derived.parallel_hash(strength, message, 100, outlen, custom)
    if function == "turboshake":
        return derived.turboshake(strength, message, outlen)
    return derived.kt(strength, message, outlen, custom)


@subjects
def test_no_sanitizer_complains_of_derived_functions(tmp_path, subject):
    program = tmp_path / "driver"
    link([*native_flags(*subject), *SANITIZE], [*native_sources(*subject), HERE / "driver_derived.c"], program)
    rng = random.Random(12)
    jobs, want = [], []
    strengths = {alg.number: alg.digest for alg in ALGS.values() if alg.digest}  # HMAC: algorithms and longest tags
    functions = ("cshake", "kmac", "kmac_clone", "kmac_xof", "tuple_hash", "parallel_hash", "turboshake", "kt", "hmac")
    if subject[1] == "fake-words":  # its message cannot be cloned
        functions = tuple(f for f in functions if f != "kmac_clone")
    for function in functions:
        for strength in strengths if function == "hmac" else (128, 256):
            longest = 20_000 if function == "kt" else 700
            for n in (0, 1, 167, 168, 8192, 8193, *(rng.randrange(longest) for _ in range(4))):
                outlen, custom, pieces = rng.randrange(8, 400), rng.choice([0, 1, 200]), rng.randrange(1, 6)
                if function == "hmac":
                    outlen = rng.randrange(1, strengths[strength] + 1)
                jobs.append(f"{function} {strength} {outlen} {n} {custom} {pieces}")
                message, string = (bytes((i * 7 + s) % 256 for i in range(k)) for k, s in ((n, n), (custom, 3)))
                want.append(expect(function, strength, outlen, message, string, pieces).hex())
    assert run([program], input="\n".join(jobs)).stdout.split("\n")[:-1] == want

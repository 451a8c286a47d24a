# SPDX-License-Identifier: Apache-2.0
"""rvhash_xof.h: SHAKE in one call, messages in parts, output at a position. Over portable C, over the driver with each
model of a device, and over peripherals whose list of fragments is the caller's."""

import ctypes
import random

import pytest

from tests.sw.swlib import (
    ALGS,
    ERR_ALG,
    ERR_ARG,
    ERR_HW,
    ERR_LENGTH,
    ERR_STATE,
    FAKES,
    OK,
    SUBJECTS,
    Alg,
    Context,
    one_shot,
    placed,
    written,
)
from tests.sw.xof_calls import SEED_MAX, Part, SeedXof, cut, declared, in_parts, next_of, seeded, xof

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids="-".join)
SHAKES = {name: ALGS[name] for name in ("shake128", "shake256")}
shakes = pytest.mark.parametrize("alg", SHAKES.values(), ids=SHAKES)
MESSAGE = bytes(i * 11 % 256 for i in range(700))


@pytest.fixture
def lib(library, subject):
    return declared(library(*subject))


def uses(lib, subject, calls: int) -> None:
    """So many messages were in hardware, if there is some, and none was not."""
    assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks()) == (calls * (subject[1] in FAKES), 0)


# ---- one call ----


@subjects
@shakes
def test_xof(lib, subject, alg):
    rng, calls = random.Random(alg.number), 0
    for length in (0, 1, 7, 8, 64, alg.block - 1, alg.block, alg.block + 1, 600):
        for outlen in (1, 4, 16, 17, 32, alg.block - 1, alg.block, alg.block + 1, 2 * alg.block, 504):
            message = rng.randbytes(length)
            assert xof(lib, alg, message, outlen, rng.randrange(16), rng.randrange(4)) == (
                OK,
                alg.expect(message, outlen),
            )
            calls += 1
    assert xof(lib, alg, b"abc", 0) == (OK, b"")
    assert lib.rvh_xof(alg.number, None, 0, None, 0) == OK
    uses(lib, subject, calls + 2)


@subjects
def test_xof_beside_hashes(lib, subject):
    """What an output leaves in the device changes nothing for the next message, whatever it is."""
    shake, sha, sha3 = ALGS["shake256"], ALGS["sha256"], ALGS["sha3-384"]
    context = Context(lib)
    assert context.init(sha3) == context.update(b"open") == OK
    for outlen in (1, 32, shake.block, shake.block + 1, 3 * shake.block):
        assert xof(lib, shake, MESSAGE[:64], outlen) == (OK, shake.expect(MESSAGE[:64], outlen))
        assert one_shot(lib, sha, MESSAGE, 32) == (OK, sha.expect(MESSAGE, 32))
        assert one_shot(lib, shake, MESSAGE, outlen) == (OK, shake.expect(MESSAGE, outlen))
        assert xof(lib, shake, MESSAGE, outlen) == (OK, shake.expect(MESSAGE, outlen))
        assert one_shot(lib, sha3, MESSAGE, 48) == (OK, sha3.expect(MESSAGE, 48))
    if subject[1] != "fake-words":  # whose open message is in the device
        assert context.final(48) == (OK, sha3.expect(b"open", 48))
        uses(lib, subject, 26)


@subjects
def test_wrong_arguments(lib):
    shake, untouched = ALGS["shake128"], b"\xa5" * 32
    for number in (0, ALGS["sha3-256"].number, 15, 255):
        other = Alg(number, 0, 0, "")
        assert xof(lib, other, b"abc", 32) == (ERR_ALG, untouched)
        assert in_parts(lib.rvh_xofv, other, [b"abc"], 32, random.Random(0)) == (ERR_ALG, untouched)
    assert in_parts(lib.rvh_hashv, Alg(15, 0, 0, ""), [b"abc"], 32, random.Random(0)) == (ERR_ALG, untouched)
    assert lib.rvh_xof(shake.number, None, 1, b"abc", 3) == ERR_ARG
    assert written(lambda at: lib.rvh_xof(shake.number, at, 32, None, 1), 32, 0) == (ERR_ARG, untouched)
    bad = (Part * 2)(Part(None, 0), Part(None, 1))
    for function in (lib.rvh_hashv, lib.rvh_xofv):
        assert written(lambda at, f=function: f(shake.number, at, 32, None, 1), 32, 0) == (ERR_ARG, untouched)
        assert written(lambda at, f=function: f(shake.number, at, 32, bad, 2), 32, 0) == (ERR_ARG, untouched)
        assert function(shake.number, None, 1, bad, 1) == ERR_ARG
    sha = ALGS["sha256"]
    assert in_parts(lib.rvh_hashv, sha, [b"abc"], 31, random.Random(0)) == (ERR_ARG, untouched[:31])
    at = ctypes.addressof(bad)
    for lengths in ((2**61, 0), (2**61 - 1, 1), (2**63, 2**63)):
        longer = (Part * 2)(*(Part(at, n) for n in lengths))
        assert written(lambda out, p=longer: lib.rvh_hashv(sha.number, out, 32, p, 2), 32, 0) == (ERR_LENGTH, untouched)


# ---- parts ----


@subjects
@pytest.mark.parametrize("name", list(ALGS))
def test_hash_of_parts(lib, subject, name):
    alg, rng = ALGS[name], random.Random(name)
    for round_ in range(60):
        message = rng.randbytes(rng.choice([0, 1, 3, 64, alg.block - 1, alg.block, alg.block + 1, rng.randrange(600)]))
        outlen = alg.digest or rng.randrange(1, 400)
        parts = cut(message, rng)
        function = lib.rvh_hashv if alg.digest or round_ % 2 else lib.rvh_xofv
        assert in_parts(function, alg, parts, outlen, rng) == (OK, alg.expect(message, outlen)), parts
    assert in_parts(lib.rvh_hashv, alg, [], alg.digest or 9, rng) == (OK, alg.expect(b"", alg.digest or 9))
    if not alg.digest:
        assert in_parts(lib.rvh_hashv, alg, [b"abc"], 0, rng) == (OK, b"")
    uses(lib, subject, 61 + (not alg.digest))


@subjects
def test_many_parts(lib, subject):
    alg, rng = ALGS["sha3-256"], random.Random(1)
    for count in (1, 2, 20, 60, 300):
        parts = [rng.randbytes(rng.randrange(9)) for _ in range(count)]
        assert in_parts(lib.rvh_hashv, alg, parts, 32, rng) == (OK, alg.expect(b"".join(parts), 32))
    uses(lib, subject, 5)


@subjects
def test_output_over_a_part(lib):
    alg = ALGS["sha3-256"]
    buffer, at = placed(MESSAGE[:200], 3)
    listed = (Part * 2)(Part(at + 100, 100), Part(at, 100))
    assert lib.rvh_hashv(alg.number, at + 90, 32, listed, 2) == OK
    assert ctypes.string_at(at + 90, 32) == alg.expect(MESSAGE[100:200] + MESSAGE[:100], 32)
    del buffer


# ---- output at a position ----


@subjects
@shakes
def test_output_of_seeds(lib, subject, alg):
    """In pieces of any length, several in turns, with other messages in between."""
    rng, calls = random.Random(alg.number), 0
    for length in (0, 1, 33, 34, 66, SEED_MAX):
        seeds = [rng.randbytes(length) for _ in range(3)]
        xofs = [seeded(lib, alg, seed[: length // 2], seed[length // 2 :]) for seed in seeds]
        given = [0, 0, 0]
        for _ in range(12):
            i = rng.randrange(3)
            n = rng.choice([1, 2, 3, 4, 8, 16, 63, 64, 65, 100, alg.block, 504, rng.randrange(1, 700)])
            want = alg.expect(seeds[i], given[i] + n)[given[i] :]
            assert next_of(lib, xofs[i], n, rng.randrange(16)) == (OK, want), (given[i], n)
            given[i] += n
            calls += 1
            assert one_shot(lib, ALGS["sha256"], b"abc", 32)[0] == OK
            calls += 1
    uses(lib, subject, calls)


@subjects
@shakes
def test_every_position(lib, alg):
    """Each of three blocks, by short and by long outputs."""
    seed = bytes(range(34))
    want = alg.expect(seed, 3 * alg.block + 200)
    of = seeded(lib, alg, seed)
    for position in range(3 * alg.block + 2):
        for outlen in (1, 70):
            of.position = position
            assert next_of(lib, of, outlen) == (OK, want[position : position + outlen]), (position, outlen)
            assert of.position == position + outlen


@subjects
def test_seed_and_its_order_of_calls(lib):
    alg = ALGS["shake128"]
    of = seeded(lib, alg, bytes(70))
    at = ctypes.byref(of)
    assert lib.rvh_seed_xof_absorb(at, bytes(3), 3) == ERR_ARG  # 73 bytes
    assert lib.rvh_seed_xof_absorb(at, bytes(3), 2**64 - 1) == ERR_ARG
    assert lib.rvh_seed_xof_absorb(at, None, 1) == ERR_ARG
    assert lib.rvh_seed_xof_absorb(at, None, 0) == lib.rvh_seed_xof_absorb(at, bytes(2), 2) == OK
    assert next_of(lib, of, 0) == (OK, b"")
    assert lib.rvh_seed_xof_absorb(at, None, 0) == OK
    copy = SeedXof.from_buffer_copy(of)
    assert next_of(lib, of, 9) == next_of(lib, copy, 9) == (OK, alg.expect(bytes(72), 9))
    assert lib.rvh_seed_xof_absorb(at, None, 0) == ERR_STATE
    assert lib.rvh_seed_xof_squeeze(at, None, 1) == ERR_ARG
    of.position = 2**64 - 4
    assert next_of(lib, of, 4 + 1) == (ERR_ARG, b"\xa5" * 5)
    of.position, of.len = 0, 73
    assert next_of(lib, of, 5) == (ERR_STATE, b"\xa5" * 5)
    assert lib.rvh_seed_xof_absorb(at, None, 0) == ERR_STATE
    empty = SeedXof()
    assert lib.rvh_seed_xof_absorb(ctypes.byref(empty), b"a", 1) == ERR_STATE
    assert next_of(lib, empty, 1) == (ERR_STATE, b"\xa5")
    for number in (0, ALGS["sha3-256"].number, 15):
        assert lib.rvh_seed_xof_init(at, number) == ERR_ALG
    assert lib.rvh_seed_xof_init(None, alg.number) == lib.rvh_seed_xof_absorb(None, b"", 0) == ERR_ARG
    assert lib.rvh_seed_xof_squeeze(None, None, 0) == ERR_ARG


# ---- a device that fails ----


def calls(lib) -> dict:
    """One call of each kind: status, output, right output."""
    shake, sha, rng = ALGS["shake256"], ALGS["sha256"], random.Random(2)
    of = seeded(lib, shake, b"seed")
    of.position = 140
    return {
        "xof": lambda: (*xof(lib, shake, MESSAGE[:64], 16), shake.expect(MESSAGE[:64], 16)),
        "hashv": lambda: (*in_parts(lib.rvh_hashv, sha, [b"ab", b"c"], 32, rng), sha.expect(b"abc", 32)),
        "xofv": lambda: (*in_parts(lib.rvh_xofv, shake, [b"ab", b"c"], 33, rng), shake.expect(b"abc", 33)),
        "seed": lambda: (*next_of(lib, SeedXof.from_buffer_copy(of), 200), shake.expect(b"seed", 340)[140:]),
    }


@pytest.mark.parametrize("name", ["xof", "hashv", "xofv", "seed"])
def test_bus_error(fresh_any, name):
    """No output, and the next call is right."""
    lib = declared(fresh_any)
    call = calls(lib)[name]
    failed = 0
    for n in range(1, 8):
        lib.fault("bad_job", n)
        status, out, want = call()
        assert (status, out) in ((OK, want), (ERR_HW, bytes(len(want))))
        failed += status == ERR_HW
        lib.fault("bad_job", 0)
        status, out, want = call()
        assert (status, out) == (OK, want)
    assert failed >= 1


@pytest.mark.parametrize("name", ["xof", "hashv", "xofv", "seed"])
def test_device_without_the_family(fresh_any, name):
    lib = declared(fresh_any)
    lib.fault("capability_flip", 1 << (0 if name == "hashv" else 2))
    lib.fault("refuse_alg", ALGS["sha256" if name == "hashv" else "shake256"].number)
    for _ in range(2):
        status, out, want = calls(lib)[name]()
        assert (status, out) == (OK, want)
    assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks()) == (0, 0)


@pytest.mark.parametrize("name", ["xof", "hashv", "xofv", "seed"])
def test_dead_device(fresh_mmio, name):
    """Portable C does it, and that is counted."""
    lib = declared(fresh_mmio)
    lib.fault("name_flip")
    status, out, want = calls(lib)[name]()
    assert (status, out) == (OK, want)
    assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks()) == (0, 1)


def test_late_device(fresh_mmio):
    """A job that ends after the patience of the fast path: the output is there, and the next digest is right."""
    lib, shake, sha = declared(fresh_mmio), ALGS["shake256"], ALGS["sha3-512"]
    assert one_shot(lib, sha, MESSAGE, 64)[0] == OK
    for outlen in (16, 300):
        lib.fault("late", 2000)
        assert xof(lib, shake, MESSAGE, outlen) == (OK, shake.expect(MESSAGE, outlen))
        lib.fault("late", 0)
        assert one_shot(lib, sha, MESSAGE, 64) == (OK, sha.expect(MESSAGE, 64))
    lib.fault("never_done")
    assert xof(lib, shake, MESSAGE, 300) == (ERR_HW, bytes(300))
    lib.fault("never_done", 0)
    assert xof(lib, shake, MESSAGE, 300) == (OK, shake.expect(MESSAGE, 300))
    assert one_shot(lib, sha, MESSAGE, 64) == (OK, sha.expect(MESSAGE, 64))

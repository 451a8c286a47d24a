# SPDX-License-Identifier: Apache-2.0
"""rvh_chain.h against the model, which tests/rvhash/model/test_chains.py compares with other implementations: every
parameter set of SLH-DSA and LMS, whole chains and parts of them, over portable C and every model of a device."""

import ctypes
import random

import pytest

from rvhash.model import chains as model
from tests.sw.swlib import (
    ALGS,
    ERR_ALG,
    ERR_ARG,
    ERR_HW,
    ERR_LENGTH,
    ERR_STATE,
    FAKES,
    HERE,
    OK,
    SUBJECTS,
    link,
    native_flags,
    native_sources,
    placed,
    run,
    written,
)
from tests.sw.xof_calls import Part, cut, declared

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids="-".join)
WHOLE, TO_DIGIT, FROM_DIGIT = range(3)
LMS_SETS = [(name, n, w) for name in ("sha256", "shake256") for n in (24, 32) for w in (1, 2, 4, 8)]
SETS = [*(("slh-shake", n, 4) for n in (16, 24, 32)), *(("slh-sha2", n, 4) for n in (16, 24, 32)), *LMS_SETS]
sets = pytest.mark.parametrize("of", SETS, ids=lambda of: "-".join(map(str, of)))


class Prefix(ctypes.Structure):
    """rvh_prefix."""

    _fields_ = (
        ("after", ctypes.c_uint64 * 12),
        ("bytes", ctypes.c_uint8 * 32),
        ("alg", ctypes.c_uint8),
        ("len", ctypes.c_uint8),
        ("padded", ctypes.c_uint8),
        ("digest", ctypes.c_uint8),
        ("saved", ctypes.c_uint8),
    )


class Chains(ctypes.Structure):
    """rvh_chains."""

    _fields_ = (
        ("prefix", Prefix),
        ("address", ctypes.c_uint8 * 32),
        ("address_len", ctypes.c_uint8),
        ("n", ctypes.c_uint8),
        ("chain_at", ctypes.c_uint8),
        ("chain_len", ctypes.c_uint8),
        ("step_at", ctypes.c_uint8),
        ("step_len", ctypes.c_uint8),
        ("last", ctypes.c_uint8),
        ("prf_at", ctypes.c_uint8),
        ("prf_byte", ctypes.c_uint8),
    )


class Row(ctypes.Structure):
    """rvh_row."""

    _fields_ = (
        ("starts", ctypes.c_void_p),
        ("digits", ctypes.c_void_p),
        ("ends", ctypes.c_void_p),
        ("count", ctypes.c_uint16),
        ("part", ctypes.c_uint8),
        ("prf", ctypes.c_uint8),
    )


def with_chains(lib):
    """The library with the types of rvh_chain.h."""
    pointer, size, alg = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int
    lib.rvh_prefix_init.argtypes = [pointer, alg, pointer, size, ctypes.c_int]
    lib.rvh_prefix_hash.argtypes = [pointer, pointer, size, pointer, size]
    lib.rvh_chain_row.argtypes = [pointer, pointer]
    lib.rvh_chains_slh_shake.argtypes = lib.rvh_chains_slh_sha2.argtypes = [pointer, size, pointer, pointer]
    lib.rvh_chains_lms.argtypes = [pointer, alg, size, ctypes.c_uint, pointer, ctypes.c_uint32]
    return declared(lib)


@pytest.fixture
def lib(library, subject):
    return with_chains(library(*subject))


def made(lib, of: tuple, rng: random.Random) -> tuple[Chains, model.Chains]:
    """Chains of a parameter set with a random seed and address: of the library, and of the model."""
    kind, n, w = of
    chains, seed = Chains(), rng.randbytes(n)
    if kind.startswith("slh"):
        adrs = bytes(3) + rng.randbytes(1) + bytes(4) + rng.randbytes(8) + bytes(4) + rng.randbytes(4) + bytes(8)
        function = lib.rvh_chains_slh_shake if kind == "slh-shake" else lib.rvh_chains_slh_sha2
        assert function(ctypes.byref(chains), n, seed, adrs) == OK
        return chains, (model.slh_shake if kind == "slh-shake" else model.slh_sha2)(n, seed, adrs)
    identifier, q = rng.randbytes(16), rng.randrange(1 << 32)
    assert lib.rvh_chains_lms(ctypes.byref(chains), ALGS[kind].number, n, w, identifier, q) == OK
    return chains, model.lms(kind, n, w, identifier, q)


def row(lib, chains: Chains, starts: bytes, count: int, part: int, digits: bytes = b"", prf: bool = False, align=0):
    """rvh_chain_row: status and ends."""
    kept, at = placed(starts, align)
    kept_too, digits_at = placed(digits, align)

    def call(out: int) -> int:
        of = Row(at, digits_at if digits else None, out, count, part, prf)
        return lib.rvh_chain_row(ctypes.byref(chains), ctypes.byref(of))

    result = written(call, count * chains.n, align)
    del kept, kept_too
    return result


ROWS = 6  # in rows_are_right


def rows_are_right(lib, of: tuple, rng: random.Random) -> int:
    """A public key, a signature, the public key from it: with the starts in memory, and by the PRF. Returns how many
    messages were in hardware."""
    chains, want = made(lib, of, rng)
    before = lib.rvh_hw_used()
    n, count = want.n, rng.randrange(2, 7)
    secret = rng.randbytes(n)
    digits = [0, want.last, *(rng.randrange(want.last + 1) for _ in range(count - 2))]
    starts = [rng.randbytes(n) for _ in range(count)]
    align = rng.randrange(8)
    for prf, values in ((False, starts), (True, [want.start(i, secret) for i in range(count)])):
        given = secret if prf else b"".join(values)
        public = OK, b"".join(want.whole(values))
        assert row(lib, chains, given, count, WHOLE, prf=prf, align=align) == public
        signature = OK, b"".join(want.to_digits(values, digits))
        assert row(lib, chains, given, count, TO_DIGIT, bytes(digits), prf=prf, align=align) == signature
        assert row(lib, chains, signature[1], count, FROM_DIGIT, bytes(digits), align=align) == public
    assert lib.rvh_hw_fallbacks() == 0
    return lib.rvh_hw_used() - before


@subjects
@sets
def test_rows(lib, subject, of):
    assert (rows_are_right(lib, of, random.Random(str(of))) > 0) == (subject[1] in FAKES)


@subjects
def test_row_in_place(lib):
    """The ends over the starts; a row of nothing."""
    rng = random.Random(1)
    chains, want = made(lib, ("slh-shake", 24, 4), rng)
    starts = [rng.randbytes(24) for _ in range(5)]
    buffer, at = placed(b"".join(starts), 1)
    assert lib.rvh_chain_row(ctypes.byref(chains), ctypes.byref(Row(at, None, at, 5, WHOLE, 0))) == OK
    assert ctypes.string_at(at, 120) == b"".join(want.whole(starts))
    assert lib.rvh_chain_row(ctypes.byref(chains), ctypes.byref(Row(None, None, None, 0, TO_DIGIT, 0))) == OK
    del buffer


@subjects
def test_number_of_the_chain_rises_through_its_field(lib):
    """From the number in the address on, with a carry into the higher bytes."""
    rng = random.Random(2)
    chains, want = made(lib, ("sha256", 32, 2), rng)
    ctypes.memmove(ctypes.addressof(chains) + Chains.address.offset + 20, (254).to_bytes(2, "big"), 2)
    want = model.Chains(**{**want.__dict__, "address": want.chain.put(want.address, 254)})
    starts = [rng.randbytes(32) for _ in range(4)]
    assert row(lib, chains, b"".join(starts), 4, WHOLE) == (OK, b"".join(want.whole(starts)))


WRONG = {
    "n": 20,
    "address_len": 33,
    "last": 0,
    "chain_len": 3,
    "step_len": 0,
    "chain_at": 31,
    "step_at": 29,
    "prf_at": 32,
}


@subjects
def test_wrong_arguments(lib):
    rng = random.Random(3)
    chains, _ = made(lib, ("slh-shake", 16, 4), rng)
    good = bytes(chains)
    for field, value in WRONG.items():
        wrong = Chains.from_buffer_copy(good)
        setattr(wrong, field, value)
        assert row(lib, wrong, bytes(32), 2, WHOLE, prf=field == "prf_at") == (ERR_ARG, b"\xa5" * 2 * wrong.n), field
    for field, value in (("len", 33), ("len", 255), ("padded", 1)):
        wrong = Chains.from_buffer_copy(good)
        setattr(wrong.prefix, field, value)
        assert row(lib, wrong, bytes(32), 2, WHOLE) == (ERR_ARG, b"\xa5" * 32), field
        out = ctypes.create_string_buffer(16)
        assert lib.rvh_prefix_hash(ctypes.byref(wrong.prefix), out, 16, None, 0) == ERR_STATE, field
    for alg in ("sha3-256", "shake128", "sha512"):
        wrong = Chains.from_buffer_copy(good)
        wrong.prefix.alg = ALGS[alg].number
        assert row(lib, wrong, bytes(32), 2, WHOLE) == (ERR_ALG, b"\xa5" * 32)
    assert row(lib, chains, bytes(32), 2, 3) == (ERR_ARG, b"\xa5" * 32)
    assert row(lib, chains, bytes(32), 2, TO_DIGIT) == (ERR_ARG, b"\xa5" * 32)
    assert row(lib, chains, bytes(32), 2, FROM_DIGIT, bytes([15, 16])) == (ERR_ARG, b"\xa5" * 32)
    of = Row(None, None, ctypes.addressof(chains), 1, WHOLE, 0)
    assert lib.rvh_chain_row(ctypes.byref(chains), ctypes.byref(of)) == ERR_ARG
    assert lib.rvh_chain_row(None, ctypes.byref(of)) == lib.rvh_chain_row(ctypes.byref(chains), None) == ERR_ARG
    # Beyond one block: 56 bytes of SHA-256, with and without the block of the prefix.
    for padded in (0, 1):
        wrong, data = Chains.from_buffer_copy(good), bytes(32)
        assert lib.rvh_prefix_init(ctypes.byref(wrong), ALGS["sha256"].number, data, 32, padded) == OK
        wrong.n, wrong.address_len = (16, 8) if not padded else (32, 24)
        wrong.chain_at, wrong.step_at = 0, 4
        assert row(lib, wrong, bytes(64), 2, WHOLE)[0] == ERR_ARG
        wrong.address_len -= 1
        wrong.step_at, wrong.step_len = 4, 1
        assert row(lib, wrong, bytes(64), 2, WHOLE)[0] == OK
    for function, name in ((lib.rvh_chains_slh_shake, "shake"), (lib.rvh_chains_slh_sha2, "sha2")):
        at = ctypes.byref(chains)
        assert function(None, 16, bytes(16), bytes(32)) == function(at, 20, bytes(20), bytes(32)) == ERR_ARG, name
        assert function(at, 16, None, bytes(32)) == function(at, 16, bytes(16), None) == ERR_ARG, name
    at = ctypes.byref(chains)
    assert lib.rvh_chains_lms(at, ALGS["sha256"].number, 16, 4, bytes(16), 0) == ERR_ARG
    assert lib.rvh_chains_lms(at, ALGS["sha256"].number, 32, 3, bytes(16), 0) == ERR_ARG
    assert lib.rvh_chains_lms(at, ALGS["sha256"].number, 32, 4, None, 0) == ERR_ARG
    assert lib.rvh_chains_lms(None, ALGS["sha256"].number, 32, 4, bytes(16), 0) == ERR_ARG
    assert lib.rvh_chains_lms(at, ALGS["sha512"].number, 32, 4, bytes(16), 0) == ERR_ALG
    assert bytes(chains) == good


@subjects
def test_digit_that_is_too_large(lib):
    digits_are_checked(lib)


def digits_are_checked(lib) -> None:
    """A digit that is too large, at any place in a row, and by any bit: nothing is written."""
    rng = random.Random(6)
    for kind, last in (("slh-shake", 15), ("lms", 255), ("lms", 3)):
        of = ("slh-shake", 16, 4) if kind == "slh-shake" else ("sha256", 24, {255: 8, 3: 2}[last])
        chains, want = made(lib, of, rng)
        assert want.last == last
        for place in range(9):
            for digit in (last + 1, 0x80, 0xFF, last | 0x40):
                digits = [rng.randrange(last + 1) for _ in range(9)]
                digits[place] = digit if last < digit < 256 else last
                starts = rng.randbytes(9 * want.n)
                got = row(lib, chains, starts, 9, FROM_DIGIT, bytes(digits), align=rng.choice([0, 4, 1]))
                if digits[place] > last:
                    assert got == (ERR_ARG, b"\xa5" * 9 * want.n), (last, place, digit)
                else:
                    assert got[0] == OK


# ---- prefixes ----


@subjects
@pytest.mark.parametrize("name", list(ALGS))
def test_hash_with_a_prefix(lib, name):
    """Any number of parts, any output up to the digest; with SHA-2 also a padded prefix."""
    alg, rng = ALGS[name], random.Random(name)
    keccak = alg.number >= ALGS["sha3-224"].number
    for padded in (False,) if keccak else (False, True):
        for length in (0, 16, 32):
            data, prefix = rng.randbytes(length), Prefix()
            want = model.Prefix(name, data, padded)
            assert lib.rvh_prefix_init(ctypes.byref(prefix), alg.number, data, length, padded) == OK
            for size in (0, 1, 38, 64, 200, 300):
                message = rng.randbytes(size)
                parts = [bytes([b]) for b in message[:9]] + [message[9:]] if size == 64 else cut(message, rng)
                outlen = rng.choice([1, 16, alg.digest or 150])
                kept = [placed(part, rng.randrange(8)) for part in parts]
                of = [Part(at, len(part)) for (_, at), part in zip(kept, parts, strict=True)]
                listed = (Part * len(parts))(*of)

                def call(out: int, n: int = outlen, of=listed, prefix=prefix) -> int:
                    return lib.rvh_prefix_hash(ctypes.byref(prefix), out, n, of, len(of))

                got = written(call, outlen, rng.randrange(4))
                assert got == (OK, want.hash(message, outlen)), (padded, length, size)


@subjects
def test_wrong_prefixes(lib):
    prefix, at = Prefix(), None
    at = ctypes.byref(prefix)
    sha, shake, out = ALGS["sha256"].number, ALGS["shake256"].number, ctypes.create_string_buffer(64)
    assert lib.rvh_prefix_init(None, sha, b"", 0, 0) == lib.rvh_prefix_init(at, sha, None, 1, 0) == ERR_ARG
    assert lib.rvh_prefix_init(at, sha, bytes(33), 33, 0) == ERR_ARG
    assert lib.rvh_prefix_init(at, shake, bytes(16), 16, 1) == ERR_ARG
    for number in (0, 7, 15, 16):
        assert lib.rvh_prefix_init(at, number, b"", 0, 0) == ERR_ALG
    assert lib.rvh_prefix_hash(at, out, 16, None, 0) == ERR_STATE
    assert lib.rvh_prefix_init(at, sha, b"x", 1, 0) == OK
    assert lib.rvh_prefix_hash(None, out, 16, None, 0) == lib.rvh_prefix_hash(at, out, 33, None, 0) == ERR_ARG
    assert lib.rvh_prefix_hash(at, None, 16, None, 0) == lib.rvh_prefix_hash(at, out, 16, None, 1) == ERR_ARG
    one = (Part * 1)(Part(ctypes.addressof(out), 4))
    assert lib.rvh_prefix_hash(at, out, 33, one, 1) == lib.rvh_prefix_hash(at, None, 16, one, 1) == ERR_ARG
    assert lib.rvh_prefix_hash(at, out, 16, (Part * 1)(Part(None, 4)), 1) == ERR_ARG
    long = (Part * 1)(Part(ctypes.addressof(out), 2**61 - 1))
    assert lib.rvh_prefix_hash(at, out, 16, long, 1) == ERR_LENGTH
    assert out.raw == bytes(64)


# ---- secrets, and a device that fails ----


@pytest.mark.parametrize("software", ["good", "lanes", "compact"])
@pytest.mark.parametrize("of", [("slh-shake", 32, 4), ("slh-sha2", 16, 4), ("sha256", 32, 8)], ids=lambda of: of[0])
def test_nothing_stays_on_the_stack(library, software, of):
    """Neither the secret nor a value of a chain."""
    lib, rng = with_chains(library(software)), random.Random(9)
    chains, want = made(lib, of, rng)
    secret = rng.randbytes(want.n)
    kept, at = placed(secret, 0)
    ends = ctypes.create_string_buffer(2 * want.n)
    of_row = Row(at, None, ctypes.addressof(ends), 2, WHOLE, 1)
    size = 8192
    copy = ctypes.create_string_buffer(size)
    arguments = (ctypes.c_size_t * 6)(ctypes.addressof(chains), ctypes.addressof(of_row), 0, 0, 0, 0)
    lib.probe_stack.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    assert lib.probe_stack(ctypes.cast(lib.rvh_chain_row, ctypes.c_void_p), arguments, copy, size) == OK
    starts = [want.start(i, secret) for i in range(2)]
    assert ends.raw == b"".join(want.whole(starts))
    values = [secret, *starts] + [want.run(i, starts[i], 0, k) for i in range(2) for k in range(1, want.last + 1)]
    found = [v for v in values for k in range(0, want.n - 7, 4) if v[k : k + 8] in copy.raw]
    swapped = [
        v for v in values for k in range(0, want.n - 7, 4) if v[k : k + 4][::-1] + v[k + 4 : k + 8][::-1] in copy.raw
    ]
    assert not found
    assert not swapped
    del kept


@pytest.mark.parametrize("of", [("slh-shake", 16, 4), ("slh-sha2", 32, 4)], ids=lambda of: of[0])
def test_bus_error(fresh_any, of):
    """No end is given out; the next row is right."""
    lib, rng = with_chains(fresh_any), random.Random(4)
    chains, want = made(lib, of, rng)
    starts = [rng.randbytes(want.n) for _ in range(3)]
    right = OK, b"".join(want.whole(starts))
    for n in (1, 20, 45):
        lib.fault("bad_job", n)
        assert row(lib, chains, b"".join(starts), 3, WHOLE) == (ERR_HW, bytes(3 * want.n))
        lib.fault("bad_job", 0)
        assert row(lib, chains, b"".join(starts), 3, WHOLE) == right


@pytest.mark.parametrize(("name", "outlen"), [("sha256", 16), ("sha512", 64), ("shake256", 24)])
def test_bus_error_after_a_prefix(fresh_any, name, outlen):
    """No byte of the digest is given out; the next hash is right."""
    lib, rng = with_chains(fresh_any), random.Random(5)
    alg, data, prefix, message = ALGS[name], rng.randbytes(16), Prefix(), rng.randbytes(54)
    padded = name != "shake256"
    assert lib.rvh_prefix_init(ctypes.byref(prefix), alg.number, data, 16, padded) == OK
    parts = (Part * 1)(Part(ctypes.cast(kept := ctypes.create_string_buffer(message), ctypes.c_void_p), len(message)))

    def call(out: int) -> int:
        return lib.rvh_prefix_hash(ctypes.byref(prefix), out, outlen, parts, 1)

    right = OK, model.Prefix(name, data, padded).hash(message, outlen)
    assert written(call, outlen, 0) == right
    lib.fault("bad_job", 1)
    assert written(call, outlen, 0) == (ERR_HW, bytes(outlen))
    lib.fault("bad_job", 0)
    assert written(call, outlen, 0) == right
    del kept


@pytest.mark.full
@subjects
def test_no_sanitizer_complains(tmp_path, subject):
    """Every field at its bounds, buffers allocated to measure."""
    sanitize = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-O1", "-g"]
    program = tmp_path / "chains"
    link([*native_flags(*subject), *sanitize], [*native_sources(*subject), HERE / "chains_main.c"], program)
    assert run([program]).stdout == "chains: ok\n"

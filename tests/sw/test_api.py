# SPDX-License-Identifier: Apache-2.0
"""Misuse of the message API has a defined result, and contexts keep no secrets."""

import random

import pytest

from tests.sw.swlib import (
    ALGS,
    ERR_ALG,
    ERR_ARG,
    ERR_BUSY,
    ERR_HW,
    ERR_LENGTH,
    ERR_STATE,
    OK,
    SOFTWARE,
    SUBJECTS,
    Alg,
    Context,
    one_shot,
)

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids="-".join)
algorithms = pytest.mark.parametrize("alg", ALGS.values(), ids=ALGS)


@pytest.fixture
def lib(library, subject):
    return library(*subject)


@subjects
@algorithms
def test_facts(lib, alg):
    assert lib.rvh_digest_size(alg.number) == alg.digest
    assert lib.rvh_block_size(alg.number) == alg.block


@subjects
@pytest.mark.parametrize("number", [0, 7, 14, 15, 16, 255, -1])
def test_unknown_algorithm(lib, number):
    bad = Alg(number, 32, 64, "")
    context = Context(lib)
    before = context.raw()
    assert context.init(bad) == ERR_ALG
    assert context.raw() == before
    assert one_shot(lib, bad, b"abc", 32) == (ERR_ALG, b"\xa5" * 32)
    assert lib.rvh_digest_size(number) == lib.rvh_block_size(number) == 0


@subjects
def test_null_pointers(lib):
    sha = ALGS["sha3-256"]
    context = Context(lib)
    assert lib.rvh_init(None, 2) == ERR_ARG
    assert lib.rvh_wipe(None) == ERR_ARG
    assert lib.rvh_update(None, None, 0) == ERR_ARG
    assert lib.rvh_final(None, None, 0) == ERR_ARG
    assert lib.rvh_squeeze(None, None, 0) == ERR_ARG
    assert lib.rvh_clone(context.at, None) == lib.rvh_clone(None, context.at) == ERR_ARG
    assert context.init(sha) == OK
    assert lib.rvh_update(context.at, None, 1) == ERR_ARG
    assert lib.rvh_update(context.at, None, 0) == OK
    assert lib.rvh_final(context.at, None, 32) == ERR_ARG
    assert context.final(32) == (OK, sha.expect(b"", 32))
    assert lib.rvh_hash(9, None, 32, None, 0) == ERR_ARG
    assert lib.rvh_hash(12, None, 0, None, 0) == OK
    _, at = buffer = one_shot(lib, sha, b"", 32)
    assert at == sha.expect(b"", 32), buffer


@subjects
@algorithms
def test_wrong_output_length_changes_nothing(lib, alg):
    context = Context(lib)
    assert context.init(alg) == OK
    assert context.update(b"abc") == OK
    if alg.digest:
        for outlen in (0, 1, alg.digest - 1, alg.digest + 1, 200):
            assert context.final(outlen) == (ERR_ARG, b"\xa5" * outlen)
            assert one_shot(lib, alg, b"abc", outlen) == (ERR_ARG, b"\xa5" * outlen)
    outlen = alg.digest or 40
    assert context.final(outlen) == (OK, alg.expect(b"abc", outlen))
    assert context.wipe() == OK


@subjects
@algorithms
def test_calls_out_of_order(lib, alg):
    context = Context(lib, fill=0)
    assert context.update(b"a") == ERR_STATE
    assert context.final(32)[0] == ERR_STATE
    assert context.squeeze(1)[0] == ERR_STATE
    assert context.init(alg) == OK
    assert context.squeeze(1)[0] == ERR_STATE
    outlen = alg.digest or 40
    assert context.final(outlen)[0] == OK
    assert context.update(b"a") == ERR_STATE
    assert context.final(outlen)[0] == ERR_STATE
    status, more = context.squeeze(8)
    assert (status, more) == ((ERR_STATE, b"\xa5" * 8) if alg.digest else (OK, alg.expect(b"", 48)[40:]))
    assert context.wipe() == OK
    assert context.squeeze(1)[0] == ERR_STATE
    assert context.init(alg) == OK  # and again
    assert context.final(outlen) == (OK, alg.expect(b"", outlen))
    assert context.wipe() == OK


@subjects
@pytest.mark.parametrize("name", ["sha224", "sha256", "sha3-256"])
def test_length_limit_of_sha2(lib, name):
    """FIPS 180-4 allows 2^61 - 1 bytes; SHA-3 has no limit."""
    alg, limit = ALGS[name], 2**61 - 1
    limited = name != "sha3-256"
    context = Context(lib)
    assert context.init(alg) == OK
    lib.probe_set_total(context.at, limit - 3, 0)
    assert context.update(b"abc") == OK
    assert context.update(b"") == OK
    assert context.update(b"d") == (ERR_LENGTH if limited else OK)
    assert context.final(alg.digest)[0] == (ERR_STATE if limited else OK)
    buffer = bytearray(16)
    if limited:
        assert lib.rvh_hash(alg.number, Context(lib).at, alg.digest, Context(lib).at, limit + 1) == ERR_LENGTH
    assert not any(buffer)
    assert one_shot(lib, alg, b"abc", alg.digest) == (OK, alg.expect(b"abc", alg.digest))


@pytest.mark.parametrize("software", SOFTWARE)
@pytest.mark.parametrize("name", ["sha384", "sha512", "sha512-224", "sha512-256"])
def test_length_limit_of_the_sha512_family(library, software, name):
    """FIPS 180-4 allows 2^125 - 1 bytes."""
    alg, context = ALGS[name], Context(library(software))
    assert context.init(alg) == OK
    context.lib.probe_set_total(context.at, 2**64 - 4, 2**61 - 1)
    assert context.update(b"abc") == OK
    assert context.update(b"d") == ERR_LENGTH
    assert context.final(alg.digest)[0] == ERR_STATE
    assert not any(context.raw()[1:])


@subjects
@algorithms
def test_nothing_stays_in_a_context(lib, alg):
    """After wipe, and after the digest of a fixed-length hash; also if the message was saved into its context."""
    secret = bytes(range(1, 61))
    for saved in (False, True):
        context = Context(lib)
        assert context.init(alg) == OK
        assert context.update(secret) == OK
        assert not saved or lib.rvh_clone(Context(lib).at, context.at) in (OK, ERR_BUSY)
        assert context.update(secret) == OK
        assert context.wipe() == OK
        assert not context.left_over()
        if alg.digest:
            assert context.init(alg) == OK
            assert context.update(secret) == OK
            assert not saved or lib.rvh_clone(Context(lib).at, context.at) in (OK, ERR_BUSY)
            assert context.final(alg.digest)[0] == OK
            assert not context.left_over(1)  # the first byte says that it is over


@subjects
@algorithms
def test_nothing_stays_of_a_restored_message(lib, alg):
    context = Context(lib)
    assert context.init(alg) == context.update(bytes(range(1, 61))) == OK
    status, saved = context.save()
    assert status == OK
    assert context.wipe() == OK
    for more in (b"", bytes(range(1, 200))):
        context = Context(lib)
        assert context.restore(saved) == context.update(more) == context.wipe() == OK
        assert not context.left_over()


@pytest.mark.parametrize("software", SOFTWARE)
@algorithms
def test_clone_in_every_phase(library, software, alg):
    lib, rng = library(software), random.Random(alg.number)
    for _ in range(20):
        head, tails = rng.randbytes(rng.randrange(300)), [rng.randbytes(rng.randrange(300)) for _ in range(2)]
        one, two = Context(lib), Context(lib)
        assert one.init(alg) == OK
        assert one.update(head) == OK
        assert lib.rvh_clone(two.at, one.at) == OK
        assert lib.rvh_clone(one.at, one.at) == OK
        outlen = alg.digest or 200
        for context, tail in zip((one, two), tails, strict=True):
            assert context.update(tail) == OK
        for context, tail in zip((one, two), tails, strict=True):
            assert context.final(outlen) == (OK, alg.expect(head + tail, outlen))
        if not alg.digest:
            assert lib.rvh_clone(two.at, one.at) == OK
            assert one.squeeze(100) == two.squeeze(100) == (OK, alg.expect(head + tails[0], 300)[200:])
        else:
            assert lib.rvh_clone(two.at, one.at) == ERR_STATE


def test_messages_in_turns_and_one_engine(saving):
    """Any number of messages are in hardware, copies among them; each is saved when another one comes."""
    lib, alg, shake = saving, ALGS["sha3-384"], ALGS["shake128"]
    before = lib.rvh_hw_used()
    one, two, three, four = (Context(lib) for _ in range(4))
    assert one.init(alg) == two.init(alg) == four.init(shake) == OK
    assert four.final(5) == (OK, shake.expect(b"", 5))
    for i in range(100):
        assert one.update(bytes([i] * 3)) == two.update(bytes([i] * 5)) == OK
        assert four.squeeze(i) == (OK, shake.expect(b"", 10000)[5 + i * (i - 1) // 2 :][:i])
        assert one_shot(lib, alg, b"abc", 48) == (OK, alg.expect(b"abc", 48))
        if i == 50:
            assert lib.rvh_clone(three.at, one.at) == OK
    assert one.final(48) == (OK, alg.expect(b"".join(bytes([i] * 3) for i in range(100)), 48))
    assert two.final(48) == (OK, alg.expect(b"".join(bytes([i] * 5) for i in range(100)), 48))
    assert three.final(48) == (OK, alg.expect(b"".join(bytes([i] * 3) for i in range(51)), 48))
    assert four.wipe() == OK
    assert lib.rvh_hw_used() == before + 3 + 100


def test_starting_anew_without_an_end(driven):
    """The same context again: its message in hardware is given up, and the new one is in hardware too."""
    lib, alg = driven, ALGS["sha3-384"]
    before = lib.rvh_hw_used()
    context = Context(lib)
    for _ in range(3):
        assert context.init(alg) == OK
        assert context.update(b"abcde") == OK
    assert lib.rvh_hw_used() == before + 3
    assert context.final(48) == (OK, alg.expect(b"abcde", 48))


def test_clone_over_a_message_in_hardware_frees_it(driven):
    lib, alg = driven, ALGS["sha256"]
    one, two = Context(lib), Context(lib)
    assert one.init(alg) == two.init(alg) == OK
    assert two.update(b"abc") == OK
    assert lib.rvh_clone(one.at, two.at) == OK
    before = lib.rvh_hw_used()
    assert one_shot(lib, alg, b"x", 32)[0] == OK
    assert lib.rvh_hw_used() == before + 1
    assert one.final(32) == two.final(32) == (OK, alg.expect(b"abc", 32))


def test_a_moved_context_gives_no_digest(driven):
    """A context in hardware may not be copied by assignment."""
    lib, alg = driven, ALGS["sha256"]
    one = Context(lib)
    assert one.init(alg) == one.update(b"z" * 300) == OK
    two = Context(lib)
    two.memory[:] = one.memory[:]
    assert two.update(b"x") == ERR_HW
    assert two.final(32) == (ERR_STATE, b"\xa5" * 32)
    assert one.update(b"abc") == OK
    assert one.final(32) == (OK, alg.expect(b"z" * 300 + b"abc", 32))

# SPDX-License-Identifier: Apache-2.0
"""The bare sponge: any rate, 24 or 12 rounds, any suffix, pad to rate; misuse changes nothing."""

import random

import pytest
from Crypto.Hash import TurboSHAKE128, TurboSHAKE256, keccak

from tests.sw.cases import SPONGES, Case
from tests.sw.swlib import ALGS, ERR_ARG, ERR_STATE, FAKES, OK, SUBJECTS, Context

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids="-".join)
sponges = pytest.mark.parametrize("case", SPONGES, ids=lambda c: c.name)
RATES = [72, 104, 136, 144, 168]


@pytest.fixture
def lib(library, subject):
    return library(*subject)


def run(lib, rate: int, rounds: int, suffix: int, message: bytes, outlen: int) -> bytes:
    """Output of a sponge in one piece."""
    context = Context(lib)
    assert context.sponge_init(rate, rounds) == OK
    assert context.update(message) == OK
    status, out = context.sponge_final(suffix, outlen)
    assert status == OK
    assert context.wipe() == OK
    return out


@subjects
@pytest.mark.parametrize("name", [n for n, a in ALGS.items() if a.number >= 8])
def test_sha3_is_a_sponge(lib, name):
    """FIPS 202 section 6: with the suffix of SHA-3 or SHAKE it is SHA-3 or SHAKE."""
    alg, rng = ALGS[name], random.Random(1)
    for n in (0, 1, alg.block - 1, alg.block, 3 * alg.block + 5):
        message = rng.randbytes(n)
        outlen = alg.digest or 300
        got = run(lib, alg.block, 24, 0x06 if alg.digest else 0x1F, message, outlen)
        assert got == alg.expect(message, outlen)


@subjects
@pytest.mark.parametrize("bits", [224, 256, 384, 512])
def test_keccak_without_domain_bits(lib, bits):
    message = bytes(range(200))
    want = keccak.new(digest_bits=bits, data=message).digest()
    assert run(lib, 200 - bits // 4, 24, 0x01, message, bits // 8) == want


@subjects
@pytest.mark.parametrize(("rate", "turbo"), [(168, TurboSHAKE128), (136, TurboSHAKE256)])
def test_twelve_rounds(lib, rate, turbo):
    """Of every suffix, at lengths where the first and the last byte of the padding fall together too."""
    rng = random.Random(rate)
    for suffix in range(0x01, 0x80):
        message = rng.randbytes(rng.choice([rate - 1, rate, rng.randrange(500)]))
        want = turbo.new(domain=suffix, data=message).read(400)
        assert run(lib, rate, 12, suffix, message, 400) == want


@subjects
@pytest.mark.parametrize("rounds", [24, 12])
@pytest.mark.parametrize("rate", RATES)
def test_every_sponge(lib, rate, rounds):
    """Pieces, squeezes and pads against the model."""
    rng = random.Random(rate + rounds)
    for _ in range(5):
        suffix = rng.randrange(0x01, 0x80)
        context, model = Context(lib), Case("", rate, 0, rounds, suffix).model()
        assert context.sponge_init(rate, rounds) == OK
        for _ in range(rng.randrange(5)):
            piece = rng.randbytes(rng.choice([0, 1, 7, 8, rate - 1, rate, rate + 1]))
            assert context.update(piece, align=rng.randrange(4)) == OK
            model.absorb(piece)
            if rng.randrange(2):
                assert context.pad() == OK
                model.pad()
        model.finish(suffix)
        first = rng.randrange(2 * rate)
        assert context.sponge_final(suffix, first) == (OK, model.squeeze(first))
        for n in (0, 1, rate, 9):
            assert context.squeeze(n) == (OK, model.squeeze(n))
        assert context.wipe() == OK


@subjects
@pytest.mark.parametrize("name", [n for n, a in ALGS.items() if a.number >= 8])
def test_pad_to_rate(lib, name):
    """For SHA-3 and SHAKE too, in hardware too: as many zeros as there is room for, none between blocks."""
    alg = ALGS[name]
    for n in (0, 1, 2, 7, alg.block - 1, alg.block, alg.block + 3):
        context, message = Context(lib), bytes(range(1, 200))[:n]
        assert context.init(alg) == OK
        used = lib.rvh_hw_used()
        assert context.update(message) == OK
        assert context.pad() == context.pad() == OK
        assert context.update(b"tail") == OK
        whole = message + bytes(-n % alg.block) + b"tail"
        outlen = alg.digest or 50
        assert context.final(outlen) == (OK, alg.expect(whole, outlen))
        assert context.wipe() == OK
        assert lib.rvh_hw_used() == used


@subjects
@sponges
def test_a_sponge_beside_another_message(lib, subject, case):
    """Both are in hardware if there is some."""
    context, other, sha = Context(lib), Context(lib), ALGS["sha256"]
    before = lib.rvh_hw_used()
    assert case.begin(context) == other.init(sha) == OK
    assert lib.rvh_hw_used() == before + 2 * (subject[1] in FAKES)
    assert context.update(b"abc") == other.update(b"def") == OK
    assert case.end(context, 40) == (OK, case.expect(b"abc", 40))
    assert other.final(32) == (OK, sha.expect(b"def", 32))
    assert context.wipe() == OK
    assert not context.left_over()


@subjects
@pytest.mark.parametrize(
    ("rate", "rounds"),
    [*((r, 24) for r in (0, 1, 71, 73, 135, 167, 169, 200, 328)), *((168, n) for n in (0, 1, 11, 13, 23, 25, 36, 280))],
)
def test_no_such_sponge(lib, rate, rounds):
    context = Context(lib)
    before = context.raw()
    assert context.sponge_init(rate, rounds) == ERR_ARG
    assert context.raw() == before


@subjects
def test_misuse(lib):
    context, sha, sha2 = Context(lib, fill=0), ALGS["sha3-256"], ALGS["sha512"]
    assert lib.rvh_sponge_init(None, 168, 24) == lib.rvh_pad_to_rate(None) == ERR_ARG
    assert lib.rvh_sponge_final(None, 1, None, 0) == ERR_ARG
    assert context.pad() == context.sponge_final(4, 8)[0] == ERR_STATE  # not started
    assert context.sponge_init(168, 24) == OK
    assert context.update(b"abc") == OK
    assert context.final(32) == (ERR_STATE, b"\xa5" * 32)  # it has no suffix of its own
    assert context.squeeze(1)[0] == ERR_STATE
    for suffix in (0x00, 0x80, 0xFF):
        assert context.sponge_final(suffix, 32) == (ERR_ARG, b"\xa5" * 32)
    assert lib.rvh_sponge_final(context.at, 4, None, 1) == ERR_ARG
    want = Case("", 168, 0, 24, 4).expect(b"abc", 64)
    assert lib.rvh_sponge_final(context.at, 4, None, 0) == OK
    assert context.squeeze(64) == (OK, want)
    assert context.sponge_final(4, 8)[0] == context.pad() == context.update(b"x") == ERR_STATE
    assert context.wipe() == OK
    for alg, pad in ((sha, OK), (sha2, ERR_STATE)):
        assert context.init(alg) == OK
        assert context.sponge_final(6, alg.digest) == (ERR_STATE, b"\xa5" * alg.digest)
        assert context.pad() == pad
        assert context.final(alg.digest) == (OK, alg.expect(b"", alg.digest))
        assert context.pad() == ERR_STATE


@subjects
@sponges
def test_clone(lib, case):
    one, two = Context(lib), Context(lib)
    assert case.begin(one) == OK
    assert one.update(b"head") == OK
    assert lib.rvh_clone(two.at, one.at) == OK
    assert two.update(b" and tail") == OK
    assert case.end(one, 30) == (OK, case.expect(b"head", 30))
    assert case.end(two, 30) == (OK, case.expect(b"head and tail", 30))

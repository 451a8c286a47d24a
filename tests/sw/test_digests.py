# SPDX-License-Identifier: Apache-2.0
"""The portable C against hashlib: every build, every algorithm, and the mmio driver over a model of its device."""

import random

import pytest

from tests.sw.swlib import ALGS, OK, SUBJECTS, Context, one_shot

# One list of subjects for one set of tests: three builds without hardware, and the driver.

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids="-".join)
algorithms = pytest.mark.parametrize("alg", ALGS.values(), ids=ALGS)


@subjects
@algorithms
def test_every_length_to_three_blocks(library, subject, alg):
    """Lengths 0 to 3 blocks, in one call, at changing alignments of message and output."""
    lib, rng = library(*subject), random.Random(alg.number)
    message = rng.randbytes(3 * alg.block)
    for n in range(len(message) + 1):
        outlen = alg.digest or rng.randrange(2 * alg.block)
        got = one_shot(lib, alg, message[:n], outlen, align=n % 8, to=n // 8 % 4)
        assert got == (OK, alg.expect(message[:n], outlen)), n


@subjects
@algorithms
def test_random_splits(library, subject, alg):
    """Messages in pieces of any length, empty ones too, from any alignment."""
    lib, rng = library(*subject), random.Random(100 + alg.number)
    for _ in range(60):
        message = rng.randbytes(rng.randrange(6 * alg.block))
        context, at = Context(lib), 0
        assert context.init(alg) == OK
        while at < len(message):
            n = rng.choice([0, 1, 2, 3, 4, 5, 7, 8, alg.block - 1, alg.block, rng.randrange(3 * alg.block)])
            assert context.update(message[at : at + n], align=rng.randrange(8)) == OK
            at += n
        outlen = alg.digest or rng.randrange(200)
        assert context.final(outlen, align=rng.randrange(4)) == (OK, alg.expect(message, outlen))
        assert context.wipe() == OK


@subjects
@algorithms
def test_two_pieces_cut_everywhere(library, subject, alg):
    lib = library(*subject)
    message = bytes(range(alg.block + 9))
    outlen = alg.digest or 33
    want = alg.expect(message, outlen)
    for cut in range(len(message) + 1):
        context = Context(lib)
        assert context.init(alg) == OK
        assert context.update(message[:cut], align=cut % 4) == OK
        assert context.update(message[cut:], align=cut // 4 % 4) == OK
        assert context.final(outlen) == (OK, want), cut
        assert context.wipe() == OK


@subjects
@pytest.mark.parametrize("alg", [ALGS["shake128"], ALGS["shake256"]], ids=["shake128", "shake256"])
def test_random_squeezes(library, subject, alg):
    """SHAKE output in pieces of any length, over several blocks."""
    lib, rng = library(*subject), random.Random(alg.number)
    for _ in range(60):
        message = rng.randbytes(rng.randrange(2 * alg.block))
        context = Context(lib)
        assert context.init(alg) == OK
        assert context.update(message) == OK
        pieces = [rng.choice([0, 1, 2, 3, 4, 5, 8, rng.randrange(2 * alg.block)]) for _ in range(12)]
        out = b""
        for i, n in enumerate(pieces):
            status, part = (context.squeeze if i else context.final)(n, align=rng.randrange(4))
            assert status == OK
            out += part
        assert out == alg.expect(message, len(out))
        assert context.wipe() == OK


@subjects
@algorithms
def test_long_message(library, subject, alg):
    """More than a length counter of 16 bits can hold."""
    lib = library(*subject)
    message = random.Random(7).randbytes(70_001)
    outlen = alg.digest or 5000
    assert one_shot(lib, alg, message, outlen, align=1) == (OK, alg.expect(message, outlen))
    assert lib.rvh_hw_used() > 0 or subject[1] == "none"

# SPDX-License-Identifier: Apache-2.0
"""Saved messages: at every byte, from any build into any other, in the layout of the golden model."""

import ctypes
import functools
import random

import pytest

from rvhash.model import Context as Saved
from rvhash.model import Hash, ModelError
from tests.sw.cases import CASES, EXTENDABLE, Case
from tests.sw.swlib import (
    ALGS,
    ERR_ARG,
    ERR_CONTEXT,
    ERR_LENGTH,
    ERR_STATE,
    OK,
    SOFTWARE,
    SPONGE,
    Context,
    one_shot,
)

PAIRS = [("good", "compact"), ("compact", "good"), ("lanes", "good"), ("good", "lanes")]

cases = pytest.mark.parametrize("case", CASES, ids=lambda c: c.name)
extendable = pytest.mark.parametrize("case", EXTENDABLE, ids=lambda c: c.name)
pairs = pytest.mark.parametrize("pair", PAIRS, ids="-to-".join)
software = pytest.mark.parametrize("build", SOFTWARE)


def message_of(case: Case) -> bytes:
    return random.Random(case.name).randbytes(2 * case.block + 5)


@functools.cache
def saved_by_model(case: Case) -> list[bytes]:
    """What the model saves after each number of message bytes."""
    saved = []
    for cut in range(len(message_of(case)) + 1):
        model = case.model()
        model.absorb(message_of(case)[:cut])
        saved.append(model.save())
    return saved


@pairs
@cases
def test_every_byte_of_a_message(library, pair, case):
    """Saved here, restored there; what is saved is what the model saves, and the saved message itself goes on."""
    here, there = (library(build) for build in pair)
    message = message_of(case)
    want = OK, case.expect(message, case.outlen)
    for cut in range(len(message) + 1):
        one, two = Context(here), Context(there)
        assert case.begin(one) == OK
        assert one.update(message[:cut]) == OK
        before = one.raw()
        assert one.save(align=cut % 4) == (OK, saved_by_model(case)[cut]), cut
        assert one.raw() == before
        assert two.restore(saved_by_model(case)[cut], align=cut // 4 % 4) == OK
        for context in (one, two):
            assert context.update(message[cut:]) == OK
            assert case.end(context, case.outlen) == want, cut
            assert context.wipe() == OK


@pairs
@extendable
def test_every_byte_of_an_output(library, pair, case):
    """A position at the end of a block and one at the start of the next are both legal and both go on."""
    here, there = (library(build) for build in pair)
    whole = case.expect(b"abc", 2 * case.block + 60)
    for cut in range(2 * case.block + 4):
        one, two = Context(here), Context(there)
        assert case.begin(one) == OK
        assert one.update(b"abc") == OK
        assert case.end(one, cut) == (OK, whole[:cut])
        status, saved = one.save(align=cut % 4)
        assert status == OK
        assert saved[2] == 1
        assert int.from_bytes(saved[4:6], "little") == ((cut - 1) % case.block + 1 if cut else 0)
        assert two.restore(saved) == OK
        assert one.squeeze(50) == two.squeeze(50) == (OK, whole[cut : cut + 50]), cut
        assert two.update(b"x") == ERR_STATE
        assert one.wipe() == two.wipe() == OK


@software
@cases
def test_the_model_goes_on(library, build, case):
    """A message that C has begun ends in the model; output that C has begun goes on there."""
    message = message_of(case)
    for cut in (0, 1, case.block - 1, case.block, case.block + 7):
        context, model = Context(library(build)), Hash()
        assert case.begin(context) == OK
        assert context.update(message[:cut]) == OK
        model.restore(context.save()[1])
        model.absorb(message[cut:])
        model.finish(case.suffix)
        assert model.squeeze(case.outlen) == case.expect(message, case.outlen)
        if not case.digest:
            whole = case.expect(message[:cut], cut + 90)
            assert case.end(context, cut) == (OK, whole[:cut])
            model = Hash()
            model.restore(context.save()[1])
            assert model.squeeze(90) == whole[cut:]
        assert context.wipe() == OK


@software
@cases
def test_bytes_that_do_not_matter(library, build, case):
    """After the position in the block area, and after the state of a sponge."""
    message = message_of(case)[: case.block + 9]
    lib = library(build)
    context = Context(lib)
    assert case.begin(context) == OK
    assert context.update(message) == OK
    saved = context.save()[1]
    assert len(saved) == case.saved_size == lib.rvh_saved_size(SPONGE if case.is_sponge else ALGS[case.name].number)
    free = 8 if case.is_keccak else case.block - 9
    assert not any(saved[-free:])
    assert Context(lib).restore(saved[:-free] + b"\xff" * free) == OK
    again = Context(lib)
    assert again.restore(saved[:-free] + b"\xff" * free) == OK
    assert again.save() == (OK, saved)
    assert case.end(again, case.outlen) == (OK, case.expect(message, case.outlen))


def field(at: int, size: int, value: int):
    """A change of a saved message: `size` bytes from byte `at`, little-endian."""
    return lambda saved: saved[:at] + value.to_bytes(size, "little") + saved[at + size :]


IMPOSSIBLE = {
    "version-0": field(0, 1, 0),
    "version-2": field(0, 1, 2),
    **{f"algorithm-{n}": field(1, 1, n) for n in (0, 7, 14, 16, 255)},
    "phase-2": field(2, 1, 2),
    "phase-129": field(2, 1, 129),
    "sponge-bits": field(3, 1, 0x10),
    "sponge-rate": field(3, 1, 5),
    "sponge-rate-12": field(3, 1, 15),
    "position-block": lambda s: field(4, 2, block_of(s))(s),
    "position-high": field(4, 2, 0x103),
    "position-max": field(4, 2, 0xFFFF),
    "unread": field(6, 2, 1),
    "unread-high": field(6, 2, 0x100),
    "reserved-first": field(8, 1, 1),
    "reserved-last": field(15, 1, 0x80),
    "length-position": field(16, 1, 4),
    "length-61": field(16, 16, 1 << 125 | 3),
    "length-top": field(31, 1, 0x80),
    "short": lambda s: s[:-1],
    "long": lambda s: s + b"\0",
    "header-only": lambda s: s[:32],
    "less-than-a-header": lambda s: s[:31],
    "empty": lambda s: b"",
}


def block_of(saved: bytes) -> int:
    return Saved.decode(saved).algorithm.block_bytes


def refuse(lib, bad: bytes, by_model: bool = True) -> None:
    """C and the model refuse it, and the context, which holds a message, is as it was."""
    if by_model:
        with pytest.raises(ModelError):
            Hash().restore(bad)
    context, sha = Context(lib), ALGS["sha3-384"]
    assert context.init(sha) == OK
    assert context.update(b"precious") == OK
    before = context.raw()
    assert context.restore(bad) == ERR_CONTEXT
    assert context.raw() == before
    assert context.final(48) == (OK, sha.expect(b"precious", 48))


@software
@pytest.mark.parametrize("change", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_impossible_context(library, build, change):
    for case in CASES:
        context = Context(library(build))
        assert case.begin(context) == OK
        assert context.update(b"abc") == OK
        refuse(library(build), change(context.save()[1]))


def read_ahead(case: Case, given: int) -> bytes:
    """What an engine that reads ahead saves after so many bytes of output: the rest of their block is unread."""
    model, blocks = case.model(), given // case.block + 1
    model.absorb(b"abc")
    model.finish(case.suffix)
    got = model.squeeze(blocks * case.block + 1)
    context = Saved.decode(model.save())
    context.position, context.unread = 0, got[given : blocks * case.block]
    return context.encode()


@software
@extendable
def test_output_that_was_read_ahead(library, build, case):
    """It comes first; the message is saved without it, as portable C would have saved it."""
    lib, whole = library(build), case.expect(b"abc", 4 * case.block)
    for given in (0, 1, 3, 4, case.block - 1, case.block, case.block + 5, 2 * case.block - 4):
        saved = read_ahead(case, given)
        unread = int.from_bytes(saved[6:8], "little")
        assert len(saved) == 240 + unread + -unread % 16
        context, plain = Context(lib), Context(lib)
        assert context.restore(saved, align=given % 4) == OK
        assert plain.restore(case_at(case, given)) == OK
        assert context.save() == plain.save() == (OK, case_at(case, given))
        assert context.squeeze(unread + 9) == (OK, whole[given : given + unread + 9])
        for n in (4, 6, 32, len(saved) - 100):  # position, length and first byte of what is unread, state
            refuse(lib, saved[:n] + bytes([saved[n] ^ 1]) + saved[n + 1 :], by_model=False)
        refuse(lib, saved[:-1])
        refuse(lib, saved[:240] + saved[256:])
        refuse(lib, field(6, 2, case.block + 1)(saved))


def case_at(case: Case, given: int) -> bytes:
    """The same without what was read ahead."""
    model = case.model()
    model.absorb(b"abc")
    model.finish(case.suffix)
    model.squeeze(given + 1)
    context = Saved.decode(model.save())
    context.position -= 1
    return context.encode()


@software
@cases
def test_parameters_that_only_some_have(library, build, case):
    """A phase, sponge parameters or a length where the algorithm has none; a position after the output block."""
    lib = library(build)
    context = Context(lib)
    assert case.begin(context) == OK
    saved = context.save()[1]
    if case.digest:
        refuse(lib, field(2, 1, 1)(saved))
    else:
        refuse(lib, field(4, 2, case.block + 1)(field(2, 1, 1)(saved)))
        assert Context(lib).restore(field(4, 2, case.block)(field(2, 1, 1)(saved))) == OK
    if not case.is_sponge:
        refuse(lib, field(3, 1, 1)(saved))
        refuse(lib, field(3, 1, 8)(saved))
    if case.is_keccak:
        refuse(lib, field(16, 16, case.block)(saved))
        refuse(lib, field(16, 16, 1 << 64)(saved))


@software
@pytest.mark.parametrize("name", ["sha224", "sha256", "sha384", "sha512", "sha512-224", "sha512-256"])
def test_length_to_the_limit(library, build, name):
    """The longest message that FIPS 180-4 allows can be restored and ended; one byte more is one too many."""
    lib, case = library(build), next(c for c in CASES if c.name == name)
    limit = 2**61 - 1 if case.block == 64 else 2**125 - 1
    context = Context(lib)
    assert case.begin(context) == OK
    saved = context.save()[1]
    refuse(lib, field(16, 16, limit + 1)(saved))
    near = field(4, 2, case.block - 4)(field(16, 16, limit - 3)(saved))
    model, last = Hash(), Context(lib)
    model.restore(near)
    model.absorb(b"abc")
    model.finish()
    assert last.restore(near) == OK
    assert last.update(b"abc") == OK
    assert int.from_bytes(last.save()[1][16:32], "little") == limit
    again = Context(lib)
    assert again.restore(last.save()[1]) == OK
    assert last.final(case.digest) == (OK, model.squeeze(case.digest))
    assert again.update(b"d") == ERR_LENGTH
    assert again.final(case.digest)[0] == ERR_STATE


@software
@pytest.mark.parametrize("name", ["sha384", "sha512", "sha512-224", "sha512-256"])
@pytest.mark.parametrize("length", [2**61, 2**64 - 128, 2**64 - 1, 2**64, 2**64 + 200, 2**124 + 2**67 + 9])
def test_length_in_128_bits(library, build, name, length):
    """The length goes over from the lower half to the upper, and all of it is hashed."""
    lib, case = library(build), next(c for c in CASES if c.name == name)
    context = Context(lib)
    assert case.begin(context) == OK
    saved = field(4, 2, length % 128)(field(16, 16, length)(context.save()[1]))
    model = Hash()
    model.restore(saved)
    model.absorb(bytes(range(150)))
    model.finish()
    assert context.restore(saved) == OK
    assert context.save()[1] == saved
    for i in range(0, 150, 50):
        assert context.update(bytes(range(i, i + 50))) == OK
    assert int.from_bytes(context.save()[1][16:32], "little") == length + 150
    assert context.final(case.digest) == (OK, model.squeeze(case.digest))


def test_length_of_a_message_that_leaves_hardware(fresh_driver, library):
    """It goes over to the upper half while the message has no place in hardware."""
    alg, soft, driven = ALGS["sha512"], Context(library("good")), Context(fresh_driver)
    assert soft.init(alg) == OK
    saved = field(16, 8, 2**64 - 128)(soft.save()[1])
    assert soft.restore(saved) == driven.restore(saved) == OK
    others = [Context(fresh_driver) for _ in range(5)]
    for other in others:
        assert other.init(alg) == other.update(b"open") == OK
    data = bytes(range(256))
    assert soft.update(data) == driven.update(data) == OK
    assert driven.final(64) == soft.final(64)


@software
@cases
def test_save_that_cannot_be(library, build, case):
    """A buffer too small, no buffer, no message, a digest that was given out: nothing is written."""
    lib, context = library(build), Context(library(build), fill=0)
    assert context.save() == (ERR_STATE, b"")
    assert case.begin(context) == OK
    for size in (0, 1, 32, case.saved_size - 1):
        assert context.save(size) == (ERR_ARG, b"")
    assert context.save(case.saved_size)[0] == OK
    size, buffer = ctypes.c_size_t(7), Context(lib)
    assert lib.rvh_save(None, buffer.at, 240, ctypes.byref(size)) == ERR_ARG
    assert lib.rvh_save(context.at, None, 240, ctypes.byref(size)) == ERR_ARG
    assert lib.rvh_save(context.at, buffer.at, 240, None) == ERR_ARG
    assert lib.rvh_restore(None, buffer.at, 240) == lib.rvh_restore(context.at, None, 240) == ERR_ARG
    assert lib.rvh_restore(context.at, None, 0) == ERR_ARG
    assert size.value == 7
    assert case.end(context, case.outlen)[0] == OK
    assert context.save()[0] == (ERR_STATE if case.digest else OK)
    assert context.wipe() == OK
    assert context.save() == (ERR_STATE, b"")


def test_saved_size_of_no_algorithm(library):
    assert [library("good").rvh_saved_size(n) for n in (0, 7, 14, 16, 255, -1)] == [0] * 6


@pytest.mark.parametrize("alg", ALGS.values(), ids=ALGS)
def test_message_in_hardware(saving, library, alg):
    """It is saved as in software, and restored into hardware, at any byte."""
    lib, soft = saving, library("good")
    outlen, message = alg.digest or 33, bytes(range(256)) * 2
    used = lib.rvh_hw_used()
    for cut in (0, 1, 7, alg.block - 1, alg.block, alg.block + 1, 300):
        one, two, three = Context(lib), Context(lib), Context(soft)
        assert one.init(alg) == three.init(alg) == OK
        if cut:
            assert one.update(message[:cut]) == three.update(message[:cut]) == OK
        assert one.save() == three.save()
        status, saved = one.save()
        assert status == OK
        assert one.restore(saved[:-1]) == ERR_CONTEXT
        assert two.restore(saved) == three.restore(saved) == OK
        for c in (one, two, three):
            assert c.update(message[cut:]) == OK
            assert c.final(outlen) == (OK, alg.expect(message, outlen))
            assert c.wipe() == OK
    assert lib.rvh_hw_used() == used + 14


@extendable
def test_output_in_hardware(saving, library, case):
    """At any byte of it, read ahead or not: saved as in software, and each goes on in the other."""
    lib, soft = saving, library("good")
    whole = case.expect(b"abc", 8 * case.block)
    for cut in (*range(6), case.block - 1, case.block, case.block + 1, 2 * case.block - 3, 2 * case.block + 2):
        contexts = one, two, three, four = Context(lib), Context(lib), Context(soft), Context(soft)
        for c in (one, three):
            assert case.begin(c) == c.update(b"abc") == OK
            assert case.end(c, cut) == (OK, whole[:cut])
        status, saved = one.save(align=cut % 4)
        assert status == OK
        assert one.save() == (OK, saved)
        model = Hash()
        model.restore(saved)
        assert model.squeeze(90) == whole[cut : cut + 90]
        used = lib.rvh_hw_used()
        assert two.restore(three.save()[1], align=cut % 4) == four.restore(saved) == OK
        assert lib.rvh_hw_used() == used + 1
        for c in contexts:
            for at in range(cut, cut + 200, 67):
                assert c.squeeze(67) == (OK, whole[at : at + 67]), (cut, at)
            assert c.save()[0] == c.wipe() == OK


def test_output_of_two_blocks_back(saving):
    """A byte of a word is given, and the engine has read the whole next block ahead: both are taken back."""
    lib, alg = saving, ALGS["shake128"]
    one, two = Context(lib), Context(lib)
    whole = alg.expect(b"abc", 700)
    for cut in range(165, 172):
        assert one.init(alg) == one.update(b"abc") == OK
        assert one.final(cut) == (OK, whole[:cut])
        assert one_shot(lib, ALGS["sha256"], b"x", 32)[0] == OK  # it leaves the engine
        assert two.restore(one.save()[1]) == OK
        assert one.squeeze(400) == two.squeeze(400) == (OK, whole[cut : cut + 400])
        assert one.wipe() == two.wipe() == OK

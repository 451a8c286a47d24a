# SPDX-License-Identifier: Apache-2.0
"""The driver over hardware without DMA: bytes that are kept until a word is full, for the peripheral by its windows and
for the coprocessor by operands; and the latter, which cannot save a message, with more than one of them."""

import random

import pytest

from tests.sw.derived import Derived
from tests.sw.hmac_calls import expect
from tests.sw.swlib import ALGS, ERR_BUSY, ERR_HW, ERR_STATE, OK, Context, one_shot
from tests.sw.test_driver import everything

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")

ALG, SHAKE = ALGS["sha3-384"], ALGS["shake128"]
MESSAGE = bytes(i * 3 % 256 for i in range(700))
KEPT = 240  # RVH_DEVICE_KEEPS of the coprocessor


@pytest.fixture(params=["fresh_windows", "fresh_words"])
def lib(request):
    return request.getfixturevalue(request.param)


@pytest.mark.parametrize("name", ALGS)
def test_random_pieces(lib, name):
    """Of any length and at any address, with another message in between."""
    alg, rng = ALGS[name], random.Random(name)
    for _ in range(20):
        message, context, at = rng.randbytes(rng.randrange(700)), Context(lib), 0
        assert context.init(alg) == OK
        while at < len(message):
            n = rng.choice((1, 2, 3, 5, 8, rng.randrange(300)))
            assert context.update(message[at : at + n], align=rng.randrange(4)) == OK
            at += n
            if rng.random() < 0.3:
                assert one_shot(lib, ALG, message[:n], 48) == (OK, ALG.expect(message[:n], 48))
        outlen = alg.digest or rng.randrange(300)
        assert context.final(outlen, align=rng.randrange(4)) == (OK, alg.expect(message, outlen))
        assert context.wipe() == OK


@pytest.mark.parametrize("kept", range(4))
def test_pad_behind_kept_bytes(lib, kept):
    """Zeros up to the block, of the message in the engine and of one that has not begun."""
    for n in (kept, 100 + kept, 300 + kept):
        context, alg = Context(lib), ALGS["sha3-256"]
        assert context.init(alg) == context.update(MESSAGE[:n]) == context.pad() == OK
        assert context.update(b"behind") == OK
        message = MESSAGE[:n] + bytes(-n % 136) + b"behind"
        assert context.final(32) == (OK, alg.expect(message, 32)), n


def test_device_with_dma_is_used_too(lib):
    """CAPABILITY does not matter."""
    for flip in (0, 1 << 8 if lib.fake == "fake-windows" else 8):
        lib.fault("capability_flip", flip)
        assert one_shot(lib, ALG, MESSAGE, 48) == (OK, ALG.expect(MESSAGE, 48))
    assert lib.rvh_hw_used() == 2


def test_words_that_the_device_drops(fresh_windows):
    """ERROR says that a word had no use, or that there was none to read; the next message is right."""
    lib = fresh_windows
    for turn in range(4):
        context = Context(lib)
        assert context.init(SHAKE) == context.update(MESSAGE[:100]) == OK
        if turn % 2:
            assert context.final(8)[0] == OK
        lib.fake_leave(1)  # somebody wiped it
        if turn % 2:
            assert context.squeeze(8) == (ERR_HW, bytes(8))
            assert context.squeeze(8)[0] == ERR_STATE
        else:
            assert context.update(MESSAGE[:100]) == ERR_HW
        assert one_shot(lib, ALG, MESSAGE, 48) == (OK, ALG.expect(MESSAGE, 48))


def test_device_that_is_never_done(fresh_windows):
    lib = fresh_windows
    lib.fault("never_done")
    lib.fault("clock_step", 1000)
    assert one_shot(lib, ALG, MESSAGE, 48) == (ERR_HW, bytes(48))
    lib.fault("never_done", 0)
    assert one_shot(lib, ALG, MESSAGE, 48) == (OK, ALG.expect(MESSAGE, 48))


@pytest.mark.parametrize("fault", ["bad_job", "bad_status"])
def test_error_at_any_instruction(fresh_words, fault):
    """No call that ends well has a wrong output; the calls that come next are right."""
    lib, failed = fresh_words, 0
    lib.fault("status_flip", 1 << 19)
    for n in range(1, 30):
        lib.fault(fault, n)
        for status, out, want in everything(lib):
            assert (status, out) == (OK, want) or (status in (ERR_HW, ERR_STATE) and not any(out.strip(b"\xa5")))
            failed += status == ERR_HW
        lib.fault(fault, 0)
        assert one_shot(lib, ALG, MESSAGE, 48) == (OK, ALG.expect(MESSAGE, 48))
    assert failed > 5


# ---- a message that cannot be saved ----


def test_message_begins_with_what_is_kept(fresh_words):
    """Until then it is cloned, saved and needs no engine; from then on it has the engine, and cannot be cloned."""
    lib = fresh_words
    for n in (0, 1, 7, 8, KEPT - 1, KEPT):
        one, two = Context(lib), Context(lib)
        assert one.init(ALG) == one.update(MESSAGE[:n]) == OK
        assert lib.rvh_clone(two.at, one.at) == OK
        for context, more in ((one, b""), (two, b"more")):
            assert context.update(more) == OK
            assert context.final(48) == (OK, ALG.expect(MESSAGE[:n] + more, 48))
    assert lib.rvh_hw_fallbacks() == 0
    one, two = Context(lib), Context(lib)
    assert one.init(ALG) == one.update(MESSAGE[: KEPT + 1]) == OK
    before = two.raw()
    assert lib.rvh_clone(two.at, one.at) == ERR_BUSY
    assert one.save() == (ERR_BUSY, b"")
    assert two.raw() == before
    assert one.final(48) == (OK, ALG.expect(MESSAGE[: KEPT + 1], 48))


def test_second_message_is_portable_c(fresh_words):
    """The first one stays in the engine, whatever comes, and is right; so is the other, and hardware is free then."""
    lib = fresh_words
    one, two = Context(lib), Context(lib)
    assert one.init(SHAKE) == two.init(ALG) == OK
    assert one.update(MESSAGE[:300]) == two.update(MESSAGE[:300]) == OK
    assert lib.rvh_hw_fallbacks() == 1
    assert one_shot(lib, ALG, MESSAGE, 48) == (OK, ALG.expect(MESSAGE, 48))
    assert lib.rvh_hw_fallbacks() == 2
    assert one.final(9) == (OK, SHAKE.expect(MESSAGE[:300], 9))
    assert two.update(MESSAGE[300:]) == OK
    assert two.final(48) == (OK, ALG.expect(MESSAGE, 48))
    assert one.squeeze(30) == (OK, SHAKE.expect(MESSAGE[:300], 39)[9:])
    assert one.wipe() == OK
    used = lib.rvh_hw_used()
    assert one_shot(lib, ALG, MESSAGE, 48) == (OK, ALG.expect(MESSAGE, 48))
    assert lib.rvh_hw_used() == used + 1


def test_saved_message(fresh_words, library):
    """One that has not begun goes on in portable C when it is saved; one that is restored is portable C."""
    lib, soft = fresh_words, library("good")
    one, two, three = Context(lib), Context(lib), Context(soft)
    for n in (0, 5, KEPT):
        assert one.init(ALG) == three.init(ALG) == OK
        assert one.update(MESSAGE[:n]) == three.update(MESSAGE[:n]) == OK
        status, saved = one.save()
        assert (status, saved) == three.save()
        assert two.restore(saved) == OK
        for context in (one, two):
            assert context.update(MESSAGE) == OK
            assert context.final(48) == (OK, ALG.expect(MESSAGE[:n] + MESSAGE, 48))


@pytest.mark.parametrize("name", [name for name, alg in ALGS.items() if alg.digest])
def test_hmac_key(fresh_words, name):
    """Its blocks are kept, so any number of messages are in hardware under it."""
    lib, alg = fresh_words, ALGS[name]
    k = Derived(lib, "hmac_key")
    assert k.call("init", alg.number, b"key") == OK
    for n in (0, 1, 100, 500):
        m = Derived(lib, "hmac")
        assert m.call("init", k.at) == m.call("update", MESSAGE[:n]) == OK
        assert m.output("final", alg.digest) == (OK, expect(alg, b"key", MESSAGE[:n]))
    assert k.call("wipe") == OK
    assert lib.rvh_hw_fallbacks() == 0


def test_wiped_contexts(fresh_words):
    """Nothing of a message stays in the engine or in a context."""
    lib = fresh_words
    for n in (5, KEPT, 500):
        context = Context(lib)
        assert context.init(ALG) == context.update(MESSAGE[:n]) == OK
        assert context.wipe() == OK
        lib.fake_rest()
        assert not lib.fake_secrets()
        assert not any(context.raw())


def test_thrown_away_context_gives_the_engine_back(fresh_words):
    """When another one starts where it lay."""
    lib, context = fresh_words, Context(fresh_words)
    assert context.init(ALG) == context.update(MESSAGE) == OK
    assert context.init(ALG) == context.update(MESSAGE) == OK
    assert lib.rvh_hw_fallbacks() == 0
    assert context.final(48) == (OK, ALG.expect(MESSAGE, 48))

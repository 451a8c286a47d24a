# SPDX-License-Identifier: Apache-2.0
"""Contexts that were discarded, copied or moved, and more messages than the driver has slots for.

On the simulated system: tests/soc/programs/frames.c.
"""

import ctypes
import re

import pytest

from tests.sw.swlib import (
    ALGS,
    ERR_BUSY,
    ERR_HW,
    ERR_STATE,
    HERE,
    OK,
    ROOT,
    SUBJECTS,
    SW,
    Context,
    link,
    native_flags,
    native_sources,
    one_shot,
    run,
)

SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-O1", "-g"]
SLOTS = int(re.search(r"define RVH_SLOTS (\d+)", (SW / "backend/driver/pool.h").read_text())[1])
MESSAGE = bytes(i * 5 % 256 for i in range(400))
SHAKE, SHA = ALGS["shake128"], ALGS["sha256"]


@pytest.mark.parametrize(
    "sanitize", [pytest.param([], id="plain", marks=pytest.mark.full), pytest.param(SANITIZE, id="sanitizers")]
)
@pytest.mark.parametrize(
    "subject",
    [pytest.param(s, marks=() if s[1] == "fake-xif" else pytest.mark.full) for s in SUBJECTS[2:]],
    ids="-".join,
)
def test_dead_frames(tmp_path, subject, sanitize):
    """A dead context under a live array, in every layout; and in a block of the heap that was given back."""
    program = tmp_path / "frames"
    flags = [*native_flags(*subject), f"-I{ROOT / 'tests/soc/programs'}", *sanitize]
    link(flags, [*native_sources(*subject), HERE / "frames_main.c"], program)
    assert run([program]).stdout == "0\n"


def opened(lib, count: int, alg=SHAKE, data: bytes = MESSAGE) -> list[Context]:
    contexts = [Context(lib) for _ in range(count)]
    for i, context in enumerate(contexts):
        assert context.init(alg) == context.update(bytes([i]) + data) == OK
    return contexts


def test_nothing_is_written_to_a_context_that_no_call_names(fresh_driver):
    """Not when it makes room, not when its memory holds something else by then."""
    one, two = Context(fresh_driver), Context(fresh_driver)
    for fill in (None, 0, 1, 0xA5, 0xFF):
        assert one.init(SHAKE) == one.update(b"abc") == OK
        if fill is not None:
            one.memory[:] = [int.from_bytes(bytes([fill]) * 8, "little")] * len(one.memory)
        before = one.raw()
        assert two.init(SHA) == two.update(MESSAGE) == OK
        assert two.final(32) == (OK, SHA.expect(MESSAGE, 32))
        assert one_shot(fresh_driver, SHA, MESSAGE, 32) == (OK, SHA.expect(MESSAGE, 32))
        assert one.raw() == before
        assert one.init(SHA) == one.wipe() == OK


def test_as_many_messages_as_there_are_slots(fresh_driver):
    """All of them are in hardware, in turns, and in their output."""
    contexts = opened(fresh_driver, SLOTS)
    for round_ in range(3):
        for i, context in enumerate(contexts):
            at = 90 * round_
            want = SHAKE.expect(bytes([i]) + MESSAGE, 300)[at : at + 90]
            assert (context.squeeze(90) if round_ else context.final(90)) == (OK, want)
            assert fresh_driver.rvh_hw_used() == SLOTS
    for context in contexts:
        assert context.raw()[2] == 1  # its home
        assert context.wipe() == OK


@pytest.mark.parametrize("alg", [ALGS[n] for n in ("sha256", "sha512", "sha3-256", "shake128")], ids=lambda a: a.number)
@pytest.mark.parametrize("more", [1, 3, 9])
def test_more_messages_than_slots(fresh_driver, alg, more):
    """Some go on in portable C, all are right, and so is what wants the engine for itself."""
    outlen = alg.digest or 333
    contexts = opened(fresh_driver, SLOTS + more, alg)
    moved, alone = [context.raw()[2] for context in contexts].count(0), 0  # their homes; messages in one call
    assert fresh_driver.rvh_hw_fallbacks() == moved == more - 1
    for context in contexts:
        assert context.update(MESSAGE[:77]) == OK
        used = fresh_driver.rvh_hw_used()
        assert one_shot(fresh_driver, SHA, MESSAGE, 32) == (OK, SHA.expect(MESSAGE, 32))
        alone += fresh_driver.rvh_hw_used() == used
    assert fresh_driver.rvh_hw_fallbacks() == [context.raw()[2] for context in contexts].count(0) + alone
    for cut in (5, outlen - 5) if not alg.digest else (outlen,):
        for i, context in enumerate(contexts):
            whole = alg.expect(bytes([i]) + MESSAGE + MESSAGE[:77], outlen)
            want = whole[:cut] if cut in (5, outlen) else whole[5:]
            first = cut in (5, outlen)
            assert (context.final(cut) if first else context.squeeze(cut)) == (OK, want)
    for context in contexts:
        assert context.wipe() == OK
    opened(fresh_driver, 1)[0].wipe()


def test_kept_messages_take_no_slot(fresh_driver):
    """Clones are in their contexts: any number of them, and hardware for each that goes on."""
    kept = []
    for _ in range(3 * SLOTS):
        (context,), copy = opened(fresh_driver, 1), Context(fresh_driver)
        assert fresh_driver.rvh_clone(copy.at, context.at) == OK
        assert copy.final(40) == (OK, SHAKE.expect(b"\0" + MESSAGE, 40))
        assert copy.wipe() == OK
        kept.append(context)
    assert fresh_driver.rvh_hw_used() == 3 * SLOTS
    assert all(context.raw()[2] == 1 for context in kept)
    for context in kept:
        assert context.final(40) == (OK, SHAKE.expect(b"\0" + MESSAGE, 40))
        assert context.wipe() == OK


def test_clone_of_output_needs_a_slot(fresh_driver):
    """The engine has read ahead: BUSY when every slot is taken, and nothing has changed."""
    contexts = opened(fresh_driver, SLOTS)
    for context in contexts:
        assert context.final(10)[0] == OK
    copies = [Context(fresh_driver) for _ in contexts]
    answers = [fresh_driver.rvh_clone(copy.at, contexts[0].at) for copy in copies]
    assert answers[-1] == ERR_BUSY
    assert copies[-1].raw() == b"\xa5" * len(copies[-1].raw())
    for i, context in enumerate(contexts):
        assert context.squeeze(50) == (OK, SHAKE.expect(bytes([i]) + MESSAGE, 60)[10:])
        assert context.wipe() == OK
    one, copy = opened(fresh_driver, 1)[0], copies[-1]
    assert one.final(10)[0] == fresh_driver.rvh_clone(copy.at, one.at) == OK
    for context in (copy, one):
        assert context.squeeze(50) == (OK, SHAKE.expect(b"\0" + MESSAGE, 60)[10:])
        assert context.wipe() == OK


def test_abandoned_messages(fresh_driver):
    """With every slot taken by contexts that went away, messages are portable C; memory that is used again gives its
    slot back.
    """
    size = fresh_driver.probe_context_size()
    gone = [ctypes.create_string_buffer(2 * size) for _ in range(SLOTS + 1)]
    shifted = [(ctypes.addressof(memory) + 15) // 16 * 16 for memory in gone]
    for at in shifted:
        assert fresh_driver.rvh_init(at, SHAKE.number) == fresh_driver.rvh_update(at, MESSAGE, 99) == OK
    before = fresh_driver.rvh_hw_used()
    contexts = opened(fresh_driver, 2)
    assert fresh_driver.rvh_hw_used() == before
    for at in shifted:  # a context that shares one of its bytes
        assert fresh_driver.rvh_init(at + size - 8, SHA.number) == fresh_driver.rvh_wipe(at + size - 8) == OK
    before = fresh_driver.rvh_hw_used()
    more = opened(fresh_driver, SLOTS - 1)
    assert fresh_driver.rvh_hw_used() == before + SLOTS - 1
    for context in more:
        assert context.wipe() == OK
    for i, context in enumerate(contexts):
        assert context.final(40) == (OK, SHAKE.expect(bytes([i]) + MESSAGE, 40))


def copied(context: Context) -> Context:
    copy = Context(context.lib)
    ctypes.memmove(copy.at, context.at, len(copy.raw()))
    return copy


@pytest.mark.parametrize("evicted", [False, True])
@pytest.mark.parametrize("output", [False, True])
def test_copied_context(fresh_driver, evicted, output):
    """It gets no digest, and the message of the original is as it was."""
    for what in ("update", "final", "clone", "save"):
        (one,) = opened(fresh_driver, 1)
        given = 8 if output else 0
        if output:
            assert one.final(8)[0] == OK
        if evicted:
            assert one_shot(fresh_driver, SHA, MESSAGE, 32)[0] == OK
        copy = copied(one)
        if what == "update":
            assert copy.update(b"x") == (ERR_STATE if output else ERR_HW)
        elif what == "final":
            assert (copy.squeeze(20) if output else copy.final(20)) == (ERR_HW, bytes(20))
        elif what == "clone":
            assert fresh_driver.rvh_clone(Context(fresh_driver).at, copy.at) == ERR_HW
        else:
            assert copy.save()[0] == ERR_HW
        want = SHAKE.expect(b"\0" + MESSAGE, 100)[given:]
        assert (one.squeeze(100 - given) if output else one.final(100)) == (OK, want)
        assert one.wipe() == OK


@pytest.mark.parametrize("evicted", [False, True])
def test_context_that_is_put_back(fresh_driver, evicted):
    """As it was before a call: the message has gone on, and what it was cannot be had any more."""
    (one,) = opened(fresh_driver, 1)
    before = one.raw()
    assert one.update(b"more") == OK
    if evicted:
        assert one_shot(fresh_driver, SHA, MESSAGE, 32)[0] == OK
    ctypes.memmove(one.at, before, len(before))
    assert one.final(20) == (ERR_HW, bytes(20))
    assert opened(fresh_driver, 1)[0].final(20) == (OK, SHAKE.expect(b"\0" + MESSAGE, 20))


@pytest.mark.parametrize("dead", [False, True])
def test_messages_in_memory_outlive_the_device(fresh_driver, dead):
    """What is in a slot or in a context goes on in portable C when the device dies; what is in the engine is lost."""
    first, second, third = opened(fresh_driver, 3)
    kept = Context(fresh_driver)
    assert fresh_driver.rvh_clone(kept.at, second.at) == OK
    if dead:
        fresh_driver.fault("never_idle")
    assert third.update(b"") == third.wipe() - (ERR_HW if dead else OK) == OK
    for context, i in ((first, 0), (second, 1), (kept, 1)):
        assert context.final(40) == (OK, SHAKE.expect(bytes([i]) + MESSAGE, 40))
        assert context.squeeze(3) == (OK, SHAKE.expect(bytes([i]) + MESSAGE, 43)[40:])
        assert context.squeeze(200) == (OK, SHAKE.expect(bytes([i]) + MESSAGE, 243)[43:])
        assert (context.raw()[2] == 0) == dead


# ---- what is left in the engine ----


def test_no_hash_value_stays_in_the_engine(fresh_driver):
    """After a message in a context, a kept message that is wiped, and rvh_hw_wipe; not after one call."""
    lib = fresh_driver

    def left() -> int:
        lib.fake_rest()
        return lib.fake_secrets()

    for name, alg in ALGS.items():
        context = Context(lib)
        assert context.init(alg) == context.update(MESSAGE) == OK
        assert context.final(alg.digest or 40)[0] == OK
        assert left() == (not alg.digest), name
        assert context.wipe() == OK
        assert not left()
        kept, copy = opened(lib, 1, alg)[0], Context(lib)
        assert lib.rvh_clone(copy.at, kept.at) == OK
        assert copy.wipe() == kept.wipe() == OK
        assert not left()
    assert one_shot(lib, SHA, MESSAGE, 32)[0] == OK
    assert lib.rvh_hw_wipe() == OK
    assert not left()
    (one,) = opened(lib, 1)
    assert lib.rvh_hw_wipe() == OK
    assert one.final(40) == (OK, SHAKE.expect(b"\0" + MESSAGE, 40))


def test_hash_value_of_an_earlier_program_is_wiped(fresh_driver):
    """The processor starts again beside a device that was not reset: rvh_hw_wipe is the first call."""
    lib = fresh_driver

    def starts_again() -> None:
        ctypes.c_uint32.in_dll(lib, "rvh_driver").value = 0  # its state

    assert one_shot(lib, SHA, MESSAGE, 32)[0] == OK
    lib.fake_rest()
    assert lib.fake_secrets()
    starts_again()
    assert lib.rvh_hw_wipe() == OK
    lib.fake_rest()
    assert not lib.fake_secrets()
    assert one_shot(lib, SHA, MESSAGE, 32)[0] == OK
    starts_again()
    lib.fault("never_idle")
    assert lib.rvh_hw_wipe() == ERR_HW


def test_no_hmac_state_stays_in_the_engine(fresh_driver):
    """Of a key, its messages in one call and in pieces, and its end."""
    from tests.sw.derived import Derived

    lib, alg = fresh_driver, ALGS["sha3-384"]
    for key in (b"key", b"long" * 100):
        k, m = Derived(lib, "hmac_key"), Derived(lib, "hmac")
        assert k.call("init", alg.number, key) == OK
        lib.fake_rest()
        assert not lib.fake_secrets()
        assert m.call("init", k.at) == m.call("update", MESSAGE) == OK
        assert m.output("final", 48)[0] == OK
        lib.fake_rest()
        assert not lib.fake_secrets()
        assert k.call("wipe") == OK
        lib.fake_rest()
        assert not lib.fake_secrets()

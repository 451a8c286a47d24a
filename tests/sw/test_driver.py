# SPDX-License-Identifier: Apache-2.0
"""The driver over a device that misbehaves, the peripheral or the coprocessor: no hang, and never a wrong digest."""

import ctypes
import random
import re

import pytest

from tests.sw.swlib import ALGS, ERR_HW, ERR_STATE, OK, SW, Context, one_shot
from tests.sw.xof_calls import declared, in_parts

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(60, method="thread")

ALG = ALGS["sha3-384"]
MESSAGE = bytes(i % 256 for i in range(200))
RIGHT = OK, ALG.expect(MESSAGE, 48)
FAILED = ERR_HW, bytes(48)

IDLE, ABSORB, BUSY, DONE = 1, 2, 4, 8


def streamed(lib, message: bytes = MESSAGE) -> tuple[int, bytes]:
    """The digest by init, update, final."""
    context = Context(lib)
    assert context.init(ALG) == OK
    assert context.update(message) == OK
    return context.final(48)


# The minor version that the driver is written for, as bits that turn it into the next one.
MINOR = int(re.search(r"VERSION__MINOR_reset (\w+)", (SW / "include/rvh_mmio_regs.h").read_text())[1], 0)
NEWER = MINOR ^ (MINOR + 1)


@pytest.mark.parametrize(
    ("fault", "value"),
    [
        ("name_flip", 1),
        ("version_flip", 1 << 16),
        ("version_flip", 3 << 16),
        ("version_flip", MINOR),
        ("version_flip", 3 << 16 | MINOR),
        ("capability_flip", 1 << 8),
        ("capability_flip", 1 << 12),
    ],
)
def test_unknown_device_is_left_alone(fresh_mmio, fault, value):
    """Wrong NAME, another major version, a minor one that is too old, no DMA, wider words of the engine: portable C."""
    fresh_mmio.fault(fault, value)
    assert one_shot(fresh_mmio, ALG, MESSAGE, 48) == RIGHT
    assert streamed(fresh_mmio) == RIGHT
    assert fresh_mmio.rvh_hw_used() == 0


@pytest.mark.parametrize("flip", [7, 1 << 4, 1 << 28])
def test_device_without_a_family_or_with_wider_words_or_operands_is_left_alone(fresh_xif, flip):
    fresh_xif.fault("capability_flip", flip)
    assert one_shot(fresh_xif, ALG, MESSAGE, 48) == RIGHT
    assert streamed(fresh_xif) == RIGHT
    assert fresh_xif.rvh_hw_used() == 0


@pytest.mark.parametrize("flip", [NEWER, MINOR ^ 1, MINOR ^ 0xFFFF])
def test_other_minor_version_is_used(fresh_mmio, flip):
    """A newer one, the oldest one, the last one."""
    fresh_mmio.fault("version_flip", flip)
    assert one_shot(fresh_mmio, ALG, MESSAGE, 48) == RIGHT
    assert fresh_mmio.rvh_hw_used() == 1


def test_digest_behind_a_shorter_one(fresh_any):
    """The room for output is in the device between calls: a call that asked for less leaves the next one enough."""
    short = Context(fresh_any)
    assert short.init(ALGS["sha224"]) == OK
    assert short.update(b"abc") == OK
    assert short.final(28) == (OK, ALGS["sha224"].expect(b"abc", 28))
    for name in ("sha512", "sha3-512"):
        assert one_shot(fresh_any, ALGS[name], MESSAGE, 64) == (OK, ALGS[name].expect(MESSAGE, 64))
    assert fresh_any.rvh_hw_used() == 3


@pytest.mark.parametrize("state", [ABSORB, DONE])
def test_whatever_was_left_is_wiped_first(fresh_any, state):
    fresh_any.fake_leave(state)
    assert one_shot(fresh_any, ALG, MESSAGE, 48) == RIGHT
    assert fresh_any.rvh_hw_used() == 1


@pytest.mark.parametrize("state", [0, ABSORB])
def test_byte_order_that_was_left(fresh_mmio, state):
    """CONFIG is cleared, after a job that is in the way."""
    if state:
        fresh_mmio.fake_leave(state)
        fresh_mmio.fault("late_wipe", 5)
    fresh_mmio.fault("config", 3)
    assert one_shot(fresh_mmio, ALG, MESSAGE, 48) == RIGHT
    assert fresh_mmio.rvh_hw_used() == 1


def test_device_that_is_never_done(fresh_mmio):
    """A bounded time, then an error; once it recovers it is used again."""
    fresh_mmio.fault("never_done")
    fresh_mmio.fault("clock_step", 1000)
    before = fresh_mmio.fake_polls()
    assert one_shot(fresh_mmio, ALG, MESSAGE, 48) == FAILED
    assert fresh_mmio.fake_polls() - before < 2000
    assert streamed(fresh_mmio) == FAILED
    assert one_shot(fresh_mmio, ALG, MESSAGE, 48, align=1) == FAILED
    used = fresh_mmio.rvh_hw_used()
    fresh_mmio.fault("never_done", 0)
    assert one_shot(fresh_mmio, ALG, MESSAGE, 48) == RIGHT
    assert fresh_mmio.rvh_hw_used() == used + 1


@pytest.mark.parametrize(("step", "late"), [(1, 90_000), (0, 90_000), (25, 3_500), (300, 300)])
def test_slow_memory_is_waited_for(fresh_mmio, step, late):
    """The timeout is time, independent of the number of status reads; a stopped clock counts the reads."""
    fresh_mmio.fault("clock_step", step)
    fresh_mmio.fault("late", late)
    assert one_shot(fresh_mmio, ALG, MESSAGE, 48) == RIGHT
    assert one_shot(fresh_mmio, ALGS["shake128"], MESSAGE, 9)[0] == OK
    assert streamed(fresh_mmio) == RIGHT
    assert fresh_mmio.rvh_hw_used() == 3


def test_patience_is_chosen(fresh_mmio):
    """At run time, for each job and for each byte that it moves."""
    lib = fresh_mmio
    lib.fault("clock_step", 1)
    lib.fault("late", 3_000)
    lib.rvh_mmio_patience(100, 0)
    assert one_shot(lib, ALG, MESSAGE, 48) == FAILED
    before, context = lib.fake_polls(), Context(lib)
    assert context.init(ALG) == OK
    assert context.update(MESSAGE) == ERR_HW
    assert lib.fake_polls() - before < 2_500
    lib.rvh_mmio_patience(100, 20)  # 200 bytes
    assert one_shot(lib, ALG, MESSAGE, 48) == RIGHT
    lib.rvh_mmio_patience(0xFFFFFFFF, 0xFFFFFFFF)
    assert streamed(lib) == RIGHT


def test_patience_beyond_32_bits(fresh_mmio):
    """The ticks of a job; the clock itself has 32 bits."""
    lib = fresh_mmio
    lib.rvh_mmio_patience(100, 1 << 31)  # for 248 bytes: 124 times 2^32
    lib.fault("clock_step", 1 << 30)
    lib.fault("late", 1_000 + 2 * 400)  # 1,000 reads of the status, and 400 of both
    assert one_shot(lib, ALG, MESSAGE, 48) == RIGHT
    lib.fault("late", 1_000 + 2 * 600)
    assert one_shot(lib, ALG, MESSAGE, 48) == FAILED


def test_refused_command_is_no_success(fresh_mmio):
    """STATUS.FAILED says so, when the device works on a job that the driver does not know of and refuses its own."""
    lib = fresh_mmio
    assert one_shot(lib, ALG, MESSAGE, 48) == RIGHT
    lib.fault("late", 500)
    lib.mmio_command(0x1001 | ALG.number << 8)  # somebody's START with words that are to come
    assert one_shot(lib, ALG, MESSAGE, 48) == FAILED
    lib.fault("late", 0)
    assert one_shot(lib, ALG, MESSAGE, 48) == RIGHT


@pytest.mark.parametrize("fake", ["fresh_mmio", "fresh_windows"])
def test_errors_of_somebody_else_are_not_the_drivers(request, fake):
    lib = request.getfixturevalue(fake)
    assert one_shot(lib, ALG, MESSAGE, 48) == RIGHT
    for stray in (lambda: lib.mmio_push(1), lib.mmio_pop, lambda: lib.mmio_command(3)):
        stray()
        assert one_shot(lib, ALG, MESSAGE, 48) == RIGHT
        stray()
        assert streamed(lib) == RIGHT
    assert lib.rvh_hw_used() == 7


def test_device_that_never_wipes(fresh_any):
    """It counts as dead, and software does the work."""
    assert one_shot(fresh_any, ALG, MESSAGE, 48) == RIGHT
    context = Context(fresh_any)
    assert context.init(ALG) == context.update(b"x") == OK
    fresh_any.fault("never_idle")
    assert context.wipe() == ERR_HW
    assert not context.left_over()
    assert one_shot(fresh_any, ALG, MESSAGE, 48) == RIGHT
    assert streamed(fresh_any) == RIGHT
    assert fresh_any.rvh_hw_used() == 2


@pytest.mark.parametrize("align", [0, 1])
def test_bus_error_in_the_message_means_no_digest(fresh_driver, align):
    assert one_shot(fresh_driver, ALG, b"", 48)[0] == OK
    fresh_driver.fault("bad_job")
    assert one_shot(fresh_driver, ALG, MESSAGE, 48, align=align) == FAILED
    fresh_driver.fault("bad_job")
    context = Context(fresh_driver)
    assert context.init(ALG) == OK
    assert context.update(MESSAGE, align=align) == ERR_HW
    assert context.final(48)[0] == ERR_STATE
    fresh_driver.fault("bad_job", 2)
    assert streamed(fresh_driver) == FAILED
    assert one_shot(fresh_driver, ALG, MESSAGE, 48) == RIGHT
    assert streamed(fresh_driver) == RIGHT


def test_error_in_a_squeeze_means_no_output(fresh_any):
    shake = ALGS["shake128"]
    context = Context(fresh_any)
    assert context.init(shake) == OK
    assert context.final(10) == (OK, shake.expect(b"", 10))
    fresh_any.fake_leave(IDLE)  # somebody wiped it
    assert context.squeeze(20) == (ERR_HW, bytes(20))
    assert context.squeeze(20)[0] == ERR_STATE


@pytest.mark.parametrize("squeezing", [False, True])
def test_message_that_cannot_be_saved_is_lost_alone(fresh_driver, squeezing):
    """A bus error while it makes room for another: its own end fails, the other one is right."""
    shake = ALGS["shake128"]
    one, two = Context(fresh_driver), Context(fresh_driver)
    assert one.init(shake) == one.update(MESSAGE) == two.init(ALG) == OK
    if squeezing:
        assert one.final(10)[0] == OK
    fresh_driver.fault("bad_job")
    assert two.update(MESSAGE) == OK
    assert two.final(48) == RIGHT
    assert (one.squeeze(20) if squeezing else one.final(20)) == (ERR_HW, bytes(20))


def test_context_that_went_away_is_not_written_to(fresh_any):
    """Its memory holds something else when another message needs the engine."""
    one, two = Context(fresh_any), Context(fresh_any)
    for byte in (0, 1, 0xA5, 0xFF):
        assert one.init(ALG) == one.update(b"abc") == OK
        one.memory[:] = [int.from_bytes(bytes([byte]) * 8, "little")] * len(one.memory)
        assert two.init(ALG) == two.update(MESSAGE) == OK
        assert two.final(48) == RIGHT
        assert one.raw() == bytes([byte]) * len(one.raw())


def test_clone_of_a_message_that_cannot_be_saved(fresh_driver):
    one, two = Context(fresh_driver), Context(fresh_driver)
    assert one.init(ALG) == one.update(MESSAGE) == OK
    fresh_driver.fault("bad_job")
    before = two.raw()
    assert fresh_driver.rvh_clone(two.at, one.at) == ERR_HW
    assert two.raw() == before
    assert one.final(48) == FAILED
    assert one_shot(fresh_driver, ALG, MESSAGE, 48) == RIGHT


def test_save_of_a_message_that_cannot_be_saved(fresh_driver):
    one = Context(fresh_driver)
    assert one.init(ALG) == one.update(MESSAGE) == OK
    fresh_driver.fault("bad_job")
    assert one.save() == (ERR_HW, b"")
    assert one.final(48) == FAILED


def test_algorithm_that_the_device_lacks(fresh_any):
    """Software does it; the others are in hardware."""
    fresh_any.fault("capability_flip", 1 << 2)
    fresh_any.fault("refuse_alg", ALG.number)
    assert streamed(fresh_any) == RIGHT
    assert fresh_any.rvh_hw_used() == 0
    other = ALGS["sha256"]
    assert one_shot(fresh_any, other, MESSAGE, 32) == (OK, other.expect(MESSAGE, 32))
    assert fresh_any.rvh_hw_used() == 1


def test_one_call_of_an_algorithm_that_the_device_lacks(fresh_any):
    fresh_any.fault("capability_flip", 1 << 2)
    fresh_any.fault("refuse_alg", ALG.number)
    assert one_shot(fresh_any, ALG, MESSAGE, 48) == RIGHT
    assert one_shot(fresh_any, ALG, MESSAGE, 48, align=3) == RIGHT
    assert fresh_any.rvh_hw_used() == 0


# ---- every word in which the device answers ----

# What the calls below come to, in status words of the coprocessor, and how many of them are the ends of jobs.
STATUS_WORDS, JOBS = 26, 21
ERROR_BITS = [1 << bit for bit in (16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 27)]


def everything(lib) -> list[tuple[int, bytes, bytes]]:
    """Status and output of calls of every kind, each with the output that is right."""
    shake, sha = ALGS["shake128"], ALGS["sha256"]
    answers = []

    def call(status: int, out: bytes = b"", want: bytes = b"") -> None:
        answers.append((status, out, want))

    call(*one_shot(lib, ALG, MESSAGE, 48), RIGHT[1])
    call(*one_shot(lib, shake, MESSAGE, 50), shake.expect(MESSAGE, 50))
    one, two, three = (Context(lib) for _ in range(3))
    call(one.init(ALG))
    call(two.init(shake))
    for at in range(0, 200, 100):
        call(one.update(MESSAGE[at : at + 100]))
        call(two.update(MESSAGE[at : at + 100]))
    call(*two.final(9), shake.expect(MESSAGE, 9))
    call(lib.rvh_clone(three.at, one.at))
    call(*two.squeeze(30), shake.expect(MESSAGE, 39)[9:])
    call(*one.final(48), RIGHT[1])
    call(three.pad())
    call(*three.final(48), ALG.expect(MESSAGE + bytes(8), 48))
    call(*two.squeeze(200), shake.expect(MESSAGE, 239)[39:])
    call(two.wipe())
    call(*one_shot(lib, sha, MESSAGE, 32), sha.expect(MESSAGE, 32))
    return answers


def in_any_place(lib, fault: str) -> int:
    """In how many of the places calls failed. No call that ends well has a wrong output, others have none; the calls
    that come next are right."""
    assert all(status == OK and out == want for status, out, want in everything(lib))
    places = 0
    for n in range(1, STATUS_WORDS + 1):
        lib.fault(fault, n)
        answers = everything(lib)
        for status, out, want in answers:
            assert (status, out) == (OK, want) or (status in (ERR_HW, ERR_STATE) and not any(out.strip(b"\xa5")))
        places += any(status == ERR_HW for status, _, _ in answers)
        lib.fault(fault, 0)
        assert one_shot(lib, ALG, MESSAGE, 48) == RIGHT
        assert streamed(lib) == RIGHT
        state = (ctypes.c_uint32 * 2).in_dll(lib, "rvh_driver")
        state[1] = 0  # a device that counts as dead is looked at again
    return places


@pytest.mark.parametrize("flip", ERROR_BITS, ids=hex)
def test_error_in_any_status_word(fresh_xif, flip):
    """The job did well all the same: what it wrote is not given out."""
    fresh_xif.fault("status_flip", flip)
    assert (
        in_any_place(fresh_xif, "bad_status") == JOBS + 1
    )  # the first job twice; errors of what is wiped are forgotten


def test_status_word_that_is_not_written(fresh_xif):
    """What the word before said is not taken for it."""
    assert in_any_place(fresh_xif, "lost_status") >= JOBS


def test_job_that_fails_with_its_status_word(fresh_xif):
    """The memory port is closed: neither the digest nor the word that would tell it is written."""
    assert one_shot(fresh_xif, ALG, MESSAGE, 48) == RIGHT
    for align in (0, 1):
        fresh_xif.fault("bad_job", 1)
        fresh_xif.fault("lost_status", 1)
        assert one_shot(fresh_xif, ALG, MESSAGE, 48, align=align) == FAILED
        assert one_shot(fresh_xif, ALG, MESSAGE, 48) == RIGHT


@pytest.mark.parametrize("before", ["nothing", "a message"])
def test_parts_that_fail_with_their_status_word(fresh_xif, before):
    """The word that tells the end of what was before does not pass for theirs."""
    context = Context(fresh_xif)
    if before != "nothing":
        assert context.init(ALG) == context.update(MESSAGE) == OK
    words = 1 + (before == "nothing")  # of the end of what was before
    fresh_xif.fault("bad_job", 1 + (before == "a message"))  # it is saved
    fresh_xif.fault("lost_status", words + 1)
    assert in_parts(declared(fresh_xif).rvh_hashv, ALG, [MESSAGE[:9], MESSAGE[9:]], 48, random.Random(1)) == FAILED
    assert one_shot(fresh_xif, ALG, MESSAGE, 48) == RIGHT


def test_bus_error_in_any_job(fresh_driver):
    assert in_any_place(fresh_driver, "bad_job") >= JOBS - 1


@pytest.mark.parametrize("missing", range(3))
def test_family_that_the_device_lacks(fresh_any, missing):
    """Its messages are portable C, in one call and in pieces; the others are in hardware."""
    fresh_any.fault("capability_flip", 1 << missing)
    families = [("sha224", "sha256"), ("sha384", "sha512", "sha512-224", "sha512-256")]
    families.append(tuple(name for name in ALGS if name not in families[0] + families[1]))
    for family, names in enumerate(families):
        for name in names:
            alg = ALGS[name]
            outlen, used = alg.digest or 40, fresh_any.rvh_hw_used()
            fresh_any.fault("refuse_alg", alg.number if family == missing else 0)
            assert one_shot(fresh_any, alg, MESSAGE, outlen) == (OK, alg.expect(MESSAGE, outlen))
            context = Context(fresh_any)
            assert context.init(alg) == context.update(MESSAGE) == OK
            assert context.final(outlen) == (OK, alg.expect(MESSAGE, outlen))
            assert context.wipe() == OK
            assert fresh_any.rvh_hw_used() == used + 2 * (family != missing)

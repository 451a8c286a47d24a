# SPDX-License-Identifier: Apache-2.0
"""Calls that interrupt another one: a message in hardware stays unchanged, a new one is hashed by portable C.

What interrupts do on the simulated system is in tests/soc/programs/interrupts.c.
"""

import ctypes

import pytest

from tests.sw.swlib import ALGS, ERR_BUSY, OK, Context, one_shot

FALLBACK = 1  # rvh_result
MESSAGE = bytes(range(250)) * 2


@pytest.fixture
def busy(failing):
    """busy(n, call): `call`, whose n-th call of the backend has no time; the call says so."""

    def do(n: int, call):
        failing.failing_at(n, FALLBACK)
        answer = call()
        assert failing.failing_at(0, 0), "the backend was not called so often"
        return answer

    return do


@pytest.mark.parametrize("name", ["sha256", "sha512", "sha3-384", "shake128"])
def test_busy_changes_nothing(failing, busy, name):
    alg = ALGS[name]
    outlen = alg.digest or 50
    c = Context(failing)
    assert c.init(alg) == OK
    assert c.update(MESSAGE[:100]) == OK
    before = c.raw()
    assert busy(1, lambda: c.update(MESSAGE[100:])) == ERR_BUSY
    assert busy(1, c.wipe) == ERR_BUSY
    if name.startswith("sha3-"):
        assert busy(1, c.pad) == ERR_BUSY
    assert c.raw() == before
    assert c.update(MESSAGE[100:]) == OK
    if alg.digest:
        assert c.final(outlen) == (OK, alg.expect(MESSAGE, outlen))
        return
    assert c.final(20) == (OK, alg.expect(MESSAGE, 20))
    before = c.raw()
    assert busy(1, lambda: c.squeeze(30)) == (ERR_BUSY, b"\xa5" * 30)
    assert c.raw() == before
    assert c.squeeze(30) == (OK, alg.expect(MESSAGE, 50)[20:])
    assert c.wipe() == OK


class State(ctypes.Structure):
    """struct rvh_driver."""

    _fields_ = (
        ("at_work", ctypes.c_int32),
        ("state", ctypes.c_uint32),
        ("capability", ctypes.c_uint32),
        ("used", ctypes.c_uint32),
        ("owner", ctypes.c_void_p),
    )


class Driver:
    """The driver over the model of a device."""

    def __init__(self, lib: ctypes.CDLL):
        self.lib = lib
        self._state = State.in_dll(lib, "rvh_driver")

    def interrupted(self, call):
        """`call` by a handler in the middle of another call, which must find the driver as it was."""
        self._state.at_work = 1
        before = bytes(self._state)
        answer = call()
        assert bytes(self._state) == before
        self._state.at_work = 0
        return answer


@pytest.fixture
def driver(fresh_driver):
    return Driver(fresh_driver)


def opened(lib, alg, data: bytes) -> Context:
    used = lib.rvh_hw_used()
    c = Context(lib)
    assert c.init(alg) == OK
    assert c.update(data) == OK
    assert lib.rvh_hw_used() == used + 1
    return c


@pytest.mark.parametrize("name", ALGS)
def test_message_in_hardware_waits(driver, name):
    alg, lib = ALGS[name], driver.lib
    outlen = alg.digest or 20
    c = opened(lib, alg, MESSAGE[:33])
    other = Context(lib)
    untouched = other.raw()
    assert driver.interrupted(lambda: c.update(MESSAGE[33:])) == ERR_BUSY
    assert driver.interrupted(lambda: c.final(outlen)) == (ERR_BUSY, b"\xa5" * outlen)
    assert driver.interrupted(c.wipe) == ERR_BUSY
    assert driver.interrupted(c.save) == (ERR_BUSY, b"")
    assert driver.interrupted(lambda: lib.rvh_clone(other.at, c.at)) == ERR_BUSY
    assert other.raw() == untouched
    if name.startswith("sha3-"):
        assert driver.interrupted(c.pad) == ERR_BUSY
    assert c.update(MESSAGE[33:]) == OK
    assert c.final(outlen) == (OK, alg.expect(MESSAGE, outlen))
    if not alg.digest:
        assert driver.interrupted(lambda: c.squeeze(30)) == (ERR_BUSY, b"\xa5" * 30)
        assert c.squeeze(30) == (OK, alg.expect(MESSAGE, 50)[20:])
        assert c.wipe() == OK


def test_owner_is_not_overwritten(driver):
    """A clone or a restore over a message in hardware, which cannot be cleared now, has to wait. A start need not:
    it is portable C, and the next call with time forgets what was in hardware.
    """
    alg, lib = ALGS["sha3-256"], driver.lib
    c, soft = opened(lib, alg, b"four"), Context(lib)
    assert driver.interrupted(lambda: soft.init(alg)) == OK
    status, saved = soft.save()
    assert status == OK
    before = c.raw()
    assert driver.interrupted(lambda: lib.rvh_clone(c.at, soft.at)) == ERR_BUSY
    assert driver.interrupted(lambda: c.restore(saved)) == ERR_BUSY
    assert c.raw() == before
    assert driver.interrupted(lambda: c.init(alg)) == OK
    assert driver.interrupted(lambda: c.update(b"four")) == OK
    assert soft.update(b"two") == OK
    assert soft.final(32) == (OK, alg.expect(b"two", 32))
    assert one_shot(lib, alg, b"three", 32) == (OK, alg.expect(b"three", 32))
    assert c.final(32) == (OK, alg.expect(b"four", 32))
    assert driver.interrupted(c.wipe) == ERR_BUSY
    assert c.wipe() == OK
    assert driver.interrupted(c.wipe) == OK


def test_new_messages_are_portable_c(driver):
    lib = driver.lib
    for alg in ALGS.values():
        used, fallbacks, outlen = lib.rvh_hw_used(), lib.rvh_hw_fallbacks(), alg.digest or 70
        c = Context(lib)
        assert driver.interrupted(lambda a=alg, n=outlen: one_shot(lib, a, MESSAGE, n)) == (
            OK,
            alg.expect(MESSAGE, outlen),
        )
        assert driver.interrupted(lambda a=alg, c=c: c.init(a)) == OK
        assert driver.interrupted(lambda c=c: c.update(MESSAGE)) == OK
        assert driver.interrupted(lambda c=c, n=outlen: c.final(n)) == (OK, alg.expect(MESSAGE, outlen))
        assert driver.interrupted(c.wipe) == OK
        assert lib.rvh_hw_used() == used
        assert lib.rvh_hw_fallbacks() == fallbacks + 2

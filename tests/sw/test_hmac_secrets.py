# SPDX-License-Identifier: Apache-2.0
"""HMAC in C leaks no secrets: data left in memory and on the stack, and after a failure of the hardware."""

import ctypes
import random

import pytest

from tests.sw.derived import Derived
from tests.sw.hmac_calls import algorithms, begun, expect, prepared, subjects, tag, verify
from tests.sw.swlib import (
    ALGS,
    ERR_BUSY,
    ERR_HW,
    ERR_STATE,
    ERR_TAG,
    OK,
    SOFTWARE,
    Context,
    placed,
)


@pytest.fixture
def lib(library, subject):
    return library(*subject)


# ---- remaining data ----


@subjects
@algorithms
def test_nothing_stays_in_memory(lib, alg):
    """A message that ended or was wiped is all zeros, and so is a wiped key."""
    k = prepared(lib, alg, bytes(range(1, 200)))
    for end in ("final", "final_verify", "wipe"):
        m = begun(lib, k)
        assert m.call("update", bytes(range(1, 250))) == OK
        if end == "final":
            assert m.output(end, alg.digest)[0] == OK
        else:
            assert m.call(end, *[b"x" * 8] * (end == "final_verify")) in (OK, ERR_TAG)
        assert not any(m.raw())
    assert any(k.raw())
    assert k.call("wipe") == OK
    assert not any(k.raw())


def traces(secret: bytes) -> set[bytes]:
    """What of a secret would be recognised: its words, as they are or with the bytes swapped."""
    found = {secret[i : i + 4] for i in range(0, len(secret) - 3, 4)}
    return {w for word in found for w in (word, word[::-1]) if len({*w, 0}) == 5}  # no lengths, no heads of pointers


def left_on_stack(lib, name: str, arguments: list[int], status: int = OK) -> bytes:
    copy = ctypes.create_string_buffer(12_000)
    function = ctypes.cast(getattr(lib, name), ctypes.c_void_p)
    six = (ctypes.c_size_t * 6)(*arguments)
    assert lib.probe_stack(function, six, copy, ctypes.c_size_t(len(copy))) == status
    return copy.raw


@pytest.mark.parametrize("software", SOFTWARE)
@algorithms
@pytest.mark.parametrize("key_len", [40, 300])
def test_nothing_stays_on_the_stack(library, software, alg, key_len):
    """Neither K0 nor a pad block, no state of the key or of the message, no inner digest."""
    lib, rng = library(software), random.Random(key_len)
    key, data, size = rng.randbytes(key_len), rng.randbytes(333), alg.digest
    (kept, key_at), (kept_too, data_at) = placed(key, 0), placed(data, 0)
    out = ctypes.create_string_buffer(64)
    to, k = ctypes.addressof(out), Derived(lib, "hmac_key", fill=0)

    k0 = (alg.expect(key, size) if key_len > alg.block else key).ljust(alg.block, b"\0")
    ipad, opad = bytes(b ^ 0x36 for b in k0), bytes(b ^ 0x5C for b in k0)
    inner = alg.expect(ipad + data, size)
    whole = expect(alg, key, data)
    secrets = traces(key) | traces(k0) | traces(ipad) | traces(opad) | traces(inner) | traces(whole[4:])

    def clean(name: str, *arguments: int, status: int = OK) -> None:
        stack = left_on_stack(lib, name, [*arguments, *[0] * (6 - len(arguments))], status)
        found = [w.hex() for w in secrets if w in stack]
        assert len(found) < 2, (name, found)  # one can be chance

    left_on_stack(lib, "rvh_hmac_key_init", [k.at, alg.number, key_at, len(key), 0, 0])
    secrets |= traces(k.raw())
    clean("rvh_hmac_key_init", k.at, alg.number, key_at, len(key))
    m = Derived(lib, "hmac", fill=0)
    assert m.call("init", k.at) == OK
    left_on_stack(lib, "rvh_hmac_update", [m.at, data_at, len(data), 0, 0, 0])
    secrets |= traces(m.raw()[: lib.probe_context_size()])
    clean("rvh_hmac_final", m.at, to, 4)
    clean("rvh_hmac_tag", k.at, to, 4, data_at, len(data))
    assert out.raw[:4] == whole[:4]
    clean("rvh_hmac_verify", k.at, to, 4, data_at, len(data))
    assert m.call("init", k.at) == OK
    assert m.call("update", data) == OK
    clean("rvh_hmac_final_verify", m.at, to, 4)
    clean("rvh_hmac_key_wipe", k.at)
    del kept, kept_too


@pytest.mark.parametrize(("software", "name"), [("good", "sha512"), ("lanes", "sha256"), ("lanes", "sha3-256")])
def test_what_stays_on_the_stack_is_seen(library, software, name):
    """rvh_update cleans nothing before the message ends."""
    lib, alg = library(software), ALGS[name]
    secret = random.Random(1).randbytes(alg.block)
    buffer, at = placed(secret, 0)
    context = Context(lib, fill=0)
    assert context.init(alg) == OK
    stack = left_on_stack(lib, "rvh_update", [context.at, at, len(secret), 0, 0, 0])
    assert sum(w in stack for w in traces(secret) | traces(context.raw())) > 5
    del buffer


# ---- hardware that fails ----

FALLBACK, FAILURE = 1, 2  # rvh_result


def each_failure(lib, call, answer: int = FAILURE):
    """Do `call` with a failure of its first call of the backend, its second, until none is left; yields each status."""
    for n in range(1, 100):
        lib.failing_at(n, answer)
        status = call()
        if not lib.failing_at(0, 0):
            assert n > 1
            assert status == OK
            return
        yield status
    raise AssertionError("it does not end")


@pytest.mark.parametrize("key_len", [10, 500])
def test_failing_hardware_makes_no_key(failing, key_len):
    alg, key = ALGS["sha256"], b"k" * key_len
    k = Derived(failing, "hmac_key")
    seen = 0
    for status in each_failure(failing, lambda: k.call("init", alg.number, key)):
        assert status == ERR_HW
        assert not any(k.raw())
        assert tag(failing, k, b"x", 8) == (ERR_STATE, b"\xa5" * 8)
        seen += 1
    assert seen == 8 + (key_len > alg.block)  # start, absorb, clone, wipe, for each context; a hash
    assert tag(failing, k, b"x", 32) == (OK, expect(alg, key, b"x"))


def test_hardware_that_cannot_be_cloned_makes_no_key(failing):
    k = Derived(failing, "hmac_key")
    for number in (3, 8):  # the clones; calls before them are starts and absorbs
        failing.failing_at(number, FALLBACK)
        assert k.call("init", ALGS["sha256"].number, b"key") == ERR_BUSY
        assert failing.failing_at(0, 0)
        assert not any(k.raw())
    k = prepared(failing, ALGS["sha256"], b"key")
    m = Derived(failing, "hmac")
    before = m.raw()
    failing.failing_at(1, FALLBACK)
    assert m.call("init", k.at) == ERR_BUSY
    assert m.raw() == before
    failing.failing_at(1, FALLBACK)
    assert tag(failing, k, b"x", 8) == (ERR_BUSY, b"\xa5" * 8)


def test_failing_hardware_gives_no_tag(failing):
    alg, data = ALGS["sha3-512"], b"some data"
    k = prepared(failing, alg, b"key")
    want = expect(alg, b"key", data)
    last, seen = [], 0

    def one_call() -> int:
        last[:] = [tag(failing, k, data, 64)]
        return last[0][0]

    def in_parts() -> int:
        m = Derived(failing, "hmac")
        statuses = [m.call("init", k.at), m.call("update", data)]
        last[:] = [m.output("final", 64)]
        statuses.append(last[0][0])
        return next((s for s in statuses if s != OK), OK)

    for call in (one_call, in_parts):
        for status in each_failure(failing, call):
            assert status == ERR_HW
            assert last[0][0] in (ERR_HW, ERR_STATE)
            assert last[0][1] == (bytes(64) if last[0][0] == ERR_HW else b"\xa5" * 64)
            seen += 1
        assert last == [(OK, want)]
    for status in each_failure(failing, lambda: verify(failing, k, data, want)):
        assert status == ERR_HW
    assert seen > 10
    assert verify(failing, k, data, want) == OK

# SPDX-License-Identifier: Apache-2.0
"""HMAC of the C library, for the tests that call it."""

import ctypes
import hmac
import random

import pytest

from tests.sw.derived import Derived
from tests.sw.swlib import ALGS, OK, SUBJECTS, Alg, placed, written

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids="-".join)
FIXED = {name: alg for name, alg in ALGS.items() if alg.digest}
algorithms = pytest.mark.parametrize("alg", FIXED.values(), ids=FIXED)


def expect(alg: Alg, key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, alg.hashlib_name)


def prepared(lib, alg: Alg, key: bytes) -> Derived:
    k = Derived(lib, "hmac_key")
    assert k.call("init", alg.number, key) == OK
    return k


def begun(lib, k: Derived) -> Derived:
    m = Derived(lib, "hmac")
    assert m.call("init", k.at) == OK
    return m


def tag(lib, k: Derived, message: bytes, tag_len: int, align: int = 0) -> tuple[int, bytes]:
    """rvh_hmac_tag: status and tag."""
    buffer, at = placed(message, align)
    result = written(lambda to: lib.rvh_hmac_tag(*words(k.at, to, tag_len, at, len(message))), tag_len, (align + 1) % 4)
    del buffer
    return result


def verify(lib, k: Derived, message: bytes, claim: bytes) -> int:
    """rvh_hmac_verify."""
    (kept, at), (kept_too, where) = placed(message, 1), placed(claim, 3)
    status = lib.rvh_hmac_verify(*words(k.at, where, len(claim), at, len(message)))
    del kept, kept_too
    return status


def words(*arguments: int) -> list[ctypes.c_size_t]:
    return [ctypes.c_size_t(a) for a in arguments]


def in_pieces(m: Derived, message: bytes, rng: random.Random) -> None:
    while message:
        n = rng.choice([0, 1, 3, 8, 64, rng.randrange(400)])
        assert m.call("update", message[:n]) == OK
        message = message[n:]

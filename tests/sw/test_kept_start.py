# SPDX-License-Identifier: Apache-2.0
"""A kept key of KMAC and a kept start of cSHAKE: clones that continue independently."""

import random

import pytest

from tests.rvhash.model import derived as pycryptodome
from tests.sw.derived import Derived
from tests.sw.hmac_calls import in_pieces, subjects
from tests.sw.swlib import ERR_BUSY, ERR_STATE, FAKES, OK, SAVING

NOT_SAVING = [("good", fake) for fake in FAKES if fake not in SAVING]
strengths = pytest.mark.parametrize("strength", [128, 256])


@pytest.fixture
def lib(library, subject):
    return library(*subject)


@subjects
@strengths
@pytest.mark.parametrize("xof", [False, True])
def test_kmac_with_a_kept_key(lib, subject, strength, xof):
    """A prepared rvh_kmac is cloned for each message, and stays as it is. Hardware that saves no message says BUSY."""
    rng = random.Random(strength)
    key, custom = rng.randbytes(rng.choice([0, 32, 300])), b"app 1"
    k = Derived(lib, "kmac")
    assert k.call("init", strength, key, custom) == OK
    messages = [[Derived(lib, "kmac"), rng.randbytes(rng.choice([0, 1, 135, 136, 168, 500]))] for _ in range(12)]
    if subject in NOT_SAVING:
        assert messages[0][0].call("clone", k.at) == ERR_BUSY
        assert k.call("wipe") == OK
        return
    for m, message in messages:
        assert m.call("clone", k.at) == OK
        in_pieces(m, message[: len(message) // 2], rng)
    for m, message in messages:
        in_pieces(m, message[len(message) // 2 :], rng)
        want = pycryptodome.kmac(strength, key, message, 70, custom, xof=xof)
        assert m.output("final_xof" if xof else "final", 70) == (OK, want)
        assert m.call("wipe") == OK
    assert k.call("wipe") == OK
    assert m.call("clone", k.at) == ERR_STATE


@subjects
@strengths
@pytest.mark.parametrize("strings", [(b"", b""), (b"", b"Email Signature")])
def test_cshake_clone(lib, subject, strength, strings):
    """In the message and in its output; with and without strings, which are two kinds of message."""
    saves = subject not in NOT_SAVING
    one, two = Derived(lib, "cshake"), Derived(lib, "cshake")
    assert one.call("init", strength, *strings) == OK
    assert one.call("update", b"head ") == OK
    if any(strings) and not saves:
        assert two.call("clone", one.at) == ERR_BUSY
        assert one.call("wipe") == OK
        return
    assert two.call("clone", one.at) == OK
    assert one.call("clone", one.at) == OK
    wants = [pycryptodome.cshake(strength, b"head " + t, 300, *strings) for t in (b"one", b"two")]
    for c, tail in ((one, b"one"), (two, b"two")):
        assert c.call("update", tail) == OK
    for c, want in ((one, wants[0]), (two, wants[1])):
        assert c.output("final", 101) == (OK, want[:101])
    assert two.call("clone", one.at) == (OK if saves else ERR_BUSY)
    for c, want in ((one, wants[0]), (two, wants[0 if saves else 1])):
        assert c.output("squeeze", 199) == (OK, want[101:])
        assert c.call("wipe") == OK
    assert two.call("clone", one.at) == ERR_STATE

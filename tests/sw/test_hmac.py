# SPDX-License-Identifier: Apache-2.0
"""HMAC in C against Python's hmac and the published samples; a key that serves many messages; misuse."""

import ctypes
import random

import pytest

from tests.lib import hmac_samples
from tests.sw.derived import Derived
from tests.sw.hmac_calls import FIXED, algorithms, begun, expect, in_pieces, prepared, subjects, tag, verify, words
from tests.sw.swlib import (
    ALGS,
    ERR_ALG,
    ERR_ARG,
    ERR_LENGTH,
    ERR_STATE,
    ERR_TAG,
    OK,
    SPONGE,
    Context,
    one_shot,
    placed,
    written,
)


@pytest.fixture
def lib(library, subject):
    return library(*subject)


# ---- right tags ----


@subjects
def test_published_samples(lib):
    assert len(hmac_samples.ALL) == 4 * 6 + 4 * 3
    for sample in hmac_samples.ALL:
        k = prepared(lib, ALGS[sample.name], sample.key)
        assert tag(lib, k, sample.message, len(sample.tag)) == (OK, sample.tag), sample
        assert verify(lib, k, sample.message, sample.tag) == OK


@subjects
@algorithms
def test_every_length(lib, alg):
    """Keys and messages at the edges of a block, in one call and in pieces."""
    rng, block = random.Random(alg.number), alg.block
    for key_len in (0, 1, alg.digest, block - 1, block, block + 1, 2 * block, 200):
        key = rng.randbytes(key_len)
        k = prepared(lib, alg, key)
        lengths = (0, 1, 54, 55, 56, 63, 64, 111, 112, block - 1, block, block + 1, 2 * block, rng.randrange(700))
        for message in map(rng.randbytes, lengths):
            want = expect(alg, key, message)
            assert tag(lib, k, message, alg.digest, rng.randrange(4)) == (OK, want), (key_len, len(message))
            m = begun(lib, k)
            in_pieces(m, message, rng)
            assert m.output("final", alg.digest, align=rng.randrange(4)) == (OK, want)
        assert k.call("wipe") == OK


@subjects
@algorithms
def test_truncated_tags(lib, alg):
    """Section 5: the leftmost bytes."""
    key, message = b"a key", b"a message"
    k, want = prepared(lib, alg, key), expect(alg, key, message)
    for n in range(1, alg.digest + 1):
        assert tag(lib, k, message, n) == (OK, want[:n])
        assert verify(lib, k, message, want[:n]) == OK
        m = begun(lib, k)
        assert m.call("update", message) == OK
        assert m.output("final", n) == (OK, want[:n])


@subjects
@algorithms
def test_verify(lib, alg):
    """A tag with a fault in any one byte is refused, in one call and at the end of pieces; the right one is not."""
    key, message = b"another key", b"another message"
    k, want = prepared(lib, alg, key), expect(alg, key, message)
    wrong = [want[:i] + bytes([want[i] ^ 1 << i % 8]) + want[i + 1 :] for i in range(alg.digest)]
    for claim in [*wrong, wrong[0][:1], wrong[5][:6], bytes(alg.digest), want]:
        right = OK if claim == want else ERR_TAG
        assert verify(lib, k, message, claim) == right
        m = begun(lib, k)
        assert m.call("update", message) == OK
        assert m.call("final_verify", claim) == right
        assert not any(m.raw())
    assert verify(lib, k, message + b"x", want) == ERR_TAG
    assert verify(lib, prepared(lib, alg, b"a third key"), message, want) == ERR_TAG


@subjects
@algorithms
def test_a_key_serves_many_messages(lib, alg):
    """One after the other and many at once; the key stays as it is."""
    rng = random.Random(alg.number)
    key = rng.randbytes(40)
    k = prepared(lib, alg, key)
    before = k.raw()
    m = Derived(lib, "hmac")
    for i in range(50):
        message = rng.randbytes(i)
        assert m.call("init", k.at) == OK
        assert m.call("update", message) == OK
        assert m.output("final", alg.digest) == (OK, expect(alg, key, message))
    open_messages = [[begun(lib, k), b""] for _ in range(8)]
    for _ in range(200):
        which, part = rng.choice(open_messages), rng.randbytes(rng.randrange(60))
        assert which[0].call("update", part) == OK
        which[1] += part
        other = rng.randbytes(5)
        assert tag(lib, k, other, alg.digest) == (OK, expect(alg, key, other))
        assert one_shot(lib, ALGS["sha3-256"], other, 32) == (OK, ALGS["sha3-256"].expect(other, 32))
    for m, message in open_messages:
        assert m.output("final", alg.digest) == (OK, expect(alg, key, message))
    assert k.raw() == before


@subjects
def test_keys_of_every_algorithm_at_once(lib):
    keys = {name: prepared(lib, alg, name.encode()) for name, alg in FIXED.items()}
    messages = {name: begun(lib, k) for name, k in keys.items()}
    for part in (b"first, ", b"second"):
        for m in messages.values():
            assert m.call("update", part) == OK
    for name, alg in FIXED.items():
        want = expect(alg, name.encode(), b"first, second")
        assert messages[name].output("final", alg.digest) == (OK, want)


@subjects
def test_tag_over_its_message(lib):
    alg, data = ALGS["sha384"], bytes(range(100))
    k, (kept, at) = prepared(lib, alg, b"key"), placed(data, 0)
    assert lib.rvh_hmac_tag(*words(k.at, at + 10, 48, at, len(data))) == OK
    assert ctypes.string_at(at, 100) == data[:10] + expect(alg, b"key", data) + data[58:]
    del kept


# ---- misuse ----


@subjects
@pytest.mark.parametrize("number", [0, 7, 12, 13, 14, SPONGE, 16, 255, 2**32 - 1])
def test_no_such_algorithm(lib, number):
    """SHAKE and the sponge have no digest of their own, so no HMAC."""
    k = Derived(lib, "hmac_key")
    before = k.raw()
    assert k.call("init", number, b"key") == ERR_ALG
    assert k.raw() == before


@subjects
def test_null_pointers(lib):
    alg, some = ALGS["sha256"], ctypes.c_void_p(Context(lib).at)
    k = prepared(lib, alg, b"key")
    m = begun(lib, k)
    before = k.raw(), m.raw()
    one = words(1)[0]
    for verb in ("key_init", "key_wipe", "init", "update", "final", "final_verify", "wipe", "tag", "verify"):
        assert getattr(lib, f"rvh_hmac_{verb}")(*[None] * 5) == ERR_ARG, verb
    assert lib.rvh_hmac_key_init(k.pointer, alg.number, None, one) == ERR_ARG
    assert lib.rvh_hmac_init(m.pointer, None) == lib.rvh_hmac_init(None, k.pointer) == ERR_ARG
    assert lib.rvh_hmac_update(m.pointer, None, one) == ERR_ARG
    assert lib.rvh_hmac_final(m.pointer, None, one) == lib.rvh_hmac_final(m.pointer, None, words(0)[0]) == ERR_ARG
    assert lib.rvh_hmac_final_verify(m.pointer, None, one) == ERR_ARG
    for function in (lib.rvh_hmac_tag, lib.rvh_hmac_verify):
        assert function(None, some, one, some, one) == ERR_ARG
        assert function(k.pointer, None, one, some, one) == ERR_ARG
        assert function(k.pointer, some, one, None, one) == ERR_ARG
    for name in ("kmac", "cshake"):
        c = Derived(lib, name)
        clone = getattr(lib, f"rvh_{name}_clone")
        assert clone(None, c.pointer) == clone(c.pointer, None) == ERR_ARG
    assert (k.raw(), m.raw()) == before
    # Without bytes there need not be a pointer.
    assert lib.rvh_hmac_update(m.pointer, None, words(0)[0]) == OK
    assert m.output("final", 32) == (OK, expect(alg, b"key", b""))
    assert lib.rvh_hmac_key_init(k.pointer, alg.number, None, words(0)[0]) == OK
    status, got = written(lambda to: lib.rvh_hmac_tag(*words(k.at, to, 32, 0, 0)), 32, 0)
    assert (status, got) == (OK, expect(alg, b"", b""))


@subjects
@algorithms
def test_wrong_tag_length_changes_nothing(lib, alg):
    k = prepared(lib, alg, b"key")
    m = begun(lib, k)
    assert m.call("update", b"abc") == OK
    for n in (0, alg.digest + 1, 1000):
        assert m.output("final", n) == (ERR_ARG, b"\xa5" * n)
        assert m.call("final_verify", bytes(n)) == ERR_ARG
        assert tag(lib, k, b"abc", n) == (ERR_ARG, b"\xa5" * n)
        assert verify(lib, k, b"abc", bytes(n)) == ERR_ARG
    assert m.output("final", alg.digest) == (OK, expect(alg, b"key", b"abc"))


@subjects
def test_calls_out_of_order(lib):
    alg = ALGS["sha3-224"]
    k, m = Derived(lib, "hmac_key", fill=0), Derived(lib, "hmac", fill=0)
    unmade = [
        lambda: m.call("init", k.at),
        lambda: m.call("update", b"x"),
        lambda: m.output("final", 4)[0],
        lambda: m.call("final_verify", b"1234"),
        lambda: tag(lib, k, b"x", 4)[0],
        lambda: verify(lib, k, b"x", b"1234"),
    ]
    for call in unmade:
        assert call() == ERR_STATE
    assert k.call("wipe") == m.call("wipe") == OK
    assert k.call("init", alg.number, b"key") == OK
    assert m.call("init", k.at) == OK
    assert m.call("init", k.at) == OK  # started anew without an end
    assert m.call("update", b"abc") == OK
    assert k.call("wipe") == OK
    assert m.output("final", 28) == (ERR_STATE, b"\xa5" * 28)  # its key is gone
    assert k.call("init", alg.number, b"key") == OK
    assert m.output("final", 28) == (OK, expect(alg, b"key", b"abc"))
    assert m.output("final", 28)[0] == m.call("update", b"x") == ERR_STATE
    assert k.call("init", ALGS["sha512"].number, b"another") == OK  # made anew
    assert tag(lib, k, b"abc", 64) == (OK, expect(ALGS["sha512"], b"another", b"abc"))


@subjects
def test_length_limit(lib):
    """FIPS 180-4 allows SHA-256 2^61 - 1 bytes, and the first block counts."""
    alg = ALGS["sha256"]
    k = prepared(lib, alg, b"key")
    m = begun(lib, k)
    assert lib.rvh_hmac_update(m.pointer, k.pointer, ctypes.c_size_t(2**61 - 64)) == ERR_LENGTH
    assert m.output("final", 32) == (ERR_STATE, b"\xa5" * 32)
    long_key = Derived(lib, "hmac_key")
    assert lib.rvh_hmac_key_init(long_key.pointer, alg.number, k.pointer, ctypes.c_size_t(2**61)) == ERR_LENGTH
    assert not any(long_key.raw())

# SPDX-License-Identifier: Apache-2.0
"""SP 800-185 and RFC 9861 on the engine: NIST's samples, vectors of the RFC, pycryptodome, moves between engines."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from rvhash.model import Hash, ModelError, kangarootwelve, sp800185
from rvhash.model.kangarootwelve import CHUNK, KangarooTwelve, length_encode
from rvhash.model.sp800185 import CShake, Kmac, ParallelHash, TupleHash, left_encode, right_encode
from tests.lib import rfc9861
from tests.lib import sp800185 as samples
from tests.rvhash.model import derived

MODEL: dict[str, Callable[..., bytes]] = {
    "cshake": sp800185.cshake,
    "kmac": sp800185.kmac,
    "tuple_hash": sp800185.tuple_hash,
    "parallel_hash": sp800185.parallel_hash,
    "turboshake": kangarootwelve.turboshake,
    "kt": kangarootwelve.kt,
}
each_strength = pytest.mark.parametrize("strength", [128, 256])


def rows(found: list[samples.Sample]) -> list[Any]:
    """The samples as parameters; the model is slow with messages over a megabyte, the reference is not."""
    return [
        pytest.param(s, id=f"{i}-{s.function}", marks=[pytest.mark.full] * (len(s.arguments["data"]) > 17**5))
        if "data" in s.arguments
        else pytest.param(s, id=f"{i}-{s.function}")
        for i, s in enumerate(found)
    ]


def message(n: int) -> bytes:
    return random.Random(n).randbytes(n)


def test_all_samples_are_there():
    assert [len(s) for s in (samples.CSHAKE, samples.KMAC, samples.KMAC_XOF)] == [4, 6, 6]
    assert [len(s) for s in (samples.TUPLE_HASH, samples.TUPLE_HASH_XOF)] == [6, 6]
    assert [len(s) for s in (samples.PARALLEL_HASH, samples.PARALLEL_HASH_XOF)] == [6, 6]
    assert [len(s) for s in (rfc9861.TURBOSHAKE, rfc9861.KT)] == [31, 36]


@pytest.mark.parametrize("sample", rows(samples.ALL))
def test_nist_samples(sample):
    assert sample.holds(MODEL[sample.function](**sample.arguments))
    assert sample.holds(getattr(derived, sample.function)(**sample.arguments))


@pytest.mark.parametrize("sample", rows(rfc9861.TURBOSHAKE + rfc9861.KT))
def test_rfc_9861_vectors(sample):
    assert sample.holds(MODEL[sample.function](**sample.arguments))


def test_rfc_9861_vectors_by_the_reference():
    for sample in rfc9861.TURBOSHAKE + rfc9861.KT:
        assert sample.holds(getattr(derived, sample.function)(**sample.arguments))
        if sample.function == "kt" and sample.arguments["strength"] == 128:
            assert sample.holds(derived.kt_by_turboshake(**sample.arguments))


def drawn(function: str, rng: random.Random, strength: int) -> dict[str, Any]:
    """Random arguments of one call."""

    def some(most: int) -> bytes:
        return rng.randbytes(rng.choice((0, 1, rng.randrange(most))))

    call: dict[str, Any] = {"strength": strength, "out_bytes": rng.choice((0, 1, 7, 32, rng.randrange(400)))}
    if function != "tuple_hash":
        call["data"] = some(600)
    if function == "turboshake":
        return call | {"suffix": rng.randrange(1, 0x80)}
    call["custom"] = some(300)
    if function == "cshake":
        return call | {"name": some(300)}
    if function == "kt":
        return call | {"data": rng.randbytes(rng.randrange(3 * CHUNK)), "custom": some(2 * CHUNK)}
    call["xof"] = rng.random() < 0.5
    if function == "kmac":
        return call | {"key": some(300)}
    if function == "tuple_hash":
        return call | {"items": [some(200) for _ in range(rng.randrange(5))]}
    return call | {"block_bytes": rng.randrange(1, 300)}


@each_strength
@pytest.mark.parametrize("function", MODEL)
def test_random_calls_agree_with_pycryptodome(function, strength):
    rng = random.Random(strength)
    for _ in range(10 if function == "kt" else 60):
        call = drawn(function, rng, strength)
        assert MODEL[function](**call) == getattr(derived, function)(**call), call


@each_strength
def test_kt_at_the_edges_of_its_chunks(strength):
    for size in (CHUNK - 2, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK - 1, 2 * CHUNK, 2 * CHUNK + 1, 3 * CHUNK - 1):
        assert kangarootwelve.kt(strength, message(size), 50) == derived.kt(strength, message(size), 50), size
        custom = message(size // 2)
        got = kangarootwelve.kt(strength, message(size - len(custom)), 50, custom)
        assert got == derived.kt(strength, message(size - len(custom)), 50, custom), size


def test_kt_counts_its_leaves_in_two_bytes():
    data = bytes(257 * CHUNK)
    assert kangarootwelve.kt(128, data, 32) == derived.kt(128, data, 32)


def test_encodings():
    # The first two lines are the examples of SP 800-185, 2.3.1; the third of RFC 9861, 3.3.
    assert (left_encode(0), right_encode(0)) == (bytes([1, 0]), bytes([0, 1]))
    assert (left_encode(12345), right_encode(12345)) == (bytes([2, 48, 57]), bytes([48, 57, 2]))
    assert [length_encode(x) for x in (0, 12, 65538)] == [b"\0", b"\x0c\x01", b"\x01\x00\x02\x03"]
    assert left_encode(255) + right_encode(256) == bytes([1, 255, 1, 0, 2])
    assert left_encode((1 << 2040) - 1) == b"\xff" * 256
    for x in (-1, 1 << 2040):
        with pytest.raises(ModelError):
            right_encode(x)


def moved(engine: Hash) -> Hash:
    """Another engine that goes on with the message."""
    other = Hash()
    other.restore(engine.save())
    return other


def in_moves(h: Any, data: bytes, finish: Callable[[], None], out_bytes: int, leaf_after: int | None = None) -> bytes:
    """Absorb and squeeze byte by byte, each on an engine of its own; `leaf` is in use after so many bytes."""

    def move() -> None:
        h.engine = moved(h.engine)
        if leaf_after is not None and h.taken > leaf_after:
            h.leaf = moved(h.leaf)

    move()
    for byte in data:
        h.absorb(bytes([byte]))
        move()
    finish()
    out = b""
    for _ in range(out_bytes):
        move()
        out += h.squeeze(1)
    return out


@each_strength
def test_moved_at_every_byte(strength):
    data, out = message(350), 350
    h = CShake(strength, b"name", b"custom")
    assert in_moves(h, data, h.finish, out) == derived.cshake(strength, data, out, b"name", b"custom")
    h = Kmac(strength, b"key", b"custom")
    assert in_moves(h, data, lambda: h.finish(out), out) == derived.kmac(strength, b"key", data, out, b"custom")
    h = Kmac(strength, b"key")
    assert in_moves(h, data, h.finish, out) == derived.kmac(strength, b"key", data, out, xof=True)
    h = TupleHash(strength)
    items = [data[i : i + 1] for i in range(len(data))]
    assert in_moves(h, data, lambda: h.finish(out), out) == derived.tuple_hash(strength, items, out)
    h = ParallelHash(strength, 180)
    expected = derived.parallel_hash(strength, data, 180, out)
    assert in_moves(h, data, lambda: h.finish(out), out, 0) == expected


@each_strength
def test_kt_moved_at_every_byte(strength):
    data = message(2 * CHUNK + 200)
    h = KangarooTwelve(strength)
    assert in_moves(h, data, lambda: h.finish(b"c"), 350, CHUNK) == derived.kt(strength, data, 350, b"c")


@each_strength
def test_what_is_not_a_length_or_a_strength_is_refused(strength):
    h = Kmac(strength, b"key")
    h.finish(10)
    h.squeeze(4)
    with pytest.raises(ModelError, match="7 bytes, but only 6 are left"):
        h.squeeze(7)
    h.squeeze(6)
    with pytest.raises(ModelError, match="a block of 0 bytes"):
        ParallelHash(strength, 0)
    for make in (CShake, lambda s: Kmac(s, b""), TupleHash, KangarooTwelve, lambda s: ParallelHash(s, 8)):
        with pytest.raises(ModelError, match=f"{strength + 1} bits"):
            make(strength + 1)
    for suffix in (0, 0x80):
        with pytest.raises(ModelError, match="suffix"):
            kangarootwelve.turboshake(strength, b"", 1, suffix)

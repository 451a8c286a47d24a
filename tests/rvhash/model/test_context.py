# SPDX-License-Identifier: Apache-2.0
"""The saved context: its bytes match the layout, and an impossible one is refused with the name of the wrong field."""

import random
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rvhash.model import ALGORITHMS, RATES, SPONGE, Context, ContextError, Hash, digest
from rvhash.model.context import SQUEEZING
from tests.rvhash.model import reference

SHA2 = [a for a in ALGORITHMS.values() if a.family != "keccak" and not a.name.startswith("sha512-")]
SPONGES = [a for a in ALGORITHMS.values() if a.family == "keccak"]
RAW = [(rate, rounds) for rate in RATES for rounds in (24, 12)]


def message(n: int) -> bytes:
    return random.Random(n).randbytes(n)


def header(number: int, phase: int, parameters: int, position: int, unread: int = 0, length: int = 0) -> bytes:
    return struct.pack("<BBBBHH8xQQ", 1, number, phase, parameters, position, unread, length, 0)


def saved(*start: object, data: bytes = b"", out: int | None = None, suffix: int | None = None) -> bytes:
    """The context after `data`, or after `out` output bytes."""
    h = Hash(*start)
    h.absorb(data)
    if out is not None:
        h.finish(suffix)
        h.squeeze(out)
    return h.save()


@pytest.mark.parametrize("alg", SHA2, ids=lambda a: a.name)
def test_sha2_layout(alg):
    block = alg.block_bytes
    for n in (0, 1, block - 1, block, 2 * block + 5):
        whole = n // block * block
        blocks = [message(n)[i : i + block] for i in range(0, whole, block)]
        chain = reference.sha2(alg.name, blocks, block // 2)
        expected = header(alg.number, 0, 0, n % block, length=n) + chain + message(n)[whole:].ljust(block, b"\0")
        assert saved(alg.name, data=message(n)) == expected, n


def test_sha512_t_starts_from_its_own_value():
    for name in ("sha512-224", "sha512-256"):
        context = saved(name)
        assert context[1] == ALGORITHMS[name].number
        assert context[32:96] != saved("sha512")[32:96]
        assert len(context) == 224


@pytest.mark.parametrize("alg", SPONGES, ids=lambda a: a.name)
def test_sponge_layout_while_absorbing(alg):
    for n in (0, 1, alg.block_bytes - 1, alg.block_bytes, 2 * alg.block_bytes + 5):
        expected = header(alg.number, 0, 0, n % alg.block_bytes) + absorbed(message(n), alg.block_bytes, 24) + bytes(8)
        assert saved(alg.name, data=message(n)) == expected, n


@pytest.mark.parametrize(("rate", "rounds"), RAW)
def test_raw_sponge_layout(rate, rounds):
    parameters = RATES.index(rate) | (8 if rounds == 12 else 0)
    n = 2 * rate + 5
    expected = header(15, 0, parameters, 5) + absorbed(message(n), rate, rounds) + bytes(8)
    assert saved("sponge", rate, rounds, data=message(n)) == expected
    blocks = [b"\x1f" + bytes(rate - 2) + b"\x80"]
    for out in (0, 1, rate):
        expected = header(15, 1, parameters, out) + reference.keccak_state(blocks, rate, rounds) + bytes(8)
        assert saved("sponge", rate, rounds, out=out, suffix=0x1F) == expected, out


@pytest.mark.parametrize("name", ["shake128", "shake256"])
def test_xof_layout_while_squeezing(name):
    alg = ALGORITHMS[name]
    blocks = [b"\x1f" + bytes(alg.block_bytes - 2) + b"\x80"]
    for out in (0, 1, alg.block_bytes):
        expected = header(alg.number, 1, 0, out) + reference.keccak_state(blocks, alg.block_bytes) + bytes(8)
        assert saved(name, out=out) == expected, out
    assert saved(name, out=alg.block_bytes + 1)[4:6] == b"\x01\0"


def absorbed(data: bytes, rate: int, rounds: int) -> bytes:
    """The state with the bytes of the unfinished block in it."""
    whole = len(data) // rate * rate
    state = reference.keccak_state([data[i : i + rate] for i in range(0, whole, rate)], rate, rounds)
    return bytes(a ^ b for a, b in zip(state, data[whole:].ljust(200, b"\0"), strict=True))


def ahead(name: str, given_out: int) -> bytes:
    """The context of an engine that has `given_out` bytes of its first output block out and the second block ready."""
    alg = ALGORITHMS[name]
    context = Context.decode(saved(name, data=b"message", out=alg.block_bytes + 1))
    context.position = 0
    context.unread = digest(name, b"message", alg.block_bytes)[given_out:]
    return context.encode()


@pytest.mark.parametrize("name", ["shake128", "shake256"])
def test_unread_output_comes_first_and_is_saved_again(name):
    rate = ALGORITHMS[name].block_bytes
    for given_out in (0, 1, rate - 16, rate - 1, rate):
        expected = digest(name, b"message", given_out + 3 * rate)[given_out:]
        assert ahead(name, given_out)[6:8] == struct.pack("<H", rate - given_out)
        for first in (0, 1, rate - given_out, rate):
            h, other = Hash(), Hash()
            h.restore(ahead(name, given_out))
            got = h.squeeze(first)
            other.restore(h.save())
            assert got + other.squeeze(3 * rate - first) == expected, (given_out, first)


def test_unread_area_is_filled_with_zeros_to_16_bytes():
    context = ahead("shake128", 168 - 17)
    assert len(context) == 32 + 32 + 208
    assert context[32 + 17 : 64] == bytes(15)
    assert len(ahead("shake128", 168 - 16)) == 32 + 16 + 208


def changed(context: bytes, at: int, value: bytes) -> bytes:
    return context[:at] + value + context[at + len(value) :]


SHA256, SHA512, SHA3 = saved("sha256", data=b"abc"), saved("sha512", data=b"abc"), saved("sha3-256", data=b"abc")
SHAKE, OUTPUT = saved("shake128", data=b"abc"), saved("shake256", out=3)
RAW_SPONGE = saved("sponge", 168, data=b"abc")
BARE = changed(saved("sha256", data=message(64)), 2, b"\x02")[:-64]
MIDDLE = bytes(15) + b"\x01"  # the top of a length over every limit


@pytest.mark.parametrize(
    ("context", "field"),
    [
        (b"", "size"),
        (SHA256[:31], "size"),
        (SHA256[:-1], "size"),
        (SHA256 + b"\0", "size"),
        (OUTPUT[:-16], "size"),
        (changed(OUTPUT, 6, b"\x01"), "size"),  # one byte unread, and no room for it
        (changed(SHA256, 0, b"\0"), "version"),
        (changed(SHA256, 0, b"\x02"), "version"),
        *((changed(SHA256, 1, bytes([n])), "algorithm") for n in (0, 7, 14, 16, 255)),
        (changed(SHAKE, 2, b"\x02"), "phase"),
        (changed(SHA256, 2, b"\x01"), "phase"),
        (changed(SHA256, 2, b"\x03"), "phase"),
        (changed(SHA256, 2, b"\x02"), "position"),
        (changed(BARE, 16, b"\x41"), "length"),
        (BARE[:-1], "size"),
        (BARE + bytes(64), "size"),
        (changed(SHA3, 2, b"\x01"), "phase"),
        (changed(SHA256, 3, b"\x01"), "parameters"),
        (changed(SHAKE, 3, b"\x08"), "parameters"),
        (changed(RAW_SPONGE, 3, b"\x14"), "parameters"),
        (changed(RAW_SPONGE, 3, b"\x84"), "parameters"),
        *((changed(RAW_SPONGE, 3, bytes([code])), "rate") for code in (5, 6, 7, 13)),
        (changed(SHA256, 4, b"\x40"), "position"),
        (changed(SHAKE, 4, b"\xa8"), "position"),
        (changed(OUTPUT, 4, b"\x89"), "position"),
        (changed(OUTPUT, 5, b"\x01"), "position"),
        (changed(SHAKE, 6, b"\x01"), "unread"),
        (changed(SHA256, 6, b"\x01"), "unread"),
        (changed(OUTPUT, 6, b"\x89"), "unread"),
        (changed(OUTPUT, 7, b"\x01"), "unread"),
        *((changed(SHA256, at, b"\x01"), "reserved") for at in range(8, 16)),
        (changed(SHA256, 16, b"\x04"), "length"),
        (changed(SHA256, 4, b"\x04"), "length"),
        (changed(SHA256, 23, b"\x20"), "length"),  # 2^61 + 3
        (changed(SHA256, 24, b"\x01"), "length"),
        (changed(SHA512, 31, b"\x20"), "length"),  # 2^125 + 3
        (changed(SHA3, 16, b"\x03"), "length"),
        (changed(OUTPUT, 16, MIDDLE), "length"),
    ],
)
def test_impossible_context_is_refused_by_field_and_changes_nothing(context, field):
    h = Hash("shake128")
    h.absorb(b"a")
    h.finish()
    with pytest.raises(ContextError, match=f"impossible context: {field}"):
        h.restore(context)
    assert h.squeeze(40) == digest("shake128", b"a", 40)


@pytest.mark.parametrize("name", ["sha224", "sha256", "sha384", "sha512"])
def test_a_context_without_its_block_continues_and_is_saved_with_it(name):
    block = ALGORITHMS[name].block_bytes
    for blocks in (0, 1, 3):
        whole = saved(name, data=message(blocks * block))
        h = Hash()
        h.restore(changed(whole, 2, b"\x02")[:-block])
        assert h.save() == whole
        h.restore(changed(whole, 2, b"\x02")[:-block])
        h.absorb(b"abc")
        h.finish()
        assert h.squeeze(h.algorithm.digest_bytes) == digest(name, message(blocks * block) + b"abc")


def test_what_the_layout_leaves_open_is_accepted():
    h = Hash()
    h.restore(changed(SHA256, 32 + 32 + 3, b"\xff" * 61))  # after the position
    h.finish()
    assert h.squeeze(32) == digest("sha256", b"abc")
    h.restore(changed(SHAKE, 232, b"\xff" * 8))  # after the state
    h.finish()
    assert h.squeeze(32) == digest("shake128", b"abc")
    h.restore(changed(SHA512, 30, b"\xff\x1f"))  # within the limit
    h.finish()
    assert h.squeeze(64) != digest("sha512", b"abc")


VALID = [
    SHA256,
    SHA512,
    SHA3,
    SHAKE,
    OUTPUT,
    RAW_SPONGE,
    BARE,
    saved("sponge", 72, 12, out=72, suffix=1),
    ahead("shake128", 100),
]


@given(st.sampled_from(VALID), st.lists(st.tuples(st.integers(0, 40), st.integers(0, 255)), max_size=4))
def test_any_context_is_refused_or_is_one_message(context, changes):
    for at, value in changes:
        context = changed(context, at, bytes([value]))
    try:
        decoded = Context.decode(context)
    except ContextError:
        return
    assert Context.decode(decoded.encode()) == decoded
    h = Hash()
    h.restore(context)
    if decoded.phase == SQUEEZING:
        h.squeeze(200)
        return
    limit = h.algorithm.max_bytes
    h.absorb(b"x" * min(200, 200 if limit is None else limit - decoded.length))
    h.finish(0x1F if h.algorithm.number == SPONGE else None)
    h.squeeze(h.algorithm.default_out)

# SPDX-License-Identifier: Apache-2.0
"""The operations that hashlib lacks: save and restore at every byte, pad, wipe, the raw sponge, the longest message.

A message that was saved runs on the model's own block functions from there on; the expected digests are hashlib's and
pycryptodome's. So each test here also holds the one against the other.
"""

import random

import pytest
from Crypto.Hash import TurboSHAKE128, TurboSHAKE256

from rvhash.model import ALGORITHMS, RATES, Context, ContextError, Hash, ModelError, digest, padding
from rvhash.model.blocks import sha2_compress
from rvhash.model.constants import sha256_k, sha512_k
from tests.rvhash.model import reference

each_algorithm = pytest.mark.parametrize("alg", ALGORITHMS.values(), ids=ALGORITHMS)
each_xof = pytest.mark.parametrize("name", ["shake128", "shake256"])
RAW = [(rate, rounds) for rate in RATES for rounds in (24, 12)]


def message(n: int) -> bytes:
    return random.Random(n).randbytes(n)


def elsewhere(h: Hash) -> Hash:
    """Another engine that goes on with the message."""
    other = Hash()
    other.restore(h.save())
    with pytest.raises(ModelError):
        h.absorb(b"")  # the message has left this one
    return other


def sponge_output(data: bytes, rate: int, rounds: int, suffix: int, out_bytes: int) -> bytes:
    """By the reference: bytes, suffix, zeros, 0x80 or-ed into the last byte."""
    padded = bytearray(data + bytes([suffix]) + bytes(-(len(data) + 1) % rate))
    padded[-1] |= 0x80
    blocks = [bytes(padded[i : i + rate]) for i in range(0, len(padded), rate)]
    return reference.keccak(blocks, rate, out_bytes, rounds)


@each_algorithm
def test_block_functions_agree_with_hashlib_at_random_lengths(alg):
    rng = random.Random(alg.number)
    for _ in range(40):
        data = rng.randbytes(rng.randrange(5 * alg.block_bytes))
        out = rng.randrange(400) if alg.xof else alg.digest_bytes
        h = elsewhere(Hash(alg.name))
        cut = rng.randrange(len(data) + 1)
        h.absorb(data[:cut])
        h.absorb(data[cut:])
        h.finish()
        assert h.squeeze(out) == digest(alg.name, data, out)


@each_algorithm
def test_saved_at_every_byte_of_the_message(alg):
    data = message(2 * alg.block_bytes + 3)
    expected = digest(alg.name, data)
    for cut in range(len(data) + 1):
        h = Hash(alg.name)
        h.absorb(data[:cut])
        h = elsewhere(h)
        h.absorb(data[cut:])
        h.finish()
        assert h.squeeze(alg.default_out) == expected, cut


@each_algorithm
def test_saved_after_every_byte_in_one_message(alg):
    data = message(2 * alg.block_bytes + 3)
    h = elsewhere(Hash(alg.name))
    for byte in data:
        h.absorb(bytes([byte]))
        h = elsewhere(h)
    h.finish()
    assert h.squeeze(alg.default_out) == digest(alg.name, data)


@each_xof
def test_saved_at_every_byte_of_the_output(name):
    count = 2 * ALGORITHMS[name].block_bytes + 3
    expected = digest(name, b"message", count + 300)
    for cut in range(count + 1):
        h = Hash(name)
        h.absorb(b"message")
        h.finish()
        got = h.squeeze(cut)
        h = elsewhere(h)
        assert got + h.squeeze(count + 300 - cut) == expected, cut


@each_xof
def test_saved_after_every_byte_in_one_output(name):
    count = 2 * ALGORITHMS[name].block_bytes + 3
    h, got = Hash(name), b""
    h.finish()
    for _ in range(count):
        h = elsewhere(h)
        got += h.squeeze(1)
    assert got == digest(name, b"", count)


@pytest.mark.parametrize(("rate", "rounds"), RAW)
def test_raw_sponge_saved_at_every_byte(rate, rounds):
    data = message(2 * rate + 3)
    expected = sponge_output(data, rate, rounds, 0x05, 3 * rate)
    for cut in range(0, len(data) + 1, 1 if (rate, rounds) == (168, 12) else 7):
        h = Hash("sponge", rate, rounds)
        h.absorb(data[:cut])
        h = elsewhere(h)
        h.absorb(data[cut:])
        h.finish(0x05)
        got = h.squeeze(cut)
        h = elsewhere(h)
        assert got + h.squeeze(3 * rate - cut) == expected, cut


@pytest.mark.parametrize("suffix", [0x01, 0x06, 0x1F, 0x40, 0x7F])
def test_raw_sponge_of_12_rounds_is_turboshake(suffix):
    for rate, turboshake in ((168, TurboSHAKE128), (136, TurboSHAKE256)):
        for n in (0, 1, rate - 2, rate - 1, rate, 3 * rate + 1):
            h = Hash("sponge", rate, 12)
            h.absorb(message(n))
            h.finish(suffix)
            assert h.squeeze(400) == turboshake.new(domain=suffix, data=message(n)).read(400), n


def test_raw_sponge_is_sha3_and_shake_with_their_rate_and_suffix():
    for alg in ALGORITHMS.values():
        if alg.family == "keccak":
            h = Hash("sponge", alg.block_bytes)
            h.absorb(b"message")
            h.finish(alg.suffix)
            assert h.squeeze(alg.default_out) == digest(alg.name, b"message"), alg.name


@pytest.mark.parametrize("start", [("sponge", 136, 12), ("sponge", 72), ("shake128",), ("sha3-256",)])
def test_pad_fills_the_block_with_zeros_and_is_nothing_at_its_edge(start):
    alg = Hash(*start).algorithm
    suffix = alg.suffix or 0x05
    for n in (0, 1, alg.block_bytes - 1, alg.block_bytes, alg.block_bytes + 1, 2 * alg.block_bytes):
        h = Hash(*start)
        h.absorb(message(n))
        h.pad()
        h.pad()
        h.absorb(b"more")
        h.finish(None if alg.suffix else suffix)
        whole = message(n) + bytes(-n % alg.block_bytes) + b"more"
        assert h.squeeze(32) == sponge_output(whole, alg.block_bytes, alg.rounds, suffix, 32), n


def test_wipe_closes_the_message_in_every_state():
    h = Hash()
    for steps in ((), ("absorb",), ("absorb", "finish"), ("absorb", "finish", "squeeze")):
        h.wipe()
        if steps:
            h.start("shake128")
        for step in steps:
            {"absorb": lambda: h.absorb(b"secret"), "finish": h.finish, "squeeze": lambda: h.squeeze(3)}[step]()
        h.wipe()
        for call in (lambda: h.absorb(b""), h.pad, h.finish, lambda: h.squeeze(0), h.save):
            with pytest.raises(ModelError):
                call()
        assert b"secret" not in repr(vars(h)).encode()
        h.start("sha256")
        h.absorb(b"abc")
        h.finish()
        assert h.squeeze(32) == digest("sha256", b"abc")


def test_save_and_restore_out_of_order_are_refused_and_change_nothing():
    context = Hash("sha256").save()
    h = Hash("sha256")
    h.absorb(b"abc")
    with pytest.raises(ModelError, match="restore: a message is already open"):
        h.restore(context)
    h.finish()
    for _ in range(2):
        with pytest.raises(ModelError, match="save: sha256 is returning its digest"):
            h.save()
        h.squeeze(0)
    for call in (h.pad, lambda: h.absorb(b"")):
        with pytest.raises(ModelError):
            call()
    assert h.squeeze(32) == digest("sha256", b"abc")
    h.restore(context)  # a finished message gives way, as it does to start
    h.finish()
    assert h.squeeze(32) == digest("sha256", b"")
    with pytest.raises(ModelError, match="save: no message is open"):
        Hash().save()


def test_start_and_finish_take_what_belongs_to_the_algorithm_alone():
    for arguments in (
        ("sponge",),
        ("sponge", 135),
        ("sponge", 200),
        ("sponge", 136, 23),
        ("sha256", 136),
        ("shake128", 168),
        ("shake128", None, 12),
    ):
        with pytest.raises(ModelError):
            Hash(*arguments)
    h = Hash("sponge", 136)
    h.absorb(b"abc")
    for suffix in (None, 0, 0x80, 0xFF, -1):
        with pytest.raises(ModelError, match="suffix"):
            h.finish(suffix)
    h.finish(0x06)
    assert h.squeeze(32) == digest("sha3-256", b"abc")
    h.start("shake128")
    with pytest.raises(ModelError, match="has its own suffix"):
        h.finish(0x1F)
    for name in ("sha256", "sha512-224"):
        with pytest.raises(ModelError, match="not a sponge"):
            Hash(name).pad()


@pytest.mark.parametrize(("name", "limit"), [("sha224", 61), ("sha256", 61), ("sha384", 125), ("sha512-256", 125)])
def test_the_longest_message_can_be_finished_and_not_exceeded(name, limit):
    alg = ALGORITHMS[name]
    length = (1 << limit) - 1
    start = Context.decode(Hash(name).save())
    block = message(alg.block_bytes - 2)
    start.length, start.position, start.block = length - 1, alg.block_bytes - 2, block
    h = Hash()
    h.restore(start.encode())
    with pytest.raises(ModelError, match=f"{name} allows {length} bytes, not {length + 1}"):
        h.absorb(b"ab")
    h.absorb(b"a")
    h.absorb(b"")
    with pytest.raises(ModelError, match="allows"):
        h.absorb(b"b")
    h = elsewhere(h)
    h.finish()
    bits, k = (32, sha256_k()) if limit == 61 else (64, sha512_k())
    chain = [int.from_bytes(start.state[i : i + bits // 8], "big") for i in range(0, bits, bits // 8)]
    tail = block + b"a" + padding(name, length)
    for i in range(0, len(tail), alg.block_bytes):
        chain = sha2_compress(bits, k, chain, tail[i : i + alg.block_bytes])
    expected = b"".join(v.to_bytes(bits // 8, "big") for v in chain)
    assert h.squeeze(alg.digest_bytes) == expected[: alg.digest_bytes]


def test_context_errors_are_errors_of_the_model():
    with pytest.raises(ModelError):
        Hash().restore(b"")
    assert issubclass(ContextError, ModelError)


def test_bytes_like_messages_are_copied():
    data = bytearray(b"abc")
    h = Hash("sha256")
    h.absorb(data)
    data[:] = b"xyz"
    h = elsewhere(h)
    h.absorb(memoryview(b"def"))
    h.finish()
    assert h.squeeze(32) == digest("sha256", b"abcdef")

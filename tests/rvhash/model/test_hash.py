# SPDX-License-Identifier: Apache-2.0
"""The golden model against hashlib, pycryptodome, and an independent compression of its padded blocks."""

import hashlib
import random

import pytest
from Crypto.Hash import SHA3_224, SHA3_256, SHA3_384, SHA3_512, SHA224, SHA256, SHA384, SHA512, SHAKE128, SHAKE256

from rvhash import model
from rvhash.model import ALGORITHMS, NAMES, Algorithm, Hash, ModelError
from tests.rvhash.model import reference

CRYPTO = {
    "sha224": SHA224.new,
    "sha256": SHA256.new,
    "sha384": SHA384.new,
    "sha512": SHA512.new,
    "sha512-224": lambda: SHA512.new(truncate="224"),
    "sha512-256": lambda: SHA512.new(truncate="256"),
    "sha3-224": SHA3_224.new,
    "sha3-256": SHA3_256.new,
    "sha3-384": SHA3_384.new,
    "sha3-512": SHA3_512.new,
    "shake128": SHAKE128.new,
    "shake256": SHAKE256.new,
}
each_algorithm = pytest.mark.parametrize("alg", ALGORITHMS.values(), ids=ALGORITHMS)


def edges(block: int) -> list[int]:
    """Lengths about every edge of the first blocks, and of the length field of SHA-2."""
    near = (0, 1, block // 8, block - block // 8 - 1, block - block // 8, block - 2, block - 1)
    return sorted({n * block + offset + d for n in (0, 1, 2) for offset in near for d in (-1, 0, 1)} - {-1})


def message(n: int) -> bytes:
    return random.Random(n).randbytes(n)


def crypto(alg: Algorithm, data: bytes, out_bytes: int) -> bytes:
    h = CRYPTO[alg.name]()
    h.update(data)
    return h.read(out_bytes) if alg.xof else h.digest()


@each_algorithm
def test_digest_is_pycryptodomes_at_every_edge(alg):
    for n in edges(alg.block_bytes):
        assert model.digest(alg.name, message(n)) == crypto(alg, message(n), alg.default_out), n


@each_algorithm
def test_digest_is_hashlibs(alg):
    h = hashlib.new(alg.name.replace("-", "_").replace("shake", "shake_"), message(300))
    expected = h.digest(alg.default_out) if alg.xof else h.digest()
    assert model.digest(alg.name, message(300)) == expected
    assert len(expected) == alg.default_out


# The initial values of SHA-512/t are not derived in the reference; their padding is SHA-512's, see below.
@pytest.mark.parametrize(
    "alg", [a for a in ALGORITHMS.values() if not a.name.startswith("sha512-")], ids=lambda a: a.name
)
def test_padded_blocks_hash_to_the_digest_without_hashlib(alg):
    for n in edges(alg.block_bytes):
        blocks = model.padded_blocks(alg.name, message(n))
        assert b"".join(blocks).startswith(message(n))
        if alg.family == "keccak":
            got = reference.keccak(blocks, alg.block_bytes, alg.default_out)
        else:
            got = reference.sha2(alg.name, blocks, alg.digest_bytes)
        assert got == model.digest(alg.name, message(n)), n


def test_padding_of_sha512_t_is_that_of_sha512():
    for n in edges(128):
        assert model.padding("sha512-224", n) == model.padding("sha512", n) == model.padding("sha512-256", n)


def test_length_field_counts_bits_and_has_a_limit():
    assert model.padding("sha256", (1 << 61) - 1).endswith((((1 << 61) - 1) * 8).to_bytes(8, "big"))
    with pytest.raises(ModelError, match="2\\^64"):
        model.padding("sha256", 1 << 61)


def test_numbers_are_those_of_the_contract():
    assert {a.name: a.number for a in ALGORITHMS.values()} == {
        "sha224": 1,
        "sha256": 2,
        "sha384": 3,
        "sha512": 4,
        "sha512-224": 5,
        "sha512-256": 6,
        "sha3-224": 8,
        "sha3-256": 9,
        "sha3-384": 10,
        "sha3-512": 11,
        "shake128": 12,
        "shake256": 13,
    }
    assert tuple(ALGORITHMS) == NAMES
    assert model.sponge(168).number == 15


@pytest.mark.parametrize("name", ["shake128", "shake256"])
def test_shake_is_squeezed_in_any_pieces(name):
    h, rng, got = Hash(name), random.Random(1), b""
    h.absorb(b"message")
    h.finish()
    while len(got) < 2000:
        got += h.squeeze(rng.randrange(0, 300))
    assert got == crypto(ALGORITHMS[name], b"message", len(got))


def test_absorbing_in_pieces_and_fixed_digest_in_pieces():
    h = Hash("sha3-384")
    for piece in (b"", b"ab", b"c" * 200):
        h.absorb(piece)
    h.finish()
    assert h.squeeze(5) + h.squeeze(43) == hashlib.sha3_384(b"ab" + b"c" * 200).digest()
    with pytest.raises(ModelError, match="48 bytes, 49 asked"):
        h.squeeze(1)


def test_one_object_hashes_message_after_message():
    h = Hash()
    for name in ("sha256", "shake128", "sha3-224"):
        h.start(name)
        h.absorb(b"x")
        h.finish()
        assert h.squeeze(ALGORITHMS[name].default_out) == model.digest(name, b"x")


def test_verbs_out_of_order_are_refused_and_change_nothing():
    h = Hash("sha256")
    h.absorb(b"a")
    for call in (lambda: h.start("sha256"), lambda: h.squeeze(1)):
        with pytest.raises(ModelError):
            call()
    h.absorb(b"b")
    h.finish()
    for call in (lambda: h.absorb(b"c"), h.finish, lambda: h.squeeze(-1)):
        with pytest.raises(ModelError):
            call()
    assert h.squeeze(32) == hashlib.sha256(b"ab").digest()
    for call in (lambda: Hash().absorb(b""), Hash().finish, lambda: Hash("md5")):
        with pytest.raises(ModelError):
            call()


def test_output_length_is_the_callers_only_for_shake():
    assert len(model.digest("shake256", b"", 1000)) == 1000
    for name, out_bytes in (("sha256", 31), ("shake128", -1)):
        with pytest.raises(ModelError):
            model.digest(name, b"", out_bytes)

# SPDX-License-Identifier: Apache-2.0
"""The software of `--soft` and `rvhash bench pqc`: it finds wrong results, and encodes as FIPS 205 does."""

import hashlib
import random

import pytest
from pyhsslms import HssPrivateKey, LmsPrivateKey, pyhsslms
from slhdsa import PublicKey, SecretKey
from slhdsa.lowlevel import parameters

from rvhash.errors import MessageError
from rvhash.model import ALGORITHMS
from rvhash.signature import SETS, Form, Message, software

FAST = [name for name in SETS if name.endswith("f")]


def keys_of(name: str) -> tuple[bytes, SecretKey, PublicKey]:
    of = SETS[name]
    secret = software.key(of, random.Random(name).randbytes(of.seeds))
    par, n = getattr(parameters, name.replace("-", "_")), of.n
    parts = (secret[:n], secret[n : 2 * n], secret[2 * n : 3 * n], secret[3 * n :])
    return secret, SecretKey(parts, par), PublicKey.from_digest(secret[2 * n :], par)


@pytest.mark.parametrize("name", FAST)
def test_messages_are_encoded_as_the_package_does(name):
    of, (secret, theirs, public) = SETS[name], keys_of(name)
    data, context = b"a message", b"context"
    signature = software.sign(of, Message(data, context), secret)
    assert signature == theirs.sign_pure(data, ctx=context)
    assert public.verify_pure(data, signature, context)
    assert software.verify(of, Message(data, context), secret[2 * of.n :], signature)
    assert not software.verify(of, Message(data), secret[2 * of.n :], signature)
    assert not software.verify(of, Message(data, context), secret[2 * of.n :], signature[:-1])
    usual = "shake256" if of.n > 16 else "shake128"
    if "sha2" in name:
        usual = "sha512" if of.n > 16 else "sha256"
    hashed = theirs.sign_hash(data, ctx=context)
    message = Message(data, context, Form.PREHASH, ALGORITHMS[usual].number)
    assert software.sign(of, message, secret) == hashed
    value = hashlib.new({"shake128": "shake_128", "shake256": "shake_256"}.get(usual, usual), data)
    size = software.prehash_bytes(usual)
    digest = value.digest(size) if usual.startswith("shake") else value.digest()
    assert len(digest) == size
    message = Message(digest, context, Form.DIGEST, ALGORITHMS[usual].number)
    assert software.sign(of, message, secret) == hashed
    assert software.sign(of, Message(data, form=Form.INTERNAL), secret) == theirs.sign(data)


def test_wrong_results_are_found():
    of, (secret, _, _) = SETS["shake-128f"], keys_of("shake-128f")
    message = Message(b"abc")
    good = software.sign(of, message, secret)
    software.check_key(of, secret)
    software.check_signature(of, message, secret, good, deterministic=True)
    other = keys_of("shake-128f")[1].sign_pure(b"abc", randomize=True)
    software.check_signature(of, message, secret, other, deterministic=False)
    with pytest.raises(software.Disagreement, match="another one"):
        software.check_signature(of, message, secret, other, deterministic=True)
    with pytest.raises(software.Disagreement, match="does not accept"):
        software.check_signature(of, message, secret, good[:-1] + bytes([good[-1] ^ 1]), deterministic=False)
    with pytest.raises(software.Disagreement, match="root"):
        software.check_key(of, secret[:-1] + bytes([secret[-1] ^ 1]))


def types_of(kind: str, n: int, w: int) -> tuple[bytes, bytes]:
    return getattr(pyhsslms, f"lms_{kind}_m{n}_h5"), getattr(pyhsslms, f"lmots_{kind}_n{n}_w{w}")


@pytest.mark.parametrize("kind", ["sha256", "shake"])
@pytest.mark.parametrize(("n", "w"), [(32, 1), (32, 4), (24, 2), (24, 4)])
def test_length_of_stateful_signatures(kind, n, w):
    """It is that of pyhsslms. No leaf signs for it."""
    key = LmsPrivateKey(*types_of(kind, n, w))
    before = key.serialize()
    assert software.hss_signature_bytes("key", before, lms=True) == len(key.sign(b"abc"))
    for levels in (1, 2, 3) if n == 24 else (1,):
        key = HssPrivateKey(levels, *types_of(kind, n, w))
        before = key.serialize()
        assert software.hss_signature_bytes("key", before, lms=False) == len(key.sign(b"abc"))
    signature, after = software.hss_sign("key", before, b"abc", lms=False)
    assert key.publicKey().verify(b"abc", signature)
    assert after == key.serialize()


def first_format(key: HssPrivateKey) -> bytes:
    """As pyhsslms before 2 stored it: levels, how many signatures remain, the root."""
    numbers = key.levels.to_bytes(4, "big") + key.remaining().to_bytes(4, "big")
    return numbers + key.prv[0].serialize()


@pytest.mark.parametrize("form", ["lms", "hss-1", "hss-2", "hss-first-1", "hss-first-2"])
def test_a_cut_private_key_signs_nothing(form):
    """The number of the next leaf is last in it. pyhsslms takes 0 if its last byte is missing."""
    types, lms = types_of("sha256", 24, 4), form == "lms"
    key = LmsPrivateKey(*types) if lms else HssPrivateKey(int(form[-1]), *types)
    for _ in range(3):
        key.sign(b"abc")
    private = first_format(key) if "first" in form else key.serialize()
    size = software.hss_signature_bytes("key", private, lms)
    signature, _ = software.hss_sign("key", private, b"abc", lms)
    assert size == len(signature)
    assert key.publicKey().verify(b"abc", signature)
    for wrong in (*(private[:-cut] for cut in (1, 2, 3, 4, 5)), private + b"\0", private[:20], b"", bytes(100)):
        with pytest.raises(MessageError, match=r"^key: not a private key of pyhsslms"):
            software.hss_sign("key", wrong, b"abc", lms)
    with pytest.raises(MessageError, match=r"^key: not a private key of pyhsslms"):
        software.hss_sign("key", private, b"abc", not lms)
    if "hss" in form:
        with pytest.raises(MessageError, match=r"^key: not a private key of pyhsslms"):
            software.hss_signature_bytes("key", (9).to_bytes(4, "big") + private[4:], lms)


def test_a_key_that_has_signed_all():
    key = HssPrivateKey(1, *types_of("sha256", 24, 2))
    for _ in range(31):
        key.sign(b"")
    for private in (key.serialize(), first_format(key)):
        _, after = software.hss_sign("key", private, b"abc", lms=False)
        with pytest.raises(MessageError, match=r"^key: the key has signed all that it may; a new key is needed"):
            software.hss_sign("key", after, b"abc", lms=False)


def test_levels_of_different_types():
    root, leaf = LmsPrivateKey(*types_of("sha256", 24, 4)), LmsPrivateKey(*types_of("sha256", 24, 2))
    sigs = [root.sign(leaf.publicKey().serialize())]
    key = HssPrivateKey(2, *types_of("sha256", 24, 4), prvs=[root, leaf], sigs=sigs)
    with pytest.raises(MessageError, match="different types"):
        software.hss_sign("key", key.serialize(), b"abc", lms=False)

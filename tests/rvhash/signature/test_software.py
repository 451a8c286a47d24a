# SPDX-License-Identifier: Apache-2.0
"""The software of `--soft` and `rvhash bench pqc`: it finds wrong results, and encodes as FIPS 205 does."""

import hashlib
import random

import pytest
from slhdsa import PublicKey, SecretKey
from slhdsa.lowlevel import parameters

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

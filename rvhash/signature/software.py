# SPDX-License-Identifier: Apache-2.0
"""The same signatures by software on this machine: PyPI slh-dsa and pyhsslms, which share no code with the firmware."""

import hashlib

from rvhash.errors import MessageError, RvhashError
from rvhash.model import ALGORITHMS, digest
from rvhash.signature.jobs import Message
from rvhash.signature.sets import Form, LmsSet, Set

OID = bytes.fromhex("06096086480165030402")  # hash functions of NIST, without the last byte
OID_LAST = {"sha224": 4, "sha256": 1, "sha384": 2, "sha512": 3, "sha512-224": 5, "sha512-256": 6}
OID_LAST |= {"sha3-224": 7, "sha3-256": 8, "sha3-384": 9, "sha3-512": 10, "shake128": 11, "shake256": 12}
XOF_BYTES = {"shake128": 32, "shake256": 64}  # of the digest of an extendable output (FIPS 205 section 10.2.2)

HSS_2 = bytes(4 * [0x11])  # at byte 4 of a private key of HSS by pyhsslms 2; before, how many signatures remain
NO_KEY = "not a private key of pyhsslms"


class Disagreement(RvhashError):
    """A design and the software differ."""


def prehash_bytes(name: str) -> int:
    """Bytes of the digest that is signed in place of a message."""
    return XOF_BYTES.get(name) or len(digest(name, b""))


def encoded(message: Message) -> bytes:
    """M' of FIPS 205 algorithms 22 and 23."""
    if message.form == Form.INTERNAL:
        return message.data
    head = bytes([message.form != Form.PURE, len(message.context)]) + message.context
    if message.form == Form.PURE:
        return head + message.data
    name = next(name for name, a in ALGORITHMS.items() if a.number == message.prehash)
    value = message.data if message.form == Form.DIGEST else digest(name, message.data, prehash_bytes(name))
    return head + OID + bytes([OID_LAST[name]]) + value


def key(of: Set, seeds: bytes) -> bytes:
    """The secret key of SK.seed, SK.prf and PK.seed."""
    from slhdsa.lowlevel.addresses import Address
    from slhdsa.lowlevel.xmss import XMSS

    n, par = of.n, _parameters(of)
    return seeds + XMSS(par).node(seeds[:n], 0, par.h_m, seeds[2 * n :], Address(par.d - 1, 0))


def sign(of: Set, message: Message, secret: bytes) -> bytes:
    """The deterministic signature."""
    return _secret(of, secret).sign(encoded(message))


def check_key(of: Set, secret: bytes) -> None:
    """Disagreement if the root in a secret key is not that of its seeds."""
    _secret(of, secret)


def check_signature(of: Set, message: Message, secret: bytes, signature: bytes, deterministic: bool) -> None:
    """Disagreement if software does not accept a signature; with `deterministic`, also if it makes another one."""
    if not verify(of, message, secret[2 * of.n :], signature):
        raise Disagreement(f"WRONG SIGNATURE of {of.name}: software does not accept it")
    if deterministic and sign(of, message, secret) != signature:
        raise Disagreement(f"WRONG SIGNATURE of {of.name}: software makes another one")


def hss_verify(data: bytes, public: bytes, signature: bytes, lms: bool) -> bool:
    """The same for HSS, or for LMS without levels."""
    from pyhsslms import HssPublicKey, LmsPublicKey

    try:
        key = (LmsPublicKey if lms else HssPublicKey).deserialize(public)
        return key.verify(data, signature)
    except (ValueError, IndexError, KeyError):
        return False


def hss_signature_bytes(name: str, private: bytes, lms: bool) -> int:
    """Bytes of the signatures of a private key of pyhsslms, by the types in it. No leaf signs for that. MessageError if
    they are none. `name`: of the file.
    """
    from pyhsslms import pyhsslms

    levels, types = 1, private[:8]
    if not lms:
        levels = int.from_bytes(private[:4], "big")
        root = 12 if private[4:8] == HSS_2 else 8
        types = private[root : root + 8]
    tree, ots = pyhsslms.lms_params.get(types[:4]), pyhsslms.lmots_params.get(types[4:])
    if tree is None or ots is None or not 1 <= levels <= pyhsslms.MaxHssLevels:
        raise MessageError(f"{name}: {NO_KEY}")
    (_, m, height), (_, n, chains, *_) = tree, ots
    one, public = 12 + n * (1 + chains) + m * height, 24 + m
    return one if lms else 4 + (levels - 1) * (one + public) + one


def hss_sign(name: str, private: bytes, data: bytes, lms: bool) -> tuple[bytes, bytes]:
    """A signature, and the private key after it, which must be stored before the signature is released.

    MessageError if it is no whole private key, or has signed all that it may.
    """
    from pyhsslms import HssPrivateKey, LmsPrivateKey, pyhsslms

    size = hss_signature_bytes(name, private, lms)
    try:
        key = (LmsPrivateKey if lms else HssPrivateKey).deserialize(private)
        if not _is_whole(key, private, lms):
            raise MessageError(f"{name}: {NO_KEY}: it is cut, or was changed")
        signature = key.sign(data)
    except (ValueError, IndexError, KeyError, TypeError) as e:
        if pyhsslms.err_private_key_exhausted in e.args:
            raise MessageError(f"{name}: the key has signed all that it may; a new key is needed") from None
        raise MessageError(f"{name}: {NO_KEY}") from None
    if len(signature) != size:
        raise MessageError(f"{name}: a key whose levels have different types")
    return signature, key.serialize()


def _is_whole(key: object, private: bytes, lms: bool) -> bool:
    """Is the key that pyhsslms has read the whole file? Its last bytes are the number of the next leaf; if some are
    missing, pyhsslms takes a lower number, whose leaf may have signed.
    """
    if lms or private[4:8] == HSS_2:
        return key.serialize() == private
    root = key.prv[0].serialize()  # before pyhsslms 2: only the root; reading the file has used leaves of it
    return root[:-4] == private[8:-4]


def lms_signature(of: LmsSet, data: bytes) -> tuple[bytes, bytes]:
    """A public key and the signature of its first leaf; the same each time."""
    from pyhsslms import LmsPrivateKey, pyhsslms

    random = hashlib.shake_256(of.name.encode()).digest(of.n + 16 + of.n)
    seed, identifier, c = random[: of.n], random[of.n : of.n + 16], random[of.n + 16 :]
    tree = getattr(pyhsslms, f"lms_{of.hash}_m{of.n}_h{of.height}")
    ots = getattr(pyhsslms, f"lmots_{of.hash}_n{of.n}_w{of.w}")
    key = LmsPrivateKey(tree, ots, SEED=seed, I=identifier)
    fresh, pyhsslms.randBytes = pyhsslms.randBytes, lambda n: c[:n]
    try:
        return key.publicKey().serialize(), key.sign(data)
    finally:
        pyhsslms.randBytes = fresh


def verify(of: Set, message: Message, public: bytes, signature: bytes) -> bool:
    """Does software accept the signature?"""
    from slhdsa import PublicKey

    if len(signature) != of.signature:
        return False
    return PublicKey.from_digest(public, _parameters(of)).verify(encoded(message), signature)


def _secret(of: Set, secret: bytes) -> object:
    from slhdsa import SecretKey
    from slhdsa.exception import SLHDSAKeyException

    n = of.n
    try:
        return SecretKey((secret[:n], secret[n : 2 * n], secret[2 * n : 3 * n], secret[3 * n :]), _parameters(of))
    except SLHDSAKeyException:
        raise Disagreement(f"WRONG KEY of {of.name}: by software, its root is another one") from None


def _parameters(of: Set) -> object:
    from slhdsa.lowlevel import parameters

    return getattr(parameters, of.short.replace("-", "_"))

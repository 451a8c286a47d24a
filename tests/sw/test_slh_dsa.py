# SPDX-License-Identifier: Apache-2.0
"""SLH-DSA (sw/pqc) against PyPI slh-dsa, both ways, over portable C and every model of a device; wrong inputs."""

import ctypes
import hashlib
import hmac
import random

import pytest
from slhdsa import PublicKey, SecretKey
from slhdsa.lowlevel import parameters

from rvhash.signature import SETS
from tests.sw import pqc_calls, swlib
from tests.sw.pqc_calls import DIGEST, FAST, INTERNAL, PREHASH, SLH_NAMES, Slh, message
from tests.sw.swlib import (
    ALGS,
    ERR_ALG,
    ERR_ARG,
    ERR_HW,
    ERR_STATE,
    ERR_TAG,
    HERE,
    OK,
    link,
    run,
)
from tests.sw.xof_calls import Part

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(300, method="thread")

SOFT = ("good", "none")
DEVICES = [("good", fake) for fake in swlib.MODELS]
SUBJECTS = [SOFT, ("lanes", "none"), *DEVICES]
subjects = pytest.mark.parametrize("subject", SUBJECTS, ids="-".join)
names = pytest.mark.parametrize("name", SLH_NAMES)
# Of the small sets, whose keys and signatures take seconds, one of each family; all in `make test-full`.
QUICK = (*FAST, "sha2_128s", "shake_128s")
long_names = pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.full) for name in SLH_NAMES]
)


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """files(subject): the shared library of that build."""
    made = {}

    def get(subject: tuple[str, str]):
        if subject not in made:
            made[subject] = tmp_path_factory.mktemp("slh") / f"{'-'.join(subject)}.so"
            pqc_calls.build(made[subject], *subject, ("slh-dsa",))
        return made[subject]

    return get


@pytest.fixture
def built(files, tmp_path):
    """built(subject): the library, with its device as after a reset."""
    return lambda subject: pqc_calls.declared(pqc_calls.load(files(subject), subject[1], tmp_path))


@pytest.fixture
def lib(built, subject):
    return built(subject)


@pytest.fixture
def soft(built):
    return built(SOFT)


@pytest.fixture(scope="session")
def signed(files, tmp_path_factory):
    """signed(name): a message, its public key and its signature, by portable C."""
    made = {}

    def get(name: str) -> tuple:
        if name not in made:
            lib = pqc_calls.declared(pqc_calls.load(files(SOFT), "none", tmp_path_factory.mktemp("signed")))
            s, rng = Slh(lib, name), random.Random(name)
            secret, public = s.key(rng)
            of = message(b"an image of a program, of which every bit counts", b"ctx")
            made[name] = of, public, s.sign(of, secret, rng.randbytes(s.n))[1]
        return made[name]

    return get


def oracle(name: str, secret: bytes, public: bytes) -> tuple[SecretKey, PublicKey]:
    """The same keys in slh-dsa, which checks the root."""
    par, n = getattr(parameters, name), len(public) // 2
    return SecretKey(
        (secret[:n], secret[n : 2 * n], secret[2 * n : 3 * n], secret[3 * n :]), par
    ), PublicKey.from_digest(public, par)


@names
def test_sizes(soft, name):
    par, here = getattr(parameters, name), SETS[name.replace("_", "-")]
    number = pqc_calls.SLH_SETS[name]
    assert here.number == number
    assert soft.rvh_slh_n(number) == here.n == par.n
    assert soft.rvh_slh_public_bytes(number) == here.public == 2 * par.n
    assert soft.rvh_slh_secret_bytes(number) == here.secret == 4 * par.n
    wots = 2 * par.n + 3
    size = par.n * (1 + par.k * (1 + par.a) + par.h + par.d * wots)
    assert soft.rvh_slh_signature_bytes(number) == here.signature == size


def test_no_such_set(soft):
    of = message(b"")
    for number in (0, 13, 255, -1):
        for size in ("n", "public_bytes", "secret_bytes", "signature_bytes"):
            assert getattr(soft, f"rvh_slh_{size}")(number) == 0
        out = ctypes.create_string_buffer(b"\xa5" * 64)
        assert soft.rvh_slh_keygen(number, out, None, bytes(96)) == ERR_ALG
        assert soft.rvh_slh_sign(number, out, ctypes.byref(of), bytes(128), None) == ERR_ALG
        assert soft.rvh_slh_verify(number, out, 64, ctypes.byref(of), bytes(64), 64) == ERR_ALG
        assert out.raw[:64] == b"\xa5" * 64


@long_names
def test_both_ways(soft, name):
    """Keys, signatures and verification agree with slh-dsa: ours in its hands, and its own in ours."""
    s, rng = Slh(soft, name), random.Random(name)
    secret, public = s.key(rng)
    theirs, check = oracle(name, secret, public)
    for length, context in ((0, b""), (1, b"c"), (300, rng.randbytes(255))):
        data = rng.randbytes(length)
        of = message(data, context)
        status, signature = s.sign(of, secret, rng.randbytes(s.n), align=rng.randrange(4))
        assert status == OK
        assert check.verify_pure(data, signature, context)
        assert s.verify(signature, of, public, align=rng.randrange(4)) == OK
        if name not in FAST:
            break
    if name in FAST:
        status, signature = s.sign(of, secret)
        assert signature == theirs.sign_pure(data, ctx=context)
        assert s.verify(theirs.sign_pure(data, randomize=True, ctx=context), of, public) == OK


@pytest.mark.full
@pytest.mark.parametrize("name", [name for name in SLH_NAMES if name not in FAST])
def test_small_sets_sign_alike(soft, name):
    s, rng = Slh(soft, name), random.Random(name)
    secret, public = s.key(rng)
    theirs, _ = oracle(name, secret, public)
    assert s.sign(message(b"message", b"context"), secret) == (OK, theirs.sign_pure(b"message", ctx=b"context"))
    assert s.verify(theirs.sign_pure(b"m", randomize=True), message(b"m"), public) == OK


def test_random_bytes_make_the_signature(soft):
    """Without them, PK.seed is in their place (FIPS 205 section 9.2)."""
    s, rng = Slh(soft, "shake_128f"), random.Random(1)
    secret, public = s.key(rng)
    of = message(b"abc")
    assert s.sign(of, secret) == s.sign(of, secret, public[:16])
    assert s.sign(of, secret) != s.sign(of, secret, bytes(16))


OIDS = {"sha256": 1, "sha384": 2, "sha512": 3, "sha224": 4, "sha512-224": 5, "sha512-256": 6}
OIDS |= {"sha3-224": 7, "sha3-256": 8, "sha3-384": 9, "sha3-512": 10, "shake128": 11, "shake256": 12}


@pytest.mark.parametrize("alg", list(OIDS))
def test_prehash(soft, alg):
    """Every digest, computed here or by the caller."""
    s, rng, of = Slh(soft, "sha2_128f"), random.Random(alg), ALGS[alg]
    secret, public = s.key(rng)
    _, check = oracle("sha2_128f", secret, public)
    data, context = rng.randbytes(200), b"context"
    digest = of.expect(data, {"shake128": 32, "shake256": 64}.get(alg, of.digest))
    oid = bytes.fromhex("0609608648016503040200")[:-1] + bytes([OIDS[alg]])
    status, signature = s.sign(message(data, context, PREHASH, of.number), secret)
    assert status == OK
    assert check.verify_hash(data, signature, context, prehash=lambda _: oid + digest)
    assert s.sign(message(digest, context, DIGEST, of.number), secret) == (OK, signature)
    assert s.verify(signature, message(data, context, PREHASH, of.number), public) == OK
    assert s.verify(signature, message(digest, context, DIGEST, of.number), public) == OK
    assert s.verify(signature, message(data, context), public) == ERR_TAG
    for wrong in (digest[:-1], digest + b"x"):
        assert s.verify(signature, message(wrong, context, DIGEST, of.number), public) == ERR_ARG
    for number in (0, 7, 14, 15, 255):
        assert s.verify(signature, message(data, context, PREHASH, number), public) == ERR_ALG


@pytest.mark.parametrize("name", FAST)
def test_internal_functions(soft, name):
    """Section 9: the message as it is."""
    s, rng = Slh(soft, name), random.Random(name)
    secret, public = s.key(rng)
    theirs, check = oracle(name, secret, public)
    of = message(b"message", form=INTERNAL)
    assert s.sign(of, secret) == (OK, theirs.sign(b"message"))
    assert check.verify(b"message", s.sign(of, secret, rng.randbytes(s.n))[1])
    assert s.verify(theirs.sign(b"message"), of, public) == OK
    assert s.verify(theirs.sign(b"message"), message(b"message"), public) == ERR_TAG


# ---- over models of devices ----


@subjects
@long_names
def test_verify_on_every_device(signed, lib, subject, name):
    of, public, signature = signed(name)
    s = Slh(lib, name)
    before = lib.rvh_hw_used()
    assert s.verify(signature, of, public) == OK
    assert (lib.rvh_hw_used() > before) == (subject in DEVICES)
    assert s.verify(signature, message(b""), public) == ERR_TAG
    assert lib.rvh_hw_fallbacks() == 0


@subjects
@pytest.mark.parametrize("name", ["sha2_128f", "shake_128f", "sha2_256f", "shake_192f"])
def test_sign_on_every_device(soft, lib, subject, name):
    made, s, rng = Slh(soft, name), Slh(lib, name), random.Random(name)
    seeds = rng.randbytes(3 * s.n)
    key = made.keygen(seeds)
    before = lib.rvh_hw_used()
    assert s.keygen(seeds, align=1) == key
    assert subject not in DEVICES or lib.fake_secrets() == 0
    of, rand = message(b"abc", b"ctx"), rng.randbytes(s.n)
    assert s.sign(of, key[1], rand, align=2) == made.sign(of, key[1], rand)
    assert subject not in DEVICES or lib.fake_secrets() == 0
    assert (lib.rvh_hw_used() > before) == (subject in DEVICES)
    assert lib.rvh_hw_fallbacks() == 0


@pytest.mark.parametrize("fake", ["fake-mmio-chains", "fake-xif-chains", "fake-windows"])
@pytest.mark.parametrize("name", ["sha2_192f", "shake_128f"])
def test_bus_errors(soft, built, fake, name):
    """At any point of a call: nothing is given out, and the next call is right."""
    lib = built(("good", fake))
    made, s, rng = Slh(soft, name), Slh(lib, name), random.Random(name)
    seeds = rng.randbytes(3 * s.n)
    key = made.keygen(seeds)
    of = message(b"abc")
    _, signature = made.sign(of, key[1])
    jobs = [1, 2, 3, 5, 8, 40, 100, 200]
    try:
        for job in jobs:
            lib.fake_fault(b"bad_job", job)
            assert s.verify(signature, of, key[2]) == ERR_HW, job
            lib.fake_fault(b"bad_job", 0)
        for job in [*jobs, 1000, 2000]:
            lib.fake_fault(b"bad_job", job)
            assert s.sign(of, key[1]) == (ERR_HW, bytes(s.signature_bytes)), job
            lib.fake_fault(b"bad_job", 0)
        for job in (1, 2, 9):
            lib.fake_fault(b"bad_job", job)
            assert s.keygen(seeds) == (ERR_HW, bytes(4 * s.n), bytes(2 * s.n)), job
            lib.fake_fault(b"bad_job", 0)
    finally:
        lib.fake_fault(b"bad_job", 0)
    assert s.keygen(seeds) == key
    assert s.sign(of, key[1]) == (OK, signature)
    assert s.verify(signature, of, key[2]) == OK


# ---- what is refused ----


@pytest.mark.parametrize(
    ("name", "step"),
    [pytest.param(*of, marks=pytest.mark.full) for of in (("sha2_128s", 1), ("shake_128s", 1), ("shake_128s", 4))],
)
def test_each_byte_of_a_signature(soft, name, step):
    s, rng = Slh(soft, name), random.Random(name)
    secret, public = s.key(rng)
    of = message(b"image")
    _, signature = s.sign(of, secret)
    buffer, at = swlib.placed(signature, 0)
    for place in range(0, len(signature), step):
        changed = signature[place] ^ 1 << rng.randrange(8)
        ctypes.memset(at + place, changed, 1)
        assert soft.rvh_slh_verify(s.number, at, len(signature), ctypes.byref(of), public, len(public)) == ERR_TAG
        ctypes.memset(at + place, signature[place], 1)
    assert soft.rvh_slh_verify(s.number, at, len(signature), ctypes.byref(of), public, len(public)) == OK
    del buffer


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.full if n in ("shake_192s", "shake_256s") else ()) for n in SLH_NAMES]
)
def test_wrong_inputs(soft, signed, name):
    of, public, signature = signed(name)
    s, rng = Slh(soft, name), random.Random(name)
    for _ in range(40):
        place = rng.randrange(len(signature))
        wrong = bytearray(signature)
        wrong[place] ^= 1 << rng.randrange(8)
        assert s.verify(bytes(wrong), of, public) == ERR_TAG, place
    for wrong in (signature[:-1], signature + b"\0", b"", signature[: s.n]):
        assert s.verify(wrong, of, public) == ERR_TAG
    data = of.data
    near = data[:-1] + bytes([data[-1] ^ 1])
    for other in (message(data), message(near, b"ctx"), message(data, b"ctX"), message(b"", b"")):
        assert s.verify(signature, other, public) == ERR_TAG
    for place in range(len(public)):
        wrong = bytearray(public)
        wrong[place] ^= 1 << rng.randrange(8)
        assert s.verify(signature, of, bytes(wrong)) == ERR_TAG
    for wrong in (public[:-1], public + b"\0", b""):
        assert s.verify(signature, of, wrong) == ERR_ARG
    for other in SLH_NAMES:
        if other != name:
            status = Slh(soft, other).verify(signature, of, public)
            assert status == (ERR_TAG if Slh(soft, other).n == s.n else ERR_ARG), other


def test_wrong_arguments(soft):
    s, rng = Slh(soft, "shake_128f"), random.Random(3)
    secret, public = s.key(rng)
    good = message(b"abc")
    _, signature = s.sign(good, secret)
    wrong = [message(b"abc", bytes(256)), message(b"abc", form=4), message(b"abc", b"c", INTERNAL)]
    wrong += [pqc_calls.Message(None, 3, None, 0, 0, 0), pqc_calls.Message(b"abc", 3, None, 1, 0, 0)]
    for of in wrong:
        assert s.verify(signature, of, public) == ERR_ARG
        assert s.sign(of, secret) == (ERR_ARG, b"\xa5" * s.signature_bytes)
    out = ctypes.create_string_buffer(s.signature_bytes)
    at = ctypes.byref(good)
    assert (
        soft.rvh_slh_sign(s.number, None, at, secret, None)
        == soft.rvh_slh_sign(s.number, out, at, None, None)
        == ERR_ARG
    )
    assert soft.rvh_slh_sign(s.number, out, None, secret, None) == ERR_ARG
    assert soft.rvh_slh_verify(s.number, None, 5, at, public, 32) == ERR_ARG
    assert soft.rvh_slh_verify(s.number, signature, len(signature), None, public, 32) == ERR_ARG
    assert soft.rvh_slh_verify(s.number, signature, len(signature), at, None, 32) == ERR_ARG
    assert (
        soft.rvh_slh_keygen(s.number, None, None, bytes(48))
        == soft.rvh_slh_keygen(s.number, out, None, None)
        == ERR_ARG
    )
    assert out.raw == bytes(s.signature_bytes)
    assert soft.rvh_slh_verify(s.number, None, 0, at, public, 32) == ERR_TAG


@pytest.mark.parametrize("name", ["sha2_128f", "shake_256f"])
def test_secret_key_of_another_root(soft, name):
    """A key whose parts do not belong together signs nothing."""
    s, rng = Slh(soft, name), random.Random(name)
    secret, _ = s.key(rng)
    for place in (0, s.n - 1, 2 * s.n, 3 * s.n, 4 * s.n - 1):  # of SK.seed, PK.seed, PK.root
        wrong = bytearray(secret)
        wrong[place] ^= 0x10
        assert s.sign(message(b"abc"), bytes(wrong)) == (ERR_STATE, bytes(s.signature_bytes))


# ---- secrets, and memory ----


@pytest.mark.parametrize("subject", [SOFT, ("good", "fake-windows"), ("good", "fake-xif-chains")], ids="-".join)
@pytest.mark.parametrize("name", ["sha2_128f", "shake_128f"])
def test_no_secret_stays_on_the_stack(lib, name):
    """SK.seed, SK.prf, and the secret values and starts of chains that the signature does not show."""
    s, rng = Slh(lib, name), random.Random(name)
    secret, _ = s.key(rng)
    of, out = message(b"abc"), ctypes.create_string_buffer(s.signature_bytes)
    kept, at = swlib.placed(secret, 0)
    size = 16384
    copy = ctypes.create_string_buffer(size)
    arguments = (ctypes.c_size_t * 6)(s.number, ctypes.addressof(out), ctypes.addressof(of), at, 0, 0)
    lib.probe_stack.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    assert lib.probe_stack(ctypes.cast(lib.rvh_slh_sign, ctypes.c_void_p), arguments, copy, size) == OK
    assert out.raw == s.sign(of, secret)[1]
    stack = copy.raw
    n = s.n
    padded = bytes(16) + secret[n : 2 * n]
    values = [secret[:n], secret[n : 2 * n], bytes(b ^ 0x36 for b in padded[16:]), bytes(b ^ 0x5C for b in padded[16:])]
    if name == "shake_128f":
        adrs = bytes(18) + b"\0\5" + bytes(12)  # WOTS_PRF, of chain 0 of key pair 0 of the lowest layer
        values.append(hashlib.shake_256(secret[2 * n : 3 * n] + adrs + secret[:n]).digest(n))
    for value in values:
        for k in range(0, n - 7, 4):
            part = value[k : k + 8]
            assert part not in stack
            assert part[3::-1] + part[:3:-1] not in stack
    del kept


class Parts(ctypes.Structure):
    """rvh_slh_parts."""

    _fields_ = (("part", Part * 6), ("count", ctypes.c_size_t))


@pytest.mark.parametrize("name", ["sha2_128f", "sha2_256s"])
def test_key_of_hmac_is_cleared(soft, name):
    """PRF_msg alone: what a later call would overwrite is seen."""
    rng, n = random.Random(name), soft.rvh_slh_n(pqc_calls.SLH_SETS[name])
    key, rand, out = rng.randbytes(n), rng.randbytes(n), ctypes.create_string_buffer(n)
    data = ctypes.create_string_buffer(b"message", 7)
    parts = Parts(count=3)
    parts.part[2] = Part(ctypes.addressof(data), 7)
    soft.rvh_slh_parameters_of.restype = ctypes.c_void_p
    kept = [swlib.placed(each, 0) for each in (key, rand)]
    p = soft.rvh_slh_parameters_of(pqc_calls.SLH_SETS[name])
    places = (ctypes.addressof(out), kept[0][1], kept[1][1], ctypes.addressof(parts))
    arguments, copy = (ctypes.c_size_t * 6)(p, *places, 0), ctypes.create_string_buffer(8192)
    soft.probe_stack.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    assert soft.probe_stack(ctypes.cast(soft.rvh_slh_prf_msg, ctypes.c_void_p), arguments, copy, 8192) == OK
    alg = "sha256" if n == 16 else "sha512"
    assert out.raw == hmac.digest(key, rand + b"message", alg)[:n]
    for pad in (0, 0x36, 0x5C):
        value = bytes(b ^ pad for b in key)
        assert not any(value[k : k + 8] in copy.raw for k in range(0, n - 7, 4)), hex(pad)
    block = hashlib.new(alg).block_size
    inner = hashlib.new(alg, bytes(b ^ 0x36 for b in key.ljust(block, b"\0")) + rand + b"message").digest()
    assert inner[:8] not in copy.raw
    del kept


@pytest.mark.full
@pytest.mark.parametrize("subject", [SOFT, *DEVICES], ids="-".join)
def test_no_sanitizer_complains(tmp_path, subject):
    """Buffers allocated to measure."""
    sanitize = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-O1", "-g"]
    parts = pqc_calls.sources_of(("slh-dsa",))
    program = tmp_path / "slh"
    flags, code = pqc_calls.parts_of(*subject)
    flags += [f"-I{swlib.SW / 'pqc'}", *sanitize]
    link(flags, [*code, *parts, HERE / "slh_main.c"], program)
    assert run([program]).stdout == "slh: ok\n"

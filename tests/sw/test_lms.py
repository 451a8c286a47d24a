# SPDX-License-Identifier: Apache-2.0
"""LMS and HSS (sw/pqc) against PyPI pyhsslms, over portable C and every model of a device; wrong inputs."""

import ctypes
import random

import pyhsslms.pyhsslms as hsslms
import pytest

from tests.sw import pqc_calls, swlib
from tests.sw.swlib import ERR_ALG, ERR_ARG, ERR_HW, ERR_TAG, HERE, OK, Library, link, placed, run

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(300, method="thread")

SOFT = ("good", "none")
DEVICES = [("good", fake) for fake in swlib.MODELS]
subjects = pytest.mark.parametrize("subject", [SOFT, *DEVICES], ids="-".join)
KINDS = [(alg, n) for alg in ("sha256", "shake") for n in (32, 24)]
SETS = [(alg, n, w) for alg, n in KINDS for w in (1, 2, 4, 8)]
sets = pytest.mark.parametrize("of", SETS, ids=lambda of: "-".join(map(str, of)))
DATA = b"an image of a program, of which every bit counts"


def types(alg: str, n: int, w: int, height: int = 5) -> tuple[bytes, bytes]:
    """The types of the tree and of LM-OTS."""
    return getattr(hsslms, f"lms_{alg}_m{n}_h{height}"), getattr(hsslms, f"lmots_{alg}_n{n}_w{w}")


@pytest.fixture(scope="session")
def signed():
    """signed(set, height): the public key, and a signature of DATA by the first and by the last leaf."""
    made = {}

    def get(of: tuple, height: int = 5) -> tuple[bytes, list[bytes]]:
        if (of, height) not in made:
            rng, (tree, ots) = random.Random(str(of)), types(*of, height)
            key = hsslms.LmsPrivateKey(tree, ots, SEED=rng.randbytes(of[1]), I=rng.randbytes(16))
            first = key.sign(DATA)
            key.q = 2**height - 1
            made[of, height] = key.publicKey().serialize(), [first, key.sign(DATA)]
        return made[of, height]

    return get


@pytest.fixture(scope="session")
def hss():
    """hss(levels): a public key and a signature of DATA."""
    made = {}

    def get(levels: int) -> tuple[bytes, bytes]:
        if levels not in made:
            key = hsslms.HssPrivateKey(levels, *types("sha256", 24, 4), SEED=random.Random(levels).randbytes(24))
            made[levels] = key.publicKey().serialize(), key.sign(DATA)
        return made[levels]

    return get


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """files(subject): the shared library of that build."""
    made = {}

    def get(subject: tuple[str, str]):
        if subject not in made:
            made[subject] = tmp_path_factory.mktemp("lms") / f"{'-'.join(subject)}.so"
            pqc_calls.build(made[subject], *subject, ("lms",))
        return made[subject]

    return get


@pytest.fixture
def lib(files, subject, tmp_path):
    return loaded(files, subject, tmp_path)


@pytest.fixture
def soft(files, tmp_path):
    return loaded(files, SOFT, tmp_path)


def loaded(files, subject, tmp_path) -> Library:
    lib = pqc_calls.load(files(subject), subject[1], tmp_path)
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    lib.rvh_lms_signature_bytes.argtypes, lib.rvh_lms_signature_bytes.restype = [pointer, size], size
    for function in (lib.rvh_lms_verify, lib.rvh_hss_verify):
        function.argtypes = [pointer, size, pointer, size, pointer, size]
    return lib


def check(function, signature: bytes, data: bytes, public: bytes, align: int = 0) -> int:
    kept = [placed(each, align) for each in (signature, data, public)]
    return function(kept[0][1], len(signature), kept[1][1], len(data), kept[2][1], len(public))


@subjects
@sets
def test_every_set(lib, signed, subject, of):
    """By the first leaf and the last one, at any alignment; in hardware where there is one."""
    public, signatures = signed(of)
    before = lib.rvh_hw_used()
    for align, signature in enumerate(signatures):
        assert lib.rvh_lms_signature_bytes(public, len(public)) == len(signature)
        assert check(lib.rvh_lms_verify, signature, DATA, public, align) == OK
        assert check(lib.rvh_lms_verify, signature, DATA[:-1], public, align + 2) == ERR_TAG
    assert (lib.rvh_hw_used() > before) == (subject in DEVICES)
    # The key of more than 67 chains is hashed in pieces, between rows: hardware that cannot save it leaves it to C.
    assert (lib.rvh_hw_fallbacks() > 0) == (subject[1] == "fake-words" and of[2] < 4)


@pytest.mark.full
def test_higher_tree(soft, signed):
    public, signatures = signed(("sha256", 32, 8), 10)
    for signature in signatures:
        assert check(soft.rvh_lms_verify, signature, DATA, public) == OK
        assert check(soft.rvh_lms_verify, signature[:-1] + bytes([signature[-1] ^ 1]), DATA, public) == ERR_TAG


@pytest.mark.parametrize("length", [0, 1, 55, 64, 1000])
def test_lengths_of_messages(soft, length):
    rng, (tree, ots) = random.Random(length), types("shake", 24, 8)
    key = hsslms.LmsPrivateKey(tree, ots, SEED=rng.randbytes(24), I=rng.randbytes(16))
    data = rng.randbytes(length)
    public, signature = key.publicKey().serialize(), key.sign(data)
    assert check(soft.rvh_lms_verify, signature, data, public) == OK
    assert soft.rvh_lms_verify(signature, len(signature), None, 0, public, len(public)) == (ERR_TAG, OK)[length == 0]


@subjects
@pytest.mark.parametrize("levels", [1, 2, 3])
def test_levels(lib, hss, levels):
    public, signature = hss(levels)
    assert check(lib.rvh_hss_verify, signature, DATA, public, levels) == OK
    assert check(lib.rvh_hss_verify, signature, DATA + b"x", public) == ERR_TAG
    for place in range(0, len(signature), 97):
        assert check(lib.rvh_hss_verify, changed(signature, place), DATA, public) == ERR_TAG, place


# ---- what is refused ----


def changed(data: bytes, place: int, value: int | None = None) -> bytes:
    """With one bit of a byte flipped, or another byte."""
    other = bytearray(data)
    other[place] = other[place] ^ 1 << place % 8 if value is None else value
    return bytes(other)


@pytest.mark.parametrize("of", [("sha256", 32, 8), ("shake", 24, 4)], ids=lambda of: "-".join(map(str, of)))
def test_each_byte_of_a_signature_and_of_a_key(soft, signed, of):
    public, (signature, _) = signed(of)
    for place in range(len(signature)):
        assert check(soft.rvh_lms_verify, changed(signature, place), DATA, public) == ERR_TAG, place
    for place in range(8, len(public)):
        assert check(soft.rvh_lms_verify, signature, DATA, changed(public, place)) == ERR_TAG, place
    for place in range(len(DATA)):
        assert check(soft.rvh_lms_verify, signature, changed(DATA, place), public) == ERR_TAG, place


@sets
def test_wrong_inputs(soft, signed, of):
    public, (signature, _) = signed(of)
    rng = random.Random(str(of))
    for place in rng.sample(range(len(signature)), 40):
        assert check(soft.rvh_lms_verify, changed(signature, place), DATA, public) == ERR_TAG, place
    for wrong in (signature[:-1], signature + b"\0", b"", signature[:4], signature[:8]):
        assert check(soft.rvh_lms_verify, wrong, DATA, public) == ERR_TAG
    beyond = (32).to_bytes(4, "big") + signature[4:]
    assert check(soft.rvh_lms_verify, beyond, DATA, public) == ERR_TAG
    for wrong in (public[:-1], public + b"\0", b"", public[:7], public[:8]):
        assert check(soft.rvh_lms_verify, signature, DATA, wrong) == ERR_ARG
        assert soft.rvh_lms_signature_bytes(wrong, len(wrong)) == 0


def test_types_of_a_public_key(soft, signed):
    """Every pair of types: known ones of one hash function and length have a signature, all others are refused."""
    public, (signature, _) = signed(("sha256", 32, 8))
    known = {int.from_bytes(getattr(hsslms, name), "big"): name for name in dir(hsslms) if name.startswith("lms_sha")}
    ots = {int.from_bytes(getattr(hsslms, name), "big"): name for name in dir(hsslms) if name.startswith("lmots_sha")}
    assert len(known) == 20
    assert len(ots) == 16
    for tree in (*range(27), 2**32 - 1, 256 + 5):
        for of in (*range(19), 2**32 - 1, 256 + 4):
            alg = tree in known and known[tree].split("_")[1:3] == [
                part.replace("n", "m") if i else part for i, part in enumerate(ots.get(of, "a_b_c_d").split("_")[1:3])
            ]
            n = 24 if alg and "m24" in known[tree] else 32
            key = tree.to_bytes(4, "big") + of.to_bytes(4, "big") + public[8 : 24 + n]
            size = soft.rvh_lms_signature_bytes(key, len(key))
            if not alg:
                assert size == 0
                assert check(soft.rvh_lms_verify, signature, DATA, key) == ERR_ALG, (tree, of)
                continue
            _, _, count, _, _ = hsslms.lmots_params[of.to_bytes(4, "big")]
            height = hsslms.lms_params[tree.to_bytes(4, "big")][2]
            assert size == 12 + n * (1 + count + height)
            assert check(soft.rvh_lms_verify, signature, DATA, key) == (OK if key == public else ERR_TAG), (tree, of)


def test_wrong_levels(soft, hss):
    public, signature = hss(2)
    one, three = hss(1), hss(3)
    for levels in (0, 9, 2**32 - 1):
        assert check(soft.rvh_hss_verify, signature, DATA, levels.to_bytes(4, "big") + public[4:]) == ERR_ARG
    for levels in (1, 3, 8):
        assert check(soft.rvh_hss_verify, signature, DATA, levels.to_bytes(4, "big") + public[4:]) == ERR_TAG
    for other in (one, three):
        assert check(soft.rvh_hss_verify, other[1], DATA, public) == ERR_TAG
        assert check(soft.rvh_hss_verify, signature, DATA, other[0]) == ERR_TAG
    for size in range(len(signature)):
        assert check(soft.rvh_hss_verify, signature[:size], DATA, public) == ERR_TAG, size
    assert check(soft.rvh_hss_verify, signature + b"\0", DATA, public) == ERR_TAG
    for wrong in (b"", public[:3], public[:4], public[:-1], public + b"\0"):
        assert check(soft.rvh_hss_verify, signature, DATA, wrong) == ERR_ARG


def test_levels_of_different_hash_functions(soft):
    """SP 800-208 section 4: refused, although each signature is valid by itself."""
    rng = random.Random(1)
    above = hsslms.LmsPrivateKey(*types("sha256", 32, 8), SEED=rng.randbytes(32), I=rng.randbytes(16))
    public = (2).to_bytes(4, "big") + above.publicKey().serialize()
    for alg, n in KINDS:
        below = hsslms.LmsPrivateKey(*types(alg, n, 8), SEED=rng.randbytes(n), I=rng.randbytes(16))
        key = below.publicKey().serialize()
        signature = (1).to_bytes(4, "big") + above.sign(key) + key + below.sign(DATA)
        want = OK if (alg, n) == ("sha256", 32) else ERR_TAG
        assert check(soft.rvh_hss_verify, signature, DATA, public) == want


def test_null_pointers(soft, signed):
    public, (signature, _) = signed(("sha256", 32, 8))
    for function in (soft.rvh_lms_verify, soft.rvh_hss_verify):
        assert function(None, 5, DATA, len(DATA), public, len(public)) == ERR_ARG
        assert function(signature, len(signature), None, 1, public, len(public)) == ERR_ARG
        assert function(signature, len(signature), DATA, len(DATA), None, len(public)) == ERR_ARG
    assert soft.rvh_lms_verify(None, 0, DATA, len(DATA), public, len(public)) == ERR_TAG
    assert soft.rvh_lms_signature_bytes(None, 56) == 0


@pytest.mark.parametrize("fake", [fake for fake in swlib.MODELS if fake != "fake-words"])
@pytest.mark.parametrize("of", [("sha256", 32, 4), ("shake", 24, 2)], ids=lambda of: "-".join(map(str, of)))
def test_bus_errors(files, signed, tmp_path, fake, of):
    """At any job: the signature is not accepted; the next verification is right."""
    lib = loaded(files, ("good", fake), tmp_path)
    public, (signature, _) = signed(of)
    for job in (1, 2, 3, 4, 6, 7, 8):
        lib.fake_fault(b"bad_job", job)
        assert check(lib.rvh_lms_verify, signature, DATA, public) == ERR_HW, job
        lib.fake_fault(b"bad_job", 0)
        assert check(lib.rvh_lms_verify, signature, DATA, public) == OK


def test_no_sanitizer_complains(tmp_path, signed, hss):
    """Every buffer allocated to measure, and each signature cut at every length."""
    sanitize = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-O1", "-g"]
    flags, code = pqc_calls.parts_of(*SOFT)
    flags += [f"-I{swlib.SW / 'pqc'}", *sanitize]
    program = tmp_path / "lms"
    link(flags, [*code, *pqc_calls.sources_of(("lms",)), HERE / "lms_main.c"], program)
    (tmp_path / "data").write_bytes(DATA)
    cases = [("hss", *hss(2)), *(("lms", public, signatures[0]) for public, signatures in map(signed, SETS[::5]))]
    for kind, public, signature in cases:
        (tmp_path / "key").write_bytes(public)
        (tmp_path / "signature").write_bytes(signature)
        names = [tmp_path / name for name in ("key", "data", "signature")]
        assert run([program, kind, *names]).stdout == "lms: ok\n"

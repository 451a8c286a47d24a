# SPDX-License-Identifier: Apache-2.0
"""ML-KEM and ML-DSA of PQClean, unchanged, on the adapter, against known answers. npm's package has the C: `make
setup-full`; without it these tests are skipped."""

import ctypes
import shutil
from pathlib import Path

import cryptography_vectors
import pytest

from tests.sw import swlib
from tests.sw.adapters.test_pqclean_interface import ADAPTER, SOURCES
from tests.sw.swlib import HERE, Library, link

PACKAGE = swlib.ROOT / "build" / "npm" / "pqclean" / "deps" / "PQClean"
VECTORS = Path(cryptography_vectors.__file__).parent / "asymmetric"
LINE = next(
    line for line in (swlib.ROOT / "requirements-npm.lock").read_text().splitlines() if line.startswith("pqclean ")
)

pytestmark = [
    pytest.mark.timeout(300, method="thread"),
    pytest.mark.skipif(not PACKAGE.is_dir(), reason="npm's package pqclean is missing: make setup-full"),
]
SUBJECTS = [("good", "none"), ("good", "fake-mmio"), ("good", "fake-xif"), ("good", "fake-words")]
FULL = pytest.mark.full
COUNT = 3  # known answers of each set


def test_the_package_is_that_of_the_lock():
    assert (PACKAGE.parents[1] / ".integrity").read_text().strip() == LINE.split()[2]


def answers(kind: str, name: str) -> list[dict[str, bytes]]:
    """The first known answers of a set."""
    found = [{}]
    for line in (VECTORS / kind / name).read_text().splitlines():
        key, _, value = line.partition(" = ")
        if not line and found[-1]:
            found.append({})
        elif key in ("count", "mlen", "smlen"):
            continue
        elif value:
            found[-1][key] = bytes.fromhex(value)
        if len(found) > COUNT:
            break
    return found[:COUNT]


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """files(scheme, subject): the shared library of a scheme of PQClean."""
    made = {}

    def get(scheme: str, subject: tuple[str, str]):
        if (scheme, subject) not in made:
            made[scheme, subject] = tmp_path_factory.mktemp("pqclean") / "scheme.so"
            folder = PACKAGE / scheme / "clean"
            include = [f"-I{ADAPTER / 'pqclean'}", f"-I{folder}", f"-I{PACKAGE / 'common'}"]
            # Warnings in PQClean's own files are not ours; the adapter is compiled with -Werror by the tests of its
            # interface.
            flags = [*swlib.native_flags(*subject), *include, "-shared", "-fPIC", "-Wno-error"]
            extra = [HERE / "adapters" / "random_bytes.c", HERE / "probe.c"]
            code = [*sorted(folder.glob("*.c")), *SOURCES, *swlib.native_sources(*subject), *extra]
            link(flags, code, made[scheme, subject])
        return made[scheme, subject]

    return get


def loaded(files, scheme: str, subject, tmp_path) -> Library:
    return swlib.bind(Library(str(shutil.copy(files(scheme, subject), tmp_path / "own.so"))))


subjects = pytest.mark.parametrize(
    "subject", [pytest.param(s, marks=() if s[1] in ("none", "fake-xif") else FULL) for s in SUBJECTS], ids="-".join
)


@subjects
@pytest.mark.parametrize(
    ("bits", "sizes"), [(512, (800, 1632, 768)), (768, (1184, 2400, 1088)), (1024, (1568, 3168, 1568))]
)
def test_ml_kem(files, tmp_path, subject, bits, sizes):
    """Keys, encapsulation, decapsulation, and the implicit rejection of a wrong ciphertext."""
    lib, name = loaded(files, f"crypto_kem/ml-kem-{bits}", subject, tmp_path), f"PQCLEAN_MLKEM{bits}_CLEAN_crypto_kem"
    pk, sk, ct = (ctypes.create_string_buffer(n) for n in sizes)
    ss = ctypes.create_string_buffer(32)
    for want in answers("MLKEM", f"kat_MLKEM_{bits}.rsp"):
        assert getattr(lib, f"{name}_keypair_derand")(pk, sk, want["d"] + want["z"]) == 0
        assert (pk.raw, sk.raw) == (want["pk"], want["sk"])
        assert getattr(lib, f"{name}_enc_derand")(ct, ss, pk, want["msg"]) == 0
        assert (ct.raw, ss.raw) == (want["ct"], want["ss"])
        assert getattr(lib, f"{name}_dec")(ss, ct, sk) == 0
        assert ss.raw == want["ss"]
        assert getattr(lib, f"{name}_dec")(ss, want["ct_n"], sk) == 0
        assert ss.raw == want["ss_n"]
    assert (lib.rvh_hw_used() > 0) == (subject[1] != "none")
    assert lib.rvh_hw_fallbacks() == 0 or subject[1] == "fake-words"  # which does not skip output


@subjects
@pytest.mark.parametrize(
    ("bits", "sizes"), [(44, (1312, 2560, 2420)), (65, (1952, 4032, 3309)), (87, (2592, 4896, 4627))]
)
def test_ml_dsa(files, tmp_path, subject, bits, sizes):
    """Keys, the deterministic signature, verification, and a wrong signature."""
    lib, name = loaded(files, f"crypto_sign/ml-dsa-{bits}", subject, tmp_path), f"PQCLEAN_MLDSA{bits}_CLEAN_crypto_sign"
    pk, sk, sig = (ctypes.create_string_buffer(n) for n in sizes)
    size, n = ctypes.c_size_t, ctypes.c_size_t(0)
    for want in answers("MLDSA", f"kat_MLDSA_{bits}_det_pure.rsp"):
        lib.set_random_bytes(want["xi"], len(want["xi"]))
        assert getattr(lib, f"{name}_keypair")(pk, sk) == 0
        assert (pk.raw, sk.raw) == (want["pk"], want["sk"])
        lib.set_random_bytes(bytes(32), 32)
        message, context = want["msg"], want.get("ctx", b"")
        parts = message, size(len(message)), context, size(len(context))
        assert getattr(lib, f"{name}_signature_ctx")(sig, ctypes.byref(n), *parts, sk) == 0
        assert sig.raw[: n.value] + message == want["sm"]
        verify = getattr(lib, f"{name}_verify_ctx")
        assert verify(sig, n, *parts, pk) == 0
        wrong = sig.raw[:100] + bytes([sig.raw[100] ^ 1]) + sig.raw[101:]
        assert verify(wrong, n, *parts, pk) != 0
    assert (lib.rvh_hw_used() > 0) == (subject[1] != "none")
    assert lib.rvh_hw_fallbacks() == 0 or subject[1] == "fake-words"  # which does not skip output

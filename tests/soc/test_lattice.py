# SPDX-License-Identifier: Apache-2.0
"""ML-KEM and ML-DSA of PQClean on the simulated system, hashing by the adapter, against known answers. npm's package
has the C: `make setup-full`; without it these tests are skipped."""

import pytest

from rvhash import builder, design
from rvhash.errors import UsageError
from rvhash.signature import LATTICE_SETS, Lattice, Message, lattice
from tests.sw.adapters.test_pqclean import PACKAGE, answers

needs_package = pytest.mark.skipif(not PACKAGE.is_dir(), reason="npm's package pqclean is missing: make setup-full")
FULL = pytest.mark.full
# Without a manager port the windows cannot skip output; they absorb from any byte of a block.
DESIGNS = ["mmio-hart", "xif-hart", "mmio-windows-hart", "xif-cv32e40x"]


def scheme(name: str, on: str) -> Lattice:
    of = LATTICE_SETS[name]
    return Lattice(of, builder.systems([lattice.running(design.get(on), of, lattice.ADAPTER)])[0])


def cases(quick: tuple[str, str], *sets: str) -> list:
    return [
        pytest.param(name, on, marks=() if (name, on) == quick else FULL, id=f"{name}-{on}")
        for name in sets
        for on in DESIGNS
    ]


@needs_package
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("name", "on"), cases(("ml-kem-512", "xif-hart"), "ml-kem-512", "ml-kem-768", "ml-kem-1024"))
def test_ml_kem(name, on):
    """Keys, encapsulation, decapsulation, and the implicit rejection of a wrong ciphertext."""
    want = answers("MLKEM", f"kat_MLKEM_{name.removeprefix('ml-kem-')}.rsp")[0]
    with scheme(name, on) as kem:
        keys = kem.keygen(want["d"] + want["z"])
        assert keys.output == want["pk"] + want["sk"]
        assert keys.hw_used
        assert 0 < keys.hashing < keys.cycles // 10
        assert kem.encaps(want["pk"], want["msg"]).output == want["ct"] + want["ss"]
        assert kem.decaps(want["sk"], want["ct"]).output == want["ss"]
        assert kem.decaps(want["sk"], want["ct_n"]).output == want["ss_n"]


@needs_package
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("name", "on"), cases(("", ""), "ml-dsa-44", "ml-dsa-65", "ml-dsa-87"))
def test_ml_dsa(name, on):
    """Keys, the deterministic signature, verification, and a wrong signature."""
    want = answers("MLDSA", f"kat_MLDSA_{name.removeprefix('ml-dsa-')}_det_pure.rsp")[0]
    message = Message(want["msg"], want.get("ctx", b""))
    with scheme(name, on) as dsa:
        assert dsa.keygen(want["xi"]).output == want["pk"] + want["sk"]
        signature = dsa.sign(want["sk"], message).output
        assert signature + want["msg"] == want["sm"]
        assert dsa.verify(want["pk"], message, signature) is not None
        wrong = signature[:100] + bytes([signature[100] ^ 1]) + signature[101:]
        assert dsa.verify(want["pk"], message, wrong) is None


@needs_package
@pytest.mark.timeout(600)
def test_ml_dsa_44_keys_and_verification():
    """What of it is short."""
    want = answers("MLDSA", "kat_MLDSA_44_det_pure.rsp")[0]
    message, signature = Message(want["msg"], want.get("ctx", b"")), want["sm"][: -len(want["msg"])]
    with scheme("ml-dsa-44", "xif-hart") as dsa:
        assert dsa.keygen(want["xi"]).output == want["pk"] + want["sk"]
        assert dsa.verify(want["pk"], message, signature) is not None
        wrong = signature[:-1] + bytes([signature[-1] ^ 1])
        assert dsa.verify(want["pk"], message, wrong) is None


def test_without_the_package(monkeypatch, tmp_path):
    """The error says what to install."""
    monkeypatch.setattr(lattice, "package", lambda: tmp_path / "none")
    with pytest.raises(UsageError, match=r"ml-kem-512 requires npm's package pqclean: make setup-full"):
        lattice.running(design.get("xif-hart"), LATTICE_SETS["ml-kem-512"], lattice.ADAPTER)

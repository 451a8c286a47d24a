# SPDX-License-Identifier: Apache-2.0
"""Signatures and ML-KEM on the simulated system: with wait states, with interrupts whose handler hashes, in the
smallest build; and the sets that take long. tests/results has the others."""

import json
from contextlib import contextmanager

import pytest

from rvhash import builder, design
from rvhash.bench import signature_bench
from rvhash.signature import LATTICE_SETS, LMS_SETS, SETS, Lattice, Signer, lattice, running, software
from tests.lib.cocotb_runner import ROOT
from tests.soc.test_lattice import needs_package
from tests.sw.adapters.test_pqclean import answers

FULL = pytest.mark.full
DESIGNS = ["mmio-chains-hart", "xif-chains-hart"]
MESSAGE = signature_bench.MESSAGE
STALLS = ("--stall", "30")
SETS_HERE = ["shake-128f", "sha2-128f"]
LMS = LMS_SETS["lms-sha256-256-h5-w4"]


def interrupted(of: design.Design) -> design.Design:
    """The design of a program of requests, with requests_interrupted.c in place of requests.c."""
    name = of.firmware.app
    files = {"signature": ["signature.c"], "lattice": ["lattice.c", "hashing.c"]}[name]
    uses = {"signature": ["slh-dsa", "lms"], "lattice": []}[name]
    program = [*(f"sw/apps/{file}" for file in files), "tests/soc/requests_interrupted.c"]
    update = {"program": program, "libraries": [*uses, *of.firmware.libraries]}
    return of.model_copy(update={"firmware": of.firmware.model_copy(update=update)})


@contextmanager
def signer(of: design.Design, *options: str):
    with Signer(of, system=builder.systems([of])[0], options=options) as signs:
        yield signs


def verifies(signs, name: str):
    """A right signature is valid, a wrong one is not. The call of the right one."""
    of = SETS[name]
    secret = software.key(of, signature_bench.seeds_of(of))
    public, signature = secret[2 * of.n :], software.sign(of, MESSAGE, secret)
    wrong = signature[:-1] + bytes([signature[-1] ^ 1])
    assert signs.verify(of, MESSAGE, public, wrong) is None
    call = signs.verify(of, MESSAGE, public, signature)
    assert call is not None
    assert call.hw_used
    return call


def makes(signs, name: str) -> None:
    """Key and deterministic signature are those of software."""
    signature_bench.measured(signs, SETS[name], "keygen")
    signature_bench.measured(signs, SETS[name], "sign")


def plain(name: str, set_name: str) -> int:
    """Cycles of the same verification without wait states and interrupts."""
    rows = json.loads((ROOT / "results" / "pqc.json").read_text())
    (row,) = [r for r in rows if (r["design"], r["set"], r["operation"]) == (name, set_name, "verify")]
    return row["cycles"]


ALL_SETS = [pytest.param(name, marks=() if name == "shake-128f" else FULL) for name in SETS_HERE]


@pytest.mark.full
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", DESIGNS)
@pytest.mark.parametrize("set_name", SETS_HERE)
def test_verification_with_wait_states(name, set_name):
    with signer(running(design.get(name)), *STALLS) as signs:
        assert verifies(signs, set_name).cycles > 1.05 * plain(name, set_name)


@pytest.mark.full
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", DESIGNS)
@pytest.mark.parametrize("set_name", SETS_HERE)
def test_verification_with_interrupts(name, set_name):
    with signer(interrupted(running(design.get(name)))) as signs:
        assert verifies(signs, set_name).cycles > 2 * plain(name, set_name)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", [pytest.param("mmio-chains-hart", marks=FULL), "xif-chains-hart"])
def test_lms_with_interrupts_and_wait_states(name):
    public, signature = software.lms_signature(LMS, MESSAGE.data)
    wrong = signature[:-1] + bytes([signature[-1] ^ 1])
    with signer(interrupted(running(design.get(name))), *STALLS) as signs:
        assert signs.lms_verify(MESSAGE.data, public, wrong) is None
        assert signs.lms_verify(MESSAGE.data, public, signature) is not None


def smallest(of: design.Design) -> design.Design:
    """The design with neither portable C nor messages in pieces."""
    return of.model_copy(update={"firmware": of.firmware.model_copy(update={"libraries": ["whole-messages"]})})


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", [pytest.param("mmio-chains-hart", marks=FULL), "xif-chains-hart"])
@pytest.mark.parametrize("set_name", ALL_SETS)
def test_verification_in_the_smallest_build(name, set_name):
    with signer(smallest(running(design.get(name))), *STALLS) as signs:
        verifies(signs, set_name)


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("options", [(), STALLS], ids=["interrupts", "both"])
@pytest.mark.parametrize("name", DESIGNS)
@pytest.mark.parametrize("set_name", SETS_HERE)
def test_signing_with_interrupts(name, set_name, options):
    with signer(interrupted(running(design.get(name))), *options) as signs:
        makes(signs, set_name)


@pytest.mark.full
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("set_name", ["shake-192s", "shake-256s", "sha2-192s", "sha2-256s"])
def test_slow_signing(set_name):
    """What takes too long for a table of cycles: 100 million cycles and more."""
    with signer(running(design.get("xif-fast-hart"))) as signs:
        makes(signs, set_name)


@needs_package
@pytest.mark.full
@pytest.mark.timeout(600)
@pytest.mark.parametrize("options", [(), STALLS], ids=["interrupts", "both"])
@pytest.mark.parametrize("name", ["mmio-hart", "xif-hart"])
def test_ml_kem_with_interrupts(name, options):
    """Its contexts are open while the handler hashes."""
    of, want = LATTICE_SETS["ml-kem-512"], answers("MLKEM", "kat_MLKEM_512.rsp")[0]
    on = interrupted(lattice.running(design.get(name), of, lattice.ADAPTER))
    with Lattice(of, builder.systems([on])[0], options=options) as kem:
        keys = kem.keygen(want["d"] + want["z"])
        assert keys.output == want["pk"] + want["sk"]
        assert keys.hw_used
        assert kem.encaps(want["pk"], want["msg"]).output == want["ct"] + want["ss"]
        assert kem.decaps(want["sk"], want["ct"]).output == want["ss"]
        assert kem.decaps(want["sk"], want["ct_n"]).output == want["ss_n"]

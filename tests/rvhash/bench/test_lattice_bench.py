# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench pqc-lattice`: what it compares, what it refuses, what it prints."""

import dataclasses
import io

import pytest
from rich.console import Console

from rvhash import builder, design
from rvhash.bench import lattice_bench, signature_bench, workloads
from rvhash.design import sources
from rvhash.errors import UsageError, WrongDigestError
from rvhash.signature import LATTICE_SETS, Call, lattice

KEM, DSA = LATTICE_SETS["ml-kem-512"], LATTICE_SETS["ml-dsa-44"]


class Scheme:
    """In place of Lattice: calls that agree, but for the one that is wrong."""

    def __init__(self, wrong: str = ""):
        self.wrong, self.cycles = wrong, 1000

    def __call__(self, of, system, max_cycles):
        scheme = Scheme(self.wrong)
        scheme.of = of
        return scheme

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def call(self, output: bytes) -> Call:
        self.cycles += 1
        return Call(output, self.cycles, 10, 20, True, 30)

    def keygen(self, seeds):
        assert len(seeds) == self.of.seeds
        return self.call(bytes(self.of.public) + b"\1" * self.of.secret)

    def encaps(self, public, drawn):
        assert (public, len(drawn)) == (bytes(self.of.public), 32)
        return self.call(b"\2" * self.of.result + b"\3" * 32)

    def decaps(self, secret, ciphertext):
        assert (secret, ciphertext) == (b"\1" * self.of.secret, b"\2" * self.of.result)
        return self.call((b"\4" if self.wrong == "decaps" else b"\3") * 32)

    def sign(self, secret, message):
        assert secret == b"\1" * self.of.secret
        return self.call(b"\5" * self.of.result)

    def verify(self, public, message, signature):
        assert (public, signature) == (bytes(self.of.public), b"\5" * self.of.result)
        return None if self.wrong == "verify" else self.call(b"")


@pytest.mark.parametrize("of", [KEM, DSA], ids=lambda s: s.name)
def test_all_operations(monkeypatch, of):
    monkeypatch.setattr(lattice_bench, "Lattice", Scheme())
    steps = []
    calls = lattice_bench.measured(of, None, None, steps.append)
    assert list(calls) == steps == of.operations
    lattice_bench.compare(of, calls, calls)
    for name in of.operations:
        other = calls | {name: dataclasses.replace(calls[name], output=b"other")}
        with pytest.raises(WrongDigestError, match=f"{name} of {of.name} differs"):
            lattice_bench.compare(of, calls, other)


@pytest.mark.parametrize(("of", "wrong"), [(KEM, "decaps"), (DSA, "verify")], ids=["decaps", "verify"])
def test_operations_that_disagree(monkeypatch, of, wrong):
    monkeypatch.setattr(lattice_bench, "Lattice", Scheme(wrong))
    with pytest.raises(WrongDigestError, match=f"WRONG RESULT: {wrong} of {of.name}"):
        lattice_bench.measured(of, None, None, lambda name: None)


@pytest.fixture
def records(monkeypatch) -> list[signature_bench.SignatureRecord]:
    """Of two sets on two designs, without a simulator."""
    monkeypatch.setattr(lattice_bench, "Lattice", Scheme())
    monkeypatch.setattr(lattice, "package", sources.paths.root)
    monkeypatch.setattr(builder, "systems", lambda designs, notify: [builder.System(d, None, None) for d in designs])
    monkeypatch.setattr(signature_bench, "code_bytes", lambda system: len(system.design.firmware.libraries[0]))
    run = [
        {"set": "ml-kem-512", "operations": ["decaps"]},
        {"set": "ml-dsa-44", "operations": ["keygen", "verify"]},
    ]
    of = workloads.Signatures.model_validate({"run": run})
    return signature_bench.run(of, [design.get("mmio-hart"), design.get("xif-hart")])


def test_records(records):
    """In the order of the workload; PQClean's own hashes once; only what is asked for."""
    own, ours = ("pqclean-own", "mmio-hart"), [("pqclean", "mmio-hart"), ("pqclean", "xif-hart")]
    wanted = [("ml-kem-512", "decaps"), ("ml-dsa-44", "keygen"), ("ml-dsa-44", "verify")]
    assert [(r.set, r.operation, r.library, r.design) for r in records] == [
        (*item, *column) for item in wanted for column in (own, *ours)
    ]
    for r in records:
        assert (r.hashing_cycles, r.stack_bytes, r.code_bytes) == (30, 20, len(r.library))


def test_table(records):
    console = Console(file=io.StringIO(), width=200)
    console.print(signature_bench.table(records))
    text = console.file.getvalue()
    assert "PQClean's own hashes" in text
    assert "share of hashing" in text
    shares = {f"{r.cycles:,} (20) {3000 / r.cycles:.1f} %" for r in records}
    assert all(share in text for share in shares)


@pytest.mark.parametrize(
    ("name", "operation", "allowed"),
    [
        ("ml-kem-768", "sign", "keygen, encaps, decaps"),
        ("ml-dsa-65", "encaps", "keygen, sign, verify"),
        ("shake-128f", "decaps", "keygen, sign, verify"),
        ("lms-sha256-256-h10-w4", "sign", "verify"),
    ],
)
def test_operations_of_a_set(tmp_path, name, operation, allowed):
    file = tmp_path / "load.toml"
    file.write_text(f'name = "x"\ntitle = "x"\n[[signatures.run]]\nset = "{name}"\noperations = ["{operation}"]\n')
    with pytest.raises(UsageError, match=rf"operations of {name} = '{operation}' is not known; allowed: {allowed}"):
        workloads.get(str(file))


def test_libraries_of_a_design():
    """A design adds libraries to its program; a wrong name is refused."""
    of = design.get("xif-hart")
    firmware = of.firmware.model_copy(update={"libraries": ["slh-dsa"]})
    assert firmware.title == "hash-slh-dsa"
    plain, with_library = (
        builder.recipes.firmware_recipe(d) for d in (of, of.model_copy(update={"firmware": firmware}))
    )
    assert "pqc/slh_dsa.c" in [unit for unit, _ in with_library.settings["units"]]
    assert "pqc/slh_dsa.c" not in [unit for unit, _ in plain.settings["units"]]
    with pytest.raises(
        ValueError, match=r"firmware.libraries = 'none' is not known; allowed: hardware-only, lms, ml-dsa-44"
    ):
        type(of.firmware)(backend="xif", software="good", libraries=["none"])

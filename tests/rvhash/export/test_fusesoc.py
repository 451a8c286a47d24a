# SPDX-License-Identifier: Apache-2.0
"""FuseSoC lints and simulates the export. Each user's command is one line."""

import pytest

from tests.rvhash.export import exported
from tests.rvhash.export.other_tools import check_digests, run

CORE = "rvhash:block:rvhash_mmio_obi"


def fusesoc(folder, *arguments: str) -> str:
    """`fusesoc` in a folder that holds exports."""
    return run(folder, "fusesoc", "--cores-root", ".", *arguments)


def test_it_knows_the_core(tmp_path):
    exported.written(tmp_path / "hash", "mmio", "obi")
    said = fusesoc(tmp_path, "core", "show", CORE)
    assert "rvhash:block:rvhash_mmio_obi:" in said
    assert all(target in said for target in ("default", "lint", "sim", "selftest"))


def test_it_lints(tmp_path):
    exported.written(tmp_path / "hash", "mmio", "obi")
    assert "%Warning" not in fusesoc(tmp_path, "run", "--target", "lint", CORE)


@pytest.mark.full
@pytest.mark.parametrize(
    ("unit", "bus", "parameters", "hardware"),
    [
        ("mmio", "obi", (), ("sha256", "sha512", "sha3_256")),
        ("mmio", "axi-lite+axi", ("HasSha512=0", "ManagerWidth=64", "AxiIdWidth=4"), ("sha256", "sha3_256")),
        ("mmio", "apb", ("HasDma=0", "HasKeccak=0"), ("sha256", "sha512")),
        ("xif-1.0", "obi", (), ("sha256", "sha512", "sha3_256")),
        ("xif-1.0", "axi", ("IdWidth=3", "ManagerWidth=128"), ("sha256", "sha512", "sha3_256")),
    ],
)
def test_the_example_prints_right_digests(tmp_path, unit, bus, parameters, hardware):
    exported.written(tmp_path / "hash", unit, bus, *parameters, name="my_hash")
    check_digests(fusesoc(tmp_path, "run", "--target", "sim", "rvhash:block:my_hash"), hardware)


@pytest.mark.full
def test_the_self_test_passes(tmp_path):
    exported.written(tmp_path / "hash", "mmio", "obi")
    said = fusesoc(tmp_path, "run", "--target", "selftest", CORE)
    assert "hardware: SHA-256 SHA-512 Keccak\nportable C: none\nfailed: none\n" in said

# SPDX-License-Identifier: Apache-2.0
"""FuseSoC lints and simulates the export. Each user's command is one line."""

import hashlib
import shutil
from pathlib import Path

import pytest
import pythondata_cpu_serv

from tests.rvhash.export import exported
from tests.rvhash.export.other_tools import MESSAGE, check_digests, run

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
        ("xif-0.2", "obi", ("HasSha256=0",), ("sha512", "sha3_256")),
        ("xif-1.0", "axi", ("IdWidth=3", "ManagerWidth=128"), ("sha256", "sha512", "sha3_256")),
    ],
)
def test_the_example_prints_right_digests(tmp_path, unit, bus, parameters, hardware):
    exported.written(tmp_path / "hash", unit, bus, *parameters, name="my_hash")
    check_digests(fusesoc(tmp_path, "run", "--target", "sim", "rvhash:block:my_hash"), hardware)


@pytest.mark.full
@pytest.mark.parametrize(
    ("unit", "parameters", "names"),
    [
        ("stream-single", ("DataWidth=512",), ("sha256", "sha512", "sha3_256")),
        ("stream-lanes", ("Lanes=2", "HasSha512=0"), ("sha256", "sha3_256")),
        ("stream-pipeline", ("Stages=3", "DataWidth=64", "OutWidth=64"), ("sha3_256",)),
    ],
)
def test_the_example_of_a_stream_prints_right_digests(tmp_path, unit, parameters, names):
    exported.written(tmp_path / "hash", unit, None, *parameters, name="my_hash")
    check_digests(fusesoc(tmp_path, "run", "--target", "sim", "rvhash:block:my_hash"), names, names)


@pytest.mark.full
def test_the_self_test_passes(tmp_path):
    exported.written(tmp_path / "hash", "mmio", "obi")
    said = fusesoc(tmp_path, "run", "--target", "selftest", CORE)
    assert "hardware: SHA-256 SHA-512 Keccak\nportable C: none\nfailed: none\n" in said


@pytest.mark.full
def test_a_system_of_another_project_takes_the_block_as_a_dependency(tmp_path):
    """The SoC serving, from its package, with the block without DMA on its Wishbone bus."""
    others = Path(pythondata_cpu_serv.data_location)
    exported.written(tmp_path / "hash", "mmio", "obi", "HasDma=0", name="my_hash")
    shutil.copytree(Path(__file__).with_name("serving"), tmp_path / "soc")
    run(tmp_path / "soc", "make", "-s", f"DRIVER={tmp_path / 'hash' / 'driver'}", env={"MAKEFLAGS": ""})
    roots = ["--cores-root", others, "--cores-root", tmp_path / "hash", "--cores-root", tmp_path / "soc"]
    said = run(tmp_path, "fusesoc", *roots, "run", "--target", "sim", "user:soc:serving_hash")
    assert f"\n{hashlib.sha3_256(MESSAGE).hexdigest()}\n" in said
    assert "$finish" in said

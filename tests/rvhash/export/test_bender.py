# SPDX-License-Identifier: Apache-2.0
"""Bender lists the files of the export, and Verilator elaborates and simulates what it lists."""

import pytest

from tests.rvhash.export import exported
from tests.rvhash.export.other_tools import check_digests, requires, run

# As in Bender's page: what is simulated, not how it is written. test_contents.py lints.
QUIET = ["-Wno-fatal", "-Wno-lint", "-Wno-style"]


def script(out, *targets: str) -> list[str]:
    """Paths that `bender script flist-plus` prints for these targets."""
    requires("bender")
    words = [word for target in targets for word in ("-t", target)]
    lines = run(out, "bender", "script", "flist-plus", *words, "--relative-path").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("+")]


@pytest.mark.full
def test_verilator_elaborates_what_bender_lists(tmp_path):
    out = exported.written(tmp_path / "hash", "mmio", "axi-lite+axi")
    name = "rvhash_mmio_axi_lite_axi"
    own = [n for n in exported.files("mmio", "axi-lite+axi") if n.startswith("rtl/") and n.endswith(".sv")]
    listed = script(out)
    assert sorted(listed) == sorted(own)
    run(out, "verilator", "--lint-only", "-Wall", f"rtl/{name}.vlt", *listed, "--top-module", name)


@pytest.mark.full
def test_the_example_of_the_list_prints_right_digests(tmp_path):
    out = exported.written(tmp_path / "hash", "mmio", "obi")
    listed = script(out, "rvh_example")
    options = ["--binary", "--assert", "--timescale", "1ns/1ps", "--top-module", "rvh_example_tb", *QUIET]
    run(out, "verilator", *options, "rtl/rvhash_mmio_obi.vlt", *listed)
    check_digests(run(out, "obj_dir/Vrvh_example_tb", "+firmware=example/firmware/hash.hex"))


@pytest.mark.full
def test_a_package_takes_the_block_as_a_dependency(tmp_path):
    exported.written(tmp_path / "hash", "mmio", "obi")
    manifest = "package: {name: user}\ndependencies:\n  rvhash_mmio_obi: { path: hash }\nsources: [soc.sv]\n"
    (tmp_path / "Bender.yml").write_text(manifest)
    (tmp_path / "soc.sv").touch()
    listed = script(tmp_path)
    assert "hash/rtl/rvhash_mmio_obi.sv" in listed
    assert listed[-1] == "soc.sv"

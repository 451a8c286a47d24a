# SPDX-License-Identifier: Apache-2.0
"""Plain Verilog: hierarchy and ports of the SystemVerilog, and in simulation the same digests in the same cycles."""

import re

import pytest

from tests.rvhash.export import exported
from tests.rvhash.export.other_tools import check_digests, digests, run

CORE = "rvhash:block:rvhash_mmio_obi"
PLAIN = "verilog/rvhash_mmio_obi.v"


def ports(text: str, module: str) -> dict[str, tuple[str, str]]:
    """Direction and range of each port of a module of plain Verilog."""
    body = re.search(rf"^module {module}\(.*?^endmodule", text, re.MULTILINE | re.DOTALL)[0]
    return {
        n: (d, r) for d, r, n in re.findall(r"^ *(input|output) +(?:wire +|reg +)?(\[\d+:0\])? *(\w+) ?;", body, re.M)
    }


def test_the_ports_and_the_modules_are_those_of_the_systemverilog():
    files = exported.files("mmio", "obi", verilog=True)
    own = files["rtl/rvhash_mmio_obi.sv"]
    declared = re.findall(r"^ +(input|output) +(?:wire )?logic *(\[\d+:0\])? (\w+),?$", own, re.MULTILINE)
    plain = files[PLAIN]
    assert ports(plain, "rvhash_mmio_obi") == {name: (direction, wide) for direction, wide, name in declared}
    modules = set(re.findall(r"^module (\w+) ?\(", plain, re.MULTILINE))
    sources = {name.removeprefix("rtl/").removesuffix(".sv") for name in files if name.startswith("rtl/rvh_")}
    assert all(name.startswith("rvhash_mmio_obi") for name in modules)
    kept = {name.removeprefix("rvhash_mmio_obi__") for name in modules} - {"rvhash_mmio_obi"}
    assert {"rvh_mmio", "rvh_engine", "rvh_sha2_core", "rvh_keccak_core", "rvh_job_unit", "rvh_dma"} <= kept
    assert kept <= sources


def test_icarus_compiles_it_as_verilog_2005(tmp_path):
    out = exported.written(tmp_path / "hash", "mmio", "obi", verilog=True)
    said = run(out, "iverilog", "-g2005", "-Wall", "-Wno-timescale", "-s", "rvhash_mmio_obi", "-o", "x.vvp", PLAIN)
    assert said == ""


@pytest.mark.full
@pytest.mark.parametrize("target", ["sim_icarus", "sim_verilog"])
def test_it_simulates_to_the_same_digests_and_cycles(tmp_path, target):
    exported.written(tmp_path / "hash", "mmio", "obi", verilog=True)
    plain = run(tmp_path, "fusesoc", "--cores-root", ".", "run", "--target", target, CORE)
    check_digests(plain)
    good = run(tmp_path, "fusesoc", "--cores-root", ".", "run", "--target", "sim", CORE)
    assert digests(plain) == digests(good)
    end = re.compile(r"end of the program .*")
    assert end.findall(plain) == end.findall(good)


@pytest.mark.full
@pytest.mark.parametrize(("unit", "bus"), [pair for pair in exported.pairs() if pair != ("mmio", "obi")])
def test_every_block_has_plain_verilog(tmp_path, unit, bus):
    out = exported.written(tmp_path / "hash", unit, bus, verilog=True)
    (plain,) = out.glob("verilog/*.v")
    assert run(out, "iverilog", "-g2005", "-Wall", "-Wno-timescale", "-s", plain.stem, "-o", "x.vvp", plain) == ""

# SPDX-License-Identifier: Apache-2.0
"""The files of an export: complete, the same each time, without a word of where they come from."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from rvhash import paths
from rvhash.builder import tools
from rvhash.export import blocks, contents, folder, rtl, wrapper
from rvhash.export.elaborated import elaborate
from tests.rvhash.export import exported

QUICK = [("mmio", "obi"), ("sha256-core", None)]
PAIRS = [
    pytest.param(*pair, id="-".join(filter(None, pair)), marks=() if pair in QUICK else pytest.mark.full)
    for pair in exported.pairs()
]


def lint(out: Path, top: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Verilator -Wall in the exported folder."""
    verilator = tools.verilator()
    return subprocess.run(
        [verilator.binary, "--lint-only", "-Wall", "--top-module", top, *arguments],
        cwd=out,
        env={**os.environ, "VERILATOR_ROOT": str(verilator.root)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.mark.parametrize(("unit", "bus"), PAIRS)
def test_the_file_list_is_all_that_verilator_requires(tmp_path, unit, bus):
    """Alone in its folder, with -Wall and without a message."""
    out = exported.written(tmp_path / "out", unit, bus)
    (listed,) = out.glob("*.f")
    done = lint(out, listed.stem, f"rtl/{listed.stem}.vlt", "-f", listed.name)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


@pytest.mark.parametrize(
    ("unit", "bus", "parameters"),
    [
        ("mmio", "obi", ()),
        pytest.param("mmio", "apb", (), marks=pytest.mark.full),
        pytest.param("mmio", "axi-lite+axi", ("ManagerWidth=128", "AxiIdWidth=4"), marks=pytest.mark.full),
        pytest.param("xif-1.0", "obi", ("IdWidth=5", "HartIdWidth=3"), marks=pytest.mark.full),
        pytest.param("xif-1.0", "axi", (), marks=pytest.mark.full),
    ],
)
def test_the_example_has_no_warning(tmp_path, unit, bus, parameters):
    """But for nets that it does not use, and outputs that it leaves open."""
    out = exported.written(tmp_path / "out", unit, bus, *parameters, name="my_hash")
    quiet = ["-Wno-UNUSEDSIGNAL", "-Wno-PINCONNECTEMPTY"]
    listed = [word for word in (out / "example/rvh_example.f").read_text().splitlines() if not word.startswith("//")]
    system = [word for word in listed if not word.endswith("_tb.v")]
    done = lint(out, "rvh_example", *quiet, "rtl/my_hash.vlt", "-f", "my_hash.f", *system)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


SHA256_ALONE = ("HasKeccak=0", "HasSha512=0")
KECCAK_ALONE = ("HasSha256=0", "HasSha512=0")


@pytest.mark.parametrize(
    ("unit", "parameters", "waivers"),
    [
        ("engine", (), 0),
        ("engine-keccak", (), 1),
        ("stream-single", (*SHA256_ALONE, "DataWidth=512"), 1),
        pytest.param("engine", ("HasKeccak=0", "Width=128"), 1, marks=pytest.mark.full),
        pytest.param("mmio-lean", KECCAK_ALONE, 1, marks=pytest.mark.full),
        pytest.param("xif-lean", KECCAK_ALONE, 1, marks=pytest.mark.full),
        pytest.param("stream-lanes", KECCAK_ALONE, 1, marks=pytest.mark.full),
        pytest.param(
            "mmio",
            ("HasChains=1", *SHA256_ALONE, "EngineWidth=64", "ManagerWidth=128"),
            1,
            marks=pytest.mark.full,
        ),
    ],
)
def test_some_families_alone_have_no_warning(tmp_path, unit, parameters, waivers):
    """The waiver is for one signal of the engine: two others there, with longer names, are found."""
    choice = blocks.choose(unit, None, list(parameters), "dut")
    own = rtl.copied("dut", elaborate(choice.top, choice.parameters), choice.kind.title, rtl.FOLDER)
    assert own.contents[own.waivers].count("rvh_engine.sv") == waivers
    folder.write(tmp_path / "out", own.contents)
    done = lint(tmp_path / "out", "dut", own.waivers, *own.order)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    engine = tmp_path / "out" / "rtl" / "rvh_engine.sv"
    unused = "  wire logic [1:0] padded_too = {2{clk_i}};\n  wire logic restore_too = padded_too[0];\nendmodule\n"
    engine.write_text(engine.read_text().replace("endmodule\n", unused))
    done = lint(tmp_path / "out", "dut", own.waivers, *own.order)
    assert re.findall(r"UNUSEDSIGNAL: rtl/rvh_engine.sv:.* used: '(\w+)'", done.stderr) == ["padded_too", "restore_too"]


def test_the_instance_connects_every_port(tmp_path):
    out = exported.written(tmp_path / "out", "mmio", "obi")
    text = (out / "instance/rvhash_mmio_obi_instance.v").read_text()
    (out / "user.v").write_text(f"module user;\n{text}endmodule\n")
    quiet = ["-Wno-UNDRIVEN", "-Wno-UNUSEDSIGNAL"]
    done = lint(out, "user", *quiet, "rtl/rvhash_mmio_obi.vlt", "-f", "rvhash_mmio_obi.f", "user.v")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


def test_parameters_reach_the_module():
    choice = blocks.choose("mmio", "axi-lite+axi", ["HasSha512=0", "ManagerWidth=64"], "my_hash")
    text = wrapper.module(choice.name, elaborate(choice.top, choice.parameters), choice.kind.title)
    assert "\nmodule my_hash (\n" in text
    assert ".HasSha512(1'd0)" in text
    assert ".ManagerWidth(64)" in text
    assert re.search(r"wire logic \[63:0\] m_axi_rdata_i", text)


def test_addresses_of_40_bits(tmp_path):
    """The block, and the driver that uses them; no example, whose processor has 32."""
    out = exported.written(tmp_path / "out", "mmio", "axi-lite+axi", "AddrWidth=40", "AxiIdWidth=3", "AxiId=5")
    text = (out / "rtl/rvhash_mmio_axi_lite_axi.sv").read_text()
    assert re.search(r"output +logic +\[39:0\] m_axi_araddr_o", text)
    done = lint(out, "rvhash_mmio_axi_lite_axi", "rtl/rvhash_mmio_axi_lite_axi.vlt", "-f", "rvhash_mmio_axi_lite_axi.f")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert (out / "driver/backend/mmio/device.c").is_file()
    assert not (out / "example").exists()
    page = (out / "README.md").read_text()
    assert "There is no example: its processor and its memory have addresses of 32 bits." in page


@pytest.mark.parametrize(("unit", "bus"), PAIRS)
def test_the_same_command_gives_the_same_bytes(unit, bus):
    choice = blocks.choose(unit, bus, [], None)
    assert contents.of(choice) == exported.files(unit, bus)


@pytest.mark.parametrize(("unit", "bus"), [("mmio", "obi"), ("stream-single", None)])
def test_readme_names_files_that_exist(tmp_path, unit, bus):
    out = exported.written(tmp_path / "out", unit, bus)
    named = {
        word
        for line in (out / "README.md").read_text().splitlines()
        if line.startswith("| `")
        for word in re.findall(r"`([^`]+)`", line.split("|")[1])
    }
    files = {word for word in named if "/" in word or "." in word}
    assert len(files) > 3
    assert not [word for word in files if not list(out.glob(word.rstrip("/")))]


# Folders of the checkout, and what only it has.
OURS = re.compile(r"(?<![\w./-])(?:docs|rtl|sw|hosts|tests|scripts|formal|sim|synth|designs|rvhash)/[\w./*-]*")


@pytest.mark.parametrize(("unit", "bus"), PAIRS)
def test_nothing_names_a_file_that_is_not_there(unit, bus):
    files = exported.files(unit, bus)
    for name, data in files.items():
        text = data if isinstance(data, str) else data.decode(errors="replace")
        assert str(paths.root()) not in text, name
        assert "/tmp/" not in text, name
        there = {*files, "rtl/", "rtl/rvhash", "rtl/*.vlt"}
        named = {word.rstrip(".") for word in OURS.findall(text)} if isinstance(data, str) else set()
        assert named <= there | {word for word in named if word.endswith(".hex")}, name


def test_a_path_of_the_checkout_is_found():
    assert OURS.findall("see docs/x.md, (rtl/a.toml) ../rtl/b driver/sw/c sw/d") == ["docs/x.md", "rtl/a.toml", "sw/d"]

# SPDX-License-Identifier: Apache-2.0
"""Verilator -Wall says nothing about any of our modules, each as a top of its own, nor about a whole system.

Waivers are in the files that rtl/sources.toml names, for generated code and for the packaged processor only, and in
waivers.vlt here. An output that is left open on purpose is written `.name()`; PINMISSING still finds a forgotten one.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rvhash import design
from rvhash.builder import recipes, tools
from rvhash.design import sources
from tests.lint import repo


def lint(top: str, *arguments: str | Path) -> tuple[int, str]:
    """Exit status (0: no warning) and messages of Verilator for one top module."""
    verilator = tools.verilator()
    waivers = [*(repo.ROOT / w for w in sources.rtl().lint.waivers), Path(__file__).with_name("waivers.vlt")]
    done = subprocess.run(
        [verilator.binary, "--lint-only", "-Wall", "-Wno-PINCONNECTEMPTY", "--top-module", top, *waivers, *arguments],
        check=False,
        cwd=repo.ROOT,
        env={**os.environ, "VERILATOR_ROOT": str(verilator.root)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize("top", repo.tops())
def test_module(top):
    status, out = lint(top, *(repo.ROOT / f for f in repo.top_files()))
    assert status == 0, out


@pytest.mark.parametrize(("beats", "good"), [(0, False), (1, True), (2, True), (256, True), (257, False)])
def test_bursts_that_axi_does_not_have_are_refused(beats, good):
    status, out = lint("rvh_obi_to_axi", f"-GMaxBurst={beats}", *(repo.ROOT / f for f in repo.top_files()))
    assert (status == 0) == good, out
    assert ("MaxBurst must be" in out) == (not good)


@pytest.mark.parametrize(
    ("top", "parameter", "says"),
    [
        ("rvh_stream_pipeline", "Slots=512", "Slots must be"),
        ("rvh_stream_pipeline", "Slots=1", "Slots must be"),
        ("rvh_stream_pipeline", "Stages=8", "Stages must be"),
        ("rvh_stream_pipeline", "SlotBytes=256", "SlotBytes must be"),
        ("rvh_stream_pipeline", "DataWidth=32", "DataWidth must be"),
        ("rvh_stream_pipeline", "OutWidth=32", "Width must be"),
        ("rvh_stream_lanes", "Lanes=3", "Lanes must be"),
        ("rvh_stream_lanes", "QueueBeats=3", "Depth must be"),
        ("rvh_stream_single", "IdWidth=33", "IdWidth must be"),
        ("rvh_stream_single", "DataWidth=32", "no less than Width"),
        ("rvh_artix7", "Width=48", "Width must be"),
        ("rvh_artix7", "Gating=3", "Gating must be"),
    ],
)
def test_parameters_that_stream_and_artix7_do_not_have_are_refused(top, parameter, says):
    status, out = lint(top, f"-G{parameter}", *(repo.ROOT / f for f in repo.top_files()))
    assert status != 0
    assert says in out, out


@pytest.mark.parametrize("name", repo.systems())
def test_system(name):
    rtl, of = sources.rtl(), design.get(name)
    options, host_files = sources.host_files(of.host)
    own = [repo.ROOT / f for f in rtl.files(of.attachment)]
    status, out = lint(rtl.soc.top, *recipes.system_options(of), *options, *host_files, *own)
    assert status == 0, out


def test_every_attachment_is_in_a_system():
    assert {design.get(name).attachment for name in repo.systems()} == set(sources.attachments())


@pytest.mark.parametrize("kind", range(4))
def test_subsystem(kind):
    system, files = sources.rtl().with_subsystem()
    options, host_files = sources.host_files("cv32e40x")
    own = [repo.ROOT / f for f in files]
    status, out = lint(system.top, f"-GKind={kind}", *options, *host_files, *own)
    assert status == 0, out


# System parameters of every slot, and how a slot uses them.
SLOT_TAKES = [(slot, "NumRs=3") for slot in sources.attachments()]
SLOT_TAKES += [(slot, f"DataWidth={width}") for slot in ("mmio", "xif") for width in (64, 128)]
SLOT_REFUSES = {
    "mmio": ("AddrWidth must be 32, DataWidth 32, 64 or 128", ["AddrWidth=64", "DataWidth=256"]),
    "xif": (
        "XLen must be 32, NumRs 2 or 3, AddrWidth 32, DataWidth 32, 64 or 128",
        ["XLen=64", "NumRs=1", "NumRs=4", "AddrWidth=64", "DataWidth=256"],
    ),
    "sharv": (
        "XLen must be 32, NumRs 2 or 3, AddrWidth 32, DataWidth 32",
        ["XLen=64", "NumRs=1", "NumRs=4", "AddrWidth=64", "DataWidth=64"],
    ),
    "kronos-coprocessor": ("XLen must be 32, NumRs 2 or 3", ["XLen=64", "NumRs=1", "NumRs=4"]),
    "kronos-loosely": ("AddrWidth must be 32, DataWidth 32", ["AddrWidth=64", "DataWidth=64"]),
}


@pytest.mark.parametrize(("slot", "parameter"), SLOT_TAKES)
def test_slot(slot, parameter):
    files = repo.slot_files(slot)
    status, out = lint("rvh_slot", f"-G{parameter}", *(repo.ROOT / f for f in files))
    assert status == 0, out
    status, out = repo.run(sys.executable, "-m", "tests.lint.slang", "rvh_slot", "-G", parameter, *files)
    assert status == 0, out


@pytest.mark.parametrize(
    ("slot", "says", "parameter"),
    [
        *((slot, says, value) for slot, (says, values) in SLOT_REFUSES.items() for value in values),
        ("xif", "Patience must be", "Patience=65536"),  # passed on
    ],
)
def test_what_a_slot_cannot_do_is_refused(slot, says, parameter):
    status, out = lint("rvh_slot", f"-G{parameter}", *(repo.ROOT / f for f in repo.slot_files(slot)))
    assert status != 0
    assert says in out, out


def test_only_generated_and_packaged_files_are_waived():
    for waiver in sources.rtl().lint.waivers:
        for line in (repo.ROOT / waiver).read_text().splitlines():
            if line.startswith("lint_off"):
                assert "rtl/gen/" in line or "*/pythondata_cpu_" in line, f"{waiver}: {line}"


def test_a_warning_is_fatal(tmp_path):
    bad = tmp_path / "bad.sv"
    bad.write_text("module bad (input logic [7:0] a_i, output logic [3:0] b_o);\n  assign b_o = a_i;\nendmodule\n")
    status, out = lint("bad", bad)
    assert status != 0
    assert "WIDTHTRUNC" in out

# SPDX-License-Identifier: Apache-2.0
"""Verilator -Wall says nothing about any of our modules, each as a top of its own, nor about a whole system.

Waivers are in the files that rtl/sources.toml names, for generated code only, in those of a host, for its packaged
processor only, and in waivers.vlt here. An output that is left open on purpose is written `.name()`; PINMISSING still
finds a forgotten one.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rvhash import design
from rvhash.builder import recipes, tools
from rvhash.design import hosts, sources
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


@pytest.mark.parametrize("top", repo.each_top())
def test_module(top):
    status, out = lint(top, *(repo.ROOT / f for f in repo.top_files(top)))
    assert status == 0, out


@pytest.mark.parametrize("bits", [1, 8])
@pytest.mark.parametrize("top", ["rvh_pins_in", "rvh_pins_out"])
def test_wrapper_of_place_and_route(top, bits):
    status, out = lint(top, f"-GBits={bits}", repo.ROOT / "synth" / f"{top}.sv")
    assert status == 0, out


@pytest.mark.parametrize(("beats", "good"), [(0, False), (1, True), (2, True), (256, True), (257, False)])
def test_bursts_that_axi_does_not_have_are_refused(beats, good):
    status, out = lint(
        "rvh_obi_to_axi", f"-GMaxBurst={beats}", *(repo.ROOT / f for f in repo.top_files("rvh_obi_to_axi"))
    )
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
        ("rvh_hart", "MulBits=7", "MulBits must be"),
        ("rvh_hart", "NumRs=4", "NumRs must be"),
        ("rvh_hart", "BootAddr=32'h8000_0040", "BootAddr must be"),
        ("rvh_hart_xif", "IdWidth=2", "IdWidth must be"),
    ],
)
def test_parameters_that_do_not_exist_are_refused(top, parameter, says):
    status, out = lint(top, f"-G{parameter}", *(repo.ROOT / f for f in repo.top_files(top)))
    assert status != 0
    assert says in out, out


@pytest.mark.parametrize(
    "parameters",
    [
        "HasXif=1",
        "HasXif=1 NumRs=3 HasRvfi=1 HasLoops=1 HasZbkb=1",
        "HasRvfi=1 MulBits=32",
        "HasLoops=1 MulBits=4",
        "HasC=0 HasXif=1 HasLoops=1",
        "HasC=0 HasRvfi=1",
        "HasZba=0 HasZbb=0 HasZbs=0 MulBits=16",
        "HasZbb=0 HasZbkb=1 HasXif=1 IdWidth=8 Custom0Rs3=0",
    ],
)
def test_hart(parameters):
    status, out = lint(
        "rvh_hart", *(f"-G{p}" for p in parameters.split()), *(repo.ROOT / f for f in repo.top_files("rvh_hart"))
    )
    assert status == 0, out


def systems() -> list:
    """One of each attachment on the default host, and of each other host; the others in `make test-full`."""
    found = []
    for host in hosts.names():
        roles = (*sources.rtl().attachment, "sw") if host == design.DEFAULT_HOST else ("mmio", "xif")
        quick = {f"{role}-{host}" for role in roles}
        found += [pytest.param(name, marks=() if name in quick else pytest.mark.full) for name in repo.systems(host)]
    return found


@pytest.mark.parametrize("name", systems())
def test_system(name):
    rtl, of = sources.rtl(), design.get(name)
    own = [repo.ROOT / f for f in rtl.files(of.attachment, hosts.get(of.processor).has.extension)]
    status, out = lint(rtl.soc.top, *recipes.system_options(of), *hosts.files(of.processor).arguments, *own)
    assert status == 0, out


@pytest.mark.parametrize("name", ["cv32e40p", "hart"])
def test_system_that_checks_a_host(name):
    own = [repo.ROOT / f for f in sources.rtl().with_check()]
    options = recipes.soc_options(name, bool(hosts.get(name).has.extension))
    status, out = lint(sources.rtl().soc.top, *options, *hosts.files(name).arguments, *own)
    assert status == 0, out


def test_every_attachment_is_in_a_system():
    built = {design.get(n).attachment for host in hosts.names() for n in repo.systems(host)}
    assert built == set(sources.attachments())


@pytest.mark.parametrize("kind", range(4))
def test_subsystem(kind):
    system, files = sources.rtl().with_subsystem()
    own = [repo.ROOT / f for f in files]
    status, out = lint(system.top, f"-GKind={kind}", *hosts.files(design.DEFAULT_HOST).arguments, *own)
    assert status == 0, out


# System parameters of every slot, and how a slot uses them.
SLOT_TAKES = [(slot, "NumRs=3", "") for slot in sources.attachments()]
SLOT_TAKES += [(slot, f"DataWidth={width}", "") for slot in ("mmio", "xif") for width in (64, 128)]
SLOT_TAKES += [("xif", parameter, "1.0") for parameter in ("NumRs=3", "DataWidth=64", "HasDma=0", "XLen=64")]
SLOT_TAKES += [("xif", "XLen=64", "")]
SLOT_TAKES += [("mmio", f"AddrWidth={width}", "") for width in (33, 40, 64)]
SLOT_REFUSES = {
    "mmio": ("AddrWidth must be 32 to 64, DataWidth 32, 64 or 128", ["AddrWidth=31", "AddrWidth=65", "DataWidth=256"]),
    "xif": (
        "XLen must be 32 or 64, NumRs 2 or 3, AddrWidth 32 to XLen, DataWidth 32, 64 or 128",
        ["XLen=128", "NumRs=1", "NumRs=4", "AddrWidth=64", "DataWidth=256"],
    ),
    "sharv": (
        "XLen must be 32, NumRs 2 or 3, AddrWidth 32, DataWidth 32",
        ["XLen=64", "NumRs=1", "NumRs=4", "AddrWidth=64", "DataWidth=64"],
    ),
    "kronos-coprocessor": ("XLen must be 32, NumRs 2 or 3", ["XLen=64", "NumRs=1", "NumRs=4"]),
    "isa": ("XLen must be 32, NumRs 3", ["XLen=64", "NumRs=2", "NumRs=4"]),
    "kronos-tightly": ("XLen must be 32, NumRs 3", ["XLen=64", "NumRs=2", "NumRs=4"]),
    "oasip": ("XLen must be 32, NumRs 2 or 3", ["XLen=64", "NumRs=4"]),
    "dasip": ("AddrWidth and DataWidth must be 32", ["AddrWidth=64", "DataWidth=64"]),
    "lane": ("XLen must be 32, NumRs 2 or 3", ["XLen=64", "NumRs=4"]),
    "kronos-loosely": ("AddrWidth must be 32, DataWidth 32", ["AddrWidth=64", "DataWidth=64"]),
}


def slots() -> list:
    """What every slot takes; in `make test` the widest words, operands and addresses of `xif` and `mmio`, in
    `make test-full` all."""
    quick = ("NumRs=3", "DataWidth=128", "XLen=64", "AddrWidth=64")
    rare = {of for of in SLOT_TAKES if of[1] not in quick or of[0] not in ("mmio", "xif")} | {("xif", "NumRs=3", "1.0")}
    return [pytest.param(*of, marks=pytest.mark.full if of in rare else ()) for of in SLOT_TAKES]


@pytest.mark.parametrize(("slot", "parameter", "extension"), slots())
def test_slot(slot, parameter, extension):
    files = repo.slot_files(slot, extension)
    status, out = lint("rvh_slot", f"-G{parameter}", *(repo.ROOT / f for f in files))
    assert status == 0, out
    status, out = repo.run(sys.executable, "-m", "tests.lint.slang", "rvh_slot", "-G", parameter, *files)
    assert status == 0, out


@pytest.mark.parametrize(
    ("slot", "says", "parameter"),
    [
        *(
            pytest.param(slot, says, value, marks=pytest.mark.full if value in values[1:] else ())
            for slot, (says, values) in SLOT_REFUSES.items()
            for value in values
        ),
        ("xif", "Patience must be", "Patience=65536"),  # passed on
    ],
)
def test_what_a_slot_cannot_do_is_refused(slot, says, parameter):
    status, out = lint("rvh_slot", f"-G{parameter}", *(repo.ROOT / f for f in repo.slot_files(slot)))
    assert status != 0
    assert says in out, out


def test_what_the_slot_of_1_0_cannot_do_is_refused():
    status, out = lint("rvh_slot", "-GNumRs=4", *(repo.ROOT / f for f in repo.slot_files("xif", "1.0")))
    assert status != 0
    assert "rvh_slot: XLen must be 32 or 64, NumRs 2 or 3" in out, out


def test_every_slot_has_the_same_ports():
    """Also the slots for a version of the extension interface."""
    attached = sources.rtl().attachment.values()
    slots = [f for part in attached for f in (part.slot, *part.slots.values()) if f]
    ports = {f: re.findall(r"^ +(?:in|out)put .*?(\w+),?$", (repo.ROOT / f).read_text(), re.MULTILINE) for f in slots}
    assert len(ports["rtl/attach/none/rvh_slot.sv"]) == 39
    assert len(set(map(tuple, ports.values()))) == 1, ports


def test_slots_on_a_64_bit_bus():
    """The same ports, but for the extension interface."""
    slots = {name: part.axi for name, part in sources.rtl().attachment.items() if part.axi}
    assert set(slots) == {"none", "mmio", "xif"}
    ports = {
        f: re.findall(r"^ +(?:in|out)put .*?\b((?!x_)\w+),?$", (repo.ROOT / f).read_text(), re.MULTILINE)
        for f in slots.values()
    }
    page = "sim/axi/rvh_soc_axi_no_page.sv"
    assert len(set(map(tuple, ports.values()))) == 1, ports
    for name, slot in slots.items():
        status, out = lint("rvh_slot_axi", *(repo.ROOT / f for f in (*sources.rtl().files_of(name), page, slot)))
        assert status == 0, out


def test_only_generated_and_packaged_files_are_waived():
    found = [hosts.get(name) for name in (*hosts.names(), *hosts.axi_names())]
    of_hosts = [host.folder_path / w for host in found for w in host.waivers]
    assert of_hosts
    for waiver in [*(repo.ROOT / w for w in sources.rtl().lint.waivers), *of_hosts]:
        for line in waiver.read_text().splitlines():
            if line.startswith("lint_off"):
                assert "rtl/gen/" in line or "*/pythondata_cpu_" in line, f"{waiver}: {line}"


def test_a_warning_is_fatal(tmp_path):
    bad = tmp_path / "bad.sv"
    bad.write_text("module bad (input logic [7:0] a_i, output logic [3:0] b_o);\n  assign b_o = a_i;\nendmodule\n")
    status, out = lint("bad", bad)
    assert status != 0
    assert "WIDTHTRUNC" in out

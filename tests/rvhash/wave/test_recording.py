# SPDX-License-Identifier: Apache-2.0
"""`rvhash wave`: the real command on a real design. Pywellen says what the FST file holds."""

import hashlib
import json
import os
import re
import subprocess
import sys
from types import SimpleNamespace

import pytest
import pywellen

from rvhash import builder, design
from rvhash.builder import recipes, tools
from rvhash.errors import BuildError, RvhashError, UsageError
from rvhash.wave import fst_file, recording
from tests.rvhash.conftest import ROOT

pytestmark = pytest.mark.xdist_group("recorded wave")  # one run serves all tests

MESSAGE = bytes(range(200))
LAST = 16  # cycles after the result, with neither --from nor --to


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    """The files of one run of mmio-hart, and what the command said of it."""
    folder = tmp_path_factory.mktemp("wave")
    done = record(folder)
    return SimpleNamespace(
        folder=folder,
        told=json.loads(done),
        gtkw=(folder / "run.gtkw").read_text(),
        sucl=(folder / "run.sucl").read_text(),
        file=pywellen.Waveform(str(folder / "run.fst")),
        fst=fst_file.Fst(folder / "run.fst"),
    )


def record(folder, *options: str, design: str = "mmio-hart", name: str = "run.fst", algorithm: str = "sha3-256") -> str:
    """What the command prints with --json."""
    (folder / "message").write_bytes(MESSAGE)
    argv = [sys.executable, "-m", "rvhash", "wave", "-d", design, "-a", algorithm, "-o", name, "--json", *options]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([*argv, "message"], cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def widths(file: pywellen.Waveform) -> dict[str, int]:
    return {v.full_name: v.bitwidth for v in file.all_vars() if v.var_type != "Parameter"}


def bits(declared: str) -> int:
    """Number of bits of a range such as [31:0]; 1 without one."""
    if not declared:
        return 1
    high, low = map(int, re.fullmatch(r"\[(\d+):(\d+)\]", declared).groups())
    return high - low + 1


def test_the_run_is_that_of_rvhash_hash(recorded, rvhash):
    told = recorded.told
    assert told["digest"] == hashlib.sha3_256(MESSAGE).hexdigest()
    done = rvhash("hash", "-d", "mmio-hart", "-a", "sha3-256", "-", stdin=MESSAGE)
    assert f"{told['cycles']:,} cycles".encode() in done.stderr
    assert told["fst_bytes"] == (recorded.folder / "run.fst").stat().st_size


def test_gtkwave_lists_what_is_in_the_file_with_its_declared_range(recorded):
    found = widths(recorded.file)
    names = [line for line in recorded.gtkw.splitlines() if line.startswith("TOP.")]
    listed = [re.fullmatch(r"([^\[]*(?:\[\d+\]\.[^\[]*)*)(\[\d+:\d+\])?", name).groups() for name in names]
    assert [path for path, _ in listed if path not in found] == []
    assert [(path, declared) for path, declared in listed if bits(declared) != found[path]] == []
    assert len(names) == len(set(names)) == sum(len(g["signals"]) for g in recorded.told["groups"])
    assert "TOP.rvh_soc.u_host.u_hart.pc_q[31:1]" in names  # a range that does not end at 0


def test_gtkwave_closes_every_group_and_marks_enumerations(recorded):
    lines = recorded.gtkw.splitlines()
    titles = [g["title"] for g in recorded.told["groups"]]
    assert [lines[i + 1] for i, line in enumerate(lines) if line == "@800200"] == [f"-{t}" for t in titles]
    assert [lines[i + 1] for i, line in enumerate(lines) if line == "@1000200"] == [f"-{t}" for t in titles]
    flag = {lines[i + 1]: line for i, line in enumerate(lines) if line.startswith("@")}
    assert flag["TOP.rvh_soc.u_slot.u_mmio.u_unit.u_job.step_q[2:0]"] == "@100000028"
    assert flag["TOP.rvh_soc.u_slot.mgr_addr_o[31:0]"] == "@22"
    assert flag["TOP.rvh_soc.u_slot.mgr_req_o"] == "@28"


def test_surfer_lists_the_same_signals(recorded):
    commands = [line.split(" ", 1) for line in recorded.sucl.splitlines()]
    wanted = []
    for group in recorded.told["groups"]:
        title = "_".join(re.findall(r"[A-Za-z0-9]+", group["title"]))  # Surfer takes one word
        wanted += [["divider_add", title]] + [["variable_add", f"TOP.{s}"] for s in group["signals"]]
    assert commands == [*wanted, ["zoom_fit"]]
    assert {name for command, name in commands[:-1] if command == "variable_add"} <= widths(recorded.file).keys()


def test_the_seams_are_there(recorded):
    titles = [g["title"] for g in recorded.told["groups"]]
    for begin in ("processor", "bus: data port", "bus: page", "bus: manager", "job unit", "engine", "core: Keccak"):
        assert any(title.startswith(begin) for title in titles), (begin, titles)
    assert not any("extension" in title for title in titles)  # mmio takes no instructions


def test_the_job_is_recorded_and_little_else(recorded):
    told, fst = recorded.told, recorded.fst
    cycles = range(told["first"], told["last"] + 1)
    assert len(cycles) == told["recorded"] < told["cycles"] + 250
    clock = [fst.at("rvh_soc.clk_i", n) for n in (cycles[0], cycles[-1])]
    assert clock == [0, 0]  # in the second half of a cycle
    done = [n for n in cycles if fst.at("rvh_soc.u_slot.u_mmio.u_unit.u_job.done_o", n)]
    assert len(done) == 1
    step = "rvh_soc.u_slot.u_mmio.u_unit.u_job.step_q"
    named = [fst.names(step)[fst.at(step, n)] for n in cycles]
    assert list(dict.fromkeys(named)) == ["Rest", "Feed", "Out"]
    # The device is told the result in a write to its page; the recording goes on for some cycles.
    writes = [n for n in cycles if fst.at("rvh_soc.dev_req_o", n) and fst.at("rvh_soc.dev_addr_o", n) == 0x40]
    assert writes == [told["last"] - LAST]


def test_every_word_that_is_read_is_a_word_of_the_message(recorded):
    fst, slot = recorded.fst, "rvh_soc.u_slot."
    cycles = range(recorded.told["first"], recorded.told["last"] + 1)
    read = [fst.at(slot + "mgr_rdata_i", n) for n in cycles if fst.at(slot + "mgr_rvalid_i", n)]
    words = [int.from_bytes(MESSAGE[i : i + 4], "little") for i in range(0, len(MESSAGE), 4)]
    assert read[: len(words)] == words


def test_from_and_to_choose_the_cycles(tmp_path):
    told = json.loads(record(tmp_path, "--from", "100", "--to", "149", name="part.fst"))
    assert (told["first"], told["last"], told["recorded"]) == (100, 149, 50)
    fst = fst_file.Fst(tmp_path / "part.fst")
    fst.at("rvh_soc.clk_i", 100)
    with pytest.raises(RvhashError, match="no value"):
        fst.at("rvh_soc.clk_i", 99)
    whole = json.loads(record(tmp_path, "--from", "0", name="whole.fst"))
    assert (whole["first"], whole["recorded"]) == (0, whole["last"] + 1)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("-a", "sha3-256", "-d", "mmio-hart", "--from", "99999999"), "the run ended in cycle"),
        (("-a", "sha3-256", "-d", "mmio-hart", "--max-cycles", "100"), "cycle limit reached"),
        (("-a", "sha3-256", "--length", "9"), "--length"),
        (("-a", "sha4"), "unknown algorithm"),
        (("-a", "sha3-256", "-d", "mmio-heart"), "unknown design"),
        ((), "the algorithm is missing"),
    ],
)
def test_refused_and_nothing_written(rvhash, tmp_path, options, says):
    (tmp_path / "message").write_bytes(bytes(60000))
    done = rvhash("wave", *options, "message")
    assert done.returncode in (1, 2)
    assert says in done.stderr.decode(), done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["message"]


@pytest.mark.parametrize(
    ("out", "window", "says"),
    [
        ("x.vcd", recording.Window(), "must end in .fst"),
        ("none/x.fst", recording.Window(), "its folder does not exist"),
        ("x.fst", recording.Window(9, 8), "--from 9 is after --to 8"),
    ],
)
def test_refused_before_the_run(tmp_path, monkeypatch, out, window, says):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match=says):
        recording.check(out, window)


def test_a_simulator_without_waveforms_says_so(tmp_path):
    (system,) = builder.systems([design.get("sw-hart")])
    argv = [system.simulator, "--elf", system.firmware, "--wave", tmp_path / "x.fst"]
    done = subprocess.run(argv, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 4
    assert "this simulator was built without waveforms" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_missing_packages_are_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "pywellen", None)
    with pytest.raises(BuildError, match=r"pywellen.*make setup-test"):
        fst_file.need_readers()
    with pytest.raises(BuildError, match=r"none\.h is missing; install the Debian package libnone-dev"):
        tools.need_header(tools.need("g++"), "none.h", "libnone-dev")
    assert set(recipes.WAVE_HEADERS) == {"lz4.h", "zlib.h"}


def test_a_file_that_is_no_waveform(tmp_path):
    (tmp_path / "x.fst").write_bytes(b"no waveform")
    with pytest.raises(RvhashError, match="is not a waveform"):
        fst_file.Fst(tmp_path / "x.fst")


def test_names_of_the_files():
    assert recording.names("a.b.fst") == ["a.b.fst", "a.b.gtkw", "a.b.sucl"]

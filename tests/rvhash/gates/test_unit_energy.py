# SPDX-License-Identifier: Apache-2.0
"""`rvhash energy`: a very small unit through the whole flow, runs that may give no figure, and the list of stimuli."""

import json
from pathlib import Path

import pytest

from rvhash.design.named_units import timed, units
from rvhash.errors import BuildError, SimulationError
from rvhash.gates import mapping, stimuli, unit_energy
from tests.rvhash.units_checkout import edit


def test_whole_flow(plain, rvhash):
    first = rvhash("energy", "count-8", "--json")
    assert first.returncode == 0, first.stderr.decode()
    (record,) = json.loads(first.stdout)
    assert (record["work"], record["works"], record["cycles"], record["bits"]) == ("step", 4, 1, 8)
    assert record["checked"] == "the count"
    assert record["unknown_before_reset"] == 8
    # Eight flip-flops take 0.045 + 0.129 pJ for the two edges of a clock at a slew of 0.2 ns, the tree a few pJ.
    assert 8 * 0.174 < record["idle"]["pj"] < 8
    assert record["idle"]["low"] < record["idle"]["pj"] < record["idle"]["high"]
    assert 0.1 < record["gated"]["pj"] < 0.5
    assert record["gated_over_idle"] == pytest.approx(record["gated"]["pj"] / record["idle"]["pj"], abs=1e-4)
    # Four of the bits of 90 are ones: each step toggles four registers and their gates.
    assert record["active"]["pj"] > record["idle"]["pj"] + 4 * 0.3
    assert record["nj"] == pytest.approx(record["active"]["pj"] / 1000, abs=0.001)
    assert record["pj_per_bit"] == pytest.approx(record["active"]["pj"] / 8, abs=0.001)
    assert sum(record["classes"].values()) == pytest.approx(1, abs=0.001)
    assert sum(record["units"].values()) == pytest.approx(1, abs=0.001)
    assert set(record["units"]) == {"", "clock tree"}
    kept = rvhash("energy", "count-8", "--json")
    assert (kept.stdout, kept.stderr) == (first.stdout, b"")
    table = rvhash("energy", "count-8").stdout.decode()
    assert "gated/idle" in table
    assert f"{record['idle']['pj']:,.1f}" in table

    # The recording is in the cache; a digest that is wrong gives no figure, whatever the netlist does.
    edit(plain / "synth/stimuli/count.py", "== step", "== step + 1")
    wrong = rvhash("energy", "count-8", "--json")
    assert (wrong.returncode, wrong.stdout) == (1, b"")
    assert "the recording of count-8 does not build" in wrong.stderr.decode()
    assert "the stimulus count failed" in wrong.stderr.decode()


def recorded(tmp_path: Path, change=lambda cycles: None) -> Path:
    """What the stimulus of count-8 records."""
    value, cycles = 0, []
    for cycle in range(60):
        step = 90 if 6 <= cycle < 10 or cycle == 56 else 0
        cycles.append((f"{int(cycle >= 3) | step << 1:x}", f"{value:x}"))
        value ^= step
    change(cycles)
    windows = {"active": (6, 10), "idle": (15, 25), "gated": (35, 45)}
    file = tmp_path / "recording.json"
    fields = {"inputs": [("rst_ni", 1), ("step_i", 8)], "outputs": [("count_o", 8)], "cycles": cycles}
    rest = {"windows": windows, "work": "step", "works": 4, "bits": 8, "checked": "a model"}
    file.write_text(json.dumps(fields | rest))
    return file


def test_output_that_differs_gives_no_figure(mini, tmp_path, monkeypatch):
    def change(cycles):
        cycles[58] = (cycles[58][0], "5b")

    from rvhash import builder
    from rvhash.builder.tools import ToolRunner

    unit, stimulus = units()["count-8"], stimuli.stimuli()["count-8"]

    def measured(file: Path) -> Path:
        recipe = unit_energy._recipe("count-8", unit, stimulus, "area", file)
        return builder.get(lambda: recipe, ToolRunner(), lambda *_: None)

    with pytest.raises(SimulationError, match="in 1 of 60 cycles, first in cycle 58 at count_o"):
        measured(recorded(tmp_path, change))
    assert not list((mini / "the cache").glob("energy-*"))
    assert json.loads((measured(recorded(tmp_path)) / unit_energy.ENERGY).read_text())["works"] == 4


def test_every_timed_unit_has_a_stimulus_and_every_stimulus_a_unit():
    works = stimuli.stimuli()
    assert {stimuli.unit_of(name) for name in works} >= set(timed())
    for name, stimulus in works.items():
        unit = units()[stimuli.unit_of(name)]
        recipe = stimuli.recipe(name, unit, stimulus)
        assert len(recipe.key()) > 10  # every file is there
        assert any(path.name == f"{stimulus.module}.py" for path in recipe.inputs)
        rtl = "".join(Path(f).read_text() for f in unit.files())
        assert all(f"module {part}\n" in rtl for part in stimulus.parts), name


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "NAME is missing; give all, or some of count-8, count-other"),
        (["count-9"], "unknown unit with a stimulus 'count-9' (did you mean 'count-8'?)"),
        (["count-8", "--target", "area-size"], "unknown target 'area-size' (did you mean 'area-sized'?)"),
        (["--list", "count-8"], "--list measures nothing"),
        (["--list", "--target", "area-size"], "unknown target 'area-size' (did you mean 'area-sized'?)"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(mini, rvhash, args, says):
    done = rvhash("energy", *args)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert says in done.stderr.decode()


def test_list_and_help(mini, rvhash):
    listed = json.loads(rvhash("energy", "--list", "--json").stdout)
    assert [(s["name"], s["unit"], s["module"]) for s in listed] == [
        ("count-8", "", "count"),
        ("count-other", "count-least", "count"),
    ]
    assert "step=90" in rvhash("energy", "--list").stdout.decode()
    text = " ".join(rvhash("energy", "--help", env={"COLUMNS": "200"}).stdout.decode().split())
    for part in ("rvhash energy [OPTIONS] [NAME...]", "hashlib", "make setup-test", "rvhash energy all --json"):
        assert part in text


def test_missing_cocotb_says_what_to_install(mini, monkeypatch):
    def missing(name: str) -> str:
        raise stimuli.importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(mapping, "yosys", lambda: "pyosys")
    monkeypatch.setattr(stimuli.importlib.metadata, "version", missing)
    with pytest.raises(BuildError, match="the Python package cocotb is missing; run `make setup-test`"):
        unit_energy.measure(["count-8"])


@pytest.mark.full
@pytest.mark.parametrize("name", list(stimuli.stimuli()))
def test_every_unit(name):
    """Energy of each unit: a run that is not right raises."""
    (record,) = unit_energy.measure([name])
    assert record.unknown_before_reset > 0
    assert record.gated_over_idle <= 0.01
    assert record.active.pj > record.cycles * record.idle.pj * 0.9

# SPDX-License-Identifier: Apache-2.0
"""The units and configurations of the checkout: each is there, has its parameters, and is sound for the mapper;
and lists of a very small checkout, good and bad."""

import json
import subprocess
import sys

import pytest

from rvhash.design import configurations, named_units
from rvhash.errors import UsageError
from tests.lint import repo
from tests.rvhash.conftest import ROOT
from tests.rvhash.units_checkout import edit

UNITS = named_units.units()


def test_configurations_of_the_engine():
    chosen = {name: configurations.get(name).parameters for name in configurations.names()}
    assert {n: (p.Width, p.RoundsPerCycle, p.Overlap) for n, p in chosen.items()} == {
        "small": (32, 1, 0),
        "balanced": (64, 1, 0),
        "fast": (128, 2, 1),
    }
    assert all((p.HasSha256, p.HasSha512, p.HasKeccak) == (1, 1, 1) for p in chosen.values())
    with pytest.raises(UsageError, match=r"unknown configuration 'smal' \(did you mean 'small'\?\); known: balanced"):
        configurations.get("smal")


def test_every_configuration_is_a_unit():
    for name in configurations.names():
        unit = UNITS[f"engine-{name}"]
        assert unit.top == "rvh_engine"
        assert unit.parameters == configurations.get(name).parameters.model_dump()
        assert configurations.get(name).choose in unit.title


FIRST = {unit.top: name for name, unit in reversed(UNITS.items()) if unit.top not in repo.LARGE}


@pytest.mark.parametrize(
    "name", [n if FIRST.get(u.top) == n else pytest.param(n, marks=pytest.mark.full) for n, u in UNITS.items()]
)
def test_unit_is_sound(name, tmp_path):
    """Parameters exist; no latch, no combinational loop, no wire without a driver. `make test` has one unit of each top
    that is not large."""
    unit = UNITS[name]
    job = tmp_path / "job.json"
    job.write_text(
        json.dumps({"top": unit.top, "parameters": unit.parameters, "files": unit.files(), "options": unit.options()})
    )
    done = subprocess.run(
        [sys.executable, ROOT / "synth" / "map.py", "check", job],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, "\n".join(done.stdout.splitlines()[-10:])


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        (
            "synth/units.toml",
            'part = "bus"',
            'part = "usb"',
            "part = 'usb' is not known; allowed: core, engine, stream, artix7, hart, bus, none",
        ),
        ("synth/units.toml", 'top = "bus"', 'tip = "bus"', "unknown key 'unit.bus.tip'; allowed: title, part, top"),
        ("synth/units.toml", "Width = 8", 'Width = "8"', "key 'unit.count-8.parameters.Width'"),
        ("synth/units.toml", "[unit.bus]", '[unit."b.s"]', "key 'unit.b.s"),
        ("rtl/configs.toml", "Width = 32", "Width = 16", "input should be 32, 64 or 128, not 16"),
        ("rtl/configs.toml", "Overlap = 1, ", "", "key 'engine.tiny.parameters.Overlap' is missing"),
        ("rtl/configs.toml", "Overlap = 1", "Overlap = 1, Rounds = 1", "unknown key 'engine.tiny.parameters.Rounds'"),
    ],
)
def test_bad_list_is_named_with_what_is_allowed(mini, file, old, new, says):
    edit(mini / file, old, new)
    with pytest.raises(UsageError, match=f"^{file}: ") as caught:
        named_units.units()
    assert says in str(caught.value)


def test_list(mini, rvhash):
    lines = rvhash("synth", "--list").stdout.decode().splitlines()
    records = json.loads(rvhash("synth", "--list", "--json").stdout)
    assert [r["name"] for r in records] == ["count-8", "count-least", "engine-tiny", "bus"]
    assert [line.split()[:2] for line in lines[1:]] == [[r["name"], r["top"]] for r in records]
    assert lines[1].split() == ["count-8", "count", "Width=8", "eight", "bits"]
    assert records[2]["parameters"]["Overlap"] == 1

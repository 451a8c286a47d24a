# SPDX-License-Identifier: Apache-2.0
"""The units and configurations of the checkout: each is there, has its parameters, and is sound for the mapper."""

import json
import subprocess
import sys

import pytest

from rvhash import configurations, units
from rvhash.errors import UsageError
from tests.rvhash.conftest import ROOT

UNITS = units.units()


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


@pytest.mark.parametrize("name", UNITS)
def test_unit_is_sound(name, tmp_path):
    """Parameters exist; no latch, no combinational loop, no wire without a driver."""
    unit = UNITS[name]
    job = tmp_path / "job.json"
    job.write_text(json.dumps({"top": unit.top, "parameters": unit.parameters, "files": unit.files()}))
    done = subprocess.run(
        [sys.executable, ROOT / "synth" / "map.py", "check", job],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, "\n".join(done.stdout.splitlines()[-10:])

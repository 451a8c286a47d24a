# SPDX-License-Identifier: Apache-2.0
"""Each stimulus of synth/stimuli records every port of its unit: otherwise the unit has no energy."""

import json
import re
import subprocess
import sys

import pytest

from rvhash import paths
from rvhash.design.named_units import units
from rvhash.gates import stimuli

PINS = {"clk_i", "rst_ni"}  # the recorder has them
SAY = "import json, sys, importlib; m = importlib.import_module(sys.argv[1]); print(json.dumps([m.GIVEN, m.TAKEN]))"


def recorded(module: str) -> tuple[set[str], ...]:
    """The ports that a stimulus gives and takes."""
    folder = paths.root() / "synth" / "stimuli"
    said = subprocess.check_output([sys.executable, "-c", SAY, module], cwd=folder, text=True)
    return tuple(set(names) for names in json.loads(said))


def declared(top: str) -> tuple[set[str], ...]:
    """Inputs and outputs of a module, by its header."""
    (file,) = (paths.root() / "rtl").rglob(f"{top}.sv")
    header = re.split(rf"^module {top}\b", file.read_text(), flags=re.MULTILINE)[1].partition("\n);")[0]
    found = re.findall(r"^\s*(input|output)\b[^,\n]*?\b(\w+_n?[io])\b", header, re.MULTILINE)
    return tuple({name for d, name in found if d == direction} - PINS for direction in ("input", "output"))


@pytest.mark.parametrize("name", stimuli.stimuli())
def test_every_port_is_recorded(name):
    inputs, outputs = declared(units()[stimuli.unit_of(name)].top)
    assert inputs
    assert outputs
    assert recorded(stimuli.stimuli()[name].module) == (inputs, outputs)

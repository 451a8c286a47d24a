# SPDX-License-Identifier: Apache-2.0
"""Netlists of Yosys: names, constants, units, and what no netlist may have."""

import json

import pytest

from rvhash.errors import BuildError
from rvhash.gates import netlist

GOOD = {
    "modules": {
        "top": {
            "ports": {
                "clk_i": {"direction": "input", "bits": [2]},
                "d_i": {"direction": "input", "bits": [3]},
                "q_o": {"direction": "output", "bits": [5, "1"]},
            },
            "cells": {
                "$abc$1": {"type": "INVX1", "connections": {"A": [3], "Y": [4]}},
                "$flatten\\u_a.\\u_b.$auto$2": {"type": "DFF", "connections": {"CLK": [2], "D": [4], "Q": [5]}},
            },
            "netnames": {
                "$made": {"hide_name": 1, "bits": [4]},
                "x": {"hide_name": 0, "bits": [5]},
                "u_a.u_b.state_q": {"hide_name": 0, "bits": [5]},
            },
        }
    }
}


def read(tmp_path, library, change=lambda module: None) -> netlist.Netlist:
    design = json.loads(json.dumps(GOOD))
    change(design["modules"]["top"])
    path = tmp_path / "netlist.json"
    path.write_text(json.dumps(design))
    return netlist.read(path, library)


def test_read(tmp_path, tiny):
    found = read(tmp_path, tiny)
    assert (found.nets, found.clock(), found.area(tiny)) == (6, 2, 112)
    assert found.counts() == {"DFF": 1, "INVX1": 1}
    assert found.ports["q_o"].nets == [5, netlist.ONE]
    assert [i.unit for i in found.instances] == ["", "u_a.u_b"]
    assert (netlist.label(found, 5), netlist.label(found, 3)) == ("u_a.u_b.state_q", "n3")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda m: m["cells"]["$abc$1"].update(type="$_NOT_"), r"cells that the library does not have: \$_NOT_ \(1\)"),
        (lambda m: m["cells"]["$abc$1"]["connections"].pop("A"), "a cell INVX1 with nothing at its input A"),
        (lambda m: m["cells"]["$abc$1"]["connections"].update(Y=[5]), "nets with several drivers: u_a.u_b.state_q"),
        (lambda m: m["cells"].pop("$abc$1"), r"nets with no driver: \$made"),
        (lambda m: m["ports"]["q_o"].update(bits=[9]), "nets with no driver: n9"),
    ],
    ids=["unknown-cell", "open-input", "two-drivers", "no-driver", "output-of-nothing"],
)
def test_refused(tmp_path, tiny, change, says):
    with pytest.raises(BuildError, match=says):
        read(tmp_path, tiny, change)


def test_two_modules_are_refused(tmp_path, tiny):
    path = tmp_path / "netlist.json"
    path.write_text(json.dumps({"modules": GOOD["modules"] | {"other": GOOD["modules"]["top"]}}))
    with pytest.raises(BuildError, match="2 modules, and one was expected"):
        netlist.read(path, tiny)

# SPDX-License-Identifier: Apache-2.0
"""The reader of nextpnr's report: frequency, ends of the critical path, and reports that are refused."""

import copy

import pytest

from rvhash.errors import BuildError
from rvhash.synth.nextpnr_report import End, timing
from rvhash.synth.wrapped_netlist import Contents

CLOCK = "$glbnet$clk_i$TRELLIS_IO_IN"
CONTENTS = Contents(
    unit={"TRELLIS_FF": 2},
    wrapped={"TRELLIS_FF": 3, "LUT4": 5},
    registers={"u_unit.ff": "u_unit.u_core.sum_q[3]", "u_unit.g": "u_unit.u_core.sum_q[4]", "u_out_x_o.h": "x_o[1]"},
)


def step(cell: str, port: str, to: str, to_port: str, kind: str) -> dict:
    ends = {"from": {"cell": cell, "loc": [1, 2], "port": port}, "to": {"cell": to, "loc": [3, 4], "port": to_port}}
    return {"delay": 0.5, "type": kind, **ends}


def report(start: str = "u_unit.ff", end: str = "u_unit.g", pin: str = "DI") -> dict:
    """A report of nextpnr with a path of two flip-flops and a LUT, and the paths from and to pins, which come first."""
    path = [
        step(start, "Q", start, "Q", "clk-to-q"),
        step(start, "Q", "u_unit.lut", "A", "routing"),
        step("u_unit.lut", "A", "u_unit.lut", "F", "logic"),
        step("u_unit.lut", "F", end, pin, "routing"),
        step(end, pin, end, pin, "setup"),
    ]
    pins = [step("load_i$tr_io", "O", "u_out_x_o.h", "DI", "routing")]
    edge = f"posedge {CLOCK}"
    return {
        "critical_paths": [
            {"from": "<async>", "to": edge, "path": pins},
            {"from": edge, "to": edge, "path": path},
            {"from": edge, "to": "<async>", "path": pins},
        ],
        "fmax": {CLOCK: {"achieved": 85.42627716064453, "constraint": 200}},
        "utilization": {"TRELLIS_FF": {"available": 83640, "used": 3}, "DP16KD": {"available": 208, "used": 0}},
    }


def test_frequency_and_ends():
    found = timing(report(), CONTENTS, "x with seed 1")
    assert found.mhz == 85.43
    assert found.start == End(name="u_core.sum_q[3]", pin="Q", inside=True)
    assert found.end == End(name="u_core.sum_q[4]", pin="DI", inside=True)


def test_an_end_in_the_wrapper_is_the_port():
    end = timing(report(end="u_out_x_o.h"), CONTENTS, "x").end
    assert end == End(name="x_o[1]", pin="DI", inside=False)
    assert str(end) == "port x_o[1]"


def test_an_end_in_the_shift_register_of_the_wrapper_is_no_port():
    end = timing(report(end="u_out_x_o.shift"), CONTENTS, "x").end
    assert not end.inside
    assert str(end) == "wrapper u_out_x_o.shift"


def test_a_memory_has_the_name_of_its_cell():
    found = timing(report(start="u_unit.ram.0.0", end="$flatten\\u_unit.$auto$7", pin="WD0"), CONTENTS, "x")
    assert found.start == End(name="ram.0.0", pin="Q", inside=True)
    assert found.end == End(name="$auto$7", pin="WD0", inside=True)
    assert not timing(report(start="$PACKER_x"), CONTENTS, "x").start.inside


def changed(keys: tuple, value: object) -> dict:
    """The report with another value."""
    result = copy.deepcopy(report())
    at = result
    for key in keys[:-1]:
        at = at[key]
    at[keys[-1]] = value
    return result


@pytest.mark.parametrize(
    ("keys", "value", "says"),
    [
        (("utilization", "TRELLIS_FF", "used"), 2, "nextpnr placed 2 TRELLIS_FF, the netlist has 3"),
        (("utilization", "DP16KD", "used"), 1, "nextpnr placed 1 DP16KD, the netlist has 0"),
        (("fmax",), {}, r"the unit has 0 clocks \(none\), expected one"),
        (("fmax", "other"), {"achieved": 1.0}, r"the unit has 2 clocks \(.*clk_i.*, other\), expected one"),
        (("critical_paths", 1, "to"), "<async>", "has 0 critical paths of .*clk_i.*, expected one"),
        (("critical_paths", 1, "path"), [], "critical path"),
    ],
)
def test_a_report_without_one_clock_or_with_lost_cells_is_refused(keys, value, says):
    with pytest.raises(BuildError, match=says) as caught:
        timing(changed(keys, value), CONTENTS, "x with seed 1")
    assert str(caught.value).startswith("x with seed 1: ")

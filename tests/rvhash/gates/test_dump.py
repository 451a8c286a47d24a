# SPDX-License-Identifier: Apache-2.0
"""Edges counted in a value change dump, and dumps that do not fit the netlist."""

import pytest

from rvhash.errors import SimulationError
from rvhash.gates import dump

HEAD = '$timescale 1ps $end\n$scope module dut $end\n$var wire 1 ! n2 $end\n$var wire 1 " n3 $end\n'
HEAD += '$var wire 1 " o0 $end\n$upscope $end\n$enddefinitions $end\n'
BODY = '#0\n$dumpvars\nx!\n0"\n$end\n#10\n1!\n1"\n#15\n0"\n#20\n0!\n#30\n1!\n0!\n#40\n1"\n#50\n'


def count(tmp_path, windows, head=HEAD, body=BODY, needed=(2, 3)):
    path = tmp_path / "dump.vcd"
    path.write_text(head + body)
    return dump.edges(path, 4, set(needed), windows)


@pytest.mark.parametrize("block", [3, 7, 1 << 24])
def test_edges_are_counted_in_their_window_alone(tmp_path, monkeypatch, block):
    monkeypatch.setattr(dump, "BLOCK", block)
    found = count(tmp_path, [(10, 20), (20, 40)])
    assert found[0].tolist() == [[0, 0, 1, 1], [0, 0, 0, 1]]  # n2 rises; n3 rises and falls
    assert found[1].tolist() == [[0, 0, 1, 0], [0, 0, 2, 0]]  # the glitch at 30 counts twice
    assert count(tmp_path, [(15, 16), (40, 50)])[:, :, 3].tolist() == [[0, 1], [1, 0]]


def test_unmatched_nets_are_errors(tmp_path):
    with pytest.raises(SimulationError, match=r"lacks 1 nets of the netlist: n1"):
        count(tmp_path, [(10, 20)], needed=(1, 2, 3))
    for signal in ("1 # n4", "1 # state", "2 # n2", "1 # \\n2"):
        with pytest.raises(SimulationError, match="a signal that is not in the netlist"):
            count(tmp_path, [(10, 20)], head=HEAD.replace("$upscope", f"$var wire {signal} $end\n$upscope"))
    with pytest.raises(SimulationError, match="not one of a known net: '1%'"):
        count(tmp_path, [(10, 20)], body=BODY.replace("#15\n", "#15\n1%\n"))


def test_unknown_values_in_a_window_are_errors(tmp_path):
    body = BODY.replace("#15\n", "#15\nx!\n")
    with pytest.raises(SimulationError, match="not one of a known net: 'x!'"):
        count(tmp_path, [(10, 20)], body=body)
    assert count(tmp_path, [(20, 40)], body=body).sum() == 3


def test_dump_that_ends_early_is_an_error(tmp_path):
    for windows in ([(10, 20), (45, 60)], [(10, 20), (60, 70)], [(60, 70)]):
        with pytest.raises(SimulationError, match="ends before the windows"):
            count(tmp_path, windows)

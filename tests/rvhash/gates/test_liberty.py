# SPDX-License-Identifier: Apache-2.0
"""The reader of Liberty files: tables, arcs, energies, and files that it does not understand."""

import numpy as np
import pytest

from rvhash.errors import BuildError
from rvhash.gates import liberty, mapping
from tests.rvhash.gates.conftest import LIBRARY


def test_tables_are_linear_between_points_and_outside_them():
    of = liberty.Table((np.array([0.0, 1.0, 3.0]), np.array([0.0, 2.0])), np.array([[0, 4], [1, 5], [7, 11]]))
    assert of(np.array([0.0, 0.5, 2.0, 5.0, -1.0]), 1.0).tolist() == [2.0, 2.5, 6.0, 15.0, 1.0]
    one = liberty.Table((np.array([1.0, 2.0]),), np.array([3.0, 5.0]))
    assert one(np.array([1.5, 3.0])).tolist() == [4.0, 7.0]


def test_cells(tiny):
    assert tiny.voltage == 2
    assert {name: (c.area, c.memory) for name, c in tiny.cells.items()} == {
        "INVX1": (16, ""),
        "XOR2X1": (56, ""),
        "DFF": (96, "ff"),
        "LATCH": (0, "latch"),
    }
    flop = tiny.cells["DFF"].pins
    assert (flop["CLK"].clock, flop["D"].clock, flop["D"].capacitance) == (True, False, (0.25, 0.25))
    assert [float(t(0.0, 0.0)) for t in flop["D"].setup] == [0.2, 0.3]
    assert [float(t(0.5)) for t in flop["CLK"].power[0].tables] == [1.0, 0.25]
    (arc,) = flop["Q"].arcs
    assert (arc.related, arc.causes(liberty.RISE), arc.causes(liberty.FALL)) == ("CLK", (0,), (0,))
    (inverts,) = tiny.cells["INVX1"].pins["Y"].arcs
    assert (inverts.causes(0), inverts.causes(1)) == ((1,), (0,))
    assert tiny.cells["XOR2X1"].pins["Y"].arcs[0].causes(0) == (0, 1)


def test_installed_library_has_the_cells_that_the_flow_uses():
    cells = liberty.load(mapping.cell_files().liberty).cells
    assert (cells["NAND2X1"].area, cells["DFFSR"].area) == (24, 176)
    assert {"INVX1", "LATCH", "AND2X2", "CLKBUF1"} <= cells.keys()
    (arc,) = cells["DFFPOSX1"].pins["Q"].arcs
    assert float(arc.delay[0](0.005, 0.06)) == pytest.approx(0.093526)
    assert float(arc.slew[1](0.075, 0.06)) == pytest.approx(0.1086)
    assert float(cells["DFFPOSX1"].pins["D"].setup[1](0.3, 0.18)) == pytest.approx(0.2875)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("delay_template_2x2) { index_1", "other_template_2x2) { index_1", "not as this reader knows"),
        ("variable_2 : input_net_transition", "variable_2 : moon_phase", "unknown template: delay_template_2x2"),
        (LIBRARY[LIBRARY.index("cell (LATCH)") :], "", "not as this reader knows"),
        ('index_2("0, 1"); values("1, 1.5"', 'index_2("0, 1"); values("1"', "not as this reader knows"),
    ],
    ids=["template", "axis", "cut-off", "points"],
)
def test_other_files_are_refused(tmp_path, old, new, says):
    assert old in LIBRARY
    path = tmp_path / "other.lib"
    path.write_text(LIBRARY.replace(old, new, 1))
    with pytest.raises(BuildError, match=says):
        liberty.load(path)


def test_missing_file(tmp_path):
    with pytest.raises(BuildError, match="cannot read the cell library"):
        liberty.load(tmp_path / "none.lib")

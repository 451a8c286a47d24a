# SPDX-License-Identifier: Apache-2.0
"""The modelled clock tree: the gate drives all registers, loads bounded, levels equal."""

import pytest

from rvhash.errors import BuildError
from rvhash.gates import clock_tree, liberty, mapping
from rvhash.gates.netlist import Instance, Netlist, Port
from rvhash.gates.timing import Timing

CLK, IN, FIRST = 2, 3, 4


@pytest.fixture(scope="module")
def library() -> liberty.Library:
    return liberty.load(mapping.cell_files().liberty)


def registers(count: int, kinds: tuple[str, ...] = ("DFFPOSX1",)) -> Netlist:
    cells = [
        Instance(kinds[i % len(kinds)], {"CLK": CLK, "D": IN, "Q": FIRST + i, "R": 1, "S": 1}) for i in range(count)
    ]
    for cell in cells:
        if cell.kind == "DFFPOSX1":
            del cell.pins["R"], cell.pins["S"]
    ports = {"clk_i": Port("input", [CLK]), "d_i": Port("input", [IN])}
    return Netlist(ports, cells, FIRST + count)


@pytest.mark.parametrize("count", [1, 2, 17, 300])
def test_the_gate_drives_every_register(library, count):
    gates = registers(count, ("DFFPOSX1", "DFFSR"))
    clocks = clock_tree.insert(gates, library)
    of = Timing(gates, library)
    tree = [i for i in gates.instances if i.unit == clock_tree.UNIT]
    assert sorted(i.kind for i in tree if i.kind != "CLKBUF1") == ["AND2X2", "INVX1", "LATCH"]
    (gate,) = (i for i in tree if i.kind == "AND2X2")
    (latch,) = (i for i in tree if i.kind == "LATCH")
    assert (gate.pins["A"], gate.pins["B"]) == (CLK, latch.pins["Q"])
    assert latch.pins["D"] == gates.ports[clock_tree.ENABLE].nets[0]
    arrival = of.arrivals({gate.pins["Y"]: 0.0})[0]
    ends = [i.pins["CLK"] for i in gates.instances[:count]]
    assert CLK not in ends
    assert set(ends) <= clocks
    late = arrival[ends]
    assert late.min() >= 0  # reached from the gate
    assert late.max() - late.min() < 0.05  # ns
    for cell in (i for i in tree if i.kind == "CLKBUF1"):
        assert of.load[:, cell.pins["Y"]].max() < clock_tree.LOAD * 1.3, count


def test_other_clocks_are_refused(library):
    gates = registers(2)
    gates.instances[1].pins["CLK"] = IN
    with pytest.raises(BuildError, match="clocks of its own"):
        clock_tree.insert(gates, library)


def test_unit_without_a_clock_is_refused(library):
    gates = registers(1)
    del gates.ports["clk_i"]
    with pytest.raises(BuildError, match="no clock port clk_i"):
        clock_tree.insert(gates, library)

# SPDX-License-Identifier: Apache-2.0
"""Energy of a netlist that is small enough for a computation by hand. The library has 2 V."""

import numpy as np
import pytest

from rvhash.gates import power
from rvhash.gates.timing import Timing
from tests.rvhash.gates.test_timing import CLK, IN, NOT, Q1, Q2, SUM, two_registers


def spent(tiny, edges: dict[int, tuple[int, int]], slew=0.2, ns=0.0, clock=(CLK,), change=lambda gates: None):
    gates = two_registers()
    change(gates)
    counts = np.zeros((2, gates.nets), np.int64)
    for net, both in edges.items():
        counts[:, net] = both
    return power.energy(Timing(gates, tiny), counts, ns, slew, set(clock))


def test_each_part_of_an_edge(tiny):
    # 0.5 C V^2 = 2 C: of the inverter's output, 0.5 pF; then its own energy: 2 for a rise, 1 for a fall, and the slew.
    assert spent(tiny, {NOT: (1, 0)}).total == pytest.approx(1 + 2.2)
    assert spent(tiny, {NOT: (0, 1)}).total == pytest.approx(1 + 1.2)
    # The XOR's tables are averaged: 4 and 8 pJ.
    assert spent(tiny, {SUM: (10, 10)}).total == pytest.approx(20 * (0.5 + 6.2))
    # A register's output: its clock's table.
    assert spent(tiny, {Q1: (3, 2)}).total == pytest.approx(5 * (0.5 + 3.2))
    # A port's load alone.
    assert spent(tiny, {IN: (4, 4)}).total == pytest.approx(8 * 1.0)
    # The clock: the load of two registers, and what they take themselves: 0.5 + slew for a rise, 0.25 for a fall.
    assert spent(tiny, {CLK: (1, 0)}).total == pytest.approx(0.5 + 2 * 0.7)
    assert spent(tiny, {CLK: (0, 1)}).total == pytest.approx(0.5 + 2 * 0.25)


def test_slews(tiny):
    assert spent(tiny, {NOT: (1, 0)}, slew=0.4).total == pytest.approx(1 + 2.4)
    assert spent(tiny, {NOT: (1, 0)}, slew=None).total == pytest.approx(1 + 2.1)  # the registers' slew is 0.1
    assert spent(tiny, {CLK: (1, 0)}, slew=None).total == pytest.approx(0.5 + 2 * 0.56)  # the port's is 0.06


def test_leakage_is_added_by_time(tiny):
    assert spent(tiny, {}, ns=1000).total == pytest.approx(1000 * 1000 * 1e-6)  # 1,000 nW for 1,000 ns: 1 pJ


def test_classes_and_units_have_the_whole(tiny):
    def change(gates):
        gates.instances[1].unit, gates.instances[3].unit = "u_sum", "u_first"

    edges = {CLK: (9, 9), IN: (1, 2), Q1: (2, 2), NOT: (2, 2), SUM: (5, 4), Q2: (1, 1)}
    found = spent(tiny, edges, change=change)
    assert found.classes == {
        "clock": pytest.approx(9 * (2 * 0.5 + 2 * 0.95)),
        "registers": pytest.approx(6 * 3.7),
        "logic": pytest.approx(2 * 3.2 + 2 * 2.2 + 9 * 6.7),
        "input ports": pytest.approx(3.0),
    }
    assert found.units["u_sum"] == pytest.approx(9 * 6.7)
    assert found.units["u_first"] == pytest.approx(4 * 3.7 + 9 * 0.95)
    assert sum(found.units.values()) == pytest.approx(found.total)

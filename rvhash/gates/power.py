# SPDX-License-Identifier: Apache-2.0
"""Energy of a netlist from the edges of its nets and the tables of its library.

An edge of a net costs CV^2/2 of the load, the energy of the output that drives it, and that of the inputs on it. An
output has a table for each input that can cause the edge. A dump does not say which input did: the tables of a gate are
averaged, and a register's is that of its clock. Leakage is added by time.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rvhash.gates import clock_tree
from rvhash.gates.liberty import Numbers, Power
from rvhash.gates.timing import Timing

CLOCK, REGISTERS, LOGIC, PORTS = "clock", "registers", "logic", "input ports"
CLASSES = (CLOCK, REGISTERS, LOGIC, PORTS)


@dataclass(frozen=True)
class Energy:
    """Energy in pJ of a window: of each class, and of each unit of the hierarchy."""

    classes: dict[str, float]
    units: dict[str, float]

    @property
    def total(self) -> float:
        """pJ"""
        return sum(self.classes.values())


def energy(timing: Timing, edges: NDArray[np.int64], ns: float, slew: float | None, clock_nets: set[int]) -> Energy:
    """The energy of a window of `ns` nanoseconds. `edges`: (2, nets). `slew` in ns at every input; None: as calculated.

    The class clock has all that edges of `clock_nets` cost, the clock pins of registers included.
    """
    netlist, library = timing.netlist, timing.library
    slews = timing.slew if slew is None else np.full_like(timing.slew, slew)
    switching = 0.5 * library.voltage**2 * (edges * timing.load).sum(axis=0)
    own = np.zeros(len(netlist.instances))  # beside the clock pins'
    clocked = np.zeros(len(netlist.instances))  # of inputs on clock nets
    is_clock = np.zeros(netlist.nets, bool)
    is_clock[list(clock_nets)] = True
    driven = np.zeros(netlist.nets, bool)
    for kind in timing.kinds.values():
        cell = library.cells[kind.name]
        own[kind.index] += cell.leakage * ns * 1e-6  # nW ns = 1e-18 J
        for name, pin in cell.pins.items():
            nets = kind.pins[name]
            there = np.nonzero(nets >= 0)[0]
            at = nets[there]
            if pin.direction == "output":
                own[kind.index[there]] += switching[at]
                driven[at] = True
                powers = _of_output(pin.power, {p for p, x in cell.pins.items() if x.clock} if cell.memory else set())
                for power in powers:
                    inputs = kind.pins[power.related][there]
                    for edge in (0, 1):
                        table = power.tables[edge]
                        if table is not None:
                            each = table(timing.load[edge][at], slews[:, inputs].max(axis=0))
                            own[kind.index[there]] += edges[edge][at] * each / len(powers)
            for power in pin.power if pin.direction == "input" else ():
                for edge in (0, 1):
                    table = power.tables[edge]
                    if table is not None:
                        spent = edges[edge][at] * table(slews[edge][at])
                        own[kind.index[there]] += np.where(is_clock[at], 0.0, spent)
                        clocked[kind.index[there]] += np.where(is_clock[at], spent, 0.0)
    return _sums(
        timing, own, clocked, float(switching[~driven].sum()), is_clock, float(switching[is_clock & ~driven].sum())
    )


def _of_output(powers: list[Power], clocks: set[str]) -> list[Power]:
    chosen = [p for p in powers if p.related in clocks] if clocks else []
    return chosen or [p for p in powers if p.related]


def _sums(
    timing: Timing, own: Numbers, clocked: Numbers, ports: float, is_clock: NDArray[np.bool_], clock_port: float
) -> Energy:
    netlist, library = timing.netlist, timing.library
    classes = dict.fromkeys(CLASSES, 0.0)
    classes[PORTS], classes[CLOCK] = ports - clock_port, clock_port
    units: dict[str, float] = {}
    for i, instance in enumerate(netlist.instances):
        in_tree = instance.unit == clock_tree.UNIT
        kind = CLOCK if in_tree else REGISTERS if library.cells[instance.kind].memory else LOGIC
        classes[kind] += own[i]
        classes[CLOCK] += clocked[i]
        units[instance.unit] = units.get(instance.unit, 0.0) + own[i] + clocked[i]
    units[""] = units.get("", 0.0) + ports
    return Energy({k: float(v) for k, v in classes.items()}, {k: float(v) for k, v in units.items()})

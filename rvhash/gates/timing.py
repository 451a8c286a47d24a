# SPDX-License-Identifier: Apache-2.0
"""Delays of a netlist from the tables of its library, and the paths between registers and ports.

A net's load is the sum of the capacitances of the pins on it: no wires, and nothing at an output port. The slew at a
pin is the largest that any path brings. Ports have the slew PORT_SLEW. Not timed: asynchronous reset, hold, and paths
through latches.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rvhash.errors import BuildError
from rvhash.gates.liberty import Arc, Library, Numbers
from rvhash.gates.netlist import CLOCK, RESET, Netlist, label

PORT_SLEW = 0.06  # ns; the least of the library's tables
NEVER = -1e9  # the arrival of a signal that does not come


@dataclass
class Kind:
    """All instances of one cell. `index`: their places in the netlist; `pins`: the net at each of them, -1 if open."""

    name: str
    index: NDArray[np.int64]
    pins: dict[str, NDArray[np.int64]]


@dataclass
class Edge:
    """The delays of one arc from an edge of an input to an edge of an output, for all instances of a cell."""

    arc: Arc
    output: str
    cause: int
    effect: int
    delay: Numbers  # ns
    slew: Numbers


@dataclass(frozen=True)
class Path:
    """The longest path of a sort: its time in ns, and where it begins and ends."""

    ns: float
    begin: str
    end: str


class Timing:
    """Loads, slews and delays of all instances."""

    def __init__(self, netlist: Netlist, library: Library) -> None:
        """BuildError for a combinational loop."""
        self.netlist, self.library = netlist, library
        self.kinds = _kinds(netlist, library)
        self.load = self._loads()
        self.order = list(self._levels())
        self.edges: dict[str, list[Edge]] = {k: self._edges(kind) for k, kind in self.kinds.items()}
        self.slew = np.full((2, netlist.nets), PORT_SLEW)
        self._delays()

    def _loads(self) -> Numbers:
        """pF at each net, for its rise and its fall: shape (2, nets)."""
        load = np.zeros((2, self.netlist.nets))
        for kind in self.kinds.values():
            for name, pin in self.library.cells[kind.name].pins.items():
                if pin.direction == "input":
                    for edge in (0, 1):
                        np.add.at(load[edge], kind.pins[name], pin.capacitance[edge])
        return load

    def _levels(self) -> Iterator[tuple[str, NDArray[np.int64]]]:
        """Cells in an order in which each comes after the cells that it depends on: kind, rows of that kind."""
        level = np.zeros(self.netlist.nets, np.int64)
        rows = {name: np.zeros(len(kind.index), np.int64) for name, kind in self.kinds.items()}
        related = {
            name: {a.related for pin in self.library.cells[name].pins.values() for a in pin.arcs} for name in rows
        }
        for _ in range(len(self.netlist.instances) + 2):
            changed = False
            for name, kind in self.kinds.items():
                inputs = [level[kind.pins[p]] for p in related[name]]
                now = np.max(inputs, axis=0) + 1 if inputs else rows[name]
                changed |= bool((now != rows[name]).any())
                rows[name] = now
                for output in self.library.cells[name].named("output"):
                    driven = kind.pins[output] >= 0
                    level[kind.pins[output][driven]] = now[driven]
            if not changed:
                break
            if level.max() > len(self.netlist.instances):
                raise BuildError("the netlist has a combinational loop")
        else:
            raise BuildError("the netlist has a combinational loop")
        sorted_rows = {name: np.argsort(now, kind="stable") for name, now in rows.items()}
        for depth in range(int(level.max()) + 1):
            for name, now in rows.items():
                order = sorted_rows[name]
                low, high = np.searchsorted(now[order], (depth, depth + 1))
                if low < high:
                    yield name, order[low:high]

    def _edges(self, kind: Kind) -> list[Edge]:
        zeros = np.zeros(len(kind.index))
        return [
            Edge(arc, output, cause, effect, zeros.copy(), zeros.copy())
            for output in self.library.cells[kind.name].named("output")
            for arc in self.library.cells[kind.name].pins[output].arcs
            for effect in (0, 1)
            if arc.delay[effect] is not None
            for cause in arc.causes(effect)
        ]

    def _delays(self) -> None:
        driven = np.zeros((2, self.netlist.nets))
        for name, rows in self.order:
            pins = self.kinds[name].pins
            for edge in self.edges[name]:
                out = pins[edge.output][rows]
                delay, slew = edge.arc.delay[edge.effect], edge.arc.slew[edge.effect]
                assert delay is not None
                assert slew is not None
                at = self.load[edge.effect][out], self.slew[edge.cause][pins[edge.arc.related][rows]]
                edge.delay[rows] = np.maximum(delay(*at), 0.0)
                edge.slew[rows] = np.maximum(slew(*at), 0.0)
                driven[edge.effect][out] = np.maximum(driven[edge.effect][out], edge.slew[rows])
            for output in self.library.cells[name].named("output"):
                out = pins[output][rows]
                out = out[out >= 0]
                self.slew[:, out] = driven[:, out]

    def arrivals(self, start: dict[int, float]) -> Numbers:
        """When the last edge comes to each net after edges at these nets at these times: ns, shape (2, nets)."""
        arrival = np.full((2, self.netlist.nets), NEVER)
        for net, time in start.items():
            arrival[:, net] = time
        for name, rows in self.order:
            pins = self.kinds[name].pins
            if self.library.cells[name].memory == "latch":
                continue
            for edge in self.edges[name]:
                if edge.arc.kind in ("clear", "preset"):
                    continue
                out = pins[edge.output][rows]
                come = arrival[edge.cause][pins[edge.arc.related][rows]] + edge.delay[rows]
                arrival[edge.effect][out] = np.maximum(arrival[edge.effect][out], come)
        return arrival

    def starts(self, of: str) -> dict[int, float]:
        """Where the paths from registers, or those from input ports, begin."""
        clock = self.netlist.clock()
        if of == "registers":
            return {} if clock is None else {clock: 0.0}
        return {net: 0.0 for name, _, net in self.netlist.bits("input") if name not in (CLOCK, RESET)}

    def to_registers(self, of: str) -> Path | None:
        """The longest path from registers or from inputs to a register, its setup time included. None: there is none.

        The time is relative to the clock edge at the register that the path ends at.
        """
        arrival = self.arrivals(self.starts(of))
        clock = self.arrivals(self.starts("registers"))
        worst: tuple[float, int, int] | None = None
        for name, kind in self.kinds.items():
            cell = self.library.cells[name]
            if cell.memory != "ff":
                continue
            (clk,) = (p for p, pin in cell.pins.items() if pin.clock)
            for p, pin in cell.pins.items():
                for edge in (0, 1) if pin.setup else ():
                    table = pin.setup[edge] if pin.setup else None
                    if table is None:
                        continue
                    nets, clocks = kind.pins[p], kind.pins[clk]
                    times = arrival[edge][nets] + table(self.slew[0][clocks], self.slew[edge][nets]) - clock[0][clocks]
                    at = int(np.argmax(times))
                    if arrival[edge][nets[at]] >= 0 and (worst is None or times[at] > worst[0]):
                        worst = float(times[at]), edge, int(nets[at])
        return worst and Path(worst[0], self._begin(arrival, worst[1], worst[2]), self._register(worst[2]))

    def to_outputs(self, of: str) -> Path | None:
        """The longest path from registers or from inputs to an output port. None: there is none."""
        arrival = self.arrivals(self.starts(of))
        ends = [(arrival[e][net], e, net, f"{n}[{i}]") for n, i, net in self.netlist.bits("output") for e in (0, 1)]
        time, edge, net, name = max(ends, default=(NEVER, 0, 0, ""))
        return Path(float(time), self._begin(arrival, edge, net), name) if time >= 0 else None

    def _begin(self, arrival: Numbers, edge: int, net: int) -> str:
        """Where the longest path to an edge of a net begins: the output of a register, or a port."""
        drivers = {}
        for name, kind in self.kinds.items():
            for output in self.library.cells[name].named("output"):
                drivers[name, output] = {int(n): row for row, n in enumerate(kind.pins[output])}
        while True:
            found = next(((n, o, rows[net]) for (n, o), rows in drivers.items() if net in rows), None)
            if found is None:
                return label(self.netlist, net)
            name, output, row = found
            if self.library.cells[name].memory:
                return label(self.netlist, net)
            pins = self.kinds[name].pins
            causes = [e for e in self.edges[name] if e.output == output and e.effect == edge]
            before = max(causes, key=lambda e: arrival[e.cause][pins[e.arc.related][row]] + e.delay[row])
            edge, net = before.cause, int(pins[before.arc.related][row])

    def _register(self, net: int) -> str:
        """The name of the register with that net at its data input."""
        for instance in self.netlist.instances:
            if self.library.cells[instance.kind].memory and instance.pins.get("D") == net:
                return label(self.netlist, instance.pins["Q"])
        return label(self.netlist, net)


def _kinds(netlist: Netlist, library: Library) -> dict[str, Kind]:
    places: dict[str, list[int]] = {}
    for at, instance in enumerate(netlist.instances):
        places.setdefault(instance.kind, []).append(at)
    return {
        name: Kind(
            name,
            np.array(at),
            {p: np.array([netlist.instances[i].pins.get(p, -1) for i in at]) for p in library.cells[name].pins},
        )
        for name, at in sorted(places.items())
    }


def standard_delays(timing: Timing) -> Iterator[str]:
    """The delays as lines of an SDF file (IEEE 1497) for instances i0, i1, ... in the order of the netlist.

    Each triple is full: Icarus Verilog ignores a delay without its typical value.
    """
    yield '(DELAYFILE (SDFVERSION "3.0") (DESIGN "rvh_gates") (DIVIDER .) (TIMESCALE 1ns)'
    for name, kind in timing.kinds.items():
        paths: dict[tuple[str, str], Numbers] = {}
        for edge in timing.edges[name]:
            both = paths.setdefault((edge.arc.related, edge.output), np.zeros((2, len(kind.index))))
            both[edge.effect] = np.maximum(both[edge.effect], edge.delay)
        for row, at in enumerate(kind.index):
            delays = " ".join(
                f"(IOPATH {a} {y} {_triple(both[0][row])} {_triple(both[1][row])})" for (a, y), both in paths.items()
            )
            yield f'(CELL (CELLTYPE "{name}") (INSTANCE i{at}) (DELAY (ABSOLUTE {delays})))'
    yield ")"


def _triple(ns: float) -> str:
    return f"({ns:.3f}:{ns:.3f}:{ns:.3f})"

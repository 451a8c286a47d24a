# SPDX-License-Identifier: Apache-2.0
"""Puts a clock gate and a tree of clock buffers between the clock port of a netlist and its registers.

The tree is a model: buffers of one kind, each with a bounded load, no wires. It is built from the registers up, so
all registers are about as many buffers away from the port. The gate is rvh_clock_gate with the library's cells: an
inverter, a latch, an AND.
"""

from dataclasses import dataclass

from rvhash.errors import BuildError
from rvhash.gates.liberty import Library
from rvhash.gates.netlist import CLOCK, Instance, Netlist, Port

BUFFER = "CLKBUF1"
LOAD = 0.15  # pF at most on a buffer: 16 flip-flops with reset
ENABLE = "clock_enable"  # the port of the gate's enable
UNIT = "clock tree"  # of the instances that are added


@dataclass(frozen=True)
class _Sink:
    instance: Instance
    pin: str
    load: float  # pF


def insert(netlist: Netlist, library: Library) -> set[int]:
    """Change the netlist: the port ENABLE, the gate, the buffers. The nets of the clock.

    BuildError if the netlist has no clock, or one that is not its port.
    """
    root = netlist.clock()
    if root is None:
        raise BuildError(f"the netlist has no clock port {CLOCK}")
    sinks = []
    for instance in netlist.instances:
        for pin, of in library.cells[instance.kind].pins.items():
            if instance.pins.get(pin) == root and of.direction == "input":
                sinks.append(_Sink(instance, pin, max(of.capacitance)))
            elif of.clock and instance.pins.get(pin) != root:
                raise BuildError("the netlist has clocks of its own, which the model of a clock tree cannot balance")
    enable, low, gated = netlist.new_net(), netlist.new_net(), netlist.new_net()
    netlist.ports[ENABLE] = Port("input", [enable])
    buffers = len(netlist.instances)
    while len(sinks) > 1 or sum(s.load for s in sinks) > LOAD:
        sinks = [_buffer(netlist, library, group) for group in _groups(sinks)]
    for sink in sinks:
        sink.instance.pins[sink.pin] = gated
    clocks = {root, low, gated, *(i.pins["Y"] for i in netlist.instances[buffers:])}
    held = netlist.new_net()
    netlist.instances += [
        Instance("INVX1", {"A": root, "Y": low}, UNIT),
        Instance("LATCH", {"CLK": low, "D": enable, "Q": held}, UNIT),
        Instance("AND2X2", {"A": root, "B": held, "Y": gated}, UNIT),
    ]
    return clocks


def _groups(sinks: list[_Sink]) -> list[list[_Sink]]:
    """Neighbours together, as many groups as the load requires, their loads about equal."""
    total = sum(s.load for s in sinks)
    count = max(1, -int(-total // LOAD))
    groups: list[list[_Sink]] = [[] for _ in range(count)]
    before = 0.0
    for sink in sinks:
        groups[min(int((before + sink.load / 2) / total * count), count - 1)].append(sink)
        before += sink.load
    return [group for group in groups if group]


def _buffer(netlist: Netlist, library: Library, group: list[_Sink]) -> _Sink:
    net = netlist.new_net()
    for sink in group:
        sink.instance.pins[sink.pin] = net
    buffer = Instance(BUFFER, {"Y": net}, UNIT)
    netlist.instances.append(buffer)
    return _Sink(buffer, "A", max(library.cells[BUFFER].pins["A"].capacitance))

# SPDX-License-Identifier: Apache-2.0
"""A mapped netlist: instances of library cells, joined by nets of one bit. Read from the JSON that Yosys writes."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rvhash.errors import BuildError
from rvhash.gates.liberty import Library

ZERO, ONE = 0, 1  # the nets of the constants; Yosys numbers the others from 2
MADE = re.compile(r"\$flatten\\(.+?)\.\$")  # how Yosys names a cell that it made inside of a flattened instance
CLOCK, RESET = "clk_i", "rst_ni"  # ports of every unit with registers


@dataclass
class Instance:
    """A cell. `unit`: the instance of the hierarchy that it came from, empty for the top."""

    kind: str
    pins: dict[str, int]
    unit: str = ""


@dataclass
class Port:
    """A port, its least significant bit first."""

    direction: str  # input or output
    nets: list[int]


@dataclass
class Netlist:
    """Nets are 0 to `nets` - 1. `names`: RTL names of nets, where there are any."""

    ports: dict[str, Port]
    instances: list[Instance]
    nets: int
    names: dict[int, str] = field(default_factory=dict)

    def bits(self, direction: str) -> Iterator[tuple[str, int, int]]:
        """Port, index and net of each bit of the ports of a direction."""
        for name, port in self.ports.items():
            if port.direction == direction:
                for index, net in enumerate(port.nets):
                    yield name, index, net

    def clock(self) -> int | None:
        """The net of the clock, or None for a unit without registers."""
        return self.ports[CLOCK].nets[0] if CLOCK in self.ports else None

    def area(self, library: Library) -> float:
        """The sum of the cells' areas, in um2."""
        return sum(library.cells[i.kind].area for i in self.instances)

    def counts(self) -> dict[str, int]:
        """Cells by kind."""
        return dict(sorted(Counter(i.kind for i in self.instances).items()))

    def new_net(self) -> int:
        """The number of one more net."""
        self.nets += 1
        return self.nets - 1


def read(path: Path, library: Library) -> Netlist:
    """The only module of a JSON netlist. BuildError for a cell that the library lacks, an open input, two drivers or
    none."""
    design = json.loads(path.read_text())
    tops = [m for m in design["modules"].values() if not m.get("attributes", {}).get("blackbox")]
    if len(tops) != 1:
        raise BuildError(f"the netlist has {len(tops)} modules, and one was expected")
    module = tops[0]

    def net(bit: int | str) -> int:
        return bit if isinstance(bit, int) else ONE if bit == "1" else ZERO

    unknown = Counter(c["type"] for c in module["cells"].values() if c["type"] not in library.cells)
    if unknown:
        cells = ", ".join(f"{kind} ({n})" for kind, n in sorted(unknown.items()))
        raise BuildError(f"the netlist has cells that the library does not have: {cells}")
    instances = []
    for name, cell in module["cells"].items():
        pins = {pin: net(bits[0]) for pin, bits in cell["connections"].items() if bits}
        instances.append(Instance(cell["type"], pins, _unit(name)))
    ports = {n: Port(p["direction"], [net(b) for b in p["bits"]]) for n, p in module["ports"].items()}
    names: dict[int, str] = {}
    for name, wire in sorted(module["netnames"].items(), key=_plainness):
        for index, bit in enumerate(wire["bits"]):
            if isinstance(bit, int):
                names.setdefault(bit, name if len(wire["bits"]) == 1 else f"{name}[{index}]")
    used = [b for i in instances for b in i.pins.values()] + [b for p in ports.values() for b in p.nets]
    netlist = Netlist(ports, instances, max([ONE, *used]) + 1, names)
    _check(netlist, library)
    return netlist


def _plainness(wire: tuple[str, dict[str, Any]]) -> tuple[int, bool, int]:
    """The order in which names are chosen: those of the source before made ones, then registers (_q), then short."""
    return wire[1]["hide_name"], not wire[0].endswith("_q"), len(wire[0])


def _unit(name: str) -> str:
    """The hierarchical path of a flattened instance: all but the last part of its name."""
    made = MADE.match(name)
    return made[1].replace("\\", "") if made else "" if name.startswith("$") else name.rpartition(".")[0]


def _check(netlist: Netlist, library: Library) -> None:
    drivers = Counter({ZERO: 1, ONE: 1})
    drivers.update(net for _, _, net in netlist.bits("input"))
    readers = {net for _, _, net in netlist.bits("output")}
    for instance in netlist.instances:
        for name, pin in library.cells[instance.kind].pins.items():
            if name in instance.pins and pin.direction == "output":
                drivers[instance.pins[name]] += 1
            elif name in instance.pins:
                readers.add(instance.pins[name])
            elif pin.direction == "input":
                raise BuildError(f"the netlist has a cell {instance.kind} with nothing at its input {name}")
    several = [n for n, count in drivers.items() if count > 1]
    none = [n for n in readers if not drivers[n]]
    for nets, what in ((several, "several drivers"), (none, "no driver")):
        if nets:
            raise BuildError(f"the netlist has nets with {what}: {', '.join(label(netlist, n) for n in nets[:5])}")


def label(netlist: Netlist, net: int) -> str:
    """The RTL name of a net, or its number."""
    return netlist.names.get(net, f"n{net}")

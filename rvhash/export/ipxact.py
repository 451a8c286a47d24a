# SPDX-License-Identifier: Apache-2.0
"""The IP-XACT component of an export (IEEE 1685-2014): bus interfaces, memory map, ports, file sets.

AMBA interfaces name Arm's definitions. OBI and CV-X-IF have none, so their definitions are exported with the component.
"""

import re
from dataclasses import dataclass

from rvhash import __version__
from rvhash.errors import UsageError
from rvhash.export import registers
from rvhash.export.blocks import Choice
from rvhash.export.elaborated import Module, Port
from rvhash.export.readme import render
from rvhash.export.rtl import CLOCK, RESET, Rtl

FOLDER = "ipxact"
OWN = "rvhash"  # vendor of the definitions that are exported


@dataclass(frozen=True)
class Bus:
    """An interface: the prefix of its ports, its definition, and whether the block is its manager ("master")."""

    prefix: str
    name: str
    vendor: str
    library: str
    kind: str
    version: str
    manager: bool


BUSES = (
    Bus("obi", "registers", OWN, "bus", "obi", "1.0", False),
    Bus("mgr", "memory", OWN, "bus", "obi", "1.0", True),
    Bus("x", "extension", OWN, "bus", "cv_x_if", "0.2", False),
    Bus("x", "extension", OWN, "bus", "cv_x_if", "1.0", False),
    Bus("s_apb", "registers", "amba.com", "AMBA4", "APB4", "r0p0_0", False),
    Bus("s_axil", "registers", "amba.com", "AMBA4", "AXI4-Lite", "r0p0_0", False),
    Bus("m_axi", "memory", "amba.com", "AMBA4", "AXI4", "r0p0_0", True),
    Bus("s_axis", "messages", "amba.com", "AMBA4", "AXI4Stream", "r0p0_1", False),
    Bus("m_axis", "digests", "amba.com", "AMBA4", "AXI4Stream", "r0p0_1", True),
)


@dataclass(frozen=True)
class Interface:
    """A bus of a block, and its ports with their logical names."""

    bus: Bus
    ports: list[tuple[str, Port]]


def interfaces(choice: Choice, block: Module) -> list[Interface]:
    """The bus interfaces of a block."""
    found = []
    for bus in BUSES:
        if bus.kind == "cv_x_if" and choice.block != f"xif-{bus.version}":
            continue
        named = [(_logical(bus, port), port) for port in block.ports if re.match(rf"{bus.prefix}_[a-z]", port.name)]
        if named:
            found.append(Interface(bus, named))
    return found


def files(choice: Choice, block: Module, rtl: Rtl, others: dict[str, list[str]]) -> dict[str, str]:
    """The component and the definitions that it requires. `others`: files of the export by the name of their set."""
    found = interfaces(choice, block)
    source = choice.kind.registers
    component = render(
        "component.xml.j2",
        name=choice.name,
        version=__version__,
        title=choice.kind.title,
        interfaces=found,
        memory_map=registers.memory_map(source) if source else "",
        map_name=registers.described(source).inst_name + "_mmap" if source else "",
        windows=registers.WINDOWS[source] if source else (),
        ports=block.ports,
        clock=CLOCK,
        reset=RESET,
        rtl=rtl,
        others=others,
    )
    made = {f"{FOLDER}/{choice.name}.xml": component}
    for kind in dict.fromkeys(i.bus.kind for i in found if i.bus.vendor == OWN):
        of_kind = [i for i in found if i.bus.kind == kind]
        logical = {name: (i.bus, port) for i in of_kind for name, port in i.ports}
        if choice.name in (kind, f"{kind}_rtl"):
            raise UsageError(f"--name {choice.name} is the name of an exported definition of a bus; give another name")
        made[f"{FOLDER}/{kind}.xml"] = render("bus_definition.xml.j2", bus=of_kind[0].bus)
        made[f"{FOLDER}/{kind}_rtl.xml"] = render("abstraction.xml.j2", bus=of_kind[0].bus, logical=logical)
    return made


def _logical(bus: Bus, port: Port) -> str:
    """The name that the definition of the bus gives to a port."""
    name = port.name.removeprefix(f"{bus.prefix}_").removesuffix("_i").removesuffix("_o")
    return name if bus.vendor == OWN else name.upper()

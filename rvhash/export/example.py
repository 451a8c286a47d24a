# SPDX-License-Identifier: Apache-2.0
"""The example system of an export, ready to simulate: a processor with the block and its firmware; for a streaming
block a source and a sink.

The processor is the hart of this project, exported as the block is. All around both is plain Verilog.
"""

import re
from dataclasses import dataclass, field

from rvhash.export import rtl, wrapper
from rvhash.export.blocks import Choice
from rvhash.export.copies import copy
from rvhash.export.driver import Driver
from rvhash.export.elaborated import Module, elaborate
from rvhash.export.firmware import firmware
from rvhash.export.readme import render

FOLDER = "example"
HART, TB = "rvh_example_hart", "rvh_example_tb"
HART_RTL = f"{FOLDER}/hart"
BRIDGES = {
    "s_apb": "rvh_example_obi_to_apb",
    "s_axil": "rvh_example_obi_to_axi_lite",
    "m_axi": "rvh_example_axi_to_obi",
}


STREAM = "s_axis_tvalid_i"
ALGORITHMS = {"sha256": ("HasSha256", 2), "sha512": ("HasSha512", 4), "sha3_256": ("HasKeccak", 9)}  # rvhash.h


@dataclass(frozen=True)
class Example:
    """The files of the example. `order`: those besides the block and the processor, in compile order."""

    contents: dict[str, str]
    order: list[str]
    hart: rtl.Rtl | None = None
    images: dict[str, str] = field(default_factory=dict)  # of the programs, by their names


def example_of(choice: Choice, block: Module, driver: Driver | None, own_rtl: rtl.Rtl) -> Example | None:
    """The example of a block, or None if it has none; `own_rtl`: the files of the block."""
    if any(port.name == STREAM for port in block.ports):
        return _stream(choice, block, own_rtl)
    return _system(choice, block, driver, own_rtl) if driver and not missing(choice, block) else None


def missing(choice: Choice, block: Module) -> str:
    """Why an export with a driver has no example, or nothing."""
    if choice.block.startswith("xif") and block.parameters["IdWidth"] < 3:
        return "its processor requires IdWidth of 3 or more"
    if choice.block.startswith("xif") and block.parameters["XLen"] != 32:
        return "its processor has operands of 32 bits"
    if block.parameters.get("AddrWidth", 32) > 32:
        return "its processor and its memory have addresses of 32 bits"
    return ""


def _system(choice: Choice, block: Module, driver: Driver, own_rtl: rtl.Rtl) -> Example:
    """A processor with the block."""
    names = {port.name for port in block.ports}
    xif = "x_issue_valid_i" in names
    width = block.parameters["ManagerWidth"]
    id_width = block.parameters["IdWidth"] if xif else 4
    hart_module = elaborate("rvh_hart", {"HasXif": int(xif), "IdWidth": id_width})
    title = "the processor of the example: RV32IMC with Zba, Zbb, Zbs"
    hart = rtl.copied(HART, hart_module, title, HART_RTL, own_rtl.order)
    bridges = [name for prefix, name in BRIDGES.items() if any(port.startswith(prefix) for port in names)]
    own = ["rvh_example_ram", "rvh_example_host", *bridges]
    contents = {f"{FOLDER}/{name}.v": copy(f"sim/export/{name}.v") for name in (*own, TB)}
    contents[f"{FOLDER}/rvh_example.v"] = render(
        "rvh_example.v.j2",
        choice=choice,
        xif=xif,
        split="x_register_valid_i" in names,  # operands have an interface of their own: CV-X-IF 1.0
        width=width,
        id_width=id_width,
        hart_id=block.parameters.get("HartId", 0),
        axi_id_width=block.parameters.get("AxiIdWidth", 1),
        nets=_nets(block),
        instance=_instance(choice.name, block),
        prefixes={prefix for prefix in ("obi", "s_apb", "s_axil", "mgr", "m_axi") if f"{prefix}_" in " ".join(names)},
    )
    programs = firmware(driver.contents())
    order = [f"{FOLDER}/{name}.v" for name in (*own, "rvh_example", TB)]
    contents[f"{FOLDER}/rvh_example.f"] = _list([own_rtl.waivers, hart.waivers, *hart.order, *order])
    images = {name: f"{FOLDER}/firmware/{name}.hex" for name in ("hash", "selftest")}
    return Example(contents | programs, order, hart, images)


def _stream(choice: Choice, block: Module, own_rtl: rtl.Rtl) -> Example:
    """A source of messages, and a sink that prints digests."""
    built = block.parameters
    text = render(
        "rvh_example_stream.v.j2",
        choice=choice,
        in_bytes=block.port("s_axis_tkeep_i").width,
        out_bytes=block.port("m_axis_tkeep_o").width,
        nets=_nets(block),
        instance=_instance(choice.name, block, clock="clk", reset="rst_n"),
        algorithms={name: alg for name, (has, alg) in ALGORITHMS.items() if built.get(has, has == "HasKeccak")},
    )
    order = [f"{FOLDER}/{TB}.v"]
    return Example({order[0]: text, f"{FOLDER}/rvh_example.f": _list([own_rtl.waivers, *order])}, order)


def _list(files: list[str]) -> str:
    """A file for option -f, after that of the block."""
    what = f"// The example: after the list of the block. Top module: {TB}. Paths are relative to the folder above."
    return "\n".join([what, *files]) + "\n"


def _nets(block: Module) -> list[str]:
    """Declarations of the nets at the block's ports, but clock and reset."""
    ports = [p for p in block.ports if p.name not in (rtl.CLOCK, rtl.RESET)]
    return [f"wire {p.range} {wrapper.net(p)};".replace("  ", " ") for p in ports]


def _instance(name: str, block: Module, clock: str = rtl.CLOCK, reset: str = rtl.RESET) -> str:
    """The block, with its nets."""
    nets = {p.name: wrapper.net(p) for p in block.ports} | {rtl.CLOCK: clock, rtl.RESET: reset}
    text = wrapper.instance(name, block, nets)
    return re.sub(r"^(?=.)", "  ", text, flags=re.MULTILINE)

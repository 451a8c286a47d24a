# SPDX-License-Identifier: Apache-2.0
"""Maps a unit to ECP5 as map.py does, and writes its netlist inside the wrapper of pins.py.

  python synth/wrap.py job.json netlist.json contents.json

The job is that of map.py; run `map.py check` first. Scratch files are beside the job. `netlist.json` is flat, in the
form of Yosys. `contents.json` holds the numbers of cells by type, of the `unit` alone and of the `wrapped` unit, and
the `registers`: what each flip-flop is.

The unit and the wrapper are mapped apart, each a black box for the other, and joined afterwards. So nothing is
optimised across the ports of the unit, and its cells are those that `rvhash synth` counts.
"""

import json
import os
import sys
from collections import Counter
from pathlib import Path

import pins
from map import read, run
from pyosys import libyosys as ys

FLIP_FLOP, DATA = "TRELLIS_FF", ("DI", "M")  # the cell, and its ports for data
CONSTANT = ("0", "1", "x", "z")
REGISTER = "register"  # the attribute that keeps the name of a register; the mapper of LUTs drops names of wires
LUTS = "map_luts"  # that step of the mapping


def plain(name: ys.IdString) -> str:
    """A name without the mark of Yosys."""
    return name.str().removeprefix("\\")


def ports(design: ys.Design) -> list[pins.Port]:
    """The ports of the top module, in order. Ends the run for one that is input and output."""
    module = design.top_module()
    found = []
    for name in module.ports:
        wire, shown = module.wire(name), plain(name)
        if wire.port_input and wire.port_output:
            sys.exit(f"ERROR: the port {shown} is input and output; a unit that is placed has one or the other")
        found.append(pins.Port(shown, wire.width, wire.port_input))
    return found


def mapped(design: ys.Design, passes: list[str], top: str) -> None:
    """Map to the family; each flip-flop keeps the name of its register."""
    run(design, *passes, "-top", top, "-run", f":{LUTS}")
    for cell in design.top_module().selected_cells():
        if plain(cell.type) == FLIP_FLOP:
            bit = cell.getPort(ys.IdString("\\Q")).as_bit()
            if bit.is_wire():
                index = f"[{bit.offset}]" if bit.wire.width > 1 else ""
                cell.set_string_attribute(ys.IdString(f"\\{REGISTER}"), plain(bit.wire.name) + index)
    run(design, *passes, "-top", top, "-run", f"{LUTS}:")


def stripped(netlist: dict) -> dict:
    """The wrapper alone, without places in files: the same contents give the same netlist, wherever they are."""
    top = netlist["modules"][pins.TOP]
    for item in (top, *top["cells"].values(), *top["netnames"].values()):
        item["attributes"].pop("src", None)
    return {"creator": netlist["creator"], "modules": {pins.TOP: top}}


def registers(top: dict, of: list[pins.Port]) -> dict[str, str]:
    """What the flip-flops of a flat netlist are, by cell. In the unit: its instance and the register in the source. In
    the wrapper: the port of the unit that the flip-flop serves. Ends the run for a port without a flip-flop.
    """
    served = {}  # (whether an input, bit) to the port's name; a constant is no bit
    for p in of:
        wires = top["netnames"][f"{pins.UNIT}.{p.name}"]["bits"] if p.name not in pins.PINS else []
        served |= {
            (p.is_input, bit): p.name + f"[{i}]" * (p.bits > 1) for i, bit in enumerate(wires) if bit not in CONSTANT
        }
    names, found = {}, set()
    for name, cell in top["cells"].items():
        if cell["type"] != FLIP_FLOP:
            continue
        if pins.of_unit(name):
            names[name] = f"{pins.UNIT}.{cell['attributes'].get(REGISTER, name)}"
            continue
        wired = cell["connections"]
        ends = [(True, bit) for bit in wired["Q"]] + [(False, bit) for port in DATA for bit in wired.get(port, [])]
        own = [end for end in ends if end in served]
        found.update(own)
        names[name] = served[own[0]] if own else name
    missing = [served[end] for end in served if end not in found]
    if missing:
        sys.exit(f"ERROR: no flip-flop at the ports {', '.join(missing)}")
    return names


def whole(alone: dict[str, int], top: dict) -> dict[str, int]:
    """The number of cells by type in a flat netlist. Ends the run unless the unit has those that it has alone."""
    inside = Counter(cell["type"] for name, cell in top["cells"].items() if pins.of_unit(name))
    for kind in sorted(alone.keys() | inside.keys()):
        if alone.get(kind, 0) != inside[kind]:
            sys.exit(f"ERROR: the unit has {alone.get(kind, 0)} {kind} alone and {inside[kind]} in the wrapper")
    return dict(Counter(cell["type"] for cell in top["cells"].values()))


def main() -> None:
    job_file, *targets = (Path(argument).resolve() for argument in sys.argv[1:])
    job, scratch = json.loads(job_file.read_text()), job_file.parent
    passes, top = job["passes"].split(), job["top"]
    design = read(top, job["parameters"], job["files"], *job.get("options", []))
    of, wrapper = ports(design), scratch / "pins.sv"
    wrapper.write_text(pins.wrapper(top, of))
    mapped(design, passes, top)
    around = read(pins.TOP, {}, [str(f) for f in (*pins.MODULES, wrapper)], "--blackboxed-module", top)
    mapped(around, passes, pins.TOP)

    os.chdir(scratch)  # a path after these commands may hold no spaces
    run(design, "tee", "-q", "-o", "cells.json", "stat", "-json")
    run(around, "delete", f"={top}")
    run(around, "write_rtlil", "pins.il")
    run(design, "read_rtlil", "pins.il")
    run(design, "setattr", "-mod", "-unset", "top", top)
    run(design, "hierarchy", "-check", "-top", pins.TOP)
    run(design, "flatten", "-noscopeinfo")
    run(design, "check", "-mapped", "-assert")
    run(design, "write_json", "flat.json")
    netlist = stripped(json.loads(Path("flat.json").read_text()))
    flat, alone = (
        netlist["modules"][pins.TOP],
        json.loads(Path("cells.json").read_text())["design"]["num_cells_by_type"],
    )
    contents = {"unit": alone, "wrapped": whole(alone, flat), "registers": registers(flat, of)}
    for target, content in zip(targets, (netlist, contents), strict=True):
        target.write_text(json.dumps(content))


if __name__ == "__main__":
    main()

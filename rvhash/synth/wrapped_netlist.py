# SPDX-License-Identifier: Apache-2.0
"""The ECP5 netlist of a unit in the wrapper of synth/pins.py, for place and route. A cache entry holds it."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from rvhash import builder, paths
from rvhash.builder.tools import ToolFailed, ToolRunner
from rvhash.design.named_units import units
from rvhash.synth import fpga_area

FAMILY = "ecp5"
NETLIST, CONTENTS = "netlist.json", "contents.json"


@dataclass(frozen=True)
class Contents:
    """What a netlist is made of. Numbers of cells are by type."""

    unit: dict[str, int]  # of the unit alone
    wrapped: dict[str, int]  # of the netlist
    registers: dict[str, str]  # cell of a flip-flop to its register in the unit (u_unit.NAME), or to the port it serves


def contents(entry: Path) -> Contents:
    """Of an entry that the recipe made."""
    return Contents(**json.loads((entry / CONTENTS).read_text()))


def recipe(name: str) -> builder.Recipe:
    """How Yosys maps a unit and its wrapper."""
    root, unit = paths.root(), units()[name]
    folder = root / "synth"
    job = fpga_area.mapper_job(unit, FAMILY)

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        job_file = work / "job.json"
        job_file.write_text(json.dumps(job))
        try:
            runner.run([sys.executable, folder / "map.py", "check", job_file], root, work / "log")
            wrap = [sys.executable, folder / "wrap.py", job_file, entry / NETLIST, entry / CONTENTS]
            runner.run(wrap, root, work / "log")
        except ToolFailed as e:
            raise ToolFailed("Yosys", e.status, e.log) from None

    own = ("map.py", "wrap.py", "pins.py", "rvh_pins_in.sv", "rvh_pins_out.sv")
    return builder.Recipe(
        title=f"wrapped netlist of {name}",
        label=f"pnr-netlist-{name}",
        inputs=[*fpga_area.mapper_inputs(unit), *(folder / file for file in own)],
        settings={"job": job, "tools": [fpga_area.mapper()]},
        commands=commands,
    )

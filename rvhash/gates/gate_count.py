# SPDX-License-Identifier: Apache-2.0
"""`rvhash gates`: area and period of units after mapping to the osu018 library, for several mapper targets.

No placement, no wires, no clock tree, one corner. The period is that of the longest path from a register to a register.
"""

import json
import os
import shutil
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field
from rich.table import Table

from rvhash import builder, console, paths
from rvhash.builder.tools import ToolRunner
from rvhash.design.named_units import Unit, timed, units
from rvhash.errors import unknown
from rvhash.gates import mapping

SWEEP = "sweep.json"
ALL = "all"
PIPELINES = ("stream-ring-3", "stream-ring")  # without a frequency: docs/timing.md


class Point(BaseModel):
    """A unit for one mapper target. Times in ns; none: there is no such path."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    target: str
    delay_target_ps: int
    area_um2: float
    kge: float = Field(description="area over that of NAND2X1, in thousands")
    cells: int
    registers: int
    period_ns: float | None = Field(description="longest path from register to register, setup included")
    begin: str | None = Field(description="where that path begins")
    end: str | None = Field(description="where it ends")
    input_to_register_ns: float | None
    register_to_output_ns: float | None
    input_to_output_ns: float | None


class Record(BaseModel):
    """A unit. The schema of `--json`; keys are never removed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    best_period_ns: float | None
    best_period_mhz: float | None
    best_period_kge: float | None = Field(description="area at the best period")
    smallest_kge: float
    smallest_period_ns: float | None = Field(description="period at the smallest area")
    sweep: list[Point]
    tools: list[str]


def default_units() -> list[str]:
    """What `all` means: the units that are timed, and pipelines of 3 and 24 stages."""
    return [name for name in (*timed(), *PIPELINES) if name in units()]


def chosen(names: Sequence[str]) -> list[str]:
    """The names without repetition. UsageError for an unknown name."""
    known = units()
    for name in names:
        if name != ALL and name not in known:
            raise unknown("unit", name, [*known, ALL])
    wanted = [n for name in names for n in (default_units() if name == ALL else [name])]
    return list(dict.fromkeys(wanted))


def measure(names: Sequence[str], again: bool = False) -> list[Record]:
    """Map and time units that are not in the cache, in parallel on the available processors.

    `again`: also those in the cache. Records are in the order of the names. BuildError if a unit fails.
    """
    names, known = chosen(names), units()
    mapping.need_numpy()
    mapping.cell_files()
    mapping.yosys()
    runner = ToolRunner()
    pool = ThreadPoolExecutor(max_workers=max(1, min(len(names), len(os.sched_getaffinity(0)))))

    def one(name: str) -> Record:
        def recipe() -> builder.Recipe:
            return _recipe(name, known[name])

        if again:
            shutil.rmtree(paths.cache() / recipe().key(), ignore_errors=True)
        return _record(name, json.loads((builder.get(recipe, runner, notify) / SWEEP).read_text()))

    with console.build_log() as notify:
        try:
            return list(pool.map(one, names))
        except BaseException:
            runner.stop()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _recipe(name: str, unit: Unit) -> builder.Recipe:
    """How a unit is mapped for every target and timed. The entry holds the points of the sweep."""
    job = mapping.job(unit, mapping.TARGETS)

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        netlists = work / "netlists"
        netlists.mkdir()
        mapping.run(runner, job, work, netlists)
        points = [_point(target, netlists / f"{target}.json") for target in mapping.TARGETS]
        (entry / SWEEP).write_text(json.dumps([p.model_dump() for p in points]))

    return builder.Recipe(
        title=f"gates of {name}",
        label=f"gates-{name}",
        inputs=mapping.inputs(unit),
        settings={"job": job, "keys": sorted(Point.model_fields), "tools": _tools()},
        commands=commands,
    )


def _point(target: str, file: Path) -> Point:
    """Area and paths of a netlist."""
    from rvhash.gates import liberty, netlist
    from rvhash.gates.timing import Timing

    library = liberty.load(mapping.cell_files().liberty)
    mapped = netlist.read(file, library)
    timing = Timing(mapped, library)
    period = timing.to_registers("registers")
    others = timing.to_registers("inputs"), timing.to_outputs("registers"), timing.to_outputs("inputs")
    area = mapped.area(library)
    return Point(
        target=target,
        delay_target_ps=mapping.TARGETS[target].ps,
        area_um2=area,
        kge=round(area / library.cells[mapping.GATE].area / 1000, 3),
        cells=len(mapped.instances),
        registers=sum(bool(library.cells[i.kind].memory) for i in mapped.instances),
        period_ns=period and round(period.ns, 3),
        begin=period and period.begin,
        end=period and period.end,
        **dict(
            zip(
                ("input_to_register_ns", "register_to_output_ns", "input_to_output_ns"),
                (path and round(path.ns, 3) for path in others),
                strict=True,
            )
        ),
    )


def _tools() -> list[str]:
    return [mapping.yosys(), f"{mapping.PACKAGE} {mapping.cell_files().version}"]


def _record(name: str, sweep: list[dict[str, object]]) -> Record:
    points = [Point.model_validate(p) for p in sweep]
    smallest = min(points, key=lambda p: p.area_um2)
    fastest = min(points, key=lambda p: (p.period_ns or 0.0, p.area_um2))
    return Record(
        name=name,
        best_period_ns=fastest.period_ns,
        best_period_mhz=fastest.period_ns and round(1000 / fastest.period_ns, 1),
        best_period_kge=fastest.kge if fastest.period_ns else None,
        smallest_kge=smallest.kge,
        smallest_period_ns=smallest.period_ns,
        sweep=points,
        tools=_tools(),
    )


def table(records: Sequence[Record]) -> Table:
    """A table of the records."""
    caption = "osu018, mapped; no wires, no clock tree, one corner; the period is from register to register"
    result = Table(caption=caption, caption_justify="left", box=None, pad_edge=False)
    result.add_column("unit")
    for heading in ("best period, ns", "MHz", "at kGE", "smallest kGE", "at period, ns", "registers"):
        result.add_column(heading, justify="right")
    for r in records:
        figures = (r.best_period_ns, r.best_period_mhz, r.best_period_kge, r.smallest_kge, r.smallest_period_ns)
        texts = ["-" if f is None else f"{f:,.{d}f}" for f, d in zip(figures, (2, 0, 1, 1, 2), strict=True)]
        result.add_row(r.name, *texts, f"{r.sweep[0].registers:,}")
    return result


def as_json(records: Sequence[Record]) -> str:
    """A list of records."""
    return json.dumps([r.model_dump() for r in records], indent=2)

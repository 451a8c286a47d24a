# SPDX-License-Identifier: Apache-2.0
"""`rvhash energy`: energy of a unit's work, at rest, and at rest with its clock stopped, in the osu018 library.

Gate-level simulation with delays, glitches included; a modelled clock tree; the tables of the library. No wires, one
corner. A run whose digest or outputs are wrong, or whose nets do not match the netlist, gives no figure.
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
from rvhash.builder import tools
from rvhash.builder.tools import ToolRunner
from rvhash.design.named_units import Unit, units
from rvhash.errors import unknown
from rvhash.gates import mapping, recording, stimuli
from rvhash.gates.stimuli import Stimulus

ALL = "all"
ENERGY = "energy.json"
SLEW, SLEWS = 0.2, (0.1, 0.2, 0.4, None)  # ns at every input; None: as calculated
CODE = ("clock_tree", "dump", "power", "recording", "replay", "verilog")  # modules that a figure depends on


class Figure(BaseModel):
    """Energy in pJ with the slew SLEW at every input. `low`, `high`: the least and the most with any of SLEWS."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    pj: float
    low: float
    high: float


class Record(BaseModel):
    """A unit. The schema of `--json`; keys are never removed. Shares are parts of the work's energy."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str = Field(description="of the stimulus")
    unit: str
    target: str = Field(description="of the mapper, as in `rvhash gates`")
    parts: list[str] = Field(description="modules that were mapped apart")
    work: str
    works: int = Field(description="simulated in the window")
    cycles: float = Field(description="for one")
    bits: int = Field(description="of message, for one")
    active: Figure = Field(description="for one work")
    nj: float = Field(description="the same in nJ")
    pj_per_bit: float
    idle: Figure = Field(description="for a cycle at rest")
    gated: Figure = Field(description="for a cycle at rest with the clock stopped")
    gated_over_idle: float
    classes: dict[str, float] = Field(description="shares of clock, registers, logic, input ports")
    units: dict[str, float] = Field(description="shares of instances in the hierarchy; empty: the top")
    kge: float = Field(description="with the clock tree")
    period_ns: int = Field(description="of the simulation; leakage alone depends on it")
    unknown_before_reset: int = Field(description="output bits that were x before the reset; none is after it")
    checked: str = Field(description="what the recorded RTL was compared with")
    tools: list[str]


def chosen(names: Sequence[str]) -> list[str]:
    """The names without repetition; `all`: every unit with a stimulus. UsageError for another one."""
    known = list(stimuli.stimuli())
    for name in names:
        if name != ALL and name not in known:
            raise unknown("unit with a stimulus", name, [*known, ALL])
    return known if ALL in names else list(dict.fromkeys(names))


def measure(names: Sequence[str], target: str = "area", again: bool = False) -> list[Record]:
    """Record, map and simulate units that are not in the cache, in parallel on the available processors.

    `again`: also those in the cache. Records are in the order of the names. BuildError or SimulationError if a unit
    gives no figure.
    """
    names, known, works = chosen(names), units(), stimuli.stimuli()
    if target not in mapping.TARGETS:
        raise unknown("target", target, mapping.TARGETS)
    mapping.need_numpy()
    mapping.cell_files()
    mapping.yosys()
    mapping.need_simulator()
    stimuli.cocotb()
    runner = ToolRunner()
    pool = ThreadPoolExecutor(max_workers=max(1, min(len(names), len(os.sched_getaffinity(0)))))

    def one(name: str) -> Record:
        unit, stimulus = known[stimuli.unit_of(name)], works[name]
        if again:
            shutil.rmtree(paths.cache() / stimuli.recipe(name, unit, stimulus).key(), ignore_errors=True)
        recorded = builder.get(lambda: stimuli.recipe(name, unit, stimulus), runner, notify) / stimuli.RECORDING

        def recipe() -> builder.Recipe:
            return _recipe(name, unit, stimulus, target, recorded)

        if again:
            shutil.rmtree(paths.cache() / recipe().key(), ignore_errors=True)
        return Record.model_validate_json((builder.get(recipe, runner, notify) / ENERGY).read_text())

    with console.build_log() as notify:
        try:
            return list(pool.map(one, names))
        except BaseException:
            runner.stop()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _recipe(name: str, unit: Unit, stimulus: Stimulus, target: str, recorded: Path) -> builder.Recipe:
    """How the energy of a recorded unit is measured. The entry holds its record."""
    job = mapping.job(unit, [target], stimulus.patterns())
    versions = [mapping.yosys(), f"{mapping.PACKAGE} {mapping.cell_files().version}", mapping.need_simulator()]
    versions += [f"verilator {tools.verilator().version}", stimuli.cocotb()]

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        mapping.run(runner, job, work, work)
        record = _measured(name, stimulus, target, work / f"{target}.json", recorded, work, runner, versions)
        (entry / ENERGY).write_text(record.model_dump_json())

    own = Path(__file__).parent
    return builder.Recipe(
        title=f"energy of {name}",
        label=f"energy-{name}",
        inputs=[*mapping.inputs(unit), *(own / f"{module}.py" for module in CODE), recorded],
        settings={"job": job, "keys": sorted(Record.model_fields), "slews": SLEWS, "tools": versions},
        commands=commands,
    )


def _measured(
    name: str,
    stimulus: Stimulus,
    target: str,
    mapped: Path,
    recorded: Path,
    work: Path,
    runner: ToolRunner,
    versions: list[str],
) -> Record:
    from rvhash.gates import clock_tree, liberty, netlist, power, replay
    from rvhash.gates.timing import Timing

    files = mapping.cell_files()
    library, played = liberty.load(files.liberty), recording.read(recorded)
    gates = netlist.read(mapped, library)
    clock = clock_tree.insert(gates, library)
    timing = Timing(gates, library)
    run = replay.play(timing, played, files.models, work, runner)

    def spent(window: str, slew: float | None) -> power.Energy:
        begin, end = played.windows[window]
        edges = run.edges[recording.WINDOWS.index(window)]
        return power.energy(timing, edges, (end - begin) * run.times.period, slew, clock)

    def figure(window: str, each: int) -> Figure:
        values = {slew: spent(window, slew).total / each for slew in SLEWS}
        return Figure(
            pj=round(values[SLEW], 3), low=round(min(values.values()), 3), high=round(max(values.values()), 3)
        )

    lengths = {window: end - begin for window, (begin, end) in played.windows.items()}
    active, idle, gated = (figure(w, played.works if w == "active" else lengths[w]) for w in recording.WINDOWS)
    whole = spent("active", SLEW)
    return Record(
        name=name,
        unit=stimulus.unit or name,
        target=target,
        parts=stimulus.parts,
        work=played.work,
        works=played.works,
        cycles=round(lengths["active"] / played.works, 2),
        bits=played.bits,
        active=active,
        nj=round(active.pj / 1000, 3),
        pj_per_bit=round(active.pj / played.bits, 3),
        idle=idle,
        gated=gated,
        gated_over_idle=round(gated.pj / idle.pj, 5),
        classes={key: round(value / whole.total, 4) for key, value in whole.classes.items()},
        units={key: round(value / whole.total, 4) for key, value in whole.units.items()},
        kge=round(gates.area(library) / library.cells[mapping.GATE].area / 1000, 3),
        period_ns=run.times.period,
        unknown_before_reset=run.unknown,
        checked=played.checked,
        tools=versions,
    )


def table(records: Sequence[Record]) -> Table:
    """A table of the records."""
    caption = (
        f"osu018, 1.8 V, slew {SLEW} ns at every input, least and most with other slews in brackets; glitches and a "
        "modelled clock tree included; no wires, one corner"
    )
    result = Table(caption=caption, caption_justify="left", box=None, pad_edge=False)
    for heading in ("unit", "work"):
        result.add_column(heading)
    for heading in ("cycles", "nJ", "pJ/bit", "clock", "registers", "logic"):
        result.add_column(heading, justify="right")
    for heading in ("idle, pJ/cycle", "gated, pJ/cycle", "gated/idle"):
        result.add_column(heading, justify="right")
    for r in records:
        nj = f"{r.nj:,.1f} ({r.active.low / 1000:,.1f} to {r.active.high / 1000:,.1f})"
        shares = (f"{100 * r.classes[c]:.0f} %" for c in ("clock", "registers", "logic"))
        rest = (f"{r.idle.pj:,.1f}", f"{r.gated.pj:,.2f}", f"{100 * r.gated_over_idle:.2f} %")
        result.add_row(r.name, r.work, f"{r.cycles:,g}", nj, f"{r.pj_per_bit:,.1f}", *shares, *rest)
    return result


def parts_table(records: Sequence[Record]) -> Table:
    """The shares of the parts of units that have parts."""
    result = Table(caption="shares of the work's energy", caption_justify="left", box=None, pad_edge=False)
    for heading in ("unit", "part"):
        result.add_column(heading)
    result.add_column("share", justify="right")
    for r in records:
        for part, share in sorted(r.units.items(), key=lambda item: -item[1]) if r.parts else ():
            result.add_row(r.name, part or "the rest", f"{100 * share:.1f} %")
    return result


def works_table() -> Table:
    """A table of the units that have a stimulus."""
    result = Table("unit", "stimulus", "parts shown apart", box=None, pad_edge=False)
    for name, stimulus in stimuli.stimuli().items():
        words = [stimulus.module, *(f"{k}={v}" for k, v in stimulus.arguments.items())]
        result.add_row(name, " ".join(words), " ".join(stimulus.parts) or "-")
    return result


def as_json(records: Sequence[Record]) -> str:
    """A list of records."""
    return json.dumps([r.model_dump() for r in records], indent=2)

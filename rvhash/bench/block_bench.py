# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench` with a workload of blocks: every number of padded blocks in every mode on every design, compared with
the cycles by the paper's formula; the paper's table of other work.

Cycles are counted by the processor from before the first instruction for the coprocessor until the last digest is in
memory (sw/apps/blocks.h). Every digest was compared with hashlib's.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence

from pydantic import BaseModel, ConfigDict, Field
from rich.table import Table

from rvhash import builder, console, design, paths
from rvhash.bench.baselines import baselines_of
from rvhash.bench.workloads import BlockMode, Blocks
from rvhash.blocks import batches
from rvhash.blocks.hash_on_design import hash_blocks
from rvhash.design import Design
from rvhash.errors import UsageError
from rvhash.simulate.design_runner import Runner
from rvhash.simulate.simulator import Result

SEED = 1  # of the random messages; cycles do not depend on their contents
Key = tuple[str, str, str, int]  # design, algorithm, mode, blocks


class BlockRecord(BaseModel):
    """A number of blocks on one design. The schema of `--json` and `--csv`; keys are never removed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    design: str
    host: str
    attachment: str
    algorithm: str
    mode: str = Field(description="short: each block a message; long: one message; four: four messages of blocks / 4")
    blocks: int = Field(description="of 64 bytes, padding included")
    cycles: int = Field(description="measured; IV and K included")
    cycles_published: int | None = Field(description="the paper's, if this is the design that reproduces it")
    digest: str = Field(description="SHA-256 over all digests, in hexadecimal; each was equal to hashlib's")
    cycles_per_block: float = Field(description="measured")
    instructions: int = Field(description="measured: instructions retired, the program around included")
    hw_used: bool = Field(description="false: the portable C did it")
    software: str = Field(description="which portable C is in the firmware")
    stand_in: bool = Field(description="true: the design is only there to be compared against")
    speedup_software: float | None = Field(description="cycles of sw-<host> over these; null if it was not run")
    speedup_lanes: float | None = Field(description="cycles of sw-lanes-<host> over these; null if it was not run")


def limit(of: Blocks, most: int | None) -> Blocks:
    """The workload without the numbers of blocks above `most`. UsageError if none is left."""
    counts = [n for n in of.counts if most is None or n <= most]
    if not counts:
        raise UsageError(f"--most {most} is too small: this workload begins at {of.counts[0]} blocks")
    return of.model_copy(update={"counts": counts})


def run(
    designs: Sequence[Design], of: Blocks, baselines: bool = True, max_cycles: int | None = None
) -> list[BlockRecord]:
    """Measure everything, design by design. UsageError for a design whose hardware does not accept blocks."""
    extra = [design.get(name) for name in baselines_of(designs)] if baselines else []
    if extra:
        console.say(f"also running {', '.join(d.name for d in extra)}, for the speed-ups")
    firmware = {"app": "blocks"}
    wanted = [d.model_copy(update={"firmware": d.firmware.model_copy(update=firmware)}) for d in [*designs, *extra]]
    with console.build_log() as notify:
        systems = builder.systems(wanted, notify)
    results: dict[Key, Result] = {}
    for system in systems:
        results |= _measure(system, of, max_cycles)
    return [_record(d, k, results, of) for d in designs for k in results if k[0] == d.name]


def tables(of: Blocks, records: Sequence[BlockRecord]) -> list[Table]:
    """For each algorithm and mode the cycles of each design at each number of blocks, next to the paper's."""
    return [_figure(of, mine) for _, mine in panels(of, records)]


def works(of: Blocks, records: Sequence[BlockRecord]) -> Table:
    """The paper's table of other work, followed by measured cycles of SHA-256: one block, and each further block."""
    result = Table(
        title=f"SHA-256, one block: {of.work_title or 'measured'}",
        title_justify="left",
        caption=f"{of.work_note} Measured: IV, K and data movement included. LUT, FF: of results/area.json, without "
        "the processor.",
        caption_justify="left",
    )
    result.add_column("")
    for heading in ("printed\ncycles", "one block,\nall in", "each further\nlong", "each further\nshort", "LUT", "FF"):
        result.add_column(heading, justify="right")
    modes = {m.name: m for m in of.mode}
    for work in of.work:
        mine = work is of.work[-1]
        one, long, short = (
            (modes["long"].published(1), modes["long"].each, modes["short"].each)
            if mine and {"long", "short"} <= set(modes)
            else (None, None, None)
        )
        result.add_row(
            work.name + ", published", *(_cell(v) for v in (work.cycles, one, long, short, work.lut, work.ff))
        )
    if of.software_each:
        result.add_row("its software, published", "-", _cell(of.software_each), *["-"] * 4)
    result.add_section()
    area = {a["name"]: a for a in _recorded_area()}
    for name, mine in by_design(r for r in records if r.algorithm == "sha256"):
        found = {(r.mode, r.blocks): r.cycles for r in mine}
        unit = area.get(design.get(name).unit, {})
        result.add_row(
            name + (" (stand-in)" if mine[0].stand_in else ""),
            "-",
            _cell(found.get(("long", 1), found.get(("short", 1)))),
            *(_cell(_further(found, mode)) for mode in ("long", "short")),
            _cell(unit.get("lut")),
            _cell(unit.get("ff")),
        )
    for name in of.parts:
        unit = area.get(name, {})
        result.add_row(f"of these, unit {name}", *["-"] * 4, _cell(unit.get("lut")), _cell(unit.get("ff")))
    return result


def _measure(system: builder.System, of: Blocks, max_cycles: int | None) -> dict[Key, Result]:
    d, results = system.design, {}
    points = [(a, m, n) for a in of.algorithms for m in of.mode for n in of.counts if m.takes(d, n)]
    with (
        Runner(d, max_cycles, system) as runner,
        console.bytes_bar(d.name, sum(n for *_, n in points) * batches.BLOCK) as progress,
    ):
        done = 0
        for algorithm, mode, count in points:
            batch = batches.generate(algorithm, mode.name, count, SEED)
            results[d.name, algorithm, mode.name, count] = hash_blocks(runner, batch, batch.digests())
            done += count * batches.BLOCK
            progress(done)
    return results


def _record(d: Design, key: Key, results: dict[Key, Result], of: Blocks) -> BlockRecord:
    _, algorithm, mode, count = key
    result = results[key]

    def speedup(name: str) -> float | None:
        base = results.get((name, algorithm, mode, count))
        return base.cycles / result.cycles if base else None

    return BlockRecord(
        design=d.name,
        host=d.host,
        attachment=d.attachment,
        algorithm=algorithm,
        mode=mode,
        blocks=count,
        cycles=result.cycles,
        cycles_published=_mode(of, mode).published(count) if d.name == of.reproduced else None,
        digest=hashlib.sha256(result.digest).hexdigest(),
        cycles_per_block=result.cycles / count,
        instructions=result.instructions,
        hw_used=result.hw_used,
        software=d.firmware.software,
        stand_in=bool(d.stand_in),
        speedup_software=speedup(f"sw-{d.host}"),
        speedup_lanes=speedup(f"sw-lanes-{d.host}"),
    )


def _figure(of: Blocks, records: Sequence[BlockRecord]) -> Table:
    mode = _mode(of, records[0].mode)
    result = Table(title=f"{records[0].algorithm}, {mode.name}: cycles", title_justify="left")
    result.add_column("blocks", justify="right")
    designs = list(by_design(records))
    headings = ["published", f"{of.reproduced}\nto published"] if mode.each is not None else []
    for heading in [*headings, *(name.removesuffix(f"-{ran[0].host}") for name, ran in designs)]:
        result.add_column(heading, justify="right")
    for n in sorted({r.blocks for r in records}):
        cycles = {r.design: r.cycles for r in records if r.blocks == n}
        cells = []
        if mode.each is not None:
            printed, ran = mode.published(n), cycles.get(of.reproduced)
            cells = [_cell(printed), "-" if ran is None else f"{100 * (ran / printed - 1):+.1f} %"]
        result.add_row(f"{n:,}", *cells, *(_cell(cycles.get(name)) for name, _ in designs))
    return result


def panels(of: Blocks, records: Sequence[BlockRecord]) -> list[tuple[tuple[str, BlockMode], list[BlockRecord]]]:
    """The records of each algorithm and mode, in the workload's order."""
    pairs = [(a, m) for a in of.algorithms for m in of.mode]
    found = [((a, m), [r for r in records if (r.algorithm, r.mode) == (a, m.name)]) for a, m in pairs]
    return [(pair, mine) for pair, mine in found if mine]


def _mode(of: Blocks, name: str) -> BlockMode:
    return next(m for m in of.mode if m.name == name)


def by_design(records: Iterable[BlockRecord]) -> list[tuple[str, list[BlockRecord]]]:
    """The records of each design, in their order."""
    found: dict[str, list[BlockRecord]] = {}
    for r in records:
        found.setdefault(r.design, []).append(r)
    return list(found.items())


def _further(cycles: dict[tuple[str, int], int], mode: str) -> float | None:
    """Cycles of each block after the first, at the largest measured number of blocks."""
    counts = sorted(n for m, n in cycles if m == mode)
    if len(counts) < 2:
        return None
    first, last = counts[0], counts[-1]
    return (cycles[mode, last] - cycles[mode, first]) / (last - first)


def _recorded_area() -> list[dict[str, object]]:
    path = paths.root() / "results" / "area.json"
    return json.loads(path.read_text()) if path.exists() else []


def _cell(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.1f}" if isinstance(value, float) else f"{value:,}"

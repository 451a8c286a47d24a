# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench` with messages: the same messages on many designs, one record for each; tables of the records.

Every figure is measured in this run unless its name contains "published". Speed-ups are relative to the software of the
same host, `sw-<host>` and `sw-lanes-<host>`, which is also run if it is not among the chosen designs.
"""

from collections.abc import Iterable, Mapping, Sequence

from pydantic import BaseModel, ConfigDict, Field
from rich.table import Table

from rvhash import builder, console, design
from rvhash.bench.baselines import baselines_of
from rvhash.bench.workloads import Comparison, Lengths, Message, counting
from rvhash.design import Design
from rvhash.model import ALGORITHMS
from rvhash.simulate.design_runner import Runner
from rvhash.simulate.simulator import Result


class Record(BaseModel):
    """One message on one design. The schema of `--json` and `--csv`; keys are never removed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    design: str
    host: str
    attachment: str
    algorithm: str
    message_bytes: int = Field(description="length of the message 0, 1, 2, ... modulo 256")
    cycles: int = Field(description="measured: from the call to the digest in memory")
    cycles_published: int | None = Field(description="printed in a paper for this workload; null where none says")
    digest: str = Field(description="hexadecimal, equal to hashlib's")
    published_source: str | None = Field(description="the paper, and which of its designs")
    cycles_per_byte: float | None = Field(description="measured; null for the empty message")
    instructions: int = Field(description="measured: instructions retired in the same calls")
    hw_used: bool = Field(description="false: the portable C did it")
    software: str = Field(description="which portable C is in the firmware")
    stand_in: bool = Field(description="true: the design is only there to be compared against")
    speedup_software: float | None = Field(description="cycles of sw-<host> over these; null if it was not run")
    speedup_lanes: float | None = Field(description="cycles of sw-lanes-<host> over these; null if it was not run")


def run(
    designs: Sequence[Design], messages: Sequence[Message], baselines: bool = True, max_cycles: int | None = None
) -> list[Record]:
    """Measure every message on every design, in that order. Raises at the first design that fails."""
    extra = [design.get(name) for name in baselines_of(designs)] if baselines else []
    with console.build_log() as notify:
        systems = builder.systems([*designs, *extra], notify)
    if extra:
        console.say(f"also running {', '.join(d.name for d in extra)}, for the speed-ups")
    results = {s.design.name: _measure(s, messages, max_cycles) for s in systems}
    return [_record(d, i, message, results) for i, message in enumerate(messages) for d in designs]


def table(records: Sequence[Record]) -> Table:
    """A table of the records."""
    result = Table(caption="cycles measured now; published: as printed in the paper", caption_justify="left")
    result.add_column("design")
    result.add_column("message")
    headings = ("cycles", "cycles/byte", "speed-up over\ngood software", "over lanes", "published\ncycles")
    for heading in headings:
        result.add_column(heading, justify="right")
    result.add_column("published by")
    for r in records:
        result.add_row(
            r.design + (" (stand-in)" if r.stand_in else ""),
            f"{r.algorithm}, {r.message_bytes:,} B",
            f"{r.cycles:,}",
            _number(r.cycles_per_byte),
            _number(r.speedup_software, "x"),
            _number(r.speedup_lanes, "x"),
            "-" if r.cycles_published is None else f"{r.cycles_published:,}",
            r.published_source or "-",
        )
    return result


def comparison(of: Comparison, records: Sequence[Record]) -> Table:
    """A paper's table next to the records, which must all be of one message."""
    result = Table(
        title=of.title, title_justify="left", caption="published: never measured by us", caption_justify="left"
    )
    result.add_column("row")
    result.add_column("published", justify="right")
    for heading in ("reproduced", "ours"):
        result.add_column(heading, justify="right")
        result.add_column("by")
    found = {r.design: r for r in records}
    for row in of.row:
        cells = [cell for name in (row.reproduced, row.ours) for cell in _beside(name, found)]
        result.add_row(row.source, f"{row.published:,}", *cells)
    return result


def lengths(of: Lengths, records: Sequence[Record]) -> list[Table]:
    """For each algorithm: the cycles of each design at each length, and its crossover with `of.against`."""
    return [_curve(of, [r for r in records if r.algorithm == algorithm]) for algorithm in of.algorithms]


def crossover(of: Lengths, cycles: Mapping[str, Mapping[int, int]], name: str) -> int | None:
    """The shortest length such that design `name` is faster than `of.against` there and at every longer length.

    cycles: by design and length. None: the design is not faster at the longest length.
    """
    faster = [n for n in of.bytes if cycles[name][n] < cycles[of.against][n]]
    slower = [n for n in of.bytes if n not in faster]
    after = [n for n in faster if not slower or n > slower[-1]]
    return after[0] if after else None


def cycles_by_length(records: Iterable[Record]) -> dict[str, dict[int, int]]:
    """Cycles by design and by bytes of the message, in the order of the records, which are of one algorithm."""
    cycles: dict[str, dict[int, int]] = {}
    for r in records:
        cycles.setdefault(r.design, {})[r.message_bytes] = r.cycles
    return cycles


def _curve(of: Lengths, records: Sequence[Record]) -> Table:
    cycles = cycles_by_length(records)
    result = Table(title=f"{records[0].algorithm}: cycles", title_justify="left", caption_justify="left")
    result.add_column("bytes", justify="right")
    for name in cycles:
        result.add_column(name, justify="right")
    for n in of.bytes:
        result.add_row(f"{n:,}", *(f"{cycles[name][n]:,}" for name in cycles))
    if of.against in cycles:
        result.add_section()
        result.add_row(f"faster than\n{of.against}", *(_from(crossover(of, cycles, name)) for name in cycles))
    return result


def _from(length: int | None) -> str:
    return "-" if length is None else f"from {length:,} bytes on"


def _measure(system: builder.System, messages: Sequence[Message], max_cycles: int | None) -> list[Result]:
    with Runner(system.design, max_cycles, system) as runner:
        return [
            runner.hash(ALGORITHMS[m.algorithm], [counting(m.bytes)], label=system.design.name, size=m.bytes)
            for m in messages
        ]


def _record(of: Design, index: int, message: Message, results: dict[str, list[Result]]) -> Record:
    result = results[of.name][index]
    published = of.published_for(message.algorithm, message.bytes)

    def speedup(name: str) -> float | None:
        return results[name][index].cycles / result.cycles if name in results else None

    return Record(
        design=of.name,
        host=of.host,
        attachment=of.attachment,
        algorithm=message.algorithm,
        message_bytes=message.bytes,
        cycles=result.cycles,
        cycles_published=published.cycles if published else None,
        digest=result.digest.hex(),
        published_source=published.source if published else None,
        cycles_per_byte=result.cycles / message.bytes if message.bytes else None,
        instructions=result.instructions,
        hw_used=result.hw_used,
        software=of.firmware.software,
        stand_in=bool(of.stand_in),
        speedup_software=speedup(f"sw-{of.host}"),
        speedup_lanes=speedup(f"sw-lanes-{of.host}"),
    )


def _beside(name: str, found: Mapping[str, Record]) -> tuple[str, str]:
    """Cycles of the design and its name, or the reason why no cycles are known."""
    if not name:
        return "-", "none yet"
    if name not in found:
        return "-", f"{name}, not chosen"
    return f"{found[name].cycles:,}", name + (" (stand-in)" if found[name].stand_in else "")


def _number(value: float | None, unit: str = "") -> str:
    return "-" if value is None else f"{value:,.2f}{unit}"

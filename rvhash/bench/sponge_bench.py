# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench asip`: SHA3-256 of padded blocks on small processors, as the SHA-3 ASIP paper counts it: bytes per
cycle, code, area of the whole processor, and bytes per cycle and area.

The program is sw/apps/function.c with the sponge: it absorbs blocks of 136 bytes and copies the digest. Padding is not
in it. Code is that of the sponge and the permutation: what they add to the program with an empty function.
"""

from collections.abc import Mapping, Sequence

from pydantic import BaseModel, ConfigDict, Field
from rich import box
from rich.table import Table

from rvhash import builder, console, design
from rvhash.bench import function_bench
from rvhash.bench.workloads import Printed, Sponges
from rvhash.synth import fpga_area

RATE = 136  # bytes of a block


class SpongeRecord(BaseModel):
    """One design. The schema of `--json` and `--csv`; keys are never removed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    design: str
    plain: str = Field(description="the design that ratios are over")
    cycles_one: int = Field(description="measured: a message of one block")
    cycles_block: int = Field(description="measured: each further block")
    bytes_per_cycle: float = Field(description="136 / cycles_block")
    speedup: float = Field(description="cycles_block of the plain design over these")
    code_bytes: int = Field(description="measured: code and constants of sponge and permutation")
    code_ratio: float = Field(description="code_bytes over those of the plain design")
    weighted_area: int = Field(description="processor and unit, AMD 7 series, as rvhash synth")
    area_ratio: float = Field(description="weighted_area over that of the plain design")
    ff: int = Field(description="flip-flops of processor and unit")
    ff_ratio: float = Field(description="ff over those of the plain design")
    efficiency: float = Field(description="10^6 bytes_per_cycle / weighted_area")
    efficiency_ratio: float = Field(description="efficiency over that of the plain design")
    published: str | None = Field(description="the row of the paper's table; null: none")
    bytes_per_cycle_published: float | None
    code_bytes_published: int | None
    speedup_published: float | None = Field(description="over the paper's plain processor")
    code_ratio_published: float | None
    area_ratio_published: float | None = Field(description="slices")


def run(of: Sponges, areas: Mapping[str, fpga_area.Record] | None = None) -> list[SpongeRecord]:
    """Measure every design of the workload. `areas`: of the units by name, instead of a mapping."""
    designs = {row.name: design.get(row.name) for row in of.design}
    programs = [(name, f) for name in designs for f in (function_bench.NONE, "sponge")]
    with console.build_log() as notify:
        systems = builder.systems([function_bench.running(designs[name], f) for name, f in programs], notify)
    if areas is None:
        wanted = list(dict.fromkeys(row.unit for row in of.design))
        areas = {r.name: r for r in fpga_area.measure(wanted)}
    measured = {key: function_bench.measured(system) for key, system in zip(programs, systems, strict=True)}

    def figures(name: str) -> tuple[int, int, int]:
        """Cycles of one block, of a further one, bytes of code."""
        (one, two, size), (empty_one, empty_two, rest) = measured[name, "sponge"], measured[name, function_bench.NONE]
        return one - empty_one, (two - empty_two) - (one - empty_one), size - rest

    plain = next(row for row in of.design if row.name == of.plain)
    _, plain_block, plain_code = figures(of.plain)
    plain_area, plain_ff = areas[plain.unit].weighted_area, areas[plain.unit].ff
    records = []
    for row in of.design:
        one, block, code = figures(row.name)
        weighted, ff = areas[row.unit].weighted_area, areas[row.unit].ff
        printed, over = row.published, plain.published
        efficiency, plain_efficiency = RATE / block / weighted, RATE / plain_block / plain_area
        records.append(
            SpongeRecord(
                design=designs[row.name].name,
                plain=designs[of.plain].name,
                cycles_one=one,
                cycles_block=block,
                bytes_per_cycle=round(RATE / block, 6),
                speedup=round(plain_block / block, 3),
                code_bytes=code,
                code_ratio=round(code / plain_code, 4),
                weighted_area=weighted,
                area_ratio=round(weighted / plain_area, 4),
                ff=ff,
                ff_ratio=round(ff / plain_ff, 4),
                efficiency=round(1e6 * efficiency, 4),
                efficiency_ratio=round(efficiency / plain_efficiency, 3),
                published=printed.name if printed else None,
                bytes_per_cycle_published=printed.bytes_per_cycle if printed else None,
                code_bytes_published=printed.code_bytes if printed else None,
                speedup_published=_over(printed, over, "bytes_per_cycle"),
                code_ratio_published=_over(printed, over, "code_bytes"),
                area_ratio_published=_over(printed, over, "area"),
            )
        )
    return records


def _over(row: Printed | None, plain: Printed | None, key: str) -> float | None:
    return round(getattr(row, key) / getattr(plain, key), 3) if row and plain else None


def table(of: Sponges, records: Sequence[SpongeRecord]) -> Table:
    """The paper's table 4 with our designs: measured rows, then the printed ones."""
    result = Table(
        caption="measured now: area is the weighted area of LUTs, in brackets flip-flops; published: as printed in the "
        "paper, area in slices",
        caption_justify="left",
        box=box.SIMPLE,
    )
    result.add_column("design")
    headings = ("bytes/cycle\n10^-3", "speed-up", "code\nbytes", "code", "area", "over plain", "efficiency\n10^-6")
    for heading in (*headings, "over plain"):
        result.add_column(heading, justify="right")
    for r in records:
        result.add_row(
            r.design,
            f"{1e3 * r.bytes_per_cycle:,.2f}",
            f"{r.speedup:.2f}x",
            f"{r.code_bytes:,}",
            f"{100 * r.code_ratio:.1f} %",
            f"{r.weighted_area:,} ({r.ff:,})",
            f"{100 * r.area_ratio:.0f} % ({100 * r.ff_ratio:.0f} %)",
            f"{r.efficiency:.2f}",
            f"{r.efficiency_ratio:.2f}x",
        )
    result.add_section()
    printed = [row.published for row in of.design if row.published]
    for row in (*printed, *of.other):
        ours = row in printed
        plain = printed[0]
        efficiency = 1e6 * row.bytes_per_cycle / row.area
        result.add_row(
            f"{row.name}, published",
            f"{1e3 * row.bytes_per_cycle:,.2f}",
            f"{row.bytes_per_cycle / plain.bytes_per_cycle:.2f}x" if ours else "-",
            f"{row.code_bytes:,}",
            f"{100 * row.code_bytes / plain.code_bytes:.1f} %" if ours else "-",
            f"{row.area:,}",
            f"{100 * row.area / plain.area:.0f} %" if ours else "-",
            f"{efficiency:.2f}",
            f"{efficiency / (1e6 * plain.bytes_per_cycle / plain.area):.2f}x" if ours else "-",
        )
    return result

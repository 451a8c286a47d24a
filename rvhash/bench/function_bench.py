# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench isa`: the functions of hashes by themselves, with hash instructions and without: cycles, code size,
LUTs of the instruction unit, and cycles saved per LUT.

A function is called by a program of its own (sw/apps/function.c). The program with an empty function is what the others
are compared with: its cycles are subtracted, and its code.
"""

import re
import subprocess
from collections.abc import Mapping, Sequence

from pydantic import BaseModel, ConfigDict, Field
from rich import box
from rich.table import Table

from rvhash import builder, console, design
from rvhash.bench.workloads import Functions, Measured
from rvhash.builder import System
from rvhash.design import Design
from rvhash.errors import SimulationError
from rvhash.synth import fpga_area

TITLES = {"keccak": "Keccak-f[1600]", "sha256": "SHA-256 block", "sha512": "SHA-512 block"}
NONE = "none"


class FunctionRecord(BaseModel):
    """One function on one design. The schema of `--json` and `--csv`; keys are never removed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    design: str
    function: str = Field(description="keccak: 24 rounds; sha256, sha512: a block")
    cycles: int = Field(description="measured: a call with one block")
    cycles_next: int | None = Field(description="measured: each further block of a call; null for keccak")
    code_bytes: int = Field(description="measured: code and constants that the function adds to a program")
    baseline: str = Field(description="the design that the next three are over")
    speedup: float = Field(description="cycles of the baseline over these")
    code_change: float = Field(description="code_bytes over those of the baseline, less 1")
    cycles_saved_per_lut: float | None = Field(description="cycles of the baseline less these, by lut; null: no LUTs")
    unit: str | None = Field(description="instruction unit in synth/units.toml; null: no instructions")
    lut: int | None = Field(description="of that unit, without decoder and interface, for AMD 7 series")
    weighted_area: int | None
    speedup_published: str | None = Field(description="printed in a paper for this function")
    published_source: str | None


def run(of: Functions, areas: Mapping[str, fpga_area.Record] | None = None) -> list[FunctionRecord]:
    """Measure every function of every design of the workload. `areas`: of the units by name, instead of a mapping."""
    wanted: dict[str, Design] = {}
    for row in of.design:
        for name in (row.name, of.baseline_of(row)):
            wanted[name] = design.get(name, of.host)
    functions = {name: set(row.functions) for row in of.design for name in (row.name, of.baseline_of(row))}
    for row in of.design:
        functions[of.baseline_of(row)] |= set(row.functions)
    programs = [(name, f) for name in wanted for f in (NONE, *sorted(functions[name]))]
    units = list(dict.fromkeys(row.unit for row in of.design if row.unit))
    with console.build_log() as notify:
        systems = builder.systems([running(wanted[name], f) for name, f in programs], notify)
    if areas is None:
        areas = {r.name: r for r in fpga_area.measure(units)} if units else {}
    found = {key: measured(system) for key, system in zip(programs, systems, strict=True)}
    return [_record(of, row, f, found, wanted, areas) for f in TITLES for row in of.design if f in row.functions]


def running(of: Design, function: str) -> Design:
    """The design with the program that measures a function."""
    return of.model_copy(update={"firmware": of.firmware.model_copy(update={"app": f"function-{function}"})})


def measured(system: System) -> tuple[int, int, int]:
    """Cycles with one block, cycles with two, bytes of code and constants of the whole program."""
    argv = [str(system.simulator), "--elf", str(system.firmware), "--max-cycles", "1000000"]
    done = subprocess.run(argv, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    said = re.search(r"^function (\d+) (\d+)$", done.stderr, re.MULTILINE)
    if done.returncode != 0 or said is None:
        raise SimulationError(f"{system.design.name}: the program that measures a function ended without its figures")
    size = subprocess.check_output(["riscv64-unknown-elf-size", str(system.firmware)], text=True)
    return int(said[1]), int(said[2]), int(size.splitlines()[1].split()[0])


def _record(
    of: Functions,
    row: Measured,
    function: str,
    found: dict[tuple[str, str], tuple[int, int, int]],
    designs: dict[str, Design],
    areas: Mapping[str, fpga_area.Record],
) -> FunctionRecord:
    def figures(name: str) -> tuple[int, int, int]:
        (one, two, size), (empty_one, empty_two, rest) = found[name, function], found[name, NONE]
        return one - empty_one, two - empty_two, size - rest

    base = of.baseline_of(row)
    (one, two, size), (base_one, _, base_size) = figures(row.name), figures(base)
    area = areas.get(row.unit)
    published = row.published.get(function)
    return FunctionRecord(
        design=designs[row.name].name,
        function=function,
        cycles=one,
        cycles_next=None if function == "keccak" else two - one,
        code_bytes=size,
        baseline=designs[base].name,
        speedup=round(base_one / one, 3),
        code_change=round(size / base_size - 1, 4),
        cycles_saved_per_lut=round((base_one - one) / area.lut, 2) if area else None,
        unit=row.unit or None,
        lut=area.lut if area else None,
        weighted_area=area.weighted_area if area else None,
        speedup_published=published,
        published_source=row.source if published else None,
    )


def table(records: Sequence[FunctionRecord]) -> Table:
    """A table of the records."""
    result = Table(caption="measured now; published: as printed in the paper", caption_justify="left", box=box.SIMPLE)
    result.add_column("function")
    result.add_column("design")
    for heading in ("cycles", "each\nfurther", "code\nbytes", "speed-up", "code", "LUT", "weighted", "saved\nper LUT"):
        result.add_column(heading, justify="right")
    result.add_column("over")
    result.add_column("published")
    last = ""
    for r in records:
        if last not in ("", r.function):
            result.add_section()
        last = r.function
        result.add_row(
            TITLES[r.function],
            r.design,
            f"{r.cycles:,}",
            "-" if r.cycles_next is None else f"{r.cycles_next:,}",
            f"{r.code_bytes:,}",
            f"{r.speedup:.2f}x",
            f"{100 * r.code_change:+.1f} %",
            "-" if r.lut is None else f"{r.lut:,}",
            "-" if r.weighted_area is None else f"{r.weighted_area:,}",
            "-" if r.cycles_saved_per_lut is None else f"{r.cycles_saved_per_lut:.1f}",
            r.baseline,
            f"{r.speedup_published} {r.published_source}" if r.speedup_published else "-",
        )
    return result

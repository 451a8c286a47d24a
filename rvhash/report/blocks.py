# SPDX-License-Identifier: Apache-2.0
"""The table of blocks: area of every unit, and frequency, gates and energy where they were measured."""

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict, Field

from rvhash.design import named_units
from rvhash.report.result_files import Results
from rvhash.report.subjects import Subject

MEASURES = {  # file of results/ by what it holds, and the command that measures it
    "timing": ("frequency", "rvhash pnr"),
    "gates": ("gates", "rvhash gates"),
    "energy": ("energy", "rvhash energy"),
}


class Block(BaseModel):
    """One unit of synth/units.toml. null: not measured."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    title: str
    area: int | None = Field(description="weighted area, xc7")
    lut: int | None
    ff: int | None
    fmax: float | None = Field(description="MHz on ECP5, median of the seeds")
    fmax_least: float | None
    fmax_most: float | None
    kge: float | None = Field(description="thousands of NAND2 gates, smallest area")
    nj_block: float | None = Field(description="nJ of a block")
    pj_bit: float | None = Field(description="pJ of a bit of the message")
    designs: list[str] = Field(description="the designs that have it")


def blocks(of: Results, subjects: Sequence[Subject]) -> list[Block]:
    """The units with a figure, in the order of `rvhash synth --list`."""
    area = {r["name"]: r for r in of.records("area")}
    timing, gates, energy = (of.units(name) for name in MEASURES)
    found = []
    for name, unit in named_units.units().items():
        if not any(name in figures for figures in (area, timing, gates, energy)):
            continue
        a, t, g, e = (figures.get(name, {}) for figures in (area, timing, gates, energy))
        found.append(
            Block(
                name=name,
                title=unit.title,
                area=a.get("weighted_area"),
                lut=a.get("lut"),
                ff=a.get("ff"),
                fmax=t.get("fmax_mhz"),
                fmax_least=t.get("fmax_least_mhz"),
                fmax_most=t.get("fmax_most_mhz"),
                kge=g.get("smallest_kge"),
                nj_block=e.get("nj"),
                pj_bit=e.get("pj_per_bit"),
                designs=[s.name for s in subjects if name in (s.unit, *s.inside, *s.processors)],
            )
        )
    return found


def missing(of: Results) -> list[tuple[str, str]]:
    """What is not measured, and the command that measures it."""
    return [text for name, text in MEASURES.items() if not of.units(name)]

# SPDX-License-Identifier: Apache-2.0
"""The report as one HTML page: templates, style and script in templates/, nothing from outside."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from rvhash import __version__
from rvhash.design import hosts, named_units
from rvhash.report import blocks as unit_blocks
from rvhash.report import commands, diagram, figures, legend, plots, rates, subjects, summary, svg
from rvhash.report.result_files import Results
from rvhash.report.structures import KINDS
from rvhash.report.subjects import Subject
from rvhash.report.summary import Row

TEMPLATES = Path(__file__).parent / "templates"
WORTH = 1.5  # the least speed-up of a small design worth a word at the top
TABLE = ("coprocessor", "peripheral", "stream", "instructions", "software")  # the order of the summary
COLUMNS = (  # key of the fragment, heading, whether its cells are numbers
    ("design", "design", False),
    ("kind", "attached as", False),
    ("host", "host", False),
    ("sha256", "SHA-256, cycles/byte", True),
    ("sha512", "SHA-512, cycles/byte", True),
    ("sha3", "SHA3-256, cycles/byte", True),
    ("cycles", "SHA3-384 of 200 B, cycles", True),
    ("speedup", "speed-up of that", True),
    ("published", "published, cycles", True),
    ("area", "weighted area", True),
    ("lut", "LUT", True),
    ("ff", "FF", True),
    ("code", "code, bytes", True),
    ("title", "what it is", False),
)


@dataclass(frozen=True)
class Section:
    """A plot with its text. `lack`: what the page says where nothing was measured."""

    id: str
    name: str
    title: str
    says: str
    panels: Sequence[svg.Element]
    caption: str
    lack: str


def page(of: Results, every: Sequence[Subject] | None = None) -> str:
    """The page of these results and subjects, all if None."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"count": count, "figure": figure}
    every = subjects.subjects() if every is None else every
    rows = summary.rows(of, every)
    blocks = unit_blocks.blocks(of, every)
    known = figures.figures(of)
    units = named_units.units()
    code = {row.design: row.code for row in rows}
    drawn = _panels(of, every, rows, blocks)
    text = environment.get_template("page.html.j2").render(
        version=__version__,
        style=Markup(style("colors", "drawing", "page")),
        script=Markup((TEMPLATES / "script.js").read_text()),
        glance=glance(rows, rates.rates(of)),
        sections=[_shown(s, Markup) for s in sections(drawn, unit_blocks.missing(of))],
        kinds=KINDS,
        columns=[{"key": key, "heading": heading, "number": number} for key, heading, number in COLUMNS],
        rows=[_row(row) for row in sorted(rows, key=_order) if row.measured],
        bare=[row.design for row in rows if not row.measured],
        blocks=blocks,
        missing=unit_blocks.missing(of),
        designs=[
            {
                "name": s.name,
                "title": s.title,
                "kind": s.kind,
                "stand_in": s.design.stand_in if s.design else "",
                "diagram": Markup(
                    svg.text_of(diagram.diagram(s)).replace('class="drawing"', 'class="drawing diagram"')
                ),
                "parameters": [
                    (n, f"{v}, set by the design" if n in s.own else str(v)) for n, v in s.parameters.items()
                ],
                "sets": bool(s.own),
                "system": _system(s, code[s.name]),
                "commands": commands.commands(of, s, units),
                "areas": _areas(s, blocks),
                "figures": known.get(s.name, []),
                "shipped": s.design is None,
            }
            for s in every
        ],
        files=of.names(),
    )
    return text.lstrip()


def style(*names: str) -> str:
    """Style sheets without comments and line ends."""
    text = "".join((TEMPLATES / "style" / f"{name}.css").read_text() for name in names)
    return re.sub(r"/\*.*?\*/|\s+", " ", text, flags=re.DOTALL).strip()


def sections(drawn: Mapping[str, Sequence[svg.Element]], missing: Sequence[tuple[str, str]]) -> list[Section]:
    """The plots in their order."""
    lacks = {what: f"Not measured: results/ has no file of it. {command} measures it." for what, command in missing}
    return [
        Section(
            "throughput",
            "Throughput",
            "Throughput against area",
            "Up is faster, left is smaller. A ring marks a design on the Pareto front: no other is smaller and faster.",
            drawn["throughput"],
            "Dashed line: the Pareto front. Hollow: many messages at once. Area is that of the attachment without the "
            "processor; software has none and is not shown. Of designs that differ in software alone, the fastest one "
            "is shown; its host is cv32e40x, or hart if it requires more of the interface. Both axes are logarithmic.",
            "Not measured: results/ has no throughput with an area. make results measures it.",
        ),
        Section(
            "speedup",
            "Speed-up",
            "Speed-up by attachment",
            "SHA3-384 of 200 bytes, the message of the KRONOS paper, against the portable C on the same processor.",
            drawn["speedup"],
            "A bar begins at 1x, the software. The axis is logarithmic.",
            "Not measured: results/ has neither kronos.json nor hosts.json. rvhash bench kronos measures it.",
        ),
        Section(
            "lengths",
            "Message length",
            "Cycles against message length",
            "From which length on is hardware faster? A ring marks the first length at which it is.",
            drawn["lengths"],
            "One call of rvh_hash, from the call to the digest in memory. 0 has a place of its own; both axes are "
            "logarithmic.",
            "Not measured: results/ has no lengths.json. rvhash bench lengths measures it.",
        ),
        Section(
            "energy",
            "Energy",
            "Energy of a bit",
            "Gate-level simulation with delays, osu018 library, glitches included.",
            drawn["energy"],
            "Relative figures within this flow are meaningful; absolute ones are rough.",
            lacks.get("energy", ""),
        ),
        Section(
            "frequency",
            "Frequency",
            "Frequency of blocks",
            "Place and route on ECP5, each block between registers.",
            drawn["frequency"],
            "The line with ends is the spread over the seeds.",
            lacks.get("frequency", ""),
        ),
    ]


def glance(rows: Sequence[Row], found: Sequence[rates.Rate]) -> list[dict[str, str]]:
    """The extremes: figure, what it is, and the design."""
    made = []
    known = [row for row in rows if row.cycles is not None]
    if known:
        first = min(known, key=lambda row: row.cycles or 0)
        made.append((f"{first.cycles:,} cycles", "the shortest SHA3-384 of 200 bytes", first.design))
    known = [row for row in rows if row.speedup is not None]
    if known:
        first = max(known, key=lambda row: row.speedup or 0.0)
        made.append((f"{first.speedup:,.0f}x", f"the highest speed-up of that over C, on {first.host}", first.design))
    if found:
        rate = max(found, key=lambda r: r.bits_per_cycle)
        made.append((f"{rate.bits_per_cycle:,.0f} bits a cycle", "the highest throughput, all messages", rate.design))
    known = [row for row in rows if row.area is not None and row.speedup is not None and row.speedup >= WORTH]
    if known:
        first = min(known, key=lambda row: (row.area or 0, -(row.speedup or 0)))
        says = f"the smallest weighted area that is at least {WORTH}x as fast as C: {first.speedup:.1f}x"
        made.append((f"{first.area:,}", says, first.design))
    return [{"figure": f, "what": what, "design": design} for f, what, design in made]


def count(value: int | None) -> str:
    """A whole number, or a dash."""
    return "-" if value is None else f"{value:,}"


def figure(value: float | None) -> str:
    """A number with about three digits, or a dash."""
    if value is None:
        return "-"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def _panels(
    of: Results, every: Sequence[Subject], rows: Sequence[Row], blocks: Sequence[unit_blocks.Block]
) -> dict[str, list[svg.Element]]:
    return {
        "throughput": plots.throughput(of, every, rows),
        "speedup": plots.speedup(rows, every),
        "lengths": plots.lengths(of, every),
        "energy": plots.energy(blocks),
        "frequency": plots.frequency(blocks),
    }


def _shown(section: Section, markup: type) -> Mapping[str, Any]:
    """The section with its drawings as text."""
    marks = [{"symbol": markup(svg.text_of(legend.symbol(e))), "says": e.says} for e in legend.entries(section.panels)]
    return vars(section) | {"panels": [markup(svg.text_of(p)) for p in section.panels], "legend": marks}


def _row(row: Row) -> dict[str, Any]:
    """A row of the summary: its cells, and what the filter searches."""
    shown = {"speedup": "-" if row.speedup is None else f"{figure(row.speedup)}x"}
    cells = []
    for key, _, number in COLUMNS[1:]:
        value = getattr(row, key)
        text = count(value) if isinstance(value, int) else figure(value) if number else str(value or "-")
        cells.append(
            {
                "number": number,
                "value": "" if value is None else value,
                "shown": shown.get(key, text),
                "kind": row.kind if key == "kind" else "",
                "many": getattr(row, f"{key}_many", False),
            }
        )
    words = (row.design, row.title, row.kind, KINDS[row.kind], row.host or "", *row.algorithms)
    return {"design": row.design, "kind": row.kind, "cells": cells, "text": " ".join(words).lower()}


def _areas(s: Subject, blocks: Sequence[unit_blocks.Block]) -> list[unit_blocks.Block]:
    """The units of a design: the attachment, with its processor, its blocks."""
    known = {b.name: b for b in blocks}
    return [known[name] for name in dict.fromkeys((s.unit, *s.processors, *s.inside)) if name in known]


def _order(row: Row) -> tuple[int, float, str]:
    """Hardware before software, and what is faster first."""
    return TABLE.index(row.kind), -(row.speedup or 0.0), row.design


def _system(s: Subject, code: int | None) -> list[tuple[str, str]]:
    d = s.design
    if d is None:
        return []
    host = hosts.get(d.processor)
    has = host.has
    extension = f"CV-X-IF {has.extension}, {has.sources} sources" if has.extension else "none"
    return [
        ("processor", host.title),
        ("C for", host.march),
        ("extension interface", extension),
        ("software", d.firmware.software),
        ("backend", d.firmware.backend),
        ("program", ", ".join(d.firmware.program) or d.firmware.app),
        ("code and constants", "-" if code is None else f"{code:,} bytes"),
    ]

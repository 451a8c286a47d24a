# SPDX-License-Identifier: Apache-2.0
"""Plots of the report as SVG files of their own, for the pages of docs/. Colours follow the reader's scheme."""

from collections.abc import Callable, Sequence

from rvhash.report import blocks, legend, plots, rates, subjects, summary, svg
from rvhash.report.page import style
from rvhash.report.result_files import Results

GAP = 16


def throughput(of: Results) -> str:
    """Throughput against area."""
    every = subjects.subjects()
    return together(plots.throughput(of, every, summary.rows(of, every)), "Throughput against area")


def speedup(of: Results) -> str:
    """Speed-up by attachment, on the two hosts with most designs."""
    every = subjects.subjects()
    panels = plots.speedup(summary.rows(of, every), every)[:2]
    algorithm, size = rates.KRONOS
    return together(panels, f"Speed-up over portable C, {plots.TITLES[algorithm]} of {size} bytes")


def of_blocks(of: Results) -> str:
    """Frequency and energy of blocks."""
    every = blocks.blocks(of, subjects.subjects())
    return together([*plots.frequency(every), *plots.energy(every)], "Frequency and energy of blocks")


IMAGES: dict[str, Callable[[Results], str]] = {
    "docs/throughput.svg": throughput,
    "docs/speedup.svg": speedup,
    "docs/blocks.svg": of_blocks,
}


def together(panels: Sequence[svg.Element], says: str, columns: int = 2) -> str:
    """Panels in so many columns with their legend, as the text of a file. Its points are no links. ValueError without
    panels."""
    if not panels:
        raise ValueError(f"{says}: no figure in results/")
    sizes = [[float(n) for n in panel.get("viewBox", "").split()] for panel in panels]
    width = max(w for *_, w, _ in sizes)
    entries = legend.entries(panels)
    whole = svg.drawing(columns * width + (columns - 1) * GAP, 0, says)
    whole.set("xmlns", "http://www.w3.org/2000/svg")
    svg.add(whole, "style", style("colors", "drawing") + ":root { --panel: var(--paper) }")
    y = 0.0
    for first in range(0, len(panels), columns):
        row = list(zip(panels, sizes, strict=True))[first : first + columns]
        for i, (panel, (*_, w, h)) in enumerate(row):
            for key, value in (("x", i * (width + GAP)), ("y", y), ("width", w), ("height", h)):
                panel.set(key, f"{value:.0f}")
            whole.append(panel)
        y += max(size[3] for _, size in row) + GAP
    if len(panels) % columns:  # the legend takes the last place of the last row
        shown, left, top = legend.legend(entries, 1), (len(panels) % columns) * (width + GAP) + 60, y - 220
    else:
        shown, left, top = legend.legend(entries, 4), 0, y
    *_, w, h = (float(n) for n in shown.get("viewBox", "").split())
    for key, value in (("x", left), ("y", top), ("width", w), ("height", h)):
        shown.set(key, f"{value:.0f}")
    whole.append(shown)
    y = max(y, top + h)
    whole.set("viewBox", f"0 0 {columns * width + (columns - 1) * GAP:.0f} {y:.0f}")
    _without_links(whole)
    return svg.text_of(whole) + "\n"


def _without_links(drawing: svg.Element) -> None:
    for link in drawing.iter("a"):
        link.tag = "g"
        for key in ("href", "data-design", "aria-label"):
            link.attrib.pop(key, None)

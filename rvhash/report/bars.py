# SPDX-License-Identifier: Apache-2.0
"""A panel of horizontal bars: a name, a bar, and the value, row by row."""

from collections.abc import Sequence
from dataclasses import dataclass

from rvhash.report import svg
from rvhash.report.axes import LinearAxis, LogAxis
from rvhash.report.panel import LETTER, WIDTH, Target, mark

ROW = 22
TOP = 34


@dataclass(frozen=True)
class Bar:
    """One row. `least`, `most`: the spread of the value, drawn as a line with ends."""

    target: Target
    label: str
    value: float
    shown: str
    least: float | None = None
    most: float | None = None


def bars(title: str, rows: Sequence[Bar], axis: LogAxis | LinearAxis, x_label: str, base: float | None) -> svg.Element:
    """The panel. `base`: the value at which the bars begin; None: the beginning of the axis."""
    height = TOP + ROW * len(rows) + 44
    left = 26 + LETTER * max(len(row.label) for row in rows)
    right = WIDTH - 14 - 6.8 * max(len(row.shown) for row in rows)
    bottom = TOP + ROW * len(rows)
    drawing = svg.drawing(WIDTH, height, title)
    svg.add(drawing, "text", title, x=4, y=18, class_="title")

    def across(value: float) -> float:
        return left + (right - left) * axis.place(value)

    for value, label in axis.ticks():
        svg.add(drawing, "path", d=f"M{across(value):.1f} {TOP - 4}V{bottom}", class_="grid")
        svg.add(drawing, "text", label, x=across(value), y=bottom + 15, class_="tick middle")
    start = left if base is None else across(base)
    svg.add(drawing, "path", d=f"M{start:.1f} {TOP - 4}V{bottom}", class_="base")
    svg.add(drawing, "text", x_label, x=(left + right) / 2, y=height - 10, class_="axis middle")
    for i, row in enumerate(rows):
        middle = TOP + ROW * i + ROW / 2 - 2
        link = svg.add(drawing, "a", href=row.target.link, data_design=row.target.name, aria_label=row.target.says)
        link.set("class", f"point k-{row.target.kind}")
        svg.add(link, "title", row.target.says)
        svg.add(link, "rect", x=0, y=middle - ROW / 2, width=WIDTH, height=ROW, class_="hit")
        mark(link, row.target.kind, (10, middle), 4.5)
        svg.add(link, "text", row.label, x=20, y=middle + 4, class_="label")
        first, last = sorted((start, across(row.value)))
        svg.add(link, "rect", x=first, y=middle - 6, width=max(last - first, 1.5), height=12, class_="bar", rx=2)
        if row.least is not None and row.most is not None and row.least < row.most:
            a, b = across(row.least), across(row.most)
            ends = f"M{a:.1f} {middle - 4:.1f}v8M{a:.1f} {middle:.1f}H{b:.1f}M{b:.1f} {middle - 4:.1f}v8"
            svg.add(link, "path", d=ends, class_="spread")
        svg.add(link, "text", row.shown, x=WIDTH - 4, y=middle + 4, class_="value end")
    return drawing

# SPDX-License-Identifier: Apache-2.0
"""The legend of the plots: the shape and colour of each kind, and what hollow marks mean."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rvhash.report import svg
from rvhash.report.panel import mark
from rvhash.report.structures import KINDS

COLUMN = 190
ROW = 22


@dataclass(frozen=True)
class Entry:
    """A mark with its meaning."""

    says: str
    kind: str
    class_: str = ""


def entries(panels: Iterable[svg.Element]) -> list[Entry]:
    """Those of the marks that occur in the panels."""
    classes = [set(link.get("class", "").split()) for panel in panels for link in panel.iter("a")]
    found = [Entry(text, kind) for kind, text in KINDS.items() if any(f"k-{kind}" in c for c in classes)]
    if any("many" in c for c in classes):
        found.append(Entry("many messages at once", "coprocessor", "many"))
    return found


def symbol(entry: Entry) -> svg.Element:
    """The mark alone."""
    drawing = svg.drawing(22, 22, entry.says)
    _mark(drawing, entry, (11, 11))
    return drawing


def legend(shown: Sequence[Entry], columns: int) -> svg.Element:
    """All entries in so many columns, as one drawing."""
    drawing = svg.drawing(columns * COLUMN, -(-len(shown) // columns) * ROW + 8, "Legend")
    for i, entry in enumerate(shown):
        x, y = 16 + COLUMN * (i % columns), 14 + ROW * (i // columns)
        _mark(drawing, entry, (x, y))
        svg.add(drawing, "text", entry.says, x=x + 14, y=y + 4)
    return drawing


def _mark(drawing: svg.Element, entry: Entry, at: tuple[float, float]) -> None:
    mark(svg.add(drawing, "g", class_=f"k-{entry.kind} {entry.class_}".strip()), entry.kind, at, 5)

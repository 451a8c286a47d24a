# SPDX-License-Identifier: Apache-2.0
"""The legend of the plots: the shape and colour of each kind, and what hollow marks and rings mean."""

from rvhash.report import svg
from rvhash.report.panel import WIDTH, mark
from rvhash.report.structures import KINDS

COLUMN = 190
ROW = 22


def legend(columns: int = 4) -> svg.Element:
    """Entries in so many columns."""
    entries = [
        *((text, kind, "") for kind, text in KINDS.items()),
        *(
            ("many messages at once", "coprocessor", "many"),
            ("on the front, or a crossover", "coprocessor", "front"),
        ),
    ]
    rows = -(-len(entries) // columns)
    drawing = svg.drawing(max(columns * COLUMN, WIDTH), rows * ROW + 6, "Legend")
    for i, (text, kind, class_) in enumerate(entries):
        x, y = 12 + COLUMN * (i % columns), 14 + ROW * (i // columns)
        entry = svg.add(drawing, "g", class_=f"k-{kind} {class_}".strip())
        if class_ == "front":
            svg.add(entry, "circle", cx=x, cy=y, r=9, class_="ring")
        mark(entry, kind, (x, y), 4.5)
        svg.add(entry, "text", text, x=x + 14, y=y + 4)
    return drawing

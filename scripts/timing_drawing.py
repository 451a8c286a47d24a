# SPDX-License-Identifier: Apache-2.0
"""Draws a timing diagram from an FST file of `rvhash wave`: rows of signals, pieces of time with gaps between them.

A value is what the rising edge at the end of its cycle samples. The same file gives the same bytes.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rvhash.bench.plot_files import drawing
from rvhash.wave.fst_file import Fst

CYCLE, ROW, LABELS, HEAD = 0.43, 0.26, 1.75, 0.45  # inches
HIGH, SLANT = 0.62, 0.08  # of a row, of a cycle
DIGITS = 8  # of a number that is shown


@dataclass(frozen=True)
class Row:
    """A signal. `when`: others; while one of them is 0 the value has no meaning and is not shown."""

    label: str
    path: str
    when: tuple[str, ...] = ()


@dataclass(frozen=True)
class Title:
    """A line of text above the rows of a port."""

    text: str


def draw(fst: Fst, rows: Sequence[Row | Title], pieces: Sequence[range], path: str) -> None:
    """Write the diagram of these cycles. KeyError if the file does not have a signal."""
    starts = [sum(len(p) + 1 for p in pieces[:i]) for i in range(len(pieces))]
    width = sum(map(len, pieces)) + len(pieces) - 1
    with drawing(path, LABELS + CYCLE * width, HEAD + ROW * (len(rows) + 1), "none", font_size=7) as figure:
        axes = figure.add_axes((LABELS / figure.get_figwidth(), 0.02, 1 - (LABELS + 0.1) / figure.get_figwidth(), 0.96))
        axes.set_xlim(0, width)
        axes.set_ylim(len(rows) + 0.3, -1.3)
        axes.set_axis_off()
        for start, piece in zip(starts, pieces, strict=True):
            for i, cycle in enumerate(piece):
                axes.text(start + i + 0.5, -0.75, f"{cycle - pieces[0][0]}", ha="center", color="0.4", fontsize=6)
                axes.plot([start + i] * 2, [-0.4, len(rows)], color="0.85", linewidth=0.5, zorder=0)
            axes.plot([start + len(piece)] * 2, [-0.4, len(rows)], color="0.85", linewidth=0.5, zorder=0)
        for start in starts[1:]:
            axes.text(start - 0.5, len(rows) / 2, "...", ha="center", va="center", fontsize=12, color="0.4")
        axes.text(-0.15, -0.75, "cycle", ha="right", color="0.4", fontsize=6)
        for i, row in enumerate(rows):
            if isinstance(row, Title):
                axes.text(
                    -LABELS / CYCLE + 0.2, i + 0.7, row.text, ha="left", va="center", weight="bold", clip_on=False
                )
                continue
            axes.text(-0.15, i + 0.55, row.label, ha="right", va="center", clip_on=False)
            for start, piece in zip(starts, pieces, strict=True):
                _row(axes, fst, row, piece, start, i + 0.86)
    if path.endswith(".svg"):  # matplotlib ends lines of coordinates with a space
        file = Path(path)
        file.write_text(re.sub(r"[ \t]+$", "", file.read_text(), flags=re.MULTILINE))


def _row(axes: object, fst: Fst, row: Row, piece: range, start: float, low: float) -> None:
    """Draw one signal in one piece; `low`: the height of its 0."""
    values = [fst.at(row.path, n) for n in piece]
    names = fst.names(row.path)
    if fst.bits(row.path) == 1:
        x = [start + i + d for i in range(len(piece)) for d in (0, 1)]
        axes.plot(x, [low - HIGH * v for v in values for _ in (0, 1)], color="C0", linewidth=0.9)
        return
    known = [all(fst.at(path, n) for path in row.when) for n in piece]
    begin = 0
    for end in range(1, len(piece) + 1):
        if end < len(piece) and known[end] == known[begin] and values[end] == values[begin]:
            continue
        left, right, middle = start + begin, start + end, low - HIGH / 2
        if known[begin]:
            x = [left, left + SLANT, right - SLANT, right, right - SLANT, left + SLANT, left]
            y = [middle, low - HIGH, low - HIGH, middle, low, low, middle]
            axes.fill(x, y, facecolor="0.95", edgecolor="C0", linewidth=0.8)
            text = names.get(values[begin]) or _number(values[begin] << fst.signal(row.path).low, fst.bits(row.path))
            size = min(6.0, 72 * CYCLE * (right - left) * 0.88 / (0.65 * len(text)))
            axes.text((left + right) / 2, middle, text, ha="center", va="center", fontsize=size)
        else:
            axes.plot([left, right], [middle, middle], color="0.8", linewidth=0.8)
        begin = end


def _number(value: int, bits: int) -> str:
    digits = f"{value:0{-(-bits // 4)}x}"
    return digits if len(digits) <= DIGITS else f"..{digits[2 - DIGITS :]}"

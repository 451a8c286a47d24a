# SPDX-License-Identifier: Apache-2.0
"""One panel of a plot: a title, a frame with axes, points that lead to pages, lines, and labels that do not overlap."""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from rvhash.report import svg
from rvhash.report.axes import LinearAxis, LogAxis

WIDTH = 440
HEIGHT = 330
LETTER = 6.3  # width of a character of a label
BOLD = 1.12  # how much wider a bold one is
BESIDE = 3  # the last place of a label that needs no line to its point
LINE = 13  # height of a line of text
SHAPES = {  # as polygons around 0, of radius 1; others are circles
    "instructions": ((0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)),
    "coprocessor": ((0, -1.2), (1.15, 0.9), (-1.15, 0.9)),
    "peripheral": ((-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)),
    "stream": tuple(
        (r * math.sin(a * math.pi / 5), -r * math.cos(a * math.pi / 5)) for a, r in enumerate([1.4, 0.6] * 5)
    ),
}

Place = tuple[float, float]


@dataclass(frozen=True)
class Target:
    """What a point represents."""

    name: str  # of the design or block
    link: str  # a fragment of the page
    says: str
    kind: str  # of structures.KINDS, or block


@dataclass
class Panel:
    """A panel with its frame drawn. Coordinates of values are those of the axes."""

    title: str
    x: LogAxis | LinearAxis
    y: LogAxis | LinearAxis
    x_label: str
    y_label: str
    right: float = 16  # room to the right of the frame
    drawing: svg.Element = field(init=False)
    _taken: list[tuple[float, float, float, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.drawing = svg.drawing(WIDTH, HEIGHT, self.title)
        self._left, self._top, self._bottom = 58.0, 30.0, HEIGHT - 46.0
        svg.add(self.drawing, "text", self.title, x=self._left, y=18, class_="title")
        for value, label in self.x.ticks():
            at = self.at(value, None)[0]
            svg.add(self.drawing, "path", d=f"M{at:.1f} {self._top}V{self._bottom}", class_="grid")
            svg.add(self.drawing, "text", label, x=at, y=self._bottom + 15, class_="tick middle")
        for value, label in self.y.ticks():
            at = self.at(None, value)[1]
            svg.add(self.drawing, "path", d=f"M{self._left} {at:.1f}H{WIDTH - self.right}", class_="grid")
            svg.add(self.drawing, "text", label, x=self._left - 7, y=at + 4, class_="tick end")
        middle = (self._left + WIDTH - self.right) / 2
        svg.add(self.drawing, "text", self.x_label, x=middle, y=HEIGHT - 10, class_="axis middle")
        centre = (self._top + self._bottom) / 2
        turned = f"translate(13 {centre:.1f}) rotate(-90)"
        svg.add(self.drawing, "text", self.y_label, transform=turned, class_="axis middle")

    def at(self, x: float | None, y: float | None) -> Place:
        """Where values are in the drawing. None: the beginning of the axis."""
        across = self.x.place(x) if x is not None else 0.0
        up = self.y.place(y) if y is not None else 0.0
        width, height = WIDTH - self.right - self._left, self._bottom - self._top
        return self._left + across * width, self._bottom - up * height

    def line(self, places: Sequence[Place], class_: str, keep: bool = False) -> None:
        """A line through places of the drawing. `keep`: labels stay away from it."""
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
        svg.add(self.drawing, "path", d=f"M{path}", class_=class_)
        if keep:
            corners = itertools.pairwise(places)
            self._taken += [(min(a, c), min(b, d) - 1, max(a, c), max(b, d) + 1) for (a, b), (c, d) in corners]

    def point(self, target: Target, at: Place, class_: str = "", size: float = 4.5) -> svg.Element:
        """A point at a place of the drawing: a link with a title. Returns it, for more to be put in."""
        link = svg.add(self.drawing, "a", href=target.link, data_design=target.name, aria_label=target.says)
        link.set("class", f"point k-{target.kind} {class_}".strip())
        svg.add(link, "title", target.says)
        svg.add(link, "circle", cx=at[0], cy=at[1], r=11, class_="hit")
        if "front" in class_.split():
            svg.add(link, "circle", cx=at[0], cy=at[1], r=9, class_="ring")
        mark(link, target.kind, at, size)
        self._taken.append((at[0] - 6, at[1] - 6, at[0] + 6, at[1] + 6))
        return link

    def label(self, link: svg.Element, text: str, at: Place) -> None:
        """The name of a point, where it covers neither another label nor a point."""
        width = LETTER * len(text) * (BOLD if "front" in link.get("class", "").split() else 1)
        x, y = at
        choices = [  # left end and baseline
            (x + 12, y + 4),
            (x - 12 - width, y + 4),
            *((x - width / 2, y + dy) for dy in (-13, 21)),
            *((x + dx, y + dy) for dy in (-10, 17, -22, 29, -34, 41) for dx in (10, -10 - width)),
        ]
        boxes = [(left - 3, base - 10, left + width + 3, base + 3) for left, base in choices]
        free = (
            i for i, box in enumerate(boxes) if self._inside(box) and not any(_overlap(box, t) for t in self._taken)
        )
        chosen = next(free, 0)
        left, base, right, _ = box = boxes[chosen]
        middle, base = (left + right) / 2, base + 10
        if chosen > BESIDE:
            svg.add(link, "path", d=f"M{x:.1f} {y:.1f}L{middle:.1f} {base - 4:.1f}", class_="lead")
        svg.add(link, "text", text, x=middle, y=base, class_="label middle")
        self._taken.append(box)

    def ends(self, labels: Sequence[tuple[svg.Element, str, float]], x: float) -> None:
        """Labels one below the other at the right of a place x, each as near as possible to its y."""
        previous = -math.inf
        for link, text, y in sorted(labels, key=lambda item: item[2]):
            previous = max(y + 4, previous + LINE)
            svg.add(link, "text", text, x=x, y=previous, class_="label")

    def _inside(self, box: tuple[float, float, float, float]) -> bool:
        return box[0] > self._left and box[2] < WIDTH - 2 and box[1] > self._top - 8 and box[3] < self._bottom


def mark(parent: svg.Element, kind: str, at: Place, size: float) -> None:
    """The mark of a kind: each has its own shape, besides its colour."""
    if kind not in SHAPES:
        svg.add(parent, "circle", cx=at[0], cy=at[1], r=size, class_="mark")
        return
    points = " ".join(f"{at[0] + size * x:.1f},{at[1] + size * y:.1f}" for x, y in SHAPES[kind])
    svg.add(parent, "polygon", points=points, class_="mark")


def _overlap(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]

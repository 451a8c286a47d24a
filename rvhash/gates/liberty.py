# SPDX-License-Identifier: Apache-2.0
"""A cell library in the Liberty format: areas, capacitances, tables of delay, setup and energy.

Units are those of the library that Debian's qflow-tech-osu018 installs: ns, pF, V, and so pJ for energy; areas in um2.
Source of the format: Liberty User Guide, volumes 1 and 2 (table_lookup delay model, internal_power groups).
"""

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rvhash.errors import BuildError

Numbers = NDArray[np.float64]
RISE, FALL = 0, 1
EDGES = ("rise", "fall")
LOAD, SLEW = ("total_output_net_capacitance",), ("input_net_transition", "input_transition_time")
# Axes that the tables of a kind of template have, in their order.
AXES = {
    "delay_template": (LOAD, SLEW),
    "energy_template": (LOAD, SLEW),
    "passive_energy_template": (SLEW,),
    "setup_template": (("related_pin_transition",), ("constrained_pin_transition",)),
}
TOKEN = re.compile(r'/\*.*?\*/|\\\s*\n|"[^"]*"|[{}():;,]|[^\s{}():;,"\\]+', re.DOTALL)


@dataclass(frozen=True)
class Table:
    """Values over one or two axes, interpolated linearly between the points and outside them."""

    axes: tuple[Numbers, ...]
    values: Numbers

    def __call__(self, *at: Numbers | float) -> Numbers:
        """The values at points: an array for each axis, of one shape, which the result has."""
        total: Numbers | float = 0.0
        corners = [((), 1.0)]
        for axis, x in zip(self.axes, np.broadcast_arrays(*at), strict=True):
            if len(axis) == 1:
                corners = [((*index, np.zeros(np.shape(x), int)), w) for index, w in corners]
                continue
            low = np.clip(np.searchsorted(axis, x) - 1, 0, len(axis) - 2)
            part = (x - axis[low]) / (axis[low + 1] - axis[low])
            corners = [((*i, low + up), w * (part if up else 1 - part)) for i, w in corners for up in (0, 1)]
        for index, weight in corners:
            total = total + weight * self.values[index]
        return np.asarray(total)


@dataclass(frozen=True)
class Arc:
    """Delays and slews of an output pin after an edge of the pin `related`; each pair of tables is (rise, fall)."""

    related: str
    sense: str  # positive_unate, negative_unate or non_unate
    kind: str  # combinational, rising_edge, falling_edge, clear or preset
    delay: tuple[Table | None, Table | None]
    slew: tuple[Table | None, Table | None]

    def causes(self, edge: int) -> tuple[int, ...]:
        """The edges of the related pin that can cause this edge of the output."""
        if self.kind in ("rising_edge", "falling_edge"):
            return (RISE,) if self.kind == "rising_edge" else (FALL,)
        return {"positive_unate": (edge,), "negative_unate": (1 - edge,)}.get(self.sense, (RISE, FALL))


@dataclass(frozen=True)
class Power:
    """Energy of an edge of a pin in pJ; `related`: the input that caused it, or nothing for an input's own energy."""

    related: str
    tables: tuple[Table | None, Table | None]


@dataclass
class Pin:
    """A pin. `capacitance`: (rise, fall) in pF. `setup`: (rise, fall) over (slew of the clock, slew of the data)."""

    direction: str
    capacitance: tuple[float, float]
    clock: bool
    arcs: list[Arc] = field(default_factory=list)
    setup: tuple[Table | None, Table | None] | None = None
    power: list[Power] = field(default_factory=list)


@dataclass
class Cell:
    """A cell. `memory`: "ff", "latch" or nothing. Leakage in nW."""

    area: float
    leakage: float
    memory: str
    pins: dict[str, Pin]

    def named(self, direction: str) -> list[str]:
        """The names of the pins of this direction."""
        return [name for name, pin in self.pins.items() if pin.direction == direction]


@dataclass(frozen=True)
class Library:
    """Cells by their names; `voltage` in V."""

    voltage: float
    cells: dict[str, Cell]


@dataclass
class _Group:
    kind: str
    name: str
    values: dict[str, list[str]] = field(default_factory=dict)
    groups: list["_Group"] = field(default_factory=list)

    def all(self, kind: str) -> list["_Group"]:
        return [g for g in self.groups if g.kind == kind]

    def text(self, name: str, default: str = "") -> str:
        return self.values.get(name, [default])[0]

    def number(self, name: str, default: float = 0.0) -> float:
        return float(self.text(name, str(default)))


def _tokens(text: str) -> Iterator[str]:
    for found in TOKEN.finditer(text):
        if not found[0].startswith(("/*", "\\")):
            yield found[0].strip('"')


def _parse(tokens: Iterator[str], into: _Group, end: str = "") -> None:
    """Everything up to `end`. ValueError or StopIteration if the text ends before."""
    for name in tokens:
        if name == end:
            return
        if name == ";":
            continue
        if next(tokens) == ":":
            words = []
            while (word := next(tokens)) != ";":
                words.append(word)
            into.values[name] = [" ".join(words)]
            continue
        words = []
        while (word := next(tokens)) != ")":
            if word != ",":
                words.append(word)
        after = next(tokens)
        if after == "{":
            inner = _Group(name, words[0] if words else "")
            into.groups.append(inner)
            _parse(tokens, inner, "}")
        else:  # a complex attribute and its semicolon
            into.values[name] = words
    if end:
        raise ValueError(end)


def _numbers(words: list[str]) -> Numbers:
    return np.array([float(x) for word in words for x in word.split(",")])


class _Reader:
    def __init__(self, root: _Group) -> None:
        self.variables = {
            g.name: tuple(g.text(f"variable_{i}") for i in (1, 2) if f"variable_{i}" in g.values) for g in root.groups
        }

    def table(self, group: _Group, kind: str) -> Table | None:
        """The first table of that kind in a group, its axes as AXES has them."""
        found = group.all(kind)
        if not found:
            return None
        template = re.sub(r"_\d+x\d+$", "", found[0].name)
        variables, known = self.variables.get(found[0].name, ()), AXES.get(template, ())
        if len(variables) > len(known) or any(v not in k for v, k in zip(variables, known, strict=False)):
            raise BuildError(f"the cell library has a table of an unknown template: {found[0].name}")
        axes = tuple(_numbers(found[0].values[f"index_{i}"]) for i in range(1, len(known) + 1))
        # A template of 5x1 has one variable; its values have one axis.
        return Table(axes, _numbers(found[0].values["values"]).reshape([len(a) for a in axes]))

    def pair(self, group: _Group, kind: str) -> tuple[Table | None, Table | None]:
        return self.table(group, kind.format("rise")), self.table(group, kind.format("fall"))

    def power(self, group: _Group) -> Power:
        both = self.table(group, "power")
        tables = (both, both) if both else self.pair(group, "{}_power")
        return Power(group.text("related_pin"), tables)

    def pin(self, group: _Group) -> Pin:
        same = group.number("capacitance")
        pin = Pin(
            direction=group.text("direction"),
            capacitance=(group.number("rise_capacitance", same), group.number("fall_capacitance", same)),
            clock=group.text("clock") == "true",
            power=[self.power(g) for g in group.all("internal_power")],
        )
        for timing in group.all("timing"):
            kind = timing.text("timing_type", "combinational")
            if kind.startswith("setup"):
                pin.setup = self.pair(timing, "{}_constraint")
            elif not kind.startswith(("hold", "recovery", "removal", "three_state")):
                delay, slew = self.pair(timing, "cell_{}"), self.pair(timing, "{}_transition")
                pin.arcs.append(Arc(timing.text("related_pin"), timing.text("timing_sense"), kind, delay, slew))
        return pin

    def cell(self, group: _Group) -> Cell:
        return Cell(
            area=group.number("area"),
            leakage=group.number("cell_leakage_power"),
            memory=next((kind for kind in ("ff", "latch") if group.all(kind)), ""),
            pins={pin.name: self.pin(pin) for pin in group.all("pin")},
        )


@functools.lru_cache(maxsize=4)
def load(path: Path) -> Library:
    """The library in a file. BuildError if it cannot be read, or has tables of unknown axes."""
    try:
        text = path.read_text()
    except OSError as e:
        raise BuildError(f"cannot read the cell library {path}: {e.strerror}") from None
    top = _Group("", "")
    try:
        _parse(_tokens(text), top)
        root = top.groups[0]
        reader = _Reader(root)
        return Library(root.number("nom_voltage"), {g.name: reader.cell(g) for g in root.all("cell")})
    except (StopIteration, IndexError, KeyError, ValueError):
        raise BuildError(f"the cell library {path} is not as this reader knows the Liberty format") from None

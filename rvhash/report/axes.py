# SPDX-License-Identifier: Apache-2.0
"""Axes of plots: where a value is between 0 and 1, and which values have a label."""

import math
from collections.abc import Collection
from dataclasses import dataclass

ZERO_ROOM = 0.09  # of a logarithmic axis that also shows 0


@dataclass(frozen=True)
class LogAxis:
    """A logarithmic axis between two values. `zero`: 0 has a place of its own before the lower one."""

    least: float
    most: float
    zero: bool = False

    @classmethod
    def over(cls, values: Collection[float], margin: float = 1.0) -> "LogAxis":
        """From the least positive value to the greatest, and beyond them by this factor; a decade at least."""
        above = [v for v in values if v > 0]
        least, most = min(above) / margin, max(above) * margin
        wider = math.sqrt(max(10 * least / most, 1.0))
        return cls(least / wider, most * wider, zero=0 in values)

    def place(self, value: float) -> float:
        """Where the value is."""
        room = ZERO_ROOM if self.zero else 0.0
        if value == 0 and self.zero:
            return 0.025
        return room + (1 - room) * math.log(value / self.least) / math.log(self.most / self.least)

    def ticks(self) -> list[tuple[float, str]]:
        """Values with their labels: powers of ten, at most eight."""
        first, last = math.ceil(math.log10(self.least) - 1e-9), math.floor(math.log10(self.most) + 1e-9)
        step = math.ceil((last - first + 1) / 8)
        powers = [(10.0**e, short(10.0**e)) for e in range(first, last + 1, step)]
        return ([(0.0, "0")] if self.zero else []) + powers


@dataclass(frozen=True)
class LinearAxis:
    """An axis from 0."""

    most: float

    @classmethod
    def over(cls, values: Collection[float]) -> "LinearAxis":
        """From 0 to the first round number above all of them."""
        top = max(values)
        power = 10.0 ** math.floor(math.log10(top))
        return cls(next(m * power for m in (1, 1.5, 2, 3, 4, 5, 6, 8, 10) if m * power >= top))

    def place(self, value: float) -> float:
        """Where the value is."""
        return value / self.most

    def ticks(self) -> list[tuple[float, str]]:
        """Values with their labels."""
        return [(self.most * i / 2, short(self.most * i / 2)) for i in range(3)]


def short(value: float) -> str:
    """A number with few characters: 0.01, 1, 1,000, 10 k, 1 M."""
    for limit, unit in ((1e6, " M"), (1e4, " k")):
        if value >= limit:
            scaled = value / (1e6 if unit == " M" else 1e3)
            return f"{scaled:,.6g}{unit}"
    return f"{value:,.6g}"

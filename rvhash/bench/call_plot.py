# SPDX-License-Identifier: Apache-2.0
"""The plot of `rvhash bench short`: cycles of each call, a bar for each design."""

from collections.abc import Sequence

from rvhash.bench.call_bench import CallRecord, title
from rvhash.bench.length_plot import COLORS, STYLE
from rvhash.bench.plot_files import drawing


def plot(records: Sequence[CallRecord], path: str) -> None:
    """Write it. The axis of cycles is logarithmic; the background is transparent."""
    designs = list(dict.fromkeys(r.design for r in records))
    calls = list(dict.fromkeys(title(r) for r in records))
    height = 0.8 / len(designs)
    with drawing(path, 9.0, 1.0 + 0.42 * len(calls), **STYLE) as figure:
        panel = figure.subplots()
        for i, name in enumerate(designs):
            found = {title(r): r.cycles for r in records if r.design == name}
            at = [row + (i - (len(designs) - 1) / 2) * height for row, call in enumerate(calls) if call in found]
            cycles = [found[call] for call in calls if call in found]
            panel.barh(at, cycles, height=0.9 * height, color=COLORS[i % len(COLORS)], label=name)
        panel.set_yticks(range(len(calls)), calls)
        panel.invert_yaxis()
        panel.set_xscale("log")
        panel.set_xlim(left=10)
        panel.set_xlabel("cycles")
        panel.grid(True, axis="x", linewidth=0.3, alpha=0.6)
        figure.legend(loc="outside upper center", ncols=len(designs), framealpha=0.0, fontsize=9)

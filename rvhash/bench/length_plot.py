# SPDX-License-Identifier: Apache-2.0
"""The plot of a workload of lengths: cycles against bytes of the message, and from which length hardware is faster."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rvhash.bench.message_bench import Record, crossover, cycles_by_length
from rvhash.bench.plot_files import drawing
from rvhash.bench.workloads import Lengths

if TYPE_CHECKING:
    from matplotlib.axes import Axes

GREY = "#7c7f85"  # of text and axes, with at least 4:1 to white and to GitHub's dark background
COLORS = ("#e0701c", "#3b82f6", "#2a9d5c", "#b05fd0", "#c8443c", "#1b98a8")  # the same
STYLE = {
    "text_color": GREY,
    "axes_labelcolor": GREY,
    "axes_titlecolor": GREY,
    "axes_edgecolor": GREY,
    "axes_facecolor": "none",
    "figure_facecolor": "none",
    "xtick_color": GREY,
    "ytick_color": GREY,
    "grid_color": GREY,
    "font_size": 10,
}


def plot(of: Lengths, records: Sequence[Record], path: str) -> None:
    """Write cycles against bytes, a panel for each algorithm. Both axes are logarithmic; 0 bytes has a place of its own
    before 1. The background is transparent."""
    drawn = {a: cycles_by_length(r for r in records if r.algorithm == a) for a in of.algorithms}
    designs = list(dict.fromkeys(name for cycles in drawn.values() for name in cycles))
    colors = {name: COLORS[i % len(COLORS)] for i, name in enumerate(designs)}
    with drawing(path, 4.6 * len(drawn), 3.9, **STYLE) as figure:
        axes = figure.subplots(1, len(drawn), squeeze=False, sharey=True)
        for panel, (algorithm, cycles) in zip(axes.flat, drawn.items(), strict=True):
            for name, found in cycles.items():
                panel.plot(*zip(*found.items(), strict=True), color=colors[name], marker="o", markersize=4, label=name)
            panel.set(title=algorithm, xlabel="bytes of the message", yscale="log")
            panel.set_xscale("symlog", linthresh=1, linscale=0.6)
            shown = _apart(of.bytes)
            panel.set_xticks(shown, [f"{n:,}" for n in shown])
            panel.minorticks_off()
            panel.grid(True, linewidth=0.3, alpha=0.6)
            _mark_crossovers(panel, of, cycles, colors)
        axes.flat[0].set_ylabel("cycles")
        axes.flat[0].legend(loc="upper left", framealpha=0.0, fontsize=9)


def _apart(lengths: Sequence[int]) -> list[int]:
    """The last of the rising lengths, and those before whose labels have room: each at most an eighth of the next."""
    kept: list[int] = []
    for n in reversed(lengths):
        if not kept or 8 * n <= kept[0]:
            kept.insert(0, n)
    return kept


def _mark_crossovers(
    panel: "Axes", of: Lengths, cycles: Mapping[str, Mapping[int, int]], colors: Mapping[str, str]
) -> None:
    """A ring where each design begins to be faster than `of.against`, and one line of text for each such length."""
    if of.against not in cycles:
        return
    others = [name for name in cycles if name != of.against]
    found = {name: crossover(of, cycles, name) for name in others}
    for name, n in found.items():
        if n is not None:
            panel.plot([n], [cycles[name][n]], "o", markersize=10, fillstyle="none", color=colors[name])
    for i, n in enumerate(sorted({n for n in found.values() if n is not None})):
        faster = [name for name in others if found[name] == n]
        says = f"{', '.join(faster)}:\nfaster than {of.against}\nfrom {n:,} bytes on"
        _note(panel, says, (n, max(cycles[name][n] for name in faster)), (14, 24 + 44 * i), "left")
    for i, name in enumerate(name for name in others if found[name] is None):
        last = of.bytes[-1]
        says = f"{name}:\nnot faster than {of.against}\nat {last:,} bytes"
        _note(panel, says, (last, cycles[name][last]), (-14, -60 - 44 * i), "right")


def _note(panel: "Axes", says: str, at: tuple[int, int], offset: tuple[int, int], side: str) -> None:
    """Text so many points away from a place, with a line to it."""
    panel.annotate(
        says,
        at,
        xytext=offset,
        textcoords="offset points",
        horizontalalignment=side,
        fontsize=9,
        arrowprops={"arrowstyle": "-", "color": GREY, "linewidth": 0.8},
    )

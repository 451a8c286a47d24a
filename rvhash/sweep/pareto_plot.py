# SPDX-License-Identifier: Apache-2.0
"""The plot of a sweep: two measures, a panel for each work, and the Pareto front of each."""

from collections.abc import Sequence

from rvhash.bench.plot_files import drawing
from rvhash.errors import UsageError
from rvhash.sweep import pareto
from rvhash.sweep.running import Row

TITLES = {"weighted_area": "weighted area", "lut": "LUT", "ff": "flip-flops", "cycles_per_byte": "cycles a byte"}
COLUMNS, MOST = 3, 24  # panels beside each other, panels in all
MARKS = "osD^vP*X<>"


def check(x: str, y: str, columns: Sequence[str]) -> None:
    """UsageError if the sweep does not measure what the plot shows. Call it before the sweep."""
    for key, name in (("x", x), ("y", y)):
        if name not in columns:
            raise UsageError(
                f"plot.{key} = {name!r}, which the sweep does not measure; add its measure, or choose one of "
                f"{', '.join(columns)}"
            )


def check_panels(works: int) -> None:
    """UsageError if the plot would have too many panels."""
    if works > MOST:
        raise UsageError(
            f"the plot would have {works} panels, one for each algorithm, length and wait states; at most {MOST}: "
            "leave out --plot, or split the file"
        )


def plot(rows: Sequence[Row], x: str, y: str, path: str) -> None:
    """Draw the points whose measures are both known. UsageError if there is none."""
    known = [row for row in rows if pareto.comparable(row, x, y)]
    if not known:
        raise UsageError(f"no point has both {x} and {y}, so there is no plot")
    works = list(dict.fromkeys(pareto.work(row) for row in known))
    names = list(dict.fromkeys(_series(row) for row in known))
    marks = {name: MARKS[i % len(MARKS)] for i, name in enumerate(names)}
    across = min(COLUMNS, len(works))
    down = -(-len(works) // across)
    with drawing(path, 0.6 + 2.9 * across, 0.5 + 2.5 * down) as figure:
        panels = figure.subplots(down, across, squeeze=False).ravel()
        for panel, of in zip(panels, works, strict=False):
            here = [row for row in known if pareto.work(row) == of]
            best = sorted((r[x], r[y]) for r, good in zip(here, pareto.front(here, x, y), strict=True) if good)
            panel.step(*zip(*best, strict=True), where="post", color="0.5", linewidth=1, label="Pareto front")
            panel.plot(*zip(*best, strict=True), "o", markersize=9, markerfacecolor="none", markeredgecolor="0.5")
            for i, name in enumerate(names):
                own = [(r[x], r[y]) for r in here if _series(r) == name]
                if own:
                    panel.plot(*zip(*own, strict=True), marks[name], color=f"C{i}", markersize=4, label=name)
            panel.set_title(_title(here[0]))
            panel.set_xlabel(TITLES.get(x, x))
            panel.set_ylabel(TITLES.get(y, y))
            panel.grid(True, linewidth=0.3)
        for panel in panels[len(works) :]:
            panel.set_axis_off()
        found = {label: h for panel in panels for h, label in zip(*panel.get_legend_handles_labels(), strict=True)}
        figure.legend(found.values(), found, loc="outside lower center", ncols=min(4, len(found)))


def _series(row: Row) -> str:
    return f"{row['design']}-{row['host']}" if row["host"] else row["design"]


def _title(row: Row) -> str:
    count = f"{row['messages']:,} x " if row["messages"] > 1 else ""
    output = f", {row['output_bytes']} B out" if row["output_bytes"] else ""
    stalls = f", {row['wait_states']} % wait states" if row["wait_states"] else ""
    return f"{row['algorithm']}, {count}{row['message_bytes']:,} B{output}{stalls}"

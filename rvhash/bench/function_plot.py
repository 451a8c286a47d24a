# SPDX-License-Identifier: Apache-2.0
"""The plot of `rvhash bench isa`: area of the instruction unit against cycles of each function."""

from collections.abc import Sequence

from rvhash.bench.function_bench import TITLES, FunctionRecord
from rvhash.bench.plot_files import drawing


def plot(records: Sequence[FunctionRecord], path: str) -> None:
    """Write one panel for each function. A point is a design; one without instructions has no LUTs."""
    shown = [f for f in TITLES if any(r.function == f for r in records)]
    colors = {name: f"C{i}" for i, name in enumerate(dict.fromkeys(r.design for r in records))}
    with drawing(path, 4 * len(shown), 3.4) as figure:
        for panel, function in zip(figure.subplots(1, len(shown), squeeze=False).flat, shown, strict=True):
            for r in records:
                if r.function == function:
                    panel.plot(r.cycles, r.lut or 0, "o", color=colors[r.design], markersize=4, label=r.design)
            panel.set(title=TITLES[function], xlabel="cycles", ylabel="LUT of the instruction unit", xscale="log")
            panel.set_ylim(bottom=-20)
            panel.grid(True, linewidth=0.3)
            panel.legend(fontsize=6)

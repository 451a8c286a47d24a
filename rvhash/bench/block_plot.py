# SPDX-License-Identifier: Apache-2.0
"""The plot of a workload of blocks: cycles against blocks."""

from collections.abc import Sequence
from pathlib import Path

from rvhash import paths
from rvhash.bench.block_bench import BlockRecord, by_design, panels
from rvhash.bench.workloads import Blocks
from rvhash.errors import UsageError

PLOTS = (".svg", ".png", ".pdf")


def check_plot(name: str) -> None:
    """UsageError if a plot cannot be written under that name. Called before the measurement."""
    if Path(name).suffix not in PLOTS:
        raise UsageError(f"--plot {name}: the name must end in {', '.join(PLOTS)}")
    try:
        import matplotlib.figure  # noqa: F401  (only the tests' set-up installs it)
    except ImportError:
        raise UsageError("--plot requires the Python package matplotlib; run `make setup-test`") from None
    paths.check_output(name)


def plot(of: Blocks, records: Sequence[BlockRecord], path: str) -> None:
    """Write cycles against blocks, one panel for each algorithm and mode, both axes logarithmic."""
    import matplotlib
    from matplotlib.figure import Figure

    drawn = panels(of, records)
    colors = {name: f"C{i}" for i, name in enumerate(dict.fromkeys(r.design for r in records))}
    across = len({mode.name for (_, mode), _ in drawn})
    down = -(-len(drawn) // across)
    # The same records produce the same file, byte for byte.
    with matplotlib.rc_context({"svg.hashsalt": "rvhash", "svg.fonttype": "none", "font.size": 8}):
        figure = Figure(figsize=(4 * across, 3.2 * down), layout="constrained")
        axes = figure.subplots(down, across, squeeze=False, sharex=True, sharey=True)
        for panel, ((algorithm, mode), mine) in zip(axes.flat, drawn, strict=False):
            for name, ran in by_design(mine):
                blocks_, cycles = [r.blocks for r in ran], [r.cycles for r in ran]
                panel.plot(blocks_, cycles, color=colors[name], marker="o", markersize=3, label=name)
            if mode.each is not None:
                printed = [mode.published(n) for n in of.counts]
                panel.plot(of.counts, printed, "k--", linewidth=1, label="published")
            panel.set(title=f"{algorithm}, {mode.name}", xlabel="blocks", ylabel="cycles", xscale="log", yscale="log")
            panel.set_xticks(of.counts, [str(n) for n in of.counts])
            panel.minorticks_off()
            panel.grid(True, linewidth=0.3)
            panel.legend(fontsize=6)
        try:
            figure.savefig(path, metadata={"Date": None} if path.endswith(".svg") else None)
        except OSError as e:
            raise UsageError(f"{path}: {e.strerror}") from None

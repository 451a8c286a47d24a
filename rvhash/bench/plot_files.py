# SPDX-License-Identifier: Apache-2.0
"""Plots as files: which names are taken, and how a drawing is written so that the same records give the same bytes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rvhash import output_files
from rvhash.errors import UsageError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PLOTS = (".svg", ".png", ".pdf")


def check_plot(name: str) -> None:
    """UsageError if no plot could be written under that name, before anything is measured."""
    if Path(name).suffix not in PLOTS:
        raise UsageError(f"--plot {name}: the name must end in {', '.join(PLOTS)}")
    try:
        import matplotlib.figure  # noqa: F401  (only the tests' set-up installs it)
    except ImportError:
        raise UsageError("--plot requires the Python package matplotlib; run `make setup-test`") from None
    output_files.check(name)


@contextmanager
def drawing(path: str, width: float, height: float, layout: str = "constrained", **style: object) -> Iterator["Figure"]:
    """A figure of so many inches, written under that name at the end. `style`: rcParams, with _ for the dot."""
    import matplotlib
    from matplotlib.figure import Figure

    ours = {"svg.hashsalt": "rvhash", "svg.fonttype": "none", "font.size": 8}
    with matplotlib.rc_context(ours | {name.replace("_", ".", 1): value for name, value in style.items()}):
        figure = Figure(figsize=(width, height), layout=layout)
        yield figure
        ending = Path(path).suffix
        with output_files.replacing(path) as new:
            figure.savefig(new, format=ending[1:], metadata={"Date": None} if ending == ".svg" else None)

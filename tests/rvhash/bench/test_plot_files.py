# SPDX-License-Identifier: Apache-2.0
"""Plots as files."""

from pathlib import Path

import pytest

from rvhash.bench import plot_files
from rvhash.errors import UsageError

pytest.importorskip("matplotlib")


def test_a_plot_that_cannot_be_written_leaves_the_old_one(tmp_path):
    path = tmp_path / "plot.svg"
    path.write_text("old")

    def full(name: str, **_) -> None:
        Path(name).write_text("half")
        raise OSError(28, "No space left on device")

    with pytest.raises(UsageError, match=r"plot\.svg: No space"), plot_files.drawing(str(path), 1, 1) as figure:
        figure.savefig = full
    assert [(f.name, f.read_text()) for f in tmp_path.iterdir()] == [("plot.svg", "old")]

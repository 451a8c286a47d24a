# SPDX-License-Identifier: Apache-2.0
"""The report of the recorded results, once for all tests of this folder; and results of a folder of its own."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rvhash.report import page, subjects
from rvhash.report.result_files import Results
from rvhash.report.subjects import Subject
from tests.rvhash.conftest import ROOT

TIMED = {
    "timing": [
        {"name": "sha256-core", "fmax_mhz": 95.1, "fmax_least_mhz": 93.5, "fmax_most_mhz": 97.25},
        {"name": "hx", "fmax_mhz": 151.0},
    ],
    "gates": [{"name": "hx", "smallest_kge": 3.21}],
    "energy": [
        {"name": "sha256-core", "nj": 61.5, "pj_per_bit": 120.1},
        {"name": "stream-ring-3", "nj": 50.0, "pj_per_bit": 45.96},
    ],
}


@pytest.fixture(scope="session")
def recorded() -> Results:
    """results/ of the checkout."""
    return Results(ROOT / "results")


@pytest.fixture(scope="session")
def every() -> list[Subject]:
    """What has a page: reading them takes longer than anything else."""
    return subjects.subjects()


@pytest.fixture(scope="session")
def html(recorded, every) -> str:
    """The page of results/."""
    return page.page(recorded, every)


@pytest.fixture
def folder(tmp_path) -> Callable[..., Results]:
    """`folder(name=contents, ...)`: results/ with these files in addition, or without a file if it is None."""

    def make(**files: object) -> Results:
        made = tmp_path / "results"
        shutil.copytree(ROOT / "results", made)
        for name in ("timing", "gates", "energy"):
            (made / f"{name}.json").unlink(missing_ok=True)
        for name, contents in files.items():
            path: Path = made / f"{name.replace('_', '-')}.json"
            if contents is None:
                path.unlink()
            else:
                path.write_text(contents if isinstance(contents, str) else json.dumps(contents))
        return Results(made)

    return make


@pytest.fixture
def timed(folder) -> Results:
    """results/ with the files of frequency, gates and energy."""
    return folder(**{name: {"units": units} for name, units in TIMED.items()})

# SPDX-License-Identifier: Apache-2.0
"""Sweeps for the tests: their files, the command, and a cache of their own that has the simulators already."""

import csv
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rvhash import builder, design, paths
from tests.rvhash.conftest import ROOT

# Eight points of about half a second on the plain processor.
SOFTWARE = """
measure = ["cycles"]
[[grid]]
design = ["sw"]
host = ["hart"]
algorithm = ["sha256", "sha3-256"]
message_bytes = [4096, 4097, 4098, 4099]
"""


@pytest.fixture
def sweep(tmp_path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """`sweep(text, options...)`: run the command on a file with that text, named spec.toml, in a folder of its own."""

    def run(text: str, *options: str, env: dict[str, str] | None = None):
        (tmp_path / "spec.toml").write_text(text)
        return subprocess.run(
            [sys.executable, "-m", "rvhash", "sweep", "spec.toml", *options],
            cwd=tmp_path,
            env=environment(env),
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )

    return run


def environment(more: dict[str, str] | None = None) -> dict[str, str]:
    """Of the command, and of workers."""
    return {**os.environ, "PYTHONPATH": str(ROOT), **(more or {})}


@pytest.fixture
def empty_cache(tmp_path) -> Path:
    """A cache without measurements, but with what sw-hart is built from."""
    cache = tmp_path / "cache"
    (system,) = builder.systems([design.get("sw-hart")])
    for built in (system.simulator, system.firmware):
        assert built.parent.parent == paths.cache()
        shutil.copytree(built.parent, cache / built.parent.name)
    return cache


def rows(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV file."""
    with path.open(newline="") as file:
        return list(csv.DictReader(file))

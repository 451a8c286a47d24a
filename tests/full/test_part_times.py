# SPDX-License-Identifier: Apache-2.0
"""The time of each part, as a run of pytest ends with it."""

import os
import re
import subprocess
import sys

import pytest

from tests.full.toy import ROOT
from tests.lib.part_times import part_of

SLOW = """
import time
import pytest

@pytest.fixture
def broken(): assert False
@pytest.fixture
def slow(): time.sleep(1.2)

def test_slow(slow): time.sleep(1)
def test_wrong(): assert False
def test_no_setup(broken): pass
"""
PAIR = ("-p", "xdist.plugin", "-n", "2", "--dist", "loadgroup")


def run(toy, *arguments):
    """With the project's conftest."""
    for name in ("tests/conftest.py", "tests/lib/part_times.py"):
        toy.write(name, (ROOT / name).read_text())
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *arguments, "tests"],
        cwd=toy.folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize("how", [pytest.param((), id="single"), pytest.param(PAIR, id="pair", marks=pytest.mark.full)])
def test_table(toy, how):
    toy.write("tests/attach/mmio/test_slow.py", SLOW)
    toy.write("build/go", "")
    status, said = run(toy, "-m", "not full", *how)
    assert status == 1
    assert re.search(r"^a +1 +0 +0$", said, re.MULTILINE), said
    assert re.search(r"^attach/mmio +3 +2 +2$", said, re.MULTILINE), said
    assert re.search(r"^b +1 +\d+ +0$", said, re.MULTILINE), said
    assert re.search(r"^all +5 +\d+ +2$", said, re.MULTILINE), said
    assert re.search(r"^wall time \d+ min \d+ s$", said, re.MULTILINE), said


def test_what_cannot_be_collected_has_failed(toy):
    toy.write("tests/a/test_more.py", "import gone\n")
    status, said = run(toy, "--continue-on-collection-errors")
    assert status == 1
    assert re.search(r"^a +7 +0 +1$", said, re.MULTILINE), said


@pytest.mark.parametrize(
    ("test", "part"),
    [
        ("tests/core/test_a.py::test_x[a/b]", "core"),
        ("tests/rvhash/bench/test_a.py::test_x", "rvhash"),
        ("tests/attach/xif/test_a.py::test_x", "attach/xif"),
        ("tests/paper/sharv/more/test_a.py", "paper/sharv"),
        ("tests/test_a.py::test_x", "."),
    ],
)
def test_part(test, part):
    assert part_of(test) == part

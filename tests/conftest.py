# SPDX-License-Identifier: Apache-2.0
"""Fixtures and hooks of all tests.

A test reports functional coverage or a measured figure through the fixture `summary`. The text is
printed at the end of the run, also with -q. The time of each part is printed too.
"""

import os
import re
import shutil
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rvhash.design import hosts
from rvhash.errors import UsageError
from tests.lib import part_times

STARTED = time.monotonic()
# A folder for the run: the workers of pytest-xdist get its name, another run in this checkout has another one.
FOLDER = "RVH_TEST_SUMMARY"
HOST = "RVH_TEST_HOST"  # tests/lib/hosts.py reads it


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--host`: see tests/lib/hosts.py."""
    parser.addoption("--host", default="", metavar="NAME", help="the host of the tests of whole systems")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the folder, before any worker is started. Verilator's makefiles call `python`, which Debian lacks. A run
    that was started in the background by a script ignores SIGINT, and so would all that the tests interrupt."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    tools = str(Path(sys.executable).parent)
    if tools not in os.environ["PATH"].split(os.pathsep):
        os.environ["PATH"] = tools + os.pathsep + os.environ["PATH"]
    # Verilator's makefiles put OBJCACHE in front of the compiler: the runtime is the same in every bench and simulator.
    if shutil.which("ccache"):
        os.environ.setdefault("OBJCACHE", "ccache")
        os.environ.setdefault("CCACHE_DIR", str(Path(__file__).resolve().parents[1] / "build" / "ccache"))
    if config.getoption("--host"):
        try:  # before any test module reads it
            os.environ[HOST] = hosts.get(config.getoption("--host")).name
        except UsageError as e:
            raise pytest.UsageError(f"--host: {e}") from None
    if not hasattr(config, "workerinput"):
        os.environ[FOLDER] = str(Path(__file__).resolve().parents[1] / "build" / "summary" / str(os.getpid()))
        shutil.rmtree(os.environ[FOLDER], ignore_errors=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print what the tests left."""
    if hasattr(config, "workerinput"):
        return
    folder = Path(os.environ[FOLDER])
    for page in sorted(folder.glob("*.txt")):
        terminalreporter.section(page.stem.replace("_", " "), sep="-")
        terminalreporter.write_line(page.read_text().rstrip("\n"))
    shutil.rmtree(folder, ignore_errors=True)
    parts = part_times.parts(terminalreporter.stats)
    if len(parts) > 1:
        terminalreporter.section("time of each part", sep="-")
        terminalreporter.write_line(part_times.table(parts, time.monotonic() - STARTED))


@pytest.fixture
def summary() -> Callable[[str, str], None]:
    """`summary(title, text)`: print the text under that title at the end of the run."""

    def write(title: str, text: str) -> None:
        folder = Path(os.environ[FOLDER])
        folder.mkdir(parents=True, exist_ok=True)
        (folder / (re.sub(r"[^\w.-]+", "_", title) + ".txt")).write_text(text + "\n")

    return write

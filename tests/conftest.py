# SPDX-License-Identifier: Apache-2.0
"""What all tests share.

A test that has something to tell (functional coverage, a measured figure) writes it to a file in SUMMARY through the
fixture `summary`; it is printed at the end of the run, whatever -q says. The files of the run before are removed.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

SUMMARY = Path(__file__).resolve().parents[1] / "build" / "summary"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Start with no summary. The workers of pytest-xdist leave this to the process that started them."""
    if not hasattr(session.config, "workerinput"):
        for old in SUMMARY.glob("*.txt"):
            old.unlink(missing_ok=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the tests left."""
    for page in sorted(SUMMARY.glob("*.txt")):
        terminalreporter.section(page.stem.replace("_", " "), sep="-")
        terminalreporter.write_line(page.read_text().rstrip("\n"))


@pytest.fixture
def summary() -> Callable[[str, str], None]:
    """`summary(title, text)`: print the text under that title at the end of the run."""

    def write(title: str, text: str) -> None:
        SUMMARY.mkdir(parents=True, exist_ok=True)
        (SUMMARY / (re.sub(r"[^\w.-]+", "_", title) + ".txt")).write_text(text + "\n")

    return write

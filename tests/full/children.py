# SPDX-License-Identifier: Apache-2.0
"""Parts as processes. Each ends when this process ends, for whatever reason."""

import contextlib
import ctypes
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from tests.full.parts import Part
from tests.full.record import GREEN, RED

PR_SET_PDEATHSIG = 1  # <sys/prctl.h>
PATIENCE = 5.0  # seconds that a process has to end after Ctrl-C before it is killed

_libc = ctypes.CDLL(None)


def _prepare() -> None:
    """In the child: Ctrl-C ends it, also in a script's background; it receives SIGINT when this process is killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _libc.prctl(PR_SET_PDEATHSIG, signal.SIGINT)


class Child:
    """A running part. Its output is in the file `log`."""

    def __init__(self, part: Part, root: Path, logs: Path) -> None:
        self.part = part
        self.log = logs / (re.sub(r"[^\w.-]+", "_", part.name)[:150] + ".log")
        self._report = self.log.with_suffix(".xml")
        self._report.unlink(missing_ok=True)
        self._start = time.monotonic()
        more = [f"--junitxml={self._report}"] if part.tests else []
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, *part.arguments, *more],
                cwd=root,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl-C in a terminal reaches only this process, which ends the group
                preexec_fn=_prepare,  # noqa: PLW1509, this process has one thread
            )

    @property
    def seconds(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self._start

    def ended(self) -> bool:
        """Whether the process has ended."""
        return self._process.poll() is not None

    def verdict(self) -> tuple[str, str]:
        """Verdict and detail of a child that ended."""
        status = self._process.returncode
        output = self.log.read_text(errors="replace").strip().splitlines()
        last = output[-1].strip("= ") if output else "no output"
        if status != 0:
            return RED, f"exit status {status}: {last}"
        if not self.part.tests:
            return GREEN, last
        try:
            cases = ElementTree.parse(self._report).getroot().findall(".//testcase")
        except (OSError, ElementTree.ParseError) as e:
            return RED, f"no report of pytest: {e}"
        skipped = sum(case.find("skipped") is not None for case in cases)
        if len(cases) != self.part.tests:
            return RED, f"{len(cases)} tests ran, not {self.part.tests}"
        if skipped == len(cases):
            return RED, "every test was skipped"
        return GREEN, f"{len(cases)} tests" + (f", {skipped} of them skipped" if skipped else "")

    def interrupt(self) -> None:
        """Send SIGINT to the process."""
        self._signal(signal.SIGINT)

    def kill(self) -> None:
        """Kill the process if it has not ended within PATIENCE after interrupt()."""
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            pass
        finally:
            self._signal(signal.SIGKILL)  # also child processes that it left
            self._process.wait()

    def _signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, number)

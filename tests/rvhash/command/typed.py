# SPDX-License-Identifier: Apache-2.0
"""Commands as a user types them: what they print, and how to stop them in the middle."""

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.rvhash.conftest import ROOT

HANG = """
name = "hang"
title = "firmware that never ends"
host = "cv32e40x"
attachment = "none"
firmware = { backend = "none", software = "good", program = ["tests/soc/programs/hang.c"] }
"""


def coreutils(*args: str, cwd: Path) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["sha256sum", *args], cwd=cwd, capture_output=True, check=False)


def one_line(done: subprocess.CompletedProcess[bytes], status: int) -> str:
    """The error of a command that printed nothing else, on either stream."""
    lines = done.stderr.decode().splitlines()
    assert (done.returncode, done.stdout, len(lines)) == (status, b"", 1), done
    assert lines[0].startswith("rvhash: ")
    assert "Traceback" not in lines[0]
    return lines[0]


def shell(line: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[bytes]:
    """A line for the shell, in which `rvhash` is the command."""
    return subprocess.run(
        ["sh", "-c", f'rvhash() {{ "$0" -m rvhash "$@"; }}; {line}', sys.executable],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT), **env},
        capture_output=True,
        timeout=60,
        check=False,
    )


def popen(*args: str, cwd: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "rvhash", *args],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def wait_until_read(process: subprocess.Popen[bytes], name: str) -> None:
    """Until the process has read some of the file of that name, but not all: the simulator is at work."""
    end = time.monotonic() + 300
    while True:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end
        for link in Path(f"/proc/{process.pid}/fd").iterdir():
            try:
                position = (Path(f"/proc/{process.pid}/fdinfo") / link.name).read_text().split()[1]
                if os.readlink(link).endswith(f"/{name}") and int(position) > 0:
                    return
            except OSError:
                continue
        time.sleep(0.01)

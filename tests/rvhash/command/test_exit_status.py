# SPDX-License-Identifier: Apache-2.0
"""The end of a command: by an error, a signal, or a closed pipe."""

import re
import signal
from pathlib import Path

import pytest

from rvhash.errors import UsageError
from tests.rvhash.command.typed import HANG, popen, wait_until_read


def children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in text.split()]


def test_firmware_that_never_ends(rvhash, tmp_path):
    (tmp_path / "hang.toml").write_text(HANG)
    done = rvhash("hash", "-a", "sha256", "-d", "hang.toml", "--max-cycles", "20000")
    assert (done.returncode, done.stdout) == (1, b"")
    last = done.stderr.decode().splitlines()[-1]
    says = r"cycle limit reached: the firmware showed no progress for 2\d{4} cycles; raise the limit with --max-cycles"
    assert re.fullmatch("rvhash: -: " + says, last)


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_interrupted_run_ends_the_simulator_too(tmp_path, number, status):
    with (tmp_path / "big").open("wb") as file:
        file.truncate(1 << 28)
    process = popen("hash", "-a", "sha256", "-d", "sw-cv32e40x", "big", cwd=tmp_path)
    wait_until_read(process, "big")
    simulators = children(process.pid)
    assert len(simulators) == 1
    process.send_signal(number)
    out, error = process.communicate(timeout=20)
    assert (process.returncode, out) == (status, b"")
    assert b"Traceback" not in error
    assert not Path(f"/proc/{simulators[0]}").exists()


def test_reader_that_goes_away(tmp_path):
    process = popen("list", cwd=tmp_path)
    process.stdout.close()
    assert process.wait(60) == 1
    assert process.stderr.read() == b""


def test_error_types_have_their_exit_status():
    assert UsageError("x").exit_code == 2

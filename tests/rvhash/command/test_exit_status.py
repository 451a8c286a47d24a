# SPDX-License-Identifier: Apache-2.0
"""The end of a command: by an error, a signal, a closed stream or a full disk."""

import re
import signal
from pathlib import Path

import pytest

from rvhash.errors import UsageError
from tests.rvhash.command.typed import HANG, one_line, popen, shell, wait_until_read
from tests.rvhash.conftest import ROOT


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


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", ["--help", "--version", "list", "files mmio"])
def test_output_to_a_full_disk(tmp_path, command, unbuffered):
    """Also the flush at exit, which has a buffer only without PYTHONUNBUFFERED, says nothing more."""
    done = shell(f"rvhash {command} >/dev/full", tmp_path, PYTHONUNBUFFERED=unbuffered)
    assert one_line(done, 1) == "rvhash: error: cannot write the output: No space left on device"


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_output_to_a_disk_that_becomes_full(tmp_path, unbuffered):
    done = shell("ulimit -f 8; rvhash report --json >rows", tmp_path, PYTHONUNBUFFERED=unbuffered)
    assert one_line(done, 1) == "rvhash: error: cannot write the output: File too large"
    assert 0 < (tmp_path / "rows").stat().st_size <= 8192


@pytest.mark.parametrize(
    ("line", "status", "says"),
    [
        ("rvhash list >&-", 1, ["rvhash: error: cannot write the output: Bad file descriptor"]),
        ("rvhash --help >&-", 1, ["rvhash: error: cannot write the output: Bad file descriptor"]),
        ("rvhash hash -a sha256 -c - <&-", 1, ["rvhash: -: Bad file descriptor"]),
        ("rvhash nonsense 2>&-", 2, []),
    ],
)
def test_closed_streams(tmp_path, line, status, says):
    done = shell(line, tmp_path)
    assert (done.returncode, done.stdout, done.stderr.decode().splitlines()) == (status, b"", says)


@pytest.mark.parametrize("module", ["typer", "pydantic"])
def test_ctrl_c_at_the_start(rvhash, tmp_path, module):
    """While the command line is imported, and while the command is."""
    (tmp_path / f"{module}.py").write_text("raise KeyboardInterrupt")
    done = rvhash("list", env={"PYTHONPATH": f"{tmp_path}:{ROOT}"})
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"rvhash: interrupted\n")


def test_error_types_have_their_exit_status():
    assert UsageError("x").exit_code == 2

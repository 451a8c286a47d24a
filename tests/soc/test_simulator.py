# SPDX-License-Identifier: Apache-2.0
"""The simulator itself: it reports malformed jobs, options and ELF files and ends with exit status 4; nothing hangs."""

import json
import subprocess

import pytest

from rvhash import builder, design
from tests.lib.hosts import HOST

GOOD_JOB = b"JOB 2 32\nDATA 3\nabcEND\n"
ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@pytest.fixture(scope="module")
def system() -> builder.System:
    return builder.systems([design.get("sw", HOST)])[0]


def run(system: builder.System, jobs: bytes, *options: str, elf: str | None = None) -> tuple[int, list[dict]]:
    """Exit status and events."""
    argv = [str(system.simulator), "--elf", elf or str(system.firmware), *options]
    done = subprocess.run(argv, input=jobs, stdout=subprocess.PIPE, check=False, timeout=100)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def refused(system: builder.System, jobs: bytes, *options: str, elf: str | None = None) -> str:
    """The message of the error that the run ended with."""
    status, events = run(system, jobs, *options, elf=elf)
    assert status == 4, events
    assert events[-1]["event"] == "error"
    assert not any(e["event"] == "result" for e in events)
    return events[-1]["message"]


def test_good_jobs(system):
    status, events = run(system, GOOD_JOB + b"JOB 2 32\nDATA 0\nDATA 1\naDATA 2\nbcEND\n", "--max-cycles", str(2**62))
    assert status == 0
    assert [e["digest"] for e in events if e["event"] == "result"] == [ABC, ABC]
    assert events[-1]["event"] == "exit"


@pytest.mark.parametrize(
    "jobs",
    [
        b"JOB\n",
        b"JOB 2\n",
        b"JOB 0 32\n",
        b"JOB 77 32\n",
        b"JOB -2 32\n",
        b"JOB 2 32 x\n",
        b"JOB 2 32\r\n",
        b"JOB 4294967298 32\n",
        b"JOB 12 4294967300\n",
        b"JOB 2 99999999999999999999\n",
        b"JOB 2 32" + b" " * 100 + b"\n",
        b"HASH 2 32\n",
    ],
)
def test_bad_job_line(system, jobs):
    assert "expected JOB" in refused(system, jobs + b"END\n")


@pytest.mark.parametrize(
    "frames",
    [
        b"DATA\n",
        b"DATA 65537\n",
        b"DATA 4294967299\nabc",
        b"DATA 3x\nabc",
        b"DATA -1\n",
        b"DATA 3\0\nabc",
        b"END",
        b"abc\n",
    ],
)
def test_bad_frame(system, frames):
    assert "expected DATA" in refused(system, b"JOB 2 32\n" + frames + b"END\n" * (frames != b"END"))


@pytest.mark.parametrize(
    "jobs", [b"JOB 2 32\n", b"JOB 2 32\nDATA 3\n", b"JOB 2 32\nDATA 3\nab", b"JOB 2 32\nDATA 3\nabc"]
)
def test_input_that_ends_early(system, jobs):
    assert "ended inside" in refused(system, jobs)


@pytest.mark.parametrize("value", ["0", "-5", "x", "", "5x", "99999999999999999999999", str(2**62 + 1)])
def test_bad_cycle_limit(system, value):
    assert "--max-cycles" in refused(system, GOOD_JOB, f"--max-cycles={value}")


@pytest.mark.parametrize("value", ["91", "-5", "x", "", "5x", "99999999999999999999999"])
def test_bad_stall(system, value):
    assert "--stall" in refused(system, GOOD_JOB, f"--stall={value}")


@pytest.mark.parametrize("value", ["0", "-5", "x", "", "5x", "99999999999999999999999", str(2**62 + 1)])
def test_bad_cycle_of_a_reset(system, value):
    assert "--reset-at" in refused(system, GOOD_JOB, f"--reset-at={value}")


def test_reset_before_the_first_job(system):
    """It is told once, at its cycle, and the program starts again."""
    status, events = run(system, GOOD_JOB, "--reset-at", "100")
    assert status == 0
    assert events[0] == {"event": "reset", "cycles": 100}
    assert [e["digest"] for e in events if e["event"] == "result"] == [ABC]
    assert sum(e["event"] == "reset" for e in events) == 1


def test_reset_loses_a_message_that_was_begun(system):
    """What of it is unread does not become the next message."""
    job = b"JOB 2 32\n" + (b"DATA 65536\n" + bytes(65536)) * 4 + b"END\n"
    status, events = run(system, job + GOOD_JOB, "--reset-at", "100000")
    assert status == 4
    assert [e["event"] for e in events] == ["progress", "reset", "error"]
    assert "left a message unread" in events[-1]["message"]


def test_bad_options(system):
    assert "unknown option" in refused(system, GOOD_JOB, "--what")
    assert "usage" in refused(system, GOOD_JOB, "extra")


def test_cycle_limit_is_decimal(system):
    status, events = run(system, GOOD_JOB, "--max-cycles", "0010000000")
    assert status == 0
    assert events[-1]["event"] == "exit"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda image: image[:20], "too short"),
        (lambda image: b"\x7fELG" + image[4:], "not a 32-bit RISC-V"),
        (lambda image: image[:4] + b"\x02" + image[5:], "not a 32-bit RISC-V"),
        (lambda image: image[:5] + b"\x02" + image[6:], "not a 32-bit RISC-V"),
        (lambda image: image[:24] + b"\x04\x00\x00\x80" + image[28:], "starts at 0x80000004"),
        (lambda image: image[:28] + b"\xff\xff\xff\x7f" + image[32:], "truncated"),
        (lambda image: image[:200], "truncated"),
    ],
)
def test_bad_elf(system, tmp_path, change, message):
    bad = tmp_path / "bad.elf"
    bad.write_bytes(change(system.firmware.read_bytes()))
    assert message in refused(system, GOOD_JOB, elf=str(bad))


def test_missing_elf(system, tmp_path):
    assert "cannot open" in refused(system, GOOD_JOB, elf=str(tmp_path / "none.elf"))

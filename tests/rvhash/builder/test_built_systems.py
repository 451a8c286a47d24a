# SPDX-License-Identifier: Apache-2.0
"""Real builds of a very small checkout: how a build can end, and the state that the next build finds."""

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rvhash.builder.conftest import entries

BUILD = "from rvhash import builder, design; print(builder.systems([design.get('mini-mini')], print)[0].simulator)"


def start_build(**options) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", BUILD], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options
    )


def wait_for_compiler(cache: Path) -> None:
    """Until the firmware is done and Verilator has written its C++ files, so that make is running or about to."""
    end = time.monotonic() + 60
    while list(cache.glob("tmp/fw-*")) or not entries(cache, "fw") or not list(cache.glob("tmp/*/work/obj/*.mk")):
        assert time.monotonic() < end
        time.sleep(0.01)


def working_in(folder: Path) -> list[str]:
    """Command lines of the processes that live in a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if Path(os.readlink(process / "cwd")).is_relative_to(folder):
                found.append((process / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue
    return found


def test_interrupted_and_killed_builds_then_two_at_once(mini):
    cache = mini / "cache"
    interrupted = start_build()
    wait_for_compiler(cache)
    interrupted.send_signal(signal.SIGINT)
    assert interrupted.wait(20) != 0
    assert entries(cache, "sim") == []
    assert not list((cache / "tmp").iterdir())
    assert working_in(cache) == []

    killed = start_build(start_new_session=True)
    wait_for_compiler(cache)
    killed.kill()
    killed.wait(20)
    assert entries(cache, "sim") == []
    assert list((cache / "tmp").iterdir())

    both = [start_build(), start_build()]
    said = [process.communicate(timeout=300)[0].splitlines() for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sum(line.startswith("start simulator") for lines in said for line in lines) == 1
    assert sum(line.startswith("wait simulator") for lines in said for line in lines) == 1
    assert said[0][-1] == said[1][-1]
    assert subprocess.run([said[0][-1]], capture_output=True, text=True, check=True).stdout == "1\n"
    assert len(entries(cache, "sim")) == len(entries(cache, "fw")) == 1
    assert not list((cache / "tmp").iterdir())


@pytest.fixture
def small_disk(tmp_path) -> Iterator[Path]:
    """A file system of 48 KiB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=48k", "tmpfs", str(disk)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("mounting a small file system requires root; the file size limit replaces it")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def expect_full(cache: Path, process: subprocess.Popen[str]) -> None:
    error = process.communicate(timeout=300)[1].splitlines()[-1]
    assert process.returncode == 1
    assert f"the disk of the cache {cache} is full" in error
    assert entries(cache, "sim") == []
    assert not list((cache / "tmp").iterdir())


def test_disk_full(mini, small_disk, monkeypatch):
    monkeypatch.setenv("RVHASH_CACHE", str(small_disk))
    expect_full(small_disk, start_build())


def test_files_that_may_not_grow(mini):
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    expect_full(mini / "cache", start_build(preexec_fn=limit))

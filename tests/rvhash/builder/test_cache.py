# SPDX-License-Identifier: Apache-2.0
"""The cache of build results: an entry is complete or absent, whatever happens during the build."""

import multiprocessing
import os
import signal
import time
from pathlib import Path

import pytest

from rvhash.builder.cache import MANIFEST, Cache
from rvhash.errors import BuildError

FORK = multiprocessing.get_context("fork")


def writer(content: bytes, built: list[int] | None = None):
    def make(work: Path, entry: Path) -> None:
        if built is not None:
            built.append(1)
        (work / "scratch").write_bytes(b"x" * 1000)
        (entry / "thing").write_bytes(content)

    return make


def nothing_left(root: Path) -> bool:
    return not list((root / "tmp").iterdir())


def test_built_once_and_found_again(tmp_path):
    cache, built = Cache(tmp_path / "c"), []
    assert cache.find("k") is None
    for _ in range(2):
        assert (cache.get("k", writer(b"1", built)) / "thing").read_bytes() == b"1"
    assert (cache.get("other", writer(b"2", built)) / "thing").read_bytes() == b"2"
    assert len(built) == 2
    assert nothing_left(cache.root)
    assert sorted(p.name for p in (cache.root / "k").iterdir()) == [MANIFEST, "thing"]


@pytest.mark.parametrize(
    "harm",
    [
        lambda entry: (entry / "thing").write_bytes(b"2"),
        lambda entry: (entry / "thing").unlink(),
        lambda entry: (entry / MANIFEST).unlink(),
        lambda entry: (entry / MANIFEST).write_text("{"),
        lambda entry: (entry / MANIFEST).write_text("{}"),
        lambda entry: (entry / MANIFEST).write_text("[1]"),
    ],
    ids=["changed", "missing", "no-manifest", "torn-manifest", "empty-manifest", "other-manifest"],
)
def test_damaged_entry_is_built_again(tmp_path, harm):
    cache = Cache(tmp_path)
    harm(cache.get("k", writer(b"1")))
    assert cache.find("k") is None
    assert (cache.get("k", writer(b"1")) / "thing").read_bytes() == b"1"
    assert cache.find("k") is not None
    assert nothing_left(tmp_path)


@pytest.mark.parametrize("error", [KeyboardInterrupt, BuildError, ValueError])
def test_failed_build_leaves_nothing(tmp_path, error):
    def fail(work: Path, entry: Path) -> None:
        (entry / "thing").write_bytes(b"half")
        raise error

    cache = Cache(tmp_path)
    with pytest.raises(error):
        cache.get("k", fail)
    assert not (tmp_path / "k").exists()
    assert nothing_left(tmp_path)
    assert cache.get("k", writer(b"1")) == tmp_path / "k"


def test_disk_full_is_one_line_and_leaves_nothing(tmp_path):
    def fail(work: Path, entry: Path) -> None:
        raise OSError(28, os.strerror(28), str(entry / "thing"))

    with pytest.raises(BuildError, match=r"the disk of the cache .* is full; free some space, or set RVHASH_CACHE"):
        Cache(tmp_path).get("k", fail)
    assert not (tmp_path / "k").exists()
    assert nothing_left(tmp_path)


def test_cache_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BuildError, match=r"cannot write to the cache .*: Not a directory; set RVHASH_CACHE"):
        Cache(tmp_path / "file" / "c").get("k", writer(b"1"))


def _slow_build(root: Path, log: Path, seconds: float) -> None:
    def make(work: Path, entry: Path) -> None:
        with log.open("a") as file:
            file.write("built\n")
        time.sleep(seconds)
        (entry / "thing").write_bytes(b"1")

    def waiting() -> None:
        with log.open("a") as file:
            file.write("waited\n")

    assert (Cache(root).get("k", make, waiting) / "thing").read_bytes() == b"1"


def _wait_for(log: Path) -> None:
    end = time.monotonic() + 20
    while not log.exists():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_two_processes_build_once(tmp_path):
    log = tmp_path / "log"
    processes = [FORK.Process(target=_slow_build, args=(tmp_path / "c", log, 1)) for _ in range(2)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(30)
        assert process.exitcode == 0
    assert sorted(log.read_text().split()) == ["built", "waited"]


def test_killed_build_is_cleaned_up_by_the_next_one_of_any_key(tmp_path):
    cache, log = Cache(tmp_path / "c"), tmp_path / "log"
    process = FORK.Process(target=_slow_build, args=(cache.root, log, 60))
    process.start()
    _wait_for(log)
    cache.get("other", writer(b"2"))
    assert not nothing_left(cache.root)  # the builder is alive: its folder is not touched
    os.kill(process.pid, signal.SIGKILL)
    process.join(10)
    cache.get("third", writer(b"3"))
    assert nothing_left(cache.root)
    assert cache.find("k") is None
    assert (cache.get("k", writer(b"1")) / "thing").read_bytes() == b"1"

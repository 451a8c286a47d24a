# SPDX-License-Identifier: Apache-2.0
"""Sweeps that run: results, failed points, interruptions, and a worker that is killed."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyarrow.csv
import pyarrow.parquet
import pytest
from distributed import Client

from rvhash.synth import fpga_area
from tests.rvhash.conftest import ROOT
from tests.rvhash.sweep.conftest import SOFTWARE, environment, rows

SMALL = SOFTWARE.replace("[4096, 4097, 4098, 4099]", "[64, 100]")


def test_a_row_for_each_point_as_rvhash_hash_counts(sweep, rvhash, tmp_path):
    done = sweep(SMALL.replace("[64, 100]", "[64]\nwait_states = [0, 30]"), "-o", "out.csv")
    assert done.returncode == 0, done.stderr
    found = rows(tmp_path / "out.csv")
    assert [(r["algorithm"], r["wait_states"], r["status"], r["error"]) for r in found] == [
        (a, w, "ok", "") for a in ("sha256", "sha3-256") for w in ("0", "30")
    ]
    by_hash = rvhash("hash", "-d", "sw-hart", "-a", "sha256", "-", stdin=bytes(range(64)))
    assert f" {int(found[0]['cycles']):,} cycles".encode() in by_hash.stderr
    assert int(found[1]["cycles"]) > int(found[0]["cycles"])  # with wait states
    assert int(found[1]["instructions"]) == int(found[0]["instructions"])
    assert float(found[0]["cycles_per_byte"]) == int(found[0]["cycles"]) / 64


def test_parquet_csv_and_json_hold_the_same(sweep, tmp_path):
    assert sweep(SMALL, "-o", "out.csv").returncode == 0
    done = sweep(SMALL, "-o", "out.parquet", "--json")
    one = pyarrow.parquet.read_table(tmp_path / "out.parquet")
    types = pyarrow.csv.ConvertOptions(column_types=one.schema, strings_can_be_null=False)
    two = pyarrow.csv.read_csv(tmp_path / "out.csv", convert_options=types)
    assert one.equals(two)
    told = json.loads(done.stdout)
    assert told["points"] == one.to_pylist()
    assert told["skipped"] == []


def test_a_failed_point_is_reported_and_not_fatal(sweep, tmp_path):
    done = sweep("max_cycles = 9000\n" + SMALL.replace("[64, 100]", "[1, 1024]"), "-o", "out.csv", "--workers", "1")
    assert done.returncode == 1
    found = [(r["message_bytes"], r["status"], r["cycles"] != "") for r in rows(tmp_path / "out.csv")]
    assert found == [("1", "ok", True), ("1024", "failed", False)] * 2
    assert rows(tmp_path / "out.csv")[1]["error"].startswith("cycles: cycle limit reached")
    assert "failed: sw on hart, sha256 of 1,024 bytes, parameters {}: cycles: cycle limit reached" in done.stderr
    assert "4 points, 2 failed, 0 combinations skipped" in done.stderr


@pytest.mark.full
def test_what_cannot_be_built_fails_its_points_only(sweep, tmp_path):
    kind = '[[grid]]\ndesign = ["sharv"]\nhost = ["cv32e40x"]\nalgorithm = ["sha256"]\nmessage_bytes = [64, 65]\n'
    done = sweep(SMALL + kind + "parameters = { Kind = [9] }\n", "-o", "out.csv")
    assert done.returncode == 1
    found = rows(tmp_path / "out.csv")
    assert [r["status"] for r in found] == ["ok"] * 4 + ["failed"] * 2
    assert all("does not build" in r["error"] for r in found[4:])


def test_skipped_combinations_are_told(sweep, tmp_path):
    text = 'illegal = "skip"\n' + SMALL.replace('["sw"]', '["sw", "hx"]').replace('["hart"]', '["ibex"]')
    done = sweep(text, "--list", "--json")
    assert done.returncode == 0
    assert "skipped 4 combinations: hx requires CV-X-IF 1.0, which host 'ibex' does not have" in done.stderr
    assert [s["combinations"] for s in json.loads(done.stdout)["skipped"]] == [4]
    done = sweep(text.replace('"skip"', '"refuse"'))
    assert (done.returncode, done.stdout) == (2, "")
    assert "4 combinations are no design" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["spec.toml"]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("-o", "out.xls"), "must end in .parquet or .csv"),
        (("-o", "none/out.csv"), "its folder does not exist"),
        (("--plot", "out.txt"), "must end in .svg, .png, .pdf"),
        (("--plot", "out.svg"), "plot.x = 'weighted_area', which the sweep does not measure"),
        (("--scheduler", "tcp://127.0.0.1:9", "--workers", "2"), "--workers is for this machine"),
    ],
)
def test_refused_before_anything_runs(sweep, tmp_path, options, says):
    done = sweep(SMALL, *options)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in " ".join(done.stderr.split())
    assert not re.search(r"\d of \d", done.stderr)  # no progress
    assert [path.name for path in tmp_path.iterdir()] == ["spec.toml"]


def test_an_interrupted_sweep_goes_on_where_it_was(sweep, empty_cache, tmp_path):
    with swept(empty_cache, tmp_path, "--workers", "1") as first:
        until(first, 4)
        first.send_signal(signal.SIGINT)
        first.communicate(timeout=60)
    assert first.returncode == 130
    assert not (tmp_path / "spec.csv").exists()
    stored = {path: path.stat().st_mtime_ns for path in empty_cache.glob("point-cycles-*/result.json")}
    assert 3 <= len(stored) < 8
    done = sweep(SOFTWARE, env={"RVHASH_CACHE": str(empty_cache)})
    assert done.returncode == 0, done.stderr
    assert {path: path.stat().st_mtime_ns for path in stored} == stored
    assert len(list(empty_cache.glob("point-cycles-*"))) == 8


def test_an_interrupted_sweep_ends_its_compilers(tmp_path):
    cache = tmp_path / "nothing-built"
    with swept(cache, tmp_path, "--workers", "1") as process:
        end = time.monotonic() + 60
        while not programs(cache):
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=120)
    assert process.returncode == 130
    assert programs(cache) == []


def programs(cache: Path) -> list[str]:
    """Running programs with a path of the cache in their arguments."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            arguments = file.read_bytes()
        except OSError:
            continue
        if bytes(cache) + b"/" in arguments:
            found.append(arguments.replace(b"\0", b" ").decode())
    return found


@contextmanager
def workers(n: int, cache: Path, folder: Path) -> Iterator[list[subprocess.Popen]]:
    """A scheduler and so many workers, which end with the block."""
    file, env = str(folder / "scheduler.json"), environment({"RVHASH_CACHE": str(cache)})
    dask, where = [sys.executable, "-m"], ["--no-dashboard", "--scheduler-file", file]
    scheduler = [*dask, "distributed.cli.dask_scheduler", "--port", "0", "--host", "127.0.0.1", *where]
    worker = [*dask, "distributed.cli.dask_worker", "--no-nanny", "--nthreads", "1", *where]
    quiet = {"env": env, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    running = [subprocess.Popen(argv, **quiet) for argv in [scheduler, *[worker] * n]]
    try:
        yield running
    finally:
        for process in reversed(running):
            process.kill()
            process.wait()


@contextmanager
def swept(cache: Path, folder: Path, *options: str) -> Iterator[subprocess.Popen[str]]:
    """A sweep of SOFTWARE that runs while the block does."""
    (folder / "spec.toml").write_text(SOFTWARE)
    argv = [sys.executable, "-m", "rvhash", "sweep", "spec.toml", *options]
    env = environment({"RVHASH_CACHE": str(cache)})
    with subprocess.Popen(argv, cwd=folder, env=env, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def test_a_killed_worker_changes_nothing(sweep, empty_cache, tmp_path):
    """Two real workers of a real scheduler; one is killed in mid-sweep. The rows are those of a sweep without that."""
    with workers(2, empty_cache, tmp_path) as (_, one, two):
        address = wait_for_workers(tmp_path, 2)
        with swept(empty_cache, tmp_path, "-o", "killed.csv", "--scheduler", address) as process:
            until(process, 3)
            one.kill()  # it has a task: more than two are left
            said = process.communicate(timeout=300)[1]
        assert process.returncode == 0, said
        assert one.wait() == -signal.SIGKILL
        assert two.poll() is None
    assert sweep(SOFTWARE, "-o", "plain.csv").returncode == 0  # measured in the cache of all tests
    assert (tmp_path / "killed.csv").read_bytes() == (tmp_path / "plain.csv").read_bytes()
    assert len(rows(tmp_path / "plain.csv")) == 8


@pytest.mark.full
def test_a_scheduler_that_goes_away_is_an_error_of_one_line(empty_cache, tmp_path):
    with workers(1, empty_cache, tmp_path) as (scheduler, _):
        address = wait_for_workers(tmp_path, 1)
        with swept(empty_cache, tmp_path, "--scheduler", address) as process:
            until(process, 3)
            scheduler.kill()
            said = process.communicate(timeout=300)[1]
    assert process.returncode == 1
    assert [line for line in said.splitlines() if not re.search(r": \d+ of \d+, ", line)] == [
        "rvhash: error: the scheduler went away (FutureCancelledError); run the same command again: "
        "what was measured is cached"
    ]
    assert not (tmp_path / "spec.csv").exists()


def until(process: subprocess.Popen[str], tasks: int) -> None:
    """Read what a sweep says until so many of its tasks are done, but not all."""
    for line in process.stderr:
        if match := re.search(r": (\d+) of (\d+), ", line):
            done, of = map(int, match.groups())
            assert done < of, "the sweep was too quick"
            if done >= tasks:
                return
    raise AssertionError("the sweep ended")


def wait_for_workers(folder: Path, n: int) -> str:
    """The address of the scheduler of `workers`, when so many of them are there."""
    file, end = folder / "scheduler.json", time.monotonic() + 60
    while not file.exists():
        assert time.monotonic() < end
        time.sleep(0.1)
    with Client(scheduler_file=str(file), set_as_default=False) as client:
        client.wait_for_workers(n, timeout=60)
        return client.scheduler.address


@pytest.mark.full
def test_the_example_of_the_page(sweep, tmp_path):
    text = (ROOT / "docs" / "sweep" / "engine.toml").read_text()
    done = sweep(text, "-o", "engine.parquet", "--plot", "engine.svg")
    assert done.returncode == 0, done.stderr
    found = pyarrow.parquet.read_table(tmp_path / "engine.parquet").to_pylist()
    assert len(found) == 4 * 4 + 2 * 4
    # The same modules as in the pages of areas.
    one = [r for r in found if r["design"] == "mmio-windows" and r["rounds_per_cycle"] == 1]
    areas = {unit: fpga_area.measure([unit])[0].weighted_area for unit in ("mmio-lean", "mmio-lean-overlap")}
    assert {(r["buffers"], r["weighted_area"]) for r in one} == {
        (1, areas["mmio-lean"]),
        (2, areas["mmio-lean-overlap"]),
    }
    assert any(r["pareto"] for r in found)
    assert (tmp_path / "engine.svg").read_text().startswith("<?xml")

# SPDX-License-Identifier: Apache-2.0
"""SHA-RV's subsystem with its AXI manager in C++: random blocks in every mode; what the overlap gains."""

import random
import subprocess

import pytest

from rvhash import design
from rvhash.blocks import subsystem
from rvhash.errors import SimulationError, UsageError
from tests.lib.hosts import HOST
from tests.paper.sharv import messages

HALF = 256  # blocks of a job
RUNS = [(a, m) for a in ("sha224", "sha256") for m in ("short", "long")]


@pytest.fixture(scope="module")
def built():
    """Subsystems by design, built when they are asked for."""
    known = {}

    def get(name):
        if name not in known:
            known[name] = subsystem.get(design.get(name, HOST))
        return known[name]

    return get


def workload(seed, algorithm, mode, blocks, job):
    """Random blocks, `job` at a time, as `subsystem.stream` takes them, and their digests."""
    rng = random.Random(seed)
    lengths = []
    for first in range(0, blocks, job):
        now = min(job, blocks - first)
        lengths += {"short": [1] * now, "long": [now], "four": [now // 4] * 4}[mode]
    return messages.many(rng, algorithm, lengths)


def check(built, seed, algorithm, mode, blocks, job, **options):
    data, wanted = workload(seed, algorithm, mode, blocks, job)
    got, took = subsystem.stream(built, algorithm, mode, data, job, **options)
    assert got == wanted
    assert took.blocks == blocks
    return took


@pytest.mark.parametrize(
    ("algorithm", "mode"),
    [pytest.param(*run, marks=() if run == ("sha256", "long") else pytest.mark.full) for run in RUNS],
)
def test_random_blocks(built, algorithm, mode):
    """600 blocks, those of long messages in messages of 1 to 64."""
    took = check(built("sharv"), 1, algorithm, mode, 600, HALF if mode == "short" else 64)
    assert took.ratio <= 1.05


@pytest.mark.full
@pytest.mark.parametrize("name", ["sharv", "sharv-small", "sharv-x4", "sharv-long"])
@pytest.mark.parametrize(("algorithm", "mode"), RUNS)
def test_very_many_random_blocks(built, name, algorithm, mode):
    check(built(name), 2, algorithm, mode, 100_000, 1024 if mode == "short" else 50)


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        *(pytest.param("sharv-x4", mode, marks=pytest.mark.full) for mode in ("four", "short")),
        *(pytest.param(name, "long", marks=pytest.mark.full) for name in ("sharv-x4", "sharv-long")),
    ],
)
def test_others(built, name, mode):
    took = check(built(name), 3, "sha256", mode, 8 * HALF, HALF)
    assert took.ratio <= 1.05


@pytest.mark.parametrize(("job", "blocks"), [(1, 3), (7, 30), (8, 17), (1024, 1024)])
def test_sizes_of_jobs(built, job, blocks):
    check(built("sharv"), 4, "sha224", "short", blocks, job)
    check(built("sharv"), 4, "sha256", "long", blocks, job)


@pytest.mark.parametrize("name", ["sharv", pytest.param("sharv-x4", marks=pytest.mark.full)])
def test_overlap_is_faster_than_one_half_alone(built, name):
    over = check(built(name), 5, "sha256", "short", 8 * HALF, HALF)
    alone = check(built(name), 5, "sha256", "short", 8 * HALF, HALF, overlap=False)
    assert over.total < alone.total
    # Alone, nothing goes on beside anything else.
    assert alone.total >= alone.write + alone.read + alone.execute


@pytest.mark.parametrize("stall", [20, 60])
@pytest.mark.parametrize("mode", ["short", "long"])
def test_axi_stalls(built, stall, mode):
    check(built("sharv"), 6, "sha256", mode, 150, 20, stall=stall)


def test_a_job_that_cannot_be_done_is_told(built):
    """Four messages side by side are nothing for the paper's design; a job of them has an error and no digests."""
    data, _ = workload(7, "sha256", "four", 8, 8)
    with pytest.raises(SimulationError, match="without its digests"):
        subsystem.stream(built("sharv"), "sha256", "four", data, 8)


def test_a_manager_that_waits_too_long_gives_up(built):
    data, _ = workload(8, "sha256", "short", 64, 64)
    with pytest.raises(SimulationError, match="nothing happened for"):
        subsystem.stream(built("sharv"), "sha256", "short", data, 64, max_cycles=1000)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--job", "0"], "--job takes a number"),
        (["--job", "1025"], "--job takes a number"),
        (["--job", "8", "--mode", "wide"], "--mode takes"),
        (["--job", "8", "--algorithm", "md5"], "--algorithm takes"),
        (["--job", "8", "--stall", "91"], "--stall takes"),
        (["--job", "8", "--what"], "unknown option"),
    ],
)
def test_bad_arguments(built, tmp_path, arguments, message):
    blocks, digests = tmp_path / "blocks", tmp_path / "digests"
    blocks.write_bytes(bytes(64))
    of = built("sharv")
    done = subprocess.run(
        [of.manager, "--elf", of.program, "--in", blocks, "--out", digests, *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 4
    assert message in done.stdout
    assert not digests.exists()


@pytest.mark.parametrize("size", [0, 63, 65])
def test_blocks_that_are_not_whole(built, size):
    with pytest.raises(SimulationError, match="whole blocks"):
        subsystem.stream(built("sharv"), "sha256", "short", bytes(size), 1)


def test_a_design_without_a_subsystem():
    with pytest.raises(UsageError, match="has no subsystem"):
        subsystem.get(design.get("mmio", HOST))

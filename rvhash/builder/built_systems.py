# SPDX-License-Identifier: Apache-2.0
"""Systems: for each design the simulator of its hardware and its firmware, built in parallel."""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rvhash import paths
from rvhash.builder.cache import Cache
from rvhash.builder.recipes import FIRMWARE, SIMULATOR, Notify, firmware_recipe, get, simulator_recipe
from rvhash.builder.tools import ToolRunner
from rvhash.design import Design


@dataclass(frozen=True)
class System:
    """A built design: the two files that a run needs."""

    design: Design
    simulator: Path
    firmware: Path


@contextmanager
def _builds(workers: int) -> Iterator[tuple[ToolRunner, ThreadPoolExecutor]]:
    """A runner of tools, and threads to use it in. An error or Ctrl-C in one build stops all of them."""
    runner, pool = ToolRunner(), ThreadPoolExecutor(max_workers=workers)
    try:
        yield runner, pool
    except BaseException:
        runner.stop()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def firmware(designs: Iterable[Design], notify: Notify = lambda event, what: None) -> list[Path]:
    """Build the firmware that is missing for these designs, without their simulators. The files of them."""
    with _builds(len(os.sched_getaffinity(0))) as (runner, pool):
        entries = pool.map(lambda d: get(lambda: firmware_recipe(d), runner, notify), designs)
        return [entry / FIRMWARE for entry in entries]


def systems(designs: Iterable[Design], notify: Notify = lambda event, what: None) -> list[System]:
    """Build what is missing for these designs, in parallel on the available processors."""
    designs = list(designs)
    hardware = {d.hardware: d for d in designs}
    cores = len(os.sched_getaffinity(0))
    store = Cache(paths.cache())
    keys = [simulator_recipe(d, 1).key() for d in hardware.values()]
    for d in designs:
        firmware_recipe(d)  # reports a missing tool before anything is built
    missing = sum(store.find(key) is None for key in keys)
    jobs = max(1, cores // max(1, missing))
    with _builds(max(1, min(cores, len(hardware)))) as (runner, pool):

        def simulator(of: Design) -> Path:
            return get(lambda: simulator_recipe(of, jobs), runner, notify) / SIMULATOR

        def image(of: Design) -> Path:
            return get(lambda: firmware_recipe(of), runner, notify) / FIRMWARE

        simulators = {name: pool.submit(simulator, d) for name, d in hardware.items()}
        images = [image(d) for d in designs]
        return [System(d, simulators[d.hardware].result(), file) for d, file in zip(designs, images, strict=True)]

# SPDX-License-Identifier: Apache-2.0
"""rvhash.bench.signature_bench: simulations side by side."""

import os
import threading
from concurrent.futures import Future

import pytest

from rvhash.bench import signature_bench
from rvhash.simulate.simulator import Simulator


def test_an_error_ends_what_runs_and_starts_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    killed, begun = threading.Event(), threading.Barrier(len(os.sched_getaffinity(0)) + 1)
    monkeypatch.setattr(Simulator, "kill_all", killed.set)

    def simulation() -> bool:
        begun.wait(30)
        return killed.wait(30)

    def bench() -> None:
        with signature_bench.parallel() as pool:
            running.extend(pool.submit(simulation) for _ in range(begun.parties))  # the last one waits
            begun.wait(30)
            raise ValueError("wrong digest")

    running: list[Future[bool]] = []
    with pytest.raises(ValueError, match="wrong digest"):
        bench()
    assert all(each.result() for each in running[:-1])
    assert running[-1].cancelled()

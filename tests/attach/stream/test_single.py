# SPDX-License-Identifier: Apache-2.0
"""rvh_stream_single and rvh_stream_lanes: widths, rounds per cycle, sets of built algorithms."""

import pytest

from tests.lib.cocotb_runner import one_state, rtl_files, simulate

KECCAK = {"HasSha256": 0, "HasSha512": 0}
SINGLE = {
    "64": {},
    "two-rounds": {"DataWidth": 128, "Width": 128, "RoundsPerCycle": 2, **KECCAK},
    "narrowed": {"DataWidth": 512, "Width": 32, "IdWidth": 4},
}
LANES = {
    "in-order": {"Lanes": 2, "DataWidth": 128, "QueueBeats": 4, **KECCAK},
    "four": {"Lanes": 4, "DataWidth": 256, "HasSha512": 0},
    "tagged": {"Lanes": 2, "DataWidth": 64, "QueueBeats": 4, "InOrder": 0, **KECCAK},
}


def run(top: str, parameters: dict[str, int], state: str) -> None:
    files = rtl_files("lib", "core", "engine", "stream")
    simulate(top, "tests.attach.stream.bench_single", files, parameters, states=(state,))


def some(names) -> list:
    """All of them in the full run, one in `make test`."""
    return [pytest.param(n, marks=() if n == "in-order" else pytest.mark.full) for n in names]


@one_state
@pytest.mark.parametrize("name", some(SINGLE))
def test_single(name, state):
    run("rvh_stream_single", SINGLE[name], state)


@one_state
@pytest.mark.parametrize("name", some(LANES))
def test_lanes(name, state):
    run("rvh_stream_lanes", LANES[name], state)

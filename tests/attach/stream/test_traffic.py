# SPDX-License-Identifier: Apache-2.0
"""Random traffic through the configurations of the streaming attachment: messages of 0 bytes to 1 MB, all algorithms
mixed, gaps in the input and stalls of the output."""

import random

import pytest

from rvhash.design import configurations
from rvhash.model import ALGORITHMS, digest
from rvhash.stream import simulation

MOST = 1_000_000


def traffic(of, seed: int, count: int) -> list[simulation.Request]:
    """Requests with lengths of every magnitude, the least and the greatest among them."""
    rng = random.Random(seed)
    known = [alg for alg in ALGORITHMS.values() if of.takes(alg)]
    requests = []
    for i in range(count):
        size = {0: 0, 1: MOST}.get(i, int(10 ** rng.uniform(0, 5.3)) - 1)
        alg = known[i % len(known)]
        requests.append(simulation.Request(alg, rng.randbytes(size), rng.randrange(1, 700) if alg.xof else None))
    rng.shuffle(requests)
    return requests


@pytest.mark.parametrize("stall", [pytest.param(0, marks=pytest.mark.full), 30])
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(n, marks=pytest.mark.full if n in ("lanes", "single-fast") else ())
        for n in configurations.stream_names()
    ],
)
def test_traffic(name, stall):
    of = configurations.stream(name)
    requests = traffic(of, stall, 60)
    at_once = 7 if of.form == "pipeline" else 1
    seen = []
    found, flow = simulation.run(simulation.get(name), of, requests, at_once=at_once, stall=stall, progress=seen.append)
    for request, output in zip(requests, found, strict=True):
        assert output == digest(request.algorithm.name, request.message, request.out_bytes), (
            request.algorithm.name,
            len(request.message),
        )
    assert flow.message_bytes == sum(len(r.message) for r in requests)
    assert flow.bits_per_cycle <= flow.limit
    assert len(seen) > 50
    assert seen == sorted(seen)

# SPDX-License-Identifier: Apache-2.0
"""The cycles of results/stream.json are current, and the promised rates are reached."""

import pytest

from tests.attach.stream import rates

# Bits of message a cycle at least, and the share of what padding and the streams' widths allow (issue: step 7).
PROMISED = {
    ("single", "sha3-256", "long"): (45.2, 0),
    ("single-fast", "sha3-256", "long"): (90, 0),
    ("pipeline", "sha3-256", "interleaved"): (500, 0),
    ("pipeline", "sha3-256", "mix"): (0, 0.8),
}
KEY = ("configuration", "algorithm", "workload")


# One worker measures all of a configuration, which is built once.
@pytest.mark.parametrize(
    "run", [pytest.param(r, id="-".join(r), marks=pytest.mark.xdist_group(f"stream-{r[0]}")) for r in rates.RUNS]
)
def test_as_recorded(run):
    (recorded,) = (r for r in rates.read() if tuple(r[k] for k in KEY) == run)
    assert rates.measure(*run) == recorded, "other than in results/; meant: python -m tests.attach.stream.rates"


@pytest.mark.parametrize("run", PROMISED, ids="-".join)
def test_promised(run, summary):
    (r,) = (r for r in rates.read() if tuple(r[k] for k in KEY) == run)
    least, share = PROMISED[run]
    summary(f"stream {' '.join(run)}", f"{r['bits_per_cycle']} bits a cycle of {r['limit']}, promised {least or share}")
    assert r["bits_per_cycle"] >= max(least, share * r["limit"])


def test_nothing_else_is_recorded():
    assert [tuple(r[k] for k in KEY) for r in rates.read()] == list(rates.RUNS)

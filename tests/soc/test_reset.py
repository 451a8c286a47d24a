# SPDX-License-Identifier: Apache-2.0
"""Resets in the middle of a hash: the host restarts, and the attachment accepts messages as after the first reset."""

import json

import pytest

from tests.lib.hosts import HOST, on_host
from tests.soc.test_firmware import run

BEGIN = 20_000  # the program hashes since long
LATER = 50_000  # where the program hashes once by portable C before
LAP = 3_000  # cycles, about, in which it hashes by every algorithm once
FULL = pytest.mark.full


@pytest.mark.parametrize(
    "name",
    on_host([("mmio",), ("xif",), *(pytest.param(n, marks=FULL) for n in ("sharv", "sharv-x4", "sharv-long"))]),
)
@pytest.mark.parametrize(
    ("cycles", "stall"),
    [
        pytest.param(range(BEGIN, BEGIN + LAP, 1801), 0, id="few"),
        pytest.param(range(BEGIN, BEGIN + LAP, 43), 0, id="70", marks=FULL),
        pytest.param(range(BEGIN, BEGIN + 600, 3), 0, id="200", marks=FULL),
        pytest.param(range(BEGIN, BEGIN + LAP, 89), 50, id="stalls", marks=FULL),
    ],
)
def test_reset_in_a_hash(name, cycles, stall):
    """Nine of ten resets come while a hash is active, and in hashes of more than one algorithm."""
    said = []
    for cycle in (c + LATER if name.startswith("sharv") else c for c in cycles):
        options = ("--reset-at", str(cycle), "--stall", str(stall), "--max-cycles", "2000000")
        done = run("reset", name, *options)
        assert done.returncode == 0, (cycle, done.stderr + done.stdout)
        events = [json.loads(line) for line in done.stdout.splitlines()]
        assert [e["event"] for e in events] == ["reset", "exit"]
        assert events[0]["cycles"] == cycle
        assert "reset: ok" in done.stderr.splitlines()
        said += [line for line in done.stderr.splitlines() if line.startswith("reset in algorithm")]
    assert 10 * len(said) >= 9 * len(cycles)
    assert len(set(said)) > 1


def test_without_a_reset():
    """The program hashes on: what ends it is the reset."""
    done = run("reset", f"mmio-{HOST}", "--max-cycles", "40000")
    assert done.returncode == 3
    assert '"event":"reset"' not in done.stdout

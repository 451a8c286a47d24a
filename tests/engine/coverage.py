# SPDX-License-Identifier: Apache-2.0
"""Functional coverage: mode x message length modulo the block x what happens to the message.

A bin is (mode, residue, event); the sponge counts as one mode for each of its rates.
"""

import json
import os
import random
from pathlib import Path

from rvhash.model import ALGORITHMS, RATES
from tests.lib.cocotb_runner import BUILD, INITIAL_STATES

EVENTS = ("plain", "stall", "save", "wipe", "reset", "error")
FOLDER = BUILD / "engine-coverage"

Bin = tuple[str, int, str]

_hit: set[Bin] = set()


def label(mode: tuple) -> str:
    """The name of a mode in a bin."""
    return f"sponge{mode[1]}" if mode[0] == "sponge" else mode[0]


def hit(mode: tuple, length: int, event: str) -> None:
    """A message of `length` bytes has come through the event; for a save or an error it is the length so far."""
    block = mode[1] if mode[0] == "sponge" else ALGORITHMS[mode[0]].block_bytes
    assert event in EVENTS
    _hit.add((label(mode), length % block, event))


def save() -> None:
    """Store the bins of this run, for `collect`."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{os.environ['RVH_RUN']}.json").write_text(json.dumps(sorted(_hit)))


def forget(run: str) -> None:
    """Before the runs whose name begins so."""
    for file in FOLDER.glob(f"{run}*.json"):
        file.unlink()


def collect(run: str = "") -> set[Bin]:
    """The bins of all runs whose name begins so."""
    return {tuple(b) for file in FOLDER.glob(f"{run}*.json") for b in json.loads(Path(file).read_text())}


def goal(*events: str) -> set[Bin]:
    """All bins with these events, or all there are."""
    blocks = {name: a.block_bytes for name, a in ALGORITHMS.items()} | {f"sponge{rate}": rate for rate in RATES}
    return {(m, r, e) for m, block in blocks.items() for r in range(block) for e in events or EVENTS}


def share(items: list, seed: int = 1) -> list:
    """The part of `items` that is this run's: a third for each initial state, and less if RVH_DIVIDE says so."""
    items = list(items)
    random.Random(seed).shuffle(items)
    state = os.environ["RVH_RUN"].rsplit(".", 1)[-1]
    return items[list(INITIAL_STATES).index(state) :: len(INITIAL_STATES) * int(os.environ.get("RVH_DIVIDE", "1"))]

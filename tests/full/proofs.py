# SPDX-License-Identifier: Apache-2.0
"""Verdicts of proofs that results/formal.json has for the same contents: `make formal ARGS=--record` wrote them."""

from collections.abc import Mapping, Sequence

from formal import record as proved
from formal.jobs import jobs
from rvhash.errors import RvhashError
from tests.full.parts import Part
from tests.full.record import GREEN, Record, Verdict


def take(parts: Sequence[Part], record: Record, keys: Mapping[str, str], dirty: bool) -> None:
    """Record the proofs without a verdict of which every task is current and good in results/formal.json.

    `keys`: of the parts. `dirty`: whether the tree has uncommitted changes.
    """
    for part in parts:
        if part.kind != "proof" or record.known(part.name, keys[part.name]):
            continue
        try:
            seconds = proved.seconds(jobs()[part.name.partition("/")[2]])
        except RvhashError:  # a fault that does not match: the run reports it
            continue
        if seconds is not None:
            key = keys[part.name]
            detail = "as recorded in results/formal.json"
            record.add(Verdict(part=part.name, verdict=GREEN, seconds=seconds, key=key, dirty=dirty, detail=detail))

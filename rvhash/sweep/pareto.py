# SPDX-License-Identifier: Apache-2.0
"""The Pareto front of a sweep: points that no other point beats, among those of the same work."""

from collections.abc import Sequence

from rvhash import pareto
from rvhash.sweep.running import Row

WORK = ("algorithm", "message_bytes", "output_bytes", "messages", "wait_states")  # what makes points comparable


def work(row: Row) -> tuple[object, ...]:
    """The work of a point."""
    return tuple(row[key] for key in WORK)


def comparable(row: Row, x: str, y: str) -> bool:
    """Whether both measures of a point are known."""
    return row["status"] == "ok" and row.get(x) is not None and row.get(y) is not None


def front(rows: Sequence[Row], x: str, y: str) -> list[bool]:
    """For each point: whether it is in the front of the points of the same work. Less is better.

    False for a point whose measures are not both known.
    """
    groups: dict[tuple[object, ...], list[int]] = {}
    for i, row in enumerate(rows):
        if comparable(row, x, y):
            groups.setdefault(work(row), []).append(i)
    best = [False] * len(rows)
    for places in groups.values():
        for i, good in zip(places, pareto.front([(rows[i][x], rows[i][y]) for i in places]), strict=True):
            best[i] = good
    return best

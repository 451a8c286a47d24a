# SPDX-License-Identifier: Apache-2.0
"""The Pareto front of a sweep: points that no other point beats, among those of the same work."""

from collections.abc import Sequence

from rvhash.sweep.running import Row

WORK = ("algorithm", "message_bytes", "output_bytes", "messages", "wait_states")  # what makes points comparable


def work(row: Row) -> tuple[object, ...]:
    """The work of a point."""
    return tuple(row[key] for key in WORK)


def comparable(row: Row, x: str, y: str) -> bool:
    """Whether both measures of a point are known."""
    return row["status"] == "ok" and row.get(x) is not None and row.get(y) is not None


def front(rows: Sequence[Row], x: str, y: str) -> list[bool]:
    """For each point: no other of the same work is at least as good in both measures and better in one. Less is better.

    False for a point whose measures are not both known.
    """
    known = [row for row in rows if comparable(row, x, y)]

    def beaten(row: Row) -> bool:
        return any(
            other[x] <= row[x] and other[y] <= row[y] and (other[x] < row[x] or other[y] < row[y])
            for other in known
            if work(other) == work(row)
        )

    return [comparable(row, x, y) and not beaten(row) for row in rows]

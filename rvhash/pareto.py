# SPDX-License-Identifier: Apache-2.0
"""The Pareto front of points with two measures."""

from collections.abc import Sequence


def front(points: Sequence[tuple[float, float]]) -> list[bool]:
    """For each point (x, y): no other is at least as good in both measures and better in one. Less is better."""
    return [not any(u <= x and v <= y and (u, v) != (x, y) for u, v in points) for x, y in points]

# SPDX-License-Identifier: Apache-2.0
"""The Pareto front of throughput against area."""

from collections.abc import Mapping

from rvhash import pareto


def front(points: Mapping[str, tuple[float, float]]) -> list[str]:
    """Of points (area, throughput) by name, those that no other point beats: less area and not less throughput, or
    more throughput and not more area. In rising order of area; of equal points, all."""
    best = pareto.front([(area, -rate) for area, rate in points.values()])
    return sorted((name for name, good in zip(points, best, strict=True) if good), key=lambda name: points[name])

# SPDX-License-Identifier: Apache-2.0
"""The Pareto front of throughput against area."""

from collections.abc import Mapping


def front(points: Mapping[str, tuple[float, float]]) -> list[str]:
    """Of points (area, throughput) by name, those that no other point beats: less area and not less throughput, or
    more throughput and not more area. In rising order of area; of equal points, all."""
    found = [
        name
        for name, (area, rate) in points.items()
        if not any(
            (other_area <= area and other_rate >= rate) and (other_area, other_rate) != (area, rate)
            for other_area, other_rate in points.values()
        )
    ]
    return sorted(found, key=lambda name: points[name])

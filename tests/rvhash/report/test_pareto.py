# SPDX-License-Identifier: Apache-2.0
"""The Pareto front is what nothing else beats, in rising order of area."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from rvhash.report.pareto import front

POINTS = st.dictionaries(st.text("abcdef", min_size=1), st.tuples(st.integers(1, 9), st.integers(1, 9)), max_size=12)


def test_of_three():
    points = {"small": (1, 1), "fast": (5, 9), "poor": (5, 3), "same": (1, 1), "slow": (2, 1)}
    assert front(points) == ["small", "same", "fast"]


@given(POINTS)
def test_definition(points):
    found = front(points)
    for name, (area, rate) in points.items():
        beaten = any(a <= area and r >= rate and (a < area or r > rate) for a, r in points.values())
        assert (name in found) != beaten
    assert all(points[a] <= points[b] for a, b in itertools.pairwise(found))

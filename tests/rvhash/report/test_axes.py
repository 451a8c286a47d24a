# SPDX-License-Identifier: Apache-2.0
"""Axes keep order, hold all values, and have few labels."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rvhash.report.axes import LinearAxis, LogAxis, short

POSITIVE = st.floats(1e-6, 1e9, allow_nan=False)


@given(st.lists(POSITIVE, min_size=1, max_size=20), st.booleans(), st.floats(1, 5))
def test_logarithmic(values, zero, margin):
    axis = LogAxis.over([*values, 0] if zero else values, margin)
    places = [axis.place(v) for v in sorted([*values, 0] if zero else values)]
    assert all(-1e-9 <= p <= 1 + 1e-9 for p in places)
    assert all(a <= b for a, b in itertools.pairwise(places))
    ticks = axis.ticks()
    assert 1 <= len(ticks) - zero <= 8
    assert all(-1e-6 <= axis.place(v) <= 1 + 1e-6 for v, _ in ticks)


def test_a_decade_is_the_same_everywhere():
    axis = LogAxis.over([1, 1000])
    assert axis.place(10) == pytest.approx(1 / 3)
    assert axis.place(100) == pytest.approx(2 / 3)
    assert [label for _, label in axis.ticks()] == ["1", "10", "100", "1,000"]
    assert [label for _, label in LogAxis.over([0, 1, 100]).ticks()] == ["0", "1", "10", "100"]


@given(st.lists(POSITIVE, min_size=1, max_size=20))
def test_linear(values):
    axis = LinearAxis.over(values)
    assert axis.place(0) == 0
    assert 0.3 <= axis.place(max(values)) <= 1 + 1e-9


def test_short():
    assert [short(v) for v in (0.01, 0.1, 1, 1000, 20000, 1e6)] == ["0.01", "0.1", "1", "1,000", "20 k", "1 M"]

# SPDX-License-Identifier: Apache-2.0
"""The Pareto front: who beats whom, and only among equal work."""

import random

import pytest

from rvhash.errors import UsageError
from rvhash.sweep import pareto, pareto_plot

WORK = {"algorithm": "sha256", "message_bytes": 64, "output_bytes": None, "messages": 1, "wait_states": 0}
NAMED = {"design": "mmio", "host": "hart"}


def row(x, y, **changes):
    return {**WORK, **NAMED, "status": "ok", "x": x, "y": y, **changes}


def test_a_point_that_is_beaten_in_one_measure_and_not_better_in_the_other():
    rows = [row(1, 9), row(5, 5), row(5, 6), row(9, 1), row(9, 2), row(2, 9)]
    assert pareto.front(rows, "x", "y") == [True, True, False, True, False, False]


def test_equal_points_are_both_on_the_front():
    assert pareto.front([row(1, 2), row(1, 2)], "x", "y") == [True, True]


@pytest.mark.parametrize("key", ["algorithm", "message_bytes", "output_bytes", "messages", "wait_states"])
def test_other_work_beats_nothing(key):
    assert pareto.front([row(1, 1), row(9, 9, **{key: 7})], "x", "y") == [True, True]


def test_failed_and_unknown_points_are_not_on_it_and_beat_nothing():
    rows = [row(1, 1, status="failed"), row(None, 1), row(3, 3)]
    assert pareto.front(rows, "x", "y") == [False, False, True]


def test_as_by_the_definition_on_random_points():
    chance = random.Random(1)
    rows = [row(chance.randrange(20), chance.randrange(20)) for _ in range(200)]
    front = pareto.front(rows, "x", "y")
    best = {(r["x"], r["y"]) for r, good in zip(rows, front, strict=True) if good}
    # From left to right a front falls, and every point is at or above it.
    assert [y for _, y in sorted(best)] == sorted((y for _, y in best), reverse=True)
    assert all(any(x <= r["x"] and y <= r["y"] for x, y in best) for r in rows)


def test_the_plot_names_series_and_work_and_is_the_same_twice(tmp_path):
    rows = [row(1, 9), row(9, 1, design="xif"), row(5, 7, wait_states=20)]
    names = [str(tmp_path / name) for name in ("one.svg", "two.svg")]
    for name in names:
        pareto_plot.plot(rows, "x", "y", name)
    one, two = ((tmp_path / name).read_text() for name in ("one.svg", "two.svg"))
    assert one == two
    for text in ("mmio-hart", "xif-hart", "sha256, 64 B", "sha256, 64 B, 20 % wait states", "Pareto front"):
        assert f">{text}</text>" in one


def test_no_plot_of_what_is_not_measured(tmp_path):
    with pytest.raises(UsageError, match=r"plot\.x = 'weighted_area', which the sweep does not measure"):
        pareto_plot.check("weighted_area", "cycles", ["cycles"])
    with pytest.raises(UsageError, match="no point has both x and y"):
        pareto_plot.plot([row(None, 1)], "x", "y", str(tmp_path / "x.svg"))
    with pytest.raises(UsageError, match="25 panels"):
        pareto_plot.check_panels(25)
    assert list(tmp_path.iterdir()) == []

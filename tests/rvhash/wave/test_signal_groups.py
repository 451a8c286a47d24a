# SPDX-License-Identifier: Apache-2.0
"""The groups of sim/waves.toml and of the hosts: which signals go where, and that no pattern is stale."""

from fnmatch import fnmatchcase

import pytest

from rvhash import design
from rvhash.design import hosts
from rvhash.model import ALGORITHMS
from rvhash.wave import recording, signal_groups
from rvhash.wave.fst_file import Fst, Signal
from rvhash.wave.signal_groups import Wanted

pytestmark = pytest.mark.xdist_group("signal groups")  # a run of each system serves all tests

SYSTEMS = ("mmio-hart", "xif-hart", "hx-hart")  # every pattern is in one of them


def signals(*paths: str) -> list[Signal]:
    return [Signal(path, "", enum=False) for path in paths]


def found(of: list[Wanted], *paths: str) -> list[tuple[str, list[str]]]:
    return [(g.title, [s.path for s in g.signals]) for g in signal_groups.found(of, signals(*paths))]


def test_the_order_is_that_of_the_patterns_and_nothing_is_listed_twice():
    groups = [Wanted(title="one", signals=["t.b", "*.u_x.a"]), Wanted(title="two", signals=["t.*"])]
    paths = ("t.a", "t.b", "t.u_y.u_x.a", "t.c")
    assert found(groups, *paths) == [("one", ["t.b", "t.u_y.u_x.a"]), ("two", ["t.a", "t.c"])]


def test_a_group_without_signals_is_left_out():
    assert found([Wanted(title="one", signals=["t.a"])], "t.b") == []


def test_brackets_are_text():
    groups = [Wanted(title="one", signals=["t.gen[0].a"])]
    assert found(groups, "t.gen0.a", "t.gen[0].a") == [("one", ["t.gen[0].a"])]


@pytest.mark.parametrize(("name", "there"), [("mmio-hart", False), ("xif-cv32e40x", True), ("hx-hart", True)])
def test_the_extension_interface_is_listed_where_it_is_used(name, there):
    titles = [group.title for group in signal_groups.wanted(design.get(name))]
    assert any(title.startswith("extension") for title in titles) == there


def test_every_packaged_host_shows_its_retired_instructions():
    for name in hosts.names():
        groups = signal_groups.wanted(design.get("sw", name))
        assert groups[1].title == "processor: retired instruction"
        assert all(pattern.startswith("rvh_soc.u_host.") for pattern in groups[1].signals)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    """`recorded(design)`: the paths in the FST file of a short run."""
    folder = tmp_path_factory.mktemp("groups")

    def run(name: str) -> list[str]:
        out = folder / f"{name}.fst"
        if not out.exists():
            recording.record(design.get(name), ALGORITHMS["sha256"], [b"abc"], str(out))
        return [s.path for s in Fst(out).signals]

    return run


@pytest.mark.full
@pytest.mark.parametrize("host", hosts.names())
def test_no_pattern_of_a_host_is_stale(recorded, host):
    paths = recorded(f"sw-{host}")
    stale = [p for p in hosts.get(host).retire if not any(fnmatchcase(s, f"rvh_soc.u_host.{p}") for s in paths)]
    assert stale == []


@pytest.mark.full
def test_no_pattern_of_the_file_is_stale(recorded):
    paths = [path for name in SYSTEMS for path in recorded(name)]
    patterns = [p for group in signal_groups.wanted(None) for p in group.signals]
    assert [p for p in patterns if not any(fnmatchcase(s, p.replace("[", "[[]")) for s in paths)] == []

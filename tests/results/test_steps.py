# SPDX-License-Identifier: Apache-2.0
"""`make results` goes on where it was interrupted."""

import json
import subprocess

import pytest

from tests.results.test_results import results


@pytest.fixture
def ran(tmp_path, monkeypatch):
    """A list of the steps that ran; the second one is interrupted once."""
    found = []
    stop = [KeyboardInterrupt]

    def second():
        found.append("two")
        if stop:
            raise stop.pop()

    todo = {"one": lambda: found.append("one"), "two": second, "three": lambda: found.append("three")}
    monkeypatch.setattr(results, "steps", lambda what, names: todo)
    monkeypatch.setattr(results, "STATE", tmp_path / "build" / "results.json")
    return found


def test_it_goes_on_where_it_was_interrupted(ran, monkeypatch):
    with pytest.raises(KeyboardInterrupt):
        results.run(["all"], again=False)
    assert ran == ["one", "two"]
    results.run(["all"], again=False)
    assert ran == ["one", "two", "two", "three"]
    results.run(["all"], again=False)  # it was complete
    assert ran[4:] == ["one", "two", "three"]


@pytest.mark.parametrize("why", ["another tree", "another call", "again", "no state"])
def test_it_begins_again(ran, monkeypatch, why):
    with pytest.raises(KeyboardInterrupt):
        results.run(["all"], again=False)
    if why == "another tree":
        monkeypatch.setattr(results, "tree", lambda: "other")
    if why == "no state":
        results.STATE.write_text("{")
    results.run(["area"] if why == "another call" else ["all"], again=why == "again")
    assert ran == ["one", "two", "one", "two", "three"]


def test_figures_depend_on_sources_and_not_on_results_or_text(tmp_path, monkeypatch):
    for name in ("a.py", "b.md", "results/c.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("one")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    monkeypatch.setattr(results, "ROOT", tmp_path)
    first = results.tree()
    (tmp_path / "b.md").write_text("two")
    (tmp_path / "results/c.json").write_text(json.dumps("two"))
    assert results.tree() == first
    (tmp_path / "a.py").write_text("two")
    assert results.tree() != first


def test_steps_of_the_parts():
    every = list(results.steps("all", []))
    assert [n for n in every if n in results.PARTS] == ["area", "timing", "gates", "energy"]
    assert every[-3:] == ["throughput", "isa", "asip"]
    assert set(results.BENCHES) < set(every)
    assert list(results.steps("area", ["hx"])) == ["area", "throughput", "isa", "asip"]
    assert list(results.steps("pages", [])) == []

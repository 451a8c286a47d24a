# SPDX-License-Identifier: Apache-2.0
"""A proof that results/formal.json has is not run again, and any other is."""

import pytest

from formal import record as proved
from formal.jobs import jobs
from tests.full import parts, proofs
from tests.full.record import Record
from tests.lib.tree import Tree
from tests.rvhash.conftest import ROOT

JOB = "fifo"


@pytest.fixture
def part():
    return next(p for p in parts.of_proofs() if p.name == f"proof/{JOB}")


@pytest.fixture
def keys(part):
    return {part.name: part.key(Tree(ROOT))}


@pytest.fixture
def empty(tmp_path, part):
    return Record(tmp_path / "test-full.json", tmp_path / "work", [part.name])


@pytest.fixture
def recorded(monkeypatch):
    """The records of the job as a run of it leaves them; the test may change them."""
    result = {"verdict": "proved", "detail": "", "run": "x", "seconds": 2.0}
    tasks = [proved.as_record(task) | result for task in proved.prove.tasks(jobs()[JOB])]
    for record in tasks:
        if record["fault"]:
            record |= {"verdict": "failed", "detail": record["fault"]["fails"]}
    monkeypatch.setattr(proved, "read", lambda: tasks)
    return tasks


def taken(part, empty, keys):
    empty.folder.mkdir()
    proofs.take([part], empty, keys, dirty=False)
    return empty.known(part.name, keys[part.name])


def test_a_current_proof_is_taken(part, empty, keys, recorded):
    assert {bool(r["fault"]) for r in recorded} == {True, False}
    verdict = taken(part, empty, keys)
    assert (verdict.verdict, verdict.seconds) == ("green", 2.0 * len(recorded))


@pytest.mark.parametrize(
    ("field", "value"), [("key", "of other contents"), ("verdict", "undecided"), ("job", "another")]
)
@pytest.mark.parametrize("which", [0, -1])  # a proof, a planted fault
def test_any_other_is_not(part, empty, keys, recorded, field, value, which):
    recorded[which][field] = value
    assert taken(part, empty, keys) is None


def test_a_fault_that_another_property_sees_is_not_enough(part, empty, keys, recorded):
    recorded[-1]["detail"] = "a_something_else"
    assert taken(part, empty, keys) is None

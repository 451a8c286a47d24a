# SPDX-License-Identifier: Apache-2.0
"""results/test-full.json."""

import json
from pathlib import Path

import pytest

from rvhash.errors import UsageError
from tests.full import record
from tests.full.record import Record, Verdict
from tests.lib.tree import RECORD

ROOT = Path(__file__).resolve().parents[2]
GOOD = {"part": "tests/a", "verdict": "green", "seconds": 1.5, "key": "0" * 16, "dirty": False, "detail": "3 tests"}


def test_the_file_is_a_record():
    assert (ROOT / RECORD).is_file(), "make test-full writes it"
    verdicts = record.read(ROOT / RECORD)
    assert all(name.partition("/")[0] in ("tests", "proof", "mutant") for name in verdicts)
    lines = (ROOT / RECORD).read_text().splitlines()
    assert len(lines) == len(verdicts) + 2, "a line each, so that a change can be read"


@pytest.mark.parametrize(
    "entry",
    [
        {k: v for k, v in GOOD.items() if k != "key"},
        {**GOOD, "more": 1},
        {**GOOD, "verdict": "good"},
        {**GOOD, "seconds": -1},
        {**GOOD, "key": "0"},
        {**GOOD, "part": ""},
        3,
    ],
)
def test_wrong_form(tmp_path, entry):
    path = tmp_path / "test-full.json"
    path.write_text(json.dumps([entry]))
    with pytest.raises(UsageError, match=r"test-full\.json is not a record"):
        record.read(path)


@pytest.mark.parametrize("text", ["", "[", '{"part": 1}'])
def test_no_record(tmp_path, text):
    (tmp_path / "r.json").write_text(text)
    with pytest.raises(UsageError, match="remove the file"):
        record.read(tmp_path / "r.json")


def test_a_part_twice(tmp_path):
    (tmp_path / "r.json").write_text(json.dumps([GOOD, GOOD]))
    with pytest.raises(UsageError, match="twice"):
        record.read(tmp_path / "r.json")


def test_it_is_as_it_was_written(tmp_path):
    """In the order of the parts, without those that are none any more."""
    path, folder = tmp_path / "r.json", tmp_path / "build"
    folder.mkdir()
    kept = Record(path, folder, ["a", "b", "c"])
    for part in ("c", "gone", "a"):
        kept.add(Verdict(**{**GOOD, "part": part}))
    assert list(record.read(path)) == ["a", "c"]
    again = Record(path, folder, ["a", "b", "c"])
    assert again.known("a", "0" * 16) == Verdict(**{**GOOD, "part": "a"})
    assert again.known("a", "1" * 16) is None
    assert again.seconds("a") == 1.5
    assert again.known("b", "0" * 16) is None
    again.forget(["a"])
    assert list(record.read(path)) == ["c"]

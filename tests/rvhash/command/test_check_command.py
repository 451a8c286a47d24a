# SPDX-License-Identifier: Apache-2.0
"""`rvhash check-host` as a user types it: a row on a real host, as a table and as JSON; wrong names."""

import json

from tests.rvhash.command.typed import one_line


def test_a_row(rvhash):
    done = rvhash("check-host", "hart", "--only", "mtvec")
    assert done.returncode == 0, done.stderr
    heading, row = done.stdout.decode().splitlines()
    assert heading.split() == ["check", "what", "result", "detail"]
    assert row.startswith("mtvec ")
    assert " pass " in row
    assert b"check hart: 2 of 2, done" in done.stderr
    records = json.loads(rvhash("check-host", "hart", "--only", "mtvec", "--json").stdout)
    assert [(r["check"], r["result"]) for r in records] == [("mtvec", "pass")]
    assert set(records[0]) == {"check", "what", "result", "detail"}


def test_wrong_names(rvhash):
    assert "unknown host 'harrt' (did you mean 'hart'?)" in one_line(rvhash("check-host", "harrt"), 2)
    done = rvhash("check-host", "hart", "--only", "mtvek")
    assert done.returncode == 2
    assert b"unknown check 'mtvek'" in done.stderr


def test_help_has_examples(rvhash):
    text = rvhash("check-host", "--help").stdout.decode()
    assert "rvhash check-host hart" in text
    assert "--long" in text

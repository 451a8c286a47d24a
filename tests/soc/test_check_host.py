# SPDX-License-Identifier: Apache-2.0
"""`rvhash check-host` on real hosts. Planted faults of the hart, which it must see: tests/mutants."""

import json
import os
import subprocess
import sys

import pytest

from rvhash import check, paths
from rvhash.check.host_checks import FAIL, KNOWN, NOT, PASS
from rvhash.design import hosts


def failed(rows: list[check.Row]) -> list[str]:
    return [f"{row.check}: {row.detail}" for row in rows if row.result == FAIL]


@pytest.mark.full
def test_the_hart_is_sound():
    """Every check, with wait states."""
    rows = check.run("hart", stalls=[30])
    assert failed(rows) == []
    of_march = {f"isa-{name}" for name in ("zbs", "zbkb", "zifencei")}
    assert {row.check for row in rows if row.result == NOT} == {"iram", *of_march}
    assert {row.result for row in rows} == {PASS, NOT}


@pytest.mark.full
@pytest.mark.parametrize("name", hosts.names())
def test_host(name, summary):
    """The table that a user gets."""
    rows = check.run(name)
    assert failed(rows) == []
    summary(f"check-host {name}", "\n".join(f"{row.check}: {row.result}, {row.detail}" for row in rows))


@pytest.mark.full
@pytest.mark.parametrize("name", hosts.names())
def test_host_with_many_wait_states(name):
    assert failed(check.run(name, stalls=[70])) == []


@pytest.mark.full
def test_the_defects_of_cv32e40x_are_seen():
    rows = check.run("cv32e40x")
    declared = {name for defect in hosts.get("cv32e40x").defects for name in defect.checks}
    assert {row.check for row in rows if row.result == KNOWN} == declared
    assert {row.check for row in rows if row.result == KNOWN and row.detail.startswith("seen")} == declared


@pytest.mark.full
def test_a_third_source_without_interlock_is_seen(tmp_path):
    """That of CV32E40X is not declared: an operand that is not there yet is offered as valid."""
    for folder in ("designs", "rtl", "sim", "sw", "synth", "workloads"):
        (tmp_path / folder).symlink_to(paths.root() / folder)
    for file in (paths.root() / "hosts" / "cv32e40x").iterdir():
        text = file.read_text()
        if file.suffix == ".toml":
            text = text.replace("[has]", "[has]\nsources = 3")
        if file.suffix == ".sv":
            for old, new in (
                ("if_xif xif ();", "if_xif #(.X_NUM_RS(3)) xif ();"),
                (".X_EXT(Xif)", ".X_EXT(Xif), .X_NUM_RS(3)"),
                ("[ 1:0]", "[ 2:0]"),
            ):
                assert old in text
                text = text.replace(old, new)
        (tmp_path / "hosts" / "cv32e40x").mkdir(parents=True, exist_ok=True)
        (tmp_path / "hosts" / "cv32e40x" / file.name).write_text(text)
    environment = {**os.environ, "RVHASH_ROOT": str(tmp_path), "RVHASH_CACHE": str(paths.cache())}
    command = [sys.executable, "-m", "rvhash", "check-host", "cv32e40x", "--only", "xif-third", "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 1, done.stderr
    [row] = json.loads(done.stdout)
    assert row["result"] == FAIL, row

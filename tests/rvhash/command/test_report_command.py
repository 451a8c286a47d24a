# SPDX-License-Identifier: Apache-2.0
"""`rvhash report`: the page as a file, its rows as JSON, and what is refused."""

import json

from rvhash import design
from rvhash.design import configurations
from tests.rvhash.conftest import ROOT


def test_page(rvhash, tmp_path):
    done = rvhash("report")
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "report.html").read_text()
    assert text.startswith("<!DOCTYPE html>")
    assert done.stdout == b""
    assert b"wrote report.html" in done.stderr
    assert rvhash("report", "-o", "other.html").returncode == 0
    assert (tmp_path / "other.html").read_text() == text


def test_json(rvhash, tmp_path):
    found = {r["design"]: r for r in json.loads(rvhash("report", "--json").stdout)}
    assert set(found) == {*design.names(), *(f"stream-{name}" for name in configurations.stream_names())}
    kronos = {r["design"]: r["cycles"] for r in json.loads((ROOT / "results" / "kronos.json").read_text())}
    assert found["mmio-cv32e40x"]["cycles"] == kronos["mmio-cv32e40x"]
    assert not list(tmp_path.iterdir())


def test_refused(rvhash, tmp_path):
    for arguments, says in (
        (("-o", "nowhere/r.html"), b"its folder does not exist"),
        (("-o", "."), b"it is a folder"),
        (("--json", "-o", "r.html"), b"--json writes no page"),
    ):
        done = rvhash("report", *arguments)
        assert done.returncode == 2
        assert says in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_wrong_file_of_results_leaves_the_old_page(rvhash, tmp_path):
    """Nothing is written, and the error names the file."""
    for name in ("designs", "hosts", "rtl", "sw", "synth", "workloads"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "results").mkdir()
    (tmp_path / "results" / "area.json").write_text("{")
    (tmp_path / "report.html").write_text("old")
    done = rvhash("report", env={"RVHASH_ROOT": str(tmp_path)})
    assert done.returncode == 2
    assert b"results/area.json: not JSON" in done.stderr
    assert b"make results" in done.stderr
    assert (tmp_path / "report.html").read_text() == "old"


def test_help(rvhash):
    text = rvhash("report", "--help").stdout.decode()
    assert "rvhash report --json" in text
    assert "#sort=cycles" in text

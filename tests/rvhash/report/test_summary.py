# SPDX-License-Identifier: Apache-2.0
"""The rows of the summary are figures of results/, each from the record that it says."""

import json

import pytest

from rvhash.report import rates, summary
from rvhash.report.result_files import Results
from tests.rvhash.conftest import ROOT


def read(name):
    """results/NAME.json"""
    return json.loads((ROOT / "results" / f"{name}.json").read_text())


@pytest.fixture(scope="module")
def rows(recorded, every) -> dict[str, summary.Row]:
    """By design."""
    return {row.design: row for row in summary.rows(recorded, every)}


def test_short_message(rows):
    """Cycles of both files, the speed-up over the software of the same host, and the paper's figure."""
    records = {r["design"]: r for r in (*read("hosts"), *read("kronos"))}
    for name, r in records.items():
        software = records[f"sw-{r['host']}"]["cycles"]
        assert rows[name].cycles == r["cycles"]
        assert rows[name].speedup == pytest.approx(software / r["cycles"])
        assert rows[name].published == r["cycles_published"]
    assert sum(row.cycles is not None for row in rows.values()) == len(records)


def test_long_messages(rows):
    for r in read("lengths"):
        if r["message_bytes"] == 65536 and r["algorithm"] in ("sha256", "sha3-256"):
            found = rows[r["design"]].sha256 if r["algorithm"] == "sha256" else rows[r["design"]].sha3
            assert found == pytest.approx(r["cycles"] / 65536)
    modes = {(r["design"], r["algorithm"], r["message_bytes"]): r["cycles"] for r in read("modes")}
    assert rows["mmio-cv32e40x"].sha512 == pytest.approx(modes["mmio-cv32e40x", "sha512", 4096] / 4096)
    isa = {(r["design"], r["function"]): r for r in read("isa")}
    assert rows["hx-hart"].sha256 == pytest.approx(isa["hx-hart", "sha256"]["cycles_next"] / 64)
    assert rows["hx-hart"].sha512 == pytest.approx(isa["hx-hart", "sha512"]["cycles_next"] / 128)
    asip = {r["design"]: r for r in read("asip")}
    assert rows["lane-hart"].sha3 == pytest.approx(asip["lane-hart"]["cycles_block"] / 136)


def test_many_messages_are_marked(rows, recorded):
    """One message after the other counts where it was measured; otherwise many at once, marked."""
    stream = {(r["configuration"], r["algorithm"], r["workload"]): r for r in read("stream")}
    pipeline = stream["pipeline", "sha3-256", "interleaved"]
    assert rows["stream-pipeline"].sha3 == pytest.approx(pipeline["cycles"] / pipeline["message_bytes"])
    assert rows["stream-pipeline"].sha3_many
    assert not rows["stream-single"].sha3_many
    sharv = {(r["design"], r["algorithm"], r["mode"], r["blocks"]): r["cycles"] for r in read("sharv")}
    x4 = "sharv-x4-cv32e40x"
    assert rows[x4].sha256 == pytest.approx(sharv[x4, "sha256", "long", 1024] / 65536)
    assert not rows[x4].sha256_many
    many = rates.best(rates.rates(recorded), "sha256", many=True)[x4]
    assert many.cycles_per_byte == pytest.approx(sharv[x4, "sha256", "short", 1024] / 65536)


def test_area_and_code(rows):
    area = {r["name"]: r for r in read("area")}
    for row in rows.values():
        expected = area.get(row.unit or "", {})
        assert (row.area, row.lut, row.ff) == tuple(expected.get(key) for key in ("weighted_area", "lut", "ff"))
    for r in read("code-size"):
        assert rows[r["design"]].code == r["text"]


def test_without_any_results(tmp_path, every):
    assert not [row for row in summary.rows(Results(tmp_path), every) if row.measured]

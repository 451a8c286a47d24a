# SPDX-License-Identifier: Apache-2.0
"""The table of blocks joins the files of units; what a file or a record does not have is not measured."""

import json

from rvhash.report import blocks
from tests.rvhash.conftest import ROOT


def test_area_alone(folder, every):
    of = folder()
    area = json.loads((ROOT / "results" / "area.json").read_text())
    found = {b.name: b for b in blocks.blocks(of, every)}
    assert set(found) == {r["name"] for r in area}
    assert all(found[r["name"]].area == r["weighted_area"] for r in area)
    assert {b.fmax for b in found.values()} == {b.kge for b in found.values()} == {None}
    assert [command for _, command in blocks.missing(of)] == ["rvhash pnr", "rvhash gates", "rvhash energy"]


def test_joined(timed, every):
    found = {b.name: b for b in blocks.blocks(timed, every)}
    core, hx = found["sha256-core"], found["hx"]
    assert (core.fmax, core.fmax_least, core.fmax_most) == (95.1, 93.5, 97.25)
    assert (core.nj_block, core.pj_bit, core.kge) == (61.5, 120.1, None)
    assert (hx.fmax, hx.fmax_least, hx.kge, hx.pj_bit) == (151.0, None, 3.21, None)
    assert (found["stream-ring-3"].nj_block, found["stream-ring-3"].fmax) == (50.0, None)
    assert found["stream-ring-3"].pj_bit == 45.96
    assert "hx-hart" in hx.designs
    assert blocks.missing(timed) == []


def test_records_of_the_commands(folder, every):
    """The keys of `rvhash pnr`, `rvhash gates` and `rvhash energy`, in lists."""
    of = folder(
        timing=[{"name": "hx", "fmax_mhz": 151, "fmax_least_mhz": 149.5, "fmax_most_mhz": 152.5, "inside": True}],
        gates=[{"name": "hx", "smallest_kge": 3.5, "best_period_kge": 5.0}],
        energy=[{"name": "hx", "nj": 2.5, "pj_per_bit": 40.0}],
    )
    hx = next(b for b in blocks.blocks(of, every) if b.name == "hx")
    assert (hx.fmax, hx.fmax_least, hx.fmax_most, hx.kge, hx.nj_block, hx.pj_bit) == (151, 149.5, 152.5, 3.5, 2.5, 40)


def test_what_a_record_lacks_is_not_measured(folder, every):
    of = folder(energy=[{"name": "hx", "nj": None}], timing=[{"name": "hx", "fmax_mhz": 90.5}])
    hx = next(b for b in blocks.blocks(of, every) if b.name == "hx")
    assert hx.nj_block is hx.pj_bit is hx.fmax_least is None
    assert hx.fmax == 90.5

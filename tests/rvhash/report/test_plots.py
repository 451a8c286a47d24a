# SPDX-License-Identifier: Apache-2.0
"""The plots show the figures: crossovers, the Pareto front, bars from 1x, and the spread of a frequency."""

import json

import pytest

from rvhash.report import blocks, pareto, plots, rates, summary
from tests.rvhash.conftest import ROOT


def points(panel) -> dict[str, list]:
    """The links of a panel, by the design or block of each."""
    found: dict[str, list] = {}
    for link in panel.iter("a"):
        found.setdefault(link.get("data-design"), []).append(link)
    return found


def classes(element) -> set[str]:
    return set(element.get("class", "").split())


def test_crossover(folder, every):
    """Slower up to 104 bytes and faster from 136 on: a ring there, and a line of text."""
    records = json.loads((ROOT / "results" / "lengths.json").read_text())
    for r in records:
        if r["design"] == "xif-cv32e40x" and r["message_bytes"] <= 104:
            r["cycles"] += 10_000_000
    panels = plots.lengths(folder(lengths=records), every)
    assert [p.get("aria-label") for p in panels] == ["SHA-256", "SHA3-256", "SHA3-384"]
    for panel in panels:
        ringed = [link.get("aria-label") for link in points(panel)["xif-cv32e40x"] if "front" in classes(link)]
        assert len(ringed) == 1
        assert "of 136 bytes" in ringed[0]
        notes = [t.text for t in panel.iter("text") if t.get("class") == "note"]
        assert notes == ["mmio: faster than sw from 0 bytes on", "xif: faster than sw from 136 bytes on"]
        assert not [link for link in points(panel)["sw-cv32e40x"] if "front" in classes(link)]


def test_throughput(recorded, every):
    """Ringed is what no other one of the panel beats; hollow is what was measured with many messages at once."""
    rows = {row.design: row for row in summary.rows(recorded, every)}
    found = rates.rates(recorded)
    panels = plots.throughput(recorded, every, list(rows.values()))
    for panel, algorithm in zip(panels, ("sha256", "sha3-256", "sha3-384"), strict=True):
        known = {}
        for rate in found:
            if rate.algorithm == algorithm and (rate.source == "kronos") == (algorithm == "sha3-384"):
                key = (rate.design, rate.many)
                known[key] = max(known.get(key, 0.0), rate.bits_per_cycle)
        drawn = [(name, link) for name, links in points(panel).items() for link in links]
        assert len(drawn) >= 6
        places = {
            str(i): (rows[name].area, known[name, "many" in classes(link)]) for i, (name, link) in enumerate(drawn)
        }
        ringed = {str(i) for i, (_, link) in enumerate(drawn) if "front" in classes(link)}
        assert ringed == set(pareto.front(places))
        for name, link in drawn:
            assert f"{known[name, 'many' in classes(link)]:,.2f} bits a cycle" in link.get("aria-label")


def test_speedup(recorded, every):
    """A panel for each host. Faster bars go right from 1x, slower ones left; longer is faster."""
    rows = {row.design: row for row in summary.rows(recorded, every)}
    panels = plots.speedup(list(rows.values()), every)
    assert [p.get("aria-label") for p in panels][:2] == ["on cv32e40x", "on hart"]
    for panel in panels:
        (base,) = (float(p.get("d")[1:].split()[0]) for p in panel.iter("path") if p.get("class") == "base")
        ends = []
        for name, (link,) in points(panel).items():
            (bar,) = (r for r in link.iter("rect") if r.get("class") == "bar")
            left, width = float(bar.get("x")), float(bar.get("width"))
            speedup = rows[name].speedup
            assert left == pytest.approx(base, abs=0.2) if speedup >= 1 else left < base
            ends.append((speedup, left + width if speedup >= 1 else left))
        assert [end for _, end in sorted(ends)] == sorted(end for _, end in ends)


def test_frequency_and_energy(timed, every):
    (panel,) = plots.frequency(blocks.blocks(timed, every))
    found = points(panel)
    assert list(found) == ["hx", "sha256-core"]  # the fastest first
    assert [p.get("class") for p in found["sha256-core"][0].iter("path")] == ["spread"]
    assert not list(found["hx"][0].iter("path"))
    (panel,) = plots.energy(blocks.blocks(timed, every))
    assert list(points(panel)) == ["stream-ring-3", "sha256-core"]  # the least first


def test_nothing_measured(folder, every):
    of = folder(lengths=None, kronos=None, hosts=None, area=None)
    rows = summary.rows(of, every)
    assert plots.lengths(of, every) == plots.throughput(of, every, rows) == plots.speedup(rows, every) == []
    assert plots.energy(blocks.blocks(of, every)) == plots.frequency(blocks.blocks(of, every)) == []

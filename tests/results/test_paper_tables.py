# SPDX-License-Identifier: Apache-2.0
"""The tables of the papers: our definition of each published figure gives that figure, and ours come from results/."""

import pytest

from scripts import paper_tables
from scripts.page_tables import read

OF = paper_tables.published()


def cells(table, first):
    """The cells of the row of a Markdown table that begins so."""
    (row,) = (line for line in table if line.startswith(f"| {first} "))
    return [cell.strip() for cell in row.strip("|").split("|")]


@pytest.mark.parametrize("method", ["loosely", "tightly", "coprocessor"])
def test_definitions_of_kronos(method):
    of = OF["kronos"][method]
    assert f"{OF['kronos']['software'] / of['cycles']:.2f}x" == of["speedup"]
    mbps = 384 * OF["kronos"]["mhz"] / of["cycles"]  # bits of the digest
    assert mbps == pytest.approx(of["mbps"], abs=0.006)
    assert 1000 * of["mbps"] / of["lut"] == pytest.approx(of["mbps_per_klut"], abs=0.003)


def test_definitions_of_sharv():
    of = OF["sharv"]["figure_7"][0]
    assert of["mbps"] == pytest.approx(512 * 300 / 256.4, rel=0.001)
    assert of["per_watt"] == pytest.approx(of["mbps"] / 0.75, rel=0.002)
    rows = "".join(paper_tables.sharv_ratios())
    assert all(f"| {speedup} |" in rows for speedup in ("273x", "342x", "267x", "333x"))  # as the paper prints them


@pytest.mark.parametrize("key", ["table_2", "table_5", "table_7"])
def test_definitions_of_artix7(key):
    for row in OF["artix7"][key]:
        assert row["gbps"] / row["watts"] == pytest.approx(row["per_watt"], abs=0.011), row["name"]


def test_powers_of_artix7_sum_to_what_the_paper_prints():
    rows = OF["artix7"]["table_4"]
    assert sum(r["dynamic"] + r["static"] for r in rows) == 1010
    assert sum(r["percent"] for r in rows) == 107  # of 100


def test_kronos_rows_are_those_of_the_results():
    cycles = {r["design"]: r["cycles"] for name in ("hosts", "kronos") for r in read(name)}
    row = cells(paper_tables.kronos_table_1(), "tightly")
    mine, reference = cycles["kronos-tightly-hart"], cycles["kronos-rol32-hart"]
    assert row[1:6] == ["31,527", "1.79x", f"{mine:,}", f"{reference / mine:.2f}x", f"{mine / 31527:.3g}"]
    mbps = 1600 * 50 / cycles["xif-cv32e40x"]
    assert cells(paper_tables.kronos_table_3(), "`xif`")[2].startswith(f"{mbps:.2f} / ")


def test_sharv_rows_are_those_of_the_results():
    row = cells(paper_tables.sharv_table_3(), "`sharv`, coprocessor")
    found = {
        r["blocks"]: r["cycles"]
        for r in read("sharv")
        if (r["design"], r["algorithm"], r["mode"]) == ("sharv-cv32e40x", "sha256", "long")
    }
    assert row[1] == f"{(found[1024] - found[256]) / 768:,.1f}"
    area = next(r for r in read("area") if r["name"] == "sharv")
    assert row[2:4] == [f"{area['ff']:,}", f"{area['lut']:,}"]
    energy = next(r for r in read("energy") if r["name"] == "sharv-core")
    seen = cells(paper_tables.sharv_figure_7(), "`sharv-core`, 4 messages")
    assert float(seen[4].replace(",", "")) == pytest.approx(1e6 / energy["pj_per_bit"], rel=0.001)


def test_codasip_area_is_over_the_plain_host():
    area = {r["name"]: r for r in read("area")}
    row = cells(paper_tables.codasip_area(), "Zknh for SHA-512")
    own = 100 * area["isa-unit-zknh512"]["lut"] / area["hart"]["lut"]
    joined = 100 * (area["hart-zknh512"]["lut"] / area["hart"]["lut"] - 1)
    assert row[3] == f"{own:+.1f} %, {joined:+.1f} %"
    assert 0 < own < joined


def test_artix7_rows_are_those_of_the_results():
    timing = {r["name"]: r for r in read("timing")}
    row = cells(paper_tables.artix7_table_1(), "throughput, Gb/s")
    assert row[1:3] == ["1.35", f"{1088 / 24 * timing['artix7-iterative']['fmax_mhz'] / 1000:.2f}"]
    shares = {r["name"]: r for r in read("energy")}["artix7-iterative"]["units"]
    core = sum(v for k, v in shares.items() if "iterative" in k)
    assert cells(paper_tables.artix7_table_4(), "Keccak core")[4] == f"{100 * core:.0f} %"
    assert core > 0.5


@pytest.mark.parametrize("row", OF["energy"], ids=lambda row: row["name"])
def test_energy_is_of_the_order_of_public_figures(row):
    ours = {r["name"]: r["nj"] for r in read("energy")}[row["ours"]]
    assert row["low"] / 10 < ours < row["high"] * 10


def test_public_designs_of_every_family_are_shown():
    table = "\n".join(paper_tables.peers_table())
    assert all(peer["name"] in table for peer in OF["peer"])
    assert {peer["family"] for peer in OF["peer"]} == paper_tables.OWN.keys()

# SPDX-License-Identifier: Apache-2.0
"""The tables of docs/paper/kronos.md: the breakdown of cycles is that of the program, the areas are those on record."""

import json
import re

import pytest

from tests.lib.cocotb_runner import ROOT
from tests.soc.test_firmware import run

PAGE = ROOT / "docs" / "paper" / "kronos.md"


@pytest.mark.full
def test_parts():
    measured = []
    for name in ("kronos-loosely-cv32e40x", "kronos-loosely-copied-cv32e40x", "kronos-coprocessor-cv32e40x"):
        done = run("kronos", name, "--max-cycles", "1000000")
        assert done.returncode == 0, done.stderr
        measured.append({what: int(cycles) for what, cycles in re.findall(r"^(.+): (\d+)$", done.stderr, re.MULTILINE)})
    table = PAGE.read_text().split("<!-- parts")[1].split("\n\n")[0]
    rows = re.findall(r"^\| ([^|]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$", table, re.MULTILINE)
    printed = [{row[0]: int(row[i].replace(",", "")) for row in rows} for i in (1, 2, 3)]
    assert printed == measured


def test_area():
    area = {r["name"]: r for r in json.loads((ROOT / "results" / "area.json").read_text())}
    for name, row in (
        ("kronos-loosely", "loosely coupled"),
        ("kronos-coprocessor", "coprocessor"),
        ("kronos-tightly", "tightly coupled"),
    ):
        line = "| {row}, reproduced | {weighted_area:,} | {lut:,} | {ff:,} |".format(row=row, **area[name])
        assert line in PAGE.read_text().splitlines()

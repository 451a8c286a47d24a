# SPDX-License-Identifier: Apache-2.0
"""The timing diagrams of docs/attach are what the simulation gives now."""

import re

import pytest

from scripts import timing_diagrams
from tests.rvhash.conftest import ROOT

QUICK = "mmio"  # test_recording.py has built its simulator


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=() if n == QUICK else pytest.mark.full) for n in timing_diagrams.DIAGRAMS]
)
def test_the_diagram_is_fresh(name, tmp_path):
    made = tmp_path / "diagram.svg"
    timing_diagrams.make(name, str(made))
    assert made.read_text() == (ROOT / timing_diagrams.svg(name)).read_text(), f"run make timing ARGS={name}"


@pytest.mark.parametrize("name", timing_diagrams.DIAGRAMS)
def test_its_page_shows_it_and_its_text_is_text(name):
    page = (ROOT / "docs" / "attach" / f"{name}.md").read_text()
    assert f"]({name}-timing.svg)" in page
    svg = (ROOT / timing_diagrams.svg(name)).read_text()
    shown = set(re.findall(r"<text[^>]*>([^<]*)</text>", svg))
    assert {row.label if hasattr(row, "label") else row.text for row in timing_diagrams.DIAGRAMS[name].rows} <= shown

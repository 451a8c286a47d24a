# SPDX-License-Identifier: Apache-2.0
"""The plots for docs/: SVG by themselves, in both colour schemes, without links. tests/results compares them."""

from xml.etree import ElementTree as ET

import pytest

from rvhash.report import images
from rvhash.report.result_files import Results

NS = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", images.IMAGES)
def test_stands_alone(name, recorded):
    text = images.IMAGES[name](recorded)
    drawing = ET.fromstring(text)
    assert drawing.tag == f"{NS}svg"
    assert "prefers-color-scheme: dark" in text
    assert "href" not in text
    assert not list(drawing.iter(f"{NS}a"))
    *_, width, height = map(float, drawing.get("viewBox").split())
    for part in drawing.findall(f"{NS}svg"):
        assert 0 <= float(part.get("x")) <= float(part.get("x")) + float(part.get("width")) <= width
        assert 0 <= float(part.get("y")) + float(part.get("height")) <= height
    labels = [t.text for t in drawing.iter(f"{NS}text")]
    shown = (
        {"sha256-core", "keccak-core-64"} if name.endswith("blocks.svg") else {"xif", "mmio", "coprocessor, CV-X-IF"}
    )
    assert shown <= set(labels)


def test_the_front_is_marked(recorded):
    """Points on it have a ring, and a line goes through them."""
    drawing = ET.fromstring(images.throughput(recorded))
    panels = [part for part in drawing.findall(f"{NS}svg") if part.get("aria-label") != "Legend"]
    assert len(panels) == 3
    for panel in panels:
        assert len([p for p in panel.iter(f"{NS}path") if p.get("class") == "pareto"]) == 1
        front = [g for g in panel.iter(f"{NS}g") if "front" in g.get("class", "").split()]
        assert len(front) >= 3
        rings = [c for c in panel.iter(f"{NS}circle") if c.get("class") == "ring"]
        assert len(rings) == len(front)


def test_without_records(tmp_path):
    with pytest.raises(ValueError, match="no figure"):
        images.throughput(Results(tmp_path))

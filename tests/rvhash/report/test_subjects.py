# SPDX-License-Identifier: Apache-2.0
"""What has a page, and which unit is its hardware."""

import pytest

from rvhash import design
from rvhash.design import configurations
from rvhash.report import subjects

EVERY = {s.name: s for s in subjects.subjects()}


def test_every_design_and_every_stream_has_a_page():
    streams = [f"stream-{name}" for name in configurations.stream_names()]
    assert sorted(EVERY) == sorted([*design.names(), *streams])


@pytest.mark.parametrize(
    ("name", "unit"),
    [
        ("mmio-cv32e40x", "mmio"),
        ("mmio-windows-cv32e40x", ""),  # no unit has every algorithm and no DMA
        ("xif-cv32e40x", "xif"),
        ("xif-hart", ""),  # the unit xif has the interface of version 0.2
        ("xif-lean-hart", ""),  # the unit of that name has SHA-3 alone
        ("xif-pushed-cv32e40x", "xif"),  # other software, the same hardware
        ("hx-gp-tp-unrolled-hart", "hx"),
        ("hx-stateless-hart", ""),
        ("zknh-hart", "zknh"),
        ("sharv-cv32e40x", "sharv"),
        ("sharv-x4-cv32e40x", "sharv-x4"),
        ("kronos-loosely-copied-cv32e40x", "kronos-loosely"),
        ("sw-cv32e40x", ""),
        ("stream-lanes", "stream-lanes"),
    ],
)
def test_the_unit_has_the_same_hardware(name, unit):
    assert EVERY[name].unit == unit


def test_units_inside_and_with_the_processor():
    assert EVERY["oasip-hart"].processors == ("hart-im-oasip",)
    assert "stream-ring-3" in EVERY["stream-pipeline-ethernet"].inside
    assert "stream-ring-3" not in EVERY["stream-pipeline"].inside
    assert EVERY["zknh-hart"].inside == ("isa-unit-zknh",)
    assert "sharv-core" in EVERY["sharv-cv32e40x"].inside
    assert "sharv-core" not in EVERY["sharv-long-cv32e40x"].inside


def test_parameters_that_the_design_sets():
    of = EVERY["xif-lean-hart"]
    assert of.parameters["HasDma"] == 0
    assert of.parameters["HasSha256"] == 1
    assert of.own == {"HasDma"}

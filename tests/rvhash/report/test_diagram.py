# SPDX-License-Identifier: Apache-2.0
"""Block diagrams follow the design: its processor, its interface, and the parameters that leave parts out."""

from dataclasses import replace

import pytest

from rvhash.report import diagram
from rvhash.report.subjects import subjects

EVERY = {s.name: s for s in subjects()}


def texts(name: str, **parameters: int) -> list[str]:
    """The lines of text of a design's diagram, with other values of some parameters."""
    of = EVERY[name]
    drawn = diagram.diagram(replace(of, parameters={**of.parameters, **parameters}))
    return [t.text or "" for t in drawn.iter("text")]


def test_the_system():
    found = texts("xif-cv32e40x")
    for line in ("processor cv32e40x", "CV-X-IF 0.2", "rvh_xif_0_2", "backend xif", "its own port", "rvh_dma"):
        assert line in found
    assert "CV-X-IF 1.0" in texts("xif-hart")
    assert "rvh_xif_1_0" in texts("xif-hart")
    assert "irq" not in found
    assert "irq" in texts("mmio-ibex")
    assert not [line for line in texts("sw-ibex") if line.startswith("rvh_") and " " not in line]


def test_parameters_leave_parts_out():
    windows = texts("mmio-windows-cv32e40x")
    assert "rvh_dma" not in windows
    assert "its own port" not in windows
    assert "rvh_sha2_core" not in texts("mmio-cv32e40x", HasSha256=0, HasSha512=0)
    assert "SHA-224, SHA-256" not in texts("mmio-cv32e40x", HasSha256=0)
    assert "rvh_keccak_core" not in texts("mmio-cv32e40x", HasKeccak=0)
    assert "rvh_isa_turn" not in texts("zknh-hart")
    assert "words of 128 bits, 2 rounds a cycle" in texts("mmio-cv32e40x", EngineWidth=128, RoundsPerCycle=2)
    assert "one block buffer" in texts("mmio-cv32e40x", Overlap=0)


@pytest.mark.parametrize(("name", "line"), [("sharv", "blocks, IV and K"), ("sharv-long", "1 round a cycle")])
def test_kinds_of_sharv(name, line):
    assert line in texts(f"{name}-cv32e40x")


def test_streams_have_no_processor():
    found = texts("stream-pipeline")
    assert "24 stages, one round each" in found
    assert not [line for line in found if "processor" in line or "firmware" in line]

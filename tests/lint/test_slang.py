# SPDX-License-Identifier: Apache-2.0
"""Slang elaborates each of our modules, and Yosys infers no latch except in the clock gate."""

import re
import sys
from pathlib import Path

import pytest

from tests.lint import repo

CLOCK_GATE = "rvh_clock_gate"
WITH_LATCH = (CLOCK_GATE, "rvh_clock_stop")  # itself, and what always has one


def elaborate(top: str, *paths: str | Path) -> tuple[int, str]:
    """Exit status and messages for one top module."""
    return repo.run(sys.executable, "-m", "tests.lint.slang", top, *paths)


@pytest.mark.parametrize("top", repo.each_top(*WITH_LATCH, full=repo.LARGE))
def test_module(top):
    status, out = elaborate(top, *repo.top_files(top))
    assert status == 0, out


@pytest.mark.parametrize("top", WITH_LATCH)
def test_the_latch_of_the_clock_gate_is_the_only_one(top):
    status, out = elaborate(top, *repo.top_files(top))
    assert status != 0
    assert "Found and reported 0 problems" in out
    assert len(set(re.findall(r"^(rvh_\w+)/\S+$", out, re.MULTILINE))) == 1


@pytest.mark.parametrize("parameter", ["HasDma=0"])
def test_peripheral_without(parameter):
    status, out = elaborate("rvh_mmio", "-G", parameter, *repo.top_files("rvh_mmio"))
    assert status == 0, out


def test_coprocessor_whose_time_out_is_too_long():
    status, out = elaborate("rvh_xif_0_2", "-G", "Patience=65536", *repo.top_files("rvh_xif_0_2"))
    assert status != 0
    assert "Patience must be" in out


@pytest.mark.parametrize(
    "body",
    [
        pytest.param("always_comb if (en_i) q_o = d_i;", id="incomplete-comb"),
        pytest.param("always_latch if (en_i) q_o <= d_i;", id="latch"),
        pytest.param("assign q_o = d_i; assign q_o = en_i;", id="two-drivers"),
        pytest.param("assign q_o = d_i & nothing;", id="unknown-name"),
    ],
)
def test_faults_are_found(tmp_path, body):
    bad = tmp_path / "bad.sv"
    bad.write_text(f"module bad (input logic en_i, d_i, output logic q_o);\n  {body}\nendmodule\n")
    assert elaborate("bad", bad)[0] != 0

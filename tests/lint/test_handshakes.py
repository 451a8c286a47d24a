# SPDX-License-Identifier: Apache-2.0
"""The valid and data outputs of a module do not depend combinationally on ready."""

import re
import sys

import pytest

from tests.lint import repo

PORTS = (("output", "valid_o"), ("input", "ready_i"))
VALID, READY = (re.compile(rf"^\s*{kind}\b.*\b(\w*){word}\b", re.MULTILINE) for kind, word in PORTS)


def sources():
    """Modules with a stream out: NAME_valid_o and NAME_ready_i."""
    texts = {module: (repo.ROOT / f).read_text() for f in repo.top_files() for module in repo.modules([f])}
    return [top for top in repo.tops() if set(VALID.findall(texts[top])) & set(READY.findall(texts[top]))]


def marked():
    """The large ones, and the largest shell with its bridge, in `make test-full` alone."""
    rare = {*repo.LARGE, "rvh_xif_1_0_axi"}
    return [pytest.param(top, marks=pytest.mark.full if top in rare else ()) for top in sources()]


def follow(top, *paths):
    """Exit status and messages for one module."""
    return repo.run(sys.executable, "-m", "tests.lint.handshakes", top, *paths)


@pytest.mark.parametrize("top", marked())
def test_module(top):
    status, out = follow(top, *repo.top_files(top))
    assert status == 0, out
    assert re.search(rf"stream of {top}: .*valid_o\b.* against", out), out


def test_streams_are_found():
    assert {"rvh_engine", "rvh_engine_out", "rvh_pack"} <= set(sources())


@pytest.mark.parametrize(
    ("valid", "data"),
    [
        pytest.param("q_q[0] & out_ready_i", "q_q", id="valid"),
        pytest.param("q_q[0]", "{q_q[3:1], q_q[0] ^ out_ready_i}", id="one-bit-of-data"),
    ],
)
def test_faults_are_found(tmp_path, valid, data):
    bad = tmp_path / "bad.sv"
    bad.write_text(
        f"""module bad (input logic clk_i, d_i, out_ready_i, output logic out_valid_o, output logic [3:0] out_data_o);
  logic [3:0] q_q;
  always_ff @(posedge clk_i) if (out_ready_i) q_q <= {{q_q[2:0], d_i}};
  assign out_valid_o = {valid};
  assign out_data_o  = {data};
endmodule
"""
    )
    status, out = follow("bad", bad)
    assert status != 0
    assert "selection is not empty" in out

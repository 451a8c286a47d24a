# SPDX-License-Identifier: Apache-2.0
"""A module with a handshake asserts its contract, and no file has implicit nets."""

import re

import pytest

from tests.lib.bench_contracts import FAULTS
from tests.lint import contracts, repo

KEPT_BY_CORE = "rvh_keccak_core, which alone instantiates it, asserts the contract"
KEPT_BY_SHA2 = "rvh_sha2_core, which it alone instantiates, asserts the contract"
EXCEPTIONS = {
    "rvh_engine_sha2": KEPT_BY_SHA2,
    "rvh_keccak_ring": KEPT_BY_CORE,
    "rvh_keccak_buffered": KEPT_BY_CORE,
    "rvh_slot": "wires and constants; the parts that it connects assert theirs",
    "rvh_slot_axi": "wires and constants; the parts that it connects assert theirs",
}
# Streams at ports that no contract names, and why. "module: what the names of the ports begin with".
STREAMS = {
    "rvh_keccak_ring: ": KEPT_BY_CORE,
    "rvh_keccak_buffered: ": KEPT_BY_CORE,
    "rvh_pack: ": "a word or beat that waits is looked at when it is taken; nothing is promised of it before",
    "rvh_sha2_core: ": "a word that waits is looked at when it is taken; nothing is promised of it before",
    "rvh_engine_sha2: ": KEPT_BY_SHA2,
    "rvh_engine_chain: ": "words for rvh_sha2_core, of which nothing is promised before they are taken",
    "rvh_chain: out_": "rvh_dma_write asserts rvh_dma_write.word",
    "rvh_engine_ctrl: cmd_": "rvh_engine, which alone instantiates it, asserts rvh_engine.cmd",
    "rvh_slot: x_issue_": "wires and constants",
    "rvh_slot: x_result_": "wires and constants",
    "rvh_slot_axi: m_axi_aw": "wires and constants",
    "rvh_slot_axi: m_axi_w": "wires and constants",
    "rvh_slot_axi: m_axi_b": "wires and constants",
    "rvh_slot_axi: m_axi_ar": "wires and constants",
    "rvh_slot_axi: m_axi_r": "wires and constants",
}
RTL = [f for f in repo.own_sv() if f.startswith("rtl/")]
NONE, WIRE = "`default_nettype none", "`default_nettype wire"


def read(path: str) -> str:
    return (repo.ROOT / path).read_text()


def guarded(text: str) -> bool:
    """Nets are declared between the first line of code and the last."""
    code = [line for line in text.splitlines() if line and not line.startswith("//")]
    return code[0] == NONE and code[-1] == WIRE and len(re.findall("`default_nettype", text)) == 2


def test_every_handshake_has_a_contract():
    bare = {name for f in RTL for name in contracts.missing(read(f))}
    assert bare == set(EXCEPTIONS)


def test_every_stream_is_named_by_a_contract():
    """Valid and ready of each are in an instance of a contract at the foot, or go on as they are to a part."""
    unnamed = {stream for f in RTL for stream in contracts.unnamed(read(f))}
    assert unnamed == set(STREAMS)


def test_what_fails_says_whose_it_is():
    """The name of a contract begins with its module, and no two are the same."""
    names = []
    for path in RTL:
        for module, body in contracts.MODULE.findall(read(path)):
            if module.startswith("rvh_contract"):
                continue
            found = re.findall(r"rvh_contract\w* #\(\s*\.Name *\(\"([^\"]*)\"", body)
            assert len(found) == len(re.findall(r"\brvh_contract\w* #\(", body)), path
            assert all(name.startswith(f"{module}.") for name in found), (path, found)
            names += found
    assert len(names) > 100
    assert len(set(names)) == len(names)


def test_no_contract_is_in_a_netlist():
    """Mapping depends on the order of cells, even of those that go: the area would change."""
    for path in RTL:
        kept = re.sub(r"^`ifndef SYNTHESIS$.*?^`endif$", "", read(path), flags=re.MULTILINE | re.DOTALL)
        assert path.startswith("rtl/lib/rvh_contract") or not re.search(r"\brvh_contract\w* #\(", kept), path


def test_every_contract_module_is_broken_once():
    modules = [m for m in repo.modules(repo.named(".sv")) if m.startswith("rvh_contract")]
    kinds = [m.removeprefix("rvh_contract").removeprefix("_") or "holds" for m in modules]
    assert len(kinds) > 1
    told = " ".join(message for message, _ in FAULTS.values())
    assert all(f"probe.{kind}" in told for kind in kinds), kinds


@pytest.mark.parametrize(
    ("ports", "body", "bare"),
    [
        ("input logic clk_i,\n  output logic valid_o", "", True),
        ("input logic clk_i,\n  input logic [1:0] mgr_req_i", "", True),
        ("input logic clk_i,\n  input logic valid_i", "  rvh_fifo u_fifo (\n.valid_i,\n.ready_o());", False),
        ("input logic clk_i,\n  input logic valid_i", "  rvh_fifo u_fifo (.valid_i(valid_i));", True),
        ("input logic clk_i,\n  output logic busy_o", "  rvh_contract #(\n.Name() ) u_x ();", False),
        ("input logic clk_i,\n  output logic busy_o", "  always_comb a_x : assert (busy_o);", False),
        ("input logic clk_i,\n  input logic [7:0] data_i", "", False),
        ("output logic valid_o", "", False),
    ],
)
def test_what_is_missing_is_found(ports, body, bare):
    assert contracts.missing(f"module x (\n  {ports}\n);\n{body}\nendmodule\n") == ["x"] * bare


STREAM = '  rvh_contract_stream #(\n      .Name("x.y")\n  )'
PORTS = ("input wire logic clk_i", "input wire logic a_valid_i", "output logic a_ready_o")


@pytest.mark.parametrize(
    ("body", "unnamed"),
    [
        ("", True),
        ("  rvh_fifo u_fifo (\n      .a_valid_i,\n      .a_ready_o\n  );", False),
        ("  rvh_fifo u_fifo (\n      .b_valid_i(a_valid_i),\n      .b_ready_o(a_ready_o)\n  );", False),
        ("  rvh_fifo u_fifo (\n      .b_valid_i(a_valid_i && x),\n      .b_ready_o(a_ready_o)\n  );", True),
        ("  rvh_fifo u_fifo (\n      .b_valid_i(a_valid_i),\n      .c_ready_o(a_ready_o)\n  );", True),
        ('  rvh_contract #(\n      .Name("x.y")\n  ) u_y (\n      .holds_i(!a_valid_i)\n  );', True),
        (f"{STREAM} u_y (\n      .valid_i(a_valid_i && x),\n      .ready_i(a_ready_o)\n  );", False),
        (f"{STREAM} u_y (\n      .valid_i(b),\n      .ready_i(a_ready_o)\n  );", True),
    ],
)
def test_an_unnamed_stream_is_found(body, unnamed):
    text = "module x (\n  " + ",\n  ".join(PORTS) + f"\n);\n{body}\nendmodule\n"
    assert contracts.unnamed(text) == ["x: a_"] * unnamed


def test_nets_are_declared():
    ours = [*repo.own_sv(), *(f for f in repo.named("_instr_pkg.sv") if f.startswith(repo.GENERATED))]
    assert len([f for f in ours if f.startswith(repo.GENERATED)]) == 9
    assert [f for f in ours if not guarded(read(f))] == []


def test_inputs_say_that_they_are_wires():
    """Without it an input is a net of no type after `default_nettype none`; Vivado and Verific refuse it."""
    shipped = [f for f in repo.own_sv() if f.startswith(("rtl/", "hosts/"))]
    assert [f for f in shipped if re.search(r"^ +input +(?!wire |\s)", read(f), re.MULTILINE)] == []


@pytest.mark.parametrize("text", [f"// x\n{NONE}\nmodule x;\n", f"module x;\n{NONE}\n{WIRE}\n", f"{WIRE}\n{NONE}\n"])
def test_unguarded_text_is_found(text):
    assert not guarded(text)

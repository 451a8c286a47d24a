# SPDX-License-Identifier: Apache-2.0
"""Attachments on a clock that stops while they are idle: a wrapper with the ports and parameters of any of them, whose
clk_i always runs, and what its benches ask of it."""

import os
import re
from pathlib import Path

from cocotb.triggers import FallingEdge

from tests.lib.cocotb_runner import BUILD, ROOT

SHORTEST = 4  # cycles of idle before the clock stops
REQUESTS = {
    "mmio_axi": "s_axil_awvalid_i || s_axil_wvalid_i || s_axil_arvalid_i",
    "xif_0_2": "x_issue_valid_i || x_commit_valid_i",
    "xif_1_0": "x_issue_valid_i || x_register_valid_i || x_commit_valid_i",
    "stream": "s_axis_tvalid_i",
}
FILES = [ROOT / "rtl" / "lib" / "rvh_clock_gate.sv", ROOT / "rtl" / "lib" / "rvh_clock_stop.sv"]
FILES.append(ROOT / "tests" / "lib" / "stopped_clock.sv")
STOP = ("stopped_clock",)  # the module in which they look


def request(top: str) -> str:
    """When the clock of this module must run, as its header says."""
    return next(ports for name, ports in REQUESTS.items() if top.startswith(f"rvh_{name}"))


def wrapper(path: str, busy: str = "1'b0") -> tuple[str, list[Path]]:
    """Name and files of a module that has the attachment in the RTL file `path` as `u_dut`, on a clock that stops.
    `busy`: an expression that must never be 1 while it is idle."""
    top, text = Path(path).stem, (ROOT / path).read_text()
    head = re.search(rf"^module {top}\b.*?^\);\n", text, re.MULTILINE | re.DOTALL)
    assert head, f"{path} has no module {top}"
    names = re.findall(r"^ *parameter +[^=]*?(\w+) *=", head[0], re.MULTILINE)
    parameters = ", ".join(f".{name}({name})" for name in names)
    body = f"""  logic clk;
  {top} #({parameters}) u_dut (.clk_i(clk), .*);
  stopped_clock u_stop (
    .clk_i, .rst_ni, .request_i({request(top)}), .idle_i(idle_o), .busy_i({busy}), .clk_o(clk));
endmodule
"""
    name = f"{top}_stopped"
    file = BUILD / f"{name}.{os.getpid()}.sv"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{head[0].replace(f'module {top}', f'module {name}', 1)}{body}")
    return name, [*FILES, file]


def stopped(dut) -> int:
    """Cycles in which the clock has been stopped."""
    return int((dut.gen_stop.u_stop if hasattr(dut, "gen_stop") else dut.u_stop).stopped.value)


async def runs(dut, cycles: int) -> None:
    """Something is inside: it says so, and its clock runs, whatever time goes by."""
    before = stopped(dut)
    for _ in range(cycles):
        assert not dut.idle_o.value
        await FallingEdge(dut.clk_i)
    assert stopped(dut) == before


async def stops(dut, cycles: int = 30) -> None:
    """Nothing is inside and nothing comes: it says so, and its clock stops."""
    before = stopped(dut)
    for _ in range(cycles):
        await FallingEdge(dut.clk_i)
    assert dut.idle_o.value
    assert stopped(dut) - before >= cycles - SHORTEST - 1

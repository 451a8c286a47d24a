# SPDX-License-Identifier: Apache-2.0
"""A very small checkout with units: the fixture `mini`."""

import shutil
from pathlib import Path

import pytest

from tests.rvhash.conftest import ROOT

FILES = {
    "designs/none.txt": "",
    "rtl/sources.toml": """
        packages.files = ["rtl/width_pkg.sv"]
        core.files = ["rtl/count.sv"]
        engine.files = ["rtl/engine.sv"]
        attachment.none.files = []
        attachment.bus.files = ["rtl/bus.sv"]
        soc = { top = "soc", files = [], main = "main.cpp" }
        lint.waivers = []
        """,
    "rtl/configs.toml": """
        [engine.tiny]
        choose = "Never."
        parameters = { Width = 32, RoundsPerCycle = 1, Overlap = 1, HasSha256 = 0, HasSha512 = 1, HasKeccak = 0 }
        """,
    "rtl/width_pkg.sv": "package width_pkg;\n  localparam int Least = 3;\nendpackage\n",
    "rtl/flags.svh": "`define STEP step_i\n",
    "rtl/count.sv": """`include "flags.svh"
        module count #(parameter int Width = width_pkg::Least) (
          input logic clk_i, rst_ni, input logic [Width-1:0] step_i, output logic [Width-1:0] count_o
        );
          always_ff @(posedge clk_i or negedge rst_ni)
            if (!rst_ni) count_o <= '0; else count_o <= count_o ^ `STEP;
        endmodule
        """,
    # An adder, a small and a large memory, a multiplier.
    "rtl/engine.sv": """
        module rvh_engine #(
          parameter int Width = 64, RoundsPerCycle = 1, parameter bit Overlap = 0, HasSha256 = 1, HasSha512 = 1,
          HasKeccak = 1
        ) (
          input logic clk_i, write_i, input logic [9:0] address_i, input logic [Width-1:0] data_i,
          output logic [Width-1:0] small_o, large_o, sum_o, output logic [31:0] product_o
        );
          logic [Width-1:0] small_memory[32];
          logic [Width-1:0] large_memory[1024];
          always_ff @(posedge clk_i) begin
            if (write_i) small_memory[address_i[4:0]] <= data_i;
            if (write_i) large_memory[address_i] <= data_i;
            large_o <= large_memory[address_i];
          end
          assign small_o = small_memory[address_i[4:0]];
          assign sum_o = data_i + Width'(address_i);
          assign product_o = data_i[15:0] * data_i[31:16];
        endmodule
        """,
    "rtl/bus.sv": "module bus (input logic a_i, output logic b_o);\n  assign b_o = ~a_i;\nendmodule\n",
    "synth/units.toml": """
        timed = ["count-8", "bus"]
        [unit.count-8]
        title = "eight bits"
        part = "core"
        top = "count"
        parameters = { Width = 8 }
        [unit.count-least]
        title = "as few as there are"
        part = "core"
        top = "count"
        [unit.bus]
        title = "a wire"
        part = "bus"
        top = "bus"
        """,
    "synth/rates.toml": """
        [[rate]]
        unit = "count-8"
        algorithm = "sha256"
        messages = 1
        result = "count"
        where = { design = "one" }
        [[rate]]
        unit = "count-8"
        algorithm = "sha256"
        messages = 4
        cycles = 64
        source = "rtl/count.sv"
        """,
    "synth/stimuli.toml": """
        [stimulus.count-8]
        module = "count"
        arguments = { step = "90" }
        [stimulus.count-other]
        unit = "count-least"
        module = "count"
        arguments = { step = "5" }
        """,
    # Four steps in the window, then rest, and one more step.
    "synth/stimuli/count.py": """import cocotb
from recorder import Recorder, argument


@cocotb.test()
async def record(dut):
    recorder, step = Recorder(dut, ["step_i"], ["count_o"]), int(argument("step"))
    await recorder.start()
    dut.step_i.value = step
    begin = recorder.now()
    await recorder.wait(4)
    recorder.active(begin)
    dut.step_i.value = 0
    await recorder.rest()
    assert int(dut.count_o.value) == 0
    dut.step_i.value = step
    await recorder.wait(1)
    dut.step_i.value = 0
    await recorder.wait(1)
    assert int(dut.count_o.value) == step
    await recorder.finish("step", 4, 8, "the count")
""",
    "results/count.json": '[{"design": "one", "cycles": 512, "blocks": 2}, {"design": "two", "cycles": 9}]',
}

SCRIPTS = ("map.py", "wrap.py", "pins.py", "rvh_pins_in.sv", "rvh_pins_out.sv")
SCRIPTS += ("map_gates.py", "latches.v", "record.py", "stimuli/recorder.py")


@pytest.fixture
def mini(tmp_path, monkeypatch) -> Path:
    """The small checkout, with a cache of its own."""
    return checkout(tmp_path / "mini checkout", monkeypatch)


def checkout(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The small checkout in that folder, which rvhash uses from now on."""
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for name in SCRIPTS:
        shutil.copy(ROOT / "synth" / name, root / "synth" / name)
    monkeypatch.setenv("RVHASH_ROOT", str(root))
    monkeypatch.setenv("RVHASH_CACHE", str(root / "the cache"))
    return root


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))

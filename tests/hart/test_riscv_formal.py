# SPDX-License-Identifier: Apache-2.0
"""formal/hart/riscv_formal, without riscv-formal: the macros that its wrapper uses and the checks are this file's own.
They show that the wrapper fits Yosys' own front end, and that what it reports is right. The suite is not fetched."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from formal import smtbmc
from rvhash import paths
from rvhash.builder.tools import ToolRunner

FOLDER = Path("formal") / "hart" / "riscv_formal"
WIDTHS = {"valid": 1, "order": 64, "trap": 1, "halt": 1, "intr": 1, "mode": 2, "ixl": 2, "rs1_addr": 5, "rs2_addr": 5}
WIDTHS |= {"rd_addr": 5, "mem_rmask": 4, "mem_wmask": 4, "mem_fault": 1, "mem_fault_rmask": 4, "mem_fault_wmask": 4}
NAMES = ["valid", "order", "insn", "trap", "halt", "intr", "mode", "ixl", "rs1_addr", "rs2_addr", "rs1_rdata"]
NAMES += ["rs2_rdata", "rd_addr", "rd_wdata", "pc_rdata", "pc_wdata", "mem_addr", "mem_rmask", "mem_wmask", "mem_rdata"]
NAMES += ["mem_wdata", "mem_fault", "mem_fault_rmask", "mem_fault_wmask"]

CSRS = {"misa": 32, "mstatus": 32, "mscratch": 32, "mcycle": 64, "minstret": 64, "mhpmcounter3": 64}
BUS = {"valid": 2, "insn": 2, "data": 2, "fault": 2, "addr": 64, "rmask": 8, "wmask": 8, "rdata": 64, "wdata": 64}

SIGNALS = {f"rvfi_{name}": WIDTHS.get(name, 32) for name in NAMES}
CSR_SIGNALS = {f"rvfi_csr_{n}_{part}": w for n, w in CSRS.items() for part in ("rmask", "wmask", "rdata", "wdata")}
BUS_SIGNALS = {f"rvfi_bus_{name}": width for name, width in BUS.items()}

# What is checked in cycle CHECK; each is reachable, which the covers show.
CHECKS = {
    "addi": """rvfi_insn[6:0] == 7'h13 && rvfi_insn[14:12] == 0 && !rvfi_mem_fault:
        !rvfi_trap && rvfi_rd_addr == rvfi_insn[11:7] && rvfi_pc_wdata == rvfi_pc_rdata + 4 && rvfi_rd_wdata ==
        (rvfi_rd_addr ? rvfi_rs1_rdata + {{20{rvfi_insn[31]}}, rvfi_insn[31:20]} : 32'h0)""",
    "mul": """rvfi_insn[6:0] == 7'h33 && rvfi_insn[31:25] == 1 && rvfi_insn[14:12] == 0:
        !rvfi_trap && rvfi_rd_wdata ==
        (rvfi_rd_addr ? (rvfi_rs1_rdata + rvfi_rs2_rdata) ^ 32'h5876063e : 32'h0)""",
    "mscratch": """rvfi_insn[6:0] == 7'h73 && rvfi_insn[14:12] == 1 && rvfi_insn[31:20] == 12'h340:
        !rvfi_trap && rvfi_csr_mscratch_wmask == 32'hffffffff && rvfi_csr_mscratch_wdata == rvfi_rs1_rdata &&
        (rvfi_rd_addr == 0 || rvfi_csr_mscratch_rdata == rvfi_rd_wdata && rvfi_csr_mscratch_rmask == 32'hffffffff)""",
    "minstreth": """rvfi_insn[6:0] == 7'h73 && rvfi_insn[14:12] == 2 && rvfi_insn[31:20] == 12'hb82:
        !rvfi_trap && rvfi_csr_minstret_wmask[31:0] == 0 &&
        (rvfi_rd_addr == 0 || rvfi_csr_minstret_rdata[63:32] == rvfi_rd_wdata)""",
    "read_only": """rvfi_insn[6:0] == 7'h73 && rvfi_insn[14:12] == 1 && rvfi_insn[31:20] == 12'hf14:
        rvfi_trap && rvfi_rd_addr == 0 && rvfi_rd_wdata == 0""",
    "load_fault": """rvfi_mem_fault && rvfi_insn[6:0] == 7'h03:
        rvfi_trap && rvfi_rd_addr == 0 && rvfi_mem_rmask == 0 && rvfi_mem_fault_rmask != 0 &&
        rvfi_mem_fault_wmask == 0""",
    "fetch_fault": """rvfi_mem_fault && rvfi_mem_fault_rmask == 0 && rvfi_mem_fault_wmask == 0:
        rvfi_trap && rvfi_insn == 0""",
}
CHECK = 9


def ports(direction: str, signals: dict[str, int]) -> str:
    return ", ".join(f"{direction} [{width - 1}:0] {name}" for name, width in signals.items())


def bench() -> str:
    """The macros and a module with the checks, then the next address (which is that of a later instruction)."""
    everything = SIGNALS | CSR_SIGNALS | BUS_SIGNALS
    defines = ["RISCV_FORMAL", "RISCV_FORMAL_MEM_FAULT", "RISCV_FORMAL_BUS"]
    defines += [f"RISCV_FORMAL_CSR_{name.upper()}" for name in CSRS]
    lines = [f"`define {name}" for name in defines]
    lines += ["`define rvformal_rand_reg rand reg"]
    lines += [f"`define RVFI_OUTPUTS {ports('output', SIGNALS | CSR_SIGNALS)}"]
    lines += [f"`define RVFI_BUS_OUTPUTS , {ports('output', BUS_SIGNALS)}"]
    lines += ['`include "wrapper.v"', "module testbench(input clock, input reset);"]
    lines += ["always @* assume (reset == $initstate);"]
    lines += [f"wire [{width - 1}:0] {name};" for name, width in everything.items()]
    lines += [f"rvfi_wrapper u (.clock(clock), .reset(reset), {', '.join(f'.{n}({n})' for n in everything)});"]
    lines += ["reg [7:0] cycle = 0;", "always @(posedge clock) cycle <= cycle + 1;"]
    lines += ["reg [31:0] next = 0; reg any = 0; reg [63:0] order = 0;"]
    lines += ["always @(posedge clock) if (!reset && rvfi_valid) begin", "next <= rvfi_pc_wdata; any <= 1;"]
    lines += ["order <= rvfi_order; end", "always @* if (!reset && rvfi_valid) begin"]
    for label, text in CHECKS.items():
        when, _, then = text.partition(":\n")
        lines += [f"if ({when}) begin", f"a_{label}: assert ({then}); c_{label}: cover (cycle == {CHECK}); end"]
    lines += ["if (any && !rvfi_intr) a_next: assert (rvfi_pc_rdata == next);"]
    lines += ["if (any) a_order: assert (rvfi_order == order + 1);"]
    lines += ["a_modes: assert (rvfi_mode == 3 && rvfi_ixl == 1 && !rvfi_halt);"]
    return "\n".join([*lines, "end", "endmodule", ""])


SCRIPT = """
import sys
from pyosys import libyosys as ys
d = ys.Design()
for words in sys.argv[1].split(";"):
    d.run_pass(words.strip())
"""


def passes(folder: Path, words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, words], cwd=folder, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, (done.stderr + done.stdout)[-3000:]


@pytest.fixture(scope="module")
def core(tmp_path_factory) -> Path:
    """What goes to riscv-formal/cores/rvhash."""
    folder = tmp_path_factory.mktemp("rvhash")
    subprocess.run([sys.executable, paths.root() / FOLDER / "generate.py", folder], check=True, capture_output=True)
    (folder / "testbench.sv").write_text(bench())
    return folder


def test_wrapper(core):
    """It elaborates in Yosys' own front end, and nothing that a check may read is undriven."""
    passes(core, "read_verilog -sv -formal testbench.sv hart.v; prep -flatten -nordff -top testbench; check -assert")
    text = (core / "wrapper.v").read_text()
    used = set(re.findall(r"RISCV_FORMAL_CSR_(\w+)", text))
    listed = re.search(r"\[csrs\]\n(.*?)\n\n", (core / "checks.cfg").read_text(), re.DOTALL)
    assert {line.split()[0].upper() for line in listed[1].splitlines()} == used


@pytest.mark.full
def test_checks(core):
    """A bounded run over the first instructions after reset, and a witness of each check."""
    steps = "read_verilog -sv -formal testbench.sv hart.v; prep -flatten -nordff -top testbench; async2sync"
    steps += "; chformal -lower; opt_clean; setundef -anyseq; opt -keepdc -fast; dffunmap; opt_clean"
    passes(core, steps + "; write_smt2 -wires model.smt2")
    log = core / "smtbmc.log"
    run = smtbmc.run(ToolRunner(), core / "model.smt2", log, "-t", str(CHECK + 2))
    assert run.passed, run.failed
    run = smtbmc.run(ToolRunner(), core / "model.smt2", log, "-c", "-t", str(CHECK + 2))
    assert run.passed, run.unreached

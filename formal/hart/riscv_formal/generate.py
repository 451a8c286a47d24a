# SPDX-License-Identifier: Apache-2.0
"""Make the folder of the hart for riscv-formal: docs/hart.md, "Public suites".

  .venv/bin/python formal/hart/riscv_formal/generate.py riscv-formal/cores/rvhash

It copies wrapper.v and the checks, and writes hart.v: the hart in plain Verilog, for any front end of Yosys.
"""

import shutil
import sys
from pathlib import Path

from pyosys import libyosys as ys

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]


def sources() -> list[Path]:
    """The hart, with the stand-in of its unit for M."""
    rtl = ROOT / "rtl" / "hart"
    names = "expand decode shift bytes count alu regs fetch lsu counters csr xif loops operands control rvfi"
    modules = [rtl / f"rvh_hart_{name}.sv" for name in names.split()]
    first = [rtl / "rvh_hart_pkg.sv", ROOT / "formal" / "ref" / "rvh_formal_ref_rv32_pkg.sv"]
    return [*first, HERE / "rvh_hart_muldiv.sv", *modules, rtl / "rvh_hart.sv", HERE / "rvh_hart_riscv_formal.sv"]


def main() -> None:
    """Copy and write."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for path in [HERE / "wrapper.v", *HERE.glob("*.cfg")]:
        shutil.copy(path, folder)
    design = ys.Design()
    top = "rvh_hart_riscv_formal"
    design.run_pass(ys.StringVector(["read_slang", "--top", top, *map(str, sources())]))
    for words in ("proc", "flatten", "opt_clean", "check -assert"):
        design.run_pass(words)
    design.run_pass(ys.StringVector(["write_verilog", "-noattr", str(folder / "hart.v")]))


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: Apache-2.0
"""Paths through a module without a register in them: a program, because a Yosys error ends Python.

usage: python -m tests.lint.paths [--bits] TOP FILE...

Prints a line for each output: its name and the inputs that it depends on in the same cycle, with default parameters, by
the structure of the netlist. It follows whole signals: what it does not print, does not exist, but a field of a struct
has the paths of its neighbours. With --bits it follows bits, which takes minutes.
"""

import sys
import tempfile
from pathlib import Path

from pyosys import libyosys as ys

REGISTERS = ("dff", "adff", "dffe", "adffe", "sdff", "sdffe", "sdffce", "aldff", "mem_v2", "dlatch")


def main() -> None:
    """Read, infer registers, follow each output back to them."""
    bits = "--bits" in sys.argv
    top, *files = (argument for argument in sys.argv[1:] if argument != "--bits")
    design = ys.Design()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"

        def run(command: str) -> list[str]:
            log.unlink(missing_ok=True)
            ys.run_pass(f"tee -q -o {log} {command}", design)
            return [line.strip().rpartition("/")[2] for line in log.read_text().splitlines() if "/" in line]

        for command in (f"read_slang --top {top} {' '.join(files)}", "proc", "flatten", "opt_clean", "memory_collect"):
            run(command)
        for command in ("simplemap t:$* t:*dff* %d t:$mem* %d", "splitnets", "opt_clean") if bits else ():
            run(command)
        stop = "-" + ",".join(f"${cell}" for cell in REGISTERS)
        for output in run(f"select -list {top}/o:*"):
            print("PATHS", output, *run(f"select -list {top}/o:{output} %ci*:{stop} {top}/i:* %i"))


if __name__ == "__main__":
    main()

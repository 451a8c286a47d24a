# SPDX-License-Identifier: Apache-2.0
"""Elaborate one module with slang inside Yosys and refuse latches: a program, because a Yosys error ends Python.

usage: python -m tests.lint.slang TOP FILE...

SYNTHESIS is not defined, so assertions are read too. Exit status 0: elaborated, and Yosys finds neither a loop (what
slang makes of an incomplete always_comb), nor a latch cell (an always_latch), nor a wire with two drivers.
"""

import sys

from pyosys import libyosys as ys

LATCHES = "t:$dlatch t:$adlatch t:$dlatchsr t:$sr"


def main() -> None:
    """Read, infer registers, look for loops and latches."""
    top, *paths = sys.argv[1:]
    design = ys.Design()
    ys.run_pass(f"read_slang --no-synthesis-define --top {top} {' '.join(paths)}", design)
    ys.run_pass("proc", design)
    ys.run_pass("check -assert", design)
    ys.run_pass(f"select -list {LATCHES}", design)  # names them before the next line fails
    ys.run_pass(f"select -assert-none {LATCHES}", design)


if __name__ == "__main__":
    main()

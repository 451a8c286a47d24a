# SPDX-License-Identifier: Apache-2.0
"""One run of Yosys, in a process of its own because an error of Yosys ends the interpreter.

  python formal/prepare.py job.json model.smt2

The job holds: top, parameters (name to value), defines, files in order. SYNTHESIS is not defined: what stands under
`ifndef SYNTHESIS` is read. FORMAL is.
"""

import json
import sys
from pathlib import Path

from pyosys import libyosys as ys

# Open inputs and undriven signals may take any value in every cycle. The order matters: chformal before async2sync
# fails without a word; opt_merge comes before setundef, so that a table read twice at one index has one value, also
# beyond its end.
PASSES = (
    "proc",
    "flatten",
    "memory_nordff",
    "async2sync",
    "chformal -lower",
    "opt_clean",
    "opt_expr -keepdc",
    "opt_merge",
    "setundef -anyseq",
    "opt -keepdc -fast",
    "dffunmap",
    "opt_clean",
    "check -assert",
)


def main() -> None:
    """Read, lower, write."""
    job = json.loads(Path(sys.argv[1]).read_text())
    given = [word for key, value in job["parameters"].items() for word in ("-G", f"{key}={value}")]
    defines = [f"-D{word}" for word in ("FORMAL", *job["defines"])]
    options = ["--no-synthesis-define", "--unroll-limit=1000000", "--top", job["top"]]
    design = ys.Design()
    design.run_pass(ys.StringVector(["read_slang", *options, *defines, *given, *job["files"]]))
    for words in PASSES:
        design.run_pass(words)
    design.run_pass(ys.StringVector(["write_smt2", "-wires", sys.argv[2]]))


if __name__ == "__main__":
    main()

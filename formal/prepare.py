# SPDX-License-Identifier: Apache-2.0
"""One run of Yosys, in a process of its own because an error of Yosys ends the interpreter.

  python formal/prepare.py job.json model.smt2

The job holds: top, parameters (name to value), defines, files in order, cut (wires that lose their driver),
registers (see clear_registers, or null).
SYNTHESIS is not defined unless the job says so: code under `ifndef SYNTHESIS` is read. FORMAL is.
"""

import json
import sys
from pathlib import Path

from pyosys import libyosys as ys

# Every register exists under its name up to here: the first opt_clean removes registers that no property needs.
# Open inputs and undriven signals may have any value in every cycle. They must become free before opt_clean, because it
# turns an undriven signal into a separate unknown for each of its readers.
FLATTEN = ("proc", "flatten", "setundef -undriven -anyseq")
# The order matters. A table (ROM) that stays a memory has any content in the induction step. chformal before async2sync
# fails silently. opt_merge comes before setundef, so that a table read twice at one index has one value, also
# beyond its end. At the end only logic that the properties depend on is left.
LOWER = (
    "memory_nordff",
    "memory_map -rom-only",
    "opt_clean",
    "async2sync",
    "chformal -lower",
    "opt_clean",
    "opt_expr -keepdc",
    "opt_merge",
    "setundef -anyseq",
    "opt_clean -purge",
    "opt -keepdc -fine",
    "opt_clean -purge",
    "dffunmap",
    "opt_clean -purge",
    "check -assert",
)


def clear_registers(design: ys.Design, wanted: dict) -> None:
    """Assert that every register below the instance `under` is zero whenever the wire `when` is 1, those of `public`
    apart, which the top module looks at itself."""
    module = design.top_module()
    (when,) = (ys.SigSpec(wire) for wire in module.wires_.values() if wire.name.str() == f"\\{wanted['when']}")
    public = {f"\\{wanted['under']}.{name}" for name in wanted["public"]}
    registers = [cell for cell in module.cells_.values() if "ff" in cell.type.str() or "latch" in cell.type.str()]
    for number, cell in enumerate(registers):
        value = cell.getPort(ys.IdString("\\Q"))
        names = {bit.wire.name.str() for bit in value.bits()}
        if names <= public or not all(name.startswith(f"\\{wanted['under']}.") for name in names):
            continue
        zero = module.LogicNot(ys.IdString(f"$zero{number}"), value)
        module.addAssert(ys.IdString(f"\\register{number}.{wanted['label']}"), zero, when)


def main() -> None:
    """Read, lower, write."""
    job = json.loads(Path(sys.argv[1]).read_text())
    given = [word for key, value in job["parameters"].items() for word in ("-G", f"{key}={value}")]
    defines = [f"-D{word}" for word in ("FORMAL", *job["defines"])]
    options = ["--no-synthesis-define", "--unroll-limit=1000000", "--top", job["top"]]
    design = ys.Design()
    design.run_pass(ys.StringVector(["read_slang", *options, *defines, *given, *job["files"]]))
    for words in FLATTEN:
        design.run_pass(words)
    for name in job["cut"]:
        design.run_pass(f"cutpoint w:{name}")
    if job["registers"]:
        clear_registers(design, job["registers"])
    for words in LOWER:
        design.run_pass(words)
    design.run_pass(ys.StringVector(["write_smt2", "-wires", sys.argv[2]]))


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: Apache-2.0
"""One run of Yosys, in a process of its own because an error of Yosys ends the interpreter.

  python synth/map.py check job.json               refuse unknown parameters, latches, loops, wires without a driver
  python synth/map.py map job.json stat.json       map the unit, write the statistics of the netlist

The job holds: top, parameters (name to value), files in order, passes (the command that maps), and options of slang
for a packaged processor, whose inside is not checked. `check` writes scratch
files beside the job. It is a run apart because what Yosys did before changes its names, and names move the area by up
to three per cent.
"""

import json
import os
import re
import sys
from pathlib import Path

from pyosys import libyosys as ys

LATCHES = ("t:$dlatch", "t:$adlatch", "t:$dlatchsr", "t:$sr")
# The probe instantiates the unit with its parameters alone, so every port is open on purpose.
QUIET = ("-Wno-unconnected-input-port", "-Wno-unconnected-output-port")


def run(design: ys.Design, *words: str) -> None:
    """Run a pass. Words may hold spaces."""
    design.run_pass(ys.StringVector(list(words)))


def read(top: str, parameters: dict[str, int], files: list[str], *options: str) -> ys.Design:
    """A new design with this top module."""
    given = [word for key, value in parameters.items() for word in ("-G", f"{key}={value}")]
    design = ys.Design()
    run(design, "read_slang", "--top", top, *given, *options, *files)
    return design


def check(top: str, parameters: dict[str, int], files: list[str], options: list[str], scratch: Path) -> None:
    """End the run with a word on what is wrong, if something is."""
    # -G ignores a parameter that does not exist. In an instance it is an error.
    values = ", ".join(f".{key}({value})" for key, value in parameters.items())
    probe = scratch / "probe.sv"
    # The directive gives what an error names as its place.
    probe.write_text(
        f'`line 1 "the unit\'s instance" 0\nmodule rvh_synth_probe;\n  {top} #({values}) u_top ();\nendmodule\n'
    )
    read("rvh_synth_probe", {}, [*files, str(probe)], *QUIET, *options, "--ast-compilation-only")  # no netlist
    if options:
        return

    design = read(top, parameters, files)
    run(design, "flatten")
    run(design, "dump", "-o", str(scratch / "latches.txt"), *LATCHES)
    latches = (scratch / "latches.txt").read_text()
    if re.search(r"^ *cell ", latches, re.MULTILINE):
        places = dict.fromkeys(re.findall(r'attribute \\src "([^"|]+)', latches))
        sys.exit(f"ERROR: latches inferred: {', '.join(places)}")
    run(design, "check", "-assert")


def main() -> None:
    job_file = Path(sys.argv[2]).resolve()
    job = json.loads(job_file.read_text())
    top, parameters, files = job["top"], job["parameters"], job["files"]
    options = job.get("options", [])
    if sys.argv[1] == "check":
        check(top, parameters, files, options, job_file.parent)
        return
    report = Path(sys.argv[3]).resolve()
    design = read(top, parameters, files, *options)
    run(design, *job["passes"].split(), "-top", top)
    os.chdir(report.parent)  # a path after -o may hold no spaces
    run(design, "tee", "-q", "-o", report.name, "stat", "-json")


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: Apache-2.0
"""Maps a unit to the cells of a Liberty library with Yosys and ABC, for several mapper targets.

  python synth/map_gates.py job.json folder        writes folder/TARGET.json, the netlist, for each target

The job holds: top, parameters, files, options (of slang), library, targets (name to delay in ps and commands of ABC),
and parts: patterns of modules that stay apart until they are mapped, so that their cells can be told apart.
"""

import json
import os
import sys
from pathlib import Path

from map import check, read, run
from pyosys import libyosys as ys

DRIVER, OUTPUT_LOAD = "BUFX2", 0.03  # of the paths of ABC: the cell before an input; pF at an output


def main() -> None:
    job_file, folder = (Path(p).resolve() for p in sys.argv[1:])
    job = json.loads(job_file.read_text())
    library, top = job["library"], job["top"]
    check(top, job["parameters"], job["files"], job["options"], job_file.parent)
    hierarchy = ["--keep-hierarchy"] if job["parts"] else []
    design = read(top, job["parameters"], job["files"], *hierarchy, *job["options"])
    if job["parts"]:
        run(design, "setattr", "-mod", "-set", "keep_hierarchy", "1", *job["parts"])
    run(design, "synth", "-flatten", "-noabc", "-top", top)
    run(design, "techmap", "-map", str(Path(__file__).resolve().parent / "latches.v"))
    run(design, "dfflibmap", "-liberty", library)
    run(design, "opt")
    os.chdir(job_file.parent)  # a path after -o or +/ may hold no spaces
    run(design, "write_rtlil", "unmapped.il")
    Path("constraints").write_text(f"set_driving_cell {DRIVER}\nset_load {OUTPUT_LOAD}\n")
    for name, target in job["targets"].items():
        design = ys.Design()
        run(design, "read_rtlil", "unmapped.il")
        # ABC cannot open a script whose path has spaces. In the text of a script a comma stands for a space.
        script = "+" + ";".join(target["commands"]).replace(" ", ",")
        options = ("-constr", "constraints", "-script", script)
        run(design, "abc", "-liberty", library, "-D", str(target["ps"]), *options)
        if job["parts"]:
            run(design, "setattr", "-mod", "-unset", "keep_hierarchy", "*")
            run(design, "flatten")
            run(design, "delete", "*/t:$scopeinfo")
        run(design, "setundef", "-zero")
        run(design, "opt_clean")
        run(design, "write_json", "netlist.json")
        Path("netlist.json").rename(folder / f"{name}.json")


if __name__ == "__main__":
    main()

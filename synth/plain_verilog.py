# SPDX-License-Identifier: Apache-2.0
"""Plain Verilog of a module, by Yosys, in a process of its own because an error of Yosys ends the interpreter.

  python synth/plain_verilog.py job.json out.v

The job holds: top, files in order, title (the first line of the file). Hierarchy and the ports of the top stay. Every
instance is a module of its own, named TOP__MODULE, with a number from the second one on: no name collides with that of
another file.
"""

import json
import os
import re
import sys
from pathlib import Path

from pyosys import libyosys as ys

PASSES = (
    ("proc", "-noopt"),
    ("opt_expr", "-keepdc"),
    ("opt_clean",),
    ("memory_collect",),
    ("bwmuxmap",),  # the only cells of the front end that have no Verilog
    ("check", "-assert"),
    ("delete", "*/t:$scopeinfo"),  # hints for debuggers, without hardware
)
ESCAPED = re.compile(r"\\(\S+) ")  # an identifier that is not a plain name


def run(design: ys.Design, *words: str) -> None:
    """Run a pass. Words may hold spaces."""
    design.run_pass(ys.StringVector(list(words)))


def modules(design: ys.Design) -> list[str]:
    """The names of all modules."""
    run(design, "tee", "-q", "-o", "modules.txt", "ls")
    text = Path("modules.txt").read_text()
    return [line.strip() for line in text.splitlines() if line.startswith("  ")]


def names(top: str, given: list[str]) -> dict[str, str]:
    """The new name of each module but the top. Yosys gives MODULE$PATH."""
    count: dict[str, int] = {}
    new = {}
    for name in sorted(set(given) - {top}):
        kind = name.partition("$")[0]
        count[kind] = count.get(kind, 0) + 1
        new[name] = f"{top}__{kind}" + (f"_{count[kind]}" if count[kind] > 1 else "")
    return new


def main() -> None:
    job, out = json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]).resolve()
    os.chdir(out.parent)  # a path after -o may hold no spaces
    top = job["top"]
    design = ys.Design()
    run(design, "read_slang", "--top", top, "--keep-hierarchy", *job["files"])
    for words in PASSES:
        run(design, *words)
    new = names(top, modules(design))
    run(design, "write_verilog", "-noattr", "plain.v")
    body = Path("plain.v").read_text().partition("\n")[2]  # without the line that names the program's build
    body = ESCAPED.sub(lambda found: f"{new[found[1]]} " if found[1] in new else found[0], body)
    cells = sorted(set(re.findall(r"^ *\\(\$\w+) #\(", body, re.MULTILINE)))
    if cells:
        sys.exit(f"ERROR: Yosys has no Verilog for {', '.join(cells)}")
    out.write_text(f"// SPDX-License-Identifier: Apache-2.0\n// {job['title']}\n{body}")


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: Apache-2.0
"""synth/stimuli.toml: the work of each unit whose energy is measured, and how its RTL is recorded doing it."""

import importlib.metadata
import json
import sys
from pathlib import Path

from pydantic import Field

from rvhash import builder, paths
from rvhash.builder import tools
from rvhash.builder.tools import ToolFailed, ToolRunner
from rvhash.design.configurations import Name
from rvhash.design.named_units import Unit
from rvhash.errors import BuildError
from rvhash.strict_toml import Strict, load

RECORDING = "recording.json"
COMPILER = "riscv64-unknown-elf-gcc"


class Stimulus(Strict):
    """The work of a unit. `parts`: modules whose energy is shown apart. `program`: sources in C and assembly of a
    processor's program, with `program_flags` of the compiler."""

    module: str
    unit: str = ""
    arguments: dict[str, str] = Field(default_factory=dict)
    parts: list[str] = Field(default_factory=list)
    program: list[str] = Field(default_factory=list)
    program_flags: list[str] = Field(default_factory=list)

    def patterns(self) -> list[str]:
        """The parts as patterns of Yosys: it names a module with its place in the hierarchy."""
        return [f"{part}$*" for part in self.parts]


class Stimuli(Strict):
    """synth/stimuli.toml."""

    stimulus: dict[Name, Stimulus]


def stimuli() -> dict[str, Stimulus]:
    """The stimuli by name."""
    return load(Stimuli, paths.root() / "synth" / "stimuli.toml").stimulus


def unit_of(name: str) -> str:
    """The unit that a stimulus is for."""
    return stimuli()[name].unit or name


def cocotb() -> str:
    """Name and version of the test bench's library. BuildError if it is missing."""
    try:
        return f"cocotb {importlib.metadata.version('cocotb')}"
    except importlib.metadata.PackageNotFoundError:
        raise BuildError("the Python package cocotb is missing; run `make setup-test`") from None


def recipe(name: str, unit: Unit, stimulus: Stimulus) -> builder.Recipe:
    """How the ports of a unit's RTL are recorded. The stimulus checks what the unit computes: a wrong result gives no
    recording.
    """
    root, folder = paths.root(), paths.root() / "synth"
    script, files = folder / "record.py", unit.files()
    job = {
        "top": unit.top,
        "parameters": unit.parameters,
        "files": files,
        "options": [],
        "module": stimulus.module,
        "arguments": stimulus.arguments,
        "program": {},
    }
    compilers = []
    if stimulus.program:
        compiler = tools.need(COMPILER)
        compilers = [tools.version(compiler)]
        job["program"] = {"compiler": [COMPILER], "flags": stimulus.program_flags, "sources": stimulus.program}

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        file = work / "job.json"
        file.write_text(json.dumps(job))
        try:
            runner.run([sys.executable, script, file, entry / RECORDING], root, work / "log")
        except ToolFailed as e:
            raise ToolFailed(f"the stimulus {stimulus.module}", e.status, e.log) from None

    own = [*sorted((folder / "stimuli").glob("*.py")), *(root / f for f in stimulus.program)]
    if stimulus.program:
        own += [*sorted((root / "sw" / "src").glob("*.h")), *sorted((folder / "stimuli" / "program").glob("*.ld"))]
    return builder.Recipe(
        title=f"recording of {name}",
        label=f"recording-{name}",
        inputs=[*(root / f for f in files), *sorted((root / "rtl").rglob("*.svh")), script, *own],
        settings={"job": job, "tools": [tools.verilator().version, cocotb(), *compilers]},
        commands=commands,
    )

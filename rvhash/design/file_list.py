# SPDX-License-Identifier: Apache-2.0
"""The RTL files that a unit or a module requires, in an order that every tool accepts."""

import functools
import json
import re
from dataclasses import dataclass
from pathlib import Path

from rvhash import __version__, paths
from rvhash.design import named_units, sources
from rvhash.errors import unknown

# Strings are matched too, so that text in a string is not taken for a comment.
_COMMENT = re.compile(r'("(?:\\.|[^"\\])*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
_NAME = re.compile(r"\brvh_\w+")


@dataclass(frozen=True)
class FileList:
    """The input of a tool that builds `top`. Paths are relative to the checkout."""

    name: str
    top: str
    parameters: dict[str, int]  # set by the unit; all others have their defaults
    files: list[str]
    include_folders: list[str]
    defines: dict[str, str]
    waivers: list[str]  # of Verilator, for generated code


def units() -> dict[str, named_units.Unit]:
    """The units that are ours: packaged processors have their own file lists."""
    return {name: unit for name, unit in named_units.units().items() if not unit.host}


def names() -> list[str]:
    """Every unit, then every module that is not the top of a unit."""
    known = units()
    return [*known, *sorted(_modules().keys() - {unit.top for unit in known.values()} - known.keys())]


def of(name: str) -> FileList:
    """The files of a unit or of a module; UsageError for a name that is neither."""
    known, modules = units(), _modules()
    if name not in known and name not in modules:
        raise unknown("unit", name, modules if name.startswith("rvh_") else known)
    unit = known.get(name)
    top = unit.top if unit else name
    needed, waiting = {modules[top]}, [modules[top]]
    while waiting:
        for used in _used(paths.root() / waiting.pop()):
            if used in modules and modules[used] not in needed:
                needed.add(modules[used])
                waiting.append(modules[used])
    files = [f for f in modules.values() if f in needed]
    return FileList(
        name=name,
        top=top,
        parameters=unit.parameters if unit else {},
        files=files,
        include_folders=[],
        defines={},
        waivers=[w for w in sources.rtl().lint.waivers if w.startswith("rtl/") and w.replace(".vlt", ".sv") in files],
    )


def as_f(listed: FileList, root: str, waivers: bool) -> str:
    """A file for option -f of a simulator or a synthesis tool; `root` goes before each path."""
    given = ", ".join(f"{k} = {v}" for k, v in listed.parameters.items()) or "defaults"
    lines = [
        f"// rvhash {__version__}: {listed.name}",
        f"// top module: {listed.top}",
        f"// parameters: {given}",
        "// include folders: none",
        "// defines: none; with SYNTHESIS the contracts (assertions for simulation) are left out",
    ]
    return "\n".join([*lines, *(f"{root}/{f}" for f in [*(listed.waivers if waivers else []), *listed.files])])


def as_json(listed: FileList, root: str) -> str:
    """The file list as JSON, for a program."""
    return json.dumps(
        {
            "name": listed.name,
            "version": __version__,
            "top": listed.top,
            "parameters": listed.parameters,
            "include_folders": listed.include_folders,
            "defines": listed.defines,
            "files": [f"{root}/{f}" for f in listed.files],
            "verilator_waivers": [f"{root}/{f}" for f in listed.waivers],
        },
        indent=2,
    )


def _modules() -> dict[str, str]:
    """The file of each module or package, in the compile order of rtl/sources.toml. Each file is named after its module
    or package. Modules of a simulated system are left out."""
    rtl = sources.rtl()
    parts = [rtl.packages, *(getattr(rtl, name) for name in sources.PARTS), *rtl.attachment.values()]
    return {Path(f).stem: f for part in (*parts, rtl.stream, rtl.artix7, rtl.hart) for f in part.files}


@functools.cache
def _used(path: Path) -> frozenset[str]:
    """The identifiers in the code of a file that may name modules or packages."""
    return frozenset(_NAME.findall(_COMMENT.sub(lambda found: found[1] or " ", path.read_text())))

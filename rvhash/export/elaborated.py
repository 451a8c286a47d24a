# SPDX-License-Identifier: Apache-2.0
"""The ports and parameters of a module, as Verilator elaborates it."""

import functools
import json
import os
import re
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rvhash import paths
from rvhash.builder import tools
from rvhash.design import file_list
from rvhash.errors import BuildError, UsageError

_REFUSED = re.compile(r"^%Warning-USERERROR: [^ ]+: (?:rvh_\w+: )?(.*)$", re.MULTILINE)  # $error of the RTL
_VALUE = re.compile(r"(\d+)'s?h([0-9a-f]+)")


@dataclass(frozen=True)
class Port:
    """A port of the top module; `cast`: its type if that is an enumeration, to which a vector does not assign."""

    name: str
    output: bool
    width: int
    cast: str = ""

    @property
    def range(self) -> str:
        """The range of a declaration, or nothing for one bit."""
        return f"[{self.width - 1}:0]" if self.width > 1 else ""


@dataclass(frozen=True)
class Module:
    """An elaborated module."""

    name: str
    ports: list[Port]
    parameters: dict[str, int]  # all that a user may set, with their values here
    widths: dict[str, int]  # of these parameters, in bits

    def port(self, name: str) -> Port:
        """The port of that name; KeyError without one."""
        return {p.name: p for p in self.ports}[name]


@functools.cache
def files_of(top: str) -> file_list.FileList:
    """The RTL files of a module."""
    return file_list.of(top)


def elaborate(top: str, parameters: Mapping[str, int], synthesis: bool = True) -> Module:
    """Elaborate a module. UsageError if the RTL refuses the parameters, with its own message."""
    verilator, root, files = tools.verilator(), paths.root(), files_of(top)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "tree.json"
        argv = [
            verilator.binary,
            "--json-only",
            "--json-only-output",
            out,
            "--top-module",
            top,
            "-Wno-lint",  # only the tree is wanted; tests/lint has the warnings
            "-Wno-style",
        ]
        argv += ["--json-only-meta-output", out.with_name("meta.json"), "--Mdir", folder]
        argv += ["-DSYNTHESIS"] if synthesis else []
        argv += [f"-G{key}={value}" for key, value in parameters.items()]
        done = subprocess.run(
            [str(a) for a in [*argv, *(root / f for f in [*files.waivers, *files.files])]],
            cwd=folder,
            env={**os.environ, "VERILATOR_ROOT": str(verilator.root)},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise _refused(top, parameters, done.stdout + done.stderr)
        return _module(top, json.loads(out.read_text()))


def _refused(top: str, parameters: Mapping[str, int], log: str) -> UsageError | BuildError:
    """The error of an elaboration that failed."""
    messages = _REFUSED.findall(log)
    given = ", ".join(f"{key}={value}" for key, value in parameters.items())
    if messages and given:
        return UsageError(f"these parameters together are not legal ({given}): {'; '.join(dict.fromkeys(messages))}")
    first = next((line for line in log.splitlines() if line.startswith("%Error")), log.strip() or "no message")
    return BuildError(f"Verilator does not elaborate {top} ({given or 'defaults'}): {first}")


def _module(top: str, tree: dict[str, Any]) -> Module:
    types = {t["addr"]: t for t in tree["miscsp"][0]["typesp"]}
    types |= {t["dtypep"]: t for t in types.values() if t["type"] != "REFDTYPE"}
    packages = [m for m in tree["modulesp"] if m["type"] == "PACKAGE"]
    (module,) = (m for m in tree["modulesp"] if m.get("origName", m["name"]) == top and m["type"] == "MODULE")
    variables = [s for s in module["stmtsp"] if s["type"] == "VAR"]
    values = {v["name"]: _VALUE.fullmatch(v["valuep"][0]["name"]) for v in variables if v["varType"] == "GPARAM"}
    parameters = {name: int(found[2], 16) for name, found in values.items()}
    widths = {name: int(found[1]) for name, found in values.items()}
    ports = []
    for v in variables:
        if v["direction"] in ("INPUT", "OUTPUT"):
            kind = types[v["dtypep"]]
            output = v["direction"] == "OUTPUT"
            ports.append(Port(v["name"], output, _width(kind, types), "" if output else _cast(kind, types, packages)))
    return Module(top, ports, parameters, widths)


def _base(kind: dict[str, Any], types: dict[str, Any]) -> dict[str, Any]:
    while kind["type"] == "REFDTYPE":
        kind = types[kind["refDTypep"]]
    return kind


def _width(kind: dict[str, Any], types: dict[str, Any]) -> int:
    """Bits of a packed type."""
    kind = _base(kind, types)
    if kind["type"] == "BASICDTYPE":
        return _range(kind.get("range", "0:0"))
    if kind["type"] == "ENUMDTYPE":
        return _width(types[kind["refDTypep"]], types)
    if kind["type"] == "PACKARRAYDTYPE":
        return _range(kind["declRange"].strip("[]")) * _width(types[kind["refDTypep"]], types)
    if kind["type"] == "STRUCTDTYPE":
        return sum(_width(types[m["dtypep"]], types) for m in kind["membersp"])
    raise BuildError(f"a port has a type that cannot be a vector: {kind['type']}")


def _range(text: str) -> int:
    left, right = map(int, text.split(":"))
    return abs(left - right) + 1


def _cast(kind: dict[str, Any], types: dict[str, Any], packages: list[dict[str, Any]]) -> str:
    """The name of an enumeration, with its package."""
    if _base(kind, types)["type"] != "ENUMDTYPE":
        return ""
    for package in packages:
        if any(s["type"] == "TYPEDEF" and s["name"] == kind["name"] for s in package["stmtsp"]):
            return f"{package['name']}::{kind['name']}"
    raise BuildError(f"no package has the type {kind['name']}")

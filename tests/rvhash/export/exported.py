# SPDX-License-Identifier: Apache-2.0
"""Exports for the tests: each is made once in a process."""

import functools
from pathlib import Path

from rvhash.export import blocks, contents, folder


@functools.cache
def _made(unit: str, bus: str | None, parameters: tuple[str, ...], name: str | None, verilog: bool):
    return contents.of(blocks.choose(unit, bus, list(parameters), name), verilog)


@functools.cache
def _default(unit: str) -> str | None:
    """The bus of a unit without --bus."""
    bus = blocks.choose(unit, None, [], None).bus
    return None if bus == blocks.NO_BUS else bus


def files(
    unit: str, bus: str | None = None, *parameters: str, name: str | None = None, verilog: bool = False
) -> dict[str, str | bytes]:
    """The files of an export, by their paths in its folder."""
    return _made(unit, bus or _default(unit), parameters, name, verilog)


def written(
    out: Path, unit: str, bus: str | None = None, *parameters: str, name: str | None = None, verilog: bool = False
) -> Path:
    """The folder of an export."""
    folder.write(out, files(unit, bus, *parameters, name=name, verilog=verilog))
    return out


def pairs() -> list[tuple[str, str | None]]:
    """Every block with each of its buses."""
    known = blocks.table().block
    return [(name, None if bus == blocks.NO_BUS else bus) for name, kind in known.items() for bus in kind.bus]

# SPDX-License-Identifier: Apache-2.0
"""Edges of nets in windows of time, from a value change dump (IEEE 1800, 21.7) of a netlist of scalars."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rvhash.errors import SimulationError

BLOCK = 1 << 24  # bytes read at once
NAME = re.compile(r"\$var \w+ 1 (\S+) (\w+) \$end")


def edges(path: Path, nets: int, needed: set[int], windows: Sequence[tuple[int, int]]) -> NDArray[np.int64]:
    """How often each net rises and falls in each window: shape (windows, 2, nets).

    Windows are [begin, end) in the dump's units of time, in order, and do not overlap. `needed`: the nets that must be
    in the dump. SimulationError if one is missing, if the dump has a net that the netlist lacks, or if a net is
    unknown (x) in a window.
    """
    with path.open("rb") as file:
        codes = _declared(file.readline, nets, needed)
        counted = _count(file.read, windows)
    result = np.zeros((len(windows), 2, nets), np.int64)
    for window, counter in enumerate(counted):
        for change, times in counter.items():
            value, code = change[:1], change[1:].decode()
            if value == b"#" or not change:
                continue
            if value not in b"01" or code not in codes:
                raise SimulationError(f"the dump has a change that is not one of a known net: {change.decode()!r}")
            if codes[code] is not None:
                result[window, 0 if value == b"1" else 1, codes[code]] += times
    return result


def _declared(readline: Callable[[], bytes], nets: int, needed: set[int]) -> dict[str, int | None]:
    """The net of each code; None: not a net, a port beside its net."""
    codes: dict[str, int | None] = {}
    found = set()
    while line := readline().decode():
        if line.startswith("$enddefinitions"):
            break
        if not line.startswith("$var"):
            continue
        declared = NAME.match(line)
        net = int(declared[2][1:]) if declared and re.fullmatch(r"n\d+", declared[2]) else None
        if declared is None or (net is None and not re.fullmatch(r"o\d+", declared[2])) or (net or 0) >= nets:
            raise SimulationError(f"the dump has a signal that is not in the netlist: {line.strip()}")
        if net is not None:
            codes[declared[1]] = net
            found.add(net)
        else:
            codes.setdefault(declared[1], None)
    if missing := needed - found:
        names = ", ".join(f"n{n}" for n in sorted(missing)[:5])
        raise SimulationError(f"the dump lacks {len(missing)} nets of the netlist: {names}")
    return codes


def _count(read: Callable[[int], bytes], windows: Sequence[tuple[int, int]]) -> list[Counter[bytes]]:
    """The lines of the dump in each window, counted."""
    marks = [time for window in windows for time in window]
    counted: list[Counter[bytes]] = [Counter() for _ in windows]
    passed = 0  # of the marks: odd inside a window
    rest = b""
    while passed < len(marks):
        block = read(BLOCK)
        text = rest + block
        if not text:
            break
        last = text.rfind(b"\n") + 1 if block else len(text)
        text, rest = text[:last], text[last:]
        begin = 0
        for time in re.finditer(rb"^#(\d+)$", text, re.MULTILINE):
            while passed < len(marks) and int(time[1]) >= marks[passed]:
                if passed % 2:
                    counted[passed // 2].update(text[begin : time.start()].splitlines())
                begin = time.start()
                passed += 1
            if passed == len(marks):
                break
        if passed % 2:
            counted[passed // 2].update(text[begin:].splitlines())
        if not block:
            break
    if passed < len(marks):
        raise SimulationError("the dump ends before the windows of the measurement do")
    return counted

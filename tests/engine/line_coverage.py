# SPDX-License-Identifier: Apache-2.0
"""Line coverage of the RTL as Verilator's --coverage-line leaves it in coverage.dat.

What is counted is a point: a straight piece of code, or one branch of a choice, also the one that is not written.
Verilator counts a piece where it ends, and so never one that ends with `return`: these are left out.
"""

import functools
import re
from collections.abc import Container, Iterable
from pathlib import Path

_POINT = re.compile(r"^C '(.*)' (\d+)$")

Point = tuple[int, int, str]  # line, column, "block", "if", "else", "case", ...


def points(files: Iterable[Path], folders: Container[str]) -> dict[str, dict[Point, int]]:
    """RTL file in one of the folders -> point -> how often it was passed, over all runs and instances."""
    found: dict[str, dict[Point, int]] = {}
    for file in files:
        for row in file.read_text(errors="replace").splitlines():
            entry = _POINT.match(row)
            if not entry:
                continue
            fields = dict(f.split("\2", 1) for f in entry[1].split("\1") if "\2" in f)
            source = Path(fields["f"])
            if fields["t"] not in ("line", "branch") or source.parent.name not in folders:
                continue
            if not _returns(source, int(fields["l"])):
                at = found.setdefault(source.name, {})
                point = int(fields["l"]), int(fields["n"]), fields["o"]
                at[point] = at.get(point, 0) + int(entry[2])
    return found


@functools.cache
def _text(source: Path) -> list[str]:
    return source.read_text().splitlines()


def _returns(source: Path, line: int) -> bool:
    return re.search(r"\breturn\b", _text(source)[line - 1]) is not None


def table(found: dict[str, dict[Point, int]]) -> tuple[str, float]:
    """A text that names each file and its points that were never passed; the share of those that were, in percent."""
    rows, passed, total = [], 0, 0
    for name in sorted(found):
        missed = [f"{line} {kind}" for (line, _, kind), count in sorted(found[name].items()) if count == 0]
        passed, total = passed + len(found[name]) - len(missed), total + len(found[name])
        rows.append(
            f"{name}: {len(found[name]) - len(missed)} of {len(found[name])}; never: {', '.join(missed) or '-'}"
        )
    return "\n".join(rows), 100 * passed / total

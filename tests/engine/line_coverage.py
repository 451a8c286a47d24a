# SPDX-License-Identifier: Apache-2.0
"""Line coverage of the RTL as Verilator's --coverage-line leaves it in coverage.dat."""

import re
from collections.abc import Iterable
from pathlib import Path

_POINT = re.compile(r"^C '(.*)' (\d+)$")


def lines(files: Iterable[Path]) -> dict[str, dict[int, int]]:
    """RTL file -> line -> how often the point at that line was passed, over all runs and instances."""
    found: dict[str, dict[int, int]] = {}
    for file in files:
        for row in file.read_text(errors="replace").splitlines():
            point = _POINT.match(row)
            if not point:
                continue
            fields = dict(f.split("\2", 1) for f in point[1].split("\1") if "\2" in f)
            if fields.get("page", "").startswith("v_line") or fields.get("t") in ("line", None):
                at = found.setdefault(Path(fields["f"]).name, {})
                line = int(fields["l"])
                at[line] = at.get(line, 0) + int(point[2])
    return found


def table(found: dict[str, dict[int, int]]) -> tuple[str, float]:
    """A text that names each file and its lines that were never passed; the share of those that were, in percent."""
    rows, passed, total = [], 0, 0
    for name in sorted(found):
        missed = sorted(line for line, count in found[name].items() if count == 0)
        passed, total = passed + len(found[name]) - len(missed), total + len(found[name])
        rows.append(f"{name}: {len(found[name]) - len(missed)} of {len(found[name])}; never: {missed or 'none'}")
    return "\n".join(rows), 100 * passed / total

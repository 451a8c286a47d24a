# SPDX-License-Identifier: Apache-2.0
"""The time of each part of the tests, as `make test` prints it at its end. A part is a top folder of tests/."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

PARTED = ("attach", "paper")  # whose folders are parts of their own


@dataclass
class Part:
    """What was run of a part."""

    tests: int = 0
    seconds: float = 0.0  # set-up and tear-down included, all processes added up
    failed: int = 0


def part_of(test: str) -> str:
    """The part of a test, by its name or the path of its file from the root: "core", "attach/mmio"."""
    folders = test.partition("::")[0].removeprefix("tests/").split("/")[:-1]
    return "/".join(folders[: 2 if folders[:1] and folders[0] in PARTED else 1]) or "."


def parts(stats: dict[str, list]) -> dict[str, Part]:
    """Every part that was run, from pytest's reports by category. A test whose set-up fails counts as one, too; what
    could not be collected has failed and counts as no test."""
    found: dict[str, Part] = defaultdict(Part)
    ran, failed = set(), set()
    for report in (r for reports in stats.values() for r in reports):
        if not hasattr(report, "outcome"):
            continue  # a warning, or a test that was not chosen
        name = report.nodeid
        part = found[part_of(name)]
        part.seconds += getattr(report, "duration", 0.0)
        if report.when != "collect":
            ran.add(name)
        if report.failed:
            failed.add(name)
    for name in ran:
        found[part_of(name)].tests += 1
    for name in failed:
        found[part_of(name)].failed += 1
    return dict(sorted(found.items()))


def table(found: dict[str, Part], wall: float) -> str:
    """The parts, their sum, and the time on the clock."""
    total = Part(*(sum(getattr(p, key) for p in found.values()) for key in ("tests", "seconds", "failed")))
    rows = [("part", "tests", "seconds", "failed")]
    rows += [(n, str(p.tests), f"{p.seconds:.0f}", str(p.failed)) for n, p in [*found.items(), ("all", total)]]
    return "\n".join([*aligned(rows), f"wall time {wall // 60:.0f} min {wall % 60:.0f} s"])


def aligned(rows: Iterable[tuple[str, ...]]) -> list[str]:
    """Rows as lines: the first column to the left, the others to the right."""
    rows = list(rows)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join([row[0].ljust(widths[0]), *(c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True))])
        for row in rows
    ]

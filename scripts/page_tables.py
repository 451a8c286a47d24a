# SPDX-License-Identifier: Apache-2.0
"""What the tables of the pages share: records of results/, and Markdown."""

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "results"

Records = list[dict[str, Any]]


def read(name: str) -> Records:
    """results/NAME.json"""
    return json.loads((RESULTS / f"{name}.json").read_text())


def table(heads: Collection[str], align: str, rows: Collection[Collection[str]]) -> list[str]:
    """A table in Markdown. `align`: l or r for each column."""
    lines = [f"| {' | '.join(heads)} |", "|" + "".join({"l": "---|", "r": "---:|"}[a] for a in align)]
    return lines + [f"| {' | '.join(row)} |" for row in rows]


def figure(value: float | None, places: int) -> str:
    """A figure, or - for none."""
    return "-" if value is None else f"{value:,.{places}f}"

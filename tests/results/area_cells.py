# SPDX-License-Identifier: Apache-2.0
"""Areas in the text of pages: `13,722 / 4,868 / 1,868 (`mmio-lean`)` is weighted area, LUT and FF of a unit of
results/area.json, and `+3,419 / +971 / +581 (`mmio-lean-dma` - `mmio-lean`)` what one has more than another.

`python -m tests.results.area_cells` writes the numbers anew; tests/lint/test_pages.py compares them.
"""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KEYS = ("weighted_area", "lut", "ff")
_NUMBER = r"[-+]?[\d,]+"
CELL = re.compile(rf"{_NUMBER} / {_NUMBER} / {_NUMBER} \(`([\w-]+)`(?: - `([\w-]+)`)?\)")


def pages() -> list[Path]:
    """The pages that have such areas."""
    return [page for page in sorted((ROOT / "docs").rglob("*.md")) if CELL.search(page.read_text())]


def written(text: str) -> str:
    """The text with the numbers of results/area.json."""
    units = {r["name"]: r for r in json.loads((ROOT / "results" / "area.json").read_text())}

    def cell(found: re.Match[str]) -> str:
        unit, base = found[1], found[2]
        for name in (unit, base):
            if name and name not in units:
                raise ValueError(f"results/area.json has no unit {name}: {found[0]}")
        if base:
            numbers = [f"{units[unit][key] - units[base][key]:+,}" for key in KEYS]
            return f"{' / '.join(numbers)} (`{unit}` - `{base}`)"
        return f"{' / '.join(f'{units[unit][key]:,}' for key in KEYS)} (`{unit}`)"

    return CELL.sub(cell, text)


def main() -> None:
    """Write all of them anew."""
    for page in pages():
        page.write_text(written(page.read_text()))


if __name__ == "__main__":
    main()

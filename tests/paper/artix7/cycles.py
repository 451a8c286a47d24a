# SPDX-License-Identifier: Apache-2.0
"""results/artix7.json: the cycles of rvh_artix7 in the variants of the paper, measured by bench_cycles.

`python -m tests.paper.artix7.cycles` writes it anew; tests/paper/artix7/test_artix7.py compares each run with it.
"""

import json
from pathlib import Path

from tests.lib.cocotb_runner import BUILD, ROOT

RESULTS = ROOT / "results" / "artix7.json"
VARIANTS = {
    "iterative": {"Pipelined": 0},
    "pipelined": {"Pipelined": 1},
    "gated": {"Pipelined": 1, "Gating": 1},
    "enabled": {"Pipelined": 1, "Gating": 2},
}
WIDTHS = (32, 64, 136, 272, 544, 1088)
RECORDED = (("iterative", 64), ("gated", 1088))  # make test runs these
BLOCK_BITS, PADDED_BITS = 1088, 1080  # of a block; of a message of one block at most
SHOWN = (  # variant, width, what, what the paper gives: bits of a message a cycle
    ("iterative", 64, "block_of_long_message", "5.6 (0.78 Gb/s at 140 MHz)"),
    ("iterative", 64, "message_of_one_block", "-"),
    ("gated", 1088, "message_of_one_block", "6.4 (1.35 Gb/s at 210 MHz)"),
    ("gated", 1088, "block_of_long_message", "-"),
)


def measured(run: str) -> Path:
    """Where the run leaves what it measured."""
    return BUILD / "artix7-cycles" / f"{run}.json"


def record(variant: str, width: int, run: str) -> dict[str, object]:
    """What results/ has of the run."""
    return {"variant": variant, "width": width, **json.loads(measured(run).read_text())}


def read() -> list[dict[str, object]]:
    """What is recorded."""
    return json.loads(RESULTS.read_text())


def expected(variant: str, width: int) -> dict[str, object]:
    """What is recorded of this one."""
    (found,) = (r for r in read() if (r["variant"], r["width"]) == (variant, width))
    return found


def rate(variant: str, width: int, what: str) -> float:
    """Recorded bits of a message a cycle; a block's last byte is padding where a message has one block."""
    return (PADDED_BITS if what == "message_of_one_block" else BLOCK_BITS) / expected(variant, width)[what]


def limit(variant: str, width: int, what: str) -> float:
    """What rounds, padding and the width allow."""
    short = what == "message_of_one_block"
    least = max(1 if short and VARIANTS[variant]["Pipelined"] else 24, BLOCK_BITS // width)
    return (PADDED_BITS if short else BLOCK_BITS) / least


def table() -> list[str]:
    """Rates beside the paper's, in Markdown."""
    lines = ["| Artix-7 core, SHA3-256 | messages | published | bits a cycle | limit |", "|---|---|---|---:|---:|"]
    for variant, width, what, published in SHOWN:
        messages = "of one block" if what == "message_of_one_block" else "one long"
        of = f"{rate(variant, width, what):,.1f} | {limit(variant, width, what):,.1f}"
        lines.append(f"| {variant}, words of {width:,} bits | {messages} | {published} | {of} |")
    return lines


def main() -> None:
    from tests.paper.artix7.test_artix7 import measure

    found = [record(v, w, measure(v, w)) for v, w in RECORDED]
    RESULTS.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()

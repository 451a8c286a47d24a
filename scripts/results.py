# SPDX-License-Identifier: Apache-2.0
"""Measures every figure that results/ holds and puts the tables into the README and pages of docs/.

  python scripts/results.py            measure all, write results/ and the pages
  python scripts/results.py cycles     only what simulates (cycles, code size); the areas stay
  python scripts/results.py area       only the areas
  python scripts/results.py area UNIT  only the areas of these units; the others stay

tests/results compares a fresh measurement with results/.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from rvhash import builder, design  # noqa: E402  (the checkout, installed or not)
from rvhash.bench import block_bench, message_bench, workloads  # noqa: E402  (as above)
from rvhash.bench.block_plot import plot  # noqa: E402  (as above)
from rvhash.design.named_units import units  # noqa: E402  (as above)
from rvhash.synth import fpga_area  # noqa: E402  (as above)
from tests.attach.stream import rates  # noqa: E402  (as above)
from tests.engine import cycles as engine_cycles  # noqa: E402  (as above)
from tests.paper.artix7 import cycles as artix7_cycles  # noqa: E402  (as above)
from tests.paper.sharv import bitcoin  # noqa: E402  (as above)

RESULTS = ROOT / "results"
BENCHES = {
    "kronos": sorted(workloads.get("kronos").designs),
    "modes": ["mmio-cv32e40x", "sw-cv32e40x"],
    "xif": workloads.get("xif").designs,
}
ENGINE_ROWS = (  # what the README shows of results/engine.json
    "sha256, a block",
    "sha512, a block",
    "sha3-256, a block",
    "shake128, a block",
    "shake128, a block of output",
    "sha256, 55 bytes to first output",
    "sha3-256, 135 bytes to first output",
    "sha256, save",
    "sha256, restore",
    "sha3-256, save",
    "sha3-256, restore",
    "wipe",
)
BLOCK_DESIGNS = ("sharv-cv32e40x", "sharv-x4-cv32e40x", "sharv-long-cv32e40x", "sw-cv32e40x")  # of the pages' tables
BLOCK_MODES = {
    "long": "one message of N blocks, N = {:,}",
    "short": "N messages of one block, N = {:,}",
    "four": "four messages of N / 4 blocks, N = {:,}",
}
BLOCK_PLOT = "docs/paper/sharv.svg"
BEGIN, END = "<!-- results: made by make results -->", "<!-- end of results -->"

Records = list[dict[str, Any]]


def cycles(name: str) -> Records:
    """What `rvhash bench NAME --json` prints for the designs in BENCHES."""
    designs = [design.get(d) for d in BENCHES[name]]
    return [r.model_dump() for r in message_bench.run(designs, workloads.get(name).message, baselines=False)]


def blocks(most: int | None = None, designs: Collection[str] = ()) -> Records:
    """What `rvhash bench sharv --json` prints, with at most so many blocks, of these designs (none: all)."""
    load = workloads.get("sharv")
    chosen = [design.get(d) for d in load.designs if not designs or d in designs]
    return [r.model_dump() for r in block_bench.run(chosen, block_bench.limit(load.blocks, most), baselines=False)]


def block_plot(name: str) -> None:
    """The plot of results/sharv.json, as `rvhash bench sharv --plot` draws it."""
    records = [block_bench.BlockRecord.model_validate(r) for r in read("sharv")]
    plot(workloads.get("sharv").blocks, records, name)


def code_size() -> Records:
    """Bytes of code and constants, of initialised data, and of zeroed data in the firmware `hash` of each design."""
    records = []
    for system in builder.systems([design.get(name) for name in design.names()]):
        argv = ["riscv64-unknown-elf-size", str(system.firmware)]
        text, data, bss = subprocess.check_output(argv, text=True).splitlines()[1].split()[:3]
        records.append({"design": system.design.name, "text": int(text), "data": int(data), "bss": int(bss)})
    return records


def area(*units: str) -> Records:
    """What `rvhash synth UNIT... --json` prints."""
    return [r.model_dump() for r in fpga_area.measure(units)]


def read(name: str) -> Records:
    """results/NAME.json"""
    return json.loads((RESULTS / f"{name}.json").read_text())


def write(name: str, records: Records) -> None:
    """Replace results/NAME.json."""
    (RESULTS / f"{name}.json").write_text(json.dumps(records, indent=2) + "\n")


def block_table(counts: Collection[int]) -> list[str]:
    """SHA-256 of results/sharv.json in Markdown: a row for each mode and each of these numbers of blocks."""
    found = {(r["design"], r["mode"], r["blocks"]): r["cycles"] for r in read("sharv") if r["algorithm"] == "sha256"}
    of = workloads.get("sharv").blocks
    lines = [
        f"| SHA-256, padded blocks, cycles | published | {' | '.join(f'`{d}`' for d in BLOCK_DESIGNS)} |",
        "|---|" + "---:|" * (1 + len(BLOCK_DESIGNS)),
    ]
    for mode in of.mode:
        for n in (n for n in of.counts if n in counts):
            cells = [mode.published(n), *(found.get((d, mode.name, n)) for d in BLOCK_DESIGNS)]
            if any(cells[1:]):
                shown = " | ".join("-" if c is None else f"{c:,}" for c in cells)
                lines.append(f"| {BLOCK_MODES[mode.name].format(n)} | {shown} |")
    return lines


def bitcoin_table() -> list[str]:
    """results/bitcoin.json in Markdown: cycles of a nonce, and of a node of the tree."""
    found = {(r["design"], r["what"], r["n"]): r["cycles_each"] for r in read("bitcoin")}
    columns = list(dict.fromkeys((what, n) for _, what, n in found))
    heads = (f"{n:,} {what}, cycles each" for what, n in columns)
    lines = [f"| Bitcoin | {' | '.join(heads)} |", "|---|" + "---:|" * len(columns)]
    for name in dict.fromkeys(d for d, *_ in found):
        lines.append(f"| `{name}` | {' | '.join(f'{found[name, *c]:,.1f}' for c in columns)} |")
    return lines


def readme_table() -> str:
    """The README's table in Markdown, made from results/ alone."""
    lines = [
        "| design | cycles, SHA3-384 of 200 bytes | over good software | over `lanes` | published |",
        "|---|---:|---:|---:|---|",
    ]
    kronos = {r["design"]: r for r in read("kronos")}
    good, lanes = kronos["sw-cv32e40x"]["cycles"], kronos["sw-lanes-cv32e40x"]["cycles"]
    for r in sorted(kronos.values(), key=lambda r: r["cycles"]):
        published = f"{r['cycles_published']:,} ({r['published_source']})" if r["cycles_published"] else "-"
        mark = " (stand-in)" if r["stand_in"] else ""
        lines.append(
            f"| `{r['design']}`{mark} | {r['cycles']:,} | {good / r['cycles']:.2f}x | {lanes / r['cycles']:.2f}x "
            f"| {published} |"
        )
    lines += [
        "",
        "| 4,096 bytes | `mmio-cv32e40x`, cycles | cycles/byte | `sw-cv32e40x`, cycles | speed-up |",
        "|---|---:|---:|---:|---:|",
    ]
    modes = {(r["design"], r["algorithm"]): r["cycles"] for r in read("modes") if r["message_bytes"] == 4096}
    for algorithm in dict.fromkeys(a for _, a in modes):
        mmio, software = modes["mmio-cv32e40x", algorithm], modes["sw-cv32e40x", algorithm]
        lines.append(f"| {algorithm} | {mmio:,} | {mmio / 4096:.2f} | {software:,} | {software / mmio:.1f}x |")
    lines += ["", *block_table((1, 1024)), "", *bitcoin_table(), "", *rates.table(), "", *artix7_cycles.table()]
    engine = {(r["what"], r["configuration"]): r["cycles"] for r in read("engine")}
    names = list(dict.fromkeys(name for _, name in engine))
    lines += ["", f"| engine, cycles | {' | '.join(names)} |", "|---|" + "---:|" * len(names)]
    for what in ENGINE_ROWS:
        cells = [f"{engine[what, name]:g}" if (what, name) in engine else "-" for name in names]
        lines.append(f"| {what} | {' | '.join(cells)} |")
    lines += ["", "| block (xc7, after mapping) | weighted area | LUT | FF |", "|---|---:|---:|---:|"]
    lines += [f"| {r['name']} | {r['weighted_area']:,} | {r['lut']:,} | {r['ff']:,} |" for r in read("area")]
    return "\n".join(lines)


def with_table(text: str, table: str) -> str:
    """The text with that table between its marks."""
    head, rest = text.split(BEGIN)
    return head + BEGIN + "\n" + table + "\n" + END + rest.split(END)[1]


def area_table(start: str) -> list[str]:
    """The units whose names start so, with their memories."""
    lines = ["| block (xc7, after mapping) | weighted area | LUT | FF | LUTs as memory | BRAM |"]
    lines.append("|---|---:|---:|---:|---:|---:|")
    for r in read("area"):
        if r["name"].startswith(start):
            lines.append(
                f"| {r['name']} | {r['weighted_area']:,} | {r['lut']:,} | {r['ff']:,} | {r['lutram']:,} | {r['bram']} |"
            )
    return lines


def pages() -> dict[Path, str]:
    """The text of every page that shows results/, as it should be."""
    tables = {
        "README.md": readme_table(),
        "docs/paper/sharv.md": "\n".join([*block_table(workloads.get("sharv").blocks.counts), "", *bitcoin_table()]),
        "docs/attach/stream.md": "\n".join([*rates.table(), "", *area_table("stream-")]),
        "docs/paper/artix7.md": "\n".join(artix7_cycles.table()),
    }
    return {ROOT / name: with_table((ROOT / name).read_text(), table) for name, table in tables.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["all", "cycles", "area"], default="all")
    parser.add_argument("unit", nargs="*", help="with area: only these (default: all)")
    args = parser.parse_args()
    if args.unit and args.what != "area":
        parser.error("units require the part area")
    RESULTS.mkdir(exist_ok=True)
    if args.what != "area":
        for name in BENCHES:
            write(name, cycles(name))
        write("sharv", blocks())
        block_plot(str(ROOT / BLOCK_PLOT))
        write("code-size", code_size())
        engine_cycles.main()
        bitcoin.main()
        rates.main()
        artix7_cycles.main()
    if args.what != "cycles":
        stay = {r["name"]: r for r in read("area")} if args.unit else {}
        records = stay | {r["name"]: r for r in area(*(args.unit or [fpga_area.ALL]))}
        write("area", [records[name] for name in units() if name in records])
    for page, text in pages().items():
        page.write_text(text)


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: Apache-2.0
"""Measures every figure that results/ holds and puts the README's table between its marks.

  python scripts/results.py            measure all, write results/ and README.md
  python scripts/results.py cycles     only what simulates (cycles, code size); the areas stay
  python scripts/results.py area       only the areas
  python scripts/results.py area UNIT  only the areas of these units; the others stay

tests/results compares a fresh measurement with what stands in results/.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from rvhash import bench, build, design, synth, workload  # noqa: E402  (the checkout, installed or not)
from rvhash.units import units  # noqa: E402  (as above)
from tests.engine import cycles as engine_cycles  # noqa: E402  (as above)
from tests.paper.sharv import bitcoin  # noqa: E402  (as above)

RESULTS = ROOT / "results"
BENCHES = {
    "kronos": sorted(workload.get("kronos").designs),
    "modes": ["mmio-cv32e40x", "sw-cv32e40x"],
    "xif": workload.get("xif").designs,
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
BEGIN, END = "<!-- results: made by make results -->", "<!-- end of results -->"

Records = list[dict[str, Any]]


def cycles(name: str) -> Records:
    """What `rvhash bench NAME --json` prints for the designs in BENCHES."""
    designs = [design.get(d) for d in BENCHES[name]]
    return [r.model_dump() for r in bench.run(designs, workload.get(name).message, baselines=False)]


def code_size() -> Records:
    """Bytes of code and constants, of initialised data, and of zeroed data in the firmware `hash` of each design."""
    records = []
    for system in build.systems([design.get(name) for name in design.names()]):
        argv = ["riscv64-unknown-elf-size", str(system.firmware)]
        text, data, bss = subprocess.check_output(argv, text=True).splitlines()[1].split()[:3]
        records.append({"design": system.design.name, "text": int(text), "data": int(data), "bss": int(bss)})
    return records


def area(*units: str) -> Records:
    """What `rvhash synth UNIT... --json` prints."""
    return [r.model_dump() for r in synth.measure(units)]


def read(name: str) -> Records:
    """results/NAME.json"""
    return json.loads((RESULTS / f"{name}.json").read_text())


def write(name: str, records: Records) -> None:
    """Replace results/NAME.json."""
    (RESULTS / f"{name}.json").write_text(json.dumps(records, indent=2) + "\n")


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
    engine = {(r["what"], r["configuration"]): r["cycles"] for r in read("engine")}
    names = list(dict.fromkeys(name for _, name in engine))
    lines += ["", f"| engine, cycles | {' | '.join(names)} |", "|---|" + "---:|" * len(names)]
    for what in ENGINE_ROWS:
        cells = [f"{engine[what, name]:g}" if (what, name) in engine else "-" for name in names]
        lines.append(f"| {what} | {' | '.join(cells)} |")
    lines += ["", "| block (xc7, after mapping) | weighted area | LUT | FF |", "|---|---:|---:|---:|"]
    lines += [f"| {r['name']} | {r['weighted_area']:,} | {r['lut']:,} | {r['ff']:,} |" for r in read("area")]
    return "\n".join(lines)


def with_table(readme: str) -> str:
    """The README's text with the table as results/ says."""
    head, rest = readme.split(BEGIN)
    return head + BEGIN + "\n" + readme_table() + "\n" + END + rest.split(END)[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["all", "cycles", "area"], default="all")
    parser.add_argument("unit", nargs="*", help="with area: only these (default: all)")
    args = parser.parse_args()
    if args.unit and args.what != "area":
        parser.error("units have a meaning only with area")
    RESULTS.mkdir(exist_ok=True)
    if args.what != "area":
        for name in BENCHES:
            write(name, cycles(name))
        write("code-size", code_size())
        engine_cycles.main()
        bitcoin.main()
    if args.what != "cycles":
        stay = {r["name"]: r for r in read("area")} if args.unit else {}
        records = stay | {r["name"]: r for r in area(*(args.unit or [synth.ALL]))}
        write("area", [records[name] for name in units() if name in records])
    readme = ROOT / "README.md"
    readme.write_text(with_table(readme.read_text()))


if __name__ == "__main__":
    main()

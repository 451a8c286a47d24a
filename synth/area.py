# SPDX-License-Identifier: Apache-2.0
"""FPGA area of our modules after mapping: Yosys with the slang front end, `synth_xilinx -family xc7`, no I/O pads.

  python synth/area.py                      every unit, as a table
  python synth/area.py keccak-core-64       one unit
  python synth/area.py --json > results/area.json

Weighted area is the mapper's own measure, LUT1..LUT6 counted 1, 2, 3, 3, 3, 5; the plain LUT sum is not monotone in it.
Figures are after mapping, before placement; differences of a few per cent mean nothing.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import tomllib
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
LUT_WEIGHT = {1: 1, 2: 2, 3: 3, 4: 3, 5: 3, 6: 5}

# unit -> (top module, parameters)
UNITS: dict[str, tuple[str, dict[str, int]]] = {
    "keccak-core-32": ("rvh_keccak_core", {"Width": 32}),
    "keccak-core-64": ("rvh_keccak_core", {"Width": 64}),
    "sha256-core": ("rvh_sha256_core", {}),
    "sha512-core": ("rvh_sha512_core", {}),
    "sha2-core": ("rvh_sha2_core", {}),
    "engine": ("rvh_engine", {}),
    "mmio": ("rvh_mmio", {}),
}

# Any Yosys error ends the interpreter, so each run has a process of its own.
SCRIPT = """
import sys
from pyosys import libyosys as ys
top, parameters, report, *files = sys.argv[1:]
design = ys.Design()
design.run_pass(f"read_slang --top {top} {parameters} " + " ".join(files))
design.run_pass(f"synth_xilinx -family xc7 -flatten -noiopad -noclkbuf -top {top}")
design.run_pass(f"tee -q -o {report} stat -json")
"""


def rtl_files() -> list[str]:
    """Every file that a unit may need, packages first, relative to the checkout."""
    table = tomllib.loads((ROOT / "rtl" / "sources.toml").read_text())
    parts = (table["packages"], table["core"], table["engine"], table["attachment"]["mmio"])
    return [f for part in parts for f in part["files"]]


def measure(name: str) -> dict[str, str | int]:
    """Map one unit. Counts are cells; RuntimeError with the tool's last lines if it fails."""
    top, parameters = UNITS[name]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "stat.json"
        options = " ".join(f"-G {key}={value}" for key, value in parameters.items())
        argv = [sys.executable, "-c", SCRIPT, top, options, str(report), *rtl_files()]
        run = subprocess.run(argv, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT, check=False)
        if run.returncode != 0 or not report.exists():
            raise RuntimeError(f"{name}: Yosys failed:\n" + "\n".join(run.stdout.splitlines()[-15:]))
        cells: dict[str, int] = json.loads(report.read_text())["design"]["num_cells_by_type"]

    def count(*prefixes: str) -> int:
        return sum(n for cell, n in cells.items() if cell.startswith(prefixes))

    luts = {size: cells.get(f"LUT{size}", 0) for size in LUT_WEIGHT}
    latches = count("LDCE", "LDPE")
    if latches:
        raise RuntimeError(f"{name}: {latches} latches were inferred")
    return {
        "name": name,
        "family": "xc7",
        "lut": sum(luts.values()),
        "ff": count("FD"),
        "carry": count("CARRY"),
        "lutram": count("RAM16", "RAM32", "RAM64", "RAM128", "RAM256", "SRL"),
        "bram": count("RAMB"),
        "dsp": count("DSP"),
        "weighted_area": sum(LUT_WEIGHT[size] * n for size, n in luts.items()),
        "tool": f"pyosys {version('pyosys')}",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("unit", nargs="*", help=f"which units (default: all): {', '.join(UNITS)}")
    parser.add_argument("--json", action="store_true", help="print a list of records")
    args = parser.parse_args()
    unknown = sorted(set(args.unit) - set(UNITS))
    if unknown:
        parser.error(f"unknown unit {', '.join(unknown)}; known: {', '.join(UNITS)}")
    records = []
    for name in args.unit or UNITS:
        print(f"mapping {name} ...", file=sys.stderr)
        records.append(measure(name))
    if args.json:
        print(json.dumps(records, indent=2))
        return
    print(f"{'unit':28}{'weighted':>10}{'LUT':>8}{'FF':>8}{'carry':>8}")
    for r in records:
        print(f"{r['name']:28}{r['weighted_area']:>10}{r['lut']:>8}{r['ff']:>8}{r['carry']:>8}")


if __name__ == "__main__":
    main()

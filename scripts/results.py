# SPDX-License-Identifier: Apache-2.0
"""Measures every figure that results/ holds, and writes the tables and plots of the pages that show them.

  python scripts/results.py            measure all, write results/ and the pages
  python scripts/results.py pages      measure nothing, write the pages
  python scripts/results.py cycles     only what simulates (cycles, code size); the areas stay
  python scripts/results.py area       only the areas
  python scripts/results.py area UNIT  only the areas of these units; the others stay
  python scripts/results.py timing     only the frequencies; with UNIT as above
  python scripts/results.py gates      only the gates; with UNIT as above
  python scripts/results.py energy     only the energies; with the name of a stimulus as above

A call that was interrupted goes on where it was, unless a file other than results/ and text has changed.

tests/results compares a fresh measurement with results/.
"""

import argparse
import datetime
import hashlib
import json
import math
import subprocess
import sys
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from rvhash import builder, check, console, design  # noqa: E402  (the checkout, installed or not)
from rvhash.bench import (  # noqa: E402  (as above)
    block_bench,
    call_bench,
    function_bench,
    message_bench,
    signature_bench,
    sponge_bench,
    workloads,
)
from rvhash.design import hosts  # noqa: E402  (as above)
from rvhash.design.named_units import timed, units  # noqa: E402  (as above)
from rvhash.errors import RvhashError  # noqa: E402  (as above)
from rvhash.gates import gate_count, stimuli, unit_energy  # noqa: E402  (as above)
from rvhash.synth import fpga_area, fpga_timing  # noqa: E402  (as above)
from scripts.page_tables import RESULTS, Records, read  # noqa: E402  (as above)
from scripts.result_pages import HOST_ROLES, pages  # noqa: E402  (as above)
from scripts.result_plots import PLOTS  # noqa: E402  (as above)
from tests.attach.stream import rates  # noqa: E402  (as above)
from tests.engine import cycles as engine_cycles  # noqa: E402  (as above)
from tests.paper.artix7 import cycles as artix7_cycles  # noqa: E402  (as above)
from tests.paper.sharv import bitcoin  # noqa: E402  (as above)
from tests.soc.axi import cycles as axi_cycles  # noqa: E402  (as above)

STATE = ROOT / "build" / "results.json"  # what an interrupted call has done
BENCHES = {
    "kronos": sorted(workloads.get("kronos").designs),
    "modes": ["mmio-cv32e40x", "sw-cv32e40x"],
    "xif": workloads.get("xif").designs,
    "wide": workloads.get("wide", "hart").designs,
    "lengths": ["sw-cv32e40x", "mmio-cv32e40x", "xif-cv32e40x"],
}


def cycles(name: str, most: float = math.inf) -> Records:
    """What `rvhash bench NAME --json` prints for the designs in BENCHES, of messages of so many bytes at most."""
    designs = [design.get(d) for d in BENCHES[name]]
    messages = [m for m in workloads.get(name).messages() if m.bytes <= most]
    return [r.model_dump() for r in message_bench.run(designs, messages, baselines=False)]


def hosts_cycles(names: Collection[str] = ()) -> Records:
    """The workload of the KRONOS paper on every host, by the designs of HOST_ROLES, or those of them with the names."""
    served = [name for host in hosts.names() for name in design.names(host) if design.get(name).unit in HOST_ROLES]
    designs = [design.get(name) for name in served if not names or name in names]
    return [r.model_dump() for r in message_bench.run(designs, workloads.get("kronos").messages(), baselines=False)]


def checks(names: Collection[str] = ()) -> Records:
    """What `rvhash check-host` says of every host, or of those with the names, without its figures."""
    rows = [(host, row) for host in names or hosts.names() for row in check.run(host)]
    return [{"host": host, "check": row.check, "what": row.what, "result": row.result} for host, row in rows]


def blocks(most: int | None = None, designs: Collection[str] = ()) -> Records:
    """What `rvhash bench sharv --json` prints, with at most so many blocks, of these designs (none: all)."""
    load = workloads.get("sharv")
    chosen = [design.get(d) for d in load.designs if not designs or d in designs]
    return [r.model_dump() for r in block_bench.run(chosen, block_bench.limit(load.blocks, most), baselines=False)]


def functions() -> Records:
    """What `rvhash bench isa --json` prints, with the areas of results/area.json."""
    areas = {r["name"]: fpga_area.Record.model_validate(r) for r in read("area")}
    return [r.model_dump() for r in function_bench.run(workloads.get("isa").functions, areas)]


def sponges() -> Records:
    """What `rvhash bench asip --json` prints, with the areas of results/area.json."""
    areas = {r["name"]: fpga_area.Record.model_validate(r) for r in read("area")}
    return [r.model_dump() for r in sponge_bench.run(workloads.get("asip").sponges, areas)]


def calls(names: Collection[str] = ()) -> Records:
    """What `rvhash bench short --host hart --json` prints, or of the designs with the names, without speed-ups."""
    load = workloads.get("short", "hart")
    designs = [design.get(name) for name in load.designs if not names or name in names]
    return [r.model_dump() for r in call_bench.run(load.calls, designs)]


def signatures(wanted: Callable[[str, str, str], bool] = lambda design, of, operation: True) -> Records:
    """The records of `rvhash bench pqc --host hart` and `rvhash bench pqc-small --host hart`, design by design; those
    alone for which `wanted` is true of design, set and operation."""
    records = []
    for name in ("pqc", "pqc-small"):
        load = workloads.get(name, "hart")
        for each in load.designs:
            run = []
            for row in load.signatures.run:
                operations = [o for o in row.operations if wanted(each, row.set, o)]
                run += [row.model_copy(update={"operations": operations})] if operations else []
            if run:
                of = load.signatures.model_copy(update={"run": run})
                records += [r.model_dump() for r in signature_bench.run(of, [design.get(each)])]
    return records


def lattices(*sets: str) -> Records:
    """What `rvhash bench pqc-lattice --host hart --json` prints, of these sets (none: all). It requires npm's package
    pqclean."""
    load = workloads.get("pqc-lattice", "hart")
    run = [row for row in load.signatures.run if not sets or row.set in sets]
    designs = [design.get(name) for name in load.designs]
    of = load.signatures.model_copy(update={"run": run})
    return [r.model_dump() for r in signature_bench.run(of, designs)]


def code_size() -> Records:
    """Bytes of code and constants, of initialised data, and of zeroed data in the firmware `hash` of each design with
    the default host."""
    records = []
    designs = [design.get(name) for name in design.names(design.DEFAULT_HOST)]
    for of, image in zip(designs, builder.firmware(designs), strict=True):
        argv = ["riscv64-unknown-elf-size", str(image)]
        text, data, bss = subprocess.check_output(argv, text=True).splitlines()[1].split()[:3]
        records.append({"design": of.name, "text": int(text), "data": int(data), "bss": int(bss)})
    return records


def area(*units: str) -> Records:
    """What `rvhash synth UNIT... --json` prints."""
    return [r.model_dump() for r in fpga_area.measure(units)]


def timing(*units: str, seeds: Sequence[int] | None = None) -> Records:
    """What `rvhash pnr UNIT... --json` prints, each record with the date and the command."""
    date = datetime.date.today().isoformat()
    return [
        {
            "date": date,
            "command": f"rvhash pnr {r.name} --seeds {','.join(str(p.seed) for p in r.placements)} --json",
            **r.model_dump(),
        }
        for r in fpga_timing.measure(units, seeds)
    ]


def gates(*units: str) -> Records:
    """What `rvhash gates UNIT... --json` prints, each record with the date and the command. No spread: it is exact."""
    date = datetime.date.today().isoformat()
    return [
        {"date": date, "command": f"rvhash gates {r.name} --json", **r.model_dump()} for r in gate_count.measure(units)
    ]


def energy(*names: str) -> Records:
    """What `rvhash energy NAME... --json` prints, each record with the date and the command; `low` and `high` in it are
    its spread."""
    date = datetime.date.today().isoformat()
    return [
        {"date": date, "command": f"rvhash energy {r.name} --json", **r.model_dump()}
        for r in unit_energy.measure(names)
    ]


def rated() -> Records:
    """results/timing.json with the throughput of the present cycles."""
    records = [
        fpga_timing.Record.model_validate({k: r[k] for k in fpga_timing.Record.model_fields}) for r in read("timing")
    ]
    fresh = [fpga_timing.rated(r).model_dump() for r in records]
    return [{**old, **new} for old, new in zip(read("timing"), fresh, strict=True)]


def merged(name: str, fresh: Records, order: Collection[str]) -> Records:
    """results/NAME.json with fresh records of some units in place of theirs, in that order."""
    found = {r["name"]: r for r in (*read(name), *fresh)}
    return [found[unit] for unit in order if unit in found]


PARTS = {  # that can be measured for some units alone: the function, its word for all, their order
    "area": (area, fpga_area.ALL, units),
    "timing": (timing, fpga_area.ALL, timed),
    "gates": (gates, gate_count.ALL, gate_count.default_units),
    "energy": (energy, unit_energy.ALL, stimuli.stimuli),
}


def write(name: str, records: Records) -> None:
    """Replace results/NAME.json."""
    (RESULTS / f"{name}.json").write_text(json.dumps(records, indent=2) + "\n")


def steps(what: str, names: Sequence[str]) -> dict[str, Callable[[], None]]:
    """What a call measures and writes, in its order. `names`: of some units alone."""
    found: dict[str, Callable[[], None]] = {}
    if what in ("all", "cycles"):
        found |= {name: partial(lambda of: write(of, cycles(of)), name) for name in BENCHES}
        found |= {
            "hosts": lambda: write("hosts", hosts_cycles()),
            "checks": lambda: write("checks", checks()),
            "sharv": lambda: write("sharv", blocks()),
            "short": lambda: write("short", calls()),
            "pqc": lambda: write("pqc", signatures()),
            "pqc-lattice": lambda: write("pqc-lattice", lattices()),
            "code-size": lambda: write("code-size", code_size()),
            "engine": engine_cycles.main,
            "bitcoin": bitcoin.main,
            "stream": rates.main,
            "artix7": artix7_cycles.main,
            "cva6": axi_cycles.main,
        }
    for part, (measure, every, order) in PARTS.items():
        if what in ("all", part):
            found[part] = partial(measure_part, part, measure, names or [every], order if names else None)
    if what != "pages":
        found["throughput"] = lambda: write("timing", rated())
        found["isa"] = lambda: write("isa", functions())
        found["asip"] = lambda: write("asip", sponges())
    return found


def measure_part(
    name: str, measure: Callable[..., Records], names: Sequence[str], order: Callable[[], Collection[str]] | None
) -> None:
    """Measure the units and write results/NAME.json; with an order, in place of the units that it has."""
    fresh = measure(*names)
    write(name, merged(name, fresh, order()) if order else fresh)


def tree() -> str:
    """A hash of the files that figures depend on: all but results/ and text."""
    files = subprocess.check_output(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, text=True)
    digest = hashlib.sha256()
    for name in sorted(set(files.split("\0")) - {""}):
        path = ROOT / name
        if not name.startswith("results/") and path.suffix not in (".md", ".svg") and path.is_file():
            digest.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\0".encode())
    return digest.hexdigest()


def run(call: Sequence[str], again: bool) -> None:
    """Run the steps of this call. Those that were done when it was interrupted, with the same files, are left out."""
    todo, now = steps(call[0], call[1:]), [tree(), *call]
    try:
        state = json.loads(STATE.read_text())
    except (OSError, ValueError):
        state = {}
    done = [] if again or state.get("call") != now else state["done"]
    with console.steps_bar("results") as bar:
        for at, (name, step) in enumerate(todo.items()):
            bar(at, len(todo), name)
            if name in done:
                console.say(f"{name} was measured before the interruption; --again measures it again")
                continue
            step()
            done = [*done, name]
            STATE.parent.mkdir(exist_ok=True)
            STATE.write_text(json.dumps({"call": now, "done": done}))
    STATE.unlink(missing_ok=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["all", "cycles", *PARTS, "pages"], default="all")
    parser.add_argument("unit", nargs="*", help=f"with {', '.join(PARTS)}: only these (default: all)")
    parser.add_argument("--again", action="store_true", help="also what was measured before an interruption")
    args = parser.parse_args()
    if args.unit and args.what not in PARTS:
        parser.error(f"units require one of the parts {', '.join(PARTS)}")
    RESULTS.mkdir(exist_ok=True)
    try:
        run([args.what, *args.unit], args.again)
    except KeyboardInterrupt:
        console.say("interrupted; the same command goes on with the step that was interrupted")
        sys.exit(130)
    except RvhashError as e:
        sys.exit(f"rvhash: error: {e}")
    for name, plot in PLOTS.items():
        plot(str(ROOT / name))
    for page, text in pages().items():
        page.write_text(text)


if __name__ == "__main__":
    main()

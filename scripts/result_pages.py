# SPDX-License-Identifier: Apache-2.0
"""Tables and plots of results/, and the pages that show them. Nothing is measured here: scripts/results.py does that.

A page has marks, `<!-- results NAME: made by make results -->` and `<!-- end of results -->`, and between them the
table of that name. A page with one table leaves the name out.
"""

import re
from collections.abc import Callable, Collection
from pathlib import Path

from rvhash import design
from rvhash.bench import (
    block_bench,
    block_plot,
    call_bench,
    call_plot,
    function_bench,
    function_plot,
    length_plot,
    message_bench,
    signature_bench,
    workloads,
)
from rvhash.blocks import batches
from rvhash.report import images, result_files
from rvhash.synth import feature_areas, fpga_area, fpga_timing
from scripts import paper_tables
from scripts.page_tables import RESULTS, ROOT, figure, read, table
from tests.attach.stream import rates
from tests.paper.artix7 import cycles as artix7_cycles
from tests.soc.axi import cycles as axi_cycles

MARKED = re.compile(r"(<!-- results ?([\w-]*): made by make results -->\n).*?(<!-- end of results -->)", re.DOTALL)
ENGINE_ROWS = (  # what docs/results.md shows of results/engine.json
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
HOST_ROLES = (  # of the page of hosts, in the order of its rows
    "sw",
    "mmio",
    "mmio-windows",
    "xif",
    "xif-pushed",
    "xif-lean",
    "hx",
    "hx-unrolled",
    "hx-gp-tp",
    "hx-gp-tp-unrolled",
    "zknh",
    "sw-asm",
    "kronos-loosely",
    "kronos-coprocessor",
    "kronos-tightly",
    "kronos-rol32",
)
README_LENGTHS = ["sha3-256", "sha256"]  # the panels of docs/lengths.svg
LONG = 65536  # bytes of the README's long message
README_ROWS = {  # design or configuration of the streaming attachment: unit of results/area.json, how it is attached
    "xif-cv32e40x": ("xif", "coprocessor, CV-X-IF"),
    "mmio-cv32e40x": ("mmio", "peripheral, OBI or AXI, DMA"),
    "mmio-lean": ("mmio-lean", "peripheral, SHA-3 alone, no DMA"),
    "stream-pipeline": ("stream-pipeline", "AXI4-Stream, 24 Keccak stages"),
    "hx-hart": ("hx", "instructions, CV-X-IF 1.0, on our hart"),
    "kronos-coprocessor-cv32e40x": ("kronos-coprocessor", "KRONOS coprocessor, reproduced"),
    "kronos-loosely-cv32e40x": ("kronos-loosely", "KRONOS peripheral, reproduced"),
    "sharv-cv32e40x": ("sharv", "SHA-RV coprocessor, reproduced"),
    "sw-cv32e40x": ("", "portable C"),
    "sw-lanes-cv32e40x": ("", "plain C, 64-bit lanes"),
}


def block_svg(path: str) -> None:
    """The plot of results/sharv.json, as `rvhash bench sharv --plot` draws it."""
    records = [block_bench.BlockRecord.model_validate(r) for r in read("sharv")]
    block_plot.plot(workloads.get("sharv").blocks, records, path)


def length_svg(path: str) -> None:
    """The plot of results/lengths.json, as `rvhash bench lengths --plot` draws it, of README_LENGTHS."""
    records = [message_bench.Record.model_validate(r) for r in read("lengths")]
    of = workloads.get("lengths").lengths.model_copy(update={"algorithms": README_LENGTHS})
    length_plot.plot(of, records, path)


def function_svg(path: str) -> None:
    """The plot of results/isa.json, as `rvhash bench isa --plot` draws it."""
    function_plot.plot([function_bench.FunctionRecord.model_validate(r) for r in read("isa")], path)


def call_records() -> list[call_bench.CallRecord]:
    """results/short.json."""
    return [call_bench.CallRecord.model_validate(r) for r in read("short")]


def call_svg(path: str) -> None:
    """The plot of results/short.json, as `rvhash bench short --host hart --plot` draws it."""
    call_plot.plot(call_records(), path)


def report_svg(name: str) -> Callable[[str], None]:
    """A function that writes a plot of `rvhash report`, of all results, under the path that it is given."""

    def write(path: str) -> None:
        Path(path).write_text(images.IMAGES[name](result_files.Results(RESULTS)))

    return write


PLOTS: dict[str, Callable[[str], None]] = {
    "docs/paper/sharv.svg": block_svg,
    "docs/lengths.svg": length_svg,
    "docs/attach/isa.svg": function_svg,
    "docs/short-messages.svg": call_svg,
    **{name: report_svg(name) for name in images.IMAGES},
}


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


def hosts_table() -> list[str]:
    """results/hosts.json: a row for each role, a column for each host, the default host first."""
    records = read("hosts")
    known = sorted({r["host"] for r in records}, key=lambda host: (host != design.DEFAULT_HOST, host))
    found = {r["design"]: f"{r['cycles']:,}" for r in records}
    rows = [(f"`{role}`", *(found.get(f"{role}-{host}", "-") for host in known)) for role in HOST_ROLES]
    return table(("role", *(f"`{host}`" for host in known)), "l" + "r" * len(known), rows)


def checks_table() -> list[str]:
    """results/checks.json: a row for each check, a column for each host, the default host first."""
    records = read("checks")
    known = sorted({r["host"] for r in records}, key=lambda host: (host != design.DEFAULT_HOST, host))
    found = {(r["check"], r["host"]): r["result"].replace("not applicable", "-") for r in records}
    what = {r["check"]: r["what"] for r in records}
    rows = [(f"`{check}`", text, *(found[check, host] for host in known)) for check, text in what.items()]
    return table(("check", "what", *(f"`{host}`" for host in known)), "ll" + "l" * len(known), rows)


def bitcoin_table() -> list[str]:
    """results/bitcoin.json in Markdown: cycles of a nonce, and of a node of the tree."""
    found = {(r["design"], r["what"], r["n"]): r["cycles_each"] for r in read("bitcoin")}
    columns = list(dict.fromkeys((what, n) for _, what, n in found))
    heads = (f"{n:,} {what}, cycles each" for what, n in columns)
    lines = [f"| Bitcoin | {' | '.join(heads)} |", "|---|" + "---:|" * len(columns)]
    for name in dict.fromkeys(d for d, *_ in found):
        lines.append(f"| `{name}` | {' | '.join(f'{found[name, *c]:,.1f}' for c in columns)} |")
    return lines


def kronos_table() -> list[str]:
    """results/kronos.json, the fastest first."""
    kronos = {r["design"]: r for r in read("kronos")}
    good, lanes = kronos["sw-cv32e40x"]["cycles"], kronos["sw-lanes-cv32e40x"]["cycles"]
    heads = ("design", "cycles, SHA3-384 of 200 bytes", "over good software", "over `lanes`", "published")
    rows = [
        (
            f"`{r['design']}`" + (" (stand-in)" if r["stand_in"] else ""),
            f"{r['cycles']:,}",
            f"{good / r['cycles']:.2f}x",
            f"{lanes / r['cycles']:.2f}x",
            f"{r['cycles_published']:,} ({r['published_source']})" if r["cycles_published"] else "-",
        )
        for r in sorted(kronos.values(), key=lambda r: r["cycles"])
    ]
    return table(heads, "lrrrl", rows)


def functions_table() -> list[str]:
    """results/isa.json: functions by themselves."""
    heads = ("function", "design", "cycles", "each further", "code, bytes", "speed-up", "code", "LUT", "weighted area")
    heads += ("cycles saved per LUT", "over", "published")
    rows = []
    for r in read("isa"):
        numbers = [f"{r[k]:,}" if r[k] is not None else "-" for k in ("cycles", "cycles_next", "code_bytes")]
        published = f"{r['speedup_published']} ({r['published_source']})" if r["speedup_published"] else "-"
        saved = "-" if r["cycles_saved_per_lut"] is None else f"{r['cycles_saved_per_lut']:.1f}"
        change = (f"{r['speedup']:.2f}x", f"{100 * r['code_change']:+.1f} %")
        area = [f"{r[k]:,}" if r[k] is not None else "-" for k in ("lut", "weighted_area")]
        title = function_bench.TITLES[r["function"]]
        name = r["baseline"].rpartition("-")[0]
        rows.append(
            (title, f"`{r['design'].rpartition('-')[0]}`", *numbers, *change, *area, saved, f"`{name}`", published)
        )
    return table(heads, "llrrrrrrrrll", rows)


def calls_table() -> list[str]:
    """results/short.json: a row for each call, a column for each design."""
    records = call_records()
    found = {(call_bench.title(r), r.design): r.cycles for r in records}
    designs = list(dict.fromkeys(r.design for r in records))
    rows = [
        (
            f"`{of}`" if " " not in of else f"`{of.partition(',')[0]}`{of[of.index(',') :]}",
            *(f"{found[of, d]:,}" for d in designs),
        )
        for of in dict.fromkeys(of for of, _ in found)
    ]
    return table(("call, cycles", *(f"`{d}`" for d in designs)), "l" + "r" * len(designs), rows)


def signatures_table() -> list[str]:
    """results/pqc.json: a row for each set and operation, a column for each design, and what others measured."""
    records = [signature_bench.SignatureRecord.model_validate(r) for r in read("pqc")]
    designs = list(dict.fromkeys(r.design for r in records))
    found = {(r.set, r.operation, r.design): r for r in records}
    rows = []
    for name, operation in dict.fromkeys((r.set, r.operation) for r in records):
        mine = [found.get((name, operation, d)) for d in designs]
        printed = next(r.published_cycles for r in mine if r)
        rows.append(
            (name, operation, *(f"{r.cycles:,}" if r else "-" for r in mine), f"{printed:,}" if printed else "-")
        )
    heads = ("set", "cycles of", *(f"`{d}`" for d in designs), "SLotH")
    return table(heads, "ll" + "r" * (len(designs) + 1), rows)


def lattices_table() -> list[str]:
    """results/pqc-lattice.json: a row for each set and operation; on PQClean's own hashes, and on each design."""
    records = [signature_bench.SignatureRecord.model_validate(r) for r in read("pqc-lattice")]
    columns = list(dict.fromkeys(signature_bench.column(r) for r in records))
    found = {(r.set, r.operation, signature_bench.column(r)): r for r in records}
    rows = []
    for of in dict.fromkeys((r.set, r.operation) for r in records):
        mine = [found[(*of, name)] for name in columns]
        own, best = mine[0], min(r.cycles for r in mine[1:])
        cells = [f"{r.cycles:,}; {100 * r.hashing_cycles / r.cycles:.1f} %" for r in mine]
        rows.append((*of, *cells, f"{own.cycles / best:.2f}x", f"{mine[-1].hashing_cycles:,}"))
    heads = ("set", "cycles of; share of hashing", columns[0], *(f"`{name}`" for name in columns[1:]))
    heads += ("speed-up", f"cycles of hashing, `{columns[-1]}`")
    return table(heads, "ll" + "r" * (len(columns) + 2), rows)


def lattice_code_table() -> list[str]:
    """results/pqc-lattice.json: code and constants of the whole program, and the most stack, by what hashes."""
    records = [signature_bench.SignatureRecord.model_validate(r) for r in read("pqc-lattice")]
    columns = list(dict.fromkeys(signature_bench.column(r) for r in records))
    rows = []
    for name in dict.fromkeys(r.set for r in records):
        mine = [[r for r in records if (r.set, signature_bench.column(r)) == (name, c)] for c in columns]
        rows.append((name, *(f"{of[0].code_bytes:,}; {max(r.stack_bytes for r in of):,}" for of in mine)))
    heads = ("bytes of the program; of stack", columns[0], *(f"`{name}`" for name in columns[1:]))
    return table(heads, "l" + "r" * len(columns), rows)


def stack_table() -> list[str]:
    """results/pqc.json: bytes of stack, the most of all sets with SHAKE and with SHA-2, on any design."""
    most: dict[tuple[str, str], int] = {}
    for r in read("pqc"):
        key = r["operation"], r["set"].split("-")[0]
        most[key] = max(most.get(key, 0), r["stack_bytes"])
    rows = [(o, *(f"{most[o, kind]:,}" for kind in ("shake", "sha2"))) for o in ("keygen", "sign", "verify")]
    return table(("bytes of stack", "SHAKE", "SHA-2"), "lrr", rows)


def sponges_table() -> list[str]:
    """results/asip.json: processors with instructions for SHA-3, and the paper's table."""
    heads = ("design", "bytes/cycle, 10^-3", "speed-up", "code, bytes", "code", "weighted area / FF", "over plain")
    heads += ("bytes/cycle/area, 10^-6", "over plain")
    rows = []
    for r in read("asip"):
        shares = f"{100 * r['area_ratio']:.1f} % / {100 * r['ff_ratio']:.1f} %"
        rows.append(
            (
                f"`{r['design']}`",
                f"{1e3 * r['bytes_per_cycle']:,.2f}",
                f"{r['speedup']:.2f}x",
                f"{r['code_bytes']:,}",
                f"{100 * r['code_ratio']:.1f} %",
                f"{r['weighted_area']:,} / {r['ff']:,}",
                shares,
                f"{r['efficiency']:.2f}",
                f"{r['efficiency_ratio']:.2f}x",
            )
        )
    of = workloads.get("asip").sponges
    printed = [row.published for row in of.design if row.published]
    plain = printed[0]
    for row in (*printed, *of.other):
        code, area, speed = row.code_bytes, row.area, row.bytes_per_cycle
        over = row in printed  # the others are other processors
        efficiency = speed / area / (plain.bytes_per_cycle / plain.area)
        rows.append(
            (
                f"{row.name}, published",
                f"{1e3 * speed:.2f}",
                f"{speed / plain.bytes_per_cycle:.2f}x" if over else "-",
                f"{code:,}",
                f"{100 * code / plain.code_bytes:.1f} %" if over else "-",
                f"{area:,} slices",
                f"{100 * area / plain.area:.0f} %" if over else "-",
                f"{1e6 * speed / area:.2f}",
                f"{efficiency:.2f}x" if over else "-",
            )
        )
    return table(heads, "lrrrrrrrr", rows)


def modes_table() -> list[str]:
    """4,096 bytes of results/modes.json: peripheral and software."""
    modes = {(r["design"], r["algorithm"]): r["cycles"] for r in read("modes") if r["message_bytes"] == 4096}
    rows = []
    for algorithm in dict.fromkeys(a for _, a in modes):
        mmio, software = modes["mmio-cv32e40x", algorithm], modes["sw-cv32e40x", algorithm]
        rows.append((algorithm, f"{mmio:,}", f"{mmio / 4096:.2f}", f"{software:,}", f"{software / mmio:.1f}x"))
    heads = ("4,096 bytes", "`mmio-cv32e40x`, cycles", "cycles/byte", "`sw-cv32e40x`, cycles", "speed-up")
    return table(heads, "lrrrr", rows)


def lengths_table() -> list[str]:
    """results/lengths.json: a row for each algorithm and length."""
    found = {(r["algorithm"], r["message_bytes"], r["design"]): r["cycles"] for r in read("lengths")}
    designs = list(dict.fromkeys(d for *_, d in found))
    rows = [
        (a, f"{n:,}", *(f"{found[a, n, d]:,}" for d in designs)) for a, n in dict.fromkeys((a, n) for a, n, _ in found)
    ]
    return table(("algorithm", "bytes", *(f"`{d}`, cycles" for d in designs)), "lr" + "r" * len(designs), rows)


def wide_table() -> list[str]:
    """results/wide.json: a row for each message, a column for each design."""
    found = {(r["algorithm"], r["message_bytes"], r["design"]): r["cycles"] for r in read("wide")}
    designs = workloads.get("wide", "hart").designs
    lines = [
        "| algorithm | bytes | " + " | ".join(f"`{d}`" for d in designs) + " |",
        "|---|---:|" + "---:|" * len(designs),
    ]
    for message in workloads.get("wide").messages():
        cycles = [found[message.algorithm, message.bytes, d] for d in designs]
        shown = [f"{c:,}" + (f" ({c / message.bytes:.4f})" if message.bytes == LONG else "") for c in cycles]
        lines.append(f"| {message.algorithm} | {message.bytes:,} | {' | '.join(shown)} |")
    return lines


def engine_table() -> list[str]:
    """The ENGINE_ROWS of results/engine.json."""
    engine = {(r["what"], r["configuration"]): r["cycles"] for r in read("engine")}
    names = list(dict.fromkeys(name for _, name in engine))
    rows = [(w, *(f"{engine[w, n]:g}" if (w, n) in engine else "-" for n in names)) for w in ENGINE_ROWS]
    return table(("engine, cycles", *names), "l" + "r" * len(names), rows)


def area_table() -> list[str]:
    """Every unit of results/area.json."""
    rows = [(r["name"], *(f"{r[key]:,}" for key in ("weighted_area", "lut", "ff"))) for r in read("area")]
    return table(("block (xc7, after mapping)", "weighted area", "LUT", "FF"), "lrrr", rows)


def gates_table() -> list[str]:
    """Every unit of results/gates.json: fastest and smallest of its sweep."""
    rows = []
    for r in read("gates"):
        fast = (r["best_period_ns"], 2), (r["best_period_mhz"], 0), (r["best_period_kge"], 1)
        small = (r["smallest_kge"], 1), (r["smallest_period_ns"], 2)
        rows.append((f"`{r['name']}`", *(figure(v, n) for v, n in (*fast, *small))))
    heads = ("osu018, mapped", "best period, ns", "MHz", "kGE there", "smallest, kGE", "period there, ns")
    return table(heads, "lrrrrr", rows)


def sweep_table() -> list[str]:
    """Area and period of every unit of results/gates.json for each target of the mapper."""
    targets = list(dict.fromkeys(p["target"] for r in read("gates") for p in r["sweep"]))
    rows = []
    for r in read("gates"):
        points = {p["target"]: f"{p['kge']:,.1f} / {figure(p['period_ns'], 2)}" for p in r["sweep"]}
        rows.append((f"`{r['name']}`", *(points.get(target, "-") for target in targets)))
    return table(("kGE / period in ns", *(f"`{t}`" for t in targets)), "l" + "r" * len(targets), rows)


def energy_table() -> list[str]:
    """Every record of results/energy.json; the range of its slews after it."""
    rows = []
    for r in read("energy"):
        nj = f"{r['nj']:,.1f} ({r['active']['low'] / 1000:,.1f} to {r['active']['high'] / 1000:,.1f})"
        shares = (f"{100 * r['classes'][c]:.0f} %" for c in ("clock", "registers", "logic"))
        rest = (f"{r['idle']['pj']:,.1f}", f"{r['gated']['pj']:,.2f}", f"{100 * r['gated_over_idle']:.2f} %")
        rows.append((f"`{r['name']}`", r["work"], f"{r['cycles']:,g}", nj, f"{r['pj_per_bit']:,.1f}", *shares, *rest))
    heads = ("osu018, simulated", "work", "cycles", "nJ", "pJ/bit", "clock", "registers", "logic")
    return table((*heads, "idle, pJ/cycle", "gated, pJ/cycle", "gated/idle"), "llrrrrrrrrr", rows)


def energy_parts_table() -> list[str]:
    """Shares of the parts of units in results/energy.json that were mapped in parts."""
    rows = [
        (f"`{r['name']}`", f"`{part}`" if part else "the rest", f"{100 * share:.1f} %")
        for r in read("energy")
        if r["parts"]
        for part, share in sorted(r["units"].items(), key=lambda item: -item[1])
    ]
    return table(("unit", "part", "share of the work's energy"), "llr", rows)


def timing_table() -> list[str]:
    """Every unit of results/timing.json."""
    rows = [
        (
            f"`{r['name']}`",
            *(f"{r[key]:.1f}" for key in ("fmax_mhz", "fmax_least_mhz", "fmax_most_mhz")),
            *(f"{r[key]:,}" for key in ("lut", "ff", "carry")),
            "in the unit" if r["inside"] else "at its ports",
        )
        for r in read("timing")
    ]
    heads = ("block (ECP5, speed 6)", "Fmax, MHz, median", "least", "most", "LUT4", "FF", "CCU2C", "critical path")
    return table(heads, "lrrrrrrl", rows)


def paths_table() -> list[str]:
    """The critical paths of results/timing.json: a row for each unit and seed."""
    rows = []
    for r in read("timing"):
        for p in r["placements"]:
            ends = [f"`{fpga_timing.End.model_validate(p[end])}`" for end in ("start", "end")]
            rows.append((f"`{r['name']}`", str(p["seed"]), f"{p['fmax_mhz']:.1f}", *ends, p["end"]["pin"]))
    return table(("block", "seed", "MHz", "critical path from", "to", "pin"), "lrrlll", rows)


def throughput_table() -> list[str]:
    """The throughput in results/timing.json: single stream and best case."""
    rows = []
    for r in read("timing"):
        for t in r["rates"]:
            single, best = (
                (f"{s['cycles_per_block']:,g}", f"{s['mbps']:,.0f}", f"{s['mbps_per_lut']:.3f}")
                for s in (t["single"], t["best"])
            )
            rows.append((f"`{r['name']}`", t["algorithm"], *single, str(t["best"]["messages"]), *best))
    heads = ("block", "algorithm", "single stream: cycles/block", "Mb/s", "Mb/s per LUT")
    heads += ("best case: messages at once", "cycles/block", "Mb/s", "Mb/s per LUT")
    return table(heads, "llrrrrrrr", rows)


def features_table() -> list[str]:
    """What each feature adds, from results/area.json."""
    records = {r["name"]: fpga_area.Record.model_validate(r) for r in read("area")}
    rows = [
        (d.group, d.title, f"`{d.unit}`", f"`{d.over}`", *feature_areas.cells(d)) for d in feature_areas.deltas(records)
    ]
    heads = ("group", "feature", "unit", "over", "weighted area", "LUT", "FF", "area", "FF")
    return table(heads, "llllrrrrr", rows)


def memory_table(start: str) -> list[str]:
    """The units whose names start so, with their memories."""
    keys = ("weighted_area", "lut", "ff", "lutram", "bram")
    rows = [(r["name"], *(f"{r[key]:,}" for key in keys)) for r in read("area") if r["name"].startswith(start)]
    return table(("block (xc7, after mapping)", "weighted area", "LUT", "FF", "LUTs as memory", "BRAM"), "lrrrrr", rows)


def readme_table() -> list[str]:
    """README_ROWS: one short message, a long one, the area, and what papers published."""
    kronos = {r["design"]: r for r in (*read("hosts"), *read("kronos"))}
    area = {r["name"]: r for r in read("area")}
    each = cycles_per_byte()
    of = workloads.get("sharv").blocks
    printed = next(m for m in of.mode if m.name == "long").published(1024)
    rows = []
    for name, (unit, attached) in README_ROWS.items():
        short, published = "-", "-"
        if name in kronos:
            short = f"{kronos[name]['cycles']:,}"
            if kronos[name]["cycles_published"]:
                published = f"{kronos[name]['cycles_published']:,} ({kronos[name]['published_source']})"
        elif name == of.reproduced:
            published = f"{printed / LONG:.2f} a byte (SHA-RV)"
        long = [each.get((name, algorithm)) for algorithm in ("sha256", "sha3-256")]
        cells = ["-" if value is None else f"{value:.2f}" if value >= 0.1 else f"{value:.3f}" for value in long]
        cells += [f"{area[unit][key]:,}" if unit else "-" for key in ("weighted_area", "lut", "ff")]
        rows.append((f"`{name.removesuffix('-cv32e40x').removesuffix('-hart')}`", attached, short, published, *cells))
    heads = ("design", "attached as", "SHA3-384 of 200 B, cycles", "published, cycles")
    heads += ("SHA-256, cycles/byte", "SHA3-256, cycles/byte")
    return table((*heads, "weighted area", "LUT", "FF"), "llrlrrrrr", rows)


def cycles_per_byte() -> dict[tuple[str, str], float]:
    """Cycles of a byte of a long message, by design or configuration of the streaming attachment, and algorithm."""
    found = {(r["design"], r["algorithm"]): r["cycles"] / LONG for r in read("lengths") if r["message_bytes"] == LONG}
    found |= {
        (r["design"], r["algorithm"]): r["cycles"] / LONG
        for r in read("sharv")
        if (r["mode"], r["blocks"] * batches.BLOCK) == ("long", LONG) and r["attachment"] != "none"
    }
    found |= {
        (r["design"], r["function"]): r["cycles_next"] / {"sha256": 64, "sha512": 128}[r["function"]]
        for r in read("isa")
        if r["cycles_next"]
    }
    return found | {
        (f"stream-{r['configuration']}", r["algorithm"]): r["cycles"] / r["message_bytes"]
        for r in read("stream")
        if r["workload"] in ("long", "interleaved")
    }


Tables = dict[str, Callable[[], list[str]]]


def block_and_bitcoin_tables() -> list[str]:
    """All of results/sharv.json that is SHA-256, and results/bitcoin.json."""
    return [*block_table(workloads.get("sharv").blocks.counts), "", *bitcoin_table()]


PAGES: dict[str, Tables] = {  # page: its tables by their names
    "README.md": {"": readme_table},
    "docs/results.md": {
        "kronos": kronos_table,
        "lengths": lengths_table,
        "wide": wide_table,
        "modes": modes_table,
        "sharv": lambda: block_table((1, 1024)),
        "bitcoin": bitcoin_table,
        "stream": rates.table,
        "artix7": artix7_cycles.table,
        "engine": engine_table,
        "area": area_table,
        "timing": timing_table,
        "throughput": throughput_table,
    },
    "docs/timing.md": {"": paths_table},
    "docs/energy.md": {
        "gates": gates_table,
        "sweep": sweep_table,
        "energy": energy_table,
        "parts": energy_parts_table,
        "public": paper_tables.energy_public,
    },
    "docs/short-messages.md": {"": calls_table},
    "docs/pqc.md": {
        "signatures": signatures_table,
        "stack": stack_table,
        "lattices": lattices_table,
        "lattice-code": lattice_code_table,
    },
    "docs/hosts.md": {"cycles": hosts_table, "checks": checks_table, "axi": axi_cycles.table},
    "docs/area.md": {"features": features_table, "public": paper_tables.peers_table},
    "docs/paper/sharv.md": {
        "": block_and_bitcoin_tables,
        "figure-6": paper_tables.sharv_ratios,
        "table-3": paper_tables.sharv_table_3,
        "figure-7": paper_tables.sharv_figure_7,
    },
    "docs/paper/codasip.md": {"area": paper_tables.codasip_area},
    "docs/paper/kronos.md": {
        "table-1": paper_tables.kronos_table_1,
        "table-2": paper_tables.kronos_table_2,
        "table-3": paper_tables.kronos_table_3,
        "own-host": paper_tables.kronos_own_host,
    },
    "docs/attach/stream.md": {"": lambda: [*rates.table(), "", *memory_table("stream-")]},
    "docs/paper/artix7.md": {
        "": artix7_cycles.table,
        "table-1": paper_tables.artix7_table_1,
        "table-2": lambda: paper_tables.artix7_others("table_2"),
        "table-4": paper_tables.artix7_table_4,
        "table-5": lambda: paper_tables.artix7_others("table_5"),
        "table-7": paper_tables.artix7_table_7,
    },
    "docs/attach/isa.md": {"functions": functions_table},
    "docs/paper/asip.md": {"sponges": sponges_table},
}


def filled(text: str, tables: Tables) -> str:
    """The text with each table between the marks of its name. ValueError unless tables and places agree."""
    names = [name for _, name, _ in MARKED.findall(text)]
    if sorted(names) != sorted(tables):
        raise ValueError(f"places for results: {names}; tables: {list(tables)}")
    return MARKED.sub(lambda m: m[1] + "\n".join(tables[m[2]]()) + "\n" + m[3], text)


def pages() -> dict[Path, str]:
    """The text of every page that shows results/, as it should be."""
    return {ROOT / name: filled((ROOT / name).read_text(), tables) for name, tables in PAGES.items()}

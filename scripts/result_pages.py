# SPDX-License-Identifier: Apache-2.0
"""Tables of results/, and the pages that show them. Nothing is measured here: scripts/results.py does that.

A page has marks, `<!-- results NAME: made by make results -->` and `<!-- end of results -->`, and between them the
table of that name. A page with one table leaves the name out.
"""

import re
from collections.abc import Callable, Collection
from pathlib import Path

from rvhash import design
from rvhash.bench import call_bench, function_bench, workloads
from rvhash.blocks import batches
from scripts import paper_tables, physical_tables, result_plots, signature_tables
from scripts.page_tables import ROOT, read, table
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
    records = result_plots.call_records()
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
        "area": physical_tables.area_table,
        "timing": physical_tables.timing_table,
        "throughput": physical_tables.throughput_table,
    },
    "docs/timing.md": {"": physical_tables.paths_table},
    "docs/energy.md": {
        "gates": physical_tables.gates_table,
        "sweep": physical_tables.sweep_table,
        "energy": physical_tables.energy_table,
        "parts": physical_tables.energy_parts_table,
        "public": paper_tables.energy_public,
    },
    "docs/short-messages.md": {"": calls_table},
    "docs/pqc.md": {
        "signatures": signature_tables.signatures_table,
        "stack": signature_tables.stack_table,
        "lattices": signature_tables.lattices_table,
        "lattice-code": signature_tables.lattice_code_table,
    },
    "docs/hosts.md": {"cycles": hosts_table, "checks": checks_table, "axi": axi_cycles.table},
    "docs/area.md": {"features": physical_tables.features_table, "public": paper_tables.peers_table},
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
    "docs/attach/stream.md": {"": lambda: [*rates.table(), "", *physical_tables.memory_table("stream-")]},
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

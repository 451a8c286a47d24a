# SPDX-License-Identifier: Apache-2.0
"""The tables of the published papers, remade: their figures from docs/paper/published.toml, ours from results/.

A ratio is ours over the published figure, unless its column says otherwise.
"""

import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from scripts.page_tables import Records, read, table

PUBLISHED = Path(__file__).resolve().parents[1] / "docs" / "paper" / "published.toml"
OWN = {  # of the tables of public designs: our unit, and where results/engine.json has its cycles of a block
    "keccak": (("keccak-core-64", "sha3-256, a block"), ("engine-balanced", "sha3-256, a block")),
    "sha256": (("sha256-core", "sha256, a block"),),
    "sha512": (
        ("sha512-core", "sha512, a block"),
        ("sha2-core", "sha512, a block"),
        ("engine-sha2", "sha512, a block"),
    ),
    "zknh": (("isa-unit-zknh", ""),),
}


def published() -> dict[str, Any]:
    """docs/paper/published.toml"""
    return tomllib.loads(PUBLISHED.read_text())


def named(records: Records) -> dict[str, dict[str, Any]]:
    """The records by their names."""
    return {r["name"]: r for r in records}


def printed(row: dict[str, Any], *keys: str) -> list[str]:
    """Cells of a published row: - for what the source leaves out."""
    return [f"{row[key]:,}" if key in row else "-" for key in keys]


def ratio(ours: float, theirs: float) -> str:
    """A ratio with three digits."""
    return f"{ours / theirs:.3g}"


def per_watt(pj_per_bit: float) -> float:
    """Gb/s/W: bits for a nJ."""
    return 1000 / pj_per_bit


def _long() -> Callable[[str], float]:
    """Cycles of a block of a long message of SHA-256, by design, from the difference of 1,024 and 256 blocks."""
    found = {
        (r["design"], r["blocks"]): r["cycles"]
        for r in read("sharv")
        if (r["algorithm"], r["mode"]) == ("sha256", "long")
    }
    return lambda name: (found[name, 1024] - found[name, 256]) / (1024 - 256)


# ---- SHA-RV ----


def sharv_ratios() -> list[str]:
    """Figure 6: the published cycles and those of the reproduction."""
    rows = []
    for r in read("sharv"):
        if r["design"] == "sharv-cv32e40x" and r["algorithm"] == "sha256" and r["cycles_published"]:
            numbers = (f"{r['cycles_published']:,}", f"{r['cycles']:,}", ratio(r["cycles"], r["cycles_published"]))
            speedups = (f"{96466 * r['blocks'] / r['cycles_published']:.0f}x", f"{r['speedup_software']:.1f}x")
            rows.append((r["mode"], f"{r['blocks']:,}", *numbers, *speedups))
    heads = ("mode", "blocks", "published, cycles", "`sharv`", "ratio", "published, over software", "`sharv` over `sw`")
    return table(heads, "lrrrrrr", rows)


def sharv_table_3() -> list[str]:
    """Table III: a block of SHA-256."""
    area, each = named(read("area")), _long()
    rows = [
        (f"{r['name']}, published", *printed(r, "cycles", "ff", "lut", "bram")) for r in published()["sharv"]["table_3"]
    ]
    for name, unit, design in (
        ("`sharv`, coprocessor", "sharv", "sharv-cv32e40x"),
        ("`sharv-small`, coprocessor", "sharv-small", "sharv-small-cv32e40x"),
        ("CV32E40X with `sharv`", "cv32e40x-sharv", "sharv-cv32e40x"),
        ("`sharv-long`, coprocessor", "sharv-long", "sharv-long-cv32e40x"),
    ):
        a = area[unit]
        rows.append((name, f"{each(design):,.1f}", f"{a['ff']:,}", f"{a['lut']:,}", f"{a['bram']:,}"))
    return table(("design", "cycles a block", "FF", "LUT", "BRAM"), "lrrrr", rows + own_and_peers("sha256"))


def own_and_peers(family: str) -> list[tuple[str, ...]]:
    """Rows of our units and of public designs: cycles, FF, LUT; no block RAM."""
    area = named(read("area"))
    cycles = {r["what"]: r["cycles"] for r in read("engine") if r["configuration"] == "balanced"}
    rows = []
    for unit, what in OWN[family]:
        a = area[unit]
        rows.append(
            (f"`{unit}`", f"{cycles[what]:g}" if what else "-", f"{a['ff']:,}", f"{a['lut']:,}", f"{a['bram']:,}")
        )
    for r in published()["peer"]:
        if r["family"] == family:
            rows.append((f"{r['name']} (public)", r["cycles"], f"{r['ff']:,}", f"{r['lut']:,}", "0"))
    return rows


def peers_table() -> list[str]:
    """Public designs and ours: cycles and area on the same flow."""
    area = named(read("area"))
    cycles = {r["what"]: r["cycles"] for r in read("engine") if r["configuration"] == "balanced"}
    rows = []
    for family, own in OWN.items():
        for unit, what in own:
            a = area[unit]
            shown = f"{cycles[what]:g}: {what}" if what else "1 an instruction"
            rows.append((f"`{unit}`", shown, *(f"{a[k]:,}" for k in ("weighted_area", "lut", "ff"))))
        for r in published()["peer"]:
            if r["family"] == family:
                rows.append((r["name"], r["cycles"], f"{r['weighted']:,}", f"{r['lut']:,}", f"{r['ff']:,}"))
    return table(("design", "cycles", "weighted area", "LUT", "FF"), "llrrr", rows)


def sharv_figure_7() -> list[str]:
    """Figure 7: throughput and efficiency of SHA-256."""
    rows = [
        (f"{r['name']}, published", "-", f"{r['mbps']:,}", "-", f"{r['per_watt']:,}")
        for r in published()["sharv"]["figure_7"]
    ]
    energy = named(read("energy"))
    for name, shown in (("sharv-core", "`sharv-core`"), ("sha256-core", "`sha256-core`")):
        of = named(read("timing"))[name]
        rate = next(t for t in of["rates"] if t["algorithm"] == "sha256")
        streams = [("one message", rate["single"])]
        if rate["best"]["messages"] > 1:
            streams.append((f"{rate['best']['messages']} messages", rate["best"]))
        for what, stream in streams:
            lut = f"{stream['mbps_per_lut']:.3f}"
            watts = f"{1000 * per_watt(energy[name]['pj_per_bit']):,.0f}" if stream is streams[-1][1] else "-"
            rows.append((f"{shown}, {what}", f"{of['fmax_mhz']:.1f}", f"{stream['mbps']:,.0f}", lut, watts))
    return table(("SHA-256", "MHz (ECP5)", "Mb/s", "Mb/s per LUT", "Mb/s per W"), "lrrrr", rows)


# ---- Codasip ----


def codasip_area() -> list[str]:
    """The area of the chart: instructions over the processor."""
    area, of = named(read("area")), published()["codasip"]
    plain = area["hart"]
    rows = []
    for title, key, unit, processor in (
        ("Zknh for SHA-512", "zknh", "isa-unit-zknh512", "hart-zknh512"),
        ("the same, ch and maj", "chmaj", "isa-unit-zknh512-ch-maj", "hart-zknh512-ch-maj"),
    ):
        cells = [of[key]["area"]]
        for count in ("weighted_area", "lut", "ff"):
            own, joined = area[unit][count], area[processor][count] - plain[count]
            cells.append(f"{100 * own / plain[count]:+.1f} %, {100 * joined / plain[count]:+.1f} %")
        rows.append((title, *cells))
    heads = ("instructions", "published", "weighted area", "LUT", "FF")
    return table(heads, "lrrrr", rows)


# ---- Artix-7 ----


def _bits_per_cycle() -> tuple[float, float, float]:
    """Bits a cycle: one state, one long message in 24 stages, 24 stages full."""
    from tests.paper.artix7.cycles import rate

    return (
        rate("iterative", 64, "block_of_long_message"),
        rate("gated", 1088, "block_of_long_message"),
        rate("gated", 1088, "message_of_one_block"),
    )


def artix7_table_1() -> list[str]:
    """Table 1: frequency, throughput, efficiency, cells."""
    of, area, timing, energy = published()["artix7"], named(read("area")), named(read("timing")), named(read("energy"))
    one, long, full = _bits_per_cycle()
    iterative = timing["artix7-iterative"]["fmax_mhz"]

    def cells(unit: str, count: str, all_of_them: int) -> str:
        return f"{area[unit][count]:,} ({100 * area[unit][count] / all_of_them:.0f} %)"

    rows = [
        ("frequency, MHz", f"{of['mhz']}", f"{iterative:.0f}", "not placed"),
        (
            "throughput, Gb/s",
            f"{of['gbps']}",
            f"{one * iterative / 1000:.2f}",
            "-",
        ),
        ("bits a cycle", f"{1000 * of['gbps'] / of['mhz']:.1f}", f"{one:.1f}", f"{long:.1f}; {full:,.0f}"),
        (
            "Gb/s per W",
            f"{of['per_watt']}",
            f"{per_watt(energy['artix7-iterative']['pj_per_bit']):,.0f}",
            "-",
        ),
        (
            "LUT",
            f"{of['lut_percent']} % of {of['luts']:,}",
            cells("artix7-iterative", "lut", of["luts"]),
            cells("artix7-pipelined", "lut", of["luts"]),
        ),
        (
            "FF",
            f"{of['ff_percent']} % of {of['ffs']:,}",
            cells("artix7-iterative", "ff", of["ffs"]),
            cells("artix7-pipelined", "ff", of["ffs"]),
        ),
        ("block RAM, DSP", f"{of['bram_percent']} %, {of['dsp_percent']} %", "0, 0", "0, 0"),
    ]
    return table(("SHA3-256", "published", "one state", "24 stages"), "lrrr", rows)


def artix7_others(key: str) -> list[str]:
    """Tables 2 and 5: other designs as printed, then ours."""
    energy, timing = named(read("energy")), named(read("timing"))
    rows = [
        (f"{r['name']}, published", *printed(r, "mhz", "gbps", "watts", "per_watt")) for r in published()["artix7"][key]
    ]
    for unit in ("artix7-iterative", "keccak-core-64"):
        of = timing[unit]
        gbps = of["rates"][0]["single"]["mbps"] / 1000
        rows.append(
            (
                f"`{unit}`, ECP5",
                f"{of['fmax_mhz']:.0f}",
                f"{gbps:.2f}",
                "-",
                f"{per_watt(energy[unit]['pj_per_bit']):,.0f} (180 nm)",
            )
        )
    return table(("design", "MHz", "Gb/s", "W", "Gb/s per W"), "lrrrr", rows)


def artix7_table_4() -> list[str]:
    """Table 4: energy by component."""
    of = named(read("energy"))["artix7-iterative"]
    units, classes = of["units"], of["classes"]

    def part(name: str) -> str:
        return f"{100 * sum(share for unit, share in units.items() if name in unit):.0f} %"

    ours = {
        "Keccak core": part("iterative"),
        "I/O buffers": f"{part('pre')} and {part('post')} (padding, digest)",
        "control logic": f"{100 * units.get('', 0):.0f} % (the rest)",
        "clock network": f"{100 * classes['clock']:.0f} % (of all parts together)",
    }
    rows = [
        (r["name"], f"{r['dynamic']}", f"{r['static']}", f"{r['percent']} %", ours[r["name"]])
        for r in published()["artix7"]["table_4"]
    ]
    return table(("component", "published: dynamic, mW", "static, mW", "share", "`artix7-iterative`"), "lrrrr", rows)


def artix7_table_7() -> list[str]:
    """Table 7: what pipelining and clock gating bring."""
    timing, energy = named(read("timing")), named(read("energy"))
    one, long, full = _bits_per_cycle()
    iterative = timing["artix7-iterative"]["fmax_mhz"]
    state, ring = energy["artix7-iterative"], energy["stream-ring-3"]
    idle = f"{100 * ring['gated_over_idle']:.2f} % of the energy of an idle cycle"
    ours = (
        (f"{iterative:.0f}", f"{one * iterative / 1000:.2f}", f"{one:.0f}", f"{per_watt(state['pj_per_bit']):,.0f}"),
        ("not placed", "-", f"{long:.0f}; full {full:,.0f}", "-"),
        ("not placed", "-", "the same", idle),
    )
    rows = [
        (r["name"], *printed(r, "mhz", "gbps", "per_watt"), *own)
        for r, own in zip(published()["artix7"]["table_7"], ours, strict=True)
    ]
    heads = ("variant", "published: MHz", "Gb/s", "Gb/s per W", "here: MHz", "Gb/s", "bits a cycle", "Gb/s per W")
    return table(heads, "lrrrrrrr", rows)


# ---- KRONOS ----

KRONOS = {  # the paper's word: title, design of the reproduction, its unit, ours at the same place, its unit
    "loosely": ("loosely", "kronos-loosely-cv32e40x", "kronos-loosely", "mmio-cv32e40x", "mmio"),
    "tightly": ("tightly", "kronos-tightly-hart", "kronos-tightly", "hx-hart", "hx"),
    "coprocessor": ("coprocessor", "kronos-coprocessor-cv32e40x", "kronos-coprocessor", "xif-cv32e40x", "xif"),
}


def _kronos_cycles() -> dict[str, int]:
    return {r["design"]: r["cycles"] for name in ("hosts", "kronos") for r in read(name)}


def kronos_table_1() -> list[str]:
    """Table 1: cycles of SHA3-384 of 200 bytes."""
    cycles, of = _kronos_cycles(), published()["kronos"]
    lanes, good = cycles["sw-lanes-cv32e40x"], cycles["sw-cv32e40x"]
    rows = [("reference", f"{of['software']:,}", "", f"{lanes:,}", "", ratio(lanes, of["software"]), f"{good:,}", "")]
    for key, (title, design, _, own, _) in KRONOS.items():
        row, mine = of[key], cycles[design]
        base = cycles["kronos-rol32-hart"] if key == "tightly" else lanes
        ours_base = cycles["sw-hart"] if key == "tightly" else good
        rows.append(
            (
                title,
                f"{row['cycles']:,}",
                row["speedup"],
                f"{mine:,}",
                f"{base / mine:.2f}x",
                ratio(mine, row["cycles"]),
                f"{cycles[own]:,} (`{own.rpartition('-')[0]}`)",
                f"{ours_base / cycles[own]:.1f}x",
            )
        )
    heads = ("method", "published", "speed-up", "reproduced", "speed-up", "ratio", "ours", "over `sw`")
    return table(heads, "lrrrrrrr", rows)


def kronos_table_2() -> list[str]:
    """Table 2: cells."""
    area, of = named(read("area")), published()["kronos"]
    peers = {r["name"]: r for r in published()["peer"]}
    theirs = {
        "loosely": peers["KRONOS, loosely coupled, the paper's RTL"],
        "coprocessor": peers["KRONOS, coprocessor, the paper's RTL"],
    }
    rows = []
    for key, (title, _, unit, _, own) in KRONOS.items():
        row, a, b, peer = of[key], area[unit], area[own], theirs.get(key)
        rows.append(
            (
                title,
                f"{row['lut']:,} / {row['ff']:,}",
                f"{peer['lut']:,} / {peer['ff']:,}" if peer else "-",
                f"{a['lut']:,} / {a['ff']:,}",
                f"{ratio(a['lut'], row['lut'])} / {ratio(a['ff'], row['ff'])}",
                f"{b['lut']:,} / {b['ff']:,} (`{own}`)",
            )
        )
    heads = ("LUT / FF", "published", "the paper's RTL, our flow", "reproduced", "ratio", "ours")
    return table(heads, "lrrrrr", rows)


def kronos_table_3() -> list[str]:
    """Table 3: throughput and throughput over area, by the paper's definition, and of the message."""
    cycles, area, of = _kronos_cycles(), named(read("area")), published()["kronos"]
    rows = []

    def rates(count: int, lut: int) -> Iterable[str]:
        for bits in (384, 1600):
            mbps = bits * of["mhz"] / count
            yield f"{mbps:.2f} / {1000 * mbps / lut:.3f}"

    for key, (title, design, unit, own, mine) in KRONOS.items():
        row = of[key]
        rows.append((f"{title}, published", f"{row['mbps']} / {row['mbps_per_klut']:.3f}", "-"))
        rows.append((f"{title}, reproduced", *rates(cycles[design], area[unit]["lut"])))
        rows.append((f"`{own.rpartition('-')[0]}`", *rates(cycles[own], area[mine]["lut"])))
    heads = ("Mb/s / Mb/s per 1,000 LUT at 50 MHz", "384 bits of digest", "1,600 bits of message")
    return table(heads, "lrr", rows)


def kronos_own_host() -> list[str]:
    """SHA3-384 of 200 bytes on the paper's processor, measured outside this repository."""
    rows = [(name, f"{n:,}") for name, n in published()["kronos"]["own_host"].items()]
    return table(("on CV32E40PX, SHA3-384 of 200 bytes", "cycles"), "lr", rows)


# ---- Energy ----


def energy_public() -> list[str]:
    """Public figures of energy, and ours."""
    ours = named(read("energy"))
    rows = [
        (r["name"], r["published"], f"{ours[r['ours']]['nj']:,.1f}", f"`{r['ours']}`") for r in published()["energy"]
    ]
    return table(("work", "published, nJ", "here, nJ", "unit"), "llrl", rows)

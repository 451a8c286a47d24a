# SPDX-License-Identifier: Apache-2.0
"""Tables of area, frequency and energy: results/area.json, timing.json, gates.json, energy.json. Nothing is measured
here."""

from rvhash.synth import feature_areas, fpga_area, fpga_timing
from scripts.page_tables import figure, read, table


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

# SPDX-License-Identifier: Apache-2.0
"""Every recorded figure of one design, for its page."""

from collections.abc import Iterable
from dataclasses import dataclass

from rvhash.bench.function_bench import TITLES
from rvhash.report.rates import rates
from rvhash.report.result_files import Record, Results

MESSAGES = ("kronos", "hosts", "lengths", "modes", "wide", "xif")  # files of records of messages
MODES = {
    "long": "one message of {:,} padded blocks",
    "short": "{:,} messages of one padded block",
    "four": "four messages, {:,} padded blocks in all",
}


@dataclass(frozen=True)
class Figure:
    """A row of the table of a design."""

    what: str
    cycles: float | None
    bits: float | None  # a cycle
    speedup: str
    published: str
    source: str


def figures(of: Results) -> dict[str, list[Figure]]:
    """By design. What several files have is listed once."""
    found: dict[str, dict[str, Figure]] = {}
    for name, figure in (*_messages(of), *_blocks(of), *_bitcoin(of), *_functions(of), *_sponges(of), *_streams(of)):
        found.setdefault(name, {}).setdefault(figure.what, figure)
    return {name: list(rows.values()) for name, rows in found.items()}


def _messages(of: Results) -> Iterable[tuple[str, Figure]]:
    records = [(source, r) for source in MESSAGES for r in of.records(source)]
    software = {
        (r["host"], r["algorithm"], r["message_bytes"]): r["cycles"]
        for _, r in records
        if r["design"] == f"sw-{r['host']}"
    }
    for source, r in records:
        size = r["message_bytes"]
        bits = 8 * size / r["cycles"] if size else None
        base = software.get((r["host"], r["algorithm"], size))
        speedup = "-" if base is None else f"{base / r['cycles']:,.2f}x"
        what = f"{r['algorithm']}, {size:,} bytes"
        yield r["design"], Figure(what, r["cycles"], bits, speedup, _published(r), source)


def _blocks(of: Results) -> Iterable[tuple[str, Figure]]:
    for r in of.records("sharv"):
        what = f"{r['algorithm']}, {MODES[r['mode']].format(r['blocks'])}"
        bits = 512 * r["blocks"] / r["cycles"]
        yield r["design"], Figure(what, r["cycles"], bits, _speedup(r), _published(r), "sharv")


def _bitcoin(of: Results) -> Iterable[tuple[str, Figure]]:
    for r in of.records("bitcoin"):
        yield r["design"], Figure(f"Bitcoin, {r['n']:,} {r['what']}", r["cycles"], None, "-", "-", "bitcoin")


def _functions(of: Results) -> Iterable[tuple[str, Figure]]:
    for r in of.records("isa"):
        title = TITLES[r["function"]]
        published = f"{r['speedup_published']} ({r['published_source']})" if r["speedup_published"] else "-"
        yield r["design"], Figure(f"{title}, once", r["cycles"], None, _speedup(r, "speedup"), published, "isa")
        if r["cycles_next"]:
            yield r["design"], Figure(f"{title}, each further block", r["cycles_next"], None, "-", "-", "isa")


def _sponges(of: Results) -> Iterable[tuple[str, Figure]]:
    for r in of.records("asip"):
        yield r["design"], Figure("sha3-256, a message of one block", r["cycles_one"], None, "-", "-", "asip")
        bits = 8 * r["bytes_per_cycle"]
        yield (
            r["design"],
            Figure("sha3-256, a further block", r["cycles_block"], bits, _speedup(r, "speedup"), "-", "asip"),
        )


def _streams(of: Results) -> Iterable[tuple[str, Figure]]:
    cycles = {
        (f"stream-{r['configuration']}", r["algorithm"], round(8 * r["message_bytes"] / r["cycles"], 9)): r["cycles"]
        for r in of.records("stream")
    }
    for rate in rates(of):
        if rate.source == "stream":
            count = cycles[rate.design, rate.algorithm, round(rate.bits_per_cycle, 9)]
            what = f"{rate.algorithm}, {rate.workload}"
            yield rate.design, Figure(what, count, rate.bits_per_cycle, "-", "-", "stream")


def _speedup(r: Record, key: str = "speedup_software") -> str:
    return "-" if r.get(key) is None else f"{r[key]:,.2f}x"


def _published(r: Record) -> str:
    if r.get("cycles_published") is None:
        return "-"
    source = r.get("published_source")
    return f"{r['cycles_published']:,}" + (f" ({source})" if source else "")

# SPDX-License-Identifier: Apache-2.0
"""The plots of the report, each a list of panels."""

from collections import Counter
from collections.abc import Mapping, Sequence

from rvhash.bench import message_bench, workloads
from rvhash.design import DEFAULT_HOST
from rvhash.report import pareto, rates, svg
from rvhash.report.axes import LinearAxis, LogAxis, short
from rvhash.report.bars import Bar, bars
from rvhash.report.blocks import Block
from rvhash.report.panel import WIDTH, Panel, Target
from rvhash.report.result_files import Results
from rvhash.report.structures import KINDS
from rvhash.report.subjects import Subject
from rvhash.report.summary import Row

TITLES = {"sha256": "SHA-256", "sha512": "SHA-512", "sha3-256": "SHA3-256", "sha3-384": "SHA3-384"}


def lengths(of: Results, subjects: Sequence[Subject]) -> list[svg.Element]:
    """Cycles against bytes of the message, a panel for each algorithm, with the crossovers with the software."""
    workload = workloads.get("lengths").lengths
    assert workload is not None
    known = {s.name: s for s in subjects}
    records = [r for r in of.records("lengths") if r["design"] in known]
    found = []
    for algorithm in workload.algorithms:
        cycles: dict[str, dict[int, int]] = {}
        for r in records:
            if r["algorithm"] == algorithm:
                cycles.setdefault(r["design"], {})[r["message_bytes"]] = r["cycles"]
        if cycles:
            found.append(_curves(TITLES.get(algorithm, algorithm), workload, cycles, known))
    return found


def _curves(
    title: str, of: workloads.Lengths, cycles: Mapping[str, Mapping[int, int]], known: Mapping[str, Subject]
) -> svg.Element:
    sizes = sorted({n for curve in cycles.values() for n in curve})
    counts = [c for curve in cycles.values() for c in curve.values()]
    panel = Panel(title, LogAxis.over(sizes), LogAxis.over(counts, 1.8), "bytes of the message", "cycles", right=64)
    crossings = {}
    against = f"{of.against}-{DEFAULT_HOST}" if of.against not in cycles else of.against
    if against in cycles:
        shown = of.model_copy(update={"against": against, "bytes": sizes})
        crossings = {name: message_bench.crossover(shown, cycles, name) for name in cycles if name != against}
    ends = []
    for name, curve in cycles.items():
        s = known[name]
        panel.line([panel.at(n, c) for n, c in sorted(curve.items())], f"curve k-{s.kind}")
        for n, c in sorted(curve.items()):
            says = f"{name}, {title} of {n:,} bytes: {c:,} cycles"
            if crossings.get(name) == n:
                says += f"; from this length on faster than {against}"
            ring = "front" if crossings.get(name) == n else ""
            link = panel.point(Target(name, f"#design-{name}", says, s.kind), panel.at(n, c), ring, size=3.2)
        ends.append((link, s.role, panel.at(sizes[-1], curve[max(curve)])[1]))
    panel.ends(ends, WIDTH - 56)
    for i, (length, names) in enumerate(_by_length(crossings).items()):
        says = (
            f"{' and '.join(known[n].role for n in names)}: faster than {known[against].role} from {length:,} bytes on"
        )
        svg.add(panel.drawing, "text", says, x=70, y=48 + 15 * i, class_="note")
    return panel.drawing


def _by_length(crossings: Mapping[str, int | None]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for name, length in crossings.items():
        if length is not None:
            found.setdefault(length, []).append(name)
    return dict(sorted(found.items()))


def throughput(of: Results, subjects: Sequence[Subject], rows: Sequence[Row]) -> list[svg.Element]:
    """Throughput against area, a panel for each workload, with the Pareto front of each."""
    found = rates.rates(of)
    chosen = _one_host(subjects)
    area = {row.design: row.area for row in rows if row.area}
    panels = {
        "SHA-256, long messages": _both(found, "sha256"),
        "SHA3-256, long messages": _both(found, "sha3-256"),
        "SHA3-384, one message of 200 bytes": list(rates.short(found).values()),
    }
    made = []
    for title, all_rates in panels.items():
        shown = _fastest([r for r in all_rates if r.design in chosen and r.design in area], chosen)
        if shown:
            made.append(_scatter(title, shown, area, chosen))
    return made


def _fastest(found: Sequence[rates.Rate], known: Mapping[str, Subject]) -> list[rates.Rate]:
    """Of the designs with the same hardware, which differ in their software, the fastest."""
    best: dict[tuple[str, bool], rates.Rate] = {}
    for rate in sorted(found, key=lambda r: -r.bits_per_cycle):
        best.setdefault((known[rate.design].unit, rate.many), rate)
    return list(best.values())


def _both(found: Sequence[rates.Rate], algorithm: str) -> list[rates.Rate]:
    """For each design the best rate of one message after the other, and that of many at once if it is higher."""
    single, many = (rates.best(found, algorithm, many=m) for m in (False, True))
    higher = [
        r for r in many.values() if r.design not in single or r.bits_per_cycle > 1.01 * single[r.design].bits_per_cycle
    ]
    return [*single.values(), *higher]


def _scatter(
    title: str, shown: Sequence[rates.Rate], area: Mapping[str, int], known: Mapping[str, Subject]
) -> svg.Element:
    panel = Panel(
        title,
        LogAxis.over([area[r.design] for r in shown], 2.4),
        LogAxis.over([r.bits_per_cycle for r in shown], 2.5),
        "weighted area of the attachment",
        "message bits a cycle",
    )
    points = {str(i): (float(area[r.design]), r.bits_per_cycle) for i, r in enumerate(shown)}
    front = pareto.front(points)
    steps = []
    for name in front:
        x, y = panel.at(*points[name])
        if steps:
            steps.append((x, steps[-1][1]))
        steps.append((x, y))
    panel.line(steps, "pareto", keep=True)
    made = []
    for i, r in enumerate(shown):
        at = panel.at(*points[str(i)])
        best = str(i) in front
        says = f"{r.design}, {title.partition(',')[0]}, {r.workload}: {r.bits_per_cycle:,.2f} bits a cycle, "
        says += f"weighted area {area[r.design]:,}"
        says += "; on the Pareto front" if best else ""
        classes = " ".join(c for c, on in (("front", best), ("many", r.many)) if on)
        target = Target(r.design, f"#design-{r.design}", says, known[r.design].kind)
        made.append((not best, panel.point(target, at, classes), known[r.design].role, at))
    for _, link, label, at in sorted(made, key=lambda m: (m[0], m[3])):  # those of the front choose first
        panel.label(link, label, at)
    return panel.drawing


def _one_host(subjects: Sequence[Subject]) -> dict[str, Subject]:
    """Each role once, with the default host if that serves it."""
    chosen: dict[str, Subject] = {}
    for s in sorted(subjects, key=lambda s: (s.host != DEFAULT_HOST, s.host)):
        chosen.setdefault(s.role, s)
    return {s.name: s for s in chosen.values()}


def speedup(rows: Sequence[Row], subjects: Sequence[Subject]) -> list[svg.Element]:
    """Speed-up over the good software of the same host, a panel for each host, grouped by attachment."""
    known = {s.name: s for s in subjects}
    shown = [row for row in rows if row.speedup is not None]
    if not shown:
        return []
    axis = LogAxis.over([row.speedup for row in shown if row.speedup], 1.2)
    order = list(KINDS)
    made = []
    for host in _hosts(shown):
        of_host = [row for row in shown if row.host == host]
        of_host.sort(key=lambda row: (order.index(row.kind), -(row.speedup or 0)))
        found = [
            Bar(
                Target(
                    row.design,
                    f"#design-{row.design}",
                    f"{row.design}, SHA3-384 of 200 bytes: {row.cycles:,} cycles, {row.speedup:,.2f} times as fast as "
                    f"sw-{host}",
                    known[row.design].kind,
                ),
                known[row.design].role,
                row.speedup or 0.0,
                f"{row.speedup:,.1f}x" if (row.speedup or 0) >= 1 else f"{row.speedup:.2f}x",
            )
            for row in of_host
        ]
        made.append(bars(f"on {host}", found, axis, f"times as fast as sw on {host}", base=1.0))
    return made


def _hosts(shown: Sequence[Row]) -> list[str]:
    """The default host first, then that with most designs."""
    found = Counter(row.host for row in shown if row.host)
    return sorted(found, key=lambda host: (host != DEFAULT_HOST, -found[host], host))


def energy(blocks: Sequence[Block]) -> list[svg.Element]:
    """Energy of a bit of the message, by block."""
    rows = [(b, b.pj_bit) for b in blocks if b.pj_bit]
    if not rows:
        return []
    found = [
        Bar(_block(b, f"{b.name}: {value:,.1f} pJ a bit"), b.name, value, f"{value:,.1f} pJ")
        for b, value in sorted(rows, key=lambda row: row[1])
    ]
    return [bars("energy of a bit", found, LinearAxis.over([v for _, v in rows]), "pJ of a message bit", None)]


def frequency(blocks: Sequence[Block]) -> list[svg.Element]:
    """Frequency after place and route, by block, with the spread over the seeds."""
    rows = [(b, b.fmax) for b in blocks if b.fmax]
    if not rows:
        return []
    found = [
        Bar(
            _block(b, f"{b.name}: {value:,.1f} MHz" + _spread(b)),
            b.name,
            value,
            f"{value:,.1f} MHz",
            b.fmax_least,
            b.fmax_most,
        )
        for b, value in sorted(rows, key=lambda row: -row[1])
    ]
    tops = [b.fmax_most or value for b, value in rows]
    return [bars("frequency, ECP5", found, LinearAxis.over(tops), "MHz, median of the seeds", None)]


def _spread(b: Block) -> str:
    known = b.fmax_least is not None and b.fmax_most is not None
    return f", {short(b.fmax_least or 0)} to {short(b.fmax_most or 0)}" if known else ""


def _block(b: Block, says: str) -> Target:
    return Target(b.name, f"#block-{b.name}", says, "block")

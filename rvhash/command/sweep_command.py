# SPDX-License-Identifier: Apache-2.0
"""`rvhash sweep`: measures every combination of parameters in a file."""

import json
import os
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from rvhash import console
from rvhash.bench.plot_files import check_plot
from rvhash.command.options import examples
from rvhash.errors import UsageError
from rvhash.sweep import clusters, pareto, pareto_plot, points, result_files, running, specification
from rvhash.sweep.metrics import METRICS
from rvhash.sweep.running import Row
from rvhash.sweep.specification import Specification

SHOWN = 12  # rows of the table on the terminal, and reasons
EXAMPLES = examples(
    "rvhash sweep docs/sweep/engine.toml",
    "rvhash sweep docs/sweep/engine.toml -o engine.parquet --plot engine.svg",
    "rvhash sweep docs/sweep/engine.toml --scheduler tcp://login:8786",
    "rvhash sweep slurm.toml --job-script",
)


def sweep_command(
    spec: Annotated[str, typer.Argument(metavar="SPEC.toml", help="What to vary and what to measure.")],
    out: Annotated[
        str, typer.Option("--out", "-o", metavar="FILE", help=".parquet or .csv. Default: the name of SPEC, .csv.")
    ] = "",
    plot: Annotated[
        str, typer.Option("--plot", "-p", metavar="FILE", help="Plot with the Pareto front: .svg, .png, .pdf.")
    ] = "",
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", min=1, help="Local processes. Default: the processors.")
    ] = None,
    scheduler: Annotated[
        str, typer.Option("--scheduler", metavar="ADDRESS", help="Use the workers of this Dask scheduler.")
    ] = "",
    list_points: Annotated[bool, typer.Option("--list", help="Print the points, and measure nothing.")] = False,
    job_script: Annotated[
        bool, typer.Option("--job-script", help="Print the script of a job of the batch system, and submit nothing.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the rows and what was skipped as an object.")] = False,
) -> None:
    """Measure every combination of parameters in SPEC.toml: cycles by simulation, area by Yosys.

    A row for each point goes to FILE. Points run on the processors of this machine, on the workers of a Dask scheduler,
    or as jobs of Slurm, LSF, PBS or SGE, if SPEC has a table \\[queue].

    A measured point is cached: after an interruption, the same command continues where it was.

    A point that fails is a row with its error. The others are measured all the same, and the exit status is 1.
    """
    of = specification.read(spec)
    clusters.need_packages()
    if job_script:
        if of.queue is None:
            raise UsageError(f"{spec} has no table [queue], so there is no job")
        console.out(clusters.job_script(of.queue).rstrip("\n"))
        return
    if scheduler and workers:
        raise UsageError("--workers is for this machine, and --scheduler has workers of its own; give one of them")
    found, skipped = points.points(of)
    for why, n in list(skipped.items())[:SHOWN]:
        console.say(f"skipped {n} combinations: {why}")
    if list_points:
        rows = [point.columns() for point in found]
        console.out(_json(rows, skipped)) if as_json else console.out_table(_table(rows, rows[0]))
        return
    out = out or Path(spec).with_suffix(".csv").name
    result_files.check(out)
    if plot:
        check_plot(plot)
        pareto_plot.check(of.plot.x, of.plot.y, _columns(of))
        pareto_plot.check_panels(len({pareto.work(point.columns()) for point in found}))
    own = 0 if scheduler or (of.queue and not workers) else workers or len(os.sched_getaffinity(0))
    processors = max(1, len(os.sched_getaffinity(0)) // own) if own else (of.queue.cores if of.queue else 1)
    with _cluster(of, scheduler, own) as client, console.steps_bar(Path(spec).name) as progress:
        rows = running.run(client, of, found, processors, progress)
    for row, best in zip(rows, pareto.front(rows, of.plot.x, of.plot.y), strict=True):
        row["pareto"] = best
    result_files.write(out, rows, of.measure)
    bad = running.failed(rows)
    if plot and len(bad) < len(rows):
        pareto_plot.plot(rows, of.plot.x, of.plot.y, plot)
    if as_json:
        console.out(_json(rows, skipped))
    else:
        console.out_table(_table(rows[:SHOWN], [c for name in of.measure for c in METRICS[name].plotted]))
        if len(rows) > SHOWN:
            console.say(f"the first {SHOWN} of {len(rows)} rows; all are in {out}")
    for row in bad[:SHOWN]:
        console.say(f"failed: {_name(row)}: {row['error']}")
    console.say(
        f"{len(rows)} points, {len(bad)} failed, {sum(skipped.values())} combinations skipped; {out}"
        + (f", {plot}" if plot and len(bad) < len(rows) else "")
    )
    raise typer.Exit(1 if bad else 0)


def _cluster(of: Specification, scheduler: str, own: int) -> AbstractContextManager:
    if scheduler:
        return clusters.remote(scheduler)
    if own:
        return clusters.local(own)
    return clusters.batch(of.queue)


def _columns(of: Specification) -> list[str]:
    return [column for name in of.measure for column in METRICS[name].columns]


def _name(row: Row) -> str:
    host = f" on {row['host']}" if row["host"] else ""
    return (
        f"{row['design']}{host}, {row['algorithm']} of {row['message_bytes']:,} bytes, parameters {row['parameters']}"
    )


def _table(rows: Sequence[Row], columns: Sequence[str]) -> Table:
    """The first columns say which point it is: those that are the same in all rows are left out."""
    of = [key for key in (*rows[0],) if key in result_files.COLUMNS and key != "parameters"]
    varied = [key for key in of if key == "design" or len({row[key] for row in rows}) > 1]
    measured = [key for key in columns if key not in of and key != "parameters"]
    result = Table(box=None, pad_edge=False)
    for key in (*varied, *measured, *(["status"] if "status" in rows[0] else [])):
        result.add_column(key.replace("_", " "), justify="left" if key in ("design", "host", "status") else "right")
    for row in rows:
        cells = [row.get(key) for key in (*varied, *measured)]
        result.add_row(*map(_text, cells), *([row["status"]] if "status" in row else []))
    return result


def _text(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,.2f}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else str(value)


def _json(rows: Sequence[Row], skipped: dict[str, int]) -> str:
    left_out = [{"reason": why, "combinations": n} for why, n in skipped.items()]
    return json.dumps({"points": list(rows), "skipped": left_out}, indent=2)

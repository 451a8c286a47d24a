# SPDX-License-Identifier: Apache-2.0
"""Runs a sweep: a task for each thing to build and to measure, and a row for each point, in the order of the points."""

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rvhash.errors import RvhashError
from rvhash.sweep import tasks
from rvhash.sweep.metrics import METRICS, Job
from rvhash.sweep.points import Point
from rvhash.sweep.specification import Specification

if TYPE_CHECKING:
    from distributed import Client, Future

Row = dict[str, Any]
Progress = Callable[[int, int, str], None]


def run(
    client: "Client",
    of: Specification,
    points: Sequence[Point],
    processors: int = 1,
    progress: Progress = lambda done, of, what: None,
) -> list[Row]:
    """The row of each point: what identifies it, every column of the chosen measures, status and error.

    `processors`: for one build. `progress` is called with the finished tasks, their number, and what ended. A lost
    worker's tasks go to another one; a task that loses several workers fails, and its points with it.
    """
    from distributed import CancelledError, as_completed

    own = tasks.fingerprint()
    futures: dict[str, Future] = {}
    wanted: list[dict[str, str]] = []  # for each point: metric to key of the task
    for point in points:
        keys = {}
        for name in of.measure:
            job = METRICS[name].job(point, of.max_cycles)
            if job is not None:
                keys[name] = _submit(client, futures, name, job, own, processors)
        wanted.append(keys)
    total = len(futures)
    progress(0, total, "starting")
    try:
        for done, future in enumerate(as_completed(futures.values(), loop=client.loop), start=1):
            progress(done, total, future.key.partition(":")[0])
        outcomes = {key: _outcome(future) for key, future in futures.items()}
    except (CancelledError, OSError) as e:
        raise RvhashError(
            f"the scheduler went away ({type(e).__name__}); run the same command again: what was measured is cached"
        ) from None
    except BaseException:
        client.cancel(list(futures.values()))
        raise
    rows = (
        _row(of, p, {name: outcomes[key] for name, key in keys.items()}) for p, keys in zip(points, wanted, strict=True)
    )
    return list(rows)


def failed(rows: Sequence[Row]) -> list[Row]:
    """The rows of points that failed."""
    return [row for row in rows if row["status"] != "ok"]


def _submit(client: "Client", futures: dict[str, "Future"], metric: str, job: Job, own: str, processors: int) -> str:
    """The key of the task of a job, which is submitted once, after the task that builds what it needs."""
    build, prepared = METRICS[metric].build(job), None
    if build is not None:
        first = _key(f"build for {metric}", build)
        if first not in futures:
            futures[first] = client.submit(tasks.prepare, metric, build, own, processors, key=first)
        prepared = futures[first]
    key = _key(metric, job)
    if key not in futures:
        futures[key] = client.submit(tasks.measure, metric, job, own, prepared, key=key)
    return key


def _key(what: str, job: Job) -> str:
    """A name for Dask, the same for the same job; the text before the colon is for the user."""
    return f"{what}:{hashlib.sha256(json.dumps(job, sort_keys=True).encode()).hexdigest()}"


def _outcome(future: "Future") -> tasks.Outcome:
    """What the task returned. A task that Dask gave up is an outcome as well."""
    error = future.exception()
    if error is None:
        return future.result()
    return {"error": f"{type(error).__name__}: {' '.join(str(error).split())[:500]}", "columns": {}}


def _row(of: Specification, point: Point, outcomes: dict[str, tasks.Outcome]) -> Row:
    columns = {column: None for name in of.measure for column in METRICS[name].columns}
    for outcome in outcomes.values():
        columns |= outcome["columns"]
    errors = [f"{name}: {outcome['error']}" for name, outcome in outcomes.items() if outcome["error"]]
    return point.columns() | columns | {"status": "failed" if errors else "ok", "error": "; ".join(errors)}

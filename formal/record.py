# SPDX-License-Identifier: Apache-2.0
"""results/formal.json holds the last run of everything; docs/proofs.md shows it between two marks."""

import json
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from formal import prove
from formal.jobs import Job, jobs
from rvhash import paths

RESULTS, PAGE = "results/formal.json", "docs/proofs.md"
BEGIN, END = "<!-- proofs: made by python -m formal --record -->", "<!-- end of proofs -->"


def write(tasks: Sequence[prove.Task], results: Sequence[prove.Result]) -> None:
    """Replace the records of these jobs, which are whole. Records of other existing jobs stay."""
    by_job: dict[str, list[dict[str, Any]]] = {name: [] for name in jobs()}
    for task, result in zip(tasks, results, strict=True):
        by_job[task.job.name].append(as_record(task) | result.model_dump())
    for old in read():
        if old["job"] in by_job and old["job"] not in {task.job.name for task in tasks}:
            by_job[old["job"]].append(old)
    records = [record for group in by_job.values() for record in group]
    (paths.root() / RESULTS).write_text(json.dumps(records, indent=1) + "\n")


def as_record(task: prove.Task) -> dict[str, Any]:
    """Identifies the task; `key` covers everything that the result depends on."""
    planted = task.fault and {"file": task.fault.file, "new": task.fault.new.strip(), "fails": task.fault.fails}
    return {
        "job": task.job.name,
        "configuration": task.configuration,
        "fault": planted,
        "key": task.recipe().key(),
    }


def read() -> list[dict[str, Any]]:
    """The record; empty if the file is missing."""
    path = paths.root() / RESULTS
    return json.loads(path.read_text()) if path.exists() else []


def stale() -> list[str]:
    """Tasks without a current record, or with an unexpected verdict."""
    recorded = {_name(r): r for r in read()}
    found = []
    for job in jobs().values():
        for task in prove.tasks(job):
            now = as_record(task)
            old = recorded.pop(_name(now), None)
            if old is None or old["key"] != now["key"]:
                found.append(task.title)
            elif not _good(task, old):
                found.append(f"{task.title} (bad result)")
    return found + [f"{r['job']} {r['configuration']} is no job any more" for r in recorded.values()]


def seconds(job: Job) -> float | None:
    """Of all tasks of a job, if the record of each is current and has the expected verdict; otherwise None."""
    recorded = {_name(r): r for r in read() if r["job"] == job.name}
    total = 0.0
    for task in prove.tasks(job):
        now = as_record(task)
        old = recorded.get(_name(now))
        if old is None or old["key"] != now["key"] or not _good(task, old):
            return None
        total += old["seconds"]
    return total


def _name(record: dict[str, Any]) -> str:
    return json.dumps(record["fault"]) + record["job"] + record["configuration"]


def _good(task: prove.Task, record: dict[str, Any]) -> bool:
    return task.good(prove.Result.model_validate({k: record[k] for k in prove.Result.model_fields}))


def method(job: Job) -> str:
    """The method in words."""
    if job.method == "equivalence":
        return "equivalence, all inputs"
    if job.method == "bmc":
        return f"bounded: {job.depth} cycles from reset"
    return f"induction, k = {job.depth}"


def tables() -> str:
    """The generated part of the page, from the lists of jobs and the record alone."""
    known, lines = jobs(), []
    for name, group in groupby(read(), key=lambda r: r["job"]):
        job, records = known[name], list(group)
        plain = [r for r in records if r["fault"] is None]
        faults = [r for r in records if r["fault"] is not None]
        each = ", ".join(f"{r['configuration']} {r['seconds']:.0f} s" for r in plain)
        lines += [f"### {name}", "", f"{job.title} Method: {method(job)}. Proved: {each}.", ""]
        lines += ["| property | meaning | planted faults that make it fail |", "|---|---|---|"]
        for label, words in job.properties.items():
            seen = [f"`{_cell(r['fault']['new'])}`" for r in faults if r["fault"]["fails"] == label]
            lines.append(f"| `{label}` | {words} | {'<br>'.join(seen)} |")
        if job.covers:
            reached = "; ".join(f"{words} (`{label}`)" for label, words in job.covers.items())
            lines += ["", f"Covers that are reached, so that no property holds vacuously: {reached}."]
        lines.append("")
    total = sum(r["seconds"] for r in read())
    lines.append(
        f"The seconds of all runs, planted faults included, add up to {total:.0f}. Each processor runs one at a time."
    )
    return "\n".join(lines)


def with_tables(page: str) -> str:
    """The text of the page with the tables made from the record."""
    head, rest = page.split(BEGIN)
    return f"{head}{BEGIN}\n{tables()}\n{END}{rest.split(END)[1]}"


def write_page() -> None:
    """Put the tables into the page."""
    path = paths.root() / PAGE
    path.write_text(with_tables(path.read_text()))


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("`", "'")

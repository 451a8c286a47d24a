# SPDX-License-Identifier: Apache-2.0
"""`python -m formal`: run proofs and their planted faults. What `make formal` runs.

examples:
  python -m formal                              everything
  python -m formal --list                       the jobs, a line each
  python -m formal keccak-functions             one job: every configuration, then its planted faults
  python -m formal sha2-core -c w32-r1          one configuration, and the faults planted in it
  python -m formal --quick --no-faults          what a machine checks between two edits
  python -m formal --record                     everything, then write results/formal.json and docs/proofs.md
  python -m formal --record sha2-core           one job, and its part of both; the others' stay as they are recorded
  python -m formal --table                      only docs/proofs.md, from results/formal.json

A result is kept in the cache until something it depends on changes. Of a failed proof the trace is kept too.
Exit status: 0 all proved and every planted fault seen, 1 not, 2 wrong usage.
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from formal import prove, record
from formal.jobs import Job, jobs
from rvhash import builder, paths
from rvhash.builder.tools import ToolRunner
from rvhash.command import exit_status
from rvhash.errors import RvhashError, unknown


def chosen(known: dict[str, Job], names: Sequence[str], quick: bool) -> list[Job]:
    """The jobs by name; all if no name is given. UsageError for an unknown name."""
    for name in names:
        if name not in known:
            raise unknown("job", name, known)
    return [job for job in known.values() if (not names or job.name in names) and (job.quick or not quick)]


def run(tasks: Sequence[prove.Task], workers: int) -> list[prove.Result | RvhashError]:
    """Run every task, several at once; print a line as each ends. A task that cannot run does not stop the others."""
    runner = ToolRunner()
    pool = ThreadPoolExecutor(workers)

    def one(task: prove.Task) -> prove.Result | RvhashError:
        try:
            kept = builder.get(task.recipe, runner, lambda event, what: None)
        except RvhashError as e:
            say("ERROR", task, str(e))
            return e
        result = prove.read(kept)
        word = result.verdict if task.fault is None else "seen" if task.good(result) else "NOT SEEN"
        more = f" {result.detail}" if result.detail else ""
        where = "" if task.good(result) else f"; {paths.short(kept)}"
        say(word, task, f"{result.run}{more}, {result.seconds:.0f} s{where}")
        return result

    def say(word: str, task: prove.Task, detail: str) -> None:
        print(f"  {word:9} {task.title} ({detail})", flush=True)

    try:
        return list(pool.map(one, tasks))
    finally:
        runner.stop()
        pool.shutdown(wait=True, cancel_futures=True)


def main(argv: Sequence[str] | None = None) -> int:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(
        prog="python -m formal", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="JOB", help="jobs to run (default: all)")
    parser.add_argument("-c", "--configuration", help="run this configuration only")
    parser.add_argument("-j", "--workers", type=int, default=len(os.sched_getaffinity(0)), help="tasks at once")
    parser.add_argument("--quick", action="store_true", help="only the jobs that `make test` runs")
    parser.add_argument("--no-faults", action="store_true", help="skip the planted faults")
    parser.add_argument("--list", action="store_true", help="list the jobs and exit")
    parser.add_argument(
        "--record", action="store_true", help="write the results to results/formal.json and docs/proofs.md"
    )
    parser.add_argument("--table", action="store_true", help="write docs/proofs.md from results/formal.json and exit")
    args = parser.parse_args(argv)
    if args.record and (args.quick or args.no_faults or args.configuration):
        parser.error("--record requires whole jobs: remove --configuration and --no-faults")
    known = jobs()
    if args.table:
        record.write_page()
        return 0
    picked = chosen(known, args.names, args.quick)
    if args.list:
        for job in picked:
            print(f"{job.name:24} {job.method:12} {' '.join(job.settings())}  {job.title}")
        return 0
    tasks = [task for job in picked for task in prove.tasks(job, not args.no_faults)]
    tasks = [t for t in tasks if args.configuration in (None, t.configuration)]
    if not tasks:
        parser.error("no task matches these options; see --list")
    results = run(tasks, args.workers)
    good = [isinstance(r, prove.Result) and t.good(r) for t, r in zip(tasks, results, strict=True)]
    print(f"{sum(good)} of {len(good)} as expected")
    if not all(good):
        return 1
    if args.record:
        record.write(tasks, results)
        record.write_page()
    return 0


if __name__ == "__main__":
    exit_status.run(main)

# SPDX-License-Identifier: Apache-2.0
"""`python -m tests.full`: every test, every proof, every mutant. What `make test-full` runs.

examples:
  python -m tests.full                          run all parts without a verdict; repeat after Ctrl-C to resume
  python -m tests.full --list                   list the parts and their verdicts
  python -m tests.full --only tests/core        run the parts whose name begins with this
  python -m tests.full --only proof/ --only mutant/
  python -m tests.full --most 3000              run what fits into 50 minutes
  python -m tests.full --again --only tests/core/test_sha2_core.py

A part is a file of tests, a few tests marked `full`, a proof with its planted faults, or a mutant. Its verdict is
written to results/test-full.json when it ends, and is valid while the contents that it depends on are unchanged. A part
with a valid verdict, green or red, is not run again. A proof that results/formal.json has for these contents is not run
either; --again runs it.
Exit status: 0 all green, 1 at least one red, 2 wrong usage, 3 none red but not all have run, 130 interrupted.
"""

import argparse
import os
import shutil
import signal
from collections.abc import Sequence
from pathlib import Path

from filelock import FileLock, Timeout

from rvhash import paths
from rvhash.command import exit_status
from rvhash.errors import UsageError
from tests.full import proofs
from tests.full.parts import KEPT_MUTANTS, Part, every
from tests.full.progress import Progress, clock
from tests.full.record import GREEN, RED, Record
from tests.full.runner import Runner
from tests.lib.part_times import aligned, part_of
from tests.lib.tree import RECORD, Tree

UNFINISHED = 3


def chosen(parts: Sequence[Part], only: Sequence[str]) -> list[Part]:
    """The parts whose name begins with one of these; all if none is given. UsageError for one that matches no part."""
    for start in only:
        if not any(part.name.startswith(start) for part in parts):
            raise UsageError(f"no part begins with {start!r}; --list shows them")
    return [part for part in parts if not only or part.name.startswith(tuple(only))]


def summary(parts: Sequence[Part], record: Record, keys: dict[str, str]) -> str:
    """Sums of verdicts and seconds."""
    rows: dict[str, list[float]] = {}
    for part in parts:
        title = part_of(part.name) if part.kind == "tests" else f"{part.kind}s"
        known = record.known(part.name, keys[part.name])
        row = rows.setdefault(title, [0, 0, 0, 0, 0.0])
        row[0] += 1
        row[{GREEN: 1, RED: 2}[known.verdict] if known else 3] += 1
        row[4] += known.seconds if known else 0.0
    rows["all"] = [sum(row[i] for row in rows.values()) for i in range(5)]
    lines = [(title, *(str(n) for n in row[:4]), clock(row[4])) for title, row in rows.items()]
    return "\n".join(aligned([("part", "parts", "green", "red", "not run", "time"), *lines]))


def listing(parts: Sequence[Part], record: Record, keys: dict[str, str]) -> str:
    """The recorded verdict of each part."""
    rows = []
    for part in parts:
        known = record.known(part.name, keys[part.name])
        seconds = record.seconds(part.name)
        took = "-" if seconds is None else f"{seconds:.0f} s"
        rows.append((part.name, known.verdict if known else "not run", took))
    return "\n".join(aligned(rows))


def run(args: argparse.Namespace, root: Path, folder: Path) -> int:
    """Run as the command line requests."""
    tree = Tree(root)
    parts = every(tree, folder)
    record = Record(root / RECORD, folder, [part.name for part in parts])
    picked = chosen(parts, args.only)
    keys = {part.name: part.key(tree) for part in picked}
    if args.list:
        print(listing(picked, record, keys))
        return 0
    if args.again:
        record.forget(part.name for part in picked)
    else:
        proofs.take(picked, record, keys, tree.dirty((RECORD,)))
    known = {part.name: record.known(part.name, keys[part.name]) for part in picked}
    waiting = [(part, keys[part.name]) for part in picked if known[part.name] is None]
    print(f"{len(picked)} parts, {len(picked) - len(waiting)} of them known", flush=True)
    for part in picked:
        verdict = known[part.name]
        if verdict and verdict.verdict == RED:
            print(f"  RED as recorded: {part.name} ({verdict.detail})\n    again: {part.command}")
    for old in (root / KEPT_MUTANTS).glob("*"):
        if old.name != tree.key((RECORD,)):
            shutil.rmtree(old, ignore_errors=True)
    runner = Runner(root, folder, record, Progress(len(picked) - len(waiting), len(picked)), args.jobs, args.most)
    try:
        stopped = runner.run(waiting)
    finally:
        runner.progress.say(summary(picked, record, keys))
    verdicts = [v.verdict if v else "" for v in (record.known(name, key) for name, key in keys.items())]
    if stopped:
        print(f"unfinished: {stopped}; run the same command to resume")
    if RED in verdicts:
        return 1
    if "" in verdicts:
        return UNFINISHED
    shutil.rmtree(root / KEPT_MUTANTS, ignore_errors=True)
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.full", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--only", metavar="PART", action="append", default=[], help="only parts whose name begins with PART"
    )
    parser.add_argument("--again", action="store_true", help="first discard the recorded verdicts of the parts")
    parser.add_argument("--most", metavar="SECONDS", type=float, default=float("inf"), help="stop after that time")
    parser.add_argument("-j", "--jobs", type=int, default=len(os.sched_getaffinity(0)), help="parts at once")
    parser.add_argument("--list", action="store_true", help="list the parts and exit")
    args = parser.parse_args(argv)
    if args.jobs < 1 or not args.most > 0:
        parser.error("--jobs and --most must be greater than 0")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # started in a script's background
        signal.signal(signal.SIGINT, signal.default_int_handler)
    root = paths.root()
    folder = root / "build" / "test-full"
    folder.mkdir(parents=True, exist_ok=True)
    if args.list:
        return run(args, root, folder)
    try:
        with FileLock(folder / "lock", timeout=0):
            return run(args, root, folder)
    except Timeout:
        raise UsageError("another make test-full is running in this checkout; wait for it, or stop it") from None


if __name__ == "__main__":
    exit_status.run(main)

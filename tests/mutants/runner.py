# SPDX-License-Identifier: Apache-2.0
"""Change one line at a time, and check that a test fails.

A mutant is a fault in one line: in `file`, the text `old`, which occurs there exactly once, becomes `new`; one of the
pytest selections `tests` must then fail. It must be a failed test. A file that no longer imports, a design that no
longer builds, an empty selection, or a run that hangs proves nothing about the test, and counts as an error.

Each mutant gets a copy of the tree of its own (what git would commit, .venv by a link), so nothing in the checkout
changes. The same selections are run without a fault first, and must pass. In a folder that is kept they are run once
for the same tree.
"""

import contextlib
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock

from tests.lib.tree import RECORD, Tree

KILLED, SURVIVED, BROKEN, HUNG = "killed", "SURVIVED", "BROKEN", "HUNG"
# Messages of cocotb's runner, rvhash.builder and tests/sw after a failed build.
UNBUILT = ("Command failed with return code", "does not build", "-Werror")
KEYS = {"name", "kind", "file", "old", "new", "tests"}


class Stale(Exception):
    """The list of mutants does not fit the tree."""


@dataclass(frozen=True)
class Mutant:
    """One fault; `kind` is the class of mistakes that it represents."""

    name: str
    kind: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """The result of a run of pytest. `detail` is the first failed test and its message, or the end of the output."""

    verdict: str
    detail: str
    seconds: float


def load(path: Path) -> list[Mutant]:
    """The mutants of a TOML file. Stale names the entry that has a wrong key or a value of a wrong kind."""
    mutants = []
    for i, entry in enumerate(tomllib.loads(path.read_text()).get("mutant", [])):
        name = entry.get("name", f"number {i + 1}")
        if set(entry) != KEYS:
            raise Stale(f"{name}: has the keys {sorted(entry)}, not {sorted(KEYS)}")
        mutant = Mutant(**{**entry, "tests": tuple(entry["tests"])})
        if "\n" in mutant.old + mutant.new or mutant.old == mutant.new or not mutant.old or not mutant.tests:
            raise Stale(f"{name}: requires one line of text as `old`, a different line as `new`, and at least one test")
        if name in (m.name for m in mutants):
            raise Stale(f"{name}: occurs twice in the list; rename one")
        mutants.append(mutant)
    if not mutants:
        raise Stale(f"{path.name} holds no mutant")
    return mutants


def mutated(tree: Path, mutant: Mutant) -> str:
    """The text of the mutant's file with the fault. Stale if the old text does not occur exactly once."""
    try:
        text = (tree / mutant.file).read_text()
    except OSError as e:
        raise Stale(f"{mutant.name}: {mutant.file}: {e.strerror}") from None
    count = text.count(mutant.old)
    if count != 1:
        raise Stale(f"{mutant.name}: {mutant.old!r} occurs {count} times in {mutant.file}, not once")
    return text.replace(mutant.old, mutant.new)


def copy_tree(root: Path, to: Path) -> None:
    """Copy what git would commit from `root` to the new folder `to`, which becomes a git tree too."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")
    to.mkdir(parents=True)
    for name in filter(None, names):
        if (root / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, to / name)
    if (root / ".venv").is_dir():
        (to / ".venv").symlink_to((root / ".venv").resolve())
    subprocess.run(["git", "init", "-q"], cwd=to, check=True)
    subprocess.run(["git", "add", "-A"], cwd=to, check=True)


class Runner:
    """Runs selections in copies of `root` under the folder `work`, up to `jobs` at once."""

    def __init__(self, root: Path, work: Path, jobs: int = 2, timeout: float = 1200) -> None:
        self.root, self.work, self.jobs, self.timeout = root, work, jobs, timeout
        self._children: set[subprocess.Popen[str]] = set()
        self._guard = threading.Lock()
        self._stopped = False

    def baseline(self, mutants: Iterable[Mutant]) -> Outcome:
        """All selections without a fault; the expected verdict is SURVIVED (no test fails)."""
        selections = list(dict.fromkeys(t for m in mutants for t in m.tests))
        tree = self.work / "baseline"
        copy_tree(self.root, tree)
        parallel = ["-n", str(self.jobs), "--dist", "loadgroup"] if self.jobs > 1 else []
        return self._pytest(tree, [*parallel, *selections])

    def kept_baseline(self, mutants: Iterable[Mutant]) -> Outcome:
        """The same, without the selections that have passed before in this folder. Another process may use it."""
        by_file: dict[str, list[str]] = {}
        for selection in dict.fromkeys(t for m in mutants for t in m.tests):
            by_file.setdefault(selection.partition("::")[0], []).append(selection)
        tree, passed = self.work / "baseline", self.work / "passed"
        seconds = 0.0
        with FileLock(self.work / "baseline.lock"):
            if not passed.exists():
                shutil.rmtree(tree, ignore_errors=True)
                copy_tree(self.root, tree)
                passed.mkdir()
        for file, selections in by_file.items():
            with FileLock(self.work / f"{_short(file)}.lock"):
                missing = [s for s in selections if not (passed / _short(s)).exists()]
                if not missing:
                    continue
                outcome = self._pytest(tree, missing, _short(file))
                seconds += outcome.seconds
                if outcome.verdict != SURVIVED:
                    return outcome
                for selection in missing:
                    (passed / _short(selection)).touch()
                for log in (tree / "build").glob(f"{_short(file)}.*"):
                    log.unlink()
        return Outcome(SURVIVED, "passed", seconds)

    def run(self, mutant: Mutant) -> Outcome:
        """One fault, in a fresh copy. The copy is removed unless its verdict calls for a look."""
        tree = self.work / mutant.name
        shutil.rmtree(tree, ignore_errors=True)  # of an interrupted run
        copy_tree(self.root, tree)
        (tree / mutant.file).write_text(mutated(tree, mutant))
        outcome = self._pytest(tree, ["-x", *mutant.tests])
        if outcome.verdict == KILLED:
            shutil.rmtree(tree, ignore_errors=True)
        return outcome

    def run_all(self, mutants: Sequence[Mutant], tell: Callable[[Mutant, Outcome], None]) -> list[Outcome]:
        """Every mutant; `tell` is called as each is done. Ctrl-C ends every child."""

        def one(mutant: Mutant) -> Outcome:
            outcome = self.run(mutant)
            tell(mutant, outcome)
            return outcome

        pool = ThreadPoolExecutor(self.jobs)
        try:
            return list(pool.map(one, mutants))
        finally:
            self.stop()
            pool.shutdown(wait=True, cancel_futures=True)

    def stop(self) -> None:
        """End all running tests, and start no others."""
        with self._guard:
            self._stopped = True
            for child in self._children:
                _kill(child)

    def _pytest(self, tree: Path, arguments: Sequence[str], name: str = "mutant") -> Outcome:
        report = tree / "build" / f"{name}.xml"
        environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("PYTEST_") and k != "RVHASH_ROOT"},
            # The copy precedes the checkout that .venv has installed; the build cache is keyed by contents.
            "PYTHONPATH": str(tree),
            "RVHASH_CACHE": str(self.work / "cache"),
            "CCACHE_DIR": str(self.work / "ccache"),  # for all mutants: most of what Verilator compiles is the same
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}", *arguments]
        start = time.monotonic()
        with self._guard:
            if self._stopped:
                return Outcome(BROKEN, "interrupted", 0.0)
            child = subprocess.Popen(
                command,
                cwd=tree,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                start_new_session=True,
            )
            self._children.add(child)
        try:
            output, _ = child.communicate(timeout=self.timeout)
            hung = False
        except subprocess.TimeoutExpired:
            _kill(child)
            output, _ = child.communicate()
            hung = True
        finally:
            with self._guard:
                self._children.discard(child)
        report.parent.mkdir(exist_ok=True)
        report.with_suffix(".log").write_text(output)
        if hung:
            return Outcome(HUNG, f"no end within {self.timeout:.0f} s", time.monotonic() - start)
        return _judge(child.returncode, report, output, time.monotonic() - start)


def _judge(status: int, report: Path, output: str, seconds: float) -> Outcome:
    """pytest's exit status is 1 if tests failed, 0 if all passed. A broken fixture also gives 1, without a failure."""
    tail = " | ".join(output.strip().splitlines()[-3:])
    if status not in (0, 1):
        return Outcome(BROKEN, f"pytest ended with status {status}: {tail}", seconds)
    cases = ElementTree.parse(report).getroot().findall(".//testcase")
    for case in cases:
        failure = case.find("failure")
        if status == 1 and failure is not None:
            message = (failure.get("message") or "").split("\n")[0]
            seen = f"{case.get('classname')}::{case.get('name')}"
            if any(words in message for words in UNBUILT):
                return Outcome(BROKEN, f"{seen}: {message}", seconds)
            return Outcome(KILLED, _cocotb_failure(report.parent) or f"{seen}: {message[:120]}", seconds)
    if status == 1:
        return Outcome(BROKEN, f"no test failed, but: {tail}", seconds)
    if all(case.find("skipped") is not None for case in cases):
        return Outcome(BROKEN, f"every test was skipped: {tail}", seconds)
    return Outcome(SURVIVED, tail, seconds)


def _cocotb_failure(build: Path) -> str:
    """The first cocotb test that failed, from the tables in its logs; pytest knows only that one did."""
    for log in sorted(build.glob("cocotb/*.log")):
        failed = re.search(r"^ *\*\* (\S+) +FAIL ", log.read_text(errors="replace"), re.MULTILINE)
        if failed:
            return failed[1]
    return ""


def _kill(child: subprocess.Popen[str]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)


def _short(name: str) -> str:
    """A file's name for a test or a file."""
    return hashlib.sha256(name.encode()).hexdigest()[:24]


def check(root: Path, mutants: Sequence[Mutant], jobs: int = 2, timeout: float = 1200, keep: Path | None = None) -> int:
    """Run everything and print it. 0: each fault was detected; 1: one was not; 2: the list or the tests have errors.

    `keep`: a folder for data that another call for the same tree can reuse.
    """

    def tell(mutant: Mutant, outcome: Outcome) -> None:
        print(f"  {outcome.verdict:9} {mutant.name} ({outcome.seconds:.0f} s)", flush=True)

    if keep is None:
        work = Path(tempfile.mkdtemp(prefix="rvhash-mutants-"))
    else:
        work = (keep / Tree(root).key((RECORD,))).resolve()
        work.mkdir(parents=True, exist_ok=True)
    runner = Runner(work / "tree", work, jobs, timeout)
    try:
        with FileLock(work / "tree.lock"):
            if not (work / "tree").exists():  # once: the checkout may be edited meanwhile
                shutil.rmtree(work / "copy", ignore_errors=True)  # of an interrupted run
                copy_tree(root, work / "copy")
                if keep and Tree(work / "copy").key((RECORD,)) != work.name:
                    raise Stale("the checkout was changed while it was copied")
                (work / "copy").rename(work / "tree")
        for mutant in mutants:
            mutated(work / "tree", mutant)
        print(f"without a fault ({len(mutants)} mutants to come) ...", flush=True)
        base = runner.kept_baseline(mutants) if keep else runner.baseline(mutants)
        if base.verdict != SURVIVED:
            print(f"the tests do not pass without a fault: {base.detail}")
            for log in sorted((work / "baseline" / "build").glob("*.log")):
                print(log.read_text()[-4000:])
            return 2
        print(f"  {base.detail} in {base.seconds:.0f} s", flush=True)
        outcomes = runner.run_all(mutants, tell)
        print(table(mutants, outcomes))
        bad = sum(o.verdict != KILLED for o in outcomes)
        print(f"{len(mutants) - bad} of {len(mutants)} mutants killed")
        return 1 if bad else 0
    except Stale as e:
        print(f"the list of mutants is stale: {e}")
        return 2
    finally:
        runner.stop()
        if keep is None:
            shutil.rmtree(work, ignore_errors=True)


def table(mutants: Sequence[Mutant], outcomes: Sequence[Outcome]) -> str:
    """The result, a line each: the fault, and the test that saw it."""
    rows = [("mutant", "kind", "file", "verdict", "seen by")]
    rows += [(m.name, m.kind, m.file, o.verdict, o.detail) for m, o in zip(mutants, outcomes, strict=True)]
    widths = [max(len(row[i]) for row in rows) for i in range(4)]
    return "\n".join("  ".join(c.ljust(w) for c, w in zip(row, [*widths, 0], strict=True)).rstrip() for row in rows)

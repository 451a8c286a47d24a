# SPDX-License-Identifier: Apache-2.0
"""Runs parts, several at once, and records each as it ends."""

import time
from collections.abc import Sequence
from pathlib import Path

from tests.full.children import Child
from tests.full.parts import Part
from tests.full.progress import Progress
from tests.full.record import RED, Record, Verdict
from tests.lib.tree import RECORD, Tree

POLL = 0.1  # seconds
GUESS = 30.0  # seconds, for a part without earlier runs


class Runner:
    """The remaining parts, in the checkout `root`. `most`: seconds for all of them."""

    def __init__(self, root: Path, folder: Path, record: Record, progress: Progress, jobs: int, most: float) -> None:
        self.root, self.record, self.progress, self.jobs, self.most = root, record, progress, jobs, most
        self.logs = folder / "log"
        self.logs.mkdir(parents=True, exist_ok=True)
        self.dirty = Tree(root).dirty((RECORD,))
        self._start = time.monotonic()
        self._waiting: list[tuple[Part, str]] = []
        self._running: list[tuple[Child, str]] = []

    @property
    def elapsed(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self._start

    def run(self, parts: Sequence[tuple[Part, str]]) -> str:
        """Run the parts, each with its key. Returns "", or the reason why not all could be run."""
        self._waiting = list(parts)
        shown = 0.0
        try:
            while self._waiting or self._running:
                self._fill()
                if not self._running:
                    needs = min(self._expected(part) for part, _ in self._waiting)
                    return f"no time is left; the shortest part needs about {needs:.0f} s"
                time.sleep(POLL)
                for child, key in [(c, k) for c, k in self._running if c.ended()]:
                    self._running.remove((child, key))
                    if not self._ended(child, key):
                        return f"{child.part.name} is not recorded: the tree was changed while it ran"
                if self.elapsed > self.most:
                    return "no time is left"
                if self.elapsed > shown + 1:
                    shown = self.elapsed
                    self.progress.running([c for c, _ in self._running], self.elapsed, self._rest())
            return ""
        finally:
            for child, _ in self._running:
                child.interrupt()
            for child, _ in self._running:
                child.kill()

    def _fill(self) -> None:
        """Start the first parts that may run now and are expected to end in time."""
        while len(self._running) < self.jobs:
            busy = {child.part.group for child, _ in self._running}
            left = self.most - self.elapsed
            fitting = (
                (part, key)
                for part, key in self._waiting
                if part.group not in busy and (self.record.seconds(part.name) or 0.0) <= left
            )
            part, key = next(fitting, (None, ""))
            if part is None:
                return
            self._waiting.remove((part, key))
            self._running.append((Child(part, self.root, self.logs), key))

    def _ended(self, child: Child, key: str) -> bool:
        """Record the verdict. False if the part ran on contents that differ from its key."""
        part, seconds = child.part, round(child.seconds, 1)
        if part.key(Tree(self.root)) != key:
            return False
        verdict, detail = child.verdict()
        self.record.add(
            Verdict(part=part.name, verdict=verdict, seconds=seconds, key=key, dirty=self.dirty, detail=detail)
        )
        self.progress.ended(verdict, child, detail, self.elapsed, self._rest())
        if verdict == RED:
            self.progress.say(f"    again: {part.command}\n    its output: {child.log.relative_to(self.root)}")
        return True

    def _expected(self, part: Part, means: dict[str, float] | None = None) -> float:
        """Seconds of the last run; for a new part the mean of its kind."""
        known = self.record.seconds(part.name)
        return (means or self._means()).get(part.kind, GUESS) if known is None else known

    def _means(self) -> dict[str, float]:
        """The mean of the seconds of each kind of part."""
        seconds: dict[str, list[float]] = {}
        for verdict in self.record.verdicts.values():
            seconds.setdefault(verdict.part.partition("/")[0], []).append(verdict.seconds)
        return {kind: sum(each) / len(each) for kind, each in seconds.items()}

    def _rest(self) -> float:
        """Estimated seconds until all parts have run."""
        means = self._means()
        waiting = sum(self._expected(part, means) for part, _ in self._waiting)
        running = sum(max(0.0, self._expected(child.part, means) - child.seconds) for child, _ in self._running)
        return (waiting + running) / self.jobs

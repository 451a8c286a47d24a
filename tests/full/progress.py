# SPDX-License-Identifier: Apache-2.0
"""Progress of the parts: a line for each that ends, and on a terminal a last line with the running ones."""

import shutil
import sys
from collections.abc import Sequence

from tests.full.children import Child


def clock(seconds: float) -> str:
    """As hours, minutes and seconds."""
    whole = int(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"


class Progress:
    """Counts parts. `done` of `total` were known before."""

    def __init__(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        self._live = sys.stdout.isatty()

    def ended(self, verdict: str, child: Child, detail: str, elapsed: float, rest: float) -> None:
        """A part has ended."""
        self.done += 1
        count = f"[{self.done:{len(str(self.total))}}/{self.total}]"
        times = f"elapsed {clock(elapsed)}, about {clock(rest)} to go"
        self.say(f"{count} {verdict.upper():5} {child.seconds:5.0f} s  {child.part.name}  ({detail}; {times})")

    def running(self, children: Sequence[Child], elapsed: float, rest: float) -> None:
        """Show the running parts."""
        if self._live:
            names = ", ".join(f"{c.part.name} {clock(c.seconds)}" for c in children)
            line = f"[{self.done}/{self.total}] {clock(elapsed)}, about {clock(rest)} to go: {names}"
            print("\r\x1b[K" + line[: shutil.get_terminal_size().columns - 1], end="", flush=True)

    def say(self, text: str) -> None:
        """Print a permanent line."""
        print(("\r\x1b[K" if self._live else "") + text, flush=True)

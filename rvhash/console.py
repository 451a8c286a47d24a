# SPDX-License-Identifier: Apache-2.0
"""Output for the user: results on stdout; messages, progress bars and running builds on stderr."""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    DownloadColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

DELAY = 1.0  # seconds before a progress bar appears
LABEL = 24  # characters of a file's name that the bar shows


def say(text: str) -> None:
    """One line on stderr."""
    print(f"rvhash: {text}", file=sys.stderr, flush=True)


def out(text: str) -> None:
    """One line on stdout, in the bytes of the file system, at once."""
    rest = os.fsencode(text) + b"\n"
    while rest:  # with PYTHONUNBUFFERED, a disk that becomes full takes a part without an error
        rest = rest[sys.stdout.buffer.write(rest) or 0 :]
    sys.stdout.buffer.flush()


def out_table(table: Table) -> None:
    """A table on stdout. In a file or a pipe it is not folded to the width of a terminal."""
    if sys.stdout.isatty():
        Console().print(table)
        return
    wide = Console(width=240)
    with wide.capture() as captured:
        wide.print(table)
    for line in captured.get().splitlines():
        out(line.rstrip())


@contextmanager
def _begun_late(bar: Progress) -> Iterator[None]:
    """Draw the bar if the operation takes long, and remove it at its end."""
    begin = threading.Timer(DELAY, bar.start)
    begin.daemon = True
    begin.start()
    try:
        yield
    finally:
        begin.cancel()
        begin.join()
        if bar.live.is_started:
            bar.stop()


@contextmanager
def bytes_bar(label: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Yields a function that takes the bytes done so far. Draws a bar on a terminal if the operation takes long."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        DownloadColumn(binary_units=True),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task(label if len(label) <= LABEL else "..." + label[3 - LABEL :], total=total)
    with _begun_late(bar):
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def steps_bar(label: str) -> Iterator[Callable[[int, int, str], None]]:
    """Yields a function that takes the steps done, their number, and what runs now. Without a terminal: a line each."""
    if not sys.stderr.isatty():
        yield lambda done, of, what: say(f"{label}: {done} of {of}, {what}")
        return
    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task(label, total=None)
    with bar:
        yield lambda done, of, what: bar.update(task, completed=done, total=of, description=f"{label}: {what}")


@contextmanager
def clock(label: str) -> Iterator[None]:
    """The time that a long operation takes so far, on a terminal."""
    if not sys.stderr.isatty():
        yield
        return
    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    bar.add_task(label, total=None)
    with _begun_late(bar):
        yield


@contextmanager
def build_log() -> Iterator[Callable[[str, str], None]]:
    """Yields the `notify` of rvhash.builder: a clock for each build on a terminal, lines otherwise."""
    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    guard, tasks, began = threading.Lock(), {}, {}

    def notify(event: str, what: str) -> None:
        with guard:
            if event == "wait":
                say(f"waiting for another rvhash process that is building the {what}")
            elif event == "start":
                say(f"building the {what}, once")
                began[what] = time.monotonic()
                if sys.stderr.isatty():
                    bar.start()
                    tasks[what] = bar.add_task(what, total=None)
            elif event == "done":
                say(f"built the {what} in {time.monotonic() - began[what]:.0f} s")
                if what in tasks:
                    bar.remove_task(tasks.pop(what))

    try:
        yield notify
    finally:
        if bar.live.is_started:
            bar.stop()

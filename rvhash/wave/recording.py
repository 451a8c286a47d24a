# SPDX-License-Identifier: Apache-2.0
"""Records a run: simulates with waveforms, and writes the FST file and its two lists of signals, or none of them."""

import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from rvhash import paths
from rvhash.builder import FIRMWARE, SIMULATOR, Notify, get
from rvhash.builder.recipes import firmware_recipe, simulator_recipe
from rvhash.builder.tools import ToolRunner
from rvhash.design import Design
from rvhash.errors import SimulationError, UsageError
from rvhash.model import Algorithm
from rvhash.simulate.simulator import Simulator
from rvhash.wave import signal_groups, viewer_files
from rvhash.wave.fst_file import Fst, need_readers

SUFFIXES = (".fst", ".gtkw", ".sucl")


@dataclass(frozen=True)
class Window:
    """The cycles to record, both included. With neither: from the job's start to 16 cycles after its result."""

    first: int | None = None
    last: int | None = None

    def options(self) -> list[str]:
        """Options of the simulator."""
        if self.first is None and self.last is None:
            return ["--wave-jobs"]
        first = [] if self.first is None else ["--wave-from", str(self.first)]
        return [*first, *([] if self.last is None else ["--wave-to", str(self.last)])]


class Group(BaseModel):
    """A group of the lists."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    title: str
    signals: list[str] = Field(description="paths from the top module on")


class Record(BaseModel):
    """A recorded run. The schema of `--json`; keys are never removed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    design: str
    algorithm: str
    message_bytes: int
    digest: str
    cycles: int = Field(description="of the hash calls, as `rvhash hash` counts them")
    first: int = Field(description="first cycle in the file; cycle n is at time 10 n")
    last: int
    recorded: int = Field(description="cycles in the file")
    fst: str
    fst_bytes: int
    gtkwave: str
    surfer: str
    groups: list[Group]


def check(out: str, window: Window) -> None:
    """UsageError if the files cannot be written under that name, or if the window is empty. BuildError if a Python
    package is missing. Call it before the run.
    """
    if not out.endswith(SUFFIXES[0]):
        raise UsageError(f"--out {out}: the name must end in {SUFFIXES[0]}")
    for name in names(out):
        paths.check_output(name)
    if window.first is not None and window.last is not None and window.first > window.last:
        raise UsageError(f"--from {window.first} is after --to {window.last}")
    need_readers()


def names(out: str) -> list[str]:
    """The three files: waveform, GTKWave, Surfer."""
    return [out.removesuffix(SUFFIXES[0]) + suffix for suffix in SUFFIXES]


def record(
    of: Design,
    algorithm: Algorithm,
    message: Iterable[bytes],
    out: str,
    *,
    window: Window | None = None,
    out_bytes: int | None = None,
    max_cycles: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Record:
    """Hash one message and write the files of `out`. Errors as for `Simulator.hash`; then no file is written. `build`
    has built the system, or it is built now.
    """
    window = window or Window()
    simulator, firmware = build(of)
    with _files(out) as (fst, gtkw, sucl):
        options = ["--wave", str(fst), *window.options()]
        with Simulator(simulator, firmware, max_cycles, options) as running:
            result = running.hash(algorithm, message, out_bytes, progress)
        wave, end = running.reports["wave"], running.reports["exit"]["cycles"]
        check_recorded(wave, end, window)
        groups = write_lists(fst, gtkw, sucl, out, wave["first"], signal_groups.wanted(of))
        size = fst.stat().st_size
    return Record(
        design=of.name,
        algorithm=algorithm.name,
        message_bytes=result.message_bytes,
        digest=result.digest.hex(),
        cycles=result.cycles,
        first=wave["first"],
        last=wave["last"],
        recorded=wave["cycles"],
        fst_bytes=size,
        groups=[Group(title=g.title, signals=[s.path for s in g.signals]) for g in groups],
        **dict(zip(("fst", "gtkwave", "surfer"), names(out), strict=True)),
    )


def check_recorded(wave: dict[str, int], end: int, window: Window) -> None:
    """UsageError if the run, which ended in cycle `end`, had no cycle of the window."""
    if wave["cycles"] == 0:
        raise UsageError(f"--from {window.first}: the run ended in cycle {end:,}")


def write_lists(
    fst: Path, gtkw: Path, sucl: Path, out: str, first: int, wanted: Sequence[signal_groups.Wanted]
) -> list[signal_groups.Group]:
    """Write the lists of the FST file `fst`, which will be called `out`. Returns their groups."""
    opened = Fst(fst)
    groups = signal_groups.found(wanted, opened.signals)
    if not groups:
        raise SimulationError("the waveform has none of the signals of sim/waves.toml; the file was cut off")
    gtkw.write_text(viewer_files.gtkwave(groups, Path(out).name, first))
    sucl.write_text(viewer_files.surfer(groups))
    return groups


def build(of: Design, notify: Notify = lambda event, what: None) -> tuple[Path, Path]:
    """Simulator with waveforms, and firmware, built if they are missing."""
    runner, jobs = ToolRunner(), len(os.sched_getaffinity(0))
    try:
        firmware = get(lambda: firmware_recipe(of), runner, notify) / FIRMWARE
        return get(lambda: simulator_recipe(of, jobs, waves=True), runner, notify) / SIMULATOR, firmware
    except BaseException:
        runner.stop()
        raise


@contextmanager
def _files(out: str) -> Iterator[list[Path]]:
    """Temporary files beside the ones of `out`; they replace these at the end, and not after an error."""
    final = [Path(name) for name in names(out)]
    with tempfile.TemporaryDirectory(prefix=".rvhash-", dir=final[0].parent) as folder:
        temporary = [Path(folder) / path.name for path in final]
        yield temporary
        for path, target in zip(temporary, final, strict=True):
            os.replace(path, target)

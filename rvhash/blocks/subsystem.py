# SPDX-License-Identifier: Apache-2.0
"""SHA-RV's subsystem and its AXI manager: blocks go through both halves of the memory (docs/paper/sharv.md)."""

import json
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rvhash import builder
from rvhash.builder.recipes import firmware_recipe, subsystem_recipe
from rvhash.builder.tools import ToolRunner
from rvhash.design import Design
from rvhash.errors import SimulationError, UsageError

MOST_BLOCKS = 1024  # in a job
MOST_STALL = 90  # per cent
FOUR_AT_ONCE = 1  # the kind with the mode four
ATTACHMENT, PARAMETER = "sharv", "Kind"  # of designs with a subsystem


@dataclass(frozen=True)
class Streamed:
    """Cost of a run, in clock cycles; the times of the parts are sums over all jobs."""

    jobs: int
    blocks: int
    overlap: bool
    total: int  # from the first WRITE to the end of the last READ
    write: int  # the AXI manager WRITEs blocks
    read: int  # it READs digests
    execute: int  # the processor has a job

    @property
    def transfer(self) -> int:
        """Both directions."""
        return self.write + self.read

    @property
    def ratio(self) -> float:
        """The total over the longer of transfer and execution; the minimum is 1."""
        return self.total / max(self.transfer, self.execute)


@dataclass(frozen=True)
class Built:
    """The subsystem of a design with its AXI manager, and the program of its processor."""

    manager: Path
    program: Path


def kind(of: Design) -> int:
    """The kind of rvh_sharv_coprocessor in the design. UsageError for a design without a subsystem."""
    if of.attachment != ATTACHMENT:
        raise UsageError(
            f"{of.name} has no subsystem: its attachment is {of.attachment!r}; choose a design with {ATTACHMENT!r}"
        )
    return of.parameters.get(PARAMETER, 0)


def check_mode(of: Design, mode: str) -> None:
    """UsageError if the mode is four and the coprocessor does not hash four messages at once."""
    if mode == "four" and of.attachment == ATTACHMENT and kind(of) != FOUR_AT_ONCE:
        raise UsageError(f"{of.name} does not hash four messages at once; choose sharv-x4-{of.host}")


def program(of: Design, runner: ToolRunner, notify: builder.Notify = lambda event, what: None) -> Path:
    """The program of the processor, built if it is missing."""
    served = of.model_copy(update={"firmware": of.firmware.model_copy(update={"app": "serve"})})
    return builder.get(lambda: firmware_recipe(served), runner, notify) / builder.FIRMWARE


def get(of: Design, notify: builder.Notify = lambda event, what: None) -> Built:
    """Build what is missing. UsageError for a design without a subsystem."""
    number = kind(of)
    runner = ToolRunner()
    try:
        manager = builder.get(lambda: subsystem_recipe(of.host, number, 2), runner, notify) / builder.SIMULATOR
        return Built(manager, program(of, runner, notify))
    except BaseException:
        runner.stop()
        raise


def stream(
    built: Built,
    algorithm: str,
    mode: str,
    blocks: bytes,
    job: int,
    *,
    overlap: bool = True,
    stall: int = 0,
    max_cycles: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[bytes, Streamed]:
    """Digests of padded blocks, `job` blocks per job; `progress` is called with the number of finished blocks.

    mode: short, each block is a message; long, each job is one message; four, each job is four messages, one after the
    other. stall: percentage of cycles in which the AXI manager neither sends nor accepts data. SimulationError if the
    run does not end.
    """
    with tempfile.TemporaryDirectory(prefix="rvhash-") as folder:
        source, result = Path(folder) / "blocks", Path(folder) / "digests"
        source.write_bytes(blocks)
        argv = [built.manager, "--elf", built.program, "--in", source, "--out", result, "--job", job]
        argv += ["--mode", mode, "--algorithm", algorithm, "--stall", stall]
        argv += [] if overlap else ["--no-overlap"]
        argv += [] if max_cycles is None else ["--max-cycles", max_cycles]
        with subprocess.Popen(list(map(str, argv)), stdout=subprocess.PIPE, text=True) as child:
            try:
                return _follow(child, result, progress)
            finally:
                child.kill()


def _follow(child: subprocess.Popen, result: Path, progress: Callable[[int], None]) -> tuple[bytes, Streamed]:
    for line in child.stdout:
        try:
            event = json.loads(line)
            kind = event.pop("event")
        except (ValueError, KeyError, TypeError, AttributeError):
            raise SimulationError(f"the AXI manager sent a line that is not an event: {line[:200]!r}") from None
        if kind == "error":
            raise SimulationError(f"the AXI manager stopped ({event.get('error')}): {event.get('message')}")
        if kind == "progress":
            progress(event["blocks"])
        elif kind == "stream":
            child.wait()
            return result.read_bytes(), Streamed(**event)
    child.wait()
    raise SimulationError(f"the AXI manager ended without a result (exit status {child.returncode})")

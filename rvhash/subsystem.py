# SPDX-License-Identifier: Apache-2.0
"""SHA-RV's subsystem and its outside host: blocks go through both halves of the data memory (docs/paper/sharv.md)."""

import json
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rvhash import build, sources
from rvhash.design import Design
from rvhash.errors import SimulationError, UsageError
from rvhash.tools import ToolRunner

MODES = ("short", "long", "four")
MOST_BLOCKS = 1024  # of a job
MOST_STALL = 90  # per cent
FOUR_AT_ONCE = 1  # the kind that has the mode four
PARAMETER = "AttachSharv"  # of rvh_soc: 1 + the kind of coprocessor


@dataclass(frozen=True)
class Streamed:
    """What it took, in clock cycles; the times of the parts are sums over all jobs."""

    jobs: int
    blocks: int
    overlap: bool
    total: int  # from the first WRITE to the end of the last READ
    write: int  # the outside host WRITEs blocks
    read: int  # it READs digests
    execute: int  # the processor has a job

    @property
    def transfer(self) -> int:
        """Both directions."""
        return self.write + self.read

    @property
    def ratio(self) -> float:
        """The total over the longer of transfer and execution: 1 is the least that can be."""
        return self.total / max(self.transfer, self.execute)


@dataclass(frozen=True)
class Built:
    """The subsystem of a design with its outside host, and the program for its processor."""

    host: Path
    program: Path


def kind(of: Design) -> int:
    """Which coprocessor of rvh_sharv_coprocessor it has. UsageError for a design that has no subsystem."""
    found = sources.rtl().attachment[of.attachment].parameters.get(PARAMETER, 0) - 1
    if found < 0:
        raise UsageError(f"{of.name} has no subsystem; its attachment must be one of SHA-RV's, not {of.attachment!r}")
    return found


def check_mode(of: Design, mode: str) -> None:
    """UsageError if its coprocessor takes blocks, but not four messages at once where those are wanted."""
    number = sources.rtl().attachment[of.attachment].parameters.get(PARAMETER, 0) - 1
    if mode == "four" and number >= 0 and number != FOUR_AT_ONCE:
        raise UsageError(f"{of.name} does not take four messages at once; sharv-x4-cv32e40x does")


def program(of: Design, runner: ToolRunner, notify: build.Notify = lambda event, what: None) -> Path:
    """The program of its processor, built if it is missing."""
    served = of.model_copy(update={"firmware": of.firmware.model_copy(update={"app": "serve"})})
    return build.get(lambda: build.firmware_recipe(served), runner, notify) / build.FIRMWARE


def get(of: Design, notify: build.Notify = lambda event, what: None) -> Built:
    """Build what is missing. UsageError for a design that has no subsystem."""
    number = kind(of)
    runner = ToolRunner()
    try:
        host = build.get(lambda: build.subsystem_recipe(of.host, number, 2), runner, notify) / build.SIMULATOR
        return Built(host, program(of, runner, notify))
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
    """Digests of the blocks, which are padded already, `job` of them at a time; `progress` gets the blocks done.

    mode: short, each block a message; long, each job one; four, each job four, one behind the other. stall: in so
    many of 100 cycles the outside host neither offers nor takes. SimulationError when it does not come to an end.
    """
    with tempfile.TemporaryDirectory(prefix="rvhash-") as folder:
        source, result = Path(folder) / "blocks", Path(folder) / "digests"
        source.write_bytes(blocks)
        argv = [built.host, "--elf", built.program, "--in", source, "--out", result, "--job", job]
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
            raise SimulationError(f"the outside host sent what is no event: {line[:200]!r}") from None
        if kind == "error":
            raise SimulationError(f"the outside host stopped ({event.get('error')}): {event.get('message')}")
        if kind == "progress":
            progress(event["blocks"])
        elif kind == "stream":
            child.wait()
            return result.read_bytes(), Streamed(**event)
    child.wait()
    raise SimulationError(f"the outside host ended without an answer (exit status {child.returncode})")

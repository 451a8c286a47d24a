# SPDX-License-Identifier: Apache-2.0
"""The streaming attachment between its simulated source and sink: packets in, digests and cycles out."""

import io
import json
import struct
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rvhash import builder
from rvhash.builder.recipes import stream_recipe
from rvhash.builder.tools import ToolRunner
from rvhash.design import configurations
from rvhash.design.configurations import Stream
from rvhash.errors import SimulationError, UsageError
from rvhash.model import Algorithm

MOST_STALL = 90  # per cent
MOST_OUT_BYTES = (1 << 24) - 1  # of a request
MOST_BYTES = (1 << 32) - 1  # of a message: the simulator receives its length in a word


@dataclass(frozen=True)
class Flow:
    """Cost of a run, in clock cycles from the first input beat to the last output beat."""

    messages: int
    message_bytes: int
    cycles: int
    in_beats: int
    out_beats: int
    waited: int  # cycles in which an input beat was pending and not accepted
    limit: float  # message bits per cycle that padding and stream widths allow for these messages

    @property
    def bits_per_cycle(self) -> float:
        """Sustained message bits per cycle."""
        return 8 * self.message_bytes / self.cycles


@dataclass(frozen=True)
class Request:
    """A message and its request; `out_bytes`: output length of SHAKE."""

    algorithm: Algorithm
    message: bytes
    out_bytes: int | None = None

    @property
    def size(self) -> int:
        """Bytes of output."""
        return self.algorithm.out_bytes(self.out_bytes)

    @property
    def tuser(self) -> int:
        """The request word of the first beat."""
        return self.algorithm.number | ((self.out_bytes or 0) << 8)

    @property
    def blocks(self) -> int:
        """Number of permutations or compressions of the message, with its padding and its output."""
        alg, size = self.algorithm, len(self.message)
        if alg.family == "keccak":
            return size // alg.block_bytes + 1 + max(0, -(-self.size // alg.block_bytes) - 1)
        return (size + 1 + alg.block_bytes // 8 - 1) // alg.block_bytes + 1


def check(of: Stream, algorithm: Algorithm, out_bytes: int | None) -> None:
    """UsageError if the configuration does not support the request."""
    if not of.takes(algorithm):
        raise UsageError(f"{of.form} does not support {algorithm.name}")
    if algorithm.xof and not 1 <= (out_bytes or 0) <= MOST_OUT_BYTES:
        raise UsageError(f"{algorithm.name} requires --out-bytes, 1 to {MOST_OUT_BYTES:,}")
    if not algorithm.xof and out_bytes is not None:
        raise UsageError(f"{algorithm.name} always has {algorithm.digest_bytes} bytes; --out-bytes is for SHAKE")


def limit(of: Stream, requests: Sequence[Request]) -> float:
    """Maximum message bits per cycle: a block takes at least its rounds, and bytes take at least their beats."""
    sizes = [len(r.message) for r in requests]
    beats = [max(1, -(-size // of.in_bytes)) for size in sizes]
    out = sum(max(1, -(-r.size // of.out_bytes)) for r in requests)
    rounds = [r.blocks * of.cycles(r.algorithm) for r in requests]
    if of.form == "pipeline":
        least = max(sum(beats), sum(rounds), out)
    else:
        words = [max(1, -(-size // of.out_bytes)) for size in sizes]
        least = max(sum(beats), sum(map(max, words, rounds)) / of.lanes, out)
    return 8 * sum(sizes) / least


def get(name: str, notify: builder.Notify = lambda event, what: None, waves: bool = False) -> Path:
    """The simulator of a configuration, built if it is missing. waves: it can write FST files."""
    of = configurations.stream(name)
    runner = ToolRunner()
    try:
        return builder.get(lambda: stream_recipe(name, of, 2, waves), runner, notify) / builder.SIMULATOR
    except BaseException:
        runner.stop()
        raise


def run(
    simulator: Path,
    of: Stream,
    requests: Sequence[Request],
    *,
    at_once: int = 1,
    stall: int = 0,
    max_cycles: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    options: Sequence[str] = (),
) -> tuple[list[bytes], Flow]:
    """The output of each message. `at_once`: number of interleaved packets. `stall`: percentage of cycles in which
    neither side moves. `progress` is called with the message bytes sent. `options`: others of sim/stream.cpp.
    SimulationError if the run does not end."""
    for what in {(r.algorithm, r.out_bytes) for r in requests}:
        check(of, *what)
    with tempfile.TemporaryDirectory(prefix="rvhash-") as folder:
        source, result = Path(folder) / "messages", Path(folder) / "outputs"
        with source.open("wb") as file:
            for r in requests:
                file.write(struct.pack("<III", r.tuser, r.size, len(r.message)) + r.message)
        argv = [simulator, "--in", source, "--out", result, "--tids", of.tids, "--at-once", at_once, "--stall", stall]
        argv += [*options, *([] if max_cycles is None else ["--max-cycles", max_cycles])]
        with subprocess.Popen(list(map(str, argv)), stdout=subprocess.PIPE, text=True) as child:
            try:
                told = _follow(child, progress)
            finally:
                child.kill()
        outputs = io.BytesIO(result.read_bytes())
    flow = Flow(len(requests), sum(len(r.message) for r in requests), limit=limit(of, requests), **told)
    return [outputs.read(r.size) for r in requests], flow


def _follow(child: subprocess.Popen, progress: Callable[[int], None]) -> dict[str, int]:
    for line in child.stdout:
        try:
            event = json.loads(line)
            kind = event.pop("event")
        except (ValueError, KeyError, TypeError, AttributeError):
            raise SimulationError(f"the simulator sent a line that is not an event: {line[:200]!r}") from None
        if kind == "error":
            raise SimulationError(f"the simulator stopped ({event.get('error')}): {event.get('message')}")
        if kind == "progress":
            progress(event["bytes"])
        if kind == "stream":
            return event
    raise SimulationError(f"the simulator ended without a result (exit status {child.wait()})")

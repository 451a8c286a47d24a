# SPDX-License-Identifier: Apache-2.0
"""The streaming attachment between its simulated source and sink: packets in, digests and cycles out."""

import io
import json
import logging
import random
import struct
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rvhash import build, configurations
from rvhash.configurations import Stream
from rvhash.errors import MessageError, SimulationError, UsageError
from rvhash.model import Algorithm
from rvhash.tools import ToolRunner

if TYPE_CHECKING:
    from scapy.utils import RawPcapReader

CAPTURES = (".pcap", ".pcapng", ".cap")
MOST_STALL = 90  # per cent
MOST_OUT_BYTES = (1 << 24) - 1  # that a request can ask for
MOST_BYTES = (1 << 32) - 1  # of a message: its length goes to the simulator in a word
# Sizes of Ethernet frames, without the check sequence, and how many of 24 have them: the simple IMIX, some between.
MIX = ((64, 64, 12), (65, 575, 2), (576, 576, 7), (577, 1499, 1), (1500, 1500, 2))
SMALLEST, MOST_PACKETS = 64, 1_000_000
MOST_PACKET = 262_140  # bytes of one that scapy reads


@dataclass(frozen=True)
class Flow:
    """What a run took, in clock cycles, from the first beat in to the last beat out."""

    messages: int
    message_bytes: int
    cycles: int
    in_beats: int
    out_beats: int
    waited: int  # cycles in which a beat was on offer and not taken
    limit: float  # bits of message a cycle that padding and the widths of the streams allow on these messages

    @property
    def bits_per_cycle(self) -> float:
        """Of message, sustained."""
        return 8 * self.message_bytes / self.cycles


@dataclass(frozen=True)
class Request:
    """A message and what is wanted of it; `out_bytes`: of SHAKE."""

    algorithm: Algorithm
    message: bytes
    out_bytes: int | None = None

    @property
    def size(self) -> int:
        """Bytes of output."""
        return self.algorithm.out_bytes(self.out_bytes)

    @property
    def tuser(self) -> int:
        """As the first beat has it."""
        return self.algorithm.number | ((self.out_bytes or 0) << 8)

    @property
    def blocks(self) -> int:
        """Permutations or compressions of the message with its padding and its output."""
        alg, size = self.algorithm, len(self.message)
        if alg.family == "keccak":
            return size // alg.block_bytes + 1 + max(0, -(-self.size // alg.block_bytes) - 1)
        return (size + 1 + alg.block_bytes // 8 - 1) // alg.block_bytes + 1


def check(of: Stream, algorithm: Algorithm, out_bytes: int | None) -> None:
    """UsageError if it does not do that."""
    if not of.takes(algorithm):
        raise UsageError(f"{of.form} does not do {algorithm.name}")
    if algorithm.xof and not 1 <= (out_bytes or 0) <= MOST_OUT_BYTES:
        raise UsageError(f"{algorithm.name} wants --out-bytes, 1 to {MOST_OUT_BYTES:,}")
    if not algorithm.xof and out_bytes is not None:
        raise UsageError(f"{algorithm.name} has {algorithm.digest_bytes} bytes; --out-bytes is for SHAKE")


def limit(of: Stream, requests: Sequence[Request]) -> float:
    """Bits of message a cycle that there can be: no block sooner than its rounds, no bytes sooner than their beat."""
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


def get(name: str, notify: build.Notify = lambda event, what: None) -> Path:
    """The simulator of a configuration, built if it is missing."""
    of = configurations.stream(name)
    runner = ToolRunner()
    try:
        return build.get(lambda: build.stream_recipe(name, of, 2), runner, notify) / build.SIMULATOR
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
) -> tuple[list[bytes], Flow]:
    """The output of each message. `at_once`: packets that are interleaved; `stall`: in so many of 100 cycles neither
    side moves; `progress` gets the message bytes sent. SimulationError when it does not come to an end."""
    for what in {(r.algorithm, r.out_bytes) for r in requests}:
        check(of, *what)
    with tempfile.TemporaryDirectory(prefix="rvhash-") as folder:
        source, result = Path(folder) / "messages", Path(folder) / "outputs"
        with source.open("wb") as file:
            for r in requests:
                file.write(struct.pack("<III", r.tuser, r.size, len(r.message)) + r.message)
        argv = [simulator, "--in", source, "--out", result, "--tids", of.tids, "--at-once", at_once, "--stall", stall]
        argv += [] if max_cycles is None else ["--max-cycles", max_cycles]
        with subprocess.Popen(list(map(str, argv)), stdout=subprocess.PIPE, text=True) as child:
            try:
                told = _follow(child, progress)
            finally:
                child.kill()
        outputs = io.BytesIO(result.read_bytes())
    flow = Flow(len(requests), sum(len(r.message) for r in requests), limit=limit(of, requests), **told)
    return [outputs.read(r.size) for r in requests], flow


def packets(name: str) -> list[bytes]:
    """The captured bytes of every packet of a capture, link header included. MessageError if it is none or damaged."""
    try:
        from scapy.error import Scapy_Exception, log_runtime
        from scapy.utils import RawPcapReader
    except ImportError:
        raise UsageError("a capture wants the Python package scapy; run `make setup-test`") from None
    found, said = [], []  # said: what scapy warns of, and then goes on

    def listen(record: logging.LogRecord) -> bool:
        said.append(record.getMessage())
        return False

    log_runtime.addFilter(listen)
    try:
        with RawPcapReader(name) as reader:
            while not said and (data := _packet(reader, f"{name}: packet {len(found) + 1}")) is not None:
                found.append(data)
    except OSError as e:
        raise MessageError(f"{name}: {e.strerror or e}") from None
    except (Scapy_Exception, EOFError, struct.error) as e:
        raise MessageError(f"{name}: not a capture ({e})") from None
    finally:
        log_runtime.removeFilter(listen)
    if said:
        raise MessageError(f"{name}: damaged behind {len(found)} packets ({said[0]})")
    if not found:
        raise MessageError(f"{name}: a capture without packets")
    return found


def _packet(reader: "RawPcapReader", what: str) -> bytes | None:
    """The next one, whole; None at the end. MessageError if the file ends in it."""
    before = reader.f.tell()
    try:
        data, about = reader._read_packet(size=MOST_PACKET)
    except EOFError as e:
        end = reader.f.tell()
        cut = end != before if hasattr(reader, "nano") else end % 4  # pcapng has other blocks, of whole words
        if cut or str(e):
            raise MessageError(f"{what}: the file ends in it, or is damaged there") from None
        return None
    if len(data) < getattr(about, "caplen", 0):
        raise MessageError(f"{what}: the file ends in it, or it is longer than {MOST_PACKET:,} bytes")
    return data


def capture(name: str, count: int, seed: int) -> None:
    """Write a capture of UDP packets with random contents, sizes as MIX has them. The same seed, the same file."""
    try:
        from scapy.layers.inet import IP, UDP
        from scapy.layers.l2 import Ether
        from scapy.utils import PcapWriter
    except ImportError:
        raise UsageError("a capture wants the Python package scapy; run `make setup-test`") from None
    if not 1 <= count <= MOST_PACKETS:
        raise UsageError(f"{count} packets: from 1 to {MOST_PACKETS:,}")
    rng = random.Random(seed)
    try:
        with PcapWriter(name, linktype=1) as writer:
            for i in range(count):
                low, high, _ = rng.choices(MIX, [share for *_, share in MIX])[0]
                head = Ether(src="02:00:00:00:00:01", dst="02:00:00:00:00:02") / IP(src="192.0.2.1", dst="192.0.2.2")
                packet = head / UDP(sport=1024, dport=1024)
                packet = packet / rng.randbytes(rng.randint(low, high) - len(packet))
                packet.time = i / 1e6
                writer.write(packet)
    except OSError as e:
        raise UsageError(f"{name}: {e.strerror}") from None


def _follow(child: subprocess.Popen, progress: Callable[[int], None]) -> dict[str, int]:
    for line in child.stdout:
        try:
            event = json.loads(line)
            kind = event.pop("event")
        except (ValueError, KeyError, TypeError, AttributeError):
            raise SimulationError(f"the simulator sent what is no event: {line[:200]!r}") from None
        if kind == "error":
            raise SimulationError(f"the simulator stopped ({event.get('error')}): {event.get('message')}")
        if kind == "progress":
            progress(event["bytes"])
        if kind == "stream":
            return event
    raise SimulationError(f"the simulator ended (exit status {child.wait()}) without an answer")

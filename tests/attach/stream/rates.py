# SPDX-License-Identifier: Apache-2.0
"""results/stream.json: exact cycles of the streaming attachment on a few workloads, and the bits a cycle that they are.

`python -m tests.attach.stream.rates` writes it anew; tests/attach/stream/test_rates.py compares each run with it.
"""

import hashlib
import json
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rvhash.design import configurations
from rvhash.model import ALGORITHMS, digest
from rvhash.stream import captures, simulation
from tests.lib.cocotb_runner import ROOT

RESULTS = ROOT / "results" / "stream.json"
OUT_BYTES = 32  # of SHAKE
LONG = 1_000_000
PACKETS = 1000
WORKLOADS = {
    "long": "one message of 1 MB",
    "interleaved": "24 messages of 1 MB, beat by beat in turn",
    "mix": "1,000 packets of 64 to 1,500 bytes (rvhash capture)",
}
RUNS = (  # configuration, algorithm, workload
    ("single", "sha256", "long"),
    ("single", "sha3-256", "long"),
    ("single", "sha3-256", "mix"),
    ("single-fast", "sha3-256", "long"),
    ("lanes", "sha256", "mix"),
    ("lanes", "sha3-256", "mix"),
    ("pipeline-ethernet", "sha3-256", "mix"),
    ("pipeline", "sha3-256", "interleaved"),
    ("pipeline", "sha3-256", "mix"),
    ("pipeline", "shake128", "mix"),
)


def messages(workload: str) -> tuple[list[bytes], int]:
    """The messages, and how many of them are interleaved."""
    rng = random.Random(workload)
    if workload == "long":
        return [rng.randbytes(LONG)], 1
    if workload == "interleaved":
        return [rng.randbytes(LONG) for _ in range(24)], 24
    with tempfile.TemporaryDirectory() as folder:
        name = str(Path(folder) / "mix.pcap")
        captures.capture(name, PACKETS, 1)
        return captures.packets(name), 1


def right(algorithm: str, sent: Sequence[bytes], found: Sequence[bytes]) -> bool:
    """Whether these are the outputs, by hashlib."""
    if ALGORITHMS[algorithm].xof:
        return list(found) == [digest(algorithm, m, OUT_BYTES) for m in sent]
    return list(found) == [hashlib.new(algorithm.replace("-", "_"), m).digest() for m in sent]


def measure(configuration: str, algorithm: str, workload: str) -> dict[str, object]:
    """The record of one run. AssertionError if an output is wrong."""
    of, alg = configurations.stream(configuration), ALGORITHMS[algorithm]
    sent, at_once = messages(workload)
    requests = [simulation.Request(alg, message, OUT_BYTES if alg.xof else None) for message in sent]
    found, flow = simulation.run(simulation.get(configuration), of, requests, at_once=at_once)
    assert right(algorithm, sent, found), (configuration, algorithm, workload)
    return {
        "configuration": configuration,
        "algorithm": algorithm,
        "workload": workload,
        "messages": flow.messages,
        "message_bytes": flow.message_bytes,
        "cycles": flow.cycles,
        "bits_per_cycle": round(flow.bits_per_cycle, 2),
        "limit": round(flow.limit, 2),
    }


def read() -> list[dict[str, object]]:
    """What is recorded."""
    return json.loads(RESULTS.read_text())


def table() -> list[str]:
    """results/stream.json in Markdown."""
    lines = ["| configuration | algorithm | messages | bits a cycle | limit |", "|---|---|---|---:|---:|"]
    for r in read():
        what = WORKLOADS[r["workload"]]
        cells = (f"`{r['configuration']}`", r["algorithm"], what, f"{r['bits_per_cycle']:.1f}", f"{r['limit']:.1f}")
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def main() -> None:
    RESULTS.write_text(json.dumps([measure(*run) for run in RUNS], indent=2) + "\n")


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: Apache-2.0
"""`make demo`: hash a real file and a random one by hardware and by software on the same simulated processor."""

import os
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rvhash import builder, console, design, paths
from rvhash.command import exit_status
from rvhash.command.message_files import Message
from rvhash.model import ALGORITHMS
from rvhash.simulate.design_runner import Runner
from rvhash.simulate.simulator import Result

ALGORITHM = ALGORITHMS["sha3-256"]
HARDWARE, SOFTWARE = "mmio-hart", "sw-hart"
RANDOM_BYTES, RANDOM_START_BYTES = 1 << 20, 32 << 10


def run() -> None:
    """Build, hash, check, and print the comparison. Raises RvhashError if anything fails."""
    with console.build_log() as notify:
        hardware, software = builder.systems([design.get(HARDWARE), design.get(SOFTWARE)], notify)
    readme = paths.root() / "README.md"
    with tempfile.TemporaryDirectory(prefix="rvhash-demo-") as folder:
        whole, start = Path(folder) / "random", Path(folder) / "random-start"
        whole.write_bytes(os.urandom(RANDOM_BYTES))
        start.write_bytes(whole.read_bytes()[:RANDOM_START_BYTES])
        on_hardware = _hash(hardware, {"README.md": readme, "1 MiB of random bytes": whole})
        on_software = _hash(software, {"README.md": readme, "its first 32 KiB": start})
    table = Table(title=f"{ALGORITHM.name} on the simulated hart of rvhash, every digest equal to hashlib's")
    for heading in ("message", "design"):
        table.add_column(heading)
    for heading in ("bytes", "cycles", "cycles/byte", "speed-up per byte"):
        table.add_column(heading, justify="right")
    for (fast_name, fast), (slow_name, slow) in zip(on_hardware.items(), on_software.items(), strict=True):
        table.add_row(slow_name, SOFTWARE, *_figures(slow), "1.0x")
        speedup = _per_byte(slow) / _per_byte(fast)
        table.add_row(fast_name, HARDWARE, *_figures(fast), f"{speedup:.1f}x", end_section=True)
    Console(width=None if sys.stdout.isatty() else 120).print(table)
    command = Path(sys.executable).with_name("rvhash")
    tool = os.path.relpath(command) if command.exists() else "python -m rvhash"
    print("Measured now, on the RTL and the firmware of this checkout. Next:")
    for arguments, what in (
        ("bench kronos", "the workload of a paper: its figures and ours"),
        ("hash -a sha256 FILE", "a file of yours; add | sha256sum -c to check it"),
        ("list", "the designs, which designs/*.toml describe"),
    ):
        print(f"  {tool} {arguments:21}{what}")


def _hash(system: builder.System, files: dict[str, Path]) -> dict[str, Result]:
    results = {}
    with Runner(system.design, system=system) as runner:
        for label, path in files.items():
            with Message(str(path)) as message:
                results[label] = runner.hash(ALGORITHM, message, label=label, size=message.size)
            print(f"{results[label].digest.hex()}  {label} ({system.design.name}, same as hashlib)", flush=True)
    return results


def _per_byte(result: Result) -> float:
    return result.cycles / result.message_bytes


def _figures(result: Result) -> tuple[str, str, str]:
    return f"{result.message_bytes:,}", f"{result.cycles:,}", f"{_per_byte(result):.2f}"


if __name__ == "__main__":
    exit_status.run(run)

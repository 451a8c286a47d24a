# SPDX-License-Identifier: Apache-2.0
"""results/cva6.json: cycles of messages that are in the caches of CVA6, cache maintenance included.

`python -m tests.soc.axi.cycles` writes it anew; tests/soc/axi/test_system.py measures it again.
"""

import importlib.util
import json
import sys

from rvhash import builder, design, paths
from rvhash.design import Design
from rvhash.model import ALGORITHMS
from rvhash.simulate.simulator import Result, Simulator

RESULTS = paths.root() / "results" / "cva6.json"
INSTALLED = importlib.util.find_spec("pythondata_cpu_cva6") is not None
MISSING = "the Python package pythondata-cpu-cva6 is not installed: make setup-full"
ROLES = ("mmio", "mmio-64", "sw", "sw-lanes")
SOFTWARE = ("sw", "sw-lanes")
CACHES = {"write-through": "", "write-back": "back"}  # the variant of the host
ALGORITHM_NAMES = ("sha256", "sha512", "sha3-256")
BYTES = 4096


def warm(role: str, variant: str = "", config: str = "") -> Design:
    """The design of that role with CVA6 that runs sw/apps/warm.c; config: a header for the driver."""
    of = design.get(f"{role}-cva6")
    firmware = of.firmware.model_copy(update={"app": "warm", "config": config})
    return of.model_copy(update={"variant": variant, "firmware": firmware})


def hashed(of: Design, algorithm: str, size: int) -> Result:
    """The result of a message of that size."""
    system = builder.systems([of])[0]
    with Simulator(system.simulator, system.firmware) as simulator:
        return simulator.hash(ALGORITHMS[algorithm], [message(size)])


def message(size: int) -> bytes:
    """Bytes of which no two lines of a cache are equal."""
    return b"".join(i.to_bytes(4, "little") for i in range(-(-size // 4)))[:size]


def records(cache: str) -> list[dict[str, object]]:
    """What results/cva6.json has of that data cache, measured."""
    found = []
    for role in ROLES:
        system = builder.systems([warm(role, CACHES[cache])])[0]
        with Simulator(system.simulator, system.firmware) as simulator:
            for algorithm in ALGORITHM_NAMES:
                result = simulator.hash(ALGORITHMS[algorithm], [message(BYTES)])
                found.append(
                    {
                        "design": f"{role}-cva6",
                        "data_cache": cache,
                        "algorithm": algorithm,
                        "message_bytes": BYTES,
                        "cycles": result.cycles,
                        "instructions": result.instructions,
                        "hw_used": result.hw_used,
                        "command": "python -m tests.soc.axi.cycles",
                    }
                )
    return found


def expected(cache: str) -> list[dict[str, object]]:
    """The same as results/ has it."""
    return [r for r in json.loads(RESULTS.read_text()) if r["data_cache"] == cache]


def speedup(found: list[dict[str, object]], algorithm: str, over: str) -> float:
    """How many times as fast the peripheral is as the portable C of that role."""
    cycles = {r["design"]: r["cycles"] for r in found if r["algorithm"] == algorithm}
    return cycles[f"{over}-cva6"] / cycles["mmio-cva6"]


def table() -> list[str]:
    """results/cva6.json: a row for each data cache and algorithm."""
    lines = [
        "| data cache | algorithm | `mmio` | `mmio-64` | `sw` | `sw-lanes` | `mmio` over the faster C |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for cache in CACHES:
        found = expected(cache)
        for algorithm in ALGORITHM_NAMES:
            cycles = {r["design"]: r["cycles"] for r in found if r["algorithm"] == algorithm}
            ratio = min(speedup(found, algorithm, role) for role in SOFTWARE)
            shown = " | ".join(f"{cycles[f'{role}-cva6']:,}" for role in ROLES)
            lines.append(f"| {cache} | {algorithm} | {shown} | {ratio:.0f} |")
    return lines


def main() -> None:
    if not INSTALLED:
        print(f"{RESULTS.name} stays as it is: {MISSING}", file=sys.stderr)
        return
    found = [r for cache in CACHES for r in records(cache)]
    RESULTS.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()

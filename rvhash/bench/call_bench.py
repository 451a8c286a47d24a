# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench short`: the calls that short messages take (rvhash_xof.h), each by itself on many designs.

The program sw/apps/short.c makes every call twice and counts the second one. It compares what a call returns with the
output of a message in pieces.
"""

import re
import subprocess
from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict, Field
from rich import box
from rich.table import Table

from rvhash import builder, console
from rvhash.bench.workloads import Calls
from rvhash.builder import System
from rvhash.design import Design
from rvhash.errors import SimulationError
from rvhash.model import ALGORITHMS

APP = "short"
LINE = re.compile(r"^short (\w+) (\d+) (\d+) (\d+) (\d+) (\d+)$", re.MULTILINE)
MAX_CYCLES = 100_000_000
NAMES = {a.number: name for name, a in ALGORITHMS.items()}


class CallRecord(BaseModel):
    """One call on one design. The schema of `--json` and `--csv`; keys are never removed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    design: str
    host: str
    attachment: str
    call: str = Field(description="the function of rvhash.h, rvhash_xof.h or rvh_chain.h")
    algorithm: str
    message_bytes: int
    output_bytes: int
    position: int = Field(description="of the first byte of output")
    cycles: int = Field(description="measured: from the call to its return")
    speedup_software: float | None = Field(description="cycles of the workload's software over these; null: not run")


def run(of: Calls, designs: Sequence[Design], max_cycles: int | None = None) -> list[CallRecord]:
    """Measure every call on every design, in the order of the calls."""
    with console.build_log() as notify:
        systems = builder.systems([running(d) for d in designs], notify)
    found = {s.design.name: measured(s, max_cycles) for s in systems}
    against = found.get(of.against, {})
    return [
        CallRecord(
            design=d.name,
            host=d.host,
            attachment=d.attachment,
            call=call,
            algorithm=algorithm,
            message_bytes=message,
            output_bytes=output,
            position=position,
            cycles=found[d.name][key],
            speedup_software=round(against[key] / found[d.name][key], 3) if key in against else None,
        )
        for key in next(iter(found.values()))
        for call, algorithm, message, output, position in [key]
        for d in designs
    ]


def running(of: Design) -> Design:
    """The design with the program that measures the calls."""
    return of.model_copy(update={"firmware": of.firmware.model_copy(update={"app": APP})})


Key = tuple[str, str, int, int, int]  # call, algorithm, bytes of the message, bytes of output, position


def measured(system: System, max_cycles: int | None = None) -> dict[Key, int]:
    """Cycles of each call. SimulationError if a call returned something wrong, or the program did not end."""
    argv = [str(system.simulator), "--elf", str(system.firmware), "--max-cycles", str(max_cycles or MAX_CYCLES)]
    done = subprocess.run(argv, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    lines = LINE.findall(done.stderr)
    if done.returncode != 0 or not lines:
        said = done.stderr.strip().splitlines()
        raise SimulationError(
            f"{system.design.name}: the program that measures calls failed" + (f": {said[-1]}" if said else "")
        )
    return {
        (call, NAMES[int(alg)], int(message), int(output), int(position)): int(cycles)
        for call, alg, message, output, position, cycles in lines
    }


def title(record: CallRecord) -> str:
    """A call in words."""
    if record.call.endswith(("compress", "f1600", "wipe")):
        return f"{record.call}"
    if record.call == "rvh_chain_row":
        count = record.output_bytes // 16
        row = f"{count} chains, PRF and " if count > 1 else ""
        return f"{record.call}, {record.algorithm}, n = 16, {row}15 steps"
    at = f" from byte {record.position}" if record.position else ""
    return f"{record.call}, {record.algorithm}, {record.message_bytes} to {record.output_bytes} B{at}"


def table(records: Sequence[CallRecord]) -> Table:
    """A table of the records: a row for each call, a column for each design."""
    designs = list(dict.fromkeys(r.design for r in records))
    result = Table(caption="cycles measured now; in brackets the speed-up over the software", caption_justify="left")
    result.box = box.SIMPLE
    result.add_column("call")
    for name in designs:
        result.add_column(name, justify="right")
    rows: dict[str, dict[str, str]] = {}
    for r in records:
        speedup = "" if r.speedup_software in (None, 1.0) else f" ({r.speedup_software:,.1f}x)"
        rows.setdefault(title(r), {})[r.design] = f"{r.cycles:,}{speedup}"
    for name, cells in rows.items():
        result.add_row(name, *(cells.get(d, "-") for d in designs))
    return result

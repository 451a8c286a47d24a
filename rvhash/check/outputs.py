# SPDX-License-Identifier: Apache-2.0
"""One run of a program of sw/check: what it said about each check, or how it ended instead."""

import json
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rvhash.errors import SimulationError
from rvhash.simulate import traps

COMPLETE = "checks: done"
NO_ANSWER = "it ended without an answer"


@dataclass
class Said:
    """The line of a check."""

    cases: int
    failures: int
    detail: str
    first: str = ""  # the first case that failed


@dataclass
class Output:
    """A run. `end`: "" if the program told all of its checks, or what ended it."""

    stall: int
    said: dict[str, Said] = field(default_factory=dict)
    instructions: list[str] = field(default_factory=list)
    results: bytes = b""  # of the job
    resets: int = 0
    end: str = ""


def run(
    simulator: Path, firmware: Path, stall: int, most_cycles: int, job: bytes = b"", options: tuple[str, ...] = ()
) -> Output:
    """Run a program with wait states in that percentage of cycles. It hangs after `most_cycles`, more with them."""
    limit = str(most_cycles * 100 // (100 - stall))
    argv = [str(simulator), "--elf", str(firmware), "--stall", str(stall), "--max-cycles", limit, *options]
    done = subprocess.run(argv, input=job, capture_output=True, check=False)
    out = parse(done.stderr.decode(errors="replace"), done.stdout.decode(errors="replace"), stall, bool(job))
    if done.returncode < 0 and out.end == NO_ANSWER:
        raise SimulationError(f"the simulator was ended by signal {-done.returncode}; run the command again")
    return out


def parse(console: str, events: str, stall: int, with_job: bool = False) -> Output:
    """What a run printed. Other lines of the console are those of the packaged RTL."""
    out = Output(stall)
    first: dict[str, str] = {}
    for line in console.splitlines():
        if found := re.fullmatch(r"check (\S+) (?:pass|fail) (\d+) (\d+) ?(.*)", line):
            name = found[1]
            out.said[name] = Said(int(found[3]), int(found[2]), found[4], first.get(name, ""))
        elif found := re.fullmatch(r"first (\S+) (.*)", line):
            first[found[1]] = found[2]
        elif line.startswith("instruction "):
            out.instructions.append(line.removeprefix("instruction "))
    last: dict[str, Any] = {}
    for line in events.splitlines():
        try:
            event = json.loads(line)
        except ValueError:
            continue
        if event.get("event") == "result":
            out.results = bytes.fromhex(event["digest"])
        out.resets += event.get("event") == "reset"
        last = event if event.get("event") in ("trap", "error") else last
    complete = bool(out.results) if with_job else COMPLETE in console.splitlines()
    if not complete:
        out.end = _reason(last, console)
    for name, text in first.items():  # it failed, and then the program ended
        if name not in out.said and out.end:
            out.said[name] = Said(0, 1, "", f"{text}; then {out.end}")
    return out


def _reason(last: dict[str, Any], console: str) -> str:
    if last.get("event") == "trap":
        return traps.explain(last)
    if last.get("error") == "cycle-limit":
        return "it hangs: " + last.get("message", "")
    if last:
        return f"{last.get('error')}: {last.get('message')}"
    broken = [line for line in console.splitlines() if "%Error" in line]
    return broken[0].partition("Assertion failed in ")[2] or broken[0] if broken else NO_ANSWER

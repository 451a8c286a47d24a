# SPDX-License-Identifier: Apache-2.0
"""`rvhash check-host`: runs the programs on a host, and makes a row for each check."""

import struct
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rvhash import builder, design
from rvhash.builder import recipes
from rvhash.builder.tools import ToolRunner
from rvhash.check import instructions, outputs, programs
from rvhash.check.outputs import Output, Said
from rvhash.check.programs import Program
from rvhash.design import hosts
from rvhash.design.hosts import Host
from rvhash.errors import UsageError, unknown

PASS, FAIL, KNOWN, NOT = "pass", "fail", "known defect", "not applicable"
FEW_PAIRS, MANY_PAIRS = 300, 1_000  # operands of each instruction


@dataclass(frozen=True)
class Row:
    """The result of one check."""

    check: str
    what: str
    result: str  # PASS, FAIL, KNOWN or NOT
    detail: str


@dataclass(frozen=True)
class _Step:
    """A program with some wait states."""

    app: str
    stall: int
    title: str
    extension: bool
    most_cycles: int
    options: tuple[str, ...] = ()


def names() -> dict[str, str]:
    """Every check, in the order of the table, and what it checks."""
    return {k: v for p in programs.PROGRAMS for k, v in p.checks.items()} | {programs.RESET: "a reset in mid-run"}


def run(
    name: str,
    long: bool = False,
    only: Sequence[str] = (),
    stalls: Sequence[int] = (),
    notify: builder.Notify = lambda event, what: None,
    progress: Callable[[int, int, str], None] = lambda done, of, what: None,
) -> list[Row]:
    """Check a host. `only`: these checks, "" for all. `stalls`: instead of those of `long` or not. `progress` is called
    with the steps done, of how many, and what runs now. UsageError for an unknown host or check."""
    host, known = hosts.get(name), names()
    if host.bus == "axi":
        raise UsageError(f"the checks run in the reference system; {name} is a host of the system on a 64-bit bus")
    for check in (*only, *(c for defect in host.defects for c in defect.checks)):
        if check not in known:
            raise unknown("check", check, known)
    wanted = set(only or known)
    percents = tuple(stalls) or (programs.LONG if long else programs.QUICK)
    steps = list(_steps(host, wanted, percents, long))
    runs: dict[str, list[Output]] = {}
    job = _job(MANY_PAIRS if long else FEW_PAIRS)
    with _Builds(name, notify) as built:
        for done, step in enumerate(steps):
            progress(done, len(steps), step.title)
            sent = job if step.app == programs.ISA else b""
            system = built.system(step.app, step.extension)
            output = outputs.run(*system, step.stall, step.most_cycles, sent, step.options)
            runs.setdefault(programs.RESET if step.options else step.app, []).append(output)
    progress(len(steps), len(steps), "done")
    rows = _instruction_rows(host, runs.get(programs.ISA, []), long)
    for program in programs.PROGRAMS:
        if program.app != programs.ISA:
            rows += _rows(host, program, runs.get(program.app, []))
    rows += _reset_rows(runs.get(programs.RESET, []))
    return [_with_defects(host, row) for row in rows if row.check in wanted]


def _steps(host: Host, wanted: set[str], percents: Sequence[int], long: bool) -> Iterable[_Step]:
    """Each program with each percentage; without offloads, with `long`, also with the interface off."""
    modes = (True, False) if host.has.extension and long else (bool(host.has.extension),)

    for program in programs.PROGRAMS:
        if program.lacks(host) or not wanted & set(program.checks):
            continue
        for extension in (True,) if program.extension else modes:
            for percent in percents:
                off = ", interface off" if host.has.extension and not extension else ""
                title = f"{program.app.removeprefix('check-')}, {percent} % wait states{off}"
                yield _Step(program.app, percent, title, extension, program.most_cycles)
    if programs.RESET in wanted:
        for at in programs.RESET_AT:
            options = ("--reset-at", str(at))
            yield _Step("check-hazards", 0, f"reset at cycle {at:,}", bool(host.has.extension), 1_000_000, options)


class _Builds:
    """The simulators and programs of a host, built at their first use."""

    def __init__(self, host: str, notify: builder.Notify) -> None:
        self._host, self._notify, self._runner = host, notify, ToolRunner()
        self._base = design.get(f"sw-{host}")

    def __enter__(self) -> "_Builds":
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            self._runner.stop()

    def system(self, app: str, extension: bool) -> tuple[Path, Path]:
        """Simulator and firmware."""
        firmware = self._base.firmware.model_copy(update={"app": app})
        program = self._base.model_copy(update={"firmware": firmware})
        image = builder.get(lambda: recipes.firmware_recipe(program), self._runner, self._notify)
        system = builder.get(lambda: recipes.check_recipe(self._host, extension, 2), self._runner, self._notify)
        return system / builder.SIMULATOR, image / builder.FIRMWARE


def _job(count: int) -> bytes:
    """The operands of the instructions, for the mailbox of the simulator."""
    found = instructions.pairs(count)
    message = b"".join(struct.pack("<II", *pair) for pair in found)
    return b"JOB 1 1000000000\nDATA %d\n%bEND\n" % (len(message), message)


# ---- rows ----


def _instruction_rows(host: Host, runs: list[Output], long: bool) -> list[Row]:
    """A row for each set of instructions. One that march does not name is not checked, but told."""
    claimed = instructions.sets_of(host.march) | {"zicsr"}
    found = instructions.pairs(MANY_PAIRS if long else FEW_PAIRS)
    cases: dict[str, list[tuple[str, bool, str]]] = {name: [] for name in instructions.SETS}
    for output in runs:
        if output.end:
            return [Row(f"isa-{s}", w, FAIL, f"no answer: {output.end}") for s, w in instructions.SETS.items()]
        words = struct.unpack(f"<{len(output.results) // 4}I", output.results)
        if len(words) != len(output.instructions) * (len(found) + 1):
            return [Row(f"isa-{s}", w, FAIL, "an answer of another length") for s, w in instructions.SETS.items()]
        for i, name in enumerate(output.instructions):
            of = words[i * (len(found) + 1) : (i + 1) * (len(found) + 1)]
            sets, function = instructions.of(name)
            for which in sets:
                cases[which].append(_instruction(name, function, found, of, output.stall))
    rows = []
    for which, what in instructions.SETS.items():
        wrong = [case for case in cases[which] if case[2]]
        absent = [case for case in wrong if not case[1]]
        count = len({name for name, _, _ in cases[which]})
        if which in claimed:
            detail = f"{count} instructions, {len(found)} operands each" if not wrong else f"{wrong[0][2]}"
            rows.append(Row(f"isa-{which}", what, FAIL if wrong else PASS, detail))
        else:
            right = count - len({name for name, _, _ in wrong})
            has = "none" if len(absent) == len(cases[which]) else f"{right} of {count}, right"
            rows.append(Row(f"isa-{which}", what, NOT, f"march does not name it; the host has {has}"))
    return rows if runs else []


def _instruction(
    name: str, function: instructions.Function, found: list[tuple[int, int]], words: Sequence[int], stall: int
) -> tuple[str, bool, str]:
    """Name, whether the host has it, and the first wrong result, or ""."""
    shown = name.replace(",", " ")
    if words[-1] != 0:
        return name, False, f"{shown} is an illegal instruction"
    for (a, b), got in zip(found, words[:-1], strict=True):
        want = function(a, b) & instructions.MASK
        if got != want:
            text = f"{shown} of 0x{a:08x} and 0x{b:08x} is 0x{got:08x}, should be 0x{want:08x}"
            return name, True, text + (f" ({stall} % wait states)" if stall else "")
    return name, True, ""


def _rows(host: Host, program: Program, runs: list[Output]) -> list[Row]:
    lacks = program.lacks(host)
    if lacks:
        return [Row(name, what, NOT, lacks) for name, what in program.checks.items()]
    return [_row(name, what, runs) for name, what in program.checks.items()] if runs else []


def _row(name: str, what: str, runs: list[Output]) -> Row:
    """What all runs say about a check."""
    nothing = Said(0, 1, "", "")
    for output in runs:
        said = output.said.get(name, nothing)
        if said.failures:
            where = f" ({output.stall} % wait states)" if output.stall else ""
            share = f"{said.failures:,} of {said.cases:,}: " if said.cases else ""
            return Row(name, what, FAIL, f"{share}{said.first or 'no answer: ' + output.end}{where}")
    cases = sum(output.said[name].cases for output in runs)
    detail = runs[0].said[name].detail
    return Row(name, what, PASS, "; ".join([*([detail] if detail else []), *([f"{cases:,} cases"] if cases else [])]))


def _reset_rows(runs: list[Output]) -> list[Row]:
    if not runs:
        return []
    what = names()[programs.RESET]
    for at, output in zip(programs.RESET_AT, runs, strict=True):
        wrong = [f"{name}: {said.first}" for name, said in output.said.items() if said.failures]
        reason = output.end or (wrong[0] if wrong else "" if output.resets == 1 else "there was no reset")
        if reason:
            return [Row(programs.RESET, what, FAIL, f"at cycle {at:,}: {reason}")]
    return [Row(programs.RESET, what, PASS, f"{len(runs)} times, the program starts again and is right")]


def _with_defects(host: Host, row: Row) -> Row:
    """A row that a declared defect explains is not a failure. It tells whether the defect was seen."""
    declared = [defect for defect in host.defects if row.check in defect.checks]
    if not declared or row.result == NOT:
        return row
    seen = f"seen, {row.detail}" if row.result == FAIL else "not seen in this run"
    avoided = "; ".join(dict.fromkeys(d.avoided for d in declared if d.avoided))
    return Row(row.check, row.what, KNOWN, seen + (f"; avoided: {avoided}" if avoided else ""))

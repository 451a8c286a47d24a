# SPDX-License-Identifier: Apache-2.0
"""The programs of sw/check, and the checks that each of them makes; for which hosts, and with which wait states."""

from collections.abc import Callable
from dataclasses import dataclass

from rvhash.check.instructions import SETS
from rvhash.design.hosts import Host

NO_WAITS = 0
SOME, MANY = 30, 70  # per cent of cycles in which a RAM or the page grants nothing
QUICK = (NO_WAITS, SOME)
LONG = (NO_WAITS, 10, SOME, 50, MANY)


@dataclass(frozen=True)
class Program:
    """An app of sw/sources.toml. `checks`: name and what it checks. `lacks`: why a host cannot run it, or ""."""

    app: str
    checks: dict[str, str]
    lacks: Callable[[Host], str] = lambda host: ""
    extension: bool = False  # it has offloads
    most_cycles: int = 8_000_000  # of a run without wait states; after them it hangs


def _bus_errors(host: Host) -> str:
    return "" if host.has.bus_errors else "has.bus_errors = false"


def _extension(host: Host) -> str:
    return "" if host.has.extension else "no extension interface"


def _third(host: Host) -> str:
    return _extension(host) or ("" if host.has.sources == 3 else f"has.sources = {host.has.sources}")


ISA = "check-isa"
PROGRAMS = (
    Program(ISA, {f"isa-{name}": what for name, what in SETS.items()}),
    Program(
        "check-hazards",
        {
            "hazards": "values of registers, 0 to 3 instructions later",
            "memory": "a load behind a store to the same word",
            "counters": "mcycle and minstret: counts, writes, carries",
            "mtvec": "the alignment of the trap vector",
        },
    ),
    Program(
        "check-iram",
        {"iram": "loads from the instruction RAM"},
        lambda host: "" if host.has.readable_iram else "has.readable_iram = false",
    ),
    Program(
        "check-traps",
        {
            "exceptions": "illegal, ebreak, ecall, CSRs: precise, after each kind",
            "mstatus": "MIE and MPIE in traps, and after mret",
            "misaligned": "loads and stores at every address",
        },
    ),
    Program(
        "check-errors",
        {
            "bus-errors": "of loads and stores, after each kind",
            "fetch-errors": "of instructions",
            "errors-interrupts": "a bus error and an interrupt, at every cycle",
        },
        _bus_errors,
    ),
    Program(
        "check-interrupts",
        {
            "interrupts": "at every cycle, a short handler",
            "interrupts-c": "at every cycle, a handler in C",
            "wfi": "wakes, with interrupts on and off",
        },
    ),
    Program(
        "check-offloads",
        {
            "xif-operands": "operands of an offload, 0 to 3 instructions later",
            "xif-rejected": "a rejected instruction is illegal",
            "xif-exceptions": "an offload behind an exception is not done",
            "xif-results": "no write-back lost, after each kind",
            "xif-takers": "who takes a result, 0 to 3 instructions later",
            "xif-once": "each offload is done once, has one result",
            "xif-rate": "offloads in a row",
        },
        _extension,
        extension=True,
    ),
    Program(
        "check-offload-accesses",
        {"xif-accesses": "loads and stores around slow offloads are done once"},
        _extension,
        extension=True,
        most_cycles=1_000_000,
    ),
    Program("check-offload-jumps", {"xif-jumps": "a jump to a result"}, _extension, True, 1_000_000),
    Program(
        "check-offload-errors",
        {"xif-errors": "an offload behind a bus error is done once"},
        lambda host: _extension(host) or _bus_errors(host),
        extension=True,
    ),
    Program(
        "check-offload-interrupts",
        {
            "xif-interrupts": "at every cycle: none lost, none done twice",
            "xif-results-interrupts": "at every cycle: no write-back lost",
            "xif-decided": "each accepted one is committed or killed",
        },
        _extension,
        extension=True,
    ),
    Program("check-third", {"xif-third": "the third source, 0 to 3 instructions later"}, _third, extension=True),
)
RESET = "reset"
RESET_AT = (1_000, 20_001, 40_002)  # cycles of check-hazards

# SPDX-License-Identifier: Apache-2.0
"""Test programs (programs/) on the simulated system, with and without the peripheral: exit code 0 is success.

They run on one host: `pytest --host NAME` (tests/lib/hosts.py).
"""

import subprocess

import pytest

from rvhash import builder, design
from rvhash.design import hosts, sources
from rvhash.errors import SimulationError
from rvhash.model import ALGORITHMS
from rvhash.simulate.simulator import Simulator
from tests.lib import programs
from tests.lib.hosts import HOST, on_host


def run(app: str, name: str, *options: str, parameters: dict | None = None) -> subprocess.CompletedProcess:
    """Build design `name` with another program, and with other parameters, run it with no messages waiting."""
    of = programs.running(design.get(name), app)
    system = builder.systems([of if parameters is None else of.model_copy(update={"parameters": parameters})])[0]
    argv = [str(system.simulator), "--elf", str(system.firmware), *options]
    return subprocess.run(argv, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=1100)


FULL = pytest.mark.full
PROGRAMS = {  # by role, and what each must say
    ("selftest", "mmio"): "hardware",
    ("selftest", "xif"): "hardware",
    ("selftest", "xif-lean"): "hardware",
    ("selftest", "sw"): "portable C",
    ("api", "mmio"): "hardware",
    ("api", "mmio-windows"): "hardware",
    ("api", "sw"): "no hardware",
    ("api", "sw-lanes"): "no hardware",
    ("api", "kronos-loosely"): "permutations in hardware",
    ("api", "kronos-loosely-copied"): "permutations in hardware",
    ("api", "kronos-coprocessor"): "permutations in hardware",
    ("api", "xif"): "hardware",
    ("pieces", "mmio"): "pieces: ok",
    ("pieces", "mmio-64"): "pieces: ok",
    ("pieces", "mmio-128"): "pieces: ok",
    ("pieces", "xif-64"): "pieces: ok",
    ("api", "mmio-64"): "hardware",
    ("api", "mmio-128"): "hardware",
    ("api", "xif-64"): "hardware",
    ("frames", "mmio-128"): "frames: ok",
    **{("calls", role): "calls: ok" for role in ("mmio", "mmio-64", "mmio-128", "mmio-windows", "xif", "xif-64")},
    **{("calls", role): "calls: ok" for role in ("xif-pushed", "xif-lean", "hx", "sw")},
    ("interrupts", "mmio-64"): "interrupts: ok",
    ("interrupts", "mmio-128"): "interrupts: ok",
    ("interrupts", "xif-64"): "interrupts: ok",
    ("errors", "mmio-64"): "errors: ok",
    ("errors-xif", "xif-64"): "errors: ok",
    ("errors", "mmio"): "errors: ok",
    ("errors-xif", "xif"): "errors: ok",
    ("frames", "mmio"): "frames: ok",
    ("frames", "xif"): "frames: ok",
    ("wfi", "mmio"): "wfi: ok",
    ("rows", "mmio-chains"): "rows: ok",
    ("rows-many", "mmio-chains"): "rows: ok",
    ("rows-xif", "xif-chains"): "rows: ok",
    ("tasks", "mmio"): "tasks: ok",
    ("tasks", "xif"): "tasks: ok",
    ("interrupts", "mmio"): "interrupts: ok",
    ("interrupts", "sw"): "interrupts: ok",
    ("interrupts", "xif"): "interrupts: ok",
    ("interrupts", "xif-pushed"): "interrupts: ok",
    ("interrupts", "hx"): "interrupts: ok",
    ("selftest", "hx"): "portable C",
    ("api", "hx"): "no hardware",
    ("words", "xif-lean"): "words: ok",
    ("interrupts", "kronos-coprocessor"): "interrupts: ok",
    ("coprocessor", "kronos-coprocessor"): "coprocessor: ok",
    ("coprocessor-every", "kronos-coprocessor"): "coprocessor: ok",
    ("dma", "kronos-loosely"): "dma: ok",
    ("sharv", "sharv"): "runs of 11 or 7 blocks",
    ("sharv-every", "sharv"): "runs of 11 or 7 blocks",
    ("sharv-every", "sharv-small"): "runs of 11 or 7 blocks",
    ("sharv-every", "sharv-x4"): "four messages at once",
    ("sharv-every", "sharv-long"): "runs of any length",
    ("api", "sharv"): "blocks in hardware",
    ("api", "sharv-x4"): "blocks in hardware",
    ("interrupts", "sharv"): "interrupts: ok",
    ("interrupts", "sharv-small"): "interrupts: ok",
    ("interrupts", "sharv-x4"): "interrupts: ok",
    ("interrupts", "sharv-long"): "interrupts: ok",
}


LONG = {p for p in PROGRAMS if p[0] == "api"}  # tests/sw has them on this machine
LONG |= {("errors-xif", "xif")}
LONG |= {p for p in PROGRAMS if p[0] == "calls"}  # the program `short` is in tests/results
LONG |= {p for p in PROGRAMS if p[0] == "pieces" or p[1] in ("mmio-64", "mmio-128", "xif-64")}
LONG |= {("interrupts", name) for name in ("sw", "mmio", "xif", "xif-pushed", "kronos-coprocessor")}
LONG |= {p for p in PROGRAMS if p[0] in ("frames", "wfi", "rows", "rows-xif") or p[0].endswith(("-every", "-many"))}
LONG |= {("tasks", "mmio")}  # the lock is that of `xif`
LONG |= {("selftest", "sw")}  # tests/soc/test_isa.py has one of portable C
LONG |= {p for p in PROGRAMS if "sharv" in p[1]} - {("sharv", "sharv")}


def programs_on_host() -> list:
    """A program and the name of a design of the host."""
    on = {p: f"{p[1]}-{HOST}" for p in PROGRAMS if not design.role(p[1]).lacking(HOST)}
    return [pytest.param(p[0], name, marks=FULL if p in LONG else ()) for p, name in on.items()]


@pytest.mark.parametrize(("app", "name"), programs_on_host())
def test_program(app, name):
    done = run(app, name, "--max-cycles", "40000000")
    assert done.returncode == 0, done.stderr + done.stdout
    assert '"event":"exit","code":0' in done.stdout
    said = done.stderr.lstrip(".").splitlines()
    assert PROGRAMS[app, name.removesuffix(f"-{HOST}")] in said
    assert app != "errors-xif" or f"CV-X-IF {hosts.get(HOST).has.extension}" in said


def has_coprocessor(role: str) -> bool:
    """Whether the host of a design of that role offers instructions to its attachment, which saves messages."""
    of = design.role(role)
    return sources.rtl().attachment[of.attachment].extension and of.firmware.backend != "xif-words"


WITH_WAIT_STATES = [
    *(pytest.param(role, "interrupts", marks=FULL) for role in design.roles() if has_coprocessor(role)),
    *(pytest.param("mmio", app, marks=FULL) for app in ("api", "calls", "interrupts", "tasks", "wfi")),
    *(("mmio", app) for app in ("errors", "order")),
    pytest.param("mmio-chains", "rows-many", marks=FULL),
    pytest.param("xif-chains", "rows-xif", marks=FULL),
    *(pytest.param("xif", app, marks=FULL) for app in ("api", "calls", "errors-xif", "tasks")),
    ("xif", "order"),
    ("xif-lean", "words"),
    ("kronos-coprocessor", "kronos"),
    *(pytest.param("kronos-coprocessor", app, marks=FULL) for app in ("api", "coprocessor-every")),
    *(pytest.param(role, "sharv-every", marks=FULL) for role in ("sharv", "sharv-x4", "sharv-long")),
]


@pytest.mark.parametrize("percent", [30, pytest.param(70, marks=FULL)])
@pytest.mark.parametrize(("name", "app"), on_host(WITH_WAIT_STATES))
def test_program_with_wait_states(name, app, percent):
    """At random, on both RAMs and the attachment's page: the same answers, later."""
    done = run(app, name, "--max-cycles", "200000000", "--stall", str(percent))
    assert done.returncode == 0, done.stderr + done.stdout


@pytest.mark.full
@pytest.mark.parametrize(("name", "app"), on_host([("mmio-chains", "rows"), ("xif-chains", "rows-xif")]))
def test_a_driver_of_chains_without_them(name, app):
    """On hardware that has no chains, each step is a call of the hardware."""
    done = run(app, name, "--max-cycles", "40000000", parameters={"HasChains": 0})
    assert done.returncode == 0, done.stderr + done.stdout
    assert "steps: ok" in done.stderr.lstrip(".").splitlines()


@pytest.mark.parametrize("name", on_host([("xif",)]))
def test_interrupt_latency(name, summary):
    """An interrupt gets through a wait of the coprocessor, and through a full queue, in bounded time."""
    done = run("latency", name, "--max-cycles", "4000000")
    assert done.returncode == 0, done.stderr + done.stdout
    assert "latency: ok" in done.stderr.splitlines()
    summary(f"interrupt latency {name}", "\n".join(line for line in done.stderr.splitlines() if "cycles" in line))


@pytest.mark.parametrize("name", on_host([("mmio",), ("sw",)] * hosts.get(HOST).has.bus_errors))
def test_bus_error_is_told(name):
    """An access to an address of nobody ends in the trap handler, which prints the cause; never a hang."""
    done = run("trap", name)
    assert done.returncode == 1
    assert "mcause" in done.stderr
    assert '"event":"exit"' in done.stdout


@pytest.mark.parametrize(
    ("name", "app", "says"),
    on_host(
        [
            ("sw", "illegal", "illegal instruction 0x0400705b at pc 0x8000[0-9a-f]{4}; it uses an instruction"),
            *[("mmio", "trap", "(bus error of a load, before|load access fault at) pc 0x8000[0-9a-f]{4}")]
            * hosts.get(HOST).has.bus_errors,
        ]
    ),
)
def test_tool_names_the_trap(app, name, says):
    """The error is about the trap, and not that there is no answer."""
    system = builder.systems([programs.running(design.get(name), app)])[0]
    sim = Simulator(system.simulator, system.firmware)
    with pytest.raises(SimulationError, match=says):
        sim.hash(ALGORITHMS["sha256"], [b"abc"])


@pytest.mark.parametrize("app", ["hang", "chatter"])
def test_program_that_never_exits(app):
    done = run(app, f"sw-{HOST}", "--max-cycles", "20000")
    assert done.returncode == 3
    assert '"error":"cycle-limit"' in done.stdout

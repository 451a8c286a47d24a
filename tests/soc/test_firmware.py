# SPDX-License-Identifier: Apache-2.0
"""Test programs (programs/) on the simulated system, with and without the peripheral: exit code 0 is success."""

import subprocess

import pytest

from rvhash import builder, design
from rvhash.design import sources
from rvhash.errors import SimulationError
from rvhash.model import ALGORITHMS
from rvhash.simulate.simulator import Simulator
from tests.lib import programs


def run(app: str, name: str, *options: str) -> subprocess.CompletedProcess:
    """Build design `name` with another program, run it with no messages waiting."""
    system = builder.systems([programs.running(design.get(name), app)])[0]
    argv = [str(system.simulator), "--elf", str(system.firmware), *options]
    return subprocess.run(argv, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=1100)


FULL = pytest.mark.full
PROGRAMS = {  # and what each must say
    ("selftest", "mmio-cv32e40x"): "hardware",
    ("selftest", "xif-cv32e40x"): "hardware",
    ("selftest", "sw-cv32e40x"): "portable C",
    ("api", "mmio-cv32e40x"): "hardware",
    ("api", "mmio-windows-cv32e40x"): "hardware",
    ("api", "sw-cv32e40x"): "no hardware",
    ("api", "sw-lanes-cv32e40x"): "no hardware",
    ("api", "kronos-loosely-cv32e40x"): "permutations in hardware",
    ("api", "kronos-loosely-copied-cv32e40x"): "permutations in hardware",
    ("api", "kronos-coprocessor-cv32e40x"): "permutations in hardware",
    ("api", "xif-cv32e40x"): "hardware",
    ("errors", "mmio-cv32e40x"): "errors: ok",
    ("errors-xif", "xif-cv32e40x"): "errors: ok",
    ("frames", "mmio-cv32e40x"): "frames: ok",
    ("frames", "xif-cv32e40x"): "frames: ok",
    ("wfi", "mmio-cv32e40x"): "wfi: ok",
    ("tasks", "mmio-cv32e40x"): "tasks: ok",
    ("tasks", "xif-cv32e40x"): "tasks: ok",
    ("interrupts", "mmio-cv32e40x"): "interrupts: ok",
    ("interrupts", "sw-cv32e40x"): "interrupts: ok",
    ("interrupts", "xif-cv32e40x"): "interrupts: ok",
    ("interrupts", "xif-pushed-cv32e40x"): "interrupts: ok",
    ("interrupts", "kronos-coprocessor-cv32e40x"): "interrupts: ok",
    ("coprocessor", "kronos-coprocessor-cv32e40x"): "coprocessor: ok",
    ("dma", "kronos-loosely-cv32e40x"): "dma: ok",
    ("sharv", "sharv-cv32e40x"): "runs of 11 or 7 blocks",
    ("sharv", "sharv-small-cv32e40x"): "runs of 11 or 7 blocks",
    ("sharv", "sharv-x4-cv32e40x"): "four messages at once",
    ("sharv", "sharv-long-cv32e40x"): "runs of any length",
    ("api", "sharv-cv32e40x"): "blocks in hardware",
    ("api", "sharv-x4-cv32e40x"): "blocks in hardware",
    ("interrupts", "sharv-cv32e40x"): "interrupts: ok",
    ("interrupts", "sharv-small-cv32e40x"): "interrupts: ok",
    ("interrupts", "sharv-x4-cv32e40x"): "interrupts: ok",
    ("interrupts", "sharv-long-cv32e40x"): "interrupts: ok",
}


LONG = {p for p in PROGRAMS if p[0] == "api"}  # tests/sw has them on this machine
LONG |= {("errors-xif", "xif-cv32e40x")}
LONG |= {("interrupts", f"{name}-cv32e40x") for name in ("sw", "xif", "xif-pushed", "kronos-coprocessor")}
LONG |= {p for p in PROGRAMS if "sharv" in p[1]} - {("sharv", "sharv-cv32e40x")}


@pytest.mark.parametrize(("app", "name"), [pytest.param(*p, marks=FULL if p in LONG else ()) for p in PROGRAMS])
def test_program(app, name):
    done = run(app, name, "--max-cycles", "40000000")
    assert done.returncode == 0, done.stderr + done.stdout
    assert '"event":"exit","code":0' in done.stdout
    assert PROGRAMS[app, name] in done.stderr.lstrip(".").splitlines()


def has_coprocessor(name: str) -> bool:
    """Whether the host of a design offers instructions to its attachment."""
    return sources.rtl().attachment[design.get(name).attachment].extension


WITH_WAIT_STATES = [
    *(pytest.param(name, "interrupts", marks=FULL) for name in design.names() if has_coprocessor(name)),
    *(pytest.param("mmio-cv32e40x", app, marks=FULL) for app in ("api", "interrupts", "tasks", "wfi")),
    *(("mmio-cv32e40x", app) for app in ("errors", "order")),
    *(pytest.param("xif-cv32e40x", app, marks=FULL) for app in ("api", "tasks")),
    *(("xif-cv32e40x", app) for app in ("errors-xif", "order")),
    ("kronos-coprocessor-cv32e40x", "kronos"),
    *(pytest.param("kronos-coprocessor-cv32e40x", app, marks=FULL) for app in ("api", "coprocessor")),
    *(pytest.param(f"{name}-cv32e40x", "sharv", marks=FULL) for name in ("sharv", "sharv-x4", "sharv-long")),
]


@pytest.mark.parametrize("percent", [30, pytest.param(70, marks=FULL)])
@pytest.mark.parametrize(("name", "app"), WITH_WAIT_STATES)
def test_program_with_wait_states(name, app, percent):
    """At random, on both RAMs and the attachment's page: the same answers, later."""
    done = run(app, name, "--max-cycles", "200000000", "--stall", str(percent))
    assert done.returncode == 0, done.stderr + done.stdout


def test_interrupt_latency(summary):
    """An interrupt gets through a wait of the coprocessor, and through a full queue, in bounded time."""
    done = run("latency", "xif-cv32e40x", "--max-cycles", "4000000")
    assert done.returncode == 0, done.stderr + done.stdout
    assert "latency: ok" in done.stderr.splitlines()
    summary("interrupt latency xif-cv32e40x", "\n".join(line for line in done.stderr.splitlines() if "cycles" in line))


@pytest.mark.parametrize("name", ["mmio-cv32e40x", "sw-cv32e40x"])
def test_bus_error_is_told(name):
    """An access to an address of nobody ends in the trap handler, which prints the cause; never a hang."""
    done = run("trap", name)
    assert done.returncode == 1
    assert "mcause" in done.stderr
    assert '"event":"exit"' in done.stdout


@pytest.mark.parametrize(
    ("app", "name", "says"),
    [
        ("illegal", "sw-cv32e40x", "illegal instruction 0x0400705b at pc 0x8000[0-9a-f]{4}; it uses an instruction"),
        ("trap", "mmio-cv32e40x", "bus error of a load, before pc 0x8000[0-9a-f]{4}"),
    ],
)
def test_tool_names_the_trap(app, name, says):
    """The error is about the trap, and not that there is no answer."""
    system = builder.systems([programs.running(design.get(name), app)])[0]
    sim = Simulator(system.simulator, system.firmware)
    with pytest.raises(SimulationError, match=says):
        sim.hash(ALGORITHMS["sha256"], [b"abc"])


@pytest.mark.parametrize("app", ["hang", "chatter"])
def test_program_that_never_exits(app):
    done = run(app, "sw-cv32e40x", "--max-cycles", "20000")
    assert done.returncode == 3
    assert '"error":"cycle-limit"' in done.stdout

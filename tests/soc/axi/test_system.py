# SPDX-License-Identifier: Apache-2.0
"""The system on a 64-bit bus: CVA6 with its caches, the memory-mapped peripheral on AXI4, and the coprocessor on CVA6's
extension interface."""

import subprocess

import pytest

from rvhash import builder, design
from rvhash.design import hosts, sources
from rvhash.errors import SimulationError, WrongDigestError
from rvhash.model import ALGORITHMS, NAMES, digest
from rvhash.simulate.simulator import Simulator
from tests.lib import programs
from tests.lint import repo
from tests.lint.test_verilator import lint
from tests.soc.axi import cycles

pytestmark = [pytest.mark.full, pytest.mark.skipif(not cycles.INSTALLED, reason=cycles.MISSING)]
PROMISED = 30  # times as fast as portable C, SHA3-256 of 4 KiB, at least


@pytest.mark.parametrize("cache", cycles.CACHES)
@pytest.mark.parametrize("attachment", ["none", "mmio", "xif"])
def test_our_files_have_no_warnings(cache, attachment):
    system, files = sources.rtl().with_axi(attachment)
    host = f"cva6/{cycles.CACHES[cache]}".removesuffix("/")
    extension = ["-DRVH_SOC_EXTENSION"] if sources.rtl().attachment[attachment].extension else []
    status, out = lint(system.top, *extension, *hosts.files(host).arguments, *(repo.ROOT / f for f in files))
    assert status == 0, out


@pytest.mark.parametrize("role", ["mmio", "mmio-64", "mmio-windows", "sw", "sw-lanes", "xif", "xif-64", "xif-pushed"])
def test_digests(role):
    """Of every algorithm, at the lengths around its block; and of a message in pieces."""
    of = design.get(f"{role}-cva6")
    system = builder.systems([of])[0]
    with Simulator(system.simulator, system.firmware) as simulator:
        for name in NAMES:
            block = ALGORITHMS[name].block_bytes
            for size in (0, 1, block - 9, block - 1, block, block + 1, 3 * block + 5):
                result = simulator.hash(ALGORITHMS[name], [cycles.message(size)])
                assert result.digest == digest(name, cycles.message(size)), (name, size)
                assert result.hw_used == (of.attachment != "none")
        if of.attachment != "none":
            simulator.hash(ALGORITHMS["sha3-256"], [cycles.message(150_001)])
            simulator.hash(ALGORITHMS["shake128"], [cycles.message(70_000)], 5_000)


@pytest.mark.parametrize("cache", cycles.CACHES)
def test_messages_in_caches(cache):
    system = builder.systems([cycles.warm("mmio", cycles.CACHES[cache])])[0]
    with Simulator(system.simulator, system.firmware) as simulator:
        for name in ("sha256", "sha512", "sha3-384", "shake256"):
            for size in (1, 15, 16, 17, 200, 3_001, 40_000):
                assert simulator.hash(ALGORITHMS[name], [cycles.message(size)]).hw_used


@pytest.mark.parametrize(
    ("cache", "header"), [("write-through", "no_invalidate.h"), ("write-back", "no_maintenance.h")]
)
def test_without_maintenance_digests_are_wrong(cache, header):
    of = cycles.warm("mmio", cycles.CACHES[cache], f"tests/soc/axi/{header}")
    with pytest.raises(WrongDigestError):
        cycles.hashed(of, "sha3-256", 4096)


@pytest.mark.parametrize("cache", cycles.CACHES)
def test_cycles(cache, summary):
    found = cycles.records(cache)
    assert found == cycles.expected(cache), "python -m tests.soc.axi.cycles"
    assert all(r["hw_used"] == (r["design"] in ("mmio-cva6", "mmio-64-cva6")) for r in found)
    for role in cycles.SOFTWARE:
        ratio = cycles.speedup(found, "sha3-256", role)
        assert ratio >= PROMISED, role
        summary(f"cva6, {cache}, SHA3-256 of 4 KiB, mmio over {role}", f"{ratio:.0f}")


PROGRAMS = [  # of tests/soc/programs, those that use the driver only
    *((app, role) for app in ("selftest", "interrupts") for role in ("mmio", "xif", "xif-pushed")),
    *((app, role) for app in ("api", "calls", "frames", "order", "tasks") for role in ("mmio", "xif")),
    *(("pieces", role) for role in ("mmio-64", "xif-64")),
    ("unaligned", "mmio"),
    ("wfi", "mmio"),
]


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("app", "role"), PROGRAMS)
def test_programs(app, role):
    """A program reports no progress to the simulator; pieces takes 40 million cycles, 20 minutes on a slow machine."""
    system = builder.systems([programs.running(design.get(f"{role}-cva6"), app)])[0]
    argv = [str(system.simulator), "--elf", str(system.firmware), "--max-cycles", "80000000"]
    done = subprocess.run(argv, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stderr
    assert f"{app}: ok" in done.stderr.splitlines()
    assert app not in ("selftest", "api") or "hardware" in done.stderr


def test_cycles_of_the_coprocessor():
    """The figures of docs/hosts.md."""
    found = {}
    for role in ("xif", "xif-pushed"):
        system = builder.systems([cycles.warm(role)])[0]
        with Simulator(system.simulator, system.firmware) as simulator:
            for name in cycles.ALGORITHM_NAMES:
                result = simulator.hash(ALGORITHMS[name], [cycles.message(cycles.BYTES)])
                assert result.hw_used
                found.setdefault(name, []).append(result.cycles)
    page = (repo.ROOT / "docs" / "hosts.md").read_text()
    for name, (fed, pushed) in found.items():
        assert f"| {name} | {fed:,} | {pushed:,} |" in page


def said_by(program: str, role: str = "xif") -> str:
    """What a program of this folder says."""
    of = design.get(f"{role}-cva6")
    firmware = of.firmware.model_copy(update={"program": [f"tests/soc/axi/{program}.c"], "config": ""})
    system = builder.systems([of.model_copy(update={"firmware": firmware})])[0]
    argv = [str(system.simulator), "--elf", str(system.firmware)]
    done = subprocess.run(argv, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=1100)
    assert done.returncode == 0, done.stderr
    return done.stderr


def test_how_often_the_coprocessor_executes_an_instruction():
    """CVA6 offers and commits an instruction again if the one before it flushes it: twice after a fence, also with a
    nop between them if a store is pending; once after RVH_XIF_FENCE."""
    said = said_by("flushed")
    assert "2 after fence rw, rw\n" in said
    assert "2 after sd x0, 0(%2); fence rw, rw; nop\n" in said
    assert "1 after sd x0, 0(%2); fence rw, rw; csrr t0, sscratch; mv t0, t0\n" in said
    assert "1 after fence rw, rw; nop\n" in said
    assert "1 after RVH_XIF_FENCE\n" in said


def test_interrupts_of_the_coprocessor():
    """At every point of a message in registers, and in calls of the driver."""
    assert "300 interrupts in instructions\n" in said_by("interrupted")


def test_registers_by_accesses_of_64_bits():
    assert "registers: ok\n" in said_by("registers", "mmio")


def test_a_trap_is_reported():
    system = builder.systems([programs.running(design.get("sw-cva6"), "illegal")])[0]
    says = "illegal instruction 0x0400705b at pc 0x8000[0-9a-f]{4}; it uses an instruction"
    with pytest.raises(SimulationError, match=says), Simulator(system.simulator, system.firmware) as simulator:
        simulator.hash(ALGORITHMS["sha256"], [b""])


def test_the_system_has_no_wait_states():
    system = builder.systems([design.get("mmio-cva6")])[0]
    argv = [str(system.simulator), "--elf", str(system.firmware), "--stall", "10"]
    done = subprocess.run(argv, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    assert done.returncode == 4
    assert "no wait states" in done.stdout

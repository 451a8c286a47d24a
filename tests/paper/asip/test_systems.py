# SPDX-License-Identifier: Apache-2.0
"""OASIP, DASIP, lane and the plain processor as systems: CAVP vectors, messages in pieces, interrupts."""

import subprocess

import pytest

from rvhash import builder, design
from rvhash.bench.workloads import counting
from rvhash.model import ALGORITHMS, digest
from rvhash.simulate.simulator import Simulator
from tests.lib import programs
from tests.lib.cavp import vectors

ROLES = ("compact", "oasip", "dasip", "lane")
UNITS = ROLES[1:]
KECCAK = ("sha3-224", "sha3-256", "sha3-384", "sha3-512", "shake128", "shake256")
FULL = pytest.mark.full
SOME = [("lane", name) for name in ("sha3-256", "shake128")]
ALL = [pytest.param(role, name, marks=FULL) for role in ROLES for name in KECCAK if (role, name) not in SOME]


def hart(role: str) -> design.Design:
    return design.get(f"{role}-hart")


@pytest.mark.parametrize(("role", "algorithm"), [*SOME, *ALL])
@pytest.mark.parametrize("kind", ["ShortMsg", pytest.param("LongMsg", marks=FULL)])
def test_vectors(role, algorithm, kind):
    system = builder.systems([hart(role)])[0]
    ran = 0
    with Simulator(system.simulator, system.firmware) as simulator:
        for vector in vectors(algorithm, kind):
            out_bytes = len(vector.output) if ALGORITHMS[algorithm].xof else None
            assert simulator.hash(ALGORITHMS[algorithm], [vector.message], out_bytes).digest == vector.output
            ran += 1
    assert ran > 10


@pytest.mark.parametrize("role", [pytest.param(r, marks=FULL if r in ("compact", "dasip") else ()) for r in ROLES])
def test_pieces(role):
    """Lengths around a block of each rate, in one piece and in two that are not aligned; 12 rounds."""
    system = builder.systems([hart(role)])[0]
    with Simulator(system.simulator, system.firmware) as simulator:
        for name in KECCAK if role == "lane" else ("sha3-256", "sha3-512"):
            rate = ALGORITHMS[name].block_bytes
            for length in (0, 1, rate - 1, rate, rate + 1, 3 * rate)[:: 1 if role == "lane" else 2]:
                message = counting(length)
                out_bytes = 300 if ALGORITHMS[name].xof else None
                for pieces in ([message], [message[: length // 3], message[length // 3 :]]):
                    found = simulator.hash(ALGORITHMS[name], pieces, out_bytes).digest
                    assert found == digest(name, message, out_bytes), (name, length)


def ran(role: str, program: str, *options: str) -> subprocess.CompletedProcess[str]:
    system = builder.systems([programs.running(hart(role), program)])[0]
    argv = [str(system.simulator), "--elf", str(system.firmware), "--max-cycles", "2000000000", *options]
    return subprocess.run(argv, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=1500)


def run(role: str, program: str, *options: str) -> str:
    done = ran(role, program, *options)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stderr


@pytest.mark.parametrize("role", ROLES)
def test_self_test(role):
    """Every algorithm, and 12 rounds."""
    assert "portable C" in run(role, "selftest")


INTERRUPTS = [("dasip", "permutations"), ("lane", "permutations"), pytest.param("oasip", "permutations", marks=FULL)]
INTERRUPTS += [pytest.param(role, "permutations-many", marks=FULL) for role in UNITS]


@pytest.mark.parametrize(("role", "program"), INTERRUPTS)
def test_interrupts(role, program):
    """At every cycle of a round, and at random ones; the handler uses the unit and the loops."""
    assert "permutations: ok" in run(role, program)


@pytest.mark.full
@pytest.mark.parametrize("percent", [30, 70])
@pytest.mark.parametrize("role", UNITS)
def test_interrupts_with_wait_states(role, percent):
    """Also of the RAM that DASIP's port reads."""
    assert "permutations: ok" in run(role, "permutations", "--stall", str(percent))


@pytest.mark.parametrize(
    ("role", "cycles"),
    [
        pytest.param("oasip", [40_000], marks=pytest.mark.full),
        ("dasip", [20_000]),
        pytest.param("lane", range(5_000, 5_200, 80), marks=pytest.mark.full),
    ],
)
def test_interrupts_after_a_reset(role, cycles):
    """The reset comes in the middle of permutations; the program starts again, and nothing of the unit's is left."""
    for cycle in cycles:
        assert "permutations: ok" in run(role, "permutations", "--reset-at", str(cycle))


@pytest.mark.parametrize(("role", "cause"), [("compact", 5), ("oasip", 5), ("dasip", 2), ("lane", 5)])
def test_a_bus_error_is_a_trap(role, cause):
    """Of the processor's load; DASIP's accesses are imprecise, and its program traps when `sync` tells of the error."""
    done = ran(role, "nowhere")
    assert done.returncode != 0
    assert f"trap: mcause 0x{cause:08x} " in done.stderr
    assert "no trap" not in done.stderr

# SPDX-License-Identifier: Apache-2.0
"""The hash instructions on the hart, the only host that has three sources: CAVP vectors, programs, and what a system
without a group does. With `--host hart` the tests of all designs run, too."""

import subprocess

import pytest

from rvhash import builder, design
from rvhash.bench.workloads import counting
from rvhash.errors import SimulationError
from rvhash.model import ALGORITHMS, digest
from rvhash.simulate.simulator import Simulator
from tests.lib import programs
from tests.lib.cavp import vectors

ROLES = ("hx", "hx-unrolled", "hx-gp-tp", "hx-gp-tp-unrolled", "hx-stateless", "zknh")
SOME = ("sha256", "sha512", "sha3-384", pytest.param("shake128", marks=pytest.mark.full))
GROUPS = ("HasKeccak", "HasInterleave", "HasChMaj", "HasAdd3", "HasSha256", "HasSha512", "HasZknh256", "HasZknh512")


def hart(role: str, **parameters: int) -> design.Design:
    """The design of a role, with other groups."""
    of = design.get(f"{role}-hart")
    return of.model_copy(update={"parameters": of.parameters | parameters})


@pytest.mark.parametrize("algorithm", SOME)
def test_short_messages(algorithm):
    system = builder.systems([hart("hx")])[0]
    with Simulator(system.simulator, system.firmware) as simulator:
        for vector in vectors(algorithm, "ShortMsg"):
            out_bytes = len(vector.output) if ALGORITHMS[algorithm].xof else None
            assert simulator.hash(ALGORITHMS[algorithm], [vector.message], out_bytes).digest == vector.output


@pytest.mark.parametrize("role", ROLES)
def test_every_code(role):
    """Lengths around a block, in one piece and in two that are not aligned."""
    system = builder.systems([hart(role)])[0]
    with Simulator(system.simulator, system.firmware) as simulator:
        for name in ("sha256", "sha512", "sha3-256", "sha3-512"):
            for length in (0, 1, 55, 56, 64, 111, 112, 128, 135, 136, 137, 300):
                message = counting(length)
                for pieces in ([message], [message[: length // 3], message[length // 3 :]]):
                    assert simulator.hash(ALGORITHMS[name], pieces).digest == digest(name, message), (name, length)


@pytest.mark.parametrize("without", [pytest.param(g, marks=pytest.mark.full) for g in GROUPS] + [GROUPS])
def test_software_follows_the_groups(without):
    """Code for the groups that there are, and for none of them."""
    without = (without,) if isinstance(without, str) else without
    system = builder.systems([hart("hx", **dict.fromkeys(without, 0))])[0]
    with Simulator(system.simulator, system.firmware) as simulator:
        for name in ("sha256", "sha512", "sha3-256"):
            assert simulator.hash(ALGORITHMS[name], [counting(300)]).digest == digest(name, counting(300))


def test_messages_at_any_address():
    """Words are read at multiples of 4: other messages are copied."""
    system = builder.systems([programs.running(hart("hx"), "unaligned")])[0]
    argv = [str(system.simulator), "--elf", str(system.firmware), "--max-cycles", "1000000"]
    done = subprocess.run(argv, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr + done.stdout


def test_a_group_that_is_not_built_traps():
    """Software for all groups on hardware without one: the tool names the instruction, and gives no digest."""
    whole, lean = builder.systems([hart("hx"), hart("hx", HasSha256=0)])
    with pytest.raises(SimulationError, match=r"illegal instruction 0x[0-9a-f]{6}0b at pc"):
        Simulator(lean.simulator, whole.firmware).hash(ALGORITHMS["sha256"], [b"abc"])


@pytest.mark.parametrize(("app", "says"), [("selftest", "portable C"), ("interrupts", "interrupts: ok")])
def test_program(app, says):
    """interrupts: a handler that hashes interrupts a sum of 64 bits, and saves and restores the carry."""
    system = builder.systems([programs.running(hart("hx"), app)])[0]
    argv = [str(system.simulator), "--elf", str(system.firmware), "--max-cycles", "40000000"]
    done = subprocess.run(argv, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr + done.stdout
    assert says in done.stderr.lstrip(".").splitlines()

# SPDX-License-Identifier: Apache-2.0
"""Every host runs the firmware: a message by the peripheral and by portable C; all else of tests/soc with `--host`.
In `make test` the hart with the peripheral alone."""

import pytest

from rvhash import builder, design
from rvhash.design import hosts
from rvhash.model import ALGORITHMS, digest
from rvhash.simulate.simulator import Simulator

FULL = pytest.mark.full
OTHERS = [name for name in hosts.names() if name != design.DEFAULT_HOST]  # the others of tests/soc have that one
NAMES = [name for host in OTHERS for name in design.names(host)]
CASES = [pytest.param(name, marks=() if name == "mmio-hart" else FULL) for name in NAMES]


@pytest.mark.parametrize("name", CASES)
def test_a_hash(name, summary):
    """Of each family, with and without hardware for it, and of more than one chunk of the mailbox."""
    system = builder.systems([design.get(name)])[0]
    cycles = {}
    with Simulator(system.simulator, system.firmware) as simulator:
        for algorithm in ("sha256", "sha512", "sha3-384"):
            for size in (0, 200, 70_000 if name.startswith("mmio") else 1_000):
                message = bytes(i & 0xFF for i in range(size))
                result = simulator.hash(ALGORITHMS[algorithm], [message])
                assert result.digest == digest(algorithm, message), (algorithm, size)
                cycles[algorithm, size] = result.cycles
    summary(f"cycles {name}", f"sha3-384 of 200 bytes: {cycles['sha3-384', 200]:,}")

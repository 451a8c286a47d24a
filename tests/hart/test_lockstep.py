# SPDX-License-Identifier: Apache-2.0
"""The hart in lock-step with Spike on random programs: every instruction that retires is compared, with random wait
states, bus errors, interrupts and a coprocessor."""

import json
import re
import subprocess

import pytest

from tests.lib import hart

BUILDS = {
    "everything": {},
    "no-bits": {"HasZba": 0, "HasZbb": 0, "HasZbs": 0, "HasZbkb": 0, "HasLoops": 0},
    "some-bits": {"HasZbb": 0, "HasZbkb": 1, "MulBits": 32},
    "two-sources": {"NumRs": 2, "Custom0Rs3": 0, "MulBits": 4, "IdWidth": 4},
    "alone": {"HasXif": 0, "HasLoops": 0, "MulBits": 8},
    "no-c": {"HasC": 0},
}

INSTRUCTIONS = [
    "add",
    "addi",
    "and",
    "andi",
    "andn",
    "auipc",
    "bclr",
    "bclri",
    "beq",
    "bext",
    "bexti",
    "bge",
    "bgeu",
    "binv",
    "binvi",
    "blt",
    "bltu",
    "bne",
    "brev8",
    "bset",
    "bseti",
    "clz",
    "cpop",
    "ctz",
    "div",
    "divu",
    "fence",
    "fence.i",
    "jal",
    "jalr",
    "lb",
    "lbu",
    "lh",
    "lhu",
    "li",
    "lui",
    "lw",
    "max",
    "maxu",
    "min",
    "minu",
    "mret",
    "mul",
    "mulh",
    "mulhsu",
    "mulhu",
    "or",
    "orc.b",
    "ori",
    "orn",
    "pack",
    "packh",
    "rem",
    "remu",
    "rev8.rv32",
    "rol",
    "ror",
    "rori",
    "sb",
    "sext.b",
    "sext.h",
    "sh",
    "sh1add",
    "sh2add",
    "sh3add",
    "sll",
    "slli",
    "slt",
    "slti",
    "sltiu",
    "sltu",
    "sra",
    "srai",
    "srl",
    "srli",
    "sub",
    "sw",
    "unzip",
    "wfi",
    "xif",
    "xnor",
    "xor",
    "xori",
    "zext.h",
    "zip",
    "csrrc",
    "csrrci",
    "csrrs",
    "csrrsi",
    "csrrw",
    "csrrwi",
]
COMPRESSED = [
    "add",
    "addi",
    "addi16sp",
    "addi4spn",
    "and",
    "andi",
    "beqz",
    "bnez",
    "j",
    "jal",
    "jalr",
    "jr",
    "li",
    "lui",
    "lw",
    "lwsp",
    "mv",
    "or",
    "slli",
    "srai",
    "srli",
    "sub",
    "sw",
    "swsp",
    "xor",
]

# What each 200,000 instructions must show, so often. Names: sim/hart/lockstep.cpp.
FLOORS = {
    **{f"i:{name}": 5 for name in INSTRUCTIONS},
    **{f"c:c.{name}": 1 for name in COMPRESSED},
    **{f"trap:{cause}": 20 for cause in (1, 2, 3, 5, 7, 11)},
    **{f"interrupt:{cause}": 1 for cause in (3, 7, 11, *range(16, 32))},
    **{
        f"hazard:{kind}1>{user}": 1
        for kind in ("alu", "load", "muldiv", "csr", "xif")
        for user in ("other", "memory", "xif")
    },
    **{f"load:{size}at{at}": 50 for size in (1, 2, 4) for at in range(4)},
    **{f"store:{size}at{at}": 50 for size in (1, 2, 4) for at in range(4)},
    **{f"operands:{a},{b}": 1 for a in ("zero", "ones", "other") for b in ("zero", "ones", "other")},
    "xif:result waits": 50,
    "loop:turn": 50,
}


def run(build: str, instructions: int, seed: int) -> dict[str, int]:
    """What was covered. AssertionError at a difference."""
    parameters = BUILDS[build]
    argv = [hart.simulator("lockstep", parameters, with_spike=True), *hart.options(parameters)]
    argv += ["--instructions", str(instructions), "--seed", str(seed)]
    done = subprocess.run(argv, check=False, capture_output=True, text=True, timeout=3000)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def table(covered: dict[str, int]) -> str:
    """Counts by kind, for `pytest -s`."""
    kinds: dict[str, list[str]] = {}
    for name, count in covered.items():
        kind, _, what = name.partition(":")
        kinds.setdefault(kind, []).append(f"{what} {count}" if what else str(count))
    return "\n".join(f"{kind}: {', '.join(counts)}" for kind, counts in kinds.items())


def test_lockstep():
    covered = run("everything", 200_000, 1)
    print(table(covered))
    low = {name: covered.get(name, 0) for name, floor in FLOORS.items() if covered.get(name, 0) < floor}
    assert not low, f"too few of {low}"
    assert covered["instructions"] == 200_000


def test_no_c():
    """Instructions of 32 bits alone: jumps into an instruction trap."""
    covered = run("no-c", 100_000, 1)
    floors = {f"trap:{cause}": 10 for cause in (0, 1, 2, 3, 5, 7, 11)} | {"loop:turn": 20, "i:jal": 50, "i:xif": 50}
    low = {name: covered.get(name, 0) for name, floor in floors.items() if covered.get(name, 0) < floor}
    assert not low, f"too few of {low}"
    assert not any(name.startswith("c:") for name in covered)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(2, 12))
def test_two_million(seed):
    assert run("everything", 200_000, seed)["instructions"] == 200_000


@pytest.mark.full
@pytest.mark.parametrize("build", [name for name in BUILDS if name != "everything"])
def test_builds(build):
    covered = run(build, 300_000, 20)
    if not BUILDS[build].get("HasXif", 1):
        assert not any(re.match(r"i:xif", name) for name in covered)

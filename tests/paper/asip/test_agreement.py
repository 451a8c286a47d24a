# SPDX-License-Identifier: Apache-2.0
"""Random programs of the instructions of OASIP, DASIP and lane: the model in Python (units.py) and Spike with the
extensions of sim/spike agree on every result. The RTL agrees with the model in bench.py."""

import random

import numpy as np
import pytest

from tests.attach.isa import executors
from tests.lib.instruction_words import TABLE, decode, encode
from tests.paper.asip import units

FEW, MANY = 20_000, 1_000_000  # instructions
AT, PAGE = 0x8000_0000, 4096  # memory of the executor; the instruction is in its first word
BASES = (AT + 256, AT + 264, AT + 1024, AT + PAGE - 100, 0x1000)  # the last two fail, in part or whole
CORNERS = (0, 1, (1 << 32) - 1, 1 << 31, (1 << 31) - 1)
WORDS = 50_000  # random words of custom-0
LW = 0x2003


class Memory(dict):
    def load(self, address: int) -> int | None:
        return self.get(address, 0) if AT <= address < AT + PAGE else None

    def store(self, address: int, word: int) -> bool:
        if AT <= address < AT + PAGE:
            self[address] = word
        return AT <= address < AT + PAGE


def program(name: str, count: int, seed: int) -> tuple[np.ndarray, list[int]]:
    """Records of a random program, and the expected results. In DASIP's are loads of what it stored."""
    rng, memory = random.Random(seed), Memory()
    unit = {"oasip": units.Oasip, "lane": units.Lane, "dasip": lambda: units.Dasip(memory.load, memory.store)}[name]()
    kinds = TABLE.of(name)
    often = [k for k in kinds if k.name not in ("permute", "clear")]
    records, expected = np.zeros(count, executors.RECORD), []
    for at in range(count):
        if name == "dasip" and at and rng.random() < 0.3:
            address = rng.choice(BASES[:3]) + 4 * rng.randrange(2 * 66)
            records[at] = (LW | 5 << 7 | 6 << 15, address, 0, 0)
            expected.append(memory.load(address))
            continue
        kind = rng.choice(kinds if rng.random() < 0.02 else often)
        rs1, rs2 = (rng.choice(CORNERS) if rng.random() < 0.2 else rng.getrandbits(32) for _ in range(2))
        if kind.name == "base" or (name == "dasip" and at == 0):
            kind = next(k for k in kinds if k.name == "base")
            rs1 = rng.choice(BASES) if at else BASES[0]
        elif kind.name == "permute":
            rs1 = rng.choice((0, 1, 2, 24, 25, 1 << 31))
        elif kind.name == "remv":
            rs1 = rng.randrange(-10, 27) & 0xFFFF_FFFF
        field = rng.randrange(kind.field[1] + 1) if kind.field else 0
        r1, r2, rd = rng.sample(range(1, 32), 3)
        records[at] = (encode(kind, rd, r1, r2, field=field), rs1, rs2, 0)
        expected.append(unit.execute(kind.name, rs1 if kind.rs1 else 0, rs2 if kind.rs2 else 0, field))
    return records, expected


def differences(name: str, records: np.ndarray, expected: list[int], results: np.ndarray) -> list[str]:
    """What differs, of much the first ones."""
    found = []
    for at, (record, want, got) in enumerate(zip(records, expected, results, strict=True)):
        if not got["executed"] or got["value"] != want:
            found.append(
                f"{name} {at}: {record['word']:#010x} {record['rs1']:#x}: {got['value']:#x}, expected {want:#x}"
            )
    return found[:5]


def on_spike(name: str, records: np.ndarray, logged: bool = False) -> np.ndarray:
    return executors.on_spike(records, logged, f"rv32i_x{name}", "asip")


@pytest.mark.parametrize("name", ["oasip", "dasip", "lane"])
@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.full)])
def test_agreement(name, count):
    records, expected = program(name, count, 1)
    assert len({r & 0x707F for r in records["word"].tolist()}) >= 4
    assert not (found := differences(name, records, expected, on_spike(name, records))), "\n".join(found)
    assert (on_spike(name, records[:5000], logged=True) == on_spike(name, records[:5000])).all()


def test_a_difference_is_found():
    records, expected = program("lane", 500, 2)
    results = on_spike("lane", records)
    for place in ("value", "executed"):
        bad = results.copy()
        bad[place][123] ^= 1
        (line,) = differences("lane", records, expected, bad)
        assert line.startswith("lane 123: ")


@pytest.mark.parametrize("name", ["oasip", "dasip", "lane"])
def test_the_same_words_are_illegal(name):
    """On Spike and by the table, which makes the decoder of the RTL."""
    rng = np.random.default_rng(1)
    words = rng.integers(0, 1 << 32, WORDS, np.uint32) & np.uint32(0xFFFF_FF80) | np.uint32(0x0B)
    words[WORDS // 3 :] &= np.uint32(0x7E0F_FFFF)
    words[2 * WORDS // 3 :] &= np.uint32(0x0E00_7FFF)
    records = np.zeros(WORDS, executors.RECORD)
    records["word"] = words
    legal = [decode(int(word), (name,)) is not None for word in words]
    assert 0.01 < np.mean(legal) < 0.9
    assert (on_spike(name, records)["executed"] == legal).all()

# SPDX-License-Identifier: Apache-2.0
"""Operand sets of an instruction of hx or Zknh: what the model in Python makes of them (rvhash.codegen.instructions),
and the records that make an executor do the same.

Words are arrays of 64 bits, because sums of the model have more than 32.
"""

import itertools
from dataclasses import dataclass

import numpy as np

from rvhash.codegen.instructions import COMPUTE, MASK, Carry
from rvhash.design import instruction_table
from rvhash.design.instruction_table import Instruction
from sim.spike.build_extension import match_and_mask
from tests.attach.isa.executors import RECORD

TABLE = instruction_table.table()
INSTRUCTIONS = {f"hx.{i.name}": i for i in TABLE.of("hx")} | {i.name: i for i in TABLE.of("zknh")}
CORNERS = (0, MASK, 0x8000_0000, 0x7FFF_FFFF, 1, 0x5555_5555, 0xAAAA_AAAA)
# Operands of add3.lo for each carry; 1 has two forms in rvh_isa_unit, of which these are both.
LEAVES = {0: [(0, 0, 0)] * 2, 1: [(MASK, 1, 0), (0x8000_0000, 0x8000_0000, 0)], 2: [(MASK, MASK, MASK)] * 2}


@dataclass
class Sets:
    """Values of the sources, and the carry before the instruction; `n`: the number in it."""

    rs1: np.ndarray
    rs2: np.ndarray
    rs3: np.ndarray
    carry: np.ndarray
    n: np.ndarray

    def __len__(self) -> int:
        return len(self.rs1)


def corners() -> Sets:
    """Every combination of CORNERS, and each bit alone set or clear in one source, with each carry."""
    rows = list(itertools.product(CORNERS, repeat=3))
    for place, bit, others in itertools.product(range(3), range(32), (0, MASK)):
        rows.append(tuple(others ^ (1 << bit if n == place else 0) for n in range(3)))
    rows = [(*row, carry) for row in rows for carry in range(3)]
    columns = np.array(rows, np.uint64).T
    return Sets(*columns, np.arange(len(rows), dtype=np.uint64) % 32)


def randomly(count: int, seed: int) -> Sets:
    """So many random sets."""
    rng = np.random.default_rng(seed)
    limits = (1 << 32, 1 << 32, 1 << 32, 3, 32)
    return Sets(*(rng.integers(0, limit, count, np.uint64) for limit in limits))


def both(a: Sets, b: Sets) -> Sets:
    """The sets of both."""
    return Sets(*(np.concatenate(pair) for pair in zip(vars(a).values(), vars(b).values(), strict=True)))


def model(name: str, sets: Sets) -> tuple[np.ndarray, np.ndarray]:
    """The results, and the carry after the instruction."""
    kind = COMPUTE[name]
    operands = [sets.rs1, sets.rs2, sets.rs3][: kind.sources] + [sets.n] * kind.immediate
    value = kind.compute(*operands)
    if kind.carry is Carry.TAKE:
        return (value + sets.carry) & MASK, np.zeros_like(sets.carry)
    return value & MASK, value >> 32 if kind.carry is Carry.SET else sets.carry


def records(name: str, sets: Sets, seed: int) -> np.ndarray:
    """Three records for each set: one that leaves the carry, the instruction, and one whose result is the carry after
    it. The registers are random."""
    rd, *sources = (int(r) for r in np.random.default_rng(seed).permutation(np.arange(1, 32))[:4])
    out = np.zeros((len(sets), 3), RECORD)
    out["word"][:, 0] = encode(INSTRUCTIONS["hx.add3.lo"], rd, sources)
    out["word"][:, 1] = encode(INSTRUCTIONS[name], rd, sources)
    if INSTRUCTIONS[name].format == "shift":
        out["word"][:, 1] |= sets.n.astype(np.uint32) << 27
    out["word"][:, 2] = encode(INSTRUCTIONS["hx.add3.hi"], rd, sources)
    leaves = np.array([LEAVES[carry] for carry in range(3)], np.uint32)[sets.carry, np.arange(len(sets)) % 2]
    for n, place in enumerate(("rs1", "rs2", "rs3")):
        out[place][:, 0] = leaves[:, n]
        out[place][:, 1] = vars(sets)[place]
    return out.reshape(-1)


def encode(i: Instruction, rd: int, sources: list[int]) -> int:
    """The instruction, with 0 for its number."""
    word = match_and_mask(TABLE, i)[0] | rd << 7
    places = (("rs1", 15), ("rs2", 20), ("rs3", 27))
    return word | sum(r << low for r, (name, low) in zip(sources, places, strict=True) if getattr(i, name))

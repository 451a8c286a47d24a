# SPDX-License-Identifier: Apache-2.0
"""Calls of generated block functions, and the size that they have in assembly."""

import random

from rvhash.codegen import measure
from rvhash.codegen.machine import Machine
from rvhash.codegen.program import BRANCHES, Program
from rvhash.model.blocks import sha2_compress
from rvhash.model.constants import sha256_k, sha512_k

CHAIN, BLOCKS = 0x1000, 0x2000
K = {32: sha256_k(), 64: sha512_k()}


def absorbed(program: Program, bits: int, chain: list[int], data: bytes) -> tuple[list[int], Machine]:
    """The chaining value of words of 32 or 64 bits after the blocks of `data`, and the machine after the call."""
    step = bits // 32
    machine = Machine()
    machine.write(CHAIN, [word >> 32 * half & 0xFFFF_FFFF for word in chain for half in range(step)])
    message = [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]
    machine.write(BLOCKS, message)
    machine.call(program, CHAIN, BLOCKS, len(data) // (2 * bits))
    assert machine.read(BLOCKS, len(message)) == message, "it wrote to the message"
    words = machine.read(CHAIN, 8 * step)
    return [sum(words[step * i + half] << 32 * half for half in range(step)) for i in range(8)], machine


def check_random_blocks(program: Program, bits: int) -> None:
    """0 to 5 random blocks and chaining values, against the golden model."""
    rng = random.Random(1)
    for count in (0, 1, 2, 5):
        chain = [rng.getrandbits(bits) for _ in range(8)]
        data = rng.randbytes(2 * bits * count)
        expected = chain
        for i in range(0, len(data), 2 * bits):
            expected = sha2_compress(bits, K[bits], expected, data[i : i + 2 * bits])
        assert absorbed(program, bits, chain, data)[0] == expected


def cycles(program: Program, bits: int) -> int:
    """Of a call with one block; the same for random ones."""
    rng = random.Random(2)
    blocks = [bytes(2 * bits), *(rng.randbytes(2 * bits) for _ in range(4))]
    counts = {absorbed(program, bits, [rng.getrandbits(bits) for _ in range(8)], data)[1].cycles for data in blocks}
    (count,) = counts
    return count


def size(program: Program, march: str) -> int:
    """Bytes of code and tables. Every branch reaches its label."""
    written = sum(line.name in BRANCHES for line in program.lines)
    assert measure.branches(program.text(), march) == written
    return measure.size(program.text(), march)

# SPDX-License-Identifier: Apache-2.0
"""Blocks, counted as in SHA-RV's paper: random messages of a given number of padded blocks, and their digests.

A job is the input of sw/apps/blocks.c: the mode, a little-endian word, and the padded blocks. A file of blocks is the
word "RVHB", the algorithm's number (little-endian, rvhash.model) and a job. A file of digests contains digests only.
"""

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass

from rvhash.errors import UsageError
from rvhash.model import ALGORITHMS

ALGORITHM_NAMES = ("sha224", "sha256")
MODES = ("short", "long", "four")  # the number of a mode is its place: enum blocks_mode of sw/apps/blocks.h
MAX_BLOCKS = 2048  # of a job: sw/apps/blocks.c
BLOCK, MAGIC, HEADER = 64, b"RVHB", 12
MAX_COUNT = 1_000_000  # of a file; 64 MB


@dataclass(frozen=True)
class Batch:
    """Padded messages of one algorithm and mode."""

    algorithm: str
    mode: str
    blocks: bytes

    @property
    def count(self) -> int:
        """The number of blocks."""
        return len(self.blocks) // BLOCK

    @property
    def messages(self) -> int:
        """The number of messages."""
        return {"short": self.count, "long": 1, "four": 4}[self.mode]

    @property
    def job(self) -> bytes:
        """The input of the firmware."""
        return MODES.index(self.mode).to_bytes(4, "little") + self.blocks

    def digests(self) -> bytes:
        """Digests of all messages, by hashlib. UsageError if the blocks are not padded as in FIPS 180-4."""
        each = len(self.blocks) // self.messages
        padded = (self.blocks[i : i + each] for i in range(0, len(self.blocks), each))
        return b"".join(hashlib.new(self.algorithm, _unpad(p, i)).digest() for i, p in enumerate(padded))

    def jobs(self) -> Iterator["Batch"]:
        """The same blocks, split into jobs that the firmware accepts. UsageError if they cannot be split."""
        if self.count > MAX_BLOCKS and self.mode != "short":
            raise UsageError(
                f"{self.count} blocks in mode {self.mode}: the firmware accepts at most {MAX_BLOCKS} in one job"
            )
        for i in range(0, len(self.blocks), BLOCK * MAX_BLOCKS):
            yield Batch(self.algorithm, self.mode, self.blocks[i : i + BLOCK * MAX_BLOCKS])

    def to_file(self) -> bytes:
        """The file's bytes."""
        return MAGIC + ALGORITHMS[self.algorithm].number.to_bytes(4, "little") + self.job


def generate(algorithm: str, mode: str, count: int, seed: int) -> Batch:
    """Random messages with a total padded length of `count` blocks. The same seed gives the same messages."""
    check(algorithm, mode, count)
    rng = random.Random(f"{seed} {algorithm} {mode} {count}")
    each = {"short": 1, "long": count, "four": count // 4}[mode]
    return Batch(algorithm, mode, b"".join(_message(rng, each) for _ in range(count // each)))


def stream(algorithm: str, mode: str, count: int, job: int, seed: int) -> list[Batch]:
    """Jobs of `job` blocks each; the last one has the rest of `count`. long: a job is a message; four: four messages.

    UsageError if such jobs are impossible.
    """
    rest = count % job if job > 0 else 0
    for size in [job, *([rest] if rest else [])]:
        check(algorithm, mode, size)
    if not 1 <= count <= MAX_COUNT:
        raise UsageError(f"{count} blocks: choose a number from 1 to {MAX_COUNT:,}")
    sizes = [min(job, count - first) for first in range(0, count, job)]
    return [generate(algorithm, mode, size, seed * MAX_COUNT + i) for i, size in enumerate(sizes)]


def from_file(content: bytes, name: str) -> Batch:
    """The batch in the bytes of a file. UsageError, with the file's name, if they are not a batch."""
    if len(content) <= HEADER or content[:4] != MAGIC:
        raise UsageError(f"{name}: not a file of blocks; make one with `rvhash blocks generate`")
    numbers = {ALGORITHMS[a].number: a for a in ALGORITHM_NAMES}
    number, mode = (int.from_bytes(content[i : i + 4], "little") for i in (4, 8))
    if number not in numbers or mode >= len(MODES) or (len(content) - HEADER) % BLOCK:
        raise UsageError(
            f"{name} is damaged: algorithm {number}, mode {mode}, {len(content) - HEADER} bytes of blocks; "
            "generate it again"
        )
    batch = Batch(numbers[number], MODES[mode], content[HEADER:])
    if batch.count % batch.messages:
        raise UsageError(
            f"{name} is damaged: {batch.count} blocks are not four messages of equal length; generate it again"
        )
    return batch


def check(algorithm: str, mode: str, count: int) -> None:
    """UsageError if such a batch is impossible."""
    for what, value, known in (("algorithm", algorithm, ALGORITHM_NAMES), ("mode", mode, MODES)):
        if value not in known:
            raise UsageError(f"unknown {what} {value!r} for blocks; known: {', '.join(known)}")
    most = MAX_COUNT if mode == "short" else MAX_BLOCKS
    if not 1 <= count <= most:
        raise UsageError(f"{count} blocks in mode {mode}: choose a number from 1 to {most:,}")
    if mode == "four" and count % 4:
        raise UsageError(f"{count} blocks are not four messages of equal length: choose a multiple of 4")


def _message(rng: random.Random, blocks: int) -> bytes:
    """A random message of a random length, padded to `blocks` blocks."""
    longest = BLOCK * blocks - 9
    message = rng.randbytes(rng.randint(max(0, longest - BLOCK + 1), longest))
    return message + b"\x80" + bytes(longest - len(message)) + (8 * len(message)).to_bytes(8, "big")


def _unpad(padded: bytes, index: int) -> bytes:
    bits = int.from_bytes(padded[-8:], "big")
    message = padded[: bits // 8]
    zeros = len(padded) - 9 - len(message)
    if bits % 8 or not 0 <= zeros < BLOCK or padded[len(message) : -8] != b"\x80" + bytes(zeros):
        raise UsageError(f"message {index} is not padded as FIPS 180-4 requires")
    return message

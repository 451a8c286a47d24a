# SPDX-License-Identifier: Apache-2.0
"""Blocks as SHA-RV's paper counts them: random messages of a wanted number of padded blocks, and their digests.

A job is what sw/apps/blocks.c takes: the mode, a little-endian word, and the padded blocks. A file of blocks is the
word "RVHB", the algorithm's number (little-endian, rvhash.model) and a job. Its digests are a file of nothing else.
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
        """How many blocks."""
        return len(self.blocks) // BLOCK

    @property
    def messages(self) -> int:
        """How many messages they are."""
        return {"short": self.count, "long": 1, "four": 4}[self.mode]

    @property
    def job(self) -> bytes:
        """What the firmware takes."""
        return MODES.index(self.mode).to_bytes(4, "little") + self.blocks

    def digests(self) -> bytes:
        """Of all messages, by hashlib. UsageError if the blocks are not padded as FIPS 180-4 says."""
        each = len(self.blocks) // self.messages
        padded = (self.blocks[i : i + each] for i in range(0, len(self.blocks), each))
        return b"".join(hashlib.new(self.algorithm, _unpad(p, i)).digest() for i, p in enumerate(padded))

    def jobs(self) -> Iterator["Batch"]:
        """The same blocks, no more in each than a job takes. UsageError if they cannot be parted."""
        if self.count > MAX_BLOCKS and self.mode != "short":
            raise UsageError(
                f"{self.count} blocks in mode {self.mode}: the firmware takes at most {MAX_BLOCKS} at once"
            )
        for i in range(0, len(self.blocks), BLOCK * MAX_BLOCKS):
            yield Batch(self.algorithm, self.mode, self.blocks[i : i + BLOCK * MAX_BLOCKS])

    def to_file(self) -> bytes:
        """The file's bytes."""
        return MAGIC + ALGORITHMS[self.algorithm].number.to_bytes(4, "little") + self.job


def generate(algorithm: str, mode: str, count: int, seed: int) -> Batch:
    """Random messages whose padded length is `count` blocks in all. The same seed, the same messages."""
    check(algorithm, mode, count)
    rng = random.Random(f"{seed} {algorithm} {mode} {count}")
    each = {"short": 1, "long": count, "four": count // 4}[mode]
    return Batch(algorithm, mode, b"".join(_message(rng, each) for _ in range(count // each)))


def stream(algorithm: str, mode: str, count: int, job: int, seed: int) -> list[Batch]:
    """Jobs of `job` blocks each, the last one what remains of `count`; long: each a message; four: each four messages.

    UsageError if there are no such jobs.
    """
    rest = count % job if job > 0 else 0
    for size in [job, *([rest] if rest else [])]:
        check(algorithm, mode, size)
    if not 1 <= count <= MAX_COUNT:
        raise UsageError(f"{count} blocks: from 1 to {MAX_COUNT:,}")
    sizes = [min(job, count - first) for first in range(0, count, job)]
    return [generate(algorithm, mode, size, seed * MAX_COUNT + i) for i, size in enumerate(sizes)]


def from_file(content: bytes, name: str) -> Batch:
    """The batch of a file's bytes; UsageError, with the file's name, if they are not one."""
    if len(content) <= HEADER or content[:4] != MAGIC:
        raise UsageError(f"{name}: not a file of `rvhash blocks generate`")
    numbers = {ALGORITHMS[a].number: a for a in ALGORITHM_NAMES}
    number, mode = (int.from_bytes(content[i : i + 4], "little") for i in (4, 8))
    if number not in numbers or mode >= len(MODES) or (len(content) - HEADER) % BLOCK:
        raise UsageError(f"{name}: algorithm {number}, mode {mode}, {len(content) - HEADER} bytes of blocks: damaged")
    batch = Batch(numbers[number], MODES[mode], content[HEADER:])
    if batch.count % batch.messages:
        raise UsageError(f"{name}: {batch.count} blocks are not four messages of one length: damaged")
    return batch


def check(algorithm: str, mode: str, count: int) -> None:
    """UsageError if there is no such batch."""
    for what, value, known in (("algorithm", algorithm, ALGORITHM_NAMES), ("mode", mode, MODES)):
        if value not in known:
            raise UsageError(f"{what} {value!r}: blocks are of {', '.join(known)}")
    most = MAX_COUNT if mode == "short" else MAX_BLOCKS
    if not 1 <= count <= most:
        raise UsageError(f"{count} blocks in mode {mode}: from 1 to {most:,}")
    if mode == "four" and count % 4:
        raise UsageError(f"{count} blocks are not four messages of one length: a multiple of 4")


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
        raise UsageError(f"message {index} is not padded as FIPS 180-4 says")
    return message

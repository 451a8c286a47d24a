# SPDX-License-Identifier: Apache-2.0
"""Random messages of whole padded blocks, and their digests by hashlib."""

import hashlib
import random

from rvhash.model import padded_blocks


def message(rng: random.Random, blocks: int) -> bytes:
    """A message whose padding ends with so many blocks (FIPS 180-4, 5.1.1)."""
    return rng.randbytes(64 * blocks - 9 - rng.randrange(56 if blocks == 1 else 64))


def short(rng: random.Random, algorithm: str, blocks: int) -> tuple[bytes, bytes]:
    """So many blocks, each a message, and all digests."""
    return many(rng, algorithm, [1] * blocks)


def many(rng: random.Random, algorithm: str, lengths: list[int]) -> tuple[bytes, bytes]:
    """Messages of so many blocks each, and all digests."""
    messages = [message(rng, n) for n in lengths]
    blocks = b"".join(b"".join(padded_blocks(algorithm, m)) for m in messages)
    return blocks, b"".join(hashlib.new(algorithm, m).digest() for m in messages)

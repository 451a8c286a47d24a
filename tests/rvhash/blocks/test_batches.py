# SPDX-License-Identifier: Apache-2.0
"""Batches of padded blocks: their messages, their files, their jobs."""

import hashlib

import pytest

from rvhash.blocks import batches
from rvhash.errors import UsageError


@pytest.mark.parametrize("algorithm", batches.ALGORITHM_NAMES)
@pytest.mark.parametrize("mode", batches.MODES)
@pytest.mark.parametrize("count", [4, 64])
def test_generated_blocks_are_padded_and_come_back(algorithm, mode, count):
    batch = batches.generate(algorithm, mode, count, 7)
    assert batch == batches.generate(algorithm, mode, count, 7)
    assert batch != batches.generate(algorithm, mode, count, 8)
    assert batch.count == count
    assert batches.from_file(batch.to_file(), "x") == batch
    assert batch.job[:4] == bytes([{"short": 0, "long": 1, "four": 2}[mode], 0, 0, 0])
    messages = {"short": count, "long": 1, "four": 4}[mode]
    assert len(batch.digests()) == messages * hashlib.new(algorithm).digest_size


def test_digests_are_of_the_messages_without_padding():
    padded = [m + b"\x80" + bytes(55 - len(m)) + (8 * len(m)).to_bytes(8, "big") for m in (b"", b"abc", bytes(55))]
    batch = batches.Batch("sha256", "short", b"".join(padded))
    assert batch.digests() == b"".join(hashlib.sha256(m).digest() for m in (b"", b"abc", bytes(55)))
    with pytest.raises(UsageError, match="message 1 is not padded"):
        batches.Batch("sha256", "short", padded[0] + bytes(64)).digests()
    with pytest.raises(UsageError, match="message 0 is not padded"):  # a block too many
        batches.Batch("sha256", "long", b"abc\x80" + bytes(123) + b"\x18").digests()


def test_many_short_messages_are_several_jobs():
    batch = batches.generate("sha224", "short", 2 * batches.MAX_BLOCKS + 1, 1)
    assert [job.count for job in batch.jobs()] == [batches.MAX_BLOCKS, batches.MAX_BLOCKS, 1]
    assert b"".join(job.digests() for job in batch.jobs()) == batch.digests()


@pytest.mark.parametrize(
    ("mode", "count", "job", "sizes"),
    [("short", 10, 4, [4, 4, 2]), ("long", 9, 3, [3, 3, 3]), ("four", 12, 8, [8, 4]), ("short", 3, 256, [3])],
)
def test_jobs_of_a_stream(mode, count, job, sizes):
    jobs = batches.stream("sha224", mode, count, job, 1)
    assert [j.count for j in jobs] == sizes
    assert len({j.blocks for j in jobs}) == len(jobs)
    assert jobs == batches.stream("sha224", mode, count, job, 1)
    assert jobs != batches.stream("sha224", mode, count, job, 2)

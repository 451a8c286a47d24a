# SPDX-License-Identifier: Apache-2.0
"""Padded blocks hashed by a design whose firmware is the application `blocks` (sw/apps/blocks.c)."""

from rvhash.blocks.batches import Batch
from rvhash.errors import UsageError
from rvhash.model import ALGORITHMS
from rvhash.simulate.design_runner import Runner
from rvhash.simulate.simulator import Result


def hash_blocks(runner: Runner, batch: Batch, expected: bytes) -> Result:
    """Blocks of one job on a design with the application `blocks`. UsageError if its hardware left them to software."""
    result = runner.call(ALGORITHMS[batch.algorithm], batch.job, expected)
    d = runner.design
    if not result.hw_used and d.attachment != "none":
        raise UsageError(f"{d.name}: its hardware does not take padded blocks; `rvhash bench` has messages")
    return result

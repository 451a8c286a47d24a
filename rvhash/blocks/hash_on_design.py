# SPDX-License-Identifier: Apache-2.0
"""Padded blocks hashed by a design whose firmware is the application `blocks` (sw/apps/blocks.c)."""

from rvhash.blocks.batches import Batch
from rvhash.errors import UsageError
from rvhash.model import ALGORITHMS
from rvhash.simulate.design_runner import Runner
from rvhash.simulate.simulator import Result


def hash_blocks(runner: Runner, batch: Batch, expected: bytes) -> Result:
    """Hash the blocks of one job on a design with the application `blocks`. UsageError if its software hashed them."""
    result = runner.call(ALGORITHMS[batch.algorithm], batch.job, expected)
    d = runner.design
    if not result.hw_used and d.attachment != "none":
        raise UsageError(
            f"the hardware of {d.name} does not accept padded blocks; measure messages with `rvhash bench` instead"
        )
    return result

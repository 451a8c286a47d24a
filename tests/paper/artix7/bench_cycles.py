# SPDX-License-Identifier: Apache-2.0
"""Cycles of rvh_artix7: those of its header, and what results/artix7.json records."""

import json
import os

import cocotb

from tests.paper.artix7.bench import BLOCK, STAGES, begin
from tests.paper.artix7.cycles import measured


@cocotb.test()
async def cycles(dut):
    core = await begin(dut, 4)
    per_block = BLOCK // core.bytes
    latencies = set()
    for message in (b"", core.rng.randbytes(135)):
        _, went, came = await core.run(core.words(message), 1)
        latencies.add(came[0] - went[-1])
    (latency,) = latencies
    assert latency == STAGES + 2 + (not core.pipelined)
    # A long message: a block in 24 cycles, or as its words come.
    blocks = 40
    words = [(core.rng.randbytes(core.bytes), False)] * (per_block * blocks) + [(b"", True)]
    _, went, _ = await core.run(words, 1)
    long = (went[-1] - went[per_block]) / (blocks - 1)
    assert long == max(STAGES, per_block), long
    # Messages of one block: each cycle, or as words come.
    count = 60
    _, came = await core.right([core.rng.randbytes(135) for _ in range(count)])
    short = (came[-1] - came[0]) / (count - 1)
    assert short == max(1 if core.pipelined else STAGES + 1, per_block), short
    path = measured(os.environ["RVH_RUN"])
    path.parent.mkdir(parents=True, exist_ok=True)
    found = {"last_word_to_digest": latency, "block_of_long_message": int(long), "message_of_one_block": int(short)}
    path.write_text(json.dumps(found) + "\n")

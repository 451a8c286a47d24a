# SPDX-License-Identifier: Apache-2.0
"""Benches of rvh_artix7, each variant: digests of edge lengths and CAVP vectors with random stalls on both sides,
resets in mid-message, time, and what an empty stage does."""

import hashlib
import random

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly, RisingEdge

from tests.lib import cavp
from tests.lib.handshake import reset, start

BLOCK = 136
STAGES = 24
EDGES = sorted({n + d for n in (0, BLOCK, 2 * BLOCK, 3 * BLOCK) for d in (-1, 0, 1) if n + d >= 0} | {2, 64, 135})


class Core:
    """Messages in, digests out; both sides at once, cycle by cycle."""

    def __init__(self, dut, seed: int) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        self.bytes = int(dut.Width.value) // 8
        self.pipelined = bool(dut.Pipelined.value)
        dut.msg_valid_i.value = dut.digest_ready_i.value = 0

    def words(self, message: bytes) -> list[tuple[bytes, bool]]:
        """The words of a message, and which is its last one. Half of those that end with a full word end with none."""
        parts = [message[i : i + self.bytes] for i in range(0, len(message), self.bytes)]
        if not parts or (len(parts[-1]) == self.bytes and self.rng.random() < 0.5):
            parts.append(b"")
        return [(p, i == len(parts) - 1) for i, p in enumerate(parts)]

    def offer(self, word: tuple[bytes, bool] | None) -> None:
        """Drive a word, filled up with random bytes, or none."""
        self.dut.msg_valid_i.value = word is not None
        data, last = word or (b"", self.rng.random() < 0.5)
        filled = data + self.rng.randbytes(self.bytes - len(data))
        count = len(data)
        if (word and not last) or len(data) == self.bytes:  # more counts as full, and so does any but the last
            count = self.rng.randrange(self.bytes, 1 << len(self.dut.msg_bytes_i)) if last else self.rng.randrange(0, 2)
        self.dut.msg_data_i.value = int.from_bytes(filled, "little")
        self.dut.msg_bytes_i.value, self.dut.msg_last_i.value = count, last

    async def run(self, words: list, digests: int, stall: tuple[float, float] = (0, 0), watch=None) -> tuple:
        """Offer words, take digests: the digests, and the cycles in which each word and each digest went."""
        dut, at, got, went, came, cycle, offered = self.dut, 0, [], [], [], 0, False
        idle = 0
        while len(got) < digests or at < len(words):
            if not offered and at < len(words) and self.rng.random() >= stall[0]:
                offered = True
                self.offer(words[at])
            elif not offered:
                self.offer(None)
            dut.digest_ready_i.value = self.rng.random() >= stall[1]
            await ReadOnly()
            moves = offered and bool(dut.msg_ready_o.value)
            takes = bool(dut.digest_valid_o.value) and bool(dut.digest_ready_i.value)
            if takes:
                got.append(int(dut.digest_o.value).to_bytes(32, "little"))
                came.append(cycle)
            if moves:
                went.append(cycle)
                at, offered = at + 1, False
            if watch:
                watch()
            await FallingEdge(dut.clk_i)
            cycle += 1
            idle = 0 if moves or takes else idle + 1
            assert idle < 300, "nothing happens"
        dut.msg_valid_i.value = dut.digest_ready_i.value = 0
        return got, went, came

    async def right(self, messages: list[bytes], stall: tuple[float, float] = (0, 0)) -> tuple:
        """Hash them all, one after the other; the cycles of `run`."""
        words = [w for m in messages for w in self.words(m)]
        got, went, came = await self.run(words, len(messages), stall)
        for message, digest in zip(messages, got, strict=True):
            assert digest == hashlib.sha3_256(message).digest(), len(message)
        return went, came


async def begin(dut, seed: int) -> Core:
    """No output is pending when the reset ends."""
    core = Core(dut, seed)
    await start(dut)
    return core


@cocotb.test()
async def edge_lengths(dut):
    core = await begin(dut, 1)
    for stall in ((0, 0), (0.5, 0), (0, 0.5), (0.5, 0.9)):
        lengths = EDGES + [core.rng.randrange(500) for _ in range(20)]
        core.rng.shuffle(lengths)
        await core.right([core.rng.randbytes(n) for n in lengths], stall)


@cocotb.test()
async def cavp_vectors(dut):
    core = await begin(dut, 2)
    vectors = cavp.chosen("sha3-256")
    words = [w for v in vectors for w in core.words(v.message)]
    got, *_ = await core.run(words, len(vectors), (0.1, 0.1))
    assert got == [v.output for v in vectors]


@cocotb.test()
async def resets(dut):
    """A reset at any point aborts everything, and the next message is correct."""
    core = await begin(dut, 3)
    for _ in range(30):
        words = [w for n in (0, 136, 300, 40, 135) for w in core.words(core.rng.randbytes(n))]
        went = cocotb.start_soon(core.run(words, 5, (0.2, 0.5)))
        for _ in range(core.rng.randrange(1, 150)):
            await FallingEdge(dut.clk_i)
        went.cancel()
        dut.msg_valid_i.value = dut.digest_ready_i.value = 0
        await reset(dut)
        await ReadOnly()
        assert not dut.digest_valid_o.value
        await FallingEdge(dut.clk_i)
        await core.right([core.rng.randbytes(core.rng.choice(EDGES)) for _ in range(3)])


@cocotb.test()
async def empty_stages(dut):
    """A stage that is empty does not toggle where it is gated; where it is not, it does. A gated clock rises once for
    each block."""
    if not int(dut.Pipelined.value):
        return
    core = await begin(dut, 5)
    gating = int(dut.Gating.value)
    stages = [dut.gen_pipeline.u_core.gen_stage[i].u_stage for i in range(STAGES)]
    before, toggles, moved, rises = [None] * STAGES, 0, 0, [0] * STAGES

    def watch() -> None:
        nonlocal toggles, moved
        for i, stage in enumerate(stages):
            state, last, valid = int(stage.state_q.value), bool(stage.last_q.value), bool(stage.valid_q.value)
            if before[i] is not None:
                changes = state != before[i][0]
                toggles += (changes and not valid) or (last != before[i][1] and not valid and not before[i][2])
                moved += changes and valid
            before[i] = state, last, valid

    async def clocks() -> None:
        while True:
            await RisingEdge(dut.clk_i)
            await ReadOnly()
            for i, stage in enumerate(stages):
                rises[i] += bool(stage.gen_gated.clk.value)

    counting = cocotb.start_soon(clocks()) if gating == 1 else None
    words = [w for n in (10, 200, 135, 0) for w in core.words(core.rng.randbytes(n))]
    await core.run(words, 4, (0.8, 0.2), watch)
    assert moved > 4 * STAGES
    assert (toggles == 0) == (gating != 0), toggles
    if counting:
        counting.cancel()
        assert rises == [5] * STAGES


@cocotb.test()
async def time(dut):
    """No handshake depends on a bit of a message."""
    core = await begin(dut, 6)
    seen = []
    for fill in (0, 1, 2):
        await reset(dut)
        core.rng.seed(6)
        source = random.Random(fill)
        seen.append(await core.right([source.randbytes(n) for n in (10, 300, 135, 136, 0)], (0.3, 0.3)))
    assert seen[0] == seen[1] == seen[2]

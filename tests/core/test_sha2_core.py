# SPDX-License-Identifier: Apache-2.0
"""rvh_sha2_core in every configuration: digests with random stalls, its cycle cost, abort and reset in mid-block."""

import random

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS, digest, padded_blocks
from tests.lib.cocotb_runner import rtl_files, simulate
from tests.lib.handshake import accepted, idle_cycles, reset, start

VARIANTS = ("sha224", "sha256", "sha384", "sha512", "sha512-224", "sha512-256")  # rvh_sha2_pkg::variant_e


class Core:
    def __init__(self, dut, seed: int) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        self.width, self.rounds = int(dut.WordWidth.value), int(dut.RoundsPerCycle.value)
        self.names = [
            name for name in VARIANTS if (dut.Has256.value if ALGORITHMS[name].family == "sha256" else dut.Has512.value)
        ]
        for name in ("abort_i", "valid_i", "first_i", "variant_i", "words_i", "digest_index_i"):
            getattr(dut, name).value = 0

    def size(self, name: str) -> int:
        """Bytes of a word."""
        return ALGORITHMS[name].block_bytes // 16

    async def beat(self, name: str, words: list[int], first: bool) -> int:
        """Offer RoundsPerCycle words; the cycles until they were accepted."""
        shift = self.width - 8 * self.size(name)
        self.dut.words_i.value = sum(word << shift << self.width * i for i, word in enumerate(words))
        self.dut.valid_i.value = 1
        self.dut.first_i.value = int(first)
        self.dut.variant_i.value = VARIANTS.index(name)
        cycles = await accepted(self.dut, self.dut.ready_o)
        self.dut.valid_i.value = 0
        return cycles

    async def absorb(self, name: str, blocks: list[bytes], stall: float = 0.0) -> list[int]:
        """Whole blocks; the cycles that each took."""
        size, costs = self.size(name), []
        for number, block in enumerate(blocks):
            words = [int.from_bytes(block[i : i + size], "big") for i in range(0, len(block), size)]
            costs.append(0)
            for i in range(0, len(words), self.rounds):
                await idle_cycles(self.dut, stall, self.rng)
                costs[-1] += await self.beat(name, words[i : i + self.rounds], number == 0 and i == 0)
        return costs

    async def digest(self, name: str) -> bytes:
        for _ in range(100):
            await ReadOnly()
            if self.dut.idle_o.value:
                break
            await FallingEdge(self.dut.clk_i)
        else:
            raise AssertionError("not idle within 100 cycles")
        out = b""
        for i in range(8):
            await FallingEdge(self.dut.clk_i)
            self.dut.digest_index_i.value = i
            await ReadOnly()
            out += int(self.dut.digest_o.value).to_bytes(self.width // 8, "big")[: self.size(name)]
        await FallingEdge(self.dut.clk_i)
        return out[: ALGORITHMS[name].digest_bytes]

    async def right(self, name: str, message: bytes, stall: float = 0.0) -> None:
        await self.absorb(name, padded_blocks(name, message), stall)
        assert await self.digest(name) == digest(name, message), (name, len(message), stall)

    async def leave_in_work(self) -> None:
        """Begin a block and stop anywhere."""
        name = self.rng.choice(self.names)
        beats = self.rng.randrange(1, 16 // self.rounds + 1)
        await self.absorb(name, [self.rng.randbytes(beats * self.rounds * self.size(name))])
        for _ in range(self.rng.randrange(90)):
            await FallingEdge(self.dut.clk_i)


@cocotb.test()
async def matches_model(dut):
    core = Core(dut, 1)
    await start(dut)
    for name in core.names:
        block = ALGORITHMS[name].block_bytes
        for stall in (0.0, 0.3, 0.8):
            edge = block - block // 8
            for length in (0, 1, edge - 1, edge, block - 1, block, block + 1, 3 * block, core.rng.randrange(1000)):
                await core.right(name, core.rng.randbytes(length), stall)


@cocotb.test()
async def cycles_a_block(dut):
    """A long message without stalls: rounds / RoundsPerCycle + 1."""
    core = Core(dut, 2)
    await start(dut)
    for name in core.names:
        block = ALGORITHMS[name].block_bytes
        costs = await core.absorb(name, [core.rng.randbytes(block) for _ in range(6)])
        rounds = 64 if block == 64 else 80
        assert costs == [16 // core.rounds] + 5 * [rounds // core.rounds + 1], (name, costs)
        await core.digest(name)


@cocotb.test()
async def abort_or_reset_in_mid_block(dut):
    core = Core(dut, 3)
    await start(dut)
    for turn in range(80):
        await core.leave_in_work()
        if turn % 2:
            await reset(dut)
        else:
            dut.abort_i.value = 1
            await FallingEdge(dut.clk_i)
            dut.abort_i.value = 0
        await ReadOnly()
        assert dut.idle_o.value == 1
        await FallingEdge(dut.clk_i)
        await core.right(core.rng.choice(core.names), core.rng.randbytes(turn))


@cocotb.test()
async def first_beat_waits_for_idle(dut):
    """The first beat of a message, offered while the block before is in work, waits until its digest is complete."""
    core = Core(dut, 4)
    await start(dut)
    for name in core.names:
        block = ALGORITHMS[name].block_bytes
        await core.absorb(name, [core.rng.randbytes(block)])
        rounds = 64 if block == 64 else 80
        costs = await core.absorb(name, padded_blocks(name, b"abc"))
        assert costs == [(rounds - 16) // core.rounds + 2 + 16 // core.rounds], costs
        assert await core.digest(name) == digest(name, b"abc")


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("families", [(1, 0), (0, 1), (1, 1)], ids=["256", "512", "both"])
def test_sha2_core(families, rounds):
    parameters = {"Has256": families[0], "Has512": families[1], "RoundsPerCycle": rounds}
    simulate("rvh_sha2_core", __name__, rtl_files("core"), parameters)

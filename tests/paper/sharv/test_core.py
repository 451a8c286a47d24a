# SPDX-License-Identifier: Apache-2.0
"""SHA-RV's four-stage core alone, the bench in the place of the BufferSet: whole blocks of one to four messages a stage
apart against the model, and cycles in which nothing is enabled, when nothing may change."""

import random

import cocotb
from cocotb.triggers import FallingEdge

from rvhash.model.blocks import sha2_compress
from rvhash.model.constants import sha256_k
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import registers, start

MASK = (1 << 32) - 1
K = sha256_k()
ROUNDS = 64


def packed(words: list[int]) -> int:
    """a is the highest word."""
    return int.from_bytes(b"".join(w.to_bytes(4, "big") for w in words), "big")


class Bench:
    """The four places of the pipeline. Each has a message or none; its block rotates as the BufferSet's does."""

    def __init__(self, dut, seed: int) -> None:
        self.dut, self.rng = dut, random.Random(seed)

    def drive(self, vector: dict[str, int]) -> None:
        for pin in ("k_i", "w0_i", "w1_i", "w9_i", "w14_i"):
            getattr(self.dut, pin).value = vector.get(pin, self.rng.getrandbits(32))
        self.dut.hash_i.value = vector.get("hash_i", self.rng.getrandbits(256))
        self.dut.load_i.value = vector.get("load_i", self.rng.getrandbits(1))

    async def tick(self, stall: float, vector: dict[str, int]) -> None:
        """A cycle that counts, after any number of those that do not."""
        before = registers(self.dut)
        while self.rng.random() < stall:
            self.drive({})
            self.dut.en_i.value = 0
            await FallingEdge(self.dut.clk_i)
            assert registers(self.dut) == before
        self.drive(vector)
        self.dut.en_i.value = 1
        await FallingEdge(self.dut.clk_i)

    async def blocks(self, count: int, k: list[int], stall: float) -> None:
        """A block of each of `count` messages."""
        hashes = [[self.rng.getrandbits(32) for _ in range(8)] for _ in range(count)]
        blocks = [self.rng.randbytes(64) for _ in range(count)]
        w = [[int.from_bytes(block[i : i + 4], "big") for i in range(0, 64, 4)] for block in blocks]
        for cycle in range(4 * ROUNDS + 4):
            t, place = divmod(cycle, 4)
            # What the first stage took two cycles ago has its new word of the schedule.
            if cycle >= 2 and (cycle - 2) % 4 < count and (cycle - 2) // 4 < ROUNDS:
                w[(cycle - 2) % 4].append(int(self.dut.schedule_o.value))
            if t == ROUNDS and place < count:
                vars_ = int(self.dut.vars_o.value)
                got = [vars_ >> 32 * (7 - i) & MASK for i in range(8)]
                want = sha2_compress(32, k, hashes[place], blocks[place])
                assert [(h + v) & MASK for h, v in zip(hashes[place], got, strict=True)] == want
            vector = {}
            if t < ROUNDS and place < count:
                own = w[place]
                vector = {"load_i": int(t == 0), "hash_i": packed(hashes[place]), "k_i": k[t]}
                vector |= {f"w{i}_i": own[t + i] for i in (0, 1, 9, 14)}
                if t:
                    del vector["hash_i"]
            await self.tick(stall, vector)
        for own, block in zip(w, blocks, strict=True):
            assert own[:ROUNDS] == schedule(block)


def schedule(block: bytes) -> list[int]:
    """W[0] to W[63], from the standard: 6.2.2, step 1."""

    def rotr(x: int, n: int) -> int:
        return (x >> n | x << 32 - n) & MASK

    w = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 64, 4)]
    for t in range(16, ROUNDS):
        low = rotr(w[t - 15], 7) ^ rotr(w[t - 15], 18) ^ w[t - 15] >> 3
        high = rotr(w[t - 2], 17) ^ rotr(w[t - 2], 19) ^ w[t - 2] >> 10
        w.append((high + w[t - 7] + low + w[t - 16]) & MASK)
    return w


@cocotb.test()
async def messages(dut):
    """One to four at once, with the standard's K and with any, the enable always on, half on, seldom on."""
    b = Bench(dut, 1)
    b.drive({})
    dut.en_i.value = 0
    await start(dut)
    for stall in (0.0, 0.5, 0.8):
        for count in (1, 2, 3, 4):
            await b.blocks(count, K, stall)
            await b.blocks(count, [b.rng.getrandbits(32) for _ in range(ROUNDS)], stall)


@one_state
def test_core(state):
    simulate("rvh_sharv_core", __name__, rtl_files("core", "attachment.sharv"), states=(state,), inside=("*",))

# SPDX-License-Identifier: Apache-2.0
"""rvh_mmio on a bridge to another bus: hashing through two coroutines of a bench, `read` and `write`."""

import random

from cocotb.triggers import FallingEdge

from rvhash.model import ALGORITHMS, digest
from tests.lib.mmio import ADDR, DONE, ERR, FINISH, IDLE, JOB, MSG, OUT, START, WIPE

# Around the ends of words and blocks.
LENGTHS = (0, 1, 3, 4, 63, 64, 65, 135, 136, 137, 200, 1000)
ALGORITHMS_SEEN = ("sha256", "sha512", "sha3-256", "shake128")


class Bridged:
    """What a bench adds: `read` of a word and `write` of one, each until it is answered, `idle` between accesses."""

    def __init__(self, dut, seed: int) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        self.gaps = 0.0  # probability of a cycle without an access between two of them

    async def read(self, address: int) -> int:
        raise NotImplementedError

    async def write(self, address: int, value: int, be: int = 0xF) -> None:
        raise NotImplementedError

    async def absorb(self, message: bytes) -> None:
        """Whole words to the message window, one after the other."""
        for i in range(0, len(message), 4):
            await self.write(MSG + self.rng.randrange(256) * 4, int.from_bytes(message[i : i + 4], "little"))

    async def squeeze(self, count: int) -> bytes:
        """Words of the output window, one after the other."""
        words = [(await self.read(OUT + 4 * (i % 256))).to_bytes(4, "little") for i in range((count + 3) // 4)]
        return b"".join(words)[:count]

    async def idle(self) -> None:
        while self.rng.random() < self.gaps:
            await FallingEdge(self.dut.clk_i)

    async def command(self, op: int, alg: int = 0, tail: int = 0) -> None:
        await self.write(ADDR["CMD"], op | tail << 4 | alg << 8)

    async def finish(self, message: bytes) -> None:
        """The whole message, and FINISH."""
        whole = len(message) & ~3
        await self.absorb(message[:whole])
        if whole != len(message):
            await self.write(ADDR["TAIL"], int.from_bytes(message[whole:], "little"))
        await self.command(FINISH, tail=len(message) % 4)

    async def rest(self) -> int:
        """Wait for the end of the job; STATUS."""
        for _ in range(100):
            status = await self.read(ADDR["STATUS"])
            if not status & JOB:
                return status
        raise AssertionError("the job does not end")

    async def done(self) -> None:
        assert await self.rest() == DONE

    async def hash(self, name: str, message: bytes) -> bytes:
        await self.command(START, ALGORITHMS[name].number)
        await self.finish(message)
        await self.done()
        return await self.squeeze(ALGORITHMS[name].out_bytes())

    async def right(self, name: str = "sha256", message: bytes = b"still works") -> None:
        """The peripheral hashes and reports no error."""
        assert await self.hash(name, message) == digest(name, message), (name, len(message))
        assert await self.read(ADDR["ERROR"]) == 0

    async def right_for_all(self) -> None:
        """Several lengths of several algorithms."""
        for name in ALGORITHMS_SEEN:
            for length in LENGTHS:
                await self.right(name, self.rng.randbytes(length))
                await self.command(WIPE)
                await self.rest()

    async def error(self, name: str) -> None:
        """Exactly this error is set; clear it."""
        assert await self.read(ADDR["ERROR"]) == ERR[name]
        await self.write(ADDR["ERROR"], ERR[name])
        assert await self.read(ADDR["ERROR"]) == 0

    async def refuses(self, address: int, be: int) -> None:
        """A write with these byte enables does nothing and is flagged."""
        await self.write(address, 0xFFFFFFFF, be)
        await self.error("access")

    async def narrow_and_misaligned(self) -> None:
        """Writes of less than a word, and accesses to no whole word's address, are flagged and change nothing."""
        await self.command(START, ALGORITHMS["sha256"].number)
        for address in (MSG, ADDR["TAIL"], ADDR["INTR_ENABLE"]):
            for be in (1, 2, 4, 8, 3, 12, 6, 7, 14):
                await self.refuses(address, be)
            for offset in (1, 2, 3):
                await self.refuses(address + offset, 0xF)
                assert await self.read(address + offset) == 0
                await self.error("access")
        assert await self.read(ADDR["TAIL"]) == await self.read(ADDR["INTR_ENABLE"]) == 0
        await self.finish(b"abcdef")
        await self.done()
        assert await self.squeeze(32) == digest("sha256", b"abcdef")
        assert await self.read(ADDR["STATUS"]) == IDLE

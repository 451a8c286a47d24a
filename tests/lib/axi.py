# SPDX-License-Identifier: Apache-2.0
"""What the bus models of AXI do not watch."""

import itertools
import random
from collections.abc import Sequence

from cocotb.triggers import RisingEdge


def pause(channel, probability: float, seed: int) -> None:
    """Let a channel of a bus model wait, in each cycle with this probability; it minds a few cycles later."""
    rng = random.Random(seed)
    channel.set_pause_generator((rng.random() < probability for _ in itertools.count()) if probability else None)
    channel.pause = False


async def stays(dut, prefix: str, channel: str, fields: Sequence[str]) -> None:
    """What is offered on a channel (PREFIXawvalid ...) stays as it is until it is taken."""
    valid, ready = (getattr(dut, f"{prefix}{channel}{word}") for word in ("valid", "ready"))
    payload = [getattr(dut, prefix + name) for name in fields]
    held = None
    while True:
        await RisingEdge(dut.clk_i)
        if not dut.rst_ni.value:
            held = None
            continue
        now = tuple(int(p.value) for p in payload) if valid.value else None
        assert held in (None, now), f"{prefix}{channel}: {held} became {now} before it was taken"
        held = None if ready.value else now


class Target:
    """Bytes behind the bus model's slave, from `base` on. An access to a word of `bad`, or outside, fails."""

    def __init__(self, base: int, size: int) -> None:
        self.base, self.bytes, self.bad, self.writes = base, bytearray(size), set(), 0

    def _at(self, address: int) -> int:
        if address & ~3 in self.bad or not 0 <= address - self.base < len(self.bytes):
            raise ValueError("bad address")
        return address - self.base

    async def read(self, address: int, length: int) -> bytes:
        at = self._at(address)
        return bytes(self.bytes[at : at + length])

    async def write(self, address: int, data: bytes) -> None:
        at = self._at(address)
        self.bytes[at : at + len(data)] = data
        self.writes += 1

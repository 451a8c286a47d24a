# SPDX-License-Identifier: Apache-2.0
"""rvh_mmio_axi with its registers and its memory, for benches."""

import random

import cocotb

from rvhash.model import ALGORITHMS, digest
from tests.lib.axi import AxiMemory, LiteBus
from tests.lib.mmio import DONE, FINISH, IDLE, IN, START, TO_MEMORY, Peripheral

SIZE = 0x4000
LOW = 0x8000_0000  # address of the memory; with more than 32 bits it is around a multiple of 4 GiB
HASH = START | IN | FINISH | TO_MEMORY


class Bench:
    def __init__(self, dut, seed: int, last: bool = False) -> None:
        """`last`: memory ends with the last address."""
        self.dut, self.rng, self.bus = dut, random.Random(seed), LiteBus(dut, seed)
        self.p = Peripheral(dut, seed, self.bus)
        self.engine, self.manager = int(dut.EngineWidth.value), int(dut.ManagerWidth.value)
        self.step = self.manager // 32 + 1 if self.manager > 32 else 1  # from one alignment to the next, in bytes
        self.bits = bits = int(dut.AddrWidth.value)
        self.base = LOW if bits == 32 else (1 << (bits - 1)) + (1 << 32) - 0x2000 if bits > 33 else (1 << 32) - 0x2000
        if last:
            self.base = (1 << bits) - SIZE
        self.entry = 4 if bits == 32 else 8  # bytes of a word of a list
        self.target = AxiMemory(dut, self.base, SIZE, seed=seed)
        self.target.bytes[:] = self.rng.randbytes(SIZE)
        cocotb.start_soon(self.target.run())

    def stall(self, probability: float) -> None:
        self.bus.pause(probability)
        self.target.pause(probability)

    def put(self, address: int, data: bytes) -> None:
        at = address - self.base
        self.target.bytes[at : at + len(data)] = data

    def entry_of(self, address: int, length: int) -> bytes:
        """An entry of a list."""
        return address.to_bytes(self.entry, "little") + length.to_bytes(self.entry, "little")

    async def right(self, name: str, message: bytes, src: int, dst: int) -> None:
        """The digest is at `dst`, and no other byte has changed."""
        self.put(src, message)
        n = ALGORITHMS[name].out_bytes(None)
        want = bytearray(self.target.bytes)
        want[dst - self.base : dst - self.base + n] = digest(name, message, n)
        word = HASH | ALGORITHMS[name].number << 8
        status = await self.p.job(word, src=src, len=len(message), dst=dst, olen=n)
        assert status == (DONE if ALGORITHMS[name].xof else IDLE)
        assert self.target.bytes == want, (name, len(message), src, dst)

# SPDX-License-Identifier: Apache-2.0
"""Jobs of rvh_mmio whose DMA reads and writes over AXI4, by rvh_mmio_to_axi and a maintained slave that stalls on every
channel: digests at all alignments and over 4 KiB boundaries, lists, bus errors and WIPE in the middle of a burst."""

import logging
import random

import cocotb
import pytest
from cocotb.triggers import FallingEdge
from cocotbext.axi import AxiBus, AxiSlave

from rvhash.model import ALGORITHMS, NAMES, digest
from tests.lib.axi import Target, pause
from tests.lib.cocotb_runner import ROOT, one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.mmio import DONE, FINISH, IDLE, IN, JOB, LIST, START, TO_MEMORY, WIPE, Peripheral

BASE, SIZE = 0x8000_0000, 0x4000
HASH = START | IN | FINISH | TO_MEMORY
STALLS = (0.0, 0.5)


class Bench:
    def __init__(self, dut, seed: int) -> None:
        self.dut, self.p, self.rng = dut, Peripheral(dut, seed), random.Random(seed)
        self.target = Target(BASE, SIZE)
        self.target.bytes[:] = self.rng.randbytes(SIZE)
        bus = AxiBus.from_prefix(dut, "m_axi")
        slave = AxiSlave(bus, dut.clk_i, dut.rst_ni, target=self.target, reset_active_level=False)
        writes, reads = slave.write_if, slave.read_if
        self.channels = [writes.aw_channel, writes.w_channel, writes.b_channel, reads.ar_channel, reads.r_channel]
        for part in (writes, reads, *self.channels):
            part.log.setLevel(logging.CRITICAL)  # it logs each error that is meant

    def stall(self, probability: float) -> None:
        for channel in self.channels:
            pause(channel, probability, self.rng.getrandbits(32))

    def put(self, address: int, data: bytes) -> None:
        at = address - BASE
        self.target.bytes[at : at + len(data)] = data

    async def right(self, name: str, message: bytes, src: int, dst: int) -> None:
        """The digest is at `dst`, and no other byte has changed."""
        self.put(src, message)
        n = ALGORITHMS[name].out_bytes(None)
        want = bytearray(self.target.bytes)
        want[dst - BASE : dst - BASE + n] = digest(name, message, n)
        word = HASH | ALGORITHMS[name].number << 8
        status = await self.p.job(word, src=src, len=len(message), dst=dst, olen=n)
        assert status == (DONE if ALGORITHMS[name].xof else IDLE)
        assert self.target.bytes == want, (name, len(message), src, dst)


@cocotb.test()
async def messages(dut):
    """Every mode and alignment; messages and digests across a boundary."""
    b = Bench(dut, 3)
    await start(dut)
    for stall in STALLS:
        b.stall(stall)
        for i, name in enumerate(NAMES):
            for length in (0, 1, 5, 64, 200, 700):
                src = BASE + 0x1000 - length // 2 + i % 4 if length else BASE
                await b.right(name, b.rng.randbytes(length), src, BASE + 0x3000 - 10 + (i + length) % 4)
        for src in range(4):
            for dst in range(4):
                await b.right("sha256", b.rng.randbytes(30), BASE + src, BASE + 0x2000 + dst)
        assert await b.p.read("ERROR") == 0
        break_in = b.rng.randbytes(300)
        pieces = (break_in[:7], break_in[7:150], b"", break_in[150:])
        at, entries = BASE + 0xFF0, b""
        for piece in pieces:
            b.put(at, piece)
            entries += at.to_bytes(4, "little") + len(piece).to_bytes(4, "little")
            at += len(piece) + 3
        b.put(BASE + 0x1FF8, entries)
        word = HASH | LIST | ALGORITHMS["sha3-512"].number << 8
        assert await b.p.job(word, src=BASE + 0x1FF8, len=4, dst=BASE + 1, olen=64) == IDLE
        assert bytes(b.target.bytes[1:65]) == digest("sha3-512", break_in)


@cocotb.test()
async def errors_and_wipes(dut):
    """A bus error at some word, or WIPE in some cycle: bursts end as the bus wants it, and the next digest is right."""
    b = Bench(dut, 7)
    await start(dut)
    b.stall(0.3)
    for turn in range(40):
        message = b.rng.randbytes(400)
        src, dst = BASE + 0xF01 + turn % 4, BASE + 0x2000 + turn % 3
        if turn % 2:
            write = turn % 4 == 1
            word = (dst & ~3) + 4 * b.rng.randrange(8) if write else (src & ~3) + 4 * b.rng.randrange(100)
            b.target.bad = {word}
            status = await b.p.job(HASH | 2 << 8, src=src, len=400, dst=dst, olen=32)
            assert status == IDLE
            await b.p.error("write" if write else "read")
            b.target.bad = set()
        else:
            for name, value in (("SRC", src), ("LEN", 400), ("DST", dst), ("OLEN", 32), ("CMD", HASH | 9 << 8)):
                await b.p.write(name, value)
            for _ in range(b.rng.randrange(400)):
                await FallingEdge(dut.clk_i)
            await b.p.command(WIPE)
            while await b.p.read("STATUS") & JOB:
                pass
        await b.right("sha3-256", message, src, dst)
    assert await b.p.read("ERROR") == 0


@one_state
@pytest.mark.parametrize("max_burst", [pytest.param(4, marks=pytest.mark.full), 16])
def test_dma_axi(max_burst, state):
    sources = rtl_files("core", "engine", "attachment.mmio")
    probe = ROOT / "tests" / "attach" / "mmio" / "axi_dma_probe.sv"
    simulate("axi_dma_probe", __name__, [*sources, probe], {"MaxBurst": max_burst}, (state,))

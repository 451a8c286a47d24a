# SPDX-License-Identifier: Apache-2.0
"""A manager of both AXI ports of rvh_sharv_subsystem, by a maintained bus model: it loads the program, gives jobs and
reads digests, as sim/sharv_subsystem.cpp does, under stalls of every channel."""

import logging
import os
import random
import struct
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path

import cocotb
from cocotb.triggers import FallingEdge, RisingEdge, Timer, with_timeout
from cocotbext.axi import AxiBus, AxiLiteBus, AxiLiteMaster, AxiMaster, AxiResp

from rvhash.blocks import batches
from tests.lib.axi import pause
from tests.lib.handshake import reset, start
from tests.paper.sharv import messages

# docs/paper/sharv.md; the processor's addresses: rvh_soc_pkg
HALF, DIGESTS, PROGRAM, OWN, END = 0x2_0000, 0x1_0000, 0x4_0000, 0x6_0000, 0x7_0000
IRAM, DRAM = 0x8000_0000, 0x8010_0000
# rtl/paper/sharv/rvh_sharv_regs.rdl; JOB and CYCLES of FIRST and of LAST
NAME, CTRL, STATUS, INTR_ENABLE, JOB, CYCLES = 0x00, 0x04, 0x08, 0x0C, (0x10, 0x18), (0x14, 0x1C)
BUSY, DONE, ERROR, FAULT = (1, 2), (1 << 8, 1 << 9), (1 << 16, 1 << 17), 1 << 31
SHA224 = 1 << 24
LIMIT = 60_000  # cycles that a job may take
CYCLE = 10  # ns
STALLS = 0.0, 0.3, 0.7
LASTING = int(os.environ.get("RVH_LASTING", "16"))  # blocks that keep the processor busy while other things are done
MODES = os.environ.get("RVH_MODES", "short long").split()


@dataclass(frozen=True)
class Job:
    """Padded blocks and their digests."""

    algorithm: str
    mode: str
    blocks: bytes
    digests: bytes

    @property
    def word(self) -> int:
        """What JOB takes."""
        return (
            len(self.blocks) // 64
            | batches.MODES.index(self.mode) << 16
            | (SHA224 if self.algorithm == "sha224" else 0)
        )


class Ports:
    """The ports of one interface by the names of the bus model, which knows no _i and _o."""

    def __init__(self, dut, prefix: str) -> None:
        self._name, self._log = dut._name, dut._log
        for handle in dut:
            if handle._name.startswith(f"{prefix}_"):
                setattr(self, handle._name[:-2], handle)


def segments(program: Path) -> list[tuple[int, bytes]]:
    """Of a 32-bit ELF file: where each lies for the AXI manager, and its words."""
    image = program.read_bytes()
    (first,), (count,) = struct.unpack_from("<I", image, 28), struct.unpack_from("<H", image, 44)
    found = []
    for i in range(count):
        kind, offset, _, at, size, _ = struct.unpack_from("<6I", image, first + 32 * i)
        if kind == 1 and size:
            data = image[offset : offset + size]
            found.append((at - DRAM + OWN if at >= DRAM else at - IRAM + PROGRAM, data + bytes(-size % 4)))
    return found


async def together(*parts: Coroutine) -> None:
    """All of them at once."""
    tasks = [cocotb.start_soon(part) for part in parts]
    try:
        for task in tasks:
            await task
    finally:
        for task in tasks:
            task.cancel()


class Manager:
    """Transfers whose answers are OKAY, unless a name says else; jobs; the stream of them."""

    def __init__(self, dut, seed: int) -> None:
        self.dut, self.rng = dut, random.Random(1000 * int(os.environ["RVH_SEED"]) + seed)
        self.program = segments(Path(os.environ["RVH_PROGRAM"]))
        self.bulk = AxiMaster(
            AxiBus.from_prefix(Ports(dut, "s_axi"), "s_axi"), dut.clk_i, dut.rst_ni, reset_active_level=False
        )
        self.control = AxiLiteMaster(
            AxiLiteBus.from_prefix(Ports(dut, "s_axil"), "s_axil"), dut.clk_i, dut.rst_ni, reset_active_level=False
        )
        self.channels = []
        for side in (self.bulk.write_if, self.bulk.read_if, self.control.write_if, self.control.read_if):
            names = ("aw_channel", "w_channel", "b_channel", "ar_channel", "r_channel")
            self.channels += [getattr(side, name) for name in names if hasattr(side, name)]
            side.log.setLevel(logging.ERROR)
        for channel in self.channels:
            channel.log.setLevel(logging.ERROR)

    def stall(self, *probabilities: float) -> None:
        """Of each of the ten channels, in each cycle, one of these."""
        for channel in self.channels:
            pause(channel, self.rng.choice(probabilities), self.rng.getrandbits(32))

    async def cycles(self, count: int) -> None:
        for _ in range(count):
            await FallingEdge(self.dut.clk_i)

    # ---- AXI4-Lite ----
    async def get(self, address: int) -> int:
        answer = await self.control.read(address, 4)
        assert answer.resp == AxiResp.OKAY
        return int.from_bytes(answer.data, "little")

    async def put(self, address: int, value: int) -> None:
        answer = await self.control.write(address, value.to_bytes(4, "little"))
        assert answer.resp == AxiResp.OKAY

    # ---- AXI4 ----
    async def write(self, address: int, data: bytes, resp: AxiResp = AxiResp.OKAY) -> None:
        answer = await self.bulk.write(address, data)
        assert answer.resp == resp, (hex(address), len(data), answer.resp)

    async def read(self, address: int, count: int, resp: AxiResp = AxiResp.OKAY) -> bytes:
        answer = await self.bulk.read(address, count)
        assert answer.resp == resp, (hex(address), count, answer.resp)
        return answer.data

    def bend(self, channel: str, **fields: int) -> None:
        """The next burst on AW or AR has these fields instead of those of the bus model, which makes no bad ones."""
        of = self.bulk.write_if.aw_channel if channel == "aw" else self.bulk.read_if.ar_channel
        send = of.send

        async def bent(item) -> None:
            of.send = send
            for name, value in fields.items():
                setattr(item, channel + name, value)
            await send(item)

        of.send = bent

    # ---- jobs ----
    async def load(self) -> None:
        """The program and its data, while the processor is stopped."""
        for address, data in self.program:
            await self.write(address, data)

    async def run(self) -> None:
        await self.put(CTRL, 1)

    def job(self, algorithm: str | None = None, mode: str | None = None, blocks: int | None = None) -> Job:
        """Of random messages; what is not given is random."""
        algorithm = algorithm or self.rng.choice(("sha224", "sha256"))
        mode = mode or self.rng.choice(("short", "long"))
        blocks = blocks or self.rng.randrange(1, 10)
        lengths = {"short": [1] * blocks, "long": [blocks], "four": [blocks // 4] * 4}[mode]
        return Job(algorithm, mode, *messages.many(self.rng, algorithm, lengths))

    async def give(self, half: int, job: Job) -> None:
        await self.write(HALF * half, job.blocks)

    async def begin(self, half: int, job: Job) -> None:
        await self.put(JOB[half], job.word)

    async def end(self, half: int, error: bool = False) -> int:
        """When the interrupt tells the end of that half's job; clears it. Cycles that the job took."""
        await self.put(INTR_ENABLE, 1 << half)
        if not self.dut.irq_o.value:
            await with_timeout(RisingEdge(self.dut.irq_o), LIMIT * CYCLE, "ns")
        status = await self.get(STATUS)
        assert status & (DONE[half] | ERROR[half] | BUSY[half]) == DONE[half] | (ERROR[half] if error else 0), hex(
            status
        )
        await self.put(STATUS, DONE[half] | (ERROR[half] if error else 0))
        return await self.get(CYCLES[half])

    async def check(self, half: int, job: Job) -> None:
        """Its digests are there."""
        assert await self.read(HALF * half + DIGESTS, len(job.digests)) == job.digests, job.algorithm + job.mode

    async def right(self, half: int = 0, job: Job | None = None) -> None:
        """One job alone, from WRITE to READ."""
        job = job or self.job()
        await self.give(half, job)
        await self.begin(half, job)
        await self.end(half)
        await self.check(half, job)

    async def stream(self, jobs: list[Job]) -> None:
        """Algorithm 1 of the paper. While one half is active, digests of the other are READ and its next blocks are
        WRITTEN, both at once."""
        for i in range(len(jobs) + 2):
            half, parts = i % 2, []
            if i >= 2:
                await self.end(half)
                parts.append(self.check(half, jobs[i - 2]))
            if i < len(jobs):
                parts.append(self.give(half, jobs[i]))
            await together(*parts)
            if i < len(jobs):
                await self.begin(half, jobs[i])

    # ---- reset ----
    async def reset(self) -> None:
        """Of everything, from any time in a cycle but its edges, for a few cycles."""
        await Timer(self.rng.choice((1, 2, 3, 5, 6, 7)), unit="ns")
        await reset(self.dut, self.rng.randrange(1, 4))
        assert not self.dut.irq_o.value
        assert [await self.get(a) for a in (CTRL, STATUS, INTR_ENABLE, *JOB, *CYCLES)] == [0] * 7


async def manager(dut, seed: int) -> Manager:
    """With the processor in reset."""
    m = Manager(dut, seed)
    await start(dut)
    return m


async def running(dut, seed: int) -> Manager:
    """With the program loaded and the processor at work."""
    m = await manager(dut, seed)
    await m.load()
    await m.run()
    return m

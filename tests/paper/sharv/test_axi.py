# SPDX-License-Identifier: Apache-2.0
"""rvh_sharv_axi between an AXI4 manager and a memory that stalls and refuses words: bursts of all types and
sizes, by the pins and by a maintained bus model; both directions at once, back-pressure, resets in mid-burst,
cycles."""

import logging
import os
import random
from dataclasses import dataclass

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly
from cocotbext.axi import AxiBurstType, AxiBus, AxiMaster, AxiResp

from tests.lib.axi import pause, stays
from tests.lib.cocotb_runner import ROOT, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.obi import Memory

SIZE = 0x4000  # of the memory; writes go to its lower half, reads to the upper, so that both may go on at once
FIXED, INCR, WRAP, RESERVED = range(4)
OKAY, SLVERR = 0, 2
LIMIT = 4000  # cycles a burst may wait for its turn on a channel
CHANNELS = {"b": ("bid", "bresp"), "r": ("rid", "rdata", "rresp", "rlast")}


@dataclass
class Burst:
    """As AXI4 names its fields; data and strobes of each beat of a write."""

    id: int
    addr: int
    len: int
    size: int
    burst: int
    beats: tuple[tuple[int, int], ...] = ()

    @property
    def goes_nowhere(self) -> bool:
        return self.size > 2 or self.burst == RESERVED

    def places(self) -> list[tuple[int, int]]:
        """The word and the lanes of each beat, by the equations of IHI 0022, A3.4."""
        number_bytes, length = 1 << self.size, self.len + 1
        aligned = self.addr // number_bytes * number_bytes
        lower = self.addr // (number_bytes * length) * (number_bytes * length)
        found = []
        for n in range(length):
            address = self.addr if n == 0 or self.burst == FIXED else aligned + n * number_bytes
            if self.burst == WRAP and address >= lower + number_bytes * length:
                address -= number_bytes * length
            end = address // number_bytes * number_bytes + number_bytes
            lanes = sum(1 << a % 4 for a in range(address, end))
            found.append((address & ~3, lanes))
        return found


class Manager:
    """Offers and takes on every channel, each with its own stalls; a channel does not wait for another."""

    def __init__(self, dut, seed: int) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        self.memory = Memory(dut, 0, SIZE, seed=seed)
        self.memory.bytes[:] = self.rng.randbytes(SIZE)
        self.stall = dict.fromkeys(("aw", "w", "b", "ar", "r"), 0.0)
        for channel in CHANNELS.items():
            cocotb.start_soon(stays(dut, "s_axi_", *channel))
        cocotb.start_soon(self.memory.run())

    def pin(self, name: str):
        return getattr(self.dut, f"s_axi_{name}")

    def quiet(self) -> None:
        for channel in ("aw", "ar"):
            self.pin(f"{channel}valid").value = 0
        self.pin("wvalid").value = self.pin("bready").value = self.pin("rready").value = 0

    async def _offer(self, channel: str, **fields: int) -> None:
        while self.rng.random() < self.stall[channel]:
            await FallingEdge(self.dut.clk_i)
        for name, value in fields.items():
            self.pin(channel + name).value = value
        self.pin(f"{channel}valid").value = 1
        for _ in range(LIMIT):
            await ReadOnly()
            taken = bool(self.pin(f"{channel}ready").value)
            await FallingEdge(self.dut.clk_i)
            if taken:
                self.pin(f"{channel}valid").value = 0
                return
        raise AssertionError(f"{channel} not taken")

    async def _take(self, channel: str) -> tuple[int, ...]:
        for _ in range(LIMIT):
            self.pin(f"{channel}ready").value = int(self.rng.random() >= self.stall[channel])
            await ReadOnly()
            taken = bool(self.pin(f"{channel}valid").value and self.pin(f"{channel}ready").value)
            found = tuple(int(self.pin(name).value) for name in CHANNELS[channel])
            await FallingEdge(self.dut.clk_i)
            if taken:
                self.pin(f"{channel}ready").value = 0
                return found
        raise AssertionError(f"nothing on {channel}")

    async def _addresses(self, channel: str, bursts: list[Burst]) -> None:
        for b in bursts:
            await self._offer(channel, id=b.id, addr=b.addr, len=b.len, size=b.size, burst=b.burst)

    async def _data(self, bursts: list[Burst]) -> None:
        for b in bursts:
            for i, (data, strobes) in enumerate(b.beats):
                await self._offer("w", data=data, strb=strobes, last=int(i == b.len))

    async def _answers(self, channel: str, count: int, into: list[tuple[int, ...]]) -> None:
        for _ in range(count):
            into.append(await self._take(channel))

    async def run(self, writes: list[Burst], reads: list[Burst]) -> None:
        """All of them, and what must come of it: every answer, every request to memory, and every byte."""
        memory = self.memory
        expected, asked_writes, asked_reads = bytearray(memory.bytes), [], []
        want_b, want_r = [], []
        for b in writes:
            failed = b.goes_nowhere
            for (word, lanes), (data, strobes) in zip([] if failed else b.places(), b.beats, strict=False):
                enabled = lanes & strobes
                asked_writes.append((word, True, enabled))
                if word in memory.bad or word >= SIZE:
                    failed = True
                    continue
                for i in range(4):
                    if enabled >> i & 1:
                        expected[word + i] = data >> 8 * i & 0xFF
            want_b.append((b.id, SLVERR if failed else OKAY))
        for b in reads:
            places = [None] * (b.len + 1) if b.goes_nowhere else b.places()
            for i, place in enumerate(places):
                word = place[0] if place else SIZE
                if place:
                    asked_reads.append((word, False, place[1]))
                good = word < SIZE and word not in memory.bad
                data = int.from_bytes(memory.bytes[word : word + 4], "little") if good else 0
                want_r.append((b.id, data, OKAY if good else SLVERR, int(i == b.len)))
        memory.log.clear()
        got_b, got_r = [], []
        parts = (
            self._addresses("aw", writes),
            self._data(writes),
            self._answers("b", len(want_b), got_b),
            self._addresses("ar", reads),
            self._answers("r", len(want_r), got_r),
        )
        for task in [cocotb.start_soon(part) for part in parts]:
            await task
        assert got_b == want_b
        assert got_r == want_r
        assert [entry for entry in memory.log if entry[1]] == asked_writes
        assert [entry for entry in memory.log if not entry[1]] == asked_reads
        assert memory.bytes == expected
        for _ in range(12):
            await ReadOnly()
            assert not any(p.value for p in (self.pin("bvalid"), self.pin("rvalid"), self.dut.mgr_req_o))
            await FallingEdge(self.dut.clk_i)

    def burst(self, write: bool, **given: int) -> Burst:
        """One that AXI allows, and sometimes one of which nothing may come; what is not given is random."""
        rng = self.rng
        size = given.get("size", rng.choice((0, 1, 2, 2, 2, 3, 7)))
        kind = given.get("burst", rng.choice((FIXED, INCR, INCR, INCR, WRAP, RESERVED)))
        length = rng.choice((0, 0, 1, 2, 3, 7, 15, rng.randrange(64)))
        if kind == WRAP:
            length = rng.choice((1, 3, 7, 15))
        elif kind == FIXED:
            length = min(length, 15)
        length = given.get("len", length)
        number_bytes = 1 << size
        address = rng.randrange(SIZE // 2)
        if kind == WRAP:
            address &= -number_bytes
        elif address % 4096 + number_bytes * (length + 1) > 4096:  # no burst goes over a 4 KiB boundary
            address = address & -4096 | (4096 - number_bytes * (length + 1) + address % number_bytes) % 4096
        if not write:
            address += SIZE // 2
        beats = tuple((rng.getrandbits(32), rng.choice((15, rng.getrandbits(4)))) for _ in range(length + 1))
        return Burst(rng.getrandbits(4), address, length, size, kind, beats if write else ())


async def bench(dut, seed: int) -> Manager:
    seed += 1000 * int(os.environ["RVH_SEED"])
    manager = Manager(dut, seed)
    for name in ("aw", "ar"):
        for field in ("id", "addr", "len", "size", "burst"):
            manager.pin(name + field).value = 0
    for name in ("wdata", "wstrb", "wlast"):
        manager.pin(name).value = 0
    manager.quiet()
    await start(dut)
    return manager


@cocotb.test()
async def bursts(dut):
    """Random ones in both directions at once, under stalls of every channel and of memory, some words refused."""
    manager = await bench(dut, 1)
    for turn in range(14):
        manager.memory.stall = manager.rng.choice((0.0, 0.3, 0.7))
        manager.stall = {c: manager.rng.choice((0.0, 0.0, 0.5, 0.85)) for c in manager.stall}
        manager.memory.bad = (
            {4 * manager.rng.randrange(SIZE // 4) for _ in range(SIZE // 4 // 16)} if turn % 2 else set()
        )
        writes = [manager.burst(True) for _ in range(12)]
        reads = [manager.burst(False) for _ in range(12)]
        await manager.run(writes, reads)


@cocotb.test()
async def every_kind(dut):
    """Each type with each size, at each place in a word: shortest, and longest or round the end of a WRAP."""
    manager = await bench(dut, 2)
    lengths = {FIXED: (0, 15), INCR: (0, 20), WRAP: (1, 3, 7, 15), RESERVED: (0, 2)}
    for kind, of_kind in lengths.items():
        for size in range(5):
            some = [(length, at) for length in of_kind for at in range(4) if kind != WRAP or at % (1 << size) == 0]
            writes, reads = ([manager.burst(w, size=size, burst=kind, len=n) for n, _ in some] for w in (True, False))
            for burst, (_, at) in zip(writes + reads, some + some, strict=True):
                burst.addr = burst.addr & -64 | (at + 0x30 if size <= 2 else 0)
            await manager.run(writes, reads)
    manager.memory.bad = {0x800 + 4 * 255, 0x2800}
    long = [manager.burst(w, size=2, burst=INCR, len=255) for w in (True, False)]
    for burst, address in zip(long, (0x800, 0x2800), strict=True):
        burst.addr = address
    await manager.run(long[:1], long[1:])
    outside = [Burst(3, SIZE, 1, 2, INCR, ((1, 15), (2, 15))), Burst(5, SIZE, 1, 2, INCR)]
    await manager.run(outside[:1], outside[1:])


@cocotb.test()
async def answers_that_nobody_takes(dut):
    """Without BREADY reads go on, without RREADY writes do, and no more is asked of memory than has a place."""
    manager = await bench(dut, 3)
    read = Burst(1, 0x2000, 31, 2, INCR)
    await manager._addresses("ar", [read])
    for _ in range(30):
        await FallingEdge(dut.clk_i)
    assert len(manager.memory.log) == 4
    await manager._addresses("aw", [Burst(2, 0x100, 3, 2, INCR)])
    await manager._data([Burst(2, 0x100, 3, 2, INCR, ((7, 15),) * 4)])
    assert await manager._take("b") == (2, OKAY)
    got = []
    await manager._answers("r", 32, got)
    assert [g[1] for g in got] == [
        int.from_bytes(manager.memory.bytes[a : a + 4], "little") for a in range(0x2000, 0x2080, 4)
    ]
    await manager._addresses("aw", [Burst(4, 0x200, 0, 2, INCR)])
    await manager._data([Burst(4, 0x200, 0, 2, INCR, ((9, 15),))])
    more = []
    await manager._addresses("ar", [Burst(6, 0x2100, 7, 2, INCR)])
    await manager._answers("r", 8, more)
    assert len(more) == 8
    assert await manager._take("b") == (4, OKAY)


@cocotb.test()
async def the_bus_model(dut):
    """A maintained manager: transfers of any length and alignment, whole and narrow, stalled on every channel."""
    manager = await bench(dut, 4)
    master = AxiMaster(AxiBus.from_prefix(dut, "s_axi"), dut.clk_i, dut.rst_ni, reset_active_level=False)
    writes, reads = master.write_if, master.read_if
    channels = [writes.aw_channel, writes.w_channel, writes.b_channel, reads.ar_channel, reads.r_channel]
    for part in (writes, reads, *channels):
        part.log.setLevel(logging.ERROR)
    for probability in (0.0, 0.6):
        manager.memory.stall = probability / 2
        for channel in channels:
            pause(channel, probability, manager.rng.getrandbits(32))
        for size in (2, 2, 1, 0):
            data = manager.rng.randbytes(manager.rng.randrange(1, 500))
            at = manager.rng.randrange(0x1000 - 300, 0x1000)
            answer = await master.write(at, data, burst=AxiBurstType.INCR, size=size)
            assert answer.resp == AxiResp.OKAY
            assert manager.memory.bytes[at : at + len(data)] == data
            back = await master.read(at, len(data), burst=AxiBurstType.INCR, size=size)
            assert (back.data, back.resp) == (data, AxiResp.OKAY)


@cocotb.test()
async def reset_in_mid_burst(dut):
    manager = await bench(dut, 5)
    for _ in range(25):
        manager.memory.stall = manager.rng.choice((0.0, 0.6))
        manager.stall = {c: manager.rng.choice((0.0, 0.6)) for c in manager.stall}
        writes = [manager.burst(True) for _ in range(4)]
        reads = [manager.burst(False) for _ in range(4)]
        parts = (
            manager._addresses("aw", writes),
            manager._data(writes),
            manager._answers("b", 4, []),
            manager._addresses("ar", reads),
            manager._answers("r", 40, []),
        )
        tasks = [cocotb.start_soon(part) for part in parts]
        for _ in range(manager.rng.randrange(2, 60)):
            await FallingEdge(dut.clk_i)
        for task in tasks:
            task.cancel()
        await FallingEdge(dut.clk_i)
        manager.quiet()
        await reset(dut)
        await manager.run([manager.burst(True)], [manager.burst(False)])


@cocotb.test()
async def cycles(dut):
    """What the header says of a burst alone and of both directions, with a memory that answers in the next cycle."""
    manager = await bench(dut, 6)
    manager.pin("bready").value = manager.pin("rready").value = 1

    async def measure(write: int, read: int, awake: int) -> dict[str, list[int]]:
        """With bursts of that many words from cycle 0: in which cycles something was taken on a channel."""
        seen = {c: [] for c in ("aw", "w", "b", "ar", "r")}
        for channel, words, address in (("aw", write, 0), ("ar", read, SIZE // 2)):
            for field, value in (("addr", address), ("len", words - 1 if words else 0), ("size", 2), ("burst", INCR)):
                manager.pin(channel + field).value = value
            manager.pin(f"{channel}valid").value = int(words > 0)
        manager.pin("wvalid").value, manager.pin("wstrb").value = int(write > 0), 15
        for cycle in range(awake):
            manager.pin("wlast").value = int(len(seen["w"]) % max(1, write) == write - 1)
            await ReadOnly()
            for channel, found in seen.items():
                if manager.pin(f"{channel}valid").value and manager.pin(f"{channel}ready").value:
                    found.append(cycle)
            await FallingEdge(dut.clk_i)
            if len(seen["aw"]) == 2:
                manager.pin("awvalid").value = 0
            if len(seen["ar"]) == 2:
                manager.pin("arvalid").value = 0
            if len(seen["w"]) == 2 * write:
                manager.pin("wvalid").value = 0
        return seen

    for words in (1, 2, 16, 256):
        seen = await measure(0, words, 2 * words + 20)
        again = READ + words
        assert seen["r"] == [first + READ + i for first in (0, again) for i in range(words)]
        assert seen["ar"] == [0, again]
        seen = await measure(words, 0, 2 * words + 20)
        again = WRITE + words
        assert seen["b"] == [WRITE + words - 1, again + WRITE + words - 1]
        assert seen["aw"] == [0, again]
    words = 256
    seen = await measure(words, words, 4 * words + 30)
    assert seen["r"][:words] == [READ + BOTH_R + 2 * i for i in range(words)]
    assert seen["b"][0] == WRITE + BOTH_B + 2 * (words - 1)


# After the address: the first R, and B of one word; where both go on, what the turns cost them at the beginning.
READ, WRITE, BOTH_R, BOTH_B = 3, 3, 0, 1


def check(seed: int, state: str) -> None:
    simulate(
        "sharv_axi_probe",
        __name__,
        [
            *rtl_files(),
            ROOT / "rtl" / "paper" / "sharv" / "rvh_sharv_axi_burst.sv",
            ROOT / "rtl" / "paper" / "sharv" / "rvh_sharv_axi.sv",
            ROOT / "tests" / "paper" / "sharv" / "sharv_axi_probe.sv",
        ],
        states=(state,),
        env={"RVH_SEED": str(seed)},
        name=f"sharv_axi-{seed}",
        build="sharv_axi",
    )


@pytest.mark.parametrize(
    ("seed", "state"),
    [
        (1, "random1"),
        *(pytest.param(n, s, marks=pytest.mark.full) for n, s in ((2, "zero"), (3, "random2"), (4, "random1"))),
    ],
)
def test_axi(seed, state):
    check(seed, state)

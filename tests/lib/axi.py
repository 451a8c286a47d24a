# SPDX-License-Identifier: Apache-2.0
"""Checks that the AXI bus models lack, and a memory on one of our AXI4 manager ports."""

import itertools
import logging
import random
from collections.abc import Sequence

import cocotb
from cocotb.task import Task
from cocotb.triggers import RisingEdge
from cocotbext.axi import AxiBus, AxiLiteBus, AxiLiteMaster, AxiResp, AxiSlave

ADDRESS = ("addr", "len", "size", "burst", "lock", "cache", "prot", "qos", "id")
PAYLOAD = {"aw": ADDRESS, "ar": ADDRESS, "w": ("data", "strb", "last")}  # of the channels that a manager drives


def pause(channel, probability: float, seed: int) -> None:
    """Stall a channel of a bus model in each cycle with this probability. Takes effect a few cycles later."""
    rng = random.Random(seed)
    channel.set_pause_generator((rng.random() < probability for _ in itertools.count()) if probability else None)
    channel.pause = False


async def stays(dut, prefix: str, channel: str, fields: Sequence[str]) -> None:
    """Check that a pending transfer of a channel (PREFIXawvalid ...) is stable until it is accepted."""
    await watch(dut, dut, prefix, channel, fields)


async def watch(dut, pins, prefix: str, channel: str, fields: Sequence[str]) -> None:
    """The same, of `pins`."""
    valid, ready = (getattr(pins, f"{prefix}{channel}{word}") for word in ("valid", "ready"))
    payload = [getattr(pins, prefix + name) for name in fields]
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
    """The memory of the bus model's slave, from `base` on. An access to a word of `bad`, or outside, fails."""

    def __init__(self, base: int, size: int) -> None:
        self.base, self.bytes, self.bad, self.writes = base, bytearray(size), set(), 0

    def _at(self, address: int, length: int) -> int:
        bad = any(word in self.bad for word in range(address & ~3, address + length, 4))
        if bad or not 0 <= address - self.base < len(self.bytes):
            raise ValueError("bad address")
        return address - self.base

    async def read(self, address: int, length: int) -> bytes:
        at = self._at(address, length)
        return bytes(self.bytes[at : at + length])

    async def write(self, address: int, data: bytes) -> None:
        at = self._at(address, len(data))
        self.bytes[at : at + len(data)] = data
        self.writes += 1


class Pins:
    """The ports of a module by the names that the bus models look for: without `_i` and `_o`."""

    def __init__(self, dut, prefix: str) -> None:
        self._name, self._log = dut._name, dut._log
        for pin in dut:
            if pin._name.startswith(prefix) and pin._name.endswith(("_i", "_o")):
                setattr(self, pin._name[:-2], pin)


def lite_manager(dut, prefix: str = "s_axil") -> AxiLiteMaster:
    """The bus model's manager on an AXI4-Lite subordinate port of ours."""
    manager = AxiLiteMaster(
        AxiLiteBus.from_prefix(Pins(dut, prefix), prefix), dut.clk_i, dut.rst_ni, reset_active_level=False
    )
    for part in (manager.write_if, manager.read_if):
        part.log.setLevel(logging.ERROR)
    return manager


class LiteBus:
    """`lite_manager` as tests.lib.mmio.Peripheral wants a bus: accesses in order, a read waits for the writes before.
    Every channel stalls; every response is OKAY.
    """

    def __init__(self, dut, seed: int = 1, stall: float = 0.0, prefix: str = "s_axil") -> None:
        self.master, self._rng = lite_manager(dut, prefix), random.Random(seed)
        self._open: list[Task] = []
        self.pause(stall)

    def pause(self, probability: float) -> None:
        """Of a cycle without a transfer, on each channel."""
        writes, reads = self.master.write_if, self.master.read_if
        channels = (writes.aw_channel, writes.w_channel, writes.b_channel, reads.ar_channel, reads.r_channel)
        for channel in channels:
            pause(channel, probability, self._rng.getrandbits(32))

    async def read(self, address: int) -> int:
        """An aligned word."""
        await self._answers()
        answer = await self.master.read(address, 4)
        assert answer.resp == AxiResp.OKAY
        return int.from_bytes(answer.data, "little")

    async def write(self, address: int, value: int, length: int = 4) -> None:
        """The first bytes of a word, until it is answered."""
        self.write_nowait(address, value, length)
        await self._answers()

    def write_nowait(self, address: int, value: int, length: int = 4) -> None:
        """The same, not waited for."""
        self._open.append(cocotb.start_soon(self.master.write(address, value.to_bytes(length, "little"))))

    async def _answers(self) -> None:
        """Of all that was written."""
        while self._open:
            answer = await self._open.pop(0)
            assert answer.resp == AxiResp.OKAY


class AxiMemory(Target):
    """The bus model's memory on an AXI4 manager port of ours, `m_axi_*_o`; as tests.lib.obi.Memory for a bench. Every
    channel stalls; what the port drives stays until it is taken; the attributes are those that the page promises.
    """

    def __init__(self, dut, base: int, size: int, stall: float = 0.0, seed: int = 1, prefix: str = "m_axi") -> None:
        super().__init__(base, size)
        self.id = int(dut.AxiId.value) if hasattr(dut, "AxiId") else 0
        self._rng, pins = random.Random(seed), Pins(dut, prefix)
        slave = AxiSlave(AxiBus.from_prefix(pins, prefix), dut.clk_i, dut.rst_ni, target=self, reset_active_level=False)
        writes, reads = slave.write_if, slave.read_if
        self._channels = [writes.aw_channel, writes.w_channel, writes.b_channel, reads.ar_channel, reads.r_channel]
        for part in (writes, reads, *self._channels):
            part.log.setLevel(logging.CRITICAL)  # it logs each error that is meant
        self._dut, self._pins, self._prefix = dut, pins, prefix
        self._bytes = len(getattr(pins, f"{prefix}_wstrb"))  # of a word
        self.bursts: list[tuple[str, int, int]] = []  # "aw" or "ar", address, beats
        self.pause(stall)

    def pause(self, probability: float) -> None:
        """Of a cycle without a transfer, on each channel."""
        for channel in self._channels:
            pause(channel, probability, self._rng.getrandbits(32))

    async def run(self) -> None:
        """Watch the port until the end of the test."""
        for channel, fields in PAYLOAD.items():
            names = [f"{channel}{field}" for field in fields]
            cocotb.start_soon(watch(self._dut, self._pins, f"{self._prefix}_", channel, names))
        while True:
            await RisingEdge(self._dut.clk_i)
            for channel in ("aw", "ar"):

                def pin(name: str, of: str = f"{self._prefix}_{channel}") -> int:
                    return int(getattr(self._pins, of + name).value)

                if self._dut.rst_ni.value and pin("valid") and pin("ready"):
                    self.bursts.append((channel, pin("addr"), pin("len") + 1))
                    assert (pin("cache"), pin("prot"), pin("burst"), pin("id")) == (0b0010, 0b010, 1, self.id)
                    assert 1 << pin("size") == self._bytes
                    assert pin("addr") % 4096 + self._bytes * (pin("len") + 1) <= 4096

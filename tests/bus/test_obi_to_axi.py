# SPDX-License-Identifier: Apache-2.0
"""rvh_obi_to_axi between a manager that makes random runs of requests and a maintained AXI slave that stalls on every
channel: data, byte enables, errors, runs given up in the middle, 4 KiB boundaries, resets, cycles."""

import logging
import random
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly
from cocotbext.axi import AxiBus, AxiSlave

from tests.lib.axi import Target, pause, stays
from tests.lib.cocotb_runner import ROOT, one_state, rtl_files, simulate
from tests.lib.handshake import reset, start

BASE, SIZE = 0x8000_0000, 0x4000
LIMIT = 6000  # cycles without a grant or a response
ADDRESS = ("addr", "len", "size", "burst", "lock", "cache", "prot", "qos", "id")
CHANNELS = {"aw": ADDRESS, "ar": ADDRESS, "w": ("data", "strb", "last")}


@dataclass
class Run:
    """Requests of one direction to consecutive words; the manager stops after `made` of `words`."""

    write: bool
    address: int
    words: int
    made: int
    bursts: list[int] = field(default_factory=list)  # beats of each that was begun


class Bench:
    def __init__(self, dut, seed: int) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        self.max_burst = int(dut.MaxBurst.value)
        self.target = Target(BASE, SIZE)
        self.model = bytearray(SIZE)
        bus = AxiBus.from_prefix(dut, "m_axi")
        self.slave = AxiSlave(bus, dut.clk_i, dut.rst_ni, target=self.target, reset_active_level=False)
        writes, reads = self.slave.write_if, self.slave.read_if
        self.channels = [writes.aw_channel, writes.w_channel, writes.b_channel, reads.ar_channel, reads.r_channel]
        for part in (writes, reads, *self.channels):
            part.log.setLevel(logging.ERROR)
        for channel, fields in CHANNELS.items():
            cocotb.start_soon(stays(dut, "m_axi_", channel, [channel + f for f in fields]))
        self.fresh()

    def fresh(self) -> None:
        """Other contents, in target and model."""
        self.target.bytes[:] = self.model[:] = self.rng.randbytes(SIZE)
        self.target.bad.clear()

    async def stall(self, *probabilities: float) -> None:
        """Of AW, W, B, AR and R, in every cycle."""
        for channel, probability in zip(self.channels, probabilities, strict=True):
            pause(channel, probability, self.rng.getrandbits(32))
        for _ in range(3):
            await FallingEdge(self.dut.clk_i)

    def random_run(self) -> Run:
        """Often across a boundary, often given up."""
        words = self.rng.choice((1, 2, 3, 7, 16, 17, 40, 300 if self.max_burst > 16 else 50))
        first = self.rng.choice((0, 0x1000, 0x2000)) // 4 + self.rng.choice((0, 5, 1024 - 20, 1024 - 3, 1023))
        made = words if self.rng.random() < 0.6 else self.rng.randrange(1, words + 1)
        return Run(self.rng.random() < 0.5, BASE + 4 * first, words, made)

    def _answers(self, run: Run, at: int, more: int, be: int, data: int, state: dict) -> list[tuple[int | None, bool]]:
        """A request is granted: what the model says of its response, (data, error)."""
        address = run.address + 4 * at
        if state["left"] == 0:
            boundary = (0x1000 - address % 0x1000) // 4
            state["left"] = 1 if run.write else min(more + 1, self.max_burst, boundary)
            run.bursts.append(state["left"])
        state["left"] -= 1
        bad = address in self.target.bad
        where = address - BASE
        if not run.write:
            return [(0 if bad else int.from_bytes(self.model[where : where + 4], "little"), bad)]
        for i in range(4):
            if be >> i & 1 and not bad:
                self.model[where + i] = data >> 8 * i & 0xFF
        return [(None, bad and be != 0)]

    async def make(self, run: Run, open_at_most: int, gaps: float) -> int:
        """The run, and its cancellation if it was given up; the number of cycles up to the last response."""
        dut, rng = self.dut, self.rng
        state = {"left": 0}
        expected: deque[tuple[int | None, bool]] = deque()
        at, offered, cycles, quiet = 0, None, 0, 0
        while at < run.made or expected:
            if offered is None and at < run.made and len(expected) < open_at_most and rng.random() >= gaps:
                rest = run.words - at - 1
                more = min(255, rest if rng.random() < 0.7 else rng.randrange(rest + 1))
                if state["left"]:
                    more = rng.getrandbits(8)  # not looked at
                offered = (more, rng.choice((15, 15, 15, rng.randrange(16))), rng.getrandbits(32))
            dut.mgr_req_i.value = int(offered is not None)
            if offered:
                dut.mgr_addr_i.value, dut.mgr_we_i.value = run.address + 4 * at, int(run.write)
                dut.mgr_more_i.value, dut.mgr_be_i.value, dut.mgr_wdata_i.value = offered
            await ReadOnly()
            quiet += 1
            assert quiet < LIMIT, f"{run} is stuck at {at}"
            if dut.mgr_rvalid_o.value:
                quiet = 0
                assert expected, f"{run}: a response to nothing"
                data, error = expected.popleft()
                assert bool(dut.mgr_err_o.value) == error, f"{run}: error {error} expected, {len(expected)} after it"
                assert data is None or error or int(dut.mgr_rdata_o.value) == data, run
            if offered and dut.mgr_gnt_o.value:
                quiet = 0
                expected.extend(self._answers(run, at, *offered, state))
                at, offered = at + 1, None
            await FallingEdge(dut.clk_i)
            cycles += 1
        dut.mgr_req_i.value = 0
        if run.made < run.words or state["left"] or rng.random() < 0.2:
            for _ in range(rng.randrange(3)):
                await FallingEdge(dut.clk_i)
            dut.mgr_cancel_i.value = 1
            await FallingEdge(dut.clk_i)
            dut.mgr_cancel_i.value = 0
            assert bool(dut.mgr_drain_o.value) == (state["left"] > 0)
            if rng.random() < 0.5:  # else the next run has to wait
                await self.drained()
        return cycles

    async def drained(self) -> None:
        for _ in range(LIMIT):
            if not self.dut.mgr_drain_o.value:
                return
            await FallingEdge(self.dut.clk_i)
        raise AssertionError("the cancelled burst has no end")

    async def same(self) -> None:
        """Memory and model hold the same."""
        await self.drained()
        assert self.target.bytes == self.model


def quiet(dut) -> None:
    for name in ("req", "addr", "we", "be", "wdata", "more", "cancel"):
        getattr(dut, f"mgr_{name}_i").value = 0


async def begin(dut, seed: int) -> Bench:
    quiet(dut)
    b = Bench(dut, seed)
    await start(dut)
    return b


STALLS = ((0,) * 5, (0.5,) * 5, (0.95, 0, 0, 0.9, 0), (0, 0.8, 0, 0, 0.8), (0, 0, 0.9, 0.9, 0))


@cocotb.test()
async def random_runs(dut):
    """Any runs, any stalls, one to eight requests open at a time; half of the time some words cannot be accessed."""
    b = await begin(dut, 1)
    seen = set()
    for stalls in STALLS:
        await b.stall(*stalls)
        for open_at_most in (1, 2, 3, 8):
            for bad in (0, 40):
                b.fresh()
                b.target.bad = {BASE + 4 * b.rng.randrange(SIZE // 4) for _ in range(bad)}
                for _ in range(12):
                    run = b.random_run()
                    await b.make(run, open_at_most, b.rng.choice((0, 0, 0.4)))
                    seen |= set(run.bursts)
                await b.same()
    assert max(seen) == b.max_burst


@cocotb.test()
async def reset_in_mid_burst(dut):
    b = await begin(dut, 2)
    for _ in range(60):
        await b.stall(*b.rng.choice(STALLS))
        task = cocotb.start_soon(b.make(b.random_run(), 3, 0.2))
        for _ in range(b.rng.randrange(60)):
            await FallingEdge(dut.clk_i)
        task.cancel()
        quiet(dut)
        await reset(dut)
        await b.stall(0, 0, 0, 0, 0)
        b.fresh()
        await b.make(b.random_run(), 3, 0)
        await b.same()


@cocotb.test()
async def every_error_is_told_once(dut):
    """One bad word at each place of a run of writes and of reads, whole runs and those aborted after it."""
    b = await begin(dut, 3)
    words = 10
    for place in range(words):
        for write in (True, False):
            for made in (words, place + 1):
                b.fresh()
                b.target.bad = {BASE + 4 * place}
                await b.make(Run(write, BASE, words, made), 3, 0)
                await b.same()


@cocotb.test()
async def cycles(dut):
    """A word a cycle inside a burst of reads, and in a run of writes as long as enough of them may be open."""
    b = await begin(dut, 4)
    beats = min(b.max_burst, 64)
    b.rng.random = lambda: 0.5  # no gaps, whole promises
    for open_at_most in (3, 8):
        one = await b.make(Run(False, BASE, 1, 1), open_at_most, 0)
        assert await b.make(Run(False, BASE, beats, beats), open_at_most, 0) == one + beats - 1
    one = await b.make(Run(True, BASE, 1, 1), 8, 0)
    assert await b.make(Run(True, BASE, 64, 64), 8, 0) == one + 64 - 1
    if b.max_burst >= 4:  # read bursts without a gap between them
        one = await b.make(Run(False, BASE, 1, 1), 8, 0)
        words = 4 * b.max_burst
        assert await b.make(Run(False, BASE, words, words), 8, 0) <= one + words - 1 + 3 * GAP


GAP = 0


@one_state
@pytest.mark.parametrize("max_burst", [4, *(pytest.param(n, marks=pytest.mark.full) for n in (1, 16, 256))])
def test_to_axi(max_burst, state):
    bridge, probe = ROOT / "rtl" / "bus" / "rvh_obi_to_axi.sv", Path(__file__).with_name("obi_to_axi_probe.sv")
    sources = [*rtl_files(), bridge, probe]
    simulate("obi_to_axi_probe", __name__, sources, {"MaxBurst": max_burst}, (state,))

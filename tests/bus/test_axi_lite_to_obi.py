# SPDX-License-Identifier: Apache-2.0
"""rvh_mmio on AXI4-Lite, driven by a maintained bus model: digests at full speed and with stalls on every channel,
narrow and misaligned accesses, responses that nobody takes, turns of reads and writes, reset in mid-access, cycles."""

import itertools
import logging
from pathlib import Path

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly, RisingEdge
from cocotbext.axi import AxiLiteBus, AxiLiteMaster, AxiResp

from rvhash.model import ALGORITHMS, digest
from tests.lib.axi import pause, stays
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.mmio import ADDR, DONE, ERR, FINISH, IDLE, MSG, OUT, START
from tests.lib.mmio_bridge import Bridged

NAME = int.from_bytes(b"RVHS", "little")
CHANNELS = {"aw": ("awaddr",), "w": ("wdata", "wstrb"), "b": ("bresp",), "ar": ("araddr",), "r": ("rdata", "rresp")}


class AxiLite(Bridged):
    """Through the bus model. Messages and output move as one long transfer: a word a cycle if nothing is in the way."""

    def __init__(self, dut, seed: int) -> None:
        super().__init__(dut, seed)
        bus = AxiLiteBus.from_prefix(dut, "s_axil")
        self.master = AxiLiteMaster(bus, dut.clk_i, dut.rst_ni, reset_active_level=False)
        writes, reads = self.master.write_if, self.master.read_if
        self.channels = [writes.aw_channel, writes.w_channel, writes.b_channel, reads.ar_channel, reads.r_channel]
        for part in (writes, reads, *self.channels):
            part.log.setLevel(logging.ERROR)
        for channel in CHANNELS.items():
            cocotb.start_soon(stays(dut, "s_axil_", *channel))

    async def stall(self, *probabilities: float) -> None:
        """Of AW, W, B, AR and R, in every cycle."""
        for channel, probability in zip(self.channels, probabilities, strict=True):
            pause(channel, probability, self.rng.getrandbits(32))
        for _ in range(3):  # until the model minds it
            await FallingEdge(self.dut.clk_i)

    async def read(self, address: int) -> int:
        await self.idle()
        answer = await self.master.read(address, 4 - address % 4)
        assert answer.resp == AxiResp.OKAY
        return int.from_bytes(answer.data, "little")

    async def write(self, address: int, value: int, be: int = 0xF) -> None:
        await self.idle()
        assert be == 0xF
        answer = await self.master.write(address, value.to_bytes(4, "little"))
        assert answer.resp == AxiResp.OKAY

    async def absorb(self, message: bytes) -> None:
        for i in range(0, len(message), 1024):
            await self.master.write(MSG, message[i : i + 1024])

    async def squeeze(self, count: int) -> bytes:
        return (await self.master.read(OUT, (count + 3) & ~3)).data[:count]


class Pins(Bridged):
    """By the pins: any strobe at any address; AW and W each come when they like, B and R wait when they like."""

    async def _offer(self, channel: str, **fields: int) -> None:
        await self.idle()
        for name, value in fields.items():
            getattr(self.dut, f"s_axil_{name}").value = value
        valid, ready = (getattr(self.dut, f"s_axil_{channel}{word}") for word in ("valid", "ready"))
        valid.value = 1
        taken = False
        while not taken:
            await ReadOnly()
            taken = bool(ready.value)
            await FallingEdge(self.dut.clk_i)
        valid.value = 0

    async def _take(self, channel: str) -> int:
        valid, ready = (getattr(self.dut, f"s_axil_{channel}{word}") for word in ("valid", "ready"))
        while True:
            ready.value = int(self.rng.random() >= self.gaps)
            await ReadOnly()
            if valid.value and ready.value:
                value = int(self.dut.s_axil_rdata.value)
                await FallingEdge(self.dut.clk_i)
                ready.value = 0
                return value
            await FallingEdge(self.dut.clk_i)

    async def read(self, address: int) -> int:
        await self._offer("ar", araddr=address)
        return await self._take("r")

    async def write(self, address: int, value: int, be: int = 0xF) -> None:
        parts = [self._offer("aw", awaddr=address), self._offer("w", wdata=value, wstrb=be), self._take("b")]
        for task in [cocotb.start_soon(part) for part in parts]:
            await task


def quiet(dut) -> None:
    """Nothing is offered or taken."""
    for name in ("awvalid", "awaddr", "awprot", "wvalid", "wdata", "wstrb", "bready", "arvalid", "araddr", "arprot"):
        getattr(dut, f"s_axil_{name}").value = 0
    dut.s_axil_rready.value = 0


@cocotb.test()
async def digests(dut):
    quiet(dut)
    p = AxiLite(dut, 1)
    await start(dut)
    for stalls in ((0,) * 5, (0.5,) * 5, (0.9, 0, 0, 0, 0.8), (0, 0.9, 0.8, 0.5, 0)):
        await p.stall(*stalls)
        p.gaps = max(stalls) / 2
        await p.right_for_all()


@cocotb.test()
async def narrow_and_misaligned_accesses(dut):
    quiet(dut)
    p = Pins(dut, 2)
    for channel in CHANNELS.items():
        cocotb.start_soon(stays(dut, "s_axil_", *channel))
    await start(dut)
    for p.gaps in (0.0, 0.6):
        await p.narrow_and_misaligned()
    await p.refuses(MSG, 0)


@cocotb.test()
async def responses_that_nobody_takes(dut):
    """With BREADY low reads go on, with RREADY low writes do; no more is asked of rvh_mmio than has a place, and
    nothing is lost or done twice."""
    quiet(dut)
    p = AxiLite(dut, 3)
    await start(dut)
    message = p.rng.randbytes(64)
    await p.command(START, ALGORITHMS["sha256"].number)
    await p.stall(0, 0, 1, 0, 0)
    writes = [p.master.init_write(MSG, message[i : i + 4]) for i in range(0, 64, 4)]
    for _ in range(20):
        assert await p.read(ADDR["NAME"]) == NAME
    assert not any(w.is_set() for w in writes)
    assert int(dut.u_bridge.write_open_q.value) == 2
    await p.stall(0, 0, 0, 0, 0)
    for w in writes:
        await w.wait()
    await p.command(FINISH)
    await p.done()
    await p.stall(0, 0, 0, 0, 1)
    reads = [p.master.init_read(OUT, 4) for _ in range(8)]
    for i in range(20):
        await p.write(ADDR["TAIL"], i)
    assert not any(r.is_set() for r in reads)
    await p.stall(0, 0, 0, 0, 0)
    for r in reads:
        await r.wait()
    assert b"".join(r.data.data for r in reads) == digest("sha256", message)
    assert await p.read(ADDR["TAIL"]) == 19


@cocotb.test()
async def reads_and_writes_take_turns(dut):
    """Both wait all the time: one of each in turn, of registers and of windows."""
    quiet(dut)
    p = AxiLite(dut, 4)
    await start(dut)
    order = []

    async def watch() -> None:
        while True:
            await RisingEdge(dut.clk_i)
            if dut.obi_req_o.value and dut.obi_gnt_o.value:
                order.append(int(dut.obi_we_o.value))

    cocotb.start_soon(watch())
    for write_at, read_at in ((ADDR["TAIL"], ADDR["NAME"]), (MSG, OUT), (MSG, ADDR["NAME"]), (ADDR["TAIL"], OUT)):
        order.clear()
        writes = p.master.init_write(write_at, bytes(160)) if write_at == MSG else None
        many = [p.master.init_write(write_at, bytes(4)) for _ in range(40 if writes is None else 0)]
        reads = [p.master.init_read(read_at, 4) for _ in range(40)]
        for event in (*many, *reads, *([writes] if writes else [])):
            await event.wait()
        assert sorted(order) == [0] * 40 + [1] * 40
        middle = order[5:-5]
        assert all(a != b for a, b in itertools.pairwise(middle)), order
    await p.write(ADDR["ERROR"], 0x7F)
    await p.right()


@cocotb.test()
async def reset_in_mid_access(dut):
    quiet(dut)
    p = AxiLite(dut, 5)
    await start(dut)
    for turn in range(40):
        await p.command(START, ALGORITHMS["sha3-256"].number)
        await p.stall(*(p.rng.choice((0, 0.5)) for _ in range(5)))
        p.master.init_write(MSG, bytes(400))
        p.master.init_write(ADDR["TAIL"], bytes(4))
        p.master.init_read(ADDR["NAME"], 16)
        for _ in range(p.rng.randrange(120)):
            await FallingEdge(dut.clk_i)
        await reset(dut)
        await p.stall(0, 0, 0, 0, 0)
        assert await p.read(ADDR["STATUS"]) == IDLE
        await p.right("sha256", p.rng.randbytes(turn))


@cocotb.test()
async def cycles(dut):
    """What the header and docs/attach/mmio.md say: words a cycle, and cycles from address to answer."""
    quiet(dut)
    p = Pins(dut, 6)
    await start(dut)
    await p.command(START, ALGORITHMS["shake128"].number)
    dut.s_axil_bready.value = dut.s_axil_rready.value = 1
    dut.s_axil_awaddr.value, dut.s_axil_wstrb.value = MSG, 0xF

    async def answers(channel: str, count: int, last: int | None = None) -> list[int]:
        """With an address in each cycle, or in `last` alone: in which cycles, from the first address, B or R came."""
        seen = []
        names = ("aw", "w") if channel == "b" else ("ar",)
        for cycle in range(count):
            for name in names:
                getattr(dut, f"s_axil_{name}valid").value = int(cycle < (last or count))
            await ReadOnly()
            if getattr(dut, f"s_axil_{channel}valid").value:
                seen.append(cycle)
            await FallingEdge(dut.clk_i)
        for _ in range(20):  # what is offered still is taken and answered
            await ReadOnly()
            taken = [name for name in names if getattr(dut, f"s_axil_{name}ready").value]
            await FallingEdge(dut.clk_i)
            for name in taken:
                getattr(dut, f"s_axil_{name}valid").value = 0
        return seen

    assert await answers("b", 40, 30) == list(range(2, 32))
    dut.s_axil_awaddr.value, dut.s_axil_wdata.value = ADDR["CMD"], FINISH
    await answers("b", 60, 1)
    dut.s_axil_araddr.value = ADDR["STATUS"]
    assert await answers("r", 20, 1) == [REGISTER_ANSWER]
    assert await p.read(ADDR["STATUS"]) == DONE
    dut.s_axil_rready.value, dut.s_axil_araddr.value = 1, OUT
    assert await answers("r", 30, 20) == list(range(2, 22))
    dut.s_axil_araddr.value = ADDR["NAME"]
    came = await answers("r", 62)
    assert {b - a for a, b in itertools.pairwise(came)} == {REGISTER_RATE}
    dut.s_axil_awaddr.value = ADDR["TAIL"]
    came = await answers("b", 62)
    assert {b - a for a, b in itertools.pairwise(came)} == {REGISTER_RATE}
    assert not await p.read(ADDR["ERROR"]) & ~ERR["out"]


REGISTER_ANSWER, REGISTER_RATE = 3, 3


@one_state
def test_from_axi_lite(state):
    sources = rtl_files("core", "engine", "attachment.mmio")
    simulate(
        "axi_lite_probe",
        __name__,
        [*sources, Path(__file__).with_name("axi_lite_probe.sv")],
        states=(state,),
        inside=("rvh_axi_lite_to_obi",),
    )

# SPDX-License-Identifier: Apache-2.0
"""Benches of the streaming attachment, any form, on a clock that stops while it is idle."""

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from tests.attach.stream import bench_pipeline, bench_single
from tests.lib.axi_stream import Message, Streams, beats
from tests.lib.handshake import start
from tests.lib.stopped_clock import runs, stopped, stops


def streams(dut, seed: int) -> Streams:
    return Streams(dut, seed) if hasattr(dut, "Slots") else bench_single.Attachment(dut, seed)


def any_message(s: Streams) -> Message:
    """One that every build has room and an algorithm for."""
    if isinstance(s, bench_single.Attachment):
        return s.message()
    return bench_pipeline.any_message(s.rng, s.rng.randrange(1 << len(s.dut.s_axis_tid_i)))


@cocotb.test()
async def gaps(dut):
    """Messages with gaps between them in which the clock stops, or nearly does."""
    s = streams(dut, 31)
    await start(dut)
    await stops(dut)
    before = stopped(dut)
    for turn in range(60):
        stall = ((0, 0), (0.6, 0), (0, 0.8))[turn % 3]
        await s.right([any_message(s) for _ in range(s.rng.choice((1, 1, 3)))], stall, order="none")
        for _ in range(s.rng.randrange(14)):
            await FallingEdge(dut.clk_i)
    assert stopped(dut) > before


@cocotb.test()
async def inside(dut):
    """An open message and an output that is not taken keep the clock running; so does what is wiped."""
    s = streams(dut, 32)
    await start(dut)
    for bad in (False, True):
        message = Message("sha3-256", s.rng.randbytes(3 * s.width), 1)
        packet = beats(message, s.width, s.rng)
        if bad:
            packet[1].keep, message.bad = 0b10, True
        await s.run(packet[:2], 0)
        await runs(dut, 40)
        await s.run(packet[2:], 0)
        while True:
            await ReadOnly()
            if dut.m_axis_tvalid_o.value:
                break
            await FallingEdge(dut.clk_i)
        await FallingEdge(dut.clk_i)
        await runs(dut, 40)
        flow = await s.run([], 1)
        s.check(flow, [message], "all")
        for _ in range(60):
            await FallingEdge(dut.clk_i)
        await stops(dut)


@cocotb.test()
async def it_was_stopped(dut):
    """The last one: in all of the benches together, for many cycles."""
    dut._log.info("the clock was stopped in %d cycles", stopped(dut))
    assert stopped(dut) > 200

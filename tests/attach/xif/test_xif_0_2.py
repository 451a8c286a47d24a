# SPDX-License-Identifier: Apache-2.0
"""rvh_xif_0_2, operands of 32 and of 64 bits, with a host that uses all that CV-X-IF 0.2 allows, and with one that acts
as observed on CV32E40X: every algorithm, by memory and by operands, saved messages, errors, resets; instructions of a
wrong path leave no trace."""

import os

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS, NAMES, digest
from tests.attach.xif import bench
from tests.attach.xif.bench import DST, SRC, STATUS
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.xif import FRONT_0_2, IDLE, Host, encode

XLEN = int(os.environ.get("RVH_XLEN", "32"))
WIDTH = os.environ.get("RVH_WIDTH", "32")  # of a word of the engine


def Bench(dut, seed: int, stall: float = 0.0, **host) -> bench.Bench:
    return bench.Bench(dut, seed, Host(dut, seed, **host), names=NAMES, stall=stall)


@cocotb.test()
async def messages(dut):
    b = Bench(dut, 1)
    await start(dut)
    await bench.every_algorithm(b)
    await b.host.retired()


@cocotb.test()
async def messages_with_stalls(dut):
    b = Bench(dut, 2, 0.4, hurry=0.3)
    await start(dut)
    await bench.every_algorithm(b, 3)
    await b.host.retired()


@cocotb.test()
async def a_host_that_forgets(dut):
    """An accepted instruction that is neither committed nor killed does not stay in the way, and is never done."""
    b = Bench(dut, 3, lossy=True)
    await start(dut)
    await bench.every_algorithm(b, 4)
    await b.host.retired()


@cocotb.test()
async def forgotten_before_a_wait(dut):
    """The one that was forgotten is not offered again: WAIT gets through all the same, within 70 cycles."""
    b = Bench(dut, 4, hurry=1, wrong_path=0)
    await start(dut)
    for name in ("feed", "wipe", "start"):
        await b.right()
        await b.host.retired()
        await b.host._offer(encode(name), SRC, 8)
        cycles = await b.cycles(b.host.do("wait"))
        assert 60 < cycles <= 70
        await b.right()


@cocotb.test()
async def an_identifier_comes_round(dut):
    """A forgotten WIPE has the identifier of what is committed next: it is not done."""
    b = Bench(dut, 12, hurry=1, wrong_path=0)
    await start(dut)
    b.put(SRC, b"y" * 50)
    await b.host.do("start", ALGORITHMS["sha256"].number)
    await b.host.do("feed", SRC, 50)
    await b.host.do("wait")
    await b.host.retired()
    await b.host._offer(encode("wipe"), 0, 0)
    for _ in range(15):
        assert not (await b.host._offer(0x13, 0, 0))[1]
    await b.host.do("feed", SRC, 0, field=1)
    await b.host.do("drain", DST, 32)
    assert await b.status() == (IDLE, set())
    assert b.get(DST, 32) == digest("sha256", b"y" * 50)


@cocotb.test()
async def saved_messages(dut):
    b = Bench(dut, 5, 0.2)
    await start(dut)
    await bench.saved_messages(b)


@cocotb.test()
async def sponge(dut):
    b = Bench(dut, 6)
    await start(dut)
    await bench.sponge(b)


@cocotb.test()
async def errors(dut):
    b = Bench(dut, 7)
    await start(dut)
    await bench.errors_with_memory(b)


@cocotb.test()
async def wipe_and_reset_at_any_point(dut):
    b = Bench(dut, 10, 0.2)
    await start(dut)
    await bench.wipe_and_reset_at_any_point(b)


@cocotb.test()
async def kill_of_what_was_committed(dut):
    """A host that squashes an instruction after its commit is reported; the instruction is done nevertheless."""
    b = Bench(dut, 8, hurry=1, wrong_path=0)
    await start(dut)
    b.put(SRC, b"x" * 200)
    await b.host.do("start", ALGORITHMS["sha3-256"].number)
    await b.host.do("feed", SRC, 200, field=1)
    number = b.host._id
    await FallingEdge(dut.clk_i)
    b.host._decisions.append((number, True))
    await b.host.do("drain", DST, 32)
    assert (await b.status()) == (IDLE, {"host"})
    assert b.get(DST, 32) == digest("sha3-256", b"x" * 200)


@cocotb.test()
async def kill_of_a_status_on_its_way(dut):
    """Whenever the kill comes, it is told once: by this word or by the next."""
    b = Bench(dut, 13, 0.5, hurry=1, wrong_path=0)
    await start(dut)
    killed = 0
    for turn in range(80):
        await b.host.do("status", STATUS)
        number = b.host._id
        await FallingEdge(dut.clk_i)
        for _ in range(turn % 8):
            await FallingEdge(dut.clk_i)
        b.host._decisions.append((number, True))
        pulses = 0
        for _ in range(30):
            await ReadOnly()
            pulses += int(dut.u_front.u_commit.host_error_o.value)
            await FallingEdge(dut.clk_i)
        await b.host.do("wait")
        told = [b.get(STATUS, 4)[3] >> 3 & 1] + [int("host" in (await b.status())[1]) for _ in range(2)]
        assert sum(told) == pulses
        killed += pulses
    assert killed > 20


@cocotb.test()
async def only_ours(dut):
    b = Bench(dut, 9, wrong_path=0)
    await start(dut)
    await bench.only_ours(b)


@cocotb.test()
async def window(dut):
    b = Bench(dut, 21, 0.3)
    await start(dut)
    await bench.window(b)


@cocotb.test()
async def disabled(dut):
    b = Bench(dut, 22)
    await start(dut)
    await bench.disabled(b)


@cocotb.test(skip=XLEN == 32)
async def beyond(dut):
    b = Bench(dut, 23, 0.2)
    await start(dut)
    await bench.beyond(b)


@cocotb.test(skip=WIDTH != "32")
async def promised_cycles(dut):
    """From the offer of the first instruction to the acceptance of WAIT, by a host without any delay."""
    b = Bench(dut, 11, hurry=1, wrong_path=0)
    await start(dut)
    b.put(SRC, bytes(range(250)))
    found = {}
    for name, length in (("sha3-384", 200), ("sha256", 64), ("sha3-256", 0)):
        n = ALGORITHMS[name].out_bytes(None)
        await b.host.retired()

        async def steps(name=name, length=length, n=n):
            await b.host.do("start", ALGORITHMS[name].number)
            await b.host.do("feed", SRC, length, field=1)
            await b.host.do("drain", DST, n)
            await b.host.do("status", STATUS)
            await b.host.do("wait")

        found[name, length] = await b.cycles(steps())
        assert b.get(DST, n) == digest(name, bytes(range(length)))
    dut._log.info("cycles: %s", found)
    assert found["sha3-384", 200] <= 104
    assert found["sha256", 64] <= 151
    assert found["sha3-256", 0] <= 81


@one_state
@pytest.mark.timeout(1200)
def test_xif_0_2(state):
    files = rtl_files("core", "engine", "attachment.xif")
    simulate("rvh_xif_0_2", __name__, files, states=(state,), build="rvh_xif_0_2", inside=FRONT_0_2)


# A word of the engine is narrower, as wide, and wider than an operand.
WIDTHS = {"32": {}, "64": {"EngineWidth": 64}, "128": {"EngineWidth": 128}}


@pytest.mark.full
@one_state
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("width", WIDTHS)
def test_operands_of_64_bits(width, state):
    simulate(
        "rvh_xif_0_2",
        __name__,
        rtl_files("core", "engine", "attachment.xif"),
        {"XLen": 64, **WIDTHS[width]},
        (state,),
        {"RVH_XLEN": "64", "RVH_WIDTH": width},
        name=f"rvh_xif_0_2-xlen64-{width}",
        inside=FRONT_0_2,
    )

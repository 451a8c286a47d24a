# SPDX-License-Identifier: Apache-2.0
"""rvh_xif_gate_0_2 and rvh_xif_0_2, with a host that repeats committed instructions: without the gate the message
differs, with it everything is right, and it costs no cycle where memory has no wait states."""

import cocotb
import pytest
from cocotb.triggers import FallingEdge

from rvhash.model import ALGORITHMS, NAMES, digest
from tests.attach.xif import bench
from tests.attach.xif.bench import DST, SRC
from tests.lib.cocotb_runner import ROOT, one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.xif_repeats import RepeatingHost

CLASSES = ("sha256", "sha512", "sha3-256", "shake128")
PROBE = ROOT / "tests" / "attach" / "xif" / "gate_probe.sv"


def Bench(dut, seed: int, *, stall: float, **host) -> bench.Bench:
    return bench.Bench(dut, seed, RepeatingHost(dut, seed, stall=stall, **host), names=NAMES, stall=stall)


async def outcome(b: bench.Bench, name: str, form: str, bytes_: int = 200) -> tuple[bool, set[str]]:
    """One message, interrupted while its bytes are given: is the digest right, and which errors are told?"""
    host, message = b.host, b.rng.randbytes(bytes_)
    n, often = ALGORITHMS[name].out_bytes(None), host.interrupts
    host.interrupts = 0
    await host.do("wipe")
    await b.status()
    b.put(SRC, message)
    await host.do("start", ALGORITHMS[name].number)
    host.interrupts = often
    if form == "feed":
        await host.do("feed", SRC, bytes_, field=1)
    elif form == "pieces":
        for at in range(0, bytes_, 4):
            await host.do("feed", SRC + at, 4)
    else:
        words = [int.from_bytes(message[i : i + 4], "little") for i in range(0, bytes_, 4)]
        for low, high in zip(words[::2], words[1::2], strict=True):
            await host.do("absorb", low, high)
    host.interrupts = 0
    if form != "feed":
        await host.do("finish", 0, 0, field=0)
    await host.do("drain", DST, n)
    await host.do("wait")
    host.interrupts = often
    return b.get(DST, n) == digest(name, message, n), (await b.status())[1]


@cocotb.test()
async def without_the_gate(dut):
    """What the host model does: pushed bytes and pieces come twice without a word, the end of a message is refused."""
    b = Bench(dut, 1, stall=0.7, interrupts=1, gated=False)
    await start(dut)
    for name in CLASSES:
        for form in ("push", "pieces"):
            before = b.host.repeated
            assert await outcome(b, name, form) == (False, set()), (name, form)
            assert b.host.repeated > before
        told = [await outcome(b, name, "feed") for _ in range(8)]
        assert any("state" in errors for _, errors in told), name
    await b.host.retired()


@cocotb.test()
async def with_the_gate(dut):
    """The same host, the same calls."""
    b = Bench(dut, 1, stall=0.7, interrupts=1)
    await start(dut)
    for name in CLASSES:
        for form in ("push", "pieces", "feed"):
            before = b.host.held
            assert await outcome(b, name, form) == (True, set()), (name, form)
            assert form == "feed" or b.host.held > before
    assert b.host.repeated == 0
    await b.host.retired()


@cocotb.test()
async def messages(dut):
    """Every algorithm, by memory and by operands; wait states on both ports."""
    b = Bench(dut, 2, stall=0.3, interrupts=0.5)
    await start(dut)
    await bench.every_algorithm(b, 3)
    assert b.host.repeated == 0
    assert b.host.held > 200
    await b.host.retired()


@cocotb.test()
async def messages_with_many_wait_states(dut):
    b = Bench(dut, 3, stall=0.7, interrupts=0.5)
    await start(dut)
    await bench.every_algorithm(b, 5)
    assert b.host.repeated == 0
    assert b.host.held > 200
    await b.host.retired()


@cocotb.test()
async def saved_messages(dut):
    b = Bench(dut, 4, stall=0.3, interrupts=0.5)
    await start(dut)
    await bench.saved_messages(b, 4)
    assert b.host.repeated == 0


@cocotb.test()
async def wipe_and_reset_at_any_point(dut):
    b = Bench(dut, 5, stall=0.5, interrupts=0.5)
    await start(dut)
    await bench.wipe_and_reset_at_any_point(b)


@cocotb.test()
async def no_cycle_without_wait_states(dut):
    """Data accesses all the time, each answered at once: the same cycles as without any."""
    found = []
    b = Bench(dut, 6, stall=0, interrupts=1, hurry=1)
    await start(dut)
    for accesses in (0, 10_000):
        b.host._wanted = accesses
        await b.status()
        b.put(SRC, bytes(200))
        await b.host.retired()

        async def steps():
            word, size = b.host, 200
            for name, *operands in (
                ("start", ALGORITHMS["sha3-384"].number),
                ("feed", SRC, size, 1),
                ("drain", DST, 48),
                ("wait",),
            ):
                field = operands.pop() if name == "feed" else 0
                await word._offer(bench.encode(name, field), *[*operands, 0, 0][:2])

        found.append(await b.cycles(steps()))
        assert b.get(DST, 48) == digest("sha3-384", bytes(200))
        assert bool(b.host._wanted) == bool(accesses)
    assert found[0] == found[1], found
    await FallingEdge(dut.clk_i)


@one_state
@pytest.mark.timeout(1200)
def test_gate(state):
    simulate("gate_probe", __name__, [*rtl_files("core", "engine", "attachment.xif"), PROBE], states=(state,))

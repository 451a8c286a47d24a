# SPDX-License-Identifier: Apache-2.0
"""rvh_mmio and rvh_mmio_axi on a clock that stops while they are idle, with gaps between accesses in which it does:
the benches of test_mmio, test_dma and test_mmio_axi find what they find with a clock that always runs."""

import itertools

import cocotb
import pytest
from cocotb.triggers import FallingEdge

from rvhash.model import ALGORITHMS, digest
from tests.attach.mmio import test_dma
from tests.lib.cocotb_runner import ROOT, one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.mmio import ABSORB, FINISH, IDLE, IN, RESTORE, START, TO_MEMORY, WIPE, Peripheral
from tests.lib.stopped_clock import FILES, STOP, runs, stopped, stops, wrapper


@cocotb.test()
async def a_message(dut):
    """From START to the last word of its digest the clock runs; before and after, and with an error told, it stops."""
    p = Peripheral(dut, 41)
    await start(dut)
    await stops(dut)
    for name in ALGORITHMS:
        if ALGORITHMS[name].xof:
            continue
        message = p.rng.randbytes(150)
        await p.command(START, ALGORITHMS[name].number)
        await runs(dut, 20)
        await p.absorb(message)
        await p.command(FINISH, tail=2)
        await p.done()
        await runs(dut, 20)
        assert await p.output(ALGORITHMS[name].out_bytes()) == digest(name, message)
        await stops(dut)
        assert await p.read("STATUS") == IDLE
        await stops(dut)
        await p.bus.read(0x800)
        await stops(dut)
        await p.error("out")
    await p.command(START, 2)
    assert await p.rest() == ABSORB
    await runs(dut, 10)
    await p.command(WIPE)
    for _ in range(60):
        await FallingEdge(dut.clk_i)
    await stops(dut)
    await p.right()


@cocotb.test()
async def the_line(dut):
    """The interrupt comes and goes though nobody asks for anything any more."""
    p = Peripheral(dut, 42)
    await start(dut)
    await p.write("INTR_ENABLE", 3)
    for bit in (1, 2):
        await p.write("INTR_TEST", bit)
        await stops(dut)
        assert dut.irq_o.value
        await p.write("INTR_TEST", 0)
        await p.write("INTR_STATE", 1)
        await stops(dut)
        assert not dut.irq_o.value
    await p.bus.read(0x800)
    await stops(dut)
    assert dut.irq_o.value


@cocotb.test()
async def a_job(dut):
    """From its command to the last answer of a memory that is slow, the clock runs; then it stops."""
    b = test_dma.Bench(dut, 43, 0.97)
    await start(dut)
    for name, length in itertools.product(("sha256", "sha3-256", "sha512"), (0, 5, 70)):
        message = b.rng.randbytes(length)
        b.put(test_dma.SRC, message)
        word = START | IN | FINISH | TO_MEMORY | ALGORITHMS[name].number << 8
        n = ALGORITHMS[name].out_bytes()
        for register, value in (("SRC", test_dma.SRC), ("LEN", length), ("DST", test_dma.DST), ("OLEN", n)):
            await b.p.write(register, value)
        await stops(dut)
        await b.p.write("CMD", word)
        before = stopped(dut)
        while dut.u_mmio.busy.value:
            await FallingEdge(dut.clk_i)
        assert stopped(dut) == before
        assert b.get(test_dma.DST, n) == digest(name, message)
        await stops(dut)
    assert await b.p.read("ERROR") == 0


@cocotb.test()
async def a_context(dut):
    """Between SAVE and RESTORE the clock stops."""
    b = test_dma.Bench(dut, 44, 0.3)
    await start(dut)
    for name in ("sha256", "sha512", "sha3-256"):
        message, n = b.rng.randbytes(200), ALGORITHMS[name].out_bytes()
        b.put(test_dma.SRC, message)
        await b.p.job(START | ALGORITHMS[name].number << 8 | IN, src=test_dma.SRC, len=77)
        await runs(dut, 10)
        size = await test_dma.saved(b, test_dma.CONTEXT)
        await stops(dut)
        assert await b.p.job(RESTORE | IN, src=test_dma.CONTEXT, len=size) == ABSORB
        await runs(dut, 10)
        await b.p.job(IN | FINISH | TO_MEMORY, src=test_dma.SRC + 77, len=123, dst=test_dma.DST, olen=n)
        await stops(dut)
        assert b.get(test_dma.DST, n) == digest(name, message)


@cocotb.test()
async def a_response_that_is_not_taken(dut):
    """A half of a write, or an answer that waits, keeps the clock running."""
    for port in ("awvalid", "wvalid", "arvalid", "rready", "bready"):
        getattr(dut, f"s_axil_{port}_i").value = 0
    await start(dut)
    await stops(dut)
    dut.s_axil_araddr_i.value, dut.s_axil_arvalid_i.value = 4, 1
    await FallingEdge(dut.clk_i)
    dut.s_axil_arvalid_i.value = 0
    await runs(dut, 30)
    assert dut.s_axil_rvalid_o.value
    dut.s_axil_rready_i.value = 1
    await FallingEdge(dut.clk_i)
    await stops(dut)
    dut.s_axil_awaddr_i.value, dut.s_axil_awvalid_i.value = 0, 1
    await FallingEdge(dut.clk_i)
    dut.s_axil_awvalid_i.value = 0
    await runs(dut, 30)
    dut.s_axil_wvalid_i.value, dut.s_axil_wstrb_i.value, dut.s_axil_wdata_i.value = 1, 15, 0
    await FallingEdge(dut.clk_i)
    dut.s_axil_wvalid_i.value = 0
    await runs(dut, 30)
    assert dut.s_axil_bvalid_o.value
    dut.s_axil_bready_i.value = 1
    await FallingEdge(dut.clk_i)
    await stops(dut)


@cocotb.test()
async def it_was_stopped(dut):
    """The last one: in all of the benches together, for many cycles."""
    dut._log.info("the clock was stopped in %d cycles", stopped(dut))
    assert stopped(dut) > 1000


def chosen(*names: str) -> dict[str, str]:
    """The benches of these names, with gaps between their accesses."""
    return {"RVH_GAPS": "0.25", "COCOTB_TEST_FILTER": rf"\.({'|'.join(names)})$"}


OBI = ("errors", "interrupt", "wipe_and_reset_at_any_point", "in_pieces", "bus_errors", "wrong_contexts", "too_long")
HERE = ("a_message", "the_line", "a_job", "a_context", "it_was_stopped")
MORE = ("lists", "contexts", "wipe_and_reset")  # in `make test-full` only
AXI = ("messages", "errors_and_wipes", "contexts", "output_in_pieces", "a_response_that_is_not_taken", "it_was_stopped")


@pytest.mark.full
@one_state
def test_mmio_on_a_clock_that_stops(state):
    probe = ROOT / "tests" / "attach" / "mmio" / "mmio_probe.sv"
    sources = [*rtl_files("core", "engine", "attachment.mmio"), *FILES, probe]
    benches = ["tests.attach.mmio.test_mmio", "tests.attach.mmio.test_dma", __name__]
    of = chosen(*OBI, *HERE, *(() if state == "random1" else MORE))
    simulate("mmio_probe", benches, sources, {"StopClock": 1}, (state,), of, "mmio_probe-stopped", inside=("*",))


@pytest.mark.full
@one_state
def test_mmio_axi_on_a_clock_that_stops(state):
    top, files = wrapper("rtl/attach/mmio/rvh_mmio_axi.sv", "u_dut.u_mmio.busy || u_dut.drain || s_axil_bvalid_o")
    sources = [*rtl_files("core", "engine", "attachment.mmio"), *files]
    benches = ["tests.attach.mmio.test_mmio_axi", __name__]
    simulate(top, benches, sources, {"EngineWidth": 64}, (state,), chosen(*AXI), inside=STOP)

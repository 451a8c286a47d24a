# SPDX-License-Identifier: Apache-2.0
"""The coprocessor, both shells, also over AXI4, on a clock that stops while it is idle, with a host that leaves gaps in
which it does: what test_xif_0_2, test_xif_1_0 and test_xif_axi find with a clock that always runs."""

import os

import cocotb
import pytest
from cocotb.triggers import FallingEdge

from rvhash.model import ALGORITHMS, NAMES, digest
from tests.attach.xif import bench
from tests.attach.xif.bench import DST, SRC
from tests.lib import xif, xif_1_0
from tests.lib.axi import AxiMemory
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.obi import Memory
from tests.lib.stopped_clock import STOP, runs, stopped, stops, wrapper
from tests.lib.xif import IDLE

TOP = os.environ.get("RVH_XIF", "xif_1_0")
NEW, AXI = "1_0" in TOP, TOP.endswith("axi")
SPLIT = {"RegisterSplit": 1, "Depth": 4, "IdWidth": 3}


def Bench(dut, seed: int, stall: float = 0.3, **host) -> bench.Bench:
    host = {"hurry": 0.25, **host}
    split = NEW and bool(int(dut.RegisterSplit.value))
    of = xif_1_0.Host(dut, seed, split=split, dma=True, **host) if NEW else xif.Host(dut, seed, **host)
    return bench.Bench(dut, seed, of, names=NAMES, stall=stall, words=NEW, kind=AxiMemory if AXI else Memory)


@cocotb.test()
async def messages(dut):
    b = Bench(dut, 1)
    await start(dut)
    before = stopped(dut)
    await bench.every_algorithm(b, 10)
    await b.host.retired()
    await b.host.do("wipe")
    await b.host.do("wait")
    await b.host.retired()
    for _ in range(100):
        await FallingEdge(dut.clk_i)
    assert stopped(dut) > before


@cocotb.test()
async def kills(dut):
    """Wrong paths, and instructions of others, while the clock stops between them."""
    b = Bench(dut, 2, wrong_path=0.6, **({"foreign": 0.05} if NEW else {}))
    await start(dut)
    before = stopped(dut)
    for _ in range(20):
        await b.right()
        await b.host.do("wipe")
        assert await b.status() == (IDLE, set())
        await b.host.retired()
        for _ in range(b.rng.randrange(60)):
            await FallingEdge(dut.clk_i)
    assert stopped(dut) > before


@cocotb.test()
async def saved_messages(dut):
    b = Bench(dut, 3, hurry=0.6)
    await start(dut)
    await bench.saved_messages(b, 6)


@cocotb.test()
async def errors(dut):
    b = Bench(dut, 4)
    await start(dut)
    await bench.errors_with_memory(b)


@cocotb.test()
async def wipe_and_reset_at_any_point(dut):
    b = Bench(dut, 5, 0.2)
    await start(dut)
    await bench.wipe_and_reset_at_any_point(b)


@cocotb.test()
async def a_message(dut):
    """From START to the end of the output the clock runs; before, after and with an error to tell it stops."""
    b = Bench(dut, 6, 0.9, wrong_path=0, hurry=1, **({"foreign": 0} if NEW else {}))
    await start(dut)
    await stops(dut)
    for name in ("sha256", "sha512", "sha3-256"):
        await b.host.do("start", ALGORITHMS[name].number)
        await b.host.do("wait")
        await b.host.retired()
        await runs(dut, 20)
        message = b.rng.randbytes(100)
        b.put(SRC, message)
        await b.host.do("feed", SRC, 100)
        await b.host.do("wait")
        await b.host.retired()
        await runs(dut, 20)
        await b.end(b"abc")
        await b.host.do("wait")
        await b.host.retired()
        await runs(dut, 20)
        n, before = ALGORITHMS[name].out_bytes(), stopped(dut)
        await b.host.do("drain", DST, n)
        await b.host.do("wait")
        assert stopped(dut) == before
        assert b.get(DST, n) == digest(name, message + b"abc")
        await b.host.retired()
        await stops(dut)
        await b.host.do("drain", DST, n)
        await b.host.do("wait")
        for _ in range(60):
            await FallingEdge(dut.clk_i)
        await stops(dut)
        assert await b.status() == (IDLE, {"state"})


@cocotb.test()
async def it_was_stopped(dut):
    """The last one: in all of the benches together, for many cycles."""
    dut._log.info("the clock was stopped in %d cycles", stopped(dut))
    assert stopped(dut) > 500


OTHERS = ("xif_0_2", "xif_0_2_axi", "xif_1_0_axi", "xif_1_0-split")
BUSY = "!u_dut.u_front.u_queue.idle_o || u_dut.u_core.job_busy || !u_dut.u_core.status.idle || x_result_valid_o"


QUICK = r"test_idle\.(?!wipe_and_reset)"  # of `make test`


@one_state
@pytest.mark.parametrize("shell", ["xif_1_0", *(pytest.param(shell, marks=pytest.mark.full) for shell in OTHERS)])
def test_xif_on_a_clock_that_stops(shell, state):
    name, split = shell.removesuffix("-split"), shell.endswith("-split")
    busy = BUSY.replace("u_dut.", "u_dut.u_xif.") if name.endswith("axi") else BUSY
    top, files = wrapper(f"rtl/attach/xif/rvh_{name}.sv", busy)
    parameters = {**({"HartId": 1} if "1_0" in name else {}), **(SPLIT if split else {})}
    sources = [*rtl_files("core", "engine", "attachment.xif"), *files]
    env = {"RVH_XIF": name, **({"COCOTB_TEST_FILTER": QUICK} if state == "random1" else {})}
    simulate(top, __name__, sources, parameters, (state,), env, f"{top}{'-split' * split}", inside=STOP)

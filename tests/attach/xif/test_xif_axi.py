# SPDX-License-Identifier: Apache-2.0
"""The whole coprocessor, both shells, words of all widths, over AXI4 to a maintained memory that stalls on every
channel: every algorithm, saved messages, the sponge, errors, window, WIPE and reset in the middle of a burst, one
status word after the other.
"""

import os

import cocotb
import pytest

from rvhash.model import NAMES
from tests.attach.xif import bench
from tests.attach.xif.bench import SRC, STATUS
from tests.lib import xif, xif_1_0
from tests.lib.axi import AxiMemory
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.xif import IDLE

VERSION = os.environ.get("RVH_XIF", "0_2")
XLEN = int(os.environ.get("RVH_XLEN", "32"))


def Bench(dut, seed: int, stall: float = 0.3, **host) -> bench.Bench:
    words = VERSION == "1_0"
    of = xif_1_0.Host(dut, seed, split=False, dma=True, **host) if words else xif.Host(dut, seed, **host)
    return bench.Bench(dut, seed, of, names=NAMES, stall=stall, words=words, kind=AxiMemory)


@cocotb.test()
async def messages(dut):
    b = Bench(dut, 1, 0.0)
    await start(dut)
    await bench.every_algorithm(b, 6)
    await b.host.retired()


@cocotb.test()
async def messages_with_stalls(dut):
    b = Bench(dut, 2, 0.4)
    await start(dut)
    await bench.every_algorithm(b, 10)
    await b.host.retired()


@cocotb.test()
async def saved_messages(dut):
    b = Bench(dut, 3)
    await start(dut)
    await bench.saved_messages(b, 4)


@cocotb.test()
async def sponge(dut):
    b = Bench(dut, 4)
    await start(dut)
    await bench.sponge(b)


@cocotb.test()
async def errors(dut):
    b = Bench(dut, 5)
    await start(dut)
    await bench.errors_with_memory(b)


@cocotb.test()
async def window(dut):
    """No burst reaches outside it."""
    b = Bench(dut, 6)
    await start(dut)
    await bench.window(b)


@cocotb.test(skip=XLEN == 32)
async def beyond(dut):
    b = Bench(dut, 9)
    await start(dut)
    await bench.beyond(b)


@cocotb.test()
async def wipe_and_reset_at_any_point(dut):
    b = Bench(dut, 7)
    await start(dut)
    await bench.wipe_and_reset_at_any_point(b)


@cocotb.test()
async def a_status_word_is_a_burst_of_its_own(dut):
    """Whatever the DMA did before and does next: one beat, and it comes to its end."""
    b = Bench(dut, 8, wrong_path=0)
    await start(dut)
    for n in (0, 1, 4, 7, 64, 300):
        await b.host.do("start", 9)
        await b.host.do("feed", SRC, n, field=1)
        await b.host.do("wipe")
        b.memory.bursts.clear()
        for _ in range(3):
            assert await b.status() == (IDLE, set())
        writes = [burst for burst in b.memory.bursts if burst[0] == "aw"]
        wide = int(dut.ManagerWidth.value) // 8
        assert all(burst == ("aw", STATUS // wide * wide, 1) for burst in writes)
        assert len(writes) == 3 or VERSION == "1_0"


SHELLS = [("0_2", 32, 32)]
OTHERS = [("0_2", 64, 64), ("0_2", 128, 32), ("1_0", 32, 32), ("1_0", 32, 64), ("1_0", 128, 128)]


@one_state
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    ("version", "engine", "manager"), [*SHELLS, *(pytest.param(*shell, marks=pytest.mark.full) for shell in OTHERS)]
)
def test_xif_axi(version, engine, manager, state):
    simulate(
        f"rvh_xif_{version}_axi",
        __name__,
        rtl_files("core", "engine", "attachment.xif"),
        {"EngineWidth": engine, "ManagerWidth": manager, **({"HartId": 1} if version == "1_0" else {})},
        (state,),
        env={"RVH_XIF": version},
    )


@pytest.mark.full
@one_state
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    ("version", "width", "address"),
    [("0_2", 64, 32), ("1_0", 128, 32), ("0_2", 32, 33), ("0_2", 128, 64), ("1_0", 64, 40)],
)
def test_operands_of_64_bits(version, width, address, state):
    simulate(
        f"rvh_xif_{version}_axi",
        __name__,
        rtl_files("core", "engine", "attachment.xif"),
        {
            **{"XLen": 64, "EngineWidth": width, "ManagerWidth": width, "AddrWidth": address},
            **{"AxiIdWidth": 3, "AxiId": 5},
            **({"HartId": 1} if version == "1_0" else {}),
        },
        (state,),
        env={"RVH_XIF": version, "RVH_XLEN": "64", "RVH_ADDRESS": str(address)},
        name=f"rvh_xif_{version}_axi-xlen64-{width}-{address}",
    )

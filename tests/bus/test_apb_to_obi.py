# SPDX-License-Identifier: Apache-2.0
"""rvh_mmio on APB: digests through a maintained bus model with and without gaps, narrow and misaligned accesses,
reset in mid-access, cycles."""

from pathlib import Path

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly
from cocotbext.apb import Apb4Bus, ApbHost

from rvhash.model import ALGORITHMS
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.mmio import ADDR, DONE, FINISH, IDLE, MSG, OUT, START
from tests.lib.mmio_bridge import Bridged

LIMIT = 100  # cycles an access may take


class Apb(Bridged):
    """Through the bus model, a word at a time. Without gaps messages move back to back."""

    def __init__(self, dut, seed: int) -> None:
        super().__init__(dut, seed)
        self.requester = ApbHost(Apb4Bus.from_prefix(dut, "s_apb"), dut.clk_i, seednum=seed)
        self.requester.log.setLevel("ERROR")
        self.requester.return_int = True

    async def read(self, address: int) -> int:
        await self.idle()
        return await self.requester.read(address)

    async def write(self, address: int, value: int, be: int = 0xF) -> None:
        await self.idle()
        await self.requester.write(address, value, strb=be)

    async def absorb(self, message: bytes) -> None:
        if self.gaps:
            await super().absorb(message)
        for i in range(0, 0 if self.gaps else len(message), 4):
            self.requester.write_nowait(MSG, int.from_bytes(message[i : i + 4], "little"))


async def access(dut, address: int, value: int | None = None, back_to_back: bool = False) -> tuple[int, int]:
    """One access by the pins, a write if there is a value; the cycles it took, and what was read."""
    dut.s_apb_psel.value, dut.s_apb_penable.value, dut.s_apb_paddr.value = 1, 0, address
    dut.s_apb_pwrite.value, dut.s_apb_pwdata.value = int(value is not None), value or 0
    dut.s_apb_pstrb.value = 0xF if value is not None else 0
    for cycle in range(1, LIMIT):
        await ReadOnly()
        ready, data = bool(dut.s_apb_pready.value), int(dut.s_apb_prdata.value)
        await FallingEdge(dut.clk_i)
        if cycle > 1 and ready:
            if not back_to_back:
                dut.s_apb_psel.value = dut.s_apb_penable.value = 0
            return cycle, data
        dut.s_apb_penable.value = 1
    raise AssertionError(f"no answer within {LIMIT} cycles")


def quiet(dut) -> None:
    """No access."""
    for name in ("psel", "penable", "paddr", "pprot", "pwrite", "pwdata", "pstrb"):
        getattr(dut, f"s_apb_{name}").value = 0


@cocotb.test()
async def digests(dut):
    quiet(dut)
    p = Apb(dut, 1)
    await start(dut)
    for p.gaps in (0.0, 0.6):
        await p.right_for_all()


@cocotb.test()
async def narrow_and_misaligned_accesses(dut):
    quiet(dut)
    p = Apb(dut, 2)
    await start(dut)
    for p.gaps in (0.0, 0.6):
        await p.narrow_and_misaligned()
    await p.refuses(MSG, 0)


@cocotb.test()
async def reset_in_mid_access(dut):
    quiet(dut)
    p = Apb(dut, 3)
    await start(dut)
    for turn in range(60):
        await p.command(START, ALGORITHMS["sha256"].number)
        if turn % 3 == 0:
            await p.absorb(bytes(64))
            await p.requester.wait()
        await FallingEdge(dut.clk_i)
        plan = ((MSG, 1), (ADDR["TAIL"], 1), (ADDR["NAME"], None), (OUT, None), (ADDR["CMD"], FINISH))
        task = cocotb.start_soon(access(dut, *p.rng.choice(plan)))
        for _ in range(p.rng.randrange(5)):
            await FallingEdge(dut.clk_i)
        task.cancel()
        quiet(dut)
        await reset(dut)
        assert await p.read(ADDR["STATUS"]) == IDLE
        await p.right("sha3-256", p.rng.randbytes(turn))


@cocotb.test()
async def cycles(dut):
    """What the header and docs/attach/mmio.md say."""
    quiet(dut)
    await start(dut)
    for back_to_back in (True, False):
        await access(dut, ADDR["CMD"], START | ALGORITHMS["shake128"].number << 8)
        assert [(await access(dut, MSG, 1, back_to_back))[0] for _ in range(30)] == [2] * 30
        taken = [await access(dut, ADDR["TAIL"], 1, back_to_back), await access(dut, ADDR["NAME"], None, back_to_back)]
        assert [cycles for cycles, _ in taken] == [REGISTER] * 2
        assert taken[1][1] == int.from_bytes(b"RVHS", "little")
        await access(dut, ADDR["CMD"], FINISH)
        while (await access(dut, ADDR["STATUS"]))[1] != DONE:
            pass
        assert [(await access(dut, OUT, None, back_to_back))[0] for _ in range(30)] == [2] * 30


REGISTER = 3


@pytest.mark.full  # proved, and one bench of such a bridge is in make test: test_from_axi_lite
@one_state
def test_from_apb(state):
    sources = rtl_files("core", "engine", "attachment.mmio")
    simulate("apb_probe", __name__, [*sources, Path(__file__).with_name("apb_probe.sv")], states=(state,))

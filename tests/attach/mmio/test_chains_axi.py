# SPDX-License-Identifier: Apache-2.0
"""Rows of hash chains by rvh_mmio_axi, whose words and addresses are wide: ends, bus errors, WIPE, with stalls."""

import cocotb
import pytest
from cocotb.triggers import FallingEdge

from rvhash.model.chain_rows import FROM_DIGIT, TO_DIGIT, WHOLE
from tests.lib.chain_rows import RowsInMemory, some_chains
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.mmio import FAILED, IDLE, WIPE
from tests.lib.mmio_axi import Bench


class Rows(RowsInMemory, Bench):
    """Rows on both sides of a boundary of bursts, and of 4 GiB if addresses are wide."""

    def __init__(self, dut, seed: int) -> None:
        super().__init__(dut, seed)
        self.sha = bool(dut.HasSha256.value)
        self.starts_at, self.ends_at = self.base + 0x1FC8, self.base + 0x2FD0
        self.digits_at, self.description_at = self.base + 0x800, self.base + 0xFC3
        self.address_bytes = self.entry

    async def row(self, count: int, part: int, prf: bool) -> None:
        """The ends are right, and no other byte has changed."""
        chains = some_chains(self.rng, self.sha)
        row, wanted, _, _ = self.place(chains, count, part, prf)
        word = self.describe(row)
        want = bytearray(self.target.bytes)
        want[row.ends - self.base : row.ends - self.base + len(wanted)] = wanted
        assert await self.p.job(word, src=self.description_at) == IDLE
        assert await self.p.read("ERROR") == 0
        assert self.target.bytes == want, (chains, count, part, prf)


@cocotb.test()
async def rows(dut):
    """Every kind of row, at any alignment, over boundaries."""
    b = Rows(dut, 61)
    await start(dut)
    for stall in (0.0, 0.5):
        b.stall(stall)
        for turn in range(24):
            part = (WHOLE, TO_DIGIT, FROM_DIGIT)[turn % 3]
            await b.row(b.rng.randrange(5), part, prf=turn % 2 == 1 and part != FROM_DIGIT)


@cocotb.test()
async def errors_and_wipes(dut):
    """A bus error at some word, or WIPE in some cycle: bursts end as the bus wants it, and the next row is right."""
    b = Rows(dut, 62)
    await start(dut)
    b.stall(0.3)
    for turn in range(24):
        chains = some_chains(b.rng, b.sha)
        row, _, reads, writes = b.place(chains, 3, WHOLE, False)
        word = b.describe(row)
        if turn % 2:
            b.target.bad = {b.rng.choice(writes if turn % 4 == 1 else reads) & ~3}
            assert await b.p.job(word, src=b.description_at) == IDLE
            assert await b.p.read("STATUS") & FAILED
            await b.p.error("write" if turn % 4 == 1 else "read")
            b.target.bad = set()
        else:
            await b.p.write("SRC", b.description_at)
            await b.p.write("CMD", word)
            for _ in range(b.rng.randrange(600)):
                await FallingEdge(dut.clk_i)
            await b.p.command(WIPE)
            assert await b.p.rest() == IDLE
        await b.row(2, WHOLE, turn % 3 == 0)
        await b.right("sha3-256", b.rng.randbytes(99), b.base + 0x1001, b.base + 0x2002)


WIDTHS = {
    "w64-a40": {"EngineWidth": 64, "ManagerWidth": 64, "AddrWidth": 40},
    "w128": {"EngineWidth": 128, "ManagerWidth": 128, "RoundsPerCycle": 2, "HasSha512": 0},
    "w32-manager-128": {"EngineWidth": 32, "ManagerWidth": 128, "Overlap": 0},
    "w128-manager-32": {"EngineWidth": 128, "ManagerWidth": 32},
    "w64-a64": {"EngineWidth": 64, "ManagerWidth": 64, "AddrWidth": 64, "HasSha256": 0},
}


@one_state
@pytest.mark.parametrize("name", [pytest.param(n, marks=() if n == "w64-a40" else pytest.mark.full) for n in WIDTHS])
def test_chains_axi(name, state):
    parameters = {"HasChains": 1, **WIDTHS[name]}
    simulate("rvh_mmio_axi", __name__, rtl_files("core", "engine", "attachment.mmio"), parameters, (state,))

# SPDX-License-Identifier: Apache-2.0
"""Rows of hash chains by the instruction CHAIN of both shells, against the model: every kind of row, between messages,
with wait states and hosts that kill instructions; impossible descriptions, bus errors, the window, operands beyond an
address, WIPE and reset at any point, cycles."""

import os

import cocotb
import pytest
from cocotb.triggers import FallingEdge

from rvhash.model import ALGORITHMS, NAMES, digest
from rvhash.model import chains as standards
from rvhash.model.chain_rows import FROM_DIGIT, TO_DIGIT, WHOLE
from rvhash.model.chains import Chains, Prefix
from tests.attach.xif import bench
from tests.attach.xif.bench import ADDRESS, BASE, CONTEXT, DST, LAST, SIZE, SRC, STATUS
from tests.lib import xif, xif_1_0
from tests.lib.chain_rows import RowsInMemory, any_fields, some_chains
from tests.lib.cocotb_runner import one_state, part, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.xif import ABSORB, IDLE, encode

VERSION = os.environ.get("RVH_XIF", "0_2")
DIGITS = BASE + 0x1900


class Rows(RowsInMemory, bench.Bench):
    """Rows in the memory of the bench, by a host of either version."""

    starts_at, digits_at, ends_at, description_at = SRC, DIGITS, DST, CONTEXT
    address_bytes = 8 if ADDRESS > 32 else 4

    def __init__(self, dut, seed: int, stall: float = 0.0, **host) -> None:
        if VERSION == "1_0":
            of = xif_1_0.Host(dut, seed, split=False, dma=True, chains=True, **host)
        else:
            of = xif.Host(dut, seed, **host)
            of.chains = True
        of.limit = 20_000  # cycles of a row
        super().__init__(dut, seed, of, names=NAMES, stall=stall, words=VERSION == "1_0", chains=True)

    def number(self, chains: Chains) -> int:
        """The operand that names the algorithm; its upper bits have no meaning."""
        return ALGORITHMS[chains.prefix.name].number | self.rng.getrandbits(self.host.xlen) & ~15

    async def row(self, chains: Chains, count: int, part: int = WHOLE, prf: bool = False) -> None:
        """A row: it reads and writes what it should, and nothing else, and its ends are right."""
        row, wanted, reads, writes = self.place(chains, count, part, prf)
        self.describe(row)
        before = bytearray(self.memory.bytes)
        self.memory.log.clear()
        await self.host.do("chain", CONTEXT, self.number(chains))
        if self.rng.randrange(2):  # the end is seen by WAIT alone
            await self.host.do("wait")
            assert self.touched(False) == reads
            assert self.touched(True) == writes
        assert await self.status() == (IDLE, set())
        at = row.ends - BASE
        before[at : at + len(wanted)] = wanted
        before[STATUS - BASE : STATUS - BASE + 4] = self.get(STATUS, 4)
        assert self.memory.bytes == before, (chains, count, part, prf)
        self.wiped()

    def touched(self, write: bool) -> list[int]:
        """The addresses of the bytes that were enabled, in order."""
        return [at + i for at, writes, be in self.memory.log if writes == write for i in range(4) if be >> i & 1]

    def wiped(self) -> None:
        """Nothing of the chains is left in template and fields."""
        assert int(self.dut.u_core.u_unit.u_engine.gen_chain.u_chain.lanes.value) == 0

    async def refused(self, name: str, alg: int, state: int = IDLE, address: int = CONTEXT) -> None:
        """The row fails with this error, and nothing is written."""
        before = bytes(self.memory.bytes)
        await self.host.do("chain", address, alg)
        await self.host.do("wait")
        assert self.memory.bytes == before, name
        assert await self.status() == (state, {name}), name
        self.put(STATUS, before[STATUS - BASE : STATUS - BASE + 4])
        self.wiped()


async def some_rows(b: Rows) -> None:
    await start(b.dut)
    for turn in part(range(36), 2):
        which = (WHOLE, TO_DIGIT, FROM_DIGIT)[turn % 3]
        chains = some_chains(b.rng)
        await b.row(chains, b.rng.randrange(4), which, prf=bool(turn // 3 % 2) and which != FROM_DIGIT)
        if turn % 4 == 0:
            await b.right()
            await b.host.do("wipe")
    await b.host.retired()


@cocotb.test()
async def rows(dut):
    """Of every standard and of any fields, in each part, with and without a PRF; messages in between."""
    await some_rows(Rows(dut, 61))


@cocotb.test()
async def rows_with_stalls(dut):
    await some_rows(Rows(dut, 67, 0.4, hurry=0.3))


@cocotb.test()
async def one_after_the_other(dut):
    """Rows and messages without a wait in between: each has its own operands."""
    b = Rows(dut, 62, hurry=1, wrong_path=0)
    await start(dut)
    for _ in range(10):
        message = b.rng.randbytes(40)
        chains = standards.slh_shake(16, b.rng.randbytes(16), bytes(32))
        row, wanted, _, _ = b.place(chains, 2, WHOLE, prf=False)
        b.describe(row)
        b.put(SRC + 0x400, message)
        await b.host.do("start", ALGORITHMS["sha256"].number)
        await b.host.do("feed", SRC + 0x400, 40, field=1)
        await b.host.do("drain", DST + 0x400, 32)
        await b.host.do("chain", CONTEXT, b.number(chains))
        await b.host.do("start", ALGORITHMS["sha3-256"].number)
        await b.host.do("feed", SRC + 0x400, 40, field=1)
        await b.host.do("drain", DST + 0x420, 32)
        assert await b.status() == (IDLE, set())
        assert b.get(DST + 0x400, 64) == digest("sha256", message) + digest("sha3-256", message)
        assert b.get(row.ends, len(wanted)) == wanted


@cocotb.test()
async def refusals(dut):
    """Another algorithm, an open message, an impossible field, memory errors, the window, a pending START."""
    b = Rows(dut, 63, 0.2)
    await start(dut)
    sha = ALGORITHMS["sha256"].number
    for alg in set(range(16)) - {sha, ALGORITHMS["shake256"].number}:
        await b.refused("cmd", alg)
    await b.host.do("start", sha)
    await b.host.do("absorb", 1, 2)
    await b.refused("state", sha, ABSORB)
    await b.host.do("wipe")
    for name in ("sha256", "shake256"):
        chains = any_fields(b.rng, Prefix(name, b"x"), 16, b.rng.randbytes(12))
        alg = ALGORITHMS[name].number
        row, _, _, _ = b.place(chains, 2, WHOLE, prf=False)
        good = row.description(b.address_bytes)
        b.put(CONTEXT, good[:1] + bytes([17]) + good[2:])
        await b.refused("context", alg)
        b.put(CONTEXT, good)
        await b.refused("read", alg, address=BASE + SIZE)
        b.memory.bad = {row.ends & ~3}
        await b.host.do("chain", CONTEXT, alg)
        assert await b.status() == (IDLE, {"write"})
        b.wiped()
        b.memory.bad = set()
        await b.host.do("window", BASE, CONTEXT - 4)
        await b.refused("addr", alg)
        await b.host.do("window", 0, LAST)
        for bit in range(ADDRESS, b.host.xlen, 7):
            await b.refused("addr", alg, address=CONTEXT | 1 << bit)
        await b.host.do("start", sha)  # it is dropped, as by RESTORE
        await b.row(chains, 3)
        await b.host.do("absorb", 1, 2)
        assert await b.status() == (IDLE, {"msg"})
        await b.right()
        await b.host.do("wipe")


@cocotb.test()
async def wipe_and_reset(dut):
    """In any cycle of a row: nothing of it stays, the next row and the next message are right."""
    b = Rows(dut, 64, 0.3)
    await start(dut)
    for turn in part(range(60), 3):
        chains = some_chains(b.rng)
        b.describe(b.place(chains, 2, WHOLE, prf=False)[0])
        await b.host.do("chain", CONTEXT, b.number(chains))
        for _ in range(b.rng.randrange(4 * turn + 1)):
            await FallingEdge(dut.clk_i)
        if turn % 2:
            await b.host.do("wipe")
            assert await b.status() == (IDLE, set())
        else:
            await reset(dut)
            b.host.restart()
        b.wiped()
        await (b.row(chains, 1) if turn % 3 else b.right())
        await b.host.do("wipe")


@cocotb.test(skip=VERSION == "1_0")
async def disabled(dut):
    """enable_i = 0: CHAIN is rejected."""
    b = Rows(dut, 65)
    await start(dut)
    dut.enable_i.value = 0
    assert await b.host.rejected(encode("chain"))
    dut.enable_i.value = 1
    await b.row(some_chains(b.rng), 1)


@cocotb.test(skip=VERSION == "1_0" or ADDRESS > 32)
async def cycles(dut):
    """From the offer of CHAIN to the acceptance of WAIT, by a host without any delay: the unit's, and 4."""
    b = Rows(dut, 66, hurry=1, wrong_path=0)
    await start(dut)
    b.aligned = True
    chains = standards.slh_shake(16, b.rng.randbytes(16), bytes(32))
    b.describe(b.place(chains, 35, WHOLE, prf=True)[0])
    await b.host.retired()

    async def steps():
        await b.host.do("chain", CONTEXT, b.number(chains))
        await b.host.do("wait")

    took = await b.cycles(steps())
    dut._log.info("row of 35 chains: %d cycles", took)
    assert took == 15_286 + 4


OTHERS = [
    ("1_0", {"HartId": 1}, 32),
    ("0_2", {"XLen": 64}, 32),
    ("1_0", {"HartId": 1, "XLen": 64, "AddrWidth": 40, "EngineWidth": 64}, 40),
]


@one_state
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    ("version", "parameters", "address"),
    [("0_2", {}, 32), *(pytest.param(*of, marks=pytest.mark.full) for of in OTHERS)],
    ids=["0_2", "1_0", "0_2-xlen64", "1_0-xlen64"],
)
def test_xif_chains(version, parameters, address, state):
    simulate(
        f"rvh_xif_{version}",
        __name__,
        rtl_files("core", "engine", "attachment.xif"),
        {"HasChains": 1, **parameters},
        (state,),
        env={"RVH_XIF": version, "RVH_ADDRESS": str(address)},
        name=f"rvh_xif_{version}-chains-{parameters.get('XLen', 32)}",
        inside=("rvh_xif_core", "rvh_job_unit", "rvh_engine", "rvh_engine_chain"),
    )

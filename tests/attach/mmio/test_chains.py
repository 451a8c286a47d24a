# SPDX-License-Identifier: Apache-2.0
"""Rows of hash chains by rvh_mmio, against the model: every kind of row, cycles of a step, wait states, impossible
descriptions, bus errors, WIPE and reset at any point."""

import os
import random

import cocotb
import pytest
from cocotb.triggers import FallingEdge

from rvhash.model import ALGORITHMS
from rvhash.model import chains as standards
from rvhash.model.chain_rows import FROM_DIGIT, TO_DIGIT, WHOLE
from rvhash.model.chains import Chains, Prefix
from tests.attach.mmio.test_dma import BASE, DST, SIZE, SRC, Bench
from tests.lib.chain_rows import CHAIN, RowsInMemory, any_fields, some_chains
from tests.lib.cocotb_runner import ROOT, one_state, part, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.mmio import ABSORB, ALL_ERRORS, FAILED, FINISH, IDLE, IN, JOB, LIST, START, TO_MEMORY, WIPE

DIGITS, DESCRIPTION = BASE + 0x1800, BASE + 0x1C00


class Rows(RowsInMemory, Bench):
    """Rows in the memory of the bench."""

    starts_at, digits_at, ends_at, description_at = SRC, DIGITS, DST, DESCRIPTION

    async def command(self, word: int) -> int:
        """The command, until its job ends; the engine's STATUS."""
        self.memory.log.clear()
        return await self.p.job(word, src=DESCRIPTION)

    async def refused(self, name: str, word: int) -> None:
        """The row fails with this error and writes nothing; the engine is wiped and free."""
        before = bytes(self.memory.bytes)
        assert await self.command(word) == IDLE, name
        assert await self.p.read("STATUS") & FAILED, name
        await self.p.error(name)
        assert self.memory.bytes == before, name
        self.wiped()

    def wiped(self) -> None:
        """Nothing of the chains is left in template and fields of the engine."""
        unit = self.dut.u_mmio.u_unit
        assert int(unit.u_engine.gen_chain.u_chain.lanes.value) == 0
        assert int(unit.gen_chain.u_chain.step_q.value) == 0

    async def row(self, chains: Chains, count: int, part: int = WHOLE, prf: bool = False) -> int:
        """Run a row: it reads and writes what it should, in order, and its ends are right; the cycles of the job."""
        row, wanted, reads, writes = self.place(chains, count, part, prf)
        before = bytearray(self.memory.bytes)
        self.memory.log.clear()  # of what came before the first reset
        word = self.describe(row)
        before[DESCRIPTION - BASE :] = self.memory.bytes[DESCRIPTION - BASE :]
        await self.p.write("SRC", DESCRIPTION)
        self.p.bus.write_nowait(0x8, word, length=4)
        cycles = 0
        while not self.dut.u_mmio.busy.value:
            await FallingEdge(self.dut.clk_i)
        while self.dut.u_mmio.busy.value:
            cycles += 1
            await FallingEdge(self.dut.clk_i)
            assert cycles < 100_000
        assert await self.p.rest() == IDLE
        assert await self.p.read("ERROR") == 0
        what = (chains, count, part, prf)
        assert self.get(row.ends, len(wanted)) == wanted, what
        at = row.ends - BASE
        before[at : at + len(wanted)] = wanted
        assert self.memory.bytes == before, what
        assert self.touched(False) == reads, what
        assert self.touched(True) == writes, what
        self.wiped()
        return cycles


@cocotb.test()
async def rows(dut):
    """Of every standard and of any fields, in each part, with and without a PRF, with and without stalls."""
    b = Rows(dut, 51)
    await start(dut)
    for b.memory.stall in (0.0, 0.4):
        for turn in range(36):
            part = (WHOLE, TO_DIGIT, FROM_DIGIT)[turn % 3]
            await b.p.write("CONFIG", turn % 4)  # no effect on a row
            await b.row(some_chains(b.rng), b.rng.randrange(4), part, prf=bool(turn // 3 % 2) and part != FROM_DIGIT)
        await b.p.write("CONFIG", 0)
        await b.right()


@cocotb.test()
async def cycles(dut):
    """A step takes as long as docs/chains.md says, whatever its bytes."""
    b = Rows(dut, 52)
    await start(dut)
    b.aligned = True
    rounds = int(os.environ["RVH_ROUNDS"])
    for n, i in ((16, 0), (24, 1), (32, 2)):
        for make, wanted in (
            (lambda n: standards.slh_shake(n, b.rng.randbytes(n), bytes(32)), 24 // rounds + 1 + n // 8),
            (lambda n: standards.slh_sha2(n, b.rng.randbytes(n), bytes(32)), 64 // rounds + 2 + (rounds == 2) * i),
        ):
            took = []
            for last in (3, 13):
                chains = make(n)
                took.append(await b.row(Chains(**(vars(chains) | {"last": last})), 1))
            step, rest = divmod(took[1] - took[0], 10)
            cocotb.log.info("n = %d, %s: %d cycles a step, %d for 3", n, chains.prefix.name, step, took[0])
            assert (step, rest) == (wanted, 0), (n, chains.prefix.name)
    chains = standards.slh_shake(16, b.rng.randbytes(16), bytes(32))
    took = await b.row(chains, 35, prf=True)
    cocotb.log.info("row of 35 chains: %d cycles", took)
    assert took == {(1, 1): 15_286, (1, 0): 15_265, (2, 1): 8_545}[rounds, int(dut.Overlap.value)]


def impossible(rng: random.Random, good: bytes, sha: bool) -> list[bytes]:
    """Descriptions with one impossible field each, from a possible one."""
    value, n, most = good[0], good[1], 55 if sha else 96
    changes = {
        0: [3, most + 1 - n, 0x80 | value],  # value: too early, too late, unused bit
        1: [0, 8, 40, 17, 0x40 | n],
        2: [value, 0x80 | good[2]],  # step
        3: [0],  # no step
        4: [value, 0x80 | good[4], value - 1],  # chain; its second byte, see flags
        5: [0x10, 0x80, 0x0C, 0x0A],  # unused bits; to and from; from and PRF
        6: [value, 0x80 | good[6]],
        13: [1],
        15: [0x80],
    }
    wrong = []
    for at, values in changes.items():
        for byte in values:
            d = bytearray(good)
            d[at] = byte
            if at == 4 and byte == value - 1:
                d[5] |= 1
            wrong.append(bytes(d))
    return wrong


@cocotb.test()
async def impossible_rows(dut):
    """Descriptions with an impossible field, digits beyond the last step, commands that are not allowed."""
    b = Rows(dut, 53)
    await start(dut)
    for name in ("sha256", "shake256"):
        word = CHAIN | ALGORITHMS[name].number << 8
        chains = any_fields(b.rng, Prefix(name, b.rng.randbytes(9)), 24, b.rng.randbytes(20))
        row, _, _, _ = b.place(chains, 3, WHOLE, False)
        good = row.description()
        for wrong in impossible(b.rng, good, name == "sha256"):
            b.put(DESCRIPTION, wrong)
            await b.refused("context", word)
        for digit in (chains.last + 1, 255):
            for which in (TO_DIGIT, FROM_DIGIT):
                row, _, _, _ = b.place(chains, 1, which, False)
                b.describe(row)
                b.put(row.digits, bytes([digit]))
                await b.refused("context", word)
        b.put(DESCRIPTION, good)
        for more in (IN, LIST, FINISH, TO_MEMORY, 1 << 4):
            await b.refused("cmd", word | more)
        await b.p.command(START, 2)
        assert await b.p.rest() == ABSORB
        assert await b.p.job(word, src=DESCRIPTION) == ABSORB
        await b.p.error("state")
        await b.p.command(WIPE)
        assert await b.p.rest() == IDLE
        await b.row(chains, 3)
    for alg in range(16):
        if alg not in (2, 13):
            await b.refused("cmd", CHAIN | alg << 8)
    b.memory.log.clear()
    await b.right()


@cocotb.test()
async def errors_of_memory(dut):
    """A bus error at each word that a row reads or writes; a window that ends before it; the end of the addresses."""
    b = Rows(dut, 54)
    await start(dut)
    for b.memory.stall in (0.0, 0.4):
        for name in part(("sha256", "shake256"), 2):
            chains = any_fields(b.rng, Prefix(name, b""), 16, b.rng.randbytes(12))
            row, _, reads, writes = b.place(chains, 2, TO_DIGIT, False)
            digits = bytes([1, chains.last])
            b.put(row.digits, digits)
            word = b.describe(row)
            words = sorted({a & ~3 for a in reads}), sorted({a & ~3 for a in writes} | {row.ends & ~3})
            for error, addresses in zip(("read", "write"), words, strict=True):
                for address in part(addresses, 3):
                    b.memory.bad = {address}
                    assert await b.command(word) == IDLE
                    await b.p.error(error)
                    assert address in [entry[0] for entry in b.memory.log], hex(address)
                    b.wiped()
            b.memory.bad = set()
            for first, last in ((DESCRIPTION + 4, BASE + SIZE - 4), (BASE, DESCRIPTION + 96), (SRC, DESCRIPTION + 96)):
                await b.p.write("WINDOW_BASE", first)
                await b.p.write("WINDOW_LIMIT", last)
                await b.refused("addr", word)
            await b.p.write("WINDOW_BASE", 0)
            await b.p.write("WINDOW_LIMIT", 0xFFFFFFFC)
            b.memory.log.clear()
            await b.row(chains, 3)
            b.memory.log.clear()
            await b.right()


@cocotb.test()
async def wipe_and_reset(dut):
    """WIPE or a reset in any cycle of a row, with and without stalls; registers and windows are locked meanwhile."""
    b = Rows(dut, 55)
    p = b.p
    await start(dut)
    for b.memory.stall in (0.0, 0.5):
        for turn in part(range(120), 6):
            chains = some_chains(b.rng)
            word = b.describe(b.place(chains, 2, b.rng.choice((WHOLE, TO_DIGIT)), False)[0])
            await p.write("SRC", DESCRIPTION)
            await p.write("CMD", word)
            for _ in range(b.rng.randrange(4 * turn + 1)):
                await FallingEdge(dut.clk_i)
            if turn % 4 == 0:
                await reset(dut)
                assert await p.read("STATUS") == IDLE
            else:
                if turn % 4 == 1 and await p.read("STATUS") & JOB:
                    await p.write("SRC", 0)
                    await p.command(START, 2)
                    await p.bus.write(0x400, 0, length=4)
                    await p.bus.read(0x800)
                await p.command(WIPE)
                assert await p.rest() == IDLE
                await p.write("ERROR", ALL_ERRORS)
            b.wiped()
            b.memory.log.clear()
            await (b.row(chains, 1) if turn % 3 else b.right(b.rng.choice(("sha256", "shake256", "sha3-256"))))
        await reset(dut)


CASES = {"usual": {}, "ring-64": {"Overlap": 0, "EngineWidth": 64}, "two": {"RoundsPerCycle": 2, "EngineWidth": 64}}


@pytest.mark.full
@pytest.mark.timeout(1200)
@one_state
@pytest.mark.parametrize("name", CASES)
def test_chains(name, state):
    simulate(
        "mmio_probe",
        __name__,
        [*rtl_files("attachment.mmio"), ROOT / "tests" / "attach" / "mmio" / "mmio_probe.sv"],
        {"HasChains": 1, **CASES[name]},
        (state,),
        env={"RVH_ROUNDS": str(CASES[name].get("RoundsPerCycle", 1))},
        name=f"mmio-chains-{name}",
        inside=("rvh_mmio", "rvh_job_unit", "rvh_engine", "rvh_engine_chain", "rvh_chain"),
    )

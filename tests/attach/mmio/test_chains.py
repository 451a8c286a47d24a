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
from rvhash.model.chain_rows import FROM_DIGIT, TO_DIGIT, WHOLE, Row
from rvhash.model.chains import Chains, Field, Prefix
from tests.attach.mmio.test_dma import BASE, DST, SIZE, SRC, Bench
from tests.lib.cocotb_runner import ROOT, one_state, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.mmio import DONE, FAILED, IDLE, START, WIPE

CHAIN = 2
DIGITS, DESCRIPTION = BASE + 0x1800, BASE + 0x1C00


def some_chains(rng: random.Random) -> Chains:
    """Fields of a standard, or any."""
    n = rng.choice((16, 24, 32))
    seed, adrs = rng.randbytes(n), rng.randbytes(24) + bytes([0, 0, 0, rng.randrange(200)]) + bytes(4)
    kind = rng.randrange(6)
    if kind == 0:
        return standards.slh_shake(n, seed, adrs)
    if kind == 1:
        return standards.slh_sha2(n, seed, adrs)
    if kind in (2, 3):
        name, w = ("sha256", "shake256")[kind - 2], rng.choice((1, 2, 4))
        return standards.lms(name, rng.choice((24, 32)), w, rng.randbytes(16), rng.randrange(2**32))
    if kind == 4:
        address = rng.randbytes(rng.randrange(4, 24 if n == 32 else 32))
        prefix = Prefix("sha256", rng.randbytes(rng.randrange(33)), padded=True)
    else:
        data = rng.randbytes(rng.randrange(33))
        address = rng.randbytes(rng.randrange(4, 33))
        prefix = Prefix("shake256", data)
    return any_fields(rng, prefix, n, address)


def any_fields(rng: random.Random, prefix: Prefix, n: int, address: bytes) -> Chains:
    """Chains with a field for chain and step at random places; they may overlap the byte of the PRF."""
    size = rng.choice((1, 2))
    chain = Field(rng.randrange(len(address) - size), size)
    step = Field(rng.choice([i for i in range(len(address)) if i not in (chain.at, chain.at + size - 1)]), 1)
    address = chain.put(address, rng.randrange(100))
    prf_at = rng.choice([i for i in range(len(address)) if i not in (chain.at, chain.at + size - 1)])
    return Chains(prefix, n, address, chain, step, rng.randrange(1, 12), prf_at, rng.randrange(256))


class Rows(Bench):
    """Rows in the memory of the bench."""

    aligned = False  # addresses, not any

    def place(self, chains: Chains, count: int, part: int, prf: bool) -> tuple[Row, bytes, list[int], list[int]]:
        """Put a row into memory; the row, the ends that it has, and the addresses it reads and writes."""
        n, rng = chains.n, self.rng
        starts = [rng.randbytes(n) for _ in range(1 if prf else count)]
        digits = [rng.randrange(chains.last + 1) for _ in range(count)]
        src, ends, digits_at = (a if self.aligned else a + rng.randrange(4) for a in (SRC, DST, DIGITS))
        row = Row(chains, count, src, ends, digits_at, part, prf)
        self.put(src, b"".join(starts))
        self.put(row.digits, bytes(digits))
        begin = [chains.start(i, starts[0]) for i in range(count)] if prf else starts
        wanted = {
            WHOLE: lambda: chains.whole(begin),
            TO_DIGIT: lambda: chains.to_digits(begin, digits),
            FROM_DIGIT: lambda: chains.from_digits(begin, digits),
        }[part]()
        still = {WHOLE: None, TO_DIGIT: 0, FROM_DIGIT: chains.last}[part]  # the digit of a chain without a step
        reads, writes = list(range(DESCRIPTION, DESCRIPTION + len(row.description()))), []
        for i in range(count):
            reads += [digits_at + i] * (part != WHOLE)
            if digits[i] == still and not prf:  # no step: its start is not read, nothing is written
                wanted[i] = rng.randbytes(n)
                self.put(ends + i * n, wanted[i])
            else:
                reads += range(src + i * n * (not prf), src + i * n * (not prf) + n)
                writes += range(ends + i * n, ends + i * n + n)
        return row, b"".join(wanted), reads, writes

    def describe(self, row: Row) -> int:
        """Put its description into memory; the command."""
        self.put(DESCRIPTION, row.description())
        return CHAIN | ALGORITHMS[row.chains.prefix.name].number << 8

    async def row(self, chains: Chains, count: int, part: int = WHOLE, prf: bool = False) -> int:
        """Run a row: it reads and writes what it should, in order, and its ends are right; the cycles of the job."""
        row, wanted, reads, writes = self.place(chains, count, part, prf)
        before = bytearray(self.memory.bytes)
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
        return cycles


@cocotb.test()
async def rows(dut):
    """Of every standard and of any fields, in each part, with and without a PRF, with and without stalls."""
    b = Rows(dut, 51)
    await start(dut)
    for b.memory.stall in (0.0, 0.4):
        for turn in range(36):
            part = (WHOLE, TO_DIGIT, FROM_DIGIT)[turn % 3]
            await b.row(some_chains(b.rng), b.rng.randrange(4), part, prf=bool(turn // 3 % 2) and part != FROM_DIGIT)
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
    assert took <= 16_000 or rounds == 2


CASES = {"usual": {}, "ring-64": {"Overlap": 0, "EngineWidth": 64}, "two": {"RoundsPerCycle": 2, "EngineWidth": 64}}


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
        inside=("*",),
    )

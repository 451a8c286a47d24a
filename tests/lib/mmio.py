# SPDX-License-Identifier: Apache-2.0
"""The memory-mapped peripheral as a test bench drives it: a maintained OBI model, raw accesses, a protocol watcher."""

import os
import random

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly, RisingEdge
from cocotbext.obi import ObiBus, ObiHost
from systemrdl import RDLCompiler

from rvhash.model import ALGORITHMS, digest
from tests.lib.cocotb_runner import ROOT

MSG, OUT = 0x400, 0x800
START, PAD, SAVE, RESTORE, WIPE = 1, 3, 4, 5, 6
IN, LIST, FINISH, TO_MEMORY = 1 << 12, 1 << 13, 1 << 14, 1 << 15
IDLE, ABSORB, BUSY, DONE, LOAD, SAVING, JOB, FAILED = (1 << i for i in (0, 1, 2, 3, 4, 5, 8, 9))
ERRORS = ("cmd", "alg", "state", "msg", "out", "access", "length", "context", "read", "write", "addr", "locked")
ERR = {name: 1 << i for i, name in enumerate(ERRORS)}
ALL_ERRORS = (1 << len(ERRORS)) - 1
LONGEST_WAIT = 70  # cycles a request may stay without grant, or a granted one without response (rvh_mmio.sv)


def register_map():
    """Address of each register by name, from the source of the registers."""
    compiler = RDLCompiler()
    compiler.compile_file(str(ROOT / "rtl" / "attach" / "mmio" / "rvh_mmio.rdl"))
    return {node.inst_name: node for node in compiler.elaborate().top.children(unroll=True)}


REG = register_map()
ADDR = {name: node.absolute_address for name, node in REG.items()}


async def watch(dut):
    """OBI: a response only to a granted request, in order, and every request granted and answered in bounded time."""
    waiting = outstanding = unanswered = 0
    while True:
        await RisingEdge(dut.clk_i)
        if not dut.rst_ni.value:
            waiting = outstanding = unanswered = 0
            continue
        unanswered = unanswered + 1 if outstanding and not dut.s_obi_rvalid.value else 0
        assert unanswered <= LONGEST_WAIT, f"no response for {unanswered} cycles"
        assert not (dut.s_obi_rvalid.value and outstanding == 0), "response without a request"
        outstanding -= int(dut.s_obi_rvalid.value)
        if dut.s_obi_req.value:
            waiting += 1
            assert waiting <= LONGEST_WAIT, f"no grant for {waiting} cycles"
            if dut.s_obi_gnt.value:
                outstanding += 1
                waiting = 0
        else:
            waiting = 0


class Gaps:
    """A bus with gaps before some of its accesses, of up to 12 cycles."""

    def __init__(self, dut, bus, seed: int, often: float) -> None:
        self.dut, self.bus, self.rng, self.often = dut, bus, random.Random(seed), often

    def __getattr__(self, name: str):
        return getattr(self.bus, name)

    async def _gap(self) -> None:
        for _ in range(self.rng.randrange(13) if self.rng.random() < self.often else 0):
            await FallingEdge(self.dut.clk_i)

    async def read(self, *where, **how) -> int:
        await self._gap()
        return await self.bus.read(*where, **how)

    async def write(self, *where, **how) -> None:
        await self._gap()
        await self.bus.write(*where, **how)


class Peripheral:
    """`bus`: what it is reached by, if not by OBI: `read`, `write` and `write_nowait`, in the order of the calls."""

    def __init__(self, dut, seed: int, bus=None) -> None:
        self.dut, self.rng, self.bus = dut, random.Random(seed), bus
        if bus is None:
            self.bus = ObiHost(ObiBus.from_prefix(dut, "s_obi"), dut.clk_i, seednum=seed)
            self.bus.log.setLevel("WARNING")  # a line for each access took a tenth of the time of a bench
            self.bus.return_int = True
            cocotb.start_soon(watch(dut))
        if "RVH_GAPS" in os.environ:
            self.bus = Gaps(dut, self.bus, seed, float(os.environ["RVH_GAPS"]))

    async def read(self, name: str) -> int:
        return await self.bus.read(ADDR[name])

    async def write(self, name: str, value: int) -> None:
        """Also the upper half of a register that has one, if the peripheral has."""
        await self.bus.write(ADDR[name], value & 0xFFFFFFFF, length=4)
        if f"{name}_HIGH" in ADDR and hasattr(self.dut, "AddrWidth") and int(self.dut.AddrWidth.value) > 32:
            await self.bus.write(ADDR[f"{name}_HIGH"], value >> 32, length=4)

    async def command(self, op: int, alg: int = 0, tail: int = 0) -> None:
        await self.write("CMD", op | tail << 4 | alg << 8)

    async def absorb(self, message: bytes) -> None:
        whole = len(message) & ~3
        for i in range(0, whole, 4):
            address = MSG + self.rng.randrange(256) * 4  # any word of the window will do
            self.bus.write_nowait(address, int.from_bytes(message[i : i + 4], "little"), length=4)
        if whole != len(message):
            await self.write("TAIL", int.from_bytes(message[whole:], "little"))

    async def output(self, count: int) -> bytes:
        out = b""
        while len(out) < count:
            out += (await self.bus.read(OUT + len(out) % 1024)).to_bytes(4, "little")
        return out[:count]

    async def rest(self) -> int:
        """Wait for the end of the job; the engine's part of STATUS."""
        for _ in range(1000):
            status = await self.read("STATUS")
            if not status & JOB:
                return status & ~FAILED
        raise AssertionError("the job does not end")

    async def done(self) -> None:
        assert await self.rest() == DONE

    async def hash(self, name: str, message: bytes, count: int | None = None) -> bytes:
        await self.command(START, ALGORITHMS[name].number)
        await self.absorb(message)
        await self.command(FINISH, tail=len(message) % 4)
        await self.done()
        return await self.output(ALGORITHMS[name].out_bytes(count))

    async def job(self, word: int, **registers: int) -> int:
        """Write registers (src=, len=, dst=, olen=), then the command; wait for its end; the engine's STATUS."""
        for name, value in registers.items():
            await self.write(name.upper(), value)
        await self.write("CMD", word)
        return await self.rest()

    async def right(self, name: str = "sha256", message: bytes = b"still works") -> None:
        """The peripheral hashes, and has no error to tell."""
        assert await self.hash(name, message) == digest(name, message)
        assert await self.read("ERROR") == 0

    async def error(self, *names: str) -> None:
        """Exactly these errors are set; writing zero keeps them, writing one clears them."""
        bits = sum(ERR[n] for n in names)
        assert await self.read("ERROR") == bits, names
        await self.write("ERROR", 0)
        assert await self.read("ERROR") == bits
        await self.write("ERROR", bits)
        assert await self.read("ERROR") == 0

    async def raw(self, address: int, be: int = 0xF, data: int | None = None) -> int:
        """One access that the bus model would not make: any byte enables, any address."""
        dut = self.dut
        dut.s_obi_req.value, dut.s_obi_addr.value, dut.s_obi_be.value = 1, address, be
        dut.s_obi_we.value, dut.s_obi_wdata.value = int(data is not None), data or 0
        granted = False
        while not granted:
            await ReadOnly()
            granted = bool(dut.s_obi_gnt.value)
            await FallingEdge(dut.clk_i)
        dut.s_obi_req.value = 0
        while True:
            await ReadOnly()
            if dut.s_obi_rvalid.value:
                value = int(dut.s_obi_rdata.value)
                await FallingEdge(dut.clk_i)
                return value
            await FallingEdge(dut.clk_i)

# SPDX-License-Identifier: Apache-2.0
"""SHA-RV's subsystem with its processor and firmware, driven by an AXI manager model under stalls of every channel:
streams of jobs, resets at any time, the interrupt. Errors in the midst of them: subsystem_errors.py."""

from pathlib import Path

import cocotb
import pytest
from cocotb.triggers import ReadOnly
from cocotbext.axi import AxiResp

from rvhash import design
from rvhash.blocks import subsystem
from rvhash.builder.tools import ToolRunner
from rvhash.design import hosts, sources
from tests.lib.cocotb_runner import ROOT, simulate
from tests.lib.hosts import HOST
from tests.paper.sharv.subsystem_bench import (
    BUSY,
    CTRL,
    DIGESTS,
    DONE,
    END,
    ERROR,
    FAULT,
    HALF,
    INTR_ENABLE,
    JOB,
    MODES,
    NAME,
    OWN,
    PROGRAM,
    STALLS,
    STATUS,
    manager,
    running,
    together,
)

PORTS = Path(__file__).with_name("subsystem_ports.vlt")
# The packaged processor has cases that are unique only after reset.
OPTIONS = ["--no-assert-case", "--no-public-flat-rw"]
ERRORS = "tests.paper.sharv.subsystem_errors"


@cocotb.test()
async def streams(dut):
    """Both algorithms in every mode, mixed, both halves; first without stalls."""
    m = await running(dut, 1)
    assert await m.get(NAME) == int.from_bytes(b"SHRV", "little")
    sizes = {"short": (1, 7, 16), "long": (3, 11, 12), "four": (4, 20)}
    for stalls in ((0.0,), STALLS):
        m.stall(*stalls)
        jobs = [m.job(a, mode, n) for a in ("sha224", "sha256") for mode in MODES for n in sizes[mode]]
        m.rng.shuffle(jobs)
        await m.stream(jobs)


@cocotb.test()
async def what_is_reached_while_the_processor_stands_still(dut):
    m = await manager(dut, 2)
    for address, data in m.program:
        await m.write(address, data)
        assert await m.read(address, len(data)) == data
    places = [h + at for h in (0, HALF) for at in (0, 0x8000, DIGESTS, HALF - 256)] + [OWN + 0x1_0000 - 256]
    wanted = {at: m.rng.randbytes(256) for at in places}
    for at, data in wanted.items():
        await m.write(at, data)
    for outside in (PROGRAM + 0x1_0000, END, 1 << 31, (1 << 32) - 64):
        await m.write(outside, bytes(64), AxiResp.SLVERR)
        assert await m.read(outside, 64, AxiResp.SLVERR) == bytes(64)
    for at, data in (*wanted.items(), *m.program):
        assert await m.read(at, len(data)) == data
    # A job for a stopped processor is discarded.
    await m.begin(0, m.job())
    await m.cycles(20)
    await m.run()
    await m.cycles(2000)
    assert await m.get(STATUS) == 0
    await m.right()


@cocotb.test()
async def resets_in_mid_stream(dut):
    """Of everything, or of the processor by RUN: no AXI transfer is lost by the second. Memory keeps what it has, so
    the program may go on without being loaded again."""
    m = await running(dut, 4)
    for turn in range(12):
        m.stall(*(STALLS if turn % 2 else (0.0,)))
        task = cocotb.start_soon(m.stream([m.job() for _ in range(8)]))
        await m.cycles(m.rng.randrange(3000))
        task.cancel()
        if turn % 4 == 3:
            other = m.rng.randbytes(1024)
            await together(m.put(CTRL, 0), m.write(0x1_8000, other))
            assert await m.get(STATUS) & (BUSY[0] | BUSY[1] | FAULT) == 0
            assert await m.read(0x1_8000, 1024) == other
            await m.put(STATUS, DONE[0] | DONE[1])
        else:
            await m.reset()
        if turn % 4 == 1:
            loading = cocotb.start_soon(m.load())
            await m.cycles(m.rng.randrange(600))
            loading.cancel()
            await m.reset()
        if turn % 4 in (0, 1):
            await m.load()
        await m.run()
        await m.right(turn % 2)
        assert await m.get(STATUS) == 0


@cocotb.test()
async def interrupts(dut):
    """The line is up while a half has DONE and its enable; DONE is cleared by a 1 only."""
    m = await running(dut, 5)

    async def line() -> int:
        await m.cycles(2)
        await ReadOnly()
        return int(dut.irq_o.value)

    for half in (0, 1):
        await m.put(INTR_ENABLE, 1 << (1 - half))
        job = m.job(blocks=2)
        await m.give(half, job)
        await m.begin(half, job)
        while not await m.get(STATUS) & DONE[half]:
            assert not await line()
        assert not await line()
        for enable in (1 << half, 3):
            await m.put(INTR_ENABLE, enable)
            assert await line()
        for other in (0, DONE[1 - half], ERROR[half], BUSY[half]):
            await m.put(STATUS, other)
            assert await line()
            assert await m.get(STATUS) == DONE[half]
        await m.put(INTR_ENABLE, 0)
        assert not await line()
        await m.put(INTR_ENABLE, 3)
        await m.put(STATUS, DONE[half])
        assert not await line()
        assert await m.get(STATUS) == 0
        await m.check(half, job)


@cocotb.test()
async def no_end_is_lost(dut):
    """A write to STATUS in the cycle in which a job ends does not hide it, whatever other bits it clears."""
    m = await running(dut, 6)
    for turn in range(40):
        half = turn % 2
        job = m.job(blocks=1) if turn % 4 else None
        if job:
            await m.give(half, job)
        await m.put(JOB[half], job.word if job else 0)
        await m.cycles(turn % 5)
        while await m.get(STATUS) & BUSY[half]:
            for write in [m.control.init_write(STATUS, DONE[1 - half].to_bytes(4, "little")) for _ in range(50)]:
                await write.wait()
        assert await m.get(STATUS) == DONE[half] | (0 if job else ERROR[half]), turn
        await m.put(STATUS, DONE[half] | ERROR[half])
        if job:
            await m.check(half, job)


def check(name: str, seed: int = 1, state: str = "random1", modes: str = "short long") -> None:
    of = design.get(name, HOST)
    kind = subsystem.kind(of)
    system, files = sources.rtl().with_subsystem()
    host = hosts.files(of.host)
    simulate(
        system.top,
        [__name__, ERRORS],
        [
            PORTS,
            *(ROOT / w for w in sources.rtl().lint.waivers),
            *host.waivers,
            *host.files,
            *(ROOT / f for f in files),
        ],
        {"Kind": kind},
        states=(state,),
        env={
            "RVH_SEED": str(seed),
            "RVH_MODES": modes,
            "RVH_LASTING": "80" if name in ("sharv-x4", "sharv-long") else "16",
            "RVH_PROGRAM": str(subsystem.program(of, ToolRunner())),
        },
        name=f"sharv_subsystem_axi-{kind}-{seed}-{HOST}",
        build=f"sharv_subsystem_axi-{kind}-{HOST}",
        options=[*host.options, *OPTIONS],
    )


@pytest.mark.full
def test_subsystem_axi():
    check("sharv")


@pytest.mark.full
@pytest.mark.parametrize(("seed", "state"), [(2, "zero"), (3, "random2"), (4, "random1")])
def test_more_of_the_same(seed, state):
    check("sharv", seed, state)


@pytest.mark.full
@pytest.mark.parametrize("name", ["sharv-small", "sharv-x4", "sharv-long"])
def test_others(name):
    check(name, modes="short long four" if name == "sharv-x4" else "short long")

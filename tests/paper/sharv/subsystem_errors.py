# SPDX-License-Identifier: Apache-2.0
"""Cocotb tests for test_subsystem_axi.py: what goes wrong on AXI4 and on AXI4-Lite, jobs that cannot be done, a program
that fails; each with its defined answer, and the jobs around it are right."""

import cocotb
from cocotbext.axi import AxiResp

from tests.lib.xif import encode, instructions
from tests.paper.sharv.subsystem_bench import (
    BUSY,
    CTRL,
    CYCLES,
    DIGESTS,
    END,
    ERROR,
    FAULT,
    HALF,
    INTR_ENABLE,
    JOB,
    LASTING,
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

SLVERR, OKAY = AxiResp.SLVERR, AxiResp.OKAY


async def bad_bursts(m) -> None:
    """Each is answered with SLVERR and does nothing; FIRST is active."""
    old = m.rng.randbytes(64)
    await m.write(HALF, old)
    for fields in ({"burst": 3}, {"size": 3}, {"size": 7}, {"burst": 3, "size": 4}):
        m.bend("aw", **fields)
        await m.write(HALF, bytes(64), SLVERR)
        m.bend("ar", **fields)
        assert await m.read(HALF, 64, SLVERR) == bytes(64)
    assert await m.read(HALF, 64) == old


async def out_of_range(m) -> None:
    """Program and own data of a processor that runs, too."""
    for at in (PROGRAM, OWN, PROGRAM + 0x1_0000, END, 1 << 31, (1 << 32) - 64):
        await together(m.write(at, m.rng.randbytes(64), SLVERR), m.read(at, 64, SLVERR))
        assert await m.read(at, 64, SLVERR) == bytes(64)


async def across_the_end(m) -> None:
    """Two bursts, and one that goes over a 4 KiB boundary, which AXI forbids: words of LAST are written and read."""
    data = m.rng.randbytes(64)
    end = 2 * HALF
    await m.write(end - 32, data, SLVERR)
    assert await m.read(end - 32, 64, SLVERR) == data[:32] + bytes(32)
    m.bend("aw", addr=end - 16)
    await m.write(end - 64, data[::-1], SLVERR)
    m.bend("ar", addr=end - 32)
    assert await m.read(end - 64, 64, SLVERR) == data[:16] + data[::-1][:16] + bytes(32)


async def across_the_middle(m) -> None:
    data = m.rng.randbytes(3000)
    await m.write(HALF - 1500, data)
    assert await m.read(HALF - 1500, 3000) == data


async def bad_among_good(m) -> None:
    """Many at once: each has its own answer."""
    data = m.rng.randbytes(4 * 80)
    wanted, writes, reads = [], [], []
    for i in range(0, len(data), 80):
        for at, resp in ((HALF + i, OKAY), (END + i, SLVERR)):
            wanted.append(resp)
            writes.append(m.bulk.init_write(at, data[i : i + 80]))
            reads.append(m.bulk.init_read(at + 0x1000, 80))
    for events in (writes, reads):
        for event in events:
            await event.wait()
        assert [event.data.resp for event in events] == wanted
    assert await m.read(HALF, len(data)) == data


async def the_half_in_work(m) -> None:
    """Both sides take turns: blocks are read, and what is no part of the job is written."""
    data = m.rng.randbytes(512)
    await m.write(0x1_8000, data)
    assert await m.read(0x1_8000, len(data)) == data
    assert await m.read(0, len(m.working.blocks)) == m.working.blocks


@cocotb.test()
async def errors_in_the_midst_of_work(dut):
    """The active job and the next are correct whatever the outside does meanwhile."""
    m = await running(dut, 3)
    for stalls in ((0.0,), STALLS):
        for error in (bad_bursts, out_of_range, across_the_end, across_the_middle, bad_among_good, the_half_in_work):
            m.stall(*stalls)
            m.working, after = m.job(blocks=LASTING), m.job()
            await m.give(0, m.working)
            await m.begin(0, m.working)
            await error(m)
            assert await m.get(STATUS) == BUSY[0], error.__name__
            await m.give(1, after)
            await m.begin(1, after)
            await m.end(0)
            await m.check(0, m.working)
            await m.end(1)
            await m.check(1, after)


@cocotb.test()
async def jobs_that_cannot_be_done(dut):
    """They end with ERROR; one for a half that has one is refused, with ERROR and without DONE."""
    m = await running(dut, 7)
    four = 4 | 2 << 16
    bad = [0, 1025, 0xFFFF, 1 | 3 << 16, 6 | 2 << 16, 1 << 16, 1 << 24, *([] if "four" in MODES else [four])]
    for turn, word in enumerate(bad):
        half = turn % 2
        old = m.rng.randbytes(64)
        await m.write(HALF * half + DIGESTS, old)
        await m.put(JOB[half], word)
        await m.end(half, error=True)
        assert await m.read(HALF * half + DIGESTS, 64) == old
        assert await m.get(STATUS) == 0
        await m.right(half)
    job, after = m.job(blocks=LASTING), m.job()
    await m.give(0, job)
    await m.give(1, after)
    await m.begin(0, job)
    await m.begin(1, after)
    for half in (0, 1):
        await m.put(JOB[half], 1)
    assert await m.get(STATUS) == sum(BUSY) | sum(ERROR)
    await m.put(STATUS, sum(ERROR))
    await m.end(0)
    await m.check(0, job)
    await m.end(1)
    await m.check(1, after)


@cocotb.test()
async def registers_that_are_not_there(dut):
    """Answered with OKAY and 0, as those that cannot be written; nothing comes of it."""
    m = await running(dut, 8)
    job = m.job(blocks=LASTING)
    await m.give(0, job)
    await m.begin(0, job)
    for address in (0x20, 0x24, 0x3C, 0x40, 0x100, 0x210, 0xFFC):
        await m.put(address, (1 << 32) - 1)
        assert await m.get(address) == 0
    for address in (NAME, *CYCLES):
        before = await m.get(address)
        await m.put(address, (1 << 32) - 1)
        assert await m.get(address) == before
    # What is no aligned word: only that it has an answer is promised; this harms nobody.
    for address in (CTRL + 1, STATUS + 3, JOB[1] + 2):
        assert (await m.control.write(address, bytes(1))).resp == OKAY
        assert (await m.control.read(address, 1)).resp == OKAY
    assert [await m.get(a) for a in (CTRL, STATUS, INTR_ENABLE, *JOB)] == [1, BUSY[0], 0, job.word, 0]
    await m.end(0)
    await m.check(0, job)
    await m.right(1)


@cocotb.test()
async def a_program_that_fails(dut):
    """FAULT with an instruction that is none in the place of WAIT; RUN = 0 clears it, and with its program the
    processor works again."""
    m = await manager(dut, 9)
    wait = encode("wait", table=instructions("sharv")).to_bytes(4, "little")
    for address, data in m.program:
        await m.write(address, data.replace(wait, bytes(4)))
    await m.run()
    job = m.job()
    await m.give(1, job)
    await m.begin(1, job)
    await m.begin(0, job)
    await m.end(1, error=True)
    assert await m.get(STATUS) == FAULT | BUSY[0]
    await m.put(STATUS, (1 << 32) - 1)
    assert await m.get(STATUS) == FAULT | BUSY[0]
    for enable in (1, 2, 0):  # FAULT alone, for who waits for the job that will not end
        await m.put(INTR_ENABLE, enable)
        assert dut.irq_o.value == (enable != 0)
    await m.put(INTR_ENABLE, 3)
    await m.put(CTRL, 0)
    assert await m.get(STATUS) == 0
    assert dut.irq_o.value == 0
    await m.put(INTR_ENABLE, 0)
    await m.load()
    await m.run()
    await m.right(1, job)

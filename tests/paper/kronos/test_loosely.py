# SPDX-License-Identifier: Apache-2.0
"""KRONOS, loosely coupled, with its DMA: permutations in both ways, wrong uses, bus errors, resets."""

import random

import cocotb
from cocotb.triggers import FallingEdge

from rvhash.model.blocks import keccak_p
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.obi import Memory, access

DIN, DOUT, CTRL, STATUS, ENABLE, CLEAR = 0x000, 0x100, 0x200, 0x204, 0x208, 0x20C
SRC, DST, WORDS, DMA_STATUS, DMA_ENABLE = 0x800, 0x804, 0x808, 0x80C, 0x810
BASE, SIZE = 0x80100000, 4096
CYCLES = 25  # from the write of START to DONE (header of rvh_kronos_loosely)


async def begin(dut, stall=0.0):
    """Reset, and a memory at the manager port; the memory."""
    for name in ("obi_req_i", "obi_addr_i", "obi_we_i", "obi_be_i", "obi_wdata_i", "mgr_gnt_i", "mgr_rvalid_i"):
        getattr(dut, name).value = 0
    dut.mgr_rdata_i.value = dut.mgr_err_i.value = 0
    await start(dut)
    memory = Memory(dut, BASE, SIZE, stall=stall)
    cocotb.start_soon(memory.run())
    await FallingEdge(dut.clk_i)
    return memory


async def until(dut, address, limit=2000):
    """Bit 0 of a status register; the whole register."""
    for _ in range(limit):
        value = await access(dut, address)
        if value & 1:
            return value
    raise AssertionError("not done")


async def put(dut, state):
    for i in range(50):
        await access(dut, DIN + 4 * i, int.from_bytes(state[4 * i : 4 * i + 4], "little"))


async def get(dut):
    return b"".join([(await access(dut, DOUT + 4 * i)).to_bytes(4, "little") for i in range(50)])


@cocotb.test()
async def permutations(dut):
    """Word by word, in any order; the words stay, so a second start without writing gives the same again."""
    rng = random.Random(1)
    await begin(dut)
    for _ in range(4):
        state = rng.randbytes(200)
        for i in rng.sample(range(50), 50):
            await access(dut, DIN + 4 * i, int.from_bytes(state[4 * i : 4 * i + 4], "little"))
        for _ in range(2):
            await access(dut, CTRL, 1)
            await until(dut, STATUS)
            assert await get(dut) == keccak_p(state, 24)


@cocotb.test()
async def cycles(dut):
    await begin(dut)
    await access(dut, ENABLE, 1)
    dut.obi_req_i.value, dut.obi_addr_i.value, dut.obi_we_i.value = 1, CTRL, 1
    dut.obi_be_i.value, dut.obi_wdata_i.value = 0xF, 1
    count = 0
    while not dut.irq_o.value:
        await FallingEdge(dut.clk_i)
        dut.obi_req_i.value = 0
        count += 1
        assert count <= CYCLES
    assert count == CYCLES


@cocotb.test()
async def interrupts(dut):
    """The accelerator's and the DMA's, enabled or not, cleared or not."""
    await begin(dut)
    await put(dut, bytes(200))
    await access(dut, CTRL, 1)
    await until(dut, STATUS)
    assert not dut.irq_o.value
    await access(dut, ENABLE, 1)
    assert dut.irq_o.value
    assert await access(dut, ENABLE) == 1
    await access(dut, CLEAR, 1)
    assert not dut.irq_o.value
    assert await access(dut, STATUS) == 1
    await access(dut, ENABLE, 0)
    await access(dut, SRC, BASE)
    await access(dut, DST, BASE + 64)
    await access(dut, WORDS, 1)
    await until(dut, DMA_STATUS)
    assert not dut.irq_o.value
    await access(dut, DMA_ENABLE, 1)
    assert await access(dut, DMA_ENABLE) == 1
    assert dut.irq_o.value
    await access(dut, DMA_ENABLE, 0)
    assert not dut.irq_o.value


@cocotb.test()
async def an_interrupt_is_never_lost(dut):
    """A clear in any cycle of the rounds: the interrupt that comes with their end is there, unless it came before."""
    await begin(dut)
    await access(dut, ENABLE, 1)
    for wait in range(CYCLES + 2):
        dut.obi_req_i.value, dut.obi_we_i.value, dut.obi_be_i.value, dut.obi_wdata_i.value = 1, 1, 0xF, 1
        dut.obi_addr_i.value = CTRL
        for cycle in range(CYCLES + 3):
            await FallingEdge(dut.clk_i)
            dut.obi_req_i.value, dut.obi_addr_i.value = int(cycle == wait), CLEAR
        assert dut.irq_o.value == (wait < CYCLES - 1), wait
        assert await access(dut, STATUS) == 1


@cocotb.test()
async def while_running(dut):
    """A start while rounds run does nothing; words written then are for the next start."""
    rng = random.Random(2)
    await begin(dut)
    first, second = rng.randbytes(200), rng.randbytes(200)
    await put(dut, first)
    await access(dut, CTRL, 1)
    for i in range(4):
        await access(dut, DIN + 4 * i, int.from_bytes(second[4 * i : 4 * i + 4], "little"))
        await access(dut, CTRL, 1)
    assert await access(dut, STATUS) == 0
    await until(dut, STATUS)
    assert await get(dut) == keccak_p(first, 24)
    await access(dut, CTRL, 1)
    await until(dut, STATUS)
    assert await get(dut) == keccak_p(second[:16] + first[16:], 24)


@cocotb.test()
async def nothing_else(dut):
    """Narrow, misaligned and unmapped accesses do nothing and read 0."""
    rng = random.Random(3)
    await begin(dut)
    state = rng.randbytes(200)
    await put(dut, state)
    named = {*range(DIN, DIN + 200, 4), *range(DOUT, DOUT + 200, 4), CTRL, STATUS, ENABLE, CLEAR}
    named |= {SRC, DST, WORDS, DMA_STATUS, DMA_ENABLE}
    for address in (*(set(range(0, 4096, 4)) - named), 1, 2, 3, CTRL + 1, WORDS + 2):
        assert await access(dut, address) == 0
        await access(dut, address, 0xFFFFFFFF)
    for be in range(15):
        for address in (DIN, CTRL, ENABLE, WORDS, DMA_ENABLE):
            await access(dut, address, 0xFFFFFFFF, be)
            assert await access(dut, address, be=be) == 0
    assert await access(dut, STATUS) == 0
    assert await access(dut, ENABLE) == 0
    assert await access(dut, DMA_ENABLE) == 0
    assert await access(dut, DMA_STATUS) == 0
    await access(dut, CTRL, 0xFFFFFFFE)
    await access(dut, WORDS, 0xFFFF0000)
    assert await access(dut, STATUS) == 0
    assert await access(dut, DMA_STATUS) == 0
    await access(dut, CTRL, 1)
    await until(dut, STATUS)
    assert await get(dut) == keccak_p(state, 24)


@cocotb.test()
async def copies(dut):
    """Any number of words, with and without waits; nothing else is touched, and a word takes two cycles."""
    rng = random.Random(4)
    memory = await begin(dut)
    for stall in (0.0, 0.4):
        memory.stall = stall
        for count in (1, 2, 3, 50, 200):
            memory.bytes[:] = before = bytearray(rng.randbytes(SIZE))
            source, target = rng.randrange(256) * 4, 2048 + rng.randrange(256) * 4
            memory.log.clear()
            await access(dut, SRC, BASE + source + rng.randrange(4))
            await access(dut, DST, BASE + target + rng.randrange(4))
            await access(dut, WORDS, count)
            for register in (SRC, DST, WORDS):  # no effect meanwhile
                if count == 200:
                    await access(dut, register, 3)
            assert await until(dut, DMA_STATUS) == 1
            before[target : target + 4 * count] = before[source : source + 4 * count]
            assert memory.bytes == before
            assert len(memory.log) == 2 * count


@cocotb.test()
async def two_cycles_a_word(dut):
    await begin(dut)
    await access(dut, DMA_ENABLE, 1)
    counts = []
    for words in (10, 110):
        await access(dut, SRC, BASE)
        await access(dut, DST, BASE + 2048)
        await access(dut, WORDS, words)
        counts.append(0)
        while not dut.irq_o.value:
            await FallingEdge(dut.clk_i)
            counts[-1] += 1
            assert counts[-1] < 1000
    assert counts[1] - counts[0] == 200


@cocotb.test()
async def bus_errors(dut):
    """A read or write that is answered with an error ends the copy and is told; the next copy is right."""
    rng = random.Random(5)
    memory = await begin(dut)
    for stall in (0.0, 0.5):
        memory.stall = stall
        for bad in (0, 4, 36, 2048, 2052, 2084):
            memory.bad = {BASE + bad}
            memory.log.clear()
            await access(dut, SRC, BASE)
            await access(dut, DST, BASE + 2048)
            await access(dut, WORDS, 10)
            assert await until(dut, DMA_STATUS) == 3
            written = [address for address, write, _ in memory.log if write]
            done = bad % 2048 // 4
            assert written == [BASE + 2048 + 4 * i for i in range(done + (bad >= 2048))]
            memory.bad = set()
            memory.bytes[:] = rng.randbytes(SIZE)
            await access(dut, SRC, BASE)
            await access(dut, DST, BASE + 2048)
            await access(dut, WORDS, 10)
            assert await until(dut, DMA_STATUS) == 1
            assert memory.bytes[2048:2088] == memory.bytes[:40]


@cocotb.test()
async def done_means_done(dut):
    """DONE comes with the answer to the last write, and tells its error."""
    memory = await begin(dut, stall=0.7)
    await access(dut, DMA_ENABLE, 1)
    for turn in range(20):
        memory.bad = {BASE + 2056} if turn % 2 else set()
        await access(dut, SRC, BASE)
        await access(dut, DST, BASE + 2048)
        await access(dut, WORDS, 3)
        for _ in range(1000):
            if dut.irq_o.value:
                break
            await FallingEdge(dut.clk_i)
        assert not memory.owed
        assert await access(dut, DMA_STATUS) == 1 + 2 * (turn % 2)


@cocotb.test()
async def resets(dut):
    """In the middle of rounds and of copies; all is as after the first reset, and works."""
    rng = random.Random(6)
    memory = await begin(dut, stall=0.2)
    for wait in (0, 1, 5, 23, 24, 25, 60):
        state = rng.randbytes(200)
        await put(dut, state)
        await access(dut, SRC, BASE)
        await access(dut, DST, BASE + 2048)
        await access(dut, WORDS, 40)
        await access(dut, CTRL, 1)
        for _ in range(wait):
            await FallingEdge(dut.clk_i)
        await reset(dut)
        assert await access(dut, STATUS) == 0
        assert await access(dut, DMA_STATUS) == 0
        assert await get(dut) == bytes(200)
        memory.log.clear()
        await put(dut, state)
        await access(dut, CTRL, 1)
        await until(dut, STATUS)
        assert await get(dut) == keccak_p(state, 24)
        assert not memory.log


@one_state
def test_loosely(state):
    simulate("rvh_kronos_loosely_page", __name__, rtl_files("core", "attachment.kronos-loosely"), states=(state,))

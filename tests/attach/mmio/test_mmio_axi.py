# SPDX-License-Identifier: Apache-2.0
"""rvh_mmio_axi: registers and windows over AXI4-Lite, jobs over AXI4, by maintained models that stall on every channel,
with words of engine and manager of every width: digests at all alignments and over 4 KiB boundaries, lists, contexts,
output in pieces, the window, bus errors and WIPE in the middle of a burst, strobes, bursts, cycles of a block. With
addresses of more than 32 bits, memory is on both sides of a multiple of 4 GiB."""

import cocotb
import pytest
from cocotb.triggers import FallingEdge

from rvhash.model import ALGORITHMS, NAMES, Context, Hash, digest
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.mmio import ADDR, DONE, FINISH, IDLE, IN, JOB, LIST, RESTORE, SAVE, START, TO_MEMORY, WIPE
from tests.lib.mmio_axi import HASH, SIZE, Bench

STALLS = (0.0, 0.5)


@cocotb.test()
async def messages(dut):
    """Every mode and alignment; messages and digests across a boundary."""
    b = Bench(dut, 3)
    await start(dut)
    for stall in STALLS:
        b.stall(stall)
        for i, name in enumerate(NAMES):
            for length in (0, 1, 5, 64, 200, 700):
                src = b.base + 0x1000 - length // 2 + i % 4 if length else b.base
                await b.right(name, b.rng.randbytes(length), src, b.base + 0x3000 - 10 + (i + length) % 4)
        for src in range(0, b.step * 4, b.step):
            for dst in range(0, b.step * 4, b.step):
                await b.right("sha256", b.rng.randbytes(30), b.base + src, b.base + 0x2000 + dst)
        assert await b.p.read("ERROR") == 0
        break_in = b.rng.randbytes(300)
        pieces = (break_in[:7], break_in[7:150], b"", break_in[150:])
        at, entries = b.base + 0xFF0, b""
        for piece in pieces:
            b.put(at, piece)
            entries += b.entry_of(at, len(piece))
            at += len(piece) + 3
        b.put(b.base + 0x1FF8, entries)
        word = HASH | LIST | ALGORITHMS["sha3-512"].number << 8
        assert await b.p.job(word, src=b.base + 0x1FF8, len=4, dst=b.base + 1, olen=64) == IDLE
        assert bytes(b.target.bytes[1:65]) == digest("sha3-512", break_in)


@cocotb.test()
async def errors_and_wipes(dut):
    """A bus error at some word, or WIPE in some cycle: bursts end as the bus wants it, and the next digest is right."""
    b = Bench(dut, 7)
    await start(dut)
    b.stall(0.3)
    for turn in range(40):
        message = b.rng.randbytes(400)
        src, dst = b.base + 0xF01 + turn % 4, b.base + 0x2000 + turn % 3
        if turn % 2:
            write = turn % 4 == 1
            word = (dst & ~3) + 4 * b.rng.randrange(8) if write else (src & ~3) + 4 * b.rng.randrange(100)
            b.target.bad = {word}
            status = await b.p.job(HASH | 2 << 8, src=src, len=400, dst=dst, olen=32)
            assert status == IDLE
            await b.p.error("write" if write else "read")
            b.target.bad = set()
        else:
            for name, value in (("SRC", src), ("LEN", 400), ("DST", dst), ("OLEN", 32), ("CMD", HASH | 9 << 8)):
                await b.p.write(name, value)
            for _ in range(b.rng.randrange(400)):
                await FallingEdge(dut.clk_i)
            await b.p.command(WIPE)
            while await b.p.read("STATUS") & JOB:
                pass
        await b.right("sha3-256", message, src, dst)
    assert await b.p.read("ERROR") == 0


@cocotb.test()
async def contexts(dut):
    """A message is saved at any byte and goes on, context and rest by jobs, words and lists."""
    b = Bench(dut, 9)
    await start(dut)
    b.stall(0.3)
    unaligned = 4 if b.engine == b.manager == 32 else 1  # a context begins at a word, or anywhere
    for turn in range(48):
        name = ("sha256", "sha512", "sha3-256", "shake128")[turn % 4]
        number, block = ALGORITHMS[name].number << 8, ALGORITHMS[name].block_bytes
        message = b.rng.randbytes(b.rng.choice((3 * block, block + 1, 40)))
        cut = b.rng.randrange(len(message) + 1)
        src, dst = b.base + 0x101 + turn, b.base + 0x2801
        b.put(src, message)
        if turn % 3 == 0 and cut >= 4:  # the first bytes by the window
            await b.p.command(START, ALGORITHMS[name].number)
            await b.p.absorb(message[: min(12, cut & ~3)])
            await b.p.job(IN, src=src + min(12, cut & ~3), len=cut - min(12, cut & ~3))
        else:
            await b.p.job(START | number | IN, src=src, len=cut)
        model = Hash(name)
        model.absorb(message[:cut])
        want = model.save()
        size = len(want)
        at = b.base + (0x1000, 0x1FC0)[turn % 8 > 3] + unaligned * b.rng.randrange(16)  # or across the middle
        if turn % 5 == 0:
            await b.p.command(SAVE)
            context = await b.p.output(size)
            b.put(at, context)
        else:
            assert await b.p.job(SAVE | TO_MEMORY, dst=at, olen=500) == IDLE
            context = bytes(b.target.bytes[at - b.base : at - b.base + size])
        assert context == want, (name, cut)
        n = ALGORITHMS[name].out_bytes(None)
        if turn % 2:
            b.put(b.base + 0x3000 + b.entry, b.entry_of(at, size) + b.entry_of(src + cut, len(message) - cut))
            word = RESTORE | IN | LIST | FINISH | TO_MEMORY
            await b.p.job(word, src=b.base + 0x3000 + b.entry, len=2, dst=dst, olen=n)
        elif turn % 4:
            await b.p.command(RESTORE)
            await b.p.absorb(context)
            await b.p.job(IN | FINISH | TO_MEMORY, src=src + cut, len=len(message) - cut, dst=dst, olen=n)
        else:
            await b.p.job(RESTORE | IN, src=at, len=size)
            await b.p.job(IN | FINISH | TO_MEMORY, src=src + cut, len=len(message) - cut, dst=dst, olen=n)
        assert bytes(b.target.bytes[dst - b.base : dst - b.base + n]) == digest(name, message), (turn, name, cut)
    assert await b.p.read("ERROR") == 0


@cocotb.test()
async def output_in_pieces(dut):
    """Jobs and the window take an output in turn, any number of words at a time; SAVE only at a word of the engine."""
    b = Bench(dut, 10)
    await start(dut)
    b.stall(0.3)
    refused = 0
    for turn in range(24):
        name = ("shake128", "shake256")[turn % 2]
        message = b.rng.randbytes(turn)
        whole = digest(name, message, 2000)
        b.put(b.base + 3, message)
        await b.p.job(START | ALGORITHMS[name].number << 8 | IN | FINISH, src=b.base + 3, len=len(message))
        given = 0
        for _ in range(6):
            n = 4 * b.rng.choice((1, 1, 2, 3, 5, 16, 43))
            if b.rng.random() < 0.3:
                assert await b.p.output(n) == whole[given : given + n]
            else:
                dst = b.base + 0x1000 + b.rng.randrange(20)
                assert await b.p.job(TO_MEMORY, dst=dst, olen=n) == DONE
                assert bytes(b.target.bytes[dst - b.base : dst - b.base + n]) == whole[given : given + n], (
                    turn,
                    given,
                    n,
                )
            given += n
        status = await b.p.job(SAVE | TO_MEMORY, dst=b.base + 0x2000, olen=500)
        if status == DONE:  # the engine's words are wider than what was taken of the last
            refused += 1
            await b.p.error("state")
            assert await b.p.output(8) == whole[given : given + 8]
            await b.p.command(WIPE)
            await b.p.rest()
            continue
        assert status == IDLE
        size = 32 + int.from_bytes(b.target.bytes[0x2006:0x2008], "little")
        size += -size % 16 + 208
        context = Context.decode(bytes(b.target.bytes[0x2000 : 0x2000 + size]))
        assert context.unread == whole[given : given + len(context.unread)]
        rest = given + len(context.unread)
        context.unread = b""
        b.put(b.base + 0x2000, context.encode())
        assert await b.p.job(RESTORE | IN | TO_MEMORY, src=b.base + 0x2000, len=240, dst=b.base, olen=200) == DONE
        assert bytes(b.target.bytes[:200]) == whole[rest : rest + 200]
    assert (refused > 0) == (b.engine > 32)
    assert await b.p.read("CAPABILITY") >> 12 & 7 == b.engine // 32 - 1


@cocotb.test()
async def window(dut):
    """No byte before or after the window is read or written; with wide words, none of a word that is partly outside."""
    b = Bench(dut, 11)
    await start(dut)
    wide = b.manager // 8
    for turn in range(40):
        base, limit = b.base + 4 * b.rng.randrange(8), b.base + 0x200 + 4 * b.rng.randrange(8)  # first and last word
        await b.p.write("WINDOW_BASE", base)
        await b.p.write("WINDOW_LIMIT", limit)
        first, behind = -(-base // wide) * wide, (limit + 4) // wide * wide
        message = b.rng.randbytes(40)
        edge = turn % 4
        src = first - (edge == 1)
        dst = behind - 32 + (edge == 2)
        b.put(src, message)
        b.target.bad = {*range(b.base, first, 4), *range(behind, b.base + 0x400, 4)}
        before = bytes(b.target.bytes)
        status = await b.p.job(HASH | 2 << 8, src=src, len=40, dst=dst, olen=32)
        assert status == IDLE
        if edge in (1, 2):
            await b.p.error("addr")
        else:
            assert await b.p.read("ERROR") == 0
            assert bytes(b.target.bytes[dst - b.base : dst - b.base + 32]) == digest("sha256", message)
        outside = [i for i in (*range(first - b.base), *range(behind - b.base, SIZE)) if before[i] != b.target.bytes[i]]
        assert not outside


@cocotb.test()
async def every_transfer_has_the_id(dut):
    b = Bench(dut, 16)
    await start(dut)
    wanted, seen = int(dut.AxiId.value), set()

    async def watch() -> None:
        while True:
            await FallingEdge(dut.clk_i)
            for channel in ("aw", "ar"):
                if getattr(dut, f"m_axi_{channel}valid_o").value:
                    seen.add((channel, int(getattr(dut, f"m_axi_{channel}id_o").value)))

    watching = cocotb.start_soon(watch())
    await b.right("sha256", b.rng.randbytes(100), b.base, b.base + 0x1000)
    watching.cancel()
    assert seen == {("aw", wanted), ("ar", wanted)}


@cocotb.test()
async def strobes(dut):
    """A write of less than a word changes nothing, and is told."""
    b = Bench(dut, 12)
    await start(dut)
    b.stall(0.3)
    for length in (1, 2, 3):
        await b.bus.write(ADDR["SRC"], 0, length)
        await b.p.error("access")
        await b.bus.write(ADDR["SRC"], (1 << 8 * length) - 1, length)
        await b.p.error("access")
    await b.p.write("SRC", 0x12345678)
    await b.bus.write(ADDR["SRC"], 0, 1)
    await b.p.error("access")
    assert await b.p.read("SRC") == 0x12345678


@cocotb.test()
async def bursts(dut):
    """They are as long as may be: MaxBurst beats, or up to the next 4 KiB."""
    b = Bench(dut, 13)
    await start(dut)
    longest, word = int(dut.MaxBurst.value), b.manager // 8
    await b.right("sha3-256", b.rng.randbytes(1200), b.base + 0x1000 - 3 * word, b.base + 0x2000)
    reads = [(address, beats) for channel, address, beats in b.target.bursts if channel == "ar"]
    assert reads[0] == (b.base + 0x1000 - 3 * word, 3)
    assert max(beats for _, beats in reads) == longest
    assert {beats for channel, _, beats in b.target.bursts if channel == "aw"} == {1}


@cocotb.test()
async def cycles_of_a_block(dut):
    """64 steps of SHA-256 take 65 cycles with one a cycle, 33 with two. The first 16 steps wait for words: two steps a
    cycle with words of 32 bits take 16 cycles instead of 8, and a few more where words come one by one for wider ones
    of the engine, or in short bursts. The line says when the job has ended."""
    b = Bench(dut, 14)
    await start(dut)
    await b.p.write("INTR_ENABLE", 1)
    rounds, ends = int(dut.RoundsPerCycle.value), []
    for blocks in (10, 30):
        for name, value in (("SRC", b.base), ("LEN", 64 * blocks), ("DST", b.base + 0x3000), ("OLEN", 32)):
            await b.p.write(name, value)
        await b.p.write("INTR_STATE", 1)
        assert await b.p.read("INTR_STATE") == 0
        assert dut.irq_o.value == 0
        await b.p.write("CMD", HASH | ALGORITHMS["sha256"].number << 8)
        cycles = 0
        while not dut.irq_o.value:
            await FallingEdge(dut.clk_i)
            cycles += 1
        ends.append(cycles)
        assert await b.p.rest() == IDLE
    block = 16 + 48 // 2 if rounds == 2 and b.engine == 32 else 64 // rounds + 1
    more = (ends[1] - ends[0]) / 20 - block
    late = b.engine > b.manager or int(dut.MaxBurst.value) < 16
    assert abs(more) < 0.5 or (late and 0 < more < 8)


# Parameters by name; those of make test, and the others.
TOPS = {"w32": {}}
OTHERS = {
    "w64-id4": {"EngineWidth": 64, "ManagerWidth": 64, "AxiIdWidth": 4},
    "w128-m32-r2": {"EngineWidth": 128, "RoundsPerCycle": 2},
    "w32-r2": {"RoundsPerCycle": 2},
    "w32-a40": {"AddrWidth": 40},
    "w64-a64-id": {"EngineWidth": 64, "ManagerWidth": 64, "AddrWidth": 64, "AxiIdWidth": 3, "AxiId": 5},
    "w128-a33": {"EngineWidth": 128, "ManagerWidth": 128, "AddrWidth": 33},
    "w32-burst4": {"MaxBurst": 4},
    **{
        f"w{engine}-m{manager}": {"EngineWidth": engine, "ManagerWidth": manager}
        for engine, manager in ((128, 32), (128, 128), (64, 32), (32, 64), (32, 128), (64, 128), (128, 64))
    },
}


@one_state
@pytest.mark.parametrize("top", [*TOPS, *(pytest.param(name, marks=pytest.mark.full) for name in OTHERS)])
def test_mmio_axi(top, state):
    parameters = {**TOPS, **OTHERS}[top]
    simulate("rvh_mmio_axi", __name__, rtl_files("core", "engine", "attachment.mmio"), parameters, (state,))

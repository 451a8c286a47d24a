# SPDX-License-Identifier: Apache-2.0
"""The protection of rvh_mmio: the window of its manager port, the locks that only a reset opens, and what a
refused command says (STATUS.FAILED, INTR_STATE.DONE, the interrupt line)."""

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS, digest
from tests.attach.mmio.test_dma import BASE, DST, HASH, LISTS, SIZE, SRC, TOP, Bench
from tests.lib.cocotb_runner import ROOT, one_state, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.mmio import ABSORB, FAILED, FINISH, IDLE, IN, JOB, LIST, SAVE, SAVING, START, TO_MEMORY, WIPE

SHA = ALGORITHMS["sha256"].number << 8
ALL = (0, TOP - 4)


async def window(b: Bench, first: int, last: int) -> None:
    """The window from the word at `first` to the word at `last`; bits 1:0 do not count."""
    for name, value in (("WINDOW_BASE", first), ("WINDOW_LIMIT", last)):
        await b.p.write(name, value | b.rng.randrange(4))
        assert await b.p.read(name) == value & ~3


async def outside(b: Bench, word: int, **registers: int) -> tuple[list[int], list[int]]:
    """A job that leaves the window: ADDR, the engine is wiped; the bytes that were read and written."""
    b.memory.log.clear()
    assert await b.p.job(word, **registers) == IDLE
    assert await b.p.read("STATUS") & FAILED
    await b.p.error("addr")
    return b.touched(False), b.touched(True)


@cocotb.test()
async def reads_stay_in_the_window(dut):
    """A fragment a byte before or after it is refused before its first request; one that fills it is right."""
    b = Bench(dut, 31)
    await start(dut)
    for b.memory.stall in (0.0, 0.4):
        message = b.rng.randbytes(100)
        first, last = SRC + 64, SRC + 64 + 96
        b.put(first, message)
        n = 32
        await window(b, first, DST + n)
        for src, length in ((first - 1, 4), (first - 100, 100), (first - 4, 200), (0, 8), (first - 2, 2)):
            read, written = await outside(b, HASH | SHA, src=src, len=length, dst=DST, olen=n)
            assert not read
            assert not written
        await b.hash("sha256", message, first, DST)
        await window(b, DST, last)  # the other way round: nothing is inside
        read, written = await outside(b, HASH | SHA, src=first, len=1, dst=DST, olen=n)
        assert not read
        await window(b, first, last)
        for src, length in ((first, 101), (first + 99, 2), (first + 100, 1), (TOP - 4, 4), (first, 0xFFFFFFFF)):
            read, written = await outside(b, START | IN | SHA, src=src, len=length)
            assert not read, (src, length)
        for src, length in ((first, 100), (first + 99, 1), (last, 4), (TOP - 4, 0), (0, 0)):
            status = await b.p.job(START | IN | SHA, src=src, len=length)
            assert status == ABSORB
            assert await b.p.read("ERROR") == 0
            await b.p.job(WIPE)
        await window(b, *ALL)
        b.memory.log.clear()
        await b.right()


@cocotb.test()
async def lists_and_their_fragments(dut):
    """The list itself, and each fragment, must be inside."""
    b = Bench(dut, 32)
    await start(dut)
    pieces = [b.rng.randbytes(20) for _ in range(3)]
    b.fragments(pieces, SRC + 32)
    word = START | IN | LIST | FINISH | TO_MEMORY | SHA
    job = {"src": LISTS, "len": 3, "dst": DST, "olen": 32}
    await window(b, SRC + 32, LISTS + 20)
    assert await b.p.job(word, **job) == IDLE
    assert b.get(DST, 32) == digest("sha256", b"".join(pieces))
    for last, fragments in ((LISTS - 4, 0), (LISTS, 0), (LISTS + 4, 1), (LISTS + 12, 2), (LISTS + 16, 2)):
        await window(b, SRC + 32, last)
        read, written = await outside(b, word, **job)
        assert not written
        assert max(read, default=0) < last + 4
        assert len([a for a in read if a < DST]) == 20 * fragments
    entry = int.from_bytes(b.get(LISTS + 8, 4), "little")
    b.put(LISTS + 8, (SRC + 31).to_bytes(4, "little"))
    await window(b, SRC + 32, LISTS + 20)
    read, written = await outside(b, word, **job)
    assert SRC + 31 not in read
    assert not written
    b.put(LISTS + 8, entry.to_bytes(4, "little"))
    assert await b.p.job(word, **job) == IDLE
    assert await b.p.read("ERROR") == 0


@cocotb.test()
async def writes_stay_in_the_window(dut):
    """Digests and contexts at each place around its ends: what is inside is written, nothing else, and ADDR is told."""
    b = Bench(dut, 33)
    await start(dut)
    for b.memory.stall in (0.0, 0.4):
        b.put(SRC, b"abc")
        await window(b, SRC, DST + 60)
        want = digest("sha256", b"abc")
        before = bytes(b.memory.bytes)
        for dst in range(DST + 20, DST + 76, 1 if b.memory.stall else 3):
            b.memory.log.clear()
            inside = dst + 32 <= DST + 64
            assert await b.p.job(HASH | SHA, src=SRC, len=3, dst=dst, olen=64) == IDLE
            written = b.touched(True)
            if inside:
                assert await b.p.read("ERROR") == 0
                assert b.get(dst, 32) == want
            else:
                await b.p.error("addr")
            assert all(DST <= a < DST + 64 for a in written), dst
            b.memory.bytes[:] = before
        await window(b, DST, DST + 60)
        await b.p.job(START | SHA)
        b.memory.log.clear()
        for dst in (DST - 1, DST - 4, 0, TOP - 4):
            _, written = await outside(b, SAVE | TO_MEMORY, dst=dst, olen=128)
            assert not written
            await b.p.job(START | SHA)
        assert await b.p.job(SAVE | TO_MEMORY, dst=DST - 128, olen=0) == SAVING  # no byte of it is asked for
        await b.p.job(WIPE)
        assert bytes(b.memory.bytes) == before


@cocotb.test()
async def the_window_does_not_move_while_a_job_runs(dut):
    b = Bench(dut, 34, stall=0.7)
    await start(dut)
    message = b.rng.randbytes(600)
    b.put(SRC, message)
    for name, value in (("SRC", SRC), ("LEN", 600), ("DST", DST), ("OLEN", 32), ("CMD", HASH | SHA)):
        await b.p.write(name, value)
    for name in ("WINDOW_BASE", "WINDOW_LIMIT"):
        before = await b.p.read(name)
        await b.p.write(name, DST)
        assert await b.p.read(name) == before
        await b.p.error("locked")
    assert await b.p.rest() == IDLE
    assert b.get(DST, 32) == digest("sha256", message)


@cocotb.test()
async def locks_hold_until_the_reset(dut):
    """A locked window is not written, a locked SAVE is refused in every form; WIPE and wrong writes open neither."""
    b = Bench(dut, 35)
    await start(dut)
    b.put(SRC, b"abc")
    await window(b, SRC, DST + 28)
    await b.p.write("LOCK", 1)
    for name, value in (("WINDOW_BASE", SRC), ("WINDOW_LIMIT", DST + 28)):
        for wrong in (0, 0xFFFFFFFF):
            await b.p.write(name, wrong)
            assert await b.p.read(name) == value
            await b.p.error("locked")
    assert not await b.p.read("STATUS") & FAILED  # no command was refused
    await b.p.job(START | SHA)
    assert await b.p.job(SAVE | TO_MEMORY, dst=DST, olen=16) == SAVING  # that is another lock
    await b.p.job(WIPE)
    await b.p.write("LOCK", 2)
    for value in (0, 1, 2):
        await b.p.write("LOCK", value)
        assert await b.p.read("LOCK") == 3
    for word in (SAVE, SAVE | TO_MEMORY, SAVE | IN, SAVE | 0xFFFFFFF8):
        await b.p.job(START | SHA)
        assert not await b.p.read("STATUS") & FAILED
        b.memory.log.clear()
        await b.p.write("INTR_STATE", 1)
        assert await b.p.job(word, dst=DST, olen=16) == ABSORB
        assert await b.p.read("STATUS") == ABSORB | FAILED
        assert await b.p.read("INTR_STATE") & 1  # who waits for it waits for a refusal too
        await b.p.error("locked")
        assert not b.memory.log
        assert await b.p.job(IN | FINISH | TO_MEMORY, src=SRC, len=3, dst=DST, olen=32) == IDLE
        assert b.get(DST, 32) == digest("sha256", b"abc")
    await b.p.job(WIPE)
    assert await b.p.read("LOCK") == 3
    await reset(dut)
    assert await b.p.read("LOCK") == 0
    assert await b.p.read("WINDOW_BASE") == 0
    assert await b.p.read("WINDOW_LIMIT") == TOP - 4
    await b.p.job(START | SHA)
    assert await b.p.job(SAVE | TO_MEMORY, dst=BASE + SIZE - 128, olen=128) == IDLE


@cocotb.test()
async def a_refused_command_says_so(dut):
    """STATUS.FAILED after every refusal, also LOCKED, until the next command; DONE where no job runs."""
    b = Bench(dut, 36, stall=0.5)
    await start(dut)
    message = b.rng.randbytes(300)
    b.put(SRC, message)
    refusals = {"cmd": 7, "alg": START, "state": FINISH}
    for name, word in refusals.items():
        await b.p.write("INTR_STATE", 1)
        assert await b.p.read("INTR_STATE") == 0
        assert await b.p.job(word) == IDLE
        assert await b.p.read("STATUS") == IDLE | FAILED
        assert await b.p.read("INTR_STATE") & 1, name
        await b.p.error(name)
        await b.right()
        assert not await b.p.read("STATUS") & FAILED
    for _ in range(5):
        b.put(SRC, message)
        for name, value in (("SRC", SRC), ("LEN", 300), ("DST", DST), ("OLEN", 32), ("CMD", HASH | SHA)):
            await b.p.write(name, value)
        assert not await b.p.read("STATUS") & FAILED
        await b.p.write("CMD", HASH | SHA)
        status = await b.p.read("STATUS")
        assert status & JOB
        assert status & FAILED
        assert not await b.p.read("INTR_STATE") & 1 or not await b.p.read("STATUS") & JOB  # that is the job's
        assert await b.p.rest() == IDLE
        assert await b.p.read("STATUS") & FAILED
        assert b.get(DST, 32) == digest("sha256", message)  # the first one was not disturbed
        await b.p.error("locked")
        b.memory.log.clear()
        await b.right()


@cocotb.test()
async def the_interrupt_line_is_a_register(dut):
    """It is what INTR_STATE and INTR_ENABLE said in the cycle before, whatever happens."""
    b = Bench(dut, 37)
    await start(dut)
    seen = set()

    async def watch() -> None:
        want = None
        while True:
            await FallingEdge(dut.clk_i)
            await ReadOnly()
            line = int(dut.irq_o.value)
            assert want in (None, line)
            seen.add(line)
            want = int(dut.u_mmio.u_registers.irq.value)

    cocotb.start_soon(watch())
    for enable in (3, 1, 2, 0):
        await b.p.write("INTR_ENABLE", enable)
        await b.hash("sha3-256", b"abc")
        await b.p.job(7)
        await b.p.error("cmd")
        await b.p.write("INTR_STATE", 1)
    assert seen == {0, 1}


@one_state
def test_protection(state):
    sources = rtl_files("core", "engine", "attachment.mmio")
    probe = ROOT / "tests" / "attach" / "mmio" / "mmio_probe.sv"
    simulate("mmio_probe", __name__, [*sources, probe], states=(state,), build="mmio_probe-test_mmio", inside=("*",))

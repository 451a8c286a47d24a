# SPDX-License-Identifier: Apache-2.0
"""rvh_xif_0_2 with a host that does what CV-X-IF 0.2 allows, and with one that does what CV32E40X was seen to do: every
algorithm, by memory and by operands, saved messages, errors, resets; instructions of a wrong path leave no trace."""

import random

import cocotb
import pytest
from cocotb.triggers import FallingEdge

from rvhash.model import ALGORITHMS, NAMES, RATES, SPONGE, Hash, digest
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.obi import Memory
from tests.lib.xif import DONE, ERRORS, IDLE, TABLE, Host, encode

BASE, SIZE = 0x8010_0000, 0x2000
SRC, DST, STATUS, CONTEXT = BASE, BASE + 0x1000, BASE + 0x1800, BASE + 0x1C00


class Bench:
    def __init__(self, dut, seed: int, stall: float = 0.0, **host) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        self.host = Host(dut, seed, **host)
        self.memory = Memory(dut, BASE, SIZE, stall=stall, seed=seed)
        self.memory.bytes[:] = self.rng.randbytes(SIZE)
        cocotb.start_soon(self.memory.run())

    def put(self, address: int, data: bytes) -> None:
        self.memory.bytes[address - BASE : address - BASE + len(data)] = data

    def get(self, address: int, count: int) -> bytes:
        return bytes(self.memory.bytes[address - BASE : address - BASE + count])

    async def status(self) -> tuple[int, set[str]]:
        """When all before is done: the state of the engine, and the errors since the last time."""
        await self.host.do("status", STATUS)
        await self.host.do("wait")
        word = int.from_bytes(self.get(STATUS, 4), "little")
        errors = {name for i, name in enumerate(ERRORS) if word >> 16 + i & 1}
        assert word >> 31 == bool(errors)
        assert word >> 8 & 15 == 15  # every family, and the DMA
        return word & 63, errors

    async def begin(self, name: str, message: bytes) -> None:
        """START and all of the message but its end, by memory and by operands in turns."""
        await self.host.do("start", ALGORITHMS[name].number)
        at = 0
        while at < len(message):
            if len(message) - at >= 8 and self.rng.random() < 0.7:
                words = [int.from_bytes(message[at + i : at + i + 4], "little") for i in (0, 4)]
                await self.host.do("absorb", *words)
                at += 8
                continue
            n = self.rng.randrange(1, len(message) - at + 1)
            src = SRC + self.rng.randrange(64)
            await self.host.do("wait")  # what was there may still be read
            self.put(src, message[at : at + n])
            await self.host.do("feed", src, n)
            at += n

    async def end(self, tail: bytes) -> None:
        words = [int.from_bytes(tail[i : i + 4].ljust(4, b"\xff"), "little") for i in (0, 4)]
        await self.host.do("finish", *words, field=len(tail))

    async def hash(self, name: str, message: bytes, count: int | None = None, form: str = "memory") -> None:
        """A whole message: the digest, and nothing but it, is written."""
        n = ALGORITHMS[name].out_bytes(count)
        dst = DST + self.rng.randrange(4)
        before = bytearray(self.memory.bytes)
        if form == "memory":
            src = SRC + self.rng.randrange(4)
            self.put(src, message)
            before[:] = self.memory.bytes
            await self.host.do("start", ALGORITHMS[name].number)
            await self.host.do("feed", src, len(message), field=1)
        else:
            tail = self.rng.randrange(min(8, len(message)) + 1)
            await self.begin(name, message[: len(message) - tail])
            await self.host.do("wait")
            before[:] = self.memory.bytes
            await self.end(message[len(message) - tail :])
        await self.host.do("drain", dst, n)
        state, errors = await self.status()
        what = (name, len(message), n, form)
        assert not errors, what
        assert state == (DONE if ALGORITHMS[name].xof else IDLE), what
        assert self.get(dst, n) == digest(name, message, n), what
        before[dst - BASE : dst - BASE + n] = self.get(dst, n)
        before[STATUS - BASE : STATUS - BASE + 4] = self.get(STATUS, 4)
        assert self.memory.bytes == before, what

    async def right(self) -> None:
        await self.hash(self.rng.choice(NAMES), self.rng.randbytes(150))


async def every_algorithm(b: Bench, every: int = 1) -> None:
    """By memory and by operands; every so many of the lengths."""
    for name in NAMES:
        block = ALGORITHMS[name].block_bytes
        for length in (0, 1, 3, 4, 7, 8, 9, block - 1, block, block + 1, 2 * block + 5)[
            b.rng.randrange(every) :: every
        ]:
            for form in ("memory", "operands"):
                count = b.rng.choice((0, 1, 4, 33, block + 8)) if ALGORITHMS[name].xof else None
                await b.hash(name, b.rng.randbytes(length), count, form)


@cocotb.test()
async def messages(dut):
    b = Bench(dut, 1)
    await start(dut)
    await every_algorithm(b)
    await b.host.retired()


@cocotb.test()
async def messages_with_stalls(dut):
    b = Bench(dut, 2, 0.4, hurry=0.3)
    await start(dut)
    await every_algorithm(b, 3)
    await b.host.retired()


@cocotb.test()
async def a_host_that_forgets(dut):
    """An accepted instruction that is neither committed nor killed does not stay in the way, and is never done."""
    b = Bench(dut, 3, lossy=True)
    await start(dut)
    await every_algorithm(b, 4)
    await b.host.retired()


@cocotb.test()
async def forgotten_before_a_wait(dut):
    """The one that was forgotten is not offered again: WAIT gets through all the same, within 70 cycles."""
    b = Bench(dut, 4, hurry=1, wrong_path=0)
    await start(dut)
    for name in ("feed", "wipe", "start"):
        await b.right()
        await b.host.retired()
        await b.host._offer(encode(name), SRC, 8)
        cycles = 0

        async def count():
            nonlocal cycles
            while True:
                await FallingEdge(dut.clk_i)
                cycles += 1

        counting = cocotb.start_soon(count())
        await b.host.do("wait")
        counting.cancel()
        assert 60 < cycles <= 70
        await b.right()


@cocotb.test()
async def an_identifier_comes_round(dut):
    """A forgotten WIPE has the identifier of what is committed next: it is not done."""
    b = Bench(dut, 12, hurry=1, wrong_path=0)
    await start(dut)
    b.put(SRC, b"y" * 50)
    await b.host.do("start", ALGORITHMS["sha256"].number)
    await b.host.do("feed", SRC, 50)
    await b.host.do("wait")
    await b.host.retired()
    await b.host._offer(encode("wipe"), 0, 0)
    for _ in range(15):
        assert not (await b.host._offer(0x13, 0, 0))[1]
    await b.host.do("feed", SRC, 0, field=1)
    await b.host.do("drain", DST, 32)
    assert await b.status() == (IDLE, set())
    assert b.get(DST, 32) == digest("sha256", b"y" * 50)


@cocotb.test()
async def saved_messages(dut):
    """Saved at any byte, as the model saves it; another message in between; restored, and gone on with."""
    b = Bench(dut, 5, 0.2)
    await start(dut)
    for name in NAMES:
        block = ALGORITHMS[name].block_bytes
        for at in (0, 1, 5, block - 1, block, block + 3):
            message, n = b.rng.randbytes(at + b.rng.randrange(200)), ALGORITHMS[name].out_bytes(None)
            golden = Hash(name)
            golden.absorb(message[:at])
            want = golden.save()
            await b.begin(name, message[:at])
            await b.host.do("save", CONTEXT, len(want))
            assert await b.status() == (IDLE, set())
            assert b.get(CONTEXT, len(want)) == want, (name, at)
            await b.right()
            await b.host.do("wipe")
            await b.host.do("restore", CONTEXT, len(want))
            await b.host.do("wait")
            b.put(SRC, message[at:])
            await b.host.do("feed", SRC, len(message) - at, field=1)
            await b.host.do("drain", DST, n)
            assert (await b.status())[1] == set(), (name, at)
            assert b.get(DST, n) == digest(name, message, n), (name, at)
            await b.host.do("wipe")


@cocotb.test()
async def sponge(dut):
    """The bare sponge: rate, rounds and padding of the caller's choice; a block padded with zeros."""
    b = Bench(dut, 6)
    await start(dut)
    for code, rate in enumerate(RATES):
        for rounds, suffix in ((24, 0x04), (12, 0x1F)):
            pieces = [b.rng.randbytes(b.rng.randrange(1, 200)) for _ in range(2)]
            golden = Hash("sponge", rate, rounds)
            golden.absorb(pieces[0])
            golden.pad()
            golden.absorb(pieces[1])
            golden.finish(suffix)
            await b.host.do("start", SPONGE | code << 4 | (rounds == 12) << 7)
            b.put(SRC, pieces[0])
            b.put(SRC + 256, pieces[1])
            await b.host.do("feed", SRC, len(pieces[0]))
            await b.host.do("pad")
            await b.host.do("suffix", suffix)
            await b.host.do("feed", SRC + 256, len(pieces[1]), field=1)
            for _ in range(3):
                await b.host.do("drain", DST, 100)
                assert await b.status() == (DONE, set())
                assert b.get(DST, 100) == golden.squeeze(100), (rate, rounds)
            await b.host.do("wipe")


@cocotb.test()
async def errors(dut):
    """Each error has its bit, is told once, and the next message is right."""
    b = Bench(dut, 7)
    await start(dut)

    async def told(*names: str) -> None:
        assert (await b.status())[1] == set(names), names
        await b.host.do("wipe")
        assert (await b.status()) == (IDLE, set())
        await b.right()
        await b.host.do("wipe")

    await b.host.do("absorb", 1, 2)
    await told("msg")
    await b.host.do("finish", 1, 2, field=5)
    await told("msg")
    await b.host.do("finish", 0, 0, field=0)
    await told("state")
    await b.host.do("drain", DST, 32)
    await told("state")
    await b.host.do("save", CONTEXT, 240)
    await told("state")
    await b.host.do("pad")
    await told("state")
    await b.host.do("start", 7)
    await b.host.do("absorb", 1, 2)
    await told("alg", "msg")
    await b.host.do("start", ALGORITHMS["sha256"].number)
    await b.host.do("pad")
    await told("state")
    await b.host.do("start", ALGORITHMS["sha256"].number)
    await b.host.do("feed", BASE + SIZE, 8, field=1)
    await told("read")
    await b.host.do("start", ALGORITHMS["sha256"].number)
    await b.host.do("feed", SRC, 9, field=1)
    await b.host.do("drain", BASE + SIZE, 32)
    await told("write")
    b.put(CONTEXT, b"\xff" * 240)
    await b.host.do("restore", CONTEXT, 240)
    await told("context")
    await b.host.do("status", STATUS + 2)
    await told("addr")
    await b.host.do("status", BASE + SIZE)
    await told("write")


@cocotb.test()
async def kill_of_what_was_committed(dut):
    """A host that squashes an instruction behind its commit is told on; the instruction is done all the same."""
    b = Bench(dut, 8, hurry=1, wrong_path=0)
    await start(dut)
    b.put(SRC, b"x" * 200)
    await b.host.do("start", ALGORITHMS["sha3-256"].number)
    await b.host.do("feed", SRC, 200, field=1)
    number = b.host._id
    await FallingEdge(dut.clk_i)
    b.host._decisions.append((number, True))
    await b.host.do("drain", DST, 32)
    assert (await b.status()) == (IDLE, {"host"})
    assert b.get(DST, 32) == digest("sha3-256", b"x" * 200)


def known(word: int) -> bool:
    """Has CV-X-IF 0.2 this instruction, by the table?"""
    for i in TABLE.values():
        fields = (
            range(next(iter(i["funct7"].values())) + 1) if isinstance(i.get("funct7"), dict) else [i.get("funct7", 0)]
        )
        zero = [bits for name, bits in (("rs1", 15), ("rs2", 20), ("rd", 7)) if not i.get(name)]
        if (word & 0x707F) == (i["major"] | i["funct3"] << 12) and word >> 25 in fields and "versions" not in i:
            return not any(word >> bits & 31 for bits in zero)
    return False


@cocotb.test()
async def only_ours(dut):
    """Every instruction of the table is accepted as it is there; with any other bit it is nobody's."""
    b = Bench(dut, 9, wrong_path=0)
    await start(dut)
    for name in TABLE:
        word = encode(name)
        for other in (word, *(word ^ 1 << bit for bit in range(32))):
            if other != encode("wait"):
                assert await b.host.rejected(other) != known(other), (name, hex(other))
    for word in (0x00000013, 0x00C5850B, 0x00C5852B, 0xB0002573, 0):
        assert await b.host.rejected(word), hex(word)
    assert await b.status() == (IDLE, set())


@cocotb.test()
async def wipe_and_reset_at_any_point(dut):
    """In mid-message, in a feed, in a drain; nothing of the message stays in a register, and the next is right."""
    b = Bench(dut, 10, 0.2)
    await start(dut)
    for turn in range(60):
        b.put(SRC, b.rng.randbytes(400))
        await b.host.do("start", ALGORITHMS[b.rng.choice(NAMES)].number)
        await b.host.do("feed", SRC, b.rng.randrange(400), field=b.rng.randrange(2))
        if b.rng.randrange(2):
            await b.host.do("drain", DST, 32)
        for _ in range(b.rng.randrange(150)):
            await FallingEdge(dut.clk_i)
        if turn % 2:
            await b.host.do("wipe")
            await b.status()
        else:
            await reset(dut)
            b.host.restart()
        assert await b.status() == (IDLE, set())
        await b.right()


@cocotb.test()
async def promised_cycles(dut):
    """From the offer of the first instruction to the acceptance of WAIT, by a host without any delay."""
    b = Bench(dut, 11, hurry=1, wrong_path=0)
    await start(dut)
    b.put(SRC, bytes(range(250)))
    found = {}
    for name, length in (("sha3-384", 200), ("sha256", 64), ("sha3-256", 0)):
        n = ALGORITHMS[name].out_bytes(None)
        await b.host.retired()
        cycles = 0

        async def count():
            nonlocal cycles
            while True:
                await FallingEdge(dut.clk_i)
                cycles += 1

        counting = cocotb.start_soon(count())
        await b.host.do("start", ALGORITHMS[name].number)
        await b.host.do("feed", SRC, length, field=1)
        await b.host.do("drain", DST, n)
        await b.host.do("status", STATUS)
        await b.host.do("wait")
        counting.cancel()
        found[name, length] = cycles
        assert b.get(DST, n) == digest(name, bytes(range(length)))
    dut._log.info("cycles: %s", found)
    assert found["sha3-384", 200] <= 104
    assert found["sha256", 64] <= 151
    assert found["sha3-256", 0] <= 81


@one_state
@pytest.mark.timeout(1200)
def test_xif_0_2(state):
    simulate("rvh_xif_0_2", __name__, rtl_files("core", "engine", "attachment.xif"), states=(state,))

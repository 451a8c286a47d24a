# SPDX-License-Identifier: Apache-2.0
"""What the benches of both shells of the coprocessor have in common: a host, a memory, and whole messages."""

import os
import random

import cocotb
from cocotb.triggers import FallingEdge

from rvhash.model import ALGORITHMS, RATES, SPONGE, Hash, digest
from tests.lib.contexts import bare
from tests.lib.handshake import reset
from tests.lib.obi import Memory
from tests.lib.xif import ABSORB, DONE, ERRORS, IDLE, TABLE, encode, highest

ADDRESS = int(os.environ.get("RVH_ADDRESS", "32"))  # bits of an address of the manager port
LAST = (1 << ADDRESS) - 4  # the last word
BASE, SIZE = (0x8765_4321_8010_0000 & LAST) | 1 << ADDRESS - 1, 0x2000
SRC, DST, STATUS, CONTEXT = BASE, BASE + 0x1000, BASE + 0x1800, BASE + 0x1C00


class Bench:
    """`host`: of tests.lib.xif or tests.lib.xif_1_0. `names`: algorithms that are built. `memory`: the manager port is.
    `words`: there are instructions that write back. `chains`: rows of chains are built. `kind`: of memory, on the port
    that the module has.
    """

    def __init__(
        self,
        dut,
        seed,
        host,
        *,
        names,
        stall: float = 0.0,
        memory: bool = True,
        words: bool = False,
        chains: bool = False,
        kind=Memory,
    ) -> None:
        self.dut, self.rng, self.host, self.names = dut, random.Random(seed), host, names
        self.with_memory, self.with_words, self.with_chains = memory, words, chains
        self.bytes = host.xlen // 8  # of an operand
        self.memory = kind(dut, BASE, SIZE, stall=stall, seed=seed)
        self.memory.bytes[:] = self.rng.randbytes(SIZE)
        cocotb.start_soon(self.memory.run())

    @property
    def built(self) -> int:
        """What the status word says of it: families, DMA, operands of 64 bits, whole bytes of an address."""
        families = ("sha256", "sha512", "sha3-256")
        return (
            sum(1 << i for i, name in enumerate(families) if name in self.names)
            | self.with_memory << 3
            | (self.bytes == 8) << 4
            | (ADDRESS // 8 - 4) << 5
        )

    def operands(self, data: bytes, fill: bytes = b"\xff") -> list[int]:
        """Both operands with these message bytes."""
        data = data.ljust(2 * self.bytes, fill)
        return [int.from_bytes(data[at : at + self.bytes], "little") for at in (0, self.bytes)]

    async def output(self, n: int) -> bytes:
        """So many bytes of output, by words; 0 follows."""
        count = -(-n // self.bytes)
        got = b"".join([(await self.host.read("word")).to_bytes(self.bytes, "little") for _ in range(count)])
        return got[:n]

    def put(self, address: int, data: bytes) -> None:
        self.memory.bytes[address - BASE : address - BASE + len(data)] = data

    def get(self, address: int, count: int) -> bytes:
        return bytes(self.memory.bytes[address - BASE : address - BASE + count])

    async def status(self) -> tuple[int, set[str]]:
        """When all before is done: the state of the engine, and the errors since the last time."""
        if self.with_words and (not self.with_memory or self.rng.randrange(2)):
            word = await self.host.read("getstatus")
            if self.bytes == 8:  # sign-extended
                word, high = word & 0xFFFFFFFF, word >> 32
                assert high == 0xFFFFFFFF * (word >> 31)
        else:
            await self.host.do("status", STATUS)
            await self.host.do("wait")
            word = int.from_bytes(self.get(STATUS, 4), "little")
        errors = {name for i, name in enumerate(ERRORS) if word >> 16 + i & 1}
        assert word >> 31 == bool(errors)
        assert word >> 8 & 255 == self.built
        assert word >> 6 & 3 == self.with_chains << 1
        return word & 63, errors

    async def begin(self, name: str, message: bytes) -> None:
        """START and all of the message but its end, by memory and by operands in turns."""
        await self.host.do("start", ALGORITHMS[name].number)
        at = 0
        while at < len(message):
            if len(message) - at >= 2 * self.bytes and (not self.with_memory or self.rng.random() < 0.7):
                await self.host.do("absorb", *self.operands(message[at : at + 2 * self.bytes]))
                at += 2 * self.bytes
                continue
            n = self.rng.randrange(1, len(message) - at + 1)
            src = SRC + self.rng.randrange(64)
            await self.host.do("wait")  # what was there may still be read
            self.put(src, message[at : at + n])
            await self.host.do("feed", src, n)
            at += n

    async def end(self, tail: bytes) -> None:
        await self.host.do("finish", *self.operands(tail), field=len(tail))

    async def hash(self, name: str, message: bytes, count: int | None = None, form: str = "memory") -> None:
        """A whole message: the digest is right, and nothing but it is written. `form`: where the message comes from.
        The digest comes by words where that can be, at random.
        """
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
            # Without memory only a tail can have what is no multiple of both operands.
            tail = self.rng.randrange(min(2 * self.bytes, len(message)) + 1)
            tail = tail if self.with_memory else len(message) % (2 * self.bytes)
            await self.begin(name, message[: len(message) - tail])
            await self.host.do("wait")
            before[:] = self.memory.bytes
            await self.end(message[len(message) - tail :])
        what = (name, len(message), n, form)
        if self.with_words and (not self.with_memory or self.rng.randrange(2)):
            assert await self.output(n) == digest(name, message, n), what
        else:
            await self.host.do("drain", dst, n)
            await self.host.do("wait")
            assert self.get(dst, n) == digest(name, message, n), what
            before[dst - BASE : dst - BASE + n] = self.get(dst, n)
        state, errors = await self.status()
        assert not errors, what
        assert state == (DONE if ALGORITHMS[name].xof else IDLE), what
        before[STATUS - BASE : STATUS - BASE + 4] = self.get(STATUS, 4)
        assert self.memory.bytes == before, what

    async def right(self) -> None:
        """Any message."""
        form = "memory" if self.with_memory else "operands"
        await self.hash(self.rng.choice(self.names), self.rng.randbytes(150), form=form)

    async def cycles(self, steps) -> int:
        """How long it takes, counted in falling edges of the clock."""
        count = 0

        async def counting():
            nonlocal count
            while True:
                await FallingEdge(self.dut.clk_i)
                count += 1

        task = cocotb.start_soon(counting())
        await steps
        task.cancel()
        return count


async def every_algorithm(b: Bench, every: int = 1) -> None:
    """By memory and by operands; every so many of the lengths."""
    for name in b.names:
        block = ALGORITHMS[name].block_bytes
        lengths = (0, 1, 3, 4, 7, 8, 9, *((15, 16, 17) if b.bytes == 8 else ()), block - 1, block, block + 1)
        for length in (*lengths, 2 * block + 5)[b.rng.randrange(every) :: every]:
            for form in ("memory", "operands") if b.with_memory else ("operands",):
                count = b.rng.choice((0, 1, 4, 33, block + 8)) if ALGORITHMS[name].xof else None
                await b.hash(name, b.rng.randbytes(length), count, form)


async def saved_messages(b: Bench, every: int = 1):
    """Saved at any byte, as the model saves it; another message in between; restored, and gone on with. Of every so
    many algorithms.
    """
    for name in b.names[b.rng.randrange(every) :: every]:
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
            if ALGORITHMS[name].family != "keccak" and at % block == 0:
                want = bare(want)
                b.put(CONTEXT, want)
            await b.host.do("restore", CONTEXT, len(want))
            if b.rng.randrange(2):
                await b.host.do("wait")
            b.put(SRC, message[at:])
            await b.host.do("feed", SRC, len(message) - at, field=1)
            await b.host.do("drain", DST, n)
            assert (await b.status())[1] == set(), (name, at)
            assert b.get(DST, n) == digest(name, message, n), (name, at)
            await b.host.do("wipe")


async def sponge(b: Bench):
    """The bare sponge: rate, rounds and padding of the caller's choice; a block padded with zeros."""
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


async def errors_with_memory(b: Bench):
    """Each error has its bit, is told once, and the next message is right."""

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
    await told("alg")
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


async def beyond(b: Bench):
    """Operands of 64 bits: an instruction whose address or length has a bit that no address has sets ADDR and does
    nothing else, whatever its lower bits are; the message stays open, a START stays pending. FINISH takes up to 16
    bytes.
    """
    sha, message = ALGORITHMS["sha256"].number, b.rng.randbytes(48)

    async def refused(state: int, name: str, *operands: int, field: int = 0) -> None:
        before = bytes(b.memory.bytes)
        await b.host.do(name, *operands, field=field)
        await b.host.do("wait")
        assert bytes(b.memory.bytes) == before, name
        assert await b.status() == (state, {"addr"}), (name, operands)

    for bit in (ADDRESS, 63, b.rng.randrange(ADDRESS, 64)) if ADDRESS < 64 else ():
        high = 1 << bit
        b.put(SRC, message)
        await b.host.do("start", sha)
        await refused(IDLE, "feed", SRC | high, 16)
        await b.host.do("feed", SRC, 16)
        await refused(ABSORB, "feed", SRC + 16 | high, 16)
        await refused(ABSORB, "feed", SRC + 16, 16 | high, field=1)
        await refused(ABSORB, "save", CONTEXT | high, 240)
        await refused(ABSORB, "save", CONTEXT, 240 | high)
        await refused(ABSORB, "status", STATUS | high)
        await b.host.do("feed", SRC + 16, 16)
        await b.host.do("finish", *b.operands(message[32:]), field=16)
        await refused(DONE, "drain", DST | high, 32)
        await refused(DONE, "drain", DST, 32 | high)
        await b.host.do("drain", DST, 32)
        assert await b.status() == (IDLE, set())
        assert b.get(DST, 32) == digest("sha256", message)
        await refused(IDLE, "restore", CONTEXT | high, 240)
        await refused(IDLE, "restore", CONTEXT, 240 | high)
        # A DRAIN that is known before the FEED ends is refused all the same.
        before = b.get(DST, 32)
        await b.host.do("start", sha)
        await b.host.do("feed", SRC, 48, field=1)
        await b.host.do("drain", DST + 8 | high, 32)
        assert await b.status() == (DONE, {"addr"})
        assert b.get(DST, 40)[:32] == before
        await b.host.do("drain", DST + 4, 32)
        assert await b.status() == (IDLE, set())
        assert b.get(DST + 4, 32) == digest("sha256", message)
        # A window that ends beyond has no end, one that begins beyond is empty.
        await b.host.do("window", SRC, STATUS | high)
        await b.hash("sha256", message)
        await b.host.do("window", SRC | high, STATUS | high)
        before = bytes(b.memory.bytes)
        await b.host.do("status", STATUS)
        await b.host.do("status", LAST)  # the last word neither
        await b.host.do("start", sha)
        await b.host.do("feed", SRC, 16, field=1)
        await b.host.do("wait")
        assert bytes(b.memory.bytes) == before
        await b.host.do("window", 0, LAST)
        assert (await b.status())[1] == {"addr"}
        await b.host.do("wipe")
        await b.right()
        await b.host.do("wipe")


async def window(b: Bench):
    """Nothing is read or written outside it, the status word neither; a locked one stays until the reset."""
    sha, end = ALGORITHMS["sha256"].number, DST + 60

    async def refused(*steps: tuple) -> None:
        """ADDR is told, memory is as it was."""
        before = bytes(b.memory.bytes)
        await b.host.do("start", sha)
        for name, *operands in steps:
            await b.host.do(name, *operands[:2], field=[*operands, 0, 0, 0][2])
        await b.host.do("wait")
        b.memory.bytes[STATUS - BASE : STATUS - BASE + 4] = before[STATUS - BASE : STATUS - BASE + 4]
        assert (await b.status())[1] == {"addr"}, steps
        b.memory.bytes[STATUS - BASE : STATUS - BASE + 4] = before[STATUS - BASE : STATUS - BASE + 4]
        assert bytes(b.memory.bytes) == before, steps
        await b.host.do("wipe")
        assert await b.status() == (IDLE, set())

    async def fits(src: int, n: int) -> None:
        b.put(src, b"z" * n)
        await b.host.do("start", sha)
        await b.host.do("feed", src, n, field=1)
        await b.host.do("drain", DST, 32)
        assert await b.status() == (IDLE, set())
        assert b.get(DST, 32) == digest("sha256", b"z" * n)

    await b.host.do("window", SRC + 64 + b.rng.randrange(4), STATUS + b.rng.randrange(4))
    await fits(SRC + 64, 100)
    for src, n in ((SRC + 63, 2), (SRC, 65), (STATUS, 5), (STATUS + 3, 2), (STATUS + 4, 1), (0, 4), (LAST, 4)):
        await refused(("feed", src, n, 1))
    for dst in (SRC + 63, SRC, STATUS + 4, 0):
        await refused(("finish", 0, 0, 0), ("drain", dst, 32))
    for address in (SRC + 60, STATUS + 4, 0, LAST):
        await refused(("wipe",), ("status", address))
    await b.host.do("window", SRC, STATUS)
    await b.host.do("lock")
    await fits(SRC, 10)
    for _ in range(2):
        await b.host.do("window", 0, LAST)
        assert await b.status() == (IDLE, {"state"})
        await refused(("feed", end, STATUS + 8 - end, 1))
        await b.host.do("lock")
        assert await b.status() == (IDLE, set())
    await reset(b.dut)
    b.host.restart()
    await fits(BASE + SIZE - 10, 10)


async def disabled(b: Bench):
    """enable_i = 0: nothing is accepted, WAIT neither; what was accepted before is done."""
    await b.right()
    b.put(SRC, b"q" * 300)
    await b.host.do("start", ALGORITHMS["sha256"].number)
    await b.host.do("feed", SRC, 300, field=1)
    await b.host.do("drain", DST, 32)
    b.dut.enable_i.value = 0
    for name, i in TABLE.items():
        if "versions" not in i:
            assert await b.host.rejected(encode(name)), name
    for _ in range(600):
        await FallingEdge(b.dut.clk_i)
    assert b.get(DST, 32) == digest("sha256", b"q" * 300)
    b.dut.enable_i.value = 1
    await b.right()


async def wipe_and_reset_at_any_point(b: Bench):
    """In mid-message, in a feed, in a drain; nothing of the message stays in a register, and the next is right."""
    for turn in range(60):
        b.put(SRC, b.rng.randbytes(400))
        await b.host.do("start", ALGORITHMS[b.rng.choice(b.names)].number)
        await b.host.do("feed", SRC, b.rng.randrange(400), field=b.rng.randrange(2))
        if b.rng.randrange(2):
            await b.host.do("drain", DST, 32)
        for _ in range(b.rng.randrange(150)):
            await FallingEdge(b.dut.clk_i)
        if turn % 2:
            await b.host.do("wipe")
            await b.status()
        else:
            await reset(b.dut)
            b.host.restart()
        assert await b.status() == (IDLE, set())
        await b.right()


def built(word: int, b: Bench) -> bool:
    """Is this an instruction of the table that the build has?"""
    for i in TABLE.values():
        fields = range(highest(i, 8 * b.bytes) + 1) if isinstance(i.get("funct7"), dict) else [i.get("funct7", 0)]
        zero = [bits for name, bits in (("rs1", 15), ("rs2", 20), ("rd", 7)) if not i.get(name)]
        if (word & 0x707F) == (i["major"] | i["funct3"] << 12) and word >> 25 in fields:
            has = {"": True, "dma": b.with_memory, "chains": b.with_chains}
            there = has[i.get("needs", "")] and (b.with_words or "versions" not in i)
            return there and not any(word >> bits & 31 for bits in zero)
    return False


async def only_ours(b: Bench) -> None:
    """Every instruction of the build is accepted as the table has it; with any other bit it is nobody's."""
    for name in TABLE:
        word = encode(name)
        for other in (word, *(word ^ 1 << bit for bit in range(32))):
            if other != encode("wait"):
                assert await b.host.rejected(other) != built(other, b), (name, hex(other))
    for word in (0x00000013, 0x00C5850B, 0x00C5852B, 0xB0002573, 0):
        assert await b.host.rejected(word), hex(word)
    assert await b.status() == (IDLE, set())

# SPDX-License-Identifier: Apache-2.0
"""Jobs of rvh_mmio: messages, lists, contexts and output by DMA, at any address, with stalls of memory and bus; every
byte enable of every request is in a buffer; errors, WIPE and reset at any point."""

import itertools
import random

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS, NAMES, Context, Hash, digest
from tests.lib.cocotb_runner import ROOT, one_state, part, rtl_files, simulate
from tests.lib.contexts import bare
from tests.lib.handshake import reset, start
from tests.lib.mmio import (
    ABSORB,
    ALL_ERRORS,
    DONE,
    FINISH,
    IDLE,
    IN,
    JOB,
    LIST,
    MSG,
    OUT,
    PAD,
    RESTORE,
    SAVE,
    SAVING,
    START,
    TO_MEMORY,
    WIPE,
    Peripheral,
)
from tests.lib.obi import Memory

BASE, SIZE = 0x8010_0000, 0x2000
SRC, DST, LISTS, CONTEXT = BASE, BASE + 0x1000, BASE + 0x1800, BASE + 0x1C00
HASH = START | IN | FINISH | TO_MEMORY
TOP = 0x1_0000_0000


class Bench:
    def __init__(self, dut, seed: int, stall: float = 0.0, base: int = BASE) -> None:
        self.dut, self.p, self.rng = dut, Peripheral(dut, seed), random.Random(seed)
        self.memory = Memory(dut, base, SIZE, stall=stall, seed=seed)
        self.memory.bytes[:] = self.rng.randbytes(SIZE)
        cocotb.start_soon(self.memory.run())
        cocotb.start_soon(self.no_surplus())

    async def no_surplus(self) -> None:
        """Only aligned words, and never both a run given up and a request."""
        while True:
            await FallingEdge(self.dut.clk_i)
            await ReadOnly()
            if self.dut.mgr_req_o.value:
                assert int(self.dut.mgr_addr_o.value) % 4 == 0
                assert not self.dut.mgr_cancel_o.value

    def put(self, address: int, data: bytes) -> None:
        at = address - self.memory.base
        self.memory.bytes[at : at + len(data)] = data

    def get(self, address: int, count: int) -> bytes:
        at = address - self.memory.base
        return bytes(self.memory.bytes[at : at + count])

    def touched(self, write: bool) -> list[int]:
        """Addresses of the bytes that were enabled, in order; the log is emptied of them."""
        log = [entry for entry in self.memory.log if entry[1] == write]
        self.memory.log = [entry for entry in self.memory.log if entry[1] != write]
        return [address + i for address, _, be in log for i in range(4) if be >> i & 1]

    def fragments(self, pieces: list[bytes], at: int = SRC) -> list[int]:
        """Put the pieces at random places, and their list at LISTS; the addresses that reading them all touches."""
        touched = []
        for i, piece in enumerate(pieces):
            at += self.rng.randrange(5)
            self.put(at, piece)
            entry = LISTS + 8 * i
            self.put(entry, at.to_bytes(4, "little") + len(piece).to_bytes(4, "little"))
            touched += [*range(entry, entry + 8), *range(at, at + len(piece))]
            at += len(piece)
        return touched

    async def hash(self, name: str, message: bytes, src: int = SRC, dst: int = DST, count: int | None = None) -> None:
        """A whole message in one job: the digest, and nothing but it, is written; the message alone is read."""
        self.put(src, message)
        n = ALGORITHMS[name].out_bytes(count)
        before = bytes(self.memory.bytes)
        word = HASH | ALGORITHMS[name].number << 8
        status = await self.p.job(word, src=src, len=len(message), dst=dst, olen=n)
        assert status == (DONE if ALGORITHMS[name].xof else IDLE)
        what = (name, len(message), src % 4, dst % 4, n)
        assert self.get(dst, n) == digest(name, message, n), what
        assert self.touched(False) == list(range(src, src + len(message))), what
        assert self.touched(True) == list(range(dst, dst + n)), what
        after = bytearray(self.memory.bytes)
        at = dst - self.memory.base
        after[at : at + n] = before[at : at + n]
        assert bytes(after) == before, what

    async def right(self, name: str = "sha3-256") -> None:
        await self.hash(name, self.rng.randbytes(150))
        assert await self.p.read("ERROR") == 0


@cocotb.test()
async def messages(dut):
    """Every mode, source and destination at all alignments, lengths around the block, with and without stalls."""
    b = Bench(dut, 1)
    await start(dut)
    for b.memory.stall in (0.0, 0.4):
        for name, i in part(itertools.product(NAMES, range(12)), 5):
            block = ALGORITHMS[name].block_bytes
            length = (0, 1, 2, 3, 4, 5, 55, 56, block - 1, block, block + 1, 3 * block + 2)[i]
            src, dst = SRC + b.rng.randrange(4), DST + b.rng.randrange(4)
            count = b.rng.choice((0, 1, 2, 3, 5, 32, block, block + 8)) if ALGORITHMS[name].xof else None
            await b.hash(name, b.rng.randbytes(length), src, dst, count)
        lengths = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 136, 137)
        for src, dst, length in part(itertools.product(range(4), range(4), lengths), 5):
            await b.hash("sha3-256", b.rng.randbytes(length), SRC + src, DST + dst)
        for dst, count in part(itertools.product(range(4), range(12)), 5):
            await b.hash("shake128", b"abc", SRC, DST + dst, count)
        assert await b.p.read("ERROR") == 0
        await reset(dut)


@cocotb.test()
async def overlapping_and_at_the_end(dut):
    """The digest goes over its message; message and digest end with the last byte of memory, and of addresses."""
    b = Bench(dut, 2)
    await start(dut)
    for src in range(4):
        message = b.rng.randbytes(100 + src)
        b.put(SRC + src, message)
        number = ALGORITHMS["sha512"].number
        await b.p.job(HASH | number << 8, src=SRC + src, len=len(message), dst=SRC + 2, olen=64)
        assert b.get(SRC + 2, 64) == digest("sha512", message)
        b.memory.log.clear()
        end = BASE + SIZE
        await b.hash("sha256", message, end - len(message), DST)
        await b.hash("sha256", message, SRC, end - 32 - src)
    b.memory.base = TOP - SIZE
    for length in range(1, 9):
        await b.hash("sha3-512", b.rng.randbytes(length), TOP - length, TOP - SIZE)
        await b.hash("sha3-512", b.rng.randbytes(length), TOP - SIZE, TOP - 64 - length % 4)
    assert await b.p.read("ERROR") == 0
    for length in (1, 4, 5, 100):  # a byte more than there are addresses
        word = HASH | ALGORITHMS["sha256"].number << 8
        b.memory.log.clear()
        assert await b.p.job(word, src=TOP - length, len=length + 1, dst=TOP - SIZE, olen=32) == IDLE
        await b.p.error("addr")
        assert not b.touched(False)
        assert await b.p.job(word, src=TOP - SIZE, len=4, dst=TOP - length % 32, olen=32) == IDLE
        await b.p.error("addr")
        assert max(b.touched(True), default=TOP - 1) == TOP - 1
    b.memory.log.clear()
    await b.hash("sha3-512", b"abc", TOP - SIZE, TOP - 64)


@cocotb.test()
async def lists(dut):
    """Messages in fragments, empty ones among them, at any address; also none at all."""
    b = Bench(dut, 3)
    await start(dut)
    for b.memory.stall in (0.0, 0.4):
        for turn in part(range(60), 3):
            name = b.rng.choice(NAMES)
            pieces = [b.rng.randbytes(b.rng.choice((0, 1, 2, 3, 4, 7, 64, 137))) for _ in range(turn % 7)]
            touched = b.fragments(pieces)
            n = ALGORITHMS[name].out_bytes()
            word = HASH | LIST | ALGORITHMS[name].number << 8
            await b.p.job(word, src=LISTS, len=len(pieces), dst=DST + 1, olen=n)
            assert b.get(DST + 1, n) == digest(name, b"".join(pieces))
            assert b.touched(False) == touched
            assert b.touched(True) == list(range(DST + 1, DST + 1 + n))
        for src, count in ((LISTS + 1, 1), (LISTS + 2, 1), (LISTS, 1 << 16), (LISTS, 1 << 31)):
            assert await b.p.job(START | IN | LIST | 2 << 8, src=src, len=count) == IDLE
            await b.p.error("addr")
        await b.right()
        await reset(dut)


@cocotb.test()
async def list_at_the_end(dut):
    """A list may end with the last address; one that has more entries is read no further, not at address 0."""
    b = Bench(dut, 16, base=TOP - SIZE)
    await start(dut)
    word = START | IN | LIST | FINISH | TO_MEMORY | ALGORITHMS["sha256"].number << 8
    fragment, message = TOP - SIZE + 1, b.rng.randbytes(50)
    for count in (1, 2, 3):
        b.put(TOP - 8 * count, (fragment.to_bytes(4, "little") + len(message).to_bytes(4, "little")) * count)
        b.put(fragment, message)
        assert await b.p.job(word, src=TOP - 8 * count, len=count, dst=TOP - SIZE + 100, olen=32) == IDLE
        assert await b.p.read("ERROR") == 0
        assert b.get(TOP - SIZE + 100, 32) == digest("sha256", message * count)
        b.touched(True)
        assert await b.p.job(word, src=TOP - 8 * count, len=count + 1, dst=TOP - SIZE + 100, olen=32) == IDLE
        await b.p.error("addr")
        assert min(b.touched(False)) == fragment
        assert not b.touched(True)


@cocotb.test()
async def in_pieces(dut):
    """A message by several jobs, windows and TAIL mixed in; output by several jobs and the window."""
    b = Bench(dut, 4, 0.2)
    p = b.p
    await start(dut)
    for turn in range(40):
        name = NAMES[turn % len(NAMES)]
        message = bytearray()
        await p.job(START | ALGORITHMS[name].number << 8)
        for _ in range(b.rng.randrange(5)):
            piece = b.rng.randbytes(b.rng.randrange(100))
            if b.rng.random() < 0.3:
                piece = piece[: len(piece) & ~3]
                await p.absorb(piece)
            else:
                src = SRC + b.rng.randrange(4)
                b.put(src, piece)
                assert await p.job(IN, src=src, len=len(piece)) == ABSORB
            message += piece
        tail = b.rng.randbytes(b.rng.randrange(4))
        await p.write("TAIL", int.from_bytes(tail + b"\xff" * (4 - len(tail)), "little"))
        assert await p.job(FINISH | len(tail) << 4) == DONE
        message += tail
        count = ALGORITHMS[name].out_bytes(None)
        first = 4 * b.rng.randrange(count // 4)
        await p.job(TO_MEMORY, dst=DST + 3, olen=first)
        out = b.get(DST + 3, first) + await p.output(4)
        if len(out) < count:
            await p.job(TO_MEMORY, dst=DST, olen=count - len(out))
            out += b.get(DST, count - len(out))
        assert out == digest(name, bytes(message), count), name
    assert await p.read("ERROR") == 0


@cocotb.test()
async def tail_behind_memory(dut):
    """TAIL ends a message that came from memory."""
    b = Bench(dut, 5)
    await start(dut)
    for length, tail in itertools.product(range(8), range(4)):
        message = b.rng.randbytes(length + tail)
        b.put(SRC + 1, message[:length])
        await b.p.write("TAIL", int.from_bytes(message[length:], "little"))
        word = HASH | tail << 4 | ALGORITHMS["sha224"].number << 8
        await b.p.job(word, src=SRC + 1, len=length, dst=DST, olen=100)
        assert b.get(DST, 28) == digest("sha224", message)
        assert await b.p.read("TAIL") == 0


@cocotb.test()
async def sponges(dut):
    """Rates, rounds, suffixes, PAD before more words and before the end."""
    b = Bench(dut, 6, 0.2)
    await start(dut)
    rates = (72, 104, 136, 144, 168)
    for turn in range(30):
        code, rounds, suffix = b.rng.randrange(5), b.rng.choice((12, 24)), b.rng.randrange(1, 128)
        key, message = b.rng.randbytes(b.rng.randrange(200)), b.rng.randbytes(b.rng.randrange(200))
        model = Hash("sponge", rates[code], rounds) if turn else Hash("sponge", 136, 12)
        if not turn:
            code, rounds = 2, 12
        model.absorb(key)
        model.pad()
        model.absorb(message)
        model.finish(suffix)
        n = b.rng.randrange(300)
        b.put(SRC, key)
        b.put(SRC + 0x401, message)
        await b.p.job(START | 15 << 8 | code << 16 | (rounds == 12) << 19 | IN, src=SRC, len=len(key))
        word = PAD | IN | FINISH | TO_MEMORY | suffix << 24
        await b.p.job(word, src=SRC + 0x401, len=len(message), dst=DST + 2, olen=n)
        assert b.get(DST + 2, n) == model.squeeze(n), (code, rounds, suffix)
    await b.p.job(START | 15 << 8)
    assert await b.p.job(PAD) == ABSORB
    assert await b.p.read("ERROR") == 0


async def saved(b: Bench, at: int) -> int:
    """Save to memory; the bytes of the context."""
    b.memory.log.clear()
    await b.p.job(SAVE | TO_MEMORY, dst=at, olen=500)
    assert await b.p.read("STATUS") == IDLE
    written = b.touched(True)
    assert written == list(range(at, at + len(written)))
    return len(written)


@cocotb.test()
async def contexts(dut):
    """Save and restore by DMA: the model's context, and the model's goes back in. At the edges of blocks, and at every
    eleventh byte, from another one on for each algorithm."""
    b = Bench(dut, 7)
    await start(dut)
    for name in ("sha256", "sha512", "sha3-256", "shake128"):
        number, block = ALGORITHMS[name].number, ALGORITHMS[name].block_bytes
        message = b.rng.randbytes(2 * block + 3)
        b.put(SRC + 1, message)
        edges = {n * block + d for n in range(3) for d in (-1, 0, 1) if n * block + d >= 0}
        others = part(range(b.rng.randrange(11), len(message) + 1, 11), 4)
        for cut in sorted(edges | set(others)):
            await b.p.job(START | number << 8 | IN, src=SRC + 1, len=cut)
            size = await saved(b, CONTEXT)
            model = Hash(name)
            model.absorb(message[:cut])
            context = model.save()
            assert b.get(CONTEXT, size) == context, (name, cut)
            n = ALGORITHMS[name].out_bytes(None)
            b.memory.log.clear()
            pieces = ((CONTEXT, size), (SRC + 1 + cut, len(message) - cut))
            b.put(LISTS, b"".join(v.to_bytes(4, "little") for piece in pieces for v in piece))
            await b.p.job(RESTORE | IN | LIST | FINISH | TO_MEMORY, src=LISTS, len=2, dst=DST, olen=n)
            assert b.get(DST, n) == digest(name, message), (name, cut)
            # The message ends where it was saved: no words after the context.
            await b.p.job(RESTORE | IN | FINISH | TO_MEMORY, src=CONTEXT, len=size, dst=DST, olen=n)
            assert b.get(DST, n) == digest(name, message[:cut]), (name, cut)
            if ALGORITHMS[name].family != "keccak" and cut % block == 0:
                context = bare(context)
                b.put(CONTEXT, context)
                for end in (cut, cut + 1, len(message)):
                    pieces = ((CONTEXT, len(context)), (SRC + 1 + cut, end - cut))
                    b.put(LISTS, b"".join(v.to_bytes(4, "little") for piece in pieces for v in piece))
                    await b.p.job(RESTORE | IN | LIST | FINISH | TO_MEMORY, src=LISTS, len=2, dst=DST, olen=n)
                    assert b.get(DST, n) == digest(name, message[:end]), (name, cut, end)
            b.memory.log.clear()
    assert await b.p.read("ERROR") == 0


@cocotb.test()
async def squeezed_contexts(dut):
    """An extendable output saved at every word: header, unread bytes and state come by one job or three."""
    b = Bench(dut, 8)
    await start(dut)
    name = "shake128"
    number, block = ALGORITHMS[name].number, ALGORITHMS[name].block_bytes
    b.put(SRC, b"seed")
    whole = digest(name, b"seed", 3 * block)
    for given in part(range(0, 2 * block, 4), 3):
        await b.p.job(HASH | number << 8, src=SRC, len=4, dst=DST, olen=given)
        b.memory.log.clear()
        if given % 8:
            size = await saved(b, CONTEXT)
        else:
            assert await b.p.job(SAVE | TO_MEMORY, dst=CONTEXT, olen=32) == SAVING
            unread = int.from_bytes(b.get(CONTEXT + 6, 2), "little")
            size = 32 + unread + -unread % 16 + 208
            await b.p.job(TO_MEMORY, dst=CONTEXT + 32, olen=size - 240)
            assert await b.p.job(TO_MEMORY, dst=CONTEXT + size - 208, olen=208) == IDLE
        context = Context.decode(b.get(CONTEXT, size))
        assert context.unread == whole[given : given + len(context.unread)]
        rest = given + len(context.unread)
        context.unread = b""
        b.put(CONTEXT, context.encode())
        await b.p.job(RESTORE | IN | TO_MEMORY, src=CONTEXT, len=240, dst=DST + 1, olen=block)
        assert b.get(DST + 1, block) == whole[rest : rest + block], given
    assert await b.p.read("ERROR") == 0


@cocotb.test()
async def two_messages(dut):
    """Two messages take turns at every byte boundary; each comes back from its context."""
    b = Bench(dut, 9)
    await start(dut)
    names = ("sha256", "sha3-512")
    for step in part((3, 1), 2):
        messages = [b.rng.randbytes(75) for _ in names]
        for i in (0, 1):
            b.put(SRC + 0x100 * i, messages[i])
        first = True
        for at in range(0, 75, step):
            for i, name in enumerate(names):
                size = len(Hash(name).save())
                piece = (SRC + 0x100 * i + at, min(step, 75 - at))
                if first:
                    word = START | ALGORITHMS[name].number << 8
                    pieces = (piece,)
                else:
                    word, pieces = RESTORE, ((CONTEXT + 0x100 * i, size), piece)
                b.put(LISTS, b"".join(v.to_bytes(4, "little") for entry in pieces for v in entry))
                assert await b.p.job(word | IN | LIST, src=LISTS, len=len(pieces)) == ABSORB
                assert await b.p.job(SAVE | TO_MEMORY, dst=CONTEXT + 0x100 * i, olen=size) == IDLE
            first = False
        for i, name in enumerate(names):
            size = len(Hash(name).save())
            word = RESTORE | IN | FINISH | TO_MEMORY
            await b.p.job(word, src=CONTEXT + 0x100 * i, len=size, dst=DST, olen=64)
            assert b.get(DST, len(digest(name, b""))) == digest(name, messages[i]), (name, step)
    assert await b.p.read("ERROR") == 0


@cocotb.test()
async def swapped_words(dut):
    """CONFIG swaps the bytes of message and output words, by DMA, windows and TAIL; contexts stay as they are."""
    b = Bench(dut, 10)
    p = b.p
    await start(dut)

    def swap(data: bytes) -> bytes:
        return b"".join(data[i : i + 4][::-1] for i in range(0, len(data), 4))

    message = b.rng.randbytes(68)
    number = ALGORITHMS["sha3-384"].number
    for config in range(4):
        await p.write("CONFIG", config)
        fed = swap(message) if config & 1 else message
        b.put(SRC, fed)
        await p.job(HASH | number << 8, src=SRC, len=68, dst=DST + 1, olen=48)
        out = b.get(DST + 1, 48)
        assert (swap(out) if config & 2 else out) == digest("sha3-384", message)
        await p.job(START | number << 8)
        await p.absorb(fed[:64])
        size = await saved(b, CONTEXT)
        model = Hash("sha3-384")
        model.absorb(message[:64])
        assert b.get(CONTEXT, size) == model.save()
        await p.job(RESTORE | IN, src=CONTEXT, len=size)
        tail = message[64:67]
        await p.write("TAIL", int.from_bytes(tail, "big") << 8 if config & 1 else int.from_bytes(tail, "little"))
        assert await p.job(FINISH | 3 << 4) == DONE
        out = await p.output(48)
        assert (swap(out) if config & 2 else out) == digest("sha3-384", message[:67])
        if config & 1:
            for src, length in ((SRC + 1, 4), (SRC + 2, 4), (SRC, 1), (SRC, 6)):
                assert await p.job(START | number << 8 | IN, src=src, len=length) == IDLE
                await p.error("addr")
    assert await p.read("ERROR") == 0


@cocotb.test()
async def bus_errors(dut):
    """An error at each word of list, message and digest: it is told, nothing more is asked, the engine is wiped."""
    b = Bench(dut, 11)
    await start(dut)
    for b.memory.stall in (0.0, 0.4):
        message = b.rng.randbytes(90)
        for i, piece in enumerate((message[:33], message[33:])):
            b.put(SRC + 64 * i + 1, piece)
            entry = (SRC + 64 * i + 1).to_bytes(4, "little") + len(piece).to_bytes(4, "little")
            b.put(LISTS + 8 * i, entry)
        read = [LISTS + 4 * i for i in range(4)] + [a & ~3 for a in range(SRC, SRC + 34, 4)]
        read += range(SRC + 64, SRC + 64 + 58, 4)
        written = range(DST, DST + 36, 4)
        word = HASH | LIST | ALGORITHMS["sha3-256"].number << 8
        for address in (*read, *written):
            b.memory.bad = {address}
            b.memory.log.clear()
            assert await b.p.job(word, src=LISTS, len=2, dst=DST + 1, olen=32) == IDLE
            await b.p.error("write" if address in written else "read")
            at = [entry[0] for entry in b.memory.log].index(address)
            assert len(b.memory.log) <= at + 1 + (4 if address in written else 2)  # 3 open, 2 in the writer's queue
            assert len(b.touched(True)) == 0 or address in written
            assert int(dut.u_mmio.u_unit.u_engine.gen_sha2.u_sha2.idle_o.value) == 1
        b.memory.bad = set()
        b.memory.log.clear()
        await b.right()
        await reset(dut)


@cocotb.test()
async def wrong_contexts(dut):
    """A context that is cut off, impossible or in odd pieces; a squeezing one followed by a message."""
    b = Bench(dut, 12)
    p = b.p
    await start(dut)
    model = Hash("sha256")
    model.absorb(b"abc")
    good = model.save()
    b.put(CONTEXT, good)
    for length in (4, 28, 32, 36, 64, 124):
        assert await p.job(RESTORE | IN | FINISH | TO_MEMORY, src=CONTEXT, len=length, dst=DST, olen=32) == IDLE
        await p.error("context")
    for src, length in ((CONTEXT + 1, 128), (CONTEXT, 6)):
        assert await p.job(RESTORE | IN, src=src, len=length) == IDLE
        await p.error("context")
    b.put(CONTEXT, bare(Hash("sha256").save()))
    for length in (32, 60):
        assert await p.job(RESTORE | IN | FINISH | TO_MEMORY, src=CONTEXT, len=length, dst=DST, olen=32) == IDLE
        await p.error("context")
    for at in (0, 1, 2, 5, 8, 31):
        b.put(CONTEXT, good)
        b.put(CONTEXT + at, bytes([good[at] ^ 0x80]))
        assert await p.job(RESTORE | IN, src=CONTEXT, len=128) == IDLE
        await p.error("context")
    model = Hash("shake256")
    model.finish()
    model.squeeze(8)
    b.put(CONTEXT, model.save() + b"message!")
    assert await p.job(RESTORE | IN, src=CONTEXT, len=248) == IDLE
    await p.error("state")
    assert await p.job(RESTORE | IN | FINISH, src=CONTEXT, len=240) == IDLE
    await p.error("state")
    model = Hash("shake256")
    b.put(CONTEXT, model.save())
    assert await p.job(RESTORE | IN | TO_MEMORY, src=CONTEXT, len=240, dst=DST, olen=4) == IDLE
    await p.error("state")
    b.memory.log.clear()
    await b.right()


@cocotb.test()
async def too_long(dut):
    """A message that becomes too long in the middle of a job ends it."""
    b = Bench(dut, 13)
    await start(dut)
    await b.p.job(START | 2 << 8)
    dut.u_mmio.u_unit.u_engine.gen_length.u_length.length_q.value = (1 << 61) - 100
    word = IN | FINISH | TO_MEMORY
    assert await b.p.job(word, src=SRC, len=300, dst=DST, olen=32) == IDLE
    await b.p.error("length")
    assert not b.touched(True)
    b.memory.log.clear()
    await b.right()


@cocotb.test()
async def wipe_and_reset(dut):
    """WIPE or a reset in any cycle of a job, with and without stalls; locked registers and windows all the while."""
    b = Bench(dut, 14)
    p = b.p
    await start(dut)
    for b.memory.stall in (0.0, 0.5):
        for turn in part(range(80), 3):
            pieces = [b.rng.randbytes(b.rng.randrange(90)) for _ in range(3)]
            b.fragments(pieces)
            name = b.rng.choice(NAMES)
            word = HASH | LIST | ALGORITHMS[name].number << 8
            for register, value in (("SRC", LISTS), ("LEN", 3), ("DST", DST), ("OLEN", 28), ("CMD", word)):
                await p.write(register, value)
            for _ in range(b.rng.randrange(2 * turn + 1)):
                await FallingEdge(dut.clk_i)
            if turn % 4 == 0:
                await reset(dut)
                assert await p.read("STATUS") == IDLE
            elif turn % 4 == 1 and await p.read("STATUS") & JOB:
                await p.write("DST", 0)
                await p.command(START, 2)
                await p.bus.write(MSG, 0, length=4)
                await p.bus.read(OUT)
                await p.rest()
                assert await p.read("ERROR")
                await p.write("ERROR", ALL_ERRORS)
                await p.command(WIPE)
                assert await p.rest() == IDLE
            else:
                await p.command(WIPE)
                assert await p.rest() == IDLE
            b.memory.log.clear()
            await b.right(b.rng.choice(NAMES))
        await reset(dut)


@cocotb.test()
async def windows_in_a_job(dut):
    """While words come from and go to a slow memory, the windows are closed: no word gets in, none is lost."""
    b = Bench(dut, 16, 0.9)
    p = b.p
    await start(dut)
    for name in ("sha3-256", "sha512"):
        message = b.rng.randbytes(150)
        b.put(SRC, message)
        word, n = HASH | ALGORITHMS[name].number << 8, ALGORITHMS[name].out_bytes(None)
        for register, value in (("SRC", SRC), ("LEN", 150), ("DST", DST), ("OLEN", n), ("CMD", word)):
            await p.write(register, value)
        tries = 0
        while await p.read("STATUS") & JOB:
            await p.bus.write(MSG, 0x55555555, length=4)
            assert await p.bus.read(OUT) == 0
            tries += 1
        assert tries > 20
        assert b.get(DST, n) == digest(name, message)
        await p.error("msg", "out")


@cocotb.test()
async def promised_cycles(dut):
    """What a job costs at the port, from the write of CMD to the end of JOB: docs/attach/mmio.md."""
    b = Bench(dut, 15)
    await start(dut)

    async def cycles(name: str, length: int) -> int:
        count = 0
        await b.p.write("SRC", SRC)
        await b.p.write("LEN", length)
        await b.p.write("DST", DST)
        await b.p.write("OLEN", 64)
        b.p.bus.write_nowait(0x8, HASH | ALGORITHMS[name].number << 8, length=4)
        while not dut.u_mmio.busy.value:
            await FallingEdge(dut.clk_i)
        while dut.u_mmio.busy.value:
            count += 1
            await FallingEdge(dut.clk_i)
        return count

    found = {(name, n): await cycles(name, n) for name in ("sha256", "sha3-256", "sha3-384") for n in (0, 200, 4096)}
    dut._log.info("cycles of jobs: %s", found)
    assert found[("sha3-384", 200)] <= 100
    assert found[("sha256", 4096)] <= 65 * 65 + 30
    assert found[("sha3-256", 4096)] <= 31 * 35 + 50


@one_state
def test_dma(state):
    sources = rtl_files("core", "engine", "attachment.mmio")
    probe = ROOT / "tests" / "attach" / "mmio" / "mmio_probe.sv"
    simulate("mmio_probe", __name__, [*sources, probe], states=(state,), build="mmio_probe-test_mmio", inside=("*",))

# SPDX-License-Identifier: Apache-2.0
"""What the benches of SHA-RV's coprocessor have in common: a host and a memory, and beside them a model of the
instructions (rtl/instructions.toml, set sharv) that does to a copy of the memory what they must do."""

import os

import cocotb
from cocotb.triggers import FallingEdge

from rvhash.model.blocks import sha2_compress
from rvhash.model.constants import sha224_iv, sha256_iv, sha256_k
from tests.lib.handshake import start
from tests.lib.obi import Memory
from tests.lib.xif import Host, instructions

TABLE = instructions("sharv")
BASE, SIZE = 0x8010_0000, 0x4000
IMAGE, SRC, DST, STATUS = BASE, BASE + 0x400, BASE + 0x2400, BASE + 0x3FF0
IMAGE_WORDS = 72
GOES_ON, FOUR = 1, 2
ERRORS = ("cmd", "state", "amount", "addr", "read", "write", "host")  # bits 8 to 14 of the status word
PAPER, X4, LONG, SMALL = 0, 1, 2, 3  # kinds, by the parameter Kind
MOST = {True: 11, False: 7}  # blocks of a run of the paper's, long and short
BUILT = int(os.environ.get("RVH_SHARV", "0"))
KIND = PAPER if BUILT == SMALL else BUILT  # the smallest BufferSet does the same in the same cycles
SEED = int(os.environ.get("RVH_SHARV_SEED", "1"))


def iv(sha224: bool) -> list[int]:
    return sha224_iv() if sha224 else sha256_iv()


def little(words: list[int]) -> bytes:
    return b"".join(w.to_bytes(4, "little") for w in words)


def big(words: list[int]) -> bytes:
    return b"".join(w.to_bytes(4, "big") for w in words)


class Bench(Host):
    """Instructions by name, each with what it must come to."""

    table = TABLE
    limit = 40_000  # a run may take long

    def __init__(self, dut, seed: int, stall: float = 0.0, **host) -> None:
        super().__init__(dut, 1000 * SEED + seed, **host)
        self.memory = Memory(dut, BASE, SIZE, stall=stall, seed=1000 * SEED + seed)
        self.wanted = bytearray(self.rng.randbytes(SIZE))
        self.memory.bytes[:] = self.wanted
        cocotb.start_soon(self.memory.run())
        self.restart()

    def restart(self) -> None:
        super().restart()
        self.wanted[:] = self.memory.bytes
        self.staged: tuple[list[int], list[int]] | None = None
        self.chain: dict[bool, list[list[int]] | None] = {False: None, True: None}  # of one message, of four
        self.armed: tuple[int, int] | None = None
        self.store: tuple[int, int] | None = None
        self.latched = 0, 0
        self.errors: set[str] = set()
        self._turns = {IMAGE: 0, SRC: 0}

    def next_place(self, base: int) -> int:
        """One place after the other: what is in the last ones may still be read."""
        slots, size = {IMAGE: (3, 4 * IMAGE_WORDS), SRC: (8, 1024)}[base]
        return base + self._turns[base] % slots * size

    def _place(self, base: int) -> int:
        at = self.next_place(base)
        self._turns[base] += 1
        return at

    # ---- memory ----
    def put(self, address: int, data: bytes) -> None:
        for memory in (self.wanted, self.memory.bytes):
            memory[address - BASE : address - BASE + len(data)] = data

    def get(self, address: int, count: int) -> bytes:
        return bytes(self.memory.bytes[address - BASE : address - BASE + count])

    def digest(self, count: int) -> bytes:
        return self.get(DST, count)

    # ---- instructions ----
    async def latch(self, base: int, words: int) -> None:
        await self.do("latch", base, words)
        self.latched = base, words

    def _refused(self, bad_amount: bool) -> bool:
        base, words = self.latched
        bad_address = base % 4 != 0 or base + 4 * words > 1 << 32
        self.errors |= ({"addr"} if bad_address else set()) | ({"amount"} if bad_amount else set())
        return bad_address or bad_amount

    async def write(self) -> None:
        await self.do("write")
        base, words = self.latched
        if not self._refused(words % 16 != 0 or not 0 < words < 1 << 30):
            self.armed = base, words // 16

    async def stage(self) -> None:
        await self.do("write", field=1)
        base, words = self.latched
        if not self._refused(words != IMAGE_WORDS):
            image = [int.from_bytes(self.get(base + 4 * i, 4), "little") for i in range(IMAGE_WORDS)]
            self.staged = image[:8], image[8:]

    async def read(self) -> None:
        await self.do("read")
        if not self._refused(self.latched[1] == 0):
            self.store = self.latched

    async def wipe(self) -> None:
        await self.do("wipe")
        self.staged = self.armed = self.store = None
        self.chain = {False: None, True: None}

    async def sha(self, sha224: bool, long: bool, how: int = 0) -> None:
        await self.do(f"sha{224 if sha224 else 256}{'long' if long else 'short'}", field=how)
        four, goes_on = bool(how & FOUR), bool(how & GOES_ON)
        n = self.armed[1] if self.armed else 0
        digests = (4 if four else 1) if long else n
        errors = set()
        if (four and not (KIND == X4 and long)) or (goes_on and not long):
            errors.add("cmd")
        if self.armed is None or self.staged is None or (goes_on and long and self.chain[four] is None):
            errors.add("state")
        if self.armed and (
            (KIND == PAPER and n > MOST[long])
            or (four and n % 4 != 0)
            or (self.store and self.store[1] != digests * (7 if sha224 else 8))
        ):
            errors.add("amount")
        self.errors |= errors
        if not errors:
            self._hash(sha224, long, four, goes_on, digests)
        self.armed = self.store = None

    def _hash(self, sha224: bool, long: bool, four: bool, goes_on: bool, digests: int) -> None:
        (src, n), (h, k) = self.armed, self.staged
        at = src - BASE
        blocks = [bytes(self.wanted[at + 64 * i : at + 64 * i + 64]) for i in range(n)]
        values = [list(v) for v in self.chain[four]] if goes_on else [list(h) for _ in range(digests)]
        for i, block in enumerate(blocks):
            message = i * digests // n
            values[message] = sha2_compress(32, k, values[message], block)
        self.chain = {False: None, True: None}
        if long:
            self.chain[four] = values
        if self.store:
            out = b"".join(big(v[: 7 if sha224 else 8]) for v in values)
            at = self.store[0] - BASE
            self.wanted[at : at + len(out)] = out

    # ---- whole ones ----
    async def image(self, sha224: bool = False, h: list[int] | None = None, k: list[int] | None = None) -> None:
        """IV and K into memory and into the BufferSet."""
        at = self._place(IMAGE)
        self.put(at, little((h or iv(sha224)) + (k or sha256_k())))
        await self.latch(at, IMAGE_WORDS)
        await self.stage()

    async def run(self, sha224: bool, long: bool, data: bytes, how: int = 0, store: bool = True) -> None:
        """A run over `data`, whose digests are stored, or not."""
        src = self._place(SRC)
        self.put(src, data)
        await self.latch(src, len(data) // 4)
        await self.write()
        if store:
            messages = (4 if how & FOUR else 1) if long else len(data) // 64
            await self.latch(DST, messages * (7 if sha224 else 8))
            await self.read()
        await self.sha(sha224, long, how)

    async def told(self) -> tuple[bool, bool, set[str]]:
        """When all is done: staged, chained, errors of the status word."""
        await self.do("status", STATUS)
        await self.do("wait")
        word = int.from_bytes(self.get(STATUS, 4), "little")
        self.put(STATUS, word.to_bytes(4, "little"))
        errors = {name for i, name in enumerate(ERRORS) if word >> 8 + i & 1}
        assert word & ~(3 | sum(1 << 8 + i for i in range(len(ERRORS)))) == (1 << 31 if errors else 0), hex(word)
        return bool(word & 1), bool(word & 2), errors

    async def check(self) -> None:
        """When all is done: the status word and every byte of memory are what they must be."""
        staged, chained, errors = await self.told()
        assert errors == self.errors, (errors, self.errors)
        assert staged == (self.staged is not None)
        assert chained == any(values is not None for values in self.chain.values())
        wrong = [hex(BASE + i) for i, byte in enumerate(self.memory.bytes) if byte != self.wanted[i]]
        assert not wrong, wrong[:40]
        self.errors = set()

    async def good(self, long: bool | None = None) -> None:
        """Whatever was before: the next hash is right."""
        sha224 = bool(self.rng.randrange(2))
        long = bool(self.rng.randrange(2)) if long is None else long
        await self.image(sha224)
        await self.run(sha224, long, self.rng.randbytes(64 * self.rng.randrange(1, 4)))
        await self.check()

    async def cycles(self, count: int) -> None:
        for _ in range(count):
            await FallingEdge(self.dut.clk_i)

    def session(self):
        name = ("gen_paper", "gen_four", "gen_long")[KIND]
        return getattr(self.dut, name).u_session


async def begin(dut, seed: int, stall: float = 0.0, **host) -> Bench:
    b = Bench(dut, seed, stall, **host)
    await start(dut)
    return b

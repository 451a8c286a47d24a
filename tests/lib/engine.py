# SPDX-License-Identifier: Apache-2.0
"""rvh_engine as a cocotb test drives it: commands, words of any size, output, save, restore, wipe.

Time passes only in `Engine.tick`, so that a test can see every cycle (`trace`) and interrupt any operation (`cut`).
"""

import random
from collections.abc import Awaitable, Callable

from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS, RATES, SPONGE

START, FINISH, PAD, SAVE, RESTORE, WIPE = 1, 2, 3, 4, 5, 6  # op_e
ERRORS = ("cmd", "alg", "state", "length", "context_bad")  # bits of err_t
STATES = ("idle", "absorb", "busy", "done", "save", "load")  # bits of status_t
LIMIT = 400  # maximum cycles of any operation
LONGEST = 512  # bytes: more than any digest or context has


class Cut(Exception):
    """The cycle limit of an operation is reached."""


class Engine:
    """Drives the three channels; one word at a time. `stall`: probability of a pause before each word, in or out."""

    def __init__(self, dut, seed: int, stall: float = 0.0) -> None:
        self.dut, self.rng, self.stall = dut, random.Random(seed), stall
        self.word_bytes = int(dut.Width.value) // 8
        self.rounds_per_cycle = int(dut.RoundsPerCycle.value)
        self.overlap = bool(int(dut.Overlap.value))
        families = {"sha256": "HasSha256", "sha512": "HasSha512", "keccak": "HasKeccak"}
        self.families = {f for f, parameter in families.items() if int(getattr(dut, parameter).value)}
        self.names = [a.name for a in ALGORITHMS.values() if a.family in self.families]
        self.trace: list[tuple[int, ...]] | None = None  # handshakes of each cycle, if a test sets a list
        self.before_word: Callable[[], Awaitable] | None = None
        self.cycles = 0
        self.errors: set[str] = set()  # of the last word
        self._end: int | None = None
        self._settled = False
        self.quiet()

    def quiet(self) -> None:
        """No command, no word, output not ready."""
        for name in ("cmd_valid", "cmd", "msg_valid", "msg_data", "msg_bytes", "msg_last", "msg_suffix", "out_ready"):
            getattr(self.dut, f"{name}_i").value = 0

    # ---- time ----
    async def tick(self, handle=None) -> bool:
        """One cycle with the inputs as they are; whether `handle` was 1 in it."""
        await self.settle()
        seen = handle is not None and bool(handle.value)
        if self.trace is not None:
            d = self.dut
            shown = (d.cmd_ready_o, d.msg_ready_o, d.out_valid_o, d.out_bytes_o, d.out_last_o, d.status_o, d.err_o)
            self.trace.append(tuple(int(s.value) for s in shown))
        await FallingEdge(self.dut.clk_i)
        self.cycles += 1
        self._settled = False
        return seen

    async def settle(self) -> None:
        """The outputs of this cycle can be read from here on, and no input can be changed before the next `tick`."""
        if not self._settled:
            if self._end is not None and self.cycles >= self._end:
                raise Cut
            await ReadOnly()
            self._settled = True

    async def pause(self) -> None:
        """What comes before each word: `before_word`, and a random number of cycles, each with probability `stall`."""
        if self.before_word:
            await self.before_word()
        while self.stall and self.rng.random() < self.stall:
            await self.tick()

    async def until(self, handle, limit: int = LIMIT) -> int:
        """Cycles up to and with the one in which `handle` is 1."""
        for cycle in range(1, limit + 1):
            if await self.tick(handle):
                return cycle
        raise AssertionError(f"{handle._name} stays 0 for {limit} cycles")

    async def cut(self, cycles: int, operation: Awaitable) -> bool:
        """Run `operation` for that many cycles at most; the inputs stay as they are then. Whether it was cut."""
        self._end = self.cycles + cycles
        try:
            await operation
        except Cut:
            return True
        finally:
            self._end = None
        return False

    # ---- commands ----
    async def command(self, op: int, alg: int = 0, rate: int = 0, short: int = 0) -> set[str]:
        """Send a command; returns the errors in its response. `rate`: code."""
        d = self.dut
        d.cmd_i.value, d.cmd_valid_i.value = short << 10 | rate << 7 | op << 4 | alg, 1
        for _ in range(LIMIT):
            await self.settle()
            errors = int(d.err_o.value)
            if await self.tick(d.cmd_ready_o):
                d.cmd_valid_i.value = 0
                return named(errors)
        raise AssertionError("command not taken")

    async def start(self, name: str, rate: int = 168, rounds: int = 24) -> None:
        """Open a message; `rate` in bytes and `rounds` are for the sponge."""
        number = SPONGE if name == "sponge" else ALGORITHMS[name].number
        assert await self.command(START, number, RATES.index(rate), int(rounds == 12)) == set()

    async def wipe(self) -> int:
        """Wipe, after deasserting valid; returns the cycles from the command until idle."""
        self.dut.msg_valid_i.value = self.dut.out_ready_i.value = 0
        assert await self.command(WIPE) == set()
        return await self.wait_for("idle")

    async def state(self) -> str:
        await self.settle()
        value = int(self.dut.status_o.value)
        await self.tick()
        assert value.bit_count() == 1, f"status {value:#b}"
        return STATES[value.bit_length() - 1]

    async def wait_for(self, state: str) -> int:
        """Cycles before the first one with that state."""
        for cycle in range(LIMIT):
            if await self.state() == state:
                return cycle
        raise AssertionError(f"not {state} within {LIMIT} cycles")

    # ---- words ----
    async def word(self, data: bytes, last: bool = False, suffix: int = 0) -> int:
        """One word of up to word_bytes bytes; the cycles until it was taken, or until an error (in `errors` then)."""
        d = self.dut
        junk = self.rng.getrandbits(8 * self.word_bytes) >> 8 * len(data) << 8 * len(data)  # must not matter
        d.msg_data_i.value = int.from_bytes(data, "little") | junk
        d.msg_bytes_i.value = len(data)
        d.msg_last_i.value, d.msg_suffix_i.value = int(last), suffix if last else self.rng.getrandbits(8)
        d.msg_valid_i.value = 1
        for cycle in range(1, LIMIT):
            await self.settle()
            self.errors = named(int(d.err_o.value))
            if await self.tick(d.msg_ready_o) or self.errors:
                d.msg_valid_i.value = 0
                return cycle
        raise AssertionError("word not taken")

    async def absorb(self, data: bytes, ragged: bool = False) -> None:
        """Message bytes. `ragged`: words of any byte count, also none; otherwise all words but the last are full."""
        at = 0
        while at < len(data):
            await self.pause()
            size = self.rng.randint(0, self.word_bytes) if ragged else self.word_bytes
            await self.word(data[at : at + size])
            at += size

    async def finish(self, data: bytes = b"", suffix: int = 0) -> None:
        """The last word, with the bytes in it."""
        await self.pause()
        await self.word(data, last=True, suffix=suffix)

    async def message(self, data: bytes, suffix: int = 0, ragged: bool = False) -> None:
        """A whole message; its last bytes go with `last`, or before it if `ragged`."""
        size = self.rng.randint(0, self.word_bytes) if ragged else len(data) % self.word_bytes
        if not ragged and data and size == 0 and self.rng.random() < 0.5:
            size = self.word_bytes
        head = max(0, len(data) - size)
        await self.absorb(data[:head], ragged)
        await self.finish(data[head:], suffix)

    # ---- output ----
    async def read(self) -> tuple[bytes, bool]:
        """The next output word and whether it is the last one. With stalls, half of the words are seen before they are
        taken: valid may not wait for ready."""
        d = self.dut
        await self.pause()
        d.out_ready_i.value = int(not (self.stall and self.rng.random() < 0.5))
        for _ in range(LIMIT):
            await self.settle()
            valid, ready = bool(d.out_valid_o.value), bool(d.out_ready_i.value)
            if valid and ready:
                data, count, last = int(d.out_data_o.value), int(d.out_bytes_o.value), bool(d.out_last_o.value)
            await self.tick()
            d.out_ready_i.value = int((valid or ready) and not (valid and ready))
            if valid and ready:
                assert 0 < count <= self.word_bytes, f"{count} bytes in a word"
                assert data >> 8 * count == 0, "bytes after the output are not zero"
                return data.to_bytes(self.word_bytes, "little")[:count], last
        raise AssertionError("no output")

    async def squeeze(self, count: int) -> bytes:
        """Output words until there are `count` bytes; the last word may have more. Not one of them says last."""
        out = b""
        while len(out) < count:
            data, last = await self.read()
            assert not last
            out += data
        return out

    async def digest(self) -> bytes:
        """Output up to the word that says last."""
        out, last = b"", False
        while not last:
            data, last = await self.read()
            out += data
            assert last or len(data) == self.word_bytes, "a word in the middle is not full"
            assert len(out) <= LONGEST, "the digest has no end"
        return out

    async def hash(self, name: str, data: bytes, count: int | None = None, ragged: bool = False) -> bytes:
        """A whole message; `count` bytes of output, if it is an XOF."""
        await self.start(name)
        await self.message(data, ragged=ragged)
        return (await self.squeeze(count))[:count] if ALGORITHMS[name].xof else await self.digest()

    # ---- contexts ----
    async def save(self) -> bytes:
        """Save, and read the context."""
        assert await self.command(SAVE) == set()
        return await self.context()

    async def context(self) -> bytes:
        """The words that follow SAVE."""
        out, last = b"", False
        while not last:
            data, last = await self.read()
            assert len(data) == self.word_bytes, "a word of a context is not full"
            out += data
            assert len(out) <= LONGEST, "the context has no end"
        return out

    async def restore(self, context: bytes) -> set[str]:
        """Restore; the errors. After one no more words are given."""
        assert await self.command(RESTORE) == set()
        for at in range(0, len(context), self.word_bytes):
            await self.pause()
            await self.word(context[at : at + self.word_bytes])
            if self.errors:
                break
        return self.errors


def named(errors: int) -> set[str]:
    """The names of the bits of err_t."""
    return {name for bit, name in enumerate(ERRORS) if errors >> bit & 1} if errors else set()

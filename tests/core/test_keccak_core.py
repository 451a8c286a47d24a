# SPDX-License-Identifier: Apache-2.0
"""rvh_keccak_core in every configuration: digests and long XOF output with random stalls, 24 and 12 rounds, its cycle
cost, abort and reset, the whole state moved out and in."""

import itertools
import random

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly
from Crypto.Hash import TurboSHAKE128, TurboSHAKE256

from rvhash.model import ALGORITHMS, digest, padded_blocks
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import idle_cycles, reset, start

NAMES = [name for name, a in ALGORITHMS.items() if a.family == "keccak"]
RATES = {72: 0, 104: 1, 136: 2, 144: 3, 168: 4, 200: 5}  # rvh_keccak_pkg::rate_e
TURBO = {"shake128": TurboSHAKE128, "shake256": TurboSHAKE256}  # the same padding as SHAKE, 12 rounds


class Core:
    def __init__(self, dut, seed: int) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        self.bytes = int(dut.Width.value) // 8
        self.rounds = 24 // int(dut.RoundsPerCycle.value)
        self.overlap = bool(dut.Overlap.value)
        for name in (
            "abort",
            "valid",
            "half",
            "first",
            "last",
            "run",
            "short",
            "squeeze",
            "more",
            "word",
            "rate",
        ):
            getattr(dut, f"{name}_i").value = 0
        # Without chains a load has no effect, at any time.
        dut.load_i.value = int(not dut.HasChains.value)
        dut.block_i.value = self.rng.getrandbits(17 * 64)

    async def abort(self) -> None:
        """Also what comes before each message."""
        self.dut.abort_i.value = 1
        await FallingEdge(self.dut.clk_i)
        self.dut.abort_i.value = 0
        self.dut.squeeze_i.value = self.dut.more_i.value = 0

    def beats(self, rate: int) -> list[int]:
        """Bytes of each word of a block; a 128-bit word ends a block of odd length with its lower half."""
        return [min(self.bytes, rate - i) for i in range(0, rate, self.bytes)]

    async def exchange(self, word: int, half: bool, last: bool, first: bool = False, run: bool = True):
        """Offer one word; what was at the head, and the cycles until it was accepted. `run`: permute at `last`."""
        dut = self.dut
        dut.valid_i.value, dut.word_i.value, dut.half_i.value = 1, word, int(half)
        dut.first_i.value, dut.last_i.value, dut.run_i.value = int(first), int(last), int(last and run)
        for cycle in range(1, 100):
            await ReadOnly()
            taken, head = bool(dut.ready_o.value), int(dut.word_o.value)
            await FallingEdge(dut.clk_i)
            if taken:
                dut.valid_i.value = 0
                return head, cycle
        raise AssertionError("not ready within 100 cycles")

    async def absorb(self, rate: int, blocks: list[bytes], stall: float = 0.0, short: bool = False) -> list[int]:
        """Blocks of a message from its first one on; the cycles that each took. The last may be cut."""
        self.dut.rate_i.value, self.dut.short_i.value = RATES[rate], int(short)
        await self.abort()
        return await self.add(rate, blocks, stall)

    async def add(self, rate: int, blocks: list[bytes], stall: float = 0.0, first: bool = True) -> list[int]:
        """The same without a beginning: `first` says whether the first block is the message's first one."""
        costs = []
        for number, block in enumerate(blocks):
            costs.append(0)
            at = 0
            for size in self.beats(rate):
                if at >= len(block):
                    break
                await idle_cycles(self.dut, stall, self.rng)
                word = int.from_bytes(block[at : at + size], "little")
                at += size
                _, cycles = await self.exchange(word, size < self.bytes, at == rate, first=first and number == 0)
                costs[-1] += cycles
        return costs

    async def squeeze(self, rate: int, count: int, stall: float = 0.0, more: bool = True) -> bytes:
        """Output from a block's first byte on. `more`: as for an XOF."""
        self.dut.squeeze_i.value, self.dut.more_i.value = 1, int(more)
        out = b""
        while len(out) < count:
            for size in self.beats(rate):
                if len(out) >= count:
                    break
                await idle_cycles(self.dut, stall, self.rng)
                head, _ = await self.exchange(0, size < self.bytes, last=(len(out) + size) % rate == 0)
                out += (head & (1 << 8 * size) - 1).to_bytes(size, "little")
        return out[:count]

    async def right(self, name: str, message: bytes, stall: float = 0.0, turbo: bool = False) -> None:
        rate = ALGORITHMS[name].block_bytes
        count = self.rng.choice((1, rate, rate + 1, 3 * rate)) if ALGORITHMS[name].xof else None
        want = TURBO[name].new(data=message, domain=0x1F).read(count) if turbo else digest(name, message, count)
        await self.absorb(rate, padded_blocks(name, message), stall, turbo)
        got = await self.squeeze(rate, len(want), stall, ALGORITHMS[name].xof)
        assert got == want, (name, len(message), stall, turbo)

    async def state_out(self) -> bytes:
        """The whole state, at a block boundary while squeezing."""
        self.dut.squeeze_i.value, self.dut.more_i.value = 1, 0
        self.dut.rate_i.value = RATES[200]
        out = b""
        for size in self.beats(200):
            head, _ = await self.exchange(0, size < self.bytes, last=len(out) + size == 200, run=False)
            out += (head & (1 << 8 * size) - 1).to_bytes(size, "little")
        return out

    async def state_in(self, state: bytes) -> None:
        await self.abort()
        self.dut.rate_i.value = RATES[200]
        at = 0
        for size in self.beats(200):
            word = int.from_bytes(state[at : at + size], "little")
            at += size
            await self.exchange(word, size < self.bytes, last=at == 200, first=True, run=False)


@cocotb.test()
async def matches_model(dut):
    """Every mode, lengths around the rate, outputs up to three blocks, with and without stalls."""
    core = Core(dut, 1)
    await start(dut)
    for name in NAMES:
        rate = ALGORITHMS[name].block_bytes
        for stall in (0.0, 0.4):
            for length in (0, 1, rate - 1, rate, rate + 1, 2 * rate, core.rng.randrange(500)):
                await core.right(name, core.rng.randbytes(length), stall)
                if name in TURBO:
                    await core.right(name, core.rng.randbytes(length), stall, turbo=True)


@cocotb.test()
async def cycles_a_block(dut):
    """Without stalls: words and rounds, nothing between."""
    core = Core(dut, 2)
    await start(dut)
    for rate in list(RATES)[:5]:
        words = len(core.beats(rate))
        steady = max(words + 1, core.rounds) if core.overlap else words + core.rounds
        costs = await core.absorb(rate, [core.rng.randbytes(rate) for _ in range(6)])
        assert costs[0] == words, (rate, costs)
        assert costs[3:] == [steady] * 3, (rate, costs)
        await core.squeeze(rate, rate)
        squeezed = []
        for _ in range(4):
            before = cocotb.utils.get_sim_time("ns")
            await core.squeeze(rate, rate)
            squeezed.append(round((cocotb.utils.get_sim_time("ns") - before) / 10))
        assert squeezed == [steady] * 4, (rate, squeezed)


@cocotb.test()
async def cycles_to_the_output(dut):
    """From the last word of a message to the first word of output."""
    core = Core(dut, 5)
    await start(dut)
    for rate in list(RATES)[:5]:
        await core.absorb(rate, [bytes(rate)])
        dut.squeeze_i.value = 1
        assert (await core.exchange(0, core.bytes > rate, last=False))[1] == core.rounds + 1 + 2 * core.overlap


@cocotb.test()
async def state_out_and_in(dut):
    """A message stops at any word of a block, its state leaves; another message; it comes back and the first goes on.
    The same while squeezing."""
    core = Core(dut, 6)
    await start(dut)
    for name in ("sha3-512", "sha3-384", "sha3-256", "sha3-224", "shake128"):
        rate = ALGORITHMS[name].block_bytes
        for _ in range(6):
            message = core.rng.randbytes(core.rng.randrange(3 * rate))
            blocks = padded_blocks(name, message)
            whole = core.rng.randrange(len(blocks))
            beats = core.beats(rate)
            place = core.rng.randrange(len(beats))
            cut = sum(beats[:place])
            await core.absorb(rate, [*blocks[:whole], blocks[whole][:cut]])
            at = cut
            for size in beats[place:]:  # to the end of the block with zeros, no permutation
                at += size
                await core.exchange(0, size < core.bytes, last=at == rate, first=whole == 0, run=False)
            state = await core.state_out()
            await core.right(core.rng.choice(NAMES), b"between")
            await core.state_in(state)
            dut.rate_i.value = RATES[rate]
            await core.add(rate, [bytes(cut) + blocks[whole][cut:], *blocks[whole + 1 :]], first=False)
            want = digest(name, message, 24 if ALGORITHMS[name].xof else None)[:24]
            assert await core.squeeze(rate, 24, more=False) == want, (name, len(message), whole, cut)
    for place in range(4):  # squeezing: a whole number of blocks, then the state
        message = core.rng.randbytes(50)
        await core.absorb(136, padded_blocks("shake256", message))
        want = digest("shake256", message, 136 * (place + 3))
        if place > 0:  # the last word with no more to come
            size = core.beats(136)[-1]
            out = await core.squeeze(136, 136 * place - size)
            dut.more_i.value = 0
            head, _ = await core.exchange(0, size < core.bytes, last=True)
            out += (head & (1 << 8 * size) - 1).to_bytes(size, "little")
            assert out == want[: 136 * place]
        state = await core.state_out()
        await core.state_in(state)
        dut.rate_i.value = RATES[136]
        assert await core.squeeze(136, 300) == want[136 * place :][:300]


@cocotb.test()
async def abort_and_reset_leave_no_trace(dut):
    """Abort, or reset, at any point of absorbing, permuting or squeezing; the next digest is correct."""
    core = Core(dut, 3)
    await start(dut)
    for turn in range(80):
        name = core.rng.choice(NAMES)
        rate = ALGORITHMS[name].block_bytes
        blocks = padded_blocks(name, core.rng.randbytes(core.rng.randrange(300)))
        if turn % 4 < 2:
            words = len(core.beats(rate))
            blocks[-1] = blocks[-1][: core.rng.randrange(words) * core.bytes]
            await core.absorb(rate, blocks)
        else:
            await core.absorb(rate, blocks)
            await core.squeeze(rate, core.rng.randrange(28))
        for _ in range(core.rng.randrange(30)):
            await FallingEdge(dut.clk_i)
        if turn % 2:
            await reset(dut)
        else:
            await core.abort()
        await core.right(core.rng.choice(NAMES), core.rng.randbytes(core.rng.randrange(300)))


@cocotb.test()
async def abort_with_the_last_word(dut):
    """An abort in the cycle of the word that would start the permutation wins."""
    core = Core(dut, 4)
    await start(dut)
    words = core.beats(136)
    await core.absorb(136, [core.rng.randbytes(136 - words[-1])])
    dut.abort_i.value = 1
    await core.exchange(0, words[-1] < core.bytes, last=True, first=True)
    dut.abort_i.value = 0
    for _ in range(3):
        await ReadOnly()
        assert dut.ready_o.value == 1
        await FallingEdge(dut.clk_i)
    await core.right("sha3-256", b"after")


# Those of the named configurations and of the attachments in `make test`, all of them in `make test-full`.
BUILT = [(32, 1, 0), (128, 2, 1)]  # in `make test`
EVERY = list(itertools.product((32, 64, 128), (1, 2), (0, 1)))
CASES = [pytest.param(*c, marks=() if c in BUILT else pytest.mark.full) for c in EVERY if c[:2] != (32, 2)]


@one_state
@pytest.mark.parametrize(("width", "rounds", "overlap"), CASES)
def test_keccak_core(width, rounds, overlap, state):
    parameters = {"Width": width, "RoundsPerCycle": rounds, "Overlap": overlap}
    simulate("rvh_keccak_core", __name__, rtl_files("core"), parameters, states=(state,))

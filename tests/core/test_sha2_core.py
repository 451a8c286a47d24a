# SPDX-License-Identifier: Apache-2.0
"""rvh_sha2_core, and rvh_sha256_core and rvh_sha512_core on it, in every configuration: digests with random stalls, its
cycle cost, abort and reset in mid-block, hash value and window moved out and in."""

import os
import random

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS, digest, padded_blocks
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import accepted, idle_cycles, registers, reset, start

VARIANTS = ("sha224", "sha256", "sha384", "sha512", "sha512-224", "sha512-256")  # rvh_sha2_pkg::variant_e
NO_VARIANT = 7
INPUTS = ("variant", "init", "abort", "valid", "words", "hash_move", "hash_word", "window_move", "resume")


class Core:
    def __init__(self, dut, seed: int) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        self.rounds = int(os.environ["RVH_ROUNDS"])
        families = os.environ["RVH_FAMILIES"].split(",")
        self.names = [name for name in VARIANTS if ALGORITHMS[name].family in families]
        self.width = len(dut.hash_word_o)
        for name in INPUTS:
            getattr(dut, f"{name}_i").value = 0
        if hasattr(dut, "chain_i"):  # of rvh_sha2_core alone
            dut.chain_i.value = 0

    def size(self, name: str) -> int:
        """Bytes of a word."""
        return ALGORITHMS[name].block_bytes // 16

    def left(self, name: str, word: bytes) -> int:
        """A word as the core has it: left-justified."""
        return int.from_bytes(word, "big") << self.width - 8 * self.size(name)

    def words(self, name: str, data: bytes) -> list[int]:
        """The beats of `data`."""
        size = self.size(name)
        words = [self.left(name, data[i : i + size]) for i in range(0, len(data), size)]
        return [
            sum(word << self.width * i for i, word in enumerate(words[at : at + self.rounds]))
            for at in range(0, len(words), self.rounds)
        ]

    async def pulse(self, *names: str) -> None:
        for name in names:
            getattr(self.dut, f"{name}_i").value = 1
        await FallingEdge(self.dut.clk_i)
        for name in names:
            getattr(self.dut, f"{name}_i").value = 0

    async def idle(self) -> None:
        for _ in range(100):
            await ReadOnly()
            done = bool(self.dut.idle_o.value)
            if done:
                return
            await FallingEdge(self.dut.clk_i)
        raise AssertionError("not idle within 100 cycles")

    async def beat(self, beat: int) -> int:
        """Offer one beat; the cycles until it was accepted."""
        self.dut.words_i.value = beat
        self.dut.valid_i.value = 1
        cycles = await accepted(self.dut, self.dut.ready_o)
        self.dut.valid_i.value = 0
        return cycles

    async def absorb(self, name: str, blocks: list[bytes], stall: float = 0.0, init: bool = True) -> list[int]:
        """Blocks of a message; the cycles that each took. `init` goes with the first beat, or before it."""
        self.dut.variant_i.value = VARIANTS.index(name)
        if init and self.rng.random() < 0.5:
            await self.pulse("init")
            init = False
        costs = []
        for block in blocks:
            costs.append(0)
            for beat in self.words(name, block):
                await idle_cycles(self.dut, stall, self.rng)
                self.dut.init_i.value = int(init)
                costs[-1] += await self.beat(beat)
                self.dut.init_i.value = 0
                init = False
        return costs

    async def hash_value(self, name: str) -> bytes:
        """All eight words, moved out; zeros move in."""
        await self.idle()
        out = b""
        for _ in range(8):
            word = int(self.dut.hash_word_o.value)
            out += word.to_bytes(self.width // 8, "big")[: self.size(name)]
            await FallingEdge(self.dut.clk_i)
            self.dut.hash_move_i.value = 1
            await FallingEdge(self.dut.clk_i)
            self.dut.hash_move_i.value = 0
            await ReadOnly()
        await FallingEdge(self.dut.clk_i)
        return out

    async def restore(self, name: str, value: bytes) -> None:
        """A hash value moved in."""
        self.dut.variant_i.value = NO_VARIANT
        await self.pulse("init")
        self.dut.variant_i.value = VARIANTS.index(name)
        size = self.size(name)
        for i in range(8):
            self.dut.hash_word_i.value = self.left(name, value[size * i : size * (i + 1)])
            await self.pulse("hash_move", *(["resume"] if i == 7 else []))
        self.dut.hash_word_i.value = 0

    async def right(self, name: str, message: bytes, stall: float = 0.0) -> None:
        await self.absorb(name, padded_blocks(name, message), stall)
        got = await self.hash_value(name)
        assert got[: ALGORITHMS[name].digest_bytes] == digest(name, message), (name, len(message), stall)

    async def leave_in_work(self) -> None:
        """Begin a block and stop anywhere."""
        name = self.rng.choice(self.names)
        beats = self.rng.randrange(1, 16 // self.rounds + 1)
        await self.absorb(name, [self.rng.randbytes(beats * self.rounds * self.size(name))])
        for _ in range(self.rng.randrange(90)):
            await FallingEdge(self.dut.clk_i)


@cocotb.test()
async def matches_model(dut):
    core = Core(dut, 1)
    await start(dut)
    for name in core.names:
        block = ALGORITHMS[name].block_bytes
        for stall in (0.0, 0.3, 0.8):
            edge = block - block // 8
            for length in (0, 1, edge - 1, edge, block - 1, block, block + 1, 3 * block, core.rng.randrange(1000)):
                await core.right(name, core.rng.randbytes(length), stall)


@cocotb.test()
async def cycles_a_block(dut):
    """A long message without stalls: rounds / RoundsPerCycle + 1."""
    core = Core(dut, 2)
    await start(dut)
    for name in core.names:
        block = ALGORITHMS[name].block_bytes
        costs = await core.absorb(name, [core.rng.randbytes(block) for _ in range(6)])
        rounds = 64 if block == 64 else 80
        assert costs == [16 // core.rounds] + 5 * [rounds // core.rounds + 1], (name, costs)
        await core.hash_value(name)


@cocotb.test()
async def abort_or_reset_in_mid_block(dut):
    core = Core(dut, 3)
    await start(dut)
    for turn in range(80):
        await core.leave_in_work()
        if turn % 2:
            await reset(dut)
        else:
            await core.pulse("abort")
        await ReadOnly()
        assert dut.idle_o.value == 1
        await FallingEdge(dut.clk_i)
        await core.right(core.rng.choice(core.names), core.rng.randbytes(turn))


@cocotb.test()
async def hash_value_out_and_in(dut):
    """Between two blocks the hash value leaves; another message is hashed; it comes back and the first one goes on."""
    core = Core(dut, 4)
    await start(dut)
    for name in core.names:
        message = core.rng.randbytes(5 * ALGORITHMS[name].block_bytes // 2)
        blocks = padded_blocks(name, message)
        for cut in range(len(blocks)):
            await core.absorb(name, blocks[:cut])
            if cut == 0:
                await core.pulse("init")
            value = await core.hash_value(name)
            await core.right(core.rng.choice(core.names), core.rng.randbytes(77))
            await core.restore(name, value)
            await core.absorb(name, blocks[cut:], stall=core.rng.choice((0.0, 0.5)), init=False)
            got = await core.hash_value(name)
            assert got[: ALGORITHMS[name].digest_bytes] == digest(name, message), (name, cut)


@cocotb.test()
async def unfinished_block_out(dut):
    """After any number of beats the core comes to rest; abort keeps the hash value, and the window gives the beats."""
    core = Core(dut, 5)
    await start(dut)
    for name in core.names:
        block = ALGORITHMS[name].block_bytes
        beat_bytes = core.rounds * core.size(name)
        before = core.rng.randbytes(block)
        await core.absorb(name, [before])
        want = await core.hash_value(name)
        for count in range(16 // core.rounds):
            part = core.rng.randbytes(count * beat_bytes)
            await core.absorb(name, [before, part])
            for _ in range(100):
                await ReadOnly()
                quiet = bool(dut.quiet_o.value)
                await FallingEdge(dut.clk_i)
                if quiet:
                    break
            assert quiet, (name, count)
            await core.pulse("abort")
            rest = core.words(name, bytes(block - len(part)))
            for beat in rest:
                dut.words_i.value = beat
                await core.pulse("window_move")
            dut.words_i.value = 0
            for beat in core.words(name, part) + rest:
                assert int(dut.window_o.value) == beat, (name, count)
                await core.pulse("window_move")
            assert await core.hash_value(name) == want, (name, count)


@cocotb.test()
async def cleared_without_a_trace(dut):
    """NoVariant and sixteen words of zeros leave nothing of a message."""
    core = Core(dut, 6)
    await start(dut)
    images = []
    for turn in range(20):
        await core.leave_in_work()
        await core.pulse("abort")
        dut.words_i.value = 0
        dut.variant_i.value = NO_VARIANT
        await core.pulse("init", "window_move")
        for _ in range(16 // core.rounds - 1):
            await core.pulse("window_move")
        await ReadOnly()
        images.append(registers(dut))
        await FallingEdge(dut.clk_i)
        await core.right(core.rng.choice(core.names), core.rng.randbytes(turn))
    assert len(images[0]) >= 6, sorted(images[0])
    assert all(image == images[0] for image in images)


TOPS = {
    "rvh_sha256_core": ["sha256"],
    "rvh_sha512_core": ["sha512"],
    "rvh_sha2_core": ["sha256", "sha512"],
}


@one_state
@pytest.mark.parametrize("rounds", [1, pytest.param(2, marks=pytest.mark.full)])
@pytest.mark.parametrize("top", TOPS)
def test_sha2_core(top, rounds, state):
    env = {"RVH_FAMILIES": ",".join(TOPS[top]), "RVH_ROUNDS": str(rounds)}
    simulate(top, __name__, rtl_files("core"), {"RoundsPerCycle": rounds}, env=env, states=(state,), inside=("*",))

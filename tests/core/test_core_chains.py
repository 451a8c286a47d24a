# SPDX-License-Identifier: Apache-2.0
"""What hash chains need of the cores: with HasChains = 1 rvh_keccak_core takes a block in one cycle (without it, in
test_keccak_core.py, the inputs are driven and have no effect), and a block of rvh_sha2_core begins with a given hash
value."""

import os

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import digest, padded_blocks
from tests.core import test_keccak_core as keccak
from tests.core import test_sha2_core as sha2
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import start


async def load(dut, block: bytes) -> int:
    """Load the core with a block; the cycles until the result is there."""
    dut.block_i.value = int.from_bytes(block, "little")
    dut.squeeze_i.value, dut.load_i.value = 1, 1
    await FallingEdge(dut.clk_i)
    dut.load_i.value, dut.block_i.value = 0, 0
    for cycle in range(1, 100):
        await ReadOnly()
        running = bool(dut.running_o.value)
        await FallingEdge(dut.clk_i)
        if not running:
            return cycle
    raise AssertionError("the rounds run for more than 100 cycles")


@cocotb.test(skip=os.environ.get("RVH_CORE") != "keccak")
async def loads_a_block(dut):
    """SHAKE256 of one block: whatever the state was, one load after another, and a message after an abort."""
    core = keccak.Core(dut, 1)
    await start(dut)
    for turn in range(12):
        if turn % 3 == 0:
            await core.right(core.rng.choice(keccak.NAMES), core.rng.randbytes(core.rng.randrange(300)))
        if turn % 3 != 2:
            await core.abort()
        message = core.rng.randbytes(core.rng.randrange(136))
        (block,) = padded_blocks("shake256", message)
        assert await load(dut, block) == core.rounds + 1
        await ReadOnly()
        assert int(dut.front_o.value).to_bytes(32, "little") == digest("shake256", message, 32), (turn, len(message))
        await FallingEdge(dut.clk_i)


@cocotb.test(skip=os.environ.get("RVH_CORE") != "keccak")
async def abort_of_a_load(dut):
    """An abort in any of the rounds ends them; the next load and the next message are right."""
    core = keccak.Core(dut, 2)
    await start(dut)
    for cycles in range(core.rounds + 1):
        (block,) = padded_blocks("shake256", bytes([cycles]))
        dut.block_i.value = int.from_bytes(core.rng.randbytes(136), "little")
        dut.squeeze_i.value, dut.load_i.value = 1, 1
        await FallingEdge(dut.clk_i)
        dut.load_i.value = 0
        for _ in range(cycles):
            await FallingEdge(dut.clk_i)
        await core.abort()
        await ReadOnly()
        assert dut.running_o.value == 0
        await FallingEdge(dut.clk_i)
        if cycles % 2:
            await load(dut, block)
            await ReadOnly()
            assert int(dut.front_o.value).to_bytes(32, "little") == digest("shake256", bytes([cycles]), 32)
            await FallingEdge(dut.clk_i)
        else:
            await core.right("sha3-256", bytes([cycles]))


@cocotb.test(skip=os.environ.get("RVH_CORE") != "sha2")
async def begins_with_a_hash_value(dut):
    """The second block of a message begins with the hash value of the first one, which is given with `init_i` and
    moves into the core while the words enter."""
    core = sha2.Core(dut, 1)
    await start(dut)
    for turn in range(24):
        name = core.names[turn % len(core.names)]
        size = core.size(name)
        first, second = padded_blocks(name, core.rng.randbytes(16 * size + core.rng.randrange(14 * size)))
        await core.absorb(name, [first])
        value = await core.hash_value(name)
        words = [core.left(name, value[size * i :][:size]) for i in range(8)]
        if turn % 2:
            await core.right(core.rng.choice(core.names), core.rng.randbytes(turn))
            await core.idle()
            await FallingEdge(dut.clk_i)
        dut.variant_i.value = sha2.VARIANTS.index(name)
        dut.chaining_i.value = sum(word << core.width * (7 - i) for i, word in enumerate(words))
        moved = 0
        for number, beat in enumerate(core.words(name, second)):
            dut.init_i.value = dut.chain_i.value = int(number == 0)
            dut.words_i.value, dut.valid_i.value = beat, 1
            if moved < 8 and core.rng.random() < 0.8:
                dut.hash_move_i.value, dut.hash_word_i.value = 1, words[moved]
                moved += 1
            await ReadOnly()
            assert dut.ready_o.value == 1
            await FallingEdge(dut.clk_i)
            dut.hash_move_i.value = dut.valid_i.value = dut.chaining_i.value = 0
        dut.init_i.value = dut.chain_i.value = 0
        for word in words[moved:]:
            dut.hash_word_i.value = word
            await core.pulse("hash_move")
        dut.hash_word_i.value = 0
        got = await core.hash_value(name)
        # the message of two blocks, without its padding
        length = int.from_bytes(second[-8:], "big") // 8
        message = (first + second)[:length]
        assert got[: len(digest(name, b""))] == digest(name, message), (turn, name)


KECCAK = [(32, 1, 0), (64, 1, 1), (128, 2, 0), (128, 2, 1), (32, 1, 1), (64, 1, 0), (128, 1, 0), (128, 1, 1)]


@one_state
@pytest.mark.parametrize(
    ("width", "rounds", "overlap"),
    [pytest.param(*c, marks=() if c == (64, 1, 1) else pytest.mark.full) for c in KECCAK],
)
def test_keccak_chains(width, rounds, overlap, state):
    parameters = {"Width": width, "RoundsPerCycle": rounds, "Overlap": overlap, "HasChains": 1}
    env = {"RVH_CORE": "keccak"}
    simulate("rvh_keccak_core", __name__, rtl_files("core"), parameters, env=env, states=(state,))


@one_state
@pytest.mark.parametrize("rounds", [1, pytest.param(2, marks=pytest.mark.full)])
def test_sha2_chains(rounds, state):
    env = {"RVH_CORE": "sha2", "RVH_FAMILIES": "sha256,sha512", "RVH_ROUNDS": str(rounds)}
    parameters = {"RoundsPerCycle": rounds}
    simulate("rvh_sha2_core", __name__, rtl_files("core"), parameters, env=env, states=(state,), inside=("*",))

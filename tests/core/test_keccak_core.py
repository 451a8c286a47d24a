# SPDX-License-Identifier: Apache-2.0
"""rvh_keccak_core: digests and long XOF output with random stalls, cycle cost, abort, reset; 32 and 64 bit words."""

import random

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS, digest, padded_blocks
from tests.lib.cocotb_runner import rtl_files, simulate
from tests.lib.handshake import idle_cycles, reset, start

NAMES = [name for name, a in ALGORITHMS.items() if a.family == "keccak"]
RATES = {72: 0, 104: 1, 136: 2, 144: 3, 168: 4}  # rvh_keccak_pkg::rate_e


def quiet(dut):
    dut.abort_i.value = 0
    dut.valid_i.value = 0
    dut.first_i.value = 0
    dut.run_i.value = 0
    dut.word_i.value = 0
    dut.rate_i.value = 0


async def exchange(dut, word, first, run) -> tuple[int, int]:
    """Offer one word; the word that was at the head, and the cycles until the offer was accepted."""
    dut.valid_i.value = 1
    dut.word_i.value = word
    dut.first_i.value = first
    dut.run_i.value = run
    for cycle in range(1, 100):
        await ReadOnly()
        taken, head = bool(dut.ready_o.value), int(dut.word_o.value)
        await FallingEdge(dut.clk_i)
        if taken:
            dut.valid_i.value = 0
            return head, cycle
    raise AssertionError("not ready within 100 cycles")


async def absorb(dut, name, blocks, stall, rng):
    size = len(dut.word_i) // 8
    dut.rate_i.value = RATES[ALGORITHMS[name].block_bytes]
    for number, block in enumerate(blocks):
        for i in range(0, len(block), size):
            await idle_cycles(dut, stall, rng)
            word = int.from_bytes(block[i : i + size], "little")
            await exchange(dut, word, int(number == 0), int(i + size == len(block)))


async def squeeze(dut, name, count, stall, rng) -> bytes:
    size, rate = len(dut.word_i) // 8, ALGORITHMS[name].block_bytes
    out = b""
    while len(out) < count:
        await idle_cycles(dut, stall, rng)
        head, _ = await exchange(dut, 0, 0, int((len(out) + size) % rate == 0))
        out += head.to_bytes(size, "little")
    return out[:count]


@cocotb.test()
async def matches_model(dut):
    """Every mode, lengths around the rate, outputs up to three blocks, with and without stalls."""
    quiet(dut)
    await start(dut)
    rng = random.Random(1)
    for name in NAMES:
        rate = ALGORITHMS[name].block_bytes
        for stall in (0.0, 0.4):
            for length in (0, 1, rate - 1, rate, rate + 1, 2 * rate, rng.randrange(500)):
                message = rng.randbytes(length)
                count = rng.choice((1, rate, rate + 1, 3 * rate)) if ALGORITHMS[name].xof else None
                want = digest(name, message, count)
                await absorb(dut, name, padded_blocks(name, message), stall, rng)
                assert await squeeze(dut, name, len(want), stall, rng) == want, (name, length, stall)


@cocotb.test()
async def costs_rate_plus_24(dut):
    """Without stalls a block costs its words and 24 rounds, nothing between."""
    quiet(dut)
    await start(dut)
    size = len(dut.word_i) // 8
    for rate, code in RATES.items():
        dut.rate_i.value = code
        words = rate // size
        cycles = []
        for block in range(4):
            cycles.append(0)
            for i in range(words):
                _, waited = await exchange(dut, block, int(block == 0), int(i == words - 1))
                cycles[-1] += waited
        assert cycles == [words] + 3 * [words + 24], (rate, cycles)
        for _ in range(25):
            await FallingEdge(dut.clk_i)


@cocotb.test()
async def abort_and_reset_leave_no_trace(dut):
    """Give up, or reset, at any point of absorbing, permuting or squeezing; the next digest is right."""
    quiet(dut)
    await start(dut)
    rng = random.Random(3)
    for turn in range(60):
        name = rng.choice(NAMES)
        blocks = padded_blocks(name, rng.randbytes(rng.randrange(300)))
        blocks[-1] = blocks[-1][: rng.randrange(1, len(blocks[-1]) // 8 + 1) * 8]
        await absorb(dut, name, blocks, 0.0, rng)
        for _ in range(rng.randrange(30)):
            await FallingEdge(dut.clk_i)
        if turn % 2:
            await reset(dut)
        else:
            dut.abort_i.value = 1
            await FallingEdge(dut.clk_i)
            dut.abort_i.value = 0
        name = rng.choice(NAMES)
        message = rng.randbytes(rng.randrange(300))
        want = digest(name, message)
        await absorb(dut, name, padded_blocks(name, message), 0.0, rng)
        assert await squeeze(dut, name, len(want), 0.0, rng) == want, (name, len(message))


@cocotb.test()
async def abort_with_the_last_word(dut):
    """An abort in the cycle of the word that would start the permutation wins."""
    quiet(dut)
    await start(dut)
    rng = random.Random(4)
    await absorb(dut, "sha3-256", [rng.randbytes(128)], 0.0, rng)
    size = len(dut.word_i) // 8
    for _ in range(8 // size - 1):
        await exchange(dut, 0, 1, 0)
    dut.abort_i.value = 1
    await exchange(dut, 0, 1, 1)
    dut.abort_i.value = 0
    await ReadOnly()
    assert dut.ready_o.value == 1
    await FallingEdge(dut.clk_i)


@pytest.mark.parametrize("width", [32, 64])
def test_keccak_core(width):
    simulate("rvh_keccak_core", __name__, rtl_files("core"), {"Width": width})

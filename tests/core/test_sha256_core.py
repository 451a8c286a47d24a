# SPDX-License-Identifier: Apache-2.0
"""rvh_sha256_core: digests with random stalls, its cycle cost, abort at any point, reset in mid-block."""

import random

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import digest, padded_blocks
from tests.lib.cocotb_runner import rtl_files, simulate
from tests.lib.handshake import accepted, idle_cycles, reset, start

EDGES = (0, 1, 3, 4, 54, 55, 56, 63, 64, 65, 119, 120, 128, 200)


def quiet(dut):
    dut.abort_i.value = 0
    dut.valid_i.value = 0
    dut.first_i.value = 0
    dut.sha224_i.value = 0
    dut.digest_index_i.value = 0


async def offer(dut, word, first, sha224) -> int:
    """One word; the cycles until it was accepted."""
    dut.valid_i.value = 1
    dut.word_i.value = word
    dut.first_i.value = first
    dut.sha224_i.value = sha224
    cycles = await accepted(dut, dut.ready_o)
    dut.valid_i.value = 0
    return cycles


async def read_digest(dut, words) -> bytes:
    while True:
        await ReadOnly()
        if dut.idle_o.value:
            break
        await FallingEdge(dut.clk_i)
    out = b""
    for i in range(words):
        await FallingEdge(dut.clk_i)
        dut.digest_index_i.value = i
        await ReadOnly()
        out += int(dut.digest_o.value).to_bytes(4, "big")
    await FallingEdge(dut.clk_i)
    return out


async def hash_message(dut, name, message, stall, rng) -> bytes:
    first = 1
    for block in padded_blocks(name, message):
        for i in range(0, 64, 4):
            await idle_cycles(dut, stall, rng)
            await offer(dut, int.from_bytes(block[i : i + 4], "big"), first, int(name == "sha224"))
            first = 0
    return await read_digest(dut, 7 if name == "sha224" else 8)


@cocotb.test()
async def matches_model(dut):
    """Every edge length, both functions, with and without stalls."""
    quiet(dut)
    await start(dut)
    rng = random.Random(1)
    for name in ("sha224", "sha256"):
        for stall in (0.0, 0.3, 0.8):
            for length in (*EDGES, rng.randrange(1000)):
                message = rng.randbytes(length)
                assert await hash_message(dut, name, message, stall, rng) == digest(name, message), (name, length)


@cocotb.test()
async def costs_65_cycles_a_block(dut):
    """A long message without stalls: from block to block exactly 65 cycles."""
    quiet(dut)
    await start(dut)
    rng = random.Random(2)
    blocks = 10
    cycles = []
    for block in range(blocks):
        cycles.append(0)
        for word in range(16):
            cycles[-1] += await offer(dut, rng.getrandbits(32), int(block == word == 0), 0)
    # The first block finds an idle core: its 16 words go in at once. The rest pay for the block before.
    assert cycles == [16] + [65] * (blocks - 1), cycles


@cocotb.test()
async def abort_leaves_no_trace(dut):
    """Give up at any cycle of a block, then hash: the digest is right."""
    quiet(dut)
    await start(dut)
    rng = random.Random(3)
    for point in range(0, 70):
        for word in range(min(point + 1, 16)):
            await offer(dut, rng.getrandbits(32), int(word == 0), 0)
        for _ in range(point - 16):
            await FallingEdge(dut.clk_i)
        dut.abort_i.value = 1
        await FallingEdge(dut.clk_i)
        dut.abort_i.value = 0
        await ReadOnly()
        assert dut.idle_o.value == 1
        await FallingEdge(dut.clk_i)
        message = rng.randbytes(point)
        assert await hash_message(dut, "sha256", message, 0.0, rng) == digest("sha256", message)


@cocotb.test()
async def reset_in_mid_block(dut):
    """An asynchronous reset at any point leaves a working core."""
    quiet(dut)
    await start(dut)
    rng = random.Random(4)
    for _ in range(30):
        for word in range(rng.randrange(1, 17)):
            await offer(dut, rng.getrandbits(32), int(word == 0), 0)
        for _ in range(rng.randrange(60)):
            await FallingEdge(dut.clk_i)
        await reset(dut)
        message = rng.randbytes(rng.randrange(100))
        assert await hash_message(dut, "sha224", message, 0.2, rng) == digest("sha224", message)


@cocotb.test()
async def first_word_waits_for_idle(dut):
    """The first word of a message, offered while the block before is in work, waits until its digest is complete."""
    quiet(dut)
    await start(dut)
    rng = random.Random(5)
    for word in range(16):
        await offer(dut, 0, int(word == 0), 0)
    assert await offer(dut, int.from_bytes(b"abc\x80", "big"), 1, 0) == 51
    for word in range(1, 16):
        await offer(dut, 24 * (word == 15), 0, 0)
    assert await read_digest(dut, 8) == digest("sha256", b"abc")
    assert await hash_message(dut, "sha224", b"", 0.0, rng) == digest("sha224", b"")


def test_sha256_core():
    simulate("rvh_sha256_core", __name__, rtl_files("core"))

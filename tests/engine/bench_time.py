# SPDX-License-Identifier: Apache-2.0
"""Cycles: what each thing takes, left as a file for results/engine.json; and that no cycle depends on data."""

import json
import os
import random

import cocotb

from rvhash.model import ALGORITHMS
from tests.engine.cycles import measured
from tests.engine.golden import block_bytes, is_xof, modes
from tests.lib.engine import PAD, RESTORE, SAVE, Engine
from tests.lib.handshake import start

BLOCKS = 16


def title(mode: tuple) -> str:
    return mode[0] if mode[0] != "sponge" else f"sponge of rate {mode[1]}, {mode[2]} rounds"


async def a_block(engine: Engine, mode: tuple) -> float:
    """Cycles a block of a long message, a full word always pending."""
    words = 2 * block_bytes(mode) // engine.word_bytes
    await engine.start(*mode)
    for _ in range(2 * words):
        await engine.word(bytes(engine.word_bytes))
    before = engine.cycles
    for _ in range(BLOCKS // 2 * words):
        await engine.word(bytes(engine.word_bytes))
    cycles = (engine.cycles - before) / BLOCKS
    await engine.wipe()
    return cycles


async def a_short_message(engine: Engine, mode: tuple, length: int) -> int:
    """From the cycle in which the first word is offered to the one in which the first output word is."""
    engine.rng.seed(0)
    await engine.start(*mode)
    before = engine.cycles
    size = length % engine.word_bytes or engine.word_bytes
    await engine.absorb(bytes(length - size))
    await engine.word(bytes(size), last=True, suffix=0x1F)
    await engine.until(engine.dut.out_valid_o)
    cycles = engine.cycles - 1 - before
    await engine.wipe()
    return cycles


async def an_output_block(engine: Engine, mode: tuple) -> float:
    """Cycles for a block of long output, read in each cycle."""
    await engine.start(*mode)
    await engine.word(b"", last=True, suffix=0x1F)
    block = block_bytes(mode)
    await engine.squeeze(4 * block)
    before = engine.cycles
    assert len(await engine.squeeze(BLOCKS * block)) == BLOCKS * block
    cycles = (engine.cycles - before) / BLOCKS
    await engine.wipe()
    return cycles


async def a_save(engine: Engine, mode: tuple) -> tuple[int, int]:
    """From the command to idle, and from RESTORE to the open message, at the middle of the second block."""
    await engine.start(*mode)
    await engine.absorb(bytes(block_bytes(mode) * 3 // 2))
    before = engine.cycles
    context = await engine.save()
    saved = engine.cycles - before
    before = engine.cycles
    assert await engine.restore(context) == set()
    await engine.wait_for("absorb")
    restored = engine.cycles - 1 - before
    await engine.wipe()
    return saved, restored


@cocotb.test()
async def cycles(dut):
    """Measured; tests/engine/test_engine.py compares."""
    engine = Engine(dut, 1)
    await start(dut)
    found: dict[str, float] = {}
    for mode in modes(engine):
        found[f"{title(mode)}, a block"] = await a_block(engine, mode)
        if is_xof(mode):
            found[f"{title(mode)}, a block of output"] = await an_output_block(engine, mode)
        if mode[0] == "sponge":
            continue
        room = block_bytes(mode) - (1 if ALGORITHMS[mode[0]].family == "keccak" else 1 + block_bytes(mode) // 8)
        for length in (1, room):
            found[f"{title(mode)}, {length} bytes to first output"] = await a_short_message(engine, mode, length)
        found[f"{title(mode)}, save"], found[f"{title(mode)}, restore"] = await a_save(engine, mode)
    found["wipe"] = await engine.wipe() + 1
    # The same again from another past.
    assert await a_block(engine, modes(engine)[0]) == next(iter(found.values()))
    path = measured(os.environ["RVH_RUN"])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({what: int(n) if n == int(n) else n for what, n in found.items()}, indent=2) + "\n")


async def scene(engine: Engine, mode: tuple, fill: int) -> list[tuple[int, ...]]:
    """The handshakes of all cycles of a message that is padded, saved, restored, read and wiped; `fill`: its bytes,
    or from 256 on what they are made from."""
    engine.rng.seed(7)
    engine.trace, engine.stall = [], 0.2

    source = random.Random(fill)

    def data(count: int) -> bytes:
        return bytes([fill]) * count if fill < 256 else source.randbytes(count)

    await engine.start(*mode)
    await engine.absorb(data(block_bytes(mode) + 37), ragged=True)
    if mode[0] == "sponge":
        assert await engine.command(PAD) == set()
        await engine.absorb(data(21))
    context = await engine.save()
    assert await engine.command(RESTORE) == set()
    for at in range(0, len(context), engine.word_bytes):
        await engine.word(context[at : at + engine.word_bytes])
    await engine.message(data(2 * block_bytes(mode) + 3), 0x1F)
    await (engine.squeeze(400) if is_xof(mode) else engine.digest())
    if is_xof(mode):
        assert await engine.command(SAVE) == set()
        for _ in range(4):
            await engine.read()
    await engine.wipe()
    trace, engine.trace, engine.stall = engine.trace, None, 0.0
    return trace


@cocotb.test()
async def time_does_not_depend_on_data(dut):
    """Messages of equal length, all zero, all one, random: every handshake is the same in every cycle."""
    engine = Engine(dut, 2)
    await start(dut)
    for mode in modes(engine):
        first = await scene(engine, mode, 0)
        assert len(first) > 100
        for fill in (0xFF, 0x5A, 1000, 1001):
            assert await scene(engine, mode, fill) == first, (mode, fill)

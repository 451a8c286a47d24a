# SPDX-License-Identifier: Apache-2.0
"""Random messages, each aimed at a bin of the functional coverage, with stalls, saves, wipes, resets and errors.

RVH_SOAK is "part/parts/count": this run's part of all bins, and how many messages of it at most.
"""

import os
import random

import cocotb

from rvhash.model import ALGORITHMS, SPONGE
from tests.engine import coverage
from tests.engine.golden import Golden, begin, block_bytes, is_xof, modes
from tests.lib.cocotb_runner import INITIAL_STATES
from tests.lib.engine import FINISH, RESTORE, START
from tests.lib.handshake import reset


async def error(golden: Golden) -> None:
    """A command that is not allowed in an open message, or an impossible context for it."""
    engine = golden.engine
    number = SPONGE if golden.mode[0] == "sponge" else ALGORITHMS[golden.mode[0]].number
    op = engine.rng.choice((0, FINISH, 7, START, RESTORE))
    assert await engine.command(op, number) == {"state" if op in (START, RESTORE) else "cmd"}
    if engine.rng.random() < 0.3:
        context = await golden.save()
        assert await engine.restore(bytes([2]) + context[1:]) == {"context_bad"}
        await golden.restore(context)


async def event(golden: Golden, mode: tuple, data: bytes, name: str) -> None:
    """What the bin requires, after these bytes of the message."""
    engine, rng = golden.engine, golden.engine.rng
    if name == "save":
        context = await golden.save()
        if rng.random() < 0.3:
            await golden.message(rng.choice(modes(engine)), rng.randbytes(rng.randrange(99)), 9, suffix=0x01)
        await golden.restore(context)
    elif name == "error":
        await error(golden)
    elif name in ("wipe", "reset"):
        if rng.random() < 0.5:
            # not between two words, but in the middle of what comes then
            await engine.cut(rng.randrange(120), engine.message(rng.randbytes(rng.randrange(200)), 0x1F))
            engine.quiet()
        if name == "wipe":
            await engine.wipe()
        else:
            await reset(engine.dut)
        await golden.start(mode)
        await golden.absorb(data, rng.random() < 0.5)


async def one(golden: Golden, mode: tuple, residue: int, name: str) -> None:
    """A message whose length modulo the block is `residue` when the event comes."""
    engine, rng = golden.engine, golden.engine.rng
    engine.stall = rng.choice((0.1, 0.3, 0.6)) if name == "stall" else 0.0
    length = residue + block_bytes(mode) * rng.choice((0, 0, 0, 1, 1, 2, 3))
    data = rng.randbytes(length)
    await golden.start(mode)
    await golden.absorb(data, rng.random() < 0.5)
    await event(golden, mode, data, name)
    coverage.hit(mode, length, name)
    if name not in ("plain", "stall"):
        for _ in range(rng.choice((0, 0, 1, 2))):
            piece = rng.randbytes(rng.randrange(2 * block_bytes(mode)))
            await golden.absorb(piece, rng.random() < 0.5)
            data += piece
            more = rng.choice(("save", "error"))
            await event(golden, mode, data, more)
            coverage.hit(mode, len(data), more)
    await golden.finish(b"", rng.randint(1, 0x7F), rng.random() < 0.5)
    if is_xof(mode) and rng.random() < 0.3:
        await golden.squeeze(rng.randint(1, 300))
        if name == "save":
            await golden.restore(await golden.save())
        await golden.squeeze(rng.randint(1, 300))
    elif rng.random() < 0.95:
        await golden.output(rng.randint(1, 200))
    else:
        await engine.wait_for("done")  # nobody reads it


@cocotb.test()
async def soak(dut):
    """Messages one after the other, never wiped without a reason."""
    part, parts, count = map(int, os.environ["RVH_SOAK"].split("/"))
    state = list(INITIAL_STATES).index(os.environ["RVH_RUN"].rsplit(".", 1)[-1])
    engine, golden, _ = await begin(dut, 100 * part + state)
    labels: dict[str, list[tuple]] = {}
    for mode in modes(engine):
        labels.setdefault(coverage.label(mode), []).append(mode)
    bins = sorted(coverage.goal())
    random.Random(11).shuffle(bins)
    ran = 0
    for label, residue, name in bins[part * len(INITIAL_STATES) + state :: parts * len(INITIAL_STATES)][:count]:
        if label in labels:
            await one(golden, engine.rng.choice(labels[label]), residue, name)
            ran += 1
    assert ran > 0
    dut._log.info(f"{ran} messages, {engine.cycles} cycles")
    coverage.save()

# SPDX-License-Identifier: Apache-2.0
"""WIPE and reset in any cycle of anything: WIPE takes a constant time, afterwards no register tells what was before."""

import os

import cocotb
from cocotb.triggers import ReadOnly

from rvhash.model import Hash
from tests.engine import coverage
from tests.engine.golden import begin, block_bytes, is_xof, modes
from tests.lib.engine import PAD, RESTORE, WIPE, Engine
from tests.lib.handshake import registers, reset

WHOLE = os.environ.get("RVH_DIVIDE", "1") == "1"


async def message(engine: Engine, mode: tuple) -> None:
    """Absorbing with PAD, padding, the last block, output."""
    rng, block = engine.rng, block_bytes(mode)
    await engine.start(*mode)
    await engine.absorb(rng.randbytes(rng.randrange(block)), ragged=True)
    if mode[0] == "sponge":
        assert await engine.command(PAD) == set()
    await engine.message(rng.randbytes(rng.randrange(2 * block)), 0x1F)
    await (engine.squeeze(2 * block) if is_xof(mode) else engine.digest())


async def save(engine: Engine, mode: tuple) -> None:
    """A message that is saved."""
    await engine.start(*mode)
    await engine.absorb(engine.rng.randbytes(engine.rng.randrange(2 * block_bytes(mode))))
    await engine.save()


async def save_output(engine: Engine, mode: tuple) -> None:
    """Output that is saved."""
    await engine.start(*mode)
    await engine.message(b"", 0x1F)
    if is_xof(mode):
        await engine.squeeze(engine.rng.randrange(1, 200))
        await engine.save()


async def restore(engine: Engine, mode: tuple) -> None:
    """A context, a little more, output."""
    model, rng = Hash(*mode), engine.rng
    model.absorb(rng.randbytes(rng.randrange(block_bytes(mode))))
    assert await engine.restore(model.save()) == set()
    await engine.message(rng.randbytes(9), 0x1F)
    await engine.read()


async def restore_output(engine: Engine, mode: tuple) -> None:
    """The context of an output, the rest of the output; of a digest, an impossible context."""
    model = Hash(*mode)
    model.absorb(engine.rng.randbytes(70))
    if is_xof(mode):
        model.finish(0x1F if mode[0] == "sponge" else None)
        model.squeeze(engine.rng.randrange(4) * 16)
        assert await engine.restore(model.save()) == set()
        await engine.squeeze(200)
    else:
        assert await engine.restore(b"\2" + model.save()[1:]) == {"context_bad"}


SCENES = (message, save, save_output, restore, restore_output)


async def image(dut) -> dict[str, int]:
    await ReadOnly()
    return registers(dut)


async def scenes(engine: Engine) -> list[tuple]:
    """(scene, mode, cycles): how long each takes without stalls, about."""
    found = []
    for mode in modes(engine):
        if mode[0] != "sponge" or mode[1] in (72, 136):
            for scene in SCENES:
                before = engine.cycles
                await scene(engine, mode)
                found.append((scene, mode, engine.cycles - before))
                await engine.wipe()
    return found


@cocotb.test()
async def wipe_in_any_cycle(dut):
    """Cut anywhere, with a pending word or command: always the same number of cycles, and the same registers."""
    engine, golden, _ = await begin(dut, 1)
    cases = [(scene, mode, at) for scene, mode, cycles in await scenes(engine) for at in range(cycles + 1)]
    await engine.wipe()
    cycles = await engine.wipe()
    await engine.settle()
    want = registers(dut)
    await engine.tick()
    assert len(want) >= 5, sorted(want)
    for part, families in (("state_q", {"keccak"}), ("hash_q", {"sha256", "sha512"}), ("w_q", {"sha256", "sha512"})):
        assert bool(engine.families & families) == any(path.endswith("." + part) for path in want), sorted(want)
    for scene, mode, at in coverage.share(cases)[: 600 if WHOLE else 150]:
        engine.stall = engine.rng.choice((0.0, 0.0, 0.2))
        await engine.cut(at, scene(engine, mode))
        engine.stall = 0.0
        if dut.cmd_valid_i.value:  # a command that waits is let in first
            await engine.until(dut.cmd_ready_o)
            dut.cmd_valid_i.value = 0
        dut.out_ready_i.value = engine.rng.getrandbits(1)
        where = (scene.__name__, mode, at)
        assert await engine.command(WIPE) == set()  # together with a pending word
        dut.msg_valid_i.value = 0
        assert await engine.wait_for("idle") == cycles, where
        await engine.settle()
        left = registers(dut)
        await engine.tick()
        assert left == want, (where, [path for path in want if want[path] != left[path]])
        dut.out_ready_i.value = 0
        if engine.rng.random() < 0.2:
            await golden.message(engine.rng.choice(modes(engine)), engine.rng.randbytes(engine.rng.randrange(300)), 30)


@cocotb.test()
async def wipe_behind_every_length(dut):
    """Each mode at lengths modulo the block, wiped while it is open; a new message follows at once."""
    engine, golden, rng = await begin(dut, 2)
    cycles = await engine.wipe()
    cases = [(m, residue) for m in modes(engine) for residue in range(block_bytes(m))]
    for mode, residue in coverage.share(cases)[:150]:
        length = residue + block_bytes(mode) * rng.choice((0, 0, 1))
        await golden.start(mode)
        await golden.absorb(rng.randbytes(length), rng.random() < 0.5)
        assert await engine.wipe() == cycles
        coverage.hit(mode, length, "wipe")
        await golden.message(rng.choice(modes(engine)), rng.randbytes(rng.randrange(100)), 20)
    coverage.save()


@cocotb.test()
async def commands_in_a_wipe(dut):
    """A command waits until WIPE is over, a second WIPE too."""
    engine, golden, _ = await begin(dut, 3)
    cycles = await engine.wipe()
    for op in (RESTORE, WIPE):
        assert await engine.command(WIPE) == set()
        before = engine.cycles
        assert await engine.command(op) == set()
        assert engine.cycles - before == cycles + 1
        await engine.wipe()
    await golden.message(modes(engine)[0], b"abc", 32)


@cocotb.test()
async def reset_in_any_cycle(dut):
    """An asynchronous reset anywhere: idle, all registers as after the first reset, and the next message is right."""
    engine, golden, rng = await begin(dut, 4)
    await engine.settle()
    want = registers(dut)
    await engine.tick()
    cases = [(scene, mode, at) for scene, mode, cycles in await scenes(engine) for at in range(cycles + 1)]
    for scene, mode, at in coverage.share(cases)[: 250 if WHOLE else 60]:
        await engine.cut(at, scene(engine, mode))
        engine.quiet()
        await reset(dut)
        assert await engine.state() == "idle"
        await engine.settle()
        left = registers(dut)
        await engine.tick()
        assert left == want, (scene.__name__, mode, at, [path for path in want if want[path] != left[path]])
        length = rng.randrange(300)
        other = rng.choice(modes(engine))
        await golden.message(other, rng.randbytes(length), 30, rng.random() < 0.5)
        coverage.hit(other, length, "reset")
    coverage.save()

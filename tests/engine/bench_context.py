# SPDX-License-Identifier: Apache-2.0
"""SAVE and RESTORE: what the engine writes is what the model writes, byte by byte, and either goes on with it."""

import cocotb

from rvhash.model import ALGORITHMS, Hash
from tests.engine import coverage
from tests.engine.golden import as_engine_saves, begin, block_bytes, is_xof, modes
from tests.lib.contexts import bare
from tests.lib.engine import LONGEST, SAVE, START
from tests.lib.handshake import reset


@cocotb.test()
async def saved_at_any_byte(dut):
    """A message is saved at each byte modulo its block, restored, and goes on; in between anything may happen."""
    engine, golden, rng = await begin(dut, 1)
    cases = [(m, residue) for m in modes(engine) for residue in range(block_bytes(m))]
    for mode, residue in coverage.share(cases):
        length = residue + block_bytes(mode) * rng.choice((0, 0, 1, 2))
        engine.stall = rng.choice((0.0, 0.0, 0.3))
        await golden.start(mode)
        await golden.absorb(rng.randbytes(length), rng.random() < 0.5)
        assert await engine.command(START, 1) == {"state"}
        coverage.hit(mode, length, "error")
        context = await golden.save()
        coverage.hit(mode, length, "save")
        if rng.random() < 0.3:
            await reset(dut)
            coverage.hit(mode, length, "reset")
        elif rng.random() < 0.3:
            await golden.message(rng.choice(modes(engine)), rng.randbytes(rng.randrange(200)), 20)
        await golden.restore(context)
        await golden.finish(rng.randbytes(rng.choice((0, 1, 30, 150))), rng.randint(1, 0x7F), rng.random() < 0.5)
        await golden.output(40)
    coverage.save()


@cocotb.test()
async def saved_after_every_few_bytes(dut):
    """One message, saved and restored over and over, also with nothing absorbed in between."""
    engine, golden, rng = await begin(dut, 2)
    for mode in modes(engine):
        await golden.start(mode)
        await golden.restore(await golden.save())  # the empty message
        left = 2 * block_bytes(mode) + 3
        while left > 0:
            piece = rng.randbytes(rng.randint(0, 40))
            await golden.absorb(piece, rng.random() < 0.5)
            left -= len(piece)
            await golden.restore(await golden.save())
        await golden.finish(b"", 0x1F, ragged=True)
        await golden.output(30)


@cocotb.test()
async def contexts_of_any_length(dut):
    """Contexts of the model, restored and at once saved again: each position; each bit of a long SHA-2 length."""
    engine, golden, rng = await begin(dut, 3)
    cases = [(m, residue) for m in modes(engine) for residue in range(block_bytes(m))]
    for mode, residue in coverage.share(cases, 2)[::2]:
        model = Hash(*mode)
        model.absorb(rng.randbytes(residue))
        context = bytearray(model.save())
        if is_sha2(mode):
            bits = 61 if block_bytes(mode) == 64 else 125
            length = rng.getrandbits(bits) // block_bytes(mode) * block_bytes(mode) + residue
            context[16:32] = length.to_bytes(16, "little")
        await golden.restore(bytes(context))
        await golden.save()
        # bytes that must be ignored: those after the position, the last eight of a sponge
        junk = bytearray(context)
        behind = len(junk) - block_bytes(mode) + residue if is_sha2(mode) else len(junk) - 8
        junk[behind:] = rng.randbytes(len(junk) - behind)
        assert await engine.restore(bytes(junk)) == set()
        await engine.wait_for("absorb")
        assert await engine.save() == bytes(context), (mode, residue)


@cocotb.test()
async def continued_without_a_block(dut):
    """Contexts at the start of a block, without the block: the message continues with the next word, is saved with its
    block, ends at once, or is aborted."""
    engine, golden, rng = await begin(dut, 9)
    for mode in [m for m in modes(engine) if is_sha2(m)]:
        block = block_bytes(mode)
        for length in (0, 1, 4, block - 9, block - 8, block, block + 1, 3 * block, rng.randrange(300)):
            engine.stall = rng.choice((0.0, 0.0, 0.3))
            model = Hash(*mode)
            model.absorb(rng.randbytes(block * rng.choice((0, 1, 2, 3))))
            context = bare(model.save())
            if rng.random() < 0.3:
                assert await engine.restore(context[: rng.randrange(32, len(context))]) == set()
                await engine.wipe()
            await golden.restore(context)
            if rng.random() < 0.3:
                await golden.restore(await golden.save())
            await golden.finish(rng.randbytes(length), ragged=rng.random() < 0.5)
            await golden.digest()


def is_sha2(mode: tuple) -> bool:
    return mode[0] != "sponge" and ALGORITHMS[mode[0]].family != "keccak"


@cocotb.test()
async def saved_in_the_output(dut):
    """The output of an XOF, saved at each word, restored and read on; what an engine with a second buffer has not
    given out is in its context."""
    engine, golden, rng = await begin(dut, 4)
    words = [-(-block_bytes(m) // engine.word_bytes) for m in modes(engine)]
    cases = [
        (m, word, wait)
        for m, count in zip(modes(engine), words, strict=True)
        if is_xof(m)
        for word in range(2 * count + 2)
        for wait in (False, True)
    ]
    for mode, word, wait in coverage.share(cases)[:110]:
        engine.stall = rng.choice((0.0, 0.0, 0.3))
        await golden.start(mode)
        await golden.finish(rng.randbytes(rng.randrange(200)))
        await engine.wait_for("done")
        for _ in range(word):
            await golden.squeeze(1)
        for _ in range(rng.randrange(40) if wait else 0):
            await engine.tick()
        await golden.restore(await golden.save())  # the engine's own has unread bytes; the model's has none
        await golden.squeeze(rng.choice((1, 50, 400)))
        await golden.restore(await golden.save())
        await golden.squeeze(20)


@cocotb.test()
async def restored_in_the_output(dut):
    """A context of the model at each byte of an output block: read on, or saved again at once. The engine goes on with
    a whole word, or after a whole block; positions in between are refused."""
    engine, golden, rng = await begin(dut, 5)
    cases = [(m, given) for m in modes(engine) if is_xof(m) for given in range(block_bytes(m) + 1)]
    for mode, given in coverage.share(cases):
        model = Hash(*mode)
        model.absorb(rng.randbytes(20))
        model.finish(0x1F if mode[0] == "sponge" else None)
        model.squeeze(given)
        context = model.save()
        if given % engine.word_bytes and given != block_bytes(mode):
            assert await engine.restore(context) == {"context_bad"}, (mode, given)
            assert await engine.state() == "idle"
            continue
        await golden.restore(context)
        if rng.random() < 0.5:
            await golden.restore(await golden.save())
        await golden.squeeze(rng.choice((1, 200, 500)))


@cocotb.test()
async def saved_right_behind_a_word_or_start(dut):
    """SAVE in the cycle after START, a word, a block, or RESTORE; and a reader that waits."""
    engine, golden, rng = await begin(dut, 6)
    size = engine.word_bytes
    for mode in modes(engine):
        for words in (0, 1, block_bytes(mode) // size - 1, block_bytes(mode) // size, block_bytes(mode) // size + 1):
            for wait in (0, rng.choice((1, 90))):
                await golden.start(mode)
                await golden.absorb(rng.randbytes(words * size))
                for _ in range(wait):
                    await engine.tick()
                context = golden.model.save()
                assert await engine.command(SAVE) == set()
                for _ in range(rng.choice((0, 100))):
                    await engine.tick()
                got, last = b"", False
                while not last:
                    data, last = await engine.read()
                    got += data
                    assert len(got) <= LONGEST
                    for _ in range(rng.choice((0, 0, 3))):
                        await engine.tick()
                assert got == as_engine_saves(context, engine.overlap), (mode, words, wait)


@cocotb.test()
async def saved_while_a_word_is_taken(dut):
    """An output word that is taken in the cycle of SAVE was given out; a message word beside a command waits."""
    engine, golden, rng = await begin(dut, 8)
    for mode in modes(engine):
        for words in range(4):
            piece = rng.randbytes(engine.word_bytes)
            await golden.start(mode)
            dut.msg_data_i.value = int.from_bytes(piece, "little")
            dut.msg_bytes_i.value, dut.msg_last_i.value, dut.msg_valid_i.value = len(piece), 0, 1
            await engine.until(dut.msg_ready_o)
            golden.model.absorb(piece)
            dut.cmd_i.value, dut.cmd_valid_i.value = 0, 1
            assert not await engine.tick(dut.msg_ready_o), "a word is taken beside a command"
            for op in (START, 0):
                assert await engine.command(op, 2) in ({"state"}, {"cmd"})
            assert await engine.command(SAVE) == set()
            dut.msg_valid_i.value = 0
            await golden.restore(await golden.read_context())
            await golden.finish()
            if not is_xof(mode):
                await golden.digest()
                continue
            await engine.wait_for("done")
            await golden.squeeze(words * engine.word_bytes)
            dut.out_ready_i.value = taken = rng.getrandbits(1)
            await engine.settle()
            if int(dut.out_valid_o.value) and taken:
                golden.model.squeeze(int(dut.out_bytes_o.value))
            await engine.tick()
            dut.out_ready_i.value = 0
            for _ in range(rng.choice((0, 40))):
                await engine.tick()
            dut.out_ready_i.value = dut.cmd_valid_i.value = 1
            dut.cmd_i.value = SAVE << 4
            await engine.settle()
            if int(dut.out_valid_o.value):
                golden.model.squeeze(int(dut.out_bytes_o.value))
            assert int(dut.err_o.value) == 0
            await engine.tick()
            dut.out_ready_i.value = dut.cmd_valid_i.value = 0
            await golden.restore(await golden.read_context())
            await golden.squeeze(200)


@cocotb.test()
async def a_message_follows_a_save_that_is_given_up(dut):
    """WIPE in a save or restore; START is not allowed there."""
    engine, golden, rng = await begin(dut, 7)
    for mode in modes(engine):
        await golden.start(mode)
        await golden.absorb(rng.randbytes(70))
        assert await engine.command(SAVE) == set()
        await engine.read()
        assert await engine.command(START, 2) == {"state"}
        assert await engine.state() == "save"
        await engine.wipe()
        await golden.message(mode, b"abc", 32)

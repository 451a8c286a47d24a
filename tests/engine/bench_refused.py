# SPDX-License-Identifier: Apache-2.0
"""What is refused: commands in the wrong state, impossible contexts, messages that are too long."""

import cocotb

from rvhash.model import ALGORITHMS, SPONGE, Context, ContextError, Hash, digest
from tests.engine.golden import LENGTH_LIMIT, begin, block_bytes, is_xof, modes
from tests.lib.contexts import BARE
from tests.lib.engine import FINISH, LIMIT, PAD, RESTORE, SAVE, START, Engine
from tests.lib.handshake import start


async def refuse(engine: Engine, mode: tuple, *ops: int) -> None:
    """These commands are not allowed now, nor are the undefined ones."""
    number = SPONGE if mode[0] == "sponge" else ALGORITHMS[mode[0]].number
    for op in (0, FINISH, 7):
        assert await engine.command(op, number) == {"cmd"}
    for op in ops:
        assert await engine.command(op, number) == {"state"}, (mode, op)


@cocotb.test()
async def commands_in_every_state(dut):
    """Each command that is not allowed has its error, and the message goes on as if it had not come."""
    engine, golden, rng = await begin(dut, 1)
    for mode in modes(engine):
        sponge = block_bytes(mode) > 128 or ALGORITHMS.get(mode[0], ALGORITHMS["shake128"]).family == "keccak"
        await refuse(engine, mode, PAD, SAVE)
        await golden.start(mode)
        in_message = (START, RESTORE) if sponge else (START, RESTORE, PAD)
        for _ in range(4):
            await refuse(engine, mode, *in_message)
            await golden.absorb(rng.randbytes(rng.randrange(60)))
        context = await golden.save()
        await golden.restore(context)
        await golden.finish(b"the end")
        await refuse(engine, mode, PAD)  # padding, then working on the last block
        await engine.wait_for("done")
        await refuse(engine, mode, *((PAD,) if is_xof(mode) else (PAD, SAVE)))
        assert await engine.command(START, 0) == {"alg"}
        await golden.output(32)
        await engine.wipe()


@cocotb.test()
async def commands_in_every_cycle_of_save_and_restore(dut):
    """A refused command before each word of a context, in and out."""
    engine, golden, rng = await begin(dut, 2)
    for mode in modes(engine):
        for squeezing in (False, True) if is_xof(mode) else (False,):

            async def refused(mode: tuple = mode) -> None:
                await refuse(engine, mode, rng.choice((START, PAD, SAVE, RESTORE)))

            await golden.start(mode)
            await golden.absorb(rng.randbytes(rng.randrange(100)))
            if squeezing:
                await golden.finish()
                await golden.squeeze(rng.randrange(1, 100))
            engine.before_word = refused
            context = await golden.save()
            await golden.restore(context)
            engine.before_word = None
            if not squeezing:
                await golden.finish(b"", 0x1F)
            await golden.output(30)


@cocotb.test()
async def algorithms_that_are_not_there(dut):
    """START with each number that is none, or not built, and with each rate that is none."""
    engine = Engine(dut, 3)
    await start(dut)
    built = {ALGORITHMS[name].number for name in engine.names} | ({SPONGE} if "keccak" in engine.families else set())
    for number in range(16):
        if number not in built:
            assert await engine.command(START, number) == {"alg"}, number
            assert await engine.state() == "idle"
    for rate in (5, 6, 7) if SPONGE in built else ():
        assert await engine.command(START, SPONGE, rate) == {"alg"}
        # The rate is not looked at where the algorithm has its own.
        assert await engine.command(START, ALGORITHMS["sha3-256"].number, rate, 1) == set()
        await engine.message(b"abc")
        assert await engine.digest() == digest("sha3-256", b"abc")


@cocotb.test()
async def nothing_moves_without_a_message(dut):
    """In idle no word is taken and none is offered, nor is one of a digest before it is there."""
    engine = Engine(dut, 4)
    await start(dut)
    dut.msg_valid_i.value = dut.out_ready_i.value = 1
    engine.trace = []
    for _ in range(50):
        await engine.tick()
    assert {(shown[1], shown[2]) for shown in engine.trace} == {(0, 0)}
    engine.trace = None
    engine.quiet()
    for mode in modes(engine):
        await engine.start(*mode)
        await engine.message(b"secret" * 40, 0x1F)
        for _ in range(LIMIT):
            await engine.settle()
            seen = int(dut.out_data_o.value)
            if await engine.tick(dut.out_valid_o):
                break
            assert seen == 0
        else:
            raise AssertionError(f"{mode}: no output")
        await engine.wipe()


# ---- contexts ----
def possible(engine: Engine, header: bytes) -> bool:
    """By the model, were the rest zeros. The engine takes no unread output, and output from a whole word on alone."""
    by_number = {a.number: a.family for a in ALGORITHMS.values()} | {SPONGE: "keccak"}
    family = by_number.get(header[1])
    if family not in engine.families or header[6:8] != b"\0\0":
        return False
    try:
        block = 0 if header[2] == BARE else {"sha256": 64, "sha512": 128, "keccak": 8}[family]
        c = Context.decode(header + bytes({"sha256": 32, "sha512": 64, "keccak": 200}[family] + block))
    except ContextError:
        return False
    return c.phase == 0 or c.position % engine.word_bytes == 0 or c.position == c.algorithm.block_bytes


async def judge(engine: Engine, header: bytes) -> bool:
    """Whether the engine takes the context; nothing is left of it."""
    errors = await engine.restore(header)
    if not errors:
        # The next cycle tells.
        await engine.settle()
        errors = {"context_bad"} if int(engine.dut.err_o.value) == 1 << 4 else set()
        assert errors or int(engine.dut.err_o.value) == 0
        await engine.tick()
    if errors:
        assert errors == {"context_bad"}
        engine.dut.msg_valid_i.value = 1
        for _ in range(4):
            assert not await engine.tick(engine.dut.msg_ready_o)
        engine.dut.msg_valid_i.value = 0
        assert await engine.state() == "idle"
        return False
    assert await engine.state() == "load"
    await engine.wipe()
    return True


@cocotb.test()
async def impossible_contexts(dut):
    """Each bit of a header turned over, and values at the edges: taken or refused as the model does."""
    engine, golden, rng = await begin(dut, 5)
    taken = refused = 0
    for mode in modes(engine):
        block = block_bytes(mode)
        headers = []
        for given in (None, 0, block) if is_xof(mode) else (None,):
            model = Hash(*mode)
            model.absorb(rng.randbytes(block + rng.randrange(block)))
            if given is not None:
                model.finish(0x1F if mode[0] == "sponge" else None)
                model.squeeze(given)
            whole = int.from_bytes(model.save()[:32], "little")
            headers += [whole] + [whole ^ 1 << bit for bit in range(256)]
            cleared = whole & ~(0xFFFF << 32)
            headers += [cleared | position << 32 for position in (0, block - 1, block, block + 1, 255, 256, 0x8000)]
            for phase in (whole, whole | BARE << 16):
                cut = phase & (1 << 128) - 1 & ~(0xFFFF << 32)
                headers += [cut | n << 128 | n % block << 32 for n in edges(rng)]
            headers += [phase << 16 | cleared & ~(0xFF << 16) for phase in range(4)]
            headers += [BARE << 16 | cleared | position << 32 for position in (0, 1, 4, block - 1, block, 256)]
            headers += [whole & ~0xFF | version for version in (0, 2, 0xFF)]
            headers += [whole & ~0xFF00 | number << 8 for number in range(256)]
        for value in rng.sample(headers, len(headers) // 6):
            header = value.to_bytes(32, "little")
            want = possible(engine, header)
            assert await judge(engine, header) == want, f"{mode}: {header.hex()} is {'' if want else 'not '}possible"
            taken, refused = taken + want, refused + (not want)
        await golden.message(mode, b"still works", 20)
    assert taken > 20
    assert refused > 100


def edges(rng) -> list[int]:
    """Message lengths around the limits of both families."""
    around = [(1 << power) + d for power in (61, 125) for d in (-128, -64, -1, 0, 1, 64)]
    return [*around, *(rng.getrandbits(power) for power in (61, 62, 125, 126, 128)), (1 << 128) - 1]


# ---- the longest message ----
@cocotb.test()
async def lengths_up_to_the_limit(dut):
    """Long lengths appear in the padding with every bit; the word that goes beyond the limit is answered with an error,
    and the message is given up."""
    engine, golden, rng = await begin(dut, 6)
    for mode in modes(engine):
        limit = LENGTH_LIMIT.get(ALGORITHMS[mode[0]].family) if mode[0] != "sponge" else None
        if limit is None:
            continue
        block = block_bytes(mode)
        for room in (0, 1, 3, 4, 5, 8, 9, 15, 16, 17, 40):
            model = Hash(*mode)
            model.absorb(rng.randbytes((limit - room) % block))
            context = bytearray(model.save())
            context[16:32] = (limit - room).to_bytes(16, "little")
            await golden.restore(bytes(context))
            await golden.absorb(rng.randbytes(room), ragged=room % 2 == 0)
            if room % 3:
                await golden.finish()
                await golden.digest()
            else:
                for _ in range(2):
                    await engine.word(b"")
                    assert engine.errors == set()
                await engine.word(rng.randbytes(rng.randint(1, engine.word_bytes)), last=rng.random() < 0.5)
                assert engine.errors == {"length"}
                assert await engine.state() == "idle"
            # over by a word that is partly within
            golden.model.wipe()
            await golden.restore(bytes(context))
            for _ in range(room // engine.word_bytes):
                await engine.word(bytes(engine.word_bytes))
                assert engine.errors == set()
            await engine.word(bytes(engine.word_bytes), last=True)
            assert engine.errors == {"length"}
            assert await engine.state() == "idle"
            other = rng.choice(modes(engine))
            await golden.message(other, rng.randbytes(rng.randrange(200)), 30)

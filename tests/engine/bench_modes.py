# SPDX-License-Identifier: Apache-2.0
"""Every mode at every length modulo the block, words of any size, PAD, short rounds, long output."""

import random
from typing import Any

import cocotb
from Crypto.Hash import KMAC128, KMAC256, TurboSHAKE128, TurboSHAKE256, cSHAKE128, cSHAKE256

from rvhash.model import ALGORITHMS, digest, sp800185
from tests.engine import coverage
from tests.engine.golden import SPONGES, begin, block_bytes, modes
from tests.lib import sp800185 as nist
from tests.lib.engine import PAD, Engine
from tests.lib.handshake import start


@cocotb.test()
async def every_length_modulo_block(dut):
    """Each mode and rate at each length of one block, some a block or two longer, with stalls and without."""
    engine, golden, rng = await begin(dut, 1)
    cases = [(m, residue, stall) for m in modes(engine) for residue in range(block_bytes(m)) for stall in (0.0, 0.3)]
    # The two numbers of rounds share the lengths.
    cases = [c for c in cases if c[0][0] != "sponge" or (c[1] % 2 == 0) == (c[0][2] == 12)]
    for mode, residue, engine.stall in coverage.share(cases):
        length = residue + block_bytes(mode) * rng.choice((0, 0, 0, 1, 2))
        count = rng.choice((1, 7, 33, mode[1] if mode[0] == "sponge" else 200))
        await golden.message(mode, rng.randbytes(length), count, rng.random() < 0.5, rng.randint(1, 0x7F))
        coverage.hit(mode, length, "stall" if engine.stall else "plain")
    coverage.save()


@cocotb.test()
async def byte_count_beyond_a_word(dut):
    """A count of more bytes than a word has counts as a full word, the last or not."""
    engine = Engine(dut, 2)
    await start(dut)
    size = engine.word_bytes
    for name in engine.names:
        for count in range(size, 2 * size):
            data = engine.rng.randbytes(2 * size)
            await engine.start(name)
            for at, last in ((0, 0), (size, 1)):
                dut.msg_data_i.value = int.from_bytes(data[at : at + size], "little")
                dut.msg_bytes_i.value, dut.msg_last_i.value, dut.msg_valid_i.value = count, last, 1
                await engine.until(dut.msg_ready_o)
            dut.msg_valid_i.value = 0
            got = (await engine.squeeze(32))[:32] if ALGORITHMS[name].xof else await engine.digest()
            assert got == digest(name, data, 32 if ALGORITHMS[name].xof else None), (name, count)


@cocotb.test()
async def empty_words_are_nothing(dut):
    """Words without a byte before, in and after the message."""
    engine, golden, _ = await begin(dut, 3)
    for mode in modes(engine):
        data = engine.rng.randbytes(block_bytes(mode) - engine.rng.randrange(3))
        await golden.start(mode)
        for at in range(0, len(data), 5):
            await engine.word(b"")
            await golden.absorb(data[at : at + 5])
        await engine.word(b"")
        await engine.word(b"", last=True, suffix=0x07)
        golden.model.finish(0x07 if mode[0] == "sponge" else None)
        await golden.output(40)


@cocotb.test()
async def pad_at_any_byte(dut):
    """PAD fills the block with zeros, once; at the edge of a block and twice in a row it does nothing."""
    engine, golden, rng = await begin(dut, 4)
    cases = [(m, residue) for m in modes(engine) for residue in range(block_bytes(m)) if m not in sha2(engine)]
    for mode, residue in coverage.share(cases)[:250]:
        engine.stall = rng.choice((0.0, 0.3))
        await golden.start(mode)
        for part in range(rng.choice((1, 1, 2))):
            length = residue + block_bytes(mode) * rng.choice((0, 0, 1)) if part == 0 else rng.randrange(300)
            await golden.absorb(rng.randbytes(length), rng.random() < 0.5)
            for _ in range(rng.choice((1, 1, 2))):
                await golden.pad()
        await golden.finish(rng.randbytes(rng.choice((0, 1, 5, 160))), rng.randint(1, 0x7F))
        await golden.output(40)
    for mode in sha2(engine):
        await golden.start(mode)
        await golden.absorb(b"abc")
        assert await engine.command(PAD) == {"state"}
        await golden.finish(b"def")
        await golden.digest()


def sha2(engine: Engine) -> list[tuple]:
    return [m for m in modes(engine) if m[0] != "sponge" and ALGORITHMS[m[0]].family != "keccak"]


class Verbs:
    """Replaces the model's engine and records the operations."""

    def __init__(self) -> None:
        self.said: list[tuple[str, tuple]] = []

    def __getattr__(self, verb: str) -> Any:
        return lambda *arguments: self.said.append((verb, arguments))


async def replay(engine: Engine, verbs: Verbs, out_bytes: int) -> bytes:
    """The same verbs on the hardware; its output."""
    for verb, arguments in verbs.said:
        if verb == "start":
            await engine.start(*arguments)
        elif verb == "absorb":
            await engine.absorb(*arguments, ragged=engine.rng.random() < 0.5)
        elif verb == "pad":
            assert await engine.command(PAD) == set()
        elif verb == "finish":
            await engine.finish(suffix=arguments[0])
    return (await engine.squeeze(out_bytes))[:out_bytes]


@cocotb.test()
async def sp800185_on_the_sponge(dut):
    """cSHAKE and KMAC against pycryptodome, bytepad by PAD; the samples of NIST."""
    engine = Engine(dut, 5)
    await start(dut)
    if "keccak" not in engine.families:
        return
    rng = random.Random(5)
    for strength, cshake, kmac in ((128, cSHAKE128, KMAC128), (256, cSHAKE256, KMAC256)):
        for _ in range(4):
            key, custom = rng.randbytes(rng.randint(32, 200)), rng.randbytes(rng.randint(1, 170))
            data, count = rng.randbytes(rng.randrange(400)), rng.randint(8, 300)
            verbs = Verbs()
            function = sp800185.CShake(strength, b"", custom, engine=verbs)
            function.absorb(data)
            function.finish()
            want = cshake.new(data=data, custom=custom).read(count)
            assert await replay(engine, verbs, count) == want
            verbs = Verbs()
            function = sp800185.Kmac(strength, key, custom, engine=verbs)
            function.absorb(data)
            function.finish(count)
            want = kmac.new(key=key, data=data, custom=custom, mac_len=count).digest()
            assert await replay(engine, verbs, count) == want
    for sample in (*nist.CSHAKE, *nist.KMAC):
        a, verbs = dict(sample.arguments), Verbs()
        if sample.function == "kmac":
            function = sp800185.Kmac(a["strength"], a["key"], a["custom"], engine=verbs)
        else:
            function = sp800185.CShake(a["strength"], b"", a["custom"], engine=verbs)
        function.absorb(a["data"])
        function.finish(*([a["out_bytes"]] if sample.function == "kmac" else []))
        assert sample.holds(await replay(engine, verbs, a["out_bytes"])), sample


@cocotb.test()
async def turboshake_on_the_sponge(dut):
    """Twelve rounds, any suffix, against pycryptodome."""
    engine = Engine(dut, 6)
    await start(dut)
    if "keccak" not in engine.families:
        return
    for rate, turboshake in ((168, TurboSHAKE128), (136, TurboSHAKE256)):
        for length in (0, 1, rate - 1, rate, rate + 1, 3 * rate + 5):
            data, suffix = engine.rng.randbytes(length), engine.rng.randint(1, 0x7F)
            await engine.start("sponge", rate, 12)
            await engine.message(data, suffix, ragged=length % 2 == 0)
            want = turboshake.new(domain=suffix, data=data).read(5 * rate)
            assert (await engine.squeeze(5 * rate))[: 5 * rate] == want, (rate, length)


@cocotb.test()
async def long_output(dut):
    """Many blocks in pieces, with pauses between them; the next message starts clean."""
    engine, golden, rng = await begin(dut, 7)
    for mode in [("shake128",), ("shake256",), *SPONGES] if "keccak" in engine.families else []:
        for engine.stall in (0.0, 0.4):
            await golden.start(mode)
            await golden.finish(rng.randbytes(77))
            left = 7 * block_bytes(mode)
            while left > 0:
                left -= await golden.squeeze(rng.randint(1, 2 * block_bytes(mode)))
                for _ in range(rng.choice((0, 1, 60))):
                    await engine.tick()


@cocotb.test()
async def output_of_no_bytes(dut):
    """Nothing is taken of the output; START, RESTORE or WIPE end it."""
    engine, golden, _ = await begin(dut, 8)
    for turn, mode in enumerate(modes(engine) * 2):
        await golden.start(mode)
        await golden.finish(b"nobody wants to know")
        await engine.wait_for("done")
        if turn % 3 == 1:
            await engine.wipe()
        elif turn % 3 == 2:
            golden.model.wipe()
            golden.model.start(*mode)
            golden.model.absorb(b"saved")
            await golden.restore(golden.model.save())
            await golden.finish(b" and restored")
            await golden.output(32)
        await golden.message(engine.rng.choice(modes(engine)), b"next", 16)

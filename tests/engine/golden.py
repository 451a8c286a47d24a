# SPDX-License-Identifier: Apache-2.0
"""The engine and the golden model in step: each verb goes to both, and what comes out is compared byte by byte."""

import random

from rvhash.model import ALGORITHMS, RATES, Context, Hash
from rvhash.model.blocks import keccak_p
from tests.lib.engine import PAD, SAVE, Engine
from tests.lib.handshake import start

SPONGES = [("sponge", rate, rounds) for rate in RATES for rounds in (24, 12)]
SHA2_BYTES = {"sha256": 128, "sha512": 224}  # of a context
LENGTH_LIMIT = {"sha256": (1 << 61) - 1, "sha512": (1 << 125) - 1}  # bytes of a message, FIPS 180-4, 1


def modes(engine: Engine) -> list[tuple]:
    """What START can be given in this engine: (name,) or ("sponge", rate, rounds)."""
    return [(name,) for name in engine.names] + (SPONGES if "keccak" in engine.families else [])


def block_bytes(mode: tuple) -> int:
    """Block of SHA-2, rate of the sponge."""
    return mode[1] if mode[0] == "sponge" else ALGORITHMS[mode[0]].block_bytes


def is_xof(mode: tuple) -> bool:
    return mode[0] == "sponge" or ALGORITHMS[mode[0]].xof


def as_engine_saves(context: bytes, overlap: bool) -> bytes:
    """The context that the engine writes where the model writes `context`.

    The engine permutes as soon as an output block is read to its end. With a second buffer it is one block ahead, and
    what is left of the block before is unread.
    """
    c = Context.decode(context)
    if c.phase == 0:
        return context
    if c.position == c.algorithm.block_bytes:
        c.state, c.position = keccak_p(c.state, c.algorithm.rounds), 0
    if overlap:
        c.unread = c.state[c.position : c.algorithm.block_bytes]
        c.state, c.position = keccak_p(c.state, c.algorithm.rounds), 0
    return c.encode()


class Golden:
    """Engine and model; their message is the same."""

    def __init__(self, engine: Engine) -> None:
        self.engine, self.model, self.mode = engine, Hash(), ()

    async def start(self, mode: tuple) -> None:
        """Open a message; `mode` as in `modes`."""
        await self.engine.start(*mode)
        self.mode = mode
        self.model.wipe()
        self.model.start(*mode)

    async def absorb(self, data: bytes, ragged: bool = False) -> None:
        await self.engine.absorb(data, ragged)
        self.model.absorb(data)

    async def pad(self) -> None:
        assert await self.engine.command(PAD) == set()
        self.model.pad()

    async def finish(self, data: bytes = b"", suffix: int = 0x1F, ragged: bool = False) -> None:
        """The rest of the message. `suffix`: of the sponge."""
        await self.engine.message(data, suffix, ragged)
        self.model.absorb(data)
        self.model.finish(suffix if self.mode[0] == "sponge" else None)

    async def digest(self) -> None:
        """All of a digest."""
        got = await self.engine.digest()
        assert got == self.model.squeeze(ALGORITHMS[self.mode[0]].digest_bytes), self.mode

    async def squeeze(self, count: int) -> int:
        """At least that many bytes of an XOF; how many it was."""
        got = await self.engine.squeeze(count)
        assert got == self.model.squeeze(len(got)), (self.mode, count)
        return len(got)

    async def output(self, count: int) -> None:
        """A digest; or `count` bytes of an XOF, whose output is then ended by the next START."""
        if is_xof(self.mode):
            await self.squeeze(count)
        else:
            await self.digest()
            assert await self.engine.state() == "idle"

    async def save(self) -> bytes:
        """The context; the engine is idle then, and the model has no message either."""
        assert await self.engine.command(SAVE) == set()
        return await self.read_context()

    async def read_context(self) -> bytes:
        """The same after the command."""
        got, context = await self.engine.context(), self.model.save()
        want = as_engine_saves(context, self.engine.overlap)
        assert got == want, f"{self.mode}: context\n{got.hex()}, not\n{want.hex()}"
        assert await self.engine.state() == "idle"
        return context

    async def restore(self, context: bytes) -> None:
        """Go on with a context of the model."""
        assert await self.engine.restore(context) == set()
        self.model.restore(context)
        alg = self.model.algorithm
        self.mode = (alg.name, alg.block_bytes, alg.rounds) if alg.name == "sponge" else (alg.name,)
        want = "done" if Context.decode(context).phase else "absorb"
        await self.engine.wait_for(want)

    async def message(self, mode: tuple, data: bytes, count: int = 0, ragged: bool = False, suffix: int = 0x1F) -> None:
        """A whole message with its output."""
        await self.start(mode)
        await self.finish(data, suffix, ragged)
        await self.output(count)


async def begin(dut, seed: int) -> tuple[Engine, Golden, random.Random]:
    """Clock and reset; the driver, the golden model beside it, and the random numbers both use."""
    engine = Engine(dut, seed)
    await start(dut)
    return engine, Golden(engine), engine.rng

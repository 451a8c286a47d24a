# SPDX-License-Identifier: Apache-2.0
"""rvh_engine: every mode at every length modulo the block with and without stalls (with a coverage floor), commands
in every state, wipe, reset, length overflow, cycle cost, and that time does not depend on data."""

import json
import os
import random

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS, BUILT, digest, padding
from tests.lib.cocotb_runner import BUILD, INITIAL_STATES, rtl_files, simulate
from tests.lib.handshake import accepted, idle_cycles, registers, reset, start
from tests.rvhash.reference import sha2

OP_START, OP_FINISH, OP_WIPE = 1, 2, 6
ERRORS = ("cmd", "alg", "state", "length")  # bits of err_t
STATES = ("idle", "absorb", "busy", "done")  # bits of status_t
WIPE_CYCLES = 67  # busy after the command
STALLS = {"none": 0.0, "some": 0.3}


class Engine:
    """Drives the three channels of the engine; one word at a time."""

    def __init__(self, dut, seed: int) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        for name in ("cmd_valid_i", "cmd_i", "msg_valid_i", "msg_i", "out_ready_i"):
            getattr(dut, name).value = 0

    async def command(self, op: int, alg: int = 0) -> set[str]:
        """Give a command; the errors that it was answered with."""
        self.dut.cmd_valid_i.value = 1
        self.dut.cmd_i.value = op << 4 | alg
        for _ in range(200):
            await ReadOnly()
            taken, err = bool(self.dut.cmd_ready_o.value), int(self.dut.err_o.value)
            await FallingEdge(self.dut.clk_i)
            if taken:
                self.dut.cmd_valid_i.value = 0
                return {name for bit, name in enumerate(ERRORS) if err >> bit & 1}
        raise AssertionError("command not taken within 200 cycles")

    async def start(self, name: str) -> None:
        assert await self.command(OP_START, ALGORITHMS[name].number) == set()

    async def word(self, data: int, count: int = 4, last: bool = False) -> int:
        """One message word; the cycles until it was accepted."""
        self.dut.msg_valid_i.value = 1
        self.dut.msg_i.value = data << 4 | count << 1 | int(last)
        cycles = await accepted(self.dut, self.dut.msg_ready_o)
        self.dut.msg_valid_i.value = 0
        return cycles

    async def absorb(self, message: bytes, stall: float = 0.0, full_last: bool = False) -> None:
        """The whole message. `full_last`: a multiple of 4 bytes ends with a full last word, not an empty one."""
        whole = len(message) // 4
        if full_last and message and len(message) % 4 == 0:
            whole -= 1
        for i in range(whole):
            await idle_cycles(self.dut, stall, self.rng)
            await self.word(int.from_bytes(message[4 * i : 4 * i + 4], "little"))
        rest = message[4 * whole :]
        junk = self.rng.getrandbits(32) << 8 * len(rest)  # bytes beyond the count must not matter
        await idle_cycles(self.dut, stall, self.rng)
        await self.word((int.from_bytes(rest, "little") | junk) & 0xFFFFFFFF, len(rest), last=True)

    async def output(self, count: int, stall: float = 0.0) -> tuple[bytes, list[bool]]:
        """`count` bytes of output and the `last` flags of its words."""
        out, flags = b"", []
        while len(out) < count:
            await idle_cycles(self.dut, stall, self.rng)
            self.dut.out_ready_i.value = 1
            for _ in range(200):
                await ReadOnly()
                valid, word = bool(self.dut.out_valid_o.value), int(self.dut.out_o.value)
                await FallingEdge(self.dut.clk_i)
                if valid:
                    break
            else:
                raise AssertionError("no output within 200 cycles")
            self.dut.out_ready_i.value = 0
            out += (word >> 1).to_bytes(4, "little")
            flags.append(bool(word & 1))
        return out[:count], flags

    async def hash(self, name: str, message: bytes, count: int | None = None, stall: float = 0.0) -> bytes:
        count = ALGORITHMS[name].out_bytes(count)
        await self.start(name)
        await self.absorb(message, stall, full_last=self.rng.random() < 0.5)
        out, flags = await self.output(count, stall)
        # A digest of fixed length ends with `last`; an XOF never does.
        assert flags == [not ALGORITHMS[name].xof and i == len(flags) - 1 for i in range(len(flags))]
        return out

    async def state(self) -> str:
        await ReadOnly()
        value = int(self.dut.status_o.value)
        await FallingEdge(self.dut.clk_i)
        assert value in (1, 2, 4, 8), value
        return STATES[value.bit_length() - 1]

    async def wait_for(self, state: str) -> int:
        for cycle in range(200):
            if await self.state() == state:
                return cycle
        raise AssertionError(f"not {state} within 200 cycles")


@cocotb.test()
async def every_length_modulo_block(dut):
    """Each mode at each length of one block and a bit, and some longer ones, from both stall patterns."""
    await start(dut)
    engine = Engine(dut, 1)
    bins = []
    for name in BUILT:
        block = ALGORITHMS[name].block_bytes
        for stall, probability in STALLS.items():
            for residue in range(block):
                length = residue + block * engine.rng.choice((0, 0, 1, 2))
                message = engine.rng.randbytes(length)
                count = engine.rng.choice((1, 4, 33, block, block + 1)) if ALGORITHMS[name].xof else None
                assert await engine.hash(name, message, count, probability) == digest(name, message, count), (
                    f"{name}, {length} bytes, output {count}, stall {stall}"
                )
                bins.append((name, residue, stall))
    path = BUILD / f"{os.environ['RVH_RUN']}.coverage.json"
    path.write_text(json.dumps(bins))


@cocotb.test()
async def long_output(dut):
    """Five blocks of XOF output in pieces, with back-pressure."""
    await start(dut)
    engine = Engine(dut, 2)
    for name in ("shake128", "shake256"):
        for stall in STALLS.values():
            message = engine.rng.randbytes(77)
            count = 5 * ALGORITHMS[name].block_bytes
            assert await engine.hash(name, message, count, stall) == digest(name, message, count)


@cocotb.test()
async def commands_in_every_state(dut):
    """What is not allowed is answered with its error and changes nothing."""
    await start(dut)
    engine = Engine(dut, 3)
    alg = ALGORITHMS["sha256"].number

    async def refusals(start_error):
        for op in (0, OP_FINISH, 3, 4, 5, 7):
            assert await engine.command(op, alg) == {"cmd"}
        if start_error:
            assert await engine.command(OP_START, alg) == {start_error}

    for number in sorted(set(range(16)) - {ALGORITHMS[name].number for name in BUILT}):
        assert await engine.command(OP_START, number) == {"alg"}
    for name in BUILT:
        assert await engine.state() == "idle"
        await refusals(None)
        message = engine.rng.randbytes(300)
        await engine.start(name)
        assert await engine.state() == "absorb"
        await refusals("state")
        await engine.absorb(message)
        assert await engine.command(OP_START, alg) == {"state"}  # busy
        await engine.wait_for("done")
        await refusals(None)
        assert await engine.command(OP_START, 0) == {"alg"}
        out, _ = await engine.output(28)
        assert out == digest(name, message)[:28], name
        if not ALGORITHMS[name].xof:
            await engine.output(ALGORITHMS[name].digest_bytes - 28)
        else:
            assert await engine.command(OP_WIPE) == set()
            await engine.wait_for("idle")
    # a new message may follow an unread one
    await engine.start("sha3-512")
    await engine.absorb(b"unread")
    await engine.wait_for("done")
    assert await engine.hash("sha256", b"abc") == digest("sha256", b"abc")


@cocotb.test()
async def no_word_without_a_message(dut):
    """Outside of an open message no word is taken, and without output none is offered."""
    await start(dut)
    engine = Engine(dut, 4)
    dut.msg_valid_i.value = 1
    dut.out_ready_i.value = 1
    for _ in range(50):
        await ReadOnly()
        assert dut.msg_ready_o.value == 0
        assert dut.out_valid_o.value == 0
        await FallingEdge(dut.clk_i)
    dut.msg_valid_i.value = 0
    dut.out_ready_i.value = 0
    assert await engine.hash("sha3-224", b"x") == digest("sha3-224", b"x")


@cocotb.test()
async def wipe_at_any_point(dut):
    """WIPE in any state ends in idle within 100 cycles; what the registers hold then does not depend on the past."""
    await start(dut)
    engine = Engine(dut, 5)
    images = []
    for turn in range(80):
        name = BUILT[turn % len(BUILT)]
        await engine.start(name)
        words = engine.rng.randrange(100)
        for _ in range(words):
            await engine.word(engine.rng.getrandbits(32))
        if turn % 3:
            await engine.absorb(engine.rng.randbytes(turn % 9))
            for _ in range(engine.rng.randrange(120)):
                await FallingEdge(dut.clk_i)
            if turn % 3 == 2:
                await engine.wait_for("done")
                await engine.output(engine.rng.randrange(28))
        assert await engine.command(OP_WIPE) == set()
        assert await engine.wait_for("idle") < 100
        await ReadOnly()
        images.append(registers(dut))
        await FallingEdge(dut.clk_i)
        message = engine.rng.randbytes(turn)
        other = engine.rng.choice(BUILT)
        assert await engine.hash(other, message) == digest(other, message)
    assert len(images[0]) >= 8, sorted(images[0])
    assert any("keccak" in path for path in images[0])
    assert any("sha256" in path for path in images[0])
    for image in images:
        changed = [path for path in image if image[path] != images[0][path]]
        assert not changed, changed


@cocotb.test()
async def reset_at_any_point(dut):
    """An asynchronous reset in mid-message leaves a working engine."""
    await start(dut)
    engine = Engine(dut, 6)
    for turn in range(60):
        await engine.start(engine.rng.choice(BUILT))
        for _ in range(engine.rng.randrange(60)):
            await engine.word(engine.rng.getrandbits(32))
        if turn % 2:
            await engine.word(0, 3, last=True)
            for _ in range(engine.rng.randrange(90)):
                await FallingEdge(dut.clk_i)
        await reset(dut)
        assert await engine.state() == "idle"
        name, message = engine.rng.choice(BUILT), engine.rng.randbytes(turn)
        assert await engine.hash(name, message) == digest(name, message)


@cocotb.test()
async def long_lengths(dut):
    """Messages that count as long ones: the counter is set ahead, every bit of the length field must be right."""
    await start(dut)
    engine = Engine(dut, 7)
    limit = (1 << 61) - 1  # bytes, FIPS 180-4 section 1
    for before in (1 << 29, 1 << 32, 0x0123456789ABCDE0 & ~63, limit + 1 - 128):
        for length in (0, 55, 60, 64, 127):
            message = engine.rng.randbytes(length)
            padded = message + padding("sha256", before + length)
            blocks = [padded[i : i + 64] for i in range(0, len(padded), 64)]
            await engine.start("sha256")
            dut.bytes_q.value = before
            await FallingEdge(dut.clk_i)
            await engine.absorb(message)
            out, _ = await engine.output(32)
            assert out == sha2("sha256", blocks, 32), (before, length)


@cocotb.test()
async def length_beyond_the_standard(dut):
    """2^61 - 1 bytes is the longest for SHA-256 (FIPS 180-4, 1); one more is an error, the message is given up."""
    await start(dut)
    engine = Engine(dut, 8)
    for words, last_bytes, fits in ((0, 3, True), (0, 4, False), (5, 4, False), (15, 4, False)):
        await engine.start("sha256")
        for _ in range(words):
            await engine.word(engine.rng.getrandbits(32))
        dut.bytes_q.value = (1 << 61) - 4
        await FallingEdge(dut.clk_i)
        dut.msg_valid_i.value = 1
        dut.msg_i.value = 0 << 4 | last_bytes << 1 | 1
        await ReadOnly()
        assert dut.msg_ready_o.value == 1
        assert int(dut.err_o.value) == (0 if fits else 1 << ERRORS.index("length"))
        await FallingEdge(dut.clk_i)
        dut.msg_valid_i.value = 0
        assert await engine.state() == ("busy" if fits else "idle")
        if fits:
            await engine.wait_for("done")
        # The next message may follow at once, without WIPE.
        assert await engine.hash("sha256", b"next") == digest("sha256", b"next")
    # Keccak has no limit: the counter may wrap.
    await engine.start("sha3-256")
    dut.bytes_q.value = (1 << 61) - 1
    await FallingEdge(dut.clk_i)
    await engine.absorb(b"keccak")
    out, _ = await engine.output(32)
    assert out == digest("sha3-256", b"keccak")


@cocotb.test()
async def byte_count_above_four(dut):
    """A byte count of 5 to 7 on the last word counts as 4."""
    await start(dut)
    engine = Engine(dut, 9)
    for name in ("sha256", "shake128"):
        for count in (5, 6, 7):
            await engine.start(name)
            await engine.word(int.from_bytes(b"abcd", "little"), count, last=True)
            out, _ = await engine.output(32)
            assert out == digest(name, b"abcd", 32), (name, count)


@cocotb.test()
async def wipe_in_every_cycle(dut):
    """WIPE in each cycle of a message, with a word on offer at that time: 67 cycles, and nothing is left."""
    await start(dut)
    engine = Engine(dut, 10)
    image = None
    for name in ("sha256", "sha3-512", "shake128"):
        for delay in range(0, 150):
            await engine.start(name)
            dut.msg_valid_i.value, dut.msg_i.value = 1, engine.rng.getrandbits(32) << 4
            for _ in range(delay):
                await FallingEdge(dut.clk_i)
            dut.cmd_valid_i.value, dut.cmd_i.value = 1, OP_WIPE << 4
            await FallingEdge(dut.clk_i)
            dut.cmd_valid_i.value = dut.msg_valid_i.value = 0
            assert await engine.wait_for("idle") == WIPE_CYCLES
            await ReadOnly()
            image = image or registers(dut)
            left = registers(dut)
            assert left == image, [path for path in image if image[path] != left[path]]
            await FallingEdge(dut.clk_i)
    # in idle, after a digest was read
    assert await engine.hash("sha256", b"secret") == digest("sha256", b"secret")
    assert await engine.command(OP_WIPE) == set()
    assert await engine.wait_for("idle") == WIPE_CYCLES
    await ReadOnly()
    assert registers(dut) == image
    await FallingEdge(dut.clk_i)


@cocotb.test()
async def output_only_when_valid(dut):
    """What is in the cores cannot be seen at the output before there is output."""
    await start(dut)
    engine = Engine(dut, 11)
    for name in ("sha256", "sha3-256"):
        await engine.start(name)
        await engine.absorb(b"secret" * 20)
        for _ in range(80):
            await ReadOnly()
            if dut.out_valid_o.value:
                break
            assert int(dut.out_o.value) >> 1 == 0
            await FallingEdge(dut.clk_i)
        await FallingEdge(dut.clk_i)
        await engine.output(32)


@cocotb.test()
async def cycle_cost(dut):
    """Sustained cycles a block, and from the first word of a short message to the first word of its digest."""
    await start(dut)
    engine = Engine(dut, 12)
    for name, a in ((n, ALGORITHMS[n]) for n in BUILT):
        words = a.block_bytes // 4
        await engine.start(name)
        costs = []
        for _ in range(4):
            costs.append(sum([await engine.word(engine.rng.getrandbits(32)) for _ in range(words)]))
        assert costs[1:] == [65 if a.family == "sha256" else words + 24] * 3, (name, costs)
        # The longest wait of a single word: the first of a block in SHA-2 meets the rounds of the one before.
        if a.family == "sha256":
            assert await engine.word(0) == 49
        await engine.command(OP_WIPE)
        await engine.wait_for("idle")
        for length in (1, a.block_bytes - 4):
            await engine.start(name)
            await engine.absorb(bytes(length))
            waited = (length + 4) // 4  # cycles since START
            while True:
                await ReadOnly()
                if dut.out_valid_o.value:
                    break
                await FallingEdge(dut.clk_i)
                waited += 1
            await FallingEdge(dut.clk_i)
            second_block = 65 if a.family == "sha256" and length > 55 else 0
            expected = words + (51 if a.family == "sha256" else 25) + second_block
            assert waited == expected, (name, length, waited)
            await engine.command(OP_WIPE)
            await engine.wait_for("idle")


@cocotb.test()
async def time_does_not_depend_on_data(dut):
    """Two messages of equal length: every handshake in the same cycle."""
    await start(dut)
    engine = Engine(dut, 13)
    for name in BUILT:
        traces = []
        for filling in (b"\x00", b"\xff", b"\x5a"):
            await engine.start(name)
            trace = [await engine.word(int.from_bytes(4 * filling, "little")) for _ in range(90)]
            await engine.word(int.from_bytes(4 * filling, "little"), 2, last=True)
            trace.append(await engine.wait_for("done"))
            await engine.command(OP_WIPE)
            trace.append(await engine.wait_for("idle"))
            traces.append(trace)
        assert traces[0] == traces[1] == traces[2], name


def test_engine(summary):
    simulate("rvh_engine", __name__, rtl_files("core", "engine"))
    files = [BUILD / f"rvh_engine-test_engine.{state}.coverage.json" for state in INITIAL_STATES]
    bins = {tuple(b) for file in files for b in json.loads(file.read_text())}
    goal = sum(ALGORITHMS[name].block_bytes for name in BUILT) * len(STALLS)
    summary(
        "functional coverage",
        f"engine: {len(bins)} of {goal} bins (mode x message length modulo block x stalls), floor {goal}",
    )
    assert len(bins) >= goal

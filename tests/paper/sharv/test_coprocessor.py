# SPDX-License-Identifier: Apache-2.0
"""SHA-RV's coprocessor, each of its three kinds, with a host that does what CV-X-IF 0.2 allows and a memory that
stalls: runs of any length against the model, hash values that are gone on from, resets and wipes."""

import hashlib
import itertools

import cocotb
import pytest
from cocotb.triggers import FallingEdge

from rvhash.model import padded_blocks
from tests.lib.cocotb_runner import rtl_files, simulate
from tests.lib.handshake import registers, reset
from tests.paper.sharv.bench import FOUR, GOES_ON, IMAGE, IMAGE_WORDS, KIND, LONG, MOST, PAPER, X4, Bench, begin


def most(long: bool) -> int:
    return MOST[long] if KIND == PAPER else 14


def rng_words(b: Bench, count: int) -> list[int]:
    return [b.rng.getrandbits(32) for _ in range(count)]


async def lengths(b: Bench) -> None:
    """Every number of blocks up to more than two sets, in both modes."""
    for long in (False, True):
        for n in range(1, most(long) + 1):
            if n > 3 and b.rng.random() < 0.5:
                continue
            await b.image(sha224 := bool(b.rng.randrange(2)))
            await b.run(sha224, long, b.rng.randbytes(64 * n))
            if b.rng.randrange(2):
                await b.check()
    await b.check()


async def programs(b: Bench, length: int) -> None:
    """Runs in any order: restaged or not, IV a midstate or any, stored or not, gone on from or not."""
    await b.image()
    for _ in range(length):
        if b.rng.random() < 0.3:
            await b.check()
        if b.rng.random() < 0.4:
            k = rng_words(b, 64) if KIND != LONG and b.rng.randrange(2) else None
            await b.image(h=rng_words(b, 8), k=k)
        long, how = bool(b.rng.randrange(3)), 0
        n = b.rng.randrange(1, 6)
        if long and KIND == X4 and b.rng.randrange(2):
            how, n = FOUR, 4 * b.rng.randrange(1, 4)
        if long and b.chain[bool(how)] and b.rng.random() < 0.8:
            how |= GOES_ON
        await b.run(bool(b.rng.randrange(2)), long, b.rng.randbytes(64 * n), how, store=b.rng.random() < 0.7)
    await b.check()


@cocotb.test()
async def a_host_without_delay(dut):
    b = await begin(dut, 1, hurry=1, wrong_path=0)
    await lengths(b)
    await programs(b, 12)


@cocotb.test()
async def a_host_that_hesitates(dut):
    """Late commits, offers that are taken back, a wrong path, and a memory that stalls."""
    b = await begin(dut, 2, 0.4)
    await programs(b, 12)


@cocotb.test()
async def a_slow_host(dut):
    b = await begin(dut, 3, 0.7, hurry=0.25, wrong_path=0.4)
    await programs(b, 5)


@cocotb.test()
async def a_slow_memory(dut):
    """Rounds wait for words, and for the digests of the set before."""
    b = await begin(dut, 10, 0.92, hurry=1, wrong_path=0)
    await b.image()
    await b.run(False, False, b.rng.randbytes(64 * (7 if KIND == PAPER else 9)))
    await b.check()


@cocotb.test()
async def a_host_that_forgets(dut):
    """An accepted instruction that is neither committed nor killed does not stay in the way, and is never done."""
    b = await begin(dut, 4, 0.2, lossy=True)
    await programs(b, 10)


@cocotb.test()
async def messages(dut):
    """Whole messages of any length, cut at any block, against hashlib."""
    b = await begin(dut, 5, 0.1, hurry=1, wrong_path=0)
    for name in ("sha224", "sha256"):
        sha224 = name == "sha224"
        message = b.rng.randbytes(b.rng.randrange(900, 1500))
        blocks = padded_blocks(name, message)
        await b.image(sha224)
        at = how = 0
        while at < len(blocks):
            n = min(b.rng.randrange(1, 8), len(blocks) - at)
            ends = at + n == len(blocks)
            await b.run(sha224, True, b"".join(blocks[at : at + n]), how, store=ends)
            at, how = at + n, GOES_ON
        await b.check()
        assert b.digest(28 if sha224 else 32) == hashlib.new(name, message).digest()
        short = [b.rng.randbytes(b.rng.randrange(56)) for _ in range(most(False))]
        await b.run(sha224, False, b"".join(padded_blocks(name, m)[0] for m in short))
        await b.check()
        size = 28 if sha224 else 32
        assert b.digest(size * len(short)) == b"".join(hashlib.new(name, m).digest() for m in short)


# What each kind's registers of state are, by path below the session, and how many values each has.
STATES = {
    PAPER: {"state_q": 7},
    X4: {"u_moves.move_q": 5, "active_q": 2, "wiping_q": 2, "now_q": 2},
    LONG: {"state_q": 8},
}[KIND]


@cocotb.test()
async def resets(dut):
    """In every state: nothing of what was goes on, and the next hash is right."""
    b = await begin(dut, 6, 0.2, hurry=1, wrong_path=0)
    below = b.session()._path
    for name, values in STATES.items():
        for value in range(values):
            for late in (0, b.rng.randrange(1, 9))[value % 2 :]:
                await b.image()
                await b.run(False, late == 0, b.rng.randbytes(64 * 5))
                await b.wipe()
                state = b.session()
                for part in name.split("."):
                    state = getattr(state, part)
                for _ in range(6000):
                    if int(state.value) == value:
                        break
                    await FallingEdge(dut.clk_i)
                else:
                    raise AssertionError(f"{below}.{name} is never {value}")
                await b.cycles(late)
                dut.x_issue_valid_i.value = 0
                await reset(dut)
                b.restart()
                assert await b.told() == (False, False, set())
                await b.good()


# Where words of messages, hash values, IV and K are.
SECRET = (
    "u_bufferset.",
    "u_buffer.",
    "u_core.",
    "iv_q",
    "u_dma.u_read.store_q",
    "u_dma.u_write.queue_q",
    "u_dma.u_write.rest_q",
)


def secrets(dut) -> dict[str, int]:
    """Their registers."""
    found = {path: value for path, value in registers(dut).items() if any(part in path for part in SECRET)}
    control = ("u_buffer.k_q", "u_core.u_core.t_q", "u_core.u_core.word_valid_q", "u_core.u_core.feed_q")
    return {path: value for path, value in found.items() if not path.endswith(control)}


@cocotb.test()
async def wipes(dut):
    """Whenever it comes: nothing of message, hash value, IV or K is left, no instruction brings it back, and the next
    hash is right."""
    b = await begin(dut, 7, 0.2)
    for turn in range(8):
        await b.image(h=rng_words(b, 8))
        if turn % 4 != 1:
            how = FOUR if KIND == X4 and turn % 2 else 0
            await b.run(bool(turn & 1), turn % 4 != 2, b.rng.randbytes(64 * 4), how, store=turn % 3 != 0)
        await b.cycles(b.rng.randrange(3) * b.rng.randrange(400))
        filled = any(secrets(dut).values())
        await b.wipe()
        await b.check()
        assert filled, "nothing to wipe"
        left = {path: hex(value) for path, value in secrets(dut).items() if value}
        assert not left, left
        for long, how in ((False, 0), (True, 0), (True, GOES_ON)):
            await b.run(False, long, b.rng.randbytes(64), how)
            await b.check()
        await b.good()


@cocotb.test()
async def waits(dut):
    """After WAIT, IV and K are loaded and the image may be overwritten; after WIPE and WAIT nothing is left."""
    b = await begin(dut, 9, hurry=1, wrong_path=0)
    for stall in (0, 0.5):
        b.memory.stall = stall
        at = b.next_place(IMAGE)
        await b.image(h=rng_words(b, 8))
        await b.do("wait")
        b.put(at, b.rng.randbytes(4 * IMAGE_WORDS))
        await b.run(False, True, b.rng.randbytes(128))
        await b.check()
        assert any(secrets(dut).values())
        await b.wipe()
        await b.do("wait")
        assert not any(secrets(dut).values())


@cocotb.test()
async def kill_of_what_was_committed(dut):
    """A host that squashes an instruction after its commit is reported; the instruction is done nevertheless."""
    b = await begin(dut, 8, hurry=1, wrong_path=0)
    await b.image()
    await b.run(False, True, b.rng.randbytes(64 * 3))
    number = b._id
    await b.cycles(1)
    b._decisions.append((number, True))
    b.errors.add("host")
    await b.check()
    await b.good()


KINDS = ["paper", "x4", "long", "small"]
BENCHES = [f"tests.paper.sharv.{name}" for name in ("test_coprocessor", "coprocessor_errors", "coprocessor_cycles")]


def short(state: str, seed: int, kind: str) -> bool:
    """Part of `make test`."""
    return (state, seed) == ("random1", 1) and kind == "long"


@pytest.mark.parametrize(
    ("state", "seed", "kind"),
    [
        pytest.param(*run, marks=() if short(*run) else pytest.mark.full)
        for run in itertools.product(("random1", "random2", "zero"), (1, 2, 3), KINDS)
    ],
)
def test_coprocessor(state, seed, kind):
    number = KINDS.index(kind)
    simulate(
        "rvh_sharv_coprocessor",
        BENCHES,
        rtl_files("core", "attachment.sharv"),
        {"Kind": number},
        (state,),
        {"RVH_SHARV": str(number), "RVH_SHARV_SEED": str(seed)},
        name=f"sharv-{kind}-{seed}",
        build=f"sharv-{number}",
        inside=("*",),
    )

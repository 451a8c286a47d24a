# SPDX-License-Identifier: Apache-2.0
"""rvh_xif_1_0 with a host that uses all that CV-X-IF 1.0 allows, operands with the issue and after it; with memory, and
the lean build without: every algorithm, words written back, saved messages, errors, resets; who was killed leaves no
trace."""

import os

import cocotb
import pytest
from cocotb.triggers import FallingEdge

from rvhash.model import ALGORITHMS, NAMES, digest
from tests.attach.xif import bench
from tests.attach.xif.bench import DST, SRC, STATUS
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.xif import BUSY, DONE, IDLE
from tests.lib.xif_1_0 import Host

LEAN = {"HasSha256": 0, "HasSha512": 0, "HasDma": 0, "Overlap": 0, "Depth": 1}
CONFIGURATIONS = {
    "joint": {},
    "split": {"RegisterSplit": 1, "Depth": 4, "IdWidth": 3},
    "two-rounds": {"RoundsPerCycle": 2},
    "lean": LEAN,
    "lean-split": LEAN | {"RegisterSplit": 1, "Depth": 2, "IdWidth": 2},
    "joint-64": {"XLen": 64},
    "split-64": {"XLen": 64, "RegisterSplit": 1, "Depth": 4, "IdWidth": 3, "EngineWidth": 64},
    "lean-64": LEAN | {"XLen": 64},
}
OF = CONFIGURATIONS[os.environ.get("RVH_XIF", "joint")]
MEMORY, SPLIT = bool(OF.get("HasDma", 1)), bool(OF.get("RegisterSplit", 0))
BUILT = NAMES if MEMORY else [name for name in NAMES if name.startswith(("sha3-", "shake"))]

EVERY = int(os.environ.get("RVH_EVERY", "1"))  # so many times less than all

with_memory = cocotb.test(skip=not MEMORY)


def Bench(dut, seed: int, stall: float = 0.0, **host) -> bench.Bench:
    of = Host(dut, seed, split=SPLIT, dma=MEMORY, **host)
    return bench.Bench(dut, seed, of, names=BUILT, stall=stall, memory=MEMORY, words=True)


@cocotb.test()
async def messages(dut):
    b = Bench(dut, 1)
    await start(dut)
    await bench.every_algorithm(b, 2 * EVERY)
    await b.host.retired()


@cocotb.test()
async def messages_with_stalls(dut):
    """A slow host and a slow memory, many wrong paths."""
    b = Bench(dut, 2, 0.4, hurry=0.3, wrong_path=0.4, foreign=0.3)
    await start(dut)
    await bench.every_algorithm(b, 4 * EVERY)
    await b.host.retired()


@cocotb.test()
async def another_coprocessor(dut):
    """Instructions that are only seen on the commit interface."""
    b = Bench(dut, 3, foreign=0.5, unseen=True)
    await start(dut)
    await bench.every_algorithm(b, 4 * EVERY)
    await b.host.retired()


@with_memory
async def saved_messages(dut):
    b = Bench(dut, 5, 0.2)
    await start(dut)
    await bench.saved_messages(b, EVERY)


@with_memory
async def sponge(dut):
    b = Bench(dut, 6)
    await start(dut)
    await bench.sponge(b)


@with_memory
async def errors_with_memory(dut):
    b = Bench(dut, 7)
    await start(dut)
    await bench.errors_with_memory(b)


@with_memory
async def wipe_and_reset_at_any_point(dut):
    b = Bench(dut, 10, 0.2)
    await start(dut)
    await bench.wipe_and_reset_at_any_point(b)


@cocotb.test()
async def words(dut):
    """A digest ends with its last word; a word too many is an error and 0. An extendable output goes on."""
    b = Bench(dut, 8)
    await start(dut)
    await b.host.do("start", ALGORITHMS["sha3-224"].number)
    await b.end(b"abc")
    whole = -(-28 // b.bytes) * b.bytes  # the last word may be half full
    assert await b.output(whole) == digest("sha3-224", b"abc").ljust(whole, b"\0")
    assert await b.status() == (IDLE, set())
    assert await b.host.read("word") == 0
    assert await b.status() == (IDLE, {"out"})
    assert await b.status() == (IDLE, set())
    await b.host.do("start", ALGORITHMS["shake128"].number)
    await b.end(b"abc")
    assert await b.output(600) == digest("shake128", b"abc", 600)
    assert await b.status() == (DONE, set())
    if MEMORY:  # half of a register is the end of a block, the other half comes after the permutation
        await b.host.do("wipe")
        await b.host.do("start", ALGORITHMS["shake128"].number)
        await b.end(b"abc")
        await b.host.do("drain", DST, 4)
        assert await b.output(600) == digest("shake128", b"abc", 604)[4:]
        assert await b.status() == (DONE, set())
    if b.bytes == 8:  # the half of a word that waited for the other one
        assert dut.u_core.u_word.gen_two.first_q.value == 0


@cocotb.test()
async def errors(dut):
    """Each error of a host without memory has its bit, is told once, and the next message is right."""
    b = Bench(dut, 11)
    await start(dut)

    async def told(*names: str) -> None:
        assert (await b.status())[1] == set(names), names
        await b.host.do("wipe")
        assert (await b.status()) == (IDLE, set())
        await b.right()
        await b.host.do("wipe")

    await b.host.do("absorb", 1, 2)
    await told("msg")
    await b.host.do("finish", 1, 2, field=5)
    await told("msg")
    await b.host.do("finish", 0, 0, field=0)
    await told("state")
    await b.host.do("pad")
    await told("state")
    await b.host.do("start", 7)
    await b.host.do("absorb", 1, 2)
    await told("alg")
    await b.host.do("start", ALGORITHMS["sha3-256"].number)
    await b.host.do("absorb", 1, 2)
    assert await b.host.read("word") == 0
    await told("out")
    if not MEMORY:
        await b.host.do("start", ALGORITHMS["sha256"].number)
        await b.host.do("absorb", 1, 2)
        await told("alg")


@cocotb.test()
async def reset_and_wipe_while_words_move(dut):
    b = Bench(dut, 12)
    await start(dut)
    for turn in range(40):
        await b.host.do("start", ALGORITHMS[b.rng.choice(b.names)].number)
        for _ in range(b.rng.randrange(1, 30)):
            await b.host.do("absorb", *b.operands(b.rng.randbytes(2 * b.bytes)))
        if b.rng.randrange(2):
            await b.host.do("finish", 1, 2, field=b.rng.randrange(2 * b.bytes + 1))
            for _ in range(b.rng.randrange(6)):
                await b.host.read("word")
        for _ in range(b.rng.randrange(60)):
            await FallingEdge(b.dut.clk_i)
        if turn % 2:
            await b.host.do("wipe")
        else:
            await reset(dut)
            b.host.restart()
        assert await b.status() == (IDLE, set())
        await b.right()


@cocotb.test()
async def kill_of_what_was_committed(dut):
    """A host that squashes an instruction after its commit is reported; the instruction is done nevertheless."""
    b = Bench(dut, 13, hurry=1, wrong_path=0, foreign=0)
    await start(dut)
    await b.host.do("start", ALGORITHMS["sha3-256"].number)
    message = b.rng.randbytes(4 * b.bytes)
    await b.host.do("absorb", *b.operands(message[: 2 * b.bytes]))
    squashed = await b.host.offer("finish", *b.operands(message[2 * b.bytes :]), field=2 * b.bytes)
    await FallingEdge(dut.clk_i)
    await FallingEdge(dut.clk_i)
    await FallingEdge(dut.clk_i)
    await b.host.squash(squashed)
    assert await b.output(32) == digest("sha3-256", message)
    assert (await b.status()) == (IDLE, {"host"})


@cocotb.test()
async def kill_of_a_status_on_its_way(dut):
    """The word stays as it is until it is taken; the next one tells of the kill, once."""
    b = Bench(dut, 16, hurry=0.3, wrong_path=0, foreign=0)
    await start(dut)
    killed = 0
    for _ in range(40):
        status = await b.host.offer("getstatus")
        await b.host._settled()
        for _ in range(b.rng.randrange(4)):
            await FallingEdge(dut.clk_i)
        held = status.owed
        await b.host.squash(status)
        await b.host.retired()
        told = [status.word >> 27 & 1] + [1 if "host" in (await b.status())[1] else 0 for _ in range(2)]
        assert sum(told) <= 1
        assert told[0] == told[2] == 0
        killed += told[1]
        assert held or not told[1]
    assert killed > 10


@cocotb.test()
async def only_ours(dut):
    b = Bench(dut, 9, wrong_path=0, foreign=0)
    await start(dut)
    await bench.only_ours(b)


@with_memory
async def window(dut):
    b = Bench(dut, 21, 0.3)
    await start(dut)
    await bench.window(b)


@with_memory
async def disabled(dut):
    b = Bench(dut, 22)
    await start(dut)
    await bench.disabled(b)


@cocotb.test(skip=not MEMORY or OF.get("XLen", 32) == 32)
async def beyond(dut):
    b = Bench(dut, 23, 0.2)
    await start(dut)
    await bench.beyond(b)


@cocotb.test()
async def a_wait_in_work_is_busy(dut):
    """GETSTATUS and WAIT wait for all earlier operations: neither sees a busy engine."""
    b = Bench(dut, 14, hurry=1, wrong_path=0, foreign=0)
    await start(dut)
    for _ in range(2):
        await b.host.do("start", ALGORITHMS["shake128"].number)
        await b.host.do("finish", 0, 0, field=0)
        assert not (await b.status())[0] & BUSY
        await b.host.do("wipe")


@cocotb.test()
async def promised_cycles(dut):
    """From the offer of the first instruction to the last result, by a host without any delay."""
    b = Bench(dut, 15, hurry=1, wrong_path=0, foreign=0)
    await start(dut)
    message = bytes(range(200))
    b.put(SRC, message)
    await b.host.retired()

    async def memory():
        await b.host.do("start", ALGORITHMS["sha3-384"].number)
        await b.host.do("feed", SRC, 200, field=1)
        await b.host.do("drain", DST, 48)
        await b.host.do("status", STATUS)
        await b.host.do("wait")

    async def pushed():
        await b.host.do("start", ALGORITHMS["sha3-384"].number)
        for i in range(0, 192, 2 * b.bytes):
            await b.host.do("absorb", *b.operands(message[i : i + 2 * b.bytes]))
        await b.host.do("finish", *b.operands(message[192:]), field=8)
        assert await b.output(48) == digest("sha3-384", message)

    found = {}
    if MEMORY:
        found["memory"] = await b.cycles(memory())
        assert b.get(DST, 48) == digest("sha3-384", message)
    await b.host.retired()
    found["pushed"] = await b.cycles(pushed())
    dut._log.info("cycles: %s", found)
    memory, pushed = PROMISED[os.environ["RVH_XIF"]]
    assert found.get("memory", 0) <= memory
    assert found["pushed"] <= pushed


# SHA3-384 of 200 bytes: from memory to memory; pushed and read.
PROMISED = {
    "joint": (103, 120),
    "split": (105, 122),
    "two-rounds": (91, 108),
    "lean": (0, 191),
    "lean-split": (0, 154),
    "joint-64": (103, 120),
    "split-64": (105, 122),
    "lean-64": (0, 191),
}


@one_state
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    "configuration",
    [pytest.param(c, marks=() if c == "split" else pytest.mark.full) for c in CONFIGURATIONS],
)
def test_xif_1_0(configuration, state):
    """`make test` runs one configuration on a part of the messages, `make test-full` all."""
    env = {"RVH_XIF": configuration, "RVH_EVERY": "6" if state == "random1" else "1"}
    simulate(
        "rvh_xif_1_0",
        __name__,
        rtl_files("core", "engine", "attachment.xif"),
        {"HartId": 1, **CONFIGURATIONS[configuration]},
        (state,),
        env,
        name=f"rvh_xif_1_0-{configuration}",
        inside=("rvh_xif_core", "rvh_xif_word"),
    )

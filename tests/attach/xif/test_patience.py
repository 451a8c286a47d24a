# SPDX-License-Identifier: Apache-2.0
"""rvh_xif_0_2 with a host that commits late: with `Patience` = 0 everything is correct; with a time-out an instruction
that was given up and is committed all the same is told as HOST, and the host has its result."""

import os

import cocotb
import pytest
from cocotb.triggers import FallingEdge

from rvhash.model import ALGORITHMS, NAMES, digest
from tests.attach.xif import bench
from tests.attach.xif.bench import DST, SRC
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.xif import FRONT_0_2, IDLE, Host, encode

USUAL = 64  # of rvh_xif_0_2
PATIENCE = int(os.environ.get("RVH_PATIENCE", str(USUAL)))
endless = cocotb.test(skip=PATIENCE != 0)
timed = cocotb.test(skip=PATIENCE == 0)


class SlowHost(Host):
    """Waits before it commits: with probability `late` for up to `most` cycles. `holds`: for as long as it is set."""

    retracts = 0  # it would wait for less, and its identifiers would come round

    def __init__(self, dut, seed: int, *, late: float, most: int, **host) -> None:
        super().__init__(dut, seed, **host)
        self.late, self.most, self.holds = late, most, False
        self._left: int | None = None  # cycles to the oldest decision

    def _tells(self) -> bool:
        if not self._decisions or self.holds:
            return False
        if self._left is None:
            self._left = self.rng.randrange(self.most) if self.rng.random() < self.late else 0
        self._left -= 1
        if self._left >= 0:
            return False
        self._left = None
        return True


def Bench(dut, seed: int, stall: float = 0.0, late: float = 0.0, most: int = 1, **host) -> bench.Bench:
    return bench.Bench(dut, seed, SlowHost(dut, seed, late=late, most=most, **host), names=NAMES, stall=stall)


@endless
async def slow_but_right(dut):
    b = Bench(dut, 1, 0.2, late=0.3, most=300)
    await start(dut)
    await bench.every_algorithm(b, 9)
    await b.host.retired()


@endless
async def nothing_is_given_up(dut):
    """WAIT stalls until the instruction before it is committed, and then continues."""
    b = Bench(dut, 2, hurry=1, wrong_path=0)
    await start(dut)
    for cycles in (100, 1000):
        b.host.holds = True
        await b.host.do("wipe")
        waits = cocotb.start_soon(b.host.do("wait"))
        for _ in range(cycles):
            await FallingEdge(dut.clk_i)
        assert not waits.done()
        b.host.holds = False
        await waits
        await b.right()
        await b.host.do("wipe")
    await b.host.retired()


@timed
async def committed_too_late(dut):
    """One instruction, aborted while WAIT stalls at it: it is not done, its commit is sent once, its result comes."""
    b = Bench(dut, 3, hurry=1, wrong_path=0)
    await start(dut)
    for name, rs in (("absorb", (1, 2)), ("feed", (SRC, 8)), ("pad", (0, 0)), ("wipe", (0, 0))):
        b.put(SRC, b"x" * 50)
        await b.host.do("start", ALGORITHMS["sha3-256"].number)
        await b.host.do("feed", SRC, 50)
        await b.host.do("wait")
        await b.host.retired()
        b.host.holds = True
        await b.host.do(name, *rs)
        cycles = await b.cycles(b.host.do("wait"))
        assert PATIENCE <= cycles <= PATIENCE + 4
        b.host.holds = False
        await b.host.retired()
        await b.host.do("feed", SRC, 0, field=1)
        await b.host.do("drain", DST, 32)
        assert await b.status() == (IDLE, {"host"}), name
        assert await b.status() == (IDLE, set()), name
        assert b.get(DST, 32) == digest("sha3-256", b"x" * 50), name
        await b.right()
        await b.host.do("wipe")


@timed
async def killed_too_late(dut):
    """A kill of what was given up is no error; nor is a commit of its identifier when that means another one."""
    b = Bench(dut, 4, hurry=1, wrong_path=0)
    await start(dut)
    for _ in range(5):
        number, _ = await b.host._offer(encode("wipe"), 0, 0)
        for _ in range(4):  # others, which nobody wants
            await b.host.rejected(0x13)
        await b.host.do("wait")
        b.host._decisions.append((number, True))
        await b.right()
        await b.host._offer(encode("wipe"), 0, 0)
        await b.host.do("wait")
        for _ in range(20):
            await b.host.rejected(0x13)
        await b.right()
    await b.host.retired()


@timed
async def several_too_late(dut):
    """All that was given up is told of, each with a result of its own, whatever the host takes them with."""
    b = Bench(dut, 5, hurry=0.3, wrong_path=0)
    await start(dut)
    for _ in range(30):
        await b.host.retired()
        b.host.holds = True
        await b.host.do("wipe")
        await b.host.do(b.rng.choice(("wait", "wipe")))
        for _ in range(b.rng.randrange(1, 6)):  # each waits for a place, or for all before it
            await b.host.do(b.rng.choice(("wait", "wipe")))
        b.host.holds = False
        await b.host.retired()
        assert await b.status() == (IDLE, {"host"})
        await b.right()
        await b.host.do("wipe")


@timed
async def never_wrong_without_a_word(dut):
    """Whatever is late: the digest is right, or HOST is told. Nothing hangs."""
    b = Bench(dut, 6, 0.2, most=6 * PATIENCE)
    await start(dut)
    told = right = 0
    for _ in range(45):
        name = b.rng.choice(NAMES)
        n, message = ALGORITHMS[name].out_bytes(None), b.rng.randbytes(b.rng.randrange(300))
        b.host.late = 0.5
        b.put(SRC, message)
        await b.host.do("start", ALGORITHMS[name].number)
        await b.host.do("feed", SRC, len(message), field=1)
        await b.host.do("drain", DST, n)
        await b.host.do("wait")
        await b.host.retired()
        b.host.late = 0
        _, errors = await b.status()
        done = b.get(DST, n) == digest(name, message, n)
        assert "host" in errors or (done and not errors)
        told, right = told + ("host" in errors), right + (done and not errors)
        await b.host.do("wipe")
        await b.status()
        await b.right()
        await b.host.do("wipe")
    dut._log.info("%d told, %d right", told, right)
    assert told > 10
    assert right > 10
    await FallingEdge(dut.clk_i)


@one_state
@pytest.mark.full
@pytest.mark.parametrize("patience", [USUAL, 0, 8])
def test_patience(patience, state):
    files = rtl_files("core", "engine", "attachment.xif")
    of = {"Patience": patience} if patience != USUAL else {}
    env, name = {"RVH_PATIENCE": str(patience)}, f"rvh_xif_0_2-patience-{patience}"
    build = "rvh_xif_0_2" if patience == USUAL else None
    simulate("rvh_xif_0_2", __name__, files, of, (state,), env, name, build, inside=FRONT_0_2)

# SPDX-License-Identifier: Apache-2.0
"""rvh_soc_share between two managers and a subordinate that grants and answers after random waits: every request
arrives once and unchanged, its answer goes back to its manager in order, neither manager waits for long, and no cycle
is lost."""

import random
from collections import deque

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly

from tests.lib.cocotb_runner import ROOT, one_state, rtl_files, simulate
from tests.lib.handshake import reset, start


def fields(dut) -> dict[str, int]:
    """The signals of a request, and how many bits of them a manager has."""
    width = int(dut.Width.value)
    return {"addr": int(dut.AddrWidth.value), "we": 1, "be": width // 8, "wdata": width}


async def run(dut, cycles: int, asks: tuple[float, float], waits: float, seed: int) -> tuple[list[int], int]:
    """Random traffic; the transfers of each manager, and the longest time one waited for its grant while the other was
    served, in transfers of the other."""
    rng, names = random.Random(seed), fields(dut)
    most, word = int(dut.Outstanding.value), names["wdata"]
    wanted: list[tuple | None] = [None, None]
    behind = [0, 0]  # transfers of the other since this manager asked
    expected = [deque(), deque()]
    answers = deque()  # what the subordinate owes: the data
    offered = None
    done, longest = [0, 0], 0
    for _ in range(cycles):
        for m in (0, 1):
            if wanted[m] is None and rng.random() < asks[m]:
                wanted[m] = tuple(rng.getrandbits(width) for width in names.values())
                behind[m] = 0
        dut.req_i.value = sum((w is not None) << m for m, w in enumerate(wanted))
        for i, (name, width) in enumerate(names.items()):
            value = sum((w[i] if w else rng.getrandbits(width)) << width * m for m, w in enumerate(wanted))
            getattr(dut, name + "_i").value = value
        gnt = rng.random() >= waits
        answer = bool(answers) and rng.random() >= waits
        dut.gnt_i.value, dut.rvalid_i.value = int(gnt), int(answer)
        dut.rdata_i.value = answers[0] if answer else rng.getrandbits(word)
        await ReadOnly()
        rvalid = int(dut.rvalid_o.value)
        if answer:
            data = answers.popleft()
            assert rvalid in (1, 2)
            m = rvalid - 1
            assert int(dut.rdata_o.value) >> word * m & ((1 << word) - 1) == expected[m].popleft() == data
            done[m] += 1
        else:
            assert rvalid == 0
        grants = int(dut.gnt_o.value)
        if dut.req_o.value:
            now = tuple(int(getattr(dut, name + "_o").value) for name in names)
            assert now in wanted
            assert offered in (None, now), "the offer changed before it was granted"
            offered = None if gnt else now
            assert grants in ((1, 2) if gnt else (0,))
        else:
            assert offered is None, "an offer was taken back"
            assert grants == 0
        if grants:
            m = grants - 1
            assert wanted[m] == now
            data = rng.getrandbits(word)
            answers.append(data)
            assert len(answers) <= most
            expected[m].append(data)
            wanted[m] = None
            behind[1 - m] += 1
            if wanted[1 - m] is not None:
                longest = max(longest, behind[1 - m])
        await FallingEdge(dut.clk_i)
    return done, longest


def quiet(dut):
    """Nobody asks or answers."""
    for name in ("req_i", "gnt_i", "rvalid_i", "rdata_i", *(f + "_i" for f in fields(dut))):
        getattr(dut, name).value = 0


@cocotb.test()
async def traffic(dut):
    quiet(dut)
    await start(dut)
    for waits in (0.0, 0.3, 0.7):
        for asks in ((0.5, 0.5), (1.0, 1.0), (1.0, 0.1), (0.1, 1.0)):
            done, longest = await run(dut, 1500, asks, waits, seed=1)
            assert min(done) > 20
            assert longest <= 1, "a manager is passed over"
            quiet(dut)
            await reset(dut)


@cocotb.test()
async def no_cycle_is_lost(dut):
    """Both ask all the time: a transfer a cycle, half of them for each. One alone: all of them."""
    quiet(dut)
    await start(dut)
    done, _ = await run(dut, 1000, (1.0, 1.0), 0.0, seed=2)
    assert sum(done) >= 998
    assert abs(done[0] - done[1]) <= 1
    for alone in ((1.0, 0.0), (0.0, 1.0)):
        quiet(dut)
        await reset(dut)
        done, _ = await run(dut, 1000, alone, 0.0, seed=3)
        assert sum(done) >= 998


@one_state
@pytest.mark.parametrize(
    ("outstanding", "addr_width", "width"),
    [
        (1, 32, 64),
        *(pytest.param(*p, marks=pytest.mark.full) for p in ((2, 32, 32), (2, 32, 128), (3, 32, 32), (2, 12, 32))),
    ],
)
def test_soc_share(outstanding, addr_width, width, state):
    parameters = {"Outstanding": outstanding, "AddrWidth": addr_width, "Width": width}
    files = [*rtl_files(), ROOT / "rtl" / "soc" / "rvh_soc_share.sv"]
    simulate("rvh_soc_share", __name__, files, parameters, (state,))

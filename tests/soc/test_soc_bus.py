# SPDX-License-Identifier: Apache-2.0
"""rvh_soc_bus with subordinates that grant and answer after random waits: every transfer reaches the right one, its
answer comes back in order, and an address of nobody is answered with an error."""

import random
from collections import deque

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly

from tests.lib.cocotb_runner import ROOT, one_state, rtl_files, simulate
from tests.lib.handshake import start

# address range -> which subordinate (rvh_soc_pkg::sel_e); 3 is nobody
BASES = {0x80100000: 0, 0x1000_0000: 1, 0x2000_0000: 2}
SIZES = {0: 512 * 1024, 1: 4096, 2: 4096}
NOBODY = 3


def owner(address: int, has_dev: bool, has_page: bool) -> int:
    for base, who in BASES.items():
        if base <= address < base + SIZES[who]:
            return who if (True, has_dev, has_page)[who] else NOBODY
    return NOBODY


def addresses(rng: random.Random) -> int:
    base, who = rng.choice(list(BASES.items()))
    return rng.choice(
        [
            base,
            base + SIZES[who] - 4,
            base + SIZES[who],
            base - 4,
            base + rng.randrange(SIZES[who]),
            rng.getrandbits(32),
        ]
    )


@cocotb.test()
async def transfers(dut):
    rng = random.Random(1)
    has = bool(dut.HasDev.value), bool(dut.HasPage.value)
    width = int(dut.Width.value)
    for name in ("req_i", "addr_i", "gnt_i", "rvalid_i", "rdata_i", "err_i"):
        getattr(dut, name).value = 0
    await start(dut)
    answers = [deque() for _ in range(3)]  # per subordinate: cycles to wait, data
    expected = deque()  # what the manager must get: data, and from whom
    address = None
    done = 0
    for waits in (0.0, 0.5):
        for _ in range(3000):
            if address is None and rng.random() < 0.8:
                address = addresses(rng)
            dut.req_i.value = int(address is not None)
            dut.addr_i.value = address or 0
            gnt = sum((rng.random() >= waits) << i for i in range(3))
            dut.gnt_i.value = gnt
            rvalid, rdata = 0, 0
            for who, queue in enumerate(answers):
                if queue and queue[0][0] == 0:
                    rvalid |= 1 << who
                    rdata |= queue.popleft()[1] << width * who
                elif queue:
                    queue[0] = (queue[0][0] - 1, queue[0][1])
            dut.rvalid_i.value, dut.rdata_i.value = rvalid, rdata
            wrong = rng.getrandbits(3)
            dut.err_i.value = wrong
            await ReadOnly()
            if dut.rvalid_o.value:
                want, of = expected.popleft()
                assert bool(dut.err_o.value) == (of == NOBODY or bool(wrong >> of & 1))
                assert int(dut.rdata_o.value) == want
                done += 1
            requests = int(dut.req_o.value)
            who = owner(address, *has) if address is not None else None
            assert requests in ((0,) if who in (None, NOBODY) else (0, 1 << who)), "the wrong subordinate is asked"
            if dut.gnt_o.value:
                assert who is not None
                if who == NOBODY:
                    expected.append((0, NOBODY))
                else:
                    assert requests == 1 << who
                    assert gnt >> who & 1
                    data = rng.getrandbits(width)
                    answers[who].append((rng.choice((0, 0, 1, 5)) if waits else 0, data))
                    expected.append((data, who))
                address = None
            await FallingEdge(dut.clk_i)
    assert done > 1500
    assert len(expected) <= 1


@one_state
@pytest.mark.parametrize(
    ("has_dev", "has_page", "width"),
    [(1, 1, 32), *(pytest.param(*p, marks=pytest.mark.full) for p in ((1, 0, 32), (0, 1, 64))), (0, 0, 128)],
)
def test_soc_bus(has_dev, has_page, width, state):
    files = [*rtl_files(), *(ROOT / "rtl" / "soc" / name for name in ("rvh_soc_pkg.sv", "rvh_soc_bus.sv"))]
    parameters = {"HasDev": has_dev, "HasPage": has_page, "Width": width}
    simulate("rvh_soc_bus", __name__, files, parameters, (state,))

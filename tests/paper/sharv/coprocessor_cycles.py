# SPDX-License-Identifier: Apache-2.0
"""Part of test_coprocessor.py: cycles with a memory that grants at once and answers in the next cycle, and a host that
loses none. They do not depend on what is hashed."""

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from tests.paper.sharv.bench import FOUR, KIND, LONG, PAPER, X4, Bench, begin

# From the acceptance of the first instruction, IV and K included, to the grant of the last word of the last digest, by
# number of blocks. A figure that gets better belongs into this table.
CYCLES = {  # SHA-256, SHA-224
    PAPER: {
        "short": {1: (364, 363), 2: (650, 648), 4: (1222, 1218), 7: (2080, 2073)},
        "long": {1: (364, 363), 2: (645, 644), 4: (1207, 1206), 11: (3174, 3173)},
    },
    X4: {
        "short": {1: (309, 308), 2: (333, 331), 4: (381, 377), 8: (641, 637), 16: (1161, 1157)},
        "long": {1: (309, 308), 2: (569, 568), 4: (1089, 1088), 8: (2129, 2128), 16: (4209, 4208)},
        "four": {4: (393, 389), 8: (653, 649), 16: (1173, 1169)},
    },
    LONG: {
        "short": {1: (104, 103), 2: (192, 191), 4: (368, 367), 16: (1424, 1423)},
        "long": {1: (104, 103), 2: (169, 168), 4: (299, 298), 16: (1079, 1078)},
    },
}


async def trace(b: Bench, sha224: bool, long: bool, n: int, how: int = 0) -> tuple[int, list[tuple[int, ...]]]:
    """A whole run over random data, from a random IV: its cycles, and what is seen on the ports in each."""
    dut, seen, ends = b.dut, [], 0
    pins = ("x_issue_ready_o", "x_result_valid_o", "mgr_req_o", "mgr_we_o")

    async def see() -> None:
        nonlocal ends
        while True:
            await ReadOnly()
            now = tuple(int(getattr(dut, pin).value) for pin in pins)
            if now[2] and now[3]:
                ends = len(seen) + 1
            seen.append(now)
            await FallingEdge(dut.clk_i)

    await b.check()
    await b.retired()
    await b.cycles(2)
    task = cocotb.start_soon(see())
    await b.image(h=[b.rng.getrandbits(32) for _ in range(8)])
    await b.run(sha224, long, b.rng.randbytes(64 * n), how)
    await b.do("wait")
    task.cancel()
    await b.check()
    return ends, seen


@cocotb.test()
async def cycles(dut):
    b = await begin(dut, 21, hurry=1, wrong_path=0)
    for mode, table in CYCLES[KIND].items():
        for n, promised in table.items():
            how = FOUR if mode == "four" else 0
            runs = [await trace(b, sha224, mode != "short", n, how) for sha224 in (False, False, True)]
            assert runs[0] == runs[1], "it depends on the data"
            assert (runs[0][0], runs[2][0]) == promised, (mode, n)

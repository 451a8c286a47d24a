# SPDX-License-Identifier: Apache-2.0
"""The smallest rvh_mmio: SHA-3 through its windows. Unbuilt parts are refused, and have no registers."""

import cocotb

from rvhash.model import ALGORITHMS, NAMES, digest
from tests.lib.cocotb_runner import ROOT, one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.mmio import ADDR, FINISH, IDLE, IN, LIST, RESTORE, SAVE, START, TO_MEMORY, WIPE, Peripheral

LEAN = {"HasSha256": 0, "HasSha512": 0, "HasDma": 0, "Overlap": 0}


@cocotb.test()
async def digests(dut):
    """Every SHA-3 mode at lengths around the block."""
    p = Peripheral(dut, 1)
    await start(dut)
    for name in NAMES:
        alg = ALGORITHMS[name]
        if alg.family != "keccak":
            await p.command(START, alg.number)
            await p.error("alg")
            continue
        for length in (0, 1, 3, 4, alg.block_bytes - 1, alg.block_bytes, 2 * alg.block_bytes + 5):
            message, count = p.rng.randbytes(length), alg.out_bytes(None)
            assert await p.hash(name, message, count) == digest(name, message, count), (name, length)
    assert await p.read("ERROR") == 0


@cocotb.test()
async def what_is_not_built(dut):
    """No DMA: its commands are refused, its registers hold nothing, the manager port is quiet."""
    p = Peripheral(dut, 2)
    await start(dut)
    assert await p.read("CAPABILITY") == 32 << 16 | 0b10_0000_0100
    sha3 = START | ALGORITHMS["sha3-256"].number << 8
    for word in (sha3 | IN, sha3 | FINISH | TO_MEMORY, sha3 | IN | LIST, SAVE | TO_MEMORY, RESTORE | IN):
        await p.write("CMD", word)
        await p.error("cmd")
        assert await p.rest() == IDLE
    await p.write("CMD", sha3)
    await p.write("CMD", IN)
    await p.error("cmd")
    await p.absorb(b"abcd")
    await p.write("CMD", SAVE)
    context = await p.output(240)
    assert await p.rest() == IDLE
    await p.write("CMD", RESTORE)
    await p.absorb(context)
    await p.command(FINISH)
    await p.done()
    assert await p.output(32) == digest("sha3-256", b"abcd")
    for name in ("SRC", "LEN", "DST", "OLEN"):
        await p.write(name, 0xFFFFFFFF)
        assert await p.read(name) == 0
    assert await p.read("ERROR") == 0
    assert int(dut.mgr_req_o.value) == 0
    await p.write("CMD", WIPE)
    assert await p.rest() == IDLE
    assert ADDR["SRC"] == 0x34


@one_state
def test_lean(state):
    sources = rtl_files("core", "engine", "attachment.mmio")
    simulate("mmio_probe", __name__, [*sources, ROOT / "tests" / "attach" / "mmio" / "mmio_probe.sv"], LEAN, (state,))

# SPDX-License-Identifier: Apache-2.0
"""The contents of the attachment's registers after the end of a message, in the whole system with its driver: after
rvh_final, HMAC, KMAC and wipes nothing of message, key or digest (programs/secrets.c).

The program runs twice, with other secret bytes and all else the same. At each mark of a clean place every register of
the engine is as after a wipe after the reset, and every register of the attachment is the same in both runs; at a mark
inside of a message they differ, or the bench would not see anything.
"""

import os
import random
import struct
from pathlib import Path

import cocotb
import pytest
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge, ReadOnly, RisingEdge, Timer, with_timeout

from rvhash import design
from rvhash.builder import recipes
from rvhash.builder.tools import ToolRunner
from rvhash.design import hosts, sources
from tests.lib import programs
from tests.lib.cocotb_runner import ROOT, simulate
from tests.lib.handshake import registers
from tests.lib.hosts import HOST, on_host

# The packaged processor has cases that are unique only after reset: --no-assert-case.
IRAM, DRAM = 0x80000000, 0x80100000
CONSOLE, EXIT = 0x00, 0x04
MARKER, SECRET_BYTES = b"bytes that the bench replaces", 352


def segments(program: Path) -> list[tuple[int, bytes]]:
    """Of a 32-bit ELF file: where each lies, and its words."""
    image = program.read_bytes()
    (first,), (count,) = struct.unpack_from("<I", image, 28), struct.unpack_from("<H", image, 44)
    found = []
    for i in range(count):
        kind, offset, _, at, size, _ = struct.unpack_from("<6I", image, first + 32 * i)
        if kind == 1 and size:
            found.append((at, image[offset : offset + size] + bytes(-size % 4)))
    return found


def load(dut, secret: bytes) -> None:
    """The program with these bytes in place of its marker."""
    placed = 0
    for at, data in segments(Path(os.environ["RVH_PROGRAM"])):
        words = data
        if MARKER in data:
            here = data.index(MARKER)
            words = data[:here] + secret + data[here + len(secret) :]
            placed += 1
        ram, base = (dut.u_dram, DRAM) if at >= DRAM else (dut.u_iram, IRAM)
        for i, (word,) in enumerate(struct.iter_unpack("<I", words)):
            ram.mem[(at - base) // 4 + i].value = word
    assert placed == 1


async def run(dut, secret: bytes) -> list[tuple[str, dict[str, int]]]:
    """At each mark: which it is, and the registers of the attachment."""
    dut.rst_ni.value = 0
    load(dut, secret)
    for _ in range(4):
        await FallingEdge(dut.clk_i)
    dut.rst_ni.value = 1
    marks = []
    while True:
        await with_timeout(RisingEdge(dut.dev_req_o), 1, "ms")
        await ReadOnly()
        where, what = int(dut.dev_addr_o.value), int(dut.dev_wdata_o.value)
        assert dut.dev_req_o.value
        assert dut.dev_we_o.value
        assert where in (CONSOLE, EXIT)
        if where == EXIT:
            assert what == 0
            await FallingEdge(dut.clk_i)
            return marks
        marks.append((chr(what), registers(dut.u_slot)))


def engine(of: dict[str, int]) -> dict[str, int]:
    found = {path: value for path, value in of.items() if ".u_engine." in path}
    assert {path.rpartition(".")[2] for path in found} >= {"state_q", "hash_q", "w_q"}
    return found


@cocotb.test()
async def nothing_is_left_behind(dut):
    rng = random.Random(1)
    dut.stall_i.value = dut.dev_rdata_i.value = dut.dev_irq_i.value = 0
    dut.clk_i.value = 0
    dut.rst_ni.value = 1
    await Timer(1, unit="ns")
    dut.rst_ni.value = 0
    cocotb.start_soon(Clock(dut.clk_i, 10, unit="ns").start(start_high=False))
    one, two = [await run(dut, rng.randbytes(SECRET_BYTES)) for _ in range(2)]
    assert [what for what, _ in one] == [what for what, _ in two]
    assert {what for what, _ in one} == set("wcd")
    (first, fresh), wiped = one[0], engine(one[0][1])
    assert first == "w"
    assert fresh.keys() == two[0][1].keys()
    for place, ((what, left), (_, other)) in enumerate(zip(one, two, strict=True)):
        differ = [path for path in left if left[path] != other[path]]
        if what == "d":
            assert [path for path in differ if path in wiped], f"mark {place}: nothing of a message to be seen"
        else:
            assert not differ, f"mark {place}: depends on the secret: {differ}"
            kept = [path for path in wiped if left[path] != wiped[path]]
            assert not kept, f"mark {place}: not as after a wipe: {kept}"


SECRETS = [pytest.param(n, id=n, marks=pytest.mark.full) for n in ("mmio", "xif", "xif-pushed", "xif-lean")]


@pytest.mark.parametrize("name", on_host(SECRETS))
def test_secrets(name):
    of = programs.running(design.get(name), "secrets")
    rtl, host = sources.rtl(), hosts.files(of.processor)
    own = rtl.files(of.attachment, hosts.get(of.processor).has.extension)
    firmware = recipes.get(lambda: recipes.firmware_recipe(of), ToolRunner(), lambda event, what: None)
    simulate(
        rtl.soc.top,
        __name__,
        [*(ROOT / w for w in rtl.lint.waivers), *host.waivers, *host.files, *(ROOT / f for f in own)],
        states=("random1",),
        env={"RVH_PROGRAM": str(firmware / recipes.FIRMWARE)},
        name=f"soc_secrets-{name}",
        build=f"soc_secrets-{of.attachment}-{HOST}",
        options=[*host.options, *recipes.system_options(of), "--no-assert-case"],
        inside=("*",),
    )
